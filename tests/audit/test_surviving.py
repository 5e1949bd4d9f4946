"""What is so of mutants that nothing kills: equal, out of reach, or alive with a case that shows them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import known
from tests.core.literal import states
from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import toy
from zarcovi_rules.audit.mutation.killing import killing
from zarcovi_rules.audit.mutation.mutants import Mutant, mutants
from zarcovi_rules.audit.mutation.surviving import Fate, Surviving, of_mutant, said, surviving
from zarcovi_rules.audit.reach import Reach
from zarcovi_rules.audit.table import tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Case


def told_apart(book: Book) -> Surviving:
    return surviving(book, killing(book, list(mutants(book)), []).survivors, Reach(book, tables(book)))


def shows(book: Book, mutant: Mutant) -> bool:
    """Whether some state of the whole book shows it, tried one by one."""
    return any(
        said(of_mutant(mutant, verdict)) != said(verdict)
        for state in states(book)
        for question in mutant.layers
        for verdict in [plan(book, question).ask(known(state))]
    )


@given(rulebooks(), st.data())
@examples(20)
def test_alive_are_those_that_some_situation_shows(small: Small, data: st.DataObject) -> None:
    found = told_apart(small.book)
    for mutant in data.draw(st.lists(st.sampled_from(list(mutants(small.book))), min_size=1, max_size=6)):
        assert (found.fates[mutant.id] is Fate.ALIVE) == shows(small.book, mutant), mutant.id


@given(rulebooks())
@examples(10)
def test_every_case_shows_the_mutants_that_it_names_and_all_that_are_alive_are_named(small: Small) -> None:
    found = told_apart(small.book)
    for case in found.cases:
        verdict = case.shown.verdict
        for mutant in case.mutants:
            assert said(of_mutant(mutant, verdict)) != said(verdict)
    assert {mutant.id for case in found.cases for mutant in case.mutants} == set(found.alive)


def test_a_challenge_that_nobody_tells_of_is_alive() -> None:
    assert told_apart(toy()).fates["R-2/desafio/encantado"] is Fate.ALIVE


def test_what_no_answer_below_leads_to_is_out_of_reach() -> None:
    fact, low, top = small_fact("f"), small_question("low", 3), small_question("top")
    book = Book.of(
        "two",
        [
            fact,
            low,
            top,
            small_ruling("R-1", Case(question=low, when=fact.is_("a"), then="a")),
            small_ruling("R-2", Case(question=low, when=fact.is_("b"), then="b")),
            small_ruling("R-3", Case(question=top, when=low.is_("a"), then="a")),
            small_ruling("R-4", Case(question=top, when=low.is_("b"), then="b")),
        ],
    )
    fates = {mutant.id: str(mutant.said) for mutant in mutants(book)}
    found = told_apart(book).fates

    assert {fates[id_] for id_, fate in found.items() if fate is Fate.APART} == {
        "R-3: `low = a` holds with `c` too",
        "R-4: `low = b` holds with `c` too",
    }
