"""A precedent fills a gap: nothing is wrong, and the gap is not met any more."""

from tests.audit.good import PARTS as GOOD

COMMITTEE = """\
livro: toy
precedentes:
  - id: PREC-1
    data: 2026-01-10
    fonte: reunião de janeiro
    texto: Granizo sem guarda-chuva molha.
    pergunta: agua_chega
    fatos: {ceu: granizo, guarda_chuva: {aberto: nao}}
    resposta: chega
    vence: [GAP-2]
"""
PARTS = GOOD
