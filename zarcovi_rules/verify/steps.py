"""The one registry of steps: every runner, the lint of features and the catalogue read the same definitions.

A definition is a sentence with typed places (a Cucumber expression) and the function that acts it out on a play:

    steps = Steps(new_play=Play)
    steps.parameter("cor", "azul|verde", Cor, examples=("azul",))

    @steps.dado("um(a) lanterna/vela {cor}", en="A light is there, and of which colour.")
    def lantern(play: Play, colour: Cor) -> None:
        '''Há uma luz, e de que cor.'''

The docstring is the catalogue's help for people who write features; `en` says the same in English.

Converters raise `RulesError` for a value that is not known. A step declares `table` or `docstring` as keyword arguments
if it takes them; one without a default is needed. A step with a table may say in `tables` what its columns
are.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import islice, product
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from zarcovi_rules.core.messages import Message, RulesError, Text, msg
from zarcovi_rules.source.places import Place
from zarcovi_rules.verify.parameters import Foils, Parameter
from zarcovi_rules.verify.suggestions import (
    Suggestion,
    both_ways,
    literal_words,
    negated,
    repaired,
    suggestion,
    weight,
)
from zarcovi_rules.verify.text import MOST_LETTERS, beginning, normal_step

Kind = Literal["given", "when", "then"]
Table = tuple[tuple[str, ...], ...]
Play = TypeVar("Play")
Function = TypeVar("Function", bound=Callable[..., object])
Tables = Iterable[Sequence[str]]

KEYWORDS: dict[Kind, str] = {"given": "Dado", "when": "Quando", "then": "Então"}

# Gherkin's names for them. Any other continues the step before: E, Mas, *.
KINDS: Mapping[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}

BLANK = "___"
"""What stands in a template where a sentence, or a part of one, has to be written."""

_EXTRAS = ("table", "docstring")
_CHOICE = re.compile(r"(?<!\\)\(([^()]*)\)|([^\s/()]+(?:(?<!\\)/[^\s/()]+)+)")
_MOST_WORDINGS = 64
_BEFORE_PLACES = re.compile(r"[^{(/\\]*")
_PLACES = re.compile(r"(?<!\\)\{([^{}]*)\}")
_FRACTION = re.compile(r"(\d+)[.,]\d+")
_THAT = re.compile(r"que,? ")


@dataclass(frozen=True, kw_only=True, eq=False)
class Definition:
    """One sentence that features may use, and the function behind it.

    The sentence is compiled when a step first begins as it does: most runs use few of many definitions.
    """

    kind: Kind
    expression: str
    function: Callable[..., object]
    place: Place
    help: Text
    takes: frozenset[str]
    needs: frozenset[str]
    tables: tuple[tuple[str, ...], ...]
    cells: tuple[Parameter | None, ...]
    prefix: str
    compile: Callable[[], Any]
    declared: Mapping[str, Parameter]

    @cached_property
    def parsed(self) -> Any:
        """The sentence as a Cucumber expression."""
        return self.compile()

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What the sentence reads."""
        return re.compile(self.parsed.regexp)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The typed places of the sentence, once each."""
        types = {known.name: known for known in self.parsed.parameter_types}
        return tuple(self.declared.get(name) or _builtin(known) for name, known in types.items())

    def places_in(self, text: str) -> Iterator[tuple[str, str, int]]:
        """For each typed place: its name, what stands there in a text that the sentence reads, and from where on."""
        normal = normal_step(text)
        that = _THAT.match(normal)
        bare = normal[that.end() :] if that and not self.reads(normal) else normal
        end = 0
        groups = self.parsed.tree_regexp.match(bare).children or ()
        for known, group in zip(self.parsed.parameter_types, groups, strict=True):
            # Where the text was repaired, what was read may stand nowhere in it.
            found = text.find(group.value, end)
            start = group.start if found < 0 else found
            end = start + len(group.value)
            yield known.name, group.value, start

    @property
    def keyword(self) -> str:
        """The Portuguese keyword that begins the sentence."""
        return KEYWORDS[self.kind]

    @property
    def places(self) -> tuple[Parameter, ...]:
        """The typed places in the order of the sentence, one of each value."""
        types = {known.name: known for known in self.parameters}
        return tuple(types[known.name] for known in self.parsed.parameter_types)

    def reads(self, text: str) -> bool:
        """Whether the sentence is this one, whatever its values."""
        return text.startswith(self.prefix) and self.pattern.match(text) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A sentence of a feature with its definition and its values."""

    definition: Definition
    arguments: tuple[object, ...]

    def problem(self, table: Table | None, docstring: str | None) -> RulesError | None:
        """What is wrong with the table or doc string below the step, if anything."""
        if table is None and docstring is None and not self.definition.needs:
            return None
        given = {name for name, value in zip(_EXTRAS, (table, docstring), strict=True) if value is not None}
        if "table" in given - self.definition.takes:
            return RulesError(msg("This step takes no table."), msg("Remove the table below the step."))
        if "docstring" in given - self.definition.takes:
            return RulesError(msg("This step takes no text block."), msg('Remove the """ block below the step.'))
        if "table" in self.definition.needs - given:
            return RulesError(msg("This step needs a table."), msg("Write its table below, one row per line: | … |"))
        if "docstring" in self.definition.needs - given:
            return RulesError(
                msg("This step needs a text block."), msg('Write its text below, between two lines of """.')
            )
        return None

    def call(self, play: object, table: Table | None, docstring: str | None) -> None:
        """Act the step out on the play."""
        if not self.definition.takes:
            self.definition.function(play, *self.arguments)
            return
        extras = {"table": table, "docstring": docstring}
        named = {name: extras[name] for name in self.definition.takes if extras[name] is not None}
        self.definition.function(play, *self.arguments, **named)


