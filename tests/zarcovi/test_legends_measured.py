"""Two hundred legends of an examiner who had not seen the vocabulary, with the facts that she finds in them.

`python -m tests.zarcovi.legends_measured tests/zarcovi/legends/examinadora.jsonl` prints the measure. When they were
first read, by a vocabulary whose authors had not seen them, 91.2 % of the facts were read, and 1.0 % of what was read
was wrong (10 of 1,037).
"""

from pathlib import Path

import pytest

from tests.zarcovi.legends_measured import lines_of, main, measure

EXAMINER = Path(__file__).parent / "legends" / "examinadora.jsonl"


def test_what_is_read_is_right_and_most_is_read() -> None:
    lines = lines_of(EXAMINER)
    measured = measure(lines)

    assert len(lines) == 200
    assert measured.expected > 1000
    assert sum(measured.wrong.values()) / measured.read <= 0.01
    assert measured.right / measured.expected >= 0.85


def test_the_measure_is_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["legends_measured", str(EXAMINER)])

    assert main() == 0
    assert capsys.readouterr().out.startswith("examinadora.jsonl: read ")
