# language: pt
Cenário: Uma
  Dado uma vela azul
