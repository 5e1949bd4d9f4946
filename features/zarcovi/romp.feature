# language: pt
@zarcovi
Funcionalidade: Rompimento de barreiras
  Primeiro se vê se o ataque rompe a barreira: comparam-se os dois status e lê-se o que as legendas dizem sobre romper.
  Só depois se pergunta se a barreira segura.

  Regra: O ataque rompe apenas barreiras de status inferior ao seu.

    @ROMP-1a:base
    Esquema do Cenário: O ataque <ataque> rompe a barreira de status <barreira>, que é inferior
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1a

      Exemplos:
        | ataque    | barreira  |
        | ilimitado | letal     |
        | supremo   | letal     |
        | supremo   | ilimitado |

    @ROMP-1a:so
    Esquema do Cenário: Sem legenda que o preveja, o ataque <ataque> não rompe a barreira de status <barreira>
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a:so

      Exemplos: Status igual
        | ataque    | barreira  |
        | letal     | letal     |
        | ilimitado | ilimitado |

      Exemplos: Status superior
        | ataque | barreira  |
        | letal  | ilimitado |

    @ROMP-1a:base @ROMP-1a:so
    Esquema do Cenário: Na barreira <forma> os status se comparam do mesmo modo: <resposta>
      Dada uma barreira <forma> de status letal
      E um ataque unidirecional de status <ataque>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | forma    | ataque    | resposta                      | regra      |
        | em manto | ilimitado | o ataque rompe a barreira     | ROMP-1a    |
        | em manto | letal     | o ataque não rompe a barreira | ROMP-1a:so |
        | corporal | ilimitado | o ataque rompe a barreira     | ROMP-1a    |
        | corporal | letal     | o ataque não rompe a barreira | ROMP-1a:so |

    @ROMP-1a:desafio-inquebravel @AMB-0:A
    Cenário: A barreira que se diz inquebrável é rompida pelo ataque de status superior ao dela
      Dada uma barreira de campo 360° de status letal
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1a
      E o juiz ignora que a barreira é inquebrável
      E a resposta depende da leitura AMB-0

    @ROMP-1a:desafio-inquebravel @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira que se diz inquebrável não é rompida
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status letal
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a!inquebravel
      E ROMP-1a é afastada por ROMP-1a!inquebravel
      E a resposta depende da leitura AMB-0

    @ROMP-1a:so
    Cenário: A barreira que se diz inquebrável não é rompida pelo ataque de mesmo status, como qualquer outra
      Dada uma barreira de campo 360° de status letal
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-1a:so

    @CON-40 @AMB-43:B
    Cenário: A barreira 360° não segura o ataque que a rompe
      Dada uma barreira de campo 360° de status letal
      E um ataque multidirecional de status ilimitado
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a
      E a resposta depende da leitura AMB-43

    @CON-40 @AMB-43:A
    Cenário: Se a barreira defende em qualquer caso, romper não a impede de segurar
      Dado que o comitê adota a leitura A de AMB-43
      E uma barreira de campo 360° de status letal
      E um ataque multidirecional de status ilimitado
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3
      E a resposta depende da leitura AMB-43

  Regra: O ataque rompe barreira de status igual se a sua legenda prevê.

    @ROMP-1b:base
    Esquema do Cenário: O ataque <status> cuja legenda o prevê rompe a barreira de mesmo status
      Dada uma barreira de campo 360° de status <status>
      E um ataque unidirecional de status <status>
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1b
      E ROMP-1a:so é vencida por ROMP-1b

      Exemplos:
        | status    |
        | letal     |
        | ilimitado |

    @ROMP-1b:base
    Cenário: Quem rompe inclusive status superior rompe também o status igual
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1b
      E não decide ROMP-2
      E ROMP-1a:so é vencida por ROMP-1b

    @ROMP-1a:base
    Cenário: Diante de status inferior não é a legenda que decide
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-1a
      E não decide ROMP-1b

  Regra: O ataque somente rompe barreira de status superior se a sua legenda diz isso.

    @ROMP-2:base
    Cenário: O ataque letal rompe a barreira ilimitada quando a legenda diz que rompe status superior
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide ROMP-2
      E ROMP-1a:so é vencida por ROMP-2

    @ROMP-2:so
    Cenário: O ataque letal de legenda muda não rompe a barreira ilimitada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decidem ROMP-1a:so e ROMP-2:so

    @ROMP-2:so
    Cenário: Romper status igual não dá o poder de romper status superior
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-2:so
      E não decide ROMP-1b

    @ROMP-2:base @ROMP-1b:base
    Cenário: O ataque que rompe até status superior rompe, ainda que o livro não compare o seu status com o da barreira
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status desconhecido
      E o ataque tem adição de Senjutsu
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E só decidem ROMP-1a, ROMP-1b e ROMP-2

  Regra: A legenda pode dizer que o ataque não rompe barreiras.

    @ROMP-3:base
    Esquema do Cenário: O ataque <ataque> que abre mão de romper não rompe a barreira de status <barreira>, inferior
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-3
      E ROMP-1a é vencida por ROMP-3

      Exemplos:
        | ataque    | barreira  |
        | ilimitado | letal     |
        | supremo   | letal     |
        | supremo   | ilimitado |

    @ROMP-3:base
    Cenário: O ataque que abre mão de romper não rompe barreira alguma, conheça-se ou não o status dela
      Dada uma barreira de campo 360° de status desconhecido
      E um ataque unidirecional de status supremo
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-3

    @ROMP-3:base
    Cenário: Contra o ataque que não rompe barreiras, a barreira inferior segura
      Dada uma barreira de campo 360° de status letal
      E um ataque multidirecional de status ilimitado
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem ROMP-3 e BAR-CAMPO-3

    @ROMP-3:base
    Cenário: A barreira inferior ao ataque que abre mão de romper permanece
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide ROMP-3

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-52 @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o <ataque> contra a inquebrável <barreira>, se <promessa>: omisso
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status <barreira>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status <ataque>
      E a legenda diz que <promessa>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é <lacuna>

      Exemplos: O ataque é superior, e as duas legendas se contradizem
        | ataque    | barreira | promessa                                              | lacuna |
        | ilimitado | letal    | o ataque rompe inclusive barreiras de status superior | GAP-52 |
        | supremo   | letal    | o ataque rompe barreiras de status igual              | GAP-52 |

      Exemplos: Antes disso, não se sabe qual status é o maior
        | ataque       | barreira     | promessa                                 | lacuna |
        | desconhecido | letal        | o ataque rompe barreiras de status igual | GAP-5  |
        | letal        | desconhecido | o ataque rompe barreiras de status igual | GAP-5  |

    @GAP-52 @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, a barreira inquebrável contra o ataque <status> com Senjutsu que diz romper fica sem resposta
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status <status>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status <status>
      E a legenda diz que <promessa>
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-52

      Exemplos:
        | status    | promessa                                              |
        | letal     | o ataque rompe barreiras de status igual              |
        | ilimitado | o ataque rompe barreiras de status igual              |
        | letal     | o ataque rompe inclusive barreiras de status superior |

    @SENJ-1:base
    Cenário: A barreira que se diz inquebrável não resiste ao Senjutsu, diga o que disser a legenda do ataque
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status ilimitado
      E a legenda diz que o ataque rompe barreiras de status igual
      E o ataque tem adição de Senjutsu
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque rompe a barreira
      E decide SENJ-1

    @GAP-52
    Cenário: Sem Senjutsu, entre a paralisia que diz romper e a inquebrável são as legendas que se contradizem
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52
    Esquema do Cenário: O ataque <ataque> <promessa>, a barreira de status <barreira> se diz inquebrável: omisso
      Dada uma barreira de campo 360° de status <barreira>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status <ataque>
      E a legenda diz que <promessa>
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-52
      E <regra> é vencida por GAP-52

      Exemplos:
        | ataque    | barreira  | promessa                                              | regra   |
        | letal     | letal     | o ataque rompe barreiras de status igual              | ROMP-1b |
        | ilimitado | ilimitado | o ataque rompe inclusive barreiras de status superior | ROMP-1b |
        | letal     | ilimitado | o ataque rompe inclusive barreiras de status superior | ROMP-2  |

    @ROMP-2:so
    Cenário: A legenda que só promete romper status igual não contradiz a barreira inquebrável de status superior
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: o ataque não rompe a barreira
      E decide ROMP-2:so

    @GAP-5
    Esquema do Cenário: Não se sabe se o ataque <ataque> supera a barreira de status <barreira>
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      Quando perguntam ao juiz: o status do ataque supera o da barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | ataque       | barreira     |
        | letal        | desconhecido |
        | ilimitado    | desconhecido |
        | desconhecido | letal        |
        | desconhecido | ilimitado    |
        | desconhecido | desconhecido |

    @GAP-5
    Esquema do Cenário: Ainda que as legendas se contradigam, o que falta é comparar o status <ataque> com o <barreira>
      Dada uma barreira de campo 360° de status <barreira>
      E a legenda diz que a barreira é inquebrável
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      E a legenda diz que o ataque rompe inclusive barreiras de status superior
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | ataque       | barreira     |
        | desconhecido | ilimitado    |
        | ilimitado    | desconhecido |

    @GAP-5
    Cenário: Sem saber qual status é o maior, não se sabe se o ataque rompe
      Dada uma barreira de campo 360° de status desconhecido
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque rompe a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

    @GAP-27
    Esquema do Cenário: O livro não diz se o ataque supremo <verbo> a barreira de um status que ele não nomeia
      Dada uma barreira de campo 360° de status desconhecido
      E um ataque unidirecional de status supremo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-27

      Exemplos:
        | verbo  | pergunta                                 |
        | supera | o status do ataque supera o da barreira? |
        | rompe  | o ataque rompe a barreira?               |

    @GAP-4
    Cenário: No mesmo rank, o livro não diz se a barreira se ergue a tempo
      Dado que a barreira é de rank 3
      E o ataque é de rank 3
      Quando perguntam ao juiz: a barreira se ergue a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-4

    @GAP-3
    Cenário: Da barreira mais lenta que o ataque, o livro não diz que se ergue tarde
      Dado que a barreira é de rank 4
      E o ataque é de rank 3
      Quando perguntam ao juiz: a barreira se ergue a tempo?
      Então a resposta é: omisso
      E a lacuna é GAP-3

    @GAP-4
    Cenário: A barreira mais rápida que o ataque se ergue a tempo
      Dado que a barreira é de rank 2
      E o ataque é de rank 3
      Quando perguntam ao juiz: a barreira se ergue a tempo?
      Então a resposta é: a barreira se ergue a tempo
