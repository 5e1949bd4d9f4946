# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cor>
    Exemplos:
      | cor  | cor   |
      | azul | verde |
