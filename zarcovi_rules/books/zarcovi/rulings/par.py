"""Negative effects: a cut of the flow of chakra, and paralysis (source, lines 196 to 216)."""

from zarcovi_rules.books.zarcovi.facts import ataque, paralisia
from zarcovi_rules.books.zarcovi.questions.paralisia import (
    CARD_DO_IMOBILIZADO,
    COM_PRAZO,
    CORTE,
    DURACAO,
    EM_VIGOR,
    EQUIPARA,
    FLUXO,
    IMOBILIZACAO,
    INCAPACITACAO,
    LIVRA,
    NEGATIVO,
    NENHUMA,
    OFENSIVA_DO_PARALISADO,
    PARALISA,
    PODE,
    SELAMENTO,
    TERMINADA,
    TIPO,
    VIGOR,
    VOO,
)
from zarcovi_rules.books.zarcovi.readings.paralisia import AMB_18, AMB_19, AMB_20, AMB_49
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_TAIJUTSU = ataque.NATUREZA.is_("taijutsu")
_VISA_PONTOS = paralisia.VISA_PONTOS.is_("sim")
_DETECTA = paralisia.DETECTA_FLUXO.is_("sim")
_SEM_TURNOS = paralisia.TURNOS_PREVISTOS.is_("nao")
_CORTADO = TIPO.is_(CORTE)
_INCAPACITADO = TIPO.is_(INCAPACITACAO)

_EM_VIGOR = VIGOR.is_(EM_VIGOR)
_DO_ATINGIDO = paralisia.DE_QUEM.is_("atingido")
_IMOBILIZADO = _EM_VIGOR & TIPO.is_(IMOBILIZACAO) & _DO_ATINGIDO
_COMUM = CARD_DO_IMOBILIZADO.is_("teletransporte")
_DIMENSIONAL = CARD_DO_IMOBILIZADO.is_("dimensional")
_MOVE = CARD_DO_IMOBILIZADO.is_("move")
_PARADO = CARD_DO_IMOBILIZADO.is_("parado")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Efeitos negativos", "Negative effects"), item=item, lines=lines)


_FLUXO = Text("fluxo de chakra", "flow of chakra")
_PARALISIA = Text("paralisia", "paralysis")

