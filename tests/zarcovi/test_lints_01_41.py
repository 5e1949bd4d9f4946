"""Barriers, repelling, ranges, moving, dimensions, breaking and modes: what their checks let pass, and what they
leave open."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

import pytest
import yaml

from tests.zarcovi.asking import Given, ask
from zarcovi_rules import shelf
from zarcovi_rules.lint.cards import Card, Sheet
from zarcovi_rules.lint.checks import Found, as_found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Finding, Status
from zarcovi_rules.lint.legend.reading import Doubt, Read, Reading
from zarcovi_rules.lint.linting import lint

LINTER = shelf.linter("zarcovi")
CHECKS = {check.code: check for check in LINTER.checks}
ILLEGAL, UNKNOWN, WARNING = Status.ILLEGAL, Status.UNKNOWN, Status.WARNING
_ASIDE = {"LINT-45", "LEGENDA-01", "ACORDO-02", "ACORDO-03"}
"""Of cards that are short, whose legends say less or more than their fields, and of words that nobody reads."""


def linted(card: str, *others: str, under: str = "habilidades", **character: object) -> list[Finding]:
    """The findings of a sheet with these cards, each written in a line."""
    cards = [yaml.safe_load(one) for one in (card, *others)]
    sheet = {"livro": "zarcovi", "nome": "Ninguém", **character, under: cards}
    text = yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False)
    return [one for one in lint(text, "ficha.yaml", LINTER).findings if one.code not in _ASIDE]


def found(card: str, *others: str, under: str = "habilidades", **character: object) -> dict[str, Status]:
    """The codes that are found, each with its status."""
    return {one.code: one.status for one in linted(card, *others, under=under, **character)}


def read(
    code: str, kind: Kind, data: Mapping[str, object], *reads: tuple[str, str | int], **character: object
) -> list[Found]:
    """What a check finds on a card whose legend was read to say this, whatever the vocabulary can read."""
    text = "x" * 9
    card = Card(kind, {"nome": "Card", "legenda": text, **data}, ("habilidades", 0), LINTER.fields[kind])
    card.take(Reading(text, tuple(Read(name, value, 0, 9) for name, value in reads)))
    person = Card(Kind.CHARACTER, {"nome": "Ninguém", **character}, (), LINTER.fields[Kind.CHARACTER])
    card.sheet = person.sheet = Sheet(person, [person, card])
    find = CHECKS[code].find
    assert find is not None
    return [as_found(one) for one in find(card)]


# --------------------------------------------------------------------------------------------------------- barriers

_FIELD = "nome: Muro, tipo: barreira, forma: campo, status: letal"
_ROUND = f'{_FIELD}, cobertura: "360"'


def test_a_layer_needs_no_coverage() -> None:
    assert found("{nome: Pele, tipo: barreira, forma: camada, status: letal}") == {}


def test_a_layer_that_covers_the_front_only_is_unidirectional() -> None:
    card = "{nome: Pele, tipo: barreira, forma: camada, status: letal, clausulas: [barreira.camada_frontal]}"

    assert found(card) == {"LINT-01": ILLEGAL}


def test_a_barrier_of_no_form_may_be_a_layer_whose_coverage_is_known() -> None:
    assert found("{nome: Muro, tipo: barreira, status: letal}") == {"LINT-02": UNKNOWN}


def test_words_that_were_not_understood_may_say_the_coverage() -> None:
    assert found(f"{{{_FIELD}, legenda: Tapa todos os buracos da rua.}}") == {"LINT-02": UNKNOWN}


def test_a_coverage_that_is_in_doubt_is_not_missing() -> None:
    card = Card(Kind.ABILITY, {"tipo": "barreira", "forma": "campo"}, (), LINTER.fields[Kind.ABILITY])
    card.take(Reading("…", doubts=(Doubt("cobertura", ()),)))
    find = CHECKS["LINT-02"].find

    assert find is not None
    assert list(find(card)) == []


def test_what_is_no_barrier_needs_neither_coverage_nor_status() -> None:
    assert found("{nome: Salto, tipo: teleporte, rank: 2}") == {}


@pytest.mark.parametrize("way", ["ou", "alternando com", "à escolha do usuário:"])
def test_a_choice_between_two_coverages_is_legal(way: str) -> None:
    card = f'{{{_FIELD}, cobertura: [unidirecional, "360"], legenda: "Barreira unidirecional {way} 360°"}}'

    assert "LINT-03" not in found(card)


def test_two_coverages_that_the_legend_says_in_one_breath_are_illegal() -> None:
    assert found(f'{{{_FIELD}, legenda: "Barreira unidirecional 360°"}}')["LINT-03"] is ILLEGAL


def test_two_coverages_in_the_field_may_be_a_choice_that_the_legend_words_in_another_way() -> None:
    card = f'{{{_FIELD}, cobertura: [unidirecional, "360"], legenda: O dono resolve na hora.}}'

    assert found(card)["LINT-03"] is UNKNOWN


@pytest.mark.parametrize("known", [("ate", "letal"), ("rompida_por", "global"), ("status", "outro")])
def test_a_barrier_of_which_it_is_known_what_breaks_it_lacks_no_status(known: tuple[str, str]) -> None:
    assert read("LINT-04", Kind.ABILITY, {"tipo": "barreira"}, known) == []


def test_a_barrier_that_wants_to_be_unbreakable_is_told_that_and_not_its_status() -> None:
    card = '{nome: Muro, tipo: barreira, forma: campo, cobertura: "360", clausulas: [barreira.inquebravel]}'

    assert found(card) == {"CLAUSULA-01": ILLEGAL}


def test_a_round_barrier_stops_global_attacks_without_a_clause_of_its_own() -> None:
    told = found(f"{{{_ROUND}, legenda: Barreira 360°., clausulas: [barreira.defende_global]}}")

    assert told == {"FICHA-21": WARNING}


def test_a_barrier_that_may_be_unidirectional_has_to_say_that_it_stops_global_attacks() -> None:
    card = f"{{{_FIELD}, cobertura: [unidirecional, '360'], legenda: Barreira unidirecional ou 360°.}}"
    told = found(card.replace("}", ", clausulas: [barreira.defende_global]}"))

    assert told["LINT-06"] is ILLEGAL


@pytest.mark.parametrize(
    ("clause", "wanted"),
    [
        ("barreira.defende_paralisia", {"FICHA-21": WARNING}),
        ("barreira.defende_selamento", {"CLAUSULA-02": UNKNOWN}),  # it may, if it stays in the field: l.29
    ],
)
def test_a_field_barrier_is_not_held_to_the_rules_of_a_layer(clause: str, wanted: dict[str, Status]) -> None:
    assert found(f"{{{_ROUND}, legenda: Barreira 360°., clausulas: [{clause}]}}") == wanted


def test_words_that_were_not_understood_may_say_a_clause() -> None:
    legend = "Barreira 360° que abriga os que estão por perto."
    card = f"{{{_ROUND}, legenda: {legend}, clausulas: [barreira.defende_aliados]}}"

    assert found(card) == {"LINT-07": UNKNOWN}


def test_a_clause_without_a_legend_is_not_held_against_a_legend() -> None:
    assert found(f"{{{_ROUND}, clausulas: [barreira.defende_aliados]}}") == {}


@pytest.mark.parametrize("more", ["permanece: sim", "duracao: 3"])
def test_a_barrier_that_may_stay_stops_sealing_without_a_word(more: str) -> None:
    assert found(f"{{{_ROUND}, {more}, verbo: ativa, clausulas: [barreira.defende_selamento]}}") == {}


# ------------------------------------------------------------------ repelling, equated to Global, returning, ranges


def test_a_legend_that_speaks_of_a_barrier_and_of_repelling_may_mean_two_uses() -> None:
    tags = read("LINT-13", Kind.ABILITY, {"tipo": "barreira"}, ("tipo", "repelir"))
    words = read("LINT-13", Kind.ABILITY, {}, ("tipo", "barreira"), ("tipo", "repelir"))

    assert [one.status for one in tags] == [None]
    assert [one.status for one in words] == [UNKNOWN]


@pytest.mark.parametrize("scale", ["global", "semi_global"])
def test_a_global_attack_that_is_equated_to_nothing_is_legal_and_needs_no_range(scale: str) -> None:
    assert found(f"{{nome: Sol, tipo: ofensiva, escala: {scale}}}") == {}


def test_no_clause_makes_the_equated_attack_global() -> None:
    card = "nome: Sol, tipo: ofensiva, escala: unidirecional, alcance: longo"

    assert found(f"{{{card}, clausulas: [ataque.equiparacao_muda_escala]}}") == {"LINT-16": ILLEGAL}


def test_a_range_in_metres_is_a_range() -> None:
    assert read("LINT-18", Kind.ABILITY, {"tipo": "ofensiva"}, ("alcance_m", 10)) == []


def test_a_repelling_that_returns_is_not_told_so_where_only_the_legend_gives_its_kind() -> None:
    assert read("LINT-32", Kind.ABILITY, {}, ("tipo", "repelir"), ("tipo", "contra_ataque")) == []
    assert len(read("LINT-32", Kind.ABILITY, {"tipo": "repelir"}, ("tipo", "contra_ataque"))) == 1


def test_an_instantaneous_return_has_a_rank() -> None:
    assert found("{nome: Espelho, tipo: contra_ataque, rank: instantaneo}") == {}


# ------------------------------------------------------------------------------------------------------------- moving

_KEEPS = "clausulas: [ataque.combo_mantem_alcance]"


@pytest.mark.parametrize("kind", ["teletransporte", "dimensional, destino: Poço"])
def test_what_is_no_teleporte_keeps_the_range(kind: str) -> None:
    assert found(f"{{nome: Salto, tipo: {kind}, rank: 2, {_KEEPS}}}") == {}


@pytest.mark.parametrize(
    "equated", ["deslocamento.equiparado_a_teletransporte", "ataque.auxilio_equiparado_a_teletransporte"]
)
def test_a_teleporte_that_is_equated_to_teletransporte_keeps_the_range(equated: str) -> None:
    clauses = f"[ataque.combo_mantem_alcance, {equated}]"

    assert found(f"{{nome: Salto, tipo: teleporte, rank: 2, clausulas: {clauses}}}") == {}


def test_an_ability_of_no_kind_may_be_a_teletransporte() -> None:
    assert found(f"{{nome: Salto, rank: 2, {_KEEPS}}}") == {"LINT-20": UNKNOWN}


@pytest.mark.parametrize(
    ("clause", "normal", "giant", "unknown"),
    [
        ("leva_dois", {"LINT-21": ILLEGAL}, {}, {"LINT-21": UNKNOWN}),
        ("leva_tres", {"LINT-21": ILLEGAL}, {"LINT-23": ILLEGAL}, {"LINT-21": ILLEGAL}),
        ("leva_gigante", {"LINT-22": ILLEGAL}, {}, {"LINT-22": UNKNOWN}),
        ("leva_dois_gigantes", {"LINT-22": ILLEGAL}, {"LINT-23": ILLEGAL}, {"LINT-22": ILLEGAL}),
    ],
)
def test_whom_a_teleporte_takes_hangs_on_the_size_of_its_user(
    clause: str, normal: dict[str, Status], giant: dict[str, Status], unknown: dict[str, Status]
) -> None:
    card = f"{{nome: Carona, tipo: teleporte, rank: 2, clausulas: [deslocamento.{clause}]}}"

    assert found(card, porte="normal") == normal
    assert found(card, porte="gigante") == giant
    assert found(card, porte="mega_gigante") == giant
    assert found(card) == unknown


@pytest.mark.parametrize("clause", ["leva_dois", "leva_tres", "leva_gigante", "leva_dois_gigantes"])
def test_what_a_teletransporte_takes_its_legend_says(clause: str) -> None:
    card = f"{{nome: Dobra, tipo: teletransporte, rank: 2, clausulas: [deslocamento.{clause}]}}"

    assert found(card, porte="normal") == {}


@pytest.mark.parametrize(
    ("count", "size", "several", "too_many"),
    [
        (1, "normal", [], []),
        (2, "normal", [None], []),
        (2, None, [UNKNOWN], []),
        (2, "gigante", [], []),
        (3, None, [None], []),
        (3, "gigante", [], [None]),
    ],
)
def test_a_number_of_passengers_is_held_against_the_size(
    count: int, size: str | None, several: list[Status | None], too_many: list[Status | None]
) -> None:
    sizes = {} if size is None else {"porte": size}
    said = {"tipo": "teleporte"}

    assert [one.status for one in read("LINT-21", Kind.ABILITY, said, ("passageiros", count), **sizes)] == several
    assert [one.status for one in read("LINT-23", Kind.ABILITY, said, ("passageiros", count), **sizes)] == too_many


def test_passengers_are_told_once_by_number_or_by_clause() -> None:
    both = (("passageiros", 2), ("deslocamento.leva_dois", "sim"))

    assert read("LINT-21", Kind.ABILITY, {"tipo": "teleporte"}, *both, porte="normal") == []


def test_the_same_place_written_in_another_way_is_no_journey() -> None:
    assert found("{nome: Volta, tipo: dimensional, origem: Jardim, destino: JARDIM}") == {"LINT-27": ILLEGAL}
    assert found("{nome: Volta, tipo: dimensional, destino: Jardim}") == {}


# ------------------------------------------------------------------------------------------------ breaking barriers


@pytest.mark.parametrize(("said", "codes"), [("rompe_status_superior", set()), ("ignora_barreiras", {"LINT-38"})])
def test_a_legend_that_breaks_higher_status_says_that_it_breaks_equal_status(said: str, codes: set[str]) -> None:
    reading = Reading("Rompe.", (Read(f"ataque.{said}", "sim", 0, 6),))
    linter = copy(LINTER)
    linter.read = lambda _text, _card: reading
    card = "{nome: Broca, tipo: ofensiva, status: letal, alcance: curto, legenda: Rompe., usos: 1, clausulas: [%s]}"
    text = f"livro: zarcovi\nnome: Ninguém\nhabilidades:\n  - {card % 'ataque.rompe_status_igual'}\n"

    assert {one.code for one in lint(text, "ficha.yaml", linter).findings if one.code.startswith("LINT")} == codes


def test_that_it_breaks_and_does_not_is_told_once_with_both_lines() -> None:
    clauses = "[ataque.rompe_status_superior, ataque.nao_rompe_barreiras]"
    card = f"{{nome: Broca, tipo: ofensiva, status: letal, alcance: curto, clausulas: {clauses}}}"

    assert [one.code for one in linted(card)] == ["LINT-36"]


# -------------------------------------------------------------------------------------------------------------- modes


def test_a_mode_whose_legend_was_not_understood_may_say_its_type() -> None:
    assert found("{nome: Modo Brisa, verbo: ativa, legenda: Sopra o tempo todo.}", under="modos")["LINT-39"] is UNKNOWN


@pytest.mark.parametrize("kind", ["nao_desativavel", "desativavel"])
def test_modes_of_the_other_types_merge(kind: str) -> None:
    card = f"{{nome: Modo Brisa, verbo: ativa, classe: {kind}, clausulas: [modo.outro_preve_mescla]}}"

    assert found(card, under="modos") == {}


@pytest.mark.parametrize("clause", ["modo.aceita_mescla", "modo.outro_preve_mescla"])
def test_a_mode_that_can_only_be_replaced_is_not_merged_by_a_clause(clause: str) -> None:
    card = f"{{nome: Modo Granito, verbo: ativa, classe: so_substituivel, clausulas: [{clause}]}}"

    assert found(card, under="modos") == {"LINT-40": ILLEGAL}


def test_no_mode_merges_with_one_that_can_only_be_replaced() -> None:
    first = "{nome: Modo Brisa, verbo: ativa, classe: desativavel, mescla: modo granito}"
    second = "{nome: Modo Granito, verbo: ativa, classe: so_substituivel}"

    told = {one.ability for one in linted(first, second, under="modos") if one.code == "LINT-40"}
    assert told == {"Modo Brisa"}


def test_a_mode_that_can_be_deactivated_may_be_deactivated() -> None:
    card = "{nome: Modo Lava, verbo: ativa, classe: desativavel, clausulas: [modo.pode_ser_desativado]}"

    assert found(card, under="modos") == {}


# ------------------------------------------------------------------------ clauses that are forbidden on some cards only

_TWO = {"carga.passageiros": 2, "carga.gigantes": 0, "carga.mega_gigantes": 0}
_GIANT = {"carga.passageiros": 1, "carga.gigantes": 1, "carga.mega_gigantes": 0}
_TP = {"deslocamento.tipo": "teleporte"}
_FREED = {"ataque.combavel": "sim", "ataque.escala": "unidirecional", "ataque.alcance": "longo"}
_MERGE = {"modo.estado": "ativo", "modo.operacao": "mesclar", "modo.outro_preve_mescla": "sim"}
_OVERLAY = {"modo.estado": "ativo", "modo.operacao": "sobrepor"}
_LENT = {"passageiro": "aliado", "usuario.voo_ativo": "sim", "deslocamento.turnos_desde": 2}
_ALLY = {"passageiro": "aliado", "deslocamento.leva_aliados": "sim"}
_PORTAL = {"ataque.auxilio": "portal", "ataque.combavel": "sim"}
_BACK = {"ataque.combavel": "sim", "manipulacao.destino": "autor", "ataque.autor": "inimigo"}
_BY_PORTAL = {"dimensional.habilidade": "sim", "dimensional.portal": "sim"}

SOME: dict[str, tuple[str, Given, Given, list[Given]]] = {
    "deslocamento.leva_dois": ("carga_do_deslocamento", {**_TP, **_TWO}, {}, [{"usuario.porte": "gigante"}]),
    "deslocamento.leva_gigante": ("carga_do_deslocamento", {**_TP, **_GIANT}, {}, [{"usuario.porte": "gigante"}]),
    "ataque.combo_mantem_alcance": (
        "alcance_do_combo",
        _FREED,
        {"ataque.auxilio": "teleporte"},
        [
            {"ataque.auxilio": "teletransporte"},
            {"ataque.auxilio": "portal"},
            {"ataque.auxilio": "teleporte", "ataque.auxilio_equiparado_a_teletransporte": "sim"},
        ],
    ),
    "deslocamento.voo_prolongado": ("voo_emprestado", _LENT, _TP, [{"deslocamento.tipo": "teletransporte"}]),
    "deslocamento.leva_a_forca": (
        "levar_passageiro",
        {"passageiro": "inimigo"},
        _TP,
        [{"deslocamento.tipo": "teletransporte"}],
    ),
    "manipulacao.devolve_curto": (
        "alcance_admite_manipulacao",
        {**_BACK, "ataque.alcance": "curto"},
        _BY_PORTAL,
        [{"dimensional.habilidade": "nao"}],
    ),
    "manipulacao.devolve_por_um_uso": (
        "custo_da_manipulacao_por_portal",
        {**_BACK, "ataque.alcance": "longo"},
        _BY_PORTAL,
        [{"dimensional.habilidade": "nao"}],
    ),
    "proibicao.nao_cai": (
        "destino_do_que_proibe",
        {"card.proibido": "expressamente"},
        {"proibicao.permanente": "nao"},
        [{"proibicao.permanente": "sim"}],
    ),
    "deslocamento.leva_sem_nomear": ("passageiro_viaja", _ALLY, {"deslocamento.tipo": "teletransporte"}, [_TP]),
    "modo.recusa_mescla": (
        "mescla_do_modo",
        _MERGE,
        {"modo.tipo": "nao_desativavel"},
        [{"modo.tipo": "so_substituivel"}],
    ),
    "modo.nao_pode_ser_sobreposto": (
        "sobreposicao_ao_modo",
        _OVERLAY,
        {"modo.tipo": "so_substituivel"},
        [{"modo.tipo": "nao_desativavel"}, {"modo.tipo": "desativavel"}],
    ),
    "barreira.so_o_corpo": (
        "passa_pelo_alvo",
        {"alvo": "extensao"},
        {"barreira.forma": "campo"},
        [{"barreira.forma": "camada"}],
    ),
    "barreira.bloqueia_portais": (
        "ataque_atravessa_a_barreira",
        _PORTAL,
        {"barreira.forma": "campo", "barreira.cobertura": "360"},
        [{"barreira.forma": "camada"}, {"barreira.forma": "campo", "barreira.cobertura": "unidirecional"}],
    ),
}


@pytest.mark.parametrize("clause", SOME)
def test_the_judge_too_ignores_the_clause_on_those_cards_only(clause: str) -> None:
    question, always, forbidden, lawful = SOME[clause]

    def ignored(given: Given) -> bool:
        proof = ask(question, always, given, {clause: "sim"}).proof
        return clause in {one.name for one, _ in proof.collect("ignored")}

    assert ignored(forbidden)
    assert not any(ignored(one) for one in lawful)
    assert any(clause in check.only for check in CHECKS.values())


@pytest.mark.parametrize(
    ("clause", "under", "forbidden", "lawful", "unknown"),
    [
        (
            "barreira.so_o_corpo",
            "habilidades",
            _ROUND,
            _ROUND.replace("campo", "camada"),
            _ROUND.replace("forma: campo,", ""),
        ),
        (
            "barreira.bloqueia_portais",
            "habilidades",
            _ROUND,
            _ROUND.replace("campo", "camada"),
            _ROUND.replace("forma: campo,", ""),
        ),
        (
            "modo.recusa_mescla",
            "modos",
            "nome: Modo Lava, verbo: ativa, classe: desativavel",
            "nome: Modo Lava, verbo: ativa, classe: so_substituivel",
            "nome: Modo Lava, verbo: ativa",
        ),
        (
            "modo.nao_pode_ser_sobreposto",
            "modos",
            "nome: Modo Lava, verbo: ativa, classe: so_substituivel",
            "nome: Modo Lava, verbo: ativa, classe: desativavel",
            "nome: Modo Lava, verbo: ativa",
        ),
        (
            "deslocamento.leva_sem_nomear",
            "habilidades",
            "nome: Dobra, tipo: teletransporte, rank: 2",
            "nome: Dobra, tipo: teleporte, rank: 2",
            "nome: Dobra, rank: 2",
        ),
    ],
)
def test_a_clause_is_illegal_only_on_the_cards_of_which_a_ruling_speaks(
    clause: str, under: str, forbidden: str, lawful: str, unknown: str
) -> None:
    status = [
        found(f"{{{card}, clausulas: [{clause}]}}", under=under).get("CLAUSULA-01")
        for card in (forbidden, lawful, unknown)
    ]

    assert status == [ILLEGAL, None, UNKNOWN]


def test_what_is_not_known_is_named_with_what_to_write() -> None:
    one = linted("{nome: Carona, tipo: teleporte, rank: 2, clausulas: [deslocamento.leva_dois]}")[0]

    assert "“porte”" in str(one.message)
    assert "“porte”" in str(one.help)
    assert one.rulings == ("TP-2",)


def test_a_clause_that_is_written_and_said_is_told_once() -> None:
    card = """
nome: Espelho
tipo: contra_ataque
rank: 3
legenda: Devolve ataques não combáveis. Rank 3. ||2x
clausulas: [defesa.devolve_nao_combavel]
"""

    assert [one.code for one in linted(card)].count("LINT-30") == 1
