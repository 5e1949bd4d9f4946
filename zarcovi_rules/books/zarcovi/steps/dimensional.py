"""What features say of dimensional abilities: where they take the user, and at what cost."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "lugares",
    "ao mesmo lugar|a lugares diferentes",
    {"ao mesmo lugar": "o_mesmo", "a lugares diferentes": "outro"}.__getitem__,
    examples=["ao mesmo lugar"],
)


@steps.dado("uma {mecanica}", en="The ability: ordinary, dimensional, or with “(Portal)” in its legend.")
def _(play: Play, mecanica: tuple[tuple[str, str], ...]) -> None:
    """A habilidade: comum, dimensional, ou dimensional com “(Portal)” na legenda."""
    play.state(dict(mecanica))


@steps.dado(
    "o usuário vai da dimensão {nome} para a dimensão {nome}",
    en="Where the user was, and where the ability takes him: the same name means that he stays in his dimension.",
)
def _(play: Play, origin: str, destination: str) -> None:
    """Onde o usuário estava e para onde a habilidade o leva: o mesmo nome diz que ele fica na sua dimensão."""
    play.state({"uso.destino": "mesma_dimensao" if origin == destination else "outra_dimensao"})


@steps.dado("o usuário não sai de onde está", en="The ability takes its user nowhere.")
def _(play: Play) -> None:
    """A habilidade não leva o usuário a lugar nenhum."""
    play.state({"uso.destino": "lugar_nenhum"})


@steps.dado(
    "{nome} vai para a dimensão {nome}, e {nome}, para a dimensão {nome}",
    en="To which dimension each of two travellers goes.",
)
def _(play: Play, _one: str, its: str, _other: str, others: str) -> None:
    """Para que dimensão vai cada um de dois viajantes."""
    play.state({"encontro.destinos": "o_mesmo" if its == others else "diferentes"})


@steps.dado(
    "{nome} e {nome} vão {lugares} da dimensão {nome}",
    en="Whether the abilities of two who travel to one dimension give access to the same place in it.",
)
def _(play: Play, _one: str, _other: str, lugares: str, _where: str) -> None:
    """Se as habilidades de dois que vão à mesma dimensão dão acesso ao mesmo lugar dela."""
    play.state({"encontro.destinos": "o_mesmo", "encontro.lugar": lugares})


@steps.dado("a habilidade gasta {int} uso(s) de uma vez", en="How many uses are spent at once; if not said, one.")
def _(play: Play, uses: int) -> None:
    """Quantos usos se gastam de uma vez; se não for dito, um."""
    play.state({"uso.quantidade": uses})
