"""Repelling, propelling and attracting, one axis a question.

Lowest: was the defence used to repel, can teleporte escape the attack. Then, each by itself, what may count against the
repel: the scale, that teleporte cannot escape, Supreme Damage, breaking power, what the attack's legend says. Then:
does the repel defend, is it in time. Beside it: may a supplementary ability propel the user's attack, does it attract
its target.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, contra_ataque, deslocamento, forca, ranks
from zarcovi_rules.books.zarcovi.questions.barreira import DANO, ESCALA
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL
from zarcovi_rules.books.zarcovi.questions.contra_ataque import DEVOLUCAO
from zarcovi_rules.books.zarcovi.questions.deslocamento import ALCANCE
from zarcovi_rules.books.zarcovi.readings.forca import AMB_8, AMB_9
from zarcovi_rules.books.zarcovi.readings.geral import AMB_0
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

_DEVOLVE = contra_ataque.DEVOLVE.said
_PROPRIO = contra_ataque.DEVOLVE.is_("nao")
E_REPELIR = Question(
    name="defesa_e_repelir",
    about=Text("a defesa foi usada para repelir o ataque?", "was the defence used to repel the attack?"),
    values={
        "sim": Text("a defesa foi usada para repelir", "the defence was used to repel"),
        "nao": Text("a defesa não foi usada para repelir", "the defence was not used to repel"),
    },
    links=(
        Link(name="propria", when=_PROPRIO & deslocamento.MEIO_DA_DEFESA.is_("repelir"), then="sim"),
        Link(name="outra_defesa", when=_PROPRIO & ~deslocamento.MEIO_DA_DEFESA.is_("repelir"), then="nao"),
        # An ability that returns attacks is a repel when its player only repels with it (DEV-1b).
        Link(name="apenas_repele", when=_DEVOLVE & DEVOLUCAO.is_("apenas_repele"), then="sim"),
        Link(name="devolve", when=_DEVOLVE & ~DEVOLUCAO.is_("apenas_repele"), then="nao"),
    ),
)

_SO_TELETRANSPORTE = ataque.SO_TELETRANSPORTE.is_("sim")
_EXCLUI = ataque.SO_TELETRANSPORTE.is_("nao") & ataque.CABE_TELEPORTE.is_("exclui")
_TELETRANSPORTE_CABE = ataque.CABE_TELETRANSPORTE.is_("preve")
FUGA = Question(
    name="fuga_por_teleporte_impossivel",
    about=Text(
        "o ataque é daqueles de que não é possível escapar com teleporte?",
        "is the attack one of those that teleporte cannot escape?",
    ),
    values={
        "nao": Text("o ataque não impede a fuga com teleporte", "the attack does not keep teleporte from escaping"),
        "sim": Text("não é possível escapar do ataque com teleporte", "teleporte cannot escape the attack"),
    },
    # An attack that merely does not say whether teleporte fits keeps nobody from escaping: only an exclusion does.
    links=(
        Link(name="so_teletransporte", when=_SO_TELETRANSPORTE & AMB_9.is_("A"), then="sim"),
        Link(name="teletransporte_basta", when=_SO_TELETRANSPORTE & AMB_9.is_("B"), then="nao"),
        Link(name="exclui", when=_EXCLUI & ~_TELETRANSPORTE_CABE, then="sim"),
        Link(name="exclui_so_teleporte", when=_EXCLUI & _TELETRANSPORTE_CABE & AMB_9.is_("A"), then="sim"),
        Link(name="teletransporte_previsto", when=_EXCLUI & _TELETRANSPORTE_CABE & AMB_9.is_("B"), then="nao"),
        Link(
            name="nao_exclui",
            when=ataque.SO_TELETRANSPORTE.is_("nao") & ~ataque.CABE_TELEPORTE.is_("exclui"),
            then="nao",
        ),
    ),
)
_INESCAPAVEL = FUGA.is_("sim")
# Read so, that teleporte cannot escape it is what allows a Global attack to be repelled.
_RESSALVADO = AMB_8.is_("C") & _INESCAPAVEL
ESCALA_PESA = Question(
    name="escala_pesa_no_repelir",
    about=Text(
        "a escala em que o ataque age pesa contra o repelir?", "does the attack's scale count against the repel?"
    ),
    values={
        "nao": Text("a escala não pesa contra o repelir", "the scale does not count against the repel"),
        "ressalvada": Text(
            "o ataque é global, mas é dos que a ressalva permite repelir",
            "the attack is Global, but one of those that the exception allows repelling",
        ),
        "sim": Text("o ataque é global, e isso pesa contra o repelir", "the attack is Global, which counts against it"),
    },
    links=(
        Link(name="outra_escala", when=~ESCALA.is_("global"), then="nao"),
        Link(name="ressalvada", when=ESCALA.is_("global") & _RESSALVADO, then="ressalvada"),
        Link(name="global", when=ESCALA.is_("global") & ~_RESSALVADO, then="sim"),
    ),
)
_CEDE_A_LEGENDA = AMB_8.is_("B") | AMB_0.is_("B")
FUGA_PESA = Question(
    name="fuga_impossivel_pesa_no_repelir",
    about=Text(
        "que não se escape do ataque com teleporte pesa contra o repelir?",
        "does it count against the repel that teleporte cannot escape the attack?",
    ),
    values={
        "nao": Text("a fuga com teleporte não pesa contra o repelir", "the teleporte counts for nothing against it"),
        "salvo_legenda": Text(
            "não se escapa com teleporte, e só com legenda que o preveja se repele o ataque",
            "teleporte cannot escape it, and it is repelled only by a legend that foresees it",
        ),
        "sim": Text(
            "não se escapa com teleporte, e nenhuma legenda permite repelir o ataque",
            "teleporte cannot escape it, and no legend allows it to be repelled",
        ),
    },
    links=(
        Link(name="ha_fuga", when=~_INESCAPAVEL, then="nao"),
        Link(name="ressalvada", when=_RESSALVADO, then="nao"),
        Link(name="salvo", when=_INESCAPAVEL & AMB_8.is_("A", "B") & _CEDE_A_LEGENDA, then="salvo_legenda"),
        Link(name="sem_salvo", when=_INESCAPAVEL & AMB_8.is_("A", "B") & ~_CEDE_A_LEGENDA, then="sim"),
    ),
)
SUPREMO = Question(
    name="dano_e_supremo",
    about=Text("o dano do ataque é Dano Supremo?", "is the attack's damage Supreme Damage?"),
    values={
        "sim": Text("o dano do ataque é Dano Supremo", "the attack's damage is Supreme Damage"),
        "nao": Text("o dano do ataque não é Dano Supremo", "the attack's damage is no Supreme Damage"),
    },
    links=(
        Link(name="supremo", when=DANO.is_("supremo"), then="sim"),
        Link(name="outro_status", when=~DANO.is_("supremo"), then="nao"),
    ),
)
# Of an ability that returns attacks the text says that it repels what cannot be comboed (DEV-1b, absolute).
_RECUSA = forca.NAO_PODE_SER_REPELIDO.said | (
    contra_ataque.SO_REPELIDO_SE_COMBAVEL.said & COMBAVEL.is_("nao") & _PROPRIO
)
RECUSA = Question(
    name="ataque_recusa_ser_repelido",
    about=Text(
        "a legenda do ataque recusa que esta defesa o repila?",
        "does the attack's legend refuse to be repelled by this defence?",
    ),
    values={
        "sim": Text("a legenda do ataque recusa que ele seja repelido", "the attack's legend refuses the repel"),
        "nao": Text("a legenda do ataque não recusa o repelir", "the attack's legend does not refuse the repel"),
    },
    links=(Link(name="recusa", when=_RECUSA, then="sim"), Link(name="nao_recusa", when=~_RECUSA, then="nao")),
)

ROMPEDOR = (
    ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said | (ataque.SENJUTSU.is_("sim") & ataque.NAO_ROMPE.is_("nao"))
)
RUPTURA = Question(
    name="rompedor_conta_no_repelir",
    about=Text(
        "o poder de romper barreiras conta contra o repelir?", "does barrier-breaking power count against a repel?"
    ),
    values={
        "conta": Text("o poder de romper conta contra o repelir", "breaking power counts against the repel"),
        "nao_conta": Text("o poder de romper não conta contra o repelir", "breaking power does not count"),
    },
    links=(Link(name="nao_rompedor", when=~ROMPEDOR, then="nao_conta"),),
)
_NAO_HA_REPELIR = Text("a defesa usada não é repelir", "the defence used is no repel")
_SEM_REPELIR = Link(name="nao_ha", when=E_REPELIR.is_("nao"), then="nao_ha")
REPELE = Question(
    name="repelir_defende",
    about=Text("o repelir, usado a tempo, defende do ataque?", "does the repel, used in time, defend from the attack?"),
    values={
        "sim": Text("o ataque é repelido", "the attack is repelled"),
        "nao": Text("o ataque não é repelido", "the attack is not repelled"),
        "nao_ha": _NAO_HA_REPELIR,
    },
    links=(_SEM_REPELIR,),
    effects=("destino_do_repelir",),
)
DESTINO = Question(
    name="destino_do_repelir",
    about=Text("o repelir continua depois de usado?", "does the repel last after it is used?"),
    values={
        "continua": Text("o repelir continua", "the repel lasts"),
        "acaba": Text("o repelir acaba", "the repel is over"),
        "nao_ha": _NAO_HA_REPELIR,
    },
    links=(Link(name="nao_ha", when=REPELE.is_("nao_ha"), then="nao_ha"),),
)


def ranks_are(rank: str) -> Condition:
    """How the defence's rank compares to the attack's: its legend's, or the one that it was sped up to."""
    return (contra_ataque.AUMENTOS.is_("nenhum") & contra_ataque.RANKS.is_(rank)) | (
        contra_ataque.AUMENTOS.is_("um") & contra_ataque.RANKS_COM_AUMENTO.is_(rank)
    )


