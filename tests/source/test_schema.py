from __future__ import annotations

import textwrap
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from zarcovi_rules.core.messages import Both
from zarcovi_rules.source.schema import check
from zarcovi_rules.source.yaml import read

SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "required": ["nome"],
    "properties": {
        "nome": {"type": "string", "minLength": 1, "description": "O nome na ficha."},
        "habilidades": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"$ref": "#/$defs/habilidade"}},
        "efeitos": {"type": "array", "uniqueItems": True, "items": {"$ref": "#/$defs/efeito"}},
        "alvo": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "integer"}}]},
        "bonus": {"type": "object", "propertyNames": {"enum": ["forca", "vigor"]}, "minProperties": 1},
        "extra": {"$ref": "#/$defs/extra"},
        "quando": {
            "type": "object",
            "properties": {"tipo": {"enum": ["reacao", "passiva"]}, "rank": {"type": "integer"}},
            "if": {"properties": {"tipo": {"const": "reacao"}}, "required": ["tipo"]},
            "then": {"required": ["rank"]},
            "else": {"properties": {"rank": False}},
        },
    },
    "$defs": {
        "habilidade": {
            "type": "object",
            "additionalProperties": False,
            "required": ["nome", "legenda"],
            "properties": {
                "nome": {"type": "string"},
                "legenda": {"type": "string"},
                "rank": {"type": "integer", "minimum": 1, "maximum": 5},
                "alcance": {"enum": ["curto", "medio", "longo"]},
                "dano": {"type": "string", "pattern": "^[0-9]+d[0-9]+$", "description": "Dados, como 2d6."},
                "ate": {"type": "number", "exclusiveMinimum": 0, "multipleOf": 0.5},
            },
        },
        "efeito": {
            "oneOf": [
                {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["tipo", "pontos"],
                    "properties": {"tipo": {"const": "cura"}, "pontos": {"type": "integer"}},
                },
                {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["tipo", "forca"],
                    "properties": {"tipo": {"enum": ["dano", "queima"]}, "forca": {"type": "integer"}},
                },
            ]
        },
        "extra": {
            "allOf": [{"properties": {"a": {}}}, {"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}],
            "properties": {"b": {}},
            "unevaluatedProperties": False,
        },
    },
}


def said(text: str, schema: dict[str, Any] = SCHEMA) -> list[str]:
    """`line:column message -> help`, as a person would read it."""
    reading = read(textwrap.dedent(text), "f")
    assert reading.findings == []
    return [
        f"{finding.place.line}:{finding.place.column} {finding.message}"
        + (f" -> {finding.help}" if finding.help else "")
        for finding in check(reading.documents[0], schema)
    ]


CASES = {
    "a good document": ("nome: Rin\n", []),
    "an unknown field, near to a known one": (
        "nome: Rin\nhabilidade: []\n",
        [
            "2:1 There is no field habilidade here -> Did you mean habilidades? "
            "Known are: nome, habilidades, efeitos, alvo, bonus, extra, quando."
        ],
    ),
    "a misspelt required field is one mistake": (
        "Nome: Rin\n",
        [
            "1:1 There is no field Nome here -> Did you mean nome? "
            "Known are: nome, habilidades, efeitos, alvo, bonus, extra, quando."
        ],
    ),
    "a missing field at the top": ("alvo: x\n", ["1:1 The field nome is missing -> O nome na ficha."]),
    "a missing field below, at what lacks it": (
        "nome: Rin\nhabilidades:\n  - nome: A\n",
        ["3:5 Item 1 of habilidades lacks the field legenda"],
    ),
    "a value not among the known": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: x, alcance: médio}\n",
        ["3:36 alcance cannot be “médio” -> Did you mean medio? Known are: curto, medio, longo."],
    ),
    "a wrong type": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: x, rank: três}\n",
        ["3:33 rank must be a whole number, not “três”"],
    ),
    "a number where text is wanted": ("nome: 3\n", ["1:7 nome must be text, not 3 -> Put it in quotes."]),
    "a legend in curly braces": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: {+10k Ck}}\n",
        [
            "3:24 legenda must be text, not a group of fields -> "
            "If it is text, put it in quotes, or write |- and the text on the next line, indented."
        ],
    ),
    "no value": ("nome:\n", ["1:6 nome has no value; it must be text -> O nome na ficha."]),
    "too small, too large": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: x, rank: 0}\n  - {nome: A, legenda: x, rank: 9}\n",
        ["3:33 rank must be at least 1, and is 0", "4:33 rank must be at most 5, and is 9"],
    ),
    "one finding for each value": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: x, ate: -0.3}\n",
        ["3:32 ate must be more than 0, and is -0.3"],
    ),
    "a pattern is told by its description": (
        "nome: Rin\nhabilidades:\n  - {nome: A, legenda: x, dano: muito}\n",
        ["3:33 dano cannot be “muito” -> Dados, como 2d6."],
    ),
    "too short": ("nome: ''\n", ["1:7 nome is too short: at least 1 characters -> O nome na ficha."]),
    "too few items": ("nome: Rin\nhabilidades: []\n", ["2:14 habilidades is an empty list: it needs an item"]),
    "the alternative that was meant": (
        "nome: Rin\nefeitos:\n  - {tipo: cura, pontos: x}\n  - {tipo: queima, forca: 1, pontos: 2}\n",
        [
            "3:26 pontos must be a whole number, not “x”",
            "4:30 Item 2 of efeitos has no field pontos -> Known are: tipo, forca.",
        ],
    ),
    "no alternative was meant": (
        "nome: Rin\nefeitos:\n  - {tipo: dono, forca: 1}\n",
        ["3:12 tipo cannot be “dono” -> Did you mean dano? Known are: cura, dano, queima."],
    ),
    "what tells the alternatives apart is missing": (
        "nome: Rin\nefeitos:\n  - {forca: 1}\n",
        ["3:5 Item 1 of efeitos lacks the field tipo"],
    ),
    "none of the types": (
        "nome: Rin\nefeitos: [3]\nalvo: {a: 1}\n",
        [
            "2:11 Item 1 of efeitos must be a group of fields, not 3",
            "3:7 alvo must be text or a list, not a group of fields -> "
            "If it is text, put it in quotes, or write |- and the text on the next line, indented.",
        ],
    ),
    "inside of the alternative of the right type": (
        "nome: Rin\nalvo: [1, a]\n",
        ["2:11 Item 2 of alvo must be a whole number, not “a”"],
    ),
    "twice the same": (
        "nome: Rin\nefeitos:\n  - {tipo: cura, pontos: 1}\n  - {tipo: cura, pontos: 1}\n",
        ["4:5 efeitos repeats a group of fields, its item 1 -> Take one of them away."],
    ),
    "names of fields": (
        "nome: Rin\nbonus: {força: 1}\n",
        ["2:9 There is no field força here -> Did you mean forca? Known are: forca, vigor."],
    ),
    "too few fields": ("nome: Rin\nbonus: {}\n", ["2:8 bonus has too few fields: at least 1"]),
    "one of several fields": ("nome: Rin\nextra: {}\n", ["2:1 extra needs one of these fields: a, b"]),
    "unknown to all parts of a schema": (
        "nome: Rin\nextra: {a: 1, c: 2}\n",
        ["2:15 extra has no field c -> Known are: b, a."],
    ),
    "if and then": ("nome: Rin\nquando: {tipo: reacao}\n", ["2:1 quando lacks the field rank"]),
    "if and else": ("nome: Rin\nquando: {tipo: passiva, rank: 1}\n", ["2:25 rank cannot be given here"]),
    "not even fields": ("- a\n", ["1:1 The document must be a group of fields, not a list"]),
}


