"""Teleporte and teletransporte: every case, reading and gap of the chapter, asked as a judge would."""

import pytest

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

QUESTIONS = (
    "conta_como_teletransporte",
    "ataque_admite_teleporte",
    "ataque_admite_teletransporte",
    "meio_de_fuga_cabe",
    "outra_defesa_cabe",
    "camada_impede_a_fuga",
    "deslocamento_escapa",
    "um_uso_contra_varios",
    "passageiro_viaja",
    "contagem_de_passageiros",
    "tamanho_da_carga",
    "carga_do_deslocamento",
    "levar_passageiro",
    "passageiro_escapa",
    "ofensiva_do_inimigo_levado",
    "voo_emprestado",
    "voo_livra_do_ataque",
    "auxilio_conta_como",
    "combo_conta_como",
    "alcance_da_habilidade_e_um_so",
    "alcance_do_combo",
)

TP: Given = {"deslocamento.tipo": "teleporte"}
TT: Given = {"deslocamento.tipo": "teletransporte"}
EQUIPARADO: Given = {**TP, "deslocamento.equiparado_a_teletransporte": "sim"}
SO_TT: Given = {"ataque.so_teletransporte_escapa": "sim"}
CABE_TP: Given = {"ataque.cabe_teleporte": "preve"}
CABE_TT: Given = {"ataque.cabe_teletransporte": "preve"}
ALIADO: Given = {"passageiro": "aliado"}
INIMIGO: Given = {"passageiro": "inimigo"}
EXTENSAO: Given = {"passageiro": "extensao"}
NOMEADO: Given = {"passageiro.nomeado": "sim"}
GIGANTE: Given = {"usuario.porte": "gigante"}
LEVA_ALIADOS: Given = {"deslocamento.leva_aliados": "sim"}
VOANDO: Given = {"usuario.voo_ativo": "sim"}
LONGO: Given = {"ataque.combavel": "sim", "ataque.escala": "unidirecional", "ataque.alcance": "longo"}
COMBO_TP: Given = {**LONGO, "ataque.auxilio": "teleporte"}
COMBO_TT: Given = {**LONGO, "ataque.auxilio": "teletransporte"}
COMBO_PORTAL: Given = {**LONGO, "ataque.auxilio": "portal"}
COMBO_EQUIPARADO: Given = {**COMBO_TP, "ataque.auxilio_equiparado_a_teletransporte": "sim"}


def answer(question: str, *given: Given, rules: Book | None = None) -> str | int:
    return ask(question, *given, rules=rules).answer


def ranks(means: int, attack: int) -> Given:
    return {"deslocamento.rank": means, "ataque.rank": attack}


def load(passengers: int, giants: int = 0, mega_giants: int = 0) -> Given:
    return {"carga.passageiros": passengers, "carga.gigantes": giants, "carga.mega_gigantes": mega_giants}


def taken(who: str) -> Given:
    return {"carga.levados": who}


def turns(number: int) -> Given:
    return {"deslocamento.turnos_desde": number}


def said(name: str) -> Given:
    return {f"deslocamento.{name}": "sim"}


def changed_to(range_: str) -> Given:
    return {"combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": range_}


_FUGA_TP: Given = {**TP, **CABE_TP, **ranks(3, 3)}
_FUGA_TT: Given = {**TT, **CABE_TT, **ranks(2, 4)}


# Escaping.


@pytest.mark.parametrize(("means", "fits"), [(TP, CABE_TP), (TT, CABE_TT)])
@pytest.mark.parametrize(("own", "attack", "escapes"), [(3, 5, "sim"), (3, 3, "sim"), (3, 2, "nao")])
def test_the_means_escapes_what_is_slower_or_as_fast(
    means: Given, fits: Given, own: int, attack: int, escapes: str
) -> None:
    assert answer("deslocamento_escapa", means, fits, ranks(own, attack)) == escapes


@pytest.mark.parametrize(("means", "excluded"), [(TP, "ataque.cabe_teleporte"), (TT, "ataque.cabe_teletransporte")])
def test_the_means_does_not_escape_what_does_not_admit_it(means: Given, excluded: str) -> None:
    verdict = ask("deslocamento_escapa", means, {excluded: "exclui"}, ranks(1, 5))

    assert verdict.answer == "nao"
    assert decided(verdict)[0] in ("TP-4:so", "TT-2:so")


