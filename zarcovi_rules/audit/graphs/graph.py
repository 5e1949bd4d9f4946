"""A rulebook as graphs, before they are drawn: which questions look at which, and who defeats or withdraws whom.

A graph is data; `mermaid` and `drawing` write it down. Each node and arrow knows what it says, so that neither needs a
colour, nor a shape, to be understood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from zarcovi_rules.core import layers
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import Force, Gap, Question, Ruling
from zarcovi_rules.core.vocabulary import Variable

Said = Message | Text
Say = Callable[[Message], str]
"""A message in the language of whoever reads it."""


def said(what: Said, say: Say) -> str:
    """What is said, in the reader's language."""
    return say(what if isinstance(what, Message) else msg("{text}", text=what))


class Kind(StrEnum):
    """What a node stands for."""

    QUESTION = "question"
    CASE = "case"
    SALVO = "salvo"
    GAP = "gap"
    LINK = "link"
    """Part of a question's own structure. It is drawn only where a ruling defeats it or it defeats one."""


class Arrow(StrEnum):
    """What an edge says of its two ends."""

    COUNTS = "counts"
    """The answer below counts for the question above."""
    DECIDES = "decides"
    """What a group holds answers this question."""
    DEFEATS = "defeats"
    WITHDRAWS = "withdraws"


