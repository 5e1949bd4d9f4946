"""The graph of whatever a command is asked about, and the forms in which it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.audit.graphs import graph as graphs
from zarcovi_rules.audit.graphs.graph import Graph, node_id
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Node
from zarcovi_rules.core.rulings import Gap, Question, Ruling, Tension, case_id, salvo_id
from zarcovi_rules.core.vocabulary import Clause, Reading

FORMATS = ("mermaid", "svg")


def written(graph: Graph, form: str, speech: Speech) -> str:
    """The graph in one of `FORMATS`."""
    if form == "mermaid":
        from zarcovi_rules.audit.graphs.mermaid import mermaid

        return mermaid(graph, speech)
    from zarcovi_rules.audit.graphs.drawing import svg

    return svg(graph, speech)


def graph_of(book: Book, thing: Any, asked: str) -> Graph | None:
    """The graph of a part of a book; None where it has none, as a figure."""
    match thing:
        case Question():
            return graphs.of_question(book, thing)
        case Ruling() | Gap() | Tension():
            return graphs.of_cases(book, thing.id, set(_marked(book, thing, asked)))
        case Reading() | Clause():
            # What looks at one word may stand on many questions: what is not joined to it is left out.
            return graphs.of_cases(book, thing.name, set(_near(book, thing)), near=True)
    return None


def nodes_of(book: Book, thing: Any, asked: str = "") -> Iterator[tuple[Question, Node]]:
    """The cases, exceptions and gaps that `thing` is made of, or that look at it, with the question of each.

    Of a ruling of which one case or exception is `asked` for, only that one.
    """
    one = _one(thing, asked) if isinstance(thing, Ruling) else None
    for question, layer in book.layers.items():
        for node in layer.nodes:
            if node.origin is not None and _concerns(thing, one, node):
                yield question, node


def _concerns(thing: Any, one: str | None, node: Node) -> bool:
    match thing:
        case Ruling():
            return node.origin is thing and (one is None or one == node.id or any(one == x.id for x in node.lifts))
        case Gap():
            return node.origin is thing
        case Tension():
            return node.id in thing.rulings or getattr(node.origin, "id", None) in thing.rulings
        case Reading() | Clause():
            return thing in node.reads()
    return False


def _one(ruling: Ruling, asked: str) -> str | None:
    """The one case or exception that is asked for by its own id."""
    ids = {case_id(ruling, case): case for case in ruling.cases}
    for id_, case in ids.items():
        for name in (id_, *(salvo_id(ruling, case, salvo) for salvo in (*case.salvo, *case.challenged_by))):
            if name.casefold() == asked.casefold() != ruling.id.casefold():
                return name
    return None


def _marked(book: Book, thing: Any, asked: str) -> Iterator[str]:
    for question, node in nodes_of(book, thing, asked):
        yield node_id(question, node.id)
        if isinstance(thing, Ruling):
            yield from (node_id(question, lift.id) for lift in node.lifts)


def _near(book: Book, thing: Clause | Reading) -> Iterator[str]:
    for question, node in nodes_of(book, thing):
        if any(atom.variable is thing for atom in node.when.atoms()) or node.then is thing:
            yield node_id(question, node.id)
        lifts = [lift for lift in node.lifts if any(atom.variable is thing for atom in lift.when.atoms())]
        yield from (node_id(question, lift.id) for lift in lifts)
