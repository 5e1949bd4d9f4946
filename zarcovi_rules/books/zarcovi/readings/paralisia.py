"""Readings that concern paralysis."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_18 = reading(
    "AMB-18",
    (210, 216),
    (
        "A incapacitação sem turnos na legenda dura os turnos da nota, ou vale como selamento?",
        "Does an incapacitation without turns in its legend last the note's turns, or is it like a sealing?",
    ),
    {
        "A": ("dura os turnos que a nota dá", "it lasts the turns that the note gives"),
        "B": ("vale como selamento, sem prazo", "it is like a sealing, without an end"),
    },
    "A",
    (
        "É ter turnos que a separa do selamento, e a nota dá turnos a toda paralisia.",
        "To have turns is what keeps it from being a sealing, and the note gives turns to every paralysis.",
    ),
)
AMB_19 = reading(
    "AMB-19",
    (206, 216),
    (
        "O corte do fluxo sem turnos na legenda vale como selamento, ou dura os turnos da nota?",
        "Is a cut of the flow without turns in its legend like a sealing, or does it last the note's turns?",
    ),
    {
        "A": ("vale como selamento, sem prazo", "it is like a sealing, without an end"),
        "B": ("dura os turnos que a nota dá", "it lasts the turns that the note gives"),
    },
    "A",
    (
        "O item fala justamente do corte sem turnos; a nota fala de todas as paralisias.",
        "The item speaks of the cut without turns itself; the note speaks of all paralyses.",
    ),
)
AMB_20 = reading(
    "AMB-20",
    (202,),
    (
        "Imobilizado, pode-se lançar card que não exige movimento?",
        "May an immobilised character post a card that takes no moving?",
    ),
    {
        "A": ("não: só teletransporte", "no: only teletransporte"),
        "B": ("pode, qualquer um que não exija movimento", "yes, any that takes no moving"),
    },
    "A",
    ("O texto só diz que cabe teletransporte.", "The text says of teletransporte only that it fits."),
)
AMB_49 = reading(
    "AMB-49",
    (206,),
    (
        "Todo corte do fluxo se equipara a selamento, ou só o que não tem turnos?",
        "Is every cut of the flow equated to sealing, or only one without turns?",
    ),
    {
        "A": ("todo corte: os turnos só lhe dão prazo", "every cut: turns only limit it"),
        "B": ("só o corte sem turnos", "only a cut without turns"),
    },
    "B",
    (
        "A segunda frase vem como explicação da primeira, e só fala do corte sem turnos.",
        "The second sentence explains the first, and speaks of the cut without turns only.",
    ),
)
