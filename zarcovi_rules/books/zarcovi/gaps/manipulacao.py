"""Where the rules on manipulating an attack are silent: what a committee would have to decide."""

from zarcovi_rules.core.rulings import Gap

GAP_37 = Gap(
    id="GAP-37",
    texto="A habilidade que manipula é mais lenta que o ataque; e o que o novo alvo ainda pode fazer para se defender.",
    text="A manipulating ability slower than the attack; and what the new target may still do to defend.",
)
GAP_38 = Gap(
    id="GAP-38",
    texto="Manipular o ataque de um aliado: consentimento e custo; e o custo de mandá-lo contra um terceiro.",
    text="Manipulating an ally's attack: consent and cost; and the cost of sending an attack at a third party.",
)
