"""Decision diagrams: something said of every state of a few variables, written once for all states that agree.

A state gives each axis one of its values. What is said of the states (an answer with its citations) is a *leaf*. Asking
one axis after the other, and writing equal parts once, turns millions of states into some hundreds of nodes. The same
diagram is stored to compare with later, is counted, and becomes clauses for a solver.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

Leaf = Hashable
Ref = int
"""A part of a diagram: a node by its place, a leaf by the complement of its own."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A variable by name, with the values that it may have. A state gives it one of them."""

    name: str
    values: tuple[str, ...]


@dataclass(slots=True)
class Space:
    """All states of `axes`, and diagrams over them. Equal diagrams are one: comparing is comparing two numbers."""

    axes: tuple[Axis, ...]
    nodes: list[tuple[int, tuple[Ref, ...]]] = field(default_factory=list)
    leaves: list[Leaf] = field(default_factory=list)
    _node: dict[tuple[int, tuple[Ref, ...]], Ref] = field(default_factory=dict)
    _leaf: dict[Leaf, Ref] = field(default_factory=dict)

    @property
    def states(self) -> int:
        """How many states there are."""
        return prod(len(axis.values) for axis in self.axes)

    def leaf(self, said: Leaf) -> Ref:
        """The diagram that says the same of every state."""
        found = self._leaf.get(said)
        if found is None:
            found = self._leaf[said] = ~len(self.leaves)
            self.leaves.append(said)
        return found

    def said(self, ref: Ref) -> Leaf:
        """What a leaf says."""
        return self.leaves[~ref]

    def node(self, level: int, children: tuple[Ref, ...]) -> Ref:
        """The diagram that asks the axis at `level`, and goes on with the child of its value."""
        if all(child == children[0] for child in children):
            return children[0]
        key = level, children
        found = self._node.get(key)
        if found is None:
            found = self._node[key] = len(self.nodes)
            self.nodes.append(key)
        return found

    def level(self, ref: Ref) -> int:
        """Which axis is asked first; a leaf asks none."""
        return len(self.axes) if ref < 0 else self.nodes[ref][0]

    def children(self, ref: Ref, level: int) -> tuple[Ref, ...]:
        """What is left after the axis at `level`, a value each, of a diagram that asks none before it."""
        if self.level(ref) == level:
            return self.nodes[ref][1]
        return (ref,) * len(self.axes[level].values)

    def of_bits(self, sets: Mapping[Leaf, int]) -> Ref:
        """The diagram of what is said of sets of states that share out the space.

        A set is a whole number, bit *n* for the state *n*: the first axis changes slowest, as in `settlement.spread`.
        """
        sizes = [len(axis.values) for axis in self.axes]
        inner = [prod(sizes[level + 1 :]) for level in range(len(sizes))]
        made: dict[tuple[object, ...], Ref] = {}

        def of(level: int, parts: tuple[tuple[Ref, int], ...]) -> Ref:
            if len(parts) == 1:
                return parts[0][0]
            key = level, parts
            if key in made:
                return made[key]
            width = inner[level]
            mask = (1 << width) - 1
            children = []
            for place in range(sizes[level]):
                shift = place * width
                slices = ((leaf, (bits >> shift) & mask) for leaf, bits in parts)
                children.append(of(level + 1, tuple((leaf, bits) for leaf, bits in slices if bits)))
            made[key] = self.node(level, tuple(children))
            return made[key]

        return of(0, tuple((self.leaf(said), bits) for said, bits in sets.items() if bits))

    def joined(self, refs: Sequence[Ref], join: Callable[..., Leaf]) -> Ref:
        """The diagram that says of each state what `join` makes of what the diagrams `refs` say of it."""
        made: dict[tuple[Ref, ...], Ref] = {}

        def of(parts: tuple[Ref, ...]) -> Ref:
            if parts in made:
                return made[parts]
            level = min(map(self.level, parts))
            if level == len(self.axes):
                made[parts] = self.leaf(join(*map(self.said, parts)))
            else:
                columns = zip(*(self.children(part, level) for part in parts), strict=True)
                made[parts] = self.node(level, tuple(map(of, columns)))
            return made[parts]

        return of(tuple(refs))

    def mapped(self, ref: Ref, change: Callable[..., Leaf]) -> Ref:
        """The diagram that says `change` of what `ref` says."""
        return self.joined((ref,), change)

    def restricted(self, ref: Ref, given: Mapping[str, str]) -> Ref:
        """The diagram of the states that give some axes the values `given`; it asks these axes no more."""
        made: dict[Ref, Ref] = {}
        chosen = {
            level: axis.values.index(given[axis.name]) for level, axis in enumerate(self.axes) if axis.name in given
        }

        def of(part: Ref) -> Ref:
            if part < 0:
                return part
            if part not in made:
                level, children = self.nodes[part]
                if level in chosen:
                    made[part] = of(children[chosen[level]])
                else:
                    made[part] = self.node(level, tuple(map(of, children)))
            return made[part]

        return of(ref)

    def below(self, ref: Ref) -> list[Ref]:
        """All nodes of a diagram, each before those that it leads to."""
        found: dict[Ref, None] = {}
        open_ = [ref] if ref >= 0 else []
        while open_:
            part = open_.pop()
            if part not in found:
                found[part] = None
                open_ += [child for child in self.nodes[part][1] if child >= 0]
        return sorted(found, key=lambda part: (self.nodes[part][0], part))

    def counts(self, ref: Ref) -> dict[Leaf, int]:
        """Of how many states each leaf is said."""
        waiting = {ref: self._skipped(0, ref)}
        found: dict[Leaf, int] = {}
        for part in self.below(ref):
            times = waiting.pop(part)
            level, children = self.nodes[part]
            for child in children:
                waiting[child] = waiting.get(child, 0) + times * self._skipped(level + 1, child)
        for part, times in waiting.items():
            found[self.said(part)] = found.get(self.said(part), 0) + times
        return found

    def _skipped(self, level: int, ref: Ref) -> int:
        """How many states there are of the axes from `level` on that `ref` does not ask before its own."""
        return prod(len(axis.values) for axis in self.axes[level : self.level(ref)])

    def at(self, ref: Ref, state: Mapping[str, str]) -> Leaf:
        """What is said of one state."""
        while ref >= 0:
            level, children = self.nodes[ref]
            axis = self.axes[level]
            ref = children[axis.values.index(state[axis.name])]
        return self.said(ref)

    def asks(self, ref: Ref) -> Iterator[Axis]:
        """The axes that a diagram asks at all."""
        for level in sorted({self.nodes[part][0] for part in self.below(ref)}):
            yield self.axes[level]

    def one(self, ref: Ref, wanted: Callable[[Leaf], bool]) -> dict[str, str] | None:
        """A part of a state, as short as may be, that is enough for something wanted to be said; None without any."""
        best: dict[Ref, dict[str, str]] = {}
        for part in (*(~place for place in range(len(self.leaves))), *reversed(self.below(ref))):
            if part < 0:
                if wanted(self.said(part)):
                    best[part] = {}
                continue
            level, children = self.nodes[part]
            axis = self.axes[level]
            found = [(value, best[child]) for value, child in zip(axis.values, children, strict=True) if child in best]
            if found:
                value, rest = min(found, key=lambda pair: len(pair[1]))
                best[part] = {axis.name: value, **rest}
        return best.get(ref)


def union(*spaces: Iterable[Axis]) -> tuple[Axis, ...]:
    """The axes of several spaces, each once, with all values that it has in any."""
    found: dict[str, dict[str, None]] = {}
    for axis in (axis for space in spaces for axis in space):
        found.setdefault(axis.name, {}).update(dict.fromkeys(axis.values))
    return tuple(Axis(name, tuple(values)) for name, values in found.items())
