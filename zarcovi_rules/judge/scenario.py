"""Scenario files: written cases, each settled, and checked where it says what it expects."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from zarcovi_rules.core.book import Book, Committee, unknown
from zarcovi_rules.core.figures import Change
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.rulings import Question, Ruling
from zarcovi_rules.core.verdict import SILENCES, Answered
from zarcovi_rules.judge.given import PlacedError, blamed, flat, situations
from zarcovi_rules.judge.logs import LogQuestion, LogsOf, no_logs
from zarcovi_rules.judge.schema import lists, scenario_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.schema_advice import Schema
from zarcovi_rules.source.text import brief, fold, yes_no

Answer = str | int

_MOST_DIGITS = 18
"""No count and no amount has more: what is longer is a slip, and Python would not even read it as a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmet:
    """An expectation that does not hold: for which item of the case (or ""), what was expected, what came, where."""

    label: str
    expected: object
    found: object
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One case settled: an answer for each item that it names, and what did not come out as it expects.

    `checked` tells whether the case expects anything at all; `unseen` names the facts and numbers that it states and
    that its question does not look at.
    """

    place: Place
    title: str
    book: Book
    question: Question | LogQuestion
    verdicts: Mapping[str, Answered]
    checked: bool
    unmet: tuple[Unmet, ...]
    unseen: tuple[str, ...] = ()

    @property
    def answer(self) -> Answer:
        """The one answer of all items, or "varia" where they differ."""
        answers = {verdict.answer for verdict in self.verdicts.values()}
        return answers.pop() if len(answers) == 1 else "varia"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A case that a fault of ours kept from being judged, or its verdict from being told."""

    place: Place
    title: str
    error: Exception


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """What a scenario file gave: its judged cases, what is wrong with it, and what may surprise."""

    path: str
    cases: tuple[Judged, ...] = ()
    faults: tuple[Fault, ...] = ()
    findings: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()


def judge(
    text: str,
    path: str,
    book_of: Callable[[str], Book],
    books: Iterable[Book],
    committee: Committee,
    logs_of: LogsOf = no_logs,
) -> File:
    """Judge every case of a scenario text. Never raises for what a person wrote: that is in the findings.

    A case with a mistake in it does not keep the others from being judged. `logs_of` gives, by the name of a book, the
    questions that it is asked of a log of posts, beside those that its rulings answer.
    """
    reading = yaml.read(text, path)
    findings = list(reading.findings)
    if not reading.documents and not findings:
        findings.append(
            Finding(msg("This file is empty"), Place(path, 1, 1), msg("write `livro:` and a list of `casos:`"))
        )
    expected = scenario_schema(books, logs_of)
    cases: list[Judged] = []
    faults: list[Fault] = []
    for document in reading.documents:
        wrong = schema.check(document, expected)
        findings += wrong
        if reading.findings:
            continue
        for place in _sound(document, expected) if wrong else range(len(document.data["casos"])):
            try:
                cases.append(judged(document, place, book_of, logs_of, committee))
            except PlacedError as error:
                findings.append(error.finding(document, ("casos", place)))
            except RulesError as error:
                findings.append(Finding(error.message, document.places.value(("casos", place)), error.help))
            except Exception as error:
                at, title = document.places.value(("casos", place)), document.data["casos"][place]["caso"]
                faults.append(Fault(place=at, title=title, error=error))
    other = list(_of_other_book(reading.documents, committee)) if cases else []
    # A case that is there twice by an alias has its mistakes in one place.
    once = {(finding.place, str(finding.message)): finding for finding in reversed(findings)}
    notices = [notice for notice in reading.notices if not _told_by(findings, notice)]
    in_order = sorted(once.values(), key=lambda finding: (finding.place.line or 0, finding.place.column or 0))
    return File(
        path=path,
        cases=tuple(cases),
        faults=tuple(faults),
        findings=tuple(in_order),
        notices=(*notices, *other),
    )


def _of_other_book(documents: Iterable[yaml.Document], committee: Committee) -> Iterator[Finding]:
    """Each document whose cases are of a rulebook on which the committee did not decide: it is played as it stands."""
    for document in documents:
        book = document.data.get("livro") if isinstance(document.data, dict) else None
        if isinstance(book, str) and not committee.plays(book):
            yield Finding(
                msg("the committee decides on the rulebook {other}, not on {book}", other=committee.book, book=book),
                document.places.value(("livro",)),
                msg("these cases were judged without it; to play them by a committee, write one with its own `livro:`"),
            )


