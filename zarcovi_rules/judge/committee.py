"""Committee files (`comite.yaml`): which readings, figures and precedents a table plays by, and from when to when."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from graphlib import CycleError, TopologicalSorter

from zarcovi_rules.core.book import BINDING, Book, Committee
from zarcovi_rules.core.figures import Change, differing
from zarcovi_rules.core.layers import BookError, Node
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.core.rulings import Question, Ruling, ruling_of
from zarcovi_rules.judge.decisions import (
    AnyDecision,
    FigureDecision,
    Precedent,
    decisions,
    entries,
    in_force,
)
from zarcovi_rules.judge.precedents import Effect, effects, meet
from zarcovi_rules.judge.schema import committee_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Finding, Place


class Kind(StrEnum):
    """What a remark is about."""

    CONTRADICTION = "contradicao"
    """Two precedents, or a precedent and a ruling, answer otherwise, and neither overrides the other."""
    IDLE = "nada_muda"
    """It changes nothing."""
    NEVER = "nunca_decide"
    """Whatever it holds for, another decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """What may surprise in a committee file that can be played by: on which decisions and rulings, and what to do."""

    kind: Kind
    ids: tuple[str, ...]
    finding: Finding


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """What a committee file gave. With findings it is not to be played by; the remarks tell what may surprise.

    `phrases` names the files with its vocabulary of legends, as they are written there.
    """

    path: str
    livro: str = ""
    committee: Committee = field(default_factory=Committee)
    decisions: tuple[AnyDecision, ...] = ()
    phrases: tuple[str, ...] = ()
    named: tuple[Place, ...] = ()
    findings: tuple[Finding, ...] = ()
    remarks: tuple[Remark, ...] = ()

    @property
    def notices(self) -> tuple[Finding, ...]:
        """What may surprise."""
        return tuple(remark.finding for remark in self.remarks)


def read(text: str, path: str, book_of: Callable[[str], Book], books: Iterable[Book], as_of: date) -> File:
    """The committee file `text` as it stands on the day `as_of`. Never raises for what a person wrote.

    Precedents that are not valid on that day are checked like the others, and left out.
    """
    reading = yaml.read(text, path)
    findings = [*reading.findings, *_not_one(reading, path)]
    expected = committee_schema(books)
    for document in reading.documents:
        findings += schema.check(document, expected)
    if findings:
        return File(path=path, findings=tuple(findings))
    document = reading.documents[0]
    data = document.data
    book = book_of(data["livro"])
    decided, findings = decisions(book, document)
    findings += _against_the_source(book, document)
    precedents = [one for one in decided if isinstance(one, Precedent)]
    figures = [one for one in decided if isinstance(one, FigureDecision)]
    committee = Committee(readings=data.get("leituras", {}), figures=data.get("figuras", {}), book=book.name)
    if not findings:
        findings += _clashes(document, figures)
    if not findings:
        try:
            book.under(replace(committee, precedents=tuple(one.ruling for one in precedents)))
        except BookError as error:
            findings += [_together(problem, document, precedents, book) for problem in error.problems]
    remarks: list[Remark] = []
    if not findings:
        found = list(effects(book.under(committee), precedents))
        findings += [finding for effect in found for finding in _impossible(document, effect)]
        remarks += _remarks(book, document, found)
        remarks += _idle_figures(book, document, figures)
    in_order = sorted(remarks, key=lambda remark: _place(remark.finding))
    changes = tuple(one.change for one in _in_turn(figures) if one.valid(as_of))
    return File(
        path=path,
        livro=book.name,
        committee=replace(committee, precedents=in_force(precedents, as_of), changes=changes),
        decisions=tuple(decided),
        phrases=tuple(data.get("frases", ())),
        named=tuple(document.places.value(("frases", place)) for place in range(len(data.get("frases", ())))),
        findings=tuple(sorted(findings, key=_place)),
        remarks=() if findings else tuple(in_order),
    )


def _place(finding: Finding) -> tuple[int, int]:
    return finding.place.line or 0, finding.place.column or 0


