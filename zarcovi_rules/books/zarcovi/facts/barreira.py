"""The barrier: its form, coverage and status, and what its legend may say."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause, yes_no

FORMA = Fact(
    name="barreira.forma",
    about=Text("que forma tem a barreira?", "what form does the barrier have?"),
    values={
        "campo": Text("a barreira é erguida no campo", "the barrier is raised in the field"),
        "manto": Text("a barreira envolve o usuário como um manto", "the barrier wraps its user like a mantle"),
        "camada": Text("a barreira é uma fina camada sobre o corpo", "the barrier is a thin layer over the body"),
    },
)
COBERTURA_ESCRITA = Fact(
    name="barreira.cobertura",
    about=Text("que cobertura a legenda da barreira diz?", "what coverage does the barrier's legend state?"),
    values={
        "unidirecional": Text("a barreira é unidirecional", "the barrier is unidirectional"),
        "360": Text("a barreira é 360°", "the barrier is 360°"),
    },
)
STATUS = Fact(
    name="barreira.status",
    about=Text("qual é o status da barreira?", "what is the barrier's status?"),
    values={
        "letal": Text("a barreira é letal", "the barrier is lethal"),
        "ilimitado": Text("a barreira é ilimitada", "the barrier is unlimited"),
        "outro": Text(
            "o status da barreira não está na escada do livro", "the barrier's status is not on the book's ladder"
        ),
    },
)
PERMANECE = yes_no(
    "barreira.permanece",
    Text("a barreira permanece em campo?", "does the barrier stay in the field?"),
    Text("a barreira permanece em campo", "the barrier stays in the field"),
    Text("a barreira não permanece em campo", "the barrier does not stay in the field"),
    absent=None,
)
MODO_GIGANTE = yes_no(
    "barreira.modo_gigante",
    Text("a barreira se comporta como modo gigante?", "does the barrier behave as a giant mode?"),
    Text("a barreira se comporta como modo gigante", "the barrier behaves as a giant mode"),
    Text("a barreira não se comporta como modo gigante", "the barrier does not behave as a giant mode"),
)
ATAQUES = Fact(
    name="barreira.ataques",
    about=Text("quantos ataques a barreira enfrenta com um uso?", "how many attacks does one use of the barrier meet?"),
    values={
        "um": Text("a barreira enfrenta um ataque", "the barrier meets one attack"),
        "varios": Text(
            "a barreira enfrenta vários ataques com um só uso", "one use of the barrier meets several attacks"
        ),
    },
    absent="um",
)

NAO_DEFENDE_UNIDIRECIONAL = clause(
    "barreira.nao_defende_unidirecional",
    Carrier.DEFENSOR,
    "a barreira não defende ataques unidirecionais",
    "the barrier does not stop unidirectional attacks",
)
NAO_DEFENDE_MULTIDIRECIONAL = clause(
    "barreira.nao_defende_multidirecional",
    Carrier.DEFENSOR,
    "a barreira não defende ataques multidirecionais",
    "the barrier does not stop multidirectional attacks",
)
NAO_DEFENDE_GLOBAL = clause(
    "barreira.nao_defende_global",
    Carrier.DEFENSOR,
    "a barreira não defende ataques globais",
    "the barrier does not stop Global attacks",
)
DEFENDE_GLOBAL = clause(
    "barreira.defende_global",
    Carrier.DEFENSOR,
    "a barreira defende ataques globais",
    "the barrier stops Global attacks",
)
NAO_DEFENDE_SELAMENTO = clause(
    "barreira.nao_defende_selamento",
    Carrier.DEFENSOR,
    "a barreira não defende selamentos",
    "the barrier does not stop sealings",
)
DEFENDE_SELAMENTO = clause(
    "barreira.defende_selamento",
    Carrier.DEFENSOR,
    "a barreira defende selamentos",
    "the barrier stops sealings",
)
DEFENDE_APRISIONAMENTO = clause(
    "barreira.defende_aprisionamento",
    Carrier.DEFENSOR,
    "a barreira defende selamentos de aprisionamento",
    "the barrier stops imprisonment sealings",
)
DEFENDE_PARALISIA = clause(
    "barreira.defende_paralisia",
    Carrier.DEFENSOR,
    "a barreira defende paralisias",
    "the barrier stops paralyses",
)
AFETADA_POR_PARALISIA = clause(
    "barreira.afetada_por_paralisia",
    Carrier.DEFENSOR,
    "a barreira é afetada por paralisias",
    "the barrier is affected by paralyses",
)
DEFENDE_SO_TELETRANSPORTE = clause(
    "barreira.defende_so_teletransporte",
    Carrier.DEFENSOR,
    "a barreira defende ataques dos quais apenas teletransporte escapa",
    "the barrier stops attacks that only teletransporte escapes",
)
DEFENDE_ALIADOS = clause(
    "barreira.defende_aliados",
    Carrier.DEFENSOR,
    "a barreira defende aliados",
    "the barrier covers allies",
)
SO_O_CORPO = clause(
    "barreira.so_o_corpo",
    Carrier.DEFENSOR,
    "a barreira cobre apenas o corpo do usuário, sem a extensão",
    "the barrier covers its user's body only, not the extension",
)
PODE_SER_INVADIDA = clause(
    "barreira.pode_ser_invadida",
    Carrier.DEFENSOR,
    "a barreira pode ser invadida por teletransportes e portais",
    "the barrier can be entered by teletransportes and portals",
)
BLOQUEIA_PORTAIS = clause(
    "barreira.bloqueia_portais",
    Carrier.DEFENSOR,
    "a barreira não pode ser atravessada por portais",
    "the barrier cannot be passed by portals",
)
FICA_APOS_SELAMENTO = clause(
    "barreira.fica_apos_selamento",
    Carrier.DEFENSOR,
    "a barreira permanece depois de defender um selamento",
    "the barrier stays after stopping a sealing",
)
RETIRA_SE_SEMPRE = clause(
    "barreira.retira_se_sempre",
    Carrier.DEFENSOR,
    "a barreira se retira ao defender qualquer selamento",
    "the barrier leaves on stopping any sealing",
)
CAMADA_FRONTAL = clause(
    "barreira.camada_frontal",
    Carrier.DEFENSOR,
    "a camada cobre apenas a frente do corpo",
    "the layer covers the front of the body only",
)
INQUEBRAVEL = clause(
    "barreira.inquebravel",
    Carrier.DEFENSOR,
    "a barreira é inquebrável",
    "the barrier is unbreakable",
)
RESISTE_A_SENJUTSU = clause(
    "barreira.resiste_a_senjutsu",
    Carrier.DEFENSOR,
    "a barreira não é rompida por Senjutsu",
    "the barrier is not broken by Senjutsu",
)

CAMADA_UNIDIRECIONAL = Impossible(
    when=FORMA.is_("camada") & COBERTURA_ESCRITA.is_("unidirecional"),
    texto="uma camada sobre o corpo é sempre 360° (BAR-CORPO-0b)",
    text="a layer over the body is always 360° (BAR-CORPO-0b)",
)
DIZ_E_DESDIZ_GLOBAL = Impossible(
    when=DEFENDE_GLOBAL.said & NAO_DEFENDE_GLOBAL.said,
    texto="a legenda da barreira diz e desdiz que defende globais",
    text="the barrier's legend says both that it stops Global attacks and that it does not",
)
DIZ_E_DESDIZ_SELAMENTO = Impossible(
    when=DEFENDE_SELAMENTO.said & NAO_DEFENDE_SELAMENTO.said,
    texto="a legenda da barreira diz e desdiz que defende selamentos",
    text="the barrier's legend says both that it stops sealings and that it does not",
)
DIZ_E_DESDIZ_PORTAIS = Impossible(
    when=PODE_SER_INVADIDA.said & BLOQUEIA_PORTAIS.said,
    texto="a legenda da barreira diz e desdiz que portais entram nela",
    text="the barrier's legend says both that portals enter it and that they do not",
)
DIZ_E_DESDIZ_RETIRADA = Impossible(
    when=FICA_APOS_SELAMENTO.said & RETIRA_SE_SEMPRE.said,
    texto="a legenda da barreira diz e desdiz que ela se retira ao defender um selamento",
    text="the barrier's legend says both that it leaves on stopping a sealing and that it does not",
)
