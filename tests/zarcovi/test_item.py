"""Items: every case, reading and gap of the chapter, asked as a judge would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "maos_do_personagem",
    "maos_livres",
    "maos_que_o_item_ocupa",
    "item_cabe_nas_maos",
    "armadura_impede_o_item",
    "item_cabe",
    "equipar_sem_caber",
    "rank_ao_desligar",
    "corte_afeta_o_item",
    "selamento_atinge_o_item",
    "item_destruido",
    "item_roubado",
    "ladrao_usa_o_item",
    "usos_do_item_roubado",
    "devolucao_do_item_roubado",
)

UMA: Given = {"item.lugar": "uma_mao"}
AMBAS: Given = {"item.lugar": "ambas_as_maos"}
COLAR: Given = {"item.lugar": "outro_local"}
CALADO: Given = {"item.lugar": "nao_diz"}
ARMADURA: Given = {"item.lugar": "armadura"}
DE_ARMADURA: Given = {"equipados.armaduras": 1}
MEIA: Given = {"item.meia_armadura": "sim"}
NADA_POR_CIMA: Given = {"armadura.nada_por_cima": "sim"}
NO_ITEM: Given = {"item.atingido": "diretamente"}
NO_PORTADOR: Given = {"item.atingido": "no_portador"}
SUPREMO: Given = {"ataque.status": "supremo"}
LETAL: Given = {"ataque.status": "letal"}
SELA: Given = {**LETAL, "ataque.efeito": "selamento"}
CORTE: Given = {**LETAL, "ataque.efeito": "paralisia", "ataque.corta_fluxo": "sim"}
INDESTRUTIVEL: Given = {"item.indestrutivel": "sim"}
GRAVIDADE: Given = {"atracao.gravitacional": "sim"}
RANK_DA_LEGENDA: Given = {"item.rank_ao_ligar": 3, "item.rank_proprio_de_desligar": "sim", "item.rank_de_desligar": 1}


def answer(question: str, *given_: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given_, rules=rules).answer


def held(one: int, both: int = 0) -> Given:
    return {"equipados.de_uma_mao": one, "equipados.de_ambas_as_maos": both}


def hands(number: int) -> Given:
    return {"personagem.tem_outras_maos": "sim", "personagem.maos": number}


# What fits.


@pytest.mark.parametrize(
    ("item", "held_", "fits"),
    [
        (UMA, held(0), "cabe"),
        (UMA, held(1), "cabe"),
        (UMA, held(2), "nao_cabe"),
        (UMA, held(0, 1), "nao_cabe"),
        (AMBAS, held(0), "cabe"),
        (AMBAS, held(1), "nao_cabe"),
        (AMBAS, held(0, 1), "nao_cabe"),
        (CALADO, held(2), "cabe"),
        (COLAR, held(2), "cabe"),
        (ARMADURA, held(0, 1), "cabe"),
    ],
)
def test_two_hands_hold_two_items_or_one_for_both(item: Given, held_: Given, fits: str) -> None:
    assert answer("item_cabe_nas_maos", item, held_) == fits


@given(
    item=st.sampled_from([UMA, AMBAS, COLAR, CALADO, ARMADURA]),
    one=st.integers(0, 5),
    both=st.integers(0, 3),
    armours=st.integers(0, 2),
    fewer=st.tuples(st.integers(0, 5), st.integers(0, 3), st.integers(0, 2)),
)
def test_what_fits_with_more_fits_with_less(
    item: Given, one: int, both: int, armours: int, fewer: tuple[int, int, int]
) -> None:
    less = (max(0, one - fewer[0]), max(0, both - fewer[1]), max(0, armours - fewer[2]))
    with_more = answer("item_cabe", item, held(one, both), {"equipados.armaduras": armours})
    with_less = answer("item_cabe", item, held(*less[:2]), {"equipados.armaduras": less[2]})

    assert with_more == "nao_cabe" or with_less == "cabe"


@given(number=st.integers(1, 9), one=st.integers(0, 9))
def test_one_hand_items_fit_as_long_as_hands_are_free(number: int, one: int) -> None:
    assert answer("item_cabe_nas_maos", UMA, hands(number), held(one)) == ("cabe" if one < number else "nao_cabe")


@pytest.mark.parametrize(("option", "number", "fits"), [("A", 4, "cabe"), ("B", 2, "nao_cabe")])
def test_other_hands_count_as_the_table_reads_it(option: str, number: int, fits: str) -> None:
    rules = table(AMB_32_maos=option)

    assert answer("maos_do_personagem", hands(4), rules=rules) == number
    assert answer("item_cabe", UMA, hands(4), held(2), rules=rules) == fits


def test_a_committee_may_give_everybody_three_hands() -> None:
    rules = book().under(Committee(figures={"maos_por_personagem": 3}))

    assert answer("maos_do_personagem", rules=rules) == 3
    assert answer("item_cabe_nas_maos", UMA, held(2), rules=rules) == "cabe"
    assert answer("item_cabe_nas_maos", AMBAS, held(1), rules=rules) == "nao_cabe"


def test_a_number_of_hands_that_no_legend_gives_is_refused() -> None:
    with pytest.raises(RulesError, match=r"personagem\.maos"):
        situation(book(), {"personagem.maos": 4})


@pytest.mark.parametrize(
    ("item", "hindered", "by"),
    [
        (ARMADURA, "impede", {"ITEM-1c:so"}),
        (UMA, "nao_impede", {"ITEM-1c:maos"}),
        (AMBAS, "nao_impede", {"ITEM-1c:maos"}),
        (COLAR, "nao_impede", {"ITEM-1d", "ITEM-2:corpo"}),
        (CALADO, "nao_impede", {"ITEM-2:corpo"}),
    ],
)
def test_an_armour_keeps_off_only_another(item: Given, hindered: str, by: set[str]) -> None:
    verdict = ask("armadura_impede_o_item", item, DE_ARMADURA)

    assert (verdict.answer, set(decided(verdict))) == (hindered, by)


@pytest.mark.parametrize("item", [UMA, AMBAS, COLAR, CALADO, ARMADURA])
def test_no_armour_is_worn_unless_the_case_says_so(item: Given) -> None:
    assert answer("armadura_impede_o_item", item) == "nao_impede"


def test_while_the_revision_does_not_bind_a_necklace_still_takes_no_space() -> None:
    verdict = ask("armadura_impede_o_item", COLAR, DE_ARMADURA, rules=table(AMB_22="B"))

    assert (verdict.answer, decided(verdict)) == ("nao_impede", ("ITEM-2:corpo",))


@pytest.mark.parametrize(("option", "hindered"), [("A", "nao_impede"), ("B", "impede")])
def test_half_an_armour_goes_with_another_as_the_table_reads_it(option: str, hindered: str) -> None:
    rules = table(AMB_32_armaduras=option)

    assert answer("armadura_impede_o_item", ARMADURA, DE_ARMADURA, MEIA, rules=rules) == hindered
    assert answer("armadura_impede_o_item", ARMADURA, DE_ARMADURA, rules=rules) == "impede"


@pytest.mark.parametrize(
    ("given_", "objection"),
    [
        ({**UMA, **held(2), **DE_ARMADURA}, "ITEM-1b:so"),
        ({**ARMADURA, **held(2), **DE_ARMADURA}, "ITEM-1c:so"),
    ],
)
def test_one_objection_is_enough(given_: Given, objection: str) -> None:
    verdict = ask("item_cabe", given_)

    assert verdict.answer == "nao_cabe"
    assert objection in decided(verdict)


# The rank.


@given(rank=st.integers(1, 99))
def test_it_goes_off_at_the_rank_at_which_it_went_on(rank: int) -> None:
    verdict = ask("rank_ao_desligar", {"item.rank_ao_ligar": rank})

    assert (verdict.answer, decided(verdict)) == (rank, ("ITEM-3",))


def test_a_rank_that_no_legend_gives_is_refused() -> None:
    with pytest.raises(RulesError, match=r"item\.rank_de_desligar"):
        situation(book(), {"item.rank_de_desligar": 2})


# Destroyed.


@pytest.mark.parametrize("status", ["letal", "ilimitado", "supremo", "outro"])
@pytest.mark.parametrize("hit", [NO_ITEM, NO_PORTADOR])
def test_only_supreme_damage_on_the_item_destroys_it(status: str, hit: Given) -> None:
    destroyed = status == "supremo" and hit is NO_ITEM

    assert answer("item_destruido", hit, {"ataque.status": status}) == ("destruido" if destroyed else "intacto")


@pytest.mark.parametrize(("scale", "fate"), [("global", "destruido"), ("multidirecional", "intacto")])
def test_senjutsu_makes_an_unlimited_global_attack_supreme(scale: str, fate: str) -> None:
    given_ = {"ataque.status": "ilimitado", "ataque.escala": scale, "ataque.senjutsu": "sim"}

    assert answer("item_destruido", NO_ITEM, given_) == fate


@pytest.mark.parametrize("effect", ["selamento", "aprisionamento"])
@pytest.mark.parametrize(("option", "on_bearer"), [("A", "destruido"), ("B", "intacto")])
def test_a_sealing_destroys_what_it_hits(effect: str, option: str, on_bearer: str) -> None:
    rules = table(AMB_33=option)
    seals = {**LETAL, "ataque.efeito": effect}

    assert answer("item_destruido", NO_ITEM, seals, rules=rules) == "destruido"
    assert answer("item_destruido", NO_PORTADOR, seals, rules=rules) == on_bearer


@pytest.mark.parametrize("turns", [{}, {"ataque.turnos_de_paralisia": 2}])
@pytest.mark.parametrize("hit", [NO_ITEM, NO_PORTADOR])
def test_cutting_the_flow_harms_no_item(turns: Given, hit: Given) -> None:
    verdict = ask("item_destruido", CORTE, turns, hit)

    assert verdict.answer == "intacto"
    assert "ITEM-4:so" in decided(verdict)


def test_the_damage_of_a_blow_that_cuts_the_flow_still_counts() -> None:
    assert answer("item_destruido", CORTE, NO_ITEM, SUPREMO, {"ataque.efeito": "dano"}) == "destruido"


def test_it_has_to_be_known_what_is_hit() -> None:
    verdict = ask("item_destruido", SUPREMO)

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("item.atingido",))
    assert answer("item_destruido", LETAL) == "intacto"
    assert answer("item_destruido", SELA) == "destruido"


# Stolen.


@pytest.mark.parametrize("item", [UMA, AMBAS, COLAR, CALADO, ARMADURA])
@pytest.mark.parametrize("gravity", ["sim", "nao"])
@pytest.mark.parametrize("state", ["equipado", "desequipado", "destruido", "roubado"])
def test_gravity_steals_what_stays_in_the_hand_and_nothing_else(item: Given, gravity: str, state: str) -> None:
    given_ = {**item, "atracao.gravitacional": gravity, "item.estado": state}
    stolen = gravity == "sim" and state == "equipado" and (item is UMA or item is AMBAS)
    verdict = ask("item_roubado", given_)

    assert (verdict.answer, decided(verdict)) == (
        ("roubado", ("ITEM-5",)) if stolen else ("nao_roubado", ("ITEM-5:so",))
    )


# Silences.


@pytest.mark.parametrize(
    ("gap", "question", "given_", "otherwise"),
    [
        ("GAP-29", "item_destruido", {**SUPREMO, **NO_ITEM, "item.tem_hp": "sim"}, {"item.tem_hp": "nao"}),
        ("GAP-29", "equipar_sem_caber", {**UMA, **held(2)}, held(1)),
        ("GAP-29", "equipar_sem_caber", {**ARMADURA, **DE_ARMADURA}, {"equipados.armaduras": 0}),
        ("GAP-29", "item_cabe_nas_maos", {**UMA, **hands(4), **held(0, 1)}, held(1)),
        ("GAP-29", "item_cabe_nas_maos", {**UMA, **hands(3), **held(0, 1)}, held(1, 1)),
        ("GAP-29", "item_cabe_nas_maos", {**AMBAS, **hands(4), **held(2)}, held(0)),
        ("GAP-29", "item_cabe_nas_maos", {**AMBAS, **hands(4), **held(0, 1)}, held(3)),
        *[
            ("GAP-30", question, {**UMA, **GRAVIDADE}, COLAR)
            for question in ("ladrao_usa_o_item", "usos_do_item_roubado", "devolucao_do_item_roubado")
        ],
    ],
)
def test_where_the_rules_are_silent_and_where_not(gap: str, question: str, given_: Given, otherwise: Given) -> None:
    verdict = ask(question, given_)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))
    assert ask(question, given_, rules=book().without(gap)).proof.collect("gaps") == ()
    assert answer(question, given_, otherwise) not in (OMISSO, DEPENDE)


# Rulings written twice.


@pytest.mark.parametrize(
    ("id_", "lines"),
    [
        ("ITEM-2", (232, 242)),
        ("ITEM-3", (234, 244)),
        ("ITEM-4", (236, 246)),
        ("ITEM-4.1", (238, 248)),
        ("ITEM-5", (240, 250)),
    ],
)
def test_a_ruling_written_twice_is_one_and_names_both_places(id_: str, lines: tuple[int, int]) -> None:
    assert book().rulings[id_].source.lines == lines


# Every case counts, and no clause lifts an absolute ruling.

WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "ITEM-1a": ("maos_do_personagem", {}, {}),
    "ITEM-1a!tem_outras_maos": ("maos_do_personagem", hands(4), {}),
    "ITEM-1b": ("item_cabe", {**UMA, **held(1)}, {}),
    "ITEM-1b:so": ("item_cabe", {**UMA, **held(2)}, {}),
    "ITEM-1c": ("item_cabe", ARMADURA, {}),
    "ITEM-1c:so": ("item_cabe", {**ARMADURA, **DE_ARMADURA}, {}),
    "ITEM-1c:meia": ("item_cabe", {**ARMADURA, **DE_ARMADURA, **MEIA}, {"AMB-32-armaduras": "A"}),
    "ITEM-1c:maos": ("item_cabe", {**UMA, **held(0), **DE_ARMADURA}, {}),
    "ITEM-1d": ("item_cabe", {**COLAR, **DE_ARMADURA}, {}),
    "ITEM-2": ("item_cabe", {**CALADO, **held(2)}, {}),
    "ITEM-2:corpo": ("item_cabe", {**CALADO, **DE_ARMADURA}, {}),
    "ITEM-3": ("rank_ao_desligar", {"item.rank_ao_ligar": 3}, {}),
    "ITEM-3!rank_proprio_de_desligar": ("rank_ao_desligar", RANK_DA_LEGENDA, {}),
    "ITEM-4": ("item_destruido", {**SUPREMO, **NO_ITEM}, {}),
    "ITEM-4:selamento": ("item_destruido", {**SELA, **NO_PORTADOR}, {}),
    "ITEM-4:so": ("item_destruido", {**LETAL, **NO_ITEM}, {}),
    "ITEM-4.1": ("item_destruido", {**CORTE, **NO_ITEM}, {}),
    "ITEM-5": ("item_roubado", {**UMA, **GRAVIDADE}, {}),
    "ITEM-5:so": ("item_roubado", {**COLAR, **GRAVIDADE}, {}),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "ITEM-1b:so!dispensa_mao_livre": ("item_cabe", {**UMA, **held(2), "item.dispensa_mao_livre": "sim"}, "cabe"),
    "ITEM-1c:so!meia_armadura": ("item_cabe", {**ARMADURA, **DE_ARMADURA, **MEIA}, "cabe"),
    "ITEM-1d!nada_por_cima": ("item_cabe", {**COLAR, **DE_ARMADURA, **NADA_POR_CIMA}, "nao_cabe"),
    "ITEM-2!itens_ocupam_mao": ("item_cabe", {**CALADO, **held(2), "ataque.itens_ocupam_mao": "sim"}, "nao_cabe"),
    "ITEM-2:corpo!nada_por_cima": ("item_cabe", {**CALADO, **DE_ARMADURA, **NADA_POR_CIMA}, "nao_cabe"),
    "ITEM-4!indestrutivel": ("item_destruido", {**SUPREMO, **NO_ITEM, **INDESTRUTIVEL}, "intacto"),
    "ITEM-4:selamento!indestrutivel": ("item_destruido", {**SELA, **NO_ITEM, **INDESTRUTIVEL}, "intacto"),
    "ITEM-4:so!destroi_equipamentos": (
        "item_destruido",
        {**LETAL, **NO_ITEM, "ataque.destroi_equipamentos": "sim"},
        "destruido",
    ),
    "ITEM-4:so!quebra_com_menos": ("item_destruido", {**LETAL, **NO_ITEM, "item.quebra_com_menos": "sim"}, "destruido"),
    "ITEM-4.1!corte_atinge_equipamentos": (
        "item_destruido",
        {**CORTE, **NO_ITEM, "ataque.corte_atinge_equipamentos": "sim"},
        "destruido",
    ),
    "ITEM-5!nao_se_rouba": ("item_roubado", {**UMA, **GRAVIDADE, "item.nao_se_rouba": "sim"}, "nao_roubado"),
    "ITEM-5:so!rouba_qualquer_item": (
        "item_roubado",
        {**COLAR, **GRAVIDADE, "atracao.rouba_qualquer_item": "sim"},
        "roubado",
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    mine = [(ruling, case, id_) for ruling, case, id_ in book().cases() if ruling.id.startswith("ITEM-")]
    cases = {id_ for _, _, id_ in mine} | {salvo_id(r, c, salvo) for r, c, _ in mine for salvo in c.salvo}

    assert cases == set(WITNESSES)
    assert {salvo_id(r, c, salvo) for r, c, _ in mine for salvo in c.challenged_by} == set(CHALLENGES)


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given_, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given_, rules=rules), ask(question, given_, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given_, wished = CHALLENGES[challenge]
    verdict = ask(question, given_)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert answer(question, given_, rules=table(AMB_0="B")) == wished


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    # Composed with what else is settled of the attack it would be too wide; that has audits of its own.
    below = ("status_do_ataque", "equipara_se_a_selamento", "fluxo_de_chakra_cortado")
    assert faults(question, *below) == []
