"""What must hold before a feature is compiled: nothing passes without checking, nothing expands to what nobody wrote.

`check` walks gherkin's tree. It gives findings with their lines, and the tree of what is sound: only that is compiled.

A scenario must have an `Então` of its own: without one it checks nothing. A `Quando` may be missing: it may stand in
the `Contexto`, or nothing need be asked. The `Então` that needs an answer says itself that nothing was asked.

Three things are refused because tools differ on them. Gherkin's compiler takes names of columns for regular
expressions, and fills columns into the values of other columns; pytest-bdd overlooks a column after a stray `<`, and
fills columns into a `Contexto`. In what is left all of them give what plain replacement would.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import keywords
from zarcovi_rules.verify.keywords import Slip
from zarcovi_rules.verify.steps import KINDS, header_row

Node = Mapping[str, Any]

_PLACEHOLDER = re.compile(r"<([^<>]*)>")
_TAG_IN_TITLE = re.compile(r"(?:^|\s)@[A-Za-z][\w:!.-]*")
_PLAIN_NAME = re.compile(r"[\w -]+")
# Where pytest-bdd looks for columns.
_AS_PYTEST_BDD = re.compile(r"<(.+?)>")


MOST_FILLED = 5_000_000
"""The letters that the values of one table may come to in its scenarios: far more than anybody writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """The feature as a tree of what can be compiled, and what is wrong with the rest."""

    feature: Node
    errors: tuple[Finding, ...]
    refused: int
    """How many scenarios were found that cannot be compiled; a row of an outline counts as one."""


def check(
    path: str,
    feature: Node,
    *,
    slips: Sequence[Slip] = (),
    prose: Sequence[tuple[int, str]] = (),
    wrong: Collection[int | None] = (),
) -> Checked:
    """Check a feature. `slips` are lines that were meant to be keywords: what has lost one is not compiled.

    `prose` are its lines of plain text, with their numbers: one of them may be a step that lost its keyword. Of the
    `wrong` lines something has been said.
    """
    checker = _Checker(path, feature, slips, prose, wrong)
    sound = {**feature, "children": list(checker.children(feature["children"], feature))}
    if not feature["name"]:
        checker.error(feature, msg("This feature has no title."), msg("Write what it is about after the colon."))
    if not checker.found and not slips:
        checker.error(feature, msg("This feature has no scenario."), msg("Write a `Cenário:` with its steps."))
    # What is wrong with a step of an outline is seen again with each of its tables.
    errors = {(finding.place, str(finding.message)): finding for finding in checker.errors}
    return Checked(feature=sound, errors=tuple(errors.values()), refused=checker.refused)


