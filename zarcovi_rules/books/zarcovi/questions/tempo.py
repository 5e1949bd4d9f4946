"""What time is it? A question a post, and the counts that ask it of a whole log."""

from zarcovi_rules.core.clock import Count
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.vocabulary import Text

CONTA, NAO_CONTA = "conta", "nao_conta"
MARCA_ZERO, ABRE_TURNO, FECHA_TURNO, SEGUE = "marca_zero", "abre_turno", "fecha_turno", "segue"

CONTA_TURNO = Question(
    name="encerro_conta_turno",
    about=Text("o encerro conta um turno?", "does the closing count as a turn?"),
    values={
        CONTA: Text("o encerro conta um turno", "the closing counts as a turn"),
        NAO_CONTA: Text("o encerro não conta turno", "the closing does not count as a turn"),
    },
)
MARCA_DIMENSIONAL = Question(
    name="post_na_contagem_dimensional",
    about=Text("o que o post faz na contagem dimensional?", "what does the post do to the dimensional count?"),
    values={
        MARCA_ZERO: Text("o post marca o turno 0", "the post marks turn 0"),
        ABRE_TURNO: Text("o post abre um novo turno", "the post opens a new turn"),
        FECHA_TURNO: Text("o post fecha o turno corrente", "the post ends the running turn"),
        SEGUE: Text("o turno corrente segue", "the running turn goes on"),
    },
)
ONDE_ESTA = Question(
    name="onde_esta_o_usuario",
    about=Text("onde está quem usou a habilidade dimensional?", "where is the one who used the dimensional ability?"),
    values={
        "terra": Text("o usuário está na Terra", "the user is on Earth"),
        "outra_dimensao": Text("o usuário está em outra dimensão", "the user is in another dimension"),
    },
)
QUEM_LIMITA = Question(
    name="quem_a_contagem_limita",
    about=Text("a contagem dimensional limita a permanência de quem?", "whose stay does the dimensional count limit?"),
    values={
        "usuario": Text("a contagem limita a permanência do usuário", "the count limits the user's stay"),
        "vitima": Text("a contagem limita a permanência da vítima", "the count limits the victim's stay"),
    },
)
VOLTA_NO_PRAZO = Question(
    name="volta_no_prazo",
    permits=("fora_do_prazo", "no_prazo"),
    about=Text("a volta da outra dimensão é no prazo?", "is the return from the other dimension in time?"),
    values={
        "no_prazo": Text("a volta é no prazo", "the return is in time"),
        "fora_do_prazo": Text("a volta é fora do prazo", "the return is too late"),
    },
)
CONTAGEM_QUE_VALE = Question(
    name="contagem_que_vale",
    about=Text("que contagem de turnos vale para o efeito?", "which count of turns applies to the effect?"),
    values={
        "geral": Text("vale a contagem por encerros do inimigo", "the count by enemy closings applies"),
        "turno_zero": Text("vale a contagem a partir do turno 0", "the count from turn 0 applies"),
    },
)

TURNOS = Count(
    name="turnos",
    about=Text("quantos turnos passaram?", "how many turns have passed?"),
    question=CONTA_TURNO,
    counted=(CONTA,),
)
DURACAO = Count(
    name="duracao_do_efeito",
    about=Text("há quantos turnos dura o efeito?", "for how many turns has the effect lasted?"),
    question=CONTA_TURNO,
    counted=(CONTA,),
)
INDICE_DIMENSIONAL = Count(
    name="indice_do_turno_dimensional",
    about=Text("em que turno dimensional se está?", "which dimensional turn is it?"),
    question=MARCA_DIMENSIONAL,
    counted=(ABRE_TURNO,),
)
DIMENSIONAIS_FECHADOS = Count(
    name="turnos_dimensionais_fechados",
    about=Text(
        "quantos turnos dimensionais terminaram, contando o turno 0?",
        "how many dimensional turns have ended, turn 0 included?",
    ),
    question=MARCA_DIMENSIONAL,
    counted=(FECHA_TURNO,),
)
