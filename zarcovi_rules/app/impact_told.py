"""What `zarcovi impact` says: as text, as data, as the comment of a pull request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from zarcovi_rules.app.speech import Speech
from zarcovi_rules.audit.impact.comparing import (
    KINDS,
    VERDICTS,
    Change,
    Compared,
    Counted,
    Flip,
    Impact,
    Rerun,
    Verdict,
    lines_of,
)
from zarcovi_rules.audit.impact.words import Number, Word, WordKind
from zarcovi_rules.core.messages import Message, grouped, msg

WORDS: Mapping[WordKind, Message] = {
    WordKind.FACT: msg("fact"),
    WordKind.VALUE: msg("value of {name}"),
    WordKind.DEFAULT: msg("taken for granted of {name}"),
    WordKind.IMPOSSIBLE: msg("cannot be together"),
    WordKind.READING: msg("reading {name}"),
    WordKind.FIGURE: msg("figure {name}"),
}
CORPORA: Mapping[str, Message] = {"fichas": msg("sheets, card by card")}
"""What a corpus is called where its name does not say what is counted."""

MOST_FLIPS = 30
"""More written cases of one sort than these are counted in what people read; the JSON has them all."""
MOST_LETTERS = 40_000
"""Of the table of questions no more is put into a comment: services refuse comments of more than 65,536 letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """An impact and what was run again, with the names of both sides."""

    old: str
    new: str
    impact: Impact
    reruns: tuple[Rerun, ...]
    say: Speech
    all_questions: bool = False

    @property
    def differs(self) -> bool:
        """Whether anything is not as it was."""
        return self.impact.differs or any(one.flips for one in self.reruns)

    @property
    def _shown(self) -> tuple[Compared, ...]:
        return self.impact.questions if self.all_questions else self.impact.changed

    # ---------------------------------------------------------------------------------------------------- text

    def text(self) -> str:
        """The whole, to be read on a screen."""
        blocks = ["\n".join(self._head())]
        blocks += ["\n".join(self._question(one)) for one in self._shown]
        if told := [f"  {line}" for line in map(self._number, self.impact.numbers)]:
            blocks.append("\n".join([self.say(msg("Worked out otherwise:")), *told]))
        blocks += ["\n".join(self._rerun(one)) for one in self.reruns]
        return "\n\n".join(blocks)

    def _head(self) -> Iterator[str]:
        all_, changed = len(self.impact.questions), len(self.impact.changed)
        yield self.say(msg("Impact of {old} → {new}", old=self.old, new=self.new))
        yield self.say(self._count(all_, changed))
        yield from (f"  {line}" for line in self._sorts())
        yield from (f"  {self._word(word)}" for word in self.impact.words)
        if self.impact.tried:
            yield self.say(_TRIED)

    def _count(self, all_: int, changed: int) -> Message:
        if not changed:
            return msg("Questions that change: none of {all} (proved)", all=all_)
        return msg("Questions that change: {changed} of {all}; equal: {equal} (proved)", **_counted(all_, changed))

    def _sorts(self) -> Iterator[str]:
        """How many questions come to each verdict."""
        found = Counter(one.verdict for one in self.impact.changed)
        yield from (f"{self.say.text(VERDICTS[one])}: {found[one]}" for one in Verdict if found[one])

    def _word(self, word: Word) -> str:
        return f"{self._called(word)}: {word.old or '—'} → {word.new or '—'}"

    def _called(self, word: Word) -> str:
        return self.say(WORDS[word.kind].about(name=word.name))

    def _question(self, one: Compared) -> Iterator[str]:
        yield f"{one.question.name}: {self.say.text(VERDICTS[one.verdict])}"
        yield f"  {self.say.text(one.question.about)}"
        if one.written:
            yield "  " + self.say(msg("written otherwise: {ids}", ids=", ".join(one.written)))
        if one.own is not None:
            yield "  " + self.say(_states(one.own))
        for change in one.changes:
            yield f"  {change.old.answer} → {change.new.answer}: {self.say.text(KINDS[change.kind])}"
            yield "    " + self.say(msg("with: {facts}", facts=_facts(change.facts) or _NOTHING))
            yield "    " + self.say(msg("before: {why}", why=self._why(change.old.decided, change.old.gaps)))
            yield "    " + self.say(msg("after: {why}", why=self._why(change.new.decided, change.new.gaps)))

    def _why(self, decided: Iterable[str], gaps: Iterable[str]) -> str:
        told = [self.say(msg("decided by {ids}", ids=", ".join(decided)))] if decided else []
        told += [self.say(msg("gaps: {ids}", ids=", ".join(gaps)))] if gaps else []
        return "; ".join(told) or self.say(msg("no ruling speaks"))

    def _number(self, one: Number) -> str:
        given = {name: str(value) for name, value in (*one.numbers.items(), *one.answers.items())}
        name = f"{one.name} ({one.answer})" if one.answer else one.name
        return f"{name}: {_value(one.old)} → {_value(one.new)}" + (f" ({_facts(given)})" if given else "")

    def _rerun(self, one: Rerun) -> Iterator[str]:
        yield self.say(_flipped(one))
        for flip in one.flips[:MOST_FLIPS]:
            yield f"  {flip.key}"
            yield "    {} → {}".format(*self._outcomes(flip))
        yield from (f"  {line}" for line in self._more(len(one.flips) - MOST_FLIPS) if line)

    def _outcomes(self, flip: Flip) -> tuple[str, str]:
        """Both outcomes in a line each; of several findings those that are on one side only."""
        old, new = (dict(lines_of(self._outcome(one))) for one in (flip.old, flip.new))
        apart = ((line for means, line in own.items() if means not in other) for own, other in ((old, new), (new, old)))
        before, after = ("; ".join(lines) or "—" for lines in apart)
        return before, after

    def _outcome(self, outcome: str | None) -> str:
        return self.say(msg("not there")) if outcome is None else outcome

    # ------------------------------------------------------------------------------------------------ Markdown

    def markdown(self) -> str:
        """The whole, as the comment of a pull request."""
        from zarcovi_rules.app.markdown import code, plain

        all_, changed = len(self.impact.questions), len(self.impact.changed)
        old, new = code(self.old), code(self.new)
        title = self.say(msg("Impact on the rules"))
        lines = [f"### {plain(title)}: {old} → {new}", ""]
        lines += [f"**{plain(self.say(self._count(all_, changed)))}**", ""]
        lines += [f"- {plain(line)}" for line in (*self._sorts(), *map(self._word, self.impact.words))]
        lines += [f"- {plain(self._number(one))}" for one in self.impact.numbers]
        lines += ["", plain(self.say(_TRIED))] if self.impact.tried else []
        if self._shown:
            titles = (msg("question"), msg("change"), msg("with"), msg("before"), msg("after"))
            rows = [self._row(one, change) for one in self._shown for change in one.changes or (None,)]
            fitting = _fitting(rows)
            lines += ["", *_table(self.say(one) for one in titles), *fitting]
            lines += self._more(len(rows) - len(fitting))
        for run in self.reruns:
            lines += ["", f"**{plain(self.say(_flipped(run)))}**"]
            if run.flips:
                heads = (msg("case"), msg("before"), msg("after"))
                lines += ["", "<details>", "", *_table(self.say(one) for one in heads)]
                lines += [
                    "| {} |".format(" | ".join(plain(one) for one in (flip.key, *self._outcomes(flip))))
                    for flip in run.flips[:MOST_FLIPS]
                ]
                lines += [*self._more(len(run.flips) - MOST_FLIPS), "", "</details>"]
        return "\n".join(lines)

    def _more(self, more: int) -> list[str]:
        if more <= 0:
            return []
        return ["", self.say(msg("and {more} more (--format json has all)", more=more))]

    def _row(self, one: Compared, change: Change | None) -> str:
        from zarcovi_rules.app.markdown import code, plain

        if change is None:
            return f"| {code(one.question.name)} | {plain(self.say.text(VERDICTS[one.verdict]))} | | | |"
        cells = [code(one.question.name), plain(self.say.text(KINDS[change.kind]))]
        cells.append(
            ", ".join(code(f"{name} = {value}") for name, value in change.facts.items()) or plain(self.say(_NOTHING))
        )
        sides = (change.old, change.new)
        cells += [f"{code(told.answer)}: {plain(self._why(told.decided, told.gaps))}" for told in sides]
        return f"| {' | '.join(cells)} |"

    # ---------------------------------------------------------------------------------------------------- data

    def data(self) -> dict[str, Any]:
        """The whole as data."""
        return {
            "antes": self.old,
            "depois": self.new,
            "muda": self.differs,
            "perguntas_ao_todo": len(self.impact.questions),
            "perguntas_iguais": len(self.impact.questions) - len(self.impact.changed),
            "perguntas": [self._as_data(one) for one in self._shown],
            "palavras": [
                {"tipo": word.kind, "nome": word.name, "antes": word.old, "depois": word.new}
                for word in self.impact.words
            ],
            "contas": [
                {
                    "nome": one.name,
                    "resposta": one.answer or None,
                    "numeros": dict(one.numbers),
                    "respostas_abaixo": dict(one.answers),
                    "antes": one.old,
                    "depois": one.new,
                }
                for one in self.impact.numbers
            ],
            "casos": [
                {
                    "colecao": run.corpus,
                    "ao_todo": run.cases,
                    "viram": [{"caso": flip.key, "antes": flip.old, "depois": flip.new} for flip in run.flips],
                }
                for run in self.reruns
            ],
        }

    def _as_data(self, one: Compared) -> dict[str, Any]:
        return {
            "pergunta": one.question.name,
            "sobre": self.say.text(one.question.about),
            "veredito": one.verdict,
            "escrito_de_outro_modo": list(one.written),
            "estados": None if one.own is None else {"mudam": one.own.changed, "ao_todo": one.own.states},
            "mudancas": [
                {
                    "tipo": change.kind,
                    "fatos": dict(change.facts),
                    **{
                        side: {
                            "resposta": told.answer,
                            "decidida_por": list(told.decided),
                            "lacunas": list(told.gaps),
                        }
                        for side, told in (("antes", change.old), ("depois", change.new))
                    },
                }
                for change in one.changes
            ],
        }


