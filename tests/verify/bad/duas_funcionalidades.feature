# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado uma vela azul
Funcionalidade: Sombras
  Cenário: Outra
    Dado uma vela azul
