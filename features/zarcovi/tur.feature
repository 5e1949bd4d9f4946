# language: pt
@zarcovi
Funcionalidade: Contagem de turnos
  No jogo por postagens, o tempo é a ordem dos posts. Contam-se os turnos pelos encerros do inimigo: de quem conta, nunca;
  de vários inimigos, só o último da rodada.

  Regra: Passa um turno cada vez que o inimigo encerra antes da minha movimentação.

    @TUR-1a:base @TUR-1b:base
    Esquema do Cenário: Depois do post <post>, o número de turnos passados é <turnos>
      Dada a batalha:
        | quem    |
        | inimigo |
        | eu      |
        | inimigo |
        | eu      |
        | inimigo |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: <turnos>
      E decide TUR-1a

      Exemplos:
        | post | turnos |
        | 1    | 1      |
        | 2    | 1      |
        | 3    | 2      |
        | 4    | 2      |
        | 5    | 3      |

    @TUR-1a:base
    Cenário: O encerro do inimigo conta um turno
      Dado que se sabe que um inimigo encerra
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: o encerro conta um turno
      E decide TUR-1a

    @TUR-1a:base
    Cenário: O post em que o inimigo ainda não encerra não conta turno
      Dada a batalha:
        | quem    | encerra |
        | inimigo | não     |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 0
      E nenhuma regra decide

    @TUR-1a:base @TUR-1b:base
    Cenário: Da batalha inteira também se pergunta pela frase do livro
      Dada a batalha:
        | quem    |
        | inimigo |
        | eu      |
        | inimigo |
      Quando perguntam ao juiz da batalha: quantos turnos passaram?
      Então a resposta é: 2
      E decidem TUR-1a e TUR-1b

    @TUR-1a:base
    Cenário: A vez do inimigo dividida em dois posts é um turno só
      Dada a batalha:
        | quem    | encerra |
        | eu      | sim     |
        | inimigo | não     |
        | inimigo | sim     |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1a

    @TUR-1a:base @TUR-1b:base
    Cenário: Sem saber quem encerra, não se sabe se passou um turno
      Dado que se sabe que o encerro vem na sua vez
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: depende
      E falta saber: quem encerra?

    @TUR-1a:base @AMB-1-numero:A
    Cenário: Para o número do turno, conta também o encerro anterior à minha primeira movimentação
      Dada a batalha:
        | quem    |
        | inimigo |
        | eu      |
        | inimigo |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 2
      E não decide TUR-1a:antes
      E a resposta depende da leitura AMB-1-numero

    @TUR-1a:antes @AMB-1-numero:B
    Esquema do Cenário: Se o encerro anterior à minha primeira movimentação não conta, depois do post <post> são <turnos>
      Dado que o comitê adota a leitura B de AMB-1-numero
      E a batalha:
        | quem    |
        | inimigo |
        | eu      |
        | inimigo |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: <turnos>
      E decide TUR-1a:antes
      E a resposta depende da leitura AMB-1-numero

      Exemplos:
        | post | turnos |
        | 1    | 0      |
        | 2    | 0      |
        | 3    | 1      |

    @AMB-1-numero:A @AMB-1-numero:B
    Esquema do Cenário: Se sou eu quem começa a batalha, a leitura <leitura> dá o mesmo número
      Dado que o comitê adota a leitura <leitura> de AMB-1-numero
      E a batalha:
        | quem    |
        | eu      |
        | inimigo |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1a

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @TUR-1a:antes @AMB-1-duracao:B
    Cenário: O efeito não dura desde antes de ser usado
      Dada a batalha:
        | quem    | usa |
        | inimigo |     |
        | eu      |     |
        | inimigo |     |
        | eu      | Voo |
        | inimigo |     |
        | eu      |     |
        | inimigo |     |
      Quando perguntam ao juiz há quantos turnos dura o Voo
      Então a resposta é: 2
      E decidem TUR-1a e TUR-1a:antes
      E a resposta depende da leitura AMB-1-duracao

    @TUR-1a:base @AMB-1-duracao:A
    Cenário: Se também contam os encerros anteriores ao uso, o efeito já nasce com a idade da batalha
      Dado que o comitê adota a leitura A de AMB-1-duracao
      E a batalha:
        | quem    | usa |
        | inimigo |     |
        | eu      |     |
        | inimigo |     |
        | eu      | Voo |
        | inimigo |     |
        | eu      |     |
        | inimigo |     |
      Quando perguntam ao juiz há quantos turnos dura o Voo
      Então a resposta é: 4
      E não decide TUR-1a:antes
      E a resposta depende da leitura AMB-1-duracao

    @TUR-1a:base @TUR-1a:antes
    Esquema do Cenário: Depois do post <post>, o efeito usado no post 2 já dura <turnos>
      Dada a batalha:
        | quem    | usa |
        | inimigo |     |
        | eu      | Voo |
        | inimigo |     |
        | eu      |     |
        | inimigo |     |
      E a batalha está no post <post>
      Quando perguntam ao juiz há quantos turnos dura o Voo
      Então a resposta é: <turnos>
      E decide TUR-1a:antes

      Exemplos:
        | post | turnos |
        | 2    | 0      |
        | 3    | 1      |
        | 4    | 1      |
        | 5    | 2      |

    @TUR-1a:antes
    Cenário: Usado de novo, o efeito recomeça
      Dada a batalha:
        | quem    | usa |
        | eu      | Voo |
        | inimigo |     |
        | eu      | Voo |
        | inimigo |     |
      Quando perguntam ao juiz há quantos turnos dura o Voo
      Então a resposta é: 1
      E decidem TUR-1a e TUR-1a:antes

    @TUR-1a:antes @AMB-1-numero:A @AMB-1-duracao:B
    Esquema do Cenário: Quando <finalidade>, e o inimigo encerrou antes do início, <resposta>
      Dado que se sabe que um inimigo encerra
      E que se sabe que o encerro é anterior ao início da contagem
      E que se sabe que <finalidade>
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | finalidade                                        | resposta                  | regra        |
        | o que se conta é o número do turno                | o encerro conta um turno  | TUR-1a       |
        | o que se conta é há quantos turnos dura um efeito | o encerro não conta turno | TUR-1a:antes |

    @TUR-1a:antes @AMB-1-numero:B @AMB-1-duracao:A
    Esquema do Cenário: Na outra leitura de cada conta, quando <finalidade>, <resposta>
      Dado que o comitê adota a leitura B de AMB-1-numero
      E o comitê adota a leitura A de AMB-1-duracao
      E se sabe que um inimigo encerra
      E se sabe que o encerro é anterior ao início da contagem
      E se sabe que <finalidade>
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | finalidade                                        | resposta                  | regra        |
        | o que se conta é o número do turno                | o encerro não conta turno | TUR-1a:antes |
        | o que se conta é há quantos turnos dura um efeito | o encerro conta um turno  | TUR-1a       |

    @TUR-1a:antes @TUR-1b:base @TUR-1c:base
    Esquema do Cenário: O encerro anterior ao efeito não conta, por <regra>, se <quem>
      Dado que se sabe que <quem>
      E se sabe que <último>
      E se sabe que o encerro é anterior ao início da contagem
      E se sabe que o que se conta é há quantos turnos dura um efeito
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: o encerro não conta turno
      E só decide <regra>

      Exemplos:
        | quem                         | último                                                                    | regra        |
        | quem conta os turnos encerra | com esse encerro todos os inimigos encerraram antes da minha movimentação | TUR-1b       |
        | um inimigo encerra           | outro inimigo ainda encerra antes da minha movimentação                   | TUR-1c       |
        | um inimigo encerra           | com esse encerro todos os inimigos encerraram antes da minha movimentação | TUR-1a:antes |

    @TUR-1a:antes
    Cenário: Sem saber o que se conta, não se sabe se o encerro anterior ao início vale
      Dado que se sabe que um inimigo encerra
      E que se sabe que o encerro é anterior ao início da contagem
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: depende
      E falta saber: o que se conta?

    @TUR-1a:contagem @AMB-3:A
    Esquema do Cenário: Os turnos de <efeito> se contam pelos encerros do inimigo
      Dado que se contam os turnos de <efeito>
      Quando perguntam ao juiz: que contagem de turnos vale para o efeito?
      Então a resposta é: vale a contagem por encerros do inimigo
      E decide TUR-1a:contagem
      E a resposta depende da leitura AMB-3

      Exemplos:
        | efeito              |
        | um voo emprestado   |
        | uma paralisia       |
        | uma ativação        |
        | uma ofensiva tardia |

    @TUR-1a:desafio-encerro_inimigo_nao_conta @AMB-0:A
    Cenário: A legenda que diz não contar o encerro do inimigo não para o tempo
      Dada a batalha:
        | quem    |
        | eu      |
        | inimigo |
      E a legenda diz que o encerro do inimigo não conta turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1a
      E o juiz ignora que o encerro do inimigo não conta turno
      E a resposta depende da leitura AMB-0

    @TUR-1a:desafio-encerro_inimigo_nao_conta @AMB-0:B
    Cenário: Se toda regra cede à legenda, o encerro do inimigo pode não contar
      Dado que o comitê adota a leitura B de AMB-0
      E a batalha:
        | quem    |
        | eu      |
        | inimigo |
      E a legenda diz que o encerro do inimigo não conta turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 0
      E decide TUR-1a!encerro_inimigo_nao_conta
      E TUR-1a é afastada por TUR-1a!encerro_inimigo_nao_conta

    @GAP-13
    Cenário: O inimigo que encerra duas vezes antes da minha vez deixa a contagem sem resposta
      Dada a batalha:
        | quem    |
        | eu      |
        | inimigo |
        | inimigo |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TUR-1a é vencida por GAP-13

    @TUR-1a:base
    Cenário: Antes do segundo encerro do mesmo inimigo, a contagem ainda era certa
      Dada a batalha:
        | quem    |
        | eu      |
        | inimigo |
        | inimigo |
      E a batalha está no post 2
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1a

    @GAP-13
    Cenário: O encerro dado no meio da minha vez é o segundo da rodada, e não se sabe se conta
      Dada a batalha:
        | quem    | encerra |
        | inimigo | sim     |
        | eu      | não     |
        | inimigo | sim     |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13

    @GAP-13
    Esquema do Cenário: A vez de <quem> que passa sem encerro deixa a contagem sem resposta
      Dada a batalha:
        | quem    | encerra |
        | inimigo | sim     |
        | eu      | sim     |
        | <quem>  | pulou   |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13

      Exemplos:
        | quem    |
        | inimigo |
        | eu      |

  Regra: O próprio encerro não conta turno.

    @TUR-1b:base
    Cenário: O meu encerro não conta turno
      Dado que se sabe que quem conta os turnos encerra
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: o encerro não conta turno
      E decide TUR-1b

    @TUR-1b:base @TUR-1c:base
    Cenário: O meu encerro não conta por ser meu, ainda que outro inimigo esteja por encerrar
      Dado que se sabe que quem conta os turnos encerra
      E se sabe que outro inimigo ainda encerra antes da minha movimentação
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: o encerro não conta turno
      E só decide TUR-1b

    @TUR-1b:base
    Cenário: Enquanto só eu encerro, nenhum turno passa
      Dada a batalha:
        | quem |
        | eu   |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 0
      E decide TUR-1b

    @TUR-1b:base
    Cenário: Nem vários encerros meus seguidos somam um turno
      Dada a batalha:
        | quem    |
        | inimigo |
        | eu      |
        | eu      |
        | eu      |
        | inimigo |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 2
      E decidem TUR-1a e TUR-1b

    @TUR-1b:base
    Cenário: A minha movimentação em dois posts não muda a contagem
      Dada a batalha:
        | quem    | encerra |
        | inimigo | sim     |
        | eu      | não     |
        | eu      | sim     |
        | inimigo | sim     |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 2
      E decide TUR-1b

    @TUR-1b:base @TUR-1a:base
    Esquema do Cenário: Vista do lugar de <quem>, a mesma batalha está no turno <turnos>
      Dado que <quem> tem por inimigo <outro>
      E a batalha:
        | quem  |
        | Breno |
        | Iara  |
        | Breno |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: <turnos>
      E decidem TUR-1a e TUR-1b

      Exemplos:
        | quem  | outro | turnos |
        | Iara  | Breno | 2      |
        | Breno | Iara  | 1      |

    @TUR-1b:desafio-encerro_proprio_conta @AMB-0:A
    Cenário: A legenda que diz contar o próprio encerro não apressa o tempo
      Dada a batalha:
        | quem    |
        | eu      |
        | inimigo |
      E a legenda diz que o próprio encerro também conta turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1b
      E o juiz ignora que o próprio encerro também conta turno
      E a resposta depende da leitura AMB-0

    @TUR-1b:desafio-encerro_proprio_conta @AMB-0:B
    Cenário: Se toda regra cede à legenda, o próprio encerro pode contar
      Dado que o comitê adota a leitura B de AMB-0
      E a batalha:
        | quem    |
        | eu      |
        | inimigo |
      E a legenda diz que o próprio encerro também conta turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 2
      E decide TUR-1b!encerro_proprio_conta
      E TUR-1b é afastada por TUR-1b!encerro_proprio_conta

  Regra: Havendo vários inimigos, só conta o encerro do último antes da minha vez.

    @TUR-1c:base
    Esquema do Cenário: Contra dois inimigos, depois do post <post> o número de turnos é <turnos>
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  |
        | Breno |
        | Caio  |
        | Iara  |
        | Caio  |
        | Breno |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: <turnos>
      E decide TUR-1c

      Exemplos:
        | post | turnos |
        | 1    | 0      |
        | 2    | 1      |
        | 3    | 1      |
        | 4    | 1      |
        | 5    | 2      |

    @TUR-1c:base @TUR-1a:base
    Esquema do Cenário: Contra três inimigos, só a rodada completa é um turno: depois do post <post>, <turnos>
      Dado que Iara tem por inimigos Breno, Caio e Nara
      E a batalha:
        | quem  |
        | Iara  |
        | Nara  |
        | Breno |
        | Caio  |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: <turnos>
      E <regra>

      Exemplos:
        | post | turnos | regra             |
        | 2    | 0      | decide TUR-1c     |
        | 3    | 0      | não decide TUR-1a |
        | 4    | 1      | decide TUR-1a     |

    @TUR-1c:base
    Cenário: O encerro a que outro inimigo ainda se segue não conta turno
      Dado que se sabe que um inimigo encerra
      E que se sabe que outro inimigo ainda encerra antes da minha movimentação
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: o encerro não conta turno
      E decide TUR-1c

    @TUR-1c:base
    Cenário: Contra dois inimigos, a duração também só anda com o último
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  | usa |
        | Iara  | Voo |
        | Breno |     |
        | Caio  |     |
        | Iara  |     |
        | Breno |     |
      Quando perguntam ao juiz há quantos turnos dura o Voo
      Então a resposta é: 1
      E decidem TUR-1a e TUR-1c

    @TUR-1c:desafio-cada_inimigo_conta @AMB-0:A
    Cenário: A legenda que conta o encerro de cada inimigo não multiplica os turnos
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  |
        | Iara  |
        | Breno |
        | Caio  |
      E a legenda diz que o encerro de cada inimigo conta um turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1c
      E o juiz ignora que o encerro de cada inimigo conta um turno
      E a resposta depende da leitura AMB-0

    @TUR-1c:desafio-cada_inimigo_conta @AMB-0:B
    Cenário: Se toda regra cede à legenda, o encerro de cada inimigo pode contar
      Dado que o comitê adota a leitura B de AMB-0
      E Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  |
        | Iara  |
        | Breno |
        | Caio  |
      E a legenda diz que o encerro de cada inimigo conta um turno
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 2
      E decide TUR-1c!cada_inimigo_conta
      E TUR-1c é afastada por TUR-1c!cada_inimigo_conta

    @GAP-13
    Cenário: O inimigo que repete o encerro sem esperar o outro deixa a contagem sem resposta
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  |
        | Iara  |
        | Breno |
        | Breno |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TUR-1c é vencida por GAP-13

    @GAP-13
    Cenário: Se me movimento antes de um dos inimigos encerrar, não se sabe em que turno se está
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  |
        | Iara  |
        | Breno |
        | Iara  |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TUR-1b é vencida por GAP-13

    @GAP-13
    Cenário: Não está escrito se o encerro de um aliado conta turno
      Dado que Iara tem por inimigo Breno
      E Iara tem por aliada Duda
      E a batalha:
        | quem  |
        | Iara  |
        | Breno |
        | Duda  |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: omisso
      E a lacuna é GAP-13

    @TUR-1a:base
    Cenário: O aliado que fala sem encerrar não atrapalha a contagem
      Dado que Iara tem por inimigo Breno
      E Iara tem por aliada Duda
      E a batalha:
        | quem  | encerra |
        | Iara  | sim     |
        | Breno | sim     |
        | Duda  | não     |
      Quando perguntam ao juiz quantos turnos se passaram
      Então a resposta é: 1
      E decide TUR-1a

    @GAP-13 @AMB-0:B
    Esquema do Cenário: Nem a legenda diz se o encerro do aliado conta, se o que ela diz é que <cláusula>
      Dado que o comitê adota a leitura B de AMB-0
      E se sabe que um aliado encerra
      E se sabe que <último>
      E a legenda diz que <cláusula>
      Quando perguntam ao juiz: o encerro conta um turno?
      Então a resposta é: omisso
      E a lacuna é GAP-13

      Exemplos:
        | cláusula                                 | último                                                                    |
        | o encerro do inimigo não conta turno     | com esse encerro todos os inimigos encerraram antes da minha movimentação |
        | o próprio encerro também conta turno     | com esse encerro todos os inimigos encerraram antes da minha movimentação |
        | o encerro de cada inimigo conta um turno | outro inimigo ainda encerra antes da minha movimentação                   |
