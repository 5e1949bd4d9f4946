"""Conditions obey the laws of logic, keep their tree, and tell which comparisons make them hold or fail."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.literal import State, truth
from tests.core.small import conditions, examples, small_fact
from zarcovi_rules.core.conditions import ALWAYS, NEVER, All, Condition, Is, Not, Some, failure, support, surely
from zarcovi_rules.core.settlement import spread
from zarcovi_rules.core.vocabulary import Variable

VARIABLES: tuple[Variable, ...] = (small_fact("one", 2), small_fact("two", 3), small_fact("three", 2))
A, B, C = VARIABLES
COLUMNS = spread(VARIABLES)
FULL = (1 << 12) - 1
STATES: list[State] = [{A: a, B: b, C: c} for a in A.domain for b in B.domain for c in C.domain]
COLUMNS_AT = [{variable: {value: 1} for variable, value in state.items()} for state in STATES]

some_condition = conditions(VARIABLES)
some_states = st.integers(1, FULL)


def where(condition: Condition) -> int:
    return condition.holds(COLUMNS, FULL)


@given(some_condition)
@examples(200)
def test_a_condition_holds_in_the_states_in_which_its_tree_is_true(condition: Condition) -> None:
    assert sum(1 << place for place, state in enumerate(STATES) if truth(condition, state)) == where(condition)


@given(some_condition, some_condition, some_condition)
@examples(100)
def test_and_or_and_not_obey_the_laws_of_logic(p: Condition, q: Condition, r: Condition) -> None:
    assert where(~(p & q)) == where(~p | ~q)
    assert where(~(p | q)) == where(~p & ~q)
    assert where(p & (q | r)) == where((p & q) | (p & r))
    assert where(p | (q & r)) == where((p | q) & (p | r))
    assert where(p & q) == where(q & p)
    assert where((p | q) | r) == where(p | (q | r))
    assert where(~~p) == where(p)
    assert where(p & ~p) == where(NEVER) == 0
    assert where(p | ~p) == where(ALWAYS) == FULL
    assert where(p & ALWAYS) == where(p | NEVER) == where(p)


@given(some_condition)
@examples(50)
def test_no_situation_outside_those_asked_about_is_found(condition: Condition) -> None:
    columns = {variable: {value: bits & 0b1010 for value, bits in COLUMNS[variable].items()} for variable in VARIABLES}

    assert where(condition) & 0b1010 == condition.holds(columns, 0b1010)


def test_a_condition_has_no_truth_value_and_says_what_to_write_instead() -> None:
    for condition in (A.is_("a"), ~A.is_("a"), A.is_("a") & B.is_("b"), A.is_("a") | B.is_("b"), ALWAYS):
        with pytest.raises(TypeError, match=re.escape("join conditions with & | ~, not with and/or/not")):
            bool(condition)
    with pytest.raises(TypeError, match="no truth value"):
        A.is_("a") and B.is_("b")


def test_a_chain_of_one_operator_is_one_list() -> None:
    a, b, c = A.is_("a"), B.is_("b"), C.is_("a")

    assert All((a, b, c)) == a & b & c
    assert Some((a, b, c)) == a | b | c
    assert All((a, Some((b, c)))) == a & (b | c)


def test_not_not_is_the_condition_itself() -> None:
    condition = A.is_("a") & B.is_("b")

    assert condition is ~~condition
    assert Not(condition) == ~condition


def test_comparisons_are_listed_left_to_right() -> None:
    condition = (B.is_("b") | ~A.is_("a")) & C.is_("a")

    assert [B.is_("b"), A.is_("a"), C.is_("a")] == list(condition.atoms())


def test_a_comparison_with_a_value_that_cannot_be_names_the_values_that_can() -> None:
    with pytest.raises(ValueError, match="two cannot be 'd': it is one of a, b, c"):
        B.is_("a", "d")


# --- which comparisons make it so


def alike(atoms: list[Is], one: State, other: State) -> bool:
    return all((one[atom.variable] in atom.values) == (other[atom.variable] in atom.values) for atom in atoms)


@given(some_condition)
@examples(150)
def test_the_supporting_comparisons_alone_make_it_hold(condition: Condition) -> None:
    for place, here in enumerate(STATES):
        if truth(condition, here):
            found = support(condition, COLUMNS_AT[place], 1)

            assert all(truth(atom, here) for atom in found)
            assert all(truth(condition, other) for other in STATES if all(truth(atom, other) for atom in found))


@given(some_condition)
@examples(150)
def test_the_failing_comparisons_alone_make_it_fail(condition: Condition) -> None:
    for place, here in enumerate(STATES):
        if not truth(condition, here):
            found = failure(condition, COLUMNS_AT[place], 1)

            assert not any(truth(atom, here) for atom in found)
            assert not any(truth(condition, other) for other in STATES if not any(truth(a, other) for a in found))


@given(some_condition, some_states)
@examples(150)
def test_over_several_situations_support_and_failure_decide_each_of_them(condition: Condition, asked: int) -> None:
    for full, why, holds in (
        (asked & where(condition), support, True),
        (asked & ~where(condition), failure, False),
    ):
        columns = {variable: {v: bits & full for v, bits in COLUMNS[variable].items()} for variable in VARIABLES}
        found = why(condition, columns, full)
        for place, here in enumerate(STATES):
            if full >> place & 1:
                assert all(truth(condition, other) is holds for other in STATES if alike(found, here, other))


def test_of_an_or_each_part_that_suffices_is_named_and_no_other() -> None:
    condition = A.is_("a") | B.is_("a") | C.is_("a")

    assert [A.is_("a"), C.is_("a")] == support(condition, COLUMNS_AT[STATES.index({A: "a", B: "b", C: "a"})], 1)
    assert [A.is_("a"), B.is_("a"), C.is_("a")] == failure(condition, COLUMNS_AT[-1], 1)


def test_of_an_or_that_no_part_alone_explains_what_holds_nowhere_is_not_named() -> None:
    columns: dict[Variable, dict[str, int]] = {A: {"a": 0b01, "b": 0b10}, B: {"b": 0b11}, C: {"a": 0b10, "b": 0b01}}

    assert support(A.is_("a") | B.is_("a") | C.is_("a"), columns, 0b11) == [A.is_("a"), C.is_("a")]
    assert failure(A.is_("b") & B.is_("b") & C.is_("b"), columns, 0b11) == [A.is_("b"), C.is_("b")]


def test_what_a_negated_comparison_lacks_is_one_of_the_other_values() -> None:
    here = COLUMNS_AT[0]

    assert [B.is_("b", "c")] == failure(~B.is_("a"), here, 1)
    assert [B.is_("a", "c")] == support(~B.is_("b"), here, 1)


# --- what holds for sure


@given(some_condition, st.sets(st.sampled_from(VARIABLES)), st.sampled_from(STATES))
@examples(200)
def test_what_holds_for_sure_holds_whatever_the_unknown_values(
    condition: Condition, unknown: set[object], here: State
) -> None:
    columns: dict[Variable, dict[str, int]] = {v: {} if v in unknown else {here[v]: 1} for v in VARIABLES}
    completed = [state for state in STATES if all(state[v] == here[v] for v in VARIABLES if v not in unknown)]
    for wanted in (True, False):
        if surely(condition, columns, 1, wanted=wanted):
            assert all(truth(condition, state) is wanted for state in completed)
    if not unknown:
        assert (condition.holds(columns, 1), 1) == (surely(condition, columns, 1), len(completed))


def test_an_unknown_value_makes_no_negation_sure() -> None:
    columns: dict[Variable, dict[str, int]] = {A: {}, B: {"a": 1}}

    assert surely(~A.is_("a"), columns, 1) == 0
    assert surely(~A.is_("a") & B.is_("a"), columns, 1) == 0
    assert surely(~A.is_("a") | B.is_("a"), columns, 1) == 1
