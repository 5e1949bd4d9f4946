"""The attack is manipulated: at which rank and range it goes on, what it costs, and what the book leaves open."""

from zarcovi_rules.books.zarcovi.facts import ataque, manipulacao
from zarcovi_rules.books.zarcovi.facts.manipulacao import BASTAM, FALTAM, NENHUM
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_RAPIDA
from zarcovi_rules.books.zarcovi.questions.contra_ataque import COMBINACAO, rank_combinado
from zarcovi_rules.books.zarcovi.questions.dimensional import POR_PORTAL
from zarcovi_rules.books.zarcovi.questions.manipulacao import MANIPULACAO, REPELE
from zarcovi_rules.core.rulings import Link, Look, Question
from zarcovi_rules.core.vocabulary import Text

MANIPULA = MANIPULACAO.is_("sim")
MANIPULA_POR_PORTAL = MANIPULA & POR_PORTAL
ALIADO = manipulacao.AUTOR.is_("aliado")
_NAO_HA = Text("não há ataque manipulado", "there is no manipulated attack")
_NADA_MANIPULADO = Link(name="nao_ha", when=~MANIPULA, then="nao_ha")

A_TEMPO = Question(
    name="manipulacao_a_tempo",
    about=Text("a habilidade alcança o ataque a tempo?", "does the ability reach the attack in time?"),
    values={
        "sim": Text("a habilidade alcança o ataque a tempo", "the ability reaches the attack in time"),
        "nao": Text("a habilidade chega tarde", "the ability comes too late"),
    },
    links=(Link(name="nao_mais_lenta", when=manipulacao.RANKS.is_(MAIS_RAPIDA, IGUAL), then="sim"),),
)


def _combined(look: Look) -> int | None:
    return rank_combinado(look, look.number(manipulacao.RANK), look.number(ataque.RANK))


_NAO_DEVOLVE = MANIPULA & ~REPELE
COMBINA_RANKS = _NAO_DEVOLVE & A_TEMPO.is_("sim")
PELA_TABELA = COMBINACAO.is_("pela_tabela")
RANK = Question(
    name="rank_da_manipulacao",
    about=Text("em que rank segue o ataque manipulado?", "at which rank does the manipulated attack go on?"),
    values={
        "combinado": Text("o ataque segue no rank combinado", "the attack goes on at the combined rank"),
        "do_ataque": Text("o ataque segue no rank em que veio", "the attack goes on at the rank at which it came"),
        "do_contra_ataque": Text(
            "o ataque devolvido sai no rank do contra-ataque", "the returned attack goes at the counter-attack's rank"
        ),
        "nao_ha": _NAO_HA,
    },
    links=(
        _NADA_MANIPULADO,
        Link(name="tarde", when=_NAO_DEVOLVE & A_TEMPO.is_("nao"), then="nao_ha"),
        # Returning an attack has its own rules on ranks.
        Link(name="devolvido", when=MANIPULA & REPELE, then="do_contra_ataque"),
    ),
    amounts={"combinado": _combined, "do_ataque": lambda look: look.number(ataque.RANK)},
    numbers=(manipulacao.RANK, ataque.RANK),
)
_MUDA_POR_PORTAL = POR_PORTAL & ataque.FORMA_DE_USO.is_("muda_alcance")
MUDA_ALCANCE = MANIPULA & _MUDA_POR_PORTAL
ALCANCE = Question(
    name="alcance_do_ataque_manipulado",
    about=Text("com que alcance segue o ataque manipulado?", "at what range does the manipulated attack go on?"),
    values={
        "curto": Text("o ataque manipulado segue a curto alcance", "the manipulated attack goes on at short range"),
        "medio": Text("o ataque manipulado segue a médio alcance", "the manipulated attack goes on at medium range"),
        "longo": Text("o ataque manipulado segue a longo alcance", "the manipulated attack goes on at long range"),
        "nao_ha": _NAO_HA,
    },
    links=(_NADA_MANIPULADO, Link(name="o_do_ataque", when=MANIPULA & ~_MUDA_POR_PORTAL, then=ataque.ALCANCE)),
)
NOVO_ALVO = Question(
    name="novo_alvo_se_defende",
    permits=("nao", "sim"),
    about=Text(
        "quem passa a ser o alvo do ataque manipulado ainda pode se defender dele?",
        "may whom the manipulated attack is now aimed at still defend against it?",
    ),
    values={
        "sim": Text("o novo alvo pode se defender", "the new target may defend"),
        "nao": Text("o novo alvo não pode se defender", "the new target may not defend"),
        "nao_ha": Text("não há novo alvo", "there is no new target"),
    },
    links=(
        _NADA_MANIPULADO,
        Link(name="ninguem", when=MANIPULA & manipulacao.DESTINO.is_("ninguem"), then="nao_ha"),
    ),
)
CUSTO = Question(
    name="custo_da_manipulacao_por_portal",
    about=Text("quantos usos o portal gasta na manipulação?", "how many uses does the portal spend on manipulating?"),
    values={
        "o_de_mandar_de_volta": Text(
            "o portal gasta os usos de mandar um ataque de volta",
            "the portal spends the uses of sending an attack back",
        ),
        "um_uso": Text("o portal gasta um só uso", "the portal spends one use only"),
        "nao_ha": Text("não há manipulação por portal", "there is no manipulation by portal"),
    },
    links=(Link(name="nao_ha", when=~MANIPULA_POR_PORTAL, then="nao_ha"),),
    amounts={
        "o_de_mandar_de_volta": lambda look: int(look.figures["usos_para_mandar_de_volta"]),
        "um_uso": lambda _: 1,
    },
)
_DE_VOLTA, _UM = CUSTO.is_("o_de_mandar_de_volta"), CUSTO.is_("um_uso")


