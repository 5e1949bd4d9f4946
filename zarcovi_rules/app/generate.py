"""Write the files that are made from others: schemas for editors, the index of scenarios, the glossary of answers.

`python -m zarcovi_rules.app.generate` writes them; a test holds that nothing has drifted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from zarcovi_rules import shelf
from zarcovi_rules.app.scenarios import INDEX
from zarcovi_rules.audit.impact.comparing import KINDS, VERDICTS
from zarcovi_rules.books import linting
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.prose import SILENCE
from zarcovi_rules.judge.schema import committee_schema, scenario_schema
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.schema import sheet_schema
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify import features, matrix
from zarcovi_rules.verify.rules import catalogue


def generated() -> Iterator[tuple[Path, str]]:
    """Each generated file with the text that it should have."""
    yield shipped("schemas/cenario.schema.json"), _json(scenario_schema(shelf.books(), shelf.logs))
    yield shipped("schemas/comite.schema.json"), _json(committee_schema(shelf.books()))
    known = [(linting.fields(f"zarcovi_rules.books.{book.name}"), Law.of(book)) for book in shelf.books()]
    yield shipped("schemas/ficha.schema.json"), _json(sheet_schema(known, CARDS))
    yield shipped(INDEX), _json({book.name: _index(book.name) for book in shelf.books()})
    yield shipped("docs/glossary.md"), _glossary()
    for book in shelf.books():
        package, folder = f"zarcovi_rules.books.{book.name}", shelf.answers(book.name).parent
        yield folder / linting.LAW, _packed(Law.of(book).as_data())
        yield folder / linting.PHRASES, _packed(linting.phrases(package), only_ascii=True)  # which is decoded at once


def _index(name: str) -> dict[str, Any]:
    base = shipped("features").parent.resolve()
    loaded = features.load([base / "features" / name], base=base)
    shown = matrix.matrix(loaded.scenarios, catalogue(shelf.book(name))).shown
    return {
        id_: {
            case: [{"scenario": found.name, "path": found.path, "line": found.row or found.line} for found in scenarios]
            for case, scenarios in cases.items()
        }
        for id_, cases in shown.items()
    }


def _glossary() -> str:
    """Every question of every book with its answers, in both languages; those asked of a log of posts come last."""
    lines = ["# Glossary of answers", "", "Made from the rulebooks by `make generate`.", "", "## Of every question", ""]
    lines += _answers(SILENCE)
    for book in shelf.books():
        lines += ["", f"## {book.name}"]
        for question in book.questions.values():
            lines += ["", f"### {question.name}", "", f"{question.about.pt} / {question.about.en}", ""]
            lines += _answers(question.values)
            if question.permits:
                order = " → ".join(f"`{answer}`" for answer in question.permits)
                lines += ["", f"Da mais rígida à mais branda / from the strictest to the loosest: {order}"]
        for log in shelf.logs(book.name).values():
            lines += ["", f"### {log.name}", "", f"{log.about.pt} / {log.about.en}", ""]
            lines += _answers(log.values) if log.values else ["A whole number, counted post by post."]
    return "\n".join([*lines, *_impact()]) + "\n"


def _impact() -> Iterator[str]:
    """What a change of rules is called."""
    yield from ("", "## Of a change of rules (`zarcovi impact`)", "")
    yield from (
        "A change is *stricter* (mais rígida) or *looser* (mais branda) when one and the same situation, with the",
        "clauses that its legends have, allows less or more than before to whoever acts or asks. What another legend",
        "would win is not looked at. Only questions that order their answers above are called so.",
        "",
    )
    yield from ("| change of an answer | pt | en |", "| --- | --- | --- |")
    yield from (f"| `{kind}` | {says.pt} | {says.en} |" for kind, says in KINDS.items())
    yield from ("", "| a question, in all | pt | en |", "| --- | --- | --- |")
    yield from (f"| `{verdict}` | {says.pt} | {says.en} |" for verdict, says in VERDICTS.items())


def _answers(values: Mapping[str, Text]) -> list[str]:
    rows = [f"| `{value}` | {says.pt} | {says.en} |" for value, says in values.items()]
    return ["| answer | pt | en |", "| --- | --- | --- |", *rows]


def _packed(data: Any, *, only_ascii: bool = False) -> str:
    """Data that is read at each start, as short as can be."""
    return json.dumps(data, ensure_ascii=only_ascii, separators=(",", ":")) + "\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write them all."""
    for path, text in generated():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
