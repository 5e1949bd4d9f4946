"""The readings: texts of the source that admit two, each a switch with a default and a reason.

An ambiguity of which one half has a default of its own (a count from the start of the battle, or from an effect) is two
switches, `AMB-1-numero` and `AMB-1-duracao`.
"""

from zarcovi_rules.core.vocabulary import Reading, Text


def reading(
    name: str,
    lines: tuple[int, ...],
    about: tuple[str, str],
    options: dict[str, tuple[str, str]],
    default: str,
    reason: tuple[str, str],
) -> Reading:
    """A switch: the lines it reads, the question, what each option says, the default and why. Pairs are pt, en."""
    return Reading(
        name=name,
        about=Text(*about),
        values={option: Text(*says) for option, says in options.items()},
        default=default,
        reason=Text(*reason),
        lines=lines,
        inventory="-".join(name.split("-")[:2]),
    )
