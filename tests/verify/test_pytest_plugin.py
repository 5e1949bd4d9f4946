"""Under pytest-bdd as users see it: ids name the feature file, failures say the step, a broken file hides no other."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CONFTEST = """
from pathlib import Path

import pytest

from tests.verify.toy_steps import toy_steps
from zarcovi_rules.verify.pytest_plugin import install


def pytest_configure(config: pytest.Config) -> None:
    install(config, toy_steps(), Path(__file__).parent)
"""


def test_features_under_pytest(tmp_path: Path) -> None:
    shutil.copytree(HERE / "toy", tmp_path / "toy")
    shutil.copy(HERE / "bad" / "titulo_repetido.feature", tmp_path / "toy")
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\naddopts = --strict-markers\n", "utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "200"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rA"]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False, encoding="utf-8")
    said = ended.stdout
    assert "9 failed, 8 passed" in said, said + ended.stderr
    assert "PASSED toy/luzes.feature::test_a_vela_do_contexto_está_acesa" in said
    assert "toy/luzes.feature:15: Então há 3 luzes acesas" in said
    assert "2 are lit, not 3\nE           lit: azul, verde" in said
    assert "toy/passos.feature:5: Dado uma bela azul" in said
    assert "Nearest: Dado uma vela azul" in said
    assert "toy/titulo_repetido.feature:14:3: Two scenarios of this feature" in said
    assert "FAILED toy/titulo_repetido.feature::test_feature_can_be_read" in said
