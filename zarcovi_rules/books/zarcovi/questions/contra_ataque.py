"""What does a returning defence do, and how fast is its counter-attack?

Lowest: what the ability does, which rank of it is in force, how ranks combine. Then: who is faster. Last: the rank of
the counter-attack, and what the book leaves open about it.
"""

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.books.zarcovi.facts.contra_ataque import (
    AUMENTOS,
    DEVOLVE,
    RANK_AUMENTADO,
    RANK_DA_DEFESA,
    RANKS,
    RANKS_COM_AUMENTO,
    rank_na_tabela,
)
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA
from zarcovi_rules.books.zarcovi.questions.manipulacao import MANIPULACAO
from zarcovi_rules.books.zarcovi.readings.contra_ataque import AMB_17
from zarcovi_rules.core.rulings import Link, Look, Question
from zarcovi_rules.core.vocabulary import Text

DEVOLUCAO = Question(
    name="devolucao_do_ataque",
    about=Text(
        "o que a habilidade, usada a tempo, faz com o ataque?", "what does the ability, used in time, do to the attack?"
    ),
    values={
        "defende_e_contra_ataca": Text(
            "a habilidade defende e contra-ataca", "the ability defends and counter-attacks"
        ),
        "apenas_repele": Text("a habilidade apenas repele o ataque", "the ability only repels the attack"),
        "nao_devolve": Text("a habilidade não devolve o ataque", "the ability does not return the attack"),
    },
    links=(
        Link(name="legenda_calada", when=DEVOLVE.is_("nao"), then="nao_devolve"),
        # To return an attack is to manipulate it, within the same limits.
        Link(name="limite", when=DEVOLVE.said & MANIPULACAO.is_("nao"), then="nao_devolve"),
    ),
    effects=(
        "rank_do_contra_ataque",
        "quem_responde_ao_contra_ataque",
        "contra_ataque_pode_ser_devolvido",
        "contra_ataque_conserva_status",
        "contra_ataque_conserva_escala",
        "contra_ataque_conserva_natureza",
        "contra_ataque_pode_ser_absorvido",
        "contra_ataque_pode_ser_repelido",
    ),
)
CONTRA_ATACA = DEVOLUCAO.is_("defende_e_contra_ataca")
_NAO_HA = Text("não há contra-ataque", "there is no counter-attack")
_SEM_CONTRA_ATAQUE = Link(name="nao_ha", when=~CONTRA_ATACA, then="nao_ha")

PESA = Question(
    name="rank_pesa_no_contra_ataque",
    about=Text("o rank de velocidade conta no contra-ataque?", "does the speed rank count for the counter-attack?"),
    values={
        "sim": Text("o rank de velocidade conta", "the speed rank counts"),
        "nao": Text("o rank de velocidade não conta", "the speed rank does not count"),
    },
)
EM_VIGOR = Question(
    name="rank_em_vigor_da_defesa",
    about=Text("com que rank a defesa devolve?", "with which rank does the defence return?"),
    values={
        "legenda": Text("a defesa devolve com o rank da legenda", "the defence returns with its legend's rank"),
        "aumentado": Text("a defesa devolve com o rank aumentado", "the defence returns with the increased rank"),
    },
    links=(Link(name="sem_aumento", when=AUMENTOS.is_("nenhum"), then="legenda"),),
)
COMPARACAO = Question(
    name="comparacao_de_ranks",
    about=Text("a defesa que devolve é mais rápida que o ataque?", "is the returning defence faster than the attack?"),
    values={
        MAIS_RAPIDA: Text("a defesa é mais rápida", "the defence is faster"),
        IGUAL: Text("os ranks são iguais", "the ranks are equal"),
        MAIS_LENTA: Text("a defesa é mais lenta", "the defence is slower"),
    },
    links=(
        Link(name="legenda", when=EM_VIGOR.is_("legenda"), then=RANKS),
        Link(name="aumentado", when=EM_VIGOR.is_("aumentado"), then=RANKS_COM_AUMENTO),
    ),
)
COMBINACAO = Question(
    name="combinacao_de_ranks",
    about=Text("como se combinam dois ranks?", "how are two ranks combined?"),
    values={
        "pela_tabela": Text(
            "os ranks se combinam pela tabela do guia de ranks", "the ranks are combined by the rank guide's table"
        ),
        "um_mais_rapido": Text(
            "os ranks combinados dão um rank mais rápido que o melhor dos dois",
            "the combined ranks give one rank faster than the better one",
        ),
        "produto_pela_soma": Text(
            "os ranks combinados dão o produto dividido pela soma", "the combined ranks give the product over the sum"
        ),
    },
    links=(
        Link(name="tabela", when=AMB_17.is_("A"), then="pela_tabela"),
        Link(name="um_mais_rapido", when=AMB_17.is_("B"), then="um_mais_rapido"),
        Link(name="produto", when=AMB_17.is_("C"), then="produto_pela_soma"),
    ),
)


