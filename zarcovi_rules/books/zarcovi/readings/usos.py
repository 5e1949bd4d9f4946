"""Readings that concern the number of uses."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_46_PISO = reading(
    "AMB-46-piso",
    (149,),
    (
        "A perda de usos pode levar o último?",
        "May a loss of uses take the last one?",
    ),
    {
        "A": ("pode: vai até 0, nunca abaixo", "it may: down to 0, never below"),
        "B": ("não pode: sempre sobra ao menos 1", "it may not: at least 1 always remains"),
    },
    "A",
    (
        "O texto não põe limite à perda, e um número de vezes não é negativo.",
        "The text sets the loss no limit, and a number of times is not negative.",
    ),
)
AMB_46_ISENCAO = reading(
    "AMB-46-isencao",
    (147, 149),
    (
        "A habilidade sem usos escritos, como a permanente, sofre perda de usos?",
        "Does an ability without written uses, such as a permanent one, suffer a loss of uses?",
    ),
    {
        "A": ("não: não há número a alterar", "no: there is no number to alter"),
        "B": ("sim: conta com os usos que a mesa lhe der", "yes: it counts with the uses that the table gives it"),
    },
    "A",
    (
        "Só se altera uma quantia que existe.",
        "Only an amount that exists can be altered.",
    ),
)
