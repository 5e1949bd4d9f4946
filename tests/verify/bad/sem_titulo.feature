# language: pt
Funcionalidade: Luzes
  Cenário:
    Então uma vela verde
