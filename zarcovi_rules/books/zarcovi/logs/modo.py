"""What is asked of a battle about its modes: how one stands, and what it grants there.

The other modes of a player are those of which the case says what type they are. A post acts on the modes that are there
before it activates one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.battle import Act, Done, Log
from zarcovi_rules.books.zarcovi.facts import ativacao, item, modo
from zarcovi_rules.books.zarcovi.logs.item import FORBIDDEN, whose
from zarcovi_rules.books.zarcovi.questions.ativacao import DESTINO
from zarcovi_rules.books.zarcovi.questions.modo import CONCEDE, ESTADO_DEPOIS
from zarcovi_rules.books.zarcovi.recorded import Verbs, along, tracked, upon
from zarcovi_rules.core.book import Book
from zarcovi_rules.core.clock import WORST_FIRST, Step, Tally, Track
from zarcovi_rules.core.situation import Given
from zarcovi_rules.core.vocabulary import Text
from zarcovi_rules.source.text import fold

_FIM_DO_TURNO, _ATIVA = "fim_do_turno", "ativa"
_VERBS: dict[str, Given] = {
    verb: {modo.OPERACAO.name: operation}
    for verb, operation in {
        _ATIVA: "ativar",
        "desativa": "desativar",
        "substitui": "substituir",
        "mescla": "mesclar",
        "sobrepoe": "sobrepor",
        "descobre": "fim_do_outro",
        "acaba_a_luta": "fim_da_luta",
        _FIM_DO_TURNO: "fim_do_turno",
    }.items()
}
_TRACK = Track(
    name="modo_na_batalha",
    about=Text("como está o modo neste ponto da batalha?", "how does the mode stand at this point of the battle?"),
    question=ESTADO_DEPOIS,
    state=modo.ESTADO,
    begins="inativo",
    leads={**{state: state for state in modo.ESTADO.values}, "desligado": "inativo"},
)


def _follow(book: Book, log: Log, name: str) -> Tally[Done]:
    """Follows a mode through what is done to it and through the ends of the turns since."""
    log.acts_on(name)  # refuses a name that no post has
    turns = timeline.turns(book, log)
    ended = {step.index for step in turns.steps if step.verdict is not None and step.verdict.answer == "conta"}
    found = _over(book, log, name, ended)
    if not turns.silent:
        return found
    # Whether a turn ended there the book does not say: that is of moment only if the mode would stand otherwise.
    other = _over(book, log, name, ended | {step.index for step in turns.silent}).answer
    return found if other == found.answer else replace(found, choice=turns.silent[0].verdict, otherwise=other)


def _nothing_done() -> Tally[Done]:
    return Tally(count=_TRACK, steps=())


def _over(book: Book, log: Log, name: str, ended: set[int]) -> Tally[Done]:
    """Follows all modes at once, each beside what else its bearer has active."""
    modes = {fold(name): name, **{fold(one): one for one, facts in log.about.items() if modo.TIPO.name in facts}}
    found: dict[str, Tally[Done]] = {}
    bearers: dict[str, str] = {}
    for done in _events(log, modes, ended):
        key = fold(done.act.name)
        so_far = found.pop(key, _nothing_done())
        beside = {other: one for other, one in found.items() if bearers.get(other) == done.author}
        found[key] = replace(so_far, steps=(*so_far.steps, _step(book, log, done, so_far.answer, beside)))
        if done.act.verb == _ATIVA:
            bearers[key] = done.author
    return found.get(fold(name), _nothing_done())


def _events(log: Log, modes: Mapping[str, str], ended: set[int]) -> Iterator[Done]:
    """What is done to each mode, and what befalls it once anything was: the end of a turn, the end of the fight."""
    begun: dict[str, str] = {}
    for place, post in enumerate(log.posts):
        acts = [act for act in post.acts if act.verb in {*_VERBS, FORBIDDEN} and fold(act.name) in modes]
        activated = {fold(act.name) for act in acts if act.verb == _ATIVA}
        for act in sorted(acts, key=lambda act: fold(act.name) in activated):
            begun.setdefault(fold(act.name), act.name)
            yield Done(author=post.author, place=place, act=act)
        befalls = [act.verb for act in post.acts if act.name == "" and act.verb in _VERBS]
        for verb in (*befalls, *([_FIM_DO_TURNO] if place in ended else [])):
            yield from (Done(author=post.author, place=place, act=Act(verb, one)) for one in begun.values())


def _step(book: Book, log: Log, done: Done, state: int | str, beside: Mapping[str, Tally[Done]]) -> Step[Done]:
    """What an act leads to. Where that hangs on a mode of which nobody knows whether it is active, nobody knows."""
    track = replace(_TRACK, begins=state)
    if done.act.verb == FORBIDDEN:
        verbs = {FORBIDDEN: _forbidden(log, done, state)}
        return along(book, log, done.act.name, replace(track, question=DESTINO), [done], verbs).steps[0]
    if done.act.verb != _ATIVA or modo.OUTRO_ATIVO.name in log.known_of(done.act.name):
        return along(book, log, done.act.name, track, [done], _VERBS).steps[0]
    active = any(_active(one, done.place) for one in beside.values())
    doubtful = [one for one in beside.values() if one.answer in WORST_FIRST]
    with_it, without = (
        along(book, log, done.act.name, track, [done], _beside(other)).steps[0]
        for other in ("sim" if active or doubtful else "nao", "sim" if active else "nao")
    )
    if with_it.total == without.total:
        return with_it
    return replace(with_it, verdict=doubtful[-1].silent[-1].verdict, total=doubtful[-1].answer)


def _beside(other: str) -> Verbs:
    return {**_VERBS, _ATIVA: {**_VERBS[_ATIVA], modo.OUTRO_ATIVO.name: other}}


def _active(mode: Tally[Done], place: int) -> bool:
    """Whether a mode is in force beside what the post at `place` activates, which may be what it merges with there."""
    last = mode.steps[-1]
    return mode.answer == "ativo" or (mode.answer == "mesclado" and last.index != place)


def _forbidden(log: Log, done: Done, state: int | str) -> Given:
    """What a card that the mode forbids states."""
    of = whose(log, done)
    return {
        ativacao.PROIBIDO.name: "expressamente",
        ativacao.POR_MODO.name: "sim",
        item.ESTADO.name: "desequipado" if state == "inativo" else "equipado",
        **({} if of is None else {ativacao.DE_QUEM.name: of}),
    }


ESTADO = tracked(_TRACK, _follow, subject="sobre")
CONCEDE_NA_BATALHA = upon(
    "modo_concede_na_batalha",
    CONCEDE,
    about=Text(
        "o modo concede o que se quer dele neste ponto da batalha?",
        "does the mode grant what is wanted of it at this point of the battle?",
    ),
    subject="sobre",
    counts={modo.ESTADO: _follow},
)
