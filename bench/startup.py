"""How long whole commands take on one thing, against a Python that does nothing: `explain` a ruling, `lint` a sheet.

    python bench/startup.py [RUNS]

They are run in turn, so that a busy machine slows down all. Medians, and their ratio to nothing; of time on the clock
and of time on the processor.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 10
ROOT = Path(__file__).parents[1]
ZARCOVI = str(Path(sys.executable).with_name("zarcovi"))
SHEET = str(ROOT / "scenarios" / "zarcovi" / "fichas" / "duvidas" / "nair_do_caderno.yaml")
NOTHING = "python -c pass"
COMMANDS = {
    NOTHING: [sys.executable, "-c", "pass"],
    "zarcovi explain BAR-CAMPO-2": [ZARCOVI, "explain", "BAR-CAMPO-2"],
    "zarcovi lint, one sheet": [ZARCOVI, "lint", "--no-cache", SHEET],
}


def seconds(command: list[str]) -> tuple[float, float]:
    """What a command takes: on the clock, and of the processor."""
    start, before = time.perf_counter(), _of_children()
    ran = subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    if ran.returncode not in (0, 1):  # 1 is of findings
        raise SystemExit(f"{command} ended with {ran.returncode}")
    return time.perf_counter() - start, _of_children() - before


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Run all in turn, and print the medians."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    for command in COMMANDS.values():
        seconds(command)  # the first writes what Python compiles
    took = [[seconds(command) for command in COMMANDS.values()] for _ in range(runs)]
    medians = [
        tuple(statistics.median(column) for column in zip(*times, strict=True)) for times in zip(*took, strict=True)
    ]
    for name, (clock, processor) in zip(COMMANDS, medians, strict=True):
        times = clock / medians[0][0]
        print(f"{name:28} {clock * 1000:7.1f} ms {processor * 1000:7.1f} ms of processor {times:5.1f} x")
    print(f"medians of {runs}")


if __name__ == "__main__":
    main()
