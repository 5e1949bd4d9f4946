# language: pt
Funcionalidade: Luzes
  Contexto:
    Dado uma vela verde
    Então há 1 luz acesa
  Cenário: Uma
    Dado uma vela azul
    Quando apago a luz azul
  Regra: Linhas
    Esquema do Cenário: Outra
      Dado uma vela <cor>
      Exemplos:
        | cor   |
        | verde |
        | azul  |
