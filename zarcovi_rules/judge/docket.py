"""What waits for a decision of the committee: where a rulebook, as a table plays it, is silent or torn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.rulings import Force, Gap, Question, Ruling
from zarcovi_rules.core.settlement import Settled, settle_all
from zarcovi_rules.core.vocabulary import Reading
from zarcovi_rules.judge.precedents import states


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenGap:
    """A gap of the book: the questions on which it still shows, and the precedents that speak where it would show.

    Without questions it is filled by these precedents, or the readings in force keep it from showing.
    """

    gap: Gap
    questions: tuple[Question, ...]
    precedents: tuple[str, ...]


def gaps(book: Book) -> Iterator[OpenGap]:
    """Every gap of `book`, which is as the committee plays it.

    A question with more states than can be looked through shows its gaps whatever the precedents say.
    """
    asked = {question: _spoken(book, question) for question in dict.fromkeys(s.question for s in book.silences)}
    for gap in book.gaps.values():
        spoken = {s.question: asked[s.question] for s in book.silences if s.gap == gap.id}
        yield OpenGap(
            gap=gap,
            questions=tuple(question for question, said in spoken.items() if said is None or gap.id in said.open),
            precedents=tuple(
                dict.fromkeys(
                    id_ for said in spoken.values() for id_ in ([] if said is None else said.filled.get(gap.id, []))
                )
            ),
        )


def unchosen(book: Book) -> list[Reading]:
    """The readings that the committee did not choose: there the book's default is played."""
    return [reading for name, reading in book.readings.items() if name not in book.committee.readings]


@dataclass(frozen=True, slots=True)
class _Spoken:
    """Of one question: the gaps that show in some state, and for each the precedents that decide where it would."""

    open: frozenset[str]
    filled: dict[str, list[str]]


def _spoken(book: Book, question: Question) -> _Spoken | None:
    layer = book.layers[question]
    precedents = {node.id for node in layer.nodes if _precedent(node.origin)}
    # In the book's order: one of them may ask another.
    inner = [book.layers[q] for q in book.layers if precedents and q in layer.below and _shares(book, layer, q)]
    for lower in (inner, []):
        looked_through = states((*lower, layer), book, {}, {})
        if looked_through is not None:
            break
    else:
        return None
    columns, full = looked_through
    done = settle_all((*lower, layer), columns, full)[question]
    shown = _shown(done)
    if not precedents:
        return _Spoken(frozenset(shown), {})
    before = book.layer_of(question, ())
    would = _shown(settle_all((*lower, before), columns, full)[question])
    filled = {
        gap: [
            node.id
            for node, bits in zip(layer.nodes, done.stands, strict=True)
            if node.id in precedents and bits & where
        ]
        for gap, where in would.items()
    }
    return _Spoken(frozenset(shown), filled)


def _shares(book: Book, layer: Layer, below: Question) -> bool:
    """Whether a question below looks at a fact that a precedent states too: then they do not go together freely."""
    stated = {v for node in layer.nodes if _precedent(node.origin) for v in node.reads()}
    return not stated.isdisjoint(book.layers[below].reads)


def _precedent(origin: Ruling | Gap | None) -> bool:
    return isinstance(origin, Ruling) and origin.force is Force.PRECEDENTE


def _shown(done: Settled) -> dict[str, int]:
    """Where each gap explains the silence of a question."""
    found: dict[str, int] = {}
    for node, bits in zip(done.layer.nodes, done.may_stand, strict=True):
        if isinstance(node.origin, Gap) and bits & (done.omitted | done.blocked):
            found[node.id] = found.get(node.id, 0) | (bits & (done.omitted | done.blocked))
    return found
