"""What a case states of each ability or item of its battle: found wrong at its place, like the case's own facts."""

import pytest

from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.logs.fields import FIELDS
from zarcovi_rules.core.book import Committee
from zarcovi_rules.judge.scenario import File, judge
from zarcovi_rules.judge.schema import group_of
from zarcovi_rules.shelf import logs

CASE = """livro: zarcovi
casos:
  - caso: Iara veste o Elmo.
    pergunta: {question}
    sobre: Elmo
    posts: [{{autor: eu, equipa: Elmo}}]
    {of_all}
    habilidades: {of_each}
"""


def judged(of_each: str, of_all: str = "", question: str = "item_na_batalha") -> File:
    text = CASE.format(question=question, of_all=of_all, of_each=of_each)
    return judge(text, "caso.yaml", lambda _: book(), [book()], Committee(), logs)


@pytest.mark.parametrize(
    ("of_each", "of_all", "column", "said"),
    [
        ("{Elma: {item: {lugar: uma_mao}}}", "", 19, "no post of this log names “Elma”"),
        ("{Elmo: {item: {lugar: uma_mãozinha}}}", "", 40, "lugar cannot be “uma_mãozinha”"),
        ("{Elmo: {item: {lugas: uma_mao}}}", "", 33, "item has no field lugas"),
        ("{Elmo: {itens: {lugar: uma_mao}}}", "", 26, "has no field itens"),
        ("{Elmo: {item: {estado: equipado}}}", "", 41, "the posts already tell item.estado"),
        ("{elmo: {item: {lugar: uma_mao}}}", "item: {lugar: armadura}", 40, "item.lugar is given of all and of elmo"),
        ("{Elmo: {item: {rank_de_desligar: 2}}}", "", 51, "cannot be together: item.rank_de_desligar = 2"),
    ],
)
def test_what_is_wrong_with_one_ability_is_said_at_its_place(of_each: str, of_all: str, column: int, said: str) -> None:
    (finding,) = judged(of_each, of_all).findings

    assert (finding.place.line, finding.place.column) == (8, column)
    assert said in str(finding.message)


def test_what_is_stated_of_one_ability_is_known_of_it() -> None:
    (case,) = judged("{elmo: {item: {lugar: armadura}}}").cases

    assert case.answer == "equipado"
    assert "ITEM-1c" in case.verdicts[""].collect("decided")


def test_what_is_stated_of_one_ability_and_does_not_count_is_named() -> None:
    (case,) = judged("{Elmo: {item: {lugar: armadura}, ataque: {escala: global}}}").cases

    assert case.unseen == ("ataque.escala",)


def test_by_what_the_posts_are_read_counts_though_no_question_looks_at_it() -> None:
    delayed = CASE.replace("equipa: Elmo", "usa: Elmo").format(
        question="ofensiva_tardia_na_batalha", of_all="", of_each="{Elmo: {ofensiva: {demora: 2}}}"
    )
    (case,) = judge(delayed, "caso.yaml", lambda _: book(), [book()], Committee(), logs).cases

    assert (case.answer, case.unseen) == ("segue", ())


def test_two_of_one_post_that_state_different_things_are_found_in_what_is_said_of_them() -> None:
    text = """livro: zarcovi
casos:
  - caso: Duas redes de uma vez.
    pergunta: paralisado_na_batalha
    sobre: eu
    habilidades:
      Rede: {ataque: {efeito: paralisia, turnos_de_paralisia: 2}}
      Teia: {ataque: {turnos_de_paralisia: 3}}
    posts: [{autor: inimigo, usa: [Rede, Teia]}, {autor: eu, acontece: e_paralisado}]
"""
    (finding,) = judge(text, "caso.yaml", lambda _: book(), [book()], Committee(), logs).findings

    assert finding.place.line == 7
    assert "“Rede” and “Teia” are used in one post" in str(finding.message)


def test_only_a_question_about_one_ability_of_a_battle_takes_them() -> None:
    assert "habilidades cannot be given here" in {
        str(finding.message) for finding in judged("{Elmo: {item: {lugar: uma_mao}}}", question="item_cabe").findings
    }


def test_no_field_of_a_battle_is_called_like_a_group_of_facts() -> None:
    groups = {group_of(name) for name in (*book().facts, *book().quantities)}

    assert not groups & FIELDS.keys()
