"""A verdict told to people: the answer, what decided, why, what stood against it, and what would change it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.alterations import altered, figures_read
from zarcovi_rules.core.clock import Authored, Named, Step, Tally, Upon
from zarcovi_rules.core.flips import Obstacle, smallest_changes, why_not
from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.core.rulings import Force, Question, Ruling, case_id, ruling_of, salvo_id
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.verdict import Verdict
from zarcovi_rules.core.vocabulary import Clause, Reading

if TYPE_CHECKING:
    from zarcovi_rules.core.book import Book
    from zarcovi_rules.core.verdict import Analysis, Answered, Proof

MOST_CHANGES = 3
"""How many smallest changes are told; the verdict itself knows all."""

SILENCE = {
    "omisso": Text("as regras não dizem", "the rules are silent"),
    "conflito": Text("as regras se contradizem", "the rules contradict each other"),
    "depende": Text("falta saber um fato", "a fact is not known"),
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


def told(answered: Answered, *, changes: bool = True) -> list[Message]:
    """Whatever a judge answered, a line an item."""
    match answered:
        case Verdict():
            return prose(answered, changes=changes)
        case Upon():
            lines = prose(answered.verdict, changes=False, counted=answered.counts)
            for tally in answered.counts.values():
                number, *items = _counted(tally)
                lines += [msg("{question} {answer}", question=tally.count.about, answer=number), *items]
            return lines
        case Tally():
            return _counted(answered)
    raise TypeError(answered)


def _counted(tally: Tally[Any]) -> list[Message]:
    """A count or a state: first where it ends, then each item that was asked about, then what decided."""
    answer = tally.answer
    lines = [
        msg("{answer}", answer=answer)
        if isinstance(answer, int)
        else msg("{answer}: {said}", answer=answer, said=tally.values.get(answer) or SILENCE[answer])
    ]
    if tally.choice is not None:
        asked = tally.choice.plan.target.about
        lines.append(msg("{question} {answer}", question=asked, answer=headline(tally.choice)))
    lines += [
        msg("{item}: {answer}", item=_item(step, beside=step not in tally.steps), answer=headline(verdict))
        for step, verdict in tally.asked
    ]
    if tally.verdicts:
        book = tally.verdicts[0].plan.book
        lines += [_citation(book, id_) for id_ in tally.decided]
        lines += _altered(tally)
        lines += _stood_against(tally)
        lines += [_silent(book, gap) for gap in tally.gaps]
        # What is chosen is chosen for all items alike.
        chosen = {variable: value for v in tally.verdicts for variable, value in v.situation.values.items()}
        lines += [_read(book.readings[name], chosen[book.readings[name]]) for name in tally.readings]
        if missing := tally.collect("depends_on"):
            lines.append(msg("state first: {names}", names=asking(book, missing)))
    return lines


def _item(step: Step[Any], *, beside: bool) -> Message:
    """The item of a step; one that is `beside` what is followed is told by its name too."""
    if beside and isinstance(step.item, Named):
        place, item = step.index + 1, step.item
        return msg("post {place} ({author}, “{about}”)", place=place, author=item.author, about=item.about)
    if isinstance(step.item, Authored):
        return msg("post {place} ({author})", place=step.index + 1, author=step.item.author)
    return msg("item {place}", place=step.index + 1)


def asking(book: Book, names: Iterable[str]) -> tuple[Message, ...]:
    """What has to be known: what each fact or number asks, and the name that files give it."""
    return tuple(msg("{asks} ({name})", asks=book.asks(name), name=name) for name in names)


def headline(verdict: Verdict) -> Message:
    """The answer in one line."""
    answer = verdict.answer
    question = verdict.plan.target
    said: object = SILENCE.get(str(answer)) or question.values.get(verdict.outcome, str(answer))
    return msg("{answer}: {said}", answer=answer, said=said)


def prose(verdict: Verdict, *, changes: bool = True, counted: Container[str] = ()) -> list[Message]:
    """The whole verdict, a line an item. With `changes`, also the smallest changes that would flip it.

    `counted` are the facts that are counted from a sequence: nobody can state them.
    """
    proof = verdict.proof
    book = verdict.plan.book
    lines = [headline(verdict)]
    # Under a silence nothing below decides what was asked.
    below = set(proof.collect("decided")) - set(proof.decided) if proof.answer in SILENCE else set()
    lines += [_citation(book, id_, below=id_ in below) for id_ in proof.collect("decided")]
    lines += _because(verdict, proof)
    for id_, clause in proof.collect("unless"):
        if verdict.situation.values.get(clause) == "nao":
            lines.append(msg("unless a legend says: {clause} ({id})", clause=clause.about, id=id_))
    lines += _stood_against(verdict)
    lines += [_silent(book, gap) for gap in proof.collect("gaps")]
    torn = [question.about for question in in_conflict(verdict) if question is not proof.question]
    if torn:
        lines.append(msg("contradiction below: {questions}", questions=tuple(torn)))
    silent = [p.question.about for p in proof.walk() if p.answer == "omisso" and p is not proof]
    if silent and not proof.collect("gaps"):
        lines.append(msg("silent below: {questions}", questions=tuple(silent)))
    changed = [name for name in figures_read(verdict) if book.changed_by(name)]
    lines += [_figure(book, name) for name in dict.fromkeys((*proof.collect("figures"), *changed))]
    lines += _altered(verdict)
    readings = [book.readings[name] for name in verdict.readings]
    lines += [_read(reading, verdict.situation.values[reading]) for reading in readings]
    if missing := [name for name in proof.depends_on if name not in counted]:
        lines.append(msg("state first: {names}", names=asking(book, missing)))
    if changes:
        lines += _changes(verdict)
    return lines


def in_conflict(answered: Answered) -> list[Question]:
    """The questions on which the rules contradict each other, of all that an answer rests on, top first."""
    proofs = (proof for verdict in answered.verdicts for proof in verdict.proof.walk())
    return list(dict.fromkeys(proof.question for proof in proofs if proof.answer == "conflito"))


def _figure(book: Book, name: str) -> Message:
    figure, value = book.figure_list[name], book.figures[name]
    if isinstance(value, Mapping):
        value = ", ".join(f"{key} = {item}" for key, item in value.items())
    elif isinstance(value, list):
        value = ", ".join(map(str, value))
    if name in book.committee.figures or book.changed_by(name):
        return msg("figure {name}, as the committee has it: {value}", name=name, value=value)
    return msg("figure {name}: {value} [{source}]", name=name, value=value, source=figure.source)


def _altered(answered: Answered) -> Iterator[Message]:
    """Each decision of the committee that changes a rule, where the answer rests on it."""
    for id_ in altered(answered):
        yield alteration(answered.verdicts[0].plan.book, id_)


def alteration(book: Book, id_: str) -> Message:
    """The decision `id_` of the committee, and the rules that it changes."""
    decided = book.rulings.get(id_) or next(change for change in book.committee.changes if change.id == id_)
    return msg(
        "changes the rule: {id} against {ids}, {statement} [{source}]",
        id=id_,
        ids=", ".join(book.alters[id_]),
        statement=Text(decided.texto, decided.text),
        source=decided.source.said,
    )


def _stood_against(answered: Answered) -> Iterator[Message]:
    """What was defeated or withdrawn, and what a legend says in vain."""
    for defeat in answered.collect("defeated"):
        told = msg("withdrawn: {id}, by {by}") if defeat.withdrawn else msg("defeated: {id}, by {by}")
        yield told.about(id=defeat.id, by=", ".join(defeat.by))
    for clause, id_ in answered.collect("ignored"):
        yield msg("ignored: “{clause}”, because no legend lifts {id}", clause=clause.about, id=ruling_of(id_))


def _read(reading: Reading, option: str) -> Message:
    return msg(
        "reading {id} = {option}: {about} {says}",
        id=reading.name,
        option=option,
        about=reading.about,
        says=reading.values[option],
    )


def _citation(book: Book, cited: str, *, below: bool = False) -> Message:
    ruling = book.rulings[ruling_of(cited)]
    told = msg("decides: {id}, {statement} [{source}]")
    if below:
        told = msg("below, decides: {id}, {statement} [{source}]")
    return told.about(id=cited, statement=statement(ruling, cited), source=ruling.source.said)


def statement(ruling: Ruling, cited: str) -> Text:
    """What `ruling` says in the case that is cited: the case's own statement, if it has one.

    Of an exception, what the legend says, and to what that is an exception.
    """
    said = Text(ruling.texto, ruling.text)
    for case in ruling.cases:
        if case_id(ruling, case) != cited.split("!")[0]:
            continue
        if case.texto:
            said = Text(case.texto, case.text)
        for salvo in (*case.salvo, *case.challenged_by):
            if salvo_id(ruling, case, salvo) == cited:
                clause = salvo.clause.about
                return Text(f"{clause.pt}, exceção a: {said.pt}", f"{clause.en}, an exception to: {said.en}")
    return said


def _silent(book: Book, gap: str) -> Message:
    return msg("silent: {id}, {docket}", id=gap, docket=Text(book.gaps[gap].texto, book.gaps[gap].text))


def _because(verdict: Verdict, proof: Proof) -> Iterator[Message]:
    stated, assumed = [], []
    for variable, value in proof.collect("reasons"):
        if isinstance(variable, Question | Reading):
            continue  # questions have proofs of their own; a reading is told where the answer depends on it
        if variable in verdict.situation.stated:
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


def not_told(verdict: Verdict, answer: str) -> list[Message]:
    """Why the answer is not `answer`: what came nearest to giving it, and what that lacks.

    Where it lacks another answer of a question below, that question is told next, one step further in.
    """
    question = verdict.plan.target
    lines = [msg("why not “{answer}”:", answer=question.values[answer])]
    lines += _obstacles(verdict.analysis, question, (answer,), depth=1, seen=set())
    return lines


def _obstacles(
    analysis: Analysis, question: Question, answers: Sequence[str], depth: int, seen: set[Question]
) -> Iterator[Message]:
    seen.add(question)
    obstacles = [obstacle for answer in answers for obstacle in why_not(analysis, question, answer)]
    # A case that only another reading would bring in is not something that the players could have done.
    obstacles = [o for o in obstacles if not any(isinstance(atom.variable, Reading) for atom in o.failed)]
    fewest = min((len(obstacle.failed) for obstacle in obstacles), default=0)
    below: dict[Question, list[str]] = {}
    for obstacle in obstacles:
        if len(obstacle.failed) > fewest:
            continue
        yield from (_inward(depth, line) for line in _lacks(obstacle))
        for atom in obstacle.failed:
            if isinstance(atom.variable, Question):
                below.setdefault(atom.variable, []).extend(atom.values)
    for asked, wanted in below.items():
        if asked not in seen:
            said = msg("“{question}” answers: {answer}", question=asked.about, answer=_said(analysis, asked))
            yield _inward(depth, said)
            yield from _obstacles(analysis, asked, tuple(dict.fromkeys(wanted)), depth + 1, seen)


def _lacks(obstacle: Obstacle) -> Iterator[Message]:
    """What one case lacks. Structure has no id that people know: of it only the facts are told."""
    facts = tuple(condition_text(atom) for atom in obstacle.failed if not isinstance(atom.variable, Question))
    if facts:
        named = msg("{id} would need: {facts}", id=obstacle.id, facts=facts)
        yield named if "~" not in obstacle.id else msg("it would need: {facts}", facts=facts)
    if obstacle.defeated_by:
        yield msg("{id} is defeated by {by}", id=obstacle.id, by=", ".join(obstacle.defeated_by))
    if obstacle.withdrawn_by:
        yield msg("{id} is withdrawn by {by}", id=obstacle.id, by=", ".join(obstacle.withdrawn_by))


def _inward(depth: int, line: Message) -> Message:
    return msg("{indent}{line}", indent="  " * depth, line=line)


def _said(analysis: Analysis, question: Question) -> Text:
    outcome = analysis.outcome(question)
    return SILENCE.get(outcome) or question.values[outcome]
