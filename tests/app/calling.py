"""How the tests call the command: in this process, or as one of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from zarcovi_rules.app.cli import main

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    """What came of a call: its exit code, and what it wrote to the screen and to where errors go."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The output, which is JSON."""
        return json.loads(self.out)


def zarcovi(*arguments: str | Path) -> Ran:
    """`zarcovi` with these arguments, in this process."""
    out, err = io.StringIO(), io.StringIO()
    language = os.environ.get("LANGUAGE", "")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([str(argument) for argument in arguments])
    finally:
        os.environ["LANGUAGE"] = language
    return Ran(code, out.getvalue(), err.getvalue())


def as_json(*arguments: str | Path) -> Any:
    """What `zarcovi` with these arguments says as JSON, whatever its exit code."""
    return zarcovi(*arguments, "--format", "json").data


@cache
def verified() -> Ran:
    """The shipped features, verified once for all tests."""
    return zarcovi("verify", "--format", "json")


def process(
    arguments: Iterable[str],
    cwd: Path,
    *,
    stdin: bytes = b"",
    stdout: int = subprocess.PIPE,
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """`python -m zarcovi_rules` with these arguments, in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [sys.executable, "-m", "zarcovi_rules", *arguments],
        cwd=cwd,
        env={**kept, "PYTHONPATH": str(ROOT), **(environment or {})},
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
        timeout=120,
    )
