# language: pt
@zarcovi
Funcionalidade: A nossa mesa confirma as barreiras

  @TP-1:base @TP-2:passageiro
  Cenário: A extensão e um aliado cabem no mesmo teleporte
    Dado um teleporte
    E os passageiros são:
      | passageiro | quem     |
      | a cauda    | extensao |
      | Nara       | <quem>   |
    Quando perguntam ao juiz, de cada passageiro: o deslocamento leva este passageiro?
    Então as respostas são:
      | passageiro | resposta           |
      | a cauda    | o passageiro viaja |
      | Nara       | o passageiro viaja |