def header_row(names: Sequence[str]) -> str:
    """The first row of a table with these columns, as it is written."""
    return f"| {' | '.join(names)} |"


class StepError(RulesError):
    """Why a sentence cannot be acted out; `definitions` are those that read it (none, two, or one that refused)."""

    def __init__(self, message: Message, help: Message | None, definitions: Sequence[Definition] = ()) -> None:  # noqa: A002
        super().__init__(message, help)
        self.definitions = tuple(definitions)


class OtherStepError(RulesError):
    """A value is known, and belongs in another step: the help says in which, so no other is looked for."""


class Steps(Generic[Play]):
    """The definitions that a set of features may use; `new_play` makes what one scenario acts on."""

    def __init__(self, new_play: Callable[[], Play]) -> None:
        self.new_play = new_play
        self._parameters = _parameter_types()
        self._declared: dict[str, Parameter] = {}
        self._definitions: list[Definition] = []
        self._by_word: dict[tuple[Kind, str], list[Definition]] = {}
        self._found: dict[tuple[Kind, str, bool], Match | StepError] = {}

    @property
    def definitions(self) -> Sequence[Definition]:
        """All definitions, in the order in which they were written."""
        return tuple(self._definitions)

    def parameter_types(self) -> list[Parameter]:
        """The typed places that were declared here, in the order of their names."""
        return [self._declared[name] for name in sorted(self._declared)]

    def parameter(
        self,
        name: str,
        regexp: str,
        convert: Callable[[str], object] = str,
        *,
        examples: Iterable[str] = (),
        foils: Foils | None = None,
    ) -> None:
        """Declare a typed place `{name}`. A converted value is shared between scenarios, so it must be hashable."""
        if re.compile(regexp).groups:
            raise ValueError(f"{{{name}}}: write (?:…) for groups in {regexp!r}; the converter takes the whole text")
        self._parameters.define_parameter_type(ParameterType(name, regexp, object, convert, False, False))
        self._declared[name] = Parameter.of(name, regexp, convert, tuple(examples), foils)

    def given(self, expression: str, *, en: str = "", tables: Tables = ()) -> Callable[[Function], Function]:
        """Define a sentence that sets the stage (`Dado`). `en` is its function's docstring, in English.

        `tables` are the rows of headers that its table may have.
        """
        return self._define("given", expression, en, tables)

    def when(self, expression: str, *, en: str = "", tables: Tables = ()) -> Callable[[Function], Function]:
        """Define a sentence in which something happens or is asked (`Quando`)."""
        return self._define("when", expression, en, tables)

    def then(
        self, expression: str, *, en: str = "", tables: Tables = (), cells: Sequence[str] = ()
    ) -> Callable[[Function], Function]:
        """Define a sentence that expects something (`Então`); it raises `Unmet` when that is not so.

        `cells` tells of each column of its table of which parameter what stands there is ("" of none).
        """
        return self._define("then", expression, en, tables, tuple(self._declared.get(name) for name in cells))

    dado, quando, entao = given, when, then

    def playing(self, new_play: Callable[[], Play]) -> Steps[Play]:
        """The same sentences, acted out on other plays: of the book as some committee plays it, for one."""
        other = copy(self)
        other.new_play = new_play
        return other

    def find(self, kind: Kind, text: str, *, advise: bool = True) -> Match | StepError:
        """The definition that reads this sentence and its values, or why there is none. Remembered by (kind, text).

        Without `advise` nothing is looked for that may have been meant, which takes long.
        """
        found = self._found.get((kind, text, True)) or self._found.get((kind, text, advise))
        if found is None:
            found = self._found[kind, text, advise] = self._search(kind, normal_step(text), advise)
        return found

    def _search(self, kind: Kind, text: str, advise: bool) -> Match | StepError:
        if BLANK in text:
            return StepError(
                msg("This step still has a blank: {keyword} {text}", keyword=KEYWORDS[kind], text=beginning(text)),
                msg("Write in place of ___ what is meant: the comments beside it, or `zarcovi steps`, list what fits."),
            )
        hits, read = self._reading(kind, text), text
        # "Dado que o alvo…" is how Portuguese begins such a sentence; definitions are written without it.
        if not hits and (that := _THAT.match(text)):
            read = text[that.end() :]
            hits = self._reading(kind, read)
        if not hits:
            return self._undefined(kind, text, advise)
        if len(hits) > 1:
            return StepError(
                msg(
                    "Two definitions read this step: {first} ({first_place}) and {second} ({second_place}).",
                    first=hits[0].expression,
                    first_place=hits[0].place,
                    second=hits[1].expression,
                    second_place=hits[1].place,
                ),
                msg("Word one of the two definitions so that it no longer reads the sentence of the other."),
                hits,
            )
        try:
            values = tuple(argument.value for argument in hits[0].parsed.match(read))
        except RulesError as refused:
            sure = isinstance(refused, OtherStepError)
            help_ = ((not sure and self._elsewhere(kind, read, hits[0])) or refused.help) if advise else None
            return StepError(refused.message, help_, hits)
        hash(values)  # a value that could change would carry one scenario into the next
        return Match(definition=hits[0], arguments=values)

    def _reading(self, kind: Kind, text: str) -> list[Definition]:
        # Only a definition that begins with the same word can read it, or one that begins with a place.
        begun = [*self._by_word.get((kind, text.partition(" ")[0]), ()), *self._by_word.get((kind, ""), ())]
        return [definition for definition in begun if definition.reads(text)]

    def _undefined(self, kind: Kind, text: str, advise: bool) -> StepError:
        what = msg("No step reads: {keyword} {text}", keyword=KEYWORDS[kind], text=beginning(text))
        bare = _THAT.sub("", text, count=1) if _THAT.match(text) else text
        for other in KEYWORDS:
            if other != kind and self._reading(other, bare):
                return StepError(
                    what, msg("This sentence is a `{keyword}` step: begin it so.", keyword=KEYWORDS[other])
                )
        if (found := _FRACTION.search(bare)) and self._takes(kind, bare.replace(found[0], found[1])):
            return StepError(what, msg("Write a whole number in the place of {number}.", number=found[0]))
        if advise and (meant := next((each for each in repaired(bare) if self._takes(kind, each)), None)):
            return StepError(what, msg("Write: {keyword} {text}", keyword=KEYWORDS[kind], text=meant))
        return StepError(what, _advice(bare, self._near(kind, bare) if advise else []))

    def _takes(self, kind: Kind, text: str) -> bool:
        """Whether one definition reads the text, and its values."""
        hits = self._reading(kind, text)
        try:
            return len(hits) == 1 and hits[0].parsed.match(text) is not None
        except RulesError:
            return False

    def _near(self, kind: Kind, text: str) -> list[tuple[Suggestion, Definition]]:
        """What the text may have been meant to say, the nearest first, once a definition."""
        found: list[tuple[Suggestion, Definition]] = []
        if len(text) > MOST_LETTERS:
            return found
        for definition in self._definitions:
            if definition.kind == kind:
                places = {place.name: place for place in definition.parameters}
                read = (suggestion(wording, text, places) for wording in wordings(definition.expression))
                near = [suggested for suggested in read if suggested is not None and suggested.near]
                if near:
                    found.append((max(near, key=lambda each: each.score), definition))
        return sorted(found, key=lambda each: -each[0].score)

    def _elsewhere(self, kind: Kind, text: str, refusing: Definition) -> Message | None:
        """The step that says it, when the values of a step that takes nearly anything hold the words of another one."""
        known = {word for wording in wordings(refusing.expression) for word in literal_words(wording)}
        ranked = self._near(kind, text)
        for place, (near, definition) in enumerate(ranked):
            if definition is refusing or negated(near.reads) != negated(text):
                continue
            more = {word for word in near.words - known if weight(word) == 1}
            shared = more & near.shared
            if len(shared) > 1 and 2 * len(shared) >= len(more):
                return _advice(text, [other for other in ranked[place:] if other[1] is not refusing])
        return None

    def _define(
        self, kind: Kind, expression: str, en: str, tables: Tables, cells: tuple[Parameter | None, ...] = ()
    ) -> Callable[[Function], Function]:
        def define(function: Function) -> Function:
            place = _place_of(function)
            if normal_step(expression) != expression:
                raise ValueError(f"{place}: write {normal_step(expression)!r}; steps are matched in that form")
            for known in self._definitions:
                if (known.kind, known.expression) == (kind, expression):
                    raise ValueError(f"{place}: {expression!r} is already defined at {known.place}")
            help_ = inspect.cleandoc(function.__doc__ or "")
            places = _PLACES.findall(expression)
            for name in places:
                if self._parameters.lookup_by_type_name(name) is None:
                    raise ValueError(f"{place}: {expression!r} has a place {{{name}}}, which is not declared")
            takes, needs = _signature(function, len(places), place)
            prefix = _BEFORE_PLACES.match(expression)
            assert prefix is not None
            # In "o/a vela" the alternation begins with the word before the slash.
            literal = prefix[0] if prefix.end() == len(expression) else prefix[0].rpartition(" ")[0]
            definition = Definition(
                kind=kind,
                expression=expression,
                function=function,
                place=place,
                help=Text(help_, inspect.cleandoc(en) or help_),
                takes=takes,
                needs=needs,
                tables=tuple(map(tuple, tables)),
                cells=cells,
                prefix=literal,
                compile=partial(CucumberExpression, expression, self._parameters),
                declared=self._declared,
            )
            self._definitions.append(definition)
            first, space, _ = literal.partition(" ")
            self._by_word.setdefault((kind, first if space or literal == expression else ""), []).append(definition)
            self._found.clear()
            return function

        return define


