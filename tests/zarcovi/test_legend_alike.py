"""Legends that differ only in numbers and in words that nobody knows are read by a text that stands for them all."""

from __future__ import annotations

import ast
import json
import re
from copy import copy
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.books import linting
from zarcovi_rules.lint import legend
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend import parts
from zarcovi_rules.lint.legend.alike import GRAMMATICAL, itself
from zarcovi_rules.lint.legend.items import FIRST
from zarcovi_rules.lint.legend.reader import Reader

PACKAGE = "zarcovi_rules.books.zarcovi"
FOLDER = Path(__file__).parent / "legends"
EXAMPLES = [
    json.loads(line)["text"]
    for name in ("exemplos", "inventadas_1", "inventadas_2", "inventadas_3", "inventadas_4", "armadilhas", "limites")
    for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
]

ODD = [*"аⓐ🅐×’ª２½_*…．［＇¨$k中\u200b\u00a0", "a\u0301"]


@cache
def _who_knows_the_words() -> Reader:
    return reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE))


def fresh() -> Reader:
    """A reader who has read nothing."""
    reader = copy(_who_knows_the_words())
    reader.parts = parts.Parts(reader.grammar)
    reader._known = {}
    return reader


def to_the_letter() -> Reader:
    """A reader who has read nothing, and for whom each text stands for itself."""
    reader = fresh()
    reader.parts.standing = itself
    return reader


reader, literal = cache(fresh), cache(to_the_letter)


@st.composite
def changed(draw: st.DrawFn) -> str:
    """A legend with other numbers and other scenery than it had."""
    text: str = draw(st.sampled_from(EXAMPLES))
    numbers = draw(st.lists(st.sampled_from([1, 2, 3, 4, 10, 17, 360, 50_000]), min_size=1, max_size=4))
    scenery = draw(st.lists(st.sampled_from(["grapte", "Brunhilta", "TROFORO", "zqxzqxo", "Ervada"]), max_size=3))
    count = iter(range(10_000))
    text = re.sub(r"\d+", lambda _: str(numbers[next(count) % len(numbers)]), text)
    for word in scenery:
        words = re.findall(r"\w+", text)
        text = text.replace(draw(st.sampled_from(words)), word, 1) if words else text
    text = draw(st.sampled_from([text, text.upper(), text.lower()]))
    for other in draw(st.lists(st.sampled_from(ODD), max_size=2)):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + other + text[place + draw(st.integers(0, 1)) :]
    return text


@given(st.one_of(changed(), st.sampled_from(EXAMPLES), st.text(max_size=60)), st.sampled_from([(), ("tipo:barreira",)]))
def test_a_legend_says_what_it_says_without_a_stand_in(text: str, given: tuple[str, ...]) -> None:
    assert reader().read(text, given) == literal().read(text, given)


@pytest.mark.parametrize("examiner", ["examinadora", "examinadora_2"])
def test_the_legends_of_the_examiners_say_what_they_say_without_stand_ins(examiner: str) -> None:
    legends = [json.loads(line) for line in (FOLDER / f"{examiner}.jsonl").read_text("utf-8").splitlines()]
    other = [
        number
        for number, legend in enumerate(legends)
        if reader().read(legend["text"]) != literal().read(legend["text"])
    ]
    assert other == []  # numbers only: nobody is to see what is asked


@cache
def asked() -> list[str]:
    """The features that some entry of the vocabulary asks for."""
    grammar = reader().grammar
    entries = [grammar.entry(number) for number in range(len(linting.phrases(PACKAGE)["diz"]))]
    return sorted(
        {one for entry in entries for one in (*entry.without, *(need for all_ in entry.needs for need in all_))}
    )


@given(
    st.sampled_from(EXAMPLES), st.lists(st.lists(st.deferred(lambda: st.sampled_from(asked())), max_size=6), max_size=4)
)
def test_a_legend_that_was_read_of_one_card_is_read_anew_of_another(text: str, cards: list[list[str]]) -> None:
    for features in cards:
        assert reader().read(text, features) == to_the_letter().read(text, features)


@pytest.mark.parametrize(
    "texts",
    [
        ["Golpe de lama, dano Letal. Rank 3. ||4x", "Golpe de brita, dano Letal. Rank 5. ||7x"],
        ["Barreira 360°. Permanece 2 turnos.", "Barreira 360°. Permanece 3 turnos."],
    ],
)
def test_legends_that_differ_in_numbers_and_scenery_are_read_once(texts: list[str]) -> None:
    passages = {tuple(part.passage for _, part in reader().parts.of(text)) for text in texts}
    assert len(passages) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Teleporte, leva até 2 pessoas.", ("deslocamento.leva_dois", "sim")),
        ("Teleporte, leva até 4 pessoas.", ("deslocamento.leva_tres", "sim")),
        ("Barreira 360°.", ("cobertura", "360")),
        ("Golpe, rank 3.", ("rank", "3")),
        ("Golpe, rank 7.", ("rank", "7")),
        ("Grunhido do Ermo: golpe de lama.", ("nome", "Grunhido do Ermo")),
        ("Zqxzqxo do Zqxzqxo: golpe de lama.", ("nome", "Zqxzqxo do Zqxzqxo")),
    ],
)
def test_a_number_that_a_phrase_names_and_a_name_are_those_of_the_legend(text: str, said: tuple[str, str]) -> None:
    for other in ("Teleporte, leva até 9 pessoas.", "Barreira 180°.", "Golpe, rank 17.", "Prasmido do Urgo: golpe."):
        reader().read(other)
    assert said in {(read.name, str(read.value)) for read in reader().read(text).reads}


