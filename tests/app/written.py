"""Files that people write, small ones, for the commands to read."""

from __future__ import annotations

from pathlib import Path

SHIELD = """\
livro: zarcovi
casos:
  - caso: A maré de cinzas de Caio toma o campo inteiro, e o escudo de Lia cobre um lado só.
    pergunta: barreira_segura
    barreira: {forma: campo, cobertura: unidirecional, status: ilimitado}
    ataque: {escala: global, status: letal}
    espera: não
"""
"""One case, decided by BAR-CAMPO-2, whose expectation is met."""

UNMET = SHIELD.replace("espera: não", "espera: sim")
UNCHECKED = SHIELD.replace("    espera: não\n", "")
MISSPELT = SHIELD.replace("cobertura:", "cobertora:")

THREE = """\
livro: zarcovi
casos:
  - caso: A pele de bronze de Tomé e os que estão perto dele.
    pergunta: barreira_segura
    barreira: {forma: camada, status: ilimitado, clausulas: [inquebravel]}
    ataque: {escala: unidirecional, status: letal}
    alvos:
      - {quem: usuario, nome: Tomé}
      - {quem: aliado, nome: Lia}
    espera: {Tomé: sim, Lia: não}
"""

COLLAPSE = """\
livro: zarcovi
casos:
  - caso: Do colapso de Nara só se escapa por teletransporte, e Tomé confia na pele de bronze.
    pergunta: barreira_segura
    barreira: {forma: camada, status: ilimitado}
    ataque: {escala: unidirecional, status: letal, so_teletransporte_escapa: sim}
  - caso: A redoma letal de Bento se diz inquebrável, e a lâmina de Caio é ilimitada.
    pergunta: barreira_segura
    barreira: {forma: campo, cobertura: 360, status: letal, clausulas: [inquebravel]}
    ataque: {escala: unidirecional, status: ilimitado}
"""
"""Two cases: on the first the book is silent, on the second it does not let the legend lift ROMP-1a."""

TABLE = """\
livro: zarcovi
leituras: {AMB-0: B}
precedentes:
  - id: PREC-2026-01
    data: 2026-01-15
    fonte: votação da mesa
    texto: A barreira corporal não segura ataque do qual só teletransporte escapa.
    text: A body barrier does not stop an attack that only teletransporte escapes.
    pergunta: passa_pela_fuga
    fatos:
      barreira: {forma: camada}
      ataque: {so_teletransporte_escapa: sim}
    resposta: alcanca
    vence: [GAP-8]
    vale_ate: 2026-06-30
"""
"""A table that decides both otherwise, the first until the end of June 2026."""

FEATURE = """\
# language: pt
Funcionalidade: Rompimento

  @ROMP-1a:base
  Cenário: O ataque ilimitado rompe a barreira letal
    Dada uma barreira de campo 360° de status letal
    E um ataque unidirecional de status ilimitado
    Quando perguntam ao juiz: o ataque rompe a barreira?
    Então a resposta é: o ataque rompe a barreira
    E decide ROMP-1a
"""
FAILING = FEATURE.replace("Então a resposta é: o ataque rompe", "Então a resposta é: o ataque não rompe")
UNDEFINED = FEATURE.replace("Quando perguntam", "Quando berram")


def write(folder: Path, name: str, text: str) -> Path:
    """A file of that name and text."""
    path = folder / name
    path.write_text(text, "utf-8")
    return path


SHEET = """\
livro: zarcovi
nome: Rin
habilidades:
  - nome: Muro de Lama
    tipo: barreira
    legenda: |-
      Rin ergue um muro de lama, Rank 3, alcance médio.||4x
"""
"""A sheet with which nothing is wrong."""

LAYER = """\
livro: zarcovi
nome: Nara
habilidades:
  - nome: Pele de Ferro
    tipo: barreira
    forma: camada
    cobertura: unidirecional
    status: letal
"""
"""A sheet with which LINT-01 finds something wrong."""
