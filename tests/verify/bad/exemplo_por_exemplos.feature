# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Dado uma vela <cor>
    Exemplo:
      | cor  |
      | azul |