def _told_by(findings: Iterable[Finding], notice: Finding) -> bool:
    """Whether a finding stands where a notice does, or right after it begins: it tells more of the same."""
    at = notice.place
    near = {(at.line, at.column), (at.end_line, at.end_column)}
    return any((finding.place.line, finding.place.column) in near for finding in findings)


def told(unmet: Unmet) -> Message:
    """An expectation that does not hold, in one sentence."""
    if unmet.label:
        return msg(
            "{label}: expected {expected}, found {found}", label=unmet.label, expected=unmet.expected, found=unmet.found
        )
    return msg("expected {expected}, found {found}", expected=unmet.expected, found=unmet.found)


def _sound(document: yaml.Document, expected: Schema) -> Iterator[int]:
    """The cases of a faulty document that would be right if they were its only ones.

    Told by the schema and not by places, for an alias has its mistakes in another case.
    """
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("casos"), list):
        return
    fits = schema.fits(expected)
    yield from (place for place, case in enumerate(data["casos"]) if fits({**data, "casos": [case]}))


def judged(
    document: yaml.Document, place: int, book_of: Callable[[str], Book], logs_of: LogsOf, committee: Committee
) -> Judged:
    """Judge the case at `place` of a document that fits the schema. Raises `RulesError` for what cannot be judged."""
    written = document.data["casos"][place]
    readings = {**document.data.get("leituras", {}), **written.get("leituras", {})}
    book = _played(book_of(document.data["livro"]), committee, readings)
    question = book.questions.get(written["pergunta"]) or logs_of(book.name)[written["pergunta"]]
    verdicts: Mapping[str, Answered]
    if isinstance(question, LogQuestion):
        verdicts = {"": _of_log(question, book, written)}
    else:
        settle = plan(book, question)
        verdicts = {label: settle.ask(situation) for label, situation in situations(book, written).items()}
    return Judged(
        place=document.places.value(("casos", place)),
        title=written["caso"],
        book=book,
        question=question,
        verdicts=verdicts,
        checked=any(name in written for name in ("espera", "decidida_por", "lacunas")),
        unmet=tuple(
            Unmet(label=label, expected=wanted, found=found, place=document.places.value(("casos", place, *path)))
            for label, wanted, found, path in _unmet(book, question.name, verdicts, written)
        ),
        unseen=tuple(_unseen(book, question, written, verdicts)),
    )


def _unseen(
    book: Book, question: Question | LogQuestion, written: Mapping[str, Any], verdicts: Mapping[str, Answered]
) -> Iterator[str]:
    """What a case states that no question asked of it looks at, by the names that the book gives it."""
    plans = {verdict.plan for answered in verdicts.values() for verdict in answered.verdicts}
    if not plans:  # of a log in which nothing was asked
        return
    seen = {name for asked in plans for name in book.looks_at(asked.target)}
    seen |= {variable.name for asked in plans for variable in asked.variables}  # what they cannot be together with
    stated = dict.fromkeys(flat(book, written))
    for name in lists(book):
        for item in written.get(f"{name}s", ()):
            stated |= dict.fromkeys(flat(book, {name: item}))
    if isinstance(question, LogQuestion):
        stated |= dict.fromkeys(question.stated(book, written))
        seen |= set(question.reads)
    yield from (name for name in stated if name not in seen)


def _of_log(question: LogQuestion, book: Book, written: Mapping[str, Any]) -> Answered:
    stated = flat(book, written)
    try:
        return question.ask(book, written, {name: said.value for name, said in stated.items()})
    except PlacedError:
        raise
    except RulesError as error:
        raise PlacedError(error.message, error.help, blamed(error, stated)) from None


def _played(book: Book, committee: Committee, readings: Mapping[str, str]) -> Book:
    """The book as the committee plays it, with the case's own readings: the same book for the same choices."""
    if not committee.plays(book.name):
        committee = Committee()
    chosen = {**committee.readings, **readings}
    decided = (committee.figures, committee.precedents, committee.changes)
    if not chosen and not any(decided):
        return book
    figures = json.dumps(dict(committee.figures), sort_keys=True)
    return _made(book, tuple(sorted(chosen.items())), figures, committee.precedents, committee.changes)


@lru_cache(maxsize=128)
def _made(
    book: Book,
    readings: tuple[tuple[str, str], ...],
    figures: str,
    precedents: tuple[Ruling, ...],
    changes: tuple[Change, ...],
) -> Book:
    return book.under(
        Committee(readings=dict(readings), figures=json.loads(figures), precedents=precedents, changes=changes)
    )


