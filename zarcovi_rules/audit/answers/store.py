"""Stored answers: what each question of a book answers in every state, and by what, as a file that people compare.

A line is a JSON value. One says that a question begins and where its diagram starts, one what an axis may be, one what
a node of the diagram leads to, a value each: the number of a node, an answer with the ids that are cited for it, or
null where the state cannot be. Nodes are numbered from the top down, those of the first value first. Axes and values
stand in an order that follows from what the rulings look at and from names: equal books have equal files.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from zarcovi_rules.audit.diagram import Axis, Leaf, Ref, Space
from zarcovi_rules.audit.moving import moved
from zarcovi_rules.audit.table import BLOCKED, NO_VALUE, UNANSWERED, Outcome, Table, agreed, cited
from zarcovi_rules.core.layers import Layer
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.verdict import CONFLITO, OMISSO
from zarcovi_rules.source.files import read_text

FORMAT = 1
"""The form of the file. One of another form is not read but written anew."""
MOST_AXES = 200
"""No question looks at more: a file that says so was not written by us."""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer, or a silence by its name, and the ids that are cited for it, sorted."""

    answer: str
    cites: tuple[str, ...] = ()


Part = int | Said | None
"""What a value leads to: a node by its number, what is answered, or None: such a state cannot be."""


@dataclass(frozen=True, slots=True)
class Answers:
    """All answers of one question: its axes, where to start, and each node with its axis and a part for each value."""

    axes: tuple[Axis, ...]
    root: Part
    nodes: tuple[tuple[int, tuple[Part, ...]], ...]

    @classmethod
    def of(cls, space: Space, root: Ref) -> Answers:
        """The answers of a diagram whose leaves are `Said` or None."""
        numbers: dict[Ref, int] = {}
        nodes: list[tuple[int, tuple[Part, ...]]] = []

        def part(ref: Ref) -> Part:
            if ref < 0:
                said = space.said(ref)
                assert said is None or isinstance(said, Said)
                return said
            if ref not in numbers:
                number = numbers[ref] = len(nodes)
                level, children = space.nodes[ref]
                nodes.append((level, ()))
                nodes[number] = (level, tuple(map(part, children)))
            return numbers[ref]

        return cls(space.axes, part(root), tuple(nodes))

    def diagram(self) -> tuple[Space, Ref]:
        """The same as a diagram: a space of its own, and the root."""
        space = Space(self.axes)
        made: dict[int, Ref] = {}

        def ref(part: Part) -> Ref:
            if not isinstance(part, int):
                return space.leaf(part)
            if part not in made:
                level, children = self.nodes[part]
                made[part] = space.node(level, tuple(map(ref, children)))
            return made[part]

        return space, ref(self.root)


@dataclass(frozen=True, slots=True)
class Stored:
    """The answers of all questions of a book, by their names."""

    book: str
    answers: Mapping[str, Answers] = field(default_factory=dict)


def stored(book: str, tables: Mapping[Question, Table]) -> Stored:
    """What is to be stored of a book's tables."""
    found = {question.name: answers(table) for question, table in tables.items()}
    return Stored(book, dict(sorted(found.items())))


def answers(table: Table) -> Answers:
    """What is to be stored of a question's table."""
    target = Space(_axes(table))
    said = _said(table.layer)
    return Answers.of(target, moved(table.space, _citing(table), target, said))


def _axes(table: Table) -> tuple[Axis, ...]:
    """What most nodes look at comes first: that keeps diagrams small, and no order of writing counts."""
    times = Counter(variable.name for node in table.layer.nodes for variable in set(node.reads()))
    found = [Axis(axis.name, tuple(sorted(axis.values))) for axis in table.space.axes]
    return tuple(sorted(found, key=lambda axis: (-times[axis.name], axis.name)))


def _citing(table: Table) -> Ref:
    """The table with, in `perhaps`, all that stands for some answer of a question below that has none.

    That is cited when nothing stands for all of its answers, see `Analysis.prove`; findings have no use for it.
    """
    space = table.space
    silent = {level for level, axis in enumerate(space.axes) if {UNANSWERED, NO_VALUE} & {*axis.values}}
    made: dict[Ref, Ref] = {}

    def of(ref: Ref) -> Ref:
        if ref < 0:
            return ref
        if ref not in made:
            level, children = space.nodes[ref]
            if level in silent:
                known = tuple(map(of, children[:-1]))
                made[ref] = space.node(level, (*known, space.joined(known, _agreed)))
            else:
                made[ref] = space.node(level, tuple(map(of, children)))
        return made[ref]

    return of(table.root)


