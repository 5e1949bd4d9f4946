"""Cases that ask something of a log of posts: answered from the posts, checked, and refused where they are wrong."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.app import cli
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge import scenario
from zarcovi_rules.judge.schema import scenario_schema

LOGS = shelf.logs("zarcovi")

TRIP = """
    posts:
      - {autor: Iara, usa: Fenda}
      - {autor: Caio}
      - {autor: Iara}
      - {autor: Caio}
      - {autor: iara, volta: sim}
"""
TWO = "mesa: {eu: Iara, inimigos: [Caio]}"


def judged(*parts: str, played: Committee | None = None) -> scenario.File:
    """The one case that `parts` write, its first line the third of the file."""
    fields = "\n".join(textwrap.dedent(part).strip("\n") for part in ("caso: Uma disputa.", *parts))
    text = "livro: zarcovi\ncasos:\n  - " + textwrap.indent(fields, "    ").lstrip() + "\n"
    return scenario.judge(text, "casos.yaml", shelf.book, shelf.books(), played or Committee(), shelf.logs)


def only(file: scenario.File) -> scenario.Judged:
    assert [str(finding.message) for finding in file.findings] == []
    (case,) = file.cases
    return case


def wrong(*parts: str) -> list[tuple[str, str, str | None]]:
    """What is wrong with a case: place, sentence, advice."""
    file = judged(*parts)
    assert file.cases == ()
    return [
        (str(found.place), str(found.message), None if found.help is None else str(found.help))
        for found in file.findings
    ]


@pytest.mark.parametrize(
    ("question", "more", "expected"),
    [
        ("turnos", (), 2),
        ("duracao_do_efeito", ("efeito: Fenda",), 2),
        ("turno_dimensional", ("efeito: fenda",), 2),
        ("turnos_dimensionais_fechados", ("efeito: Fenda",), 2),
        ("paradeiro", ("efeito: Fenda",), "terra"),
        ("prazo_da_volta", ("efeito: Fenda", "limite: 2"), "no_prazo"),
        ("prazo_da_volta", ("efeito: Fenda", "limite: 1"), "fora_do_prazo"),
        ("prazo_da_volta", ("efeito: Fenda", "dimensao: {limite: 1}"), "fora_do_prazo"),
        ("prazo_da_volta", ("efeito: Fenda",), "omisso"),
        (
            "passageiro_ainda_voa",
            (
                "efeito: Fenda",
                "deslocamento: {tipo: teleporte}",
                "usuario: {voo_ativo: sim}",
                "passageiro: {quem: aliado}",
            ),
            "nao_voa",
        ),
    ],
)
def test_each_question_is_answered_from_the_posts(question: str, more: tuple[str, ...], expected: object) -> None:
    case = only(judged(f"pergunta: {question}", TWO, *more, TRIP, f"espera: {expected}"))

    assert case.answer == expected
    assert case.unmet == ()


def test_no_question_of_a_log_is_called_like_one_of_the_book() -> None:
    assert not set(LOGS) & set(shelf.book("zarcovi").questions)


def test_what_is_not_said_is_one_against_one_and_every_post_closes() -> None:
    posts = "posts: [{autor: eu}, {autor: inimigo}, {autor: eu, encerra: não}, {autor: eu}, {autor: inimigo}]"

    assert only(judged("pergunta: turnos", posts)).answer == 2


@pytest.mark.parametrize(("written", "expected"), [("sim", 1), ("true", 1), ("não", 0), ("false", 0)])
def test_a_closing_is_written_as_people_say_it(written: str, expected: int) -> None:
    posts = f"posts: [{{autor: eu}}, {{autor: inimigo, encerra: {written}}}]"

    assert only(judged("pergunta: turnos", posts)).answer == expected


def test_a_turn_that_passes_without_closing_silences_the_count() -> None:
    case = only(
        judged(
            "pergunta: turnos",
            "posts: [{autor: eu}, {autor: inimigo, encerra: pulou}]",
            "espera: omisso",
            "lacunas: [GAP-13]",
        )
    )

    assert case.unmet == ()


def test_readings_of_the_case_and_of_the_committee_are_played() -> None:
    posts = "posts: [{autor: inimigo}, {autor: eu}]"
    other = Committee(readings={"AMB-1-numero": "B"})

    assert only(judged("pergunta: turnos", posts)).answer == 1
    assert only(judged("pergunta: turnos", "leituras: {AMB-1-numero: B}", posts)).answer == 0
    assert only(judged("pergunta: turnos", posts, played=other)).answer == 0


def test_a_legend_is_heard_for_the_whole_log() -> None:
    parts = (
        "pergunta: turnos",
        "contagem: {clausulas: [encerro_inimigo_nao_conta]}",
        "posts: [{autor: eu}, {autor: inimigo}]",
    )

    case = only(judged(*parts))
    assert case.answer == 1
    ignored = case.verdicts[""].collect("ignored")
    assert [(clause.name, id_) for clause, id_ in ignored] == [("contagem.encerro_inimigo_nao_conta", "TUR-1a")]
    assert only(judged(*parts, "leituras: {AMB-0: B}")).answer == 0


def test_an_expectation_that_does_not_hold_stands_where_it_was_written() -> None:
    case = only(judged("pergunta: turnos", "espera: 3", "decidida_por: [TUR-1c]", TWO, TRIP))

    assert [(str(unmet.place), str(scenario.told(unmet))) for unmet in case.unmet] == [
        ("casos.yaml:5:13", "expected 3, found 2"),
        ("casos.yaml:6:20", "decidida_por: expected TUR-1c, found TUR-1a, TUR-1b"),
    ]


def test_an_author_who_does_not_play_is_named_with_the_nearest_who_does() -> None:
    assert wrong("pergunta: turnos", TWO, "posts:\n  - {autor: Iara}\n  - {autor: Cai}") == [
        ("casos.yaml:8:17", "“Cai” does not play in this battle", "Did you mean Caio?")
    ]


def test_an_author_near_to_nobody_is_told_who_plays() -> None:
    assert wrong("pergunta: turnos", TWO, "posts:\n  - {autor: Zeferino}") == [
        ("casos.yaml:7:17", "“Zeferino” does not play in this battle", "Name one of: Iara, Caio.")
    ]


def test_an_effect_that_no_post_uses_is_named_with_the_nearest() -> None:
    assert wrong("pergunta: duracao_do_efeito", "efeito: Fendas", TWO, TRIP) == [
        ("casos.yaml:5:13", "no post of this log uses “Fendas”", "Did you mean Fenda? The posts use: Fenda (Iara).")
    ]


def test_a_dimensional_effect_must_be_used_by_the_one_who_counts() -> None:
    posts = "posts: [{autor: Iara}, {autor: Caio, usa: Fenda}]"

    assert wrong("pergunta: turno_dimensional", "efeito: Fenda", TWO, posts) == [
        ("casos.yaml:5:13", "no post of Iara uses “Fenda”", "State which post uses it: so far they use Fenda (Caio).")
    ]


def test_who_posted_no_return_is_neither_late_nor_in_time() -> None:
    posts = "posts: [{autor: Iara, usa: Fenda}, {autor: Caio}]"

    assert wrong("pergunta: prazo_da_volta", "efeito: Fenda", TWO, posts) == [
        (
            "casos.yaml:7:5",
            "no post after the use of “Fenda” returns to Earth",
            "state in which post the user returns",
        )
    ]


def test_a_player_cannot_be_on_both_sides() -> None:
    mesa = "mesa: {eu: Iara, inimigos: [Caio], aliados: [Caio]}"

    assert wrong("pergunta: turnos", mesa, TRIP) == [("casos.yaml:5:5", "“Caio” plays twice", "name each player once")]


def test_two_limits_that_differ_are_refused() -> None:
    parts = ("pergunta: prazo_da_volta", "efeito: Fenda", "limite: 2", "dimensao: {limite: 3}", TWO, TRIP)

    assert wrong(*parts) == [("casos.yaml:6:13", "limite was 3 and is now 2", "keep one of them")]


def test_a_fact_that_the_posts_tell_is_not_to_be_stated() -> None:
    parts = ("pergunta: turnos", TWO, "encerro:\n  ordem: repetido", TRIP)

    assert wrong(*parts) == [("casos.yaml:7:14", "the posts already tell encerro.ordem", "leave it out")]


@pytest.mark.parametrize(
    ("parts", "place", "message"),
    [
        (("pergunta: turnos",), "casos.yaml:3:5", "Item 1 of casos lacks the field posts"),
        (("pergunta: turno_dimensional", TWO, TRIP), "casos.yaml:3:5", "Item 1 of casos lacks the field efeito"),
        (("pergunta: turnos", "efeito: Fenda", TWO, TRIP), "casos.yaml:5:5", "efeito cannot be given here"),
        (("pergunta: paradeiro", "efeito: Fenda", "limite: 3", TWO, TRIP), "casos.yaml:6:5", "limite cannot be given"),
        (("pergunta: turnos", "alvos: [usuario]", TWO, TRIP), "casos.yaml:5:5", "alvos cannot be given here"),
        (("pergunta: contagem_que_vale", TRIP), "casos.yaml:5:5", "posts cannot be given here"),
        (("pergunta: turnoz", TWO, TRIP), "casos.yaml:4:15", "pergunta cannot be “turnoz”"),
        (("pergunta: turnos", "posts: []"), "casos.yaml:5:12", "posts is an empty list: it needs an item"),
        (("pergunta: turnos", "posts: [{quem: eu}]"), "casos.yaml:5:14", "Item 1 of posts has no field quem"),
        (
            ("pergunta: turnos", "posts: [{autor: eu, encera: sim}]"),
            "casos.yaml:5:25",
            "Item 1 of posts has no field encera",
        ),
        (
            ("pergunta: turnos", "posts: [{autor: eu, encerra: talvez}]"),
            "casos.yaml:5:34",
            "encerra cannot be “talvez”",
        ),
        (("pergunta: turnos", "mesa: {voce: Iara}", TRIP), "casos.yaml:5:12", "mesa has no field voce"),
    ],
    ids=lambda part: part[0].removeprefix("pergunta: ") if isinstance(part, tuple) else "",
)
def test_a_wrong_field_is_found_at_its_place(parts: tuple[str, ...], place: str, message: str) -> None:
    found = wrong(*parts)

    assert (place, message) in [(where, said[: len(message)]) for where, said, _ in found]


@pytest.mark.parametrize(
    ("question", "answer", "advice"),
    [
        ("turnos", "muitos", "write a whole number, or one of: conflito, depende, omisso"),
        ("turnos", "-1", "write a whole number, or one of: conflito, depende, omisso"),
        ("turnos", "omiso", "Did you mean omisso? Known are: conflito, depende, omisso."),
        ("paradeiro", "3", "Choose one of: terra, outra_dimensao, conflito, depende, omisso."),
    ],
)
def test_an_answer_that_cannot_come_is_no_expectation(question: str, answer: str, advice: str) -> None:
    effect = () if question == "turnos" else ("efeito: Fenda",)

    assert wrong(f"pergunta: {question}", f"espera: {answer}", *effect, TWO, TRIP) == [
        ("casos.yaml:5:13", f"{question} has no answer {answer}", advice)
    ]


def test_a_case_with_a_mistake_does_not_keep_the_others_from_being_judged() -> None:
    text = """\
