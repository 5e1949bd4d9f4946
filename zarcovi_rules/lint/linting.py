"""One file of sheets, or one bare caption, linted: read, and each of its documents checked."""

from __future__ import annotations

from zarcovi_rules.core.messages import Message, msg
from zarcovi_rules.lint.cards import Card, Sheet
from zarcovi_rules.lint.codes import WRONG_TYPE, WRONG_VALUE
from zarcovi_rules.lint.document import Corner, OneDocument, may_be_oversized
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Finding
from zarcovi_rules.lint.general import SURPRISING_YAML, UNREADABLE_YAML, finding
from zarcovi_rules.lint.linter import CARDS, Linter
from zarcovi_rules.source import yaml
from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.places import Finding as SourceFinding
from zarcovi_rules.source.yaml_places import Branch, Node, Path, Places, Span


class Linted:
    """What was found in one file, the sheets that were read of it, and how many legends.

    `numbers` tells which document of the file each sheet is, from 1. `passed` are, where they were asked for, the codes
    of the checks that looked at a card of a character and had nothing to say.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.findings: list[Finding] = []
        self.read: list[Sheet] = []
        self.numbers: list[int | None] = []
        self.legends = 0
        self.passed: list[tuple[str | None, str]] = []

    @property
    def sheets(self) -> int:
        """How many sheets were read."""
        return len(self.read)

    def take(self, document: OneDocument) -> None:
        """Take over what was read of a document."""
        self.legends += document.legends
        if document.sheet is not None:
            self.read.append(document.sheet)
            self.numbers.append(document.number)
            self.passed += [(document.sheet.character.name, code) for code in document.passed or ()]


def lint(text: str, path: str, linter: Linter, *, passed: bool = False) -> Linted:
    """Lint the text of one file; whatever is in it, this does not raise."""
    reading = yaml.read(text, path)
    linted = Linted(path)
    wrong: list[Corner] = [(one.place.line, one.place.column) for one in reading.findings]
    body = text.removeprefix("\ufeff")
    large = may_be_oversized(body)
    documents = reading.documents
    if not documents and not reading.findings:  # a file that is empty, or holds comments only: told as `---` alone is
        documents = [yaml.Document(None, Places(Lines(body, path), (0, 0)))]
    nothing = all(map(_is_blank, [*documents, *filter(None, [reading.cut])]))
    for number, document in enumerate(documents, 1):
        if not nothing and _is_blank(document):
            continue  # a `---` too many, at the end or at the beginning, takes nothing away from what there is
        read = OneDocument(document, body, linter, number=number, large=large, passed=passed)
        linted.findings += read.lint(wrong)
        linted.take(read)
    cut = None
    if reading.cut is not None:  # no whole sheet, and so not counted as one
        cut = OneDocument(reading.cut, body, linter, number=len(reading.documents) + 1, large=large, cut=True)
        linted.findings += cut.lint(wrong)
        linted.legends += cut.legends
    if reading.findings:
        unread = _unread(reading, looked_at=cut is not None and cut.sheet is not None)
        linted.findings[:0] = [
            finding(UNREADABLE_YAML, one.place, one.message, _advice(one, reading, unread)) for one in reading.findings
        ]
    if reading.notices:  # one mistake is one finding: a value that is told to be wrong surprises nobody any more
        told = {one.place for one in linted.findings if one.code in (WRONG_TYPE.code, WRONG_VALUE.code)}
        notices = [one for one in reading.notices if one.place not in told]
        first = len(reading.findings)
        linted.findings[first:first] = [finding(SURPRISING_YAML, one.place, one.message, one.help) for one in notices]
    return linted


def _is_blank(document: yaml.Document) -> bool:
    """Whether nothing is written in a document: not even that there is nothing."""
    start, end = document.places.span(()) if document.data is None else (0, 1)
    return start == end


def _advice(one: SourceFinding, reading: yaml.Reading, unread: Message | None) -> Message | None:
    """What to do about what cannot be read, and how much it keeps from being looked at."""
    from zarcovi_rules.source.schema_advice import both

    return both(one.help, unread if one is reading.stopped or reading.stopped is None else None)


def _unread(reading: yaml.Reading, *, looked_at: bool) -> Message | None:
    """How much of a file was not looked at; `looked_at` tells whether what stands before its last mistake was."""
    if reading.stopped is None:
        return None if reading.documents else msg("Nothing of the file was looked at.")
    if looked_at and reading.open in CARDS:
        return msg("Neither the card that it stands in nor what follows was looked at.")
    if looked_at:
        return msg("What follows was not looked at.")
    if reading.documents:
        return msg("Neither the document that it stands in nor what follows was looked at.")
    return msg("Nothing of the file was looked at.")


def caption(text: str, path: str, linter: Linter, *, passed: bool = False) -> Linted:
    """Lint a bare caption: one legend without a sheet around it. Whatever is in it, this does not raise.

    Where it is certain that there are several in it, each is one of its own. Each is taken for what it says it is.
    """
    lines = Lines(text.removeprefix("\ufeff"), path)
    whole = lines.text.rstrip()
    begins = linter.apart(whole)
    data: dict[str, list[dict[str, str]]] = {}
    nodes: dict[str, tuple[Span, Node]] = {}
    order: dict[Path, int] = {}
    for start, end in zip(begins, [*begins[1:], len(whole)], strict=True):
        legend = whole[start:end].rstrip()
        name = _list_of(legend, linter)
        written = Branch(start, start + len(legend), False, {"legenda": ((0, 0), (start, start + len(legend)))}, [])
        listed = nodes.setdefault(name, ((0, 0), Branch(0, len(whole), False, {}, [])))[1]
        assert isinstance(listed, Branch)
        order[name, len(listed.items)] = start
        listed.items.append(written)
        data.setdefault(name, []).append({"legenda": legend})
    top = Branch(0, len(whole), False, nodes, [])
    one = OneDocument(
        yaml.Document(data, Places(lines, top)), lines.text, linter, number=None, large=False, passed=passed
    )
    linted = Linted(path)
    sheet = one.read(data)
    character, *cards = sheet.cards
    sheet.cards = [character, *sorted(cards, key=lambda card: order[card.path])]
    for card in sheet.cards[1:]:  # of whoever plays the card nothing is known
        linted.findings += one.of(card, bare=True)
    linted.take(one)
    return linted


def _list_of(legend: str, linter: Linter) -> str:
    """The list of a sheet in which a legend belongs: the first whose cards have all the fields that it fills."""
    reading = linter.read(legend, Card(Kind.ABILITY, {}, (), linter.fields[Kind.ABILITY]))
    read = {*reading.by_name, *(doubt.name for doubt in reading.doubts)}
    filled = {name for known in linter.fields.values() for name, field in known.items() if field.compared} & read
    return next((name for name, kind in CARDS.items() if filled <= linter.fields[kind].keys()), next(iter(CARDS)))