class _Checker:
    """One walk over a feature. What a method gives back is sound."""

    def __init__(
        self,
        path: str,
        feature: Node,
        slips: Sequence[Slip],
        prose: Sequence[tuple[int, str]],
        wrong: Collection[int | None],
    ) -> None:
        self.path = path
        self.errors: list[Finding] = []
        self.found = 0
        self.refused = 0
        self._titles: dict[str, int] = {}
        self._all_columns = {column for scenario in _scenarios(feature) for column in _all_columns(scenario)}
        self._prose = [line for line in prose if line[0] not in wrong]
        self._wrong = wrong
        # The lines at which what has lost a keyword begins: scenarios, or blocks of which no scenario is whole.
        self._maimed = set(_maimed(feature, slips))

    def error(self, node: Node, message: Message, advice: Message) -> None:
        place = node["location"]
        self.errors.append(Finding(message, Place(self.path, place["line"], place.get("column")), advice))

    def children(self, children: Sequence[Node], block: Node, *, refuse: bool = False) -> Iterator[Node]:
        """What is sound of the children of a block; of none of its scenarios with `refuse`."""
        refuse = refuse or _line(block) in self._maimed
        outline_without_rows: Node | None = None
        for child in children:
            if "background" in child:
                refuse = not self._background(child["background"]) or refuse
                yield {"background": _with_plain_steps(child["background"])}
            elif "rule" in child:
                yield {"rule": self._rule(child["rule"], refuse=refuse)}
            else:
                scenario = child["scenario"]
                self.found += 1
                if self._is_lost_table(scenario):
                    outline_without_rows = None
                    continue
                self._report_missing_rows(outline_without_rows)
                outline_without_rows = None
                if scenario["keyword"] in keywords.OUTLINE_KEYWORDS and not scenario["examples"]:
                    outline_without_rows = None if _line(scenario) in self._maimed else scenario
                    self._check_scenario(scenario)
                    self.refused += 1
                elif (sound := self._scenario(scenario)) is not None and not refuse:
                    self.refused += _rows(scenario) - _rows(sound)
                    yield {"scenario": sound}
                else:
                    self.refused += max(1, _rows(scenario))
        self._report_missing_rows(outline_without_rows)

    def _rule(self, rule: Node, *, refuse: bool) -> Node:
        if not rule["name"]:
            self.error(
                rule,
                msg("This `{keyword}` says nothing.", keyword=rule["keyword"]),
                msg("Write its sentence after the colon."),
            )
        if not any("scenario" in child for child in rule["children"]) and _line(rule) not in self._maimed:
            self.error(
                rule,
                msg("No scenario shows this `{keyword}`.", keyword=rule["keyword"]),
                msg("Write its scenarios below it, or remove it."),
            )
        return {**rule, "children": list(self.children(rule["children"], rule, refuse=refuse))}

    def _is_lost_table(self, scenario: Node) -> bool:
        """`Exemplo:` for `Exemplos:` makes an empty scenario, with the table as its description."""
        lost = not scenario["steps"] and scenario["description"].lstrip().startswith("|")
        if lost:
            self.error(
                scenario,
                msg("`{keyword}:` begins a scenario, so its table is read as plain text.", keyword=scenario["keyword"]),
                msg("Write `Exemplos:`."),
            )
        return lost

    def _report_missing_rows(self, outline: Node | None) -> None:
        if outline is not None:
            self.error(
                outline,
                msg("This `{keyword}` has no `Exemplos`: it would never run.", keyword=outline["keyword"]),
                msg("Write `Exemplos:` below its steps, with a table of the columns and a row for each case."),
            )

    def _background(self, background: Node) -> bool:
        """Whether the steps that all scenarios begin with can be acted out."""
        before = len(self.errors)
        if not background["steps"] and _line(background) not in self._maimed:
            self.error(
                background,
                msg("This `{keyword}` has no steps.", keyword=background["keyword"]),
                msg("Write its steps with Dado, or remove it."),
            )
        self._check_first_step(background)
        for text in _step_texts(background["steps"]):
            for name in _names(text.text, self._all_columns):
                if name in self._all_columns or not text.is_block:
                    self.error(
                        text.node,
                        msg("A `{keyword}` knows no columns: <{name}>.", keyword=background["keyword"], name=name),
                        msg("Write the value itself, or move the step into the `Esquema do Cenário`."),
                    )
        return len(self.errors) == before

    def _scenario(self, scenario: Node) -> Node | None:
        sound = self._check_scenario(scenario)
        if scenario["examples"]:
            examples = [table for table in scenario["examples"] if self._check_table(scenario, table)]
            sound = sound and bool(examples)
        else:
            examples = []
            sound = self._check_names(scenario, None) and sound
        return {**_with_plain_steps(scenario), "examples": examples} if sound else None

    def _check_scenario(self, scenario: Node) -> bool:
        """What must hold of any scenario; whether it can be run."""
        name, line = scenario["name"], _line(scenario)
        if not name:
            self.error(scenario, msg("This scenario has no title."), msg("Write what it shows after the colon."))
        elif name in self._titles:
            self.error(
                scenario,
                msg(
                    "Two scenarios of this feature are called “{name}” (the other: line {line}).",
                    name=name,
                    line=self._titles[name],
                ),
                msg("Give each scenario a title of its own, also in different `Regra`s."),
            )
        elif tag := _TAG_IN_TITLE.search(name):
            self.error(
                scenario,
                msg("A tag in the title is only text: {tag}", tag=tag[0].strip()),
                msg("Write it in a line of its own, above the title."),
            )
        self._titles.setdefault(name, line)
        if line in self._maimed:
            return False
        if not scenario["steps"]:
            self.error(
                scenario,
                msg("This scenario has no steps: it would pass without checking anything."),
                msg("Write its steps with Dado, Quando and Então."),
            )
            return False
        return self._check_first_step(scenario) and self._check_outcome(scenario) and self._check_order(scenario)

    def _check_outcome(self, scenario: Node) -> bool:
        if any(step["keywordType"] == "Outcome" for step in scenario["steps"]):
            return True
        self.error(
            scenario,
            msg("This scenario has no `Então`: it would pass without checking anything."),
            msg("Write below its steps, with `Então`, what must hold."),
        )
        return False

    def _check_order(self, scenario: Node) -> bool:
        """Whether each `Quando` is looked at, and knows all that is said."""
        before = len(self.errors)
        asked: Node | None = None
        for step in scenario["steps"]:
            kind = KINDS.get(step["keywordType"])
            keyword = step["keyword"].strip()
            if kind == "when" and asked is not None:
                self.error(
                    step,
                    msg("Two `Quando` with no `Então` between them: what comes of the first is never looked at."),
                    msg("Write the `Então` of the first one above it, or begin it with `E` if they are one."),
                )
            elif kind == "given" and asked is not None:
                self.error(
                    step,
                    msg("This `{keyword}` comes after the `Quando`, which does not know of it.", keyword=keyword),
                    msg("Move it above the `Quando`."),
                )
            if kind is not None:
                asked = step if kind == "when" else None if kind == "then" else asked
        if asked is not None and len(self.errors) == before:
            self.error(
                asked,
                msg("What comes of this `Quando` is never looked at."),
                msg("Write below it, with `Então`, what must hold."),
            )
        return len(self.errors) == before

    def _check_first_step(self, block: Node) -> bool:
        steps = block["steps"]
        if not steps or steps[0]["keywordType"] in KINDS or _line(block) in self._maimed:
            return True
        first = _line(steps[0])
        lost = [line for line in self._prose if _line(block) < line[0] < first]
        if lost:
            number, line = lost[-1]
            self.error(
                {"location": {"line": number}},
                msg("This line is read as plain text, so the step below it continues no other: {line}", line=line),
                msg("Begin it with Dado, Quando or Então."),
            )
            return False
        self.error(
            steps[0],
            msg(
                "The first step begins with `{keyword}`, which continues no other.", keyword=steps[0]["keyword"].strip()
            ),
            msg("Begin it with Dado, Quando or Então."),
        )
        return False

    def _check_table(self, scenario: Node, examples: Node) -> bool:
        """Whether a table of `Exemplos` can be filled into the scenario, and in one way only."""
        rows = [examples, *filter(None, (examples.get("tableHeader"), *examples["tableBody"]))]
        if any(_line(row) in self._wrong for row in rows):
            return False
        if not examples.get("tableHeader"):
            self.error(
                examples,
                msg("These `{keyword}` have no rows: the scenario would never run.", keyword=examples["keyword"]),
                msg("Write a table: a row with the columns, and below it a row for each case."),
            )
            return False
        if self._lacks_header(scenario, examples):
            return False
        if not examples["tableBody"]:
            self.error(
                examples,
                msg("These `{keyword}` have no rows: the scenario would never run.", keyword=examples["keyword"]),
                msg("Write below the row with the columns a row for each case."),
            )
            return False
        before = len(self.errors)
        header, columns = examples["tableHeader"], _columns(examples)
        for column in dict.fromkeys(columns):
            if columns.count(column) > 1:
                self.error(
                    header,
                    msg("The column “{column}” is given twice: the last would win.", column=column),
                    msg("Remove or rename one of them."),
                )
            if not column:
                self.error(header, msg("A column has no name."), msg("Name it, or remove it."))
            elif not _PLAIN_NAME.fullmatch(column):
                self.error(
                    header,
                    msg(
                        "The column name “{column}” holds signs other than letters, digits, spaces, _ and -.",
                        column=column,
                    ),
                    msg("Rename the column, here and wherever it is used."),
                )
        return (
            self._check_names(scenario, examples)
            and self._check_rows(scenario, examples)
            and self._check_length(scenario, examples)
            and not self.errors[before:]
        )

    def _lacks_header(self, scenario: Node, examples: Node) -> bool:
        """Whether the table begins with values: none of them is a column that the scenario speaks of."""
        header, columns = examples["tableHeader"], _columns(examples)
        names = list(dict.fromkeys(name for text in _texts(scenario) for name in _names(text.text, columns)))
        # A column that is called nearly so has just been misspelt.
        if len(names) != len(columns) or any(name in columns or nearest(name, columns) for name in names):
            return False
        self.error(
            header,
            msg("The first row of a table names its columns: {row}", row=header_row(columns)),
            msg("Write above it the row {row}.", row=header_row(names)),
        )
        return True

    def _check_names(self, scenario: Node, examples: Node | None) -> bool:
        """Whether the columns of one table are those that the scenario speaks of; None: it has no table."""
        before = len(self.errors)
        columns = _columns(examples) if examples is not None else []
        used: set[str] = set()
        for text in _texts(scenario):
            names = _names(text.text, columns)
            fresh = [name for name in dict.fromkeys(names) if examples is not None or name not in used]
            used.update(names)
            for column in [column for column in columns if column not in names and _miswritten(column, text.text)]:
                used.add(column)
                self.error(
                    text.node,
                    msg("Here the column {column} is not written as one: {text}", column=column, text=text.text),
                    msg("Write <{column}>.", column=column),
                )
            for name in fresh:
                if name not in columns and not (examples is None and text.is_block):
                    self.error(
                        text.node,
                        msg("No column of `Exemplos` is called <{name}>.", name=name),
                        _advice(name, columns),
                    )
            if hidden := _hidden(text.text, columns):
                self.error(
                    text.node,
                    msg("There is a stray < before <{column}>: not every tool would fill it in.", column=hidden),
                    msg("Leave the sign out, or write it in words."),
                )
        if examples is not None:
            for column in dict.fromkeys(columns):
                if column not in used and _PLAIN_NAME.fullmatch(column):
                    self.error(
                        examples["tableHeader"],
                        msg("The column “{column}” is used nowhere.", column=column),
                        msg("Use <{column}> in a step or in the title, or remove the column.", column=column),
                    )
        return len(self.errors) == before

    def _check_rows(self, scenario: Node, examples: Node) -> bool:
        """Whether no value can be taken for a column, neither alone nor with what stands around it."""
        before = len(self.errors)
        columns = _columns(examples)
        known: dict[tuple[str, ...], int] = {}
        for row in examples["tableBody"]:
            cells = tuple(cell["value"] for cell in row["cells"])
            if known.setdefault(cells, _line(row)) != _line(row):
                self.error(
                    row,
                    msg("This row is given twice (the other: line {line}).", line=known[cells]),
                    msg("Remove one of them."),
                )
            values = dict(zip(columns, cells, strict=True))
            # Only a value brings a `<` that is not one of the scenario's own, which have been looked at.
            if not any("<" in value for value in values.values()):
                continue
            named = {name for value in values.values() for name in _PLACEHOLDER.findall(value) if name in columns}
            for column in sorted(named):
                self.error(
                    row,
                    msg("A value of this row holds <{column}>, which would be filled in once more.", column=column),
                    msg("Write the value itself, or name the column otherwise."),
                )
            joined = {} if named else _joined(scenario, values)
            for column, text in sorted(joined.items()):
                self.error(
                    row,
                    msg("The values of this row make a new <{column}>: {text}", column=column, text=text),
                    msg("Leave out the angle brackets, in the values or around them."),
                )
        return len(self.errors) == before

    def _check_length(self, scenario: Node, examples: Node) -> bool:
        """Whether what the rows make is of a length that somebody may have meant."""
        columns = _columns(examples)
        used = Counter(name for text in _texts(scenario) for name in _names(text.text, columns))
        length = sum(
            len(cell["value"]) * used[column]
            for row in examples["tableBody"]
            for column, cell in zip(columns, row["cells"], strict=True)
        )
        if length <= MOST_FILLED:
            return True
        self.error(
            examples,
            msg("Filled in, these rows make more than {most} letters.", most=MOST_FILLED),
            msg("Split the table, or shorten its values."),
        )
        return False


