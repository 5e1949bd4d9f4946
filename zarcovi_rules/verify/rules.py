"""The steps that every rulebook has: readings and legends in, a question, and what is said of the verdict.

A book makes its own registry with `rule_steps(book)` and adds the sentences that its players say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import Any, TypeVar

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import Message, RulesError, msg, nearest
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import SILENCE, asking, told
from zarcovi_rules.core.rulings import Force, Question, Salvo, ruling_of
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import Answered, Verdict
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity, Reading
from zarcovi_rules.source.schema_advice import a_few
from zarcovi_rules.source.text import fold
from zarcovi_rules.verify.near import near
from zarcovi_rules.verify.parameters import Lookup
from zarcovi_rules.verify.runner import Unmet
from zarcovi_rules.verify.steps import OtherStepError, Steps, Table, header_row
from zarcovi_rules.verify.suggestions import meant
from zarcovi_rules.verify.tags import Catalogue
from zarcovi_rules.verify.text import beginning

Kept = TypeVar("Kept")

_FEW = 10  # names are listed; of more the nearest are told
_ANSWERS = ("resposta", "decide")
_ID = r"(?:[A-Z]|[a-z]+-(?=[\w-]*\d))[\w.!:-]*"  # in lower case it is refused, with the right one
_AND = re.compile(r"\s*(?:,|\be\b)\s*")


@dataclass(slots=True)
class Play:
    """What a scenario has said so far, and the last verdict. `asked` keeps every verdict, for whoever observes.

    `kept` is for a book's own steps, see `keep`. `others` gives what would be answered last next to what was told,
    where a book's own step knows more of it than facts.
    """

    book: Book
    given: dict[str, str | int | bool] = field(default_factory=dict)
    readings: dict[str, str] = field(default_factory=dict)
    asked: list[Answered] = field(default_factory=list)
    kept: dict[object, Any] = field(default_factory=dict)
    others: Callable[[], Iterable[Answered]] = tuple
    looked: int = 0
    """How many of those asked a step has looked at: a question whose answer nobody looks at is a mistake."""

    def keep(self, kind: Callable[[], Kept]) -> Kept:
        """What a book's own steps say that is no fact, such as a recorded battle: one of a kind, made when needed."""
        if kind not in self.kept:
            self.kept[kind] = kind()
        kept: Kept = self.kept[kind]
        return kept

    def state(self, facts: dict[str, str | int | bool]) -> None:
        """State facts. One that was stated otherwise before is a contradiction of the scenario."""
        for name, value in facts.items():
            if self.given.setdefault(name, value) != value:
                raise RulesError(
                    msg("{fact} was {before} and is now {value}", fact=name, before=self.given[name], value=value),
                    msg("Leave out one of the two steps."),
                )

    def ask(self, question: Question) -> None:
        """Ask the judge; the verdict is the last in `asked`."""
        self.put(plan(self.playing, question).ask(situation(self.playing, self.given)))

    def put(self, answered: Answered, others: Callable[[], Iterable[Answered]] = tuple) -> None:
        """Take an answer of the judge; `others` are his answers next to what was told, see `others`."""
        self.check_looked()
        self.asked.append(answered)
        self.others = others

    def check_looked(self, waiting: int = 0) -> None:
        """Refuse to go on while more than `waiting` answers have not been looked at."""
        if len(self.asked) - self.looked > waiting:
            raise RulesError(
                msg("the answer to the question before was never looked at"),
                msg("Write its `Então` below it, before the next question."),
            )

    @property
    def playing(self) -> Book:
        """The book with the readings of this scenario."""
        return self.book.taking(self.readings)

    @property
    def verdict(self) -> Answered:
        """The last answer."""
        if not self.asked:
            raise _nothing_asked()
        self.check_looked(waiting=1)
        self.looked = len(self.asked)
        return self.asked[-1]


