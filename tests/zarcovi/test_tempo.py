"""Turns: the count by enemy closings, the count from turn 0, and the log that the source works through."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.zarcovi.auditing import faults
from zarcovi_rules.books.zarcovi.battle import Act, Closes, Log, Post, Table
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.questions import tempo
from zarcovi_rules.books.zarcovi.timeline import (
    dimensional_turn,
    dimensional_turns_ended,
    return_in_time,
    turns,
    turns_of,
    whereabouts,
)
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.clock import Tally
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import told
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import situation
from zarcovi_rules.core.verdict import Verdict

EU, E = Post(author="eu"), Post(author="inimigo")
DIME = Post(author="eu", acts=(Act("usa", "dime"),))
VOLTA = Post(author="eu", returns=True)
TWO = Table(me="Iara", enemies=("Breno", "Caio"), allies=("Duda",))
IARA, BRENO, CAIO, DUDA = (Post(author=name) for name in ("Iara", "Breno", "Caio", "Duda"))

WORKED = (DIME, E, EU, E, EU, E, VOLTA, E)
"""The source's own log."""

QUESTIONS = (
    tempo.CONTA_TURNO,
    tempo.MARCA_DIMENSIONAL,
    tempo.ONDE_ESTA,
    tempo.QUEM_LIMITA,
    tempo.VOLTA_NO_PRAZO,
    tempo.CONTAGEM_QUE_VALE,
)


def log(*posts: Post) -> Log:
    return Log(posts=posts)


def against_two(*posts: Post) -> Log:
    return Log(posts=posts, table=TWO)


def reading(name: str, option: str) -> Book:
    return book().under(Committee(readings={name: option}))


def ask(question: Question, rules: Book | None = None, /, **facts: str | int | bool) -> Verdict:
    """The verdict; `encerro_autor="eu"` states `encerro.autor`."""
    rules = rules or book()
    stated = {name.replace("_", ".", 1): value for name, value in facts.items()}
    return plan(rules, question).ask(situation(rules, stated))


def asked(
    question: Question, rules: Book | None = None, /, **facts: str | int | bool
) -> tuple[str | int, tuple[str, ...]]:
    """Answer and citations."""
    verdict = ask(question, rules, **facts)
    return verdict.answer, verdict.proof.collect("decided")