def test_each_of_several_attacks_is_escaped_or_not_for_itself() -> None:
    attacks = [{**CABE_TP, "ataque.rank": 3}, {**CABE_TP, "ataque.rank": 2}, {"ataque.rank": 5}]

    assert answer("um_uso_contra_varios", TP) == "sim"
    assert [answer("deslocamento_escapa", TP, {"deslocamento.rank": 3}, attack) for attack in attacks] == [
        "sim",
        "nao",
        "nao",
    ]


def test_a_plain_teleporte_does_not_escape_what_only_teletransporte_escapes() -> None:
    assert answer("deslocamento_escapa", TP, SO_TT, ranks(1, 5)) == "nao"
    assert answer("deslocamento_escapa", TT, SO_TT, ranks(1, 5)) == "sim"


def test_an_equated_teleporte_escapes_what_only_teletransporte_escapes() -> None:
    verdict = ask("deslocamento_escapa", EQUIPARADO, SO_TT, ranks(3, 3))

    assert verdict.answer == "sim"
    assert decided(verdict) == ("TP-4", "EQP-1ex", "EQP-1:teletransporte")


def test_an_equated_teleporte_stays_a_teleporte() -> None:
    assert answer("meio_de_fuga_cabe", EQUIPARADO, CABE_TP) == "cabe"
    assert answer("meio_de_fuga_cabe", EQUIPARADO, {"ataque.cabe_teleporte": "exclui"}, CABE_TT) == "cabe"


def test_an_equated_teleporte_makes_no_attack_admit_teleporte() -> None:
    """CON-45: whoever asks whether teleporte escapes the attack is still told no."""
    assert answer("ataque_admite_teleporte", EQUIPARADO, SO_TT) == "nao"


@pytest.mark.parametrize("means", [TP, TT, EQUIPARADO])
@pytest.mark.parametrize(("option", "fits"), [("A", "nao_cabe"), ("B", "cabe")])
def test_a_silent_attack_admits_the_means_as_the_table_reads_it(means: Given, option: str, fits: str) -> None:
    verdict = ask("meio_de_fuga_cabe", means, rules=table(AMB_16=option))

    assert verdict.answer == fits
    assert verdict.readings == ("AMB-16",)


def test_silence_on_one_means_is_no_exclusion_of_the_other() -> None:
    assert answer("meio_de_fuga_cabe", TT, CABE_TP) == "nao_cabe"
    assert answer("meio_de_fuga_cabe", TT, CABE_TP, rules=table(AMB_16="B")) == "cabe"
    assert answer("meio_de_fuga_cabe", TP, SO_TT, rules=table(AMB_16="B")) == "nao_cabe"


@pytest.mark.parametrize(("means", "fits"), [(TP, CABE_TP), (TT, CABE_TT)])
@pytest.mark.parametrize("effect", ["selamento", "paralisia"])
@pytest.mark.parametrize(("option", "escapes"), [("A", "sim"), ("B", "nao")])
def test_the_wearer_of_a_body_barrier_escapes_as_the_table_reads_it(
    means: Given, fits: Given, effect: str, option: str, escapes: str
) -> None:
    worn = {"defensor.veste_camada": "sim", "ataque.efeito": effect}
    verdict = ask("deslocamento_escapa", means, fits, worn, ranks(2, 3), rules=table(AMB_50=option))

    assert verdict.answer == escapes
    assert verdict.readings == ("AMB-50",)


def test_the_wearer_of_a_body_barrier_escapes_damage_either_way() -> None:
    worn = {"defensor.veste_camada": "sim", "ataque.efeito": "dano"}

    assert answer("deslocamento_escapa", TP, CABE_TP, worn, ranks(2, 3), rules=table(AMB_50="B")) == "sim"


@pytest.mark.parametrize(
    ("effect", "clause"), [("selamento", "barreira.defende_selamento"), ("paralisia", "barreira.defende_paralisia")]
)
def test_a_body_barrier_whose_legend_stops_the_effect_drags_nobody_along(effect: str, clause: str) -> None:
    worn = {"defensor.veste_camada": "sim", "ataque.efeito": effect, clause: "sim"}

    assert answer("deslocamento_escapa", TP, CABE_TP, worn, ranks(2, 3), rules=table(AMB_50="B")) == "sim"


def test_the_reading_on_body_barriers_shows_only_where_one_is_worn_against_a_sealing_or_a_paralysis() -> None:
    def looked_at(*given: Given) -> set[str]:
        proof = ask("deslocamento_escapa", TP, CABE_TP, ranks(2, 3), *given).proof
        return {variable.name for part in (proof, *proof.below) for variable, _ in part.reasons}

    assert "AMB-50" not in looked_at()
    assert "AMB-50" not in looked_at({"defensor.veste_camada": "sim"})
    assert "AMB-50" in looked_at({"defensor.veste_camada": "sim", "ataque.efeito": "paralisia"})


