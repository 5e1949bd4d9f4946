"""Repelling, propelling and attracting: every case, reading and gap of the chapters, asked as a judge would."""

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, answer, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "defesa_e_repelir",
    "fuga_por_teleporte_impossivel",
    "escala_pesa_no_repelir",
    "fuga_impossivel_pesa_no_repelir",
    "dano_e_supremo",
    "ataque_recusa_ser_repelido",
    "rompedor_conta_no_repelir",
    "repelir_chega_a_tempo",
    "classe_do_ser",
    "habilidade_atrai",
    "repelir_defende",
    "destino_do_repelir",
    "habilidade_impulsiona",
)
FREE = {
    "defesa_e_repelir": ("devolucao_do_ataque",),
    "repelir_defende": (
        "defesa_e_repelir",
        "ataque_paralisa",
        "escala_pesa_no_repelir",
        "fuga_impossivel_pesa_no_repelir",
        "dano_e_supremo",
        "ataque_recusa_ser_repelido",
        "rompedor_conta_no_repelir",
    ),
    "destino_do_repelir": ("repelir_defende",),
    "habilidade_impulsiona": ("alcance_do_combo", "escala_do_ataque"),
}
"""Below these the facts are too many to be spread together: the answers named here are taken to be any."""

CHAPTERS = ("REP", "IMP", "ATR")

REPEL: Given = {"defesa.meio": "repelir"}
UNI: Given = {**REPEL, "ataque.escala": "unidirecional", "ataque.status": "letal"}
SUPREMO: Given = {**UNI, "ataque.status": "supremo"}
GLOBAL: Given = {**UNI, "ataque.escala": "global"}
SUPREMO_GLOBAL: Given = {**GLOBAL, "ataque.status": "supremo"}
INESCAPAVEL: Given = {**UNI, "ataque.cabe_teleporte": "exclui"}
SO_TT: Given = {**UNI, "ataque.so_teletransporte_escapa": "sim"}
ROMPEDOR: Given = {**UNI, "ataque.rompe_status_igual": "sim"}
SO_REPELE: Given = {"defesa.devolve": "sim", "defesa.escolha": "apenas_repelir", "ataque.combavel": "nao"}
VENCE: Given = {"ataque.vence_defesa_de_status_inferior": "sim", "repelir.status_inferior": "sim"}

SUPLEMENTAR: Given = {
    "suplementar.objetivo": "repelir",
    "ataque.escala": "unidirecional",
    "ataque.combavel": "sim",
}
LONGO: Given = {**SUPLEMENTAR, "ataque.alcance": "longo"}
CURTO: Given = {**SUPLEMENTAR, "ataque.alcance": "curto"}
LONGO_GLOBAL: Given = {**LONGO, "ataque.escala": "global"}

ATRAI: Given = {"suplementar.objetivo": "atrair"}
EQUIPAMENTO: Given = {**ATRAI, "atraido.tipo": "equipamento"}
OUTRO: Given = {**ATRAI, "atraido.tipo": "outro"}


def being(class_: str) -> Given:
    return {**ATRAI, "atraido.tipo": "ser", "atraido.classe": class_}


def says(*clauses: str) -> Given:
    return dict.fromkeys(clauses, "sim")


def repelled(*given: Given, **readings: str) -> str | int:
    return answer("repelir_defende", *given, **readings)


# Repelling.


@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional"])
@pytest.mark.parametrize("status", ["letal", "ilimitado", "supremo", "outro"])
@pytest.mark.parametrize("effect", ["dano", "selamento", "aprisionamento"])
def test_an_attack_is_repelled_whatever_its_status(scale: str, status: str, effect: str) -> None:
    verdict = ask("repelir_defende", REPEL, {"ataque.escala": scale, "ataque.status": status, "ataque.efeito": effect})

    assert verdict.answer == "sim"
    assert set(decided(verdict)) == {"REP-1a"} | ({"REP-NOTA"} if status == "supremo" else set())


def test_what_is_not_known_of_a_repelled_attack_is_its_scale_only() -> None:
    verdict = ask("repelir_defende", REPEL)

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("ataque.escala",))


