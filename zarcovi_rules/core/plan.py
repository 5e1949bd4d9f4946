"""Plans: a question compiled for speed, without a second set of rules.

All facts and all answers of one question are packed into one whole number, a few bits each. Each layer keeps its rows
in a dict keyed by the bits that it reads; a row that is not there yet is settled by `settlement.settle` when it is
first met, so the fast path can only repeat what settlement said. The straight-line code that joins the rows is
generated once a question: no function is called for each fact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from math import prod
from types import FunctionType
from typing import TYPE_CHECKING, Self, cast

from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.settlement import Settled, settle, spread
from zarcovi_rules.core.situation import Situation, refuse_impossible, situation, unknown_name
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.core.verdict import CONFLITO, DEPENDE, OMISSO, Verdict
from zarcovi_rules.core.vocabulary import Variable

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book
    from zarcovi_rules.core.layers import Layer

Dialect = Mapping[str, Mapping[object, Mapping[str, str]]]
"""How a foreign record is read: for each of its keys, for each value, the facts that it states."""

ROW_WIDTH = 1 << 12
"""Rows with more combinations of unknown facts than this are left to the exact analysis."""
MEMORY = 1 << 18
"""Signatures, and rows of one layer, remembered before the memory is emptied."""


class Bits(NamedTuple):
    """Where one variable lives in the packed number. Code 0 is unknown; answers are followed by the three silences."""

    shift: int
    codes: dict[str, int]
    mask: int


class Rows(dict[int, int]):
    """The settled rows of one layer: packed inputs → the answer's code, in its place."""

    def __init__(self, plan: Plan, layer: Layer) -> None:
        super().__init__()
        self._plan = plan
        self._layer = layer

    def __missing__(self, key: int) -> int:
        if len(self) >= MEMORY:
            self.clear()
        code = self[key] = self._plan.settle_row(self._layer, key)
        return code


