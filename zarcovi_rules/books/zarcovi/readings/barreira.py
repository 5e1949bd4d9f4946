"""Readings that concern barriers."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_4 = reading(
    "AMB-4",
    (29,),
    (
        "“Caso a barreira permaneça em campo” limita quais barreiras defendem selamento?",
        "Does “if the barrier stays in the field” limit which barriers can stop a sealing?",
    ),
    {
        "A": ("sim: só as que permanecem em campo", "yes: only those that stay in the field"),
        "B": (
            "não: todas defendem, e as que permanecem se retiram depois",
            "no: all do, and those that stay leave afterwards",
        ),
    },
    "A",
    (
        "A vírgula separa, mas só uma barreira que permanece pode se retirar.",
        "The comma splits, but only a barrier that stays can leave.",
    ),
)
AMB_5 = reading(
    "AMB-5",
    (29,),
    (
        "A ressalva da legenda, no selamento, vale para a regra inteira?",
        "Does the legend's exception about sealing cover the whole ruling?",
    ),
    {
        "A": ("sim: defender, retirar-se e permanecer", "yes: stopping, leaving and staying"),
        "B": ("não: só a última frase", "no: the last sentence only"),
    },
    "A",
    ("Fecha o item depois de um ponto final, como nas regras vizinhas.", "It closes the item, as in its neighbours."),
)
AMB_6 = reading(
    "AMB-6",
    (32,),
    (
        "A barreira que a paralisia rompe é destruída?",
        "Is a barrier that a paralysis breaks destroyed?",
    ),
    {"A": ("sim", "yes"), "B": ("não: a paralisia apenas passa", "no: the paralysis merely passes")},
    "A",
    ("“Romper” tem o sentido do capítulo de rompimento.", "“To break” has its meaning from the chapter on breaking."),
)
AMB_7 = reading(
    "AMB-7",
    (34,),
    (
        "Quem está dentro da barreira em modo gigante também fica protegido da paralisia?",
        "Is the user inside a giant-mode barrier protected from the paralysis too?",
    ),
    {"A": ("sim", "yes"), "B": ("não: só a barreira continua de pé", "no: only the barrier stays up")},
    "A",
    ("O gigante vale como corpo de quem o usa.", "The giant stands for its user's body."),
)
AMB_10 = reading(
    "AMB-10",
    (44,),
    (
        "O teleporte comum, que o texto não cita, entra em barreira corporal?",
        "May plain teleporte, which the text does not name, enter a body barrier?",
    ),
    {"A": ("entra", "it may"), "B": ("não entra", "it may not")},
    "B",
    ("Quem barra o teletransporte barra o que é menos.", "What keeps teletransporte out keeps the lesser out."),
)
AMB_10_CAMPO = reading(
    "AMB-10-campo",
    (23, 27, 44),
    (
        "O ataque que chega por teleporte ou teletransporte passa por barreira de campo?",
        "Does an attack that arrives by teleporte or teletransporte pass a field barrier?",
    ),
    {
        "A": ("passa: só da barreira corporal se diz que não entram", "it does: only of body barriers is entry denied"),
        "B": (
            "não passa: a barreira segura o ataque como qualquer outro",
            "it does not: the barrier stops it like any",
        ),
    },
    "B",
    (
        "As regras gerais dizem que a barreira segura; só do portal se diz que passa por ela.",
        "The general rulings say that the barrier stops; only portals are said to pass it.",
    ),
)
AMB_34 = reading(
    "AMB-34",
    (252, 256),
    (
        "O “rompedor” dado pelo Senjutsu rompe também status superior?",
        "Does the breaking power that Senjutsu gives reach higher status too?",
    ),
    {
        "A": ("só o status igual", "equal status only"),
        "B": ("qualquer um que o texto não exclua", "any that the text does not exclude"),
    },
    "A",
    ("Status superior exige previsão expressa.", "Higher status takes express words."),
)
AMB_35 = reading(
    "AMB-35",
    (181, 258),
    (
        "“Ilimitado global” inclui o ilimitado equiparado a global?",
        "Does “unlimited Global” include an unlimited attack equated to Global?",
    ),
    {"A": ("inclui", "it does"), "B": ("não inclui", "it does not")},
    "B",
    ("O equiparado não é global; só o dano o é.", "The equated one is not Global; only its damage is."),
)
AMB_41 = reading(
    "AMB-41",
    (44, 290),
    (
        "O ataque por portal passa também pela barreira corporal, que é sempre 360°?",
        "Does a portal attack pass a body barrier too, which is always 360°?",
    ),
    {"A": ("passa", "it does"), "B": ("não passa", "it does not")},
    "B",
    ("A regra da barreira corporal é a específica.", "The ruling on body barriers is the specific one."),
)
AMB_43 = reading(
    "AMB-43",
    (23, 27, 127),
    (
        "“Defende” vale também contra o ataque que rompe a barreira?",
        "Does “stops” hold against an attack that breaks the barrier too?",
    ),
    {"A": ("vale sempre", "always"), "B": ("só se a barreira não for rompida", "only if the barrier is not broken")},
    "B",
    ("Sem isso o capítulo de rompimento não teria efeito.", "Else the chapter on breaking would have no effect."),
)
AMB_50 = reading(
    "AMB-50",
    (46, 48),
    (
        "“Caso atingido”: quem veste a barreira corporal ainda pode escapar do selamento ou da paralisia?",
        "“If hit”: may the wearer of a body barrier still escape the sealing or paralysis?",
    ),
    {
        "A": ("pode: só a barreira não serve", "yes: only the barrier is useless"),
        "B": ("não: é automático", "no: it is automatic"),
    },
    "A",
    ("“Caso” supõe que poderia não ser atingido.", "“If” supposes that he might not be hit."),
)
