"""The page as people meet it: on a phone, at a desk, in the dark, on paper, with and without its script."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import browser as browsers
from tests.app.calling import zarcovi
from tests.verify.page import pages
from zarcovi_rules import shelf
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.verify.page import words

BOOK = shelf.book("zarcovi")
PHONES = (320, 360, 390)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsers.launched() as found:
        yield found


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "whole.html").write_text(pages.shipped(), "utf-8")
    (folder / "troubled.html").write_text(pages.troubled(folder).out, "utf-8")
    (folder / "part.html").write_text(zarcovi("verify", "--ruling", "AMB-1-duracao", "--format", "html").out, "utf-8")
    return {name: folder / f"{name}.html" for name in ("whole", "part", "troubled")}


class Opened:
    """Opens pages and remembers what the console said of them."""

    def __init__(self, browser: Browser, files: dict[str, Path]) -> None:
        self.browser = browser
        self.files = files
        self.told: list[str] = []
        self.asked: list[str] = []

    def __call__(self, name: str = "whole", *, width: int = 1280, hash_: str = "", **context: object) -> Page:
        page = self.browser.new_context(viewport={"width": width, "height": 800}, **context).new_page()  # type: ignore[arg-type]
        page.on("console", lambda message: self.told.append(message.text))
        page.on("pageerror", lambda error: self.told.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.goto(self.files[name].as_uri() + hash_)
        return page


@pytest.fixture
def open_(browser: Browser, files: dict[str, Path]) -> Iterator[Opened]:
    opened = Opened(browser, files)
    yield opened
    for context in browser.contexts:
        context.close()
    assert opened.told == []
    assert {url.partition(":")[0] for url in opened.asked} <= {"file", "data"}


def search(page: Page, words: str) -> None:
    page.fill("#q", words)
    expect(page.locator("#found")).not_to_be_empty()


@pytest.mark.parametrize("name", ["whole", "troubled"])
@pytest.mark.parametrize("width", PHONES)
def test_a_phone_scrolls_sideways_nowhere_but_in_tables(open_: Opened, name: str, width: int) -> None:
    page = open_(name, width=width)
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")

    assert page.evaluate("document.documentElement.scrollWidth") == width
    outside = page.evaluate(
        """[...document.body.querySelectorAll('*')].filter((one) =>
             !one.closest('.scroll, pre, .skip, thead, label') && one.getBoundingClientRect().right > innerWidth + 1
           ).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert outside == []


def test_what_is_tapped_is_large_enough(open_: Opened) -> None:
    page = open_(width=360)
    for what in (".contents a", "summary", "#q", "#clear", ".paper label", ".index a"):
        low = page.locator(what).evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert min(filter(None, low)) >= (44 if what != ".index a" else 36), what


def test_search_finds_a_word_without_its_accents(open_: Opened) -> None:
    page = open_(width=360)
    search(page, "dimensao alternativa")

    shown = page.locator(".ruling:visible .says").all_inner_texts()
    assert "No selamento em dimensão alternativa, o turno do uso é sempre o turno 0." in shown
    assert all("dimensão" in text.casefold() for text in page.locator("tr.item:visible .wide").all_inner_texts())
    assert page.inner_text("#found").startswith("encontrados: ")


def test_search_finds_an_id_and_hides_the_rest(open_: Opened) -> None:
    page = open_()
    search(page, "bar-campo-4.1")

    assert page.locator("#index tr.item:visible").count() == 1
    assert page.locator("#r-TUR-1a").is_hidden()
    assert page.locator(".scenario:visible").count() > 0
    page.keyboard.press("Escape")
    assert page.locator("#index tr.item:visible").count() == len(BOOK.rulings)
    assert page.locator(".scenario:visible").count() == 0


def test_search_that_finds_nothing_says_so(open_: Opened) -> None:
    page = open_()
    search(page, "xyzzy")
    assert page.locator(".item:visible").count() == 0
    assert page.inner_text("#found") == page.get_attribute("#found", "data-nothing")


def test_the_matrix_leads_to_the_scenario(open_: Opened) -> None:
    page = open_(hash_="#r-BAR-CAMPO-2")
    link = page.locator("#r-BAR-CAMPO-2 .shown a").first
    title = link.inner_text()
    link.click()

    target = page.locator(":target")
    assert target.locator("h5").inner_text().endswith(title)
    expect(target.locator(".play li").first).to_be_in_viewport()


def test_a_link_from_what_was_found_leads_on_through_what_was_hidden(open_: Opened) -> None:
    page = open_()
    search(page, "bar-campo-2")
    page.locator("#index a:visible").first.click()
    assert page.locator(":target").is_visible()
    assert page.input_value("#q") in ("", "bar-campo-2")


