"""JSON Schemas for what people write, made from a book's own words, so that an editor knows what the judge knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity

DRAFT = "https://json-schema.org/draft/2020-12/schema"
CLAUSES = "clausulas"
ITSELF = "quem"
"""Inside a group, the name of the fact that is called like the group (`alvo: {quem: aliado}`)."""


def scenario_schema(books: Iterable[Book]) -> dict[str, Any]:
    """The schema of a scenario file: cases of one of `books`."""
    return _by_book(
        books,
        title="Casos para o juiz",
        description="Casos de um livro de regras; `zarcovi judge` dá o veredito de cada um, com a prova.",
        body=_scenario_body,
    )


def committee_schema(books: Iterable[Book]) -> dict[str, Any]:
    """The schema of a committee file."""
    return _by_book(
        books,
        title="Decisões do comitê",
        description="O que uma mesa decidiu: leituras, figuras e precedentes, com a data em que valem.",
        body=_committee_body,
    )


def _by_book(
    books: Iterable[Book], title: str, description: str, body: Callable[[Book], dict[str, Any]]
) -> dict[str, Any]:
    all_ = list(books)
    names = [book.name for book in all_]
    schema: dict[str, Any] = {
        "$schema": DRAFT,
        "title": title,
        "description": description,
        "type": "object",
        "required": ["livro"],
        "properties": {"livro": {"enum": names, "description": "O livro de regras."}},
    }
    if len(all_) == 1:
        only = body(all_[0])
        schema["properties"] |= only.pop("properties")
        schema["required"] += only.pop("required", [])
        return schema | only
    schema["allOf"] = [
        {"if": {"properties": {"livro": {"const": book.name}}, "required": ["livro"]}, "then": body(book)}
        for book in all_
    ]
    return schema


def _scenario_body(book: Book) -> dict[str, Any]:
    return {
        "properties": {
            "leituras": _readings(book),
            "casos": {
                "type": "array",
                "minItems": 1,
                "description": "Os casos, um a um.",
                "items": _case(book),
            },
        },
        "required": ["casos"],
        "additionalProperties": False,
    }


def _case(book: Book) -> dict[str, Any]:
    properties: dict[str, Any] = {
        "caso": {"type": "string", "description": "O caso em uma frase."},
        "pergunta": {
            "enum": list(book.questions),
            "description": "O que se pergunta ao juiz. "
            + _list(f"{n}: {q.about.pt}" for n, q in book.questions.items()),
        },
        "fonte": {"type": "string", "description": "De onde vem o caso: a disputa, a postagem, a página."},
        "leituras": _readings(book),
        "espera": {
            "description": "A resposta esperada; ou, com vários alvos, a de cada um.",
            "anyOf": [
                {"type": ["string", "integer", "boolean"]},
                {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean"]}},
            ],
        },
        "decidida_por": {
            "type": "array",
            "items": {"type": "string"},
            "description": "Regras que têm de estar entre as que decidiram.",
        },
        "lacunas": {
            "type": "array",
            "items": {"enum": list(book.gaps)},
            "description": "Lacunas que têm de ser citadas.",
        },
    }
    return {
        "type": "object",
        "required": ["caso", "pergunta"],
        "properties": properties | _facts(book),
        "additionalProperties": False,
    }


def _facts(book: Book) -> dict[str, Any]:
    """The fields of a case that state facts: one for each group of facts, with its clauses as a list."""
    groups: dict[str, dict[str, Any]] = {}
    alone: dict[str, dict[str, Any]] = {}
    clauses: dict[str, list[Clause]] = {}
    for fact in book.facts.values():
        group, _, short = fact.name.rpartition(".")
        if isinstance(fact, Clause):
            clauses.setdefault(group, []).append(fact)
        elif fact.derive is not None:
            continue
        elif group:
            groups.setdefault(group, {})[short] = _fact(fact)
        else:
            alone[short] = _fact(fact)
    for quantity in book.quantities.values():
        group, _, short = quantity.name.rpartition(".")
        (groups.setdefault(group, {}) if group else alone)[short] = _quantity(quantity)
    for group, said in clauses.items():
        groups.setdefault(group, {})[CLAUSES] = {
            "type": "array",
            "uniqueItems": True,
            "items": {"enum": [clause.name.rpartition(".")[2] for clause in said]},
            "description": "O que a legenda diz. " + _list(f"{c.name.rpartition('.')[2]}: {c.about.pt}" for c in said),
        }
    fields: dict[str, Any] = {}
    for name in sorted(groups.keys() | alone.keys()):
        one = dict(alone[name]) if name in alone else {}
        if name in groups:
            inside = groups[name] | ({ITSELF: alone[name]} if name in alone else {})
            inside["nome"] = {"type": "string", "description": "Como chamá-lo na resposta."}
            group_schema = {"type": "object", "properties": inside, "additionalProperties": False}
            one = {"anyOf": [alone[name], group_schema]} if name in alone else group_schema
        fields[name] = one
    for name in sorted({name for question in book.questions.values() for name in question.each}):
        fields[f"{name}s"] = {
            "type": "array",
            "minItems": 1,
            "items": fields[name],
            "description": "Vários, cada um com a sua resposta.",
        }
    return fields


def _fact(fact: Fact) -> dict[str, Any]:
    values: list[object] = []
    for value in fact.domain:
        values.append(value)
        if value.isdigit():
            values.append(int(value))
    if set(fact.domain) == {"sim", "nao"}:
        values = ["sim", "não", "nao", True, False]
    described = f"{fact.about.pt} " + _list(f"{value}: {says.pt}" for value, says in fact.values.items())
    default = "" if fact.absent is None else f" Se não for dito: {fact.absent}."
    return {"enum": values, "description": described + default}


def _quantity(quantity: Quantity) -> dict[str, Any]:
    return {
        "type": "integer",
        "minimum": quantity.minimum,
        "description": f"{quantity.text.pt[:1].upper()}{quantity.text.pt[1:]}.",
    }


def _readings(book: Book) -> dict[str, Any]:
    return {
        "type": "object",
        "description": "Leituras escolhidas onde o texto admite mais de uma.",
        "properties": {
            name: {
                "enum": list(reading.values),
                "description": f"{reading.about.pt} "
                + _list(f"{option}: {says.pt}" for option, says in reading.values.items())
                + f" Padrão: {reading.default}.",
            }
            for name, reading in book.readings.items()
        },
        "additionalProperties": False,
    }


def _committee_body(book: Book) -> dict[str, Any]:
    date = {"type": "string", "format": "date", "pattern": r"^\d{4}-\d{2}-\d{2}$", "description": "Data: AAAA-MM-DD."}
    answers = sorted({answer for question in book.questions.values() for answer in question.values})
    precedent = {
        "type": "object",
        "required": ["id", "data", "fonte", "texto", "pergunta", "fatos", "resposta"],
        "additionalProperties": False,
        "properties": {
            "id": {
                "type": "string",
                "pattern": "^PREC-[A-Za-z0-9-]+$",
                "description": "Comece por PREC-, com letras, números e hífens.",
            },
            "data": date,
            "fonte": {"type": "string", "description": "Onde a decisão foi tomada."},
            "texto": {"type": "string", "description": "A decisão em uma frase."},
            "text": {"type": "string", "description": "A decisão em inglês, se houver."},
            "pergunta": {"enum": list(book.questions), "description": "A pergunta que a decisão responde."},
            "fatos": {
                "type": "object",
                "minProperties": 1,
                "description": "Quando vale: fatos do livro, ou respostas de perguntas de baixo.",
                "properties": _facts(book)
                | {name: {"enum": list(question.values)} for name, question in book.questions.items()},
                "additionalProperties": False,
            },
            "resposta": {"enum": answers, "description": "A resposta."},
            "vence": {
                "type": "array",
                "items": {"type": "string"},
                "description": "Regras e lacunas que a decisão vence.",
            },
            "altera_regra": {
                "type": "boolean",
                "description": "true, se a decisão contraria uma regra absoluta.",
            },
            "vale_de": date,
            "vale_ate": date,
        },
    }
    return {
        "properties": {
            "leituras": _readings(book),
            "figuras": {
                "type": "object",
                "description": "Figuras do livro com outro valor.",
                "properties": {name: {"description": figure.texto} for name, figure in book.figure_list.items()},
                "additionalProperties": False,
            },
            "precedentes": {"type": "array", "items": precedent, "description": "Decisões já tomadas."},
        },
        "additionalProperties": False,
    }


def _list(items: Iterable[str]) -> str:
    return "; ".join(items) + "."
