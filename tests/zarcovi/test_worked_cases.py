"""The worked case of each ruling: the smallest example that a reader of the book would give, and what comes of it.

Under each feature file one case a line: the ruling's id and the title of the scenario as it is run, with the columns of
its row filled in (`#1`: the first row, where the title says no column). What asks several things has several lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from zarcovi_rules import shelf
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify.features import Scenario, load
from zarcovi_rules.verify.runner import Status, run
from zarcovi_rules.verify.tags import cited

BOOK = shelf.book("zarcovi")
WORKED = {
    "tur": """
        TUR-1a      Depois do post 1, o número de turnos passados é 1
        TUR-1a      Depois do post 3, o número de turnos passados é 2
        TUR-1b      Depois do post 2, o número de turnos passados é 1
        TUR-1c      Contra dois inimigos, depois do post 1 o número de turnos é 0
        TUR-1c      Contra dois inimigos, depois do post 2 o número de turnos é 1
    """,
    "turdim": """
        TURDIM-1    Usada a habilidade, está-se no turno 0
        TURDIM-2    A batalha do livro, post a post: no post 3, turno 1, e o usuário está em outra dimensão
        TURDIM-2    A batalha do livro, post a post: no post 7, turno 3, e o usuário está na Terra
        TURDIM-3    A batalha do livro, post a post: no post 2, turno 0, e o usuário está em outra dimensão
        TURDIM-3    A batalha do livro, post a post: no post 6, turno 2, e o usuário está em outra dimensão
        TURDIM-4    A batalha do livro, post a post: no post 7, turno 3, e o usuário está na Terra
        TURDIM-4    A batalha do livro, post a post: no post 8, turno 3, e o usuário está na Terra
    """,
    "bar_campo": """
        BAR-CAMPO-0a   A barreira em manto é barreira de campo
        BAR-CAMPO-0b   A barreira de campo 360° cobre todos os lados
        BAR-CAMPO-1    A barreira unidirecional segura o ataque multidirecional
        BAR-CAMPO-2    O global passa pela barreira unidirecional e atinge o usuário
        BAR-CAMPO-3    A barreira 360° de campo segura o ataque global
        BAR-CAMPO-4a   A barreira 360° que permanece em campo segura o selamento
        BAR-CAMPO-4b   A barreira que segurou o selamento se retira
        BAR-CAMPO-4c   A barreira que o selamento não afeta o segura e permanece
        BAR-CAMPO-4.1  Quem está atrás da barreira e sofre o aprisionamento é selado
        BAR-CAMPO-5    A barreira de status ilimitado segura a paralisia de status letal, que não a rompe
        BAR-CAMPO-6    A barreira de campo em modo gigante permanece diante da paralisia de status ilimitado
        BAR-CAMPO-7    A barreira 360° não segura o ataque multidirecional do qual apenas teletransporte escapa
        BAR-CAMPO-8    Do mesmo ataque multidirecional, a barreira livra o usuário e a sua extensão, …
    """,
    "bar_corpo": """
        BAR-CORPO-0a   A camada sobre o corpo é barreira corporal
        BAR-CORPO-0b   A barreira corporal segura o ataque global
        BAR-CORPO-1    A barreira corporal segura o ataque que visa a extensão do usuário
        BAR-CORPO-2    O ataque que chega por portal não entra na barreira corporal, e ela o segura
        BAR-CORPO-3    O selamento letal sela quem veste a barreira corporal de status ilimitado
        BAR-CORPO-3    A barreira corporal é selada junto com quem a veste
        BAR-CORPO-4    A paralisia de status letal paralisa quem veste a barreira corporal de status ilimitado
        BAR-CORPO-5    A barreira corporal não segura o ataque que visa um aliado do usuário
    """,
    "alc": """
        ALC-1       O ataque de longo alcance é feito em curto
        ALC-2a      Da habilidade com curto e longo alcance, o jogador escolhe longo: sem erro
        ALC-2b      Da habilidade com curto e médio alcance, o jogador não escolhe nenhum: erro
    """,
    "ofr": """
        OFR-1       O dono encerra em outra dimensão, e a ofensiva cai nela
        OFR-2       No post 5 Iara declara a queda do Meteoro: a declaração de momento e local vale
        OFR-3a      O dono do Meteoro sofre antes da queda (morre), nela (), depois (): a ofensiva é cancelada
        OFR-3b      Iara morre e ressuscita no mesmo post, e o Meteoro não cai
        OFR-3c      Cancelada porque o dono morre, da ofensiva de 3 usos com 1 gasto restam 2
    """,
    "tp": """
        TP-1        A extensão e um aliado cabem no mesmo teleporte
        TP-2        O teleporte leva um inimigo de porte normal
        TP-2        O usuário de porte normal leva um de porte normal, e a carga é permitida
        TP-3        O usuário Gigante leva um Gigante e um de porte normal
        TP-4        Contra vários ataques, um só teleporte responde a cada um por si
        TP-5        O ataque de longo alcance combado com teleporte acontece a curto alcance
        TP-6        Na batalha, o voo emprestado acaba quando o inimigo encerra: até o post 1, o passageiro voa
        TP-6        Na batalha, o voo emprestado acaba quando o inimigo encerra: até o post 2, …
    """,
    "tt": """
        TT-1a       Sem legenda que o preveja, o teletransporte…não leva um aliado de porte normal #1
        TT-1a       Sem legenda que o preveja, não é permitido ao usuário…o teletransporte com um de porte normal
        TT-1b       O teletransporte cuja legenda o prevê leva o aliado nomeado
        TT-1c       A extensão vai junto no teletransporte que pode levar aliados, e o jogador não nomeia o passageiro
        TT-2        Ataques que só preveem teleporte não são assunto do teletransporte
        TT-3        O ataque de longo alcance combado com teletransporte continua de longo alcance
    """,
    "dim": """
        DIM-1       Ir da dimensão Terra para a dimensão Véu: o uso vale
        DIM-2       Iara e Breno vão ao mesmo lugar da mesma dimensão, e lá se encontram
        DIM-3a      A habilidade dimensional diante de um ataque global: o ataque não é manipulado
        DIM-3b      O ataque multidirecional equiparado a global é manipulado
    """,
    "man": """
        MAN-0       Mandar o ataque contra outro inimigo é manipulá-lo
        MAN-1       Manipular no rank 3 um ataque de rank 3 o faz seguir no rank 2
        MAN-2       O Ninjutsu combável é manipulado
        PORT-2c     Três regras dizem o mesmo do portal diante do ataque não combável
    """,
    "manlim": """
        MANLIM-1    O Taijutsu combável: o ataque não é manipulado
        MANLIM-2    O ataque não combável, que não se manipula, se repele
    """,
    "dev": """
        DEV-1a      A habilidade que devolve defende e contra-ataca de uma só vez
        DEV-1b      Quem devolve pode apenas repelir um ataque não combável
        DEV-2       Defesa de rank 3 contra ataque de rank 3; nada acelera a defesa: volta no rank 2
        DEV-2a      Rank 3 com rank 3 dá contra-ataque de rank 2
        DEV-2b      A defesa de rank 2 é mais rápida que o ataque de rank 5 e contra-ataca no seu
        DEV-3       Defesa de rank 3 contra ataque de rank 5; a defesa é acelerada para o rank 2: volta no rank 2
    """,
    "rep": """
        REP-1a      O ataque multidirecional de status supremo é repelido
        REP-1b      O ataque global letal não é repelido
        REP-1c      O ataque que diz que não cabe teleporte não é repelido
        REP-OBSa    O ataque ilimitado cuja legenda diz que o ataque rompe barreiras de status igual é repelido
        REP-OBSb    A legenda de quem repele recusa ataques rompedores; o ataque ilimitado não é repelido
        REP-NOTA    O Dano Supremo unidirecional é repelido
    """,
    "imp": """
        IMP-1       A habilidade que repele impulsiona o ataque de longo alcance
        IMP-2       O ataque global de longo alcance não é impulsionado
    """,
    "atr": """
        ATR-1       A habilidade que atrai puxa o ser de porte normal
        ATR-2       O equipamento, como a espada na mão de alguém, é puxado pela habilidade que atrai
    """,
    "romp": """
        ROMP-1a     O ataque ilimitado rompe a barreira de status letal, que é inferior
        ROMP-1b     O ataque letal cuja legenda o prevê rompe a barreira de mesmo status
        ROMP-2      O ataque letal rompe a barreira ilimitada quando a legenda diz que rompe status superior
        ROMP-3      O ataque supremo que abre mão de romper não rompe a barreira de status letal, inferior
    """,
    "modo": """
        MODO-0      Na batalha, o Manto só dá voo depois de ativado: até o post 4, o modo concede o que se quer dele
        MODO-1a     Na batalha, o modo do primeiro tipo dura até o substituírem: até o post 3, o modo está ativo
        MODO-1b     O modo que não pode ser desativado se mescla com um que prevê a mescla
        MODO-2a     Na batalha, o modo do segundo tipo se desativa e se ativa de novo: até o post 4, …
        MODO-2b     Na batalha, o Manto se mescla com outro que o preveja: até o post 2, …
        MODO-3a     Quem tenta desativar o modo que só pode ser substituído não consegue
        MODO-3a     Na batalha, o modo do terceiro tipo só cai se o substituem: até o post 2, o modo está ativo
        MODO-3b     O modo que só pode ser substituído não se mescla, ainda que o outro a preveja
        MODO-3b     Na batalha, outro modo cobre o Manto e depois acaba; na leitura A, até o post 4, …
    """,
    "xuso": """
        XUSO-0      Na batalha, a Rajada de 2 usos, até o post 6: restam 0
        XUSO-1      A habilidade de 3 usos, fora do alcance do usuário, perde 1 e fica com 2
        XUSO-2      A habilidade de 1 uso, fora do alcance do usuário, ganha 1 e fica com 2
        XUSO-3      A complementar de 2 usos não perde nenhum
    """,
    "comp": """
        COMP-0      A habilidade que completa um modo é complementar
        COMP-EXa    O teleporte de um modo, de 2 usos, não ganha um terceiro
        COMP-EXb    O aumento de velocidade de um doujutsu, se lhe resta 1 uso, não ganha outros
        COMP-2      A complementar de 1 uso não ganha outro
    """,
    "abs": """
        ABS-1       A habilidade que não diz o que absorve nada absorve
        ABS-2       A habilidade que absorve Ninjutsu absorve o Ninjutsu global, sem precisar dizê-lo
        ABS-3       A absorção que nega o global absorve o ataque unidirecional equiparado a global
    """,
    "eqp": """
        EQP-1       O teleporte equiparado escapa do que exige teletransporte, …
        EQP-1ex     O teleporte equiparado escapa do que exige teletransporte, …
        EQP-2       O ataque unidirecional letal equiparado a global causa dano global e continua unidirecional
        EQP-2exa    O unidirecional ilimitado equiparado a global age em uma direção
        EQP-2exa    O dano do unidirecional ilimitado equiparado a global é global, e continua ilimitado
        EQP-2exb    O multidirecional ilimitado equiparado a global age em várias direções
        EQP-2exb    O dano do multidirecional ilimitado equiparado a global é global, e continua ilimitado
    """,
    "sens": """
        SENS-1      O sensoriamento detecta a presença até de quem se esconde: o inimigo está escondido #1
        SENS-1      Quem tem sensoriamento já ativo sabe exatamente onde está o inimigo escondido
        SENS-2      O Sensorial Corporal detecta a presença do inimigo escondido
        SENS-2      O Sensorial Corporal não dá a localização exata
        SENS-3      Contra o ataque que exige Sensorial Ocular serve a percepção ocular
        SENS-4      Se o ataque exige Sensorial, sem dizer qual, serve o de quem tem Sensorial Ocular já ativo
        SENS-5      A Teia exige Sensorial, e Iara ativa o Faro no post 3: …
    """,
    "par": """
        PAR-0       A paralisia é um efeito negativo
        PAR-FLUXOa  O Taijutsu de quem detecta o fluxo corta o fluxo de chakra de quem atinge
        PAR-FLUXOb  O Ninjutsu que visa os pontos de chakra não corta o fluxo
        PAR-P0      A paralisia cuja legenda diz que incapacita é uma incapacitação
        PAR-1       Quem está imobilizado se livra com um teletransporte
        PAR-2a      O corte do fluxo sem turnos na legenda se equipara a selamento
        PAR-2b      Com o fluxo de chakra cortado, não se lança um teletransporte, em leitura alguma: A
        PAR-3a      Incapacitado por 2 turnos, passados 1, o card não pode ser lançado
        PAR-3b      A incapacitação de 2 turnos não se equipara a selamento, e termina passados os 2 turnos
        PAR-OBS1    Quem atacava no rank 5 e é paralisado antes não conclui o ataque
        PAR-OBS2    Paralisado por 2 turnos, passados 0: o voo de quem foi atingido está suspenso
        PAR-OBS2    Paralisado por 2 turnos, passados 1: o voo de quem foi atingido está suspenso
        PAR-OBS2    Paralisado por 2 turnos, passados 2: quem foi atingido pode voar
        PAR-NOTAa   Se a legenda só diz que paralisa, é uma imobilização
        PAR-NOTAa   Quem está imobilizado se livra com um teletransporte
        PAR-NOTAb   Sem turnos na legenda, a paralisia dura 2: o ataque é de paralisia
    """,
    "atv": """
        ATV-0       O card que ativa conta como ativação
        ATV-1a      O que se ativa por 3 turnos dura 3 turnos
        ATV-1b      O que a legenda ativa sem dizer por quanto tempo é permanente
        ATV-1c      O card sem verbo dura um turno
        ATV-OBS     O card equipa, mas o post diz que ativa: o juiz pode contar um erro
        ATV-2a      Na batalha, o Selo faz ativar o Olho, e o jogador encerra: não; depois usa Olho
        ATV-2b      Na batalha, o Selo faz ativar outra vez o Olho: até o post 3, o jogador não erra no envio
        ATV-3a      Na batalha, o Elmo proíbe o Sopro: o que acontece com a ação do último card …
        ATV-3a      Na batalha, o Elmo proíbe o Sopro: como está o item neste ponto da batalha?
        ATV-3b      Na batalha, o Sopro de 2 usos que o Elmo permanente proíbe é anulado: resta 1 uso, e há um erro
    """,
    "item": """
        ITEM-1a     Com 1 de uma mão e 0 de ambas já equipados, cabe mais um item de uma mão
        ITEM-1b     Com 1 de uma mão e 0 de ambas já equipados, cabe mais um item de uma mão
        ITEM-1b     Com 0 de uma mão e 0 de ambas já equipados, cabe mais um item de ambas as mãos
        ITEM-1c     A primeira armadura cabe
        ITEM-1d     A armadura não impede o item que se equipa no pescoço
        ITEM-2      Com as duas mãos cheias, o item que não diz onde se equipa ainda cabe
        ITEM-3      O que se equipou no rank 3 se desequipa no rank 3
        ITEM-4      O ataque ilimitado que atinge o item sem HP não o destrói
        ITEM-4.1    O corte sem turnos equivale a selamento, e ainda assim não destrói o item
        ITEM-5      A gravidade rouba o item de uma mão que está equipado
    """,
    "senj": """
        SENJ-1      O ataque ilimitado com Senjutsu rompe a barreira ilimitada
        SENJ-2      O ataque letal com Senjutsu rompe a barreira letal
        SENJ-3      O ataque ilimitado global com Senjutsu conta como supremo
    """,
    "ext": """
        EXT-1       O teleporte leva a extensão com o usuário sem que ele a nomeie
        EXT-2       Quando o usuário ressuscita, a extensão fica de fora
        EXT-3a      A extensão em campo fica intangível sem que ninguém a nomeie
        EXT-3b      A extensão em campo fica intangível sem que ninguém a nomeie
        EXT-3b      A extensão que não está em campo não fica intangível
    """,
    "gen": """
        GEN-1a      Passados 5 turnos sem que o desfaçam, o Genjutsu ainda dura
        GEN-1b      No post 4 Iara lança um card que serve para outra coisa: o card é recusado
        GEN-2a      O Genjutsu não se comba com teleporte, diga a legenda dele o que disser
        GEN-2b      Um doujutsu quer acelerar o Genjutsu de rank 3, e ele continua em 3
        GEN-3a      Em resposta ao Genjutsu comum de rank 1 se ativa o que é de rank 5
        GEN-3b      Em resposta ao Supremo de rank 1 não se ativa o que é de rank 5
        GEN-4a      Quem é imune a Genjutsu Supremo é imune ao Genjutsu comum
        GEN-4b      Contra o Genjutsu comum a imunidade a Genjutsu vale, porque a legenda o diz
    """,
    "port": """
        PORT-0a     A dimensão que se abre por um portal pode ser invadida pelo adversário
        PORT-0b     Sem portal, um adversário não entra na dimensão
        PORT-1      O ataque unidirecional de longo alcance combado com portal continua de longo alcance
        PORT-2a     O portal de rank 3 manda o ataque de rank 3 para outro alvo no rank 2
        PORT-2b     De volta a quem o fez, o ataque de curto alcance: o ataque não é manipulado
        PORT-3      O jogador leva o combo com portal de longo a curto alcance
        PORT-4      O ataque que atravessa a barreira 360° por portal atinge o alvo
        PORT-5a     A legenda que impede o inimigo de usar dimensionais não o impede
        PORT-5b     A dimensão que se abre por um portal pode ser invadida pelo adversário
        PORT-6      Com 3 usos, depois de mandar o ataque de volta: 1
        PORT-7      O combo do próprio ataque não combável com portal é recusado
    """,
}
"""`…` stands for the rest of a title, or for a part of it."""


def cases() -> Iterator[tuple[str, str, str]]:
    """Ruling, feature file and title, in order."""
    for feature, listed in WORKED.items():
        for line in listed.strip().splitlines():
            id_, title = line.split(maxsplit=1)
            yield id_, feature, title


@cache
def scenarios() -> tuple[Scenario, ...]:
    return load([shipped("features/zarcovi")], base=shipped("features").parent).scenarios


def found(feature: str, title: str) -> list[Scenario]:
    """The scenarios of a feature that a line of the table means: it should be one."""
    named = re.compile(".*".join(map(re.escape, title.split("…"))))
    here = (scenario for scenario in scenarios() if scenario.path.endswith(f"/{feature}.feature"))
    return [scenario for scenario in here if named.fullmatch(scenario.name)]


CASES = list(cases())


def test_every_ruling_has_its_worked_case() -> None:
    assert {id_ for id_, _, _ in CASES} == set(BOOK.rulings)


def test_no_line_is_written_twice() -> None:
    assert len(CASES) == len(set(CASES))


@pytest.mark.parametrize(("id_", "feature", "title"), CASES)
def test_one_scenario_shows_it_and_cites_the_ruling(id_: str, feature: str, title: str) -> None:
    (scenario,) = found(feature, title)

    assert id_ in cited(scenario)


def test_the_worked_cases_come_out_as_written() -> None:
    shown = dict.fromkeys(scenario for _, feature, title in CASES for scenario in found(feature, title))
    results = run(shelf.steps("zarcovi"), tuple(shown)).results

    assert len(results) == len(shown)
    assert [result.scenario.name for result in results if result.status is not Status.PASSED] == []
