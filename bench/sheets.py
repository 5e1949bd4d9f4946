"""Invented character sheets, as many as asked for and the same each time, to measure the linter on.

    python -m bench.sheets FOLDER N

Ten to twenty-five abilities a sheet, some modes and items, legends as players write them: with and without accents, in
capitals, abbreviated, with prices, ladders, emoji and chat marks. Every twentieth sheet has one mistake that a JSON
Schema can tell; `sheet` gives its line.
"""

from __future__ import annotations

import random
import sys
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

from bench.invented import Fields, block, card, spoilt, write

SEED = 11


def _each(written: str) -> tuple[str, ...]:
    return tuple(written.split("|"))


FIRST = _each("Ka|Ri|Mo|Ta|Su|Ne|Ho|Yu|Da|Ge|Ori|Zen|Bru|Ila|Ve|Nara")
LAST = _each("do Vale Sombrio|da Ponte|Sem Clã|de Sal|das Cinzas|do Farol|da Meia-Noite|Três Luas|do Juncal")
THINGS = _each(
    "Muralha|Lança|Domo|Manto|Corte|Passo|Espelho|Selo|Véu|Fio|Chuva|Fornalha|Raiz|Casca|Olho|Punho|Maré|Torre|Sino|"
    "Rede|Coluna|Lâmina|Névoa|Garra|Escudo|Ninho|Farol|Corrente|Turbilhão|Broto"
)
OF = _each(
    "de Sal|de Brasas|do Cervo|da Lua Partida|do Besouro|das Marés|de Vidro Negro|do Corvo|da Garça|de Ferro Frio|"
    "da Geada|do Trovão Mudo|de Areia|das Mil Folhas|do Poço|da Serpente|de Cinza|do Abismo|da Coruja|de Âmbar"
)
STUFF = _each("lama|gelo|areia|vidro|ferro|raízes|brasas|névoa|sal|cinzas|cristal|madeira|água|pedra|luz|sombra")
WHO = _each("o usuário|o mestre|o dono do card|quem a usa|seu clone|a invocação")
FLAVOUR = (
    "{who} respira fundo e o chão treme.",
    "Herdada dos antigos monges {of}, poucos a viram de perto.",
    "O ar fica pesado com cheiro de {stuff}.",
    "Dizem que {stuff} nenhuma resiste ao que vem depois.",
    "Um clarão toma o campo por um instante.",
    "{who} junta as mãos e recita o verso {of}.",
    "Nada se ouve além do estalo de {stuff}.",
    "Treinou isso por anos nas montanhas {of}",
    "As marcas no braço de {who} brilham em azul.",
)
RANKS = ("Rank {n}", "R{n}", "rank: {n}", "rank {n} de velocidade", "{n}º rank", "vel {n}", "Rank {n}")
USES = (
    *(" .||{n}x", ".||{n}x", "||{n}x", " .|| {n}x", ". |{n}x", "||.{n}x", " {n}x de uso", " {n} x", " X{n}", " {n}×"),
    *(" usos: {n}", " Pode ser usada {n} vezes na luta. ||{n}x", ".||{n}x", "||{n}x"),
)
PRICES = (
    "Ck p/uso: {k}.000",
    "Ck p/uso: {k}k",
    "Ck p/Ativar: {k}.000",
    "custa {k}k de Ck por uso",
    "CK: {k}.000 p/uso",
)
STATUSES = {"letal": "Letal", "ilimitado": "Ilimitado", "supremo": "Supremo"}
RANGES = {"curto": "curto", "medio": "médio", "longo": "longo"}
SCALES = {
    "unidirecional": "unidirecional|em linha reta|unidirecional",
    "multidirecional": "multidirecional|multi-direcional|multi direcional",
    "semi_global": "semi-global|Semi - Global|semi global",
    "global": "global|Global|de escala global",
}

Written = tuple[Fields, list[str]]
"""The fields of an ability, and the sentences of its legend."""