@dataclass(frozen=True, slots=True)
class _Text:
    """A text in which a column may stand. Angle brackets in a text block may be just text."""

    node: Node
    text: str
    is_block: bool = False


def _texts(scenario: Node) -> Iterator[_Text]:
    """All such texts of a scenario: its title, and those of its steps."""
    yield _Text(scenario, scenario["name"])
    yield from _step_texts(scenario["steps"])


def _step_texts(steps: Sequence[Node]) -> Iterator[_Text]:
    for step in steps:
        yield _Text(step, step["text"])
        for row in step.get("dataTable", {}).get("rows", ()):
            yield from (_Text(row, cell["value"]) for cell in row["cells"])
        if "docString" in step:
            yield _Text(step, step["docString"]["content"], is_block=True)


def _scenarios(feature: Node) -> Iterator[Node]:
    for child in feature["children"]:
        if "rule" in child:
            yield from _scenarios(child["rule"])
        elif "scenario" in child:
            yield child["scenario"]


def _rows(scenario: Node) -> int:
    return sum(len(table.get("tableBody") or ()) for table in scenario["examples"])


def _columns(examples: Node) -> list[str]:
    return [cell["value"] for cell in examples["tableHeader"]["cells"]]


def _all_columns(scenario: Node) -> set[str]:
    return {column for table in scenario["examples"] if "tableHeader" in table for column in _columns(table)}


