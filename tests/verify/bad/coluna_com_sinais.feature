# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Dado uma vela <cor (a)>
    Então outra vela <luz.>
    Exemplos:
      | cor (a) | luz.  |  |
      | azul    | verde |  |