@pytest.mark.parametrize("option", ["A", "B"])
def test_an_attack_by_an_equated_teleporte_enters_no_body_barrier(option: str) -> None:
    layer = {"barreira.forma": "camada", **COMBO_EQUIPARADO}
    verdict = ask("ataque_atravessa_a_barreira", layer, rules=table(AMB_10=option))

    assert verdict.answer == "nao_atravessa"
    assert decided(verdict)[0] == "BAR-CORPO-2"
    assert "EQP-1:auxilio" in decided(verdict)
    assert verdict.readings == ()


@pytest.mark.parametrize(("option", "enters"), [("A", "atravessa"), ("B", "nao_atravessa")])
def test_an_attack_by_a_plain_teleporte_enters_a_body_barrier_as_the_table_reads_it(option: str, enters: str) -> None:
    layer = {"barreira.forma": "camada", **COMBO_TP}

    assert answer("ataque_atravessa_a_barreira", layer, rules=table(AMB_10=option)) == enters


def test_ranks_that_are_not_stated_are_asked_for() -> None:
    verdict = ask("deslocamento_escapa", TP, CABE_TP, {"ataque.rank": 3})

    assert verdict.answer == DEPENDE
    assert verdict.proof.depends_on == ("deslocamento.rank",)


@pytest.mark.parametrize(
    "said_too",
    [
        {"ataque.cabe_teleporte": "preve"},
        {"ataque.cabe_teletransporte": "exclui"},
        {"ataque.cabe_outra_defesa": "preve"},
    ],
)
def test_an_attack_that_only_teletransporte_escapes_admits_nothing_else(said_too: Given) -> None:
    with pytest.raises(RulesError):
        situation(book(), {**SO_TT, **said_too})


# Taking others along.


@pytest.mark.parametrize("means", [TP, TT, EQUIPARADO])
def test_the_extension_travels_unnamed_and_uncounted(means: Given) -> None:
    assert answer("passageiro_viaja", means, EXTENSAO) == "viaja"
    assert answer("contagem_de_passageiros", means, EXTENSAO) == "nao_conta"
    assert answer("contagem_de_passageiros", means, ALIADO) == "conta"


def test_user_extension_and_one_ally_are_a_legal_load() -> None:
    assert answer("carga_do_deslocamento", TP, load(1)) == "legal"
    assert answer("passageiro_viaja", TP, ALIADO) == "viaja"
    assert answer("passageiro_viaja", TP, EXTENSAO) == "viaja"


@pytest.mark.parametrize(
    ("size", "taken", "allowed"),
    [
        ("normal", load(0), "legal"),
        ("normal", load(1), "legal"),
        ("normal", load(2), "ilegal"),
        ("normal", load(1, giants=1), "ilegal"),
        ("normal", load(1, mega_giants=1), "ilegal"),
        ("gigante", load(2, giants=1), "legal"),
        ("mega_gigante", load(2), "legal"),
        ("gigante", load(2, giants=2), "ilegal"),
        ("gigante", load(3), "ilegal"),
        ("mega_gigante", load(7, giants=1), "ilegal"),
    ],
)
def test_the_load_of_a_teleporte(size: str, taken: Given, allowed: str) -> None:
    verdict = ask("carga_do_deslocamento", TP, {"usuario.porte": size}, taken)

    assert verdict.answer == allowed
    assert [id_[:4] for id_ in decided(verdict)] == ["TP-2" if size == "normal" else "TP-3"]


@pytest.mark.parametrize(("option", "allowed", "travels"), [("A", "ilegal", "fica"), ("B", "legal", "viaja")])
def test_a_giant_takes_a_mega_giant_as_the_table_reads_it(option: str, allowed: str, travels: str) -> None:
    rules = table(AMB_12=option)
    verdict = ask("carga_do_deslocamento", TP, GIGANTE, load(2, mega_giants=1), rules=rules)

    assert verdict.answer == allowed
    assert verdict.readings == ("AMB-12",)
    assert answer("passageiro_viaja", TP, GIGANTE, ALIADO, {"passageiro.porte": "mega_gigante"}, rules=rules) == travels


def test_under_either_reading_a_giant_and_a_mega_giant_are_too_much() -> None:
    taken = load(2, giants=1, mega_giants=1)

    assert [answer("carga_do_deslocamento", TP, GIGANTE, taken, rules=table(AMB_12=option)) for option in "AB"] == [
        "ilegal",
        "ilegal",
    ]


