"""One mistake is told once, by the check that says most of it; what a legend just mentions is no mistake."""

from __future__ import annotations

import pytest
import yaml

from tests.lint.sheets import linter
from tests.zarcovi.test_lints_01_41 import ILLEGAL, UNKNOWN, WARNING, found, linted, read
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.linting import lint


@pytest.mark.parametrize(
    ("clause", "code"),
    [("contagem.encerro_proprio_conta", "CLAUSULA-01"), ("paralisado.voa_paralisado", "LINT-56")],
)
def test_a_forbidden_clause_is_not_told_to_be_unsaid_too(clause: str, code: str) -> None:
    card = f"{{nome: Corte, tipo: ofensiva, alcance: curto, legenda: Curto alcance., clausulas: [{clause}]}}"

    assert [one.code for one in linted(card)] == [code]


@pytest.mark.parametrize(
    ("kind", "clause", "told"),
    [
        ("teleporte", "barreira.camada_frontal", {"LINT-01": ILLEGAL}),
        ("teleporte", "barreira.defende_aliados", {"FICHA-20": WARNING}),
        ("ofensiva, alcance: curto", "absorcao.absorve_genjutsu", {"FICHA-20": WARNING}),
        ("ofensiva, alcance: curto", "barreira.so_o_corpo", {"FICHA-20": WARNING}),
        ("ofensiva, alcance: curto", "absorcao.nao_absorve_global", {"FICHA-20": WARNING}),
        ("ofensiva, alcance: curto", "absorcao.nao_absorve_equiparado", {"LINT-47": WARNING}),
        ("teleporte", "dimensional.portal", {"CLAUSULA-02": ILLEGAL, "LINT-75": WARNING}),
    ],
)
def test_a_clause_of_another_type_of_ability_is_told_once(kind: str, clause: str, told: object) -> None:
    assert found(f"{{nome: Card, tipo: {kind}, legenda: Rank 2., rank: 2, clausulas: [{clause}]}}") == told


def test_a_clause_of_which_it_is_not_known_whether_it_is_forbidden_is_told_to_be_unsaid() -> None:
    card = "{nome: Jarro, verbo: equipa, legenda: Equipa., clausulas: [item.nao_se_rouba]}"

    assert found(card, under="itens") == {"CLAUSULA-01": UNKNOWN, "CLAUSULA-02": ILLEGAL}


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (
            "{nome: Pele, tipo: barreira, forma: camada, cobertura: unidirecional, status: letal, "
            "clausulas: [barreira.camada_frontal]}",
            "LINT-01",
        ),
        (
            "{nome: Sol, tipo: ofensiva, escala: global, alcance: longo, "
            "clausulas: [ataque.equiparado_a_global, ataque.equiparacao_muda_escala]}",
            "LINT-16",
        ),
        (
            "{nome: Volta, tipo: dimensional, origem: Terra, destino: Terra, clausulas: [dimensional.sem_viagem]}",
            "LINT-27",
        ),
        (
            "{nome: Rugido, tipo: [ofensiva, senjutsu], escala: global, status: ilimitado, "
            "clausulas: [ataque.senjutsu_nao_torna_supremo]}",
            "LINT-69",
        ),
    ],
)
def test_what_a_field_and_a_clause_say_alike_is_told_once(card: str, code: str) -> None:
    assert [one.code for one in linted(card)] == [code]


# -------------------------------------------------------------------------------------------------- just mentioned


def test_an_attack_on_the_immune_gives_no_immunity_that_ends_within_a_turn() -> None:
    legend = "Dano letal, afeta inclusive imunes a Genjutsu."

    assert "LINT-60" not in found(f'{{nome: Corte, tipo: ofensiva, alcance: curto, legenda: "{legend}"}}')


@pytest.mark.parametrize(
    ("code", "written", "said"),
    [
        ("LINT-46", "tipo: ofensiva", ("tipo", "absorcao")),
        ("LINT-60", "tipo: ofensiva", ("tipo", "voo")),
        ("LINT-71", "natureza: ninjutsu, combavel: sim", ("natureza", "genjutsu")),
        ("LINT-54", "efeito: dano", ("efeito", "paralisia")),
        ("LINT-75", "tipo: teleporte, portal: nao", ("portal", "sim")),
        ("LINT-82", "tipo: ofensiva", ("tipo", "velocidade")),
    ],
)
def test_a_field_that_is_written_wins_over_what_the_legend_mentions(
    code: str, written: str, said: tuple[str, str]
) -> None:
    assert read(code, Kind.ABILITY, yaml.safe_load(f"{{{written}}}"), said) == []
    assert read(code, Kind.ABILITY, {**yaml.safe_load(f"{{{written}}}"), said[0]: said[1]}, said) != []


