"""What is asked of a battle about an offence that takes some turns: does it still come, where and when, at what cost.

What befell its owner counts from the post that uses it to its fall: posts after the turn of the fall change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Done, Log, Post
from zarcovi_rules.books.zarcovi.facts.ofensiva_tardia import (
    DECLARACAO,
    DEMORA,
    DONO,
    GASTOS,
    PASSADOS,
    RECUPERADO,
    USOS,
)
from zarcovi_rules.books.zarcovi.questions.ofensiva_tardia import DECLARADA, ESTORNO, ONDE, QUANDO, RESTANTES, SEGUE
from zarcovi_rules.books.zarcovi.recorded import Recorded
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import Tally, Upon, ask_upon
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.verdict import CONFLITO, DEPENDE, OMISSO, Answered

BEFALLS: Mapping[str, str] = {
    "morre": "morte",
    "dribla_a_morte": "drible_de_morte",
    "cai_em_genjutsu": "genjutsu",
    "e_paralisado": "paralisia",
    "e_selado": "selamento",
}
"""What befalls an owner, as the question on his offence finds it."""

RECOVERS: Mapping[str, str] = {"morre": "ressuscita", "cai_em_genjutsu": "sai_do_genjutsu"}
"""By which happening one recovers from another."""

_GRAVEST_FIRST = ("cancelada", CONFLITO, OMISSO, DEPENDE, "segue")
_TOLD = (DONO, RECUPERADO, PASSADOS, GASTOS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An offence in a battle: the log up to its fall, seen by its owner, and the turns counted since its use."""

    name: str
    owner: str
    start: int
    log: Log
    turns: Tally[Post]

    def totals(self) -> Mapping[int, int | str]:
        """How many turns have been counted up to each post."""
        return {step.index: step.total for step in self.turns.steps}


def _about(log: Log, name: str) -> Log:
    """The log with what is known of the offence. Raises `RulesError` for what the posts tell of any."""
    log.refuse(*(fact.name for fact in _TOLD))
    return log.told_of(name)


def _pending(book: Book, log: Log, name: str, *, to_fall: bool = True) -> Pending:
    """The offence of the last use of `name`; its log ends with the turn of the fall, unless `to_fall` is false."""
    use = log.last_use(name)
    owner, start = use.author, use.place
    seen = replace(log, table=log.table.seen_by(owner))
    turns = timeline.turns_of(book, seen, name, "ofensiva_tardia")
    delay = log.given.get(DEMORA.name)
    after = [step.index for step in turns.steps if isinstance(delay, int) and _over(step.total, delay)]
    if after and to_fall:
        seen = replace(seen, posts=seen.posts[: after[0]])
        turns = timeline.turns_of(book, seen, name, "ofensiva_tardia")
    return Pending(name=name, owner=owner, start=start, log=seen, turns=turns)


def _over(total: int | str, delay: int) -> bool:
    return isinstance(total, int) and total > delay


def _misfortunes(pending: Pending) -> list[Given]:
    """What befell the owner since the use, each with whether he recovered from it, and when."""
    told = pending.log.happenings(pending.owner, pending.start)
    return [
        {DONO.name: BEFALLS[done.act.verb], RECUPERADO.name: _recovery(pending, done, told[place + 1 :])}
        for place, done in enumerate(told)
        if done.act.verb in BEFALLS
    ]


def _recovery(pending: Pending, from_: Done, later: tuple[Done, ...]) -> str:
    by = RECOVERS.get(from_.act.verb)
    place = next((done.place for done in later if done.act.verb == by), None)
    if place is None:
        return "nao"
    totals = pending.totals()
    return "no_mesmo_turno" if totals[place] == totals[from_.place] else "depois"


