"""Modes in a recorded battle: what each post leads to, and what only the posts may tell."""

import pytest

from tests.zarcovi.asking import Given, table
from tests.zarcovi.recording import mine, of_battle, theirs
from zarcovi_rules.books.zarcovi.battle import Closes, Post, Table
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.verdict import OMISSO, Answered

STANDS, GRANTS = "modo_na_batalha", "modo_concede_na_batalha"
ON = mine(ativa="Manto")
TYPES = ("nao_desativavel", "desativavel", "so_substituivel")


def stands(type_: str, *posts: Post, **given: str) -> int | str:
    return of_battle(STANDS, "Manto", *posts, given=of_type(type_, **given)).answer


def of_type(type_: str, **given: str) -> Given:
    return {"modo.tipo": type_, **{f"modo.{name}": value for name, value in given.items()}}


@pytest.mark.parametrize("type_", TYPES)
def test_a_mode_lasts_from_its_activation_until_it_is_replaced_or_the_fight_ends(type_: str) -> None:
    assert stands(type_, mine(usa="Manto")) == "inativo"
    assert stands(type_, ON, theirs(), mine(), theirs()) == "ativo"
    assert stands(type_, ON, theirs(substitui="Manto")) == "inativo"
    assert stands(type_, ON, theirs(), mine("acaba_a_luta")) == "inativo"


@pytest.mark.parametrize(
    ("type_", "expected"), [("nao_desativavel", "ativo"), ("desativavel", "inativo"), ("so_substituivel", "ativo")]
)
def test_only_the_second_type_is_deactivated(type_: str, expected: str) -> None:
    assert stands(type_, ON, theirs(), mine(desativa="Manto")) == expected


def test_what_is_done_to_another_mode_leaves_this_one_as_it_is() -> None:
    assert stands("desativavel", ON, mine(desativa="Casca")) == "ativo"


def test_a_mode_that_ends_with_the_turn_ends_when_an_enemy_closes() -> None:
    ends = {"acaba_com_o_turno": "sim"}

    assert stands("desativavel", ON, theirs(closes=Closes.NAO), **ends) == "ativo"
    assert stands("desativavel", ON, theirs(), **ends) == "inativo"


def test_where_nobody_knows_whether_a_turn_ended_only_a_mode_that_would_end_with_it_is_unknown() -> None:
    skipped = ON, theirs(closes=Closes.PULOU)

    assert stands("desativavel", *skipped) == "ativo"
    found = of_battle(STANDS, "Manto", *skipped, given=of_type("desativavel", acaba_com_o_turno="sim"))
    assert (found.answer, found.collect("gaps")) == (OMISSO, ("GAP-13",))


def test_a_covered_mode_returns_only_where_the_table_reads_it_so() -> None:
    posts = ON, mine(sobrepoe="Manto"), mine(descobre="Manto")
    other = of_battle(STANDS, "Manto", *posts, given=of_type("so_substituivel"), rules=table(AMB_44="B"))

    assert stands("so_substituivel", *posts) == "inativo"
    assert other.answer == "ativo"
    assert "AMB-44" in other.readings


def test_what_is_done_to_a_merged_mode_is_a_gap_until_the_fight_ends() -> None:
    merged = ON, mine(mescla="Manto")

    assert stands("desativavel", *merged) == "ativo"
    assert stands("desativavel", *merged, outro_preve_mescla="sim") == "mesclado"
    assert stands("desativavel", *merged, theirs(), mine(), theirs(), outro_preve_mescla="sim") == "mesclado"
    assert stands("desativavel", *merged, theirs(desativa="Manto"), outro_preve_mescla="sim") == OMISSO
    assert stands("desativavel", *merged, theirs("acaba_a_luta"), outro_preve_mescla="sim") == "inativo"


def test_what_the_mode_grants_follows_from_how_it_stands() -> None:
    flies: Given = {**of_type("desativavel", concede_voo="sim"), "modo.pedido": "voo"}

    assert of_battle(GRANTS, "Manto", ON, given=flies).answer == "sim"
    assert of_battle(GRANTS, "Manto", ON, mine(desativa="Manto"), given=flies).answer == "nao"


@pytest.mark.parametrize(("fact", "value"), [("estado", "ativo"), ("operacao", "ativar")])
@pytest.mark.parametrize("question", [STANDS, GRANTS])
def test_what_the_posts_tell_may_not_be_given(question: str, fact: str, value: str) -> None:
    with pytest.raises(RulesError, match=f"the posts already tell modo.{fact}"):
        of_battle(question, "Manto", ON, given={f"modo.{fact}": value})


