"""`zarcovi new`: what it begins can be read, says what is missing, and runs when that is filled in."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path
from typing import cast

import pytest

from tests.app.calling import zarcovi
from zarcovi_rules import shelf
from zarcovi_rules.app.speech import Lang, Speech
from zarcovi_rules.core.book import BINDING
from zarcovi_rules.core.rulings import Gap
from zarcovi_rules.judge import committee, draft
from zarcovi_rules.lint.draft import Draft as SheetDraft
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.verify import tags
from zarcovi_rules.verify.draft import MOST, Draft
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.rules import Play, catalogue
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import BLANK, Match, Steps

BOOK = shelf.book("zarcovi")
STEPS = cast("Steps[Play]", shelf.steps("zarcovi"))
PRECEDENTS = draft.Draft(book=BOOK, say=Speech("pt"))
MISFITS = ("FICHA-01", "FICHA-02", "FICHA-03", "FICHA-04", "FICHA-05", "FICHA-06", "YAML-01", "YAML-02")
DRAFT = Draft(book=BOOK, sentences=Sentences(BOOK, STEPS), say=Speech("pt"))


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def filled(text: str, given: list[str], answers: list[str]) -> str:
    """A template whose blanks are filled in: each `Dado` with the same sentences, each answer in its turn."""
    left = iter(answers)
    lines = []
    for line in text.splitlines():
        if line.strip() == f"Dado {BLANK}":
            lines += [f"      {sentence}" for sentence in given]
        elif line.endswith(BLANK):
            lines.append(line.replace(BLANK, next(left)))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("ruling", BOOK.rulings.values(), ids=lambda ruling: str(ruling.id))
def test_every_ruling_has_a_template_of_which_only_the_blanks_are_missing(ruling: object) -> None:
    loaded = read("modelo.feature", DRAFT.ruling(ruling))  # type: ignore[arg-type]

    assert loaded.errors == loaded.notices == ()
    assert tags.check(loaded.scenarios, catalogue(BOOK)) == ()
    results = run(STEPS, loaded.scenarios, dry_run=True).results
    assert results
    for result in results:
        assert result.status is Status.ERROR
        assert all(BLANK in problem.step.text for problem in result.problems if problem.step)
        assert {str(problem.message).partition(":")[0] for problem in result.problems} == {
            "This step still has a blank"
        }


@pytest.mark.parametrize("ruling", BOOK.rulings.values(), ids=lambda ruling: str(ruling.id))
def test_the_sentences_in_the_comments_are_steps(ruling: object) -> None:
    text = DRAFT.ruling(ruling)  # type: ignore[arg-type]
    sentences = [line.strip(" #") for line in text.splitlines() if line.strip(" #").startswith(("Dado ", "Dada "))]
    for sentence in sentences:
        if BLANK not in sentence:
            assert isinstance(STEPS.find("given", sentence.partition(" ")[2]), Match), sentence


def test_of_what_else_may_count_a_dozen_is_listed_and_what_defeats_the_ruling_comes_first() -> None:
    lines = DRAFT.ruling(BOOK.rulings["DEV-1a"]).splitlines()
    first = next(place for place, line in enumerate(lines) if "devolve inclusive" in line or "só pode ser" in line)
    head = next(place for place, line in enumerate(lines) if "O que mais pode contar" in line)
    assert first == head + 1
    listed = lines[first : lines.index("", first)]
    assert len(listed) == MOST + 1
    assert "zarcovi explain devolucao_do_ataque" in listed[-1]


def test_what_an_earlier_scenario_lists_is_not_listed_again() -> None:
    text = DRAFT.ruling(BOOK.rulings["MODO-1a"])
    blocks = text.split("Cenário: ")[1:]
    listed = [tuple(line for line in block.splitlines() if line.startswith("      #   Dad")) for block in blocks]
    said = [sentences for sentences in listed if sentences]

    assert len(said) == len(set(said)) < len(blocks)
    assert sum("as mesmas frases de @MODO-1a:base" in block for block in blocks) > 2
    assert text.count("o modo ativo se deixa desativar (desativado)") == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ataque.natureza", "Dado que o ataque é Ninjutsu"),
        ("ataque.turnos_de_paralisia", "Dado que a legenda dá 3 turnos de paralisia"),
        ("barreira.status", "Dada uma barreira de campo de status letal"),
        ("ataque.senjutsu", "Dado que se sabe que o ataque não tem adição de Senjutsu"),
    ],
)
def test_a_noun_follows_dado_and_a_clause_follows_dado_que(name: str, sentence: str) -> None:
    word = BOOK.facts[name] if name in BOOK.facts else BOOK.quantities[name]
    assert sentence in DRAFT.sentences.state(word)


def test_a_template_that_is_filled_in_runs(here: Path) -> None:
    assert zarcovi("new", "regra", "BAR-CAMPO-2", "nossa.feature").code == 0
    text = (here / "nossa.feature").read_text("utf-8")
    given = ["Dada uma barreira de campo unidirecional de status letal", "Dado um ataque global de status letal"]
    assert all(f"#   {sentence}\n" in text for sentence in given)
    (here / "nossa.feature").write_text(filled(text, given, ["o ataque passa por sua escala", "nao_alcanca"]), "utf-8")

    ran = zarcovi("verify", "nossa.feature", "--flips", "--format", "json")
    assert (ran.code, ran.data["run"], ran.data["passed"]) == (0, 2, 2)
    assert set(ran.data["matrix"]["BAR-CAMPO-2"]) == {"base", "salvo-defende_global"}


def test_what_is_left_blank_is_told_with_what_to_do(here: Path) -> None:
    zarcovi("new", "regra", "BAR-CAMPO-2")
    ran = zarcovi("verify", "bar_campo_2.feature", "--dry-run", "--lang", "en")
    assert ran.code == 1
    assert ran.out.count("This step still has a blank: Dado ___") == 2
    assert "Write in place of ___ what is meant" in ran.out


def test_it_is_written_where_it_is_asked_for(here: Path) -> None:
    ran = zarcovi("new", "regra", "bar-campo-4.1", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Written: bar_campo_4_1.feature.")
    shown = zarcovi("new", "regra", "BAR-CAMPO-4.1", "-", "--lang", "en")
    assert shown.out == (here / "bar_campo_4_1.feature").read_text("utf-8")
    assert zarcovi("new", "regra", "BAR-CAMPO-4.1", "--output", "outra.feature", "--lang", "en") == (0, "", "")
    assert (here / "outra.feature").read_text("utf-8") == shown.out
    assert zarcovi("new", "regra", "BAR-CAMPO-4.1", "um.feature", "--output", "dois.feature").code == 2


def test_a_file_that_is_there_is_left_alone(here: Path) -> None:
    (here / "bar_campo_2.feature").write_text("meu", "utf-8")

    ran = zarcovi("new", "regra", "BAR-CAMPO-2", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "bar_campo_2.feature is there already" in ran.err
    assert "--force" in ran.err
    assert (here / "bar_campo_2.feature").read_text("utf-8") == "meu"
    assert zarcovi("new", "regra", "BAR-CAMPO-2", "--output", "bar_campo_2.feature").code == 2
    assert (here / "bar_campo_2.feature").read_text("utf-8") == "meu"
    assert zarcovi("new", "regra", "BAR-CAMPO-2", "--force").code == 0
    assert (here / "bar_campo_2.feature").read_text("utf-8").startswith("# language: pt\n")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("BAR-CAMPO-22", "no ruling is called BAR-CAMPO-22"),
        ("BAR-CANPO-2", "Did you mean BAR-CAMPO-2?"),
        ("bar-campo", "These ids begin so: BAR-CAMPO-0a"),
        ("AMB-4", "`zarcovi explain AMB-4` tells what that is."),
        ("gap-8", "`zarcovi explain GAP-8` tells what that is."),
    ],
)
def test_what_is_no_ruling_is_refused_with_what_may_be_meant(here: Path, name: str, told: str) -> None:
    ran = zarcovi("new", "regra", name, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert list(here.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(here: Path) -> None:
    ran = zarcovi("new", "regra", "BAR-CAMPO-2", "falta/x.feature", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "its folder does not exist" in ran.err


def test_programs_get_the_text(here: Path) -> None:
    data = zarcovi("new", "regra", "BAR-CAMPO-2", "--format", "json").data
    assert data["path"] is None
    assert data["text"] == DRAFT.ruling(BOOK.rulings["BAR-CAMPO-2"])
    assert list(here.iterdir()) == []
    written = zarcovi("new", "regra", "BAR-CAMPO-2", "x.feature", "--format", "json").data
    assert written["path"] == "x.feature"
    assert (here / "x.feature").read_text("utf-8") == data["text"]
    assert json.dumps(data)


# ------------------------------------------------------------------------------------------------ precedents


def decided(text: str) -> str:
    """A precedent's template filled in: each blank with the first that is listed for it."""
    given = {"data": "2026-01-10", "fonte": "ata", "texto": "assim foi decidido"}
    lines = text.splitlines()
    made = []
    for place, line in enumerate(lines):
        name, colon, blank = line.partition(f": {BLANK}")
        if colon and not line.strip().startswith("#"):
            answers = [one.strip("# ").partition(":")[0] for one in lines[:place] if one.startswith("    #   ")]
            start = max(
                (n for n, one in enumerate(lines[:place]) if one.startswith("    # ") and one[6] != " "), default=0
            )
            first = lines[start + 1] if name.strip() == "resposta" else lines[place + 1]
            value = given.get(name.strip()) or first.strip("# ").partition(":")[0]
            assert answers or name.strip() != "resposta"
            line = f"{name}: {value}{blank}"
        made.append(line)
    return "\n".join(made) + "\n"


