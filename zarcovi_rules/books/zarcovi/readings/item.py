"""Readings that concern items."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_32_MAOS = reading(
    "AMB-32-maos",
    (230,),
    (
        "A legenda pode dar ao personagem outro número de mãos?",
        "May a legend give a character another number of hands?",
    ),
    {"A": ("pode", "it may"), "B": ("não: são sempre duas", "no: they are always two")},
    "A",
    ("“Via de regra” admite exceção.", "“As a rule” admits exceptions."),
)
AMB_32_ARMADURAS = reading(
    "AMB-32-armaduras",
    (230,),
    (
        "A legenda pode permitir mais de uma armadura, cada uma em parte do corpo?",
        "May a legend allow more than one armour, each on a part of the body?",
    ),
    {"A": ("pode", "it may"), "B": ("não: a armadura é uma só", "no: there is only one armour")},
    "B",
    (
        "A ressalva “via de regra” fala das mãos; da armadura o texto diz que é única e de corpo inteiro.",
        "“As a rule” speaks of the hands; of the armour the text says that it is one and for the whole body.",
    ),
)
AMB_33 = reading(
    "AMB-33",
    (236, 246),
    (
        "O selamento de quem porta o item atinge também o item?",
        "Does the sealing of the item's bearer hit the item too?",
    ),
    {"A": ("sim", "yes"), "B": ("não: só o selamento do próprio item", "no: only a sealing of the item itself")},
    "A",
    (
        "A barreira corporal é selada junto com quem a veste; o que se porta segue o mesmo.",
        "A body barrier is sealed with its wearer; what is borne follows suit.",
    ),
)
