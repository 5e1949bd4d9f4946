"""A file that cannot be read to its end: what stands before the mistake is checked, and it is told what is not."""

from __future__ import annotations

import pytest

from tests.lint.sheets import linter
from zarcovi_rules.lint.fixing import fix
from zarcovi_rules.lint.linting import lint

LAYER = """\
  - nome: {name}
    tipo: barreira
    forma: camada
    cobertura: unidirecional
    status: letal
    usos: 2
"""
HEAD = "livro: zarcovi\nnome: Rin\nhabilidades:\n"
CARD = "Neither the card that it stands in nor what follows was looked at."


def told(text: str) -> list[tuple[int | None, str, str | None]]:
    return [(one.place.line, one.code, one.ability) for one in lint(text, "f", linter()).findings]


def advice(text: str) -> str:
    return next(str(one.help) for one in lint(text, "f", linter()).findings if one.code == "YAML-01")


def layer(name: str) -> str:
    return LAYER.format(name=name)


@pytest.mark.parametrize(
    "mistake",
    [
        "  - nome: Muro\n    legenda: *Muro de lama*\n",
        "  - nome: Muro\n    legenda: Ck p/uso: 50.000\n",
        '  - nome: "Muro\n    tipo: voo\n',
        "  - nome: Muro\n\ttipo: voo\n",
        "  - nome: Muro\n    tipo: [voo\n",
    ],
)
def test_the_cards_before_the_mistake_are_checked_and_what_follows_is_told_to_be_not(mistake: str) -> None:
    text = HEAD + layer("Pele") + mistake + layer("Couro")

    found = told(text)

    assert (7, "LINT-01", "Pele") in found
    assert {ability for _, _, ability in found} == {"Pele", None}
    assert advice(text).endswith(CARD)
    assert lint(text, "f", linter()).sheets == 0


def test_a_card_that_may_go_on_after_the_mistake_is_not_judged_by_what_it_lacks() -> None:
    text = HEAD + layer("Pele") + "  - nome: Muro\n    tipo: barreira\n   forma: campo\n    cobertura: '360'\n"

    assert {ability for _, _, ability in told(text)} == {"Pele", None}


def test_what_the_rest_may_bring_is_not_missed() -> None:
    cards = "  - {nome: Despertar, tipo: outra, usos: 1, ativa: Sangue de Sal}\n"
    text = f"habilidades:\n{cards}  - nome: Muro\n    legenda: *Muro*\nnome: Rin\nlivro: zarcovi\n"

    assert [code for _, code, _ in told(text)] == ["YAML-01"]


def test_documents_before_the_mistake_are_checked_too() -> None:
    text = HEAD + layer("Pele") + "---\n" + HEAD + layer("Couro") + "  - nome: *Muro\n---\n" + HEAD + layer("Casco")

    assert {ability for _, code, ability in told(text) if code == "LINT-01"} == {"Pele", "Couro"}
    assert lint(text, "f", linter()).sheets == 1


def test_nothing_is_mended_in_a_document_that_cannot_be_read_to_its_end() -> None:
    text = HEAD + layer("Pele").replace("barreira", "bareira") + "  - nome: *Muro\n"

    assert (5, "FICHA-03", "Pele") in told(text)
    assert fix(text, "f", linter()).text == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("livro: zarcovi\nnome: *Rin\n", "Nothing of the file was looked at."),
        ("- nome: Muro\n  tipo: bareira\n- nome: *Muro\n", "Nothing of the file was looked at."),
        ("ficha:\n  nome: Rin\n  habilidades:\n    - nome: *Muro\n", "Nothing of the file was looked at."),
        ("livro: zarcovi\nporte: gigante\njogador: @tina\n", " What follows was not looked at."),
        (HEAD + layer("Pele") + "jogador: @tina\n", " What follows was not looked at."),
        (HEAD + layer("Pele") + "equipado: [Faca\n", " What follows was not looked at."),
        (
            HEAD + layer("Pele") + "---\n- nome: *Muro\n",
            "Neither the document that it stands in nor what follows was looked at.",
        ),
        (HEAD + "  - nome: Mu\x07ro\n", "Nothing of the file was looked at."),
    ],
)
def test_how_much_was_not_looked_at_is_told(text: str, said: str) -> None:
    assert advice(text).endswith(said)


def test_a_mistake_that_keeps_nothing_from_being_read_says_nothing_of_it() -> None:
    assert advice(HEAD + layer("Pele") + "nome: Tina\n") == "Keep one of them."


@pytest.mark.parametrize("mistake", ["jogador: @tina\n", "habilidades:\n  - nome: *Muro\n", "equipado: [Faca\n"])
def test_fields_of_the_character_before_the_mistake_are_checked(mistake: str) -> None:
    text = "livro: zarcovi\nporte: Gigante\naltitude: 3\n" + mistake

    assert told(text)[1:] == [(2, "FICHA-03", None), (3, "FICHA-01", None)]


def test_a_list_after_which_another_field_begins_is_whole() -> None:
    found = told(HEAD + layer("Pele") + "jogador: @tina\n")

    assert (7, "LINT-01", "Pele") in found


def test_of_a_sheet_of_another_book_nothing_else_is_said() -> None:
    text = HEAD.replace("zarcovi", "outro") + layer("Pele") + "  - nome: *Muro\n"

    assert [code for _, code, _ in told(text)] == ["YAML-01", "FICHA-06"]
    assert advice(text).endswith("Nothing of the file was looked at.")
