# language: pt
Funcionalidade: Luzes
  Cenário: Uma
  Cenário: Outra
    Então uma vela verde
