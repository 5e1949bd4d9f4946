# language: pt
Funcionalidade: Luzes
  Cenários difíceis ficam para depois.
  Contexto
    Dado uma vela azul
  Cenário Uma
    Então há 1 luz acesa
  Regra Outras
  @LUZ-1:base
  Cenario: Duas
    Então há 1 luz acesa
  esquema do cenário A luz <cor>
    Dado uma vela <cor>
    Então há 2 luzes acesas
  Exemplos
    | cor |
    | âmbar |
