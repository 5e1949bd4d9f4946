"""Body barriers: a thin layer over the user's body (source, lines 40 to 50)."""

from zarcovi_rules.books.zarcovi.facts import alvo, ataque, barreira, deslocamento
from zarcovi_rules.books.zarcovi.questions.barreira import (
    ALCANCA,
    ATRAVESSA,
    AUXILIO_CONTA,
    COBERTURA,
    DESTINO,
    NAO_ALCANCA,
    PELO_ALVO,
    PELO_EFEITO,
    ROMPE,
    SECAO,
)
from zarcovi_rules.books.zarcovi.questions.deslocamento import PRENDE
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_10, AMB_50
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_CORPORAL = SECAO.is_("corpo")
_VESTIDA = deslocamento.VESTE_CAMADA.is_("sim")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Barreiras corporais", "Body barriers"), item=item, lines=lines)


BAR_CORPO_0A = Ruling(
    id="BAR-CORPO-0a",
    texto="É corporal a barreira que é uma fina camada sobre o corpo do usuário e protege só a ele.",
    text="A body barrier is a thin layer over its user's body and protects only him.",
    source=_source(Text("abertura", "opening"), 40),
    force=Force.DEFINICAO,
    cases=(
        Case(question=SECAO, when=barreira.FORMA.is_("camada"), then="corpo"),
        Case(name="usuario", question=PELO_ALVO, when=_CORPORAL & alvo.ALVO.is_("usuario"), then=NAO_ALCANCA),
    ),
)
BAR_CORPO_0B = Ruling(
    id="BAR-CORPO-0b",
    texto="A barreira corporal funciona sempre como 360°.",
    text="A body barrier always works as 360°.",
    source=_source(Text("abertura", "opening"), 40),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=COBERTURA,
            when=_CORPORAL,
            then="360",
            challenged_by=(Salvo(clause=barreira.CAMADA_FRONTAL, then="unidirecional"),),
        ),
    ),
)
BAR_CORPO_1 = Ruling(
    id="BAR-CORPO-1",
    texto="A barreira corporal também cobre as extensões corporais do personagem.",
    text="A body barrier also covers the character's body extensions.",
    source=_source("item 1", 42),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_ALVO,
            when=_CORPORAL & alvo.ALVO.is_("extensao"),
            then=NAO_ALCANCA,
            # EXT-1 knows no exception, but here the section on body barriers foresees one and is the specific one.
            salvo=(Salvo(clause=barreira.SO_O_CORPO, then=ALCANCA, overrides=("EXT-1",)),),
        ),
    ),
)
BAR_CORPO_2 = Ruling(
    id="BAR-CORPO-2",
    texto="Teletransportes e habilidades combinadas com portais não entram em barreira corporal.",
    text="Teletransportes and abilities combined with portals do not enter a body barrier.",
    source=_source("item 2", 44),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ATRAVESSA,
            when=_CORPORAL & AUXILIO_CONTA.is_("teletransporte", "portal"),
            then="nao_atravessa",
            overrides=("PORT-4:base",),
            salvo=(
                Salvo(clause=barreira.PODE_SER_INVADIDA, then="atravessa"),
                Salvo(clause=ataque.ENTRA_EM_CAMADA, then="atravessa"),
            ),
        ),
        Case(
            name="teleporte",
            question=ATRAVESSA,
            when=_CORPORAL & AUXILIO_CONTA.is_("teleporte") & AMB_10.is_("B"),
            then="nao_atravessa",
            salvo=(
                Salvo(clause=barreira.PODE_SER_INVADIDA, then="atravessa"),
                Salvo(clause=ataque.ENTRA_EM_CAMADA, then="atravessa"),
            ),
        ),
        Case(
            name="teleporte_entra",
            question=ATRAVESSA,
            when=_CORPORAL & AUXILIO_CONTA.is_("teleporte") & AMB_10.is_("A"),
            then="atravessa",
            texto="Na leitura A de AMB-10, o teleporte comum entra em barreira corporal.",
            text="By reading A of AMB-10 a plain teleporte enters a body barrier.",
        ),
    ),
)
BAR_CORPO_3 = Ruling(
    id="BAR-CORPO-3",
    texto="A barreira corporal não segura selamento: o alvo atingido é selado junto com ela.",
    text="A body barrier does not stop a sealing: a target that is hit is sealed together with it.",
    source=_source("item 3", 46),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_CORPORAL & EFEITO.is_("selamento"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_SELAMENTO, then=NAO_ALCANCA),),
        ),
        Case(
            name="barreira",
            question=DESTINO,
            when=_CORPORAL
            & EFEITO.is_("selamento")
            & PELO_EFEITO.is_(ALCANCA)
            & PELO_ALVO.is_(NAO_ALCANCA)
            & (ROMPE.is_("nao_rompe") | ATRAVESSA.is_("atravessa")),
            then="selada",
        ),
        Case(
            name="automatico",
            question=PRENDE,
            when=_VESTIDA & EFEITO.is_("selamento") & AMB_50.is_("B"),
            then="sim",
            salvo=(Salvo(clause=barreira.DEFENDE_SELAMENTO, then="nao"),),
        ),
    ),
)
BAR_CORPO_4 = Ruling(
    id="BAR-CORPO-4",
    texto="A barreira corporal não funciona contra paralisia: o alvo atingido é paralisado junto com ela.",
    text="A body barrier does not work against paralysis: a target that is hit is paralysed together with it.",
    source=_source("item 4", 48),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_CORPORAL & EFEITO.is_("paralisia"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_PARALISIA, then=NAO_ALCANCA),),
        ),
        Case(
            name="barreira",
            question=DESTINO,
            when=_CORPORAL
            & EFEITO.is_("paralisia")
            & PELO_EFEITO.is_(ALCANCA)
            & PELO_ALVO.is_(NAO_ALCANCA)
            & (ROMPE.is_("nao_rompe") | ATRAVESSA.is_("atravessa")),
            then="paralisada",
        ),
        Case(
            name="automatico",
            question=PRENDE,
            when=_VESTIDA & EFEITO.is_("paralisia") & AMB_50.is_("B"),
            then="sim",
            salvo=(Salvo(clause=barreira.DEFENDE_PARALISIA, then="nao"),),
        ),
    ),
)
BAR_CORPO_5 = Ruling(
    id="BAR-CORPO-5",
    texto="A barreira corporal cobre somente o usuário e sua extensão corporal, não aliados.",
    text="A body barrier covers only its user and the user's body extension, not allies.",
    source=_source("item 5", 50),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_ALVO,
            when=_CORPORAL & alvo.ALVO.is_("aliado"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_ALIADOS, then=NAO_ALCANCA),),
        ),
    ),
    same_as=("BAR-CAMPO-8",),
)
