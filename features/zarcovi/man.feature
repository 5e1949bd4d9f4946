# language: pt
@zarcovi
Funcionalidade: Manipulação de ataque
  Manipular é dar outro destino ao ataque adversário. Só se manipula o que se pode combar, e o ataque segue no rank que
  a combinação dos dois ranks dá. O guia que diz quanto dá cada combinação não veio com o livro: dele só se conhece que
  3 com 3 dá 2.

  Regra: Manipular um ataque adversário é mandá-lo para um destino que não é o dele.

    @MAN-0:base
    Cenário: Mandar o ataque contra outro inimigo é manipulá-lo
      Dada uma habilidade comum que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: é manipulação do ataque
      E decide MAN-0

    @MAN-0:base
    Esquema do Cenário: De quem não diz o que faz com o ataque conta o que faz uma <habilidade>: <resposta>
      Dada uma <habilidade>
      E o ataque é mandado contra outro alvo
      Quando perguntam ao juiz: que ato contra o ataque conta?
      Então a resposta é: conta que a habilidade <ato>
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: A que leva a outra dimensão manda para lá, a outra repele
        | habilidade                        | ato                        | resposta                    | regra    |
        | habilidade dimensional            | dá outro destino ao ataque | é manipulação do ataque     | MAN-0    |
        | habilidade dimensional com portal | dá outro destino ao ataque | é manipulação do ataque     | MAN-0    |
        | habilidade comum                  | repele o ataque            | não é manipulação do ataque | MANLIM-2 |

    @MAN-0:base
    Esquema do Cenário: Da <habilidade> conta o que o jogador diz que ela faz; se <o que se diz>, <resposta>
      Dada uma <habilidade>
      E se sabe que <o que se diz>
      Quando perguntam ao juiz: que ato contra o ataque conta?
      Então a resposta é: conta que a habilidade <ato>
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Também a dimensional repele ou segura, e a comum desvia
        | habilidade             | o que se diz                                | ato                        | resposta                    | decisão              |
        | habilidade dimensional | a habilidade repele o ataque                | repele o ataque            | não é manipulação do ataque | só decide MANLIM-2   |
        | habilidade dimensional | a habilidade segura o ataque onde ele chega | segura o ataque            | não é manipulação do ataque | nenhuma regra decide |
        | habilidade comum       | a habilidade dá outro destino ao ataque     | dá outro destino ao ataque | é manipulação do ataque     | só decide MAN-0      |

    @MAN-0:base
    Esquema do Cenário: Só ao repelir o ataque passa a quem repele: da <habilidade>, se <o que se diz>, <resposta>
      Dada uma <habilidade>
      E a legenda diz que o ataque repelido passa a quem o repeliu
      E se sabe que <o que se diz>
      Quando perguntam ao juiz: que ato contra o ataque conta?
      Então a resposta é: conta que a habilidade <ato>
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Calado o jogador, tal legenda é de quem repele, mesmo numa dimensional
        | habilidade             | o que se diz                                | ato                        | resposta                    | decisão              |
        | habilidade dimensional | o jogador não diz o que faz com o ataque    | repele o ataque            | não é manipulação do ataque | só decide MANLIM-2   |
        | habilidade comum       | a habilidade dá outro destino ao ataque     | dá outro destino ao ataque | é manipulação do ataque     | só decide MAN-0      |
        | habilidade comum       | a habilidade segura o ataque onde ele chega | segura o ataque            | não é manipulação do ataque | nenhuma regra decide |

    @MAN-0:base
    Cenário: Segurar o ataque onde ele chega não é manipulá-lo
      Dado que se sabe que a habilidade segura o ataque onde ele chega
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: não é manipulação do ataque
      E nenhuma regra decide

    @MAN-0:base
    Cenário: O ataque que o portal segura onde ele chega não segue em rank algum, nem gasta usos por isso
      Dada uma habilidade dimensional com portal
      E se sabe que a habilidade segura o ataque onde ele chega
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: não há ataque manipulado
      E nenhuma regra decide
      Quando perguntam ao juiz: quantos usos o portal gasta na manipulação?
      Então a resposta é: não há manipulação por portal
      E nenhuma regra decide

  Regra: Só se manipula o ataque que se possa combar.

    @MAN-2:base
    Cenário: O Ninjutsu combável é manipulado
      Dada uma habilidade comum que dá outro destino ao ataque
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decidem MAN-0 e MAN-2

    @MAN-2:so
    Cenário: O ataque não combável não é manipulado
      Dada uma habilidade comum que dá outro destino ao ataque
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decide MAN-2:so

    @MAN-2:base @MAN-2:so
    Cenário: Sem saber se o ataque é combável, não se sabe se ele é manipulado
      Dada uma habilidade comum que dá outro destino ao ataque
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: depende
      E falta saber: o ataque é combável?

    @GAP-34
    Cenário: Se a legenda não diz se o ataque é combável, o livro não diz se ele é manipulado
      Dada uma habilidade comum que dá outro destino ao ataque
      E sabe-se que o ataque é unidirecional
      E sabe-se que a legenda não diz se o ataque é combável
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-34

    @MAN-2:desafio-alcanca_nao_combavel @AMB-0:A
    Cenário: A legenda que promete manipular o ataque não combável não é atendida
      Dada uma habilidade comum que dá outro destino ao ataque
      E a legenda diz que a habilidade manipula inclusive ataques não combáveis
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decide MAN-2:so
      E o juiz ignora que a habilidade manipula inclusive ataques não combáveis
      E a resposta depende da leitura AMB-0

    @MAN-2:desafio-alcanca_nao_combavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete manipular o ataque não combável é atendida
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade comum que dá outro destino ao ataque
      E a legenda diz que a habilidade manipula inclusive ataques não combáveis
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decide MAN-2:so!alcanca_nao_combavel
      E MAN-2:so é afastada por MAN-2:so!alcanca_nao_combavel

    @CON-43 @MAN-2:so @PORT-2c:base @PORT-7:base
    Cenário: Três regras dizem o mesmo do portal diante do ataque não combável
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decidem MAN-2:so, PORT-2c e PORT-7

    @MAN-2:so @PORT-2c:base @PORT-7:base
    Esquema do Cenário: Do ataque não combável, que o portal não manipula, não há o que perguntar: <pergunta>
      Dada uma habilidade dimensional com portal de rank 3 que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque não combável de rank 3
      E um ataque unidirecional de longo alcance
      E o ataque é de um aliado
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E só decidem MAN-0, MAN-2:so, PORT-2c e PORT-7

      Exemplos:
        | pergunta                                                                  | resposta                             |
        | em que rank segue o ataque manipulado?                                    | não há ataque manipulado             |
        | com que alcance segue o ataque manipulado?                                | não há ataque manipulado             |
        | quem passa a ser o alvo do ataque manipulado ainda pode se defender dele? | não há novo alvo                     |
        | o aliado tem de consentir que manipulem o seu ataque?                     | nenhum ataque de aliado é manipulado |

  Regra: O ataque manipulado segue no rank que dá a combinação do seu rank com o da habilidade que o manipula.

    @MAN-1:base
    Cenário: Manipular no rank 3 um ataque de rank 3 o faz seguir no rank 2
      Dada uma habilidade comum de rank 3 que dá outro destino ao ataque
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 2
      E decide MAN-1

    @MAN-1:base
    Cenário: O ataque que não se manipula não tem rank em que seguir
      Dada uma habilidade comum de rank 3 que dá outro destino ao ataque
      E um ataque não combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: não há ataque manipulado
      E não decide MAN-1

    @MAN-1:base
    Esquema do Cenário: Ranks diferentes também se combinam: pela leitura <opção>, <habilidade> e <ataque> dão <rank>
      Dado que o comitê adota a leitura <opção> de AMB-17
      E uma habilidade comum de rank <habilidade> que dá outro destino ao ataque
      E um ataque combável de rank <ataque>
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: <rank>
      E decide MAN-1
      E a resposta depende da leitura AMB-17

      @AMB-17:B
      Exemplos: Um rank mais rápido que o melhor dos dois
        | opção | habilidade | ataque | rank |
        | B     | 2          | 5      | 1    |
        | B     | 4          | 4      | 3    |
        | B     | 1          | 1      | 1    |

      @AMB-17:C
      Exemplos: Produto dividido pela soma
        | opção | habilidade | ataque | rank |
        | C     | 2          | 5      | 2    |
        | C     | 4          | 4      | 2    |
        | C     | 1          | 1      | 1    |

    @MAN-1:desafio-mantem_rank @AMB-0:A
    Cenário: A legenda que quer o ataque manipulado no rank em que veio não é atendida
      Dada uma habilidade comum de rank 3 que dá outro destino ao ataque
      E a legenda diz que o ataque manipulado segue no rank em que veio
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 2
      E decide MAN-1
      E o juiz ignora que o ataque manipulado segue no rank em que veio
      E a resposta depende da leitura AMB-0

    @MAN-1:desafio-mantem_rank @AMB-0:B
    Cenário: Se toda regra cede à legenda, o ataque manipulado pode seguir no rank em que veio
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade comum de rank 3 que dá outro destino ao ataque
      E a legenda diz que o ataque manipulado segue no rank em que veio
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 3
      E decide MAN-1!mantem_rank
      E MAN-1 é afastada por MAN-1!mantem_rank

    @CON-14
    Cenário: A habilidade que devolve não combina ranks como a que manipula: segue as regras de devolver
      Dada uma defesa de rank 2 que devolve o ataque
      E um ataque combável de rank 5
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: o ataque devolvido sai no rank do contra-ataque

    @CON-14 @AMB-17:B
    Cenário: O mesmo ataque de rank 5, manipulado no rank 2, segue no rank combinado
      Dado que o comitê adota a leitura B de AMB-17
      E uma habilidade comum de rank 2 que dá outro destino ao ataque
      E um ataque combável de rank 5
      E sabe-se que o ataque é multidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: 1
      E decide MAN-1

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-1 @GAP-2
    Esquema do Cenário: O livro não diz quanto dá manipular no rank <habilidade> um ataque de rank <ataque>
      Dada uma habilidade comum de rank <habilidade> que dá outro destino ao ataque
      E um ataque combável de rank <ataque>
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: omisso
      E a lacuna é <lacuna>
      E MAN-1 é vencida por <lacuna>

      Exemplos: Fora da parte do guia que se conhece
        | habilidade | ataque | lacuna |
        | 2          | 5      | GAP-1  |
        | 4          | 4      | GAP-1  |

      Exemplos: No limite da escala
        | habilidade | ataque | lacuna |
        | 1          | 1      | GAP-2  |

    @GAP-37
    Esquema do Cenário: A habilidade de rank <habilidade> alcança o ataque de rank <ataque>? <resposta>
      Dada uma habilidade comum de rank <habilidade> que dá outro destino ao ataque
      E um ataque combável de rank <ataque>
      Quando perguntam ao juiz: a habilidade alcança o ataque a tempo?
      Então a resposta é: <resposta>

      Exemplos: Não mais lenta
        | habilidade | ataque | resposta                              |
        | 2          | 3      | a habilidade alcança o ataque a tempo |
        | 3          | 3      | a habilidade alcança o ataque a tempo |

      Exemplos: Mais lenta
        | habilidade | ataque | resposta |
        | 4          | 3      | omisso   |

    @GAP-37
    Cenário: Da habilidade mais lenta que o ataque, o livro também não diz em que rank ele seguiria
      Dada uma habilidade comum de rank 4 que dá outro destino ao ataque
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: omisso
      E a lacuna é GAP-37

    @GAP-37 @AMB-17:B
    Cenário: Nem quando todo rank se combina se sabe em que rank seguiria o ataque da habilidade mais lenta
      Dado que o comitê adota a leitura B de AMB-17
      E uma habilidade comum de rank 4 que dá outro destino ao ataque
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: omisso
      E a lacuna é GAP-37

    @GAP-37 @AMB-0:B
    Cenário: Nem a legenda que mantém o rank do ataque diz se a habilidade mais lenta o alcança
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade comum de rank 4 que dá outro destino ao ataque
      E a legenda diz que o ataque manipulado segue no rank em que veio
      E um ataque combável de rank 3
      E sabe-se que o ataque é unidirecional
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: omisso
      E a lacuna é GAP-37

    @GAP-37
    Esquema do Cenário: Do ataque mandado <destino>, o livro não diz se o novo alvo se defende
      Dada uma habilidade comum que dá outro destino ao ataque
      E o ataque é mandado <destino>
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quem passa a ser o alvo do ataque manipulado ainda pode se defender dele?
      Então a resposta é: omisso
      E a lacuna é GAP-37

      Exemplos:
        | destino                    |
        | contra outro alvo          |
        | de volta contra quem o fez |

    @GAP-37
    Cenário: O ataque mandado para onde não há ninguém não tem novo alvo
      Dada uma habilidade comum que dá outro destino ao ataque
      E o ataque é mandado para onde não há ninguém
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: quem passa a ser o alvo do ataque manipulado ainda pode se defender dele?
      Então a resposta é: não há novo alvo

    @GAP-34
    Esquema do Cenário: Se a legenda não diz se o ataque é combável, tudo o mais fica em aberto: <pergunta>
      Dada uma habilidade dimensional com portal de rank <portal> que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E sabe-se que a legenda não diz se o ataque é combável
      E o ataque é de rank <ataque>
      E um ataque unidirecional de longo alcance
      E o ataque é de um aliado
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos:
        | pergunta                                                                  | portal | ataque |
        | em que rank segue o ataque manipulado?                                    | 2      | 5      |
        | em que rank segue o ataque manipulado?                                    | 1      | 1      |
        | quem passa a ser o alvo do ataque manipulado ainda pode se defender dele? | 3      | 3      |
        | quantos usos o portal gasta na manipulação?                               | 3      | 3      |
        | o aliado tem de consentir que manipulem o seu ataque?                     | 3      | 3      |

    @GAP-38
    Cenário: De manipular sem portal o ataque de um aliado, o livro nada diz
      Dada uma habilidade comum que dá outro destino ao ataque
      E um ataque combável unidirecional de longo alcance
      E o ataque é de um aliado
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-38
