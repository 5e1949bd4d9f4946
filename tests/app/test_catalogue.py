"""Everything that is said can be said in Portuguese: the catalogue is complete, sound and compiled.

`make catalogs` puts right what these tests find, but for the translations themselves.
"""

from __future__ import annotations

import ast
import gettext
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry

import zarcovi_rules
from zarcovi_rules import shelf
from zarcovi_rules.app import catalogs
from zarcovi_rules.app.speech import Speech
from zarcovi_rules.core.messages import Both, Text, msg
from zarcovi_rules.core.rulings import Case
from zarcovi_rules.judge.schema import committee_schema, scenario_schema
from zarcovi_rules.source import schema, yaml

PACKAGE = Path(zarcovi_rules.__file__).parent
CATALOGUE = catalogs.read(catalogs.PO.read_bytes())
ENTRIES = [entry for entry in CATALOGUE if entry.id]
ALIKE = frozenset(
    {
        "BAR-CAMPO-2, AMB-4, GAP-8, LINT-01, defende_global, barreira, perguntas, …",
        "status",
        "pip install 'zarcovi-rules[audit]'",
    }
)
"""Names and words that are the same in both languages."""
ALIKE_TEXTS = frozenset({"item", "status", "Teleporte", "Teletransporte"})

_CODE = re.compile(r"`[^`]*`|--[a-z]\w+")
_PERCENT = re.compile(r"%(?:\(\w+\))?[a-z]")