def next_to(play: Play) -> Iterator[Play]:
    """Plays in which the judge was asked last of a case next to the one of this play."""
    if play.asked:
        nearby = (other for verdict in play.asked[-1].verdicts for other in near(verdict))
        for other in chain(play.others(), nearby):
            yield replace(play, asked=[*play.asked[:-1], other])


def _nothing_asked() -> RulesError:
    return RulesError(msg("nothing was asked yet"), msg("Write a `Quando` step before the `Então`."))


@dataclass(slots=True)
class Several:
    """The attacks (or passengers, …) that a scenario names, by their names, and what the judge answered of each."""

    kind: str = ""
    items: dict[str, dict[str, str | int | bool]] = field(default_factory=dict)
    answers: dict[str, Answered] = field(default_factory=dict)

    def fill(self, book: Book, kind: str, table: Table) -> None:
        """Take the items from a table: the name in the first column, a fact or a number in each other one."""
        if self.kind:
            raise RulesError(msg("the scenario already has a list of its own"), msg("Write one list, with all items."))
        self.kind = kind
        find = _column(book, kind)
        columns = [find(header) for header in table[0][1:]]
        for label, *cells in table[1:]:
            if label in self.items:
                raise RulesError(msg("two items are called {label}", label=label), msg("Give each its own name."))
            self.items[label] = {
                column.name: _cell(column, cell) for column, cell in zip(columns, cells, strict=True) if cell
            }

    def ask(self, play: Play, kind: str, question: Question) -> None:
        """Ask the judge of each item."""
        play.check_looked()
        play.others = tuple
        if kind != self.kind:
            raise RulesError(msg("the scenario lists no {kind}", kind=kind), msg("Write the list before the question."))
        for label, facts in self.items.items():
            if again := sorted(facts.keys() & play.given.keys()):
                raise RulesError(
                    msg("{fact} is given of all and of {label}", fact=again[0], label=label),
                    msg("Leave out one of the two."),
                )
            known = situation(play.playing, {**play.given, **facts})
            self.answers[label] = plan(play.playing, question).ask(known)
        play.asked.extend(self.answers.values())