A_TEMPO = Question(
    name="repelir_chega_a_tempo",
    about=Text("o repelir é usado a tempo?", "is the repel used in time?"),
    values={
        "sim": Text("o repelir é usado a tempo", "the repel is used in time"),
        "nao": Text("o repelir é usado tarde demais", "the repel is used too late"),
    },
    links=(Link(name="mais_rapido", when=ranks_are(ranks.MAIS_RAPIDA), then="sim"),),
)

IMPULSIONA = Question(
    name="habilidade_impulsiona",
    permits=("nao_pode", "pode"),
    about=Text(
        "a habilidade suplementar pode impulsionar o ataque do usuário?",
        "may the supplementary ability propel its user's attack?",
    ),
    values={
        "pode": Text("o ataque pode ser impulsionado pela habilidade", "the ability may propel the attack"),
        "nao_pode": Text("o ataque não pode ser impulsionado pela habilidade", "the ability may not propel the attack"),
    },
    links=(
        Link(name="outro_objetivo", when=forca.SUPLEMENTAR.is_("outro"), then="nao_pode"),
        # An attack that strikes at no range, such as a combo that is refused, is not propelled.
        Link(name="nao_acontece", when=~ALCANCE.is_("curto", "medio", "longo"), then="nao_pode"),
    ),
)

