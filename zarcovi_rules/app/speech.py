"""The language people read: messages in, text out. Portuguese by default, English complete."""

from __future__ import annotations

import gettext
import os
from typing import Literal

from zarcovi_rules.core.messages import Message, Text

_LITTLE = b"\xde\x12\x04\x95"
"""What a compiled catalogue begins with where the lowest byte of a number comes first."""

Lang = Literal["pt", "en"]
LANGS: tuple[Lang, ...] = ("pt", "en")
DOMAIN = "zarcovi"
LIBRARIES = "argparse"
"""The catalogue with what the standard library says: it reads the whole of one."""

LOCALE = os.path.join(os.path.dirname(__file__), "locale")  # noqa: PTH118, PTH120 - pathlib takes long to import


class Speech:
    """Says messages in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._catalogue = _catalogue() if lang == "pt" else gettext.NullTranslations()

    def __call__(self, message: Message) -> str:
        """The text of a message, with the messages and texts among its values."""
        template = self._catalogue.gettext(message.template)
        return template.format(**{name: self.value(value) for name, value in message.values.items()})

    def value(self, value: object) -> object:
        """A value as it is read: a text in this language, a message said, a tuple as a list of words."""
        if isinstance(value, Text):
            return value.pt if self.lang == "pt" else value.en
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, tuple):
            return "; ".join(str(self.value(item)) for item in value)
        if isinstance(value, bool):
            return ("sim" if value else "não") if self.lang == "pt" else ("yes" if value else "no")
        return value

    def text(self, text: Text) -> str:
        """A text in this language."""
        return str(self.value(text))


class Catalogue(gettext.NullTranslations):
    """A compiled catalogue in which a sentence is looked up when it is said: of a thousand, most runs say few."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data
        self._order: Literal["little", "big"] = "little" if self._data[:4] == _LITTLE else "big"
        self._count, self._sentences, self._translations = map(self._number, (8, 12, 16))
        self._known: dict[str, str] = {}

    def gettext(self, message: str) -> str:
        """The translation of a sentence; itself, where there is none."""
        said = self._known.get(message)
        if said is None:
            self._known[message] = said = self._said(message)
        return said

    def _said(self, message: str) -> str:
        """Look a sentence up: they stand in the order of their bytes."""
        wanted, place, end = message.encode(), 0, self._count
        while place < end:
            middle = (place + end) // 2
            if self._text(self._sentences, middle) < wanted:
                place = middle + 1
            else:
                end = middle
        if place == self._count or self._text(self._sentences, place) != wanted:
            return message
        return self._text(self._translations, place).decode()

    def _text(self, table: int, place: int) -> bytes:
        """A text of a table, which holds the length of each and where it begins."""
        length, begin = self._number(table + 8 * place), self._number(table + 8 * place + 4)
        return self._data[begin : begin + length]

    def _number(self, at: int) -> int:
        return int.from_bytes(self._data[at : at + 4], self._order)


def _catalogue() -> gettext.NullTranslations:
    try:
        with open(os.path.join(LOCALE, "pt_BR", "LC_MESSAGES", f"{DOMAIN}.mo"), "rb") as file:  # noqa: PTH118, PTH123
            return Catalogue(file.read())
    except OSError:
        return gettext.NullTranslations()


def for_libraries(lang: Lang) -> None:
    """Let the standard library's own messages (argparse) be said in `lang`: it looks them up by the environment."""
    os.environ["LANGUAGE"] = "pt_BR" if lang == "pt" else "en"
    gettext.bindtextdomain(LIBRARIES, LOCALE)
    gettext.textdomain(LIBRARIES)
