"""Differences: what a book answers otherwise than its stored answers, state by state.

States are compared where both can tell: over every value of an axis that only one side has, and over the values that
both have of an axis that both have. Each group of states that went the same way from one answer to another is shown
with the smallest situation in which it comes about now, or as one that cannot come about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from zarcovi_rules.audit.answers.store import Answers, Said, Stored, stored
from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.audit.moving import moved, reached, within
from zarcovi_rules.audit.reach import Reach, State
from zarcovi_rules.audit.table import NO_VALUE, UNANSWERED, Table
from zarcovi_rules.audit.table import axis as table_axis
from zarcovi_rules.core.book import Book, unknown
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.together import without_value
from zarcovi_rules.core.verdict import DEPENDE, SILENCES
from zarcovi_rules.core.vocabulary import Fact, Variable

ALL = "tudo"
"""The word that accepts every difference."""


class Kind(StrEnum):
    """In what a state differs."""

    ANSWER = "resposta"
    CITATION = "citacao"
    POSSIBLE = "possivel"
    IMPOSSIBLE = "impossivel"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A situation that shows a change: whole, and what a case has to state for it, none of which can be left out.

    `readings` are those that it takes otherwise than they are in force.
    """

    state: State
    given: Mapping[str, str]
    readings: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """States that went the same way: `before` and `after` are what is said of them, None where they cannot be.

    `states` counts the local states. `shown` is the smallest situation in which one comes about; None when none can.
    `local` is a part of a local state that is enough for it to be one of them.
    """

    before: Said | None
    after: Said | None
    states: int
    shown: Shown | None
    local: Mapping[str, str]

    @property
    def kind(self) -> Kind:
        """In what they differ."""
        if self.before is None:
            return Kind.POSSIBLE
        if self.after is None:
            return Kind.IMPOSSIBLE
        return Kind.CITATION if self.before.answer == self.after.answer else Kind.ANSWER


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A question that is not what was stored of it.

    `added` and `gone` are axes; `new_values` and `gone_values` those of an axis that stayed. `compared` counts the
    states that both sides have, `new` those of new values, `lost` those of values that are gone.
    """

    question: str
    added: tuple[Axis, ...] = ()
    gone: tuple[Axis, ...] = ()
    new_values: Mapping[str, tuple[str, ...]]
    gone_values: Mapping[str, tuple[str, ...]]
    compared: int
    new: int
    lost: int
    changes: tuple[Change, ...]

    def states(self, *kinds: Kind) -> int:
        """How many states differ so; without `kinds`, at all."""
        return sum(change.states for change in self.changes if not kinds or change.kind in kinds)

    @property
    def differs(self) -> bool:
        """Whether it is more than another order."""
        return bool(self.changes or self.added or self.gone or self.new_values or self.gone_values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What differs between a book and its stored answers.

    `renamed` maps old names to new ones: the question answers the same under another name.
    """

    book: str
    added: tuple[str, ...]
    removed: tuple[str, ...]
    renamed: Mapping[str, str]
    changed: tuple[Changed, ...]

    @property
    def questions(self) -> tuple[str, ...]:
        """The names of all questions that differ, under which they are accepted: of a renamed one, the new name."""
        changed = (each.question for each in self.changed)
        return tuple(sorted({*self.added, *self.removed, *self.renamed.values(), *changed}))

    @property
    def differs(self) -> bool:
        """Whether anything does."""
        return bool(self.questions)


def difference(book: Book, tables: Mapping[Question, Table], old: Stored, reach: Reach | None = None) -> Difference:
    """What differs between the tables of `book` and what was stored of it.

    A solver is only needed, and made unless there is one already, where an answer or a citation differs.
    """
    new = stored(book.name, tables)
    renamed = _renamed(old, new, [question.name for question in tables])
    old = _under(old, renamed)
    comparing = _Comparing(book, tables, reach)
    changed = []
    for question, table in tables.items():
        before, after = old.answers.get(question.name), new.answers[question.name]
        if before is not None and before != after:
            found = comparing.of(table, before, after)
            if found.differs:
                changed.append(found)
    return Difference(
        book=book.name,
        added=tuple(name for name in new.answers if name not in old.answers),
        removed=tuple(name for name in old.answers if name not in new.answers),
        renamed=renamed,
        changed=tuple(sorted(changed, key=lambda each: each.question)),
    )


