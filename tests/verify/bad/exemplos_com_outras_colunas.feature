# language: pt
@zarcovi
Funcionalidade: A nossa mesa confirma as barreiras

  @ROMP-1a:base
  Esquema do Cenário: O ataque <ataque> rompe a barreira de status <barreira>
    Dada uma barreira de campo 360° de status <barreira>
    E um ataque unidirecional de status <ataque>
    Quando perguntam ao juiz: o ataque rompe a barreira?
    Então a resposta é: o ataque rompe a barreira

    Exemplos:
      | ataque    | barreira  |
      | ilimitado | letal     |

    Exemplos: Outros
      | ataque  | barreiras |
      | supremo | ilimitado |
