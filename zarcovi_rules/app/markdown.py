"""A part of a rulebook as a page of Markdown, for a wiki or a pull request: what it says, its cases, its graph."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import quote

from zarcovi_rules.app.graphed import graph_of, nodes_of, written
from zarcovi_rules.app.scenarios import scenarios
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.layers import Node
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.prose import FORCES, SILENCE, statement
from zarcovi_rules.core.rulings import Gap, Note, Question, Ruling, Tension
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Clause, Reading, Variable

MOST_NODES = 60
"""A graph of more nodes than these is no longer read on a page; `--format svg` draws it."""

_SPECIAL = re.compile(r"[\\`*\[\]<>|~#&$]|(?<![^\W_])_|_(?![^\W_])")
_BEGINNING = re.compile(r"^(\s*(?:\d+(?=[.)])|))([-+=.)])")


def plain(text: str) -> str:
    """A text in which Markdown finds nothing to obey, in a line or in the cell of a table."""
    text = _SPECIAL.sub(lambda found: f"\\{found[0]}", " ".join(text.split()))
    return _BEGINNING.sub(r"\1\\\2", text)


def code(text: str) -> str:
    """A name as it is typed. A table would be cut by its bars even here."""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    space = " " if "`" in text else ""
    return f"{fence}{space}{text}{space}{fence}".replace("|", "\\|")


def page(book: Book, thing: Any, asked: str, speech: Speech, others: Sequence[str], links: str = "") -> str:
    """The page of `thing`.

    `others` is what is told of a kind that has no page of its own; `links` stands before the paths of scenarios.
    """
    maker = _Page(book, thing, asked, speech, links)
    return re.sub("\n{3,}", "\n\n", "\n".join(maker.lines(others)).rstrip("\n"))


@dataclass(frozen=True)
class _Page:
    book: Book
    thing: Any
    asked: str
    speech: Speech
    links: str

    def lines(self, others: Sequence[str]) -> Iterator[str]:
        thing = self.thing
        match thing:
            case Ruling():
                yield from self._head(thing.id, msg("ruling"), Text(thing.texto, thing.text))
                yield self._item(msg("force: {force}", force=FORCES[thing.force]))
                yield self._item(msg("source: {source}", source=thing.source.said))
                yield from self._named(msg("says the same as"), self.book.same.get(thing.id, ()))
                tensions = [one.id for one in self.book.tensions.values() if thing.id in one.rulings]
                yield from self._named(msg("tensions"), tensions)
            case Gap():
                yield from self._head(thing.id, msg("gap"), Text(thing.texto, thing.text))
            case Tension():
                yield from self._head(thing.id, msg("tension"), Text(thing.texto, thing.text))
                yield from self._named(msg("between"), thing.rulings)
                yield from self._named(msg("settled by"), (thing.settled_by,))
            case Reading():
                yield from self._head(thing.name, msg("reading"), thing.about)
                yield from self._options(thing)
            case Clause():
                yield from self._head(thing.name, msg("clause of a legend"), thing.about)
            case Question():
                yield from self._head(thing.name, msg("question"), thing.about)
                yield from self._answers(thing)
            case Figure():
                yield from self._head(thing.name, msg("figure"), Text(thing.texto, thing.text))
                yield self._item(msg("value")) + f": {code(_json(self.book.figures[thing.name]))}"
                yield self._item(msg("source: {source}", source=thing.source))
                layers = self.book.layers.values()
                using = [one.question.name for one in layers if any(thing.name in n.figures for n in one.nodes)]
                yield from self._named(msg("used by"), using)
            case _:
                first, *rest = others
                yield f"# {plain(first)}"
                yield ""
                yield from (f"- {plain(line)}" for line in rest)
                return
        yield from self._cases()
        yield from self._defeated()
        yield from self._readings()
        yield from self._gaps()
        yield from self._scenarios()
        yield from self._graph()

    # ------------------------------------------------------------------------------------------------ words

    def say(self, message: Message) -> str:
        """A sentence, in which nothing is Markdown."""
        return plain(self.speech(message))

    def _text(self, text: Text) -> str:
        return plain(self.speech.text(text))

    def _head(self, id_: str, kind: Message, says: Text) -> Iterator[str]:
        yield f"# {code(id_)}: {self.say(kind)}"
        yield ""
        yield self._text(says)
        yield ""

    def _section(self, title: Message) -> Iterator[str]:
        yield ""
        yield f"## {self.say(title)}"
        yield ""

    def _named(self, title: Message, ids: Iterable[str]) -> Iterator[str]:
        if told := _codes(ids):
            yield f"{self._item(title)}: {told}"

    def _item(self, said: Message) -> str:
        return f"- {self.say(said)}"

    def _table(self, heads: Sequence[Message], rows: Iterable[Sequence[str]]) -> Iterator[str]:
        yield f"| {' | '.join(map(self.say, heads))} |"
        yield f"|{' --- |' * len(heads)}"
        yield from (f"| {' | '.join(row)} |" for row in rows)

    # ------------------------------------------------------------------------------------------------ parts

    def _options(self, reading: Reading) -> Iterator[str]:
        chosen = self.book.chosen[reading]
        rows = [
            (code(option), self._text(says), self.say(msg("in force")) if option == chosen else "")
            for option, says in reading.values.items()
        ]
        yield from self._table((msg("option"), msg("says"), msg("in force")), rows)
        yield ""
        yield self._item(msg("default {option}: {reason}", option=reading.default, reason=reading.reason))
        yield self._item(msg("source: l. {lines}", lines=", ".join(map(str, reading.lines))))

    def _answers(self, question: Question) -> Iterator[str]:
        rows = [(code(value), self._text(says)) for value, says in (*question.values.items(), *SILENCE.items())]
        yield from self._table((msg("answer"), msg("says")), rows)
        below = [lower.name for lower in self.book.layers[question].below]
        if below:
            yield ""
            yield from self._named(msg("looks at"), below)

    @cached_property
    def _nodes(self) -> list[tuple[Question, Node]]:
        if isinstance(self.thing, Question):
            nodes = self.book.layers[self.thing].nodes
            return [(self.thing, node) for node in nodes if node.origin is not None]
        asked = self.asked if not isinstance(self.thing, Ruling) else ""
        return sorted(nodes_of(self.book, self.thing, asked), key=lambda pair: (pair[0].name, pair[1].id))

    def _cases(self) -> Iterator[str]:
        nodes = [(question, node) for question, node in self._nodes if not isinstance(node.origin, Gap)]
        silences = [(q, node) for q, node in self._nodes if isinstance(node.origin, Gap) and node.origin is self.thing]
        if nodes:
            yield from self._section(msg("Cases"))
            heads = [
                msg("case"),
                msg("question"),
                msg("when"),
                msg("answer"),
                msg("defeats"),
                msg("unless a legend says"),
            ]
            yield from self._table(heads, [self._case(question, node) for question, node in nodes])
        if silences:
            yield from self._section(msg("Where the rules are silent"))
            rows = [
                (self._text(question.about), self._text(condition_text(node.when)), _codes(node.overrides))
                for question, node in silences
            ]
            yield from self._table((msg("question"), msg("when"), msg("defeats")), rows)

    def _case(self, question: Question, node: Node) -> tuple[str, ...]:
        whole = getattr(self.thing, "id", "").casefold()
        arrow = "→ " if self.asked.casefold() == node.id.casefold() != whole else ""
        says = ""
        if isinstance(node.origin, Ruling) and not isinstance(self.thing, Ruling):
            says = f"<br>{self._text(statement(node.origin, node.id))}"
        vain = self.say(msg("in vain"))
        lifts = []
        for lift in node.lifts:
            mark = f": {vain}" if lift.challenge and not self.book.yields else ""
            lifts.append(f"{self._text(lift.clause.about)} ({code(lift.id)}{mark})")
        return (
            f"{arrow}{code(node.id)}{says}",
            self._text(question.about),
            self._text(condition_text(node.when)),
            self._answer(question, node.then),
            _codes(node.overrides),
            "<br>".join(lifts),
        )

    def _answer(self, question: Question, then: str | Variable | None) -> str:
        if isinstance(then, str):
            return self._text(question.values[then])
        return self.say(msg("as “{question}” answers", question=getattr(then, "about", "")))

    def _beaters(self) -> Iterator[tuple[Node, Node]]:
        """What defeats each case, with the case."""
        for question, node in self._nodes:
            written_ = self.book.layers[question].nodes
            yield from ((written_[place], node) for place in node.beaten_by)

    def _defeated(self) -> Iterator[str]:
        if isinstance(self.thing, Question):
            return
        by: dict[str, tuple[Node, list[str]]] = {}
        for beater, node in self._beaters():
            by.setdefault(beater.id, (beater, []))[1].append(node.id)
        if not by:
            return
        yield from self._section(msg("Defeated by"))
        for id_, (beater, beaten) in sorted(by.items()):
            says = ""
            if isinstance(beater.origin, Ruling):
                says = f": {self._text(statement(beater.origin, id_))}"
            elif beater.origin is not None:
                says = f": {self._text(Text(beater.origin.texto, beater.origin.text))}"
            yield f"- {code(id_)} ({_codes(dict.fromkeys(beaten))}){says}"

    def _readings(self) -> Iterator[str]:
        if isinstance(self.thing, Reading):
            return
        met = [node for _, node in self._nodes] + [beater for beater, _ in self._beaters()]
        readings = {one.name: one for node in met for one in node.reads() if isinstance(one, Reading)}
        if readings:
            yield from self._section(msg("Readings that matter"))
            rows = [
                (code(name), self._text(one.about), f"{code(chosen)} {self._text(one.values[chosen])}")
                for name, one in sorted(readings.items())
                for chosen in [self.book.chosen[one]]
            ]
            yield from self._table((msg("reading"), msg("says"), msg("in force")), rows)

    def _gaps(self) -> Iterator[str]:
        questions = {question for question, _ in self._nodes}
        if isinstance(self.thing, Reading | Clause):
            found = {node.id for _, node in self._nodes if isinstance(node.origin, Gap)}
        else:
            found = {silence.gap for silence in self.book.silences if silence.question in questions}
        gaps = [self.book.gaps[id_] for id_ in sorted(found) if self.book.gaps[id_] is not self.thing]
        if gaps:
            yield from self._section(msg("Gaps"))
            yield from (f"- {code(gap.id)}: {self._text(Text(gap.texto, gap.text))}" for gap in gaps)

    def _scenarios(self) -> Iterator[str]:
        name = self.thing.id if isinstance(self.thing, Ruling | Gap | Tension | Note) else self.thing.name
        shown = scenarios(self.book.name, name)
        if not any(shown.values()):
            return
        yield from self._section(msg("Scenarios"))
        for case, entries in shown.items():
            tag = f" ({code(f'@{name}:{case}')})" if case else ""
            for entry in entries:
                path = quote(f"{self.links}{entry['path']}", safe="/:?=&%.~-_+@")
                yield f"- [{plain(entry['scenario'])}]({path}#L{entry['line']}){tag}"

    def _graph(self) -> Iterator[str]:
        graph = graph_of(self.book, self.thing, self.asked)
        if graph is None or not graph.edges:
            return
        yield from self._section(msg("Graph"))
        if len(graph.nodes) > MOST_NODES:
            told = msg("It has {count} nodes: `zarcovi explain {id} --format svg` draws it.")
            yield self.say(told.about(count=len(graph.nodes), id=self.asked))
            return
        yield "```mermaid"
        yield written(graph, "mermaid", self.speech).rstrip("\n")
        yield "```"


def _codes(ids: Iterable[str]) -> str:
    return ", ".join(map(code, ids))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
