# language: pt
@zarcovi
Funcionalidade: Limites da manipulação
  Taijutsu não se manipula. Repelir não é manipular, e por isso escapa aos limites da manipulação; mas a habilidade que
  devolve o ataque a quem o fez o manipula, e devolve dentro desses limites.

  Regra: Taijutsu não pode ser manipulado.

    @MANLIM-1:base
    Esquema do Cenário: O <natureza> combável: <resposta>
      Dada uma habilidade comum que dá outro destino ao ataque
      E um ataque combável unidirecional de curto alcance
      E o ataque é <natureza>
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Não se manipula
        | natureza | resposta                  | regra    |
        | Taijutsu | o ataque não é manipulado | MANLIM-1 |

      Exemplos: Manipula-se
        | natureza | resposta                       | regra |
        | Ninjutsu | a habilidade manipula o ataque | MAN-2 |

    @MANLIM-1:desafio-alcanca_taijutsu @AMB-0:A
    Cenário: A legenda que promete manipular Taijutsu não é atendida
      Dada uma habilidade comum que dá outro destino ao ataque
      E a legenda diz que a habilidade manipula inclusive Taijutsu
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: quanto à natureza, o ataque pode ser manipulado?
      Então a resposta é: quanto à natureza, o ataque não pode ser manipulado
      E decide MANLIM-1
      E o juiz ignora que a habilidade manipula inclusive Taijutsu
      E a resposta depende da leitura AMB-0

    @MANLIM-1:desafio-alcanca_taijutsu @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete manipular Taijutsu é atendida
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade comum que dá outro destino ao ataque
      E a legenda diz que a habilidade manipula inclusive Taijutsu
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: quanto à natureza, o ataque pode ser manipulado?
      Então a resposta é: quanto à natureza, o ataque pode ser manipulado
      E decide MANLIM-1!alcanca_taijutsu
      E MANLIM-1 é afastada por MANLIM-1!alcanca_taijutsu

    @CON-3 @MANLIM-1:base
    Esquema do Cenário: O portal não manda o ataque <natureza> de <alcance> alcance <destino>
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado <destino>
      E um ataque combável unidirecional de <alcance> alcance
      E o ataque é <natureza>
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decidem <regras>

      Exemplos: Taijutsu, para lado nenhum
        | natureza | alcance | destino                    | regras                      |
        | Taijutsu | longo   | contra outro alvo          | MANLIM-1                    |
        | Taijutsu | longo   | de volta contra quem o fez | MANLIM-1 e PORT-2b:taijutsu |

      Exemplos: O de curto alcance, só contra quem o fez
        | natureza | alcance | destino                    | regras  |
        | Ninjutsu | curto   | de volta contra quem o fez | PORT-2b |

    @CON-3
    Cenário: O portal manda o ataque de curto alcance contra um terceiro
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decide PORT-2a

    @CON-19 @MANLIM-1:base @DEV-1b:base
    Esquema do Cenário: Diante do Taijutsu, se o jogador escolhe <escolha>, <resposta>
      Dada uma defesa que devolve o ataque
      E o jogador escolhe <escolha>
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | escolha        | resposta                            | regra    |
        | devolver       | a habilidade não devolve o ataque   | MANLIM-1 |
        | apenas repelir | a habilidade apenas repele o ataque | DEV-1b   |

    @CON-19 @GEN-2a:base
    Esquema do Cenário: Diante do Genjutsu, se o jogador escolhe <escolha>, <resposta>
      Dada uma defesa que devolve o ataque
      E o jogador escolhe <escolha>
      E um ataque combável unidirecional de longo alcance
      E o ataque é Genjutsu
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | escolha        | resposta                            | regra  |
        | devolver       | a habilidade não devolve o ataque   | GEN-2a |
        | apenas repelir | a habilidade apenas repele o ataque | DEV-1b |

    @CON-19 @DEV-1b:so @MAN-2:so
    Cenário: O ataque não combável não é devolvido porque não é manipulado
      Dada uma defesa que devolve o ataque
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decidem DEV-1b:so e MAN-2:so
      Quando perguntam ao juiz: em que rank segue o ataque manipulado?
      Então a resposta é: não há ataque manipulado
      E só decidem MAN-0 e MAN-2:so

    @CON-19 @DEV-1b:base
    Cenário: Quem desvia o ataque e escolhe apenas repelir repele até o Taijutsu
      Dada uma habilidade comum que dá outro destino ao ataque
      E a legenda diz que a defesa devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b

    @CON-41 @REP-1b:devolver
    Cenário: O ataque global não é devolvido, se a legenda não o prevê
      Dada uma defesa que devolve o ataque
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decide REP-1b:devolver
      E não decide DEV-1a

    @CON-41
    Esquema do Cenário: O ataque global é devolvido, se uma legenda diz que <legenda>
      Dada uma defesa que devolve o ataque
      E a legenda diz que <legenda>
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade defende e contra-ataca
      E decidem DEV-1a e REP-1b:devolver!<salvo>
      E REP-1b:devolver é afastada por REP-1b:devolver!<salvo>

      @REP-1b:salvo-devolve_global
      Exemplos: Que o devolve
        | legenda                                    | salvo          |
        | a defesa devolve inclusive ataques globais | devolve_global |

      @REP-1b:salvo-repele_global
      Exemplos: Que o repele
        | legenda                                       | salvo         |
        | a habilidade repele inclusive ataques globais | repele_global |

      @REP-1b:salvo-pode_ser_repelido
      Exemplos: Que pode ser repelido
        | legenda                    | salvo             |
        | o ataque pode ser repelido | pode_ser_repelido |

    @CON-41 @REP-1b:devolver @DEV-1b:desafio-devolve_nao_combavel
    Cenário: Prometer devolver o não combável não é prometer devolver o global, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E uma defesa que devolve o ataque
      E a legenda diz que a defesa devolve inclusive ataques não combáveis
      E um ataque não combável global de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E só decidem DEV-1b:so, MAN-0 e REP-1b:devolver

    @CON-41 @DEV-1b:base
    Cenário: Do global, sem legenda que o preveja, resta repelir ou não, e isso é outra pergunta
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade apenas repele o ataque
      E decide DEV-1b
      E não decide REP-1b:devolver

    @CON-41 @DIM-3a:base
    Cenário: A dimensional que devolve também não devolve o global
      Dada uma habilidade dimensional
      E a legenda diz que a defesa devolve o ataque
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E só decidem DIM-3a e MAN-0

    @CON-41 @DEV-1a:base
    Cenário: O equiparado a global é devolvido como qualquer outro
      Dada uma defesa que devolve o ataque
      E um ataque combável multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade defende e contra-ataca
      E só decidem DEV-1a, MAN-0 e MAN-2

  Regra: Repelir não é manipular, salvo se a legenda prevê que o ataque será devolvido.

    @MANLIM-2:base
    Cenário: Repelir não é manipular
      Dado que se sabe que a habilidade repele o ataque
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: não é manipulação do ataque
      E decide MANLIM-2
      E MAN-0 é vencida por MANLIM-2

    @MANLIM-2:base
    Esquema do Cenário: Ao repelir não se aplica o limite da manipulação ao ataque <ataque>
      Dado que se sabe que a habilidade repele o ataque
      E um ataque <combável> unidirecional de longo alcance
      E o ataque é <natureza>
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: não se trata de manipulação
      E decide MANLIM-2
      E não decidem MAN-2:so e MANLIM-1

      Exemplos:
        | ataque       | combável     | natureza |
        | não combável | não combável | Ninjutsu |
        | de Taijutsu  | combável     | Taijutsu |

    @MANLIM-2:base
    Cenário: Quem apenas repele não esbarra na escala do global
      Dada uma habilidade comum
      E se sabe que a habilidade repele o ataque
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: quanto à escala, o ataque pode ser manipulado?
      Então a resposta é: quanto à escala, o ataque pode ser manipulado
      E só decide MANLIM-2

    @MANLIM-2:base
    Esquema do Cenário: Com portal também se pode apenas repelir, e não contam os limites: <o limite>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma habilidade dimensional com portal
      E se sabe que a habilidade repele o ataque
      E um ataque combável <escala> de <alcance> alcance
      E <a mais>
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: não se trata de manipulação
      E só decide MANLIM-2

      Exemplos:
        | o limite           | leitura | escala        | alcance | a mais                                                         |
        | o curto alcance    | A       | unidirecional | curto   | o ataque é mandado de volta contra quem o fez                  |
        | a escala global    | A       | global        | longo   | o ataque é mandado de volta contra quem o fez                  |
        | a recusa do ataque | B       | unidirecional | longo   | a legenda diz que o ataque não pode ser manipulado por portais |

    @MANLIM-2:base
    Esquema do Cenário: Do ataque que apenas se repele não há manipulação de que perguntar: <pergunta>
      Dado que se sabe que a habilidade repele o ataque
      E um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E só decide MANLIM-2

      Exemplos:
        | pergunta                                                                  | resposta                             |
        | em que rank segue o ataque manipulado?                                    | não há ataque manipulado             |
        | com que alcance segue o ataque manipulado?                                | não há ataque manipulado             |
        | quem passa a ser o alvo do ataque manipulado ainda pode se defender dele? | não há novo alvo                     |
        | quantos usos restam ao portal depois da manipulação?                      | não há manipulação por portal        |
        | o aliado tem de consentir que manipulem o seu ataque?                     | nenhum ataque de aliado é manipulado |

    @MANLIM-2:base @REP-1a:base
    Cenário: O ataque não combável, que não se manipula, se repele
      Dada uma habilidade de repelir
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: não se trata de manipulação
      E decide MANLIM-2
      Quando perguntam ao juiz: o repelir, usado a tempo, defende do ataque?
      Então a resposta é: o ataque é repelido
      E decide REP-1a

    @MANLIM-2:salvo-devolve @AMB-21:A
    Cenário: Repelir devolvendo o ataque a quem o fez é manipulá-lo
      Dada uma defesa que devolve o ataque
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: é manipulação do ataque
      E decide MAN-0
      E MANLIM-2 é afastada por MANLIM-2!devolve
      E a resposta depende da leitura AMB-21

    @MANLIM-2:salvo-devolve
    Cenário: Quem pode devolver mas apenas repele nada manipula
      Dada uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: não é manipulação do ataque
      E decide MANLIM-2

    @MANLIM-2:salvo-devolve @AMB-22:B
    Cenário: Enquanto a revisão não vale, quem devolve não tem a escolha de apenas repelir, e manipula
      Dado que o comitê adota a leitura B de AMB-22
      E uma defesa que devolve o ataque
      E o jogador escolhe apenas repelir
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: é manipulação do ataque
      E MANLIM-2 é afastada por MANLIM-2!devolve

    @AMB-21:B
    Cenário: Se “ao usuário” é a quem repele, devolver a quem atacou não é manipular, e o Taijutsu volta
      Dado que o comitê adota a leitura B de AMB-21
      E uma defesa que devolve o ataque
      E um ataque combável unidirecional de longo alcance
      E o ataque é Taijutsu
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade defende e contra-ataca
      E decidem DEV-1a e MANLIM-2
      E a resposta depende da leitura AMB-21

    @AMB-21:B @DEV-1b:so
    Cenário: Mesmo assim, o ataque não combável não volta: é a regra de devolver que o diz
      Dado que o comitê adota a leitura B de AMB-21
      E uma defesa que devolve o ataque
      E um ataque não combável unidirecional de longo alcance
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: a habilidade não devolve o ataque
      E decide DEV-1b:so
      E não decide MAN-2:so

    @MANLIM-2:salvo-repelido_volta_a_quem_repele
    Esquema do Cenário: O ataque repelido passa a quem o repeliu (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-21
      E sabe-se que a habilidade repele o ataque
      E a legenda diz que o ataque repelido passa a quem o repeliu
      Quando perguntam ao juiz: o que a habilidade faz é manipular o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-21

      @AMB-21:A
      Exemplos: A ressalva fala de quem atacou
        | opção | resposta                    | regra    |
        | A     | não é manipulação do ataque | MANLIM-2 |

      @AMB-21:B
      Exemplos: A ressalva fala de quem repeliu
        | opção | resposta                | regra |
        | B     | é manipulação do ataque | MAN-0 |
