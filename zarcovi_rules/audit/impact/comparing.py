"""Impact: what a change of rules changes, question by question, over all situations that both books can be asked about.

Two books are compared as they are played: each with its committee's readings, figures and precedents. What is alike in
both, with all below it, is equal without asking. Of all else a solver either finds a situation in which the answers
differ, or proves that there is none.

*Stricter* and *looser* are said of one and the same situation, and only of questions that order their answers
(`Question.permits`): the new answer allows less, or more, to whoever acts or asks. The situation is taken as it stands,
with the clauses that its legends have. What somebody could win by writing another legend is not looked at, and neither
is how often a situation comes up: one change in a rare situation is a change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import prod
from typing import Protocol, TypeVar

from zarcovi_rules.audit.diagram import Axis, Ref, Space, union
from zarcovi_rules.audit.impact.example import Told, shown
from zarcovi_rules.audit.impact.joining import Sides, join
from zarcovi_rules.audit.impact.plain import Worked, worked_out
from zarcovi_rules.audit.impact.words import CAUSES, Number, Word, numbers, words
from zarcovi_rules.audit.moving import moved
from zarcovi_rules.audit.reach import Reach
from zarcovi_rules.audit.table import IMPOSSIBLE, SILENT, Impossible, Outcome, Table, axis, space_of, table
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.conditions import Condition
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.verdict import CONFLITO, DEPENDE, OMISSO

MOST_STATES = 1 << 22
"""Of a layer that looks at more than this the changed states are not counted; what changes is found all the same."""


class Kind(StrEnum):
    """How one situation's answer changes."""

    STRICTER = "mais_rigida"
    """It allows less."""
    LOOSER = "mais_branda"
    """It allows more."""
    DIFFERENT = "outra"
    """It is another answer, of which nobody can say that it allows less or more."""
    FILLS = "preenche_lacuna"
    """The rules were silent, and answer now."""
    OPENS = "abre_lacuna"
    """The rules answered, and are silent now."""
    CLASHES = "abre_conflito"
    """The rules contradict each other now."""
    SETTLES = "resolve_conflito"
    """The rules contradicted each other, and answer now."""


class Verdict(StrEnum):
    """What all changes of one question come to."""

    EQUAL = "igual"
    STRICTER = "mais_rigida"
    """Answers that change allow less; gaps and conflicts may come and go besides."""
    LOOSER = "mais_branda"
    """Answers that change allow more; gaps and conflicts may come and go besides."""
    DIFFERENT = "outra"
    """Answers that change have no order; gaps and conflicts may come and go besides."""
    MIXED = "mista"
    """Some answers allow less, others more, or have no order."""
    FILLS = "so_preenche_lacunas"
    """No answer changes: only where the rules were silent they answer now."""
    OPENS = "so_abre_lacunas"
    """No answer becomes another: only where the rules answered they are silent now."""
    SILENCES = "outros_silencios"
    """No answer becomes another, but gaps or conflicts come and go in more than one way."""
    ADDED = "nova"
    """Only the new book has the question."""
    REMOVED = "retirada"
    """Only the old book has the question."""


KINDS: Mapping[Kind, Text] = {
    Kind.STRICTER: Text("a mesma situação passa a permitir menos", "the same situation now allows less"),
    Kind.LOOSER: Text("a mesma situação passa a permitir mais", "the same situation now allows more"),
    Kind.DIFFERENT: Text(
        "a resposta é outra, sem se dizer qual permite mais", "the answer is another; which allows more is not said"
    ),
    Kind.FILLS: Text("as regras calavam e passam a responder", "the rules were silent and now answer"),
    Kind.OPENS: Text("as regras deixam de responder", "the rules no longer answer"),
    Kind.CLASHES: Text("as regras passam a se contradizer", "the rules now contradict each other"),
    Kind.SETTLES: Text("as regras deixam de se contradizer", "the rules no longer contradict each other"),
}
VERDICTS: Mapping[Verdict, Text] = {
    Verdict.EQUAL: Text("igual", "equal"),
    Verdict.STRICTER: Text("mais rígida", "stricter"),
    Verdict.LOOSER: Text("mais branda", "looser"),
    Verdict.DIFFERENT: Text("diferente", "different"),
    Verdict.MIXED: Text("ora de um modo, ora de outro", "mixed"),
    Verdict.FILLS: Text("só preenche lacunas", "fills gaps only"),
    Verdict.OPENS: Text("só abre lacunas", "opens gaps only"),
    Verdict.SILENCES: Text("mudam só lacunas e contradições", "only gaps and contradictions change"),
    Verdict.ADDED: Text("pergunta nova", "new question"),
    Verdict.REMOVED: Text("pergunta retirada", "question gone"),
}
"""What people read."""

