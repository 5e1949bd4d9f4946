"""Teleporte and teletransporte, one axis a question.

Lowest: as what the means counts, which means the attack admits. Then: does the means fit, does it escape. Beside it:
who travels, whether the load is allowed, at what range a combo strikes. Last: what becomes of who was taken along.
"""

from zarcovi_rules.books.zarcovi.facts import alcance, ataque, deslocamento
from zarcovi_rules.books.zarcovi.facts.deslocamento import DOIS, DOIS_OU_MAIS, MAIS_DE_DOIS, NENHUM, UM
from zarcovi_rules.books.zarcovi.questions.barreira import AUXILIO_CONTA
from zarcovi_rules.books.zarcovi.questions.combo import COMBO_ACONTECE
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_50
from zarcovi_rules.books.zarcovi.readings.deslocamento import AMB_11, AMB_16
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Fact, Text

VIAJA, FICA = "viaja", "fica"
LEGAL, ILEGAL = "legal", "ilegal"

_TELEPORTE = deslocamento.TIPO.is_("teleporte")
_TELETRANSPORTE = deslocamento.TIPO.is_("teletransporte")
_PERSONAGEM = deslocamento.PASSAGEIRO.is_("aliado", "inimigo")

CONTA_COMO_TELETRANSPORTE = Question(
    name="conta_como_teletransporte",
    about=Text("o deslocamento conta como teletransporte?", "does the means count as a teletransporte?"),
    values={
        "sim": Text("o deslocamento conta como teletransporte", "the means counts as a teletransporte"),
        "nao": Text("o deslocamento não conta como teletransporte", "the means does not count as a teletransporte"),
    },
    links=(
        Link(name="teletransporte", when=_TELETRANSPORTE, then="sim"),
        Link(name="teleporte_comum", when=_TELEPORTE & deslocamento.EQUIPARADO.is_("nao"), then="nao"),
    ),
)


def _admits(means: str, said: Fact, *, alone: str) -> Question:
    """Whether the attack admits one means. `alone` is the answer if only teletransporte escapes the attack."""
    open_ = ataque.SO_TELETRANSPORTE.is_("nao")
    silent = open_ & said.is_("silencia")
    return Question(
        name=f"ataque_admite_{means}",
        permits=("nao", "sim"),
        about=Text(f"o ataque admite {means} como defesa?", f"does the attack admit {means} as a defence?"),
        values={
            "sim": Text(f"o ataque admite {means}", f"the attack admits {means}"),
            "nao": Text(f"o ataque não admite {means}", f"the attack does not admit {means}"),
        },
        links=(
            Link(name="so_teletransporte", when=ataque.SO_TELETRANSPORTE.is_("sim"), then=alone),
            Link(name="preve", when=open_ & said.is_("preve"), then="sim"),
            Link(name="exclui", when=open_ & said.is_("exclui"), then="nao"),
            Link(name="silencio_exclui", when=silent & AMB_16.is_("A"), then="nao"),
            Link(name="silencio_admite", when=silent & AMB_16.is_("B"), then="sim"),
        ),
    )


ADMITE_TELEPORTE = _admits("teleporte", ataque.CABE_TELEPORTE, alone="nao")
ADMITE_TELETRANSPORTE = _admits("teletransporte", ataque.CABE_TELETRANSPORTE, alone="sim")

# A teleporte equated to teletransporte stays a teleporte: it fits if either does.
_FITS = (_TELEPORTE & ADMITE_TELEPORTE.is_("sim")) | (
    CONTA_COMO_TELETRANSPORTE.is_("sim") & ADMITE_TELETRANSPORTE.is_("sim")
)
CABE = Question(
    name="meio_de_fuga_cabe",
    permits=("nao_cabe", "cabe"),
    about=Text("o ataque admite este meio de fuga?", "does the attack admit this means of escape?"),
    values={
        "cabe": Text("o meio de fuga cabe", "the means of escape fits"),
        "nao_cabe": Text("o meio de fuga não cabe", "the means of escape does not fit"),
    },
    links=(
        Link(name="admitido", when=_FITS, then="cabe"),
        Link(name="nao_admitido", when=~_FITS, then="nao_cabe"),
    ),
    each=("ataque",),
)
OUTRA_DEFESA = Question(
    name="outra_defesa_cabe",
    permits=("nao_cabe", "cabe"),
    about=Text(
        "cabe uma defesa sem regra própria, como esquiva, voo ou corrida?",
        "does a defence without rules of its own fit, such as dodge, flight or running?",
    ),
    values={
        "cabe": Text("a defesa cabe", "the defence fits"),
        "nao_cabe": Text("a defesa não cabe", "the defence does not fit"),
    },
    links=(
        Link(name="so_teletransporte", when=ataque.SO_TELETRANSPORTE.is_("sim"), then="nao_cabe"),
        Link(name="preve", when=ataque.CABE_OUTRA_DEFESA.is_("preve"), then="cabe"),
        Link(name="exclui", when=ataque.CABE_OUTRA_DEFESA.is_("exclui"), then="nao_cabe"),
    ),
    each=("ataque",),
)