class TestTheGeneralCount:
    """TUR: enemy closings before my own move."""

    @pytest.mark.parametrize(
        ("posts", "expected"),
        [((E,), 1), ((E, EU, E), 2), ((E, EU), 1), ((), 0), ((EU,), 0), ((EU, E, EU, E, EU), 2)],
    )
    def test_against_one_enemy(self, posts: tuple[Post, ...], expected: int) -> None:
        assert turns(book(), log(*posts)).answer == expected

    @pytest.mark.parametrize(
        ("posts", "expected"),
        [
            ((BRENO,), 0),
            ((BRENO, CAIO), 1),
            ((CAIO, BRENO), 1),
            ((BRENO, CAIO, IARA, BRENO), 1),
            ((BRENO, CAIO, IARA, BRENO, CAIO), 2),
            ((IARA, BRENO, CAIO), 1),
        ],
    )
    def test_against_two_enemies_only_the_last_closing_of_the_round_counts(
        self, posts: tuple[Post, ...], expected: int
    ) -> None:
        assert turns(book(), against_two(*posts)).answer == expected

    def test_the_worked_log_step_by_step(self) -> None:
        found = turns(book(), log(E, EU, E))
        assert [step.total for step in found.steps] == [1, 1, 2]
        assert found.decided == ("TUR-1a", "TUR-1b")

    def test_each_ruling_is_cited(self) -> None:
        assert asked(tempo.CONTA_TURNO, encerro_autor="inimigo") == ("conta", ("TUR-1a",))
        assert asked(tempo.CONTA_TURNO, encerro_autor="eu") == ("nao_conta", ("TUR-1b",))
        found = asked(tempo.CONTA_TURNO, encerro_autor="inimigo", encerro_ultimo_inimigo=False)
        assert found == ("nao_conta", ("TUR-1c",))

    def test_who_closes_must_be_known(self) -> None:
        verdict = ask(tempo.CONTA_TURNO)
        assert verdict.answer == "depende"
        assert "encerro.autor" in verdict.proof.depends_on

    def test_a_post_that_does_not_close_counts_nothing(self) -> None:
        speaks = Post(author="inimigo", closes=Closes.NAO)
        assert turns(book(), log(speaks, E, EU, speaks)).answer == 1

    def test_a_move_in_two_posts_is_one_move(self) -> None:
        opening = Post(author="eu", closes=Closes.NAO)
        assert turns(book(), log(E, opening, EU, E)).answer == 2

    @pytest.mark.parametrize(
        ("clause", "facts"),
        [
            ("contagem.encerro_inimigo_nao_conta", {"encerro.autor": "inimigo"}),
            ("contagem.encerro_proprio_conta", {"encerro.autor": "eu"}),
            ("contagem.cada_inimigo_conta", {"encerro.autor": "inimigo", "encerro.ultimo_inimigo": "nao"}),
        ],
    )
    def test_no_legend_lifts_the_count_unless_silence_is_no_immunity(self, clause: str, facts: dict[str, str]) -> None:
        def answer(rules: Book, **more: str) -> Verdict:
            return plan(rules, tempo.CONTA_TURNO).ask(situation(rules, {**facts, **more}))

        defiant = answer(book(), **{clause: "sim"})
        assert defiant.answer == answer(book()).answer
        assert [ignored.name for ignored, _ in defiant.proof.ignored] == [clause]
        assert answer(reading("AMB-0", "B"), **{clause: "sim"}).answer != defiant.answer


class TestClosingsBeforeTheStart:
    """AMB-1: for the number of the turn they count, for how long an effect has lasted they do not."""

    def test_for_the_number_of_the_turn(self) -> None:
        found = turns(book(), log(E, EU, E))
        assert found.answer == 2
        assert found.readings == ("AMB-1-numero",)
        other = turns(reading("AMB-1-numero", "B"), log(E, EU, E))
        assert other.answer == 1
        assert other.decided == ("TUR-1a:antes", "TUR-1b", "TUR-1a")

    def test_without_one_no_reading_matters(self) -> None:
        assert turns(book(), log(EU, E)).readings == ()

    def test_for_how_long_an_effect_has_lasted(self) -> None:
        flies = Post(author="eu", acts=(Act("usa", "voo"),))
        battle = log(E, EU, E, flies, E, EU, E)
        found = turns_of(book(), battle, "voo")
        assert found.answer == 2
        assert found.readings == ("AMB-1-duracao",)
        assert turns_of(reading("AMB-1-duracao", "A"), battle, "voo").answer == 4

    def test_it_is_told_by_its_number(self) -> None:
        flies = Post(author="eu", acts=(Act("usa", "voo"),))
        first = told(turns_of(book(), log(flies, E), "voo"))[0]
        assert str(first) == "1"

    def test_an_effect_used_again_starts_again(self) -> None:
        flies = Post(author="eu", acts=(Act("usa", "voo"),))
        assert turns_of(book(), log(flies, E, flies, E), "voo").answer == 1

    def test_what_is_counted_must_be_known(self) -> None:
        verdict = ask(tempo.CONTA_TURNO, encerro_autor="inimigo", encerro_antes_do_inicio=True)
        assert verdict.answer == "depende"
        assert verdict.proof.depends_on == ("contagem.finalidade",)

    def test_an_effect_that_nobody_used_is_refused(self) -> None:
        with pytest.raises(RulesError, match="no post of this log uses “voo”"):
            turns_of(book(), log(E, EU), "voo")