@pytest.mark.parametrize("status", ["letal", "ilimitado", "supremo"])
def test_a_global_attack_is_repelled_only_if_a_legend_says_so(status: str) -> None:
    attack = {**GLOBAL, "ataque.status": status}

    assert repelled(attack) == "nao"
    assert repelled(attack, says("repelir.repele_global")) == "sim"
    assert repelled(attack, says("ataque.pode_ser_repelido")) == "sim"
    assert repelled(attack, says("repelir.repele_inescapavel")) == "nao"


def test_what_senjutsu_made_supreme_is_still_global() -> None:
    verdict = ask("repelir_defende", {**GLOBAL, "ataque.status": "ilimitado", "ataque.senjutsu": "sim"})

    assert verdict.answer == "nao"
    assert set(decided(verdict)) == {"REP-1b", "REP-NOTA:so", "SENJ-3"}


@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional"])
def test_an_attack_equated_to_global_is_repelled_by_its_own_scale(scale: str) -> None:
    attack = {**UNI, "ataque.escala": scale, "ataque.equiparado_a_global": "sim"}

    assert repelled(attack) == "sim"
    assert repelled(attack, {"ataque.equiparacao_muda_escala": "sim"}) == "sim"
    assert repelled(attack, {"ataque.equiparacao_muda_escala": "sim"}, AMB_0="B") == "nao"


@pytest.mark.parametrize("option", ["A", "B"])
def test_an_attack_that_says_nothing_of_teleporte_is_repelled_however_its_silence_is_read(option: str) -> None:
    assert repelled(UNI, AMB_16=option) == "sim"
    assert ask("ataque_admite_teleporte", UNI, rules=table(AMB_16="A")).answer == "nao"


@pytest.mark.parametrize(
    ("attack", "option", "answer"),
    [
        ({"ataque.so_teletransporte_escapa": "sim"}, "A", "nao"),
        ({"ataque.so_teletransporte_escapa": "sim"}, "B", "sim"),
        ({"ataque.cabe_teleporte": "exclui"}, "A", "nao"),
        ({"ataque.cabe_teleporte": "exclui"}, "B", "nao"),
        ({"ataque.cabe_teleporte": "exclui", "ataque.cabe_teletransporte": "preve"}, "A", "nao"),
        ({"ataque.cabe_teleporte": "exclui", "ataque.cabe_teletransporte": "preve"}, "B", "sim"),
        ({"ataque.cabe_teleporte": "exclui", "ataque.cabe_teletransporte": "exclui"}, "B", "nao"),
        ({"ataque.cabe_teleporte": "preve", "ataque.cabe_teletransporte": "exclui"}, "A", "sim"),
    ],
)
def test_what_teleporte_cannot_escape_is_not_repelled(attack: Given, option: str, answer: str) -> None:
    assert repelled(UNI, attack, AMB_9=option) == answer


@pytest.mark.parametrize(
    ("option", "plain", "foreseen", "both_global"),
    [("A", "nao", "nao", "nao"), ("B", "nao", "sim", "nao"), ("C", "sim", "sim", "sim")],
)
def test_the_three_readings_of_the_exception(option: str, plain: str, foreseen: str, both_global: str) -> None:
    assert repelled(INESCAPAVEL, AMB_8=option) == plain
    assert repelled(INESCAPAVEL, says("repelir.repele_inescapavel"), AMB_8=option) == foreseen
    assert repelled(INESCAPAVEL, {"ataque.escala": "global"}, AMB_8=option) == both_global
    assert repelled(GLOBAL, AMB_8=option) == "nao"


def test_global_and_inescapable_takes_both_clauses() -> None:
    attack = {**GLOBAL, "ataque.cabe_teleporte": "exclui"}

    assert repelled(attack, says("repelir.repele_global")) == "nao"
    assert repelled(attack, says("repelir.repele_inescapavel")) == "nao"
    assert repelled(attack, says("repelir.repele_global", "repelir.repele_inescapavel")) == "sim"
    assert repelled(attack, says("ataque.pode_ser_repelido")) == "sim"


@pytest.mark.parametrize(
    "breaks",
    [
        {"ataque.rompe_status_igual": "sim"},
        {"ataque.rompe_status_superior": "sim"},
        {"ataque.senjutsu": "sim"},
    ],
)
def test_a_breaker_is_repelled_unless_the_repels_legend_refuses_it(breaks: Given) -> None:
    verdict = ask("repelir_defende", UNI, breaks)

    assert (verdict.answer, decided(verdict)) == ("sim", ("REP-1a", "REP-OBSa"))
    assert repelled(UNI, breaks, says("repelir.nao_repele_rompedor")) == "nao"
    assert repelled(UNI, says("repelir.nao_repele_rompedor")) == "sim"