def findings(text: str) -> list[str]:
    file = committee.read(text, "comite.yaml", shelf.book, shelf.books(), date(2026, 2, 1))
    return [f"{found.place.line}: {found.message}" for found in file.findings]


@pytest.mark.parametrize("gap", BOOK.gaps.values(), ids=lambda gap: str(gap.id))
def test_every_gap_has_a_precedent_of_which_only_the_blanks_are_missing(gap: Gap) -> None:
    text = PRECEDENTS.precedent(gap, gap.id)

    assert findings(text)
    assert findings(decided(text)) == []
    assert {silence.question.name for silence in BOOK.silences if silence.gap == gap.id} == {
        line.split()[1] for line in text.splitlines() if line.startswith("    pergunta:")
    }


@pytest.mark.parametrize("ruling", ["ROMP-1a", "BAR-CAMPO-2", "DEV-2", "PORT-0b", "TURDIM-4", "ABS-1"])
def test_a_ruling_has_a_precedent_for_each_of_its_cases(ruling: str) -> None:
    found = BOOK.rulings[ruling]
    text = PRECEDENTS.precedent(found, ruling)

    assert findings(decided(text)) == []
    for case in found.cases:
        cited = f"{ruling}:{case.name}" if len(found.cases) > 1 else ruling
        assert f"vence: [{cited}]" in text
    assert ("altera_regra: true" in text) is (found.force in BINDING)


