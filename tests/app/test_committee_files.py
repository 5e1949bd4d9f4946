"""What a committee's file decides, in every command that takes one: shown, explained, listed, and on which day."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.calling import as_json, zarcovi
from tests.app.test_schemas import fits
from tests.app.written import COLLAPSE, SHIELD, TABLE
from tests.app.written import write as written

DAY = ("--as-of", "2026-02-01")
ALTERS = """\
livro: zarcovi
precedentes:
  - id: PREC-ranks
    data: 2026-01-15
    fonte: votação da mesa
    texto: Três com três vale três.
    figuras: {combinacao_de_ranks: {"3+3": 3}}
    altera_regra: true
    vale_ate: 2026-06-30
  - id: PREC-romp
    data: 2026-01-15
    fonte: votação da mesa
    texto: O ataque ilimitado não rompe a barreira letal.
    pergunta: ataque_rompe_a_barreira
    fatos: {ataque: {status: ilimitado}, barreira: {status: letal}}
    resposta: nao_rompe
    vence: [ROMP-1a]
    altera_regra: true
"""
BREAKS = """\
livro: zarcovi
casos:
  - caso: A lâmina ilimitada de Caio desce sobre a redoma letal de Bento.
    pergunta: ataque_rompe_a_barreira
    barreira: {forma: campo, cobertura: 360, status: letal}
    ataque: {escala: unidirecional, status: ilimitado}
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "mesa.yaml", ALTERS)
    written(tmp_path, "casos.yaml", BREAKS)
    return tmp_path


def test_a_verdict_says_which_decision_changes_a_rule(here: Path) -> None:
    (result,) = as_json("judge", "casos.yaml", "--comite", "mesa.yaml", *DAY)["results"]
    assert (result["resposta"], result["altera_regra"]) == ("nao_rompe", ["PREC-romp"])
    told = zarcovi("judge", "casos.yaml", "--comite", "mesa.yaml", *DAY, "--lang", "en").out
    assert "changes the rule: PREC-romp against ROMP-1a, O ataque ilimitado" in told
    (result,) = as_json("judge", "casos.yaml", "--comite", "mesa.yaml", "--as-of", "2026-01-14")["results"]
    assert (result["resposta"], result["altera_regra"]) == ("rompe", [])
    assert fits("judge", "casos.yaml", "--comite", "mesa.yaml", *DAY) == 0


def test_a_precedent_that_fills_a_gap_changes_no_rule(here: Path) -> None:
    written(here, "lacuna.yaml", TABLE)
    written(here, "outros.yaml", COLLAPSE)

    first, _ = as_json("judge", "outros.yaml", "--comite", "lacuna.yaml", *DAY)["results"]
    assert "PREC-2026-01" in first["decidida_por"]
    assert first["altera_regra"] == []


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("PREC-romp", "changes the rule: PREC-romp against ROMP-1a"),
        ("ROMP-1a", "changes the rule: PREC-romp against ROMP-1a"),
        ("PREC-ranks", "changes the rule: PREC-ranks against combinacao_de_ranks"),
        ("combinacao_de_ranks", "changes the rule: PREC-ranks against combinacao_de_ranks"),
        ("prec-ranks", "PREC-ranks: the committee's decision on figures"),
    ],
)
def test_what_changes_and_what_is_changed_are_explained(asked: str, told: str) -> None:
    ran = zarcovi("explain", asked, "--comite", "mesa.yaml", *DAY, "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert told in ran.out
    assert fits("explain", asked, "--comite", "mesa.yaml", *DAY) == 0
    assert "changes the rule" not in zarcovi("explain", "ROMP-1a", "--lang", "en").out


def test_a_decision_that_is_not_valid_that_day_is_explained_by_its_days() -> None:
    ran = zarcovi("explain", "PREC-ranks", "--comite", "mesa.yaml", "--as-of", "2026-07-01", "--lang", "en")
    assert ran.code == 2
    assert "PREC-ranks is not valid on this day: from 2026-01-15 until 2026-06-30" in ran.err
    assert "--as-of" in ran.err
    ran = zarcovi("explain", "PREC-romp", "--comite", "mesa.yaml", "--as-of", "2026-01-01", "--lang", "en")
    assert "PREC-romp is not valid on this day: from 2026-01-15 on" in ran.err


def test_precedents_are_listed_among_the_rulings_while_they_are_valid() -> None:
    def listed(*arguments: str) -> set[str]:
        return {ruling["id"] for ruling in as_json("rulings", *arguments)["rulings"]}

    assert listed("--comite", "mesa.yaml", *DAY) - listed() == {"PREC-romp"}
    assert listed("--comite", "mesa.yaml", "--as-of", "2026-01-14") == listed()
    assert fits("rulings", "--comite", "mesa.yaml", *DAY) == 0


def test_a_feature_is_begun_for_a_precedent_too(here: Path) -> None:
    ran = zarcovi("new", "regra", "PREC-romp", "-", "--comite", "mesa.yaml", *DAY)

    assert ran.code == 0
    assert "@PREC-romp:base" in ran.out
    assert zarcovi("new", "regra", "PREC-romp", "-", "--comite", "mesa.yaml", "--as-of", "2026-01-01").code == 2


def test_a_day_is_written_the_same_way_everywhere() -> None:
    for command in (("judge", "casos.yaml"), ("verify", "casos.feature"), ("explain", "ROMP-1a"), ("rulings",)):
        ran = zarcovi(*command, "--comite", "mesa.yaml", "--as-of", "20260201", "--lang", "en")
        assert ran.code == 2
        assert "20260201 is no date" in ran.err


def test_the_headline_names_every_decision_in_force() -> None:
    head = zarcovi("judge", "casos.yaml", "--comite", "mesa.yaml", *DAY).out.splitlines()[1]

    assert "mesa.yaml (PREC-romp, PREC-ranks)" in head


def test_what_may_surprise_in_the_file_is_told_with_its_place(here: Path) -> None:
    written(
        here,
        "ociosa.yaml",
        ALTERS.replace("resposta: nao_rompe", "resposta: rompe").replace(
            "vence: [ROMP-1a]\n    altera_regra: true\n", "vale_de: 2026-01-20\n"
        ),
    )
    written(here, "escudo.yaml", SHIELD)

    ran = zarcovi("judge", "escudo.yaml", "--comite", "ociosa.yaml", *DAY, "--lang", "en")
    assert ran.code == 0
    assert "ociosa.yaml:10:9: PREC-romp" in ran.err


def test_of_many_questions_those_are_named_that_are_called_alike_in_any_order(here: Path) -> None:
    written(here, "comite.yaml", TABLE.replace("passa_pela_fuga", "roubo_do_item"))

    told = as_json("lint", "comite.yaml")["findings"][0]["help"]

    assert "item_roubado" in told.rpartition("como: ")[2].removesuffix(".").split(", ")


def test_what_is_shipped_is_explained_though_the_file_of_this_folder_is_broken(here: Path) -> None:
    written(here, "comite.yaml", "livro: zarcovi\nleituras: {AMB-0: C}\n")

    ran = zarcovi("explain", "ITEM-5", "--lang", "en")

    assert (ran.code, ran.out.splitlines()[0]) == (0, "ITEM-5: ruling, absolute")
    assert ran.err.startswith("comite.yaml:2:")
    assert ran.err.endswith("comite.yaml cannot be used: explained by the book alone\n")
    assert zarcovi("explain", "ITEM-5", "--comite", "comite.yaml").code == 2
    assert zarcovi("explain", "PREC-7").code == 2
