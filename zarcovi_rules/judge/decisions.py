"""The decisions in a committee file, one by one: precedents, which answer a question, and decisions on figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, TypeAlias

from zarcovi_rules.core.book import BINDING, Book, unknown
from zarcovi_rules.core.conditions import All
from zarcovi_rules.core.figures import Change, differing
from zarcovi_rules.core.messages import RulesError, msg, nearest
from zarcovi_rules.core.rulings import Case, Force, Question, Ruling, Source, ruling_of
from zarcovi_rules.core.situation import Situation, refuse_impossible
from zarcovi_rules.core.vocabulary import Variable
from zarcovi_rules.judge.given import PlacedError, blamed, flat
from zarcovi_rules.judge.schema import ALWAYS
from zarcovi_rules.source import yaml
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.schema_advice import near_to
from zarcovi_rules.source.text import brief

BLANK = "___"
"""What a decision that was begun for somebody has where something is still to be written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What every decision has: where it stands in the list, and the days on which it is valid, if it ever ends.

    `alters` tells that it says of itself that it changes a rule.
    """

    place: int
    id: str
    start: date
    end: date | None
    beats: tuple[str, ...]
    alters: bool

    def valid(self, day: date) -> bool:
        """Whether it is valid on a day."""
        return self.start <= day and (self.end is None or day <= self.end)

    def overlaps(self, other: Decision) -> bool:
        """Whether on some day both are valid."""
        return not (self.end is not None and self.end < other.start) and not (
            other.end is not None and other.end < self.start
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Precedent(Decision):
    """A decision that answers a question where `values` hold, as a ruling of one case."""

    ruling: Ruling
    values: Mapping[Variable, str]

    @property
    def case(self) -> Case:
        """The one case that it is."""
        return self.ruling.cases[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureDecision(Decision):
    """A decision that gives figures another value."""

    change: Change


AnyDecision: TypeAlias = Precedent | FigureDecision


def decisions(book: Book, document: yaml.Document) -> tuple[list[AnyDecision], list[Finding]]:
    """Every decision of a committee file that fits its schema, and what is wrong with the others."""
    written = document.data.get("precedentes", [])
    asked = {one["id"]: one.get("pergunta") for one in written}
    found: list[AnyDecision] = []
    findings: list[Finding] = []
    seen: set[str] = set()
    for place, one in enumerate(written):
        try:
            if one["id"] in seen:
                raise PlacedError(
                    msg("{id} is defined twice", id=one["id"]),
                    msg("give each decision an id of its own, also one that renews another"),
                    ("id",),
                )
            seen.add(one["id"])
            found.append(_decision(book, one, asked, place))
        except PlacedError as error:
            findings.append(error.finding(document, ("precedentes", place)))
    return found, findings


def in_force(precedents: Iterable[Precedent], day: date) -> tuple[Ruling, ...]:
    """The precedents valid on a day; they no longer override those that are not."""
    everything = list(precedents)
    return kept(everything, [one for one in everything if one.valid(day)])


def kept(everything: Iterable[Precedent], some: Iterable[Precedent]) -> tuple[Ruling, ...]:
    """The rulings of `some` precedents, which override none of the others any more."""
    left = [one.ruling for one in some]
    gone = {one.id for one in everything} - {ruling.id for ruling in left}
    return tuple(replace(ruling, cases=tuple(_without(case, gone) for case in ruling.cases)) for ruling in left)


def _without(case: Case, gone: set[str]) -> Case:
    return replace(case, overrides=tuple(name for name in case.overrides if ruling_of(name) not in gone))


def _decision(book: Book, written: Mapping[str, Any], asked: Mapping[str, str | None], place: int) -> AnyDecision:
    start, end = _validity(written)
    for name in ("texto", "text"):
        if not written.get(name, "…").strip():
            raise PlacedError(msg("{name} is empty", name=name), msg("write the decision in one sentence"), (name,))
    for name in ("fonte", "texto", "text"):
        if written.get(name, "").strip() == BLANK:
            raise PlacedError(msg("{name} is still a blank", name=name), msg("write what was decided"), (name,))
    beats, alters = tuple(written.get("vence", ())), bool(written.get("altera_regra", False))
    if "figuras" in written:
        return FigureDecision(
            place=place, id=written["id"], start=start, end=end, beats=beats, alters=alters,
            change=_change(book, written, asked),
        )  # fmt: skip
    values = _values(book, written["fatos"])
    return Precedent(
        place=place, id=written["id"], start=start, end=end, beats=beats, alters=alters,
        ruling=_ruling(book, written, asked, values), values=values,
    )  # fmt: skip


def _validity(written: Mapping[str, Any]) -> tuple[date, date | None]:
    """From which day and until which a decision is valid; from the day on which it was taken if it does not say."""
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


def _source(written: Mapping[str, Any]) -> Source:
    return Source(section=written["fonte"], item=written["data"], lines=())


# ------------------------------------------------------------------------------------------------ precedents


def _ruling(
    book: Book, written: Mapping[str, Any], asked: Mapping[str, str | None], values: Mapping[Variable, str]
) -> Ruling:
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
        _check_beaten(book, question, written, asked, place, beaten)
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
        source=_source(written),
        force=Force.PRECEDENTE,
        cases=(case,),
    )


def _values(book: Book, written: Mapping[str, Any]) -> dict[Variable, str]:
    """The facts, and the answers of questions below, for which a precedent holds."""
    if ALWAYS in written and len(written) > 1:
        raise PlacedError(
            msg("fatos says {always}, and states facts too", always=ALWAYS),
            msg("keep one of them"),
            ("fatos", ALWAYS),
            of_key=True,
        )
    if ALWAYS in written:
        return {}
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
        raise PlacedError(
            msg("fatos states no fact"),
            msg("state when the decision holds, or write `{always}: sim`", always=ALWAYS),
            ("fatos",),
            of_key=True,
        )
    return values


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "sim" if value else "nao"
    return {"não": "nao"}.get(str(value), str(value))


def _check_beaten(
    book: Book,
    question: Question,
    written: Mapping[str, Any],
    asked: Mapping[str, str | None],
    place: int,
    beaten: str,
) -> None:
    """Whether an id in `vence` is one that the precedent can beat: of the same question, and not itself."""
    path = ("vence", place)
    if beaten == written["id"]:
        raise PlacedError(msg("{id} overrides itself", id=beaten), msg("take it away"), path)
    answers = answered(book) | {id_: {name} for id_, name in asked.items() if name is not None}
    if beaten in asked and asked[beaten] is None:
        message = msg("{id} decides on figures: it answers no question", id=beaten)
        raise PlacedError(message, msg("take it away"), path)
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
    if ruling is not None and ruling.force in BINDING and not written.get("altera_regra", False):
        raise PlacedError(
            msg("no legend lifts {id}: a precedent against it changes the rule", id=ruling.id),
            msg("write `altera_regra: true` if that is meant"),
            path,
        )


def answered(book: Book) -> dict[str, set[str]]:
    """Every id by which an override may name a ruling, case, salvo or gap, with the questions that it answers."""
    found: dict[str, set[str]] = {}
    for question, layer in book.layers.items():
        for node in layer.nodes:
            if node.origin is not None:
                ids = {node.id} if "!" in node.id else {node.id, node.origin.id}
                if node.id == node.origin.id and isinstance(node.origin, Ruling):
                    ids.add(f"{node.id}:base")
                for id_ in ids:
                    found.setdefault(id_, set()).add(question.name)
    return found


# ------------------------------------------------------------------------------------------------ figures


def _change(book: Book, written: Mapping[str, Any], asked: Mapping[str, str | None]) -> Change:
    for name, value in written["figuras"].items():
        for key, given in differing(book.figure_list[name], value).items():
            if not written.get("altera_regra", False):
                raise PlacedError(
                    msg("the source gives {key} = {given}: another value changes the rule", key=key, given=given),
                    msg("write `altera_regra: true` if that is meant"),
                    ("figuras", name, key),
                )
    others = [id_ for id_, question in asked.items() if question is None]
    for place, beaten in enumerate(written.get("vence", ())):
        path = ("vence", place)
        if beaten == written["id"]:
            raise PlacedError(msg("{id} overrides itself", id=beaten), msg("take it away"), path)
        if beaten not in others:
            guess = nearest(beaten, others)
            raise PlacedError(
                msg("{id} is no decision on figures", id=beaten),
                msg("Did you mean {guess}?", guess=guess)
                if guess
                else msg("a decision on figures overrides earlier ones of its kind only: take it away"),
                path,
            )
    return Change(
        id=written["id"],
        texto=written["texto"],
        text=written.get("text", written["texto"]),
        source=_source(written),
        values=written["figuras"],
    )


def entries(change: Change) -> Iterator[tuple[str, object, object]]:
    """What a decision on figures sets: the figure, the entry of its table (None: all of it), the value."""
    for name, value in change.values.items():
        if isinstance(value, Mapping):
            yield from ((name, key, inner) for key, inner in value.items())
        else:
            yield name, None, value
