"""`zarcovi judge`: settle the cases of scenario files."""

from __future__ import annotations

import argparse
import os
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import playing
from zarcovi_rules.app.exits import BAD_USAGE, FINDINGS, FINE, OUR_FAULT
from zarcovi_rules.app.kinds import no_cases, walk_cases
from zarcovi_rules.app.output import as_json, complain, finding_json, refuse_overwriting, told, write
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.alterations import altered
from zarcovi_rules.core.book import Committee, unknown
from zarcovi_rules.core.clock import Tally, Upon
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import asking, in_conflict, not_told
from zarcovi_rules.core.prose import told as answer_told
from zarcovi_rules.core.verdict import Answered, Verdict
from zarcovi_rules.judge import scenario
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import brief

FORMATS = ("text", "json")

MOST_PROOFS = 50
"""Of so many cases that are not as expected the text shows the proof; it says how many more there are."""

Made = TypeVar("Made")


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument(
        "files",
        nargs="+",
        metavar=speech(msg("FILE")),
        help=speech(msg("scenario files or folders; - for standard input")),
    )
    command.add_argument("--proof", action="store_true", help=speech(msg("show the proof of the cases that hold, too")))
    command.add_argument(
        "--why-not", metavar=speech(msg("ANSWER")), help=speech(msg("show why the answer is not this one: sim, nao, …"))
    )
    playing.arguments(command, speech)


def run(options: argparse.Namespace, speech: Speech) -> int:
    """Judge; 1 when an expectation is not met or a file has findings, 2 when a path cannot be read.

    3 when a fault of ours kept a case from being judged: the others are judged all the same.
    """
    refuse_twice_read(options)
    paths, missing = walk_cases(options.files, {".yaml", ".yml"})
    played_by = playing.file(options)
    refuse_overwriting(options.output, paths)
    committee = playing.played(options, speech)
    # A folder that can be listed and holds no case is nothing checked, not a mistake in the call.
    empty = [finding for finding in missing if os.access(finding.place.path, os.R_OK)]
    unreadable = [finding for finding in missing if finding not in empty]
    judged: list[scenario.File] = []
    for path in paths:
        text = files.read_text(path)
        if isinstance(text, str):
            judged.append(judged_file(text, files.shown(path), committee))
        else:
            unreadable.append(text)
    cases = [case for file in judged for case in file.cases]
    wrong = [*unreadable, *empty]
    faults = [fault for file in judged for fault in file.faults]
    if options.format == "json":
        write(options, _json(judged, wrong, played_by, speech, faults))
    else:
        first = [_headline(judged, wrong)]
        if played_by is not None:
            first.append(playing.told(played_by, committee))
        other = _other(options.why_not, cases)
        blocks = _blocks(judged, wrong, speech, faults, all_=options.proof, other=other)
        write(options, "\n\n".join(["\n".join(map(speech, first)), *blocks]))
    for fault in faults:
        if options.debug:
            complain("".join(traceback.format_exception(fault.error)).rstrip())
        complain(f"zarcovi: {speech(fault_told(fault))}")
    if faults:
        return OUR_FAULT
    if unreadable:
        return BAD_USAGE
    fine = cases and not empty and not any(case.unmet for case in cases) and not any(file.findings for file in judged)
    return FINE if fine else FINDINGS


def judged_file(text: str, path: str, committee: Committee) -> scenario.File:
    """What a scenario file gives; of a character sheet, that it is one."""
    if (wrong := no_cases(text, path)) is not None:
        return scenario.File(path=path, findings=(wrong,))
    return scenario.judge(text, path, shelf.book, shelf.books(), committee, shelf.logs)


def refuse_twice_read(options: argparse.Namespace) -> None:
    """Raises `RulesError` for paths that cannot be meant: none at all, standard input for two things."""
    if "" in options.files:
        raise RulesError(msg("an empty path names no file"), msg("give a file, or . for the current folder"))
    if files.STDIN in options.files and options.comite == files.STDIN:
        raise RulesError(
            msg("standard input can be the cases or the committee's file, not both"),
            msg("give one of them by its path"),
        )


