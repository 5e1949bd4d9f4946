"""Expectations that cannot fail are found, and scenarios that hang on nothing that they cite."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import pytest

from tests.app.calling import zarcovi
from tests.verify.toy_steps import Shelf, toy_steps
from zarcovi_rules import shelf
from zarcovi_rules.core.messages import msg
from zarcovi_rules.verify.expectations import expectations
from zarcovi_rules.verify.features import read
from zarcovi_rules.verify.flips import Flips, flips
from zarcovi_rules.verify.rules import Play, catalogue
from zarcovi_rules.verify.runner import Unmet
from zarcovi_rules.verify.steps import Steps, Table

BOOK = shelf.book("zarcovi")
HEAD = "# language: pt\n@zarcovi\nFuncionalidade: Provas\n"
WALL = """
  {tags}
  Cenário: Um muro diante da onda
    Dada uma barreira de campo unidirecional de status ilimitado
    E um ataque {scale} de status letal
    Quando perguntam ao juiz: a barreira segura o ataque?
"""


def tried(scenario: str, tags: str = "@BAR-CAMPO-2:base", scale: str = "global") -> Flips:
    text = HEAD + WALL.format(tags=tags, scale=scale) + "".join(f"    {line}\n" for line in scenario.splitlines())
    loaded = read("provas.feature", text)
    assert not loaded.errors
    return flips(cast("Steps[Play]", shelf.steps("zarcovi")), loaded.scenarios, BOOK, catalogue(BOOK))


def weak(found: Flips) -> list[tuple[int | None, str]]:
    return [(finding.place.line, str(finding.message.values["text"])) for finding in found.cannot_fail]


@pytest.mark.parametrize(
    "expectation",
    [
        "Então a resposta é: a barreira não segura",
        "Então decide BAR-CAMPO-2",
        "Então decidem BAR-CAMPO-2 e BAR-CAMPO-0b",
        "Então não decide BAR-CAMPO-1",
        "Então não decide BAR-CAMPO-2!defende_global",
    ],
)
def test_what_may_be_otherwise_can_fail(expectation: str) -> None:
    found = tried(expectation)
    assert (weak(found), found.expectations, found.idle) == ([], 1, ())


def test_a_denial_of_what_has_no_part_in_it_cannot_fail() -> None:
    found = tried("Então a resposta é: a barreira não segura\nE não decide TUR-1a")
    assert weak(found) == [(11, "não decide TUR-1a")]
    assert found.expectations == 2


def test_a_scenario_whose_tag_has_no_part_in_it_is_idle() -> None:
    found = tried("Então a resposta é: a barreira não segura", tags="@TUR-1a:base")
    (finding,) = found.idle
    assert (finding.place.path, finding.place.line) == ("provas.feature", 6)
    assert finding.message.values["tags"] == "@TUR-1a:base"


def test_a_scenario_on_the_other_side_of_the_border_is_not_idle() -> None:
    found = tried("Então a resposta é: a barreira segura\nE não decide BAR-CAMPO-2", scale="multidirecional")
    assert (weak(found), found.idle) == ([], ())


def tried_as(tags: str, *lines: str) -> Flips:
    text = f"{HEAD}\n  {tags}\n  Cenário: Prova\n" + "".join(f"    {line}\n" for line in lines)
    loaded = read("provas.feature", text)
    assert not loaded.errors
    return flips(cast("Steps[Play]", shelf.steps("zarcovi")), loaded.scenarios, BOOK, catalogue(BOOK))


LOSS = (
    "Dada uma habilidade com 3 usos",
    "E a habilidade perde 1 uso",
    "Quando perguntam ao juiz: com quantos usos a habilidade fica?",
    "Então a resposta é: 2",
)


def test_a_scenario_may_hang_on_what_its_proof_does_not_name() -> None:
    # Were the ability complementary, nothing would be lost; that it is not, COMP-0 says.
    assert tried_as("@COMP-0:principal", *LOSS).idle == ()
    assert len(tried_as("@COMP-EXa:principal", *LOSS).idle) == 1


def test_either_of_two_rulings_of_one_meaning_shows_the_tension_between_them() -> None:
    lines = (
        "Dado um ataque unidirecional de longo alcance",
        "E um ataque combável",
        "E o ataque chega por portal",
        "E o jogador especifica para o combo o médio alcance",
        "Quando perguntam ao juiz: com que alcance o ataque acontece?",
        "Então a resposta é: o ataque acontece a médio alcance",
    )
    assert tried_as("@CON-43", *lines).idle == ()

    closing = (
        "Dado que se sabe que um inimigo encerra",
        "Quando perguntam ao juiz: o encerro conta um turno?",
        "Então a resposta é: o encerro conta um turno",
    )
    assert len(tried_as("@CON-43", *closing).idle) == 1


def battle(tags: str, post: int, *then: str) -> Flips:
    return tried_as(
        tags,
        "Dado que Iara tem por inimigo Caio",
        "E da Rede se sabe que o ataque paralisa",
        "E do Salto se sabe que o card é um teleporte ou um teletransporte",
        "E do Salto se sabe que o deslocamento é um teletransporte",
        "E a batalha:",
        "  | quem | usa   | acontece     |",
        "  | Caio | Rede  |              |",
        "  | Iara |       | é paralisado |",
        "  | Caio |       |              |",
        "  | Iara | Salto |              |",
        f"E a batalha está no post {post}",
        "Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está paralisado neste ponto da batalha?",
        *then,
    )


def test_next_to_a_battle_is_the_same_battle_a_post_later_or_earlier() -> None:
    found = battle("@PAR-1:base", 3, "Então a resposta é: a paralisia está em vigor", "E não decide PAR-1")
    assert (weak(found), found.idle) == ([], ())

    found = battle("@PAR-1:base", 2, "Então a resposta é: a paralisia está em vigor", "E não decide PAR-1")
    assert [text for _, text in weak(found)] == ["não decide PAR-1"]
    assert len(found.idle) == 1


def test_next_to_a_battle_is_the_same_battle_with_its_last_post_closed() -> None:
    found = tried_as(
        "@TUR-1a:base",
        "Dada a batalha:",
        "  | quem    | encerra |",
        "  | inimigo | não     |",
        "Quando perguntam ao juiz quantos turnos se passaram",
        "Então a resposta é: 0",
        "E nenhuma regra decide",
    )
    assert (weak(found), found.idle) == ([], ())


def lamps() -> Steps[Shelf]:
    """The toy's steps with expectations that check less than they say."""
    steps = toy_steps()

    @steps.entao("tudo está em ordem")
    def order(shelf: Shelf) -> None:
        pass

    @steps.entao("há mais luz azul que {cor}")
    def more(shelf: Shelf, chosen: str) -> None:
        if not shelf.lit:
            raise Unmet(msg("it is dark"))

    @steps.entao("estão acesas:", tables=[("cor", "quantas")], cells=("cor",))
    def lit(shelf: Shelf, *, table: Table) -> None:
        for colour, *_ in table[1:]:
            if colour not in shelf.lit:
                raise Unmet(msg("{colour} is not lit", colour=colour))

    return steps


