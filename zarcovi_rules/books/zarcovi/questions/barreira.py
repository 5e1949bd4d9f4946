"""Does the barrier hold? One axis a question, from what the barrier and the attack *are* up to what becomes of them.

Lowest: which section, coverage, scale, damage, which status is higher. Then: does it break, is it bypassed, does the
attack get past by its scale, its effect, its only escape, its target. Then: does the barrier contain the attack, does
it hold for this target. Last: the consequences.
"""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque, barreira
from zarcovi_rules.books.zarcovi.questions.paralisia import EFEITO
from zarcovi_rules.books.zarcovi.readings.barreira import AMB_4, AMB_6, AMB_7, AMB_10_CAMPO, AMB_43
from zarcovi_rules.core.rulings import Computed, Link, Question
from zarcovi_rules.core.vocabulary import Fact, Quantity, Text

ALCANCA, NAO_ALCANCA = "alcanca", "nao_alcanca"

SECAO = Question(
    name="secao_da_barreira",
    about=Text("de que seção é a barreira?", "which section governs the barrier?"),
    values={
        "campo": Text("a barreira é de campo", "the barrier is a field barrier"),
        "corpo": Text("a barreira é corporal", "the barrier is a body barrier"),
    },
)
COBERTURA = Question(
    name="cobertura_da_barreira",
    about=Text("que cobertura a barreira tem?", "what coverage does the barrier have?"),
    values={
        "unidirecional": Text("a barreira cobre um lado só", "the barrier covers one side only"),
        "360": Text("a barreira cobre 360°", "the barrier covers 360°"),
    },
)
ESCALA = Question(
    name="escala_do_ataque",
    about=Text("em que escala o ataque age?", "on what scale does the attack act?"),
    values={
        "unidirecional": Text("o ataque age em uma direção", "the attack acts in one direction"),
        "multidirecional": Text("o ataque age em várias direções", "the attack acts in several directions"),
        "global": Text("o ataque age de forma global", "the attack acts globally"),
    },
    links=(Link(name="escrita", when=ataque.EQUIPARADO_A_GLOBAL.is_("nao"), then=ataque.ESCALA),),
)
DANO_GLOBAL = Question(
    name="dano_do_ataque_e_global",
    about=Text("o dano do ataque é global?", "is the attack's damage Global?"),
    values={
        "sim": Text("o dano é global", "the damage is Global"),
        "nao": Text("o dano não é global", "the damage is not Global"),
    },
    links=(
        Link(
            name="escala_global",
            when=ataque.EQUIPARADO_A_GLOBAL.is_("nao") & ataque.ESCALA.is_("global"),
            then="sim",
        ),
        Link(
            name="outra_escala",
            when=ataque.EQUIPARADO_A_GLOBAL.is_("nao") & ~ataque.ESCALA.is_("global"),
            then="nao",
        ),
    ),
)
DANO = Question(
    name="status_do_ataque",
    about=Text("com que status o ataque conta?", "with what status does the attack count?"),
    values={
        "letal": Text("o ataque conta como letal", "the attack counts as lethal"),
        "ilimitado": Text("o ataque conta como ilimitado", "the attack counts as unlimited"),
        "supremo": Text("o ataque conta como supremo", "the attack counts as supreme"),
        "outro": Text("o ataque conta com um status fora da escada", "the attack counts with a status off the ladder"),
    },
    links=(Link(name="escrito", when=ataque.STATUS.is_(*ataque.STATUS.domain), then=ataque.STATUS),),
)


def _compare(figures: Mapping[str, Any], attack: str, barrier: str) -> str | None:
    ladder = figures["escada_de_status"]
    if attack not in ladder or barrier not in ladder:
        return None
    difference = ladder.index(attack) - ladder.index(barrier)
    return "maior" if difference > 0 else "menor" if difference < 0 else "igual"


