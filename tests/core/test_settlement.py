"""Settlement says what the rulebook's words say, in every state, and says it the same however the work is cut up."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given

from tests.core.literal import BLOCKED, CONFLITO, OMISSO, Literal, free, states
from tests.core.small import (
    Small,
    examples,
    rulebooks,
    small_fact,
    small_question,
    small_ruling,
)
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.rulings import Case, Gap, Link, Silence
from zarcovi_rules.core.settlement import Settled, settle_all, spread
from zarcovi_rules.core.vocabulary import Variable


def settled(book: Book) -> dict[Variable, Settled]:
    """Every question over every state of the book."""
    columns = spread(free(book))
    total = 1
    for variable in free(book):
        total *= len(variable.domain)
    return settle_all(book.layers.values(), columns, (1 << total) - 1)


def outcome(done: Settled, place: int) -> str:
    found = [answer for answer, bits in done.answers.items() if bits >> place & 1]
    found += [CONFLITO] * (done.conflict >> place & 1)
    found += [OMISSO] * (done.omitted >> place & 1)
    found += [BLOCKED] * (done.blocked >> place & 1)
    (only,) = found  # the outcomes share the states out
    return only


def ids(done: Settled, where: list[int], place: int) -> frozenset[str]:
    return frozenset(node.id for node, bits in zip(done.layer.nodes, where, strict=True) if bits >> place & 1)


def standing(done: Settled, place: int) -> frozenset[str]:
    gaps = frozenset(gap for gap, bits in done.gaps.items() if bits >> place & 1)
    return gaps | ids(done, done.stands, place)


@given(rulebooks())
@examples(80)
def test_every_state_is_settled_as_the_words_say(small: Small) -> None:
    book = small.book
    literal, done = Literal(book), settled(book)
    for place, state in enumerate(states(book)):
        for question in small.questions:
            expected = literal.ask(question, state)

            assert expected.outcome == outcome(done[question], place)
            assert expected.stands == standing(done[question], place)


@given(rulebooks())
@examples(30)
def test_one_state_alone_is_settled_as_among_all_others(small: Small) -> None:
    book = small.book
    whole = settled(book)
    for place, state in enumerate(states(book)):
        alone = settle_all(book.layers.values(), {v: {value: 1} for v, value in state.items()}, 1)
        for question in small.questions:
            assert outcome(whole[question], place) == outcome(alone[question], 0)


def test_the_random_rulebooks_meet_everything_that_can_happen() -> None:
    met: Counter[str] = Counter()

    @given(rulebooks())
    @examples(80)
    def look(small: Small) -> None:
        for done in settled(small.book).values():
            met["answer"] += any(done.answers.values())
            met["conflict"] += bool(done.conflict)
            met["omitted"] += bool(done.omitted)
            met["blocked"] += bool(done.blocked)
            for node, applies, stands in zip(done.layer.nodes, done.applies, done.stands, strict=True):
                met["defeated"] += bool(applies & ~stands)
                met["lifted"] += bool(node.lifts)
                met["an exception answers"] += bool("!" in node.id and stands)
                met["a gap stands"] += bool("GAP" in node.id and stands)
                met["a case answers with a variable"] += isinstance(node.then, Variable)
            met["an impossible combination"] += bool(small.book.impossible)

    look()

    assert [kind for kind, times in met.items() if times < 10] == []


F = small_fact("f")
LOW = small_question("low", 3)


def top_outcomes(*parts: object, links: tuple[Link, ...] = ()) -> list[str]:
    """What a question of `links` over the question `low`, on which the book says `parts`, comes to when f is a, b."""
    top = small_question("top", 3, links=links)
    done = settled(Book.of("silence", [F, LOW, top, *parts]))[top]
    return [outcome(done, place) for place in range(2)]


def linked(**answers: str) -> tuple[Link, ...]:
    return tuple(Link(name=low, when=LOW.is_(low), then=answer) for low, answer in answers.items())


def test_silence_below_is_an_answer_when_every_possible_value_leads_to_it() -> None:
    assert top_outcomes(links=linked(a="b", b="b", c="b")) == ["b", "b"]


def test_silence_below_is_silence_when_possible_values_lead_to_different_answers() -> None:
    assert top_outcomes(links=linked(a="b", b="b", c="a")) == [BLOCKED, BLOCKED]


def test_silence_below_is_silence_when_a_possible_value_leads_nowhere() -> None:
    assert top_outcomes(links=linked(a="b", b="b")) == [BLOCKED, BLOCKED]


def test_silence_below_makes_no_negation_true() -> None:
    assert top_outcomes(links=(Link(name="not", when=~LOW.is_("a"), then="b"),)) == [BLOCKED, BLOCKED]


def test_silence_below_does_not_matter_where_nothing_looks_at_it() -> None:
    link = Link(name="either", when=F.is_("a") | LOW.is_("a"), then="b")

    assert top_outcomes(links=(link,)) == ["b", BLOCKED]


def test_a_conflict_below_is_as_unknown_above_as_silence() -> None:
    r1 = small_ruling("R-1", Case(question=LOW, when=F.is_("a"), then="a"))
    r2 = small_ruling("R-2", Case(question=LOW, when=F.is_("a"), then="b"))
    r3 = small_ruling("R-3", Case(question=LOW, when=F.is_("b"), then="c"))

    assert top_outcomes(r1, r2, r3, links=linked(a="a", b="b", c="c")) == [BLOCKED, "c"]


def test_a_conflict_whatever_is_silent_below_is_a_conflict() -> None:
    links = tuple(Link(name=f"{low}{answer}", when=LOW.is_(low), then=answer) for low, answer in product("abc", "ab"))

    assert top_outcomes(links=links) == [CONFLITO, CONFLITO]


def test_a_gap_silences_only_what_no_ruling_answers() -> None:
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    silence = Silence(gap="GAP-1", question=LOW, when=F.is_("a", "b"))
    ruling = small_ruling("R-1", Case(question=LOW, when=F.is_("a"), then="a"))
    done = settled(Book.of("gap", [F, LOW, gap, silence, ruling]))[LOW]

    assert [outcome(done, place) for place in range(2)] == ["a", OMISSO]
    assert [{"GAP-1", "R-1"}, {"GAP-1"}] == [ids(done, done.stands, place) for place in range(2)]


def test_a_gap_is_there_whatever_is_silent_below_by_one_of_its_silences_or_another() -> None:
    top = small_question("top", 2, links=linked(a="a"))
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    silences = [Silence(gap="GAP-1", question=top, when=LOW.is_(low)) for low in "abc"]

    def found(*said: Silence) -> tuple[str, frozenset[str], frozenset[str]]:
        done = settled(Book.of("gap", [F, LOW, top, gap, *said]))[top]
        return outcome(done, 0), standing(done, 0), ids(done, done.may_stand, 0) - {"top~a"}

    assert found(*silences) == (BLOCKED, frozenset({"GAP-1"}), frozenset({"GAP-1"}))
    assert found(*silences[:2]) == (BLOCKED, frozenset(), frozenset({"GAP-1"}))


def test_a_gap_takes_away_the_catch_all_that_it_defeats() -> None:
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    silence = Silence(gap="GAP-1", question=LOW, when=F.is_("a"), defeats=("R-1",))
    ruling = small_ruling("R-1", Case(question=LOW, when=F.is_("a", "b"), then="a"))
    done = settled(Book.of("gap", [F, LOW, gap, silence, ruling]))[LOW]

    assert [outcome(done, place) for place in range(2)] == [OMISSO, "a"]


def test_columns_are_spread_in_the_order_of_the_product() -> None:
    one, other = small_fact("one", 3), small_fact("other", 2)
    columns = spread([one, other])
    for place, (a, b) in enumerate(product(one.domain, other.domain)):
        assert columns[one][a] >> place & 1
        assert columns[other][b] >> place & 1
    assert [sum(column.values()) for column in columns.values()] == [0b111111, 0b111111]
