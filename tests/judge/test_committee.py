"""Committee files: readings, figures and precedents change how a table plays, while they are valid."""

from __future__ import annotations

import textwrap
from datetime import date

import pytest

from tests.core.toy import ABERTO, CHEGA, VENTO
from tests.judge.table import BOOK, LARGO, PARTS, TODAY, decided, judged
from zarcovi_rules import shelf
from zarcovi_rules.core.book import Book, Committee
from zarcovi_rules.core.messages import RulesError
from zarcovi_rules.core.plan import plan
from zarcovi_rules.core.prose import told
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.situation import situation
from zarcovi_rules.judge import committee, scenario
from zarcovi_rules.judge.committee import Kind

HAIL = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo}]"
OPEN = "casos: [{caso: Cai granizo., pergunta: molha, ceu: granizo, guarda_chuva: {aberto: sim}}]"

PRECEDENT = """
    precedentes:
      - id: PREC-1
        data: 2026-01-10
        fonte: reunião de janeiro
        texto: O guarda-chuva aberto segura o granizo.
        pergunta: agua_chega
        fatos: {ceu: granizo, guarda_chuva: {aberto: sim}}
        resposta: nao_chega
        vence: [GAP-1]
"""
TWO = (
    PRECEDENT
    + """
      - id: PREC-2
        data: 2026-02-10
        fonte: reunião de fevereiro
        texto: O guarda-chuva aberto não segura o granizo.
        pergunta: agua_chega
        fatos: {ceu: granizo, guarda_chuva: {aberto: sim}}
        resposta: chega
        vence: [GAP-1, PREC-1]
        vale_ate: 2026-02-20
"""
)


def played(text: str, as_of: date = date(2026, 3, 1)) -> Committee:
    file = decided(text, as_of)
    assert file.findings == ()
    assert file.livro == "toy"
    return file.committee


def answer(case: str, by: Committee) -> object:
    (judged_case,) = judged(case, by).cases
    return judged_case.answer


def test_a_file_that_decides_nothing_changes_nothing() -> None:
    assert played("") == Committee(book="toy")


def test_a_reading_changes_the_answer() -> None:
    assert answer(HAIL, played("")) == "omisso"
    assert answer(HAIL, played("leituras: {AMB-1: B}")) == "sim"


def test_figures_of_the_shape_of_the_book_s_own_are_taken() -> None:
    assert played("figuras: {escada: [brisa, sopro, vendaval], limite: 5}").figures == {
        "escada": ["brisa", "sopro", "vendaval"],
        "limite": 5,
    }


def test_a_precedent_fills_a_gap_and_is_cited() -> None:
    assert answer(OPEN, played("")) == "omisso"

    (case,) = judged(OPEN, played(PRECEDENT)).cases

    assert case.answer == "nao"
    assert case.verdicts[""].collect("decided") == ("PREC-1",)


def test_a_precedent_answers_in_a_gap_even_if_it_does_not_say_that_it_beats_it() -> None:
    assert answer(OPEN, played(PRECEDENT.replace("        vence: [GAP-1]\n", ""))) == "nao"


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2026, 1, 9), "omisso"),
        (date(2026, 1, 10), "nao"),
        (date(2026, 2, 9), "nao"),
        (date(2026, 2, 10), "sim"),
        (date(2026, 2, 20), "sim"),
        (date(2026, 2, 21), "nao"),
    ],
)
def test_the_day_decides_which_precedents_hold(day: date, expected: str) -> None:
    assert answer(OPEN, played(TWO, day)) == expected


def test_a_precedent_may_begin_later_than_it_was_decided() -> None:
    later = PRECEDENT + "        vale_de: 2026-04-01\n"

    assert answer(OPEN, played(later, date(2026, 3, 31))) == "omisso"
    assert answer(OPEN, played(later, date(2026, 4, 1))) == "nao"


