"""What is to be said of the clauses of a card: against the rules, written and not said, contradicting each other."""

from __future__ import annotations

from collections.abc import Iterator

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.beside import beside
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Status
from zarcovi_rules.lint.law import ClauseLaw
from zarcovi_rules.lint.linter import Linter
from zarcovi_rules.source.text import brief

_SAY_IT_PLAINLY = msg("Say it in plainer words, or take it out of the legend.")


class Objection(NamedTuple):
    """What one check says of a clause, and the rulings by which it says so on this card."""

    check: Check
    found: Found
    rulings: tuple[str, ...]


def objections(card: Card, linter: Linter) -> Iterator[Objection]:
    """All that is to be said of the clauses that a card claims."""
    clauses, said, tagged = linter.law.clauses, card.reading.by_name, card.tagged
    claimed = [name for name in said if name in clauses]
    if tagged:
        claimed += [name for name in tagged if name not in said]
    if not claimed:
        return
    against: set[str] = set()  # no legend helps these: that theirs does not say them need not be told
    for name in claimed:
        law = clauses.get(name)
        idle = linter.plan.idle(name, card) if name in tagged and name not in said else None
        if law is not None and law.forbidden_by:
            for objection in _forbidden(card, name, law, linter):
                if objection.found.status is None:
                    against.add(name)
                if idle is None or name in against:
                    yield objection
        if idle is not None and name not in against:
            against.add(name)
            yield Objection(idle, Found(Spot(tagged[name])), idle.rulings)
    if tagged and isinstance(card.data.get("legenda"), str):
        yield from _unsaid(card, linter, against)
    if len(claimed) > 1:
        yield from _contradicting(card, linter)


def _forbidden(card: Card, name: str, law: ClauseLaw, linter: Linter) -> Iterator[Objection]:
    """A clause against absolute rulings, where they are about this card."""
    plan = linter.plan
    check = plan.about(plan.challenges, name, card)
    if check.excepts(card) or not card.features.isdisjoint(plan.permitted.get(name, ())):
        return
    hangs_on = plan.undecided(name, card)
    if name not in plan.only and not law.forbidden and not (check.find and any(check.find(card))):
        return
    if hangs_on is not None:
        spot = card.at(name) if name not in card.reading.by_name else _said_at(card, name)
        means = law.means if check.means is None else check.means(card, name, law.means)
        # A check of which nothing is illegal says itself what comes of it.
        told = _is_forbidden(means) if check.status is Status.ILLEGAL else None
        instead = _instead(check, law, card, linter) if "*" in check.challenges else None
        found = Found(spot, told, instead) if not hangs_on else _hanging(card, spot, means, hangs_on)
        if not hangs_on and check.doubt is not None and (why := check.doubt(card, name, means)) is not None:
            found = Found(spot, why, status=Status.UNKNOWN)
        elif not hangs_on and name not in card.tagged and (words := beside(card, spot, plan.idle_words)):
            found = Found(spot, _may_be(means, words), _SAY_IT_PLAINLY, Status.UNKNOWN)
        of_check = tuple(id_ for id_ in law.forbidden_by if id_ in check.rulings) or check.rulings
        yield Objection(check, found, of_check or law.forbidden_by)


def _instead(check: Check, law: ClauseLaw, card: Card, linter: Linter) -> Message | None:
    """What to do about a clause of which no check of its own speaks: the ruling says what is allowed."""
    id_ = linter.plan.cited(law.forbidden_by, card)[0]
    statement = linter.law.statements.get(id_)
    return None if statement is None else msg("{statement} {help}", statement=statement, help=check.help)


def _unsaid(card: Card, linter: Linter, against: set[str]) -> Iterator[Objection]:
    """Clauses that are written, and that the legend does not say; those `against` the rules have been told."""
    plan = linter.plan
    for name, path in card.tagged.items():
        law = linter.law.clauses.get(name)
        implied = plan.implied.get(name, ())
        if law is not None and name not in against and not card.says(name, *implied) and not _given(card, implied):
            check = plan.about(plan.unsaid, name, card)
            if check.excepts(card):
                continue
            found = Found(Spot(path), msg("The legend does not say that {means}", means=law.means))
            if check.doubt is not None and (why := check.doubt(card, name, law.means)) is not None:
                found = Found(found.spot, why, status=Status.UNKNOWN)
            elif card.may_say(name, *(one.partition(":")[0] for one in implied)):
                told = msg("Of what was understood of the legend, nothing says that {means}", means=law.means)
                found = Found(found.spot, told, status=Status.UNKNOWN)
            yield Objection(check, found, check.rulings or law.lifts)


def _given(card: Card, implied: tuple[str, ...]) -> bool:
    """Whether what a card has gives a clause by the rules, without a legend."""
    names = {one.partition(":")[0] for one in implied if ":" in one and " & " not in one}
    if any(card.has(name) and all(f"{name}:{value}" in implied for value in card.values(name)) for name in names):
        return True
    return any(all(_held(card, part) for part in one.split(" & ")) for one in implied if " & " in one)


def _held(card: Card, part: str) -> bool:
    """Whether a card has one of several things that together give a clause."""
    if part.startswith("!"):
        return card.lacks(part[1:]) and not card.claims(part[1:])
    return part in card.features


def _contradicting(card: Card, linter: Linter) -> Iterator[Objection]:
    """Clauses that one legend cannot say together."""
    kept, features = linter.plan.contradicts, card.features
    for together, reason in linter.law.contradictions:
        if features.issuperset(together):
            check = next(kept[name][0] for name in (*together, "*") if name in kept)
            if check.excepts(card):
                continue
            status = Status.ILLEGAL if check.at_odds is None else check.at_odds(card, together)
            if status is None:
                continue
            first, second = sorted((card.at(name) for name in together[:2]), key=_in_order)
            reason = Text(*(one[:1].upper() + one[1:] for one in reason))  # a sentence of its own here
            told = msg("{reason} (see line {line} too)", reason=reason, line=None)
            unsure = None if status is Status.ILLEGAL else status
            yield Objection(check, Found(second, told, status=unsure, other=first, in_line=reason), check.rulings)


def _said_at(card: Card, name: str) -> Spot:
    read = card.reading.by_name[name][0]
    return Spot((*card.path, "legenda"), (read.start, read.end))


def _in_order(spot: Spot) -> tuple[list[tuple[str, str | int]], int]:
    return [(type(step).__name__, step) for step in spot.path], spot.span[0] if spot.span else 0


def _is_forbidden(means: Text) -> Message:
    return msg("The rules admit no exception here, not even by legend: “{means}”", means=means)


def _may_be(means: Text, words: str) -> Message:
    return msg(
        "This may be against the rules, but “{words}” was not understood: “{means}”", words=brief(words), means=means
    )


def _hanging(card: Card, spot: Spot, means: Text, field: str) -> Found:
    character = card.sheet.character.known if card.sheet is not None else ()
    bare = card.sheet is not None and card.sheet.bare
    if bare and field in card.known:
        help_ = msg("Say it in the legend.")
    elif bare and field in character:
        help_ = msg("Check the card in its sheet, with “{field}” written there.", field=field)
    elif field in card.known or field in character:
        help_ = msg("Write “{field}” in the sheet.", field=field)
    else:  # there is nowhere to write it: a mode's clause on an item
        help_ = msg("Put the clause on the card that it speaks of.")
    return Found(
        spot,
        msg(
            "Whether the rules let this be hangs on “{field}”, which is not known here: “{means}”",
            field=field,
            means=means,
        ),
        help_,
        Status.UNKNOWN,
    )
