# language: pt
Funcionalidade: Luzes
  Regra: Um
    Cenário: Uma
      Dado uma vela azul
  Regra: Dois
    Cenário: Uma
      Dado uma vela verde
