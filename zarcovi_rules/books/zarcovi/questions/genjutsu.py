"""What does a Genjutsu do to its victim, and what may be done about it?

Lowest: who is immune, and whether the Genjutsu lasts. Then: the victim's state, and which cards may be posted in it.
Beside it: the victim's combos, speed, and what may be activated in answer. Last: what the book leaves open.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, genjutsu
from zarcovi_rules.books.zarcovi.facts.ranks import IGUAL, MAIS_LENTA, MAIS_RAPIDA
from zarcovi_rules.books.zarcovi.questions.deslocamento import ESCAPA
from zarcovi_rules.books.zarcovi.questions.sensoriamento import IMPEDE
from zarcovi_rules.books.zarcovi.readings.genjutsu import AMB_37, AMB_38
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

_SEM_IMUNIDADE = genjutsu.IMUNE.is_("nao") & genjutsu.IMUNE_SUPREMO.is_("nao")
IMUNE = Question(
    name="imune_ao_genjutsu",
    about=Text("o personagem é imune a esse Genjutsu?", "is the character immune to that Genjutsu?"),
    values={
        "sim": Text("o personagem é imune a esse Genjutsu", "the character is immune to that Genjutsu"),
        "nao": Text("o personagem não é imune a esse Genjutsu", "the character is not immune to that Genjutsu"),
    },
    links=(
        Link(name="sem_imunidade", when=_SEM_IMUNIDADE, then="nao"),
        Link(
            name="legenda",
            when=genjutsu.IMUNE.said & genjutsu.IMUNE_SUPREMO.is_("nao") & genjutsu.TIPO.is_("comum"),
            then="sim",
        ),
    ),
)
IMUNIDADE = Question(
    name="imunidade_livra_do_ataque",
    about=Text("a imunidade livra o personagem do ataque?", "does the immunity free the character of the attack?"),
    values={
        "livra": Text("o personagem é imune ao ataque", "the character is immune to the attack"),
        "nao_livra": Text("nenhuma imunidade livra do ataque", "no immunity frees of the attack"),
    },
    links=(
        Link(name="imune_ao_genjutsu", when=ataque.NATUREZA.is_("genjutsu") & IMUNE.is_("sim"), then="livra"),
        Link(name="atinge", when=ataque.NATUREZA.is_("genjutsu") & IMUNE.is_("nao"), then="nao_livra"),
        Link(
            name="sem_imunidade",
            when=~ataque.NATUREZA.is_("genjutsu") & genjutsu.IMUNE_AO_ATAQUE.is_("nao"),
            then="nao_livra",
        ),
    ),
)

_ATINGIDO = genjutsu.VISA.is_("sim") & genjutsu.ATINGIDA.is_("sim")
CAIU = _ATINGIDO & IMUNE.is_("nao")
DURA = Question(
    name="genjutsu_dura",
    about=Text("o Genjutsu ainda dura?", "does the Genjutsu still last?"),
    values={
        "dura": Text("o Genjutsu ainda dura", "the Genjutsu still lasts"),
        "acabou": Text("o Genjutsu acabou", "the Genjutsu is over"),
        "nao_caiu": Text("o personagem não caiu no Genjutsu", "the character did not fall into the Genjutsu"),
    },
    links=(
        Link(name="nenhum", when=genjutsu.VISA.is_("nao"), then="nao_caiu"),
        Link(name="nao_atingido", when=genjutsu.ATINGIDA.is_("nao"), then="nao_caiu"),
        Link(name="imune", when=_ATINGIDO & IMUNE.is_("sim"), then="nao_caiu"),
    ),
)
ESTADO = Question(
    name="estado_da_vitima_do_genjutsu",
    about=Text("em que estado está o personagem?", "in which state is the character?"),
    values={
        "inconsciente": Text(
            "o personagem está inconsciente, preso no Genjutsu", "the character is unconscious, caught in the Genjutsu"
        ),
        "livre": Text("o Genjutsu não prende o personagem", "the Genjutsu does not hold the character"),
    },
    links=(Link(name="livre", when=DURA.is_("acabou", "nao_caiu"), then="livre"),),
    effects=("pode_lancar_card_em_genjutsu", "card_devido_em_genjutsu", "aliado_desperta_a_vitima"),
)
INCONSCIENTE, LIVRE = ESTADO.is_("inconsciente"), ESTADO.is_("livre")

PODE_LANCAR = Question(
    name="pode_lancar_card_em_genjutsu",
    permits=("recusado", "pode"),
    about=Text("o Genjutsu deixa o personagem lançar o card?", "does the Genjutsu let the character post the card?"),
    values={
        "pode": Text("o personagem pode lançar o card", "the character may post the card"),
        "recusado": Text("o card é recusado", "the card is refused"),
    },
    links=(Link(name="livre", when=LIVRE, then="pode"),),
)
CARD_DEVIDO = Question(
    name="card_devido_em_genjutsu",
    permits=("nao_dispensa", "dispensa"),
    about=Text(
        "o Genjutsu dispensa o personagem de lançar o card que devia?",
        "does the Genjutsu excuse the character from posting a card that he owed?",
    ),
    values={
        "dispensa": Text("o personagem está dispensado do card que devia", "the character is excused from the card"),
        "nao_dispensa": Text("o personagem continua devendo o card", "the character still owes the card"),
    },
    # Nobody owes what he cannot post.
    links=(
        Link(name="pode_lancar", when=PODE_LANCAR.is_("pode"), then="nao_dispensa"),
        Link(name="nao_pode_lancar", when=PODE_LANCAR.is_("recusado"), then="dispensa"),
    ),
)
DESPERTA = Question(
    name="aliado_desperta_a_vitima",
    permits=("nao_pode", "pode"),
    about=Text("um aliado pode tirar o personagem do Genjutsu?", "may an ally get the character out of the Genjutsu?"),
    values={
        "pode": Text("um aliado pode despertar a vítima", "an ally may wake the victim"),
        "nao_pode": Text("um aliado não pode despertar a vítima", "an ally may not wake the victim"),
        "nao_ha": Text("não há vítima a despertar", "there is no victim to wake"),
    },
    links=(Link(name="livre", when=LIVRE, then="nao_ha"),),
)

COMBO_DA_VITIMA = Question(
    name="combo_da_vitima_do_genjutsu",
    permits=("impede", "nao_impede"),
    about=Text(
        "o Genjutsu impede o personagem de combar o card que pode lançar?",
        "does the Genjutsu keep the character from comboing a card that he may post?",
    ),
    values={
        "impede": Text("o Genjutsu impede o combo do personagem", "the Genjutsu bars the character's combo"),
        "nao_impede": Text("o Genjutsu não impede o combo do personagem", "the Genjutsu does not bar that combo"),
    },
    links=(
        Link(name="so_o_genjutsu", when=AMB_37.is_("A"), then="nao_impede"),
        Link(name="livre", when=AMB_37.is_("B") & LIVRE, then="nao_impede"),
    ),
)
AUMENTO = Question(
    name="genjutsu_sofre_aumento",
    permits=("nao_sofre", "sofre"),
    about=Text("o Genjutsu pode sofrer aumento de velocidade?", "may the Genjutsu gain speed?"),
    values={
        "sofre": Text("o Genjutsu fica mais rápido com o aumento", "the increase makes the Genjutsu faster"),
        "nao_sofre": Text("o Genjutsu não fica mais rápido", "the Genjutsu does not become faster"),
    },
    links=(Link(name="so_a_vitima", when=AMB_37.is_("B"), then="sofre"),),
)
AUMENTO_DA_VITIMA = Question(
    name="aumento_da_vitima_do_genjutsu",
    permits=("impede", "nao_impede"),
    about=Text(
        "o Genjutsu impede que se acelere o card do personagem?",
        "does the Genjutsu keep the character's card from being sped up?",
    ),
    values={
        "impede": Text("o Genjutsu impede o aumento de velocidade", "the Genjutsu bars the increase in speed"),
        "nao_impede": Text("o Genjutsu não impede o aumento de velocidade", "the Genjutsu does not bar that increase"),
    },
    links=(
        Link(name="so_o_genjutsu", when=AMB_37.is_("A"), then="nao_impede"),
        Link(name="livre", when=AMB_37.is_("B") & LIVRE, then="nao_impede"),
    ),
)
RANK = Question(
    name="rank_em_vigor_do_genjutsu",
    about=Text("em que rank sai o Genjutsu?", "at which rank does the Genjutsu go?"),
    values={
        "legenda": Text("o Genjutsu sai no rank da sua legenda", "the Genjutsu goes at its legend's rank"),
        "aumentado": Text("o Genjutsu sai no rank aumentado", "the Genjutsu goes at the increased rank"),
    },
    links=(
        Link(name="nada_acelera", when=genjutsu.ACELERADO.is_("nao"), then="legenda"),
        Link(name="sem_efeito", when=genjutsu.ACELERADO.is_("sim") & AUMENTO.is_("nao_sofre"), then="legenda"),
        Link(name="acelerado", when=genjutsu.ACELERADO.is_("sim") & AUMENTO.is_("sofre"), then="aumentado"),
    ),
    amounts={
        "legenda": lambda look: look.number(ataque.RANK),
        "aumentado": lambda look: look.number(genjutsu.RANK_AUMENTADO),
    },
    numbers=(ataque.RANK, genjutsu.RANK_AUMENTADO),
)
COMPARACAO = Question(
    name="ativacao_e_mais_rapida",
    about=Text("a ativação é mais rápida que o Genjutsu?", "is the activation faster than the Genjutsu?"),
    values={
        MAIS_RAPIDA: Text("o Genjutsu é mais lento que a ativação", "the Genjutsu is slower than the activation"),
        IGUAL: Text("o Genjutsu é tão rápido quanto a ativação", "the Genjutsu is as fast as the activation"),
        MAIS_LENTA: Text("o Genjutsu é mais rápido que a ativação", "the Genjutsu is faster than the activation"),
    },
    links=(
        Link(name="legenda", when=RANK.is_("legenda"), then=genjutsu.RANKS),
        Link(name="aumentado", when=RANK.is_("aumentado"), then=genjutsu.RANKS_COM_AUMENTO),
    ),
)

SENSORIAL_EXIGIDO = genjutsu.RESPOSTA_SENSORIAL.is_("sim") & IMPEDE.is_("impede")
E_ATIVACAO = genjutsu.VERBO.is_("ativa") | AMB_38.is_("A")
ATIVACAO = Question(
    name="ativacao_em_resposta_ao_genjutsu",
    permits=("recusada", "permitida"),
    about=Text("isso pode ser ativado em resposta ao Genjutsu?", "may this be activated in answer to the Genjutsu?"),
    values={
        "permitida": Text("a ativação em resposta é permitida", "the activation in answer is allowed"),
        "recusada": Text("a ativação em resposta é recusada", "the activation in answer is refused"),
        "nao_e_ativacao": Text(
            "a resposta não é ativação: valem as regras comuns de velocidade",
            "the answer is no activation: the common rules on speed apply",
        ),
    },
    links=(Link(name="outro_verbo", when=~E_ATIVACAO & ~SENSORIAL_EXIGIDO, then="nao_e_ativacao"),),
)

_FOGE = genjutsu.DEFESA.is_("deslocamento") & IMUNE.is_("nao") & genjutsu.PREVE_A_DEFESA.is_("nao")
LIVRA = Question(
    name="defesa_livra_do_genjutsu",
    about=Text("a defesa livra o alvo do Genjutsu?", "does the defence free the target of the Genjutsu?"),
    values={
        "livra": Text("a defesa livra o alvo do Genjutsu", "the defence frees the target of the Genjutsu"),
        "nao_livra": Text("a defesa não livra o alvo do Genjutsu", "the defence does not free the target of it"),
        "nao_precisa": Text("o alvo, imune, não precisa de defesa", "the target, immune, needs no defence"),
    },
    links=(
        Link(name="imune", when=IMUNE.is_("sim"), then="nao_precisa"),
        Link(name="prevista", when=IMUNE.is_("nao") & genjutsu.PREVE_A_DEFESA.said, then="livra"),
        # Of fleeing by teleporte or teletransporte the rulings speak whatever the attack's kind.
        Link(name="escapa", when=_FOGE & ESCAPA.is_("sim"), then="livra"),
        Link(name="nao_escapa", when=_FOGE & ESCAPA.is_("nao"), then="nao_livra"),
    ),
)
