"""What can be explained beside the parts of a book themselves: how cases are written, and what can be asked of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Both, Message, Text, msg
from zarcovi_rules.core.prose import SILENCE
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity
from zarcovi_rules.judge.logs import LogQuestion
from zarcovi_rules.judge.schema import CLAUSES, ITSELF, group_of, lists
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.findings import Severity

QUESTIONS = "perguntas"
TERMS = "termos"
MOST_QUESTIONS = 8
"""More questions than these are not listed with each of the fields that go with them."""


@dataclass(frozen=True, slots=True)
class Group:
    """The fields of a case that are written together, such as `barreira`."""

    name: str
    fields: tuple[Fact | Quantity, ...]


@dataclass(frozen=True, slots=True)
class LogField:
    """A field that only cases have which ask something of a log."""

    name: str
    schema: Mapping[str, Any]
    questions: tuple[LogQuestion, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that every question has."""

    name: str


@dataclass(frozen=True, slots=True)
class Questions:
    """All questions of a book."""

    name: str
    rulings: tuple[Question, ...]
    logs: tuple[LogQuestion, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What the phrases of a vocabulary of legends may name, beside the words themselves."""

    name: str
    book: str


Entry = Terms | Group | LogField | LogQuestion | Answer | Questions | Check

_WEIGHTS = {
    Severity.ERROR: Text("erro", "error"),
    Severity.WARNING: Text("aviso", "warning"),
    Severity.INFO: Text("nota", "note"),
}


def entries_of(book: Book) -> dict[str, Entry]:
    """All that can be explained of how cases of `book` are written, by the names that people ask for."""
    logs = tuple(shelf.logs(book.name).values())
    found: dict[str, Entry] = {QUESTIONS: Questions(QUESTIONS, tuple(book.questions.values()), logs)}
    found[TERMS] = Terms(TERMS, book.name)
    found |= {name: Answer(name) for name in SILENCE}
    found |= {one.name: one for one in logs}
    for name, schema in {name: schema for one in logs for name, schema in one.fields.items()}.items():
        found[name] = LogField(name, schema, tuple(one for one in logs if name in one.fields))
    for outer in [entry for entry in found.values() if isinstance(entry, LogField)]:
        for name, schema in _inside(outer.schema).items():
            found.setdefault(name, LogField(name, schema, outer.questions))
    stated: list[Fact | Quantity] = [*book.facts.values(), *book.quantities.values()]
    for name in dict.fromkeys(group for one in stated if (group := group_of(one.name))):
        found[name] = Group(name, tuple(one for one in stated if name in (one.name, group_of(one.name))))
    found |= {f"{name}s": found[name] for name in lists(book) if name in found}
    for check in shelf.checks(book.name):
        found.setdefault(check.code, check)
        found.setdefault(check.name, check)
    return found


def lines(entry: Entry) -> Iterator[Message]:
    """The explanation of an entry, line by line."""
    match entry:
        case Check():
            yield from _check(entry)
        case Group():
            if all(isinstance(one, Fact) and one.derive is not None for one in entry.fields):
                yield msg("{id}: group of facts that numbers give", id=entry.name)
            else:
                yield msg("{id}: group of fields of a case", id=entry.name)
            yield from fields(entry.fields, short=True)
        case LogQuestion():
            yield msg("{id}: question, asked of a log of posts", id=entry.name)
            yield msg("{text}", text=entry.about)
            for value, says in (*entry.values.items(), *SILENCE.items()):
                yield msg("  {option}: {says}{mark}", option=value, says=says, mark="")
            yield msg("fields:")
            for name, schema in entry.fields.items():
                yield _field(name, schema, needed=name in entry.needs)
        case LogField():
            yield msg("{id}: field of a case that asks something of a log of posts", id=entry.name)
            yield msg("{text}", text=_described(entry.schema))
            for word, meaning in _values(entry.schema):
                yield msg("  {option}: {says}{mark}", option=word, says=meaning, mark="")
            required = entry.schema.get("items", entry.schema).get("required", ())
            for name, schema in _inside(entry.schema).items():
                yield _field(name, schema, needed=name in required)
            if len(entry.questions) > MOST_QUESTIONS:
                yield msg(
                    "goes with {count} questions: `zarcovi explain {all}`", count=len(entry.questions), all=QUESTIONS
                )
            else:
                yield msg("goes with: {questions}", questions=", ".join(one.name for one in entry.questions))
        case Answer():
            yield msg("{id}: answer that every question has", id=entry.name)
            yield msg("{text}", text=SILENCE[entry.name])
        case Terms():
            yield from _terms(entry)
        case Questions():
            yield msg("{id}: what `pergunta:` may ask", id=entry.name)
            for question in entry.rulings:
                yield msg("  {option}: {says}{mark}", option=question.name, says=question.about, mark="")
            if entry.logs:
                yield msg("asked of a log of posts:")
            for log in entry.logs:
                yield msg("  {option}: {says}{mark}", option=log.name, says=log.about, mark="")


def _terms(entry: Terms) -> Iterator[Message]:
    """The terms of a book's vocabulary by what they do in a sentence, and the groups of them."""
    names = shelf.names(entry.book)
    yield msg("{id}: what a phrase of a vocabulary of legends may name", id=entry.name)
    yield msg("verbs, as in {example}: {names}", example="absorve > global", names=", ".join(sorted(names.verbs)))
    yield msg("things that have what follows them: {names}", names=", ".join(sorted(names.heads)))
    yield msg("groups, as in {example}:", example="<atq> @status")
    for group, members in sorted(names.groups.items()):
        yield msg("  {option}: {says}{mark}", option="@" + group, says=", ".join(members), mark="")
    others = sorted(names.terms.keys() - names.verbs.keys() - names.heads.keys())
    yield msg("other terms, as in {example}: {names}", example="<atq> letal", names=", ".join(others))


def _check(check: Check) -> Iterator[Message]:
    """A check of sheets: what it says and why, what it objects to, what to write instead."""
    severity = _WEIGHTS[check.severity]
    yield msg("{id}: check of sheets, {severity} ({name})", id=check.code, severity=severity, name=check.name)
    yield msg("{text}", text=check.statement)
    yield msg("why: {text}", text=check.why)
    if check.rulings:
        yield msg("rulings: {ids}", ids=", ".join(check.rulings))
    for title, example in ((msg("not so:"), check.bad), (msg("but so:"), check.good)):
        if example:
            yield title
            for line in example.rstrip("\n").split("\n"):
                yield msg("  {line}", line=line)
    yield msg("help: {text}", text=check.help)


def fields(stated: tuple[Fact | Quantity, ...], *, short: bool = False) -> Iterator[Message]:
    """Facts, numbers and clauses as a case writes them; `short` inside of their group."""

    def called(one: Fact | Quantity) -> str:
        if not short:
            return one.name
        return one.name.rpartition(".")[2] if group_of(one.name) else ITSELF

    plain = [one for one in stated if isinstance(one, Fact) and not isinstance(one, Clause)]
    facts = [fact for fact in plain if fact.derive is None]
    compared = [fact for fact in plain if fact.derive is not None]
    numbers = [one for one in stated if isinstance(one, Quantity)]
    clauses = [one for one in stated if isinstance(one, Clause)]
    if facts:
        yield msg("facts:")
    for fact in facts:
        yield msg("  {name}: {asks} ({options})", name=called(fact), asks=fact.about, options=", ".join(fact.values))
    if numbers:
        yield msg("numbers:")
    for number in numbers:
        yield msg("  {name}: {asks} ({minimum} or more)", name=called(number), asks=number.text, minimum=number.minimum)
    if compared:
        yield msg("a case gives the numbers, a precedent what comes of them:")
    for fact in compared:
        yield msg("  {name}: {asks} ({options})", name=called(fact), asks=fact.about, options=", ".join(fact.values))
    if clauses:
        yield msg("what a legend may say, in `{clauses}`:", clauses=CLAUSES)
    for clause in clauses:
        yield msg("  {option}: {says}{mark}", option=called(clause), says=clause.about, mark="")


def _field(name: str, schema: Mapping[str, Any], *, needed: bool) -> Message:
    mark = msg(" (needed)") if needed else ""
    return msg("  {name}{mark}: {says}", name=name, mark=mark, says=_described(schema))


def _inside(schema: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """The fields within a field, or within each entry of its list."""
    fields: Mapping[str, Mapping[str, Any]] = schema.get("items", schema).get("properties", {})
    return fields


def _values(schema: Mapping[str, Any]) -> Iterator[tuple[object, Text]]:
    """The words that a field may hold, with what each says, where they are said."""
    one = schema.get("anyOf", [schema])[0]
    says = one.get("enumDescriptions", ())
    for value, about in zip(one.get("enum", ()), says, strict=False):
        yield value, Text(str(about), about.english if isinstance(about, Both) else str(about))


def _described(schema: Mapping[str, Any]) -> Text:
    text = schema["description"]
    return Text(str(text), text.english if isinstance(text, Both) else str(text))
