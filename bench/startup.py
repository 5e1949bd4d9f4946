"""How long a whole `zarcovi explain BAR-CAMPO-2` takes, against a Python that does nothing.

    python bench/startup.py [RUNS]

The two are run in turn, so that a busy machine slows down both. Medians, and their ratio.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 10
NOTHING = [sys.executable, "-c", "pass"]
EXPLAIN = [str(Path(sys.executable).with_name("zarcovi")), "explain", "BAR-CAMPO-2"]


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    """Run both in turn, and print the medians."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    seconds(EXPLAIN)  # the first writes what Python compiles
    took = [(seconds(NOTHING), seconds(EXPLAIN)) for _ in range(runs)]
    nothing, explain = (statistics.median(column) for column in zip(*took, strict=True))
    print(f"python -c pass              {nothing * 1000:7.1f} ms")
    print(f"zarcovi explain BAR-CAMPO-2 {explain * 1000:7.1f} ms  {explain / nothing:.1f} x, medians of {runs}")


if __name__ == "__main__":
    main()
