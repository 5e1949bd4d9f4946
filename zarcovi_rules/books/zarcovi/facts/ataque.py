"""The attack: its scale, status and effect, how it arrives, and what its legend may say."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

ESCALA = Fact(
    name="ataque.escala",
    about=Text("qual é a escala do ataque?", "what is the attack's scale?"),
    values={
        "unidirecional": Text("o ataque é unidirecional", "the attack is unidirectional"),
        "multidirecional": Text("o ataque é multidirecional", "the attack is multidirectional"),
        "global": Text("o ataque é global", "the attack is Global"),
    },
)
STATUS = Fact(
    name="ataque.status",
    about=Text("qual é o status do ataque?", "what is the attack's status?"),
    values={
        "letal": Text("o ataque é letal", "the attack is lethal"),
        "ilimitado": Text("o ataque é ilimitado", "the attack is unlimited"),
        "supremo": Text("o ataque é supremo", "the attack is supreme"),
        "outro": Text(
            "o status do ataque não está na escada do livro", "the attack's status is not on the book's ladder"
        ),
    },
)
EFEITO = Fact(
    name="ataque.efeito",
    about=Text("o que o ataque faz com quem ele atinge?", "what does the attack do to whom it hits?"),
    values={
        "dano": Text("o ataque causa dano", "the attack deals damage"),
        "selamento": Text("o ataque sela", "the attack seals"),
        "aprisionamento": Text("o ataque sela por aprisionamento", "the attack seals by imprisonment"),
        "paralisia": Text("o ataque paralisa", "the attack paralyses"),
    },
    absent="dano",
)
AUXILIO = Fact(
    name="ataque.auxilio",
    about=Text("com que ajuda o ataque chega ao alvo?", "by what aid does the attack reach its target?"),
    values={
        "nenhum": Text("o ataque chega por si", "the attack arrives by itself"),
        "teleporte": Text("o ataque chega por teleporte", "the attack arrives by teleporte"),
        "teletransporte": Text("o ataque chega por teletransporte", "the attack arrives by teletransporte"),
        "portal": Text("o ataque chega por um portal", "the attack arrives through a portal"),
    },
    absent="nenhum",
)
SENJUTSU = yes_no(
    "ataque.senjutsu",
    Text("foi adicionado Senjutsu ao ataque?", "was Senjutsu added to the attack?"),
    Text("o ataque tem adição de Senjutsu", "Senjutsu was added to the attack"),
    Text("o ataque não tem adição de Senjutsu", "no Senjutsu was added to the attack"),
)
NATUREZA = Fact(
    name="ataque.natureza",
    about=Text("de que natureza é o ataque?", "of what kind is the attack?"),
    values={
        "ninjutsu": Text("o ataque é Ninjutsu", "the attack is Ninjutsu"),
        "taijutsu": Text("o ataque é Taijutsu", "the attack is Taijutsu"),
        "genjutsu": Text("o ataque é Genjutsu", "the attack is Genjutsu"),
    },
    absent="ninjutsu",
)
SO_TELETRANSPORTE = yes_no(
    "ataque.so_teletransporte_escapa",
    Text("apenas teletransporte escapa do ataque?", "does only teletransporte escape the attack?"),
    Text("apenas teletransporte escapa do ataque", "only teletransporte escapes the attack"),
    Text("o ataque não exige teletransporte para escapar", "the attack does not demand teletransporte to escape"),
)
DIRECAO = Fact(
    name="ataque.direcao",
    about=Text("de que lado o ataque vem?", "from which side does the attack come?"),
    values={
        "frente": Text("o ataque vem pela frente da defesa", "the attack comes at the front of the defence"),
        "costas": Text("o ataque vem pelas costas da defesa", "the attack comes from behind the defence"),
    },
    absent="frente",
)
COMBAVEL = Fact(
    name="ataque.combavel",
    about=Text("o ataque é combável?", "can the attack be comboed?"),
    values={
        "sim": Text("o ataque é combável", "the attack can be comboed"),
        "nao": Text("o ataque não é combável", "the attack cannot be comboed"),
        "silencia": Text(
            "a legenda não diz se o ataque é combável", "the legend does not say whether the attack can be comboed"
        ),
    },
)
RANK = Quantity(name="ataque.rank", text=Text("rank do ataque", "the attack's rank"), minimum=1)


def _foreseen(name: str, means: tuple[str, str]) -> Fact:
    """What the attack's legend says about one means of defence."""
    pt, en = means
    return Fact(
        name=name,
        about=Text(f"o que o ataque diz de {pt} como defesa?", f"what does the attack say of {en} as a defence?"),
        values={
            "preve": Text(f"o ataque prevê caber {pt}", f"the attack foresees that {en} fits"),
            "exclui": Text(f"o ataque diz que não cabe {pt}", f"the attack says that {en} does not fit"),
            "silencia": Text(f"o ataque não diz se cabe {pt}", f"the attack does not say whether {en} fits"),
        },
        absent="silencia",
    )


