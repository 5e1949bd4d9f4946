"""What features say of teleporte and teletransporte, and of whom they take along."""

from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.verify.rules import Play

_COUNTS = {"um": 1, "dois": 2, "três": 3}
_TAKEN = rf"(?:{'|'.join(_COUNTS)}) (?:de porte normal|(?:Mega )?Gigantes?)"


def _load(text: str) -> tuple[int, int, int]:
    """Of `um Gigante e dois de porte normal`: all that are taken, the Giants among them, the Mega Giants."""
    counts = {"normal": 0, "Gigante": 0, "Mega Gigante": 0}
    for part in text.split(" e "):
        count, _, size = part.partition(" ")
        counts[size.removeprefix("de porte ").removesuffix("s")] += _COUNTS[count]
    return sum(counts.values()), counts["Gigante"], counts["Mega Gigante"]


steps.parameter("carga", rf"{_TAKEN}(?: e {_TAKEN})*", _load, examples=["um Gigante e um de porte normal"])
steps.parameter(
    "levado",
    "um inimigo|um aliado não nomeado",
    {"um inimigo": "inimigo", "um aliado não nomeado": "aliado_nao_nomeado"}.__getitem__,
    examples=["um inimigo"],
)
steps.parameter("deslocamento", "teleporte|teletransporte", examples=["teleporte"])
steps.parameter("previsao", "prevê|exclui", {"prevê": "preve", "exclui": "exclui"}.__getitem__, examples=["prevê"])
steps.parameter(
    "fuga",
    "teleporte|teletransporte|esquiva|voo|corrida",
    lambda text: text if text in ("teleporte", "teletransporte") else "outra_defesa",
    examples=["teletransporte"],
)
steps.parameter(
    "passageiro",
    "um aliado|um inimigo|a sua extensão",
    {"um aliado": "aliado", "um inimigo": "inimigo", "a sua extensão": "extensao"}.__getitem__,
    examples=["um aliado"],
)
steps.parameter(
    "nomeia", "nomeia|não nomeia", {"nomeia": "sim", "não nomeia": "nao"}.__getitem__, examples=["não nomeia"]
)


@steps.dado("um {deslocamento}", en="The means by which the user defends, or takes somebody along, its rank unsaid.")
def _(play: Play, deslocamento: str) -> None:
    """O deslocamento com que o usuário se defende, ou com que leva alguém, sem dizer o rank."""
    play.state({"deslocamento.tipo": deslocamento})


@steps.dado("um {deslocamento} de rank {int}", en="The means and its speed rank: the lower, the faster.")
def _(play: Play, deslocamento: str, rank: int) -> None:
    """O deslocamento e o seu rank de velocidade: quanto menor, mais rápido."""
    play.state({"deslocamento.tipo": deslocamento, "deslocamento.rank": rank})


@steps.dado(
    "o ataque {previsao} {fuga} como defesa",
    en="What the attack's legend says of a defence: foreseen or excluded; if unsaid, it is silent.",
)
def _(play: Play, previsao: str, fuga: str) -> None:
    """O que a legenda do ataque diz de uma defesa: prevê ou exclui; se nada for dito, ela se cala."""
    play.state({f"ataque.cabe_{fuga}": previsao})


@steps.dado(
    "apenas teletransporte escapa do ataque",
    en="The attack's legend demands teletransporte: no other escape will do.",
)
def _(play: Play) -> None:
    """A legenda do ataque exige teletransporte: nenhuma outra fuga serve."""
    play.state({"ataque.so_teletransporte_escapa": "sim"})


@steps.dado("o usuário veste uma barreira corporal", en="Who defends by the means wears a body barrier too.")
def _(play: Play) -> None:
    """Quem se defende com o deslocamento veste também uma barreira corporal."""
    play.state({"defensor.veste_camada": "sim"})


@steps.dado(
    "o usuário leva {passageiro}",
    en="Who goes along with the user, and is asked about; if not said, of normal size.",
)
def _(play: Play, passageiro: str) -> None:
    """Quem acompanha o usuário, e de quem se pergunta; se não for dito, de porte normal."""
    play.state({"passageiro": passageiro})


@steps.dado("o usuário leva {passageiro} {porte}", en="Who goes along with the user, and of what size.")
def _(play: Play, passageiro: str, porte: str) -> None:
    """Quem acompanha o usuário e o seu porte."""
    play.state({"passageiro": passageiro, "passageiro.porte": porte})


@steps.dado("o jogador {nomeia} o passageiro", en="Whether the player specified who is taken; if not said, no.")
def _(play: Play, nomeia: str) -> None:
    """Se o jogador especificou quem leva; se não for dito, não especificou."""
    play.state({"passageiro.nomeado": nomeia})


@steps.dado("o usuário é {porte}", en="The size of the user who moves; if not said, normal.")
def _(play: Play, porte: str) -> None:
    """O porte de quem se desloca; se não for dito, normal."""
    play.state({"usuario.porte": porte})


@steps.dado(
    "o usuário leva {carga}",
    en="How many of each size are taken, the extension aside: one Giant and one of normal size.",
)
def _(play: Play, carga: tuple[int, int, int]) -> None:
    """Quantos são levados de cada porte, sem contar a extensão: um Gigante e um de porte normal."""
    taken, giants, mega_giants = carga
    play.state({"carga.passageiros": taken, "carga.gigantes": giants, "carga.mega_gigantes": mega_giants})


@steps.dado(
    "os levados são aliados que o jogador nomeia",
    en="All who are taken are allies, and the player names each of them.",
)
def _(play: Play) -> None:
    """Todos os levados são aliados, e o jogador nomeia cada um deles."""
    play.state({"carga.levados": "aliados_nomeados"})


@steps.dado(
    "há {levado} entre os levados", en="Among those taken is an enemy, or an ally whom the player does not name."
)
def _(play: Play, levado: str) -> None:
    """Entre os levados há um inimigo, ou um aliado que o jogador não nomeia."""
    play.state({"carga.levados": levado})


@steps.dado("o usuário não leva ninguém", en="The user moves alone, or with the extension only.")
def _(play: Play) -> None:
    """O usuário se desloca sozinho, ou só com a sua extensão."""
    play.state({"carga.passageiros": 0, "carga.gigantes": 0, "carga.mega_gigantes": 0})


@steps.dado("o usuário está com o voo ativo", en="The user who moves is flying; if not said, not.")
def _(play: Play) -> None:
    """Quem se desloca está voando; se não for dito, não está."""
    play.state({"usuario.voo_ativo": "sim"})


@steps.dado(
    "passou/passaram {int} turno(s) desde o deslocamento",
    en="How many turns have passed: 0 is the very turn of the move.",
)
def _(play: Play, turns: int) -> None:
    """Quantos turnos se passaram: 0 é o próprio turno do deslocamento."""
    play.state({"deslocamento.turnos_desde": turns})


@steps.dado(
    "o jogador especifica para o combo o {alcance} alcance",
    en="The player specifies a form of use that changes the range, and the range it gives.",
)
def _(play: Play, alcance: str) -> None:
    """O jogador especifica uma forma de uso que muda o alcance, e o alcance que ela dá."""
    play.state({"combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": alcance})
