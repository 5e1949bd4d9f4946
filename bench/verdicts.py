"""Verdicts a second on one decision, ours against a hand-written floor and the ZEN engine, same cases, one run.

    pip install '.[bench]' && python bench/verdicts.py [N]

The decision is whether a barrier that stays in the field holds for its own user. The input of each timed call is one
record of strings and booleans; the output an answer, ours with a proof that can be asked for. All engines must agree on
every case before anything is timed. Situations that the rulebook leaves silent are left out: a body layer against
imprisonment or against what only teletransporte escapes, and portals other than plain damage on a 360° barrier.

Two streams: *warm*, where situations come again and again, and *fresh*, where no signature comes twice.
"""

from __future__ import annotations

import gc
import itertools
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.core.plan import Dialect, Plan

Record = dict[str, str | bool]

SCALES = ("unidirecional", "multidirecional", "global")
COVERAGES = ("unidirecional", "360")
FORMS = ("campo", "corpo")
EFFECTS = ("dano", "selamento", "aprisionamento", "paralisia")
FLAGS = ("so_tt", "rompe", "portal", "defende_global", "gigante")

DIALECT: Dialect = {
    "escala": {scale: {"ataque.escala": scale} for scale in SCALES},
    "cobertura": {coverage: {"barreira.cobertura": coverage} for coverage in COVERAGES},
    "forma": {"campo": {"barreira.forma": "campo"}, "corpo": {"barreira.forma": "camada"}},
    "efeito": {effect: {"ataque.efeito": effect} for effect in EFFECTS},
    "so_tt": {flag: {"ataque.so_teletransporte_escapa": "sim" if flag else "nao"} for flag in (True, False)},
    # An attack of higher status breaks, one of lower status does not: the record's flag says which it is.
    "rompe": {
        True: {"ataque.status": "ilimitado", "barreira.status": "letal"},
        False: {"ataque.status": "letal", "barreira.status": "ilimitado"},
    },
    "portal": {flag: {"ataque.auxilio": "portal" if flag else "nenhum"} for flag in (True, False)},
    "defende_global": {flag: {"barreira.defende_global": "sim" if flag else "nao"} for flag in (True, False)},
    "gigante": {flag: {"barreira.modo_gigante": "sim" if flag else "nao"} for flag in (True, False)},
}
STAYS: Dialect = {"permanece": {True: {"barreira.permanece": "sim"}}}


def cases() -> Iterator[Record]:
    """Every combination that the rulebook decides."""
    for scale, coverage, form, effect in itertools.product(SCALES, COVERAGES, FORMS, EFFECTS):
        for flags in itertools.product((False, True), repeat=len(FLAGS)):
            record: Record = {"escala": scale, "cobertura": coverage, "forma": form, "efeito": effect}
            record |= dict(zip(FLAGS, flags, strict=True))
            if form == "corpo" and (coverage != "360" or record["so_tt"] or effect == "aprisionamento"):
                continue
            if record["portal"] and (coverage != "360" or effect != "dano"):
                continue
            yield record


def by_hand(record: Mapping[str, Any]) -> str:
    """The floor: plain nested ifs, no proof, nothing said of what decided."""
    if record["so_tt"]:
        return "nao"
    if record["forma"] == "corpo":
        if record["efeito"] != "dano":
            return "nao"
    else:
        if record["portal"]:
            return "nao"
        if record["efeito"] == "aprisionamento":
            return "nao"
        if record["cobertura"] == "unidirecional" and record["escala"] == "global" and not record["defende_global"]:
            return "nao"
        if record["efeito"] == "paralisia" and record["gigante"]:
            return "sim"
    return "nao" if record["rompe"] else "sim"


ROWS: tuple[tuple[dict[str, str], str], ...] = (
    ({"so_tt": "true"}, "nao"),
    ({"forma": '"corpo"', "efeito": '"selamento","aprisionamento","paralisia"'}, "nao"),
    ({"forma": '"campo"', "portal": "true"}, "nao"),
    ({"forma": '"campo"', "efeito": '"aprisionamento"'}, "nao"),
    ({"forma": '"campo"', "cobertura": '"unidirecional"', "escala": '"global"', "defende_global": "false"}, "nao"),
    ({"forma": '"campo"', "efeito": '"paralisia"', "gigante": "true"}, "sim"),
    ({"rompe": "true"}, "nao"),
    ({}, "sim"),
)


