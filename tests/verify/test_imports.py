"""What runs `verify` needs neither pytest nor junitparser; only the plugin and the JUnit report do."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from pathlib import Path

from zarcovi_rules import verify

ROOT = Path(__file__).parent.parent.parent
MODULES = [f"{verify.__name__}.{module.name}" for module in pkgutil.iter_modules(verify.__path__)]
PLUGIN = "zarcovi_rules.verify.pytest_plugin"


def python(code: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, encoding="utf-8", timeout=60
    )
    return ended.stdout.strip()


def test_only_the_plugin_imports_pytest_and_nothing_junitparser() -> None:
    assert PLUGIN in MODULES
    others = ", ".join(module for module in MODULES if module != PLUGIN)
    heavy = "{'pytest', '_pytest', 'pytest_bdd', 'junitparser'}"
    assert python(f"import sys, {others}; print({heavy} & sys.modules.keys())") == "set()"


def test_features_of_ones_own_wait_for_no_rulebook_and_no_page() -> None:
    unneeded = (
        "{'zarcovi_rules.core.book', 'zarcovi_rules.verify.rules', 'zarcovi_rules.verify.flips', 'jinja2', 'gherkin'}"
    )
    assert python(f"import sys, zarcovi_rules.app.commands.verify; print({unneeded} & sys.modules.keys())") == "set()"


def test_without_pytest_the_plugin_says_what_to_install() -> None:
    for missing in ("pytest", "pytest_bdd"):
        code = f"""
import sys
sys.modules[{missing!r}] = None
try:
    import {PLUGIN}
except ModuleNotFoundError as error:
    print(error)
"""
        assert python(code) == f"{PLUGIN} needs {missing}: pip install 'zarcovi-rules[pytest]'"