KINDS = {
    Kind.QUESTION: msg("question"),
    Kind.CASE: msg("ruling"),
    Kind.SALVO: msg("exception"),
    Kind.GAP: msg("gap"),
    Kind.LINK: msg("structure"),
}
ARROWS = {
    Arrow.COUNTS: msg("counts for"),
    Arrow.DECIDES: msg("decide"),
    Arrow.DEFEATS: msg("defeats"),
    Arrow.WITHDRAWS: msg("withdraws"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """`name` is what people cite, `says` what is read beside it, `about` the whole statement.

    A `marked` node is what the graph was asked for.
    """

    id: str
    kind: Kind
    name: str
    says: Said
    about: Said
    group: str = ""
    marked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """An arrow between two nodes; `start` may be a group."""

    start: str
    end: str
    arrow: Arrow


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Nodes that stand together under a title."""

    id: str
    title: Said


@dataclass(frozen=True, slots=True, kw_only=True)
class Graph:
    """Nodes, edges, groups, each in the book's own order, with a title and a sentence that says what is seen.

    A `wide` graph is read from left to right, the others upwards.
    """

    title: Said
    about: Said
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    groups: tuple[Group, ...] = ()
    wide: bool = False

    def inside(self, group: str) -> tuple[Node, ...]:
        """The nodes of a group; of "", those that stand in none."""
        return tuple(node for node in self.nodes if node.group == group)


def of_question(book: Book, question: Question) -> Graph:
    """What `question` looks at, down to the facts, and what decides it: cases, exceptions, gaps."""
    below = book.below(question)
    nodes = [_question(layer.question, marked=layer.question is question) for layer in below]
    edges = [_counts(lower, layer.question) for layer in below for lower in layer.below]
    deciding = _deciding(book, question, ())
    return Graph(
        title=question.about,
        about=msg(
            "“{question}”: the questions below it ({below}), cases, exceptions and gaps that decide it ({deciding})",
            question=question.about,
            below=len(below) - 1,
            deciding=len(deciding.nodes),
        ),
        nodes=(*nodes, *deciding.nodes),
        edges=(*edges, *deciding.edges),
        groups=deciding.groups,
        wide=bool(deciding.nodes),
    )


def of_cases(book: Book, title: str, marked: Collection[str], *, near: bool = False) -> Graph:
    """Who defeats and withdraws whom on the questions of the cases, exceptions and gaps that are `marked`.

    They are named by `node_id`. With `near`, of each question only these and whatever an arrow joins to them.
    """
    asked = [book.questions[name] for name in sorted({id_.partition("/")[0] for id_ in marked})]
    parts = {question: _deciding(book, question, marked) for question in asked}
    parts = {question: part for question, part in parts.items() if any(node.marked for node in part.nodes)}
    if near:
        parts = {question: _near(part) for question, part in parts.items()}
    return Graph(
        title=Text(title, title),
        about=msg("{id} among all that decides: {questions}", id=title, questions=tuple(one.about for one in parts)),
        nodes=tuple(node for question, part in parts.items() for node in (_question(question), *part.nodes)),
        edges=tuple(edge for part in parts.values() for edge in part.edges),
        groups=tuple(group for part in parts.values() for group in part.groups),
        wide=True,
    )


def of_book(book: Book) -> Graph:
    """All questions by topic, and which looks at which."""
    topics = _topics(book)
    order = list(dict.fromkeys(topics.values()))
    counted = Counter(case.question for _, case, _ in book.cases())
    nodes = []
    for question in book.questions.values():
        node = _question(question)
        if counted[question]:
            node = replace(node, says=msg("{question} (cases: {count})", question=node.says, count=counted[question]))
        nodes.append(replace(node, group=f"topic/{order.index(topics[question])}" if question in topics else ""))
    return Graph(
        title=msg("{book}: the questions and what they look at", book=book.name),
        about=msg(
            "questions: {count}; topics: {topics}; cases that decide them: {cases}, of rulings: {rulings}",
            count=len(book.questions),
            topics=len(order),
            cases=sum(counted.values()),
            rulings=len(book.rulings),
        ),
        nodes=tuple(nodes),
        edges=tuple(_counts(low, layer.question) for layer in book.layers.values() for low in layer.below),
        groups=tuple(Group(id=f"topic/{place}", title=topic) for place, topic in enumerate(order)),
        wide=True,
    )


def node_id(question: Question, name: str) -> str:
    """The id in a graph of what decides `question` under that name: a gap may show on more than one."""
    return f"{question.name}/{name}"


def _question(question: Question, *, marked: bool = False) -> Node:
    return Node(
        id=f"question/{question.name}",
        kind=Kind.QUESTION,
        name=question.name,
        says=question.about,
        about=question.about,
        marked=marked,
    )


def _counts(lower: Question, upper: Question) -> Edge:
    return Edge(start=f"question/{lower.name}", end=f"question/{upper.name}", arrow=Arrow.COUNTS)


def _deciding(book: Book, question: Question, marked: Collection[str]) -> Graph:
    """The cases, exceptions and gaps of one question, in a group of their own that decides it."""
    group = f"of/{question.name}"
    nodes: dict[str, Node] = {}
    edges: dict[Edge, None] = {}
    written = book.layers[question].nodes
    vain = _vain(book, written)
    met = [node for node in written if node.id not in vain and _drawn(node, written)]

    def add(node: Node) -> None:
        nodes.setdefault(node.id, replace(node, group=group, marked=node.id in marked))

    for node in met:
        add(_node(question, node))
        for lift in (lift for lift in node.lifts if lift.id not in vain):
            if not any(other.id == lift.id for other in met):
                says = lift.clause.about
                add(Node(id=node_id(question, lift.id), kind=Kind.SALVO, name=lift.id, says=says, about=says))
            edges[Edge(start=node_id(question, lift.id), end=node_id(question, node.id), arrow=Arrow.WITHDRAWS)] = None
        for beater in (written[place] for place in node.beaten_by):
            if beater in met:
                edges[Edge(start=node_id(question, beater.id), end=node_id(question, node.id), arrow=Arrow.DEFEATS)] = (
                    None
                )
    if not nodes:
        return Graph(title=question.about, about=question.about, nodes=(), edges=())
    decides = Edge(start=group, end=f"question/{question.name}", arrow=Arrow.DECIDES)
    title = msg("decide “{question}”", question=question.about)
    return Graph(
        title=question.about,
        about=question.about,
        nodes=tuple(nodes.values()),
        edges=(*edges, decides),
        groups=(Group(id=group, title=title),),
    )


def _node(question: Question, node: layers.Node) -> Node:
    id_ = node_id(question, node.id)
    if isinstance(node.origin, Gap):
        text = Text(node.origin.texto, node.origin.text)
        return Node(id=id_, kind=Kind.GAP, name=node.id, says=text, about=text)
    answer = _answer(question, node.then)
    if node.origin is None:
        return Node(id=id_, kind=Kind.LINK, name=node.id, says=answer, about=answer)
    return Node(
        id=id_,
        kind=Kind.SALVO if "!" in node.id else Kind.CASE,
        name=node.id,
        says=answer,
        about=statement(node.origin, node.id),
    )


def _answer(question: Question, then: str | Variable | None) -> Said:
    if isinstance(then, str):
        return question.values[then]
    asked = getattr(then, "about", None)
    return msg("as “{question}” answers", question=asked or getattr(then, "name", ""))


def _vain(book: Book, written: Iterable[layers.Node]) -> set[str]:
    """The ids of what is said against absolute rulings in vain, as the table reads them."""
    if book.yields:
        return set()
    return {lift.id for node in written for lift in node.lifts if lift.challenge}


def _drawn(node: layers.Node, written: tuple[layers.Node, ...]) -> bool:
    """Links are structure: only those are drawn that a ruling meets."""
    if node.origin is not None or node.beaten_by:
        return True
    return any(written[place] is node for other in written for place in other.beaten_by)


def _near(part: Graph) -> Graph:
    """What is marked, and what an arrow joins to it."""
    kept = {node.id for node in part.nodes if node.marked}
    met = [edge for edge in part.edges if edge.arrow is Arrow.DECIDES or not kept.isdisjoint((edge.start, edge.end))]
    kept.update(id_ for edge in met for id_ in (edge.start, edge.end))
    return replace(part, nodes=tuple(node for node in part.nodes if node.id in kept), edges=tuple(met))


def _topics(book: Book) -> dict[Question, Said]:
    """The chapter that each question belongs to, in the order of the source.

    It is the one most of whose cases decide it; a question without rulings goes with the questions next to it.
    """
    votes: dict[Question, Counter[Said]] = {}
    first: dict[Said, int] = {}
    for ruling, case, _ in book.cases():
        topic = _topic(ruling)
        votes.setdefault(case.question, Counter())[topic] += 1
        first[topic] = min(first.get(topic, _LAST), *ruling.source.lines, _LAST)
    found = {question: max(counts, key=lambda t: (counts[t], -first[t])) for question, counts in votes.items()}
    while True:
        near: dict[Question, Counter[Said]] = {}
        for one, other in _pairs(book):
            if one not in found and other in found:
                near.setdefault(one, Counter())[found[other]] += 1
        if not near:
            break
        found |= {question: max(counts, key=lambda t: (counts[t], -first[t])) for question, counts in near.items()}
    return dict(sorted(found.items(), key=lambda item: (first[item[1]], item[0].name)))


_LAST = 10**9


def _topic(ruling: Ruling) -> Said:
    if ruling.force is Force.PRECEDENTE:
        return msg("Precedents of the table")
    section = ruling.source.section
    return section if isinstance(section, Text) else Text(section, section)


def _pairs(book: Book) -> Iterator[tuple[Question, Question]]:
    for question, layer in book.layers.items():
        for lower in layer.below:
            yield question, lower
            yield lower, question