def test_more_giants_than_passengers_cannot_be() -> None:
    with pytest.raises(RulesError):
        situation(book(), load(1, giants=1, mega_giants=1))


@pytest.mark.parametrize(
    ("given", "travels"),
    [
        ({}, "fica"),
        (NOMEADO, "fica"),
        (LEVA_ALIADOS, "fica"),
        ({**LEVA_ALIADOS, **NOMEADO}, "viaja"),
    ],
)
def test_a_teletransporte_takes_only_named_allies_that_its_legend_foresees(given: Given, travels: str) -> None:
    assert answer("passageiro_viaja", TT, ALIADO, given) == travels


def test_a_teletransporte_takes_no_enemy() -> None:
    assert answer("passageiro_viaja", TT, INIMIGO, LEVA_ALIADOS, NOMEADO) == "fica"
    assert answer("levar_passageiro", TT, INIMIGO, LEVA_ALIADOS, NOMEADO) == "nao_leva"


@pytest.mark.parametrize(
    ("who", "allowed"),
    [("aliados_nomeados", "legal"), ("aliado_nao_nomeado", "ilegal"), ("inimigo", "ilegal")],
)
def test_the_load_of_a_teletransporte_is_of_named_allies_that_its_legend_foresees(who: str, allowed: str) -> None:
    assert answer("carga_do_deslocamento", TT, load(2), LEVA_ALIADOS, taken(who)) == allowed
    assert answer("carga_do_deslocamento", TT, load(2), taken(who)) == "ilegal"
    assert answer("carga_do_deslocamento", TT, load(0), LEVA_ALIADOS) == "legal"


def test_who_is_taken_matters_only_to_a_teletransporte_that_takes_allies() -> None:
    asked = ask("carga_do_deslocamento", TT, load(2), LEVA_ALIADOS)

    assert asked.answer == DEPENDE
    assert asked.proof.depends_on == ("carga.levados",)
    assert answer("carga_do_deslocamento", TT, load(2)) == "ilegal"
    assert answer("carga_do_deslocamento", TP, load(1)) == "legal"


def test_an_equated_teleporte_takes_whom_a_teleporte_takes() -> None:
    """CON-34: one passenger by default, as a teleporte, not none, as a teletransporte."""
    assert answer("passageiro_viaja", EQUIPARADO, ALIADO) == "viaja"
    assert answer("carga_do_deslocamento", EQUIPARADO, load(1)) == "legal"


@pytest.mark.parametrize(("option", "how"), [("A", "livre"), ("B", "conta_como_ofensiva")])
def test_an_enemy_is_taken_as_the_table_reads_it(option: str, how: str) -> None:
    verdict = ask("levar_passageiro", TP, INIMIGO, rules=table(AMB_13=option))

    assert verdict.answer == how
    assert verdict.readings == ("AMB-13",)


def test_an_ally_is_taken_freely_and_a_giant_not_at_all() -> None:
    assert answer("levar_passageiro", TP, ALIADO) == "livre"
    assert answer("levar_passageiro", TP, INIMIGO, {"passageiro.porte": "gigante"}) == "nao_leva"


# Combos.


def test_a_combo_with_teleporte_is_short() -> None:
    assert answer("alcance_do_combo", COMBO_TP) == "curto"


def test_a_combo_with_teletransporte_keeps_its_range() -> None:
    assert answer("alcance_do_combo", COMBO_TT) == "longo"


def test_an_attack_without_combo_has_its_own_range() -> None:
    assert answer("alcance_do_combo", LONGO) == "longo"


@pytest.mark.parametrize(("option", "far"), [("A", "curto"), ("B", "longo")])
def test_a_combo_with_an_equated_teleporte_follows_the_reading(option: str, far: str) -> None:
    verdict = ask("alcance_do_combo", COMBO_EQUIPARADO, rules=table(AMB_11=option))

    assert verdict.answer == far
    assert verdict.readings == ("AMB-11",)
    assert ("TP-5" in decided(verdict)) == (option == "A")


@pytest.mark.parametrize("combo", [COMBO_TT, COMBO_EQUIPARADO])
@pytest.mark.parametrize("how", [{"combo.forma_de_uso": "muda_alcance"}, {"ataque.combo_muda_alcance": "sim"}])
def test_the_players_form_of_use_or_the_legend_changes_the_range(combo: Given, how: Given) -> None:
    assert answer("alcance_do_combo", combo, how, {"combo.alcance_mudado": "medio"}) == "medio"