def _not_one(reading: yaml.Reading, path: str) -> Iterator[Finding]:
    if not reading.documents and not reading.findings:
        yield Finding(msg("This file is empty"), Place(path, 1, 1), msg("write `livro:` and what was decided"))
    if len(reading.documents) > 1:
        second = reading.documents[1].places.value()
        yield Finding(msg("a committee file holds one document"), second, msg("split the file"))


def _against_the_source(book: Book, document: yaml.Document) -> Iterator[Finding]:
    """A committee adds to a table of the book; what the source itself gives changes by a dated decision only."""
    for name, value in document.data.get("figuras", {}).items():
        for key, given in differing(book.figure_list[name], value).items():
            yield Finding(
                msg("the source gives {key} = {given}, not {value}", key=key, given=given, value=value[key]),
                document.places.key(("figuras", name, key)),
                msg(
                    "leave it out: what the table adds is added to the book's; to change what the source gives, "
                    "write a precedent with `figuras:` and `altera_regra: true`"
                ),
            )


# ------------------------------------------------------------------------------------------------ all together


def _together(problem: Message, document: yaml.Document, precedents: Iterable[Precedent], book: Book) -> Finding:
    """What only all precedents together get wrong, a circle: at the last of them that closes it."""
    named = set(re.findall(r"[\w-]+", str(problem)))
    at: yaml.Path
    for one in reversed(list(precedents)):
        at = ("precedentes", one.place)
        for place, beaten in enumerate(one.beats if one.id in named else ()):
            if ruling_of(beaten) in named:
                help_ = msg("take {id} out of `vence`, or open the circle at another of its steps", id=beaten)
                return Finding(problem, document.places.value((*at, "vence", place)), help_)
        for variable in one.values if one.case.question.name in named else ():
            if variable.name in named and variable.name in book.questions:
                help_ = msg(
                    "{id} answers {question}, on which {name} hangs already: state facts instead",
                    id=one.id,
                    question=one.case.question.name,
                    name=variable.name,
                )
                return Finding(problem, document.places.key((*at, "fatos", variable.name)), help_)
    return Finding(problem, document.places.value())


def _in_turn(figures: Iterable[FigureDecision]) -> list[FigureDecision]:
    """Decisions on figures in the order in which they are made: whatever overrides another comes after it."""
    by_id = {one.id: one for one in figures}
    order = TopologicalSorter({one.id: [id_ for id_ in one.beats if id_ in by_id] for one in by_id.values()})
    try:
        return [by_id[id_] for id_ in order.static_order()]
    except CycleError:
        return list(by_id.values())


def _clashes(document: yaml.Document, figures: list[FigureDecision]) -> Iterator[Finding]:
    """Decisions that give one figure two values on one day, or that override each other in a circle."""
    for place, one in enumerate(figures):
        for other in figures[:place]:
            both = one.id in other.beats and other.id in one.beats
            ranked = one.id in other.beats or other.id in one.beats
            if both:
                where = document.places.value(("precedentes", one.place, "vence", one.beats.index(other.id)))
                steps = f"{one.id} ← {other.id}"
                problem = msg("these override each other in a circle: {steps}", steps=steps)
                yield Finding(problem, where, msg("take {id} out of `vence`", id=other.id))
            mine = {(name, key): value for name, key, value in entries(one.change)}
            for name, key, value in entries(other.change) if one.overlaps(other) and not ranked else ():
                if mine.get((name, key), value) != value:
                    way = ("figuras", name) if key is None else ("figuras", name, key)
                    figure = name if key is None else f"{name} {key}"
                    yield Finding(
                        msg(
                            "{id} and {other} give {figure} two values while both are valid",
                            id=one.id,
                            other=other.id,
                            figure=figure,
                        ),
                        document.places.key(("precedentes", one.place, *way)),
                        msg(
                            "write {other} in the `vence` of {id}, or end it with `vale_ate`", id=one.id, other=other.id
                        ),
                    )
    try:
        TopologicalSorter({one.id: one.beats for one in figures}).prepare()
    except CycleError as error:
        circle = error.args[1]
        if len(circle) > 3:  # of two it is told above
            last = max((one for one in figures if one.id in circle), key=lambda one: one.place)
            problem = msg("these override each other in a circle: {steps}", steps=" ← ".join(circle))
            where = document.places.key(("precedentes", last.place, "vence"))
            yield Finding(problem, where, msg("open the circle at one of its steps"))


