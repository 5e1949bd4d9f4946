"""Ranges: what the ability offers, which range its player specifies, and what the legends say of choosing."""

from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause, yes_no

OPCOES = Fact(
    name="alcance.opcoes",
    about=Text("que alcances a habilidade oferece?", "which ranges does the ability offer?"),
    values={
        "uma": Text("a habilidade tem um só alcance", "the ability has one range only"),
        "curto_e_medio": Text(
            "a habilidade oferece curto e médio alcance", "the ability offers short and medium range"
        ),
        "curto_e_longo": Text("a habilidade oferece curto e longo alcance", "the ability offers short and long range"),
        "medio_e_longo": Text("a habilidade oferece médio e longo alcance", "the ability offers medium and long range"),
        "todas": Text("a habilidade oferece os três alcances", "the ability offers all three ranges"),
    },
    absent="uma",
)
ESPECIFICADO = yes_no(
    "alcance.especificado",
    Text("o jogador especificou o alcance do ataque?", "did the player specify the attack's range?"),
    Text("o jogador especificou o alcance do ataque", "the player specified the attack's range"),
    Text("o jogador não especificou o alcance do ataque", "the player did not specify the attack's range"),
)
ESCOLHIDO = Fact(
    name="alcance.escolhido",
    about=Text("que alcance o jogador especificou?", "which range did the player specify?"),
    values={
        "curto": Text("o jogador especificou curto alcance", "the player specified short range"),
        "medio": Text("o jogador especificou médio alcance", "the player specified medium range"),
        "longo": Text("o jogador especificou longo alcance", "the player specified long range"),
    },
)

PODE_AUMENTAR = clause(
    "ataque.alcance_pode_aumentar",
    Carrier.ATACANTE,
    "o jogador pode especificar um alcance maior que o do ataque",
    "the player may specify a range larger than the attack's",
)
ALGO_FIXA = clause(
    "ataque.alcance_fixado",
    Carrier.ATACANTE,
    "o que se usa junto com o ataque fixa o alcance dele",
    "what is used along with the attack fixes its range",
)
DISPENSA_ESCOLHA = clause(
    "ataque.dispensa_escolha_de_alcance",
    Carrier.ATACANTE,
    "o jogador não precisa escolher o alcance do ataque",
    "the player need not choose the attack's range",
)
SEM_ESCOLHA_O_MAIOR = clause(
    "ataque.sem_escolha_vale_o_maior",
    Carrier.ATACANTE,
    "se o jogador não escolher, vale o maior alcance",
    "if the player does not choose, the largest range holds",
)
