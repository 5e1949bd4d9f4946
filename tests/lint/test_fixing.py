"""Fixes write what was meant, and leave everything else as it is."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import Any

import pytest
import yaml as pyyaml
from hypothesis import example, given
from hypothesis import strategies as st

from tests.lint.bad_sheets import misspelt, parsed_badly, valued
from tests.lint.commented import anchors, commented, left
from tests.lint.sheets import LEGENDS, card, findings, linter, sheets
from zarcovi_rules.core.messages import msg
from zarcovi_rules.lint import fixing
from zarcovi_rules.lint.findings import Detail, Edit, Finding, Fix, Severity, Status
from zarcovi_rules.lint.fixing import ROUNDS, _apart, apply, fix
from zarcovi_rules.lint.linting import Linted, lint
from zarcovi_rules.lint.mending import written
from zarcovi_rules.shipped import shipped
from zarcovi_rules.source.places import Place
from zarcovi_rules.source.yaml import read

SHIPPED = {path.stem: path.read_text("utf-8") for path in sorted(shipped("scenarios").glob("*/fichas/*/*.yaml"))}
BAD = {
    name: text if isinstance(text, str) else text.decode("utf-8", "replace")
    for name, text in chain(parsed_badly(), misspelt(), valued())
    if len(text) < 4_000
}


def fixed(text: str, *, unsafe: bool = False) -> str:
    return fix(text, "f", linter(), unsafe=unsafe).text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("usos: 4x # quatro", "usos: 4 # quatro"),
        ("rnak:   3", "rank:   3"),
        ('"rnak": 3', "rank: 3"),
        ("status: 'Ilimitado'", "status: ilimitado"),
        ("cobertura: 360°", 'cobertura: "360"'),
        ("status: ilimtado", "status: ilimitado"),
        ("status: ilimitaddo", "status: ilimitado"),
        ("status: leatl", "status: letal"),
        ("clausulas: [barreira.defende_aliado]", "clausulas: [barreira.defende_aliados]"),
        ("clausulas: [defende_aliados]", "clausulas: [barreira.defende_aliados]"),
        ("alcance: curto e médio", "alcance: [curto, medio]"),
        ("alcance: [curto,  médio ]", "alcance: [curto,  medio ]"),
    ],
)
def test_a_slip_of_the_pen_is_corrected_where_it_stands(before: str, after: str) -> None:
    assert fixed(card("nome: Muro", before)) == card("nome: Muro", after)


@pytest.mark.parametrize(
    ("before", "meant"),
    [
        ("status: letau", "status: letal"),
        ("status: ilimitada", "status: ilimitado"),
        ("tipo: genjutsu", None),
        ("alcanse: curto", "alcance: curto"),
        ("clausulas: [barreira.defenda_aliados]", "clausulas: [barreira.defende_aliados]"),
    ],
)
def test_what_has_another_letter_may_be_another_word_and_is_only_suggested(before: str, meant: str | None) -> None:
    text = card("nome: Muro", before)

    assert fixed(text) == text
    assert fixed(text, unsafe=True) == (text if meant is None else card("nome: Muro", meant))
    first = findings(text)[0]
    assert meant is None or str(first.help).startswith("Did you mean ")


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_what_the_legend_says_is_written_before_it_and_all_else_stays(newline: str, mark: str) -> None:
    head = "# ficha\nlivro: zarcovi   # o livro\nnome:  'Rin'\n\nhabilidades:\n- nome: Muro\n"
    tail = "  legenda: |-  # como no card\n    Barreira 360° de lama\n    que defende globais. Rank 3\n# fim"
    fields = '  tipo: barreira\n  cobertura: "360"\n  rank: 3\n  clausulas: [barreira.defende_global]\n'
    before, after = (mark + text.replace("\n", newline) for text in (head + tail, head + fields + tail))
    assert fixed(before) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("clausulas: []", "clausulas: [barreira.defende_global]"),
        (
            "clausulas: [barreira.defende_aliados, ] # x",
            "clausulas: [barreira.defende_aliados, barreira.defende_global, ] # x",
        ),
        ("clausulas: barreira.defende_aliados", "clausulas: [barreira.defende_aliados, barreira.defende_global]"),
        (
            "clausulas:\n  - barreira.defende_aliados # x",
            "clausulas:\n  - barreira.defende_aliados # x\n  - barreira.defende_global",
        ),
    ],
)
def test_a_clause_is_added_to_a_list_however_that_is_written(before: str, after: str) -> None:
    fields = "nome: Muro", "tipo: barreira", "legenda: Barreira que defende globais."
    assert fixed(card(*fields, before)) == card(*fields, after)


def test_a_card_in_braces_stays_in_braces() -> None:
    head = "livro: zarcovi\nnome: Rin\nhabilidades:\n- {nome: Muro, "
    assert fixed(head + "legenda: Barreira}\n") == head + "tipo: barreira, legenda: Barreira}\n"


def test_a_card_that_begins_with_its_legend_keeps_its_shape() -> None:
    before = "livro: zarcovi\nnome: Rin\nhabilidades:\n  -   legenda: Barreira\n      nome: Muro\n"
    assert fixed(before) == before.replace("legenda", "tipo: barreira\n      legenda")


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  # one\n\n# two\n  legenda: Barreira\n", "  tipo: barreira\n  # one\n\n# two\n  legenda: Barreira\n"),
        ("  x: a # b\n\n  legenda: Barreira\n", "  x: a # b\n\n  tipo: barreira\n  legenda: Barreira\n"),
        (
            "  observacoes: |-\n    a\n    # no comment\n\n  # one\n  legenda: Barreira\n",
            "  observacoes: |-\n    a\n    # no comment\n\n  tipo: barreira\n  # one\n  legenda: Barreira\n",
        ),
        (
            '  observacoes: "a\n    # no comment"\n  legenda: Barreira\n',
            '  observacoes: "a\n    # no comment"\n  tipo: barreira\n  legenda: Barreira\n',
        ),
    ],
)
def test_comments_above_a_legend_stay_above_it(before: str, after: str, newline: str) -> None:
    text, mended = (card("nome: Muro").replace("\n", newline) + rows.replace("\n", newline) for rows in (before, after))
    assert fixed(text) == mended


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("# x\n\n# y\nnome: Rin\n", "# x\n\n# y\nlivro: zarcovi\nnome: Rin\n"),
        ("# x\n---\n# y\nnome: Rin\n", "# x\n---\n# y\nlivro: zarcovi\nnome: Rin\n"),
        (
            "livro: zarcovi\nnome: Caio\n---\n# y\nnome: Rin\n",
            "livro: zarcovi\nnome: Caio\n---\nlivro: zarcovi\n# y\nnome: Rin\n",
        ),
    ],
)
def test_what_stands_at_the_top_of_a_file_stays_there(before: str, after: str) -> None:
    assert fixed(before, unsafe=True) == after


def test_what_a_comment_no_longer_excuses_once_it_is_written_is_not_written() -> None:
    head, tail = "livro: zarcovi\nnome: Rin\nhabilidades:\n", "  nome: Salto\n  tipo: teleporte\n  rank: 2\n"
    legend = "legenda: Rank 2. Combo com este teleporte mantém longo alcance. ||2x"
    beside = f"{head}- {legend} # zarcovi: ignore LINT-20\n{tail}"
    assert not [one for one in left(findings(beside), beside) if one.code == "LINT-20"]

    after = fix(beside, "f", linter(), left=left)

    assert "# zarcovi: ignore LINT-20\n" in after.text
    assert not [one for one in after.left if one.code == "LINT-20"]


def test_what_is_only_a_guess_is_left_alone_unless_asked_for() -> None:
    text = card("nome: Muro", "rank: 50.000")
    assert fixed(text) == text
    assert fixed(text, unsafe=True) == card("nome: Muro", "rank: 50000")


def test_a_missing_book_is_written_at_the_top_when_asked_for() -> None:
    assert fixed("# x\nnome: Rin\n", unsafe=True) == "# x\nlivro: zarcovi\nnome: Rin\n"


def test_what_stands_elsewhere_by_an_alias_is_not_rewritten() -> None:
    text = "livro: zarcovi\nnome: &n 4x\nhabilidades:\n- {nome: Muro, usos: *n}\n"
    assert fixed(text) == text


def test_a_fix_that_breaks_the_sheet_is_refused_and_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: Any) -> Linted:
        """What is found, with a bracket too many in the fix of `usos`."""
        linted = lint(*arguments)
        for place, one in enumerate(linted.findings):
            if one.code == "FICHA-04" and one.fix is not None:
                (edit,) = one.fix.edits
                fix = one.fix._replace(edits=(edit._replace(text="[4"),))
                linted.findings[place] = Finding(
                    one.code, one.name, one.severity, one.status, one.detail._replace(fix=fix), sheet=one.sheet
                )
        return linted

    monkeypatch.setattr(fixing, "lint", broken)
    assert fixed(card("nome: Muro", "usos: 4x", "rank: R3")) == card("nome: Muro", "usos: 4x", "rank: 3")


def test_edits_are_applied_from_the_end_and_a_mark_counts_in_none() -> None:
    assert apply("\ufeffabc", [Edit(2, 3, "z"), Edit(0, 1, "xy"), Edit(1, 1, "-")]) == "\ufeffxy-bz"


# ------------------------------------------------------------------------------------------------------------- laws


def told(found: list[Finding]) -> Counter[tuple[str, str | None, str | None, str]]:
    """The findings without their places, in a sentence too."""
    return Counter((one.code, one.sheet, one.ability, _LINE.sub("", str(one.message))) for one in found)


_LINE = re.compile(r" (?:on line \d+|\((?:see )?line \d+(?: too)?\))")
"""A second place in a message, which goes without saying where both stand in one line."""


@given(data=sheets(), flow=st.sampled_from([True, False, None]), width=st.sampled_from([20, 200]))
def test_a_sheet_that_is_read_and_saved_in_another_style_keeps_every_finding(
    data: Any, flow: bool | None, width: int
) -> None:
    first = pyyaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    again = pyyaml.safe_dump(
        read(first, "f").documents[0].data, allow_unicode=True, sort_keys=False, default_flow_style=flow, width=width
    )
    assert told(findings(again)) == told(findings(first))


@given(data=sheets(bad=True), unsafe=st.booleans())
def test_fixing_twice_changes_nothing_more_and_what_was_fixed_is_gone(data: Any, unsafe: bool) -> None:
    text = pyyaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    once = fix(text, "f", linter(), unsafe=unsafe)
    again = fix(once.text, "f", linter(), unsafe=unsafe)
    assert again.text == once.text
    before, left = told(findings(text)), told(once.linted.findings)
    assert not [one for one in told(once.applied) if left[one] and left[one] >= before[one]]
    assert told(lint(once.text, "f", linter()).findings) == left


def errors(found: list[Finding]) -> Counter[tuple[str, int | None, str | None]]:
    return Counter((one.code, one.document, one.ability) for one in found if one.severity == "error")


def no_error(one: Finding) -> bool:
    return one.severity != "error"


SPOKEN = {
    "tipo": ["barreira", "repelir", "[barreira, ofensiva]", "teleporte"],
    "cobertura": ["360", "unidirecional"],
    "nao_cabe": ["barreira", "[esquiva]"],
    "cabe": ["teleporte", "[teleporte, esquiva]"],
    "forma": ["campo", "camada", "[manto]"],
    "clausulas": ["[]", "[barreira.defende_global]"],
}
"""Fields of which a legend may say more than is written in them."""


@given(
    st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in SPOKEN.items()}),
    LEGENDS.filter(bool),
)
@example({"tipo": "repelir"}, "Barreira de lama")
@example({"cobertura": "360"}, "Barreira unidirecional \nBarreira 360°")
@example({"cabe": "teleporte", "nao_cabe": "barreira"}, "Ataque. Não cabe teleporte")
def test_what_mends_no_error_makes_none_of_a_card(fields: dict[str, str], legend: str) -> None:
    rows = "".join(f"    {row}\n" for row in legend.split("\n"))
    text = card("nome: Muro", *(f"{name}: {value}" for name, value in fields.items()), "legenda: |-") + rows

    after = fix(text, "f", linter(), unsafe=True)

    assert not errors(after.linted.findings) - errors(findings(text))
    left = [one for one in after.linted.findings if one.fix is not None and one.code.startswith("ACORDO")]
    assert left == []  # what is not to be written is not proposed either


@given(data=sheets() | sheets(bad=True), unsafe=st.booleans())
def test_what_mends_no_error_makes_none_of_a_sheet(data: Any, unsafe: bool) -> None:
    text = pyyaml.safe_dump(data, allow_unicode=True, sort_keys=False)
    after = fix(text, "f", linter(), unsafe=unsafe, among=no_error)
    assert not errors(after.linted.findings) - errors(findings(text))


@given(text=commented(), unsafe=st.booleans(), mild=st.booleans())
def test_comments_stay_where_they_are_and_go_on_to_excuse_what_they_excused(
    text: str, unsafe: bool, mild: bool
) -> None:
    before = left(findings(text), text)

    after = fix(text, "f", linter(), unsafe=unsafe, left=left, among=no_error if mild else None)

    assert told(after.left) == told(left(after.linted.findings, after.text))
    if mild or not errors(before):
        assert not errors(after.left) - errors(before)
    was, now = anchors(text), anchors(after.text)
    taken = [one for one in after.applied if one.code.startswith("IGNORA")]
    assert len(was.keys() - now.keys()) <= len(taken)
    assert [name for name in was.keys() - now.keys() if "ignore" not in _row(name, text)] == []
    assert now == {name: was[name] for name in now}


def _row(part: str, text: str) -> str:
    return next(row for row in text.split("\n") if part in row)


@pytest.mark.parametrize("unsafe", [False, True])
@pytest.mark.parametrize("name", SHIPPED)
def test_mending_a_sheet_that_is_shipped_makes_no_error(name: str, unsafe: bool) -> None:
    after = fix(SHIPPED[name], "f", linter(), unsafe=unsafe)
    assert not errors(after.linted.findings) - errors(findings(SHIPPED[name]))


@pytest.mark.parametrize("unsafe", [False, True])
def test_what_mends_no_error_makes_none_of_a_bad_sheet(unsafe: bool) -> None:
    worse = {}
    for name, text in BAD.items():
        after = fix(text, "f", linter(), unsafe=unsafe, among=no_error)
        worse[name] = errors(after.linted.findings) - errors(findings(text))
    assert len(worse) > 100
    assert [name for name, found in worse.items() if found] == []


def test_a_fix_that_the_rules_object_to_is_refused_and_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(*arguments: Any) -> Linted:
        """What is found, and a fix for every card that is named Muro, whatever comes of it."""
        linted = lint(*arguments)
        at = [match.end() for match in re.finditer("tipo: barreira, forma: ", arguments[0])]
        for place in at:
            change = Fix(msg("a layer"), (Edit(place, place + len("campo"), "camada"),))
            detail = Detail(msg("it is {at}", at=place), Place("f"), fix=change)
            linted.findings.append(Finding("ACORDO-02", "x", Severity.INFO, Status.WARNING, detail))
        return linted

    monkeypatch.setattr(fixing, "lint", careless)
    one = "- {{nome: {name}, tipo: barreira, forma: campo, cobertura: {covers}, status: letal}}\n"
    head = "livro: zarcovi\nnome: Rin\nhabilidades:\n"
    cards = [one.format(name=f"Muro {n}", covers="unidirecional" if n % 3 else "360") for n in range(7)]
    after = [card if place % 3 else card.replace("campo", "camada") for place, card in enumerate(cards)]
    assert fix(head + "".join(cards), "f", linter(), among=no_error).text == head + "".join(after)


@given(legend=LEGENDS, newline=st.sampled_from(["\n", "\r\n"]))
def test_after_fixing_fields_and_clauses_say_what_the_legend_says(legend: str, newline: str) -> None:
    rows = "\n".join(f"    {row}" for row in legend.split("\n")) or "    x"
    text = (card("nome: Muro") + f"  legenda: |-\n{rows}\n").replace("\n", newline)
    after = fix(text, "f", linter())
    assert not [one for one in after.linted.findings if one.code in {"ACORDO-01", "ACORDO-02", "ACORDO-04"}]
    kept = [row for row in text.split(newline) if row not in after.text.split(newline)]
    assert kept == []


@given(st.text(st.sampled_from("livro: zarcovi\nhabilidades-{}[]|'\"&*#,4x"), max_size=60))
@example("livro: zarcovi\nnome: &a\n")
@example("? livro\n: zarcovi\n? usso\n: 3\n")
def test_fixing_any_text_ends_and_raises_nothing(text: str) -> None:
    assert len(fix(text, "f", linter(), unsafe=True).applied) <= 20 * ROUNDS


@given(st.text(max_size=12) | st.integers(-9, 9) | st.lists(st.text(max_size=5), max_size=3).map(tuple))
def test_a_value_is_read_as_it_was_written(value: Any) -> None:
    for text in (f"a: {written(value)}\n", f"[{{a: {written(value)}}}]\n"):
        data = read(text, "f").documents[0].data
        found = data["a"] if isinstance(data, dict) else data[0]["a"]
        assert (tuple(found) if isinstance(found, list) else found) == value


def test_a_field_that_is_misspelt_is_renamed_and_not_written_once_more() -> None:
    sheet = """\
