"""Repelling, propelling and attracting: what the ability aims at, and what the legends say of it."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause, yes_no

STATUS_INFERIOR = yes_no(
    "repelir.status_inferior",
    Text("o repelir é de status inferior ao do ataque?", "is the repel of a lower status than the attack?"),
    Text("o repelir é de status inferior ao do ataque", "the repel is of a lower status than the attack"),
    Text("o repelir não é de status inferior ao do ataque", "the repel is of no lower status than the attack"),
)
SUPLEMENTAR = Fact(
    name="suplementar.objetivo",
    about=Text(
        "o que a habilidade suplementar faz com ataques e objetos?",
        "what does the supplementary ability do with attacks and objects?",
    ),
    values={
        "repelir": Text("a habilidade suplementar repele", "the supplementary ability repels"),
        "atrair": Text("a habilidade suplementar atrai", "the supplementary ability attracts"),
        "repelir_e_atrair": Text(
            "a habilidade suplementar repele e atrai", "the supplementary ability repels and attracts"
        ),
        "outro": Text(
            "a habilidade suplementar nem repele nem atrai", "the supplementary ability neither repels nor attracts"
        ),
    },
)
ATRAIDO = Fact(
    name="atraido.tipo",
    about=Text("o que a habilidade tenta atrair?", "what does the ability try to attract?"),
    values={
        "ser": Text("o que se tenta atrair é um ser", "what is to be attracted is a being"),
        "equipamento": Text("o que se tenta atrair é um equipamento", "what is to be attracted is equipment"),
        "outro": Text(
            "o que se tenta atrair não é ser nem equipamento", "what is to be attracted is neither being nor equipment"
        ),
    },
)
CLASSE = Fact(
    name="atraido.classe",
    about=Text("de que classe é o ser que se tenta atrair?", "of what class is the being that is to be attracted?"),
    values={
        "normal": Text("o ser tem porte normal", "the being is of normal size"),
        "gigante": Text("o ser é Gigante", "the being is a Giant"),
        "mega_gigante": Text("o ser é Mega Gigante", "the being is a Mega Giant"),
        "bijuu": Text("o ser é uma bijuu", "the being is a bijuu"),
        "indefinida": Text(
            "o ser é enorme, e nada diz de que classe ele é", "the being is huge, and nothing says of what class it is"
        ),
    },
    absent="normal",
)

REPELE_GLOBAL = clause(
    "repelir.repele_global",
    Carrier.DEFENSOR,
    "a habilidade repele inclusive ataques globais",
    "the ability repels even Global attacks",
)
REPELE_INESCAPAVEL = clause(
    "repelir.repele_inescapavel",
    Carrier.DEFENSOR,
    "a habilidade repele inclusive ataques de que não se escapa com teleporte",
    "the ability repels even attacks that teleporte cannot escape",
)
NAO_REPELE_ROMPEDOR = clause(
    "repelir.nao_repele_rompedor",
    Carrier.DEFENSOR,
    "a habilidade não repele ataques rompedores de barreira",
    "the ability does not repel barrier-breaking attacks",
)
NAO_REPELE_SUPREMO = clause(
    "repelir.nao_repele_supremo",
    Carrier.DEFENSOR,
    "a habilidade não repele Dano Supremo",
    "the ability does not repel Supreme Damage",
)
PODE_SER_REPELIDO = clause(
    "ataque.pode_ser_repelido",
    Carrier.ATACANTE,
    "o ataque pode ser repelido",
    "the attack can be repelled",
)
NAO_PODE_SER_REPELIDO = clause(
    "ataque.nao_pode_ser_repelido",
    Carrier.ATACANTE,
    "o ataque não pode ser repelido",
    "the attack cannot be repelled",
)
VENCE_STATUS_INFERIOR = clause(
    "ataque.vence_defesa_de_status_inferior",
    Carrier.ATACANTE,
    "o ataque vence qualquer defesa de status inferior ao seu",
    "the attack beats every defence of a status lower than its own",
)
IMPULSIONA_CURTO = clause(
    "suplementar.impulsiona_curto",
    Carrier.ATACANTE,
    "a habilidade impulsiona também ataques de curto alcance",
    "the ability propels short-range attacks too",
)
IMPULSIONA_GLOBAL = clause(
    "suplementar.impulsiona_global",
    Carrier.ATACANTE,
    "a habilidade impulsiona também ataques globais",
    "the ability propels Global attacks too",
)
PODE_SER_IMPULSIONADO = clause(
    "ataque.pode_ser_impulsionado",
    Carrier.ATACANTE,
    "o ataque pode ser impulsionado",
    "the attack can be propelled",
)
ATRAI_GIGANTES = clause(
    "suplementar.atrai_gigantes",
    Carrier.ATACANTE,
    "a habilidade atrai inclusive Gigantes e Mega Gigantes",
    "the ability attracts even Giants and Mega Giants",
)
ATRAI_BIJUUS = clause(
    "suplementar.atrai_bijuus",
    Carrier.ATACANTE,
    "a habilidade atrai inclusive bijuus",
    "the ability attracts even bijuus",
)
ATRAI_SO_SERES = clause(
    "suplementar.atrai_so_seres",
    Carrier.ATACANTE,
    "a habilidade atrai apenas seres",
    "the ability attracts beings only",
)
ATRAI_SO_EQUIPAMENTOS = clause(
    "suplementar.atrai_so_equipamentos",
    Carrier.ATACANTE,
    "a habilidade atrai apenas equipamentos",
    "the ability attracts equipment only",
)
ATRAI_OUTROS = clause(
    "suplementar.atrai_outros",
    Carrier.ATACANTE,
    "a habilidade atrai também o que não é ser nem equipamento",
    "the ability attracts also what is neither being nor equipment",
)

DIZ_E_DESDIZ_REPELIDO = Impossible(
    when=PODE_SER_REPELIDO.said & NAO_PODE_SER_REPELIDO.said,
    texto="a legenda do ataque diz e desdiz que ele pode ser repelido",
    text="the attack's legend says both that it can be repelled and that it cannot",
)
CLASSE_DO_QUE_NAO_E_SER = Impossible(
    when=ATRAIDO.is_("equipamento", "outro") & ~CLASSE.is_("normal"),
    texto="só um ser tem classe, como a de Gigante ou a de bijuu: diga em atraido.tipo que o que se atrai é um ser",
    text="only a being has a class, such as that of a Giant or a bijuu: say in atraido.tipo that it is a being",
)
SO_SERES_E_SO_EQUIPAMENTOS = Impossible(
    when=ATRAI_SO_SERES.said & ATRAI_SO_EQUIPAMENTOS.said,
    texto="a legenda diz que a habilidade atrai apenas seres e apenas equipamentos",
    text="the legend says that the ability attracts beings only and equipment only",
)
SO_E_OUTROS = Impossible(
    when=ATRAI_OUTROS.said & (ATRAI_SO_SERES.said | ATRAI_SO_EQUIPAMENTOS.said),
    texto="a legenda diz que a habilidade atrai apenas seres, ou apenas equipamentos, e também outras coisas",
    text="the legend says that the ability attracts beings only, or equipment only, and other things too",
)
