"""Tuples with names are what typing makes of the same class, but for what becomes of their annotations."""

from __future__ import annotations

import pickle
import typing
from collections.abc import Callable

import pytest

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.core.tuples import NamedTuple


class Stone(NamedTuple):
    """A stone, and where it lies."""

    name: str
    weight: int = 3
    near: Stone | None = None
    """What lies beside it."""

    @property
    def heavy(self) -> bool:
        return self.weight > 5

    def __str__(self) -> str:
        return f"{self.name}!"


class Same(typing.NamedTuple):
    """A stone, and where it lies."""

    name: str
    weight: int = 3
    near: Same | None = None

    @property
    def heavy(self) -> bool:
        return self.weight > 5

    def __str__(self) -> str:
        return f"{self.name}!"


def test_fields_defaults_and_what_is_written_into_the_class_are_those_of_typing() -> None:
    assert Stone._fields == Same._fields
    assert Stone._field_defaults == Same._field_defaults
    assert Stone.__doc__ == Same.__doc__
    assert Stone.__mro__[1:] == Same.__mro__[1:]
    assert Stone.__module__ == __name__
    assert Stone.__qualname__ == "Stone"
    assert list(Stone.__annotations__) == list(Same.__annotations__)


def test_one_of_them_is_the_plain_tuple_that_typing_makes() -> None:
    ours, theirs = Stone("quartz", 9), Same("quartz", 9)
    assert tuple(ours) == tuple(theirs) == ("quartz", 9, None)
    assert hash(ours) == hash(theirs)
    assert repr(ours) == repr(theirs).replace("Same", "Stone")
    assert (str(ours), ours.heavy) == (str(theirs), theirs.heavy) == ("quartz!", True)
    assert ours._replace(near=Stone("flint")) == ("quartz", 9, ("flint", 3, None))


def test_one_of_them_goes_from_process_to_process() -> None:
    there = pickle.loads(pickle.dumps(Stone("quartz", near=Stone("flint"))))
    assert there == Stone("quartz", near=Stone("flint"))
    assert type(there) is Stone


@pytest.mark.parametrize("said", [str, Speech("pt"), Speech("en")])
def test_in_a_sentence_it_is_said_by_its_own_words_and_is_no_list(said: Callable[[Message], str]) -> None:
    assert said(msg("{stone}", stone=Stone("quartzo", 7))) == "quartzo!"
