# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela azul
    uma vela verde
    e mais uma
