"""Readings that concern Genjutsu."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_37 = reading(
    "AMB-37",
    (268,),
    (
        "O que não pode combar nem ser acelerado: o Genjutsu, ou os cards de quem caiu nele?",
        "What can neither combo nor be sped up: the Genjutsu, or the cards of who fell into it?",
    ),
    {
        "A": ("o Genjutsu", "the Genjutsu"),
        "B": ("os cards de quem caiu no Genjutsu", "the cards of who fell into the Genjutsu"),
    },
    "A",
    (
        "A frase não tem sujeito, e o capítulo é do card de Genjutsu; quem caiu nele já quase nada pode lançar.",
        "The sentence has no subject and the chapter is about the card; who fell into it may post hardly anything.",
    ),
)
AMB_38 = reading(
    "AMB-38",
    (272,),
    (
        "As “ativações” em resposta a um Genjutsu incluem equipar, modos e sensoriais?",
        "Do “activations” in answer to a Genjutsu include equipping, modes and sensings?",
    ),
    {
        "A": ("sim: tudo o que se ativa ou equipa", "yes: all that is activated or equipped"),
        "B": ("não: só o que a legenda diz que ativa", "no: only what its legend says it activates"),
    },
    "A",
    (
        "O livro diz que ativar e equipar são basicamente o mesmo, e chama os modos de ativações.",
        "The book says that to activate and to equip are basically the same, and calls modes activations.",
    ),
)