def test_a_bracer_that_speaks_of_armour_is_no_armour() -> None:
    assert read("LINT-64", Kind.ITEM, {"local": "braco"}, ("local", "armadura")) == []


@pytest.mark.parametrize(
    ("legend", "unknown"),
    [
        ("Ativa Sensorial Corporal e Ocular.", []),
        ("Ativa Sensorial Ocular e Sensorial Corporal por 3 turnos.", []),
        ("Ativa Sensoriamento Corporal/Ocular.", []),
        ("Ativa Sensorial Ocular e o Modo Brasa.", ["“Modo Brasa”"]),
        ("Ativa o Modo Brasa e Sensorial Ocular.", ["“Modo Brasa”"]),
        ("Ativa o Modo Brasa, Sensorial Corporal e Ocular.", ["“Modo Brasa”"]),
        ("Ativa Voo.", []),
        ("Ativa Imunidade a Genjutsu.", []),
    ],
)
def test_senses_and_effects_that_are_activated_are_no_names_of_cards(legend: str, unknown: list[str]) -> None:
    told = linted(f'{{nome: Olhar, tipo: outra, usos: 2, legenda: "{legend}"}}')

    assert [str(one.message).rpartition(" called ")[2] for one in told if one.code == "LINT-59"] == unknown
    of_no_kind = "LINT-50" in found(f'{{nome: Olhar, tipo: sensorial, usos: 2, legenda: "{legend}"}}')
    assert of_no_kind is ("Ocular" not in legend)


# ------------------------------------------------------------------------------------- what the rules do not forbid


@pytest.mark.parametrize("kinds", ["[ofensiva, teletransporte]", "[teleporte, teletransporte]"])
@pytest.mark.parametrize("clause", ["ataque.combo_mantem_alcance", "deslocamento.leva_tres", "deslocamento.leva_dois"])
@pytest.mark.parametrize("size", ["normal", "gigante"])
def test_a_teletransporte_keeps_the_range_and_takes_whom_its_legend_says(kinds: str, clause: str, size: str) -> None:
    card = f"{{nome: Dobra, tipo: {kinds}, rank: 2, alcance: longo, clausulas: [{clause}]}}"

    assert found(card, porte=size) == {}


@pytest.mark.parametrize(
    ("nature", "told"),
    [(", natureza: genjutsu", ILLEGAL), (", natureza: genjutsu_supremo", None), ("", UNKNOWN)],
)
def test_nothing_is_activated_against_a_supreme_genjutsu_by_rule(nature: str, told: object) -> None:
    card = f"{{nome: Sonho, tipo: ofensiva, alcance: medio{nature}, clausulas: [genjutsu.nao_admite_ativacao]}}"

    assert found(card).get("CLAUSULA-01") is told


@pytest.mark.parametrize(
    "legend",
    [
        "Imune a Genjutsu, inclusive Supremo.",
        "Imune a Genjutsu (Supremo incluso).",
        "Imune a Genjutsu e também ao Supremo.",
        "Imune a todo Genjutsu, seja comum ou Supremo.",
        "Não é afetado por Genjutsu, nem mesmo pelo Supremo.",
    ],
)
def test_who_is_said_to_be_immune_to_both_is_so(legend: str) -> None:
    card = f"{{nome: Mente, tipo: imunidade, verbo: ativa, usos: 1, legenda: '{legend}', clausulas: []}}"
    told = {one.code: str(one.message) for one in linted(card)}

    assert [code for code in told if not code.startswith("ACORDO")] == []
    assert "immune to Genjutsu, the character is immune to Supreme Genjutsu" in told["ACORDO-04"]