livro: zarcovi
casos:
  - {caso: Um., pergunta: turnos, posts: [{autor: ninguem}]}
  - {caso: Dois., pergunta: turnos, posts: [{autor: inimigo}]}
"""
    file = scenario.judge(text, "casos.yaml", shelf.book, shelf.books(), Committee(), shelf.logs)

    assert [case.answer for case in file.cases] == [1]
    assert [found.place.line for found in file.findings] == [3]


def test_without_its_logs_a_shelf_asks_nothing_of_posts() -> None:
    text = "livro: zarcovi\ncasos: [{caso: Um., pergunta: turnos, posts: [{autor: eu}]}]\n"

    assert scenario.judge(text, "casos.yaml", shelf.book, shelf.books(), Committee()).findings
    plain, whole = scenario_schema(shelf.books()), scenario_schema(shelf.books(), shelf.logs)
    assert "allOf" not in plain["properties"]["casos"]["items"]
    assert "posts" in whole["properties"]["casos"]["items"]["properties"]
    assert whole is scenario_schema(shelf.books(), shelf.logs)


def written(tmp_path: Path, *parts: str) -> str:
    fields = "\n".join(textwrap.dedent(part).strip("\n") for part in ("caso: Uma disputa.", *parts))
    path = tmp_path / "casos.yaml"
    path.write_text("livro: zarcovi\ncasos:\n  - " + textwrap.indent(fields, "    ").lstrip() + "\n", "utf-8")
    return str(path)


def test_the_command_tells_the_count_post_by_post(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(
        tmp_path, "pergunta: turnos", "contagem: {clausulas: [encerro_proprio_conta]}", "espera: 4", TWO, TRIP
    )

    assert cli.main(["judge", "--lang", "en", path]) == 1
    said = capsys.readouterr().out
    assert "\n  how many turns have passed?\n  2\n    post 1 (Iara): " in said
    assert "post 2 (Caio): conta: the closing counts as a turn" in said
    assert "decides: TUR-1b" in said
    assert "ignored: “one's own closing counts as a turn too”, because no legend lifts TUR-1b" in said
    assert "reading AMB-0 = A" in said
    assert "expected 4, found 2" in said


def test_the_command_gives_a_log_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "pergunta: prazo_da_volta", "efeito: Fenda", "limite: 2", "espera: no_prazo", TWO, TRIP)

    assert cli.main(["judge", "--format", "json", path]) == 0
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert result["pergunta"] == "prazo_da_volta"
    assert result["resposta"] == "no_prazo"
    assert result["respostas"] == {}
    assert result["decidida_por"] == ["TURDIM-4:no_prazo", "TURDIM-4:limita_usuario", "TURDIM-1", "TURDIM-2"]
    assert result["leituras"] == ["AMB-2"]
    assert result["espera_ok"] is True
    assert list(result["fatos"]) == ["caso", "post 1", "post 3", "post 5"]
    assert result["fatos"]["post 3"]["encerro.autor"] == {"valor": "eu", "dito": True}


def test_the_command_gives_a_count_as_a_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "pergunta: turnos", TWO, TRIP)

    assert cli.main(["judge", "--format", "json", path]) == 0
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert result["resposta"] == 2
    assert result["lacunas"] == result["depende_de"] == result["efeitos"] == []
    assert result["espera_ok"] is None


def test_a_player_is_no_item_that_a_post_hits() -> None:
    posts = "posts: [{autor: Caio, usa: Teia, atinge: iara}]"
    asked = ("pergunta: paralisado_na_batalha", "sobre: Iara", TWO)

    ((place, said, advice),) = wrong(*asked, posts)
    assert place == "casos.yaml:7:46"
    assert said.startswith("“iara” is a player")
    assert advice is not None
    assert "acontece" in advice


def test_who_is_paralysed_is_so_whatever_is_said_of_what_the_attack_does() -> None:
    posts = "posts: [{autor: Caio, usa: Teia}, {autor: Iara, acontece: e_paralisado}]"

    assert only(judged("pergunta: paralisado_na_batalha", "sobre: Iara", TWO, posts)).answer == "em_vigor"


@pytest.mark.parametrize("written", ["X 0x", "X 000x", "X 1000x", "X -1x", "X 1.5x", "3x", "X 2x 0x"])
def test_what_ends_like_a_count_and_is_none_is_no_name(written: str) -> None:
    """Else the uses would be lost of an ability that is called so, and nobody would be told."""
    asked = ("pergunta: usos_na_batalha", "sobre: X", "usos: {na_legenda: 3}")
    found = wrong(*asked, f"posts: [{{autor: eu, usa: X}}, {{autor: eu, perde: [Y, {written}]}}]")

    assert found == [
        (
            "casos.yaml:7:57",
            f"“{written}” says no number of uses",
            "write the name and a whole number from 1 to 999, as in Lâmina 2x",
        )
    ]


def test_a_count_may_have_a_capital_x() -> None:
    asked = ("pergunta: usos_na_batalha", "sobre: X", "usos: {na_legenda: 3}")

    assert only(judged(*asked, "posts: [{autor: eu, usa: X 2X}]")).answer == 1


@pytest.mark.parametrize("name", ['""', '" "', '"\u200b"'])
def test_what_has_no_name_is_nothing_that_a_post_does(name: str) -> None:
    asked = ("pergunta: usos_na_batalha", "usos: {na_legenda: 3}")
    posts = "posts: [{autor: eu, usa: X, acontece: e_selado}, {autor: eu, usa: %s}]"

    assert [message for _, message, _ in wrong(*asked, "sobre: X", posts % name)] == ["usa names nothing"]
    (nowhere,) = wrong(*asked, f"sobre: {name}", posts % "X")
    assert nowhere[1].startswith("no post of this log names")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("{eu: José, inimigos: [jose]}", "“jose” plays twice"),
        ("{eu: José, inimigos: [Ana, ANA]}", "“ANA” plays twice"),
        ('{eu: José, inimigos: ["\u200b"]}', "a player has no name"),
    ],
)
def test_players_have_names_that_tell_them_apart(table: str, message: str) -> None:
    (found,) = wrong("pergunta: turnos", f"mesa: {table}", "posts: [{autor: José}]")

    assert found[1] == message


def test_of_two_names_of_one_ability_the_last_does_not_win() -> None:
    about = "habilidades: {X: {usos: {na_legenda: 3}}, x: {usos: {na_legenda: 2}}}"
    (found,) = wrong("pergunta: usos_na_batalha", "sobre: X", about, "posts: [{autor: eu, usa: X}]")

    assert found[1] == "usos.na_legenda is given of X and of x, which are one"


def test_a_clause_that_an_ability_does_not_have_is_a_finding() -> None:
    about = "habilidades: {X: {usos: {clausulas: [zzz]}}}"
    (found,) = wrong("pergunta: usos_na_batalha", "sobre: X", about, "posts: [{autor: eu, usa: X}]")

    assert found[0] == "casos.yaml:6:42"