class TestOrderOfPlay:
    """GAP-13: allies, doubled closings, turns that passed without one."""

    @pytest.mark.parametrize(
        ("battle", "where"),
        [
            (against_two(BRENO, CAIO, DUDA), 2),
            (log(E, EU, E, E), 3),
            (log(E, EU, Post(author="inimigo", closes=Closes.PULOU)), 2),
            (log(E, Post(author="eu", closes=Closes.PULOU), E), 1),
            (against_two(IARA, BRENO, IARA), 2),
            (log(E, Post(author="eu", closes=Closes.NAO), E), 2),
        ],
        ids=["aliado", "repetido", "inimigo_pulado", "eu_pulado", "faltou_inimigo", "repetido_no_meio_da_minha_vez"],
    )
    def test_the_general_count_is_silent(self, battle: Log, where: int) -> None:
        found = turns(book(), battle)
        assert found.answer == "omisso"
        assert [step.index for step in found.silent] == [where]
        assert found.gaps == ("GAP-13",)

    def test_my_own_closings_in_a_row_count_nothing_but_open_no_sure_dimensional_turn(self) -> None:
        assert turns(book(), log(E, EU, EU, E)).answer == 2
        found = dimensional_turn(book(), log(DIME, EU, E), "dime")
        assert found.answer == "omisso"
        assert found.gaps == ("GAP-13",)

    @pytest.mark.parametrize("question", [tempo.CONTA_TURNO, tempo.MARCA_DIMENSIONAL])
    def test_without_the_gap_a_ruling_would_guess(self, question: Question) -> None:
        facts: dict[str, str | int | bool] = {"encerro_autor": "inimigo", "encerro_ordem": "repetido"}
        if question is tempo.MARCA_DIMENSIONAL:
            facts["dimensao_momento"] = "depois"
        assert ask(question, **facts).answer == "omisso"
        assert ask(question, book().without("GAP-13"), **facts).answer in ("conta", "fecha_turno")

    def test_only_an_enemy_repeats_and_only_i_find_one_missing(self) -> None:
        for author, order in (("eu", "repetido"), ("inimigo", "faltou_inimigo"), ("aliado", "seguido")):
            with pytest.raises(RulesError, match="cannot be together"):
                ask(tempo.CONTA_TURNO, encerro_autor=author, encerro_ordem=order)

    def test_an_author_who_does_not_play_is_refused(self) -> None:
        with pytest.raises(RulesError, match="Did you mean Breno"):
            against_two(Post(author="Breno "))


