"""Barriers and ranges in a recorded battle: what hits a barrier, and which range a post specifies."""

import pytest

from tests.zarcovi.asking import Given
from tests.zarcovi.recording import mine, of_battle, theirs
from zarcovi_rules.books.zarcovi.battle import NowhereError, Post
from zarcovi_rules.core.messages import RulesError

FATE, CHOICE, SPECIFIED = (
    "destino_da_barreira_na_batalha",
    "escolha_de_alcance_na_batalha",
    "alcance_especificado_na_batalha",
)
WALL: Given = {
    "barreira.forma": "campo",
    "barreira.cobertura": "360",
    "barreira.status": "ilimitado",
    "barreira.permanece": "sim",
}
ATTACK: Given = {"ataque.escala": "unidirecional", "ataque.status": "letal"}
ABOUT: dict[str, Given] = {
    "Muralha": WALL,
    "Lança": ATTACK,
    "Selo": {**ATTACK, "ataque.efeito": "selamento"},
}
UP = mine(ativa="Muralha")
LANCE, SEAL = theirs(usa="Lança", atinge="Muralha"), theirs(usa="Selo", atinge="Muralha")


@pytest.mark.parametrize(
    ("posts", "fate"),
    [
        ((UP, LANCE), "permanece"),
        ((UP, SEAL), "retira_se"),
        ((UP, LANCE, SEAL, LANCE), "retira_se"),
        ((UP, SEAL, UP, LANCE), "permanece"),
        ((LANCE,), "permanece"),
    ],
)
def test_a_barrier_is_gone_from_the_first_hit_that_takes_it_away_until_it_is_raised_again(
    posts: tuple[Post, ...], fate: str
) -> None:
    assert of_battle(FATE, "muralha", *posts, about=ABOUT).answer == fate


@pytest.mark.parametrize(
    ("posts", "said"),
    [
        ((UP,), "no post hits “Muralha” since it was raised"),
        ((UP, SEAL, UP), "no post hits “Muralha” since it was raised"),
        ((UP, theirs(atinge="Muralha")), "and uses nothing"),
    ],
)
def test_what_nothing_hits_is_not_asked_about(posts: tuple[Post, ...], said: str) -> None:
    with pytest.raises(NowhereError, match=said):
        of_battle(FATE, "Muralha", *posts, about=ABOUT)


@pytest.mark.parametrize(
    ("post", "choice", "specified"),
    [
        (mine(usa="Lança"), "erro", "nao_ha"),
        (mine(usa="Lança", especifica="Médio"), "sem_erro", "pode"),
        (mine(usa="Lança", especifica="curto"), "sem_erro", "pode"),
        (mine(usa="Lança", especifica="longo"), "erro", "nao_pode"),
    ],
)
def test_the_post_of_the_last_use_specifies_the_range(post: Post, choice: str, specified: str) -> None:
    offers: Given = {"alcance.opcoes": "curto_e_medio"}
    posts = mine(usa="Lança", especifica="curto"), theirs(usa="Sopro", especifica="longo"), post

    assert of_battle(CHOICE, "Lança", *posts, given=offers).answer == choice
    assert of_battle(SPECIFIED, "Lança", *posts, given=offers).answer == specified


def test_what_is_no_range_and_what_the_posts_tell_are_refused() -> None:
    with pytest.raises(RulesError, match=r"alcance\.escolhido cannot be perto"):
        of_battle(CHOICE, "Lança", mine(usa="Lança", especifica="perto"))
    with pytest.raises(RulesError, match=r"the posts already tell alcance\.especificado"):
        of_battle(CHOICE, "Lança", mine(usa="Lança"), given={"alcance.especificado": "sim"})
