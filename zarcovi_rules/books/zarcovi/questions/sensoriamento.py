"""What does sensing detect, and is an attack's demand for it met?

Lowest: as which sensing the ability counts. Then: what it detects, one axis a question. Beside it: whether the demand
keeps one from activating it in answer. Last: whether the demand is met.
"""

from zarcovi_rules.books.zarcovi.facts.sensoriamento import ESTADO, EXIGE, TIPO
from zarcovi_rules.books.zarcovi.readings.sensoriamento import AMB_27
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

_SENSORIAIS = ("sensoriamento", "corporal", "ocular")

CONTA = Question(
    name="sensorial_conta_como",
    about=Text("a habilidade conta como que tipo de sensorial?", "as which sensing does the ability count?"),
    values={
        "nenhum": Text("a habilidade não conta como sensorial", "the ability does not count as sensing"),
        "sensoriamento": Text(
            "a habilidade conta como sensoriamento, sem tipo", "the ability counts as sensing, of no kind"
        ),
        "corporal": Text("a habilidade conta como Sensorial Corporal", "the ability counts as Sensorial Corporal"),
        "ocular": Text("a habilidade conta como Sensorial Ocular", "the ability counts as Sensorial Ocular"),
        "deteccao_especifica": Text(
            "a habilidade conta como detecção específica", "the ability counts as a specific detection"
        ),
    },
    links=tuple(
        Link(name=kind, when=TIPO.is_(kind), then=kind) for kind in ("nenhum", *_SENSORIAIS, "deteccao_especifica")
    ),
)
E_SENSORIAL = CONTA.is_(*_SENSORIAIS)
_NADA_SENTE = ~E_SENSORIAL | ESTADO.is_("inativo")

PRESENCA = Question(
    name="sensoriamento_detecta_presenca",
    about=Text("o sensoriamento detecta a presença do inimigo?", "does the sensing detect the enemy's presence?"),
    values={
        "sim": Text("a presença do inimigo é detectada", "the enemy's presence is detected"),
        "nao": Text("a presença do inimigo não é detectada", "the enemy's presence is not detected"),
    },
    links=(Link(name="nada_sente", when=_NADA_SENTE, then="nao"),),
)
LOCALIZACAO = Question(
    name="sensoriamento_da_localizacao",
    about=Text("o sensoriamento dá a localização do inimigo?", "does the sensing give the enemy's position?"),
    values={
        "exata": Text("a localização exata do inimigo é conhecida", "the enemy's exact position is known"),
        "nao_da": Text("a localização exata do inimigo não é conhecida", "the enemy's exact position is not known"),
    },
    links=(Link(name="nada_sente", when=_NADA_SENTE, then="nao_da"),),
)

EXIGE_SENSORIAL = E_SENSORIAL & EXIGE.is_("sensorial", "corporal", "ocular")
EXIGE_DETECCAO = CONTA.is_("deteccao_especifica") & EXIGE.is_("deteccao_especifica")
IMPEDE = Question(
    name="exigencia_impede_ativacao",
    permits=("impede", "nao_impede"),
    about=Text(
        "o que o ataque exige impede ativar o sensorial em resposta a ele?",
        "does what the attack demands keep one from activating the sensing in answer to it?",
    ),
    values={
        "impede": Text(
            "o ataque exige o sensorial, que não pode ser ativado em resposta",
            "the attack demands the sensing, which cannot be activated in answer",
        ),
        "nao_impede": Text(
            "o que o ataque exige não impede essa ativação", "what the attack demands does not keep one from it"
        ),
    },
    links=(
        Link(name="nao_e_o_exigido", when=~EXIGE_SENSORIAL & ~EXIGE_DETECCAO, then="nao_impede"),
        Link(name="deteccao_livre", when=EXIGE_DETECCAO & AMB_27.is_("B"), then="nao_impede"),
    ),
)

_EXIGE_ALGO = ~EXIGE.is_("nada")
_TARDE = ESTADO.is_("em_resposta") & IMPEDE.is_("impede")
A_TEMPO = ESTADO.is_("ativo") | (ESTADO.is_("em_resposta") & IMPEDE.is_("nao_impede"))
_TEM_O_EXIGIDO = (
    (EXIGE.is_("corporal") & CONTA.is_("corporal"))
    | (EXIGE.is_("ocular") & CONTA.is_("ocular"))
    | EXIGE_DETECCAO
    | (EXIGE.is_("sensorial") & CONTA.is_("sensoriamento"))
)
_TEM_OUTRO = (
    (EXIGE.is_("sensorial") & ~E_SENSORIAL)
    | (EXIGE.is_("corporal") & ~CONTA.is_("corporal"))
    | (EXIGE.is_("ocular") & ~CONTA.is_("ocular"))
    | (EXIGE.is_("deteccao_especifica") & ~CONTA.is_("deteccao_especifica"))
)
REQUISITO = Question(
    name="requisito_sensorial_cumprido",
    permits=("nao_cumprido", "cumprido"),
    about=Text("o requisito sensorial do ataque está cumprido?", "is the attack's demand for sensing met?"),
    values={
        "cumprido": Text("o requisito sensorial está cumprido", "the demand for sensing is met"),
        "nao_cumprido": Text(
            "o requisito sensorial não está cumprido, e a defesa não cabe",
            "the demand for sensing is not met, and the defence does not fit",
        ),
        "nao_ha": Text("não há requisito sensorial", "there is no demand for sensing"),
    },
    links=(
        Link(name="nada_exige", when=EXIGE.is_("nada"), then="nao_ha"),
        Link(name="inativo", when=_EXIGE_ALGO & ESTADO.is_("inativo"), then="nao_cumprido"),
        Link(name="ativado_tarde", when=_EXIGE_ALGO & _TARDE, then="nao_cumprido"),
        Link(name="tem_o_exigido", when=A_TEMPO & _TEM_O_EXIGIDO, then="cumprido"),
        Link(name="tem_outro", when=A_TEMPO & _TEM_OUTRO, then="nao_cumprido"),
    ),
)
