# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cor>
    Exemplo:
      | cor  |
      | azul |