def test_a_mode_that_no_post_names_is_refused() -> None:
    with pytest.raises(RulesError, match="no post of this log names “Mantro”") as caught:
        of_battle(STANDS, "Mantro", ON)

    assert "Did you mean Manto" in str(caught.value.help)


def test_an_author_is_seen_from_the_seat_of_who_counts() -> None:
    seat = Table(me="Iara", enemies=("Caio",))
    posts = Post(author="Iara", acts=ON.acts), Post(author="Caio")

    assert of_battle(STANDS, "manto", *posts, given=of_type("nao_desativavel"), table=seat).answer == "ativo"


# Beside another mode, and under what it forbids.

TWO: dict[str, Given] = {"Manto": {"modo.tipo": "desativavel"}, "Couraça": {"modo.tipo": "nao_desativavel"}}
OTHER = mine(ativa="Couraça")


def beside(name: str, *posts: Post, rules: Book | None = None) -> Answered:
    return of_battle(STANDS, name, *posts, about=TWO, rules=rules)


@pytest.mark.parametrize(
    ("posts", "expected"),
    [
        ((ON, OTHER), OMISSO),
        ((ON, mine(ativa="Couraça", substitui="Manto")), "ativo"),
        ((ON, mine(desativa="Manto"), OTHER), "ativo"),
        ((ON, mine(ativa="Couraça", desativa="Manto")), "ativo"),
        ((theirs(ativa="Manto"), OTHER), "ativo"),
        ((OTHER, ON), "ativo"),
    ],
)
def test_a_mode_is_activated_only_where_its_player_has_no_other(posts: tuple[Post, ...], expected: str) -> None:
    assert beside("Couraça", *posts).answer == expected


def test_where_nobody_knows_how_the_other_stands_nobody_knows_whether_it_is_activated() -> None:
    doubtful = OTHER, mine(ativa="Couraça"), ON
    found = beside("Manto", *doubtful)

    assert (found.answer, found.collect("gaps")) == (OMISSO, ("GAP-32",))


def test_whether_there_is_another_is_told_by_the_posts_only_of_modes_whose_type_is_known() -> None:
    assert stands("desativavel", mine(ativa="Casca"), ON) == "ativo"
    assert stands("desativavel", ON, outro_ativo="sim") == OMISSO


def test_a_mode_and_what_merges_with_it_in_one_post_are_both_in_force() -> None:
    foresees: dict[str, Given] = {**TWO, "Manto": {**TWO["Manto"], "modo.outro_preve_mescla": "sim"}}
    posts = ON, mine(ativa="Couraça", mescla="Manto")

    assert [of_battle(STANDS, name, *posts, about=foresees).answer for name in TWO] == ["mesclado", "ativo"]


@pytest.mark.parametrize(
    ("type_", "rules", "expected"),
    [
        ("nao_desativavel", table(), "ativo"),
        ("desativavel", table(), "inativo"),
        ("desativavel", table(AMB_31="A"), "ativo"),
        ("so_substituivel", table(), "ativo"),
    ],
)
def test_a_mode_that_forbids_a_card_goes_off_if_its_type_may_be_switched_off(
    type_: str, rules: Book, expected: str
) -> None:
    posts = ON, mine(usa="Sopro", infringe="Manto")
    about: dict[str, Given] = {"Manto": {"modo.tipo": type_}}

    assert of_battle(STANDS, "Manto", *posts, about=about, rules=rules).answer == expected
    annulled = of_battle("acao_do_card_na_batalha", "Manto", *posts, about=about, rules=rules)
    assert annulled.answer == ("anulada" if expected == "ativo" else "ocorre")


@pytest.mark.parametrize(
    ("clause", "rules", "expected"),
    [
        ("proibicao.permanente", table(), "inativo"),
        ("proibicao.nao_cai", table(), "inativo"),
        ("proibicao.nao_cai", table(AMB_0="B"), "ativo"),
    ],
)
def test_what_a_legend_adds_does_not_undo_what_the_type_tells(clause: str, rules: Book, expected: str) -> None:
    posts = ON, mine(usa="Sopro", infringe="Manto")
    about: dict[str, Given] = {"Manto": {**TWO["Manto"], clause: "sim"}}

    assert beside("Manto", *posts).answer == "inativo"
    assert of_battle(STANDS, "Manto", *posts, about=about, rules=rules).answer == expected


def test_an_inactive_mode_forbids_nothing() -> None:
    posts = ON, mine(desativa="Manto"), mine(usa="Sopro", infringe="Manto"), ON

    assert beside("Manto", *posts).answer == "ativo"
    assert "ATV-3a:desliga" not in beside("Manto", *posts).collect("decided")
