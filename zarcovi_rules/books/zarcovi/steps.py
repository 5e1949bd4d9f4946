"""The sentences that Zarcovi players say, as Gherkin steps. The ones that every book has come from `verify.rules`."""

import re
from dataclasses import dataclass, replace

from zarcovi_rules.books.zarcovi import timeline
from zarcovi_rules.books.zarcovi.book import book
from zarcovi_rules.books.zarcovi.timeline import Closes, Log, Post, Table
from zarcovi_rules.core.messages import RulesError, msg
from zarcovi_rules.verify.rules import Play, lookup, rule_steps
from zarcovi_rules.verify.steps import Table as Rows

steps = rule_steps(book())

steps.parameter(
    "forma",
    "de campo|em manto|corporal",
    {"de campo": "campo", "em manto": "manto", "corporal": "camada"}.__getitem__,
    examples=["de campo"],
)
steps.parameter("cobertura", r"unidirecional|360°?", lambda text: text.removesuffix("°"), examples=["360°"])
steps.parameter(
    "escala", r"\S+", lookup(msg("scale"), ((v, v) for v in book().facts["ataque.escala"].domain)), examples=["global"]
)
steps.parameter(
    "status",
    r"\S+",
    lookup(
        msg("status"),
        [(v, v) for v in ("letal", "ilimitado", "supremo")] + [("ilimitada", "ilimitado"), ("desconhecido", "outro")],
    ),
    examples=["letal"],
)
steps.parameter(
    "efeito",
    r"\S+",
    lookup(msg("effect"), ((v, v) for v in book().facts["ataque.efeito"].domain)),
    examples=["paralisia"],
)
steps.parameter(
    "direcao",
    "pelas costas|pela frente",
    {"pelas costas": "costas", "pela frente": "frente"}.__getitem__,
    examples=["pelas costas"],
)
steps.parameter("natureza", "Ninjutsu|Taijutsu|Genjutsu", str.lower, examples=["Taijutsu"])
steps.parameter(
    "auxilio", r"\S+", lookup(msg("aid"), ((v, v) for v in book().facts["ataque.auxilio"].domain)), examples=["portal"]
)
steps.parameter(
    "alvo",
    "o usuário|a extensão do usuário|um aliado do usuário",
    {"o usuário": "usuario", "a extensão do usuário": "extensao", "um aliado do usuário": "aliado"}.__getitem__,
    examples=["um aliado do usuário"],
)


@steps.dado(
    "uma barreira {forma} {cobertura} de status {status}",
    en="The barrier that defends: form, coverage and status.",
)
def _(play: Play, forma: str, cobertura: str, status: str) -> None:
    """A barreira que defende: forma, cobertura e status."""
    play.state({"barreira.forma": forma, "barreira.cobertura": cobertura, "barreira.status": status})


@steps.dado(
    "uma barreira {forma} de status {status}",
    en="The barrier that defends, its coverage unsaid (on the body it is always 360°).",
)
def _(play: Play, forma: str, status: str) -> None:
    """A barreira que defende, sem dizer a cobertura (a corporal é sempre 360°)."""
    play.state({"barreira.forma": forma, "barreira.status": status})


@steps.dado("a barreira permanece em campo", en="The barrier stays in the field after it is raised.")
def _(play: Play) -> None:
    """A barreira fica em campo depois de erguida."""
    play.state({"barreira.permanece": "sim"})


@steps.dado("a barreira não permanece em campo", en="The barrier is gone once used.")
def _(play: Play) -> None:
    """A barreira some depois de usada."""
    play.state({"barreira.permanece": "nao"})


@steps.dado(
    "a barreira se comporta como modo gigante",
    en="The barrier behaves as a giant mode; if not said, it does not.",
)
def _(play: Play) -> None:
    """A barreira se comporta como modo gigante; se não for dito, não."""
    play.state({"barreira.modo_gigante": "sim"})


