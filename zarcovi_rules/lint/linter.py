"""What sheets of a book are linted with, and which of its checks look at which card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from zarcovi_rules.lint.fields import Kind

if TYPE_CHECKING:
    from zarcovi_rules.lint.cards import Card
    from zarcovi_rules.lint.checks import Check
    from zarcovi_rules.lint.fields import Field
    from zarcovi_rules.lint.law import Law
    from zarcovi_rules.lint.legend.reading import Reading
    from zarcovi_rules.lint.schema import Misfit
    from zarcovi_rules.source import yaml

_T = TypeVar("_T")

CARDS: Mapping[str, Kind] = {
    "habilidades": Kind.ABILITY,
    "modos": Kind.MODE,
    "itens": Kind.ITEM,
    "extensoes": Kind.EXTENSION,
}
"""The lists of cards in a sheet, by the names of their fields."""

_CHOICES = 4000
"""So many choices of checks are remembered: cards that have the same features are looked at by the same checks."""


class Linter:
    """What a book brings along for linting: its fields, its checks, its law, how its legends are read.

    `apart` says where the legends of one text begin. `fits` says quickly whether a document fits the schema of sheets,
    `misfits` explains why it does not.
    """

    def __init__(
        self,
        *,
        book: str,
        fields: Mapping[Kind, Mapping[str, Field]],
        checks: tuple[Check, ...],
        law: Law,
        read: Callable[[str, Card], Reading],
        apart: Callable[[str], list[int]],
        fits: Callable[[Any], bool],
        misfits: Callable[[yaml.Document], Iterable[Misfit]],
    ) -> None:
        self.book = book
        self.fields = fields
        self.checks = checks
        self.law = law
        self.read = read
        self.apart = apart
        self.fits = fits
        self.misfits = misfits
        self.plan = Plan(checks)


class _Looking:
    """The checks that look at cards of one kind: some at all of them, others at those that have a feature."""

    def __init__(self) -> None:
        self.always: list[Check] = []
        self.by_feature: dict[str, list[Check]] = {}
        self.features: frozenset[str] = frozenset()
        self.chosen: dict[frozenset[str], tuple[Check, ...]] = {}

    def add(self, check: Check) -> None:
        """Let one more check look."""
        if not check.on:
            self.always.append(check)
        for feature in check.on:
            self.by_feature.setdefault(feature, []).append(check)
        self.features = self.features.union(check.on, check.unless)

    def choose(self, met: frozenset[str]) -> tuple[Check, ...]:
        """The checks for a card with these features, each once; remembered."""
        if len(self.chosen) >= _CHOICES:
            self.chosen.clear()
        found = {id(check): check for check in self.always}
        found |= {id(check): check for feature in sorted(met) for check in self.by_feature.get(feature, ())}
        self.chosen[met] = chosen = tuple(check for check in found.values() if met.isdisjoint(check.unless))
        return chosen


class Plan:
    """The checks by the kind of card and by the feature that makes them worth a look, and by clause."""

    def __init__(self, checks: Iterable[Check]) -> None:
        self.challenges: dict[str, list[Check]] = {}
        self.unsaid: dict[str, list[Check]] = {}
        self.contradicts: dict[str, list[Check]] = {}
        self.only: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self.permitted: dict[str, tuple[str, ...]] = {}
        self.implied: dict[str, tuple[str, ...]] = {}
        self.concerns: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self.idle_words: frozenset[str] = frozenset(word for check in checks for word in check.idle_words)
        self._speaking: list[Check] = []
        self._teller: dict[tuple[str, str], str] = {}
        self._looking = {kind: _Looking() for kind in Kind}
        for check in checks:
            self._add(check)

    def _add(self, check: Check) -> None:
        self._tell("only", check, self.only, check.only)
        self._tell("permitted", check, self.permitted, check.permitted)
        self._tell("implied", check, self.implied, check.implied)
        self._tell("concerns", check, self.concerns, check.concerns)
        if check.speaks_of:
            self._speaking.append(check)
        for names, kept in (
            (check.challenges, self.challenges),
            (check.unsaid, self.unsaid),
            (check.contradicts, self.contradicts),
        ):
            for name in names:
                kept.setdefault(name, []).append(check)
        if check.find is not None:
            for kind in check.of:
                self._looking[kind].add(check)

    def _tell(self, what: str, check: Check, kept: dict[str, _T], told: Mapping[str, _T]) -> None:
        """Keep what a check tells of clauses or rulings; that another has told it too is a mistake of their author."""
        for name, value in told.items():
            if (other := self._teller.setdefault((what, name), check.code)) != check.code:
                raise ValueError(f"two checks tell `{what}` of {name}: {other} and {check.code}; leave it to one")
            kept[name] = value

    def of(self, card: Card) -> tuple[Check, ...]:
        """The checks that may have something to say of a card, each once."""
        looking = self._looking[card.kind]
        met = card.features & looking.features
        chosen = looking.chosen.get(met)
        return looking.choose(met) if chosen is None else chosen

    def about(self, kept: Mapping[str, list[Check]], clause: str, card: Card) -> Check:
        """The check that speaks of a clause on this card, of those `kept` by clause."""
        checks = kept.get(clause, [])
        for check in checks:
            if any(feature in card.features or feature in card.of_character for feature in check.where):
                return check
        return next((check for check in checks if not check.where), kept["*"][0])

    def undecided(self, clause: str, card: Card) -> str | None:
        """The field on which it hangs whether the rules forbid a clause on this card; "" if they do, None if not."""
        open_ = ""
        for name, values in self.only.get(clause, {}).items():
            found = card.holds(name)
            if not found:
                open_ = open_ or name
            elif not any(value in found for value in values):
                return None
        return open_

    def cited(self, rulings: tuple[str, ...], card: Card) -> tuple[str, ...]:
        """Those of some rulings that concern this card; all of them where that cannot be told."""
        if self.concerns.keys().isdisjoint(rulings):
            return rulings
        kept = tuple(
            id_
            for id_ in rulings
            if all(not card.has(name) or card.has(name, *values) for name, values in self.concerns.get(id_, {}).items())
        )
        return kept or rulings

    def idle(self, clause: str, card: Card) -> Check | None:
        """The check that says of a clause that it does nothing on this card, if that is so."""
        for check in self._speaking:
            if card.kind not in check.of or check.excepts(card):
                continue
            if any(name in card.data for name in check.on):
                first = next((wanted for begin, wanted in check.speaks_of.items() if clause.startswith(begin)), None)
                if first is not None and card.features.isdisjoint(first):
                    return check
        return None
