"""Sensing (source, lines 183 to 194)."""

from zarcovi_rules.books.zarcovi.facts import sensoriamento
from zarcovi_rules.books.zarcovi.questions.genjutsu import ATIVACAO, SENSORIAL_EXIGIDO
from zarcovi_rules.books.zarcovi.questions.sensoriamento import (
    A_TEMPO,
    CONTA,
    E_SENSORIAL,
    EXIGE_DETECCAO,
    EXIGE_SENSORIAL,
    IMPEDE,
    LOCALIZACAO,
    PRESENCA,
    REQUISITO,
)
from zarcovi_rules.books.zarcovi.readings.sensoriamento import AMB_26, AMB_27
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source

_ATIVO_NO_CAMPO = sensoriamento.ESTADO.is_("ativo", "em_resposta") & sensoriamento.LUGAR.is_("campo")
_CORPORAL = CONTA.is_("corporal")


def _source(item: str, *lines: int) -> Source:
    return Source(section="Sensoriamento", item=item, lines=lines)


SENS_1 = Ruling(
    id="SENS-1",
    texto="O sensoriamento ativo detecta a presença dos inimigos em campo e dá a localização exata deles.",
    text="Active sensing detects the presence of the enemies in the field and gives their exact position.",
    source=_source("item 1", 183),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=PRESENCA, when=E_SENSORIAL & _ATIVO_NO_CAMPO, then="sim"),
        Case(
            name="localizacao",
            question=LOCALIZACAO,
            when=E_SENSORIAL & _ATIVO_NO_CAMPO,
            then="exata",
            challenged_by=(Salvo(clause=sensoriamento.SEM_LOCALIZACAO, then="nao_da"),),
        ),
    ),
)
SENS_2 = Ruling(
    id="SENS-2",
    texto="Quem tem Sensorial Corporal sente que o inimigo está em campo, sem saber exatamente onde.",
    text="Whoever has Sensorial Corporal senses that the enemy is in the field, not exactly where.",
    source=_source("item 2", 186),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=PRESENCA, when=_CORPORAL & _ATIVO_NO_CAMPO, then="sim"),
        Case(
            name="localizacao",
            question=LOCALIZACAO,
            when=_CORPORAL & _ATIVO_NO_CAMPO & AMB_26.is_("A"),
            then="nao_da",
            overrides=("SENS-1:localizacao",),
            challenged_by=(Salvo(clause=sensoriamento.CORPORAL_LOCALIZA),),
        ),
    ),
)
SENS_3 = Ruling(
    id="SENS-3",
    texto="A percepção ocular, embora seja só uma visão apurada, conta como Sensorial Ocular.",
    text="Ocular perception, though no more than keen sight, counts as Sensorial Ocular.",
    source=_source("item 3", 190),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CONTA,
            when=sensoriamento.TIPO.is_("percepcao_ocular"),
            then="ocular",
            challenged_by=(Salvo(clause=sensoriamento.RECUSA_PERCEPCAO, then="nenhum"),),
        ),
    ),
)
SENS_4 = Ruling(
    id="SENS-4",
    texto="Se a legenda admite Sensorial sem dizer qual, servem o Corporal e o Ocular.",
    text="If the legend admits Sensorial without saying which, both Corporal and Ocular serve.",
    source=_source("item 4", 192),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=REQUISITO,
            when=sensoriamento.EXIGE.is_("sensorial") & CONTA.is_("corporal", "ocular") & A_TEMPO,
            then="cumprido",
            challenged_by=(
                Salvo(clause=sensoriamento.QUER_DIZER_OCULAR, when=CONTA.is_("corporal"), then="nao_cumprido"),
            ),
        ),
    ),
)
SENS_5 = Ruling(
    id="SENS-5",
    texto="Não se ativa sensorial nem detecção específica em resposta ao ataque que a exige de quem se defende.",
    text="Neither sensing nor a specific detection is activated in answer to an attack that demands it to defend.",
    source=_source("item 5", 194),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=IMPEDE,
            when=EXIGE_SENSORIAL,
            then="impede",
            challenged_by=(Salvo(clause=sensoriamento.ATIVA_EM_RESPOSTA, then="nao_impede"),),
        ),
        Case(name="deteccao", question=IMPEDE, when=EXIGE_DETECCAO & AMB_27.is_("A"), then="impede"),
        Case(
            name="genjutsu",
            question=ATIVACAO,
            when=SENSORIAL_EXIGIDO,
            then="recusada",
            overrides=("GEN-3a", "GEN-3b:mais_lento", "GEN-3b!preve_supremo"),
            texto="Em resposta a um Genjutsu não se ativa o sensorial que ele exige de quem se defende.",
            text="In answer to a Genjutsu the sensing that it demands to defend from it is not activated.",
        ),
    ),
)