def test_it_is_a_plain_page_without_script(open_: Opened) -> None:
    page = open_(java_script_enabled=False)
    assert page.locator("#bar").is_hidden()
    page.locator("summary").first.click()
    assert page.locator(".ruling").first.is_visible()


def printed(page: Page) -> tuple[int, str]:
    """How many sheets it takes, and what is on them without its spaces."""
    from pypdfium2 import PdfDocument

    paper = PdfDocument(page.pdf(format="A4"))
    said = "".join("".join(sheet.get_textpage().get_text_range() for sheet in paper).split())
    sheets = len(paper)
    paper.close()
    return sheets, said


SCENARIO = "features/zarcovi/bar_campo.feature:10"
STEP = "perguntamaojuiz:dequeseçãoéabarreira?"


def said(word: str) -> str:
    """A word of the frame as the pages of these tests say it, without its spaces."""
    return "".join(str(vars(words.words(Speech("pt")))[word]).split())


def test_on_paper_every_ruling_is_there_and_scenarios_if_asked(open_: Opened) -> None:
    page = open_()
    few, rules = printed(page)
    for id_ in (*BOOK.rulings, *BOOK.readings, *BOOK.gaps, *BOOK.tensions, *BOOK.notes):
        assert id_ in rules
    assert SCENARIO not in rules
    assert STEP not in rules
    assert said("unprinted") in rules
    assert "Buscar" not in rules
    assert said("print_all") not in rules

    page.check("#all")
    many, all_ = printed(page)
    assert SCENARIO in all_
    assert STEP in all_
    assert said("unprinted") not in all_
    assert few < many / 2


def test_on_paper_what_failed_is_told_in_full(open_: Opened) -> None:
    _, paper = printed(open_("troubled"))
    for id_ in ("BAR-CAMPO-2:base", "AMB-4:A"):
        assert f"@{id_}" in paper
    assert "Ummuro" in paper
    assert "multidirecionalabarreiranãosegura✗" in paper


def test_scenarios_are_put_on_paper_without_script_too(open_: Opened) -> None:
    page = open_("part", java_script_enabled=False)
    assert page.locator(".scenario").count() > 0
    place = page.locator(".scenario .tags code").first.text_content() or ""
    assert place not in printed(page)[1]
    page.check("#all")
    assert place in printed(page)[1]


def test_paper_says_what_was_searched_for(open_: Opened) -> None:
    page = open_("part")
    asked = said("sought")
    assert asked not in printed(page)[1]
    page.fill("#q", "AMB-1")  # and prints before anything was found
    _, paper = printed(page)
    count = page.inner_text("#found").split()[-1]
    assert f"{asked}AMB-1({count})" in paper
    assert page.locator("#sought").is_hidden()
    page.click("#clear")
    assert asked not in printed(page)[1]


def test_counts_beside_headings_say_how_much_is_shown(open_: Opened) -> None:
    page = open_()
    whole = page.locator("h2 .count, h3 .count").all_text_contents()
    search(page, "bar-campo-4.1")
    assert page.locator("#index tr.item:visible").count() == 1
    chapter = page.locator("#index h3:visible .count")
    assert chapter.text_content() == f"1 / {page.locator('#index section:not([hidden]) tr.item').count()}"
    outlines = page.locator(".scenario:not([hidden])").evaluate_all(
        "all => all.reduce((sum, one) => sum + Number(one.dataset.runs || 1), 0)"
    )
    assert (page.text_content("#scenarios-h .count") or "").startswith(f"{outlines} / ")
    page.keyboard.press("Escape")
    assert page.locator("h2 .count, h3 .count").all_text_contents() == whole


@pytest.mark.parametrize("width", [360, 1280])
def test_a_new_search_goes_to_the_first_that_it_found(open_: Opened, width: int) -> None:
    page = open_(width=width)
    search(page, "barreira")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    search(page, "barreira de campo")
    first = page.locator(".item:visible").first
    expect(first).to_be_in_viewport()
    heading = page.locator("section.group:visible").filter(has=first).last.locator("h2, h3, h4").first
    under = page.locator("#bar").evaluate("bar => bar.getBoundingClientRect().bottom")
    assert heading.evaluate("one => one.getBoundingClientRect().top") >= under

    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    there = page.evaluate("scrollY")
    page.fill("#q", "barreira de campo ")  # the same words: who reads on is left where they are
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") > there - 800


@pytest.mark.parametrize(
    ("name", "width", "scheme"),
    [("whole", 360, "light"), ("part", 1280, "dark"), *product(["troubled"], [360, 1280], ["light", "dark"])],
)
def test_axe_finds_nothing_against_it(open_: Opened, name: str, width: int, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = open_(name, width=width, color_scheme=scheme, bypass_csp=True)
    if name != "whole":
        page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    response = Axe().run(page).response
    assert len(response["passes"]) > 20
    found = response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200], one["nodes"][0]["failureSummary"]) for one in found] == []
