"""Barriers (source, lines 21 to 50, 127 to 133)."""

from collections.abc import Iterator

from zarcovi_rules.books.zarcovi.lints.missing import missing
from zarcovi_rules.books.zarcovi.lints.sentences import on_occasion, speaks_of_all, speaks_of_choosing, to_be_chosen
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.cards import Card, Spot
from zarcovi_rules.lint.checks import Check, Found
from zarcovi_rules.lint.findings import Severity, Status

_BARRIERS = ("tipo:barreira", "forma:campo", "forma:manto", "forma:camada")
_LAYER = ("forma:camada",)


def _is_barrier(card: Card) -> bool:
    return card.has("tipo", "barreira") if card.has("tipo") else card.has("forma")


def _unidirectional_layer(card: Card) -> Iterator[Spot]:
    if card.claims("barreira.camada_frontal"):  # which is told anyway
        return
    if _is_barrier(card) and card.has("forma", "camada") and card.has("cobertura", "unidirecional"):
        yield card.at("cobertura")


LINT_01 = Check(
    code="LINT-01",
    name="camada_unidirecional",
    rulings=("BAR-CORPO-0b",),
    statement=Text("Uma camada sobre o corpo não é unidirecional.", "A layer over the body is not unidirectional."),
    why=Text(
        "A barreira corporal funciona sempre como 360°; a regra não admite exceção.",
        "A body barrier always works as 360°; the ruling admits no exception.",
    ),
    help=Text("Escreva 360°, ou faça dela uma barreira de campo.", "Write 360°, or make it a field barrier."),
    bad="{nome: Pele de Ferro, tipo: barreira, forma: camada, cobertura: unidirecional, status: letal}",
    good='{nome: Pele de Ferro, tipo: barreira, forma: camada, cobertura: "360", status: letal}',
    on=_LAYER,
    find=_unidirectional_layer,
    challenges=("barreira.camada_frontal",),
)


def _no_coverage(card: Card) -> Iterator[Found]:
    if _is_barrier(card) and not card.has("forma", "camada"):
        yield from missing(card, "cobertura", sure=card.has("forma"))


LINT_02 = Check(
    code="LINT-02",
    name="barreira_sem_cobertura",
    rulings=("BAR-CAMPO-0b",),
    statement=Text(
        "Não está dito se a barreira é unidirecional ou 360°.",
        "It is not said whether the barrier is unidirectional or 360°.",
    ),
    why=Text(
        "A barreira de campo é unidirecional ou 360°, e disso depende que ataques ela segura.",
        "A field barrier is unidirectional or 360°, and on that hangs which attacks it stops.",
    ),
    help=Text(
        "Escreva “unidirecional” ou “360°”; se for uma camada sobre o corpo, escreva isso.",
        "Write “unidirecional” or “360°”; if it is a layer over the body, write that.",
    ),
    bad="{nome: Muro de Sal, tipo: barreira, forma: campo, status: letal}",
    good="{nome: Muro de Sal, tipo: barreira, forma: campo, cobertura: unidirecional, status: letal}",
    on=_BARRIERS,
    find=_no_coverage,
)


def _both_coverages(card: Card) -> Iterator[Found]:
    both = card.has("cobertura", "unidirecional") and card.has("cobertura", "360")
    if not both or not _is_barrier(card) or card.has("forma", "camada"):
        return
    reads = card.reading.by_name.get("cobertura", ())
    if len(reads) > 1 and to_be_chosen(card, reads):
        return
    said = (
        not on_occasion(card, reads)
        and (len({read.value for read in reads}) > 1 or not card.may_say("cobertura"))
        and not speaks_of_choosing(card)
    )
    yield Found(card.at("cobertura"), status=None if said else Status.UNKNOWN)