def test_a_precedent_is_begun_for_one_case_or_exception(here: Path) -> None:
    one = zarcovi("new", "precedente", "romp-1a:so", "-").out
    assert one.count("- id:") == 1
    assert "vence: [ROMP-1a:so]" in one
    assert "vence: [BAR-CAMPO-2!defende_global]" in zarcovi("new", "precedente", "BAR-CAMPO-2!defende_global", "-").out
    assert zarcovi("new", "precedente", "ROMP-1a:sol", "-").code == 2


def test_a_precedent_that_would_revive_what_its_gap_defeats_does_not_override_it(here: Path) -> None:
    text = zarcovi("new", "precedente", "GAP-8", "-", "--lang", "en").out

    entry = text.split("pergunta: passa_pela_escala")[1].split("- id:")[0]
    assert "# GAP-8 keeps BAR-CAMPO-3 from deciding: leave it out of `vence`" in entry
    assert "    vence:" not in entry


def test_a_precedent_takes_an_id_that_no_other_has(here: Path) -> None:
    file = decided(zarcovi("new", "precedente", "GAP-26", "-").out)
    (here / "comite.yaml").write_text(file, "utf-8")

    assert "id: PREC-GAP-26\n" in file
    assert "id: PREC-GAP-26-2\n" in zarcovi("new", "precedente", "GAP-26", "-", "--as-of", "2026-02-01").out


