"""Readings that concern sensing."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_26 = reading(
    "AMB-26",
    (183, 186),
    (
        "O Sensorial Corporal dá a localização exata do inimigo?",
        "Does a Sensorial Corporal give the enemy's exact position?",
    ),
    {
        "A": ("não: dá só a presença", "no: only his presence"),
        "B": ("sim, como todo sensoriamento", "yes, as all sensing does"),
    },
    "A",
    (
        "O item do Corporal é mais específico, e diz que não se sabe a localização exata.",
        "The item on Corporal is the more specific one, and says that the exact position is not known.",
    ),
)
AMB_27 = reading(
    "AMB-27",
    (194,),
    (
        "As “detecções específicas” que não se ativam em resposta incluem a que não é sensorial, como a de chakra?",
        "Do the “specific detections” not activated in answer include one that is no sensing, such as of chakra?",
    ),
    {
        "A": ("sim: toda detecção que o ataque exija", "yes: any detection that the attack demands"),
        "B": ("não: só os sensoriais", "no: only sensings"),
    },
    "A",
    (
        "O texto põe as detecções ao lado do Sensoriamento; só barra novas ativações, não a que já estava ativa.",
        "The text names detections beside Sensing; it bars only new activations, not one that was active before.",
    ),
)
