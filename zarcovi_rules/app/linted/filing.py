"""One file: what kind it is, what is to be said of it, what its comments excuse."""

from __future__ import annotations

import gc
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from zarcovi_rules import shelf
from zarcovi_rules.app.kinds import CAPTION, COMMITTEE, SCENARIO, SHEETS, VOCABULARY, book_of, kind_of
from zarcovi_rules.app.linted.choosing import Choice, Sift, fit, words
from zarcovi_rules.app.linted.told import Teller, Told, as_plain, from_plain, named
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding as SourceFinding
from zarcovi_rules.source.places import Place

if TYPE_CHECKING:
    from datetime import date

    from zarcovi_rules.core.book import Book, Committee
    from zarcovi_rules.lint.findings import Finding
    from zarcovi_rules.lint.legend.packed import Compiled
    from zarcovi_rules.lint.linter import Linter
    from zarcovi_rules.lint.linting import Linted

_MARKED = re.compile(r"#[^\r\n#]*?(?i:zarcovi|ignor)")
"""What a comment for us has in it: only texts that hold it are searched for comments."""


class Filed:
    """What came of one file. `names` are its sheets' characters, `excused` counts what comments in it excuse.

    `numbers` tells which document of the file each sheet is. `read` is what was read of each legend that is a caption,
    a line for each thing.
    """

    __slots__ = (
        "empty", "excused", "fault", "findings", "kind", "legends", "livro_versao",
        "names", "numbers", "passed", "path", "read", "unlisted", "unreadable",
    )  # fmt: skip

    def __init__(
        self,
        path: str,
        kind: str = SHEETS,
        livro_versao: str | None = None,
        *,
        findings: list[Told] | None = None,
        names: list[str | None] | None = None,
        legends: int = 0,
        unreadable: bool = False,
        empty: bool = False,
        fault: str | None = None,
    ) -> None:
        self.path = path
        self.kind = kind
        self.livro_versao = livro_versao
        self.findings = findings or []
        self.names = names or []
        self.numbers: list[int | None] = []
        self.legends = legends
        self.excused = 0
        self.passed: list[tuple[str | None, list[str]]] = []
        self.read: list[list[str]] = []
        self.unreadable = unreadable
        self.empty = empty
        self.fault = fault
        self.unlisted: Counter[str] = Counter()

    @property
    def checked(self) -> int:
        """How many things in it were checked: sheets, or the file as a whole where it is no file of sheets."""
        return len(self.names) if self.kind in (SHEETS, CAPTION) else int(self.kind in (COMMITTEE, VOCABULARY))

    def as_data(self) -> list[Any]:
        """It as JSON can hold it; only of what could be read."""
        found = [as_plain(one) for one in self.findings]
        counts = [self.legends, self.excused, self.unlisted]
        return [self.kind, self.livro_versao, found, self.names, self.numbers, self.passed, self.read, *counts]

    @classmethod
    def from_data(cls, path: str, data: Any) -> Filed:
        """What `as_data` wrote. Raises where it is something else."""
        kind, version, findings, names, numbers, passed, read, legends, excused, unlisted = data
        found = [from_plain(one) for one in findings]
        filed = cls(path, str(kind), version, findings=found, names=list(names), legends=int(legends))
        filed.read = [list(lines) for lines in read]
        filed.numbers = list(numbers)
        filed.excused = int(excused)
        filed.passed = [(name, list(codes)) for name, codes in passed]
        filed.unlisted = Counter({str(status): int(count) for status, count in unlisted.items()})
        return filed


