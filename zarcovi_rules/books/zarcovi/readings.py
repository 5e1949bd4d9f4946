"""The readings: texts of the source that admit two, each a switch with a default and a reason.

An ambiguity of which one half has a default of its own (a count from the start of the battle, or from an effect) is two
switches, `AMB-1-numero` and `AMB-1-duracao`.
"""

from zarcovi_rules.core.vocabulary import Reading, Text


def _reading(
    name: str,
    lines: tuple[int, ...],
    about: tuple[str, str],
    options: dict[str, tuple[str, str]],
    default: str,
    reason: tuple[str, str],
) -> Reading:
    return Reading(
        name=name,
        about=Text(*about),
        values={option: Text(*says) for option, says in options.items()},
        default=default,
        reason=Text(*reason),
        lines=lines,
        inventory="-".join(name.split("-")[:2]),
    )


AMB_0 = _reading(
    "AMB-0",
    (23, 32),
    (
        "A falta de “salvo se previsto em legenda” torna a regra imune a legendas?",
        "Does the absence of “unless the legend says so” make a ruling immune to legends?",
    ),
    {
        "A": ("sim: sem “salvo”, nenhuma legenda a afasta", "yes: without a “salvo” no legend lifts it"),
        "B": ("não: a legenda sempre pode dizer outra coisa", "no: a legend may always say otherwise"),
    },
    "A",
    (
        "O texto usa a ressalva de modo seletivo: a regra sobre paralisia não a tem, as vizinhas têm.",
        "The text uses the phrase selectively: the ruling on paralysis lacks it while its neighbours have it.",
    ),
)
AMB_1_NUMERO = _reading(
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
AMB_1_DURACAO = _reading(
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
AMB_2 = _reading(
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
AMB_3 = _reading(
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
AMB_4 = _reading(
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
AMB_5 = _reading(
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
AMB_6 = _reading(
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
AMB_7 = _reading(
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
AMB_10 = _reading(
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
AMB_10_CAMPO = _reading(
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
AMB_11 = _reading(
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
AMB_12 = _reading(
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
AMB_13 = _reading(
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
AMB_16 = _reading(
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
AMB_17 = _reading(
    "AMB-17",
    (96, 110),
    (
        "Como se combinam dois ranks?",
        "How are two ranks combined?",
    ),
    {
        "A": ("por tabela, da qual o texto só dá 3 com 3 = 2", "by a table, of which the text gives only 3 with 3 = 2"),
        "B": (
            "um rank mais rápido que o melhor dos dois, no mínimo 1",
            "one rank faster than the better of the two, at least 1",
        ),
        "C": ("produto dividido pela soma, arredondado para cima", "the product over the sum, rounded up"),
    },
    "A",
    ("O guia de ranks é citado, mas não veio com o texto.", "The rank guide is cited but did not come with the text."),
)
AMB_22 = _reading(
    "AMB-22",
    (104, 230),
    (
        "O que quer dizer “(Revisão)”?",
        "What does “(Revisão)” mean?",
    ),
    {
        "A": ("texto já revisado: vale", "already revised: it binds"),
        "B": ("em revisão: não vale ainda", "under review: not binding yet"),
    },
    "A",
    ("É a redação mais nova.", "It is the newest wording."),
)
AMB_34 = _reading(
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
AMB_35 = _reading(
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
AMB_36 = _reading(
    "AMB-36",
    (264,),
    (
        "A legenda pode dispensar a presença da extensão em campo?",
        "May a legend waive that the extension be in the field?",
    ),
    {
        "A": ("pode", "it may"),
        "B": ("não: a ressalva é só da extensão do efeito", "no: the exception is about extending the effect only"),
    },
    "B",
    ("A condição está entre parênteses, à parte da regra.", "The condition stands in brackets, apart from the ruling."),
)
AMB_41 = _reading(
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
AMB_43 = _reading(
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
AMB_48 = _reading(
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
AMB_50 = _reading(
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