# ------------------------------------------------------------------------------------------------ what each one does


def _impossible(document: yaml.Document, effect: Effect) -> Iterator[Finding]:
    one = effect.precedent
    if effect.impossible:
        yield Finding(
            msg("the facts of {id} cannot be together", id=one.id),
            document.places.key(("precedentes", one.place, "fatos")),
            msg("each two of them may, all of them may not: take one away"),
        )
    if (below := effect.unanswered) is not None:
        yield Finding(
            msg("{question} never answers {answer} under these facts", question=below.name, answer=one.values[below]),
            document.places.value(("precedentes", one.place, "fatos", below.name)),
            msg("`zarcovi explain {question}` tells what it looks at", question=below.name),
        )


def _remarks(book: Book, document: yaml.Document, found: list[Effect]) -> Iterator[Remark]:
    by_id = {effect.precedent.id: effect.precedent for effect in found}
    told: set[frozenset[str]] = set()
    for effect in found:
        one = effect.precedent
        at = document.places.value(("precedentes", one.place, "id"))
        if effect.never:
            by = ", ".join(effect.by)
            finding = Finding(
                msg("{id} never decides: {by} overrides it wherever it holds", id=one.id, by=by),
                at,
                msg("take it out, or write what overrides it in its `vence` and take it out of theirs"),
            )
            yield Remark(kind=Kind.NEVER, ids=(one.id, *effect.by), finding=finding)
        if effect.idle:
            yield Remark(kind=Kind.IDLE, ids=(one.id, *effect.by), finding=_idle(effect, at))
        if one.alters and not book.rulings.keys() & _binding(book, one):
            finding = Finding(
                msg("{id} says `altera_regra: true`, and changes no rule", id=one.id),
                at,
                msg("name in `vence` the ruling that it changes, or leave `altera_regra` out"),
            )
            yield Remark(kind=Kind.IDLE, ids=(one.id,), finding=finding)
        for node, day in effect.against:
            other = by_id.get(ruling_of(node.id))
            if other is None or other.place > one.place:
                continue  # of two precedents it is told of the later one
            told.add(frozenset((one.id, other.id)))
            message = msg("{id} and {other} can contradict each other", id=one.id, other=other.id)
            help_ = msg(
                "from {day} on both are valid: if one goes before the other, write the other in its `vence`, or end "
                "one with `vale_ate`",
                day=day,
            )
            yield Remark(kind=Kind.CONTRADICTION, ids=(one.id, other.id), finding=Finding(message, at, help_))
        of_the_book = [node for node, _ in effect.against if ruling_of(node.id) not in by_id]
        yield from _against_rulings(book, one, of_the_book, at)
    for one, other in _unseen(book, [effect.precedent for effect in found if not effect.looked_through]):
        if frozenset((one.id, other.id)) not in told:
            at = document.places.value(("precedentes", one.place, "id"))
            message = msg("{id} and {other} can contradict each other", id=one.id, other=other.id)
            help_ = msg("if one goes before the other, write the other in its `vence`")
            yield Remark(kind=Kind.CONTRADICTION, ids=(one.id, other.id), finding=Finding(message, at, help_))


def _binding(book: Book, one: Precedent) -> set[str]:
    """The rulings that no legend lifts and that a precedent overrides."""
    beaten = map(ruling_of, one.beats)
    return {name for name in beaten if name in book.rulings and book.rulings[name].force in BINDING}


def _idle(effect: Effect, at: Place) -> Finding:
    one = effect.precedent
    message = msg("{id} changes nothing: so it is answered already", id=one.id)
    if effect.by:
        message = msg("{id} changes nothing: so it is answered already, by {by}", id=one.id, by=", ".join(effect.by))
    return Finding(message, at, msg("leave it out, unless it is only meant to be cited"))


