"""A recorded battle: its posts, what each does, and who plays, seen from the seat of one player (`Table.me`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from zarcovi_rules.core.messages import Both, Message, RulesError, Text, msg, nearest
from zarcovi_rules.core.situation import Given
from zarcovi_rules.source.text import fold

FROM_POSTS = frozenset(
    {
        "encerro.autor",
        "encerro.ultimo_inimigo",
        "encerro.antes_do_inicio",
        "encerro.ordem",
        "contagem.finalidade",
        "dimensao.momento",
        "dimensao.voltou",
        "dimensao.turno_da_volta",
    }
)
"""The facts that only the posts of a log tell."""

VERBS: Mapping[str, Both] = {
    "usa": Both("A habilidade que o post usa.", "The ability that the post uses."),
    "ativa": Both("O que o post ativa.", "What the post activates."),
    "desativa": Both("O que o post desativa.", "What the post deactivates."),
    "equipa": Both("O item que o post equipa.", "The item that the post equips."),
    "desequipa": Both("O item que o post desequipa.", "The item that the post unequips."),
    "substitui": Both("O modo ativo que o post substitui por outro.", "The active mode that the post replaces."),
    "mescla": Both("O modo ativo que o post mescla com outro.", "The active mode that the post merges with another."),
    "sobrepoe": Both("O modo ativo que o post sobrepõe com outro.", "The active mode that the post overlays."),
    "faz_ativar": Both(
        "O que, pela legenda do card usado no post, se ativa.",
        "What activates by the legend of the card that the post uses.",
    ),
    "infringe": Both(
        "O item ou a ativação que proíbe expressamente o card usado no post.",
        "The item or activation that expressly forbids the card that the post uses.",
    ),
    "atinge": Both(
        "O item ou a barreira que é alvo do que o post usa.", "The item or barrier that what the post uses hits."
    ),
    "atrai": Both("O item atraído pelo que o post usa.", "The item that what the post uses attracts."),
    "descobre": Both(
        "O modo que fica sem o outro que o cobria, ou que se mesclara com ele.",
        "The mode that is left without the other, which was over it or merged with it.",
    ),
    "declara": Both(
        "A ofensiva tardia de cuja queda o post declara o momento e o local.",
        "The delayed offence of whose fall the post declares moment and place.",
    ),
    "especifica": Both(
        "O alcance (curto, médio, longo) que o post especifica para o que usa.",
        "The range (curto, médio, longo) that the post specifies for what it uses.",
    ),
    "vai_para": Both(
        "A dimensão para onde o autor vai com o que o post usa.", "The dimension to which what the post uses takes him."
    ),
    "perde": Both(
        "A habilidade que perde usos, e quantos: `Lâmina 2x`.",
        "The ability that loses uses, and how many: `Lâmina 2x`.",
    ),
    "ganha": Both(
        "A habilidade que ganha usos, e quantos: `Lâmina 2x`.",
        "The ability that gains uses, and how many: `Lâmina 2x`.",
    ),
}
"""What a post may do with an ability or item that it names, by the field (or column) that says so."""

TO_ITEMS = ("atinge", "atrai")
"""The verbs that are done to an item or a barrier."""

BEGIN = ("usa", "ativa", "equipa")
"""The verbs from which the turns of an effect are counted."""

HAPPENINGS: Mapping[str, Text] = {
    "morre": Text("o autor do post morre", "the post's author dies"),
    "dribla_a_morte": Text("o autor do post dribla a morte", "the post's author dodges death"),
    "ressuscita": Text("o autor do post ressuscita", "the post's author comes back to life"),
    "cai_em_genjutsu": Text("o autor do post cai em um Genjutsu", "the post's author falls in a Genjutsu"),
    "sai_do_genjutsu": Text("o autor do post sai do Genjutsu", "the post's author leaves the Genjutsu"),
    "e_paralisado": Text("o autor do post é paralisado", "the post's author is paralysed"),
    "e_selado": Text("o autor do post é selado", "the post's author is sealed"),
    "acaba_a_luta": Text("a luta acaba", "the fight ends"),
}
"""What may happen to a post's author, or to everybody, by its word in `acontece`."""


class NowhereError(RulesError):
    """No post names what it is asked about."""


class Side(StrEnum):
    """On whose side an author plays, as seen from the seat of `Table.me`."""

    EU = "eu"
    INIMIGO = "inimigo"
    ALIADO = "aliado"


