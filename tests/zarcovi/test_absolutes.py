"""No legend lifts an absolute ruling: every absolute case against every clause that its question can see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.book import FORCES_WITHOUT_SALVO, Committee
from zarcovi_rules.core.conditions import Columns
from zarcovi_rules.core.layers import Layer, Node
from zarcovi_rules.core.rulings import Force, Question, Ruling
from zarcovi_rules.core.settlement import settle
from zarcovi_rules.core.vocabulary import Clause, Reading, Variable


def absolutes() -> Iterator[tuple[Layer, Node, Clause]]:
    for layer in book().layers.values():
        clauses = [variable for variable in layer.reads if isinstance(variable, Clause)]
        for node in layer.nodes:
            if isinstance(node.origin, Ruling) and node.origin.force is Force.ABSOLUTA and "!" not in node.id:
                for clause in clauses:
                    yield layer, node, clause


PAIRS = list(absolutes())

# A clause may feed a ruling of its own that overrides an absolute one: specific beats general, whatever the force.
# ABS-3 (the absorption says that it absorbs no Global), REP-OBSb (the attack says that it cannot be repelled).
# ROMP-3 (the legend says that the attack cannot break), ROMP-1b and ROMP-2 (that it breaks equal, or higher status).
OVERRIDDEN = {
    *((id_, "ataque.nao_rompe_barreiras") for id_ in ("ROMP-1a", "ROMP-1a:so", "SENJ-1", "SENJ-2", "SENJ-2:so")),
    *(("ROMP-1a:so", f"ataque.rompe_status_{higher}") for higher in ("igual", "superior")),
    ("ABS-2", "absorcao.nao_absorve_global"),
    ("REP-1a", "ataque.nao_pode_ser_repelido"),
    # ITEM-3: a legend may give a rank of its own for switching off, also to what forbids a card.
    ("ATV-3a:rank", "item.rank_proprio_de_desligar"),
}


def columns_around(node: Node, clause: Clause, said: str, chosen: dict[Variable, str]) -> tuple[Columns, int]:
    """Every state of what the case looks at, with one clause said or not; everything else as it is when not stated."""
    looked = [v for v in dict.fromkeys(a.variable for a in node.when.atoms()) if v is not clause]
    looked = [v for v in looked if not isinstance(v, Reading)]
    states = list(product(*(v.domain for v in looked)))
    full = (1 << len(states)) - 1
    columns: dict[Variable, dict[str, int]] = {v: dict.fromkeys(v.domain, 0) for v in looked}
    for place, state in enumerate(states):
        for variable, value in zip(looked, state, strict=True):
            columns[variable][value] |= 1 << place
    columns[clause] = {said: full}
    for variable, value in chosen.items():
        columns.setdefault(variable, {value: full})
    return columns, full


def settled_with(layer: Layer, node: Node, clause: Clause, said: str) -> tuple[int, int]:
    """The states in which the case applies, and those in which it stands."""
    defaults = {
        variable: variable.absent or variable.domain[0]
        if not isinstance(variable, Reading)
        else book().chosen[variable]
        for variable in layer.reads
        if not isinstance(variable, Question) and (isinstance(variable, Reading) or hasattr(variable, "absent"))
    }
    columns, full = columns_around(node, clause, said, defaults)
    for below in layer.below:
        columns.setdefault(below, {below.domain[0]: full})  # type: ignore[attr-defined]
    done = settle(layer, columns, {}, full)
    place = layer.nodes.index(node)
    return done.applies[place], done.stands[place]


@pytest.mark.parametrize(("layer", "node", "clause"), PAIRS, ids=[f"{n.id}×{c.name}" for _, n, c in PAIRS])
def test_no_clause_withdraws_an_absolute_case(layer: Layer, node: Node, clause: Clause) -> None:
    looks_at_it = any(atom.variable is clause for atom in node.when.atoms())
    (silent, standing), (said, still) = (settled_with(layer, node, clause, word) for word in ("nao", "sim"))

    # A case may itself be about what a legend says (a combo's range, a naming): that is its condition, no exception.
    assert looks_at_it or said == silent
    # Where it lifts what had defeated the case, the case revives: that takes nothing away.
    assert looks_at_it or not standing & ~still or (node.id, clause.name) in OVERRIDDEN


def test_absolute_rulings_have_no_salvo_and_others_no_challenge() -> None:
    for ruling, case, id_ in book().cases():
        assert not (case.salvo and ruling.force in FORCES_WITHOUT_SALVO), id_
        assert not (case.challenged_by and ruling.force not in FORCES_WITHOUT_SALVO), id_


def test_every_absolute_ruling_has_a_clause_that_players_try_against_it() -> None:
    absolute = {ruling.id for ruling in book().rulings.values() if ruling.force is Force.ABSOLUTA}
    tried = {ruling.id for ruling, case, _ in book().cases() if case.challenged_by}

    assert absolute - tried == set()


@pytest.mark.parametrize("id_", [r.id for r in book().rulings.values() if r.force is Force.ABSOLUTA])
def test_with_the_other_reading_a_legend_lifts_it(id_: str) -> None:
    other = book().under(Committee(readings={"AMB-0": "B"}))
    lifts = [
        (layer, node, lift)
        for layer in other.layers.values()
        for node in layer.nodes
        if isinstance(node.origin, Ruling) and node.origin.id == id_
        for lift in node.lifts
        if lift.challenge
    ]

    assert lifts
    for layer, _, lift in lifts:
        columns = {v: {other.chosen[v]: 1} for v in layer.reads if v in other.chosen}
        columns[lift.clause] = {"sim": 1}
        for atom in lift.besides.atoms():
            columns.setdefault(atom.variable, {atom.values[0]: 1})
        assert lift.when.holds(columns, 1) == 1
