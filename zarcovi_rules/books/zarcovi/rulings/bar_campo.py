"""Field barriers: raised in the field, or wrapping the user like a mantle (source, lines 21 to 38)."""

from zarcovi_rules.books.zarcovi.facts import alvo, ataque, barreira
from zarcovi_rules.books.zarcovi.questions.barreira import (
    ALCANCA,
    COBERTURA,
    DESTINO,
    ESCALA,
    FICA_PARA_SEGURAR,
    MODO_GIGANTE_ABRIGA,
    NAO_ALCANCA,
    PELA_ESCALA,
    PELA_FUGA,
    PELO_ALVO,
    PELO_EFEITO,
    RETIRA_SE,
    ROMPE,
    SECAO,
)
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_5
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_DE_CAMPO = SECAO.is_("campo")
_SELAMENTO = EFEITO.is_("selamento", "aprisionamento")
_PARALISIA = EFEITO.is_("paralisia")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Barreiras de campo", "Field barriers"), item=item, lines=lines)


BAR_CAMPO_0A = Ruling(
    id="BAR-CAMPO-0a",
    texto="É de campo a barreira erguida no campo ou que envolve o usuário como um manto.",
    text="A field barrier is one raised in the field or wrapping its user like a mantle.",
    source=_source(Text("abertura", "opening"), 21),
    force=Force.DEFINICAO,
    cases=(Case(question=SECAO, when=barreira.FORMA.is_("campo", "manto"), then="campo"),),
)
BAR_CAMPO_0B = Ruling(
    id="BAR-CAMPO-0b",
    texto="A barreira de campo é unidirecional ou 360°.",
    text="A field barrier is either unidirectional or 360°.",
    source=_source(Text("abertura", "opening"), 21),
    force=Force.DEFINICAO,
    cases=(
        Case(
            question=COBERTURA,
            when=_DE_CAMPO & barreira.COBERTURA_ESCRITA.is_("unidirecional"),
            then="unidirecional",
        ),
        Case(name="360", question=COBERTURA, when=_DE_CAMPO & barreira.COBERTURA_ESCRITA.is_("360"), then="360"),
    ),
)
BAR_CAMPO_1 = Ruling(
    id="BAR-CAMPO-1",
    texto="Barreira unidirecional segura ataques unidirecionais e multidirecionais.",
    text="A unidirectional barrier stops unidirectional and multidirectional attacks.",
    source=_source("item 1", 23),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELA_ESCALA,
            when=COBERTURA.is_("unidirecional") & ESCALA.is_("unidirecional", "multidirecional"),
            then=NAO_ALCANCA,
            salvo=(
                Salvo(clause=barreira.NAO_DEFENDE_UNIDIRECIONAL, when=ESCALA.is_("unidirecional"), then=ALCANCA),
                Salvo(clause=barreira.NAO_DEFENDE_MULTIDIRECIONAL, when=ESCALA.is_("multidirecional"), then=ALCANCA),
                Salvo(clause=ataque.IGNORA_BARREIRA, then=ALCANCA),
            ),
        ),
    ),
)
BAR_CAMPO_2 = Ruling(
    id="BAR-CAMPO-2",
    texto="Barreira unidirecional não segura ataque global.",
    text="A unidirectional barrier does not stop a Global attack.",
    source=_source("item 2", 25),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELA_ESCALA,
            when=COBERTURA.is_("unidirecional") & ESCALA.is_("global"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_GLOBAL, then=NAO_ALCANCA),),
        ),
    ),
)
BAR_CAMPO_3 = Ruling(
    id="BAR-CAMPO-3",
    texto="Barreira 360° segura ataques unidirecionais, multidirecionais e globais.",
    text="A 360° barrier stops unidirectional, multidirectional and Global attacks.",
    source=_source("item 3", 27),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELA_ESCALA,
            when=COBERTURA.is_("360"),
            then=NAO_ALCANCA,
            salvo=(
                Salvo(clause=barreira.NAO_DEFENDE_UNIDIRECIONAL, when=ESCALA.is_("unidirecional"), then=ALCANCA),
                Salvo(clause=barreira.NAO_DEFENDE_MULTIDIRECIONAL, when=ESCALA.is_("multidirecional"), then=ALCANCA),
                Salvo(clause=barreira.NAO_DEFENDE_GLOBAL, when=ESCALA.is_("global"), then=ALCANCA),
                Salvo(clause=ataque.IGNORA_BARREIRA, then=ALCANCA),
            ),
        ),
    ),
)
BAR_CAMPO_4A = Ruling(
    id="BAR-CAMPO-4a",
    texto="Barreira que permanece em campo pode segurar selamento.",
    text="A barrier that stays in the field can stop a sealing.",
    source=_source("item 4", 29),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_DE_CAMPO & _SELAMENTO & FICA_PARA_SEGURAR.is_("sim"),
            then=NAO_ALCANCA,
            salvo=(
                Salvo(clause=barreira.NAO_DEFENDE_SELAMENTO, when=AMB_5.is_("A"), then=ALCANCA),
                Salvo(clause=ataque.SELA_ATRAVES, when=AMB_5.is_("A"), then=ALCANCA),
            ),
            texto="A barreira que permanece em campo pode segurar selamento; na leitura B de AMB-4, qualquer uma.",
            text="A barrier that stays in the field can stop a sealing; by reading B of AMB-4 every barrier can.",
        ),
        Case(
            name="so",
            question=PELO_EFEITO,
            when=_DE_CAMPO & _SELAMENTO & FICA_PARA_SEGURAR.is_("nao"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_SELAMENTO, when=AMB_5.is_("A"), then=NAO_ALCANCA),),
            texto="A barreira que não permanece em campo não segura selamento.",
            text="A barrier that does not stay in the field does not stop a sealing.",
        ),
    ),
)
BAR_CAMPO_4B = Ruling(
    id="BAR-CAMPO-4b",
    texto="Ao segurar um selamento, a barreira se retira ou se desativa.",
    text="On stopping a sealing the barrier leaves or is deactivated.",
    source=_source("item 4", 29),
    force=Force.PADRAO,
    cases=(
        Case(
            question=RETIRA_SE,
            when=ALWAYS,
            then="retira_se",
            salvo=(Salvo(clause=barreira.FICA_APOS_SELAMENTO, when=AMB_5.is_("A"), then="permanece"),),
        ),
    ),
)
BAR_CAMPO_4C = Ruling(
    id="BAR-CAMPO-4c",
    texto="A barreira que o selamento não tem como afetar não se retira.",
    text="A barrier that the sealing is not able to affect does not leave.",
    source=_source("item 4", 29),
    force=Force.PADRAO,
    cases=(
        Case(
            question=RETIRA_SE,
            when=ataque.NAO_AFETA_BARREIRA.said,
            then="permanece",
            overrides=("BAR-CAMPO-4b",),
            salvo=(Salvo(clause=barreira.RETIRA_SE_SEMPRE, then="retira_se"),),
        ),
    ),
)
BAR_CAMPO_4_1 = Ruling(
    id="BAR-CAMPO-4.1",
    texto="Barreiras não seguram selamento de aprisionamento.",
    text="Barriers do not stop an imprisonment sealing.",
    source=_source("item 4.1", 30),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_DE_CAMPO & EFEITO.is_("aprisionamento"),
            then=ALCANCA,
            # A legend that speaks of sealings in general does not name this one.
            overrides=("BAR-CAMPO-4a", "BAR-CAMPO-4a:so!defende_selamento"),
            salvo=(
                Salvo(
                    clause=barreira.DEFENDE_APRISIONAMENTO,
                    then=NAO_ALCANCA,
                    overrides=("BAR-CAMPO-4a", "BAR-CAMPO-4a!nao_defende_selamento"),
                ),
            ),
        ),
    ),
)
BAR_CAMPO_5 = Ruling(
    id="BAR-CAMPO-5",
    texto="Barreiras seguram a paralisia que não tem capacidade de rompê-las.",
    text="Barriers stop a paralysis that lacks the power to break them.",
    source=_source("item 5", 32),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_DE_CAMPO & _PARALISIA & ROMPE.is_("nao_rompe"),
            then=NAO_ALCANCA,
            challenged_by=(Salvo(clause=ataque.PARALISA_ATRAVES, then=ALCANCA),),
        ),
        Case(
            name="so",
            question=PELO_EFEITO,
            when=_DE_CAMPO & _PARALISIA & ROMPE.is_("rompe"),
            then=ALCANCA,
            texto="A barreira não segura a paralisia que é capaz de rompê-la.",
            text="A barrier does not stop a paralysis that is able to break it.",
        ),
    ),
)
BAR_CAMPO_6 = Ruling(
    id="BAR-CAMPO-6",
    texto="Barreira que se comporta como modo gigante não é afetada por paralisia.",
    text="A barrier that behaves as a giant mode is not affected by paralysis.",
    source=_source("item 6", 34),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_EFEITO,
            when=_DE_CAMPO & _PARALISIA & MODO_GIGANTE_ABRIGA.is_("sim"),
            then=NAO_ALCANCA,
            overrides=("BAR-CAMPO-5:so", "BAR-CAMPO-5!paralisa_atraves_de_barreiras"),
            salvo=(Salvo(clause=barreira.AFETADA_POR_PARALISIA), Salvo(clause=ataque.PARALISA_GIGANTE)),
        ),
        Case(
            name="barreira",
            question=DESTINO,
            when=_DE_CAMPO & barreira.MODO_GIGANTE.is_("sim") & _PARALISIA,
            then="permanece",
            overrides=("destino_da_barreira~rompida",),
            salvo=(Salvo(clause=barreira.AFETADA_POR_PARALISIA), Salvo(clause=ataque.PARALISA_GIGANTE)),
        ),
    ),
)
BAR_CAMPO_7 = Ruling(
    id="BAR-CAMPO-7",
    texto="Barreiras não seguram ataques dos quais apenas teletransporte escapa.",
    text="Barriers do not stop attacks that only teletransporte escapes.",
    source=_source("item 7", 36),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELA_FUGA,
            when=_DE_CAMPO & ataque.SO_TELETRANSPORTE.is_("sim"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_SO_TELETRANSPORTE, then=NAO_ALCANCA),),
        ),
    ),
)
BAR_CAMPO_8 = Ruling(
    id="BAR-CAMPO-8",
    texto="A barreira de campo cobre somente o usuário e sua extensão corporal, não aliados.",
    text="A field barrier covers only its user and the user's body extension, not allies.",
    source=_source("item 8", 38),
    force=Force.PADRAO,
    cases=(
        Case(
            question=PELO_ALVO,
            when=_DE_CAMPO & alvo.ALVO.is_("aliado"),
            then=ALCANCA,
            salvo=(Salvo(clause=barreira.DEFENDE_ALIADOS, then=NAO_ALCANCA),),
        ),
        Case(
            name="cobre",
            question=PELO_ALVO,
            when=_DE_CAMPO & alvo.ALVO.is_("usuario", "extensao"),
            then=NAO_ALCANCA,
            texto="A barreira de campo cobre o usuário e a sua extensão corporal.",
            text="A barrier of the field covers its user and the user's bodily extension.",
        ),
    ),
)
