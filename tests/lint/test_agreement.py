"""Fields beside the legend: the same, more, less, or something else."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.lint.sheets import LEGENDS, card, findings, linter
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Finding
from zarcovi_rules.lint.fixing import fix
from zarcovi_rules.lint.legend.reading import Doubt, Read, Reading
from zarcovi_rules.lint.linting import lint


def agreeing(text: str) -> list[Finding]:
    """What is found of fields beside their legend."""
    return [one for one in findings(text) if one.code.startswith("ACORDO")]


def said(*fields: str) -> list[str]:
    return [f"{one.code} {one.message}" for one in agreeing(card("nome: Muro", *fields))]


def test_fields_that_say_what_the_legend_says_are_not_spoken_of() -> None:
    assert said("tipo: barreira", "rank: 3", "usos: 4", "legenda: Barreira de lama. Rank 3 ||4x") == []


def test_a_field_against_the_legend_is_an_error_that_names_both_places() -> None:
    text = card("nome: Muro", "tipo: barreira", "rank: 2", "legenda: |-", "  Barreira de lama.", "  Rank 3")
    (one,) = agreeing(text)
    assert (one.code, one.severity, one.place.line, one.place.column) == ("ACORDO-01", "error", 6, 9)
    assert str(one.message) == "rank says 2, and the legend says 3: “Rank 3”"
    assert str(one.help) == "Correct the field in line 6, or the legend in line 9."


@pytest.mark.parametrize(
    ("field", "legend"),
    [
        ("cobertura: unidirecional", "Barreira 360° de lama."),
        ("cobertura: [unidirecional]", "Barreira 360° de lama."),
        ("alcance: curto", "Barreira de lama, alcance médio."),
        ("rank: instantaneo", "Barreira de lama. Rank 3"),
        ("usos: 5", "Barreira de lama. ||4x"),
    ],
)
def test_of_one_thing_field_and_legend_say_the_same_or_it_is_an_error(field: str, legend: str) -> None:
    assert [one.split()[0] for one in said("tipo: barreira", field, f"legenda: {legend}")] == ["ACORDO-01"]


def test_the_number_360_is_what_the_legend_says_with_a_sign() -> None:
    assert said("tipo: barreira", "cobertura: 360", "legenda: Barreira 360° de lama.") == []


def test_a_kind_that_the_legend_adds_is_missing_and_no_contradiction() -> None:
    fields = "tipo: ofensiva", "legenda: Barreira de lama."
    assert said(*fields) == ["ACORDO-02 The legend says what is not written in fields: tipo"]


def test_what_only_the_legend_says_is_told_once_a_card() -> None:
    (one,) = agreeing(card("nome: Muro", "legenda: Barreira 360° de lama que defende globais. Rank 3 ||4x"))
    assert (one.code, one.severity) == ("ACORDO-02", "info")
    assert str(one.message).endswith(": tipo, cobertura, rank, usos, clausulas")
    assert one.fix is not None
    assert one.fix.safe


def test_what_only_fields_say_is_told_once_a_card_and_nobody_knows_whether_it_holds() -> None:
    (one,) = agreeing(card("nome: Muro", "tipo: barreira", "rank: 3", "usos: 4", "legenda: Barreira de lama."))
    assert (one.code, one.severity, one.status) == ("ACORDO-03", "info", "nao_sei")
    assert str(one.message) == "Not read in the legend: rank, usos"


def test_a_card_without_legend_has_nothing_to_be_compared_with() -> None:
    assert said("tipo: barreira", "rank: 3", "clausulas: []") == []


def test_a_list_of_clauses_that_lacks_one_is_a_warning() -> None:
    text = card("nome: Muro", "tipo: barreira", "legenda: Barreira que defende globais.", "clausulas: []")
    (one,) = agreeing(text)
    assert (one.code, one.severity, one.place.line) == ("ACORDO-04", "warning", 7)
    assert "stops Global attacks" in str(one.message)


def test_nobody_is_told_to_write_a_clause_that_is_forbidden() -> None:
    law = linter().law
    name = next(name for name, one in law.clauses.items() if one.forbidden_by)
    reading = Reading("x", (Read(name, "sim", 0, 1),))
    assert agreed(reading, legenda="x") == []


def test_a_field_that_the_legend_leaves_open_is_not_compared() -> None:
    reads = Read("usos", 2, 0, 1), Read("usos", 4, 2, 3)
    assert agreed(Reading("a b", (), (Doubt("usos", reads),)), legenda="a b", usos=3) == []


def test_a_value_that_certainly_means_another_misleads_no_check() -> None:
    text = card("nome: Muro", "tipo: barrera", "forma: campo", "cobertura: 360", "status: letal", "usos: 4x")
    assert [one.code for one in findings(text)] == ["FICHA-03", "FICHA-04"]


def test_a_value_that_does_not_fit_its_field_is_left_to_the_schema() -> None:
    assert said("tipo: barreira", "status: Letall", "legenda: Barreira. Def: Ilimitado") == []
    assert said("tipo: barreira", "rank: quase", "legenda: Barreira. Rank 3") == []


def agreed(reading: Reading, **data: object) -> list[str]:
    from zarcovi_rules.lint.agreement import disagreements

    one = Card(Kind.ABILITY, data, (), linter().fields[Kind.ABILITY], reading)
    return [check.code for check, _ in disagreements(one, linter())]


@given(legend=LEGENDS)
def test_every_finding_of_a_legend_quotes_a_place_in_it(legend: str) -> None:
    rows = "\n".join(f"    {row}" for row in legend.split("\n")) or "    x"
    text = card("nome: Muro") + f"  legenda: |-\n{rows}\n"
    last = text.count("\n")
    for one in lint(text, "f", linter()).findings:
        assert one.place.line is not None
        assert 1 <= one.place.line <= last


SHEET = """\
livro: zarcovi
nome: Rin
habilidades:
  - {{nome: Passo, usos: 1, complementar: sim, {fields}legenda: "Complementar do {cited}. ||1x"}}
modos:
  - {{nome: Modo Lebre, classe: desativavel}}
"""


CITED = pytest.mark.parametrize("cited", ["Modo Lebre", "modo Lebre", "MODO LEBRE"])


@CITED
def test_a_card_that_the_legend_cites_in_part_is_the_card_of_the_sheet(cited: str) -> None:
    assert agreeing(SHEET.format(fields="complementa: Modo Lebre, ", cited=cited)) == []


@CITED
def test_what_a_legend_cites_is_written_as_the_sheet_calls_it(cited: str) -> None:
    mended = fix(SHEET.format(fields="", cited=cited), "f", linter()).text

    assert "complementa: Modo Lebre" in mended
    assert [one.code for one in findings(mended)] == []


@pytest.mark.parametrize("called", ["Lebre", "Modo Lebre"])
@pytest.mark.parametrize("legend", ["Complementar do", "Habilidade complementar do"])
@CITED
def test_whether_a_mode_is_called_a_mode_the_sheet_decides(cited: str, legend: str, called: str) -> None:
    sheet = SHEET.replace("Modo Lebre", called).replace("Complementar do", legend)
    mended = fix(sheet.format(fields="", cited=cited), "f", linter()).text

    assert f"complementa: {called}," in mended
    assert agreeing(sheet.format(fields=f"complementa: {called}, ", cited=cited)) == []


def test_a_card_that_the_sheet_does_not_have_is_not_written_into_fields() -> None:
    text = SHEET.format(fields="", cited="Modo Sapo")

    assert agreeing(text) == []
    assert fix(text, "f", linter()).text == text
