"""Graphs: what is an arrow and what is none; Mermaid that Mermaid reads; drawings from which no text leaves its box."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page

from tests import browser as browsers
from tests.core.small import Small, examples, rulebooks
from tests.core.toy import AMB_1, CHEGA, MOLHA, toy, two
from zarcovi_rules import shelf
from zarcovi_rules.app.graphed import graph_of
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.audit.graphs import drawing
from zarcovi_rules.audit.graphs import graph as graphs
from zarcovi_rules.audit.graphs.drawing import svg
from zarcovi_rules.audit.graphs.graph import Arrow, Edge, Graph, Group, Kind, Node
from zarcovi_rules.audit.graphs.mermaid import label, mermaid
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError, Text
from zarcovi_rules.core.rulings import Gap, Ruling

BOOK = shelf.book("zarcovi")
EN = Speech("en")
SVG = "{http://www.w3.org/2000/svg}"


def said(graph: Graph) -> set[str]:
    """The arrows as `a defeats b`, questions and their groups left out of the names."""
    name = {node.id: node.name for node in graph.nodes} | {group.id: group.id for group in graph.groups}
    return {f"{name[edge.start]} {edge.arrow} {name[edge.end]}" for edge in graph.edges}


# ------------------------------------------------------------------------------------------------ the data


def test_a_question_shows_what_it_looks_at_and_not_its_own_links() -> None:
    graph = graphs.of_question(toy(), MOLHA)

    assert [(node.kind, node.name, node.marked) for node in graph.nodes] == [
        (Kind.QUESTION, "agua_chega", False),
        (Kind.QUESTION, "molha", True),
    ]
    assert said(graph) == {"agua_chega counts molha"}
    assert graph.groups == ()


def test_a_question_shows_who_defeats_and_who_withdraws_whom() -> None:
    graph = graphs.of_question(toy(), CHEGA)

    assert {(node.kind, node.name) for node in graph.nodes} == {
        (Kind.QUESTION, "agua_chega"),
        (Kind.CASE, "R-1"),
        (Kind.CASE, "R-2"),
        (Kind.CASE, "R-2:granizo"),
        (Kind.CASE, "R-3"),
        (Kind.CASE, "R-4"),
        (Kind.SALVO, "R-3!furado"),
        (Kind.GAP, "GAP-1"),
    }
    assert said(graph) == {
        "R-3 defeats R-2",
        "R-3 defeats R-2:granizo",
        "R-4 defeats R-3",
        "GAP-1 defeats R-2:granizo",
        "R-3!furado withdraws R-3",
        "of/agua_chega decides agua_chega",
    }


def test_what_is_said_in_vain_withdraws_nothing_until_it_is_heeded() -> None:
    heeded = Book.of("toy", list(_parts()), absolute_yields=AMB_1.is_("A"))
    vain = Book.of("toy", list(_parts()), absolute_yields=AMB_1.is_("B"))

    assert "R-2!encantado withdraws R-2" in said(graphs.of_question(heeded, CHEGA))
    assert not any("encantado" in told for told in said(graphs.of_question(vain, CHEGA)))


def _parts() -> Iterator[object]:
    from tests.core import toy as module

    yield from module.PARTS


def test_what_was_asked_for_is_marked_and_the_rest_of_its_question_is_there() -> None:
    graph = graphs.of_cases(toy(), "R-4", {"agua_chega/R-4"})

    assert [node.name for node in graph.nodes if node.marked] == ["R-4"]
    assert said(graph) == said(graphs.of_question(toy(), CHEGA))


def test_near_leaves_out_what_no_arrow_joins() -> None:
    graph = graphs.of_cases(toy(), "R-4", {"agua_chega/R-4"}, near=True)

    assert {node.name for node in graph.nodes} == {"agua_chega", "R-4", "R-3"}
    assert said(graph) == {"R-4 defeats R-3", "of/agua_chega decides agua_chega"}


def test_a_link_is_drawn_only_where_a_ruling_meets_it() -> None:
    drawn = {
        node.name
        for question in BOOK.questions.values()
        for node in graphs.of_question(BOOK, question).nodes
        if node.kind is Kind.LINK
    }
    met = {
        name
        for layer in BOOK.layers.values()
        for node in layer.nodes
        for other in [node, *(layer.nodes[place] for place in node.beaten_by)]
        if node.beaten_by
        for name in [other.id]
        if other.origin is None
    }
    assert drawn == met


def test_the_book_shows_every_question_once_and_every_look() -> None:
    graph = graphs.of_book(BOOK)

    assert [node.name for node in graph.nodes] == list(BOOK.questions)
    assert {edge.arrow for edge in graph.edges} == {Arrow.COUNTS}
    assert len(graph.edges) == len(set(graph.edges)) == sum(len(layer.below) for layer in BOOK.layers.values())
    assert {node.group for node in graph.nodes} - {""} == {group.id for group in graph.groups}
    ruled = {case.question.name for _, case, _ in BOOK.cases()}
    assert all(node.group for node in graph.nodes if node.name in ruled)


def consistent(graph: Graph) -> None:
    ids = [node.id for node in graph.nodes]
    groups = [group.id for group in graph.groups]
    assert len(ids) == len(set(ids))
    assert len(groups) == len(set(groups))
    assert len(graph.edges) == len(set(graph.edges))
    assert {node.group for node in graph.nodes} - {""} == set(groups)
    for edge in graph.edges:
        assert edge.end in ids
        assert edge.start in (groups if edge.arrow is Arrow.DECIDES else ids)


@given(rulebooks())
@examples(60)
def test_every_graph_of_every_book_is_consistent_and_has_every_override_among_rulings(small: Small) -> None:
    consistent(graphs.of_book(small.book))
    for question, layer in small.book.layers.items():
        graph = graphs.of_question(small.book, question)
        consistent(graph)
        shown = {node.id for node in graph.nodes}
        expected = {
            Edge(
                start=graphs.node_id(question, layer.nodes[place].id),
                end=graphs.node_id(question, node.id),
                arrow=Arrow.DEFEATS,
            )
            for node in layer.nodes
            for place in node.beaten_by
        }
        vain = {lift.id for node in layer.nodes for lift in node.lifts if lift.challenge and not small.book.yields}
        expected = {e for e in expected if not {e.start, e.end} & {graphs.node_id(question, name) for name in vain}}
        assert {edge for edge in graph.edges if edge.arrow is Arrow.DEFEATS} == expected
        assert {id_ for edge in expected for id_ in (edge.start, edge.end)} <= shown
        reads_as_mermaid(mermaid(graph, EN))


def shipped() -> Iterator[tuple[str, Graph]]:
    """Every graph that can be asked for."""
    yield "book", graphs.of_book(BOOK)
    clauses = {name: fact for name, fact in BOOK.facts.items() if type(fact).__name__ == "Clause"}
    for kind in (BOOK.questions, BOOK.rulings, BOOK.gaps, BOOK.tensions, BOOK.readings, clauses):
        for name, thing in kind.items():
            graph = graph_of(BOOK, thing, name)
            assert graph is not None
            yield name, graph


def test_every_graph_of_the_shipped_book_is_consistent_and_reads_as_mermaid() -> None:
    for lang in ("pt", "en"):
        speech = Speech(lang)
        for name, graph in shipped():
            consistent(graph)
            text = mermaid(graph, speech)
            reads_as_mermaid(text)
            # Past these, Mermaid on most hosts draws an error instead.
            assert len(text) < 50_000, name
            assert len(graph.edges) < 500, name


def test_whatever_a_book_holds_is_marked_in_its_own_graph() -> None:
    for thing in (*BOOK.rulings.values(), *BOOK.gaps.values()):
        assert isinstance(thing, Ruling | Gap)
        graph = graph_of(BOOK, thing, thing.id)
        assert graph is not None
        marked = {node.name for node in graph.nodes if node.marked}
        assert {name for name in marked if name.partition("!")[0].partition(":")[0] == thing.id}
        assert all(name.partition("!")[0].partition(":")[0] == thing.id for name in marked), thing.id


# ------------------------------------------------------------------------------------------------ Mermaid

NAME = r"n_\w+"
TEXT = r'(?:[^"#&<>`*~$\\%\[\]\n]|#\d+;)+'
LABEL = rf"{TEXT}(?:<br>{TEXT})?"
LINES = {
    "title": re.compile(r" {4}acc(?:Title|Descr): [^#;{}%\n]*"),
    "group": re.compile(rf' {{4}}subgraph ({NAME})\["{TEXT}"\]'),
    "end": re.compile(r" {4}end"),
    "node": re.compile(
        rf' {{4,8}}({NAME})(?:\["{LABEL}"\]|\("{LABEL}"\)|\[/"{LABEL}"/\]|\{{\{{"{LABEL}"\}}\}}|\[\["{LABEL}"\]\])'
    ),
    "edge": re.compile(rf' {{4}}({NAME}) (?:-->|==>\|"{TEXT}"\||-\.->\|"{TEXT}"\|) ({NAME})'),
    "class": re.compile(rf" {{4}}classDef asked stroke-width:4px| {{4}}class {NAME}(?:,{NAME})* asked"),
}


def reads_as_mermaid(text: str) -> None:
    """Whether it is what we write of Mermaid's grammar; the real parser has read all of that."""
    first, *lines = text.rstrip("\n").split("\n")
    assert first in ("flowchart LR", "flowchart BT")
    declared: set[str] = set()
    used: set[str] = set()
    depth = 0
    for line in lines:
        kind, found = next(((k, f) for k, form in LINES.items() if (f := form.fullmatch(line))), ("", None))
        assert found, line
        if kind in ("node", "group"):
            assert found[1] not in declared
            declared.add(found[1])
        used |= set(found.groups()) if kind == "edge" else set()
        used |= set(re.findall(NAME, line)) if kind == "class" else set()
        depth += {"group": 1, "end": -1}.get(kind, 0)
        assert depth in (0, 1)
    assert depth == 0
    assert used <= declared


