"""A committee's own vocabulary: YAML files beside its rules that teach the reader more words and phrases.

They are written like the shipped ones (see `written`) and add to them. Whatever is wrong with one is told with its
place; an entry that cannot be used is left out, the others count.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from zarcovi_rules.core.messages import Message, msg, nearest
from zarcovi_rules.lint.fields import Field, Holds
from zarcovi_rules.lint.legend import forms as of_terms
from zarcovi_rules.lint.legend import written
from zarcovi_rules.lint.legend.compiling import POLARITIES
from zarcovi_rules.lint.legend.forms import TIMES, has_words, only_word
from zarcovi_rules.lint.legend.written import MARKS, SECTIONS, Names, UnknownError, listed, stray, tells
from zarcovi_rules.source import yaml
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.text import brief
from zarcovi_rules.source.yaml_places import Path

_LISTS = ("rotulos", "grupos", "cenario", "frases")
_SAYS = ("quando", "sem")
_SHOWS = ("exemplos", "contra")
_FLAGS = ("livre", "nu", "limita")
_ENTRY = ("frases", *POLARITIES, *_SAYS, *_FLAGS, *_SHOWS)
_NAME = re.compile(r"!?\w+")
_LONGEST = 1000
_MOST_WAYS = 1000
"""No phrase has more characters, or may go in more ways: with every choice they multiply."""

_CHOICES = {Holds.CHOICE, Holds.CHOICES}

_LISTED = 60
"""So many names are told of all that there are, at most."""

MOST = 50
"""Of so many mistakes it is told what was meant, and so many examples that are not understood are told."""


_NO_NAME = msg("“{name}” cannot be the name of a term")
_LETTERS = msg("Write letters, digits and _ only.")
_EXACTLY = msg("Articles and the like are passed over: write a word, or = before it.")
_ALONE = msg("Of “{form}” only “{word}” is looked for, wherever it stands")
_WORD_BY_WORD = msg("Write “={form}” if all its words must stand there, or “{word}” if that one will do")
_TIMES_TOO = msg("{mark} stands for all of a number like “3 {times}”, so that “{times}” is not met after it")
_MARK_ALONE = msg("Write {mark} alone, without “{times}”")
_WHOLE_WORDS = msg("Write whole words, without * and =.")
_DEFINE = msg("Define it under {sections}; “zarcovi explain termos” lists what there is")
_BRACKETS = msg("Close every bracket: [may be missing], (one|other), <term>, {{n}}, verb > thing.")
_TOO_MUCH = msg("“{phrase}” is too long, or has too many choices")
_SEVERAL = msg("Write several shorter ones.")


@dataclass(slots=True)
class Extension:
    """What could be used of a committee's vocabulary, and what is to be said about the rest.

    `shown` are the entries that can be used, in their order, `forms` the forms of terms, each after its term's name,
    `scenery` what is called so.
    """

    names: Names
    parts: list[dict[str, Any]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    shown: list[tuple[yaml.Document, Path, dict[str, Any]]] = field(default_factory=list)
    forms: list[tuple[yaml.Document, Path, str, str]] = field(default_factory=list)
    scenery: list[tuple[yaml.Document, Path, str]] = field(default_factory=list)


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


def _listing(known: Iterable[str]) -> str:
    """The first of some names; clauses are so many that no line holds them."""
    names = list(known)
    return ", ".join([*names[:_LISTED], *(["…"] if len(names) > _LISTED else [])])


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
        return nearest(word, sorted(known)) if len(self.into.findings) < MOST else None

    def unknown(self, path: Path, word: str, known: Collection[str], *, key: bool = False) -> None:
        """Say that nobody knows a name, and which one may be meant."""
        near = self.near(word, known)
        help_ = msg("Did you mean “{near}”?", near=near) if near else msg("There are: {known}", known=_listing(known))
        self.tell(path, msg("Nobody knows “{word}”", word=word), help_, key=key)

    def undefined(self, path: Path, word: str) -> None:
        """Say that nobody defines a term, and how to."""
        near = self.near(word, self.names.terms)
        example = f"{word}: [{word}]"
        define = msg("Define it under {section}, as {example}", section="termos", example=example)
        help_ = define if near is None else msg("{define}; or did you mean “{near}”?", define=define, near=near)
        self.tell(path, msg("No term is called “{word}”", word=word), help_)

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
            if section not in SECTIONS and section not in _LISTS:
                self.unknown((section,), str(section), (*SECTIONS, *_LISTS), key=True)
        for section in SECTIONS:
            good[section] = self.words(section, data.get(section))
        groups = data.get("grupos")
        good["grupos"] = self.words("grupos", groups)
        self.names.add(good)
        for name, members in good["grupos"].items():
            for place, member in enumerate(members):
                if member not in self.names.terms:
                    self.undefined(("grupos", name, place), member)
        good["grupos"] = {
            name: [member for member in members if member in self.names.terms]
            for name, members in good["grupos"].items()
        }
        for name in good["grupos"]:
            self.names.groups[name] = [one for one in self.names.groups[name] if one in self.names.terms]
        labels = data.get("rotulos")
        for place, label in enumerate(listed(labels)):
            if label not in self.names.terms:
                self.undefined(("rotulos", place), str(label))
        good["rotulos"] = [label for label in listed(labels) if label in self.names.terms]
        good["cenario"] = list(self.scenery(data.get("cenario")))
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
            texts = [str(one) for one in listed(forms) if isinstance(one, str | int) and str(one).strip()]
            if not texts or len(texts) != len(listed(forms)):
                self.tell(
                    (section, name),
                    msg("“{name}” needs a list of words", name=name),
                    msg("Write it like {example}", example='selo: [selo, selos, "selo de mão"]'),
                )
            if section != "grupos":
                places = {str(one): (section, name, place) for place, one in enumerate(listed(forms))}
                at = places if isinstance(forms, list) else {}
                texts = [one for one in texts if self.form(at.get(one, (section, name)), one)]
                self.into.forms += [(self.document, at.get(one, (section, name)), name, one) for one in texts]
            if texts:
                found[name] = texts
        return found

    def scenery(self, given: Any) -> Iterator[str]:
        """The words that are called scenery and can be looked for."""
        for place, one in enumerate(listed(given)):
            path: Path = ("cenario", place) if isinstance(given, list) else ("cenario",)
            if not isinstance(one, str | int) or "*" in str(one) or str(one).startswith("="):
                self.tell(path, msg("“{form}” cannot be scenery", form=brief(str(one))), _WHOLE_WORDS)
            elif self.form(path, str(one), alone=False):
                self.into.scenery.append((self.document, path, text := str(one)))
                yield text

    def form(self, path: Path, form: str, *, alone: bool = True) -> bool:
        """Whether a form can be used; of one of which a word `alone` is looked for that is told."""
        if len(form) > _LONGEST or of_terms.count_of(form) > _MOST_WAYS:
            self.tell(path, _TOO_MUCH.about(phrase=brief(form)), _SEVERAL)
        elif not has_words(form):
            self.tell(path, msg("“{form}” has no word that is looked for", form=brief(form)), _EXACTLY)
        else:
            if alone and (only := only_word(form)) is not None:
                way, word = only
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
        return {**{name: data.get(name) or {} for name in (*SECTIONS, "grupos", "rotulos", "cenario")}, "frases": good}

    def entry(self, path: Path, entry: Any) -> None:
        """Whatever is wrong with one entry."""
        if not isinstance(entry, dict) or not listed(entry.get("frases")):
            self.tell(path, msg("An entry needs phrases"), msg("Write “frases:” and a list of phrases"))
            return
        marks: set[str] = set()
        for key in entry:
            if key not in _ENTRY:
                self.unknown((*path, key), str(key), _ENTRY, key=True)
        for place, phrase in enumerate(listed(entry["frases"])):
            marks |= set(re.findall(r"\{(\w+)\}", str(phrase))) | set(re.findall(r"@(\w+)", str(phrase)))
            self.phrase((*path, "frases", place), str(phrase))
        for key in POLARITIES:
            for place, said in enumerate(listed(entry.get(key))):
                self.said((*path, key, place), str(said), marks)
        for key in _SAYS:
            for place, needs in enumerate(listed(entry.get(key))):
                for one in str(needs).split("+"):
                    self.feature((*path, key, place), one)
        for key in _FLAGS:
            if not isinstance(entry.get(key, False), bool):
                self.tell((*path, key), msg("“{key}” is true or false", key=key))
        if not listed(entry.get("exemplos")):
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
                else _DEFINE.about(sections=", ".join((*SECTIONS, "grupos"))),
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
        if groups:
            return
        if (group := re.search(r"\{(\w+)\}", name)) is not None:
            self.said_of_each(path, said, group[1], marks)
            return
        if not equal:
            if name not in self.clauses:
                self.unknown(path, name, (*(f"{field}=" for field in self.fields), *self.clauses))
            return
        of = self.fields.get(name)
        if of is None:
            self.unknown(path, name, self.fields)
        elif of.values and of.holds is not Holds.NUMBER:
            values = self.names.groups.get(value[1:-1], ()) if "{" in value else (value,)
            if (wrong := next((one for one in values if one not in of.values), None)) is not None:
                self.unknown(path, wrong, of.values)
        elif of.holds is Holds.NUMBER and "{" not in value and value not in of.values:
            number, one = f"{name}={{n}}", f"{name}={{1}}"
            self.tell(
                path,
                msg("“{name}” is a number", name=name),
                msg("Write {n} for the phrase's number, {one} for the number 1", n=number, one=one),
            )

    def said_of_each(self, path: Path, said: str, group: str, marks: set[str]) -> None:
        """A clause, or a field, whose name holds one of a group: there must be one for each of its members."""
        if group not in self.names.groups:
            mark = f"{{{group}}}"
            self.tell(
                path, msg("“{mark}” cannot be part of a name", mark=mark), msg("Only one of a group can, as @group")
            )
        for member in self.names.groups.get(group, ()):
            before = len(self.into.findings)
            self.said(path, said.replace(f"{{{group}}}", member), marks)
            if len(self.into.findings) > before:
                return

    def feature(self, path: Path, one: str) -> None:
        """Something that a card must have, or must not."""
        name, colon, value = one.partition(":")
        of = self.fields.get(name)
        if of is None and name not in self.clauses:
            self.unknown(path, name, (*self.fields, *self.clauses))
        elif colon and of is not None and of.holds in _CHOICES and value not in of.values:
            self.unknown(path, value, of.values)
