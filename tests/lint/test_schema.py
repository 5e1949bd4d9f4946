"""Whether a document is a sheet, and what is said where it is none."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest
import yaml as pyyaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.lint.sheets import card, findings, found_by, linter, sheets, whole
from zarcovi_rules import shelf
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.codes import SHEET_CODES
from zarcovi_rules.lint.fields import Holds, Kind
from zarcovi_rules.lint.findings import Severity
from zarcovi_rules.lint.fixing import fix
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.meant import meant_field
from zarcovi_rules.lint.schema import Schema, sheet_schema
from zarcovi_rules.source.schema import mistakes
from zarcovi_rules.source.text import fold
from zarcovi_rules.source.validators import places, validator
from zarcovi_rules.source.yaml import Document, read

QUICK = Schema(linter().fields, linter().law, CARDS, reference=False)
REFERENCE = Schema(linter().fields, linter().law, CARDS, reference=True)


def saved(data: Any) -> Document:
    return read(pyyaml.safe_dump(data, allow_unicode=True, sort_keys=False), "f").documents[0]


def said(text: str) -> list[str]:
    """`line:column code message -> help`, but for what is read in the legend."""
    return [
        f"{one.place.line}:{one.place.column} {one.code} {one.message} -> {one.help}"
        for one in findings(text)
        if one.code.startswith("FICHA")
    ]


# ----------------------------------------------------------------------------------- what the rules know nothing of

FREE = {
    kind: [name for field in known.values() if field.free for name in (field.name, *field.synonyms)]
    for kind, known in linter().fields.items()
}


@pytest.mark.parametrize("value", ["17", "1.75", "Alta", '"1,75 m"', "[Garça, 3]", "[]", "", "~", '""'])
def test_what_players_write_beside_the_rules_is_passed_over(value: str) -> None:
    fields = "".join(f"{name}: {value}\n" for name in FREE[Kind.CHARACTER])
    assert findings(f"livro: zarcovi\nnome: Rin\n{fields}") == []
    for cards, kind in CARDS.items():
        fields = "".join(f"  {name}: {value}\n" for name in FREE[kind])
        text = f"livro: zarcovi\nnome: Rin\n{cards}:\n- nome: Muro\n{fields}"
        without = f"livro: zarcovi\nnome: Rin\n{cards}:\n- nome: Muro\n"
        assert [one.code for one in findings(text)] == [one.code for one in findings(without)]


def test_a_free_field_plainly_fits_so_that_nobody_waits_for_it() -> None:
    free = {"idade": 17, "altura": 1.75, "clã": ["Garça", 3], "level": 5, "imagem": "x.png"}
    assert QUICK._plainly.fits({"livro": "zarcovi", "nome": "Rin", **free})


def test_no_free_field_is_one_that_the_rules_know_or_is_easily_taken_for_one() -> None:
    for kind, known in linter().fields.items():
        ruled = [name for name, field in known.items() if not field.free]
        for name in FREE[kind]:
            assert name not in known or known[name].free
            meant = meant_field(name, [known[one] for one in ruled], ())
            assert meant is None or not meant[1], name


def test_no_ruling_looks_at_anything_called_as_a_free_field() -> None:
    book = shelf.book("zarcovi")
    looked_at = {part for name in book.facts for part in re.split(r"[._]", fold(name))}
    assert not looked_at & {fold(name) for names in FREE.values() for name in names}


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("imagen: x.png", "3:1 FICHA-01 There is no field imagen here -> Did you mean imagem?"),
        ("Idade: 17", "3:1 FICHA-01 There is no field Idade here -> Did you mean idade?"),
        ("ANOTAÇÕES: oi", "3:1 FICHA-01 There is no field ANOTAÇÕES here -> Did you mean anotacoes?"),
        ("prte: normal", "3:1 FICHA-01 There is no field prte here -> Did you mean porte?"),
        ("tecnicas: []", "3:1 FICHA-01 There is no field tecnicas here -> Did you mean habilidades?"),
        ("rank: 3", "3:1 FICHA-01 There is no field rank here -> rank is a field of habilidades, modos, itens: "
         "write it there."),
        (
            "aparencia: {olhos: verdes}",
            "3:12 FICHA-04 aparencia must be text, a number, a list or empty, not a group of fields -> If it is text, "
            "put it in quotes, or write |- and the text on the next line, indented.",
        ),
    ],
)  # fmt: skip
def test_other_fields_are_told_as_ever(field: str, expected: str) -> None:
    assert said(f"livro: zarcovi\nnome: Rin\n{field}\n") == [expected]


@pytest.mark.parametrize("name", ["descricao", "descrição", "Texto"])
def test_what_players_call_the_legend_is_asked_for(name: str) -> None:
    text = card("nome: Muro", f"{name}: Barreira 360°")
    assert said(text) == [f"5:3 FICHA-01 There is no field {name} in habilidades -> Did you mean legenda?"]
    assert fix(text, "f", linter()).text == text
    assert "\n  legenda: Barreira" in fix(text, "f", linter(), unsafe=True).text


def test_what_comes_out_once_a_field_has_its_name_is_told_in_one_run() -> None:
    text = """\
