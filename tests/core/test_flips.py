"""The smallest change really flips, nothing smaller does, and every answer not given has its obstacle."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import ask, known, possible_situation
from tests.core.literal import BLOCKED, CONFLITO, OMISSO, Literal, completions, states, truth
from tests.core.small import Small, cases, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import ABERTO, CEU, CHEGA, FURADO, MOLHA, VENTO, toy
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, NEVER, All
from zarcovi_rules.core.flips import Change, Obstacle, smallest_changes, why_not
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Case, Impossible, Question, Salvo
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.verdict import DEPENDE, Analysis
from zarcovi_rules.core.vocabulary import Carrier, Fact, Variable, clause

SILENT = {OMISSO, CONFLITO, DEPENDE}


def answer_after(small: Small, literal: Literal, question: Question, values: dict[Variable, str]) -> str | None:
    """What is answered once the facts are `values`, by trying all that is unknown; None if that cannot be."""
    outcomes = {literal.ask(question, state).answer for state in completions(small.book, values)}
    if not outcomes:
        return None
    return outcomes.pop() if len(outcomes) == 1 else DEPENDE


def brute_force(small: Small, question: Question, made: Situation, now: str, wanted: str | None) -> set[Change]:
    literal = Literal(small.book)
    facts = [fact for fact in small.book.facts.values() if fact in made.values]
    for size in (1, 2, 3):
        found = set()
        for chosen in combinations(facts, size):
            for values in product(*(fact.domain for fact in chosen)):
                change = tuple(zip(chosen, values, strict=True))
                if all(made.values[fact] != value for fact, value in change):
                    answer = answer_after(small, literal, question, {**made.values, **dict(change)})
                    if answer == wanted if wanted else answer is not None and answer not in {now, *SILENT}:
                        assert answer is not None
                        found.add(Change(facts=change, answer=answer))
        if found:
            return found
    return set()


def in_order(changes: set[Change], small: Small) -> set[tuple[frozenset[tuple[Fact, str]], str]]:
    return {(frozenset(change.facts), change.answer) for change in changes}


@given(cases(), st.sampled_from((None, "a", "b", OMISSO)))
@examples(70)
def test_the_smallest_changes_are_all_that_flip_and_no_smaller_does(
    case: tuple[Small, dict[str, str]], wanted: str | None
) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    verdict = Plan(small.book, small.top).ask(made)
    found = smallest_changes(verdict, wanted)
    if verdict.outcome == wanted or verdict.analysis.open:
        assert found == []
    else:
        expected = brute_force(small, small.top, made, verdict.outcome, wanted)

        assert in_order(expected, small) == in_order(set(found), small)
        assert len(expected) == len(found)


def test_a_change_that_an_unknown_fact_could_undo_is_not_proposed() -> None:
    verdict = ask(toy(), MOLHA, {CEU.name: "granizo", ABERTO.name: True})

    assert verdict.answer == OMISSO
    assert [Change(facts=((CEU, "sol"),), answer="nao")] == smallest_changes(verdict)


def test_every_fact_whose_change_alone_flips_the_answer_is_proposed() -> None:
    verdict = ask(toy(), CHEGA, {CEU.name: "chuva", ABERTO.name: True, VENTO.name: False})
    changes = [Change(facts=((fact, value),), answer="chega") for fact, value in (
        (ABERTO, "nao"), (FURADO, "sim"), (VENTO, "sim"),
    )]  # fmt: skip

    assert set(changes) == set(smallest_changes(verdict))


def test_a_change_to_what_cannot_be_together_is_not_proposed_even_over_facts_that_the_question_does_not_look_at() -> (
    None
):
    question = small_question("q")
    ruling = small_ruling("R-9", Case(question=question, when=CEU.is_("granizo"), then="a"))
    verdict = ask(toy(question, ruling), question, {CEU.name: "sol", VENTO.name: False})

    assert [Change(facts=((CEU, "granizo"), (VENTO, "sim")), answer="a")] == smallest_changes(verdict)


def test_a_change_that_tells_what_an_unknown_fact_must_be_is_proposed() -> None:
    fact, unknown, question = small_fact("f"), small_fact("unknown"), small_question("q")
    parts = [
        small_ruling("R-1", Case(question=question, when=fact.is_("a"), then="b")),
        small_ruling("R-2", Case(question=question, when=fact.is_("b") & unknown.is_("b"), then="a")),
        Impossible(when=fact.is_("b") & unknown.is_("a"), texto="não pode", text="cannot be"),
    ]
    verdict = ask(Book.of("told", [fact, unknown, question, *parts]), question, {"f": "a"})

    assert smallest_changes(verdict) == [Change(facts=((fact, "b"),), answer="a")]


def test_a_change_that_two_unknown_facts_could_undo_together_is_not_proposed() -> None:
    fact, one, other, question = (*map(small_fact, ("f", "one", "other")), small_question("q"))
    undone = one.is_("a") & other.is_("b")
    parts = [
        small_ruling("R-1", Case(question=question, when=fact.is_("a"), then="b")),
        small_ruling("R-2", Case(question=question, when=fact.is_("b") & ~undone, then="a")),
    ]
    verdict = ask(Book.of("undone", [fact, one, other, question, *parts]), question, {"f": "a"})

    assert smallest_changes(verdict) == []


def test_there_is_no_change_to_propose_while_the_answer_depends_on_an_unknown_fact() -> None:
    assert smallest_changes(ask(toy(), CHEGA, {CEU.name: "chuva", ABERTO.name: True})) == []


def test_no_change_larger_than_asked_for_is_proposed() -> None:
    facts = [small_fact(f"f{place}", absent="a") for place in range(3)]
    question = small_question("q")
    when = facts[0].is_("b") & facts[1].is_("b") & facts[2].is_("b")
    book = Book.of("three", [*facts, question, small_ruling("R-1", Case(question=question, when=when, then="a"))])
    verdict = ask(book, question, {})

    assert smallest_changes(verdict, most=2) == []
    assert [Change(facts=tuple((fact, "b") for fact in facts), answer="a")] == smallest_changes(verdict)


def test_no_change_is_proposed_towards_the_answer_given_or_towards_one_that_is_not_there() -> None:
    verdict = ask(toy(), CHEGA, {CEU.name: "chuva"})

    assert smallest_changes(verdict, "chega") == []
    assert smallest_changes(verdict, "evapora") == []


# --- why not


@given(rulebooks(impossible=0), st.data())
@examples(70)
def test_every_case_that_could_give_another_answer_has_its_obstacle(small: Small, data: st.DataObject) -> None:
    all_ = list(states(small.book))
    state = all_[data.draw(st.integers(0, len(all_) - 1))]
    literal = Literal(small.book)
    found = literal.ask_all(small.top, dict(state), {})
    seen: dict[Variable, str] = {**state, **{question: one.outcome for question, one in found.items()}}
    analysis = Analysis.of(Plan(small.book, small.top), known(state))
    for question, one in found.items():
        for answer in set(question.domain) - {one.outcome}:
            obstacles = {obstacle.id: obstacle for obstacle in why_not(analysis, question, answer)}
            could = {
                speaker.id
                for speaker in literal.speakers[question]
                if answer in (speaker.then.domain if isinstance(speaker.then, Variable) else (speaker.then,))
                and not (isinstance(speaker.when, All) and NEVER in speaker.when.parts[1:])
            }

            assert could == set(obstacles)
            for obstacle in obstacles.values():
                assert [atom for atom in obstacle.failed if truth(atom, seen)] == []
                assert set(obstacle.defeated_by) <= one.may
                if one.outcome not in (CONFLITO, BLOCKED):
                    assert obstacle.failed or obstacle.defeated_by or obstacle.withdrawn_by
                if one.may == one.stands and not obstacle.failed:
                    assert bool(obstacle.withdrawn_by) == (obstacle.id in one.withdrawn)
                    assert bool(obstacle.defeated_by) == (obstacle.id in one.defeated)


def obstacles(answer: str, **given: str | bool) -> list[Obstacle]:
    names = {"aberto": ABERTO, "vento": VENTO, "furado": FURADO, "ceu": CEU}
    analysis = ask(toy(), CHEGA, {names[name].name: value for name, value in given.items()}).analysis
    return [obstacle for obstacle in why_not(analysis, CHEGA, answer) if obstacle.id in ("R-2", "R-3", "R-4")]


def test_why_not_names_the_comparisons_that_failed() -> None:
    assert [Obstacle(id="R-3", failed=(ABERTO.is_("sim"),))] == obstacles("nao_chega", ceu="chuva")


def test_why_not_names_the_other_values_where_a_negation_failed() -> None:
    assert [Obstacle(id="R-3", failed=(CEU.is_("sol", "chuva"),))] == obstacles("nao_chega", ceu="granizo", aberto=True)


def test_why_not_names_what_defeated_a_case() -> None:
    assert [Obstacle(id="R-3", defeated_by=("R-4",))] == obstacles("nao_chega", ceu="chuva", aberto=True, vento=True)


def test_why_not_names_the_exception_that_withdrew_a_case() -> None:
    assert [Obstacle(id="R-3", withdrawn_by=("R-3!furado",))] == obstacles(
        "nao_chega", ceu="chuva", aberto=True, vento=False, furado=True
    )


def test_why_not_names_the_comparison_with_a_fact_that_is_not_known() -> None:
    found = {obstacle.id: obstacle for obstacle in obstacles("chega", ceu="chuva", aberto=True)}

    assert Obstacle(id="R-4", failed=(VENTO.is_("sim"),)) == found["R-4"]


def test_why_not_names_an_exception_that_may_have_withdrawn_a_case() -> None:
    low, top, said = small_question("low"), small_question("top"), clause("c.fura", Carrier.ITEM, "fura", "it pierces")
    case = Case(question=top, when=ALWAYS, then="a", salvo=(Salvo(clause=said, when=low.is_("a")),))
    book = Book.of("may", [low, top, said, small_ruling("R-1", case)])
    analysis = ask(book, top, {"c.fura": "sim"}).analysis

    assert list(why_not(analysis, top, "a")) == [Obstacle(id="R-1", withdrawn_by=("R-1!fura",))]


def test_why_not_leads_to_the_question_below_that_is_silent() -> None:
    analysis = ask(toy(), MOLHA, {CEU.name: "granizo", ABERTO.name: True}).analysis

    assert [Obstacle(id="molha~chega", failed=(CHEGA.is_("chega"),))] == list(why_not(analysis, MOLHA, "sim"))


def test_why_not_of_a_case_that_answers_with_a_fact_names_the_value_that_the_fact_does_not_have() -> None:
    fact, question = small_fact("f"), small_question("q")
    ruling = small_ruling("R-1", Case(question=question, when=fact.is_("a", "b"), then=fact))
    analysis = ask(Book.of("then", [fact, question, ruling]), question, {"f": "a"}).analysis

    assert [Obstacle(id="R-1", failed=(fact.is_("b"),))] == list(why_not(analysis, question, "b"))
