"""`zarcovi docket`: what waits for a decision of the committee."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.commands.judge import fault_told, judged_file, refuse_twice_read
from zarcovi_rules.app.exits import BAD_USAGE, FINDINGS, FINE, OUR_FAULT
from zarcovi_rules.app.kinds import walk_cases
from zarcovi_rules.app.output import as_json, complain, finding_json, refuse_overwriting, told, write
from zarcovi_rules.app.scenarios import scenarios
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import Message, RulesError, Text, msg
from zarcovi_rules.core.prose import SILENCE, in_conflict
from zarcovi_rules.core.vocabulary import Reading
from zarcovi_rules.judge import docket, scenario
from zarcovi_rules.judge.committee import Kind, Remark
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding

FORMATS = ("text", "json", "md")
WAITING = ("omisso", "conflito")
"""The answers that only the committee can better."""
MOST_SCENARIOS = 2
"""How many scenarios of a gap the text tells; the JSON has all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A case of somebody's own that the rules leave without an answer: the gaps and the conflicts that it meets."""

    case: scenario.Judged
    label: str
    answer: str
    gaps: tuple[str, ...]
    torn: tuple[str, ...]

    @property
    def place(self) -> str:
        """File and line."""
        return self.case.place.row

    @property
    def title(self) -> str:
        """The case in one sentence, and which of its items it is about."""
        return f"{self.case.title} ({self.label})" if self.label else self.case.title


@dataclass(frozen=True, slots=True, kw_only=True)
class Docket:
    """All that waits: gaps (`filled` are those that do not wait any more), contradictions, readings, cases asked."""

    book: Book
    committee: str | None
    day: date
    waiting: tuple[docket.OpenGap, ...]
    filled: tuple[docket.OpenGap, ...]
    contradictions: tuple[Remark, ...]
    readings: tuple[Reading, ...]
    asked: tuple[Asked, ...]
    findings: tuple[Finding, ...]

    def met(self, gap: str) -> list[Asked]:
        """The cases asked that meet a gap."""
        return [case for case in self.asked if gap in case.gaps]


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "files",
        nargs="*",
        metavar=speech(msg("FILE")),
        help=speech(msg("scenario files or folders: of their cases, those that the rules leave without an answer")),
    )
    command.add_argument(
        "--asked", action="store_true", help=speech(msg("only what these cases meet: their gaps, their readings"))
    )
    command.add_argument("--livro", choices=shelf.BOOKS, default=shelf.BOOKS[0], help=speech(msg("the rulebook")))
    playing.arguments(command, speech)


def run(options: argparse.Namespace, speech: Speech) -> int:
    """List what waits; 1 when a scenario file has findings, 2 when a path cannot be read."""
    refuse_twice_read(options)
    if options.asked and not options.files:
        raise RulesError(msg("--asked needs cases: no file is given"), msg("give a scenario file or a folder of them"))
    paths, missing = walk_cases(options.files, {".yaml", ".yml"})
    played_by = playing.file(options)
    refuse_overwriting(options.output, paths)
    file = playing.read(options, speech, remarks=False)
    committee = playing.decided_in(file)
    judged, unreadable = _judged(paths, committee)
    book = shelf.book(options.livro).under(committee)
    asked = tuple(_asked(judged, book))
    every = sorted(docket.gaps(book), key=lambda one: _natural(one.gap.id))
    readings = sorted(docket.unchosen(book), key=lambda reading: _natural(reading.name))
    if options.asked:
        met = {gap for case in asked for gap in case.gaps}
        every = [one for one in every if one.gap.id in met]
        depends = _readings_of(judged, book)
        readings = [reading for reading in readings if reading.name in depends]
    made = Docket(
        book=book,
        committee=played_by,
        day=options.as_of or date.today(),
        waiting=tuple(one for one in every if one.questions),
        filled=tuple(one for one in every if not one.questions),
        contradictions=() if file is None else tuple(one for one in file.remarks if one.kind is Kind.CONTRADICTION),
        readings=tuple(readings),
        asked=asked,
        findings=(*missing, *unreadable, *(finding for one in judged for finding in one.findings)),
    )
    for finding in made.findings:
        complain(told(finding, speech))
    faults = [fault for one in judged for fault in one.faults]
    for fault in faults:
        complain(f"zarcovi: {speech(fault_told(fault))}")
    match options.format:
        case "json":
            write(options, as_json(_json(made, speech)))
        case "md":
            write(options, "\n".join(_md(made, speech)))
        case _:
            write(options, "\n".join(_text(made, speech)))
    if faults:
        return OUR_FAULT
    if unreadable or missing:
        return BAD_USAGE
    return FINDINGS if made.findings else FINE


