"""Nodes of phrases, packed into one text: what comes out is what went in, of one node or of several as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.lint.legend.vocabulary import compile_vocabulary, packed, places, root_of, unpacked

ITEMS = st.text("ab=+$!^#.>]|", min_size=1, max_size=4)

Nodes = list[dict[str, list[int]]]


@st.composite
def graphs(draw: st.DrawFn) -> Nodes:
    """Nodes of which each names only those before it; at "$" it names entries, which are no nodes."""
    nodes: Nodes = []
    for place in range(draw(st.integers(1, 8))):
        numbers = st.lists(st.integers(0, place - 1), min_size=1, unique=True).map(sorted) if place else st.nothing()
        node = draw(st.dictionaries(ITEMS.filter(lambda item: item != "$"), numbers, max_size=4))
        if draw(st.booleans()):
            node["$"] = draw(st.lists(st.integers(0, 2000), min_size=1, unique=True).map(sorted))
        nodes.append(node)
    return nodes


def begins(nodes: Nodes) -> list[int]:
    """Where each node begins, by packing those before it alone."""
    return [len(packed(nodes[:place])) for place in range(len(nodes))]


def named(nodes: Sequence[Mapping[str, Sequence[int]]], at: Sequence[int]) -> list[dict[str, set[int]]]:
    return [
        {item: {one if item == "$" else at[one] for one in follow} for item, follow in node.items()} for node in nodes
    ]


@given(graphs())
def test_every_node_comes_out_as_it_went_in_and_the_root_is_the_last(nodes: Nodes) -> None:
    text, at = packed(nodes), begins(nodes)
    out = [{item: places(follow) for item, follow in unpacked(text, [place]).items()} for place in at]
    assert out == named(nodes, at)
    assert root_of(text) == at[-1]


@given(graphs(), st.data())
def test_several_nodes_are_one_that_goes_on_as_each_of_them(nodes: Nodes, data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.integers(0, len(nodes) - 1), unique=True))
    text, at = packed(nodes), begins(nodes)
    together: dict[str, set[int]] = {}
    for node in named([nodes[place] for place in chosen], at):
        for item, follow in node.items():
            together[item] = together.get(item, set()) | follow
    out = unpacked(text, [at[place] for place in chosen])
    assert {item: places(follow) for item, follow in out.items()} == together


def test_a_vocabulary_without_phrases_has_a_root_that_goes_nowhere() -> None:
    text = compile_vocabulary([])["frases"]
    assert unpacked(text, [root_of(text)]) == {}
