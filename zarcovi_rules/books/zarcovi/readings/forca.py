"""Readings that concern repelling, propelling and attracting."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_8 = reading(
    "AMB-8",
    (118,),
    (
        "A legenda pode permitir repelir também o ataque de que não se escapa com teleporte?",
        "May a legend allow repelling also the attack that teleporte cannot escape?",
    ),
    {
        "A": ("não: a ressalva é só dos globais", "no: the exception is about Global attacks only"),
        "B": ("sim: a ressalva vale para os dois", "yes: the exception covers both"),
        "C": (
            "nem precisa: esses ataques fazem parte da ressalva que permite repelir o global",
            "no need: such attacks are part of the exception that allows repelling a Global attack",
        ),
    },
    "B",
    ("A legenda prevalece sobre a regra que a ressalva.", "A legend prevails over a ruling that makes the exception."),
)
AMB_9 = reading(
    "AMB-9",
    (36, 118),
    (
        "“Não seja possível escape com teleporte” fala do teleporte mesmo, ou de qualquer deslocamento?",
        "“Teleporte cannot escape it”: is it the teleporte proper, or any such means?",
    ),
    {
        "A": (
            "do teleporte mesmo: se só teletransporte escapa, não se repele",
            "the teleporte proper: what only teletransporte escapes is not repelled",
        ),
        "B": (
            "de qualquer um: se teletransporte escapa, repele-se",
            "any such means: what teletransporte escapes is repelled",
        ),
    },
    "A",
    ("O texto separa as duas palavras do começo ao fim.", "The text keeps the two words apart throughout."),
)
AMB_23 = reading(
    "AMB-23",
    (125,),
    (
        "A ressalva da legenda, ao atrair, vale também para Gigantes, Mega Gigantes e bijuus?",
        "Does the legend's exception about attracting cover Giants, Mega Giants and bijuus too?",
    ),
    {
        "A": ("não: só a frase sobre seres e equipamentos", "no: the sentence on beings and equipment only"),
        "B": ("sim: as duas frases", "yes: both sentences"),
    },
    "B",
    ("A ressalva fecha o item inteiro.", "The exception closes the whole item."),
)
AMB_24 = reading(
    "AMB-24",
    (125,),
    (
        "“Que não sejam gigantes ou mega gigantes e bijuus”: as bijuus ficam de fora ou são atraídas?",
        "“Not giants or mega giants and bijuus”: are bijuus left out or attracted?",
    ),
    {
        "A": ("ficam de fora, como os gigantes", "left out, like the giants"),
        "B": ("são atraídas: o “e” as junta aos seres", "attracted: the “and” joins them to the beings"),
    },
    "A",
    ("A lista é uma só, e a bijuu é maior que um gigante.", "It is one list, and a bijuu is larger than a giant."),
)
