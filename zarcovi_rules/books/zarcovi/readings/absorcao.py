"""Readings that concern absorption."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_25 = reading(
    "AMB-25",
    (163,),
    (
        "A legenda de quem torna um ataque absorvível?",
        "Whose legend makes an attack absorbable?",
    ),
    {
        "A": ("a de quem absorve; a do ataque pode proibir", "the absorber's; the attack's may forbid it"),
        "B": ("a do ataque", "the attack's"),
    },
    "A",
    ("É a habilidade de absorção que se descreve.", "It is the absorbing ability that is described."),
)