class Plan:
    """One question of one book, ready to be asked often."""

    def __init__(self, book: Book, target: Question) -> None:
        self.book = book
        self.target = target
        self.layers = book.below(target)
        self.variables = _tied(book, (v for layer in self.layers for v in (*layer.reads, layer.question)))
        self.bits: dict[Variable, Bits] = {}
        shift = 0
        for variable in self.variables:
            names = (*variable.domain, OMISSO, CONFLITO, DEPENDE) if isinstance(variable, Question) else variable.domain
            codes = {name: code for code, name in enumerate(names, 1)}
            width = len(names).bit_length()
            self.bits[variable] = Bits(shift, codes, ((1 << width) - 1) << shift)
            shift += width
        shift, codes, self.target_mask = self.bits[target]
        self.outcomes = {code << shift: name for name, code in codes.items()}
        self._run = self._generated()
        self._seen: dict[int, int] = {}

    def mask(self, variables: tuple[Variable, ...]) -> int:
        """The bits of `variables`."""
        found = 0
        for variable in variables:
            found |= self.bits[variable].mask
        return found

    def pack(self, made: Situation) -> int:
        """The facts of a situation as one number."""
        packed = 0
        for variable, (shift, codes, _) in self.bits.items():
            value = made.values.get(variable)
            if value is not None:
                packed |= codes[value] << shift
        return packed

    def settled(self, packed: int) -> int:
        """`packed` with the answer of every layer in its place."""
        done = self._seen.get(packed)
        if done is None:
            if len(self._seen) >= MEMORY:
                self._seen.clear()
            done = self._seen[packed] = self._run(packed)
        return done

    def outcome(self, settled: int, question: Variable | None = None) -> str:
        """The answer of the target, or of `question`, in a settled number; the three silences are answers too."""
        if question is None:
            return self.outcomes[settled & self.target_mask]
        shift, codes, mask = self.bits[question]
        return tuple(codes)[((settled & mask) >> shift) - 1]

    def ask(self, made: Situation) -> Verdict:
        """The verdict on a situation."""
        return Verdict(self, self.settled(self.pack(made)), made)

    def reader(self, dialect: Dialect) -> Callable[[Mapping[str, object]], Verdict]:
        """A function from a foreign record to its verdict, generated from `dialect`.

        Every key of the dialect must be in each record. That function raises `RulesError` for a value that the dialect
        does not have and for facts that cannot be together, as far as this question looks at them.
        """
        stated_by: dict[str, str] = {}
        for key, name in dict.fromkeys((k, n) for k, v in dialect.items() for facts in v.values() for n in facts):
            if name not in self.book.facts:
                raise unknown_name(name, self.book.facts)
            if stated_by.setdefault(name, key) != key:
                raise RulesError(msg("both {one} and {other} state {fact}", one=stated_by[name], other=key, fact=name))
        base = self.pack(situation(self.book, {}))
        tables = {
            key: {value: self._difference(base, facts) for value, facts in values.items()}
            for key, values in dialect.items()
        }
        stated = frozenset(self.book.facts[name] for name in stated_by)
        guards = self._guards()

        def fresh(packed: int) -> int:
            for mask, forbidden in guards:
                if packed & mask in forbidden:
                    refuse_impossible(self.book, self.unpacked(packed, stated))
            return self.settled(packed)

        def refusal(record: Mapping[str, object]) -> RulesError:
            key = next(key for key, table in tables.items() if key not in record or record[key] not in list(table))
            return RulesError(
                msg("{fact} cannot be {value}", fact=key, value=record.get(key)),
                msg("Choose one of: {known}.", known=", ".join(map(str, tables[key]))),
            )

        terms = "".join(f" + T{place}[record[{key!r}]]" for place, key in enumerate(tables))
        code = (
            "def ask(record):\n"
            "    try:\n"
            f"        packed = {base}{terms}\n"
            "    except (KeyError, TypeError):\n"
            "        raise refusal(record) from None\n"
            "    settled = seen.get(packed)\n"
            "    return Verdict(plan, fresh(packed) if settled is None else settled, stated)\n"
        )
        names: dict[str, object] = {f"T{place}": table for place, table in enumerate(tables.values())}
        names |= {"Verdict": Verdict, "plan": self, "seen": self._seen, "fresh": fresh, "refusal": refusal}
        names["stated"] = stated
        return _function("ask", code, names)

    def unpacked(self, packed: int, stated: frozenset[Variable] = frozenset()) -> Situation:
        """The situation that `packed` holds, without its numbers."""
        values = {}
        for variable, (shift, codes, mask) in self.bits.items():
            code = (packed & mask) >> shift
            if code and not isinstance(variable, Question):
                values[variable] = tuple(codes)[code - 1]
        return Situation(values=values, stated=stated, numbers={})

    def settle_row(self, layer: Layer, key: int) -> int:
        """The answer of `layer` for the inputs packed in `key`, in its place.

        With unknown facts every value is tried. What this row cannot see (that another row hangs on the same unknown
        fact) may make it *depende* where the exact analysis still finds one answer.
        """
        columns: dict[Variable, dict[str, int]] = {}
        silent: dict[Variable, int] = {}
        unknown: list[Variable] = []
        depends = False
        for variable in layer.reads:
            shift, codes, mask = self.bits[variable]
            code = (key & mask) >> shift
            if code == 0:
                unknown.append(variable)
            elif code > len(variable.domain):
                columns[variable] = {}
                silent[variable] = 1
                depends |= code == codes[DEPENDE]
            else:
                columns[variable] = {variable.domain[code - 1]: 1}
        shift, codes, _ = self.bits[layer.question]
        width = prod(len(variable.domain) for variable in unknown)
        if width > ROW_WIDTH:
            return codes[DEPENDE] << shift
        full = (1 << width) - 1
        columns = {v: dict.fromkeys(column, full) for v, column in columns.items()} | spread(unknown)
        done = settle(layer, columns, dict.fromkeys(silent, full), full)
        return codes[_outcome(done, unsure=depends or bool(unknown))] << shift

    def _difference(self, base: int, facts: Mapping[str, str]) -> int:
        """What to add to `base` so that it states `facts`."""
        added = 0
        for name, value in facts.items():
            fact = self.book.facts[name]
            if fact in self.bits:
                shift, codes, mask = self.bits[fact]
                added += (codes[value] << shift) - (base & mask)
        return added

    def _guards(self) -> list[tuple[int, frozenset[int]]]:
        """For each impossible combination that this plan can see: its bits, and the packed values it forbids."""
        return [
            (
                self.mask(variables),
                frozenset(
                    sum(self.bits[v].codes[value] << self.bits[v].shift for v, value in stated.items())
                    for stated in forbidden
                ),
            )
            for (_, variables), forbidden in zip(self.book.combinations, self.book.forbidden, strict=True)
            if all(variable in self.bits for variable in variables)
        ]

    def _generated(self) -> FunctionType:
        lines = ["def run(packed):\n"]
        names: dict[str, object] = {}
        for place, layer in enumerate(self.layers):
            names[f"R{place}"] = Rows(self, layer)
            lines.append(f"    packed |= R{place}[packed & {self.mask(layer.reads)}]\n")
        lines.append("    return packed\n")
        return _function("run", "".join(lines), names)

    def swapped(self, book: Book) -> Self:
        """The plan of the same question in `book`, some of whose layers are others and look at nothing new.

        What was compiled serves both, and so do the rows of all layers that are the same.
        """
        other = copy(self)
        other.book = book
        other.layers = tuple(book.layers[layer.question] for layer in self.layers)
        if other.layers != self.layers:
            pairs = enumerate(zip(other.layers, self.layers, strict=True))
            rows = {f"R{place}": Rows(other, new) for place, (new, old) in pairs if new is not old}
            other._run = FunctionType(self._run.__code__, {**self._run.__globals__, **rows})
            other._seen = {}
        return other


class Plans(dict[Question, Plan]):
    """The plans of one book, each made when it is first looked for. They live as long as the book."""

    def __init__(self, book: Book, like: Plans | None = None) -> None:
        super().__init__()
        self._book = book
        self._like = like

    def __missing__(self, question: Question) -> Plan:
        found = Plan(self._book, question) if self._like is None else self._like[question].swapped(self._book)
        self[question] = found
        return found


def plan(book: Book, question: Question) -> Plan:
    """The plan of a question, made once a book."""
    return book.plans[question]


def _tied(book: Book, looked_at: Iterable[Variable]) -> tuple[Variable, ...]:
    """What a question looks at, and the facts that impossible combinations tie to it: they may tell what it must be."""
    found = dict.fromkeys(looked_at)
    open_ = list(found)
    while open_:
        for place in book.combined.get(open_.pop(), ()):
            more = [variable for variable in book.combinations[place][1] if variable not in found]
            found |= dict.fromkeys(more)
            open_ += more
    return tuple(found)


def _function(name: str, code: str, names: dict[str, object]) -> FunctionType:
    exec(compile(code, f"<{name}>", "exec"), names)  # the text is generated above, from the book's own data
    return cast("FunctionType", names[name])


def _outcome(done: Settled, *, unsure: bool) -> str:
    for answer, bits in done.answers.items():
        if bits == done.full:
            return answer
    if done.conflict == done.full:
        return CONFLITO
    if done.omitted == done.full or not unsure:
        return OMISSO
    return DEPENDE