def zen_engine() -> Callable[[Record], str]:
    """The same decision as a first-hit decision table of the ZEN engine."""
    import zen

    fields = [*("escala", "cobertura", "forma", "efeito"), *FLAGS]
    table = {
        "hitPolicy": "first",
        "inputs": [{"id": name, "name": name, "field": name} for name in fields],
        "outputs": [{"id": "r", "name": "r", "field": "r"}],
        "rules": [
            {"_id": str(place), **{name: when.get(name, "") for name in fields}, "r": f'"{then}"'}
            for place, (when, then) in enumerate(ROWS)
        ],
    }
    where = {"x": 0, "y": 0}
    graph = {
        "nodes": [
            {"id": "i", "type": "inputNode", "name": "in", "position": where},
            {"id": "o", "type": "outputNode", "name": "out", "position": where},
            {"id": "t", "type": "decisionTableNode", "name": "t", "position": where, "content": table},
        ],
        "edges": [
            {"id": "e1", "sourceId": "i", "targetId": "t", "type": "edge"},
            {"id": "e2", "sourceId": "t", "targetId": "o", "type": "edge"},
        ],
    }
    decision = zen.ZenEngine().create_decision(json.dumps(graph))
    return lambda record: str(decision.evaluate(record)["result"]["r"])


def a_second(ask: Callable[[Any], object], records: list[Any], runs: int = 5) -> float:
    """Calls a second: the median of some runs."""
    rates = []
    for _ in range(runs):
        gc.collect()
        start = time.perf_counter()
        for record in records:
            ask(record)
        rates.append(len(records) / (time.perf_counter() - start))
    return statistics.median(rates)


def fresh_stream() -> tuple[Dialect, list[Record]]:
    """Records of which no two have the same signature: the cases, under every legend that speaks of other things."""
    more = [
        name
        for name, fact in book().facts.items()
        if name.startswith("barreira.") and fact.domain == ("sim", "nao") and name not in str(DIALECT)
    ]
    chosen = [name for name in more if name in _SILENT_HERE]
    dialect: Dialect = {**DIALECT, **{name: {True: {name: "sim"}, False: {name: "nao"}} for name in chosen}}
    records = [
        {**record, **dict(zip(chosen, flags, strict=True))}
        for flags in itertools.product((False, True), repeat=len(chosen))
        for record in cases()
    ]
    return dialect, records


_SILENT_HERE = (
    "barreira.defende_aliados",
    "barreira.so_o_corpo",
    "barreira.bloqueia_portais",
    "barreira.camada_frontal",
    "barreira.resiste_a_senjutsu",
    "barreira.inquebravel",
)


def main() -> None:
    """Check agreement, then time."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    known = list(cases())
    segura = book().questions["barreira_segura"]

    def staying(dialect: Dialect) -> Callable[[Record], Any]:
        plan = Plan(book(), segura)
        return plan.reader({**dialect, **STAYS})

    def answers(ask: Callable[[Record], Any]) -> Callable[[Record], object]:
        return lambda record: ask(record).answer

    for record in known:
        record["permanece"] = True
    ours, zen = staying(DIALECT), zen_engine()
    wrong = [record for record in known if not ours(record).answer == by_hand(record) == zen(record)]
    if wrong:
        raise SystemExit(f"{len(wrong)} of {len(known)} cases disagree, as {wrong[0]}: ours {ours(wrong[0]).answer}")
    warm = list(itertools.islice(itertools.cycle(known), number))
    floor = a_second(by_hand, warm)
    peer = a_second(zen, warm[: number // 10])
    rate = a_second(answers(ours), warm)
    dialect, records = fresh_stream()
    for record in records:
        record["permanece"] = True
    rates = [a_second(answers(staying(dialect)), records, runs=1) for _ in range(5)]
    fresh = statistics.median(rates)
    print(f"{len(known)} cases agree; {len(records)} signatures in the fresh stream")
    print(f"by hand     {floor:12,.0f} verdicts/s")
    print(f"zen-engine  {peer:12,.0f} verdicts/s")
    print(f"ours, warm  {rate:12,.0f} verdicts/s  {rate / peer:6.1f} x zen-engine, 1/{floor / rate:.1f} of the floor")
    print(f"ours, fresh {fresh:12,.0f} verdicts/s  {fresh / peer:6.1f} x zen-engine")


if __name__ == "__main__":
    main()
