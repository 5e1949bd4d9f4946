"""Activating and equipping (source, lines 218 to 228)."""

from zarcovi_rules.books.zarcovi.facts import ativacao
from zarcovi_rules.books.zarcovi.questions.ativacao import (
    ACAO,
    ATIVA_DA_PAGINA,
    CONTA_COMO,
    DESTINO,
    DURACAO,
    ENVIO,
    ERRO,
    ESTORNO,
    PERMANENTE,
    PROIBICAO,
    VERBO,
)
from zarcovi_rules.books.zarcovi.questions.genjutsu import CARD_DEVIDO
from zarcovi_rules.books.zarcovi.questions.item import RANK
from zarcovi_rules.books.zarcovi.readings.ativacao import AMB_29, AMB_29_ENCERRADA
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_ATIVACAO = CONTA_COMO.is_("ativacao")
_TEMPO = ativacao.DURA.said
_PERMANENTE = ativacao.PERMANENTE.said
_DE_ATIVAR = ativacao.VERBO_DA_LEGENDA.is_("ativa")
_DE_EQUIPAR = ativacao.VERBO_DA_LEGENDA.is_("equipa")
_O_MESMO_VERBO = (_DE_ATIVAR & ativacao.VERBO_DO_POST.is_("ativa")) | (
    _DE_EQUIPAR & ativacao.VERBO_DO_POST.is_("equipa")
)
_OUTRO_VERBO = (_DE_ATIVAR & ~ativacao.VERBO_DO_POST.is_("ativa")) | (
    _DE_EQUIPAR & ~ativacao.VERBO_DO_POST.is_("equipa")
)
_PROIBIDO = PROIBICAO.is_("proibido")
_FICA = PERMANENTE.is_("sim")


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Ativar e equipar", "Activating and equipping"), item=item, lines=lines)


