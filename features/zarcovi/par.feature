# language: pt
@zarcovi
Funcionalidade: Efeitos negativos: fluxo de chakra e paralisia
  A paralisia tira os movimentos de quem ela atinge. É a legenda que diz de que tipo ela é, e por quantos turnos; se a
  legenda se cala, é uma imobilização de 2 turnos. Imobilizado, ainda se usa teletransporte; com o fluxo de chakra
  cortado, ou incapacitado, não se lança card algum. O corte a que a legenda não dá turnos vale como selamento.

  Regra: A paralisia é um dos efeitos negativos que limitam ou incapacitam quem é atingido.

    @PAR-0:base
    Cenário: A paralisia é um efeito negativo
      Dado que o ataque é de paralisia
      Quando perguntam ao juiz: o efeito do ataque é um dos que limitam ou incapacitam quem ele atinge?
      Então a resposta é: o efeito limita ou incapacita quem é atingido
      E decide PAR-0

    @PAR-0:base
    Esquema do Cenário: O ataque cuja legenda diz que <efeito> tem efeito negativo, ainda que não diga que paralisa
      Dado que a legenda diz que <efeito>
      Quando perguntam ao juiz: o efeito do ataque é um dos que limitam ou incapacitam quem ele atinge?
      Então a resposta é: o efeito limita ou incapacita quem é atingido
      E decide PAR-0

      Exemplos:
        | efeito              |
        | o ataque imobiliza  |
        | o ataque incapacita |

    @PAR-0:fluxo
    Cenário: O golpe que corta o fluxo de chakra tem efeito negativo
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é Taijutsu
      E o ataque visa os pontos de chakra
      Quando perguntam ao juiz: o efeito do ataque é um dos que limitam ou incapacitam quem ele atinge?
      Então a resposta é: o efeito limita ou incapacita quem é atingido
      E decidem PAR-0:fluxo e PAR-FLUXOa

    @PAR-0:base @PAR-0:fluxo
    Esquema do Cenário: O <efeito> não está entre os efeitos que limitam ou incapacitam
      Dado que o ataque é de <efeito>
      Quando perguntam ao juiz: o efeito do ataque é um dos que limitam ou incapacitam quem ele atinge?
      Então a resposta é: o efeito não está entre os que limitam ou incapacitam
      E nenhuma regra decide

      Exemplos:
        | efeito         |
        | dano           |
        | selamento      |
        | aprisionamento |

  Regra: Quem detecta o fluxo de chakra pode visar os pontos de chakra, e o golpe corta o fluxo de quem atinge.

    @PAR-FLUXOa:base
    Cenário: O Taijutsu de quem detecta o fluxo corta o fluxo de chakra de quem atinge
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é Taijutsu
      E o ataque visa os pontos de chakra
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o fluxo de chakra do atingido é cortado
      E decide PAR-FLUXOa

    @PAR-FLUXOa:so @PAR-FLUXOb:base
    Esquema do Cenário: Quem não detecta o fluxo não o corta: nem com <natureza> que <mira> os pontos de chakra
      Dado que o ataque é <natureza>
      E se sabe que o ataque <mira> os pontos de chakra
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o ataque não corta o fluxo de chakra
      E <decisão>

      Exemplos: Ao Taijutsu falta a detecção; a Ninjutsu e Genjutsu, ser Taijutsu
        | natureza | mira     | decisão                 |
        | Taijutsu | visa     | só decide PAR-FLUXOa:so |
        | Taijutsu | não visa | nenhuma regra decide    |
        | Ninjutsu | visa     | só decide PAR-FLUXOb    |
        | Genjutsu | visa     | só decide PAR-FLUXOb    |

    @PAR-FLUXOa:salvo-corta_fluxo
    Cenário: A legenda que diz que o Taijutsu corta o fluxo dispensa detectá-lo
      Dado que o ataque é Taijutsu
      E o ataque visa os pontos de chakra
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o fluxo de chakra do atingido é cortado
      E PAR-FLUXOa:so é afastada por PAR-FLUXOa:so!corta_fluxo

    @PAR-FLUXOa:base
    Cenário: O Taijutsu que não visa os pontos de chakra não corta o fluxo
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o ataque não corta o fluxo de chakra
      E nenhuma regra decide

    @PAR-FLUXOa:tipo
    Cenário: O golpe que corta o fluxo paralisa por corte do fluxo, sem que a legenda o diga
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é Taijutsu
      E o ataque visa os pontos de chakra
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é um corte do fluxo de chakra
      E só decidem PAR-FLUXOa:tipo e PAR-FLUXOa
      E PAR-NOTAa é vencida por PAR-FLUXOa:tipo

  Regra: Apenas Taijutsu corta o fluxo de chakra.

    @PAR-FLUXOb:base
    Esquema do Cenário: O <natureza> que visa os pontos de chakra não corta o fluxo
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é <natureza>
      E o ataque visa os pontos de chakra
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o ataque não corta o fluxo de chakra
      E decide PAR-FLUXOb
      E não decide PAR-FLUXOa

      Exemplos:
        | natureza |
        | Ninjutsu |
        | Genjutsu |

    @PAR-FLUXOb:salvo-corta_fluxo
    Cenário: O Ninjutsu cuja legenda diz que corta o fluxo de chakra o corta
      Dado que o ataque é Ninjutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: o ataque corta o fluxo de chakra de quem ele atinge?
      Então a resposta é: o fluxo de chakra do atingido é cortado
      E decide PAR-FLUXOb!corta_fluxo
      E PAR-FLUXOb é afastada por PAR-FLUXOb!corta_fluxo

    @PAR-FLUXOb:salvo-corta_fluxo
    Esquema do Cenário: O Ninjutsu cuja legenda diz que o ataque <efeito> é dos que paralisam
      Dado que a legenda diz que o ataque <efeito>
      Quando perguntam ao juiz: o ataque é daqueles que paralisam?
      Então a resposta é: o ataque é dos que paralisam
      E <decisão>

      Exemplos: Se a legenda o diz, não importa que não seja Taijutsu
        | efeito                  | decisão                          |
        | incapacita              | nenhuma regra decide             |
        | corta o fluxo de chakra | só decide PAR-FLUXOb!corta_fluxo |

    @PAR-NOTAa:base
    Cenário: O Ninjutsu que paralisa e visa os pontos de chakra sem a legenda apenas imobiliza
      Dado que quem ataca detecta o fluxo de chakra
      E o ataque é Ninjutsu
      E o ataque é de paralisia
      E o ataque visa os pontos de chakra
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é uma imobilização
      E decide PAR-NOTAa
      E não decide PAR-FLUXOa:tipo

    @CON-38 @PAR-FLUXOb:salvo-corta_fluxo
    Cenário: Fora do Taijutsu, a paralisia só é um corte do fluxo se a legenda o diz
      Dado que o ataque é Ninjutsu
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é um corte do fluxo de chakra
      E só decidem PAR-FLUXOb!corta_fluxo e PAR-P0:corte

  Regra: A paralisia priva de movimentos, e é a legenda que diz de que tipo ela é.

    @PAR-P0:base
    Cenário: A paralisia cuja legenda diz que imobiliza é uma imobilização
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque imobiliza
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é uma imobilização
      E só decidem PAR-P0 e PAR-NOTAa

    @PAR-P0:corte @PAR-NOTAa:salvo-corta_fluxo
    Cenário: A paralisia de Taijutsu cuja legenda diz que corta o fluxo é um corte do fluxo
      Dado que o ataque é Taijutsu
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é um corte do fluxo de chakra
      E decide PAR-P0:corte
      E PAR-NOTAa é afastada por PAR-NOTAa!corta_fluxo

    @PAR-P0:incapacitado @PAR-NOTAa:salvo-incapacita
    Cenário: A paralisia cuja legenda diz que incapacita é uma incapacitação
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é uma incapacitação
      E decide PAR-P0:incapacitado
      E PAR-NOTAa é afastada por PAR-NOTAa!incapacita

    @PAR-P0:incapacitado @PAR-3b:base
    Cenário: O ataque cuja legenda diz que incapacita conta como paralisia, e não como dano
      Dado que o ataque é de dano
      E a legenda diz que o ataque incapacita
      Quando perguntam ao juiz: com que efeito o ataque conta?
      Então a resposta é: o ataque conta como paralisia
      E só decidem PAR-P0:incapacitado, PAR-3b e PAR-NOTAb

  Regra: Quem está imobilizado pode usar teletransporte, dimensional ou não, e com ele se livra.

    @PAR-1:base @PAR-NOTAa:base
    Cenário: Quem está imobilizado se livra com um teletransporte
      Dado que o ataque é de paralisia
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado se livra
      E só decidem PAR-1, PAR-NOTAa e PAR-NOTAb

    @PAR-1:dimensional
    Cenário: O teletransporte que é habilidade dimensional também livra
      Dado que o ataque é de paralisia
      E quem foi atingido lança um teletransporte dimensional
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado se livra
      E só decidem PAR-1:dimensional, PAR-NOTAa e PAR-NOTAb

    @PAR-1:card @PAR-1:card_dimensional
    Esquema do Cenário: Quem está imobilizado pode lançar <card>, em qualquer leitura: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E o ataque é de paralisia
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E só decidem <regra>, PAR-NOTAa e PAR-NOTAb

      Exemplos:
        | card                          | leitura | regra                  |
        | um teletransporte             | A       | PAR-1:card             |
        | um teletransporte dimensional | A       | PAR-1:card_dimensional |
        | um teletransporte             | B       | PAR-1:card             |
        | um teletransporte dimensional | B       | PAR-1:card_dimensional |

    @PAR-1:so
    Esquema do Cenário: Quem está imobilizado não lança <card>, em leitura alguma: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E o ataque é de paralisia
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-1:so

      Exemplos: O teleporte comum não é teletransporte, e a imobilização priva de movimentos
        | card                                    | leitura |
        | um teleporte                            | A       |
        | um teleporte                            | B       |
        | um card que exige movimento             | A       |
        | um card que exige movimento             | B       |
        | um card dimensional que exige movimento | B       |

    @PAR-1:card @PAR-1:so
    Esquema do Cenário: Quem está imobilizado lança <card>, e <legenda>: <resposta>
      Dado que o ataque é de paralisia
      E quem foi atingido lança <card>
      E <legenda>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: <resposta>
      E só decidem <regra>, PAR-NOTAa e PAR-NOTAb

      Exemplos: Ser dimensional só importa ao teletransporte
        | card                            | legenda                                | resposta                    | regra    |
        | um teleporte                    | se sabe que a habilidade é dimensional | o card não pode ser lançado | PAR-1:so |
        | um card que não exige movimento | se sabe que a habilidade é dimensional | o card não pode ser lançado | PAR-1:so |

      Exemplos: Equiparar o teleporte só importa ao teleporte
        | card                            | legenda                                                     | resposta                    | regra      |
        | um teletransporte               | a legenda diz que o teleporte é equiparado a teletransporte | o card pode ser lançado     | PAR-1:card |
        | um card que exige movimento     | a legenda diz que o teleporte é equiparado a teletransporte | o card não pode ser lançado | PAR-1:so   |
        | um card que não exige movimento | a legenda diz que o teleporte é equiparado a teletransporte | o card não pode ser lançado | PAR-1:so   |

    @PAR-1:so @AMB-20:A
    Cenário: Imobilizado, nem o card que não exige movimento pode ser lançado
      Dado que o ataque é de paralisia
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-1:so
      E a resposta depende da leitura AMB-20

    @PAR-1:parado @AMB-20:B
    Cenário: Se a imobilização só tira o movimento, o card que não o exige pode ser lançado
      Dado que o comitê adota a leitura B de AMB-20
      E o ataque é de paralisia
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E decide PAR-1:parado
      E a resposta depende da leitura AMB-20

    @PAR-1:outro @AMB-20:B
    Cenário: O card que se pode lançar parado não livra da imobilização
      Dado que o comitê adota a leitura B de AMB-20
      E o ataque é de paralisia
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E decidem PAR-1:outro e PAR-1:parado

    @PAR-1:so
    Cenário: O teleporte comum, que não pode ser lançado, não livra da imobilização
      Dado que o ataque é de paralisia
      E quem foi atingido lança um teleporte
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E decide PAR-1:so

    @GAP-17
    Esquema do Cenário: O teleporte equiparado a teletransporte, nas mãos do imobilizado, pela leitura <leitura>: <pergunta>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E o ataque é de paralisia
      E quem foi atingido lança um teleporte equiparado a teletransporte
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-17

      Exemplos:
        | leitura | pergunta                                                |
        | A       | este card pode ser lançado?                             |
        | B       | este card pode ser lançado?                             |
        | A       | com este card, quem foi atingido se livra da paralisia? |

    @GAP-17
    Esquema do Cenário: Se o card de um aliado livra quem está paralisado, o livro não diz: <tipo>, e ele lança <card>
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque <tipo>
      E um aliado lança <card> para livrá-lo
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: omisso
      E a lacuna é GAP-17

      Exemplos:
        | tipo       | card                          |
        | imobiliza  | um teletransporte             |
        | imobiliza  | um teletransporte dimensional |
        | imobiliza  | um teleporte                  |
        | incapacita | um teletransporte             |

    @GAP-17
    Esquema do Cenário: Onde a legenda deixa o incapacitado lançar cards, o livro não diz se <card> o livraria
      Dado que o comitê adota a leitura B de AMB-0
      E a legenda diz que o ataque incapacita
      E a legenda diz que o usuário lança cards mesmo incapacitado
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: omisso
      E a lacuna é GAP-17

      Exemplos:
        | card              |
        | um teletransporte |
        | um teleporte      |

    @GAP-17
    Cenário: Do teleporte equiparado o livro também não diz se livra de onde nem teletransporte livraria
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que nem teletransporte livra da imobilização
      E quem foi atingido lança um teleporte equiparado a teletransporte
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: omisso
      E a lacuna é GAP-17

    @PAR-1:base @PAR-1:dimensional @PAR-1:so @PAR-1:card @PAR-1:card_dimensional @PAR-NOTAb:base
    Esquema do Cenário: Da imobilização <fim>, <card> já não tem de que livrar, e pode ser lançado
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E o ataque é de paralisia
      E <fim>
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: não há paralisia de que se livrar
      E <decisão>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E <decisão>

      Exemplos: Passados os turnos da nota
        | card                            | leitura | fim                            | decisão                          |
        | um teletransporte               | A       | passaram 2 turnos de paralisia | só decidem PAR-NOTAa e PAR-NOTAb |
        | um teletransporte dimensional   | A       | passaram 2 turnos de paralisia | só decidem PAR-NOTAa e PAR-NOTAb |
        | um teleporte                    | A       | passaram 2 turnos de paralisia | só decidem PAR-NOTAa e PAR-NOTAb |
        | um card que não exige movimento | B       | passaram 2 turnos de paralisia | só decidem PAR-NOTAa e PAR-NOTAb |

      Exemplos: Ou antes deles, se já se livrou dela
        | card              | leitura | fim                                                     | decisão             |
        | um teletransporte | A       | se sabe que quem foi atingido já se livrou da paralisia | só decide PAR-NOTAa |
        | um teleporte      | A       | se sabe que quem foi atingido já se livrou da paralisia | só decide PAR-NOTAa |

    @PAR-1:base @PAR-1:dimensional @PAR-1:so @PAR-2b:base @PAR-2b:selado @PAR-3a:base
    Esquema do Cenário: A quem o ataque não atinge ele não prende: <ataque>, e lança-se <card>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E <ataque>
      E o ataque não atinge quem visa
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E nenhuma regra decide
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: não há paralisia de que se livrar
      E nenhuma regra decide

      Exemplos:
        | ataque                                             | leitura | card                            |
        | a legenda diz que o ataque imobiliza               | A       | um teletransporte               |
        | a legenda diz que o ataque imobiliza               | A       | um teletransporte dimensional   |
        | a legenda diz que o ataque imobiliza               | A       | um teleporte                    |
        | a legenda diz que o ataque imobiliza               | B       | um card que não exige movimento |
        | a legenda diz que o ataque corta o fluxo de chakra | A       | um teletransporte               |
        | a legenda diz que o ataque incapacita              | A       | um teletransporte               |
        | o ataque é de aprisionamento                       | A       | um teletransporte               |

    @PAR-1:card @PAR-1:card_dimensional @PAR-1:so @PAR-2b:base @PAR-2b:selado @PAR-3a:base
    Esquema do Cenário: O que prende quem foi atingido não prende o aliado: <ataque>, e ele lança <card>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E <ataque>
      E um aliado lança <card> para livrá-lo
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E nenhuma regra decide

      Exemplos:
        | ataque                                             | leitura | card                            |
        | a legenda diz que o ataque imobiliza               | A       | um teletransporte               |
        | a legenda diz que o ataque imobiliza               | A       | um teletransporte dimensional   |
        | a legenda diz que o ataque imobiliza               | A       | um teleporte                    |
        | a legenda diz que o ataque imobiliza               | B       | um card que não exige movimento |
        | a legenda diz que o ataque corta o fluxo de chakra | A       | um teletransporte               |
        | a legenda diz que o ataque incapacita              | A       | um teletransporte               |
        | o ataque é de selamento                            | A       | um teletransporte               |

    @CON-36 @PAR-1:base @PAR-1:dimensional
    Esquema do Cenário: Quem veste a camada e foi imobilizado com ela ainda se livra com <card>
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é paralisada junto com quem a veste
      E decide BAR-CORPO-4:barreira
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado se livra
      E decide <regra>

      Exemplos:
        | card                          | regra             |
        | um teletransporte             | PAR-1             |
        | um teletransporte dimensional | PAR-1:dimensional |

    @PAR-1:desafio-imobiliza_contra_teletransporte @AMB-0:A
    Cenário: A legenda que diz prender até quem tem teletransporte não o prende
      Dado que o ataque é de paralisia
      E a legenda diz que nem teletransporte livra da imobilização
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado se livra
      E decide PAR-1
      E o juiz ignora que nem teletransporte livra da imobilização
      E a resposta depende da leitura AMB-0

    @PAR-1:desafio-imobiliza_contra_teletransporte @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, <card> já não livra dessa imobilização
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que nem teletransporte livra da imobilização
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E decide <regra>

      Exemplos:
        | card                          | regra                                             |
        | um teletransporte             | PAR-1!imobiliza_contra_teletransporte             |
        | um teletransporte dimensional | PAR-1:dimensional!imobiliza_contra_teletransporte |

    @PAR-1:desafio-age_imobilizado @AMB-0:A
    Cenário: Quem escreve que age mesmo imobilizado continua imobilizado
      Dado que o ataque é de paralisia
      E a legenda diz que o usuário lança qualquer card mesmo imobilizado
      E quem foi atingido lança um teleporte
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-1:so
      E o juiz ignora que o usuário lança qualquer card mesmo imobilizado

    @PAR-1:desafio-age_imobilizado @PAR-1:outro @AMB-0:B
    Cenário: Se toda regra cede à legenda, o imobilizado lança o seu teleporte, mas não se livra com ele
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que o usuário lança qualquer card mesmo imobilizado
      E quem foi atingido lança um teleporte
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E decidem PAR-1:outro e PAR-1:so!age_imobilizado

    @PAR-1:base @PAR-1:card @PAR-1:dimensional @PAR-1:card_dimensional
    Esquema do Cenário: Presa na Rede, Iara posta <card> e está livre desde esse post
      Dado que Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E quem foi atingido lança <card>
      E a batalha:
        | quem | usa   | acontece     |
        | Caio | Rede  |              |
        | Iara |       | é paralisado |
        | Caio |       |              |
        | Iara | Salto |              |
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem lançar o card do seu último post?
      Então a resposta é: o card pode ser lançado
      E decide <lança>
      Quando perguntam ao juiz da batalha, sobre Iara: com o card do seu último post, o personagem se livra da paralisia?
      Então a resposta é: o paralisado se livra
      E decide <livra>
      Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está paralisado neste ponto da batalha?
      Então a resposta é: a paralisia já terminou
      E decide <livra>

      Exemplos:
        | card                          | lança                  | livra             |
        | um teletransporte             | PAR-1:card             | PAR-1             |
        | um teletransporte dimensional | PAR-1:card_dimensional | PAR-1:dimensional |

    @PAR-1:base @PAR-1:so
    Esquema do Cenário: Na batalha, Iara paralisada posta o <card>, e pergunta-se depois do seu post <post>: <resposta>
      Dado que Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E do Salto se sabe que o card é um teleporte ou um teletransporte
      E do Salto se sabe que o deslocamento é um teletransporte
      E da Corrida se sabe que o card é outro, que exige que o usuário se mova
      E a batalha:
        | quem | usa    | acontece     |
        | Caio | Rede   |              |
        | Iara |        | é paralisado |
        | Caio |        |              |
        | Iara | <card> |              |
        | Caio |        |              |
        | Iara |        |              |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está paralisado neste ponto da batalha?
      Então a resposta é: <resposta>

      Exemplos: O teletransporte a solta na hora; a corrida, não
        | card    | post | resposta                  |
        | Salto   | 3    | a paralisia está em vigor |
        | Salto   | 4    | a paralisia já terminou   |
        | Corrida | 4    | a paralisia está em vigor |
        | Corrida | 5    | a paralisia já terminou   |

    @PAR-1:so @PAR-1:parado
    Esquema do Cenário: Paralisada na batalha, Iara posta um card que não exige movimento: <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-20
      E Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E da Flecha se sabe que o card é outro, que não exige que o usuário se mova
      E a batalha:
        | quem | usa    | acontece     |
        | Caio | Rede   |              |
        | Iara |        | é paralisado |
        | Caio |        |              |
        | Iara | Flecha |              |
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem lançar o card do seu último post?
      Então a resposta é: <resposta>
      E decide <regra>

      @AMB-20:A
      Exemplos: Só cabe teletransporte
        | opção | resposta                    | regra    |
        | A     | o card não pode ser lançado | PAR-1:so |

      @AMB-20:B
      Exemplos: Só se perde o movimento
        | opção | resposta                | regra        |
        | B     | o card pode ser lançado | PAR-1:parado |

  Regra: O corte do fluxo de chakra a que a legenda não dá turnos se equipara a selamento.

    @PAR-2a:base @PAR-2a:prazo @AMB-19:A
    Cenário: O corte do fluxo sem turnos na legenda se equipara a selamento
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia se equipara a selamento
      E só decidem PAR-2a, PAR-2a:prazo e PAR-P0:corte
      E a resposta depende da leitura AMB-19

    @PAR-2a:com_turnos @AMB-49:B
    Cenário: O corte do fluxo que dura turnos não se equipara a selamento
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 3 turnos de paralisia
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E decide PAR-2a:com_turnos
      E a resposta depende da leitura AMB-49

    @AMB-49:A
    Esquema do Cenário: Se todo corte se equipara a selamento, <ataque>, pela leitura <prazo> de AMB-19: <resposta>
      Dado que o comitê adota a leitura A de AMB-49
      E o comitê adota a leitura <prazo> de AMB-19
      E <ataque>
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: <resposta>
      E só decidem <regras>

      @PAR-2a:base @PAR-2a:todo_corte
      Exemplos: Equipara-se o corte, dure o que durar
        | ataque                                             | prazo | resposta                            | regras                                                              |
        | a legenda diz que o ataque corta o fluxo de chakra | A     | a paralisia se equipara a selamento | PAR-2a, PAR-2a:prazo, PAR-P0:corte e PAR-FLUXOb!corta_fluxo         |
        | a legenda diz que o ataque corta o fluxo de chakra | B     | a paralisia se equipara a selamento | PAR-2a:todo_corte, PAR-NOTAb, PAR-P0:corte e PAR-FLUXOb!corta_fluxo |

      @PAR-3b:base
      Exemplos: As outras paralisias, que não são corte, não
        | ataque                                | prazo | resposta                                | regras                                  |
        | a legenda diz que o ataque imobiliza  | A     | a paralisia não se equipara a selamento | PAR-P0 e PAR-NOTAa                      |
        | a legenda diz que o ataque incapacita | A     | a paralisia não se equipara a selamento | PAR-3b, PAR-P0:incapacitado e PAR-NOTAb |

    @PAR-2a:todo_corte @AMB-49:A
    Cenário: Se todo corte se equipara a selamento, os turnos só lhe dão prazo
      Dado que o comitê adota a leitura A de AMB-49
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 3 turnos de paralisia
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia se equipara a selamento
      E decide PAR-2a:todo_corte
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: 3

    @PAR-2a:salvo-paralisia_equiparada_a_selamento
    Cenário: A legenda pode equiparar a selamento até o corte que dura turnos
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda diz que a paralisia é equiparada a selamento
      E a legenda dá 3 turnos de paralisia
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia se equipara a selamento
      E decide PAR-2a:com_turnos!paralisia_equiparada_a_selamento
      E PAR-2a:com_turnos é afastada por PAR-2a:com_turnos!paralisia_equiparada_a_selamento

    @CON-8 @PAR-2a:prazo @AMB-19:A
    Cenário: O corte do fluxo sem turnos não dura os 2 turnos da nota: não tem prazo
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: a paralisia não tem prazo, como um selamento
      E decide PAR-2a:prazo
      E PAR-NOTAb é vencida por PAR-2a:prazo

    @AMB-19:B @PAR-NOTAb:base
    Cenário: Se a nota vale também para o corte do fluxo, ele dura 2 turnos
      Dado que o comitê adota a leitura B de AMB-19
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: 2
      E decide PAR-NOTAb
      E a resposta depende da leitura AMB-19

    @AMB-19:B @PAR-2a:com_turnos
    Cenário: O corte que dura os turnos da nota já não se equipara a selamento
      Dado que o comitê adota a leitura B de AMB-19
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E decidem PAR-2a:com_turnos e PAR-NOTAb

    @CON-46 @PAR-2a:com_turnos @PAR-2b:base
    Cenário: O corte que dura turnos não se equipara a selamento, mas também não deixa lançar card
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 3 turnos de paralisia
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E decide PAR-2a:com_turnos
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-2b

    @CON-10 @PAR-2a:base
    Cenário: O corte sem turnos chega à barreira como selamento, e a que permanece em campo o segura e se retira
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CAMPO-4a, EQP-1:selamento e PAR-2a
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira se retira
      E decide BAR-CAMPO-4b

    @CON-10 @PAR-2a:base
    Cenário: A barreira que não permanece em campo não segura o corte sem turnos
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é selado
      E decidem BAR-CAMPO-4a:so e EQP-1:selamento

    @PAR-2a:com_turnos @BAR-CAMPO-5:base
    Cenário: O corte com turnos chega à barreira como paralisia, e até a que não permanece em campo o segura
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 3 turnos de paralisia
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CAMPO-5 e PAR-2a:com_turnos

    @EQP-1:selamento @PAR-2a:base
    Cenário: A camada não serve contra o corte sem turnos: quem a veste é selado
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é selado
      E decidem BAR-CORPO-3, EQP-1:selamento e PAR-2a
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é selada junto com quem a veste

    @PAR-2a:com_turnos
    Cenário: Nem contra o corte com turnos a camada serve: quem a veste é paralisado
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 2 turnos de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é paralisado
      E decidem BAR-CORPO-4 e PAR-2a:com_turnos

    @EQP-1:selamento @BAR-CORPO-4:salvo-defende_paralisia
    Esquema do Cenário: A camada que diz que defende paralisias, diante do corte <corte>: <sofre>
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E <turnos>
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <sofre>

      Exemplos:
        | corte      | turnos                             | sofre             |
        | sem turnos | o ataque visa o usuário            | o alvo é selado   |
        | com turnos | a legenda dá 2 turnos de paralisia | o alvo fica ileso |

    @PAR-2a:prazo @PAR-2b:base
    Esquema do Cenário: Cinco turnos depois do Golpe que lhe cortou o fluxo, Iara ainda não lança card: pela leitura <opção>, <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-19
      E Iara tem por inimigo Caio
      E do Golpe se sabe que o ataque é Taijutsu
      E a legenda do Golpe diz que o ataque corta o fluxo de chakra
      E a batalha:
        | quem | usa    | acontece     |
        | Caio | Golpe  |              |
        | Iara |        | é paralisado |
        | Caio |        |              |
        | Iara |        |              |
        | Caio |        |              |
        | Iara |        |              |
        | Caio |        |              |
        | Iara | Flecha |              |
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem lançar o card do seu último post?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-19

      @AMB-19:A
      Exemplos: Sem turnos na legenda, o corte vale como selamento
        | opção | resposta                    | regra        |
        | A     | o card não pode ser lançado | PAR-2a:prazo |

      @AMB-19:B
      Exemplos: O corte dura os 2 turnos da nota
        | opção | resposta                | regra     |
        | B     | o card pode ser lançado | PAR-NOTAb |

  Regra: Enquanto o fluxo de chakra está cortado, não se lança card algum, seja qual for.

    @PAR-2b:base
    Esquema do Cenário: Com o fluxo de chakra cortado, não se lança <card>, em leitura alguma: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E quem ataca detecta o fluxo de chakra
      E o ataque é Taijutsu
      E o ataque visa os pontos de chakra
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E só decidem PAR-2b, PAR-2a:prazo, PAR-FLUXOa:tipo e PAR-FLUXOa

      Exemplos: Nem teletransporte, nem habilidade dimensional, nem o que se lança parado
        | card                                        | leitura |
        | um teletransporte                           | A       |
        | um teletransporte dimensional               | A       |
        | um teleporte                                | A       |
        | um card dimensional que não exige movimento | B       |

    @PAR-2b:base
    Esquema do Cenário: Passados <passados> turnos de um corte de 3 turnos, <resposta>
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 3 turnos de paralisia
      E passaram <passados> turnos de paralisia
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: <resposta>

      Exemplos: A fronteira dos turnos
        | passados | resposta                    |
        | 2        | o card não pode ser lançado |
        | 3        | o card pode ser lançado     |

    @PAR-2b:base @PAR-2a:prazo
    Cenário: O corte sem turnos ainda vale depois de 20 turnos
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E passaram 20 turnos de paralisia
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decidem PAR-2b e PAR-2a:prazo

    @PAR-2b:base
    Esquema do Cenário: O card que não pode ser lançado não livra do corte do fluxo, nem que seja <card>
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E só decidem PAR-2b, PAR-2a:prazo e PAR-P0:corte

      Exemplos:
        | card                          |
        | um teletransporte             |
        | um teletransporte dimensional |

    @PAR-2b:selado
    Esquema do Cenário: Quem sofre <selamento> também não lança card algum, embora não esteja paralisado
      Dado que o ataque é de <selamento>
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E só decide PAR-2b:selado
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: não há paralisia de que se livrar
      E nenhuma regra decide

      Exemplos:
        | selamento      |
        | selamento      |
        | aprisionamento |

    @PAR-2b:desafio-lanca_com_fluxo_cortado @AMB-0:A
    Cenário: Quem escreve que lança cards com o fluxo cortado não os lança
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda diz que o usuário lança cards mesmo com o fluxo de chakra cortado
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-2b
      E o juiz ignora que o usuário lança cards mesmo com o fluxo de chakra cortado

    @PAR-2b:desafio-lanca_com_fluxo_cortado @AMB-0:B
    Cenário: Se toda regra cede à legenda, ele lança o card mesmo com o fluxo cortado
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda diz que o usuário lança cards mesmo com o fluxo de chakra cortado
      E quem foi atingido lança um teletransporte
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E decide PAR-2b!lanca_com_fluxo_cortado

    @GAP-43
    Cenário: O que cura um fluxo de chakra cortado, o livro não diz
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      E um aliado lança um card que não exige movimento para livrá-lo
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: omisso
      E a lacuna é GAP-43

    @GAP-43
    Esquema do Cenário: Onde a legenda deixa lançar cards com o fluxo cortado, o livro não diz se <card> o curaria
      Dado que o comitê adota a leitura B de AMB-0
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda diz que o usuário lança cards mesmo com o fluxo de chakra cortado
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: omisso
      E a lacuna é GAP-43

      Exemplos:
        | card                                     |
        | um teletransporte                        |
        | um teleporte equiparado a teletransporte |
        | um teleporte                             |

    @GAP-43
    Cenário: Se o corte alcança também a extensão ou o clone, o livro não diz
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque corta o fluxo de chakra
      Quando perguntam ao juiz: o corte do fluxo alcança também a extensão ou o clone do atingido?
      Então a resposta é: omisso
      E a lacuna é GAP-43

    @PAR-P0:corte @PAR-NOTAa:base
    Esquema do Cenário: Nenhum corte alcança a extensão, porque nenhum vale: <ataque>, e <circunstância>
      Dado que <ataque>
      E se sabe que <circunstância>
      Quando perguntam ao juiz: o corte do fluxo alcança também a extensão ou o clone do atingido?
      Então a resposta é: nenhum fluxo está cortado
      E <decisão>

      Exemplos: A paralisia é outra
        | ataque                                | circunstância             | decisão                       |
        | o ataque é de paralisia               | o ataque atinge quem visa | só decide PAR-NOTAa           |
        | a legenda diz que o ataque incapacita | o ataque atinge quem visa | só decide PAR-P0:incapacitado |

      Exemplos: O corte não pegou ninguém, ou já se curou
        | ataque                                             | circunstância                               | decisão                                          |
        | a legenda diz que o ataque corta o fluxo de chakra | o ataque não atinge quem visa               | nenhuma regra decide                             |
        | a legenda diz que o ataque corta o fluxo de chakra | quem foi atingido já se livrou da paralisia | só decidem PAR-P0:corte e PAR-FLUXOb!corta_fluxo |

    @PAR-2b:base @PAR-NOTAb:legenda
    Esquema do Cenário: Com o fluxo cortado por 2 turnos, até o teletransporte de Iara é recusado; no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E do Golpe se sabe que o ataque é Taijutsu
      E a legenda do Golpe diz que o ataque corta o fluxo de chakra
      E a legenda dá 2 turnos de paralisia
      E quem foi atingido lança um teletransporte
      E a batalha:
        | quem | usa   | acontece     |
        | Caio | Golpe |              |
        | Iara |       | é paralisado |
        | Caio |       |              |
        | Iara | Salto |              |
        | Caio |       |              |
        | Iara | Salto |              |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem lançar o card do seu último post?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Enquanto dura, e quando acaba
        | post | resposta                    | regra             |
        | 4    | o card não pode ser lançado | PAR-2b            |
        | 6    | o card pode ser lançado     | PAR-NOTAb:legenda |

  Regra: Enquanto está incapacitado, ninguém lança card algum, seja qual for.

    @PAR-3a:base
    Esquema do Cenário: Incapacitado por 2 turnos, passados <passados>, <resposta>
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E a legenda dá 2 turnos de paralisia
      E passaram <passados> turnos de paralisia
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: <resposta>

      Exemplos: Do primeiro turno ao fim do segundo
        | passados | card                          | resposta                    |
        | 0        | um teletransporte             | o card não pode ser lançado |
        | 1        | um teletransporte dimensional | o card não pode ser lançado |
        | 2        | um teletransporte             | o card pode ser lançado     |

    @PAR-3a:base
    Esquema do Cenário: Incapacitado, não se lança <card> nem se livra com ele, em leitura alguma: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-20
      E o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E quem foi atingido lança <card>
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E só decidem PAR-3a, PAR-P0:incapacitado e PAR-NOTAb
      Quando perguntam ao juiz: com este card, quem foi atingido se livra da paralisia?
      Então a resposta é: o paralisado não se livra
      E só decidem PAR-3a, PAR-P0:incapacitado e PAR-NOTAb

      Exemplos:
        | card                            | leitura |
        | um teletransporte               | A       |
        | um teletransporte dimensional   | A       |
        | um card que não exige movimento | B       |

    @PAR-3a:desafio-lanca_incapacitado @AMB-0:A
    Cenário: Quem escreve que lança cards mesmo incapacitado não os lança
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E a legenda diz que o usuário lança cards mesmo incapacitado
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card não pode ser lançado
      E decide PAR-3a
      E o juiz ignora que o usuário lança cards mesmo incapacitado

    @PAR-3a:desafio-lanca_incapacitado @AMB-0:B
    Cenário: Se toda regra cede à legenda, ele lança o card mesmo incapacitado
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E a legenda diz que o usuário lança cards mesmo incapacitado
      E quem foi atingido lança um card que não exige movimento
      Quando perguntam ao juiz: este card pode ser lançado?
      Então a resposta é: o card pode ser lançado
      E decide PAR-3a!lanca_incapacitado

    @PAR-3a:base @PAR-NOTAb:legenda
    Esquema do Cenário: Incapacitada por 2 turnos na batalha, Iara posta a Flecha; no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E a legenda do Trovão diz que o ataque incapacita
      E a legenda dá 2 turnos de paralisia
      E a batalha:
        | quem | usa    | acontece     |
        | Iara | Flecha |              |
        | Caio | Trovão |              |
        | Iara | Flecha | é paralisado |
        | Caio |        |              |
        | Iara | Flecha |              |
        | Caio |        |              |
        | Iara | Flecha |              |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem lançar o card do seu último post?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: O que se posta em resposta vem antes de ser atingida
        | post | resposta                | decisão              |
        | 3    | o card pode ser lançado | nenhuma regra decide |

      Exemplos: No turno 1, recusado; passados 2 turnos, livre
        | post | resposta                    | decisão                  |
        | 5    | o card não pode ser lançado | decide PAR-3a            |
        | 7    | o card pode ser lançado     | decide PAR-NOTAb:legenda |

  Regra: Em geral, a incapacitação não se equipara a selamento, porque os seus turnos se esgotam.

    @PAR-3b:base
    Cenário: A incapacitação de 2 turnos não se equipara a selamento, e termina passados os 2 turnos
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E a legenda dá 2 turnos de paralisia
      E passaram 2 turnos de paralisia
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E decide PAR-3b
      Quando perguntam ao juiz: a paralisia ainda vale?
      Então a resposta é: a paralisia já terminou
      E decide PAR-NOTAb:legenda

    @PAR-3b:base @AMB-18:A
    Cenário: A incapacitação sem turnos na legenda dura os da nota, e não se equipara a selamento
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E só decidem PAR-3b, PAR-P0:incapacitado e PAR-NOTAb
      E a resposta depende da leitura AMB-18

    @PAR-3b:sem_prazo @PAR-3b:prazo @AMB-18:B
    Cenário: Se a nota não lhe dá turnos, a incapacitação vale como selamento
      Dado que o comitê adota a leitura B de AMB-18
      E o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia se equipara a selamento
      E só decidem PAR-3b:sem_prazo, PAR-3b:prazo e PAR-P0:incapacitado
      E PAR-NOTAb é vencida por PAR-3b:prazo
      E a resposta depende da leitura AMB-18

    @PAR-3b:salvo-paralisia_equiparada_a_selamento
    Cenário: A legenda que equipara a incapacitação a selamento é a exceção desse “em geral”
      Dado que o ataque é de paralisia
      E a legenda diz que o ataque incapacita
      E a legenda diz que a paralisia é equiparada a selamento
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia se equipara a selamento
      E decide PAR-3b!paralisia_equiparada_a_selamento
      E PAR-3b é afastada por PAR-3b!paralisia_equiparada_a_selamento

    @PAR-3b:base
    Esquema do Cenário: A imobilização <legenda>: <resposta>
      Dado que o ataque é de paralisia
      E <legenda>
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: <resposta>
      E só decide PAR-NOTAa

      Exemplos: De uma imobilização, só a legenda o diz
        | legenda                                                | resposta                                |
        | a legenda dá 4 turnos de paralisia                     | a paralisia não se equipara a selamento |
        | a legenda diz que a paralisia é equiparada a selamento | a paralisia se equipara a selamento     |

    @PAR-NOTAa:base
    Cenário: O ataque que não paralisa não se equipara a selamento, diga a legenda o que disser
      Dado que o ataque é de dano
      E a legenda diz que a paralisia é equiparada a selamento
      Quando perguntam ao juiz: a paralisia se equipara a selamento?
      Então a resposta é: a paralisia não se equipara a selamento
      E nenhuma regra decide

    @PAR-3b:prazo @PAR-NOTAb:base
    Esquema do Cenário: Incapacitada sem turnos na legenda, pela leitura <opção>, Iara no fim da batalha: <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-18
      E Iara tem por inimigo Caio
      E a legenda do Trovão diz que o ataque incapacita
      E a batalha:
        | quem | usa    | acontece     |
        | Caio | Trovão |              |
        | Iara |        | é paralisado |
        | Caio |        |              |
        | Iara |        |              |
        | Caio |        |              |
      Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está paralisado neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-18

      @AMB-18:A
      Exemplos: Dura os turnos da nota
        | opção | resposta                | regra     |
        | A     | a paralisia já terminou | PAR-NOTAb |

      @AMB-18:B
      Exemplos: Vale como selamento
        | opção | resposta                  | regra        |
        | B     | a paralisia está em vigor | PAR-3b:prazo |

  Regra: Seja qual for a paralisia, a ofensiva de quem é paralisado é interrompida e não se realiza.

    @PAR-OBS1:base
    Cenário: Quem atacava no rank 5 e é paralisado antes não conclui o ataque
      Dado que quem foi atingido realizava uma ofensiva
      E o ataque é de paralisia
      E o ataque é de rank 3
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva é interrompida e não se realiza
      E decide PAR-OBS1

    @PAR-OBS1:base
    Esquema do Cenário: A ofensiva é interrompida também se o ataque <tipo>
      Dado que o ataque é Taijutsu
      E a legenda diz que o ataque <tipo>
      E quem foi atingido realizava uma ofensiva
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva é interrompida e não se realiza
      E decide PAR-OBS1

      Exemplos: Em qualquer dos tipos de paralisia
        | tipo                    |
        | imobiliza               |
        | incapacita              |
        | corta o fluxo de chakra |

    @PAR-OBS1:base
    Esquema do Cenário: A ofensiva se realiza se <circunstância>
      Dado que <circunstância>
      E o ataque é de <efeito>
      E quem foi atingido <ofensiva>
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva se realiza
      E não decide PAR-OBS1

      Exemplos: Já concluída, sem que a paralisia atinja, ou sem paralisia
        | circunstância                  | efeito    | ofensiva                          |
        | o ataque não atinge quem visa  | paralisia | realizava uma ofensiva            |
        | o ataque é Ninjutsu            | dano      | realizava uma ofensiva            |
        | passaram 2 turnos de paralisia | paralisia | realizava uma ofensiva            |
        | o ataque é Taijutsu            | paralisia | já havia concluído a sua ofensiva |

    @CON-30 @PAR-OBS1:base
    Cenário: A ofensiva que se realizava é interrompida, mas a que já está por cair segue
      Dado que o ataque é de paralisia
      E quem foi atingido realizava uma ofensiva
      E antes da queda o dono é paralisado
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva é interrompida e não se realiza
      E decide PAR-OBS1
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva segue

    @CON-30
    Esquema do Cenário: O dono morre, e é só a ofensiva por cair que se cancela: <resposta>, se <ofensiva>
      Dado que o ataque é de <efeito>
      E se sabe que <ofensiva>
      E antes da queda o dono morre
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos:
        | efeito    | ofensiva                                            | resposta                                   | decisão                                    |
        | paralisia | quem foi atingido realizava uma ofensiva            | a ofensiva é interrompida e não se realiza | só decidem PAR-OBS1, PAR-NOTAa e PAR-NOTAb |
        | paralisia | quem foi atingido já havia concluído a sua ofensiva | a ofensiva se realiza                      | nenhuma regra decide                       |
        | dano      | quem foi atingido não fazia ofensiva                | não há ofensiva de quem foi atingido       | nenhuma regra decide                       |

    @CON-30
    Esquema do Cenário: Está por cair a ofensiva do paralisado que <desventura>: <resposta>, pergunte-se o que for
      Dado que o ataque é de paralisia
      E a ofensiva de quem foi atingido ainda está por cair
      E antes da queda o dono <desventura>
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva, que <estado>, <resposta>
      E <decisão>
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva <resposta>
      E <decisão>

      Exemplos: A paralisia não cancela, a morte sim
        | desventura   | estado          | resposta    | decisão              |
        | é paralisado | está por cair   | segue       | nenhuma regra decide |
        | morre        | estava por cair | é cancelada | decide OFR-3a        |

    @CON-30
    Esquema do Cenário: Na batalha, Iara é paralisada com o Meteoro por cair, e ele <resposta>
      Dado que Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E uma ofensiva que cai em 3 turnos
      E a batalha:
        | quem | usa     | acontece     |
        | Iara | Meteoro |              |
        | Caio | Rede    |              |
        | Iara |         | é paralisado |
        | Caio |         |              |
        | Iara |         | <depois>     |
      Quando perguntam ao juiz da batalha, sobre o Meteoro: a ofensiva se realiza, ou a paralisia de quem a fazia a interrompe?
      Então a resposta é: a ofensiva, que <estado>, <resposta>
      Quando perguntam ao juiz da batalha, sobre o Meteoro: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva <resposta>

      Exemplos: Paralisada, ou paralisada e depois morta
        | depois | estado          | resposta    |
        |        | está por cair   | segue       |
        | morre  | estava por cair | é cancelada |

    @PAR-OBS1:base
    Cenário: Quem não atacava não tem ofensiva a perder
      Dado que o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: não há ofensiva de quem foi atingido
      E nenhuma regra decide

    @PAR-OBS1:desafio-conclui_a_ofensiva @AMB-0:A
    Cenário: Quem escreve que conclui a ofensiva mesmo paralisado não a conclui
      Dado que o ataque é de paralisia
      E a legenda diz que o usuário conclui a ofensiva mesmo paralisado
      E quem foi atingido realizava uma ofensiva
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva é interrompida e não se realiza
      E decide PAR-OBS1
      E o juiz ignora que o usuário conclui a ofensiva mesmo paralisado

    @PAR-OBS1:desafio-conclui_a_ofensiva @AMB-0:B
    Cenário: Se toda regra cede à legenda, ele conclui a ofensiva
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que o usuário conclui a ofensiva mesmo paralisado
      E quem foi atingido realizava uma ofensiva
      Quando perguntam ao juiz: o que acontece com a ofensiva que o atingido estava realizando?
      Então a resposta é: a ofensiva se realiza
      E decide PAR-OBS1!conclui_a_ofensiva

    @PAR-OBS1:base
    Esquema do Cenário: Iara usa a Lança, e no post <post> a Rede já a paralisou: <resposta>
      Dado que Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E a batalha:
        | quem | usa   | acontece     |
        | Iara | Lança |              |
        | Caio |       |              |
        | Iara | Lança |              |
        | Caio | Rede  |              |
        | Iara |       | é paralisado |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Lança: a ofensiva se realiza, ou a paralisia de quem a fazia a interrompe?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Antes da Rede, e depois dela
        | post | resposta                                   | decisão              |
        | 3    | a ofensiva se realiza                      | nenhuma regra decide |
        | 5    | a ofensiva é interrompida e não se realiza | decide PAR-OBS1      |

  Regra: Enquanto dura, a paralisia suspende a capacidade de voo.

    @PAR-OBS2:base @PAR-OBS2:fim
    Esquema do Cenário: Paralisado por 2 turnos, passados <passados>: <voo>
      Dado que o ataque é de paralisia
      E a legenda dá 2 turnos de paralisia
      E passaram <passados> turnos de paralisia
      E quem foi atingido tem capacidade de voo
      Quando perguntam ao juiz: quem foi atingido pode voar?
      Então a resposta é: <voo>
      E decide <regra>

      Exemplos: Suspenso no primeiro turno e no segundo; depois, de volta
        | passados | voo                                      | regra        |
        | 0        | o voo de quem foi atingido está suspenso | PAR-OBS2     |
        | 1        | o voo de quem foi atingido está suspenso | PAR-OBS2     |
        | 2        | quem foi atingido pode voar              | PAR-OBS2:fim |

    @PAR-OBS2:base
    Cenário: A paralisia que não atinge não suspende voo algum
      Dado que o ataque é de paralisia
      E o ataque não atinge quem visa
      E quem foi atingido tem capacidade de voo
      Quando perguntam ao juiz: quem foi atingido pode voar?
      Então a resposta é: quem foi atingido pode voar
      E não decide PAR-OBS2:fim

    @PAR-OBS2:base @PAR-OBS2:fim
    Esquema do Cenário: Quem não tem voo não tem o que suspender, nem o ganha com o fim da paralisia: <momento>
      Dado que o ataque é de paralisia
      E <momento>
      Quando perguntam ao juiz: quem foi atingido pode voar?
      Então a resposta é: quem foi atingido não tem voo algum
      E nenhuma regra decide

      Exemplos:
        | momento                        |
        | o ataque não atinge quem visa  |
        | passou 1 turno de paralisia    |
        | passaram 2 turnos de paralisia |

    @PAR-OBS2:desafio-voa_paralisado @AMB-0:A
    Cenário: Quem escreve que voa mesmo paralisado não voa
      Dado que o ataque é de paralisia
      E a legenda diz que o usuário continua voando mesmo paralisado
      E quem foi atingido tem capacidade de voo
      Quando perguntam ao juiz: quem foi atingido pode voar?
      Então a resposta é: o voo de quem foi atingido está suspenso
      E decide PAR-OBS2
      E o juiz ignora que o usuário continua voando mesmo paralisado

    @PAR-OBS2:desafio-voa_paralisado @AMB-0:B
    Cenário: Se toda regra cede à legenda, ele continua voando
      Dado que o comitê adota a leitura B de AMB-0
      E o ataque é de paralisia
      E a legenda diz que o usuário continua voando mesmo paralisado
      E quem foi atingido tem capacidade de voo
      Quando perguntam ao juiz: quem foi atingido pode voar?
      Então a resposta é: quem foi atingido pode voar
      E decide PAR-OBS2!voa_paralisado

    @GAP-18
    Esquema do Cenário: Se os modos e as ativações de quem sofre <efeito> continuam, o livro não diz
      Dado que o ataque é de <efeito>
      Quando perguntam ao juiz: os modos e as ativações de quem foi paralisado ou selado continuam?
      Então a resposta é: omisso
      E a lacuna é GAP-18

      Exemplos:
        | efeito         |
        | paralisia      |
        | selamento      |
        | aprisionamento |

    @GAP-18
    Esquema do Cenário: De modos e ativações nada se pergunta se o ataque é de <efeito> e <circunstância>
      Dado que o ataque é de <efeito>
      E se sabe que <circunstância>
      Quando perguntam ao juiz: os modos e as ativações de quem foi paralisado ou selado continuam?
      Então a resposta é: ninguém está paralisado nem selado
      E <decisão>

      Exemplos:
        | efeito    | circunstância                               | decisão              |
        | dano      | o ataque atinge quem visa                   | nenhuma regra decide |
        | selamento | o ataque não atinge quem visa               | nenhuma regra decide |
        | paralisia | quem foi atingido já se livrou da paralisia | só decide PAR-NOTAa  |

    @PAR-OBS2:base @PAR-OBS2:fim @PAR-NOTAa:base @PAR-NOTAb:base
    Esquema do Cenário: A Rede diz só que paralisa: Iara, que voa, no post <post> da batalha: <resposta>
      Dado que Iara tem por inimigo Caio
      E da Rede se sabe que o ataque paralisa
      E quem foi atingido tem capacidade de voo
      E a batalha:
        | quem | usa  | acontece     |
        | Caio | Rede |              |
        | Iara |      | é paralisado |
        | Caio |      |              |
        | Iara |      |              |
        | Caio |      |              |
        | Iara |      |              |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: a paralisia deixa o personagem voar neste ponto da batalha?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Ainda não atingida
        | post | resposta                    | decisão              |
        | 1    | quem foi atingido pode voar | nenhuma regra decide |

      Exemplos: Nos dois turnos da paralisia
        | post | resposta                                 | decisão                      |
        | 2    | o voo de quem foi atingido está suspenso | decidem PAR-OBS2 e PAR-NOTAb |
        | 4    | o voo de quem foi atingido está suspenso | decidem PAR-OBS2 e PAR-NOTAa |

      Exemplos: Passados os dois
        | post | resposta                    | decisão             |
        | 5    | quem foi atingido pode voar | decide PAR-OBS2:fim |
        | 6    | quem foi atingido pode voar | decide PAR-OBS2:fim |

  Regra: Toda paralisia é uma imobilização, a não ser que a legenda diga outra coisa.

    @PAR-NOTAa:base
    Cenário: Se a legenda só diz que paralisa, é uma imobilização
      Dado que o ataque é de paralisia
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: a paralisia é uma imobilização
      E decide PAR-NOTAa
      E não decide PAR-P0

    @PAR-NOTAa:base
    Esquema do Cenário: O ataque de <efeito> não é paralisia de tipo algum
      Dado que o ataque é de <efeito>
      Quando perguntam ao juiz: de que tipo é a paralisia?
      Então a resposta é: o ataque não paralisa
      E nenhuma regra decide

      Exemplos:
        | efeito    |
        | dano      |
        | selamento |

  Regra: Toda paralisia dura 2 turnos, a não ser que a legenda dê outro número.

    @PAR-NOTAb:base
    Esquema do Cenário: Sem turnos na legenda, a paralisia dura 2: <paralisia>
      Dado que <paralisia>
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: 2
      E decide PAR-NOTAb

      Exemplos:
        | paralisia                             |
        | o ataque é de paralisia               |
        | a legenda diz que o ataque imobiliza  |
        | a legenda diz que o ataque incapacita |

    @PAR-NOTAb:legenda
    Esquema do Cenário: A legenda dá <turnos> turnos, e a paralisia dura <turnos>, em qualquer leitura: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-18
      E o ataque é Taijutsu
      E o ataque é de paralisia
      E <tipo>
      E a legenda dá <turnos> turnos de paralisia
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: <turnos>
      E decide PAR-NOTAb:legenda
      E PAR-NOTAb é vencida por PAR-NOTAb:legenda

      Exemplos: Menos, os mesmos, ou mais que os da nota
        | turnos | leitura | tipo                                               |
        | 1      | A       | a legenda diz que o ataque imobiliza               |
        | 2      | A       | a legenda diz que o ataque corta o fluxo de chakra |
        | 5      | A       | a legenda diz que o ataque incapacita              |
        | 5      | B       | a legenda diz que o ataque incapacita              |

    @PAR-3b:prazo @PAR-2a:prazo @PAR-NOTAb:base @AMB-18:B
    Esquema do Cenário: Se nem à incapacitação a nota dá turnos, só a imobilização dura os 2 da nota: <ataque>
      Dado que o comitê adota a leitura B de AMB-18
      E <ataque>
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: <duração>
      E <decisão>

      Exemplos:
        | ataque                                             | duração                                      | decisão                                                        |
        | a legenda diz que o ataque incapacita              | a paralisia não tem prazo, como um selamento | só decidem PAR-3b:prazo e PAR-P0:incapacitado                  |
        | a legenda diz que o ataque corta o fluxo de chakra | a paralisia não tem prazo, como um selamento | só decidem PAR-2a:prazo, PAR-P0:corte e PAR-FLUXOb!corta_fluxo |
        | o ataque é de paralisia                            | 2                                            | só decidem PAR-NOTAb e PAR-NOTAa                               |
        | o ataque é de dano                                 | não há paralisia que dure                    | nenhuma regra decide                                           |

    @PAR-NOTAb:base
    Esquema do Cenário: Passados <passados> turnos da paralisia sem turnos na legenda, <vigor>
      Dado que o ataque é de paralisia
      E passaram <passados> turnos de paralisia
      Quando perguntam ao juiz: a paralisia ainda vale?
      Então a resposta é: <vigor>
      E decide PAR-NOTAb

      Exemplos:
        | passados | vigor                     |
        | 1        | a paralisia está em vigor |
        | 2        | a paralisia já terminou   |

    @PAR-NOTAb:legenda
    Esquema do Cenário: Com <turnos> turnos na legenda e <passados> passados, os 2 da nota não contam: <vigor>
      Dado que o ataque é de paralisia
      E a legenda dá <turnos> turnos de paralisia
      E passaram <passados> turnos de paralisia
      Quando perguntam ao juiz: a paralisia ainda vale?
      Então a resposta é: <vigor>
      E só decidem PAR-NOTAb:legenda e PAR-NOTAa

      Exemplos:
        | turnos | passados | vigor                     |
        | 1      | 1        | a paralisia já terminou   |
        | 3      | 2        | a paralisia está em vigor |
        | 3      | 3        | a paralisia já terminou   |

    @PAR-P0:corte @PAR-P0:incapacitado
    Esquema do Cenário: De quem já se livrou a paralisia terminou, corram ou não os seus turnos: o ataque <tipo>
      Dado que a legenda diz que o ataque <tipo>
      E se sabe que quem foi atingido já se livrou da paralisia
      Quando perguntam ao juiz: a paralisia ainda vale?
      Então a resposta é: a paralisia já terminou
      E <decisão>

      Exemplos:
        | tipo                    | decisão                                          |
        | incapacita              | só decide PAR-P0:incapacitado                    |
        | corta o fluxo de chakra | só decidem PAR-P0:corte e PAR-FLUXOb!corta_fluxo |

    @PAR-P0:incapacitado @PAR-NOTAa:base
    Esquema do Cenário: Não termina o que nunca começou: <ataque>, <atinge> quem visa, e <passado>
      Dado que <ataque>
      E se sabe que o ataque <atinge> quem visa
      E se sabe que <passado>
      Quando perguntam ao juiz: a paralisia ainda vale?
      Então a resposta é: ninguém foi paralisado
      E nenhuma regra decide

      Exemplos:
        | ataque                                | atinge     | passado                                     |
        | a legenda diz que o ataque incapacita | não atinge | os turnos que o livro dá já passaram        |
        | o ataque é de paralisia               | não atinge | quem foi atingido já se livrou da paralisia |
        | o ataque é de dano                    | atinge     | quem foi atingido já se livrou da paralisia |

    @PAR-NOTAb:legenda
    Cenário: O ataque que não paralisa não tem paralisia que dure, ainda que a legenda lhe dê turnos
      Dado que o ataque é de dano
      E a legenda dá 2 turnos de paralisia
      Quando perguntam ao juiz: quantos turnos dura a paralisia?
      Então a resposta é: não há paralisia que dure
      E nenhuma regra decide
