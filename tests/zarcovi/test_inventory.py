"""The fixed ids of the rulebook: what users cite is there, all of it and nothing else, and cites its lines."""

from __future__ import annotations

import re

import pytest

from zarcovi_rules.books.zarcovi.book import book

BOOK = book()
_LINES = """
    TUR-1a=1 TUR-1b=1 TUR-1c=1 TURDIM-1=3,5 TURDIM-2=3,9,13,17 TURDIM-3=3,7,11,15,19 TURDIM-4=5-19 BAR-CAMPO-0a=21
    BAR-CAMPO-0b=21 BAR-CAMPO-1=23 BAR-CAMPO-2=25 BAR-CAMPO-3=27 BAR-CAMPO-4a=29 BAR-CAMPO-4b=29 BAR-CAMPO-4c=29
    BAR-CAMPO-4.1=30 BAR-CAMPO-5=32 BAR-CAMPO-6=34 BAR-CAMPO-7=36 BAR-CAMPO-8=38 BAR-CORPO-0a=40 BAR-CORPO-0b=40
    BAR-CORPO-1=42 BAR-CORPO-2=44 BAR-CORPO-3=46 BAR-CORPO-4=48 BAR-CORPO-5=50 ALC-1=52 ALC-2a=54 ALC-2b=54 OFR-1=56
    OFR-2=58 OFR-3a=60 OFR-3b=60 OFR-3c=60 TP-1=62 TP-2=64 TP-3=66 TP-4=70 TP-5=72 TP-6=76 TT-1a=78 TT-1b=78
    TT-1c=78 TT-2=82 TT-3=86 DIM-1=88 DIM-2=90 DIM-3a=94 DIM-3b=94 MAN-0=96 MAN-1=96 MAN-2=98 MANLIM-1=100
    MANLIM-2=102 DEV-1a=104 DEV-1b=104 DEV-2=108 DEV-2a=110 DEV-2b=112 DEV-3=116 REP-1a=118 REP-1b=118 REP-1c=118
    REP-OBSa=120 REP-OBSb=120 REP-NOTA=121 IMP-1=123 IMP-2=123 ATR-1=125 ATR-2=125 ROMP-1a=127 ROMP-1b=129
    ROMP-2=131 ROMP-3=133 MODO-0=135 MODO-1a=137 MODO-1b=137 MODO-2a=141 MODO-2b=141 MODO-3a=145 MODO-3b=145
    XUSO-0=147 XUSO-1=149 XUSO-2=153 XUSO-3=155 COMP-0=157 COMP-EXa=159 COMP-EXb=159 COMP-2=161 ABS-1=163 ABS-2=167
    ABS-3=171 EQP-1=173 EQP-1ex=175 EQP-2=179 EQP-2exa=181 EQP-2exb=181 SENS-1=183 SENS-2=186 SENS-3=190 SENS-4=192
    SENS-5=194 PAR-0=196 PAR-FLUXOa=198 PAR-FLUXOb=198 PAR-P0=200 PAR-1=202 PAR-2a=206 PAR-2b=206 PAR-3a=210
    PAR-3b=210 PAR-OBS1=212 PAR-OBS2=214 PAR-NOTAa=216 PAR-NOTAb=216 ATV-0=218 ATV-1a=218 ATV-1b=218 ATV-1c=218
    ATV-OBS=220 ATV-2a=224 ATV-2b=224 ATV-3a=228 ATV-3b=228 ITEM-1a=230 ITEM-1b=230 ITEM-1c=230 ITEM-1d=230
    ITEM-2=232,242 ITEM-3=234,244 ITEM-4=236,246 ITEM-4.1=238,248 ITEM-5=240,250 SENJ-1=252 SENJ-2=256 SENJ-3=258
    EXT-1=260 EXT-2=262 EXT-3a=264 EXT-3b=264 GEN-1a=266 GEN-1b=266 GEN-2a=268 GEN-2b=268 GEN-3a=272 GEN-3b=272
    GEN-4a=274 GEN-4b=274 PORT-0a=276 PORT-0b=276 PORT-1=278 PORT-2a=282 PORT-2b=282 PORT-2c=282 PORT-3=286
    PORT-4=290 PORT-5a=294 PORT-5b=294 PORT-6=298 PORT-7=300
"""
LINES = dict(word.split("=") for word in _LINES.split())
"""Each ruling with the lines of the source that it is read from, as the inventory has them."""
AMBIGUITIES = {f"AMB-{number}" for number in range(51)}
TENSIONS = {f"CON-{number}" for number in range(1, 47)}
GAPS = {f"GAP-{number}" for number in range(1, 53)}


def test_the_inventory_has_161_rulings() -> None:
    assert len(LINES) == 161


def test_every_ruling_is_there_and_no_other() -> None:
    assert set(BOOK.rulings) == set(LINES)


@pytest.mark.parametrize("id_", LINES)
def test_a_ruling_cites_its_lines(id_: str) -> None:
    wanted = set()
    for part in LINES[id_].split(","):
        first, _, last = part.partition("-")
        wanted |= set(range(int(first), int(last or first) + 1))

    cited = set(BOOK.rulings[id_].source.lines)
    assert cited
    assert cited <= wanted or wanted <= cited


def test_every_ambiguity_is_a_reading_or_a_note() -> None:
    read = {reading.inventory for reading in BOOK.readings.values()}

    assert read | set(BOOK.notes) == AMBIGUITIES
    assert read & set(BOOK.notes) == set()


def test_every_tension_is_settled_or_recorded() -> None:
    assert set(BOOK.tensions) == TENSIONS


def test_every_gap_is_met_on_an_ordinary_question() -> None:
    assert set(BOOK.gaps) == GAPS
    assert {silence.gap for silence in BOOK.silences} == GAPS


def test_no_question_or_fact_takes_an_id() -> None:
    named = re.compile(r"\b(?:[A-Z]{2,}[A-Z-]*-\d|AMB-|CON-|GAP-)")

    assert [one.name for one in (*BOOK.facts.values(), *BOOK.questions.values()) if named.search(one.name)] == []
