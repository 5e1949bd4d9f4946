"""What is about a sequence of posts is shown on one: some scenario that records a battle decides each such ruling."""

from __future__ import annotations

from functools import cache

import pytest

from tests.zarcovi.test_features_bite import SCENARIOS
from zarcovi_rules import shelf
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.steps.batalha import Battle
from zarcovi_rules.verify.features import Scenario
from zarcovi_rules.verify.rules import Play
from zarcovi_rules.verify.runner import run

_IDS = """
    TUR-1a TUR-1b TUR-1c TURDIM-1 TURDIM-2 TURDIM-3 TURDIM-4 BAR-CAMPO-4b BAR-CAMPO-4c ALC-1 ALC-2a ALC-2b OFR-1 OFR-2
    OFR-3a OFR-3b OFR-3c TP-2 TP-6 DIM-1 DIM-2 MODO-0 MODO-1a MODO-1b MODO-1b:so MODO-2a MODO-2b MODO-3a MODO-3b
    XUSO-0 XUSO-1 XUSO-2 XUSO-3 COMP-2 SENS-1 SENS-5 PAR-1 PAR-2a PAR-2b PAR-3a PAR-3b PAR-OBS1 PAR-OBS2 PAR-NOTAa
    PAR-NOTAb ATV-1a ATV-1b ATV-1c ATV-OBS ATV-2a ATV-2b ATV-3a ATV-3a:rank ATV-3b ITEM-1a ITEM-1b ITEM-1c ITEM-1d
    ITEM-2 ITEM-3 ITEM-4 ITEM-4.1 ITEM-5 GEN-1a GEN-1b PORT-6
"""
OF_A_SEQUENCE = _IDS.split()
"""The rulings (or single cases) that look at what was posted before.

Those on state or procedure that look at one exchange alone are not among them: at which ranks an attack is manipulated,
returned or answered (MAN-1, DEV-1b to DEV-3, GEN-2 and GEN-3), what one card carries along (TP-3, TT-1), does to an
attack (TP-5, TT-3, PORT-1, PORT-3, SENJ-3), or may not be kept from (PORT-5a).
"""


@cache
def decided_on_battles() -> frozenset[str]:
    """The rulings, and their cases, that decide in some scenario that records a battle."""
    found: set[str] = set()

    def observe(_: Scenario, play: object) -> None:
        assert isinstance(play, Play)
        if play.keep(Battle).posts is not None:
            found.update(id_ for asked in play.asked for id_ in asked.collect("decided"))

    run(shelf.steps("zarcovi"), SCENARIOS, observe=observe)
    return frozenset(found)


@pytest.mark.parametrize("id_", OF_A_SEQUENCE)
def test_some_recorded_battle_is_decided_by_it(id_: str) -> None:
    found = decided_on_battles()
    cases = {decided.partition("!")[0] for decided in found}
    rulings = {case.partition(":")[0] for case in cases}

    assert id_.partition(":")[0] in book().rulings
    assert id_ in cases | rulings
