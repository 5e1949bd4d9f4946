"""Extensions of the body or of the character (source, lines 260 to 264)."""

from zarcovi_rules.books.zarcovi.facts import alvo, barreira, deslocamento, extensao
from zarcovi_rules.books.zarcovi.questions.barreira import ALCANCA, NAO_ALCANCA, PELO_ALVO
from zarcovi_rules.books.zarcovi.questions.deslocamento import (
    CONTAGEM,
    ESCAPA,
    FICA,
    PASSAGEIRO_ESCAPA,
    VIAGEM,
    VIAJA,
)
from zarcovi_rules.books.zarcovi.questions.extensao import ESTENDE, INTANGIVEL
from zarcovi_rules.books.zarcovi.readings.extensao import AMB_36
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_EXTENSAO_LEVADA = deslocamento.PASSAGEIRO.is_("extensao")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Extensão corporal", "Body extensions"), item=item, lines=lines)


EXT_1 = Ruling(
    id="EXT-1",
    texto="A extensão vale como parte do corpo: as defesas a cobrem sem que seja preciso dizer.",
    text="An extension counts as part of the body: defences cover it without its being named.",
    source=_source("item 1", 260),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PELO_ALVO,
            when=alvo.ALVO.is_("extensao"),
            then=NAO_ALCANCA,
            challenged_by=(Salvo(clause=barreira.SO_O_CORPO, then=ALCANCA, overrides=("BAR-CAMPO-8:cobre",)),),
        ),
        Case(
            name="deslocamento",
            question=VIAGEM,
            when=_EXTENSAO_LEVADA,
            then=VIAJA,
            challenged_by=(Salvo(clause=deslocamento.DEIXA_EXTENSAO, then=FICA),),
        ),
        Case(
            name="contagem",
            question=CONTAGEM,
            when=_EXTENSAO_LEVADA,
            then="nao_conta",
            challenged_by=(Salvo(clause=deslocamento.CONTA_EXTENSAO, then="conta"),),
        ),
        Case(
            name="fuga",
            question=PASSAGEIRO_ESCAPA,
            when=_EXTENSAO_LEVADA & VIAGEM.is_(VIAJA),
            then=ESCAPA,
        ),
    ),
)
EXT_2 = Ruling(
    id="EXT-2",
    texto="Regeneração, ressurreição e drible de morte do usuário não se estendem à sua extensão.",
    text="A user's regeneration, resurrection or dodging of death does not extend to his extension.",
    source=_source("item 2", 262),
    force=Force.PADRAO,
    cases=(
        Case(
            question=ESTENDE,
            when=extensao.EFEITO.is_("regeneracao", "ressurreicao", "drible_de_morte"),
            then="nao",
            salvo=(
                Salvo(clause=extensao.REGENERA, when=extensao.EFEITO.is_("regeneracao"), then="sim"),
                Salvo(clause=extensao.RESSUSCITA, when=extensao.EFEITO.is_("ressurreicao"), then="sim"),
                Salvo(clause=extensao.DRIBLA, when=extensao.EFEITO.is_("drible_de_morte"), then="sim"),
            ),
        ),
    ),
)
EXT_3A = Ruling(
    id="EXT-3a",
    texto="A extensão que está em campo fica intangível com o usuário sem que seja preciso dizer.",
    text="An extension that is in the field turns intangible with its user without its being said.",
    source=_source("item 3", 264),
    force=Force.PADRAO,
    cases=(
        Case(
            question=INTANGIVEL,
            when=extensao.EM_CAMPO.is_("sim"),
            then="sim",
            salvo=(Salvo(clause=extensao.SO_O_USUARIO, then="nao"),),
        ),
    ),
)
EXT_3B = Ruling(
    id="EXT-3b",
    texto="A extensão tem de estar em campo quando a intangibilidade é usada; se não está, não fica intangível.",
    text="The extension has to be in the field when the intangibility is used; if it is not, it does not turn so.",
    source=_source("item 3", 264),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=INTANGIVEL,
            when=extensao.EM_CAMPO.is_("nao") & (AMB_36.is_("B") | extensao.MESMO_FORA.is_("nao")),
            then="nao",
            challenged_by=(Salvo(clause=extensao.MESMO_FORA, when=AMB_36.is_("B"), then="sim"),),
        ),
        # Where the legend may waive the condition, that is no challenge: a case of its own, which can be cited.
        Case(
            name="dispensada",
            question=INTANGIVEL,
            when=extensao.EM_CAMPO.is_("nao") & AMB_36.is_("A") & extensao.MESMO_FORA.said,
            then="sim",
            texto="Na leitura A de AMB-36, a legenda pode dispensar a presença da extensão em campo.",
            text="By reading A of AMB-36 a legend may waive that the extension be in the field.",
        ),
    ),
)
