# language: pt
@zarcovi
Funcionalidade: Adição de Senjutsu
  O Senjutsu adicionado a um ataque dá a ele o poder de romper barreiras e, se o ataque é ilimitado e global, torna
  supremo o dano.

  Regra: Senjutsu adicionado a ataque ilimitado o torna rompedor de barreira.

    @SENJ-1:base
    Cenário: O ataque ilimitado com Senjutsu rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-1
      E ROMP-1a:so é vencida por SENJ-1

    @ROMP-1a:so
    Cenário: Sem Senjutsu, o mesmo ataque ilimitado não rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a:so

    @ROMP-1a:base
    Cenário: A barreira letal o ataque ilimitado já rompe sem precisar do Senjutsu
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E só decide ROMP-1a

    @SENJ-1:desafio-resiste_a_senjutsu @AMB-0:A
    Cenário: A barreira ilimitada que diz resistir a Senjutsu é rompida por ele
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não é rompida por Senjutsu
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-1
      E o juiz ignora que a barreira não é rompida por Senjutsu
      E a resposta depende da leitura AMB-0

    @SENJ-1:desafio-resiste_a_senjutsu @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira ilimitada que diz resistir a Senjutsu não é rompida
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não é rompida por Senjutsu
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a:so
      E SENJ-1 é afastada por SENJ-1!resiste_a_senjutsu

    @CON-35 @SENJ-1:base
    Cenário: A legenda que proíbe romper prevalece sobre o Senjutsu do ataque ilimitado
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-3
      E SENJ-1 é vencida por ROMP-3

    @AMB-34:A @GAP-5
    Esquema do Cenário: O rompedor que o Senjutsu dá ao ataque <ataque> vale só para o status igual
      Dada uma barreira de campo 360° de status desconhecido
      E um ataque unidirecional de status <ataque>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5
      E a resposta depende da leitura AMB-34

      Exemplos:
        | ataque    |
        | ilimitado |
        | letal     |

    @AMB-34:B
    Esquema do Cenário: Se o rompedor não tem limite, o ataque <ataque> rompe também o status que o livro não nomeia
      Dado que o comitê adota a leitura B de AMB-34
      E uma barreira de campo 360° de status desconhecido
      E um ataque unidirecional de status <ataque>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide <regra>
      E a resposta depende da leitura AMB-34

      Exemplos:
        | ataque    | regra  |
        | ilimitado | SENJ-1 |
        | letal     | SENJ-2 |

    @AMB-34:B @ROMP-1a:base
    Cenário: O rompedor sem limite é do ataque ilimitado: o supremo rompe por ser superior, e não pelo Senjutsu
      Dado que o comitê adota a leitura B de AMB-34
      E uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status supremo
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E só decide ROMP-1a

    @SENJ-1:desafio-inquebravel @SENJ-2:desafio-inquebravel @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o Senjutsu não rompe a barreira <status> que se diz inquebrável
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status <status>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status <status>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E só decidem <exceção> e ROMP-1a:so

      Exemplos:
        | status    | exceção            |
        | ilimitado | SENJ-1!inquebravel |
        | letal     | SENJ-2!inquebravel |

  Regra: Senjutsu adicionado a ataque letal o faz romper barreiras que não sejam ilimitadas.

    @SENJ-2:base
    Cenário: O ataque letal com Senjutsu rompe a barreira letal
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-2
      E ROMP-1a:so é vencida por SENJ-2

    @SENJ-2:so
    Cenário: O ataque letal com Senjutsu não rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide SENJ-2:so

    @AMB-34:B @SENJ-2:so
    Cenário: Nem sem limite o Senjutsu faz o ataque letal romper a barreira ilimitada, que o texto exclui
      Dado que o comitê adota a leitura B de AMB-34
      E uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide SENJ-2:so

    @ROMP-2:base @SENJ-2:so
    Cenário: O ataque letal com Senjutsu rompe a barreira ilimitada se a legenda diz que rompe status superior
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-2
      E SENJ-2:so é vencida por ROMP-2

    @SENJ-2:desafio-resiste_a_senjutsu @AMB-0:A
    Cenário: A barreira letal que diz resistir a Senjutsu é rompida por ele
      Dada uma barreira de campo 360° de status letal
      E a legenda diz que a barreira não é rompida por Senjutsu
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-2
      E o juiz ignora que a barreira não é rompida por Senjutsu

    @SENJ-2:desafio-resiste_a_senjutsu @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira letal que diz resistir a Senjutsu não é rompida
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status letal
      E a legenda diz que a barreira não é rompida por Senjutsu
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a:so
      E SENJ-2 é afastada por SENJ-2!resiste_a_senjutsu

    @CON-35 @SENJ-2:base
    Cenário: A legenda que proíbe romper prevalece sobre o Senjutsu do ataque letal
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-3
      E SENJ-2 é vencida por ROMP-3

  Regra: Senjutsu adicionado a ataque ilimitado global o torna Dano Supremo.

    @SENJ-3:base
    Cenário: O ataque ilimitado global com Senjutsu conta como supremo
      Dado um ataque global de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como supremo
      E decide SENJ-3

    @SENJ-3:base @ROMP-1a:base
    Cenário: O ataque tornado supremo rompe a barreira ilimitada, que já lhe é inferior
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque global de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decidem ROMP-1a e SENJ-3
      E não decide SENJ-1

    @SENJ-3:base
    Esquema do Cenário: O Senjutsu não muda o status do ataque <escala> de status <status>
      Dado um ataque <escala> de status <status>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos: Não é global
        | escala          | status    | resposta                      |
        | unidirecional   | ilimitado | o ataque conta como ilimitado |
        | multidirecional | ilimitado | o ataque conta como ilimitado |

      Exemplos: Não é ilimitado
        | escala | status       | resposta                                    |
        | global | letal        | o ataque conta como letal                   |
        | global | supremo      | o ataque conta como supremo                 |
        | global | desconhecido | o ataque conta com um status fora da escada |

    @SENJ-3:desafio-senjutsu_nao_torna_supremo @AMB-0:A
    Cenário: A legenda que diz manter o dano ilimitado não impede que o ataque global com Senjutsu conte como supremo
      Dado um ataque global de status ilimitado
      E o ataque tem adição de Senjutsu
      E a legenda diz que o dano continua ilimitado mesmo com Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como supremo
      E decide SENJ-3
      E o juiz ignora que o dano continua ilimitado mesmo com Senjutsu
      E a resposta depende da leitura AMB-0

    @SENJ-3:desafio-senjutsu_nao_torna_supremo @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque global com Senjutsu pode continuar ilimitado
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque global de status ilimitado
      E o ataque tem adição de Senjutsu
      E a legenda diz que o dano continua ilimitado mesmo com Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como ilimitado
      E decide SENJ-3!senjutsu_nao_torna_supremo
      E SENJ-3 é afastada por SENJ-3!senjutsu_nao_torna_supremo

    @AMB-35:B
    Esquema do Cenário: O Senjutsu não torna supremo o ataque <escala> ilimitado que é só equiparado a global
      Dado um ataque <escala> de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como ilimitado
      E nenhuma regra decide
      E a resposta depende da leitura AMB-35

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @AMB-35:A @SENJ-3:base
    Esquema do Cenário: Se “ilimitado global” inclui o equiparado, o Senjutsu torna supremo o <escala>
      Dado que o comitê adota a leitura A de AMB-35
      E um ataque <escala> de status ilimitado
      E a legenda diz que o ataque é equiparado a global
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como supremo
      E decide SENJ-3
      E a resposta depende da leitura AMB-35

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @AMB-35:A
    Cenário: Ainda que “ilimitado global” inclua o equiparado, o que não é equiparado nem global não passa a supremo
      Dado que o comitê adota a leitura A de AMB-35
      E um ataque unidirecional de status ilimitado
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como ilimitado
      E nenhuma regra decide

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @SENJ-2:base
    Esquema do Cenário: É de um tipo que recebe Senjutsu o ataque <natureza> de <efeito>, e com ele rompe
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque é <natureza>
      E o ataque é de <efeito>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o livro diz que se adiciona Senjutsu a um ataque deste tipo?
      Então a resposta é: é de um tipo de ataque a que se adiciona Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-2

      Exemplos:
        | natureza | efeito         |
        | Ninjutsu | dano           |
        | Ninjutsu | selamento      |
        | Ninjutsu | aprisionamento |
        | Genjutsu | dano           |

    @GAP-28
    Esquema do Cenário: Nem da paralisia que conta como selamento o livro diz que recebe Senjutsu: <legenda>
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E a legenda diz que <legenda>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o livro diz que se adiciona Senjutsu a um ataque deste tipo?
      Então a resposta é: nada diz que se adicione Senjutsu a Taijutsu ou a ataque que paralisa
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-28

      Exemplos:
        | efeito    | legenda                              |
        | paralisia | a paralisia é equiparada a selamento |
        | dano      | o ataque corta o fluxo de chakra     |

    @SENJ-2:so @ROMP-2:so
    Cenário: Com ou sem Senjutsu, a paralisia letal não rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decidem SENJ-2:so, ROMP-1a:so e ROMP-2:so

    @ROMP-1a:base
    Esquema do Cenário: O supremo de <efeito> rompe a barreira de status <status> por ser superior, e não pelo Senjutsu
      Dada uma barreira de campo 360° de status <status>
      E um ataque unidirecional de status supremo
      E o ataque é de <efeito>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E só decide ROMP-1a

      Exemplos:
        | efeito    | status    |
        | dano      | letal     |
        | paralisia | letal     |
        | paralisia | ilimitado |

    @AMB-34:B @SENJ-1:base
    Cenário: Se o rompedor não tem limite, a paralisia ilimitada rompe a barreira letal por ser superior e pelo Senjutsu
      Dado que o comitê adota a leitura B de AMB-34
      E uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decidem ROMP-1a e SENJ-1

    @GAP-52 @AMB-0:B
    Esquema do Cenário: O Taijutsu supremo não precisa do Senjutsu: contra a inquebrável <status>, só as legendas se chocam
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status <status>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status supremo
      E o ataque é Taijutsu
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-52

      Exemplos:
        | status    |
        | letal     |
        | ilimitado |

    @GAP-5
    Esquema do Cenário: Se o livro não compara <ataque> com <barreira>, nem com Senjutsu se sabe se a paralisia rompe
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | ataque       | barreira     |
        | desconhecido | letal        |
        | desconhecido | ilimitado    |
        | letal        | desconhecido |
        | ilimitado    | desconhecido |

    @GAP-5 @AMB-34:B
    Esquema do Cenário: O rompedor sem limite é do ilimitado e do letal: do ataque desconhecido à barreira <barreira>, nada
      Dado que o comitê adota a leitura B de AMB-34
      E uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status desconhecido
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | barreira     |
        | letal        |
        | desconhecido |

    @GAP-28
    Esquema do Cenário: Sem Senjutsu, nada há a perguntar dele: <pergunta>
      Dado um ataque unidirecional de status letal
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: o ataque não tem adição de Senjutsu

      Exemplos:
        | pergunta                                          |
        | como se adiciona Senjutsu a um ataque?            |
        | a adição de Senjutsu muda a velocidade do ataque? |

    @GAP-28
    Esquema do Cenário: O livro não diz se a paralisia de status <status> com Senjutsu rompe a barreira de mesmo status
      Dada uma barreira de campo 360° de status <status>
      E um ataque unidirecional de status <status>
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-28
      E <regra> é vencida por GAP-28

      Exemplos:
        | status    | regra  |
        | letal     | SENJ-2 |
        | ilimitado | SENJ-1 |

    @GAP-28
    Esquema do Cenário: O livro não diz se o Taijutsu <status> com Senjutsu rompe a barreira de mesmo status
      Dada uma barreira de campo 360° de status <status>
      E um ataque unidirecional de status <status>
      E o ataque é Taijutsu
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-28

      Exemplos:
        | status    |
        | letal     |
        | ilimitado |

    @SENJ-3:base
    Esquema do Cenário: O Senjutsu torna supremo também o ataque ilimitado global de <efeito>
      Dado um ataque global de status ilimitado
      E o ataque é de <efeito>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: com que status o ataque conta?
      Então a resposta é: o ataque conta como supremo
      E decide SENJ-3

      Exemplos:
        | efeito    |
        | selamento |
        | paralisia |

    @ROMP-1a:base
    Cenário: A paralisia ilimitada com Senjutsu rompe a barreira letal como qualquer ataque de status superior
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1a

    @ROMP-1b:base
    Cenário: A paralisia com Senjutsu rompe a barreira de mesmo status se a própria legenda o prevê
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1b

    @ROMP-1a:base @SENJ-3:base
    Esquema do Cenário: Receba ou não Senjutsu, a paralisia ilimitada global rompe a barreira ilimitada se <legenda>
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque global de status ilimitado
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      E a legenda diz que <legenda>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1a

      Exemplos:
        | legenda                                               |
        | o ataque rompe barreiras de status igual              |
        | o ataque rompe inclusive barreiras de status superior |

    @GAP-28
    Esquema do Cenário: Se a barreira se diz inquebrável, volta a depender do Senjutsu o que rompe por dizer que <legenda>
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira é inquebrável
      E um ataque global de status ilimitado
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      E a legenda diz que <legenda>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-28

      Exemplos:
        | legenda                                               |
        | o ataque rompe barreiras de status igual              |
        | o ataque rompe inclusive barreiras de status superior |

    @ROMP-3:base
    Cenário: O Taijutsu com Senjutsu que abre mão de romper não rompe
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque é Taijutsu
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-3

    @GAP-28
    Esquema do Cenário: Do Senjutsu, o livro não diz <o que falta>
      Dado um ataque unidirecional de status letal
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-28

      Exemplos:
        | o que falta                | pergunta                                          |
        | como se adiciona           | como se adiciona Senjutsu a um ataque?            |
        | quanto custa em velocidade | a adição de Senjutsu muda a velocidade do ataque? |

    @GAP-28
    Cenário: O livro não diz se a paralisia ilimitada global com Senjutsu, que conta como suprema, rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque global de status ilimitado
      E o ataque é de paralisia
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-28
