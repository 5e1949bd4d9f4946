"""Activating and equipping: how long an effect lasts, what the player has to post, what a forbidden card brings about.

Lowest: whether a card counts as an activation, whether a prohibition covers a card, whether it counts as permanent.
Then: how long the effect lasts, what becomes of the action. Last: whether the time still runs, and what a forbidden
card costs.
"""

from zarcovi_rules.books.zarcovi.facts import ativacao, genjutsu, item, modo
from zarcovi_rules.books.zarcovi.questions.genjutsu import CARD_DEVIDO
from zarcovi_rules.books.zarcovi.readings.ativacao import AMB_28, AMB_30, AMB_31
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

CONTA_COMO = Question(
    name="card_conta_como",
    about=Text("o card conta como ativação?", "does the card count as an activation?"),
    values={
        "ativacao": Text(
            "o card conta como ativação: o efeito se propaga", "the card counts as an activation: its effect goes on"
        ),
        "comum": Text("o card não conta como ativação", "the card does not count as an activation"),
    },
    links=(Link(name="sem_verbo", when=ativacao.VERBO_DA_LEGENDA.is_("nenhum"), then="comum"),),
)
DURACAO = Question(
    name="duracao_do_efeito_do_card",
    about=Text("quanto dura o efeito do card?", "how long does the card's effect last?"),
    values={
        "tempo_da_legenda": Text("o efeito dura o tempo que a legenda dá", "the effect lasts the time stated"),
        "permanente": Text("o efeito é permanente", "the effect is permanent"),
        "um_turno": Text("o efeito dura no máximo um turno", "the effect lasts one turn at most"),
        "ate_ser_desfeito": Text("o efeito dura até ser desfeito", "the effect lasts until it is undone"),
    },
    amounts={
        "tempo_da_legenda": lambda look: look.number(ativacao.TEMPO),
        "um_turno": lambda look: int(look.figures["turnos_sem_ativacao"]),
    },
    numbers=(ativacao.TEMPO,),
    effects=("tempo_do_efeito_do_card",),
)
_UM_TURNO = DURACAO.is_("um_turno")
_DA_LEGENDA = DURACAO.is_("tempo_da_legenda")
_ATE_DESFEITO = DURACAO.is_("ate_ser_desfeito")
CORRE = Question(
    name="tempo_do_efeito_do_card",
    about=Text("o tempo do efeito do card ainda corre?", "does the time of the card's effect still run?"),
    values={
        "corre": Text("o tempo do efeito ainda corre", "the effect's time still runs"),
        "acabou": Text("o tempo do efeito acabou", "the effect's time is over"),
    },
    links=(
        Link(name="sem_fim", when=DURACAO.is_("permanente"), then="corre"),
        Link(name="por_desfazer", when=_ATE_DESFEITO & genjutsu.DESFEITO.is_("nao"), then="corre"),
        Link(name="desfeito", when=_ATE_DESFEITO & genjutsu.DESFEITO.is_("sim"), then="acabou"),
        Link(name="dentro_do_tempo", when=_DA_LEGENDA & ativacao.TEMPO_ESGOTADO.is_("nao"), then="corre"),
        Link(name="fora_do_tempo", when=_DA_LEGENDA & ativacao.TEMPO_ESGOTADO.is_("sim"), then="acabou"),
        Link(name="vez", when=_UM_TURNO & AMB_28.is_("A") & ativacao.VEZ_VOLTOU.is_("nao"), then="corre"),
        Link(name="outra_vez", when=_UM_TURNO & AMB_28.is_("A") & ativacao.VEZ_VOLTOU.is_("sim"), then="acabou"),
        Link(name="turno", when=_UM_TURNO & AMB_28.is_("B") & ativacao.UM_TURNO_CONTADO.is_("nao"), then="corre"),
        Link(name="encerrado", when=_UM_TURNO & AMB_28.is_("B") & ativacao.UM_TURNO_CONTADO.is_("sim"), then="acabou"),
    ),
)

# What the player has to post.

VERBO = Question(
    name="verbo_do_card",
    permits=("erro", "erro_possivel", "sem_erro"),
    about=Text(
        "o post usa o verbo que a legenda do card pede?", "does the post use the verb that the card's legend asks for?"
    ),
    values={
        "sem_erro": Text("o post não erra no verbo", "the post's verb is no erro"),
        "erro_possivel": Text("o juiz pode contar um erro pelo verbo", "the judge may count an erro for the verb"),
        "erro": Text("o verbo errado é um erro", "the wrong verb is an erro"),
    },
    links=(Link(name="nenhum_pedido", when=ativacao.VERBO_DA_LEGENDA.is_("nenhum"), then="sem_erro"),),
)
ATIVA_DA_PAGINA = ativacao.ATIVA_OUTRA.is_("sim") & ativacao.NA_PAGINA.is_("sim")
ENVIO = Question(
    name="card_ativado_em_seguida",
    permits=("erro", "sem_erro"),
    about=Text(
        "o jogador erra por não enviar o card do que foi ativado?",
        "does the player err by not posting the card of what was activated?",
    ),
    values={
        "sem_erro": Text("o jogador não erra no envio", "the player does not err in posting"),
        "erro": Text("não enviar o card ativado é um erro", "not posting the activated card is an erro"),
    },
    links=(
        Link(name="nada_ativado", when=ativacao.ATIVA_OUTRA.is_("nao"), then="sem_erro"),
        Link(
            name="fora_da_pagina",
            when=ativacao.ATIVA_OUTRA.is_("sim") & ativacao.NA_PAGINA.is_("nao"),
            then="sem_erro",
        ),
        Link(name="dispensado", when=ATIVA_DA_PAGINA & CARD_DEVIDO.is_("dispensa"), then="sem_erro"),
    ),
)

