"""The name that a caption begins with: "Nome: …", "*Nome* …", "Nome – …", or a name in capitals set apart."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.legend.items import Item
from zarcovi_rules.lint.legend.small_words import LIGHT, NUMBERS, STOPS
from zarcovi_rules.lint.legend.words import Words, plainly

MOST = 7
"""So many words a name has, at most."""

CLOSES_WITHIN = 6
"""Brackets after a name close within so many words."""

_BOLD = (
    r"\s*(?:\*\*?(?P<a>[^*\n]+?)\*\*?|__(?P<b>[^_\n]+?)__|_(?P<c>[^_\n]+?)_|[【『「《](?P<d>[^】』」》\n]+)[】』」》]"
    r"|[“\"«](?P<e>[^”\"»\n]+)[”\"»])"
)
MARKS = frozenset('*_【『「《“"«')
_CLOSES = frozenset('】』」》"')
LABELS = frozenset([
        "rank", "ranks", "vel", "velocidade", "def", "defesa", "atk", "ataque", "dano", "uso", "usos", "ck",
        "chakra", "custo", "gasto", "alcance", "efeito", "duracao", "obs", "cuidado", "atencao", "nota",
        "importante", "habilidade", "tecnica", "jutsu", "card", "carta", "descricao", "legenda", "tipo",
        "natureza", "regra", "contagem", "requisito", "requisitos", "limite", "status", "classe", "nivel",
        "local", "hp", "maos", "item", "modo", "turno", "turnos", "alvo", "alvos", "escala", "area", "tempo",
        "ativacao", "condicao", "condicoes", "bonus", "exceto", "elemento", "categoria", "observacao", "aviso",
        "dica", "resumo", "detalhes", "passiva", "ativa", "acao", "reacao", "contra", "todos", "tudo",
        "ninguem", "quem", "preco", "precos", "valor", "multiplicador", "poder", "forca", "raio", "recarga", "cooldown",
        "defesas", "escapes", "fraqueza", "vantagem", "desvantagem", "combo", "portal",
])  # fmt: skip
"""What stands before a colon and is no name."""

_QUALIFIES = frozenset([
        "total", "base", "causado", "causada", "maximo", "maxima", "minimo", "minima", "extra", "adicional",
        "secundario", "secundaria", "principal", "passivo", "passiva", "ativo", "ativa", "especial", "especiais",
        "geral", "gerais", "final", "gasto", "necessario", "inicial", "recarga", "conjuracao", "espera",
        "combate", "dimensional", "invisivel", "furtivo", "furtiva", "fisico", "direto", "suprema", "complementar",
        "consumido", "atual", "basico", "basica",
])  # fmt: skip
"""What stands after a label and is no name: "Dano causado:"."""

_CALLED = frozenset({"nome", "titulo"})
"""What stands before a name and a colon."""

_OF_CARDS = frozenset({"do", "da", "de", "habilidade", "tecnica", "jutsu", "card", "carta", "item", "modo", "ataque"})
"""What may stand between them: "Nome da técnica"."""

_ANNOUNCES = ([":"], ["-"], ["="])
_OPENS_NAME = frozenset(':-=【『「《"')
_ENDS_NAME = frozenset({"\n", ".", ";", ",", "||", "|"})

SAYS = frozenset([
        "se", "quando", "caso", "enquanto", "ao", "para", "por", "em", "com", "sem", "durante", "apos", "antes",
        "depois", "este", "esta", "esse", "essa", "nao",
])  # fmt: skip
"""A text that begins so is a sentence."""

_BEGINS_EFFECT = frozenset({"ativa", "equipa"})
"""With these an effect begins, not a name."""

SMALL = frozenset([
        "de", "do", "da", "dos", "das", "e", "em", "no", "na", "a", "o", "as", "os", "ao", "d'", "com", "sem",
        "para", "que",
])  # fmt: skip
_PLAIN = re.compile(r"[^\W\d_]")


class Named(NamedTuple):
    """A name, the characters that are it, its first word and the word after it."""

    name: str
    start: int
    end: int
    first: int
    last: int


def bold(text: str) -> re.Match[str] | None:
    """The name at the beginning of a text that stands between marks, pictures aside; most texts begin with none."""
    begin = text.lstrip()[:1]
    if begin in MARKS:
        return re.match(_BOLD, text)
    return None if begin.isascii() or begin.isalnum() else re.match(rf"[^\w*\n【『「《“\"«]+{_BOLD}", text)


def _called(words: Words, first: int, last: int) -> Named:
    start, end = words.starts[first], words.ends[last - 1]
    return Named(plainly(words.text[start:end]), start, end, first, last)


def head(words: Words, segments: Sequence[Sequence[Item]], verbs: frozenset[str], after: str = "") -> Named | None:
    """The name at the beginning of a legend, of which `after` is what comes after these words."""
    if not segments or not words.words:
        return None
    if (labelled := announced(words)) is not None:
        return labelled
    if (marked := bold(words.text)) is not None:
        group = next(name for name, found in marked.groupdict().items() if found is not None)
        first, end = _between(words, *marked.span(group))
        return _if_name(words, first, end, segments, verbs, marked=True)
    items = segments[0]
    first = next((place for place, word in enumerate(words.words) if word.isalpha()), len(words.words))
    if any(word not in {";", ".", "!"} for word in words.words[:first]):
        return None
    inside = {place for item in items[: 2 * MOST] for place in range(item.first + 1, item.last)}
    for place in range(first + 1, min(first + 2 * MOST, len(words.words))):
        word = words.words[place]
        if place in inside:
            continue
        if word == ":":
            return _if_name(words, first, place, segments, verbs)
        if word == "-":
            if words.starts[place] == words.ends[place - 1]:
                continue
            return _if_name(words, first, place, segments, verbs)
        if word == "(":
            close = next(
                (at for at in range(place, min(place + CLOSES_WITHIN, len(words.words))) if words.words[at] == ")"),
                None,
            )
            if close is None or words.words[close + 1 : close + 2] not in ([":"], ["-"]):
                return None
            return _if_name(words, first, place, segments, verbs)
        if word == "\n":
            return _if_name(words, first, place, segments, verbs) if _set_apart(words, first, place, after) else None
        if not word.replace("'", "").isalpha():
            return None
    return None


def _if_name(
    words: Words,
    first: int,
    end: int,
    segments: Sequence[Sequence[Item]],
    verbs: frozenset[str],
    *,
    marked: bool = False,
) -> Named | None:
    """The words of a name, unless they are a label, a sentence, or say nothing but what the card is.

    A title, set apart by its marks (`marked`) and a colon, may say that and be a name: "*Modo Gigante*: …".
    """
    while end > first and not words.words[end - 1][-1].isalnum():
        end -= 1
    inside = words.words[first:end]
    told = [word for word in inside if word.replace("'", "").isalpha()]
    if not told or len(told) > MOST or any(word.isdigit() for word in inside) or words.small(first):
        return None
    if told[0] in SAYS or (len(told) > 1 and told[0] in _BEGINS_EFFECT):
        return None
    if told[0] in LABELS and (len(told) == 1 or told[-1] in _QUALIFIES):
        return None
    if all(word in LABELS or word in STOPS or word in LIGHT or word in NUMBERS for word in told):
        return None
    known = 0
    for item in segments[0]:
        if item.first >= end:
            break
        if item.first >= first and item.names and item.names[0][0] != "=":
            joined = words.words[item.last : item.last + 1] == ["-"] and (
                words.starts[item.last] == words.ends[item.last - 1]
            )
            if not verbs.isdisjoint(item.names) and words.small(item.first) and not joined:
                return None  # a sentence
            if (
                not joined
                and item.first == first
                and not verbs.isdisjoint(item.names)
                and len(told) > 1
                and words.small(end - 1)
            ):
                return None
            if item.names[0][0] == "!" and item.word not in {"sem", "so"}:
                return None
            known += sum(1 for word in words.words[item.first : item.last] if word not in STOPS)
        elif item.word == "e" and item.first >= first and words.small(end - 1):
            known += 1  # "empurra aliados e ataques" is rather what the card does than how it is called
    if known >= sum(1 for word in told if word not in STOPS and word not in LIGHT) and not (
        marked and _is_title(words, first, end)
    ):
        return None
    return _called(words, first, end)


def _is_title(words: Words, first: int, end: int) -> bool:
    """Whether known words stand before a colon with the capitals of a name, and no label among them but "modo"."""
    colon = next((word for word in words.words[end:] if word not in _CLOSES), "")
    large = [place for place in range(first, end) if words.words[place] not in SMALL]
    labels = [place for place in large if words.words[place] in LABELS]
    unlabelled = not labels or (labels == [first] and words.words[first] == "modo")
    return colon == ":" and unlabelled and len(large) > 1 and not any(map(words.small, large))


def _between(words: Words, start: int, stop: int) -> tuple[int, int]:
    first = next((place for place, at in enumerate(words.starts) if at >= start), len(words.words))
    end = next((place for place, at in enumerate(words.starts) if at >= stop), len(words.words))
    return (first, end) if end > first else (0, 0)


def announced(words: Words) -> Named | None:
    """The name behind a label that announces one, whatever marks either has: "*Nome:* …", "【Nome da técnica】 - …"."""
    all_words = words.words
    first = next((place for place, word in enumerate(all_words[:MOST]) if word.isalpha()), 0)
    if not all_words or all_words[first] not in _CALLED:
        return None
    place = first + 1
    while place < len(all_words) and (all_words[place] in _CLOSES or all_words[place] in _OF_CARDS):
        place += 1
    if all_words[place : place + 1] not in _ANNOUNCES:
        return None
    while place < len(all_words) and all_words[place] in _OPENS_NAME:
        place += 1
    end = place
    while end < len(all_words) and end - place < 12 and not _ends_name(words, end):
        end += 1
    return None if end == place else _called(words, place, end)._replace(first=first)


def _ends_name(words: Words, place: int) -> bool:
    """Whether a name ends before a word: with its line, at a sign, at a dash that stands between blanks."""
    word = words.words[place]
    if word == "-":
        return words.starts[place] != words.ends[place - 1]
    return word in _ENDS_NAME or word in _CLOSES


def how_written(after: str) -> tuple[bool, bool, bool]:
    """How the rest of a text is written: all that a name which is set apart has to differ from."""
    return _PLAIN.search(after) is not None, after.isupper(), f"A{after}".isupper()


def _set_apart(words: Words, first: int, end: int, after: str) -> bool:
    """Whether a first line is written as a name: in capitals, or with capital letters, the rest being otherwise."""
    line = words.text[words.starts[first] : words.ends[end - 1]]
    rest = words.text[words.ends[end - 1] :] + after
    if _PLAIN.search(rest) is None:
        return False
    if line.isupper():
        return not rest.isupper()
    large = [place for place in range(first, end) if words.words[place] not in SMALL]
    return len(large) > 1 and not any(words.small(place) for place in large)
