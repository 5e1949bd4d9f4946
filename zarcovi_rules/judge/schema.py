"""JSON Schemas for what people write, made from a book's own words, so that an editor knows what the judge knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity

DRAFT = "https://json-schema.org/draft/2020-12/schema"
CLAUSES = "clausulas"
ITSELF = "quem"
"""Inside a group, the name of the fact that is called like the group (`alvo: {quem: aliado}`)."""
LABEL = "nome"
"""Inside a group, how it is to be called in the answer."""


def scenario_schema(books: Iterable[Book]) -> dict[str, Any]:
    """The schema of a scenario file: cases of one of `books`. Made once for the same books: do not alter it."""
    return _scenario_schema(tuple(books))


def committee_schema(books: Iterable[Book]) -> dict[str, Any]:
    """The schema of a committee file. Made once for the same books: do not alter it."""
    return _committee_schema(tuple(books))


def lists(book: Book) -> list[str]:
    """The names of which a case may give several, each with an answer of its own (`alvo`, written `alvos`)."""
    return sorted({name for question in book.questions.values() for name in question.each})


def group_of(name: str) -> str:
    """The group in which a fact is written, `barreira` for `barreira.status`; none for a fact that stands alone."""
    return name.rpartition(".")[0]


@lru_cache(maxsize=8)
def _scenario_schema(books: tuple[Book, ...]) -> dict[str, Any]:
    return _by_book(
        books,
        title="Casos para o juiz",
        description="Casos de um livro de regras; `zarcovi judge` dá o veredito de cada um, com a prova.",
        body=_scenario_body,
    )


@lru_cache(maxsize=8)
def _committee_schema(books: tuple[Book, ...]) -> dict[str, Any]:
    return _by_book(
        books,
        title="Decisões do comitê",
        description="O que uma mesa decidiu: leituras, figuras e precedentes, com a data em que valem.",
        body=_committee_body,
    )


def _by_book(
    books: tuple[Book, ...], title: str, description: str, body: Callable[[Book], dict[str, Any]]
) -> dict[str, Any]:
    schema: dict[str, Any] = {"$schema": DRAFT, "title": title, "description": description, "type": "object"}
    book_field = {"enum": [book.name for book in books], "description": "O livro de regras."}
    if len(books) == 1:
        only = body(books[0])
        only["properties"] = {"livro": book_field} | only["properties"]
        return schema | only | {"required": ["livro", *only["required"]]}
    schema |= {"required": ["livro"], "properties": {"livro": book_field}}
    schema["allOf"] = []
    for book in books:
        then = body(book)
        then["properties"] = {"livro": True} | then["properties"]
        condition = {"properties": {"livro": {"const": book.name}}, "required": ["livro"]}
        schema["allOf"].append({"if": condition, "then": then})
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
    answer = {"type": ["string", "integer", "boolean"]}
    properties: dict[str, Any] = {
        "caso": {"type": "string", "description": "O caso em uma frase."},
        "pergunta": {
            "enum": list(book.questions),
            "description": "O que se pergunta ao juiz. "
            + _list(f"{name}: {question.about.pt}" for name, question in book.questions.items()),
        },
        "fonte": {"type": "string", "description": "De onde vem o caso: a disputa, a postagem, a página."},
        "leituras": _readings(book),
        "espera": {
            "description": "A resposta esperada; ou, com vários alvos, a de cada um.",
            "anyOf": [answer, {"type": "object", "additionalProperties": answer}],
        },
        "decidida_por": {
            "type": "array",
            "items": _citation(book.rulings),
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
        "properties": properties | _case_facts(book),
        "additionalProperties": False,
    }


def _case_facts(book: Book) -> dict[str, Any]:
    """The fields of a case that state facts: one for each group, and a list for what a case may give several of."""
    label = {LABEL: {"type": "string", "description": "Como chamá-lo na resposta."}}
    stated = [fact for fact in book.facts.values() if fact.derive is None]
    fields = _facts(stated, book.quantities.values(), label, lists(book))
    for name in lists(book):
        fields[f"{name}s"] = {
            "type": "array",
            "minItems": 1,
            "items": fields[name],
            "description": "Vários, cada um com a sua resposta.",
        }
    return fields


def _facts(
    facts: Iterable[Fact], quantities: Iterable[Quantity], label: dict[str, Any], listed: Iterable[str] = ()
) -> dict[str, Any]:
    """A field for each group of facts, with its clauses as a list, and one for each fact outside of the groups.

    A fact called like a group stands in it as `quem`; one of `listed` is a group even if it has no other fact.
    """
    groups: dict[str, dict[str, Any]] = {}
    alone: dict[str, dict[str, Any]] = {}
    clauses: dict[str, list[Clause]] = {}
    everything: list[Fact | Quantity] = [*facts, *quantities]
    for one in everything:
        group, _, short = one.name.rpartition(".")
        if isinstance(one, Clause):
            clauses.setdefault(group, []).append(one)
        else:
            (groups.setdefault(group, {}) if group else alone)[short] = _field(one)
    for group, said in clauses.items():
        by_name = {clause.name.rpartition(".")[2]: clause for clause in said}
        groups.setdefault(group, {})[CLAUSES] = {
            "type": "array",
            "uniqueItems": True,
            "items": {"enum": list(by_name)},
            "description": "O que a legenda diz. " + _list(f"{name}: {c.about.pt}" for name, c in by_name.items()),
        }
    for name in alone.keys() & set(listed):
        groups.setdefault(name, {})
    fields: dict[str, Any] = dict(alone)
    for name, inside in groups.items():
        itself = {ITSELF: alone[name]} if name in alone else {}
        group_field = {"type": "object", "properties": inside | itself | label, "additionalProperties": False}
        fields[name] = {"anyOf": [alone[name], group_field]} if name in alone else group_field
    return dict(sorted(fields.items()))


def _field(one: Fact | Quantity) -> dict[str, Any]:
    if isinstance(one, Quantity):
        text = f"{one.text.pt[:1].upper()}{one.text.pt[1:]}."
        return {"type": "integer", "minimum": one.minimum, "description": text}
    described = f"{one.about.pt} " + _list(f"{value}: {says.pt}" for value, says in one.values.items())
    default = "" if one.absent is None else f" Se não for dito: {one.absent}."
    return {"enum": _spelt(one.domain), "description": described + default}


def _spelt(values: Iterable[str]) -> list[object]:
    """The ways to write `values`: `360` may be a number, `não` has its accent, yes and no may be true and false."""
    spelt: list[object] = []
    for value in values:
        spelt.append(value)
        if value == "nao":
            spelt.append("não")
        elif value.isdigit():
            spelt.append(int(value))
    return [*spelt, True, False] if {"sim", "nao"} <= set(spelt) else spelt


def _citation(ids: Iterable[str]) -> dict[str, Any]:
    """Any id, for the judge knows the cases; those of `ids` are there for an editor to offer."""
    return {"anyOf": [{"type": "string"}, {"enum": list(ids)}]}


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
    return {
        "properties": {
            "leituras": _readings(book),
            "figuras": {
                "type": "object",
                "description": "Figuras do livro com outro valor.",
                "properties": {
                    name: _like(figure.value) | {"description": figure.texto}
                    for name, figure in book.figure_list.items()
                },
                "additionalProperties": False,
            },
            "precedentes": {"type": "array", "items": _precedent(book), "description": "Decisões já tomadas."},
        },
        "required": [],
        "additionalProperties": False,
    }


def _precedent(book: Book) -> dict[str, Any]:
    date = {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$", "description": "Data: AAAA-MM-DD."}
    answers = dict.fromkeys(answer for question in book.questions.values() for answer in question.values)
    # A precedent holds for every number that compares alike: it states the comparison, and no list of targets.
    facts = _facts(book.facts.values(), (), {})
    lower = {name: {"enum": _spelt(q.domain), "description": q.about.pt} for name, q in book.questions.items()}
    return {
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
                "properties": facts | lower,
                "additionalProperties": False,
            },
            "resposta": {"enum": _spelt(answers), "description": "A resposta."},
            "vence": {
                "type": "array",
                "items": _citation((*book.rulings, *book.gaps)),
                "description": "Regras e lacunas que a decisão vence.",
            },
            "altera_regra": {
                "type": "boolean",
                "description": "true, se a decisão contraria uma regra que nenhuma legenda afasta.",
            },
            "vale_de": date,
            "vale_ate": date,
        },
    }


def _like(value: object) -> dict[str, Any]:
    """The schema of whatever has the shape of `value`, a figure as the book gives it."""
    match value:
        case bool():
            return {"type": "boolean"}
        case int():
            return {"type": "integer"}
        case float():
            return {"type": "number"}
        case list():
            return {"type": "array", "minItems": 1} | ({"items": _like(value[0])} if value else {})
        case dict():
            first = next(iter(value.values()), None)
            return {"type": "object"} | ({"additionalProperties": _like(first)} if value else {})
        case _:
            return {"type": "string"}


def _list(items: Iterable[str]) -> str:
    return "; ".join(items) + "."