def test_a_precedent_that_is_not_valid_is_checked_all_the_same() -> None:
    file = decided(TWO.replace("[GAP-1, PREC-1]", "[GAP-1, PREC-7]"), date(2030, 1, 1))

    assert [str(finding.message) for finding in file.findings] == ["unknown ruling: PREC-7"]


def test_a_precedent_may_change_a_rule_if_it_says_so() -> None:
    text = """
        precedentes:
          - id: PREC-SOL
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: O sol molha, de suor.
            text: The sun wets, with sweat.
            pergunta: agua_chega
            fatos: {ceu: sol}
            resposta: chega
            vence: [R-1]
            altera_regra: true
    """
    sun = "casos: [{caso: Faz sol., pergunta: molha, ceu: sol}]"

    assert answer(sun, played("")) == "nao"
    assert answer(sun, played(text)) == "sim"


def test_a_precedent_may_look_at_a_comparison_of_numbers() -> None:
    text = """
        precedentes:
          - id: PREC-1
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: Com forças iguais o guarda-chuva aguenta.
            pergunta: vira
            fatos: {forcas: {vento_e_armacao: igual}}
            resposta: não
            vence: [GAP-2]
    """
    case = "casos: [{caso: Venta., pergunta: vira, vento: {forca: 2}, guarda_chuva: {armacao: 2}}]"

    assert answer(case, played("")) == "omisso"
    assert answer(case, played(text)) == "nao"


def test_a_precedent_may_look_at_the_answer_of_a_question_below() -> None:
    text = """
        precedentes:
          - id: PREC-1
            data: 2026-01-10
            fonte: reunião de janeiro
            texto: Quem é amigo e não se molha está abrigado.
            pergunta: abrigado
            fatos: {pessoa: amigo, molha: não}
            resposta: sim
            vence: [R-5:so]
    """
    case = "casos: [{caso: Faz sol., pergunta: abrigado, ceu: sol, pessoa: amigo}]"

    assert answer(case, played("")) == "nao"
    assert answer(case, played(text)) == "sim"


def test_an_answer_of_another_question_is_not_suggested() -> None:
    for written, help_ in (
        ("nao_cega", "Did you mean nao_chega? Known are: chega, nao_chega."),
        ("sim", "Choose one of: chega, nao_chega."),
    ):
        (finding,) = decided(PRECEDENT.replace("resposta: nao_chega", f"resposta: {written}")).findings

        assert str(finding.message) == f"agua_chega has no answer {written}"
        assert str(finding.help) == help_


# The same on a whole rulebook.

LAYER = """
livro: zarcovi
casos:
  - caso: Do colapso de Nara só se escapa por teletransporte, e Tomé confia na pele de bronze.
    pergunta: barreira_segura
    barreira: {forma: camada, status: ilimitado}
    ataque: {escala: unidirecional, status: letal, so_teletransporte_escapa: sim}
  - caso: A redoma letal de Bento se diz inquebrável, e a lâmina de Caio é ilimitada.
    pergunta: barreira_segura
    barreira: {forma: campo, cobertura: 360, status: letal, clausulas: [inquebravel]}
    ataque: {escala: unidirecional, status: ilimitado}
"""
TABLE = """
livro: zarcovi
leituras: {AMB-0: B}
precedentes:
  - id: PREC-2026-01
    data: 2026-01-15
    fonte: votação da mesa
    texto: A barreira corporal não segura ataque do qual só teletransporte escapa.
    pergunta: passa_pela_fuga
    fatos:
      barreira: {forma: camada}
      ataque: {so_teletransporte_escapa: sim}
    resposta: alcanca
    vence: [GAP-8]
    vale_ate: 2026-06-30
"""


def answers(day: date | None) -> list[object]:
    committee_ = Committee()
    if day is not None:
        file = committee.read(TABLE, "comite.yaml", shelf.book, shelf.books(), day)
        assert file.findings == ()
        committee_ = file.committee
    file_ = scenario.judge(LAYER, "casos.yaml", shelf.book, shelf.books(), committee_)
    assert file_.findings == ()
    return [case.answer for case in file_.cases]


