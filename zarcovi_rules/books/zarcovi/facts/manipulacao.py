"""Manipulating an attack: what the ability does with it, whose attack it is, where it is sent, and the ranks."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.books.zarcovi.facts.contra_ataque import rank_na_tabela
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA, comparados
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause

ATO = Fact(
    name="defesa.ato",
    about=Text("o que a habilidade faz com o ataque?", "what does the ability do with the attack?"),
    values={
        "desvia": Text("a habilidade dá outro destino ao ataque", "the ability sends the attack elsewhere"),
        "repele": Text("a habilidade repele o ataque", "the ability repels the attack"),
        "segura": Text(
            "a habilidade segura o ataque onde ele chega", "the ability stops the attack at the place it arrives at"
        ),
        "pela_habilidade": Text(
            "o jogador não diz o que faz com o ataque", "the player does not say what he does with the attack"
        ),
    },
    absent="pela_habilidade",
)
AUTOR = Fact(
    name="ataque.autor",
    about=Text("quem fez o ataque?", "who made the attack?"),
    values={
        "inimigo": Text("o ataque é de um inimigo", "the attack is an enemy's"),
        "aliado": Text("o ataque é de um aliado", "the attack is an ally's"),
    },
    absent="inimigo",
)
DESTINO = Fact(
    name="manipulacao.destino",
    about=Text("para onde o ataque é mandado?", "where is the attack sent?"),
    values={
        "autor": Text("o ataque é mandado de volta contra quem o fez", "the attack is sent back at who made it"),
        "outro": Text("o ataque é mandado contra outro alvo", "the attack is sent at another target"),
        "ninguem": Text("o ataque é mandado para onde não há ninguém", "the attack is sent where nobody is"),
    },
)

RANK = Quantity(
    name="manipulacao.rank", text=Text("rank da habilidade que manipula", "the manipulating ability's rank"), minimum=1
)


RANKS = Fact(
    name="ranks.manipulacao_e_ataque",
    about=Text(
        "a habilidade que manipula é mais rápida que o ataque?", "is the manipulating ability faster than the attack?"
    ),
    values={
        MAIS_RAPIDA: Text("a habilidade que manipula é mais rápida", "the manipulating ability is faster"),
        IGUAL: Text("a habilidade que manipula tem o rank do ataque", "the manipulating ability has the attack's rank"),
        MAIS_LENTA: Text("a habilidade que manipula é mais lenta", "the manipulating ability is slower"),
    },
    inputs=(RANK, ataque.RANK),
    derive=comparados,
)


def _in_the_guide(figures: Mapping[str, Any], ability: int, attack: int) -> str:
    if rank_na_tabela(figures, ability, attack) is not None:
        return "combina"
    return "um_com_um" if ability == attack == 1 else "nao_combina"


GUIA = Fact(
    name="ranks.guia_combina_manipulacao",
    about=Text(
        "o guia de ranks combina o rank da habilidade que manipula com o do ataque?",
        "does the rank guide combine the manipulating ability's rank with the attack's?",
    ),
    values={
        "combina": Text("o guia combina os dois ranks", "the guide combines the two ranks"),
        "um_com_um": Text(
            "o guia não diz quanto dá manipular no rank 1 um ataque de rank 1",
            "the guide does not say what manipulating at rank 1 an attack of rank 1 gives",
        ),
        "nao_combina": Text("o guia não combina os dois ranks", "the guide does not combine the two ranks"),
    },
    inputs=(RANK, ataque.RANK),
    derive=_in_the_guide,
)

BASTAM, FALTAM, NENHUM = "bastam", "faltam", "nenhum"


def _enough(figures: Mapping[str, Any], uses: int) -> str:
    return BASTAM if uses >= figures["usos_para_mandar_de_volta"] else FALTAM if uses else NENHUM


USOS = Quantity(name="manipulacao.usos", text=Text("usos que o portal ainda tem", "uses that the portal still has"))
USOS_BASTAM = Fact(
    name="usos.do_portal",
    about=Text(
        "os usos do portal bastam para mandar um ataque de volta?",
        "are the portal's uses enough to send an attack back?",
    ),
    values={
        BASTAM: Text("os usos do portal bastam", "the portal's uses are enough"),
        FALTAM: Text("o portal tem usos, mas não bastam", "the portal has uses, but not enough"),
        NENHUM: Text("o portal não tem mais usos", "the portal has no uses left"),
    },
    inputs=(USOS,),
    derive=_enough,
)

MANIPULA_GLOBAL = clause(
    "dimensional.manipula_global",
    Carrier.DEFENSOR,
    "a habilidade dimensional pode manipular ataques globais",
    "the dimensional ability may manipulate Global attacks",
)
DEVOLVE_GLOBAL = clause(
    "defesa.devolve_global",
    Carrier.DEFENSOR,
    "a defesa devolve inclusive ataques globais",
    "the defence returns even Global attacks",
)
VOLTA_A_QUEM_REPELE = clause(
    "defesa.repelido_volta_a_quem_repele",
    Carrier.DEFENSOR,
    "o ataque repelido passa a quem o repeliu",
    "the repelled attack passes to who repelled it",
)
MANIPULA_TAIJUTSU = clause(
    "manipulacao.alcanca_taijutsu",
    Carrier.DEFENSOR,
    "a habilidade manipula inclusive Taijutsu",
    "the ability manipulates even Taijutsu",
)
MANIPULA_NAO_COMBAVEL = clause(
    "manipulacao.alcanca_nao_combavel",
    Carrier.DEFENSOR,
    "a habilidade manipula inclusive ataques não combáveis",
    "the ability manipulates even attacks that cannot be comboed",
)
MANTEM_RANK = clause(
    "manipulacao.mantem_rank",
    Carrier.DEFENSOR,
    "o ataque manipulado segue no rank em que veio",
    "the manipulated attack goes on at the rank at which it came",
)
DEVOLVE_CURTO = clause(
    "manipulacao.devolve_curto",
    Carrier.DEFENSOR,
    "o portal manda de volta até ataques de curto alcance",
    "the portal sends back even attacks of short range",
)
DEVOLVE_POR_UM_USO = clause(
    "manipulacao.devolve_por_um_uso",
    Carrier.DEFENSOR,
    "mandar o ataque de volta gasta um só uso",
    "sending the attack back costs one use only",
)
EQUIPARADO_NAO_MANIPULAVEL = clause(
    "ataque.equiparado_nao_manipulavel",
    Carrier.ATACANTE,
    "por ser equiparado a global, o ataque não pode ser manipulado",
    "being equated to Global, the attack cannot be manipulated",
)
NAO_MANIPULAVEL_POR_PORTAL = clause(
    "ataque.nao_manipulavel_por_portal",
    Carrier.ATACANTE,
    "o ataque não pode ser manipulado por portais",
    "the attack cannot be manipulated by portals",
)
UM_COM_UM_DESIGUAIS = Impossible(
    when=GUIA.is_("um_com_um") & ~RANKS.is_(IGUAL),
    texto="a habilidade e o ataque são ambos de rank 1, e por isso do mesmo rank",
    text="the ability and the attack are both of rank 1, hence of the same rank",
)
