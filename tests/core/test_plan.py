"""The fast path repeats what settlement says: whole cases, cases with unknown facts, and foreign records."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.core.asking import ask, known, possible_situation
from tests.core.literal import Literal, states
from tests.core.small import Small, cases, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import ABERTO, CEU, CHEGA, FURADO, MOLHA, VENTO, toy
from zarcovi_rules.core import plan as plan_module
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import surely
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Dialect, Plan, plan
from zarcovi_rules.core.rulings import Case, Impossible, Question
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.verdict import DEPENDE, Analysis, Verdict
from zarcovi_rules.core.vocabulary import Variable


@given(rulebooks())
@examples(40)
def test_every_whole_case_is_answered_as_the_words_say(small: Small) -> None:
    literal = Literal(small.book)
    plans = {question: Plan(small.book, question) for question in small.questions}
    for state in states(small.book):
        for question in small.questions:
            assert literal.ask(question, state).answer == plans[question].ask(known(state)).outcome


@given(cases(impossible=3))
@examples(70)
def test_a_case_with_unknown_facts_is_answered_as_its_analysis_says(case: tuple[Small, dict[str, str]]) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    for question in small.questions:
        fast = Plan(small.book, question)
        row = fast.outcome(fast.settled(fast.pack(made)))
        exact = Analysis.of(fast, made).outcome(question)

        assert exact == fast.ask(made).outcome
        assert row in (exact, DEPENDE)
        assert exact == fast.ask(made).proof.answer


@given(rulebooks(), st.data())
@examples(30)
def test_what_is_remembered_is_what_was_said(small: Small, data: st.DataObject) -> None:
    all_ = [known(state) for state in states(small.book)]
    first = [Plan(small.book, small.top).ask(each).outcome for each in all_]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan_module, "MEMORY", 2)
        busy = Plan(small.book, small.top)
        for place in data.draw(st.lists(st.integers(0, len(all_) - 1), max_size=20)):
            assert first[place] == busy.ask(all_[place]).outcome


@given(cases())
@examples(50)
def test_a_packed_situation_unpacks_to_what_the_question_looks_at(case: tuple[Small, dict[str, str]]) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    made_plan = Plan(small.book, small.top)
    seen = {variable: value for variable, value in made.values.items() if variable in made_plan.variables}

    assert seen == made_plan.unpacked(made_plan.settled(made_plan.pack(made)), made.stated).values


def test_a_plan_sees_the_facts_that_impossible_combinations_tie_to_its_question_by_way_of_others() -> None:
    near, far, question = small_fact("b"), small_fact("a"), small_question("q")
    seen = small_fact("c")
    parts = [
        small_ruling("R-1", Case(question=question, when=seen.is_("a"), then="a")),
        Impossible(when=far.is_("a") & near.is_("a"), texto="1", text="1"),
        Impossible(when=seen.is_("a") & near.is_("b"), texto="2", text="2"),
    ]

    assert {seen, near, far, question} == set(
        Plan(Book.of("tied", [near, far, seen, question, *parts]), question).variables
    )


def test_the_plan_of_a_question_is_made_once_a_book() -> None:
    book = toy()

    assert plan(book, MOLHA) is plan(book, MOLHA)
    assert plan(book, MOLHA) is not plan(toy(), MOLHA)


# --- foreign records


@st.composite
def dialects(draw: st.DrawFn) -> tuple[Small, Question, Dialect]:
    """A random small rulebook, a question, and a way to write some of its facts in a record, one or two a key."""
    small = draw(rulebooks(impossible=3))
    facts = [fact for fact in small.facts if draw(st.booleans())]
    dialect: dict[str, dict[object, dict[str, str]]] = {}
    while facts:
        several = [facts.pop() for _ in range(min(len(facts), draw(st.integers(1, 2))))]
        choices = list(product(*((None, *fact.domain) for fact in several)))
        dialect[f"campo {len(dialect)}"] = {
            place: {fact.name: value for fact, value in zip(several, choice, strict=True) if value is not None}
            for place, choice in enumerate(choices)
        }
    return small, small.questions[draw(st.integers(0, len(small.questions) - 1))], dialect


@given(dialects())
@examples(70)
def test_a_record_is_answered_or_refused_like_the_case_that_it_states(case: tuple[Small, Question, Dialect]) -> None:
    small, question, dialect = case
    possible_situation(small.book, {})
    fast = Plan(small.book, question)
    read = fast.reader(dialect)
    for values in product(*dialect.values()):
        record = dict(zip(dialect, values, strict=True))
        facts = {name: value for key, each in record.items() for name, value in dialect[key][each].items()}
        expected = answered(partial(asked, fast, facts))
        if isinstance(expected, RulesError):
            assume(seen_by(fast, facts))
        found = answered(partial(read, record))

        assert told(expected) == told(found)


def asked(fast: Plan, facts: Given) -> Verdict:
    return fast.ask(situation(fast.book, facts))


def answered(ask_: Callable[[], Verdict]) -> Verdict | RulesError:
    try:
        return ask_()
    except RulesError as refused:
        return refused


def told(found: Verdict | RulesError) -> tuple[str, object]:
    return (found.outcome, found.proof) if isinstance(found, Verdict) else ("refused", str(found))


def seen_by(fast: Plan, facts: dict[str, str]) -> bool:
    """Whether the facts are impossible together by a combination that the plan's question has to do with."""
    states_ = {fast.book.facts[name]: value for name, value in facts.items()}
    values = {fact: states_.get(fact, fact.absent) for fact in fast.book.facts.values()}
    columns: dict[Variable, dict[str, int]] = {
        fact: {} if value is None else {value: 1} for fact, value in values.items()
    }
    first = next(each for each in fast.book.impossible if surely(each.when, columns, 1))
    return all(atom.variable in fast.variables for atom in first.when.atoms())


