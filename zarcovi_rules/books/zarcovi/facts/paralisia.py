"""Paralysis: what the attack's legend says of it, whom it hit, for how long it has lasted, which card he posts."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.books.zarcovi.facts import ataque
from zarcovi_rules.core.rulings import Impossible
from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no

DETECTA_FLUXO = yes_no(
    "atacante.detecta_fluxo",
    Text("quem ataca detecta o fluxo de chakra?", "does the attacker detect the flow of chakra?"),
    Text("quem ataca detecta o fluxo de chakra", "the attacker detects the flow of chakra"),
    Text("quem ataca não detecta o fluxo de chakra", "the attacker does not detect the flow of chakra"),
)
VISA_PONTOS = yes_no(
    "ataque.visa_pontos_de_chakra",
    Text("o ataque visa os pontos de chakra?", "is the attack aimed at the chakra points?"),
    Text("o ataque visa os pontos de chakra", "the attack is aimed at the chakra points"),
    Text("o ataque não visa os pontos de chakra", "the attack is not aimed at the chakra points"),
)
ATINGIDO = yes_no(
    "paralisado.atingido",
    Text("o ataque atinge quem visa?", "does the attack hit whom it is aimed at?"),
    Text("o ataque atinge quem visa", "the attack hits whom it is aimed at"),
    Text("o ataque não atinge quem visa", "the attack does not hit whom it is aimed at"),
    absent="sim",
)
JA_SE_LIVROU = yes_no(
    "paralisado.ja_se_livrou",
    Text("quem foi atingido já se livrou da paralisia?", "has who was hit freed himself of the paralysis already?"),
    Text("quem foi atingido já se livrou da paralisia", "who was hit has freed himself of the paralysis already"),
    Text("quem foi atingido não se livrou da paralisia", "who was hit has not freed himself of the paralysis"),
)

TURNOS = Quantity(
    name="ataque.turnos_de_paralisia",
    text=Text("turnos de paralisia que a legenda dá", "turns of paralysis that the legend gives"),
    minimum=1,
)
PASSADOS = Quantity(
    name="paralisia.turnos_passados",
    text=Text("turnos já passados desde que a paralisia começou", "turns passed since the paralysis began"),
)


def _stated(_: Mapping[str, Any], turns: int) -> str:  # noqa: ARG001 - that turns are written is all that counts
    return "sim"


def _within_legend(_: Mapping[str, Any], passed: int, turns: int) -> str:
    return "dentro" if passed < turns else "fora"


def _within_book(figures: Mapping[str, Any], passed: int) -> str:
    return "dentro" if passed < figures["turnos_de_paralisia"] else "fora"


TURNOS_PREVISTOS = Fact(
    name="paralisia.turnos_previstos",
    about=Text("a legenda diz quantos turnos dura a paralisia?", "does the legend say how long the paralysis lasts?"),
    values={
        "sim": Text("a legenda diz quantos turnos dura a paralisia", "the legend says how long the paralysis lasts"),
        "nao": Text(
            "a legenda não diz quantos turnos dura a paralisia", "the legend does not say how long the paralysis lasts"
        ),
    },
    absent="nao",
    inputs=(TURNOS,),
    derive=_stated,
)
# When a case does not say how many turns have passed, the paralysis has only begun.
PRAZO_DA_LEGENDA = Fact(
    name="paralisia.prazo_da_legenda",
    about=Text("os turnos da legenda já passaram?", "have the legend's turns passed?"),
    values={
        "dentro": Text("os turnos da legenda ainda não passaram", "the legend's turns have not passed yet"),
        "fora": Text("os turnos da legenda já passaram", "the legend's turns have passed"),
    },
    absent="dentro",
    inputs=(PASSADOS, TURNOS),
    derive=_within_legend,
)
PRAZO_DO_LIVRO = Fact(
    name="paralisia.prazo_do_livro",
    about=Text("os turnos que o livro dá à paralisia já passaram?", "have the turns that the book gives passed?"),
    values={
        "dentro": Text("os turnos que o livro dá ainda não passaram", "the book's turns have not passed yet"),
        "fora": Text("os turnos que o livro dá já passaram", "the book's turns have passed"),
    },
    absent="dentro",
    inputs=(PASSADOS,),
    derive=_within_book,
)

CARD = Fact(
    name="card.tipo",
    about=Text("que card se quer lançar?", "which card is to be posted?"),
    values={
        "deslocamento": Text(
            "o card é um teleporte ou um teletransporte", "the card is a teleporte or a teletransporte"
        ),
        "com_movimento": Text(
            "o card é outro, que exige que o usuário se mova", "the card is another that takes its user to move"
        ),
        "sem_movimento": Text(
            "o card é outro, que não exige que o usuário se mova", "the card is another that takes no moving"
        ),
    },
)
DE_QUEM = Fact(
    name="card.de_quem",
    about=Text("quem lança o card?", "who posts the card?"),
    values={
        "atingido": Text("o card é lançado por quem foi atingido", "the card is posted by who was hit"),
        "aliado": Text("o card é lançado por um aliado, em favor de quem foi atingido", "an ally posts it for him"),
    },
    absent="atingido",
)
OFENSIVA = Fact(
    name="paralisado.ofensiva",
    about=Text("em que pé está a ofensiva de quem foi atingido?", "how far is the offence of who was hit?"),
    values={
        "nenhuma": Text("quem foi atingido não fazia ofensiva", "who was hit was making no offence"),
        "em_andamento": Text("quem foi atingido realizava uma ofensiva", "who was hit was making an offence"),
        "concluida": Text(
            "quem foi atingido já havia concluído a sua ofensiva", "who was hit had finished his offence already"
        ),
        "por_cair": Text(
            "a ofensiva de quem foi atingido demora turnos e ainda está por cair",
            "the offence of who was hit takes turns and is yet to fall",
        ),
    },
    absent="nenhuma",
)
TEM_VOO = yes_no(
    "paralisado.tem_voo",
    Text("quem foi atingido tem capacidade de voo?", "is who was hit able to fly?"),
    Text("quem foi atingido tem capacidade de voo", "who was hit is able to fly"),
    Text("quem foi atingido não tem capacidade de voo", "who was hit is not able to fly"),
)

IMOBILIZA = clause("ataque.imobiliza", Carrier.ATACANTE, "o ataque imobiliza", "the attack immobilises")
CORTA_FLUXO = clause(
    "ataque.corta_fluxo", Carrier.ATACANTE, "o ataque corta o fluxo de chakra", "the attack cuts the flow of chakra"
)
INCAPACITA = clause("ataque.incapacita", Carrier.ATACANTE, "o ataque incapacita", "the attack incapacitates")
COMO_SELAMENTO = clause(
    "ataque.paralisia_equiparada_a_selamento",
    Carrier.ATACANTE,
    "a paralisia é equiparada a selamento",
    "the paralysis is equated to sealing",
)
PRENDE_TELETRANSPORTE = clause(
    "ataque.imobiliza_contra_teletransporte",
    Carrier.ATACANTE,
    "nem teletransporte livra da imobilização",
    "not even teletransporte frees from the immobilisation",
)
AGE_IMOBILIZADO = clause(
    "paralisado.age_imobilizado",
    Carrier.DEFENSOR,
    "o usuário lança qualquer card mesmo imobilizado",
    "the user posts any card even while immobilised",
)
LANCA_COM_FLUXO_CORTADO = clause(
    "paralisado.lanca_com_fluxo_cortado",
    Carrier.DEFENSOR,
    "o usuário lança cards mesmo com o fluxo de chakra cortado",
    "the user posts cards even while his flow of chakra is cut",
)
LANCA_INCAPACITADO = clause(
    "paralisado.lanca_incapacitado",
    Carrier.DEFENSOR,
    "o usuário lança cards mesmo incapacitado",
    "the user posts cards even while incapacitated",
)
CONCLUI_PARALISADO = clause(
    "paralisado.conclui_a_ofensiva",
    Carrier.DEFENSOR,
    "o usuário conclui a ofensiva mesmo paralisado",
    "the user finishes his offence even while paralysed",
)
VOA_PARALISADO = clause(
    "paralisado.voa_paralisado",
    Carrier.DEFENSOR,
    "o usuário continua voando mesmo paralisado",
    "the user keeps flying even while paralysed",
)

DOIS_TIPOS = Impossible(
    when=(IMOBILIZA.said & (CORTA_FLUXO.said | INCAPACITA.said)) | (CORTA_FLUXO.said & INCAPACITA.said),
    texto="a paralisia de um ataque é de um tipo só",
    text="an attack's paralysis is of one kind only",
)
PONTOS_DE_OUTRO_TIPO = Impossible(
    when=VISA_PONTOS.is_("sim") & (IMOBILIZA.said | INCAPACITA.said),
    texto="o golpe nos pontos de chakra corta o fluxo: a sua paralisia não é de outro tipo",
    text="a blow at the chakra points cuts the flow: its paralysis is of no other kind",
)
SELA_E_PARALISA = Impossible(
    when=ataque.EFEITO.is_("selamento", "aprisionamento")
    & (VISA_PONTOS.is_("sim") | IMOBILIZA.said | CORTA_FLUXO.said | INCAPACITA.said),
    texto="o ataque sela, e a sua legenda diz como ele paralisa: de cada efeito se pergunta por si",
    text="the attack seals and its legend says how it paralyses: ask of each effect by itself",
)
TURNOS_PASSADOS_SEM_TURNOS = Impossible(
    when=PRAZO_DA_LEGENDA.is_("fora") & TURNOS_PREVISTOS.is_("nao"),
    texto="os turnos da legenda não podem ter passado se a legenda não os dá",
    text="the legend's turns cannot have passed if the legend gives none",
)
