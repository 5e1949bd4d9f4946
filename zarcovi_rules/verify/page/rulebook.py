"""What a rulebook says, as the page lists it: rulings by chapter with their cases, readings, gaps, tensions, notes.

Beside each thing stands where it is shown and how that ended. Of a run of only some scenarios, only what these show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.prose import FORCES
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling, Salvo
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Reading
from zarcovi_rules.verify.page.marks import BAD, GOOD, OPEN, QUIET, Mark, mark
from zarcovi_rules.verify.page.scenarios import Link, Pair, Shown, anchor
from zarcovi_rules.verify.report import Say
from zarcovi_rules.verify.rules import salvo_case
from zarcovi_rules.verify.runner import Status
from zarcovi_rules.verify.tags import Catalogue

_PIECE = re.compile("([0-9]+)|([^0-9]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseView:
    """One case of an id: the `tag` that names it, what it says, when, and the scenarios that show it."""

    anchor: str
    tag: str
    says: str
    when: str
    mark: Mark
    shown: tuple[Shown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryView:
    """A ruling, reading, gap or tension: what it says, the particulars of its kind as lines, and its cases."""

    id: str
    anchor: str
    says: str
    mark: Mark
    force: str = ""
    source: str = ""
    item: str = ""
    lines: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    settled: Link | None = None
    cases: tuple[CaseView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterView:
    """The rulings of one section of the source."""

    anchor: str
    title: str
    entries: tuple[EntryView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BookView:
    """All of it."""

    chapters: tuple[ChapterView, ...]
    readings: tuple[EntryView, ...]
    gaps: tuple[EntryView, ...]
    tensions: tuple[EntryView, ...]
    notes: tuple[EntryView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """Makes the view of `book`. `shown` is where each case is shown; without `whole` only what is shown is listed."""

    book: Book
    catalogue: Catalogue
    shown: Mapping[Pair, Sequence[Shown]]
    linked: Callable[[str], str | None]
    say: Say
    whole: bool

    def view(self) -> BookView:
        """The view."""
        return BookView(
            chapters=tuple(self._chapters()),
            readings=tuple(map(self._reading, self._listed(self.book.readings))),
            gaps=tuple(map(self._gap, self._listed(self.book.gaps))),
            tensions=tuple(map(self._tension, self._listed(self.book.tensions))),
            notes=tuple(map(self._note, self.book.notes)) if self.whole else (),
        )

    def _listed(self, ids: Iterable[str]) -> Iterator[str]:
        shown = {id_ for id_, _ in self.shown}
        yield from (id_ for id_ in sorted(ids, key=_natural) if self.whole or id_ in shown)

    def _text(self, text: Text) -> str:
        return self.say(msg("{text}", text=text))

    def _chapters(self) -> Iterator[ChapterView]:
        """By section, in the order of the source; what a table decided for itself comes last."""
        by_section: dict[str, list[Ruling]] = {}
        for id_ in self._listed(self.book.rulings):
            ruling = self.book.rulings[id_]
            by_section.setdefault(self._section(ruling), []).append(ruling)
        for title, rulings in sorted(by_section.items(), key=lambda each: min(map(_line, each[1]))):
            yield ChapterView(anchor=anchor("s", title), title=title, entries=tuple(map(self._ruling, rulings)))

    def _section(self, ruling: Ruling) -> str:
        if ruling.force is Force.PRECEDENTE:
            return self.say(msg("Precedents of the table"))
        section = ruling.source.section
        return section if isinstance(section, str) else self._text(section)

    def _item(self, ruling: Ruling) -> Text:
        """The source without the section, where the chapter already tells that."""
        if ruling.force is Force.PRECEDENTE:
            return ruling.source.said
        pt, en = (said.removeprefix(", ") for said in replace(ruling.source, section="").said)
        return Text(pt, en)

    def _ruling(self, ruling: Ruling) -> EntryView:
        cases = list(self._cases(ruling))
        same = self.book.same.get(ruling.id, ())
        lines = [self.say(msg("says the same as: {ids}", ids=", ".join(same)))] if same else []
        return EntryView(
            id=ruling.id,
            anchor=anchor("r", ruling.id),
            says=self._text(Text(ruling.texto, ruling.text)),
            mark=self._mark(ruling.id, cases),
            force=self._text(FORCES[ruling.force]),
            source=self._text(ruling.source.said),
            item=self._text(self._item(ruling)),
            lines=tuple(lines),
            cases=tuple(cases),
        )

    def _cases(self, ruling: Ruling) -> Iterator[CaseView]:
        told: set[str] = set()
        for case in ruling.cases:
            statement = (self._text(Text(case.texto, case.text)),) if case.texto else ()
            yield self._case(ruling.id, case.name, (*statement, *self._answer(case)), condition_text(case.when))
            for kind in ("salvo", "desafio"):
                for salvo in case.salvo if kind == "salvo" else case.challenged_by:
                    name = salvo_case(kind, salvo)
                    if name not in told:
                        yield self._case(ruling.id, name, self._salvo(case, salvo, kind))
                    told.add(name)

    def _answer(self, case: Case) -> Iterator[str]:
        answer: Text | Message
        if isinstance(case.then, str):
            answer = case.question.values[case.then]
        else:
            answer = msg("as “{question}” answers", question=case.then.name)
        yield self._text(answer) if isinstance(answer, Text) else self.say(answer)
        yield self._asked(case.question)

    def _asked(self, question: Question) -> str:
        return self.say(msg("asked: {question}", question=question.about))

    def _salvo(self, case: Case, salvo: Salvo, kind: str) -> Iterator[str]:
        clause = salvo.clause.about
        if kind == "desafio":
            yield self.say(msg("the judge ignores that a legend says: {clause}", clause=clause))
            return
        yield self.say(msg("unless a legend says: {clause}", clause=clause))
        if isinstance(salvo.then, str):
            yield self._text(case.question.values[salvo.then])
            yield self._asked(case.question)

    def _case(self, id_: str, name: str, says: Iterable[str], when: Text | None = None) -> CaseView:
        shown = tuple(self.shown.get((id_, name), ()))
        return CaseView(
            anchor=anchor("r", f"{id_}:{name}" if name else f"{id_}:"),
            tag=name,
            says="\n".join(says),
            when="" if when is None else self.say(msg("when {condition}", condition=when)),
            mark=self._mark_of_case((id_, name), shown),
            shown=shown,
        )

    def _mark_of_case(self, pair: Pair, shown: Sequence[Shown]) -> Mark:
        statuses = {each.status for each in shown}
        if not statuses:
            kind = OPEN if self.whole and pair in self.catalogue.required else QUIET
            return mark(kind, msg("no scenario"), self.say)
        if statuses == {Status.PASSED}:
            return mark(GOOD, msg("confirmed"), self.say)
        if statuses <= {Status.PASSED, Status.MATCHED}:
            return mark(QUIET, msg("not run"), self.say)
        return mark(BAD, msg("failing"), self.say)

    def _mark(self, id_: str, cases: Sequence[CaseView]) -> Mark:
        """How an id stands by its cases; one that need not be shown does not count against it."""
        kinds = [case.mark.kind for case in cases]
        needed = [case for case in cases if (id_, case.tag) in self.catalogue.required]
        lacking = [case for case in needed if not case.shown]
        if BAD in kinds:
            return mark(BAD, msg("failing"), self.say)
        if not any(case.shown for case in cases):
            return mark(OPEN if self.whole and needed else QUIET, msg("no scenario"), self.say)
        if any(case.shown and case.mark.kind == QUIET for case in cases):
            return mark(QUIET, msg("not run"), self.say)
        if lacking:
            word = msg("{count} of {all} cases", count=len(needed) - len(lacking), all=len(needed))
            return mark(OPEN if self.whole else QUIET, word, self.say)
        return mark(GOOD, msg("confirmed"), self.say)

    def _reading(self, id_: str) -> EntryView:
        reading = self.book.readings[id_]
        cases = [self._case(id_, option, self._option(reading, option)) for option in reading.values]
        return EntryView(
            id=id_,
            anchor=anchor("r", id_),
            says=self._text(reading.about),
            mark=self._mark(id_, cases),
            source=self._lines(reading.lines),
            lines=(self.say(msg("default {option}: {reason}", option=reading.default, reason=reading.reason)),),
            cases=tuple(cases),
        )

    def _option(self, reading: Reading, option: str) -> Iterator[str]:
        yield self._text(reading.values[option])
        if self.book.chosen[reading] == option:
            yield self.say(msg("in force"))

    def _gap(self, id_: str) -> EntryView:
        gap = self.book.gaps[id_]
        cases = [self._case(id_, "", ())]
        on = (
            msg(
                "silent on “{question}” when {condition}",
                question=each.question.about,
                condition=condition_text(each.when),
            )
            for each in self.book.silences
            if each.gap == id_
        )
        return EntryView(
            id=id_,
            anchor=anchor("r", id_),
            says=self._text(Text(gap.texto, gap.text)),
            mark=self._mark(id_, cases),
            lines=tuple(map(self.say, on)),
            cases=tuple(cases),
        )

    def _tension(self, id_: str) -> EntryView:
        tension = self.book.tensions[id_]
        cases = [self._case(id_, "", ())]
        return EntryView(
            id=id_,
            anchor=anchor("r", id_),
            says=self._text(Text(tension.texto, tension.text)),
            mark=self._mark(id_, cases),
            settled=self._settled(tension.settled_by),
            links=tuple(Link(to=self.linked(ruling), text=ruling) for ruling in tension.rulings),
            cases=tuple(cases),
        )

    def _settled(self, by: str) -> Link:
        if by == "same_as":
            return Link(to=None, text=self.say(msg("both say the same")))
        if by in self.book.questions:
            return Link(to=None, text=self._text(self.book.questions[by].about))
        return Link(to=self.linked(by), text=by)

    def _note(self, id_: str) -> EntryView:
        note = self.book.notes[id_]
        return EntryView(
            id=id_,
            anchor=anchor("r", id_),
            says=self._text(Text(note.texto, note.text)),
            mark=mark(QUIET, msg("note"), self.say),
            source=self._lines(note.lines),
        )

    def _lines(self, lines: Sequence[int]) -> str:
        return self.say(msg("source: l. {lines}", lines=", ".join(map(str, lines)))) if lines else ""


def _natural(id_: str) -> tuple[tuple[bool, int, str], ...]:
    """Ids in the order in which people count: AMB-9 before AMB-10."""
    return tuple((not digits, int(digits or 0), rest) for digits, rest in _PIECE.findall(id_))


def _line(ruling: Ruling) -> tuple[bool, int]:
    lines = ruling.source.lines
    return ruling.force is Force.PRECEDENTE, min(lines) if lines else 0
