"""Stored answers say what a verdict says, travel through their file unchanged, and are the same for equal books."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import known
from tests.core.literal import can_be, states
from tests.core.small import Small, examples, rulebooks
from tests.core.toy import PARTS, toy
from zarcovi_rules.audit.answers.store import Answers, Said, Stored, read, stored, write, written
from zarcovi_rules.audit.diagram import Axis
from zarcovi_rules.audit.table import BLOCKED, UNANSWERED, tables
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.verdict import OMISSO, SILENCES


def kept(book: Book) -> Stored:
    return stored(book.name, tables(book))


@given(rulebooks())
@examples(60)
def test_what_is_stored_is_what_a_verdict_says_and_cites(small: Small) -> None:
    book = small.book
    diagrams = {name: answers.diagram() for name, answers in kept(book).answers.items()}
    plans = {name: Plan(book, question) for name, question in book.questions.items()}
    for state in states(book):
        if not can_be(book, state):
            continue
        verdicts = {name: plan.ask(known(state)) for name, plan in plans.items()}
        whole = {variable.name: value for variable, value in state.items()}
        whole |= {n: UNANSWERED if v.outcome in SILENCES else v.outcome for n, v in verdicts.items()}
        for name, verdict in verdicts.items():
            space, root = diagrams[name]
            said = space.at(root, whole)
            assert isinstance(said, Said)
            proof = verdict.proof
            answer = OMISSO if said.answer == BLOCKED else said.answer
            assert (answer, said.cites) == (proof.answer, tuple(sorted({*proof.decided, *proof.gaps})))


@given(rulebooks())
@examples(40)
def test_a_file_is_read_back_as_it_was_written(small: Small) -> None:
    path = Path(f"{small.book.name}.jsonl")
    what = kept(small.book)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("zarcovi_rules.audit.answers.store.read_text", lambda _: written(what))
        assert read(path, small.book.name) == what


@given(rulebooks(), st.randoms(use_true_random=False))
@examples(40)
def test_the_order_in_which_a_book_is_written_does_not_count(small: Small, chance: random.Random) -> None:
    parts = list(small.parts)
    chance.shuffle(parts)
    other = Book.of(small.book.name, parts, absolute_yields=small.yields)

    assert written(kept(other)) == written(kept(small.book))


def test_the_file_is_the_same_whatever_hashes_are() -> None:
    code = (
        "from tests.core.toy import toy; from zarcovi_rules.audit import table;"
        "from zarcovi_rules.audit.answers import store;"
        "print(store.written(store.stored('toy', table.tables(toy()))))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, text=True, encoding="utf-8", check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip

    assert runs == [f"{written(kept(toy()))}\n"] * 2


def test_a_file_is_a_line_for_each_axis_and_node(tmp_path: Path) -> None:
    write(tmp_path / "toy.jsonl", kept(toy()))
    lines = (tmp_path / "toy.jsonl").read_text("utf-8").splitlines()

    assert lines[-4:] == [
        '{"question": "molha", "root": 0}',
        '{"axis": "agua_chega", "values": ["chega", "nao_chega", "sem_resposta"]}',
        '[0, "agua_chega", {"chega": ["sim"], "nao_chega": ["nao"], "sem_resposta": ["sem_resposta_abaixo"]}]',
        '{"end": "toy", "questions": 2}',
    ]
    assert [line for line in lines if '"R-4"' in line] != []
    assert all(isinstance(json.loads(line), dict | list) for line in lines)


def test_a_diagram_that_is_not_as_small_as_can_be_is_not_what_is_written(tmp_path: Path) -> None:
    same = Answers((Axis("x", ("a", "b")),), 0, ((0, (Said("sim"), Said("sim"))),))
    path = tmp_path / "toy.jsonl"
    write(path, Stored("toy", {"q": same}))

    with pytest.raises(RulesError, match=r'line 2: expected \{"question": "q", "root": \["sim"\]\}'):
        read(path, "toy")


def _toy_lines() -> list[str]:
    return written(kept(toy())).splitlines()


NODE = next(place for place, line in enumerate(_toy_lines()) if line.startswith("[0,"))


Edit = Callable[[list[str]], list[str]]


def _with(place: int, old: str, new: str) -> Edit:
    """One line with a part of it changed."""
    return lambda lines: [*lines[:place], lines[place].replace(old, new, 1), *lines[place + 1 :]]


def _put(place: int, line: str) -> Edit:
    """One line with another in its place."""
    return lambda lines: [*lines[:place], line, *lines[place + 1 :]]


@pytest.mark.parametrize(
    ("edit", "line", "problem"),
    [
        (lambda lines: lines[:0], 1, "ends too early"),
        (_put(0, "[" * 9000), 1, "no JSON value"),
        (_put(0, "null"), 1, "name of the book and the format"),
        (_with(0, "toy", "other"), 1, "the answers of toy, not those of other"),
        (_with(0, "1}", "99}"), 1, "format 1, not 99"),
        (_with(1, "agua", "zagua"), len(_toy_lines()) - 3, "order of their names"),
        (_with(1, "0}", "77}"), 2, "node 77 is missing"),
        (_with(1, "0}", "true}"), 2, "an axis, a node, a question or the end"),
        (_with(1, "0}", "-1}"), 2, "a value leads to"),
        (_with(1, "0}", "1.5}"), 2, "a value leads to"),
        (_put(2, '{"axis": "ceu", "values": []}'), 3, "at least one value"),
        (_put(2, '{"axis": "ceu", "values": ["sol", "sol"]}'), 3, "named once"),
        (lambda lines: [*lines[:3], *lines[2:]], 4, "each axis once"),
        (_with(NODE, "}]", ""), NODE + 1, "no JSON value"),
        (_with(NODE, "[0,", "[1,"), NODE + 1, "node 0, its axis"),
        (_put(NODE, "[0]"), NODE + 1, "node 0, its axis"),
        (_put(NODE, '[0, "lua", {}]'), NODE + 1, "an axis of the question, not lua"),
        (_put(NODE, '[0, "ceu", {"sol": 1}]'), NODE + 1, "these values: chuva, granizo, sol"),
        (
            _put(NODE, '[0, "ceu", {"chuva": 0, "granizo": 0, "sol": 0}]'),
            NODE + 1,
            "node 0 is missing or asks an axis too early",
        ),
        (_with(NODE, '"sol"', '"chuva"'), NODE + 1, "a name twice"),
        (lambda lines: [*lines[:NODE], *lines[NODE + 1 :]], NODE + 1, "node 0, its axis"),
        (lambda lines: lines[:NODE], NODE + 1, "ends too early"),
        (lambda lines: lines[:-1], len(_toy_lines()), "ends too early"),
        (lambda lines: [*lines[:-1], '{"end": "toy", "questions": 3}'], len(_toy_lines()), "the end of 2 questions"),
        (lambda lines: [*lines[:-1], '"end"'], len(_toy_lines()), "an axis, a node, a question or the end"),
        (lambda lines: [*lines, "{}"], len(_toy_lines()) + 1, "nothing may follow"),
        (_with(NODE, ", ", ",  "), NODE + 1, "expected [0,"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_line(tmp_path: Path, edit: Edit, line: int, problem: str) -> None:
    path = tmp_path / "toy.jsonl"
    path.write_text("".join(f"{each}\n" for each in edit(_toy_lines())), "utf-8")

    with pytest.raises(RulesError) as caught:
        read(path, "toy")
    assert f"line {line}: " in str(caught.value)
    assert problem in str(caught.value)
    assert "--accept tudo" in str(caught.value)


@given(st.data())
@examples(200)
def test_a_file_with_anything_changed_is_refused_or_is_another_that_could_be_written(data: st.DataObject) -> None:
    text = written(kept(toy()))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    changed = text[:start] + data.draw(st.text(alphabet='{}[]",:0123abnulsim \n', max_size=6)) + text[end:]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("zarcovi_rules.audit.answers.store.read_text", lambda _: changed)
        try:
            found = read(Path("toy.jsonl"), "toy")
        except RulesError:
            return
    assert written(found) == changed


def test_lines_may_end_as_windows_ends_them(tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    path.write_text(written(kept(toy())), "utf-8", newline="\r\n")

    assert read(path, "toy") == kept(toy())


def test_a_missing_file_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="does not exist"):
        read(tmp_path / "none.jsonl", "toy")


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "toy.jsonl").mkdir()

    with pytest.raises(RulesError, match="cannot be written"):
        write(tmp_path / "toy.jsonl", kept(toy()))
    assert [path.name for path in tmp_path.iterdir()] == ["toy.jsonl"]


def test_the_parts_of_a_book_in_reverse_have_the_same_file() -> None:
    assert written(kept(Book.of("toy", reversed(PARTS)))) == written(kept(toy()))