_VESTE = deslocamento.VESTE_CAMADA.is_("sim")
PRENDE = Question(
    name="camada_impede_a_fuga",
    permits=("sim", "nao"),
    about=Text(
        "a barreira corporal que o usuário veste o impede de escapar?",
        "does the body barrier that the user wears keep him from escaping?",
    ),
    values={
        "sim": Text("por vestir a barreira, o usuário não escapa", "wearing the barrier, the user does not escape"),
        "nao": Text("nenhuma barreira corporal impede a fuga", "no body barrier keeps the user from escaping"),
    },
    # Each link looks at no more than it needs, so that the reading shows only where it matters.
    links=(
        Link(name="nada_veste", when=deslocamento.VESTE_CAMADA.is_("nao"), then="nao"),
        Link(name="dano", when=_VESTE & EFEITO.is_("dano"), then="nao"),
        Link(name="pode_escapar", when=_VESTE & ~EFEITO.is_("dano") & AMB_50.is_("A"), then="nao"),
    ),
    each=("ataque",),
)
ESCAPA = Question(
    name="deslocamento_escapa",
    about=Text("o deslocamento escapa do ataque?", "does the means escape the attack?"),
    values={
        "sim": Text("o usuário escapa do ataque", "the user escapes the attack"),
        "nao": Text("o usuário é atingido pelo ataque", "the user is hit by the attack"),
    },
    links=(Link(name="camada", when=PRENDE.is_("sim"), then="nao"),),
    each=("ataque",),
)
VARIOS = Question(
    name="um_uso_contra_varios",
    permits=("nao", "sim"),
    about=Text(
        "um só uso da defesa pode responder a vários ataques?", "may one use of the defence answer several attacks?"
    ),
    values={
        "sim": Text("um só uso responde a vários ataques", "one use answers several attacks"),
        "nao": Text("cada uso responde a um só ataque", "each use answers one attack only"),
    },
)