CLASSE = Question(
    name="classe_do_ser",
    about=Text("de que classe é considerado o ser que se tenta atrair?", "as what class does the being count?"),
    values={
        "normal": Text("o ser conta como de porte normal", "the being counts as of normal size"),
        "gigante": Text("o ser conta como Gigante", "the being counts as a Giant"),
        "mega_gigante": Text("o ser conta como Mega Gigante", "the being counts as a Mega Giant"),
        "bijuu": Text("o ser conta como bijuu", "the being counts as a bijuu"),
    },
    links=tuple(
        Link(name=value, when=forca.CLASSE.is_(value), then=value)
        for value in ("normal", "gigante", "mega_gigante", "bijuu")
    ),
)
ATRAI_ALGO = forca.SUPLEMENTAR.is_("atrair", "repelir_e_atrair")
ATRAI = Question(
    name="habilidade_atrai",
    about=Text("a habilidade suplementar atrai aquilo?", "does the supplementary ability attract that?"),
    values={
        "atrai": Text("a habilidade o atrai", "the ability attracts it"),
        "nao_atrai": Text("a habilidade não o atrai", "the ability does not attract it"),
    },
    links=(Link(name="nao_e_de_atrair", when=~ATRAI_ALGO, then="nao_atrai"),),
    each=("atraido",),
)
