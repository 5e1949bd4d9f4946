"""Does the absorption absorb the attack? One axis a question: what is written, the kind, the scale, the effect.

Then: is the attack absorbed. Beside it: is the absorption in time. Last: whether the attack's status counts.
"""

from zarcovi_rules.books.zarcovi.facts import absorcao, ataque, ranks
from zarcovi_rules.books.zarcovi.questions.barreira import ESCALA
from zarcovi_rules.books.zarcovi.questions.forca import ranks_are
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.absorcao import AMB_25
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

SERVE, NAO_SERVE = "serve", "nao_serve"

_GENJUTSU = ataque.NATUREZA.is_("genjutsu")
_LISTADO = (
    (ataque.NATUREZA.is_("ninjutsu") & absorcao.ABSORVE_NINJUTSU.said)
    | (ataque.NATUREZA.is_("taijutsu") & absorcao.ABSORVE_TAIJUTSU.said)
    | (_GENJUTSU & absorcao.ABSORVE_GENJUTSU.said)
)
_TUDO = absorcao.ABSORVE_TUDO.said
# Whether "any attack" includes a Genjutsu, nobody says.
TUDO_E_GENJUTSU = AMB_25.is_("A") & _GENJUTSU & _TUDO & ~_LISTADO
PREVISTA = Question(
    name="absorcao_prevista",
    about=Text("está escrito que o ataque pode ser absorvido?", "is it written that the attack can be absorbed?"),
    values={
        "sim": Text("está escrito que o ataque pode ser absorvido", "it is written that the attack can be absorbed"),
        "nao": Text(
            "não está escrito que o ataque possa ser absorvido", "it is not written that the attack can be absorbed"
        ),
    },
    links=(
        Link(name="absorcao_lista", when=AMB_25.is_("A") & (_LISTADO | (_TUDO & ~_GENJUTSU)), then="sim"),
        Link(name="absorcao_nao_lista", when=AMB_25.is_("A") & ~_LISTADO & ~_TUDO, then="nao"),
        Link(name="ataque_diz", when=AMB_25.is_("B") & absorcao.PODE_SER_ABSORVIDO.said, then="sim"),
        Link(name="ataque_cala", when=AMB_25.is_("B") & ~absorcao.PODE_SER_ABSORVIDO.said, then="nao"),
    ),
)


def _serves(name: str, by_pt: str, by_en: str, *links: Link) -> Question:
    """A question of whether the absorption serves on one axis."""
    return Question(
        name=name,
        about=Text(f"a absorção serve para {by_pt}?", f"does the absorption serve for {by_en}?"),
        values={
            SERVE: Text(f"a absorção serve para {by_pt}", f"the absorption serves for {by_en}"),
            NAO_SERVE: Text(f"a absorção não serve para {by_pt}", f"the absorption does not serve for {by_en}"),
        },
        links=links,
    )


PELA_LEGENDA = _serves("absorcao_pela_legenda", "este ataque, pelo que está escrito", "this attack, by what is written")
PELA_ESCALA = _serves(
    "absorcao_pela_escala",
    "a escala do ataque",
    "the attack's scale",
    Link(name="outra_escala", when=~ESCALA.is_("global") & ataque.EQUIPARADO_A_GLOBAL.is_("nao"), then=SERVE),
)
PELO_EFEITO = _serves(
    "absorcao_pelo_efeito",
    "o efeito do ataque",
    "the attack's effect",
    Link(name="dano", when=EFEITO.is_("dano"), then=SERVE),
)
_OBJECOES = PELA_LEGENDA.is_(NAO_SERVE) | PELA_ESCALA.is_(NAO_SERVE) | PELO_EFEITO.is_(NAO_SERVE)
ABSORVE = Question(
    name="absorcao_absorve",
    about=Text("o ataque é absorvido, se a absorção for usada a tempo?", "is the attack absorbed, if in time?"),
    values={
        "sim": Text("o ataque é absorvido", "the attack is absorbed"),
        "nao": Text("o ataque não é absorvido", "the attack is not absorbed"),
    },
    links=(
        Link(name="objecao", when=_OBJECOES, then="nao"),
        Link(name="sem_objecao", when=~_OBJECOES, then="sim"),
    ),
    effects=("status_conta_na_absorcao",),
)
STATUS_CONTA = Question(
    name="status_conta_na_absorcao",
    about=Text("o status do ataque conta para que ele seja absorvido?", "does the status count for absorption?"),
    values={
        "conta": Text("o status do ataque conta na absorção", "the attack's status counts for the absorption"),
        "nao_conta": Text("o status do ataque não conta na absorção", "the attack's status does not count"),
        "nao_ha": Text("não há absorção", "there is no absorption"),
    },
    links=(Link(name="nao_ha", when=ABSORVE.is_("nao"), then="nao_ha"),),
)
A_TEMPO = Question(
    name="absorcao_chega_a_tempo",
    about=Text("a absorção é usada a tempo?", "is the absorption used in time?"),
    values={
        "sim": Text("a absorção é usada a tempo", "the absorption is used in time"),
        "nao": Text("a absorção é usada tarde demais", "the absorption is used too late"),
    },
    links=(Link(name="mais_rapida", when=ranks_are(ranks.MAIS_RAPIDA), then="sim"),),
)