livro: zarcovi
nome: Caio
habilidades:
  - nome: Sopro
    tipo: ofensiva
    alcnace: médio
    legenda: |-
      Ataque de médio alcance
"""
    mended = fixed(sheet)

    assert "    alcance: medio\n" in mended
    assert mended.count("alcance:") == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("nome: “Caio”", "nome: Caio"),
        ("nome: « Caio »", "nome: Caio"),
        ("nome: ‘Caio, o segundo’", 'nome: "Caio, o segundo"'),
        ("livro: “zarcovi”", "livro: zarcovi"),
        ("porte: “gigante”", "porte: gigante"),
        ("equipado: [“Faca”, Lança]", "equipado: [Faca, Lança]"),
    ],
)
def test_quotes_of_a_keyboard_are_taken_away(before: str, after: str) -> None:
    lines = {"livro": "livro: zarcovi", "nome": "nome: Caio", "itens": "itens: [{nome: Faca}, {nome: Lança}]"}
    lines[before.partition(":")[0]] = before
    mended = fixed("\n".join(lines.values()) + "\n")
    assert after in mended.splitlines()
    assert not any(mark in mended for mark in "“”«»‘’")


@pytest.mark.parametrize(
    "name", ['"“Caio”"', "“Caio” e “Rin”", "“Caio", "O “Caio”", "“”", "“ ”", "Caio’s", "“Caio” o Bom"]
)
def test_quotes_that_belong_to_a_name_stay(name: str) -> None:
    text = f"livro: zarcovi\nnome: {name}\n"
    assert fixed(text) == text


@given(st.lists(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 4)), min_size=1, max_size=2), max_size=12))
def test_of_fixes_that_touch_the_first_one_is_taken(places: list[list[tuple[int, int]]]) -> None:
    found = []
    for spans in places:
        edits = tuple(Edit(start, start + long, "") for start, long in spans)
        apart = len(edits) < 2 or edits[0].end < edits[1].start or edits[1].end < edits[0].start
        fix_ = Fix(msg("x"), edits[: 1 + apart])
        found.append(Finding("X-01", "x", Severity.ERROR, Status.ILLEGAL, Detail(msg("x"), Place("f"), None, fix_)))
    taken: list[Edit] = []
    wanted = []
    for one in found:
        assert one.fix is not None
        edits = one.fix.edits
        if not any(edit.start <= other.end and other.start <= edit.end for edit in edits for other in taken):
            taken += edits
            wanted.append(one)

    assert [id(one) for one in _apart(found)] == [id(one) for one in wanted]
