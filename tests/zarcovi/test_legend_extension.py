"""A committee's own vocabulary of legends: what it adds, and what is told of its mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import dedent

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.books import linting
from zarcovi_rules.core.messages import nearest
from zarcovi_rules.lint.assembled import reader_of
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.legend import extending, written
from zarcovi_rules.lint.legend.compiling import compile_vocabulary, names_of
from zarcovi_rules.lint.legend.reader import Reader
from zarcovi_rules.lint.legend.written import MARKS, Way
from zarcovi_rules.source.places import Finding

PACKAGE = "zarcovi_rules.books.zarcovi"
LAW = Law.from_data(linting.generated(PACKAGE, linting.LAW))


def findings(text: str) -> list[Finding]:
    return linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(text))])[1]


GOOD = """\
    termos:
      pancada: [pancada, pancadas]
    grupos:
      pedras: [letal, ilimitado]
    frases:
      - frases: ["<pancada> seca", "<pancada> de @pedras"]
        sim: ["tipo=ofensiva", "status={pedras}"]
        exemplos: ["Uma pancada seca", "Pancada de letal"]
        contra: ["Uma panela seca"]
      - frases: ["muralha viva"]
        sim: [barreira.inquebravel]
        quando: ["tipo:barreira"]
        exemplos: ["Barreira de raízes, muralha viva"]
