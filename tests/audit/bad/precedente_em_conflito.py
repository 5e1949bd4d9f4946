"""A precedent answers otherwise than a ruling and does not say which of them wins."""

from tests.audit.good import PARTS as GOOD

COMMITTEE = """\
livro: toy
precedentes:
  - id: PREC-1
    data: 2026-01-10
    fonte: reunião de janeiro
    texto: Chuva com guarda-chuva aberto molha.
    pergunta: agua_chega
    fatos: {ceu: chuva, guarda_chuva: {aberto: sim}}
    resposta: chega
"""
PARTS = GOOD
