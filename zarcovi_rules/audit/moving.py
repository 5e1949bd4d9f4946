"""The same diagram over other axes, or with its axes in another order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from zarcovi_rules.audit.diagram import Leaf, Ref, Space


def chosen(space: Space, level: int, refs: Sequence[Ref]) -> Ref:
    """The diagram that goes on with one of `refs`, by the value of the axis at `level`; they may ask any other axis."""
    made: dict[tuple[Ref, ...], Ref] = {}

    def of(parts: tuple[Ref, ...]) -> Ref:
        if parts not in made:
            top = min(map(space.level, parts))
            if top >= level:
                made[parts] = space.node(
                    level, tuple(space.children(part, level)[place] for place, part in enumerate(parts))
                )
            else:
                columns = zip(*(space.children(part, top) for part in parts), strict=True)
                made[parts] = space.node(top, tuple(map(of, columns)))
        return made[parts]

    return of(tuple(refs))


def moved(source: Space, root: Ref, target: Space, said: Callable[[Leaf], Leaf] = lambda leaf: leaf) -> Ref:
    """The diagram `root` of `source` in the space `target`, in which each leaf is what `said` makes of it.

    Every axis that it asks must be there. States of values that only `source` has are left out; what is said of values
    that only `target` has means nothing, see `within`.
    """
    levels: Mapping[str, int] = {axis.name: level for level, axis in enumerate(target.axes)}
    made: dict[Ref, Ref] = {}

    def of(ref: Ref) -> Ref:
        if ref not in made:
            if ref < 0:
                made[ref] = target.leaf(said(source.said(ref)))
            else:
                level, children = source.nodes[ref]
                axis = source.axes[level]
                there = levels[axis.name]
                by_value = dict(zip(axis.values, children, strict=True))
                kept = [of(by_value.get(value, children[0])) for value in target.axes[there].values]
                made[ref] = chosen(target, there, kept)
        return made[ref]

    return of(root)


def within(space: Space, values: Mapping[str, Collection[str]]) -> Ref:
    """The diagram that says whether a state gives each axis one of its `values`; an axis without may have any."""
    ref, out = space.leaf(True), space.leaf(False)
    for level, axis in reversed(tuple(enumerate(space.axes))):
        if axis.name in values:
            ref = space.node(level, tuple(ref if value in values[axis.name] else out for value in axis.values))
    return ref


def reached(space: Space, ref: Ref) -> frozenset[Leaf]:
    """All that is said of some state."""
    nodes = space.below(ref)
    ends = [child for part in nodes for child in space.nodes[part][1] if child < 0] or [ref]
    return frozenset(map(space.said, ends))