def _agreed(*said: Leaf) -> Leaf:
    able = [outcome for outcome in said if isinstance(outcome, Outcome)]
    outcome = agreed(*able)
    if not isinstance(outcome, Outcome):
        return outcome
    return Outcome(outcome.answer, outcome.stands, outcome.stands.union(*(one.perhaps for one in able)))


def _said(layer: Layer) -> Callable[[Leaf], Leaf]:
    """What is stored of an outcome: the answer, and what a verdict cites for it."""
    rulings, gaps = cited(layer)["rulings"], cited(layer)["gaps"]

    def said(outcome: Leaf) -> Leaf:
        if not isinstance(outcome, Outcome):
            return None
        sure, perhaps = outcome.stands, outcome.perhaps
        if outcome.answer == BLOCKED:
            ids = sure & gaps
        elif outcome.answer == OMISSO:
            ids = sure & gaps or perhaps & gaps
        elif outcome.answer == CONFLITO or not sure - gaps:
            ids = perhaps & rulings
        else:
            ids = sure & rulings
        return Said(outcome.answer, tuple(sorted(ids)))

    return said


def written(what: Stored) -> str:
    """The text of the file."""
    return "".join(f"{line}\n" for line in _lines(what))


def _lines(what: Stored) -> Iterator[str]:
    yield _json({"book": what.book, "format": FORMAT})
    for name, answers in what.answers.items():
        yield _json({"question": name, "root": _part(answers.root)})
        for axis in answers.axes:
            yield _json({"axis": axis.name, "values": list(axis.values)})
        for number, (level, parts) in enumerate(answers.nodes):
            axis = answers.axes[level]
            leads = {value: _part(part) for value, part in zip(axis.values, parts, strict=True)}
            yield _json([number, axis.name, leads])
    yield _json({"end": what.book, "questions": len(what.answers)})


def _part(part: Part) -> object:
    return [part.answer, *part.cites] if isinstance(part, Said) else part


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def read(path: Path, book: str) -> Stored:
    """The stored answers of a book. Raises `RulesError` with the line where the file is not as it was written."""
    text = read_text(str(path))
    if not isinstance(text, str):
        raise RulesError(msg("{path}: {problem}", path=text.place.path, problem=text.message), _write_anew())
    reader = _Reader(path, text.replace("\r\n", "\n").split("\n"))
    found = reader.whole(book)
    # Whatever else was changed by hand: the file is not what its content is written as.
    found = Stored(book, {name: Answers.of(*answers.diagram()) for name, answers in found.answers.items()})
    for place, line in enumerate(_lines(found)):
        if reader.lines[place] != line:
            reader.wrong(place, msg("expected {expected}", expected=_short(line)))
    return found


