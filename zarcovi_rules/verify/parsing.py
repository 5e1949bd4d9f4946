"""From the text of a feature to gherkin's tree, and what stops it on the way, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gherkin.ast_builder import AstBuilder
from gherkin.errors import ParserError
from gherkin.stream.id_generator import IdGenerator

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.verify import keywords, swift
from zarcovi_rules.verify.keywords import Prose, Slip
from zarcovi_rules.verify.steps import KINDS
from zarcovi_rules.verify.text import LINE_HABITS, STEP_HABITS, is_normal, is_usual, normal_line, normal_step

_LANGUAGE = re.compile(
    r"\s*(?=.*[#:])(?P<hash>#?)\s*(?P<name>language|idioma|lingua|língua)"
    r"(?:\s*(?P<colon>:)\s*(?P<code>[\w-]*)|\s+[a-z]{2}(?:[-_]\w+)?)\s*$",
    re.IGNORECASE,
)
_LANGUAGE_BEGINS = frozenset("lLiI")
_EXACTLY = re.compile(r"\s*#\s*language\s*:\s*pt\s*")
_UNEXPECTED = "expected: "
_UNCLOSED = "unexpected end of file, expected: #DocStringSeparator, #Other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Parsed:
    """A feature file as gherkin's own tree; None where it could not be parsed."""

    document: Any
    slips: tuple[Slip, ...]
    errors: tuple[Finding, ...]
    notices: tuple[Finding, ...]
    prose: tuple[tuple[int, str], ...] = ()
    """The lines, with their numbers, that are no part of a scenario: what reads like a step there was lost."""
    titles: int = 0
    """How many lines begin a scenario: what is found where there is no tree to tell."""
    unreadable: bool = False
    """Whether there is no text at all: the file cannot be opened, or its bytes are no text."""

    @property
    def lost(self) -> int:
        """How many more lines were meant to begin a scenario, and do not."""
        return sum(keywords.title(f"{slip.meant}:") == "scenario" for slip in self.slips)


def parse(path: str, text: str, ids: IdGenerator | None = None) -> Parsed:
    """The tree of one feature text, after what is merely a habit of writing has been repaired.

    With `ids`, several trees can be told apart by the ids of their nodes.
    """
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    normal = raw if is_normal(text) else [normal_line(line) for line in raw]
    values = list(keywords.inside_doc_strings(normal))
    lines = [written if value else line for written, line, value in zip(raw, normal, values, strict=True)]
    notices = tuple(_notices(path, raw, lines, values))
    foreign = list(_foreign(path, lines))
    for number, _ in foreign:
        lines[number - 1] = ""

    found = [slip for _, slip in foreign if slip is not None]
    plain = list(keywords.prose(lines))
    slips = sorted((*found, *keywords.misspelt(path, lines, plain)), key=lambda slip: slip.line)
    errors = [*_language(path, lines), *_lines(path, lines, values), *(slip.finding for slip in slips)]
    document: Any = None
    try:
        # The language has been looked at: its line is hidden so that a wrong one does not hide all other errors.
        source = "\n".join("#" if _says_language(line) else line for line in lines)
        document = swift.parse(source, keywords.LANGUAGE, AstBuilder(ids))
    except ParserError as error:
        # What follows a misspelt keyword is out of place only because of it.
        until = slips[0].line if slips else None
        errors += _syntax(path, lines, getattr(error, "errors", [error]), until)
    if document is not None and "feature" not in document:
        errors = [_nothing(path), *(slip.finding for slip in found)]
        document = None
    if document is not None:
        _continue_backgrounds(document["feature"], None)
    # A line that is wrong in itself is wrong for one reason: what is said first of it.
    once: dict[int | None, Finding] = {}
    for finding in errors:
        once.setdefault(finding.place.line, finding)
    return Parsed(
        document=document,
        slips=tuple(slips),
        errors=tuple(sorted(once.values(), key=lambda finding: finding.place.line or 0)),
        notices=notices,
        prose=tuple(_prose(plain, slips)),
        titles=0 if document else sum(keywords.title(line.strip()) == "scenario" for line in lines),
    )


def _prose(plain: Sequence[Prose], slips: Sequence[Slip]) -> Iterator[tuple[int, str]]:
    """The lines of prose, without those that are prose because a title above them is lost."""
    lost = {slip.line for slip in slips if keywords.title(f"{slip.meant}:")}
    block = 0
    for here in plain:
        block = here.begun if here.number in lost else block
        if here.begun != block or not block:
            yield here.number, here.line


