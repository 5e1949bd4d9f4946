"""The one registry of the steps of Zarcovi, and the words that more than one topic uses in its sentences."""

import re

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.verify.rules import lookup, rule_steps


def _of_battle(asked: Recorded) -> Message:
    """How a question that is asked of a battle is written."""
    about = "" if asked.subject is None else ", sobre …"
    return msg("Write `perguntam ao juiz da batalha{about}: {question}`.", about=about, question=asked.about.pt)


steps = rule_steps(book(), {asked.about.pt: _of_battle(asked) for asked in RECORDED.values()})

steps.parameter(
    "escala", r"\S+", lookup(msg("scale"), ((v, v) for v in book().facts["ataque.escala"].domain)), examples=["global"]
)
steps.parameter(
    "status",
    r"\S+",
    lookup(
        msg("status"),
        [(v, v) for v in ("letal", "ilimitado", "supremo")] + [("ilimitada", "ilimitado"), ("desconhecido", "outro")],
    ),
    examples=["letal"],
)
steps.parameter(
    "status_da_barreira",
    r"\S+",
    lookup(
        msg("status"),
        [("letal", "letal"), ("ilimitado", "ilimitado"), ("ilimitada", "ilimitado"), ("desconhecido", "outro")],
    ),
    examples=["letal"],
)
steps.parameter(
    "efeito",
    r"\S+",
    lookup(msg("effect"), ((v, v) for v in book().facts["ataque.efeito"].domain)),
    examples=["paralisia"],
)
steps.parameter(
    "direcao",
    "pelas costas|pela frente",
    {"pelas costas": "costas", "pela frente": "frente"}.__getitem__,
    examples=["pelas costas"],
)
steps.parameter("natureza", "Ninjutsu|Taijutsu|Genjutsu", str.lower, examples=["Taijutsu"])
steps.parameter(
    "auxilio", r"\S+", lookup(msg("aid"), ((v, v) for v in book().facts["ataque.auxilio"].domain)), examples=["portal"]
)
steps.parameter(
    "alvo",
    "o usuário|a extensão do usuário|um aliado do usuário",
    {"o usuário": "usuario", "a extensão do usuário": "extensao", "um aliado do usuário": "aliado"}.__getitem__,
    examples=["um aliado do usuário"],
)
steps.parameter(
    "combavel", "combável|não combável", {"combável": "sim", "não combável": "nao"}.__getitem__, examples=["combável"]
)
steps.parameter("nome", r"[^\s,]+", examples=["Iara"])
steps.parameter("habilidade", r"(?:[oa]s? )?.+", lambda text: re.sub(r"^[oa]s? ", "", text), examples=["a Fenda"])
steps.parameter(
    "porte",
    "de porte normal|Gigante|Mega Gigante",
    {"de porte normal": "normal", "Gigante": "gigante", "Mega Gigante": "mega_gigante"}.__getitem__,
    examples=["Mega Gigante"],
)
steps.parameter(
    "alcance",
    "curto|médio|longo",
    {"curto": "curto", "médio": "medio", "longo": "longo"}.__getitem__,
    examples=["longo"],
)
_MECANICAS = {
    "habilidade comum": (("dimensional.habilidade", "nao"),),
    "habilidade dimensional": (("dimensional.habilidade", "sim"),),
    "habilidade dimensional com portal": (("dimensional.habilidade", "sim"), ("dimensional.portal", "sim")),
}
steps.parameter("mecanica", "|".join(_MECANICAS), _MECANICAS.__getitem__, examples=["habilidade dimensional"])