def _against_rulings(book: Book, one: Precedent, nodes: list[Node], at: Place) -> Iterator[Remark]:
    """What of the book contradicts a precedent: its rulings, and how a question puts together the answers below it."""
    rulings = [(node.id, node.origin) for node in nodes if isinstance(node.origin, Ruling)]
    if rulings:
        ids = tuple(id_ for id_, _ in rulings)
        message = msg("{id} and {other} can contradict each other", id=one.id, other=", ".join(ids))
        help_ = msg("if the precedent goes first, write `vence: [{id}]`", id=", ".join(ids))
        if any(ruling.force in BINDING for _, ruling in rulings):
            help_ = msg(
                "if the precedent goes first, write `vence: [{id}]` and `altera_regra: true`", id=", ".join(ids)
            )
        if kept := _kept_by_gaps(book, one, rulings):
            freed = dict.fromkeys(id_ for found in kept.values() for id_ in found)
            help_ = msg("take {gaps} out of `vence`: the gap keeps {ids} from deciding, and lets the precedent decide")
            help_ = help_.about(gaps=", ".join(kept), ids=", ".join(freed))
        yield Remark(kind=Kind.CONTRADICTION, ids=(one.id, *ids), finding=Finding(message, at, help_))
    if links := [node for node in nodes if node.origin is None]:
        ids = tuple(node.id for node in links)
        below = dict.fromkeys(v.name for node in links for v in node.reads() if isinstance(v, Question))
        message = msg("{id} and {other} can contradict each other", id=one.id, other=", ".join(ids))
        help_ = msg(
            "the question only puts together other answers there: say in `fatos` when it does not, or decide on one of "
            "{below}",
            below=", ".join(below) or one.case.question.name,
        )
        yield Remark(kind=Kind.CONTRADICTION, ids=(one.id, *ids), finding=Finding(message, at, help_))


def _kept_by_gaps(book: Book, one: Precedent, rulings: Iterable[tuple[str, Ruling]]) -> dict[str, list[str]]:
    """The gaps that a precedent overrides although they keep some of these rulings from deciding."""
    found: dict[str, list[str]] = {}
    for node in book.layers[one.case.question].nodes:
        if node.id in one.beats and node.id in book.gaps:
            kept = [id_ for id_, ruling in rulings if not {id_, ruling.id}.isdisjoint(node.overrides)]
            found |= {node.id: kept} if kept else {}
    return found


def _unseen(book: Book, precedents: list[Precedent]) -> Iterator[tuple[Precedent, Precedent]]:
    """Of precedents whose states are too many to look through: each, and an earlier one that answers otherwise."""
    earlier: dict[Question, list[Precedent]] = {}
    for one in precedents:
        before = earlier.setdefault(one.case.question, [])
        for other in before:
            if one.case.then != other.case.then and not _ranked(one, other) and meet(book, one, other):
                yield one, other
        before.append(one)


def _ranked(one: Precedent, other: Precedent) -> bool:
    return any(ruling_of(name) == other.id for name in one.beats) or any(
        ruling_of(name) == one.id for name in other.beats
    )


def _idle_figures(book: Book, document: yaml.Document, figures: list[FigureDecision]) -> Iterator[Remark]:
    written: Mapping[str, object] = document.data.get("figuras", {})
    for one in figures:
        at = document.places.value(("precedentes", one.place, "id"))
        if one.alters and not any(
            differing(book.figure_list[name], value) for name, value in one.change.values.items()
        ):
            message = msg("{id} says `altera_regra: true`, and changes no rule", id=one.id)
            help_ = msg("leave `altera_regra` out: the figure is the committee's to set")
            yield Remark(kind=Kind.IDLE, ids=(one.id,), finding=Finding(message, at, help_))
        if not one.beats and _as_it_is(book, written, one.change):
            message = msg("{id} changes nothing: the figures have these values already", id=one.id)
            yield Remark(kind=Kind.IDLE, ids=(one.id,), finding=Finding(message, at, msg("leave it out")))


def _as_it_is(book: Book, written: Mapping[str, object], change: Change) -> bool:
    played = book.under(Committee(figures=written)).figures
    return played == book.under(Committee(figures=written, changes=(change,))).figures