class TestTheDimensionalCount:
    """TURDIM: the use is turn 0, my own move opens a turn, the enemy's before it ends one."""

    def test_the_worked_log_step_by_step(self) -> None:
        opened = dimensional_turn(book(), log(*WORKED), "dime")
        ended = dimensional_turns_ended(book(), log(*WORKED), "dime")
        assert [step.total for step in opened.steps] == [0, 0, 1, 1, 2, 2, 3, 3]
        assert [step.total for step in ended.steps] == [0, 1, 1, 2, 2, 3, 3, 4]
        marks = [verdict.answer for verdict in ended.verdicts]
        assert marks == ["marca_zero", "fecha_turno", *["abre_turno", "fecha_turno"] * 3]
        assert opened.decided == ("TURDIM-1", "TURDIM-2")
        assert ended.decided == ("TURDIM-1", "TURDIM-3", "TURDIM-2")
        assert opened.readings == ended.readings == ()

    def test_the_worked_log_brings_the_user_back_before_turn_4(self) -> None:
        places = [whereabouts(book(), log(*WORKED[:length]), "dime").answer for length in range(1, 9)]
        assert places == ["outra_dimensao"] * 6 + ["terra"] * 2
        last = whereabouts(book(), log(*WORKED), "dime")
        assert last.proof.decided == ("TURDIM-4",)

    def test_the_return_is_in_time_up_to_the_limit_that_the_legend_gives(self) -> None:
        answers = [return_in_time(book(), log(*WORKED), "dime", limit).answer for limit in (0, 2, 3, 4)]
        assert answers == ["fora_do_prazo", "fora_do_prazo", "no_prazo", "no_prazo"]
        found = return_in_time(book(), log(*WORKED), "dime", 3)
        assert found.decided == ("TURDIM-4:no_prazo", "TURDIM-4:limita_usuario", "TURDIM-1", "TURDIM-2")
        assert found.readings == ("AMB-2",)

    def test_without_a_limit_the_rules_are_silent(self) -> None:
        found = return_in_time(book(), log(*WORKED), "dime")
        assert found.answer == "omisso"
        assert found.gaps == ("GAP-10",)
        assert return_in_time(book().without("GAP-10"), log(*WORKED), "dime").gaps == ()

    def test_whose_stay_is_limited(self) -> None:
        inside: dict[str, str | int | bool] = {"dimensao_turno_da_volta": 3, "dimensao_limite": 3}
        victims = reading("AMB-2", "A")
        assert ask(tempo.VOLTA_NO_PRAZO, dimensao_quem="usuario", **inside).answer == "no_prazo"
        assert ask(tempo.VOLTA_NO_PRAZO, dimensao_quem="vitima", **inside).answer == "omisso"
        assert ask(tempo.VOLTA_NO_PRAZO, victims, dimensao_quem="usuario", **inside).answer == "omisso"
        assert ask(tempo.VOLTA_NO_PRAZO, victims, dimensao_quem="vitima", **inside).answer == "no_prazo"

    def test_the_turn_of_the_return_must_be_known_where_there_is_a_limit(self) -> None:
        verdict = ask(tempo.VOLTA_NO_PRAZO, dimensao_limite=3)
        assert verdict.answer == "depende"
        assert verdict.proof.depends_on == ("dimensao.turno_da_volta",)

    def test_a_silent_count_leaves_the_return_silent(self) -> None:
        found = return_in_time(book(), log(DIME, EU, VOLTA), "dime", 3)
        assert found.answer == "omisso"
        assert "GAP-13" in found.gaps

    def test_what_comes_before_the_use_is_not_counted(self) -> None:
        assert dimensional_turn(book(), log(E, EU, E, *WORKED), "dime").answer == 3

    def test_the_count_is_from_the_last_use(self) -> None:
        assert dimensional_turn(book(), log(*WORKED, *WORKED[:3]), "dime").answer == 1

    def test_a_move_in_two_posts_opens_one_turn(self) -> None:
        opening = Post(author="eu", closes=Closes.NAO)
        assert dimensional_turn(book(), log(DIME, E, opening, EU, E), "dime").answer == 1

    def test_with_two_enemies_the_one_right_before_my_move_ends_the_turn(self) -> None:
        use = Post(author="Iara", acts=(Act("usa", "dime"),))
        found = dimensional_turns_ended(book(), against_two(use, BRENO, CAIO, IARA, BRENO), "dime")
        assert found.answer == 1
        assert [v.answer for v in found.verdicts] == ["marca_zero", "segue", "fecha_turno", "abre_turno", "segue"]

    def test_an_ally_does_not_trouble_the_count_of_my_own_moves(self) -> None:
        use = Post(author="Iara", acts=(Act("usa", "dime"),))
        battle = against_two(use, DUDA, BRENO, CAIO, IARA)
        assert dimensional_turn(book(), battle, "dime").answer == 1
        assert dimensional_turns_ended(book(), battle, "dime").answer == "omisso"

    def test_the_use_is_by_the_one_whose_count_it_is(self) -> None:
        with pytest.raises(RulesError, match="no post of eu uses “dime”"):
            dimensional_turn(book(), log(Post(author="inimigo", acts=(Act("usa", "dime"),)), EU), "dime")
        with pytest.raises(RulesError, match="cannot be together"):
            ask(tempo.MARCA_DIMENSIONAL, encerro_autor="inimigo", dimensao_momento="uso")

    def test_who_has_not_returned_is_neither_late_nor_in_time(self) -> None:
        with pytest.raises(RulesError, match="returns to Earth"):
            return_in_time(book(), log(DIME, E, EU), "dime", 3)

    def test_no_legend_makes_the_use_turn_1(self) -> None:
        use: dict[str, str | int | bool] = {"encerro_autor": "eu", "dimensao_momento": "uso"}
        defiant = ask(tempo.MARCA_DIMENSIONAL, contagem_uso_ja_conta=True, **use)
        assert defiant.answer == "marca_zero"
        assert [ignored.name for ignored, _ in defiant.proof.ignored] == ["contagem.uso_ja_conta"]
        lax = ask(tempo.MARCA_DIMENSIONAL, reading("AMB-0", "B"), contagem_uso_ja_conta=True, **use)
        assert lax.answer == "abre_turno"


