# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Dado uma vela <cor>
    Exemplos:
      | cor  | cor   |
      | azul | verde |