_ONLY = {Kind.STRICTER: Verdict.STRICTER, Kind.LOOSER: Verdict.LOOSER, Kind.DIFFERENT: Verdict.DIFFERENT}


def kind_of(order: tuple[str, ...], old: str, new: str) -> Kind | None:
    """How an answer changes where `order` goes from the strictest to the loosest; None where it does not."""
    if old == new:
        return None
    if new == CONFLITO:
        return Kind.CLASHES
    if new == OMISSO:
        return Kind.OPENS
    if old == CONFLITO:
        return Kind.SETTLES
    if old == OMISSO:
        return Kind.FILLS
    if old in order and new in order:
        return Kind.LOOSER if order.index(old) < order.index(new) else Kind.STRICTER
    return Kind.DIFFERENT


def verdict_of(kinds: Iterable[Kind]) -> Verdict:
    """What the changes of a question come to."""
    found = set(kinds)
    if answers := found & _ONLY.keys():
        return _ONLY[answers.pop()] if len(answers) == 1 else Verdict.MIXED
    if not found:
        return Verdict.EQUAL
    return {
        frozenset({Kind.FILLS}): Verdict.FILLS,
        frozenset({Kind.OPENS}): Verdict.OPENS,
    }.get(frozenset(found), Verdict.SILENCES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One kind of change that a question sees, and a smallest situation that shows it.

    `facts` are those that must be stated for it: what is out of the ordinary, and what is nowhere taken for granted.
    """

    kind: Kind
    facts: Mapping[str, str]
    old: Told
    new: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """Of how many states of a question's own layer the answer is another: of `states` that can be, `changed`.

    Answers below are free in these states, so that some may be such as never come about.
    """

    changed: int
    states: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """One question in both books.

    `written` are the ids of what its own layer has otherwise, with what the readings in force make of it; `own` is None
    where that is nothing, or where it is too wide to be counted.
    """

    question: Question
    verdict: Verdict
    changes: tuple[Change, ...] = ()
    written: tuple[str, ...] = ()
    own: Counted | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Impact:
    """What a change of rules changes: every question of both books, in the order of their names, and what is beside.

    Of questions it is proved. What is worked out from numbers is only `tried` on small ones, unless it is the same
    functions of the same figures.
    """

    questions: tuple[Compared, ...]
    words: tuple[Word, ...] = ()
    numbers: tuple[Number, ...] = ()
    tried: bool = False

    @property
    def changed(self) -> tuple[Compared, ...]:
        """The questions that are not equal."""
        return tuple(one for one in self.questions if one.verdict is not Verdict.EQUAL)

    @property
    def differs(self) -> bool:
        """Whether anything changes for whoever asks: a reading or figure on which no answer hangs is no difference."""
        return bool(self.changed or self.numbers or any(word.kind not in CAUSES for word in self.words))


class Worded(str):
    """What a case comes to, of which the wording is no part: `means` is what each of its lines says, in other words."""

    means: tuple[object, ...]

    def __new__(cls, text: str, means: Iterable[object]) -> Worded:
        """A text whose lines have these meanings."""
        made = super().__new__(cls, text)
        made.means = tuple(means)
        return made


def lines_of(outcome: str) -> list[tuple[object, str]]:
    """The lines of an outcome, each with its meaning: of most nothing but what it says."""
    lines = outcome.splitlines()
    return list(zip(outcome.means if isinstance(outcome, Worded) else lines, lines, strict=True))


B_contra = TypeVar("B_contra", contravariant=True)


class Corpus(Protocol[B_contra]):
    """Written cases of some sort (features, scenarios, sheets, battle logs), settled under a book."""

    @property
    def name(self) -> str:
        """What sort they are, in one word."""

    def outcomes(self, book: B_contra, /) -> Mapping[str, str]:
        """What each comes to, by a key that is the same whatever the book."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """A written case that comes out otherwise; None where it is not found on one side."""

    key: str
    old: str | None
    new: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rerun:
    """A corpus run under both books: how many cases it has, and those that come out otherwise."""

    corpus: str
    cases: int
    flips: tuple[Flip, ...]


def rerun(corpus: Corpus[B_contra], old: B_contra, new: B_contra) -> Rerun:
    """The written cases that come out otherwise under the new book, in their order."""
    before, after = corpus.outcomes(old), corpus.outcomes(new)
    keys = dict.fromkeys((*before, *after))
    return Rerun(
        corpus=corpus.name,
        cases=len(keys),
        flips=tuple(
            Flip(key=key, old=before.get(key), new=after.get(key))
            for key in keys
            if _meant(before.get(key)) != _meant(after.get(key))
        ),
    )


def _meant(outcome: str | None) -> object:
    return None if outcome is None else Counter(means for means, _ in lines_of(outcome))


def compare(old: Book, new: Book, worked: tuple[Iterable[Worked], Iterable[Worked]] | None = None) -> Impact:
    """What changes from the old book to the new one, in every question of both.

    `worked` is what each works out from numbers, where a book that was read back does not know it any more. Raises
    `RulesError` where no solver is installed and something has to be asked of one.
    """
    found = {**_alone(old, new, Verdict.REMOVED), **_alone(new, old, Verdict.ADDED)}
    found |= _Comparison(old, new).questions()
    if worked is None:
        worked = ((), ()) if _alike(old, new) else (worked_out(old), worked_out(new))
    return Impact(
        questions=tuple(found[name] for name in sorted(found)),
        words=tuple(words(old, new)),
        numbers=tuple(numbers(*worked)),
        tried=worked != ((), ()),
    )


def _alike(old: Book, new: Book) -> bool:
    """Whether two books work out everything from numbers alike: by the same functions, from the same figures."""
    same = all(old.facts.get(name) is fact for name, fact in new.facts.items())
    same = same and all(old.questions.get(name) is question for name, question in new.questions.items())
    return same and dict(old.figures) == dict(new.figures)


def _alone(book: Book, other: Book, verdict: Verdict) -> dict[str, Compared]:
    names = [name for name in book.questions if name not in other.questions]
    return {name: Compared(question=book.questions[name], verdict=verdict) for name in names}


@dataclass(frozen=True, slots=True)
class _Pair:
    """A question that is not alike in both books: what stands for it, and a layer that looks at both."""

    name: str
    order: tuple[str, ...]
    old: Question
    new: Question
    above: Layer


class _Comparison:
    """Two books, one solver."""

    def __init__(self, old: Book, new: Book) -> None:
        self.old, self.new = old, new
        self.pairs: dict[str, _Pair] = {}
        self.joined = join(old, new, self._above)
        self.tables = {question: table(self.joined.book, layer) for question, layer in self._needed()}
        self.clashing = {question: _clashing(one) for question, one in self.tables.items() if _may_clash(one)}
        self.reach = Reach(self.joined.book, {**self.tables, **self._markers()}) if self.pairs else None

    def questions(self) -> dict[str, Compared]:
        """Every question that both books have."""
        both = [name for name in self.new.questions if name in self.old.questions]
        return {
            name: self._compared(self.pairs[name])
            if name in self.pairs
            else Compared(question=self.new.questions[name], verdict=Verdict.EQUAL)
            for name in both
        }

    def _above(self, questions: Sides) -> Mapping[Question, Layer]:
        for name, new in questions.new.items():
            old = questions.old.get(name, new)
            if old is not new:
                order = self.new.questions[name].permits or self.old.questions[name].permits
                above = Question(name=f"{name}@", about=new.about, values={})
                looks = Node(id=above.name, origin=None, when=_any(old) & _any(new), then=None)
                self.pairs[name] = _Pair(name, order, old, new, Layer(question=above, nodes=(looks,)))
        return {pair.above.question: pair.above for pair in self.pairs.values()}

    def _needed(self) -> Iterator[tuple[Question, Layer]]:
        """The layers on which it hangs whether a pair differs, each once."""
        above = {pair.above.question for pair in self.pairs.values()}
        needed = {layer.question for question in above for layer in self.joined.book.below(question)}
        yield from (
            (question, layer)
            for question, layer in self.joined.book.layers.items()
            if question in needed and question not in above
        )

    def _markers(self) -> dict[Question, Table]:
        """Questions that tell a conflict from a silence: above, both are no answer."""
        found = {}
        for question, marker in self.clashing.items():
            one = self.tables[question]
            root = one.space.mapped(one.root, _marked)
            found[marker] = Table(Layer(question=marker, nodes=()), one.space, root)
        return found

    def _compared(self, pair: _Pair) -> Compared:
        changes = tuple(self._changes(pair))
        return Compared(
            question=self.new.questions[pair.name],
            verdict=verdict_of(change.kind for change in changes),
            changes=changes,
            written=self.joined.written(pair.name),
            own=self._counted(pair.name),
        )

    def _changes(self, pair: _Pair) -> Iterator[Change]:
        assert self.reach is not None
        difference = self._difference(pair)
        kinds = {said.answer for said in difference.space.leaves if isinstance(said, Outcome)}
        for kind in Kind:
            if kind in kinds:
                found = self.reach.smallest(difference, lambda said, kind=kind: said.answer == kind, {})  # type: ignore[misc]
                if found is not None:
                    yield self._shown(pair, kind, found)

    def _difference(self, pair: _Pair) -> Table:
        """What kind of change it is for each two answers of a pair."""
        both = (pair.old, pair.new)
        markers = [self.clashing[question] for question in both if question in self.clashing]
        space = Space(
            (*(axis(self.joined.book, one) for one in both), *(Axis(marker.name, marker.domain) for marker in markers)),
        )

        def told(state: Mapping[str, str], question: Question) -> str:
            if state[question.name] in question.values:
                return state[question.name]
            marker = self.clashing.get(question)
            return CONFLITO if marker is not None and state[marker.name] == "sim" else OMISSO

        def of(level: int, state: dict[str, str]) -> Ref:
            if level < len(space.axes):
                asked = space.axes[level]
                return space.node(level, tuple(of(level + 1, {**state, asked.name: value}) for value in asked.values))
            kind = kind_of(pair.order, told(state, pair.old), told(state, pair.new))
            return space.leaf(Outcome(Verdict.EQUAL if kind is None else kind, frozenset(), frozenset()))

        return Table(pair.above, space, of(0, {}))

    def _shown(self, pair: _Pair, kind: Kind, state: Mapping[str, str]) -> Change:
        """The change as both books themselves tell it."""
        example = shown(self.joined, pair.name, state)
        answers = example.old.answer, example.new.answer
        # What hangs on a fact that can have no value is no answer either.
        if kind_of(pair.order, *(OMISSO if answer == DEPENDE else answer for answer in answers)) is not kind:
            raise AssertionError(f"{pair.name}: the solver found {kind}, and the books say {' → '.join(answers)}")
        return Change(kind=kind, facts=example.facts, old=example.old, new=example.new)

    def _counted(self, name: str) -> Counted | None:
        """Of how many states of its own layer the answer is another."""
        own = self.joined.own(name)
        if own is None or any(prod(len(one.domain) for one in layer.reads) > MOST_STATES for layer in own):
            return None
        space = Space(union(*(space_of(self.joined.book, layer).axes for layer in own)))
        tables = [table(self.joined.book, layer) for layer in own]
        old, new = (moved(one.space, one.root, space) for one in tables)
        counts = space.counts(space.joined((old, new), _differ))
        changed = counts.get(True, 0)
        return Counted(changed=changed, states=changed + counts.get(False, 0))


def _any(question: Question) -> Condition:
    return question.is_(*question.values)


def _may_clash(one: Table) -> bool:
    return any(isinstance(said, Outcome) and said.answer == CONFLITO for said in one.space.counts(one.root))


def _clashing(one: Table) -> Question:
    question = one.layer.question
    return Question(
        name=f"{question.name}@conflito", about=question.about, values={"sim": question.about, "nao": question.about}
    )


def _marked(said: Outcome | Impossible) -> Outcome | Impossible:
    if isinstance(said, Impossible):
        return said
    return Outcome("sim" if said.answer == CONFLITO else "nao", frozenset(), frozenset())


def _differ(old: Outcome | Impossible, new: Outcome | Impossible) -> bool | Impossible:
    if not (isinstance(old, Outcome) and isinstance(new, Outcome)):
        return IMPOSSIBLE
    return _said(old) != _said(new)


def _said(outcome: Outcome) -> str:
    return OMISSO if outcome.answer in SILENT and outcome.answer != CONFLITO else outcome.answer
