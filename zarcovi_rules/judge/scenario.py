"""Scenario files: written cases, each settled, and checked where it says what it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import SILENCES, Verdict
from zarcovi_rules.judge.given import each
from zarcovi_rules.judge.schema import scenario_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Finding, Place

Answer = str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmet:
    """An expectation that does not hold: for which item of the case (or ""), what was expected, what came."""

    label: str
    expected: object
    found: object


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One case settled: a verdict for each item that it names, and what did not come out as it expects.

    `checked` tells whether the case expects anything at all.
    """

    place: Place
    title: str
    book: Book
    question: Question
    verdicts: Mapping[str, Verdict]
    checked: bool
    unmet: tuple[Unmet, ...]

    @property
    def answer(self) -> Answer:
        """The one answer of all items, or "varia" where they differ."""
        answers = {verdict.answer for verdict in self.verdicts.values()}
        return answers.pop() if len(answers) == 1 else "varia"


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """What a scenario file gave: its judged cases, what is wrong with it, and what may surprise."""

    path: str
    cases: tuple[Judged, ...] = ()
    findings: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()


def judge(text: str, path: str, book_of: Callable[[str], Book], books: Iterable[Book], committee: Committee) -> File:
    """Judge every case of a scenario text. Never raises for what a person wrote: that is in the findings."""
    reading = yaml.read(text, path)
    findings = list(reading.findings)
    cases: list[Judged] = []
    for document in reading.documents:
        wrong = schema.check(document, scenario_schema(books))
        findings += wrong
        if wrong or reading.findings:
            continue
        data = document.data
        for place, written in enumerate(data["casos"]):
            readings = {**data.get("leituras", {}), **written.get("leituras", {})}
            try:
                book = _under(book_of(data["livro"]), committee, readings)
                cases.append(_case(book, written, document, place))
            except RulesError as error:
                findings.append(Finding(error.message, _blame(document, place, error), error.help))
    return File(path=path, cases=tuple(cases), findings=tuple(findings), notices=tuple(reading.notices))


_UNDER: dict[tuple[object, ...], Book] = {}


def _under(book: Book, committee: Committee, readings: Mapping[str, str]) -> Book:
    """The book as the committee plays it, with the case's own readings; made once for each choice."""
    key = (id(book), id(committee), tuple(sorted(readings.items())))
    if key not in _UNDER:
        _UNDER[key] = book.under(replace(committee, readings={**committee.readings, **readings}))
    return _UNDER[key]


def _case(book: Book, written: Mapping[str, Any], document: yaml.Document, place: int) -> Judged:
    question = book.questions[written["pergunta"]]
    verdicts = {
        label: plan(book, question).ask(situation(book, given)) for label, given in each(book, question, written)
    }
    return Judged(
        place=document.places.value(("casos", place)),
        title=written["caso"],
        book=book,
        question=question,
        verdicts=verdicts,
        checked=any(name in written for name in ("espera", "decidida_por", "lacunas")),
        unmet=tuple(_unmet(book, question, verdicts, written)),
    )


def _unmet(
    book: Book, question: Question, verdicts: Mapping[str, Verdict], written: Mapping[str, Any]
) -> Iterator[Unmet]:
    expected = written.get("espera")
    if isinstance(expected, Mapping):
        for label in expected:
            if label not in verdicts:
                guess = nearest(str(label), verdicts)
                raise RulesError(
                    msg("espera: {label} is not in this case", label=label),
                    msg("did you mean {guess}?", guess=guess)
                    if guess
                    else msg("known: {known}", known=", ".join(verdicts) or "—"),
                )
        wanted = {label: _answer(question, value) for label, value in expected.items()}
    elif expected is None:
        wanted = {}
    else:
        wanted = dict.fromkeys(verdicts, _answer(question, expected))
    for label, answer in wanted.items():
        if verdicts[label].answer != answer:
            yield Unmet(label=label, expected=answer, found=verdicts[label].answer)
    for name, field in (("decidida_por", "decided"), ("lacunas", "gaps")):
        if name in written:
            cited = {id_ for verdict in verdicts.values() for id_ in verdict.proof.collect(field)}
            if field == "decided":
                _check_ids(book, written[name])
            for id_ in written[name]:
                if id_ not in cited:
                    yield Unmet(label=name, expected=id_, found=", ".join(sorted(cited)) or "—")


def _answer(question: Question, value: object) -> Answer:
    if isinstance(value, bool):
        value = "sim" if value else "nao"
    if isinstance(value, int) and question.amounts:
        return value
    word = {"não": "nao"}.get(str(value), str(value))
    known = (*question.values, *sorted(SILENCES))
    if word not in known:
        guess = nearest(word, known)
        raise RulesError(
            msg("espera: {question} has no answer {answer}", question=question.name, answer=word),
            msg("did you mean {guess}?", guess=guess) if guess else msg("known: {known}", known=", ".join(known)),
        )
    return word


def _check_ids(book: Book, ids: Iterable[str]) -> None:
    known = {id_ for layer in book.layers.values() for id_ in (node.id for node in layer.nodes if node.origin)}
    for id_ in ids:
        if id_ not in known:
            guess = nearest(id_, known)
            raise RulesError(
                msg("unknown ruling: {name}", name=id_),
                msg("did you mean {guess}?", guess=guess) if guess else msg("`zarcovi rulings` lists them all"),
            )


def _blame(document: yaml.Document, place: int, error: RulesError) -> Place:
    """The place of the first fact that the error names, or of the case."""
    case = ("casos", place)
    written = document.data["casos"][place]
    if error.message.template.startswith("espera"):
        return document.places.value((*case, "espera"))
    for value in error.message.values.values():
        for name in str(value).replace(",", " ").replace("=", " ").split():
            group, _, short = name.rpartition(".")
            if short and isinstance(written.get(group), Mapping) and short in written[group]:
                return document.places.key((*case, group, short))
            if name in written:
                return document.places.key((*case, name))
    return document.places.value(case)


def told(unmet: Unmet) -> Message:
    """An expectation that does not hold, in one sentence."""
    if unmet.label:
        return msg(
            "{label}: expected {expected}, found {found}", label=unmet.label, expected=unmet.expected, found=unmet.found
        )
    return msg("expected {expected}, found {found}", expected=unmet.expected, found=unmet.found)
