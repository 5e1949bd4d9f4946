"""JSON Schemas for what people write, made from a book's own words, so that an editor knows what the judge knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from zarcovi_rules.core.book import Book
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.messages import Both, Text
from zarcovi_rules.core.vocabulary import Clause, Fact, Quantity
from zarcovi_rules.judge.logs import LogQuestion, LogsOf, no_logs

DRAFT = "https://json-schema.org/draft/2020-12/schema"
CLAUSES = "clausulas"
ITSELF = "quem"
"""Inside a group, the name of the fact that is called like the group (`alvo: {quem: aliado}`)."""
LABEL = "nome"
"""Inside a group, how it is to be called in the answer."""

ALWAYS = "sempre"
"""Among a precedent's facts, and alone there: it holds in every case."""


def scenario_schema(books: Iterable[Book], logs_of: LogsOf = no_logs) -> dict[str, Any]:
    """The schema of a scenario file: cases of one of `books`. Made once for the same books: do not alter it."""
    return _scenario_schema(tuple((book, tuple(logs_of(book.name).values())) for book in books))


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
def _scenario_schema(books: tuple[tuple[Book, tuple[LogQuestion, ...]], ...]) -> dict[str, Any]:
    logs = dict(books)
    return _by_book(
        tuple(logs),
        title="Casos para o juiz",
        description=Both(
            "Casos de um livro de regras; `zarcovi judge` dá o veredito de cada um, com a prova.",
            "Cases of a rulebook; `zarcovi judge` gives the verdict on each, with its proof.",
        ),
        body=lambda book: _scenario_body(book, logs[book]),
    )


@lru_cache(maxsize=8)
def _committee_schema(books: tuple[Book, ...]) -> dict[str, Any]:
    return _by_book(
        books,
        title="Decisões do comitê",
        description=Both(
            "O que uma mesa decidiu: leituras, figuras e precedentes, com a data em que valem.",
            "What a table decided: readings, figures and precedents, with the dates on which they hold.",
        ),
        body=_committee_body,
    )


def _by_book(
    books: tuple[Book, ...], title: str, description: Both, body: Callable[[Book], dict[str, Any]]
) -> dict[str, Any]:
    schema: dict[str, Any] = {"$schema": DRAFT, "title": title, "description": description, "type": "object"}
    book_field = {"enum": [book.name for book in books], "description": Both("O livro de regras.", "The rulebook.")}
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


def _scenario_body(book: Book, logs: Iterable[LogQuestion]) -> dict[str, Any]:
    return {
        "properties": {
            "leituras": _readings(book),
            "casos": {
                "type": "array",
                "minItems": 1,
                "description": Both("Os casos, um a um.", "The cases, one by one."),
                "items": _case(book, tuple(logs)),
            },
        },
        "required": ["casos"],
        "additionalProperties": False,
    }


