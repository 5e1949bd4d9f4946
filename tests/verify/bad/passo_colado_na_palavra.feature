# language: pt
@zarcovi
Funcionalidade: A nossa mesa confirma as barreiras

  @ROMP-1a:base
  Cenário: O ataque ilimitado rompe a barreira letal
    Dadauma barreira de campo 360° de status letal
    E um ataque unidirecional de status ilimitado
    Quando perguntam ao juiz: o ataque rompe a barreira?
    Então a resposta é: o ataque rompe a barreira
    E decide ROMP-1a

  @ROMP-1a:so
  Cenário: O ataque letal não rompe a barreira letal
    Dada uma barreira de campo 360° de status letal
    E um ataque unidirecional de status letal
    Quando perguntam ao juiz: o ataque rompe a barreira?
    Então a resposta é: o ataque não rompe a barreira
    E decide ROMP-1a:so