COMPARACAO = Question(
    name="comparacao_de_status",
    about=Text("o status do ataque supera o da barreira?", "does the attack's status exceed the barrier's?"),
    values={
        "maior": Text(
            "o status do ataque é superior ao da barreira", "the attack's status is higher than the barrier's"
        ),
        "igual": Text("os status são iguais", "the statuses are equal"),
        "menor": Text(
            "o status do ataque é inferior ao da barreira", "the attack's status is lower than the barrier's"
        ),
    },
    computed=Computed(inputs=(DANO, barreira.STATUS), compute=_compare),
)
# Of whichever kind the paralysis is, and whether or not it is equated to sealing.
_PARALISA = EFEITO.is_("paralisia") | (EFEITO.is_("selamento") & ~ataque.EFEITO.is_("selamento"))
_RECEBE = ~_PARALISA & ~ataque.NATUREZA.is_("taijutsu")
RECEBE_SENJUTSU = Question(
    name="ataque_deste_tipo_recebe_senjutsu",
    about=Text(
        "o livro diz que se adiciona Senjutsu a um ataque deste tipo?",
        "does the book say that Senjutsu is added to an attack of this kind?",
    ),
    values={
        "sim": Text("é de um tipo de ataque a que se adiciona Senjutsu", "Senjutsu is added to attacks of this kind"),
        "nao_diz": Text(
            "nada diz que se adicione Senjutsu a Taijutsu ou a ataque que paralisa",
            "nothing says that Senjutsu is added to Taijutsu or to an attack that paralyses",
        ),
    },
    links=(
        Link(name="recebe", when=_RECEBE, then="sim"),
        Link(name="nao_diz", when=~_RECEBE, then="nao_diz"),
    ),
)
ROMPE = Question(
    name="ataque_rompe_a_barreira",
    about=Text("o ataque rompe a barreira?", "does the attack break the barrier?"),
    values={
        "rompe": Text("o ataque rompe a barreira", "the attack breaks the barrier"),
        "nao_rompe": Text("o ataque não rompe a barreira", "the attack does not break the barrier"),
    },
)
_EQUATED_AID = ataque.AUXILIO.is_("teleporte") & ataque.AUXILIO_EQUIPARADO.said
AUXILIO_CONTA = Question(
    name="auxilio_conta_como",
    about=Text(
        "por que meio se considera que o ataque chega ao alvo?",
        "by what means is the attack taken to reach its target?",
    ),
    values={
        "nenhum": Text("considera-se que o ataque chega por si", "the attack is taken to arrive by itself"),
        "teleporte": Text(
            "considera-se que o ataque chega por teleporte", "the attack is taken to arrive by teleporte"
        ),
        "teletransporte": Text(
            "considera-se que o ataque chega por teletransporte", "the attack is taken to arrive by teletransporte"
        ),
        "portal": Text(
            "considera-se que o ataque chega por um portal", "the attack is taken to arrive through a portal"
        ),
    },
    links=(Link(name="escrito", when=~_EQUATED_AID, then=ataque.AUXILIO),),
)
_AID_AT_FIELD = SECAO.is_("campo") & ataque.AUXILIO.is_("teleporte", "teletransporte")
ATRAVESSA = Question(
    name="ataque_atravessa_a_barreira",
    about=Text("o ataque atravessa a barreira sem enfrentá-la?", "does the attack bypass the barrier?"),
    values={
        "atravessa": Text("o ataque atravessa a barreira", "the attack bypasses the barrier"),
        "nao_atravessa": Text("o ataque tem de enfrentar a barreira", "the attack has to face the barrier"),
    },
    links=(
        Link(name="sem_auxilio", when=ataque.AUXILIO.is_("nenhum"), then="nao_atravessa"),
        Link(name="campo_barra", when=_AID_AT_FIELD & AMB_10_CAMPO.is_("B"), then="nao_atravessa"),
        Link(name="campo_passa", when=_AID_AT_FIELD & AMB_10_CAMPO.is_("A"), then="atravessa"),
    ),
)


def _reaches(name: str, by_pt: str, by_en: str, *links: Link) -> Question:
    """A question of whether the attack gets past the barrier on one axis."""
    return Question(
        name=name,
        about=Text(f"o ataque passa pela barreira {by_pt}?", f"does the attack get past the barrier {by_en}?"),
        values={
            ALCANCA: Text(f"o ataque passa {by_pt}", f"the attack gets past {by_en}"),
            NAO_ALCANCA: Text(f"o ataque não passa {by_pt}", f"the attack does not get past {by_en}"),
        },
        links=links,
    )