NASTY = [
    "a | b", '"quoted"', "[x](y) {z} (w)", "`code` *b* _i_ ~~s~~", "# head", "- list", "1. list", "1) x", "+ p",
    "=== x", "%% c %%{init}%%", "<b>x</b> <br/> & &amp; #quot; #35;", "end", "a;b;c", "a\nb\n\nc", "\\n \\", "--> x",
    "@{shape: x}", "$$x^2$$", "🙂 ünï", "::: c", "---", "%%", "", "snake_case_name",
    "W" * 90, "]]>", "\N{BOM}x",
]  # fmt: skip


def nasty(text: str) -> Graph:
    """A graph in which everything is called so."""
    both = two(text)
    inside = Node(id="x" + text, kind=Kind.GAP, name=text, says=both, about=both, group="of/x")
    nodes = [Node(id=kind, kind=kind, name=text, says=both, about=both, marked=True) for kind in Kind]
    edges = [Edge(start=inside.id, end=Kind.CASE, arrow=arrow) for arrow in Arrow if arrow is not Arrow.DECIDES]
    return Graph(
        title=both,
        about=both,
        nodes=(inside, *nodes),
        edges=(*edges, Edge(start="of/x", end=Kind.QUESTION, arrow=Arrow.DECIDES)),
        groups=(Group(id="of/x", title=both),),
    )


