"""Lines that were meant to begin something and, misspelt, became silent prose.

Gherkin takes any line it does not know for a description: `cenário:` makes a scenario vanish, `dado x` makes a step
vanish, and everything still passes. So each line of prose that looks like a keyword is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from gherkin.dialect import Dialect

from zarcovi_rules.core.messages import msg
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


def _folded(keywords: Sequence[str]) -> dict[str, str]:
    """Folded spelling → the right one; where two fold alike (Cenário, Cenario), the accented one, which comes first."""
    right: dict[str, str] = {}
    for keyword in keywords:
        right.setdefault(fold(keyword), keyword.strip())
    return right


_MEANT_TITLE = _folded([*TITLES]) | {word: pt for word, pt in _ENGLISH.items() if pt in TITLES}
_MEANT_STEP = _folded(STEPS) | {word: pt for word, pt in _ENGLISH.items() if pt not in TITLES}
_HEAD = re.compile(r"\s*([^\W\d_][\w ]{2,30}?)\s*:")
_FIRST_WORD = re.compile(r"\s*([^\W\d_]+)\W*(?:\s|$)")
_FENCES = ('"""', "```")

# A near miss in prose may be another word ("quanto", "regras"): only what is this alike is taken for a slip.
_ALIKE = 0.84


def title(line: str) -> str | None:
    """Which block the stripped line begins, if any."""
    return next((block for keyword, block in TITLES.items() if line.startswith(f"{keyword}:")), None)


def is_step(line: str) -> bool:
    """Whether the stripped line is a step."""
    return line.startswith(tuple(STEPS))


def prose(lines: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """Each line that is no keyword, table, tag or remark: its number, its text, and the block in which it stands."""
    block, fence = "", ""
    in_steps = False
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if fence:
            fence = "" if line.startswith(fence) else fence
        elif in_steps and line.startswith(_FENCES):
            fence = line[:3]
        elif not line or line[0] in "#@|":
            continue
        elif begun := title(line):
            block, in_steps = begun, False
        elif is_step(line) and block in ("scenario", "background"):
            in_steps = True
        else:
            yield number, line, block


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


def misspelt(path: str, lines: Sequence[str]) -> Iterator[Finding]:
    """Lines of prose that look like a keyword."""
    for number, line, block in prose(lines):
        if meant := _title_without_colon(line, block, _next(lines, number)):
            yield Finding(
                msg("The colon after `{meant}` is missing: {line}", meant=meant, line=line),
                Place(path, number),
                msg("Write `{meant}:`.", meant=meant),
            )
        elif meant := _title_meant(line) or _step_meant(line, block):
            yield Finding(
                msg("This line looks like `{meant}`, but is read as plain text: {line}", meant=meant, line=line),
                Place(path, number),
                msg("Write `{meant}` exactly so, or begin the line with another word.", meant=meant),
            )


def _next(lines: Sequence[str], number: int) -> str:
    """The line that follows, remarks and empty lines aside."""
    following = (line.strip() for line in lines[number:])
    return next((line for line in following if line and not line.startswith("#")), "")


def _title_without_colon(line: str, block: str, following: str) -> str | None:
    """The keyword that begins the line as a title would. What follows tells it from a sentence that begins so."""
    words = fold(line)
    for word, keyword in _MEANT_TITLE.items():
        rest = words.removeprefix(word)
        if rest == words or (rest and not re.match(r" [^:]", rest)):
            continue
        begun = TITLES[keyword]
        if begun == "feature":
            fits = block == ""
        elif begun == "rule":
            fits = title(following) in ("scenario", "background") or following.startswith("@")
        elif begun == "examples":
            fits = following.startswith("|")
        else:
            fits = is_step(following)
        if fits:
            return keyword
    return None


def _title_meant(line: str) -> str | None:
    head = _HEAD.match(line)
    if head is None:
        return None
    word = fold(head[1])
    if word in _MEANT_TITLE:
        return f"{_MEANT_TITLE[word]}:"
    for near in get_close_matches(word, _MEANT_TITLE, n=1, cutoff=_ALIKE):
        # "Regras:" is a fine beginning of prose, and a lost rule title loses no scenario.
        if TITLES[_MEANT_TITLE[near]] not in ("feature", "rule"):
            return f"{_MEANT_TITLE[near]}:"
    return None


def _step_meant(line: str, block: str) -> str | None:
    first = _FIRST_WORD.match(line)
    # Where a feature or a rule is described, "quando…" is just how a sentence begins.
    if first is None or block in ("", "feature", "rule"):
        return None
    word = fold(first[1])
    near = [word] if word in _MEANT_STEP else get_close_matches(word, _MEANT_STEP, n=1, cutoff=_ALIKE)
    return _MEANT_STEP[near[0]] if near else None
