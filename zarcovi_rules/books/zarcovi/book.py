"""The Zarcovi rulebook, put together by walking its folders."""

from functools import cache

from zarcovi_rules.books.walking import objects
from zarcovi_rules.books.zarcovi.readings.geral import AMB_0
from zarcovi_rules.core.book import Book


@cache
def book() -> Book:
    """The rulebook with its default readings."""
    return Book.of("zarcovi", objects("zarcovi_rules.books.zarcovi"), absolute_yields=AMB_0.is_("B"))
