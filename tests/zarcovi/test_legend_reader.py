"""What holds of every text that is read as a legend, whatever it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zarcovi_rules.books import linting
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.legend.packed import Forms
from zarcovi_rules.lint.legend.parts import OPENING
from zarcovi_rules.lint.legend.reader import LONGEST, Reader
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.legend.words import words_of

PACKAGE = "zarcovi_rules.books.zarcovi"
FILE = Path(__file__).parent / "legends" / "exemplos.jsonl"
EXAMPLES = [json.loads(line)["text"] for line in FILE.read_text("utf-8").splitlines()]
AS_WRITTEN = {"nome", "requer", "rank_letra", "destino", "origem", "ativa", "complementa", "mescla"}
"""Fields whose values are words of the legend, told by their capital letters."""


@cache
def reader() -> Reader:
    return reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE))


@cache
def words() -> list[str]:
    """Words that the vocabulary knows, and some that it does not."""
    known = sorted(word.rstrip("*") for word in Forms(linting.phrases(PACKAGE)["termos"]).first)
    return [*known, "areia", "do", "o", "de", "e", "ou", "nem", "é", "não", "ñ", "3", "4x", "50.000", "II", "º"]


def said(reading: Reading) -> set[tuple[str, str]]:
    return {(read.name, str(read.value)) for read in reading.reads if read.name not in AS_WRITTEN} | {
        (doubt.name, "?") for doubt in reading.doubts
    }


signs = st.sampled_from(
    [" ", " ", " ", " ", ", ", ". ", "\n", ": ", "; ", " - ", " (", ") ", " ||", " {", "} ", "[", "]"]
)
legends = st.lists(st.tuples(st.deferred(lambda: st.sampled_from(words())), signs), max_size=30).map(
    lambda pairs: "".join(word + sign for word, sign in pairs)
)
texts = st.one_of(st.text(max_size=200), legends, st.sampled_from(EXAMPLES))


@given(texts)
def test_any_text_is_read_and_what_is_told_of_it_lies_within(text: str) -> None:
    reading = reader().read(text)
    assert reading.text == text
    for read in [*reading.reads, *(read for doubt in reading.doubts for read in doubt.reads)]:
        assert 0 <= read.start < read.end <= len(text)
        assert text[read.start : read.end].strip()
    last = 0
    for start, end in reading.unread:
        assert last <= start < end <= len(text)
        last = end


@given(texts)
def test_how_accents_are_encoded_changes_nothing(text: str) -> None:
    composed, apart = unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)
    one, other = reader().read(composed), reader().read(apart)
    assert [(read.name, read.value) for read in one.reads] == [(read.name, read.value) for read in other.reads]
    quoted = [unicodedata.normalize("NFC", apart[read.start : read.end]) for read in other.reads]
    assert quoted == [composed[read.start : read.end] for read in one.reads]


@given(legends)
def test_capitals_and_accents_change_nothing_but_names(text: str) -> None:
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    small = said(reader().read(text.lower()))
    assert said(reader().read(plain.lower())) == small


@given(st.sampled_from(EXAMPLES), st.data())
def test_chat_marks_and_invisible_characters_change_nothing_but_names(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    marked = text[:place] + data.draw(st.sampled_from(["\u200b", "\u200d", "\ufeff", "\u2060"])) + text[place:]
    assert said(reader().read(marked)) == said(reader().read(text))


@given(legends)
def test_a_legend_is_read_alike_by_a_reader_that_has_read_others(text: str) -> None:
    fresh = reader_of(linting.fields(PACKAGE), _compiled())
    assert fresh.read(text) == reader().read(text)


@cache
def uncut() -> Reader:
    """A reader that takes every legend as one passage."""
    whole = reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE))
    whole.grammar.items.cuttable = False
    return whole


@given(st.lists(st.one_of(st.sampled_from(EXAMPLES), legends, st.text(max_size=20)), max_size=4), st.data())
def test_a_legend_is_read_alike_in_passages_and_in_one_piece(parts: list[str], data: st.DataObject) -> None:
    joins = st.sampled_from([". ", "\n", " ||", "; ", "! ", ' "', " (", " máx. ", "? ", ", \n", " {", " ["])
    text = "".join(part + data.draw(joins) for part in parts)
    for one in (text, text.upper()):
        assert reader().read(one) == uncut().read(one)


@pytest.mark.parametrize("text", ["Ataque semi global, dano letal", "Barreira que defende ataques globais, de campo"])
def test_a_term_is_met_though_a_line_breaks_in_it(text: str) -> None:
    for place, char in enumerate(text):
        if char == " ":
            assert said(reader().read(f"{text[:place]}\n{text[place + 1 :]}")) == said(reader().read(text))


def test_what_stays_unread_of_a_question_is_told_once() -> None:
    unread = reader().read("Grapto brota? Golpe letal [xablu 2].").unread
    assert [*dict.fromkeys(unread)] == [*unread] == sorted(unread)
    assert unread[0] == (0, 12)


def test_no_passage_ends_behind_any_character_that_is_read_as_an_opening_bracket() -> None:
    brackets = {char for char in map(chr, range(0x10000)) if {"[", "{"} & set(words_of(char).words)}
    assert {char for char in brackets if not OPENING.match(char)} == set()


@pytest.mark.parametrize("text", ["*Multi* direcional", "*Semi* global"])
def test_a_name_that_is_the_beginning_of_a_term_is_read_without_a_fault(text: str) -> None:
    assert reader().read(text).text == text


def _strict() -> Iterator[str]:
    """The forms that stand word by word."""
    forms = Forms(linting.phrases(PACKAGE)["exatos"])
    waiting: list[tuple[tuple[str, ...], str]] = [((word,), follow) for word, follow in forms.first.items()]
    while waiting:
        words, follow = waiting.pop()
        names, below = forms.at(follow)
        if names:
            yield " ".join(words)
        waiting += [((*words, word), more) for word, more in below.items()]


@pytest.mark.parametrize("sign", ["$", "#", "+", "=", "^", "!", "..."])
def test_a_sign_by_which_the_vocabulary_is_compiled_is_a_sign_like_others(sign: str) -> None:
    for form in _strict():
        assert reader().read(text := f"{form} {sign} {form}").text == text


def test_a_word_before_a_sentence_counts_though_the_sentence_was_read_without_it() -> None:
    assert ("duracao", "2") in said(reader().read("Dura 2 turnos"))
    reader().read("2 turnos")
    assert said(reader().read("A cada 2 turnos")) == set()


@cache
def _compiled() -> dict[str, object]:
    return linting.phrases(PACKAGE)


def test_the_hash_seed_changes_nothing() -> None:
    program = (
        "import json, sys; from zarcovi_rules.books import linting; from zarcovi_rules.lint.assembled import reader_of;"
        f"reader = reader_of(linting.fields({PACKAGE!r}), linting.phrases({PACKAGE!r}));"
        "print(json.dumps([[read, list(map(list, got.unread))] for text in json.load(sys.stdin)"
        " for got in [reader.read(text)] for read in got.reads]))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            input=json.dumps(EXAMPLES),
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1


REPEATED = [
    *(
        "a ",
        "um ",
        "x ",
        "3 ",
        "3x ",
        "3 ou ",
        "3x ou ",
        "3/",
        "pode e não ",
        "defende e não defende globais, ",
        "rank 3/",
        "não ",
        "exceto ",
        "se ",
        "(",
        "[",
        "{",
        "}",
        "||",
        "\n",
        "rank ",
        "dano letal, ",
    ),
    *("defende globais, ", "barreira ", "🔥", "e\u0301", "*", "\u200b", "Nome", "defende não ", "- ", "1.000 ", "['"),
]


@pytest.mark.parametrize("word", REPEATED)
def test_a_megabyte_of_one_word_is_read_at_once(word: str) -> None:
    text = word * (1_000_000 // len(word))
    reader().read(word * 10)
    started = time.process_time()
    reading = reader().read(text)
    assert time.process_time() - started < 3  # a third of a second where nothing else runs
    assert all(end <= len(text) for _, end in reading.unread)


def test_what_is_too_long_to_be_a_legend_is_told_as_unread() -> None:
    text = "Barreira 360°. ".ljust(LONGEST + 50, "z")
    reading = reader().read(text)
    assert {read.name for read in reading.reads} >= {"tipo", "cobertura"}
    assert reading.unread[-1][1] == len(text)


@settings(max_examples=30)
@given(st.sampled_from(EXAMPLES))
def test_what_one_paragraph_says_does_not_depend_on_one_that_says_nothing(one: str) -> None:
    flavour = "Ventos antigos sopram na serra azul.\n"
    assert said(reader().read(flavour + one)) - {("nome", "?")} == said(reader().read(one))


@pytest.mark.parametrize(
    "text",
    [
        "O alvo absorve ataques",
        "O inimigo pode absorver ataques",
        "Aquele que absorve ataques",
        "Se absorver ataques, perde a vez",
        "Absorve ataques?",
        "Sem saber se absorve ataques",
        "Pode-se absorver ataques",
        "Seria bom se absorvesse ataques",
    ],
)
def test_what_others_do_or_what_is_asked_is_not_said_of_the_card(text: str) -> None:
    assert "tipo" not in {read.name for read in reader().read(text).reads}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Barreira. Não poderá, em caso algum, ser quebrada", ("barreira.inquebravel", "sim")),
        ("Ataque. Só pode ser repelido se for combável, dano Letal", ("status", "letal")),
        ("Golpe letal 2x", ("status", "letal")),
        ("Dano letal. Esquiva: não / corrida: não / voo: não", ("nao_cabe", "voo")),
        ("Barreira que td segura, c/ forma de manto", ("forma", "manto")),
        ("Punho Sem Sombra: barreira de letal", ("tipo", "barreira")),
        ("Corte d'Aurora: dano Letal", ("nome", "Corte d'Aurora")),
    ],
)
def test_words_are_read_however_they_are_put(text: str, said: tuple[str, str]) -> None:
    assert said in {(read.name, read.value) for read in reader().read(text).reads}


@pytest.mark.parametrize(
    ("text", "named", "rank"),
    [
        ("Ativa Modo Garça 2 ||1x", ["Modo Garça 2"], []),
        ("Ativa Modo Garça 3 por dois turnos ||1x", ["Modo Garça 3"], []),
        ("Ativa Modo Garça V2, Modo Sapo 10 e Modo Boi. ||1x", ["Modo Garça V2", "Modo Sapo 10", "Modo Boi"], []),
        ("Ativa Modo Garça 2x", ["Modo Garça"], []),
        ("Ativa Modo Garça 4 usos", ["Modo Garça"], []),
        ("Ativa Modo Garça 2 turnos ||1x", ["Modo Garça"], []),
        ("Ativa Modo Garça Rank 2 ||1x", ["Modo Garça"], [2]),
        ("Ativa Modo Garça R2. ||1x", ["Modo Garça"], [2]),
        ("Ativa Modo Rank. ||1x", ["Modo Rank"], []),
    ],
)
def test_a_number_ends_a_name_unless_it_counts_or_ranks_something(text: str, named: list[str], rank: list[int]) -> None:
    reading = reader().read(text)

    assert sorted(one.value for one in reading.by_name.get("ativa", ())) == sorted(named)
    assert [one.value for one in reading.by_name.get("rank", ())] == rank


@pytest.mark.parametrize("uses", ["||1X", "||1x", "1 x", ".||10x"])
def test_a_legend_is_in_capitals_whatever_its_uses_are_written_with(uses: str) -> None:
    reading = reader().read(f"ATIVA MODO LEBRE POR 3 TURNOS {uses}")

    assert [(one.name, one.value) for one in reading.reads if one.name in {"ativa", "duracao"}] == [
        ("ativa", "MODO LEBRE"),
        ("duracao", 3),
    ]


@pytest.mark.parametrize("text", ["Rank 3,5", "Rank 3.5", "Rank ½", "Golpe ||2.5x", "Golpe ||¼x", "dura 1,5 turnos"])
def test_a_fraction_is_no_rank_and_no_count(text: str) -> None:
    reading = reader().read(text)

    assert not {"rank", "usos", "duracao"} & set(reading.by_name)
    assert reading.unread


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [("Rank 3. ||.1x", "usos", 1), ("Ck p/uso: 10,5k", "custo", "ck 10500"), ("Ck p/uso: 50.000", "custo", "ck 50000")],
)
def test_a_point_that_makes_no_fraction_counts_as_before(text: str, name: str, value: str | int) -> None:
    assert [one.value for one in reader().read(text).by_name[name]] == [value]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("de\ufb01nitivo", ["definitivo"]),
        ("de\ufb03cio", ["defficio"]),
        ("Rank \u2167", ["rank", "viii"]),
        ("voo\ufdfavoo", ["voo", "\u0635", "voo"]),
        ("\ufdfb", ["\u062c"]),
    ],
)
def test_a_character_is_read_as_letters_and_never_as_a_whole_phrase(text: str, words: list[str]) -> None:
    assert words_of(text).words == words
