"""A precedent for a gap or a ruling, begun for a committee: what is known is written, what it decides is a blank.

What may fill the blanks stands beside them in comments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from zarcovi_rules.core.book import BINDING, Book
from zarcovi_rules.core.conditions import ALWAYS as ALWAYS_SO
from zarcovi_rules.core.conditions import All, Condition, Is, Not, Some
from zarcovi_rules.core.layers import Node
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Clause, Reading, Variable
from zarcovi_rules.judge.decisions import BLANK
from zarcovi_rules.judge.precedents import together
from zarcovi_rules.judge.schema import ALWAYS, CLAUSES, ITSELF, group_of

MOST_WAYS = 6
"""A condition that can hold in more ways than this is not taken apart."""

Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Writes the beginning of a committee file on `book`, with comments in the reader's language.

    `taken` are the ids of decisions that there are already.
    """

    book: Book
    say: Say
    taken: frozenset[str] = frozenset()

    def precedent(self, about: Ruling | Gap, cited: str) -> str:
        """A committee file with a precedent for each case of a ruling, or for each question on which a gap shows.

        `cited` is the id of the ruling or gap, or of the one case or exception that is meant.
        """
        nodes = self._nodes(about, cited)
        lines = [f"# {line}" for line in self.say(_HOW).splitlines()]
        lines += [f"livro: {self.book.name}", "precedentes:"]
        ids = self._ids(about.id)
        for question, node in nodes:
            for when in self._ways(node.when):
                lines += [f"  {line}".rstrip() for line in self._entry(about, question, node, when, next(ids))]
        return "\n".join(lines) + "\n"

    def _nodes(self, about: Ruling | Gap, cited: str) -> list[tuple[Question, Node]]:
        own = [
            (question, node)
            for question, layer in self.book.layers.items()
            for node in layer.nodes
            if node.origin is about
        ]
        meant = [(q, node) for q, node in own if cited in (node.id, node.id if ":" in node.id else f"{node.id}:base")]
        if cited == about.id or not meant:
            return [(question, node) for question, node in own if "!" not in node.id]
        return meant

    def _ways(self, when: Condition) -> list[Condition]:
        """The ways in which a condition can hold as the table plays; all of them where that leaves none."""
        every = ways(when)
        return [way for way in every if self._can_be(way)] or every

    def _can_be(self, way: Condition) -> bool:
        values = {atom.variable: atom.values for atom in way.atoms()}
        readings = {variable: options for variable, options in values.items() if isinstance(variable, Reading)}
        sure = {v: allowed[0] for v, allowed in values.items() if len(allowed) == 1 and v not in readings}
        in_force = all(self.book.chosen[reading] in options for reading, options in readings.items())
        return in_force and together(self.book, sure)

    def _ids(self, about: str) -> Iterator[str]:
        """Ids that no decision has yet, one after the other."""
        base = f"PREC-{re.sub(r'[^A-Za-z0-9]+', '-', about).strip('-')}"
        number = 1
        while True:
            id_ = base if number == 1 else f"{base}-{number}"
            if id_ not in self.taken:
                yield id_
            number += 1

    def _entry(self, about: Ruling | Gap, question: Question, node: Node, when: Condition, id_: str) -> Iterator[str]:
        say, condition = self.say, condition_text(when)
        said = Text(about.texto, about.text) if isinstance(about, Gap) else statement(about, node.id)
        shows = msg("The gap shows when {condition}.", condition=condition)
        if isinstance(about, Ruling):
            shows = msg("The case holds when {condition}.", condition=condition)
        if when == ALWAYS_SO:
            shows = msg("It always does.")
        yield say(msg("# {id}: {statement}", id=node.id, statement=said))
        yield f"- id: {id_}"
        yield _blank("data", say(msg("the day of the decision, as in 2026-03-01")))
        yield _blank("fonte", say(msg("where it was taken")))
        yield _blank("texto", say(msg("the decision in one sentence")))
        yield f"  pergunta: {question.name}  # {self._says(question.about)}"
        yield f"  # {say(shows)}"
        yield from (f"  {line}" for line in self._facts(when))
        yield say(msg("  # Answers:"))
        for value, says in question.values.items():
            if value != node.then:
                yield f"  #   {value}: {self._says(says)}"
        yield f"  resposta: {BLANK}"
        yield from (f"  {line}" for line in self._overrides(about, node))
        yield _blank("# vale_de", say(msg("the first day, if it is not that of the decision")))
        yield _blank("# vale_ate", say(msg("the last day, if there is one")))

    def _overrides(self, about: Ruling | Gap, node: Node) -> Iterator[str]:
        if isinstance(about, Gap) and node.overrides:
            ids = ", ".join(node.overrides)
            told = msg("{id} keeps {ids} from deciding: leave it out of `vence`", id=node.id, ids=ids)
            yield f"# {self.say(told)}"
            return
        several = isinstance(about, Ruling) and len(about.cases) > 1
        yield f"vence: [{f'{node.id}:base' if several and node.id == about.id else node.id}]"
        if isinstance(about, Ruling) and about.force in BINDING:
            yield self.say(msg("altera_regra: true  # no legend lifts {id}", id=about.id))

    def _facts(self, when: Condition) -> Iterator[str]:
        """`fatos:` with each fact that the condition looks at: a value where only one will do, else a blank."""
        parts = when.parts if isinstance(when, All) else (when,)
        needed = {part.variable: part.values for part in parts if isinstance(part, Is)}
        groups: dict[str, list[Variable]] = {}
        asides: list[Message] = []
        variables = list(dict.fromkeys(atom.variable for atom in when.atoms()))
        inside = {group_of(variable.name) for variable in variables}
        for variable in variables:
            if isinstance(variable, Reading):
                asides.append(msg("{name} is a reading: choose it in `leituras`", name=variable.name))
            elif isinstance(variable, Clause) and needed.get(variable) == ("nao",):
                # A legend says a clause or does not speak of it: nobody states that it does not say it.
                asides.append(msg("{clause}: no precedent can state it", clause=variable.says("nao")))
            elif isinstance(variable, Clause) and variable not in needed:
                asides.append(msg("a legend may say: {clause} ({name})", clause=variable.about, name=variable.name))
            else:
                group = variable.name if variable.name in inside else group_of(variable.name)
                groups.setdefault(group, []).append(variable)
        yield "fatos:" if groups else f"fatos: {{{ALWAYS}: sim}}"
        yield from (f"  # {self.say(aside)}" for aside in asides)
        for group, members in groups.items():
            yield from (f"  {group}:",) if group else ()
            yield from (f"{'    ' if group else '  '}{line}" for line in self._members(group, members, needed))

    def _members(
        self, group: str, members: Iterable[Variable], needed: Mapping[Variable, tuple[str, ...]]
    ) -> Iterator[str]:
        """The facts of one group: of each, the values with which the condition may hold."""
        clauses = [member for member in members if isinstance(member, Clause)]
        for member in members:
            if isinstance(member, Clause):
                continue
            short = ITSELF if member.name == group else member.name.removeprefix(f"{group}.") if group else member.name
            values = needed.get(member, member.domain)
            if len(values) == 1:
                yield f"{short}: {values[0]}  # {self._says(member.says(values[0]))}"
                continue
            yield f"{short}: {BLANK}"
            yield from (f"#   {value}: {self._says(member.says(value))}" for value in values)
        if clauses:
            names = ", ".join(clause.name.rpartition(".")[2] for clause in clauses)
            yield f"{CLAUSES}: [{names}]  # {'; '.join(self._says(clause.about) for clause in clauses)}"

    def _says(self, text: Text) -> str:
        return self.say(msg("{text}", text=text))


