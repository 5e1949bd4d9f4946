"""The page of a run as a text: what is on it, that nothing of it is obeyed, and that it needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import date
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest

from tests.app.calling import ROOT, zarcovi
from tests.verify.page import pages
from zarcovi_rules import shelf
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import msg
from zarcovi_rules.verify.features import load
from zarcovi_rules.verify.page import day, words

BOOK = shelf.book("zarcovi")
VOID = {"meta", "link", "input", "br", "img", "wbr"}


class Read(HTMLParser):
    """A page, read: every element with its attributes, in order, and the text outside of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"script", "style"} & set(self.open):
            self.said.append(data)

    @property
    def text(self) -> str:
        """All that is said, with single spaces."""
        return " ".join("".join(self.said).split())

    def values(self, name: str) -> Iterator[str]:
        """Every value of an attribute."""
        yield from (value for _, attributes in self.elements if (value := attributes.get(name)) is not None)


@pytest.fixture(scope="module")
def whole() -> Read:
    return Read(pages.shipped())


def test_every_ruling_reading_gap_and_tension_is_there_with_what_it_says(whole: Read) -> None:
    for ruling in BOOK.rulings.values():
        assert f"r-{ruling.id}" in whole.values("id")
        assert ruling.texto in whole.text
        assert ruling.source.said.pt in whole.text
    for id_ in (*BOOK.readings, *BOOK.gaps, *BOOK.tensions):
        assert f"r-{id_}" in whole.values("id")
    for gap in BOOK.gaps.values():
        assert " ".join(gap.texto.split()) in whole.text
    for reading in BOOK.readings.values():
        assert reading.reason.pt in whole.text


def test_each_case_has_a_row_with_its_scenarios(whole: Read) -> None:
    ids = set(whole.values("id"))
    for ruling, case, _ in BOOK.cases():
        assert f"r-{ruling.id}:{case.name}" in ids
    matrix = zarcovi("verify", "--format", "json").data["matrix"]
    links = Counter(whole.values("href"))
    for id_, cases in matrix.items():
        if id_ in BOOK.rulings:
            assert all(links[f"#r-{id_}:{case}"] for case in cases)  # the tag of a scenario leads to the row


def test_links_lead_somewhere_on_the_page_and_ids_are_there_once(whole: Read) -> None:
    ids = Counter(whole.values("id"))
    assert [id_ for id_, times in ids.items() if times > 1] == []
    assert [id_ for id_ in ids if re.search(r"\s", id_)] == []
    inward = [to[1:] for to in whole.values("href") if to.startswith("#")]
    assert len(inward) > 1000
    assert set(inward) <= set(ids)
    assert [to for to in whole.values("href") if not to.startswith("#")] == ["data:,"]


def test_the_page_needs_nothing_from_elsewhere(whole: Read) -> None:
    assert list(whole.values("src")) == []
    assert not re.search(r"url\(|@import|https?://", pages.shipped())


def test_an_outline_is_a_table_with_a_result_in_each_row(tmp_path: Path) -> None:
    text = pages.troubled(tmp_path).out
    start = text.index("<caption>")
    table = text[start : text.index("</table>", start)]
    assert re.findall(r'<th scope="col">([^<]*)', table)[:2] == ["escala", "resposta"]
    assert re.findall(r'<td><span class="(\w+)">', table) == ["good", "bad"]


def test_what_features_say_is_shown_and_never_obeyed(tmp_path: Path) -> None:
    page = pages.troubled(tmp_path)
    read = Read(page.out)

    assert page.code == 1
    assert sum(tag == "script" for tag, _ in read.elements) == 1
    assert {tag for tag, _ in read.elements}.isdisjoint({"img", "em"})
    assert [name for _, attributes in read.elements for name in attributes if name.startswith("on")] == []
    for written in (
        'A <script>alert(1)</script> & a mesa "confere"',
        "Uma <b>regra</b> {{ 7 * 7 }} {% raw %}",
        'Um muro " onmouseover="alert(2)" não segura <script src=\'//x\' a onda',
        "chove <img src=x onerror=alert(3) // em cima do muro",
        '"os" <em>dois</em> lados',
    ):
        assert written in read.text


