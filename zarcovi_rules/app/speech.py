"""The language people read: messages in, text out. Portuguese by default, English complete."""

from __future__ import annotations

import argparse
import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from typing import Literal

from zarcovi_rules.core.messages import Message, Text

Lang = Literal["pt", "en"]
LANGS: tuple[Lang, ...] = ("pt", "en")
DOMAIN = "zarcovi"
LOCALE = os.path.join(os.path.dirname(__file__), "locale")  # noqa: PTH118, PTH120 - pathlib takes long to import
CATALOGUE = os.path.join(LOCALE, "pt_BR", "LC_MESSAGES", f"{DOMAIN}.mo")  # noqa: PTH118


class Speech:
    """Says messages in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.template = cache(_catalogue(lang).gettext)  # a few are asked for again and again

    def __call__(self, message: Message) -> str:
        """The text of a message, with the messages and texts among its values."""
        value = self.value
        return self.template(message.template).format(**{name: value(one) for name, one in message.values.items()})

    def value(self, value: object) -> object:
        """A value as it is read: a text in this language, a message said, a tuple as a list of words."""
        if isinstance(value, Text):
            return value.pt if self.lang == "pt" else value.en
        if isinstance(value, Message):
            return self(value)
        if type(value) is tuple:  # a record, such as a place, is one word
            return "; ".join(str(self.value(item)) for item in value)
        if isinstance(value, bool):
            return ("sim" if value else "não") if self.lang == "pt" else ("yes" if value else "no")
        return value

    def text(self, text: Text) -> str:
        """A text in this language."""
        return str(self.value(text))


def for_libraries(speech: Speech) -> None:
    """Let argparse say its own messages in this language.

    It would ask gettext, which looks for the catalogue anew at every message and copies it: 4 ms of each run.
    """
    argparse._ = speech.template  # type: ignore[attr-defined]


def _catalogue(lang: Lang) -> NullTranslations:
    """The translations into a language; opened where they lie, for to look for them gettext imports two modules."""
    if lang == "en" or not os.path.isfile(CATALOGUE):  # noqa: PTH113 - as above
        return NullTranslations()
    with open(CATALOGUE, "rb") as file:  # noqa: PTH123 - as above
        return GNUTranslations(file)