def test_a_table_of_zarcovi_decides_what_the_book_leaves_open() -> None:
    assert answers(None) == ["omisso", "nao"]
    assert answers(date(2026, 2, 1)) == ["nao", "sim"]
    assert answers(date(2026, 7, 1)) == ["omisso", "sim"]


# What precedents get wrong together, or say against each other.


def told_of(text: str) -> list[tuple[int | None, str, str]]:
    return [(found.place.line, str(found.message), str(found.help)) for found in decided(text).findings]


def test_a_circle_of_questions_is_told_where_a_precedent_closes_it() -> None:
    text = PRECEDENT.replace("        vence: [GAP-1]\n", "").replace(
        "{ceu: granizo, guarda_chuva: {aberto: sim}}", "{ceu: granizo, molha: sim}"
    )

    ((line, message, help_),) = told_of(text)
    assert line == 9
    assert message.startswith("questions look at each other in a circle")
    assert help_ == "PREC-1 answers agua_chega, on which molha hangs already: state facts instead"


def test_a_precedent_says_something() -> None:
    for empty in ('""', '"  "'):
        text = PRECEDENT.replace("O guarda-chuva aberto segura o granizo.", empty)
        assert told_of(text) == [(7, "texto is empty", "write the decision in one sentence")]


@pytest.mark.parametrize("id_", ["PREC-", "PREC--", "PREC-1-", "PREC-1--2", '"PREC-1\\n"', "prec-1"])
def test_ids_of_precedents_are_written_one_way(id_: str) -> None:
    assert [line for line, *_ in told_of(PRECEDENT.replace("PREC-1", id_))] == [4]


@pytest.mark.parametrize("day", ['"2026-01-10\\n"', '"20260110"', '"2026-W02-6"', '"２０２６-01-10"'])
def test_dates_are_written_one_way(day: str) -> None:
    assert [line for line, *_ in told_of(PRECEDENT.replace("2026-01-10", day))] == [5]


def notices(text: str) -> list[str]:
    file = decided(text)
    assert file.findings == ()
    return [f"{notice.place.line}: {notice.message}" for notice in file.notices]


def test_precedents_that_answer_otherwise_on_the_same_facts_are_noticed() -> None:
    against = TWO.replace("[GAP-1, PREC-1]", "[GAP-1]")

    assert notices(against) == ["13: PREC-2 and PREC-1 can contradict each other"]
    assert notices(TWO) == []
    second = "PREC-2" + against.split("PREC-2")[1]
    elsewhere = against.replace(second, second.replace("ceu: granizo", "ceu: chuva").replace("[GAP-1]", "[R-3]"))
    assert notices(elsewhere) == []
    same = against.replace(second, second.replace("resposta: chega", "resposta: nao_chega"))
    assert notices(same) == ["13: PREC-2 changes nothing: so it is answered already, by PREC-1"]
    assert notices(against.replace("vale_ate: 2026-02-20", "vale_ate: 2026-02-20\n        vale_de: 2026-02-15")) != []
    before = against.replace("        vence: [GAP-1]\n", "        vence: [GAP-1]\n        vale_ate: 2026-02-09\n", 1)
    assert notices(before) == []


# What a precedent does, over every state of what its question looks at.


def made(pergunta: str, fatos: str, resposta: str, *more: str, number: int = 1) -> str:
    """One entry of the list of precedents."""
    return f"""
      - id: PREC-{number}
        data: 2026-01-10
        fonte: reunião de janeiro
        texto: Assim foi decidido.
        pergunta: {pergunta}
        fatos: {fatos}
        resposta: {resposta}
""" + "".join(f"        {line}\n" for line in more)


def remarks(*precedents: str, before: str = "") -> list[tuple[str, int | None, str, str]]:
    file = decided(before + "\nprecedentes:" + "".join(precedents))
    assert file.findings == ()
    found = [(one.kind, one.finding) for one in file.remarks]
    return [(str(kind), told.place.line, str(told.message), str(told.help)) for kind, told in found]


