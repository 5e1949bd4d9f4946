"""Committee files (`comite.yaml`): which readings, figures and precedents a table plays by, and from when to when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import All
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.rulings import Case, Force, Ruling, Source
from zarcovi_rules.judge.given import flat
from zarcovi_rules.judge.schema import committee_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Finding, Place


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """What a committee file gave. With findings it is not to be played by."""

    path: str
    livro: str = ""
    committee: Committee = field(default_factory=Committee)
    findings: tuple[Finding, ...] = ()


def read(text: str, path: str, book_of: Callable[[str], Book], books: Iterable[Book], as_of: date) -> File:
    """The committee file `text` as it stands on the day `as_of`. Never raises for what a person wrote."""
    reading = yaml.read(text, path)
    findings = list(reading.findings)
    if not findings and len(reading.documents) != 1:
        findings.append(Finding(msg("a committee file holds one document"), _top(reading, path), msg("split the file")))
    for document in reading.documents:
        findings += schema.check(document, committee_schema(books))
    if findings:
        return File(path=path, findings=tuple(findings))
    document = reading.documents[0]
    data = document.data
    book = book_of(data["livro"])
    precedents = []
    for place, written in enumerate(data.get("precedentes", [])):
        try:
            precedent = _precedent(book, written)
            if _valid(written, as_of):
                book.under(Committee(precedents=(precedent,)))  # finds what this one alone gets wrong, at its place
                precedents.append(precedent)
        except RulesError as error:
            where = document.places.value(("precedentes", place))
            findings.append(Finding(error.message, where, error.help))
        except ValueError:
            where = document.places.value(("precedentes", place))
            findings.append(Finding(msg("this date does not exist"), where, msg("write AAAA-MM-DD, as in 2026-03-01")))
    committee = Committee(
        readings=data.get("leituras", {}), figures=data.get("figuras", {}), precedents=tuple(precedents)
    )
    if not findings:
        try:
            book.under(committee)
        except RulesError as error:
            findings.append(Finding(error.message, document.places.value(()), error.help))
    return File(path=path, livro=data["livro"], committee=committee, findings=tuple(findings))


def _top(reading: yaml.Reading, path: str) -> Place:
    return reading.documents[1].places.value(()) if len(reading.documents) > 1 else Place(path, 1, 1)


def _valid(written: Mapping[str, Any], as_of: date) -> bool:
    start = date.fromisoformat(written.get("vale_de", written["data"]))
    end = date.fromisoformat(written["vale_ate"]) if "vale_ate" in written else None
    if end is not None and end < start:
        raise RulesError(
            msg("{id} ends on {end}, before it begins on {start}", id=written["id"], start=start, end=end),
            msg("change `vale_de` or `vale_ate`"),
        )
    return start <= as_of and (end is None or as_of <= end)


def _precedent(book: Book, written: Mapping[str, Any]) -> Ruling:
    question = book.questions[written["pergunta"]]
    if written["resposta"] not in question.values:
        raise RulesError(
            msg("{question} has no answer {answer}", question=question.name, answer=written["resposta"]),
            msg("choose one of: {known}", known=", ".join(question.values)),
        )
    conditions = []
    for name, value in flat(book, {k: v for k, v in written["fatos"].items() if k not in book.questions}).items():
        fact = book.facts.get(name)
        if fact is None:
            raise RulesError(
                msg("a precedent cannot look at the number {name}", name=name),
                msg("state the fact that compares it"),
            )
        word = {True: "sim", False: "nao"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        conditions.append(fact.is_(word))
    for name, value in written["fatos"].items():
        if name in book.questions:
            conditions.append(book.questions[name].is_(str(value)))
    for beaten in written.get("vence", ()):
        ruling = book.rulings.get(beaten.split("!")[0].split(":")[0])
        if ruling is not None and ruling.force is Force.ABSOLUTA and not written.get("altera_regra", False):
            raise RulesError(
                msg("{id} is absolute: a precedent against it changes the rule", id=ruling.id),
                msg("write `altera_regra: true` if that is meant"),
            )
    return Ruling(
        id=written["id"],
        texto=written["texto"],
        text=written.get("text", written["texto"]),
        source=Source(section=written["fonte"], item=written["data"], lines=()),
        force=Force.PRECEDENTE,
        cases=(
            Case(
                question=question,
                when=All(tuple(conditions)),
                then=written["resposta"],
                overrides=tuple(written.get("vence", ())),
            ),
        ),
    )
