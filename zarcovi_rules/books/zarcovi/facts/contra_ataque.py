"""Returning an attack: what the defence's legend says, what its player chooses, and the speed ranks."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA, comparados
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause

DEVOLVE = clause("defesa.devolve", Carrier.DEFENSOR, "a defesa devolve o ataque", "the defence returns the attack")
ESCOLHA = Fact(
    name="defesa.escolha",
    about=Text("o que o jogador escolhe fazer com o ataque?", "what does the player choose to do with the attack?"),
    values={
        "devolver": Text("o jogador devolve o ataque", "the player returns the attack"),
        "apenas_repelir": Text("o jogador apenas repele o ataque", "the player only repels the attack"),
    },
    absent="devolver",
)
AUMENTOS = Fact(
    name="defesa.aumentos",
    about=Text("quantas habilidades aceleram a defesa?", "how many abilities speed the defence up?"),
    values={
        "nenhum": Text("nada acelera a defesa", "nothing speeds the defence up"),
        "um": Text("uma habilidade acelera a defesa", "one ability speeds the defence up"),
        "varios": Text(
            "várias habilidades aceleram a defesa ao mesmo tempo", "several abilities speed the defence up at once"
        ),
    },
    absent="nenhum",
)
RANK_DA_DEFESA = Quantity(
    name="defesa.rank",
    text=Text("rank da defesa em sua legenda", "the defence's rank by its legend"),
    minimum=1,
)
RANK_AUMENTADO = Quantity(
    name="defesa.rank_aumentado",
    text=Text("rank da defesa depois de acelerada", "the defence's rank once it is sped up"),
    minimum=1,
)

RANKS = Fact(
    name="ranks.defesa_e_ataque",
    about=Text(
        "pelo rank da legenda, a defesa é mais rápida que o ataque?",
        "by its legend's rank, is the defence faster than the attack?",
    ),
    values={
        MAIS_RAPIDA: Text("a defesa é mais rápida que o ataque", "the defence is faster than the attack"),
        IGUAL: Text("a defesa e o ataque têm o mesmo rank", "the defence and the attack have the same rank"),
        MAIS_LENTA: Text("a defesa é mais lenta que o ataque", "the defence is slower than the attack"),
    },
    inputs=(RANK_DA_DEFESA, ataque.RANK),
    derive=comparados,
)
RANKS_COM_AUMENTO = Fact(
    name="ranks.defesa_acelerada_e_ataque",
    about=Text(
        "depois de acelerada, a defesa é mais rápida que o ataque?",
        "once sped up, is the defence faster than the attack?",
    ),
    values={
        MAIS_RAPIDA: Text("a defesa acelerada é mais rápida que o ataque", "once sped up, the defence is faster"),
        IGUAL: Text("a defesa acelerada tem o rank do ataque", "once sped up, the defence has the attack's rank"),
        MAIS_LENTA: Text("mesmo acelerada, a defesa é mais lenta", "even sped up, the defence is slower"),
    },
    inputs=(RANK_AUMENTADO, ataque.RANK),
    derive=comparados,
)
AUMENTO = Fact(
    name="ranks.aumento_da_defesa",
    about=Text("o rank aumentado é mais rápido que o da legenda?", "is the increased rank faster than the legend's?"),
    values={
        "acelera": Text("o rank aumentado é mais rápido que o da legenda", "the increased rank is the faster one"),
        "nao_acelera": Text(
            "o rank aumentado não é mais rápido que o da legenda", "the increased rank is not the faster one"
        ),
    },
    inputs=(RANK_DA_DEFESA, RANK_AUMENTADO),
    derive=lambda _, legend, increased: "acelera" if increased < legend else "nao_acelera",
)


def rank_na_tabela(figures: Mapping[str, Any], one: int, other: int) -> int | None:
    """The combined rank of two ranks by the book's table, whichever comes first; None where it is silent."""
    table: Mapping[str, int] = figures["combinacao_de_ranks"]
    return table.get(f"{one}+{other}", table.get(f"{other}+{one}"))


