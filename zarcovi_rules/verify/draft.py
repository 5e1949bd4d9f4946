"""A feature for a ruling, begun for whoever confirms it: what is known is written, what has to be said is a blank.

What may fill the blanks stands beside them in comments, as sentences that the catalogue of steps has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import msg
from zarcovi_rules.core.prose import FORCES, SILENCE
from zarcovi_rules.core.rulings import Case, Question, Ruling, Salvo, case_id, salvo_id
from zarcovi_rules.core.sentences import condition_text
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity, Reading, Variable
from zarcovi_rules.verify.report import Say
from zarcovi_rules.verify.rules import salvo_case
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import BLANK

Word = Fact | Quantity | Reading

MOST = 12
"""Of what else may count, no more sentences are listed: `zarcovi explain` has them all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Writes the feature of rulings of `book`, with comments in the reader's language."""

    book: Book
    sentences: Sentences
    say: Say

    def ruling(self, ruling: Ruling) -> str:
        """The feature of a ruling."""
        questions = list(dict.fromkeys(case.question for case in ruling.cases))
        told: dict[object, str] = {}
        return "\n".join(
            [
                "# language: pt",
                *self._comment(0, self.say(_HOW)),
                f"@{self.book.name}",
                f"Funcionalidade: {ruling.id}",
                "",
                f"  Regra: {ruling.texto}",
                *self._comment(4, self.say(msg("source: {source}", source=ruling.source.said))),
                *self._comment(4, self.say(msg("force: {force}", force=FORCES[ruling.force]))),
                *(line for question in questions for line in self._question(ruling, question)),
                *(line for scenario in self._scenarios(ruling, told) for line in ("", *scenario)),
                "",
            ]
        )

    def _comment(self, depth: int, text: str) -> Iterator[str]:
        yield from (f"{' ' * depth}# {line}".rstrip() for line in text.splitlines())

    def _question(self, ruling: Ruling, question: Question) -> Iterator[str]:
        """What else may count for a question, beside what the scenarios of the ruling say themselves."""
        cases = [case for case in ruling.cases if case.question is question]
        own: set[Word] = {word for case in cases for word in self._looked_at(case)}
        own |= {salvo.clause for case in cases for salvo in (*case.salvo, *case.challenged_by)}
        # First what defeats the ruling. Then facts: what legends may say is much, and seldom what is meant.
        layer = self.book.layers[question]
        mine = {case_id(ruling, case) for case in cases}
        defeats = {word for node in layer.nodes if mine & {*node.overrides} for word in self._seen(node.reads())}
        nearby = set(self._seen(layer.reads))
        others = sorted(
            (word for word in self.book.looks_at(question).values() if word not in own),
            key=lambda word: (word not in defeats, isinstance(word, Clause), word not in nearby),
        )
        sentences = self._sentences(others)
        if not sentences:
            return
        yield ""
        asked = msg("What else may count for “{question}”, if it is stated:", question=question.about)
        yield from self._comment(4, self.say(asked))
        for sentence in sentences[:MOST]:
            yield from self._comment(4, f"  {sentence}")
        if (more := len(sentences) - MOST) > 0:
            rest = msg("… and {count} more: `zarcovi explain {question}`", count=more, question=question.name)
            yield from self._comment(4, f"  {self.say(rest)}")

    def _seen(self, variables: Iterable[Variable]) -> Iterator[Word]:
        """The facts that are looked at, as a case states them: of one that compares numbers, these."""
        for variable in variables:
            if isinstance(variable, Fact):
                yield from variable.inputs or (variable,)

    def _sentences(self, words: Iterable[Word]) -> list[str]:
        """What states these, each sentence once: one may state several."""
        return list(dict.fromkeys(sentence for word in words for sentence in self.sentences.state(word)))

    def _looked_at(self, case: Case, salvo: Salvo | None = None) -> list[Word]:
        """The facts, numbers and readings that a case looks at itself, or by the question below that it looks at."""
        variables = [atom.variable for atom in case.when.atoms()]
        variables += [atom.variable for atom in salvo.when.atoms()] if salvo else []
        found: dict[Word, None] = {}
        for variable in dict.fromkeys(variables):
            found |= dict.fromkeys(self._words(variable))
        return list(found)

    def _words(self, variable: Variable) -> Iterable[Word]:
        if isinstance(variable, Question):
            below = self.book.looks_at(variable).values()
            return [word for word in below if not isinstance(word, Clause)]
        if isinstance(variable, Fact):
            return variable.inputs or (variable,)
        assert isinstance(variable, Reading)
        return (variable,)

    def _scenarios(self, ruling: Ruling, told: dict[object, str]) -> Iterator[list[str]]:
        titles: set[str] = set()
        for case in ruling.cases:
            id_ = case_id(ruling, case)
            said = (case.texto or ruling.texto).rstrip(".")
            yield self._scenario(ruling, case, case.name, _unique(said, titles, case.name), [f"E decide {id_}"], told)
            for salvo in case.salvo:
                title = _unique(f"Salvo se a legenda disser: {salvo.clause.about.pt}", titles, case.name)
                lifts = salvo_id(ruling, case, salvo)
                decides = [f"E decide {lifts}"] if salvo.then is not None else []
                then = [*decides, f"E {id_} é afastada por {lifts}"]
                yield self._scenario(ruling, case, salvo_case("salvo", salvo), title, then, told, salvo)
            for salvo in case.challenged_by:
                title = _unique(f"Não adianta a legenda dizer: {salvo.clause.about.pt}", titles, case.name)
                then = [f"E decide {id_}", f"E o juiz ignora que {salvo.clause.about.pt}"]
                yield self._scenario(ruling, case, salvo_case("desafio", salvo), title, then, told, salvo)

    def _scenario(
        self,
        ruling: Ruling,
        case: Case,
        name: str,
        title: str,
        then: list[str],
        told: dict[object, str],
        salvo: Salvo | None = None,
    ) -> list[str]:
        """One scenario. What an earlier one lists already (`told`: in which) is not listed again."""
        question = case.question
        tag = f"@{ruling.id}:{name}"
        when = self.say(msg("The case holds when {condition}.", condition=condition_text(case.when)))
        sentences = tuple(self._sentences(self._looked_at(case, salvo)))
        if sentences in told:
            sentences = (self.say(msg("the same sentences as under {tag}", tag=told[sentences])),)
        elif sentences:
            told[sentences] = tag
        if question in told:
            answers = [self.say(msg("the same as under {tag}", tag=told[question]))]
        else:
            told[question] = tag
            answers = [f"{says.pt} ({value})" for value, says in question.values.items()]
            answers += [f"{value} ({self.say(msg('{text}', text=says))})" for value, says in SILENCE.items()]
        return [
            f"    {tag}",
            f"    Cenário: {title}",
            *self._comment(6, when),
            *(line for sentence in sentences for line in self._comment(6, f"  {sentence}")),
            f"      Dado {BLANK}",
            *([f"      E a legenda diz que {salvo.clause.about.pt}"] if salvo else []),
            f"      Quando perguntam ao juiz: {question.about.pt}",
            *self._comment(6, self.say(msg("Answers, by sentence or by word:"))),
            *(line for answer in answers for line in self._comment(6, f"  {answer}")),
            f"      Então a resposta é: {BLANK}",
            *(f"      {step}" for step in then),
        ]


_HOW = msg(
    "Put sentences of the comments in place of each blank (___), as many as the case needs, and take the rest away.\n"
    "Then run it: zarcovi verify FILE",
)


def _unique(title: str, taken: set[str], case: str) -> str:
    """A title that no other scenario has: two of one name would be an error."""
    said = title if title not in taken else f"{title} ({case})"
    number = 2
    while said in taken:
        said, number = f"{title} ({case}, {number})", number + 1
    taken.add(said)
    return said