def _names(text: str, columns: Sequence[str] | set[str]) -> list[str]:
    """What stands in angle brackets as columns do. In “3 < 4 > 2” nothing does, in `< cor >` a column is meant."""
    if "<" not in text:
        return []
    return [name for name in _PLACEHOLDER.findall(text) if (name and not name[0].isspace()) or name.strip() in columns]


def _hidden(text: str, columns: Sequence[str]) -> str | None:
    """The first column that pytest-bdd would overlook because a stray `<` comes before it."""
    if text.count("<") < 2:
        return None
    seen = {found.span() for found in _AS_PYTEST_BDD.finditer(text)}
    places = (place for place in _PLACEHOLDER.finditer(text) if place[1] in columns)
    return next((place[1] for place in places if place.span() not in seen), None)


def _joined(scenario: Node, values: Mapping[str, str]) -> dict[str, str]:
    """Columns that stand in a text only after it has been filled in, with that text."""
    joined: dict[str, str] = {}
    for text in _texts(scenario):
        filled = _PLACEHOLDER.sub(lambda place: values.get(place[1], place[0]), text.text)
        for name in _PLACEHOLDER.findall(filled):
            if name in values:
                joined.setdefault(name, filled)
    return joined


def _advice(name: str, columns: Sequence[str]) -> Message:
    if near := nearest(name, columns):
        return msg("Nearest column: <{near}>.", near=near)
    if columns:
        return msg("The columns are: {columns}.", columns=", ".join(columns))
    return msg("Write `Esquema do Cenário:` with `Exemplos:`, or remove the angle brackets.")


