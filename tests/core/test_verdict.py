"""A verdict says what settlement says; its proof is read off that same settlement, and unknown facts are named."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import ask, known, possible_situation
from tests.core.literal import (
    BLOCKED,
    CONFLITO,
    OMISSO,
    Found,
    Literal,
    completions,
    states,
    truth,
)
from tests.core.small import Small, cases, conditions, examples, rulebooks, small_fact, small_question, small_ruling
from tests.core.toy import ABERTO, AMB_1, CEU, CHEGA, ENCANTADO, FURADO, MOLHA, VENTO, toy, two
from zarcovi_rules.core import plan as plan_module
from zarcovi_rules.core import verdict as verdict_module
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import ALWAYS, Condition
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import Case, Gap, Impossible, Link, Question, Salvo, Silence
from zarcovi_rules.core.verdict import DEPENDE, Analysis, Defeat, Proof
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, Variable, clause


def rulings_in(ids: frozenset[str]) -> set[str]:
    return {id_ for id_ in ids if id_.startswith("R-")}


@st.composite
def known_cases(draw: st.DrawFn) -> tuple[Small, Literal, dict[Variable, str]]:
    """A random small rulebook and one of its states."""
    small = draw(rulebooks(impossible=0))
    all_ = list(states(small.book))
    return small, Literal(small.book), all_[draw(st.integers(0, len(all_) - 1))]


def proofs(case: tuple[Small, Literal, dict[Variable, str]]) -> Iterator[tuple[Proof, Found, dict[Question, Found]]]:
    """Every proof on which the top answer rests, with what the literal evaluator found."""
    small, literal, state = case
    found = literal.ask_all(small.top, dict(state), {})
    for proof in Analysis.of(Plan(small.book, small.top), known(state)).prove(small.top).walk():
        yield proof, found[proof.question], found


# --- the proof is the evaluation


@given(known_cases())
@examples(80)
def test_the_deciding_cases_of_a_proof_are_those_that_stand(case: tuple[Small, Literal, dict[Variable, str]]) -> None:
    for proof, found, _ in proofs(case):
        standing = rulings_in(found.stands)
        if proof.answer == OMISSO:
            standing = set()
        elif proof.answer == CONFLITO or not {id_ for id_ in found.stands if not id_.startswith("GAP")}:
            standing = rulings_in(found.may)

        assert found.answer == proof.answer
        assert standing == set(proof.decided)


@given(known_cases())
@examples(80)
def test_the_defeated_and_withdrawn_of_a_proof_are_so_and_name_what_did_it(
    case: tuple[Small, Literal, dict[Variable, str]],
) -> None:
    for proof, found, _ in proofs(case):
        defeated = {defeat.id for defeat in proof.defeated if not defeat.withdrawn}
        withdrawn = {defeat.id for defeat in proof.defeated if defeat.withdrawn}
        beaters = {id_ for defeat in proof.defeated if not defeat.withdrawn for id_ in defeat.by}

        assert defeated <= found.defeated
        assert withdrawn <= found.withdrawn
        assert beaters <= found.stands
        assert [defeat for defeat in proof.defeated if not defeat.by] == []
        if found.may == found.stands and all(answer.outcome in q.domain for q, answer in proofs_below(case, proof)):
            assert rulings_in(found.defeated) == defeated
            assert rulings_in(found.withdrawn) == withdrawn


def proofs_below(case: tuple[Small, Literal, dict[Variable, str]], proof: Proof) -> list[tuple[Question, Found]]:
    _, literal, state = case
    return [(below, literal.ask(below, state)) for below in literal.below[proof.question]]


@given(known_cases())
@examples(80)
def test_silence_names_its_gaps_and_the_silent_questions_below_that_matter(
    case: tuple[Small, Literal, dict[Variable, str]],
) -> None:
    for proof, found, all_ in proofs(case):
        certain, possible = ({id_ for id_ in ids if id_.startswith("GAP")} for ids in (found.stands, found.may))
        silent = {below.question for below in proof.below if all_[below.question].outcome not in below.question.domain}

        if found.outcome == OMISSO:
            # No ruling speaks, however what is below comes out: the gaps that are there, else those that may be.
            assert set(proof.gaps) == (certain or possible)
        else:
            assert set(proof.gaps) == (certain if found.outcome == BLOCKED else set())
        if found.outcome == BLOCKED or (found.outcome == OMISSO and possible and not certain):
            assert silent
        elif found.outcome == OMISSO:
            assert proof.below == ()


@given(known_cases())
@examples(80)
def test_the_reasons_alone_make_the_deciding_cases_hold_whatever_else_is_so(
    case: tuple[Small, Literal, dict[Variable, str]],
) -> None:
    _, literal, state = case
    for proof, _, all_ in proofs(case):
        reasons = dict(proof.reasons)
        for variable, value in reasons.items():
            assert value == (all_[variable].answer if isinstance(variable, Question) else state[variable])
        fixed = {variable: value for variable, value in reasons.items() if value in variable.domain}
        for speaker in literal.speakers[proof.question]:
            if speaker.id in proof.decided and speaker.id in all_[proof.question].stands:
                assert speaker.then in reasons or not isinstance(speaker.then, Variable)
                rest = [v for v in dict.fromkeys(a.variable for a in speaker.when.atoms()) if v not in fixed]
                for values in product(*(variable.domain for variable in rest)):
                    assert truth(speaker.when, {**fixed, **dict(zip(rest, values, strict=True))})


@given(known_cases())
@examples(70)
def test_the_readings_of_a_verdict_are_those_that_would_change_it(
    case: tuple[Small, Literal, dict[Variable, str]],
) -> None:
    small, literal, state = case
    answer = literal.ask(small.top, state).answer
    expected = {
        reading.name
        for reading in small.book.readings.values()
        for option in reading.domain
        if literal.ask(small.top, {**state, reading: option}).answer != answer
    }

    assert expected == set(Analysis.of(Plan(small.book, small.top), known(state)).readings)


def test_an_answer_that_silence_below_cannot_change_cites_what_gives_it_either_way() -> None:
    fact, low, top = small_fact("f"), small_question("low"), small_question("top")
    either = [
        small_ruling(f"R-{low_answer}", Case(question=top, when=low.is_(low_answer), then="a"))
        for low_answer in low.domain
    ]
    proof = ask(Book.of("either", [fact, low, top, *either]), top, {}).proof

    assert (proof.answer, proof.decided) == ("a", ("R-a", "R-b"))
    assert ((low, OMISSO),) == proof.reasons
    assert [low] == [below.question for below in proof.below]


def test_a_conflict_over_an_unknown_fact_names_every_case_that_takes_part() -> None:
    fact, question = small_fact("f"), small_question("q")
    always = small_ruling("R-1", Case(question=question, when=fact.is_("a", "b"), then="a"))
    sides = [
        small_ruling(f"R-{value}", Case(question=question, when=fact.is_(value), then="b")) for value in fact.domain
    ]
    proof = ask(Book.of("conflict", [fact, question, always, *sides]), question, {}).proof

    assert (CONFLITO, {"R-1", "R-a", "R-b"}) == (proof.answer, set(proof.decided))


def test_a_conflict_of_a_case_that_answers_with_a_fact_has_a_proof() -> None:
    fact, question = small_fact("f"), small_question("q")
    parts = [
        small_ruling("R-1", Case(question=question, when=fact.is_("a"), then=fact)),
        small_ruling("R-2", Case(question=question, when=fact.is_("a"), then="b")),
    ]
    proof = ask(Book.of("conflict", [fact, question, *parts]), question, {"f": "a"}).proof

    assert (proof.answer, proof.decided) == (CONFLITO, ("R-1", "R-2"))


CLAUSE = clause("c.fura", Carrier.ITEM, "fura", "it pierces")
LOW, TOP = small_question("low"), small_question("top")


def half_silent(*more: object, when: Condition, lifted_when: Condition = ALWAYS) -> Proof:
    """The proof of a question whose ruling may be lifted, over a question below of which the book says nothing."""
    lift = Salvo(clause=CLAUSE, when=lifted_when)
    ruling = small_ruling("R-1", Case(question=TOP, when=when, then="a", salvo=(lift,)))
    return ask(Book.of("half", [LOW, TOP, CLAUSE, ruling, *more]), TOP, {"c.fura": "sim"}).proof


def test_a_ruling_that_may_not_hold_is_not_told_to_be_withdrawn() -> None:
    assert half_silent(when=~LOW.is_("a")).defeated == ()
    assert half_silent(when=ALWAYS).defeated == (Defeat(id="R-1", by=("R-1!fura",), withdrawn=True),)


def test_an_exception_that_may_not_hold_is_not_told_to_withdraw() -> None:
    proof = half_silent(when=ALWAYS, lifted_when=~LOW.is_("a"))

    assert (proof.answer, proof.defeated, proof.used) == (OMISSO, (), ())
    assert [below.question for below in proof.below] == [LOW]


def test_a_silent_question_below_to_which_nothing_here_goes_is_no_reason_for_a_silence() -> None:
    fact, one, other = small_fact("f"), small_question("one"), small_question("other")
    top = small_question(
        "top",
        links=(
            Link(name="one", when=fact.is_("a"), then=one),
            Link(name="other", when=~fact.is_("a") & other.is_("a"), then="a"),
        ),
    )
    book = Book.of("two", [fact, one, other, top])
    looked = {f: [low.question for low in ask(book, top, {"f": f}).proof.below] for f in fact.domain}

    assert looked == {value: [one] if value == "a" else [other] for value in fact.domain}


# --- the toy book: what each part of a proof says


def toy_proof(question: Question = CHEGA, **given: str | bool) -> Proof:
    names = {"aberto": ABERTO, "vento": VENTO, "furado": FURADO, "encantado": ENCANTADO, "ceu": CEU}
    return ask(toy(), question, {names[name].name: value for name, value in given.items()}).proof


def test_a_proof_names_the_ruling_its_reasons_and_the_exception_that_no_legend_made() -> None:
    proof = toy_proof(ceu="chuva", aberto=True, vento=False)

    assert (proof.answer, proof.decided) == ("nao_chega", ("R-3",))
    assert {(ABERTO, "sim"), (CEU, "chuva")} == set(proof.reasons)
    assert proof.unless == (("R-3!furado", FURADO),)
    assert (Defeat(id="R-2", by=("R-3",)),) == proof.defeated


def test_a_proof_of_links_cites_what_decided_below() -> None:
    proof = toy_proof(MOLHA, ceu="sol")

    assert (proof.decided, proof.collect("decided")) == ((), ("R-1",))
    assert [each.question for each in proof.walk()] == [MOLHA, CHEGA]


def test_a_clause_that_withdraws_a_ruling_is_used() -> None:
    proof = toy_proof(ceu="chuva", aberto=True, vento=False, furado=True)

    assert (proof.answer, proof.decided) == ("chega", ("R-2",))
    assert proof.used == (FURADO,)
    assert (Defeat(id="R-3", by=("R-3!furado",), withdrawn=True),) == proof.defeated


def test_a_clause_against_an_absolute_ruling_is_ignored() -> None:
    proof = toy_proof(ceu="chuva", encantado=True)

    assert (proof.answer, proof.decided) == ("chega", ("R-2",))
    assert proof.ignored == ((ENCANTADO, "R-2"),)
    assert proof.used == ()


def test_a_declared_silence_is_named() -> None:
    proof = toy_proof(MOLHA, ceu="granizo", aberto=True)

    assert (proof.answer, proof.collect("gaps")) == (OMISSO, ("GAP-1",))


def test_a_verdict_names_the_reading_that_it_rests_on() -> None:
    assert ask(toy(), CHEGA, {"ceu": "granizo"}).readings == ("AMB-1",)
    assert ask(toy(), CHEGA, {"ceu": "chuva"}).readings == ()


def test_a_proof_under_another_reading_gives_that_reading_as_a_reason() -> None:
    proof = ask(toy().under(Committee(readings={"AMB-1": "B"})), CHEGA, {"ceu": "granizo"}).proof

    assert (proof.answer, proof.decided) == ("chega", ("R-2:granizo",))
    assert {(CEU, "granizo"), (AMB_1, "B")} == set(proof.reasons)


# --- unknown facts


@given(cases())
@examples(80)
def test_there_is_an_answer_when_all_completions_agree_and_else_it_depends(case: tuple[Small, dict[str, str]]) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    literal = Literal(small.book)
    for question in small.questions:
        outcomes = {literal.ask(question, state).answer for state in completions(small.book, made.values)}
        expected = outcomes.pop() if len(outcomes) == 1 else DEPENDE

        assert expected == Plan(small.book, question).ask(made).outcome
        assert expected == Analysis.of(Plan(small.book, question), made).outcome(question)


@given(cases())
@examples(80)
def test_depende_names_the_facts_that_decide_alone(case: tuple[Small, dict[str, str]]) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    literal = Literal(small.book)
    answers = {
        tuple(state.values()): (state, literal.ask(small.top, state).answer)
        for state in completions(small.book, made.values)
    }
    expected = {
        fact.name
        for fact in small.facts
        for state, answer in answers.values()
        for value in fact.domain
        if (other := answers.get(tuple({**state, fact: value}.values()))) and other[1] != answer
    }
    proof = ask(small.book, small.top, given_).proof
    if proof.answer != DEPENDE:
        assert proof.depends_on == ()
    elif expected:
        assert expected == set(proof.depends_on)
    else:
        assert proof.depends_on


THREE = (small_fact("one", 2), small_fact("two", 3), small_fact("three", 2))


@given(conditions(THREE), st.tuples(*(st.sampled_from((None, *fact.domain)) for fact in THREE)))
@examples(200)
def test_a_ruling_depends_on_the_unknown_facts_that_decide_whether_it_holds(
    condition: Condition, values: tuple[str | None, ...]
) -> None:
    ruling = small_ruling("R-1", Case(question=TOP, when=condition, then="a"))
    given_ = {fact.name: value for fact, value in zip(THREE, values, strict=True) if value is not None}
    open_ = [fact.domain if value is None else (value,) for fact, value in zip(THREE, values, strict=True)]
    holds = {state: truth(condition, dict(zip(THREE, state, strict=True))) for state in product(*open_)}
    deciding = {
        fact.name
        for place, fact in enumerate(THREE)
        for one, other in product(holds, holds)
        if holds[one] != holds[other] and one[:place] + one[place + 1 :] == other[:place] + other[place + 1 :]
    }
    proof = ask(Book.of("one", [*THREE, TOP, ruling]), TOP, given_).proof

    assert proof.answer == (DEPENDE if deciding else "a" if all(holds.values()) else OMISSO)
    assert set(proof.depends_on) == deciding


@given(cases(impossible=3), st.sampled_from((1, plan_module.ROW_WIDTH)))
@examples(70)
def test_the_answer_and_its_proof_agree_when_too_much_is_unknown_to_try(
    case: tuple[Small, dict[str, str]], row_width: int
) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verdict_module, "WIDEST", 1)
        patch.setattr(plan_module, "ROW_WIDTH", row_width)
        hasty = Plan(small.book, small.top).ask(made)

        assert hasty.outcome == hasty.proof.answer
        assert hasty.outcome in (DEPENDE, Plan(small.book, small.top).ask(made).outcome)
        assert (hasty.outcome == DEPENDE) == bool(hasty.proof.depends_on)


def test_an_unknown_fact_does_not_make_its_negation_true() -> None:
    fact, question = small_fact("f"), small_question("q")
    ruling = small_ruling("R-1", Case(question=question, when=~fact.is_("a"), then="a"))
    verdict = ask(Book.of("not", [fact, question, ruling]), question, {})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("f",))


def test_a_question_below_that_hangs_on_an_unknown_fact_is_no_reason_for_an_answer_that_does_not_need_it() -> None:
    fact, unknown = small_fact("f"), small_fact("unknown")
    parts = [
        small_ruling("R-1", Case(question=LOW, when=~unknown.is_("a"), then="a")),
        small_ruling("R-2", Case(question=TOP, when=fact.is_("a") | LOW.is_("a"), then="a")),
    ]
    verdict = ask(Book.of("idle", [fact, unknown, LOW, TOP, *parts]), TOP, {"f": "a"})

    assert (verdict.answer, verdict.proof.reasons, verdict.proof.below) == ("a", ((fact, "a"),), ())
    assert verdict.analysis.outcome(LOW) == DEPENDE
    assert verdict.analysis.prove(LOW).depends_on == ("unknown",)


@given(cases())
@examples(80)
def test_a_question_below_has_in_a_proof_the_answer_that_it_has_when_asked_alone(
    case: tuple[Small, dict[str, str]],
) -> None:
    small, given_ = case
    made = possible_situation(small.book, given_)
    for proof in Plan(small.book, small.top).ask(made).proof.walk():
        assert proof.answer == Plan(small.book, proof.question).ask(made).outcome


def test_an_unknown_fact_that_no_ruling_in_reach_looks_at_is_not_asked_for() -> None:
    assert (toy_proof(ceu="chuva").answer, toy_proof(ceu="chuva").depends_on) == ("chega", ())
    assert (
        toy_proof(ceu="chuva", aberto=True).answer,
        toy_proof(ceu="chuva", aberto=True).depends_on,
    ) == ("depende", ("vento",))


def test_an_impossible_combination_can_tell_what_an_unknown_fact_must_be() -> None:
    question = small_question("calmo")
    ruling = small_ruling("R-9", Case(question=question, when=VENTO.is_("sim"), then="a"))
    book = toy(question, ruling)

    assert ask(book, question, {"ceu": "granizo"}).answer == "a"
    assert ask(book, question, {"ceu": "chuva"}).answer == DEPENDE


def test_an_impossible_combination_with_an_unknown_fact_rules_nothing_out_by_its_silence() -> None:
    one, other, known_, question = small_fact("one"), small_fact("other"), small_fact("known"), small_question("q")
    parts = [
        small_ruling("R-1", Case(question=question, when=one.is_("a"), then="a")),
        small_ruling("R-2", Case(question=question, when=one.is_("b"), then="b")),
        small_ruling("R-3", Case(question=question, when=known_.is_("b") & other.is_("b"), then="b")),
        Impossible(when=one.is_("a") & ~other.is_("b"), texto="não pode", text="cannot be"),
    ]
    verdict = ask(Book.of("not", [one, other, known_, question, *parts]), question, {"known": "a"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("one",))


def test_facts_that_only_decide_together_are_still_asked_for() -> None:
    one, other, question = small_fact("one"), small_fact("other"), small_question("q")
    parts = [
        small_ruling("R-1", Case(question=question, when=one.is_("a") & other.is_("a"), then="a")),
        small_ruling("R-2", Case(question=question, when=one.is_("b") & other.is_("b"), then="b")),
        Impossible(when=one.is_("a") & other.is_("b"), texto="não pode", text="cannot be"),
        Impossible(when=one.is_("b") & other.is_("a"), texto="não pode", text="cannot be"),
    ]
    verdict = ask(Book.of("together", [one, other, question, *parts]), question, {})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("one", "other"))


def test_a_case_that_impossible_combinations_rule_out_only_together_is_judged_as_it_stands() -> None:
    one, other, question = small_fact("one"), small_fact("other"), small_question("q")
    parts = [
        small_ruling("R-1", Case(question=question, when=one.is_("a") & other.is_("a"), then="a")),
        small_ruling("R-2", Case(question=question, when=one.is_("a") & other.is_("b"), then="b")),
        Impossible(when=one.is_("a") & other.is_("b"), texto="não pode", text="cannot be"),
        Impossible(when=one.is_("a") & other.is_("a"), texto="não pode", text="cannot be"),
    ]
    verdict = ask(Book.of("together", [one, other, question, *parts]), question, {"one": "a"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("other",))


def test_an_unknown_fact_that_only_an_exception_looks_at_is_asked_for() -> None:
    fact, question = small_fact("f"), small_question("q")
    salvo = Salvo(clause=CLAUSE, when=fact.is_("a"))
    ruling = small_ruling("R-1", Case(question=question, when=ALWAYS, then="a", salvo=(salvo,)))
    book = Book.of("lift", [fact, question, CLAUSE, ruling])
    verdict = ask(book, question, {"c.fura": "sim"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("f",))
    assert ask(book, question, {}).answer == "a"


def test_an_unknown_fact_that_is_the_answer_is_asked_for() -> None:
    fact, low, top = small_fact("f"), small_question("low"), small_question("top")
    parts = [
        small_ruling("R-1", Case(question=low, when=ALWAYS, then=fact)),
        small_ruling("R-2", Case(question=top, when=ALWAYS, then=low)),
    ]
    verdict = ask(Book.of("then", [fact, low, top, *parts]), top, {})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("f",))


def test_of_a_derived_fact_the_numbers_that_are_missing_are_asked_for() -> None:
    rank, limit = (Quantity(name=name, text=Text(name, name)) for name in ("rank", "limite"))
    fast = Fact(
        name="rapido",
        about=Text("rápido?", "fast?"),
        values={"sim": Text("é", "it is"), "nao": Text("não é", "it is not")},
        inputs=(rank, limit),
        derive=lambda _figures, rank, limit: "sim" if rank < limit else "nao",
    )
    question = small_question("q")
    ruling = small_ruling("R-1", Case(question=question, when=fast.is_("sim"), then="a"))
    book = Book.of("ranks", [rank, limit, fast, question, ruling])

    assert ask(book, question, {}).proof.depends_on == ("rank", "limite")
    assert ask(book, question, {"rank": 3}).proof.depends_on == ("limite",)
    assert ask(book, question, {"rank": 3, "limite": 4}).answer == "a"


# --- answers that are numbers


def test_an_amount_is_worked_out_from_figures_numbers_and_answers_below() -> None:
    litres = Quantity(name="litros", text=Text("litros", "litres"))
    amount = Question(
        name="quanto_molha",
        about=two("how wet?"),
        values={"muito": two("very"), "nada": two("not at all")},
        links=(
            Link(name="chega", when=CHEGA.is_("chega"), then="muito"),
            Link(name="nao_chega", when=CHEGA.is_("nao_chega"), then="nada"),
        ),
        amounts={"muito": lambda look: look.number(litres) * look.figures["fator"] * len(look.answers[CHEGA])},
    )
    book = toy(litres, amount, Figure(name="fator", value=2, texto="fator", text="factor", source="toy"))

    assert ask(book, amount, {"ceu": "chuva", "litros": 3}).answer == 30
    assert ask(book.under(Committee(figures={"fator": 3})), amount, {"ceu": "chuva", "litros": 3}).answer == 45
    assert ask(book, amount, {"ceu": "sol", "litros": 3}).answer == "nada"
    assert ask(book, amount, {"litros": 3}).answer == DEPENDE


def test_an_amount_depends_on_the_number_that_the_case_does_not_state() -> None:
    litres = Quantity(name="litros", text=Text("litros", "litres"))
    amount = small_question(
        "quanto",
        links=(Link(name="chuva", when=CEU.is_("chuva"), then="a"),),
        amounts={"a": lambda look: look.number(litres)},
    )
    verdict = ask(toy(litres, amount), amount, {"ceu": "chuva"})

    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("litros",))
    assert verdict.proof.answer == DEPENDE


def test_an_amount_that_the_figures_do_not_give_is_silence() -> None:
    amount = small_question(
        "quanto",
        links=(Link(name="chuva", when=CEU.is_("chuva"), then="a"),),
        amounts={"a": lambda _look: None},
    )

    assert ask(toy(amount), amount, {"ceu": "chuva"}).answer == OMISSO


def test_a_gap_that_shows_whatever_is_silent_below_is_named_also_when_it_shows_in_pieces() -> None:
    fact, low = small_fact("f"), small_question("low")
    top = small_question("top", links=(Link(name="l", when=low.is_("a"), then="a"),))
    gap = Gap(id="GAP-1", texto="lacuna", text="gap")
    whole = [Silence(gap="GAP-1", question=top, when=low.is_("a", "b"))]
    pieces = [Silence(gap="GAP-1", question=top, when=low.is_(value)) for value in low.domain]

    proofs = [ask(Book.of("gap", [fact, low, top, gap, *said]), top, {}).proof for said in (whole, pieces, pieces[:1])]

    assert [proof.answer for proof in proofs] == [OMISSO, OMISSO, OMISSO]
    assert [proof.gaps for proof in proofs] == [("GAP-1",), ("GAP-1",), ()]
