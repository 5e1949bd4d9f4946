"""The suite of the bench holds: every scenario passes, by `verify`'s own command, and in as many as were asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import features
from tests.app.calling import as_json


@pytest.mark.parametrize("scenarios", [3, 10, 24])
def test_the_suite_of_the_bench_passes(tmp_path: Path, scenarios: int) -> None:
    features.write(tmp_path, scenarios)
    data = as_json("verify", tmp_path / "features", "--steps", tmp_path / "passos.py")
    assert (data["found"], data["passed"], data["findings"]) == (scenarios, scenarios, [])
