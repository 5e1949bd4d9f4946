"""Readings that concern extensions."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_36 = reading(
    "AMB-36",
    (264,),
    (
        "A legenda pode dispensar a presença da extensão em campo?",
        "May a legend waive that the extension be in the field?",
    ),
    {
        "A": ("pode", "it may"),
        "B": ("não: a ressalva é só da extensão do efeito", "no: the exception is about extending the effect only"),
    },
    "B",
    ("A condição está entre parênteses, à parte da regra.", "The condition stands in brackets, apart from the ruling."),
)