@pytest.mark.parametrize(
    ("legend", "told"),
    [
        ("Genjutsu Supremo que afeta até quem é imune a Genjutsu.", None),
        ("Genjutsu Supremo. Imunidade a Genjutsu não protege contra ele.", None),
        ("Genjutsu Supremo. Mesmo quem é imune a Genjutsu comum cai.", None),
        ("Genjutsu Supremo que afeta até quem é imune a Genjutsu Supremo.", ILLEGAL),
        ("Genjutsu Supremo. Ignora imunidade ao Supremo.", ILLEGAL),
        ("Genjutsu Supremo que afeta até quem é imune.", ILLEGAL),
        ("Genjutsu que afeta até quem é imune a Genjutsu.", ILLEGAL),
    ],
)
def test_the_supreme_genjutsu_may_affect_those_who_are_immune_to_genjutsu(legend: str, told: object) -> None:
    assert found(f"{{nome: Sonho, tipo: ofensiva, alcance: medio, legenda: '{legend}'}}").get("CLAUSULA-01") is told


@pytest.mark.parametrize(("under", "kind"), [("itens", "item"), ("modos", "mode")])
def test_nobody_is_told_to_write_a_field_that_the_card_cannot_have(under: str, kind: str) -> None:
    (one,) = [
        one
        for one in linted(f"{{nome: {kind}, clausulas: [deslocamento.leva_dois]}}", under=under)
        if one.code == "LINT-21"
    ]

    assert one.status is UNKNOWN
    assert "“tipo”" in str(one.message)
    assert "tipo" not in str(one.help)


@pytest.mark.parametrize(("place", "told"), [("mao", ILLEGAL), ("pescoco", None)])
def test_only_what_is_worn_in_the_hand_may_always_be_stolen(place: str, told: object) -> None:
    card = f"{{nome: Colar, local: {place}, clausulas: [item.nao_se_rouba]}}"

    assert found(card, under="itens").get("CLAUSULA-01") is told


@pytest.mark.parametrize(("hp", "told"), [("", {"LINT-66": ILLEGAL}), (", hp: 300", {})])
def test_only_of_an_item_without_hp_is_it_ruled_what_destroys_it(hp: str, told: dict[str, object]) -> None:
    assert found(f"{{nome: Jarro, local: sem_local{hp}, clausulas: [item.indestrutivel]}}", under="itens") == told


def test_a_legend_of_the_character_that_was_not_understood_may_give_it_hands() -> None:
    sword = "{nome: Tronco, local: mao, maos: 3}"

    assert found(sword, under="itens")["LINT-65"] is ILLEGAL
    assert found(sword, under="itens", legenda="Braços brotam das costas dele.")["LINT-65"] is UNKNOWN


def test_of_several_merges_the_one_that_cannot_be_is_pointed_at() -> None:
    modes = (
        "{nome: Brisa, classe: desativavel, mescla: [Lava, Granito]}",
        "{nome: Lava, classe: desativavel, mescla: Brisa}",
        "{nome: Granito, classe: so_substituivel}",
    )
    second = [one.place.line for one in linted(*modes, under="modos") if one.code == "LINT-40"]
    first = modes[0].replace("Lava, Granito", "Granito, Lava")
    turned = [one.place.line for one in linted(first, *modes[1:], under="modos") if one.code == "LINT-40"]

    assert second == [line + 1 for line in turned if line is not None]


# ----------------------------------------------------------------------------------------- whom a teleporte takes along


def taken(legend: str, *, size: str = "normal", mode: str = "Concede voo.") -> dict[str, object]:
    """What is said of the passengers of a teleporte, of a character that has a mode."""
    sheet = (
        f"livro: zarcovi\nnome: Rin\nporte: {size}\nhabilidades:\n"
        f"  - {{nome: Passo, tipo: teleporte, rank: 2, usos: 2, legenda: '{legend}'}}\n"
        f"modos:\n  - {{nome: Colosso, classe: desativavel, legenda: '{mode}'}}\n"
    )
    passengers = ("LINT-21", "LINT-22", "LINT-23")
    return {one.code: one.status for one in lint(sheet, "f", linter()).findings if one.code in passengers}


@pytest.mark.parametrize(
    ("legend", "size", "told"),
    [
        ("Leva um Mega Gigante.", "normal", {"LINT-22": ILLEGAL}),
        ("Leva um aliado Gigante.", "normal", {"LINT-22": ILLEGAL}),
        ("Leva um aliado, mesmo Mega Gigante.", "normal", {"LINT-22": ILLEGAL}),
        ("Leva dois aliados Gigantes.", "normal", {"LINT-22": ILLEGAL}),
        ("Leva um aliado que não seja Gigante.", "normal", {}),
        ("Leva um aliado Gigante.", "gigante", {}),
        ("Leva um Mega Gigante.", "gigante", {"LINT-23": UNKNOWN}),
        ("Leva dois Mega Gigantes.", "gigante", {"LINT-23": ILLEGAL}),
    ],
)
def test_a_giant_who_is_taken_is_one_whatever_he_is_called(legend: str, size: str, told: object) -> None:
    assert taken(f"Teleporte. {legend}", size=size) == told


