"""Where Graphviz puts boxes, frames and arrows: JSON in, JSON out, as a program of its own.

Graphviz is written in C: if it falls, only this process falls, and whoever asked can say so. Nothing of this package is
imported here, so that it can be run by its path.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def laid_out(asked: dict[str, Any]) -> dict[str, Any]:
    """What Graphviz says of a graph.

    Asked are `direction`, `boxes` (width and height each), `arrows` (from, to, and the frame that it starts at, or
    None) and `frames` (the boxes inside, width and height of the title); all are told by their place in the list. Told
    are `bb` of the whole and of the frames, `pos` of boxes and arrows, in Graphviz's words.
    """
    import pygraphviz

    graph = pygraphviz.AGraph(
        directed=True,
        strict=False,
        rankdir=asked["direction"],
        compound="true",
        nodesep="0.2",
        ranksep="0.5",
    )
    graph.node_attr.update(shape="box", fixedsize="true", label="")
    for place, (width, height) in enumerate(asked["boxes"]):
        graph.add_node(f"n{place}", width=f"{width / 72:.4f}", height=f"{height / 72:.4f}")
    for place, (inside, width, height) in enumerate(asked["frames"]):
        room = (
            f'<<table border="0" fixedsize="true" width="{width:.0f}" height="{height:.0f}"><tr><td></td></tr></table>>'
        )
        members = [f"n{member}" for member in inside]
        graph.add_subgraph(members, name=f"cluster_{place}", margin="10", label=room, labeljust="l", labelloc="t")
    for place, (start, end, frame) in enumerate(asked["arrows"]):
        tail = {} if frame is None else {"ltail": f"cluster_{frame}"}
        graph.add_edge(f"n{start}", f"n{end}", key=str(place), **tail)
    graph.layout(prog="dot")
    return {
        "bb": graph.graph_attr["bb"],
        "boxes": [graph.get_node(f"n{place}").attr["pos"] for place in range(len(asked["boxes"]))],
        "frames": [graph.get_subgraph(f"cluster_{place}").graph_attr["bb"] for place in range(len(asked["frames"]))],
        "arrows": [
            graph.get_edge(f"n{start}", f"n{end}", key=str(place)).attr["pos"]
            for place, (start, end, _) in enumerate(asked["arrows"])
        ],
    }


if __name__ == "__main__":
    json.dump(laid_out(json.load(sys.stdin)), sys.stdout)