def rule_steps(book: Book, elsewhere: Mapping[str, Message] = MappingProxyType({})) -> Steps[Play]:
    """A registry with the steps that every book has, for `book`.

    `elsewhere` are the sentences of questions that are asked by other steps, with what to write.
    """
    steps: Steps[Play] = Steps(lambda: Play(book))
    _parameters(steps, book, elsewhere)

    @steps.dado("o comitê adota a leitura {opcao} de {leitura}", en="Chooses one of the readings of an ambiguous text.")
    def _(play: Play, option: str, reading: Reading) -> None:
        """Escolhe uma das leituras de um texto ambíguo."""
        if option not in reading.values:
            raise RulesError(
                msg("reading {id} has no option {value}", id=reading.name, value=option),
                msg("Choose one of: {known}.", known=", ".join(reading.values)),
            )
        play.readings[reading.name] = option

    @steps.dado(
        "a legenda diz que {clausula}",
        en="A legend says what the clause says; `zarcovi explain CLAUSE` shows the sentence of each.",
    )
    def _(play: Play, said: Clause) -> None:
        """Uma legenda diz o que a cláusula diz; `zarcovi explain CLÁUSULA` mostra a frase de cada uma."""
        play.state({said.name: "sim"})

    @steps.dado(
        "(se )sabe(-se) que {fato}",
        en="States a fact by the book's own sentence for it, where there is no step of its own.",
    )
    def _(play: Play, fact: tuple[str, str]) -> None:
        """Afirma um fato pela frase que o livro tem para ele; para quando não há passo próprio."""
        play.state({fact[0]: fact[1]})

    @steps.quando("perguntam ao juiz: {pergunta}", en="Asks one of the book's questions about what was said so far.")
    def _(play: Play, question: Question) -> None:
        """Faz uma pergunta do livro sobre o que foi dito até aqui."""
        play.ask(question)

    @steps.dado(
        "os/as {lista} são:",
        en="Several at once, one a line: the name in the first column, what is known of it in the others.",
        tables=[(kind, *_columns(book, kind)) for kind in _kinds(book)],
    )
    def _(play: Play, kind: str, *, table: Table) -> None:
        """Vários de uma vez, um por linha: o nome na primeira coluna, o que se sabe dele nas outras."""
        play.keep(Several).fill(play.book, kind, table)

    @steps.quando(
        "perguntam ao juiz, de cada {item}: {pergunta}",
        en="Asks the same question of each one that the table lists.",
    )
    def _(play: Play, kind: str, question: Question) -> None:
        """Faz a mesma pergunta de cada um dos que a tabela lista."""
        play.keep(Several).ask(play, kind, question)

    @steps.entao(
        "as respostas são:",
        en="The answer of each, by its name, and in a third column what is among that which decided it.",
        tables=[(kind, *_ANSWERS) for kind in _kinds(book)],
        cells=("", "resposta", "ids"),
    )
    def _(play: Play, *, table: Table) -> None:
        """A resposta de cada um, pelo nome, e, numa terceira coluna, o que está entre o que a decidiu."""
        several = play.keep(Several)
        answers = several.answers
        if not answers:
            raise _nothing_asked()
        if table[0][0] in answers:
            raise RulesError(
                msg("the table has no header row: its first row is already {label}", label=table[0][0]),
                msg("Write above it the row {row}.", row=header_row((several.kind, *_ANSWERS[: len(table[0]) - 1]))),
            )
        play.looked = len(play.asked)
        labels = [label for label, *_ in table[1:]]
        if len(table[0]) < 2 or sorted(answers) != sorted(labels):
            missing = [label for label in answers if label not in labels] or list(answers)
            raise RulesError(
                msg("the table does not answer for: {names}", names=", ".join(missing)),
                msg("Write one line for each item of the list, by its name."),
            )
        for label, words, *deciding in table[1:]:
            verdict = answers[label]
            if verdict.answer != _answer(verdict, words):
                raise unmet(verdict, msg("{label}: the answer is not “{expected}”", label=label, expected=words))
            ids = [id_ for cell in deciding for id_ in _AND.split(cell) if id_]
            _among(verdict, play.book, ids, verdict.collect("decided"), msg("{id} did not decide"))

    @steps.entao(
        "a resposta é: {resposta}",
        en="The answer: the book's sentence, the value, a number, or omisso/conflito/depende.",
    )
    def _(play: Play, words: str) -> None:
        """A resposta: a frase do livro, o valor, um número, ou omisso/conflito/depende."""
        verdict = play.verdict
        expected = _answer(verdict, words)
        if isinstance(verdict, Verdict) and isinstance(verdict.answer, int) and verdict.outcome == expected:
            raise unmet(verdict, msg("the answer is a number: write {answer}", answer=verdict.answer))
        if verdict.answer != expected:
            raise unmet(verdict, msg("the answer is not “{expected}”", expected=words))

    @steps.entao("decide(m) {ids}", en="Rulings (or cases of rulings) that are among those that decided.")
    def _(play: Play, ids: tuple[str, ...]) -> None:
        """Regras (ou casos de regras) que estão entre as que decidiram."""
        _among(play.verdict, play.book, ids, play.verdict.collect("decided"), msg("{id} did not decide"))

    @steps.entao("só decide(m) {ids}", en="The rulings (or cases of rulings) that decided: these and no others.")
    def _(play: Play, ids: tuple[str, ...]) -> None:
        """As regras (ou casos de regras) que decidiram: estas e nenhuma outra."""
        decided = play.verdict.collect("decided")
        _among(play.verdict, play.book, ids, decided, msg("{id} did not decide"))
        if others := [id_ for id_ in decided if id_ not in _known(play.book, ids)]:
            raise unmet(play.verdict, msg("{id} decided too", id=", ".join(others)))

    @steps.entao("não decide(m) {ids}", en="Rulings that are not among those that decided.")
    def _(play: Play, ids: tuple[str, ...]) -> None:
        """Regras que não estão entre as que decidiram."""
        decided = play.verdict.collect("decided")
        for id_ in _known(play.book, ids):
            if id_ in decided:
                raise unmet(play.verdict, msg("{id} did decide", id=id_))

    @steps.entao(
        "nenhuma regra decide", en="No ruling decided: the answer follows from the facts alone, or is a silence."
    )
    def _(play: Play) -> None:
        """Regra nenhuma decidiu: a resposta decorre só dos fatos, ou é um silêncio."""
        if decided := play.verdict.collect("decided"):
            raise unmet(play.verdict, msg("{id} did decide", id=", ".join(decided)))

    @steps.entao("{ids} é/são vencida(s) por {ids}", en="Rulings that applied and were defeated by others.")
    def _(play: Play, beaten: tuple[str, ...], by: tuple[str, ...]) -> None:
        """Regras que se aplicavam e foram vencidas por outras."""
        defeats = {d.id: d.by for d in play.verdict.collect("defeated") if not d.withdrawn}
        _check_defeats(play.verdict, play.book, beaten, by, defeats)

    @steps.entao("{ids} é/são afastada(s) por {ids}", en="Rulings that a legend lifted.")
    def _(play: Play, lifted: tuple[str, ...], by: tuple[str, ...]) -> None:
        """Regras que uma legenda afastou."""
        defeats = {d.id: d.by for d in play.verdict.collect("defeated") if d.withdrawn}
        _check_defeats(play.verdict, play.book, lifted, by, defeats)

    @steps.entao("a(s) lacuna(s) é/são {ids}", en="The gaps that an `omisso` answer cites: these and no others.")
    def _(play: Play, ids: tuple[str, ...]) -> None:
        """As lacunas citadas por uma resposta omissa: estas e nenhuma outra."""
        gaps = play.verdict.collect("gaps")
        _among(play.verdict, play.book, ids, gaps, msg("{id} is not cited"))
        if others := [id_ for id_ in gaps if id_ not in _known(play.book, ids)]:
            raise unmet(play.verdict, msg("{id} is cited too", id=", ".join(others)))

    @steps.entao("a resposta depende da leitura {leitura}", en="With the other reading the answer would be another.")
    def _(play: Play, reading: Reading) -> None:
        """A resposta seria outra com a outra leitura."""
        if reading.name not in play.verdict.readings:
            raise unmet(play.verdict, msg("the answer does not depend on {id}", id=reading.name))

    @steps.entao(
        "o juiz ignora que {clausula}",
        en="The legend goes against an absolute ruling, and the judge does not consider it.",
    )
    def _(play: Play, said: Clause) -> None:
        """A legenda contraria uma regra absoluta, e o juiz não a considera."""
        if said not in {clause for clause, _ in play.verdict.collect("ignored")}:
            raise unmet(play.verdict, msg("the clause was not ignored: {clause}", clause=said.about))

    @steps.entao("falta saber(:) {desconhecidos}", en="The facts on which a `depende` answer depends, and only those.")
    def _(play: Play, names: tuple[str, ...]) -> None:
        """Os fatos de que uma resposta `depende` depende, e só eles: o que cada um pergunta, ou o nome do campo."""
        missing = play.verdict.collect("depends_on")
        if set(missing) != set(names):
            raise unmet(play.verdict, msg("the answer depends on: {names}", names=asking(play.book, missing) or "—"))

    return steps


