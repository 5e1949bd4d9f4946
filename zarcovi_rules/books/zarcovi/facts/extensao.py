"""The extension of a body: what its user benefits from, where it is, and what a legend may say of it."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause, yes_no

EFEITO = Fact(
    name="usuario.efeito",
    about=Text("de que efeito o usuário se vale?", "what effect does the user draw on?"),
    values={
        "regeneracao": Text("o usuário se regenera", "the user regenerates"),
        "ressurreicao": Text("o usuário ressuscita", "the user comes back to life"),
        "drible_de_morte": Text("o usuário dribla a morte", "the user dodges death"),
    },
)
EM_CAMPO = yes_no(
    "extensao.em_campo",
    Text(
        "a extensão está em campo quando o usuário fica intangível?",
        "is the extension in the field when its user turns intangible?",
    ),
    Text("a extensão está em campo", "the extension is in the field"),
    Text("a extensão não está em campo", "the extension is not in the field"),
    absent=None,
)

REGENERA = clause(
    "extensao.regenera_junto",
    Carrier.DEFENSOR,
    "a extensão se regenera com o usuário",
    "the extension regenerates with its user",
)
RESSUSCITA = clause(
    "extensao.ressuscita_junto",
    Carrier.DEFENSOR,
    "a extensão ressuscita com o usuário",
    "the extension comes back to life with its user",
)
DRIBLA = clause(
    "extensao.dribla_a_morte_junto",
    Carrier.DEFENSOR,
    "a extensão dribla a morte com o usuário",
    "the extension dodges death with its user",
)
SO_O_USUARIO = clause(
    "extensao.intangivel_so_o_usuario",
    Carrier.DEFENSOR,
    "só o usuário fica intangível",
    "only the user turns intangible",
)
MESMO_FORA = clause(
    "extensao.intangivel_mesmo_fora",
    Carrier.DEFENSOR,
    "a extensão fica intangível mesmo que não esteja em campo",
    "the extension turns intangible even if it is not in the field",
)

DIZ_E_DESDIZ_INTANGIVEL = Impossible(
    when=SO_O_USUARIO.said & MESMO_FORA.said,
    texto="a legenda diz e desdiz que a extensão fica intangível",
    text="the legend says both that the extension turns intangible and that it does not",
)
