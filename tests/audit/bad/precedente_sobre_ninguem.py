"""A precedent overrides what does not exist."""

from tests.audit.good import PARTS as GOOD

COMMITTEE = """\
livro: toy
precedentes:
  - id: PREC-1
    data: 2026-01-10
    fonte: reunião de janeiro
    texto: Sol molha.
    pergunta: agua_chega
    fatos: {ceu: sol}
    resposta: chega
    vence: [R-9]
"""
PARTS = GOOD
