"""Lines that were meant to begin something and, misspelt, became silent prose.

Gherkin takes any line it does not know for a description: `cenário:` makes a scenario vanish, `dado x` makes a step
vanish, and everything still passes. So each line of prose that looks like a keyword is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from gherkin.dialect import Dialect

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.text import fold

LANGUAGE = "pt"
_DIALECT = Dialect.for_name(LANGUAGE)
assert _DIALECT is not None

SCENARIO_KEYWORDS: Sequence[str] = _DIALECT.scenario_keywords
OUTLINE_KEYWORDS: Sequence[str] = _DIALECT.scenario_outline_keywords
EXAMPLES_KEYWORDS: Sequence[str] = _DIALECT.examples_keywords
TITLES: dict[str, str] = {
    keyword: block
    for block, keywords in (
        ("feature", _DIALECT.feature_keywords),
        ("rule", _DIALECT.rule_keywords),
        ("background", _DIALECT.background_keywords),
        ("scenario", [*SCENARIO_KEYWORDS, *OUTLINE_KEYWORDS]),
        ("examples", EXAMPLES_KEYWORDS),
    )
    for keyword in keywords
}
STEPS: Sequence[str] = [
    keyword
    for keywords in (
        _DIALECT.given_keywords,
        _DIALECT.when_keywords,
        _DIALECT.then_keywords,
        _DIALECT.and_keywords,
        _DIALECT.but_keywords,
    )
    for keyword in keywords
]

_STEPS = tuple(STEPS)

_ENGLISH = {
    "feature": "Funcionalidade",
    "rule": "Regra",
    "background": "Contexto",
    "scenario": "Cenário",
    "scenario outline": "Esquema do Cenário",
    "examples": "Exemplos",
    "given": "Dado",
    "when": "Quando",
    "then": "Então",
    "and": "E",
    "but": "Mas",
}
# What people say for a keyword that Gherkin has in no language.
_OTHER_WORDS = {"esquema": "Esquema do Cenário"}
_OTHER_STEPS = {
    "se": "Quando",
    "tambem": "E",
    "porem": "Mas",
    "contudo": "Mas",
    "entretanto": "Mas",
    "todavia": "Mas",
}


def _folded(keywords: Sequence[str]) -> dict[str, str]:
    """Folded spelling → the right one; where two fold alike (Cenário, Cenario), the accented one, which comes first."""
    right: dict[str, str] = {}
    for keyword in keywords:
        right.setdefault(fold(keyword), keyword.strip())
    return right


_MEANT_TITLE = _folded([*TITLES]) | {word: pt for word, pt in _ENGLISH.items() if pt in TITLES} | _OTHER_WORDS
_MEANT_STEP = _folded(STEPS) | {word: pt for word, pt in _ENGLISH.items() if pt not in TITLES}
_HEAD = re.compile(r"\s*([^\W\d_][\w ]{2,30}?)\s*:")
_FIRST_WORD = re.compile(r"\s*([^\W\d_]+)\W*(?:\s|$)")
_FENCES = ('"""', "```")
_BULLET = re.compile(r"(?:[-*•·–—+>]+|\(?(?:\d{1,2}|[a-z])[.)º])\s*(?=\w)")
_HASHES = re.compile(r"#+\s*")
_AFTER_TITLE = re.compile(r"\s*[;.,–—-]|\s+[^:\s]")
_BARE_TAG = re.compile(r"[A-Z][A-Z0-9]*(?:-[\w.!]+)*-\w*\d[\w.!]*(?::[\w-]+)?")

# A near miss in prose may be another word ("quanto", "regras"): only what is this alike is taken for a slip.
_ALIKE = 0.84
# Between steps there is no prose.
_ALIKE_IN_STEPS = 0.65

_DESCRIBED = ("feature", "rule")

