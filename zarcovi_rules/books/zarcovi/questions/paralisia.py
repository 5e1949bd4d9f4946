"""Paralysis, one axis a question.

Lowest: does the attack cut the flow of chakra, what kind of paralysis is it, how long does it last, is it equated to
sealing; so, with what effect does the attack count. Then: is the paralysis still in force. Last: what who was hit may
still do, and what becomes of what he was doing.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, deslocamento, dimensional
from zarcovi_rules.books.zarcovi.facts.paralisia import (
    ATINGIDO,
    CARD,
    COMO_SELAMENTO,
    CORTA_FLUXO,
    DE_QUEM,
    IMOBILIZA,
    INCAPACITA,
    JA_SE_LIVROU,
    OFENSIVA,
    PRAZO_DA_LEGENDA,
    PRAZO_DO_LIVRO,
    TEM_VOO,
    TURNOS,
    VISA_PONTOS,
)
from zarcovi_rules.books.zarcovi.questions.ofensiva_tardia import SEGUE
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

IMOBILIZACAO, CORTE, INCAPACITACAO, NENHUMA = "imobilizacao", "corte_do_fluxo", "incapacitacao", "nenhuma"
EM_VIGOR, TERMINADA = "em_vigor", "terminada"

FLUXO = Question(
    name="fluxo_de_chakra_cortado",
    about=Text(
        "o ataque corta o fluxo de chakra de quem ele atinge?",
        "does the attack cut the flow of chakra of whom it hits?",
    ),
    values={
        "sim": Text("o fluxo de chakra do atingido é cortado", "the flow of chakra of who is hit is cut"),
        "nao": Text("o ataque não corta o fluxo de chakra", "the attack does not cut the flow of chakra"),
    },
    links=(
        Link(name="nao_visa", when=VISA_PONTOS.is_("nao") & CORTA_FLUXO.is_("nao"), then="nao"),
        Link(name="pela_legenda", when=ataque.NATUREZA.is_("taijutsu") & CORTA_FLUXO.said, then="sim"),
    ),
    each=("ataque",),
)
PARALISA = ataque.EFEITO.is_("paralisia") | IMOBILIZA.said | INCAPACITA.said | FLUXO.is_("sim")
ATAQUE_PARALISA = Question(
    name="ataque_paralisa",
    about=Text("o ataque é daqueles que paralisam?", "is the attack one of those that paralyse?"),
    values={
        "sim": Text("o ataque é dos que paralisam", "the attack is one of those that paralyse"),
        "nao": Text("o ataque não é dos que paralisam", "the attack is none of those that paralyse"),
    },
    links=(
        Link(name="paralisa", when=PARALISA, then="sim"),
        Link(name="nao_paralisa", when=~PARALISA, then="nao"),
    ),
    each=("ataque",),
)
NEGATIVO = Question(
    name="e_efeito_negativo",
    about=Text(
        "o efeito do ataque é um dos que limitam ou incapacitam quem ele atinge?",
        "is the attack's effect one of those that limit or disable whom it hits?",
    ),
    values={
        "sim": Text("o efeito limita ou incapacita quem é atingido", "the effect limits or disables who is hit"),
        "nao": Text(
            "o efeito não está entre os que limitam ou incapacitam",
            "the effect is not among those that limit or disable",
        ),
    },
    links=(Link(name="outro_efeito", when=~PARALISA, then="nao"),),
    each=("ataque",),
)
TIPO = Question(
    name="tipo_da_paralisia",
    about=Text("de que tipo é a paralisia?", "of what kind is the paralysis?"),
    values={
        IMOBILIZACAO: Text("a paralisia é uma imobilização", "the paralysis is an immobilisation"),
        CORTE: Text("a paralisia é um corte do fluxo de chakra", "the paralysis is a cut of the flow of chakra"),
        INCAPACITACAO: Text("a paralisia é uma incapacitação", "the paralysis is an incapacitation"),
        NENHUMA: Text("o ataque não paralisa", "the attack does not paralyse"),
    },
    links=(Link(name="nao_paralisa", when=~PARALISA, then=NENHUMA),),
    each=("ataque",),
)
DURACAO = Question(
    name="duracao_da_paralisia",
    about=Text("quantos turnos dura a paralisia?", "for how many turns does the paralysis last?"),
    values={
        "pela_legenda": Text("a paralisia dura os turnos da legenda", "the paralysis lasts the legend's turns"),
        "pelo_livro": Text("a paralisia dura os turnos que o livro dá", "the paralysis lasts the book's turns"),
        "sem_prazo": Text("a paralisia não tem prazo, como um selamento", "the paralysis has no end, like a sealing"),
        "nao_ha": Text("não há paralisia que dure", "there is no paralysis to last"),
    },
    links=(Link(name="nao_ha", when=TIPO.is_(NENHUMA), then="nao_ha"),),
    amounts={
        "pela_legenda": lambda look: look.number(TURNOS),
        "pelo_livro": lambda look: int(look.figures["turnos_de_paralisia"]),
    },
    numbers=(TURNOS,),
    each=("ataque",),
)
COM_PRAZO = DURACAO.is_("pela_legenda", "pelo_livro")
EQUIPARA = Question(
    name="equipara_se_a_selamento",
    about=Text("a paralisia se equipara a selamento?", "is the paralysis equated to sealing?"),
    values={
        "sim": Text("a paralisia se equipara a selamento", "the paralysis is equated to sealing"),
        "nao": Text("a paralisia não se equipara a selamento", "the paralysis is not equated to sealing"),
    },
    links=(
        Link(name="nao_ha", when=TIPO.is_(NENHUMA), then="nao"),
        # Of an immobilisation no ruling says it: only a legend can.
        Link(name="imobilizacao", when=TIPO.is_(IMOBILIZACAO) & COMO_SELAMENTO.is_("nao"), then="nao"),
        Link(name="pela_legenda", when=TIPO.is_(IMOBILIZACAO) & COMO_SELAMENTO.said, then="sim"),
    ),
    each=("ataque",),
)
EFEITO = Question(
    name="efeito_que_conta",
    about=Text("com que efeito o ataque conta?", "with what effect does the attack count?"),
    values={
        "dano": Text("o ataque conta como dano", "the attack counts as damage"),
        "selamento": Text("o ataque conta como selamento", "the attack counts as a sealing"),
        "aprisionamento": Text("o ataque conta como aprisionamento", "the attack counts as an imprisonment"),
        "paralisia": Text("o ataque conta como paralisia", "the attack counts as a paralysis"),
    },
    links=(
        Link(name="escrito", when=TIPO.is_(NENHUMA), then=ataque.EFEITO),
        Link(name="paralisia", when=~TIPO.is_(NENHUMA) & EQUIPARA.is_("nao"), then="paralisia"),
    ),
    each=("ataque",),
)

_SOFRE = ATINGIDO.is_("sim") & ~TIPO.is_(NENHUMA)
_DENTRO = (
    DURACAO.is_("sem_prazo")
    | (DURACAO.is_("pela_legenda") & PRAZO_DA_LEGENDA.is_("dentro"))
    | (DURACAO.is_("pelo_livro") & PRAZO_DO_LIVRO.is_("dentro"))
)
_FORA = (DURACAO.is_("pela_legenda") & PRAZO_DA_LEGENDA.is_("fora")) | (
    DURACAO.is_("pelo_livro") & PRAZO_DO_LIVRO.is_("fora")
)
VIGOR = Question(
    name="paralisia_em_vigor",
    about=Text("a paralisia ainda vale?", "is the paralysis still in force?"),
    values={
        EM_VIGOR: Text("a paralisia está em vigor", "the paralysis is in force"),
        TERMINADA: Text("a paralisia já terminou", "the paralysis has ended"),
        "nao_ha": Text("ninguém foi paralisado", "nobody was paralysed"),
    },
    links=(
        Link(name="nao_ha", when=TIPO.is_(NENHUMA) | ATINGIDO.is_("nao"), then="nao_ha"),
        Link(name="livrou_se", when=_SOFRE & JA_SE_LIVROU.is_("sim"), then=TERMINADA),
        Link(name="dentro", when=_SOFRE & JA_SE_LIVROU.is_("nao") & _DENTRO, then=EM_VIGOR),
        Link(name="fora", when=_SOFRE & _FORA, then=TERMINADA),
    ),
)
_VALE = VIGOR.is_(EM_VIGOR)
SELADO = ATINGIDO.is_("sim") & ataque.EFEITO.is_("selamento", "aprisionamento")
SELAMENTO = Question(
    name="atingido_esta_selado",
    about=Text("quem foi atingido está selado?", "is who was hit sealed?"),
    values={
        "sim": Text("quem foi atingido está selado", "who was hit is sealed"),
        "nao": Text("ninguém está selado", "nobody is sealed"),
    },
    links=(Link(name="selado", when=SELADO, then="sim"), Link(name="nao_selado", when=~SELADO, then="nao")),
)
_DESLOCAMENTO = CARD.is_("deslocamento")
_TELETRANSPORTE = _DESLOCAMENTO & deslocamento.TIPO.is_("teletransporte")
_TELEPORTE = _DESLOCAMENTO & deslocamento.TIPO.is_("teleporte")
CARD_DO_IMOBILIZADO = Question(
    name="card_de_quem_nao_se_move",
    about=Text("que card é este, para quem não pode se mover?", "which kind of card is this, for one who cannot move?"),
    values={
        "teletransporte": Text("o card é um teletransporte", "the card is a teletransporte"),
        "dimensional": Text("o card é um teletransporte dimensional", "the card is a dimensional teletransporte"),
        "equiparado": Text(
            "o card é um teleporte equiparado a teletransporte", "the card is a teleporte equated to teletransporte"
        ),
        "move": Text("o card exige que o usuário se mova", "the card takes its user to move"),
        "parado": Text("o card não exige que o usuário se mova", "the card takes no moving"),
    },
    links=(
        Link(name="comum", when=_TELETRANSPORTE & dimensional.DIMENSIONAL.is_("nao"), then="teletransporte"),
        Link(name="dimensional", when=_TELETRANSPORTE & dimensional.DIMENSIONAL.is_("sim"), then="dimensional"),
        Link(name="equiparado", when=_TELEPORTE & deslocamento.EQUIPARADO.said, then="equiparado"),
        Link(
            name="move",
            when=(_TELEPORTE & deslocamento.EQUIPARADO.is_("nao")) | CARD.is_("com_movimento"),
            then="move",
        ),
        Link(name="parado", when=CARD.is_("sem_movimento"), then="parado"),
    ),
)
_PROPRIO = DE_QUEM.is_("atingido")
_POR_CAIR = OFENSIVA.is_("por_cair")
PODE = Question(
    name="pode_lancar_card",
    permits=("nao", "sim"),
    about=Text("este card pode ser lançado?", "may this card be posted?"),
    values={
        "sim": Text("o card pode ser lançado", "the card may be posted"),
        "nao": Text("o card não pode ser lançado", "the card may not be posted"),
    },
    links=(
        Link(name="livre", when=_PROPRIO & ~_VALE & SELAMENTO.is_("nao"), then="sim"),
        Link(name="de_aliado", when=DE_QUEM.is_("aliado"), then="sim"),
    ),
)
LIVRA = Question(
    name="livra_se_da_paralisia",
    about=Text("com este card, quem foi atingido se livra da paralisia?", "does this card free who was paralysed?"),
    values={
        "sim": Text("o paralisado se livra", "the paralysed character is freed"),
        "nao": Text("o paralisado não se livra", "the paralysed character is not freed"),
        "nao_ha": Text("não há paralisia de que se livrar", "there is no paralysis to be freed from"),
    },
    links=(
        Link(name="nao_ha", when=~_VALE, then="nao_ha"),
        Link(name="nao_lanca", when=_VALE & _PROPRIO & PODE.is_("nao"), then="nao"),
    ),
)
OFENSIVA_DO_PARALISADO = Question(
    name="ofensiva_do_paralisado",
    about=Text(
        "o que acontece com a ofensiva que o atingido estava realizando?",
        "what becomes of the offence that who was hit was making?",
    ),
    values={
        "interrompida": Text(
            "a ofensiva é interrompida e não se realiza", "the offence is interrupted and is not carried out"
        ),
        "realiza_se": Text("a ofensiva se realiza", "the offence is carried out"),
        "segue": Text("a ofensiva, que está por cair, segue", "the offence, yet to fall, goes on"),
        "cancelada": Text("a ofensiva, que estava por cair, é cancelada", "the offence, yet to fall, is cancelled"),
        "nao_ha": Text("não há ofensiva de quem foi atingido", "who was hit made no offence"),
    },
    links=(
        Link(name="nao_ha", when=OFENSIVA.is_("nenhuma"), then="nao_ha"),
        Link(name="concluida", when=OFENSIVA.is_("concluida"), then="realiza_se"),
        Link(name="livre", when=OFENSIVA.is_("em_andamento") & ~_VALE, then="realiza_se"),
        # Nobody is making an offence that is yet to fall: what becomes of it is for its own chapter to say.
        Link(name="por_cair_segue", when=_POR_CAIR & SEGUE.is_("segue"), then="segue"),
        Link(name="por_cair_cancelada", when=_POR_CAIR & SEGUE.is_("cancelada"), then="cancelada"),
    ),
)
VOO = Question(
    name="voo_do_paralisado",
    permits=("suspenso", "voa"),
    about=Text("quem foi atingido pode voar?", "may who was hit fly?"),
    values={
        "voa": Text("quem foi atingido pode voar", "who was hit may fly"),
        "suspenso": Text("o voo de quem foi atingido está suspenso", "the flight of who was hit is suspended"),
        "nao_voa": Text("quem foi atingido não tem voo algum", "who was hit has no flight at all"),
    },
    links=(
        Link(name="sem_voo", when=TEM_VOO.is_("nao"), then="nao_voa"),
        Link(name="nao_ha", when=TEM_VOO.is_("sim") & VIGOR.is_("nao_ha"), then="voa"),
    ),
)
ATIVACOES = Question(
    name="ativacoes_do_atingido",
    about=Text(
        "os modos e as ativações de quem foi paralisado ou selado continuam?",
        "do the modes and activations of who was paralysed or sealed go on?",
    ),
    values={
        "continuam": Text("os modos e as ativações continuam", "the modes and activations go on"),
        "caem": Text("os modos e as ativações caem", "the modes and activations fall"),
        "nao_ha": Text("ninguém está paralisado nem selado", "nobody is paralysed or sealed"),
    },
    links=(Link(name="nao_ha", when=~_VALE & ~SELADO, then="nao_ha"),),
)
EXTENSAO = Question(
    name="corte_alcanca_a_extensao",
    about=Text(
        "o corte do fluxo alcança também a extensão ou o clone do atingido?",
        "does the cut of the flow reach the extension or clone of who was hit too?",
    ),
    values={
        "sim": Text("o corte alcança a extensão ou o clone", "the cut reaches the extension or clone"),
        "nao": Text("o corte não alcança a extensão nem o clone", "the cut reaches neither extension nor clone"),
        "nao_ha": Text("nenhum fluxo está cortado", "no flow is cut"),
    },
    links=(Link(name="nao_ha", when=~(TIPO.is_(CORTE) & _VALE), then="nao_ha"),),
)