CABE_TELEPORTE = _foreseen("ataque.cabe_teleporte", ("teleporte", "teleporte"))
CABE_TELETRANSPORTE = _foreseen("ataque.cabe_teletransporte", ("teletransporte", "teletransporte"))
CABE_OUTRA_DEFESA = _foreseen(
    "ataque.cabe_outra_defesa",
    ("uma defesa sem regra própria (esquiva, voo, corrida)", "a defence without rules of its own (dodge, flight, run)"),
)
ALCANCE = Fact(
    name="ataque.alcance",
    about=Text("qual é o alcance do ataque?", "what is the attack's range?"),
    values={
        "curto": Text("o ataque é de curto alcance", "the attack is of short range"),
        "medio": Text("o ataque é de médio alcance", "the attack is of medium range"),
        "longo": Text("o ataque é de longo alcance", "the attack is of long range"),
    },
)
FORMA_DE_USO = Fact(
    name="combo.forma_de_uso",
    about=Text("com que forma de uso o jogador fez o combo?", "in what form of use did the player make the combo?"),
    values={
        "comum": Text("o jogador não especificou forma de uso", "the player specified no form of use"),
        "muda_alcance": Text(
            "o jogador especificou uma forma de uso que muda o alcance",
            "the player specified a form of use that changes the range",
        ),
    },
    absent="comum",
)
ALCANCE_MUDADO = Fact(
    name="combo.alcance_mudado",
    about=Text("a que alcance a forma de uso ou a legenda leva o combo?", "to what range is the combo changed?"),
    values={
        "curto": Text("o combo passa a curto alcance", "the combo is changed to short range"),
        "medio": Text("o combo passa a médio alcance", "the combo is changed to medium range"),
        "longo": Text("o combo passa a longo alcance", "the combo is changed to long range"),
    },
)

EQUIPARADO_A_GLOBAL = clause(
    "ataque.equiparado_a_global", Carrier.ATACANTE, "o ataque é equiparado a global", "the attack is equated to Global"
)
ROMPE_IGUAL = clause(
    "ataque.rompe_status_igual",
    Carrier.ATACANTE,
    "o ataque rompe barreiras de status igual",
    "the attack breaks barriers of equal status",
)
ROMPE_SUPERIOR = clause(
    "ataque.rompe_status_superior",
    Carrier.ATACANTE,
    "o ataque rompe inclusive barreiras de status superior",
    "the attack breaks even barriers of higher status",
)
NAO_ROMPE = clause(
    "ataque.nao_rompe_barreiras",
    Carrier.ATACANTE,
    "o ataque não rompe barreiras",
    "the attack does not break barriers",
)
IGNORA_BARREIRA = clause(
    "ataque.ignora_barreiras",
    Carrier.ATACANTE,
    "barreiras não defendem este ataque",
    "barriers do not stop this attack",
)
SELA_ATRAVES = clause(
    "ataque.sela_atraves_de_barreiras",
    Carrier.ATACANTE,
    "o selamento não pode ser defendido por barreiras",
    "the sealing cannot be stopped by barriers",
)
NAO_AFETA_BARREIRA = clause(
    "ataque.nao_afeta_barreiras",
    Carrier.ATACANTE,
    "o selamento não tem capacidade de afetar barreiras",
    "the sealing is not able to affect barriers",
)
PARALISA_ATRAVES = clause(
    "ataque.paralisa_atraves_de_barreiras",
    Carrier.ATACANTE,
    "a paralisia atravessa barreiras que não rompe",
    "the paralysis passes barriers that it does not break",
)
PARALISA_GIGANTE = clause(
    "ataque.paralisa_modo_gigante",
    Carrier.ATACANTE,
    "a paralisia afeta barreiras em modo gigante",
    "the paralysis affects barriers in giant mode",
)
ENTRA_EM_CAMADA = clause(
    "ataque.entra_em_camada",
    Carrier.ATACANTE,
    "o ataque entra em barreiras corporais",
    "the attack enters body barriers",
)
MANTEM_DANO_COM_SENJUTSU = clause(
    "ataque.senjutsu_nao_torna_supremo",
    Carrier.ATACANTE,
    "o dano continua ilimitado mesmo com Senjutsu",
    "the damage stays unlimited even with Senjutsu",
)
TORNA_ESCALA_GLOBAL = clause(
    "ataque.equiparacao_muda_escala",
    Carrier.ATACANTE,
    "a equiparação a global muda também a escala do ataque",
    "being equated to Global changes the attack's scale too",
)