@pytest.mark.parametrize("text", NASTY)
def test_no_text_is_taken_for_mermaid(text: str) -> None:
    reads_as_mermaid(mermaid(nasty(text), EN))


@given(st.text())
@examples(300)
def test_a_label_says_what_the_text_says(text: str) -> None:
    written = label(text)
    read = re.sub(r"#(\d+);", lambda found: chr(int(found[1])), written).replace("\u200b", "")

    assert re.fullmatch(TEXT, written)
    assert read.strip() == " ".join(text.split()).replace("\u200b", "").strip()


@given(st.lists(st.text("aA_-.!:/ é9", min_size=1), unique=True, max_size=8))
@examples(100)
def test_no_two_nodes_share_a_name(ids: list[str]) -> None:
    nodes = tuple(Node(id=id_, kind=Kind.CASE, name="x", says=two("x"), about=two("x")) for id_ in ids)

    reads_as_mermaid(mermaid(Graph(title=two("t"), about=two("t"), nodes=nodes, edges=()), EN))


# ------------------------------------------------------------------------------------------------ SVG

DRAWN = {
    "question": graphs.of_question(BOOK, BOOK.questions["barreira_segura"]),
    "ruling": graphs.of_question(BOOK, BOOK.questions["ataque_rompe_a_barreira"]),
    "book": graphs.of_book(BOOK),
    "nasty": nasty(
        '<b>&amp;</b> ]]> "q" WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW … → 漢字漢字漢字漢字漢字漢字 ☃'
    ),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_well_formed_and_has_every_node_arrow_and_group(name: str) -> None:
    graph = DRAWN[name]
    root = ElementTree.fromstring(svg(graph, EN))

    def titles(kind: str) -> list[str | None]:
        found = root.iterfind(f".//{SVG}g")
        return [one.findtext(f"{SVG}title") for one in found if one.get("class", "").split(" ")[0] == kind]

    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert len(titles("node")) == len(graph.nodes)
    assert len(titles("edge")) == len(graph.edges)
    assert len(titles("group")) == len(graph.groups)
    assert all(titles("node"))
    assert all(titles("edge"))


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_fetches_nothing(name: str) -> None:
    text = svg(DRAWN[name], EN)

    assert re.findall(r"(?:https?|data|file):[^\s\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", text))
    assert not re.search(r"<!|<\?|<script|href|@import|<image|<foreignObject", text)


