"""The steps that record a battle: what is left unsaid, and what cannot be recorded or asked so."""

from __future__ import annotations

import pytest

from zarcovi_rules.books.zarcovi.battle import Act
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.steps import steps
from zarcovi_rules.books.zarcovi.steps.batalha import Battle
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.steps import Kind, Match, Table

TURNS = "perguntam ao juiz quantos turnos se passaram"
ONE_ROUND: Table = (("quem",), ("eu",), ("inimigo",))


def act(play: Play, kind: Kind, text: str, table: Table | None = None) -> None:
    found = steps.find(kind, text)
    assert isinstance(found, Match)
    assert found.problem(table, None) is None
    found.call(play, table, None)


def recorded(table: Table, *given: str, asked: str = TURNS) -> Play:
    play = Play(book())
    for text in given:
        act(play, "given", text)
    act(play, "given", "a batalha:", table)
    act(play, "when", asked)
    return play


def test_what_a_table_does_not_say_has_a_default() -> None:
    assert recorded(ONE_ROUND).verdict.answer == 1
    assert recorded((("Encerra", "QUEM"), ("", "eu"), ("nao", "inimigo"))).verdict.answer == 0


def test_names_are_found_whatever_their_accents_and_capitals() -> None:
    play = recorded((("quem", "usa"), ("íara", "Véu, Fenda"), ("CAIO", "")), "Iara tem por inimigo Caio")
    assert play.verdict.answer == 1

    act(play, "when", "perguntam ao juiz em que turno dimensional está o veu")
    assert play.verdict.answer == 0


def test_an_answer_about_a_battle_has_to_be_looked_at_before_the_next_question() -> None:
    play = recorded(ONE_ROUND)
    with pytest.raises(RulesError, match="never looked at"):
        act(play, "when", "perguntam ao juiz quantos turnos se passaram")


@pytest.mark.parametrize(
    ("table", "given", "said"),
    [
        ((("quen",), ("eu",)), (), "unknown column: quen"),
        ((("usa",), ("Fenda",)), (), "the table has no column quem"),
        ((("quem", "encerra"), ("eu", "talvez")), (), "unknown closing: talvez"),
        ((("quem", "volta"), ("eu", "já")), (), "unknown value: já"),
        ((("quem",), ("inimgo",)), (), "“inimgo” does not play"),
        (ONE_ROUND, ("a batalha está no post 3",), "the battle has no post 3"),
        (ONE_ROUND, ("a batalha está no post 0",), "the battle has no post 0"),
        (ONE_ROUND, ("Iara tem por inimigo Caio", "Caio tem por aliada Duda"), "seen by Iara, and now by Caio"),
        (ONE_ROUND, ("eu tem por inimigos Caio e Caio",), "“Caio” plays twice"),
        (ONE_ROUND, ("se sabe que um inimigo encerra",), "the posts already tell encerro.autor"),
    ],
)
def test_what_cannot_be_recorded_is_refused(table: Table, given: tuple[str, ...], said: str) -> None:
    with pytest.raises(RulesError, match=said):
        recorded(table, *given)


def test_there_is_no_count_without_a_battle() -> None:
    with pytest.raises(RulesError, match="no battle was recorded"):
        act(Play(book()), "when", TURNS)


def test_the_limit_of_the_question_and_that_of_the_legend_must_agree() -> None:
    table: Table = (("quem", "usa", "volta"), ("eu", "Fenda", "sim"))
    asked = "perguntam ao juiz se a volta da Fenda veio no prazo de 2 turnos"

    assert recorded(table, "a legenda deixa voltar até o turno 2", asked=asked).verdict.answer == "no_prazo"
    with pytest.raises(RulesError, match=r"dimensao\.limite was 3 and is now 2"):
        recorded(table, "a legenda deixa voltar até o turno 3", asked=asked)


def test_a_post_does_several_things_and_says_how_many_uses() -> None:
    table: Table = (
        ("quem", "usa", "ativa", "perde", "acontece"),
        ("eu", "Véu, Fenda 2x", "Manto", "", ""),
        ("inimigo", "", "", "Fenda 10x", "morre, cai em Genjutsu"),
    )

    first, second = recorded(table).keep(Battle).posts or ()
    assert first.acts == (Act("usa", "Véu"), Act("usa", "Fenda", 2), Act("ativa", "Manto"))
    assert second.acts == (Act("perde", "Fenda", 10), Act("morre"), Act("cai_em_genjutsu"))


def test_a_question_of_a_battle_is_asked_by_its_sentence() -> None:
    table: Table = (("quem", "ativa"), ("eu", "Manto"), ("inimigo", ""))
    about = "perguntam ao juiz da batalha, sobre o Manto: há quantos turnos dura o efeito?"

    assert recorded(table, asked=about).verdict.answer == 1
    assert recorded(table, asked="perguntam ao juiz da batalha: quantos turnos passaram?").verdict.answer == 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("perguntam ao juiz da batalha: há quantos turnos dura o efeito?", "about one ability"),
        ("perguntam ao juiz da batalha, sobre o Manto: quantos turnos passaram?", "about the whole battle"),
        ("perguntam ao juiz da batalha, sobre a Manta: há quantos turnos dura o efeito?", "no post of this log uses"),
    ],
)
def test_a_question_about_the_wrong_thing_is_refused(asked: str, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        recorded((("quem", "ativa"), ("eu", "Manto")), asked=asked)
