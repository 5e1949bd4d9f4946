"""Written cases that a change of rules may flip: features and scenario files, run as each side of `impact` plays.

Sheets are in `corpus_of_sheets`. Battle logs may join: whatever is a `Corpus` of sides.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from zarcovi_rules import shelf
from zarcovi_rules.app import output
from zarcovi_rules.app.exits import BAD_USAGE
from zarcovi_rules.app.kinds import walk_cases
from zarcovi_rules.app.sides import Other, Side
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Message, RulesError, msg
from zarcovi_rules.judge import scenario
from zarcovi_rules.source import files
from zarcovi_rules.source.places import Finding
from zarcovi_rules.verify import cache, features, runner

_Named = tuple[str, str, int | None]
"""A scenario by its path, its name, and its row if it is one of an outline."""

PASSES: Message = msg("passes")
FAILS: Message = msg("fails: {why}")
EXPECTED: Message = msg("as expected")
UNEXPECTED: Message = msg("not as expected")


class UnknownCommandError(RulesError):
    """Another revision's program does not have the command that it is asked for."""


class Files:
    """Files under a folder, relative to which they are shown."""

    def __init__(self, base: Path, paths: Iterable[Path], speech: Speech) -> None:
        self.base, self.paths, self.say = base, tuple(paths), speech
        self._told_of: set[str] = set()

    def shown(self, path: str) -> str:
        """A path as it is shown, from any that leads there."""
        return features.shown_path(path, self.base)

    def found(self, suffixes: set[str]) -> list[str]:
        """All files in depth. Raises `RulesError` where there is nothing to read."""
        found, wrong = walk_cases(map(str, self.paths), suffixes)
        for one in wrong:
            raise RulesError(msg("{path}: {why}", path=self.shown(one.place.path), why=one.message), one.help)
        for path in found:
            if not Path(path).exists():
                raise RulesError(
                    msg("{path} does not exist", path=self.shown(path)), msg("Check the name and the folder.")
                )
        return found

    def tell(self, finding: Finding) -> None:
        """Say what keeps a file from being compared, or a part of it, once."""
        if (line := output.told(finding, self.say)) not in self._told_of:
            self._told_of.add(line)
            output.complain(line)

    def asked(self, other: Other, command: str, paths: Iterable[str]) -> Mapping[str, Any]:
        """What another revision's program says of files, as data. It runs where no committee file lies about.

        Raises `RulesError` where it says nothing of them, and `UnknownCommandError` where it has no such command.
        """
        arguments = ["-m", "zarcovi_rules", command, *map(str, paths), "--format", "json", "--lang", self.say.lang]
        ran = other.run(*arguments, *other.playing)
        try:
            data: Mapping[str, Any] = json.loads(ran.stdout)
        except ValueError:
            if ran.returncode == BAD_USAGE and not ran.stdout:
                raise UnknownCommandError(
                    msg("the program of this revision has no command {command}", command=command), None
                ) from None
            said = ran.stderr.strip().splitlines() or ["?"]
            raise RulesError(
                msg("the program of this revision cannot {command}: {why}", command=command, why=said[-1]),
                msg("See whether that revision runs by itself."),
            ) from None
        return data


class Features(Files):
    """Scenarios of feature files: whether each passes, and if not, why."""

    name = "features"

    @cached_property
    def _scenarios(self) -> tuple[features.Scenario, ...]:
        folder = cache.user_folder()
        store = None if folder is None else cache.Cache(folder)
        return features.load(self.found({".feature"}), base=self.base, store=store).scenarios

    def outcomes(self, side: Side, /) -> Mapping[str, str]:
        """What becomes of each scenario, by its place and title."""
        why = self._of_other(side.other) if side.other is not None else self._of_ours(side)
        found = {_key(one): self.say(PASSES) for one in self._scenarios}
        keys = {_of(one): _key(one) for one in self._scenarios}
        for of, told in why.items():  # a scenario that is called otherwise over there is told too, by that name
            found[keys.get(of, ": ".join(map(str, of)))] = self.say(FAILS.about(why=told))
        return found

    def _of_ours(self, side: Side) -> dict[_Named, str]:
        from zarcovi_rules.verify.rules import table_steps

        steps = table_steps(shelf.steps(side.book.name), side.book)
        ran = runner.run(steps, self._scenarios)
        return {_of(one.scenario): self.say(one.problems[0].message) for one in ran.results if one.problems}

    def _of_other(self, other: Other) -> dict[_Named, str]:
        if not self._scenarios:
            return {}
        failures = self.asked(other, "verify", self.found({".feature"}))["failures"]
        return {
            (self.shown(absolute(other, one["path"])), one["scenario"], one["row"]): one.get("error") or one["message"]
            for one in reversed(failures)
        }


def absolute(other: Other, path: str) -> str:
    """A path as another program shows it: relative to where it was run, if it lies there."""
    return str(other.cwd / path)


def _of(one: features.Scenario) -> _Named:
    return one.path, one.name, one.row


def _key(one: features.Scenario) -> str:
    return f"{one.path}:{one.row or one.line}: {one.name}"


class Cases(Files):
    """Cases of scenario files: what each is answered, and whether that is as it expects."""

    name = "casos"

    def outcomes(self, side: Side, /) -> Mapping[str, str]:
        """What each case comes to, by its place and title, and by the item of it that has an answer of its own."""
        found = self.found({".yaml", ".yml"})
        if side.other is None:
            return dict(self._of_ours(found, side))
        results = self.asked(side.other, "judge", found)["results"] if found else ()
        return dict(self._of_data(side.other, results))

    def _of_ours(self, paths: list[str], side: Side) -> Iterator[tuple[str, str]]:
        for path in paths:
            text = files.read_text(path)
            if not isinstance(text, str):
                self.tell(text)
                continue
            judged = scenario.judge(text, self.shown(path), shelf.book, shelf.books(), side.committee, shelf.logs)
            for finding in judged.findings:
                self.tell(finding)
            for case in judged.cases:
                answers = {label: answered.answer for label, answered in case.verdicts.items()}
                fine = not case.unmet if case.checked else None
                yield from self._told(f"{case.place.row}: {case.title}", answers, fine)

    def _of_data(self, other: Other, results: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
        for one in results:
            key = f"{self.shown(absolute(other, one['path']))}:{one['line']}: {one['case']}"
            yield from self._told(key, one["respostas"] or {"": one["resposta"]}, one["espera_ok"])

    def _told(self, key: str, answers: Mapping[str, object], fine: bool | None) -> Iterator[tuple[str, str]]:
        """The answer of a case, and whether it is expected; of several items, each answer by itself."""
        told = "" if fine is None else self.say(EXPECTED if fine else UNEXPECTED)
        if answers.keys() == {""}:
            yield key, f"{answers['']}" if fine is not False else f"{answers['']} ({told})"
            return
        yield from ((f"{key} ({label})", f"{answer}") for label, answer in answers.items())
        if told:
            yield key, told