def braces(template: str) -> list[str]:
    """The places of a template, in the order of their names."""
    return sorted(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def wordless(template: str) -> bool:
    """Whether a template has nothing to translate outside of its places."""
    return not re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", template))


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield f"{file.relative_to(PACKAGE.parent)}:{node.lineno}", node


def said(entry: Entry) -> tuple[str, str]:
    assert isinstance(entry.id, str), "no sentence counts by plural forms"
    assert isinstance(entry.string, str)
    return entry.id, entry.string


def test_the_catalogue_holds_the_sentences_of_the_code_and_no_others() -> None:
    gathered = set(catalogs.gathered())
    known = {said(entry)[0] for entry in ENTRIES}
    assert not gathered - known, "not in the catalogue: make catalogs"
    assert not known - gathered, "no longer said: make catalogs"


def test_gathering_warns_of_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(catalogs.gathered())
    assert capfd.readouterr() == ("", "")


def test_every_sentence_is_translated() -> None:
    assert catalogs.untranslated(CATALOGUE) == []


def test_no_translation_is_a_guess_or_the_english_sentence() -> None:
    assert [entry.id for entry in ENTRIES if entry.fuzzy] == []
    same = [english for english, portuguese in map(said, ENTRIES) if english == portuguese and not wordless(english)]
    assert set(same) == ALIKE


def test_translations_speak_of_the_same_values() -> None:
    for english, portuguese in map(said, ENTRIES):
        if english in catalogs.ARGPARSE:
            assert sorted(_PERCENT.findall(english)) == sorted(_PERCENT.findall(portuguese)), english
        else:
            assert braces(english) == braces(portuguese), english


def test_translations_keep_what_frames_a_sentence() -> None:
    """A space or a mark at the ends joins a sentence to what stands around it; code and ids stay as they are."""
    for english, portuguese in map(said, ENTRIES):
        assert re.findall(r"^\s*|\s*$", english) == re.findall(r"^\s*|\s*$", portuguese), english
        assert (english.strip()[-1] in ".?:") == (portuguese.strip()[-1] in ".?:"), english
        assert set(_CODE.findall(english)) <= set(_CODE.findall(portuguese)), english


def test_the_files_are_what_make_catalogs_writes() -> None:
    merged = catalogs.merged(CATALOGUE)
    assert catalogs.written(merged) == catalogs.PO.read_bytes()
    assert catalogs.compiled(merged) == catalogs.MO.read_bytes()
    assert "Date" not in catalogs.PO.read_text("utf-8").partition("\n\n")[0]


def test_what_is_compiled_is_what_is_said() -> None:
    with catalogs.MO.open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    for english, portuguese in map(said, ENTRIES):
        assert compiled.gettext(english) == portuguese
    assert Speech("pt")(msg("{field} lacks the field {name}", field="caso", name="pergunta")) == (
        "caso está sem o campo pergunta"
    )


def test_an_older_translation_is_kept_and_nothing_is_guessed() -> None:
    known = Catalog("pt_BR")
    known.add("list all rulings", "lista as regras todas")
    known.add("no longer said", "já não se diz")
    known.add("This file is empty", "Este arquivo é vazio", flags=["fuzzy"])
    merged = catalogs.merged(known)
    assert merged["list all rulings"].string == "lista as regras todas"
    assert "no longer said" not in merged
    assert not merged["This file is empty"].string
    assert len(catalogs.untranslated(merged)) == len(set(catalogs.gathered())) - 1


def test_templates_are_literal_and_have_the_values_that_they_speak_of() -> None:
    wrong = []
    for place, call in calls("msg"):
        template, *others = call.args
        if others or not (isinstance(template, ast.Constant) and isinstance(template.value, str)):
            wrong.append(f"{place}: the template is no literal")
            continue
        given = {keyword.arg for keyword in call.keywords}
        # Without values it is a template for `about`; with ** the values are counted elsewhere.
        if given and None not in given and given != set(braces(template.value)):
            wrong.append(f"{place}: {sorted(map(str, given))} for {template.value!r}")
    assert wrong == []


def test_messages_are_made_by_msg() -> None:
    assert [place for place, _ in calls("Message")] == [
        place for place, _ in calls("Message") if place.startswith("zarcovi_rules/core/messages.py:")
    ]


def texts(thing: Any, way: str, seen: set[int]) -> Iterator[tuple[str, Text]]:
    """Every text that can be reached from a thing, with the way to it."""
    if isinstance(thing, Text):
        yield way, thing
        return
    if id(thing) in seen or isinstance(thing, str | int | float | None):
        return
    seen.add(id(thing))
    if is_dataclass(thing) and not isinstance(thing, type):
        names = {part.name for part in fields(thing)}
        way = f"{way} > {type(thing).__name__} {getattr(thing, 'id', getattr(thing, 'name', ''))}"
        if {"texto", "text"} <= names:
            own = Text(thing.texto, thing.text)  # type: ignore[attr-defined]
            if any(own) or not isinstance(thing, Case):  # a case has a statement only where its ruling's reads wrong
                yield way, own
        for name in names:
            yield from texts(getattr(thing, name), way, seen)
    elif isinstance(thing, dict) or hasattr(thing, "items"):
        for name, part in thing.items():
            yield from texts(name, way, seen)
            yield from texts(part, f"{way} > {name}", seen)
    elif isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            yield from texts(part, way, seen)


@pytest.mark.parametrize("book", shelf.books(), ids=lambda book: str(book.name))
def test_books_say_everything_in_both_languages(book: Any) -> None:
    found = list(texts(book, book.name, set()))
    assert len(found) > 100
    assert [way for way, text in found if not (text.pt.strip() and text.en.strip())] == []
    assert [(way, text.pt) for way, text in found if text.pt == text.en and text.pt not in ALIKE_TEXTS] == []


def descriptions(part: Any) -> Iterator[object]:
    if isinstance(part, dict):
        if not isinstance(part.get("description", {}), dict):
            yield part["description"]
        for inner in part.values():
            yield from descriptions(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from descriptions(inner)


@pytest.mark.parametrize("make", [scenario_schema, committee_schema])
def test_schemas_advise_in_both_languages(make: Any) -> None:
    found = list(descriptions(make(shelf.books())))
    assert len(found) > 100
    assert [one for one in found if not (isinstance(one, Both) and one.strip() and one.english.strip())] == []
    assert [one for one in found if isinstance(one, Both) and one == one.english] == []


def test_the_advice_of_a_schema_is_said_in_the_reader_s_language() -> None:
    document = yaml.read("livro: zarcovi\n", "a.yaml").documents[0]
    (finding,) = schema.check(document, scenario_schema(shelf.books()))
    assert finding.help is not None
    assert Speech("pt")(finding.help) == "Os casos, um a um."
    assert Speech("en")(finding.help) == str(finding.help) == "The cases, one by one."


def test_a_text_for_data_stays_a_text_in_both_languages() -> None:
    joined = Both("um", "one") + " " + Both("dois", "two")
    assert (joined, joined.english) == ("um dois", "one two")