# Which block may begin where another one has only been described so far: any other title is read as description.
_MAY_FOLLOW: dict[str, frozenset[str]] = {
    "": frozenset(TITLES.values()),
    "feature": frozenset({"background", "rule", "scenario"}),
    "rule": frozenset({"background", "rule", "scenario"}),
    "background": frozenset({"rule", "scenario"}),
    "scenario": frozenset({"rule", "scenario", "examples"}),
    "examples": frozenset({"rule", "scenario", "examples"}),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose:
    """A line that Gherkin reads as description or not at all, stripped, and the block in which it stands."""

    number: int
    line: str
    block: str
    begun: int
    """The line of the title of that block."""
    in_steps: bool
    """Whether steps or rows stand above it in its block: there Gherkin allows no description."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """A line that was meant for something else than what Gherkin makes of it; `meant` is the keyword, if it is one."""

    finding: Finding
    meant: str = ""

    @property
    def line(self) -> int:
        """Where it stands."""
        return self.finding.place.line or 1


def title(line: str) -> str | None:
    """Which block the stripped line begins, if any."""
    keyword, colon, _ = line.partition(":")
    return TITLES.get(keyword) if colon else None


def is_step(line: str) -> bool:
    """Whether the stripped line is a step."""
    return line.startswith(_STEPS)


def prose(lines: Sequence[str]) -> Iterator[Prose]:
    """Each line that is no keyword, tag or remark where it stands, nor a row of a table that something takes."""
    block, fence = "", ""
    since = 0
    in_steps = False
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if fence:
            fence = "" if line.startswith(fence) else fence
            continue
        if not line or line[0] == "@":
            continue
        if in_steps and line.startswith(_FENCES):
            fence = line[:3]
            continue
        # Most lines are steps of a scenario, and no prose.
        if is_step(line) and block in ("scenario", "background"):
            in_steps = True
            continue
        here = Prose(number=number, line=line, block=block, begun=since, in_steps=in_steps)
        begun = title(line)
        if line[0] == "#":
            if _is_lost_in_remark(here, lines):
                yield here
        elif line[0] == "|":
            if block == "examples":
                in_steps = True
            elif not in_steps:
                yield here
        elif begun is not None and (in_steps or begun in _MAY_FOLLOW[block]):
            block, since, in_steps = begun, number, False
            if begun == "examples" and is_step(_next(lines, number)):
                yield here  # a plural for a scenario
                block = "scenario"
        else:
            yield here


def inside_doc_strings(lines: Sequence[str]) -> Iterator[bool]:
    """For each line, whether it is the content of a doc string: a value, which nobody repairs."""
    fence = ""
    after_step = False
    for raw in lines:
        line = raw.strip()
        if fence:
            closes = line.startswith(fence)
            fence = "" if closes else fence
            yield not closes
            continue
        yield False
        if after_step and line.startswith(_FENCES):
            fence = line[:3]
        elif line and line[0] not in "#|":
            after_step = is_step(line)


def misspelt(path: str, lines: Sequence[str], plain: Iterable[Prose]) -> Iterator[Slip]:
    """Lines of prose that look like something that they are not: keywords, tags, tables."""
    rows = below = 0  # the last row, and the first line below it that is none
    lost: Prose | None = None  # a title without which the tables below it belong to nothing
    for here in plain:
        if len(here.line) > _LONGEST:
            here = replace(here, line=f"{here.line[:_LONGEST]}…")
        is_row, after_row = here.line.startswith("|"), rows == here.number - 1
        rows = here.number if is_row else rows
        if lost is not None and lost.begun == here.begun and (is_row or title(here.line) == "examples"):
            continue
        if is_row:
            below = below if below > here.number else _below_rows(lines, here.number)
            slip = None if after_row or _is_lost_table(lines, here.number, below) else _lost_table(here)
        else:
            slip = _slip(here, _next(lines, here.number))
        if slip is not None:
            lost = here if title(f"{slip[2]}:") else lost
            message, advice, meant = slip
            column = len(lines[here.number - 1]) - len(lines[here.number - 1].lstrip()) + 1
            yield Slip(finding=Finding(message, Place(path, here.number, column), advice), meant=meant)


def near_step(line: str) -> str | None:
    """The keyword that a line between steps was most likely meant to begin with."""
    first = _FIRST_WORD.match(_unmarked(line))
    if first is None:
        return None
    word = fold(first[1])
    known = _MEANT_STEP | _OTHER_STEPS
    near = [word] if word in known else get_close_matches(word, known, n=1, cutoff=_ALIKE_IN_STEPS)
    return known[near[0]] if near and (len(word) > 2 or word in known) else None


def is_bare_tag(line: str) -> bool:
    """Whether all words of the line are ids, as tags cite them."""
    return bool(line) and all(_BARE_TAG.fullmatch(word) for word in line.split())


_LONGEST = 400
"""What begins a line stands at its beginning, and more of it is not told."""

_Said = tuple[Message, Message, str]


def _slip(here: Prose, following: str) -> _Said | None:
    line = here.line
    if line.startswith("#"):
        meant = line[: line.index(":")].lstrip("# ")
        return (
            msg("This title is a remark, because it begins with #: {line}", line=line),
            msg("Write `{meant}:` without the #.", meant=meant),
            meant,
        )
    if (begun := title(line)) is not None:
        written = line.partition(":")[0]
        if begun == "examples" and here.block in _DESCRIBED and not following.startswith("|"):
            return None  # a sentence that gives examples
        if begun == "examples" and begun in _MAY_FOLLOW[here.block] | frozenset({"examples"}) and is_step(following):
            return (
                msg("`{title}:` begins a table of examples, not a scenario.", title=written),
                msg("Write `Cenário:`."),
                "Cenário",
            )
        return (
            msg("`{title}:` stands in the wrong place, and is read as plain text.", title=written),
            {
                "feature": msg("Write it once, at the top of the file."),
                "background": msg("Write it once, before the first scenario of the feature or of its `Regra`."),
            }.get(begun, msg("Write it below the steps of an `Esquema do Cenário`.")),
            written,
        )
    if is_bare_tag(line):
        return (
            msg("This line looks like tags without their @: {line}", line=line),
            msg("Write {tags}.", tags=" ".join(f"@{word}" for word in line.split())),
            "",
        )
    bare = _unmarked(line)
    listed = is_step(bare) and here.block not in ("", *_DESCRIBED)
    if bare != line and (listed or _is_title(title(bare), here.block, following)):
        meant = f"{bare.partition(':')[0]}:" if title(bare) else bare.split()[0]
        return (
            msg("The mark before `{meant}` makes this line plain text: {line}", meant=meant, line=line),
            msg("Begin the line with `{meant}`.", meant=meant),
            meant.rstrip(":"),
        )
    keyword = _title_meant(bare, here, following)
    if keyword and (bare == line or _is_title(TITLES[keyword], here.block, following)):
        return _looks_like(f"{keyword}:", line)
    if keyword := _title_without_colon(bare, here.block, following):
        return (
            msg("The colon after `{meant}` is missing: {line}", meant=keyword, line=line),
            msg("Write `{meant}:`.", meant=keyword),
            keyword,
        )
    keyword = _step_meant(bare, here.block)
    if keyword is None or bare != keyword:
        return None if keyword is None else _looks_like(keyword, line)
    return (
        msg("Nothing is written after `{meant}`.", meant=keyword),
        msg("Write the step, or remove the line."),
        keyword,
    )


def _looks_like(meant: str, line: str) -> _Said:
    return (
        msg("This line looks like `{meant}`, but is read as plain text: {line}", meant=meant, line=line),
        msg("Write `{meant}` exactly so, or begin the line with another word.", meant=meant),
        meant.rstrip(":"),
    )


def _lost_table(here: Prose) -> _Said:
    return (
        msg("A table that belongs to no step: {line}", line=here.line),
        msg("Write it directly below its step."),
        "",
    )


def _below_rows(lines: Sequence[str], number: int) -> int:
    """The number of the first line after this one that says something and is no row; one past the last if none is."""
    after = (place for place in range(number, len(lines)) if not lines[place].lstrip().startswith("|"))
    return next((place + 1 for place in after if lines[place].strip()), len(lines) + 1)


def _is_lost_table(lines: Sequence[str], number: int, below: int) -> bool:
    """Whether the row is of the table below an `Exemplo:`, which is reported with its title."""
    before = (lines[place].strip() for place in range(number - 2, -1, -1))
    above = next((line for line in before if line), "")
    following = lines[below - 1].strip() if below <= len(lines) else ""
    return title(above) == "scenario" and not is_step(following)


def _is_lost_in_remark(here: Prose, lines: Sequence[str]) -> bool:
    """Whether a remark is a title whose steps, or table, follow and would be taken for those of what is above."""
    begun = title(_HASHES.sub("", here.line, count=1))
    following = lines[here.number].strip() if here.number < len(lines) else ""
    if begun == "examples":
        return here.in_steps and following.startswith("|")
    return begun in ("scenario", "background") and is_step(following) and (here.in_steps or here.block in _DESCRIBED)


def _unmarked(line: str) -> str:
    """The line without what begins an item of a list."""
    return _BULLET.sub("", line, count=1) if _BULLET.match(line) else line


def _next(lines: Sequence[str], number: int) -> str:
    """The line that follows, remarks and empty lines aside."""
    following = (lines[place].strip() for place in range(number, len(lines)))
    return next((line for line in following if line and not line.startswith("#")), "")


def _title_without_colon(line: str, block: str, following: str) -> str | None:
    """The keyword that begins the line as a title would. What follows tells it from a sentence that begins so."""
    words = fold(line)
    for word in sorted(_MEANT_TITLE, key=len, reverse=True):
        keyword, rest = _MEANT_TITLE[word], words.removeprefix(word)
        if rest == words or (rest and not _AFTER_TITLE.match(rest)):
            continue
        if _is_title(TITLES[keyword], block, following):
            return keyword
    return None


def _is_title(begun: str | None, block: str, following: str) -> bool:
    """Whether what follows tells that a line which may begin a block does so, and is no sentence."""
    if begun == "feature":
        return block == ""
    if begun == "rule":
        return title(following) in ("scenario", "background") or following.startswith("@")
    if begun == "examples":
        return following.startswith("|")
    return begun is not None and is_step(following)


def _title_meant(line: str, here: Prose, following: str) -> str | None:
    head = _HEAD.match(line)
    if head is None:
        return None
    word = fold(head[1])
    if word in _MEANT_TITLE:
        return _MEANT_TITLE[word]
    for near in get_close_matches(word, _MEANT_TITLE, n=1, cutoff=_ALIKE):
        begun = TITLES[_MEANT_TITLE[near]]
        # "Regras:" is a fine beginning of prose, and a lost rule title loses no scenario.
        prosaic = (begun == "feature" and here.block != "") or (begun == "rule" and word.endswith("s"))
        if not prosaic and (begun != "rule" or title(following) in ("scenario", "background")):
            return _MEANT_TITLE[near]
    return None


def _step_meant(line: str, block: str) -> str | None:
    first = _FIRST_WORD.match(line)
    # Where a feature or a rule is described, "quando…" is just how a sentence begins.
    if first is None or block in ("", *_DESCRIBED):
        return None
    word = fold(first[1])
    near = [word] if word in _MEANT_STEP else get_close_matches(word, _MEANT_STEP, n=1, cutoff=_ALIKE)
    return _MEANT_STEP[near[0]] if near else None
