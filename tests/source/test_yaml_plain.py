"""What is written plainly is read as the parsers read it, and nothing else is taken for plain."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lint.bad_sheets import GOOD, VALUES
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.text import unprintable
from zarcovi_rules.source.yaml import read
from zarcovi_rules.source.yaml_places import Branch, Node, Reference
from zarcovi_rules.source.yaml_plain import plainly

PLAIN = """\
# Rin
livro: zarcovi
nome: "Rin d'Água: a 2ª"
equipado: [Faca Curta, Mão-de-Ferro]

itens:
- nome: 'Faca \\ "Curta"'
  hp:   3000
# os golpes
habilidades:
  - nome: Muro de Sal
    tipo: barreira
    usos: 0
    legenda: |-
      # Barreira 360°: campo.

  - tipo: [ofensiva,voo]
    legenda: >
      Um golpe
      - forte.
    rank: 3
porte: normal"""

RARE = [
    "",
    "\n# x\n",
    "- a\n",
    "a:\n",
    "a:\n  b: c\n",
    "a: b\na: c\n",
    "no: a\n",
    "a: yes\n",
    "a: ~\n",
    "a: 010\n",
    "a: -1\n",
    "a: 1.5\n",
    "a: b #c\n",
    "a: b: c\n",
    "a: b \n",
    "a: b\n  c\n",
    "a: b\n\n  c\n",
    "a: \n",
    "a:\tb\n",
    "a: b\r\nc: d\r\n",
    "a: b\u2028c\n",
    "a: *b\n",
    "a: &b c\n",
    "a: !b c\n",
    "a: [b, no]\n",
    "a: [b, 1]\n",
    "a: [b: c]\n",
    "a: []\n",
    'a: "b\\n"\n',
    "a: 'b''c'\n",
    'a: "b\n  c"\n',
    "a: |\n",
    "a: |+\n  b\n",
    "a: |2\n  b\n",
    "a: |\n  b\n    c\n",
    "a: |\n  b\n\n  c\n",
    "a: |\n  b\n\n  c: d\n",
    "a: |\n  b\n   \n",
    "a: |\n  b\n\n  # c\n",
    "a: |\n b\n  c: d\n",
    "a: |\nb: c\n",
    "a:\n  - b: |\n    c\n",
    "a:\n  - b: c\n   d: e\n",
    "a:\n  - b: c\n - d: e\n",
    "a:\n  - b: c\n    - d: e\n",
    "a:\n  - b\n",
    "a:\n  - b:\n      - c: d\n",
    "  a: b\n",
    "a: b\n  - c: d\n",
    "---\na: b\n",
    "a: b\n---\nc: d\n",
    "a: b\n...\n",
    "%YAML 1.2\n",
    "a: b\n  # c\n",
]

fragments = st.sampled_from(
    [
        *("nome: ", "legenda: ", "itens:", "Muro", "é", "a b", "12", "0", "-1", "no", "x: y", "[a, b]", "{a: b}"),
        *("\n", "\n", "\n  ", "\n    ", "\n      ", "\n\n", " ", "- ", "\n  - ", "\n- ", "# c\n", " #", "#c", "---\n"),
        *("|", "|-", ">", ">-", "[", "]", ",", '"', "'", "\\", "&a ", "*a", "!", ":", "?", "%", "~"),
        *("\t", "\r", "\u2028", "\xa0"),
        *(value for value in VALUES.values() if len(value) < 100),
    ]
)


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A plain text in which something stands that did not stand there, or something does not that did."""
    text = draw(st.sampled_from([PLAIN, GOOD]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        text = text[:start] + draw(fragments | st.just("")) + text[start + draw(st.sampled_from([0, 0, 1, 3, 20])) :]
    return text


def shape(node: Node) -> Any:
    """Where everything below a node stands; where a group without brackets ends means nothing."""
    if isinstance(node, Branch):
        fields = {name: (span, shape(below)) for name, (span, below) in node.fields.items()}
        return node.start, node.end if node.flow else None, fields, [shape(below) for below in node.items]
    return ("*", node.span) if isinstance(node, Reference) else node


def as_parsed(text: str, *, pure: bool) -> Any:
    """The data of the one document of a text and where they stand, if nothing is to be said of it."""
    reading = read(text, "f.yaml", pure=pure)
    assert reading.findings == reading.notices == []
    [document] = reading.documents
    return repr(document.data), shape(document.places.own())


def plain(text: str) -> Any:
    """The same as it is read without a parser."""
    found = plainly(text)
    return None if found is None else (repr(found[0]), shape(found[1]))


@pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])
@pytest.mark.parametrize("text", [PLAIN, GOOD, "a: b", "a: b\n\n# c\n", "a: >-\n b\n\n\n", "a:\n- b: c\n"])
def test_what_is_written_plainly_is_read_as_a_parser_reads_it(text: str, pure: bool) -> None:
    assert plain(text) == as_parsed(text, pure=pure)


@pytest.mark.parametrize("text", RARE)
def test_what_is_rare_or_wrong_or_surprises_is_left_to_a_parser(text: str) -> None:
    assert plainly(text) is None


@given(mangled() | st.lists(fragments, max_size=30).map("".join))
def test_whatever_is_taken_for_plain_is_read_as_both_parsers_read_it(text: str) -> None:
    if not unprintable(Lines(text, "f.yaml")) and (found := plain(text)) is not None:
        assert found == as_parsed(text, pure=False) == as_parsed(text, pure=True)


def test_a_million_characters_that_are_not_plain_are_refused_at_once() -> None:
    for text in (" " * 1_000_000, "a: " + "b " * 500_000, "a: [" + "b," * 500_000, "a: |\n" + " " * 1_000_000):
        assert plainly(text) is None
