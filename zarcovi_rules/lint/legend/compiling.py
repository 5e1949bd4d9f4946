"""Compiling a vocabulary: files that people write, as the texts that reading unpacks (see `packed`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from zarcovi_rules.lint.legend.forms import folded, ways_of
from zarcovi_rules.lint.legend.packed import NAME, Compiled
from zarcovi_rules.lint.legend.packing import ENDS, Growing
from zarcovi_rules.lint.legend.written import EDGES, Names, Steps, Way, listed

POLARITIES = ("sim", "nao", "so", "exceto")
"""The fields of an entry that tell what it says, by how it stands."""

FLAGS = ("livre", "nu", "limita")
"""The fields of an entry that are true or false, and count 1, 2, 4 in what is packed of it."""


def compile_vocabulary(
    parts: Iterable[Mapping[str, Any]], names: Names | None = None, onto: Compiled | None = None
) -> Compiled:
    """Vocabulary files, later ones adding to earlier ones, as one piece of data that `Reader` takes.

    It may add to what was compiled before (`onto`), if it adds to no group of that; `names` are the terms and groups
    that the phrases may name, where they are known already. Raises `UnknownError` when a phrase cannot be understood.
    """
    parts = list(parts)
    names = names or Names(parts)
    before: Compiled = onto or {}
    terms, exact = _terms(names, before)
    phrases = _Phrases(names, before)
    for entry in (entry for part in parts for entry in part.get("frases") or []):
        phrases.add(entry)
    for literal in phrases.literals:
        terms.add([literal[1:]], literal)
    return {
        "termos": terms.packed(),
        "exatos": exact.packed(),
        **{
            section: list(dict.fromkeys([*before.get(section, ()), *more]))
            for section, more in {
                "numeros": (f"={word}" for word in terms.graph.first if word.isdecimal()),
                "verbos": names.verbs,
                "leves": names.light,
                "nucleos": names.heads,
                "rotulos": names.labels,
                "firmes": [name for part in parts for name in part.get("firmes") or []],
                "inteiros": [name for part in parts for name in part.get("inteiros") or []],
                "listas": phrases.lists,
                "cenario": [
                    " ".join(way) for part in parts for one in part.get("cenario") or [] for way in ways_of(one)
                ],
            }.items()
        },
        "grupos": names.groups,
        "frases": phrases.graph.packed(),
        "pares": phrases.pairs,
        "soltas": phrases.singles,
        "diz": phrases.said,
    }


def names_of(compiled: Compiled) -> Names:
    """The names that phrases may use which add to a compiled vocabulary. Of its terms they have no forms."""
    items = [item for graph in ("termos", "exatos") for of in ("nos", "itens") for item in compiled[graph][of].split()]
    terms: dict[str, list[str]] = {item[1:]: [] for item in items if item[0] == NAME and item[1] != "="}
    sections = {"verbos": compiled["verbos"], "leves": compiled["leves"], "nucleos": compiled["nucleos"]}
    return Names(
        [{"termos": terms, "rotulos": compiled["rotulos"], "grupos": compiled["grupos"]}]
        + [{section: {name: [] for name in known}} for section, known in sections.items()]
    )


def entries_of(compiled: Compiled) -> int:
    """How many entries a compiled vocabulary has, as they were written."""
    rows = compiled.get("diz")
    return int(rows[-1].rpartition(",")[2].rstrip("]")) + 1 if rows else 0


def _terms(names: Names, before: Compiled) -> tuple[_Terms, _Terms]:
    """The forms of terms, and those that stand word by word."""
    loose, strict = _Terms(before.get("termos")), _Terms(before.get("exatos"))
    for name, forms in names.terms.items():
        for form in forms:
            if form.startswith("="):
                strict.add(folded(form[1:]), name)
                continue
            for words in ways_of(form):
                loose.add(words, name)
    return loose, strict


class _Phrases:
    """The phrases of entries: a graph of them, and by terms the `pairs` of a verb and its thing, and the `singles`."""

    def __init__(self, names: Names, before: Compiled) -> None:
        self._names = names
        self.graph = Growing(before.get("frases"))
        self.pairs: dict[str, dict[str, list[int]]] = {
            verb: {thing: [*numbers] for thing, numbers in things.items()}
            for verb, things in before.get("pares", {}).items()
        }
        self.singles: dict[str, list[int]] = {term: [*numbers] for term, numbers in before.get("soltas", {}).items()}
        self.said: list[str] = [*before.get("diz", ())]
        self._origin = entries_of(before)
        self.literals: dict[str, None] = {}
        self.lists: dict[str, None] = {}

    def add(self, entry: Mapping[str, Any]) -> None:
        """All phrases of an entry."""
        alike: dict[str, int] = {}
        self._origin += 1
        for written in map(str, listed(entry["frases"])):
            for way in self._names.understood(written):
                row = _said(entry, way, self._origin - 1)
                number = alike.setdefault(row, len(self.said))
                if number == len(self.said):
                    self.said.append(row)
                self._add(way, number)

    def _add(self, way: Way, number: int) -> None:
        if way.pair is not None:
            verb, thing = way.pair
            _add(self.pairs.setdefault(verb, {}).setdefault(thing, []), number)
            return
        for item in (item for step in way.steps for items in step for item in items):
            if item[0] == "=":
                self.literals[item] = None
            elif item[0] == "+":
                self.lists[item[1:]] = None
        for item in self._begun(way.steps, number):
            _add(self.singles.setdefault(item, []), number)

    def _begun(self, steps: Steps, number: int) -> list[str]:
        """Add a phrase to the graph; returned are the terms that are the whole phrase, which are left out of it."""
        graph = self.graph
        after: dict[str, set[int]] = {ENDS: {number}}
        for ways in reversed(steps):
            before: dict[str, set[int]] = {}
            for items in ways:
                for item, follow in ({items[0]: {graph.chain(items[1:], after)}} if items else after).items():
                    before.setdefault(item, set()).update(follow)
            after = before
        singles = []
        for item, follow in after.items():
            if item == ENDS:
                continue
            if item[0] not in "=+" and item not in EDGES:
                if any(ENDS in graph.nodes[place] for place in follow):
                    singles.append(item)
                    follow = {
                        graph.node({one: more for one, more in graph.nodes[place].items() if one != ENDS})
                        for place in follow
                    }
                follow = {place for place in follow if graph.nodes[place]}
            if follow:
                graph.first.setdefault(item, {}).update(dict.fromkeys(sorted(follow)))
        return singles


def _said(entry: Mapping[str, Any], way: Way, origin: int) -> str:
    """What an entry says by a way of its phrase, packed: see `grammar.Entry`. A ' stands for each quote."""
    flags = sum(1 << place for place, flag in enumerate(FLAGS) if entry.get(flag))
    signs = (sign for sign in ",:" if sign in str(listed(entry["frases"])[0]))
    row = [
        *([_filled(str(one), way.group) for one in listed(entry.get(key))] for key in POLARITIES),
        flags,
        "".join(signs),
        [str(one).split("+") for one in listed(entry.get("quando"))],
        [str(one) for one in listed(entry.get("sem"))],
        origin,
    ]
    return json.dumps(row, separators=(",", ":")).replace("'", "\\u0027").replace('"', "'")


