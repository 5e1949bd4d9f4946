"""What features say of a recorded battle, and what they ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import HAPPENINGS, VERBS, Act, Closes, Log, Post, Table
from zarcovi_rules.books.zarcovi.logs import RECORDED
from zarcovi_rules.books.zarcovi.logs.fields import act
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.books.zarcovi.steps.registry import steps
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.core.vocabulary import Clause
from zarcovi_rules.verify.rules import Play, lookup
from zarcovi_rules.verify.steps import Table as Rows

COLUMNS = ("quem", *VERBS, "acontece", "volta", "encerra")


@dataclass(slots=True)
class Battle:
    """The battle that a scenario records: who plays, its posts, and after which of them the judge is asked."""

    me: str | None = None
    enemies: tuple[str, ...] | None = None
    allies: tuple[str, ...] = ()
    posts: tuple[Post, ...] | None = None
    until: int | None = None
    about: dict[str, dict[str, str | int | bool]] = field(default_factory=dict)

    def state(self, name: str, fact: str, value: str) -> None:
        """Say what is known of one ability, mode or item alone."""
        before = self.about.setdefault(name, {}).setdefault(fact, value)
        if before != value:
            raise RulesError(
                msg("{fact} was {before} and is now {value}", fact=fact, before=before, value=value),
                msg("Leave out one of the two steps."),
            )

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
        posts = tuple(replace(post, author=table.named(post.author)) for post in self.posts[: self.until])
        return Log(posts=posts, table=table, given=play.given, about=self.about)

    def next_to(self) -> Iterator[Battle]:
        """The same battle one post earlier, one later, and with its last post closed if it was not, or not closed."""
        posts = self.posts or ()
        now = self.until or len(posts)
        yield from (replace(self, until=post) for post in (now - 1, now + 1) if 1 <= post <= len(posts))
        last = posts[now - 1]
        closes = Closes.SIM if last.closes is Closes.NAO else Closes.NAO
        yield replace(self, posts=(*posts[: now - 1], replace(last, closes=closes)), until=None)


def _ask(play: Play, ask: Callable[[Book, Log], Answered]) -> None:
    """Ask of the battle so far, and tell how to ask the same of a battle next to it."""
    book, battle = play.playing, play.keep(Battle)

    def others() -> Iterator[Answered]:
        for other in battle.next_to():
            with suppress(RulesError):  # what is asked about has not come yet
                yield ask(book, other.log(play))

    play.put(ask(book, battle.log(play)), others)


_COLUMN = lookup(msg("column"), [("autor", "quem"), *((name, name) for name in COLUMNS)])
_CLOSES = lookup(msg("closing"), [("", Closes.SIM), *((closes.value, closes) for closes in Closes)])
_HAPPENS = lookup(
    msg("happening"), [(word, Act(name)) for name in HAPPENINGS for word in (name, name.replace("_", " "))]
)
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
        posts.append(Post(author=said["quem"], closes=closes, acts=tuple(_acts(said)), returns=bool(returns)))
    return tuple(posts)


def _acts(said: Mapping[object, str]) -> Iterator[Act]:
    for verb in VERBS:
        yield from (act(verb, name) for name in _parts(said.get(verb, "")))
    for happening in _parts(said.get("acontece", "")):
        happened = _HAPPENS(happening)
        assert isinstance(happened, Act)
        yield happened


def _parts(cell: str) -> Iterator[str]:
    return filter(None, map(str.strip, cell.split(",")))


steps.parameter(
    "lado", "inimig[oa]s?|aliad[oa]s?", lambda text: f"{text.rstrip('aos')}o", examples=["inimigos", "aliada"]
)
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


@steps.dado(
    "a batalha:",
    en="""The posts, one a line: who posts (`quem`), what is used (`usa`) or otherwise done to an ability, what happens
    to the author (`acontece`), a return to Earth (`volta`: sim), a closing (`encerra`: sim, não, pulou).

    Only `quem` is needed; without the others the post does nothing, nobody returns, and it closes. Several names are
    parted by commas, and a number of uses follows the name: `Lâmina 2x`.
    """,
    tables=[COLUMNS],
)
def _(play: Play, *, table: Rows) -> None:
    """Os posts, um por linha: quem posta, o que usa ou mais faz com uma habilidade, o que acontece com o autor
    (`acontece`), se volta para a Terra (sim), se encerra (sim, não, pulou).

    Só a coluna `quem` é precisa; sem as outras, o post nada faz, ninguém volta, e ele encerra. Vários nomes se separam
    por vírgulas, e o número de usos vem depois do nome: `Lâmina 2x`.
    """
    play.keep(Battle).posts = _posts(table)


@steps.dado(
    "{nome} tem por {lado} {nomes}",
    en="Who counts the turns, and who plays against or beside; if not said, `eu` against `inimigo`.",
)
def _(play: Play, nome: str, lado: str, nomes: tuple[str, ...]) -> None:
    """Quem conta os turnos, e contra quem ou ao lado de quem joga; se não for dito, `eu` contra `inimigo`."""
    battle = play.keep(Battle)
    battle.seat(nome)
    if lado == "inimigo":
        battle.enemies = nomes
    else:
        battle.allies = nomes


@steps.dado(
    "a batalha está no post {int}",
    en="The judge is asked right after this post, counted from 1: later ones have not come yet.",
)
def _(play: Play, number: int) -> None:
    """Pergunta-se logo depois desse post, contado a partir de 1: os seguintes ainda não vieram."""
    play.keep(Battle).until = number


@steps.dado(
    "de/do/da {habilidade} se sabe que {fato}",
    en="A fact of one ability, mode or item of the battle alone, by the book's own sentence for it.",
)
def _(play: Play, habilidade: str, fact: tuple[str, str]) -> None:
    """Um fato que só vale para uma habilidade, um modo ou um item da batalha, pela frase que o livro tem para ele."""
    play.keep(Battle).state(habilidade, *fact)


@steps.dado(
    "a legenda de/do/da {habilidade} diz que {clausula}",
    en="The legend of one ability, mode or item of the battle says what the clause says.",
)
def _(play: Play, habilidade: str, said: Clause) -> None:
    """A legenda de uma habilidade, um modo ou um item da batalha diz o que a cláusula diz."""
    play.keep(Battle).state(habilidade, said.name, "sim")


@steps.dado("se contam os turnos de {contado}", en="Of which effect the turns are counted.")
def _(play: Play, contado: str) -> None:
    """De que efeito se contam os turnos."""
    play.state({"contagem.efeito": contado})


@steps.dado(
    "a legenda deixa voltar até o turno {int}",
    en="The last dimensional turn in which the legend allows a return.",
)
def _(play: Play, limit: int) -> None:
    """O último turno dimensional em que a legenda deixa voltar."""
    play.state({"dimensao.limite": limit})


@steps.dado(
    "a volta vem no turno dimensional {int}",
    en="The dimensional turn of the return, where there is no battle to count it from.",
)
def _(play: Play, turn: int) -> None:
    """O turno dimensional da volta, quando não há batalha de que o contar."""
    play.state({"dimensao.turno_da_volta": turn})


@steps.quando(
    "perguntam ao juiz quantos turnos se passaram",
    en="The number of the turn, counted from the beginning of the battle.",
)
def _(play: Play) -> None:
    """O número do turno, contado desde o começo da batalha."""
    _ask(play, timeline.turns)


@steps.quando(
    "perguntam ao juiz há quantos turnos dura {habilidade}",
    en="The turns since the last use, by anybody, by the general count.",
)
def _(play: Play, habilidade: str) -> None:
    """Os turnos desde o último uso, por quem quer que seja, pela contagem geral."""
    _ask(play, lambda book, log: timeline.turns_of(book, log, habilidade))


@steps.quando(
    "perguntam ao juiz em que turno dimensional está {habilidade}",
    en="The turn of the dimensional count since the last use by the one who counts, which is turn 0.",
)
def _(play: Play, habilidade: str) -> None:
    """O turno da contagem dimensional desde o último uso por quem conta, que é o turno 0."""
    _ask(play, lambda book, log: timeline.dimensional_turn(book, log, habilidade))


@steps.quando(
    "perguntam ao juiz quantos turnos dimensionais terminaram desde {habilidade}",
    en="The dimensional turns that the enemy has ended since the last use, turn 0 included.",
)
def _(play: Play, habilidade: str) -> None:
    """Os turnos dimensionais que o inimigo já fechou desde o último uso, o turno 0 incluído."""
    _ask(play, lambda book, log: timeline.dimensional_turns_ended(book, log, habilidade))


@steps.quando(
    "perguntam ao juiz onde está o usuário depois de/do/da {habilidade}",
    en="On Earth or in another dimension, after the last use by the one who counts.",
)
def _(play: Play, habilidade: str) -> None:
    """Na Terra ou em outra dimensão, depois do último uso por quem conta."""
    _ask(play, lambda book, log: timeline.whereabouts(book, log, habilidade))


@steps.quando(
    "perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo",
    en="Whether the return came by the turn that the legend gives, if it gives one.",
)
def _(play: Play, habilidade: str) -> None:
    """Se a volta veio até o turno que a legenda dá, quando ela dá algum."""
    _ask(play, lambda book, log: timeline.return_in_time(book, log, habilidade))


@steps.quando(
    "perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo de {int} turno(s)",
    en="Whether the return came by the dimensional turn of this number, the one in the legend.",
)
def _(play: Play, habilidade: str, limit: int) -> None:
    """Se a volta veio até o turno dimensional desse número, o que está na legenda."""
    play.state({"dimensao.limite": limit})
    _ask(play, lambda book, log: timeline.return_in_time(book, log, habilidade))


steps.parameter(
    "registro",
    ".+",
    lookup(msg("question"), [(one.about.pt, one) for one in RECORDED.values()]),
    examples=[next(iter(RECORDED.values())).about.pt],
)


@steps.quando(
    "perguntam ao juiz da batalha: {registro}", en="Asks something of the whole battle, from what its posts do."
)
def _(play: Play, asked: Recorded) -> None:
    """Pergunta algo da batalha inteira, a partir do que os posts fazem."""
    if asked.subject is not None:
        raise RulesError(
            msg("this question is about one ability or item of the battle"),
            msg("Write `perguntam ao juiz da batalha, sobre …: {question}`.", question=asked.about.pt),
        )
    _ask(play, lambda book, log: asked.ask(book, log, ""))


@steps.quando(
    "perguntam ao juiz da batalha, sobre {habilidade}: {registro}",
    en="Asks something of one ability, mode or item, from what the posts do with it.",
)
def _(play: Play, habilidade: str, asked: Recorded) -> None:
    """Pergunta algo de uma habilidade, de um modo ou de um item, a partir do que os posts fazem com ele."""
    if asked.subject is None:
        raise RulesError(
            msg("this question is about the whole battle"),
            msg("Write `perguntam ao juiz da batalha: {question}`.", question=asked.about.pt),
        )
    _ask(play, lambda book, log: asked.ask(book, log, habilidade))
