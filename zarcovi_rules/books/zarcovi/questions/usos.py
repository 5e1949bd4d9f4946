"""How many uses an ability has left, whether it may be used, and whether it is a complementary one.

Lowest: what the ability is, whether its uses are counted. Then: whether an alteration reaches it, whether it may be
used. Last: the number of uses after what happened, from which the next post starts (`usos.antes`).
"""

from zarcovi_rules.books.zarcovi.facts import usos
from zarcovi_rules.books.zarcovi.readings.usos import AMB_46_PISO
from zarcovi_rules.core.rulings import Link, Look, Question
from zarcovi_rules.core.vocabulary import Text

COMPLEMENTAR = Question(
    name="habilidade_complementar",
    about=Text("a habilidade é complementar?", "is the ability a complementary one?"),
    values={
        "sim": Text("a habilidade é complementar", "the ability is complementary"),
        "nao": Text("a habilidade é principal", "the ability is a main one"),
    },
)
CONTAGEM = Question(
    name="usos_se_contam",
    about=Text("os usos da habilidade são contados?", "are the ability's uses counted?"),
    values={
        "sim": Text("os usos da habilidade são contados", "the ability's uses are counted"),
        "nao": Text("os usos da habilidade não são contados", "the ability's uses are not counted"),
    },
)
_CONTADOS, _NAO_CONTADOS = CONTAGEM.is_("sim"), CONTAGEM.is_("nao")
_ALTERA = usos.EVENTO.is_("diminuir", "aumentar")

ALCANCE = Question(
    name="alteracao_alcanca_a_habilidade",
    about=Text("a alteração do número de usos alcança a habilidade?", "does the alteration of uses reach the ability?"),
    values={
        "alcanca": Text("a alteração alcança a habilidade", "the alteration reaches the ability"),
        "nao_alcanca": Text("a alteração não alcança a habilidade", "the alteration does not reach the ability"),
        "nao_ha": Text("nada altera o número de usos", "nothing alters the number of uses"),
    },
    links=(
        Link(name="nao_ha", when=~_ALTERA, then="nao_ha"),
        Link(name="sem_contagem", when=_ALTERA & _NAO_CONTADOS, then="nao_alcanca"),
    ),
)
USO = Question(
    name="uso_da_habilidade",
    permits=("recusado", "pode"),
    about=Text("pelo número de usos, a habilidade pode ser usada?", "by its number of uses, may the ability be used?"),
    values={
        "pode": Text("a habilidade pode ser usada", "the ability may be used"),
        "recusado": Text("o uso da habilidade é recusado", "the use of the ability is refused"),
    },
    links=(Link(name="sem_contagem", when=_NAO_CONTADOS, then="pode"),),
    effects=("consequencia_do_uso_a_mais",),
)
CONSEQUENCIA = Question(
    name="consequencia_do_uso_a_mais",
    about=Text("o que custa usar a habilidade além dos seus usos?", "what does it cost to use it beyond its uses?"),
    values={
        "anulado": Text("o uso é anulado", "the use is void"),
        "erro": Text("o jogador recebe um erro", "the player gets an erro"),
        "anulado_e_erro": Text(
            "o uso é anulado e o jogador recebe um erro", "the use is void and the player gets an erro"
        ),
        "nao_ha": Text("o uso não passa dos que há", "the use does not exceed those there are"),
    },
    links=(Link(name="nao_ha", when=USO.is_("pode"), then="nao_ha"),),
)
RESTANTES = Question(
    name="usos_restantes",
    about=Text("com quantos usos a habilidade fica?", "how many uses does the ability have afterwards?"),
    values={
        "gastou": Text("a habilidade gasta um uso", "the ability spends one use"),
        "perdeu": Text("a habilidade perde usos, até 0", "the ability loses uses, down to 0"),
        "perdeu_menos_o_ultimo": Text(
            "a habilidade perde usos, menos o último", "the ability loses uses, all but the last"
        ),
        "ganhou": Text("a habilidade ganha usos", "the ability gains uses"),
        "da_legenda": Text("a habilidade tem os usos da legenda", "the ability has the uses of its legend"),
        "inalterados": Text("o número de usos não muda", "the number of uses does not change"),
        "sem_contagem": Text("a habilidade não tem número de usos", "the ability has no number of uses"),
    },
    links=(
        Link(name="sem_contagem", when=_NAO_CONTADOS, then="sem_contagem"),
        Link(
            name="perdeu",
            when=_CONTADOS & usos.EVENTO.is_("diminuir") & ALCANCE.is_("alcanca") & AMB_46_PISO.is_("A"),
            then="perdeu",
        ),
        Link(
            name="perdeu_menos_o_ultimo",
            when=_CONTADOS & usos.EVENTO.is_("diminuir") & ALCANCE.is_("alcanca") & AMB_46_PISO.is_("B"),
            then="perdeu_menos_o_ultimo",
        ),
        Link(
            name="ganhou",
            when=_CONTADOS & usos.EVENTO.is_("aumentar") & ALCANCE.is_("alcanca"),
            then="ganhou",
        ),
        Link(name="inalterados", when=_CONTADOS & _ALTERA & ALCANCE.is_("nao_alcanca"), then="inalterados"),
        Link(
            name="recusado",
            when=_CONTADOS & usos.EVENTO.is_("usar") & USO.is_("recusado"),
            then="inalterados",
        ),
    ),
    amounts={
        "gastou": lambda look: look.number(usos.ANTES) - 1,
        "perdeu": lambda look: _lowered(look, 0),
        "perdeu_menos_o_ultimo": lambda look: _lowered(look, 1),
        "ganhou": lambda look: look.number(usos.ANTES) + look.number(usos.VARIACAO),
        "da_legenda": lambda look: look.number(usos.NA_LEGENDA),
        "inalterados": lambda look: look.number(usos.ANTES),
    },
    numbers=(usos.ANTES, usos.VARIACAO, usos.NA_LEGENDA),
)
CUSTAM_A_LUTA = Question(
    name="erros_custam_a_luta",
    permits=("sim", "nao"),
    about=Text("os erros do jogador lhe custam a luta?", "do the player's erros cost him the fight?"),
    values={
        "sim": Text("os erros do jogador lhe custam a luta", "the player's erros cost him the fight"),
        "nao": Text("os erros do jogador não lhe custam a luta", "the player's erros do not cost him the fight"),
    },
    links=(Link(name="nenhum", when=usos.TEM_ERROS.is_("nao"), then="nao"),),
)


def _lowered(look: Look, floor: int) -> int:
    """The uses after a loss, which stops at `floor`; whoever has fewer already keeps those."""
    before = look.number(usos.ANTES)
    return max(before - look.number(usos.VARIACAO), min(before, floor))