def test_neither_changes_the_range_of_a_combo_with_teleporte() -> None:
    how = {"combo.forma_de_uso": "muda_alcance", "ataque.combo_muda_alcance": "sim", "combo.alcance_mudado": "medio"}

    assert answer("alcance_do_combo", COMBO_TP, how) == "curto"


def test_a_combo_with_a_portal_keeps_its_range() -> None:
    assert answer("alcance_do_combo", COMBO_PORTAL) == "longo"
    assert answer("alcance_do_combo", COMBO_PORTAL, {"ataque.escala": "global"}) == "longo"


@pytest.mark.parametrize(
    ("own", "wished", "found"),
    [
        ("longo", "medio", "medio"),
        ("longo", "curto", "curto"),
        ("medio", "curto", "curto"),
        ("longo", "longo", "longo"),
        ("medio", "longo", "medio"),
        ("curto", "medio", "curto"),
    ],
)
def test_the_player_may_shorten_a_combo_with_a_portal_but_not_stretch_it(own: str, wished: str, found: str) -> None:
    assert answer("alcance_do_combo", COMBO_PORTAL, {"ataque.alcance": own}, changed_to(wished)) == found


# Lent flight.


@pytest.mark.parametrize(
    ("option", "flies"), [("A", ["voa", "nao_voa", "nao_voa"]), ("B", ["nao_voa", "voa", "nao_voa"])]
)
@pytest.mark.parametrize("passenger", [ALIADO, INIMIGO])
def test_lent_flight_lasts_one_turn(passenger: Given, option: str, flies: list[str]) -> None:
    rules = table(AMB_48=option)

    assert [answer("voo_emprestado", TP, passenger, VOANDO, turns(n), rules=rules) for n in range(3)] == flies
    assert ask("voo_emprestado", TP, passenger, VOANDO, turns(0), rules=rules).readings == ("AMB-48",)


def test_no_flight_is_lent_by_who_does_not_fly_nor_to_who_stays() -> None:
    assert answer("voo_emprestado", TP, ALIADO) == "nao_voa"
    assert answer("voo_emprestado", TP, ALIADO, VOANDO, {"passageiro.porte": "gigante"}) == "nao_voa"


# Silences.


@pytest.mark.parametrize(
    ("gap", "question", "given", "otherwise"),
    [
        ("GAP-14", "passageiro_escapa", {**_FUGA_TP, **ALIADO}, {"passageiro.porte": "gigante"}),
        ("GAP-14", "passageiro_escapa", {**_FUGA_TP, **ALIADO}, ranks(5, 3)),
        (
            "GAP-14",
            "passageiro_escapa",
            {**_FUGA_TT, **ALIADO, **LEVA_ALIADOS, **NOMEADO},
            {"passageiro.nomeado": "nao"},
        ),
        ("GAP-15", "passageiro_escapa", {**_FUGA_TP, **INIMIGO}, TT),
        ("GAP-15", "passageiro_escapa", {**_FUGA_TP, **INIMIGO}, ranks(5, 3)),
        ("GAP-15", "ofensiva_do_inimigo_levado", {**TP, **INIMIGO}, TT),
        ("GAP-15", "ofensiva_do_inimigo_levado", {**TP, **INIMIGO}, ALIADO),
        ("GAP-16", "outra_defesa_cabe", {}, {"ataque.cabe_outra_defesa": "preve"}),
        ("GAP-16", "outra_defesa_cabe", {}, {"ataque.cabe_outra_defesa": "exclui"}),
        ("GAP-16", "outra_defesa_cabe", {}, SO_TT),
        ("GAP-22", "voo_livra_do_ataque", {**TP, **ALIADO, **VOANDO, **turns(0)}, turns(1)),
        ("GAP-22", "voo_emprestado", {**TT, **ALIADO, **LEVA_ALIADOS, **NOMEADO, **VOANDO, **turns(0)}, TP),
        ("GAP-36", "alcance_do_combo", {**COMBO_TP, "ataque.escala": "global"}, {"ataque.auxilio": "teletransporte"}),
        ("GAP-36", "alcance_do_combo", {**COMBO_TP, "ataque.escala": "global"}, {"ataque.escala": "unidirecional"}),
        ("GAP-46", "um_uso_contra_varios", {"defesa.meio": "barreira"}, {**TP, "defesa.meio": "deslocamento"}),
        ("GAP-46", "um_uso_contra_varios", {"defesa.meio": "repelir"}, {**TT, "defesa.meio": "deslocamento"}),
    ],
)
def test_where_the_rules_are_silent_and_where_not(gap: str, question: str, given: Given, otherwise: Given) -> None:
    verdict = ask(question, given)

    assert verdict.answer == OMISSO
    assert verdict.proof.collect("gaps") == (gap,)
    assert ask(question, given, rules=book().without(gap)).proof.collect("gaps") == ()
    assert answer(question, given, otherwise) not in (OMISSO, DEPENDE)


