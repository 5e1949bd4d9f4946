"""Readings that concern teleporte and teletransporte."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_11 = reading(
    "AMB-11",
    (72, 175),
    (
        "O combo com teleporte equiparado a teletransporte vira curto alcance?",
        "Does a combo with a teleporte equated to teletransporte become short range?",
    ),
    {
        "A": ("vira curto: continua sendo teleporte", "yes: it is still a teleporte"),
        "B": ("mantém o alcance", "the range is kept"),
    },
    "B",
    ("Equiparar é tratar os efeitos como os do outro.", "To equate is to treat its effects as the other's."),
)
AMB_12 = reading(
    "AMB-12",
    (66,),
    (
        "Usuário gigante pode levar um Mega Gigante?",
        "May a giant user carry a Mega Giant?",
    ),
    {"A": ("não", "no"), "B": ("sim, no lugar do Gigante", "yes, in place of the Giant")},
    "A",
    ("O texto diz só “Gigante” onde antes citou os dois.", "The text says only “Giant” where it named both before."),
)
AMB_13 = reading(
    "AMB-13",
    (64,),
    (
        "Levar um inimigo pelo teleporte é livre?",
        "Is carrying an enemy off by teleporte free?",
    ),
    {
        "A": ("é livre", "it is free"),
        "B": ("conta como ofensiva, no rank do teleporte", "it counts as an offence at the teleporte's rank"),
    },
    "B",
    ("Quem é levado à força precisa poder se defender.", "Whoever is carried off must be able to defend."),
)
AMB_16 = reading(
    "AMB-16",
    (70, 82),
    (
        "O ataque que não diz se cabe teleporte, ou se cabe teletransporte, o admite?",
        "Does an attack that does not say whether teleporte, or teletransporte, fits admit it?",
    ),
    {
        "A": ("não admite: é preciso prever", "no: it must be foreseen"),
        "B": ("admite, se não excluir", "yes, unless it excludes them"),
    },
    "A",
    ("O texto exige que os ataques prevejam caber.", "The text requires the attacks to foresee it."),
)
AMB_48 = reading(
    "AMB-48",
    (76,),
    (
        "O turno único de voo emprestado é o do teleporte ou o seguinte?",
        "Is the one turn of lent flight that of the teleporte or the next?",
    ),
    {"A": ("o do teleporte", "that of the teleporte"), "B": ("o seguinte", "the next")},
    "A",
    ("A capacidade se estende ao teleportar.", "The ability extends on teleporting."),
)
