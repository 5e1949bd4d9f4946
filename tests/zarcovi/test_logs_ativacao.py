"""Activations in a recorded battle: how long they run, with which verb they came, and whether their card followed."""

import pytest

from tests.zarcovi.asking import Given, table
from tests.zarcovi.recording import mine, of_battle, theirs
from zarcovi_rules.books.zarcovi.battle import Closes, Post
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE

RUNS, VERB, SENT = "efeito_do_card_na_batalha", "verbo_na_batalha", "envio_na_batalha"
OPEN = Closes.NAO
USE = mine(ativa="Bruma")
ON_PAGE: Given = {"ativada.na_pagina": "sim"}


def runs(given: Given, *posts: Post, **readings: str) -> int | str:
    return of_battle(RUNS, "Bruma", *posts, given=given, rules=table(**readings)).answer


def lasting(turns: int) -> Given:
    return {"card.verbo_da_legenda": "ativa", "card.dura_tempo_previsto": "sim", "card.tempo": turns}


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_an_activation_runs_for_the_turns_of_its_legend(turns: int) -> None:
    rounds = [post for _ in range(turns - 1) for post in (theirs(), mine())]

    assert runs(lasting(turns), USE, *rounds) == "corre"
    assert runs(lasting(turns), USE, *rounds, theirs()) == "acabou"
    assert runs(lasting(turns), USE, *rounds, theirs(), USE) == "corre"


def test_a_card_without_a_verb_runs_until_the_move_comes_round_or_as_the_table_reads_it() -> None:
    assert runs({}, USE, theirs()) == "corre"
    assert runs({}, USE, theirs(), mine(closes=OPEN)) == "acabou"
    assert runs({}, USE, theirs(), AMB_28="B") == "acabou"


def test_what_i_add_before_i_close_is_the_same_move() -> None:
    assert runs({}, mine(ativa="Bruma", closes=OPEN), mine(usa="Véu"), theirs()) == "corre"


def test_the_move_that_comes_round_is_that_of_who_used_the_card() -> None:
    assert runs({}, theirs(ativa="Bruma"), mine(), AMB_28="A") == "corre"
    assert runs({}, theirs(ativa="Bruma"), mine(), theirs()) == "acabou"


@pytest.mark.parametrize(
    ("verb", "expected"), [("usa", "erro_possivel"), ("ativa", "erro_possivel"), ("equipa", "sem_erro")]
)
def test_the_verb_of_the_post_is_held_against_that_of_the_legend(verb: str, expected: str) -> None:
    given: Given = {"card.verbo_da_legenda": "equipa"}

    assert of_battle(VERB, "Luva", mine(**{verb: "Luva"}), given=given).answer == expected


@pytest.mark.parametrize(
    ("posts", "expected"),
    [
        ((mine(usa="Selo", faz_ativar="Olho", ativa="Olho"),), "sem_erro"),
        ((mine(usa="Selo", faz_ativar="Olho", closes=OPEN), mine(ativa="Olho")), "sem_erro"),
        ((mine(usa="Selo", faz_ativar="Olho", closes=OPEN), mine(usa="Véu", closes=OPEN), mine(ativa="Olho")), "erro"),
        ((mine(usa="Selo", faz_ativar="Olho"), theirs(), mine(ativa="Olho")), "erro"),
        ((mine(usa="Selo", faz_ativar="Olho", closes=OPEN),), DEPENDE),
        ((mine(ativa="Olho"), theirs(), mine(usa="Selo", faz_ativar="Olho")), "sem_erro"),
        ((mine(ativa="Olho"), theirs(desativa="Olho"), mine(usa="Selo", faz_ativar="Olho")), "erro"),
        ((mine(ativa="Olho"),), "sem_erro"),
    ],
)
def test_the_card_of_what_activates_has_to_follow_at_once(posts: tuple[Post, ...], expected: str) -> None:
    assert of_battle(SENT, "Olho", *posts, given=ON_PAGE).answer == expected


def test_what_no_post_tells_may_be_given() -> None:
    given: Given = {**ON_PAGE, "ativacao.estado": "ativa"}

    assert of_battle(SENT, "Olho", mine(usa="Selo", faz_ativar="Olho"), given=given).answer == "sem_erro"


@pytest.mark.parametrize(
    ("question", "fact", "value"),
    [
        (RUNS, "card.turnos_passados", 1),
        (RUNS, "card.vezes_passadas", 1),
        (VERB, "card.verbo_do_post", "ativa"),
        (SENT, "ativada.enviada_em_seguida", "sim"),
        (SENT, "card.ativa_outra", "sim"),
    ],
)
def test_what_the_posts_tell_may_not_be_given(question: str, fact: str, value: str | int) -> None:
    with pytest.raises(RulesError, match=f"the posts already tell {fact}"):
        of_battle(question, "Bruma", mine(ativa="Bruma", faz_ativar="Bruma"), given={fact: value})


@pytest.mark.parametrize("question", [RUNS, VERB])
def test_a_card_that_no_post_uses_is_refused(question: str) -> None:
    with pytest.raises(RulesError, match="no post of this log uses “Bruma”"):
        of_battle(question, "Bruma", mine(usa="Brisa"))
