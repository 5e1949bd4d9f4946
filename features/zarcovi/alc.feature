# language: pt
@zarcovi
Funcionalidade: Alcance
  O jogador pode fazer o ataque em alcance menor que o dele, nunca em maior. Se a habilidade oferece mais de um alcance, ele
  tem de dizer em qual a usa, sob pena de erro; só não precisa quando algo, como o teleporte, já fixa o alcance.

  Regra: O jogador pode especificar em que alcance faz o ataque, desde que menor.

    @ALC-1:base @ALC-1:alcance
    Esquema do Cenário: O ataque de <alcance> alcance é feito em <novo>
      Dado um ataque unidirecional de <alcance> alcance
      E o jogador especifica o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E decidem ALC-1 e ALC-1:alcance

      Exemplos:
        | alcance | novo  |
        | longo   | curto |
        | longo   | médio |
        | médio   | curto |

    @ALC-1:so @ALC-1:mantem
    Esquema do Cenário: O ataque de <alcance> alcance não é feito em <novo>
      Dado um ataque unidirecional de <alcance> alcance
      E o jogador especifica o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decidem ALC-1:so e ALC-1:mantem

      Exemplos:
        | alcance | novo  |
        | curto   | médio |
        | curto   | longo |
        | médio   | longo |

    @ALC-1:base @ALC-1:so
    Esquema do Cenário: Especificar <novo> alcance para um ataque de <alcance>: <resposta>
      Dado um ataque unidirecional de <alcance> alcance
      E o jogador especifica o <novo> alcance
      Quando perguntam ao juiz: o jogador pode especificar este alcance?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos: Menor, e maior
        | alcance | novo  | resposta                                    | regra    |
        | longo   | curto | o jogador pode especificar este alcance     | ALC-1    |
        | curto   | longo | o jogador não pode especificar este alcance | ALC-1:so |

    @ALC-1:base @ALC-1:so
    Esquema do Cenário: O ataque de <alcance> alcance pode ser feito no seu próprio, e para isso não é preciso regra
      Dado um ataque unidirecional de <alcance> alcance
      E o jogador especifica o <alcance> alcance
      Quando perguntam ao juiz: o jogador pode especificar este alcance?
      Então a resposta é: o jogador pode especificar este alcance
      E nenhuma regra decide

      Exemplos:
        | alcance |
        | curto   |
        | médio   |
        | longo   |

    @ALC-1:base
    Esquema do Cenário: Da habilidade com <opções> alcance, o <escolha> já é dela, e para isso não é preciso regra
      Dada uma habilidade com <opções> alcance
      E o jogador especifica o <escolha> alcance
      Quando perguntam ao juiz: o jogador pode especificar este alcance?
      Então a resposta é: o jogador pode especificar este alcance
      E nenhuma regra decide

      Exemplos:
        | opções               | escolha |
        | curto e médio        | curto   |
        | curto e longo        | curto   |
        | médio e longo        | médio   |
        | curto, médio e longo | curto   |
        | curto, médio e longo | médio   |

    @ALC-1:alcance
    Cenário: Sem que o jogador diga nada, o ataque acontece no seu alcance
      Dado um ataque unidirecional de longo alcance
      E o jogador não especifica o alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E nenhuma regra decide

    @ALC-1:alcance
    Cenário: Da habilidade que oferece curto e longo alcance, o jogador escolhe o longo
      Dada uma habilidade com curto e longo alcance
      E o jogador especifica o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E decide ALC-1:alcance

    @ALC-1:mantem
    Cenário: Da habilidade que oferece curto e médio alcance, o ataque de curto não é feito em longo
      Dada uma habilidade com curto e médio alcance
      E um ataque unidirecional de curto alcance
      E o jogador especifica o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E nenhuma regra decide

    Esquema do Cenário: O ataque <ataque> de <alcance> alcance, feito em <novo> no combo com <auxílio>: <resposta>
      Dado um ataque <ataque> de <alcance> alcance
      E o ataque é combado com <auxílio>
      E o jogador especifica o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: <resposta>
      E <decisão>

      @TP-5:base
      Exemplos: O teleporte o faz curto
        | ataque                 | auxílio   | alcance | novo  | resposta                          | decisão        |
        | combável unidirecional | teleporte | longo   | médio | o ataque acontece a curto alcance | só decide TP-5 |
        | combável unidirecional | teleporte | médio   | longo | o ataque acontece a curto alcance | só decide TP-5 |

      @GAP-36
      Exemplos: Do global, nem se sabe se pode ser curto
        | ataque          | auxílio   | alcance | novo  | resposta | decisão           |
        | combável global | teleporte | médio   | longo | omisso   | a lacuna é GAP-36 |

      @TT-3:base
      Exemplos: O teletransporte o mantém
        | ataque                 | auxílio        | alcance | novo  | resposta                          | decisão        |
        | combável unidirecional | teletransporte | curto   | curto | o ataque acontece a curto alcance | só decide TT-3 |
        | combável unidirecional | teletransporte | curto   | longo | o ataque acontece a curto alcance | só decide TT-3 |

      @PORT-1:base
      Exemplos: O portal o mantém
        | ataque                 | auxílio | alcance | novo  | resposta                          | decisão                          |
        | combável unidirecional | portal  | curto   | curto | o ataque acontece a curto alcance | só decidem PORT-1 e PORT-1:combo |
        | combável unidirecional | portal  | curto   | longo | o ataque acontece a curto alcance | só decidem PORT-1 e PORT-1:combo |

      @PORT-7:combo
      Exemplos: O combo recusado não tem alcance
        | ataque                     | auxílio | alcance | novo  | resposta                                         | decisão                |
        | não combável unidirecional | portal  | longo   | curto | o combo não acontece, e o ataque não sai por ele | só decide PORT-7:combo |
        | não combável unidirecional | portal  | curto   | longo | o combo não acontece, e o ataque não sai por ele | só decide PORT-7:combo |

    @CON-43
    Esquema do Cenário: O ataque de longo alcance <por onde> é feito em médio
      Dado um ataque unidirecional de longo alcance
      E um ataque combável
      E o ataque chega por <auxílio>
      E <especificação>
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a médio alcance
      E decide <regra>

      Exemplos: Com portal e sem ele, a mesma regra
        | por onde      | auxílio | especificação                                     | regra  |
        | por si        | nenhum  | o jogador especifica o médio alcance              | ALC-1  |
        | por um portal | portal  | o jogador especifica para o combo o médio alcance | PORT-3 |

    @ALC-1:desafio-alcance_pode_aumentar @AMB-0:A
    Cenário: A legenda que promete aumentar o alcance não o aumenta
      Dado um ataque unidirecional de curto alcance
      E o jogador especifica o longo alcance
      E a legenda diz que o jogador pode especificar um alcance maior que o do ataque
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide ALC-1:so
      E o juiz ignora que o jogador pode especificar um alcance maior que o do ataque
      E a resposta depende da leitura AMB-0

    @ALC-1:desafio-alcance_pode_aumentar @AMB-0:B
    Cenário: Se toda regra cede à legenda, o alcance aumenta
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de curto alcance
      E o jogador especifica o longo alcance
      E a legenda diz que o jogador pode especificar um alcance maior que o do ataque
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E decide ALC-1:so!alcance_pode_aumentar
      E ALC-1:so é afastada por ALC-1:so!alcance_pode_aumentar
      E a resposta depende da leitura AMB-0

    @ALC-1:base @ALC-1:so
    Esquema do Cenário: Na batalha, o jogador usa a Lança de médio alcance, e especifica: <alcance>
      Dado um ataque unidirecional de médio alcance
      E a batalha:
        | quem    | usa   | especifica |
        | eu      | Lança | <alcance>  |
        | inimigo |       |            |
      Quando perguntam ao juiz da batalha, sobre a Lança: o jogador pode especificar o alcance que especifica no último uso da habilidade?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Só menor
        | alcance | resposta                                    | regra    |
        | curto   | o jogador pode especificar este alcance     | ALC-1    |
        | longo   | o jogador não pode especificar este alcance | ALC-1:so |

  Regra: Se a habilidade tem mais de um alcance, o jogador tem de escolher em qual a usa.

    @ALC-2a:base
    Esquema do Cenário: Da habilidade com <opções> alcance, o jogador escolhe <escolha>: sem erro
      Dada uma habilidade com <opções> alcance
      E o jogador especifica o <escolha> alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decide ALC-2a

      Exemplos:
        | opções               | escolha |
        | curto e longo        | longo   |
        | curto e longo        | curto   |
        | curto e médio        | médio   |
        | médio e longo        | médio   |
        | curto, médio e longo | médio   |

    @ALC-2a:base
    Cenário: A habilidade de um só alcance não pede escolha
      Dado um ataque unidirecional de médio alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E nenhuma regra decide

    @ALC-2a:base
    Esquema do Cenário: A habilidade com <opções> alcance pede que se escolha
      Dada uma habilidade com <opções> alcance
      Quando perguntam ao juiz: o jogador tem de escolher o alcance do ataque?
      Então a resposta é: o jogador tem de escolher o alcance
      E só decide ALC-2a

      Exemplos:
        | opções               |
        | curto e médio        |
        | curto e longo        |
        | médio e longo        |
        | curto, médio e longo |

    @ALC-2a:base @ALC-1:base
    Esquema do Cenário: Da habilidade com <opções> alcance, o jogador diz <escolha>, menor que o maior dela: sem erro
      Dada uma habilidade com <opções> alcance
      E o jogador especifica o <escolha> alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decidem ALC-2a e ALC-1

      Exemplos:
        | opções        | escolha |
        | curto e longo | médio   |
        | médio e longo | curto   |

    @ALC-2a:fixado @TP-5:fixa @CON-13
    Cenário: No combo com teleporte, que já fixa o alcance, não há o que escolher
      Dada uma habilidade com curto e longo alcance
      E um ataque unidirecional de status letal
      E um ataque combável
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decidem ALC-2a:fixado e TP-5:fixa
      E não decide ALC-2b

    @ALC-2a:fixado
    Esquema do Cenário: Se algo que se usa junto fixa o alcance, entre <opções> não há o que escolher
      Dada uma habilidade com <opções> alcance
      E a legenda diz que o que se usa junto com o ataque fixa o alcance dele
      Quando perguntam ao juiz: o jogador tem de escolher o alcance do ataque?
      Então a resposta é: não há alcance a escolher
      E só decide ALC-2a:fixado
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E só decide ALC-2a:fixado

      Exemplos:
        | opções               |
        | curto e longo        |
        | médio e longo        |
        | curto, médio e longo |

    @ALC-2a:fixado
    Cenário: Da habilidade de um só alcance não há o que escolher, fixe-o algo ou não
      Dado um ataque unidirecional de médio alcance
      E a legenda diz que o que se usa junto com o ataque fixa o alcance dele
      Quando perguntam ao juiz: o jogador tem de escolher o alcance do ataque?
      Então a resposta é: não há alcance a escolher
      E nenhuma regra decide

    @TP-5:fixa
    Cenário: O combo com teleporte fixa o alcance do ataque que não é global
      Dado um ataque multidirecional de longo alcance
      E um ataque combável
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: algo que o jogador usa fixa o alcance do ataque?
      Então a resposta é: o alcance do ataque está fixado
      E só decide TP-5:fixa

    @TP-5:fixa
    Cenário: O alcance que a legenda já fixa não é o teleporte que o fixa
      Dado um ataque multidirecional de longo alcance
      E um ataque combável
      E o ataque é combado com teleporte
      E a legenda diz que o que se usa junto com o ataque fixa o alcance dele
      Quando perguntam ao juiz: algo que o jogador usa fixa o alcance do ataque?
      Então a resposta é: o alcance do ataque está fixado
      E nenhuma regra decide

    @TP-5:fixa @PORT-7:combo
    Cenário: O combo com portal que é recusado não fixa alcance algum
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque chega por portal
      Quando perguntam ao juiz: algo que o jogador usa fixa o alcance do ataque?
      Então a resposta é: nada fixa o alcance do ataque
      E só decide PORT-7:combo

    @ALC-2b:base @ALC-2a:base
    Esquema do Cenário: O combo com <auxílio> não fixa o alcance: é preciso escolher
      Dada uma habilidade com curto e longo alcance
      E um ataque combável
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decidem ALC-2b e ALC-2a

      Exemplos:
        | auxílio        |
        | portal         |
        | teletransporte |

    @GAP-36
    Cenário: Do global combado com teleporte não se sabe sequer se o alcance está fixado: omisso
      Dada uma habilidade com curto e longo alcance
      E um ataque global de status letal
      E um ataque combável
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: omisso
      E a lacuna é GAP-36
      E TP-5:fixa é vencida por GAP-36

    @GAP-34
    Cenário: Se nem se sabe se o global é combável, não se sabe se o teleporte lhe fixa o alcance
      Dado um ataque global de longo alcance
      E sabe-se que a legenda não diz se o ataque é combável
      E o ataque chega por teleporte
      Quando perguntam ao juiz: algo que o jogador usa fixa o alcance do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-34

    @TP-5:desafio-combo_mantem_alcance @AMB-0:A
    Cenário: A legenda que promete manter o alcance no combo com teleporte não obriga a escolher
      Dada uma habilidade com curto e longo alcance
      E um ataque unidirecional de status letal
      E um ataque combável
      E o ataque é combado com teleporte
      E a legenda diz que o combo com este teleporte mantém o alcance do ataque
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decide TP-5:fixa
      E o juiz ignora que o combo com este teleporte mantém o alcance do ataque
      E a resposta depende da leitura AMB-0

    @TP-5:desafio-combo_mantem_alcance @AMB-0:B
    Cenário: Se toda regra cede à legenda, o combo que mantém o alcance obriga a escolher
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade com curto e longo alcance
      E um ataque unidirecional de status letal
      E um ataque combável
      E o ataque é combado com teleporte
      E a legenda diz que o combo com este teleporte mantém o alcance do ataque
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decidem ALC-2b e TP-5:fixa!combo_mantem_alcance
      E TP-5:fixa é afastada por TP-5:fixa!combo_mantem_alcance
      E a resposta depende da leitura AMB-0

    @ALC-2a:desafio-dispensa_escolha_de_alcance @AMB-0:A
    Cenário: A legenda que dispensa a escolha não a dispensa
      Dada uma habilidade com curto e longo alcance
      E a legenda diz que o jogador não precisa escolher o alcance do ataque
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decidem ALC-2b e ALC-2a
      E o juiz ignora que o jogador não precisa escolher o alcance do ataque
      E a resposta depende da leitura AMB-0

    @ALC-2a:desafio-dispensa_escolha_de_alcance @AMB-0:B
    Cenário: Se toda regra cede à legenda, a escolha pode ser dispensada
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade com curto e longo alcance
      E a legenda diz que o jogador não precisa escolher o alcance do ataque
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decide ALC-2a!dispensa_escolha_de_alcance
      E ALC-2a é afastada por ALC-2a!dispensa_escolha_de_alcance
      E a resposta depende da leitura AMB-0

  Regra: Deixar de escolher o alcance é um erro.

    @ALC-2b:base
    Esquema do Cenário: Da habilidade com <opções> alcance, o jogador não escolhe nenhum: erro
      Dada uma habilidade com <opções> alcance
      E o jogador não especifica o alcance
      Quando perguntam ao juiz: a habilidade tem um alcance só?
      Então a resposta é: a habilidade tem mais de um alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decidem ALC-2b e ALC-2a

      Exemplos:
        | opções               |
        | curto e médio        |
        | curto e longo        |
        | médio e longo        |
        | curto, médio e longo |

    @ALC-2b:base @ALC-1:so
    Cenário: Escolher um alcance que a habilidade não alcança é não ter escolhido
      Dada uma habilidade com curto e médio alcance
      E o jogador especifica o longo alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decidem ALC-2b, ALC-2a e ALC-1:so

    @ALC-2b:desafio-sem_escolha_vale_o_maior @AMB-0:A
    Cenário: A legenda que escolhe o maior alcance por quem não escolhe não livra do erro
      Dada uma habilidade com curto e longo alcance
      E a legenda diz que se o jogador não escolher, vale o maior alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: a falta da escolha do alcance é um erro
      E decide ALC-2b
      E o juiz ignora que se o jogador não escolher, vale o maior alcance
      E a resposta depende da leitura AMB-0

    @ALC-2b:desafio-sem_escolha_vale_o_maior @AMB-0:B
    Cenário: Se toda regra cede à legenda, quem não escolhe fica com o maior alcance, sem erro
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade com curto e longo alcance
      E a legenda diz que se o jogador não escolher, vale o maior alcance
      Quando perguntam ao juiz: o jogador erra na escolha do alcance?
      Então a resposta é: não há erro na escolha do alcance
      E decide ALC-2b!sem_escolha_vale_o_maior
      E ALC-2b é afastada por ALC-2b!sem_escolha_vale_o_maior
      E a resposta depende da leitura AMB-0

    @ALC-2b:base @ALC-2a:base
    Esquema do Cenário: O jogador usa a Lança três vezes na batalha, e no post <post> <resposta>
      Dada uma habilidade com curto e médio alcance
      E a batalha:
        | quem    | usa   | especifica |
        | eu      | Lança | médio      |
        | inimigo |       |            |
        | eu      | Lança |            |
        | inimigo |       |            |
        | eu      | Lança | longo      |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Lança: o jogador erra na escolha do alcance do último uso da habilidade?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Escolheu, não escolheu, escolheu o que ela não tem
        | post | resposta                                | decisão                   |
        | 2    | não há erro na escolha do alcance       | decide ALC-2a             |
        | 3    | a falta da escolha do alcance é um erro | decidem ALC-2b e ALC-2a   |
        | 5    | a falta da escolha do alcance é um erro | decidem ALC-2b e ALC-1:so |

  Regra: Que distância cada alcance é, e a quem cada escala chega, o livro não mede.

    @GAP-35
    Cenário: O alvo está ao alcance? Omisso
      Dado um ataque unidirecional de médio alcance
      Quando perguntam ao juiz: o alvo está ao alcance do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-35

    @GAP-35
    Cenário: A quantos alvos o ataque multidirecional chega? Omisso
      Dado um ataque multidirecional de médio alcance
      Quando perguntam ao juiz: a quantos alvos o ataque chega por sua escala?
      Então a resposta é: omisso
      E a lacuna é GAP-35