def fault_told(fault: scenario.Fault) -> Message:
    """A fault of ours in one case, in one line."""
    return msg(
        "{place}: {case}: a fault of ours: {kind}: {error} (run it again with --debug and send us what it prints)",
        place=fault.place.row,
        case=fault.title,
        kind=type(fault.error).__name__,
        error=brief(" ".join(str(fault.error).split())),
    )


def _each(
    cases: Iterable[scenario.Judged], make: Callable[[scenario.Judged], Made], faults: list[scenario.Fault]
) -> list[Made]:
    """What is told of each case; a case that a fault of ours keeps from being told goes to the faults."""
    made = []
    for case in cases:
        try:
            made.append(make(case))
        except Exception as error:
            faults.append(scenario.Fault(place=case.place, title=case.title, error=error))
    return made


def _other(answer: str | None, cases: Iterable[scenario.Judged]) -> str | None:
    """The answer that `--why-not` asks about. Raises `RulesError` when no question asked has it."""
    asked = (
        verdict.plan.target for case in cases for answered in case.verdicts.values() for verdict in answered.verdicts
    )
    known = dict.fromkeys(value for question in asked for value in question.values)
    if answer is not None and known and answer not in known:
        raise unknown(msg("answer"), answer, known)
    return answer


def _headline(judged: list[scenario.File], unreadable: list[Finding]) -> Message:
    cases = [case for file in judged for case in file.cases]
    unmet = [case for case in cases if case.unmet]
    checked = [case for case in cases if case.checked]
    findings = [*unreadable, *(wrong for file in judged for wrong in (*file.findings, *file.faults))]
    if not cases:
        return msg("No case was judged")
    if findings and not unmet:
        return msg("❌ Findings: {findings}", findings=len(findings))
    if not checked:
        return msg("Cases judged: {cases}", cases=len(cases))
    counts = {"unmet": len(unmet), "checked": len(checked), "cases": len(cases)}
    if len(checked) == len(cases):
        fine, wrong = (
            msg("✅ Cases as expected: {checked} of {checked}"),
            msg("❌ Cases not as expected: {unmet} of {checked}"),
        )
    else:
        fine = msg("✅ Cases as expected: {checked} of {checked} ({cases} judged)")
        wrong = msg("❌ Cases not as expected: {unmet} of {checked} ({cases} judged)")
    return wrong.about(**counts) if unmet else fine.about(**counts)


def _blocks(
    judged: list[scenario.File],
    unreadable: list[Finding],
    speech: Speech,
    faults: list[scenario.Fault],
    *,
    all_: bool,
    other: str | None,
) -> list[str]:
    cases = [case for file in judged for case in file.cases]
    findings = [*unreadable, *(finding for file in judged for finding in file.findings)]
    unmet = [case for case in cases if case.unmet]
    more = [] if all_ or other else unmet[MOST_PROOFS:]
    left_out = set(map(id, more))
    shown = [case for case in cases if case.unmet or not case.checked or all_ or other]
    shown = [case for case in shown if id(case) not in left_out]
    blocks = _each(shown, lambda case: _case(case, speech, other), faults)
    if more:
        blocks.append(speech(msg("Not as expected, and not shown here: {more} (--proof shows all)", more=len(more))))
    blocks += [told(finding, speech) for finding in findings]
    blocks += [told(notice, speech) for file in judged for notice in file.notices]
    return blocks


def _case(case: scenario.Judged, speech: Speech, other: str | None) -> str:
    lines = [f"{case.place.row}: {case.title}", f"  {speech.text(case.question.about)}"]
    for label, answered in case.verdicts.items():
        told_ = [speech(line) for line in answer_told(answered)]
        lines.append(f"  {label + ' → ' if label else ''}{told_[0]}")
        lines += [f"    {line}" for line in told_[1:]]
        if other is None or not isinstance(answered, Verdict) or other == answered.outcome:
            continue
        if other in answered.plan.target.values:
            lines += [f"    {speech(line)}" for line in not_told(answered, other)]
    if case.unseen:
        passed_over = msg("does not count for this question: {names}", names=asking(case.book, case.unseen))
        lines.append(f"  {speech(passed_over)}")
    lines += [f"  ❌ {speech(scenario.told(unmet))}" for unmet in case.unmet]
    return "\n".join(lines)


