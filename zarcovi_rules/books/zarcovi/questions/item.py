"""Items: does one more fit, at what rank does it go off, is it destroyed, is it stolen.

Lowest: how many hands there are and which are free, which hands the item takes, what reaches it. Then: does it fit in
the hands, does an armour keep it off, is it destroyed or stolen. Last: what the book leaves open about it.
"""

from zarcovi_rules.books.zarcovi.facts import ataque, item
from zarcovi_rules.books.zarcovi.facts.item import ALGUMA, NENHUMA, TODAS
from zarcovi_rules.books.zarcovi.questions.ativacao import DESTINO
from zarcovi_rules.books.zarcovi.questions.paralisia import EQUIPARA, FLUXO
from zarcovi_rules.books.zarcovi.readings.item import AMB_33
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

MAOS = Question(
    name="maos_do_personagem",
    about=Text("quantas mãos o personagem tem?", "how many hands does the character have?"),
    values={
        "de_regra": Text("o personagem tem as mãos que a regra dá", "the character has the hands that are the rule"),
        "da_legenda": Text("o personagem tem as mãos que a legenda dá", "the character has the legend's hands"),
    },
    amounts={
        "de_regra": lambda look: int(look.figures["maos_por_personagem"]),
        "da_legenda": lambda look: look.number(item.MAOS),
    },
    numbers=(item.MAOS,),
)
LIVRES = Question(
    name="maos_livres",
    about=Text("quantas mãos estão livres para o item?", "how many hands are free for the item?"),
    values={
        NENHUMA: Text("não há mão livre", "no hand is free"),
        ALGUMA: Text("há uma mão livre", "one hand is free"),
        TODAS: Text("há mãos livres para um item de duas", "hands are free for an item that takes two"),
    },
    links=(
        Link(name="de_regra", when=MAOS.is_("de_regra"), then=item.LIVRES),
        Link(name="da_legenda", when=MAOS.is_("da_legenda"), then=item.LIVRES_POR_LEGENDA),
    ),
)
OCUPA = Question(
    name="maos_que_o_item_ocupa",
    about=Text("que mãos o item ocupa?", "which hands does the item occupy?"),
    values={
        "nenhuma": Text("o item não ocupa mão", "the item occupies no hand"),
        "uma": Text("o item conta como de uma mão", "the item counts as one for one hand"),
        "ambas": Text("o item conta como de ambas as mãos", "the item counts as one for both hands"),
    },
    links=(
        Link(name="uma", when=item.LUGAR.is_("uma_mao"), then="uma"),
        Link(name="ambas", when=item.LUGAR.is_("ambas_as_maos"), then="ambas"),
    ),
)
NAS_MAOS = Question(
    name="item_cabe_nas_maos",
    permits=("nao_cabe", "cabe"),
    about=Text("o item cabe nas mãos?", "does the item fit in the hands?"),
    values={
        "cabe": Text("o item cabe nas mãos", "the item fits in the hands"),
        "nao_cabe": Text("o item não cabe nas mãos", "the item does not fit in the hands"),
    },
    links=(Link(name="sem_mao", when=OCUPA.is_("nenhuma"), then="cabe"),),
)
ARMADURA = Question(
    name="armadura_impede_o_item",
    permits=("impede", "nao_impede"),
    about=Text("a armadura que se veste impede o item?", "does the armour that is worn keep the item off?"),
    values={
        "impede": Text("a armadura impede o item", "the armour keeps the item off"),
        "nao_impede": Text("armadura nenhuma impede o item", "no armour keeps the item off"),
    },
    links=(
        Link(
            name="sem_armadura",
            when=item.VESTE_ARMADURA.is_("nao") & ~item.LUGAR.is_("armadura"),
            then="nao_impede",
        ),
    ),
)
_OBJECTIONS = NAS_MAOS.is_("nao_cabe") | ARMADURA.is_("impede")
CABE = Question(
    name="item_cabe",
    permits=("nao_cabe", "cabe"),
    about=Text("o personagem pode equipar mais este item?", "may the character equip this item besides?"),
    values={
        "cabe": Text("o item cabe com o que já está equipado", "the item fits with what is equipped already"),
        "nao_cabe": Text("o item não cabe com o que já está equipado", "the item does not fit with what is equipped"),
    },
    links=(
        Link(name="objecao", when=_OBJECTIONS, then="nao_cabe"),
        Link(name="sem_objecao", when=~_OBJECTIONS, then="cabe"),
    ),
    effects=("equipar_sem_caber",),
)
SEM_CABER = Question(
    name="equipar_sem_caber",
    about=Text(
        "o que acontece se o jogador equipa um item que não cabe?", "what if the player equips what does not fit?"
    ),
    values={
        "desequipa_outro": Text("outro item é desequipado para dar lugar", "another item is unequipped to make room"),
        "nao_se_equipa": Text("o item não se equipa", "the item is not equipped"),
        "nao_ha": Text("o item cabe: nada mais acontece", "the item fits: nothing else happens"),
    },
    links=(Link(name="cabe", when=CABE.is_("cabe"), then="nao_ha"),),
)
_EQUIPA = item.OPERACAO.is_("equipar")
_CARD_PROIBIDO = item.OPERACAO.is_("card_proibido")
ESTADO_DEPOIS = Question(
    name="estado_do_item",
    about=Text("como fica o item depois disso?", "how does the item stand after that?"),
    values={
        "equipado": Text("o item fica equipado", "the item is equipped afterwards"),
        "desequipado": Text("o item fica desequipado", "the item is not equipped afterwards"),
    },
    links=(
        Link(name="equipado", when=_EQUIPA & ~SEM_CABER.is_("nao_se_equipa"), then="equipado"),
        Link(name="nao_se_equipa", when=_EQUIPA & SEM_CABER.is_("nao_se_equipa"), then="desequipado"),
        Link(name="desequipado", when=item.OPERACAO.is_("desequipar"), then="desequipado"),
        Link(name="desligado", when=_CARD_PROIBIDO & DESTINO.is_("desligado"), then="desequipado"),
        Link(name="fica", when=_CARD_PROIBIDO & DESTINO.is_("permanece"), then="equipado"),
        # Only what is equipped forbids.
        Link(name="segue_fora", when=_CARD_PROIBIDO & DESTINO.is_("nao_ha"), then="desequipado"),
    ),
)
RANK = Question(
    name="rank_ao_desligar",
    about=Text("em que rank o item ou a ativação se desliga?", "at which rank does the item or activation go off?"),
    values={
        "de_quando_ligou": Text(
            "desliga-se no rank em que foi equipado ou ativado", "it goes off at the rank at which it went on"
        ),
        "da_legenda": Text("desliga-se no rank que a legenda dá", "it goes off at the rank that the legend gives"),
    },
    amounts={
        "de_quando_ligou": lambda look: look.number(item.RANK_AO_LIGAR),
        "da_legenda": lambda look: look.number(item.RANK_DE_DESLIGAR),
    },
    numbers=(item.RANK_AO_LIGAR, item.RANK_DE_DESLIGAR),
)

