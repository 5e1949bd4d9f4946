# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela
