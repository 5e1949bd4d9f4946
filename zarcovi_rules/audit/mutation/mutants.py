"""Mutants: a rulebook with one small change. Scenarios that cannot tell one from the book do not hold what it says.

A mutant is pure data. It changes the nodes of one layer (a ruling with cases on several questions: of several) and
keeps their places: what is taken out never applies. So it looks at nothing that the book does not look at, and whatever
may be cited can still be cited: no expectation fails for an unknown id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import ALWAYS, NEVER, All, Condition, Is, Not, Some
from zarcovi_rules.core.layers import Layer, Lift, Node, means
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.core.rulings import Gap, Question, Ruling, salvo_id
from zarcovi_rules.core.vocabulary import Variable


class Kind(StrEnum):
    """What is changed."""

    RULING = "regra"
    """A ruling of several cases is taken out."""
    CASE = "caso"
    """A case is taken out, with its exceptions."""
    SALVO = "salvo"
    """An exception is taken out."""
    CHALLENGE = "desafio"
    """A clause that challenges an absolute ruling is taken out: nobody is told that it is ignored."""
    SILENCE = "silencio"
    """A gap no longer shows on a question."""
    LINK = "elo"
    """A part of a question's own structure is taken out."""
    OVERRIDE = "vence"
    """One override is taken out."""
    ANSWER = "responde"
    """Another answer is given."""
    WIDER = "alarga"
    """A condition holds in more situations."""
    NARROWER = "estreita"
    """A condition holds in fewer situations."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mutant:
    """A book with one change: what was changed, in words, and the changed layers in place of the book's own.

    `of` is the id of what was changed, as it is cited; of a link its own name.
    """

    id: str
    kind: Kind
    of: str
    said: Message
    layers: Mapping[Question, Layer]

    def of_book(self, book: Book) -> Book:
        """The changed book. `book` is the one it was made of, or the same under other readings."""
        return book.altered(self.layers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One change of a condition: which comparison, whether the whole becomes wider, and what became of it.

    `value` is the one that the comparison has more or less; without one it always holds, or never.
    """

    atom: Is
    wider: bool
    holds: bool
    value: str = ""

    def said(self, id_: str) -> Message:
        """What was changed in the condition of `id_`, in words."""
        atom = written(self.atom)
        if self.value and self.holds:
            return msg("{id}: `{atom}` holds with `{value}` too", id=id_, atom=atom, value=self.value)
        if self.value:
            return msg("{id}: `{atom}` holds with `{value}` no longer", id=id_, atom=atom, value=self.value)
        if self.holds:
            return msg("{id}: as if `{atom}` always held", id=id_, atom=atom)
        return msg("{id}: as if `{atom}` never held", id=id_, atom=atom)


def mutants(book: Book) -> Iterator[Mutant]:
    """Every mutant of `book`, in a fixed order; of those that are changed alike only the first."""
    for layer in book.layers.values():
        yield from _Mutations(book, layer).all()
    yield from _without_rulings(book)


def written(atom: Is) -> str:
    """A comparison as rulings write it."""
    return f"{atom.variable.name} = {' | '.join(atom.values)}"


def changes(condition: Condition, *, positive: bool = True) -> Iterator[tuple[Condition, Change]]:
    """`condition` with one comparison changed, for every comparison and every way, simplified.

    A comparison is taken to hold always, or never; or it has one value more, or one less.
    """
    match condition:
        case Is(variable, values):
            yield ALWAYS, Change(atom=condition, wider=positive, holds=True)
            yield NEVER, Change(atom=condition, wider=not positive, holds=False)
            for value in variable.domain:
                others = tuple(v for v in variable.domain if (v in values) is not (v == value))
                # With all values it always holds, without any it never does.
                if others and len(others) < len(variable.domain):
                    more = value not in values
                    change = Change(atom=condition, wider=positive is more, holds=more, value=value)
                    yield Is(variable, others), change
        case Not(part):
            for changed, change in changes(part, positive=not positive):
                yield simple(Not(changed)), change
        case All(parts) | Some(parts):
            for place, part in enumerate(parts):
                for changed, change in changes(part, positive=positive):
                    yield simple(type(condition)((*parts[:place], changed, *parts[place + 1 :]))), change


def simple(condition: Condition) -> Condition:
    """The same condition without parts that always or never hold."""
    match condition:
        case Not(part) if part in (ALWAYS, NEVER):
            return NEVER if part == ALWAYS else ALWAYS
        case All(parts) | Some(parts):
            settles, idle = (NEVER, ALWAYS) if isinstance(condition, All) else (ALWAYS, NEVER)
            if settles in parts:
                return settles
            kept = tuple(part for part in parts if part != idle)
            return kept[0] if len(kept) == 1 else type(condition)(kept)
    return condition


_Nodes = Mapping[int, Node]
"""The nodes that a mutant has in place of those of the layer, by their places."""


class _Mutations:
    """The mutants of one layer."""

    def __init__(self, book: Book, layer: Layer) -> None:
        self.nodes = layer.nodes
        self.layer = layer
        self.places = {node.id: place for place, node in enumerate(layer.nodes)}
        self.links = {f"{layer.question.name}~{link.name}" for link in layer.question.links}
        self.salvos = {
            salvo_id(ruling, case, salvo): salvo
            for ruling, case, _ in book.cases()
            if case.question is layer.question
            for salvo in (*case.salvo, *case.challenged_by)
        }
        self.seen: set[object] = set()
        self.ids: Counter[str] = Counter()

    def all(self) -> Iterator[Mutant]:
        """All of them; what changes nothing, and what changes the same as one before, is left out."""
        for place, node in enumerate(self.nodes):
            for kind, detail, said, nodes in self.of_node(place, node):
                signature = self.signature(nodes)
                if (signature or kind is Kind.OVERRIDE) and signature not in self.seen:
                    self.seen.add(signature)
                    yield self.made(kind, node, detail, said, nodes)

    def made(self, kind: Kind, node: Node, detail: str, said: Message, nodes: _Nodes) -> Mutant:
        of = f"{node.id}@{self.layer.question.name}" if isinstance(node.origin, Gap) else node.id
        id_ = "/".join(filter(None, (of, kind, detail)))
        self.ids[id_] += 1
        return Mutant(
            id=id_ if self.ids[id_] == 1 else f"{id_}/{self.ids[id_]}",
            kind=kind,
            of=node.id,
            said=said,
            layers={self.layer.question: self.with_nodes(nodes)},
        )

    def with_nodes(self, nodes: _Nodes) -> Layer:
        return replace(self.layer, nodes=tuple(nodes.get(place, node) for place, node in enumerate(self.nodes)))

    def signature(self, nodes: _Nodes) -> tuple[object, ...]:
        """The same for mutants that are changed alike; nothing for those that are as they were."""
        signed = ((place, _signature(node)) for place, node in sorted(nodes.items()))
        return tuple((place, sign) for place, sign in signed if sign != _signature(self.nodes[place]))

    def of_node(self, place: int, node: Node) -> Iterator[tuple[Kind, str, Message, _Nodes]]:
        """The mutants of one node, and those of the exceptions of a case."""
        exception = isinstance(node.origin, Ruling) and "!" in node.id
        if not exception:
            kind = Kind.SILENCE if node.then is None else Kind.LINK if node.origin is None else Kind.CASE
            said = (
                msg("{id} is taken out of {question}", id=node.id, question=self.layer.question.name)
                if kind is Kind.SILENCE
                else msg("{id} is taken out", id=node.id)
            )
            yield kind, "", said, self.speaking(place, NEVER, node.lifts)
        for name in node.overrides:
            yield (
                Kind.OVERRIDE,
                name,
                msg("{id} defeats {other} no longer", id=node.id, other=name),
                self.sparing(place, name),
            )
        if node.then is not None:
            for answer in self.others(node.then):
                said = msg("{id} answers {answer}, not {before}", id=node.id, answer=answer, before=_told(node.then))
                yield Kind.ANSWER, answer, said, {place: replace(node, then=answer)}
        if exception or (node.origin is None and node.id not in self.links):
            return
        for which, (changed, change) in enumerate(changes(node.when), 1):
            kind = Kind.WIDER if change.wider else Kind.NARROWER
            yield kind, str(which), change.said(node.id), self.speaking(place, changed, node.lifts)
        for number, lift in enumerate(node.lifts):
            for kind, detail, said, new in self.of_lift(lift):
                lifts = (*node.lifts[:number], *((new,) if new else ()), *node.lifts[number + 1 :])
                yield kind, detail, said, self.speaking(place, node.when, lifts)

    def others(self, then: str | Variable) -> Iterator[str]:
        """What may be answered instead: one of the question's other answers, or the same whatever is looked at."""
        for answer in self.layer.question.domain:
            if answer in then.domain if isinstance(then, Variable) else answer != then:
                yield answer

    def of_lift(self, lift: Lift) -> Iterator[tuple[Kind, str, Message, Lift | None]]:
        """The mutants of one exception; without it where there is none any more."""
        kind = Kind.CHALLENGE if lift.challenge else Kind.SALVO
        short = lift.id.rpartition("!")[2]
        yield kind, short, msg("{id} is taken out", id=lift.id), None
        if not lift.challenge:
            change = Change(atom=lift.clause.said, wider=True, holds=True)
            yield Kind.WIDER, short, change.said(lift.id), replace(lift, when=lift.besides)
        when = self.salvos[lift.id].when
        yields = lift.besides.parts[len(_parts(when)) :] if lift.challenge and isinstance(lift.besides, All) else ()
        for which, (changed, change) in enumerate(changes(when), 1):
            besides = simple(All((*_parts(changed), *yields)))
            kind = Kind.WIDER if change.wider else Kind.NARROWER
            new = replace(lift, besides=besides, when=simple(lift.clause.said & besides))
            yield kind, f"{short}/{which}", change.said(lift.id), None if changed == NEVER else new

    def speaking(self, place: int, when: Condition, lifts: tuple[Lift, ...]) -> _Nodes:
        """The node at `place` with another condition and other exceptions, and what these answer."""
        node = self.nodes[place]
        found = {place: replace(node, when=when, lifts=lifts)}
        now = {lift.id: lift for lift in lifts}
        for lift in node.lifts:
            answers = self.places.get(lift.id)
            new = now.get(lift.id)
            if answers is not None and (when is not node.when or new is not lift):
                condition = NEVER if new is None else simple(when & new.when)
                found[answers] = replace(self.nodes[answers], when=condition)
        return found

    def sparing(self, place: int, name: str) -> _Nodes:
        """The node at `place` without one of its overrides, and what that had beaten."""
        kept = tuple(other for other in self.nodes[place].overrides if other != name)
        found = {place: replace(self.nodes[place], overrides=kept)}
        for beaten, node in enumerate(self.nodes):
            if place in node.beaten_by and not any(means(other, node) for other in kept):
                by = tuple(beater for beater in node.beaten_by if beater != place)
                found[beaten] = replace(node, beaten_by=by)
        return found


def _without_rulings(book: Book) -> Iterator[Mutant]:
    """Each ruling of several cases taken out."""
    for ruling in book.rulings.values():
        if len(ruling.cases) == 1:
            continue
        layers = {}
        for question in dict.fromkeys(case.question for case in ruling.cases):
            layer = book.layers[question]
            nodes = tuple(replace(n, when=NEVER, lifts=()) if n.origin is ruling else n for n in layer.nodes)
            layers[question] = replace(layer, nodes=nodes)
        said = msg("{id} is taken out", id=ruling.id)
        yield Mutant(id=f"{ruling.id}/{Kind.RULING}", kind=Kind.RULING, of=ruling.id, said=said, layers=layers)


def _signature(node: Node) -> tuple[object, ...]:
    lifts = () if node.when == NEVER else tuple((lift.id, lift.when, lift.besides) for lift in node.lifts)
    return node.when, node.then, lifts, node.beaten_by


def _parts(condition: Condition) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, All) else (condition,)


def _told(then: str | Variable) -> str:
    return then.name if isinstance(then, Variable) else then
