"""The JSON Schema of sheets, made from a book's fields; whether a document fits it, and in what it does not."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from zarcovi_rules.core.messages import Both, Message, msg
from zarcovi_rules.core.tuples import NamedTuple
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Field, Holds, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.lint.plainly import Plainly
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.yaml_places import Path

if TYPE_CHECKING:
    from zarcovi_rules.lint.mending import Change
    from zarcovi_rules.source.schema import Mistake
    from zarcovi_rules.source.validators import Validator
    from zarcovi_rules.source.yaml import Document

DRAFT = "https://json-schema.org/draft/2020-12/schema"
BOOK = "livro"

Fields = Mapping[Kind, Mapping[str, Field]]
Part = dict[str, Any]

_TITLES = {
    Kind.CHARACTER: Both("Ficha", "Sheet"),
    Kind.ABILITY: Both("Habilidade", "Ability"),
    Kind.MODE: Both("Modo", "Mode"),
    Kind.ITEM: Both("Item", "Item"),
    Kind.EXTENSION: Both("Extensão corporal", "Body extension"),
}
_CLAUSE = "clausula"


def sheet_schema(books: Iterable[tuple[Fields, Law]], lists: Mapping[str, Kind]) -> Part:
    """The schema of a sheet of any of these books, for editors; `lists` are the fields that hold cards."""
    known = list(books)
    head: Part = {
        "$schema": DRAFT,
        "title": _TITLES[Kind.CHARACTER],
        "description": Both(
            "A ficha de um personagem; `zarcovi lint` a verifica pelas regras do livro.",
            "The sheet of a character; `zarcovi lint` checks it against the rules of the book.",
        ),
    }
    if len(known) == 1:
        return head | _sheet(*known[0], lists)
    names = Both("O livro de regras.", "The rulebook.")
    head |= {"type": "object", "required": [BOOK]}
    head["properties"] = {BOOK: {"enum": [law.book for _, law in known], "description": names}}
    head["allOf"] = []
    definitions: Part = {}
    for fields, law in known:
        body = _sheet(fields, law, lists, f"{_CLAUSE}_{law.book}")
        definitions |= body.pop("$defs")
        condition = {"properties": {BOOK: {"const": law.book}}, "required": [BOOK]}
        head["allOf"].append({"if": condition, "then": body})
    return head | {"$defs": definitions}


def _sheet(fields: Fields, law: Law, lists: Mapping[str, Kind], clause: str = _CLAUSE) -> Part:
    """The schema of a sheet of one book."""
    cards = {
        kind: _group(kind, known.values(), law, clause, {}) for kind, known in fields.items() if kind in lists.values()
    }
    sheet = _group(
        Kind.CHARACTER, fields[Kind.CHARACTER].values(), law, clause, {n: cards[k] for n, k in lists.items()}
    )
    clauses = {
        "type": "string",
        "enum": list(law.clauses),
        "enumDescriptions": [Both(*one.means) for one in law.clauses.values()],
        "description": Both("O nome de uma cláusula do livro.", "The name of a clause of the book."),
    }
    del sheet["title"]
    return sheet | {"$defs": {clause: clauses}}


def _group(kind: Kind, fields: Collection[Field], law: Law, clause: str, lists: Mapping[str, Part]) -> Part:
    """The schema of one kind of card, or of the sheet that holds `lists` of cards."""
    written = [field for field in fields if field.written and not field.free]
    return {
        "title": _TITLES[kind],
        "type": "object",
        "properties": {field.name: _field(field, law, clause, lists.get(field.name)) for field in written},
        # No properties: editors propose the fields of which the rules know something.
        "patternProperties": {
            f"^({'|'.join([field.name, *field.synonyms])})$": _field(field, law, clause, None)
            for field in fields
            if field.free
        },
        "required": [field.name for field in written if field.required],
        "additionalProperties": False,
    }


def _field(field: Field, law: Law, clause: str, card: Part | None) -> Part:
    about: Part = {"description": Both(*field.about)}
    if field.example:
        about["examples"] = [int(field.example) if field.example.isdigit() else field.example]
    if field.name == BOOK:
        return about | {"enum": [law.book]}
    match field.holds:
        case Holds.CHOICE:
            return _choice(field) | about
        case Holds.CHOICES:
            return about | _one_or_list(_alternative(field), unique=True)
        case Holds.NUMBER:
            number = {"type": "integer", "minimum": field.minimum, "maximum": field.maximum}
            return about | ({"anyOf": [number, _alternative(field)]} if field.values else number)
        case Holds.NAMES:
            return about | _one_or_list({"type": "string", "minLength": 1}, unique=False)
        case Holds.CLAUSES:
            return about | _one_or_list({"$ref": f"#/$defs/{clause}"}, unique=True, least=0)
        case Holds.CARDS:
            return about | {"type": "array", "items": card if card is not None else {"type": "object"}}
        case Holds.TEXT | Holds.LEGEND:
            return about | {"type": "string", "minLength": 1}
        case Holds.FREE:
            anything = {"type": ["string", "number", "array", "null"], "items": {"type": ["string", "number"]}}
            return about | anything


def _choice(field: Field) -> Part:
    """One of a field's values, in every way that it may be written."""
    spelt: dict[object, Both] = {}
    for way, value in field.spelt.items():
        written: object = {"true": True, "false": False}.get(way, way)
        spelt[written] = Both(*field.values[value])
        if way.isdigit():
            spelt[int(way)] = spelt[written]
    return {"enum": list(spelt), "enumDescriptions": list(spelt.values())}


