"""From the text of a feature to gherkin's tree, and what stops it on the way, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import keywords
from zarcovi_rules.verify.steps import KINDS
from zarcovi_rules.verify.text import LINE_HABITS, STEP_HABITS, normal_line, normal_step

_LANGUAGE = re.compile(r"\s*#\s*(?:language|idioma|lingua|língua)\s*:\s*(\S*)", re.IGNORECASE)
_UNCLOSED = "unexpected end of file, expected: #DocStringSeparator, #Other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Parsed:
    """A feature file as gherkin's own tree; None where it could not be parsed."""

    document: Any
    misspelt: bool
    errors: tuple[Finding, ...]
    notices: tuple[Finding, ...]
    titles: int = 0
    """How many lines begin a scenario: what is found where there is no tree to tell."""
    lost: int = 0
    """How many more were meant to begin one, and do not."""
    unreadable: bool = False
    """Whether there is no text at all: the file cannot be opened, or its bytes are no text."""


def parse(path: str, text: str) -> Parsed:
    """The tree of one feature text, after what is merely a habit of writing has been repaired."""
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    values = list(keywords.inside_doc_strings([normal_line(line) for line in raw]))
    lines = [line if value else normal_line(line) for line, value in zip(raw, values, strict=True)]
    notices = tuple(_notices(path, raw, lines, values))

    misspelt = list(keywords.misspelt(path, lines))
    errors = [*_language(path, lines), *misspelt]
    document: Any = None
    try:
        # The language has been looked at: its line is hidden so that a wrong one does not hide all other errors.
        source = "\n".join("#" if _LANGUAGE.match(line) else line for line in lines)
        document = Parser().parse(source, TokenMatcher(keywords.LANGUAGE))
    except ParserError as error:
        # What follows a misspelt keyword is out of place only because of it.
        until = misspelt[0].place.line if misspelt else None
        errors += _syntax(path, lines, getattr(error, "errors", [error]), until)
    if document is not None and "feature" not in document:
        errors.append(_nothing(path))
        document = None
    if document is not None:
        _continue_backgrounds(document["feature"], None)
    return Parsed(
        document=document,
        misspelt=bool(misspelt),
        errors=tuple(sorted(errors, key=lambda finding: finding.place.line or 0)),
        notices=notices,
        titles=sum(keywords.title(line.strip()) == "scenario" for line in lines),
        lost=sum(keywords.title(f"{finding.message.values['meant']}:") == "scenario" for finding in misspelt),
    )


def _continue_backgrounds(block: Any, before: str | None) -> None:
    """A first step with `E` or `Mas` continues the last step of the `Contexto`, as gherkin's compiler has it.

    It is given the type of that step, because pytest-bdd does not look there. `before` is that of the block around.
    """
    for child in block["children"]:
        if "rule" in child:
            _continue_backgrounds(child["rule"], before)
            continue
        steps = next(iter(child.values()))["steps"]
        if steps and before is not None and steps[0]["keywordType"] not in KINDS:
            steps[0]["keywordType"] = before
        if "background" in child:
            before = next((step["keywordType"] for step in reversed(steps) if step["keywordType"] in KINDS), before)


def _nothing(path: str) -> Finding:
    return Finding(
        msg("There is no feature in this file."),
        Place(path, 1),
        msg("Write `Funcionalidade:` with a title, and scenarios."),
    )


def _notices(path: str, raw: Sequence[str], lines: Sequence[str], values: Sequence[bool]) -> Iterator[Finding]:
    for habit in LINE_HABITS:
        for number, (line, value) in enumerate(zip(raw, values, strict=True), start=1):
            if not value and not line.isascii() and habit.repair(line) != line:
                yield Finding(habit.notice, Place(path, number))
                break
    steps = [
        (number, line.strip().split(" ", 1)[-1].strip())
        for number, (line, value) in enumerate(zip(lines, values, strict=True), start=1)
        if not value and keywords.is_step(line.strip())
    ]
    unusual = [(number, text) for number, text in steps if normal_step(text) != text]
    for habit in STEP_HABITS:
        for number, text in unusual:
            if habit.repair(text) != text:
                yield Finding(habit.notice, Place(path, number))
                break