_TRIED: Message = msg("What is worked out from numbers was compared on small numbers only.")
_NOTHING: Message = msg("nothing out of the ordinary")


def _counted(all_: int, changed: int) -> dict[str, object]:
    return {"all": all_, "changed": changed, "equal": all_ - changed}


def _states(own: Counted) -> Message:
    return msg(
        "states of its own layer that change: {changed} of {states}",
        changed=grouped(own.changed),
        states=grouped(own.states),
    )


def _flipped(one: Rerun) -> Message:
    corpus = CORPORA.get(one.corpus, one.corpus)
    counts = {"corpus": corpus, "flips": grouped(len(one.flips)), "cases": grouped(one.cases)}
    if not one.flips:
        return msg("{corpus}: none of {cases} comes out otherwise").about(**counts)
    return msg("{corpus}: {flips} of {cases} come out otherwise").about(**counts)


def _facts(facts: Mapping[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in facts.items())


def _value(value: int | str | None) -> str:
    return "—" if value is None else str(value)


def _fitting(rows: Sequence[str]) -> list[str]:
    """As many of the rows, from the first on, as a comment may hold."""
    letters = accumulate(len(row) + 1 for row in rows)
    return [row for row, all_ in zip(rows, letters, strict=True) if all_ <= MOST_LETTERS]


def _table(titles: Iterable[str]) -> Iterator[str]:
    shown = list(titles)
    yield f"| {' | '.join(shown)} |"
    yield f"| {' | '.join('---' for _ in shown)} |"
