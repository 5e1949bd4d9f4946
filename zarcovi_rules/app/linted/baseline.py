"""Findings that are known: a file of them, so that only new ones are shown.

A finding is known by its code, whose card it is and the words that it points at, not by its line: sheets may be written
on above it. The file lists them by path for whoever reads it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from zarcovi_rules.app.linted.choosing import Choice
from zarcovi_rules.app.linted.told import Told
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.source import files

VERSION = 1
_NEVER = ("ARQUIVO-", "FALHA-", "YAML-01", "FICHA-05", "FICHA-06", "COMITE-01")
"""What is never taken for known: of what was not read, or not by the right rules, nobody knows what is in it."""


class Baseline:
    """The known findings, each as often as it was found."""

    def __init__(self, entries: Iterable[dict[str, Any]]) -> None:
        self._entries = [entry for entry in entries if not entry["code"].startswith(_NEVER)]
        self._left = Counter({entry["fingerprint"]: 0 for entry in self._entries})
        for entry in self._entries:
            self._left[entry["fingerprint"]] += entry["count"]
        self.known = 0

    def new(self, findings: Iterable[Told]) -> list[Told]:
        """The findings that are not known."""
        new = []
        for one in findings:
            if not one.code.startswith(_NEVER) and self._left[one.fingerprint] > 0:
                self._left[one.fingerprint] -= 1
                self.known += 1
            else:
                new.append(one)
        return new

    def stale(self, looked_at: Collection[str], choice: Choice) -> list[dict[str, Any]]:
        """The entries of files that were looked at, or are gone, of which nothing was found that would be shown."""
        return [
            entry
            for entry in self._entries
            if self._left[entry["fingerprint"]] > 0
            and choice.selects(_Entry(entry["code"], entry["name"], tuple(entry["rulings"])))
            and (entry["path"] in looked_at or not Path(entry["path"]).exists())
        ]


class _Entry(NamedTuple):
    code: str
    name: str
    rulings: tuple[str, ...]


def read(path: str) -> Baseline:
    """The baseline in a file. Raises `RulesError` when it cannot be used."""
    again = msg("Write it anew with --write-baseline.")
    text = files.read_text(path)
    if not isinstance(text, str):
        help_ = text.help if Path(path).exists() else again
        raise RulesError(msg("{path}: {why}", path=files.shown(path), why=text.message), help_)
    try:
        data = json.loads(text)
        entries = data["findings"]
        if data["version"] != VERSION:
            raise ValueError
        for entry in entries:
            texts = [*(entry[name] for name in _TEXTS), *entry["rulings"]]
            if not isinstance(entry["count"], int) or not all(isinstance(text, str) for text in texts):
                raise TypeError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise RulesError(msg("{path} is no list of known findings", path=files.shown(path)), again) from None
    return Baseline(entries)


_TEXTS = ("fingerprint", "code", "name", "path")


def written(findings: Iterable[Told]) -> tuple[str, int]:
    """The text of a baseline of these findings, and how many they are."""
    counted: dict[tuple[str, str], dict[str, Any]] = {}
    for one in findings:
        if one.code.startswith(_NEVER):
            continue
        entry = counted.setdefault(
            (one.path, one.fingerprint),
            {
                "path": one.path,
                "code": one.code,
                "name": one.name,
                "rulings": list(one.rulings),
                "sheet": one.sheet,
                "ability": one.ability,
                "quoted": one.quoted,
                "count": 0,
                "fingerprint": one.fingerprint,
            },
        )
        entry["count"] += 1
    entries = sorted(counted.values(), key=lambda entry: (entry["path"], entry["code"], entry["fingerprint"]))
    text = json.dumps({"version": VERSION, "findings": entries}, ensure_ascii=False, indent=1)
    return text + "\n", sum(entry["count"] for entry in entries)


def not_kept(findings: Iterable[Told]) -> list[Told]:
    """The findings that no baseline takes in."""
    return [one for one in findings if one.code.startswith(_NEVER)]
