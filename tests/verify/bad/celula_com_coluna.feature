# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cor> e outra <luz>
    Exemplos:
      | cor   | luz        |
      | azul  | <um verde> |
      | <luz> | < 3        |
