"""A committee's own vocabulary: YAML files beside its rules that teach the reader more words and phrases.

They are written like the shipped ones (see `vocabulary`) and add to them. Whatever is wrong with one is told with its
place; an entry that cannot be used is left out, the others count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.lint.fields import Field, Holds
from zarcovi_rules.lint.legend import forms as of_terms
from zarcovi_rules.lint.legend import written
from zarcovi_rules.lint.legend.compiling import POLARITIES
from zarcovi_rules.lint.legend.forms import TIMES, has_words, only_word
from zarcovi_rules.lint.legend.reading import Read, Reading
from zarcovi_rules.lint.legend.written import MARKS, Names, UnknownError, stray, tells
from zarcovi_rules.source import yaml
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_places import Path

_SECTIONS = ("termos", "verbos", "leves", "nucleos")
_LISTS = ("rotulos", "grupos", "frases")
_SAYS = ("quando", "sem")
_SHOWS = ("exemplos", "contra")
_FLAGS = ("livre", "nu", "limita")
_ENTRY = ("frases", *POLARITIES, *_SAYS, *_FLAGS, *_SHOWS)
_NAME = re.compile(r"!?\w+")
_LONGEST = 1000
_MOST_WAYS = 1000
"""No phrase has more characters, or may go in more ways: with every choice they multiply."""

_CHOICES = {Holds.CHOICE, Holds.CHOICES}

_MOST = 50
"""Of so many mistakes it is told what was meant, and so many examples that are not understood are told."""


_NO_NAME = msg("“{name}” cannot be the name of a term")
_LETTERS = msg("Write letters, digits and _ only.")
_EXACTLY = msg("Articles and the like are passed over: write a word, or = before it.")
_ALONE = msg("Of “{form}” only “{word}” is looked for, wherever it stands")
_WORD_BY_WORD = msg("Write “={form}” if all its words must stand there, or “{word}” if that one will do")
_TIMES_TOO = msg("{mark} stands for all of a number like “3 {times}”, so that “{times}” is not met after it")
_MARK_ALONE = msg("Write {mark} alone, without “{times}”")
_BRACKETS = msg("Close every bracket: [may be missing], (one|other), <term>, {{n}}, verb > thing.")
_TOO_MUCH = msg("“{phrase}” is too long, or has too many choices")
_SEVERAL = msg("Write several shorter ones.")


@dataclass(slots=True)
class Extension:
    """What could be used of a committee's vocabulary, and what is to be said about the rest.

    `shown` are the entries that can be used, in their order.
    """

    names: Names
    parts: list[dict[str, Any]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    shown: list[tuple[yaml.Document, Path, dict[str, Any]]] = field(default_factory=list)


def extension(
    files: Iterable[tuple[str, str]],
    names: Names,
    fields: Mapping[str, Field],
    clauses: Collection[str],
) -> Extension:
    """The vocabulary in `files`, pairs of path and text, that adds to one with these `names`.

    `fields` are all that a legend may be read into, `clauses` all that it may say.
    """
    into = Extension(names)
    documents = []
    for path, text in files:
        reading = yaml.read(text, path)
        into.findings += reading.findings
        documents += [document for document in reading.documents if document.data is not None]
    checked = [_File(document, names, fields, clauses, into) for document in documents]
    for file in checked:
        file.define()
    into.parts += [file.part() for file in checked]
    return into


def unshown(of: Extension, first: int, read: Callable[[str], Reading]) -> Iterator[Finding]:
    """The first examples of an extension that are not read as their entry says, once everything is compiled.

    The number of its `first` entry is told. Entries with such an example are no longer among its parts.
    """
    return islice(_all_unshown(of, first, read), _MOST)


def _all_unshown(of: Extension, first: int, read: Callable[[str], Reading]) -> Iterator[Finding]:
    for number, (document, path, entry) in enumerate(of.shown, first):
        found = list(_unshown(document, path, entry, number, read))
        if found:
            for part in of.parts:
                part["frases"] = [one for one in part["frases"] if one is not entry]
            yield from found


def _unshown(
    document: yaml.Document, path: Path, entry: Mapping[str, Any], number: int, read: Callable[[str], Reading]
) -> Iterator[Finding]:
    said = [str(one) for key in POLARITIES for one in _listed(entry.get(key))]
    names = [one.partition("=")[0].partition("{")[0].rstrip("?") for one in said]
    told = ", ".join(names)
    for place, text in enumerate(map(str, _listed(entry.get("exemplos")) if said else ())):
        reads = _of(read(text), names)
        if not any(one.origin == number for one in reads):
            yield Finding(
                msg("The legend “{text}” says by other words what it says of {names}", text=brief(text), names=told)
                if reads
                else msg("The legend “{text}” says nothing of {names}", text=brief(text), names=told),
                document.places.value((*path, "exemplos", place)),
                _ANOTHER,
            )
    for place, text in enumerate(map(str, _listed(entry.get("contra")) if said else ())):
        if _of(read(text), names):
            yield Finding(
                msg("The legend “{text}” says {names}, and should not", text=brief(text), names=told),
                document.places.value((*path, "contra", place)),
                _ANOTHER,
            )


_ANOTHER = msg("Write the phrase as the legend has it, or another example")


def _of(reading: Reading, names: Sequence[str]) -> list[Read]:
    """What was read of some fields and clauses, or left open."""
    reads = [*reading.reads, *(read for doubt in reading.doubts for read in doubt.reads)]
    return [read for read in reads if any(read.name.startswith(name) for name in names)]


def _listed(value: Any) -> list[Any]:
    return [] if value is None else value if isinstance(value, list) else [value]


@dataclass(slots=True)
class _File:
    """One file of an extension, being checked."""

    document: yaml.Document
    names: Names
    fields: Mapping[str, Field]
    clauses: Collection[str]
    into: Extension

    def tell(self, path: Path, message: Message, help_: Message | None = None, *, key: bool = False) -> None:
        places = self.document.places
        self.into.findings.append(Finding(message, places.key(path) if key else places.value(path), help_))

    def near(self, word: str, known: Iterable[str]) -> str | None:
        """The name that is meant by an unknown one: it takes long to find, and is told of the first ones."""
        return nearest(word, sorted(known)) if len(self.into.findings) < _MOST else None

    def unknown(self, path: Path, word: str, known: Collection[str], *, key: bool = False) -> None:
        """Say that nobody knows a name, and which one may be meant."""
        near = self.near(word, known)
        help_ = msg("Did you mean “{near}”?", near=near) if near else None
        if help_ is None and len(known) < 20:
            help_ = msg("There are: {known}", known=", ".join(sorted(known)))
        self.tell(path, msg("Nobody knows “{word}”", word=word), help_, key=key)

    def define(self) -> None:
        """The terms and groups of the file, known to all phrases of all files."""
        data = self.document.data
        if not isinstance(data, dict):
            self.tell(
                (),
                msg("A vocabulary is a mapping of sections"),
                msg("Begin with “frases:” and a list of entries"),
            )
            return
        good: dict[str, Any] = {}
        for section in data:
            if section not in _SECTIONS and section not in _LISTS:
                self.unknown((section,), str(section), (*_SECTIONS, *_LISTS), key=True)
        for section in _SECTIONS:
            good[section] = self.words(section, data.get(section))
        groups = data.get("grupos")
        good["grupos"] = self.words("grupos", groups)
        self.names.add(good)
        for name, members in good["grupos"].items():
            for place, member in enumerate(members):
                if member not in self.names.terms:
                    self.unknown(("grupos", name, place), member, self.names.terms)
        good["grupos"] = {
            name: [member for member in members if member in self.names.terms]
            for name, members in good["grupos"].items()
        }
        for name in good["grupos"]:
            self.names.groups[name] = [one for one in self.names.groups[name] if one in self.names.terms]
        labels = data.get("rotulos")
        for place, label in enumerate(_listed(labels)):
            if label not in self.names.terms:
                self.unknown(("rotulos", place), str(label), self.names.terms)
        good["rotulos"] = [label for label in _listed(labels) if label in self.names.terms]
        self.document = yaml.Document({**data, **good}, self.document.places)

    def words(self, section: str, given: Any) -> dict[str, list[str]]:
        """A section of names, each with a list of texts."""
        if given is None:
            return {}
        if not isinstance(given, dict):
            self.tell((section,), msg("“{section}” holds names, each with a list", section=section))
            return {}
        found = {}
        for name, forms in given.items():
            if not _NAME.fullmatch(name):
                self.tell((section, name), _NO_NAME.about(name=brief(name)), _LETTERS, key=True)
                continue
            texts = [str(one) for one in _listed(forms) if isinstance(one, str | int) and str(one).strip()]
            if not texts or len(texts) != len(_listed(forms)):
                self.tell(
                    (section, name),
                    msg("“{name}” needs a list of words", name=name),
                    msg("Write it like {example}", example='selo: [selo, selos, "selo de mão"]'),
                )
            if section != "grupos":
                places = {str(one): (section, name, place) for place, one in enumerate(_listed(forms))}
                at = places if isinstance(forms, list) else {}
                texts = [one for one in texts if self.form(at.get(one, (section, name)), one)]
            if texts:
                found[name] = texts
        return found

    def form(self, path: Path, form: str) -> bool:
        """Whether a form of a term can be used."""
        if len(form) > _LONGEST or of_terms.count_of(form) > _MOST_WAYS:
            self.tell(path, _TOO_MUCH.about(phrase=brief(form)), _SEVERAL)
        elif not has_words(form):
            self.tell(path, msg("“{form}” has no word that is looked for", form=brief(form)), _EXACTLY)
        else:
            if (alone := only_word(form)) is not None:
                way, word = alone
                self.tell(path, _ALONE.about(form=way, word=word), _WORD_BY_WORD.about(form=way, word=word))
            return True
        return False

    def part(self) -> dict[str, Any]:
        """The file, without the entries that cannot be used."""
        data = self.document.data
        if not isinstance(data, dict):
            return {}
        entries = data.get("frases")
        if entries is not None and not isinstance(entries, list):
            self.tell(("frases",), msg("“frases” is a list of entries"), msg("Begin each entry with “- frases:”"))
            entries = None
        good = []
        for place, entry in enumerate(entries or []):
            before = len(self.into.findings)
            self.entry(("frases", place), entry)
            if len(self.into.findings) == before:
                good.append(entry)
                self.into.shown.append((self.document, ("frases", place), entry))
        return {**{name: data.get(name) or {} for name in (*_SECTIONS, "grupos", "rotulos")}, "frases": good}

    def entry(self, path: Path, entry: Any) -> None:
        """Whatever is wrong with one entry."""
        if not isinstance(entry, dict) or not _listed(entry.get("frases")):
            self.tell(path, msg("An entry needs phrases"), msg("Write “frases:” and a list of phrases"))
            return
        marks: set[str] = set()
        for key in entry:
            if key not in _ENTRY:
                self.unknown((*path, key), str(key), _ENTRY, key=True)
        for place, phrase in enumerate(_listed(entry["frases"])):
            marks |= set(re.findall(r"\{(\w+)\}", str(phrase))) | set(re.findall(r"@(\w+)", str(phrase)))
            self.phrase((*path, "frases", place), str(phrase))
        for key in POLARITIES:
            for place, said in enumerate(_listed(entry.get(key))):
                self.said((*path, key, place), str(said), marks)
        for key in _SAYS:
            for place, needs in enumerate(_listed(entry.get(key))):
                for one in str(needs).split("+"):
                    self.feature((*path, key, place), one)
        for key in _FLAGS:
            if not isinstance(entry.get(key, False), bool):
                self.tell((*path, key), msg("“{key}” is true or false", key=key))
        if not _listed(entry.get("exemplos")):
            self.tell(path, msg("The entry has no example"), msg("Write a legend that says it under “exemplos:”"))

    def phrase(self, path: Path, phrase: str) -> None:
        if len(phrase) > _LONGEST or written.count_of(phrase, self.names.groups) > _MOST_WAYS:
            self.tell(path, _TOO_MUCH.about(phrase=brief(phrase)), _SEVERAL)
            return
        if (number := re.search(rf"(\{{(?:n2?|d)\}})\s*({TIMES})", phrase)) is not None:
            told = {"mark": number[1], "times": number[2]}
            self.tell(path, _TIMES_TOO.about(**told), _MARK_ALONE.about(**told))
            return
        if (sign := stray(phrase)) is not None:
            wrong = msg(
                "In the phrase “{phrase}” a sign is out of place: “{sign}”", phrase=brief(phrase), sign=brief(sign)
            )
            self.tell(path, wrong, _BRACKETS)
            return
        try:
            if not all(map(tells, self.names.glanced(phrase))):
                self.tell(path, msg("The phrase “{phrase}” has no words", phrase=phrase))
        except UnknownError as error:
            near = self.near(error.name, error.known)
            self.tell(
                path,
                msg("The phrase “{phrase}” names “{name}”, which nobody defines", phrase=phrase, name=error.name),
                msg("Did you mean “{near}”?", near=near)
                if near
                else msg("Define it under {sections}", sections=", ".join((*_SECTIONS, "grupos"))),
            )

    def said(self, path: Path, said: str, marks: set[str]) -> None:
        """A clause, or a field with its value."""
        name, equal, value = said.partition("=")
        name = name.rstrip("?")
        groups = [one for one in re.findall(r"\{(\w+)\}", said) if one not in marks and not one.isdecimal()]
        for mark in (f"{{{one}}}" for one in groups):
            self.tell(
                path,
                msg("No phrase of the entry has “{mark}”", mark=mark),
                msg("There are the marks {marks}, and @group for one of a group", marks=", ".join(MARKS)),
            )
        if groups or "{" in name:
            return
        if not equal:
            if name not in self.clauses:
                self.unknown(path, name, (*self.clauses, *(f"{field}=" for field in self.fields)))
            return
        of = self.fields.get(name)
        if of is None:
            self.unknown(path, name, self.fields)
        elif "{" not in value and of.values and of.holds is not Holds.NUMBER and value not in of.values:
            self.unknown(path, value, of.values)
        elif of.holds is Holds.NUMBER and "{" not in value and value not in of.values:
            number, one = f"{name}={{n}}", f"{name}={{1}}"
            self.tell(
                path,
                msg("“{name}” is a number", name=name),
                msg("Write {n} for the phrase's number, {one} for the number 1", n=number, one=one),
            )

    def feature(self, path: Path, one: str) -> None:
        """Something that a card must have, or must not."""
        name, colon, value = one.partition(":")
        of = self.fields.get(name)
        if of is None and name not in self.clauses:
            self.unknown(path, name, (*self.fields, *self.clauses))
        elif colon and of is not None and of.holds in _CHOICES and value not in of.values:
            self.unknown(path, value, of.values)