class TestWhichCountApplies:
    """CON-31: each count has its own domain, unless AMB-3 is read the other way."""

    OTHERS = ("voo_emprestado", "paralisia", "ativacao", "ofensiva_tardia")

    def test_the_dimensional_sealing_is_counted_from_turn_0(self) -> None:
        for option in "AB":
            found = asked(tempo.CONTAGEM_QUE_VALE, reading("AMB-3", option), contagem_efeito="selamento_dimensional")
            assert found == ("turno_zero", ("TURDIM-1:contagem",))

    @pytest.mark.parametrize("effect", OTHERS)
    def test_everything_else_by_enemy_closings(self, effect: str) -> None:
        assert asked(tempo.CONTAGEM_QUE_VALE, contagem_efeito=effect) == ("geral", ("TUR-1a:contagem",))
        assert ask(tempo.CONTAGEM_QUE_VALE, contagem_efeito=effect).readings == ("AMB-3",)
        assert ask(tempo.CONTAGEM_QUE_VALE, reading("AMB-3", "B"), contagem_efeito=effect).answer == "turno_zero"

    def test_the_two_counts_differ_on_one_log(self) -> None:
        battle = log(E, DIME, E, EU)
        assert turns(book(), battle).answer == 2
        assert dimensional_turn(book(), battle, "dime").answer == 1


CASES: dict[str, Callable[[Book], object]] = {
    "TUR-1a": lambda rules: asked(tempo.CONTA_TURNO, rules, encerro_autor="inimigo"),
    "TUR-1a:antes": lambda rules: asked(
        tempo.CONTA_TURNO,
        rules,
        encerro_autor="inimigo",
        encerro_antes_do_inicio=True,
        contagem_finalidade="duracao",
    ),
    "TUR-1a:contagem": lambda rules: asked(tempo.CONTAGEM_QUE_VALE, rules, contagem_efeito="paralisia"),
    "TUR-1b": lambda rules: asked(tempo.CONTA_TURNO, rules, encerro_autor="eu"),
    "TUR-1c": lambda rules: asked(tempo.CONTA_TURNO, rules, encerro_autor="inimigo", encerro_ultimo_inimigo=False),
    "TURDIM-1": lambda rules: dimensional_turn(rules, log(*WORKED), "dime").answer,
    "TURDIM-1:contagem": lambda rules: asked(tempo.CONTAGEM_QUE_VALE, rules, contagem_efeito="selamento_dimensional"),
    "TURDIM-2": lambda rules: dimensional_turn(rules, log(*WORKED), "dime").answer,
    "TURDIM-3": lambda rules: dimensional_turns_ended(rules, log(*WORKED), "dime").answer,
    "TURDIM-3:so": lambda rules: asked(
        tempo.MARCA_DIMENSIONAL,
        rules,
        encerro_autor="inimigo",
        encerro_ultimo_inimigo=False,
        dimensao_momento="depois",
    ),
    "TURDIM-4": lambda rules: whereabouts(rules, log(*WORKED), "dime").answer,
    "TURDIM-4:fora": lambda rules: whereabouts(rules, log(DIME), "dime").answer,
    "TURDIM-4:limita_usuario": lambda rules: asked(tempo.QUEM_LIMITA, rules),
    "TURDIM-4:limita_vitima": lambda rules: asked(tempo.QUEM_LIMITA, rules.under(Committee(readings={"AMB-2": "A"}))),
    "TURDIM-4:no_prazo": lambda rules: return_in_time(rules, log(*WORKED), "dime", 3).answer,
    "TURDIM-4:fora_do_prazo": lambda rules: return_in_time(rules, log(*WORKED), "dime", 2).answer,
}


