# language: pt-BR
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela azul
