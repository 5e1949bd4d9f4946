# language: pt
Funcionalidade: Luzes
  Cenário:
    Dado uma vela verde