TONGUE: Dialect = {
    "sky": {0: {"ceu": "sol"}, 1: {"ceu": "chuva"}, 2: {"ceu": "granizo"}, None: {}},
    "umbrella": {True: {"guarda_chuva.aberto": "sim"}, False: {"guarda_chuva.aberto": "nao"}},
    "wind": {"calm": {"vento": "nao"}, "gale": {"vento": "sim"}},
}


def read(**record: object) -> Verdict:
    return Plan(toy(), MOLHA).reader(TONGUE)(record)


def test_a_record_is_read_in_its_own_words() -> None:
    assert read(sky=1, umbrella=False, wind="calm").answer == "sim"
    assert read(sky=1, umbrella=True, wind="calm").answer == "nao"
    assert read(sky=1, umbrella=True, wind="gale").answer == "sim"


def test_a_record_may_leave_a_fact_unknown_where_the_dialect_says_so() -> None:
    verdict = read(sky=None, umbrella=False, wind="gale")

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("ceu",))


def test_the_proof_of_a_record_is_that_of_the_case() -> None:
    stated: Given = {CEU.name: "chuva", ABERTO.name: True, VENTO.name: False}

    assert ask(toy(), MOLHA, stated).proof == read(sky=1, umbrella=True, wind="calm").proof


@pytest.mark.parametrize(
    ("record", "message", "help_"),
    [
        ({"sky": 7, "umbrella": True, "wind": "calm"}, "sky cannot be 7", "Choose one of: 0, 1, 2, None."),
        ({"sky": 1, "umbrella": True, "wind": "breeze"}, "wind cannot be breeze", "Choose one of: calm, gale."),
        ({"sky": 1, "umbrella": True}, "wind cannot be None", "Choose one of: calm, gale."),
        ({"umbrella": True, "wind": "calm"}, "sky cannot be None", "Choose one of: 0, 1, 2, None."),
    ],
)
def test_a_value_that_the_dialect_does_not_have_is_refused(record: dict[str, object], message: str, help_: str) -> None:
    with pytest.raises(RulesError) as refused:
        read(**record)

    assert (message, help_) == (str(refused.value.message), str(refused.value.help))


def test_a_record_of_facts_that_cannot_be_together_is_refused_each_time() -> None:
    reader = Plan(toy(), MOLHA).reader(TONGUE)
    for _ in range(2):
        with pytest.raises(RulesError, match="cannot be together: ceu = granizo, vento = nao"):
            reader({"sky": 2, "umbrella": True, "wind": "calm"})


def test_a_record_of_facts_that_cannot_be_together_whatever_the_unknown_one_is_refused() -> None:
    one, other, question = small_fact("one"), small_fact("other"), small_question("q")
    ruling = small_ruling("R-1", Case(question=question, when=one.is_("a") & other.is_("a"), then="a"))
    never = Impossible(when=one.is_("a") | (one.is_("b") & other.is_("a")), texto="não", text="no")
    reader = Plan(Book.of("some", [one, other, question, ruling, never]), question).reader({"k": {1: {"one": "a"}}})

    with pytest.raises(RulesError, match="cannot be together: one = a"):
        reader({"k": 1})


def test_a_dialect_that_states_one_fact_under_two_keys_is_refused() -> None:
    with pytest.raises(RulesError, match="both sky and sky_too state ceu"):
        Plan(toy(), MOLHA).reader({"sky": TONGUE["sky"], "sky_too": TONGUE["sky"]})


def test_a_dialect_that_states_an_unknown_fact_is_told_the_nearest() -> None:
    with pytest.raises(RulesError, match=r"unknown fact: vemto \(Did you mean vento\?\)"):
        Plan(toy(), MOLHA).reader({"wind": {1: {"vemto": "sim"}}})


def test_a_reader_speaks_under_the_readings_of_its_book() -> None:
    hail = {"sky": 2, "umbrella": False, "wind": "gale"}

    assert read(**hail).answer == "omisso"
    assert Plan(toy().under(Committee(readings={"AMB-1": "B"})), MOLHA).reader(TONGUE)(hail).answer == "sim"


def test_a_fact_that_the_question_does_not_look_at_changes_nothing() -> None:
    extra = small_fact("extra")
    book = toy(extra)
    reader = Plan(book, CHEGA).reader({**TONGUE, "extra": {0: {"extra": "a"}, 1: {"extra": "b"}}})
    record = {"sky": 1, "umbrella": False, "wind": "calm"}

    assert reader({**record, "extra": 0}).settled == reader({**record, "extra": 1}).settled
    assert FURADO in Plan(book, CHEGA).variables
    assert extra not in Plan(book, CHEGA).variables
