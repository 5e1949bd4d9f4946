"""Modes: every case, reading and gap of the chapter, asked as a judge would, and followed from post to post."""

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from tests.zarcovi.asking import Given, ask, decided, table
from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.questions.modo import ESTADO_DEPOIS
from zarcovi_rules.core.book import Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import Plan
from zarcovi_rules.core.rulings import salvo_id
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import DEPENDE, OMISSO

HAPPENS = "operacao_sobre_o_modo"
AFTER = "estado_do_modo"
MANY = settings(max_examples=60, derandomize=True)
TRIED = {
    "desativacao_do_modo": "desativar",
    "substituicao_do_modo": "substituir",
    "mescla_do_modo": "mesclar",
    "sobreposicao_ao_modo": "sobrepor",
}
ENDS = ("fim_do_turno", "fim_da_luta")
QUESTIONS = (
    *TRIED,
    "reativacao_do_modo",
    "modo_ao_fim",
    HAPPENS,
    AFTER,
    "modo_concede",
    "complementares_do_modo",
    "tipo_da_mescla",
)
TYPES = ("nao_desativavel", "desativavel", "so_substituivel")
OPERATIONS = ("ativar", "desativar", "substituir", "mesclar", "sobrepor", "fim_do_turno", "fim_do_outro", "fim_da_luta")


def mode(operation: str, type_: str | None = None, state: str = "ativo", *clauses: str) -> Given:
    given = {"modo.operacao": operation, "modo.estado": state} | {f"modo.{clause}": "sim" for clause in clauses}
    return given if type_ is None else {**given, "modo.tipo": type_}


def answer(operation: str, type_: str | None = None, state: str = "ativo", *clauses: str) -> str | int:
    return ask(HAPPENS, mode(operation, type_, state, *clauses)).answer


# What the three types answer.


@pytest.mark.parametrize(
    ("type_", "deactivated", "merged", "overlaid"),
    [
        ("nao_desativavel", "recusado", "mesclado", OMISSO),
        ("desativavel", "desativado", "mesclado", OMISSO),
        ("so_substituivel", "recusado", "recusado", "sobreposto_e_encerrado"),
    ],
)
def test_the_three_types(type_: str, deactivated: str, merged: str, overlaid: str) -> None:
    assert answer("desativar", type_) == deactivated
    assert answer("mesclar", type_, "ativo", "outro_preve_mescla") == merged
    assert answer("sobrepor", type_) == overlaid


@pytest.mark.parametrize("type_", [None, *TYPES])
def test_every_type_may_be_replaced_and_lasts_until_the_fight_ends(type_: str | None) -> None:
    assert answer("substituir", type_) == "substituido"
    assert answer("fim_do_turno", type_) == "permanece"
    assert answer("fim_da_luta", type_) == "encerrado_com_a_luta"


@pytest.mark.parametrize("type_", TYPES)
def test_no_mode_merges_with_one_that_does_not_foresee_it(type_: str) -> None:
    assert answer("mesclar", type_) == "recusado"


@pytest.mark.parametrize("type_", TYPES)
def test_no_mode_merges_with_one_of_the_third_type(type_: str) -> None:
    other = {"modo.outro_so_substituivel": "sim"}
    assert ask(HAPPENS, mode("mesclar", type_, "ativo", "outro_preve_mescla"), other).answer == "recusado"


@pytest.mark.parametrize("operation", ["desativar", "mesclar", "sobrepor"])
def test_what_hangs_on_the_type_asks_for_it(operation: str) -> None:
    verdict = ask(HAPPENS, mode(operation, None, "ativo", "outro_preve_mescla"))
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("modo.tipo",))


@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_happens_hangs_on_how_the_mode_stands(operation: str) -> None:
    verdict = ask(HAPPENS, {"modo.operacao": operation, "modo.tipo": "so_substituivel"})
    assert (verdict.answer, verdict.proof.depends_on) == (DEPENDE, ("modo.estado",))


@pytest.mark.parametrize("operation", OPERATIONS[1:])
def test_an_inactive_mode_has_nothing_to_lose(operation: str) -> None:
    verdict = ask(HAPPENS, mode(operation, state="inativo"))
    assert (verdict.answer, decided(verdict)) == ("nao_ha", ())