PAR_0 = Ruling(
    id="PAR-0",
    texto="A paralisia é um dos efeitos negativos que limitam ou incapacitam quem é atingido.",
    text="Paralysis is one of the negative effects that limit or disable whom they hit.",
    source=_source(Text("abertura", "opening"), 196),
    force=Force.DEFINICAO,
    cases=(
        Case(
            question=NEGATIVO,
            when=ataque.EFEITO.is_("paralisia") | paralisia.IMOBILIZA.said | paralisia.INCAPACITA.said,
            then="sim",
        ),
        Case(
            name="fluxo",
            question=NEGATIVO,
            when=FLUXO.is_("sim"),
            then="sim",
            texto="O corte do fluxo de chakra é um dos efeitos negativos que limitam ou incapacitam quem é atingido.",
            text="A cut of the flow of chakra is one of the negative effects that limit or disable whom they hit.",
        ),
    ),
)
PAR_FLUXOA = Ruling(
    id="PAR-FLUXOa",
    texto="Quem detecta o fluxo de chakra pode visar os pontos de chakra, e o golpe corta o fluxo de quem atinge.",
    text="Who detects the flow of chakra may aim at the chakra points, and the blow cuts the flow of whom it hits.",
    source=_source(_FLUXO, 198),
    force=Force.PADRAO,
    cases=(
        Case(question=FLUXO, when=_TAIJUTSU & _VISA_PONTOS & _DETECTA, then="sim"),
        Case(
            name="so",
            question=FLUXO,
            when=_TAIJUTSU & _VISA_PONTOS & ~_DETECTA,
            then="nao",
            salvo=(Salvo(clause=paralisia.CORTA_FLUXO),),
            texto="Quem não detecta o fluxo de chakra não o corta ao visar os pontos de chakra.",
            text="Who does not detect the flow of chakra does not cut it by aiming at the chakra points.",
        ),
        Case(
            name="tipo",
            question=TIPO,
            when=FLUXO.is_("sim") & paralisia.CORTA_FLUXO.is_("nao"),
            then=CORTE,
            overrides=("PAR-NOTAa:base",),
            texto="O golpe que corta o fluxo de chakra paralisa por corte do fluxo.",
            text="A blow that cuts the flow of chakra paralyses by that cut.",
        ),
    ),
)
PAR_FLUXOB = Ruling(
    id="PAR-FLUXOb",
    texto="Apenas Taijutsu corta o fluxo de chakra.",
    text="Only Taijutsu cuts the flow of chakra.",
    source=_source(_FLUXO, 198),
    force=Force.PADRAO,
    cases=(
        Case(
            question=FLUXO,
            when=~_TAIJUTSU & (_VISA_PONTOS | paralisia.CORTA_FLUXO.said),
            then="nao",
            salvo=(Salvo(clause=paralisia.CORTA_FLUXO, then="sim"),),
        ),
    ),
)
PAR_P0 = Ruling(
    id="PAR-P0",
    texto="A paralisia priva de movimentos, e é a legenda que diz de que tipo ela é.",
    text="Paralysis takes movement away, and the legend says of which kind it is.",
    source=_source(_PARALISIA, 200),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=TIPO,
            when=paralisia.IMOBILIZA.said,
            then=IMOBILIZACAO,
            texto="A paralisia cuja legenda diz que imobiliza é uma imobilização.",
            text="A paralysis whose legend says that it immobilises is an immobilisation.",
        ),
        Case(
            name="corte",
            question=TIPO,
            when=paralisia.CORTA_FLUXO.said & FLUXO.is_("sim"),
            then=CORTE,
            texto="A paralisia cuja legenda diz que corta o fluxo de chakra é um corte do fluxo.",
            text="A paralysis whose legend says that it cuts the flow of chakra is a cut of the flow.",
        ),
        Case(
            name="incapacitado",
            question=TIPO,
            when=paralisia.INCAPACITA.said,
            then=INCAPACITACAO,
            texto="A paralisia cuja legenda diz que incapacita é uma incapacitação.",
            text="A paralysis whose legend says that it incapacitates is an incapacitation.",
        ),
    ),
)
PAR_1 = Ruling(
    id="PAR-1",
    texto="Quem está imobilizado pode usar teletransporte, dimensional ou não, e com ele se livra.",
    text="Who is immobilised may use teletransporte, dimensional or not, and so frees himself.",
    source=_source("item 1", 202),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=LIVRA,
            when=_IMOBILIZADO & _COMUM,
            then="sim",
            challenged_by=(Salvo(clause=paralisia.PRENDE_TELETRANSPORTE, then="nao"),),
        ),
        Case(
            name="dimensional",
            question=LIVRA,
            when=_IMOBILIZADO & _DIMENSIONAL,
            then="sim",
            challenged_by=(Salvo(clause=paralisia.PRENDE_TELETRANSPORTE, then="nao"),),
        ),
        Case(
            name="outro",
            question=LIVRA,
            when=_IMOBILIZADO & (_MOVE | _PARADO) & PODE.is_("sim"),
            then="nao",
            texto="O card que não é teletransporte não livra da imobilização.",
            text="A card that is no teletransporte does not free from an immobilisation.",
        ),
        Case(name="card", question=PODE, when=_IMOBILIZADO & _COMUM, then="sim"),
        Case(name="card_dimensional", question=PODE, when=_IMOBILIZADO & _DIMENSIONAL, then="sim"),
        Case(
            name="so",
            question=PODE,
            when=_IMOBILIZADO & (_MOVE | (_PARADO & AMB_20.is_("A"))),
            then="nao",
            challenged_by=(Salvo(clause=paralisia.AGE_IMOBILIZADO, then="sim"),),
            texto="Quem está imobilizado não lança card que não seja teletransporte.",
            text="Who is immobilised posts no card but teletransporte.",
        ),
        Case(
            name="parado",
            question=PODE,
            when=_IMOBILIZADO & _PARADO & AMB_20.is_("B"),
            then="sim",
            texto="Na leitura B de AMB-20, quem está imobilizado lança os cards que não exigem movimento.",
            text="By reading B of AMB-20, who is immobilised posts the cards that take no moving.",
        ),
    ),
)
PAR_2A = Ruling(
    id="PAR-2a",
    texto="O corte do fluxo de chakra a que a legenda não dá turnos se equipara a selamento.",
    text="A cut of the flow of chakra to which the legend gives no turns is equated to sealing.",
    source=_source("item 2", 206),
    force=Force.LEGENDA,
    cases=(
        Case(question=EQUIPARA, when=_CORTADO & DURACAO.is_("sem_prazo"), then="sim"),
        Case(
            name="com_turnos",
            question=EQUIPARA,
            when=_CORTADO & COM_PRAZO & AMB_49.is_("B"),
            then="nao",
            salvo=(Salvo(clause=paralisia.COMO_SELAMENTO, then="sim"),),
            texto="O corte do fluxo de chakra que dura alguns turnos não se equipara a selamento.",
            text="A cut of the flow of chakra that lasts some turns is not equated to sealing.",
        ),
        Case(
            name="todo_corte",
            question=EQUIPARA,
            when=_CORTADO & COM_PRAZO & AMB_49.is_("A"),
            then="sim",
            texto="Na leitura A de AMB-49, todo corte do fluxo de chakra se equipara a selamento.",
            text="By reading A of AMB-49, every cut of the flow of chakra is equated to sealing.",
        ),
        Case(
            name="prazo",
            question=DURACAO,
            when=_CORTADO & _SEM_TURNOS & AMB_19.is_("A"),
            then="sem_prazo",
            overrides=("PAR-NOTAb:base",),
            texto="O corte do fluxo de chakra a que a legenda não dá turnos não tem prazo, como um selamento.",
            text="A cut of the flow of chakra to which the legend gives no turns has no end, like a sealing.",
        ),
    ),
)
PAR_2B = Ruling(
    id="PAR-2b",
    texto="Enquanto o fluxo de chakra está cortado, não se lança card algum, seja qual for.",
    text="While the flow of chakra is cut no card may be posted, whichever it is.",
    source=_source("item 2", 206),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PODE,
            when=_EM_VIGOR & _CORTADO & _DO_ATINGIDO,
            then="nao",
            challenged_by=(Salvo(clause=paralisia.LANCA_COM_FLUXO_CORTADO, then="sim"),),
        ),
        Case(
            name="selado",
            question=PODE,
            when=SELAMENTO.is_("sim") & _DO_ATINGIDO,
            then="nao",
            texto="Quem está selado não lança card algum: é nisso que o corte do fluxo se equipara a selamento.",
            text="Who is sealed posts no card at all: in this a cut of the flow is equated to sealing.",
        ),
    ),
)
PAR_3A = Ruling(
    id="PAR-3a",
    texto="Enquanto está incapacitado, ninguém lança card algum, seja qual for.",
    text="While incapacitated nobody may post any card, whichever it is.",
    source=_source("item 3", 210),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PODE,
            when=_EM_VIGOR & _INCAPACITADO & _DO_ATINGIDO,
            then="nao",
            challenged_by=(Salvo(clause=paralisia.LANCA_INCAPACITADO, then="sim"),),
        ),
    ),
)
PAR_3B = Ruling(
    id="PAR-3b",
    texto="Em geral, a incapacitação não se equipara a selamento, porque os seus turnos se esgotam.",
    text="Generally an incapacitation is not equated to sealing, because its turns run out.",
    source=_source("item 3", 210),
    force=Force.PADRAO,
    cases=(
        Case(
            question=EQUIPARA,
            when=_INCAPACITADO & COM_PRAZO,
            then="nao",
            salvo=(Salvo(clause=paralisia.COMO_SELAMENTO, then="sim"),),
        ),
        Case(
            name="sem_prazo",
            question=EQUIPARA,
            when=_INCAPACITADO & DURACAO.is_("sem_prazo"),
            then="sim",
            texto="A incapacitação que não tem turnos que se esgotem se equipara a selamento.",
            text="An incapacitation without turns to run out is equated to sealing.",
        ),
        Case(
            name="prazo",
            question=DURACAO,
            when=_INCAPACITADO & _SEM_TURNOS & AMB_18.is_("B"),
            then="sem_prazo",
            overrides=("PAR-NOTAb:base",),
            texto="Na leitura B de AMB-18, a incapacitação a que a legenda não dá turnos não tem prazo.",
            text="By reading B of AMB-18, an incapacitation to which the legend gives no turns has no end.",
        ),
    ),
)
PAR_OBS1 = Ruling(
    id="PAR-OBS1",
    texto="Seja qual for a paralisia, a ofensiva de quem é paralisado é interrompida e não se realiza.",
    text="Whatever the paralysis, the offence of who is paralysed is interrupted and is not carried out.",
    source=_source(Text("primeira observação", "first remark"), 212),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=OFENSIVA_DO_PARALISADO,
            when=_EM_VIGOR & paralisia.OFENSIVA.is_("em_andamento"),
            then="interrompida",
            challenged_by=(Salvo(clause=paralisia.CONCLUI_PARALISADO, then="realiza_se"),),
        ),
    ),
)
PAR_OBS2 = Ruling(
    id="PAR-OBS2",
    texto="Enquanto dura, a paralisia suspende a capacidade de voo.",
    text="While it lasts, paralysis suspends the ability to fly.",
    source=_source(Text("segunda observação", "second remark"), 214),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=VOO,
            when=_EM_VIGOR & paralisia.TEM_VOO.is_("sim"),
            then="suspenso",
            challenged_by=(Salvo(clause=paralisia.VOA_PARALISADO, then="voa"),),
        ),
        Case(
            name="fim",
            question=VOO,
            when=VIGOR.is_(TERMINADA) & paralisia.TEM_VOO.is_("sim"),
            then="voa",
            texto="Terminada a paralisia, a capacidade de voo volta.",
            text="Once the paralysis has ended, the ability to fly returns.",
        ),
    ),
)
PAR_NOTAA = Ruling(
    id="PAR-NOTAa",
    texto="Toda paralisia é uma imobilização, a não ser que a legenda diga outra coisa.",
    text="Every paralysis is an immobilisation, unless the legend says otherwise.",
    source=_source(Text("nota", "note"), 216),
    force=Force.PADRAO,
    cases=(
        Case(
            question=TIPO,
            when=PARALISA,
            then=IMOBILIZACAO,
            salvo=(Salvo(clause=paralisia.CORTA_FLUXO), Salvo(clause=paralisia.INCAPACITA)),
        ),
    ),
)
PAR_NOTAB = Ruling(
    id="PAR-NOTAb",
    texto="Toda paralisia dura 2 turnos, a não ser que a legenda dê outro número.",
    text="Every paralysis lasts 2 turns, unless the legend gives another number.",
    source=_source(Text("nota", "note"), 216),
    force=Force.PADRAO,
    cases=(
        Case(question=DURACAO, when=~TIPO.is_(NENHUMA), then="pelo_livro"),
        Case(
            name="legenda",
            question=DURACAO,
            when=~TIPO.is_(NENHUMA) & paralisia.TURNOS_PREVISTOS.is_("sim"),
            then="pela_legenda",
            overrides=("PAR-NOTAb:base",),
            texto="A paralisia a que a legenda dá turnos dura esses turnos.",
            text="A paralysis to which the legend gives turns lasts those turns.",
        ),
    ),
)
