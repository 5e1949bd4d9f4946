# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Então uma vela <cor>
  Cenário: Outra
    Então uma vela azul
