"""What all invented sheets share: how their fields are written, the mistakes that some are given, folders of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

EVERY = 20

Value = str | int | list[str]
Fields = dict[str, Value]
"""The fields of a card."""

Sheet = Callable[[int, str | None], tuple[str, int | None]]
"""Gives the text of the sheet of a number, and the line of the mistake that it was given."""

MISTAKES = (
    "escolha",
    "texto_por_numero",
    "chave",
    "clausula",
    "negativo",
    "lista_por_texto",
    "sem_nome",
    "numero_solto",
)
"""Mistakes that a JSON Schema can tell."""

_SPOILT: dict[str, tuple[str, Value]] = {
    "escolha": ("tipo", "ofensivo"),
    "texto_por_numero": ("rank", "tres"),
    "chave": ("alcanse", "medio"),
    "clausula": ("clausulas", ["barreira.defende_globais"]),
    "negativo": ("usos", -2),
    "lista_por_texto": ("natureza", ["ninjutsu", "taijutsu"]),
    "numero_solto": ("destino", 3),
}


def spoilt(ability: Fields, mistake: str) -> tuple[Fields, str]:
    """The fields of an ability with a mistake, and in which of them it is."""
    if mistake == "sem_nome":
        return {"habilidade" if key == "nome" else key: value for key, value in ability.items()}, "habilidade"
    key, value = _SPOILT[mistake]
    return ability | {key: value}, key


def mistake_of(number: int, every: int = EVERY) -> str | None:
    """The mistake that the sheet of this number is given, or None."""
    return MISTAKES[number // every % len(MISTAKES)] if number % every == every // 2 else None


def written(value: Value) -> str:
    """A value as it stands in a sheet."""
    if value == "360":
        return '"360"'
    return f"[{', '.join(value)}]" if isinstance(value, list) else str(value)


def card(fields: Fields) -> list[str]:
    """The lines of a card in its list: one for each of its fields."""
    return [f"  {' ' if place else '-'} {key}: {written(value)}" for place, (key, value) in enumerate(fields.items())]


def block(text: str, style: str) -> list[str]:
    """The lines of a legend, in a block of a style."""
    return [f"    legenda: {style}", *(f"      {line}".rstrip() for line in text.split("\n"))]


def write(folder: Path, count: int, sheet: Sheet) -> dict[str, int]:
    """Write as many sheets; the result says which files have a mistake, and in which line."""
    folder.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, int] = {}
    for number in range(count):
        text, line = sheet(number, mistake_of(number))
        path = folder / f"ficha_{number:05d}.yaml"
        path.write_text(text, encoding="utf-8")
        if line is not None:
            wrong[path.name] = line
    return wrong