LINT_03 = Check(
    code="LINT-03",
    name="barreira_de_duas_coberturas",
    rulings=("BAR-CAMPO-0b",),
    statement=Text(
        "A barreira é unidirecional e 360° ao mesmo tempo.",
        "The barrier is unidirectional and 360° at the same time.",
    ),
    why=Text(
        "A barreira de campo é uma coisa ou a outra; para ser ora uma, ora outra, a legenda tem de prever a escolha.",
        "A field barrier is one or the other; to be now one and now the other needs a choice that the legend foresees.",
    ),
    help=Text(
        "Deixe uma só cobertura, ou escreva na legenda que o usuário escolhe entre as duas.",
        "Leave one coverage only, or write in the legend that the user chooses between the two.",
    ),
    bad='{nome: Cerca Viva, tipo: barreira, forma: campo, cobertura: [unidirecional, "360"], status: letal}',
    good="""
nome: Cerca Viva
tipo: barreira
forma: campo
cobertura: [unidirecional, "360"]
status: letal
legenda: Barreira unidirecional ou 360°.
""",
    on=("cobertura:unidirecional",),
    find=_both_coverages,
)


def _no_status(card: Card) -> Iterator[Found]:
    if _is_barrier(card) and not card.claims("barreira.inquebravel"):
        yield from missing(card, "status", "ate", "rompida_por")


LINT_04 = Check(
    code="LINT-04",
    name="barreira_sem_status",
    rulings=("ROMP-1a",),
    statement=Text("Não está dito qual é o status da barreira.", "It is not said what the barrier's status is."),
    why=Text(
        "Um ataque rompe as barreiras de status inferior ao seu: sem status, não se sabe o que a rompe.",
        "An attack breaks the barriers of a status below its own: without a status it is not known what breaks it.",
    ),
    help=Text(
        "Escreva o status da defesa, como letal ou ilimitado.",
        "Write the defence's status, such as letal or ilimitado.",
    ),
    bad='{nome: Redoma Clara, tipo: barreira, forma: campo, cobertura: "360"}',
    good='{nome: Redoma Clara, tipo: barreira, forma: campo, cobertura: "360", status: ilimitado}',
    on=_BARRIERS,
    find=_no_status,
)


def _two_forms(card: Card) -> Iterator[Spot]:
    if _is_barrier(card) and card.has("forma", "camada") and card.has("forma", "campo", "manto"):
        yield card.at("forma")