def test_a_precedent_that_is_filled_in_is_played_by(here: Path) -> None:
    ran = zarcovi("new", "precedente", "GAP-26", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "Written: prec_gap_26.yaml. Fill in the blanks (___), then: zarcovi docket --comite prec_gap_26.yaml\n"
    )
    file = here / "prec_gap_26.yaml"
    assert zarcovi("docket", "--comite", file.name).code == 2
    file.write_text(decided(file.read_text("utf-8")), "utf-8")
    data = zarcovi("docket", "--comite", file.name, "--as-of", "2026-02-01", "--format", "json").data
    assert [gap["id"] for gap in data["preenchidas"]] == ["GAP-26"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("GAP-88", "no gap or ruling is called GAP-88"),
        ("BAR-CANPO-2", "Did you mean BAR-CAMPO-2?"),
        ("bar-campo", "These ids begin so: BAR-CAMPO-0a"),
        ("AMB-4", "`zarcovi explain AMB-4` tells what that is."),
    ],
)
def test_what_is_no_gap_and_no_ruling_is_refused_with_what_may_be_meant(here: Path, name: str, told: str) -> None:
    ran = zarcovi("new", "precedente", name, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert list(here.iterdir()) == []


# ------------------------------------------------------------------------------------------------ sheets


def uncommented(text: str) -> list[str]:
    """The template with one field after the other in use that is out of use in it, as text.

    What a list of cards needs is put in use with the first of its fields.
    """
    lines = text.splitlines()
    found = []
    for place, line in enumerate(lines):
        if not line.lstrip().startswith("#") or line.lstrip().startswith("# "):
            continue
        used = [*lines[:place], line.replace("#", "", 1), *lines[place + 1 :]]
        if line.startswith("  ") or line.endswith(":"):  # of a card: its list and its name too
            head = next(other for other in range(place, -1, -1) if re.match(r"#?\w+:$", lines[other]))
            named = next(other for other in range(head, len(lines)) if "- nome:" in lines[other])
            for other in (head, named):
                used[other] = lines[other].replace("#", "", 1)
        found.append("\n".join(used) + "\n")
    return found


def test_a_sheet_that_was_begun_is_in_order(here: Path) -> None:
    ran = zarcovi("new", "ficha", "Iara do Vale", "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Written: iara_do_vale.yaml. Fill in the blanks (___), then: zarcovi lint iara_do_vale.yaml\n"
    checked = zarcovi("lint", "iara_do_vale.yaml", "--severity", "info", "--fail-on", "info")
    assert (checked.code, checked.out) == (0, "✅ Iara do Vale: em ordem\n")


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_sheet_has_every_field_and_what_it_says_of_each_may_be_written(lang: Lang) -> None:
    linter = shelf.linter("zarcovi")
    text = SheetDraft(linter=linter, say=Speech(lang)).sheet()

    wanted = {field.name for known in linter.fields.values() for field in known.values() if field.written}
    assert wanted == set(re.findall(r"^ *#?(?:- )?(\w+):", text, re.MULTILINE))
    templates = uncommented(text)
    assert len(templates) > len(wanted)
    for one in templates:
        misfits = [found for found in lint(one, "x.yaml", linter).findings if found.code in MISFITS]
        assert misfits == [], one


def test_a_sheet_needs_no_name_and_goes_where_it_is_asked_to(here: Path) -> None:
    text = zarcovi("new", "ficha", "-").out

    assert "\nnome: ___\n" in text
    assert zarcovi("new", "ficha").out.startswith("Escrito: ficha.yaml.")
    for way in (("um.yaml",), ("--output", "dois.yaml"), ("Caio", "tres.yaml")):
        assert zarcovi("new", "ficha", *way).code == 0
    assert (here / "um.yaml").read_text("utf-8") == (here / "dois.yaml").read_text("utf-8") == text
    assert "\nnome: Caio\n" in (here / "tres.yaml").read_text("utf-8")
    assert zarcovi("new", "ficha", "um.yaml").code == 2
    assert zarcovi("new", "ficha", "--format", "json").data["text"] == text
    assert "nome: Caio\n" in zarcovi("new", "ficha", "--format", "json", "Caio").data["text"]


@pytest.mark.parametrize("name", ["Nº 5: “o #1”", "- [x", "null", "12", 'Zé "Bala"', "é" * 300, "/"])
def test_whatever_a_character_is_called_its_sheet_can_be_read(here: Path, name: str) -> None:
    assert zarcovi("new", "ficha", "--", name).code == 0
    (file,) = here.iterdir()
    assert zarcovi("lint", file.name, "--severity", "info").code == 0


def test_only_a_sheet_needs_no_name(here: Path) -> None:
    ran = zarcovi("new", "regra", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "required: ID" in ran.err
