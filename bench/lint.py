"""Linting sheets: `zarcovi lint` with all its checks and the reader of legends, against two linters of schemas alone.

    python -m bench.lint [ROUNDS]

Whole processes, without any cache, in turn, so that a busy machine slows down all of them; CPU seconds, medians, peak
memory. Sheets of two kinds are invented: dense ones, of many fields and few words (`bench/dense.py`), and ones with
legends as players write them (`bench/sheets.py`). All linters are given the schema `schemas/ficha.schema.json`. Before
anything is timed, each of them must find the sheets with a mistake. The peers are installed where they are not, each
into a folder of its own below the user's cache: check-jsonschema by pip, ajv-cli by npm if there is npm.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench import dense, sheets
from bench.invented import Sheet, write

ROUNDS = 5
SIZES = (1, 100, 1000)
MANY = 3000
"""So many sheets are given to ours alone, for its peak memory."""
KINDS: dict[str, Sheet] = {"dense": dense.sheet, "legends": sheets.sheet}
ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "schemas" / "ficha.schema.json"
PEERS = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "zarcovi-bench" / "lint"
OURS, THEIRS, NODES = "zarcovi lint", "check-jsonschema", "ajv-cli"

_FILE = re.compile(r"(ficha_\d+\.yaml)(?:::| invalid)")


_LAUNCHER = """
import json, os, sys
_, status, used = os.wait4(os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ), 0)
with open(sys.argv[1], "w") as file:
    json.dump([os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss], file)
