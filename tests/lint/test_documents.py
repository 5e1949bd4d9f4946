"""A file of several documents: each is linted, and a `---` too many takes nothing away from what there is."""

from __future__ import annotations

import pytest

from tests.lint.sheets import linter
from zarcovi_rules.lint.fixing import fix
from zarcovi_rules.lint.linting import lint
from zarcovi_rules.source.yaml import read

SHEET = "livro: zarcovi\nnome: Rin\n"


def codes(text: str) -> list[tuple[int | None, str]]:
    return [(one.document, one.code) for one in lint(text, "f", linter()).findings]


@pytest.mark.parametrize(
    "text",
    [
        f"{SHEET}---\n",
        f"{SHEET}---",
        f"---\n---\n{SHEET}",
        f"{SHEET}...\n",
        f"{SHEET}---\n...\n",
        f"{SHEET}---\n# fim\n",
        f"# Rin\n---\n---\n# a ficha\n---\n{SHEET}...\n---\n---\n",
        f"{SHEET}---\n{SHEET}---\n",
    ],
)
def test_a_document_with_nothing_in_it_is_passed_over_beside_a_sheet(text: str) -> None:
    linted = lint(text, "f", linter())
    assert linted.findings == []
    assert linted.sheets == text.count("livro")
    assert fix(text, "f", linter()).text == text


@pytest.mark.parametrize("pure", [False, True])
def test_whichever_parser_reads_a_document_with_nothing_in_it_stands_nowhere(pure: bool) -> None:
    documents = read(f"---\n---\n{SHEET}---\n", "f", pure=pure).documents
    assert [one.data is None for one in documents] == [True, False, True]
    assert [one.places.span()[0] == one.places.span()[1] for one in documents] == [True, False, True]


@pytest.mark.parametrize("text", ["---\n", "---\n# nada\n", "---\n---\n"])
def test_documents_with_nothing_in_them_are_no_sheets_where_there_is_nothing_else(text: str) -> None:
    assert {code for _, code in codes(text)} == {"FICHA-05"}


@pytest.mark.parametrize("nothing", ["null", "~", "{}", "[]", '""'])
def test_what_is_written_to_be_nothing_is_no_sheet(nothing: str) -> None:
    assert codes(f"{SHEET}---\n{nothing}\n") == [(2, "FICHA-05")]


def test_what_is_wrong_is_told_once_beside_a_document_with_nothing_in_it() -> None:
    assert codes("- Muro\n---\n") == [(1, "FICHA-05")]
    assert codes(f"---\n---\n{SHEET}rnak: 3\n") == [(2, "FICHA-01")]
    assert codes(f"---\n---\n{SHEET}habilidades: [*x\n") == [(None, "YAML-01")]
