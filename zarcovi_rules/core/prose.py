"""A verdict told to people: the answer, what decided, why, what stood against it, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.clock import Tally, Upon
from zarcovi_rules.core.flips import smallest_changes
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.rulings import Force, Question
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.core.vocabulary import Clause

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book
    from zarcovi_rules.core.verdict import Answered, Proof

MOST_CHANGES = 3
"""How many smallest changes are told; the verdict itself knows all."""

SILENCE = {
    "omisso": Text("omisso: as regras não dizem", "omisso: the rules are silent"),
    "conflito": Text("conflito: as regras se contradizem", "conflito: the rules contradict each other"),
    "depende": Text("depende: falta saber um fato", "depende: a fact is not known"),
}
"""The glossary of the answers that every question has."""

FORCES = {
    Force.PADRAO: Text("padrão", "default"),
    Force.ABSOLUTA: Text("absoluta", "absolute"),
    Force.LEGENDA: Text("legenda", "legend"),
    Force.DEFINICAO: Text("definição", "definition"),
    Force.EXEMPLO: Text("exemplo", "example"),
    Force.PRECEDENTE: Text("precedente", "precedent"),
}
"""The forces of rulings by the words for them."""


def ruling_of(cited: str) -> str:
    """The id of the ruling of which a case or an exception is cited."""
    return cited.split("!")[0].split(":")[0]


def told(answered: Answered, *, changes: bool = True) -> list[Message]:
    """Whatever a judge answered, a line an item."""
    match answered:
        case Verdict():
            return prose(answered, changes=changes)
        case Upon():
            counts = [line for tally in answered.counts.values() for line in _counted(tally)]
            return [*prose(answered.verdict, changes=False), *counts]
        case Tally():
            return _counted(answered)
    raise TypeError(answered)


def _counted(tally: Tally[Any]) -> list[Message]:
    """A count: the number first, then each item that was asked about, then what decided."""
    said: object = SILENCE.get(str(tally.answer), tally.answer)
    lines = [msg("{number}: {said}", number=said, said=tally.count.about)]
    lines += [
        msg("item {place}: {answer}", place=step.index + 1, answer=headline(step.verdict))
        for step in tally.steps
        if step.verdict is not None
    ]
    if tally.verdicts:
        book = tally.verdicts[0].plan.book
        lines += [_citation(book, id_) for id_ in tally.decided]
        lines += [_silent(book, gap) for gap in tally.gaps]
    return lines


def headline(verdict: Verdict) -> Message:
    """The answer in one line."""
    answer = verdict.answer
    question = verdict.plan.target
    said: object = SILENCE.get(str(answer)) or question.values.get(verdict.outcome, str(answer))
    if isinstance(answer, int):
        return msg("{number}: {said}", number=answer, said=said)
    return msg("{answer}: {said}", answer=answer, said=said) if answer not in SILENCE else msg("{said}", said=said)


def prose(verdict: Verdict, *, changes: bool = True) -> list[Message]:
    """The whole verdict, a line an item. With `changes`, also the smallest changes that would flip it."""
    proof = verdict.proof
    book = verdict.plan.book
    lines = [headline(verdict)]
    lines += [_citation(book, id_) for id_ in proof.collect("decided")]
    lines += _because(verdict, proof)
    for id_, clause in proof.collect("unless"):
        if verdict.situation.values.get(clause) == "nao":
            lines.append(msg("unless a legend says: {clause} ({id})", clause=clause.about, id=id_))
    for defeat in proof.collect("defeated"):
        told = msg("withdrawn: {id}, by {by}") if defeat.withdrawn else msg("defeated: {id}, by {by}")
        lines.append(told.about(id=defeat.id, by=", ".join(defeat.by)))
    for clause, id_ in proof.collect("ignored"):
        lines.append(msg("ignored: “{clause}”, because no legend lifts {id}", clause=clause.about, id=ruling_of(id_)))
    lines += [_silent(book, gap) for gap in proof.collect("gaps")]
    silent = [p.question.about for p in proof.walk() if p.answer == "omisso" and p is not proof]
    if silent and not proof.collect("gaps"):
        lines.append(msg("silent below: {questions}", questions=tuple(silent)))
    for name in verdict.readings:
        reading = book.readings[name]
        option = verdict.situation.values[reading]
        lines.append(
            msg(
                "reading {id} = {option}: {about} {says}",
                id=name,
                option=option,
                about=reading.about,
                says=reading.values[option],
            )
        )
    if proof.depends_on:
        lines.append(msg("state first: {names}", names=", ".join(proof.depends_on)))
    if changes:
        lines += _changes(verdict)
    return lines


def _citation(book: Book, cited: str) -> Message:
    ruling = book.rulings[ruling_of(cited)]
    return msg(
        "decides: {id}, {statement} [{source}]",
        id=cited,
        statement=Text(ruling.texto, ruling.text),
        source=str(ruling.source),
    )


def _silent(book: Book, gap: str) -> Message:
    return msg("silent: {id}, {docket}", id=gap, docket=Text(book.gaps[gap].texto, book.gaps[gap].text))


def _because(verdict: Verdict, proof: Proof) -> Iterator[Message]:
    stated, assumed = [], []
    for variable, value in proof.collect("reasons"):
        if isinstance(variable, Question):
            continue
        if variable in verdict.situation.stated or variable not in verdict.plan.book.facts.values():
            stated.append(variable.says(value))
        elif not isinstance(variable, Clause):
            assumed.append(variable.says(value))
    if stated:
        yield msg("because: {facts}", facts=tuple(stated))
    if assumed:
        yield msg("not stated, so by default: {facts}", facts=tuple(assumed))


def _changes(verdict: Verdict) -> Iterator[Message]:
    question = verdict.plan.target
    for change in smallest_changes(verdict)[:MOST_CHANGES]:
        facts = tuple(fact.says(value) for fact, value in change.facts)
        yield msg("it would be “{answer}” if: {facts}", answer=question.values[change.answer], facts=facts)
