"""`zarcovi explain ID`: what an id means, wherever it was met."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import graphed, playing
from zarcovi_rules.app.entries import LogField, SheetField, entries_of, entries_of_sheets, fields, lines
from zarcovi_rules.app.exits import FINE
from zarcovi_rules.app.output import as_json, complain, write
from zarcovi_rules.app.scenarios import scenarios
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.figures import Change, Figure
from zarcovi_rules.core.messages import Message, RulesError, Text, msg, nearest
from zarcovi_rules.core.prose import FORCES, SILENCE, alteration
from zarcovi_rules.core.rulings import Gap, Note, Question, Ruling, Tension, case_id, ruling_of, salvo_id
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Carrier, Clause, Fact, Quantity, Reading
from zarcovi_rules.judge.logs import LogQuestion
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.source.schema_advice import begun_with
from zarcovi_rules.source.text import fold

if TYPE_CHECKING:
    from zarcovi_rules.judge.committee import File

FORMATS = ("text", "json", "md", *graphed.FORMATS)
Line = Message | str

MOST_SCENARIOS = 3
"""How many scenarios of one case are told; the JSON has all."""

_CARRIERS = {
    Carrier.ATACANTE: Text("atacante", "attacker"),
    Carrier.DEFENSOR: Text("defensor", "defender"),
    Carrier.ITEM: Text("item", "item"),
    Carrier.MODO: Text("modo", "mode"),
}


_KINDS: dict[type, str] = {
    Change: "figure_decision",
    LogQuestion: "log_question",
    LogField: "log_field",
    SheetField: "sheet_field",
}


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "id",
        metavar="ID",
        help=speech(msg("BAR-CAMPO-2, AMB-4, GAP-8, LINT-01, defende_global, barreira, perguntas, …")),
    )
    playing.arguments(command, speech)
    command.add_argument(
        "--links",
        metavar=speech(msg("PREFIX")),
        default="",
        help=speech(msg("what stands before the path of a scenario in a page (md), as https://…/blob/main/")),
    )


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Explain."""
    file = _played(options, speech)
    books = playing.as_played(shelf.books(), playing.decided_in(file))
    found = [(book, thing) for book in books for thing in _things(book, options.id)]
    if not found:
        known = list(dict.fromkeys(name for book in books for name in _names(book)))
        message = msg("nothing is called “{id}”", id=options.id)
        _refuse_invalid(options.id, file)
        if below := begun_with(options.id, known):
            raise RulesError(message, msg("These ids begin so: {names}.", names=", ".join(below)))
        guess = nearest(options.id, known) or nearest(options.id.upper(), known) or nearest(options.id.lower(), known)
        raise RulesError(
            message,
            msg("Did you mean {guess}?", guess=guess)
            if guess
            else msg("`zarcovi rulings` lists the rulings, `zarcovi explain perguntas` the questions."),
        )
    if options.format == "json":
        write(options, as_json({"version": __version__, "found": [_data(b, t, options.id) for b, t in found]}))
    elif options.format == "md":
        from zarcovi_rules.app.markdown import page

        pages = [
            page(b, t, options.id, speech, _text(b, t, options.id, speech).split("\n"), options.links) for b, t in found
        ]
        write(options, "\n\n".join(pages))
    elif options.format in graphed.FORMATS:
        write(options, _drawn(found, options, speech))
    else:
        write(options, "\n\n".join(_text(book, thing, options.id, speech) for book, thing in found))
    return FINE


def _played(options: argparse.Namespace, speech: Speech) -> File | None:
    """The committee's file in force. Who is told that the one of this folder cannot be used needs explanations too."""
    if options.comite is not None:
        return playing.read(options, speech)
    playing.text_of(options)  # refuses what is to be refused whatever is in it
    try:
        return playing.read(options, speech)
    except RulesError:
        complain(speech(msg("{path} cannot be used: explained by the book alone", path=playing.FILE)))
        return None


