"""Readings that concern time."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_1_NUMERO = reading(
    "AMB-1-numero",
    (1,),
    (
        "No número do turno, conta o encerro inimigo anterior à minha primeira movimentação?",
        "For the number of the turn, does an enemy closing before my very first move count?",
    ),
    {"A": ("conta", "it counts"), "B": ("não conta", "it does not count")},
    "A",
    (
        "É o próprio exemplo do texto: o inimigo encerrou, logo é 1 turno.",
        "It is the text's own example: the enemy closed, so one turn has passed.",
    ),
)
AMB_1_DURACAO = reading(
    "AMB-1-duracao",
    (1,),
    (
        "Na duração de um efeito, contam encerros anteriores ao início dele?",
        "For how long an effect has lasted, do closings before it began count?",
    ),
    {"A": ("contam", "they count"), "B": ("não contam", "they do not count")},
    "B",
    (
        "Um efeito não dura antes de começar; o método do texto é um conselho para contar, não um início.",
        "An effect does not last before it begins; the text's method advises how to count, not from when.",
    ),
)
AMB_2 = reading(
    "AMB-2",
    (3, 5, 19),
    (
        "A contagem dimensional limita a permanência de quem?",
        "Whose stay does the dimensional count limit?",
    ),
    {
        "A": ("da vítima selada em outra dimensão", "that of a victim sealed in another dimension"),
        "B": ("do próprio usuário em outra dimensão", "that of the user himself in another dimension"),
    },
    "B",
    (
        "No exemplo quem usa a dimensão é quem volta para a Terra.",
        "In the example the one who used the dimension is the one who returns to Earth.",
    ),
)
AMB_3 = reading(
    "AMB-3",
    (1, 3, 76),
    (
        "Que contagem vale para voo emprestado, paralisias, ativações e ofensivas tardias?",
        "Which count applies to lent flight, paralyses, activations and delayed offences?",
    ),
    {
        "A": (
            "a contagem geral; a do turno 0 é só do selamento dimensional",
            "the general one; turn 0 is for dimensions only",
        ),
        "B": ("a contagem do turno 0, para tudo", "the turn-0 count, for everything"),
    },
    "A",
    ("O título da segunda contagem a limita.", "The second method's title limits it."),
)
