"""Specifying and choosing the range of an attack.

Lowest: the largest range that the ability has, whether something fixes the range. Then: may the player specify this
range, is a choice owed. Last: was the choice made as it should. Beside it: what the book nowhere measures.
"""

from zarcovi_rules.books.zarcovi.facts import alcance, ataque
from zarcovi_rules.books.zarcovi.questions.deslocamento import COMBO
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

UMA = alcance.OPCOES.is_("uma")
MAIOR = Question(
    name="maior_alcance_da_habilidade",
    about=Text("qual é o maior alcance da habilidade?", "what is the largest range of the ability?"),
    values={
        "curto": Text("o maior alcance da habilidade é curto", "the ability's largest range is short"),
        "medio": Text("o maior alcance da habilidade é médio", "the ability's largest range is medium"),
        "longo": Text("o maior alcance da habilidade é longo", "the ability's largest range is long"),
    },
    links=(
        Link(name="um_so", when=UMA, then=ataque.ALCANCE),
        Link(name="medio", when=alcance.OPCOES.is_("curto_e_medio"), then="medio"),
        Link(name="longo", when=alcance.OPCOES.is_("curto_e_longo", "medio_e_longo", "todas"), then="longo"),
    ),
)
MENOR = (MAIOR.is_("longo") & alcance.ESCOLHIDO.is_("curto", "medio")) | (
    MAIOR.is_("medio") & alcance.ESCOLHIDO.is_("curto")
)
_IGUAL = (
    (MAIOR.is_("curto") & alcance.ESCOLHIDO.is_("curto"))
    | (MAIOR.is_("medio") & alcance.ESCOLHIDO.is_("medio"))
    | (MAIOR.is_("longo") & alcance.ESCOLHIDO.is_("longo"))
)
# One of the ranges that the ability offers, other than the largest.
OFERECIDO = (alcance.OPCOES.is_("curto_e_medio", "curto_e_longo", "todas") & alcance.ESCOLHIDO.is_("curto")) | (
    alcance.OPCOES.is_("medio_e_longo", "todas") & alcance.ESCOLHIDO.is_("medio")
)
ESPECIFICADO = alcance.ESPECIFICADO.is_("sim")
ESPECIFICAR = Question(
    name="alcance_pode_ser_especificado",
    permits=("nao_pode", "pode"),
    about=Text("o jogador pode especificar este alcance?", "may the player specify this range?"),
    values={
        "pode": Text("o jogador pode especificar este alcance", "the player may specify this range"),
        "nao_pode": Text("o jogador não pode especificar este alcance", "the player may not specify this range"),
        "nao_ha": Text("nenhum alcance foi especificado", "no range was specified"),
    },
    links=(
        Link(name="nao_ha", when=alcance.ESPECIFICADO.is_("nao"), then="nao_ha"),
        Link(name="da_habilidade", when=ESPECIFICADO & (_IGUAL | OFERECIDO), then="pode"),
    ),
)
_TELEPORTE = COMBO.is_("teleporte")
FIXADO = Question(
    name="alcance_e_fixado",
    about=Text("algo que o jogador usa fixa o alcance do ataque?", "does something in use fix the attack's range?"),
    values={
        "sim": Text("o alcance do ataque está fixado", "the attack's range is fixed"),
        "nao": Text("nada fixa o alcance do ataque", "nothing fixes the attack's range"),
    },
    links=(
        Link(name="legenda", when=alcance.ALGO_FIXA.said, then="sim"),
        Link(name="nada", when=alcance.ALGO_FIXA.is_("nao") & ~_TELEPORTE, then="nao"),
    ),
)
DEVIDA = Question(
    name="escolha_de_alcance_e_devida",
    permits=("sim", "nao"),
    about=Text("o jogador tem de escolher o alcance do ataque?", "does the player have to choose the attack's range?"),
    values={
        "sim": Text("o jogador tem de escolher o alcance", "the player has to choose the range"),
        "nao": Text("não há alcance a escolher", "there is no range to choose"),
    },
    links=(Link(name="um_so", when=UMA, then="nao"),),
)
ESCOLHA = Question(
    name="escolha_de_alcance",
    permits=("erro", "sem_erro"),
    about=Text("o jogador erra na escolha do alcance?", "does the player err in choosing the range?"),
    values={
        "sem_erro": Text("não há erro na escolha do alcance", "there is no erro in choosing the range"),
        "erro": Text("a falta da escolha do alcance é um erro", "that no range was chosen is an erro"),
    },
    links=(
        Link(name="nao_devida", when=DEVIDA.is_("nao"), then="sem_erro"),
        Link(name="escolhida", when=DEVIDA.is_("sim") & ESPECIFICAR.is_("pode"), then="sem_erro"),
    ),
)
AO_ALCANCE = Question(
    name="alvo_ao_alcance",
    about=Text("o alvo está ao alcance do ataque?", "is the target within the attack's range?"),
    values={
        "sim": Text("o alvo está ao alcance do ataque", "the target is within the attack's range"),
        "nao": Text("o alvo está fora do alcance do ataque", "the target is out of the attack's range"),
    },
)
ALVOS = Question(
    name="alvos_pela_escala",
    about=Text("a quantos alvos o ataque chega por sua escala?", "how many targets does its scale let it reach?"),
    values={
        "um": Text("o ataque chega a um alvo", "the attack reaches one target"),
        "varios": Text("o ataque chega a vários alvos", "the attack reaches several targets"),
        "todos": Text("o ataque chega a todos em campo", "the attack reaches all in the field"),
    },
)
