# language: pt
Funcionalidade: Luzes
  @um dois
  Cenário: Uma
    Dado o bilhete
