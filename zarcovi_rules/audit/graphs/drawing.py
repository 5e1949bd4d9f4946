"""A graph as an SVG drawing. Graphviz says where everything goes (the extra `graphs`); what it looks like is said here.

Boxes are made for their text before it is laid out, as wide as the widest of the usual fonts needs it, so that the
drawing is the same on every machine and no text leaves its box. Nothing in it is fetched from anywhere.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from graphlib import TopologicalSorter
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from zarcovi_rules.audit.graphs.graph import ARROWS, KINDS, Arrow, Edge, Graph, Group, Kind, Node, Say, said
from zarcovi_rules.core.messages import RulesError, msg

SIZE = 12
LINE = 16
PAD = 10
LETTERS = 30
"""Letters in a line of a box."""
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

_STYLE = f"""
text {{ font: {SIZE}px {FONT}; fill: #1f1c18; }}
.name {{ font-weight: 700; }}
.title {{ font-size: 16px; font-weight: 700; }}
.paper {{ fill: #fbfaf7; }}
.box {{ fill: #fff; stroke: #5b554c; stroke-width: 1.2; }}
.question .box {{ fill: #e6eefb; stroke: #1c4f8f; }}
.salvo .box {{ fill: #fbeed3; stroke: #7a4d00; }}
.gap .box {{ fill: #fbe7e4; stroke: #a31f19; stroke-dasharray: 6 3; }}
.marked .box {{ stroke-width: 3.5; }}
.group .frame {{ fill: #5b554c; fill-opacity: .06; stroke: #5b554c; stroke-opacity: .5; }}
.line {{ fill: none; stroke: #5b554c; stroke-width: 1.2; }}
.head {{ fill: #5b554c; }}
.defeats .line {{ stroke: #a31f19; stroke-width: 2.4; }} .head.defeats {{ fill: #a31f19; }}
.withdraws .line {{ stroke: #7a4d00; stroke-width: 1.6; stroke-dasharray: 6 4; }}
.head.withdraws {{ fill: #fbfaf7; stroke: #7a4d00; stroke-width: 1.4; }}
.decides .line {{ stroke-dasharray: 1.5 4; stroke-width: 2; stroke-linecap: round; }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #e9e6df; }}
.paper {{ fill: #15171a; }}
.box {{ fill: #1d2024; stroke: #b3ada2; }}
.question .box {{ fill: #1b2a42; stroke: #9cc4ff; }}
.salvo .box {{ fill: #382a0d; stroke: #f0c672; }}
.gap .box {{ fill: #3d1a18; stroke: #ffa79f; }}
.group .frame {{ fill: #b3ada2; stroke: #b3ada2; }}
.line {{ stroke: #b3ada2; }} .head {{ fill: #b3ada2; }}
.defeats .line {{ stroke: #ffa79f; }} .head.defeats {{ fill: #ffa79f; }}
.withdraws .line {{ stroke: #f0c672; }} .head.withdraws {{ fill: #15171a; stroke: #f0c672; }}
}}
"""


@dataclass(frozen=True, slots=True)
class _Written:
    """What stands in a box, line by line, and how large the box is."""

    name: list[str]
    says: list[str]
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class _Placed:
    """Where Graphviz puts everything: middles, frames as left, top, right, bottom, and paths, all from the top left."""

    width: float
    height: float
    nodes: dict[str, tuple[float, float]]
    groups: dict[str, tuple[float, float, float, float]]
    paths: dict[Edge, str]


def svg(graph: Graph, say: Say) -> str:
    """The graph as an SVG document. Raises `RulesError` when there is no Graphviz."""
    written = {node.id: _written(node, say) for node in graph.nodes}
    titles = {group.id: wrap(said(group.title, say), LETTERS) for group in graph.groups}
    placed = _placed(graph, written, titles)
    heading = wrap(said(graph.title, say), 60)
    about = wrap(said(graph.about, say), 60)
    arrows = list(dict.fromkeys(edge.arrow for edge in graph.edges))
    legend = [(arrow, say(ARROWS[arrow])) for arrow in arrows]
    top = PAD + 22 * len(heading) + PAD
    legend_top = top + placed.height + 2 * PAD
    width = max(
        placed.width,
        *(breadth(line, 16) for line in heading),
        2 * PAD + 60 + max((breadth(text) for _, text in legend), default=0),
    )
    width, height = width + 2 * PAD, legend_top + LINE * 1.5 * len(legend) + PAD
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {_number(width)} {_number(height)}",
            "width": _number(width),
            "height": _number(height),
            "role": "img",
            "aria-labelledby": "graph-title graph-desc",
        },
    )
    SubElement(root, "title", {"id": "graph-title"}).text = " ".join(heading)
    SubElement(root, "desc", {"id": "graph-desc"}).text = " ".join(about)
    SubElement(root, "style").text = _STYLE
    _heads(root, arrows)
    SubElement(root, "rect", {"class": "paper", "width": "100%", "height": "100%"})
    _text(root, PAD, PAD + 16, heading, "title", 22)
    inner = SubElement(root, "g", {"transform": f"translate({PAD} {_number(top)})"})
    for group in graph.groups:
        _frame(inner, group, placed, titles[group.id])
    for edge in graph.edges:
        _edge(inner, edge, placed, graph, say)
    for node in graph.nodes:
        _box(inner, node, placed.nodes[node.id], written[node.id], say)
    _legend(root, legend, legend_top)
    indent(root, " ")
    return tostring(root, encoding="unicode") + "\n"


def breadth(text: str, size: float = SIZE) -> float:
    """The width that a text may need in any usual font: none is wider than DejaVu Sans in bold."""
    return size * sum(next((wide for letters, wide in _BREADTHS if char in letters), _ANY) for char in text)


_BREADTHS = (
    (frozenset(" ijl.,:;'|!()[]It"), 0.5),
    (frozenset('fr-/“”"'), 0.54),
    (frozenset("abcdefghknopqrsuvxyzáàâãéêíóôõúüç0123456789_?"), 0.73),
    (frozenset("mwMW@%—…→"), 1.12),
    (frozenset("ABCDEFGHJKLNOPQRSTUVXYZÁÀÂÃÉÊÍÓÔÕÚÇ~=+<>"), 0.86),
)
_ANY = 1.3


def _written(node: Node, say: Say) -> _Written:
    kind = "" if node.kind is Kind.QUESTION else say(KINDS[node.kind])
    name = [*wrap(kind, LETTERS), *_broken(node.name)]
    says = wrap(said(node.says, say), LETTERS)
    width = max((breadth(line) for line in (*name, *says)), default=0) + 2 * PAD
    if node.kind in (Kind.GAP, Kind.SALVO):
        width += 2 * PAD
    return _Written(name, says, width, LINE * len((*name, *says)) + 2 * PAD - 4)


def _broken(name: str) -> list[str]:
    """A name in lines that end where its words do: before `!`, after `_`."""
    lines = [""]
    for part in (piece for word in re.findall("!?[^_!]*_?", name) for piece in wrap(word, LETTERS)):
        if len(lines[-1] + part) > LETTERS:
            lines.append("")
        lines[-1] += part
    return [line for line in lines if line]


def _graphviz(asked: dict[str, Any]) -> dict[str, Any]:
    """What `layout` says. Raises `RulesError` where Graphviz is missing, or falls."""
    if find_spec("pygraphviz") is None:
        raise RulesError(
            msg("drawing an SVG needs Graphviz, which is not installed here"),
            msg("Install it with: {command}. `--format mermaid` needs nothing.", command=INSTALL),
        )
    ran = subprocess.run(
        [sys.executable, "-P", str(LAYOUT)],
        input=json.dumps(asked),
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or [f"exit {ran.returncode}"])[-1]
        raise RulesError(
            msg("Graphviz could not lay this graph out: {why}", why=last),
            msg("`--format mermaid` needs no Graphviz."),
        )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


LAYOUT = Path(__file__).with_name("layout.py")
INSTALL = "pip install 'zarcovi-rules[graphs]'"


def _placed(graph: Graph, written: dict[str, _Written], titles: dict[str, list[str]]) -> _Placed:
    """Graphviz's layout. It is told sizes only: names, and what fonts there are, play no part in it."""
    place = {node.id: number for number, node in enumerate(graph.nodes)}
    frames = {group.id: number for number, group in enumerate(graph.groups)}
    tails = {group.id: _last(graph.inside(group.id), graph.edges).id for group in graph.groups}
    told = _graphviz(
        {
            "direction": "LR" if graph.wide else "BT",
            "boxes": [(written[node.id].width, written[node.id].height) for node in graph.nodes],
            "frames": [
                (
                    [place[node.id] for node in graph.inside(group.id)],
                    max((breadth(line) for line in titles[group.id]), default=0) + PAD,
                    LINE * len(titles[group.id]) + 4,
                )
                for group in graph.groups
            ],
            "arrows": [
                (place[tails.get(edge.start, edge.start)], place[edge.end], frames.get(edge.start))
                for edge in graph.edges
            ],
        }
    )
    left, bottom, right, top = map(float, told["bb"].split(","))
    sides = [tuple(map(float, bb.split(","))) for bb in told["frames"]]
    return _Placed(
        width=right - left,
        height=top - bottom,
        nodes={id_: _point(told["boxes"][number], left, top) for id_, number in place.items()},
        groups={
            id_: (west - left, top - north, east - left, top - south)
            for id_, (west, south, east, north) in zip(frames, sides, strict=True)
        },
        paths={edge: _path(told["arrows"][number], left, top) for number, edge in enumerate(graph.edges)},
    )


def _last(nodes: Iterable[Node], edges: Iterable[Edge]) -> Node:
    """The node of a group at the end of its longest chain: there stands what the group decides."""
    within = {node.id: node for node in nodes}
    before: dict[str, list[str]] = {id_: [] for id_ in within}
    for edge in edges:
        if edge.start in within and edge.end in within:
            before[edge.end].append(edge.start)
    length: dict[str, int] = {}
    for id_ in TopologicalSorter(before).static_order():
        length[id_] = 1 + max((length[start] for start in before[id_]), default=0)
    return within[max(within, key=lambda id_: length[id_])]


def _point(written: str, left: float, top: float) -> tuple[float, float]:
    x, y = map(float, written.split(","))
    return x - left, top - y


def _path(written: str, left: float, top: float) -> str:
    """Graphviz's spline (where the arrow ends, a start, and three points a curve) as an SVG path."""
    tip, points = None, []
    for part in re.sub(r"\\\s*", "", written).split():
        if part.startswith("e,"):
            tip = _point(part[2:], left, top)
        else:
            points.append(_point(part, left, top))
    start, *curves = (f"{_number(x)} {_number(y)}" for x, y in points)
    end = f" L{_number(tip[0])} {_number(tip[1])}" if tip else ""
    return f"M{start} C{' '.join(curves)}{end}"


def _heads(root: Element, arrows: Iterable[Arrow]) -> None:
    defs = SubElement(root, "defs")
    for arrow in arrows:
        marker = SubElement(
            defs,
            "marker",
            {
                "id": f"head-{arrow}",
                "viewBox": "0 0 12 12",
                "refX": "11",
                "refY": "6",
                "markerWidth": "12",
                "markerHeight": "12",
                "markerUnits": "userSpaceOnUse",
                "orient": "auto",
            },
        )
        shape = {
            Arrow.DEFEATS: "M1 1 L11 6 L1 11 Z",
            Arrow.WITHDRAWS: "M1 6 L6 2 L11 6 L6 10 Z",
        }.get(arrow, "M2 2 L11 6 L2 10 L5 6 Z")
        SubElement(marker, "path", {"class": f"head {arrow}", "d": shape})


def _frame(inner: Element, group: Group, placed: _Placed, title: list[str]) -> None:
    west, north, east, south = placed.groups[group.id]
    drawn = SubElement(inner, "g", {"class": "group"})
    size = {"width": _number(east - west), "height": _number(south - north)}
    SubElement(drawn, "rect", {"class": "frame", "x": _number(west), "y": _number(north), "rx": "8", **size})
    _text(drawn, west + PAD, north + PAD + SIZE, title, "name", LINE)


def _edge(inner: Element, edge: Edge, placed: _Placed, graph: Graph, say: Say) -> None:
    named = {node.id: node.name for node in graph.nodes}
    titles = {group.id: said(group.title, say) for group in graph.groups}
    told = f"{named.get(edge.start)} {say(ARROWS[edge.arrow])} {named[edge.end]}"
    drawn = SubElement(inner, "g", {"class": f"edge {edge.arrow}"})
    SubElement(drawn, "title").text = titles.get(edge.start) or told
    SubElement(drawn, "path", {"class": "line", "d": placed.paths[edge], "marker-end": f"url(#head-{edge.arrow})"})


def _box(inner: Element, node: Node, middle: tuple[float, float], written: _Written, say: Say) -> None:
    drawn = SubElement(inner, "g", {"class": f"node {node.kind}" + (" marked" if node.marked else "")})
    SubElement(drawn, "title").text = f"{node.name}: {said(node.about, say)}"
    x, y = middle[0] - written.width / 2, middle[1] - written.height / 2
    SubElement(drawn, "path", {"class": "box", "d": _outline(node.kind, x, y, written.width, written.height)})
    inset = PAD * 2 if node.kind in (Kind.GAP, Kind.SALVO) else PAD
    _text(drawn, x + inset, y + PAD + SIZE - 4, written.name, "name", LINE)
    _text(drawn, x + inset, y + PAD + SIZE - 4 + LINE * len(written.name), written.says, "says", LINE)


def _outline(kind: Kind, x: float, y: float, width: float, height: float) -> str:
    """The shape of a box: each kind has its own."""
    right, low, middle = width - PAD, height - PAD, height / 2
    points = {
        Kind.GAP: [(PAD, 0), (right, 0), (width, middle), (right, height), (PAD, height), (0, middle)],
        Kind.SALVO: [(PAD, 0), (width, 0), (right, height), (0, height)],
        Kind.CASE: [
            *[(PAD, 0), (right, 0), (width, PAD), (width, low)],
            *[(right, height), (PAD, height), (0, low), (0, PAD)],
        ],
    }.get(kind, [(0, 0), (width, 0), (width, height), (0, height)])
    return "M" + " L".join(f"{_number(x + dx)} {_number(y + dy)}" for dx, dy in points) + " Z"


def _legend(root: Element, legend: Iterable[tuple[Arrow, str]], top: float) -> None:
    for place, (arrow, told) in enumerate(legend):
        y = top + LINE * 1.5 * place + SIZE
        drawn = SubElement(root, "g", {"class": f"legend {arrow}"})
        line = f"M{PAD} {_number(y - 4)} L{PAD + 50} {_number(y - 4)}"
        SubElement(drawn, "path", {"class": "line", "d": line, "marker-end": f"url(#head-{arrow})"})
        _text(drawn, PAD + 60, y, [told], "says", LINE)


def _text(parent: Element, x: float, y: float, lines: Iterable[str], kind: str, step: float) -> None:
    for place, line in enumerate(lines):
        at = {"class": kind, "x": _number(x), "y": _number(y + step * place)}
        SubElement(parent, "text", at).text = line


def _number(value: float) -> str:
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")