@pytest.mark.parametrize("case", CASES)
def test_each_mistake_is_one_finding_in_its_place(case: str) -> None:
    text, findings = CASES[case]
    assert said(text) == findings


def test_of_a_long_description_only_the_first_sentence_is_advice() -> None:
    everything = "; ".join(f"valor{n}: o que o valor {n} quer dizer" for n in range(40))
    schema = {"required": ["a"], "properties": {"a": {"type": "string", "description": f"O que é. {everything}."}}}
    assert said("b: 1\n", schema) == ["1:1 The field a is missing -> O que é."]


def test_many_alternatives_are_not_listed() -> None:
    schema = {"properties": {"a": {"enum": [f"valor{n}" for n in range(40)], "description": "Veja a lista."}}}
    assert said("a: xyz\n", schema) == [
        "1:4 a cannot be “xyz” -> Veja a lista. Known are 40, such as: valor9, valor8, valor7."
    ]
    assert said("a: valor41\n", schema) == ["1:4 a cannot be “valor41” -> Did you mean valor4?"]


def test_any_other_keyword_still_gives_a_sentence() -> None:
    schema = {
        "properties": {"a": {"contains": {"const": 1}}, "b": {"not": {}}, "c": {"dependentSchemas": {"x": False}}}
    }
    assert said("a: [2]\nb: 1\nc: {x: 1}\n", schema) == [
        "1:4 a lacks an item that it must have",
        "2:4 b cannot be like this",
        "3:1 c cannot be given here",
    ]


def test_a_schema_that_calls_itself_is_followed_as_deep_as_documents_go() -> None:
    schema = {
        "$defs": {"a": {"anyOf": [{"type": "integer"}, {"type": "array", "items": {"$ref": "#/$defs/a"}}]}},
        "$ref": "#/$defs/a",
    }
    assert len(said("[" * 100 + "x" + "]" * 100, schema)) == 1


