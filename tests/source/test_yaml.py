from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml import MAX_DEPTH, Document, Path, Reading, read

PARSERS = pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])


def data(text: str, *, pure: bool = False) -> Any:
    reading = read(text, "f.yaml", pure=pure)
    assert reading.findings == []
    assert len(reading.documents) == 1
    return reading.documents[0].data


def document(text: str) -> Document:
    return read(text, "f.yaml").documents[0]


def everything(reading: Reading) -> object:
    """All that a reading says, in a form in which NaN-free data compare with their types."""
    places = [
        [(doc.places.value(path), doc.places.key(path)) for path, _ in scalars(doc.data)] for doc in reading.documents
    ]
    return [repr(doc.data) for doc in reading.documents], places, reading.findings, reading.notices


def scalars(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    match value:
        case dict():
            for key, inside in value.items():
                yield from scalars(inside, (*path, key))
        case list():
            for index, inside in enumerate(value):
                yield from scalars(inside, (*path, index))
        case _:
            yield path, value


def under(text: str, place: Place) -> str:
    lines = re.split(r"\r\n?|\n", text)
    assert place.line is not None
    assert place.column is not None
    assert place.end_line is not None
    assert place.end_column is not None
    if place.line == place.end_line:
        return lines[place.line - 1][place.column - 1 : place.end_column - 1]
    first, *middle, last = lines[place.line - 1 : place.end_line]
    return "\n".join([first[place.column - 1 :], *middle, last[: place.end_column - 1]])


# ----------------------------------------------------------------------------------------------------------- scalars


@PARSERS
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("", None),
        ("~", None),
        ("null", None),
        ("true", True),
        ("false", False),
        ("3", 3),
        ("-3", -3),
        ("+3", 3),
        ("010", 10),
        ("1.5", 1.5),
        (".5", 0.5),
        ("1.", 1.0),
        ("1e3", 1000.0),
        ("50.000", 50.0),
        ("2.000.000", "2.000.000"),
        ("yes", "yes"),
        ("No", "No"),
        ("on", "on"),
        ("sim", "sim"),
        ("n", "n"),
        ("12:30", "12:30"),
        ("1_000", "1_000"),
        ("0x1F", "0x1F"),
        ("0o17", "0o17"),
        ("2026-05-16", "2026-05-16"),
        ("16/05/2026", "16/05/2026"),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("1e400", "1e400"),
        ("3x", "3x"),
        ("'-'", "-"),
        ("٣", "٣"),
        ("'3'", "3"),
        ('"true"', "true"),
        ("'~'", "~"),
    ],
)
def test_scalars_are_those_of_yaml_1_2_in_decimal(written: str, meant: object, pure: bool) -> None:
    value = data(f"a: {written}\n", pure=pure)["a"]
    assert value == meant
    assert type(value) is type(meant)


def test_a_numeral_of_thousands_of_digits_is_text() -> None:
    numeral = "9" * 5000
    reading = read(f"a: {numeral}", "f.yaml")
    assert reading.documents[0].data == {"a": numeral}
    assert [str(notice.message) for notice in reading.notices] == [
        f"{'9' * 40}… is read as text: it is too large for a number"
    ]


@pytest.mark.parametrize("plain", ["3", "1.5", "-7", "sim", "nao", "3x", "1,5", "true", "null", "5/3", "'010'", "'no'"])
def test_what_everybody_reads_alike_is_not_noticed(plain: str) -> None:
    assert read(f"a: {plain}", "f.yaml").notices == []


# ------------------------------------------------------------------------------------------------------------- shape


@PARSERS
def test_no_document_is_no_data(pure: bool) -> None:
    for text in ("", "# nada\n", "\n\n", "\ufeff"):
        reading = read(text, "f.yaml", pure=pure)
        assert (reading.documents, reading.findings, reading.notices) == ([], [], [])