def _judged(paths: list[str], committee: Committee) -> tuple[list[scenario.File], list[Finding]]:
    judged: list[scenario.File] = []
    unreadable: list[Finding] = []
    for path in paths:
        text = files.read_text(path)
        if isinstance(text, str):
            judged.append(judged_file(text, files.shown(path), committee))
        else:
            unreadable.append(text)
    return judged, unreadable


def _asked(judged: list[scenario.File], book: Book) -> Iterator[Asked]:
    for case in (case for file in judged for case in file.cases if case.book.name == book.name):
        for label, answered in case.verdicts.items():
            if answered.answer in WAITING:
                yield Asked(
                    case=case,
                    label=label,
                    answer=str(answered.answer),
                    gaps=answered.collect("gaps"),
                    torn=tuple(question.name for question in in_conflict(answered)),
                )


def _readings_of(judged: list[scenario.File], book: Book) -> set[str]:
    """The readings on which some case's answer depends."""
    cases = (case for file in judged for case in file.cases if case.book.name == book.name)
    return {name for case in cases for answered in case.verdicts.values() for name in answered.readings}


def _natural(id_: str) -> list[tuple[int, str]]:
    """`GAP-2` before `GAP-10`."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|\D+", id_)]


# ------------------------------------------------------------------------------------------------ for people


def _headline(made: Docket) -> Message:
    return msg(
        "Waiting for a decision: gaps: {gaps}; contradictions: {contradictions}; cases asked: {asked}",
        gaps=len(made.waiting),
        contradictions=len(made.contradictions),
        asked=len(made.asked),
    )


def _played(made: Docket) -> Message:
    if made.committee is None:
        return msg("By the book {book} alone, with no committee's file", book=made.book.name)
    return playing.told(made.committee, made.book.committee)


def _text(made: Docket, speech: Speech) -> Iterator[str]:
    yield speech(_headline(made))
    yield speech(_played(made))
    if made.waiting:
        yield from ("", speech(msg("Gaps, where the rules are silent:")))
    for one in made.waiting:
        yield f"{one.gap.id}: {speech.text(Text(one.gap.texto, one.gap.text))}"
        yield from (f"  {line}" for line in _about(made, one, speech))
    if made.contradictions:
        yield from ("", speech(msg("Contradictions:")))
        yield from (told(remark.finding, speech) for remark in made.contradictions)
    if made.asked:
        yield from ("", speech(msg("Cases asked at the table:")))
        yield from (f"{one.place}: {one.title}\n  {_answer(one, speech)}" for one in made.asked)
    if made.readings:
        yield from ("", speech(msg("Readings not chosen: the book's default is played:")))
        for reading in made.readings:
            yield f"{reading.name} = {reading.default}: {_reading(reading, speech)}"
    yield from _filled(made, speech)


def _about(made: Docket, one: docket.OpenGap, speech: Speech) -> Iterator[str]:
    yield speech(msg("silent on: {questions}", questions=", ".join(question.name for question in one.questions)))
    shown = [entry for entries in scenarios(made.book.name, one.gap.id).values() for entry in entries]
    if shown:
        places = ", ".join(f"{entry['path']}:{entry['line']}" for entry in shown[:MOST_SCENARIOS])
        more = len(shown) - MOST_SCENARIOS
        told_ = msg("scenarios: {places} and {more} more", places=places, more=more)
        yield speech(told_ if more > 0 else msg("scenarios: {places}", places=places))
    if one.precedents:
        yield speech(msg("filled in part by: {ids}", ids=", ".join(one.precedents)))
    if met := made.met(one.gap.id):
        yield speech(msg("asked in: {places}", places=", ".join(case.place for case in met)))


def _answer(one: Asked, speech: Speech) -> str:
    because = ", ".join((*one.gaps, *one.torn))
    line = speech(msg("{question} {answer}", question=one.case.question.about, answer=SILENCE[one.answer]))
    return f"{line} ({because})" if because else line


def _reading(reading: Reading, speech: Speech) -> str:
    return f"{speech.text(reading.about)} {speech.text(reading.values[reading.default])}"


def _filled(made: Docket, speech: Speech) -> Iterator[str]:
    if made.filled:
        yield ""
        ids = [f"{one.gap.id} ({', '.join(one.precedents)})" if one.precedents else one.gap.id for one in made.filled]
        yield speech(msg("Gaps that no longer show: {ids}", ids=", ".join(ids)))


def _md(made: Docket, speech: Speech) -> Iterator[str]:
    # A sentence within an f-string would not be found by the catalogue of translations.
    title, gaps = speech(msg("What waits for a decision")), speech(msg("Gaps"))
    contradictions, asked = speech(msg("Contradictions")), speech(msg("Cases asked at the table"))
    readings = speech(msg("Readings not chosen"))
    yield from (f"# {title}", "", f"{speech(_headline(made))}.", "")
    yield f"{speech(_played(made))} ({made.day.isoformat()})."
    if made.waiting:
        yield from ("", f"## {gaps}", "")
    for one in made.waiting:
        yield f"- [ ] **{one.gap.id}** {speech.text(Text(one.gap.texto, one.gap.text))}"
        yield from (f"  - {line}" for line in _about(made, one, speech))
    if made.contradictions:
        yield from ("", f"## {contradictions}", "")
    for remark in made.contradictions:
        finding = remark.finding
        yield f"- [ ] `{finding.place}` {speech(finding.message)}"
        yield from () if finding.help is None else (f"  - {speech(finding.help)}",)
    if made.asked:
        yield from ("", f"## {asked}", "")
    for case in made.asked:
        yield f"- [ ] `{case.place}` {case.title}"
        yield f"  - {_answer(case, speech)}"
    if made.readings:
        yield from ("", f"## {readings}", "")
        yield speech(msg("The book's default is played."))
        yield ""
    yield from (f"- **{one.name} = {one.default}** {_reading(one, speech)}" for one in made.readings)
    yield from _filled(made, speech)


# ------------------------------------------------------------------------------------------------ for programs


def _json(made: Docket, speech: Speech) -> dict[str, Any]:
    return {
        "version": __version__,
        "livro": made.book.name,
        "livro_versao": made.book.version,
        "comite": made.committee,
        "dia": made.day.isoformat(),
        "lacunas": [_gap(made, one) for one in made.waiting],
        "preenchidas": [{"id": one.gap.id, "precedentes": list(one.precedents)} for one in made.filled],
        "contradicoes": [
            {"ids": list(remark.ids)} | finding_json(remark.finding, "notice", speech) for remark in made.contradictions
        ],
        "leituras": [
            {
                "id": reading.name,
                "padrao": reading.default,
                "texto": reading.about.pt,
                "text": reading.about.en,
                "opcoes": {option: {"texto": said.pt, "text": said.en} for option, said in reading.values.items()},
            }
            for reading in made.readings
        ],
        "casos": [
            {
                "path": one.case.place.path,
                "line": one.case.place.line,
                "case": one.case.title,
                "alvo": one.label or None,
                "pergunta": one.case.question.name,
                "resposta": one.answer,
                "lacunas": list(one.gaps),
                "conflitos": list(one.torn),
            }
            for one in made.asked
        ],
        "findings": [finding_json(finding, "error", speech) for finding in made.findings],
    }


def _gap(made: Docket, one: docket.OpenGap) -> dict[str, Any]:
    return {
        "id": one.gap.id,
        "texto": one.gap.texto,
        "text": one.gap.text,
        "perguntas": [question.name for question in one.questions],
        "precedentes": list(one.precedents),
        "cenarios": [
            {"caso": case, "cenario": entry["scenario"], "path": entry["path"], "line": entry["line"]}
            for case, entries in scenarios(made.book.name, one.gap.id).items()
            for entry in entries
        ],
        "casos": [case.place for case in made.met(one.gap.id)],
    }
