"""Teletransporte (source, lines 78 to 86)."""

from zarcovi_rules.books.zarcovi.facts import ataque, deslocamento
from zarcovi_rules.books.zarcovi.questions.deslocamento import (
    ALCANCE,
    CABE,
    CARGA,
    COMBO,
    ESCAPA,
    FICA,
    ILEGAL,
    LEGAL,
    NINGUEM,
    PRENDE,
    VARIOS,
    VIAGEM,
    VIAJA,
)
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_TELETRANSPORTE = deslocamento.TIPO.is_("teletransporte")
_ALIADO_PREVISTO = _TELETRANSPORTE & deslocamento.PASSAGEIRO.is_("aliado") & deslocamento.LEVA_ALIADOS.said
_ALGUEM = ~NINGUEM
_CARGA_PREVISTA = _TELETRANSPORTE & _ALGUEM & deslocamento.LEVA_ALIADOS.said


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section="Teletransporte", item=item, lines=lines)


TT_1A = Ruling(
    id="TT-1a",
    texto="O teletransporte leva só o seu usuário; leva aliados apenas se a legenda prevê.",
    text="A teletransporte takes its user only; it takes allies only if its legend foresees it.",
    source=_source("item 1", 78),
    force=Force.LEGENDA,
    cases=(
        Case(question=VIAGEM, when=_TELETRANSPORTE & deslocamento.PASSAGEIRO.is_("aliado", "inimigo"), then=FICA),
        Case(
            name="legenda",
            question=VIAGEM,
            when=_ALIADO_PREVISTO,
            then=VIAJA,
            overrides=("TT-1a:base",),
            texto="O teletransporte leva aliados se a legenda prevê.",
            text="A teletransporte takes allies if its legend provides for it.",
        ),
        Case(
            name="carga",
            question=CARGA,
            when=_TELETRANSPORTE
            & _ALGUEM
            & (deslocamento.LEVA_ALIADOS.is_("nao") | deslocamento.LEVADOS.is_(deslocamento.INIMIGO)),
            then=ILEGAL,
            texto="O teletransporte não leva aliados que a legenda não prevê, nem inimigos.",
            text="A teletransporte takes no allies that its legend does not provide for, and no enemies.",
        ),
        Case(
            name="carga_legenda",
            question=CARGA,
            when=_CARGA_PREVISTA
            & deslocamento.LEVADOS.is_(deslocamento.ALIADOS_NOMEADOS, deslocamento.ALIADO_NAO_NOMEADO),
            then=LEGAL,
            texto="O teletransporte leva aliados se a legenda prevê.",
            text="A teletransporte takes allies if its legend provides for it.",
        ),
    ),
)
TT_1B = Ruling(
    id="TT-1b",
    texto="Se o teletransporte pode levar aliados, é preciso especificar quais são levados.",
    text="If the teletransporte may take allies, the player has to specify which ones are taken.",
    source=_source("item 1", 78),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=VIAGEM,
            when=_ALIADO_PREVISTO & deslocamento.NOMEADO.is_("sim"),
            then=VIAJA,
        ),
        Case(
            name="so",
            question=VIAGEM,
            when=_ALIADO_PREVISTO & deslocamento.NOMEADO.is_("nao"),
            then=FICA,
            overrides=("TT-1a:legenda",),
            challenged_by=(Salvo(clause=deslocamento.LEVA_SEM_NOMEAR),),
            texto="O aliado que o jogador não especificou não é levado pelo teletransporte.",
            text="An ally whom the player did not specify is not taken by the teletransporte.",
        ),
        Case(
            name="carga",
            question=CARGA,
            when=_CARGA_PREVISTA & deslocamento.LEVADOS.is_(deslocamento.ALIADO_NAO_NOMEADO),
            then=ILEGAL,
            overrides=("TT-1a:carga_legenda",),
            challenged_by=(Salvo(clause=deslocamento.LEVA_SEM_NOMEAR),),
        ),
    ),
)
TT_1C = Ruling(
    id="TT-1c",
    texto="A extensão do personagem vai com ele sem que seja preciso especificá-la.",
    text="A character's extension goes with him without having to be specified.",
    source=_source("item 1", 78),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=VIAGEM,
            when=_TELETRANSPORTE & deslocamento.PASSAGEIRO.is_("extensao"),
            then=VIAJA,
            challenged_by=(Salvo(clause=deslocamento.DEIXA_EXTENSAO, then=FICA),),
        ),
    ),
    same_as=("TP-1",),
)
_ATRASADO = deslocamento.RANKS.is_(deslocamento.MAIS_LENTO)
TT_2 = Ruling(
    id="TT-2",
    texto=(
        "Um só teletransporte defende de vários ataques, se forem mais lentos ou iguais e preverem caber"
        " teletransporte."
    ),
    text="One teletransporte answers several attacks if they are slower or equal and foresee that teletransporte fits.",
    source=_source("item 2", 82),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESCAPA,
            when=_TELETRANSPORTE
            & CABE.is_("cabe")
            & deslocamento.RANKS.is_(deslocamento.MAIS_RAPIDO, deslocamento.RANKS_IGUAIS)
            & PRENDE.is_("nao"),
            then="sim",
        ),
        Case(
            name="so",
            question=ESCAPA,
            when=_TELETRANSPORTE & (CABE.is_("nao_cabe") | _ATRASADO),
            then="nao",
            challenged_by=(
                Salvo(
                    clause=deslocamento.ESCAPA_DE_MAIS_RAPIDOS,
                    when=CABE.is_("cabe") & _ATRASADO & PRENDE.is_("nao"),
                    then="sim",
                ),
            ),
            texto="O teletransporte não escapa do ataque mais rápido, nem do que não prevê caber teletransporte.",
            text="A teletransporte does not escape a faster attack, nor one that does not provide for teletransporte.",
        ),
        Case(
            name="varios",
            question=VARIOS,
            when=deslocamento.MEIO_DA_DEFESA.is_("deslocamento") & _TELETRANSPORTE,
            then="sim",
            challenged_by=(Salvo(clause=deslocamento.UM_ATAQUE_POR_USO, then="nao"),),
        ),
    ),
    same_as=("TP-4",),
)
TT_3 = Ruling(
    id="TT-3",
    texto="O combo com teletransporte mantém o alcance da habilidade ofensiva.",
    text="A combo with a teletransporte keeps the range of the offensive ability.",
    source=_source("item 3", 86),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ALCANCE,
            when=COMBO.is_("teletransporte"),
            then=ataque.ALCANCE,
            salvo=(Salvo(clause=ataque.COMBO_MUDA_ALCANCE, then=ataque.ALCANCE_MUDADO),),
        ),
        # The player's declared form of use is no legend, so it is a case of its own rather than a salvo.
        Case(
            name="forma",
            question=ALCANCE,
            when=COMBO.is_("teletransporte") & ataque.FORMA_DE_USO.is_("muda_alcance"),
            then=ataque.ALCANCE_MUDADO,
            overrides=("TT-3:base",),
            texto="O combo com teletransporte tem outro alcance se o jogador especifica um modo de usá-lo que o muda.",
            text="A combo with teletransporte has another range if the player specifies a use that changes it.",
        ),
    ),
)