AUXILIO_EQUIPARADO = clause(
    "ataque.auxilio_equiparado_a_teletransporte",
    Carrier.ATACANTE,
    "o teleporte do combo é equiparado a teletransporte",
    "the combo's teleporte is equated to teletransporte",
)
COMBO_MANTEM_ALCANCE = clause(
    "ataque.combo_mantem_alcance",
    Carrier.ATACANTE,
    "o combo com este teleporte mantém o alcance do ataque",
    "a combo with this teleporte keeps the attack's range",
)
COMBO_MUDA_ALCANCE = clause(
    "ataque.combo_muda_alcance",
    Carrier.ATACANTE,
    "o alcance do ataque muda quando ele é combado",
    "the attack's range changes when it is comboed",
)
PORTAL_AUMENTA_ALCANCE = clause(
    "ataque.portal_aumenta_alcance",
    Carrier.ATACANTE,
    "o alcance do ataque pode aumentar no combo com portal",
    "the attack's range may become larger in a combo with a portal",
)
PORTAL_COMBA_NAO_COMBAVEL = clause(
    "ataque.portal_comba_nao_combavel",
    Carrier.ATACANTE,
    "o combo com este portal vale também para ataques não combáveis",
    "a combo with this portal serves also for attacks that cannot be comboed",
)

ROMPE_E_NAO_ROMPE = Impossible(
    when=NAO_ROMPE.said & (ROMPE_IGUAL.said | ROMPE_SUPERIOR.said),
    texto="a legenda do ataque diz e desdiz que ele rompe barreiras",
    text="the attack's legend says both that it breaks barriers and that it does not",
)
GLOBAL_EQUIPARADO = Impossible(
    when=ESCALA.is_("global") & EQUIPARADO_A_GLOBAL.said,
    texto="o equiparado a global tem escala unidirecional ou multidirecional (EQP-2)",
    text="an attack equated to Global has a unidirectional or multidirectional scale (EQP-2)",
)
SO_TELETRANSPORTE_E_TELEPORTE = Impossible(
    when=SO_TELETRANSPORTE.is_("sim") & CABE_TELEPORTE.is_("preve"),
    texto="a legenda do ataque diz que apenas teletransporte escapa dele e que cabe teleporte",
    text="the attack's legend says that only teletransporte escapes it and that teleporte fits",
)
SO_TELETRANSPORTE_EXCLUIDO = Impossible(
    when=SO_TELETRANSPORTE.is_("sim") & CABE_TELETRANSPORTE.is_("exclui"),
    texto="a legenda do ataque diz que apenas teletransporte escapa dele e que ele não cabe",
    text="the attack's legend says that only teletransporte escapes it and that it does not fit",
)
SO_TELETRANSPORTE_E_OUTRA_DEFESA = Impossible(
    when=SO_TELETRANSPORTE.is_("sim") & CABE_OUTRA_DEFESA.is_("preve"),
    texto="a legenda do ataque diz que apenas teletransporte escapa dele e que cabe outra defesa",
    text="the attack's legend says that only teletransporte escapes it and that another defence fits",
)
