"""Readings that concern dimensional abilities."""

from zarcovi_rules.books.zarcovi.readings import reading
from zarcovi_rules.core.rulings import Note

AMB_39 = reading(
    "AMB-39",
    (88,),
    (
        "Ao usar “1x de uso”, o usuário tem de ir para outra dimensão: isso vale de cada uso, ou só de um uso por vez?",
        "On using “1x de uso” the user must go to another dimension: at every use, or only if one use is spent?",
    ),
    {
        "A": ("de cada uso, gaste quanto gastar", "at every use, whatever it costs"),
        "B": ("só do que gasta um uso", "only if one use is spent"),
    },
    "B",
    (
        "O portal gasta dois usos para mandar um ataque de volta, sem que o usuário viaje.",
        "A portal spends two uses to send an attack back, and its user does not travel.",
    ),
)
AMB_40 = reading(
    "AMB-40",
    (88, 90),
    (
        "Habilidade dimensional “ou equiparado”: equiparado a quê?",
        "A dimensional ability “or equated”: equated to what?",
    ),
    {
        "A": ("a dimensional", "to a dimensional one"),
        "B": ("a teletransporte", "to teletransporte"),
    },
    "A",
    ("A palavra segue “dimensional”.", "The word follows “dimensional”."),
)
AMB_45 = reading(
    "AMB-45",
    (294,),
    (
        "Não se pode “impedir” o inimigo de usar uma dimensional: de que impedimento se fala?",
        "An enemy cannot be “kept” from using a dimensional ability: kept by what?",
    ),
    {
        "A": ("da proibição de usar o card", "by a prohibition to use the card"),
        "B": ("também da paralisia e do selamento", "by paralysis and sealing too"),
    },
    "A",
    (
        "Quem perde o uso de todos os cards não foi impedido de usar um.",
        "Who loses the use of all cards has not been kept from one.",
    ),
)
AMB_42 = Note(
    id="AMB-42",
    texto="A regra termina em “(S/Q)”, que o livro não explica: toma-se por comentário, e a regra vale como está.",
    text="The ruling ends in “(S/Q)”, which the book does not explain: taken as a comment, the ruling holds as it is.",
    lines=(300,),
)
