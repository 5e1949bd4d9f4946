"""A toy world: lanterns that are lit and counted. Its words are of no rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field

from zarcovi_rules.core.messages import RulesError, msg, nearest
from zarcovi_rules.verify.runner import Unmet
from zarcovi_rules.verify.steps import Steps, Table

COLOURS = ("azul", "verde", "âmbar")


@dataclass(slots=True)
class Shelf:
    """What one scenario acts on."""

    lit: list[str] = field(default_factory=list)
    note: str = ""


def colour(text: str) -> str:
    if text not in COLOURS:
        near = nearest(text, COLOURS)
        raise RulesError(msg("There is no colour “{text}”", text=text), msg("Nearest: {near}", near=near))
    return text


def toy_steps() -> Steps[Shelf]:
    steps = Steps(new_play=Shelf)
    steps.parameter("cor", r"\w+", colour, examples=("azul",))

    @steps.dado("um(a) lampião/vela {cor}", en="Lights a lamp.")
    def light(shelf: Shelf, chosen: str) -> None:
        """Acende uma luz."""
        shelf.lit.append(chosen)

    @steps.dado("estas luzes:", tables=[("cor",)])
    def lights(shelf: Shelf, *, table: Table) -> None:
        shelf.lit += [colour(row[0]) for row in table]

    @steps.dado("o bilhete")
    def note(shelf: Shelf, *, docstring: str) -> None:
        shelf.note = docstring

    @steps.quando("apago a luz {cor}")
    def put_out(shelf: Shelf, chosen: str) -> None:
        shelf.lit.remove(chosen)

    @steps.entao("há {int} luz(es) acesa(s)")
    def count(shelf: Shelf, expected: int) -> None:
        if len(shelf.lit) != expected:
            raise Unmet(
                msg("{lit} are lit, not {expected}", lit=len(shelf.lit), expected=expected),
                proof=[msg("lit: {colours}", colours=", ".join(shelf.lit))],
                rulings=("LUZ-1",),
            )

    @steps.entao("o bilhete diz {string}")
    def note_says(shelf: Shelf, expected: str) -> None:
        if shelf.note != expected:
            raise Unmet(msg("the note says “{note}”", note=shelf.note))

    return steps