def table_steps(steps: Steps[Any], book: Book) -> Steps[Any]:
    """The steps of a rulebook, acted out on `book`: the same rulebook as some committee plays it."""
    return steps.playing(lambda: Play(book))


def catalogue(book: Book) -> Catalogue:
    """What a book's scenarios may cite by tag, and what each book must show.

    A ruling by its cases (`base`, …) and exceptions (`salvo-clause`), a reading by its options, gaps and tensions bare.
    A table's precedents may be cited too.
    """
    cases: dict[str, set[str]] = {}
    required: set[tuple[str, str]] = set()
    for ruling, case, _ in book.cases():
        names = cases.setdefault(ruling.id, set())
        own = {case.name} | {salvo_case("salvo", salvo) for salvo in case.salvo}
        names |= own | {salvo_case("desafio", salvo) for salvo in case.challenged_by}
        if ruling.force is not Force.PRECEDENTE:
            required |= {(ruling.id, name) for name in own}
    for reading in book.readings.values():
        cases[reading.name] = set(reading.values)
        required |= {(reading.name, option) for option in reading.values}
    for id_ in (*book.gaps, *book.tensions):
        cases[id_] = set()
        required.add((id_, ""))
    return Catalogue(
        cases={id_: frozenset(names) for id_, names in cases.items()},
        required=frozenset(required),
        rulings=frozenset(book.rulings),
        labels=frozenset({book.name}),
    )


