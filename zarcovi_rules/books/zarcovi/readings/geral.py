"""Readings that concern all chapters."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_0 = reading(
    "AMB-0",
    (23, 32),
    (
        "A falta de “salvo se previsto em legenda” torna a regra imune a legendas?",
        "Does the absence of “unless the legend says so” make a ruling immune to legends?",
    ),
    {
        "A": ("sim: sem “salvo”, nenhuma legenda a afasta", "yes: without a “salvo” no legend lifts it"),
        "B": ("não: a legenda sempre pode dizer outra coisa", "no: a legend may always say otherwise"),
    },
    "A",
    (
        "O texto usa a ressalva de modo seletivo: a regra sobre paralisia não a tem, as vizinhas têm.",
        "The text uses the phrase selectively: the ruling on paralysis lacks it while its neighbours have it.",
    ),
)
AMB_22 = reading(
    "AMB-22",
    (104, 230),
    (
        "O que quer dizer “(Revisão)”?",
        "What does “(Revisão)” mean?",
    ),
    {
        "A": ("texto já revisado: vale", "already revised: it binds"),
        "B": ("em revisão: não vale ainda", "under review: not binding yet"),
    },
    "A",
    ("É a redação mais nova.", "It is the newest wording."),
)
