"""A precedent for a gap or a ruling, begun for a committee: what is known is written, what it decides is a blank.

What may fill the blanks stands beside them in comments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from zarcovi_rules.core.book import BINDING, Book
from zarcovi_rules.core.conditions import All, Condition, Is
from zarcovi_rules.core.layers import Node
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import Gap, Question, Ruling
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Clause, Fact, Reading, Variable
from zarcovi_rules.judge.decisions import BLANK
from zarcovi_rules.judge.schema import CLAUSES, ITSELF, group_of

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
            lines += [f"  {line}".rstrip() for line in self._entry(about, question, node, next(ids))]
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

    def _ids(self, about: str) -> Iterator[str]:
        """Ids that no decision has yet, one after the other."""
        base = f"PREC-{re.sub(r'[^A-Za-z0-9]+', '-', about).strip('-')}"
        number = 1
        while True:
            id_ = base if number == 1 else f"{base}-{number}"
            if id_ not in self.taken:
                yield id_
            number += 1

    def _entry(self, about: Ruling | Gap, question: Question, node: Node, id_: str) -> Iterator[str]:
        say = self.say
        said = Text(about.texto, about.text) if isinstance(about, Gap) else statement(about, node.id)
        yield f"# {say(msg('{id}: {statement}', id=node.id, statement=said))}"
        yield f"- id: {id_}"
        yield f"  data: {BLANK}  # {say(msg('the day of the decision, as in 2026-03-01'))}"
        yield f"  fonte: {BLANK}  # {say(msg('where it was taken'))}"
        yield f"  texto: {BLANK}  # {say(msg('the decision in one sentence'))}"
        yield f"  pergunta: {question.name}  # {say(msg('{text}', text=question.about))}"
        condition = condition_text(node.when)
        told = msg("The gap shows when {condition}.", condition=condition)
        if isinstance(about, Ruling):
            told = msg("The case holds when {condition}.", condition=condition)
        yield f"  # {say(told)}"
        yield from (f"  {line}" for line in self._facts(node.when))
        yield f"  # {say(msg('Answers:'))}"
        yield from (
            f"  #   {value}: {says}"
            for value, says in ((v, say(msg("{text}", text=t))) for v, t in question.values.items())
            if value != node.then
        )
        yield f"  resposta: {BLANK}"
        yield from (f"  {line}" for line in self._overrides(about, node))
        yield f"  # vale_de: {BLANK}  # {say(msg('the first day, if it is not that of the decision'))}"
        yield f"  # vale_ate: {BLANK}  # {say(msg('the last day, if there is one'))}"

    def _overrides(self, about: Ruling | Gap, node: Node) -> Iterator[str]:
        if isinstance(about, Gap) and node.overrides:
            ids = ", ".join(node.overrides)
            told = msg("{id} keeps {ids} from deciding: leave it out of `vence`", id=node.id, ids=ids)
            yield f"# {self.say(told)}"
            return
        several = isinstance(about, Ruling) and len(about.cases) > 1
        yield f"vence: [{f'{node.id}:base' if several and node.id == about.id else node.id}]"
        if isinstance(about, Ruling) and about.force in BINDING:
            yield f"altera_regra: true  # {self.say(msg('no legend lifts {id}', id=about.id))}"

    def _facts(self, when: Condition) -> Iterator[str]:
        """`fatos:` with each fact that the condition looks at: a value where only one will do, else a blank."""
        parts = when.parts if isinstance(when, All) else (when,)
        needed = {part.variable: part.values for part in parts if isinstance(part, Is)}
        variables = list(dict.fromkeys(atom.variable for atom in when.atoms()))
        yield "fatos:"
        for reading in [variable for variable in variables if isinstance(variable, Reading)]:
            yield f"  # {self.say(msg('{name} is a reading: choose it in `leituras`', name=reading.name))}"
        groups: dict[str, list[Variable]] = {}
        facts = [variable for variable in variables if isinstance(variable, Fact | Question)]
        inside = {group_of(fact.name) for fact in facts}
        for fact in facts:
            groups.setdefault(fact.name if fact.name in inside else group_of(fact.name), []).append(fact)
        for group, members in groups.items():
            indent = "  "
            if group:
                yield f"  {group}:"
                indent = "    "
            yield from (f"{indent}{line}" for line in self._members(group, members, needed))

    def _members(
        self, group: str, members: Iterable[Variable], needed: dict[Variable, tuple[str, ...]]
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
        said = [clause for clause in clauses if needed.get(clause) == ("sim",)]
        for clause in clauses:
            told = msg("a legend may say: {clause} ({name})", clause=clause.about, name=clause.name.rpartition(".")[2])
            yield f"# {self.say(told)}"
        if clauses:
            yield f"{CLAUSES}: [{', '.join(clause.name.rpartition('.')[2] for clause in said)}]"

    def _says(self, text: Text) -> str:
        return self.say(msg("{text}", text=text))


_HOW = msg(
    "Write in place of each blank (___) what was decided; facts that do not matter can be taken away.\n"
    "Keep it as a committee file of its own, or move the entries to the `precedentes:` of yours.\n"
    "Then: zarcovi docket --comite FILE"
)
