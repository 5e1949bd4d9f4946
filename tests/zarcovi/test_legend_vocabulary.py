"""Every entry of the vocabulary of legends is shown by examples, and they are read as it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import count
from typing import Any

import pytest
import yaml

from zarcovi_rules.books import linting
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.legend.forms import only_word
from zarcovi_rules.lint.legend.reader import Reader
from zarcovi_rules.lint.legend.reading import Reading
from zarcovi_rules.lint.legend.written import Names, stray, tells

PACKAGE = "zarcovi_rules.books.zarcovi"
FOLDER = resources.files(PACKAGE) / "legends"
FILES = sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(".yaml"))


@cache
def reader() -> Reader:
    return reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE))


def entries() -> Iterator[Any]:
    numbers = count()
    for name in FILES:
        data = yaml.load((FOLDER / name).read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        for place, entry in enumerate(data.get("frases") or [], 1):
            yield pytest.param(next(numbers), entry, id=f"{name.removesuffix('.yaml')}-{place}-{entry['frases'][0]}")


def said_by(entry: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The names that an entry may say, each with its value or the beginning of it."""
    said = [one for key in ("sim", "nao", "so", "exceto") for one in entry.get(key) or []]
    return [(name, value.partition("{")[0] or "") for name, _, value in (str(one).partition("=") for one in said)]


def told(reading: Reading, name: str, value: str) -> bool:
    """Whether a reading has such a read, or leaves it open."""
    prefix, _, rest = name.partition("{")
    if rest:
        return any(read.name.startswith(prefix) for read in reading.reads) or any(
            doubt.name.startswith(prefix) for doubt in reading.doubts
        )
    return any(read.name == name and str(read.value).startswith(value) for read in reading.reads) or any(
        doubt.name == name.rstrip("?") for doubt in reading.doubts
    )


@pytest.mark.parametrize(("number", "entry"), list(entries()))
def test_its_examples_say_it_and_its_counterexamples_do_not(number: int, entry: Mapping[str, Any]) -> None:
    assert entry.get("exemplos"), "every entry has an example"
    said = said_by(entry)
    wrong = []
    if said:
        wrong += [
            f"says nothing of the kind: {text}"
            for text in entry["exemplos"]
            if not any(told(reader().read(text), *one) for one in said)
        ]
    names = {name for name, _ in said}
    for text in entry.get("contra") or []:
        reading = reader().read(text)
        clauses = [one for one in said if "." in one[0] and told(reading, *one)]
        wrong += [f"says {name}: {text}" for name, _ in clauses]
        wrong += [
            f"says {read.name} by it: {text}" for read in reading.reads if read.origin == number and read.name in names
        ]
    assert wrong == []


def _named_forms() -> Iterator[Any]:
    for name in FILES:
        data = yaml.load((FOLDER / name).read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        for section in ("termos", "verbos", "leves", "nucleos"):
            for term, forms in (data.get(section) or {}).items():
                yield pytest.param(list(map(str, forms)), id=f"{name.removesuffix('.yaml')}-{term}")


@pytest.mark.parametrize("forms", list(_named_forms()))
def test_no_form_of_several_words_is_met_by_one_of_them(forms: list[str]) -> None:
    assert [form for form in forms if only_word(form) is not None] == []


def test_no_shipped_phrase_has_a_bracket_out_of_place_or_no_word() -> None:
    phrases = [str(phrase) for entry in (param.values[1] for param in entries()) for phrase in entry["frases"]]
    names = Names(linting.vocabulary(PACKAGE))
    assert [phrase for phrase in phrases if stray(phrase) is not None] == []
    assert [phrase for phrase in phrases if not all(map(tells, names.understood(phrase)))] == []