def _case(book: Book, logs: tuple[LogQuestion, ...]) -> dict[str, Any]:
    answer = {"type": ["string", "integer", "boolean"]}
    questions = {name: question.about for name, question in book.questions.items()}
    questions |= {question.name: question.about for question in logs}
    properties: dict[str, Any] = {
        "caso": {"type": "string", "description": Both("O caso em uma frase.", "The case in one sentence.")},
        "pergunta": {
            "enum": list(questions),
            "enumDescriptions": [Both(*about) for about in questions.values()],
            "description": Both("O que se pergunta ao juiz. ", "What the judge is asked. ") + _list(questions),
        },
        "fonte": {
            "type": "string",
            "description": Both(
                "De onde vem o caso: a disputa, o post, a página.",
                "Where the case comes from: the dispute, the post, the page.",
            ),
        },
        "leituras": _readings(book),
        "espera": {
            "description": Both(
                "A resposta esperada; ou, com vários alvos, a de cada um.",
                "The answer expected; or, with several targets, that of each.",
            ),
            "anyOf": [
                answer,
                {
                    "type": "object",
                    "minProperties": 1,
                    "additionalProperties": answer,
                    "description": Both(
                        "A resposta de cada alvo, pelo seu nome; se nada se espera, tire o campo.",
                        "The answer of each target, by its name; if nothing is expected, leave the field out.",
                    ),
                },
            ],
        },
        "decidida_por": {
            "type": "array",
            "minItems": 1,
            "items": _citation(book.rulings),
            "description": Both(
                "Regras que têm de estar entre as que decidiram; se nenhuma, tire o campo.",
                "Rulings that must be among those that decided; if none, leave the field out.",
            ),
        },
        "lacunas": {
            "type": "array",
            "minItems": 1,
            "items": {"enum": list(book.gaps)},
            "description": Both(
                "Lacunas que têm de ser citadas; se nenhuma, tire o campo.",
                "Gaps that must be cited; if none, leave the field out.",
            ),
        },
    }
    return {
        "type": "object",
        "required": ["caso", "pergunta"],
        "properties": properties
        | _case_facts(book)
        | {name: field for one in logs for name, field in one.fields.items()},
        "additionalProperties": False,
    } | _log_fields(book, logs)


def _log_fields(book: Book, logs: tuple[LogQuestion, ...]) -> dict[str, Any]:
    """What a case that asks something of a log must give and may not give, and what only such a case may give."""
    if not logs:
        return {}
    asked_with = {name: [one.name for one in logs if name in one.fields] for one in logs for name in one.fields}
    no_log = {name: _refused(*_only_with(questions)) for name, questions in asked_with.items()}
    no_list = {
        f"{name}s": _refused(f"Aqui só cabe um: escreva `{name}`.", f"Only one fits here: write `{name}`.")
        for name in lists(book)
    }
    rules = [{"if": _asks(*book.questions), "then": {"properties": no_log}}]
    for one in logs:
        not_here = {name: refused for name, refused in no_log.items() if name not in one.fields}
        needed = {name: {"description": one.fields[name]["description"]} for name in one.needs}
        then = {"required": list(one.needs), "properties": needed | not_here | no_list}
        rules.append({"if": _asks(one.name), "then": then})
    return {"allOf": rules}


def _only_with(questions: list[str]) -> tuple[str, str]:
    names = ", ".join(questions)
    if len(questions) == 1:
        return f"Só cabe com a pergunta {names}.", f"It goes with the question {names} only."
    return f"Só cabe com as perguntas {names}.", f"It goes with the questions {names} only."


def _refused(pt: str, en: str) -> dict[str, Any]:
    """A field that cannot be given, with the reason."""
    return {"not": {}, "description": Both(pt, en)}


def _asks(*names: str) -> dict[str, Any]:
    return {"properties": {"pergunta": {"enum": list(names)}}, "required": ["pergunta"]}


def facts_of_one(book: Book) -> dict[str, Any]:
    """The schema of what a case states of one thing that its log names: the fields of facts that it has itself."""
    return {
        "type": "object",
        "minProperties": 1,
        "description": Both("O que se sabe só dela.", "What is known of it alone."),
        "properties": _facts(_stated(book), book.quantities.values(), {}, lists(book)),
        "additionalProperties": False,
    }


def _stated(book: Book) -> list[Fact]:
    return [fact for fact in book.facts.values() if fact.derive is None]