def _json(
    judged: list[scenario.File],
    unreadable: list[Finding],
    played_by: str | None,
    speech: Speech,
    faults: list[scenario.Fault],
) -> str:
    cases = [case for file in judged for case in file.cases]
    findings = [*unreadable, *(finding for file in judged for finding in file.findings)]
    notices = [notice for file in judged for notice in file.notices]
    results = _each(cases, _result, faults)
    findings += [Finding(fault_told(fault), fault.place) for fault in faults]
    data = {
        "version": __version__,
        "livro_versao": cases[0].book.version if cases else None,
        "comite": played_by,
        "results": results,
        "findings": [
            *(finding_json(finding, "error", speech) for finding in findings),
            *(finding_json(notice, "notice", speech) for notice in notices),
        ],
    }
    return as_json(data)


def _result(case: scenario.Judged) -> dict[str, Any]:
    answers = case.verdicts

    def over(name: str) -> list[Any]:
        return list(dict.fromkeys(entry for answered in answers.values() for entry in answered.collect(name)))

    return {
        "path": case.place.path,
        "line": case.place.line,
        "case": case.title,
        "livro": case.book.name,
        "livro_versao": case.book.version,
        "pergunta": case.question.name,
        "resposta": case.answer,
        "respostas": {label: answered.answer for label, answered in answers.items() if label},
        "decidida_por": over("decided"),
        "altera_regra": list(dict.fromkeys(id_ for answered in answers.values() for id_ in altered(answered))),
        "vencidas": [{"regra": defeat.id, "por": id_} for defeat in over("defeated") for id_ in defeat.by],
        "efeitos": [
            {"pergunta": name, "alvo": label or None, "resposta": effect}
            for label, answered in answers.items()
            for name, effect in _effects(answered)
        ],
        "leituras": list(dict.fromkeys(id_ for answered in answers.values() for id_ in answered.readings)),
        "lacunas": over("gaps"),
        "depende_de": over("depends_on"),
        "conflitos": list(
            dict.fromkeys(question.name for answered in answers.values() for question in in_conflict(answered))
        ),
        "clausulas": [clause.name for clause in over("used")],
        "clausulas_ignoradas": [{"clausula": clause.name, "regra": id_} for clause, id_ in over("ignored")],
        "fatos": {
            name: _facts(verdict) for label, answered in answers.items() for name, verdict in _named(label, answered)
        },
        "nao_pesam": list(case.unseen),
        "espera_ok": not case.unmet if case.checked else None,
    }


def _named(label: str, answered: Answered) -> Iterator[tuple[str, Verdict]]:
    """The verdicts that an answer rests on, each by what it is about: the case, an item of it, a post of its log."""
    counts: Iterable[Tally[Any]] = ()
    match answered:
        case Verdict():
            yield label or "caso", answered
        case Upon():
            yield label or "caso", answered.verdict
            counts = answered.counts.values()
        case Tally():
            counts = (answered,)
    for tally in counts:
        yield from ((f"post {step.index + 1}", verdict) for step, verdict in tally.asked)


def _facts(verdict: Verdict) -> dict[str, Any]:
    return {
        fact.name: {"valor": verdict.situation.values[fact], "dito": fact in verdict.situation.stated}
        for fact in verdict.plan.book.facts.values()
        if fact in verdict.situation.values and fact in verdict.plan.bits
    }


def _effects(answered: Answered) -> list[tuple[str, str | int]]:
    """What follows from an answer. Of a log nothing is asked from which anything does."""
    if not isinstance(answered, Verdict):
        return []
    verdict = answered
    book = verdict.plan.book
    names = verdict.plan.target.effects
    return [(name, plan(book, book.questions[name]).ask(verdict.situation).answer) for name in names]
