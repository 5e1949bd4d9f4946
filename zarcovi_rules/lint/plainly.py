"""Sheets that are plainly good: a quick look that spares most runs the validator of schemas, and its import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.law import Law

_CHOICE, _NUMBER, _TEXT, _NAMES, _CARDS, _FREE = range(6)


class _Test(NamedTuple):
    """What may stand in a field: how it is looked at, the words that it may have, whether several, the numbers."""

    look: int
    words: frozenset[str]
    several: bool
    least: int = 1  # members of a list
    minimum: int = 0
    maximum: int = 0
    card: Kind = Kind.CHARACTER


class Plainly:
    """Tells of sheets that they fit their schema. Of whatever is written in a rarer way it does not tell: False."""

    def __init__(self, fields: Mapping[Kind, Mapping[str, Field]], law: Law, lists: Mapping[str, Kind]) -> None:
        self._tests = {
            kind: {
                name: _test(field, law, lists)
                for field in known.values()
                if field.written
                for name in (field.name, *(field.synonyms if field.free else ()))
            }
            for kind, known in fields.items()
        }
        self._required = {
            kind: frozenset(name for name, field in known.items() if field.written and field.required)
            for kind, known in fields.items()
        }

    def fits(self, data: Any, kind: Kind = Kind.CHARACTER) -> bool:
        """Whether a group of fields plainly fits what its schema asks."""
        if type(data) is not dict or not self._required[kind] <= data.keys():
            return False
        tests = self._tests[kind]
        for name, value in data.items():
            test = tests.get(name)
            if test is None:
                return False
            look = test.look
            if type(value) is str:
                if look in (_CHOICE, _NUMBER):
                    if value not in test.words:
                        return False
                elif not value or look == _CARDS:
                    return False
            elif type(value) is int:
                if look == _NUMBER:
                    if not test.minimum <= value <= test.maximum:
                        return False
                elif look != _FREE:
                    return False
            elif look == _FREE:
                if type(value) is not float and (type(value) is not list or not all(map(_is_scalar, value))):
                    return False
            elif type(value) is not list:
                return False
            elif look == _CARDS:
                for card in value:
                    if not self.fits(card, test.card):
                        return False
            elif not test.several or not _members(value, test):
                return False
        return True


def _is_scalar(value: object) -> bool:
    return type(value) is str or type(value) is int


def _members(values: list[Any], test: _Test) -> bool:
    if len(values) < test.least or any(type(one) is not str for one in values):
        return False
    if test.look == _NAMES:
        return all(values)
    return test.words.issuperset(values) and len(set(values)) == len(values)


def _test(field: Field, law: Law, lists: Mapping[str, Kind]) -> _Test:
    words = frozenset(way for way in field.spelt if way not in {"true", "false"})
    match field.holds:
        case _ if field.name == "livro":
            return _Test(_CHOICE, frozenset({law.book}), several=False)
        case Holds.CHOICE | Holds.CHOICES:
            return _Test(_CHOICE, words, several=field.holds is Holds.CHOICES)
        case Holds.NUMBER:
            return _Test(_NUMBER, words, several=False, minimum=field.minimum, maximum=field.maximum)
        case Holds.TEXT | Holds.LEGEND:
            return _Test(_TEXT, words, several=False)
        case Holds.NAMES:
            return _Test(_NAMES, words, several=True)
        case Holds.CLAUSES:
            return _Test(_CHOICE, frozenset(law.clauses), several=True, least=0)
        case Holds.FREE:
            return _Test(_FREE, words, several=True)
        case Holds.CARDS:
            return _Test(_CARDS, words, several=True, card=lists[field.name])
