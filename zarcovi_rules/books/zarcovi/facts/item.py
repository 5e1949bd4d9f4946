"""Items: where they are worn, what is worn already, and what may be done to them."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts.ativacao import PROIBIDO
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

LUGAR = Fact(
    name="item.lugar",
    about=Text("onde o item se equipa?", "where is the item worn?"),
    values={
        "nao_diz": Text("a legenda do item não diz onde ele se equipa", "the item's legend does not say where it goes"),
        "uma_mao": Text("o item ocupa uma mão", "the item occupies one hand"),
        "ambas_as_maos": Text("o item ocupa ambas as mãos", "the item occupies both hands"),
        "outro_local": Text(
            "o item se equipa em outro local, como braço, pescoço ou costas",
            "the item is worn elsewhere, such as arm, neck or back",
        ),
        "armadura": Text("o item é uma armadura", "the item is an armour"),
    },
    absent="nao_diz",
)
ESTADO = Fact(
    name="item.estado",
    about=Text("em que estado está o item?", "in what state is the item?"),
    values={
        "equipado": Text("o item está equipado", "the item is equipped"),
        "desequipado": Text("o item está desequipado", "the item is not equipped"),
        "destruido": Text("o item já foi destruído", "the item has been destroyed"),
        "roubado": Text("o item já foi roubado", "the item has been stolen"),
    },
    absent="equipado",
)
OPERACAO = Fact(
    name="item.operacao",
    about=Text("o que se faz com o item?", "what is done with the item?"),
    values={
        "equipar": Text("o jogador equipa o item", "the player equips the item"),
        "equipar_roubado": Text("alguém equipa o item que foi roubado", "somebody equips the item that was stolen"),
        "desequipar": Text("o jogador desequipa o item", "the player unequips the item"),
        "card_proibido": Text(
            "o jogador usa um card que o item proíbe", "the player uses a card that the item forbids"
        ),
    },
)
OPERACAO_SEM_ITEM = Impossible(
    when=OPERACAO.is_("equipar", "desequipar", "card_proibido") & ESTADO.is_("destruido", "roubado"),
    texto="o item destruído ou roubado não está com quem o equiparia, desequiparia ou seria proibido por ele",
    text="an item that is destroyed or stolen is with nobody who would equip or unequip it, or be forbidden by it",
)
ROUBADO_SEM_ROUBO = Impossible(
    when=OPERACAO.is_("equipar_roubado") & ~ESTADO.is_("roubado"),
    texto="o item que alguém equipa depois de roubado é um item já roubado: diga-o em item.estado",
    text="the item that somebody equips once it is stolen is one that has been stolen: say so in item.estado",
)
PROIBE_E_NAO_PROIBE = Impossible(
    when=OPERACAO.is_("card_proibido") & PROIBIDO.is_("nao"),
    texto="o item proíbe o card que se usa: diga em card.proibido se o faz expressamente",
    text="the item forbids the card used: say in card.proibido whether expressly",
)

# What is worn already, this item aside.

DE_UMA_MAO = Quantity(
    name="equipados.de_uma_mao",
    text=Text("itens de uma mão já equipados", "one-hand items equipped already"),
)
DE_AMBAS = Quantity(
    name="equipados.de_ambas_as_maos",
    text=Text("itens de ambas as mãos já equipados", "both-hands items equipped already"),
)
ARMADURAS = Quantity(
    name="equipados.armaduras",
    text=Text("armaduras já equipadas", "armours equipped already"),
)
MAOS = Quantity(
    name="personagem.maos",
    text=Text("mãos que a legenda dá ao personagem", "hands that the legend gives the character"),
    minimum=1,
)
OUTRAS_MAOS = clause(
    "personagem.tem_outras_maos",
    Carrier.DEFENSOR,
    "o personagem tem um número próprio de mãos",
    "the character has a number of hands of his own",
)
NENHUMA, ALGUMA, TODAS = "nenhuma", "alguma", "todas"


def _free(figures: Mapping[str, Any], hands: int, one: int, both: int) -> str:
    """An item for both hands takes all that characters have as a rule."""
    as_a_rule = int(figures["maos_por_personagem"])
    free = hands - one - both * as_a_rule
    return TODAS if free >= as_a_rule else ALGUMA if free > 0 else NENHUMA


def _stated(_: Mapping[str, Any], number: int) -> str:  # noqa: ARG001 - that there is a number is all that counts
    return "sim"


LIVRES = Fact(
    name="equipados.maos_livres",
    about=Text("das duas mãos, quantas estão livres?", "of the two hands, how many are free?"),
    values={
        NENHUMA: Text("nenhuma das duas mãos está livre", "neither of the two hands is free"),
        ALGUMA: Text("só uma das duas mãos está livre", "only one of the two hands is free"),
        TODAS: Text("as duas mãos estão livres", "both hands are free"),
    },
    inputs=(DE_UMA_MAO, DE_AMBAS),
    derive=lambda figures, one, both: _free(figures, figures["maos_por_personagem"], one, both),
)
LIVRES_POR_LEGENDA = Fact(
    name="equipados.maos_livres_por_legenda",
    about=Text(
        "das mãos que a legenda dá, quantas estão livres?", "of the hands that the legend gives, how many are free?"
    ),
    values={
        NENHUMA: Text("nenhuma das mãos da legenda está livre", "none of the legend's hands is free"),
        ALGUMA: Text("só uma das mãos da legenda está livre", "only one of the legend's hands is free"),
        TODAS: Text("duas ou mais das mãos da legenda estão livres", "two or more of the legend's hands are free"),
    },
    inputs=(MAOS, DE_UMA_MAO, DE_AMBAS),
    derive=_free,
)
HA_DE_AMBAS = Fact(
    name="equipados.ha_de_ambas_as_maos",
    about=Text("já se equipou um item de ambas as mãos?", "is an item for both hands equipped already?"),
    values={
        "sim": Text("já se equipou um item de ambas as mãos", "an item for both hands is equipped already"),
        "nao": Text("não se equipou item de ambas as mãos", "no item for both hands is equipped"),
    },
    inputs=(DE_AMBAS,),
    derive=lambda _, both: "sim" if both else "nao",
)
HA_NAS_MAOS = Fact(
    name="equipados.ha_nas_maos",
    about=Text("já se equipou algum item nas mãos?", "is any item equipped in the hands already?"),
    values={
        "sim": Text("já se equipou algum item nas mãos", "some item is equipped in the hands already"),
        "nao": Text("as mãos estão vazias", "the hands are empty"),
    },
    inputs=(DE_UMA_MAO, DE_AMBAS),
    derive=lambda _, one, both: "sim" if one or both else "nao",
)
VESTE_ARMADURA = Fact(
    name="equipados.veste_armadura",
    about=Text("o personagem já veste uma armadura?", "does the character wear an armour already?"),
    values={
        "sim": Text("o personagem já veste uma armadura", "the character wears an armour already"),
        "nao": Text("o personagem não veste armadura", "the character wears no armour"),
    },
    absent="nao",
    inputs=(ARMADURAS,),
    derive=lambda _, worn: "sim" if worn else "nao",
)
MAOS_DADAS = Fact(
    name="personagem.maos_dadas",
    about=Text("o caso dá as mãos do personagem?", "does the case give the character's hands?"),
    values={
        "sim": Text("o caso dá as mãos do personagem", "the case gives the character's hands"),
        "nao": Text("o caso não dá as mãos do personagem", "the case does not give the character's hands"),
    },
    absent="nao",
    inputs=(MAOS,),
    derive=_stated,
)
MAOS_SEM_CLAUSULA = Impossible(
    when=MAOS_DADAS.is_("sim") & OUTRAS_MAOS.is_("nao"),
    texto="o caso dá um número de mãos, mas nenhuma legenda o diz: falta personagem.tem_outras_maos",
    text="the case gives a number of hands, but no legend says it: personagem.tem_outras_maos is missing",
)
DISPENSA_MAO_LIVRE = clause(
    "item.dispensa_mao_livre",
    Carrier.ITEM,
    "o item se equipa mesmo com as mãos ocupadas",
    "the item is equipped even if the hands are full",
)
PESA_NAS_MAOS = clause(
    "ataque.itens_ocupam_mao",
    Carrier.ATACANTE,
    "todo item do alvo passa a ocupar uma mão",
    "every item of the target comes to occupy one hand",
)
MEIA_ARMADURA = clause(
    "item.meia_armadura",
    Carrier.ITEM,
    "a armadura cobre só parte do corpo e se soma a outra",
    "the armour covers only part of the body and goes with another",
)
NADA_POR_CIMA = clause(
    "armadura.nada_por_cima",
    Carrier.ITEM,
    "nada se equipa por cima da armadura",
    "nothing is worn over the armour",
)

# The rank at which it goes off.

RANK_AO_LIGAR = Quantity(
    name="item.rank_ao_ligar",
    text=Text("rank em que foi equipado ou ativado", "rank at which it was equipped or activated"),
    minimum=1,
)
RANK_DE_DESLIGAR = Quantity(
    name="item.rank_de_desligar",
    text=Text("rank que a legenda dá para desequipar ou desativar", "rank that the legend gives for switching off"),
    minimum=1,
)
RANK_PROPRIO = clause(
    "item.rank_proprio_de_desligar",
    Carrier.ITEM,
    "há um rank próprio para desequipar ou desativar",
    "there is a rank of its own for unequipping or deactivating",
)
RANK_DADO = Fact(
    name="item.rank_de_desligar_dado",
    about=Text("o caso dá o rank de desligar?", "does the case give the rank for switching off?"),
    values={
        "sim": Text("o caso dá o rank de desligar", "the case gives the rank for switching off"),
        "nao": Text("o caso não dá o rank de desligar", "the case does not give the rank for switching off"),
    },
    absent="nao",
    inputs=(RANK_DE_DESLIGAR,),
    derive=_stated,
)
RANK_SEM_CLAUSULA = Impossible(
    when=RANK_DADO.is_("sim") & RANK_PROPRIO.is_("nao"),
    texto="o caso dá um rank de desligar, mas nenhuma legenda o diz: falta item.rank_proprio_de_desligar",
    text="the case gives a rank for switching off, but no legend says it: item.rank_proprio_de_desligar is missing",
)

# What may be done to it.

HP = yes_no(
    "item.tem_hp",
    Text("o item tem HP?", "does the item have HP?"),
    Text("o item tem HP", "the item has HP"),
    Text("o item não tem HP", "the item has no HP"),
)
ATINGIDO = Fact(
    name="item.atingido",
    about=Text("o ataque atinge o item ou só quem o porta?", "does the attack hit the item or only its bearer?"),
    values={
        "diretamente": Text("o ataque atinge o próprio item", "the attack hits the item itself"),
        "no_portador": Text("o ataque atinge só quem porta o item", "the attack hits only the item's bearer"),
    },
)
INDESTRUTIVEL = clause(
    "item.indestrutivel", Carrier.ITEM, "o item não pode ser destruído", "the item cannot be destroyed"
)
QUEBRA_COM_MENOS = clause(
    "item.quebra_com_menos",
    Carrier.ITEM,
    "o item se quebra com dano abaixo do supremo",
    "the item breaks by damage below supreme",
)
DESTROI_ITENS = clause(
    "ataque.destroi_equipamentos",
    Carrier.ATACANTE,
    "o ataque destrói equipamentos",
    "the attack destroys equipment",
)
CORTE_QUEBRA = clause(
    "ataque.corte_atinge_equipamentos",
    Carrier.ATACANTE,
    "o corte de fluxo atinge também os equipamentos",
    "the cutting of the flow affects equipment too",
)
GRAVITACIONAL = yes_no(
    "atracao.gravitacional",
    Text("a habilidade que atrai é gravitacional?", "is the ability that attracts gravitational?"),
    Text("a habilidade que atrai é gravitacional", "the ability that attracts is gravitational"),
    Text("a habilidade que atrai não é gravitacional", "the ability that attracts is not gravitational"),
    absent=None,
)
NAO_SE_ROUBA = clause("item.nao_se_rouba", Carrier.ITEM, "o item não pode ser roubado", "the item cannot be stolen")
ROUBA_QUALQUER = clause(
    "atracao.rouba_qualquer_item",
    Carrier.ATACANTE,
    "a habilidade rouba qualquer equipamento do alvo",
    "the ability steals any equipment of the target",
)

DOIS_DESTINOS = Impossible(
    when=INDESTRUTIVEL.said & QUEBRA_COM_MENOS.said,
    texto="a legenda diz que o item não pode ser destruído e que se quebra com dano menor",
    text="the legend says both that the item cannot be destroyed and that it breaks by lesser damage",
)
# What is worn, seen in several ways. Characters have one hand or more, whatever figure a committee sets.
MAOS_OCUPADAS_E_VAZIAS = Impossible(
    when=(HA_DE_AMBAS.is_("sim") & HA_NAS_MAOS.is_("nao"))
    | (HA_NAS_MAOS.is_("nao") & (~LIVRES.is_(TODAS) | LIVRES_POR_LEGENDA.is_(NENHUMA))),
    texto="não há item nas mãos, e por isso elas estão livres",
    text="there is no item in the hands, and so they are free",
)
MAOS_LIVRES_E_OCUPADAS = Impossible(
    when=LIVRES.is_(TODAS) & (HA_NAS_MAOS.is_("sim") | HA_DE_AMBAS.is_("sim") | LIVRES_POR_LEGENDA.is_(NENHUMA)),
    texto="há item nas mãos, e por isso elas não estão todas livres",
    text="there is an item in the hands, and so not all of them are free",
)
AMBAS_AS_MAOS_E_UMA_LIVRE = Impossible(
    when=HA_DE_AMBAS.is_("sim") & LIVRES.is_(ALGUMA),
    texto="o item de ambas as mãos não deixa livre nenhuma das que um personagem tem via de regra",
    text="an item for both hands leaves none free of those that characters have as a rule",
)
