"""What the precedents of a committee do to the question that they answer, over every state of what it looks at.

Readings are as the committee chose them, questions below take any answer that some state of their own gives,
impossible combinations are left out. Where a precedent does not hold it does nothing: only the states of its own facts
are settled.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import prod

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Columns
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import Question, Ruling
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.situation import Situation, refuse_impossible
from zarcovi_rules.core.together import able
from zarcovi_rules.core.vocabulary import Variable
from zarcovi_rules.judge.decisions import Precedent

WIDEST = 1 << 23
"""A question with more states than this is not looked through: of its precedents only what is plain is told."""
NARROW = 1 << 16
"""A question below with more states than this may give any answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What one precedent does, over all days on which it is valid.

    `never`: it never decides, and `by` are those that override it. `idle`: without it the question answers the same
    everywhere, and `by` are those that answer so. `against` are those that contradict it somewhere, each with the first
    day. `impossible`: its facts cannot all be together, or `unanswered` is a question below that never answers so.
    Of one that was not `looked_through`, for it has too many states, nothing is known.
    """

    precedent: Precedent
    looked_through: bool = True
    impossible: bool = False
    unanswered: Question | None = None
    never: bool = False
    idle: bool = False
    by: tuple[str, ...] = ()
    against: tuple[tuple[Node, date], ...] = ()


def states(
    layers: Sequence[Layer],
    book: Book,
    fixed: Mapping[Variable, str],
    answers: Mapping[Variable, frozenset[str]],
    widest: int | None = None,
) -> tuple[Columns, int] | None:
    """Every possible state of what `layers` look at and do not answer themselves; None where there are too many.

    Some values are `fixed`, and some questions below give no other `answers` than these.
    """
    known = {**book.chosen, **{v: next(iter(values)) for v, values in answers.items() if len(values) == 1}, **fixed}
    looked_at = dict.fromkeys(variable for layer in layers for variable in layer.reads)
    settled = {layer.question for layer in layers}
    open_ = [variable for variable in looked_at if variable not in known and variable not in settled]
    width = prod(len(variable.domain) for variable in open_)
    if width > (WIDEST if widest is None else widest):
        return None
    full = (1 << width) - 1
    columns: dict[Variable, dict[str, int]] = spread(open_)
    columns |= {variable: {value: full} for variable, value in known.items()}
    for variable in open_:
        for value in variable.domain if variable in answers else ():
            full &= ~columns[variable][value] if value not in answers[variable] else full
    full = able(book, columns, full, fixed)
    return {v: {value: bits & full for value, bits in column.items()} for v, column in columns.items()}, full


def answers_below(
    book: Book, target: Question, fixed: Mapping[Variable, str], decided: Container[Question] = ()
) -> dict[Variable, frozenset[str]]:
    """Of the questions below `target`, the answers that some state gives, with some values `fixed`.

    Left out are those that may give any: where one is silent somewhere, has too many states, or is `decided` by a
    precedent too.
    """
    found: dict[Variable, frozenset[str]] = {}
    for layer in book.below(target)[:-1]:
        if layer.question in decided or layer.question in fixed:
            continue
        looked_through = states((layer,), book, fixed, found, NARROW)
        if looked_through is None:
            continue
        columns, full = looked_through
        done = settle(layer, columns, {}, full)
        if full and not done.silent:
            found[layer.question] = frozenset(value for value, bits in done.answers.items() if bits)
    return found


def effects(book: Book, precedents: Sequence[Precedent]) -> Iterator[Effect]:
    """What each precedent does. `book` has the committee's readings and figures."""
    for one in precedents:
        yield _effect(book, one, [other for other in precedents if _touch(book, one, other)], precedents)


def meet(book: Book, one: Precedent, other: Precedent) -> bool:
    """Whether some day and some facts bring in both. Of answers below it is only seen that they are not different."""
    if not one.overlaps(other) or any(other.values.get(v, value) != value for v, value in one.values.items()):
        return False
    both = {v: value for v, value in (*one.values.items(), *other.values.items()) if not isinstance(v, Question)}
    try:
        refuse_impossible(book, Situation(values=both, stated=frozenset(both), numbers={}))
    except RulesError:
        return False
    return True


def together(book: Book, values: Mapping[Variable, str]) -> bool:
    """Whether facts, and answers of questions below, can be together, as far as each alone tells."""
    facts = {v: value for v, value in values.items() if not isinstance(v, Question)}
    try:
        refuse_impossible(book, Situation(values=facts, stated=frozenset(facts), numbers={}))
    except RulesError:
        return False
    return not any(
        _never_answers(book, variable, wanted, {v: value for v, value in values.items() if v is not variable}, ())
        for variable, wanted in values.items()
        if isinstance(variable, Question)
    )


