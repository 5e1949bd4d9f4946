"""Repelling an attack (source, lines 118 to 121)."""

from zarcovi_rules.books.zarcovi.facts import forca, manipulacao
from zarcovi_rules.books.zarcovi.questions.forca import (
    E_REPELIR,
    ESCALA_PESA,
    FUGA_PESA,
    RECUSA,
    REPELE,
    ROMPEDOR,
    RUPTURA,
    SUPREMO,
)
from zarcovi_rules.books.zarcovi.questions.manipulacao import DEVOLVE_GLOBAL, ESCALA_ADMITE
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_REPELE = E_REPELIR.is_("sim")
# A legend that refuses barrier-breaking attacks leaves nothing for the general rulings (REP-OBSb).
_NAO_CONTA = RUPTURA.is_("nao_conta")
_GLOBAL = ESCALA_PESA.is_("sim")
_SUPREMO = SUPREMO.is_("sim")
_SALVO_LEGENDA = FUGA_PESA.is_("salvo_legenda")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Repelir", "Repelling"), item=item, lines=lines)


REP_1A = Ruling(
    id="REP-1a",
    texto="Repelir serve contra qualquer ataque, seja qual for o status dele.",
    text="A repel serves against any attack, whatever its status.",
    source=_source("item 1", 118),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=REPELE,
            when=_REPELE & _NAO_CONTA,
            then="sim",
            challenged_by=(
                Salvo(
                    clause=forca.VENCE_STATUS_INFERIOR,
                    when=forca.STATUS_INFERIOR.is_("sim"),
                    then="nao",
                    overrides=("REP-NOTA:base",),
                ),
            ),
        ),
    ),
)
REP_1B = Ruling(
    id="REP-1b",
    texto="Ataque global não é repelido, salvo se a legenda o prevê.",
    text="A Global attack is not repelled, unless a legend says so.",
    source=_source("item 1", 118),
    force=Force.PADRAO,
    cases=(
        Case(
            question=REPELE,
            when=_REPELE & _GLOBAL,
            then="nao",
            overrides=("REP-1a",),
            salvo=(Salvo(clause=forca.REPELE_GLOBAL), Salvo(clause=forca.PODE_SER_REPELIDO)),
        ),
        # To return an attack is to repel it first.
        Case(
            name="devolver",
            question=ESCALA_ADMITE,
            when=DEVOLVE_GLOBAL,
            then="nao",
            salvo=(
                Salvo(clause=manipulacao.DEVOLVE_GLOBAL, then="sim"),
                Salvo(clause=forca.REPELE_GLOBAL, then="sim"),
                Salvo(clause=forca.PODE_SER_REPELIDO, then="sim"),
            ),
            texto="Ataque global, que não é repelido, também não é devolvido, salvo se a legenda o prevê.",
            text="A Global attack, which is not repelled, is not returned either, unless a legend says so.",
        ),
    ),
)
REP_1C = Ruling(
    id="REP-1c",
    texto="Ataque de que não é possível escapar com teleporte não é repelido.",
    text="An attack that teleporte cannot escape is not repelled.",
    source=_source("item 1", 118),
    force=Force.PADRAO,
    cases=(
        Case(
            question=REPELE,
            when=_REPELE & FUGA_PESA.is_("salvo_legenda", "sim"),
            then="nao",
            overrides=("REP-1a", "REP-NOTA:base"),
            salvo=(
                Salvo(clause=forca.REPELE_INESCAPAVEL, when=_SALVO_LEGENDA),
                Salvo(clause=forca.PODE_SER_REPELIDO, when=_SALVO_LEGENDA),
            ),
        ),
    ),
)
REP_OBSA = Ruling(
    id="REP-OBSa",
    texto="Repelir não é barreira: o ataque rompedor de barreira também é repelido.",
    text="A repel is no barrier: a barrier-breaking attack is repelled too.",
    source=_source("OBS", 120),
    force=Force.PADRAO,
    cases=(
        Case(
            question=RUPTURA,
            when=ROMPEDOR,
            then="nao_conta",
            salvo=(Salvo(clause=forca.NAO_REPELE_ROMPEDOR, then="conta"),),
        ),
    ),
)
REP_OBSB = Ruling(
    id="REP-OBSb",
    texto="A legenda do ataque, ou a de quem repele, pode impedir que o ataque seja repelido.",
    text="The attack's legend, or the repel's, may keep the attack from being repelled.",
    source=_source("OBS", 120),
    force=Force.LEGENDA,
    cases=(
        Case(
            question=REPELE,
            when=_REPELE & RECUSA.is_("sim"),
            then="nao",
            overrides=("REP-1a", "REP-NOTA:base"),
        ),
        Case(
            name="rompedor",
            question=REPELE,
            when=_REPELE & RUPTURA.is_("conta"),
            then="nao",
            texto="A habilidade cuja legenda recusa ataques rompedores não os repele.",
            text="An ability whose legend refuses barrier-breaking attacks does not repel them.",
        ),
        Case(
            name="supremo",
            question=REPELE,
            when=_REPELE & forca.NAO_REPELE_SUPREMO.said & _SUPREMO,
            then="nao",
            overrides=("REP-1a",),
            texto="A habilidade cuja legenda recusa Dano Supremo não o repele.",
            text="An ability whose legend refuses Supreme Damage does not repel it.",
        ),
    ),
)
REP_NOTA = Ruling(
    id="REP-NOTA",
    texto="Dano Supremo pode ser repelido, se não for global.",
    text="Supreme Damage can be repelled, if it is not Global.",
    source=_source("NOTA", 121),
    force=Force.PADRAO,
    cases=(
        Case(
            question=REPELE,
            when=_REPELE & _NAO_CONTA & _SUPREMO & ESCALA_PESA.is_("nao"),
            then="sim",
            salvo=(Salvo(clause=forca.NAO_REPELE_SUPREMO),),
        ),
        Case(
            name="so",
            question=REPELE,
            when=_REPELE & _SUPREMO & _GLOBAL,
            then="nao",
            overrides=("REP-1a",),
            salvo=(Salvo(clause=forca.REPELE_GLOBAL), Salvo(clause=forca.PODE_SER_REPELIDO)),
            texto="Dano Supremo global não é repelido.",
            text="Global Supreme Damage is not repelled.",
        ),
    ),
)
