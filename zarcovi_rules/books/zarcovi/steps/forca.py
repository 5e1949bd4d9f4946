"""What features say of repelling, propelling and attracting."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "objetivo",
    "repele|atrai|repele e atrai|nem repele nem atrai",
    {
        "repele": "repelir",
        "atrai": "atrair",
        "repele e atrai": "repelir_e_atrair",
        "nem repele nem atrai": "outro",
    }.__getitem__,
    examples=["repele"],
)
steps.parameter(
    "atraido",
    "um ser de porte normal|um Gigante|um Mega Gigante|uma bijuu|um ser enorme sem classe|um equipamento|outra coisa",
    {
        "um ser de porte normal": ("ser", "normal"),
        "um Gigante": ("ser", "gigante"),
        "um Mega Gigante": ("ser", "mega_gigante"),
        "uma bijuu": ("ser", "bijuu"),
        "um ser enorme sem classe": ("ser", "indefinida"),
        "um equipamento": ("equipamento", ""),
        "outra coisa": ("outro", ""),
    }.__getitem__,
    examples=["um Gigante"],
)


@steps.dado("uma habilidade de repelir", en="The defence is a repel, its rank unsaid.")
def _(play: Play) -> None:
    """A defesa é repelir, sem dizer o rank."""
    play.state({"defesa.meio": "repelir"})


@steps.dado("uma habilidade de repelir de rank {int}", en="The defence is a repel, and its legend's rank.")
def _(play: Play, rank: int) -> None:
    """A defesa é repelir, e o rank da sua legenda."""
    play.state({"defesa.meio": "repelir", "defesa.rank": rank})


@steps.dado(
    "uma habilidade suplementar que {objetivo}",
    en="The supplementary ability, by what it does with attacks and objects.",
)
def _(play: Play, objetivo: str) -> None:
    """A habilidade suplementar, pelo que faz com ataques e objetos."""
    play.state({"suplementar.objetivo": objetivo})


@steps.dado(
    "o que se tenta atrair é {atraido}",
    en="What the ability is to attract: a being and its class, equipment, or anything else.",
)
def _(play: Play, atraido: tuple[str, str]) -> None:
    """O que a habilidade tenta atrair: um ser e a sua classe, um equipamento, ou outra coisa."""
    tipo, classe = atraido
    play.state({"atraido.tipo": tipo, **({"atraido.classe": classe} if classe else {})})
