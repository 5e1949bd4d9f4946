"""Readings that concern modes."""

from zarcovi_rules.books.zarcovi.readings import reading

AMB_44 = reading(
    "AMB-44",
    (145,),
    (
        "O modo a que outro se sobrepõe acaba, ou volta quando o outro acaba?",
        "Does a mode that another overlays end, or does it return when the other ends?",
    ),
    {
        "A": ("acaba: o outro fica no lugar dele", "it ends: the other stays in its place"),
        "B": ("fica suspenso e volta depois", "it is suspended and returns later"),
    },
    "A",
    (
        "O texto diz que o outro toma o lugar; de volta alguma ele fala.",
        "The text says that the other takes the place; it speaks of no return.",
    ),
)
