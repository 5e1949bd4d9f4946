# language: pt
Funcionalidade: Luzes
  Cenário: Uma
  Cenário: Outra
    Dado uma vela verde