FICA_PARA_SEGURAR = Question(
    name="barreira_fica_para_segurar_selamento",
    about=Text(
        "a barreira, por permanecer em campo ou não, é das que podem segurar selamento?",
        "is the barrier, by whether it stays in the field, one that can stop a sealing?",
    ),
    values={
        "sim": Text("a barreira é das que podem segurar selamento", "the barrier is one that can stop a sealing"),
        "nao": Text(
            "a barreira não permanece em campo para segurar um selamento",
            "the barrier does not stay in the field to stop a sealing",
        ),
    },
    links=(
        Link(name="permanece", when=barreira.PERMANECE.is_("sim") | AMB_4.is_("B"), then="sim"),
        Link(name="nao_permanece", when=barreira.PERMANECE.is_("nao") & AMB_4.is_("A"), then="nao"),
    ),
)
MODO_GIGANTE_ABRIGA = Question(
    name="modo_gigante_abriga_da_paralisia",
    about=Text(
        "quem está dentro da barreira fica abrigado da paralisia por ela ser como um modo gigante?",
        "is who is inside sheltered from paralysis because the barrier is like a giant mode?",
    ),
    values={
        "sim": Text("a barreira em modo gigante abriga da paralisia", "the giant-mode barrier shelters from paralysis"),
        "nao": Text("nenhum modo gigante abriga da paralisia", "no giant mode shelters from paralysis"),
    },
    links=(
        Link(name="abriga", when=barreira.MODO_GIGANTE.is_("sim") & AMB_7.is_("A"), then="sim"),
        Link(name="so_a_barreira", when=barreira.MODO_GIGANTE.is_("sim") & AMB_7.is_("B"), then="nao"),
        Link(name="nao_e_gigante", when=barreira.MODO_GIGANTE.is_("nao"), then="nao"),
    ),
)
PELA_ESCALA = _reaches("passa_pela_escala", "por sua escala", "by its scale")
PELO_EFEITO = _reaches(
    "passa_pelo_efeito",
    "por seu efeito",
    "by its effect",
    Link(name="dano", when=EFEITO.is_("dano"), then=NAO_ALCANCA),
)
PELA_FUGA = _reaches(
    "passa_pela_fuga",
    "por só caber teletransporte",
    "because only teletransporte escapes it",
    Link(name="outras_fugas", when=ataque.SO_TELETRANSPORTE.is_("nao"), then=NAO_ALCANCA),
)
PELO_ALVO = _reaches(
    "passa_pelo_alvo", "por visar quem a barreira não cobre", "by aiming at whom the barrier does not cover"
)