"""
"""Runs a command from a process that is small itself: the peak of one that begins counts what began it, too."""


class Runner(NamedTuple):
    """How a linter is called on files of a folder, and which of them its output says are wrong."""

    command: Callable[[Path], list[str]]
    wrong: Callable[[str, dict[str, int]], set[str]]
    timed: Callable[[Path], list[str]] | None = None
    """The call that is timed, where it is another: in the form that people read, as the peers write it."""


class Cost(NamedTuple):
    """CPU seconds and peak memory in MiB of one process, its children included."""

    cpu: float
    peak: float


def ours(folder: Path) -> list[str]:
    return [sys.executable, "-m", "zarcovi_rules", "lint", "--no-cache", "--format", "json", str(folder)]


def ours_timed(folder: Path) -> list[str]:
    return [sys.executable, "-m", "zarcovi_rules", "lint", "--no-cache", str(folder)]


def ours_wrong(said: str, lines: dict[str, int]) -> set[str]:
    """The files of which something is said at the line of the mistake; what more is said of sheets is ours alone."""
    found = json.loads(said)["findings"]
    names = {(Path(one["path"]).name, one["line"]) for one in found if one["severity"] == "error"}
    return {name for name, line in lines.items() if (name, line) in names}


def theirs_wrong(said: str, lines: dict[str, int]) -> set[str]:  # noqa: ARG001
    """The files that are called wrong; they know no lines."""
    return set(_FILE.findall(said))


def runners() -> dict[str, Runner]:
    """The linters that there are, installed if need be."""
    check = PEERS / "check-jsonschema"
    if not check.exists():
        venv.create(check, with_pip=True)
        subprocess.run([check / "bin" / "pip", "install", "--quiet", "check-jsonschema"], check=True)
    found = {
        OURS: Runner(ours, ours_wrong, ours_timed),
        THEIRS: Runner(
            lambda folder: [
                str(check / "bin" / "check-jsonschema"),
                *("--schemafile", str(SCHEMA)),
                *map(str, sorted(folder.glob("*.yaml"))),
            ],
            theirs_wrong,
        ),
    }
    npm = shutil.which("npm")
    if npm is None:
        print(f"no npm here: without {NODES}")
        return found
    nodes = PEERS / "ajv-cli"
    if not nodes.exists():
        nodes.mkdir(parents=True)
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", nodes, "ajv-cli"], check=True
        )
    found[NODES] = Runner(
        lambda folder: [
            str(nodes / "node_modules" / ".bin" / "ajv"),
            *("validate", "--spec=draft2020", "--strict=false", "--all-errors", "-s", str(SCHEMA), "-d"),
            f"{folder}/*.yaml",
        ],
        theirs_wrong,
    )
    return found


def run(command: list[str]) -> tuple[str, Cost]:
    """What a command writes, and what it costs."""
    # As somebody's shell has it: Python keeps what it compiled, and writes in blocks.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out, tempfile.TemporaryFile("w+", encoding="utf-8") as wrong:
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as costs:
            subprocess.run(
                [sys.executable, "-S", "-c", _LAUNCHER, costs.name, *command],
                cwd=ROOT,
                env={**environment, "PYTHONPATH": str(ROOT)},
                stdout=out,
                stderr=wrong,
                check=True,
            )
            code, cpu, peak = json.load(costs)
        for file in (out, wrong):
            file.seek(0)
        said, complaint = out.read(), wrong.read()
    if code not in (0, 1):
        raise SystemExit(f"{' '.join(command)[:200]} ended with {code}:\n{said[-1000:]}{complaint[-2000:]}")
    return said + complaint if code and not said.startswith("{") else said, Cost(cpu, peak / 1024)


def measured(folder: Path, lines: dict[str, int], each: dict[str, Runner], rounds: int) -> dict[str, Cost]:
    """The median costs of each linter on a folder, once all have found the mistakes."""
    for name, runner in each.items():
        said, _ = run(runner.command(folder))
        if (found := runner.wrong(said, lines)) != lines.keys():
            missed = sorted(found ^ lines.keys())
            raise SystemExit(f"{name} does not find the mistakes of {folder.name}: {', '.join(missed[:9])}")
    took: dict[str, list[Cost]] = {name: [] for name in each}
    for _ in range(rounds):
        for name, runner in each.items():
            took[name].append(run((runner.timed or runner.command)(folder))[1])
    return {
        name: Cost(statistics.median(cost.cpu for cost in costs), max(cost.peak for cost in costs))
        for name, costs in took.items()
    }


def costs_of(sheet: Sheet, each: dict[str, Runner], rounds: int, made: Path) -> dict[int, dict[str, Cost]]:
    """The costs of each linter on as many sheets of a kind, by their number; fewer rounds where there are many."""
    costs: dict[int, dict[str, Cost]] = {}
    for size in SIZES:
        folder = made / f"fichas_{size}"
        lines = write(folder, size, sheet)
        costs[size] = measured(folder, lines, each, rounds if size < 1000 else max(1, rounds // 2))
    folder = made / f"fichas_{MANY}"
    lines = write(folder, MANY, sheet)
    costs[MANY] = measured(folder, lines, {OURS: each[OURS]}, 1)
    return costs


def told(target: str, reached: float, limit: float, *, least: bool = False) -> None:
    good = reached >= limit if least else reached <= limit
    print(
        f"{'ok    ' if good else 'MISSED'} {target:66} {reached:6.2f}  ({'at least' if least else 'at most'} {limit:g})"
    )


def table(kind: str, costs: dict[int, dict[str, Cost]], rounds: int) -> None:
    print(f"\n{kind:7} {'sheets':>6}  {'linter':18} {'CPU s':>8} {'by ours':>8} {'peak MiB':>9}   {rounds} rounds")
    for size, by_name in costs.items():
        for name, cost in by_name.items():
            print(f"{kind:7} {size:6}  {name:18} {cost.cpu:8.3f} {cost.cpu / by_name[OURS].cpu:7.1f}x {cost.peak:9.1f}")


def targets(kind: str, costs: dict[int, dict[str, Cost]]) -> None:
    def ratio(size: int, one: str, other: str) -> float:
        return costs[size][one].cpu / costs[size][other].cpu

    told(f"{kind}, 1,000 sheets: CPU of {THEIRS} by ours", ratio(1000, THEIRS, OURS), 12, least=True)
    told(f"{kind}, one sheet: our CPU by that of {THEIRS}", ratio(1, OURS, THEIRS), 1 / 3)
    for size in (1, 100):
        if NODES in costs[size]:
            told(f"{kind}, {size} sheets: our CPU by that of {NODES}", ratio(size, OURS, NODES), 1)
    for size in (1000, MANY):
        told(f"{kind}, peak memory: {size:,} sheets by 100", costs[size][OURS].peak / costs[100][OURS].peak, 1.1)


def main() -> None:
    """Write the sheets, let the linters take turns, print costs and targets."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    each = runners()
    for kind, sheet in KINDS.items():
        with tempfile.TemporaryDirectory() as made:
            costs = costs_of(sheet, each, rounds, Path(made))
        table(kind, costs, rounds)
        targets(kind, costs)


if __name__ == "__main__":
    main()
