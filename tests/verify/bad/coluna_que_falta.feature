# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cores>
      | <x> |
    Exemplos:
      | cor  |
      | azul |
  Cenário: Outra
    Então uma vela <cor>
