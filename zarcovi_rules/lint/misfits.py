"""In what a document is no sheet, for its author: which code it is, what was meant, and what would mend it.

Imported when something is wrong and not before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint import codes
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.meant import meant_field, meant_value, slip
from zarcovi_rules.lint.mending import Put, Rename, Replace, Value, written
from zarcovi_rules.lint.schema import BOOK, Fields, Misfit
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.schema import Mistake, Wrong
from zarcovi_rules.source.schema_advice import instead, near_to
from zarcovi_rules.source.text import brief, fold
from zarcovi_rules.source.yaml import Document
from zarcovi_rules.source.yaml_advice import SPACE, spaced, unmarked
from zarcovi_rules.source.yaml_places import Path

_CODES = {
    Wrong.FIELD: codes.UNKNOWN_FIELD,
    Wrong.MISSING: codes.MISSING_FIELD,
    Wrong.VALUE: codes.WRONG_VALUE,
    Wrong.TYPE: codes.WRONG_TYPE,
}
_OTHERS = (
    ("casos", msg("This is a file of cases for the judge, no sheet"), msg("`zarcovi judge FILE` settles it.")),
    ("precedentes", msg("This is a committee's file, no sheet"), msg("Call it comite.yaml.")),
    ("figuras", msg("This is a committee's file, no sheet"), msg("Call it comite.yaml.")),
    ("leituras", msg("This is a committee's file, no sheet"), msg("Call it comite.yaml.")),
)
_SHEET_HELP = msg("A sheet begins with livro, nome and habilidades; `zarcovi new ficha` shows one.")
_WORD = 4
"""Shorter values are answers and numbers, which many fields have."""

_SHORT = 40
_NO_FIELD = msg("{field} has no field {name}")


def foreign(document: Document, fields: Mapping[str, Field], book: str) -> Misfit | None:
    """That a document is no sheet, or one of another book: the one thing that is to be said of it then."""
    data = document.data
    if not isinstance(data, dict):
        return Misfit(codes.NO_SHEET, Finding(_no_group(data), document.places.value(), _shape(data)))
    own = [name for name in data if name in fields and name != BOOK]
    if not any(fields[name].holds in {Holds.CARDS, Holds.NAMES} for name in own):
        for name, message, help_ in _OTHERS:
            if name in data:
                return Misfit(codes.NO_SHEET, Finding(message, document.places.key((name,)), help_), (name,))
    if not own and not any(near_to(name, fields) for name in list(data)[:10] if isinstance(name, str) and name != BOOK):
        message = msg("This is no sheet: it has none of a sheet's fields") if data else _no_group(None)
        return Misfit(codes.NO_SHEET, Finding(message, document.places.value(), _SHEET_HELP))
    named = data.get(BOOK)
    if isinstance(named, str) and named != book:
        message = msg("No rulebook “{name}” is known here", name=brief(named))
        help_ = msg("Known are: {names}.", names=book)
        same = fold(named).strip("\"'") == fold(book)
        change = Replace((BOOK,), book) if same or near_to(named, [book]) else None
        finding = Finding(message, document.places.value((BOOK,)), help_)
        told = msg("Write {field}: {value}", field=BOOK, value=book)
        return Misfit(codes.OTHER_BOOK, finding, (BOOK,), change, same, told)
    return None


def _no_group(data: object) -> Message:
    match data:
        case None:
            return msg("This is no sheet: there is nothing in it")
        case list():
            return msg("This is no sheet: it is a list")
        case str():
            return msg("This is no sheet: it is text without fields")
        case _:
            return msg("This is no sheet: it is a single value")


def _shape(data: object) -> Message:
    if isinstance(data, list) and data and all(isinstance(one, dict) for one in data):
        return msg("If these are cards, write livro, nome and habilidades: before them, and indent them.")
    if isinstance(data, str):
        return msg("To check a bare caption, use `zarcovi lint --caption`. {help}", help=_SHEET_HELP)
    return _SHEET_HELP


def told(mistake: Mistake, document: Document, fields: Fields, lists: Mapping[str, Kind], law: Law) -> Misfit:
    """A mistake with its code, the nearest name and what mends it."""
    path = mistake.path
    known = fields[lists[str(path[0])] if len(path) > 1 and path[0] in lists else Kind.CHARACTER]
    misfit = Misfit(_CODES[mistake.wrong], mistake.finding, path)
    if mistake.wrong is Wrong.FIELD:
        return _renamed(_of_cards(misfit, lists), document, known, fields, lists)
    if mistake.wrong is Wrong.MISSING:
        return _written_book(misfit, law.book) if mistake.name == BOOK else _lacking(misfit, known, mistake.name)
    if path and path[0] in lists and len(path) <= 2:
        return misfit._replace(finding=misfit.finding._replace(help=_as_cards(_around(document, path))))
    return _revalued(misfit, document, known, law)


def _of_cards(misfit: Misfit, lists: Mapping[str, Kind]) -> Misfit:
    """An unknown field of a card: told as one that no card of its list has, not as one that this card lacks."""
    path = misfit.path
    if len(path) != 3 or path[0] not in lists or misfit.finding.message.template != _NO_FIELD.template:
        return misfit
    message = msg("There is no field {name} in {group}", name=brief(str(path[2])) or '""', group=path[0])
    return misfit._replace(finding=misfit.finding._replace(message=message))


def _lacking(misfit: Misfit, known: Mapping[str, Field], name: str | None) -> Misfit:
    field = known.get(name or "")
    if field is None or not field.example:
        return misfit
    help_ = msg("Write it, as in {field}: {value}", field=field.name, value=field.example)
    return misfit._replace(finding=misfit.finding._replace(help=help_))


def _as_cards(value: object) -> Message:
    """How cards are written, for whoever wrote something else in their list."""
    name = value if isinstance(value, str) and len(value) <= _SHORT else "…"
    if (plain := unmarked(name)) is not None:
        item = f"- {plain}"
        return msg("Write {value}", value=item)
    if (joined := spaced(name)) is not None:
        return SPACE.about(written=f"- {joined}")
    return msg("Begin each card with a line of its own: - nome: {name}", name=name)


def _written_book(misfit: Misfit, book: str) -> Misfit:
    help_ = msg("Write {field}: {value}", field=BOOK, value=book)
    finding = misfit.finding._replace(help=help_)
    return misfit._replace(finding=finding, change=Put((), ((BOOK, book),)), safe=False, told=help_)


def _around(document: Document, path: Path) -> Any:
    data = document.data
    for step in path:
        data = data[step]
    return data


def _renamed(
    misfit: Misfit, document: Document, known: Mapping[str, Field], fields: Fields, lists: Mapping[str, Kind]
) -> Misfit:
    """An unknown field: another one misspelt, or one of another kind of card."""
    *parent, name = misfit.path
    beside = _around(document, tuple(parent))
    if not isinstance(name, str) or not isinstance(beside, dict) or len(parent) not in {0, 2}:
        return misfit
    if (meant := meant_field(name, known.values(), beside)) is not None:
        near, safe = meant
        told = msg("call the field {name}", name=near)
        finding = misfit.finding._replace(help=msg("Did you mean {near}?", near=near))
        return misfit._replace(finding=finding, change=Rename(misfit.path, near), safe=safe, told=told)
    homes = [home for home, kind in lists.items() if name in fields[kind] and fields[kind][name].written]
    if homes:
        help_ = msg("{name} is a field of {groups}: write it there.", name=brief(name), groups=", ".join(homes))
        return misfit._replace(finding=misfit.finding._replace(help=help_))
    if name in known:
        help_ = msg("{name} is read from the legend and is no field of a sheet: take it out.", name=brief(name))
        return misfit._replace(finding=misfit.finding._replace(help=help_))
    return misfit


def _revalued(misfit: Misfit, document: Document, known: Mapping[str, Field], law: Law) -> Misfit:
    """A wrong value: what it most likely means."""
    path = misfit.path
    names = [step for step in path if isinstance(step, str)]
    field = known.get(names[-1]) if names else None
    if field is None or not field.written:
        return misfit
    value = _around(document, path)
    source = document.places.lines.text[slice(*document.places.span(path))].strip()
    item = isinstance(path[-1], int)
    if isinstance(value, str) and (owner := _owner(value, field, known)) is not None:
        # However near it is to a value of this field, it means something already: genjutsu is no senjutsu.
        help_ = msg("{name} belongs to {groups}: write it there.", name=fold(value), groups=owner.name)
        return misfit._replace(finding=misfit.finding._replace(help=help_))
    found = meant_value(field, value, source, item=item)
    if field.holds is Holds.CLAUSES and isinstance(value, str):
        whole = [name for name in law.clauses if name.partition(".")[2] == value]
        near = whole[0] if len(whole) == 1 else slip(value, law.clauses)
        guess = near or near_to(value, law.clauses)
        found = None if guess is None else (guess, near is not None)
    if found is None:
        plain = misfit.code is codes.WRONG_TYPE or {"sim", "nao"} <= field.values.keys()
        known_values = instead(None, list(field.values)) if plain else None
        if field.holds is Holds.NUMBER and field.values:
            known_values = msg("Write a whole number, or {names}.", names=", ".join(field.values))
        return misfit._replace(finding=misfit.finding._replace(help=known_values or misfit.finding.help))
    if type(found[0]) is type(value) and found[0] == value:
        return misfit
    meant, safe = found
    told = msg("Write {field}: {value}", field=field.name, value=written(meant))
    if item:
        told = msg("Write {value}", value=written(meant))
    help_ = told
    if not safe:
        near = written(meant) if item else f"{field.name}: {written(meant)}"
        help_, told = msg("Did you mean {near}?", near=near), msg("write {near}", near=near)
    finding = misfit.finding._replace(help=help_)
    return misfit._replace(finding=finding, change=Replace(path, meant), safe=safe, told=told)


def as_said(misfit: Misfit, document: Document, said: tuple[Value, ...]) -> Misfit:
    """A value of which it is not certain what it means, beside what the legend says: that is certain, if it may be it.

    What would contradict the legend is not written.
    """
    change, value = misfit.change, _around(document, misfit.path)
    assert isinstance(change, Replace)
    guess = change.value if isinstance(change.value, tuple) else (change.value,)
    whole = isinstance(value, float) and said == (value,)  # 1.000 is one to YAML, and may be meant so
    if not whole and set(guess) != set(said):
        return misfit._replace(change=None)
    meant = said[0] if whole else change.value
    told = msg("Write {field}: {value}", field=misfit.path[-1], value=written(meant))
    finding = misfit.finding._replace(help=told)
    return misfit._replace(finding=finding, change=Replace(misfit.path, meant), safe=True, told=told)


def _owner(value: str, field: Field, known: Mapping[str, Field]) -> Field | None:
    """The other field of the card of which this is a value, if it is none of this one."""
    word = fold(value)
    if len(word) < _WORD or not field.values or field.holds is Holds.NUMBER or word in field.values:
        return None
    return next((one for one in known.values() if one.written and one is not field and word in one.values), None)