_CONFLICT = re.compile(r"(<{7}|={7}|>{7})(?: |$)")
_FENCE = re.compile(r"\s*(```|~~~)\s*\w*\s*$")


def _foreign(path: str, lines: Sequence[str]) -> Iterator[tuple[int, Slip | None]]:
    """The lines that other tools leave in a file, with what is to be said of the first of each kind."""
    conflict = False
    for number, line in enumerate(lines, start=1):
        if mark := _CONFLICT.match(line):
            conflict = conflict or mark[1][0] == "<"
            begins = mark[1][0] == "<"
            if conflict:
                finding = Finding(
                    msg("Two versions of these lines are waiting for a decision: {line}", line=line),
                    Place(path, number, 1),
                    msg("Keep the lines of one version, and remove the marks <<<<<<<, ======= and >>>>>>>."),
                )
                yield number, Slip(finding=finding, meant=mark[1]) if begins else None
    first = next((number for number, line in enumerate(lines, start=1) if line.strip()), None)
    if first is not None and (fence := _FENCE.match(lines[first - 1])):
        finding = Finding(
            msg("A fence of Markdown is no part of a feature: {line}", line=lines[first - 1].strip()),
            Place(path, first, 1),
            msg("Remove this line, and the one that closes it."),
        )
        yield first, Slip(finding=finding)
        last = max(number for number, line in enumerate(lines, start=1) if line.strip())
        if last > first and lines[last - 1].strip() == fence[1]:
            yield last, None


def _lines(path: str, lines: Sequence[str], values: Sequence[bool]) -> Iterator[Finding]:
    """Rows of which gherkin would drop a part or make a case that is none; tags that only gherkin can read."""
    told = 0  # of rows that follow one another only the first is told to be open
    for number, raw in enumerate(lines, start=1):
        line = raw.lstrip()
        if not line.startswith(("|", "@")) or values[number - 1]:
            continue
        column = len(raw) - len(line) + 1
        line = line.rstrip()
        dropped = _ROW.sub("", line)
        if line.startswith("@"):
            if _LOOSE_TAG.search(line):
                yield Finding(
                    msg("A tag contains a space: {line}", line=line),
                    Place(path, number, column),
                    msg("Write tags without spaces, each with its @."),
                )
        elif dropped:
            told, again = number, told == number - 1
            if again:
                continue
            yield Finding(
                msg("This row is not closed: {text} would be dropped.", text=dropped.strip()),
                Place(path, number, column),
                msg("End the row with |; a remark stands in a line of its own."),
            )
        elif _DASHES.fullmatch(line):
            yield Finding(
                msg("This row of dashes would be read as values: {line}", line=line),
                Place(path, number, column),
                msg("Remove it: below the first row come the values."),
            )


_ROW = re.compile(r"\|(?:(?:[^|\\]|\\.)*\|)*")
_LOOSE_TAG = re.compile(r"@(?=\s|$)")
_DASHES = re.compile(r"(?:\|\s*:?-{2,}:?\s*)+\|")


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
        msg("Write `# language: pt`, below it `Funcionalidade:` with a title, and scenarios."),
    )


def _notices(path: str, raw: Sequence[str], lines: Sequence[str], values: Sequence[bool]) -> Iterator[Finding]:
    odd = [number for number, (line, as_read) in enumerate(zip(raw, lines, strict=True)) if line != as_read]
    for habit in LINE_HABITS:
        for number in odd:
            if habit.repair(raw[number]) != raw[number]:
                yield Finding(habit.notice, Place(path, number + 1))
                break
    unusual = []
    for number, (line, value) in enumerate(zip(lines, values, strict=True), start=1):
        written = line.strip()
        if not value and keywords.is_step(written):
            text = written.partition(" ")[2].strip()
            if not is_usual(text) and normal_step(text) != text:
                unusual.append((number, text))
    for habit in STEP_HABITS:
        for number, text in unusual:
            if habit.repair(text) != text:
                yield Finding(habit.notice, Place(path, number))
                break


def _says_language(line: str) -> re.Match[str] | None:
    # Most lines begin with no such letter.
    return _LANGUAGE.match(line) if line.lstrip("# \t")[:1] in _LANGUAGE_BEGINS else None