def unmet(verdict: Answered, message: Message) -> Unmet:
    """An expectation that a verdict does not meet, with the verdict's whole proof, told when somebody reads it."""
    return Unmet(
        message,
        lambda: told(verdict, changes=False),
        lambda: tuple(dict.fromkeys(map(ruling_of, verdict.collect("decided")))),
    )


def lookup(kind: Message, entries: Iterable[tuple[str, object]]) -> Lookup:
    """A converter from what a person writes to the entry of that name, accents and capitals aside."""
    known = dict(entries)
    return Lookup(known, lambda written: _unknown(kind, written, known))


class _UnknownError(RulesError):
    """What is not known; what may have been meant is looked for when somebody asks, for it takes long."""

    def __init__(self, message: Message, guess: Callable[[], Message | None]) -> None:
        self._guess = guess
        super().__init__(message)

    @property
    def help(self) -> Message | None:
        return self._guess()

    @help.setter  # noqa: A003 - the word of the trade
    def help(self, _: Message | None) -> None:
        """There is none but the guess."""


def _unknown(kind: Message, written: str, known: Iterable[str]) -> RulesError:
    """The error for what is not known. A sentence is never turned into its contrary in silence: both are named."""

    def guessed() -> Message | None:
        names = sorted(known)
        if (guess := _guess(written, names)) is not None:
            return guess
        return msg("Choose one of: {known}.", known=", ".join(names)) if len(names) <= _FEW else a_few(written, names)

    return _UnknownError(msg("unknown {kind}: {name}", kind=kind, name=beginning(written)), guessed)


def _guess(written: str, known: Iterable[str]) -> Message | None:
    """What may have been meant by it."""
    match meant(written, known):
        case (guess,):
            return msg("Did you mean “{guess}”?", guess=guess)
        case guess, contrary:
            return msg("Did you mean “{guess}” or, to the contrary, “{contrary}”?", guess=guess, contrary=contrary)
    return None


