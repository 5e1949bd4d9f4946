"""The browser in which the tests look at pages: one that is installed, or one that `make browser` installs.

Without one the tests are skipped on a person's machine; where `CI` is set they fail, so that nobody takes silence for
success.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

ASKED = "ZARCOVI_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
DEBIAN = ("chromium", "fonts-dejavu-core")
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",  # it has nothing to guard here, and cannot start for root
]


def installed() -> str | None:
    """The browser to use: the one that ZARCOVI_BROWSER names, one on the path, or the one that playwright installed."""
    if asked := os.environ.get(ASKED):
        return asked
    if found := next(filter(None, map(shutil.which, NAMES)), None):
        return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window."""
    path = installed()
    if path is None:
        told = f"no browser was found: run `make browser`, or set {ASKED} to one that is built on Chromium"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def _works(path: str | None) -> bool:
    if path is None:
        return False
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=path, args=ARGUMENTS).close()
    except Error as error:
        print(error, file=sys.stderr)
        return False
    return True


def main() -> int:
    """Install a browser unless there is one: Debian's as root, playwright's own for anybody else."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = "apt-get update -qq && apt-get install -y -qq --no-install-recommends " + " ".join(DEBIAN)
        ways.insert(0, ["sh", "-c", apt])
    for way in ways:
        if _works(installed()):
            return 0
        print("Instalando um navegador para os testes…", flush=True)
        subprocess.run(
            way, check=False, stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
    if _works(installed()):
        return 0
    print(f"No browser could be installed. Set {ASKED} to one that is built on Chromium.", file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
