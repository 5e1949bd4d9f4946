"""Clauses, whatever they say: what the rules forbid, and what the legend does not say."""

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind

FORBIDDEN = Check(
    code="CLAUSULA-01",
    name="clausula_contra_regra_absoluta",
    rulings=(),
    statement=Text("A legenda quer o que as regras não deixam.", "The legend wants what the rules do not let it."),
    why=Text(
        "Uma regra sem “salvo se previsto em legenda” não cede a legenda nenhuma: o juiz ignora a cláusula.",
        "A ruling without “unless the legend says so” yields to no legend: the judge ignores the clause.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Olhar Frio, tipo: ofensiva, clausulas: [contagem.encerro_proprio_conta]}",
    good="{nome: Olhar Frio, tipo: ofensiva}",
    of=tuple(Kind),
    challenges=("*",),
    only={
        "barreira.so_o_corpo": {"forma": ("campo", "manto")},
        "barreira.bloqueia_portais": {"forma": ("campo", "manto"), "cobertura": ("360",)},
        "deslocamento.leva_sem_nomear": {"tipo": ("teletransporte",)},
        "modo.recusa_mescla": {"classe": ("nao_desativavel", "desativavel")},
        "modo.nao_pode_ser_sobreposto": {"classe": ("so_substituivel",)},
    },
)
UNSAID = Check(
    code="CLAUSULA-02",
    name="clausula_que_a_legenda_nao_diz",
    rulings=(),
    statement=Text("A cláusula não está na legenda.", "The clause is not in the legend."),
    why=Text(
        "Uma exceção só existe se a legenda a prevê em palavras.",
        "An exception exists only if the legend foresees it in words.",
    ),
    help=Text("Escreva-o na legenda, ou tire a cláusula.", "Write it in the legend, or take the clause away."),
    bad="{nome: Muro, tipo: barreira, legenda: Muro de lama., clausulas: [barreira.defende_aliados]}",
    good="{nome: Muro, tipo: barreira, legenda: Muro de lama.}",
    of=tuple(Kind),
    unsaid=("*",),
)
