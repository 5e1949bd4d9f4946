"""What the tests of a chapter ask of all its questions: every state settles, and every part of it counts."""

from functools import reduce
from math import prod
from operator import or_

from tests.zarcovi.asking import Given, ask, decided
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Gap, Question, salvo_id
from zarcovi_rules.core.settlement import settle_all, spread
from zarcovi_rules.core.verdict import OMISSO, possible

Witness = tuple[str, Given, dict[str, str]]
"""A question, what is given, and the readings of the table at which it is asked."""


def faults(name: str) -> tuple[int, int]:
    """In how many states of the question something conflicts, and in how many it is silent without a gap's id."""
    question = book().questions[name]
    plan = Plan(book(), question)
    facts = [variable for variable in plan.variables if not isinstance(variable, Question)]
    columns = spread(facts)
    full = possible(plan, columns, (1 << prod(len(fact.domain) for fact in facts)) - 1)
    columns = {fact: {value: bits & full for value, bits in column.items()} for fact, column in columns.items()}
    settled = settle_all(plan.layers, columns, full)
    conflicts = reduce(or_, (done.conflict for done in settled.values()), 0)
    declared = reduce(
        or_,
        (
            stands
            for done in settled.values()
            for node, stands in zip(done.layer.nodes, done.stands, strict=True)
            if isinstance(node.origin, Gap)
        ),
        0,
    )
    return conflicts.bit_count(), (settled[question].silent & ~declared).bit_count()


def parts(*chapters: str) -> tuple[set[str], set[str]]:
    """The cases and salvos of these chapters, and the clauses that challenge them."""
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.partition("-")[0] in chapters:
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}
    return cases, challenges


def counts(part: str, witness: Witness) -> bool:
    """Whether the part decides, and another answer or citation comes without it."""
    question, given, readings = witness
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(part))
    return part in decided(with_it) and (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


def silent_by(gap: str, witness: Witness) -> bool:
    """Whether the answer is silent and cites the gap, and no longer does without it."""
    question, given, readings = witness
    rules = book().under(Committee(readings=readings))
    verdict, without = ask(question, given, rules=rules), ask(question, given, rules=rules.without(gap))
    return (
        verdict.answer == OMISSO
        and verdict.proof.collect("gaps") == (gap,)
        and gap not in without.proof.collect("gaps")
    )
