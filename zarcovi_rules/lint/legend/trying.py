"""What is wrong with a committee's vocabulary that only reading by it shows: its examples, its terms, its scenery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint.legend.compiling import POLARITIES
from zarcovi_rules.lint.legend.extending import MOST, Extension
from zarcovi_rules.lint.legend.forms import ways_of
from zarcovi_rules.lint.legend.passages import Passage
from zarcovi_rules.lint.legend.reader import Reader
from zarcovi_rules.lint.legend.reading import Read, Reading
from zarcovi_rules.lint.legend.small_words import NUMBERS
from zarcovi_rules.lint.legend.words import is_loud, words_of
from zarcovi_rules.lint.legend.written import SECTIONS, listed
from zarcovi_rules.source.places import Finding, Place
from zarcovi_rules.source.text import brief

_ANOTHER = msg("Write the phrase as the legend has it, or another example")
_LIMITED = msg("The phrase is met, but what stands beside it limits it, denies it or has it for somebody else")
_SCENERY = msg("Scenery are words that neither say nor deny nor limit anything of the rules: leave this one out")
_ONE_OF_THEM = msg("Keep one of them, or tell them apart with “quando” and “sem”")


def tried(of: Extension, first: int, reader: Reader) -> list[Finding]:
    """What reading shows to be wrong with an extension; whatever is wrong is no longer among its parts.

    The number of its `first` entry in what the reader reads by is told. Of many wrong entries the first are told.
    """
    return [*_no_scenery(of, reader), *_two_terms(of, reader), *islice(_Entries(of, first, reader).wrong(), MOST)]


def _no_scenery(of: Extension, reader: Reader) -> Iterator[Finding]:
    for document, path, form in of.scenery:
        found = _matters(form, reader)
        if found is not None:
            for part in of.parts:
                part["cenario"] = [one for one in part.get("cenario", ()) if one is not form]
            yield Finding(found, document.places.value(path), _SCENERY)


def _matters(form: str, reader: Reader) -> Message | None:
    """Why a form is no scenery, if it is none."""
    for word in (word for way in ways_of(form) for word in way):
        terms = reader.grammar.items.terms_of(word)
        if word in NUMBERS or word.isdecimal() or any(map(reader.grammar.matters, terms)):
            return msg("“{form}” is no scenery: “{word}” may change what a legend says", form=brief(form), word=word)
    reading = reader.read(form)
    said = [*(read.name for read in reading.reads), *(doubt.name for doubt in reading.doubts)]
    return msg("“{form}” is no scenery: it says {names}", form=brief(form), names=", ".join(said)) if said else None


def _two_terms(of: Extension, reader: Reader) -> Iterator[Finding]:
    """Forms by which one word says two things of one field."""
    items = reader.grammar.items
    seen: set[str] = set()
    for document, path, name, form in of.forms:
        for text in (form[1:],) if form[0] == "=" else map(" ".join, ways_of(form.replace("*", ""))):
            met = {other for segment in items.part(words_of(text)).segments for item in segment for other in item.names}
            others = sorted(other for other in met if other[0] != "=" and other != name)
            two = next(_two_values(reader.read(text)), None) if others and text not in seen else None
            if two is not None:
                seen.add(text)
                _leave_out(of, name, form)
                field, one, other = two
                yield Finding(
                    msg(
                        "“{form}” says two things of {field}: {one} and {other}",
                        form=brief(form),
                        field=field,
                        one=str(one.value),
                        other=str(other.value),
                    ),
                    document.places.value(path),
                    _also(of, others[0], document.places.value(path)),
                )
                break


def _also(of: Extension, term: str, here: Place) -> Message:
    """Where else a form stands that is one of another term."""
    for document, path, name, _ in of.forms:
        if name == term and (there := document.places.value(path)) != here:
            return msg("It is a form of “{term}” too, {place}: leave it out of one of them", term=term, place=there)
    return msg("It is a form of “{term}” in the book's vocabulary too: leave it out here", term=term)


def _leave_out(of: Extension, term: str, form: str) -> None:
    of.names.terms[term] = [one for one in of.names.terms[term] if one != form]
    for part in of.parts:
        for section in SECTIONS:
            if term in (forms := part.get(section) or {}):
                part[section] = {**forms, term: [one for one in listed(forms[term]) if str(one) != form]}


def _two_values(reading: Reading) -> Iterator[tuple[str, Read, Read]]:
    """What the same words of a legend say two things of: the field, and the two."""
    for doubt in reading.doubts:
        for place, one in enumerate(doubt.reads):
            for other in doubt.reads[place + 1 :]:
                if (one.start, one.end) == (other.start, other.end) and one.value != other.value:
                    yield doubt.name, one, other


class _Entries:
    """The entries of an extension, from the number `first` on, being read by."""

    def __init__(self, of: Extension, first: int, reader: Reader) -> None:
        self._of = of
        self._first = first
        self._grammar = reader.grammar
        self._read = reader.read
        self._twice: set[frozenset[int]] = set()

    def wrong(self) -> Iterator[Finding]:
        """What is wrong with them. Such an entry is left out; of two that contradict each other, the later one."""
        for number in range(self._first, self._first + len(self._of.shown)):
            out, found = self._examples(number)
            for one in out:
                self._leave_out(one)
            yield from found

    def _leave_out(self, number: int) -> None:
        entry = self._of.shown[number - self._first][2]
        for part in self._of.parts:
            part["frases"] = [one for one in part["frases"] if one is not entry]

    def _examples(self, number: int) -> tuple[set[int], list[Finding]]:
        document, path, entry = self._of.shown[number - self._first]
        said = [str(one) for key in POLARITIES for one in listed(entry.get(key))]
        names = [one.partition("=")[0].partition("{")[0].rstrip("?") for one in said]
        told = ", ".join(names)
        found: list[Finding] = []
        out: set[int] = set()
        for place, text in enumerate(map(str, listed(entry.get("exemplos")) if said else ())):
            reading = self._read(text)
            reads = _of(reading, names)
            if not any(one.origin == number for one in reads):
                message = (
                    msg("The legend “{text}” says by other words what it says of {names}", text=brief(text), names=told)
                    if reads
                    else msg("The legend “{text}” says nothing of {names}", text=brief(text), names=told)
                )
                why = self._why(number, entry, text)
                found.append(Finding(message, document.places.value((*path, "exemplos", place)), why))
                out.add(number)
            for field, *two in _two_values(reading):
                origins = frozenset(one.origin for one in two)
                if number in origins and len(origins) == 2 and origins not in self._twice:
                    self._twice.add(origins)
                    out.add(max(origins))
                    found.append(self._contradiction(field, two, number))
        for place, text in enumerate(map(str, listed(entry.get("contra")) if said else ())):
            if _of(self._read(text), names):
                message = msg("The legend “{text}” says {names}, and should not", text=brief(text), names=told)
                found.append(Finding(message, document.places.value((*path, "contra", place)), _ANOTHER))
                out.add(number)
        return out, found

    def _why(self, number: int, entry: Mapping[str, Any], text: str) -> Message:
        """What keeps an entry from being read of a legend, as far as that can be told."""
        passage = Passage(self._grammar, text, is_loud(text))
        for sentence in range(passage.size):
            passage.sentence(sentence, frozenset())
            if any(self._grammar.entry(one).origin == number for one in self._grammar.phrases.tried):
                return _LIMITED
        ways = [way for phrase in listed(entry["frases"]) for way in self._of.names.understood(str(phrase))]
        literals = {item[1:] for way in ways for step in way.steps for items in step for item in items}
        words = words_of(text)
        for item in (item for segment in self._grammar.items.part(words).segments for item in segment):
            together = words.words[item.first : item.last]
            if len(together) > 1 and not literals.isdisjoint(together) and item.names and item.names[0][0] not in "=!":
                met = words.text[words.starts[item.first] : words.ends[item.last - 1]]
                return msg("“{words}” is met as one thing: write <{term}> for it", words=met, term=item.names[0])
        return _ANOTHER

    def _contradiction(self, field: str, two: Sequence[Read], number: int) -> Finding:
        here, there = sorted(two, key=lambda one: one.origin != number)
        told = {"field": field, "one": str(here.value), "other": str(there.value)}
        other = self._place(there.origin)
        message = (
            msg("The same words say two things of {field}: {one} here, {other} in the book's vocabulary", **told)
            if other is None
            else msg("The same words say two things of {field}: {one} here, {other} in {place}", **told, place=other)
        )
        place = self._place(number)
        assert place is not None
        return Finding(message, place, _ONE_OF_THEM)

    def _place(self, number: int) -> Place | None:
        if number < self._first:
            return None
        document, path, _ = self._of.shown[number - self._first]
        return document.places.value((*path, "frases"))


def _of(reading: Reading, names: Sequence[str]) -> list[Read]:
    """What was read of some fields and clauses, or left open."""
    reads = [*reading.reads, *(read for doubt in reading.doubts for read in doubt.reads)]
    return [read for read in reads if any(read.name.startswith(name) for name in names)]
