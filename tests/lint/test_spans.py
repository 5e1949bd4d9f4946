"""Characters of a legend are found in the file, in every way that YAML has to write a text."""

from __future__ import annotations

import json

import pytest
import yaml as pyyaml
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.lint.spans import within
from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml import read

PATH = ("habilidades", 0, "legenda")


def place_of(text: str, part: str, *, pure: bool = False) -> Place:
    document = read(text, "f", pure=pure).documents[0]
    legend = document.data["habilidades"][0]["legenda"]
    start = legend.index(part)
    return within(document.places, PATH, text.removeprefix("\ufeff"), legend, start, start + len(part))


def quoted(text: str, place: Place) -> str:
    """What stands at a place, lines counted as editors do."""
    assert place.line is not None
    assert place.column is not None
    assert place.end_line is not None
    assert place.end_column is not None
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    rows = lines[place.line - 1 : place.end_line]
    rows[-1] = rows[-1][: place.end_column - 1]
    rows[0] = rows[0][place.column - 1 :]
    return "\n".join(rows)


@pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])
@pytest.mark.parametrize(
    ("written", "part", "shown"),
    [
        ("|-\n    Muro de lama.\n    Defende globais.", "globais", "globais"),
        ("|-\n    Muro de lama.\n\n    Defende globais.", "globais", "globais"),
        ("|2-\n     recuada\n    Muro", "recuada", "recuada"),
        ("|+ # nota\n    Muro # de lama\n", "# de", "# de"),
        (">-\n    Muro de\n    lama, defende\n    globais.", "lama, defende globais", "lama, defende\n    globais"),
        ("Muro de lama\n    que defende globais", "lama que", "lama\n    que"),
        ("'Espelho d''água: defende globais'", "água: defende", "água: defende"),
        ("'Espelho d''água: defende globais'", "d'água", "d''água"),
        (r'"Diz \"pare\" e defende\tglobais"', 'globais"'[:-1], "globais"),
        (r'"Diz \"pare\" e defende"', '"pare"', r"\"pare\""),
        ('"Muro \\\n    de lama\\x21 defende\\u00a0globais"', "globais", "globais"),
        (r'"Muro de lama\x21 defende"', "lama!", r"lama\x21"),
        ("&m |-\n    Muro de lama.", "lama", "lama"),
        ("&m 'Muro de lama.'", "lama", "lama"),
        ("Muro de lama.", "Muro de lama.", "Muro de lama."),
    ],
)
def test_a_part_of_a_legend_is_found_however_the_legend_is_written(
    written: str, part: str, shown: str, pure: bool
) -> None:
    text = f"habilidades:\n- nome: X\n  legenda: {written}\n"
    assert quoted(text, place_of(text, part, pure=pure)) == shown


def test_a_legend_in_brackets_is_found_too() -> None:
    text = "habilidades: [{nome: X, legenda: 'Muro de lama'}]"
    assert quoted(text, place_of(text, "de lama")) == "de lama"


def test_a_legend_that_is_an_alias_is_found_where_it_is_written() -> None:
    text = "habilidades: [{nome: &n Muro de lama, legenda: *n}]"
    assert quoted(text, place_of(text, "lama")) == "lama"


def test_a_byte_order_mark_counts_in_no_column() -> None:
    text = "\ufeffhabilidades: [{legenda: Muro de lama}]"
    assert quoted(text, place_of(text, "lama")) == "lama"


def test_white_space_alone_answers_with_the_whole_legend() -> None:
    text = "habilidades: [{legenda: Muro de lama}]"
    assert quoted(text, place_of(text, " ")) == "Muro de lama"


LETTERS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cf", "Zl", "Zp", "Co", "Cn"])
LINES = st.text(LETTERS | st.sampled_from("aé|'\"#:- \t\u00a0\u0445"), max_size=12).map(lambda line: line.rstrip(" \t"))
LEGENDS = st.lists(LINES, min_size=1, max_size=5).map("\n".join).filter(lambda text: text.strip(" \t\n") != "")


@given(
    legend=LEGENDS, indent=st.integers(1, 6), newline=st.sampled_from(["\n", "\r\n", "\r"]), chop=st.sampled_from("-+ ")
)
def test_in_a_literal_block_what_stands_at_the_place_is_what_was_read(
    legend: str, indent: int, newline: str, chop: str
) -> None:
    rows = [" " * (2 + indent) + line if line else "" for line in legend.split("\n")]
    text = newline.join(["habilidades:", "- nome: X", f"  legenda: |{indent}{chop}", *rows, "  rank: 3", ""])
    reading = read(text, "f")
    assert reading.findings == []
    value = reading.documents[0].data["habilidades"][0]["legenda"]
    assert value.rstrip("\n") == legend.rstrip("\n")
    for line in value.split("\n"):
        for part in line.split():
            start = value.index(part)
            place = within(reading.documents[0].places, PATH, text, value, start, start + len(part))
            assert quoted(text, place) == part


@given(legend=LEGENDS, style=st.sampled_from(["'", '"', ">", "|", None]), width=st.sampled_from([10, 80]))
def test_every_style_that_a_program_writes_is_found(legend: str, style: str | None, width: int) -> None:
    data = {"habilidades": [{"legenda": legend}]}
    text = pyyaml.safe_dump(data, default_style=style, width=width, allow_unicode=True)
    document = read(text, "f").documents[0]
    assert document.data == data
    for part in legend.split():
        start = legend.index(part)
        shown = quoted(text, within(document.places, PATH, text, legend, start, start + len(part)))
        assert "".join(shown.split()) != ""
        if text[document.places.span(PATH)[0]] != '"':
            assert "".join(shown.replace("''", "'").split()) == part
        elif part.isascii() and "\n" not in shown and "\\" not in part:
            assert json.loads(f'"{shown}"') == part
