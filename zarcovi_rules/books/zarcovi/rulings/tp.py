"""Teleporte (source, lines 62 to 76)."""

from zarcovi_rules.books.zarcovi.facts import alcance, ataque, deslocamento
from zarcovi_rules.books.zarcovi.questions.alcance import FIXADO
from zarcovi_rules.books.zarcovi.questions.deslocamento import (
    ALCANCE,
    CABE,
    CARGA,
    COMBO,
    CONTAGEM,
    ESCAPA,
    FICA,
    ILEGAL,
    LEGAL,
    LEVAR,
    PRENDE,
    TAMANHO_DA_CARGA,
    VARIOS,
    VIAGEM,
    VIAJA,
    VOO,
)
from zarcovi_rules.books.zarcovi.readings.deslocamento import AMB_12, AMB_13, AMB_48
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_TELEPORTE = deslocamento.TIPO.is_("teleporte")
_EXTENSAO = deslocamento.PASSAGEIRO.is_("extensao")
_PERSONAGEM = deslocamento.PASSAGEIRO.is_("aliado", "inimigo")
_USUARIO_GIGANTE = deslocamento.PORTE_DO_USUARIO.is_("gigante", "mega_gigante")

_CABE_AO_NORMAL = TAMANHO_DA_CARGA.is_("ninguem", "um_normal")
_CABE_AO_GIGANTE = TAMANHO_DA_CARGA.is_("ninguem", "um_normal", "dois_normais", "um_gigante", "gigante_e_normal") | (
    TAMANHO_DA_CARGA.is_("um_mega_gigante") & AMB_12.is_("B")
)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section="Teleporte", item=item, lines=lines)


