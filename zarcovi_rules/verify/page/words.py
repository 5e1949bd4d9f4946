"""The words of the frame itself: headings, labels, what is said where a list is empty."""

from __future__ import annotations

from types import SimpleNamespace

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.verify.report import Say

_WORDS: dict[str, Message] = {
    "title": msg("Confirmation of the rules"),
    "skip": msg("Skip to the content"),
    "search": msg("Search: id or word"),
    "clear": msg("Clear"),
    "found": msg("found:"),
    "sought": msg("Search:"),
    "print_all": msg("Print the scenarios and steps too"),
    "unprinted": msg("Not printed: the scenarios that passed, and the steps."),
    "made": msg("page made on"),
    "nothing": msg("Nothing found. Try fewer words, or an id such as those of the index."),
    "contents": msg("Contents"),
    "part": msg("Only some scenarios were run: the page lists what these show."),
    "failures": msg("Failures"),
    "missing": msg("Cases that no scenario shows"),
    "files": msg("In the files"),
    "index": msg("Index of rulings"),
    "matrix": msg("Rulings and their scenarios"),
    "matrix_about": msg("Each case of each ruling, with the scenarios that show it."),
    "readings": msg("Readings"),
    "readings_about": msg("Where the text admits two readings: the options, the default and its reason."),
    "gaps": msg("Gaps"),
    "gaps_about": msg("What the rules do not say, and a committee has to decide."),
    "tensions": msg("Tensions"),
    "tensions_about": msg("Passages that seem to contradict each other, and how that is settled."),
    "notes": msg("Notes"),
    "notes_about": msg("Ambiguities on which no answer hangs, and how they are taken."),
    "scenarios": msg("Scenarios"),
    "scenarios_about": msg("Each feature file with its scenarios, as they were run."),
    "steps": msg("Steps"),
    "steps_about": msg("The sentences that a feature may use."),
    "unused": msg("unused"),
    "id": msg("Ruling"),
    "statement": msg("Statement"),
    "force": msg("Force"),
    "source": msg("Source"),
    "result": msg("Result"),
    "case": msg("Case"),
    "says": msg("What it says"),
    "step": msg("Step"),
    "uses": msg("Uses"),
    "first_use": msg("first use:"),
    "examples": msg("Examples"),
    "between": msg("between:"),
    "settled": msg("settled by:"),
    "rulings": msg("Rulings:"),
    "rows": msg("rows"),
    "shown": msg("scenarios"),
    "failed": msg("with failures"),
    "not_run": msg("not run"),
    "proof": msg("Proof"),
    "back": msg("Back to the top"),
    "table": msg("table"),
}


def words(say: Say) -> SimpleNamespace:
    """All of them, said."""
    return SimpleNamespace(**{name: say(word) for name, word in _WORDS.items()})
