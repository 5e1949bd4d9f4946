"""What people mean by a value that is not written as a field wants it: `4x`, `R3`, `médio`, `360°`, `true`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from zarcovi_rules.lint.fields import Field, Holds
from zarcovi_rules.lint.legend.small_words import NUMBERS
from zarcovi_rules.lint.legend.words import meant as misspelt
from zarcovi_rules.lint.mending import Value
from zarcovi_rules.source.schema_advice import near_to
from zarcovi_rules.source.text import fold, yes_no

_LONG = 60
"""No value that is meant for a field is longer."""
_LONGEST_NAME = 40
_END = "."
_QUOTES = " \"'"
"""What quotes are folded to, and what stands around them."""
_MARKS = " *_~`"
"""What puts a word in bold, italics or the like in a chat."""
_UNITS = r"x|vez|vezes|uso|usos|turno|turnos|rank|hp|pv|mao|maos"
_NUMBER = re.compile(
    rf"(?:(?:r|rank|vel|velocidade|{_UNITS})[ .:]*)?"
    rf"(?P<number>\d{{1,9}}|[a-z]+) ?(?:(?:o|a|°)\b ?)?(?:{_UNITS})?(?: de uso)?"
)
_THOUSANDS = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})+")
_FRACTION = re.compile(r"([0-9]{1,9})(?:\.0*|,0{1,2})")
_BETWEEN = re.compile(r"\s*(?:[,;/+]|\be\b|\bou\b)\s*")
_CROSSES = str.maketrans("×✖х", "xxx")


def meant_value(field: Field, value: object, source: str, *, item: bool = False) -> tuple[Value, bool] | None:
    """What a wrong value means and whether that is certain; None where it may mean anything.

    `source` is how it stands in the file; `item`, whether it is one of a list.
    """
    if field.holds is Holds.TEXT:
        return (source, True) if type(value) in {int, float} and len(source) <= _LONG else None
    if type(value) is bool or type(value) in {int, float} or (isinstance(value, str) and len(value) <= _LONG):
        text = source if type(value) is float else str(value)
        if field.holds is Holds.NUMBER:
            return _number(field, text)
        if field.holds in {Holds.CHOICE, Holds.CHOICES}:
            several = None if item or field.holds is Holds.CHOICE else _several(field, text)
            return several or _one(field, text)
    return None


def meant_field(name: str, known: Iterable[Field], beside: Collection[str]) -> tuple[str, bool] | None:
    """The field that an unknown one is, but for how it is written, and whether that is certain; None if it may be any.

    It is none of those that stand `beside` it. Where a field that the rules know may be meant, it is.
    """
    name = name.strip(_MARKS)
    missing = [field for field in known if field.written and field.name not in beside]
    missing.sort(key=lambda field: field.free)
    for fields in ([one for one in missing if not one.free], [one for one in missing if one.free]):
        if (near := slip(name, [field.name for field in fields])) is not None:
            return near, True
        called = {fold(called): field for field in reversed(fields) for called in reversed(field.synonyms)}
        if (near := slip(name, called)) is not None:
            return (near, True) if called[near].free else (called[near].name, False)
    near = near_to(name, [field.name for field in missing])
    return None if near is None else (near, False)


def _number(field: Field, text: str) -> tuple[Value, bool] | None:
    if field.values and (word := _one(field, text)) is not None:
        return word
    if found := _FRACTION.fullmatch(text):
        # 50.000 is fifty to YAML; who writes it means fifty thousand, and which of them the sheet cannot tell.
        thousands = _THOUSANDS.fullmatch(text)
        return _within(field, int(text.replace(".", "")), safe=False) if thousands else _within(field, int(found[1]))
    if _THOUSANDS.fullmatch(text):
        return _within(field, int(text.replace(".", "")), safe=False)
    match = _NUMBER.fullmatch(fold(text.translate(_CROSSES)).strip(_QUOTES).removesuffix("."))
    if match is None:
        return None
    number = match["number"]
    if number.isascii() and number.isdigit():
        return _within(field, int(number))
    return _within(field, NUMBERS[number]) if number in NUMBERS else None


def _within(field: Field, number: int, *, safe: bool = True) -> tuple[Value, bool] | None:
    return (number, safe) if field.minimum <= number <= field.maximum else None


def _one(field: Field, text: str) -> tuple[Value, bool] | None:
    """The value of a field that a text is: but for accents, capitals, a sign of degrees; or nearly."""
    folded = fold(text.replace("°", " ").replace("º", " ")).strip(_QUOTES)
    folded = re.sub(r"^(\d+) ?graus$", r"\1", folded)
    names = {name.replace("_", " "): name for name in field.values}
    spoken = {fold(said): name for name, text in field.values.items() for said in text}
    word = re.sub(r"[\s_-]+", " ", folded)
    if "sim" in field.values and (answer := yes_no(word) or {"true": "sim", "false": "nao"}.get(word)):
        return answer, True
    if found := names.get(word) or names.get(word.replace(" ", "")) or spoken.get(word):
        return found, True
    if word.replace(" ", "") in (tight := {name.replace("_", ""): name for name in field.values}):
        return tight[word.replace(" ", "")], True
    if (near := slip(word, field.values)) is not None:
        return near, True
    if word in field.also:
        return field.also[word], False
    guess = near_to(word, names)
    return None if guess is None else (names[guess], False)


def slip(word: str, known: Iterable[str]) -> str | None:
    """The one name that a word is but for accents, capitals, and a letter too many, missing or out of place.

    Another letter makes another word (`letau` may be letal or lento), so what differs by one is no slip of the pen.
    """
    folded: dict[str, list[str]] = {}
    for name in known:
        folded.setdefault(_spelt(name), []).append(name)
    wanted = _spelt(word)
    if len(wanted) > _LONGEST_NAME:
        return None
    if wanted not in folded:
        # In legends the last letter tells forms of a word apart; names have no forms, so each is given an end.
        near = misspelt(wanted + _END, [name + _END for name in folded])
        if near is None:
            return None
        wanted = near.removesuffix(_END)
    return folded[wanted][0] if len(folded[wanted]) == 1 else None


def _spelt(name: str) -> str:
    return re.sub(r"[\s-]+", "_", fold(name))


def _several(field: Field, text: str) -> tuple[Value, bool] | None:
    """A list that was written as one text."""
    parts = [part for part in _BETWEEN.split(text.strip()) if part]
    found = [_one(field, part) for part in parts]
    values = tuple(one[0] for one in found if one is not None and isinstance(one[0], str))
    if len(parts) < 2 or len(values) != len(parts) or len(set(values)) != len(values):
        return None
    return values, all(one is not None and one[1] for one in found)