@steps.dado("um ataque {escala} de status {status}", en="The attack: scale and status.")
def _(play: Play, escala: str, status: str) -> None:
    """O ataque: escala e status."""
    play.state({"ataque.escala": escala, "ataque.status": status})


@steps.dado("o ataque é de {efeito}", en="What the attack does: damage, sealing, imprisonment or paralysis.")
def _(play: Play, efeito: str) -> None:
    """O que o ataque faz: dano, selamento, aprisionamento ou paralisia."""
    play.state({"ataque.efeito": efeito})


@steps.dado(
    "o ataque chega por {auxilio}",
    en="What takes the attack to its target: a portal, a teleporte or a teletransporte.",
)
def _(play: Play, auxilio: str) -> None:
    """O que leva o ataque até o alvo: portal, teleporte ou teletransporte."""
    play.state({"ataque.auxilio": auxilio})


@steps.dado("o ataque visa {alvo}", en="Whom the attack tries to hit; if not said, the defence's user.")
def _(play: Play, alvo: str) -> None:
    """Quem o ataque tenta atingir; se não for dito, o usuário da defesa."""
    play.state({"alvo": alvo})


@steps.dado("o ataque vem {direcao}", en="From which side of the defence the attack comes; if not said, at its front.")
def _(play: Play, direcao: str) -> None:
    """De que lado da defesa o ataque vem; se não for dito, pela frente."""
    play.state({"ataque.direcao": direcao})


@steps.dado("o ataque tem adição de Senjutsu", en="Senjutsu was added to the attack.")
def _(play: Play) -> None:
    """Foi adicionado Senjutsu ao ataque."""
    play.state({"ataque.senjutsu": "sim"})


@steps.dado("o ataque é {natureza}", en="The attack's kind; if not said, Ninjutsu.")
def _(play: Play, natureza: str) -> None:
    """A natureza do ataque; se não for dita, Ninjutsu."""
    play.state({"ataque.natureza": natureza})


@steps.dado("a barreira é de rank {int}", en="The speed rank at which the barrier is raised: the lower, the faster.")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade com que a barreira se ergue: quanto menor, mais rápida."""
    play.state({"barreira.rank": rank})


@steps.dado("o ataque é de rank {int}", en="The attack's speed rank: the lower, the faster.")
def _(play: Play, rank: int) -> None:
    """O rank de velocidade do ataque: quanto menor, mais rápido."""
    play.state({"ataque.rank": rank})


# Returning an attack; extensions.

steps.parameter(
    "combavel", "combável|não combável", {"combável": "sim", "não combável": "nao"}.__getitem__, examples=["combável"]
)
steps.parameter(
    "escolha",
    "devolver|apenas repelir",
    {"devolver": "devolver", "apenas repelir": "apenas_repelir"}.__getitem__,
    examples=["apenas repelir"],
)
steps.parameter(
    "salvamento",
    "se regenera|ressuscita|dribla a morte",
    {"se regenera": "regeneracao", "ressuscita": "ressurreicao", "dribla a morte": "drible_de_morte"}.__getitem__,
    examples=["dribla a morte"],
)
steps.parameter("presenca", "está|não está", {"está": "sim", "não está": "nao"}.__getitem__, examples=["não está"])


@steps.dado(
    "uma defesa de rank {int}",
    en="The defence and its legend's rank; the legend does not say that it returns the attack.",
)
def _(play: Play, rank: int) -> None:
    """A defesa e o rank da sua legenda, que não diz que ela devolve."""
    play.state({"defesa.rank": rank})


@steps.dado(
    "uma defesa que devolve o ataque",
    en="The defence whose legend says that it returns the attack, its rank unsaid.",
)
def _(play: Play) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, sem dizer o rank."""
    play.state({"defesa.devolve": "sim"})