def test_an_attack_that_senjutsu_does_not_make_break_is_no_breaker() -> None:
    attack = {**UNI, "ataque.senjutsu": "sim", "ataque.nao_rompe_barreiras": "sim"}

    assert repelled(attack, says("repelir.nao_repele_rompedor")) == "sim"


@pytest.mark.parametrize("attack", [UNI, SUPREMO, GLOBAL, ROMPEDOR, INESCAPAVEL])
def test_an_attack_that_says_so_is_not_repelled_whatever_the_repel_says(attack: Given) -> None:
    everything = says("repelir.repele_global", "repelir.repele_inescapavel", "ataque.nao_pode_ser_repelido")

    assert repelled(attack, everything) == "nao"
    assert repelled(attack, everything, AMB_0="B") == "nao"


@pytest.mark.parametrize(("comboable", "answer"), [("sim", "sim"), ("nao", "nao")])
def test_an_attack_may_refuse_to_be_repelled_if_it_cannot_be_comboed(comboable: str, answer: str) -> None:
    attack = {**UNI, "ataque.so_repelido_se_combavel": "sim", "ataque.combavel": comboable}

    assert repelled(attack) == answer


def test_that_refusal_is_no_use_against_a_returning_ability_that_only_repels() -> None:
    attack = {"ataque.escala": "unidirecional", "ataque.so_repelido_se_combavel": "sim"}

    assert repelled(SO_REPELE, attack) == "sim"
    assert repelled(SO_REPELE, attack, AMB_0="B") == "nao_ha"


@pytest.mark.parametrize(
    ("defence", "answer"),
    [
        ({"defesa.meio": "deslocamento"}, "nao_ha"),
        ({"defesa.meio": "barreira"}, "nao_ha"),
        ({"defesa.devolve": "sim", "ataque.combavel": "sim"}, "nao_ha"),
        ({"defesa.devolve": "sim", "ataque.combavel": "nao"}, "nao_ha"),
        (SO_REPELE, "sim"),
        ({**SO_REPELE, "ataque.combavel": "sim"}, "sim"),
    ],
)
def test_only_what_is_used_to_repel_repels(defence: Given, answer: str) -> None:
    attack = {"ataque.escala": "unidirecional", "ataque.status": "letal"}

    assert repelled(defence, attack) == answer
    assert ask("destino_do_repelir", defence, attack).answer == (OMISSO if answer == "sim" else "nao_ha")


@pytest.mark.parametrize("attack", [{"ataque.escala": "global"}, {"ataque.cabe_teleporte": "exclui"}])
def test_a_returning_ability_that_only_repels_meets_what_no_repel_repels(attack: Given) -> None:
    assert repelled(SO_REPELE, {"ataque.escala": "unidirecional"}, {"ataque.status": "letal"}) == "sim"
    assert repelled(SO_REPELE, {"ataque.escala": "unidirecional", "ataque.status": "letal"} | attack) == "nao"


@pytest.mark.parametrize("attack", [UNI, SUPREMO, ROMPEDOR])
@pytest.mark.parametrize(
    ("kind", "gap"), [({"ataque.natureza": "genjutsu"}, "GAP-20"), ({"ataque.efeito": "paralisia"}, "GAP-48")]
)
def test_genjutsu_and_paralysis_are_left_open(attack: Given, kind: Given, gap: str) -> None:
    verdict = ask("repelir_defende", attack, kind)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, (gap,))


@pytest.mark.parametrize("kind", [{"ataque.natureza": "genjutsu"}, {"ataque.efeito": "paralisia"}])
@pytest.mark.parametrize("attack", [GLOBAL, INESCAPAVEL, {**UNI, "ataque.nao_pode_ser_repelido": "sim"}])
def test_what_is_excluded_is_so_for_genjutsu_and_paralysis_too(attack: Given, kind: Given) -> None:
    verdict = ask("repelir_defende", attack, kind)

    assert (verdict.answer, verdict.proof.collect("gaps")) == ("nao", ())


