# language: pt
Funcionalidade: Luzes
  Regra: Um
    Cenário: Uma
      Então uma vela azul
  Regra: Dois
    Cenário: Uma
      Então uma vela verde
