"""A decision diagram says of each state what was said of it; it counts, joins and finds as one does state by state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tests.core.small import examples
from zarcovi_rules.audit.diagram import Axis, Space, union
from zarcovi_rules.audit.moving import chosen, moved, reached, within

SAYINGS = ("yes", "no", "perhaps")


@st.composite
def spaces(draw: st.DrawFn) -> Space:
    sizes = draw(st.lists(st.integers(1, 3), max_size=4))
    return Space(tuple(Axis(f"x{place}", tuple("abc"[:size])) for place, size in enumerate(sizes)))


@st.composite
def told(draw: st.DrawFn, times: int = 1) -> tuple[Space, list[list[str]]]:
    """A space with `times` lists of what is said of its states, in their order."""
    space = draw(spaces())
    row = st.lists(st.sampled_from(SAYINGS), min_size=space.states, max_size=space.states)
    return space, [draw(row) for _ in range(times)]


def states(space: Space) -> Iterator[dict[str, str]]:
    """Every state, the first axis changing slowest."""
    for values in product(*(axis.values for axis in space.axes)):
        yield dict(zip((axis.name for axis in space.axes), values, strict=True))


def diagram(space: Space, row: list[str]) -> int:
    bits: dict[object, int] = {}
    for place, said in enumerate(row):
        bits[said] = bits.get(said, 0) | 1 << place
    return space.of_bits(bits)


def said_of(space: Space, ref: int) -> list[object]:
    return [space.at(ref, state) for state in states(space)]


@given(told())
@examples(100)
def test_a_diagram_says_of_each_state_what_its_bit_says(drawn: tuple[Space, list[list[str]]]) -> None:
    space, (row,) = drawn

    assert said_of(space, diagram(space, row)) == row


@given(told(2))
@examples(100)
def test_diagrams_are_one_exactly_if_they_say_the_same(drawn: tuple[Space, list[list[str]]]) -> None:
    space, (one, other) = drawn

    assert diagram(space, one) == diagram(space, list(one))
    assert (diagram(space, one) == diagram(space, other)) == (one == other)


@given(told(3))
@examples(100)
def test_joining_is_joining_state_by_state(drawn: tuple[Space, list[list[str]]]) -> None:
    space, rows = drawn
    joined = space.joined([diagram(space, row) for row in rows], lambda *said: "+".join(said))

    assert said_of(space, joined) == ["+".join(said) for said in zip(*rows, strict=True)]


@given(told())
@examples(100)
def test_counts_are_those_of_the_states(drawn: tuple[Space, list[list[str]]]) -> None:
    space, (row,) = drawn
    ref = diagram(space, row)

    assert space.counts(ref) == Counter(row)
    assert reached(space, ref) == set(row)


@given(told())
@examples(100)
def test_one_is_the_shortest_part_of_a_state_that_is_enough(drawn: tuple[Space, list[list[str]]]) -> None:
    space, (row,) = drawn
    ref = diagram(space, row)
    every = list(states(space))
    for wanted in SAYINGS:
        found = space.one(ref, lambda said, wanted=wanted: said == wanted)  # type: ignore[misc]
        if found is None:
            assert wanted not in row
            continue
        alike = [said for state, said in zip(every, row, strict=True) if found.items() <= state.items()]
        assert set(alike) == {wanted}
        # On the way down every axis asked is told: none shorter is enough where the diagram asks no fewer.
        assert len(found) <= len(list(space.asks(ref)))


@given(told())
@examples(100)
def test_a_diagram_asks_only_what_matters(drawn: tuple[Space, list[list[str]]]) -> None:
    space, (row,) = drawn
    asked = {axis.name for axis in space.asks(diagram(space, row))}
    every = {tuple(state.items()): said for state, said in zip(states(space), row, strict=True)}
    matters = set()
    for axis in space.axes:
        for state in states(space):
            if len({every[tuple({**state, axis.name: value}.items())] for value in axis.values}) > 1:
                matters.add(axis.name)

    assert asked == matters


@given(told(), st.data())
@examples(100)
def test_a_restricted_diagram_says_what_was_said_of_the_given_values(
    drawn: tuple[Space, list[list[str]]], data: st.DataObject
) -> None:
    space, (row,) = drawn
    given_ = {axis.name: data.draw(st.sampled_from(axis.values)) for axis in space.axes if data.draw(st.booleans())}
    ref = diagram(space, row)
    less = space.restricted(ref, given_)

    assert said_of(space, less) == [space.at(ref, {**state, **given_}) for state in states(space)]


@given(told(), st.randoms(use_true_random=False))
@examples(100)
def test_a_diagram_moved_to_another_order_of_axes_and_values_says_the_same(
    drawn: tuple[Space, list[list[str]]], random: object
) -> None:
    space, (row,) = drawn
    axes = [Axis(axis.name, tuple(random.sample(axis.values, len(axis.values)))) for axis in space.axes]  # type: ignore[attr-defined]
    random.shuffle(axes)  # type: ignore[attr-defined]
    target = Space((*axes, Axis("more", ("a", "b"))))
    there = moved(space, diagram(space, row), target, lambda said: f"{said}!")

    assert [target.at(there, {**state, "more": "b"}) for state in states(space)] == [f"{said}!" for said in row]


@given(told(3), st.integers(0, 4))
@examples(100)
def test_choosing_by_an_axis_goes_on_with_what_was_chosen(drawn: tuple[Space, list[list[str]]], level: int) -> None:
    space, rows = drawn
    if level >= len(space.axes):
        return
    axis = space.axes[level]
    refs = [diagram(space, row) for row in rows[: len(axis.values)]]
    ref = chosen(space, level, refs)

    for place, state in enumerate(states(space)):
        assert space.at(ref, state) == rows[axis.values.index(state[axis.name])][place]


@given(spaces(), st.data())
@examples(100)
def test_within_holds_of_the_states_of_the_values_named(space: Space, data: st.DataObject) -> None:
    values = {axis.name: data.draw(st.sets(st.sampled_from("abc"))) for axis in space.axes if data.draw(st.booleans())}
    ref = within(space, values)

    for state in states(space):
        assert space.at(ref, state) == all(state[name] in kept for name, kept in values.items())


def test_axes_of_several_spaces_have_all_their_values() -> None:
    one, other = Axis("x", ("a", "b")), Axis("x", ("b", "c"))

    assert union((one,), (other, Axis("y", ("a",)))) == (Axis("x", ("a", "b", "c")), Axis("y", ("a",)))