def _parameter_types() -> ParameterTypeRegistry:
    """Those that every Cucumber expression has, and a `{float}` that reads the comma of Portuguese."""
    types = ParameterTypeRegistry()
    point = types.parameter_type_by_name.pop("float")
    for known in types.parameter_types_by_regexp.values():
        if point in known:
            known.remove(point)
    types.define_parameter_type(
        ParameterType("float", r"[-+]?\d+(?:[.,]\d+)?", float, lambda text: float(text.replace(",", ".")), True, False)
    )
    return types


def wordings(expression: str) -> Iterator[str]:
    """The ways to say an expression: with and without each optional text, with each alternative."""
    parts: list[list[str]] = []
    end = 0
    for choice in _CHOICE.finditer(expression):
        optional, alternatives = choice[1], choice[2]
        parts.append([expression[end : choice.start()]])
        parts.append(["", optional] if optional is not None else re.split(r"(?<!\\)/", alternatives))
        end = choice.end()
    parts.append([expression[end:]])
    yield from map("".join, islice(product(*parts), _MOST_WORDINGS))


_BUILTIN_EXAMPLES = {"int": ("3",), "float": ("1.5",), "word": (), "string": ('"…"',)}


def _builtin(known: Any) -> Parameter:
    """A place of a type that every Cucumber expression has."""
    numbers: dict[str, Callable[[str], object]] = {"int": int, "float": float}
    regexp = "|".join(f"(?:{regexp})" for regexp in known.regexps)
    return Parameter(known.name, regexp, numbers.get(known.name, str), None, _BUILTIN_EXAMPLES.get(known.name, ()))


