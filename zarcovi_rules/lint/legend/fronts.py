"""A limit in front of what it limits: "com Senjutsu, ignora barreiras", "por 2 turnos não pode ser repelido"."""

from __future__ import annotations

from collections.abc import Sequence

from zarcovi_rules.lint.legend.conditions import NO_LIMITS
from zarcovi_rules.lint.legend.holding import BUT, JOINS, Holding, names_any
from zarcovi_rules.lint.legend.items import COMBINED, OTHERS, Item
from zarcovi_rules.lint.legend.naming import SAYS
from zarcovi_rules.lint.legend.phrases import PARTS
from zarcovi_rules.lint.legend.scope import Met
from zarcovi_rules.lint.legend.segments import CERTAIN_IF, RELATIVES
from zarcovi_rules.lint.legend.small_words import STOPS

_MAY_LIMIT = frozenset(
    {"com", "sem", "para", "pra", "em", "no", "na", "nos", "nas", "num", "numa", "ao", "aos", "cada", "de"}
    | {"por", "ate", "usando", "utilizando", "tendo", "possuindo"}
)
"""With these a limit may begin, and so may much else."""

_LIMIT = frozenset(
    {"contra", "sob", "dentro", "fora", "perto", "longe", "diante", "perante", "durante", "apos", "depois", "antes"}
    | {"partir", "estando", "havendo", "combinado", "combinada", "combinados", "combinadas", "ativo"}
)
"""With these little else begins than a limit."""

_BEHIND = _LIMIT - {"dentro", "perto", "longe", "diante", "perante", "depois", "apos", "antes", "partir", "ativo"}
"""Of these, those with which a limit begins behind what it limits too."""

_WHERE = frozenset({"com", "sem", "em", "no", "na"})
"""Behind a clause they limit it by a name: "ignora barreiras em Modo Lebre"."""

_TO = frozenset({"a", "as"})
"""With an accent, they are "a" and an article: "à noite"."""

_GO_ON = frozenset({*JOINS, *RELATIVES, *BUT, "contudo", "ja", "pois", "assim", "entao"})
"""What may stand before the first word of a limit in front."""

_NO_ACCENT = frozenset({"no", "nos", "na"})
"""With an accent, they are something else: "nó"."""

_AFTER_A = frozenset({"partir", "cada"})
_ONLY_TURNS = frozenset({"por", "ate"})
"""They limit by turns: "por 2 turnos"; else they tell why, or that something holds even so."""

_APART = frozenset({"perto", "longe", "fora"})
_WHEN = frozenset({"ao", "aos", "quando", "enquanto", "depois", "apos", "partir"})
_ORDINALS = frozenset({"primeiro", "segundo", "terceiro", "quarto", "quinto", "ultimo", "proximo", "primeiros"})
_HOURS = frozenset({"noite", "dia", "manha", "tarde", "madrugada", "perto", "longe"})
"""After "de", they say when or where something holds."""

_SPOKEN_OF = frozenset(
    {"este", "esta", "esse", "essa", "isso", "isto", "estes", "estas", "tal", "neste", "nesta", "nesse", "nessa"}
    | {"qual", "quais", "quem", "onde", "que", "q"}
)
"""Before what was spoken of: "com isso", "enquanto estiver nesta forma", "contra o qual"."""

_MANNERS = frozenset(
    {"forca", "facilidade", "dificuldade", "dificuldades", "esforco", "rapidez", "velocidade", "precisao", "furia"}
    | {"violencia", "calma", "graca", "leveza", "maestria", "perfeicao", "piedade", "aviso", "tudo", "efeitos", "tempo"}
)
"""How something is done, and no limit: "com grande força"."""

_PLACED = frozenset({"dimensao", "dimensoes", "encerro", "encerros", "legenda", "legendas"})
"""What is said with these is said of a place, which is no limit: "na outra dimensão, o encerro conta"."""

_LEADS_ON = frozenset(
    {"seguida", "fim", "final", "verdade", "fato", "processo", "suma", "resumo", "sequencia", "caminho", "troca"}
    | {"geral", "efeito", "media", "contrapartida", "consequencia", "instante", "segundos", "golpe", "ataque", "card"}
    | {"carta", "habilidade", "tecnica", "jutsu", "usuario"}
)
"""What leads on to what comes next, or is the card or its user: "em seguida", "estando a habilidade ativa"."""

_OWN = frozenset(
    {"usar", "usado", "usada", "usados", "usadas", "utilizar", "utilizado", "utilizada", "ativar", "ativado", "ativada"}
    | {"ativados", "ativadas", "ativa", "lancar", "lancado", "lancada", "lanca", "executar", "conjurar", "atinge"}
    | {
        "atingem",
        "atingir",
        "atingirem",
        "acerta",
        "acertam",
        "acertado",
        "acerto",
        "atingido",
        "acertar",
        "acertarem",
        "toca",
        "tocam",
        "tocar",
    }
    | {"tocarem", "encostar", "encosta", "golpear", "golpeia", "colidir", "colide", "explodir", "explode", "contato"}
    | {"toque", "impacto", "alcanca", "alcancar", "durar", "dura", "surge", "surgir", "usa", "usam", "uso", "ativacao"}
)
"""What the card does, or has done to it, whenever it is used."""