def _language(path: str, lines: Sequence[str]) -> Iterator[Finding]:
    """`# language: pt` must stand first: elsewhere it is a remark, and other tools read the file as English."""
    advice = msg("Write `# language: pt` in the first line.")
    written = [(number, m[1]) for number, line in enumerate(lines, start=1) if (m := _LANGUAGE.match(line))]
    if not written:
        yield Finding(msg("The file does not say that it is written in Portuguese."), Place(path, 1), advice)
        return
    number, language = written[0]
    exact = re.fullmatch(r"\s*#\s*language\s*:\s*pt\s*", lines[number - 1])
    if exact is None:
        yield Finding(msg("No language is called “{language}” here.", language=language), Place(path, number), advice)
    elif any(line.strip() and not line.strip().startswith("#") for line in lines[: number - 1]):
        yield Finding(msg("The language is said too late in the file."), Place(path, number), advice)


def _syntax(path: str, lines: Sequence[str], errors: Sequence[Any], until: int | None) -> Iterator[Finding]:
    """The parser's errors in plain words. One mistake makes it stumble over the lines that follow: the first counts."""
    last: int | None = None
    for error in errors:
        number = max(1, min(error.location["line"], len(lines)))
        stumbles = last is not None and not any(line.strip() for line in lines[last : number - 1])
        last = number
        if _UNCLOSED in str(error):
            # The parser only notices at the end of the file; the person looks for where it was opened.
            inside = keywords.inside_doc_strings(lines)
            number = max(place for place, value in enumerate(inside, start=1) if not value)
        if not stumbles and (until is None or number < until):
            message, advice = _plain(str(error), lines[number - 1].strip())
            yield Finding(message, Place(path, number), advice)


def _plain(error: str, line: str) -> tuple[Message, Message]:
    if "inconsistent cell count" in error:
        return (
            msg("This row has more or fewer cells than the first row of its table."),
            msg("Give all rows the same number of cells; a | that belongs to a text is written \\|."),
        )
    if "may not contain whitespace" in error:
        return msg("A tag contains a space: {line}", line=line), msg("Write tags without spaces, each with its @.")
    if "unexpected end of file" in error:
        if _UNCLOSED in error:
            fence = line[:3]  # the number has been moved to where the block was opened
            return (
                msg("A text block opened with {fence} is not closed.", fence=fence),
                msg("Close it with {fence} in a line of its own.", fence=fence),
            )
        return msg("The file ends too early."), msg("Write a scenario below the tags, or remove them.")
    if "#FeatureLine" in error and "#RuleLine" not in error:
        return (
            msg("The file does not begin with a feature: {line}", line=line),
            msg("Write `Funcionalidade:` with a title below `# language: pt`."),
        )
    title = next((keyword for keyword in keywords.TITLES if line.startswith(f"{keyword}:")), "")
    match keywords.TITLES.get(title):
        case "feature":
            return msg("A second feature in one file: {line}", line=line), msg("Move it to a file of its own.")
        case "background":
            return (
                msg("`{title}:` stands in the wrong place.", title=title),
                msg("Write it once, before the first scenario of the feature or of its `Regra`."),
            )
        case "examples":
            return (
                msg("`{title}:` belongs to no `Esquema do Cenário`.", title=title),
                msg("Write it below the steps of an `Esquema do Cenário`."),
            )
        case "rule" | "scenario":
            return msg("`{title}:` stands in the wrong place.", title=title), msg(
                "Move the tags above it, or remove them."
            )
    if line.startswith("|"):
        return msg("A table that belongs to no step: {line}", line=line), msg("Write it directly below its step.")
    if line.startswith("@"):
        return msg("Tags in the wrong place: {line}", line=line), msg("Write them directly above a scenario.")
    if line.startswith(('"""', "```")):
        return msg("A text block that belongs to no step."), msg("Write it directly below its step.")
    if keywords.is_step(line):
        return msg("A step outside of a scenario: {line}", line=line), msg("Write it below a `Cenário:`.")
    return (
        msg("This line is not a step, a table or a title: {line}", line=line),
        msg("Begin it with Dado, Quando, Então, E or Mas; a remark begins with #."),
    )
