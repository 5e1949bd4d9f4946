"""A graph as Mermaid text, which wikis and pull requests draw by themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

from zarcovi_rules.audit.graphs.graph import ARROWS, KINDS, Arrow, Graph, Kind, Node, Said, Say, said

_SHAPES = {
    Kind.QUESTION: ('["', '"]'),
    Kind.CASE: ('("', '")'),
    Kind.SALVO: ('[/"', '"/]'),
    Kind.GAP: ('{{"', '"}}'),
    Kind.LINK: ('[["', '"]]'),
}
_LINES = {
    Arrow.COUNTS: ("-->", ""),
    Arrow.DECIDES: ("-->", ""),
    Arrow.DEFEATS: ("==>", "{label}"),
    Arrow.WITHDRAWS: ("-.->", "{label}"),
}

# What Mermaid, or the Markdown that some hosts let it read in labels, would take for something else than text.
_SPECIAL = re.compile(r"""["#&<>`*~$\\%\[\]]|(?<![^\W_])_|_(?![^\W_])""")
_BEGINNING = re.compile(r"^(\s*(?:\d+(?=[.)])|))([-+=.)])")


def mermaid(graph: Graph, say: Say) -> str:
    """The graph as a Mermaid flowchart."""
    return "\n".join(_written(graph, say)) + "\n"


def label(text: str) -> str:
    """A text as it stands between the quotes of a label: what means something to Mermaid is written by its number.

    After a backslash and a dollar stands a space of no width: Mermaid looks for `\\n` and `$$` when numbers are read.
    """
    text = _SPECIAL.sub(lambda found: _number(found[0]), " ".join(text.split())) or _number("\N{NO-BREAK SPACE}")
    return _BEGINNING.sub(lambda found: f"{found[1]}{_number(found[2])}", text)


def _number(char: str) -> str:
    return f"#{ord(char)};" + ("#8203;" if char in "\\$" else "")


def _written(graph: Graph, say: Say) -> Iterator[str]:
    called = _names(graph)
    yield f"flowchart {'LR' if graph.wide else 'BT'}"
    yield f"    accTitle: {_plain(graph.title, say)}"
    yield f"    accDescr: {_plain(graph.about, say)}"
    yield from (_node(node, called, say, 1) for node in graph.inside(""))
    for group in graph.groups:
        yield f'    subgraph {called[group.id]}["{label(said(group.title, say))}"]'
        yield from (_node(node, called, say, 2) for node in graph.inside(group.id))
        yield "    end"
    for edge in graph.edges:
        line, template = _LINES[edge.arrow]
        told = f'|"{label(say(ARROWS[edge.arrow]))}"|' if template else ""
        yield f"    {called[edge.start]} {line}{told} {called[edge.end]}"
    marked = [called[node.id] for node in graph.nodes if node.marked]
    if marked:
        yield "    classDef asked stroke-width:4px"
        yield f"    class {','.join(marked)} asked"


def _node(node: Node, called: dict[str, str], say: Say, depth: int) -> str:
    before, after = _SHAPES[node.kind]
    kind = "" if node.kind is Kind.QUESTION else f"{say(KINDS[node.kind])} "
    text = f"{label(kind + node.name)}<br>{label(said(node.says, say))}"
    return f"{'    ' * depth}{called[node.id]}{before}{text}{after}"


def _names(graph: Graph) -> dict[str, str]:
    """A name of Mermaid's for each node and group: as near to its id as letters can say, and no other's."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for id_ in (*(node.id for node in graph.nodes), *(group.id for group in graph.groups)):
        # Not `end`, nor a name that begins with `o` or `x`, which would be read as the head of an arrow.
        plain = "n_" + re.sub(r"[^A-Za-z0-9]+", "_", id_)
        name, place = plain, 1
        while name in taken:
            place += 1
            name = f"{plain}_{place}"
        taken.add(name)
        found[id_] = name
    return found


def _plain(what: Said, say: Say) -> str:
    """A title or description: one line, in which only `#`, `;` and brackets mean something."""
    return re.sub(r"[#{}%]", " ", " ".join(said(what, say).split()).replace(";", ","))