def _left(look: Look) -> int:
    spent = 1 if look.answers[CUSTO] == "um_uso" else look.figures["usos_para_mandar_de_volta"]
    return look.number(manipulacao.USOS) - int(spent)


USOS_RESTANTES = Question(
    name="usos_depois_da_manipulacao",
    about=Text(
        "quantos usos restam ao portal depois da manipulação?", "how many uses has the portal left after manipulating?"
    ),
    values={
        "restam": Text("restam ao portal os usos que não gastou", "the portal has left the uses it did not spend"),
        "nao_bastam": Text("os usos do portal não bastam", "the portal's uses are not enough"),
        "nao_ha": Text("não há manipulação por portal", "there is no manipulation by portal"),
    },
    links=(
        Link(name="nao_ha", when=CUSTO.is_("nao_ha"), then="nao_ha"),
        Link(name="restam", when=_DE_VOLTA & manipulacao.USOS_BASTAM.is_(BASTAM), then="restam"),
        Link(name="faltam", when=_DE_VOLTA & manipulacao.USOS_BASTAM.is_(FALTAM, NENHUM), then="nao_bastam"),
        Link(name="um_resta", when=_UM & manipulacao.USOS_BASTAM.is_(BASTAM, FALTAM), then="restam"),
        Link(name="um_falta", when=_UM & manipulacao.USOS_BASTAM.is_(NENHUM), then="nao_bastam"),
    ),
    amounts={"restam": _left},
    numbers=(manipulacao.USOS,),
)
CONSENTE = Question(
    name="aliado_consente_na_manipulacao",
    permits=("sim", "nao"),
    about=Text(
        "o aliado tem de consentir que manipulem o seu ataque?", "must an ally consent to his attack being manipulated?"
    ),
    values={
        "sim": Text("o aliado tem de consentir", "the ally must consent"),
        "nao": Text("o aliado não precisa consentir", "the ally need not consent"),
        "nao_ha": Text("nenhum ataque de aliado é manipulado", "no ally's attack is manipulated"),
    },
    links=(
        _NADA_MANIPULADO,
        Link(name="inimigo", when=MANIPULA & ~ALIADO, then="nao_ha"),
    ),
)
