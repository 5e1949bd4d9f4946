"""Battles with a paralysis: how long it holds, which card its victim posts, what becomes of his flight and offence."""

from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, table
from tests.zarcovi.recording import of_battle, post
from zarcovi_rules.books.zarcovi.battle import Closes, NowhereError, Post, Table
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE, OMISSO, Answered

HELD, CARD, FREES = "paralisado_na_batalha", "card_postado_paralisado", "livra_se_na_batalha"
FLIES, OFFENCE = "voo_na_batalha", "ofensiva_do_paralisado_na_batalha"
DUEL = Table(me="Iara", enemies=("Caio",))
TEAM = Table(me="Iara", enemies=("Caio", "Davi"), allies=("Nara",))
TT: Given = {"card.tipo": "deslocamento", "deslocamento.tipo": "teletransporte", "dimensional.habilidade": "nao"}
EQUATED: Given = {
    "card.tipo": "deslocamento",
    "deslocamento.tipo": "teleporte",
    "deslocamento.equiparado_a_teletransporte": "sim",
}
ABOUT: dict[str, Given] = {
    "Rede": {"ataque.efeito": "paralisia"},
    "Trovão": {"ataque.incapacita": "sim", "ataque.turnos_de_paralisia": 2},
    "Golpe": {"ataque.natureza": "taijutsu", "ataque.corta_fluxo": "sim"},
    "Salto": TT,
    "Eco": EQUATED,
    "Flecha": {"card.tipo": "sem_movimento"},
    "Corrida": {"card.tipo": "com_movimento"},
}


def caio(*happens: str, **does: Any) -> Post:
    return post("Caio", *happens, **does)


def iara(*happens: str, **does: Any) -> Post:
    return post("Iara", *happens, **does)


HIT = iara("e_paralisado")


def caught(by: str) -> tuple[Post, ...]:
    return caio(usa=by), HIT


def asked(
    question: str, *posts: Post, name: str = "Iara", seats: Table = DUEL, rules: Book | None = None, **given: Any
) -> Answered:
    named = {done.name for one in posts for done in one.acts}
    about = {ability: facts for ability, facts in ABOUT.items() if ability in named}
    facts = {fact.replace("__", "."): value for fact, value in given.items()}
    return of_battle(question, name, *posts, given=facts, about=about, table=seats, rules=rules)


@examples(lasts=st.integers(1, 5), passed=st.integers(0, 7))
def test_it_holds_while_fewer_turns_have_passed_than_the_legend_gives(lasts: int, passed: int) -> None:
    posts = *caught("Rede"), *[caio(), iara()] * passed
    found = asked(HELD, *posts, ataque__turnos_de_paralisia=lasts)

    assert found.answer == ("em_vigor" if passed < lasts else "terminada")


@pytest.mark.parametrize(
    ("by", "readings", "turns"),
    [("Rede", {}, 2), ("Trovão", {}, 2), ("Golpe", {"AMB_19": "B"}, 2), ("Golpe", {}, None)],
)
def test_without_turns_in_the_legend_it_lasts_those_of_the_note_but_a_cut_has_no_end(
    by: str, readings: dict[str, str], turns: int | None
) -> None:
    for passed in range(6):
        posts = *caught(by), *[caio(), iara()] * passed
        held = turns is None or passed < turns

        assert asked(HELD, *posts, rules=table(**readings)).answer == ("em_vigor" if held else "terminada")


def test_who_was_not_hit_is_not_paralysed_and_his_cards_are_his_own() -> None:
    hit = post("Nara", "e_paralisado", closes=Closes.NAO)
    posts = caio(usa="Rede"), hit, post("Davi"), iara(usa="Corrida", closes=Closes.NAO)

    assert asked(HELD, *posts, seats=TEAM).answer == "nao_ha"
    assert asked(CARD, *posts, seats=TEAM).answer == "sim"
    assert asked(FREES, *posts, seats=TEAM).answer == "nao_ha"
    assert asked(HELD, *posts, name="nara", seats=TEAM).answer == "em_vigor"


