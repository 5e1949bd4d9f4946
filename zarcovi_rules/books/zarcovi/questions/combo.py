"""What may be comboed, and whether a combo happens. That an attack can be comboed is asked here, never of its fact.

A ruling that a kind of attack cannot be comboed answers `ataque_combavel` and overrides `ataque_combavel~diz_que_sim`.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, combo
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

COMBAVEL = Question(
    name="ataque_combavel",
    about=Text("este ataque conta como combável?", "does this attack count as one that can be comboed?"),
    values={
        "sim": Text("o ataque conta como combável", "the attack counts as one that can be comboed"),
        "nao": Text("o ataque não conta como combável", "the attack does not count as one that can be comboed"),
    },
    links=(
        Link(name="diz_que_sim", when=ataque.COMBAVEL.is_("sim"), then="sim"),
        Link(name="diz_que_nao", when=ataque.COMBAVEL.is_("nao"), then="nao"),
    ),
)
TAMANHO = Question(
    name="tamanho_do_combo",
    permits=("nao_pode", "pode"),
    about=Text("um combo pode juntar tantas habilidades?", "may a combo join so many abilities?"),
    values={
        "pode": Text("o combo pode juntar tantas habilidades", "the combo may join so many abilities"),
        "nao_pode": Text("o combo não pode juntar tantas habilidades", "the combo may not join so many abilities"),
    },
    # A combo of fewer than two would be none.
    links=(Link(name="duas", when=combo.QUANTAS.is_(combo.DUAS), then="pode"),),
)

_DESLOCAMENTO = ataque.AUXILIO.is_("teleporte", "teletransporte")
COMBO_ACONTECE = Question(
    name="combo_acontece",
    about=Text("o combo acontece?", "does the combo happen?"),
    values={
        "sim": Text("o combo acontece", "the combo happens"),
        "nao": Text("o combo é recusado", "the combo is refused"),
        "nao_ha": Text("não há combo", "there is no combo"),
    },
    links=(
        Link(name="sem_combo", when=ataque.AUXILIO.is_("nenhum"), then="nao_ha"),
        Link(name="combavel", when=_DESLOCAMENTO & COMBAVEL.is_("sim"), then="sim"),
        # It is what the word means; of portals a ruling says it.
        Link(name="nao_combavel", when=_DESLOCAMENTO & COMBAVEL.is_("nao"), then="nao"),
    ),
)