def _blank(name: str, about: str) -> str:
    return f"  {name}: {BLANK}  # {about}"


def ways(when: Condition) -> list[Condition]:
    """The ways in which a condition can hold, each as comparisons that all hold; itself where there are too many.

    A precedent states facts that hold together: for an "or" it takes one for each way.
    """
    found: list[Condition] = []
    for atoms in _ways(when):
        values: dict[Variable, tuple[str, ...]] = {}
        for atom in atoms:
            before = values.get(atom.variable, atom.variable.domain)
            values[atom.variable] = tuple(value for value in before if value in atom.values)
        if all(values.values()):
            found.append(All(tuple(Is(variable, left) for variable, left in values.items())))
    return found if len(found) <= MOST_WAYS else [when]


def _ways(when: Condition, *, wanted: bool = True) -> list[tuple[Is, ...]]:
    match when:
        case Is():
            return [(when if wanted else when.opposite,)]
        case Not(part):
            return _ways(part, wanted=not wanted)
        case All(parts) | Some(parts) if isinstance(when, All) is wanted:
            combined = product(*(_ways(part, wanted=wanted) for part in parts))
            return [tuple(atom for atoms in way for atom in atoms) for way in combined]
        case All(parts) | Some(parts):
            return [way for part in parts for way in _ways(part, wanted=wanted)]
    raise TypeError(when)


_HOW = msg(
    "Write in place of each blank (___) what was decided. Take away the entries that you do not need, and facts that "
    "do not matter.\n"
    "Keep it as a committee file of its own, or move the entries to the `precedentes:` of yours.\n"
    "Then: zarcovi docket --comite FILE"
)
