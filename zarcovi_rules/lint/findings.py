"""What the linter has to say of a sheet: a finding, with its code, its place and what may mend it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from zarcovi_rules.core.messages import Message
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source.places import Place


class Severity(StrEnum):
    """How much a finding weighs for whoever runs the linter; `--fail-on` compares it."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Status(StrEnum):
    """What a finding says of the sheet under the rules."""

    ILLEGAL = "ilegal"
    """The rules forbid it, or it is no sheet."""
    WARNING = "aviso"
    """It is legal and most likely not what its author wants."""
    UNKNOWN = "nao_sei"
    """Whether it is legal cannot be told."""


class Edit(NamedTuple):
    """Replace the characters from `start` up to, not including, `end` of the file's text by `text`.

    A byte-order mark at the start of the text is not counted.
    """

    start: int
    end: int
    text: str


class Fix(NamedTuple):
    """How a finding may be mended: what is done, the edits, and whether it keeps what the sheet means."""

    message: Message
    edits: tuple[Edit, ...]
    safe: bool = True


class Detail(NamedTuple):
    """What is said, where, what to do about it, and what would mend it."""

    message: Message
    place: Place
    help: Message | None = None
    fix: Fix | None = None


class Finding:
    """One thing that the linter says of a file.

    `rulings` are the ids of the rulings that it rests on; `document` counts the documents of a file from 1; `sheet` is
    the character's name and `ability` the card's, where there are any. The detail is worked out when somebody asks:
    most of what is found in a sheet weighs so little that it is only counted.
    """

    __slots__ = ("_detail", "ability", "code", "document", "name", "rulings", "severity", "sheet", "status")

    def __init__(
        self,
        code: str,
        name: str,
        severity: Severity,
        status: Status,
        detail: Detail | Callable[[], Detail],
        rulings: tuple[str, ...] = (),
        document: int | None = None,
        sheet: str | None = None,
        ability: str | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.severity = severity
        self.status = status
        self.rulings = rulings
        self.document = document
        self.sheet = sheet
        self.ability = ability
        self._detail = detail

    @property
    def detail(self) -> Detail:
        """What is said, where, and what mends it."""
        found = self._detail
        if not isinstance(found, Detail):
            self._detail = found = found()
        return found

    @property
    def message(self) -> Message:
        """What is said."""
        return self.detail.message

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.detail.place

    @property
    def help(self) -> Message | None:
        """What to do about it."""
        return self.detail.help

    @property
    def fix(self) -> Fix | None:
        """How it may be mended, if it can be."""
        return self.detail.fix

    def advise(self, help_: Message) -> None:
        """Say something else about what to do."""
        self._detail = self.detail._replace(help=help_)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Finding) and self._said == other._said

    def __hash__(self) -> int:
        return hash((self.code, self.sheet, self.ability))

    def __repr__(self) -> str:
        return f"Finding{self._said}"

    @property
    def _said(self) -> tuple[object, ...]:
        said = (self.code, self.severity, self.status, *self.detail, self.rulings)
        return (*said, self.document, self.sheet, self.ability)
