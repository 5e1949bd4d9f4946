"""Invented character sheets with many short fields and few words, as many as asked for and the same each time.

    python -m bench.dense FOLDER N

Ten to twenty-five abilities a sheet, one to three modes, three to six items; a legend is one to three sentences out of
eight, each with its own numbers, dice and words, folded, as a block or quoted. The sheets keep to the rules, but every
twentieth has one mistake that a JSON Schema can tell; `sheet` gives its line.
"""

from __future__ import annotations

import random
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

from bench.invented import Fields, Value, card, spoilt, write, written

SEED = 7
WIDTH = 88


def _each(listed: str) -> tuple[str, ...]:
    return tuple(listed.split("|"))


FIRST = _each("Bra|Ce|Dul|Fa|Gui|Iva|Jo|Lu|Mi|Nei|Ola|Pê|Qui|Ro|Sé|Tão|Uba|Zi")
LAST = _each("Pé-de-Vento|do Sertão|Sem Sombra|da Garoa|Três-Facas|do Cajueiro|Água-Viva|Mão d'Osso")
THINGS = _each("Bote|Brado|Cerca|Dança|Dardo|Escama|Fisga|Laço|Mordida|Nó|Pulo|Remo|Rolo|Sopro|Tranca")
OF = _each(
    "Azul|de Barro|do Mangue|da Estiagem|Sem Volta|em Espiral|das Formigas|Torto|Manso|da Cigarra|de Palha|do Breu|"
    "Ligeiro|da Enchente|Guloso|de Louça"
)
GEAR = (
    *_each("Bodoque|Foice Curta|Pilão de Guerra|Gibão de Couro|Rede de Pesca|Lamparina|Colar de Contas|Capa de Chuva"),
    *("Corda de Sisal (12 m)", "Remédio: garrafada", "Luva: couro cru"),
)
STUFF = _each("fogo|lama|vento|espinhos|sal")
TRAITS = _each("força|agilidade|vigor|intelecto|presença|percepção")
STATES = _each("tonto|cego|enrolado|lento|assustado|encharcado")
MOODS = _each("calado|risonho|desconfiado|faminto|teimoso|distraído")
DICE = (4, 6, 8, 10, 12)

STATUSES = _each("letal|ilimitado|supremo")
SCALES = {
    "unidirecional": "unidirecional",
    "multidirecional": "multidirecional",
    "semi_global": "semi-global",
    "global": "global",
}
RANGES = {"curto": "curto", "medio": "médio", "longo": "longo"}
FORMS = {"campo": "erguida no campo", "manto": "que envolve o usuário como um manto"}
SIDES = {"unidirecional": "unidirecional", "360": "360°"}
DEFENCES = _each("esquiva|voo|corrida|barreira|repelir|absorcao")
LASTING = _each("voo|velocidade|imunidade|intangibilidade")
OTHERS = (*LASTING, *_each("repelir|contra_ataque|teleporte|teletransporte|troca|regeneracao|atrair|drible_de_morte"))
KINDS = (*("ofensiva",) * 8, *("barreira",) * 4, *("sensorial",) * 2, *OTHERS)

