"""Battles with a Genjutsu: who is still in it, and which card he may post."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zarcovi.asking import table
from tests.zarcovi.recording import DUEL, asked, battle
from zarcovi_rules.books.zarcovi.battle import NowhereError
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE

STATE, CARD = "preso_no_genjutsu", "card_postado_no_genjutsu"
CAUGHT = ("Caio usa:Sonho", "Iara cai_em_genjutsu", "Caio", "Iara", "Caio")


@settings(deadline=None)  # the first question asked of a book waits for its plan
@given(rounds=st.integers(0, 12))
def test_no_number_of_turns_frees_the_victim(rounds: int) -> None:
    log = battle("Caio usa:Sonho", "Iara cai_em_genjutsu", *["Caio", "Iara"] * rounds)

    assert asked(STATE, log, "Iara").answer == "inconsciente"
    assert asked(STATE, log, "Iara").collect("decided") == ("GEN-1a:inconsciente", "GEN-1a")


@pytest.mark.parametrize(
    ("posts", "state"),
    [
        ((), "livre"),
        (("Iara cai_em_genjutsu",), "inconsciente"),
        (("Iara cai_em_genjutsu sai_do_genjutsu",), "livre"),
        (("Iara cai_em_genjutsu", "Caio", "Iara sai_do_genjutsu"), "livre"),
        (("Iara cai_em_genjutsu", "Caio", "Iara sai_do_genjutsu", "Caio", "Iara cai_em_genjutsu"), "inconsciente"),
        (("Duda cai_em_genjutsu",), "livre"),
        (("Iara cai_em_genjutsu", "Duda sai_do_genjutsu"), "inconsciente"),
    ],
)
def test_he_is_in_it_from_his_last_fall_until_he_leaves(posts: tuple[str, ...], state: str) -> None:
    assert asked(STATE, battle("Caio usa:Sonho", *posts), "Iara").answer == state


def test_any_player_may_be_asked_about_whatever_his_capitals_and_accents() -> None:
    log = battle("Caio cai_em_genjutsu", "Iara")

    assert [asked(STATE, log, name).answer for name in ("caio", "Iara", "íara")] == ["inconsciente", "livre", "livre"]


def test_who_is_immune_to_it_does_not_fall() -> None:
    log = battle(*CAUGHT, vitima__imune_a_genjutsu_supremo="sim")

    assert asked(STATE, log, "Iara").answer == "livre"


@pytest.mark.parametrize(
    ("posts", "purpose", "answer"),
    [
        ((*CAUGHT, "Iara usa:Flecha"), "outra", "recusado"),
        ((*CAUGHT, "Iara ativa:Couraça"), "outra", "recusado"),
        ((*CAUGHT, "Iara usa:Despertar sai_do_genjutsu"), "sair_do_genjutsu", "pode"),
        ((*CAUGHT, "Iara usa:Flecha sai_do_genjutsu"), "outra", "recusado"),
        ((*CAUGHT, "Iara sai_do_genjutsu", "Caio", "Iara usa:Flecha"), "outra", "pode"),
        (("Caio usa:Sonho", "Iara usa:Espelho cai_em_genjutsu"), "outra", "pode"),
        (("Caio usa:Sonho", "Iara usa:Espelho"), "outra", "pode"),
    ],
)
def test_what_happens_in_a_post_comes_after_what_is_used_in_it(
    posts: tuple[str, ...], purpose: str, answer: str
) -> None:
    assert asked(CARD, battle(*posts, card__finalidade=purpose), "Iara").answer == answer


def test_what_the_card_is_for_has_to_be_known_only_of_who_is_caught() -> None:
    assert asked(CARD, battle(*CAUGHT, "Iara usa:Flecha"), "Iara").answer == DEPENDE
    assert asked(CARD, battle("Caio", "Iara usa:Flecha"), "Iara").answer == "pode"


def test_where_legends_win_the_turns_are_counted_from_the_fall() -> None:
    legends = table(AMB_0="B")
    posts = ("Caio usa:Sonho", "Iara cai_em_genjutsu")

    def state(*more: str) -> str | int:
        return asked(STATE, battle(*posts, *more, genjutsu__dura_um_turno="sim"), "Iara", legends).answer

    assert state() == "inconsciente"
    assert state("Caio") == "livre"
    assert asked(STATE, battle(*posts, "Caio", genjutsu__dura_um_turno="sim"), "Iara").answer == "inconsciente"


def test_turns_are_those_of_the_victim_whoever_he_is() -> None:
    log = battle("Iara usa:Sonho", "Caio cai_em_genjutsu", "Iara", table=DUEL, genjutsu__dura_um_turno="sim")

    assert asked(STATE, log, "Caio", table(AMB_0="B")).answer == "livre"


@pytest.mark.parametrize(
    ("question", "subject", "said"),
    [
        (STATE, "Iaraa", "“Iaraa” does not play in this battle"),
        (CARD, "Duda", "no post of Duda uses a card"),
    ],
)
def test_who_cannot_be_asked_about_is_told(question: str, subject: str, said: str) -> None:
    with pytest.raises(NowhereError, match=said):
        asked(question, battle(*CAUGHT), subject)


def test_what_the_posts_tell_is_not_stated_beside_them() -> None:
    with pytest.raises(RulesError, match=r"the posts already tell genjutsu\.desfeito"):
        asked(STATE, battle(*CAUGHT, genjutsu__desfeito="sim"), "Iara")
