"""Additions of Senjutsu (source, lines 252 to 258)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.sentences import speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Status

LINT_68 = Check(
    code="LINT-68",
    name="senjutsu_rompe_acima_do_status",
    rulings=("SENJ-2", "ROMP-2"),
    statement=Text(
        "O Senjutsu não faz o ataque letal romper barreiras ilimitadas, a não ser que a legenda o diga.",
        "Senjutsu does not make a lethal attack break unlimited barriers, unless the legend says so.",
    ),
    why=Text(
        "Com Senjutsu, o ataque letal rompe as barreiras que não são ilimitadas; mais do que isso, só a legenda dá.",
        "With Senjutsu a lethal attack breaks the barriers that are not unlimited; more than that only the legend "
        "gives.",
    ),
    help=Text(
        "Escreva na legenda que o ataque rompe barreiras de status superior, ou tire a cláusula.",
        "Write in the legend that the attack breaks barriers of a higher status, or take the clause away.",
    ),
    bad="{nome: Lança da Mata, tipo: [ofensiva, senjutsu], alcance: medio, status: letal, legenda: 2x de uso, "
    "clausulas: [ataque.rompe_status_superior]}",
    good="{nome: Lança da Mata, tipo: [ofensiva, senjutsu], alcance: medio, status: letal, legenda: 2x de uso}",
    unsaid=("ataque.rompe_status_superior",),
    where=("tipo:senjutsu",),
    doubt=speaks_of_all,
)


def _less_than_supreme(card: Card) -> Iterator[Found]:
    if card.claims("ataque.senjutsu_nao_torna_supremo"):  # which is told anyway
        return
    if card.has("status", "ilimitado") and card.has("escala", "global"):
        # A legend may speak of Senjutsu otherwise than of what this attack is.
        sure = card.written("status") and card.written("escala") and "senjutsu" in card.written("tipo")
        yield Found(card.at("status"), status=None if sure else Status.UNKNOWN)


LINT_69 = Check(
    code="LINT-69",
    name="senjutsu_global_que_nao_e_supremo",
    rulings=("SENJ-3",),
    statement=Text(
        "Ataque ilimitado global com Senjutsu causa Dano Supremo.",
        "An unlimited Global attack with Senjutsu deals Supreme Damage.",
    ),
    why=Text(
        "A adição de Senjutsu torna supremo o dano do ataque ilimitado global; a regra não admite exceção.",
        "The addition of Senjutsu makes the damage of an unlimited Global attack supreme; the ruling admits no "
        "exception.",
    ),
    help=Text("Escreva “supremo” como status.", "Write “supremo” as the status."),
    bad="{nome: Rugido da Mata, tipo: [ofensiva, senjutsu], alcance: medio, escala: global, status: ilimitado, "
    "usos: 1}",
    good="{nome: Rugido da Mata, tipo: [ofensiva, senjutsu], alcance: medio, escala: global, status: supremo, usos: 1}",
    of=(Kind.ABILITY,),
    on=("tipo:senjutsu",),
    find=_less_than_supreme,
    challenges=("ataque.senjutsu_nao_torna_supremo",),
)