LINT_05 = Check(
    code="LINT-05",
    name="barreira_de_corpo_e_de_campo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("BAR-CAMPO-0a", "BAR-CORPO-0a"),
    statement=Text(
        "A barreira é de campo e também uma camada sobre o corpo.",
        "The barrier is one of the field and a layer over the body as well.",
    ),
    why=Text(
        "As duas seguem regras diferentes: só a de campo segura paralisia e selamento, só a corporal barra portais.",
        "The two follow different rules: only that of the field stops paralysis and sealing, only the other portals.",
    ),
    help=Text("Escolha uma forma: campo, manto ou camada.", "Choose one form: field, mantle or layer."),
    bad='{nome: Véu de Cera, tipo: barreira, forma: [manto, camada], cobertura: "360", status: letal}',
    good='{nome: Véu de Cera, tipo: barreira, forma: manto, cobertura: "360", status: letal}',
    on=_LAYER,
    find=_two_forms,
)
LINT_06 = Check(
    code="LINT-06",
    name="unidirecional_contra_global_sem_dizer",
    rulings=("BAR-CAMPO-2",),
    statement=Text(
        "A legenda não diz que a barreira unidirecional segura ataques globais.",
        "The legend does not say that the unidirectional barrier stops Global attacks.",
    ),
    why=Text(
        "A barreira unidirecional não segura ataque global, salvo se a legenda o prevê.",
        "A unidirectional barrier does not stop a Global attack, unless the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela defende ataques globais, ou tire a cláusula.",
        "Write in the legend that it stops Global attacks, or take the clause away.",
    ),
    bad="""
nome: Biombo
tipo: barreira
forma: campo
cobertura: unidirecional
status: letal
legenda: Barreira unidirecional.
clausulas: [barreira.defende_global]
""",
    good="""
nome: Biombo
tipo: barreira
forma: campo
cobertura: unidirecional
status: letal
legenda: Barreira unidirecional que defende ataques globais.
clausulas: [barreira.defende_global]
""",
    unsaid=("barreira.defende_global",),
    doubt=speaks_of_all,
    where=("cobertura:unidirecional",),
)
LINT_07 = Check(
    code="LINT-07",
    name="barreira_para_aliados_sem_dizer",
    rulings=("BAR-CAMPO-8", "BAR-CORPO-5"),
    statement=Text(
        "A legenda não diz que a barreira defende aliados.", "The legend does not say that the barrier covers allies."
    ),
    why=Text(
        "Barreiras cobrem o usuário e sua extensão; aliados, só se a legenda o prevê.",
        "Barriers cover their user and his extension; allies only if the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela defende aliados, ou tire a cláusula.",
        "Write in the legend that it covers allies, or take the clause away.",
    ),
    bad="""
nome: Concha
tipo: barreira
forma: campo
cobertura: "360"
status: letal
legenda: Barreira 360°.
clausulas: [barreira.defende_aliados]
""",
    good="""
nome: Concha
tipo: barreira
forma: campo
cobertura: "360"
status: letal
legenda: Barreira 360° que defende aliados.
clausulas: [barreira.defende_aliados]
""",
    unsaid=("barreira.defende_aliados",),
    doubt=speaks_of_all,
)
LINT_08 = Check(
    code="LINT-08",
    name="camada_contra_paralisia_sem_dizer",
    rulings=("BAR-CORPO-4",),
    statement=Text(
        "A legenda não diz que a camada defende paralisias.", "The legend does not say that the layer stops paralyses."
    ),
    why=Text(
        "A barreira corporal não funciona contra paralisia, salvo se a legenda o prevê.",
        "A body barrier does not work against paralysis, unless the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela defende paralisias, ou tire a cláusula.",
        "Write in the legend that it stops paralyses, or take the clause away.",
    ),
    bad="""
nome: Escamas
tipo: barreira
forma: camada
status: letal
legenda: Barreira letal.
clausulas: [barreira.defende_paralisia]
""",
    good="""
nome: Escamas
tipo: barreira
forma: camada
status: letal
legenda: Barreira letal que defende paralisias.
clausulas: [barreira.defende_paralisia]
""",
    unsaid=("barreira.defende_paralisia",),
    doubt=speaks_of_all,
    where=_LAYER,
)
LINT_09 = Check(
    code="LINT-09",
    name="camada_contra_selamento_sem_dizer",
    rulings=("BAR-CORPO-3",),
    statement=Text(
        "A legenda não diz que a camada defende selamentos.", "The legend does not say that the layer stops sealings."
    ),
    why=Text(
        "A barreira corporal não segura selamento, salvo se a legenda o prevê: o usuário é selado junto com ela.",
        "A body barrier does not stop a sealing, unless the legend foresees it: its user is sealed together with it.",
    ),
    help=Text(
        "Escreva na legenda que ela defende selamentos, ou tire a cláusula.",
        "Write in the legend that it stops sealings, or take the clause away.",
    ),
    bad="""
nome: Casca de Noz
tipo: barreira
forma: camada
status: letal
legenda: Barreira letal.
clausulas: [barreira.defende_selamento]
""",
    good="""
nome: Casca de Noz
tipo: barreira
forma: camada
status: letal
legenda: Barreira letal que defende selamentos.
clausulas: [barreira.defende_selamento]
""",
    unsaid=("barreira.defende_selamento",),
    doubt=speaks_of_all,
    where=_LAYER,
)
LINT_10 = Check(
    code="LINT-10",
    name="barreira_contra_aprisionamento_sem_dizer",
    rulings=("BAR-CAMPO-4.1",),
    statement=Text(
        "A legenda não diz que a barreira defende selamentos de aprisionamento.",
        "The legend does not say that the barrier stops imprisonment sealings.",
    ),
    why=Text(
        "Barreiras não seguram selamento de aprisionamento, salvo se a legenda o diz; “defende selamentos” não basta.",
        "Barriers do not stop an imprisonment sealing, unless the legend foresees it; “stops sealings” is not enough.",
    ),
    help=Text(
        "Escreva “defende selamentos de aprisionamento” na legenda, ou tire a cláusula.",
        "Write in the legend that it stops imprisonment sealings, or take the clause away.",
    ),
    bad="""
nome: Ninho
tipo: barreira
forma: campo
cobertura: "360"
status: letal
permanece: sim
legenda: Barreira 360° letal.
clausulas: [barreira.defende_aprisionamento]
""",
    good="""
nome: Ninho
tipo: barreira
forma: campo
cobertura: "360"
status: letal
permanece: sim
legenda: Barreira 360° letal que defende selamentos de aprisionamento.
clausulas: [barreira.defende_aprisionamento]
""",
    unsaid=("barreira.defende_aprisionamento",),
    doubt=speaks_of_all,
)
LINT_11 = Check(
    code="LINT-11",
    name="barreira_contra_so_teletransporte_sem_dizer",
    rulings=("BAR-CAMPO-7",),
    statement=Text(
        "A legenda não diz que a barreira defende ataques dos quais apenas teletransporte escapa.",
        "The legend does not say that the barrier stops attacks that only teletransporte escapes.",
    ),
    why=Text(
        "Barreiras não seguram ataques dos quais apenas teletransporte escapa, salvo se a legenda o prevê.",
        "Barriers do not stop attacks that only teletransporte escapes, unless the legend foresees it.",
    ),
    help=Text(
        "Escreva na legenda que ela defende ataques dos quais apenas teletransporte escapa, ou tire a cláusula.",
        "Write in the legend that it stops attacks that only teletransporte escapes, or take the clause away.",
    ),
    bad="""
nome: Casulo
tipo: barreira
forma: campo
cobertura: "360"
status: ilimitado
legenda: Barreira 360° ilimitada.
clausulas: [barreira.defende_so_teletransporte]
""",
    good="""
nome: Casulo
tipo: barreira
forma: campo
cobertura: "360"
status: ilimitado
legenda: Barreira 360° ilimitada que defende ataques dos quais apenas teletransporte escapa.
clausulas: [barreira.defende_so_teletransporte]
""",
    unsaid=("barreira.defende_so_teletransporte",),
    doubt=speaks_of_all,
)


