"""Conditions read aloud, in both languages at once."""

from __future__ import annotations

from zarcovi_rules.core.conditions import All, Condition, Is, Not, Some
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.vocabulary import Reading


def condition_text(condition: Condition) -> Text:
    """The condition as a sentence, made of the sentences of its facts."""
    return _said(condition, inside=None)


def _said(condition: Condition, inside: type[Condition] | None) -> Text:
    match condition:
        case Is(Reading() as reading, values):
            pt, en = (f"{word} {reading.name} = {'/'.join(values)}" for word in ("leitura", "reading"))
            return Text(pt, en)
        case Is(variable, values):
            return _joined([variable.says(value) for value in values], " ou ", " or ", brackets=inside in (All, Not))
        case Not(part):
            said = _said(part, inside=Not)
            return Text(f"não é o caso de que {said.pt}", f"it is not the case that {said.en}")
        case All(parts):
            if not parts:
                return Text("sempre", "always")
            return _joined([_said(part, inside=All) for part in parts], " e ", " and ", brackets=inside is not None)
        case Some(parts):
            if not parts:
                return Text("nunca", "never")
            return _joined([_said(part, inside=Some) for part in parts], " ou ", " or ", brackets=inside is not None)
    raise TypeError(condition)


def _joined(parts: list[Text], pt: str, en: str, *, brackets: bool) -> Text:
    said = Text(pt.join(part.pt for part in parts), en.join(part.en for part in parts))
    return Text(f"({said.pt})", f"({said.en})") if brackets and len(parts) > 1 else said
