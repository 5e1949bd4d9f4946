# language: pt
Funcionalidade: Luzes
  Contexto:
    Mas uma vela azul
  Cenário: Uma
    E uma vela azul
  Cenário: Duas
    * uma vela azul