def test_a_precedent_that_the_book_says_already_changes_nothing() -> None:
    ((kind, line, message, help_),) = remarks(made("agua_chega", "{ceu: sol, vento: sim}", "nao_chega"))

    assert (kind, line) == (Kind.IDLE, 4)
    assert message == "PREC-1 changes nothing: so it is answered already, by R-1, R-3"
    assert help_ == "leave it out, unless it is only meant to be cited"


def test_a_precedent_that_answers_as_the_structure_of_its_question_changes_nothing() -> None:
    ((kind, _, message, _),) = remarks(made("molha", "{agua_chega: chega}", "sim"))

    assert (kind, message) == (Kind.IDLE, "PREC-1 changes nothing: so it is answered already")


def test_a_precedent_counts_by_the_readings_that_the_committee_chose() -> None:
    hail = made("agua_chega", "{ceu: granizo, guarda_chuva: {aberto: não}}", "chega")

    assert remarks(hail) == []
    assert [kind for kind, *_ in remarks(hail, before="leituras: {AMB-1: B}")] == [Kind.IDLE]


def test_a_precedent_that_changes_one_state_changes_something() -> None:
    assert remarks(made("agua_chega", "{ceu: granizo}", "chega", "vence: [GAP-1]")) == []


def test_a_precedent_that_always_loses_never_decides() -> None:
    first = made("agua_chega", "{ceu: granizo, vento: sim}", "chega", "vence: [GAP-1]")
    second = made("agua_chega", "{ceu: granizo}", "nao_chega", "vence: [PREC-1, GAP-1]", number=2)

    assert [(kind, line, message) for kind, line, message, _ in remarks(first, second)] == [
        (Kind.NEVER, 4, "PREC-1 never decides: PREC-2 overrides it wherever it holds")
    ]
    # It decides before the other begins, and where the other does not hold.
    assert remarks(first, second + "        vale_de: 2026-02-01\n") == []
    assert remarks(first, second.replace("{ceu: granizo}", "{ceu: granizo, guarda_chuva: {aberto: não}}")) == []


def test_a_ruling_that_contradicts_a_precedent_is_named_with_what_to_write() -> None:
    padrao = made("agua_chega", "{ceu: chuva, vento: não, guarda_chuva: {aberto: sim}}", "chega")
    absoluta = made("agua_chega", "{ceu: sol}", "chega")

    assert remarks(padrao) == [
        (
            Kind.CONTRADICTION,
            4,
            "PREC-1 and R-3 can contradict each other",
            "if the precedent goes first, write `vence: [R-3]`",
        )
    ]
    ((*_, message, help_),) = remarks(absoluta)[:1]
    assert message == "PREC-1 and R-1, R-3 can contradict each other"
    assert help_ == "if the precedent goes first, write `vence: [R-1, R-3]` and `altera_regra: true`"
    for text, more in ((padrao, "vence: [R-3]"), (absoluta, "vence: [R-1, R-3]\n        altera_regra: true")):
        assert remarks(f"{text}        {more}\n") == []


def test_what_only_puts_answers_together_is_not_to_be_overridden() -> None:
    ((kind, _, message, help_),) = remarks(made("molha", "{agua_chega: chega, ceu: chuva}", "nao"))[-1:]

    assert (kind, message) == (Kind.CONTRADICTION, "PREC-1 and molha~chega can contradict each other")
    assert help_.startswith("the question only puts together other answers there: say in `fatos` when it does not")
    assert help_.endswith("or decide on one of agua_chega")


def test_precedents_that_a_third_one_settles_do_not_contradict_each_other() -> None:
    one = made("agua_chega", "{ceu: granizo}", "chega", "vence: [GAP-1]")
    other = made("agua_chega", "{guarda_chuva: {aberto: sim}, ceu: granizo}", "nao_chega", "vence: [GAP-1]", number=2)
    third = made("agua_chega", "{guarda_chuva: {aberto: sim}, ceu: granizo}", "nao_chega", "vence: [PREC-1]", number=3)

    assert [message for _, _, message, _ in remarks(one, other)] == ["PREC-2 and PREC-1 can contradict each other"]
    assert Kind.CONTRADICTION not in [kind for kind, *_ in remarks(one, other, third)]


