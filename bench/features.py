"""A thousand scenarios by `zarcovi verify` and by behave: whole processes, the same features, the same step bodies.

    pip install '.[bench]' && python bench/features.py [SCENARIOS] [ROUNDS]

A suite is written into a folder of its own: ten scenarios a feature (six plain ones, one outline of four rows), four to
six steps each, sixty definitions of steps of which fourteen are used. What a step does is one cheap call of a small
engine that both runners import. The runners take turns, so that a busy machine slows down all of them; ratios are of
the medians. *cold* has no cache of pickles, *warm* has one.
"""

from __future__ import annotations

import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

SCENARIOS, ROUNDS = 1000, 5
PER_FEATURE, ROWS, DEFINITIONS = 10, 4, 60
ROOT = Path(__file__).parents[1]

ENGINE = '''
"""A small engine of rules: one cheap call a step."""


class Sheet:
    def __init__(self, level: int, life: int) -> None:
        self.level, self.life, self.most = level, life, life
        self.armour = 10
        self.conditions: set[str] = set()
        self.bonus: dict[str, int] = {}
        self.resists: dict[str, int] = {}
        self.hit = False

    def hurt(self, points: int, kind: str) -> None:
        self.life -= max(0, points - self.resists.get(kind, 0))

    def heal(self, points: int) -> None:
        self.life = min(self.most, self.life + points)

    def attack(self, roll: int) -> None:
        self.hit = roll + sum(self.bonus.values()) >= self.armour


def check(holds: bool) -> None:
    if not holds:
        raise AssertionError
'''

# The kind of step, its sentence with typed places, the names of their values, and what it does with the sheet `p`.
STEPS = (
    ("given", "um personagem de nível {int} com {int} pontos de vida", "level life", "p.__init__(level, life)"),
    ("given", "a condição {string}", "name", "p.conditions.add(name)"),
    ("given", "a classe de armadura {int}", "armour", "p.armour = armour"),
    ("given", "um bônus de {int} em {string}", "points name", "p.bonus[name] = points"),
    ("given", "resistência {int} contra {string}", "points kind", "p.resists[kind] = points"),
    ("when", "sofre {int} pontos de dano de {string}", "points kind", "p.hurt(points, kind)"),
    ("when", "recebe cura de {int} pontos", "points", "p.heal(points)"),
    ("when", "ataca com rolagem {int}", "roll", "p.attack(roll)"),
    ("when", "descansa por {int} horas", "hours", "p.heal(p.level * (hours // 8))"),
    ("then", "seus pontos de vida são {int}", "life", "check(p.life == life)"),
    ("then", "o ataque {string}", "outcome", "check(p.hit == (outcome == 'acerta'))"),
    ("then", "ele tem a condição {string}", "name", "check(name in p.conditions)"),
    ("then", "ele não tem a condição {string}", "name", "check(name not in p.conditions)"),
    ("then", "sua classe de armadura é {int}", "armour", "check(p.armour == armour)"),
)
KINDS = ("given", "when", "then")
DAMAGE = ("fogo", "frio", "ácido", "impacto", "perfuração")
CONDITIONS = ("fatigado", "caído", "cego", "atordoado", "abalado")


def definitions() -> list[tuple[str, str, str, str]]:
    """All definitions: those that are used, and as many more as a rulebook has."""
    more = (
        (KINDS[n % 3], f"o efeito número {n} sobre {{string}} vale {{int}} rodadas", "target rounds", "None")
        for n in range(DEFINITIONS - len(STEPS))
    )
    return [*STEPS, *more]


def plain(chance: random.Random, number: int) -> list[str]:
    """The steps of a plain scenario: four, five or six."""
    life, points, kind = chance.randint(10, 40), chance.randint(1, 9), chance.choice(DAMAGE)
    who = f"Dado um personagem de nível {chance.randint(1, 20)} com {life} pontos de vida"
    hurt = f'Quando sofre {points} pontos de dano de "{kind}"'
    if number % 3 == 0:
        less = chance.randint(0, 3)
        left = life - max(0, points - less)
        return [who, f'E resistência {less} contra "{kind}"', hurt, f"Então seus pontos de vida são {left}"]
    if number % 3 == 1:
        name = chance.choice(CONDITIONS)
        then = f"Então seus pontos de vida são {life - points}"
        return [who, f'E a condição "{name}"', hurt, then, f'E ele tem a condição "{name}"']
    armour, bonus, roll = chance.randint(10, 25), chance.randint(0, 9), chance.randint(1, 20)
    return [
        who,
        f"E a classe de armadura {armour}",
        f'E um bônus de {bonus} em "força"',
        f"Quando ataca com rolagem {roll}",
        f'Então o ataque "{"acerta" if roll + bonus >= armour else "erra"}"',
        f"E sua classe de armadura é {armour}",
    ]


