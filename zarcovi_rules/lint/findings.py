"""What the linter has to say of a sheet: a finding, with its code, its place and what may mend it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from zarcovi_rules.core.messages import Message
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


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the characters from `start` up to, not including, `end` of the file's text by `text`.

    A byte-order mark at the start of the text is not counted.
    """

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """How a finding may be mended: what is done, the edits, and whether it keeps what the sheet means."""

    message: Message
    edits: tuple[Edit, ...]
    safe: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Finding:
    """One thing that the linter says of a file.

    `rulings` are the ids of the rulings that it rests on; `document` counts the documents of a file from 1; `sheet` is
    the character's name and `ability` the card's, where there are any. Place and fix are worked out when somebody asks:
    most of what is found in a sheet weighs so little that it is only counted.
    """

    code: str
    name: str
    severity: Severity
    status: Status
    message: Message
    where: Place | Callable[[], Place]
    help: Message | None = None
    rulings: tuple[str, ...] = ()
    document: int | None = None
    sheet: str | None = None
    ability: str | None = None
    mend: Fix | Callable[[], Fix | None] | None = None

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.where if isinstance(self.where, Place) else self.where()

    @property
    def fix(self) -> Fix | None:
        """How it may be mended, if it can be."""
        return self.mend if self.mend is None or isinstance(self.mend, Fix) else self.mend()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Finding) and self._said == other._said

    def __hash__(self) -> int:
        return hash((self.code, self.sheet, self.ability))

    @property
    def _said(self) -> tuple[object, ...]:
        said = (self.code, self.severity, self.status, self.message, self.help, self.rulings)
        return (*said, self.place, self.document, self.sheet, self.ability, self.fix)