def test_a_global_combo_with_an_equated_teleporte_is_open_only_where_it_stays_a_teleporte() -> None:
    given = {**COMBO_EQUIPARADO, "ataque.escala": "global"}

    assert answer("alcance_do_combo", given) == "longo"
    assert ask("alcance_do_combo", given, rules=table(AMB_11="A")).proof.collect("gaps") == ("GAP-36",)


def test_an_attack_equated_to_global_is_short_in_a_combo_with_teleporte() -> None:
    assert answer("alcance_do_combo", COMBO_TP, {"ataque.equiparado_a_global": "sim"}) == "curto"


@pytest.mark.parametrize(("own", "escapes"), [(2, "sim"), (5, "nao")])
def test_the_extension_escapes_just_as_its_user_does(own: int, escapes: str) -> None:
    assert answer("passageiro_escapa", TP, EXTENSAO, CABE_TP, ranks(own, 3)) == escapes


# Every case counts, and no clause lifts an absolute ruling.

_SELADO: Given = {"defensor.veste_camada": "sim", "ataque.efeito": "selamento"}
_PARALISADO: Given = {"defensor.veste_camada": "sim", "ataque.efeito": "paralisia"}
_TARDE_TP: Given = {**TP, **CABE_TP, **ranks(4, 3)}
_TARDE_TT: Given = {**TT, **CABE_TT, **ranks(4, 3)}
WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "TP-1": ("passageiro_viaja", {**TP, **EXTENSAO}, {}),
    "TP-1:contagem": ("contagem_de_passageiros", {**TP, **EXTENSAO}, {}),
    "TP-2": ("carga_do_deslocamento", {**TP, **load(1)}, {}),
    "TP-2:so": ("carga_do_deslocamento", {**TP, **load(2)}, {}),
    "TP-2:passageiro": ("passageiro_viaja", {**TP, **INIMIGO}, {}),
    "TP-2:porte": ("passageiro_viaja", {**TP, **ALIADO, "passageiro.porte": "gigante"}, {}),
    "TP-2:inimigo": ("levar_passageiro", {**TP, **INIMIGO}, {"AMB-13": "A"}),
    "TP-2:inimigo_defende": ("levar_passageiro", {**TP, **INIMIGO}, {}),
    "TP-3": ("carga_do_deslocamento", {**TP, **GIGANTE, **load(2, giants=1)}, {}),
    "TP-3:so": ("carga_do_deslocamento", {**TP, **GIGANTE, **load(3)}, {}),
    "TP-3:passageiro": ("passageiro_viaja", {**TP, **GIGANTE, **ALIADO, "passageiro.porte": "gigante"}, {}),
    "TP-3:mega": ("passageiro_viaja", {**TP, **GIGANTE, **ALIADO, "passageiro.porte": "mega_gigante"}, {}),
    "TP-4": ("deslocamento_escapa", _FUGA_TP, {}),
    "TP-4:so": ("deslocamento_escapa", _TARDE_TP, {}),
    "TP-4:varios": ("um_uso_contra_varios", TP, {}),
    "TP-5": ("alcance_do_combo", COMBO_TP, {}),
    "TP-6": ("voo_emprestado", {**TP, **ALIADO, **VOANDO, **turns(0)}, {}),
    "TP-6:fim": ("voo_emprestado", {**TP, **ALIADO, **VOANDO, **turns(1)}, {}),
    "TT-1a": ("passageiro_viaja", {**TT, **ALIADO}, {}),
    "TT-1a:legenda": ("passageiro_viaja", {**TT, **ALIADO, **LEVA_ALIADOS, **NOMEADO}, {}),
    "TT-1a:carga": ("carga_do_deslocamento", {**TT, **load(1)}, {}),
    "TT-1a:carga_legenda": (
        "carga_do_deslocamento",
        {**TT, **load(1), **LEVA_ALIADOS, **taken("aliados_nomeados")},
        {},
    ),
    "TT-1b": ("passageiro_viaja", {**TT, **ALIADO, **LEVA_ALIADOS, **NOMEADO}, {}),
    "TT-1b:carga": (
        "carga_do_deslocamento",
        {**TT, **load(1), **LEVA_ALIADOS, **taken("aliado_nao_nomeado")},
        {},
    ),
    "TT-1b:so": ("passageiro_viaja", {**TT, **ALIADO, **LEVA_ALIADOS}, {}),
    "TT-1c": ("passageiro_viaja", {**TT, **EXTENSAO}, {}),
    "TT-2": ("deslocamento_escapa", _FUGA_TT, {}),
    "TT-2:so": ("deslocamento_escapa", _TARDE_TT, {}),
    "TT-2:varios": ("um_uso_contra_varios", TT, {}),
    "TT-3": ("alcance_do_combo", COMBO_TT, {}),
    "TT-3:forma": (
        "alcance_do_combo",
        {**COMBO_TT, "combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": "curto"},
        {},
    ),
    "TT-3!combo_muda_alcance": (
        "alcance_do_combo",
        {**COMBO_TT, "ataque.combo_muda_alcance": "sim", "combo.alcance_mudado": "curto"},
        {},
    ),
    "EQP-1:teletransporte": ("conta_como_teletransporte", EQUIPARADO, {}),
    "EQP-1:auxilio": ("alcance_do_combo", COMBO_EQUIPARADO, {}),
    "EQP-1ex": ("meio_de_fuga_cabe", {**EQUIPARADO, **SO_TT}, {}),
    "BAR-CORPO-3:automatico": ("deslocamento_escapa", {**_FUGA_TP, **_SELADO}, {"AMB-50": "B"}),
    "BAR-CORPO-4:automatico": ("deslocamento_escapa", {**_FUGA_TT, **_PARALISADO}, {"AMB-50": "B"}),
    "BAR-CORPO-3:automatico!defende_selamento": (
        "deslocamento_escapa",
        {**_FUGA_TP, **_SELADO, "barreira.defende_selamento": "sim"},
        {"AMB-50": "B"},
    ),
    "BAR-CORPO-4:automatico!defende_paralisia": (
        "deslocamento_escapa",
        {**_FUGA_TT, **_PARALISADO, "barreira.defende_paralisia": "sim"},
        {"AMB-50": "B"},
    ),
    "PORT-1": ("alcance_do_combo", COMBO_PORTAL, {}),
    "PORT-3": ("alcance_do_combo", {**COMBO_PORTAL, **changed_to("curto")}, {}),
    "PORT-3:so": ("alcance_do_combo", {**COMBO_PORTAL, "ataque.alcance": "medio", **changed_to("longo")}, {}),
    "EXT-1:deslocamento": ("passageiro_viaja", {**TP, **EXTENSAO}, {}),
    "EXT-1:contagem": ("contagem_de_passageiros", {**TT, **EXTENSAO}, {}),
    "EXT-1:fuga": ("passageiro_escapa", {**_FUGA_TP, **EXTENSAO}, {}),
}
CHALLENGES: dict[str, tuple[str, Given, str]] = {
    "TP-1!deixa_extensao": ("passageiro_viaja", {**TP, **EXTENSAO, **said("deixa_extensao")}, "fica"),
    "TP-1:contagem!conta_extensao": (
        "contagem_de_passageiros",
        {**TP, **EXTENSAO, **said("conta_extensao")},
        "conta",
    ),
    "TP-2:so!leva_dois": ("carga_do_deslocamento", {**TP, **load(2), **said("leva_dois")}, "legal"),
    "TP-2:so!leva_gigante": ("carga_do_deslocamento", {**TP, **load(1, giants=1), **said("leva_gigante")}, "legal"),
    "TP-2:porte!leva_gigante": (
        "passageiro_viaja",
        {**TP, **ALIADO, "passageiro.porte": "gigante", **said("leva_gigante")},
        "viaja",
    ),
    "TP-2:inimigo_defende!leva_a_forca": (
        "levar_passageiro",
        {**TP, **INIMIGO, **said("leva_a_forca")},
        "livre",
    ),
    "TP-3:so!leva_tres": ("carga_do_deslocamento", {**TP, **GIGANTE, **load(3), **said("leva_tres")}, "legal"),
    "TP-3:so!leva_dois_gigantes": (
        "carga_do_deslocamento",
        {**TP, **GIGANTE, **load(2, giants=2), **said("leva_dois_gigantes")},
        "legal",
    ),
    "TP-4:so!escapa_de_mais_rapidos": (
        "deslocamento_escapa",
        {**_TARDE_TP, **said("escapa_de_mais_rapidos")},
        "sim",
    ),
    "TP-4:varios!um_ataque_por_uso": ("um_uso_contra_varios", {**TP, **said("um_ataque_por_uso")}, "nao"),
    "TP-5!combo_mantem_alcance": ("alcance_do_combo", {**COMBO_TP, "ataque.combo_mantem_alcance": "sim"}, "longo"),
    "TP-6:fim!voo_prolongado": (
        "voo_emprestado",
        {**TP, **ALIADO, **VOANDO, **turns(2), **said("voo_prolongado")},
        "voa",
    ),
    "PORT-3:so!portal_aumenta_alcance": (
        "alcance_do_combo",
        {**COMBO_PORTAL, "ataque.alcance": "curto", **changed_to("medio"), "ataque.portal_aumenta_alcance": "sim"},
        "medio",
    ),
    "TT-1b:so!leva_sem_nomear": (
        "passageiro_viaja",
        {**TT, **ALIADO, **LEVA_ALIADOS, **said("leva_sem_nomear")},
        "viaja",
    ),
    "TT-1b:carga!leva_sem_nomear": (
        "carga_do_deslocamento",
        {**TT, **load(1), **LEVA_ALIADOS, **taken("aliado_nao_nomeado"), **said("leva_sem_nomear")},
        "legal",
    ),
    "TT-1c!deixa_extensao": ("passageiro_viaja", {**TT, **EXTENSAO, **said("deixa_extensao")}, "fica"),
    "TT-2:so!escapa_de_mais_rapidos": (
        "deslocamento_escapa",
        {**_TARDE_TT, **said("escapa_de_mais_rapidos")},
        "sim",
    ),
    "TT-2:varios!um_ataque_por_uso": ("um_uso_contra_varios", {**TT, **said("um_ataque_por_uso")}, "nao"),
    "EXT-1:deslocamento!deixa_extensao": ("passageiro_viaja", {**TT, **EXTENSAO, **said("deixa_extensao")}, "fica"),
    "EXT-1:contagem!conta_extensao": (
        "contagem_de_passageiros",
        {**TT, **EXTENSAO, **said("conta_extensao")},
        "conta",
    ),
}


