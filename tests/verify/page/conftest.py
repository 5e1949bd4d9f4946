"""The pages of these tests are made on one day, whenever the tests are run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from zarcovi_rules.verify.page.day import ASKED


@pytest.fixture(scope="package", autouse=True)
def _one_day() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ASKED, "1767225599")  # the last second of 2025 in UTC
        yield