@pytest.mark.parametrize(
    ("legend", "size", "told"),
    [
        ("Leva dois aliados.", "normal", {"LINT-21": UNKNOWN}),
        ("Leva três aliados.", "normal", {"LINT-21": UNKNOWN}),
        ("Leva um Gigante.", "normal", {"LINT-22": UNKNOWN}),
        ("Leva três aliados.", "gigante", {"LINT-23": UNKNOWN}),
        ("Leva um aliado.", "normal", {}),
    ],
)
def test_how_many_a_teleporte_equated_to_teletransporte_takes_is_not_known(
    legend: str, size: str, told: object
) -> None:
    assert taken(f"Teleporte equiparado a teletransporte. {legend}", size=size) == told


@pytest.mark.parametrize(
    ("legend", "mode", "told"),
    [
        ("Leva dois aliados.", "O usuário se torna Gigante.", {"LINT-21": UNKNOWN}),
        ("Leva dois aliados.", "Transforma o usuário em um Mega Gigante.", {"LINT-21": UNKNOWN}),
        ("Leva dois aliados.", "Punhos de um Gigante adormecido.", {"LINT-21": UNKNOWN}),
        ("Leva um Gigante.", "O usuário se torna Gigante.", {"LINT-22": UNKNOWN}),
        ("Leva três aliados.", "O usuário se torna Gigante.", {"LINT-21": ILLEGAL}),
        ("Leva dois Gigantes.", "O usuário se torna Gigante.", {"LINT-22": ILLEGAL}),
        ("Leva dois aliados.", "O usuário não se torna Gigante.", {"LINT-21": ILLEGAL}),
        ("Leva dois aliados.", "Concede voo.", {"LINT-21": ILLEGAL}),
    ],
)
def test_with_a_mode_that_makes_its_user_a_giant_the_size_in_the_sheet_is_not_the_last_word(
    legend: str, mode: str, told: object
) -> None:
    assert taken(f"Teleporte. {legend}", mode=mode) == told


# --------------------------------------------------------------------------------------------- the ruling that applies


@pytest.mark.parametrize(
    ("under", "card", "code", "rulings"),
    [
        ("modos", "classe: nao_desativavel, clausulas: [modo.aceita_mescla]", "CLAUSULA-01", ("MODO-1b",)),
        ("modos", "classe: desativavel, clausulas: [modo.aceita_mescla]", "CLAUSULA-01", ("MODO-2b",)),
        ("modos", "classe: so_substituivel, clausulas: [modo.aceita_mescla]", "LINT-40", ("MODO-3b",)),
        ("modos", "clausulas: [modo.aceita_mescla]", "CLAUSULA-01", ("MODO-1b", "MODO-2b", "MODO-3b")),
        ("modos", "classe: desativavel, clausulas: [modo.recusa_mescla]", "CLAUSULA-01", ("MODO-2b",)),
        ("habilidades", "tipo: teleporte, clausulas: [deslocamento.um_ataque_por_uso]", "CLAUSULA-01", ("TP-4",)),
        ("habilidades", "tipo: teletransporte, clausulas: [deslocamento.um_ataque_por_uso]", "CLAUSULA-01", ("TT-2",)),
        (
            "habilidades",
            "tipo: barreira, forma: camada, status: letal, legenda: Camada., clausulas: [barreira.defende_aliados]",
            "LINT-07",
            ("BAR-CORPO-5",),
        ),
        (
            "habilidades",
            "tipo: barreira, forma: [campo, camada], cobertura: unidirecional, status: letal, legenda: Muro.,"
            " clausulas: [barreira.defende_aliados]",
            "LINT-07",
            ("BAR-CAMPO-8", "BAR-CORPO-5"),
        ),
    ],
)
def test_of_rulings_for_several_things_those_for_this_one_are_cited(
    under: str, card: str, code: str, rulings: tuple[str, ...]
) -> None:
    told = linted(f"{{nome: Card, {card}}}", under=under)

    assert [one.rulings for one in told if one.code == code] == [rulings]