def _advice(text: str, near: Sequence[tuple[Suggestion, Definition]]) -> Message:
    by_reading = {suggested.reads: definition for suggested, definition in near}
    candidates = both_ways(text, list(by_reading))
    if not candidates:
        return msg("Use a sentence of the catalogue of steps: `zarcovi steps` lists them.")
    first = by_reading[candidates[0]]
    if len(candidates) > 1:
        return msg(
            "Nearest: {keyword} {reads}; or, to the contrary: {other_keyword} {other}",
            keyword=first.keyword,
            reads=candidates[0],
            other_keyword=by_reading[candidates[1]].keyword,
            other=candidates[1],
        )
    return msg(
        "Nearest: {keyword} {reads} (defined as: {expression})",
        keyword=first.keyword,
        reads=candidates[0],
        expression=first.expression,
    )


def _place_of(function: Callable[..., object]) -> Place:
    """Where a function is written, as a path inside its package: the same on every machine."""
    code = inspect.unwrap(function).__code__
    file = Path(code.co_filename)
    depth = len(function.__module__.split(".")) + (file.name == "__init__.py")
    return Place("/".join(file.parts[-depth:]), code.co_firstlineno)


def _signature(function: Callable[..., object], places: int, place: Place) -> tuple[frozenset[str], frozenset[str]]:
    """Which of table and docstring a step function takes and needs; it must have an argument for each place."""
    parameters = inspect.signature(function).parameters
    takes = frozenset(name for name in _EXTRAS if name in parameters)
    needs = frozenset(name for name in takes if parameters[name].default is inspect.Parameter.empty)
    try:
        inspect.signature(function).bind(None, *range(places), **dict.fromkeys(takes))
    except TypeError as error:
        raise TypeError(
            f"{place}: the step has {places} places, and its function takes a play and them: {error}"
        ) from None
    return takes, needs