# A card that is forbidden.

_LIGADO = item.ESTADO.is_("equipado")
_EXPRESSA = ativacao.PROIBIDO.is_("expressamente") & _LIGADO
PROIBICAO = Question(
    name="card_proibido",
    permits=("proibido", "livre"),
    about=Text("a regra dos cards proibidos alcança este card?", "does the ruling on forbidden cards cover this card?"),
    values={
        "proibido": Text("a regra dos cards proibidos alcança o card", "the ruling on forbidden cards covers the card"),
        "livre": Text("o card não é proibido", "the card is not forbidden"),
    },
    links=(
        Link(name="nada_proibe", when=ativacao.PROIBIDO.is_("nao"), then="livre"),
        Link(name="ja_desligado", when=~ativacao.PROIBIDO.is_("nao") & ~_LIGADO, then="livre"),
        Link(name="propria", when=_EXPRESSA & ativacao.DE_QUEM.is_("propria"), then="proibido"),
        Link(name="inimiga", when=_EXPRESSA & ativacao.DE_QUEM.is_("inimiga") & AMB_30.is_("B"), then="proibido"),
    ),
)
# Every type of mode is permanent (MODO-1 to MODO-3); whether it may be switched off, its type tells.
_DE_MODO = ativacao.POR_MODO.is_("sim")
_PERMANENTE = ativacao.PROIBICAO_PERMANENTE.said | _DE_MODO
_DESATIVAVEL = ativacao.PODE_SER_DESLIGADA.said | (_DE_MODO & modo.TIPO.is_("desativavel"))
PERMANENTE = Question(
    name="proibicao_permanente",
    about=Text("o que proíbe o card conta como permanente?", "does what forbids the card count as permanent?"),
    values={
        "sim": Text("o que proíbe conta como permanente", "what forbids counts as permanent"),
        "nao": Text("o que proíbe não conta como permanente", "what forbids does not count as permanent"),
    },
    links=(
        Link(name="calada", when=~_PERMANENTE, then="nao"),
        Link(name="escrita", when=_PERMANENTE & ~_DESATIVAVEL, then="sim"),
        Link(name="desativavel_fica", when=_PERMANENTE & _DESATIVAVEL & AMB_31.is_("A"), then="sim"),
        Link(name="desativavel_cai", when=_PERMANENTE & _DESATIVAVEL & AMB_31.is_("B"), then="nao"),
    ),
)
LIVRE = PROIBICAO.is_("livre")
ACAO = Question(
    name="acao_do_card",
    permits=("anulada", "ocorre"),
    about=Text("o que acontece com a ação do card usado?", "what becomes of the action of the card used?"),
    values={
        "ocorre": Text("nenhuma proibição impede a ação", "no prohibition keeps the action from taking place"),
        "anulada": Text("a ação é anulada", "the action is annulled"),
    },
    links=(Link(name="livre", when=LIVRE, then="ocorre"),),
    effects=("estorno_do_card", "erro_por_card_proibido"),
)
DESTINO = Question(
    name="destino_do_que_proibe",
    about=Text(
        "o que acontece com o que proíbe o card?",
        "what becomes of the item or activation that forbids the card?",
    ),
    values={
        "desligado": Text("o que proíbe se desliga", "what forbids goes off"),
        "permanece": Text("o que proíbe permanece", "what forbids stays"),
        "nao_ha": Text("nada proíbe o card", "nothing forbids the card"),
    },
    links=(Link(name="livre", when=LIVRE, then="nao_ha"),),
)
_OCORRE = ACAO.is_("ocorre")
ESTORNO = Question(
    name="estorno_do_card",
    permits=("sem_estorno", "com_estorno"),
    about=Text("o uso do card anulado volta para o jogador?", "does the player get the annulled card's use back?"),
    values={
        "sem_estorno": Text("o uso se perde, sem estorno", "the use is lost, without a refund"),
        "com_estorno": Text("o uso é estornado", "the use is refunded"),
        "nao_ha": Text("não há o que estornar", "there is nothing to refund"),
    },
    links=(Link(name="sem_anulacao", when=_OCORRE, then="nao_ha"),),
)
ERRO = Question(
    name="erro_por_card_proibido",
    permits=("erro", "sem_erro"),
    about=Text("o jogador recebe um erro pelo card proibido?", "does the player get an erro for the forbidden card?"),
    values={
        "erro": Text("o jogador recebe um erro", "the player gets an erro"),
        "sem_erro": Text("o jogador não recebe erro", "the player gets no erro"),
    },
    links=(Link(name="sem_anulacao", when=_OCORRE, then="sem_erro"),),
)
