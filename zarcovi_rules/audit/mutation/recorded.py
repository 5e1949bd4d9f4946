"""What scenarios ask of the judge, kept so that a changed layer can be settled over all of it at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import prod

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Columns, surely
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.plan import Plan, Plans
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.situation import Situation
from zarcovi_rules.core.verdict import Analysis, Verdict
from zarcovi_rules.core.vocabulary import Variable

WIDEST = 1 << 12
"""A case that leaves more combinations open to a layer than this is always tried again."""


@dataclass(slots=True)
class Inputs:
    """All that one layer met, a bit each: what it looked at, where that was silent, and whose bits they are."""

    layer: Layer
    columns: dict[Variable, dict[str, int]]
    silent: dict[Variable, int] = field(default_factory=dict)
    full: int = 0
    width: int = 0
    of: dict[int, int] = field(default_factory=dict)
    """For each scenario, its bits."""
    settled: Settled | None = None

    @classmethod
    def none(cls, layer: Layer) -> Inputs:
        """Nothing yet."""
        return cls(layer=layer, columns={variable: {} for variable in layer.reads})

    def add(self, met: Columns, silent: Mapping[Variable, int], full: int, scenarios: Iterable[int]) -> None:
        """Add what the layer meets in a case."""
        for variable, column in self.columns.items():
            for value, bits in met[variable].items():
                if bits:
                    column[value] = column.get(value, 0) | bits << self.width
        for variable, bits in silent.items():
            self.silent[variable] = self.silent.get(variable, 0) | bits << self.width
        mine = full << self.width
        self.full |= mine
        for scenario in scenarios:
            self.of[scenario] = self.of.get(scenario, 0) | mine
        self.width += full.bit_length()
        self.settled = None

    def whose(self, bits: int) -> set[int]:
        """The scenarios that some of the bits are of."""
        return {scenario for scenario, mine in self.of.items() if mine & bits} if bits else set()

    def differs(self, other: Layer) -> tuple[int, int]:
        """Where `other`, with the same nodes in their places, is settled otherwise than the layer.

        The second are situations in which all is the same but for what a proof may look at below.
        """
        if self.settled is None:
            self.settled = settle(self.layer, self.columns, self.silent, self.full)
        one = self.settled
        two = settle(other, self.columns, self.silent, self.full)
        found = (one.conflict ^ two.conflict) | (one.omitted ^ two.omitted) | (one.blocked ^ two.blocked)
        for value, bits in one.answers.items():
            found |= bits ^ two.answers[value]
        for gap, bits in one.gaps.items():
            found |= bits ^ two.gaps.get(gap, 0)
        beneath = 0
        for place, (node, changed) in enumerate(zip(self.layer.nodes, other.nodes, strict=True)):
            found |= one.applies[place] ^ two.applies[place]
            found |= one.stands[place] ^ two.stands[place]
            found |= one.may_stand[place] ^ two.may_stand[place]
            if node is changed:
                continue
            for beater in {*node.beaten_by} ^ {*changed.beaten_by}:
                found |= one.stands[beater] & one.applies[place]
            if node.lifts != changed.lifts:
                before, after = self._lifted(node, one.stands[place]), self._lifted(changed, two.stands[place])
                for id_ in before.keys() | after.keys():
                    found |= before.get(id_, 0) ^ after.get(id_, 0)
            if any(isinstance(variable, Question) for variable in node.reads()):
                beneath |= one.may_stand[place]
        return found, beneath & ~found

    def _lifted(self, node: Node, stands: int) -> dict[tuple[str, bool], int]:
        """Where each exception lifts a case, and where its clause is ignored."""
        found: dict[tuple[str, bool], int] = {}
        for lift in node.lifts:
            found[lift.id, True] = surely(lift.when, self.columns, self.full) & surely(
                node.when, self.columns, self.full
            )
            if lift.challenge:
                said = lift.clause.said.holds(self.columns, self.full)
                found[lift.id, False] = said & ~lift.when.holds(self.columns, self.full) & stands
        return found


def _unknown(analysis: Analysis, layer: Layer) -> tuple[Variable, ...]:
    """What a layer looks at and does not know. If it did not matter to the layer, it may to another in its place."""
    return tuple(
        variable
        for variable in layer.reads
        if (analysis.hangs[variable] if isinstance(variable, Question) else variable not in analysis.known.values)
    )


class _Heard(Plan):
    """A plan that keeps what it is asked."""

    heard: list[tuple[Plan, Situation]]

    def ask(self, made: Situation) -> Verdict:
        """The verdict on a situation."""
        self.heard.append((self, made))
        return super().ask(made)


class _HeardPlans(Plans):
    """Plans that all keep in one list what they are asked, and so do those of the same book under other readings."""

    def __init__(self, book: Book, like: Plans, heard: list[tuple[Plan, Situation]]) -> None:
        super().__init__(book, like)
        self._heard = heard

    def __missing__(self, question: Question) -> Plan:
        found = _Heard.__new__(_Heard)
        vars(found).update(vars(super().__missing__(question)))
        found.heard = self._heard
        self[question] = found
        return found


class Recording:
    """What scenarios ask `book`, which answers as the one it was made from: `begin` and `keep` each, then `end`."""

    def __init__(self, book: Book) -> None:
        self._heard: list[tuple[Plan, Situation]] = []
        self._asked: dict[tuple[Question, int], tuple[Plan, Situation, set[int]]] = {}
        self.book = book.altered({})
        vars(self.book)["plans"] = _HeardPlans(self.book, book.plans, self._heard)
        self.inputs = {question: Inputs.none(layer) for question, layer in book.layers.items()}
        self._open = {question: Inputs.none(layer) for question, layer in book.layers.items()}
        self._always: dict[Question, set[int]] = {question: set() for question in book.layers}

    def begin(self) -> None:
        """A scenario begins."""
        self._heard.clear()

    def keep(self, scenario: int) -> None:
        """What was asked since the last beginning was asked by this scenario."""
        for plan, situation in self._heard:
            key = plan.target, plan.pack(situation)
            self._asked.setdefault(key, (plan, situation, set()))[2].add(scenario)

    def end(self) -> None:
        """Nothing more is asked."""
        for plan, situation, scenarios in self._asked.values():
            analysis = Analysis.of(plan, situation)
            for layer in plan.layers:
                self._met(analysis, layer, scenarios)
        self._asked.clear()

    def _met(self, analysis: Analysis, layer: Layer, scenarios: set[int]) -> None:
        unknown = _unknown(analysis, layer)
        width = prod(len(variable.domain) for variable in unknown)
        if not analysis.settled or width > WIDEST:
            self._always[layer.question] |= scenarios
            return
        # What is unknown may be anything here, whatever is possible together: rather one scenario too many.
        full = (1 << width) - 1
        met: dict[Variable, Mapping[str, int]] = {**spread(unknown)}
        silent: dict[Variable, int] = {}
        for variable in layer.reads:
            if variable not in met:
                value = (
                    analysis.outcome(variable) if isinstance(variable, Question) else analysis.known.values[variable]
                )
                known = value in variable.values
                met[variable] = {value: full} if known else {}
                if not known:
                    silent[variable] = full
        inputs = self._open if unknown else self.inputs
        inputs[layer.question].add(met, silent, full, scenarios)

    def touched(self, layers: Mapping[Question, Layer]) -> tuple[int, list[int], list[int]]:
        """How many situations are settled otherwise by `layers`; whose they are; who else may see a difference."""
        changed = 0
        sure: set[int] = set()
        perhaps: set[int] = set()
        for question, layer in layers.items():
            inputs = self.inputs[question]
            differs, beneath = inputs.differs(layer)
            changed += differs.bit_count()
            sure |= inputs.whose(differs)
            one, other = self._open[question].differs(layer)
            perhaps |= inputs.whose(beneath) | self._open[question].whose(one | other)
            perhaps |= self._always[question]
        return changed, sorted(sure), sorted(perhaps - sure)