def accepted(book: Book, new: Stored, old: Stored, names: Iterable[str], found: Difference) -> tuple[Stored, list[str]]:
    """What is stored once the questions of these names (`tudo`: all) are accepted, and the names that were.

    All others stay as they were stored. Raises `RulesError` for a name that nobody knows, and where nothing differs.
    """
    names = list(dict.fromkeys(names))
    differing = list(found.questions)
    otherwise = [name for name in new.answers if name in old.answers and new.answers[name] != old.answers[name]]
    for name in names:
        if name != ALL and name not in new.answers and name not in old.answers:
            raise unknown(msg("question"), name, {*new.answers, *old.answers, ALL})
    taken = sorted({*differing, *otherwise}) if ALL in names else [found.renamed.get(name, name) for name in names]
    taken = list(dict.fromkeys(taken))
    same = [name for name in taken if name not in differing and name not in otherwise]
    if same:
        raise RulesError(
            msg("nothing differs in {names}: there is nothing to accept", names=", ".join(same)),
            msg("These differ: {names}.", names=", ".join(differing))
            if differing
            else msg("{book} answers as it is stored", book=book.name),
        )
    if not taken:
        raise RulesError(msg("{book} answers as it is stored: there is nothing to accept", book=book.name))
    renamed = {before: after for before, after in found.renamed.items() if after in taken}
    kept = dict(_under(old, renamed).answers)
    for name in taken:
        kept.pop(name, None)
        if name in new.answers:
            kept[name] = new.answers[name]
    return replace(new, answers=dict(sorted(kept.items()))), taken


class _Comparing:
    """Compares the tables of one book; its solver is made when the first change is met."""

    def __init__(self, book: Book, tables: Mapping[Question, Table], reach: Reach | None) -> None:
        self.book = book
        self.tables = tables
        self._reach = reach

    @property
    def reach(self) -> Reach:
        if self._reach is None:
            self._reach = Reach(self.book, self.tables)
        return self._reach

    def of(self, table: Table, before: Answers, after: Answers) -> Changed:
        """How a question differs from what was stored."""
        was = {axis.name: axis for axis in before.axes}
        now = {axis.name: axis for axis in after.axes}
        gone = tuple(axis for name, axis in was.items() if name not in now)
        # What is looked at no more may still be a word of the book: then a situation tells of it, too.
        words = {variable.name: variable for variable in self._words()}
        now |= {axis.name: table_axis(self.book, words[axis.name]) for axis in gone if axis.name in words}
        both = [name for name in now if name in was]
        space = Space((*now.values(), *(axis for axis in gone if axis.name not in now)))
        old_space, old_root = before.diagram()
        new_space, new_root = after.diagram()
        pairs = space.joined(
            [
                moved(old_space, old_root, space),
                moved(new_space, new_root, space),
                within(space, {name: was[name].values for name in both}),
            ],
            lambda old, new, known: _pair(old, new) if known else None if new is None else _NEW,
        )
        lost = old_space.joined(
            [old_root, within(old_space, {name: now[name].values for name in both})],
            lambda old, known: old is not None and not known,
        )
        counts = space.counts(pairs)
        new = counts.pop(_NEW, 0)
        return Changed(
            question=table.layer.question.name,
            added=tuple(axis for name, axis in now.items() if name not in was),
            gone=gone,
            new_values=_more(now, was, both),
            gone_values=_more(was, now, both),
            compared=sum(times for pair, times in counts.items() if pair is not None),
            new=new,
            lost=old_space.counts(lost).get(True, 0),
            changes=tuple(sorted(self._changes(table, space, pairs, len(now)), key=_order)),
        )

    def _words(self) -> Iterator[Variable]:
        yield from self.book.facts.values()
        yield from self.book.readings.values()
        yield from self.book.questions.values()

    def _changes(self, table: Table, space: Space, pairs: Ref, kept: int) -> Iterator[Change]:
        counts = space.counts(pairs)
        marked = Table(table.layer, *_projected(space, pairs, kept))
        for pair, times in counts.items():
            if not isinstance(pair, _Pair) or pair.before == pair.after:
                continue
            yield Change(
                before=pair.before,
                after=pair.after,
                states=times,
                shown=None if pair.after is None else self._shown(marked, pair),
                local=space.one(pairs, lambda said, pair=pair: said == pair) or {},  # type: ignore[misc]
            )

    def _shown(self, marked: Table, pair: _Pair) -> Shown | None:
        """The smallest situation in which a pair is met: under the readings in force, or else under any."""
        chosen = {reading.name: value for reading, value in self.book.chosen.items()}

        def met(said: Leaf) -> bool:
            return isinstance(said, frozenset) and pair in said

        state = self.reach.smallest(marked, met, chosen) or self.reach.smallest(marked, met, {})
        if state is None:
            return None
        looked_at = {*marked.layer.reads, *(v for v in self._words() if v.name in {a.name for a in marked.space.axes})}
        below = {layer for v in looked_at if isinstance(v, Question) for layer in self.book.below(v)}
        facts = {*looked_at, *(variable for layer in below for variable in layer.reads)}
        stated = (v.name for v in facts if isinstance(v, Fact) and state[v.name] not in (v.absent, NO_VALUE))
        given = {name: state[name] for name in sorted(stated)}
        readings = {name: state[name] for name, value in chosen.items() if state[name] != value}
        for name in sorted(readings):
            fewer = {other: value for other, value in readings.items() if other != name}
            if _shows(self.book, marked, met, given, fewer):
                readings = fewer
        # What may be unknown is tried first: to leave it out says the least.
        for name in sorted(given, key=lambda name: (self.book.facts[name].absent is not None, name)):
            fewer = {other: value for other, value in given.items() if other != name}
            if _shows(self.book, marked, met, fewer, readings):
                given = fewer
        return Shown(state=state, given=given, readings=readings)


