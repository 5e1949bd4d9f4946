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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import keywords
from zarcovi_rules.verify.steps import KINDS

Node = Mapping[str, Any]

_PLACEHOLDER = re.compile(r"<([^<>]*)>")
_PLAIN_NAME = re.compile(r"[\w -]+")
# Where pytest-bdd looks for columns.
_AS_PYTEST_BDD = re.compile(r"<(.+?)>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """The feature as a tree of what can be compiled, and what is wrong with the rest."""

    feature: Node
    errors: tuple[Finding, ...]
    refused: int
    """How many scenarios were found that cannot be compiled; a row of an outline counts as one."""


def check(path: str, feature: Node, *, misspelt: bool) -> Checked:
    """Check a feature. `misspelt`: lines that were meant to be keywords may well be its missing scenarios."""
    checker = _Checker(path, feature)
    sound = {**feature, "children": list(checker.children(feature["children"]))}
    if not checker.found and not misspelt:
        checker.error(feature, msg("This feature has no scenario."), msg("Write a `Cenário:` with its steps."))
    # What is wrong with a step of an outline is seen again with each of its tables.
    errors = {(finding.place, str(finding.message)): finding for finding in checker.errors}
    return Checked(feature=sound, errors=tuple(errors.values()), refused=checker.refused)


class _Checker:
    """One walk over a feature. What a method gives back is sound."""

    def __init__(self, path: str, feature: Node) -> None:
        self.path = path
        self.errors: list[Finding] = []
        self.found = 0
        self.refused = 0
        self._titles: dict[str, int] = {}
        self._all_columns = {column for scenario in _scenarios(feature) for column in _all_columns(scenario)}

    def error(self, node: Node, message: Message, advice: Message) -> None:
        self.errors.append(Finding(message, Place(self.path, node["location"]["line"]), advice))

    def children(self, children: Sequence[Node]) -> Iterator[Node]:
        outline_without_rows: Node | None = None
        for child in children:
            if "background" in child:
                yield {"background": self._background(child["background"])}
            elif "rule" in child:
                yield {"rule": {**child["rule"], "children": list(self.children(child["rule"]["children"]))}}
            else:
                scenario = child["scenario"]
                self.found += 1
                if self._is_lost_table(scenario):
                    outline_without_rows = None
                    continue
                self._report_missing_rows(outline_without_rows)
                outline_without_rows = None
                if scenario["keyword"] in keywords.OUTLINE_KEYWORDS and not scenario["examples"]:
                    outline_without_rows = scenario
                    self._check_scenario(scenario)
                    self.refused += 1
                elif (sound := self._scenario(scenario)) is not None:
                    self.refused += _rows(scenario) - _rows(sound)
                    yield {"scenario": sound}
                else:
                    self.refused += max(1, _rows(scenario))
        self._report_missing_rows(outline_without_rows)

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

    def _background(self, background: Node) -> Node:
        self._check_first_step(background["steps"])
        for text in _step_texts(background["steps"]):
            for name in _names(text.text, self._all_columns):
                if name in self._all_columns or not text.is_block:
                    self.error(
                        text.node,
                        msg("A `{keyword}` knows no columns: <{name}>.", keyword=background["keyword"], name=name),
                        msg("Write the value itself, or move the step into the `Esquema do Cenário`."),
                    )
        return {**background, "steps": _with_plain_blocks(background["steps"])}

    def _scenario(self, scenario: Node) -> Node | None:
        sound = self._check_scenario(scenario)
        if scenario["examples"]:
            examples = [table for table in scenario["examples"] if self._check_table(scenario, table)]
            sound = sound and bool(examples)
        else:
            examples = []
            sound = self._check_names(scenario, None) and sound
        return {**scenario, "steps": _with_plain_blocks(scenario["steps"]), "examples": examples} if sound else None

    def _check_scenario(self, scenario: Node) -> bool:
        """What must hold of any scenario; whether it can be run."""
        name, line = scenario["name"], scenario["location"]["line"]
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
        self._titles.setdefault(name, line)
        if not scenario["steps"]:
            self.error(
                scenario,
                msg("This scenario has no steps: it would pass without checking anything."),
                msg("Write its steps with Dado, Quando and Então."),
            )
            return False
        return self._check_first_step(scenario["steps"]) and self._check_outcome(scenario)

    def _check_outcome(self, scenario: Node) -> bool:
        if any(step["keywordType"] == "Outcome" for step in scenario["steps"]):
            return True
        self.error(
            scenario,
            msg("This scenario has no `Então`: it would pass without checking anything."),
            msg("Write below its steps, with `Então`, what must hold."),
        )
        return False

    def _check_first_step(self, steps: Sequence[Node]) -> bool:
        if not steps or steps[0]["keywordType"] in KINDS:
            return True
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
        if not examples.get("tableBody"):
            self.error(
                examples,
                msg("These `{keyword}` have no rows: the scenario would never run.", keyword=examples["keyword"]),
                msg("Write a table: a row with the columns, and below it a row for each case."),
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
            self._check_names(scenario, examples) and self._check_rows(scenario, examples) and not self.errors[before:]
        )

    def _check_names(self, scenario: Node, examples: Node | None) -> bool:
        """Whether the columns of one table are those that the scenario speaks of; None: it has no table."""
        before = len(self.errors)
        columns = _columns(examples) if examples is not None else []
        used: set[str] = set()
        for text in _texts(scenario):
            names = _names(text.text, columns)
            used.update(names)
            for name in names:
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
        for row in examples["tableBody"]:
            values = dict(zip(columns, (cell["value"] for cell in row["cells"]), strict=True))
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


def _with_plain_blocks(steps: Sequence[Node]) -> list[Node]:
    """The steps with the common indentation of text blocks taken away, as pytest-bdd does before it fills them in."""
    return [
        {**step, "docString": {**step["docString"], "content": textwrap.dedent(step["docString"]["content"])}}
        if "docString" in step
        else step
        for step in steps
    ]
