"""The shipped features under pytest-bdd, beside our own runner: each scenario is a test of its own."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from zarcovi_rules import shelf
from zarcovi_rules.verify.pytest_plugin import install

# How long an example takes says nothing here: the first question asked of a book waits for its plan.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

FEATURES = Path(__file__).parents[1] / "features"


def pytest_configure(config: pytest.Config) -> None:
    # What the tests keep is not the user's.
    cache = tempfile.TemporaryDirectory(prefix="zarcovi-cache-")
    os.environ["XDG_CACHE_HOME"] = cache.name
    config.add_cleanup(cache.cleanup)
    install(config, shelf.steps("zarcovi"), FEATURES / "zarcovi")
