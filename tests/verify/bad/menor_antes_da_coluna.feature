# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma <cor>
    Então 2 < 3 velas <cor>
      | <<cor>> |
    Exemplos:
      | cor  |
      | azul |
