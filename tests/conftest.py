"""The shipped features under pytest-bdd, beside our own runner: each scenario is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.verify.pytest_plugin import install

FEATURES = Path(__file__).parents[1] / "features"


def pytest_configure(config: pytest.Config) -> None:
    install(config, shelf.steps("zarcovi"), FEATURES / "zarcovi")
