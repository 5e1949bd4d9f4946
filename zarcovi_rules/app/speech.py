"""The language people read: messages in, text out. Portuguese by default, English complete."""

from __future__ import annotations

import gettext
import os
from functools import cache
from typing import Literal

from zarcovi_rules.core.messages import Message, Text

Lang = Literal["pt", "en"]
LANGS: tuple[Lang, ...] = ("pt", "en")
DOMAIN = "zarcovi"
LOCALE = os.path.join(os.path.dirname(__file__), "locale")  # noqa: PTH118, PTH120 - pathlib takes long to import


class Speech:
    """Says messages in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        catalogue = (
            gettext.translation(DOMAIN, LOCALE, ["pt_BR"], fallback=True)
            if lang == "pt"
            else gettext.NullTranslations()
        )
        self._template = cache(catalogue.gettext)  # a few are asked for again and again

    def __call__(self, message: Message) -> str:
        """The text of a message, with the messages and texts among its values."""
        value = self.value
        return self._template(message.template).format(**{name: value(one) for name, one in message.values.items()})

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


def for_libraries(lang: Lang) -> None:
    """Let the standard library's own messages (argparse) be said in `lang`: it looks them up by the environment."""
    os.environ["LANGUAGE"] = "pt_BR" if lang == "pt" else "en"
    gettext.bindtextdomain(DOMAIN, LOCALE)
    gettext.textdomain(DOMAIN)