def _of_this_chapter() -> tuple[set[str], set[str]]:
    """The cases and salvos of the chapter, and the clauses that challenge it."""
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if case.question.name in QUESTIONS and ruling.id.partition("-")[0] in ("TP", "TT", "EQP", "EXT", "BAR", "PORT"):
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}
    return cases, challenges


def test_every_case_and_every_challenge_has_a_witness() -> None:
    assert _of_this_chapter() == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_or_what_decided_it_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(case))

    assert case in decided(with_it)
    assert (without_it.answer, decided(without_it)) != (with_it.answer, decided(with_it))


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_is_ignored_unless_the_table_lets_legends_win(challenge: str) -> None:
    question, given, wished = CHALLENGES[challenge]
    verdict = ask(question, given)
    challenged = challenge.partition("!")[0]

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenged in {id_ for _, id_ in verdict.proof.collect("ignored")}
    assert "AMB-0" in verdict.readings
    assert answer(question, given, rules=table(AMB_0="B")) == wished


# Every state of every question.

LOCALLY = ("passageiro_escapa", "alcance_do_combo")
"""Questions looked at with the answers below them free: a wider check than the composed one, which is too wide."""


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(question: str) -> None:
    below = Plan(book(), book().questions[question]).layers[-1].below if question in LOCALLY else ()

    assert faults(question, *(free.name for free in below)) == []