"""


def test_a_committee_teaches_words_that_the_reader_did_not_know() -> None:
    compiled, wrong = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(GOOD))])
    assert wrong == []
    reading = reader_of(linting.fields(PACKAGE), compiled).read("Pancadas secas? Não. Uma pancada seca. Letal")
    assert ("tipo", "ofensiva") in {(read.name, read.value) for read in reading.reads}
    before = reader_of(linting.fields(PACKAGE), linting.phrases(PACKAGE)).read("Uma pancada seca")
    assert before.reads == ()


@pytest.mark.parametrize(
    ("wrong", "message", "help_", "line"),
    [
        ("sim: [barreira.inquebravl]", "barreira.inquebravl", "barreira.inquebravel", 3),
        ("sim: ['statos=letal']", "statos", "status", 3),
        ("sim: ['status=letall']", "letall", "letal", 3),
        ("sim: ['usos=muitos']", "usos", "usos={n}", 3),
        ("sim: ['usos={n}']", "{n}", "{letra}", 3),
        ("simm: ['status=letal']", "simm", "sim", 3),
        ("sim: ['status=letal']\n    quando: ['tipo:bareira']", "bareira", "barreira", 4),
        ("sim: ['status=letal']\n    livre: talvez", "livre", None, 4),
    ],
)
def test_a_mistake_in_what_is_said_is_told_with_its_place_and_the_nearest_name(
    wrong: str, message: str, help_: str | None, line: int
) -> None:
    found = findings(f"frases:\n  - frases: ['golpe de mola']\n    {wrong}\n    exemplos: ['Golpe de mola']\n")
    assert [one.place.line for one in found] == [line]
    assert message in str(found[0].message)
    assert help_ is None or help_ in str(found[0].help)


@pytest.mark.parametrize(
    ("phrase", "message", "help_"),
    [
        ("<barrera_> fina", "barrera_", "barreira_"),
        ("defende > globall", "globall", "global"),
        ("defendem > global", "defendem", "defende"),
        ("muro @estatus", "estatus", "status"),
        ("{numero} cascos", "{numero}", None),
        ("de", "no words", None),
    ],
)
def test_a_phrase_that_cannot_be_understood_is_told(phrase: str, message: str, help_: str | None) -> None:
    found = findings(
        f"frases:\n  - frases: ['{phrase}']\n    sim: [barreira.inquebravel]\n    exemplos: ['Barreira. Muro']\n"
    )
    assert found[0].place.line == 2
    assert message in str(found[0].message)
    assert help_ is None or help_ in str(found[0].help)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- frases", "mapping"),
        ("frase: []", "frase"),
        ("frases: golpe", "list of entries"),
        ("frases: [{}]", "needs phrases"),
        ("frases: [{frases: ['golpe de mola'], sim: ['tipo=ofensiva']}]", "no example"),
        ("termos: [a, b]", "names"),
        ("termos: {pancada: }", "pancada"),
        ("grupos: {duros: [pedregoso]}", "pedregoso"),
        ("rotulos: [pedregoso]", "pedregoso"),
        ("termos: {", ""),
    ],
)
def test_a_file_of_another_form_is_told(text: str, message: str) -> None:
    found = findings(text)
    assert found
    assert message in str(found[0].message)


def test_an_example_that_is_not_read_as_the_entry_says_is_told() -> None:
    found = findings(
        """\
        frases:
          - frases: ["golpe de mola"]
            sim: ["surpresa=sim"]
            exemplos: ["Golpe de mala"]
            contra: ["Golpe de mola"]
        """
    )
    assert [one.place.line for one in found] == [4, 5]


def test_an_entry_with_a_mistake_is_left_out_and_the_others_count() -> None:
    text = dedent(GOOD) + "  - frases: ['<nada_disso>']\n    sim: [nada.disso]\n    exemplos: ['x']\n"
    compiled, wrong = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", text)])
    assert len(wrong) == 2
    reading = reader_of(linting.fields(PACKAGE), compiled).read("Uma pancada seca")
    assert reading.by_name["tipo"][0].value == "ofensiva"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(["frases", "@status", "<letal>"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["frases", "termos", "sim", "grupos", "quando", "exemplos", "livre"]), inner)
    ),
    max_leaves=12,
)


@given(anything)
def test_no_file_is_too_wrong_to_be_told(data: object) -> None:
    import json

    from zarcovi_rules.lint.legend.extending import extension

    names = {name: field for known in linting.fields(PACKAGE).values() for name, field in known.items()}
    made = extension([("v.yaml", json.dumps(data))], names_of(linting.phrases(PACKAGE)), names, LAW.clauses)
    assert all(one.place.path == "v.yaml" for one in made.findings)


def test_the_vocabulary_that_the_documents_show_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "legends.md").read_text("utf-8")
    block = page.split("```yaml\n# vocabulario.yaml\n")[1].split("```")[0]
    assert [str(one.message) for one in findings(block)] == []
    assert {f"`{mark}`" for mark in MARKS} <= set(page.replace(",", " ").split())


@pytest.mark.parametrize("form", ["*", "**", "=", "= ", "de", "a que"])
def test_a_form_without_a_word_is_told_and_the_others_count(form: str) -> None:
    text = f"termos:\n  pancada:\n    - pancada\n    - {form!r}\n"

    (one,) = findings(text)
    assert (one.place.line, str(one.message)) == (4, f"“{form}” has no word that is looked for")


@pytest.mark.parametrize("name", ["$", "#", "a b", "", "+x", "=x"])
def test_a_name_that_means_something_else_in_phrases_is_refused(name: str) -> None:
    (one,) = findings(f"termos:\n  {name!r}: [pancada]\n")

    assert (one.place.line, str(one.message)) == (2, f"“{name}” cannot be the name of a term")


@pytest.mark.parametrize("form", ["(a|b) " * 30, "[a] " * 20, "x" * 2000, "[" * 60_000])
def test_a_form_of_too_many_choices_is_told_at_once(form: str) -> None:
    (one,) = findings(f"termos:\n  pancada: [{form!r}]\n")[:1]

    assert str(one.message).endswith("is too long, or has too many choices")


@pytest.mark.parametrize("phrase", ["(@status|x) " * 30, "@status " * 20, "<" * 60_000, "(" * 3000])
def test_a_phrase_of_too_many_choices_is_told_at_once(phrase: str) -> None:
    (one,) = findings(f"frases:\n  - frases: [{phrase!r}]\n    sim: ['tipo=ofensiva']\n    exemplos: [x]\n")

    assert str(one.message).endswith("is too long, or has too many choices")


@pytest.mark.parametrize(
    ("entry", "first"),
    [
        ("  - frases: [pancada]\n    sim: [barreira.inquebravl{n}]\n    exemplos: [pancada]\n", "barreira.inquebravel"),
        ("  - frases: ['<barrera{n}> seca']\n    sim: [tipo=ofensiva]\n    exemplos: [pancada]\n", "barreira"),
        ("  - frases: ['pancada {n} seca']\n    sim: [tipo=ofensiva]\n    exemplos: [panela]\n", "another example"),
    ],
)
def test_of_many_mistakes_all_are_told_and_only_of_the_first_what_was_meant(
    entry: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def counted(word: str, known: Iterable[str]) -> str | None:
        asked.append(word)
        return nearest(word, known)

    monkeypatch.setattr(extending, "nearest", counted)
    count = 3 * extending.MOST
    found = findings("frases:\n" + "".join(entry.format(n=n) for n in range(count)))
    assert len(found) == (extending.MOST if "panela" in entry else count)
    assert first in str(found[0].help)
    assert len(asked) <= extending.MOST


@pytest.mark.parametrize(("form", "word"), [("em vez", "vez"), ("no casco", "casco"), ("casco [dele]", "casco")])
def test_a_form_of_which_one_word_alone_is_looked_for_is_told_and_counts(form: str, word: str) -> None:
    (found,) = findings(f"termos:\n  casca_: ['{form}']\nfrases:\n  - frases: ['<casca_> duro']\n    exemplos: [x]\n")
    assert found.place.line == 2
    assert f"“{word}”" in str(found.message)
    assert f"“={form.replace('[', '').replace(']', '')}”" in str(found.help)


@pytest.mark.parametrize("form", ["o casco", "=em vez", "casc*", "seu casco", "casco [de vidro]", "um casco"])
def test_articles_before_a_word_need_no_telling(form: str) -> None:
    text = f"termos:\n  casca_: ['{form}']\nfrases:\n  - frases: ['<casca_> duro']\n    exemplos: [x]\n"
    assert findings(text) == []


@pytest.mark.parametrize("form", ["3 mil grus", "1,5 mi grus", "20k grus", "5.000 grus", "bando de 3 mil grus"])
def test_a_number_of_two_words_is_met_in_a_term_and_in_a_phrase(form: str) -> None:
    entry = "    sim: ['tipo=ofensiva']\n    exemplos: ['Chama {0}']\n    contra: ['Chama 4 mil grus', '3 grus']\n"
    for phrase, terms in (("<bando>", f"termos:\n  bando: ['{form}']\n"), (form, "")):
        assert findings(f"{terms}frases:\n  - frases: ['{phrase}']\n{entry.format(form)}") == []


def test_a_thousand_is_met_however_it_is_written() -> None:
    text = """\
        termos:
          bando: ["3 mil grus"]
        frases:
          - frases: ["<bando>", "paga {n} ouros"]
            sim: ["tipo=ofensiva"]
            exemplos: ["Chama 3.000 grus", "Chama 3000 grus", "Chama 3k grus", "Paga 2 mil ouros"]
    """
    assert findings(text) == []


@pytest.mark.parametrize("phrase", ["paga {n} mil ouros", "paga {d}k ouros"])
def test_a_thousand_behind_a_mark_for_a_number_is_told_with_what_to_write(phrase: str) -> None:
    entry = "    sim: ['tipo=ofensiva']\n    exemplos: ['Paga 2 mil ouros']\n"
    (found,) = findings(f"frases:\n  - frases: ['{phrase}']\n{entry}")
    assert found.place.line == 2
    assert "Write {" in str(found.help)


def test_an_example_that_says_it_by_other_words_shows_nothing() -> None:
    (one,) = findings(
        """\
        frases:
          - frases: ["gira rapido"]
            sim: ["status=letal"]
            exemplos: ["Dano supremo"]
        """
    )
    assert (one.place.line, one.place.column) == (4, 16)
    assert "by other words" in str(one.message)


def test_an_entry_with_a_wrong_example_is_left_out_and_the_others_count() -> None:
    text = """\
    frases:
      - frases: ["crepita {n} lascas"]
        sim: ["duracao={n}"]
        exemplos: ["Crepita 3 lascas", "Não crepita 2 lascas"]
      - frases: ["estala {n} lascas"]
        sim: ["duracao={n}"]
        exemplos: ["Estala 3 lascas"]
    """
    compiled, wrong = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(text))])
    taught = reader_of(linting.fields(PACKAGE), compiled)
    assert [one.place.line for one in wrong] == [4]
    assert taught.read("Crepita 3 lascas").reads == ()
    assert [(read.name, read.value) for read in taught.read("Estala 3 lascas").reads] == [("duracao", 3)]


@pytest.mark.parametrize(
    "phrase",
    [
        *("gira (rapido|lento", "roda [x", "pula)", "corre >", "{n", "<pula", "(pula", "salta|voa"),
        "pula (alto|[bem|muito] baixo)",
    ],
)
def test_a_sign_out_of_its_place_is_told_whatever_the_example_says(phrase: str) -> None:
    (one,) = findings(f"frases:\n  - frases: ['{phrase}']\n    sim: [tipo=ofensiva]\n    exemplos: [Ofensiva]\n")
    assert one.place.line == 2
    assert "out of place" in str(one.message)


@pytest.mark.parametrize("phrase", ["...", "{inicio} {fim}", "{n}", "{nome} ...", "de o"])
def test_a_phrase_without_a_word_is_told(phrase: str) -> None:
    (one,) = findings(f"frases:\n  - frases: ['{phrase}']\n    sim: [tipo=ofensiva]\n    exemplos: [Ofensiva]\n")
    assert "has no words" in str(one.message)


def test_a_vocabulary_that_adds_to_a_compiled_one_is_read_as_one_that_is_compiled_with_it() -> None:
    page = (Path(__file__).parents[2] / "docs" / "legends.md").read_text("utf-8")
    parts = [yaml.safe_load(page.split("```yaml\n# vocabulario.yaml\n")[1].split("```")[0])]
    shipped = linting.vocabulary(PACKAGE)
    before = compile_vocabulary(shipped)
    names = names_of(before)
    names.add(parts[0])
    added = reader_of(linting.fields(PACKAGE), compile_vocabulary(parts, names, before))
    whole = reader_of(linting.fields(PACKAGE), compile_vocabulary([*shipped, *parts]))
    texts = [str(text) for part in (*shipped, *parts) for entry in part["frases"] for text in entry["exemplos"]]
    assert len(texts) > 2000
    assert [text for text in texts if added.read(text) != whole.read(text)] == []


def test_what_is_added_to_a_group_of_the_book_goes_for_its_phrases_too() -> None:
    text = """\
    termos:
      tremendo_: [tremendo]
    grupos:
      status: [tremendo_]
    """
    compiled, wrong = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(text))])
    taught = reader_of(linting.fields(PACKAGE), compiled)
    assert wrong == []
    assert ("status", "tremendo_") in {(read.name, read.value) for read in taught.read("Golpe de dano tremendo").reads}


def test_no_phrase_is_expanded_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    expanded: list[str] = []

    def counted(phrase: str, groups: Mapping[str, list[str]]) -> Iterable[Way]:
        if len(groups["pedras"]) > 1:
            expanded.append(phrase)
        return way_of(phrase, groups)

    way_of = written._expanded
    monkeypatch.setattr(written, "_expanded", counted)
    assert findings(GOOD + "      - frases: [rola]\n        sim: [tipo=ofensiva]\n        exemplos: [cai]\n") != []
    assert sorted(expanded) == ["<pancada> de @pedras", "<pancada> seca", "muralha viva", "rola"]


def taught(text: str) -> Reader:
    compiled, wrong = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(text))])
    assert [str(one.message) for one in wrong] == []
    return reader_of(linting.fields(PACKAGE), compiled)


def unread(reader: Reader, text: str) -> list[str]:
    return [text[start:end] for start, end in reader.read(text).unread]


SCENERY = "cenario: [espinhos, em contato, raios dourados]\n"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Barreira de espinhos que envolve o usuário", []),
        ("Absorve ninjutsu em contato com espinhos", []),
        ("Absorve ninjutsu. Sem espinhos", ["Sem espinhos"]),
        ("Dano letal. Raios dourados", []),
        ("Dano letal. Raios", ["Raios"]),
        ("Espinhos cintilantes. Dano letal", ["Espinhos cintilantes"]),
    ],
)
def test_scenery_is_not_told_as_not_understood(text: str, left: list[str]) -> None:
    assert unread(taught(SCENERY), text) == left


@pytest.mark.parametrize(
    "text",
    [
        "Ignora barreiras de espinhos",
        "Absorve tudo exceto espinhos",
        "Não absorve espinhos",
        "Se espinhos tocarem, sela",
    ],
)
def test_scenery_changes_nothing_of_what_is_read(text: str) -> None:
    with_it, without = taught(SCENERY).read(text), taught("cenario: [cintilo]").read(text)
    assert (with_it.reads, with_it.doubts) == (without.reads, without.doubts)
    assert with_it.unread == without.unread != ()


@pytest.mark.parametrize(
    "form",
    ["letal", "não", "sem", "se", "quase", "menos", "global", "dois", "3", "inabsorvível", "alcance", "absorve", "x*"],
)
def test_words_that_say_deny_or_limit_something_are_no_scenery(form: str) -> None:
    (one,) = findings(f"cenario:\n  - espinhos\n  - {form!r}\n")
    assert one.place.line == 3
    assert f"“{form}”" in str(one.message)
    assert one.help is not None


def test_a_list_of_a_group_fills_the_names_of_clauses() -> None:
    reader = taught(
        """\
        termos:
          ninjutsu: [ninju]
          taijutsu: [taiju]
        grupos:
          artes_: [ninjutsu, taijutsu]
        frases:
          - frases: ["tritura @artes_+"]
            sim: ["absorcao.absorve_{artes_}"]
            exemplos: ["tritura ninju e taiju"]
            contra: ["cintila ninju"]
        """
    )
    said = {read.name for read in reader.read("Tritura ninju e taiju").reads}
    assert {"absorcao.absorve_ninjutsu", "absorcao.absorve_taijutsu"} <= said
    assert "absorcao.absorve_taijutsu" not in {read.name for read in reader.read("Tritura ninju").reads}


@pytest.mark.parametrize(
    ("phrase", "said", "message"),
    [
        ("tritura @coisas_+", "absorcao.absorve_{coisas_}", "absorcao.absorve_letal"),
        ("tritura @coisas_", "absorcao.absorve_{coisas_}", "absorcao.absorve_letal"),
        ("tritura @coisas_", "tipo={coisas_}", "ninjutsu_"),
        ("tritura {n} canos", "absorcao.absorve_{n}", "“{n}” cannot be part of a name"),
    ],
)
def test_a_group_whose_members_name_no_clause_or_value_is_told(phrase: str, said: str, message: str) -> None:
    member = "ninjutsu_" if said.startswith("tipo") else "letal"
    (one,) = findings(
        f"grupos:\n  coisas_: [{member}]\nfrases:\n  - frases: ['{phrase}']\n"
        f"    sim: ['{said}']\n    exemplos: ['tritura 2 canos']\n"
    )
    assert message in str(one.message)


def test_a_phrase_that_says_two_things_is_told_with_both_places_and_the_later_entry_is_left_out() -> None:
    text = """\
    frases:
      - frases: ["mola seca"]
        sim: ["status=letal"]
        exemplos: ["Mola seca"]
      - frases: ["mola seca", "mola fria"]
        sim: ["status=ilimitado"]
        exemplos: ["Uma mola seca"]
    """
    compiled, (one,) = linting.extended(PACKAGE, LAW, [("vocabulario.yaml", dedent(text))])
    assert (one.place.line, "vocabulario.yaml:5" in str(one.message)) == (2, True)
    reads = reader_of(linting.fields(PACKAGE), compiled).read("Mola seca").reads
    assert [(read.name, read.value) for read in reads] == [("status", "letal")]


def test_a_phrase_that_contradicts_the_book_is_told() -> None:
    (one,) = findings("frases:\n  - frases: [dano letal]\n    sim: [status=ilimitado]\n    exemplos: [Dano letal]\n")
    assert (one.place.line, "in the book's vocabulary" in str(one.message)) == (2, True)


@pytest.mark.parametrize(
    ("text", "line", "help_"),
    [
        ("termos:\n  letal: [ilimitado]\n", 2, "“ilimitado” in the book's vocabulary"),
        ("termos:\n  letal: [molado]\n  ilimitado: [molado]\n", 2, "“ilimitado” too, vocabulario.yaml:3"),
    ],
)
def test_a_form_that_says_two_things_is_told_with_both_places(text: str, line: int, help_: str) -> None:
    (one,) = findings(text)
    assert one.place.line == line
    assert "two things of status" in str(one.message)
    assert help_ in str(one.help)


def test_words_that_are_one_term_are_told_where_a_phrase_writes_them_out() -> None:
    (one,) = findings(
        "frases:\n  - frases: [passa por tubos]\n    sim: [surpresa=sim]\n    exemplos: [Passa por tubos]\n"
    )
    assert "“Passa por”" in str(one.help)
    assert "<passam>" in str(one.help)


def test_a_phrase_that_is_met_and_limited_is_told_as_such() -> None:
    (one,) = findings("frases:\n  - frases: [mola seca]\n    sim: [surpresa=sim]\n    exemplos: [Quase mola seca]\n")
    assert "beside it" in str(one.help)


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("grupos:\n  peso: [leve]\n", "termos"),
        ("rotulos: [pedregoso]\n", "termos"),
        (
            "frases:\n  - frases: ['barreira > 360']\n    sim: [tipo=barreira]\n    exemplos: [x]\n",
            "zarcovi explain termos",
        ),
        (
            "frases:\n  - frases: [mola]\n    sim: [surpresa=sim]\n    quando: ['tipo:paralisia']\n    exemplos: [x]\n",
            "absorcao, ",
        ),
        ("frases:\n  - frases: [mola]\n    sim: [qwertz]\n    exemplos: [mola]\n", "status="),
    ],
)
def test_whoever_names_what_nobody_knows_is_told_what_to_do(text: str, help_: str) -> None:
    assert [help_ in str(one.help) for one in findings(text)] == [True]