@steps.dado(
    "uma defesa de rank {int} que devolve o ataque",
    en="The defence whose legend says that it returns the attack, and that legend's rank.",
)
def _(play: Play, rank: int) -> None:
    """A defesa cuja legenda diz que ela devolve o ataque, e o rank dessa legenda."""
    play.state({"defesa.devolve": "sim", "defesa.rank": rank})


@steps.dado(
    "o jogador escolhe {escolha}",
    en="What the player of a returning defence does: return, or only repel; if not said, return.",
)
def _(play: Play, escolha: str) -> None:
    """O que faz quem tem a legenda de devolver: devolver ou apenas repelir; se não for dito, devolver."""
    play.state({"defesa.escolha": escolha})


@steps.dado("nada acelera a defesa", en="The defence keeps its legend's rank; it does so too if nothing is said.")
def _(play: Play) -> None:
    """A defesa fica no rank da legenda; é assim também se não for dito."""
    play.state({"defesa.aumentos": "nenhum"})


@steps.dado(
    "a defesa é acelerada para o rank {int}",
    en="An ability speeds the defence up, and to which rank: lower than its legend's.",
)
def _(play: Play, rank: int) -> None:
    """Uma habilidade acelera a defesa, e o rank a que a leva: menor que o da legenda."""
    play.state({"defesa.aumentos": "um", "defesa.rank_aumentado": rank})


@steps.dado("várias habilidades aceleram a defesa", en="More than one increase of speed at once.")
def _(play: Play) -> None:
    """Mais de um aumento de velocidade ao mesmo tempo."""
    play.state({"defesa.aumentos": "varios"})


@steps.dado("um ataque {combavel}", en="The attack and whether it can be comboed, its rank unsaid.")
def _(play: Play, combavel: str) -> None:
    """O ataque e se é combável, sem dizer o rank."""
    play.state({"ataque.combavel": combavel})


@steps.dado("um ataque {combavel} de rank {int}", en="The attack: whether it can be comboed, and its speed rank.")
def _(play: Play, combavel: str, rank: int) -> None:
    """O ataque: se é combável e o seu rank de velocidade."""
    play.state({"ataque.combavel": combavel, "ataque.rank": rank})


@steps.dado(
    "o usuário {salvamento}",
    en="The effect that saves the user: regenerating, coming back to life or dodging death.",
)
def _(play: Play, salvamento: str) -> None:
    """O efeito que salva o usuário: ele se regenera, ressuscita ou dribla a morte."""
    play.state({"usuario.efeito": salvamento})


@steps.dado(
    "a extensão {presenca} em campo",
    en="Whether the extension is in the field when its user turns intangible.",
)
def _(play: Play, presenca: str) -> None:
    """Se a extensão está em campo quando o usuário fica intangível."""
    play.state({"extensao.em_campo": presenca})


# Recorded battles, and the counts of their turns.

COLUMNS = ("quem", "usa", "volta", "encerra")


@dataclass(slots=True)
class Battle:
    """The battle that a scenario records: who plays, its posts, and after which of them the judge is asked."""

    me: str | None = None
    enemies: tuple[str, ...] | None = None
    allies: tuple[str, ...] = ()
    posts: tuple[Post, ...] | None = None
    until: int | None = None

    def seat(self, me: str) -> None:
        """Say whose seat the battle is seen from. It is one for the whole scenario."""
        if self.me not in (None, me):
            raise RulesError(
                msg("the battle is seen by {before}, and now by {me}", before=self.me, me=me),
                msg("name the enemies and allies of one player only"),
            )
        self.me = me

    def log(self, play: Play) -> Log:
        """The battle so far, with what the scenario says of all of it."""
        if self.posts is None:
            raise RulesError(msg("no battle was recorded"), msg("write the step `Dada a batalha:` with its posts"))
        if self.until is not None and not 1 <= self.until <= len(self.posts):
            raise RulesError(
                msg("the battle has no post {number}", number=self.until),
                msg("name one of its {count} posts", count=len(self.posts)),
            )
        default = Table()
        table = Table(
            me=self.me or default.me,
            enemies=default.enemies if self.enemies is None else self.enemies,
            allies=self.allies,
        )
        posts = self.posts[: self.until]
        return Log(posts=tuple(replace(p, author=table.named(p.author)) for p in posts), table=table, given=play.given)