def _unmet(
    book: Book, question: str, verdicts: Mapping[str, Answered], written: Mapping[str, Any]
) -> Iterator[tuple[str, object, object, yaml.Path]]:
    """Each expectation that does not hold: its label, what was expected, what was found, and the way to it."""
    for label, (answer, path) in _expected(question, verdicts, written.get("espera")).items():
        if verdicts[label].answer != answer:
            yield label, answer, verdicts[label].answer, path
    for name, field in (("decidida_por", "decided"), ("lacunas", "gaps")):
        if name not in written:
            continue
        cited = {found for verdict in verdicts.values() for found in verdict.collect(field)}
        for place, id_ in enumerate(written[name]):
            if name == "decidida_por":
                _check_citation(book, id_, (name, place))
            if id_ not in cited:
                yield name, id_, ", ".join(sorted(cited)) or "—", (name, place)


def _expected(question: str, verdicts: Mapping[str, Answered], written: object) -> dict[str, tuple[Answer, yaml.Path]]:
    if written is None:
        return {}
    if not isinstance(written, Mapping):
        return {
            label: (_answer(question, verdict, written, ("espera",)), ("espera",))
            for label, verdict in verdicts.items()
        }
    known: dict[str, list[str]] = {}
    for label in filter(None, verdicts):
        known.setdefault(fold(label), []).append(label)
    found: dict[str, tuple[Answer, yaml.Path]] = {}
    for label, value in written.items():
        path = ("espera", label)
        item = _item_called(label, known, path)
        if item in found:
            raise PlacedError(
                msg("espera: {label} is there twice", label=item), msg("keep one of them"), path, of_key=True
            )
        found[item] = _answer(question, verdicts[item], value, path), path
    return found


def _item_called(label: str, known: Mapping[str, list[str]], path: yaml.Path) -> str:
    """The item of a case that an expectation means: the one called so, or else the only one called nearly so."""
    alike = known.get(fold(label), [])
    if label in alike:
        return label
    if len(alike) == 1:
        return alike[0]
    if alike:
        message = msg("espera: {label} may be any of {items}", label=label, items=", ".join(alike))
        raise PlacedError(message, msg("write the name exactly as the item has it"), path, of_key=True)
    guess = nearest(fold(label), known)
    raise PlacedError(
        msg("espera: {label} is not in this case", label=label),
        msg("Did you mean {guess}?", guess=known[guess][0])
        if guess
        else msg("Known are: {known}.", known=", ".join(name for names in known.values() for name in names))
        if known
        else msg("this case has one answer: write it after `espera:`"),
        path,
        of_key=True,
    )


def _answer(question: str, answered: Answered, value: object, path: yaml.Path) -> Answer:
    """The answer that `value` names, of those that could have come instead of what `answered` says."""
    if isinstance(value, bool):
        value = "sim" if value else "nao"
    word = str(value)
    if answered.numeric and word.isascii() and word.isdigit():
        if len(word) > _MOST_DIGITS:
            raise PlacedError(
                msg("{question} has no answer {answer}", question=question, answer=brief(word)),
                msg("write a whole number of at most {digits} digits", digits=_MOST_DIGITS),
                path,
            )
        return int(word)
    known = (*answered.values, *sorted(SILENCES))
    folded = {fold(answer): answer for answer in known}
    if fold(word) not in folded:
        meant = yes_no(word)
        guess = meant if meant in folded else nearest(fold(word), folded)
        raise PlacedError(
            msg("{question} has no answer {answer}", question=question, answer=brief(word)),
            msg("Did you mean {guess}? Known are: {known}.", guess=folded[guess], known=", ".join(known))
            if guess
            else msg("write a whole number, or one of: {known}", known=", ".join(known))
            if not answered.values
            else msg("Choose one of: {known}.", known=", ".join(known)),
            path,
        )
    return folded[fold(word)]


def _check_citation(book: Book, id_: str, path: yaml.Path) -> None:
    if id_ in book.gaps:
        raise PlacedError(msg("{id} is a gap, and a gap decides nothing", id=id_), msg("write it in `lacunas`"), path)
    known = _deciders(book)
    if id_ not in known:
        error = unknown(msg("ruling"), id_, known)
        help_ = error.help if nearest(id_, known) else msg("`zarcovi rulings` lists them all")
        raise PlacedError(error.message, help_, path)


@lru_cache(maxsize=128)
def _deciders(book: Book) -> frozenset[str]:
    """Every id that may be among those that decided: the cases of rulings, and the exceptions with an answer."""
    return frozenset(n.id for layer in book.layers.values() for n in layer.nodes if isinstance(n.origin, Ruling))