def test_values_from_aliases_are_told_where_their_anchor_is() -> None:
    text = "nome: Rin\nhabilidades: [&a {nome: A, legenda: x, rank: 9}, *a]\n"
    assert said(text) == ["2:46 rank must be at most 5, and is 9"] * 2


ANYTHING = st.recursive(
    st.sampled_from([None, True, 0, 3, 9, -1, 1.5, "", "x", "cura", "dano", "reacao", "2d6", "curto"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "nome",
                    "habilidades",
                    "efeitos",
                    "alvo",
                    "bonus",
                    "extra",
                    "quando",
                    "tipo",
                    "rank",
                    "pontos",
                    "a",
                    "nada",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=15,
)


@given(ANYTHING)
def test_there_are_findings_exactly_when_the_document_is_not_valid(value: object) -> None:
    import json

    [document] = read(json.dumps(value), "f").documents
    findings = check(document, SCHEMA)
    assert bool(findings) == (not Draft202012Validator(SCHEMA).is_valid(document.data))
    for finding in findings:
        assert str(finding.message)
        assert finding.place.line == 1


# --------------------------------------------------------------------------------------- slips of a first file

_CLAUSE = {
    "type": "array",
    "items": {
        "enum": ["para_golpes", "para_lancas"],
        "enumDescriptions": [Both("o escudo para golpes", "the shield stops blows"), "o escudo para lanças"],
    },
}
GROUPS: dict[str, Any] = {
    "type": "object",
    "properties": {
        "nome": {"type": "string"},
        "escudo": {
            "type": "object",
            "description": "O escudo.",
            "properties": {"forma": {"enum": ["redondo", "sim"]}, "peso": {"type": "integer"}, "diz": _CLAUSE},
            "additionalProperties": False,
        },
        "golpe": {
            "type": "object",
            "properties": {
                "forca": {"type": "integer"},
                "diz": {
                    "type": "array",
                    "items": {"enum": ["fura_escudos"], "enumDescriptions": ["o golpe fura escudos"]},
                },
            },
            "additionalProperties": False,
        },
        "sem": {"not": {}, "description": "Só cabe na arena."},
    },
    "additionalProperties": False,
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('escudo: {peso: "2"}\n', ["1:16 peso must be a whole number, not “2” -> Take the quotes away: peso: 2"]),
        (
            "escudo: {forma:redondo}\n",
            ["1:10 escudo has no field forma:redondo -> Write a space after the colon: forma: redondo"],
        ),
        (
            "escudo:\n  forma:redondo\n",
            [
                "2:3 escudo must be a group of fields, not “forma:redondo” -> Write a space after the colon: forma: "
                "redondo"
            ],
        ),
        (
            "escudo:\nforma: redondo\npeso: 2\ngolpe:\nforca: 1\n",
            [
                "1:8 escudo has no value; it must be a group of fields -> Indent what belongs to escudo two more "
                "spaces than it: forma, peso.",
                "4:7 golpe has no value; it must be a group of fields -> Indent what belongs to golpe two more spaces "
                "than it: forca.",
            ],
        ),
        ("escudo:\n", ["1:8 escudo has no value; it must be a group of fields -> O escudo."]),
        ("golpe: {peso: 1}\n", ["1:9 golpe has no field peso -> peso is a field of escudo: write it there."]),
        ("peso: 1\n", ["1:1 There is no field peso here -> peso is a field of escudo: write it there."]),
        (
            "golpe: {nome: Rin}\n",
            ["1:9 golpe has no field nome -> nome does not belong inside of golpe: write it beside it."],
        ),
        (
            "escudo: {diz: [fura_escudos]}\n",
            ["1:16 Item 1 of diz cannot be “fura_escudos” -> fura_escudos belongs to golpe: write it there."],
        ),
        (
            "escudo: {diz: [o golpe fura escudos]}\n",
            ["1:16 Item 1 of diz cannot be “o golpe fura escudos” -> fura_escudos belongs to golpe: write it there."],
        ),
        (
            "escudo: {diz: [Para LANCAS]}\n",
            ["1:16 Item 1 of diz cannot be “Para LANCAS” -> Write its name, para_lancas: o escudo para lanças."],
        ),
        (
            "escudo: {diz: [the shield stops blows]}\n",
            [
                "1:16 Item 1 of diz cannot be “the shield stops blows” -> Write its name, para_golpes: the shield "
                "stops blows."
            ],
        ),
        (
            "escudo: {forma: yes}\n",
            ["1:17 forma cannot be “yes” -> Did you mean sim? Known are: redondo, sim."],
        ),
        ("sem: 1\n", ["1:1 sem cannot be given here -> Só cabe na arena."]),
    ],
)
def test_a_slip_of_a_first_file_is_told_with_what_to_write(text: str, expected: list[str]) -> None:
    assert said(text, GROUPS) == expected