def _touch(book: Book, one: Precedent, other: Precedent) -> bool:
    same = one.case.question is other.case.question
    return other is not one and same and meet(book, one, other)


def _effect(book: Book, one: Precedent, others: list[Precedent], everything: Sequence[Precedent]) -> Effect:
    decided = {other.case.question for other in everything}
    for variable, wanted in one.values.items():
        if isinstance(variable, Question) and variable not in decided:
            rest = {v: value for v, value in one.values.items() if v is not variable}
            if _never_answers(book, variable, wanted, rest, decided):
                return Effect(precedent=one, unanswered=variable)
    answers = answers_below(book, one.case.question, one.values, decided)
    never = idle = True
    by: dict[str, None] = {}
    against: dict[str, tuple[Node, date]] = {}
    seen: set[tuple[str, ...]] = set()
    for day in _days(one, others):
        beside = [other for other in others if other.valid(day)]
        # Two stretches of days with the same precedents are one.
        if (names := tuple(other.id for other in beside)) in seen:
            continue
        seen.add(names)
        found = _on_a_day(book, one, beside, answers)
        if found is None:
            return Effect(precedent=one, looked_through=False)
        if found.impossible:
            return Effect(precedent=one, impossible=True)
        never &= found.never
        idle &= found.never or found.idle
        by |= dict.fromkeys(found.by)
        for node in found.against:
            against.setdefault(node.id, (node, day))
    told = tuple(by) if never or idle else ()
    return Effect(precedent=one, never=never, idle=idle and not never, by=told, against=tuple(against.values()))


def _never_answers(
    book: Book, below: Question, wanted: str, rest: Mapping[Variable, str], decided: Container[Question]
) -> bool:
    """Whether a question below cannot give the wanted answer where the `rest` of a precedent's facts hold."""
    layer = book.layers[below]
    looked_through = states((layer,), book, rest, answers_below(book, below, rest, decided))
    if looked_through is None:
        return False
    columns, full = looked_through
    done = settle(layer, columns, {}, full)
    return bool(full) and not done.answers[wanted] and not done.conflict


def _days(one: Precedent, others: Iterable[Precedent]) -> list[date]:
    """The first day of each stretch of days on which `one` is valid beside the same others."""
    days = {one.start}
    for other in others:
        days.add(other.start)
        if other.end is not None and other.end < date.max:
            days.add(other.end + timedelta(days=1))
    return sorted(day for day in days if one.valid(day))


@dataclass(frozen=True, slots=True)
class _Found:
    impossible: bool = False
    never: bool = False
    idle: bool = False
    by: tuple[str, ...] = ()
    against: tuple[Node, ...] = ()


def _on_a_day(
    book: Book, one: Precedent, beside: list[Precedent], answers: Mapping[Variable, frozenset[str]]
) -> _Found | None:
    """What a precedent does beside others; None if that has too many states to tell."""
    question = one.case.question
    # An override that names a precedent which is not there does nothing.
    layer, before = (book.layer_of(question, [each.ruling for each in some]) for some in ([one, *beside], beside))
    looked_through = states((layer, before), book, one.values, answers)
    if looked_through is None:
        return None
    columns, full = looked_through
    if not full:
        return _Found(impossible=True)
    with_it, without = (settle(each, columns, {}, full) for each in (layer, before))
    place = next(place for place, node in enumerate(layer.nodes) if node.id == one.id)
    stands = with_it.stands[place]
    if not stands:
        beaters = layer.nodes[place].beaten_by
        return _Found(never=True, by=tuple(dict.fromkeys(layer.nodes[b].id for b in beaters if with_it.stands[b])))
    torn = with_it.conflict & stands
    against = [
        node
        for node, bits in zip(layer.nodes, with_it.stands, strict=True)
        if bits & torn and node.then is not None and _answers_otherwise(node, one, columns, bits & torn)
    ]
    if against:
        return _Found(against=tuple({node.id: node for node in against}.values()))
    if _outcome(with_it) == _outcome(without) and _cited(with_it, one) == (cited := _cited(without, one)):
        return _Found(idle=True, by=tuple(dict.fromkeys(id_ for id_, _ in cited)))
    return _Found()


def _outcome(done: Settled) -> tuple[dict[str, int], int, int]:
    return done.answers, done.conflict, done.omitted


def _cited(done: Settled, one: Precedent) -> dict[tuple[str, object], int]:
    """Where each other ruling stands."""
    return {
        (node.id, node.when): bits
        for node, bits in zip(done.layer.nodes, done.stands, strict=True)
        if isinstance(node.origin, Ruling) and node.id != one.id and bits
    }


def _answers_otherwise(node: Node, one: Precedent, columns: Columns, where: int) -> bool:
    if not isinstance(node.then, Variable):
        return node.then != one.case.then
    return any(bits & where for value, bits in columns[node.then].items() if value != one.case.then)
