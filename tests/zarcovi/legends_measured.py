"""How much of invented legends is read right: `python -m tests.zarcovi.legends_measured FILE.jsonl [--show]`.

A line holds a legend, the fields (`facts`) and `clausulas` that a careful reader finds in it, `talvez`: names that
count neither way, and `conflito`: names that are to be told as open. Of what is read, the share that is wrong; of what
should be, the share that is read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.source.text import fold


@dataclass
class Measured:
    """Counts over all lines, and which names they fall on."""

    expected: int = 0
    right: int = 0
    read: int = 0
    wrong: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)


def expected_of(line: Mapping[str, Any]) -> set[tuple[str, str]]:
    """What a careful reader finds, as names and values."""
    facts = {name: value if isinstance(value, list) else [value] for name, value in line.get("facts", {}).items()}
    found = {(name, fold(str(one))) for name, values in facts.items() for one in values if one is not None}
    return found | {(name, "sim") for name in line.get("clausulas", ())}


def measure(lines: Iterable[Mapping[str, Any]]) -> Measured:
    """Read every legend as a bare caption and compare."""
    linter = shelf.linter("zarcovi")
    measured = Measured()
    for line in lines:
        card = Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY])
        reading = linter.read(line["text"], card)
        read = {(one.name, fold(str(one.value))) for one in reading.reads}
        open_ = {doubt.name for doubt in reading.doubts}
        expected = expected_of(line)
        maybe = set(line.get("talvez", ()))
        counted = {one for one in read if one[0] not in maybe}
        wanted = {one for one in expected if one[0] not in maybe}
        wrong = counted - wanted
        missed = wanted - counted
        missed |= {(name, "?") for name in line.get("conflito", ()) if name not in open_ and name not in maybe}
        measured.expected += len(wanted)
        measured.right += len(wanted & counted)
        measured.read += len(counted)
        measured.wrong.update(name for name, _ in wrong)
        measured.missed.update(name for name, _ in missed)
        if wrong or missed:
            measured.lines.append(
                f"{line['id']}: {line['text']!r}\n"
                + "".join(f"    wrong  {name} = {value}\n" for name, value in sorted(wrong))
                + "".join(f"    missed {name} = {value}\n" for name, value in sorted(missed))
            )
    return measured


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").split("\n") if line.strip()]


def main() -> int:
    """Print the measure; 1 when it is below what is promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--show", action="store_true", help="each line that is not read as expected")
    parser.add_argument("--name", help="with --show, only lines that concern names with this in them")
    options = parser.parse_args()
    worst = 0
    for path in options.files:
        measured = measure(lines_of(path))
        if options.show:
            sys.stdout.writelines(
                f"{line}\n" for line in measured.lines if options.name is None or options.name in line
            )
        wrong = sum(measured.wrong.values())
        share, right = wrong / max(1, measured.read), measured.right / max(1, measured.expected)
        print(f"{path.name}: read {measured.read}, wrong {wrong} ({share:.1%}); expected {measured.expected}, ", end="")
        print(f"right {measured.right} ({right:.1%})")
        for title, counts in (("wrong", measured.wrong), ("missed", measured.missed)):
            print(f"  {title}: " + ", ".join(f"{name} {count}" for name, count in counts.most_common(25)))
        worst = max(worst, int(share > 0.01 or right < 0.85))
    return worst


if __name__ == "__main__":
    sys.exit(main())
