"""What features say of items: where they are worn, what is worn already, and what hits or attracts them."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_PLACES = {
    "de uma mão": "uma_mao",
    "de ambas as mãos": "ambas_as_maos",
    "que se equipa no braço": "outro_local",
    "que se equipa no pescoço": "outro_local",
    "que se equipa nas costas": "outro_local",
    "que não diz onde se equipa": "nao_diz",
}
steps.parameter("lugar", "|".join(_PLACES), _PLACES.__getitem__, examples=["de uma mão"])
steps.parameter(
    "atingido",
    "o próprio item|só quem porta o item",
    {"o próprio item": "diretamente", "só quem porta o item": "no_portador"}.__getitem__,
    examples=["o próprio item"],
)


@steps.dado("um item {lugar}", en="The item, and where its legend says that it is worn.")
def _(play: Play, lugar: str) -> None:
    """O item, e onde a legenda diz que ele se equipa."""
    play.state({"item.lugar": lugar})


@steps.dado("uma armadura", en="The item is an armour, for the whole body.")
def _(play: Play) -> None:
    """O item é uma armadura, de corpo inteiro."""
    play.state({"item.lugar": "armadura"})


@steps.dado(
    "já estão nas mãos {int} item/itens de uma mão e {int} de ambas as mãos",
    en="What is equipped in the hands already, this item aside.",
)
def _(play: Play, uma: int, ambas: int) -> None:
    """O que já está equipado nas mãos, sem contar o item de que se trata."""
    play.state({"equipados.de_uma_mao": uma, "equipados.de_ambas_as_maos": ambas})


@steps.dado("o personagem já veste {int} armadura(s)", en="How many armours are worn already; if not said, none.")
def _(play: Play, armaduras: int) -> None:
    """Quantas armaduras já estão equipadas; se não for dito, nenhuma."""
    play.state({"equipados.armaduras": armaduras})


@steps.dado("a legenda dá ao personagem {int} mão(s)", en="How many hands the character has by a legend.")
def _(play: Play, maos: int) -> None:
    """Quantas mãos o personagem tem por legenda."""
    play.state({"personagem.tem_outras_maos": "sim", "personagem.maos": maos})


@steps.dado(
    "o que se desliga foi equipado ou ativado no rank {int}",
    en="The rank at which the item was equipped, or the ability activated.",
)
def _(play: Play, rank: int) -> None:
    """O rank em que o item foi equipado, ou a habilidade ativada."""
    play.state({"item.rank_ao_ligar": rank})


@steps.dado(
    "a legenda dá o rank {int} para desequipar ou desativar",
    en="The legend has a rank of its own for unequipping or deactivating.",
)
def _(play: Play, rank: int) -> None:
    """A legenda tem um rank próprio para desequipar ou desativar."""
    play.state({"item.rank_proprio_de_desligar": "sim", "item.rank_de_desligar": rank})


@steps.dado("o ataque atinge {atingido}", en="Whether the attack hits the item itself or only its bearer.")
def _(play: Play, atingido: str) -> None:
    """Se o ataque atinge o próprio item ou só quem o porta."""
    play.state({"item.atingido": atingido})