@PARSERS
def test_several_documents_are_read_and_the_good_ones_before_an_error_are_kept(pure: bool) -> None:
    reading = read("a: 1\n---\n- 2\n---\nb: [\n", "f.yaml", pure=pure)
    assert [doc.data for doc in reading.documents] == [{"a": 1}, [2]]
    assert [str(finding.place) for finding in reading.findings] == ["f.yaml:5:4"]


@PARSERS
def test_aliases_give_what_the_anchor_holds_and_their_own_place(pure: bool) -> None:
    doc = read("a: &x {b: 1}\nc: *x\n", "f.yaml", pure=pure).documents[0]
    assert doc.data == {"a": {"b": 1}, "c": {"b": 1}}
    assert str(doc.places.value(("c",))) == "f.yaml:2:4"
    assert str(doc.places.value(("c", "b"))) == "f.yaml:1:11"


@PARSERS
def test_the_deepest_nesting_allowed_is_read_and_one_more_is_refused(pure: bool) -> None:
    assert read("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f.yaml", pure=pure).findings == []
    deeper = read("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "f.yaml", pure=pure)
    assert [finding.place.column for finding in deeper.findings] == [MAX_DEPTH + 1]


@PARSERS
@pytest.mark.parametrize("opening", ["[", "- ", "{a: ", "? ", "[{a: "])
def test_hundreds_of_thousands_of_levels_are_one_finding(opening: str, pure: bool) -> None:
    for levels in (100_000, 400_000):
        reading = read(opening * levels, "f.yaml", pure=pure)
        assert reading.documents == []
        assert [str(finding.message) for finding in reading.findings] == [
            "More than 100 levels of fields and lists stand one inside the other"
        ]


@PARSERS
def test_many_values_without_aliases_are_within_the_budget(pure: bool) -> None:
    assert data("[" + "1, " * 3000 + "1]", pure=pure) == [1] * 3001


@PARSERS
def test_of_two_equal_keys_the_first_is_kept(pure: bool) -> None:
    reading = read("a: 1\nb: {c: 1, c: [2]}\na: {x: 3}\n", "f.yaml", pure=pure)
    assert reading.documents[0].data == {"a": 1, "b": {"c": 1}}
    assert [str(finding.place) for finding in reading.findings] == ["f.yaml:2:11", "f.yaml:3:1"]


@PARSERS
def test_any_text_can_be_the_name_of_a_field(pure: bool) -> None:
    assert data('"\\0": 1\n(nowhere): 2\n"": 3\n"<<": 4\n"1": 5\n', pure=pure) == {
        "\0": 1,
        "(nowhere)": 2,
        "": 3,
        "<<": 4,
        "1": 5,
    }


@PARSERS
def test_line_separators_of_yaml_1_1_stay_in_the_text(pure: bool) -> None:
    assert data("a: um\x85dois\u2028três\nb: 1\n", pure=pure) == {"a": "um\x85dois\u2028três", "b": 1}
    doc = read("a: um\x85dois\nb: 1\n", "f.yaml", pure=pure).documents[0]
    assert str(doc.places.key(("b",))) == "f.yaml:2:1"


@PARSERS
def test_tabs_inside_and_after_a_text_are_white_space(pure: bool) -> None:
    assert data("a:\tum\tdois\t\nb: |-\t\n  x\n", pure=pure) == {"a": "um\tdois", "b": "x"}


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_every_line_end_counts_one_line(ending: str) -> None:
    doc = document(ending.join(["a: 1", "b:", "  - 2", "  - c: 3", ""]))
    assert str(doc.places.value(("b", 1, "c"))) == "f.yaml:4:8"


# ------------------------------------------------------------------------------------------------------------ places


def test_places_of_keys_and_values() -> None:
    text = '\ufeffnome: "Rin 😀" # x\nbarreira:\n  forma: cúpula\n  usos: [1, 2]\nlegenda: |-\n  uma\n  duas\n\nfim:\n'
    places = document(text).places
    assert places.value(("nome",)) == Place("f.yaml", 1, 7, 1, 14)
    assert places.key(("barreira", "forma")) == Place("f.yaml", 3, 3, 3, 8)
    assert places.value(("barreira", "usos")) == Place("f.yaml", 4, 9, 4, 15)
    assert places.value(("barreira", "usos", 1)) == Place("f.yaml", 4, 13, 4, 14)
    assert places.value(("barreira",)) == Place("f.yaml", 3, 3, 4, 15)
    assert places.value(("legenda",)) == Place("f.yaml", 5, 10, 7, 7)
    assert places.value(("fim",)) == Place("f.yaml", 9, 5, 9, 5)
    assert places.value() == Place("f.yaml", 1, 1, 9, 5)


def test_a_path_that_is_not_there_answers_for_its_nearest_parent() -> None:
    places = document("a:\n  b: [1]\n").places
    assert places.value(("a", "b", 7, "x")) == places.value(("a", "b"))
    assert places.key(("a", "nada")) == places.key(("a",))


# -------------------------------------------------------------------------------------------------------------- laws

ATOMS = [
    *("a", "é", "😀", "12", "0.5", "no", "~", "1:30", "b: ", "key: value\n", "\n  k: v", "<<: ", "- ", ": ", "? ", ","),
    *("[", "]", "{", "}", "&x ", "*x", "!x ", "|\n", "|-\n", "|2\n", ">", "'", '"', "''", "\\", "\\u12", "\\ud800"),
    *("#", " #", "%", "@", "---\n", "...\n", " ", "  ", "\t", "\n", "\n", "\r", "\r\n", "\x85", "\u2028", "\ufeff"),
]
SCRAPS = st.lists(st.sampled_from(ATOMS), max_size=14).map("".join)
WORDS = st.text("abcé 😀-_0123.:~#'\"[]{}&*!|>%@`?,\\", max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=12,
)


@PARSERS
@given(text=st.text() | SCRAPS | st.text(st.characters(codec=None)))
def test_reading_any_text_never_raises(text: str, pure: bool) -> None:
    reading = read(text, "f.yaml", pure=pure)
    for finding in reading.findings + reading.notices:
        assert str(finding.message)
        assert finding.help is None or str(finding.help)
        assert finding.place.line


@given(SCRAPS.filter(lambda text: "!" not in text and "%" not in text))
@settings(max_examples=300)
def test_both_parsers_give_the_same(text: str) -> None:
    assert everything(read(text, "f.yaml", pure=False)) == everything(read(text, "f.yaml", pure=True))


@PARSERS
@given(value=VALUES, flow=st.sampled_from([True, False, None]), style=st.sampled_from([None, "'", '"', "|"]))
def test_what_is_dumped_is_read_as_it_was(value: object, flow: bool | None, style: str | None, pure: bool) -> None:
    text = yaml.safe_dump(value, default_flow_style=flow, default_style=style, allow_unicode=True)
    if "!!" in text:  # the dumper gives types where a style hides them
        return
    reading = read(text, "f.yaml", pure=pure)
    assert reading.findings == []
    assert same(reading.documents[0].data, yaml.safe_load(text))


def same(mine: object, theirs: object) -> bool:
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return list(mine) == list(theirs) and all(same(mine[key], theirs[key]) for key in mine)
    if isinstance(mine, list) and isinstance(theirs, list):
        return len(mine) == len(theirs) and all(map(same, mine, theirs))
    if isinstance(mine, float) and isinstance(theirs, float):
        return math.isclose(mine, theirs)
    return type(mine) is type(theirs) and mine == theirs


@given(VALUES, st.sampled_from([True, False, None]))
def test_every_scalar_stands_where_its_place_says(value: object, flow: bool | None) -> None:
    text = yaml.safe_dump(value, default_flow_style=flow, allow_unicode=True, width=10_000)
    doc = document(text)
    for path, scalar in scalars(doc.data):
        if scalar != {} and scalar != []:
            assert data(under(text, doc.places.value(path)) or "~") == scalar
        if path and isinstance(path[-1], str):
            key = under(text, doc.places.key(path))
            assert data(f"{key}: 1") == {path[-1]: 1}
