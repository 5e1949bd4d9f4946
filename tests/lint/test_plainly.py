"""The quick look at sheets: whatever it calls good fits the schema, and most good sheets are plain enough for it."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bench.invented import mistake_of
from bench.sheets import sheet
from tests.lint.bad_sheets import GOOD, VALUES, with_value
from zarcovi_rules import shelf
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.plainly import Plainly
from zarcovi_rules.lint.schema import Schema
from zarcovi_rules.source.yaml import read

LINTER = shelf.linter("zarcovi")
SCHEMA = Schema(LINTER.fields, LINTER.law, CARDS, reference=True)
PLAINLY = Plainly(LINTER.fields, LINTER.law, CARDS)
GIVEN = yaml.safe_load(GOOD)
FIELDS = {field.name: field for known in LINTER.fields.values() for field in known.values()}
WORDS = sorted({word for field in FIELDS.values() for word in field.spelt} | {*list(LINTER.law.clauses)[:3]})

scalars: Any = (
    st.sampled_from(WORDS) | st.integers(-2, 12) | st.sampled_from([True, None, "", 1.0, 360, "zarcovi", "\ud800"])
)
values: Any = scalars | st.lists(scalars, max_size=3) | st.dictionaries(st.sampled_from(sorted(FIELDS)), scalars)


def really(data: Any) -> bool:
    return bool(SCHEMA._whole.is_valid(data))


@given(st.dictionaries(st.sampled_from(sorted(FIELDS)), values, max_size=4), st.booleans())
def test_what_plainly_fits_fits(fields: dict[str, Any], in_card: bool) -> None:
    ability, *_ = GIVEN["habilidades"]
    data = GIVEN | {"habilidades": [ability | fields]} if in_card else GIVEN | fields
    if PLAINLY.fits(data):
        assert really(data)


@given(values)
def test_no_field_is_too_much_for_it(value: Any) -> None:
    for name in FIELDS:
        for card in ({"nome": "x", name: value}, {name: value}):
            for data in (GIVEN | {name: value}, *(GIVEN | {cards: [card]} for cards in CARDS)):
                assert not PLAINLY.fits(data) or really(data)


@pytest.mark.parametrize("value", VALUES)
def test_what_is_written_badly_does_not_plainly_fit_unless_it_fits(value: str) -> None:
    for _, text in with_value(VALUES[value]):
        for document in read(text, "x").documents:
            assert not PLAINLY.fits(document.data) or really(document.data)


def test_most_good_sheets_plainly_fit() -> None:
    good = [read(sheet(number)[0], "x").documents[0].data for number in range(20)]
    assert all(map(PLAINLY.fits, good))
    wrong = [number for number in range(200) if mistake_of(number)]
    bad = [read(sheet(number, mistake_of(number))[0], "x").documents[0].data for number in wrong]
    assert not any(map(PLAINLY.fits, bad))
