"""Every way in which a feature would pass in silence is an error with its line and what to write."""

from __future__ import annotations

import os
import textwrap
import time
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_bdd.parser import render_string

from zarcovi_rules.verify import features
from zarcovi_rules.verify.features import load, read
from zarcovi_rules.verify.text import normal_line, normal_step

HERE = Path(__file__).parent

HEADER = "# language: pt\nFuncionalidade: Luzes\n"
GOOD = f"{HEADER}  Cenário: Uma\n    Dado uma vela azul\n    Então há 1 luz acesa\n"


def test_one_broken_file_stops_no_other() -> None:
    loaded = load([HERE / "bad", HERE / "toy"], base=HERE)
    assert {scenario.path for scenario in loaded.scenarios} >= {"toy/luzes.feature", "toy/passos.feature"}


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    (error,) = load([tmp_path / "nada.feature"], base=tmp_path).errors
    assert str(error.place) == "nada.feature"


def test_what_cannot_be_read_is_an_error_and_stops_no_other(tmp_path: Path) -> None:
    good = tmp_path / "z.feature"
    good.write_text(GOOD, "utf-8")
    os.mkfifo(tmp_path / "pipe.feature")
    (tmp_path / "loop.feature").symlink_to("loop.feature")
    (tmp_path / "nul.feature").write_bytes(GOOD.replace("azul", "a\0").encode())
    (tmp_path / "utf16.FEATURE").write_bytes(GOOD.replace("Uma", "Outra").encode("utf-16"))
    loaded = load([tmp_path, good, "x" * 5000, "a\0b", "/dev/zero"], base=tmp_path)
    assert [scenario.name for scenario in loaded.scenarios] == ["Outra", "Uma"]
    assert [(str(error.place), str(error.message)) for error in loaded.errors] == [
        ("loop.feature", "This link leads back to itself"),
        ("nul.feature:4:20", "Character U+0000 is a control character, not text"),
        ("pipe.feature", "This is a pipe or a device, not a file"),
        ("x" * 5000, "This name is too long for a file"),
        ("a\\x00b", "This is no name of a file"),
        ("/dev/zero", "This is a pipe or a device, not a file"),
    ]
    assert loaded.unreadable == 6


def test_an_empty_folder_is_an_error_but_was_read(tmp_path: Path) -> None:
    loaded = load([tmp_path], base=tmp_path)
    assert [str(error.message) for error in loaded.errors] == ["No file in this folder ends in .feature"]
    assert loaded.unreadable == 0


def test_a_folder_that_may_not_be_listed_is_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def shut(_: Path) -> Iterator[Path]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", shut)
    loaded = load([tmp_path], base=tmp_path)
    assert (len(loaded.errors), loaded.unreadable) == (1, 1)


def test_one_file_by_several_names_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(GOOD, "utf-8")
    (tmp_path / "b.feature").symlink_to("a.feature")
    assert [s.path for s in load([tmp_path, tmp_path / "a.feature"], base=tmp_path).scenarios] == ["a.feature"]


def test_the_scenarios_of_the_toy() -> None:
    scenarios = load([HERE / "toy" / "luzes.feature"], base=HERE).scenarios
    assert [(s.name, s.rule, s.line, s.row, [t.text for t in s.tags]) for s in scenarios[2:5]] == [
        ("A tabela acende luzes", "Tabelas e textos", 22, None, ["LUZ-1:base"]),
        ("Uma luz verde e o bilhete a-b", "Linhas", 32, 45, ["LUZ-1:base", "LUZ-2", "LUZ-3:a", "LUZ-3:b"]),
        ("Uma luz âmbar e o bilhete c", "Linhas", 32, 46, ["LUZ-1:base", "LUZ-2", "LUZ-3:a", "LUZ-3:b"]),
    ]
    assert [(step.kind, step.keyword, step.line) for step in scenarios[2].steps] == [
        ("given", "Dado", 7),
        ("given", "Dado", 20),
        ("given", "Dado", 23),
        ("then", "Então", 26),
    ]
    assert scenarios[2].steps[2].table == (("verde",), ("azul",))
    assert scenarios[3].steps[2].docstring == "diz a-b\n  assim"


