"""What an audit finds of small random books is what trying every situation with the literal evaluator finds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given

from tests.audit.auditing import told
from tests.core.literal import BLOCKED, Found, Literal, can_be, states
from tests.core.small import Small, examples, rulebooks
from zarcovi_rules.audit.findings import Audit, Kind, Report
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.core.vocabulary import Reading, Variable

State = dict[Variable, str]


@dataclass
class Tried:
    """What every situation that can be comes to, by the literal evaluator."""

    book: Book
    each: list[tuple[State, dict[Question, Found]]] = field(default_factory=list)

    @classmethod
    def of(cls, book: Book) -> Tried:
        literal, tried = Literal(book), cls(book)
        for state in states(book):
            if can_be(book, state):
                found: dict[Question, Found] = {}
                for question in book.questions.values():
                    if question not in found:
                        literal.ask_all(question, dict(state), found)
                tried.each.append((state, found))
        return tried

    def where(self, readings: dict[Variable, str] | None = None) -> list[dict[Question, Found]]:
        """What situations come to, with these readings; with any."""
        chosen = readings or {}
        return [found for state, found in self.each if all(state[r] == option for r, option in chosen.items())]

    def conflicts(self, readings: dict[Variable, str]) -> set[Question]:
        return {q for found in self.where(readings) for q, one in found.items() if one.outcome == CONFLITO}

    def gaps(self, readings: dict[Variable, str]) -> set[Question]:
        """Questions on which nothing speaks, and no gap can be why."""
        return {
            question
            for found in self.where(readings)
            for question, one in found.items()
            if one.outcome == OMISSO and not one.may & set(self.book.gaps)
        }

    def declared(self, readings: dict[Variable, str]) -> set[tuple[str, Question]]:
        met = set()
        for found in self.where(readings):
            for question, one in found.items():
                ids = one.may if one.outcome == OMISSO else one.stands if one.outcome == BLOCKED else frozenset()
                met |= {(gap, question) for gap in ids & set(self.book.gaps)}
        return met

    def standing(self, readings: dict[Variable, str] | None = None) -> set[tuple[str, Question]]:
        return {(id_, q) for found in self.where(readings) for q, one in found.items() for id_ in one.stands}


def questions(report: Report, kind: Kind) -> set[Question | None]:
    return {found.question for found in report.of(kind)}


@given(rulebooks())
@examples(60)
def test_conflicts_and_gaps_are_those_that_some_situation_has(small: Small) -> None:
    report, tried = Audit(small.book).report(), Tried.of(small.book)
    chosen = small.book.chosen

    assert questions(report, Kind.CONFLICT) == tried.conflicts(chosen)
    assert questions(report, Kind.GAP) == tried.gaps(chosen)
    assert {(found.ids[0], found.question) for found in report.of(Kind.DECLARED)} == tried.declared(chosen)


@given(rulebooks())
@examples(40)
def test_every_group_that_conflicts_is_named_and_no_other(small: Small) -> None:
    report, tried = Audit(small.book).report(), Tried.of(small.book)
    answering = {question: _answering(small.book, question) for question in small.questions}
    met: dict[Question, set[frozenset[str]]] = {}
    for found in tried.where(small.book.chosen):
        for question, one in found.items():
            if one.outcome == CONFLITO:
                met.setdefault(question, set()).add(one.may & answering[question])
    named: dict[Question, set[frozenset[str]]] = {}
    for conflict in report.of(Kind.CONFLICT):
        assert conflict.question is not None
        named.setdefault(conflict.question, set()).add(frozenset(conflict.ids))

    assert named.keys() == met.keys()
    for question, groups in met.items():
        # Each is held by what some situation has; and what a situation has holds one.
        assert all(any(ids <= group for group in groups) for ids in named[question])
        assert all(any(ids <= group for ids in named[question]) for group in groups)


def _answering(book: Book, question: Question) -> frozenset[str]:
    return frozenset(node.id for node in book.layers[question].nodes if node.then is not None)


@given(rulebooks())
@examples(40)
def test_readings_taken_otherwise_bring_what_situations_have_then(small: Small) -> None:
    audit, tried = Audit(small.book), Tried.of(small.book)
    known = {(found.kind, found.ids, found.question) for found in audit.report().wrong}
    before = {kind: {q for k, _, q in known if k is kind} for kind in (Kind.CONFLICT, Kind.GAP)}

    for reading, option, found in audit.flipped():
        assert isinstance(reading, Reading)
        chosen = {**small.book.chosen, reading: option}
        then = {Kind.CONFLICT: tried.conflicts(chosen), Kind.GAP: tried.gaps(chosen)}
        for kind, wrong in then.items():
            brought = {one.question for one in found if one.kind is kind}
            assert wrong - before[kind] <= brought <= wrong
        assert all(one.under == {reading.name: option} for one in found)
        assert known.isdisjoint((one.kind, one.ids, one.question) for one in found)


@given(rulebooks())
@examples(60)
def test_what_is_lifeless_stands_in_no_situation_and_all_else_does_in_some(small: Small) -> None:
    report, tried = Audit(small.book).report(), Tried.of(small.book)
    alive, in_force = tried.standing(), tried.standing(small.book.chosen)
    nodes = {(node.id, q) for q, layer in small.book.layers.items() for node in layer.nodes}
    gaps = set(small.book.gaps)
    told_ = {(found.ids[0], found.question) for found in report.of(Kind.DEAD, Kind.MASKED)}

    lifeless = {(id_, question) for id_, question in nodes - alive if id_ not in gaps}
    waiting, elsewhere = set(report.waiting), set(report.elsewhere)
    assert told_ & nodes <= lifeless
    assert all(pair in told_ or pair[0] in waiting for pair in lifeless)
    assert {id_ for id_, q in nodes & alive - in_force if id_ not in gaps} <= elsewhere


@given(rulebooks())
@examples(40)
def test_without_what_says_nothing_new_every_answer_is_the_same(small: Small) -> None:
    report, tried = Audit(small.book).report(), Tried.of(small.book)
    for found in report.of(Kind.REDUNDANT, Kind.SUBSUMED):
        other = Tried.of(small.book.without(found.ids[0]))
        for (_, before), (_, after) in zip(tried.each, other.each, strict=True):
            assert {q: one.answer for q, one in before.items()} == {q: one.answer for q, one in after.items()}
        assert all(
            set(found.by) <= one[found.question].stands
            for one in tried.where()
            if found.question and found.ids[0] in one[found.question].stands
        )


def test_the_random_books_have_something_of_every_kind() -> None:
    met: Counter[str] = Counter()

    @given(rulebooks())
    @examples(60)
    def look(small: Small) -> None:
        report = Audit(small.book).report()
        met.update(str(found.kind) for found in report.found)
        met["kept apart"] += len(report.kept_apart)
        met["unseen"] += len(report.unseen)
        met["elsewhere"] += len(report.elsewhere)
        met["waiting"] += len(report.waiting)

    look()
    # A number or a fact that nothing uses is shown by a bad book.
    assert [word for word in (*Kind, "kept apart", "unseen", "elsewhere", "waiting") if not met[word]] == []


@given(rulebooks())
@examples(30)
def test_the_order_of_a_books_parts_is_not_seen(small: Small) -> None:
    other = Book.of("small", reversed(small.parts), absolute_yields=small.yields)

    assert list(map(str, told(small.book).lines())) == list(map(str, told(other).lines()))


def test_a_book_without_questions_has_nothing_to_find() -> None:
    report = Audit(Book.of("none", [])).report()

    assert (report.questions, report.states, report.found) == (0, 0, ())