# A paralysis that breaks a field barrier is ruled on by its effect (BAR-CAMPO-5), not here.
_PARALYSIS_ON_FIELD = EFEITO.is_("paralisia") & SECAO.is_("campo")
PELA_QUEBRA = _reaches(
    "passa_pela_quebra",
    "por romper",
    "by breaking it",
    Link(name="rompe", when=ROMPE.is_("rompe") & AMB_43.is_("B") & ~_PARALYSIS_ON_FIELD, then=ALCANCA),
    Link(name="nao_rompe", when=ROMPE.is_("nao_rompe") | AMB_43.is_("A") | _PARALYSIS_ON_FIELD, then=NAO_ALCANCA),
)
_OBJECTIONS = (
    PELA_ESCALA.is_(ALCANCA)
    | PELO_EFEITO.is_(ALCANCA)
    | PELA_FUGA.is_(ALCANCA)
    | PELA_QUEBRA.is_(ALCANCA)
    | ATRAVESSA.is_("atravessa")
)
CONTEM = Question(
    name="barreira_contem_o_ataque",
    about=Text("a barreira contém o ataque?", "does the barrier contain the attack?"),
    values={
        "sim": Text("a barreira contém o ataque", "the barrier contains the attack"),
        "nao": Text("a barreira não contém o ataque", "the barrier does not contain the attack"),
    },
    links=(
        Link(name="objecao", when=_OBJECTIONS, then="nao"),
        Link(name="sem_objecao", when=~_OBJECTIONS, then="sim"),
    ),
)
RETIRA_SE = Question(
    name="barreira_se_retira_ao_segurar",
    about=Text(
        "ao segurar um selamento, a barreira de campo se retira?", "on stopping a sealing, does a field barrier leave?"
    ),
    values={
        "retira_se": Text("ao segurar um selamento, a barreira se retira", "on stopping a sealing the barrier leaves"),
        "permanece": Text("a barreira segura o selamento e permanece", "the barrier stops the sealing and stays"),
    },
)
# Only a barrier that stays in the field can leave it, and only if the sealing is aimed at whom it covers.
_SEGUROU_SELAMENTO = (
    SECAO.is_("campo")
    & EFEITO.is_("selamento", "aprisionamento")
    & CONTEM.is_("sim")
    & PELO_ALVO.is_(NAO_ALCANCA)
    & barreira.PERMANECE.is_("sim")
)
DESTINO = Question(
    name="destino_da_barreira",
    about=Text("o que acontece com a barreira?", "what becomes of the barrier?"),
    values={
        "permanece": Text("a barreira permanece", "the barrier stays"),
        "retira_se": Text("a barreira se retira", "the barrier leaves"),
        "destruida": Text("a barreira é destruída", "the barrier is destroyed"),
        "selada": Text("a barreira é selada junto com quem a veste", "the barrier is sealed with its wearer"),
        "paralisada": Text(
            "a barreira é paralisada junto com quem a veste", "the barrier is paralysed with its wearer"
        ),
    },
    links=(
        Link(name="segurou", when=_SEGUROU_SELAMENTO, then=RETIRA_SE),
        # What becomes of the barrier of one whom a bypassing attack seals or paralyses is no matter of structure.
        Link(
            name="atravessada",
            when=ATRAVESSA.is_("atravessa") & (EFEITO.is_("dano") | PELO_ALVO.is_(ALCANCA)),
            then="permanece",
        ),
        Link(
            name="rompida",
            when=ATRAVESSA.is_("nao_atravessa")
            & ROMPE.is_("rompe")
            & ((_PARALYSIS_ON_FIELD & AMB_6.is_("A")) | (~_PARALYSIS_ON_FIELD & AMB_43.is_("B"))),
            then="destruida",
        ),
        Link(
            name="apenas_passou",
            when=ATRAVESSA.is_("nao_atravessa") & ROMPE.is_("rompe") & _PARALYSIS_ON_FIELD & AMB_6.is_("B"),
            then="permanece",
        ),
        Link(
            name="alheia",
            when=ATRAVESSA.is_("nao_atravessa")
            & ROMPE.is_("nao_rompe")
            & barreira.PERMANECE.is_("sim")
            & EFEITO.is_("selamento", "aprisionamento")
            & CONTEM.is_("sim")
            & PELO_ALVO.is_(ALCANCA),
            then="permanece",
        ),
        # A barrier that stays in the field stays after an attack that neither seals, paralyses nor breaks it.
        Link(
            name="de_pe",
            when=ATRAVESSA.is_("nao_atravessa")
            & ROMPE.is_("nao_rompe")
            & barreira.PERMANECE.is_("sim")
            & (EFEITO.is_("dano") | (EFEITO.is_("paralisia") & CONTEM.is_("sim"))),
            then="permanece",
        ),
    ),
)
_ANOTHER_WAY = PELA_ESCALA.is_(ALCANCA) | PELA_FUGA.is_(ALCANCA) | ATRAVESSA.is_("atravessa") | PELO_ALVO.is_(ALCANCA)
SEGURA = Question(
    name="barreira_segura",
    about=Text("a barreira segura o ataque?", "does the barrier hold against the attack?"),
    values={
        "sim": Text("a barreira segura", "the barrier holds"),
        "nao": Text("a barreira não segura", "the barrier does not hold"),
    },
    links=(
        Link(name="objecao", when=CONTEM.is_("nao") | PELO_ALVO.is_(ALCANCA), then="nao"),
        Link(name="sem_objecao", when=CONTEM.is_("sim") & PELO_ALVO.is_(NAO_ALCANCA), then="sim"),
    ),
    each=("alvo",),
    effects=("destino_da_barreira", "efeito_no_alvo"),
)
EFEITO_NO_ALVO = Question(
    name="efeito_no_alvo",
    about=Text("o que o alvo sofre?", "what does the target suffer?"),
    values={
        "ileso": Text("o alvo fica ileso", "the target is unharmed"),
        "atingido": Text("o alvo é atingido", "the target is hit"),
        "selado": Text("o alvo é selado", "the target is sealed"),
        "paralisado": Text("o alvo é paralisado", "the target is paralysed"),
    },
    links=(
        Link(name="ileso", when=SEGURA.is_("sim"), then="ileso"),
        Link(name="atingido", when=SEGURA.is_("nao") & EFEITO.is_("dano") & _ANOTHER_WAY, then="atingido"),
        Link(
            name="selado",
            when=SEGURA.is_("nao")
            & EFEITO.is_("selamento", "aprisionamento")
            & (_ANOTHER_WAY | PELO_EFEITO.is_(ALCANCA)),
            then="selado",
        ),
        Link(
            name="paralisado",
            when=SEGURA.is_("nao") & EFEITO.is_("paralisia") & (_ANOTHER_WAY | PELO_EFEITO.is_(ALCANCA)),
            then="paralisado",
        ),
    ),
    each=("alvo",),
)

BARREIRA_MAIS_RAPIDA, RANKS_IGUAIS, BARREIRA_MAIS_LENTA = "mais_rapida", "igual", "mais_lenta"


def _faster(_: Mapping[str, Any], barrier: int, attack: int) -> str:
    """A lower rank is faster."""
    return BARREIRA_MAIS_RAPIDA if barrier < attack else RANKS_IGUAIS if barrier == attack else BARREIRA_MAIS_LENTA