@pytest.mark.parametrize(
    ("by", "card", "may", "frees", "held"),
    [
        ("Rede", "Salto", "sim", "sim", "terminada"),
        ("Rede", "Corrida", "nao", "nao", "em_vigor"),
        ("Rede", "Flecha", "nao", "nao", "em_vigor"),
        ("Rede", "Eco", OMISSO, OMISSO, OMISSO),
        ("Trovão", "Salto", "nao", "nao", "em_vigor"),
        ("Golpe", "Salto", "nao", "nao", "em_vigor"),
    ],
)
def test_what_he_posts_while_paralysed(by: str, card: str, may: str, frees: str, held: str) -> None:
    posts = *caught(by), caio(), iara(usa=card)

    assert [asked(question, *posts).answer for question in (CARD, FREES, HELD)] == [may, frees, held]


def test_a_card_that_may_or_may_not_have_freed_him_no_longer_matters_once_the_turns_have_passed() -> None:
    posts = *caught("Rede"), caio(), iara(usa="Eco"), caio()

    assert asked(HELD, *posts[:-1]).collect("gaps") == ("GAP-17",)
    assert asked(HELD, *posts).answer == "terminada"


def test_once_freed_he_posts_what_he_likes_until_he_is_paralysed_again() -> None:
    posts = *caught("Rede"), iara(usa="Salto"), iara(usa="Corrida"), *caught("Rede"), iara(usa="Corrida")

    assert asked(CARD, *posts[:4]).answer == "sim"
    assert asked(CARD, *posts).answer == "nao"


def test_what_he_answers_with_comes_before_he_is_paralysed() -> None:
    posts = caio(usa="Rede"), iara("e_paralisado", usa="Corrida")

    assert asked(CARD, *posts).answer == "sim"
    assert asked(HELD, *posts).answer == "em_vigor"


def test_what_paralyses_is_the_last_use_of_an_enemy_before_the_hit() -> None:
    nara, davi = post("Nara", usa="Rede", closes=Closes.NAO), post("Davi")
    posts = caio(usa="Trovão"), davi, nara, HIT, caio(usa="Rede"), davi, iara(usa="Salto")

    assert asked(CARD, *posts, seats=TEAM).answer == "nao"


def test_flight_is_suspended_while_it_lasts_and_comes_back() -> None:
    posts = *caught("Rede"), caio(), iara(), caio(), iara()

    assert [asked(FLIES, *posts[:end], paralisado__tem_voo="sim").answer for end in range(1, 7)] == [
        "voa",
        *["suspenso"] * 3,
        *["voa"] * 2,
    ]


@pytest.mark.parametrize(
    ("posts", "answer"),
    [
        ((iara(usa="Lança"), *caught("Rede")), "interrompida"),
        ((iara(usa="Lança"), caio(), iara(), *caught("Rede")), "realiza_se"),
        ((iara(usa="Lança"), caio(usa="Rede")), "realiza_se"),
        ((*caught("Rede"), iara(usa="Lança")), "realiza_se"),
        ((iara("e_paralisado", usa="Lança"),), "interrompida"),
    ],
)
def test_only_an_offence_in_progress_is_interrupted(posts: tuple[Post, ...], answer: str) -> None:
    before = () if posts[0].author == "Caio" or len(posts) > 1 else (caio(usa="Rede"),)

    assert asked(OFFENCE, *before, *posts, name="lança").answer == answer


