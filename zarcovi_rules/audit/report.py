"""What an audit says: as text for people, as data for programs, as scenarios to decide. Nothing is printed here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from zarcovi_rules.audit.findings import Audit, Found, Kind, Report
from zarcovi_rules.audit.witness import Say, Witness, feature, scenario
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, Text, grouped, msg
from zarcovi_rules.core.prose import statement
from zarcovi_rules.core.rulings import Force, Question, ruling_of
from zarcovi_rules.core.vocabulary import Reading
from zarcovi_rules.verify.sentences import Sentences

Line = Message | str
Flip = tuple[Reading, str, tuple[Found, ...]]

TITLES: Mapping[Kind, Message] = {
    Kind.CONFLICT: msg("conflicts"),
    Kind.GAP: msg("gaps that are not declared"),
    Kind.DECLARED: msg("declared gaps"),
    Kind.SWALLOWED: msg("swallowed: declared gaps, but wherever they show something answers"),
    Kind.DEAD: msg("dead: never apply, or never lift anything"),
    Kind.MASKED: msg("masked: apply, but always lose"),
    Kind.SUBSUMED: msg("subsumed: another says the same wherever they stand"),
    Kind.REDUNDANT: msg("redundant: every answer would be the same without them"),
    Kind.UNUSED: msg("unused: nothing looks at them"),
    Kind.IDLE: msg("readings that change nothing, whichever is chosen"),
}
FILES: Mapping[Kind, str] = {
    Kind.CONFLICT: "conflitos",
    Kind.GAP: "lacunas",
    Kind.DECLARED: "lacunas_declaradas",
    Kind.SWALLOWED: "lacunas_encobertas",
    Kind.MASKED: "mascaradas",
    Kind.SUBSUMED: "subsumidas",
    Kind.REDUNDANT: "redundantes",
}
KEYS: Mapping[Kind, str] = {
    Kind.CONFLICT: "conflicts",
    Kind.GAP: "gaps",
    Kind.DECLARED: "declared",
    Kind.SWALLOWED: "swallowed",
    Kind.DEAD: "dead",
    Kind.MASKED: "masked",
    Kind.SUBSUMED: "subsumed",
    Kind.REDUNDANT: "redundant",
    Kind.UNUSED: "unused",
    Kind.IDLE: "idle",
}
"""The kinds by the names that programs rely on."""
ALL_KEYS = (
    *("livro", "livro_versao", "questions", "states", "unknown", *KEYS.values()),
    *("kept_apart", "unseen", "elsewhere", "waiting", "readings"),
)
"""Every name under which a report tells programs something."""


class Told(Protocol):
    """What an audit looked for (findings, mutants, a difference), and how it is told."""

    @property
    def wrong(self) -> bool:
        """Whether it found what must not be."""

    def lines(self) -> Iterable[Line]:
        """It as text."""

    def as_data(self) -> Mapping[str, Any]:
        """It as data for programs."""

    def features(self) -> Iterable[tuple[str, str]]:
        """The names and texts of features that show what was found."""


@dataclass(slots=True)
class Telling:
    """Tells what an audit of a book found. `all_scenarios`: each finding with its scenario, not only what is wrong."""

    audit: Audit
    report: Report
    sentences: Sentences
    say: Say
    flips: Sequence[Flip] = ()
    all_scenarios: bool = False
    _shown: dict[int, Witness | None] = field(default_factory=dict)

    @property
    def wrong(self) -> bool:
        """Whether there is anything that no rulebook should have; under a reading not in force it is only told."""
        return bool(self.report.wrong)

    # -- text --------------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Line]:
        """The report, a line at a time."""
        report = self.report
        said = msg(
            "{book}, version {version}: {questions} questions, settled in {states} states; none is left unknown."
        )
        if report.unknown:
            said = msg(
                "{book}, version {version}: {questions} questions, settled in {states} states; left unknown, since a"
                " fact that has no value there matters: {unknown}."
            )
        yield said.about(
            unknown=grouped(report.unknown),
            book=self.audit.book.name,
            version=self.audit.book.version,
            questions=report.questions,
            states=grouped(report.states),
        )
        for kind in (Kind.CONFLICT, Kind.GAP):
            yield from self._wrong(kind)
        yield from self._declared()
        for kind in (Kind.SWALLOWED, Kind.DEAD, Kind.MASKED, Kind.SUBSUMED, Kind.REDUNDANT, Kind.UNUSED, Kind.IDLE):
            yield from self._others(kind)
        if report.elsewhere:
            yield msg(
                "decide only under a reading that is not in force: {count}", count=len(dict.fromkeys(report.elsewhere))
            )
        if report.waiting:
            waiting = dict.fromkeys(report.waiting)
            yield msg("would decide only if a silence below them were answered: {ids}", ids=", ".join(waiting))
        yield from self._flips()

    def _wrong(self, kind: Kind) -> Iterator[Line]:
        found = self.report.of(kind)
        apart = sum(one.kind is kind for one in self.report.kept_apart)
        yield msg("{title}: {count}", title=TITLES[kind], count=len(found))
        if apart:
            yield msg("  kept apart, since no facts lead to them: {count}", count=apart)
        for one in found:
            yield from self.finding(one, scenario=True)

    def _declared(self) -> Iterator[Line]:
        found = self.report.of(Kind.DECLARED)
        gaps = {one.ids[0] for one in found}
        yield msg(
            "{title}: {count}; questions on which they show: {questions}",
            title=TITLES[Kind.DECLARED],
            count=len(gaps),
            questions=len({one.question for one in found}),
        )
        elsewhere, never = self._not_met()
        if elsewhere:
            yield msg("  met only under a reading that is not in force: {ids}", ids=", ".join(elsewhere))
        if never:
            yield msg("  met in no situation: {ids}", ids=", ".join(never))
        if self.all_scenarios:
            for one in found:
                yield from self.finding(one, scenario=True)

    def _not_met(self) -> tuple[list[str], list[str]]:
        """The declared gaps that are met only under another reading, and those that never are."""
        met = {one.ids[0] for one in self.report.of(Kind.DECLARED, Kind.SWALLOWED)}
        elsewhere = {one.ids[0] for one in self.report.unseen if one.shows} - met
        return sorted(elsewhere), sorted({one.ids[0] for one in self.report.unseen} - met - elsewhere)

    def _others(self, kind: Kind) -> Iterator[Line]:
        found = self.report.of(kind)
        examples = [one for one in found if self._is_example(one)]
        yield msg("{title}: {count}", title=TITLES[kind], count=len(found))
        for one in found:
            if one not in examples or self.all_scenarios:
                yield from self.finding(one, scenario=self.all_scenarios)
        if examples and not self.all_scenarios:
            ids = ", ".join(dict.fromkeys(id_ for one in examples for id_ in one.ids))
            yield msg("  worked examples of the source, as they should be: {ids}", ids=ids)

    def _is_example(self, found: Found) -> bool:
        """Whether it is a worked example that says what the rulings say already: then it confirms them."""
        ruling = self.audit.book.rulings.get(ruling_of(found.ids[0])) if found.ids else None
        needless = found.kind in (Kind.SUBSUMED, Kind.REDUNDANT)
        return needless and ruling is not None and ruling.force is Force.EXEMPLO

    def finding(self, found: Found, *, scenario: bool) -> Iterator[Line]:
        """The lines about one finding."""
        yield msg("  {headline}", headline=self.headline(found))
        if scenario:
            told = (citation(self.audit.book, id_) for id_ in found.ids)
            said = self.scenario(found) or [f"    {self.say(line)}" for line in told if line is not None]
            yield from (f"  {line}" for line in said)

    def headline(self, found: Found) -> Message:
        """A finding in one sentence."""
        about = found.question.about if found.question else Text("", "")
        ids, by = ", ".join(found.ids), ", ".join(found.by)
        match found.kind:
            case Kind.CONFLICT:
                said = msg("{ids} answer “{question}” differently", ids=ids, question=about)
            case Kind.GAP:
                said = msg("nothing answers “{question}”", question=about)
            case Kind.DECLARED:
                said = msg("{ids}: “{question}”", ids=ids, question=about)
            case Kind.MASKED | Kind.SUBSUMED if by:
                said = msg("{ids}, by {by}: “{question}”", ids=ids, by=by, question=about)
            case Kind.UNUSED | Kind.IDLE:
                said = msg("{ids}", ids=ids)
            case _:
                said = msg("{ids}: “{question}”", ids=ids, question=about)
        if found.states and found.kind in (Kind.CONFLICT, Kind.GAP, Kind.DECLARED):
            said = msg("{said} ({states} states)", said=said, states=grouped(found.states))
        for name, option in found.under.items():
            said = msg("{said}, with {reading} = {option}", said=said, reading=name, option=option)
        return said

    def _flips(self) -> Iterator[Line]:
        if not self.flips:
            return
        wrong = [found for _, _, finds in self.flips for found in finds]
        yield msg(
            "every reading taken otherwise, one at a time ({flips}): conflicts and gaps that are not declared: {count}",
            flips=len(self.flips),
            count=len(wrong),
        )
        for found in wrong:
            yield from self.finding(found, scenario=True)

    # -- scenarios ---------------------------------------------------------------------------------------------------

    def witness(self, found: Found) -> Witness | None:
        """The smallest situation that shows a finding, looked for once."""
        if id(found) not in self._shown:
            self._shown[id(found)] = self.audit.witness(found)
        return self._shown[id(found)]

    def scenario(self, found: Found) -> list[str]:
        """The lines of the scenario that shows a finding; none where nothing can."""
        shown = self.witness(found)
        if shown is None:
            return []
        return list(scenario(self.sentences, shown, self._title(found), self._comments(found, shown)))

    def _title(self, found: Found) -> str:
        # A scenario's words are Portuguese, whoever reads the comments.
        names = {
            Kind.CONFLICT: f"{' e '.join(found.ids)} respondem diferente",
            Kind.GAP: "Nenhuma regra responde",
            Kind.DECLARED: f"{found.ids[0] if found.ids else ''} fica em aberto",
        }
        said = names.get(found.kind, f"{', '.join(found.ids)} ({found.kind})")
        under = "".join(f", {name} = {option}" for name, option in found.under.items())
        return f"{said}: {found.question.name if found.question else ''}{under}"

    def _comments(self, found: Found, shown: Witness) -> Iterator[str]:
        yield self.say(msg("Today the judge answers: {answer}.", answer=shown.answer))
        for id_ in (*found.ids, *found.by):
            if (told := citation(self.audit.book, id_)) is not None:
                yield self.say(told)
        yield from map(self.say, _answers(shown.question, self.say))

    def _sources(self, found: Found) -> Iterator[tuple[str, str]]:
        """Where the rulings that a finding names are written."""
        for id_ in (*found.ids, *found.by):
            if (ruling := self.audit.book.rulings.get(ruling_of(id_))) is not None:
                yield id_, self.say(msg("{text}", text=ruling.source.said))

    def features(self) -> Iterator[tuple[str, str]]:
        """For each kind that situations show: the name of a feature file, and its text."""
        found = [*self.report.found, *(one for _, _, finds in self.flips for one in finds)]
        for kind, name in FILES.items():
            written = [lines for one in found if one.kind is kind and (lines := self.scenario(one))]
            if written:
                comments = [
                    self.say(TITLES[kind]),
                    self.say(msg("version of the rulebook: {version}", version=self.audit.book.version)),
                ]
                yield (
                    f"{name}.feature",
                    feature(self.audit.book, f"Auditoria: {name.replace('_', ' ')}", written, comments),
                )

    # -- data --------------------------------------------------------------------------------------------------------

    def as_data(self) -> dict[str, Any]:
        """The report as data for programs."""
        report = self.report
        data: dict[str, Any] = {
            "livro": self.audit.book.name,
            "livro_versao": self.audit.book.version,
            "questions": report.questions,
            "states": report.states,
            "unknown": report.unknown,
            **{key: self._data(report.of(kind)) for kind, key in KEYS.items()},
            "kept_apart": len(report.kept_apart),
            "unseen": sorted(gap for gaps in self._not_met() for gap in gaps),
            "elsewhere": sorted(set(report.elsewhere)),
            "waiting": sorted(set(report.waiting)),
        }
        data["readings"] = [
            {
                "reading": reading.name,
                "option": option,
                "conflicts": self._data(one for one in found if one.kind is Kind.CONFLICT),
                "gaps": self._data(one for one in found if one.kind is Kind.GAP),
            }
            for reading, option, found in self.flips
        ]
        return data

    def _data(self, found: Iterable[Found]) -> list[dict[str, Any]]:
        return [self._one(one) for one in found]

    def _one(self, found: Found) -> dict[str, Any]:
        shown = self.witness(found)
        lines = self.scenario(found)
        return {
            "kind": str(found.kind),
            "ids": list(found.ids),
            "question": found.question.name if found.question else None,
            "message": self.say(self.headline(found)),
            "states": found.states,
            "by": list(found.by),
            "sources": dict(self._sources(found)),
            "readings": {**found.under, **(shown.readings if shown else {})},
            "facts": dict(shown.given) if shown else None,
            "answer": shown.answer if shown else None,
            "scenario": "\n".join(lines) or None,
        }


def citation(book: Book, id_: str) -> Message | None:
    """What a ruling or a gap says, and where it is written; a question's own structure says nothing."""
    if (ruling := book.rulings.get(ruling_of(id_))) is not None:
        return msg("{id}: {text} [{source}]", id=id_, text=statement(ruling, id_), source=ruling.source.said)
    if (gap := book.gaps.get(id_)) is not None:
        return msg("{id}: {text}", id=id_, text=Text(gap.texto, gap.text))
    return None


def _answers(question: Question, say: Say) -> Iterator[Message]:
    """What may be put in place of the blank."""
    words = "; ".join(
        f"{value} ({say(msg('{text}', text=text))})"
        for value, text in question.values.items()
        if value not in question.amounts
    )
    if not question.amounts:
        yield msg("Put the right answer in place of the blank, one of: {answers}.", answers=words)
        return
    if words:
        yield msg("Put the right answer in place of the blank, a number or one of: {answers}.", answers=words)
    else:
        yield msg("Put the right number in place of the blank.")
    if question.numbers:
        numbers = "; ".join(say(msg("{text}", text=quantity.text)) for quantity in question.numbers)
        yield msg("If it is worked out from others, state them above: {numbers}.", numbers=numbers)