_NEAR = 3
"""So many items, at most, "primeiros 2 turnos", tell turns."""

_TURN = "turno"
"""The term for what time is counted in."""


def fronted(held: Holding) -> None:
    """Hold the clauses that stand after a limit, up to the end of the sentence."""
    items, met = held.items, held.met
    whole = [number for number, one in enumerate(met) if one.saying.whole and one.saying.reads]
    last = max((met[number].first for number in whole), default=-1)
    first = 0
    while first < len(items) and items[first].first <= last:
        end = first
        while end < len(items) and items[end].word not in PARTS:
            end += 1
        if first < end and _limits(held, first, end):
            start = items[first].first
            held.hold([number for number in whole if met[number].first > start])
            return
        first = end + 1


def _limits(held: Holding, first: int, end: int) -> bool:
    """Whether a part of the sentence, items from `first` to `end`, begins with a limit of what comes after that."""
    items, words = held.items, held.words
    at = start = items[first - 1].last if first else _begin(words, items[0].first)
    while at < items[end - 1].first and (words[at] in _GO_ON or (words[at] == "a" and words[at + 1] in _AFTER_A)):
        at += 1
    begins = first == 0 or at > start or words[items[first - 1].first - 1] in _GO_ON
    while items[first].last <= at:
        first += 1
    opener, item = words[at], items[first]
    if end < len(items) and items[end].word == ":" and at == 0 and opener not in SAYS:
        return False  # a name: "Na Vala Branca: …"
    if end + 1 < len(items) and items[end + 1].word in BUT:
        return False  # "sem HP, mas é destruída por …"
    if held.segment.words.accented(at) and opener in _NO_ACCENT:
        return False
    certain = opener in _LIMIT or (opener in _TO and held.segment.words.accented(at))
    if "!se" in item.names and item.word not in NO_LIMITS:
        certain = item.word not in CERTAIN_IF  # what depends on these is not read anyway
        if not certain:
            return False
    elif not (certain or opener in _MAY_LIMIT):
        return False
    if item.first == at:
        first += 1
    last = items[end - 1].last
    whole = [one for one in held.met if one.saying.whole and at <= one.first < last]
    if any(last < one.last for one in whole):
        return False  # a phrase that knows on what occasion it is said
    if _counts_turns(items[first : min(end, first + _NEAR)]):
        return True
    clause = min((one.first for one in whole if one.first > at), default=last)
    stop = next((place for place in range(first, end) if items[place].first >= clause), end)
    if held.covered(item) or not (begins or certain or stop < end or _is_name(held, at + 1)):
        return False  # "lança de luz, com ponta de osso, …"
    if not _PLACED.isdisjoint(words[at + 1 : items[min(stop, end - 1)].last]):
        return False
    return opener not in _ONLY_TURNS and _restricts(held, opener, at, held.content(first, stop))


def behind(held: Holding, number: int, one: Met) -> None:
    """Hold a clause right behind which a limit stands: "ignora barreiras em Modo X", "… contra alvos feridos"."""
    items, words, at = held.items, held.words, one.last
    if at < len(words) and words[at] == "[":
        at += 1
    if at >= len(words):
        return
    opener = words[at]
    named = opener in _WHERE and _is_name(held, at + 1)
    if not (named or opener in _BEHIND or (opener in _TO and held.segment.words.accented(at))):
        return
    first = next((place for place, item in enumerate(items) if item.last > at), len(items))
    if first == len(items):
        return
    item = items[first]
    if held.covered(item):
        return
    if item.first == at:
        first += 1
    end = first
    while end < len(items) and items[end].word not in PARTS and items[end].word not in JOINS:
        end += 1
    if _restricts(held, opener, at, held.content(first, end)):
        held.hold(held.group(number), whole=True)


def _begin(words: Sequence[str], at: int) -> int:
    """Where a sentence begins whose first item is at a word: the words before it are passed over."""
    while at and words[at - 1] in STOPS:
        at -= 1
    return at


def _counts_turns(items: Sequence[Item]) -> bool:
    counted = any(item.number is not None or item.word in _ORDINALS for item in items)
    return counted and any(_TURN in item.names for item in items)


def _is_name(held: Holding, at: int) -> bool:
    """Whether a name stands at a word, told by its capital letter."""
    words = held.segment.words
    return at < len(held.words) and not (words.loud or words.small(at))


def _restricts(held: Holding, opener: str, at: int, content: Sequence[Item]) -> bool:
    """Whether words after one with which a limit may begin make one."""
    if not content:
        return False
    noun, words = content[0], held.words[at + 1 : content[-1].last]
    if any(COMBINED in item.names for item in content):
        return False  # which has a rule of its own
    if not (_SPOKEN_OF.isdisjoint(held.words[at + 1 : at + 4]) and _MANNERS.isdisjoint(words)):
        return False
    if opener == "de":
        return noun.word in _HOURS
    if opener == "sem":
        return _is_name(held, noun.first)
    if noun.word in _LEADS_ON and opener != "contra":
        return opener in _APART
    if (opener in {"para", "pra"} and noun.word.endswith("r")) or (opener in _WHEN and not _OWN.isdisjoint(words)):
        return False
    if OTHERS in noun.names:
        return len(content) > 1
    return opener in _APART or not (any(map(names_any, content)) or all(map(held.is_known, content)))