TP_1 = Ruling(
    id="TP-1",
    texto="O teleporte leva também a extensão do usuário, que não conta como aliado.",
    text="A teleporte also takes its user's extension, which does not count as an ally.",
    source=_source("item 1", 62),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=VIAGEM,
            when=_TELEPORTE & _EXTENSAO,
            then=VIAJA,
            challenged_by=(Salvo(clause=deslocamento.DEIXA_EXTENSAO, then=FICA),),
        ),
        Case(
            name="contagem",
            question=CONTAGEM,
            when=_TELEPORTE & _EXTENSAO,
            then="nao_conta",
            challenged_by=(Salvo(clause=deslocamento.CONTA_EXTENSAO, then="conta"),),
        ),
    ),
)
TP_2 = Ruling(
    id="TP-2",
    texto="O teleporte pode levar um aliado ou inimigo que não seja Gigante nem Mega Gigante.",
    text="A teleporte may take one ally or enemy who is neither a Giant nor a Mega Giant.",
    source=_source("item 2", 64),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=CARGA, when=_TELEPORTE & _CABE_AO_NORMAL, then=LEGAL),
        Case(
            name="so",
            question=CARGA,
            when=_TELEPORTE & ~_CABE_AO_NORMAL,
            then=ILEGAL,
            challenged_by=(
                Salvo(clause=deslocamento.LEVA_DOIS, when=TAMANHO_DA_CARGA.is_("dois_normais"), then=LEGAL),
                Salvo(clause=deslocamento.LEVA_GIGANTE, when=TAMANHO_DA_CARGA.is_("um_gigante"), then=LEGAL),
            ),
            texto="O teleporte não leva mais de um personagem, nem Gigante, nem Mega Gigante.",
            text="A teleporte takes no more than one character, and neither a Giant nor a Mega Giant.",
        ),
        Case(
            name="passageiro",
            question=VIAGEM,
            when=_TELEPORTE & _PERSONAGEM & deslocamento.PORTE_DO_PASSAGEIRO.is_("normal"),
            then=VIAJA,
        ),
        Case(
            name="porte",
            question=VIAGEM,
            when=_TELEPORTE & _PERSONAGEM & deslocamento.PORTE_DO_PASSAGEIRO.is_("gigante", "mega_gigante"),
            then=FICA,
            challenged_by=(
                Salvo(
                    clause=deslocamento.LEVA_GIGANTE,
                    when=deslocamento.PORTE_DO_PASSAGEIRO.is_("gigante"),
                    then=VIAJA,
                ),
            ),
            texto="O teleporte não leva Gigante nem Mega Gigante.",
            text="A teleporte takes neither a Giant nor a Mega Giant.",
        ),
        Case(
            name="inimigo",
            question=LEVAR,
            when=VIAGEM.is_(VIAJA) & _TELEPORTE & deslocamento.PASSAGEIRO.is_("inimigo") & AMB_13.is_("A"),
            then="livre",
        ),
        Case(
            name="inimigo_defende",
            question=LEVAR,
            when=VIAGEM.is_(VIAJA) & _TELEPORTE & deslocamento.PASSAGEIRO.is_("inimigo") & AMB_13.is_("B"),
            then="conta_como_ofensiva",
            texto="Levar um inimigo pelo teleporte conta como ofensiva no rank do teleporte.",
            text="Carrying an enemy off by teleporte counts as an offence at the teleporte's rank.",
            challenged_by=(Salvo(clause=deslocamento.LEVA_A_FORCA, then="livre"),),
        ),
    ),
)
TP_3 = Ruling(
    id="TP-3",
    texto="Se o usuário for Gigante ou Mega Gigante, o teleporte leva até dois, só um deles Gigante.",
    text="If the user is a Giant or Mega Giant the teleporte takes up to two, only one of them a Giant.",
    source=_source("item 3", 66),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=CARGA,
            when=_TELEPORTE & _USUARIO_GIGANTE & _CABE_AO_GIGANTE,
            then=LEGAL,
            overrides=("TP-2",),
        ),
        Case(
            name="so",
            question=CARGA,
            when=_TELEPORTE & _USUARIO_GIGANTE & ~_CABE_AO_GIGANTE,
            then=ILEGAL,
            overrides=("TP-2",),
            challenged_by=(
                Salvo(
                    clause=deslocamento.LEVA_TRES,
                    when=TAMANHO_DA_CARGA.is_("varios"),
                    then=LEGAL,
                    overrides=("TP-2",),
                ),
                Salvo(
                    clause=deslocamento.LEVA_DOIS_GIGANTES,
                    when=TAMANHO_DA_CARGA.is_("dois_gigantes"),
                    then=LEGAL,
                    overrides=("TP-2",),
                ),
            ),
            texto="Nem o teleporte de um Gigante leva mais de dois, ou dois Gigantes, ou um Mega Gigante.",
            text="Not even the teleporte of a Giant takes more than two, or two Giants, or a Mega Giant.",
        ),
        Case(
            name="passageiro",
            question=VIAGEM,
            when=_TELEPORTE
            & _USUARIO_GIGANTE
            & _PERSONAGEM
            & (deslocamento.PORTE_DO_PASSAGEIRO.is_("normal", "gigante") | AMB_12.is_("B")),
            then=VIAJA,
            overrides=("TP-2",),
        ),
        Case(
            name="mega",
            question=VIAGEM,
            when=_TELEPORTE
            & _USUARIO_GIGANTE
            & _PERSONAGEM
            & deslocamento.PORTE_DO_PASSAGEIRO.is_("mega_gigante")
            & AMB_12.is_("A"),
            then=FICA,
            overrides=("TP-2",),
            texto="Nem o usuário Gigante leva um Mega Gigante pelo teleporte.",
            text="Not even a giant user takes a Mega Giant along by teleporte.",
        ),
    ),
)
_A_TEMPO = deslocamento.RANKS.is_(deslocamento.MAIS_RAPIDO, deslocamento.RANKS_IGUAIS)
_ATRASADO = deslocamento.RANKS.is_(deslocamento.MAIS_LENTO)
TP_4 = Ruling(
    id="TP-4",
    texto="Um só teleporte defende de vários ataques, se forem mais lentos ou iguais e preverem caber teleporte.",
    text="One teleporte answers several attacks if they are slower or equal and foresee that teleporte fits.",
    source=_source("item 4", 70),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESCAPA,
            when=_TELEPORTE & CABE.is_("cabe") & _A_TEMPO & PRENDE.is_("nao"),
            then="sim",
        ),
        Case(
            name="so",
            question=ESCAPA,
            when=_TELEPORTE & (CABE.is_("nao_cabe") | _ATRASADO),
            then="nao",
            challenged_by=(
                Salvo(
                    clause=deslocamento.ESCAPA_DE_MAIS_RAPIDOS,
                    when=CABE.is_("cabe") & _ATRASADO & PRENDE.is_("nao"),
                    then="sim",
                ),
            ),
            texto="O teleporte não escapa do ataque mais rápido, nem do que não prevê caber teleporte.",
            text="A teleporte does not escape a faster attack, nor one that does not provide for teleporte.",
        ),
        Case(
            name="varios",
            question=VARIOS,
            when=deslocamento.MEIO_DA_DEFESA.is_("deslocamento") & _TELEPORTE,
            then="sim",
            challenged_by=(Salvo(clause=deslocamento.UM_ATAQUE_POR_USO, then="nao"),),
        ),
    ),
)
TP_5 = Ruling(
    id="TP-5",
    texto="Todo combo com teleporte passa a ser de curto alcance.",
    text="Every combo with a teleporte becomes one of short range.",
    source=_source("item 5", 72),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ALCANCE,
            when=COMBO.is_("teleporte"),
            then="curto",
            challenged_by=(Salvo(clause=ataque.COMBO_MANTEM_ALCANCE, then=ataque.ALCANCE),),
        ),
        Case(
            name="fixa",
            question=FIXADO,
            when=COMBO.is_("teleporte") & alcance.ALGO_FIXA.is_("nao"),
            then="sim",
            challenged_by=(Salvo(clause=ataque.COMBO_MANTEM_ALCANCE, then="nao"),),
            texto="O combo com teleporte fixa o alcance em curto.",
            text="A combo with a teleporte fixes the range at short.",
        ),
    ),
)
_VOA_COM_QUEM_LEVA = _TELEPORTE & VIAGEM.is_(VIAJA) & deslocamento.VOO_ATIVO.is_("sim")
_TURNO_DE_VOO = (deslocamento.TURNO.is_(deslocamento.NO_TURNO) & AMB_48.is_("A")) | (
    deslocamento.TURNO.is_(deslocamento.NO_SEGUINTE) & AMB_48.is_("B")
)
TP_6 = Ruling(
    id="TP-6",
    texto="Quem está com o voo ativo e teleporta alguém empresta o voo a ele por um único turno.",
    text="Whoever has flight active and teleports someone lends him the flight for a single turn.",
    source=_source("item 6", 76),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=VOO, when=_VOA_COM_QUEM_LEVA & _TURNO_DE_VOO, then="voa"),
        Case(
            name="fim",
            question=VOO,
            when=_VOA_COM_QUEM_LEVA & ~_TURNO_DE_VOO,
            then="nao_voa",
            challenged_by=(Salvo(clause=deslocamento.VOO_PROLONGADO, then="voa"),),
            texto="O voo emprestado por teleporte dura um único turno.",
            text="Flight lent by a teleporte lasts a single turn.",
        ),
    ),
)
