"""The bench compares like with like: both ways must say the same, or it stops."""

from __future__ import annotations

import pytest

from bench import audit
from tests.core.toy import toy
from zarcovi_rules import shelf
from zarcovi_rules.audit import reach
from zarcovi_rules.audit.findings import Audit


def test_tables_say_of_each_state_what_it_comes_to_alone(capsys: pytest.CaptureFixture[str]) -> None:
    audit.tables(shelf.book("zarcovi"), 32)

    assert "x as fast" in capsys.readouterr().out


def test_what_an_audit_asks_is_answered_again_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = audit.Recorder()
    monkeypatch.setattr(reach, "solver", lambda: recorder)
    report = Audit(toy()).report()
    _, answers = audit.by_pysat(recorder.heard)

    assert len(answers) == report.asked > 10
    assert {True, False} == set(answers)