def _case_facts(book: Book) -> dict[str, Any]:
    """The fields of a case that state facts: one for each group, and a list for what a case may give several of."""
    label = {
        LABEL: {"type": "string", "description": Both("Como chamá-lo na resposta.", "What to call it in the answer.")}
    }
    fields = _facts(_stated(book), book.quantities.values(), label, lists(book))
    for name in lists(book):
        fields[f"{name}s"] = {
            "type": "array",
            "minItems": 1,
            "items": fields[name],
            "description": Both("Vários, cada um com a sua resposta.", "Several, each with its own answer."),
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
            "items": {
                "enum": list(by_name),
                "enumDescriptions": [Both(*clause.about) for clause in by_name.values()],
            },
            "description": Both("O que a legenda diz. ", "What the legend says. ")
            + _list({name: clause.about for name, clause in by_name.items()}),
        }
    for name in alone.keys() & set(listed):
        groups.setdefault(name, {})
    fields: dict[str, Any] = dict(alone)
    for name, inside in groups.items():
        itself = {ITSELF: alone[name]} if name in alone else {}
        group_field = {
            "type": "object",
            "description": Both(f"O que se sabe de `{name}`.", f"What is known of `{name}`."),
            "properties": inside | itself | label,
            "additionalProperties": False,
        }
        if name in alone:
            fields[name] = {"description": alone[name]["description"], "anyOf": [alone[name], group_field]}
        else:
            fields[name] = group_field
    return dict(sorted(fields.items()))


def _field(one: Fact | Quantity) -> dict[str, Any]:
    if isinstance(one, Quantity):
        text = Both(*(f"{said[:1].upper()}{said[1:]}." for said in one.text))
        return {"type": "integer", "minimum": one.minimum, "description": text}
    described = Both(*one.about) + " " + _list(one.values)
    default = Both(f" Se não for dito: {one.absent}.", f" If not said: {one.absent}.") if one.absent else ""
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
        "description": Both(
            "Leituras escolhidas onde o texto admite mais de uma.",
            "Readings chosen where the text admits more than one.",
        ),
        "properties": {
            name: {
                "enum": list(reading.values),
                "description": Both(*reading.about)
                + " "
                + _list(reading.values)
                + Both(f" Padrão: {reading.default}.", f" Default: {reading.default}."),
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
                "description": Both("Figuras do livro com outro valor.", "Figures of the book with another value."),
                "properties": _figures(book),
                "additionalProperties": False,
            },
            "precedentes": {
                "type": "array",
                "items": _precedent(book),
                "description": Both("Decisões já tomadas.", "Decisions already taken."),
            },
            "frases": {
                "type": "array",
                "items": {"type": "string", "minLength": 1},
                "description": Both(
                    "Arquivos com mais palavras e frases de legendas, a partir da pasta deste.",
                    "Files with more words and phrases of legends, seen from this file's folder.",
                ),
            },
        },
        "required": [],
        "additionalProperties": False,
    }


def _key_form(figure: Figure) -> Both:
    """What the keys of a table look like, if they are not names: shown by the first of the book's own."""
    if not isinstance(figure.value, Mapping) or "patternProperties" not in figure.schema:
        return Both("", "")
    key = next(iter(figure.value))
    return Both(f' As chaves têm a forma "{key}".', f' The keys have the form "{key}".')


