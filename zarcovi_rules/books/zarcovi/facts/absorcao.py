"""Absorbing an attack: what the absorption's legend lists, and what the attack's says of being absorbed."""

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, clause

ABSORVE_NINJUTSU = clause(
    "absorcao.absorve_ninjutsu", Carrier.DEFENSOR, "a habilidade absorve Ninjutsu", "the ability absorbs Ninjutsu"
)
ABSORVE_TAIJUTSU = clause(
    "absorcao.absorve_taijutsu", Carrier.DEFENSOR, "a habilidade absorve Taijutsu", "the ability absorbs Taijutsu"
)
ABSORVE_GENJUTSU = clause(
    "absorcao.absorve_genjutsu", Carrier.DEFENSOR, "a habilidade absorve Genjutsu", "the ability absorbs Genjutsu"
)
ABSORVE_TUDO = clause(
    "absorcao.absorve_tudo", Carrier.DEFENSOR, "a habilidade absorve qualquer ataque", "the ability absorbs any attack"
)
ABSORVE_SELAMENTO = clause(
    "absorcao.absorve_selamento", Carrier.DEFENSOR, "a habilidade absorve selamentos", "the ability absorbs sealings"
)
ABSORVE_PARALISIA = clause(
    "absorcao.absorve_paralisia", Carrier.DEFENSOR, "a habilidade absorve paralisias", "the ability absorbs paralyses"
)
NAO_ABSORVE_GLOBAL = clause(
    "absorcao.nao_absorve_global",
    Carrier.DEFENSOR,
    "a habilidade não absorve ataques globais",
    "the ability does not absorb Global attacks",
)
NAO_ABSORVE_EQUIPARADO = clause(
    "absorcao.nao_absorve_equiparado",
    Carrier.DEFENSOR,
    "a habilidade não absorve ataques equiparados a global",
    "the ability does not absorb attacks equated to Global",
)
PODE_SER_ABSORVIDO = clause(
    "ataque.pode_ser_absorvido", Carrier.ATACANTE, "o ataque pode ser absorvido", "the attack can be absorbed"
)
NAO_PODE_SER_ABSORVIDO = clause(
    "ataque.nao_pode_ser_absorvido",
    Carrier.ATACANTE,
    "o ataque não pode ser absorvido",
    "the attack cannot be absorbed",
)
EXIGE_PREVISAO_DE_GLOBAL = clause(
    "ataque.exige_previsao_de_global",
    Carrier.ATACANTE,
    "o ataque só é absorvido por quem prevê absorver globais",
    "the attack is absorbed only by what foresees that it absorbs Global attacks",
)

DIZ_E_DESDIZ_ABSORVIDO = Impossible(
    when=PODE_SER_ABSORVIDO.said & NAO_PODE_SER_ABSORVIDO.said,
    texto="a legenda do ataque diz e desdiz que ele pode ser absorvido",
    text="the attack's legend says both that it can be absorbed and that it cannot",
)
