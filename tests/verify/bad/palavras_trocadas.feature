# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela azul
  Cenário : Duas
  Regra: Outras
    cenário: Três
    Cenario: Quatro
      dado uma vela azul
      Qando apago
      Dado uma vela verde
  Esquema de Cenário: Cinco
  Scenario: Seis
  Cenários : Sete
