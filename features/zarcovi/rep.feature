# language: pt
@zarcovi
Funcionalidade: Repelir
  Repelir serve contra qualquer ataque, seja qual for o status. Ficam de fora o ataque global, que só a legenda permite
  repelir, e o ataque de que não se escapa com teleporte. Repelir não é barreira: o poder de romper não lhe faz nada. E a
  legenda do ataque, ou a de quem repele, pode sempre impedir que se repila.

  Regra: Repelir serve contra qualquer ataque, seja qual for o status dele.

    @REP-1a:base
    Esquema do Cenário: O ataque <escala> de status <status> é repelido
      Dada uma habilidade de repelir
      E um ataque <escala> de status <status>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

      Exemplos:
        | escala          | status       |
        | unidirecional   | letal        |
        | unidirecional   | ilimitado    |
        | multidirecional | supremo      |
        | multidirecional | desconhecido |

    @REP-1a:base
    Esquema do Cenário: Também o ataque de <efeito> é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

      Exemplos:
        | efeito         |
        | selamento      |
        | aprisionamento |

    @REP-1a:base
    Cenário: Também o Taijutsu é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

    @REP-1a:base
    Cenário: Sem saber a escala do ataque, não se sabe se ele é repelido
      Dada uma habilidade de repelir
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: depende
      E falta saber: qual é a escala do ataque?

    @REP-1a:base
    Esquema do Cenário: A defesa que devolve, usada só para repelir um ataque <ataque>, repele como qualquer outra
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque unidirecional de status letal
      E um ataque <ataque>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a e DEV-1b

      Exemplos:
        | ataque       |
        | combável     |
        | não combável |

    @REP-1a:base
    Cenário: A defesa que devolve o ataque não está sendo usada para repelir
      Dada uma defesa que devolve o ataque
      E o jogador escolhe devolver
      E um ataque unidirecional de status letal
      E um ataque combável
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: a defesa usada não é repelir
      E decide DEV-1a
      E não decide REP-1a

    @REP-1a:base
    Cenário: Onde a defesa é um teleporte, ninguém repele
      Dado um teleporte
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: a defesa usada não é repelir
      E nenhuma regra decide

    @DEV-1b:base
    Esquema do Cenário: <Defesa>, se o jogador escolhe <escolha> um ataque <ataque>: <resposta>
      Dado que se sabe que a defesa é <meio>
      E <legenda>
      E o jogador escolhe <escolha>
      E um ataque <ataque>
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: a defesa foi usada para repelir o ataque?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Da defesa que não devolve, conta o que ela é
        | Defesa                  | meio         | legenda              | escolha        | ataque       | resposta                            | decisão              |
        | O repelir que só repele | repelir      | uma defesa de rank 3 | devolver       | combável     | a defesa foi usada para repelir     | nenhuma regra decide |
        | A barreira              | uma barreira | uma defesa de rank 3 | apenas repelir | não combável | a defesa não foi usada para repelir | nenhuma regra decide |

      Exemplos: Da que devolve, conta se o jogador apenas repele
        | Defesa                | meio    | legenda                         | escolha        | ataque       | resposta                            | decisão                                |
        | O repelir que devolve | repelir | uma defesa que devolve o ataque | apenas repelir | combável     | a defesa foi usada para repelir     | só decide DEV-1b                       |
        | O repelir que devolve | repelir | uma defesa que devolve o ataque | apenas repelir | não combável | a defesa foi usada para repelir     | só decide DEV-1b                       |
        | O repelir que devolve | repelir | uma defesa que devolve o ataque | devolver       | combável     | a defesa não foi usada para repelir | só decidem DEV-1a, MAN-0 e MAN-2       |
        | O repelir que devolve | repelir | uma defesa que devolve o ataque | devolver       | não combável | a defesa não foi usada para repelir | só decidem DEV-1b:so, MAN-0 e MAN-2:so |

    Esquema do Cenário: Onde a defesa é uma barreira, nada há que repelir, ainda que <caso>
      Dado que se sabe que a defesa é uma barreira
      E um ataque <escala> de status <status>
      E <do ataque>
      E <da defesa>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: a defesa usada não é repelir
      E nenhuma regra decide

      @REP-1c:base
      Exemplos: O inescapável
        | caso                             | escala        | status | do ataque                             | da defesa             |
        | do ataque não escape o teleporte | unidirecional | letal  | o ataque exclui teleporte como defesa | nada acelera a defesa |

      @REP-OBSb:base
      Exemplos: A recusa do ataque
        | caso                          | escala        | status | do ataque                                        | da defesa             |
        | o ataque recuse que o repilam | unidirecional | letal  | a legenda diz que o ataque não pode ser repelido | nada acelera a defesa |

      @REP-OBSb:rompedor
      Exemplos: A recusa de rompedores
        | caso                               | escala        | status | do ataque                                                  | da defesa                                                                |
        | a defesa recuse repelir rompedores | unidirecional | letal  | a legenda diz que o ataque rompe barreiras de status igual | a legenda diz que a habilidade não repele ataques rompedores de barreira |

      @REP-OBSb:supremo
      Exemplos: A recusa do Dano Supremo
        | caso                                 | escala        | status  | do ataque           | da defesa                                              |
        | a defesa recuse repelir Dano Supremo | unidirecional | supremo | o ataque é Ninjutsu | a legenda diz que a habilidade não repele Dano Supremo |

      @REP-NOTA:base
      Exemplos: O Dano Supremo
        | caso                     | escala        | status  | do ataque           | da defesa             |
        | o dano seja Dano Supremo | unidirecional | supremo | o ataque é Ninjutsu | nada acelera a defesa |

      @REP-NOTA:so
      Exemplos: O Dano Supremo global
        | caso                            | escala | status  | do ataque           | da defesa             |
        | o dano seja Dano Supremo global | global | supremo | o ataque é Ninjutsu | nada acelera a defesa |

    @REP-1a:desafio-vence_defesa_de_status_inferior @AMB-0:A
    Cenário: O ataque que diz vencer toda defesa de status inferior é repelido assim mesmo
      Dada uma habilidade de repelir
      E um ataque unidirecional de status ilimitado
      E sabe-se que o repelir é de status inferior ao do ataque
      E a legenda diz que o ataque vence qualquer defesa de status inferior ao seu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E o juiz ignora que o ataque vence qualquer defesa de status inferior ao seu
      E a resposta depende da leitura AMB-0

    @REP-1a:desafio-vence_defesa_de_status_inferior @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o ataque <status> vence o repelir de status inferior
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade de repelir
      E um ataque unidirecional de status <status>
      E sabe-se que o repelir é de status inferior ao do ataque
      E a legenda diz que o ataque vence qualquer defesa de status inferior ao seu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1a!vence_defesa_de_status_inferior
      E REP-1a é afastada por REP-1a!vence_defesa_de_status_inferior
      E a resposta depende da leitura AMB-0

      Exemplos:
        | status    |
        | letal     |
        | ilimitado |

    @REP-1a:desafio-vence_defesa_de_status_inferior
    Cenário: Se toda regra cede à legenda, essa legenda vence também a nota sobre o Dano Supremo
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade de repelir
      E um ataque unidirecional de status supremo
      E sabe-se que o repelir é de status inferior ao do ataque
      E a legenda diz que o ataque vence qualquer defesa de status inferior ao seu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E REP-NOTA é vencida por REP-1a!vence_defesa_de_status_inferior

    @REP-1a:base
    Cenário: Se o repelir não é de status inferior, essa legenda nada vale, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade de repelir
      E um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque vence qualquer defesa de status inferior ao seu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

  Regra: Ataque global não é repelido, salvo se a legenda o prevê.

    @REP-1b:base
    Esquema do Cenário: O ataque global <status> não é repelido
      Dada uma habilidade de repelir
      E um ataque global de status <status>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1b
      E REP-1a é vencida por REP-1b

      Exemplos:
        | status    |
        | letal     |
        | ilimitado |

    @REP-1b:salvo-repele_global
    Cenário: A legenda de quem repele prevê o global
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques globais
      E um ataque global de status letal
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E REP-1b é afastada por REP-1b!repele_global

    @REP-1b:salvo-pode_ser_repelido
    Cenário: A legenda do ataque global prevê que ele seja repelido
      Dada uma habilidade de repelir
      E um ataque global de status letal
      E a legenda diz que o ataque pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E REP-1b é afastada por REP-1b!pode_ser_repelido

    @REP-1b:base
    Cenário: Prever o ataque de que não se escapa com teleporte não é prever o global
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques de que não se escapa com teleporte
      E um ataque global de status letal
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1b

    @CON-1
    Esquema do Cenário: O ataque <escala> <status> equiparado a global é repelido, pois a escala não muda
      Dada uma habilidade de repelir
      E um ataque <escala> de status <status>
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem <regras>

      Exemplos:
        | escala          | status    | regras                    |
        | unidirecional   | ilimitado | REP-1a                    |
        | unidirecional   | supremo   | REP-1a, REP-NOTA e EQP-2  |
        | multidirecional | supremo   | REP-1a, REP-NOTA e EQP-2  |

    @CON-1 @REP-1b:base
    Cenário: Se toda regra cede à legenda, a equiparação pode mudar a escala, e então não se repele
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade de repelir
      E um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que a equiparação a global muda também a escala do ataque
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decidem REP-1b e EQP-1:global

    @CON-41
    Esquema do Cenário: A defesa que devolve, usada só para repelir um global <ataque>, não o repele
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque global de status letal
      E um ataque <ataque>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decidem REP-1b e DEV-1b

      Exemplos:
        | ataque       |
        | combável     |
        | não combável |

    @CON-41
    Cenário: Se a legenda prevê o global, a defesa que devolve também o repele
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E a legenda diz que a habilidade repele inclusive ataques globais
      E um ataque global de status letal
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E REP-1b é afastada por REP-1b!repele_global

  Regra: Ataque de que não é possível escapar com teleporte não é repelido.

    @REP-1c:base
    Cenário: O ataque que diz que não cabe teleporte não é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1c
      E REP-1a é vencida por REP-1c

    @REP-1c:base
    Cenário: Nem o Dano Supremo de que não se escapa com teleporte é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status supremo
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E REP-1a e REP-NOTA são vencidas por REP-1c

    @REP-1a:base
    Cenário: O ataque que prevê caber teleporte é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

    @REP-1a:base @AMB-16:A @AMB-16:B
    Esquema do Cenário: O ataque que se cala sobre o teleporte é repelido, também pela leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-16
      E uma habilidade de repelir
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @REP-1c:salvo-repele_inescapavel @AMB-8:B
    Cenário: A legenda de quem repele prevê o ataque de que não se escapa com teleporte
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques de que não se escapa com teleporte
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E REP-1c é afastada por REP-1c!repele_inescapavel
      E a resposta depende da leitura AMB-8

    @REP-1c:salvo-pode_ser_repelido @AMB-8:B
    Cenário: O ataque de que não se escapa com teleporte pode dizer que se repele
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      E a legenda diz que o ataque pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E REP-1c é afastada por REP-1c!pode_ser_repelido
      E a resposta depende da leitura AMB-8

    @REP-1c:base
    Cenário: Prever o global não é prever o ataque de que não se escapa com teleporte
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques globais
      E um ataque global de status letal
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1c
      E REP-1b é afastada por REP-1b!repele_global

    @AMB-8:A
    Cenário: Se a ressalva é só dos globais, a legenda não permite repelir o que o teleporte não escapa
      Dado que o comitê adota a leitura A de AMB-8
      E uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques de que não se escapa com teleporte
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1c
      E a resposta depende da leitura AMB-8

    @REP-1c:salvo-repele_inescapavel @AMB-8:A @AMB-0:B
    Cenário: Mesmo aí a legenda permite, se toda regra cede à legenda
      Dado que o comitê adota a leitura A de AMB-8
      E que o comitê adota a leitura B de AMB-0
      E uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques de que não se escapa com teleporte
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E REP-1c é afastada por REP-1c!repele_inescapavel
      E a resposta depende da leitura AMB-0

    @AMB-8:C
    Esquema do Cenário: Se o inescapável faz parte da ressalva, repele-se o ataque <escala> de que não se escapa
      Dado que o comitê adota a leitura C de AMB-8
      E uma habilidade de repelir
      E um ataque <escala> de status <status>
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E só decide REP-1a
      E a resposta depende da leitura AMB-8

      Exemplos:
        | escala        | status  |
        | unidirecional | letal   |
        | global        | letal   |
        | global        | supremo |

    @AMB-9:A @CON-17
    Cenário: O ataque de que só teletransporte escapa não é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1c
      E a resposta depende da leitura AMB-9

    @AMB-9:B @CON-17
    Cenário: Se qualquer deslocamento conta, repele-se o ataque de que só teletransporte escapa
      Dado que o comitê adota a leitura B de AMB-9
      E uma habilidade de repelir
      E um ataque unidirecional de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E a resposta depende da leitura AMB-9

    @AMB-9:A @AMB-9:B
    Esquema do Cenário: Não cabe teleporte, mas cabe teletransporte; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-9
      E uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque exclui teleporte como defesa
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-9

      Exemplos:
        | leitura | resposta                | regra  |
        | A       | o ataque não é repelido | REP-1c |
        | B       | o ataque é repelido     | REP-1a |

    Esquema do Cenário: Pela leitura <leitura>, <legenda>, e <teletransporte>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-9
      E um ataque unidirecional de status letal
      E se sabe que <legenda>
      E se sabe que <teletransporte>
      Quando perguntam ao juiz: o ataque é daqueles de que não é possível escapar com teleporte?
      Então a resposta é: <resposta>

      @AMB-9:A
      Exemplos: Do teleporte mesmo, só conta o que se diz dele
        | leitura | legenda                                | teletransporte                          | resposta                                       |
        | A       | o ataque diz que não cabe teleporte    | o ataque não diz se cabe teletransporte | não é possível escapar do ataque com teleporte |
        | A       | o ataque diz que não cabe teleporte    | o ataque prevê caber teletransporte     | não é possível escapar do ataque com teleporte |
        | A       | apenas teletransporte escapa do ataque | o ataque não diz se cabe teletransporte | não é possível escapar do ataque com teleporte |
        | A       | o ataque não diz se cabe teleporte     | o ataque prevê caber teletransporte     | o ataque não impede a fuga com teleporte       |
        | A       | o ataque prevê caber teleporte         | o ataque prevê caber teletransporte     | o ataque não impede a fuga com teleporte       |

      @AMB-9:B
      Exemplos: Se qualquer deslocamento conta, basta que caiba o teletransporte
        | leitura | legenda                                | teletransporte                           | resposta                                       |
        | B       | o ataque diz que não cabe teleporte    | o ataque não diz se cabe teletransporte  | não é possível escapar do ataque com teleporte |
        | B       | o ataque diz que não cabe teleporte    | o ataque diz que não cabe teletransporte | não é possível escapar do ataque com teleporte |
        | B       | o ataque diz que não cabe teleporte    | o ataque prevê caber teletransporte      | o ataque não impede a fuga com teleporte       |
        | B       | apenas teletransporte escapa do ataque | o ataque não diz se cabe teletransporte  | o ataque não impede a fuga com teleporte       |

    @AMB-9:B
    Cenário: O que só o teletransporte escapa continua escapável, ainda que diga também que não cabe teleporte
      Dado que o comitê adota a leitura B de AMB-9
      E um ataque unidirecional de status letal
      E apenas teletransporte escapa do ataque
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o ataque é daqueles de que não é possível escapar com teleporte?
      Então a resposta é: o ataque não impede a fuga com teleporte

    Esquema do Cenário: O ataque <teleporte> teleporte (ressalva: <leitura>; legenda: <força>): <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-8
      E que o comitê adota a leitura <força> de AMB-0
      E um ataque unidirecional de status letal
      E o ataque <teleporte> teleporte como defesa
      Quando perguntam ao juiz: que não se escape do ataque com teleporte pesa contra o repelir?
      Então a resposta é: <resposta>

      @AMB-8:A
      Exemplos: A ressalva é só dos globais; a legenda só o permite se toda regra lhe cede
        | leitura | força | teleporte | resposta                                                                       |
        | A       | A     | exclui    | não se escapa com teleporte, e nenhuma legenda permite repelir o ataque        |
        | A       | B     | exclui    | não se escapa com teleporte, e só com legenda que o preveja se repele o ataque |
        | A       | A     | prevê     | a fuga com teleporte não pesa contra o repelir                                 |

      @AMB-8:B
      Exemplos: A ressalva vale para os dois, e a legenda o permite
        | leitura | força | teleporte | resposta                                                                       |
        | B       | A     | exclui    | não se escapa com teleporte, e só com legenda que o preveja se repele o ataque |

      @AMB-8:C
      Exemplos: O inescapável faz parte da ressalva, e não precisa de legenda
        | leitura | força | teleporte | resposta                                       |
        | C       | A     | exclui    | a fuga com teleporte não pesa contra o repelir |
        | C       | B     | exclui    | a fuga com teleporte não pesa contra o repelir |

    Esquema do Cenário: Pela leitura <leitura>, o ataque <escala> que <teleporte> teleporte: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-8
      E um ataque <escala> de status letal
      E o ataque <teleporte> teleporte como defesa
      Quando perguntam ao juiz: a escala em que o ataque age pesa contra o repelir?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      @AMB-8:A
      Exemplos: O global pesa, escape-se dele ou não
        | leitura | escala | teleporte | resposta                                        |
        | A       | global | exclui    | o ataque é global, e isso pesa contra o repelir |

      @AMB-8:C
      Exemplos: Se o inescapável faz parte da ressalva, pesa só o global de que se escapa
        | leitura | escala          | teleporte | resposta                                                    |
        | C       | global          | prevê     | o ataque é global, e isso pesa contra o repelir             |
        | C       | global          | exclui    | o ataque é global, mas é dos que a ressalva permite repelir |
        | C       | multidirecional | exclui    | a escala não pesa contra o repelir                          |

  Regra: Repelir não é barreira: o ataque rompedor de barreira também é repelido.

    @REP-OBSa:base @CON-42
    Esquema do Cenário: O ataque ilimitado cuja legenda diz que <rompe> é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status ilimitado
      E a legenda diz que <rompe>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a e REP-OBSa

      Exemplos:
        | rompe                                                |
        | o ataque rompe barreiras de status igual             |
        | o ataque rompe inclusive barreiras de status superior |

    @REP-OBSa:base @CON-42
    Cenário: O ataque que o Senjutsu tornou rompedor é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a e REP-OBSa

    @REP-OBSa:base
    Cenário: Nem um Dano Supremo rompedor deixa de ser repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status supremo
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a, REP-NOTA e REP-OBSa

    @REP-OBSa:base
    Esquema do Cenário: O poder de romper não conta; <pergunta sobre>
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E a legenda diz que <legenda>
      Quando perguntam ao juiz: o poder de romper barreiras conta contra o repelir?
      Então a resposta é: o poder de romper não conta contra o repelir

      Exemplos: Com e sem ele
        | pergunta sobre           | legenda                                  |
        | é dele que fala a regra  | o ataque rompe barreiras de status igual |
        | nem há o que contar      | o ataque não rompe barreiras             |

    @REP-OBSa:salvo-nao_repele_rompedor @REP-OBSb:rompedor
    Esquema do Cenário: A legenda de quem repele recusa ataques rompedores; o ataque <status> não é repelido
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele ataques rompedores de barreira
      E um ataque unidirecional de status <status>
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E só decidem REP-OBSb:rompedor e REP-OBSa!nao_repele_rompedor
      E REP-OBSa é afastada por REP-OBSa!nao_repele_rompedor

      Exemplos: Nem o Dano Supremo
        | status    |
        | ilimitado |
        | supremo   |

    @REP-OBSa:salvo-nao_repele_rompedor
    Esquema do Cenário: A recusa de rompedores alcança o ataque ilimitado se <o poder>
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele ataques rompedores de barreira
      E um ataque unidirecional de status ilimitado
      E <o poder>
      Quando perguntam ao juiz: o poder de romper barreiras conta contra o repelir?
      Então a resposta é: o poder de romper conta contra o repelir
      E só decide REP-OBSa!nao_repele_rompedor

      Exemplos:
        | o poder                                                                 |
        | a legenda diz que o ataque rompe barreiras de status igual              |
        | a legenda diz que o ataque rompe inclusive barreiras de status superior |
        | o ataque tem adição de Senjutsu                                         |

    @REP-OBSa:base
    Cenário: Nem o Senjutsu torna rompedor o ataque cuja legenda diz que não rompe
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o poder de romper barreiras conta contra o repelir?
      Então a resposta é: o poder de romper não conta contra o repelir
      E nenhuma regra decide

    @REP-1a:base
    Cenário: Essa recusa nada diz do ataque que não é rompedor
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele ataques rompedores de barreira
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

  Regra: A legenda do ataque, ou a de quem repele, pode impedir que o ataque seja repelido.

    @REP-OBSb:base
    Cenário: O ataque diz que não pode ser repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque não pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-OBSb
      E REP-1a é vencida por REP-OBSb

    @REP-OBSb:base
    Cenário: O Dano Supremo que diz que não pode ser repelido não é repelido
      Dada uma habilidade de repelir
      E um ataque unidirecional de status supremo
      E a legenda diz que o ataque não pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E REP-1a e REP-NOTA são vencidas por REP-OBSb

    @REP-OBSb:base
    Cenário: Quem prevê repelir globais não repele o global que se diz irrepelível
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques globais
      E um ataque global de status letal
      E a legenda diz que o ataque não pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-OBSb
      E REP-1b é afastada por REP-1b!repele_global

    @REP-OBSb:rompedor
    Cenário: O ataque rompedor que se diz repelível não é repelido por quem recusa rompedores
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele ataques rompedores de barreira
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe barreiras de status igual
      E a legenda diz que o ataque pode ser repelido
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-OBSb:rompedor

    @REP-OBSb:base
    Esquema do Cenário: O ataque que só se deixa repelir se for combável; o ataque é <ataque>
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E um ataque <ataque>
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | ataque       | resposta                | regra    |
        | não combável | o ataque não é repelido | REP-OBSb |
        | combável     | o ataque é repelido     | REP-1a   |

    @GAP-34
    Cenário: Se a legenda não diz se é combável o ataque que disso faz depender o repelir: omisso
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E sabe-se que a legenda não diz se o ataque é combável
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-34

    @DEV-1b:base
    Cenário: Essa mesma legenda não vale contra a defesa que devolve, usada só para repelir
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque unidirecional de status letal
      E um ataque não combável
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a e DEV-1b
      E o juiz ignora que o ataque só pode ser repelido se for combável

  Regra: Dano Supremo pode ser repelido, se não for global.

    @REP-NOTA:base
    Esquema do Cenário: O Dano Supremo <escala> é repelido
      Dada uma habilidade de repelir
      E um ataque <escala> de status supremo
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decidem REP-1a e REP-NOTA

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @REP-NOTA:base
    Esquema do Cenário: Dano Supremo é o de status supremo, e só dele fala a nota: o de status <status> é repelido
      Dada uma habilidade de repelir
      E um ataque multidirecional de status <status>
      Quando perguntam ao juiz: o dano do ataque é Dano Supremo?
      Então a resposta é: <dano>
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E só decidem <regras>

      Exemplos:
        | status       | dano                                | regras            |
        | supremo      | o dano do ataque é Dano Supremo     | REP-1a e REP-NOTA |
        | ilimitado    | o dano do ataque não é Dano Supremo | REP-1a            |
        | letal        | o dano do ataque não é Dano Supremo | REP-1a            |
        | desconhecido | o dano do ataque não é Dano Supremo | REP-1a            |

    @REP-NOTA:so
    Cenário: O Dano Supremo global não é repelido
      Dada uma habilidade de repelir
      E um ataque global de status supremo
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decidem REP-1b e REP-NOTA:so
      E REP-1a é vencida por REP-NOTA:so

    @CON-18
    Cenário: O ilimitado global que o Senjutsu tornou supremo continua global: não é repelido
      Dada uma habilidade de repelir
      E um ataque global de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decidem REP-1b, REP-NOTA:so e SENJ-3

    @REP-NOTA:salvo-nao_repele_supremo @REP-OBSb:supremo
    Cenário: A legenda de quem repele recusa o Dano Supremo
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele Dano Supremo
      E um ataque unidirecional de status supremo
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-OBSb:supremo
      E REP-NOTA é afastada por REP-NOTA!nao_repele_supremo
      E REP-1a é vencida por REP-OBSb:supremo

    @REP-OBSb:supremo
    Cenário: Quem prevê o global e recusa o Dano Supremo não repele o Dano Supremo global
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade repele inclusive ataques globais
      E a legenda diz que a habilidade não repele Dano Supremo
      E um ataque global de status supremo
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-OBSb:supremo
      E REP-NOTA:so é afastada por REP-NOTA:so!repele_global

    @REP-NOTA:base
    Cenário: Essa recusa nada diz de um ataque ilimitado
      Dada uma habilidade de repelir
      E a legenda diz que a habilidade não repele Dano Supremo
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E não decide REP-NOTA

    @REP-NOTA:salvo-repele_global @REP-NOTA:salvo-pode_ser_repelido
    Esquema do Cenário: O Dano Supremo global é repelido se a legenda diz que <legenda>
      Dada uma habilidade de repelir
      E a legenda diz que <legenda>
      E um ataque global de status supremo
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a
      E REP-1b é afastada por REP-1b!<cláusula>
      E REP-NOTA:so é afastada por REP-NOTA:so!<cláusula>

      Exemplos:
        | legenda                                       | cláusula          |
        | a habilidade repele inclusive ataques globais | repele_global     |
        | o ataque pode ser repelido                    | pode_ser_repelido |

  Regra: O que não está escrito sobre repelir fica em aberto.

    @GAP-20
    Esquema do Cenário: O Genjutsu <status> contra o repelir: omisso
      Dada uma habilidade de repelir
      E um ataque unidirecional de status <status>
      E o ataque é Genjutsu
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-20
      E <vencidas> por GAP-20

      Exemplos:
        | status  | vencidas                       |
        | letal   | REP-1a é vencida               |
        | supremo | REP-1a e REP-NOTA são vencidas |

    @GAP-48
    Esquema do Cenário: A paralisia de status <status> contra o repelir: omisso
      Dada uma habilidade de repelir
      E um ataque unidirecional de status <status>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-48
      E <vencidas> por GAP-48

      Exemplos:
        | status  | vencidas                       |
        | letal   | REP-1a é vencida               |
        | supremo | REP-1a e REP-NOTA são vencidas |

    @GAP-48
    Cenário: O golpe que imobiliza é uma paralisia: omisso
      Dada uma habilidade de repelir
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque imobiliza
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-48

    @GAP-34
    Esquema do Cenário: Se o livro não diz se a defesa devolve, não diz também se ela repele o ataque <qual>: omisso
      Dado que o comitê adota a leitura <leitura> de AMB-37
      E uma defesa que devolve o ataque
      E um ataque unidirecional de status letal
      E <o ataque>
      E sabe-se que a legenda não diz se o ataque é combável
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos:
        | qual         | leitura | o ataque                |
        | de paralisia | A       | o ataque é de paralisia |
        | Genjutsu     | B       | o ataque é Genjutsu     |

    @REP-1b:base
    Cenário: A paralisia global, essa não se repele
      Dada uma habilidade de repelir
      E um ataque global de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque não é repelido
      E decide REP-1b

    @GAP-4 @GAP-3
    Esquema do Cenário: Repelir de rank <repelir> contra ataque de rank <ataque>: <resposta>
      Dada uma habilidade de repelir de rank <repelir>
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: o repelir é usado a tempo?
      Então a resposta é: <resposta>
      E a lacuna é <lacuna>

      Exemplos: Mesmo rank, e mais lento
        | repelir | ataque | resposta | lacuna |
        | 3       | 3      | omisso   | GAP-4  |
        | 4       | 3      | omisso   | GAP-3  |

    @GAP-4 @GAP-3
    Esquema do Cenário: Repelir acelerado de 5 para <repelir> contra ataque de rank 3: omisso
      Dada uma habilidade de repelir de rank 5
      E a defesa é acelerada para o rank <repelir>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: o repelir é usado a tempo?
      Então a resposta é: omisso
      E a lacuna é <lacuna>

      Exemplos:
        | repelir | lacuna |
        | 3       | GAP-4  |
        | 4       | GAP-3  |

    @GAP-4 @GAP-3
    Esquema do Cenário: Repelir de rank <repelir>, e <velocidade>, contra ataque de rank 3: a tempo
      Dada uma habilidade de repelir de rank <repelir>
      E <velocidade>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: o repelir é usado a tempo?
      Então a resposta é: o repelir é usado a tempo

      Exemplos:
        | repelir | velocidade                         |
        | 2       | nada acelera a defesa              |
        | 4       | a defesa é acelerada para o rank 2 |

    @GAP-33
    Esquema do Cenário: Vários aumentos de velocidade no repelir de rank 3, contra ataque de rank <ataque>: omisso
      Dada uma habilidade de repelir de rank 3
      E várias habilidades aceleram a defesa
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: o repelir é usado a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-33

      Exemplos: Mais rápido, igual e mais lento pela legenda
        | ataque |
        | 5      |
        | 3      |
        | 2      |

    @GAP-46
    Cenário: Um só repelir contra vários ataques: omisso
      Dada uma habilidade de repelir
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: omisso
      E a lacuna é GAP-46

    @GAP-47
    Esquema do Cenário: O repelir continua depois de usado contra um ataque <escala>? Omisso
      Dada uma habilidade de repelir
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: o repelir continua depois de usado?
      Então a resposta é: omisso
      E a lacuna é GAP-47

      Exemplos: Repelido, e não repelido
        | escala        |
        | unidirecional |
        | global        |

    @GAP-47
    Cenário: Onde a defesa é uma barreira, não há repelir que continue
      Dado que se sabe que a defesa é uma barreira
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o repelir continua depois de usado?
      Então a resposta é: a defesa usada não é repelir
      E nenhuma regra decide

    @GAP-34
    Cenário: Se o livro não diz se a defesa devolve ou repele, não diz se o repelir continua: omisso
      Dada uma defesa que devolve o ataque
      E um ataque unidirecional de status letal
      E sabe-se que a legenda não diz se o ataque é combável
      Quando perguntam ao juiz: o repelir continua depois de usado?
      Então a resposta é: omisso
      E a lacuna é GAP-34