def test_every_case_of_the_chapter_is_here() -> None:
    assert set(CASES) == {id_ for ruling, _, id_ in book().cases() if ruling.id.startswith("TUR")}


@pytest.mark.parametrize("case", CASES)
def test_removing_a_case_changes_an_answer(case: str) -> None:
    assert CASES[case](book()) != CASES[case](book().without(case))


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_no_situation_is_a_conflict_and_every_silence_is_declared(question: Question) -> None:
    """Over every combination of facts, clauses and readings that can be."""
    assert faults(question.name) == []


def well_formed(table: Table, rounds: int, seed: int) -> list[Post]:
    """A battle in which everybody closes once a round, the enemies in any order."""
    order = random.Random(seed)
    posts = []
    for _ in range(rounds):
        posts += [Post(author=name) for name in order.sample(table.enemies, len(table.enemies))]
        posts.append(Post(author=table.me))
    return posts


tables = st.integers(1, 4).map(lambda n: Table(me="Iara", enemies=tuple(f"inimigo {k}" for k in range(n))))


@given(tables, st.integers(0, 6), st.integers())
def test_a_full_round_is_a_turn_in_whatever_order_the_enemies_close(table: Table, rounds: int, seed: int) -> None:
    assert turns(book(), Log(posts=tuple(well_formed(table, rounds, seed)), table=table)).answer == rounds


@given(st.integers(0, 6), st.data())
def test_own_closings_never_change_the_count(rounds: int, data: st.DataObject) -> None:
    posts = well_formed(Table(), rounds, 0)
    for _ in range(data.draw(st.integers(1, 4))):
        posts.insert(data.draw(st.integers(0, len(posts))), EU)
    assert turns(book(), log(*posts)).answer == rounds


authors = st.sampled_from(["Iara", "Breno", "Caio"])
any_post = st.builds(Post, author=authors, closes=st.sampled_from([Closes.SIM, Closes.SIM, Closes.NAO]))


@given(st.lists(any_post, max_size=14))
def test_the_count_never_exceeds_the_enemy_closings(posts: list[Post]) -> None:
    found = turns(book(), against_two(*posts))
    closings = [sum(p.author == name and p.closes is Closes.SIM for p in posts) for name in TWO.enemies]
    assert found.answer == "omisso" or (isinstance(found.answer, int) and found.answer <= min(closings))


@given(st.lists(any_post, max_size=14))
def test_a_count_only_grows(posts: list[Post]) -> None:
    numbers = [step.total for step in turns(book(), against_two(*posts)).steps if isinstance(step.total, int)]
    assert numbers == sorted(numbers)


@given(st.lists(st.integers(0, 2), max_size=6), st.integers(0, 3))
def test_the_dimensional_index_is_my_moves_after_the_use(openings: list[int], cut: int) -> None:
    opening = Post(author="eu", closes=Closes.NAO)
    moves = [post for more in openings for post in (E, *[opening] * more, EU)]
    posts = [DIME, *moves[: len(moves) - cut]]

    index, ended = (count(book(), log(*posts), "dime").answer for count in (dimensional_turn, dimensional_turns_ended))
    assert index == sum(post.author == "eu" and before is E for before, post in pairwise(posts))
    assert ended in (index, int(index) + 1)


KINDS = ("paralisia", "voo_emprestado", "ativacao", "ofensiva_tardia")