@pytest.mark.parametrize(
    ("own", "boosts", "answer", "gaps"),
    [
        (2, {}, "sim", ()),
        (3, {}, OMISSO, ("GAP-4",)),
        (4, {}, OMISSO, ("GAP-3",)),
        (5, {"defesa.aumentos": "um", "defesa.rank_aumentado": 2}, "sim", ()),
        (5, {"defesa.aumentos": "um", "defesa.rank_aumentado": 3}, OMISSO, ("GAP-4",)),
        (5, {"defesa.aumentos": "um", "defesa.rank_aumentado": 4}, OMISSO, ("GAP-3",)),
        (2, {"defesa.aumentos": "varios"}, OMISSO, ("GAP-33",)),
    ],
)
def test_whether_a_repel_is_in_time(own: int, boosts: dict[str, Any], answer: str, gaps: tuple[str, ...]) -> None:
    verdict = ask("repelir_chega_a_tempo", REPEL, {"defesa.rank": own, "ataque.rank": 3}, boosts)

    assert (verdict.answer, verdict.proof.collect("gaps")) == (answer, gaps)


@pytest.mark.parametrize("attack", [UNI, GLOBAL])
def test_what_becomes_of_a_repel_is_left_open(attack: Given) -> None:
    assert ask("destino_do_repelir", attack).proof.collect("gaps") == ("GAP-47",)


@pytest.mark.parametrize(
    ("question", "given", "options"),
    [
        ("escala_pesa_no_repelir", UNI, {"A": "nao", "B": "nao", "C": "nao"}),
        ("escala_pesa_no_repelir", GLOBAL, {"A": "sim", "B": "sim", "C": "sim"}),
        (
            "escala_pesa_no_repelir",
            {**GLOBAL, "ataque.cabe_teleporte": "exclui"},
            {"A": "sim", "B": "sim", "C": "ressalvada"},
        ),
        ("fuga_impossivel_pesa_no_repelir", UNI, {"A": "nao", "B": "nao", "C": "nao"}),
        ("fuga_impossivel_pesa_no_repelir", INESCAPAVEL, {"A": "sim", "B": "salvo_legenda", "C": "nao"}),
    ],
)
def test_what_may_count_against_a_repel_is_asked_by_itself(question: str, given: Given, options: Given) -> None:
    assert {option: answer(question, given, AMB_8=option) for option in options} == options


def test_where_any_ruling_yields_to_a_legend_only_a_legend_repels_what_teleporte_cannot_escape() -> None:
    assert answer("fuga_impossivel_pesa_no_repelir", INESCAPAVEL, AMB_8="A", AMB_0="B") == "salvo_legenda"


@pytest.mark.parametrize(
    ("attack", "supreme"),
    [(SUPREMO, "sim"), (UNI, "nao"), ({**GLOBAL, "ataque.status": "ilimitado", "ataque.senjutsu": "sim"}, "sim")],
)
def test_damage_is_supreme_as_the_attack_counts(attack: Given, supreme: str) -> None:
    assert answer("dano_e_supremo", attack) == supreme


@pytest.mark.parametrize(
    ("given", "refuses"),
    [
        (UNI, "nao"),
        ({**UNI, **says("ataque.nao_pode_ser_repelido")}, "sim"),
        ({**UNI, **says("ataque.so_repelido_se_combavel"), "ataque.combavel": "sim"}, "nao"),
        ({**UNI, **says("ataque.so_repelido_se_combavel"), "ataque.combavel": "nao"}, "sim"),
        ({**SO_REPELE, **says("ataque.so_repelido_se_combavel")}, "nao"),
    ],
)
def test_the_attacks_legend_may_refuse_the_repel(given: Given, refuses: str) -> None:
    assert answer("ataque_recusa_ser_repelido", given) == refuses


_FACTS: dict[str, list[str]] = {
    "ataque.escala": ["unidirecional", "multidirecional", "global"],
    "ataque.senjutsu": ["sim", "nao"],
    "ataque.natureza": ["ninjutsu", "taijutsu", "genjutsu"],
    "ataque.efeito": ["dano", "selamento", "aprisionamento", "paralisia"],
    "ataque.cabe_teleporte": ["preve", "exclui", "silencia"],
    "ataque.cabe_teletransporte": ["preve", "exclui", "silencia"],
    "ataque.rompe_status_superior": ["sim", "nao"],
    "repelir.repele_global": ["sim", "nao"],
    "repelir.repele_inescapavel": ["sim", "nao"],
    "repelir.nao_repele_rompedor": ["sim", "nao"],
    "repelir.status_inferior": ["sim", "nao"],
}
_ATTACKS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in _FACTS.items()})


