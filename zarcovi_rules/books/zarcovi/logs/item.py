"""What is asked of a battle about its items and activations: how one stands, what a forbidden card brings about.

What hits or attracts an item is all that the post uses.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from zarcovi_rules.books.zarcovi.battle import Done, Log
from zarcovi_rules.books.zarcovi.facts import ativacao, item, modo
from zarcovi_rules.books.zarcovi.questions.ativacao import ACAO, ERRO, ESTORNO
from zarcovi_rules.books.zarcovi.questions.item import DESTRUIDO, ESTADO_DEPOIS, RANK, ROUBADO
from zarcovi_rules.books.zarcovi.recorded import Recorded, Verbs, along, before, tracked, upon
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import WORST_FIRST, Step, Tally, Track
from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.vocabulary import Text
from zarcovi_rules.source.text import fold

_ON, _OFF, FORBIDDEN = ("equipa", "ativa"), ("desequipa", "desativa"), "infringe"
_FORBIDS: Given = {item.OPERACAO.name: "card_proibido", ativacao.PROIBIDO.name: "expressamente"}
_VERBS: dict[str, Given] = {
    **{key: {item.OPERACAO.name: "equipar"} for key in _ON},
    **{key: {item.OPERACAO.name: "desequipar"} for key in _OFF},
    FORBIDDEN: _FORBIDS,
}
_STRIKES: Mapping[str, tuple[Question, Given]] = {
    "atinge": (DESTRUIDO, {item.ATINGIDO.name: "diretamente"}),
    "atrai": (ROUBADO, {}),
}
"""What is asked of an item that something hits or attracts, and what that states; their answers are its states."""
_TRACK = Track(
    name="item_na_batalha",
    about=Text("como está o item neste ponto da batalha?", "how does the item stand at this point of the battle?"),
    question=ESTADO_DEPOIS,
    state=item.ESTADO,
    begins="desequipado",
    leads={state: state for state in item.ESTADO.values},
)
_LOADS = {"uma_mao": item.DE_UMA_MAO.name, "ambas_as_maos": item.DE_AMBAS.name, "armadura": item.ARMADURAS.name}
"""What an item that is worn counts for, by where it is worn."""


def _follow(book: Book, log: Log, name: str) -> Tally[Done]:
    """Follows an item through the log, beside what else its bearer wears."""
    log.acts_on(name)  # refuses a name that no post has
    log.refuse(*_LOADS.values())
    return _all(book, log).get(fold(name), _nothing_done())


def _nothing_done() -> Tally[Done]:
    return Tally(count=_TRACK, steps=())


def _all(book: Book, log: Log) -> Mapping[str, Tally[Done]]:
    """Every item of the log, by its folded name: each act is settled on what was worn before it."""
    found: dict[str, Tally[Done]] = {}
    bearers: dict[str, str] = {}
    for done in log.acts(*_VERBS, *_STRIKES):
        name = fold(done.act.name)
        so_far = found.pop(name, _nothing_done())
        beside = {other: followed for other, followed in found.items() if bearers.get(other) == done.author}
        found[name] = replace(so_far, steps=(*so_far.steps, _step(book, log, done, so_far.answer, beside)))
        if done.act.verb in _ON:
            bearers[name] = done.author
    return found


def _step(book: Book, log: Log, done: Done, state: int | str, beside: Mapping[str, Tally[Done]]) -> Step[Done]:
    """What an act leads to, beside the items that its author bears. Where it hangs on one that is silent, so is it."""
    if done.act.verb in _STRIKES:
        return _struck(book, log, done, state)

    def wearing(names: Iterable[str]) -> Step[Done]:
        verbs = _stated(log, done, state, names)
        return along(book, log, done.act.name, replace(_TRACK, begins=state), [done], verbs).steps[0]

    worn = {name for name, followed in beside.items() if followed.answer == "equipado"}
    unsure = {name for name, followed in beside.items() if followed.answer in WORST_FIRST}
    found = wearing(worn | unsure)
    if unsure and found.total != wearing(worn).total:
        return _unasked(found, [beside[name] for name in beside if name in unsure])
    hands = _decisive(found.total, wearing, worn | unsure, beside)
    return replace(found, beside=tuple(one for name in hands for one, _ in beside[name].asked))


def _unasked(step: Step[Done], unsure: Sequence[Tally[Done]]) -> Step[Done]:
    """The step where nobody knows what is worn: the gravest silence about that is its own."""
    silence = min((str(one.answer) for one in unsure), key=WORST_FIRST.index)
    return replace(step, verdict=None, total=silence, beside=tuple(one for each in unsure for one, _ in each.asked))


def _decisive(
    total: int | str, wearing: Callable[[Iterable[str]], Step[Done]], worn: AbstractSet[str], others: Iterable[str]
) -> list[str]:
    """The items without which, or with which, the act would lead elsewhere; if no single one, all that are worn."""
    alone = [name for name in others if wearing(worn ^ {name}).total != total]
    if alone or wearing(()).total == total:
        return alone
    return [name for name in others if name in worn]


def _struck(book: Book, log: Log, done: Done, state: int | str) -> Step[Done]:
    """What becomes of an item that something hits or attracts: of both is known what they state."""
    question, stated = _STRIKES[done.act.verb]
    attack = log.known_of(*log.used_in(done))
    log.refuse(*stated)
    both = {done.act.name: {**attack, **log.known_of(done.act.name)}}
    track = replace(_TRACK, question=question, begins=state)
    return along(book, replace(log, given={}, about=both), done.act.name, track, [done], {done.act.verb: stated}).steps[
        0
    ]


def _stated(log: Log, done: Done, state: int | str, worn: Iterable[str]) -> Verbs:
    """What the verbs state for an act on an item that stands so, while these others are worn."""
    if done.act.verb == FORBIDDEN:
        told = {ativacao.DE_QUEM.name: whose(log, done), ativacao.POR_MODO.name: _by_mode(log, done.act.name)}
        return {**_VERBS, FORBIDDEN: {**_FORBIDS, **{fact: value for fact, value in told.items() if value is not None}}}
    if done.act.verb in _OFF:
        return _VERBS
    if state == "roubado":
        return {**_VERBS, done.act.verb: {item.OPERACAO.name: "equipar_roubado"}}
    places = [_LOADS.get(str(log.known_of(name).get(item.LUGAR.name))) for name in worn]
    loads: Given = {load: places.count(load) for load in _LOADS.values()}
    return {**_VERBS, done.act.verb: {**_VERBS[done.act.verb], **loads}}


def whose(log: Log, forbidden: Done) -> str | None:
    """Whose is what forbids a card, seen from who used it: of its last bearer so far. None for an ally's."""
    bearers = [on.author for on in log.acts_on(forbidden.act.name, *_ON) if on.place <= forbidden.place]
    if not bearers or bearers[-1] == forbidden.author:
        return "propria"
    return "inimiga" if bearers[-1] in log.table.seen_by(forbidden.author).enemies else None