def test_from_which_day_on_two_contradict_each_other_is_told() -> None:
    one = made("agua_chega", "{ceu: granizo}", "chega", "vence: [GAP-1]")
    other = made("agua_chega", "{ceu: granizo}", "nao_chega", "vence: [GAP-1]", "vale_de: 2027-05-01", number=2)

    ((*_, help_),) = remarks(one, other)
    assert help_.startswith("from 2027-05-01 on both are valid: if one goes before the other")
    assert remarks(one + "        vale_ate: 2027-04-30\n", other) == []


def test_facts_that_only_all_together_cannot_be_are_refused() -> None:
    shut = Impossible(when=VENTO.is_("sim") & LARGO.said & ABERTO.is_("nao"), texto="fecha", text="it shuts")
    open_ = Impossible(when=VENTO.is_("sim") & LARGO.said & ABERTO.is_("sim"), texto="voa", text="it flies")
    book = Book.of("toy", [*PARTS, shut, open_])
    text = "livro: toy\nprecedentes:" + made(
        "agua_chega", "{ceu: granizo, vento: sim, guarda_chuva: {clausulas: [largo]}}", "chega", "vence: [GAP-1]"
    )

    (finding,) = committee.read(text, "comite.yaml", lambda _: book, [book], TODAY).findings
    assert (finding.place.line, str(finding.message)) == (8, "the facts of PREC-1 cannot be together")
    assert committee.read(text, "comite.yaml", lambda _: BOOK, [BOOK], TODAY).findings == ()


def test_a_case_in_which_a_fact_can_have_no_value_may_be_decided_for_it_is_judged_too() -> None:
    book = Book.of("toy", [*PARTS, Impossible(when=VENTO.is_("sim") & LARGO.said, texto="voa", text="it flies")])
    text = "livro: toy\nprecedentes:" + made(
        "agua_chega", "{ceu: granizo, guarda_chuva: {clausulas: [largo]}}", "chega", "vence: [GAP-1]"
    )

    read = committee.read(text, "comite.yaml", lambda _: book, [book], TODAY)
    assert read.findings == ()
    asked = plan(book.under(read.committee), CHEGA).ask(situation(book, {"ceu": "granizo", LARGO.name: "sim"}))
    assert (asked.outcome, asked.proof.decided) == ("chega", ("PREC-1",))


def test_a_question_of_too_many_states_is_not_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zarcovi_rules.judge.precedents.WIDEST", 1)
    one = made("agua_chega", "{ceu: granizo}", "chega", "vence: [GAP-1]")
    other = made("agua_chega", "{ceu: granizo}", "nao_chega", "vence: [GAP-1]", number=2)

    assert remarks(made("agua_chega", "{ceu: sol}", "nao_chega")) == []
    assert [message for _, _, message, _ in remarks(one, other)] == ["PREC-2 and PREC-1 can contradict each other"]


def test_a_rule_that_is_not_changed_is_told() -> None:
    text = made("agua_chega", "{ceu: granizo}", "chega", "vence: [GAP-1]", "altera_regra: true")

    ((kind, line, message, _),) = remarks(text)
    assert (kind, line, message) == (Kind.IDLE, 4, "PREC-1 says `altera_regra: true`, and changes no rule")


# A precedent that changes a rule, and a decision that changes a figure, show in every verdict that rests on them.

SUN = made("agua_chega", "{ceu: sol}", "chega", "vence: [R-1, R-3]", "altera_regra: true")
DROPS = """
    precedentes:
      - id: PREC-1
        data: 2026-01-10
        fonte: reunião de janeiro
        texto: Cada gota vale três.
        figuras: {tabela: {chuva: 3}}
        altera_regra: true
        vale_ate: 2026-06-30
"""