def test_a_drawing_is_the_same_each_time() -> None:
    assert svg(DRAWN["ruling"], EN) == svg(DRAWN["ruling"], EN)


def test_without_graphviz_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda _: None)

    with pytest.raises(RulesError, match=r"Graphviz.*zarcovi-rules\[graphs\].*mermaid"):
        svg(DRAWN["question"], EN)


def test_a_graphviz_that_falls_takes_nothing_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for end, told in (("import os; os.abort()", "exit -"), ("raise ValueError('too many')", "ValueError: too many")):
        (tmp_path / "layout.py").write_text(end, "utf-8")
        monkeypatch.setattr(drawing, "LAYOUT", tmp_path / "layout.py")
        with pytest.raises(RulesError, match=told):
            svg(DRAWN["question"], EN)


def test_drawing_loads_no_graphviz_into_this_process() -> None:
    svg(DRAWN["question"], EN)
    assert "pygraphviz" not in sys.modules


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsers.launched() as found:
        yield found


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    name, scheme = request.param
    path = tmp_path / "graph.svg"
    path.write_text(svg(DRAWN[name], EN), "utf-8")
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.goto(path.as_uri())
    yield page
    context.close()


OVERFLOWING = """
() => {
  const out = [];
  const within = (one, frame, what) => {
    const a = one.getBoundingClientRect(), b = frame.getBoundingClientRect();
    if (a.left < b.left - .5 || a.right > b.right + .5 || a.top < b.top - .5 || a.bottom > b.bottom + .5)
      out.push(what + ': ' + one.textContent);
  };
  const whole = document.querySelector('.paper');
  for (const text of document.querySelectorAll('text')) within(text, whole, 'paper');
  for (const node of document.querySelectorAll('.node, .group'))
    for (const text of node.querySelectorAll('text')) within(text, node.querySelector('.box, .frame'), 'box');
  const boxes = [...document.querySelectorAll('.node .box')].map((one) => one.getBoundingClientRect());
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) out.push('over');
  }));
  return out;
}
"""


@pytest.mark.parametrize("page", [(name, "light") for name in DRAWN], indirect=True)
def test_no_text_leaves_its_box_and_no_box_lies_on_another(page: Page) -> None:
    assert page.locator("text").count() > 0
    assert page.evaluate(OVERFLOWING) == []


CONTRASTS = """
() => {
  const part = (value) => { value /= 255; return value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4; };
  const light = (colour) => {
    const [r, g, b] = colour.match(/[0-9.]+/g).map(Number);
    return .2126 * part(r) + .7152 * part(g) + .0722 * part(b);
  };
  const against = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + .05) / (y + .05);
  };
  const paper = getComputedStyle(document.querySelector('.paper')).fill;
  const text = [...document.querySelectorAll('.node')].map((node) => against(
    getComputedStyle(node.querySelector('text')).fill, getComputedStyle(node.querySelector('.box')).fill));
  const lines = [...document.querySelectorAll('.line')].map((line) => against(getComputedStyle(line).stroke, paper));
  const title = against(getComputedStyle(document.querySelector('.title')).fill, paper);
  return [Math.min(...text, title), Math.min(...lines)];
}
"""


@pytest.mark.parametrize("page", [("nasty", "light"), ("nasty", "dark")], indirect=True)
def test_it_can_be_read_by_day_and_by_night(page: Page) -> None:
    text, lines = page.evaluate(CONTRASTS)

    assert text >= 7
    assert lines >= 4.5


def test_kinds_and_arrows_are_told_apart_without_colour() -> None:
    root = ElementTree.fromstring(svg(nasty("x"), EN))
    boxes: dict[str, str] = {}
    for node in root.iterfind(f".//{SVG}g"):
        if node.get("class", "").startswith("node"):
            outline = node.findall(f"{SVG}path")[0].get("d", "")
            words = " ".join(text.text or "" for text in node.iterfind(f"{SVG}text"))
            boxes[node.get("class", "").split()[1]] = f"{outline.count('L')} {words}"
    assert len(set(boxes.values())) == len(boxes) == len(Kind)
    legend = [one.findtext(f"{SVG}text") for one in root if one.get("class", "").startswith("legend")]
    assert legend == [
        graphs.ARROWS[arrow].template for arrow in (*[a for a in Arrow if a is not Arrow.DECIDES], Arrow.DECIDES)
    ]


def test_texts_of_a_book_are_said_in_the_language_asked_for() -> None:
    pt, en = (svg(DRAWN["question"], Speech(lang)) for lang in ("pt", "en"))
    about: Text = BOOK.questions["barreira_segura"].about

    assert about.pt in pt
    assert about.en in en
    assert about.pt not in en
