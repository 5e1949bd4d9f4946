"""The sentences that Zarcovi players say, as Gherkin steps. The ones that every book has come from `verify.rules`."""

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.verify.rules import Play, lookup, rule_steps

steps = rule_steps(book())

steps.parameter(
    "forma",
    "de campo|em manto|corporal",
    {"de campo": "campo", "em manto": "manto", "corporal": "camada"}.__getitem__,
    examples=["de campo"],
)
steps.parameter("cobertura", r"unidirecional|360°?", lambda text: text.removesuffix("°"), examples=["360°"])
steps.parameter(
    "escala", r"\S+", lookup("scale", ((v, v) for v in book().facts["ataque.escala"].domain)), examples=["global"]
)
steps.parameter(
    "status",
    r"\S+",
    lookup(
        "status",
        [(v, v) for v in ("letal", "ilimitado", "supremo")] + [("ilimitada", "ilimitado"), ("desconhecido", "outro")],
    ),
    examples=["letal"],
)
steps.parameter(
    "efeito", r"\S+", lookup("effect", ((v, v) for v in book().facts["ataque.efeito"].domain)), examples=["paralisia"]
)
steps.parameter("natureza", "Ninjutsu|Taijutsu|Genjutsu", str.lower, examples=["Taijutsu"])
steps.parameter(
    "auxilio", r"\S+", lookup("aid", ((v, v) for v in book().facts["ataque.auxilio"].domain)), examples=["portal"]
)
steps.parameter(
    "alvo",
    "o usuário|a extensão do usuário|um aliado do usuário",
    {"o usuário": "usuario", "a extensão do usuário": "extensao", "um aliado do usuário": "aliado"}.__getitem__,
    examples=["um aliado do usuário"],
)


@steps.dado("uma barreira {forma} {cobertura} de status {status}")
def _(play: Play, forma: str, cobertura: str, status: str) -> None:
    """A barreira que defende: forma, cobertura e status."""
    play.state({"barreira.forma": forma, "barreira.cobertura": cobertura, "barreira.status": status})


@steps.dado("uma barreira {forma} de status {status}")
def _(play: Play, forma: str, status: str) -> None:
    """A barreira que defende, sem dizer a cobertura (a corporal é sempre 360°)."""
    play.state({"barreira.forma": forma, "barreira.status": status})


@steps.dado("a barreira permanece em campo")
def _(play: Play) -> None:
    """A barreira fica em campo depois de erguida."""
    play.state({"barreira.permanece": "sim"})


@steps.dado("a barreira não permanece em campo")
def _(play: Play) -> None:
    """A barreira some depois de usada."""
    play.state({"barreira.permanece": "nao"})


@steps.dado("um ataque {escala} de status {status}")
def _(play: Play, escala: str, status: str) -> None:
    """O ataque: escala e status."""
    play.state({"ataque.escala": escala, "ataque.status": status})


@steps.dado("o ataque é de {efeito}")
def _(play: Play, efeito: str) -> None:
    """O que o ataque faz: dano, selamento, aprisionamento ou paralisia."""
    play.state({"ataque.efeito": efeito})


@steps.dado("o ataque chega por {auxilio}")
def _(play: Play, auxilio: str) -> None:
    """O que leva o ataque até o alvo: portal, teleporte ou teletransporte."""
    play.state({"ataque.auxilio": auxilio})


@steps.dado("o ataque visa {alvo}")
def _(play: Play, alvo: str) -> None:
    """Quem o ataque tenta atingir; se não for dito, o usuário da defesa."""
    play.state({"alvo": alvo})


@steps.dado("o ataque tem adição de Senjutsu")
def _(play: Play) -> None:
    """Foi adicionado Senjutsu ao ataque."""
    play.state({"ataque.senjutsu": "sim"})


@steps.dado("o ataque é {natureza}")
def _(play: Play, natureza: str) -> None:
    """A natureza do ataque; se não for dita, Ninjutsu."""
    play.state({"ataque.natureza": natureza})


@steps.dado("a barreira é de rank {int}")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade com que a barreira se ergue: quanto menor, mais rápida."""
    play.state({"barreira.rank": rank})


@steps.dado("o ataque é de rank {int}")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade do ataque: quanto menor, mais rápido."""
    play.state({"ataque.rank": rank})


# Returning an attack; extensions.

steps.parameter(
    "combavel", "combável|não combável", {"combável": "sim", "não combável": "nao"}.__getitem__, examples=["combável"]
)
steps.parameter(
    "escolha",
    "devolver|apenas repelir",
    {"devolver": "devolver", "apenas repelir": "apenas_repelir"}.__getitem__,
    examples=["apenas repelir"],
)
steps.parameter(
    "salvamento",
    "se regenera|ressuscita|dribla a morte",
    {"se regenera": "regeneracao", "ressuscita": "ressurreicao", "dribla a morte": "drible_de_morte"}.__getitem__,
    examples=["dribla a morte"],
)
steps.parameter("presenca", "está|não está", {"está": "sim", "não está": "nao"}.__getitem__, examples=["não está"])


@steps.dado("uma defesa de rank {int}")
def _(play: Play, rank: int) -> None:
    """A defesa e o rank da sua legenda, que não diz que ela devolve."""
    play.state({"defesa.rank": rank})


@steps.dado("uma defesa que devolve o ataque")
def _(play: Play) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, sem dizer o rank."""
    play.state({"defesa.devolve": "sim"})


@steps.dado("uma defesa de rank {int} que devolve o ataque")
def _(play: Play, rank: int) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, e o rank dessa legenda."""
    play.state({"defesa.devolve": "sim", "defesa.rank": rank})


@steps.dado("o jogador escolhe {escolha}")
def _(play: Play, escolha: str) -> None:
    """O que faz quem tem a legenda de devolver: devolver ou apenas repelir; se não for dito, devolver."""
    play.state({"defesa.escolha": escolha})


@steps.dado("nada acelera a defesa")
def _(play: Play) -> None:
    """A defesa fica no rank da legenda; é assim também se não for dito."""
    play.state({"defesa.aumentos": "nenhum"})


@steps.dado("a defesa é acelerada para o rank {int}")
def _(play: Play, rank: int) -> None:
    """Uma habilidade acelera a defesa, e o rank a que a leva: menor que o da legenda."""
    play.state({"defesa.aumentos": "um", "defesa.rank_aumentado": rank})


@steps.dado("várias habilidades aceleram a defesa")
def _(play: Play) -> None:
    """Mais de um aumento de velocidade ao mesmo tempo."""
    play.state({"defesa.aumentos": "varios"})


@steps.dado("um ataque {combavel}")
def _(play: Play, combavel: str) -> None:
    """O ataque e se é combável, sem dizer o rank."""
    play.state({"ataque.combavel": combavel})


@steps.dado("um ataque {combavel} de rank {int}")
def _(play: Play, combavel: str, rank: int) -> None:
    """O ataque: se é combável e o seu rank de velocidade."""
    play.state({"ataque.combavel": combavel, "ataque.rank": rank})


@steps.dado("o usuário {salvamento}")
def _(play: Play, salvamento: str) -> None:
    """O efeito que salva o usuário: ele se regenera, ressuscita ou dribla a morte."""
    play.state({"usuario.efeito": salvamento})


@steps.dado("a extensão {presenca} em campo")
def _(play: Play, presenca: str) -> None:
    """Se a extensão está em campo quando o usuário fica intangível."""
    play.state({"extensao.em_campo": presenca})
