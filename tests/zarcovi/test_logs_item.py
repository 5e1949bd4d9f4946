"""Items in a recorded battle: what is worn, what fits beside it, and what a forbidden card brings about."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, table
from tests.zarcovi.recording import mine, of_battle, post, theirs
from zarcovi_rules.books.zarcovi.battle import NowhereError, Post, Table
from zarcovi_rules.core.clock import Tally
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.prose import told
from zarcovi_rules.core.verdict import OMISSO

STANDS, ACTION, REFUND, ERRO = (
    "item_na_batalha",
    "acao_do_card_na_batalha",
    "estorno_na_batalha",
    "erro_por_card_proibido_na_batalha",
)
ONE, BOTH, ARMOUR = ({"item.lugar": where} for where in ("uma_mao", "ambas_as_maos", "armadura"))
RANK = "rank_ao_desligar_na_batalha"
MANY = settings(max_examples=40, deadline=None, derandomize=True)
ELMO = mine(equipa="Elmo")
FORBIDDEN = mine(usa="Sopro", infringe="Elmo")
PERMANENT: dict[str, Given] = {"Elmo": {"proibicao.permanente": "sim"}}


def stands(name: str, *posts: Post, **about: Given) -> int | str:
    return of_battle(STANDS, name, *posts, about=about).answer


def followed(name: str, *posts: Post, about: dict[str, Given]) -> Tally[Any]:
    found = of_battle(STANDS, name, *posts, about=about)
    assert isinstance(found, Tally)
    return found


@examples(st.lists(st.sampled_from(["equipa", "desequipa", "ativa", "desativa"]), max_size=8))
@MANY
def test_an_item_stands_as_the_last_post_leaves_it(verbs: list[str]) -> None:
    expected = "equipado" if verbs and verbs[-1] in {"equipa", "ativa"} else "desequipado"

    assert stands("Elmo", mine(usa="Elmo"), *[mine(**{verb: "Elmo"}) for verb in verbs]) == expected


@pytest.mark.parametrize(
    ("worn", "item", "expected"),
    [
        ((ONE,), ONE, "equipado"),
        ((ONE, ONE), ONE, OMISSO),
        ((BOTH,), ONE, OMISSO),
        ((ONE,), BOTH, OMISSO),
        ((ONE, ARMOUR), ONE, "equipado"),
        ((ARMOUR,), ARMOUR, OMISSO),
        ((ONE, ONE, ARMOUR), {"item.lugar": "outro_local"}, "equipado"),
    ],
)
def test_an_item_fits_beside_what_the_posts_before_equipped(
    worn: tuple[Given, ...], item: Given, expected: str
) -> None:
    posts = [mine(equipa=f"I{place}") for place in range(len(worn))]
    about = {f"I{place}": facts for place, facts in enumerate(worn)}

    assert stands("Clava", *posts, mine(equipa="Clava"), Clava=item, **about) == expected


def test_only_what_the_same_player_wears_loads_his_hands() -> None:
    assert stands("Clava", theirs(equipa="Pique"), mine(equipa="Clava"), Clava=BOTH, Pique=BOTH) == "equipado"


def test_what_holds_of_all_items_holds_of_each() -> None:
    posts = [mine(equipa=name) for name in ("Adaga", "Foice", "Clava")]

    assert of_battle(STANDS, "Foice", *posts, given=ONE).answer == "equipado"
    assert of_battle(STANDS, "Clava", *posts, given=ONE).answer == OMISSO


def test_an_item_equipped_again_is_not_in_its_own_way() -> None:
    assert stands("Clava", mine(equipa="Clava"), mine(equipa="Clava"), Clava=BOTH) == "equipado"


def test_an_item_of_which_nobody_knows_whether_it_is_worn_makes_unknown_only_what_hangs_on_it() -> None:
    doubtful = mine(equipa="Adaga"), mine(equipa="Clava")

    assert stands("Clava", *doubtful, Adaga=ONE, Clava=BOTH) == OMISSO
    found = of_battle(
        STANDS, "Foice", *doubtful, mine(equipa="Foice"), about={"Adaga": ONE, "Clava": BOTH, "Foice": ONE}
    )
    assert (found.answer, found.collect("gaps")) == (OMISSO, ("GAP-29",))
    assert stands("Elmo", *doubtful, ELMO, Adaga=ONE, Clava=BOTH) == "equipado"
    assert stands("Clava", *doubtful, mine(desequipa="Clava"), Adaga=ONE, Clava=BOTH) == "desequipado"


def test_a_forbidden_card_takes_place_and_unequips_what_forbids_it() -> None:
    posts = ELMO, theirs(), FORBIDDEN

    assert stands("Elmo", *posts) == "desequipado"
    assert [of_battle(asked, "Elmo", *posts).answer for asked in (ACTION, REFUND, ERRO)] == [
        "ocorre",
        "nao_ha",
        "sem_erro",
    ]


def test_what_is_permanent_stays_and_annuls_the_card() -> None:
    posts = ELMO, theirs(), FORBIDDEN

    assert stands("Elmo", *posts, **PERMANENT) == "equipado"
    assert [of_battle(asked, "Elmo", *posts, about=PERMANENT).answer for asked in (ACTION, REFUND, ERRO)] == [
        "anulada",
        "sem_estorno",
        "erro",
    ]


def test_what_is_unequipped_forbids_nothing() -> None:
    posts = ELMO, mine(desequipa="Elmo"), FORBIDDEN
    found = of_battle(ACTION, "Elmo", *posts, about=PERMANENT)

    assert found.answer == "ocorre"
    assert "ATV-3a" not in found.collect("decided")
    assert stands("Elmo", *posts, **PERMANENT) == "desequipado"


def test_what_an_enemy_wears_forbids_as_the_table_reads_it() -> None:
    posts = theirs(equipa="Elmo"), FORBIDDEN
    found = of_battle(STANDS, "Elmo", *posts)

    assert (found.answer, found.collect("gaps")) == (OMISSO, ("GAP-31",))
    assert of_battle(STANDS, "Elmo", *posts, rules=table(AMB_30="B")).answer == "desequipado"


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("item.estado", "equipado"),
        ("item.operacao", "equipar"),
        ("equipados.de_uma_mao", 1),
        ("card.proibido", "expressamente"),
    ],
)
def test_what_the_posts_tell_may_not_be_given(fact: str, value: str | int) -> None:
    with pytest.raises(RulesError, match=f"the posts already tell {fact}"):
        of_battle(STANDS, "Elmo", ELMO, given={fact: value})
    with pytest.raises(RulesError, match=f"the posts already tell {fact}"):
        of_battle(STANDS, "Elmo", ELMO, about={"Elmo": {fact: value}})


def test_a_fact_is_given_of_all_or_of_one() -> None:
    with pytest.raises(RulesError, match=r"item\.lugar is given of all and of Elmo"):
        of_battle(STANDS, "Elmo", ELMO, given=ONE, about={"Elmo": BOTH})


def test_an_item_that_no_post_names_is_refused() -> None:
    with pytest.raises(RulesError, match="no post of this log names “Elma”"):
        stands("Elma", ELMO)


def test_whose_an_item_is_does_not_hang_on_the_seat() -> None:
    seat = Table(me="inimigo", enemies=("eu",))

    assert of_battle(STANDS, "Elmo", ELMO, FORBIDDEN, table=seat).answer == "desequipado"


FORBIDS = ("expressamente", "por_interpretacao")


@pytest.mark.parametrize(
    ("operation", "forbidden"),
    [("equipar", ("nao", *FORBIDS)), ("desequipar", ("nao", *FORBIDS)), ("card_proibido", FORBIDS)],
)
def test_no_state_after_an_act_is_in_conflict_and_none_is_silent_without_a_gap(
    operation: str, forbidden: tuple[str, ...]
) -> None:
    facts: dict[str, tuple[str | int, ...]] = {
        "item.estado": ("equipado", "desequipado"),
        "card.proibido": forbidden,
        "proibicao.de_quem": ("propria", "inimiga"),
        "proibicao.permanente": ("sim", "nao"),
        "proibicao.pode_ser_desativada": ("sim", "nao"),
        "item.lugar": ("nao_diz", "uma_mao", "ambas_as_maos", "armadura"),
        "equipados.de_uma_mao": (0, 1, 2),
    }
    rest: Given = {"item.operacao": operation, "equipados.de_ambas_as_maos": 0, "equipados.armaduras": 1}
    for values in product(*facts.values()):
        verdict = ask("estado_do_item", rest, dict(zip(facts, values, strict=True)))

        assert verdict.answer in {"equipado", "desequipado", OMISSO}
        assert (verdict.answer == OMISSO) <= bool(verdict.proof.collect("gaps"))


@pytest.mark.parametrize("state", ["destruido", "roubado"])
def test_what_is_destroyed_or_stolen_is_not_equipped(state: str) -> None:
    with pytest.raises(RulesError, match="cannot be together"):
        ask("estado_do_item", {"item.estado": state, "item.operacao": "equipar"})


@pytest.mark.parametrize("state", ["equipado", "desequipado", "destruido"])
def test_what_somebody_equips_once_stolen_has_been_stolen(state: str) -> None:
    with pytest.raises(RulesError, match="cannot be together"):
        ask("estado_do_item", {"item.estado": state, "item.operacao": "equipar_roubado"})


def test_a_card_that_the_item_forbids_is_forbidden() -> None:
    with pytest.raises(RulesError, match="cannot be together"):
        ask("estado_do_item", {"item.operacao": "card_proibido", "card.proibido": "nao"})


# Destroyed, stolen, switched off.

SWORD: Given = {**ONE, "item.tem_hp": "nao"}
ATTACK: Given = {"ataque.escala": "unidirecional", "ataque.status": "ilimitado"}
ATTACKS: dict[str, Given] = {
    "Raio": ATTACK,
    "Cometa": {**ATTACK, "ataque.status": "supremo"},
    "Selo": {**ATTACK, "ataque.efeito": "selamento"},
    "Corte": {**ATTACK, "ataque.natureza": "taijutsu", "ataque.corta_fluxo": "sim"},
}
PULLS: dict[str, Given] = {"Peso": {"atracao.gravitacional": "sim"}, "Ímã": {"atracao.gravitacional": "nao"}}
HELD = mine(equipa="Espada")


@pytest.mark.parametrize(
    ("by", "expected"),
    [("Raio", "equipado"), ("Cometa", "destruido"), ("Selo", "destruido"), ("Corte", "equipado")],
)
def test_an_item_without_hp_falls_to_supreme_damage_or_sealing_alone(by: str, expected: str) -> None:
    assert stands("Espada", HELD, theirs(usa=by, atinge="Espada"), Espada=SWORD, **{by: ATTACKS[by]}) == expected


def test_what_becomes_of_an_item_with_hp_is_a_gap() -> None:
    about: dict[str, Given] = {"Espada": {"item.tem_hp": "sim"}, "Cometa": ATTACKS["Cometa"]}
    found = of_battle(STANDS, "Espada", HELD, theirs(usa="Cometa", atinge="Espada"), about=about)

    assert (found.answer, found.collect("gaps")) == (OMISSO, ("GAP-29",))


@pytest.mark.parametrize(
    ("by", "posts", "worn", "expected"),
    [
        ("Peso", (HELD,), SWORD, "roubado"),
        ("Ímã", (HELD,), SWORD, "equipado"),
        ("Peso", (HELD,), {"item.lugar": "armadura"}, "equipado"),
        ("Peso", (HELD, mine(desequipa="Espada")), SWORD, "desequipado"),
    ],
)
def test_gravity_steals_what_is_in_the_hand(by: str, posts: tuple[Post, ...], worn: Given, expected: str) -> None:
    assert stands("Espada", *posts, theirs(usa=by, atrai="Espada"), Espada=worn, **{by: PULLS[by]}) == expected


@pytest.mark.parametrize("who", ["eu", "inimigo"])
def test_a_stolen_item_that_somebody_equips_leaves_the_other_items_judged(who: str) -> None:
    posts = HELD, theirs(usa="Peso", atrai="Espada"), mine(equipa="Colar"), post(who, equipa="Espada")
    about: dict[str, Given] = {"Espada": SWORD, "Colar": {"item.lugar": "outro_local"}, "Peso": PULLS["Peso"]}

    assert stands("Colar", *posts, **about) == "equipado"
    assert of_battle(STANDS, "Espada", *posts, about=about).collect("gaps") == ("GAP-30",)


def test_the_hand_of_a_stolen_item_is_free_again() -> None:
    posts = HELD, mine(equipa="Adaga"), theirs(usa="Peso", atrai="Espada"), mine(equipa="Clava")
    about: dict[str, Given] = {"Espada": ONE, "Adaga": ONE, "Clava": ONE, "Peso": PULLS["Peso"]}

    assert stands("Clava", *posts, **about) == "equipado"
    assert (
        stands("Clava", *posts[:2], posts[3], **{name: about[name] for name in ("Espada", "Adaga", "Clava")}) == OMISSO
    )


def test_the_proof_tells_by_what_the_hands_are_free_or_full() -> None:
    clava = mine(equipa="Clava")
    stolen = HELD, theirs(usa="Peso", atrai="Espada"), clava
    about: dict[str, Given] = {"Espada": BOTH, "Clava": ONE, "Peso": PULLS["Peso"]}

    freed = followed("Clava", *stolen, about=about)
    assert freed.answer == "equipado"
    assert "ITEM-5" in freed.collect("decided")
    assert [step.index for step, _ in freed.asked] == [0, 1, 2]
    assert [str(line).partition(":")[0] for line in told(freed)][1:4] == [
        "post 1 (eu, “Espada”)",
        "post 2 (inimigo, “Espada”)",
        "post 3 (eu)",
    ]

    unloaded = of_battle(STANDS, "Clava", *stolen, about={**about, "Espada": {"item.lugar": "outro_local"}})
    assert unloaded.answer == "equipado"
    assert "ITEM-5" not in unloaded.collect("decided")


def test_two_that_fill_the_hands_together_are_both_in_the_proof() -> None:
    posts = HELD, mine(equipa="Adaga"), mine(equipa="Clava")
    found = followed("Clava", *posts, about={"Espada": ONE, "Adaga": ONE, "Clava": BOTH})

    assert found.answer == OMISSO
    assert [step.index for step, _ in found.asked] == [0, 1, 2]


def test_an_unknown_item_silences_what_hangs_on_it_in_its_own_name() -> None:
    posts = mine(equipa="Adaga"), mine(equipa="Clava"), mine(equipa="Foice")
    found = followed("Foice", *posts, about={"Adaga": ONE, "Clava": BOTH, "Foice": ONE})

    assert (found.answer, found.readings) == (OMISSO, ())
    assert found.steps[-1].verdict is None
    assert [step.index for step in found.silent] == [1]


def test_nobody_equips_what_has_been_destroyed() -> None:
    posts = HELD, theirs(usa="Cometa", atinge="Espada"), HELD

    with pytest.raises(RulesError, match="these facts cannot be together"):
        stands("Espada", *posts, Espada=SWORD, Cometa=ATTACKS["Cometa"])


@pytest.mark.parametrize("verb", ["atinge", "atrai"])
def test_nothing_hits_or_attracts_an_item_in_a_post_that_uses_nothing(verb: str) -> None:
    with pytest.raises(NowhereError, match="hits or attracts “Espada”, and uses nothing"):
        stands("Espada", HELD, theirs(**{verb: "Espada"}))


@pytest.mark.parametrize(
    ("off", "decides"),
    [(mine(desequipa="Elmo"), ("ITEM-3",)), (FORBIDDEN, ("ITEM-3", "ATV-3a:rank"))],
)
def test_it_goes_off_at_the_rank_at_which_it_went_on(off: Post, decides: tuple[str, ...]) -> None:
    worn: Given = {"item.rank_ao_ligar": 3}
    own: Given = {**worn, "item.rank_proprio_de_desligar": "sim", "item.rank_de_desligar": 5}
    ranked, lone = (of_battle(RANK, "Elmo", ELMO, off, about={"Elmo": about}) for about in (worn, own))

    assert (ranked.answer, lone.answer) == (3, 5)
    assert set(decides) <= set(ranked.collect("decided"))
