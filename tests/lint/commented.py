"""Sheets with comments in all places, and what a comment stands above or beside."""

from __future__ import annotations

import re
from typing import Any

import yaml as pyyaml
from hypothesis import strategies as st

from zarcovi_rules.app.linted.choosing import fit
from zarcovi_rules.lint import comments
from zarcovi_rules.lint.findings import Finding

CODES = ("LINT-01", "LINT-18", "LINT-20", "ACORDO-01", "ACORDO-02", "CLAUSULA-01", "CLAUSULA-02", "FICHA-04")
_BLOCK = re.compile(r"^(?:- |  )*[^\s#'\"-][^#'\"]*: [|>][-+]?\d?$")
_MARK = re.compile(r"#c\d+;")
_COMMENT = re.compile(r"# [^#]*#c\d+;$")


def left(found: list[Finding], text: str) -> list[Finding]:
    """What the comments of a text leave of its findings."""
    return comments.excuse(found, text, "f", CODES, lambda word, one: fit(word, one) > 0)[0]


SAID = st.lists(
    st.sampled_from(
        [
            "Barreira 360° de lama", "que defende globais", "Defende aliados", "Rank 3", "||4x", "alcance médio",
            "Combo com este teleporte mantém longo alcance", "Defende ataques dos quais apenas teletransporte escapa",
            "Barreira unidirecional", "dano ilimitado", "Teleporte", "não cabe teleporte", "Ativa permanente",
        ]
    ),
    min_size=1,
    max_size=4,
)  # fmt: skip
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "tipo": st.sampled_from(["barreira", "teleporte", ["barreira", "ofensiva"], "barrera"]),
    "forma": st.sampled_from(["campo", ["campo", "manto"], ["camada"]]),
    "cobertura": st.sampled_from(["360", "unidirecional"]),
    "rank": st.sampled_from([2, "R3"]),
    "usos": st.sampled_from([2, "4x"]),
    "observacoes": st.just("nota\n# nota também"),
    "cabe": st.sampled_from(["teleporte", ["teleporte"]]),
    "clausulas": st.sampled_from(
        [[], ["barreira.defende_aliados"], ["barreira.defende_global", "barreira.fica_apos_selamento"]]
    ),
}
"""Fields of which a legend may say more, or something else, than is written in them."""


@st.composite
def _cards(draw: st.DrawFn) -> dict[str, Any]:
    fields = draw(st.fixed_dictionaries({}, optional=FIELDS))
    said = draw(st.sampled_from(["\n", ". "])).join(draw(SAID))
    listed = [("nome", "Muro"), *draw(st.permutations([*fields.items(), ("legenda", said)]))]
    return dict(listed[draw(st.integers(0, 1)) :])


@st.composite
def commented(draw: st.DrawFn) -> str:
    """The text of a sheet with comments above and beside its lines; each comment has a name of its own."""
    data = {"livro": "zarcovi", "nome": "Rin", "habilidades": draw(st.lists(_cards(), min_size=1, max_size=2))}
    dumper = draw(st.sampled_from([_Blocks, pyyaml.SafeDumper]))
    text = pyyaml.dump(data, Dumper=dumper, allow_unicode=True, sort_keys=False, width=draw(st.sampled_from([20, 200])))
    rows, free = text.split("\n"), sorted(_free(text))
    indents = [len(row) - len(row.lstrip()) for row in rows]
    places = st.tuples(
        st.sampled_from(free), st.sampled_from(["", "combinado", *CODES]), st.booleans(), st.sampled_from([None, 0, 4])
    )
    placed = draw(st.lists(places, max_size=6))
    for number, ((row, column), said, blank, indent) in enumerate(placed):
        asked = f"zarcovi: ignore {said}" if said in CODES else said
        comment = f"# {asked} #c{number};"
        if column:
            rows[row] += f"  {comment}"
        else:
            rows[row] = " " * (indents[row] if indent is None else indent) + f"{comment}\n" + "\n" * blank + rows[row]
    return "\n".join(rows)


class _Blocks(pyyaml.SafeDumper):
    """Writes a text of several lines as people do."""


_Blocks.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None),
)


def _free(text: str) -> set[tuple[int, int]]:
    """The places, by row and column, where lines begin and end outside of values."""
    inside: set[int] = set()
    opened: set[int] = set()
    for event in pyyaml.parse(text):
        if isinstance(event, pyyaml.ScalarEvent):
            assert event.start_mark is not None
            assert event.end_mark is not None
            first, last = event.start_mark.line, event.end_mark.line - (event.end_mark.column == 0)
            opened |= set(range(first, last))
            inside |= set(range(first + 1, last + 1))
            if event.style in ("|", ">"):
                opened.discard(first)
                opened.add(last)
    rows = text.split("\n")
    found = {(row, 0) for row in range(len(rows)) if row not in inside}
    return found | {(row, len(rows[row])) for row in range(len(rows)) if row not in opened}


def anchors(text: str) -> dict[str, tuple[str, str]]:
    """What each comment stands beside, and what it stands above: the names of fields, items of lists.

    Of a card only that it begins there: its first field may be another one by now.
    """
    rows = text.split("\n")
    bare = [_begun(_COMMENT.sub("", row).strip()) for row in rows]
    found = {}
    for place, row in enumerate(rows):
        for name in _MARK.findall(row):
            below = "" if bare[place] else next((one for one in bare[place + 1 :] if one), "")
            found[name] = (
                bare[place].removeprefix("- "),
                "-" if below.startswith("- ") and below.endswith(":") else below,
            )
    return found


def _begun(row: str) -> str:
    """What begins in a line, whatever its value is."""
    name, colon, _ = row.partition(":")
    return name + colon
