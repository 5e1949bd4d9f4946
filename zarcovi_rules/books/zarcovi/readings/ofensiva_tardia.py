"""Readings that concern offences that take some turns to fall."""

from zarcovi_rules.books.zarcovi.readings import reading

_ITEM_3 = (
    "É o literal: no item 3 da mesma lista, “o personagem” é o dono da ofensiva.",
    "It is the literal one: in item 3 of the same list “the character” is the offence's owner.",
)

AMB_14_LOCAL = reading(
    "AMB-14-local",
    (56,),
    (
        "A ofensiva tardia cai onde está que personagem?",
        "The delayed offence falls where which character is?",
    ),
    {"A": ("o alvo", "its target"), "B": ("o dono da ofensiva", "the offence's owner")},
    "B",
    _ITEM_3,
)
AMB_14_ENCERRO = reading(
    "AMB-14-encerro",
    (56,),
    (
        "A ofensiva tardia cai no encerro de quem?",
        "The delayed offence falls at whose closing?",
    ),
    {"A": ("do alvo", "its target's"), "B": ("do dono da ofensiva", "its owner's")},
    "B",
    _ITEM_3,
)
AMB_15 = reading(
    "AMB-15",
    (58,),
    (
        "O local de queda declarado pode ser qualquer um, até outra dimensão?",
        "May the declared place of the fall be any, even another dimension?",
    ),
    {"A": ("qualquer um", "any"), "B": ("só ao alcance da ofensiva", "only within the offence's range")},
    "B",
    (
        "Escolher o local não dá à ofensiva um alcance que a legenda não lhe dá.",
        "To choose the place gives the offence no range that its legend does not give it.",
    ),
)
AMB_47 = reading(
    "AMB-47",
    (60,),
    (
        "A morte driblada conta como morte do dono da ofensiva?",
        "Does a dodged death count as the death of the offence's owner?",
    ),
    {"A": ("sim", "yes"), "B": ("não: foi evitada", "no: it was avoided")},
    "B",
    ("Quem dribla a morte não chega a morrer.", "Whoever dodges death does not come to die."),
)