def _leaves_and_stops_sealing(card: Card) -> Iterator[Spot]:
    if _is_barrier(card) and card.has("permanece", "nao") and not card.has("forma", "camada"):
        yield card.at("barreira.defende_selamento")


LINT_12 = Check(
    code="LINT-12",
    name="barreira_passageira_contra_selamento",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=("BAR-CAMPO-4a",),
    statement=Text(
        "A barreira não permanece em campo e quer segurar selamento.",
        "The barrier does not stay in the field and is to stop sealing.",
    ),
    why=Text(
        "Quem pode segurar selamento é a barreira que permanece em campo; para outra, a legenda tem de o prever.",
        "It is the barrier that stays in the field that can stop a sealing; for another the legend must foresee it.",
    ),
    help=Text(
        "Escreva que ela permanece em campo, ou tire o selamento do que ela segura.",
        "Write that it stays in the field, or take sealing out of what it stops.",
    ),
    bad="""
nome: Escudo de Fumaça
tipo: barreira
forma: campo
cobertura: "360"
status: letal
permanece: nao
clausulas: [barreira.defende_selamento]
""",
    good="""
nome: Escudo de Fumaça
tipo: barreira
forma: campo
cobertura: "360"
status: letal
permanece: sim
clausulas: [barreira.defende_selamento]
""",
    on=("barreira.defende_selamento",),
    find=_leaves_and_stops_sealing,
)
