"""Legends of two examiners who had not seen the vocabulary, two hundred each, with the facts that they find in them.

`python -m tests.zarcovi.legends_measured tests/zarcovi/legends/examinadora.jsonl` prints the measure. First read by a
vocabulary whose authors had not seen them, 91.2 % of the facts of `examinadora` were read, and 1.0 % of what was read
was wrong (10 of 1,037); of `examinadora_2`, by a larger one, 94.2 % and 0.5 % (5 of 1,066). Both stay unseen.
"""

from pathlib import Path

import pytest

from tests.zarcovi.legends_measured import lines_of, main, measure

FOLDER = Path(__file__).parent / "legends"


@pytest.mark.parametrize("examiner", ["examinadora", "examinadora_2"])
def test_what_is_read_is_right_and_most_is_read(examiner: str) -> None:
    lines = lines_of(FOLDER / f"{examiner}.jsonl")
    measured = measure(lines)

    assert len(lines) == 200
    assert measured.expected > 1000
    assert sum(measured.wrong.values()) / measured.read <= 0.01
    assert measured.right / measured.expected >= 0.85


def test_the_measure_is_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["legends_measured", str(FOLDER / "examinadora.jsonl")])

    assert main() == 0
    assert capsys.readouterr().out.startswith("examinadora.jsonl: read ")
