"""What a linter has to know of a rulebook: which clauses there are, what they mean, which of them the rules forbid.

Made from a book (`Law.of`). To put a whole book together takes longer than to lint a sheet, so the law of a book as it
is shipped is kept as data (`as_data`, `Law.from_data`); a committee's choices may change it, and then it is made anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.tuples import NamedTuple

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book


class ClauseLaw(NamedTuple):
    """One clause: whose legend may carry it, what it means, and the rulings that it speaks to.

    `forbidden_by` are absolute rulings, which no clause lifts. `lifts` are rulings that it lifts, or that exist only
    because of it. A clause that has both is forbidden on some cards and not on others.
    """

    carrier: str
    means: Text
    forbidden_by: tuple[str, ...] = ()
    lifts: tuple[str, ...] = ()

    @property
    def forbidden(self) -> bool:
        """Whether a legend that says it is illegal on any card."""
        return bool(self.forbidden_by) and not self.lifts


class Law(NamedTuple):
    """The clauses of a book, what some of its rulings say, and which clauses contradict each other.

    `statements` holds the statement of every ruling by its id; `contradictions` sets of clauses that one legend cannot
    say together, each with the reason.
    """

    book: str
    version: str
    clauses: Mapping[str, ClauseLaw]
    statements: Mapping[str, Text]
    contradictions: tuple[tuple[tuple[str, ...], Text], ...]

    @classmethod
    def of(cls, book: Book) -> Law:
        """The law of a book, as it is played."""
        from zarcovi_rules.core.conditions import surely
        from zarcovi_rules.core.rulings import Force, ruling_of
        from zarcovi_rules.core.vocabulary import Clause, Variable

        chosen: dict[Variable, dict[str, int]] = {reading: {value: 1} for reading, value in book.chosen.items()}
        forbidden: dict[str, dict[str, None]] = {}
        lifts: dict[str, dict[str, None]] = {}
        beaten: dict[str, dict[str, None]] = defaultdict(dict)  # by a committee that decided on the clause
        for ruling, case, _ in book.cases():
            for salvo in case.challenged_by:
                (lifts if book.yields else forbidden).setdefault(salvo.clause.name, {})[ruling.id] = None
            for salvo in case.salvo:
                lifts.setdefault(salvo.clause.name, {})[ruling.id] = None
            named = {atom.variable for atom in case.when.atoms() if isinstance(atom.variable, Clause)}
            for clause in named:
                # It matters if, as the table reads the text, the case can hold with it alone and cannot without.
                silent: dict[Variable, dict[str, int]] = {**chosen, **{other: {"nao": 1} for other in named}}
                without, with_it = defaultdict(dict, silent), defaultdict(dict, {**silent, clause: {"sim": 1}})
                if surely(case.when, without, 1, wanted=False) and not surely(case.when, with_it, 1, wanted=False):
                    lifts.setdefault(clause.name, {})[ruling.id] = None
                    if ruling.force is Force.PRECEDENTE:
                        beaten[clause.name] |= dict.fromkeys(map(ruling_of, case.overrides))
        clauses = {
            fact.name: ClauseLaw(
                str(fact.carrier),
                fact.about,
                tuple(id_ for id_ in forbidden.get(fact.name, ()) if id_ not in beaten[fact.name]),
                tuple(map(ruling_of, lifts.get(fact.name, ()))),
            )
            for fact in book.facts.values()
            if isinstance(fact, Clause)
        }
        together: dict[tuple[str, ...], Text] = {}
        for (impossible, _), stated in zip(book.combinations, book.forbidden, strict=True):
            for values in sorted(stated, key=len):
                said = tuple(sorted(variable.name for variable in values))
                clauses_only = all(isinstance(v, Clause) and value == "sim" for v, value in values.items())
                if clauses_only and not any(set(known) <= set(said) for known in together):
                    together[said] = Text(impossible.texto, impossible.text)
        statements = {ruling.id: Text(ruling.texto, ruling.text) for ruling in book.rulings.values()}
        return cls(book.name, book.version, clauses, statements, tuple(together.items()))

    def as_data(self) -> dict[str, Any]:
        """The law as data for a JSON file."""
        return {
            "livro": self.book,
            "versao": self.version,
            "clausulas": {
                name: [one.carrier, *one.means, list(one.forbidden_by), list(one.lifts)]
                for name, one in self.clauses.items()
            },
            "regras": {name: list(text) for name, text in self.statements.items()},
            "contradicoes": [[list(said), list(reason)] for said, reason in self.contradictions],
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Law:
        """The law that `as_data` wrote."""
        return cls(
            data["livro"],
            data["versao"],
            {
                name: ClauseLaw(carrier, Text(pt, en), tuple(forbidden), tuple(lifts))
                for name, (carrier, pt, en, forbidden, lifts) in data["clausulas"].items()
            },
            {name: Text(*texts) for name, texts in data["regras"].items()},
            tuple((tuple(said), Text(*reason)) for said, reason in data["contradicoes"]),
        )