@pytest.mark.parametrize(("question", "tried"), TRIED.items())
@pytest.mark.parametrize("type_", TYPES)
def test_each_thing_tried_has_a_question_of_its_own_that_waits_for_nobody_to_try(
    question: str, tried: str, type_: str
) -> None:
    assert ask(question, {"modo.tipo": type_}).answer == ask(HAPPENS, mode(tried, type_, "ativo")).answer


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("type_", TYPES)
def test_the_ends_have_a_question_of_their_own(operation: str, type_: str) -> None:
    given = mode(operation, type_, "ativo")
    expected = ask(HAPPENS, given).answer if operation in ENDS else "nao_ha"

    assert ask("modo_ao_fim", given).answer == expected


# From post to post.


def test_the_answer_is_a_state_to_go_on_from() -> None:
    assert ESTADO_DEPOIS.domain == book().facts["modo.estado"].domain


@pytest.mark.parametrize(
    ("type_", "posts", "states"),
    [
        ("desativavel", ("ativar", "fim_do_turno", "desativar", "ativar"), ("ativo", "ativo", "inativo", "ativo")),
        ("nao_desativavel", ("ativar", "desativar", "substituir", "desativar"), ("ativo", "ativo", *["inativo"] * 2)),
        ("nao_desativavel", ("ativar", "mesclar", "fim_da_luta"), ("ativo", "mesclado", "inativo")),
        ("nao_desativavel", ("ativar", "mesclar", "fim_do_turno"), ("ativo", "mesclado", "mesclado")),
        ("so_substituivel", ("ativar", "mesclar", "sobrepor", "fim_do_outro"), (*["ativo"] * 2, *["inativo"] * 2)),
    ],
)
def test_a_mode_followed_from_post_to_post(type_: str, posts: tuple[str, ...], states: tuple[str, ...]) -> None:
    assert followed("A", type_, posts) == list(states)


def test_where_the_overlaid_mode_waits_it_comes_back() -> None:
    posts = ("ativar", "sobrepor", "fim_do_turno", "fim_do_outro")
    states = ["ativo", "suspenso", "suspenso", "ativo"]
    assert followed("B", "so_substituivel", posts) == states


@MANY
@examples(st.sampled_from(TYPES), st.lists(st.sampled_from(OPERATIONS), max_size=8), st.sampled_from(["A", "B"]))
def test_after_the_fight_no_mode_is_in_force(type_: str, posts: list[str], option: str) -> None:
    states = followed(option, type_, (*posts, "fim_da_luta"))
    assert states[-1] in ("inativo", OMISSO)


@MANY
@examples(st.sampled_from(TYPES[::2]), st.lists(st.sampled_from(["desativar", "fim_do_turno"]), max_size=8))
def test_only_another_mode_or_the_end_of_the_fight_ends_what_cannot_be_deactivated(
    type_: str, posts: list[str]
) -> None:
    assert set(followed("A", type_, ("ativar", *posts))) == {"ativo"}


@cache
def after(option: str) -> Plan:
    rules = table(AMB_44=option)
    return Plan(rules, rules.questions[AFTER])


def followed(option: str, type_: str, posts: Sequence[str]) -> list[str | int]:
    """The states after each post, each from the one before it, until the book is silent; the other mode merges."""
    plan = after(option)
    state: str | int = "inativo"
    states: list[str | int] = []
    for post in posts:
        if state == OMISSO:
            break
        state = plan.ask(situation(plan.book, mode(post, type_, str(state), "outro_preve_mescla"))).answer
        states.append(state)
    return states


# What a mode grants.


@pytest.mark.parametrize("wanted", ["voo", "atributo", "habilidade"])
@pytest.mark.parametrize("said", ["voo", "atributo", "habilidade"])
def test_a_mode_grants_what_its_legend_says_and_nothing_else(wanted: str, said: str) -> None:
    given = {"modo.estado": "ativo", "modo.pedido": wanted, f"modo.concede_{said}": "sim"}
    assert ask("modo_concede", given).answer == ("sim" if wanted == said else "nao")