SENTENCES: tuple[tuple[frozenset[str], str], ...] = (
    (frozenset({"status", "alcance"}), "Causa {dice} de {stuff} e dano {status} em {alcance} alcance."),
    (frozenset({"escala"}), "Ataque {escala} de {stuff} em Rank {rank}."),
    (frozenset({"forma", "cobertura"}), "Barreira {cobertura} de {stuff} {forma}, Def: {status}."),
    (frozenset(), "O alvo faz um teste de {trait} ou fica {state} até tirar {n} no dado."),
    (frozenset(), "Pode ser usada {usos} vezes por luta."),
    (frozenset(), "Aliados a até {metres} metros recuperam {dice} pontos de vida."),
    (frozenset(), "Se o alvo já estiver {state}, a jogada não gasta uso."),
    (frozenset(), "Enquanto durar, recebe +{n} em {trait}."),
)
"""What legends say, and of which fields: a sentence is said of cards that have them all."""


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class _Author:
    """Draws names, numbers, fields and sentences."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.common = self.some(RANGES, 3) if self.often(0.1) else []
        self.named = False

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def some(self, of: Iterable[str], most: int) -> list[str]:
        """One to so many of them, in their order."""
        every = list(of)
        drawn = self.chance.sample(every, self.chance.randint(1, most))
        return sorted(drawn, key=every.index)

    def dice(self) -> str:
        chance = self.chance
        plus = f"+{chance.randint(1, 9)}" if self.often(0.5) else ""
        return f"{chance.randint(1, 6)}d{chance.choice(DICE)}{plus}"

    # ------------------------------------------------------------------------------------------------------ the cards

    def mode(self, name: str) -> Fields:
        chance = self.chance
        fields: Fields = {"nome": name, "classe": chance.choice(_each("desativavel|nao_desativavel|so_substituivel"))}
        fields |= {"duracao": "permanente", "rank": chance.randint(1, 5), "usos": chance.randint(1, 4)}
        if self.often(0.5):
            fields["sentido"] = self.some(("corporal", "ocular"), 2)
        return fields

    def item(self, name: str) -> Fields:
        chance = self.chance
        place = chance.choice(_each("mao|mao|costas|pescoco|braco"))
        fields: Fields = {"nome": _quoted(name) if ":" in name or "(" in name else name, "local": place}
        if place == "mao":
            fields["maos"] = 1
        fields |= {"hp": chance.randint(1, 90) * 100, "rank": chance.randint(1, 5)}
        if self.often(0.3):
            fields["usos"] = chance.randint(1, 9)
        return fields

    def ability(self, name: str, modes: list[str]) -> Fields:
        """The fields of an ability, without its legend."""
        chance = self.chance
        kind = chance.choice(KINDS)
        fields: Fields = {"nome": name, "tipo": kind}
        if kind == "ofensiva":
            fields |= self.offence()
        elif kind == "barreira":
            fields |= {"forma": chance.choice([*FORMS]), "cobertura": chance.choice([*SIDES])}
            fields["status"] = chance.choice(STATUSES)
            if self.often(0.2):
                fields["permanece"] = chance.choice(("sim", "nao"))
        elif kind == "sensorial":
            fields |= {"sentido": self.some(("corporal", "ocular"), 2), "verbo": "ativa"}
        elif kind == "atrair":
            fields["alcance"] = self.ranges(2)
        if kind in LASTING or kind == "sensorial":
            fields["duracao"] = chance.randint(2, 6)
        fields |= {"rank": chance.randint(1, 5), "usos": chance.randint(2, 6)}
        if self.often(0.05):
            fields["complementa"] = [chance.choice(modes)]
        return fields

    def offence(self) -> Fields:
        chance = self.chance
        fields: Fields = {"status": chance.choice(STATUSES), "alcance": self.ranges(3)}
        if self.often(0.3):
            fields["efeito"] = "dano"
        if self.often(0.5):
            fields["escala"] = chance.choice([*SCALES])
        if self.often(0.2):
            fields["natureza"] = chance.choice(("ninjutsu", "taijutsu"))
        if self.often(0.2):
            fields["cabe"] = self.some(DEFENCES, 3)
        return fields

    def ranges(self, most: int) -> list[str]:
        return self.common if self.common and self.often(0.7) else self.some(RANGES, most)

    def anchored(self, ranges: list[str]) -> Value:
        """Ranges as they are written, where the sheet has common ones: the first have an anchor, others are aliases."""
        if ranges is not self.common:
            return ranges
        self.named, before = True, self.named
        return "*padrao" if before else f"&padrao {written(ranges)}"

    # ---------------------------------------------------------------------------------------------------- the legends

    def sentences(self, fields: Fields) -> str:
        """One to three sentences; what they say of a field is what is written there."""
        chance = self.chance
        fitting = [wording for needed, wording in SENTENCES if needed <= fields.keys()]
        ranges = fields.get("alcance")
        words = {
            "status": str(fields.get("status", "")).capitalize(),
            "alcance": " ou ".join(RANGES[one] for one in ranges) if isinstance(ranges, list) else "",
            "escala": SCALES.get(str(fields.get("escala")), ""),
            "forma": FORMS.get(str(fields.get("forma")), ""),
            "cobertura": SIDES.get(str(fields.get("cobertura")), ""),
        }
        count = chance.choice((1, 1, 2, 2, 3))
        return " ".join(
            wording.format(
                **{name: value for name, value in fields.items() if name in {"rank", "usos"}},
                **words,
                stuff=chance.choice(STUFF),
                trait=chance.choice(TRAITS),
                state=chance.choice(STATES),
                dice=self.dice(),
                n=chance.randint(1, 5),
                metres=chance.randint(2, 18),
            )
            for wording in chance.sample(fitting, count)
        )

    def legend(self, text: str) -> list[str]:
        """The lines of a legend: mostly folded, some as they are, some quoted."""
        style = self.chance.random()
        if style >= 0.75:
            return [f"    legenda: {_quoted(text)}"]
        lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
        return [f"    legenda: {'>-' if style < 0.55 else '|'}", *(f"      {line}" for line in lines)]


def sheet(number: int, mistake: str | None = None, seed: int = SEED) -> tuple[str, int | None]:
    """The text of one sheet, and the line of the mistake that it was given."""
    author = _Author(f"{seed}/{number}")
    chance = author.chance
    name = f"{''.join(chance.choice(FIRST) for _ in range(chance.randint(2, 3))).capitalize()} {chance.choice(LAST)}"
    lines = [f"# ficha {number:05d}", "livro: zarcovi", f"nome: {_quoted(name)}"]
    lines += [f"jogador: Jogador {chance.randint(1, 40)}", f"porte: {chance.choice(('normal', 'gigante'))}", "maos: 2"]
    lines += [f"legenda: Anda {chance.choice(MOODS)} e tem {chance.randint(12, 90)} anos."]
    modes = [author.mode(f"Modo {of}") for of in chance.sample(OF, chance.randint(1, 3))]
    items = [author.item(name) for name in chance.sample(GEAR, chance.randint(3, 6))]
    worn = {str(item["local"]): str(item["nome"]) for item in items}
    lines += [f"equipado: [{', '.join(worn.values())}]"]
    for title, cards in (("modos", modes), ("itens", items)):
        lines += ["", f"{title}:", *(line for fields in cards for line in card(fields))]
    lines += ["", "habilidades:"]
    wrong: int | None = None
    count = chance.randint(10, 25)
    target = chance.randrange(count)
    for place, name in enumerate(chance.sample([f"{thing} {of}" for thing in THINGS for of in OF], count)):
        fields = author.ability(name if place % 3 else _quoted(name), [str(mode["nome"]) for mode in modes])
        said = author.sentences(fields)
        ranges = fields.get("alcance")
        if isinstance(ranges, list):
            fields["alcance"] = author.anchored(ranges)
        if place == target and mistake is not None:
            fields, key = spoilt(fields, mistake)
            wrong = len(lines) + 1 + [*fields].index(key)
        lines += [*card(fields), *author.legend(said)]
    text = "\n".join(lines) + "\n"
    return text if "*padrao" in text else text.replace("&padrao ", ""), wrong  # nobody marks what is not repeated


if __name__ == "__main__":
    print(len(write(Path(sys.argv[1]), int(sys.argv[2]), sheet)), "with a mistake")
