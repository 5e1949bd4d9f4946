"""Clauses that do nothing on the card that carries them."""

from collections.abc import Iterator

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

_ABOUT: dict[str, tuple[str, ...]] = {
    "barreira.": ("tipo:barreira",),
    "absorcao.": ("tipo:absorcao",),
    "repelir.": ("tipo:repelir", "tipo:contra_ataque"),
    "manipulacao.": ("tipo:manipulacao", "tipo:contra_ataque", "tipo:dimensional", "tipo:repelir"),
    "deslocamento.": ("tipo:teleporte", "tipo:teletransporte", "tipo:troca", "tipo:dimensional"),
    "dimensional.portal": ("dimensional.portal",),  # of which LINT-75 speaks
    "dimensional.": ("tipo:dimensional", "dimensional.equiparada"),
    "sensorial.": ("tipo:sensorial", "sentido"),
    "suplementar.impulsiona": ("tipo:impulsionar",),
    "suplementar.atrai": ("tipo:atrair",),
    "atracao.": ("tipo:atrair",),
}
"""What an ability must be for the clauses that begin so to speak of it."""


IDLE = Check(
    code="FICHA-20",
    name="clausula_sem_efeito",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text(
        "A cláusula fala de outro tipo de habilidade: nesta, não faz nada.",
        "The clause speaks of another type of ability: on this one it does nothing.",
    ),
    why=Text(
        "Uma cláusula de barreira só é lida na legenda de uma barreira, e assim as demais.",
        "A clause of barriers is read in the legend of a barrier only, and so are the others.",
    ),
    help=Text("Tire a cláusula, ou complete o tipo.", "Take the clause away, or complete the type."),
    bad="{nome: Passo de Sal, tipo: teleporte, rank: 2, usos: 2, clausulas: [barreira.defende_aliados]}",
    good="{nome: Passo de Sal, tipo: teleporte, rank: 2, usos: 2, "
    "clausulas: [deslocamento.equiparado_a_teletransporte]}",
    on=("tipo",),
    unless=("tipo:outra",),
    speaks_of=_ABOUT,
)

_FIELD = ("campo", "manto")
_SAID_BY_FIELD: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "barreira.defende_global": (("cobertura", ("360",)), ("forma", ("camada",))),
    "barreira.nao_defende_global": (("cobertura", ("unidirecional",)),),
    "barreira.defende_paralisia": (("forma", _FIELD),),
    "barreira.pode_ser_invadida": (("forma", _FIELD),),
    "barreira.nao_defende_selamento": (("forma", ("camada",)),),
    "barreira.fica_apos_selamento": (("forma", ("camada",)),),
    "barreira.retira_se_sempre": (("forma", ("camada",)),),
    "barreira.afetada_por_paralisia": (("modo_gigante", ("nao",)),),
    "dimensional.pode_ser_invadida": (("portal", ("sim",)),),
    "deslocamento.equiparado_a_teletransporte": (("tipo", ("teletransporte",)),),
    "deslocamento.leva_aliados": (("tipo", ("teleporte",)),),
}
"""By which fields, if they have these values only, the rules say a clause already, or have nothing to lift by it."""

_CLASSES = ("nao_desativavel", "desativavel", "so_substituivel")
_BY_SENJUTSU = ("ataque.rompe_status_igual",)
"""Of which a check of its own knows what says it."""

_SAID_BY_CLAUSE = {
    "vitima.imune_a_genjutsu": "vitima.imune_a_genjutsu_supremo",
    "ataque.rompe_status_igual": "ataque.rompe_status_superior",
}


_SAID_TOGETHER: dict[str, tuple[str, ...]] = {
    "ataque.imobiliza": ("efeito:paralisia & !ataque.corta_fluxo & !ataque.incapacita",),
    "ataque.paralisia_equiparada_a_selamento": ("ataque.corta_fluxo & !duracao & !card.permanente",),
    "barreira.defende_selamento": ("forma:campo & permanece:sim", "forma:manto & permanece:sim"),
    "card.permanente": ("verbo:ativa & !duracao", "verbo:equipa & !duracao"),
}
"""By what, if a card has all of it, the rules say a clause already."""