class _Author:
    """One player: draws names, numbers and wordings."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.habit = self.chance.random()
        self.chat = self.chance.random() < 0.2

    def one(self, of: Iterable[str] | str) -> str:
        return self.chance.choice(of.split("|") if isinstance(of, str) else list(of))

    def status(self, fields: Fields) -> str:
        fields["status"] = key = self.one(STATUSES)
        return STATUSES[key]

    def scale(self, fields: Fields) -> str:
        fields["escala"] = key = self.one(SCALES)
        return self.one(SCALES[key])

    def range(self, fields: Fields) -> str:
        fields["alcance"] = key = self.one(RANGES)
        return RANGES[key]

    # -------------------------------------------------------------------------------------------- kinds of abilities

    def offence(self) -> Written:
        fields: Fields = {"tipo": "ofensiva", "efeito": "dano"}
        stuff, status, scale = self.one(STUFF), self.status(fields), self.scale(fields)
        blow = self.one(
            f"Ataque {scale} de {stuff}, dano {status}|Lança {stuff} num golpe {scale} que causa dano {status}|"
            f"Uma ofensiva {scale} que varre o campo com {stuff}; Atk: {status}|"
            f"Golpe de {stuff} que rasga o que encontra, ataque {scale}, dano {status}"
        )
        said = [f"{blow}, alcance {self.range(fields)}" if self.chance.random() < 0.7 else blow]
        if self.chance.random() < 0.5:
            said.append(
                self.one(
                    "Rompe barreiras de campo|Não pode ser repelido|Só escapa quem tiver teletransporte|Cabe esquiva|"
                    "Não cabe esquiva nem voo|Ignora barreiras unidirecionais|O alvo precisa de sensorial para reagir|"
                    "Atinge tb quem estiver intangível|Não pode ser combado|exceto quem estiver em barreira 360°|"
                    "quem tiver teleporte rank 2 ou acima sai ileso|Pode ser usado junto de outra ofensiva"
                )
            )
        if self.chance.random() < 0.2:
            said.append("{+10k Ck p/ Ilimitado; +60k p/ Supremo}")
        return fields, said

    def barrier(self) -> Written:
        form, cover = self.one("campo|manto"), self.one("unidirecional|360")
        fields: Fields = {"tipo": "barreira", "forma": form, "cobertura": cover}
        sides = "360°" if cover == "360" else "unidirecional"
        raised = "erguida no campo" if form == "campo" else "que envolve o usuário como um manto"
        said = [f"Barreira {sides} de {self.one(STUFF)} {raised}, Def: {self.status(fields)}"]
        said += self.chance.sample(
            (
                *("Defende ataques globais", "Não defende globais", "Protege tb os aliados", "Segura selamentos"),
                *("Não é rompida por Senjutsu", "Nem som nem luz passam por ela", "rompida só por Dano Supremo"),
                *("Defende tudo exceto Genjutsu e selamentos", "Permanece por 3 turnos", "Inquebrável até Letal"),
            ),
            self.chance.choice((0, 1, 1, 2)),
        )
        return fields, said

    def movement(self) -> Written:
        kind = self.one("teleporte|teletransporte|troca")
        words = {"teleporte": "Teleporte", "teletransporte": "Teletransporte", "troca": "Troca de lugar"}[kind]
        metres = self.chance.choice((5, 10, 20, 50))
        more = self.one(
            "leva até 2 aliados|pode ser usado como reação|não leva ninguém junto|"
            "esquiva até rank 3|some sem deixar rastro"
        )
        return {"tipo": kind}, [f"{words} {self.one((*WHO, f'até {metres} metros'))}", more]

    def sealing(self) -> Written:
        effect = self.one("selamento|aprisionamento|paralisia")
        turns = self.chance.randint(1, 4)
        verb = {
            "selamento": f"Sela {turns} técnicas do oponente",
            "aprisionamento": "Sela o alvo por aprisionamento",
            "paralisia": "Paralisa o alvo",
        }[effect]
        fields: Fields = {"tipo": "ofensiva", "efeito": effect, "duracao": turns}
        said = [f"{verb} por {turns} turnos, {self.scale(fields)}, em alcance {self.range(fields)}"]
        if self.chance.random() < 0.4:
            said.append(self.one("Apenas teletransporte livra|Não afeta Gigantes|Cabe barreira|n vale p/ global"))
        return fields, said

    def support(self) -> Written:
        kind = self.one("sensorial|repelir|absorcao|contra_ataque|regeneracao|intangibilidade|voo|atrair|velocidade")
        said = {
            "sensorial": "Sensorial corporal, percebe tudo em médio alcance|Sensorial ocular, vê através de {stuff}",
            "repelir": "Repele ataques até {status}|Repele o ataque, menos genjutsu e selamentos",
            "absorcao": "Absorve ataques até {status} e os converte em Ck|Absorve Ninjutsu exceto globais",
            "contra_ataque": "Devolve ataques até {status} (menos genjutsu)|Contra-ataque: devolve em dobro",
            "regeneracao": "Regenera o corpo por completo|Regenera um membro por turno, exceto a cabeça",
            "intangibilidade": "Fica intangível por 2 turnos; genjutsu ainda o atinge|Intangível só contra Taijutsu",
            "voo": "Voa por 3 turnos|Asas de {stuff} lhe dão voo enquanto durar o modo",
            "atrair": "Puxa o alvo até o usuário, em longo alcance|Atrai 2 alvos para si",
            "velocidade": "Aumenta a velocidade em 1 rank por 3 turnos|Fica 1 rank mais rápido",
        }[kind]
        status = self.one(STATUSES.values())
        return {"tipo": kind}, [self.one(said).format(stuff=self.one(STUFF), status=status)]

    # -------------------------------------------------------------------------------------------------- what is written

    def legend(self, name: str, fields: Fields, said: list[str], used: bool = True) -> str:
        chance = self.chance
        sentences = list(said)
        if chance.random() < 0.25:
            flavour = self.one(FLAVOUR)
            sentences.insert(0, flavour.format(who=self.one(WHO), of=self.one(OF), stuff=self.one(STUFF)).rstrip("."))
        if "rank" in fields:
            sentences.append(self.one(RANKS).format(n=fields["rank"]))
        if chance.random() < 0.3:
            sentences.append(self.one(PRICES).format(k=chance.choice((5, 10, 20, 30, 50, 120))))
        between = self.one((". ", ", ", ". ", ". ", "\n", " 🔥 ") if self.chat else (". ", ". ", ", ", "\n"))
        text = between.join(sentences)
        if chance.random() < 0.25:
            text = f"{'*' + name + '*' if self.chat else name}: {text}"
        if used:
            text += self.one(USES).format(n=fields["usos"])
        return self.typed(text)

    def typed(self, text: str) -> str:
        """As this player types: most of them plainly."""
        if self.habit < 0.08:
            return text.upper()
        if self.habit < 0.25:
            plain = unicodedata.normalize("NFD", text)
            return "".join(char for char in plain if not unicodedata.combining(char))
        if self.habit < 0.4:
            for word, short in (("não", "ñ"), ("também", "tb"), (" que ", " q "), (" com ", " c/ ")):
                text = text.replace(word, short)
        return text

    def character(self) -> str:
        return f"{self.one(FIRST)}{self.one(FIRST).lower()} {self.one(LAST)}"


KINDS: tuple[Callable[[_Author], Written], ...] = (
    *(_Author.offence, _Author.offence, _Author.offence, _Author.barrier, _Author.barrier),
    *(_Author.movement, _Author.sealing, _Author.support, _Author.support),
)


def sheet(number: int, mistake: str | None = None, seed: int = SEED) -> tuple[str, int | None]:
    """The text of one sheet, and the line of the mistake that it was given."""
    author = _Author(f"{seed}/{number}")
    chance = author.chance
    lines = [f"# ficha {number:05d}", "livro: zarcovi", f"nome: {author.character()}"]
    lines += [f"jogador: Jogador {chance.randint(1, 40)}", f"porte: {author.one('normal|normal|normal|gigante')}"]
    wrong: int | None = None
    names = [f"{thing} {of}" for thing in THINGS for of in OF]
    chance.shuffle(names)
    count = chance.randint(10, 25)
    target = chance.randrange(count)
    lines += ["", "habilidades:"]
    for place in range(count):
        name = names.pop()
        fields, said = chance.choice(KINDS)(author)
        fields |= {"rank": chance.randint(1, 5), "usos": chance.randint(1, 7)}
        short = 1 if chance.random() < 0.25 else len(fields)  # some leave the rest to the legend
        own: Fields = {"nome": name, **dict([*fields.items()][:short])}
        if place == target and mistake is not None:
            own, key = spoilt(own, mistake)
            wrong = len(lines) + 1 + [*own].index(key)
        lines += card(own)
        lines += block(author.legend(name, fields, said), author.one(("|-", "|-", "|", ">-")))
    lines += ["", "modos:"]
    for _ in range(chance.randint(1, 2)):
        name = names.pop()
        lines += [f"  - nome: Modo {name}", f"    classe: {author.one('desativavel|nao_desativavel|so_substituivel')}"]
        text = f"Modo {name}, {author.one('aumenta a velocidade em 1 rank|concede sensorial ocular|dá voo')}"
        lines += block(author.legend(name, {"usos": 1}, [text]), "|-")
    lines += ["", "itens:"]
    worn = []
    for _ in range(chance.randint(1, 4)):
        name = names.pop()
        worn.append(name)
        lines += [f"  - nome: {name}", f"    local: {author.one('mao|costas|pescoco|braco')}"]
        lines += [f"    hp: {chance.randint(1, 9) * 1000}"]
        text = author.one("Equipa a arma na mão|Item que bloqueia ataques até Letal|Pode ser usado 1 vez por turno")
        lines += block(author.legend(name, {"usos": 2}, [text]), "|-")
    lines.append(f"equipado: [{worn[0]}]")
    return "\n".join(lines) + "\n", wrong


if __name__ == "__main__":
    print(len(write(Path(sys.argv[1]), int(sys.argv[2]), sheet)), "with a mistake")
