"""Which sentence states which fact: found by acting the catalogue's own steps out, so that it cannot be wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity, Reading
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.steps import Definition, Match, Steps, wordings

MOST_VALUES, MOST_SENTENCES = 12, 200
"""A place that takes more values is filled with examples; of one step no more sentences are tried."""

_BEGINNINGS = {"um": "Dado", "um(a)": "Dado", "uma": "Dada", "uns": "Dados", "umas": "Dadas"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """A step as it is written, and what it states."""

    text: str
    states: Mapping[str, str | int | bool]


class Sentences:
    """The sentences by which a feature states facts of a book."""

    def __init__(self, book: Book, steps: Steps[Play]) -> None:
        self.book = book
        self._steps = steps
        self._own: dict[str, list[Sentence]] = {}
        for definition in steps.definitions:
            # What states any fact by its own sentence is the last resort, and is written then.
            if definition.kind == "given" and not definition.needs and "{fato}" not in definition.expression:
                for sentence in self._of(definition):
                    for name in sentence.states:
                        self._own.setdefault(name, []).append(sentence)

    def state(self, word: Fact | Quantity | Reading) -> list[str]:
        """The steps, keyword first, that state each value of a fact, an example of a number, that a clause is said.

        Where more than one does, the one that states least beside it.
        """
        if isinstance(word, Clause):
            return [f"Dado que a legenda diz que {word.about.pt}"]
        if isinstance(word, Reading):
            return [f"Dado que o comitê adota a leitura {option} de {word.name}" for option in word.values]
        own = self._own.get(word.name, [])
        if isinstance(word, Quantity):
            return [begun(min(own, key=_least).text)] if own else []
        stated = []
        for value, says in word.values.items():
            found = [sentence for sentence in own if sentence.states[word.name] == value]
            stated.append(begun(min(found, key=_least).text) if found else f"Dado que se sabe que {says.pt}")
        return stated

    def telling(self, given: Mapping[str, str]) -> list[str]:
        """The sentences, without keyword, that state these facts and clauses and nothing else: as few as will do.

        What no step of the book's own states without stating more is told by the fact's own sentence.
        """
        told: dict[str, str] = {}
        fitting = {
            sentence.text: sentence
            for name in given
            for sentence in self._own.get(name, ())
            if all(given.get(stated) == value for stated, value in sentence.states.items())
        }
        # Of two that are as good, the one whose values the step names first: “ilimitado” agrees with “status”.
        for sentence in sorted(fitting.values(), key=lambda one: (-len(one.states), len(one.text))):
            if not any(name in told for name in sentence.states):
                told |= dict.fromkeys(sentence.states, sentence.text)
        for name, value in given.items():
            fact = self.book.facts[name]
            if name not in told and isinstance(fact, Clause) and value == "sim":
                told[name] = f"a legenda diz que {fact.about.pt}"
            elif name not in told:
                told[name] = f"se sabe que {fact.says(value).pt}"
        return list(dict.fromkeys(told[name] for name in given))

    def _of(self, definition: Definition) -> Iterator[Sentence]:
        """The sentences of one step, each with what it states on a fresh play."""
        choices = []
        for place in definition.places:
            few = place.values is not None and len(place.values) <= MOST_VALUES
            choices.append((place.values or ()) if few else place.examples)
        for values in islice(product(*choices), MOST_SENTENCES):
            text = self._written(definition, values)
            match = None if text is None else self._steps.find("given", text, advise=False)
            if text is None or not isinstance(match, Match):
                continue
            play = self._steps.new_play()
            try:
                match.call(play, None, None)
            except RulesError:
                continue
            yield Sentence(text=text, states=dict(play.given))

    def _written(self, definition: Definition, values: tuple[str, ...]) -> str | None:
        """The first wording of a step that reads with these values in its places; of more than one, the plural."""
        several = any(value.isdecimal() and int(value) > 1 for value in values)
        written = list(wordings(definition.expression))
        for wording in reversed(written) if several else written:
            text = wording
            for place, value in zip(definition.places, values, strict=True):
                text = text.replace(f"{{{place.name}}}", value, 1)
            match = self._steps.find("given", text, advise=False)
            if isinstance(match, Match) and match.definition is definition:
                return text
        return None


def _least(sentence: Sentence) -> tuple[int, int]:
    return len(sentence.states), len(sentence.text)


def begun(text: str) -> str:
    """A sentence with the `Dado` that agrees with its noun; a whole clause follows `Dado que`."""
    return f"{_BEGINNINGS.get(text.partition(' ')[0], 'Dado que')} {text}"
