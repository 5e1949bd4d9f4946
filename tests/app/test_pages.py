"""`explain --format md`, and the graphs of `explain` and `rulings`, as committees call them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tests.app.calling import ROOT, zarcovi
from tests.app.written import TABLE
from tests.app.written import write as written
from tests.core.small import examples
from zarcovi_rules import shelf
from zarcovi_rules.app.markdown import code, page, plain
from zarcovi_rules.app.speech import LANGS, Speech
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.rulings import case_id

BOOK = shelf.book("zarcovi")
READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def everything() -> Iterator[tuple[str, object]]:
    for kind in (
        BOOK.rulings, BOOK.gaps, BOOK.tensions, BOOK.notes, BOOK.readings, BOOK.facts, BOOK.quantities, BOOK.questions,
        BOOK.figure_list,
    ):  # fmt: skip
        yield from kind.items()


def tokens(text: str) -> list[Token]:
    return READER.parse(text)


def inlines(text: str) -> list[Token]:
    return [token for token in tokens(text) if token.type == "inline"]


def read(token: Token) -> str:
    """What a reader sees of a line; everything that is marked up is marked."""
    seen = {"text": "{}", "code_inline": "`{}`", "softbreak": " ", "hardbreak": " "}
    return "".join(seen.get(child.type, f"<{child.type}>").format(child.content) for child in token.children or ())


# ------------------------------------------------------------------------------------------------ what is escaped

TEXTS = st.text(st.sampled_from("ab 1.)(|[]<>`*_~#&;!-+=\\\"'$@:/é\n") | st.characters(exclude_categories=("C", "Z")))


@given(TEXTS)
@examples(400)
def test_markdown_finds_nothing_to_obey_in_a_text(text: str) -> None:
    want = " ".join(text.split())
    found = inlines(plain(text))

    assert [read(token) for token in found] == ([want] if want else [])
    assert [token.type for token in tokens(plain(text))] == (
        ["paragraph_open", "inline", "paragraph_close"] if want else []
    )


@given(TEXTS, TEXTS)
@examples(300)
def test_a_cell_of_a_table_holds_a_text_and_a_name(text: str, name: str) -> None:
    name = " ".join(name.split()).strip("`\\ ") or "x"
    table = f"| a | b |\n| --- | --- |\n| x{plain(text)} | {code(name)} |"

    *_, one, other = inlines(table)
    assert read(one) == f"x{' '.join(('x' + text).split())[1:]}"
    assert read(other) == f"`{name}`"


# ------------------------------------------------------------------------------------------------ pages


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_page_whose_tables_and_fences_are_whole(lang: str) -> None:
    speech = Speech(lang)  # type: ignore[arg-type]
    for name, thing in list(everything())[:: 1 if lang == "pt" else 3]:
        text = page(BOOK, thing, name, speech, [f"{name}: …", "…"])
        rows = [line for line in text.splitlines() if line.startswith("|")]
        parsed = tokens(text)
        headings = [token for token in parsed if token.type == "heading_open" and token.tag == "h1"]
        fences = [token for token in parsed if token.type == "fence"]

        assert len(headings) == 1, name
        assert text.startswith("# ")
        assert sum(token.type == "tr_open" for token in parsed) == len(rows) - sum("---" in row for row in rows)
        assert text.count("```") == 2 * len(fences)
        assert {fence.info for fence in fences} <= {"mermaid"}
        assert "\n\n\n" not in text
        allowed = {"text", "code_inline", "link_open", "link_close", "html_inline", "softbreak"}
        assert {child.type for token in inlines(text) for child in token.children or ()} <= allowed, name
        assert {c.content for t in inlines(text) for c in t.children or () if c.type == "html_inline"} <= {"<br>"}


def test_the_page_of_a_ruling_has_all_that_a_committee_asks_for() -> None:
    for ruling in BOOK.rulings.values():
        text = page(BOOK, ruling, ruling.id, Speech("en"), [])
        said = [read(token) for token in inlines(text)]
        assert ruling.text in said
        assert f"source: {ruling.source.said.en}" in said
        assert any(line.startswith("force: ") for line in said)
        for case in ruling.cases:
            row = text.partition(f"| `{case_id(ruling, case)}` |")[2].partition("\n")[0]
            assert plain(case.question.about.en) in row
            assert all(f"`{name}`" in row for name in case.overrides)
            assert all(plain(salvo.clause.about.en) in row for salvo in (*case.salvo, *case.challenged_by))
        beaters = {
            layer.nodes[place].id
            for layer in BOOK.layers.values()
            for node in layer.nodes
            if node.origin is ruling
            for place in node.beaten_by
        }
        section = text.partition("## Defeated by\n")[2].partition("\n## ")[0]
        assert set(re.findall(r"^- `([^`]*)`", section, re.MULTILINE)) == beaters


def test_scenarios_are_links_to_files_and_lines() -> None:
    for prefix in ("", "https://example.org/blob/main/"):
        ran = zarcovi("explain", "SENJ-1", "--format", "md", "--links", prefix)
        assert (ran.code, ran.err) == (0, "")
        links = re.findall(r"^- \[.*\]\((\S+)#L(\d+)\)", ran.out, re.MULTILINE)
        assert links
        for target, line in links:
            assert target.startswith(prefix)
            path = ROOT / target.removeprefix(prefix)
            assert "Cenário" in path.read_text("utf-8") or "Esquema" in path.read_text("utf-8")
            assert 0 < int(line) <= len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("id_", ["ROMP-1a:so", "romp-1a:SO"])
def test_a_case_asked_for_is_pointed_at(id_: str) -> None:
    ran = zarcovi("explain", id_, "--format", "md")

    assert "| → `ROMP-1a:so` |" in ran.out
    assert ran.out.count("| → ") == 1
    assert re.search(r"^    class n_ataque_rompe_a_barreira_ROMP_1a_so asked$", ran.out, re.MULTILINE)


def test_a_page_shows_the_rules_as_the_table_plays_them(here: Path) -> None:
    written(here, "mesa.yaml", TABLE)
    played = ("--comite", "mesa.yaml", "--as-of", "2026-03-01", "--lang", "en")

    assert "PREC-2026-01" in zarcovi("explain", "passa_pela_fuga", "--format", "mermaid", *played).out
    assert "PREC-2026-01" not in zarcovi("explain", "passa_pela_fuga", "--format", "mermaid").out
    assert "in vain" in zarcovi("explain", "ABS-2", "--format", "md", "--lang", "en").out
    assert "in vain" not in zarcovi("explain", "ABS-2", "--format", "md", *played).out
    assert BOOK.under(Committee(readings={"AMB-0": "B"})).yields
    assert not BOOK.yields


# ------------------------------------------------------------------------------------------------ graphs


@pytest.mark.parametrize(
    "id_", ["barreira_segura", "ROMP-1a", "ROMP-1a:so", "GAP-8", "CON-7", "AMB-5", "defende_global"]
)
def test_what_decides_has_a_graph_in_both_forms(id_: str, here: Path) -> None:
    for form in ("mermaid", "svg"):
        shown = zarcovi("explain", id_, "--format", form)
        assert (shown.code, shown.err) == (0, "")
        assert zarcovi("explain", id_, "--format", form, "--output", "grafo") == (0, "", "")
        assert (here / "grafo").read_text("utf-8") == shown.out
    assert ElementTree.fromstring(shown.out).tag.endswith("svg")


@pytest.mark.parametrize("form", ["mermaid", "svg"])
def test_the_whole_book_has_a_graph(form: str) -> None:
    pt, en = (zarcovi("rulings", "--format", form, "--lang", lang) for lang in ("pt", "en"))

    assert (pt.code, pt.err, en.code) == (0, "", 0)
    assert all(question in en.out for question in BOOK.questions)
    assert pt.out != en.out


@pytest.mark.parametrize("form", ["mermaid", "svg"])
@pytest.mark.parametrize(
    ("id_", "kind"),
    [
        ("escada_de_status", "figure"),
        ("ataque.escala", "fact"),
        ("perguntas", "word of the case files"),
        ("omisso", "word of the case files"),
        (next(iter(BOOK.quantities)), "number"),
        (next(iter(BOOK.notes)), "note"),
    ],
)
def test_what_has_no_graph_says_so(id_: str, kind: str, form: str) -> None:
    ran = zarcovi("explain", id_, "--format", form, "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"zarcovi: {id_} is a {kind}: it has no graph\n")
    assert zarcovi("explain", id_, "--format", "md").code == 0


def test_a_file_holds_one_graph() -> None:
    ran = zarcovi("explain", "AMB-1", "--format", "svg", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert "AMB-1-duracao, AMB-1-numero" in ran.err
    assert zarcovi("explain", "AMB-1", "--format", "md").out.count("\n# ") == 1


def test_a_reading_at_which_no_ruling_looks_has_nothing_to_draw() -> None:
    ran = zarcovi("explain", "AMB-17", "--format", "mermaid", "--lang", "en")

    assert (ran.code, ran.out) == (2, "")
    assert "AMB-17" in ran.err


@pytest.mark.parametrize("form", ["md", "mermaid", "svg"])
def test_an_unknown_id_names_the_nearest_in_every_form(form: str) -> None:
    ran = zarcovi("explain", "ROMP-1aa", "--format", form)

    assert (ran.code, ran.out) == (2, "")
    assert "ROMP-1a?" in ran.err
