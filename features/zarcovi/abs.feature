# language: pt
@zarcovi
Funcionalidade: Absorção
  Nada se absorve sem que a legenda o diga. O que ela lista, absorve-se também quando é global, a não ser que a própria
  legenda negue o global; e essa negativa não alcança o ataque que é apenas equiparado a global.

  Regra: É absorvível o que uma legenda diz que se absorve.

    @ABS-1:base @AMB-25:A
    Esquema do Cenário: A habilidade que absorve <lista> absorve o ataque que é <natureza>
      Dada uma habilidade que absorve <lista>
      E um ataque unidirecional de status letal
      E o ataque é <natureza>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decide ABS-1
      E a resposta depende da leitura AMB-25

      Exemplos:
        | lista          | natureza |
        | Ninjutsu       | Ninjutsu |
        | Taijutsu       | Taijutsu |
        | Genjutsu       | Genjutsu |
        | qualquer ataque | Ninjutsu |
        | qualquer ataque | Taijutsu |

    @ABS-1:so
    Cenário: A habilidade que não diz o que absorve nada absorve
      Dada uma habilidade de absorção que não diz o que absorve
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so

    @ABS-1:so
    Esquema do Cenário: A habilidade que absorve <lista> não absorve o ataque que é <natureza>
      Dada uma habilidade que absorve <lista>
      E um ataque unidirecional de status letal
      E o ataque é <natureza>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so

      Exemplos:
        | lista    | natureza |
        | Ninjutsu | Taijutsu |
        | Taijutsu | Ninjutsu |
        | Ninjutsu | Genjutsu |
        | Genjutsu | Ninjutsu |
        | Genjutsu | Taijutsu |

    @ABS-1:so
    Cenário: Que o ataque se diga absorvível não dá a quem absorve o que a legenda dele não lista
      Dada uma habilidade que absorve Taijutsu
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque pode ser absorvido
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so
      E a resposta depende da leitura AMB-25

    @ABS-1:salvo-nao_pode_ser_absorvido @AMB-25:A
    Cenário: A legenda do ataque proíbe que o absorvam
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque não pode ser absorvido
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1!nao_pode_ser_absorvido
      E ABS-1 é afastada por ABS-1!nao_pode_ser_absorvido

    @ABS-1:base @AMB-25:B
    Cenário: Se é o ataque que se diz absorvível, a lista de quem absorve não importa
      Dado que o comitê adota a leitura B de AMB-25
      E uma habilidade de absorção que não diz o que absorve
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque pode ser absorvido
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decide ABS-1
      E a resposta depende da leitura AMB-25

    @ABS-1:so @AMB-25:B
    Cenário: Se é o ataque que se diz absorvível, e ele se cala, a lista de quem absorve não basta
      Dado que o comitê adota a leitura B de AMB-25
      E uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so
      E a resposta depende da leitura AMB-25

    @ABS-1:efeito
    Esquema do Cenário: A legenda que diz absorver <efeitos> absorve o ataque de <efeito>
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade absorve <efeitos>
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decidem ABS-1 e ABS-1:efeito

      Exemplos:
        | efeitos    | efeito    |
        | selamentos | selamento |
        | paralisias | paralisia |

    @ABS-1:efeito @AMB-25:B
    Cenário: Se é o ataque que se diz absorvível, também o selamento que assim se diz o é
      Dado que o comitê adota a leitura B de AMB-25
      E uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o ataque pode ser absorvido
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decidem ABS-1 e ABS-1:efeito

    Esquema do Cenário: A legenda que diz absorver <efeitos>, diante do ataque de <efeito>: <resposta>
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade absorve <efeitos>
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: a absorção serve para o efeito do ataque?
      Então a resposta é: <resposta>
      E <decisão>

      @ABS-1:efeito
      Exemplos: Serve para o efeito que lista, e para o dano
        | efeitos    | efeito    | resposta                                 | decisão                             |
        | selamentos | selamento | a absorção serve para o efeito do ataque | só decide ABS-1:efeito              |
        | paralisias | paralisia | a absorção serve para o efeito do ataque | só decidem ABS-1:efeito e PAR-NOTAa |
        | selamentos | dano      | a absorção serve para o efeito do ataque | nenhuma regra decide                |
        | paralisias | dano      | a absorção serve para o efeito do ataque | nenhuma regra decide                |

      @GAP-24
      Exemplos: Do que não lista, nada está escrito
        | efeitos    | efeito         | resposta | decisão           |
        | selamentos | aprisionamento | omisso   | a lacuna é GAP-24 |
        | paralisias | aprisionamento | omisso   | a lacuna é GAP-24 |
        | paralisias | selamento      | omisso   | a lacuna é GAP-24 |

      @GAP-24 @GAP-48
      Exemplos: Nem da paralisia que não lista
        | efeitos    | efeito    | resposta | decisão                        |
        | selamentos | paralisia | omisso   | as lacunas são GAP-24 e GAP-48 |

    Esquema do Cenário: Pela leitura <leitura>, o ataque de <efeito> que se diz absorvível: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-25
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E a legenda diz que o ataque pode ser absorvido
      Quando perguntam ao juiz: a absorção serve para o efeito do ataque?
      Então a resposta é: <resposta>
      E <decisão>

      @AMB-25:A
      Exemplos: O que o ataque diz não basta
        | leitura | efeito    | resposta | decisão           |
        | A       | selamento | omisso   | a lacuna é GAP-24 |

      @AMB-25:B @ABS-1:efeito
      Exemplos: O que o ataque diz basta, seja qual for o efeito
        | leitura | efeito         | resposta                                 | decisão                             |
        | B       | selamento      | a absorção serve para o efeito do ataque | só decide ABS-1:efeito              |
        | B       | aprisionamento | a absorção serve para o efeito do ataque | só decide ABS-1:efeito              |
        | B       | paralisia      | a absorção serve para o efeito do ataque | só decidem ABS-1:efeito e PAR-NOTAa |
        | B       | dano           | a absorção serve para o efeito do ataque | nenhuma regra decide                |

    @AMB-25:B @GAP-24 @GAP-48
    Cenário: Se é o ataque que se diz absorvível, e ele se cala, não basta que a absorção liste paralisias: omisso
      Dado que o comitê adota a leitura B de AMB-25
      E a legenda diz que a habilidade absorve paralisias
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a absorção serve para o efeito do ataque?
      Então a resposta é: omisso
      E as lacunas são GAP-24 e GAP-48

  Regra: Toda habilidade de absorção absorve ataque global.

    @ABS-2:base
    Cenário: A habilidade que absorve Ninjutsu absorve o Ninjutsu global, sem precisar dizê-lo
      Dada uma habilidade que absorve Ninjutsu
      E um ataque global de status letal
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decidem ABS-1 e ABS-2

    @ABS-1:so
    Cenário: Absorver todo global não é absorver o que não está na lista
      Dada uma habilidade que absorve Ninjutsu
      E um ataque global de status letal
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so

    @ABS-2:desafio-exige_previsao_de_global @AMB-0:A
    Cenário: O ataque que exige previsão de global é absorvido sem ela
      Dada uma habilidade que absorve Ninjutsu
      E um ataque global de status letal
      E a legenda diz que o ataque só é absorvido por quem prevê absorver globais
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decide ABS-2
      E o juiz ignora que o ataque só é absorvido por quem prevê absorver globais
      E a resposta depende da leitura AMB-0

    @ABS-2:desafio-exige_previsao_de_global @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque que exige previsão de global não é absorvido sem ela
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade que absorve Ninjutsu
      E um ataque global de status letal
      E a legenda diz que o ataque só é absorvido por quem prevê absorver globais
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-2!exige_previsao_de_global
      E ABS-2 é afastada por ABS-2!exige_previsao_de_global
      E a resposta depende da leitura AMB-0

  Regra: Equiparado a global não é global: é absorvível, ainda que a absorção diga que não absorve global.

    @ABS-3:base
    Esquema do Cenário: A absorção que nega o global absorve o ataque <escala> equiparado a global
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade não absorve ataques globais
      E um ataque <escala> de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decidem ABS-1, ABS-3 e EQP-2

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @ABS-3:base @CON-1
    Cenário: O equiparado a global é absorvido pela escala que tem
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decidem ABS-3 e EQP-2
      E não decide ABS-2

    @ABS-3:global @CON-2
    Cenário: A absorção que nega o global não absorve o que é global de fato
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade não absorve ataques globais
      E um ataque global de status letal
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-3:global
      E ABS-2 é vencida por ABS-3:global

    @CON-2
    Esquema do Cenário: O ataque <escala> que é <natureza>, contra a habilidade que <legenda>: <resposta>
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que <legenda>
      E um ataque <escala> de status letal
      E o ataque é <natureza>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: A lista diz o quê; o global vem junto; a negativa tira só o global
        | legenda                                    | escala        | natureza | resposta                 | regra        |
        | a habilidade não absorve ataques globais   | unidirecional | Ninjutsu | o ataque é absorvido     | ABS-1        |
        | a habilidade não absorve ataques globais   | global        | Ninjutsu | o ataque não é absorvido | ABS-3:global |
        | a habilidade absorve Taijutsu              | global        | Taijutsu | o ataque é absorvido     | ABS-2        |
        | a habilidade absorve Taijutsu              | global        | Genjutsu | o ataque não é absorvido | ABS-1:so     |

    @ABS-3:desafio-nao_absorve_equiparado @AMB-0:A
    Cenário: A habilidade que nega até o equiparado a global o absorve assim mesmo
      Dada uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade não absorve ataques equiparados a global
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decide ABS-3
      E o juiz ignora que a habilidade não absorve ataques equiparados a global
      E a resposta depende da leitura AMB-0

    @ABS-3:desafio-nao_absorve_equiparado @AMB-0:B
    Cenário: Se toda regra cede à legenda, nega-se também o equiparado a global
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade não absorve ataques equiparados a global
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-3!nao_absorve_equiparado
      E ABS-3 é afastada por ABS-3!nao_absorve_equiparado
      E a resposta depende da leitura AMB-0

    @ABS-3:base
    Cenário: Mesmo aí, negar o global não é negar o equiparado
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade que absorve Ninjutsu
      E a legenda diz que a habilidade não absorve ataques globais
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque é absorvido
      E decide ABS-3

    Esquema do Cenário: Se a absorção não nega o global, a escala não impede que absorva o ataque <escala>
      Dada uma habilidade que absorve Ninjutsu
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a absorção serve para a escala do ataque?
      Então a resposta é: a absorção serve para a escala do ataque
      E <decisão>

      @ABS-2:base @ABS-3:base
      Exemplos: Do que não é global nem equiparado, nada há que dizer
        | escala          | decisão              |
        | unidirecional   | nenhuma regra decide |
        | multidirecional | nenhuma regra decide |

      @ABS-2:base
      Exemplos: O global, diz-se que se absorve
        | escala | decisão         |
        | global | só decide ABS-2 |

  Regra: O que não está escrito sobre absorver fica em aberto.

    @GAP-20
    Cenário: Absorver qualquer ataque é absorver também o Genjutsu? Omisso
      Dada uma habilidade que absorve qualquer ataque
      E um ataque unidirecional de status letal
      E o ataque é Genjutsu
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-20

    @GAP-20
    Esquema do Cenário: Que a legenda liste ainda o <lista> não diz se o Genjutsu conta entre os outros: omisso
      Dada uma habilidade que absorve qualquer ataque
      E a legenda diz que a habilidade absorve <lista>
      E um ataque unidirecional de status letal
      E o ataque é Genjutsu
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-20

      Exemplos:
        | lista    |
        | Ninjutsu |
        | Taijutsu |

    @GAP-20
    Cenário: Se nem se sabe se o ataque é absorvido, não chega a vez de perguntar pelo status: omisso
      Dada uma habilidade que absorve qualquer ataque
      E um ataque unidirecional de status supremo
      E o ataque é Genjutsu
      Quando perguntam ao juiz: o status do ataque conta para que ele seja absorvido?
      Então a resposta é: omisso
      E a lacuna é GAP-20

    @GAP-24
    Esquema do Cenário: O ataque de <efeito>, que a legenda não lista: omisso
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-24

      Exemplos:
        | efeito         |
        | selamento      |
        | aprisionamento |

    @GAP-24 @GAP-48
    Cenário: A paralisia que a legenda não lista: omisso
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-24 e GAP-48

    @GAP-24 @GAP-48
    Esquema do Cenário: O golpe que <paralisa>, se a legenda não lista paralisias: omisso
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque <paralisa>
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: omisso
      E as lacunas são GAP-24 e GAP-48

      Exemplos: De qualquer das três formas de paralisar
        | paralisa                |
        | imobiliza               |
        | incapacita              |
        | corta o fluxo de chakra |

    @ABS-1:so
    Cenário: Fora da lista, nem é preciso saber se a paralisia se absorve
      Dada uma habilidade que absorve Taijutsu
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o ataque é absorvido, se a absorção for usada a tempo?
      Então a resposta é: o ataque não é absorvido
      E decide ABS-1:so

    @GAP-24
    Cenário: O status do ataque conta para absorvê-lo? Omisso
      Dada uma habilidade que absorve Ninjutsu
      E um ataque unidirecional de status supremo
      Quando perguntam ao juiz: o status do ataque conta para que ele seja absorvido?
      Então a resposta é: omisso
      E a lacuna é GAP-24

    @ABS-1:so
    Cenário: Onde nada é absorvido, o status nem vem ao caso
      Dada uma habilidade de absorção que não diz o que absorve
      E um ataque unidirecional de status supremo
      Quando perguntam ao juiz: o status do ataque conta para que ele seja absorvido?
      Então a resposta é: não há absorção
      E decide ABS-1:so

    Esquema do Cenário: Absorção de rank <absorção>, se <velocidade>, contra ataque de rank 3: omisso
      Dada uma habilidade que absorve Ninjutsu, de rank <absorção>
      E <velocidade>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: a absorção é usada a tempo?
      Então a resposta é: omisso
      E a lacuna é <lacuna>

      @GAP-4
      Exemplos: De rank igual
        | absorção | velocidade                         | lacuna |
        | 3        | nada acelera a defesa              | GAP-4  |
        | 4        | a defesa é acelerada para o rank 3 | GAP-4  |

      @GAP-24
      Exemplos: Mais lenta
        | absorção | velocidade                         | lacuna |
        | 4        | nada acelera a defesa              | GAP-24 |
        | 5        | a defesa é acelerada para o rank 4 | GAP-24 |

      @GAP-33
      Exemplos: Com vários aumentos, seja qual for o rank da legenda
        | absorção | velocidade                           | lacuna |
        | 2        | várias habilidades aceleram a defesa | GAP-33 |
        | 3        | várias habilidades aceleram a defesa | GAP-33 |
        | 4        | várias habilidades aceleram a defesa | GAP-33 |

    @GAP-4 @GAP-24
    Esquema do Cenário: Absorção de rank <absorção>, se <velocidade>, contra ataque de rank 3: a tempo
      Dada uma habilidade que absorve Ninjutsu, de rank <absorção>
      E <velocidade>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: a absorção é usada a tempo?
      Então a resposta é: a absorção é usada a tempo

      Exemplos: Mais rápida que o ataque
        | absorção | velocidade                         |
        | 2        | nada acelera a defesa              |
        | 4        | a defesa é acelerada para o rank 2 |
