"""Where the rules on barriers are silent, and the catch-all rulings that would swallow it."""

from zarcovi_rules.books.zarcovi.facts import ataque, barreira, genjutsu
from zarcovi_rules.books.zarcovi.questions.barreira import (
    A_TEMPO,
    ADICAO,
    ATRAVESSA,
    BARREIRA_MAIS_LENTA,
    COBERTURA,
    COMPARACAO,
    CONTEM,
    DANO,
    DESFAZ,
    DESTINO,
    EFEITO_NO_ALVO,
    ESCALA,
    FICA_EM_CAMPO,
    LIBERTA,
    PELA_ESCALA,
    PELA_FUGA,
    PELA_QUEBRA,
    PELO_EFEITO,
    RANKS,
    RANKS_IGUAIS,
    RECEBE_SENJUTSU,
    ROMPE,
    SECAO,
    SEGURA,
    VELOCIDADE,
)
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_5, AMB_43
from zarcovi_rules.books.zarcovi.readings.geral import AMB_0
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

_CORPORAL = SECAO.is_("corpo")
_DANO = EFEITO.is_("dano")
_SELA = ataque.EFEITO.is_("selamento", "aprisionamento")
_SENJUTSU = ataque.SENJUTSU.is_("sim")

SILENCE_3 = Silence(gap="GAP-3", question=A_TEMPO, when=RANKS.is_(BARREIRA_MAIS_LENTA))
SILENCE_4 = Silence(gap="GAP-4", question=A_TEMPO, when=RANKS.is_(RANKS_IGUAIS))
SILENCE_5 = Silence(
    gap="GAP-5",
    question=COMPARACAO,
    when=DANO.is_("outro") | (barreira.STATUS.is_("outro") & ~DANO.is_("supremo")),
)
SILENCE_6 = Silence(
    gap="GAP-6",
    question=DESTINO,
    when=_DANO & COMPARACAO.is_("igual") & ROMPE.is_("nao_rompe") & ATRAVESSA.is_("nao_atravessa"),
    defeats=("destino_da_barreira~de_pe",),
)
SILENCE_7 = Silence(gap="GAP-7", question=EFEITO_NO_ALVO, when=SEGURA.is_("nao") & PELA_QUEBRA.is_("alcanca"))
SILENCE_8_A = Silence(gap="GAP-8", question=PELA_FUGA, when=_CORPORAL & ataque.SO_TELETRANSPORTE.is_("sim"))
SILENCE_8_B = Silence(gap="GAP-8", question=PELO_EFEITO, when=_CORPORAL & EFEITO.is_("aprisionamento"))
SILENCE_8_C = Silence(
    gap="GAP-8",
    question=PELA_ESCALA,
    when=_CORPORAL & ataque.EQUIPARADO_A_GLOBAL.said,
    defeats=("BAR-CAMPO-3",),
)
SILENCE_9_A = Silence(gap="GAP-9", question=LIBERTA, when=ALWAYS)
SILENCE_9_B = Silence(gap="GAP-9", question=DESFAZ, when=_SELA)
SILENCE_9_C = Silence(gap="GAP-9", question=FICA_EM_CAMPO, when=_SELA)
SILENCE_18 = Silence(
    gap="GAP-18",
    question=DESTINO,
    when=CONTEM.is_("nao") & ~_DANO & (ROMPE.is_("nao_rompe") | ATRAVESSA.is_("atravessa")),
)
# The rulings on scale tell no kinds of attack apart, and no ruling says that a barrier meets a Genjutsu at all.
SILENCE_20 = Silence(
    gap="GAP-20",
    question=PELA_ESCALA,
    when=ataque.NATUREZA.is_("genjutsu") & genjutsu.PREVE_A_DEFESA.is_("nao"),
    defeats=("BAR-CAMPO-1", "BAR-CAMPO-2!defende_global", "BAR-CAMPO-3"),
)
SILENCE_27 = Silence(gap="GAP-27", question=COMPARACAO, when=DANO.is_("supremo") & barreira.STATUS.is_("outro"))
# Only against a barrier of the attack's own written status does the Senjutsu make the difference.
_SO_PELO_SENJUTSU = (ataque.STATUS.is_("letal") & barreira.STATUS.is_("letal")) | (
    ataque.STATUS.is_("ilimitado") & barreira.STATUS.is_("ilimitado")
)
SILENCE_28_A = Silence(
    gap="GAP-28",
    question=ROMPE,
    when=_SENJUTSU & RECEBE_SENJUTSU.is_("nao_diz") & _SO_PELO_SENJUTSU & ataque.NAO_ROMPE.is_("nao"),
    defeats=("SENJ-1", "SENJ-2", "ROMP-1a:so"),
)
# Higher than the barrier only because the Senjutsu made it supreme (SENJ-3). What its own legend lets break a barrier
# of its written status breaks it either way.
SILENCE_28_D = Silence(
    gap="GAP-28",
    question=ROMPE,
    when=RECEBE_SENJUTSU.is_("nao_diz")
    & COMPARACAO.is_("maior")
    & ataque.STATUS.is_("ilimitado")
    & barreira.STATUS.is_("ilimitado")
    & ~((ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said) & barreira.INQUEBRAVEL.is_("nao")),
    defeats=("ROMP-1a:base",),
)
SILENCE_28_B = Silence(gap="GAP-28", question=ADICAO, when=_SENJUTSU)
SILENCE_28_C = Silence(gap="GAP-28", question=VELOCIDADE, when=_SENJUTSU)
SILENCE_42_A = Silence(
    gap="GAP-42",
    question=PELA_ESCALA,
    when=COBERTURA.is_("unidirecional") & ataque.DIRECAO.is_("costas") & ~ESCALA.is_("global"),
    defeats=("BAR-CAMPO-1",),
)
SILENCE_42_B = Silence(
    gap="GAP-42", question=ATRAVESSA, when=COBERTURA.is_("unidirecional") & ataque.AUXILIO.is_("portal")
)
SILENCE_46 = Silence(
    gap="GAP-46",
    question=PELA_ESCALA,
    when=barreira.ATAQUES.is_("varios"),
    defeats=("BAR-CAMPO-1", "BAR-CAMPO-2!defende_global", "BAR-CAMPO-3"),
)
SILENCE_47_A = Silence(
    gap="GAP-47",
    question=DESTINO,
    when=barreira.PERMANECE.is_("nao")
    & ATRAVESSA.is_("nao_atravessa")
    & ROMPE.is_("nao_rompe")
    & (_DANO | CONTEM.is_("sim")),
)
# Only a field barrier is said to leave on stopping a sealing; of a layer whose legend lets it stop one, nothing is.
SILENCE_47_B = Silence(
    gap="GAP-47",
    question=DESTINO,
    when=_CORPORAL
    & EFEITO.is_("selamento", "aprisionamento")
    & CONTEM.is_("sim")
    & ATRAVESSA.is_("nao_atravessa")
    & ROMPE.is_("nao_rompe"),
)
_AMBAS_FALAM = barreira.INQUEBRAVEL.said & ataque.NAO_ROMPE.is_("nao")
_ROMPE_POR_LEGENDA = (COMPARACAO.is_("igual") & (ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said)) | (
    COMPARACAO.is_("menor") & ataque.ROMPE_SUPERIOR.said
)
SILENCE_52_A = Silence(
    gap="GAP-52",
    question=ROMPE,
    when=_AMBAS_FALAM & _ROMPE_POR_LEGENDA,
    defeats=("ROMP-1a:so", "ROMP-1b", "ROMP-2"),
)
# Where a legend may lift even an absolute ruling, "unbreakable" stands against what breaks by the rulings too.
SILENCE_52_B = Silence(
    gap="GAP-52",
    question=ROMPE,
    when=_AMBAS_FALAM
    & AMB_0.is_("B")
    & (_ROMPE_POR_LEGENDA | (COMPARACAO.is_("maior") & (ataque.ROMPE_IGUAL.said | ataque.ROMPE_SUPERIOR.said))),
    defeats=("ROMP-1a!inquebravel", "SENJ-1!inquebravel", "SENJ-2!inquebravel"),
)
_APRISIONA = EFEITO.is_("aprisionamento")
SILENCE_52_C = Silence(
    gap="GAP-52",
    question=PELO_EFEITO,
    when=ataque.SELA_ATRAVES.said
    & (
        (EFEITO.is_("selamento") & barreira.DEFENDE_SELAMENTO.said & (_CORPORAL | AMB_5.is_("A")))
        | (_APRISIONA & barreira.DEFENDE_APRISIONAMENTO.said)
    ),
    defeats=(
        "BAR-CAMPO-4a",
        "BAR-CAMPO-4a!nao_defende_selamento",
        "BAR-CAMPO-4a!sela_atraves_de_barreiras",
        "BAR-CAMPO-4a:so!defende_selamento",
        "BAR-CAMPO-4.1!defende_aprisionamento",
        "BAR-CORPO-3!defende_selamento",
    ),
)
SILENCE_52_D = Silence(
    gap="GAP-52",
    question=PELA_ESCALA,
    when=ataque.IGNORA_BARREIRA.said & barreira.DEFENDE_GLOBAL.said & ESCALA.is_("global"),
    defeats=("BAR-CAMPO-2!defende_global", "BAR-CAMPO-3!ignora_barreiras"),
)
SILENCE_52_E = Silence(
    gap="GAP-52",
    question=ATRAVESSA,
    when=ataque.ENTRA_EM_CAMADA.said
    & barreira.BLOQUEIA_PORTAIS.said
    & _CORPORAL
    & ataque.AUXILIO.is_("portal")
    & AMB_0.is_("B"),
    defeats=("BAR-CORPO-2!entra_em_camada", "PORT-4!bloqueia_portais", "PORT-4:corpo!bloqueia_portais"),
)
# Under AMB-43 A the barrier holds though it is broken; what becomes of it then, nobody says.
SILENCE_47_C = Silence(
    gap="GAP-47",
    question=DESTINO,
    when=ATRAVESSA.is_("nao_atravessa")
    & ROMPE.is_("rompe")
    & AMB_43.is_("A")
    & ~(EFEITO.is_("paralisia") & SECAO.is_("campo")),
)
