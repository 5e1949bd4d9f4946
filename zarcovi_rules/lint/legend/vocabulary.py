"""The phrase vocabulary of a book: data that a committee can read and extend, made ready for reading.

A vocabulary file is YAML:

    termos:                      # names for words that mean the same; `*` ends a word of any ending
      global: [global, globais, "ataques globais"]
    verbos:                      # terms that govern the things after them, in a list, until another verb
      defende: [defende*, segura, seguram, bloqueia*]
    leves:                       # verbs that govern only what they have a phrase with, and leave other things alone
      pode_ser: ["pode ser", "podem ser"]
    nucleos:                     # terms of things that have what follows them, where no verb governs them
      barreira: [barreira, barreiras]
    grupos:                      # several terms; in a phrase, @status is each of them and {status} its name
      status: [letal, ilimitado, supremo]
    frases:
      - frases: ["defende > global"]
        sim: [barreira.defende_global]
        nao: [barreira.nao_defende_global]
        quando: ["tipo:barreira"]
        exemplos: ["Barreira unidirecional que também defende globais"]
        contra: ["Barreira unidirecional que não defende globais"]

The language of phrases is described in `docs/legends.md`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from zarcovi_rules.lint.legend.words import fold_form

STOPS = frozenset(
    [
        "o",
        "a",
        "os",
        "as",
        "de",
        "do",
        "da",
        "dos",
        "das",
        "em",
        "no",
        "na",
        "nos",
        "nas",
        "ao",
        "aos",
        "seu",
        "sua",
        "seus",
        "suas",
        "este",
        "esta",
        "esse",
        "essa",
        "isso",
        "isto",
        "que",
        "q",
        "dele",
        "dela",
        "deles",
        "delas",
        "num",
        "numa",
        "cada",
        "proprio",
        "propria",
        "la",
        "lo",
        "las",
        "los",
        "lhe",
        "lhes",
        "vlw",
        "flw",
        "rs",
        "rsrs",
        *("k" * size for size in range(3, 16)),
    ]
)
"""Words that are passed over, in legends and in forms; also what only laughs or greets."""

_ARTICLES = frozenset({"o", "a", "os", "as", "um", "uma", "seu", "sua", "seus", "suas"})
"""Words that are passed over and tell nothing: whoever writes "o casco" means "casco"."""

LIGHT = frozenset(
    [
        "por",
        "pelo",
        "pela",
        "pelos",
        "pelas",
        "com",
        "para",
        "pra",
        "pro",
        "contra",
        "e",
        "ou",
        ",",
        ":",
        "-",
        "/",
        "(",
        ")",
        '"',
        "'",
        "p/",
        "c/",
        "d/",
        "+",
        "sobre",
        "entre",
    ]
)
"""Words and signs that need no explanation and part nothing."""

NUMBERS = {
    "um": 1, "uma": 1, "dois": 2, "duas": 2, "tres": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
    "nove": 9, "dez": 10, "doze": 12, "quinze": 15, "vinte": 20, "cem": 100,
}  # fmt: skip
ONES = frozenset({"um", "uma"})
"""Numbers that are articles too."""

Compiled = dict[str, Any]

EXCEPT = "exceto"
"""What governs the things that an exception names."""

MARKS = {"{n}": "#", "{d}": "#d", "{n2}": "#2", "{nome}": "$nome", "{nome2}": "$nome2"} | {
    "{nomes}": "$nomes",
    "{letra}": "$letra",
    "{inicio}": "^",
    "{fim}": "!",
    "...": "...",
}
"""What a phrase may hold beside words and terms, and the edge that stands for it in the compiled trie."""

_EDGES = frozenset(MARKS.values())
POLARITIES = ("sim", "nao", "so", "exceto")
"""The fields of an entry that tell what it says, by how it stands."""


_Steps = list[list[list[str]]]
"""The steps of a phrase, each with the ways it may go, each way with its items."""


class UnknownError(ValueError):
    """A phrase that cannot be understood: `name` is not known, one of `known` is perhaps meant."""

    def __init__(self, phrase: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"{phrase!r}: {name!r} is not defined")
        self.name = name
        self.known = tuple(known)


class Names:
    """The terms and groups that phrases may name, from the files of a vocabulary."""

    def __init__(self, parts: Iterable[Mapping[str, Any]]) -> None:
        self.terms: dict[str, list[str]] = {}
        self.verbs: dict[str, None] = {}
        self.light: dict[str, None] = {}
        self.heads: dict[str, None] = {}
        self.labels: dict[str, None] = {}
        self.groups: dict[str, list[str]] = {}
        for part in parts:
            self.add(part)

    def add(self, part: Mapping[str, Any]) -> None:
        """The terms and groups of one more file."""
        kinds: dict[str, tuple[dict[str, None], ...]] = {
            "termos": (),
            "verbos": (self.verbs,),
            "leves": (self.verbs, self.light),
            "nucleos": (self.heads,),
        }
        for section, kind in kinds.items():
            for name, forms in (part.get(section) or {}).items():
                self.terms.setdefault(name, []).extend(map(str, _listed(forms)))
                for names in kind:
                    names[name] = None
        self.labels.update(dict.fromkeys(part.get("rotulos") or []))
        for name, members in (part.get("grupos") or {}).items():
            self.groups.setdefault(name, []).extend(members)

    def understood(self, phrase: str) -> Iterator[tuple[bool, _Steps, dict[str, str]]]:
        """The ways that a phrase may go: whether it is a verb with its thing, its steps, its members of groups.

        Raises `UnknownError` for what it names and nobody defines.
        """
        for name in re.findall(r"@(\w+)", phrase):
            if name not in self.groups:
                raise UnknownError(phrase, name, self.groups)
        pair = re.fullmatch(_PAIR, phrase)
        for steps, group in _paired(pair, self.groups) if pair else _expanded(phrase, self.groups):
            if pair:
                ((first,),), ((second,),) = steps
                if first != EXCEPT and first not in self.verbs and first not in self.heads:
                    raise UnknownError(phrase, first, (*self.verbs, *self.heads, EXCEPT))
                if second not in self.terms:
                    raise UnknownError(phrase, second, self.terms)
            else:
                for item in (item for step in steps for way in step for item in way):
                    if item[0] not in "=+" and item not in _EDGES and item not in self.terms:
                        raise UnknownError(phrase, item, self.terms)
            yield bool(pair), steps, group


def compile_vocabulary(parts: Iterable[Mapping[str, Any]]) -> Compiled:
    """Vocabulary files, later ones adding to earlier ones, as one piece of data that `Reader` takes.

    Raises `UnknownError` when a phrase cannot be understood.
    """
    parts = list(parts)
    names = Names(parts)
    graph = _Graph()
    pairs: dict[str, list[int]] = {}
    singles: dict[str, list[int]] = {}
    said: list[list[Any]] = []
    literals: dict[str, None] = {}
    lists: dict[str, list[str]] = {}
    for entry in (entry for part in parts for entry in part.get("frases") or []):
        alike: dict[str, int] = {}
        for written in map(str, entry["frases"]):
            for paired, steps, group in names.understood(written):
                row = [
                    str(entry["frases"][0]),
                    *([_filled(one, group) for one in _listed(entry.get(key))] for key in POLARITIES),
                    4 * bool(entry.get("limita")) + 2 * bool(entry.get("nu")) + bool(entry.get("livre")),
                    [one.split("+") for one in _listed(entry.get("quando"))],
                    _listed(entry.get("sem")),
                ]
                number = alike.setdefault(repr(row), len(said))
                if number == len(said):
                    said.append(row)
                if paired:
                    ((first,),), ((second,),) = steps
                    _add(pairs.setdefault(f"{first} {second}", []), number)
                    continue
                for item in (item for step in steps for way in step for item in way):
                    if item.startswith("="):
                        literals[item] = None
                    elif item[0] == "+":
                        lists[item[1:]] = names.groups[item[1:]]
                for item in graph.add(steps, number):
                    _add(singles.setdefault(item, []), number)
    trie: dict[str, Any] = {}
    exact: dict[str, Any] = {}
    for name, forms in names.terms.items():
        for form in forms:
            if form.startswith("="):
                _put(exact, fold_form(form[1:]), name)
                continue
            for words in _forms(form):
                _put(trie, words, name)
    for literal in literals:
        _put(trie, [literal[1:]], literal)
    return {
        "termos": trie,
        "verbos": list(names.verbs),
        "leves": list(names.light),
        "nucleos": list(names.heads),
        "rotulos": list(names.labels),
        **{
            section: list(dict.fromkeys(name for part in parts for name in part.get(section) or []))
            for section in ("firmes", "inteiros")
        },
        "exatos": exact,
        "listas": lists,
        "frases": "\n".join(map(_packed, graph.nodes())),
        "pares": pairs,
        "soltas": singles,
        "diz": "\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in said),
    }


def _packed(node: Mapping[str, Sequence[int]]) -> str:
    """A node in one line. Most of what is compiled is never asked for, and a line is unpacked when it is."""
    return "\t".join(f"{item} {' '.join(map(str, follow))}" for item, follow in node.items())


def unpacked(lines: Iterable[str]) -> dict[str, str]:
    """The nodes that were packed into lines, as one: by what may come next, what then follows, see `places`."""
    node: dict[str, str] = {}
    packed = "\t".join(filter(None, lines))
    for part in packed.split("\t") if packed else ():
        item, _, follow = part.partition(" ")
        node[item] = f"{node[item]} {follow}" if item in node else follow
    return node


def places(follow: str) -> set[int]:
    """The places of the nodes that follow. They are read where phrases go on only, and these are few."""
    return set(map(int, follow.split(" ")))


class _Graph:
    """The phrases as a graph: a node has, by what may come next, the places of the nodes that then follow.

    Nodes that go on alike are one. The last is where every phrase begins; "$" has the entries that end there.
    """

    def __init__(self) -> None:
        self._nodes: list[dict[str, list[int]]] = []
        self._places: dict[tuple[Any, ...], int] = {}
        self._root: dict[str, set[int]] = {}

    def add(self, steps: Sequence[Sequence[Sequence[str]]], number: int) -> list[str]:
        """Add a phrase, for each step the ways it may go; returned are the terms that are the whole phrase."""
        after: dict[str, set[int]] = {"$": {number}}
        for ways in reversed(steps):
            before: dict[str, set[int]] = {}
            for way in ways:
                for item, follow in (self._way(way, after) if way else after).items():
                    before.setdefault(item, set()).update(follow)
            after = before
        singles = []
        for item, follow in after.items():
            if item == "$":
                continue
            if item[0] != "=" and item[0] != "+" and item not in _EDGES:
                if any("$" in self._nodes[place] for place in follow):
                    singles.append(item)
                    follow = {self._place({**self._sets(place), "$": set()}) for place in follow}
                follow = {place for place in follow if self._nodes[place]}
            self._root.setdefault(item, set()).update(follow)
        return singles

    def _way(self, way: Sequence[str], after: Mapping[str, set[int]]) -> dict[str, set[int]]:
        place = self._place(after)
        for item in reversed(way[1:]):
            place = self._place({item: {place}})
        return {way[0]: {place}}

    def _sets(self, place: int) -> dict[str, set[int]]:
        return {item: set(follow) for item, follow in self._nodes[place].items()}

    def _place(self, node: Mapping[str, set[int]]) -> int:
        key = tuple((item, tuple(sorted(follow))) for item, follow in sorted(node.items()) if follow)
        if key not in self._places:
            self._places[key] = len(self._nodes)
            self._nodes.append({item: list(follow) for item, follow in key})
        return self._places[key]

    def nodes(self) -> list[dict[str, list[int]]]:
        """All nodes, the one where phrases begin as the last."""
        return [*self._nodes, {item: sorted(follow) for item, follow in self._root.items() if follow}]


def _listed(value: Any) -> list[str]:
    return [] if value is None else [str(one) for one in (value if isinstance(value, list) else [value])]


def _filled(said: str, group: Mapping[str, str]) -> list[str | int]:
    """`field=value` as field and value, a clause as itself and "sim"; `{1}` is the number."""
    name, _, value = said.partition("=")
    for key, member in group.items():
        value = value.replace(f"{{{key}}}", member)
        name = name.replace(f"{{{key}}}", member)
    if value[:1] == "{" and value[1:-1].isdecimal():
        return [name, int(value[1:-1])]
    return [name, value or "sim"]


def _put(trie: dict[str, Any], words: list[str], name: str) -> None:
    node = trie
    for word in words:
        node = node.setdefault(word, {})
    _add(node.setdefault("$", []), name)


def _add(found: list[Any], one: object) -> None:
    if one not in found:
        found.append(one)


def _forms(form: str) -> Iterator[list[str]]:
    """The words of a form, without those that are passed over; one list for each way that brackets leave open."""
    for parts in product(*map(list, _choices(form))):
        words = [
            word
            for part in parts
            for word in (_starred(part) if "*" in part else fold_form(part))
            if word not in STOPS and word not in ONES
        ]
        if words:
            yield words


def _starred(part: str) -> list[str]:
    words = fold_form(part.replace("*", ""))
    return [*words[:-1], f"{words[-1]}*"] if words else []


def has_words(form: str) -> bool:
    """Whether a form has words that can be met in a legend: more than signs, and articles that are passed over."""
    return bool(fold_form(form[1:])) if form.startswith("=") else next(_forms(form), None) is not None


def only_word(form: str) -> tuple[str, str] | None:
    """A form in which words stand that tell more than articles do, and the one of its words that is looked up.

    Whoever writes "em vez" means both words; "vez" alone is met, wherever it stands.
    """
    if form.startswith("="):
        return None
    for parts in product(*map(list, _choices(form))):
        way = " ".join(filter(None, parts))
        words, passed = fold_form(way.replace("*", "")), next(_forms(way), [])
        if len(passed) == 1 and not _ARTICLES.issuperset(words[:-1] if passed[0].rstrip("*") == words[-1] else words):
            return way, passed[0]
    return None


def ways_of_form(form: str) -> int:
    """In how many ways the brackets of a form may be read, each of which is looked at by itself."""
    return prod(map(len, _choices(form)))


def ways_of_phrase(phrase: str, groups: Mapping[str, list[str]]) -> int:
    """In how many ways a phrase may go by the groups that it names, each of which is looked at by itself."""
    if (pair := re.fullmatch(_PAIR, phrase)) is not None:
        return len(groups.get(pair[3], ())) if pair[2] else 1
    return prod(
        sum(prod(len(groups.get(name, ())) for name in _members(one)) for one in choice)
        for choice in _choices(phrase)
        if any(map(_members, choice))
    )


# Compiled where they are first looked for, as linting asks for neither.
_PAIR = r"\s*(\w+)\s*>\s*(@?)(\w+)\s*"
TIMES = r"(?:kk?|mil|mi|milhão|milhões|milhao|milhoes)(?!\w)"
"""What may stand behind a number and is part of it."""

_NUMBER = rf"(?<![\w.,])\d+(?:[.,]\d+)*\s{TIMES}"
"""A number of two words, which is one in a legend: "3 mil"."""

_PIECE = (
    r"\[([^\]]*)\]|\(([^()|]*\|[^()]*)\)|<([^>]+)>|@(\w+\+?)|(\{\w+\}|\.\.\.)"
    rf"|({_NUMBER}|[^\s\[\]<>@{{}}]+)"
)


def stray(phrase: str) -> str | None:
    """A piece of a phrase with a sign out of its place: a bracket that is left open, or that stands within another.

    Round brackets without `|` are those of a legend: "(incombável)".
    """
    if re.fullmatch(_PAIR, phrase):
        return None
    left = re.search(r"\S+", re.sub(_PIECE, lambda match: " " * len(match[0]), phrase))
    if left is not None:
        return left[0]
    open_: list[str] = []
    for match in re.finditer(_PIECE, phrase):
        choices, word = match[1] if match[1] is not None else match[2], match[6]
        if choices is not None:
            several = [one.strip() for one in choices.split("|")]
            found = next(filter(None, (stray(one) for one in several if len(one) > 1)), None)
            if found is not None:
                return found
        elif word and "|" in word.strip("|"):
            return word
        elif word and word.count("(") != word.count(")"):
            open_.append(word)
    return open_[0] if "".join(open_).count("(") != "".join(open_).count(")") else None


def tells(steps: _Steps) -> bool:
    """Whether a phrase holds a word or a term on each way: more than numbers, names and places of a sentence."""
    return any(step and all(way and not _EDGES.issuperset(way) for way in step) for step in steps)


def _choices(text: str) -> list[list[str]]:
    """The pieces of a form: what each may be."""
    found: list[list[str]] = []
    for match in re.finditer(_PIECE, text):
        if match[1] is not None:
            found.append(["", *(one.strip() for one in match[1].split("|"))])
        elif match[2] is not None:
            found.append([one.strip() for one in match[2].split("|")])
        else:
            found.append([match[0]])
    return found


def _paired(pair: re.Match[str], groups: Mapping[str, list[str]]) -> Iterator[tuple[_Steps, dict[str, str]]]:
    verb, several, thing = pair.groups()
    for member in groups[thing] if several else [thing]:
        yield [[[verb]], [[member]]], ({thing: member} if several else {})


def _expanded(phrase: str, groups: Mapping[str, list[str]]) -> Iterator[tuple[_Steps, dict[str, str]]]:
    """The steps of a phrase, each with the ways it may go; once for every member of each group that it has."""
    choices = [[[one] for one in choice] if any(map(_members, choice)) else [choice] for choice in _choices(phrase)]
    for parts in product(*choices):
        names = [name for part in parts for one in part for name in _members(one)]
        for members in product(*(groups[name] for name in names)):
            group = dict(zip(names, members, strict=True))
            yield [[_items(one, group, phrase) for one in part] for part in parts], group


def _members(part: str) -> list[str]:
    """The groups of which a part of a phrase has one member."""
    return [match[4] for match in re.finditer(_PIECE, part) if match[4] and match[4][-1] != "+"]


def _items(part: str, group: Mapping[str, str], phrase: str) -> list[str]:
    items: list[str] = []
    for match in re.finditer(_PIECE, part):
        if match[5]:
            if match[5] not in MARKS:
                raise UnknownError(phrase, match[5], MARKS)
            items.append(MARKS[match[5]])
        elif match[4] and match[4][-1] == "+":
            items.append(f"+{match[4][:-1]}")
        elif match[3]:
            items.append(match[3])
        elif match[4]:
            items.append(group[match[4]])
        else:
            items += [f"={word}" for word in fold_form(match[0]) if word not in STOPS]
    return items
