"""The Zarcovi rulebook, put together by walking its folders."""

from functools import cache
from importlib import resources

from zarcovi_rules.books.walking import objects, read_figures
from zarcovi_rules.books.zarcovi.readings import AMB_0
from zarcovi_rules.core.book import Book


@cache
def book() -> Book:
    """The rulebook with its default readings."""
    package = "zarcovi_rules.books.zarcovi"
    figures = read_figures(resources.files(package).joinpath("figures.yaml").read_text("utf-8"))
    return Book.of("zarcovi", [*objects(package), *figures], absolute_yields=AMB_0.is_("B"))
