"""`zarcovi docket`: what waits for a decision, and what a committee's file decides already."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.calling import ROOT, as_json, zarcovi
from tests.app.test_schemas import fits
from tests.app.written import COLLAPSE, MISSPELT, SHIELD, TABLE, THREE
from tests.app.written import write as written
from zarcovi_rules import shelf

BOOK = shelf.book("zarcovi")
DAY = ("--as-of", "2026-02-01")

FILLED = """\
livro: zarcovi
precedentes:
  - id: PREC-1
    data: 2026-01-15
    fonte: votação da mesa
    texto: Quem se sela não age pela extensão.
    pergunta: extensao_age_por_si
    fatos: {sempre: sim}
    resposta: ANSWER
    vence: [GAP-25]
""".replace("ANSWER", next(iter(BOOK.questions["extensao_age_por_si"].values)))
WALL = """\
livro: zarcovi
precedentes:
  - id: PREC-muro
    data: 2026-01-15
    fonte: votação da mesa
    texto: A barreira de um lado só segura o ataque global.
    pergunta: passa_pela_escala
    fatos: {barreira: {forma: campo, cobertura: unidirecional}, ataque: {escala: global}}
    resposta: nao_alcanca
    vence: [BAR-CAMPO-2]
"""
TORN = TABLE + TABLE.partition("precedentes:\n")[2].replace("-01\n", "-02\n", 1).replace(": alcanca", ": nao_alcanca")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_by_the_book_alone_every_gap_and_every_reading_waits() -> None:
    data = as_json("docket")

    assert {gap["id"] for gap in data["lacunas"]} == set(BOOK.gaps)
    assert {reading["id"] for reading in data["leituras"]} == set(BOOK.readings)
    assert (data["livro"], data["comite"], data["contradicoes"], data["casos"], data["preenchidas"]) == (
        "zarcovi",
        None,
        [],
        [],
        [],
    )
    for gap in data["lacunas"]:
        assert set(gap["perguntas"]) <= {s.question.name for s in BOOK.silences if s.gap == gap["id"]}
        assert gap["cenarios"]
        assert gap["precedentes"] == []


def test_a_gap_that_a_precedent_fills_in_part_says_by_which_and_where_it_still_shows(here: Path) -> None:
    written(here, "mesa.yaml", TABLE)

    (gap,) = [one for one in as_json("docket", "--comite", "mesa.yaml", *DAY)["lacunas"] if one["id"] == "GAP-8"]
    assert gap["precedentes"] == ["PREC-2026-01"]
    assert "passa_pela_fuga" not in gap["perguntas"]
    assert "passa_pela_escala" in gap["perguntas"]
    later = as_json("docket", "--comite", "mesa.yaml", "--as-of", "2026-07-01")["lacunas"]
    assert [one["precedentes"] for one in later if one["id"] == "GAP-8"] == [[]]


def test_a_gap_that_is_filled_waits_no_more(here: Path) -> None:
    one = FILLED
    other = one.partition("precedentes:\n")[2].replace("PREC-1", "PREC-2")
    for name in ("efeito_na_extensao_passa_ao_usuario",):
        answer = next(iter(BOOK.questions[name].values))
        first = next(iter(BOOK.questions["extensao_age_por_si"].values))
        other = other.replace("extensao_age_por_si", name).replace(f"resposta: {first}", f"resposta: {answer}")
    written(here, "comite.yaml", one)
    assert [gap["perguntas"] for gap in as_json("docket", *DAY)["lacunas"] if gap["id"] == "GAP-25"] == [
        ["efeito_na_extensao_passa_ao_usuario"]
    ]

    written(here, "comite.yaml", one + other)
    data = as_json("docket", *DAY)
    assert "GAP-25" not in {gap["id"] for gap in data["lacunas"]}
    assert [(gap["id"], sorted(gap["precedentes"])) for gap in data["preenchidas"]] == [
        ("GAP-25", ["PREC-1", "PREC-2"])
    ]
    assert "GAP-25 (PREC-" in zarcovi("docket", *DAY).out.splitlines()[-1]


def test_a_gap_waits_only_where_the_readings_in_force_let_it_show(here: Path) -> None:
    written(here, "outra.yaml", "livro: zarcovi\nleituras: {AMB-50: B}\n")

    def shows(*arguments: str) -> list[str]:
        (found,) = [gap for gap in as_json("docket", *arguments)["lacunas"] if gap["id"] == "GAP-8"]
        return list(found["perguntas"])

    assert set(shows("--comite", "outra.yaml")) - set(shows()) == {"camada_impede_a_fuga"}


def test_a_reading_that_was_chosen_waits_no_more_even_if_it_is_the_default(here: Path) -> None:
    written(here, "comite.yaml", f"livro: zarcovi\nleituras: {{AMB-4: {BOOK.readings['AMB-4'].default}}}\n")

    assert {one["id"] for one in as_json("docket")["leituras"]} == set(BOOK.readings) - {"AMB-4"}


def test_precedents_that_contradict_each_other_wait(here: Path) -> None:
    written(here, "mesa.yaml", TORN)

    ran = zarcovi("docket", "--comite", "mesa.yaml", *DAY, "--format", "json")
    (torn,) = ran.data["contradicoes"]
    assert (ran.code, ran.err) == (0, "")
    assert torn["ids"] == ["PREC-2026-02", "PREC-2026-01"]
    assert (torn["path"], torn["line"]) == ("mesa.yaml", 16)
    told = zarcovi("docket", "--comite", "mesa.yaml", *DAY, "--lang", "en").out
    assert "mesa.yaml:16:9: PREC-2026-02 and PREC-2026-01 can contradict each other" in told


def test_of_the_cases_given_those_without_an_answer_are_asked_at_the_table(here: Path) -> None:
    for name, text in {"collapse": COLLAPSE, "shield": SHIELD, "three": THREE}.items():
        written(here, f"{name}.yaml", text)
    written(here, "mesa.yaml", TABLE)

    ran = zarcovi("docket", "collapse.yaml", "shield.yaml", "three.yaml", "--format", "json")
    (case,) = ran.data["casos"]
    assert ran.code == 0
    assert (case["path"], case["line"], case["resposta"], case["lacunas"]) == ("collapse.yaml", 3, "omisso", ["GAP-8"])
    (gap,) = [one for one in ran.data["lacunas"] if one["id"] == "GAP-8"]
    assert gap["casos"] == ["collapse.yaml:3"]
    assert "asked in: collapse.yaml:3" in zarcovi("docket", "collapse.yaml", "--lang", "en").out
    assert as_json("docket", "collapse.yaml", "--comite", "mesa.yaml", *DAY)["casos"] == []


def test_of_a_case_with_several_targets_those_without_an_answer_are_named(here: Path) -> None:
    text = COLLAPSE.replace(
        "so_teletransporte_escapa: sim}", "so_teletransporte_escapa: sim}\n    alvos: [{quem: usuario, nome: Tomé}]"
    )
    written(here, "casos.yaml", text)

    assert [(case["line"], case["alvo"]) for case in as_json("docket", "casos.yaml")["casos"]] == [(3, "Tomé")]
    assert "casos.yaml:3: Do colapso de Nara" in (out := zarcovi("docket", "casos.yaml").out)
    assert "(Tomé)" in out


def test_of_all_that_waits_only_what_the_cases_meet_is_told_if_that_is_asked(here: Path) -> None:
    written(here, "casos.yaml", COLLAPSE)
    written(here, "comite.yaml", "livro: zarcovi\nleituras: {AMB-0: A}\n")

    data = as_json("docket", "casos.yaml", "--asked")
    assert [gap["id"] for gap in data["lacunas"]] == ["GAP-8"]
    assert len(data["casos"]) == 1
    assert "AMB-0" not in {reading["id"] for reading in data["leituras"]}
    (here / "comite.yaml").unlink()
    readings = {reading["id"] for reading in as_json("docket", "casos.yaml", "--asked")["leituras"]}
    assert "AMB-0" in readings
    assert len(readings) < len(BOOK.readings) / 2
    assert zarcovi("docket", "--asked").code == 2


def test_as_a_page_it_is_a_list_to_tick_off(here: Path) -> None:
    written(here, "mesa.yaml", TORN)
    written(here, "casos.yaml", COLLAPSE)

    lines = zarcovi("docket", "casos.yaml", "--comite", "mesa.yaml", *DAY, "--format", "md", "--lang", "en").out
    assert lines.startswith("# What waits for a decision\n\n")
    assert "\n- [ ] **GAP-8** " in lines
    assert "\n- [ ] `mesa.yaml:16:9` PREC-2026-02 and PREC-2026-01 can contradict each other\n" in lines
    assert [line for line in lines.splitlines() if line.startswith("## ")] == [
        "## Gaps", "## Contradictions", "## Cases asked at the table", "## Readings not chosen",
    ]  # fmt: skip


def test_gaps_come_in_the_order_of_their_numbers() -> None:
    ids = [gap["id"] for gap in as_json("docket")["lacunas"]]

    assert ids.index("GAP-2") < ids.index("GAP-10") < ids.index("GAP-20")


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("falta.yaml",), 2, "falta.yaml"),
        (("torto.yaml",), 1, "torto.yaml:5"),
        (("",), 2, "an empty path"),
        (("--comite", "falta.yaml"), 2, "falta.yaml"),
        (("--comite", "mesa.yaml", "--as-of", "ontem"), 2, "ontem"),
        (("-", "--comite", "-"), 2, "standard input"),
        (("--comite", "mesa.yaml", "--output", "mesa.yaml"), 2, "write over it"),
    ],
)
def test_what_cannot_be_read_is_told(here: Path, arguments: tuple[str, ...], code: int, told: str) -> None:
    written(here, "torto.yaml", MISSPELT)
    written(here, "mesa.yaml", TABLE)

    ran = zarcovi("docket", *arguments, "--lang", "en")
    assert ran.code == code
    assert told in ran.err


def test_a_bad_file_does_not_keep_the_others_from_being_asked(here: Path) -> None:
    written(here, "torto.yaml", MISSPELT)
    written(here, "casos.yaml", COLLAPSE)

    ran = zarcovi("docket", "torto.yaml", "casos.yaml", "--format", "json")
    assert (ran.code, len(ran.data["casos"]), len(ran.data["findings"])) == (1, 1, 1)


def test_a_fault_of_ours_is_told_with_the_case(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("zarcovi_rules.judge.scenario.plan", fails)
    written(here, "casos.yaml", COLLAPSE)

    ran = zarcovi("docket", "casos.yaml", "--lang", "en")
    assert ran.code == 3
    assert "casos.yaml:3: Do colapso de Nara" in ran.err
    assert "GAP-8" in ran.out


def test_what_it_says_to_programs_fits_its_schema(here: Path) -> None:
    written(here, "mesa.yaml", TORN)
    written(here, "torto.yaml", MISSPELT)
    written(here, "cheia.yaml", FILLED)

    assert fits("docket") == 0
    assert fits("docket", ROOT / "scenarios" / "zarcovi", "--comite", "mesa.yaml", *DAY) == 0
    assert fits("docket", "torto.yaml", "--comite", "cheia.yaml", *DAY, "--lang", "en") == 1


def test_a_precedent_on_facts_that_questions_below_share_waits_for_nothing_but_what_is_open(here: Path) -> None:
    """Of the questions below, `cobertura_da_barreira` asks `secao_da_barreira`, which comes after it by name."""
    written(here, "mesa.yaml", WALL)

    gaps = as_json("docket", "--comite", "mesa.yaml", *DAY)["lacunas"]

    assert {gap["id"] for gap in gaps} == set(BOOK.gaps)
    assert "passa_pela_escala" in next(gap["perguntas"] for gap in gaps if gap["id"] == "GAP-20")
