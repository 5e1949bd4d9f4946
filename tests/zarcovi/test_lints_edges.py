"""Where the checks of sheets stop: what is not known is never called illegal, and two places are both told."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules import shelf
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.findings import Finding, Severity, Status
from zarcovi_rules.lint.linter import CARDS
from zarcovi_rules.lint.linting import lint

LINTER = shelf.linter("zarcovi")


def found(code: str, *abilities: str, **sheet: object) -> list[Finding]:
    """What a check says of these abilities, each written in a line, on a sheet with these fields."""
    whole = {"livro": "zarcovi", "nome": "Rin", **sheet, "habilidades": [yaml.safe_load(one) for one in abilities]}
    text = yaml.safe_dump(whole, allow_unicode=True, sort_keys=False)
    return [one for one in lint(text, "ficha.yaml", LINTER).findings if one.code == code]


def items(*written: str) -> list[Any]:
    return [yaml.safe_load(one) for one in written]


SWORD = "{nome: Montante, local: mao, maos: 2}"
SHIELD = "{nome: Broquel, local: mao, maos: 1}"


# ------------------------------------------------------------------------------------------------------------- hands


def test_two_hands_hold_no_more_than_two() -> None:
    (finding,) = found("LINT-62", equipado=["Montante", "Broquel"], itens=items(SWORD, SHIELD))

    assert finding.status is Status.ILLEGAL
    assert "3" in str(finding.message)
    assert "2" in str(finding.message)


def test_a_character_of_four_hands_holds_three() -> None:
    assert found("LINT-62", maos=4, equipado=["Montante", "Broquel"], itens=items(SWORD, SHIELD)) == []


def test_hands_of_its_own_that_are_not_counted_cannot_be_told() -> None:
    arms = "{nome: Braços de Cinza, tipo: outra, usos: 1, clausulas: [personagem.tem_outras_maos]}"
    (finding,) = found("LINT-62", arms, equipado=["Montante", "Broquel"], itens=items(SWORD, SHIELD))

    assert finding.status is Status.UNKNOWN


def test_what_is_not_said_to_be_in_a_hand_takes_none() -> None:
    amulet, belt = "{nome: Amuleto}", "{nome: Cinto, local: sem_local}"

    assert found("LINT-62", equipado=["Montante", "Amuleto", "Cinto"], itens=items(SWORD, amulet, belt)) == []


# ------------------------------------------------------------------------------------------------------------- items


@pytest.mark.parametrize(
    ("status", "wanted"),
    [("letal", [Status.ILLEGAL]), ("ilimitado", [Status.ILLEGAL]), ("supremo", []), (None, [Status.UNKNOWN])],
)
def test_only_supreme_damage_destroys_all_equipment(status: str | None, wanted: list[Status]) -> None:
    written = f"status: {status}, " if status else ""
    ability = f"{{nome: Malho, tipo: ofensiva, {written}alcance: curto, legenda: Destrói todos os equipamentos.}}"

    assert [one.status for one in found("LINT-66", ability)] == wanted


@pytest.mark.parametrize("said", ["legenda: Destrói equipamentos.", "clausulas: [ataque.destroi_equipamentos]"])
def test_that_an_attack_destroys_equipment_may_be_said_of_equipment_that_has_hp(said: str) -> None:
    (one,) = found("LINT-66", f"{{nome: Malho, tipo: ofensiva, status: letal, alcance: curto, {said}}}")

    assert one.status is Status.UNKNOWN


def test_a_sealing_destroys_equipment() -> None:
    ability = "{nome: Selo, tipo: ofensiva, efeito: selamento, clausulas: [ataque.destroi_equipamentos]}"

    assert found("LINT-66", ability) == []


def test_an_ability_may_equip_an_item_of_the_sheet() -> None:
    draws = "{nome: Saque, verbo: equipa, legenda: Equipa o montante. ||2x}"

    assert found("LINT-58", draws, itens=items(SWORD)) == []
    assert len(found("LINT-58", draws)) == 1


# -------------------------------------------------------------------------------------------------------- references


def test_an_unknown_name_is_answered_with_the_nearest_of_the_right_kind() -> None:
    (finding,) = found("FICHA-11", "{nome: Montantes}", equipado=["Montanti"], itens=items(SWORD))

    assert "Montanti" in str(finding.message)
    assert "“Montante”" in str(finding.help)


def test_a_name_far_from_all_others_is_answered_with_no_guess() -> None:
    (finding,) = found("FICHA-11", equipado=["Xis"], itens=items(SWORD))

    assert "Montante" not in str(finding.help)


def test_what_is_activated_and_not_there_is_told_once() -> None:
    ability = "{nome: Despertar, usos: 1, verbo: ativa, ativa: Fera}"

    assert len(found("LINT-59", ability)) == 1
    assert found("FICHA-11", ability) == []


def test_of_what_a_card_without_a_sheet_activates_nothing_is_known() -> None:
    text = "habilidades:\n- {nome: Despertar, usos: 1, verbo: ativa, ativa: Fera}\n"

    assert "LINT-59" not in {one.code for one in lint(text, "ficha.yaml", LINTER).findings}


def test_two_cards_of_one_name_are_told_with_both_lines() -> None:
    (finding,) = found("FICHA-10", "{nome: Muro, usos: 1}", "{nome: MURO, usos: 2}")

    assert finding.place.line == 6
    assert "4" in str(finding.message)


def test_an_item_and_the_ability_that_equips_it_may_have_one_name() -> None:
    assert found("FICHA-10", "{nome: Montante, usos: 1, verbo: equipa}", itens=items(SWORD)) == []


# ----------------------------------------------------------------------------------------------------------- legends


def test_two_use_markers_are_told_with_both_lines() -> None:
    (finding,) = found("LEGENDA-02", '{nome: Corte, legenda: "2x de uso\\n||4x"}')

    assert finding.status is Status.UNKNOWN
    assert "2x de uso" in str(finding.message)
    assert "4x" in str(finding.message)


def test_a_doubt_about_uses_is_no_lack_of_uses() -> None:
    assert found("LINT-45", '{nome: Corte, legenda: "2x de uso\\n||4x"}') == []


def test_what_can_be_taken_two_ways_is_settled_by_the_field() -> None:
    assert len(found("LEGENDA-03", "{nome: Corte, legenda: 'Usos: 3/5'}")) == 1
    assert found("LEGENDA-03", "{nome: Corte, usos: 5, legenda: 'Usos: 3/5'}") == []


def test_all_that_was_not_understood_is_in_one_finding() -> None:
    (finding,) = found("LEGENDA-01", "{nome: Corte, legenda: 'Xaropada fulgurante. ||4x. Lereia.'}")

    assert finding.severity is Severity.INFO
    assert "“Xaropada fulgurante”" in str(finding.message)
    assert "“Lereia”" in str(finding.message)


def test_a_legend_that_is_not_understood_leaves_open_what_is_absorbed() -> None:
    (finding,) = found("LINT-46", "{nome: Jarro, tipo: absorcao, legenda: Fulgurante. ||2x}")

    assert finding.status is Status.UNKNOWN


def test_without_uses_nothing_is_supposed() -> None:
    (finding,) = found("LINT-45", "{nome: Corte, tipo: outra}")

    assert finding.status is Status.UNKNOWN


def test_a_clause_of_the_legend_and_one_of_the_sheet_contradict_each_other() -> None:
    wall = (
        "{nome: Muro, tipo: barreira, legenda: Barreira que defende globais., clausulas: [barreira.nao_defende_global]}"
    )
    (finding,) = found("CLAUSULA-03", wall)

    assert "line" in str(finding.message)


# --------------------------------------------------------------------------------------------------------- all input

_NAMES = sorted({name for fields in LINTER.fields.values() for name in fields} - {"livro", *CARDS})
_WORDS = sorted({value for fields in LINTER.fields.values() for one in fields.values() for value in one.values})
_VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 10**12),
        st.floats(allow_nan=False),
        st.sampled_from([*_WORDS, *LINTER.law.clauses]),
        st.text(max_size=8),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=2)),
    max_leaves=5,
)
_CARD = st.dictionaries(st.sampled_from(_NAMES), _VALUES, max_size=7)


@given(_CARD, st.dictionaries(st.sampled_from(sorted(CARDS)), st.lists(_CARD, max_size=3), max_size=3))
def test_no_sheet_is_too_strange_to_be_checked(character: dict[str, Any], cards: dict[str, Any]) -> None:
    whole = {"livro": "zarcovi", **character, **cards}
    linted = lint(yaml.safe_dump(whole, allow_unicode=True), "ficha.yaml", LINTER)

    assert all(str(one.message) for one in linted.findings)


# ------------------------------------------------------------------------------------- words that nobody understood


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("LINT-50", "nome: Orelha, tipo: sensorial, verbo: ativa"),
        ("LINT-53", "nome: Palma Oca, natureza: taijutsu, clausulas: [ataque.corta_fluxo]"),
        ("LINT-57", "nome: Gravata, clausulas: [ataque.incapacita]"),
        ("LINT-54", "nome: Fio Gelado, efeito: paralisia, duracao: 1"),
        ("LINT-54", "nome: Fio Gelado, clausulas: [ataque.imobiliza]"),
        ("LINT-60", "nome: Pipa, tipo: voo"),
        ("LINT-74", "nome: Corredor, tipo: dimensional, destino: Jardim de Sal, combavel: sim"),
    ],
)
def test_what_a_legend_lacks_may_stand_in_the_words_that_were_not_understood(code: str, card: str) -> None:
    (plain,) = found(code, f"{{{card}, legenda: '||2x'}}")
    (unread,) = found(code, f"{{{card}, legenda: 'Fulgurância xaropada. ||2x'}}")

    assert plain.status is not Status.UNKNOWN
    assert unread.status is Status.UNKNOWN


def modes(*written: str) -> list[Any]:
    return [yaml.safe_load(one) for one in written]


def test_what_the_other_mode_foresees_may_stand_in_words_that_were_not_understood() -> None:
    salt = "{nome: Sangue de Sal, classe: desativavel, mescla: Olho de Vidro}"
    (plain,) = found("LINT-42", modos=modes(salt, "{nome: Olho de Vidro, classe: desativavel}"))
    glass = "{nome: Olho de Vidro, classe: desativavel, legenda: Fulgurância xaropada}"
    (unread,) = found("LINT-42", modos=modes(salt, glass))

    assert plain.status is Status.WARNING
    assert unread.status is Status.UNKNOWN


@pytest.mark.parametrize("other", ["desativavel", "so_substituivel"])
def test_a_mode_that_merges_with_none_is_not_asked_to_have_its_merge_foreseen(other: str) -> None:
    jabuti = "{nome: Jabuti, classe: so_substituivel, mescla: Onça}"
    sheet = modes(jabuti, f"{{nome: Onça, classe: {other}}}")

    assert found("LINT-40", modos=sheet)
    assert found("LINT-42", modos=sheet) == []


@pytest.mark.parametrize(("between", "told"), [(". ", False), ("\n", True)])
def test_the_line_of_the_first_value_is_told_where_it_is_another(between: str, told: bool) -> None:
    card = {"nome": "Picada", "tipo": "outra", "legenda": f"2x de uso{between}||4x"}
    (finding,) = found("LEGENDA-02", yaml.safe_dump(card, allow_unicode=True))

    assert ("(line " in str(finding.message)) is told


@pytest.mark.parametrize(
    ("legend", "status"),
    [
        ("Absorve ataques globais", []),
        ("Absorve ataques unidirecionais e multidirecionais", []),
        ("Absorve aprisionamentos", []),
        ("Absorve ataques equiparados a global", []),
        ("Absorve ataques", ["nao_sei"]),
        ("Absorve ataques, mas não globais", ["nao_sei"]),
        ("Absorve ataques e Taijutsu", []),
        ("Absorve ataques até Letal", []),
        ("Absorção de golpes", ["nao_sei"]),
        ("Absorve", ["ilegal"]),
        ("Habilidade de absorção", ["ilegal"]),
    ],
)
def test_an_absorption_says_what_it_absorbs_also_by_what_no_clause_names(legend: str, status: list[str]) -> None:
    card = f'{{nome: Jarro, tipo: absorcao, usos: 2, legenda: "{legend}. ||2x"}}'

    assert [one.status for one in found("LINT-46", card)] == status


@pytest.mark.parametrize("head", ["*Modo Lebre 2*\\n", "MODO LEBRE 2: ", "Modo Lebre 2 - "])
def test_the_name_of_a_card_that_its_legend_begins_with_needs_no_explanation(head: str) -> None:
    card = f'{{nome: Modo Lebre 2, legenda: "{head}Ativa. ||1x"}}'

    assert found("LEGENDA-01", card) == []


@pytest.mark.parametrize("legend", ["Modo Lebre 2 corre. ||1x", "Corre. Modo Lebre 2: ativa. ||1x", "Modo Lebre"])
def test_words_that_only_look_like_the_name_of_the_card_are_told(legend: str) -> None:
    assert len(found("LEGENDA-01", f'{{nome: Modo Lebre 2, legenda: "{legend}"}}')) == 1


def test_what_is_not_understood_is_told_once_and_as_it_is_written() -> None:
    card = '{nome: Jarro, usos: 2, legenda: "Não brilha. O alvo, raio. Alvo. ALVO! Às vezes geme. ||2x"}'
    (told,) = found("LEGENDA-01", card)

    assert told.message.values["words"] == ("“Não brilha”", "“alvo, raio”", "“Alvo”", "“Às vezes geme”")


def test_a_mode_that_is_called_a_giants_may_make_one() -> None:
    modes = items("{nome: Modo Gigante, classe: desativavel, legenda: 'Ativa, pode ser desativado. ||1x'}")
    abilities = "{nome: Passo, tipo: teleporte, rank: 2, usos: 1, clausulas: [deslocamento.leva_dois]}"

    assert [one.status for one in found("LINT-21", abilities, porte="normal", modos=modes)] == [Status.UNKNOWN]
    assert [one.status for one in found("LINT-21", abilities, porte="normal")] == [Status.ILLEGAL]


@pytest.mark.parametrize(
    ("legend", "said"),
    [
        ("Teleporte que leva um Gigante", "o teleporte leva um Gigante"),
        ("Teleporte que leva um Mega Gigante", "o teleporte leva um Mega Gigante"),
        ("Teleporte que leva dois Gigantes", "o teleporte leva dois Gigantes"),
        ("Teleporte que leva dois Mega Gigantes", "o teleporte leva dois Mega Gigantes"),
    ],
)
def test_whoever_is_carried_is_told_with_the_size_that_the_legend_gives_them(legend: str, said: str) -> None:
    card = f"{{nome: Carona, tipo: teleporte, rank: 3, usos: 2, legenda: '{legend}. Rank 3 ||2x'}}"
    one, *more = found("LINT-22", card, porte="normal")

    assert not more
    means = one.message.values["means"]
    assert isinstance(means, Text)
    assert means.pt == said
    assert ("Mega Giant" in means.en) is ("Mega" in said)


def test_whether_a_giant_takes_a_mega_giant_is_for_the_table_to_say() -> None:
    card = (
        "{nome: Carona, tipo: teleporte, rank: 3, usos: 2, legenda: 'Teleporte que leva um Mega Gigante. Rank 3 ||2x'}"
    )
    (one,) = found("LINT-23", card, porte="gigante")

    assert one.status is Status.UNKNOWN
    assert "AMB-12" in str(one.message)
    assert "committee" in str(one.help)


def test_an_item_that_takes_a_place_and_none_is_told_so() -> None:
    (one,) = found("FICHA-19", itens=items("{nome: Colar, local: [pescoco, sem_local]}"))

    assert "“local”" in str(one.message)


def test_no_uses_and_uses_that_nobody_wrote_are_told_apart() -> None:
    (none,) = found("LINT-45", "{nome: Onda, tipo: outra, usos: 0}")
    (unwritten,) = found("LINT-45", "{nome: Onda, tipo: outra}")

    assert (none.status, unwritten.status) == (Status.WARNING, Status.UNKNOWN)
    assert str(none.message) != str(unwritten.message)
    assert str(none.help) != str(unwritten.help)
