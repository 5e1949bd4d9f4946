"""Time: whose turn it is that ends, which count is meant, and how a stay in another dimension stands."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

AUTOR = Fact(
    name="encerro.autor",
    about=Text("quem encerra?", "who closes?"),
    values={
        "eu": Text("quem conta os turnos encerra", "the one who counts the turns closes"),
        "inimigo": Text("um inimigo encerra", "an enemy closes"),
        "aliado": Text("um aliado encerra", "an ally closes"),
    },
)
ULTIMO_INIMIGO = yes_no(
    "encerro.ultimo_inimigo",
    Text(
        "é o último inimigo a encerrar antes da minha movimentação?",
        "is he the last enemy to close before my own move?",
    ),
    Text(
        "com esse encerro todos os inimigos encerraram antes da minha movimentação",
        "with this closing all enemies have closed before my own move",
    ),
    Text("outro inimigo ainda encerra antes da minha movimentação", "another enemy is yet to close before my own move"),
    # One enemy is always the last; a case with several says so.
    absent="sim",
)
ANTES_DO_INICIO = yes_no(
    "encerro.antes_do_inicio",
    Text(
        "o encerro é anterior à minha primeira movimentação, ou ao início do efeito?",
        "does the closing precede my first move, or the start of the effect?",
    ),
    Text("o encerro é anterior ao início da contagem", "the closing precedes the start of the count"),
    Text("o encerro não é anterior ao início da contagem", "the closing does not precede the start of the count"),
)
ORDEM = Fact(
    name="encerro.ordem",
    about=Text("o encerro vem na ordem esperada?", "does the closing come in the expected order?"),
    values={
        "regular": Text("o encerro vem na sua vez", "the closing comes in its turn"),
        "repetido": Text("esse inimigo já tinha encerrado nesta rodada", "this enemy had closed in this round already"),
        "pulado": Text("a vez passou sem encerro", "the turn passed without a closing"),
        "faltou_inimigo": Text(
            "nem todos os inimigos encerraram antes da minha vez", "not all enemies closed before my turn"
        ),
        "seguido": Text(
            "nenhum inimigo encerrou desde o meu último encerro", "no enemy has closed since my last closing"
        ),
    },
    absent="regular",
)
FINALIDADE = Fact(
    name="contagem.finalidade",
    about=Text("o que se conta?", "what is counted?"),
    values={
        "numero": Text("o que se conta é o número do turno", "the number of the turn is counted"),
        "duracao": Text(
            "o que se conta é há quantos turnos dura um efeito", "for how long an effect has lasted is counted"
        ),
    },
)
EFEITO = Fact(
    name="contagem.efeito",
    about=Text("de que efeito se contam os turnos?", "of which effect are the turns counted?"),
    values={
        "selamento_dimensional": Text(
            "o efeito que se conta é selamento em dimensão alternativa",
            "the effect counted is sealing in another dimension",
        ),
        "voo_emprestado": Text("o efeito que se conta é voo emprestado", "the effect counted is lent flight"),
        "paralisia": Text("o efeito que se conta é uma paralisia", "the effect counted is a paralysis"),
        "ativacao": Text(
            "o efeito que se conta é uma habilidade ativada ou equipada",
            "the effect counted is an ability activated or equipped",
        ),
        "ofensiva_tardia": Text(
            "o efeito que se conta é uma ofensiva que demora turnos",
            "the effect counted is an offence that takes turns",
        ),
    },
)
MOMENTO = Fact(
    name="dimensao.momento",
    about=Text(
        "o post é o do uso da habilidade dimensional, ou posterior?",
        "is the post that of the dimensional use, or later?",
    ),
    values={
        "uso": Text("neste post se usa a habilidade dimensional", "the dimensional ability is used in this post"),
        "depois": Text("o post vem depois do uso", "the post comes after the use"),
    },
)
VOLTOU = yes_no(
    "dimensao.voltou",
    Text("o usuário já postou a volta?", "has the user posted the return?"),
    Text("o usuário postou a volta para a Terra", "the user posted the return to Earth"),
    Text("o usuário não postou a volta", "the user has not posted the return"),
)
QUEM = Fact(
    name="dimensao.quem",
    about=Text("da permanência de quem se trata?", "whose stay is it about?"),
    values={
        "usuario": Text("a permanência é a do usuário", "it is about the user's stay"),
        "vitima": Text("a permanência é a da vítima selada", "it is about the stay of the sealed victim"),
    },
    absent="usuario",
)
TURNO_DA_VOLTA = Quantity(
    name="dimensao.turno_da_volta", text=Text("turno dimensional da volta", "the dimensional turn of the return")
)
LIMITE = Quantity(
    name="dimensao.limite",
    text=Text("último turno em que a legenda deixa voltar", "the last turn in which the legend lets one return"),
)


def _stated(_: Mapping[str, Any], limit: int) -> str:  # noqa: ARG001 - that there is a limit is all that counts
    return "sim"


def _within(_: Mapping[str, Any], turn: int, limit: int) -> str:
    return "dentro" if turn <= limit else "fora"


LIMITE_PREVISTO = Fact(
    name="dimensao.limite_previsto",
    about=Text("a legenda dá um limite de turnos?", "does the legend give a limit of turns?"),
    values={
        "sim": Text("a legenda dá um limite de turnos", "the legend gives a limit of turns"),
        "nao": Text("nenhum limite de turnos está escrito", "no limit of turns is written"),
    },
    absent="nao",
    inputs=(LIMITE,),
    derive=_stated,
)
PRAZO = Fact(
    name="dimensao.prazo",
    about=Text("a volta cabe no limite?", "is the return within the limit?"),
    values={
        "dentro": Text("o turno da volta não passa do limite", "the turn of the return does not exceed the limit"),
        "fora": Text("o turno da volta passa do limite", "the turn of the return exceeds the limit"),
    },
    inputs=(TURNO_DA_VOLTA, LIMITE),
    derive=_within,
)

ENCERRO_INIMIGO_NAO_CONTA = clause(
    "contagem.encerro_inimigo_nao_conta",
    Carrier.ATACANTE,
    "o encerro do inimigo não conta turno",
    "the enemy's closing does not count as a turn",
)
ENCERRO_PROPRIO_CONTA = clause(
    "contagem.encerro_proprio_conta",
    Carrier.ATACANTE,
    "o próprio encerro também conta turno",
    "one's own closing counts as a turn too",
)
CADA_INIMIGO_CONTA = clause(
    "contagem.cada_inimigo_conta",
    Carrier.ATACANTE,
    "o encerro de cada inimigo conta um turno",
    "the closing of each enemy counts as a turn",
)
VEZ_NAO_ABRE = clause(
    "contagem.vez_nao_abre_turno",
    Carrier.ATACANTE,
    "a vez do usuário não inicia novo turno na outra dimensão",
    "the user's move does not begin a new turn in the other dimension",
)
INIMIGO_NAO_ENCERRA = clause(
    "contagem.inimigo_nao_encerra_turno",
    Carrier.ATACANTE,
    "a vez do inimigo não encerra turno na outra dimensão",
    "the enemy's move does not end a turn in the other dimension",
)
VOLTA_DEPOIS = clause(
    "dimensao.volta_so_depois",
    Carrier.ATACANTE,
    "quem volta só chega à Terra um turno depois",
    "who returns reaches Earth only one turn later",
)
USO_JA_CONTA = clause(
    "contagem.uso_ja_conta",
    Carrier.ATACANTE,
    "o turno de uso já é o turno 1",
    "the turn of use is turn 1 already",
)

ORDEM_DE_OUTRO = Impossible(
    when=(ORDEM.is_("faltou_inimigo", "seguido") & ~AUTOR.is_("eu")) | (ORDEM.is_("repetido") & ~AUTOR.is_("inimigo")),
    texto="só na minha vez se vê que faltou um inimigo, e só um inimigo repete o encerro da rodada",
    text="only in my turn is an enemy found missing, and only an enemy repeats the round's closing",
)
USO_REPETIDO = Impossible(
    when=MOMENTO.is_("uso") & ORDEM.is_("repetido"),
    texto="a contagem dimensional é de quem usou a habilidade, e só um inimigo repete o encerro da rodada",
    text="the dimensional count belongs to who used the ability, and only an enemy repeats the round's closing",
)
USO_DE_OUTRO = Impossible(
    when=MOMENTO.is_("uso") & ~AUTOR.is_("eu"),
    texto="a contagem dimensional é de quem usou a habilidade: o uso é dele",
    text="the dimensional count belongs to who used the ability: the use is his own",
)
