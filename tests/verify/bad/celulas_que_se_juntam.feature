# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cor>luz> ao lado da vela <luz>
    Exemplos:
      | cor  | luz   |
      | azul | verde |
      | <    | verde |