def _precedent(book: Book) -> dict[str, Any]:
    date = {
        "type": "string",
        "pattern": r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(?!\n)$",
        "description": Both("Data: AAAA-MM-DD.", "Date: YYYY-MM-DD."),
    }
    # Only the judge knows the question: any answer is let through, those of the book are there for an editor to offer.
    written = {"type": ["string", "integer", "boolean"]}
    answers = dict.fromkeys(answer for question in book.questions.values() for answer in question.values)
    always = {
        "enum": ["sim", True],
        "description": Both(
            "A decisão vale em todo caso, sem mais fatos.", "The decision holds in every case, with no other facts."
        ),
    }
    speaks = ("pergunta", "fatos", "resposta")
    beside_figures = _refused(
        "Uma decisão sobre figuras não responde pergunta: separe as duas.",
        "A decision on figures answers no question: write two decisions.",
    )
    # A precedent holds for every number that compares alike: it states the comparison, and no list of targets.
    facts = _facts(book.facts.values(), (), {})
    lower = {name: {"enum": _spelt(q.domain), "description": Both(*q.about)} for name, q in book.questions.items()}
    properties: dict[str, Any] = {
        "id": {
            "type": "string",
            "pattern": r"^PREC(-[A-Za-z0-9]+)+(?!\n)$",
            "description": Both(
                "Comece por PREC-, com letras e números, separados por um hífen, como em PREC-2026-01.",
                "Begin with PREC-, with letters and numbers, a hyphen between them, as in PREC-2026-01.",
            ),
        },
        "data": date,
        "fonte": {
            "type": "string",
            "description": Both("Onde a decisão foi tomada.", "Where the decision was taken."),
        },
        "texto": {
            "type": "string",
            "description": Both("A decisão em uma frase.", "The decision in one sentence."),
        },
        "text": {
            "type": "string",
            "description": Both("A decisão em inglês, se houver.", "The decision in English, if there is one."),
        },
        "pergunta": {
            "enum": list(book.questions),
            "description": Both("A pergunta que a decisão responde.", "The question that the decision answers."),
        },
        "fatos": {
            "type": "object",
            "minProperties": 1,
            "description": Both(
                f"Quando vale: fatos do livro, ou respostas de perguntas de baixo; {ALWAYS}: sim, se vale sempre.",
                f"When it holds: facts of the book, or answers of questions below; {ALWAYS}: sim, if it always does.",
            ),
            "properties": facts | lower | {ALWAYS: always},
            "additionalProperties": False,
        },
        "resposta": {
            "anyOf": [written, written | {"enum": _spelt(answers)}],
            "description": Both("A resposta.", "The answer."),
        },
        "figuras": {
            "type": "object",
            "minProperties": 1,
            "description": Both(
                "Em lugar de pergunta, fatos e resposta: figuras com outro valor enquanto a decisão vale. "
                "O que a tabela do livro já dá só muda com altera_regra: true.",
                "In place of question, facts and answer: figures with another value while the decision is valid. "
                "What the book's table gives already changes only with altera_regra: true.",
            ),
            "properties": _figures(book),
            "additionalProperties": False,
        },
        "vence": {
            "type": "array",
            "items": _citation((*book.rulings, *book.gaps)),
            "description": Both(
                "Regras e lacunas que a decisão vence.", "Rulings and gaps that the decision overrides."
            ),
        },
        "altera_regra": {
            "type": "boolean",
            "description": Both(
                "true, se a decisão contraria uma regra que nenhuma legenda afasta, ou o que a fonte dá em uma "
                "tabela. Todo veredito que se apoia nela mostra que ela altera a regra.",
                "true, if the decision goes against a ruling that no legend lifts, or what the source gives in a "
                "table. Each verdict that rests on it shows that it changes the rule.",
            ),
        },
        "vale_de": date,
        "vale_ate": date,
    }
    return {
        "type": "object",
        "required": ["id", "data", "fonte", "texto"],
        "additionalProperties": False,
        "properties": properties,
        "allOf": [
            {"if": {"required": ["figuras"]}, "then": {"properties": dict.fromkeys(speaks, beside_figures)}},
            {
                "if": {"not": {"required": ["figuras"]}},
                "then": {"required": list(speaks), "properties": {name: _about(properties[name]) for name in speaks}},
            },
        ],
    }


def _about(field: Mapping[str, Any]) -> dict[str, Any]:
    """What a field is, without what it may hold: for a rule that only asks for it."""
    return {"description": field["description"]}


def _figures(book: Book) -> dict[str, Any]:
    return {
        name: dict(figure.schema) | {"description": Both(figure.texto, figure.text) + _key_form(figure)}
        for name, figure in book.figure_list.items()
    }


def _list(said: Mapping[str, Text]) -> Both:
    """What each name means, as one sentence."""
    pt, en = ("; ".join(f"{name}: {text[place]}" for name, text in said.items()) + "." for place in (0, 1))
    return Both(pt, en)
