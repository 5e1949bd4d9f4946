"""The two sides of `impact`: a committee file, the book alone, or a revision of a repository, as a book that is played.

A revision with rulings of its own is another program: its files are written into a folder of their own, and it is asked
there, in a process of its own. None of its code runs among ours.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from zarcovi_rules import shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import BAD_USAGE
from zarcovi_rules.app.git import Repository
from zarcovi_rules.app.linted import committees
from zarcovi_rules.audit.impact import plain
from zarcovi_rules.audit.impact.plain import Worked
from zarcovi_rules.audit.impact.recalled import recalled
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding

BOOK_ALONE = "livro"
PACKAGE = "zarcovi_rules"
_MARK = f"{PACKAGE}/shelf.py"

MOST_SECONDS = 300
"""Another revision's program that takes longer is given up."""


@dataclass(frozen=True, kw_only=True)
class Other:
    """The program of another revision: the folder with its files, and the committee file that it plays by, if any."""

    folder: Path
    comite: Path | None
    day: date

    @property
    def cwd(self) -> Path:
        """Where it is run: where no committee file of anybody lies about."""
        return self.folder.parent

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """`python …` with that revision's package. Raises `RulesError` when it does not end."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {
            **kept,
            "PYTHONPATH": str(self.folder),
            "PYTHONUTF8": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "XDG_CACHE_HOME": str(self.cwd / f"{self.folder.name}.cache"),  # what it keeps, we might not understand
        }
        try:
            return subprocess.run(
                [sys.executable, "-P", *arguments],
                cwd=self.cwd,
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
                timeout=MOST_SECONDS,
            )
        except subprocess.TimeoutExpired:
            raise RulesError(
                msg("the program of this revision has not ended after {seconds} seconds", seconds=MOST_SECONDS), None
            ) from None

    @property
    def playing(self) -> list[str]:
        """The options by which its commands play as its committee does."""
        return [] if self.comite is None else ["--comite", str(self.comite), "--as-of", self.day.isoformat()]


@dataclass(frozen=True, kw_only=True, eq=False)
class Side:
    """One side: how it was named, and its book as it is played.

    `committee` is how its table plays, when the book is ours; `other` the program whose book it is, when it is not, and
    `worked` what that works out from numbers. `key` is equal for sides that are the same thing; `files` is the folder
    with all files of the revision, `phrases` the table's own vocabulary of legends.
    """

    name: str
    book: Book
    key: tuple[str, ...]
    committee: Committee = field(default_factory=Committee)
    other: Other | None = None
    worked: tuple[Worked, ...] | None = None
    files: Path | None = None
    phrases: tuple[tuple[str, str], ...] = ()

    @property
    def of_revision(self) -> bool:
        """Whether it is a revision of a repository."""
        return self.files is not None


class Sides:
    """Makes sides: where to look, on which day, and where what revisions hold may be written meanwhile."""

    def __init__(self, repo: str | None, comite: str | None, day: date, told: Callable[[Finding], object]) -> None:
        self.repo, self.comite, self.day, self.told = repo, comite, day, told
        self._kept = TemporaryDirectory(prefix="zarcovi-impact-", ignore_cleanup_errors=True)

    def __enter__(self) -> Sides:
        return self

    def __exit__(self, *_: object) -> None:
        self._kept.cleanup()

    def side(self, name: str) -> Side:
        """The side that a word of the command line names. Raises `RulesError` where it names none."""
        if not name.strip() or "\0" in name:
            raise RulesError(msg("an empty path names no file"), _WHAT)
        if name == BOOK_ALONE:
            book = shelf.book(shelf.BOOKS[0])
            return Side(name=name, book=book, key=(BOOK_ALONE,))
        named = name.lower().endswith((".yaml", ".yml"))  # whether it is there or not: no revision is meant
        if named or name == files.STDIN or (os.path.lexists(name) and not Path(name).is_dir()):
            return self._of_file(name)
        return self._of_revision(name)

    def _of_file(self, path: str) -> Side:
        text = files.read_text(path)
        if not isinstance(text, str):
            raise RulesError(msg("{path}: {why}", path=path, why=text.message), text.help)
        return self._played(path, text, files.shown(path), ("file", os.path.realpath(path)), path)

    def _played(self, name: str, text: str, path: str, key: tuple[str, ...], lies: str) -> Side:
        """The book as a committee's file has it played, which is shown as `path` and `lies` beside its vocabulary."""
        read = playing.usable(text, path, self.day, self.told)
        book = shelf.book(read.livro).under(read.committee)
        phrases, missing = committees.phrases(lies, read)
        for finding in missing:
            self.told(finding)
        return Side(name=name, book=book, key=key, committee=read.committee, phrases=tuple(phrases))

    def _of_revision(self, name: str) -> Side:
        repository = Repository.around(".") if self.repo is None else Repository.of(self.repo)
        if repository is None:
            raise RulesError(msg("{name} is no file, and this folder is in no git repository", name=name), _WHAT)
        commit = repository.revision(name)
        wanted = repository.at(self.comite or playing.FILE)
        path = wanted if repository.holds(commit, wanted) else None
        if path is None and self.comite is not None:
            raise RulesError(
                msg("{name} holds no {path}", name=name, path=wanted), msg("Check the path, or leave --comite out.")
            )
        shown = f"{name}:{path}"
        key = (commit, path or "")
        if repository.holds(commit, _MARK):
            return self._of_program(name, repository, commit, path, key)
        if path is None:
            raise RulesError(
                msg("{name} holds no {path}, and no rulings of its own", name=name, path=wanted),
                msg("Say with --comite where the committee's file is."),
            )
        text = files.decode(repository.read(commit, path), shown)
        if not isinstance(text, str):
            self.told(text)
            raise RulesError(msg("{path} cannot be used", path=shown), msg("mend it as said above"))
        folder = self._exported(repository, commit)
        return replace(self._played(name, text, shown, key, str(folder / path)), files=folder)

    def _of_program(
        self, name: str, repository: Repository, commit: str, path: str | None, key: tuple[str, ...]
    ) -> Side:
        folder = self._exported(repository, commit)
        other = Other(folder=folder, comite=None if path is None else folder / path, day=self.day)
        out = other.cwd / f"{commit}.json"
        told = [] if path is None else [str(folder / path), f"{name}:{path}", self.day.isoformat()]
        dumping = str(Path(__file__).with_name("dumping.py"))
        ran = other.run(dumping, plain.__file__, str(out), shelf.BOOKS[0], *told)
        if ran.returncode != 0 or not out.exists():
            said = ran.stderr.strip().splitlines() or ["?"]
            raise RulesError(
                msg(
                    "the rulings of {name} cannot be read: {why}",
                    name=name,
                    why="; ".join(said if ran.returncode == BAD_USAGE else said[-1:]),
                ),
                msg("See whether that revision runs by itself."),
            )
        data = json.loads(out.read_text("utf-8"))
        worked = tuple((*one,) for one in data["worked_out"])
        return Side(name=name, book=recalled(data), key=key, other=other, worked=worked, files=folder)

    def _exported(self, repository: Repository, commit: str) -> Path:
        folder = Path(self._kept.name, commit)
        if not folder.exists():
            folder.mkdir()
            repository.export(commit, folder)
        return folder


_WHAT: Message = msg("Give a committee's file, `livro` for the book alone, or a revision of a git repository.")