_COLUMN = lookup(msg("column"), ((name, name) for name in COLUMNS))
_CLOSES = lookup(msg("closing"), [("", Closes.SIM), *((closes.value, closes) for closes in Closes)])
_YES_NO = lookup(msg("value"), [("", False), ("sim", True), ("não", False)])


def _posts(rows: Rows) -> tuple[Post, ...]:
    header = [_COLUMN(name) for name in rows[0]]
    if "quem" not in header:
        raise RulesError(msg("the table has no column {name}", name="quem"), msg("say who writes each post"))
    posts = []
    for row in rows[1:]:
        said = dict(zip(header, row, strict=True))
        closes, returns = _CLOSES(said.get("encerra", "")), _YES_NO(said.get("volta", ""))
        assert isinstance(closes, Closes)
        uses = tuple(use.strip() for use in said.get("usa", "").split(",") if use.strip())
        posts.append(Post(author=said["quem"], closes=closes, uses=uses, returns=bool(returns)))
    return tuple(posts)


steps.parameter("nome", r"[^\s,]+", examples=["Iara"])
steps.parameter(
    "lado", "inimig[oa]s?|aliad[oa]s?", lambda text: f"{text.rstrip('aos')}o", examples=["inimigos", "aliada"]
)
steps.parameter("habilidade", r"(?:[oa]s? )?.+", lambda text: re.sub(r"^[oa]s? ", "", text), examples=["a Fenda"])
steps.parameter(
    "contado",
    "um selamento dimensional|um voo emprestado|uma paralisia|uma ativação|uma ofensiva tardia",
    {
        "um selamento dimensional": "selamento_dimensional",
        "um voo emprestado": "voo_emprestado",
        "uma paralisia": "paralisia",
        "uma ativação": "ativacao",
        "uma ofensiva tardia": "ofensiva_tardia",
    }.__getitem__,
    examples=["uma paralisia"],
)


@steps.dado(
    "a batalha:",
    en="""The posts, one a line: who posts (`quem`), what is used (`usa`), a return to Earth (`volta`: sim),
    a closing (`encerra`: sim, não, pulou).

    Only `quem` is needed; without the others the post uses nothing, nobody returns, and it closes.
    """,
    tables=[COLUMNS],
)
def _(play: Play, *, table: Rows) -> None:
    """Os posts, um por linha: quem posta, o que usa, se volta para a Terra (sim), se encerra (sim, não, pulou).

    Só a coluna `quem` é precisa; sem as outras, o post nada usa, ninguém volta, e ele encerra.
    """
    play.keep(Battle).posts = _posts(table)


@steps.dado(
    "{nome} tem por {lado} {nomes}",
    en="Who counts the turns, and who plays against or beside; if not said, `eu` against `inimigo`.",
)
def _(play: Play, nome: str, lado: str, nomes: tuple[str, ...]) -> None:
    """Quem conta os turnos, e contra quem ou ao lado de quem joga; se não for dito, `eu` contra `inimigo`."""
    battle = play.keep(Battle)
    battle.seat(nome)
    if lado == "inimigo":
        battle.enemies = nomes
    else:
        battle.allies = nomes


@steps.dado(
    "a batalha está no post {int}",
    en="The judge is asked right after this post, counted from 1: later ones have not come yet.",
)
def _(play: Play, number: int) -> None:
    """Pergunta-se logo depois desse post, contado a partir de 1: os seguintes ainda não vieram."""
    play.keep(Battle).until = number


