"""Which checks have something to say of a card, and which of them tells what of a clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lint.sheets import card, example_of, findings, linter
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.linter import Linter, Plan
from zarcovi_rules.lint.linting import lint

CHECKS = {check.code: check for check in linter().checks}


def having(*checks: Check) -> Linter:
    """The book's linter with these checks in the place of those that have their codes."""
    base, more = linter(), {check.code: check for check in checks}
    return Linter(
        book=base.book,
        fields=base.fields,
        checks=tuple(more.get(check.code, check) for check in base.checks),
        law=base.law,
        apart=base.apart,
        read=base.read,
        fits=base.fits,
        misfits=base.misfits,
    )


@pytest.mark.parametrize("code", CHECKS)
def test_a_check_says_nothing_of_what_it_excepts(code: str) -> None:
    check = CHECKS[code]
    text = example_of(check, check.bad)
    assert code in [one.code for one in findings(text)]

    excepted = having(check._replace(unless=(*check.unless, "nome", "legenda")))

    assert code not in [one.code for one in lint(text, "f", excepted).findings]


@pytest.mark.parametrize("code", ["LINT-04", "LINT-18", "LINT-53"])
def test_what_it_excepts_is_all_that_it_says_nothing_of(code: str) -> None:
    check = CHECKS[code]
    other = having(check._replace(unless=(*check.unless, "tipo:atrair", "item.nao_se_rouba", "hp")))
    assert [(one.code, one.message) for one in lint(example_of(check, check.bad), "f", other).findings] == [
        (one.code, one.message) for one in findings(example_of(check, check.bad))
    ]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("only", {"barreira.so_o_corpo": {"forma": ("campo",)}}),
        ("implied", {"barreira.so_o_corpo": ("barreira.defende_global",)}),
        ("concerns", {"TP-1": {"tipo": ("teleporte",)}}),
    ],
)
def test_two_checks_that_tell_of_one_thing_are_a_mistake_that_is_told(what: str, told: Any) -> None:
    bare: dict[str, Any] = {"only": {}, "implied": {}, "concerns": {}}
    first, second = (CHECKS[code]._replace(**{**bare, what: told}) for code in ("LINT-01", "LINT-18"))

    Plan([first])
    with pytest.raises(ValueError, match=rf"`{what}` of [\w.-]+: LINT-01 and LINT-18"):
        Plan([first, second])


@pytest.mark.parametrize("code", ["LINT-53", "LINT-57"])
def test_what_a_legend_leaves_open_is_open_of_that_alone(code: str) -> None:
    says = {"LINT-53": "corta o fluxo", "LINT-57": "incapacita"}[code]

    def status(legend: str) -> list[str]:
        text = card("nome: Palma", "tipo: ofensiva", "natureza: taijutsu", f'legenda: "{legend}"')
        return [one.status for one in findings(text) if one.code == code]

    assert status(f"Ataque de médio alcance que {says}. ||4x") == ["aviso"]
    assert status(f"Ataque de médio alcance que {says}. 2x de uso ||4x") == ["aviso"]  # open is how many uses
    assert status(f"Ataque de médio alcance que {says} como o xuá manda. ||4x") == ["nao_sei"]