def lines(case: str, by: Committee) -> list[str]:
    (one,) = judged(case, by).cases
    return [str(line) for verdict in one.verdicts.values() for line in told(verdict)]


def test_a_verdict_tells_that_a_precedent_changes_a_rule() -> None:
    sun = "casos: [{caso: Faz sol., pergunta: molha, ceu: sol}]"
    rain = "casos: [{caso: Chove., pergunta: molha, ceu: chuva, vento: sim}]"
    by = played("\nprecedentes:" + SUN)

    changed = "changes the rule: PREC-1 against R-1, Assim foi decidido. [reunião de janeiro, 2026-01-10]"
    assert changed in lines(sun, by)
    assert not any("changes the rule" in line for line in lines(rain, by))
    assert not any("changes the rule" in line for line in lines(OPEN, played(PRECEDENT)))


@pytest.mark.parametrize(
    ("case", "before", "after"),
    [
        ("{caso: Gotas., pergunta: rasga, guarda_chuva: {armacao: 2}}", "nao", "sim"),
        ("{caso: Gotas., pergunta: fura, ceu: chuva}", 1, 3),
    ],
)
def test_a_verdict_tells_that_a_figure_was_changed(case: str, before: object, after: object) -> None:
    text = f"casos: [{case}]"
    by = played(DROPS)

    assert (answer(text, played("")), answer(text, by)) == (before, after)
    assert ("changes the rule: PREC-1 against tabela, Cada gota vale três. [reunião de janeiro, 2026-01-10]") in lines(
        text, by
    )
    assert "figure tabela, as the committee has it: chuva = 3" in lines(text, by)
    assert not any("changes the rule" in line for line in lines(text, played(DROPS, date(2026, 7, 1))))
    assert not any("changes the rule" in line for line in lines(OPEN, by))


def test_what_a_decision_only_adds_changes_no_rule() -> None:
    adds = DROPS.replace("{chuva: 3}", "{garoa: 3}").replace("        altera_regra: true\n", "")

    assert not any(
        "changes the rule" in line for line in lines("casos: [{caso: x, pergunta: fura, ceu: chuva}]", played(adds))
    )
    assert played(adds).changes[0].values == {"tabela": {"garoa": 3}}


def test_of_decisions_on_a_figure_that_which_overrides_the_other_holds() -> None:
    def limit(day: date) -> object:
        later = """\
      - id: PREC-0
        data: 2026-02-10
        fonte: reunião de fevereiro
        texto: O limite é cinco.
        figuras: {limite: 5}
        vence: [PREC-1]
        vale_ate: 2026-05-31
"""
        text = DROPS.replace("{tabela: {chuva: 3}}", "{limite: 4}").replace("        altera_regra: true\n", "") + later
        return BOOK.under(played("figuras: {limite: 9}" + textwrap.dedent(text), day)).figures["limite"]

    days = [date(2026, month, 11) for month in (1, 2, 6, 7)]
    assert [limit(day) for day in days] == [4, 5, 4, 9]


def test_decisions_on_figures_that_set_what_is_so_already_change_nothing() -> None:
    text = DROPS.replace("{tabela: {chuva: 3}}", "{limite: 3, tabela: {chuva: 1}}")

    assert notices(text) == [
        "4: PREC-1 says `altera_regra: true`, and changes no rule",
        "4: PREC-1 changes nothing: the figures have these values already",
    ]


# A committee decides on one rulebook.


def test_cases_of_another_book_are_judged_without_the_committee_and_that_is_told() -> None:
    by = Committee(readings={"AMB-1": "B"}, book="other")

    file = judged(HAIL, by)
    assert file.cases[0].answer == "omisso"
    (notice,) = file.notices
    assert (notice.place.line, str(notice.message)) == (
        1,
        "the committee decides on the rulebook other, not on toy",
    )


def test_a_book_is_not_played_by_a_committee_of_another() -> None:
    with pytest.raises(RulesError, match="decides on the rulebook other, not on toy"):
        BOOK.under(Committee(book="other"))