def _drawn(found: list[tuple[Book, Any]], options: argparse.Namespace, speech: Speech) -> str:
    """The graph of what was found. One file holds one graph."""
    drawn = [graph for book, thing in found if (graph := graphed.graph_of(book, thing, options.id)) is not None]
    if not drawn:
        raise RulesError(
            msg("{id} is a {kind}: it has no graph", id=options.id, kind=_kind(found[0][1])),
            msg("Questions, rulings, gaps, tensions, readings and clauses have one. `--format md` explains the rest."),
        )
    if len(drawn) > 1:
        names = ", ".join(_id(thing) for book, thing in found)
        raise RulesError(
            msg("“{id}” names more than one thing, and a file holds one graph", id=options.id),
            msg("Ask for one of: {names}.", names=names),
        )
    if not drawn[0].nodes:
        raise RulesError(
            msg("no ruling and no gap looks at {id}: there is nothing to draw", id=options.id),
            msg("`zarcovi explain {id}` tells what it says.", id=options.id),
        )
    return graphed.written(drawn[0], options.format, speech)


def _kind(thing: Any) -> Message:
    """The word for what a thing is, of those that have no graph."""
    if isinstance(thing, Figure):
        return msg("figure")
    if isinstance(thing, Quantity):
        return msg("number")
    if isinstance(thing, Note):
        return msg("note")
    if isinstance(thing, Fact):
        return msg("fact")
    return msg("word of the case files")


def _refuse_invalid(asked: str, file: File | None) -> None:
    """Raises `RulesError` where the id is a decision of the committee that is not valid on the day that was asked."""
    for decided in file.decisions if file is not None else ():
        if decided.id.casefold() == asked.casefold():
            end = msg("from {start} until {end}", start=decided.start, end=decided.end)
            days = msg("from {start} on", start=decided.start) if decided.end is None else end
            raise RulesError(
                msg("{id} is not valid on this day: {days}", id=decided.id, days=days),
                msg("ask for a day on which it is, with --as-of"),
            )


def _kinds(book: Book) -> list[dict[str, Any]]:
    return [
        dict(book.rulings), dict(book.gaps), dict(book.tensions), dict(book.notes), dict(book.readings),
        dict(book.facts), dict(book.quantities), dict(book.questions), dict(book.figure_list),
        {change.id: change for change in book.committee.changes},
    ]  # fmt: skip


def _names(book: Book) -> Iterator[str]:
    for kind in _kinds(book):
        yield from kind
    yield from entries_of(book)
    yield from entries_of_sheets(book.name)
    yield from (one.name.rpartition(".")[2] for one in _stated(book))
    yield from (reading.inventory for reading in book.readings.values())


def _stated(book: Book) -> Iterator[Fact | Quantity]:
    """The facts and numbers that a case may state, by which a short name is found."""
    yield from (fact for fact in book.facts.values() if fact.derive is None)
    yield from book.quantities.values()


def _things(book: Book, asked: str) -> list[Any]:
    """Everything that `asked` names, capitals aside: a case or an exception names its ruling."""
    cases = {case_id(r, c).casefold() for r, c, _ in book.cases()}
    cases |= {salvo_id(r, c, s).casefold() for r, c, _ in book.cases() for s in (*c.salvo, *c.challenged_by)}
    wanted = asked.casefold().removesuffix(":base")
    if wanted in cases:
        wanted = ruling_of(wanted)
    kinds = [*_kinds(book), entries_of(book)]
    found = [thing for kind in kinds for name, thing in kind.items() if name.casefold() == wanted]
    found += [one for one in book.readings.values() if one.inventory.casefold() == wanted and one not in found]
    if not found:
        found = [one for one in _stated(book) if one.name.rpartition(".")[2] == wanted]
    # As people write it who have it from a report: “não sei”.
    of_sheets = entries_of_sheets(book.name).get(fold(asked).replace(" ", "_"))
    return found if of_sheets is None else [of_sheets, *found]


def _text(book: Book, thing: Any, asked: str, speech: Speech) -> str:
    return "\n".join(line if isinstance(line, str) else speech(line) for line in _lines(book, thing, asked))