def _alternative(field: Field) -> Part:
    """The same beside something else: with its type, by which it is told which of them was meant."""
    choice = _choice(field)
    names = {str: "string", int: "integer", bool: "boolean"}
    types = list(dict.fromkeys(names[type(value)] for value in choice["enum"]))
    return {"type": types if len(types) > 1 else types[0]} | choice


def _one_or_list(one: Part, *, unique: bool, least: int = 1) -> Part:
    several: Part = {"type": "array", "items": one, "minItems": least}
    return {"anyOf": [one, several | {"uniqueItems": True} if unique else several]}


class Misfit(NamedTuple):
    """One way in which a document is no sheet: its code, what is said, where (`path`), and what may mend it."""

    code: Check
    finding: Finding
    path: Path = ()
    change: Change | None = None
    safe: bool = True
    told: Message | None = None
    """What the change does, in a few words."""


class Schema:
    """Whether documents are sheets of a book, and if not, why. Made when first asked: most runs look at few kinds."""

    MOST = 100
    """Of more mistakes than this, and more cards with mistakes, only the first are looked at."""

    def __init__(self, fields: Fields, law: Law, lists: Mapping[str, Kind], *, reference: bool | None = None) -> None:
        self._fields = fields
        self._law = law
        self._lists = lists
        self._reference = reference
        self._by_kind: dict[Kind, Validator] = {}

    @cached_property
    def schema(self) -> Part:
        """The JSON Schema."""
        return _sheet(self._fields, self._law, self._lists)

    @cached_property
    def _plainly(self) -> Plainly:
        return Plainly(self._fields, self._law, self._lists)

    @cached_property
    def _whole(self) -> Validator:
        return self._validator(self.schema)

    def _validator(self, schema: Part) -> Validator:
        from zarcovi_rules.source.validators import validator  # most sheets plainly fit

        return validator(schema) if self._reference is None else validator(schema, reference=self._reference)

    def fits(self, data: Any) -> bool:
        """Whether data fits the schema. Data is as `source.yaml` reads it: bounded, without cycles, its names text."""
        return self._plainly.fits(data) or (
            isinstance(data, dict) and not self._has_fraction(data) and self._whole.is_valid(data)
        )

    def _has_fraction(self, data: Mapping[str, Any]) -> bool:
        """Whether a number is written with a point: 50.000 is fifty, whatever its author means."""
        return any(
            type(value) is float and not ((field := self._known(path).get(name)) and field.free)
            for path, group in _groups(data, self._lists)
            for name, value in group.items()
        )

    def _known(self, path: Path) -> Mapping[str, Field]:
        """The fields of the group at a path."""
        return self._fields[self._lists[str(path[0])] if path else Kind.CHARACTER]

    def misfits(self, document: Document) -> list[Misfit]:
        """In what a document does not fit: one for each mistake. Alone, if it is no sheet or one of another book."""
        from zarcovi_rules.lint.misfits import foreign, told

        alone = foreign(document, self._fields[Kind.CHARACTER], self._law.book)
        if alone is not None:
            return [alone]
        found = [told(one, document, self._fields, self._lists, self._law) for one in self.mistakes(document)]
        return sorted(found, key=_order)

    def mistakes(self, document: Document) -> list[Mistake]:
        """The mistakes of a document that is a sheet, as far as they are looked at."""
        from zarcovi_rules.source.schema import mistakes

        if self._whole.quick:
            found = mistakes(document, self.schema, lambda data: self._whole.errors(data, self.MOST))
        else:
            schema = self._narrowed(document.data)
            found = mistakes(document, schema, lambda data: self._validator(schema).errors(data, self.MOST))
        return [*found, *_fractions(document, self._fields, self._lists)]

    def _narrowed(self, data: Mapping[str, Any]) -> Part:
        """The schema, in which cards that fit may be as they like: only what is wrong is looked at again.

        For the reference, which takes milliseconds to look at a whole sheet.
        """
        schema = dict(self.schema)
        schema["properties"] = dict(schema["properties"])
        left = self.MOST
        for name, kind in self._lists.items():
            cards = data.get(name)
            if not isinstance(cards, list):
                continue
            card = schema["properties"][name]["items"]
            of_kind = self._by_kind.get(kind)
            if of_kind is None:
                of_kind = self._by_kind[kind] = self._validator(card | {"$defs": self.schema["$defs"]})
            wrong = [place for place, one in enumerate(cards) if not of_kind.is_valid(one)][:left]
            left -= len(wrong)
            looked_at = [True] * (wrong[-1] + 1 if wrong else 0)
            for place in wrong:
                looked_at[place] = card
            schema["properties"][name] = schema["properties"][name] | {"prefixItems": looked_at, "items": True}
            if not looked_at:
                del schema["properties"][name]["prefixItems"]
        return schema


def _order(one: Misfit) -> tuple[int, int, str, str]:
    """By the place; where several stand in one, so that it is the same whoever found them."""
    return one.finding.place.line or 0, one.finding.place.column or 0, one.code.code, str(one.finding.message)


def _groups(data: Mapping[str, Any], lists: Iterable[str]) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """The groups of fields of a sheet: itself and its cards."""
    yield (), data
    for name in lists:
        cards = data.get(name)
        for place, card in enumerate(cards if isinstance(cards, list) else ()):
            if isinstance(card, dict):
                yield (name, place), card


def _fractions(document: Document, fields: Fields, lists: Mapping[str, Kind]) -> Iterator[Mistake]:
    """Whole numbers that are written with a point: the schema takes them for whole numbers."""
    from zarcovi_rules.source.schema import Mistake, Wrong

    for path, group in _groups(document.data, lists):
        known = fields[lists[str(path[0])] if path else Kind.CHARACTER]
        for name, value in group.items():
            field = known.get(name)
            if type(value) is float and value.is_integer() and field is not None and field.holds is Holds.NUMBER:
                place = document.places.value((*path, name))
                message = msg("{field} must be a whole number, without a point", field=name)
                yield Mistake(Finding(message, place), (*path, name), Wrong.TYPE)
