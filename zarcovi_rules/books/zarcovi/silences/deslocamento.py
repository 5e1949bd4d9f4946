"""Where the rules on teleporte and teletransporte are silent."""

from zarcovi_rules.books.zarcovi.facts import ataque, deslocamento
from zarcovi_rules.books.zarcovi.questions.barreira import ESCALA
from zarcovi_rules.books.zarcovi.questions.deslocamento import (
    ALCANCE,
    COMBO,
    ESCAPA,
    OFENSIVA_DO_LEVADO,
    OUTRA_DEFESA,
    PASSAGEIRO_ESCAPA,
    PRENDE,
    VARIOS,
    VIAGEM,
    VIAJA,
    VOO,
    VOO_LIVRA,
)
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_50
from zarcovi_rules.core.conditions import ALWAYS
from zarcovi_rules.core.rulings import Silence

_VIAJA = VIAGEM.is_(VIAJA)
_LEVA_INIMIGO = _VIAJA & deslocamento.PASSAGEIRO.is_("inimigo")
_USUARIO_ESCAPA = ESCAPA.is_("sim")

# That a layer is useless is said of sealings and paralyses; of imprisonment its section is silent.
SILENCE_8 = Silence(
    gap="GAP-8",
    question=PRENDE,
    when=deslocamento.VESTE_CAMADA.is_("sim") & EFEITO.is_("aprisionamento") & AMB_50.is_("B"),
)
SILENCE_14 = Silence(
    gap="GAP-14",
    question=PASSAGEIRO_ESCAPA,
    when=_VIAJA & deslocamento.PASSAGEIRO.is_("aliado") & _USUARIO_ESCAPA,
)
SILENCE_15_A = Silence(gap="GAP-15", question=PASSAGEIRO_ESCAPA, when=_LEVA_INIMIGO & _USUARIO_ESCAPA)
SILENCE_15_B = Silence(gap="GAP-15", question=OFENSIVA_DO_LEVADO, when=_LEVA_INIMIGO)
SILENCE_16 = Silence(
    gap="GAP-16",
    question=OUTRA_DEFESA,
    when=ataque.CABE_OUTRA_DEFESA.is_("silencia") & ataque.SO_TELETRANSPORTE.is_("nao"),
)
SILENCE_22_A = Silence(
    gap="GAP-22",
    question=VOO,
    when=_VIAJA & deslocamento.VOO_ATIVO.is_("sim") & deslocamento.TIPO.is_("teletransporte"),
)
# Who is known not to fly is not freed: a silence yields to that.
SILENCE_22_B = Silence(gap="GAP-22", question=VOO_LIVRA, when=ALWAYS)
SILENCE_36 = Silence(
    gap="GAP-36", question=ALCANCE, when=COMBO.is_("teleporte") & ESCALA.is_("global"), defeats=("TP-5",)
)
SILENCE_46 = Silence(gap="GAP-46", question=VARIOS, when=deslocamento.MEIO_DA_DEFESA.is_("barreira", "repelir"))
