"""The full audit: two evaluators of the shipped book, compared in all local states and in a million whole situations.

`make audit-full`, or `python -m tests.zarcovi.audit_full`; `--record` writes `docs/audit-full.md`. Exits with 1 when
they disagree anywhere, and prints in full where. What is compared is told in `tests/core/comparing.py` (the settlement
of the core, all states at once) and `tests/core/composed.py` (plans, from raw facts through all layers).
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from random import Random

from tests.core.comparing import compare, each_flip, size, slices, space
from tests.core.composed import Drawing, differences
from tests.core.literal import Literal
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.messages import nearest
from zarcovi_rules.core.plan import plan

RECORD = Path(__file__).parents[2] / "docs" / "audit-full.md"
SITUATIONS, SEED = 1_000_000, 20_240_601
WIDEST = 3_000_000
"""The local states of a question with more are not compared, and the record says so."""
SLICE, BATCH = 1 << 16, 5_000
"""Local states, and whole situations, of one part of the work."""
TOLD = 20
"""Witnesses that are printed; all disagreements are counted."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of the work: a slice of a question's local states under some readings, or a batch of whole situations."""

    question: str = ""
    flip: int = 0
    slice: int = 0
    questions: tuple[str, ...] = ()
    seed: str = ""
    situations: int = 0


@dataclass(kw_only=True)
class Tally:
    """What was compared: local states under the readings in force and under others, whole situations; what differed."""

    states: int = 0
    flipped: int = 0
    situations: int = 0
    disagreements: int = 0
    witnesses: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.states += other.states
        self.flipped += other.flipped
        self.situations += other.situations
        self.disagreements += other.disagreements
        self.witnesses += other.witnesses


@dataclass(frozen=True, kw_only=True)
class Record:
    """What one run saw. `seconds` went by, `cpu` seconds were worked, all cores together.

    `wide` are the questions whose local states are too many, with how many these are.
    """

    date: date
    version: str
    questions: int
    of: int
    states: int
    flipped: int
    situations: int
    seed: int
    disagreements: int
    seconds: int
    cpu: int
    cores: int
    wide: tuple[tuple[str, int], ...] = ()

    def rows(self) -> Iterator[tuple[str, str]]:
        yield "date", self.date.isoformat()
        yield "book version", self.version
        yield "questions compared in all local states", f"{self.questions:,} of {self.of:,}"
        yield "local states, readings in force", f"{self.states:,}"
        yield "local states, one reading otherwise", f"{self.flipped:,}"
        yield "random whole situations", f"{self.situations:,}"
        yield "seed", f"{self.seed}"
        yield "disagreements", f"{self.disagreements:,}"
        yield "time", f"{self.seconds:,} s on {self.cores} cores, {self.cpu:,} s of work"
        yield "not compared in local states", ", ".join(f"{name} ({count:,})" for name, count in self.wide) or "none"


PAGE = """# The full audit

Two evaluators of the Zarcovi rulebook, side by side. The fast one settles all states at once
(`zarcovi_rules/core/settlement.py`) and remembers rows (`zarcovi_rules/core/plan.py`). The slow one carries out the
words of [ARCHITECTURE.md](../ARCHITECTURE.md) for one situation at a time (`tests/core/literal.py`); they share nothing
but what authors write.

- A *local state* of a question gives a value to each fact and reading that it looks at and, to each question below, one
  of its answers or silence; what cannot be together is left out. In each, the two must agree on the outcome (an answer,
  a conflict, no ruling speaks, silence below matters) and on what stands, may stand, is defeated, is withdrawn.
- A *whole situation* gives all facts that can count, drawn at random, and readings: those in force, or one of them
  otherwise. It is settled through all layers; the two must agree on the answer, what decides and the gaps, of the
  question and of those below on which its answer rests.

`make audit-full` does this. The last run that was recorded (`make audit-full ARGS=--record`):

| what | seen |
| --- | --- |
"""


def written(record: Record) -> str:
    """The page that tells of a run."""
    return PAGE + "".join(f"| {name} | {value} |\n" for name, value in record.rows())


def read(page: str) -> Record:
    """The run that a page tells of. Raises `ValueError` for a page that is none."""
    rows = dict(re.findall(r"^\| (.+?) \| (.+) \|$", page, re.MULTILINE))
    try:
        questions, of = (number(each) for each in rows["questions compared in all local states"].split(" of "))
        seconds, cores, cpu = re.findall(r"\d[\d,]*", rows["time"])
        record = Record(
            date=date.fromisoformat(rows["date"]),
            version=rows["book version"],
            questions=questions,
            of=of,
            states=number(rows["local states, readings in force"]),
            flipped=number(rows["local states, one reading otherwise"]),
            situations=number(rows["random whole situations"]),
            seed=number(rows["seed"]),
            disagreements=number(rows["disagreements"]),
            seconds=number(seconds),
            cpu=number(cpu),
            cores=number(cores),
            wide=tuple(
                (name, number(count))
                for name, count in re.findall(r"(\w+) \(([\d,]+)\)", rows["not compared in local states"])
            ),
        )
    except KeyError as error:
        raise ValueError(f"the record has no row {error}") from None
    if written(record) != page:
        raise ValueError("the page is not as a run writes it: `make audit-full ARGS=--record`")
    return record


