"""Genjutsu: the card itself, its victim, and what is activated in answer to it."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA, comparados
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

TIPO = Fact(
    name="genjutsu.tipo",
    about=Text("o Genjutsu é Supremo?", "is the Genjutsu a Supreme one?"),
    values={
        "comum": Text("o Genjutsu é comum", "the Genjutsu is a common one"),
        "supremo": Text("o Genjutsu é Supremo", "the Genjutsu is a Supreme one"),
    },
    absent="comum",
)
VISA = yes_no(
    "genjutsu.visa_o_personagem",
    Text("um Genjutsu visa o personagem?", "is a Genjutsu aimed at the character?"),
    Text("um Genjutsu visa o personagem", "a Genjutsu is aimed at the character"),
    Text("nenhum Genjutsu visa o personagem", "no Genjutsu is aimed at the character"),
)
ATINGIDA = yes_no(
    "vitima.atingida",
    Text("o Genjutsu atingiu o personagem?", "did the Genjutsu hit the character?"),
    Text("o Genjutsu atingiu o personagem", "the Genjutsu hit the character"),
    Text("o Genjutsu não atingiu o personagem", "the Genjutsu did not hit the character"),
    absent=None,
)
ATINGIDA_POR_NENHUM = Impossible(
    when=VISA.is_("nao") & ATINGIDA.is_("sim"),
    texto="um Genjutsu não atinge quem nenhum visa: diga em genjutsu.visa_o_personagem que um o visa",
    text="a Genjutsu does not hit whom none is aimed at: say in genjutsu.visa_o_personagem that one is",
)
DESFEITO = yes_no(
    "genjutsu.desfeito",
    Text("o Genjutsu foi desfeito?", "was the Genjutsu undone?"),
    Text("o Genjutsu foi desfeito", "the Genjutsu was undone"),
    Text("o Genjutsu não foi desfeito", "the Genjutsu was not undone"),
)
TURNOS = Quantity(
    name="genjutsu.turnos_desde", text=Text("turnos passados desde o Genjutsu", "turns passed since the Genjutsu")
)


def _since(_: Mapping[str, Any], turns: int) -> str:
    return "depois" if turns else "no_turno"


TURNO = Fact(
    name="turno.desde_o_genjutsu",
    about=Text("em que turno se está, a contar do Genjutsu?", "which turn is it, counted from the Genjutsu?"),
    values={
        "no_turno": Text("é o próprio turno do Genjutsu", "it is the very turn of the Genjutsu"),
        "depois": Text("já passou ao menos um turno desde o Genjutsu", "at least one turn has passed since it"),
    },
    inputs=(TURNOS,),
    derive=_since,
)
FINALIDADE = Fact(
    name="card.finalidade",
    about=Text("o card ajuda a sair do Genjutsu?", "does the card help to get out of the Genjutsu?"),
    values={
        "sair_do_genjutsu": Text(
            "a legenda do card diz que ele ajuda a sair do Genjutsu",
            "the card's legend says that it helps to get out of the Genjutsu",
        ),
        "alegada": Text(
            "o jogador diz que o card ajuda a sair do Genjutsu, e a legenda não diz",
            "the player says that the card helps to get out of the Genjutsu, and the legend does not say so",
        ),
        "outra": Text("o card serve para outra coisa", "the card is for something else"),
    },
)
CARD_DE_GENJUTSU = yes_no(
    "card.e_genjutsu",
    Text("o card é um Genjutsu?", "is the card a Genjutsu?"),
    Text("o card é um Genjutsu", "the card is a Genjutsu"),
    Text("o card não é um Genjutsu", "the card is no Genjutsu"),
)
ACELERADO = yes_no(
    "genjutsu.acelerado",
    Text("uma habilidade acelera o Genjutsu?", "does an ability speed the Genjutsu up?"),
    Text("uma habilidade acelera o Genjutsu", "an ability speeds the Genjutsu up"),
    Text("nada acelera o Genjutsu", "nothing speeds the Genjutsu up"),
)
RANK_AUMENTADO = Quantity(
    name="genjutsu.rank_aumentado",
    text=Text("rank a que o aumento levaria o Genjutsu", "the rank to which the increase would bring the Genjutsu"),
    minimum=1,
)
RANK_DA_ATIVACAO = Quantity(name="resposta.rank", text=Text("rank da ativação", "the activation's rank"), minimum=1)
VERBO = Fact(
    name="resposta.verbo",
    about=Text("que verbo a legenda da resposta usa?", "which verb does the answer's legend use?"),
    values={
        "ativa": Text("a legenda da resposta usa o verbo ativar", "the answer's legend uses the verb to activate"),
        "equipa": Text("a legenda da resposta usa o verbo equipar", "the answer's legend uses the verb to equip"),
        "outro": Text(
            "a resposta é modo ou sensorial, e a legenda não usa o verbo ativar",
            "the answer is a mode or sensing, and its legend does not use the verb to activate",
        ),
    },
    absent="ativa",
)
RESPOSTA_SENSORIAL = yes_no(
    "resposta.sensorial",
    Text("o que se ativa é um sensorial?", "is it a sensing that is activated?"),
    Text("o que se ativa é um sensorial ou uma detecção", "it is a sensing or a detection that is activated"),
    Text("o que se ativa não é um sensorial", "it is no sensing that is activated"),
)

RANKS = Fact(
    name="ranks.ativacao_e_genjutsu",
    about=Text(
        "pelo rank da legenda do Genjutsu, a ativação é mais rápida que ele?",
        "by the rank of the Genjutsu's legend, is the activation faster?",
    ),
    values={
        MAIS_RAPIDA: Text("a ativação é mais rápida que o Genjutsu", "the activation is faster than the Genjutsu"),
        IGUAL: Text("a ativação e o Genjutsu têm o mesmo rank", "activation and Genjutsu have the same rank"),
        MAIS_LENTA: Text("a ativação é mais lenta que o Genjutsu", "the activation is slower than the Genjutsu"),
    },
    inputs=(RANK_DA_ATIVACAO, ataque.RANK),
    derive=comparados,
)
RANKS_COM_AUMENTO = Fact(
    name="ranks.ativacao_e_genjutsu_acelerado",
    about=Text(
        "a ativação é mais rápida que o Genjutsu depois de acelerado?",
        "is the activation faster than the Genjutsu once that is sped up?",
    ),
    values={
        MAIS_RAPIDA: Text(
            "a ativação é mais rápida até que o Genjutsu acelerado",
            "the activation is faster even than the sped-up one",
        ),
        IGUAL: Text("a ativação tem o rank do Genjutsu acelerado", "the activation has the sped-up Genjutsu's rank"),
        MAIS_LENTA: Text(
            "a ativação é mais lenta que o Genjutsu acelerado", "the activation is slower than the sped-up Genjutsu"
        ),
    },
    inputs=(RANK_DA_ATIVACAO, RANK_AUMENTADO),
    derive=comparados,
)
AUMENTO = Fact(
    name="ranks.aumento_do_genjutsu",
    about=Text("o aumento tornaria o Genjutsu mais rápido?", "would the increase make the Genjutsu faster?"),
    values={
        "acelera": Text("o aumento tornaria o Genjutsu mais rápido", "the increase would make the Genjutsu faster"),
        "nao_acelera": Text(
            "o aumento não tornaria o Genjutsu mais rápido", "the increase would not make the Genjutsu faster"
        ),
    },
    inputs=(ataque.RANK, RANK_AUMENTADO),
    derive=lambda _, legend, increased: "acelera" if increased < legend else "nao_acelera",
)
DEFESA = Fact(
    name="genjutsu.defesa",
    about=Text("com que o alvo tenta se livrar do Genjutsu?", "by what does the target try to escape the Genjutsu?"),
    values={
        "barreira": Text("o alvo opõe ao Genjutsu uma barreira", "the target meets the Genjutsu with a barrier"),
        "repelir": Text("o alvo tenta repelir o Genjutsu", "the target tries to repel the Genjutsu"),
        "deslocamento": Text(
            "o alvo tenta fugir do Genjutsu por teleporte ou teletransporte",
            "the target tries to flee the Genjutsu by teleporte or teletransporte",
        ),
        "absorcao": Text("o alvo tenta absorver o Genjutsu", "the target tries to absorb the Genjutsu"),
        "sensoriamento": Text("o alvo opõe ao Genjutsu um sensoriamento", "the target meets the Genjutsu with sensing"),
    },
)

IMUNE = clause(
    "vitima.imune_a_genjutsu",
    Carrier.DEFENSOR,
    "o personagem é imune a Genjutsu",
    "the character is immune to Genjutsu",
)
IMUNE_SUPREMO = clause(
    "vitima.imune_a_genjutsu_supremo",
    Carrier.DEFENSOR,
    "o personagem é imune a Genjutsu Supremo",
    "the character is immune to Supreme Genjutsu",
)
IMUNE_AO_ATAQUE = clause(
    "vitima.imune_ao_ataque",
    Carrier.DEFENSOR,
    "o personagem é imune a esse tipo de ataque",
    "the character is immune to that kind of attack",
)
IMUNIDADE_COBRE_SUPREMO = clause(
    "vitima.imunidade_cobre_supremo",
    Carrier.DEFENSOR,
    "a imunidade a Genjutsu cobre também o Supremo",
    "the immunity to Genjutsu covers the Supreme too",
)
AFETA_IMUNES = clause(
    "genjutsu.afeta_imunes",
    Carrier.ATACANTE,
    "o Genjutsu afeta até quem é imune",
    "the Genjutsu affects even the immune",
)
DURA_UM_TURNO = clause(
    "genjutsu.dura_um_turno", Carrier.ATACANTE, "o Genjutsu dura um só turno", "the Genjutsu lasts a single turn"
)
CONSCIENTE = clause(
    "vitima.consciente_em_genjutsu",
    Carrier.DEFENSOR,
    "o personagem continua consciente dentro de um Genjutsu",
    "the character stays conscious within a Genjutsu",
)
USA_CARDS = clause(
    "vitima.usa_cards_em_genjutsu",
    Carrier.DEFENSOR,
    "o personagem lança cards mesmo dentro de um Genjutsu",
    "the character posts cards even within a Genjutsu",
)
SEM_SAIDA = clause(
    "genjutsu.sem_saida",
    Carrier.ATACANTE,
    "nenhum card ajuda a sair deste Genjutsu",
    "no card helps to get out of this Genjutsu",
)
ACEITA_COMBO = clause("genjutsu.aceita_combo", Carrier.ATACANTE, "o Genjutsu é combável", "the Genjutsu can be comboed")
ACEITA_AUMENTO = clause(
    "genjutsu.aceita_aumento", Carrier.ATACANTE, "o Genjutsu pode ser acelerado", "the Genjutsu may be sped up"
)
NAO_ADMITE_ATIVACAO = clause(
    "genjutsu.nao_admite_ativacao",
    Carrier.ATACANTE,
    "nada se ativa em resposta a este Genjutsu",
    "nothing is activated in answer to this Genjutsu",
)
PREVE_SUPREMO = clause(
    "resposta.preve_supremo",
    Carrier.DEFENSOR,
    "a habilidade pode ser ativada em resposta a um Genjutsu Supremo",
    "the ability may be activated in answer to a Supreme Genjutsu",
)
PREVE_A_DEFESA = clause(
    "genjutsu.preve_a_defesa",
    Carrier.ATACANTE,
    "o Genjutsu prevê caber essa defesa",
    "the Genjutsu foresees that this defence fits",
)

AUMENTO_SEM_HABILIDADE = Impossible(
    when=ACELERADO.is_("nao") & AUMENTO.is_("acelera", "nao_acelera"),
    texto="o caso dá um rank aumentado, mas nada acelera o Genjutsu: diga em genjutsu.acelerado que algo o acelera",
    text="the case gives an increased rank, but nothing speeds the Genjutsu up: say so in genjutsu.acelerado",
)
AUMENTO_QUE_NAO_ACELERA = Impossible(
    when=AUMENTO.is_("nao_acelera"),
    texto="o rank aumentado do Genjutsu tem de ser menor, isto é, mais rápido que o da legenda",
    text="the Genjutsu's increased rank has to be lower, that is, faster than the legend's",
)
ACELERADO_E_NAO_MAIS_RAPIDO = Impossible(
    when=ACELERADO.is_("sim") & RANKS.is_(IGUAL, MAIS_LENTA) & RANKS_COM_AUMENTO.is_(MAIS_RAPIDA, IGUAL),
    texto="a ativação que já não era mais rápida que o Genjutsu só pode ser mais lenta que ele acelerado",
    text="an activation that was no faster than the Genjutsu can only be slower than the Genjutsu sped up",
)