def can_fail(then: str, next_to: Callable[[Any], Iterable[Any]] = lambda _: ()) -> list[bool]:
    text = f"{HEAD}\n  Cenário: Luzes\n    Dada uma vela azul\n    E uma vela verde\n    Então {then}\n"
    (scenario,) = read("luzes.feature", text).scenarios
    steps = lamps()
    return [each.can_fail for each in expectations(steps, scenario, steps.new_play(), next_to)]


def test_a_number_is_replaced_by_another() -> None:
    assert can_fail("há 2 luzes acesas") == [True]


def test_a_value_that_the_step_does_not_look_at_is_found() -> None:
    assert can_fail("há mais luz azul que verde") == [False]


def test_a_sentence_with_nothing_to_replace_must_fail_of_a_play_next_to_it() -> None:
    assert can_fail("tudo está em ordem") == [False]
    assert can_fail("tudo está em ordem", lambda _: [Shelf()]) == [False]


def test_each_cell_of_a_table_is_replaced() -> None:
    assert can_fail("estão acesas:\n      | cor  | quantas |\n      | azul | 1 |") == [
        False
    ]  # one example, and it is azul


def test_verify_flips_tells_where_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "provas.feature"
    scenario = "    Então a resposta é: a barreira não segura\n    E não decide TUR-1a\n"
    file.write_text(HEAD + WALL.format(tags="@BAR-CAMPO-2:base", scale="global") + scenario, "utf-8")

    assert zarcovi("verify", file).code == 0
    ran = zarcovi("verify", file, "--flips", "--lang", "en")
    assert ran.code == 1
    assert "provas.feature:11: This expectation cannot fail: E não decide TUR-1a" in ran.out
    data = zarcovi("verify", file, "--flips", "--format", "json").data["flips"]
    assert (data["scenarios"], data["expectations"], data["idle"]) == (1, 2, [])
    assert [finding["line"] for finding in data["cannot_fail"]] == [11]
    assert zarcovi("verify", file, "--format", "json").data["flips"] is None
    assert "não decide TUR-1a" in zarcovi("verify", file, "--flips", "--format", "junit").out