def test_failures_are_told_in_full(tmp_path: Path) -> None:
    read = Read(pages.troubled(tmp_path).out)
    told = zarcovi("verify", str(tmp_path / "apuros.feature"), "--format", "json").data

    for failure in told["failures"]:
        for line in (
            failure["scenario"],
            failure["message"].partition(". ")[0],
            *(failure["proof"] or "").splitlines(),
        ):
            assert " ".join(line.replace("`", "").split()) in read.text
    for finding in told["findings"]:
        assert finding["message"].replace("`", "") in read.text


def test_of_some_scenarios_only_what_they_show_is_listed() -> None:
    read = Read(zarcovi("verify", "--ruling", "BAR-CAMPO-2", "--format", "html").out)

    ids = set(read.values("id"))
    assert "r-BAR-CAMPO-2" in ids
    assert "r-TUR-1a" not in ids
    assert "missing" not in ids


def test_english_is_complete() -> None:
    english, portuguese = Read(pages.shipped("en")), Read(pages.shipped())
    assert dict(english.elements)["html"]["lang"] == "en"
    for ruling in BOOK.rulings.values():
        assert ruling.text in english.text
    said = {name: (vars(words.words(Speech("pt")))[name], word) for name, word in vars(words.words(str)).items()}
    used = {name for name, (pt, _) in said.items() if pt in portuguese.said}
    assert len(used) > 15
    assert [name for name in used if said[name][1] not in english.said] == []
    assert {attributes.get("lang") for tag, attributes in english.elements if tag == "h5"} == {None}
    assert {attributes["lang"] for _, attributes in english.elements if "lang" in attributes} == {"en", "pt-BR"}


def test_the_day_is_the_one_asked_for_wherever_the_page_is_made(whole: Read) -> None:
    assert sum(tag == "time" for tag, _ in whole.elements) == 1
    assert f"{Speech('pt')(msg('page made on'))} 2025-12-31" in whole.text


def test_without_a_day_asked_for_it_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(day.ASKED, "")
    before = date.today()
    assert before <= day.day() <= date.today()


@pytest.mark.parametrize("asked", ["ontem", "1.5", "9" * 30])
def test_a_day_that_cannot_be_read_is_said(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setenv(day.ASKED, asked)
    ran = zarcovi("verify", "--ruling", "BAR-CAMPO-2", "--format", "html", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert f"SOURCE_DATE_EPOCH is no count of seconds: {asked}" in ran.err


def test_the_frame_names_no_book() -> None:
    package = ROOT / "zarcovi_rules" / "verify" / "page"
    for file in package.iterdir():
        if file.is_file():
            said = file.read_text("utf-8").replace("zarcovi_rules", "").replace('"zarcovi {version}', "")
            assert "zarcovi" not in said.casefold().replace("`zarcovi ", ""), file.name


def test_two_thousand_scenarios_make_a_page_that_a_phone_can_load(tmp_path: Path) -> None:
    found = 0
    for table, feature in product(range(3), sorted((ROOT / "features" / "zarcovi").glob("*.feature"))):
        if found <= 2000:
            found += len(load([feature]).scenarios)
            folder = tmp_path / f"mesa{table}"
            folder.mkdir(exist_ok=True)
            (folder / feature.name).write_text(feature.read_text("utf-8"), "utf-8")
    page = zarcovi("verify", str(tmp_path), "--format", "html").out

    assert f"<strong>{found}<" in page
    assert found > 2000
    assert len(page.encode()) < 2_500_000


def test_the_page_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pagina.html"
    ran = zarcovi("verify", "--ruling", "BAR-CAMPO-2", "--format", "html", "--output", file)
    assert (ran.code, ran.out) == (0, "")
    assert file.read_text("utf-8").startswith("<!doctype html>")