def _shows(
    book: Book, marked: Table, met: Callable[[Leaf], bool], given: Mapping[str, str], readings: Mapping[str, str]
) -> bool:
    """Whether what a case states is enough for a mark to be met, whatever it does not state."""
    if readings:
        book = book.under(replace(book.committee, readings={**book.committee.readings, **readings}))
    try:
        made = situation(book, given)
    except RulesError:  # it cannot be
        return False
    known: dict[str, str] = {}
    values = {variable.name: value for variable, value in made.values.items()}
    values |= {fact.name: NO_VALUE for fact in without_value(book, made.values)}
    for axis in marked.space.axes:
        value = values.get(axis.name)
        if axis.name in book.questions:
            outcome = plan(book, book.questions[axis.name]).ask(made).outcome
            value = None if outcome == DEPENDE else UNANSWERED if outcome in SILENCES else outcome
        if value is not None:
            known[axis.name] = value
    said = reached(marked.space, marked.space.restricted(marked.root, known)) - {_CANNOT_BE}
    return bool(said) and all(map(met, said))


@dataclass(frozen=True, slots=True)
class _Pair:
    before: Said | None
    after: Said | None


_NEW = "new"
"""What is said of a state of a value that only the new side has."""


def _pair(before: Leaf, after: Leaf) -> Leaf:
    """What is compared: None of a state that could not be and cannot be."""
    assert before is None or isinstance(before, Said)
    assert after is None or isinstance(after, Said)
    return None if before is None and after is None else _Pair(before, after)


def _more(these: Mapping[str, Axis], those: Mapping[str, Axis], names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The values that an axis has here and not there."""
    found = {name: tuple(value for value in these[name].values if value not in those[name].values) for name in names}
    return {name: values for name, values in found.items() if values}


_CANNOT_BE: Leaf = frozenset({None})


def _projected(space: Space, root: Ref, kept: int) -> tuple[Space, Ref]:
    """The diagram that says of a state of the first axes all that is said of it for some value of each one after."""
    inner = Space(space.axes[:kept])
    made: dict[Ref, Ref] = {}

    def of(ref: Ref) -> Ref:
        if ref not in made:
            if space.level(ref) >= kept:
                made[ref] = inner.leaf(reached(space, ref))
            else:
                level, children = space.nodes[ref]
                made[ref] = inner.node(level, tuple(map(of, children)))
        return made[ref]

    return inner, of(root)


def _order(change: Change) -> tuple[object, ...]:
    """What can come about comes first, answers before citations, many states before few."""
    said = [(each.answer, each.cites) if each is not None else ("", ()) for each in (change.before, change.after)]
    return change.shown is None, list(Kind).index(change.kind), -change.states, said


def _under(old: Stored, renamed: Mapping[str, str]) -> Stored:
    """What was stored, with the names that questions have now."""
    if not renamed:
        return old
    return replace(
        old, answers={renamed.get(name, name): _axes_under(each, renamed) for name, each in old.answers.items()}
    )


def _axes_under(answers: Answers, renamed: Mapping[str, str]) -> Answers:
    return replace(answers, axes=tuple(Axis(renamed.get(axis.name, axis.name), axis.values) for axis in answers.axes))


def _renamed(old: Stored, new: Stored, lowest_first: Iterable[str]) -> dict[str, str]:
    """Questions that are no more, and the new ones that look at the same and say the same of every state.

    Of several that do, none is told to be the one; and one that cites nothing says too little to be known by it.
    """
    found: dict[str, str] = {}
    for name in lowest_first:
        if name in old.answers:
            continue
        answers = new.answers[name]
        alike = [
            before
            for before, each in old.answers.items()
            if before not in new.answers and before not in found and _equal(_axes_under(each, found), answers)
        ]
        if len(alike) == 1 and _cites(answers):
            found[alike[0]] = name
    return found


def _equal(one: Answers, other: Answers) -> bool:
    if one == other:
        return True
    if {axis.name: axis.values for axis in one.axes} != {axis.name: axis.values for axis in other.axes}:
        return False
    space = Space(one.axes)
    return moved(*one.diagram(), space) == moved(*other.diagram(), space)


def _cites(answers: Answers) -> bool:
    return any(isinstance(said, Said) and said.cites for said in reached(*answers.diagram()))
