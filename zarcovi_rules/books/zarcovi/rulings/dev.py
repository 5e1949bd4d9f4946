"""Returning an attack: defence and counter-attack in one ability (source, lines 104 to 116)."""

from zarcovi_rules.books.zarcovi.facts import contra_ataque, ranks
from zarcovi_rules.books.zarcovi.questions.combo import COMBAVEL
from zarcovi_rules.books.zarcovi.questions.contra_ataque import (
    COMPARACAO,
    CONTRA_ATACA,
    DEVOLUCAO,
    EM_VIGOR,
    PESA,
    RANK,
)
from zarcovi_rules.books.zarcovi.questions.manipulacao import MANIPULACAO
from zarcovi_rules.books.zarcovi.readings.geral import AMB_22
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_DEVOLVE = contra_ataque.DEVOLVE.said
_SEM_LIMITE = MANIPULACAO.is_("sim", "nao_ha")
_CONTA_RANK = CONTRA_ATACA & PESA.is_("sim")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Devolver ataque", "Returning an attack"), item=item, lines=lines)


DEV_1A = Ruling(
    id="DEV-1a",
    texto="A habilidade cuja legenda diz que devolve o ataque faz a defesa e o contra-ataque.",
    text="An ability whose legend says that it returns the attack makes both the defence and the counter-attack.",
    source=_source("item 1", 104),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=DEVOLUCAO,
            when=_DEVOLVE & _SEM_LIMITE & COMBAVEL.is_("sim"),
            then="defende_e_contra_ataca",
        ),
    ),
)
DEV_1B = Ruling(
    id="DEV-1b",
    texto="Quem devolve pode preferir apenas repelir; só assim a habilidade serve contra ataque não combável.",
    text="Who returns may prefer only to repel; so, and only so, it serves against an attack that cannot be comboed.",
    source=_source("item 1", 104),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DEVOLUCAO,
            when=_DEVOLVE & contra_ataque.ESCOLHA.is_("apenas_repelir") & AMB_22.is_("A"),
            then="apenas_repele",
            overrides=("DEV-1a", "DEV-1b:so", "DEV-1b:so!devolve_nao_combavel", "devolucao_do_ataque~limite"),
            challenged_by=(Salvo(clause=contra_ataque.SO_REPELIDO_SE_COMBAVEL, when=COMBAVEL.is_("nao")),),
        ),
        # This half does not wait for the revision: to return is to manipulate, which takes a comboable attack anyway.
        Case(
            name="so",
            question=DEVOLUCAO,
            when=_DEVOLVE & COMBAVEL.is_("nao"),
            then="nao_devolve",
            challenged_by=(
                Salvo(clause=contra_ataque.DEVOLVE_NAO_COMBAVEL, when=_SEM_LIMITE, then="defende_e_contra_ataca"),
            ),
            texto="Contra ataque não combável, a defesa que devolve serve apenas para repelir.",
            text="Against an attack that cannot be comboed, a defence that returns attacks only repels.",
        ),
    ),
)
DEV_2 = Ruling(
    id="DEV-2",
    texto="No contra-ataque, o rank de velocidade sempre conta.",
    text="For a counter-attack the speed rank always counts.",
    source=_source("item 2", 108),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PESA,
            when=ALWAYS,
            then="sim",
            challenged_by=(Salvo(clause=contra_ataque.IGNORA_RANK, then="nao"),),
        ),
    ),
)
DEV_2A = Ruling(
    id="DEV-2a",
    texto="Se defesa e ataque têm o mesmo rank, os dois se somam e o contra-ataque sai no rank combinado.",
    text="If defence and attack have the same rank, the two add up and the counter-attack goes at the combined rank.",
    source=_source("item 2", 110),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=RANK,
            when=_CONTA_RANK & COMPARACAO.is_(ranks.IGUAL),
            then="combinado",
            challenged_by=(Salvo(clause=contra_ataque.NO_RANK_DO_ATAQUE, then="do_ataque"),),
        ),
    ),
)
DEV_2B = Ruling(
    id="DEV-2b",
    texto="Se a defesa é mais rápida que o ataque, o contra-ataque sai no rank da própria defesa.",
    text="If the defence is faster than the attack, the counter-attack goes at the defence's own rank.",
    source=_source("item 2", 112),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=RANK,
            when=_CONTA_RANK & COMPARACAO.is_(ranks.MAIS_RAPIDA),
            then=EM_VIGOR,
            challenged_by=(Salvo(clause=contra_ataque.NO_RANK_DO_ATAQUE, then="do_ataque"),),
        ),
    ),
)
DEV_3 = Ruling(
    id="DEV-3",
    texto="Se algo acelera a defesa que devolve, vale para a devolução o rank depois do aumento.",
    text="If something speeds a returning defence up, the rank after the increase is the one for the return.",
    source=_source("item 3", 116),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=EM_VIGOR,
            when=contra_ataque.AUMENTOS.is_("um"),
            then="aumentado",
            challenged_by=(Salvo(clause=contra_ataque.AUMENTO_SO_NA_DEFESA, then="legenda"),),
        ),
    ),
)
