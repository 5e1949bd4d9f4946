"""What a sentence says with a limit is not read, and what is not read is told.

`limites.jsonl` are sentences with an exception, a limiter, an adjective or somebody else; and sentences near to them
that have none, of which all is read. `nao_lido` are words that must be told as not understood.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zarcovi.legends_measured import lines_of, measure
from zarcovi_rules import shelf
from zarcovi_rules.books import linting
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.legend.grammar import Grammar
from zarcovi_rules.lint.legend.packed import Forms
from zarcovi_rules.lint.legend.passages import Passage
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.legend.small_words import LIGHT, ONES, STOPS

PACKAGE = "zarcovi_rules.books.zarcovi"
LINES = lines_of(Path(__file__).parent / "legends" / "limites.jsonl")
EACH = pytest.mark.parametrize("line", [pytest.param(line, id=line["id"]) for line in LINES])


def read(text: str) -> Reading:
    linter = shelf.linter("zarcovi")
    return linter.read(text, Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))


@EACH
def test_what_has_a_limit_is_not_read_and_what_has_none_is(line: dict[str, Any]) -> None:
    measured = measure([line])

    assert not measured.wrong
    assert not measured.missed


@pytest.mark.parametrize("line", [pytest.param(line, id=line["id"]) for line in LINES if "nao_lido" in line])
def test_the_words_that_are_not_read_are_told(line: dict[str, Any]) -> None:
    reading = read(line["text"])
    told = [(one.start, one.end) for doubt in reading.doubts for one in doubt.reads] + list(reading.unread)

    for words in line["nao_lido"]:
        start = line["text"].index(words)
        assert any(first <= start and start + len(words) <= last for first, last in told), words


def test_there_are_lines_enough() -> None:
    assert len({line["text"] for line in LINES}) >= 200
    assert sum(bool(line["clausulas"]) for line in LINES) >= 50


# ------------------------------------------------------------------------------------------------------------ silence


@cache
def grammar() -> Grammar:
    return reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE)).grammar


@cache
def vocabulary() -> list[str]:
    terms = Forms(linting.phrases(PACKAGE)["termos"])
    return sorted({word.rstrip("*") for word in terms.inner.union(terms.first) if word.rstrip("*").isalpha()})


def nobody_speaks_of(text: str) -> list[str]:
    """The words of a text that are neither in what it says or denies nor told as not understood.

    Marks of grammar, as "não" and "pode", are told with what they belong to.
    """
    passage = Passage(grammar(), text, False)
    words, parted = passage._parse()
    sentences = [passage.sentence(number, frozenset()) for number in range(passage.size)]
    spans = [(start, end) for one in sentences for start, end, saying in one.said if saying.reads or saying.no]
    spans += passage.unread(sentences, frozenset(), None)
    return [
        words.words[place]
        for items in parted.segments
        for item in items
        if not item.marks
        for place in range(item.first, item.last)
        if words.words[place] not in STOPS | LIGHT | ONES and (words.words[place].isalnum())
        if not any(start <= words.starts[place] < end for start, end in spans)
    ]


WORDS = st.one_of(
    st.deferred(lambda: st.sampled_from(vocabulary())),
    st.sampled_from(
        ["ataque", "barreira", "barreiras", "global", "rompe", "ignora", "alvo", "letal", "quase", "defende"]
    ),
    st.sampled_from(
        ["xaropada", "fulgura", "zimbrais", "360", "3", ",", "(", ")", "exceto", "quando", "o", "de", "não"]
    ),
)


@given(st.lists(WORDS, min_size=1, max_size=9))
def test_every_word_is_said_or_told(words: list[str]) -> None:
    assert nobody_speaks_of(" ".join(words)) == []


@EACH
def test_every_word_of_a_line_is_said_or_told(line: dict[str, Any]) -> None:
    assert nobody_speaks_of(line["text"]) == []


@pytest.mark.parametrize("words", ["rompe todas as barreiras", "rompe qualquer barreira", "rompe barreiras"])
def test_a_phrase_that_says_nothing_as_it_stands_is_told(words: str) -> None:
    reading = read(f"Ataque unidirecional, dano letal, longo alcance, {words}. Rank 3 ||2x")

    assert [reading.text[start:end] for start, end in reading.unread] == [words]


# ------------------------------------------------------------------------------------------------------------- advice


ADVISED = [
    (check.code, words)
    for check in shelf.linter("zarcovi").checks
    for words in re.findall("“([^”]* [^”]*)”", check.help.pt)
    if re.search(f"(?i:escreva|diga|diz) [^.]*“{re.escape(words)}”", check.help.pt)
]


@pytest.mark.parametrize(("code", "words"), ADVISED)
def test_what_a_check_advises_to_write_is_read(code: str, words: str) -> None:
    readings = [read(f"{card} {words}.") for card in ("Ataque letal.", "Barreira letal.", "Imunidade.")]

    assert any(
        not reading.unread and any(one.start >= reading.text.index(words) for one in reading.reads)
        for reading in readings
    ), code


def test_some_checks_advise_what_to_write() -> None:
    assert len(ADVISED) >= 4


@pytest.mark.parametrize("clause", ["Inabsorvível", "Corta o fluxo de chakra", "Teleporte", "Barreira 360°"])
def test_a_bracket_that_nothing_follows_limits_nothing(clause: str) -> None:
    assert {one.name for one in read(f"{clause} [").reads} == {one.name for one in read(clause).reads}
