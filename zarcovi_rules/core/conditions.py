"""Conditions: trees of `&`, `|` and `~` over named facts, kept as data.

A condition is never a function. Because the tree is kept it can be listed, drawn, explained, negated, mutated and
settled over any number of situations at once (`holds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zarcovi_rules.core.vocabulary import Variable

Columns = Mapping["Variable", Mapping[str, int]]
"""For each variable and each of its values, the situations in which it has that value: bit *n* is situation *n*."""


class Condition:
    """Base of the four kinds of condition. Combine them with `&`, `|` and `~`."""

    __slots__ = ()

    def __and__(self, other: Condition) -> All:
        return All((*_parts(self, All), *_parts(other, All)))

    def __or__(self, other: Condition) -> Some:
        return Some((*_parts(self, Some), *_parts(other, Some)))

    def __invert__(self) -> Condition:
        return self.part if isinstance(self, Not) else Not(self)

    def __bool__(self) -> bool:
        raise TypeError("a condition has no truth value of its own: join conditions with & | ~, not with and/or/not")

    def holds(self, columns: Columns, full: int) -> int:
        """The situations, out of `full`, in which this holds."""
        raise NotImplementedError

    def atoms(self) -> Iterator[Is]:
        """Every comparison in the tree, left to right."""
        raise NotImplementedError


def _parts(condition: Condition, kind: type[All] | type[Some]) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, kind) else (condition,)


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """It holds that `variable` has one of `values`."""

    variable: Variable
    values: tuple[str, ...]

    def holds(self, columns: Columns, full: int) -> int:  # noqa: ARG002 - the columns lie within full already
        """The situations in which the variable has one of the values."""
        column = columns[self.variable]
        found = 0
        for value in self.values:
            found |= column.get(value, 0)
        return found

    def atoms(self) -> Iterator[Is]:
        """This comparison itself."""
        yield self

    @property
    def opposite(self) -> Is:
        """It holds that the variable has one of its other values."""
        return Is(self.variable, tuple(value for value in self.variable.domain if value not in self.values))


@dataclass(frozen=True, slots=True)
class All(Condition):
    """It holds that every part holds; with no parts, always."""

    parts: tuple[Condition, ...]

    def holds(self, columns: Columns, full: int) -> int:
        """The situations in which every part holds."""
        found = full
        for part in self.parts:
            if not found:
                break
            found &= part.holds(columns, full)
        return found

    def atoms(self) -> Iterator[Is]:
        """The comparisons of all parts."""
        for part in self.parts:
            yield from part.atoms()


@dataclass(frozen=True, slots=True)
class Some(Condition):
    """It holds that at least one part holds; with no parts, never."""

    parts: tuple[Condition, ...]

    def holds(self, columns: Columns, full: int) -> int:
        """The situations in which some part holds."""
        found = 0
        for part in self.parts:
            found |= part.holds(columns, full)
        return found

    def atoms(self) -> Iterator[Is]:
        """The comparisons of all parts."""
        for part in self.parts:
            yield from part.atoms()


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """It holds that the part does not.

    Over a variable that is silent somewhere this would turn silence into truth; settlement therefore gives a silent
    variable each of its values in turn and never lets it reach here unset (see `settlement`).
    """

    part: Condition

    def holds(self, columns: Columns, full: int) -> int:
        """The situations in which the part does not hold."""
        return full & ~self.part.holds(columns, full)

    def atoms(self) -> Iterator[Is]:
        """The comparisons of the part."""
        return self.part.atoms()


ALWAYS = All(())
NEVER = Some(())


def surely(condition: Condition, columns: Columns, full: int, *, wanted: bool = True) -> int:
    """The situations of `full` in which `condition` holds (or, not `wanted`, fails) whatever is not known there.

    Where a variable has no value in `columns`, neither a comparison with it nor the opposite comparison is sure.
    """
    match condition:
        case Is():
            return (condition if wanted else condition.opposite).holds(columns, full) & full
        case Not(part):
            return surely(part, columns, full, wanted=not wanted)
        case All(parts) | Some(parts) if isinstance(condition, All) is wanted:
            found = full
            for part in parts:
                if not found:
                    break
                found &= surely(part, columns, full, wanted=wanted)
            return found
        case All(parts) | Some(parts):
            found = 0
            for part in parts:
                if found == full:
                    break
                found |= surely(part, columns, full, wanted=wanted)
            return found
    raise TypeError(condition)


def support(condition: Condition, columns: Columns, full: int) -> list[Is]:
    """The comparisons by which `condition` holds in every situation of `full`: why it holds, and nothing else.

    Of an "or", each part that holds throughout counts, for each alone would do; if none alone covers `full`, all that
    hold somewhere do. Of a negated comparison, the opposite one is named.
    """
    found: list[Is] = []
    _support(condition, columns, full, wanted=True, holds=True, found=found)
    return list(dict.fromkeys(found))


def failure(condition: Condition, columns: Columns, full: int) -> list[Is]:
    """The comparisons for want of which `condition` fails in every situation of `full`: why not, and nothing else."""
    found: list[Is] = []
    _support(condition, columns, full, wanted=False, holds=False, found=found)
    return list(dict.fromkeys(found))


def _support(condition: Condition, columns: Columns, full: int, *, wanted: bool, holds: bool, found: list[Is]) -> None:
    """Name in `found` what makes `condition` come out as `wanted`; `holds` is whether what is named holds or fails."""
    match condition:
        case Is():
            found.append(condition if wanted is holds else condition.opposite)
        case Not(part):
            _support(part, columns, full, wanted=not wanted, holds=holds, found=found)
        case All(parts) | Some(parts):
            # "All holds" and "Some fails" need every part; the other two need one, and each that suffices is named.
            chosen = parts
            if isinstance(condition, All) is not wanted:
                chosen = (
                    tuple(part for part in parts if surely(part, columns, full, wanted=wanted) == full)
                    or tuple(part for part in parts if surely(part, columns, full, wanted=not wanted) != full)
                    or parts
                )
            for part in chosen:
                _support(part, columns, full, wanted=wanted, holds=holds, found=found)
