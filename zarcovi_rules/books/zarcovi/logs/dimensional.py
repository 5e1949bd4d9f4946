"""What is asked of a battle about other dimensions: is a use that should travel valid, who meets there, what a portal
that sends an attack back has left.

Everybody begins on Earth. A post takes its author to the dimension in `vai_para`, or back to Earth by `volta`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from zarcovi_rules.books.zarcovi.battle import Done, Log, NowhereError
from zarcovi_rules.books.zarcovi.facts import dimensional, manipulacao
from zarcovi_rules.books.zarcovi.logs.usos import follow
from zarcovi_rules.books.zarcovi.questions.dimensional import REUNIAO, VALE
from zarcovi_rules.books.zarcovi.questions.manipulacao_feita import USOS_RESTANTES
from zarcovi_rules.books.zarcovi.recorded import Recorded, upon
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, ask_upon
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.verdict import Answered
from zarcovi_rules.core.vocabulary import Text
from zarcovi_rules.source.text import fold

_EARTH = "terra"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stay:
    """Where a player is, folded, and by what he came there; by nothing when he never left Earth."""

    where: str = _EARTH
    by: str | None = None


def _stay(log: Log, player: str, until: int) -> _Stay:
    """Where the player is after the posts before the place `until`."""
    found = _Stay()
    for post in log.posts[:until]:
        if post.author != player:
            continue
        used = next((act.name for act in reversed(post.acts) if act.verb == "usa"), None)
        goes = [act.name for act in post.acts if act.verb == "vai_para"]
        if goes:
            found = _Stay(where=fold(goes[-1]), by=used)
        elif post.returns:
            found = _Stay(by=used)
    return found


def _where_to(log: Log, name: str) -> str:
    """Where the last use of the ability takes its user, seen from where he was."""
    use = log.last_use(name)
    post = log.posts[use.place]
    if not post.returns and all(act.verb != "vai_para" for act in post.acts):
        return "lugar_nenhum"
    before, after = (_stay(log, use.author, use.place + passed).where for passed in (0, 1))
    return "mesma_dimensao" if before == after else "outra_dimensao"


USO_VALE = upon(
    "uso_dimensional_na_batalha",
    VALE,
    about=Text("o último uso da habilidade na batalha vale?", "is the last use of the ability in the battle valid?"),
    subject="sobre",
    told={
        dimensional.ONDE_FICA: _where_to,
        dimensional.USOS_GASTOS: lambda log, name: log.last_use(name).act.count,
    },
)


def _meets(book: Book, log: Log, subject: str) -> Answered:
    """Whether the player meets anybody: both must have come to the same dimension by an ability that counts.

    Whether to the same place in it no post tells: it is known beside them, or the answer depends on it.
    """
    log.refuse(dimensional.DESTINOS.name)
    player = log.player(subject)
    stays = {one: _stay(log, one, len(log.posts)) for one in log.table.players}
    own = stays.pop(player)
    if own.by is None or own.where == _EARTH:
        raise NowhereError(
            msg("{player} is in no other dimension by what a post of his uses", player=player),
            msg("state in `usa` and `vai_para` which post takes him where"),
        )
    there = [other.by for other in stays.values() if other.by is not None and other.where == own.where]
    found = _met(book, log, own.by, "o_mesmo" if there else "diferentes")
    if found.answer != "sim":
        return found
    each = [_met(book, log, by, "o_mesmo") for by in there]
    return next((one for one in each if one.answer == "sim"), each[0])


def _met(book: Book, log: Log, by: str, where: str) -> Answered:
    known = {**log.known_of(by), dimensional.DESTINOS.name: where}
    if where == "diferentes":
        # What is known of the place speaks of those who came to one dimension.
        known.pop(dimensional.LUGAR.name, None)
    return ask_upon(book, REUNIAO, known, {})


REUNIDOS = Recorded(
    name="encontro_na_batalha",
    about=Text(
        "na dimensão em que está, o personagem se reúne com outro que viajou?",
        "in the dimension where he is, does the character meet another who travelled?",
    ),
    subject="sobre",
    ask=_meets,
    values=REUNIAO.values,
)


def _before_last_use(book: Book, log: Log, name: str) -> Tally[Done]:
    """The uses that the ability has before its last one, however many that spends."""
    place = log.last_use(name).place
    found = follow(book, log, name)
    return replace(found, steps=tuple(step for step in found.steps if step.index < place or step.item.act.name == ""))


def _attack(log: Log, name: str) -> tuple[str, ...]:
    """What the last use of a portal acts on: all that an enemy of its user used in his last post before."""
    use = log.last_use(name)
    attack = log.last_attack(use.author, use.place)
    return () if attack is None else log.used_at(attack.place)


USOS_DO_PORTAL = upon(
    "usos_do_portal_na_batalha",
    USOS_RESTANTES,
    about=Text(
        "com quantos usos o portal fica, depois de manipular o ataque na batalha?",
        "with how many uses is the portal left, after manipulating the attack in the battle?",
    ),
    subject="sobre",
    counts={manipulacao.USOS: _before_last_use},
    beside=_attack,
)