def _last_whose(log: Log, name: str) -> str | None:
    forbidden = log.acts_on(name, FORBIDDEN)
    return whose(log, forbidden[-1]) if forbidden else None


ESTADO = tracked(_TRACK, _follow, subject="sobre")


def _by_mode(log: Log, name: str) -> str | None:
    """That what forbids is a mode, where the case says what type of mode it is."""
    return "sim" if modo.TIPO.name in log.known_of(name) else None


def _off_by(log: Log, name: str) -> str:
    """Whether what last put it off is a card that it forbids."""
    off = log.acts_on(name, *_OFF, FORBIDDEN)
    return "expressamente" if off and off[-1].act.verb == FORBIDDEN else "nao"


RANK_AO_DESLIGAR = upon(
    "rank_ao_desligar_na_batalha",
    RANK,
    about=Text(
        "em que rank o item ou a ativação se desliga na batalha?",
        "at which rank does the item or activation go off in the battle?",
    ),
    subject="sobre",
    counts={item.ESTADO: before(_follow, *_OFF, FORBIDDEN)},
    told={ativacao.PROIBIDO: _off_by, ativacao.DE_QUEM: _last_whose, ativacao.POR_MODO: _by_mode},
)


def _of_forbidden(name: str, question: Question, about: Text) -> Recorded:
    """`question`, asked of the last card that the item or activation forbids."""
    return upon(
        name,
        question,
        about=about,
        subject="sobre",
        counts={item.ESTADO: before(_follow, FORBIDDEN)},
        told={
            ativacao.PROIBIDO: lambda log, name: "expressamente" if log.acts_on(name, FORBIDDEN) else "nao",
            ativacao.DE_QUEM: _last_whose,
            ativacao.POR_MODO: _by_mode,
        },
    )


ACAO_DO_PROIBIDO = _of_forbidden(
    "acao_do_card_na_batalha",
    ACAO,
    Text(
        "o que acontece com a ação do último card que o item ou a ativação proíbe?",
        "what becomes of the action of the last card that the item or activation forbids?",
    ),
)
ESTORNO_DO_PROIBIDO = _of_forbidden(
    "estorno_na_batalha",
    ESTORNO,
    Text(
        "o uso do último card que o item ou a ativação proíbe volta para o jogador?",
        "does the player get back the use of the last card that the item or activation forbids?",
    ),
)
ERRO_PELO_PROIBIDO = _of_forbidden(
    "erro_por_card_proibido_na_batalha",
    ERRO,
    Text(
        "o jogador recebe um erro pelo último card que o item ou a ativação proíbe?",
        "does the player get an erro for the last card that the item or activation forbids?",
    ),
)
