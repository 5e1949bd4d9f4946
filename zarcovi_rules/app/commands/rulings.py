"""`zarcovi rulings`: all rulings with statement, force, source, question and scenarios."""

from __future__ import annotations

import argparse
from typing import Any

from zarcovi_rules import __version__, shelf
from zarcovi_rules.app import graphed, playing
from zarcovi_rules.app.exits import FINE
from zarcovi_rules.app.output import as_json, write
from zarcovi_rules.app.scenarios import scenarios
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.audit.graphs import graph as graphs
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError, Text, msg
from zarcovi_rules.core.prose import FORCES
from zarcovi_rules.core.rulings import Ruling

FORMATS = ("text", "json", *graphed.FORMATS)


def arguments(command: argparse.ArgumentParser, speech: Speech) -> None:
    """What the command takes."""
    command.add_argument("--livro", choices=shelf.BOOKS, help=speech(msg("only this rulebook")))
    playing.arguments(command, speech)


def run(options: argparse.Namespace, speech: Speech) -> int:
    """List the rulings, with the precedents of the committee among them."""
    committee = playing.played(options, speech)
    books = playing.as_played([shelf.book(options.livro)] if options.livro else shelf.books(), committee)
    if options.format == "json":
        rulings = [as_data(book, ruling) for book in books for ruling in book.rulings.values()]
        write(options, as_json({"version": __version__, "rulings": rulings}))
        return FINE
    if options.format in graphed.FORMATS:
        if len(books) > 1:
            raise RulesError(
                msg("a file holds the graph of one rulebook"),
                msg("Say which, with --livro: {names}.", names=", ".join(shelf.BOOKS)),
            )
        write(options, graphed.written(graphs.of_book(books[0]), options.format, speech))
        return FINE
    lines = []
    for book in books:
        lines.append(speech(msg("{book}: {count} rulings", book=book.name, count=len(book.rulings))))
        lines += [
            f"{ruling.id:<14} {speech.text(FORCES[ruling.force]):<10} {speech.text(Text(ruling.texto, ruling.text))}"
            for ruling in book.rulings.values()
        ]
    write(options, "\n".join(lines))
    return FINE


def as_data(book: Book, ruling: Ruling) -> dict[str, Any]:
    """A ruling as data; the keys are relied on."""
    shown = scenarios(book.name, ruling.id)
    questions = list(dict.fromkeys(case.question.name for case in ruling.cases))
    return {
        "id": ruling.id,
        "livro": book.name,
        "fonte": str(ruling.source),
        "linhas": list(ruling.source.lines),
        "forca": str(ruling.force),
        "texto": ruling.texto,
        "text": ruling.text,
        "pergunta": questions[0],
        "perguntas": questions,
        "cenarios": [
            {"caso": case, "cenario": entry["scenario"], "path": entry["path"], "line": entry["line"]}
            for case, entries in shown.items()
            for entry in entries
        ],
        "mesma_que": list(book.same.get(ruling.id, ())),
    }
