"""Sensing: what senses the user has and since when, what the attack demands of them, and where the enemy is."""

from zarcovi_rules.core.vocabulary import Carrier, Fact, Text, clause

TIPO = Fact(
    name="sensorial.tipo",
    about=Text("que sensorial o usuário tem?", "which sensing does the user have?"),
    values={
        "nenhum": Text("o usuário não tem sensorial nem detecção", "the user has neither sensing nor detection"),
        "sensoriamento": Text(
            "o usuário tem sensoriamento, sem dizer de que tipo", "the user has sensing, of a kind left unsaid"
        ),
        "corporal": Text("o usuário tem Sensorial Corporal", "the user has Sensorial Corporal"),
        "ocular": Text("o usuário tem Sensorial Ocular", "the user has Sensorial Ocular"),
        "percepcao_ocular": Text("o usuário tem percepção ocular", "the user has ocular perception"),
        "deteccao_especifica": Text(
            "o usuário tem a detecção específica que o ataque exige, como a de fluxo de chakra",
            "the user has the specific detection that the attack demands, such as that of chakra flow",
        ),
    },
)
ESTADO = Fact(
    name="sensorial.estado",
    about=Text("desde quando o sensorial está ativo?", "since when is the sensing active?"),
    values={
        "inativo": Text("o sensorial não está ativo", "the sensing is not active"),
        "ativo": Text("o sensorial já estava ativo antes do ataque", "the sensing was active before the attack"),
        "em_resposta": Text("o sensorial é ativado em resposta ao ataque", "the sensing is activated in answer to it"),
    },
)
EXIGE = Fact(
    name="ataque.exige",
    about=Text("que sensorial o ataque exige de quem se defende?", "which sensing does the attack demand to defend?"),
    values={
        "nada": Text("o ataque não exige sensorial", "the attack demands no sensing"),
        "sensorial": Text("o ataque exige Sensorial, sem dizer qual", "the attack demands Sensorial, not saying which"),
        "corporal": Text("o ataque exige Sensorial Corporal", "the attack demands Sensorial Corporal"),
        "ocular": Text("o ataque exige Sensorial Ocular", "the attack demands Sensorial Ocular"),
        "deteccao_especifica": Text(
            "o ataque exige uma detecção específica, como a de fluxo de chakra",
            "the attack demands a specific detection, such as that of chakra flow",
        ),
    },
    absent="nada",
)
LUGAR = Fact(
    name="inimigo.lugar",
    about=Text("onde está o inimigo?", "where is the enemy?"),
    values={
        "campo": Text("o inimigo está em campo", "the enemy is in the field"),
        "outra_dimensao": Text("o inimigo está em outra dimensão", "the enemy is in another dimension"),
    },
    absent="campo",
)
OCULTACAO = Fact(
    name="inimigo.ocultacao",
    about=Text("o inimigo está oculto?", "is the enemy hidden?"),
    values={
        "a_vista": Text("o inimigo está à vista", "the enemy is in sight"),
        "escondido": Text("o inimigo está escondido", "the enemy is in hiding"),
        "por_habilidade": Text(
            "uma habilidade oculta a presença do inimigo", "an ability conceals the enemy's presence"
        ),
    },
    absent="a_vista",
)

SEM_LOCALIZACAO = clause(
    "inimigo.sem_localizacao",
    Carrier.ATACANTE,
    "quem sente o personagem não fica sabendo onde ele está",
    "whoever senses the character does not learn where he is",
)
CORPORAL_LOCALIZA = clause(
    "sensorial.corporal_localiza",
    Carrier.DEFENSOR,
    "o Sensorial Corporal dá a localização exata",
    "the Sensorial Corporal gives the exact position",
)
RECUSA_PERCEPCAO = clause(
    "ataque.recusa_percepcao_ocular",
    Carrier.ATACANTE,
    "a percepção ocular não conta como sensorial contra este ataque",
    "ocular perception does not count as sensing against this attack",
)
QUER_DIZER_OCULAR = clause(
    "ataque.sensorial_quer_dizer_ocular",
    Carrier.ATACANTE,
    "onde as legendas do personagem dizem Sensorial, leia-se Ocular",
    "where the character's legends say Sensorial, read Ocular",
)
ATIVA_EM_RESPOSTA = clause(
    "sensorial.ativa_em_resposta",
    Carrier.DEFENSOR,
    "o sensorial pode ser ativado em resposta ao ataque que o exige",
    "the sensing may be activated in answer to an attack that demands it",
)
