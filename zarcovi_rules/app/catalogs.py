"""The catalogue of translations, kept in step with the sentences in the code.

`python -m zarcovi_rules.app.catalogs` gathers every `msg("…")` of the package and what argparse may say, keeps the
translations that are there, and compiles them. It guesses nothing: a new sentence is listed until it is translated.
Nothing else imports this module, which needs Babel; what it writes needs only the standard library.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from zarcovi_rules.app.speech import CATALOGUE, DOMAIN, LOCALE

LANGUAGE = "pt_BR"
MO = Path(CATALOGUE)
PO = MO.with_suffix(".po")

ARGPARSE = (
    "ambiguous option: %(option)s could match %(matches)s",
    "argument %(argument_name)s: %(message)s",
    "expected at least one argument",
    "expected at most one argument",
    "expected one argument",
    "ignored explicit argument %r",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)",
    "not allowed with argument %s",
    "one of the arguments %s is required",
    "options",
    "positional arguments",
    "show program's version number and exit",
    "show this help message and exit",
    "the following arguments are required: %s",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "unrecognized arguments: %s",
    "usage: ",
)
"""What argparse may say to people, from Python 3.11 on, by the ways in which it is used here."""

_HEADERS = frozenset({"Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding"})


class _Lasting(Catalog):
    """A catalogue that says nothing of when and by which version of what it was made."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        *others, (name, value) = ((n, v) for n, v in super()._get_mime_headers() if n in _HEADERS)
        return [*others, (name, f"{value}\n")]


def gathered() -> Iterator[str]:
    """Every sentence that may have to be said."""
    package = Path(LOCALE).parent.parent
    for _, _, sentence, _, _ in extract_from_dir(package, keywords={"msg": (1,)}):
        assert isinstance(sentence, str)
        yield sentence
    yield from ARGPARSE


def read(po: bytes) -> Catalog:
    """The catalogue that is written as `po`."""
    return read_po(BytesIO(po), locale=LANGUAGE, domain=DOMAIN)


def merged(known: Catalog) -> Catalog:
    """The catalogue of all sentences, with the translations of those that are `known`."""
    made = _Lasting(
        LANGUAGE,
        DOMAIN,
        charset="utf-8",
        fuzzy=False,
        header_comment=f"# {DOMAIN}: translations, made by `make catalogs`.",
    )
    for sentence in gathered():
        found = known.get(sentence)
        made.add(sentence, None if found is None or found.fuzzy else found.string)
    return made


def written(catalog: Catalog) -> bytes:
    """A catalogue as the text of a .po file, the same for the same translations."""
    out = BytesIO()
    write_po(out, catalog, width=0, no_location=True, sort_output=True)
    return out.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """A catalogue as the bytes of a .mo file."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def untranslated(catalog: Catalog) -> list[str]:
    """The sentences without a translation."""
    return [str(message.id) for message in catalog if message.id and not message.string]


def main() -> int:
    """Write both files; list what is not translated, and fail if there is any."""
    catalog = merged(read(PO.read_bytes() if PO.is_file() else b""))
    PO.parent.mkdir(parents=True, exist_ok=True)
    PO.write_bytes(written(catalog))
    MO.write_bytes(compiled(catalog))
    for sentence in (missing := untranslated(catalog)):
        print(f"{PO.name}: {sentence!r}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
