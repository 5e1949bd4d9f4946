"""The full audit, on a few questions: it compares all that it says, finds what is planted, and its record is read."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial

import pytest

from tests.core.comparing import compare
from tests.core.composed import Whole
from tests.zarcovi import audit_full
from tests.zarcovi.audit_full import RECORD, Record, main, parts, read, run, width, work, written
from tests.zarcovi.test_literal_agrees import silence_is_not_so
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.plan import Plan, plan
from zarcovi_rules.core.rulings import Question

SEEN = Record(
    date=date(2024, 6, 1),
    version="0123456789ab",
    questions=1_200,
    of=1_201,
    states=12_345_678,
    flipped=90_123_456,
    situations=1_000_000,
    seed=7,
    disagreements=3,
    seconds=1_800,
    cpu=3_000,
    cores=2,
    wide=(("larga", 4_000_000), ("mais_larga", 5_000_000)),
)
FEW = ("barreira_segura", "passa_pelo_alvo")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main([*arguments, "--jobs", "1"])
    return code, capsys.readouterr().out


def test_a_run_tells_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = said(capsys, "--questions", *FEW, "--situations", "300", "--seed", "5")

    assert code == 0
    assert "questions compared in all local states: 2 of " in out
    assert "random whole situations: 300\n" in out
    assert "seed: 5\n" in out
    assert "disagreements: 0\n" in out
    assert f"book version: {book().version}\n" in out


def test_the_work_covers_every_local_state_once(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, _ = run(FEW, situations=0, seed=0, jobs=1)
    monkeypatch.setattr(audit_full, "SLICE", 20)
    cut, _ = run(FEW, situations=0, seed=0, jobs=1)

    assert len(list(parts(FEW, 0, 0))) > 3
    assert (whole.states, whole.flipped) == (cut.states, cut.flipped)
    assert min(whole.states, whole.flipped) > 30


def test_the_seed_alone_says_which_situations_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def noted(_literal: object, _plan: Plan, whole: Whole) -> list[object]:
        drawn.append((whole.question, tuple(whole.values.items())))
        return []

    def of(seed: int) -> list[object]:
        drawn.clear()
        list(work(list(parts(FEW, 50, seed))[-3:], jobs=1))
        return list(drawn)

    monkeypatch.setattr(audit_full, "BATCH", 20)
    monkeypatch.setattr(audit_full, "differences", noted)

    assert len(of(1)) == 50
    assert of(1) == of(1) != of(2)
    assert len(set(of(1))) > 40


def test_several_cores_see_what_one_sees() -> None:
    one, _ = run(FEW, situations=50, seed=1, jobs=1)
    two, _ = run(FEW, situations=50, seed=1, jobs=2)

    assert replace(one, cores=2, seconds=0, cpu=0) == replace(two, seconds=0, cpu=0)


def test_a_question_with_too_many_local_states_is_told_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit_full, "WIDEST", width("barreira_segura"))
    _, out = said(capsys, "--questions", *FEW, "--situations", "0")
    count = f"{width('passa_pelo_alvo'):,}"

    assert f"passa_pelo_alvo: {count} local states are too many and are not compared" in out
    assert "questions compared in all local states: 1 of " in out
    assert f"not compared in local states: passa_pelo_alvo ({count})\n" in out


# --- what is wrong is found


def test_a_local_state_that_is_settled_otherwise_fails_and_is_told_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit_full, "compare", partial(compare, by=silence_is_not_so))
    code, out = said(capsys, "--questions", "barreira_segura", "--situations", "0")

    assert code == 1
    assert "barreira_segura: the two evaluators disagree where\n" in out
    assert "= (silent)\n" in out
    assert re.search(r"literal: .*outcome blocked.*\n  settled: .*outcome omisso", out)
    assert re.search(r"^disagreements: [1-9]", out, re.MULTILINE)


def test_a_whole_situation_that_is_answered_otherwise_fails_and_is_told_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without = book().without("BAR-CAMPO-2")

    def faulty(_rules: object, question: Question) -> Plan:
        return plan(without, question)

    monkeypatch.setattr(audit_full, "plan", faulty)
    code, out = said(capsys, "--questions", "passa_pela_escala", "--situations", "300")

    assert code == 1
    assert "passa_pela_escala: the two evaluators disagree on " in out
    assert re.search(r"^    ataque\.\w+ = \w+$", out, re.MULTILINE)
    assert re.search(r"^  literal: .+\n  plan:    .+$", out, re.MULTILINE)
    assert out.count("the two evaluators disagree") <= audit_full.TOLD


# --- what cannot be asked


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--questions", "barreira_segur"], "unknown question: barreira_segur (did you mean barreira_segura?)"),
        (["--situations", "-1"], "a whole number is expected, not '-1'"),
        (["--situations", "²"], "a whole number is expected, not '²'"),
        (["--jobs", "0"], "at least one core is needed"),
        (["--record", "--questions", "barreira_segura"], "--record tells of all questions: leave out --questions"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)

    assert refused.value.code == 2
    assert expected in capsys.readouterr().err


# --- the record


@pytest.mark.parametrize("record", [SEEN, replace(SEEN, wide=(), disagreements=0)])
def test_what_is_written_is_read(record: Record) -> None:
    assert read(written(record)) == record


@pytest.mark.parametrize("row", [name for name, _ in SEEN.rows()])
def test_a_record_without_a_row_or_with_a_wrong_one_is_none(row: str) -> None:
    page = written(SEEN)
    (line,) = (line for line in page.splitlines() if line.startswith(f"| {row} |"))

    with pytest.raises(ValueError, match=re.escape(row)):
        read(page.replace(f"{line}\n", ""))
    if row != "book version":
        with pytest.raises(ValueError, match=r"many|unpack|not as a run writes"):
            read(page.replace(line, f"| {row} | many |"))


def test_the_committed_record_can_be_read() -> None:
    record = read(RECORD.read_text("utf-8"))

    assert record.disagreements == 0
    assert record.situations > 0
    if record.version != book().version:
        age = (datetime.now(UTC).date() - record.date).days
        pytest.skip(
            f"docs/{RECORD.name} tells of book {record.version}, {age} days ago; the book is {book().version} by now: "
            "`make audit-full ARGS=--record`"
        )