def rank_combinado(look: Look, one: int, other: int) -> int | None:
    """The combined rank of two ranks, in the way that the reading in force combines them."""
    match look.answers[COMBINACAO]:
        case "um_mais_rapido":
            return max(1, min(one, other) - 1)
        case "produto_pela_soma":
            return -(-one * other // (one + other))
        case _:
            return rank_na_tabela(look.figures, one, other)


def _combined(look: Look) -> int | None:
    """Only equal ranks combine when an attack is returned, so the attack's rank is both."""
    rank = look.number(ataque.RANK)
    return rank_combinado(look, rank, rank)


RANK = Question(
    name="rank_do_contra_ataque",
    about=Text("em que rank sai o contra-ataque?", "at which rank does the counter-attack go?"),
    values={
        "combinado": Text("o contra-ataque sai no rank combinado", "the counter-attack goes at the combined rank"),
        "legenda": Text(
            "o contra-ataque sai no rank da legenda da defesa",
            "the counter-attack goes at the rank of the defence's legend",
        ),
        "aumentado": Text(
            "o contra-ataque sai no rank aumentado da defesa", "the counter-attack goes at the defence's increased rank"
        ),
        "do_ataque": Text("o contra-ataque sai no rank do ataque", "the counter-attack goes at the attack's rank"),
        "sem_rank": Text("o contra-ataque sai sem contar o rank", "the counter-attack goes without counting the rank"),
        "nao_ha": _NAO_HA,
    },
    links=(
        _SEM_CONTRA_ATAQUE,
        Link(name="sem_rank", when=CONTRA_ATACA & PESA.is_("nao"), then="sem_rank"),
    ),
    amounts={
        "combinado": _combined,
        "legenda": lambda look: look.number(RANK_DA_DEFESA),
        "aumentado": lambda look: look.number(RANK_AUMENTADO),
        "do_ataque": lambda look: look.number(ataque.RANK),
    },
    numbers=(RANK_DA_DEFESA, RANK_AUMENTADO, ataque.RANK),
)
RESPONDE = Question(
    name="quem_responde_ao_contra_ataque",
    about=Text("quem pode responder ao contra-ataque?", "who may answer the counter-attack?"),
    values={
        "atacante": Text("só quem atacou pode responder", "only who attacked may answer"),
        "aliados": Text("também os aliados de quem atacou podem responder", "the attacker's allies may answer too"),
        "nao_ha": _NAO_HA,
    },
    links=(_SEM_CONTRA_ATAQUE,),
)


def _open(name: str, about: Text, sim: Text, nao: Text, permits: tuple[str, ...] = ()) -> Question:
    """A question about the counter-attack that the book does not answer while there is one."""
    return Question(
        name=name,
        permits=permits,
        about=about,
        values={"sim": sim, "nao": nao, "nao_ha": _NAO_HA},
        links=(_SEM_CONTRA_ATAQUE,),
    )


DEVOLVE_SE = _open(
    "contra_ataque_pode_ser_devolvido",
    Text("o contra-ataque pode, por sua vez, ser devolvido?", "may the counter-attack in turn be returned?"),
    Text("o contra-ataque pode ser devolvido", "the counter-attack may be returned"),
    Text("o contra-ataque não pode ser devolvido", "the counter-attack may not be returned"),
    permits=("nao", "sim"),
)
CONSERVA_STATUS = _open(
    "contra_ataque_conserva_status",
    Text("o ataque devolvido conserva seu status?", "does the returned attack keep its status?"),
    Text("o ataque devolvido conserva seu status", "the returned attack keeps its status"),
    Text("o ataque devolvido não conserva seu status", "the returned attack does not keep its status"),
)
CONSERVA_ESCALA = _open(
    "contra_ataque_conserva_escala",
    Text("o ataque devolvido conserva sua escala?", "does the returned attack keep its scale?"),
    Text("o ataque devolvido conserva sua escala", "the returned attack keeps its scale"),
    Text("o ataque devolvido não conserva sua escala", "the returned attack does not keep its scale"),
)
CONSERVA_NATUREZA = _open(
    "contra_ataque_conserva_natureza",
    Text("o ataque devolvido conserva sua natureza?", "does the returned attack keep its kind?"),
    Text("o ataque devolvido conserva sua natureza", "the returned attack keeps its kind"),
    Text("o ataque devolvido não conserva sua natureza", "the returned attack does not keep its kind"),
)
ABSORVE_SE = _open(
    "contra_ataque_pode_ser_absorvido",
    Text("o ataque devolvido pode ser absorvido?", "may the returned attack be absorbed?"),
    Text("o ataque devolvido pode ser absorvido", "the returned attack may be absorbed"),
    Text("o ataque devolvido não pode ser absorvido", "the returned attack may not be absorbed"),
    permits=("nao", "sim"),
)
REPELE_SE = _open(
    "contra_ataque_pode_ser_repelido",
    Text("o ataque devolvido pode ser repelido?", "may the returned attack be repelled?"),
    Text("o ataque devolvido pode ser repelido", "the returned attack may be repelled"),
    Text("o ataque devolvido não pode ser repelido", "the returned attack may not be repelled"),
    permits=("nao", "sim"),
)
