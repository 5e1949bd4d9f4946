"""What a sentence says with a limit: an exception or a condition that is not understood, "almost", "at times", others.

A limit that a phrase of the vocabulary names is part of what the phrase says, and limits nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence

from zarcovi_rules.lint.legend import conditions, occasions
from zarcovi_rules.lint.legend.fronts import behind, fronted
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.holding import Holding
from zarcovi_rules.lint.legend.items import ALMOST, AT_TIME, AT_TIMES, BUT, COMBINED, COMPANIONS, OTHERS
from zarcovi_rules.lint.legend.others import somebody, theirs
from zarcovi_rules.lint.legend.restrictions import SOME, against, restricted
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.segments import Segment

_LIMITS = {
    "!exceto": conditions.unless,
    "!se": conditions.provided,
    "!so": conditions.only,
    ALMOST: occasions.almost,
    AT_TIMES: occasions.at_times,
    COMBINED: occasions.combined,
    AT_TIME: occasions.at_a_time,
    BUT: conditions.but,
    OTHERS: theirs,
    COMPANIONS: theirs,
}
"""What the terms that may limit do, by their names."""


def without_limits(grammar: Grammar, segment: Segment, met: Sequence[Met], known: bytearray) -> list[Met]:
    """What was `met` in a segment and has no limit; the words of all else are no longer `known`."""
    held = Holding(grammar, segment, met, known)
    for place in segment.limiting:
        item = held.items[place]
        if not held.covered(item):
            for kind in item.limits:
                _LIMITS[kind](held, place)
        elif ALMOST in item.limits or AT_TIMES in item.limits:
            occasions.within(held, item)
    for number, one in enumerate(met):
        if one.saying.whole:
            restricted(held, number, one)
            against(held, number, one)
            behind(held, number, one)
            if one.saying.key and held.words[one.last - 2] in SOME:
                held.hold([number])
        if one.saying.limits:
            occasions.counted(held, number, one)
    somebody(held)
    fronted(held)
    return held.left()
