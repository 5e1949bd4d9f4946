"""Battles with an offence that takes some turns: what its owner suffers, and where and when it falls."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zarcovi.asking import table
from tests.zarcovi.recording import DUEL, asked, battle
from zarcovi_rules.books.zarcovi.battle import Log, NowhereError
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

GOES_ON, WHERE, WHEN = "ofensiva_tardia_na_batalha", "onde_cai_na_batalha", "quando_cai_na_batalha"
REFUND, LEFT, DECLARED = "uso_estornado_na_batalha", "usos_restantes_na_batalha", "declaracao_da_queda_na_batalha"
IN_TIME, LATE = "ao_alcance", "fora_do_alcance"


def meteor(happens: dict[int, str], *, posts: int = 9, delay: int | None = 2, **given_: Any) -> Log:
    """Iara uses the meteor in post 0, and she and Caio post by turns; `happens` says what else a post holds."""
    more: dict[str, Any] = {} if delay is None else {"ofensiva__demora": delay}
    written = (("Caio" if place % 2 else "Iara") + (" usa:Meteoro" if not place else "") for place in range(posts))
    return battle(*(f"{post} {happens.get(place, '')}" for place, post in enumerate(written)), **more, **given_)


def answer(question: str, log: Log, rules: Book | None = None) -> str | int:
    return asked(question, log, "Meteoro", rules).answer


@settings(deadline=None)  # the first question asked of a book waits for its plan
@given(delay=st.integers(1, 6), posts=st.integers(1, 16))
def test_it_falls_once_the_enemy_has_closed_as_many_turns_as_it_takes(delay: int, posts: int) -> None:
    log = meteor({}, posts=posts, delay=delay)

    assert answer(GOES_ON, log) == "segue"
    assert (answer(WHERE, log) == "ainda_nao_cai") == (posts // 2 < delay)


@pytest.mark.parametrize("befalls", ["morre", "cai_em_genjutsu"])
@pytest.mark.parametrize(
    ("place", "comes"), [(0, "cancelada"), (2, "cancelada"), (4, "cancelada"), (6, "segue"), (8, "segue")]
)
def test_what_befalls_the_owner_counts_until_the_turn_of_the_fall(befalls: str, place: int, comes: str) -> None:
    assert answer(GOES_ON, meteor({place: befalls})) == comes
    assert answer(WHERE, meteor({place: befalls})) == ("junto_ao_dono" if comes == "segue" else "nao_cai")
    assert answer(WHEN, meteor({place: befalls})) == ("encerro_do_dono" if comes == "segue" else "nao_cai")
    assert answer(REFUND, meteor({place: befalls})) == ("nao_ha" if comes == "segue" else "nao")


def test_what_befalls_another_changes_nothing() -> None:
    assert answer(GOES_ON, meteor({1: "morre", 3: "cai_em_genjutsu"})) == "segue"


@pytest.mark.parametrize(
    ("happens", "decides"),
    [
        ({2: "morre ressuscita"}, "OFR-3b"),
        ({2: "cai_em_genjutsu sai_do_genjutsu"}, "OFR-3b"),
        ({2: "morre", 4: "ressuscita"}, "OFR-3a"),
        ({2: "cai_em_genjutsu", 4: "sai_do_genjutsu"}, "OFR-3a"),
        ({2: "morre sai_do_genjutsu"}, "OFR-3a"),
    ],
)
def test_to_recover_saves_nothing_and_the_turn_says_which_ruling_decides(happens: dict[int, str], decides: str) -> None:
    found = asked(GOES_ON, meteor(happens, delay=3), "Meteoro")

    assert (found.answer, found.collect("decided")[0]) == ("cancelada", decides)


def test_to_post_twice_in_one_turn_is_to_recover_in_it() -> None:
    log = battle("Iara usa:Meteoro", "Caio", "Iara ... morre", "Iara ressuscita", ofensiva__demora=3)

    assert asked(GOES_ON, log, "Meteoro").collect("decided")[0] == "OFR-3b"


@pytest.mark.parametrize(
    ("happens", "comes"),
    [
        ({2: "e_paralisado"}, "segue"),
        ({2: "dribla_a_morte"}, "segue"),
        ({2: "e_selado"}, OMISSO),
        ({2: "e_selado", 4: "morre"}, "cancelada"),
        ({2: "morre", 4: "e_paralisado"}, "cancelada"),
        ({2: "e_paralisado", 4: "e_selado"}, OMISSO),
    ],
)
def test_of_all_that_befalls_him_the_gravest_decides(happens: dict[int, str], comes: str) -> None:
    assert answer(GOES_ON, meteor(happens)) == comes


def test_a_dodged_death_is_a_reading() -> None:
    log = meteor({2: "dribla_a_morte"})

    assert "AMB-47" in asked(GOES_ON, log, "Meteoro").readings
    assert answer(GOES_ON, log, table(AMB_47="A")) == "cancelada"


def test_where_and_when_it_falls_are_readings() -> None:
    assert answer(WHERE, meteor({}), table(AMB_14_local="A")) == "junto_ao_alvo"
    assert answer(WHEN, meteor({}), table(AMB_14_encerro="A")) == "encerro_do_alvo"


@pytest.mark.parametrize(
    ("place", "holds"), [(0, "nao_vale"), (2, "nao_vale"), (4, "vale"), (6, "nao_vale"), (8, "nao_vale")]
)
def test_the_fall_is_declared_in_its_turn_only(place: int, holds: str) -> None:
    log = meteor({place: "declara:Meteoro"}, queda__declaracao=IN_TIME)

    assert answer(DECLARED, log) == holds
    assert answer(WHERE, log) == ("local_declarado" if holds == "vale" else "junto_ao_dono")


def test_a_place_out_of_range_is_not_chosen_unless_the_table_reads_so() -> None:
    log = meteor({4: "declara:Meteoro"}, queda__declaracao=LATE)

    assert (answer(DECLARED, log), answer(WHERE, log)) == ("nao_vale", "junto_ao_dono")
    assert answer(WHERE, log, table(AMB_15="A")) == "local_declarado"


def test_without_a_declaration_there_is_none_that_could_hold() -> None:
    assert answer(DECLARED, meteor({})) == "nao_ha"


@pytest.mark.parametrize(("happens", "left"), [({}, 2), ({2: "morre"}, 2), ({2: "morre ressuscita"}, 2)])
def test_its_use_is_spent_whether_it_falls_or_not(happens: dict[int, str], left: int) -> None:
    assert answer(LEFT, meteor(happens, ofensiva__usos=3)) == left


def test_where_legends_win_one_may_promise_the_use_back() -> None:
    log = meteor({2: "morre"}, ofensiva__usos=3, ofensiva__estorna_uso="sim")

    assert answer(LEFT, log) == 2
    assert answer(LEFT, log, table(AMB_0="B")) == 3


def test_of_several_uses_the_last_is_pending_and_all_are_spent() -> None:
    log = meteor({2: "morre ressuscita", 6: "usa:Meteoro"}, ofensiva__usos=3)

    assert answer(GOES_ON, log) == "segue"
    assert answer(LEFT, log) == 1


def test_the_turns_are_those_of_its_owner_whoever_counts() -> None:
    def comes(*posts: str) -> str | int:
        return answer(GOES_ON, battle(*posts, table=DUEL, ofensiva__demora=2))

    assert comes("Caio usa:Meteoro", "Iara", "Caio", "Iara", "Caio", "Iara", "Caio morre") == "segue"
    assert comes("Caio usa:Meteoro", "Iara", "Caio", "Iara", "Caio morre") == "cancelada"


def test_without_the_turns_that_it_takes_only_whether_it_goes_on_is_known() -> None:
    assert answer(GOES_ON, meteor({6: "morre"}, delay=None)) == "cancelada"
    assert answer(WHERE, meteor({}, delay=None)) == DEPENDE


@pytest.mark.parametrize(
    ("log", "error", "said"),
    [
        (battle("Iara ativa:Meteoro"), NowhereError, "no post of this log uses “Meteoro”"),
        (battle("Iara usa:Meteora"), NowhereError, "no post of this log names “Meteoro”"),
        (meteor({4: "declara:Meteoro"}), RulesError, "a post declares the fall of “Meteoro”, and nothing says where"),
        (meteor({}, queda__declaracao=IN_TIME), RulesError, "the posts already tell queda.declaracao"),
        (meteor({}, dono__enquanto_pendente="morte"), RulesError, "the posts already tell dono.enquanto_pendente"),
    ],
)
def test_what_cannot_be_asked_is_told(log: Log, error: type[RulesError], said: str) -> None:
    with pytest.raises(error, match=said):
        answer(WHERE, log)
