"""What features say of the number of uses of an ability."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

steps.parameter(
    "habilidade_principal",
    "um modo|um doujutsu|outra habilidade",
    {"um modo": "modo", "um doujutsu": "doujutsu", "outra habilidade": "outra"}.__getitem__,
    examples=["um modo"],
)
steps.parameter(
    "especie_de_habilidade",
    "um modo|um doujutsu|um teleporte|um aumento de velocidade",
    {
        "um modo": "modo",
        "um doujutsu": "doujutsu",
        "um teleporte": "teleporte",
        "um aumento de velocidade": "aumento_de_velocidade",
    }.__getitem__,
    examples=["um teleporte"],
)
steps.parameter(
    "alteracao_de_usos", "perde|ganha", {"perde": "diminuir", "ganha": "aumentar"}.__getitem__, examples=["perde"]
)


@steps.dado("uma habilidade com {int} uso(s)", en="The ability and the uses that it has left.")
def _(play: Play, uses: int) -> None:
    """A habilidade e os usos que lhe restam."""
    play.state({"usos.antes": uses})


@steps.dado(
    "uma habilidade com {int} de {int} uso(s)",
    en="The ability: the uses that it has left, and those that its legend gives a battle.",
)
def _(play: Play, uses: int, legend: int) -> None:
    """A habilidade: os usos que lhe restam, e os que a legenda dá por batalha."""
    play.state({"usos.antes": uses, "usos.na_legenda": legend})


@steps.dado("uma habilidade de {int} uso(s) por batalha", en="The uses that the ability's legend gives a battle.")
def _(play: Play, legend: int) -> None:
    """Os usos que a legenda da habilidade dá por batalha."""
    play.state({"usos.na_legenda": legend})


@steps.dado("uma habilidade sem usos escritos", en="The legend gives no number of uses; a permanent ability, say.")
def _(play: Play) -> None:
    """A legenda não dá número de usos; uma habilidade permanente, por exemplo."""
    play.state({"usos.escritos": "nao"})


@steps.dado("lhe resta(m) {int} uso(s)", en="The uses that the ability named before has left.")
def _(play: Play, uses: int) -> None:
    """Os usos que restam à habilidade dita antes."""
    play.state({"usos.antes": uses})


@steps.dado("a mesa lhe dá {int} uso(s)", en="How many uses the table gives to an ability that has none written.")
def _(play: Play, uses: int) -> None:
    """Quantos usos a mesa dá à habilidade que não os tem escritos."""
    play.state({"usos.antes": uses})


@steps.dado(
    "{especie_de_habilidade} que completa {habilidade_principal}",
    en="What the ability is, and the main ability that it completes.",
)
def _(play: Play, especie: str, principal: str) -> None:
    """O que a habilidade é, e a habilidade principal que ela completa."""
    play.state({"habilidade.especie": especie, "habilidade.completa": principal})


@steps.dado("a habilidade completa {habilidade_principal}", en="The main ability that it completes; if not said, none.")
def _(play: Play, principal: str) -> None:
    """A habilidade principal que ela completa; se não for dito, nenhuma."""
    play.state({"habilidade.completa": principal})


@steps.dado("{especie_de_habilidade} que não completa nenhuma outra", en="What the ability is, a main one.")
def _(play: Play, especie: str) -> None:
    """O que a habilidade é, sendo principal."""
    play.state({"habilidade.especie": especie, "habilidade.completa": "nenhuma"})


@steps.dado("a habilidade não completa nenhuma outra", en="It completes no other; it is so too if nothing is said.")
def _(play: Play) -> None:
    """Ela não completa outra; é assim também se nada for dito."""
    play.state({"habilidade.completa": "nenhuma"})


@steps.dado("o usuário não pode utilizar a habilidade no momento", en="For now the ability is out of its user's reach.")
def _(play: Play) -> None:
    """Por ora a habilidade está fora do alcance do usuário."""
    play.state({"habilidade.utilizavel": "nao"})


@steps.dado("o usuário pode utilizar a habilidade no momento", en="Nothing keeps the user from the ability for now.")
def _(play: Play) -> None:
    """Por ora nada afasta o usuário da habilidade."""
    play.state({"habilidade.utilizavel": "sim"})


@steps.dado("o jogador usa a habilidade", en="The ability is used once.")
def _(play: Play) -> None:
    """A habilidade é usada uma vez."""
    play.state({"usos.evento": "usar"})


@steps.dado("a habilidade {alteracao_de_usos} {int} uso(s)", en="Something lowers or raises the uses, and by how many.")
def _(play: Play, alteracao: str, uses: int) -> None:
    """Algo diminui ou aumenta os usos, e em quantos."""
    play.state({"usos.evento": alteracao, "usos.variacao": uses})


@steps.dado("começa outra batalha", en="One battle is over, and the next begins.")
def _(play: Play) -> None:
    """Uma batalha acabou, e começa a seguinte."""
    play.state({"usos.evento": "nova_batalha"})


@steps.dado("um jogador com {int} erro(s)", en="How many erros the player has taken.")
def _(play: Play, erros: int) -> None:
    """Quantos erros o jogador já tomou."""
    play.state({"jogador.erros": erros})
