"""How often an ability may be used, what alters that, and what the ability completes (source, lines 147 to 161)."""

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.core.vocabulary import Carrier, Fact, Quantity, Text, clause, yes_no


def _any(_: Mapping[str, Any], number: int) -> str:
    return "sim" if number else "nao"


ANTES = Quantity(name="usos.antes", text=Text("usos que restam à habilidade", "uses that the ability has left"))
NA_LEGENDA = Quantity(
    name="usos.na_legenda",
    text=Text("usos por batalha na legenda da habilidade", "uses per battle in the ability's legend"),
    minimum=1,
)
VARIACAO = Quantity(
    name="usos.variacao",
    text=Text("quantos usos se perdem ou se ganham", "how many uses are lost or gained"),
    minimum=1,
)
EVENTO = Fact(
    name="usos.evento",
    about=Text("o que acontece com a habilidade?", "what happens to the ability?"),
    values={
        "usar": Text("o jogador usa a habilidade", "the player uses the ability"),
        "diminuir": Text("algo diminui os usos da habilidade", "something lowers the ability's uses"),
        "aumentar": Text("algo aumenta os usos da habilidade", "something raises the ability's uses"),
        "nova_batalha": Text("começa outra batalha", "another battle begins"),
    },
)
ESCRITOS = yes_no(
    "usos.escritos",
    Text("a legenda da habilidade diz quantos usos ela tem?", "does the ability's legend say how many uses it has?"),
    Text("a legenda diz quantos usos a habilidade tem", "the legend says how many uses the ability has"),
    Text("a legenda não diz quantos usos a habilidade tem", "the legend does not say how many uses the ability has"),
    absent="sim",
)
RESTAM = Fact(
    name="usos.restam",
    about=Text("ainda resta algum uso à habilidade?", "does the ability have any use left?"),
    values={
        "sim": Text("ainda resta uso à habilidade", "the ability has a use left"),
        "nao": Text("não resta uso à habilidade", "the ability has no use left"),
    },
    inputs=(ANTES,),
    derive=_any,
)
UTILIZAVEL = yes_no(
    "habilidade.utilizavel",
    Text("o usuário pode utilizar a habilidade no momento?", "can the user make use of the ability at present?"),
    Text("o usuário pode utilizar a habilidade no momento", "the user can make use of the ability at present"),
    Text("o usuário não pode utilizar a habilidade no momento", "the user cannot make use of the ability at present"),
    absent=None,
)
COMPLETA = Fact(
    name="habilidade.completa",
    about=Text("que habilidade principal a habilidade completa?", "which main ability does the ability complete?"),
    values={
        "nenhuma": Text("a habilidade não completa nenhuma outra", "the ability completes no other"),
        "modo": Text("a habilidade completa um modo", "the ability completes a mode"),
        "doujutsu": Text("a habilidade completa um doujutsu", "the ability completes a doujutsu"),
        "outra": Text("a habilidade completa outra habilidade", "the ability completes another ability"),
    },
    absent="nenhuma",
)
ESPECIE = Fact(
    name="habilidade.especie",
    about=Text("o que a habilidade é?", "what is the ability?"),
    values={
        "modo": Text("a habilidade é um modo", "the ability is a mode"),
        "doujutsu": Text("a habilidade é um doujutsu", "the ability is a doujutsu"),
        "teleporte": Text("a habilidade é um teleporte", "the ability is a teleporte"),
        "aumento_de_velocidade": Text(
            "a habilidade aumenta a velocidade de outras", "the ability increases the speed of others"
        ),
        "outra": Text("a habilidade é de outra espécie", "the ability is of another kind"),
    },
)
ERROS = Quantity(name="jogador.erros", text=Text("erros que o jogador já tomou", "erros that the player has taken"))
TEM_ERROS = Fact(
    name="jogador.tem_erros",
    about=Text("o jogador já tomou algum erro?", "has the player taken any erro?"),
    values={
        "sim": Text("o jogador já tomou erro", "the player has taken an erro"),
        "nao": Text("o jogador não tomou erro", "the player has taken no erro"),
    },
    inputs=(ERROS,),
    derive=_any,
)

PERDA_SO_DAS_UTILIZAVEIS = clause(
    "usos.perda_so_das_utilizaveis",
    Carrier.ATACANTE,
    "a perda de usos só alcança as habilidades que o alvo pode utilizar",
    "the loss of uses reaches only abilities that the target can make use of",
)
AUMENTO_SO_DAS_UTILIZAVEIS = clause(
    "usos.aumento_so_das_utilizaveis",
    Carrier.DEFENSOR,
    "o aumento de usos só alcança as habilidades que o usuário pode utilizar",
    "the increase of uses reaches only abilities that the user can make use of",
)
ALCANCA_COMPLEMENTARES = clause(
    "usos.alcanca_complementares",
    Carrier.ATACANTE,
    "a alteração de usos alcança também as habilidades complementares",
    "the alteration of uses reaches complementary abilities too",
)