_ABSORBED = ("absorcao.absorve_tudo",)
_NOT_GLOBAL = ("unidirecional", "multidirecional")
_SAID_OTHERWISE: dict[str, tuple[str, ...]] = {
    "absorcao.absorve_ninjutsu": _ABSORBED,
    "absorcao.absorve_taijutsu": _ABSORBED,
    "ataque.ignora_barreiras": ("nao_cabe:barreira & nao_cabe",),
    "ataque.nao_pode_ser_absorvido": ("nao_cabe:absorcao & nao_cabe",),
    "ataque.nao_pode_ser_repelido": ("nao_cabe:repelir & nao_cabe",),
    "ataque.pode_ser_absorvido": ("cabe:absorcao & cabe",),
    "ataque.pode_ser_impulsionado": tuple(
        f"escala:{scale} & alcance:{range_}" for scale in _NOT_GLOBAL for range_ in ("medio", "longo")
    ),
    "ataque.pode_ser_repelido": (
        "cabe:repelir & cabe",
        *(f"escala:{scale} & !so_escapa_com & !nao_cabe & !ataque.nao_pode_ser_repelido" for scale in _NOT_GLOBAL),
    ),
    "card.dura_tempo_previsto": ("duracao",),
    "defesa.devolve": ("tipo:contra_ataque & tipo",),
    "card.permanente": ("duracao:permanente", *(f"classe:{kind}" for kind in _CLASSES)),
    "dimensional.equiparada": ("tipo:dimensional & tipo",),
    "dimensional.pode_ser_invadida": ("dimensional.portal",),
    "dimensional.portal": ("portal:sim",),
    "item.rank_proprio_de_desligar": ("rank_de_desequipar",),
    "modo.nao_pode_ser_desativado": ("classe:nao_desativavel", "classe:so_substituivel"),
    "modo.pode_ser_desativado": ("classe:desativavel",),
    "proibicao.permanente": ("card.permanente",),
    "proibicao.pode_ser_desativada": ("modo.pode_ser_desativado", "classe:desativavel"),
}
"""By which clauses of its legend, or by which fields, a clause is said in other words."""

_BY_FIELD = {
    clause: tuple(f"{name}:{value}" for name, values in by_field for value in values)
    for clause, by_field in _SAID_BY_FIELD.items()
}
_BY_CLAUSE = {clause: (by,) for clause, by in _SAID_BY_CLAUSE.items()}
_ALL_SAID = (_BY_FIELD, _BY_CLAUSE, _SAID_TOGETHER, _SAID_OTHERWISE)
_IMPLIED = {
    clause: tuple(one for said in _ALL_SAID for one in said.get(clause, ()))
    for clause in dict.fromkeys(clause for said in _ALL_SAID for clause in said)
    if clause not in _BY_SENJUTSU
}
"""What the rules give without a legend, no legend has to say."""


def _needless(card: Card) -> Iterator[Spot]:
    for clause, path in card.tagged.items():
        by_field = _SAID_BY_FIELD.get(clause, ())
        by_clause = _SAID_BY_CLAUSE.get(clause)
        if (by_clause is not None and card.claims(by_clause)) or any(
            card.has(name) and set(card.values(name)) <= set(values) for name, values in by_field
        ):
            yield Spot(path)


NEEDLESS = Check(
    code="FICHA-21",
    name="clausula_que_nada_muda",
    severity=Severity.INFO,
    status=Status.WARNING,
    rulings=(),
    statement=Text(
        "A cláusula não muda nada: as regras já dizem isso deste card, ou não têm o que ceder nele.",
        "The clause changes nothing: the rules say so of this card already, or have nothing to yield on it.",
    ),
    why=Text(
        "Uma cláusula serve para o que as regras, sem ela, julgariam de outro modo.",
        "A clause is for what the rules would judge otherwise without it.",
    ),
    help=Text("Pode tirá-la ou deixá-la: dá no mesmo.", "Take it away or leave it: it makes no difference."),
    bad="{nome: Muro, tipo: barreira, forma: campo, cobertura: '360', status: letal, usos: 2, "
    "clausulas: [barreira.defende_global]}",
    good="{nome: Muro, tipo: barreira, forma: campo, cobertura: unidirecional, status: letal, usos: 2, "
    "clausulas: [barreira.defende_global]}",
    of=tuple(Kind),
    on=("clausulas",),
    find=_needless,
    implied=_IMPLIED,
)
