"""May the ability manipulate the attack? One axis a limit; all limits add up, and none makes up for another.

Lowest: what the ability does with the attack; so, is it a manipulation at all. Then, each by itself: can the attack be
comboed, its kind, its scale, its range, who made it. On top: whether the attack is manipulated, which has no rulings of
its own.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, contra_ataque, manipulacao
from zarcovi_rules.books.zarcovi.questions.dimensional import DIMENSIONAL, POR_PORTAL
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

_NAO_DIZ = manipulacao.ATO.is_("pela_habilidade")
_DEVOLVE = contra_ataque.DEVOLVE.said | manipulacao.VOLTA_A_QUEM_REPELE.said
_GLOBAL = ataque.ESCALA.is_("global")

ATO = Question(
    name="ato_da_defesa",
    about=Text("que ato contra o ataque conta?", "which act against the attack counts?"),
    values={
        "desvia": Text(
            "conta que a habilidade dá outro destino ao ataque", "it counts as sending the attack elsewhere"
        ),
        "repele": Text("conta que a habilidade repele o ataque", "it counts as repelling the attack"),
        "segura": Text("conta que a habilidade segura o ataque", "it counts as stopping the attack"),
    },
    links=(
        *(Link(name=act, when=manipulacao.ATO.is_(act), then=act) for act in ("desvia", "repele", "segura")),
        # What nobody says is what the ability is for: a legend that returns, a dimension to send the attack to.
        Link(name="pela_legenda", when=_NAO_DIZ & _DEVOLVE, then="repele"),
        Link(name="por_ser_dimensional", when=_NAO_DIZ & ~_DEVOLVE & DIMENSIONAL, then="desvia"),
        Link(name="sem_mais", when=_NAO_DIZ & ~_DEVOLVE & ~DIMENSIONAL, then="repele"),
    ),
)
REPELE = ATO.is_("repele")
E_MANIPULACAO = Question(
    name="e_manipulacao",
    about=Text(
        "o que a habilidade faz é manipular o ataque?", "is what the ability does a manipulation of the attack?"
    ),
    values={
        "sim": Text("é manipulação do ataque", "it is a manipulation of the attack"),
        "nao": Text("não é manipulação do ataque", "it is no manipulation of the attack"),
    },
    links=(Link(name="segura", when=ATO.is_("segura"), then="nao"),),
)
_DEVOLUCAO = REPELE & E_MANIPULACAO.is_("sim")


def _limit(name: str, pt: str, en: str, links: tuple[Link, ...] = ()) -> Question:
    """A question whether one side of the attack admits that it is manipulated."""
    return Question(
        name=f"{name}_admite_manipulacao",
        permits=("nao", "sim"),
        about=Text(f"quanto {pt}, o ataque pode ser manipulado?", f"as to {en}, may the attack be manipulated?"),
        values={
            "sim": Text(f"quanto {pt}, o ataque pode ser manipulado", f"as to {en}, the attack may be manipulated"),
            "nao": Text(
                f"quanto {pt}, o ataque não pode ser manipulado", f"as to {en}, the attack may not be manipulated"
            ),
        },
        links=links,
    )


COMBO_ADMITE = _limit("combo", "ao combo", "combos")
NATUREZA_ADMITE = _limit(
    "natureza",
    "à natureza",
    "its kind",
    (Link(name="outra", when=~ataque.NATUREZA.is_("taijutsu"), then="sim"),),
)
_DIM_EQUIPARADO = DIMENSIONAL & ataque.EQUIPARADO_A_GLOBAL.said
ESCALA_ADMITE = _limit(
    "escala",
    "à escala",
    "its scale",
    (
        Link(name="nao_e_global", when=~_GLOBAL & ~_DIM_EQUIPARADO, then="sim"),
        Link(name="sem_limite", when=_GLOBAL & ~DIMENSIONAL & ~_DEVOLUCAO, then="sim"),
    ),
)
# Of a dimensional ability it is said by its own ruling.
DEVOLVE_GLOBAL = _GLOBAL & ~DIMENSIONAL & _DEVOLUCAO
CONTRA_O_AUTOR = POR_PORTAL & manipulacao.DESTINO.is_("autor")
ALCANCE_ADMITE = _limit(
    "alcance",
    "ao alcance",
    "its range",
    (Link(name="outro", when=~(CONTRA_O_AUTOR & ataque.ALCANCE.is_("curto")), then="sim"),),
)
AUTOR_ADMITE = _limit(
    "autor",
    "a quem o fez",
    "who made it",
    (Link(name="adversario", when=~POR_PORTAL & manipulacao.AUTOR.is_("inimigo"), then="sim"),),
)

_LIMITES = (COMBO_ADMITE, NATUREZA_ADMITE, ESCALA_ADMITE, ALCANCE_ADMITE, AUTOR_ADMITE)
MANIPULACAO = Question(
    name="manipulacao_do_ataque",
    about=Text(
        "a habilidade, usada a tempo, manipula o ataque?", "does the ability, used in time, manipulate the attack?"
    ),
    values={
        "sim": Text("a habilidade manipula o ataque", "the ability manipulates the attack"),
        "nao": Text("o ataque não é manipulado", "the attack is not manipulated"),
        "nao_ha": Text("não se trata de manipulação", "it is not a matter of manipulation"),
    },
    links=(
        Link(name="nao_ha", when=E_MANIPULACAO.is_("nao"), then="nao_ha"),
        *(Link(name=limit.name, when=E_MANIPULACAO.is_("sim") & limit.is_("nao"), then="nao") for limit in _LIMITES),
        Link(
            name="nada_impede",
            when=E_MANIPULACAO.is_("sim")
            & COMBO_ADMITE.is_("sim")
            & NATUREZA_ADMITE.is_("sim")
            & ESCALA_ADMITE.is_("sim")
            & ALCANCE_ADMITE.is_("sim")
            & AUTOR_ADMITE.is_("sim"),
            then="sim",
        ),
    ),
    effects=(
        "rank_da_manipulacao",
        "alcance_do_ataque_manipulado",
        "novo_alvo_se_defende",
        "custo_da_manipulacao_por_portal",
        "usos_depois_da_manipulacao",
        "aliado_consente_na_manipulacao",
    ),
)