def _language(path: str, lines: Sequence[str]) -> Iterator[Finding]:
    """`# language: pt` must stand first: elsewhere it is a remark, and other tools read the file as English."""
    advice = msg("Write `# language: pt` in the first line.")
    written = [(number, m) for number, line in enumerate(lines, start=1) if (m := _says_language(line))]
    if not written:
        yield Finding(msg("The file does not say that it is written in Portuguese."), Place(path, 1, 1), advice)
        return
    number, found = next((each for each in written if _EXACTLY.fullmatch(each[1][0])), written[0])
    place = Place(path, number, 1)
    if _EXACTLY.fullmatch(found[0]) is None:
        if found["name"] == "language" and found["hash"] and found["colon"]:
            yield Finding(msg("No language is called “{language}” here.", language=found["code"]), place, advice)
        else:
            yield Finding(msg("Gherkin does not read the language from: {line}", line=found[0].strip()), place, advice)
    elif any(line.strip() and not line.strip().startswith("#") for line in lines[: number - 1]):
        yield Finding(msg("The language is said too late in the file."), place, advice)


def _syntax(path: str, lines: Sequence[str], errors: Sequence[Any], until: int | None) -> Iterator[Finding]:
    """The parser's errors in plain words. One mistake makes it stumble over the lines that follow: the first counts."""
    last: int | None = None
    lost = False
    for error in errors:
        number = max(1, min(error.location["line"], len(lines)))
        stumbles = last is not None and not any(line.strip() for line in lines[last : number - 1])
        last = number
        line = lines[number - 1].strip()
        if lost and (keywords.title(line) or keywords.is_step(line)):
            continue  # right in itself: it is out of place only because of what is above
        counts = not stumbles and (until is None or number < until)
        if _UNCLOSED in str(error):
            # The parser only notices at the end of the file; the person looks for where it was opened.
            inside = keywords.inside_doc_strings(lines)
            number = max(place for place, value in enumerate(inside, start=1) if not value)
        elif _UNEXPECTED in str(error) and "#FeatureLine" not in str(error) and not line.startswith("@"):
            number = _tags_above(lines, number) or number
        lost = lost or _UNEXPECTED in str(error)
        if counts:
            line = lines[number - 1].strip()
            message, advice = _plain(str(error), line, _above(lines, number))
            column = len(lines[number - 1]) - len(lines[number - 1].lstrip()) + 1
            yield Finding(message, Place(path, number, column), advice)


def _above(lines: Sequence[str], number: int) -> str:
    """The line above, remarks and empty lines aside."""
    above = (line.strip() for line in reversed(lines[: number - 1]))
    return next((line for line in above if line and not line.startswith("#")), "")


def _tags_above(lines: Sequence[str], number: int) -> int | None:
    """The line of the tags for which what stands in this line, or the end of the file, is no place."""
    for above in range(number - 1, 0, -1):
        line = lines[above - 1].strip()
        if line.startswith("@"):
            return above
        if line and not line.startswith("#"):
            return None
    return None


def _plain(error: str, line: str, above: str) -> tuple[Message, Message]:
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
        return msg("Below these tags the file ends: {line}", line=line), msg(
            "Write a scenario below them, or remove them."
        )
    if line.startswith("@"):
        return (
            msg("Tags in the wrong place: {line}", line=line),
            msg("Write them in a line of their own, directly above a scenario."),
        )
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
    if line.startswith(('"""', "```")):
        return msg("A text block that belongs to no step."), msg("Write it directly below its step.")
    if keywords.is_step(line):
        return msg("A step outside of a scenario: {line}", line=line), msg("Write it below a `Cenário:`.")
    if line.endswith("|") and above.startswith("|"):
        return msg("This row does not begin with |: {line}", line=line), msg("Write | before its first cell.")
    if keywords.is_bare_tag(line):
        tags = " ".join(f"@{word}" for word in line.split())
        return msg("This line looks like tags without their @: {line}", line=line), msg("Write {tags}.", tags=tags)
    near = keywords.near_step(line)
    return (
        msg("This line is not a step, a table or a title: {line}", line=line),
        msg("Begin it with `{keyword}`.", keyword=near)
        if near
        else msg("Begin it with Dado, Quando, Então, E or Mas; a step is a single line, a remark begins with #."),
    )
