# language: pt
@zarcovi
Funcionalidade: Equiparado a …
  O ataque equiparado a global não é global: causa dano global, mas age na escala em que foi escrito.
  O teleporte equiparado a teletransporte não é teletransporte: escapa como ele, mas leva só o que um teleporte leva.

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
        | escala          | resposta                        |
        | unidirecional   | o ataque age em uma direção     |
        | multidirecional | o ataque age em várias direções |

    @EQP-1:global @EQP-2:desafio-equiparacao_muda_escala @AMB-0:B
    Esquema do Cenário: Afastada a regra própria do global, o equiparado <escala> <status> age de forma global
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque <escala> de status <status>
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que a equiparação a global muda também a escala do ataque
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: o ataque age de forma global
      E só decide EQP-1:global
      E EQP-2 é afastada por EQP-2!equiparacao_muda_escala

      Exemplos: Também onde o exemplo do livro diz que a escala segue a mesma
        | escala          | status    |
        | unidirecional   | letal     |
        | unidirecional   | ilimitado |
        | multidirecional | ilimitado |

    @EQP-1:teletransporte
    Cenário: O teleporte equiparado a teletransporte conta como teletransporte
      Dado um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      Quando perguntam ao juiz: o deslocamento conta como teletransporte?
      Então a resposta é: o deslocamento conta como teletransporte
      E decide EQP-1:teletransporte

    @EQP-1:teletransporte
    Esquema do Cenário: Sem equiparação, o <deslocamento> é só o que é: <resposta>
      Dado um <deslocamento>
      Quando perguntam ao juiz: o deslocamento conta como teletransporte?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | deslocamento   | resposta                                     |
        | teleporte      | o deslocamento não conta como teletransporte |
        | teletransporte | o deslocamento conta como teletransporte     |

    @EQP-1:teletransporte
    Esquema do Cenário: Basta o ataque prever teletransporte para o teleporte equiparado escapar: <do teleporte>
      Dado um teleporte de rank 3
      E a legenda diz que o teleporte é equiparado a teletransporte
      E o ataque é de rank 3
      E o ataque prevê teletransporte como defesa
      E se sabe que <do teleporte>
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decidem TP-4 e EQP-1:teletransporte

      Exemplos:
        | do teleporte                        |
        | o ataque diz que não cabe teleporte |
        | o ataque não diz se cabe teleporte  |

    @EQP-1:auxilio
    Cenário: Considera-se que o ataque trazido por teleporte equiparado chega por teletransporte
      Dado que o ataque chega por teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: por que meio se considera que o ataque chega ao alvo?
      Então a resposta é: considera-se que o ataque chega por teletransporte
      E decide EQP-1:auxilio

    @EQP-1:auxilio
    Esquema do Cenário: Sem equiparação, o ataque chega por onde chega: <auxílio>
      Dado que o ataque chega por <auxílio>
      Quando perguntam ao juiz: por que meio se considera que o ataque chega ao alvo?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | auxílio        | resposta                                           |
        | teleporte      | considera-se que o ataque chega por teleporte      |
        | teletransporte | considera-se que o ataque chega por teletransporte |
        | portal         | considera-se que o ataque chega por um portal      |

    @EQP-1:auxilio
    Esquema do Cenário: A equiparação é só do teleporte: em nada muda o ataque de que se sabe que <auxílio>
      Dado que se sabe que <auxílio>
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: por que meio se considera que o ataque chega ao alvo?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | auxílio                           | resposta                                           |
        | o ataque chega por si             | considera-se que o ataque chega por si             |
        | o ataque chega por teletransporte | considera-se que o ataque chega por teletransporte |
        | o ataque chega por um portal      | considera-se que o ataque chega por um portal      |

    @EQP-1:auxilio @AMB-10:A
    Cenário: Onde o teleporte comum entra na barreira corporal, o equiparado não entra, como o teletransporte
      Dado que o comitê adota a leitura A de AMB-10
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque tem de enfrentar a barreira
      E decidem BAR-CORPO-2 e EQP-1:auxilio
      E não decide BAR-CORPO-2:teleporte_entra

    @CON-12 @EQP-1:auxilio @AMB-11:B
    Esquema do Cenário: O combo de <alcance> alcance com teleporte equiparado mantém o alcance, como o do teletransporte
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decidem TT-3 e EQP-1:auxilio
      E não decide TP-5
      E a resposta depende da leitura AMB-11

      Exemplos:
        | alcance |
        | longo   |
        | médio   |

    @CON-12 @AMB-11:A @TP-5:base
    Cenário: Se o equiparado continua sendo teleporte também no combo, o combo é de curto alcance
      Dado que o comitê adota a leitura A de AMB-11
      E um ataque combável unidirecional de longo alcance
      E o ataque é combado com teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide TP-5
      E não decide EQP-1:auxilio
      E a resposta depende da leitura AMB-11

    @GAP-36 @AMB-11:A @AMB-11:B
    Esquema do Cenário: Na leitura <leitura>, o alcance do global combado com teleporte equiparado: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-11
      E um ataque combável global de longo alcance
      E o ataque é combado com teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-11

      Exemplos:
        | leitura | resposta                          |
        | A       | omisso                            |
        | B       | o ataque acontece a longo alcance |

    @EQP-1:auxilio @TT-3:salvo-combo_muda_alcance
    Cenário: No combo com teleporte equiparado, a legenda pode mudar o alcance, como no de teletransporte
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com teleporte
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      E a legenda diz que o alcance do ataque muda quando ele é combado
      E sabe-se que o combo passa a médio alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a médio alcance
      E decidem TT-3!combo_muda_alcance e EQP-1:auxilio

    Esquema do Cenário: O combo do ataque que chega por <meio> (leitura <leitura>): <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-11
      E um ataque <combável>
      E o ataque chega por <meio>
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      Quando perguntam ao juiz: com que meio se considera feito o combo?
      Então a resposta é: <resposta>
      E <decisão>

      @CON-12 @EQP-1:auxilio @AMB-11:B
      Exemplos: Considera-se que o do teleporte é com teletransporte
        | leitura | combável | meio      | resposta                     | decisão                 |
        | B       | combável | teleporte | o combo é com teletransporte | só decide EQP-1:auxilio |

      @CON-12 @AMB-11:A
      Exemplos: Ou ele continua a ser com teleporte
        | leitura | combável | meio      | resposta                | decisão              |
        | A       | combável | teleporte | o combo é com teleporte | nenhuma regra decide |

      @AMB-11:A @AMB-11:B
      Exemplos: Em nenhuma leitura se comba o não combável
        | leitura | combável     | meio      | resposta             | decisão              |
        | A       | não combável | teleporte | o combo não acontece | nenhuma regra decide |
        | B       | não combável | teleporte | o combo não acontece | nenhuma regra decide |

      @EQP-1:auxilio @PORT-1:combo
      Exemplos: A equiparação é só do teleporte
        | leitura | combável | meio           | resposta                      | decisão                |
        | B       | combável | teletransporte | o combo é com teletransporte  | nenhuma regra decide   |
        | B       | combável | portal         | o combo é com portal          | só decide PORT-1:combo |
        | B       | combável | nenhum         | não há combo com deslocamento | nenhuma regra decide   |

  Regra: O teleporte equiparado a teletransporte segue sendo teleporte, mas defende do que exige teletransporte.

    @EQP-1ex:base @EQP-1:teletransporte
    Cenário: O teleporte equiparado escapa do que exige teletransporte, se não for mais lento, e do que prevê teleporte
      Dado um teleporte de rank 3
      E a legenda diz que o teleporte é equiparado a teletransporte
      E os ataques são:
        | ataque          | rank | só teletransporte escapa | cabe teleporte |
        | a teia do vazio | 3    | sim                      |                |
        | o poço lento    | 5    | sim                      |                |
        | o poço veloz    | 2    | sim                      |                |
        | a lança         | 3    |                          | prevê          |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque          | resposta                         | decide         |
        | a teia do vazio | o usuário escapa do ataque       | TP-4 e EQP-1ex |
        | o poço lento    | o usuário escapa do ataque       | TP-4 e EQP-1ex |
        | o poço veloz    | o usuário é atingido pelo ataque | TP-4:so        |
        | a lança         | o usuário escapa do ataque       | TP-4           |

    @EQP-1ex:base
    Cenário: O teleporte comum não cabe contra o ataque de que só teletransporte escapa
      Dado um teleporte
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o ataque admite este meio de fuga?
      Então a resposta é: o meio de fuga não cabe
      E nenhuma regra decide

    @EQP-1ex:base
    Cenário: O equiparado segue sendo teleporte: cabe onde teleporte cabe, e ainda onde só teletransporte escapa
      Dado um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E os ataques são:
        | ataque          | cabe teleporte | cabe teletransporte | só teletransporte escapa |
        | o laço          | prevê          | exclui              |                          |
        | a lança         | prevê          | prevê               |                          |
        | a pedra calada  |                |                     |                          |
        | a teia do vazio |                |                     | sim                      |
      Quando perguntam ao juiz, de cada ataque: o ataque admite este meio de fuga?
      Então as respostas são:
        | ataque          | resposta                | decide  |
        | o laço          | o meio de fuga cabe     |         |
        | a lança         | o meio de fuga cabe     |         |
        | a pedra calada  | o meio de fuga não cabe |         |
        | a teia do vazio | o meio de fuga cabe     | EQP-1ex |

    @EQP-1ex:base @EQP-1:teletransporte
    Cenário: A equiparação é do teleporte: o teletransporte é o que é, e cabe sem ela
      Dado um teletransporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o deslocamento conta como teletransporte?
      Então a resposta é: o deslocamento conta como teletransporte
      E nenhuma regra decide
      Quando perguntam ao juiz: o ataque admite este meio de fuga?
      Então a resposta é: o meio de fuga cabe
      E nenhuma regra decide

    @CON-45 @EQP-1ex:base
    Cenário: O teleporte equiparado satisfaz a exigência de teletransporte, mas não faz o ataque admitir teleporte
      Dado um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o ataque admite este meio de fuga?
      Então a resposta é: o meio de fuga cabe
      E decidem EQP-1ex e EQP-1:teletransporte
      Quando perguntam ao juiz: o ataque admite teleporte como defesa?
      Então a resposta é: o ataque não admite teleporte

    @CON-45 @BAR-CAMPO-7:base
    Cenário: A barreira continua a não segurar o ataque de que o teleporte equiparado escapa
      Dada uma barreira de campo 360° de status ilimitado
      E um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E um ataque unidirecional de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-7

    @CON-34 @TP-2:passageiro
    Cenário: O teleporte equiparado segue levando um aliado, que nem precisa ser nomeado
      Dado um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E o usuário leva um aliado
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TP-2:passageiro
      E não decide TT-1a

    @CON-34 @TP-2:base @TP-2:so
    Esquema do Cenário: A carga do teleporte equiparado é a do teleporte: <carga>
      Dado um teleporte
      E a legenda diz que o teleporte é equiparado a teletransporte
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | carga                | resposta                | regra   |
        | um de porte normal   | a carga é permitida     | TP-2    |
        | dois de porte normal | a carga não é permitida | TP-2:so |
        | um Gigante           | a carga não é permitida | TP-2:so |

  Regra: Ser equiparado a global apenas torna o dano global: a escala continua a mesma.

    @EQP-2:base @EQP-2:dano
    Esquema do Cenário: O ataque <escala> <status> equiparado a global causa dano global e continua <escala>
      Dado um ataque <escala> de status <status>
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: <resposta>
      E só decide EQP-2
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E só decide EQP-2:dano

      Exemplos: Em qualquer status, embora o livro só dê o exemplo do ilimitado
        | escala          | status       | resposta                        |
        | unidirecional   | letal        | o ataque age em uma direção     |
        | unidirecional   | supremo      | o ataque age em uma direção     |
        | unidirecional   | desconhecido | o ataque age em uma direção     |
        | multidirecional | letal        | o ataque age em várias direções |
        | multidirecional | supremo      | o ataque age em várias direções |
        | multidirecional | desconhecido | o ataque age em várias direções |

    @EQP-2:base @EQP-2:dano
    Esquema do Cenário: Sem equiparação, o ataque <escala> age na escala em que foi escrito, e o dano a acompanha
      Dado um ataque <escala> de status ilimitado
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: <age>
      E nenhuma regra decide
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: <dano>
      E nenhuma regra decide

      Exemplos:
        | escala          | age                             | dano                |
        | unidirecional   | o ataque age em uma direção     | o dano não é global |
        | multidirecional | o ataque age em várias direções | o dano não é global |
        | global          | o ataque age de forma global    | o dano é global     |

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
      Então a resposta é: o ataque age em uma direção
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
      Então a resposta é: o ataque age em uma direção
      E só decidem EQP-2 e EQP-2exa
      E EQP-1:global é vencida por EQP-2exa

    @EQP-2exa:dano
    Cenário: O dano do unidirecional ilimitado equiparado a global é global, e continua ilimitado
      Dado um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E só decidem EQP-2:dano e EQP-2exa:dano
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como ilimitado

  Regra: O ataque multidirecional ilimitado equiparado a global segue multidirecional, com dano ilimitado global.

    @EQP-2exb:base
    Cenário: O multidirecional ilimitado equiparado a global age em várias direções
      Dado um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: em que escala o ataque age?
      Então a resposta é: o ataque age em várias direções
      E só decidem EQP-2 e EQP-2exb
      E EQP-1:global é vencida por EQP-2exb

    @EQP-2exb:dano
    Cenário: O dano do multidirecional ilimitado equiparado a global é global, e continua ilimitado
      Dado um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o dano do ataque é global?
      Então a resposta é: o dano é global
      E só decidem EQP-2:dano e EQP-2exb:dano
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como ilimitado