@settings(max_examples=60)
@drawn(_ATTACKS, st.sampled_from("ABC"), st.sampled_from("AB"))
def test_the_status_of_the_attack_never_counts(attack: Given, eight: str, nine: str) -> None:
    answers = {
        repelled(REPEL, attack, {"ataque.status": status}, AMB_8=eight, AMB_9=nine)
        for status in ("letal", "ilimitado", "supremo", "outro")
    }

    assert len(answers) == 1


@settings(max_examples=60)
@drawn(_ATTACKS, st.sampled_from(["repelir.nao_repele_supremo", "ataque.nao_pode_ser_repelido"]))
def test_no_legend_that_refuses_makes_an_attack_repelled(attack: Given, clause: str) -> None:
    attack = {**attack, "ataque.status": "supremo"}

    assert repelled(REPEL, attack, says(clause)) == "nao"


# Propelling.


@pytest.mark.parametrize("aim", ["repelir", "atrair", "repelir_e_atrair"])
@pytest.mark.parametrize(("range_", "answer"), [("longo", "pode"), ("medio", "pode"), ("curto", "nao_pode")])
@pytest.mark.parametrize("scale", ["unidirecional", "multidirecional"])
def test_medium_and_long_range_attacks_are_propelled(aim: str, range_: str, answer: str, scale: str) -> None:
    given = {"suplementar.objetivo": aim, "ataque.alcance": range_, "ataque.escala": scale}

    assert ask("habilidade_impulsiona", given).answer == answer


@pytest.mark.parametrize("clause", ["suplementar.impulsiona_global", "ataque.pode_ser_impulsionado"])
def test_a_global_attack_is_propelled_only_if_a_legend_says_so(clause: str) -> None:
    assert ask("habilidade_impulsiona", LONGO_GLOBAL).answer == "nao_pode"
    assert ask("habilidade_impulsiona", LONGO_GLOBAL, says(clause)).answer == "pode"
    assert ask("habilidade_impulsiona", CURTO, {"ataque.escala": "global"}, says(clause)).answer == "nao_pode"
    assert ask("habilidade_impulsiona", LONGO, {"ataque.equiparado_a_global": "sim"}).answer == "pode"


def test_the_range_that_counts_is_the_one_at_which_the_attack_strikes() -> None:
    assert ask("habilidade_impulsiona", LONGO, {"ataque.auxilio": "teleporte"}).answer == "nao_pode"
    assert ask("habilidade_impulsiona", LONGO, {"ataque.auxilio": "portal"}).answer == "pode"
    specified = {"alcance.especificado": "sim", "alcance.escolhido": "curto"}
    assert ask("habilidade_impulsiona", LONGO, specified).answer == "nao_pode"


def test_only_what_attracts_or_repels_propels() -> None:
    given = {**LONGO, "suplementar.objetivo": "outro"}

    assert ask("habilidade_impulsiona", given).answer == "nao_pode"


# Attracting.


@pytest.mark.parametrize(
    ("target", "clause", "without", "with_it"),
    [
        (being("normal"), "suplementar.atrai_so_equipamentos", "atrai", "nao_atrai"),
        (being("normal"), "suplementar.atrai_so_seres", "atrai", "atrai"),
        (being("gigante"), "suplementar.atrai_gigantes", "nao_atrai", "atrai"),
        (being("mega_gigante"), "suplementar.atrai_gigantes", "nao_atrai", "atrai"),
        (being("bijuu"), "suplementar.atrai_gigantes", "nao_atrai", "nao_atrai"),
        (being("bijuu"), "suplementar.atrai_bijuus", "nao_atrai", "atrai"),
        (being("gigante"), "suplementar.atrai_bijuus", "nao_atrai", "nao_atrai"),
        (being("gigante"), "suplementar.atrai_so_seres", "nao_atrai", "nao_atrai"),
        (EQUIPAMENTO, "suplementar.atrai_so_seres", "atrai", "nao_atrai"),
        (EQUIPAMENTO, "suplementar.atrai_so_equipamentos", "atrai", "atrai"),
        (OUTRO, "suplementar.atrai_outros", "nao_atrai", "atrai"),
    ],
)
def test_what_is_attracted(target: Given, clause: str, without: str, with_it: str) -> None:
    assert ask("habilidade_atrai", target).answer == without
    assert ask("habilidade_atrai", target, says(clause)).answer == with_it