VIAGEM = Question(
    name="passageiro_viaja",
    about=Text("o deslocamento leva este passageiro?", "does the means take this passenger along?"),
    values={
        VIAJA: Text("o passageiro viaja", "the passenger travels"),
        FICA: Text("o passageiro fica", "the passenger stays behind"),
    },
    each=("passageiro",),
    effects=("levar_passageiro", "voo_emprestado", "passageiro_escapa"),
)
CONTAGEM = Question(
    name="contagem_de_passageiros",
    about=Text("este passageiro conta entre os levados?", "does this passenger count among those taken?"),
    values={
        "conta": Text("o passageiro conta como personagem levado", "the passenger counts as a character taken"),
        "nao_conta": Text(
            "o passageiro não conta como personagem levado", "the passenger does not count as a character taken"
        ),
    },
    links=(Link(name="personagem", when=_PERSONAGEM, then="conta"),),
    each=("passageiro",),
)
_SEM_GIGANTE = deslocamento.QUANTOS_GIGANTES.is_(NENHUM)
_UM_GIGANTE = deslocamento.QUANTOS_GIGANTES.is_(UM)
_SEM_MEGA = deslocamento.QUANTOS_MEGA_GIGANTES.is_(NENHUM)
_UM_MEGA = _SEM_GIGANTE & deslocamento.QUANTOS_MEGA_GIGANTES.is_(UM)
_UM, _DOIS, _MAIS = (deslocamento.QUANTOS.is_(value) for value in (UM, DOIS, MAIS_DE_DOIS))
TAMANHO_DA_CARGA = Question(
    name="tamanho_da_carga",
    about=Text("quantos são os levados, e de que porte?", "how many are taken, and of what size?"),
    values={
        "ninguem": Text("ninguém é levado", "nobody is taken"),
        "um_normal": Text("leva-se um personagem de porte normal", "one character of normal size is taken"),
        "dois_normais": Text("levam-se dois de porte normal", "two of normal size are taken"),
        "um_gigante": Text("leva-se um Gigante", "one Giant is taken"),
        "gigante_e_normal": Text(
            "levam-se um Gigante e um de porte normal", "a Giant and one of normal size are taken"
        ),
        "um_mega_gigante": Text(
            "leva-se um Mega Gigante, só ou com um de porte normal",
            "a Mega Giant is taken, alone or with one of normal size",
        ),
        "dois_gigantes": Text("levam-se dois Gigantes", "two Giants are taken"),
        "varios": Text(
            "levam-se três ou mais, no máximo um deles Gigante", "three or more are taken, at most one of them a Giant"
        ),
        "varios_grandes": Text(
            "entre os levados há grandes demais", "too many of those taken are Giants or Mega Giants"
        ),
    },
    links=(
        Link(name="ninguem", when=deslocamento.QUANTOS.is_(NENHUM), then="ninguem"),
        Link(name="um_normal", when=_UM & _SEM_GIGANTE & _SEM_MEGA, then="um_normal"),
        Link(name="dois_normais", when=_DOIS & _SEM_GIGANTE & _SEM_MEGA, then="dois_normais"),
        Link(name="um_gigante", when=_UM & _UM_GIGANTE & _SEM_MEGA, then="um_gigante"),
        Link(name="gigante_e_normal", when=_DOIS & _UM_GIGANTE & _SEM_MEGA, then="gigante_e_normal"),
        Link(name="um_mega_gigante", when=(_UM | _DOIS) & _UM_MEGA, then="um_mega_gigante"),
        Link(
            name="dois_gigantes",
            when=_DOIS & deslocamento.QUANTOS_GIGANTES.is_(DOIS_OU_MAIS) & _SEM_MEGA,
            then="dois_gigantes",
        ),
        Link(name="varios", when=_MAIS & (_SEM_GIGANTE | _UM_GIGANTE) & _SEM_MEGA, then="varios"),
        Link(
            name="varios_grandes",
            when=(_MAIS & deslocamento.QUANTOS_GIGANTES.is_(DOIS_OU_MAIS) & _SEM_MEGA)
            | ((_UM | _DOIS) & ~_SEM_MEGA & ~_UM_MEGA)
            | (_MAIS & ~_SEM_MEGA),
            then="varios_grandes",
        ),
    ),
)
NINGUEM = TAMANHO_DA_CARGA.is_("ninguem")
CARGA = Question(
    name="carga_do_deslocamento",
    permits=("ilegal", "legal"),
    about=Text("o deslocamento pode levar esta carga?", "may the means take this load?"),
    values={
        LEGAL: Text("a carga é permitida", "the load is allowed"),
        ILEGAL: Text("a carga não é permitida", "the load is not allowed"),
    },
    links=(Link(name="sozinho", when=_TELETRANSPORTE & NINGUEM, then=LEGAL),),
)
LEVAR = Question(
    name="levar_passageiro",
    permits=("nao_leva", "conta_como_ofensiva", "livre"),
    about=Text("levar este passageiro é livre?", "is taking this passenger along free?"),
    values={
        "livre": Text("levar o passageiro é livre", "taking the passenger along is free"),
        "conta_como_ofensiva": Text(
            "levar o passageiro conta como ofensiva no rank do deslocamento",
            "taking the passenger along counts as an offence at the means' rank",
        ),
        "nao_leva": Text("o deslocamento não leva o passageiro", "the means does not take the passenger along"),
    },
    links=(
        Link(name="fica", when=VIAGEM.is_(FICA), then="nao_leva"),
        Link(
            name="por_vontade",
            when=VIAGEM.is_(VIAJA) & deslocamento.PASSAGEIRO.is_("aliado", "extensao"),
            then="livre",
        ),
    ),
    each=("passageiro",),
)
PASSAGEIRO_ESCAPA = Question(
    name="passageiro_escapa",
    about=Text("o passageiro escapa do ataque junto com o usuário?", "does the passenger escape along with the user?"),
    values={
        "sim": Text("o passageiro escapa", "the passenger escapes"),
        "nao": Text("o passageiro não escapa", "the passenger does not escape"),
    },
    links=(
        Link(name="fica", when=VIAGEM.is_(FICA), then="nao"),
        # Nobody escapes along with a user who does not escape.
        Link(
            name="usuario_atingido",
            when=VIAGEM.is_(VIAJA) & _PERSONAGEM & ESCAPA.is_("nao"),
            then="nao",
        ),
    ),
    each=("passageiro", "ataque"),
)
OFENSIVA_DO_LEVADO = Question(
    name="ofensiva_do_inimigo_levado",
    about=Text(
        "o ataque que o inimigo levado já fez contra quem o leva ainda vale?",
        "does an attack that the enemy carried off has made on who carries him still stand?",
    ),
    values={
        "vale": Text("o ataque ainda vale", "the attack still stands"),
        "nao_vale": Text("o ataque não vale mais", "the attack no longer stands"),
        "nao_ha": Text("nenhum inimigo é levado", "no enemy is carried off"),
    },
    links=(
        Link(name="fica", when=VIAGEM.is_(FICA), then="nao_ha"),
        Link(
            name="outro_passageiro",
            when=VIAGEM.is_(VIAJA) & deslocamento.PASSAGEIRO.is_("aliado", "extensao"),
            then="nao_ha",
        ),
    ),
    each=("passageiro",),
)
VOO = Question(
    name="voo_emprestado",
    about=Text("o passageiro voa com o voo de quem o levou?", "does the passenger fly by the flight of who took him?"),
    values={
        "voa": Text("o passageiro voa", "the passenger flies"),
        "nao_voa": Text("o passageiro não voa", "the passenger does not fly"),
    },
    links=(
        Link(name="sem_voo", when=deslocamento.VOO_ATIVO.is_("nao"), then="nao_voa"),
        Link(name="fica", when=VIAGEM.is_(FICA), then="nao_voa"),
    ),
    each=("passageiro",),
)
VOO_LIVRA = Question(
    name="voo_livra_do_ataque",
    about=Text(
        "o voo emprestado livra o passageiro de ataques?", "does the lent flight free the passenger of attacks?"
    ),
    values={
        "sim": Text("por voar, o passageiro escapa", "by flying the passenger escapes"),
        "nao": Text("o voo não livra o passageiro", "flight does not free the passenger"),
    },
    links=(Link(name="nao_voa", when=VOO.is_("nao_voa"), then="nao"),),
    each=("passageiro",),
)

