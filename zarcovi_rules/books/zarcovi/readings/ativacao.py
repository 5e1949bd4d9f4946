"""Readings that concern activating and equipping."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_28 = reading(
    "AMB-28",
    (218,),
    (
        "Quando acaba o turno único de um card sem ativação?",
        "When does the single turn of a card without activation end?",
    ),
    {
        "A": ("quando a vez do usuário volta", "when the user's own move comes round again"),
        "B": ("quando o inimigo encerra", "when the enemy closes"),
    },
    "A",
    (
        "O turno de quem usa o card vai até a vez seguinte dele; assim o efeito chega a valer na resposta do inimigo.",
        "A user's turn runs to his next move; so the effect does count while the enemy answers.",
    ),
)
AMB_29 = reading(
    "AMB-29",
    (220,),
    (
        "Quem não usa o verbo da legenda comete sempre um erro?",
        "Is leaving out the legend's verb always an erro?",
    ),
    {
        "A": ("sempre", "always"),
        "B": ("fica a critério do juiz: é um aviso", "it is for the judge to say: a warning"),
    },
    "B",
    ("O texto diz que o erro “poderá” ser contado.", "The text says that an erro “may” be counted."),
)
AMB_29_ENCERRADA = reading(
    "AMB-29-encerrada",
    (224,),
    (
        "A habilidade ativada antes, mas já encerrada, também dispensa o envio do seu card?",
        "Does an ability that was activated before, and has since ended, need no posting of its card either?",
    ),
    {
        "A": ("não: só a que ainda está ativa", "no: only one that is still active"),
        "B": ("sim: basta que já tenha sido ativada", "yes: it is enough that it was activated once"),
    },
    "A",
    (
        "A ressalva poupa quem reenviaria o card do que já vale; o que se encerrou é ativado de novo. Ao pé da letra, "
        "porém, o texto fala de toda habilidade ativada antes.",
        "The exception spares one from posting again the card of what already counts; what has ended is activated "
        "anew. To the letter, though, the text speaks of any ability activated before.",
    ),
)
AMB_30 = reading(
    "AMB-30",
    (228,),
    (
        "A regra dos cards proibidos alcança também o que o inimigo proíbe?",
        "Does the ruling on forbidden cards also cover what an enemy forbids?",
    ),
    {
        "A": ("não: só o que proíbe a quem o equipou ou ativou", "no: only one's own items and activations"),
        "B": ("sim: de quem quer que seja", "yes: whoever's they are"),
    },
    "A",
    (
        "A consequência é desequipar ou desativar, o que só cabe ao que é do próprio jogador.",
        "What follows is unequipping or deactivating, which fits only the player's own.",
    ),
)
AMB_31 = reading(
    "AMB-31",
    (137, 141, 145, 228),
    (
        "O que é permanente mas pode ser desativado conta como permanente ao proibir um card?",
        "Does what is permanent but may be deactivated count as permanent when it forbids a card?",
    ),
    {
        "A": ("sim: a legenda diz “permanente”", "yes: the legend says “permanent”"),
        "B": ("não: pode ser desativado, e então é desativado", "no: it may be switched off, and so it is"),
    },
    "B",
    (
        "Só o que não pode ser desativado deixa sem saída a regra de desativar.",
        "Only what may not be deactivated leaves the ruling on deactivating no way out.",
    ),
)
