"""A book written as plain data and read back is the same book to whoever asks; what it works out is tried out."""

from __future__ import annotations

import json
from dataclasses import replace

from hypothesis import given

from tests.core.literal import Literal, can_be, states
from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_reading
from zarcovi_rules import shelf
from zarcovi_rules.audit.impact.comparing import compare
from zarcovi_rules.audit.impact.plain import plain, worked_out
from zarcovi_rules.audit.impact.recalled import recalled
from zarcovi_rules.audit.impact.words import Number, Word, WordKind, numbers, words
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Impossible, Link, Look
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.vocabulary import Fact, Quantity, Text, Variable


def again(book: Book) -> Book:
    return recalled(json.loads(json.dumps(plain(book))))


@given(rulebooks())
@examples(40)
def test_a_book_that_was_read_back_answers_as_its_words_say_and_cites_the_same(small: Small) -> None:
    book, literal = again(small.book), Literal(small.book)

    for state in states(small.book):
        if can_be(small.book, state) and all(state[one] == value for one, value in small.book.chosen.items()):
            values: dict[Variable, str] = {**book.chosen}
            values.update({book.facts[fact.name]: state[fact] for fact in small.facts})
            made = Situation(values=values, stated=frozenset(values), numbers={})
            for question in small.questions:
                found = literal.ask(question, state)
                verdict = plan(book, book.questions[question.name]).ask(made)
                assert verdict.outcome == found.answer
                rulings = {id_ for id_ in found.may if id_.startswith("R-")}
                assert found.outcome not in question.domain or set(verdict.proof.decided) <= rulings


@given(rulebooks())
@examples(40)
def test_a_book_that_was_read_back_is_equal_to_what_it_was(small: Small) -> None:
    impact = compare(small.book, again(small.book))

    assert (impact.changed, impact.words, impact.differs) == ((), (), False)


def test_the_shipped_book_is_equal_to_what_is_read_back_as_its_committee_plays_it() -> None:
    book = shelf.book("zarcovi").under(Committee(readings={"AMB-4": "B"}, figures={"turnos_de_paralisia": 4}))
    kept = again(book)

    assert (kept.version, kept.name, compare(book, kept).differs) == (book.version, book.name, False)
    assert {name: question.permits for name, question in kept.questions.items()} == {
        name: question.permits for name, question in book.questions.items()
    }


# ------------------------------------------------------------------------------------------------ worked out

N, M = (Quantity(name=name, text=Text(name, name), minimum=1) for name in ("n", "m"))
FIGURE = Figure(name="limite", value=3, texto="limite", text="limit", source="")


def compared(figures: object, n: int, m: int) -> str:
    if n == m:
        raise ZeroDivisionError
    return "a" if n - m > figures["limite"] else "b"  # type: ignore[index]


DERIVED = Fact(
    name="f", about=Text("f", "f"), values=small_fact("f").values, inputs=(N, M), derive=compared, absent=None
)
LOW = small_question("low")


def amount(look: Look) -> int | None:
    if look.answers[LOW] == "b":
        return None
    return look.number(N) * int(look.figures["limite"])


AMOUNT = small_question("q", amounts={"a": amount}, numbers=(N,), links=(Link(name="l", when=LOW.is_("a"), then="a"),))
BOOK = Book.of("toy", [N, M, FIGURE, DERIVED, LOW, AMOUNT])
UNDER = BOOK.under(Committee(figures={"limite": 4}))


def test_what_is_worked_out_is_tried_for_every_answer_that_it_looks_at() -> None:
    found = list(worked_out(BOOK))

    assert ("q", "a", {"n": 2}, {"low": "a"}, 6) in found
    assert ("q", "a", {"n": 2}, {"low": "b"}, None) in found
    assert ("f", "", {"n": 6, "m": 1}, {}, "a") in found
    assert ("f", "", {"n": 4, "m": 1}, {}, "b") in found


def test_where_a_function_fails_nothing_is_said() -> None:
    assert not any(name == "f" and given["n"] == given["m"] for name, _, given, _, _ in worked_out(BOOK))


def test_what_comes_to_something_else_is_told_once_by_the_smallest_numbers() -> None:
    assert list(numbers(worked_out(BOOK), worked_out(UNDER))) == [
        Number(name="f", answer="", numbers={"n": 5, "m": 1}, answers={}, old="a", new="b"),
        Number(name="q", answer="a", numbers={"n": 1}, answers={"low": "a"}, old=3, new=4),
    ]
    assert compare(BOOK, UNDER).differs
    assert not compare(BOOK, BOOK.under(Committee())).differs


# ------------------------------------------------------------------------------------------------ words


def test_a_reading_or_a_figure_on_which_nothing_hangs_is_told_and_is_no_difference() -> None:
    book = Book.of("toy", [small_reading("AMB-1"), FIGURE])
    under = book.under(Committee(readings={"AMB-1": "b"}, figures={"limite": 4}))

    assert list(words(book, under)) == [
        Word(kind=WordKind.READING, name="AMB-1", old="a", new="b"),
        Word(kind=WordKind.FIGURE, name="limite", old="3", new="4"),
    ]
    assert not compare(book, under).differs


def test_facts_values_and_what_is_taken_for_granted_are_differences() -> None:
    f = small_fact("f", absent="a")
    old = Book.of("toy", [f, small_fact("g")])
    new = Book.of("toy", [replace(f, values=small_fact("f", 3).values, absent="b"), small_fact("h")])

    assert list(words(old, new)) == [
        Word(kind=WordKind.VALUE, name="f", old=None, new="c"),
        Word(kind=WordKind.DEFAULT, name="f", old="a", new="b"),
        Word(kind=WordKind.FACT, name="g", old="g", new=None),
        Word(kind=WordKind.FACT, name="h", old=None, new="h"),
    ]
    assert compare(old, new).differs


def test_what_cannot_be_together_is_told_and_only_where_it_says_something_else() -> None:
    f, g = small_fact("f"), small_fact("g")
    one = Impossible(when=f.is_("a") & g.is_("b"), texto="um", text="one")
    same = Impossible(when=~(f.is_("b") | g.is_("a")), texto="outro", text="other")
    old, alike, none = (Book.of("toy", [f, g, *parts]) for parts in ((one,), (same,), ()))

    assert list(words(old, alike)) == []
    assert list(words(old, none)) == [Word(kind=WordKind.IMPOSSIBLE, name="f = a, g = b", old="f = a, g = b", new=None)]