def number(text: str) -> int:
    return int(text.replace(",", ""))


@cache
def literal() -> Literal:
    return Literal(book())


@cache
def drawing(name: str) -> Drawing:
    return Drawing(literal(), book().questions[name])


def width(name: str) -> int:
    """How many local states a question has, possible or not."""
    return size(space(literal(), book().questions[name], book().chosen))


def parts(names: Sequence[str], situations: int, seed: int) -> Iterator[Part]:
    """All the work, wide questions first."""
    for name in sorted(names, key=lambda name: (-width(name), name)):
        if width(name) <= WIDEST:
            question = book().questions[name]
            for flip, readings in enumerate(each_flip(literal(), question)):
                for place, _ in enumerate(slices(space(literal(), question, readings), SLICE)):
                    yield Part(question=name, flip=flip, slice=place)
    for batch, first in enumerate(range(0, situations, BATCH)):
        count = min(BATCH, situations - first)
        yield Part(questions=tuple(names), seed=f"{seed}:{batch}", situations=count)


def done(part: Part) -> Tally:
    """One part of the work, done."""
    tally = Tally(situations=part.situations)
    if part.question:
        question = book().questions[part.question]
        readings = list(each_flip(literal(), question))[part.flip]
        compared = compare(literal(), question, list(slices(space(literal(), question, readings), SLICE))[part.slice])
        literal().decided[question].clear()  # no other slice has these states
        tally.states, tally.flipped = (0, compared.states) if part.flip else (compared.states, 0)
        tally.disagreements = compared.disagreements
        tally.witnesses = list(map(str, compared.witnesses))
    choose = Random(part.seed)
    for _ in range(part.situations):
        name = choose.choice(part.questions)
        found = list(differences(literal(), plan(book(), book().questions[name]), drawing(name).draw(choose)))
        tally.disagreements += bool(found)
        tally.witnesses += map(str, found[:1])
    return tally


def work(all_: Sequence[Part], jobs: int) -> Iterator[Tally]:
    """All parts done, in any order, on `jobs` cores."""
    if jobs == 1:
        yield from map(done, all_)
    else:
        with Pool(jobs) as pool:
            yield from pool.imap_unordered(done, all_)
            pool.close()
            pool.join()


def run(names: Sequence[str], situations: int, seed: int, jobs: int) -> tuple[Record, list[str]]:
    """Compare all of it: what was seen, and where the evaluators disagree."""
    started, worked = time.monotonic(), sum(os.times()[:4])
    wide = tuple((name, width(name)) for name in names if width(name) > WIDEST)
    for name, count in wide:
        print(f"{name}: {count:,} local states are too many and are not compared")
    print(f"{len(names) - len(wide):,} questions in all local states, {situations:,} random situations, seed {seed}")
    all_ = list(parts(names, situations, seed))
    tally = Tally()
    for place, one in enumerate(work(all_, jobs), 1):
        tally.add(one)
        if place * 10 // len(all_) > (place - 1) * 10 // len(all_):
            spent = time.monotonic() - started
            print(
                f"{place:,} of {len(all_):,} parts, {spent:,.0f} s, {tally.disagreements:,} disagreements", flush=True
            )
    record = Record(
        date=datetime.now(UTC).date(),
        version=book().version,
        questions=len(names) - len(wide),
        of=len(book().questions),
        states=tally.states,
        flipped=tally.flipped,
        situations=tally.situations,
        seed=seed,
        disagreements=tally.disagreements,
        seconds=round(time.monotonic() - started),
        cpu=round(sum(os.times()[:4]) - worked),
        cores=jobs,
        wide=wide,
    )
    return record, tally.witnesses


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.zarcovi.audit_full", description=__doc__.partition("\n")[0])
    parser.add_argument("--situations", type=_whole, default=SITUATIONS, metavar="N", help="random whole situations")
    parser.add_argument("--seed", type=_whole, default=SEED, metavar="N", help="of the random situations")
    parser.add_argument("--questions", nargs="+", metavar="NAME", help="these alone, not all of the book")
    parser.add_argument("--jobs", type=_whole, default=os.cpu_count() or 1, metavar="N", help="cores to use")
    parser.add_argument("--record", action="store_true", help=f"write docs/{RECORD.name}")
    options = parser.parse_args(arguments)
    if options.record and options.questions:
        parser.error("--record tells of all questions: leave out --questions")
    if not options.jobs:
        parser.error("at least one core is needed")
    for name in options.questions or ():
        if name not in book().questions:
            guess = nearest(name, book().questions)
            parser.error(f"unknown question: {name}" + (f" (did you mean {guess}?)" if guess else ""))
    names = tuple(dict.fromkeys(options.questions or sorted(book().questions)))
    record, witnesses = run(names, options.situations, options.seed, options.jobs)
    for witness in witnesses[:TOLD]:
        print(witness)
    if len(witnesses) > TOLD:
        print(f"and {len(witnesses) - TOLD:,} more like these")
    for name, value in record.rows():
        print(f"{name}: {value}")
    if options.record:
        RECORD.write_text(written(record), "utf-8")
        print(f"written: docs/{RECORD.name}")
    return 1 if record.disagreements else 0


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"a whole number is expected, not {text!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
