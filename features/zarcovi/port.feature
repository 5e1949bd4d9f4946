# language: pt
@zarcovi
Funcionalidade: Habilidades dimensionais com “(Portal)”
  Por um portal o adversário pode invadir a dimensão. O portal mantém o alcance do ataque com que é combado, leva esse
  ataque para dentro da barreira 360° de campo, mas não da camada sobre o corpo, e manipula ofensivas alheias.

  Regra: “(Portal)” na legenda de uma dimensional diz que ela forma um portal, por onde o adversário pode invadir.

    @PORT-0a:base @PORT-5b:base
    Cenário: A dimensão que se abre por um portal pode ser invadida pelo adversário
      Dada uma habilidade dimensional com portal
      E sabe-se que um adversário quer entrar na dimensão
      Quando perguntam ao juiz: a dimensão pode ser invadida?
      Então a resposta é: a dimensão pode ser invadida por ele
      E decidem PORT-0a e PORT-5b

  Regra: Sem “(Portal)”, nem adversários nem aliados invadem a dimensão, salvo se a legenda o prevê.

    @PORT-0b:base
    Esquema do Cenário: Sem portal, <invasor> não entra na dimensão
      Dada uma habilidade dimensional
      E sabe-se que <invasor> quer entrar na dimensão
      Quando perguntam ao juiz: a dimensão pode ser invadida?
      Então a resposta é: a dimensão não pode ser invadida por ele
      E decide PORT-0b

      Exemplos:
        | invasor       |
        | um adversário |
        | um aliado     |

    @PORT-0b:salvo-pode_ser_invadida
    Esquema do Cenário: Sem portal, <invasor> entra na dimensão cuja legenda o prevê
      Dada uma habilidade dimensional
      E a legenda diz que a dimensão pode ser invadida
      E sabe-se que <invasor> quer entrar na dimensão
      Quando perguntam ao juiz: a dimensão pode ser invadida?
      Então a resposta é: a dimensão pode ser invadida por ele
      E decide PORT-0b!pode_ser_invadida
      E PORT-0b é afastada por PORT-0b!pode_ser_invadida

      Exemplos:
        | invasor       |
        | um adversário |
        | um aliado     |

  Regra: A habilidade com “(Portal)” na legenda pode ser combada com o próprio ataque, e o alcance dele se mantém.

    @PORT-1:base
    Esquema do Cenário: O ataque <escala> de <alcance> alcance combado com portal continua de <alcance> alcance
      Dado um ataque combável <escala> de <alcance> alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E só decidem PORT-1 e PORT-1:combo

      Exemplos: Também o global
        | escala        | alcance |
        | unidirecional | longo   |
        | unidirecional | médio   |
        | unidirecional | curto   |
        | global        | longo   |

    @PORT-1:base @TP-5:base
    Esquema do Cenário: O mesmo ataque de longo alcance, combado com <auxílio>: <resposta>
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Só o teleporte encurta
        | auxílio   | resposta                          | regra  |
        | portal    | o ataque acontece a longo alcance | PORT-1 |
        | teleporte | o ataque acontece a curto alcance | TP-5   |

    @PORT-1:combo
    Cenário: O ataque combável pode ser combado com portal
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E decide PORT-1:combo

    @PORT-1:combo
    Cenário: Sem portal nem deslocamento, não há combo
      Dado um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: não há combo
      E nenhuma regra decide

    Esquema do Cenário: Do combo com <auxílio> não fala a regra do portal; se o ataque é <combável>, <resposta>
      Dado um ataque <combável> unidirecional de longo alcance
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      @PORT-1:combo
      Exemplos: O combável se comba
        | auxílio        | combável | resposta         |
        | teleporte      | combável | o combo acontece |
        | teletransporte | combável | o combo acontece |

      @PORT-7:combo
      Exemplos: O não combável, não
        | auxílio        | combável     | resposta           |
        | teleporte      | não combável | o combo é recusado |
        | teletransporte | não combável | o combo é recusado |

    @PORT-1:combo @PORT-7:combo
    Cenário: Sem saber se o ataque é combável, não se sabe se o combo com portal acontece
      Dado que se sabe que o ataque chega por um portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: depende
      E falta saber: o ataque é combável?

  Regra: Com portal se manipula a ofensiva do inimigo, e também a do aliado, e os dois ranks se combinam.

    @PORT-2a:base
    Esquema do Cenário: O portal manipula o ataque de <autor>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de longo alcance
      E o ataque é de <autor>
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decidem PORT-2a e MAN-2

      Exemplos:
        | autor      |
        | um inimigo |
        | um aliado  |

    @PORT-2a:rank @MAN-1:base
    Cenário: O portal de rank 3 manda o ataque de rank 3 para outro alvo no rank 2
      Dada uma habilidade dimensional com portal de rank 3 que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 2
      E decidem MAN-1 e PORT-2a:rank

    @PORT-2a:desafio-mantem_rank @AMB-0:B
    Cenário: Se toda regra cede à legenda, também o ataque que passa por portal pode seguir no rank em que veio
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal de rank 3 que dá outro destino ao ataque
      E a legenda diz que o ataque manipulado segue no rank em que veio
      E o ataque é mandado contra outro alvo
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 3
      E só decidem MAN-1!mantem_rank, PORT-2a:rank!mantem_rank, MAN-0, MAN-2 e PORT-2a

    @PORT-2a:rank
    Esquema do Cenário: A dimensional sem portal combina os ranks, mas não muda o alcance <alcance> do ataque
      Dada uma habilidade dimensional de rank 3 que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável de rank 3
      E um ataque unidirecional de <alcance> alcance
      E o jogador especifica para o combo o curto alcance
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 2
      E só decidem MAN-1, MAN-0 e MAN-2
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <alcance> alcance
      E só decidem MAN-0 e MAN-2

      Exemplos:
        | alcance |
        | longo   |
        | curto   |

    @PORT-2a:rank @PORT-6:base
    Esquema do Cenário: “(Portal)” em legenda que não é de dimensional nada muda para o ataque de <alcance> alcance
      Dada uma habilidade comum de rank 3 que dá outro destino ao ataque
      E a legenda diz que a habilidade dimensional forma um portal
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável de rank 3
      E um ataque unidirecional de <alcance> alcance
      E o jogador especifica para o combo o curto alcance
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 2
      E só decidem MAN-1, MAN-0 e MAN-2
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <alcance> alcance
      E só decidem MAN-0 e MAN-2
      Quando perguntam ao juiz: quantos usos o portal gasta na manipulação?
      Então a resposta é: não há manipulação por portal

      Exemplos:
        | alcance |
        | longo   |
        | curto   |

    @CON-14
    Cenário: Também o portal cuja legenda devolve o ataque segue as regras de devolver
      Dada uma habilidade dimensional com portal
      E uma defesa de rank 3 que devolve o ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: o ataque devolvido sai no rank do contra-ataque
      E só decidem MAN-0, MAN-2 e PORT-2a

    @GAP-1 @GAP-2
    Esquema do Cenário: Também do portal de rank <portal> o livro não diz quanto dá com o ataque de rank <ataque>
      Dada uma habilidade dimensional com portal de rank <portal> que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável de rank <ataque>
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: omisso
      E a lacuna é <lacuna>
      E PORT-2a:rank é vencida por <lacuna>

      Exemplos:
        | portal | ataque | lacuna |
        | 2      | 4      | GAP-1  |
        | 1      | 1      | GAP-2  |

    @PORT-2a:desafio-nao_manipulavel_por_portal @AMB-0:A
    Cenário: O ataque cuja legenda recusa portais é manipulado por eles assim mesmo
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de longo alcance
      E a legenda diz que o ataque não pode ser manipulado por portais
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decide PORT-2a
      E o juiz ignora que o ataque não pode ser manipulado por portais
      E a resposta depende da leitura AMB-0

    @PORT-2a:desafio-nao_manipulavel_por_portal @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque que recusa portais não é manipulado por eles
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de longo alcance
      E a legenda diz que o ataque não pode ser manipulado por portais
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E PORT-2a é afastada por PORT-2a!nao_manipulavel_por_portal

  Regra: Com portal, nem ataque de curto alcance nem Taijutsu é mandado de volta a quem o fez.

    @PORT-2b:base
    Esquema do Cenário: De volta a quem o fez, o ataque de <alcance> alcance: <resposta>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de <alcance> alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Curto
        | alcance | resposta                  | regra   |
        | curto   | o ataque não é manipulado | PORT-2b |

      Exemplos: Maior
        | alcance | resposta                       | regra   |
        | médio   | a habilidade manipula o ataque | PORT-2a |
        | longo   | a habilidade manipula o ataque | PORT-2a |

    @PORT-2b:base
    Cenário: A habilidade que não forma portal manda de volta o ataque de curto alcance
      Dada uma habilidade comum que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E não decide PORT-2b

    @PORT-2b:taijutsu @MANLIM-1:base
    Esquema do Cenário: Mandado <destino> por portal, o <natureza>: <resposta>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado <destino>
      E um ataque combável unidirecional de médio alcance
      E o ataque é <natureza>
      Quando perguntam ao juiz: quanto à natureza, o ataque pode ser manipulado?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: O Taijutsu nunca, e de volta a quem o fez também porque o portal não o manda
        | destino                    | natureza | resposta                                            | decisão                                |
        | de volta contra quem o fez | Taijutsu | quanto à natureza, o ataque não pode ser manipulado | só decidem MANLIM-1 e PORT-2b:taijutsu |
        | contra outro alvo          | Taijutsu | quanto à natureza, o ataque não pode ser manipulado | só decide MANLIM-1                     |
        | para onde não há ninguém   | Taijutsu | quanto à natureza, o ataque não pode ser manipulado | só decide MANLIM-1                     |

      Exemplos: Das outras naturezas nada se diz
        | destino                    | natureza | resposta                                        | decisão              |
        | de volta contra quem o fez | Ninjutsu | quanto à natureza, o ataque pode ser manipulado | nenhuma regra decide |
        | de volta contra quem o fez | Genjutsu | quanto à natureza, o ataque pode ser manipulado | nenhuma regra decide |

    @PORT-2b:desafio-alcanca_taijutsu @MANLIM-1:desafio-alcanca_taijutsu @AMB-0:B
    Cenário: Se toda regra cede à legenda, o portal que promete manipular Taijutsu o manda de volta
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que a habilidade manipula inclusive Taijutsu
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: quanto à natureza, o ataque pode ser manipulado?
      Então a resposta é: quanto à natureza, o ataque pode ser manipulado
      E só decidem MANLIM-1!alcanca_taijutsu e PORT-2b:taijutsu!alcanca_taijutsu

    @PORT-2b:base
    Esquema do Cenário: Mandado <destino> por portal, o ataque de curto alcance: <resposta>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado <destino>
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: quanto ao alcance, o ataque pode ser manipulado?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Só não volta a quem o fez
        | destino                    | resposta                                            | decisão              |
        | de volta contra quem o fez | quanto ao alcance, o ataque não pode ser manipulado | só decide PORT-2b    |
        | contra outro alvo          | quanto ao alcance, o ataque pode ser manipulado     | nenhuma regra decide |
        | para onde não há ninguém   | quanto ao alcance, o ataque pode ser manipulado     | nenhuma regra decide |

    Esquema do Cenário: De portal só se trata na dimensional que o diz na legenda; se <uma só coisa>, <resposta>
      Dado que se sabe que a habilidade dá outro destino ao ataque
      E <uma só coisa>
      E o ataque é mandado de volta contra quem o fez
      E um ataque <combável> unidirecional de curto alcance
      E o ataque é <natureza>
      E o ataque é de <autor>
      Quando perguntam ao juiz: quanto <a quê>, o ataque pode ser manipulado?
      Então a resposta é: <resposta>
      E <decisão>

      @PORT-2b:taijutsu
      Exemplos: O Taijutsu não se manipula pela regra de todos
        | uma só coisa                                               | combável | natureza | autor      | a quê      | resposta                                            | decisão            |
        | uma habilidade dimensional                                 | combável | Taijutsu | um inimigo | à natureza | quanto à natureza, o ataque não pode ser manipulado | só decide MANLIM-1 |
        | a legenda diz que a habilidade dimensional forma um portal | combável | Taijutsu | um inimigo | à natureza | quanto à natureza, o ataque não pode ser manipulado | só decide MANLIM-1 |

      @PORT-2b:base
      Exemplos: O alcance não impede
        | uma só coisa                                               | combável | natureza | autor      | a quê      | resposta                                        | decisão              |
        | uma habilidade dimensional                                 | combável | Ninjutsu | um inimigo | ao alcance | quanto ao alcance, o ataque pode ser manipulado | nenhuma regra decide |
        | a legenda diz que a habilidade dimensional forma um portal | combável | Ninjutsu | um inimigo | ao alcance | quanto ao alcance, o ataque pode ser manipulado | nenhuma regra decide |

      @PORT-2c:base @PORT-7:base
      Exemplos: O não combável não se manipula pela regra de todos
        | uma só coisa                                               | combável     | natureza | autor      | a quê    | resposta                                          | decisão            |
        | uma habilidade dimensional                                 | não combável | Ninjutsu | um inimigo | ao combo | quanto ao combo, o ataque não pode ser manipulado | só decide MAN-2:so |
        | a legenda diz que a habilidade dimensional forma um portal | não combável | Ninjutsu | um inimigo | ao combo | quanto ao combo, o ataque não pode ser manipulado | só decide MAN-2:so |

      @PORT-2a:base
      Exemplos: O do inimigo se manipula, sem que regra o precise dizer
        | uma só coisa                                               | combável | natureza | autor      | a quê        | resposta                                          | decisão              |
        | uma habilidade dimensional                                 | combável | Ninjutsu | um inimigo | a quem o fez | quanto a quem o fez, o ataque pode ser manipulado | nenhuma regra decide |
        | a legenda diz que a habilidade dimensional forma um portal | combável | Ninjutsu | um inimigo | a quem o fez | quanto a quem o fez, o ataque pode ser manipulado | nenhuma regra decide |

      @GAP-38
      Exemplos: Do aliado, nada se diz
        | uma só coisa                                               | combável | natureza | autor     | a quê        | resposta | decisão           |
        | uma habilidade dimensional                                 | combável | Ninjutsu | um aliado | a quem o fez | omisso   | a lacuna é GAP-38 |
        | a legenda diz que a habilidade dimensional forma um portal | combável | Ninjutsu | um aliado | a quem o fez | omisso   | a lacuna é GAP-38 |

    @PORT-2b:base
    Cenário: Sem saber para onde o portal manda o ataque de curto alcance, não se sabe se o manipula
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: depende
      E falta saber: para onde o ataque é mandado?

    @PORT-2b:desafio-devolve_curto @AMB-0:A
    Cenário: O portal que promete mandar de volta o ataque de curto alcance não o manda
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que o portal manda de volta até ataques de curto alcance
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decide PORT-2b
      E o juiz ignora que o portal manda de volta até ataques de curto alcance
      E a resposta depende da leitura AMB-0

    @PORT-2b:desafio-devolve_curto @AMB-0:B
    Cenário: Se toda regra cede à legenda, o portal que promete mandar de volta o curto alcance o manda
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que o portal manda de volta até ataques de curto alcance
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E PORT-2b é afastada por PORT-2b!devolve_curto

  Regra: Com portal não se manipula ofensiva não combável.

    @PORT-2c:base
    Cenário: A ofensiva não combável do aliado também não passa pelo portal
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque não combável unidirecional de longo alcance
      E o ataque é de um aliado
      Quando perguntam ao juiz: quanto ao combo, o ataque pode ser manipulado?
      Então a resposta é: quanto ao combo, o ataque não pode ser manipulado
      E decidem PORT-2c, PORT-7 e MAN-2:so

    @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o portal manipula o não combável se <legenda>
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que <legenda>
      E o ataque é mandado contra outro alvo
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E PORT-2c é afastada por PORT-2c!<cláusula>
      E PORT-7 é afastada por PORT-7!<cláusula>

      @PORT-2c:desafio-alcanca_nao_combavel
      Exemplos: Que o manipula
        | legenda                                               | cláusula             |
        | a habilidade manipula inclusive ataques não combáveis | alcanca_nao_combavel |

      @PORT-2c:desafio-devolve_nao_combavel
      Exemplos: Que o devolve
        | legenda                                          | cláusula             |
        | a defesa devolve inclusive ataques não combáveis | devolve_nao_combavel |

  Regra: Ao combar com portal, o jogador pode especificar o alcance do ataque, desde que menor.

    @PORT-3:base
    Esquema do Cenário: O jogador leva o combo com portal de <alcance> a <novo> alcance
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E só decidem PORT-3 e PORT-1:combo
      E PORT-1 é vencida por PORT-3

      Exemplos:
        | alcance | novo  |
        | longo   | médio |
        | longo   | curto |
        | médio   | curto |

    @PORT-3:so
    Esquema do Cenário: O jogador não leva o combo com portal de <alcance> a <novo> alcance, que não é menor
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E só decidem PORT-1, PORT-1:combo e PORT-3:so

      Exemplos: Maior
        | alcance | novo  |
        | curto   | médio |
        | curto   | longo |
        | médio   | longo |

      Exemplos: Igual
        | alcance | novo  |
        | longo   | longo |
        | médio   | médio |
        | curto   | curto |

    @PORT-3:desafio-portal_aumenta_alcance @AMB-0:A
    Cenário: A legenda que promete alongar o combo com portal não o alonga
      Dado um ataque combável unidirecional de curto alcance
      E o ataque é combado com portal
      E a legenda diz que o alcance do ataque pode aumentar no combo com portal
      E o jogador especifica para o combo o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide PORT-3:so
      E o juiz ignora que o alcance do ataque pode aumentar no combo com portal
      E a resposta depende da leitura AMB-0

    @PORT-3:desafio-portal_aumenta_alcance @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o combo com portal se alonga para <novo>
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque combável unidirecional de curto alcance
      E o ataque é combado com portal
      E a legenda diz que o alcance do ataque pode aumentar no combo com portal
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E decide PORT-3:so!portal_aumenta_alcance
      E PORT-3:so é afastada por PORT-3:so!portal_aumenta_alcance
      E PORT-1 é vencida por PORT-3:so!portal_aumenta_alcance

      Exemplos:
        | novo  |
        | longo |
        | médio |

    @PORT-3:manipulacao
    Esquema do Cenário: Ao manipular com portal, o jogador leva o ataque de <alcance> a <novo> alcance
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de <alcance> alcance
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <novo> alcance
      E decide PORT-3:manipulacao

      Exemplos:
        | alcance | novo  |
        | longo   | médio |
        | longo   | curto |
        | médio   | curto |

    @PORT-3:manipulacao_so
    Esquema do Cenário: Ao manipular com portal, o jogador não leva o ataque de <alcance> a <novo> alcance
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de <alcance> alcance
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <alcance> alcance
      E só decidem PORT-3:manipulacao_so, MAN-0, MAN-2 e PORT-2a

      Exemplos:
        | alcance | novo  |
        | curto   | curto |
        | curto   | longo |
        | médio   | médio |
        | médio   | longo |
        | longo   | longo |

    @PORT-3:desafio-portal_aumenta_alcance @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, vale também na manipulação o <novo> alcance, que não é menor
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que o alcance do ataque pode aumentar no combo com portal
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de médio alcance
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <novo> alcance
      E só decidem PORT-3:manipulacao_so!portal_aumenta_alcance, MAN-0, MAN-2 e PORT-2a
      E PORT-3:manipulacao_so é afastada por PORT-3:manipulacao_so!portal_aumenta_alcance

      Exemplos:
        | novo  |
        | longo |
        | médio |

    @PORT-3:manipulacao @PORT-3:manipulacao_so
    Esquema do Cenário: O <novo> alcance que especifica quem manipula não muda o alcance em que o ataque de <alcance> foi feito
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de <alcance> alcance
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E nenhuma regra decide
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <novo> alcance
      E decide <regra>

      Exemplos:
        | alcance | novo  | regra                 |
        | longo   | curto | PORT-3:manipulacao    |
        | médio   | médio | PORT-3:manipulacao_so |

    @PORT-3:manipulacao @PORT-3:manipulacao_so
    Esquema do Cenário: Se o jogador nada especifica, o ataque manipulado segue a <alcance> alcance, que tinha
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de <alcance> alcance
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: o ataque manipulado segue a <alcance> alcance
      E só decidem MAN-0, MAN-2 e PORT-2a

      Exemplos:
        | alcance |
        | médio   |
        | curto   |

    @PORT-3:manipulacao @PORT-3:manipulacao_so
    Esquema do Cenário: O alcance que o jogador especifica não vale para o ataque <ataque>, que o portal não manipula
      Dada uma habilidade dimensional com portal
      E se sabe que a habilidade <ato>
      E o ataque é mandado <destino>
      E um ataque combável <escala> de <alcance> alcance
      E o jogador especifica para o combo o curto alcance
      Quando perguntam ao juiz: com que alcance segue o ataque manipulado?
      Então a resposta é: não há ataque manipulado
      E só decidem <regras>

      Exemplos:
        | ataque                       | ato                        | destino                    | escala        | alcance | regras          |
        | global                       | dá outro destino ao ataque | contra outro alvo          | global        | longo   | MAN-0 e DIM-3a  |
        | curto, se volta a quem o fez | dá outro destino ao ataque | de volta contra quem o fez | unidirecional | curto   | MAN-0 e PORT-2b |
        | longo que se repele          | repele o ataque            | contra outro alvo          | unidirecional | longo   | MANLIM-2        |
        | curto que se repele          | repele o ataque            | contra outro alvo          | unidirecional | curto   | MANLIM-2        |

  Regra: Ataques feitos com auxílio de portal podem ser feitos contra quem tem barreira 360° ativa.

    @PORT-4:base
    Esquema do Cenário: O ataque <escala> que chega por portal atravessa a barreira 360° <forma>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque <escala> de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide PORT-4

      Exemplos:
        | forma    | escala          |
        | de campo | unidirecional   |
        | de campo | multidirecional |
        | de campo | global          |
        | em manto | unidirecional   |

    @PORT-4:base
    Esquema do Cenário: O ataque que atravessa a barreira 360° por portal <consequência>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide PORT-4

      Exemplos:
        | efeito    | consequência    | resposta            |
        | dano      | atinge o alvo   | o alvo é atingido   |
        | selamento | sela o alvo     | o alvo é selado     |
        | paralisia | paralisa o alvo | o alvo é paralisado |

    @PORT-4:base
    Esquema do Cenário: A barreira de status <barreira> que o ataque <ataque> atravessa por portal permanece
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide PORT-4

      Exemplos: Não a romperia
        | barreira  | ataque |
        | ilimitado | letal  |

      Exemplos: A romperia, se a enfrentasse
        | barreira | ataque    |
        | letal    | ilimitado |

    @PORT-4:base @AMB-41:A
    Cenário: Ainda que o portal passe também pela barreira corporal, na de campo é a regra geral dos portais que decide
      Dado que o comitê adota a leitura A de AMB-41
      E uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque atravessa a barreira
      E decide PORT-4
      E não decide PORT-4:corpo

    @PORT-4:base
    Esquema do Cenário: Só o portal atravessa a barreira 360° de campo: o <auxílio>, não
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3
      E não decide PORT-4

      Exemplos:
        | auxílio        |
        | teleporte      |
        | teletransporte |

    @PORT-4:desafio-bloqueia_portais @AMB-0:A
    Cenário: A barreira 360° de campo que diz barrar portais é atravessada por eles
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide PORT-4
      E o juiz ignora que a barreira não pode ser atravessada por portais
      E a resposta depende da leitura AMB-0

    @PORT-4:desafio-bloqueia_portais @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira 360° de campo pode barrar portais
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem PORT-4!bloqueia_portais e BAR-CAMPO-3
      E PORT-4 é afastada por PORT-4!bloqueia_portais
      E a resposta depende da leitura AMB-0

    @CON-5
    Esquema do Cenário: O portal contra a barreira 360° <forma>: <resposta>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O portal atravessa as de campo
        | forma    | resposta                      | regra  |
        | de campo | o ataque atravessa a barreira | PORT-4 |
        | em manto | o ataque atravessa a barreira | PORT-4 |

      Exemplos: O portal não entra na corporal
        | forma    | resposta                             | regra       |
        | corporal | o ataque tem de enfrentar a barreira | BAR-CORPO-2 |

    @CON-5 @BAR-CORPO-2:base
    Cenário: Na barreira corporal, a regra dela vence a dos portais
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-2
      E PORT-4 é vencida por BAR-CORPO-2

    Esquema do Cenário: O comitê decide se o portal passa também pela barreira corporal (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-41
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E <vencida> é vencida por <regra>
      E a resposta depende da leitura AMB-41

      @AMB-41:A @PORT-4:corpo
      Exemplos: Passa
        | opção | resposta              | regra        | vencida     |
        | A     | a barreira não segura | PORT-4:corpo | BAR-CORPO-2 |

      @AMB-41:B
      Exemplos: Não passa
        | opção | resposta          | regra       | vencida |
        | B     | a barreira segura | BAR-CORPO-2 | PORT-4  |

    @PORT-4:desafio-bloqueia_portais @AMB-0:B @AMB-41:A
    Cenário: Se o portal passa pela corporal, mas toda regra cede à legenda, a que diz barrar portais os barra
      Dado que o comitê adota a leitura A de AMB-41
      E o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E PORT-4:corpo é afastada por PORT-4:corpo!bloqueia_portais

  Regra: Não se pode impedir o inimigo de usar uma habilidade dimensional.

    @PORT-5a:base
    Esquema do Cenário: Proibido por um efeito, o usuário da <habilidade> <consequência>
      Dada uma <habilidade>
      E sabe-se que um efeito proíbe o usuário de usar a habilidade
      Quando perguntam ao juiz: o usuário consegue usar a habilidade?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Dimensional
        | habilidade                        | consequência | resposta                             | decisão           |
        | habilidade dimensional            | a usa        | o usuário consegue usar a habilidade | só decide PORT-5a |
        | habilidade dimensional com portal | a usa        | o usuário consegue usar a habilidade | só decide PORT-5a |

      Exemplos: Comum
        | habilidade       | consequência | resposta                                 | decisão              |
        | habilidade comum | não a usa    | o usuário não consegue usar a habilidade | nenhuma regra decide |

    @PORT-5a:base
    Esquema do Cenário: Só posta o card quem consegue usar a habilidade: <habilidade>, e <impedimento>
      Dada uma <habilidade>
      E sabe-se que <impedimento>
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos:
        | habilidade             | impedimento                                       | resposta                         | decisão              |
        | habilidade dimensional | um efeito proíbe o usuário de usar a habilidade   | o jogador pode postar o card     | decide PORT-5a       |
        | habilidade comum       | um efeito proíbe o usuário de usar a habilidade   | o jogador não pode postar o card | nenhuma regra decide |
        | habilidade dimensional | o usuário perdeu todos os cards, ou todos os usos | o jogador não pode postar o card | nenhuma regra decide |

    @PORT-5a:desafio-proibe_dimensional @AMB-0:A
    Cenário: A legenda que impede o inimigo de usar dimensionais não o impede
      Dada uma habilidade dimensional
      E sabe-se que um efeito proíbe o usuário de usar a habilidade
      E a legenda diz que o inimigo fica impedido de usar habilidades dimensionais
      Quando perguntam ao juiz: o usuário consegue usar a habilidade?
      Então a resposta é: o usuário consegue usar a habilidade
      E decide PORT-5a
      E o juiz ignora que o inimigo fica impedido de usar habilidades dimensionais
      E a resposta depende da leitura AMB-0

    @PORT-5a:desafio-proibe_dimensional @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que impede dimensionais impede
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional
      E sabe-se que um efeito proíbe o usuário de usar a habilidade
      E a legenda diz que o inimigo fica impedido de usar habilidades dimensionais
      Quando perguntam ao juiz: o usuário consegue usar a habilidade?
      Então a resposta é: o usuário não consegue usar a habilidade
      E PORT-5a é afastada por PORT-5a!proibe_dimensional

    Esquema do Cenário: Paralisado, selado ou em Genjutsu (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-45
      E uma habilidade dimensional
      E sabe-se que o usuário está paralisado, selado ou em Genjutsu
      Quando perguntam ao juiz: o usuário consegue usar a habilidade?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-45

      @CON-9 @AMB-45:A
      Exemplos: Só a proibição não vale
        | opção | resposta                                 |
        | A     | o usuário não consegue usar a habilidade |

      @CON-9 @AMB-45:B @PORT-5a:base
      Exemplos: Nem isso o impede
        | opção | resposta                             |
        | B     | o usuário consegue usar a habilidade |

    @CON-9 @AMB-45:A @AMB-45:B
    Esquema do Cenário: Na leitura <opção>, da <habilidade> se sabe que <impedimento>: <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-45
      E uma <habilidade>
      E sabe-se que <impedimento>
      Quando perguntam ao juiz: o usuário consegue usar a habilidade?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos: De quem nada impede, não há o que dizer
        | opção | habilidade             | impedimento           | resposta                             |
        | A     | habilidade dimensional | nada impede o usuário | o usuário consegue usar a habilidade |
        | B     | habilidade dimensional | nada impede o usuário | o usuário consegue usar a habilidade |

      Exemplos: Nada resta a quem perdeu tudo
        | opção | habilidade             | impedimento                                       | resposta                                 |
        | A     | habilidade dimensional | o usuário perdeu todos os cards, ou todos os usos | o usuário não consegue usar a habilidade |
        | B     | habilidade dimensional | o usuário perdeu todos os cards, ou todos os usos | o usuário não consegue usar a habilidade |

      Exemplos: A comum nunca se usa sob efeito que incapacita
        | opção | habilidade       | impedimento                                      | resposta                                 |
        | A     | habilidade comum | o usuário está paralisado, selado ou em Genjutsu | o usuário não consegue usar a habilidade |
        | B     | habilidade comum | o usuário está paralisado, selado ou em Genjutsu | o usuário não consegue usar a habilidade |

  Regra: Mandar a ofensiva inimiga de volta contra quem a fez, por portal, gasta dois usos.

    @PORT-6:base
    Cenário: Mandar o ataque inimigo de volta por portal gasta dois usos
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quantos usos o portal gasta na manipulação?
      Então a resposta é: 2
      E decide PORT-6

    @PORT-6:base
    Esquema do Cenário: Com <usos> usos, depois de mandar o ataque de volta: <resposta>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o portal tem <usos> usos
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quantos usos restam ao portal depois da manipulação?
      Então a resposta é: <resposta>
      E decide PORT-6

      Exemplos: Bastam
        | usos | resposta |
        | 3    | 1        |
        | 2    | 0        |

      Exemplos: Não bastam
        | usos | resposta                     |
        | 1    | os usos do portal não bastam |
        | 0    | os usos do portal não bastam |

    @PORT-6:base
    Esquema do Cenário: Sem manipulação por portal não há o que gastar: <caso>
      Dada uma <habilidade> que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de <alcance> alcance
      Quando perguntam ao juiz: quantos usos o portal gasta na manipulação?
      Então a resposta é: não há manipulação por portal
      E não decide PORT-6

      Exemplos:
        | caso                           | habilidade                        | alcance |
        | a habilidade não forma portal  | habilidade dimensional            | longo   |
        | o portal não manipula o ataque | habilidade dimensional com portal | curto   |

    @PORT-6:desafio-devolve_por_um_uso @AMB-0:A
    Cenário: O portal que promete mandar o ataque de volta por um só uso gasta dois
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que mandar o ataque de volta gasta um só uso
      E o portal tem 3 usos
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quantos usos restam ao portal depois da manipulação?
      Então a resposta é: 1
      E decide PORT-6
      E o juiz ignora que mandar o ataque de volta gasta um só uso
      E a resposta depende da leitura AMB-0

    @PORT-6:desafio-devolve_por_um_uso @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, um só uso pode bastar ao portal que tem <usos>: <resposta>
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional com portal que dá outro destino ao ataque
      E a legenda diz que mandar o ataque de volta gasta um só uso
      E o portal tem <usos> usos
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quantos usos restam ao portal depois da manipulação?
      Então a resposta é: <resposta>
      E só decidem PORT-6!devolve_por_um_uso, MAN-0, MAN-2 e PORT-2a
      E PORT-6 é afastada por PORT-6!devolve_por_um_uso

      Exemplos:
        | usos | resposta                     |
        | 3    | 2                            |
        | 1    | 0                            |
        | 0    | os usos do portal não bastam |

    @PORT-6:base @XUSO-0:gasta
    Esquema do Cenário: Na batalha, o Portal de <usos> manda a Lança de volta; depois do post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E do Portal se sabe que a habilidade é dimensional
      E a legenda do Portal diz que a habilidade dimensional forma um portal
      E do Portal se sabe que a habilidade dá outro destino ao ataque
      E uma habilidade de <usos> por batalha
      E o ataque é mandado de volta contra quem o fez
      E um ataque combável unidirecional de longo alcance
      E a batalha:
        | quem | usa       |
        | Caio | Lança     |
        | Iara | Portal 2x |
        | Caio | Lança     |
        | Iara | Portal 2x |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Portal: com quantos usos o portal fica, depois de manipular o ataque na batalha?
      Então a resposta é: <resposta>
      E decidem PORT-6 e XUSO-0:batalha

      Exemplos: Bastam para uma vez, ou para duas
        | usos   | post | resposta |
        | 3 usos | 2    | 1        |
        | 4 usos | 4    | 0        |

      Exemplos: Não bastam
        | usos   | post | resposta                     |
        | 3 usos | 4    | os usos do portal não bastam |
        | 1 uso  | 2    | os usos do portal não bastam |

  Regra: Com portal não se manipula nem se comba um ataque não combável.

    @PORT-7:combo
    Cenário: O combo do próprio ataque não combável com portal é recusado
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decide PORT-7:combo

    @PORT-7:combo
    Cenário: Recusado o combo com portal, alcance nenhum lhe cabe
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o curto alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o combo não acontece, e o ataque não sai por ele
      E decide PORT-7:combo
      E não decidem PORT-1 e PORT-3

    @PORT-7:combo @GEN-2a:base @CON-25
    Cenário: O combo de um Genjutsu com portal é recusado, ainda que a legenda o diga combável
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é Genjutsu
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decidem PORT-7:combo e GEN-2a
      E não decide PORT-1:combo

    @GEN-2a:base @AMB-37:B
    Cenário: Se a regra fala dos cards de quem caiu no Genjutsu, o Genjutsu combável se comba com portal
      Dado que o comitê adota a leitura B de AMB-37
      E um ataque combável unidirecional de longo alcance
      E o ataque é Genjutsu
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E decide PORT-1:combo

    @GEN-2a:base @PORT-2c:base
    Cenário: O Genjutsu não é manipulado por portal, nem se a legenda se cala sobre combos
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E sabe-se que o ataque é unidirecional
      E sabe-se que a legenda não diz se o ataque é combável
      E o ataque é Genjutsu
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decidem GEN-2a e PORT-2c

    @PORT-7:desafio-portal_comba_nao_combavel @AMB-0:A
    Cenário: A legenda que promete combar com portal o ataque não combável não é atendida
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E a legenda diz que o combo com este portal vale também para ataques não combáveis
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decide PORT-7:combo
      E o juiz ignora que o combo com este portal vale também para ataques não combáveis
      E a resposta depende da leitura AMB-0

    @PORT-7:desafio-portal_comba_nao_combavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete combar o não combável com portal é atendida
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E a legenda diz que o combo com este portal vale também para ataques não combáveis
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E decide PORT-7:combo!portal_comba_nao_combavel
      E PORT-7:combo é afastada por PORT-7:combo!portal_comba_nao_combavel

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-42
    Cenário: O livro não diz se o ataque que sai de um portal passa pela barreira unidirecional
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-42

    @GAP-42
    Esquema do Cenário: Nem na leitura <opção> de <leitura> o livro diz se o portal passa pela barreira unidirecional
      Dado que o comitê adota a leitura <opção> de <leitura>
      E uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: omisso
      E a lacuna é GAP-42

      Exemplos:
        | leitura      | opção |
        | AMB-0        | B     |
        | AMB-10-campo | A     |

    @GAP-42
    Cenário: O global não precisa do portal para passar pela barreira unidirecional
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2

    @GAP-34
    Esquema do Cenário: Se a legenda não diz se o ataque é combável, <o que falta>
      Dado que se sabe que a legenda não diz se o ataque é combável
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos:
        | o que falta                                | auxílio        | pergunta                           |
        | o livro não diz o que o torna combável     | portal         | este ataque conta como combável?   |
        | não se sabe se o combo com portal acontece | portal         | o combo acontece?                  |
        | nem se o combo com teletransporte acontece | teletransporte | o combo acontece?                  |
        | nem o alcance do combo com teleporte       | teleporte      | com que alcance o ataque acontece? |

    @GAP-34
    Cenário: Um combo de duas habilidades é o menor que há; de quantas mais, o livro não diz
      Dado que o combo junta 3 habilidades
      Quando perguntam ao juiz: um combo pode juntar tantas habilidades?
      Então a resposta é: omisso
      E a lacuna é GAP-34

    @GAP-34
    Cenário: O combo do ataque com uma só habilidade está dentro do que o livro prevê
      Dado que o combo junta 2 habilidades
      Quando perguntam ao juiz: um combo pode juntar tantas habilidades?
      Então a resposta é: o combo pode juntar tantas habilidades

    @GAP-38
    Esquema do Cenário: De quanto custa <o quê> por portal, o livro nada diz
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado <destino>
      E um ataque combável unidirecional de longo alcance
      E o ataque é de <autor>
      Quando perguntam ao juiz: quantos usos o portal gasta na manipulação?
      Então a resposta é: omisso
      E a lacuna é GAP-38

      Exemplos:
        | o quê                                       | destino                    | autor      |
        | mandar o ataque inimigo contra um terceiro  | contra outro alvo          | um inimigo |
        | mandar o ataque inimigo para o vazio        | para onde não há ninguém   | um inimigo |
        | mandar o ataque de um aliado contra um alvo | contra outro alvo          | um aliado  |
        | mandar de volta o ataque de um aliado       | de volta contra quem o fez | um aliado  |

    @GAP-38
    Cenário: O livro não diz se o aliado tem de consentir em que o seu ataque passe pelo portal
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de longo alcance
      E o ataque é de um aliado
      Quando perguntam ao juiz: o aliado tem de consentir que manipulem o seu ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-38

    @GAP-38
    Cenário: Do ataque inimigo manipulado por portal ninguém tem de consentir
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de longo alcance
      E o ataque é de um inimigo
      Quando perguntam ao juiz: o aliado tem de consentir que manipulem o seu ataque?
      Então a resposta é: nenhum ataque de aliado é manipulado

    @GAP-39
    Cenário: Do aliado que quer entrar pelo portal, o livro não diz se pode
      Dada uma habilidade dimensional com portal
      E sabe-se que um aliado quer entrar na dimensão
      Quando perguntam ao juiz: a dimensão pode ser invadida?
      Então a resposta é: omisso
      E a lacuna é GAP-39

    @GAP-39
    Cenário: O aliado entra pelo portal se a legenda prevê que a dimensão pode ser invadida
      Dada uma habilidade dimensional com portal
      E a legenda diz que a dimensão pode ser invadida
      E sabe-se que um aliado quer entrar na dimensão
      Quando perguntam ao juiz: a dimensão pode ser invadida?
      Então a resposta é: a dimensão pode ser invadida por ele
      E nenhuma regra decide

    @GAP-39
    Esquema do Cenário: Da invasão, o livro não diz <o que falta>
      Dada uma habilidade dimensional com portal
      E sabe-se que um adversário quer entrar na dimensão
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-39

      Exemplos:
        | o que falta         | pergunta                                                                      |
        | o custo             | invadir a dimensão gasta um uso de quem invade?                               |
        | o rank              | o rank de velocidade conta para invadir?                                      |
        | quantos entram      | vários podem invadir a dimensão de uma vez?                                   |
        | até quando se entra | a dimensão ainda pode ser invadida depois do turno em que o portal se formou? |

    @PORT-0b:base
    Esquema do Cenário: Onde não se invade, a pergunta fica sem objeto: <pergunta>
      Dada uma habilidade dimensional
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: não há invasão
      E decide PORT-0b

      Exemplos:
        | pergunta                                                                      |
        | invadir a dimensão gasta um uso de quem invade?                               |
        | o rank de velocidade conta para invadir?                                      |
        | vários podem invadir a dimensão de uma vez?                                   |
        | a dimensão ainda pode ser invadida depois do turno em que o portal se formou? |