class Closes(StrEnum):
    """How a post ends its author's turn."""

    SIM = "sim"
    NAO = "nao"
    PULOU = "pulou"
    """The turn went by without a closing: it was skipped, or its time ran out."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a post does with the ability or item `name`; `count` is the number written with it (`Lâmina 2x`).

    What happens to the post's author or to everybody (`HAPPENINGS`) is an act without a name.
    """

    verb: str
    name: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """An act with the place of the post that it is in, and that post's author."""

    author: str
    place: int
    act: Act

    @property
    def about(self) -> str:
        """What it is done to."""
        return self.act.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """One post: who wrote it, whether it closes his turn, what it does, whether it says that he returns to Earth."""

    author: str
    closes: Closes = Closes.SIM
    acts: tuple[Act, ...] = ()
    returns: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Who plays, seen from one seat. Raises `RulesError` for a player without a name, and for one named twice.

    Names that differ only in accents and capitals are one.
    """

    me: str = "eu"
    enemies: tuple[str, ...] = ("inimigo",)
    allies: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        known: set[str] = set()
        for player in self.players:
            if not fold(player):
                raise RulesError(msg("a player has no name"), msg("name each player"))
            if fold(player) in known:
                raise RulesError(msg("“{player}” plays twice", player=player), msg("name each player once"))
            known.add(fold(player))

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return (self.me, *self.enemies, *self.allies)

    def seen_by(self, player: str) -> Table:
        """The same players, from the seat of `player`: his enemies are those who play against him."""
        mine, theirs = (self.me, *self.allies), self.enemies
        own, others = (mine, theirs) if player in mine else (theirs, mine)
        return Table(me=player, enemies=others, allies=tuple(other for other in own if other != player))

    def refuse_as_item(self, act: Act) -> None:
        """Raise `RulesError` when an act that is done to an item names a player."""
        if act.verb in TO_ITEMS and self.named(act.name) in self.players:
            raise RulesError(
                msg("“{name}” is a player, and `{verb}` names an item or a barrier", name=act.name, verb=act.verb),
                msg("What happens to a player stands in a post of his own: `acontece: {word}`.", word="e_paralisado"),
            )

    def named(self, written: str) -> str:
        """The player whom `written` names, accents and capitals aside; what is written when nobody is so called."""
        return next((player for player in self.players if fold(player) == fold(written)), written)

    def side(self, author: str) -> Side:
        """The side of `author`. Raises `RulesError` for one who does not play."""
        if author == self.me:
            return Side.EU
        if author in self.enemies:
            return Side.INIMIGO
        if author in self.allies:
            return Side.ALIADO
        guess = nearest(author, self.players)
        raise RulesError(
            msg("“{author}” does not play in this battle", author=author),
            msg("Did you mean {guess}?", guess=guess)
            if guess
            else msg("Name one of: {known}.", known=", ".join(self.players)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """The posts of a battle in their order, and who plays in it.

    `given` is what holds of all of it, such as what a legend says of the counts; `about` what holds of an ability or
    item that the posts name. Raises `RulesError` for an author who does not play, for a given fact that the posts
    themselves tell, and for one that is given of all and of a single ability, or twice of one ability.
    """

    posts: tuple[Post, ...]
    table: Table = field(default_factory=Table)
    given: Given = field(default_factory=dict)
    about: Mapping[str, Given] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, facts in self.about.items():
            for fact in facts:
                if fact in self.given:
                    raise RulesError(
                        msg("{fact} is given of all and of {label}", fact=fact, label=name),
                        msg("Leave out one of the two."),
                    )
        said: dict[tuple[str, str], str] = {}
        for name, facts in self.about.items():
            for fact in facts:
                if (first := said.setdefault((fold(name), fact), name)) != name:
                    raise RulesError(
                        msg(
                            "{fact} is given of {first} and of {label}, which are one",
                            fact=fact,
                            first=first,
                            label=name,
                        ),
                        msg("Leave out one of the two."),
                    )
        self.refuse(*FROM_POSTS)
        for post in self.posts:
            self.table.side(post.author)
            for act in post.acts:
                self.table.refuse_as_item(act)

    def refuse(self, *facts: str) -> None:
        """Raise `RulesError` when the given facts state one that the posts tell."""
        for fact in facts:
            if fact in self.given or any(fact in facts for facts in self.about.values()):
                raise RulesError(msg("the posts already tell {fact}", fact=fact), msg("leave it out"))

    def known_of(self, *names: str) -> Given:
        """What is given of these abilities or items together: what holds of all, and what holds of each.

        Raises `RulesError` for a fact of which two of them state different values.
        """
        known: dict[str, str | int | bool] = {}
        by: dict[str, str] = {}
        for name in names:
            for fact, value in self._alone(name).items():
                if fact in known and known[fact] != value:
                    raise RulesError(
                        msg(
                            "“{one}” and “{other}” are used in one post, and differ in {fact}: {before}, {value}",
                            one=by[fact],
                            other=name,
                            fact=fact,
                            before=known[fact],
                            value=value,
                        ),
                        msg("state of each only what holds of both together, or write two posts"),
                    )
                known[fact], by[fact] = value, name
        return {**self.given, **known}

    def _alone(self, name: str) -> Given:
        """What is given of the ability or item `name` and not of all."""
        return {fact: v for each in self.about if fold(each) == fold(name) for fact, v in self.about[each].items()}

    def told_of(self, name: str) -> Log:
        """The same log, all of whose facts are of the ability or item `name`."""
        return replace(self, given=self.known_of(name), about={})

    def player(self, written: str) -> str:
        """The player whom `written` names. Raises `NowhereError` for one who does not play."""
        player = self.table.named(written)
        try:
            self.table.side(player)
        except RulesError as error:
            raise NowhereError(error.message, error.help) from None
        return player

    def happenings(self, player: str, since: int = 0) -> tuple[Done, ...]:
        """What happens to `player` from the post at `since` on, in the posts' order."""
        return tuple(done for done in self.acts(*HAPPENINGS) if done.author == player and done.place >= since)

    def start_of(self, effect: str, *, mine: bool = False) -> int:
        """The place of the last post that begins `effect` (`mine`: that I begin it in): uses, activates or equips it.

        Raises `RulesError` without one.
        """
        for done in reversed(self.acts(*BEGIN)):
            if fold(effect) == fold(done.act.name) and (not mine or done.author == self.table.me):
                return done.place
        raise self._nowhere(
            effect,
            msg("no post of {me} uses “{effect}”", me=self.table.me, effect=effect)
            if mine
            else msg("no post of this log uses “{effect}”", effect=effect),
        )

    def acts(self, *verbs: str) -> tuple[Done, ...]:
        """What the posts do of `verbs`, in their order."""
        return tuple(
            Done(author=post.author, place=place, act=act)
            for place, post in enumerate(self.posts)
            for act in post.acts
            if act.verb in verbs
        )

    def last_use(self, name: str) -> Done:
        """The last use of the ability `name`, by whomever. Raises `NowhereError` without one."""
        uses = self.acts_on(name, "usa")
        if not uses:
            raise NowhereError(
                msg("no post of this log uses “{effect}”", effect=name), msg("state in `usa` which post uses it")
            )
        return uses[-1]

    def last_attack(self, player: str, before: int | None = None) -> Done | None:
        """The last use by an enemy of `player`, in the posts before the place `before`; None without one.

        Whatever else its post uses is part of the same attack: see `used_at`.
        """
        enemies = self.table.seen_by(player).enemies
        uses = [done for done in self.acts("usa") if done.author in enemies]
        return next((done for done in reversed(uses) if before is None or done.place < before), None)

    def last_card(self, player: str) -> Done:
        """The last card that the player posts. Raises `NowhereError` without one."""
        cards = [done for done in self.acts(*BEGIN) if done.author == player]
        if not cards:
            raise NowhereError(
                msg("no post of {player} uses a card", player=player),
                msg("state in `usa`, `ativa` or `equipa` the card that is asked about"),
            )
        return cards[-1]

    def used_at(self, place: int) -> tuple[str, ...]:
        """All that the post at `place` uses, which is one attack."""
        return tuple(act.name for act in self.posts[place].acts if act.verb == "usa")

    def used_in(self, done: Done) -> tuple[str, ...]:
        """By what a post does to something: all that it uses. Raises `NowhereError` when it uses nothing."""
        used = self.used_at(done.place)
        if not used:
            raise NowhereError(
                msg("a post hits or attracts “{item}”, and uses nothing", item=done.act.name),
                msg("state in `usa` what the post uses"),
            )
        return used

    def acts_on(self, name: str, *verbs: str) -> tuple[Done, ...]:
        """What the posts do of `verbs` to the ability or item `name`, and what happens of them, whoever the author is.

        Raises `RulesError` when no post names it at all.
        """
        if not any(act.name and fold(name) == fold(act.name) for post in self.posts for act in post.acts):
            raise self._nowhere(name, msg("no post of this log names “{name}”", name=name))
        return tuple(done for done in self.acts(*verbs) if done.act.name == "" or fold(done.act.name) == fold(name))

    def _nowhere(self, name: str, message: Message) -> NowhereError:
        """The error for an ability that no post names so, with the nearest that one does."""
        named = [done for done in self.acts(*VERBS) if fold(done.act.name) != fold(name)]
        guess = nearest(name, [done.act.name for done in named])
        known = ", ".join(dict.fromkeys(f"{done.act.name} ({done.author})" for done in self.acts(*VERBS)))
        return NowhereError(
            message,
            msg("Did you mean {guess}? The posts use: {uses}.", guess=guess, uses=known)
            if guess
            else msg("State which post uses it: so far they use {uses}.", uses=known)
            if known
            else msg("State which post uses it: so far none uses anything."),
        )