@pytest.mark.parametrize(("state", "grants"), [("inativo", "nao"), ("suspenso", "nao"), ("mesclado", OMISSO)])
def test_a_mode_that_is_not_active_grants_nothing(state: str, grants: str) -> None:
    given = {"modo.estado": state, "modo.pedido": "voo", "modo.concede_voo": "sim"}
    assert ask("modo_concede", given).answer == grants


# Each part decides.

_PREVE = ("outro_preve_mescla",)
_OTHER: Given = {"modo.outro_so_substituivel": "sim"}
WITNESSES: dict[str, tuple[str, Given, dict[str, str]]] = {
    "MODO-0": ("modo_concede", {"modo.estado": "ativo", "modo.pedido": "voo", "modo.concede_voo": "sim"}, {}),
    "MODO-0:so": ("modo_concede", {"modo.estado": "ativo", "modo.pedido": "voo"}, {}),
    "MODO-0:ativa": (HAPPENS, mode("ativar", state="inativo"), {}),
    **{
        f"MODO-{number}a{part}": (HAPPENS, mode(operation, type_, "ativo", *clauses), {})
        for number, type_ in enumerate(TYPES, 1)
        for part, operation, clauses in (
            ("", "desativar", ()),
            (":substitui", "substituir", ()),
            (":permanece", "fim_do_turno", ()),
            (":fim", "fim_da_luta", ()),
            (":substitui!nao_pode_ser_substituido", "substituir", ("nao_pode_ser_substituido",)),
            (":permanece!acaba_com_o_turno", "fim_do_turno", ("acaba_com_o_turno",)),
        )
    },
    **{
        f"MODO-{number}a!{clause}": (HAPPENS, mode("desativar", TYPES[number - 1], "ativo", clause), {})
        for number in (1, 3)
        for clause in ("pode_ser_desativado", "desativado_por_habilidade")
    },
    "MODO-2a!nao_pode_ser_desativado": (
        HAPPENS,
        mode("desativar", "desativavel", "ativo", "nao_pode_ser_desativado"),
        {},
    ),
    **{
        f"MODO-{number}b{part}": (HAPPENS, mode("mesclar", TYPES[number - 1], "ativo", *clauses), {})
        for number in (1, 2)
        for part, clauses in (("", _PREVE), (":so", ()))
    },
    "MODO-3b": (HAPPENS, mode("mesclar", "so_substituivel", "ativo", *_PREVE), {}),
    "MODO-3b:outro": (HAPPENS, {**mode("mesclar", "desativavel", "ativo", *_PREVE), **_OTHER}, {}),
    "MODO-3b:sobreposto": (HAPPENS, mode("sobrepor", "so_substituivel"), {}),
    "MODO-3b:suspenso": (HAPPENS, mode("sobrepor", "so_substituivel"), {"AMB-44": "B"}),
    "MODO-3b:volta": (HAPPENS, mode("fim_do_outro", "so_substituivel", "suspenso"), {"AMB-44": "B"}),
}
CHALLENGES: dict[str, tuple[Given, dict[str, str], str]] = {
    **{
        f"MODO-{number}b{part}": (mode("mesclar", TYPES[number - 1], "ativo", *clauses), {}, lifted)
        for number in (1, 2)
        for part, clauses, lifted in (
            ("!recusa_mescla", (*_PREVE, "recusa_mescla"), "recusado"),
            (":so!aceita_mescla", ("aceita_mescla",), "mesclado"),
        )
    },
    "MODO-3b!aceita_mescla": (mode("mesclar", "so_substituivel", "ativo", "aceita_mescla"), {}, "mesclado"),
    "MODO-3b:outro!outro_preve_mescla": (
        {**mode("mesclar", "desativavel", "ativo", *_PREVE), **_OTHER},
        {},
        "mesclado",
    ),
    **{
        f"MODO-3b:{case}!nao_pode_ser_sobreposto": (
            mode("sobrepor", "so_substituivel", "ativo", "nao_pode_ser_sobreposto"),
            {"AMB-44": option},
            "recusado",
        )
        for case, option in (("sobreposto", "A"), ("suspenso", "B"))
    },
}


