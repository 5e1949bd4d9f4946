# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Dado uma vela <cores>
      | <x> |
    Exemplos:
      | cor  |
      | azul |
  Cenário: Outra
    Dado uma vela <cor>