def _data(book: Book, thing: Any, asked: str) -> dict[str, Any]:
    name = _id(thing)
    return {
        "id": name,
        "livro": book.name,
        "tipo": _KINDS.get(type(thing), type(thing).__name__.lower()),
        "texto": _text(book, thing, asked, Speech("pt")),
        "text": _text(book, thing, asked, Speech("en")),
        "cenarios": scenarios(book.name, name),
    }


def _id(thing: Any) -> str:
    if isinstance(thing, Check):
        return thing.code
    return str(thing.id if isinstance(thing, Ruling | Gap | Tension | Note | Change) else thing.name)


def _lines(book: Book, thing: Any, asked: str) -> Iterator[Line]:
    match thing:
        case Ruling():
            yield from _ruling(book, thing, asked)
        case Gap():
            yield msg("{id}: gap", id=thing.id)
            yield msg("{text}", text=Text(thing.texto, thing.text))
            for silence in book.silences:
                if silence.gap == thing.id:
                    yield msg("silent on “{question}”", question=silence.question.about)
                    yield msg("  when {condition}", condition=condition_text(silence.when))
                    if silence.defeats:
                        yield msg("  defeats {ids}", ids=", ".join(silence.defeats))
            if filling := [id_ for _, case, id_ in book.cases() if thing.id in case.overrides]:
                yield msg("defeated by: {ids}", ids=", ".join(filling))
        case Tension():
            yield msg("{id}: tension", id=thing.id)
            yield msg("{text}", text=Text(thing.texto, thing.text))
            yield msg("between: {ids}; settled by {by}", ids=", ".join(thing.rulings), by=thing.settled_by)
        case Note():
            yield msg("{id}: note", id=thing.id)
            yield msg("{text}", text=Text(thing.texto, thing.text))
            yield msg("source: l. {lines}", lines=", ".join(map(str, thing.lines)))
        case Reading():
            yield msg("{id}: reading", id=thing.name)
            yield msg("{text}", text=thing.about)
            for option, says in thing.values.items():
                mark = msg(" (in force)") if book.chosen[thing] == option else ""
                yield msg("  {option}: {says}{mark}", option=option, says=says, mark=mark)
            yield msg("default {option}: {reason}", option=thing.default, reason=thing.reason)
            yield msg("source: l. {lines}", lines=", ".join(map(str, thing.lines)))
        case Clause():
            yield msg("{id}: clause of a legend ({carrier})", id=thing.name, carrier=_CARRIERS[thing.carrier])
            yield msg("{text}", text=thing.about)
            yield from _addressed(book, thing)
        case Fact():
            yield msg("{id}: fact", id=thing.name)
            yield msg("{text}", text=thing.about)
            for value, says in thing.values.items():
                mark = msg(" (when not stated)") if thing.absent == value else ""
                yield msg("  {option}: {says}{mark}", option=value, says=says, mark=mark)
        case Quantity():
            yield msg("{id}: number, {minimum} or more", id=thing.name, minimum=thing.minimum)
            yield msg("{text}", text=thing.text)
        case Question():
            yield msg("{id}: question", id=thing.name)
            yield msg("{text}", text=thing.about)
            for value, says in (*thing.values.items(), *SILENCE.items()):
                yield msg("  {option}: {says}{mark}", option=value, says=says, mark="")
            decided = [id_ for _, case, id_ in book.cases() if case.question is thing]
            if decided:
                yield msg("decided by: {ids}", ids=", ".join(decided))
            if below := book.layers[thing].below:
                yield msg("looks at: {ids}", ids=", ".join(question.name for question in below))
            yield from fields(tuple(book.looks_at(thing).values()))
        case Figure():
            yield msg("{id}: figure", id=thing.name)
            yield msg("{text}", text=Text(thing.texto, thing.text))
            yield msg("value: {value}", value=json.dumps(book.figures[thing.name], ensure_ascii=False))
            yield msg("source: {source}", source=thing.source)
            for change in book.changed_by(thing.name):
                yield _changed(book, change)
        case Change():
            yield msg("{id}: the committee's decision on figures", id=thing.id)
            yield msg("{text}", text=Text(thing.texto, thing.text))
            yield msg("source: {source}", source=thing.source.said)
            for name, value in thing.values.items():
                yield msg("  {name}: {value}", name=name, value=json.dumps(value, ensure_ascii=False))
            if thing.id in book.alters:
                yield alteration(book, thing.id)
        case _:
            yield from lines(thing)
    yield from _shown(book, thing)