def write(path: Path, what: Stored) -> None:
    """Write the file, whole or not at all. Raises `RulesError` when it cannot be written."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(written(what), "utf-8", newline="\n")
        os.replace(beside, path)  # noqa: PTH105 - Path.replace is the same
    except OSError as error:
        beside.unlink(missing_ok=True)
        why = error.strerror or type(error).__name__
        raise RulesError(
            msg("{path} cannot be written: {why}", path=str(path), why=why),
            msg("answers are accepted in a clone of the repository, where files may be written"),
        ) from None


def _write_anew() -> Message:
    return msg("take the file as it was committed, or write it anew: zarcovi audit --diff --accept tudo")


def _short(line: str) -> str:
    return line if len(line) <= 80 else f"{line[:79]}…"


class _Reader:
    """Reads the lines of one file, strictly: each is looked at once, and says what it should be if it is not."""

    def __init__(self, path: Path, lines: list[str]) -> None:
        self.path = path
        self.lines = lines
        self.place = -1

    def wrong(self, place: int, problem: Message) -> NoReturn:
        raise RulesError(
            msg("{path}, line {line}: {problem}", path=str(self.path), line=place + 1, problem=problem), _write_anew()
        )

    def refuse(self, expected: Message) -> NoReturn:
        self.wrong(self.place, msg("expected {expected}", expected=expected))

    def next(self) -> Any:
        """The value of the next line."""
        self.place += 1
        if self.place >= len(self.lines) or (self.place == len(self.lines) - 1 and not self.lines[-1]):
            self.wrong(self.place, msg("the file ends too early"))
        try:
            return json.loads(self.lines[self.place], object_pairs_hook=_pairs)
        except (ValueError, RecursionError):
            self.wrong(self.place, msg("this is no JSON value, or has a name twice"))

    def whole(self, book: str) -> Stored:
        head = self.next()
        if not _has(head, book=str, format=int):
            self.refuse(msg("the name of the book and the format of the file"))
        if head["format"] != FORMAT:
            self.refuse(msg("format {format}, not {found}", format=FORMAT, found=head["format"]))
        if head["book"] != book:
            self.refuse(msg("the answers of {book}, not those of {found}", book=book, found=head["book"]))
        found: dict[str, Answers] = {}
        line = self.next()
        while _has(line, question=str, root=object):
            name = line["question"]
            if found and name <= max(found):
                self.refuse(msg("questions in the order of their names, each once"))
            found[name], line = self.answers(line["root"])
        if not _has(line, end=str, questions=int):
            self.refuse(msg("an axis, a node, a question or the end"))
        if line["end"] != book or line["questions"] != len(found):
            self.refuse(msg("the end of {count} questions", count=len(found)))
        if self.lines[self.place + 1 :] != [""]:
            self.wrong(self.place + 1, msg("nothing may follow the end"))
        return Stored(book, found)

    def answers(self, root: object) -> tuple[Answers, Any]:
        """The answers of one question, and the value of the line after them."""
        start = self.place
        axes: dict[str, tuple[int, Axis]] = {}
        line = self.next()
        while _has(line, axis=str, values=list):
            values = line["values"]
            if not values or not all(isinstance(value, str) for value in values) or len(set(values)) < len(values):
                self.refuse(msg("at least one value, each a word and named once"))
            if line["axis"] in axes:
                self.refuse(msg("each axis once"))
            if len(axes) == MOST_AXES:
                self.refuse(msg("at most {count} axes of a question", count=MOST_AXES))
            axes[line["axis"]] = len(axes), Axis(line["axis"], tuple(values))
            line = self.next()
        nodes: list[tuple[int, tuple[Part, ...]]] = []
        places: list[int] = []
        while isinstance(line, list):
            nodes.append(self.node(line, len(nodes), axes))
            places.append(self.place)
            line = self.next()
        top = self.part(root, start)
        for number, (level, parts) in [(-1, (-1, (top,))), *enumerate(nodes)]:
            for part in parts:
                if isinstance(part, int) and (part >= len(nodes) or nodes[part][0] <= level):
                    place = start if number < 0 else places[number]
                    self.wrong(place, msg("node {number} is missing or asks an axis too early", number=part))
        return Answers(tuple(axis for _, axis in axes.values()), top, tuple(nodes)), line

    def node(self, line: list[Any], number: int, axes: Mapping[str, tuple[int, Axis]]) -> tuple[int, tuple[Part, ...]]:
        shaped = len(line) == 3 and isinstance(line[1], str) and isinstance(line[2], dict)
        if not shaped or isinstance(line[0], bool) or line[0] != number:
            self.refuse(msg("node {number}, its axis, and where each value leads", number=number))
        _, name, leads = line
        if name not in axes:
            self.refuse(msg("an axis of the question, not {found}", found=_short(name)))
        level, axis = axes[name]
        if tuple(leads) != axis.values:
            self.refuse(msg("these values: {values}", values=", ".join(axis.values)))
        return level, tuple(self.part(part, self.place) for part in leads.values())

    def part(self, part: object, place: int) -> Part:
        if part is None or (isinstance(part, int) and not isinstance(part, bool) and part >= 0):
            return part
        if isinstance(part, list) and part and all(isinstance(word, str) for word in part):
            return Said(part[0], tuple(part[1:]))
        return self.wrong(place, msg("a value leads to the number of a node, to an answer with ids, or to null"))


def _pairs(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(name)
        found[name] = value
    return found


def _has(line: object, **kinds: type) -> bool:
    """Whether a line is an object of exactly these names, each with a value of its kind."""
    return (
        isinstance(line, dict)
        and tuple(line) == tuple(kinds)
        and all(isinstance(line[name], kind) and not isinstance(line[name], bool) for name, kind in kinds.items())
    )
