"""Battles in several dimensions: a use that travels nowhere, who meets whom, what a portal has left."""

from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, table
from tests.zarcovi.recording import of_battle, post
from zarcovi_rules.books.zarcovi.battle import Act, NowhereError, Post, Table
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE, Answered

VALID, MEETS, PORTAL = "uso_dimensional_na_batalha", "encontro_na_batalha", "usos_do_portal_na_batalha"
TABLE = Table(me="Iara", enemies=("Caio", "Davi"))
DIMENSIONAL: Given = {"dimensional.habilidade": "sim"}
ABOUT: dict[str, Given] = {
    "Fenda": DIMENSIONAL,
    "Brecha": DIMENSIONAL,
    "Passo": {},
    "Portal": {**DIMENSIONAL, "dimensional.portal": "sim", "defesa.ato": "desvia", "manipulacao.destino": "autor"},
}
ONE_PLACE: Given = {"encontro.lugar": "o_mesmo"}
ATTACK: Given = {"ataque.combavel": "sim", "ataque.escala": "unidirecional", "ataque.alcance": "longo"}


def goes(author: str, by: str, to: str, **does: Any) -> Post:
    return post(author, usa=by, vai_para=to, **does)


def comes_back(author: str, by: str = "Fenda") -> Post:
    return Post(author=author, acts=(Act("usa", by),), returns=True)


def asked(question: str, name: str, *posts: Post, given: Given | None = None, rules: Book | None = None) -> Answered:
    named = {done.name for one in posts for done in one.acts}
    about = {ability: facts for ability, facts in ABOUT.items() if ability in named}
    return of_battle(question, name, *posts, given=given, about=about, table=TABLE, rules=rules)


@examples(st.lists(st.sampled_from(["Véu", "Poço", "Terra", "volta"]), min_size=1, max_size=5))
def test_a_use_is_valid_if_it_leads_elsewhere_than_where_its_user_was(ways: list[str]) -> None:
    posts = [comes_back("Iara") if to == "volta" else goes("Iara", "Fenda", to) for to in ways]
    stays = ["Terra", *("Terra" if to == "volta" else to for to in ways)]

    assert asked(VALID, "Fenda", *posts).answer == ("nao_vale" if stays[-1] == stays[-2] else "vale")


def test_a_use_that_takes_its_user_nowhere_is_valid_only_where_it_spends_several_uses() -> None:
    once, twice = post("Iara", usa="Fenda"), post("Iara", usa="Fenda 2x")

    assert asked(VALID, "Fenda", once).answer == "nao_vale"
    assert asked(VALID, "Fenda", twice).answer == "vale"
    assert asked(VALID, "Fenda", twice, rules=table(AMB_39="A")).answer == "nao_vale"


def test_where_another_player_is_says_nothing_of_the_user() -> None:
    assert asked(VALID, "Fenda", goes("Caio", "Brecha", "Véu"), goes("Iara", "Fenda", "Véu")).answer == "vale"


@pytest.mark.parametrize(
    ("others", "answer"),
    [
        ((), "nao"),
        ((goes("Caio", "Brecha", "véu"),), "sim"),
        ((goes("Caio", "Brecha", "Poço"),), "nao"),
        ((goes("Caio", "Brecha", "Véu"), comes_back("Caio", "Brecha")), "nao"),
        ((goes("Caio", "Passo", "Véu"),), "nao_ha"),
        ((goes("Caio", "Passo", "Véu"), goes("Davi", "Brecha", "Véu")), "sim"),
        ((goes("Caio", "Brecha", "Poço"), goes("Davi", "Brecha", "Véu")), "sim"),
    ],
)
def test_who_came_to_the_same_place_by_a_dimensional_ability_meets(others: tuple[Post, ...], answer: str) -> None:
    assert asked(MEETS, "iara", goes("Iara", "Fenda", "Véu"), *others, given=ONE_PLACE).answer == answer


def test_whether_it_is_the_same_place_no_post_tells() -> None:
    found = asked(MEETS, "Iara", goes("Iara", "Fenda", "Véu"), goes("Caio", "Brecha", "Véu"))

    assert found.answer == DEPENDE
    assert "encontro.lugar" in found.collect("depends_on")


def test_nobody_meets_anybody_where_he_has_not_travelled() -> None:
    with pytest.raises(NowhereError, match="Davi is in no other dimension"):
        asked(MEETS, "Davi", goes("Iara", "Fenda", "Véu"))
    with pytest.raises(NowhereError, match="Iara is in no other dimension"):
        asked(MEETS, "Iara", goes("Iara", "Fenda", "Véu"), comes_back("Iara"))


@examples(uses=st.integers(1, 9), times=st.integers(1, 5))
def test_each_attack_sent_back_spends_two_uses_while_there_are_two(uses: int, times: int) -> None:
    posts = [post("Caio", usa="Lança"), post("Iara", usa="Portal 2x")] * times
    found = asked(PORTAL, "Portal", *posts, given={**ATTACK, "usos.na_legenda": uses})

    assert found.answer == (uses - 2 * times if uses >= 2 * times else "nao_bastam")
    assert "PORT-6" in found.collect("decided")


@pytest.mark.parametrize(
    ("question", "fact", "value"),
    [
        (VALID, "uso.destino", "outra_dimensao"),
        (VALID, "uso.quantidade", 1),
        (MEETS, "encontro.destinos", "o_mesmo"),
        (PORTAL, "manipulacao.usos", 2),
    ],
)
def test_what_the_posts_tell_may_not_be_given(question: str, fact: str, value: str | int) -> None:
    name = "Iara" if question == MEETS else "Fenda"
    with pytest.raises(RulesError, match=f"the posts already tell {fact}"):
        of_battle(question, name, goes("Iara", "Fenda", "Véu"), given={fact: value}, table=TABLE)


@pytest.mark.parametrize("question", [VALID, PORTAL])
def test_an_ability_that_no_post_uses_is_refused(question: str) -> None:
    with pytest.raises(NowhereError, match="no post of this log uses “Fenda”"):
        asked(question, "Fenda", post("Iara", desativa="Fenda"))