@pytest.mark.parametrize(
    ("posts", "answer"),
    [
        (caught("Rede"), "segue"),
        ((), "segue"),
        ((*caught("Rede"), caio(), iara("morre")), "cancelada"),
        ((*caught("Rede"), caio(), iara("e_selado")), OMISSO),
        ((*caught("Rede"), caio(), iara(), caio(), iara(), caio(), iara("morre")), "segue"),
    ],
    ids=["paralysed", "nothing", "dead before the fall", "sealed", "dead after the fall"],
)
def test_what_becomes_of_a_delayed_offence_is_the_same_whoever_asks(posts: tuple[Post, ...], answer: str) -> None:
    seen = iara(usa="Meteoro"), *posts

    of_paralysis, of_delay = (
        asked(question, *seen, name="Meteoro", ofensiva__demora=3)
        for question in (OFFENCE, "ofensiva_tardia_na_batalha")
    )

    assert (of_paralysis.answer, of_delay.answer) == (answer, answer)
    assert set(of_delay.collect("decided")) == set(of_paralysis.collect("decided"))
    assert of_paralysis.collect("gaps") == of_delay.collect("gaps")


def test_a_turn_that_may_or_may_not_count_is_silent_where_it_matters() -> None:
    skipped = *caught("Rede"), caio(closes=Closes.PULOU)
    short = asked(HELD, *skipped, ataque__turnos_de_paralisia=1)

    assert (short.answer, short.collect("gaps")) == (OMISSO, ("GAP-13",))
    assert asked(HELD, *caught("Golpe"), caio(closes=Closes.PULOU)).answer == "em_vigor"


def test_all_that_a_post_uses_is_one_attack() -> None:
    posts = caio(usa="Rede,Névoa"), HIT

    assert asked(HELD, *posts).answer == asked(HELD, *caught("Rede")).answer == "em_vigor"
    assert asked(HELD, caio(usa="Névoa,Rede"), HIT).answer == "em_vigor"


def test_two_of_one_post_that_state_different_things_are_refused() -> None:
    with pytest.raises(RulesError, match="“Trovão” and “Chuva” are used in one post, and differ in") as refused:
        of_battle(
            HELD,
            "Iara",
            caio(usa="Trovão,Chuva"),
            HIT,
            about={"Trovão": ABOUT["Trovão"], "Chuva": {"ataque.turnos_de_paralisia": 3}},
            table=DUEL,
        )

    assert "ataque.turnos_de_paralisia: 2, 3" in str(refused.value)


def test_what_the_card_is_has_to_be_known_only_while_it_holds() -> None:
    posts = *caught("Rede"), caio(), iara(usa="Sopro")

    assert asked(CARD, *posts).answer == DEPENDE
    assert asked(CARD, *posts[:3], iara(), caio(), iara(usa="Sopro")).answer == "sim"


@pytest.mark.parametrize(
    ("fact", "value"),
    [("paralisado.atingido", "sim"), ("paralisia.turnos_passados", 1), ("paralisado.ja_se_livrou", "sim")],
)
@pytest.mark.parametrize("question", [HELD, CARD, FREES, FLIES])
def test_what_the_posts_tell_may_not_be_given(question: str, fact: str, value: str | int) -> None:
    with pytest.raises(RulesError, match="the posts already tell"):
        of_battle(question, "Iara", *caught("Rede"), iara(usa="Salto"), given={fact: value}, table=DUEL)


@pytest.mark.parametrize(
    ("question", "posts", "name", "said"),
    [
        (HELD, (HIT,), "Iara", "no enemy of Iara uses anything before Iara is paralysed"),
        (CARD, caught("Rede"), "Iara", "no post of Iara uses a card"),
        (HELD, caught("Rede"), "Bia", "“Bia” does not play in this battle"),
        (OFFENCE, caught("Rede"), "Lança", "no post of this log names “Lança”"),
        (OFFENCE, (*caught("Rede"), iara(ativa="Lança")), "Lança", "no post of this log uses “Lança”"),
    ],
)
def test_what_no_post_tells_is_refused(question: str, posts: tuple[Post, ...], name: str, said: str) -> None:
    with pytest.raises(NowhereError, match=said):
        asked(question, *posts, name=name)