livro: zarcovi
nome: Rin
habilidads:
- nome: Muro
  rnak: R2
  alcanse: Medio
  legenda: Rank 3. ||3x
"""
    assert [(one.place.line, one.code) for one in findings(text) if one.severity is Severity.ERROR] == [
        (3, "FICHA-01"),
        (5, "FICHA-01"),
        (5, "FICHA-03"),
        (6, "FICHA-01"),
        (5, "ACORDO-01"),
    ]


def test_a_group_that_stands_in_two_places_gets_its_names_once() -> None:
    text = "livro: zarcovi\nnome: Rin\nhabilidades:\n- &x {nome: Muro, rnak: 3}\n- *x\n"
    assert {(one.place.line, one.code) for one in findings(text) if one.code.startswith("FICHA-0")} == {(4, "FICHA-01")}


# -------------------------------------------------------------------------------------------------- two validators


@given(data=sheets())
def test_what_is_made_from_the_fields_fits(data: Any) -> None:
    assert QUICK.fits(data)
    assert REFERENCE.fits(data)
    assert Draft202012Validator(json.loads(json.dumps(QUICK.schema))).is_valid(data)


@given(data=sheets(bad=True))
def test_both_validators_find_the_same_places_wrong(data: Any) -> None:
    plain = json.loads(json.dumps(QUICK.schema))
    found = [set(places(validator(plain, reference=which).errors(data))) for which in (True, False)]
    assert found[0] == found[1]


ONE = st.sampled_from(
    [
        "curto",
        "barreira.defende_global",
        "360",
        360,
        360.0,
        1,
        1.0,
        True,
        False,
        0,
        None,
        "x",
        "",
        [1],
        [True],
        {"a": 1},
    ]
)
LISTS = [
    (kind, field.name)
    for kind, known in linter().fields.items()
    for field in known.values()
    if field.written and field.holds in {Holds.CHOICES, Holds.CLAUSES, Holds.NAMES}
]


@given(st.sampled_from(LISTS), st.lists(ONE, min_size=1, max_size=3), st.data())
def test_both_validators_find_the_same_repeated(of: tuple[Kind, str], written: list[Any], data: st.DataObject) -> None:
    kind, name = of
    written.append(data.draw(st.sampled_from(written)))
    card = {"nome": "Muro", name: written}
    home = next((home for home, of_kind in CARDS.items() if of_kind is kind), None)
    sheet = {"livro": "zarcovi", **({"nome": "Rin", home: [card]} if home else card)}
    found = [set(places(schema._whole.errors(sheet))) for schema in (QUICK, REFERENCE)]
    assert found[0] == found[1]
    assert QUICK.fits(sheet) == REFERENCE.fits(sheet)
    assert linter().fields[kind][name].holds is Holds.NAMES or not QUICK.fits(sheet)


@given(data=sheets(bad=True))
def test_with_either_validator_the_same_is_said(data: Any) -> None:
    document = saved(data)
    assert QUICK.fits(document.data) == REFERENCE.fits(document.data)
    if not QUICK.fits(document.data):
        assert QUICK.misfits(document) == REFERENCE.misfits(document)


@given(data=sheets(bad=True))
def test_what_does_not_fit_is_always_explained_and_what_fits_never(data: Any) -> None:
    document = saved(data)
    assert (QUICK.misfits(document) == []) == QUICK.fits(document.data)


@given(data=sheets(bad=True))
def test_to_look_at_the_wrong_cards_alone_finds_what_the_whole_schema_finds(data: Any) -> None:
    document = saved(data)
    if isinstance(document.data, dict):
        alone = [one.finding for one in mistakes(document, REFERENCE._narrowed(document.data))]
        assert alone == [one.finding for one in mistakes(document, REFERENCE.schema)]


def test_half_a_surrogate_pair_is_no_fault_of_the_program() -> None:
    assert QUICK.fits({"livro": "zarcovi", "nome": "\ud800"})
    assert [
        str(one.finding.message) for one in QUICK.misfits(Document({"nome": "\ud800"}, saved({"nome": "x"}).places))
    ]


def test_whoever_has_no_jsonschema_rs_gets_the_same() -> None:
    program = (
        "import sys; sys.modules['jsonschema_rs'] = None\n"
        "from zarcovi_rules.source import validators\n"
        "assert not validators.validator({'type': 'object'}).quick\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_neither_validator_is_imported_before_a_sheet_is_looked_at() -> None:
    program = (
        "import sys; from zarcovi_rules import shelf; found = shelf.linter('zarcovi')\n"
        "assert not {'jsonschema', 'jsonschema_rs'} & sys.modules.keys()\n"
        "found.fits({}); assert 'jsonschema' not in sys.modules\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# ---------------------------------------------------------------------------------------------------- for editors


def test_the_schema_is_one_and_every_field_of_it_is_described() -> None:
    schema = json.loads(json.dumps(sheet_schema([(linter().fields, linter().law)], CARDS)))
    Draft202012Validator.check_schema(schema)
    groups = [schema, *(schema["properties"][name]["items"] for name in CARDS)]
    assert all(field["description"] for group in groups for field in group["properties"].values())
    assert all(group["title"] and group["additionalProperties"] is False for group in groups)
    assert schema["required"] == ["livro", "nome"]
    assert schema["$defs"]["clausula"]["enum"] == list(linter().law.clauses)


def test_with_several_books_each_sheet_has_the_clauses_of_its_own() -> None:
    other = Law("outro", "1", {}, {}, ())
    validator = Draft202012Validator(sheet_schema([(linter().fields, linter().law), (linter().fields, other)], CARDS))
    clause = next(iter(linter().law.clauses))

    def sheet(book: str, *clauses: str) -> dict[str, Any]:
        return {"livro": book, "nome": "Rin", "habilidades": [{"nome": "Muro", "clausulas": list(clauses)}]}

    assert validator.is_valid(sheet("zarcovi", clause))
    assert validator.is_valid(sheet("outro"))
    assert not validator.is_valid(sheet("outro", clause))
    assert not validator.is_valid(sheet("mais_um"))


# ----------------------------------------------------------------------------------------------- what is said of them


@pytest.mark.parametrize("check", SHEET_CODES, ids=lambda check: check.code)
def test_every_code_fires_on_its_bad_example_and_is_silent_on_its_good_one(check: Check) -> None:
    assert found_by(check, check.bad)
    assert not found_by(check, check.good)


@pytest.mark.parametrize("check", SHEET_CODES, ids=lambda check: check.code)
def test_a_good_example_has_no_mistake_of_shape(check: Check) -> None:
    assert not [one for one in findings(whole(check.good)) if one.code.startswith(("FICHA", "YAML"))]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("rnak: 3", "5:3 FICHA-01 There is no field rnak in habilidades -> Did you mean rank?"),
        ("hp: 3", "5:3 FICHA-01 There is no field hp in habilidades -> hp is a field of itens: write it there."),
        ("usos: 4x", "5:9 FICHA-04 usos must be a whole number, not “4x” -> Write usos: 4"),
        ("usos: ×4", "5:9 FICHA-04 usos must be a whole number, not “×4” -> Write usos: 4"),
        ("usos: quatro", "5:9 FICHA-04 usos must be a whole number, not “quatro” -> Write usos: 4"),
        ("rank: R3", "5:9 FICHA-03 rank cannot be “R3” -> Write rank: 3"),
        ("rank: 2º rank", "5:9 FICHA-03 rank cannot be “2º rank” -> Write rank: 2"),
        ("rank: 3.0", "5:9 FICHA-04 rank must be a whole number, without a point -> Write rank: 3"),
        ("alcance: médio", "5:12 FICHA-03 alcance cannot be “médio” -> Write alcance: medio"),
        (
            "alcance: curto e médio",
            "5:12 FICHA-03 alcance cannot be “curto e médio” -> Write alcance: [curto, medio]",
        ),
        ("status: Ilimitado", "5:11 FICHA-03 status cannot be “Ilimitado” -> Write status: ilimitado"),
        ("cobertura: 360°", '5:14 FICHA-03 cobertura cannot be “360°” -> Write cobertura: "360"'),
        ("rank: bobo", "5:9 FICHA-03 rank cannot be “bobo” -> Write a whole number, or instantaneo."),
        ("tipo: ataque", "5:9 FICHA-03 tipo cannot be “ataque” -> Did you mean tipo: ofensiva?"),
        ("forma: bobo", "5:10 FICHA-03 forma cannot be “bobo” -> Known are: campo, manto, camada."),
        (
            "clausulas: [barreira.defende_aliado]",
            "5:15 FICHA-03 Item 1 of clausulas cannot be “barreira.defende_aliado” -> Write barreira.defende_aliados",
        ),
    ],
)
def test_one_mistake_is_one_finding_that_says_what_to_write(fields: str, expected: str) -> None:
    assert said(card("nome: Muro", fields)) == [expected]


@pytest.mark.parametrize(
    "fields", ["cobertura: 360", 'cobertura: ["360"]', "permanece: true", "permanece: não", "usos: 4"]
)
def test_what_can_mean_one_thing_only_is_taken_as_it_is_written(fields: str) -> None:
    assert said(card("nome: Muro", fields)) == []


def test_a_number_and_its_text_are_the_same_choice() -> None:
    both = [
        findings(card("nome: Muro", "tipo: barreira", "forma: camada", f"cobertura: {one}")) for one in (360, "'360'")
    ]
    assert both[0] == both[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- Muro", "This is no sheet: it is a list"),
        ("Muro de lama", "This is no sheet: it is text without fields"),
        ("3", "This is no sheet: it is a single value"),
        ("~", "This is no sheet: there is nothing in it"),
        ("{}", "This is no sheet: there is nothing in it"),
        ("a: 1", "This is no sheet: it has none of a sheet's fields"),
        ("livro: zarcovi\ncasos: []", "This is a file of cases for the judge, no sheet"),
        ("livro: zarcovi\nprecedentes: []", "This is a committee's file, no sheet"),
        ("livro: zarcovi\nleituras: {AMB-0: B}", "This is a committee's file, no sheet"),
        ("livro: rolimã\nnome: Rin\nxyz: 3", "No rulebook “rolimã” is known here"),
    ],
)
def test_what_is_no_sheet_of_this_book_is_told_so_and_nothing_else(text: str, message: str) -> None:
    assert [str(one.message) for one in findings(text) if not one.code.startswith("YAML")] == [message]


def test_of_a_hundred_thousand_fields_nobody_is_told_one_by_one() -> None:
    text = "livro: zarcovi\nnome: Rin\n" + "".join(f"k{number}: 1\n" for number in range(100_000))
    assert len(said(text)) == 1
    assert "100000 fields" in said(text)[0]


def test_a_value_of_another_field_is_told_to_belong_there_and_not_guessed_at() -> None:
    (one,) = [one for one in findings(card("nome: Sono", "tipo: genjutsu")) if one.code == "FICHA-03"]

    assert str(one.help) == "genjutsu belongs to natureza: write it there."
    assert one.fix is None