def _miswritten(column: str, text: str) -> bool:
    """Whether the column stands in other brackets, or in angle brackets of which one is missing."""
    if column not in text:
        return False
    name = re.escape(column)
    return re.search(rf"\{{{name}\}}|\[{name}\]|<{name}(?![\w -]*>)|(?<![<\w -]){name}>", text) is not None


def _line(node: Node) -> int:
    line: int = node["location"]["line"]
    return line


def _maimed(feature: Node, slips: Sequence[Slip]) -> Iterator[int]:
    """The lines of the scenarios that have lost a line, and of the blocks that have lost their `Contexto`."""
    blocks = {_line(node): (kind, around) for kind, node, around in _blocks(feature)}
    for slip in slips:
        above = [line for line in blocks if line <= slip.line]
        if not slip.meant or not above:
            continue
        kind, around = blocks[max(above)]
        if kind == "scenario":
            yield max(above)
        elif kind == "background" or keywords.title(f"{slip.meant}:") == "background":
            yield max(above)
            yield around


def _blocks(block: Node, kind: str = "feature") -> Iterator[tuple[str, Node, int]]:
    """Everything with a title: what it is, itself, and the line of the feature or rule that it stands in."""
    yield kind, block, _line(block)
    for child in block["children"]:
        if "rule" in child:
            yield from _blocks(child["rule"], "rule")
        else:
            yield from ((what, node, _line(block)) for what, node in child.items())


def _with_plain_steps(block: Node) -> Node:
    return {**block, "steps": _with_plain_blocks(block["steps"])}


def _with_plain_blocks(steps: Sequence[Node]) -> list[Node]:
    """The steps with the common indentation of text blocks taken away, as pytest-bdd does before it fills them in."""
    return [
        {**step, "docString": {**step["docString"], "content": textwrap.dedent(step["docString"]["content"])}}
        if "docString" in step
        else step
        for step in steps
    ]