class Desk:
    """Lints one file after the other, by the book alone or as a committee plays it.

    `phrases` are the committee's vocabulary files, pairs of path and text.
    """

    def __init__(
        self,
        speech: Speech,
        *,
        caption: bool,
        committee: Committee | None,
        day: date,
        phrases: tuple[tuple[str, str], ...] = (),
        sift: Sift | None = None,
    ) -> None:
        self.speech = speech
        self.sift = sift or Sift(Choice(), "text")
        self.caption = caption
        self._committee = committee
        self._day = day
        self._phrases = phrases
        self._vocabulary: tuple[Compiled, list[SourceFinding]] | None = None
        self._linters: dict[str, Linter] = {}
        self._words: dict[str, list[str]] = {}

    def linter(self, name: str = shelf.BOOKS[0]) -> Linter:
        """What sheets of this rulebook are linted with."""
        if name not in self._linters:
            phrases = None
            if self._phrases and (self._committee is None or self._committee.plays(name)):
                phrases, _ = self._extended(name)
            self._linters[name] = shelf.linter(name, self._played(name), phrases)
            gc.freeze()  # it stays to the end: garbage is not looked for in it any more
        return self._linters[name]

    def _played(self, name: str) -> Book | None:
        if self._committee is None or not self._committee.plays(name):
            return None
        return shelf.book(name).under(self._committee)

    def _extended(self, name: str) -> tuple[Compiled, list[SourceFinding]]:
        if self._vocabulary is None:
            self._vocabulary = shelf.vocabulary(name, self._phrases)
        return self._vocabulary

    def in_force(self, given: Iterable[str], named: Mapping[str, Place]) -> Iterator[SourceFinding]:
        """Of the vocabulary files in force that are not `given` to be checked themselves, those with mistakes.

        That is for the committee, whose file has `named` them, and nothing that whoever gave a sheet can mend.
        """
        given = {files.shown(path) for path in given}
        for path, text in self._phrases:
            if path in given:
                continue
            wrong, _ = self.left(self._of_phrases(path, text), text, path, shelf.BOOKS[0])
            if wrong:
                yield SourceFinding(
                    msg("Legends are read without what is wrong in {path} ({count})", path=path, count=len(wrong)),
                    named.get(path, Place(path)),
                    msg("For the committee: “zarcovi lint {path}” tells what that is", path=path),
                )

    def _of_phrases(self, path: str, text: str, name: str = shelf.BOOKS[0]) -> list[Finding]:
        from zarcovi_rules.lint import general

        in_force = (path, text) in self._phrases
        _, found = self._extended(name) if in_force else shelf.vocabulary(name, [(path, text)])
        return [
            general.finding(general.PHRASES, one.place, one.message, one.help)
            for one in found
            if one.place.path == path
        ]

    def words(self, name: str = shelf.BOOKS[0]) -> list[str]:
        """All words by which the checks of this rulebook may be named."""
        if name not in self._words:
            self._words[name] = words(shelf.checks(name), self.linter(name).law.statements)
        return self._words[name]

    def lint(self, text: str, path: str) -> Filed:
        """Lint a text; a fault of ours is a finding of its own."""
        try:
            return self._lint(text, path)
        except Exception as error:
            return self.fault(path, error)

    def _lint(self, text: str, path: str) -> Filed:
        kind = CAPTION if self.caption else kind_of(text)
        if kind == SCENARIO:
            return Filed(path, kind)
        if kind == COMMITTEE:
            return self._told(Filed(path, kind), self._of_committee(text, path), text, book_of(text))
        if kind == VOCABULARY:
            return self._told(Filed(path, kind), self._of_phrases(path, text), text)
        name = book_of(text) if kind == SHEETS else shelf.BOOKS[0]
        linter = self.linter(name)
        lint = lint_caption if kind == CAPTION else lint_sheets
        linted = lint(text, path, linter, passed=self.sift.passed)
        filed = Filed(path, kind, linter.law.version, legends=linted.legends)
        filed.names = [named(sheet.character.name) for sheet in linted.read] if kind == SHEETS else []
        filed.numbers = list(linted.numbers) if kind == SHEETS else []
        if kind == CAPTION:
            read = [named(card.name) for sheet in linted.read for card in sheet.cards[1:]]
            if not text.strip():  # no caption at all, and nothing to be said of it
                return filed
            filed.names = read
            filed.read = self._read(linted, linter)
        filed.passed = _passed(linted) if self.sift.passed else []
        told = self._told(filed, linted.findings, text, name)
        for sheet in linted.read:
            sheet.part()
        return told

    def _read(self, linted: Linted, linter: Linter) -> list[list[str]]:
        from zarcovi_rules.app.linted import understood  # only who gives a caption asks what it says

        cards = [card for sheet in linted.read for card in sheet.cards[1:]]
        return [list(understood.told(card, linter, self.speech)) for card in cards]

    def _told(self, filed: Filed, findings: list[Finding], text: str, book: str = shelf.BOOKS[0]) -> Filed:
        left, filed.excused = self.left(findings, text, filed.path, book) if filed.kind != CAPTION else (findings, 0)
        left = self.sift.early(left, filed.unlisted)
        filed.findings = sorted(map(self._teller(text), left), key=lambda one: one.order)
        return filed

    def _teller(self, text: str) -> Teller:
        return Teller(text, self.speech, excerpts=self.sift.excerpts, edits=self.sift.edits)

    def left(self, findings: list[Finding], text: str, path: str, book: str) -> tuple[list[Finding], int]:
        """What the comments of a text do not excuse, with what is to be said of them; how many findings they excuse."""
        if _MARKED.search(text) is None:
            return findings, 0
        from zarcovi_rules.lint import comments

        return comments.excuse(findings, text, path, self.words(book), lambda word, one: fit(word, one) > 0)

    def _of_committee(self, text: str, path: str) -> list[Finding]:
        from zarcovi_rules.app.linted import committees
        from zarcovi_rules.judge import committee
        from zarcovi_rules.lint import general

        file = committee.read(text, path, shelf.book, shelf.books(), self._day)
        found = [(general.COMMITTEE, one) for one in file.findings]
        found += [(general.SURPRISING_COMMITTEE, one) for one in file.notices]
        found += [(general.COMMITTEE, one) for one in committees.phrases(path, file)[1]]
        return [general.finding(check, one.place, one.message, one.help) for check, one in found]

    def unreadable(self, finding: SourceFinding, *, empty: bool = False) -> Filed:
        """A path of which there is no text; `empty` for a folder that holds no file to read."""
        from zarcovi_rules.lint import general

        check = general.EMPTY_FOLDER if empty else general.UNREADABLE_FILE
        told = self._teller("")(general.finding(check, finding.place, finding.message, finding.help))
        return Filed(finding.place.path, findings=[told], unreadable=not empty, empty=empty)

    def fault(self, path: str, error: BaseException) -> Filed:
        """A file that a fault of ours kept from being linted."""
        import traceback

        from zarcovi_rules.lint import general
        from zarcovi_rules.source.text import brief

        said = brief(" ".join(str(error).split()))
        message = msg("a fault of ours: {kind}: {error}", kind=type(error).__name__, error=said)
        told = self._teller("")(general.finding(general.FAULT, Place(path), message))
        trace = "".join(traceback.format_exception(error)).rstrip()
        return Filed(path, findings=[told], fault=trace)


def lint_sheets(text: str, path: str, linter: Linter, *, passed: bool = False) -> Linted:
    """Lint a file of sheets."""
    from zarcovi_rules.lint.linting import lint

    return lint(text, path, linter, passed=passed)


def lint_caption(text: str, path: str, linter: Linter, *, passed: bool = False) -> Linted:
    """Lint a bare caption."""
    from zarcovi_rules.lint.linting import caption

    return caption(text, path, linter, passed=passed)


def _passed(linted: Linted) -> list[tuple[str | None, list[str]]]:
    """The checks that looked at a card of a sheet and had nothing to say of any."""
    looked: dict[str | None, dict[str, None]] = {}
    for sheet, code in linted.passed:
        looked.setdefault(named(sheet), {})[code] = None
    objected = {(named(one.sheet), one.code) for one in linted.findings}
    return [(sheet, sorted(code for code in codes if (sheet, code) not in objected)) for sheet, codes in looked.items()]