def outline(chance: random.Random, rows: int) -> Iterator[str]:
    """An outline with as many rows, each another case."""
    yield "    Esquema do Cenário: dano <dano> de <tipo> contra resistência <menos>, com <pv> pontos de vida"
    yield "      Dado um personagem de nível <nível> com <pv> pontos de vida"
    yield '      E resistência <menos> contra "<tipo>"'
    yield '      Quando sofre <dano> pontos de dano de "<tipo>"'
    yield "      Então seus pontos de vida são <fica>"
    yield ""
    yield "      Exemplos:"
    yield "        | nível | pv | menos | tipo | dano | fica |"
    for row in range(rows):
        life, less, points = 10 + 7 * row + chance.randint(0, 6), chance.randint(0, 5), chance.randint(1, 12)
        cells = (chance.randint(1, 20), life, less, chance.choice(DAMAGE), points, life - max(0, points - less))
        yield f"        | {' | '.join(map(str, cells))} |"


def feature(chance: random.Random, number: int, scenarios: int) -> str:
    """One feature with as many scenarios, of which the last ones are the rows of an outline."""
    rows = ROWS if scenarios > ROWS else 0
    lines = ["# language: pt", f"@decisao-{number:03d}", f"Funcionalidade: Decisão {number:03d}: dano e condições"]
    lines += ["  O texto da decisão, com acentuação.", "", "  Regra: o caso geral"]
    for place in range(scenarios - rows):
        lines += ["", f"    @caso-{place}", f"    Cenário: caso {place} da decisão {number:03d}"]
        lines += [f"      {step}" for step in plain(chance, place)]
    if rows:
        lines += ["", "  Regra: os casos em tabela", "", "    @tabela", *outline(chance, rows)]
    return "\n".join(lines) + "\n"


def ours() -> str:
    """The definitions for `zarcovi verify --steps`."""
    code = ["from engine import Sheet, check", "from zarcovi_rules.verify.steps import Steps", ""]
    code += ["steps = Steps(new_play=lambda: Sheet(1, 1))"]
    for kind, sentence, names, does in definitions():
        code += [f"@steps.{kind}({sentence!r})", f"def _(p, {', '.join(names.split())}): {does}"]
    return "\n".join(code) + "\n"


_THEIRS = {"{int}": "{%s:d}", "{string}": '"{%s}"'}


def theirs() -> str:
    """The definitions for behave."""
    code = ["from behave import given, when, then", "from engine import Sheet, check"]
    for kind, sentence, names, does in definitions():
        pattern = sentence
        for name in names.split():
            place = re.search(r"\{int\}|\{string\}", pattern)
            assert place is not None
            pattern = pattern.replace(place[0], _THEIRS[place[0]] % name, 1)
        new = "p = context.p = Sheet(level, life)" if "__init__" in does else f"p = context.p; {does}"
        code += [f"@{kind}({pattern!r})", f"def _(context, {', '.join(names.split())}): {new}"]
    return "\n".join(code) + "\n"


def write(folder: Path, scenarios: int) -> None:
    """The suite: the features, the engine, the definitions for both runners."""
    chance = random.Random(42)
    features = folder / "features"
    (features / "steps").mkdir(parents=True)
    for number, first in enumerate(range(0, scenarios, PER_FEATURE), start=1):
        text = feature(chance, number, min(PER_FEATURE, scenarios - first))
        (features / f"d{number:03d}.feature").write_text(text, "utf-8")
    (folder / "engine.py").write_text(ENGINE.lstrip(), "utf-8")
    (folder / "passos.py").write_text(ours(), "utf-8")
    (features / "steps" / "passos.py").write_text(theirs(), "utf-8")


def seconds(command: list[str], folder: Path, said: str) -> float:
    """How long a whole process takes, which must end well and say so."""
    # As somebody's shell has it: Python keeps what it compiled, and writes in blocks.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment = {**kept, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", "XDG_CACHE_HOME": str(folder / "cache")}
    start = time.perf_counter()
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False, encoding="utf-8")
    took = time.perf_counter() - start
    if ended.returncode or not re.search(said, ended.stdout):
        raise SystemExit(f"{' '.join(command)} ended with {ended.returncode}:\n{ended.stdout[-2000:]}{ended.stderr}")
    return took


def main() -> None:
    """Write the suite, let the runners take turns, print the medians."""
    given = [int(argument) for argument in sys.argv[1:]]
    scenarios, rounds = (*given, *(SCENARIOS, ROUNDS)[len(given) :])
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        write(folder, scenarios)
        verify = [sys.executable, "-m", "zarcovi_rules", "verify", "features", "--steps", "passos.py"]
        behave = [sys.executable, "-m", "behave", "-f", "progress", "--no-capture", "--no-color", "features"]
        runners = {
            "behave": (behave, rf"{scenarios} scenarios passed, 0 failed"),
            "verify, cold": ([*verify, "--no-cache", "--lang", "en"], rf"passed: {scenarios} of {scenarios}"),
            "verify, warm": ([*verify, "--lang", "en"], rf"passed: {scenarios} of {scenarios}"),
        }
        for command, said in runners.values():
            seconds(command, folder, said)  # the first run writes what Python compiles, and fills the cache
        took: dict[str, list[float]] = {name: [] for name in runners}
        for _ in range(rounds):
            for name, (command, said) in runners.items():
                took[name].append(seconds(command, folder, said))
    medians = {name: statistics.median(each) for name, each in took.items()}
    print(f"{scenarios} scenarios, {DEFINITIONS} definitions of steps, whole processes, medians of {rounds}")
    for name, median in medians.items():
        print(f"{name:14} {median:6.3f} s  {medians['behave'] / median:5.1f} x as fast as behave")


if __name__ == "__main__":
    main()