@pytest.mark.parametrize("taken", range(5))
@pytest.mark.parametrize("giants", range(4))
@pytest.mark.parametrize("megas", range(4))
def test_a_load_has_a_size(taken: int, giants: int, megas: int) -> None:
    load = {"carga.passageiros": taken, "carga.gigantes": giants, "carga.mega_gigantes": megas}
    sizes = {
        (0, 0, 0): "ninguem",
        (1, 0, 0): "um_normal",
        (2, 0, 0): "dois_normais",
        (1, 1, 0): "um_gigante",
        (2, 1, 0): "gigante_e_normal",
        (1, 0, 1): "um_mega_gigante",
        (2, 0, 1): "um_mega_gigante",
        (2, 2, 0): "dois_gigantes",
    }

    if giants + megas <= taken:
        many = "varios" if giants <= 1 and not megas else "varios_grandes"
        assert ask("tamanho_da_carga", load).answer == sizes.get((taken, giants, megas), many)


@pytest.mark.parametrize(("offered", "single"), [("uma", "sim"), ("curto_e_longo", "nao"), ("todas", "nao")])
def test_an_ability_has_one_range_or_several(offered: str, single: str) -> None:
    assert ask("alcance_da_habilidade_e_um_so", {"alcance.opcoes": offered}).answer == single
