# language: pt
@zarcovi
Funcionalidade: Devolver o ataque
  A habilidade que devolve defende e, no mesmo card, contra-ataca. O rank do contra-ataque sai da comparação entre a
  defesa e o ataque: iguais, os dois ranks se somam; mais rápida a defesa, vale o rank dela. Quanto menor o rank, mais
  rápido. O guia que diz quanto dá cada soma não veio com o livro: dele só se conhece que 3 com 3 dá 2.

  Contexto:
    Dado que se sabe que o ataque é unidirecional

  Regra: A habilidade cuja legenda diz que devolve o ataque faz a defesa e o contra-ataque.

    @DEV-1a:base
    Cenário: A habilidade que devolve defende e contra-ataca de uma só vez
      Dada uma defesa que devolve o ataque
      E um ataque combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade defende e contra-ataca
      E decide DEV-1a

    @DEV-1a:base
    Esquema do Cenário: Se a legenda não diz que devolve, a habilidade não devolve o ataque <ataque>
      Dada uma defesa de rank 3
      E um ataque <ataque> de rank 3
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E nenhuma regra decide

      Exemplos:
        | ataque       |
        | combável     |
        | não combável |

    @DEV-1a:base @DEV-1b:so
    Cenário: Sem saber se o ataque é combável, não se sabe se ele volta
      Dada uma defesa que devolve o ataque
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: depende
      E falta saber: o ataque é combável?

  Regra: Quem devolve pode preferir apenas repelir; só assim a habilidade serve contra ataque não combável.

    @DEV-1b:base @AMB-22:A
    Esquema do Cenário: Quem devolve pode apenas repelir um ataque <ataque>
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque <ataque>
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b
      E <vencida> é vencida por DEV-1b
      E a resposta depende da leitura AMB-22

      Exemplos:
        | ataque       | vencida   |
        | combável     | DEV-1a    |
        | não combável | DEV-1b:so |

    @DEV-1b:base
    Cenário: Para apenas repelir, não é preciso saber se o ataque é combável
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b

    @DEV-1b:base
    Cenário: A escolha de repelir é de quem tem a legenda de devolver, e só dele
      Dada uma defesa de rank 3
      E o jogador escolhe apenas repelir
      E um ataque combável de rank 3
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E nenhuma regra decide

    @DEV-1b:so
    Cenário: O ataque não combável não é devolvido
      Dada uma defesa que devolve o ataque
      E o jogador escolhe devolver
      E um ataque não combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decide DEV-1b:so
      E não decide DEV-1a

    @CON-19
    Esquema do Cenário: Diante do ataque não combável, se o jogador escolhe <escolha>, <resposta>
      Dada uma defesa que devolve o ataque
      E o jogador escolhe <escolha>
      E um ataque não combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E não decide <outra>

      Exemplos:
        | escolha        | resposta                            | regra     | outra     |
        | apenas repelir | a habilidade apenas repele o ataque | DEV-1b    | DEV-1b:so |
        | devolver       | a habilidade não devolve o ataque   | DEV-1b:so | DEV-1b    |

    @DEV-1b:base @DEV-1b:so
    Esquema do Cenário: Quem escolhe <escolha> diante de um ataque <ataque> não contra-ataca
      Dada uma defesa de rank 3 que devolve o ataque
      E o jogador escolhe <escolha>
      E um ataque <ataque> de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: não há contra-ataque
      E decide <regra>

      Exemplos:
        | escolha        | ataque       | regra     |
        | apenas repelir | combável     | DEV-1b    |
        | apenas repelir | não combável | DEV-1b    |
        | devolver       | não combável | DEV-1b:so |

    @AMB-22:B
    Esquema do Cenário: Se a revisão ainda não vale, a escolha de repelir um ataque <ataque> não conta
      Dado que o comitê adota a leitura B de AMB-22
      E uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque <ataque>
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E não decide DEV-1b
      E a resposta depende da leitura AMB-22

      Exemplos:
        | ataque       | resposta                            | regra     |
        | combável     | a habilidade defende e contra-ataca | DEV-1a    |
        | não combável | a habilidade não devolve o ataque   | DEV-1b:so |

    @DEV-1b:desafio-so_repelido_se_combavel @AMB-0:A
    Cenário: O ataque não combável que recusa até ser repelido é repelido assim mesmo
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque não combável
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b
      E o juiz ignora que o ataque só pode ser repelido se for combável
      E a resposta depende da leitura AMB-0

    @DEV-1b:desafio-so_repelido_se_combavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque não combável que recusa ser repelido não é sequer repelido
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque não combável
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decide DEV-1b:so
      E DEV-1b é afastada por DEV-1b!so_repelido_se_combavel
      E a resposta depende da leitura AMB-0

    @DEV-1b:base
    Cenário: Num ataque combável, essa recusa nada vale, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque combável
      E a legenda diz que o ataque só pode ser repelido se for combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b
      E DEV-1a é vencida por DEV-1b

    @DEV-1b:desafio-devolve_nao_combavel @AMB-0:A
    Cenário: A legenda que promete devolver até o ataque não combável não o devolve
      Dada uma defesa que devolve o ataque
      E a legenda diz que a defesa devolve inclusive ataques não combáveis
      E um ataque não combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decide DEV-1b:so
      E o juiz ignora que a defesa devolve inclusive ataques não combáveis
      E a resposta depende da leitura AMB-0

    @DEV-1b:desafio-devolve_nao_combavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque não combável volta a quem o fez
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa que devolve o ataque
      E a legenda diz que a defesa devolve inclusive ataques não combáveis
      E um ataque não combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade defende e contra-ataca
      E decide DEV-1b:so!devolve_nao_combavel
      E DEV-1b:so é afastada por DEV-1b:so!devolve_nao_combavel
      E a resposta depende da leitura AMB-0

    @DEV-1b:base @DEV-1b:desafio-devolve_nao_combavel
    Cenário: Quem pode devolver até o não combável continua livre para apenas repelir
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa que devolve o ataque
      E a legenda diz que a defesa devolve inclusive ataques não combáveis
      E o jogador escolhe apenas repelir
      E um ataque não combável
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b
      E DEV-1b:so!devolve_nao_combavel é vencida por DEV-1b

  Regra: No contra-ataque, o rank de velocidade sempre conta.

    @DEV-2:base
    Cenário: Sem que a legenda fale de rank, ele conta no contra-ataque
      Dada uma defesa de rank 3 que devolve o ataque
      E um ataque combável de rank 3
      Quando perguntam ao juiz: o rank de velocidade conta no contra-ataque?
      Então a resposta é: o rank de velocidade conta
      E decide DEV-2

    @DEV-2:base
    Esquema do Cenário: Defesa de rank <defesa> contra ataque de rank <ataque>; <velocidade>: volta no rank <volta>
      Dada uma defesa de rank <defesa> que devolve o ataque
      E <velocidade>
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decidem <regras>

      @DEV-2a:base
      Exemplos: Defesa e ataque têm o mesmo rank, e os dois se somam
        | defesa | velocidade            | ataque | volta | regras                 |
        | 3      | nada acelera a defesa | 3      | 2     | DEV-1a, DEV-2 e DEV-2a |

      @DEV-2b:base
      Exemplos: A defesa é mais rápida, e vale o rank dela
        | defesa | velocidade            | ataque | volta | regras                 |
        | 2      | nada acelera a defesa | 5      | 2     | DEV-1a, DEV-2 e DEV-2b |

      @DEV-3:base
      Exemplos: A defesa é acelerada, e vale o rank aumentado
        | defesa | velocidade                         | ataque | volta | regras                        |
        | 3      | a defesa é acelerada para o rank 2 | 5      | 2     | DEV-1a, DEV-2, DEV-2b e DEV-3 |
        | 4      | a defesa é acelerada para o rank 3 | 3      | 2     | DEV-1a, DEV-2, DEV-2a e DEV-3 |

    @DEV-2:base
    Esquema do Cenário: Sem saber o rank <de quem>, não se sabe em que rank sai o contra-ataque
      Dada <a defesa>
      E <o ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: depende
      E falta saber: <rank>

      Exemplos:
        | de quem   | a defesa                                  | o ataque                     | rank                          |
        | da defesa | uma defesa que devolve o ataque           | um ataque combável de rank 3 | rank da defesa em sua legenda |
        | do ataque | uma defesa de rank 3 que devolve o ataque | um ataque combável           | rank do ataque                |

    @DEV-2:desafio-contra_ataque_ignora_rank @AMB-0:A
    Cenário: A legenda que diz ignorar o rank não livra o contra-ataque dele
      Dada uma defesa de rank 2 que devolve o ataque
      E a legenda diz que o contra-ataque ignora o rank de velocidade
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decidem DEV-2 e DEV-2b
      E o juiz ignora que o contra-ataque ignora o rank de velocidade
      E a resposta depende da leitura AMB-0

    @DEV-2:desafio-contra_ataque_ignora_rank @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, a defesa de rank <defesa> devolve o rank <ataque> sem contar rank
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa de rank <defesa> que devolve o ataque
      E a legenda diz que o contra-ataque ignora o rank de velocidade
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: o contra-ataque sai sem contar o rank
      E decide DEV-2!contra_ataque_ignora_rank
      E DEV-2 é afastada por DEV-2!contra_ataque_ignora_rank
      E a resposta depende da leitura AMB-0

      Exemplos: Mais rápida, igual e mais lenta que o ataque
        | defesa | ataque |
        | 2      | 5      |
        | 3      | 3      |
        | 5      | 2      |

    @DEV-2:desafio-contra_ataque_ignora_rank
    Esquema do Cenário: Ignorar o rank não faz contra-ataque onde não há: <defesa>, e o jogador escolhe <escolha>
      Dado que o comitê adota a leitura B de AMB-0
      E uma <defesa>
      E o jogador escolhe <escolha>
      E a legenda diz que o contra-ataque ignora o rank de velocidade
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: não há contra-ataque
      E <decisão>

      Exemplos:
        | defesa                                | escolha        | decisão              |
        | defesa de rank 3                      | devolver       | nenhuma regra decide |
        | defesa de rank 3 que devolve o ataque | apenas repelir | só decide DEV-1b     |

  Regra: Se defesa e ataque têm o mesmo rank, os dois se somam e o contra-ataque sai no rank combinado.

    @DEV-2a:base
    Cenário: Rank 3 com rank 3 dá contra-ataque de rank 2
      Dada uma defesa de rank 3 que devolve o ataque
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decidem DEV-1a, DEV-2 e DEV-2a
      E não decide DEV-2b

    @AMB-17:A @AMB-17:B @AMB-17:C @DEV-2a:base
    Esquema do Cenário: Rank 3 com rank 3 dá 2 também pela leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-17
      E uma defesa de rank 3 que devolve o ataque
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decide DEV-2a

      Exemplos:
        | leitura |
        | A       |
        | B       |
        | C       |

    @AMB-17:A @GAP-1
    Esquema do Cenário: O guia não diz quanto dá o rank <rank> com o rank <rank>: omisso
      Dada uma defesa de rank <rank> que devolve o ataque
      E um ataque combável de rank <rank>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-1
      E DEV-2a é vencida por GAP-1
      E a resposta depende da leitura AMB-17

      Exemplos: Todo rank igual, menos 3 com 3 e 1 com 1
        | rank |
        | 2    |
        | 4    |
        | 5    |
        | 6    |
        | 10   |

    @AMB-17:A @GAP-2
    Cenário: O guia não diz se rank 1 com rank 1 dá algo ainda mais rápido: omisso
      Dada uma defesa de rank 1 que devolve o ataque
      E um ataque combável de rank 1
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-2
      E DEV-2a é vencida por GAP-2
      E a resposta depende da leitura AMB-17

    @AMB-17:B @DEV-2a:base
    Esquema do Cenário: Se combinar é ganhar um rank sobre o melhor, <rank> com <rank> dá <volta>
      Dado que o comitê adota a leitura B de AMB-17
      E uma defesa de rank <rank> que devolve o ataque
      E um ataque combável de rank <rank>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decide DEV-2a
      E a resposta depende da leitura AMB-17

      Exemplos: Nunca abaixo de 1
        | rank | volta |
        | 1    | 1     |
        | 2    | 1     |
        | 4    | 3     |
        | 5    | 4     |

    @AMB-17:C @DEV-2a:base
    Esquema do Cenário: Se combinar é dividir o produto pela soma, <rank> com <rank> dá <volta>
      Dado que o comitê adota a leitura C de AMB-17
      E uma defesa de rank <rank> que devolve o ataque
      E um ataque combável de rank <rank>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decide DEV-2a
      E a resposta depende da leitura AMB-17

      Exemplos: Arredonda-se para cima
        | rank | volta |
        | 1    | 1     |
        | 2    | 1     |
        | 4    | 2     |
        | 5    | 3     |
        | 6    | 3     |

    @DEV-2a:desafio-devolve_no_rank_do_ataque @AMB-0:A
    Cenário: A legenda que promete devolver no mesmo rank não impede a soma
      Dada uma defesa de rank 3 que devolve o ataque
      E a legenda diz que o ataque é devolvido no mesmo rank em que veio
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decide DEV-2a
      E o juiz ignora que o ataque é devolvido no mesmo rank em que veio
      E a resposta depende da leitura AMB-0

    @DEV-2a:desafio-devolve_no_rank_do_ataque @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o ataque de rank <rank> volta no rank <rank> em vez de se somar
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa de rank <rank> que devolve o ataque
      E a legenda diz que o ataque é devolvido no mesmo rank em que veio
      E um ataque combável de rank <rank>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <rank>
      E decide DEV-2a!devolve_no_rank_do_ataque
      E DEV-2a é afastada por DEV-2a!devolve_no_rank_do_ataque
      E a resposta depende da leitura AMB-0

      Exemplos: Com a legenda, nem a falta do guia atrapalha
        | rank |
        | 1    |
        | 3    |
        | 4    |

    @DEV-2a:desafio-devolve_no_rank_do_ataque @DEV-3:base
    Cenário: Acelerada até o rank do ataque, a defesa o devolve no rank em que veio, e não no da sua legenda
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa de rank 5 que devolve o ataque
      E a defesa é acelerada para o rank 4
      E a legenda diz que o ataque é devolvido no mesmo rank em que veio
      E um ataque combável de rank 4
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 4
      E só decidem DEV-1a, DEV-2, DEV-2a!devolve_no_rank_do_ataque, DEV-3, MAN-0 e MAN-2

  Regra: Se a defesa é mais rápida que o ataque, o contra-ataque sai no rank da própria defesa.

    @DEV-2b:base
    Esquema do Cenário: A defesa de rank <defesa> é mais rápida que o ataque de rank <ataque> e contra-ataca no seu
      Dada uma defesa de rank <defesa> que devolve o ataque
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <defesa>
      E decidem DEV-1a, DEV-2 e DEV-2b
      E não decide DEV-2a

      Exemplos: Por muito
        | defesa | ataque |
        | 2      | 5      |
        | 1      | 6      |

      Exemplos: Por um só
        | defesa | ataque |
        | 1      | 2      |
        | 2      | 3      |
        | 3      | 4      |
        | 4      | 5      |

    @DEV-2b:base @AMB-17:A @AMB-17:B @AMB-17:C
    Esquema do Cenário: Onde não há soma, a leitura <leitura> da soma nada muda
      Dado que o comitê adota a leitura <leitura> de AMB-17
      E uma defesa de rank 4 que devolve o ataque
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 4
      E decide DEV-2b

      Exemplos:
        | leitura |
        | A       |
        | B       |
        | C       |

    @DEV-2b:desafio-devolve_no_rank_do_ataque @AMB-0:A
    Cenário: A legenda que promete devolver no rank do ataque não atrasa o contra-ataque
      Dada uma defesa de rank 2 que devolve o ataque
      E a legenda diz que o ataque é devolvido no mesmo rank em que veio
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decide DEV-2b
      E o juiz ignora que o ataque é devolvido no mesmo rank em que veio
      E a resposta depende da leitura AMB-0

    @DEV-2b:desafio-devolve_no_rank_do_ataque @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque lento volta no rank lento em que veio
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa de rank 2 que devolve o ataque
      E a legenda diz que o ataque é devolvido no mesmo rank em que veio
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 5
      E decide DEV-2b!devolve_no_rank_do_ataque
      E DEV-2b é afastada por DEV-2b!devolve_no_rank_do_ataque
      E a resposta depende da leitura AMB-0

  Regra: Se algo acelera a defesa que devolve, vale para a devolução o rank depois do aumento.

    @DEV-3:base
    Cenário: A defesa acelerada devolve com o rank aumentado
      Dada uma defesa de rank 3 que devolve o ataque
      E a defesa é acelerada para o rank 2
      Quando perguntam ao juiz: com que rank a defesa devolve?
      Então a resposta é: a defesa devolve com o rank aumentado
      E decide DEV-3

    @DEV-3:base
    Cenário: A defesa que nada acelera devolve com o rank da legenda
      Dada uma defesa de rank 3 que devolve o ataque
      E nada acelera a defesa
      Quando perguntam ao juiz: com que rank a defesa devolve?
      Então a resposta é: a defesa devolve com o rank da legenda
      E nenhuma regra decide

    @DEV-3:base
    Esquema do Cenário: Acelerada de <legenda> para <novo>, a defesa que era mais lenta que o ataque de rank 3 o devolve
      Dada uma defesa de rank <legenda> que devolve o ataque
      E a defesa é acelerada para o rank <novo>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decidem DEV-3 e <regra>

      Exemplos:
        | legenda | novo | volta | regra  |
        | 4       | 3    | 2     | DEV-2a |
        | 4       | 2    | 2     | DEV-2b |
        | 5       | 1    | 1     | DEV-2b |

    @DEV-3:base
    Cenário: Sem saber a que rank a defesa foi acelerada, não se sabe em que rank sai o contra-ataque
      Dada uma defesa de rank 3 que devolve o ataque
      E sabe-se que uma habilidade acelera a defesa
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: depende
      E falta saber: rank da defesa depois de acelerada

    @CON-15
    Esquema do Cenário: O rank aumentado toma o lugar do da legenda contra o ataque de rank <ataque>
      Dada uma defesa de rank 4 que devolve o ataque
      E a defesa é acelerada para o rank 3
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decidem DEV-3 e <regra>

      Exemplos: Acelerada, a defesa passa à frente do ataque
        | ataque | volta | regra  |
        | 5      | 3     | DEV-2b |
        | 4      | 3     | DEV-2b |

      Exemplos: Acelerada, a defesa se iguala ao ataque
        | ataque | volta | regra  |
        | 3      | 2     | DEV-2a |

    @CON-16
    Esquema do Cenário: Contra o ataque de rank 3, acelerar a defesa de 3 para 2 nada rende: <velocidade>, volta no 2
      Dada uma defesa de rank 3 que devolve o ataque
      E <velocidade>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decidem <regras>

      Exemplos: Pela soma, sem acelerar; pelo rank aumentado, acelerando
        | velocidade                         | regras         |
        | nada acelera a defesa              | DEV-2 e DEV-2a |
        | a defesa é acelerada para o rank 2 | DEV-2b e DEV-3 |

    @CON-16 @AMB-17:B
    Esquema do Cenário: Empatar pode render mais que se adiantar: a defesa de rank 2 devolve o rank <ataque> no <volta>
      Dado que o comitê adota a leitura B de AMB-17
      E uma defesa de rank 2 que devolve o ataque
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: <volta>
      E decide <regra>

      Exemplos:
        | ataque | volta | regra  |
        | 2      | 1     | DEV-2a |
        | 3      | 2     | DEV-2b |

    @DEV-3:desafio-aumento_nao_vale_ao_devolver @AMB-0:A
    Cenário: A legenda que quer negar o aumento ao contra-ataque não é atendida
      Dada uma defesa de rank 4 que devolve o ataque
      E a defesa é acelerada para o rank 2
      E a legenda diz que o aumento de velocidade não vale para o contra-ataque
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 2
      E decidem DEV-2b e DEV-3
      E o juiz ignora que o aumento de velocidade não vale para o contra-ataque
      E a resposta depende da leitura AMB-0

    @DEV-3:desafio-aumento_nao_vale_ao_devolver @AMB-0:B
    Cenário: Se toda regra cede à legenda, o contra-ataque sai no rank que a defesa tinha antes do aumento
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa de rank 4 que devolve o ataque
      E a defesa é acelerada para o rank 2
      E a legenda diz que o aumento de velocidade não vale para o contra-ataque
      E um ataque combável de rank 5
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: 4
      E decidem DEV-2b e DEV-3!aumento_nao_vale_ao_devolver
      E DEV-3 é afastada por DEV-3!aumento_nao_vale_ao_devolver
      E a resposta depende da leitura AMB-0

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-1
    Cenário: A defesa acelerada até o rank do ataque também esbarra na falta do guia
      Dada uma defesa de rank 5 que devolve o ataque
      E a defesa é acelerada para o rank 4
      E um ataque combável de rank 4
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-1
      E DEV-2a é vencida por GAP-1

    @GAP-2
    Cenário: A defesa acelerada até o rank 1 contra um ataque de rank 1 também fica sem resposta
      Dada uma defesa de rank 2 que devolve o ataque
      E a defesa é acelerada para o rank 1
      E um ataque combável de rank 1
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-2
      E DEV-2a é vencida por GAP-2

    @GAP-3
    Esquema do Cenário: Da defesa de rank <defesa>, mais lenta que o ataque de rank <ataque>, o livro não diz o rank
      Dada uma defesa de rank <defesa> que devolve o ataque
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-3

      Exemplos:
        | defesa | ataque |
        | 2      | 1      |
        | 4      | 3      |
        | 5      | 2      |

    @GAP-3
    Cenário: Acelerada, a defesa que continua mais lenta que o ataque fica sem resposta
      Dada uma defesa de rank 5 que devolve o ataque
      E a defesa é acelerada para o rank 4
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-3

    @GAP-33
    Esquema do Cenário: Vários aumentos: não se sabe o rank da defesa de <defesa> contra o ataque de <ataque>
      Dada uma defesa de rank <defesa> que devolve o ataque
      E várias habilidades aceleram a defesa
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-33

      Exemplos: Mais rápida, igual e mais lenta pela legenda
        | defesa | ataque |
        | 2      | 5      |
        | 3      | 3      |
        | 5      | 2      |

    @GAP-33
    Cenário: Com vários aumentos ao mesmo tempo, não se sabe com que rank a defesa devolve
      Dada uma defesa de rank 4 que devolve o ataque
      E várias habilidades aceleram a defesa
      Quando perguntam ao juiz: com que rank a defesa devolve?
      Então a resposta é: omisso
      E a lacuna é GAP-33

    @GAP-44 @GAP-45
    Esquema do Cenário: Do contra-ataque, o livro não diz <o que falta>
      Dada uma defesa de rank 3 que devolve o ataque
      E um ataque combável de rank 3
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é <lacuna>

      Exemplos:
        | o que falta                      | pergunta                                          | lacuna |
        | quem pode responder a ele        | quem pode responder ao contra-ataque?             | GAP-44 |
        | se também pode ser devolvido     | o contra-ataque pode, por sua vez, ser devolvido? | GAP-44 |
        | se conserva o status do ataque   | o ataque devolvido conserva seu status?           | GAP-45 |
        | se conserva a escala do ataque   | o ataque devolvido conserva sua escala?           | GAP-45 |
        | se conserva a natureza do ataque | o ataque devolvido conserva sua natureza?         | GAP-45 |
        | se pode ser absorvido            | o ataque devolvido pode ser absorvido?            | GAP-45 |
        | se pode ser repelido             | o ataque devolvido pode ser repelido?             | GAP-45 |

    @DEV-1b:base
    Esquema do Cenário: Para quem apenas repele não há contra-ataque, e a pergunta fica sem objeto: <pergunta>
      Dada uma defesa de rank 3 que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque combável de rank 3
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: não há contra-ataque
      E decide DEV-1b

      Exemplos:
        | pergunta                                          |
        | quem pode responder ao contra-ataque?             |
        | o contra-ataque pode, por sua vez, ser devolvido? |
        | o ataque devolvido conserva seu status?           |
        | o ataque devolvido conserva sua escala?           |
        | o ataque devolvido conserva sua natureza?         |
        | o ataque devolvido pode ser absorvido?            |
        | o ataque devolvido pode ser repelido?             |

    Esquema do Cenário: Se a legenda não diz que devolve, também não há contra-ataque: <pergunta>
      Dada uma defesa de rank 3
      E um ataque combável de rank 3
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: não há contra-ataque
      E nenhuma regra decide

      @GAP-44
      Exemplos: Ninguém responde ao que não há
        | pergunta                                          |
        | quem pode responder ao contra-ataque?             |
        | o contra-ataque pode, por sua vez, ser devolvido? |

      @GAP-45
      Exemplos: Nada se conserva
        | pergunta                                  |
        | o ataque devolvido conserva seu status?   |
        | o ataque devolvido conserva sua escala?   |
        | o ataque devolvido conserva sua natureza? |
        | o ataque devolvido pode ser absorvido?    |
        | o ataque devolvido pode ser repelido?     |

    @GAP-34
    Esquema do Cenário: Se o livro não diz se o ataque volta, não se chega a perguntar: <pergunta>
      Dada uma defesa de rank 4 que devolve o ataque
      E sabe-se que a legenda não diz se o ataque é combável
      E o ataque é de rank 4
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos:
        | pergunta                                          |
        | quem pode responder ao contra-ataque?             |
        | o contra-ataque pode, por sua vez, ser devolvido? |
        | o ataque devolvido conserva seu status?           |
        | o ataque devolvido conserva sua escala?           |
        | o ataque devolvido conserva sua natureza?         |
        | o ataque devolvido pode ser absorvido?            |
        | o ataque devolvido pode ser repelido?             |

    @DEV-1a:base
    Esquema do Cenário: Se a legenda não diz que devolve, a defesa de rank <defesa> não contra-ataca em rank nenhum
      Dada uma defesa de rank <defesa>
      E um ataque combável de rank 3
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: não há contra-ataque
      E nenhuma regra decide

      Exemplos: Mais rápida, igual e mais lenta que o ataque
        | defesa |
        | 2      |
        | 3      |
        | 5      |

    @GAP-34
    Esquema do Cenário: Se o livro não diz se o ataque volta, os ranks não importam: defesa de <defesa>, ataque de <ataque>
      Dada uma defesa de rank <defesa> que devolve o ataque
      E sabe-se que a legenda não diz se o ataque é combável
      E o ataque é de rank <ataque>
      Quando perguntam ao juiz: em que rank sai o contra-ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos: Iguais, que o guia não soma, e mais lenta a defesa
        | defesa | ataque |
        | 1      | 1      |
        | 4      | 4      |
        | 5      | 4      |
