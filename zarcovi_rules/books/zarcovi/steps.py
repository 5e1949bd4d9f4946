"""The sentences that Zarcovi players say, as Gherkin steps. The ones that every book has come from `verify.rules`."""

import re
from dataclasses import dataclass, replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.timeline import Closes, Log, Post, Table
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.verify.rules import Play, lookup, rule_steps
from zarcovi_rules.verify.steps import Table as Rows

steps = rule_steps(book())

steps.parameter(
    "forma",
    "de campo|em manto|corporal",
    {"de campo": "campo", "em manto": "manto", "corporal": "camada"}.__getitem__,
    examples=["de campo"],
)
steps.parameter("cobertura", r"unidirecional|360°?", lambda text: text.removesuffix("°"), examples=["360°"])
steps.parameter(
    "escala", r"\S+", lookup(msg("scale"), ((v, v) for v in book().facts["ataque.escala"].domain)), examples=["global"]
)
steps.parameter(
    "status",
    r"\S+",
    lookup(
        msg("status"),
        [(v, v) for v in ("letal", "ilimitado", "supremo")] + [("ilimitada", "ilimitado"), ("desconhecido", "outro")],
    ),
    examples=["letal"],
)
steps.parameter(
    "efeito",
    r"\S+",
    lookup(msg("effect"), ((v, v) for v in book().facts["ataque.efeito"].domain)),
    examples=["paralisia"],
)
steps.parameter("natureza", "Ninjutsu|Taijutsu|Genjutsu", str.lower, examples=["Taijutsu"])
steps.parameter(
    "auxilio", r"\S+", lookup(msg("aid"), ((v, v) for v in book().facts["ataque.auxilio"].domain)), examples=["portal"]
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


# Recorded battles, and the counts of their turns.

COLUMNS = ("quem", "usa", "volta", "encerra")


@dataclass(slots=True)
class Battle:
    """The battle that a scenario records: who plays, its posts, and after which of them the judge is asked."""

    me: str | None = None
    enemies: tuple[str, ...] | None = None
    allies: tuple[str, ...] = ()
    posts: tuple[Post, ...] | None = None
    until: int | None = None

    def seat(self, me: str) -> None:
        """Say whose seat the battle is seen from. It is one for the whole scenario."""
        if self.me not in (None, me):
            raise RulesError(
                msg("the battle is seen by {before}, and now by {me}", before=self.me, me=me),
                msg("name the enemies and allies of one player only"),
            )
        self.me = me

    def log(self, play: Play) -> Log:
        """The battle so far, with what the scenario says of all of it."""
        if self.posts is None:
            raise RulesError(msg("no battle was recorded"), msg("write the step `Dada a batalha:` with its posts"))
        if self.until is not None and not 1 <= self.until <= len(self.posts):
            raise RulesError(
                msg("the battle has no post {number}", number=self.until),
                msg("name one of its {count} posts", count=len(self.posts)),
            )
        default = Table()
        table = Table(
            me=self.me or default.me,
            enemies=default.enemies if self.enemies is None else self.enemies,
            allies=self.allies,
        )
        posts = self.posts[: self.until]
        return Log(posts=tuple(replace(p, author=table.named(p.author)) for p in posts), table=table, given=play.given)


_COLUMN = lookup(msg("column"), ((name, name) for name in COLUMNS))
_CLOSES = lookup(msg("closing"), [("", Closes.SIM), *((closes.value, closes) for closes in Closes)])
_YES_NO = lookup(msg("value"), [("", False), ("sim", True), ("não", False)])


def _posts(rows: Rows) -> tuple[Post, ...]:
    header = [_COLUMN(name) for name in rows[0]]
    if "quem" not in header:
        raise RulesError(msg("the table has no column {name}", name="quem"), msg("say who writes each post"))
    posts = []
    for row in rows[1:]:
        said = dict(zip(header, row, strict=True))
        closes, returns = _CLOSES(said.get("encerra", "")), _YES_NO(said.get("volta", ""))
        assert isinstance(closes, Closes)
        uses = tuple(use.strip() for use in said.get("usa", "").split(",") if use.strip())
        posts.append(Post(author=said["quem"], closes=closes, uses=uses, returns=bool(returns)))
    return tuple(posts)


steps.parameter("nome", r"[^\s,]+", examples=["Iara"])
steps.parameter("habilidade", r"(?:[oa]s? )?.+", lambda text: re.sub(r"^[oa]s? ", "", text), examples=["a Fenda"])
steps.parameter(
    "contado",
    "um selamento dimensional|um voo emprestado|uma paralisia|uma ativação|uma ofensiva tardia",
    {
        "um selamento dimensional": "selamento_dimensional",
        "um voo emprestado": "voo_emprestado",
        "uma paralisia": "paralisia",
        "uma ativação": "ativacao",
        "uma ofensiva tardia": "ofensiva_tardia",
    }.__getitem__,
    examples=["uma paralisia"],
)


@steps.dado("a batalha:")
def _(play: Play, *, table: Rows) -> None:
    """Os posts, um por linha: quem posta, o que usa, se volta para a Terra (sim), se encerra (sim, não, pulou).

    Só a coluna `quem` é precisa; sem as outras, o post nada usa, ninguém volta, e ele encerra.
    """
    play.keep(Battle).posts = _posts(table)


@steps.dado("{nome} tem por inimigo(s)/inimiga(s) {nomes}")
def _(play: Play, nome: str, nomes: tuple[str, ...]) -> None:
    """Quem conta os turnos, e contra quem joga; se não for dito, `eu` contra `inimigo`."""
    battle = play.keep(Battle)
    battle.seat(nome)
    battle.enemies = nomes


@steps.dado("{nome} tem por aliado(s)/aliada(s) {nomes}")
def _(play: Play, nome: str, nomes: tuple[str, ...]) -> None:
    """Quem conta os turnos, e ao lado de quem joga; se não for dito, de ninguém."""
    battle = play.keep(Battle)
    battle.seat(nome)
    battle.allies = nomes


@steps.dado("a batalha está no post {int}")
def _(play: Play, number: int) -> None:
    """Pergunta-se logo depois desse post, contado a partir de 1: os seguintes ainda não vieram."""
    play.keep(Battle).until = number


@steps.dado("se contam os turnos de {contado}")
def _(play: Play, contado: str) -> None:
    """De que efeito se contam os turnos."""
    play.state({"contagem.efeito": contado})


@steps.dado("a legenda deixa voltar até o turno {int}")
def _(play: Play, limit: int) -> None:
    """O último turno dimensional em que a legenda deixa voltar."""
    play.state({"dimensao.limite": limit})


@steps.dado("a volta vem no turno dimensional {int}")
def _(play: Play, turn: int) -> None:
    """O turno dimensional da volta, quando não há batalha de que o contar."""
    play.state({"dimensao.turno_da_volta": turn})


@steps.quando("perguntam ao juiz quantos turnos se passaram")
def _(play: Play) -> None:
    """O número do turno, contado desde o começo da batalha."""
    play.asked.append(timeline.turns(play.playing, play.keep(Battle).log(play)))


@steps.quando("perguntam ao juiz há quantos turnos dura {habilidade}")
def _(play: Play, habilidade: str) -> None:
    """Os turnos desde o último uso, por quem quer que seja, pela contagem geral."""
    play.asked.append(timeline.turns_of(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando("perguntam ao juiz em que turno dimensional está {habilidade}")
def _(play: Play, habilidade: str) -> None:
    """O turno da contagem dimensional desde o último uso por quem conta, que é o turno 0."""
    play.asked.append(timeline.dimensional_turn(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando("perguntam ao juiz quantos turnos dimensionais terminaram desde {habilidade}")
def _(play: Play, habilidade: str) -> None:
    """Os turnos dimensionais que o inimigo já fechou desde o último uso, o turno 0 incluído."""
    play.asked.append(timeline.dimensional_turns_ended(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando("perguntam ao juiz onde está o usuário depois de/do/da {habilidade}")
def _(play: Play, habilidade: str) -> None:
    """Na Terra ou em outra dimensão, depois do último uso por quem conta."""
    play.asked.append(timeline.whereabouts(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando("perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo")
def _(play: Play, habilidade: str) -> None:
    """Se a volta veio até o turno que a legenda dá, quando ela dá algum."""
    play.asked.append(timeline.return_in_time(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando("perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo de {int} turno(s)")
def _(play: Play, habilidade: str, limit: int) -> None:
    """Se a volta veio até o turno dimensional desse número, o que está na legenda."""
    play.state({"dimensao.limite": limit})
    play.asked.append(timeline.return_in_time(play.playing, play.keep(Battle).log(play), habilidade))
