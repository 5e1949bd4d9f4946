# language: pt
Funcionalidade: Luzes
  Dado uma vela verde