# ------------------------------------------------------------------------------------------------ two places, one line


@pytest.mark.parametrize(
    ("code", "sheet"),
    [
        (
            "CLAUSULA-03",
            "habilidades: [{nome: A, tipo: atrair, clausulas: [suplementar.atrai_so_seres, "
            "suplementar.atrai_so_equipamentos]}]",
        ),
        ("FICHA-10", "habilidades: [{nome: Muro, tipo: outra}, {nome: muro, tipo: outra}]"),
        ("FICHA-12", "{equipado: Muro, habilidades: [{nome: Muro, tipo: outra}]}"),
        ("FICHA-12", "modos: [{nome: Sol, mescla: Muro}, {nome: Lua}]\nhabilidades: [{nome: Muro}]"),
        ("FICHA-19", "habilidades: [{nome: A, tipo: ofensiva, cabe: [esquiva], nao_cabe: [esquiva, voo]}]"),
        ("LINT-42", "modos: [{nome: Sol, mescla: Lua}, {nome: Lua}]"),
        ("LEGENDA-02", 'habilidades: [{nome: A, tipo: outra, legenda: "2x de uso.\\n ||4x"}]'),
        ("ACORDO-01", "habilidades: [{nome: A, tipo: barreira, rank: 2, legenda: Barreira de lama. Rank 3}]"),
    ],
)
def test_of_two_places_in_one_line_no_line_is_told(code: str, sheet: str) -> None:
    head = "livro: zarcovi, nome: Rin, " if sheet.startswith("{") else ""
    text = "{" + head + sheet[1:] if head else f"livro: zarcovi\nnome: Rin\n{sheet}\n"
    told = [one for one in lint(text, "f", linter()).findings if one.code == code]

    apart = {"FICHA-12": "\n" in sheet}.get(code, False)
    assert told != []
    assert any("line " in f"{one.message} {one.help}" for one in told) == apart


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("tipo: ofensiva, alcance: curto, legenda: Pode e não pode ser absorvido.", "LEGENDA-03"),
        ("tipo: ofensiva, alcance: curto, legenda: Pode ser e não ser repelido.", "LEGENDA-03"),
        ("tipo: ofensiva, alcance: curto, legenda: Pode e não pode ser combado.", "LEGENDA-03"),
        ("tipo: ofensiva, alcance: curto, legenda: Rompe e não rompe barreiras.", "LEGENDA-03"),
        ("tipo: ofensiva, alcance: curto, legenda: Cabe e não cabe esquiva.", "LEGENDA-03"),
        ("tipo: barreira, forma: camada, status: letal, legenda: Defende e não defende globais.", "LEGENDA-03"),
        ("tipo: barreira, forma: camada, status: letal, legenda: Defende globais e não defende globais.", "LEGENDA-02"),
        ("tipo: ofensiva, alcance: curto, legenda: Pode ser repelido e não pode ser absorvido.", None),
        ("tipo: ofensiva, alcance: curto, legenda: Cabe teleporte e não cabe esquiva.", None),
    ],
)
def test_what_a_legend_says_and_unsays_in_one_breath_is_told(card: str, told: str | None) -> None:
    codes = [one.code for one in linted(f"{{nome: Card, {card}}}") if one.code[:7] in {"CLAUSUL", "LEGENDA"}]

    assert codes == ([] if told is None else [told])


@pytest.mark.parametrize(
    ("legend", "told"),
    [
        ("Corte. Ck p/uso: 20k. Ck p/ativar: 50k.", False),
        ("Corte. Ck: 20k. Ck p/ativar: 50k.", False),
        ("Corte. Ck p/uso: 20k. Ck p/uso: 20k.", False),
        ("Corte. Ck p/uso: 20k. Ck p/uso: 50k.", True),
        ("Corte. Ck p/ativar: 20k. Ck p/ativar: 50k.", True),
        ("[1 clone em campo] [Precisa estar voando] Corte.", False),
    ],
)
def test_prices_of_different_things_and_several_demands_do_not_contradict(legend: str, told: bool) -> None:
    assert ("LEGENDA-02" in found(f'{{nome: Corte, tipo: outra, legenda: "{legend}"}}')) is told
