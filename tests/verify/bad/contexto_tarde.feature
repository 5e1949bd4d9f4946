# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela azul
  Contexto:
    Dado uma vela azul
