"""Readings that concern returning an attack."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_17 = reading(
    "AMB-17",
    (96, 110),
    (
        "Como se combinam dois ranks?",
        "How are two ranks combined?",
    ),
    {
        "A": ("por tabela, da qual o texto só dá 3 com 3 = 2", "by a table, of which the text gives only 3 with 3 = 2"),
        "B": (
            "um rank mais rápido que o melhor dos dois, no mínimo 1",
            "one rank faster than the better of the two, at least 1",
        ),
        "C": ("produto dividido pela soma, arredondado para cima", "the product over the sum, rounded up"),
    },
    "A",
    ("O guia de ranks é citado, mas não veio com o texto.", "The rank guide is cited but did not come with the text."),
)