# Destroyed.

CORTE = Question(
    name="corte_afeta_o_item",
    about=Text("o corte do fluxo de chakra afeta o item?", "does the cutting of the chakra flow affect the item?"),
    values={
        "afeta": Text("o corte do fluxo afeta o item", "the cutting of the flow affects the item"),
        "nao_afeta": Text("o corte do fluxo não funciona no item", "the cutting of the flow does not work on the item"),
        "nao_ha": Text("não há corte do fluxo", "the flow is not cut"),
    },
    links=(Link(name="sem_corte", when=FLUXO.is_("nao"), then="nao_ha"),),
)
_SELA = ataque.EFEITO.is_("selamento", "aprisionamento")
# A cut without turns is an offence equated to sealing.
_SELADO = (_SELA & (item.ATINGIDO.is_("diretamente") | AMB_33.is_("A"))) | (EQUIPARA.is_("sim") & CORTE.is_("afeta"))
SELAMENTO = Question(
    name="selamento_atinge_o_item",
    about=Text("um selamento atinge o item?", "does a sealing hit the item?"),
    values={
        "sim": Text("o item é atingido por selamento", "the item is hit by a sealing"),
        "nao": Text("nenhum selamento atinge o item", "no sealing hits the item"),
    },
    links=(Link(name="atinge", when=_SELADO, then="sim"), Link(name="nao_atinge", when=~_SELADO, then="nao")),
)
DESTRUIDO = Question(
    name="item_destruido",
    about=Text("o ataque destrói o item?", "does the attack destroy the item?"),
    values={
        "destruido": Text("o item é destruído", "the item is destroyed"),
        "intacto": Text("o item não é destruído", "the item is not destroyed"),
    },
)

# Stolen.

ROUBADO = Question(
    name="item_roubado",
    about=Text("a habilidade que atrai rouba o item?", "does the ability that attracts steal the item?"),
    values={
        "roubado": Text("o item pode ser atraído e roubado", "the item may be attracted and stolen"),
        "nao_roubado": Text("o item não é roubado", "the item is not stolen"),
    },
    effects=("ladrao_usa_o_item", "usos_do_item_roubado", "devolucao_do_item_roubado"),
)


def _open(name: str, about: Text, values: dict[str, Text], permits: tuple[str, ...] = ()) -> Question:
    """A question about a stolen item that the book does not answer."""
    none = Text("nenhum item é roubado", "no item is stolen")
    return Question(
        name=name,
        permits=permits,
        about=about,
        values={**values, "nao_ha": none},
        links=(Link(name="nao_roubado", when=ROUBADO.is_("nao_roubado"), then="nao_ha"),),
    )


LADRAO_USA = _open(
    "ladrao_usa_o_item",
    Text("quem roubou o item pode usá-lo?", "may who stole the item use it?"),
    {
        "sim": Text("quem roubou o item pode usá-lo", "who stole the item may use it"),
        "nao": Text("quem roubou o item não pode usá-lo", "who stole the item may not use it"),
    },
    permits=("nao", "sim"),
)
USOS = _open(
    "usos_do_item_roubado",
    Text("o item roubado conserva os usos que já gastou?", "does a stolen item keep the uses it has spent?"),
    {
        "sim": Text("o item roubado conserva os usos gastos", "the stolen item keeps the uses spent"),
        "nao": Text("o item roubado recomeça os usos", "the stolen item's uses start anew"),
    },
)
DEVOLUCAO = _open(
    "devolucao_do_item_roubado",
    Text("o item roubado volta ao dono?", "does a stolen item go back to its owner?"),
    {
        "sim": Text("o item roubado volta ao dono", "the stolen item goes back to its owner"),
        "nao": Text("o item roubado não volta ao dono", "the stolen item does not go back to its owner"),
    },
)