def test_rows_of_one_title_are_numbered() -> None:
    text = (
        f"{HEADER}Esquema do Cenário: Luz\n  Então uma vela <c>\n  Exemplos:\n    | c |\n    | azul |\n    | verde |\n"
    )
    assert [scenario.name for scenario in read("a", text).scenarios] == ["Luz #1", "Luz #2"]


def test_values_are_filled_in_as_they_stand() -> None:
    text = f"{HEADER}Esquema do Cenário: Luz\n  Então <a> <b c>\n  Exemplos:\n    | a | b c |\n    | <x> | \\\\1\\n |\n"
    assert read("a", text).scenarios[0].steps[0].text == "<x> \\1\n"


def test_a_star_is_of_the_kind_that_it_continues() -> None:
    text = f"{HEADER}Cenário: Luz\n  Dado a\n  * b\n  E c\n  Quando d\n  * e\n  Mas f\n  Então g\n"
    (scenario,) = read("a", text).scenarios
    assert [(step.keyword, step.kind) for step in scenario.steps] == [
        ("Dado", "given"),
        ("*", "given"),
        ("E", "given"),
        ("Quando", "when"),
        ("*", "when"),
        ("Mas", "when"),
        ("Então", "then"),
    ]


def kinds(text: str) -> list[list[str]]:
    loaded = read("a", HEADER + text)
    assert loaded.errors == ()
    return [[step.kind for step in scenario.steps] for scenario in loaded.scenarios]


def test_a_first_step_continues_the_last_of_the_context() -> None:
    context = "Contexto:\n  Dado a\n  Quando b\n  E c\n"
    one = "Cenário: x\n  Mas d\n  Então e\n"
    assert kinds(context + one) == [["given", "when", "when", "when", "then"]]
    outline = "Esquema do Cenário: x <n>\n  E d\n  Então e\n  Exemplos:\n    | n |\n    | 1 |\n"
    assert kinds(context + outline) == [["given", "when", "when", "when", "then"]]
    ruled = "Regra: r\nContexto:\n  E f\n  Então g\nCenário: x\n  * d\nRegra: s\nCenário: y\n  E h\n  Então i\n"
    assert kinds(context + ruled.replace("* d", "E d")) == [
        ["given", "when", "when", "when", "then", "then"],
        ["given", "when", "when", "when", "then"],
    ]


def test_a_context_without_steps_is_continued_by_nothing() -> None:
    loaded = read("a", f"{HEADER}Contexto:\nCenário: x\n  E d\n  Então e\n")
    assert [str(error.message) for error in loaded.errors] == [
        "This `Contexto` has no steps.",
        "The first step begins with `E`, which continues no other.",
    ]
    assert (loaded.scenarios, loaded.refused) == ((), 1)


@pytest.mark.parametrize(
    ("text", "found", "refused"),
    [
        (GOOD, 1, 0),
        (GOOD.replace("Então", "E"), 0, 1),
        (GOOD + "  Cenário: Outra\n    Mas x\n    Então y\n", 1, 1),
        (f"{HEADER}Esquema do Cenário: x\n  Então <a>\n", 0, 1),
        (f"{HEADER}Esquema do Cenário: x\n  Dado <a>\n  Exemplos:\n  | a |\n  | 1 |\n  | 2 |\n", 0, 2),
        (
            f"{HEADER}Esquema do Cenário: x\n  Então <a>\n"
            "  Exemplos:\n  | a |\n  | 1 |\n  Exemplos:\n  | b |\n  | 2 |\n",
            1,
            1,
        ),
        (GOOD + "solto\n  Cenário: Outra\n    Dado x\n", 0, 2),
        (GOOD.replace("Luzes\n", "Luzes\n  Cenário Zero\n    Então x\n"), 1, 1),
    ],
    ids=["good", "no-then", "first-and", "no-rows", "rows", "one-table", "no-tree", "no-colon"],
)
def test_what_cannot_be_run_is_found_all_the_same(text: str, found: int, refused: int) -> None:
    loaded = read("a", text)
    assert (len(loaded.scenarios), loaded.refused) == (found, refused)
    assert bool(loaded.errors) is bool(refused)


def test_a_scenario_without_a_question_is_for_its_outcome_to_judge() -> None:
    assert read("a", GOOD).errors == ()


