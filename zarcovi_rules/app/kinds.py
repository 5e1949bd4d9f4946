"""What kind of file a YAML text is, told by the names of its first fields before anything of it is read.

Sheets, committee files and cases lie in the same folders: whoever walks one passes over what it does not read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from zarcovi_rules import shelf
from zarcovi_rules.core.messages import msg
from zarcovi_rules.source import files
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Finding

SHEETS, CAPTION, COMMITTEE, SCENARIO, VOCABULARY = "fichas", "legenda", "comite", "cenario", "frases"
"""The kinds of files."""

_OF_SHEETS = re.compile(r"""^["']?(?:habilidades|modos|itens|extensoes|nome|porte)["']?[ \t]*:""", re.MULTILINE)
# Compiled where they are first looked for: of a sheet nothing else is asked.
_OF_OTHERS = r"""^["']?(?:casos|leituras|figuras|precedentes)["']?[ \t]*:"""
_OF_PHRASES = r"""^["']?(?:frases|termos|verbos|leves|nucleos|grupos|cenario)["']?[ \t]*:"""
_CASES = r"""^["']?casos["']?[ \t]*:"""
_BOOK = re.compile(r"""^["']?livro["']?[ \t]*:[ \t]*["']?(\w+)""", re.MULTILINE)
_YAML = (".yaml", ".yml")


def kind_of(text: str) -> str:
    """What a YAML file holds: whatever is no other kind is a file of sheets."""
    if _OF_SHEETS.search(text):
        return SHEETS
    if re.search(_OF_OTHERS, text, re.MULTILINE):
        return SCENARIO if re.search(_CASES, text, re.MULTILINE) else COMMITTEE
    if re.search(_OF_PHRASES, text, re.MULTILINE):  # a committee's file names its book, and its vocabulary does not
        return COMMITTEE if _BOOK.search(text) else VOCABULARY
    return SHEETS


def book_of(text: str) -> str:
    """The rulebook that a file names; the first of the shelf where it names none that there is."""
    found = _BOOK.search(text)
    return found[1] if found is not None and found[1] in shelf.BOOKS else shelf.BOOKS[0]


def walk_cases(paths: Iterable[str], suffixes: Collection[str]) -> tuple[list[str], list[Finding]]:
    """`files.walk` for whoever judges cases: of what a folder holds, the sheets and vocabularies are passed over.

    A file that is named itself is kept whatever it holds, and so is one that merely might be a sheet: of cases whose
    fields are misspelt somebody has to be told.
    """
    named = list(paths)
    found, wrong = files.walk(named, suffixes)
    return [path for path in found if path in named or not _no_cases_at(path)], wrong


def no_cases(text: str, path: str) -> Finding | None:
    """What is to be said of a text that certainly holds sheets, and no cases; None of any other."""
    sheets = None if re.search(_CASES, text, re.MULTILINE) else _OF_SHEETS.search(text)
    if sheets is None:
        return None
    place = Lines(text, path).place(*sheets.span())
    return Finding(msg("This is a character sheet, and holds no cases"), place, msg("Check it with zarcovi lint."))


def holds_sheets(path: str) -> bool:
    """Whether a file certainly holds sheets."""
    text = _yaml(path)
    return text is not None and no_cases(text, path) is not None


def is_of_committee(path: str) -> bool:
    """Whether a file certainly is a committee's: what it decided, or its vocabulary."""
    text = files.read_text(path)
    return isinstance(text, str) and kind_of(text) in (COMMITTEE, VOCABULARY)


def _no_cases_at(path: str) -> bool:
    text = _yaml(path)
    return text is not None and (no_cases(text, path) is not None or kind_of(text) == VOCABULARY)


def _yaml(path: str) -> str | None:
    text = files.read_text(path) if path.lower().endswith(_YAML) else None
    return text if isinstance(text, str) else None
