"""Passages on barriers that seem to contradict each other, and what settles each."""

from zarcovi_rules.core.rulings import Tension

CON_1 = Tension(
    id="CON-1",
    texto="Global de verdade e equiparado a global: a escala do equiparado continua a que é; só o dano é global.",
    text="Truly Global and equated to Global: the equated attack keeps its scale; only its damage is Global.",
    settled_by="EQP-2",
    rulings=("EQP-1", "EQP-2", "BAR-CAMPO-1", "ABS-3", "DIM-3b"),
)
CON_5 = Tension(
    id="CON-5",
    texto="A barreira 360° segura tudo, mas o portal passa por ela; na camada corporal o portal não entra.",
    text="A 360° barrier stops all, yet a portal passes it; a body layer no portal enters.",
    settled_by="BAR-CORPO-2",
    rulings=("BAR-CAMPO-3", "PORT-4", "BAR-CORPO-2"),
)
CON_6 = Tension(
    id="CON-6",
    texto="Paralisia: a barreira de campo segura a que não a rompe, o gigante não sofre, a camada corporal não serve.",
    text="Paralysis: a field barrier stops what does not break it, a giant is unaffected, a body layer is useless.",
    settled_by="secao_da_barreira",
    rulings=("BAR-CAMPO-5", "BAR-CAMPO-6", "BAR-CORPO-4"),
)
CON_7 = Tension(
    id="CON-7",
    texto="O global passa pela barreira unidirecional seja qual for o seu efeito.",
    text="A Global attack passes a unidirectional barrier whatever its effect.",
    settled_by="passa_pela_escala",
    rulings=("BAR-CAMPO-2", "BAR-CAMPO-4a", "BAR-CAMPO-5"),
)
CON_33 = Tension(
    id="CON-33",
    texto="A extensão é sempre coberta; só na barreira corporal uma legenda pode deixá-la de fora.",
    text="An extension is always covered; only for a body barrier may a legend leave it out.",
    settled_by="BAR-CORPO-1!so_o_corpo",
    rulings=("EXT-1", "BAR-CORPO-1"),
)
CON_35 = Tension(
    id="CON-35",
    texto="O Senjutsu torna rompedor, mas a legenda que diz que o ataque não rompe prevalece.",
    text="Senjutsu gives breaking power, but a legend that says the attack does not break prevails.",
    settled_by="ROMP-3",
    rulings=("SENJ-1", "SENJ-2", "ROMP-3"),
)
CON_37 = Tension(
    id="CON-37",
    texto="O aprisionamento é um selamento, mas a barreira que segura selamento não o segura.",
    text="Imprisonment is a sealing, yet the barrier that stops a sealing does not stop it.",
    settled_by="BAR-CAMPO-4.1",
    rulings=("BAR-CAMPO-4.1", "BAR-CAMPO-4a"),
)
CON_40 = Tension(
    id="CON-40",
    texto="Primeiro se vê se o ataque rompe; só a barreira que não é rompida defende.",
    text="First it is seen whether the attack breaks; only a barrier that is not broken defends.",
    settled_by="AMB-43",
    rulings=("BAR-CAMPO-1", "BAR-CAMPO-3", "ROMP-1a"),
)
CON_43 = Tension(
    id="CON-43",
    texto="Regras escritas duas vezes com o mesmo sentido dão sempre a mesma resposta.",
    text="Rulings written twice with the same meaning always give the same answer.",
    settled_by="same_as",
    rulings=(
        *("BAR-CAMPO-8", "BAR-CORPO-5", "XUSO-3", "COMP-2", "MAN-2", "PORT-2c", "PORT-7", "ALC-1", "PORT-3"),
        *("TP-1", "TT-1c", "EXT-1", "TP-4", "TT-2"),
    ),
)