def _ruling(book: Book, ruling: Ruling, asked: str) -> Iterator[Line]:
    yield msg("{id}: ruling, {force}", id=ruling.id, force=FORCES[ruling.force])
    yield msg("{text}", text=Text(ruling.texto, ruling.text))
    yield msg("source: {source}", source=ruling.source.said)
    for case in ruling.cases:
        id_ = case_id(ruling, case)
        mark = " ←" if asked.casefold() == id_.casefold() != ruling.id.casefold() else ""
        answer: Text | Message
        if isinstance(case.then, str):
            answer = case.question.values[case.then]
        else:
            answer = msg("as “{question}” answers", question=case.then.about)  # type: ignore[attr-defined]
        yield msg(
            "case {id}: {question} {answer}{mark}", id=id_, question=case.question.about, answer=answer, mark=mark
        )
        if case.texto:
            yield msg("  {statement}", statement=Text(case.texto, case.text))
        yield msg("  when {condition}", condition=condition_text(case.when))
        if case.overrides:
            yield msg("  defeats {ids}", ids=", ".join(case.overrides))
        for salvo in (*case.salvo, *case.challenged_by):
            told = salvo_id(ruling, case, salvo)
            mark = " ←" if asked.casefold() == told.casefold() else ""
            if salvo in case.salvo:
                yield msg(
                    "  unless a legend says: {clause} ({id}){mark}", clause=salvo.clause.about, id=told, mark=mark
                )
            else:
                yield msg(
                    "  no legend lifts it, not even: {clause} ({id}){mark}",
                    clause=salvo.clause.about,
                    id=told,
                    mark=mark,
                )
    beaten = [id_ for _, case, id_ in book.cases() if any(ruling_of(name) == ruling.id for name in case.overrides)]
    if beaten:
        yield msg("defeated by: {ids}", ids=", ".join(beaten))
    changing = [id_ for id_, changed in book.alters.items() if ruling.id in changed]
    if ruling.id in book.alters:
        yield alteration(book, ruling.id)
    for id_ in changing:
        yield alteration(book, id_)
    if ruling.id in book.same:
        yield msg("says the same as: {ids}", ids=", ".join(book.same[ruling.id]))
    about = [tension.id for tension in book.tensions.values() if ruling.id in tension.rulings]
    if about:
        yield msg("tensions: {ids}", ids=", ".join(about))


def _changed(book: Book, change: Change) -> Message:
    if change.id in book.alters:
        return alteration(book, change.id)
    return msg("decided by: {ids}", ids=change.id)


def _addressed(book: Book, clause: Clause) -> Iterator[Line]:
    lifts, ignored, used = [], [], []
    for ruling, case, id_ in book.cases():
        lifts += [salvo_id(ruling, case, salvo) for salvo in case.salvo if salvo.clause is clause]
        ignored += [id_ for salvo in case.challenged_by if salvo.clause is clause]
        used += [id_ for atom in case.when.atoms() if atom.variable is clause]
    if lifts:
        yield msg("lifts: {ids}", ids=", ".join(lifts))
    if used:
        yield msg("needed by: {ids}", ids=", ".join(dict.fromkeys(used)))
    if ignored:
        yield msg("ignored against: {ids}, which no legend lifts", ids=", ".join(ignored))


def _shown(book: Book, thing: Any) -> Iterator[Line]:
    name = _id(thing)
    shown = scenarios(book.name, name)
    if shown:
        yield msg("scenarios:")
    for case, entries in shown.items():
        tag = f" (@{name}:{case})" if case else ""
        for entry in entries[:MOST_SCENARIOS]:
            yield f"  {entry['path']}:{entry['line']}: {entry['scenario']}{tag}"
        if len(entries) > MOST_SCENARIOS:
            yield msg("  and {count} more{tag}", count=len(entries) - MOST_SCENARIOS, tag=tag)
