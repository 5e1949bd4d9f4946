"""A rulebook does not depend on the order of its parts, knows its version, and finds its authors' mistakes at once."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.asking import known
from tests.core.literal import states
from tests.core.small import Small, examples, rulebooks, small_fact, small_question, small_reading, small_ruling
from tests.core.toy import (
    ABERTO,
    AMB_1,
    CALM,
    CEU,
    CHEGA,
    ENCANTADO,
    FURADO,
    GAP_1,
    HAIL,
    MOLHA,
    PARTS,
    R1,
    R2,
    R3,
    R4,
    VENTO,
    source,
    toy,
    two,
)
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.figures import Figure
from zarcovi_rules.core.layers import BookError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import (
    Case,
    Computed,
    Force,
    Gap,
    Impossible,
    Link,
    Question,
    Ruling,
    Salvo,
    Silence,
    Tension,
)
from zarcovi_rules.core.situation import Given, situation
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, clause

F = small_fact("f")
Q = small_question("q")
WIDE = small_fact("wide", 3)
USUAL = small_fact("usual", absent="a")
CLAUSE = clause("c.fura", Carrier.ITEM, "fura", "it pierces")


def problems(*parts: object, common: tuple[object, ...] = (F, Q, CLAUSE)) -> list[str]:
    with pytest.raises(BookError) as refused:
        Book.of("bad", [*common, *parts])
    return [str(problem) for problem in refused.value.problems]


def case(**more: Any) -> Case:
    return Case(**{"question": Q, "when": F.is_("a"), "then": "a", **more})


# --- order never decides


@given(rulebooks(impossible=3), st.randoms())
@examples(50)
def test_the_order_of_a_books_parts_never_matters(small: Small, random: Any) -> None:
    parts = list(small.parts)
    random.shuffle(parts)
    other = Book.of("small", parts, absolute_yields=small.yields)

    assert small.book.version == other.version
    some = list(states(small.book))[::7]
    for question in small.questions:
        plans = Plan(small.book, question), Plan(other, question)
        for state in some:
            one, two_ = (each.ask(known(state)) for each in plans)

            assert one.outcome == two_.outcome
            assert one.proof == two_.proof


def test_the_same_object_given_twice_is_one_part() -> None:
    assert toy().version == toy(R1, CEU, GAP_1).version


# --- the version


def test_equal_books_hash_alike() -> None:
    assert toy().version == Book.of("toy", deepcopy(PARTS)).version
    assert toy().version == toy().under(Committee(readings={"AMB-1": "A"})).version


FIGURE = Figure(name="limite", value=3, texto="limite", text="limit", source="toy")


def changed(old: object, new: object) -> Book:
    return Book.of("toy", [FIGURE, *(new if part is old else part for part in PARTS)])


def first_case(ruling: Ruling, **changes: Any) -> Ruling:
    return replace(ruling, cases=(replace(ruling.cases[0], **changes), *ruling.cases[1:]))


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(lambda: changed(R1, replace(R1, text="Sun dries.")), id="a statement"),
        pytest.param(lambda: changed(R1, replace(R1, source=source(9))), id="a source"),
        pytest.param(lambda: changed(R1, replace(R1, force=Force.DEFINICAO)), id="a force"),
        pytest.param(lambda: changed(R1, first_case(R1, then="chega")), id="an answer"),
        pytest.param(lambda: changed(R1, first_case(R1, when=~CEU.is_("chuva", "granizo"))), id="a condition"),
        pytest.param(lambda: changed(R3, first_case(R3, overrides=("R-2:base",))), id="an override"),
        pytest.param(lambda: changed(R3, first_case(R3, salvo=())), id="an exception"),
        pytest.param(lambda: changed(R2, first_case(R2, challenged_by=())), id="a challenge"),
        pytest.param(lambda: changed(R4, ALWAYS), id="a ruling taken out"),
        pytest.param(lambda: changed(HAIL, replace(HAIL, defeats=())), id="what a gap defeats"),
        pytest.param(lambda: changed(HAIL, replace(HAIL, when=CEU.is_("granizo"))), id="where a gap shows"),
        pytest.param(lambda: changed(CALM, replace(CALM, when=CEU.is_("sol") & VENTO.is_("nao"))), id="impossible"),
        pytest.param(lambda: toy(FIGURE).under(Committee(figures={"limite": 4})), id="a figure"),
        pytest.param(lambda: toy(FIGURE).under(Committee(readings={"AMB-1": "B"})), id="a reading"),
        pytest.param(lambda: toy(FIGURE).under(Committee(precedents=(precedent(),))), id="a precedent"),
        pytest.param(lambda: toy(FIGURE).without("R-2:granizo"), id="a case taken out"),
        pytest.param(lambda: Book.of("toy", [*PARTS, FIGURE], absolute_yields=AMB_1.is_("B")), id="what yields"),
    ],
)
def test_a_change_of_the_rules_changes_the_version(other: Any) -> None:
    assert toy(FIGURE).version != other().version


def precedent() -> Ruling:
    case_ = Case(question=CHEGA, when=CEU.is_("granizo"), then="chega", overrides=("GAP-1",))
    return replace(R1, id="PREC-1", force=Force.PRECEDENTE, cases=(case_,))


def of_one_question(fact: Fact, **more: Any) -> Book:
    return Book.of("one", [fact, Question(name="q", about=two("q"), values=Q.values, **more)])


def test_what_a_fact_is_when_absent_is_part_of_the_version() -> None:
    one, other = (of_one_question(small_fact("f", absent=absent)) for absent in (None, "a"))

    assert one.version != other.version


def test_the_structure_of_a_question_is_part_of_the_version() -> None:
    books = [of_one_question(F, links=(Link(name="l", when=F.is_(value), then="a"),)) for value in F.domain]
    books += [
        of_one_question(F, computed=Computed(inputs=(F,), compute=compute))
        for compute in (lambda _figures, value: value, lambda _figures, _value: "a")
    ]

    assert len({book.version for book in books}) == 4


# --- mistakes of the authors


def test_overrides_in_a_circle_are_a_mistake_naming_all_in_it() -> None:
    (problem,) = problems(
        small_ruling("R-1", case(overrides=("R-2",))),
        small_ruling("R-2", case(overrides=("R-3:so",))),
        small_ruling("R-3", case(name="so", overrides=("R-1:base",))),
    )

    assert problem.startswith("these override each other in a circle: ")
    assert {"R-1", "R-2", "R-3:so"} == set(problem.partition(": ")[2].replace(",", "").split()) - {"←"}


def test_circles_on_two_questions_are_told_at_once() -> None:
    other = small_question("other")
    found = problems(
        other,
        small_ruling("R-1", case(overrides=("R-2",)), case(name="so", question=other, overrides=("R-2:so",))),
        small_ruling("R-2", case(overrides=("R-1",)), case(name="so", question=other, overrides=("R-1:so",))),
    )

    assert len(found) == 2


def test_an_override_of_itself_by_its_other_name_is_a_circle() -> None:
    assert problems(small_ruling("R-1", case(overrides=("R-1:base",)))) == [
        "these override each other in a circle: R-1 ← R-1"
    ]


def test_an_override_of_the_whole_ruling_that_speaks_is_a_circle() -> None:
    assert problems(small_ruling("R-1", case(), case(name="so", overrides=("R-1",)))) == [
        "these override each other in a circle: R-1:so ← R-1:so"
    ]


def test_a_gap_in_a_circle_is_a_mistake() -> None:
    (problem,) = problems(
        Gap(id="GAP-1", texto="lacuna", text="gap"),
        Silence(gap="GAP-1", question=Q, when=F.is_("a"), defeats=("R-1",)),
        small_ruling("R-1", case(overrides=("GAP-1",))),
    )

    assert "GAP-1 ← R-1" in problem


def test_questions_in_a_circle_are_a_mistake_naming_all_in_it() -> None:
    one, other = small_question("one"), small_question("other")
    (problem,) = problems(
        one,
        other,
        small_ruling("R-1", case(question=one, when=other.is_("a"))),
        small_ruling("R-2", case(question=other, when=one.is_("a"))),
    )

    assert problem.startswith("questions look at each other in a circle: ")
    assert {"one", "other"} == set(problem.partition(": ")[2].split(" → "))


def test_a_question_that_looks_at_itself_is_a_mistake() -> None:
    assert problems(small_ruling("R-1", case(when=Q.is_("a")))) == ["questions look at each other in a circle: q → q"]


GAP = Gap(id="GAP-1", texto="lacuna", text="gap")
CON = Tension(id="CON-1", texto="tensão", text="tension", settled_by="R-1", rulings=("R-1",))
P = small_question("p")
LIFT = (Salvo(clause=CLAUSE),)
MISTAKES: dict[str, tuple[str, list[object]]] = {
    "an override of itself": (
        "R-1 overrides itself",
        [small_ruling("R-1", case(overrides=("R-1",)))],
    ),
    "an override of nothing": (
        "R-1 overrides R-9, which does not exist",
        [small_ruling("R-1", case(overrides=("R-9",)))],
    ),
    "an override of a case that the ruling does not have": (
        "R-1 overrides R-2:so, which does not exist",
        [small_ruling("R-1", case(overrides=("R-2:so",))), small_ruling("R-2", case())],
    ),
    "an override of an exception that the ruling does not have": (
        "R-1 overrides R-2!fura, which does not exist",
        [small_ruling("R-1", case(overrides=("R-2!fura",))), small_ruling("R-2", case())],
    ),
    "an override of what answers another question": (
        "R-1 overrides R-2, which does not answer q",
        [P, small_ruling("R-1", case(overrides=("R-2",))), small_ruling("R-2", case(question=P))],
    ),
    "a gap that defeats what answers another question": (
        "GAP-1 overrides R-2:base, which does not answer q",
        [
            GAP,
            P,
            Silence(gap="GAP-1", question=Q, when=ALWAYS, defeats=("R-2:base",)),
            small_ruling("R-2", case(question=P)),
        ],
    ),
    "an effect that is no question": (
        "p names r, a question which the book does not have",
        [small_question("p", effects=("r",))],
    ),
    "a ruling that says the same as none": (
        "R-1 names R-9, a ruling which the book does not have",
        [replace(small_ruling("R-1", case()), same_as=("R-9",))],
    ),
    "a tension of what does not exist": (
        "CON-1 names R-9, a ruling which the book does not have",
        [small_ruling("R-1", case()), replace(CON, rulings=("R-1", "R-9"))],
    ),
    "a tension that nothing settles": (
        "CON-1 is settled by R-9, which does not exist",
        [small_ruling("R-1", case()), replace(CON, settled_by="R-9")],
    ),
    "a tension of what says the same, and does not": (
        "CON-1 is settled by same_as, which does not exist",
        [small_ruling("R-1", case()), replace(CON, settled_by="same_as")],
    ),
    "an exception that overrides nothing": (
        "R-1!fura overrides R-9, which does not exist",
        [small_ruling("R-1", case(salvo=(Salvo(clause=CLAUSE, then="b", overrides=("R-9",)),)))],
    ),
    "a gap that defeats nothing": (
        "GAP-1 overrides R-9, which does not exist",
        [GAP, Silence(gap="GAP-1", question=Q, when=ALWAYS, defeats=("R-9",))],
    ),
    "a silence without its gap": (
        "a silence shows GAP-9, a gap which the book does not have",
        [Silence(gap="GAP-9", question=Q, when=ALWAYS)],
    ),
    "a silence of a ruling": (
        "a silence shows R-1, a gap which the book does not have",
        [small_ruling("R-1", case()), Silence(gap="R-1", question=Q, when=ALWAYS)],
    ),
    "two rulings of one id": (
        "R-1 is defined twice",
        [small_ruling("R-1", case()), small_ruling("R-1", case())],
    ),
    "two cases of one name": (
        "R-1 is defined twice",
        [small_ruling("R-1", case(), case())],
    ),
    "two exceptions of one clause": (
        "R-1!fura is defined twice",
        [small_ruling("R-1", case(salvo=LIFT * 2))],
    ),
    "a gap and a ruling of one id": (
        "GAP-1 is defined twice",
        [GAP, small_ruling("GAP-1", case())],
    ),
    "two facts of one name": ("g is defined twice", [small_fact("g"), small_fact("g")]),
    "two questions of one name": ("p is defined twice", [small_question("p"), small_question("p")]),
    "two readings of one id": ("AMB-1 is defined twice", [small_reading("AMB-1"), small_reading("AMB-1")]),
    "two figures of one name": ("limite is defined twice", [FIGURE, replace(FIGURE)]),
    "a fact and a quantity of one name": (
        "g is defined twice",
        [small_fact("g"), Quantity(name="g", text=two("g"))],
    ),
    "an exception of an absolute ruling": (
        "R-1 is absoluta: no clause may lift it",
        [small_ruling("R-1", case(salvo=LIFT), force=Force.ABSOLUTA)],
    ),
    "an exception of a definition": (
        "R-1:so is definicao: no clause may lift it",
        [small_ruling("R-1", case(name="so", salvo=LIFT), force=Force.DEFINICAO)],
    ),
    "a challenge of a default": (
        "R-1 may be lifted: what challenges it is a salvo",
        [small_ruling("R-1", case(challenged_by=LIFT))],
    ),
    "an answer that the question does not have": (
        "R-1 answers c, which q does not have",
        [small_ruling("R-1", case(then="c"))],
    ),
    "an answer of an exception that the question does not have": (
        "R-1!fura answers c, which q does not have",
        [small_ruling("R-1", case(salvo=(Salvo(clause=CLAUSE, then="c"),)))],
    ),
    "an answer by a fact that may be what the question does not have": (
        "R-1 answers c, which q does not have",
        [WIDE, small_ruling("R-1", case(then=WIDE))],
    ),
    "an answer of a link that the question does not have": (
        "p~l answers c, which p does not have",
        [small_question("p", links=(Link(name="l", when=ALWAYS, then="c"),))],
    ),
    "a question that the book does not have": (
        "R-1 answers p, which the book does not have",
        [small_ruling("R-1", case(question=small_question("p")))],
    ),
    "another question of the same name": (
        "R-1 answers q, which the book does not have",
        [small_ruling("R-1", case(question=small_question("q")))],
    ),
    "a silence on a question that the book does not have": (
        "GAP-1 answers p, which the book does not have",
        [GAP, Silence(gap="GAP-1", question=small_question("p"), when=ALWAYS)],
    ),
    "a fact that the book does not have": (
        "R-1 looks at wide, which the book does not have",
        [small_ruling("R-1", case(when=~WIDE.is_("a")))],
    ),
    "an answer by a fact that the book does not have": (
        "R-1 looks at g, which the book does not have",
        [small_ruling("R-1", case(then=small_fact("g")))],
    ),
    "a clause that the book does not have": (
        "R-1!furado looks at guarda_chuva.furado, which the book does not have",
        [small_ruling("R-1", case(salvo=(Salvo(clause=FURADO),)))],
    ),
    "a fact of a gap that the book does not have": (
        "GAP-1 looks at wide, which the book does not have",
        [GAP, Silence(gap="GAP-1", question=Q, when=WIDE.is_("a"))],
    ),
    "a fact of a computed question that the book does not have": (
        "p looks at wide, which the book does not have",
        [small_question("p", computed=Computed(inputs=(WIDE,), compute=lambda _figures, _value: "a"))],
    ),
    "a fact of an impossible combination that the book does not have": (
        "it cannot be looks at wide, which the book does not have",
        [Impossible(when=WIDE.is_("a"), texto="não pode", text="it cannot be")],
    ),
    "defaults that cannot be together": (
        "it cannot be forbids what holds when nothing is said",
        [USUAL, Impossible(when=USUAL.is_("a"), texto="não pode", text="it cannot be")],
    ),
    "a ruling without a statement": (
        "R-1 has no statement in both languages",
        [replace(small_ruling("R-1", case()), texto="")],
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_names_who_made_it(mistake: str) -> None:
    expected, parts = MISTAKES[mistake]

    assert [expected] == list(dict.fromkeys(problems(*parts)))


def test_all_mistakes_are_told_at_once() -> None:
    found = problems(
        small_fact("g"),
        small_fact("g"),
        small_ruling("R-1", case(overrides=("R-1", "R-9"), then="c")),
        small_ruling("R-2", case(salvo=(Salvo(clause=CLAUSE),)), force=Force.ABSOLUTA),
    )

    assert len(found) == 5
    assert all(any(id_ in problem for problem in found) for id_ in ("g", "R-1", "R-9", "R-2", "c"))


def test_the_order_of_a_questions_answers_names_its_answers_each_once_and_more_than_one() -> None:
    Book.of("ordered", [small_question("o", 3, permits=("b", "a"))])

    for permits in (("a", "d"), ("a", "b", "b"), ("a",)):
        (problem,) = dict.fromkeys(problems(small_question("o", 3, permits=permits)))
        assert "o orders its answers" in problem


def test_an_error_reads_as_one_sentence_with_all_mistakes() -> None:
    with pytest.raises(BookError) as refused:
        Book.of("bad", [F, Q, small_ruling("R-1", case(overrides=("R-8", "R-9")))])

    assert str(refused.value) == (
        "the rulebook does not load: R-1 overrides R-8, which does not exist; R-1 overrides R-9, which does not exist"
    )


@pytest.mark.parametrize("name", ["R-2", "R-2:base", "R-2:so", "R-2!fura", "GAP-1", "q~l", "R-2:so!fura"])
def test_whatever_has_an_id_can_be_overridden(name: str) -> None:
    question = small_question("q", links=(Link(name="l", when=ALWAYS, then="b"),))
    salvo = (Salvo(clause=CLAUSE, then="b"),)
    parts = [
        small_ruling("R-1", case(question=question, overrides=(name,))),
        small_ruling("R-2", case(question=question, salvo=salvo), case(question=question, name="so", salvo=salvo)),
        Gap(id="GAP-1", texto="lacuna", text="gap"),
        Silence(gap="GAP-1", question=question, when=ALWAYS),
    ]
    book = Book.of("names", [F, question, CLAUSE, *parts])
    beaten = {node.id for node in book.layers[question].nodes if node.beaten_by}

    assert {"R-2": {"R-2", "R-2:so"}, "R-2:base": {"R-2"}}.get(name, {name}) == beaten


# --- taking parts out


@given(rulebooks(), st.data())
@examples(40)
def test_a_book_without_a_part_lacks_that_part_and_nothing_else(small: Small, data: st.DataObject) -> None:
    book = small.book
    whole = {node.id: node for layer in book.layers.values() for node in layer.nodes}
    lifts = {lift.id for node in whole.values() for lift in node.lifts}
    ids = sorted({id_ for id_ in whole if "~" not in id_} | lifts)
    gone = ids[data.draw(st.integers(0, len(ids) - 1))]
    without = book.without(gone)
    left = {node.id: node for layer in without.layers.values() for node in layer.nodes}
    its_own = {gone, *(lift.id for lift in whole[gone].lifts)} if gone in whole else {gone}

    assert whole.keys() - its_own == left.keys()
    for id_, node in left.items():
        assert (whole[id_].when, whole[id_].then, whole[id_].overrides) == (node.when, node.then, node.overrides)
        assert [lift.id for lift in whole[id_].lifts if lift.id != gone] == [lift.id for lift in node.lifts]
    assert gone in {node.id for layer in book.layers.values() for node in layer.nodes} | lifts


def test_a_book_without_a_ruling_answers_as_if_it_had_never_been_written() -> None:
    state: Given = {CEU.name: "chuva", ABERTO.name: True, VENTO.name: True}

    assert Plan(toy(), MOLHA).ask(situation(toy(), state)).answer == "sim"
    assert Plan(toy().without("R-4"), MOLHA).ask(situation(toy(), state)).answer == "nao"
    assert toy(without=(R4,)).version != toy().version
    assert ENCANTADO in toy().layers[CHEGA].reads


def test_what_says_the_same_does_so_of_one_another_however_it_is_written() -> None:
    first, second, third, alone = (small_ruling(f"R-{number}", case(when=ALWAYS)) for number in range(1, 5))
    for written in (
        (first, replace(second, same_as=("R-1",)), replace(third, same_as=("R-1",))),
        (replace(first, same_as=("R-2",)), second, replace(third, same_as=("R-2",))),
        (replace(first, same_as=("R-2", "R-3")), replace(second, same_as=("R-1",)), third),
    ):
        book = Book.of("small", [Q, *written, alone])

        assert book.same == {"R-1": ("R-2", "R-3"), "R-2": ("R-1", "R-3"), "R-3": ("R-1", "R-2")}