def test_the_scenarios_are_the_pickles_of_gherkins_compiler() -> None:
    for file in sorted((HERE / "toy").glob("*.feature")):
        document: Any = Parser().parse(file.read_text("utf-8"))
        pickles: list[Any] = Compiler().compile(document | {"uri": ""})
        scenarios = load([file]).scenarios
        assert len(scenarios) == len(pickles)
        for scenario, pickle in zip(scenarios, pickles, strict=True):
            assert scenario.name == pickle["name"]
            assert (scenario.row or scenario.line) == pickle["location"]["line"]
            assert [f"@{tag.text}" for tag in scenario.tags] == [tag["name"] for tag in pickle["tags"]]
            assert [normal_step(step.text) for step in scenario.steps] == [
                normal_step(step["text"]) for step in pickle["steps"]
            ]


# Texts in which columns are named, half named, and named only once they are filled in.
COLUMNS = st.sampled_from(["a", "b", "aa", "a b", "b-1", "é_", "2", "a.", "<a>"])


def written(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("\n", "\\n")


@st.composite
def outlines(draw: st.DrawFn) -> tuple[str, list[str], list[dict[str, str]]]:
    """An outline, its texts, and its rows; mostly one that says all columns, and only those."""
    columns = draw(st.lists(COLUMNS, min_size=1, max_size=3, unique=True))
    named = [f"<{column}>" for column in columns]
    pieces = st.sampled_from([*named, *columns, "<", ">", " ", "\\", "\\1", "."])
    texts = [draw(st.lists(pieces, max_size=3).map("".join)).strip() for _ in range(3)]
    texts[0] = ("x" + "".join(named) + texts[0]).strip()
    block = draw(st.lists(pieces | st.just("\n"), max_size=4).map("".join))
    value = st.lists(pieces.filter(lambda piece: piece not in named), max_size=3).map("".join) | pieces
    cells = st.tuples(*[value.map(str.strip)] * len(columns))
    rows = [dict(zip(columns, row, strict=True)) for row in draw(st.lists(cells, min_size=1, max_size=3))]
    lines = [
        "Esquema do Cenário: Luz",
        f"  Então {texts[0]}",
        f"    | {written(texts[1])} | {written(texts[2])} |",
        "  E o bilhete",
        '"""',
        block,
        '"""',
        "  Exemplos:",
        *(f"    | {' | '.join(map(written, cells))} |" for cells in [columns, *(row.values() for row in rows)]),
    ]
    return HEADER + "\n".join(lines), [*texts, textwrap.dedent(block)], rows


def replaced(text: str, values: Iterable[tuple[str, str]]) -> str:
    for column, value in values:
        text = text.replace(f"<{column}>", value)
    return text


@given(outlines())
@settings(max_examples=500)
def test_what_is_compiled_is_what_plain_replacement_gives(outline: tuple[str, list[str], list[dict[str, str]]]) -> None:
    text, templates, rows = outline
    loaded = read("a", text)
    if loaded.errors:
        # The only table is refused as a whole, and its scenario with it.
        assert loaded.scenarios == ()
        return
    assert len(loaded.scenarios) == len(rows)
    for scenario, row in zip(loaded.scenarios, rows, strict=True):
        first, second = scenario.steps
        assert first.table is not None
        expanded = [first.text, *first.table[0], second.docstring]
        assert expanded == [replaced(template, row.items()) for template in templates]
        assert expanded == [replaced(template, reversed(row.items())) for template in templates]
        assert expanded == [render_string(template, row) for template in templates]


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("\ufeff" + GOOD, 1),
        (unicodedata.normalize("NFD", GOOD), 3),
        (GOOD.replace("uma vela", "uma\u00a0vela"), 4),
        (GOOD.replace("uma vela", "uma  vela"), 4),
        (GOOD.replace("azul", "“azul”"), 4),
        (GOOD.replace("azul", "azul."), 4),
    ],
    ids=["bom", "nfd", "nbsp", "double", "curly", "stop"],
)
def test_habits_of_writing_are_understood_with_a_notice(written: str, line: int) -> None:
    loaded = read("a.feature", written)
    assert loaded.errors == ()
    assert [scenario.name for scenario in loaded.scenarios] == ["Uma"]
    assert [notice.place.line for notice in loaded.notices] == [line]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_the_mark_of_a_file_is_noticed_too(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "a.feature").write_bytes(GOOD.encode(encoding))
    loaded = load([tmp_path], base=tmp_path)
    assert [scenario.name for scenario in loaded.scenarios] == ["Uma"]
    assert [(str(notice.place), str(notice.message)[:9]) for notice in loaded.notices] == [("a.feature:1", "Invisible")]


