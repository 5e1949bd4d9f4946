"""The sentences of a legend in which something was read, and words that change what they say."""

import re
from collections.abc import Iterable

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.findings import Status
from zarcovi_rules.lint.legend.reading import Read
from zarcovi_rules.source.text import fold

_ENDS = re.compile(r"[.;\n|]+(?=\s|$)|\|\|")
_OR = re.compile(r"\b(ou|ora)\b|/")
_CHOICE = re.compile(r"\b(escolh\w*|altern\w*|opcao|opcoes|a criterio)\b")
_IF = re.compile(
    r"\bse (o|a|os|as|for|forem|estiver|houver|tiver|ele|ela|usad[oa])\b"
    r"|\b(caso|quando|enquanto|durante|apos|depois|antes|gastando|combad\w+|ativad\w+|adicao|torna\w*)\b"
    r"|\b(em|no|na) (modo|forma)\b|\b(primeir|segund|terceir)[oa]s?\b|\bvez(es)?\b"
)
_ALL = re.compile(
    r"\btudo\b|\b(qualquer|quaisquer|tod[oa]s?|tipos? de)( [ao]s?)?( outr[oa]s?)?( tipos? de)?( especies? de)? "
    r"(ataque|ofensiva|habilidade|tecnica|golpe|selamento|paralisia|genjutsu|barreira|ser\b|seres|criatura|equipamento"
    r"|objeto|personagem|personagens|aliado|efeito|coisa|dano|jutsu)"
)


def sentence_of(card: Card, read: Read) -> tuple[int, int]:
    """From where to where the sentence of a legend goes in which something was read."""
    text = card.reading.text
    before = [end.end() for end in _ENDS.finditer(text, 0, read.start)]
    after = _ENDS.search(text, read.end)
    return before[-1] if before else 0, after.start() if after else len(text)


def words_of(card: Card, read: Read) -> str:
    """The sentence in which something was read, folded."""
    start, end = sentence_of(card, read)
    return fold(card.reading.text[start:end])


def to_be_chosen(card: Card, reads: Iterable[Read]) -> bool:
    """Whether the legend offers what was read for a choice: “A ou B”, or a sentence of them that speaks of choosing."""
    first, *_, last = sorted(reads, key=lambda one: one.start)
    if _OR.search(fold(card.reading.text[first.start : last.end])) and sentence_of(card, first) == sentence_of(
        card, last
    ):
        return True
    return any(_CHOICE.search(words_of(card, one)) for one in (first, last))


def on_occasion(card: Card, reads: Iterable[Read]) -> bool:
    """Whether one of the sentences may say what was read of some occasion only: “gastando 2x, …”, “no segundo uso”."""
    return any(_IF.search(words_of(card, one)) for one in reads)


def speaks_of_choosing(card: Card) -> bool:
    """Whether a legend speaks of choosing anywhere, of whatever it be."""
    return _CHOICE.search(fold(card.reading.text)) is not None


def speaks_of_all(card: Card, _: str, means: Text) -> Message | None:
    """Why it cannot be told whether a legend that speaks of all attacks, sealings, beings… says a clause of some."""
    found = _ALL.search(fold(card.reading.text))
    if found is None:
        return None
    return msg("The rules do not say whether a legend that speaks of all says this too: “{means}”", means=means)


def in_one_breath(card: Card, together: tuple[str, ...]) -> Status:
    """What is to be said of clauses that contradict each other: a legend may offer the choice, or say each of its time.

    Of the former the rules do not say whether it may.
    """
    reads = [one for name in together for one in card.reading.by_name.get(name, ())]
    apart = len(reads) > 1 and (to_be_chosen(card, reads) or on_occasion(card, reads))
    return Status.UNKNOWN if apart else Status.ILLEGAL