def _filled(said: str, group: Mapping[str, str]) -> list[str | int]:
    """`field=value` as field and value, a clause as itself and "sim"; `{1}` is the number."""
    name, _, value = said.partition("=")
    for key, member in group.items():
        value = value.replace(f"{{{key}}}", member)
        name = name.replace(f"{{{key}}}", member)
    if value[:1] == "{" and value[1:-1].isdecimal():
        return [name, int(value[1:-1])]
    return [name, value or "sim"]


def _add(found: list[int], one: int) -> None:
    if one not in found:
        found.append(one)


class _Terms:
    """The forms of terms, each a chain of words in a graph that ends with the term's name."""

    def __init__(self, before: Mapping[str, str] | None) -> None:
        self.graph = Growing(before, ends=None)
        self._end = {self.graph.node({})}
        self._inner: dict[str, None] = dict.fromkeys(before["dentro"].split() if before else ())

    def add(self, words: Sequence[str], name: str) -> None:
        """One form of a term, without those words that are passed over."""
        node = self.graph.chain(words[1:], {f"{NAME}{name}": self._end})
        self.graph.first.setdefault(words[0], {})[node] = None
        self._inner.update(dict.fromkeys(words[1:]))

    def packed(self) -> dict[str, str]:
        """The graph, and the words in it that are not the first of a form."""
        return {**self.graph.packed(), "dentro": " ".join(self._inner)}