def test_line_ends_do_not_matter() -> None:
    assert read("a", GOOD.replace("\n", "\r\n")) == read("a", GOOD) == read("a", GOOD.replace("\n", "\r"))


def test_doc_strings_stay_as_written() -> None:
    text = f'{GOOD.replace("Dado", "Então")}      """\n      um\u00a0 “e\u0301” .\n      dado x\n      """\n'
    loaded = read("a", text)
    assert loaded.errors == ()
    assert loaded.notices == ()
    assert loaded.scenarios[0].steps[-1].docstring == "um\u00a0 “e\u0301” .\ndado x"


def test_prose_is_no_misspelt_keyword() -> None:
    prose = "  quando anoitece, é hora: as velas\n  dado que há velas\n  Regras: poucas\n"
    told = "    Quanto mais velas, melhor.\n    Um dano qualquer\n"
    text = GOOD.replace("Luzes\n", f"Luzes\n{prose}\n").replace("Uma\n", f"Uma\n{told}")
    lists = "  - Exemplo: uma vela\n  - Regra: a do meio\n  - Quando é noite\n  Exemplos: velas e lampiões.\n"
    text = text.replace(
        "Luzes\n", f"Luzes\n{lists}  Cenários difíceis ficam para depois.\n  Contexto nenhum é preciso.\n", 1
    )
    assert read("a", text).errors == ()


LINES = """
# language: pt
# language: xx
Funcionalidade: f
Regra: r
Contexto:
Cenário: c
Esquema do Cenário: <a>
Exemplos:
Exemplo:
cenário: x
Dado a
E <b>
* c
Então x.
dado x
Dado
prosa
\"\"\"
```
| a | b |
| a |
| a( |
| <a> |
|
| \\
@t
@a b
@
:
"""
WORDS = st.sampled_from(LINES.splitlines())


@given(st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=5))).map("\n".join)))
@settings(deadline=None)  # the first reading imports gherkin
def test_reading_any_text_never_raises(text: str) -> None:
    loaded = features.read("a.feature", text)
    # Whatever is read says something: scenarios that check nothing are never all there is.
    assert loaded.scenarios or loaded.errors
    assert all(scenario.steps for scenario in loaded.scenarios)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for finding in loaded.errors + loaded.notices:
        assert 1 <= (finding.place.line or 0) <= len(lines)
        assert str(finding.message)


TYPED = st.text(st.sampled_from(" .\u00a0\u2003\u200b\ufeff\t\"'“”‘’\\aáe\u0301\u2000ß"))


@given(st.one_of(TYPED, st.text()))
def test_normalising_twice_changes_nothing_more(text: str) -> None:
    assert normal_line(normal_line(text)) == normal_line(text)
    assert normal_step(normal_step(text)) == normal_step(text)


def test_quotes_that_are_never_closed_take_no_time() -> None:
    started = time.perf_counter()
    for text in ('"\\' * 20000, '“"' * 20000):
        normal_step(text)
    assert time.perf_counter() - started < 5


@pytest.mark.parametrize(
    "lines",
    ["prosa qualquer\n" * 50_000, "cenario c " + "x" * 5_000_000 + "\n", "| a |\n\n" * 20_000],
    ids=["lines", "line", "tables"],
)
def test_prose_without_end_takes_no_time_and_is_not_told_whole(lines: str) -> None:
    started = time.process_time()
    loaded = read("f.feature", f"# language: pt\nFuncionalidade: F\n{lines}")
    assert time.process_time() - started < 10  # two where nothing else runs; minutes if each line looked at all below
    assert all(len(str(finding.message)) < 1000 for finding in loaded.errors + loaded.notices)


def test_rows_that_fill_in_to_more_than_anybody_wrote_are_not_filled_in() -> None:
    rows = "".join(f"      | {str(number) * 1000} |\n" for number in range(100, 110))
    text = (
        "# language: pt\nFuncionalidade: F\n\n  Esquema do Cenário: c\n"
        f"    Dado que {'<a>' * 5000}\n    Então y\n    Exemplos:\n      | a |\n{rows}"
    )
    (error,) = read("f.feature", text).errors

    assert str(error.message) == "Filled in, these rows make more than 5000000 letters."
