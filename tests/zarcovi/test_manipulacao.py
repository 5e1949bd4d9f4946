"""Manipulating an attack: every case, reading and gap of the chapters, asked as a judge would."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

LIMITS = tuple(f"{side}_admite_manipulacao" for side in ("combo", "natureza", "escala", "alcance", "autor"))
AFTER = (
    "manipulacao_a_tempo",
    "rank_da_manipulacao",
    "alcance_do_ataque_manipulado",
    "novo_alvo_se_defende",
    "custo_da_manipulacao_por_portal",
    "usos_depois_da_manipulacao",
    "aliado_consente_na_manipulacao",
)
DESVIA: Given = {
    "defesa.ato": "desvia",
    "ataque.escala": "unidirecional",
    "ataque.alcance": "longo",
    "ataque.combavel": "sim",
}
NAO_COMBAVEL: Given = {**DESVIA, "ataque.combavel": "nao"}
TAIJUTSU: Given = {**DESVIA, "ataque.natureza": "taijutsu"}
DIMENSIONAL: Given = {**DESVIA, "dimensional.habilidade": "sim"}
GLOBAL: Given = {"ataque.escala": "global"}
CURTO: Given = {"ataque.alcance": "curto"}
ALIADO: Given = {"ataque.autor": "aliado"}
PORTAL: Given = {**DIMENSIONAL, "dimensional.portal": "sim", "manipulacao.destino": "outro"}
DE_VOLTA: Given = {**PORTAL, "manipulacao.destino": "autor"}
DEVOLVE: Given = {**DESVIA, "defesa.ato": "repele", "defesa.devolve": "sim"}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


def ranks(ability: int, attack: int) -> Given:
    return {"manipulacao.rank": ability, "ataque.rank": attack}


def said(*clauses: str) -> Given:
    return dict.fromkeys(clauses, "sim")


def changed_to(range_: str) -> Given:
    return {"combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": range_}


# What a manipulation is, and what it takes.


@pytest.mark.parametrize(("act", "is_one"), [("desvia", "sim"), ("repele", "nao"), ("segura", "nao")])
def test_to_manipulate_is_to_send_elsewhere_and_to_repel_is_not(act: str, is_one: str) -> None:
    assert answer("e_manipulacao", {"defesa.ato": act}) == is_one


@pytest.mark.parametrize(
    ("ability", "act"),
    [
        ({}, "repele"),
        ({"dimensional.habilidade": "sim"}, "desvia"),
        ({"dimensional.habilidade": "sim", "dimensional.portal": "sim"}, "desvia"),
        ({"defesa.devolve": "sim"}, "repele"),
        ({"dimensional.habilidade": "sim", "defesa.devolve": "sim"}, "repele"),
        ({"dimensional.habilidade": "sim", "defesa.repelido_volta_a_quem_repele": "sim"}, "repele"),
    ],
)
def test_of_who_does_not_say_what_he_does_it_is_what_the_ability_is_for(ability: Given, act: str) -> None:
    assert answer("ato_da_defesa", ability) == act
    for stated in ("desvia", "repele", "segura"):
        assert answer("ato_da_defesa", ability, {"defesa.ato": stated}) == stated


@pytest.mark.parametrize(("option", "is_one"), [("A", "sim"), ("B", "nao")])
def test_returning_to_who_attacked_is_a_manipulation_as_the_table_reads_it(option: str, is_one: str) -> None:
    verdict = ask("e_manipulacao", DEVOLVE, rules=table(AMB_21=option))

    assert (verdict.answer, verdict.readings) == (is_one, ("AMB-21",))


def test_who_chooses_only_to_repel_manipulates_nothing_once_the_revision_binds() -> None:
    repel = {**DEVOLVE, "defesa.escolha": "apenas_repelir"}

    assert answer("e_manipulacao", repel) == "nao"
    assert answer("e_manipulacao", repel, rules=table(AMB_22="B")) == "sim"


@pytest.mark.parametrize("given", [NAO_COMBAVEL, TAIJUTSU, {**DIMENSIONAL, **GLOBAL}, {**DE_VOLTA, **CURTO}])
def test_any_single_limit_is_enough_to_refuse(given: Given) -> None:
    assert answer("manipulacao_do_ataque", DESVIA) == "sim"
    assert answer("manipulacao_do_ataque", given) == "nao"
    assert answer("manipulacao_do_ataque", given, {"defesa.ato": "repele"}) == "nao_ha"


def test_a_portal_turns_short_range_on_a_third_party_only() -> None:
    assert answer("manipulacao_do_ataque", PORTAL, CURTO) == "sim"
    assert answer("manipulacao_do_ataque", DIMENSIONAL, CURTO, {"manipulacao.destino": "autor"}) == "sim"


def test_only_what_counts_is_asked_for() -> None:
    unsaid = {name: value for name, value in DE_VOLTA.items() if name != "manipulacao.destino"}

    assert ask("manipulacao_do_ataque", unsaid, CURTO).proof.depends_on == ("manipulacao.destino",)
    assert answer("manipulacao_do_ataque", unsaid) == "sim"
    assert answer("manipulacao_do_ataque", {"defesa.ato": "desvia"}) == DEPENDE


# Returning is manipulating.


@pytest.mark.parametrize(
    ("given", "by"),
    [
        ({"ataque.natureza": "taijutsu"}, "MANLIM-1"),
        ({"ataque.natureza": "genjutsu"}, "GEN-2a"),
        ({"ataque.combavel": "nao"}, "MAN-2:so"),
    ],
)
def test_what_cannot_be_manipulated_is_not_returned_but_is_repelled(given: Given, by: str) -> None:
    refused = ask("devolucao_do_ataque", DEVOLVE, given)

    assert refused.answer == "nao_devolve"
    assert by in decided(refused)
    assert answer("devolucao_do_ataque", DEVOLVE, given, {"defesa.escolha": "apenas_repelir"}) == "apenas_repele"


@pytest.mark.parametrize(
    ("means", "clause"), [({}, "defesa.devolve_global"), (DIMENSIONAL, "dimensional.manipula_global")]
)
def test_a_global_attack_is_returned_only_if_the_legend_says_so(means: Given, clause: str) -> None:
    given = {**means, **DEVOLVE, **GLOBAL}

    assert answer("devolucao_do_ataque", given) == "nao_devolve"
    assert answer("devolucao_do_ataque", given, said(clause)) == "defende_e_contra_ataca"
    assert answer("devolucao_do_ataque", given, {"defesa.escolha": "apenas_repelir"}) == "apenas_repele"


def test_where_returning_is_no_manipulation_its_own_ruling_still_bars_what_cannot_be_comboed() -> None:
    rules = table(AMB_21="B")

    assert answer("devolucao_do_ataque", DEVOLVE, {"ataque.natureza": "taijutsu"}, rules=rules) != "nao_devolve"
    assert decided(ask("devolucao_do_ataque", DEVOLVE, {"ataque.combavel": "nao"}, rules=rules))[0] == "DEV-1b:so"


# How it goes on, and what it costs.


@pytest.mark.parametrize(
    ("given", "rank"),
    [(NAO_COMBAVEL, "nao_ha"), (DEVOLVE, "do_contra_ataque"), (DESVIA, 2), (PORTAL, 2)],
)
def test_only_what_is_manipulated_and_not_returned_combines_ranks(given: Given, rank: str | int) -> None:
    assert answer("rank_da_manipulacao", given, ranks(3, 3)) == rank


def test_a_committee_with_the_guide_combines_different_ranks() -> None:
    rules = book().under(Committee(figures={"combinacao_de_ranks": {"5+2": 1}}))

    assert answer("rank_da_manipulacao", DESVIA, ranks(2, 5), rules=rules) == 1


def test_a_committee_that_changes_the_cost_changes_what_is_enough() -> None:
    rules = book().under(Committee(figures={"usos_para_mandar_de_volta": 3}))

    assert answer("custo_da_manipulacao_por_portal", DE_VOLTA, rules=rules) == 3
    assert answer("usos_depois_da_manipulacao", DE_VOLTA, {"manipulacao.usos": 2}, rules=rules) == "nao_bastam"


@pytest.mark.parametrize(
    ("given", "range_"),
    [
        (PORTAL, "longo"),
        ({**PORTAL, **changed_to("curto")}, "curto"),
        ({**DESVIA, **changed_to("curto")}, "longo"),
        ({**NAO_COMBAVEL, **changed_to("curto")}, "nao_ha"),
    ],
)
def test_only_a_portal_lets_its_player_shorten_the_range(given: Given, range_: str) -> None:
    assert answer("alcance_do_ataque_manipulado", given) == range_


# Each part decides.

_RANKS = ranks(3, 3)
WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "MAN-0": ("manipulacao_do_ataque", DESVIA, {}),
    "MAN-1": ("rank_da_manipulacao", {**DESVIA, **_RANKS}, {}),
    "MAN-2": ("manipulacao_do_ataque", DESVIA, {}),
    "MAN-2:so": ("manipulacao_do_ataque", NAO_COMBAVEL, {}),
    "MANLIM-1": ("manipulacao_do_ataque", TAIJUTSU, {}),
    "MANLIM-2": ("e_manipulacao", {"defesa.ato": "repele"}, {}),
    "DIM-3a": ("manipulacao_do_ataque", {**DIMENSIONAL, **GLOBAL}, {}),
    "DIM-3a!manipula_global": (
        "manipulacao_do_ataque",
        {**DIMENSIONAL, **GLOBAL, **said("dimensional.manipula_global")},
        {},
    ),
    "DIM-3b": ("manipulacao_do_ataque", {**DIMENSIONAL, **said("ataque.equiparado_a_global")}, {}),
    "REP-1b:devolver": ("devolucao_do_ataque", {**DEVOLVE, **GLOBAL}, {}),
    **{
        f"REP-1b:devolver!{clause.partition('.')[2]}": (
            "devolucao_do_ataque",
            {**DEVOLVE, **GLOBAL, **said(clause)},
            {},
        )
        for clause in ("defesa.devolve_global", "repelir.repele_global", "ataque.pode_ser_repelido")
    },
    "PORT-2a": ("manipulacao_do_ataque", {**PORTAL, **ALIADO}, {}),
    "PORT-2a:rank": ("rank_da_manipulacao", {**PORTAL, **_RANKS}, {}),
    "PORT-2b": ("manipulacao_do_ataque", {**DE_VOLTA, **CURTO}, {}),
    "PORT-2b:taijutsu": ("manipulacao_do_ataque", {**DE_VOLTA, "ataque.natureza": "taijutsu"}, {}),
    "PORT-2c": ("manipulacao_do_ataque", {**PORTAL, "ataque.combavel": "nao"}, {}),
    "PORT-3:manipulacao": ("alcance_do_ataque_manipulado", {**PORTAL, **changed_to("curto")}, {}),
    "PORT-3:manipulacao_so": ("alcance_do_ataque_manipulado", {**PORTAL, **changed_to("longo")}, {}),
    "PORT-6": ("custo_da_manipulacao_por_portal", DE_VOLTA, {}),
    "PORT-7": ("manipulacao_do_ataque", {**PORTAL, "ataque.combavel": "nao"}, {}),
}
WITHDRAWALS: dict[str, tuple[Given, str, dict[str, str]]] = {
    "MANLIM-2!devolve": (DEVOLVE, "sim", {}),
    "MANLIM-2!repelido_volta_a_quem_repele": (
        {"defesa.ato": "repele", **said("defesa.repelido_volta_a_quem_repele")},
        "sim",
        {"AMB-21": "B"},
    ),
}
_NAO_COMBAVEL_POR_PORTAL = {**PORTAL, "ataque.combavel": "nao"}
CHALLENGES: dict[str, tuple[str, Given, str | int]] = {
    "MAN-1!mantem_rank": ("rank_da_manipulacao", {**DESVIA, **ranks(2, 3), **said("manipulacao.mantem_rank")}, 3),
    "MAN-2:so!alcanca_nao_combavel": (
        "combo_admite_manipulacao",
        {**NAO_COMBAVEL, **said("manipulacao.alcanca_nao_combavel")},
        "sim",
    ),
    "MAN-2:so!devolve_nao_combavel": (
        "devolucao_do_ataque",
        {**DEVOLVE, "ataque.combavel": "nao", **said("defesa.devolve_nao_combavel")},
        "defende_e_contra_ataca",
    ),
    "MANLIM-1!alcanca_taijutsu": (
        "natureza_admite_manipulacao",
        {**TAIJUTSU, **said("manipulacao.alcanca_taijutsu")},
        "sim",
    ),
    "DIM-3b!equiparado_nao_manipulavel": (
        "escala_admite_manipulacao",
        {**DIMENSIONAL, **said("ataque.equiparado_a_global", "ataque.equiparado_nao_manipulavel")},
        "nao",
    ),
    "PORT-2a!nao_manipulavel_por_portal": (
        "autor_admite_manipulacao",
        {**PORTAL, **said("ataque.nao_manipulavel_por_portal")},
        "nao",
    ),
    "PORT-2a:rank!mantem_rank": (
        "rank_da_manipulacao",
        {**PORTAL, **ranks(2, 3), **said("manipulacao.mantem_rank")},
        3,
    ),
    "PORT-2b!devolve_curto": (
        "alcance_admite_manipulacao",
        {**DE_VOLTA, **CURTO, **said("manipulacao.devolve_curto")},
        "sim",
    ),
    "PORT-2b:taijutsu!alcanca_taijutsu": (
        "natureza_admite_manipulacao",
        {**DE_VOLTA, "ataque.natureza": "taijutsu", **said("manipulacao.alcanca_taijutsu")},
        "sim",
    ),
    **{
        f"{ruling}!{clause.partition('.')[2]}": (
            "combo_admite_manipulacao",
            {**_NAO_COMBAVEL_POR_PORTAL, **said(clause)},
            "sim",
        )
        for ruling in ("PORT-2c", "PORT-7")
        for clause in ("manipulacao.alcanca_nao_combavel", "defesa.devolve_nao_combavel")
    },
    "PORT-3:manipulacao_so!portal_aumenta_alcance": (
        "alcance_do_ataque_manipulado",
        {**PORTAL, "ataque.alcance": "medio", **changed_to("longo"), **said("ataque.portal_aumenta_alcance")},
        "longo",
    ),
    "PORT-6!devolve_por_um_uso": (
        "custo_da_manipulacao_por_portal",
        {**DE_VOLTA, **said("manipulacao.devolve_por_um_uso")},
        1,
    ),
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if case.question.name in ("e_manipulacao", "manipulacao_do_ataque", *LIMITS, *AFTER):
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert cases == {*WITNESSES, *WITHDRAWALS}
    assert challenges == set(CHALLENGES)


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = (ask(question, given, rules=each) for each in (rules, rules.without(case)))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("case", WITHDRAWALS)
def test_a_legend_makes_a_repel_a_manipulation(case: str) -> None:
    given, is_one, readings = WITHDRAWALS[case]
    rules = book().under(Committee(readings=readings))

    assert answer("e_manipulacao", given, rules=rules) == is_one
    assert answer("e_manipulacao", given, rules=rules.without(case)) != is_one


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    rules = table(AMB_17="B")
    verdict = ask(question, given, rules=rules)
    yielding = table(AMB_17="B", AMB_0="B")

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert answer(question, given, rules=yielding) == wished
    lost = ask(question, given, rules=yielding.without(challenge))
    assert (lost.answer, decided(lost)) != (wished, decided(ask(question, given, rules=yielding)))


@pytest.mark.parametrize(
    ("gap", "question", "given", "otherwise"),
    [
        ("GAP-1", "rank_da_manipulacao", {**DESVIA, **ranks(2, 5)}, ranks(3, 3)),
        ("GAP-1", "rank_da_manipulacao", {**PORTAL, **ranks(4, 4)}, ranks(3, 3)),
        ("GAP-2", "rank_da_manipulacao", {**DESVIA, **ranks(1, 1)}, ranks(3, 3)),
        ("GAP-34", "manipulacao_do_ataque", {**DESVIA, "ataque.combavel": "silencia"}, {"ataque.combavel": "nao"}),
        ("GAP-37", "manipulacao_a_tempo", ranks(4, 3), ranks(3, 3)),
        ("GAP-37", "rank_da_manipulacao", {**DESVIA, **ranks(4, 3)}, ranks(3, 3)),
        ("GAP-37", "novo_alvo_se_defende", PORTAL, {"manipulacao.destino": "ninguem"}),
        ("GAP-37", "novo_alvo_se_defende", DE_VOLTA, CURTO),
        ("GAP-38", "manipulacao_do_ataque", {**DESVIA, **ALIADO}, {"ataque.autor": "inimigo"}),
        ("GAP-38", "custo_da_manipulacao_por_portal", PORTAL, {"manipulacao.destino": "autor"}),
        ("GAP-38", "custo_da_manipulacao_por_portal", {**DE_VOLTA, **ALIADO}, {"ataque.autor": "inimigo"}),
        ("GAP-38", "aliado_consente_na_manipulacao", {**PORTAL, **ALIADO}, {"ataque.autor": "inimigo"}),
    ],
)
def test_where_the_rules_are_silent_and_where_not(gap: str, question: str, given: Given, otherwise: Given) -> None:
    verdict = ask(question, given)

    assert verdict.answer == OMISSO
    assert gap in verdict.proof.collect("gaps")
    assert gap not in ask(question, given, rules=book().without(gap)).proof.collect("gaps")
    assert answer(question, given, otherwise) not in (OMISSO, DEPENDE)


# Laws.


@given(ability=st.integers(1, 9), attack=st.integers(1, 9), option=st.sampled_from("BC"))
def test_what_is_manipulated_in_time_never_goes_on_slower_than_the_faster_of_the_two(
    ability: int, attack: int, option: str
) -> None:
    found = answer("rank_da_manipulacao", DESVIA, ranks(ability, attack), rules=table(AMB_17=option))

    if ability > attack:
        assert found == OMISSO
    else:
        assert isinstance(found, int)
        assert 1 <= found <= ability


@given(st.integers(0, 9))
def test_sending_back_costs_two_uses_or_cannot_be_paid(uses: int) -> None:
    left = answer("usos_depois_da_manipulacao", DE_VOLTA, {"manipulacao.usos": uses})

    assert left == (uses - 2 if uses >= 2 else "nao_bastam")


_FACTS = (
    "defesa.ato",
    "defesa.devolve",
    "defesa.escolha",
    "dimensional.habilidade",
    "dimensional.portal",
    "dimensional.manipula_global",
    "manipulacao.destino",
    "ataque.escala",
    "ataque.natureza",
    "ataque.alcance",
    "ataque.combavel",
    "ataque.autor",
)
_ANY = st.fixed_dictionaries({name: st.sampled_from(book().facts[name].domain) for name in _FACTS})


@settings(max_examples=150)
@given(_ANY)
def test_an_attack_is_manipulated_only_if_every_limit_admits_it(facts: Given) -> None:
    limits = [answer(limit, facts) for limit in LIMITS]
    found = answer("manipulacao_do_ataque", facts)

    if answer("e_manipulacao", facts) == "nao":
        assert found == "nao_ha"
    elif "nao" in limits:
        assert found == "nao"
    else:
        assert found == (OMISSO if OMISSO in limits else "sim")


@settings(max_examples=150)
@given(_ANY)
def test_nothing_is_returned_that_may_not_be_manipulated(facts: Given) -> None:
    if answer("manipulacao_do_ataque", facts) == "nao":
        assert answer("devolucao_do_ataque", facts) in ("nao_devolve", "apenas_repele")


# Every state of every question. Each is checked by itself, with the answers below it free.


@pytest.mark.parametrize("question", ["e_manipulacao", *LIMITS])
def test_no_limit_conflicts_or_is_silent_without_a_gap(question: str) -> None:
    assert faults(question, *({"e_manipulacao"} - {question})) == []


def test_no_manipulation_conflicts_or_is_silent_without_a_gap() -> None:
    assert faults("manipulacao_do_ataque", "e_manipulacao", *LIMITS) == []


@pytest.mark.parametrize("question", AFTER)
def test_nothing_after_it_conflicts_or_is_silent_without_a_gap(question: str) -> None:
    assert faults(question, "manipulacao_do_ataque") == []
