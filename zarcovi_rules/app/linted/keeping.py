"""What was found in files before, kept by all that it hangs on: the text, the rules, the program, the language.

Where everything is kept, nothing has to be loaded that lints.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app.linted.filing import Filed
from zarcovi_rules.app.speech import LOCALE
from zarcovi_rules.source.kept import Store, stamp, user_folder

MOST_ENTRIES = 20_000


class Kept:
    """What was found before, by the path that is shown and the text.

    `played` says how the table plays, `told` what of the findings is told.
    """

    def __init__(self, folder: Path, lang: str, played: str, told: str) -> None:
        self._store = Store(folder, MOST_ENTRIES)
        self._all = "\0".join((__version__, lang, played, told, code()))

    def get(self, path: str, kind: str, text: str) -> Filed | None:
        """What was found in this text; None if it is not kept."""
        data = self._store.get(self._all, path, kind, text)
        try:
            return None if data is None else Filed.from_data(path, data)
        except (ValueError, TypeError):
            return None

    def keep(self, filed: Filed, kind: str, text: str) -> None:
        """Keep what was found, if it was found whole."""
        if filed.fault is None and not filed.unreadable:
            self._store.keep(filed.as_data(), self._all, filed.path, kind, text)


def kept(lang: str, played: str, told: str) -> Kept | None:
    """What this user's runs found before; None where there is no place for it."""
    folder = user_folder("lint")
    return None if folder is None else Kept(folder, lang, played, told)


def code() -> str:
    """What changes whenever what lints does."""
    return stamp(sorted(_files()))


def _files() -> Iterator[Path]:
    package = Path(__file__).parents[2]
    yield package / "app" / "kinds.py"
    for folder in ("app/linted", "core", "judge", "lint", "lint/legend", "source"):
        yield from (package / folder).glob("*.py")
    for name in shelf.BOOKS:
        book = package / "books" / name
        yield from book.glob("*.json")
        for part in ("lints", "sheet"):
            yield from (book / part).rglob("*.py")
        yield from (book / "legends").glob("*.yaml")
    yield from Path(LOCALE).rglob("*.mo")