_NOT_REFUSED = COMBO_ACONTECE.is_("sim", "nao_ha")
_EQUATED_COMBO = ataque.AUXILIO.is_("teleporte") & ataque.AUXILIO_EQUIPARADO.said
COMBO = Question(
    name="combo_conta_como",
    about=Text("com que meio se considera feito o combo?", "by which means is the combo taken to be made?"),
    values={
        "nenhum": Text("não há combo com deslocamento", "there is no combo with a means of moving"),
        "teleporte": Text("o combo é com teleporte", "the combo is with teleporte"),
        "teletransporte": Text("o combo é com teletransporte", "the combo is with teletransporte"),
        "portal": Text("o combo é com portal", "the combo is with a portal"),
        "recusado": Text("o combo não acontece", "the combo does not happen"),
    },
    links=(
        Link(name="recusado", when=COMBO_ACONTECE.is_("nao"), then="recusado"),
        Link(name="escrito", when=_NOT_REFUSED & ~_EQUATED_COMBO, then=ataque.AUXILIO),
        # Whether a combo with an equated teleporte stays one with a teleporte is a reading.
        Link(name="continua_teleporte", when=_NOT_REFUSED & _EQUATED_COMBO & AMB_11.is_("A"), then=ataque.AUXILIO),
        Link(name="considerado", when=_NOT_REFUSED & _EQUATED_COMBO & AMB_11.is_("B"), then=AUXILIO_CONTA),
    ),
)
_UM_SO = alcance.OPCOES.is_("uma")
ALCANCE_UNICO = Question(
    name="alcance_da_habilidade_e_um_so",
    about=Text("a habilidade tem um alcance só?", "does the ability have one range only?"),
    values={
        "sim": Text("a habilidade tem um alcance só", "the ability has one range only"),
        "nao": Text("a habilidade tem mais de um alcance", "the ability has more than one range"),
    },
    links=(Link(name="um_so", when=_UM_SO, then="sim"), Link(name="varios", when=~_UM_SO, then="nao")),
)
ALCANCE = Question(
    name="alcance_do_combo",
    about=Text("com que alcance o ataque acontece?", "at what range does the attack strike?"),
    values={
        "curto": Text("o ataque acontece a curto alcance", "the attack strikes at short range"),
        "medio": Text("o ataque acontece a médio alcance", "the attack strikes at medium range"),
        "longo": Text("o ataque acontece a longo alcance", "the attack strikes at long range"),
        "nao_acontece": Text(
            "o combo não acontece, e o ataque não sai por ele",
            "the combo does not happen, and the attack does not go by it",
        ),
    },
    links=(
        Link(name="sem_combo", when=COMBO.is_("nenhum"), then=ataque.ALCANCE),
        Link(name="recusado", when=COMBO.is_("recusado"), then="nao_acontece"),
    ),
)
