# language: pt
Funcionalidade: Luzes
  Esquema do Cenário: Uma
    Dado uma vela <cor>
  Cenário: Outra
    Dado uma vela azul