def _in_the_guide(figures: Mapping[str, Any], attack: int) -> str:
    if rank_na_tabela(figures, attack, attack) is not None:
        return "combina"
    return "um_com_um" if attack == 1 else "nao_combina"


GUIA = Fact(
    name="ranks.guia_combina_iguais",
    about=Text(
        "o guia de ranks combina o rank do ataque com outro igual?",
        "does the rank guide combine the attack's rank with an equal one?",
    ),
    values={
        "combina": Text("o guia combina os dois ranks iguais", "the guide combines the two equal ranks"),
        "um_com_um": Text(
            "o guia não diz quanto dá o rank 1 com o rank 1", "the guide does not say what rank 1 with rank 1 gives"
        ),
        "nao_combina": Text("o guia não combina os dois ranks iguais", "the guide does not combine the equal ranks"),
    },
    inputs=(ataque.RANK,),
    derive=_in_the_guide,
)

DEVOLVE_NAO_COMBAVEL = clause(
    "defesa.devolve_nao_combavel",
    Carrier.DEFENSOR,
    "a defesa devolve inclusive ataques não combáveis",
    "the defence returns even attacks that cannot be comboed",
)
IGNORA_RANK = clause(
    "defesa.contra_ataque_ignora_rank",
    Carrier.DEFENSOR,
    "o contra-ataque ignora o rank de velocidade",
    "the counter-attack ignores the speed rank",
)
NO_RANK_DO_ATAQUE = clause(
    "defesa.devolve_no_rank_do_ataque",
    Carrier.DEFENSOR,
    "o ataque é devolvido no mesmo rank em que veio",
    "the attack is returned at the rank at which it came",
)
AUMENTO_SO_NA_DEFESA = clause(
    "defesa.aumento_nao_vale_ao_devolver",
    Carrier.DEFENSOR,
    "o aumento de velocidade não vale para o contra-ataque",
    "the increase in speed does not count for the counter-attack",
)
SO_REPELIDO_SE_COMBAVEL = clause(
    "ataque.so_repelido_se_combavel",
    Carrier.ATACANTE,
    "o ataque só pode ser repelido se for combável",
    "the attack can be repelled only if it can be comboed",
)

AUMENTO_SEM_HABILIDADE = Impossible(
    when=AUMENTOS.is_("nenhum") & AUMENTO.is_("acelera", "nao_acelera"),
    texto="o caso dá um rank aumentado, mas nada acelera a defesa: diga em defesa.aumentos o que a acelera",
    text="the case gives an increased rank, but nothing speeds the defence up: say so in defesa.aumentos",
)
AUMENTO_QUE_NAO_ACELERA = Impossible(
    when=AUMENTO.is_("nao_acelera"),
    texto="o rank aumentado tem de ser menor, isto é, mais rápido que o da legenda",
    text="the increased rank has to be lower, that is, faster than the legend's",
)
# Only where something speeds the defence up is there an increased rank to compare.
_ACELERADA = AUMENTOS.is_("um", "varios")
ACELERADA_E_NAO_MAIS_RAPIDA = Impossible(
    when=_ACELERADA & RANKS.is_(MAIS_RAPIDA, IGUAL) & RANKS_COM_AUMENTO.is_(IGUAL, MAIS_LENTA),
    texto="a defesa que já não era mais lenta que o ataque só pode ficar mais rápida que ele ao ser acelerada",
    text="a defence that was no slower than the attack can only be faster than it once sped up",
)
MAIS_RAPIDA_QUE_O_RANK_1 = Impossible(
    when=GUIA.is_("um_com_um")
    & (RANKS.is_(MAIS_RAPIDA) | (_ACELERADA & (RANKS.is_(IGUAL) | RANKS_COM_AUMENTO.is_(MAIS_RAPIDA)))),
    texto="o ataque é de rank 1, e nenhuma defesa é mais rápida que o rank 1, nem acelerada a partir dele",
    text="the attack is of rank 1, and no defence is faster than rank 1, or sped up from there",
)