@steps.dado("se contam os turnos de {contado}", en="Of which effect the turns are counted.")
def _(play: Play, contado: str) -> None:
    """De que efeito se contam os turnos."""
    play.state({"contagem.efeito": contado})


@steps.dado(
    "a legenda deixa voltar até o turno {int}",
    en="The last dimensional turn in which the legend allows a return.",
)
def _(play: Play, limit: int) -> None:
    """O último turno dimensional em que a legenda deixa voltar."""
    play.state({"dimensao.limite": limit})


@steps.dado(
    "a volta vem no turno dimensional {int}",
    en="The dimensional turn of the return, where there is no battle to count it from.",
)
def _(play: Play, turn: int) -> None:
    """O turno dimensional da volta, quando não há batalha de que o contar."""
    play.state({"dimensao.turno_da_volta": turn})


@steps.quando(
    "perguntam ao juiz quantos turnos se passaram",
    en="The number of the turn, counted from the beginning of the battle.",
)
def _(play: Play) -> None:
    """O número do turno, contado desde o começo da batalha."""
    play.asked.append(timeline.turns(play.playing, play.keep(Battle).log(play)))


@steps.quando(
    "perguntam ao juiz há quantos turnos dura {habilidade}",
    en="The turns since the last use, by anybody, by the general count.",
)
def _(play: Play, habilidade: str) -> None:
    """Os turnos desde o último uso, por quem quer que seja, pela contagem geral."""
    play.asked.append(timeline.turns_of(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando(
    "perguntam ao juiz em que turno dimensional está {habilidade}",
    en="The turn of the dimensional count since the last use by the one who counts, which is turn 0.",
)
def _(play: Play, habilidade: str) -> None:
    """O turno da contagem dimensional desde o último uso por quem conta, que é o turno 0."""
    play.asked.append(timeline.dimensional_turn(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando(
    "perguntam ao juiz quantos turnos dimensionais terminaram desde {habilidade}",
    en="The dimensional turns that the enemy has ended since the last use, turn 0 included.",
)
def _(play: Play, habilidade: str) -> None:
    """Os turnos dimensionais que o inimigo já fechou desde o último uso, o turno 0 incluído."""
    play.asked.append(timeline.dimensional_turns_ended(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando(
    "perguntam ao juiz onde está o usuário depois de/do/da {habilidade}",
    en="On Earth or in another dimension, after the last use by the one who counts.",
)
def _(play: Play, habilidade: str) -> None:
    """Na Terra ou em outra dimensão, depois do último uso por quem conta."""
    play.asked.append(timeline.whereabouts(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando(
    "perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo",
    en="Whether the return came by the turn that the legend gives, if it gives one.",
)
def _(play: Play, habilidade: str) -> None:
    """Se a volta veio até o turno que a legenda dá, quando ela dá algum."""
    play.asked.append(timeline.return_in_time(play.playing, play.keep(Battle).log(play), habilidade))


@steps.quando(
    "perguntam ao juiz se a volta de/do/da {habilidade} veio no prazo de {int} turno(s)",
    en="Whether the return came by the dimensional turn of this number, the one in the legend.",
)
def _(play: Play, habilidade: str, limit: int) -> None:
    """Se a volta veio até o turno dimensional desse número, o que está na legenda."""
    play.state({"dimensao.limite": limit})
    play.asked.append(timeline.return_in_time(play.playing, play.keep(Battle).log(play), habilidade))


# Teleporte and teletransporte; combos.

_COUNTS = {"um": 1, "dois": 2, "três": 3}
_TAKEN = rf"(?:{'|'.join(_COUNTS)}) (?:de porte normal|(?:Mega )?Gigantes?)"


def _load(text: str) -> tuple[int, int, int]:
    """Of `um Gigante e dois de porte normal`: all that are taken, the Giants among them, the Mega Giants."""
    counts = {"normal": 0, "Gigante": 0, "Mega Gigante": 0}
    for part in text.split(" e "):
        count, _, size = part.partition(" ")
        counts[size.removeprefix("de porte ").removesuffix("s")] += _COUNTS[count]
    return sum(counts.values()), counts["Gigante"], counts["Mega Gigante"]


steps.parameter("carga", rf"{_TAKEN}(?: e {_TAKEN})*", _load, examples=["um Gigante e um de porte normal"])
steps.parameter(
    "levado",
    "um inimigo|um aliado não nomeado",
    {"um inimigo": "inimigo", "um aliado não nomeado": "aliado_nao_nomeado"}.__getitem__,
    examples=["um inimigo"],
)
steps.parameter("deslocamento", "teleporte|teletransporte", examples=["teleporte"])
steps.parameter("previsao", "prevê|exclui", {"prevê": "preve", "exclui": "exclui"}.__getitem__, examples=["prevê"])
steps.parameter(
    "fuga",
    "teleporte|teletransporte|esquiva|voo|corrida",
    lambda text: text if text in ("teleporte", "teletransporte") else "outra_defesa",
    examples=["teletransporte"],
)
steps.parameter(
    "passageiro",
    "um aliado|um inimigo|a sua extensão",
    {"um aliado": "aliado", "um inimigo": "inimigo", "a sua extensão": "extensao"}.__getitem__,
    examples=["um aliado"],
)
steps.parameter(
    "porte",
    "de porte normal|Gigante|Mega Gigante",
    {"de porte normal": "normal", "Gigante": "gigante", "Mega Gigante": "mega_gigante"}.__getitem__,
    examples=["Mega Gigante"],
)
steps.parameter(
    "alcance",
    "curto|médio|longo",
    {"curto": "curto", "médio": "medio", "longo": "longo"}.__getitem__,
    examples=["longo"],
)
steps.parameter(
    "nomeia", "nomeia|não nomeia", {"nomeia": "sim", "não nomeia": "nao"}.__getitem__, examples=["não nomeia"]
)


@steps.dado("um {deslocamento}", en="The means by which the user defends, or takes somebody along, its rank unsaid.")
def _(play: Play, deslocamento: str) -> None:
    """O deslocamento com que o usuário se defende, ou com que leva alguém, sem dizer o rank."""
    play.state({"deslocamento.tipo": deslocamento})


@steps.dado("um {deslocamento} de rank {int}", en="The means and its speed rank: the lower, the faster.")
def _(play: Play, deslocamento: str, rank: int) -> None:
    """O deslocamento e o seu rank de velocidade: quanto menor, mais rápido."""
    play.state({"deslocamento.tipo": deslocamento, "deslocamento.rank": rank})


@steps.dado(
    "o ataque {previsao} {fuga} como defesa",
    en="What the attack's legend says of a defence: foreseen or excluded; if unsaid, it is silent.",
)
def _(play: Play, previsao: str, fuga: str) -> None:
    """O que a legenda do ataque diz de uma defesa: prevê ou exclui; se nada for dito, ela se cala."""
    play.state({f"ataque.cabe_{fuga}": previsao})


@steps.dado(
    "apenas teletransporte escapa do ataque",
    en="The attack's legend demands teletransporte: no other escape will do.",
)
def _(play: Play) -> None:
    """A legenda do ataque exige teletransporte: nenhuma outra fuga serve."""
    play.state({"ataque.so_teletransporte_escapa": "sim"})


@steps.dado("o usuário veste uma barreira corporal", en="Who defends by the means wears a body barrier too.")
def _(play: Play) -> None:
    """Quem se defende com o deslocamento veste também uma barreira corporal."""
    play.state({"defensor.veste_camada": "sim"})


@steps.dado(
    "o usuário leva {passageiro}",
    en="Who goes along with the user, and is asked about; if not said, of normal size.",
)
def _(play: Play, passageiro: str) -> None:
    """Quem acompanha o usuário, e de quem se pergunta; se não for dito, de porte normal."""
    play.state({"passageiro": passageiro})


@steps.dado("o usuário leva {passageiro} {porte}", en="Who goes along with the user, and of what size.")
def _(play: Play, passageiro: str, porte: str) -> None:
    """Quem acompanha o usuário e o seu porte."""
    play.state({"passageiro": passageiro, "passageiro.porte": porte})


@steps.dado("o jogador {nomeia} o passageiro", en="Whether the player specified who is taken; if not said, no.")
def _(play: Play, nomeia: str) -> None:
    """Se o jogador especificou quem leva; se não for dito, não especificou."""
    play.state({"passageiro.nomeado": nomeia})


@steps.dado("o usuário é {porte}", en="The size of the user who moves; if not said, normal.")
def _(play: Play, porte: str) -> None:
    """O porte de quem se desloca; se não for dito, normal."""
    play.state({"usuario.porte": porte})


@steps.dado(
    "o usuário leva {carga}",
    en="How many of each size are taken, the extension aside: one Giant and one of normal size.",
)
def _(play: Play, carga: tuple[int, int, int]) -> None:
    """Quantos são levados de cada porte, sem contar a extensão: um Gigante e um de porte normal."""
    taken, giants, mega_giants = carga
    play.state({"carga.passageiros": taken, "carga.gigantes": giants, "carga.mega_gigantes": mega_giants})


@steps.dado(
    "os levados são aliados que o jogador nomeia",
    en="All who are taken are allies, and the player names each of them.",
)
def _(play: Play) -> None:
    """Todos os levados são aliados, e o jogador nomeia cada um deles."""
    play.state({"carga.levados": "aliados_nomeados"})


@steps.dado(
    "há {levado} entre os levados", en="Among those taken is an enemy, or an ally whom the player does not name."
)
def _(play: Play, levado: str) -> None:
    """Entre os levados há um inimigo, ou um aliado que o jogador não nomeia."""
    play.state({"carga.levados": levado})


@steps.dado("o usuário não leva ninguém", en="The user moves alone, or with the extension only.")
def _(play: Play) -> None:
    """O usuário se desloca sozinho, ou só com a sua extensão."""
    play.state({"carga.passageiros": 0, "carga.gigantes": 0, "carga.mega_gigantes": 0})


@steps.dado("o usuário está com o voo ativo", en="The user who moves is flying; if not said, not.")
def _(play: Play) -> None:
    """Quem se desloca está voando; se não for dito, não está."""
    play.state({"usuario.voo_ativo": "sim"})


@steps.dado(
    "passou/passaram {int} turno(s) desde o deslocamento",
    en="How many turns have passed: 0 is the very turn of the move.",
)
def _(play: Play, turns: int) -> None:
    """Quantos turnos se passaram: 0 é o próprio turno do deslocamento."""
    play.state({"deslocamento.turnos_desde": turns})


@steps.dado("um ataque {escala} de {alcance} alcance", en="The attack: its scale and its legend's range.")
def _(play: Play, escala: str, alcance: str) -> None:
    """O ataque: a escala e o alcance da sua legenda."""
    play.state({"ataque.escala": escala, "ataque.alcance": alcance})


@steps.dado(
    "o ataque é combado com {auxilio}",
    en="With what players combo their own attack: portal, teleporte or teletransporte.",
)
def _(play: Play, auxilio: str) -> None:
    """Com que o jogador comba o próprio ataque: portal, teleporte ou teletransporte."""
    play.state({"ataque.auxilio": auxilio})


@steps.dado(
    "o jogador especifica para o combo o {alcance} alcance",
    en="The player specifies a form of use that changes the range, and the range it gives.",
)
def _(play: Play, alcance: str) -> None:
    """O jogador especifica uma forma de uso que muda o alcance, e o alcance que ela dá."""
    play.state({"combo.forma_de_uso": "muda_alcance", "combo.alcance_mudado": alcance})