def test_every_case_and_every_challenge_has_a_witness() -> None:
    cases, challenges = set(), set()
    for ruling, case, id_ in book().cases():
        if ruling.id.startswith("MODO-"):
            cases |= {id_, *(salvo_id(ruling, case, salvo) for salvo in case.salvo)}
            challenges |= {salvo_id(ruling, case, salvo) for salvo in case.challenged_by}
    assert (cases, challenges) == (set(WITNESSES), set(CHALLENGES))


@pytest.mark.parametrize("case", WITNESSES)
def test_without_the_case_the_answer_is_another(case: str) -> None:
    question, given, readings = WITNESSES[case]
    rules = book().under(Committee(readings=readings))
    with_it, without_it = ask(question, given, rules=rules), ask(question, given, rules=rules.without(case))

    assert case in decided(with_it)
    assert without_it.answer != with_it.answer


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_clause_against_an_absolute_ruling_counts_only_where_legends_win(challenge: str) -> None:
    given, readings, wished = CHALLENGES[challenge]
    strict, lenient = (book().under(Committee(readings={**readings, "AMB-0": option})) for option in ("A", "B"))
    verdict = ask(HAPPENS, given, rules=strict)

    assert verdict.answer not in (wished, OMISSO, DEPENDE)
    assert challenge.partition("!")[0] in {id_ for _, id_ in verdict.collect("ignored")}
    assert ask(HAPPENS, given, rules=lenient).answer == wished


# Where the book is silent.


@pytest.mark.parametrize(
    ("question", "given", "readings"),
    [
        (HAPPENS, mode("ativar", state="inativo") | {"modo.outro_ativo": "sim"}, {}),
        (HAPPENS, mode("ativar"), {}),
        (HAPPENS, mode("sobrepor", "desativavel"), {}),
        (HAPPENS, mode("desativar", "desativavel", "mesclado"), {}),
        (HAPPENS, mode("fim_do_turno", "desativavel", "mesclado", "acaba_com_o_turno"), {}),
        ("complementares_do_modo", mode("fim_do_turno", "desativavel", "mesclado"), {}),
        (HAPPENS, mode("desativar", "so_substituivel", "suspenso"), {"AMB-44": "B"}),
        ("modo_concede", {"modo.estado": "mesclado"}, {}),
        ("complementares_do_modo", mode("desativar", "desativavel"), {}),
        ("complementares_do_modo", mode("fim_do_turno", "so_substituivel", "suspenso"), {"AMB-44": "B"}),
        ("tipo_da_mescla", mode("mesclar", "desativavel", "ativo", *_PREVE), {}),
    ],
)
def test_what_the_book_leaves_open(question: str, given: Given, readings: dict[str, str]) -> None:
    rules = book().under(Committee(readings=readings))
    verdict = ask(question, given, rules=rules)

    assert (verdict.answer, verdict.collect("gaps")) == (OMISSO, ("GAP-32",))
    assert ask(question, given, rules=rules.without("GAP-32")).collect("gaps") == ()


def test_two_legends_that_contradict_each_other() -> None:
    given = mode("desativar", "desativavel", "ativo", "nao_pode_ser_desativado", "desativado_por_habilidade")
    verdict = ask(HAPPENS, given)

    assert (verdict.answer, verdict.collect("gaps")) == (OMISSO, ("GAP-52",))
    assert ask(HAPPENS, given, rules=book().without("GAP-52")).answer == "recusado"


@pytest.mark.parametrize(
    ("one", "other"),
    [("pode_ser_desativado", "nao_pode_ser_desativado"), ("aceita_mescla", "recusa_mescla")],
)
def test_a_legend_that_contradicts_itself_is_refused(one: str, other: str) -> None:
    with pytest.raises(RulesError, match=one):
        situation(book(), mode("desativar", "desativavel", "ativo", one, other))


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_state_is_in_conflict_and_none_is_silent_without_a_gap(name: str) -> None:
    assert faults(name) == []
