"""Readings that concern manipulating an attack."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_21 = reading(
    "AMB-21",
    (102,),
    (
        "O repelir que devolve o ataque “ao usuário” o devolve a quem?",
        "A repel that returns the attack “to the user” returns it to whom?",
    ),
    {
        "A": ("a quem fez o ataque", "to who made the attack"),
        "B": ("a quem o repeliu", "to who repelled it"),
    },
    "A",
    ("Devolver é mandar de volta a quem atacou.", "To return is to send back to who attacked."),
)