def _parameters(steps: Steps[Play], book: Book, elsewhere: Mapping[str, Message]) -> None:
    facts = [
        (says.pt, (fact.name, value))
        for fact in book.facts.values()
        if not isinstance(fact, Clause)
        for value, says in fact.values.items()
    ]
    clauses = [(c.about.pt, c) for c in book.facts.values() if isinstance(c, Clause)]
    steps.parameter("fato", ".+", lookup(msg("fact"), facts), examples=[facts[0][0]])
    steps.parameter("clausula", ".+", lookup(msg("clause"), clauses), examples=[clauses[0][0]] if clauses else [])
    questions = [(question.about.pt, question) for question in book.questions.values()]
    asked_elsewhere = {fold(sentence): advice for sentence, advice in elsewhere.items()}

    def unasked(written: str) -> RulesError:
        if (advice := asked_elsewhere.get(fold(written))) is not None:
            return OtherStepError(msg("This question is asked by another step."), advice)
        return _unknown(msg("question"), written, dict(questions))

    steps.parameter("pergunta", ".+", Lookup(dict(questions), unasked), examples=[questions[0][0]])
    steps.parameter("leitura", r"\S+", lookup(msg("reading"), book.readings.items()), examples=list(book.readings)[:1])
    kinds = _kinds(book)
    steps.parameter("lista", "|".join(f"{kind}s" for kind in kinds) or "(?!)", lambda text: text.removesuffix("s"))
    steps.parameter("item", "|".join(kinds) or "(?!)")
    steps.parameter("opcao", r"\S+", examples=["A"])
    steps.parameter("resposta", ".+", examples=["omisso"], foils=_other_answers)
    steps.parameter("desconhecidos", ".+", _Asked(book), examples=[facts[0][1][0]])
    steps.parameter("nomes", ".+", lambda text: tuple(filter(None, _AND.split(text))), examples=["Nara e Caio"])
    steps.parameter(
        "ids",
        rf"{_ID}(?:(?:, | e ){_ID})*",
        lambda text: tuple(_AND.split(text)),
        examples=[" e ".join(list(book.rulings)[:2]), *list(book.gaps)[:1]],
        foils=lambda _: _ids(book),
    )


def _answer(answered: Answered, words: str) -> str | int:
    """The answer that `words` name: a number, a value, or the sentence that the question has for it."""
    if words.isascii() and words.isdigit() and words not in answered.values:
        return int(words)
    known: list[tuple[str, object]] = [(value, value) for value in SILENCE]
    known += [(name, value) for value, says in answered.values.items() for name in (value, says.pt)]
    try:
        found = lookup(msg("answer"), known)(words)
    except _UnknownError as error:
        names = [name for name, _ in known]
        raise _UnknownError(error.message, lambda: _answers(answered, _guess(words, names))) from None
    assert isinstance(found, str)
    return found


def _answers(answered: Answered, guess: Message | None) -> Message:
    """What is advised instead of an unknown answer: what may have been meant, and all that the question has."""
    known = ", ".join((*(f"{says.pt} ({value})" for value, says in answered.values.items()), *SILENCE))
    if answered.numeric:
        choose = msg("write a whole number, or one of: {known}", known=known)
    else:
        choose = msg("Choose one of: {known}.", known=known)
    return choose if guess is None else msg("{one} {other}", one=guess, other=choose)


class _Asked:
    """A converter from what facts and numbers ask (`o ataque é combável?`), or their names, to the names.

    Sentences may hold commas and `e`, so the text is not split but read from one known wording to the next.
    """

    def __init__(self, book: Book) -> None:
        known = {**book.facts, **book.quantities}
        spelt = {wording: name for name in known for wording in (book.asks(name).pt, name)}
        self.names = tuple(spelt)
        self._wordings = {fold(wording): name for wording, name in spelt.items()}
        longest_first = "|".join(re.escape(wording) for wording in sorted(self._wordings, key=len, reverse=True))
        names_in_brackets = "|".join(re.escape(fold(name)) for name in known)
        self._one = re.compile(rf"({longest_first})(?: \(({names_in_brackets})\))?(?:\s*(?:[,;]|\be\b)\s*|$)")

    def knows(self, written: str) -> bool:
        """Whether all of it is known."""
        return not self._read(written)[1]

    def __call__(self, written: str) -> tuple[str, ...]:
        """The names. Raises `RulesError` for what nothing asks."""
        names, rest = self._read(written)
        if rest:
            raise _unknown(msg("fact"), rest if names else written, self.names)
        return names

    def _read(self, written: str) -> tuple[tuple[str, ...], str]:
        """The names of what is known, and the rest from the first thing on that is not."""
        text, names = fold(written), []
        while text:
            found = self._one.match(text)
            if found is None or found[2] not in (None, fold(self._wordings[found[1]])):
                break
            names.append(self._wordings[found[1]])
            text = text[found.end() :]
        return tuple(names), text