@pytest.mark.parametrize("target", [being("normal"), EQUIPAMENTO, OUTRO])
@pytest.mark.parametrize("aim", ["repelir", "outro"])
def test_what_does_not_attract_attracts_nothing(target: Given, aim: str) -> None:
    assert ask("habilidade_atrai", target | {"suplementar.objetivo": aim}).answer == "nao_atrai"


@pytest.mark.parametrize(
    ("class_", "clause"), [("gigante", "suplementar.atrai_gigantes"), ("bijuu", "suplementar.atrai_bijuus")]
)
def test_the_exception_covers_the_large_ones_as_the_table_reads_it(class_: str, clause: str) -> None:
    verdict = ask("habilidade_atrai", being(class_), says(clause))

    assert (verdict.answer, verdict.readings) == ("atrai", ("AMB-23",))
    assert ask("habilidade_atrai", being(class_), says(clause), rules=table(AMB_23="A")).answer == "nao_atrai"
    assert ask("habilidade_atrai", being(class_), says(clause), rules=table(AMB_23="A", AMB_0="B")).answer == "atrai"


@pytest.mark.parametrize(("option", "answer"), [("A", "nao_atrai"), ("B", "atrai")])
def test_a_bijuu_is_attracted_as_the_table_reads_it(option: str, answer: str) -> None:
    assert ask("habilidade_atrai", being("bijuu"), rules=table(AMB_24=option)).answer == answer


def test_of_what_class_a_huge_being_is_nobody_says() -> None:
    both = says("suplementar.atrai_gigantes", "suplementar.atrai_bijuus")

    for question in ("classe_do_ser", "habilidade_atrai"):
        verdict = ask(question, being("indefinida"))
        assert (verdict.answer, verdict.proof.collect("gaps")) == (OMISSO, ("GAP-23",))
    assert ask("habilidade_atrai", being("indefinida"), both).answer == "atrai"


# Each part decides.

WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "REP-1a": ("repelir_defende", UNI, {}),
    "REP-1b": ("repelir_defende", GLOBAL, {}),
    "REP-1c": ("repelir_defende", INESCAPAVEL, {}),
    "REP-OBSa": ("repelir_defende", ROMPEDOR, {}),
    "REP-OBSa!nao_repele_rompedor": ("repelir_defende", {**ROMPEDOR, **says("repelir.nao_repele_rompedor")}, {}),
    "REP-OBSb": ("repelir_defende", {**UNI, **says("ataque.nao_pode_ser_repelido")}, {}),
    "REP-OBSb:rompedor": ("repelir_defende", {**ROMPEDOR, **says("repelir.nao_repele_rompedor")}, {}),
    "REP-NOTA": ("repelir_defende", SUPREMO, {}),
    "REP-OBSb:supremo": ("repelir_defende", {**SUPREMO, **says("repelir.nao_repele_supremo")}, {}),
    "REP-NOTA:so": ("repelir_defende", SUPREMO_GLOBAL, {}),
    "IMP-1": ("habilidade_impulsiona", LONGO, {}),
    "IMP-1:so": ("habilidade_impulsiona", CURTO, {}),
    "IMP-2": ("habilidade_impulsiona", LONGO_GLOBAL, {}),
    "ATR-1": ("habilidade_atrai", being("normal"), {}),
    "ATR-1:gigante": ("habilidade_atrai", being("gigante"), {}),
    "ATR-1:bijuu": ("habilidade_atrai", being("bijuu"), {}),
    "ATR-1:bijuu_tambem": ("habilidade_atrai", being("bijuu"), {"AMB-24": "B"}),
    "ATR-2": ("habilidade_atrai", EQUIPAMENTO, {}),
    "ATR-2!atrai_so_seres": ("habilidade_atrai", {**EQUIPAMENTO, **says("suplementar.atrai_so_seres")}, {}),
    "ATR-2:ser": ("habilidade_atrai", being("normal"), {}),
    "ATR-2:ser!atrai_so_equipamentos": (
        "habilidade_atrai",
        {**being("normal"), **says("suplementar.atrai_so_equipamentos")},
        {},
    ),
    "ATR-2:outro": ("habilidade_atrai", OUTRO, {}),
    "ATR-2:outro!atrai_outros": ("habilidade_atrai", {**OUTRO, **says("suplementar.atrai_outros")}, {}),
}
LIFTED: dict[str, tuple[str, Given]] = {
    "REP-1b!repele_global": ("repelir_defende", {**GLOBAL, **says("repelir.repele_global")}),
    "REP-1b!pode_ser_repelido": ("repelir_defende", {**GLOBAL, **says("ataque.pode_ser_repelido")}),
    "REP-1c!repele_inescapavel": ("repelir_defende", {**INESCAPAVEL, **says("repelir.repele_inescapavel")}),
    "REP-1c!pode_ser_repelido": ("repelir_defende", {**INESCAPAVEL, **says("ataque.pode_ser_repelido")}),
    "REP-NOTA!nao_repele_supremo": ("repelir_defende", {**SUPREMO, **says("repelir.nao_repele_supremo")}),
    "REP-NOTA:so!repele_global": ("repelir_defende", {**SUPREMO_GLOBAL, **says("repelir.repele_global")}),
    "REP-NOTA:so!pode_ser_repelido": ("repelir_defende", {**SUPREMO_GLOBAL, **says("ataque.pode_ser_repelido")}),
    "IMP-2!impulsiona_global": ("habilidade_impulsiona", {**LONGO_GLOBAL, **says("suplementar.impulsiona_global")}),
    "IMP-2!pode_ser_impulsionado": (
        "habilidade_impulsiona",
        {**LONGO_GLOBAL, **says("ataque.pode_ser_impulsionado")},
    ),
    "ATR-1:gigante!atrai_gigantes": (
        "habilidade_atrai",
        {**being("gigante"), **says("suplementar.atrai_gigantes")},
    ),
    "ATR-1:bijuu!atrai_bijuus": ("habilidade_atrai", {**being("bijuu"), **says("suplementar.atrai_bijuus")}),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "REP-1a!vence_defesa_de_status_inferior": ("repelir_defende", {**UNI, **VENCE}, "nao"),
    "IMP-1:so!impulsiona_curto": (
        "habilidade_impulsiona",
        {**CURTO, **says("suplementar.impulsiona_curto")},
        "pode",
    ),
}


def test_every_case_every_salvo_and_every_challenge_has_a_witness() -> None:
    cases, lifted, challenges = set(), set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.partition("-")[0] in CHAPTERS and case.question.name in QUESTIONS:
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo if salvo.then)}
            lifted |= {salvo_id(ruling, case, salvo) for salvo in case.salvo if not salvo.then}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}

    assert (cases, lifted, challenges) == (set(WITNESSES), set(LIFTED), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("salvo", LIFTED)
def test_without_the_salvo_the_answer_is_another(salvo: str) -> None:
    question, given = LIFTED[salvo]

    assert ask(question, given).answer != ask(question, given, rules=book().without(salvo)).answer


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    verdict = ask(question, given)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert ask(question, given, rules=table(AMB_0="B")).answer == wished


@pytest.mark.parametrize(
    "given",
    [
        {**UNI, **says("ataque.pode_ser_repelido", "ataque.nao_pode_ser_repelido")},
        {**being("normal"), **says("suplementar.atrai_so_seres", "suplementar.atrai_so_equipamentos")},
        {**OUTRO, **says("suplementar.atrai_so_seres", "suplementar.atrai_outros")},
    ],
)
def test_a_legend_that_says_both_is_refused(given: Given) -> None:
    with pytest.raises(RulesError):
        ask("repelir_defende", given)


@pytest.mark.parametrize("given", [EQUIPAMENTO, OUTRO])
@pytest.mark.parametrize("class_", ["gigante", "mega_gigante", "bijuu", "indefinida"])
def test_only_a_being_has_a_class(given: Given, class_: str) -> None:
    with pytest.raises(RulesError, match=r"atraido\.tipo"):
        ask("habilidade_atrai", {**given, "atraido.classe": class_})


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    assert faults(question, *FREE.get(question, ())) == []
