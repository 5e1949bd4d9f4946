# language: pt
Funcionalidade: Luzes
  Contexto:
    Dado o bilhete
  Exemplos:
    | a |