@pytest.mark.parametrize(
    "texts",
    [
        [f"Teleporte, leva até {number} pessoas." for number in (9, 2, 3, 10, 11)],
        [f"Barreira {number}°." for number in (180, 360)],
        [f"O muro se {word}, dano letal." for word in ("grapto", "grapta", "graptada", "graptadas", "graptar")],
        [f"Defende {word}, exceto globais" for word in ("grapto", "nenhum", "GRAPTO", "Grapto")],
        [f"{word} 360°, defende globais" for word in ("Grаpteirа", "Bаrreirа", "Ⓑarreira", "Barreira", "Bar’reira")],
        [f"Dano letal, {word}dano" for word in ("4", "4×", "4x", "４", "4,5 ", "4k ", "4 mil ", "4 milhões ")],
        [
            f"Gasta {number} de chakra"
            for number in ("50", "*50*k", "50*k", "50\u00a0k", "50¨k", "50 mílhões", "50 mil")
        ],
        [f"Rank {number}, dano letal" for number in ("5.000", "5．000", "5…000", "5…00", "5 . 000")],
        [
            f"Golpe letal {aside}"
            for aside in ("［Requer Modo Grapto］", "[Requer Modo Grapto]", "﹇precisa de Grapto﹈")
        ],
        [
            "Gasta 99999 milhões de chakra, rank 3",
            "Rank 3, dano 70000000001",
            f"Rank 3, gasta {FIRST} de chakra, vel 4",
        ],
    ],
)
def test_what_matters_to_grammar_is_told_apart(texts: list[str]) -> None:
    for order in (texts, texts[::-1]):
        reader = fresh()
        assert [reader.read(text) for text in order] == [to_the_letter().read(text) for text in order]


MANY = [
    "Teleporte, leva até 2 pessoas. Barreira 360°. Leva 3 aliados. Golpe grapto, rank 3. Ativa Modo Grapto. ||4x",
    *EXAMPLES[:40],
]


@pytest.mark.parametrize("given", [(), ("tipo:barreira",)])
def test_nothing_hangs_on_how_much_is_remembered(monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...]) -> None:
    said = [literal().read(text, given) for text in MANY]
    monkeypatch.setattr(parts, "_REMEMBERED", 2)
    forgetful = fresh()
    assert [forgetful.read(text, given) for text in (*MANY, *MANY)] == said * 2


@pytest.mark.parametrize("rests", [("4 абв", "4 5"), ("4 5", "4 中"), ("4 中", "4 abc"), ("4 АБВ", "4 ABC")])
def test_a_first_line_is_a_name_or_none_whatever_was_read_before(rests: tuple[str, ...]) -> None:
    readings = []
    for order in (rests, rests[::-1]):
        reader = fresh()
        readings.append({rest: reader.read(f"Brasa Negra\n3. {rest}") for rest in order})
    assert readings[0] == readings[1]


COMMITTEE = """\
termos:
  sete_selos: ["7 selos", "7o selo"]
  giros: ["360*"]
  doze: ["12"]
  brumas: ["=40 brumas"]
  canhao: [b52, 52b]
  jato: ["golpe d'grapto"]
  zum: ["zqx*"]
frases:
  - frases: ["(<sete_selos>|<giros>|<brumas>|<zum>|<jato>) [<doze>] [<canhao>]"]
    sim: [surpresa=sim]
    exemplos: [7 selos]
"""


@pytest.mark.parametrize("numbers", [(7, 8), (40, 41), (360, 3600), (3600, 40)])
@pytest.mark.parametrize(
    "text", ["Usa {0} selos, {1} brumas", "Em {1}", "Grapta {0}b52", "Golpe d＇grapto {0}", "Golpe d’grapto {1}"]
)
def test_numbers_and_odd_words_that_a_committee_teaches_are_told_apart(text: str, numbers: tuple[int, int]) -> None:
    law = Law.from_data(linting.generated(PACKAGE, linting.LAW))
    compiled, wrong = linting.extended(PACKAGE, law, [("vocabulario.yaml", COMMITTEE)])
    assert wrong == []
    taught, literal = (reader_of(linting.fields(PACKAGE), compiled) for _ in range(2))
    literal.parts.standing = itself
    for written in (text.format(*numbers), text.format(*numbers[::-1]), "Grapto brota 7"):
        assert taught.read(written) == literal.read(written)


def _compared() -> set[str]:
    """The words with which the modules of the reader compare others, where they are not named as constants."""
    found: set[str] = set()
    for path in sorted(Path(legend.__file__ or "").parent.glob("*.py")):
        for comparison in ast.walk(ast.parse(path.read_text("utf-8"))):
            for node in ast.walk(comparison) if isinstance(comparison, ast.Compare) else ():
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.update(re.findall(r"^[a-z]{3,}$", node.value))
    return found


def test_no_word_by_which_grammar_goes_is_replaced() -> None:
    assert "rank" in _compared()
    replaced = {word for word in _compared() if not (word in GRAMMATICAL or reader().grammar.items.knows(word))}
    keys = {"verbos", "leves", "nucleos", "grupos", "frases", "termos", "sim", "nao"}
    assert replaced <= keys