RANK_DA_BARREIRA = Quantity(name="barreira.rank", text=Text("rank da barreira", "the barrier's rank"), minimum=1)
RANKS = Fact(
    name="ranks.barreira_e_ataque",
    about=Text("a barreira é mais rápida que o ataque?", "is the barrier faster than the attack?"),
    values={
        BARREIRA_MAIS_RAPIDA: Text("a barreira é mais rápida que o ataque", "the barrier is faster than the attack"),
        RANKS_IGUAIS: Text("a barreira e o ataque têm o mesmo rank", "the barrier and the attack have the same rank"),
        BARREIRA_MAIS_LENTA: Text("a barreira é mais lenta que o ataque", "the barrier is slower than the attack"),
    },
    inputs=(RANK_DA_BARREIRA, ataque.RANK),
    derive=_faster,
)
A_TEMPO = Question(
    name="barreira_chega_a_tempo",
    about=Text("a barreira se ergue a tempo?", "is the barrier up in time?"),
    values={
        "sim": Text("a barreira se ergue a tempo", "the barrier is up in time"),
        "nao": Text("a barreira se ergue tarde", "the barrier is up too late"),
    },
    links=(Link(name="mais_rapida", when=RANKS.is_(BARREIRA_MAIS_RAPIDA), then="sim"),),
)
LIBERTA = Question(
    name="quem_liberta_do_selamento",
    about=Text("quem pode libertar o personagem selado?", "who may free a sealed character?"),
    values={
        "usuario": Text("só quem o selou pode libertar o selado", "only who sealed him may free the sealed"),
        "aliado": Text("um aliado do selado pode libertá-lo", "an ally of the sealed may free him"),
    },
)
_SELA = ataque.EFEITO.is_("selamento", "aprisionamento")
_NAO_SELA = Link(name="nao_sela", when=~_SELA, then="nao_ha")
DESFAZ = Question(
    name="como_se_desfaz_o_selamento",
    about=Text("como se desfaz o selamento?", "how is the sealing undone?"),
    values={
        "por_habilidade": Text("uma habilidade desfaz o selamento", "an ability undoes the sealing"),
        "com_o_tempo": Text("o selamento se desfaz com o tempo", "the sealing comes undone with time"),
        "nao_se_desfaz": Text("o selamento não se desfaz", "the sealing does not come undone"),
        "nao_ha": Text("o ataque não sela", "the attack does not seal"),
    },
    links=(_NAO_SELA,),
)
# What would tell the kinds of sealing apart, sealing by imprisonment among them.
FICA_EM_CAMPO = Question(
    name="selado_continua_em_campo",
    about=Text("o personagem selado continua em campo?", "does the sealed character stay in the field?"),
    values={
        "sim": Text("o personagem selado continua em campo", "the sealed character stays in the field"),
        "nao": Text("o personagem selado sai do campo", "the sealed character leaves the field"),
        "nao_ha": Text("o ataque não sela", "the attack does not seal"),
    },
    links=(_NAO_SELA,),
)

# Senjutsu itself: the book says what it brings about, not how it comes to be there.

_SEM_SENJUTSU = Link(name="sem_senjutsu", when=~ataque.SENJUTSU.is_("sim"), then="nao_ha")
_NAO_HA_SENJUTSU = Text("o ataque não tem adição de Senjutsu", "no Senjutsu was added to the attack")
ADICAO = Question(
    name="como_se_adiciona_o_senjutsu",
    about=Text("como se adiciona Senjutsu a um ataque?", "how is Senjutsu added to an attack?"),
    values={
        "por_outro_card": Text(
            "o Senjutsu é um card à parte, usado com o ataque", "the Senjutsu is another card, used with it"
        ),
        "pela_legenda": Text("basta que a legenda do ataque o diga", "it is enough for the attack's legend to say so"),
        "nao_ha": _NAO_HA_SENJUTSU,
    },
    links=(_SEM_SENJUTSU,),
)
VELOCIDADE = Question(
    name="senjutsu_muda_a_velocidade",
    about=Text("a adição de Senjutsu muda a velocidade do ataque?", "does adding Senjutsu change the attack's speed?"),
    values={
        "mantem": Text("o ataque mantém a velocidade", "the attack keeps its speed"),
        "retarda": Text("o ataque fica mais lento", "the attack becomes slower"),
        "nao_ha": _NAO_HA_SENJUTSU,
    },
    links=(_SEM_SENJUTSU,),
)