ATV_0 = Ruling(
    id="ATV-0",
    texto="Ativar e equipar são basicamente o mesmo: o efeito do card sobre o usuário se propaga pelos turnos.",
    text="To activate and to equip are basically the same: the card's effect on its user goes on over the turns.",
    source=_source("item 1", 218),
    force=Force.DEFINICAO,
    cases=(Case(question=CONTA_COMO, when=_DE_ATIVAR | _DE_EQUIPAR, then="ativacao"),),
)
ATV_1A = Ruling(
    id="ATV-1a",
    texto="O que se ativa ou equipa dura o tempo que a legenda prevê.",
    text="What is activated or equipped lasts the time that the legend states.",
    source=_source("item 1", 218),
    force=Force.LEGENDA,
    cases=(Case(question=DURACAO, when=_ATIVACAO & _TEMPO, then="tempo_da_legenda"),),
)
ATV_1B = Ruling(
    id="ATV-1b",
    texto="O que se ativa ou equipa sem tempo previsto é permanente.",
    text="What is activated or equipped without a stated time is permanent.",
    source=_source("item 1", 218),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DURACAO,
            when=_ATIVACAO & ~_TEMPO & ~_PERMANENTE,
            then="permanente",
            challenged_by=(Salvo(clause=ativacao.SEM_TEMPO_DURA_POUCO, then="um_turno"),),
        ),
        Case(
            name="prevista",
            question=DURACAO,
            when=_ATIVACAO & _PERMANENTE,
            then="permanente",
            texto="O que se ativa ou equipa é permanente se a legenda o diz.",
            text="What is activated or equipped is permanent if the legend says so.",
        ),
    ),
)
ATV_1C = Ruling(
    id="ATV-1c",
    texto="O card cuja legenda não fala em ativar nem em equipar não se prolonga por mais de um turno.",
    text="A card whose legend speaks of neither activating nor equipping lasts no more than one turn.",
    source=_source("item 1", 218),
    force=Force.PADRAO,
    cases=(
        Case(
            question=DURACAO,
            when=CONTA_COMO.is_("comum"),
            then="um_turno",
            salvo=(
                Salvo(clause=ativacao.DURA, then="tempo_da_legenda"),
                Salvo(clause=ativacao.PERMANENTE, then="permanente"),
            ),
        ),
    ),
)
ATV_OBS = Ruling(
    id="ATV-OBS",
    texto="O post tem de usar o verbo da legenda: equipa o que se equipa, ativa o que se ativa.",
    text="The post has to use the legend's verb: equip what is equipped, activate what is activated.",
    source=_source(Text("observação", "remark"), 220),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=VERBO, when=_O_MESMO_VERBO, then="sem_erro"),
        Case(
            name="criterio",
            question=VERBO,
            when=_OUTRO_VERBO & AMB_29.is_("B"),
            then="erro_possivel",
            challenged_by=(Salvo(clause=ativacao.DISPENSA_VERBO, then="sem_erro"),),
            texto="O post que não usa o verbo da legenda pode ser contado como erro, a critério do juiz.",
            text="A post that does not use the legend's verb may be counted as an erro, as the judge sees fit.",
        ),
        Case(
            name="sempre",
            question=VERBO,
            when=_OUTRO_VERBO & AMB_29.is_("A"),
            then="erro",
            challenged_by=(Salvo(clause=ativacao.DISPENSA_VERBO, then="sem_erro"),),
            texto="Na leitura A de AMB-29, o post que não usa o verbo da legenda é sempre um erro.",
            text="By reading A of AMB-29 a post that does not use the legend's verb is always an erro.",
        ),
    ),
)
ATV_2A = Ruling(
    id="ATV-2a",
    texto="Se o card diz que algo da página se ativa, o card disso é enviado em seguida.",
    text="If a card says that something on the page activates, the card of that is posted next.",
    source=_source("item 2", 224),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=ENVIO, when=ATIVA_DA_PAGINA & ativacao.ENVIADA.is_("sim"), then="sem_erro"),
        Case(
            name="so",
            question=ENVIO,
            when=ATIVA_DA_PAGINA & ativacao.ENVIADA.is_("nao") & CARD_DEVIDO.is_("nao_dispensa"),
            then="erro",
            challenged_by=(Salvo(clause=ativacao.DISPENSA_ENVIO, then="sem_erro"),),
            texto="Não enviar em seguida o card da página que foi ativado é um erro.",
            text="Not posting next the card of the page that was activated is an erro.",
        ),
    ),
)
ATV_2B = Ruling(
    id="ATV-2b",
    texto="A habilidade que já estava ativa não precisa do envio do seu card.",
    text="An ability that was active already does not need its card to be posted.",
    source=_source("item 2", 224),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ENVIO,
            when=ATIVA_DA_PAGINA & ativacao.ESTADO.is_("ativa"),
            then="sem_erro",
            overrides=("ATV-2a:so",),
            challenged_by=(Salvo(clause=ativacao.EXIGE_REENVIO),),
        ),
        Case(
            name="encerrada",
            question=ENVIO,
            when=ATIVA_DA_PAGINA & ativacao.ESTADO.is_("encerrada") & AMB_29_ENCERRADA.is_("B"),
            then="sem_erro",
            overrides=("ATV-2a:so",),
            texto="Na leitura B de AMB-29-encerrada, também a habilidade ativada antes e já encerrada dispensa envio.",
            text="By reading B of AMB-29-encerrada an ability activated before and since ended needs no card either.",
        ),
    ),
)
ATV_3A = Ruling(
    id="ATV-3a",
    texto="A proibição do próprio item ou ativação não impede a ação do card que se usa.",
    text="That one's own item or activation forbids a card does not keep its action from taking place, once used.",
    source=_source("item 3", 228),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=ACAO, when=_PROIBIDO, then="ocorre"),
        Case(
            name="desliga",
            question=DESTINO,
            when=_PROIBIDO,
            then="desligado",
            challenged_by=(Salvo(clause=ativacao.NAO_CAI, then="permanece"),),
            texto="Usado o card proibido, o item ou a ativação que o proíbe é desequipado ou desativado.",
            text="Once the forbidden card is used, the item or activation that forbids it is switched off.",
        ),
        Case(
            name="rank",
            question=RANK,
            when=_PROIBIDO & ~_FICA,
            then="de_quando_ligou",
            texto="O que proíbe o card usado é desligado no rank em que foi ligado.",
            text="What forbids the card used is switched off at the rank at which it was switched on.",
        ),
    ),
)
ATV_3B = Ruling(
    id="ATV-3b",
    texto="Se o que proíbe é permanente por legenda, o card proibido é anulado.",
    text="If what forbids is permanent by its legend, the forbidden card is annulled.",
    source=_source("item 3", 228),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ACAO,
            when=_PROIBIDO & _FICA,
            then="anulada",
            overrides=("ATV-3a",),
            challenged_by=(Salvo(clause=ativacao.IGNORA_PROIBICAO),),
        ),
        Case(
            name="permanece",
            question=DESTINO,
            when=_PROIBIDO & _FICA,
            then="permanece",
            overrides=("ATV-3a:desliga",),
            texto="O que proíbe, se é permanente por legenda, permanece.",
            text="What forbids stays if it is permanent by its legend.",
        ),
        Case(
            name="estorno",
            question=ESTORNO,
            when=ACAO.is_("anulada"),
            then="sem_estorno",
            challenged_by=(Salvo(clause=ativacao.ESTORNA, then="com_estorno"),),
            texto="O uso do card proibido e anulado se perde, sem estorno.",
            text="The use of the forbidden and annulled card is lost, without a refund.",
        ),
        Case(
            name="erro",
            question=ERRO,
            when=ACAO.is_("anulada"),
            then="erro",
            texto="Quem usa o card proibido e anulado recebe ainda um erro.",
            text="Whoever uses the forbidden and annulled card gets an erro besides.",
        ),
    ),
)