def _of_owner(book: Book, pending: Pending) -> Given:
    """The gravest of what befell the owner: whatever cancels the offence cancels it, whatever else befell him."""
    each = _misfortunes(pending) or [{DONO.name: "nada", RECUPERADO.name: "nao"}]
    asked = [(str(_settled(book, SEGUE, pending, one).answer), one) for one in each]
    return min(asked, key=lambda one: _GRAVEST_FIRST.index(one[0]))[1]


def _settled(book: Book, question: Question, pending: Pending, stated: Given) -> Upon:
    return ask_upon(book, question, {**pending.log.given, **stated}, {PASSADOS.name: pending.turns})


def pending_asked(book: Book, log: Log, name: str, question: Question, stated: Given) -> Upon:
    """`question` about the delayed offence of the last use of `name`, with what befell its owner before its fall."""
    log = _about(log, name)
    pending = _pending(book, log, name)
    return _settled(book, question, pending, {**_of_owner(book, pending), **stated})


def _declarations(log: Log, pending: Pending) -> list[int]:
    """The places of the posts in which the owner declares the fall, since the use."""
    return [
        done.place
        for done in log.acts_on(pending.name, "declara")
        if done.author == pending.owner and done.place >= pending.start
    ]


def _checked(log: Log, name: str, declared: list[int]) -> None:
    """What place is declared is for the case to say, and only where a post declares one."""
    if not declared:
        log.refuse(DECLARACAO.name)
    elif DECLARACAO.name not in log.given:
        raise RulesError(
            msg("a post declares the fall of “{effect}”, and nothing says where", effect=name),
            msg("state in {fact} what the declared place is", fact=DECLARACAO.name),
        )


_NOTHING_DECLARED: Given = {DECLARACAO.name: "nenhuma"}


def _fall(question: Question, name: str) -> Recorded:
    """`question` about the offence at the end of the log, or in the turn of its fall if that has passed."""

    def ask(book: Book, log: Log, subject: str) -> Answered:
        log = _about(log, subject)
        pending = _pending(book, log, subject)
        declared = _declarations(log, pending)
        _checked(log, subject, declared)
        totals, delay = pending.totals(), log.given.get(DEMORA.name)
        # A declaration holds in the turn of the fall only: one of another turn leaves the fall as it would be.
        holds = any(totals.get(place) == delay for place in declared)
        uses = pending.log.acts_on(subject, "usa")
        spent = {GASTOS.name: sum(done.act.count for done in uses if done.author == pending.owner)}
        stated = {**_of_owner(book, pending), **({} if holds else _NOTHING_DECLARED)}
        return _settled(book, question, pending, {**stated, **(spent if USOS.name in log.given else {})})

    return Recorded(
        name=name, about=question.about, subject="sobre", ask=ask, values=question.values, reads=(DEMORA.name,)
    )


def _declaration(book: Book, log: Log, subject: str) -> Answered:
    """Asked as of the last post that declares."""
    log = _about(log, subject)
    declared = _declarations(log, _pending(book, log, subject))
    _checked(log, subject, declared)
    if not declared:
        return _settled(book, DECLARADA, _pending(book, log, subject), _NOTHING_DECLARED)
    cut = replace(log, posts=log.posts[: declared[-1] + 1])
    return _settled(book, DECLARADA, _pending(book, cut, subject, to_fall=False), {})


SEGUE_NA_BATALHA = _fall(SEGUE, "ofensiva_tardia_na_batalha")
ONDE_CAI = _fall(ONDE, "onde_cai_na_batalha")
QUANDO_CAI = _fall(QUANDO, "quando_cai_na_batalha")
ESTORNADO = _fall(ESTORNO, "uso_estornado_na_batalha")
RESTAM = _fall(RESTANTES, "usos_restantes_na_batalha")
DECLARACAO_NA_BATALHA = Recorded(
    name="declaracao_da_queda_na_batalha",
    about=DECLARADA.about,
    subject="sobre",
    ask=_declaration,
    values=DECLARADA.values,
    reads=(DEMORA.name,),
)