@pytest.mark.parametrize("kind", KINDS)
def test_the_count_that_applies_to_the_effect_is_asked_for_first(kind: str) -> None:
    posts = log(Post(author="eu", acts=(Act("usa", "véu"),)), E, EU, E)
    found = turns_of(book(), posts, "véu", kind)

    assert (found.answer, found.readings) == (2, ("AMB-3",))
    assert found.decided[0] == "TUR-1a:contagem"
    # In turn 0 it was used, and I have moved once since.
    assert turns_of(book().under(Committee(readings={"AMB-3": "B"})), posts, "véu", kind).answer == 1


@pytest.mark.parametrize(("option", "passed"), [("A", 1), ("B", 0)])
def test_the_closing_of_the_post_that_begins_an_effect_is_not_after_its_beginning(option: str, passed: int) -> None:
    bind = Post(author="inimigo", acts=(Act("usa", "grilhões"),))
    rules = book().under(Committee(readings={"AMB-1-duracao": option}))

    found = turns_of(rules, log(bind), "grilhões", "paralisia")
    assert (found.answer, found.readings[0]) == (passed, "AMB-1-duracao")
    assert turns_of(rules, log(bind, EU, E), "grilhões", "paralisia").answer == passed + 1


def test_a_dimensional_sealing_is_counted_from_zero_whatever_the_reading() -> None:
    found = turns_of(book(), log(DIME, E, EU, E, EU), "dime", "selamento_dimensional")

    assert (found.answer, found.readings) == (2, ())
    assert found.decided[0] == "TURDIM-1:contagem"


@given(st.integers(0, 8), st.integers(0, 8))
def test_a_return_is_in_time_exactly_up_to_the_limit(index: int, limit: int) -> None:
    posts = (
        (DIME, E, *(EU, E) * (index - 1), VOLTA)
        if index
        else (Post(author="eu", acts=(Act("usa", "dime"),), returns=True),)
    )
    found = return_in_time(book(), log(*posts), "dime", limit)
    assert found.answer == ("no_prazo" if index <= limit else "fora_do_prazo")


def _everything() -> Iterator[object]:
    rules = book()
    for parts in (rules.rulings, rules.questions, rules.gaps, rules.readings, rules.facts, rules.quantities):
        yield from parts.values()
    yield from (*rules.silences, *rules.impossible, *rules.tensions.values(), *rules.figure_list.values())


@given(st.randoms(use_true_random=False))
def test_the_order_of_the_books_parts_never_matters(chance: random.Random) -> None:
    parts = list(_everything())
    chance.shuffle(parts)
    shuffled = Book.of("zarcovi", parts)
    for author, last in product(("eu", "inimigo", "aliado"), (True, False)):
        facts: dict[str, str | int | bool] = {"encerro_autor": author, "encerro_ultimo_inimigo": last}
        assert asked(tempo.CONTA_TURNO, shuffled, **facts) == asked(tempo.CONTA_TURNO, **facts)
    counts: list[Callable[[Book], Tally[Post]]] = [
        lambda rules: turns(rules, log(E, EU, E)),
        lambda rules: dimensional_turns_ended(rules, log(*WORKED), "dime"),
    ]
    for count in counts:
        assert (count(shuffled).answer, count(shuffled).decided) == (count(book()).answer, count(book()).decided)


def test_the_return_that_counts_is_that_of_whose_stay_it_is() -> None:
    posts = (DIME, E, EU, Post(author="inimigo", returns=True), EU)
    victim = book().under(Committee(readings={"AMB-2": "A"}))
    sealed = Log(posts=posts, given={"dimensao.quem": "vitima"})

    assert return_in_time(victim, sealed, "dime", 1).answer == "no_prazo"
    assert return_in_time(victim, sealed, "dime", 0).answer == "fora_do_prazo"
    with pytest.raises(RulesError, match="returns to Earth"):
        return_in_time(victim, log(*posts), "dime", 1)
