"""Committee files (`comite.yaml`): which readings, figures and precedents a table plays by, and from when to when."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from zarcovi_rules.core.book import FORCES_WITHOUT_SALVO, Book, Committee, unknown
from zarcovi_rules.core.conditions import All
from zarcovi_rules.core.layers import BookError
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.prose import ruling_of
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling, Source
from zarcovi_rules.core.situation import Situation, refuse_impossible
from zarcovi_rules.core.vocabulary import Variable
from zarcovi_rules.judge.given import PlacedError, blamed, flat
from zarcovi_rules.judge.schema import committee_schema
from zarcovi_rules.source import schema, yaml
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.schema_advice import near_to
from zarcovi_rules.source.text import brief

_BINDING = FORCES_WITHOUT_SALVO - {Force.PRECEDENTE}


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """What a committee file gave. With findings it is not to be played by; the notices tell what may surprise."""

    path: str
    livro: str = ""
    committee: Committee = field(default_factory=Committee)
    findings: tuple[Finding, ...] = ()
    notices: tuple[Finding, ...] = ()


def read(text: str, path: str, book_of: Callable[[str], Book], books: Iterable[Book], as_of: date) -> File:
    """The committee file `text` as it stands on the day `as_of`. Never raises for what a person wrote.

    Precedents that are not valid on that day are checked like the others, and left out.
    """
    reading = yaml.read(text, path)
    findings = [*reading.findings, *_not_one(reading, path)]
    expected = committee_schema(books)
    for document in reading.documents:
        findings += schema.check(document, expected)
    if findings:
        return File(path=path, findings=tuple(findings))
    document = reading.documents[0]
    data = document.data
    book = book_of(data["livro"])
    precedents, findings = _precedents(book, document)
    findings += _against_the_source(book, document)
    committee = Committee(readings=data.get("leituras", {}), figures=data.get("figuras", {}))
    if not findings:
        try:
            book.under(replace(committee, precedents=tuple(precedent.ruling for precedent in precedents)))
        except BookError as error:
            findings += [_together(problem, document, precedents, book) for problem in error.problems]
    in_force = _in_force(precedents, as_of)
    return File(
        path=path,
        livro=book.name,
        committee=replace(committee, precedents=in_force),
        findings=tuple(findings),
        notices=() if findings else tuple(_contradictions(book, document, precedents)),
    )


@dataclass(frozen=True, slots=True)
class _Precedent:
    """One precedent, valid from `start` to `end`, if it ever ends; `place` is where it stands in the list."""

    place: int
    ruling: Ruling
    values: Mapping[Variable, str]
    start: date
    end: date | None

    @property
    def case(self) -> Case:
        """The one case that it is."""
        return self.ruling.cases[0]


def _not_one(reading: yaml.Reading, path: str) -> Iterator[Finding]:
    if not reading.documents and not reading.findings:
        yield Finding(msg("This file is empty"), Place(path, 1, 1), msg("write `livro:` and what was decided"))
    if len(reading.documents) > 1:
        second = reading.documents[1].places.value()
        yield Finding(msg("a committee file holds one document"), second, msg("split the file"))


def _against_the_source(book: Book, document: yaml.Document) -> Iterator[Finding]:
    """A committee adds to a table of the book; what the source itself gives is not its to change there."""
    for name, value in document.data.get("figuras", {}).items():
        given = book.figure_list[name].value
        for key in value if isinstance(value, Mapping) and isinstance(given, Mapping) else ():
            if key in given and given[key] != value[key]:
                yield Finding(
                    msg("the source gives {key} = {given}, not {value}", key=key, given=given[key], value=value[key]),
                    document.places.key(("figuras", name, key)),
                    msg("leave it out; what the table adds is added to the book's"),
                )


def _precedents(book: Book, document: yaml.Document) -> tuple[list[_Precedent], list[Finding]]:
    written = document.data.get("precedentes", [])
    questions = {one["id"]: one["pergunta"] for one in written}
    precedents: list[_Precedent] = []
    findings: list[Finding] = []
    seen: set[str] = set()
    for place, one in enumerate(written):
        try:
            if one["id"] in seen:
                raise PlacedError(
                    msg("{id} is defined twice", id=one["id"]), msg("give each decision an id of its own"), ("id",)
                )
            seen.add(one["id"])
            start, end = _validity(one)
            values = _values(book, one["fatos"])
            precedents.append(_Precedent(place, _ruling(book, one, questions, values), values, start, end))
        except PlacedError as error:
            findings.append(error.finding(document, ("precedentes", place)))
    return precedents, findings


def _validity(written: Mapping[str, Any]) -> tuple[date, date | None]:
    """From which day and until which a precedent is valid; from the day on which it was decided if it does not say."""
    decided = _date(written, "data")
    start = _date(written, "vale_de") if "vale_de" in written else decided
    end = _date(written, "vale_ate") if "vale_ate" in written else None
    if end is not None and end < start:
        raise PlacedError(
            msg("{id} ends on {end}, before it begins on {start}", id=written["id"], start=start, end=end),
            msg("change `vale_de` or `vale_ate`"),
            ("vale_ate",),
        )
    return start, end


def _date(written: Mapping[str, Any], name: str) -> date:
    try:
        return date.fromisoformat(written[name])
    except ValueError:
        raise PlacedError(
            msg("{date} does not exist", date=written[name]),
            msg("write year, month and day, as in 2026-03-01"),
            (name,),
        ) from None


def _ruling(
    book: Book, written: Mapping[str, Any], questions: Mapping[str, str], values: Mapping[Variable, str]
) -> Ruling:
    for name in ("texto", "text"):
        if not written.get(name, "…").strip():
            raise PlacedError(msg("{name} is empty", name=name), msg("write the decision in one sentence"), (name,))
    question = book.questions[written["pergunta"]]
    answer = _word(written["resposta"])
    if answer not in question.values:
        guess, known = near_to(answer, question.values), ", ".join(question.values)
        raise PlacedError(
            msg("{question} has no answer {answer}", question=question.name, answer=brief(answer)),
            msg("Did you mean {guess}? Known are: {known}.", guess=guess, known=known)
            if guess
            else msg("Choose one of: {known}.", known=known),
            ("resposta",),
        )
    for place, beaten in enumerate(written.get("vence", ())):
        _check_beaten(book, question, written, questions, place, beaten)
    case = Case(
        question=question,
        when=All(tuple(variable.is_(value) for variable, value in values.items())),
        then=answer,
        overrides=tuple(written.get("vence", ())),
    )
    return Ruling(
        id=written["id"],
        texto=written["texto"],
        text=written.get("text", written["texto"]),
        source=Source(section=written["fonte"], item=written["data"], lines=()),
        force=Force.PRECEDENTE,
        cases=(case,),
    )


def _values(book: Book, written: Mapping[str, Any]) -> dict[Variable, str]:
    """The facts, and the answers of questions below, for which a precedent holds."""
    stated = flat(book, written)
    values: dict[Variable, str] = {book.facts[name]: _word(said.value) for name, said in stated.items()}
    try:
        refuse_impossible(book, Situation(values=values, stated=frozenset(values), numbers={}))
    except RulesError as error:
        raise PlacedError(error.message, error.help, ("fatos", *blamed(error, stated))) from None
    for name, value in written.items():
        if name in book.questions:
            values[book.questions[name]] = _word(value)
    if not values:
        raise PlacedError(msg("fatos states no fact"), msg("state when the decision holds"), ("fatos",), of_key=True)
    return values


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "sim" if value else "nao"
    return {"não": "nao"}.get(str(value), str(value))


def _check_beaten(
    book: Book,
    question: Question,
    written: Mapping[str, Any],
    questions: Mapping[str, str],
    place: int,
    beaten: str,
) -> None:
    """Whether an id in `vence` is one that the precedent can beat: of the same question, and not itself."""
    path = ("vence", place)
    if beaten == written["id"]:
        raise PlacedError(msg("{id} overrides itself", id=beaten), msg("take it away"), path)
    answers = {**_answered(book), **{id_: {name} for id_, name in questions.items()}}
    if beaten not in answers:
        error = unknown(msg("ruling"), beaten, answers)
        help_ = error.help if nearest(beaten, answers) else msg("`zarcovi rulings` lists them all")
        raise PlacedError(error.message, help_, path)
    if question.name not in answers[beaten]:
        raise PlacedError(
            msg("{id} does not answer {question}", id=beaten, question=question.name),
            msg("it answers: {questions}", questions=", ".join(sorted(answers[beaten]))),
            path,
        )
    ruling = book.rulings.get(ruling_of(beaten))
    if ruling is not None and ruling.force in _BINDING and not written.get("altera_regra", False):
        raise PlacedError(
            msg("no legend lifts {id}: a precedent against it changes the rule", id=ruling.id),
            msg("write `altera_regra: true` if that is meant"),
            path,
        )


def _answered(book: Book) -> dict[str, set[str]]:
    """Every id by which an override may name a ruling, case, salvo or gap, with the questions that it answers."""
    answered: dict[str, set[str]] = {}
    for question, layer in book.layers.items():
        for node in layer.nodes:
            if node.origin is not None:
                ids = {node.id} if "!" in node.id else {node.id, node.origin.id}
                if node.id == node.origin.id and isinstance(node.origin, Ruling):
                    ids.add(f"{node.id}:base")
                for id_ in ids:
                    answered.setdefault(id_, set()).add(question.name)
    return answered


def _together(problem: Message, document: yaml.Document, precedents: Iterable[_Precedent], book: Book) -> Finding:
    """What only all precedents together get wrong, a circle: at the last of them that closes it."""
    named = set(re.findall(r"[\w-]+", str(problem)))
    at: yaml.Path
    for one in reversed(list(precedents)):
        at = ("precedentes", one.place)
        for place, beaten in enumerate(one.case.overrides if one.ruling.id in named else ()):
            if ruling_of(beaten) in named:
                help_ = msg("take {id} out of `vence`, or open the circle at another of its steps", id=beaten)
                return Finding(problem, document.places.value((*at, "vence", place)), help_)
        for variable in one.values if one.case.question.name in named else ():
            if variable.name in named and variable.name in book.questions:
                help_ = msg(
                    "{id} answers {question}, on which {name} hangs already: state facts instead",
                    id=one.ruling.id,
                    question=one.case.question.name,
                    name=variable.name,
                )
                return Finding(problem, document.places.key((*at, "fatos", variable.name)), help_)
    return Finding(problem, document.places.value())


def _contradictions(book: Book, document: yaml.Document, precedents: Iterable[_Precedent]) -> Iterator[Finding]:
    """Each precedent that answers otherwise than an earlier one where both hold, and neither overrides the other."""
    earlier: dict[Question, list[_Precedent]] = {}
    for one in precedents:
        before = earlier.setdefault(one.case.question, [])
        for other in before:
            if one.case.then != other.case.then and not _ranked(one, other) and _meet(book, one, other):
                yield Finding(
                    msg("{id} and {other} can contradict each other", id=one.ruling.id, other=other.ruling.id),
                    document.places.value(("precedentes", one.place, "id")),
                    msg("if one goes before the other, write the other in its `vence`"),
                )
        before.append(one)


def _ranked(one: _Precedent, other: _Precedent) -> bool:
    return any(
        ruling_of(beaten) == second.ruling.id
        for first, second in ((one, other), (other, one))
        for beaten in first.case.overrides
    )


def _meet(book: Book, one: _Precedent, other: _Precedent) -> bool:
    """Whether some day and some facts bring in both. Of answers below it is only seen that they are not different."""
    if (one.end is not None and one.end < other.start) or (other.end is not None and other.end < one.start):
        return False
    if any(other.values.get(variable, value) != value for variable, value in one.values.items()):
        return False
    both = {v: value for v, value in (*one.values.items(), *other.values.items()) if not isinstance(v, Question)}
    try:
        refuse_impossible(book, Situation(values=both, stated=frozenset(both), numbers={}))
    except RulesError:
        return False
    return True


def _in_force(precedents: Iterable[_Precedent], as_of: date) -> tuple[Ruling, ...]:
    """The precedents valid on a day; they no longer override those that are not."""
    valid = [one.ruling for one in precedents if one.start <= as_of and (one.end is None or as_of <= one.end)]
    gone = {one.ruling.id for one in precedents} - {ruling.id for ruling in valid}
    return tuple(replace(ruling, cases=tuple(_without(case, gone) for case in ruling.cases)) for ruling in valid)


def _without(case: Case, gone: set[str]) -> Case:
    return replace(case, overrides=tuple(name for name in case.overrides if ruling_of(name) not in gone))
