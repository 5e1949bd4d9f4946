"""Uses in a recorded battle: what the posts spend, take and give, and the laws of what is left."""

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, table
from tests.zarcovi.recording import mine, of_battle, theirs
from zarcovi_rules.books.zarcovi.battle import Post
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

LEFT, MAY, COSTS = "usos_na_batalha", "uso_na_batalha", "ultimo_uso_na_batalha"
USE = mine(usa="Rajada")
MANY = settings(max_examples=40, derandomize=True)


def of(uses: int, **given: str) -> Given:
    return {"usos.na_legenda": uses, **given}


def left(uses: int, *posts: Post) -> int | str:
    return of_battle(LEFT, "Rajada", *posts, given=of(uses)).answer


@examples(uses=st.integers(1, 6), used=st.integers(1, 8))
@MANY
def test_each_use_spends_one_until_there_is_none(uses: int, used: int) -> None:
    assert left(uses, *[USE] * used) == max(uses - used, 0)
    assert left(uses, mine(usa=f"Rajada {used}x")) == max(uses - used, 0)


@examples(uses=st.integers(1, 6), lost=st.integers(1, 9), gained=st.integers(1, 9))
@MANY
def test_uses_are_lost_down_to_none_and_gained_without_limit(uses: int, lost: int, gained: int) -> None:
    posts = theirs(perde=f"Rajada {lost}x"), mine(ganha=f"Rajada {gained}x")

    assert left(uses, *posts) == max(uses - lost, 0) + gained


@pytest.mark.parametrize("verb", ["usa", "ativa", "equipa"])
def test_a_card_that_is_activated_or_equipped_is_used(verb: str) -> None:
    assert left(2, mine(**{verb: "Rajada"}), mine(desativa="Rajada", desequipa="Rajada")) == 1


def test_a_use_too_many_spends_nothing_and_what_it_costs_is_a_gap() -> None:
    posts = [USE] * 3
    costs = of_battle(COSTS, "Rajada", *posts, given=of(2))

    assert left(2, *posts) == 0
    assert (costs.answer, costs.collect("gaps")) == (OMISSO, ("GAP-12",))
    assert of_battle(COSTS, "Rajada", *posts[:2], given=of(2)).answer == "nao_ha"
    assert of_battle(COSTS, "Rajada", *posts, mine(ganha="Rajada"), given=of(2)).answer == OMISSO


def test_whether_it_may_be_used_follows_from_what_is_left() -> None:
    assert of_battle(MAY, "Rajada", USE, given=of(2)).answer == "pode"
    assert of_battle(MAY, "Rajada", USE, theirs(perde="Rajada"), given=of(2)).answer == "recusado"


def test_a_complementary_ability_spends_its_uses_and_nobody_alters_them() -> None:
    posts = USE, theirs(perde="Rajada"), mine(ganha="Rajada 3x")
    found = of_battle(LEFT, "Rajada", *posts, given=of(3, **{"habilidade.completa": "modo"}))

    assert found.answer == 2
    assert {"XUSO-3", "COMP-2"} <= set(found.collect("decided"))


def test_an_ability_without_written_uses_has_none_to_count() -> None:
    given: Given = {"usos.escritos": "nao"}

    assert of_battle(LEFT, "Rajada", USE, given=given).answer == "sem_contagem"
    assert of_battle(MAY, "Rajada", USE, given=given).answer == "pode"
    assert of_battle(LEFT, "Rajada", USE, given=given | of(3), rules=table(AMB_46_isencao="B")).answer == 2


def test_without_the_number_in_the_legend_that_number_is_what_is_missing() -> None:
    for question in (LEFT, MAY, COSTS):
        found = of_battle(question, "Rajada", USE, USE)

        assert (found.answer, found.collect("depends_on")) == (DEPENDE, ("usos.na_legenda",))


@pytest.mark.parametrize(("fact", "value"), [("usos.antes", 2), ("usos.evento", "usar"), ("usos.variacao", 1)])
def test_what_the_posts_tell_may_not_be_given(fact: str, value: str | int) -> None:
    with pytest.raises(RulesError, match=f"the posts already tell {fact}"):
        of_battle(LEFT, "Rajada", USE, given={**of(2), fact: value})


def test_an_ability_that_no_post_names_is_refused() -> None:
    with pytest.raises(RulesError, match="no post of this log names “Rajado”"):
        of_battle(LEFT, "Rajado", USE, given=of(2))
