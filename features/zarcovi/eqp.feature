# language: pt
@zarcovi
Funcionalidade: Equiparado a …
  O ataque equiparado a global não é global: causa dano global, mas age na escala em que foi escrito.

  Regra: “Equiparado a” quer dizer: não é a coisa, mas os efeitos são tratados como se fosse.

    @EQP-1:global @CON-1
    Esquema do Cenário: A regra própria do global vence a definição: o equiparado segue <escala>
      Dado um ataque <escala> de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: <resposta>
      E decide EQP-2
      E EQP-1:global é vencida por EQP-2

      Exemplos:
        | escala          | resposta               |
        | unidirecional   | age em uma direção     |
        | multidirecional | age em várias direções |

    @EQP-1:global @EQP-2:desafio-equiparacao_muda_escala @AMB-0:B
    Cenário: Afastada a regra própria do global, o equiparado age de forma global, como se global fosse
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que a equiparação a global muda também a escala do ataque
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: age de forma global
      E decide EQP-1:global
      E EQP-2 é afastada por EQP-2!equiparacao_muda_escala

  Regra: Ser equiparado a global apenas torna o dano global: a escala continua a mesma.

    @EQP-2:base
    Esquema do Cenário: O ataque <escala> letal equiparado a global continua <escala>
      Dado um ataque <escala> de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: <resposta>
      E decide EQP-2

      Exemplos:
        | escala          | resposta               |
        | unidirecional   | age em uma direção     |
        | multidirecional | age em várias direções |

    @EQP-2:dano
    Esquema do Cenário: O ataque <escala> letal equiparado a global causa dano global
      Dado um ataque <escala> de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E decide EQP-2:dano

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @EQP-2:dano
    Esquema do Cenário: Sem equiparação, o dano do ataque <escala> acompanha a escala: <resposta>
      Dado um ataque <escala> de status letal
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: <resposta>
      E não decide EQP-2:dano

      Exemplos:
        | escala          | resposta            |
        | unidirecional   | o dano não é global |
        | multidirecional | o dano não é global |
        | global          | o dano é global     |

    @CON-1 @EQP-2:base
    Esquema do Cenário: A barreira unidirecional segura o ataque <escala> equiparado a global
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque <escala> de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem EQP-2 e BAR-CAMPO-1
      E não decide BAR-CAMPO-2

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @EQP-2:desafio-equiparacao_muda_escala @AMB-0:A
    Cenário: A legenda que diz mudar a escala do equiparado não a muda
      Dado um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que a equiparação a global muda também a escala do ataque
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: age em uma direção
      E decide EQP-2
      E o juiz ignora que a equiparação a global muda também a escala do ataque
      E a resposta depende da leitura AMB-0

    @EQP-2:desafio-equiparacao_muda_escala @AMB-0:B
    Cenário: Se toda regra cede à legenda, o equiparado cuja escala a legenda muda passa pela barreira unidirecional
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo unidirecional de status letal
      E um ataque multidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que a equiparação a global muda também a escala do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decidem EQP-1:global e BAR-CAMPO-2

  Regra: O ataque unidirecional ilimitado equiparado a global segue unidirecional, com dano ilimitado global.

    @EQP-2exa:base
    Cenário: O unidirecional ilimitado equiparado a global age em uma direção
      Dado um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: age em uma direção
      E decidem EQP-2 e EQP-2exa
      E EQP-1:global é vencida por EQP-2exa

    @EQP-2exa:dano
    Cenário: O unidirecional ilimitado equiparado a global causa dano global
      Dado um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E decidem EQP-2:dano e EQP-2exa:dano

    @EQP-2exa:base @EQP-2exa:dano
    Cenário: O dano do unidirecional ilimitado equiparado a global continua ilimitado
      Dado um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: conta como ilimitado

  Regra: O ataque multidirecional ilimitado equiparado a global segue multidirecional, com dano ilimitado global.

    @EQP-2exb:base
    Cenário: O multidirecional ilimitado equiparado a global age em várias direções
      Dado um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: age em várias direções
      E decidem EQP-2 e EQP-2exb
      E EQP-1:global é vencida por EQP-2exb

    @EQP-2exb:dano
    Cenário: O multidirecional ilimitado equiparado a global causa dano global
      Dado um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E decidem EQP-2:dano e EQP-2exb:dano

    @EQP-2exb:base @EQP-2exb:dano
    Cenário: O dano do multidirecional ilimitado equiparado a global continua ilimitado
      Dado um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: conta como ilimitado