def _kinds(book: Book) -> list[str]:
    """Of what a scenario may list several: attacks, passengers."""
    return sorted({kind for question in book.questions.values() for kind in question.each})


def _columns(book: Book, kind: str) -> dict[str, Fact | Quantity]:
    """The headers of the columns that a list of `kind` may have (`cabe teleporte`), with what each gives."""
    words: dict[str, Fact | Quantity] = {**book.facts, **book.quantities}
    group = f"{kind}."
    named = {name.removeprefix(group).replace("_", " "): word for name, word in words.items() if name.startswith(group)}
    if kind in book.facts:
        named["quem"] = book.facts[kind]
    # What a legend may say comes after what must be known.
    return dict(sorted(named.items(), key=lambda each: isinstance(each[1], Clause)))


def _column(book: Book, kind: str) -> Callable[[str], Fact | Quantity]:
    """A converter from the header of a column to the fact or number of `kind` that it gives."""
    find = lookup(msg("column"), _columns(book, kind).items())

    def column(header: str) -> Fact | Quantity:
        found = find(header)
        assert isinstance(found, Fact | Quantity)
        return found

    return column


def _cell(column: Fact | Quantity, text: str) -> str | int:
    """What a cell says: a whole number, or one of the values of the fact."""
    if isinstance(column, Fact):
        found = lookup(msg("value"), ((value, value) for value in column.values))(text)
        assert isinstance(found, str)
        return found
    if not (text.isascii() and text.isdigit()):
        raise RulesError(msg("{name} is not a whole number: {text}", name=column.name, text=text))
    return int(text)


def _other_answers(play: Play) -> Iterator[str]:
    """What might be answered instead: another number, another value of the question, a silence."""
    answered = play.verdict
    if isinstance(answered.answer, int):
        yield str(answered.answer + 1)
    yield from (value for value in answered.values if value != answered.answer)
    yield from (value for value in SILENCE if value != answered.answer)


@lru_cache(maxsize=64)
def _ids(book: Book) -> dict[str, None]:
    """All that may be cited, in the order in which the layers have it."""
    nodes = [node for layer in book.layers.values() for node in layer.nodes if node.origin is not None]
    # A salvo that only withdraws, without an answer of its own, is no node.
    return dict.fromkeys([*(node.id for node in nodes), *(lift.id for node in nodes for lift in node.lifts)])


def _known(book: Book, ids: Iterable[str]) -> Iterable[str]:
    known = _ids(book)
    for id_ in ids:
        if id_ not in known:
            spelt = {fold(name): name for name in known}
            guess = nearest(fold(id_), spelt)
            raise RulesError(
                msg("unknown ruling: {name}", name=id_),
                a_few(id_, sorted(known)) if guess is None else msg("Did you mean {guess}?", guess=spelt[guess]),
            )
        yield id_


def _among(verdict: Answered, book: Book, ids: Iterable[str], found: Iterable[str], message: Message) -> None:
    present = set(found)
    for id_ in _known(book, ids):
        if id_ not in present:
            raise unmet(verdict, message.about(id=id_))


def _check_defeats(
    verdict: Answered, book: Book, beaten: Iterable[str], by: Iterable[str], defeats: dict[str, tuple[str, ...]]
) -> None:
    for id_ in _known(book, beaten):
        for winner in _known(book, by):
            if winner not in defeats.get(id_, ()):
                raise unmet(verdict, msg("{id} is not defeated by {by}", id=id_, by=winner))


def salvo_case(kind: str, salvo: Salvo) -> str:
    """The name by which tags cite an exception: `salvo-clause`, or `desafio-clause` where it lifts nothing."""
    return f"{kind}-{salvo.clause.name.rpartition('.')[2]}"
