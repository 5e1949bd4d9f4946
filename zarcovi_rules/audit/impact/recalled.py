"""A book read back from plain data: to be asked and compared, not to be put together anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.audit.impact.plain import Plain
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import NEVER, All, Condition, Is, Not, Some
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.layers import Layer, Lift, Node
from zarcovi_rules.core.messages import Text
from zarcovi_rules.core.rulings import Force, Gap, Impossible, Question, Ruling, Source
from zarcovi_rules.core.vocabulary import Carrier, Clause, Fact, Reading, Variable

_NOWHERE = Source(section="", item="", lines=())


def recalled(data: Plain) -> Book:
    """The book that was written as `data`. Its layers are as they were there; its rulings are names to cite."""
    nodes = [node for question in data["questions"] for node in question["nodes"]]
    clauses = {lift["clause"] for node in nodes for lift in node["lifts"]}
    known: dict[str, dict[str, Any]] = {
        "facts": {one["name"]: _fact(one, clause=one["name"] in clauses) for one in data["facts"]},
        "readings": {
            one["name"]: Reading(**_variable(one), default=one["default"], reason=Text("", ""))
            for one in data["readings"]
        },
        "questions": {
            one["name"]: Question(**_variable(one), permits=tuple(one["permits"])) for one in data["questions"]
        },
    }
    rulings = {id_: _ruling(id_, data) for id_ in sorted({n["origin"] for n in nodes if n["kind"] == "ruling"})}
    gaps = {
        id_: Gap(id=id_, texto=data["said"][id_][0], text=data["said"][id_][1])
        for id_ in sorted({node["origin"] for node in nodes if node["kind"] == "gap"})
    }
    book = Book(
        name=data["name"],
        absolute_yields=NEVER,
        rulings=rulings,
        questions=known["questions"],
        gaps=gaps,
        silences=(),
        tensions={},
        notes={},
        readings=known["readings"],
        facts=known["facts"],
        quantities={},
        impossible=tuple(
            Impossible(when=_condition(one["when"], known), texto=one["texto"], text=one["text"])
            for one in data["impossible"]
        ),
        figure_list={
            name: Figure(name=name, value=value, texto="", text="", source="")
            for name, value in data["figures"].items()
        },
        committee=Committee(readings={one["name"]: one["chosen"] for one in data["readings"]}),
    )
    layers: dict[Question, Layer] = {}
    for one in data["questions"]:
        question = known["questions"][one["name"]]
        made = tuple(_node(node, known, rulings, gaps) for node in one["nodes"])
        layers[question] = Layer(question=question, nodes=made)
    vars(book)["layers"] = layers
    vars(book)["version"] = data["version"]
    return book


def _variable(data: Plain) -> Plain:
    return {
        "name": data["name"],
        "about": Text(*data["about"]),
        "values": {value: Text(*says) for value, says in data["values"].items()},
    }


def _fact(data: Plain, *, clause: bool) -> Fact:
    if clause:
        return Clause(**_variable(data), absent=data["absent"], carrier=Carrier.ITEM)
    return Fact(**_variable(data), absent=data["absent"])


def _ruling(id_: str, data: Plain) -> Ruling:
    texto, text = data["said"][id_]
    return Ruling(id=id_, texto=texto, text=text, source=_NOWHERE, force=Force.PADRAO, cases=())


def _node(
    data: Plain, known: Mapping[str, Mapping[str, Any]], rulings: Mapping[str, Ruling], gaps: Mapping[str, Gap]
) -> Node:
    then: str | Variable | None = data["then"] if not isinstance(data["then"], list) else _named(data["then"], known)
    return Node(
        id=data["id"],
        origin={"ruling": rulings.get(data["origin"]), "gap": gaps.get(data["origin"])}.get(data["kind"]),
        when=_condition(data["when"], known),
        then=then,
        lifts=tuple(
            Lift(
                id=lift["id"],
                clause=known["facts"][lift["clause"]],
                when=_condition(lift["when"], known),
                besides=_condition(lift["besides"], known),
                challenge=lift["challenge"],
            )
            for lift in data["lifts"]
        ),
        overrides=tuple(data["overrides"]),
        beaten_by=tuple(data["beaten_by"]),
    )


def _named(data: list[str], known: Mapping[str, Mapping[str, Any]]) -> Variable:
    kind, name = data
    found: Variable = known[kind][name]
    return found


def _condition(data: list[Any], known: Mapping[str, Mapping[str, Any]]) -> Condition:
    kind, *parts = data
    if kind == "is":
        return Is(_named(parts[0], known), tuple(parts[1]))
    if kind == "not":
        return Not(_condition(parts[0], known))
    return {"all": All, "some": Some}[kind](tuple(_condition(part, known) for part in parts))
