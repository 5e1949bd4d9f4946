# language: pt
@zarcovi
Funcionalidade: Genjutsu
  Quem cai em um Genjutsu fica inconsciente até que ele seja desfeito, e só lança o card que o ajude a sair. O Genjutsu
  não se comba nem é acelerado. Em resposta a ele se pode ativar o que for; em resposta ao Supremo, quase nada.

  Regra: O Genjutsu dura até ser desfeito, e enquanto dura quem caiu nele está inconsciente.

    @GEN-1a:base
    Esquema do Cenário: Passados <turnos> turnos sem que o desfaçam, o Genjutsu ainda dura
      Dado um Genjutsu comum que atinge o personagem
      E passaram <turnos> turnos desde o Genjutsu
      Quando perguntam ao juiz: o Genjutsu ainda dura?
      Então a resposta é: o Genjutsu ainda dura
      E decide GEN-1a

      Exemplos:
        | turnos |
        | 0      |
        | 1      |
        | 2      |
        | 5      |

    @GEN-1a:desfeito
    Cenário: Desfeito no turno seguinte, o Genjutsu acaba
      Dado um Genjutsu comum que atinge o personagem
      E passa 1 turno desde o Genjutsu
      E sabe-se que o Genjutsu foi desfeito
      Quando perguntam ao juiz: o Genjutsu ainda dura?
      Então a resposta é: o Genjutsu acabou
      E decide GEN-1a:desfeito

    @GEN-1a:desfeito
    Esquema do Cenário: Do Genjutsu desfeito que nunca prendeu o personagem nada acaba: ele <atinge>, e <legenda>
      Dado um Genjutsu comum que <atinge> o personagem
      E <legenda>
      E sabe-se que o Genjutsu foi desfeito
      Quando perguntam ao juiz: o Genjutsu ainda dura?
      Então a resposta é: o personagem não caiu no Genjutsu
      E nenhuma regra decide

      Exemplos:
        | atinge     | legenda                                           |
        | não atinge | passa 1 turno desde o Genjutsu                    |
        | atinge     | a legenda diz que o personagem é imune a Genjutsu |

    @GEN-1a:inconsciente
    Esquema do Cenário: Quem caiu em um <genjutsu> está inconsciente até que ele seja desfeito
      Dado um <genjutsu> que atinge o personagem
      E passaram 5 turnos desde o Genjutsu
      E sabe-se que o Genjutsu <situação> desfeito
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: <estado>
      E decide <regra>

      Exemplos: Preso
        | genjutsu         | situação | estado                                            | regra               |
        | Genjutsu comum   | não foi  | o personagem está inconsciente, preso no Genjutsu | GEN-1a:inconsciente |
        | Genjutsu Supremo | não foi  | o personagem está inconsciente, preso no Genjutsu | GEN-1a:inconsciente |

      Exemplos: Solto
        | genjutsu         | situação | estado                             | regra           |
        | Genjutsu comum   | foi      | o Genjutsu não prende o personagem | GEN-1a:desfeito |
        | Genjutsu Supremo | foi      | o Genjutsu não prende o personagem | GEN-1a:desfeito |

    @GEN-1a:inconsciente
    Cenário: Quem o Genjutsu não atinge não fica inconsciente
      Dado um Genjutsu Supremo que não atinge o personagem
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: o Genjutsu não prende o personagem
      E nenhuma regra decide

    @GEN-1a:base
    Cenário: Sem saber se o Genjutsu atingiu, não se sabe se ele prende alguém
      Dado um Genjutsu comum
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: depende
      E falta saber: o Genjutsu atingiu o personagem?

    @GEN-1a:base @GEN-1a:inconsciente @GEN-1a:desfeito
    Esquema do Cenário: Iara cai no Sonho, sai dele e cai de novo; no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E a batalha:
        | quem | usa       | acontece        |
        | Caio | Sonho     |                 |
        | Iara |           | cai em Genjutsu |
        | Caio | Lança     |                 |
        | Iara |           |                 |
        | Caio |           |                 |
        | Iara | Despertar | sai do Genjutsu |
        | Caio | Sonho     |                 |
        | Iara |           | cai em Genjutsu |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está preso em um Genjutsu?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Da queda em diante, por mais turnos que passem
        | post | resposta                                          | regra               |
        | 2    | o personagem está inconsciente, preso no Genjutsu | GEN-1a              |
        | 3    | o personagem está inconsciente, preso no Genjutsu | GEN-1a              |
        | 5    | o personagem está inconsciente, preso no Genjutsu | GEN-1a:inconsciente |

      Exemplos: Até que saia, e até cair em outro
        | post | resposta                                          | regra           |
        | 6    | o Genjutsu não prende o personagem                | GEN-1a:desfeito |
        | 7    | o Genjutsu não prende o personagem                | GEN-1a:desfeito |
        | 8    | o personagem está inconsciente, preso no Genjutsu | GEN-1a          |

    @GEN-1a:base
    Cenário: Quem nunca caiu em um Genjutsu está livre, embora o aliado tenha caído
      Dado que Iara tem por inimigo Caio
      E Iara tem por aliada Duda
      E a batalha:
        | quem | usa   | acontece        |
        | Caio | Sonho |                 |
        | Duda |       | cai em Genjutsu |
      Quando perguntam ao juiz da batalha, sobre Iara: o personagem ainda está preso em um Genjutsu?
      Então a resposta é: o Genjutsu não prende o personagem
      E nenhuma regra decide
      Quando perguntam ao juiz da batalha, sobre Duda: o personagem ainda está preso em um Genjutsu?
      Então a resposta é: o personagem está inconsciente, preso no Genjutsu
      E decide GEN-1a

    @GEN-1a:desafio-dura_um_turno
    Esquema do Cenário: O Genjutsu que diz durar um só turno, passado <turnos> turno: pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum que atinge o personagem
      E passa <turnos> turno desde o Genjutsu
      E a legenda diz que o Genjutsu dura um só turno
      Quando perguntam ao juiz: o Genjutsu ainda dura?
      Então a resposta é: <resposta>
      E decide <regra>

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | turnos | resposta              | regra  |
        | A       | 1      | o Genjutsu ainda dura | GEN-1a |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | turnos | resposta              | regra                |
        | B       | 0      | o Genjutsu ainda dura | GEN-1a               |
        | B       | 1      | o Genjutsu acabou     | GEN-1a!dura_um_turno |

    @GEN-1a:desafio-consciente_em_genjutsu
    Esquema do Cenário: A legenda diz que ele continua consciente; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem continua consciente dentro de um Genjutsu
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                          | regra               |
        | A       | o personagem está inconsciente, preso no Genjutsu | GEN-1a:inconsciente |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                           | regra                                      |
        | B       | o Genjutsu não prende o personagem | GEN-1a:inconsciente!consciente_em_genjutsu |

    @GEN-1a:card @CON-22
    Esquema do Cenário: O card de Genjutsu cuja legenda <verbo> dura até ser desfeito: <além disso>
      Dado um card cuja legenda <verbo>
      E sabe-se que o card é um Genjutsu
      E <além disso>
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito dura até ser desfeito
      E decide GEN-1a:card
      E <vencida> é vencida por GEN-1a:card

      Exemplos: Sem verbo
        | verbo                            | além disso                                      | vencida                    |
        | não diz que ativa nem que equipa | sabe-se que nenhum Genjutsu visa o personagem   | ATV-1c                     |
        | não diz que ativa nem que equipa | o efeito do card dura 3 turnos                  | ATV-1c!dura_tempo_previsto |
        | não diz que ativa nem que equipa | a legenda diz que o efeito do card é permanente | ATV-1c!permanente          |

      Exemplos: Com ele
        | verbo          | além disso                                      | vencida         |
        | diz que ativa  | sabe-se que nenhum Genjutsu visa o personagem   | ATV-1b          |
        | diz que ativa  | o efeito do card dura 3 turnos                  | ATV-1a          |
        | diz que equipa | a legenda diz que o efeito do card é permanente | ATV-1b:prevista |

    @GEN-1a:card
    Cenário: Nem se toda regra cede à legenda a do inimigo encurta o Genjutsu que se ativa
      Dado que o comitê adota a leitura B de AMB-0
      E um card cuja legenda diz que ativa
      E sabe-se que o card é um Genjutsu
      E a legenda diz que o que o alvo ativa sem tempo previsto dura um só turno
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito dura até ser desfeito
      E decide GEN-1a:card
      E ATV-1b!sem_tempo_dura_um_turno é vencida por GEN-1a:card

    @GEN-1a:card @CON-22
    Esquema do Cenário: Passados 3 turnos, se o Genjutsu cuja legenda <verbo> <situação> desfeito, <resposta>
      Dado um card cuja legenda <verbo>
      E sabe-se que o card é um Genjutsu
      E passaram 3 turnos desde o uso do card
      E a vez de quem usou o card voltou 3 vezes
      E sabe-se que o Genjutsu <situação> desfeito
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: <resposta>
      E decide GEN-1a:card

      Exemplos:
        | verbo                            | situação | resposta                      |
        | não diz que ativa nem que equipa | não foi  | o tempo do efeito ainda corre |
        | não diz que ativa nem que equipa | foi      | o tempo do efeito acabou      |
        | diz que ativa                    | foi      | o tempo do efeito acabou      |

    @ATV-1c:base @CON-22
    Cenário: O card que não é Genjutsu nem diz ativar dura um turno só
      Dado um card cuja legenda não diz que ativa nem que equipa
      E sabe-se que o card não é um Genjutsu
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: 1
      E decide ATV-1c
      E não decide GEN-1a:card

    @GEN-1a:desafio-dura_tempo_previsto
    Esquema do Cenário: O card de Genjutsu diz que dura 3 turnos; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um card cuja legenda não diz que ativa nem que equipa
      E sabe-se que o card é um Genjutsu
      E o efeito do card dura 3 turnos
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                       | regra       |
        | A       | o efeito dura até ser desfeito | GEN-1a:card |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta | regra                      |
        | B       | 3        | ATV-1c!dura_tempo_previsto |

  Regra: Quem está em um Genjutsu não lança card algum, exceto o que o ajude a sair dele.

    @GEN-1b:base
    Cenário: Quem está em um Genjutsu não lança um ataque
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: o card é recusado
      E decidem GEN-1b e GEN-1a:inconsciente

    @GEN-1b:saida
    Esquema do Cenário: Passados <turnos> turnos, quem está em um Genjutsu ainda pode lançar o card que o ajuda a sair
      Dado um Genjutsu comum que atinge o personagem
      E passaram <turnos> turnos desde o Genjutsu
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: o personagem pode lançar o card
      E decide GEN-1b:saida

      Exemplos:
        | turnos |
        | 0      |
        | 4      |

    @GEN-1b:base
    Cenário: Desfeito o Genjutsu, o personagem lança o card que quiser
      Dado um Genjutsu comum que atinge o personagem
      E sabe-se que o Genjutsu foi desfeito
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: o personagem pode lançar o card
      E decide GEN-1a:desfeito
      E não decide GEN-1b

    @GEN-1b:saida
    Cenário: A quem o Genjutsu não atingiu nenhuma regra precisa permitir o card que ajuda a sair
      Dado um Genjutsu comum que não atinge o personagem
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: o personagem pode lançar o card
      E nenhuma regra decide

    @GEN-1b:base
    Cenário: Preso no Genjutsu, o personagem não posta o card, embora nada o paralise
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: o jogador não pode postar o card
      E decide GEN-1b

    @GEN-1b:saida @PAR-1:so
    Cenário: Nem o card que ajuda a sair do Genjutsu é postado por quem está também imobilizado
      Dado um Genjutsu comum que atinge o personagem
      E o ataque é de paralisia
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      E sabe-se que o card é outro, que não exige que o usuário se mova
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: o jogador não pode postar o card
      E decide PAR-1:so

    @CON-9
    Esquema do Cenário: Preso no Genjutsu, ele quer usar uma dimensional; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-45
      E um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      E sabe-se que a habilidade é dimensional
      E sabe-se que o usuário está paralisado, selado ou em Genjutsu
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-45

      @AMB-45:A @GEN-1b:base
      Exemplos: Só a proibição não vale contra ela
        | leitura | resposta                         | regra  |
        | A       | o jogador não pode postar o card | GEN-1b |

      @AMB-45:B @PORT-5a:base
      Exemplos: Nada vale contra ela
        | leitura | resposta                     | regra   |
        | B       | o jogador pode postar o card | PORT-5a |

    @GEN-1b:base @PORT-5a:base
    Cenário: O que não pode ser proibido, o Genjutsu ainda assim impede
      Dada uma habilidade dimensional
      E sabe-se que um efeito proíbe o usuário de usar a habilidade
      E um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: o jogador não pode postar o card
      E só decidem GEN-1a, GEN-1a:inconsciente e GEN-1b

    @GEN-1b:base
    Esquema do Cenário: O Genjutsu segura o card de quem caiu nele, não o de outro: <quem lança>
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      E sabe-se que <quem lança>
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: <resposta>

      Exemplos:
        | quem lança                                                    | resposta                         |
        | o card é lançado por quem foi atingido                        | o jogador não pode postar o card |
        | o card é lançado por um aliado, em favor de quem foi atingido | o jogador pode postar o card     |

    @GEN-1b:saida
    Cenário: Se nada mais o impede, o card que ajuda a sair pode ser postado
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      Quando perguntam ao juiz: o jogador pode postar o card?
      Então a resposta é: o jogador pode postar o card
      E decide GEN-1b:saida

    @GEN-1b:desafio-usa_cards_em_genjutsu
    Esquema do Cenário: A legenda diz que ele lança cards no Genjutsu; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      E a legenda diz que o personagem lança cards mesmo dentro de um Genjutsu
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta          | regra  |
        | A       | o card é recusado | GEN-1b |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                        | regra                        |
        | B       | o personagem pode lançar o card | GEN-1b!usa_cards_em_genjutsu |

    @GEN-1b:desafio-sem_saida
    Esquema do Cenário: O Genjutsu diz que nenhum card ajuda a sair; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      E a legenda diz que nenhum card ajuda a sair deste Genjutsu
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                        | regra        |
        | A       | o personagem pode lançar o card | GEN-1b:saida |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta          | regra                  |
        | B       | o card é recusado | GEN-1b:saida!sem_saida |

    @GEN-1b:base @GEN-1b:saida
    Esquema do Cenário: No post <post> Iara lança um card que <finalidade>: <resposta>
      Dado que Iara tem por inimigo Caio
      E o personagem quer lançar um card que <finalidade>
      E a batalha:
        | quem | usa       | acontece        |
        | Caio | Sonho     |                 |
        | Iara | Espelho   | cai em Genjutsu |
        | Caio |           |                 |
        | Iara | Flecha    |                 |
        | Caio |           |                 |
        | Iara | Despertar | sai do Genjutsu |
        | Caio |           |                 |
        | Iara | Flecha    |                 |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: o Genjutsu deixa o personagem lançar o card do seu último post?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Presa no Genjutsu
        | post | finalidade               | resposta                        | regra        |
        | 4    | serve para outra coisa   | o card é recusado               | GEN-1b       |
        | 6    | serve para outra coisa   | o card é recusado               | GEN-1b       |
        | 6    | ajuda a sair do Genjutsu | o personagem pode lançar o card | GEN-1b:saida |

      Exemplos: Livre dele
        | post | finalidade             | resposta                        | regra           |
        | 8    | serve para outra coisa | o personagem pode lançar o card | GEN-1a:desfeito |

    @GEN-1a:inconsciente
    Cenário: O card com que se responde ao Genjutsu vem antes de cair nele
      Dado que Iara tem por inimigo Caio
      E o personagem quer lançar um card que serve para outra coisa
      E a batalha:
        | quem | usa     | acontece        |
        | Caio | Sonho   |                 |
        | Iara | Espelho | cai em Genjutsu |
      Quando perguntam ao juiz da batalha, sobre Iara: o Genjutsu deixa o personagem lançar o card do seu último post?
      Então a resposta é: o personagem pode lançar o card
      E nenhuma regra decide

    @GEN-1a:desfeito
    Cenário: Desfeito o Genjutsu, não há quem despertar
      Dado um Genjutsu comum que atinge o personagem
      E sabe-se que o Genjutsu foi desfeito
      Quando perguntam ao juiz: um aliado pode tirar o personagem do Genjutsu?
      Então a resposta é: não há vítima a despertar
      E decide GEN-1a:desfeito

    @GEN-1b:base @CON-23
    Cenário: Quem caiu em um Genjutsu não erra por não enviar o card do que se ativou
      Dado um Genjutsu comum que atinge o personagem
      E sabe-se que o card usado diz que outra habilidade se ativa
      E sabe-se que a habilidade ativada está na página do personagem
      E sabe-se que o card da habilidade ativada não foi enviado em seguida
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E decide GEN-1b
      E não decide ATV-2a:so

    @ATV-2a:so @CON-23
    Esquema do Cenário: Mas erra quem o Genjutsu não impede de enviar o card: <por quê>
      Dado um Genjutsu comum que <atinge> o personagem
      E sabe-se que o Genjutsu <situação> desfeito
      E sabe-se que o card usado diz que outra habilidade se ativa
      E sabe-se que a habilidade ativada está na página do personagem
      E sabe-se que o card da habilidade ativada não foi enviado em seguida
      E o personagem quer lançar um card que <finalidade>
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: não enviar o card ativado é um erro
      E decide ATV-2a:so

      Exemplos:
        | por quê                    | atinge     | situação | finalidade               |
        | o Genjutsu não o atinge    | não atinge | não foi  | serve para outra coisa   |
        | o Genjutsu já foi desfeito | atinge     | foi      | serve para outra coisa   |
        | o card o ajudaria a sair   | atinge     | não foi  | ajuda a sair do Genjutsu |

    @CON-23
    Cenário: Quem devia o card do que ativou e caiu em um Genjutsu está dispensado dele
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que serve para outra coisa
      Quando perguntam ao juiz: o Genjutsu dispensa o personagem de lançar o card que devia?
      Então a resposta é: o personagem está dispensado do card que devia
      E decide GEN-1b

    @GEN-1b:saida
    Cenário: Do card que o ajudaria a sair o Genjutsu não o dispensa
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que ajuda a sair do Genjutsu
      Quando perguntam ao juiz: o Genjutsu dispensa o personagem de lançar o card que devia?
      Então a resposta é: o personagem continua devendo o card
      E decide GEN-1b:saida

  Regra: Genjutsu não se comba.

    @GEN-2a:base @AMB-37:A @CON-25
    Esquema do Cenário: O Genjutsu não se comba com <auxílio>, diga a legenda dele o que disser
      Dado um Genjutsu comum
      E um ataque combável
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decide GEN-2a
      E a resposta depende da leitura AMB-37

      Exemplos:
        | auxílio        |
        | teleporte      |
        | teletransporte |
        | portal         |

    @GEN-2a:base @CON-25 @MAN-2:so
    Cenário: O Genjutsu não se manipula, porque não se comba
      Dado um Genjutsu comum
      E um ataque combável
      E sabe-se que a habilidade dá outro destino ao ataque
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decidem GEN-2a e MAN-2:so

    @GEN-2a:base @CON-19 @CON-25
    Esquema do Cenário: Diante de um Genjutsu, se quem tem a legenda de devolver escolhe <escolha>, <resposta>
      Dado um Genjutsu comum
      E um ataque combável
      E uma defesa que devolve o ataque
      E o jogador escolhe <escolha>
      Quando perguntam ao juiz: o que a habilidade, usada a tempo, faz com o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Não se devolve
        | escolha  | resposta                          | regra     |
        | devolver | a habilidade não devolve o ataque | DEV-1b:so |

      Exemplos: Mas se repele
        | escolha        | resposta                            | regra  |
        | apenas repelir | a habilidade apenas repele o ataque | DEV-1b |

    @GEN-2a:base
    Cenário: O ataque que não é Genjutsu comba como a legenda diz
      Dado um ataque combável
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E não decide GEN-2a

    @AMB-37:B
    Esquema do Cenário: Se só a vítima não pode combar, o Genjutsu conta como a legenda dele diz: <ataque>
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum
      E um ataque <ataque>
      Quando perguntam ao juiz: este ataque conta como combável?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | ataque       | resposta                         |
        | combável     | o ataque conta como combável     |
        | não combável | o ataque não conta como combável |

    @GEN-2a:vitima @AMB-37:B
    Cenário: Se quem não comba é a vítima, nem o card que a ajuda a sair ela comba
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum que atinge o personagem
      Quando perguntam ao juiz: o Genjutsu impede o personagem de combar o card que pode lançar?
      Então a resposta é: o Genjutsu impede o combo do personagem
      E decide GEN-2a:vitima
      E a resposta depende da leitura AMB-37

    @AMB-37:A
    Cenário: Quem não se comba é o Genjutsu, e não o card que a vítima pode lançar
      Dado um Genjutsu comum que atinge o personagem
      Quando perguntam ao juiz: o Genjutsu impede o personagem de combar o card que pode lançar?
      Então a resposta é: o Genjutsu não impede o combo do personagem
      E nenhuma regra decide
      E a resposta depende da leitura AMB-37

    @GEN-2a:vitima
    Cenário: Desfeito o Genjutsu, a vítima volta a combar em qualquer leitura
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum que atinge o personagem
      E sabe-se que o Genjutsu foi desfeito
      Quando perguntam ao juiz: o Genjutsu impede o personagem de combar o card que pode lançar?
      Então a resposta é: o Genjutsu não impede o combo do personagem
      E não decide GEN-2a:vitima

    @GEN-2a:desafio-aceita_combo
    Esquema do Cenário: A legenda diz que o Genjutsu é combável; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum
      E o ataque é combado com teleporte
      E a legenda diz que o Genjutsu é combável
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta           | regra  |
        | A       | o combo é recusado | GEN-2a |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta         | regra               |
        | B       | o combo acontece | GEN-2a!aceita_combo |

  Regra: Genjutsu não sofre aumento de velocidade.

    @GEN-2b:base @AMB-37:A @CON-24
    Cenário: Um doujutsu quer acelerar o Genjutsu de rank 3, e ele continua em 3
      Dado um Genjutsu comum de rank 3
      E uma habilidade acelera o Genjutsu para o rank 2
      Quando perguntam ao juiz: em que rank sai o Genjutsu?
      Então a resposta é: 3
      E decide GEN-2b
      E a resposta depende da leitura AMB-37

    @GEN-2b:base
    Esquema do Cenário: Sem nada que o acelere, o Genjutsu sai no rank da legenda, em qualquer leitura: <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-37
      E um Genjutsu comum de rank 3
      Quando perguntam ao juiz: em que rank sai o Genjutsu?
      Então a resposta é: 3
      E nenhuma regra decide

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @CON-24 @DEV-3:base
    Cenário: A defesa contra o Genjutsu, essa pode ser acelerada
      Dado um Genjutsu comum de rank 3
      E uma defesa de rank 3 que devolve o ataque
      E a defesa é acelerada para o rank 2
      Quando perguntam ao juiz: com que rank a defesa devolve?
      Então a resposta é: a defesa devolve com o rank aumentado
      E decide DEV-3

    @AMB-37:B
    Cenário: Se só a vítima não é acelerada, o Genjutsu de rank 3 acelerado sai em 2
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum de rank 3
      E uma habilidade acelera o Genjutsu para o rank 2
      Quando perguntam ao juiz: em que rank sai o Genjutsu?
      Então a resposta é: 2
      E nenhuma regra decide

    @GEN-2b:vitima @AMB-37:B
    Cenário: Se quem não é acelerada é a vítima, o card que a ajuda a sair fica no rank da legenda
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum que atinge o personagem
      Quando perguntam ao juiz: o Genjutsu impede que se acelere o card do personagem?
      Então a resposta é: o Genjutsu impede o aumento de velocidade
      E decide GEN-2b:vitima
      E a resposta depende da leitura AMB-37

    @AMB-37:A
    Cenário: Quem não é acelerado é o Genjutsu, e não o card que a vítima pode lançar
      Dado um Genjutsu comum que atinge o personagem
      Quando perguntam ao juiz: o Genjutsu impede que se acelere o card do personagem?
      Então a resposta é: o Genjutsu não impede o aumento de velocidade
      E nenhuma regra decide
      E a resposta depende da leitura AMB-37

    @GEN-2b:vitima
    Cenário: O card de quem o Genjutsu não prende pode ser acelerado em qualquer leitura
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu comum que não atinge o personagem
      Quando perguntam ao juiz: o Genjutsu impede que se acelere o card do personagem?
      Então a resposta é: o Genjutsu não impede o aumento de velocidade
      E nenhuma regra decide

    @GEN-2b:desafio-aceita_aumento
    Esquema do Cenário: A legenda diz que o Genjutsu pode ser acelerado; pela leitura <leitura>, ele sai em <rank>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum de rank 3
      E uma habilidade acelera o Genjutsu para o rank 1
      E a legenda diz que o Genjutsu pode ser acelerado
      Quando perguntam ao juiz: em que rank sai o Genjutsu?
      Então a resposta é: <rank>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | rank | regra  |
        | A       | 3    | GEN-2b |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | rank | regra                 |
        | B       | 1    | GEN-2b!aceita_aumento |

  Regra: Em resposta a um Genjutsu comum pode haver ativação, seja qual for o rank dela.

    @GEN-3a:base
    Esquema do Cenário: Em resposta ao Genjutsu comum de rank <genjutsu> se ativa o que é de rank <ativação>
      Dado um Genjutsu comum de rank <genjutsu>
      E uma ativação de rank <ativação> em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E só decide GEN-3a

      Exemplos: Mais lenta, igual e mais rápida
        | genjutsu | ativação |
        | 1        | 5        |
        | 3        | 3        |
        | 5        | 1        |

    @GEN-3a:base
    Cenário: Para ativar em resposta ao Genjutsu comum não é preciso saber os ranks
      Dado um Genjutsu comum
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3a

    @GEN-3a:base @AMB-38:A
    Esquema do Cenário: Também se conta por ativação o que não usa o verbo ativar: <resposta>
      Dado um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E sabe-se que <resposta>
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3a
      E a resposta depende da leitura AMB-38

      Exemplos:
        | resposta                                                           |
        | a legenda da resposta usa o verbo equipar                          |
        | a resposta é modo ou sensorial, e a legenda não usa o verbo ativar |

    @AMB-38:B
    Esquema do Cenário: Se só ativar é ativação, para isto valem as regras comuns: <resposta>
      Dado que o comitê adota a leitura B de AMB-38
      E um <genjutsu> de rank <rank>
      E uma ativação de rank 3 em resposta
      E sabe-se que <resposta>
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a resposta não é ativação: valem as regras comuns de velocidade
      E nenhuma regra decide
      E a resposta depende da leitura AMB-38

      Exemplos:
        | genjutsu         | rank | resposta                                                           |
        | Genjutsu comum   | 1    | a legenda da resposta usa o verbo equipar                          |
        | Genjutsu comum   | 1    | a resposta é modo ou sensorial, e a legenda não usa o verbo ativar |
        | Genjutsu Supremo | 1    | a legenda da resposta usa o verbo equipar                          |
        | Genjutsu Supremo | 1    | a resposta é modo ou sensorial, e a legenda não usa o verbo ativar |
        | Genjutsu Supremo | 5    | a legenda da resposta usa o verbo equipar                          |
        | Genjutsu Supremo | 5    | a resposta é modo ou sensorial, e a legenda não usa o verbo ativar |

    @SENS-5:genjutsu @AMB-38:B
    Esquema do Cenário: O que só se equipa segue as regras comuns, se <exigência>, e <tipo>
      Dado que o comitê adota a leitura B de AMB-38
      E um Genjutsu comum de rank 1
      E sabe-se que a legenda da resposta usa o verbo equipar
      E sabe-se que <exigência>
      E sabe-se que <tipo>
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a resposta não é ativação: valem as regras comuns de velocidade
      E nenhuma regra decide

      Exemplos: Recusa-se apenas o sensorial que é exigido
        | exigência                                | tipo                                          |
        | o ataque não exige sensorial             | o que se ativa é um sensorial ou uma detecção |
        | o ataque exige Sensorial, sem dizer qual | o que se ativa não é um sensorial             |

    @GEN-3a:base
    Cenário: O que a legenda diz que ativa é ativação em qualquer leitura
      Dado que o comitê adota a leitura B de AMB-38
      E um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E sabe-se que a legenda da resposta usa o verbo ativar
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3a

    @GEN-3a:desafio-nao_admite_ativacao
    Esquema do Cenário: O Genjutsu diz que nada se ativa em resposta; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E a legenda diz que nada se ativa em resposta a este Genjutsu
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                           | regra  |
        | A       | a ativação em resposta é permitida | GEN-3a |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                          | regra                      |
        | B       | a ativação em resposta é recusada | GEN-3a!nao_admite_ativacao |

  Regra: Em resposta a um Genjutsu Supremo não há ativação, salvo se a habilidade o previr ou se ele for mais lento.

    @GEN-3b:base
    Esquema do Cenário: Em resposta ao Supremo de rank <supremo> não se ativa o que é de rank <ativação>
      Dado um Genjutsu Supremo de rank <supremo>
      E uma ativação de rank <ativação> em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é recusada
      E decide GEN-3b

      Exemplos: Mais rápido que a ativação, ou tão rápido quanto ela
        | supremo | ativação |
        | 1       | 5        |
        | 2       | 3        |
        | 3       | 3        |

    @GEN-3b:mais_lento
    Esquema do Cenário: Em resposta ao Supremo de rank <supremo>, mais lento, se ativa o que é de rank <ativação>
      Dado um Genjutsu Supremo de rank <supremo>
      E uma ativação de rank <ativação> em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3b:mais_lento

      Exemplos:
        | supremo | ativação |
        | 4       | 3        |
        | 5       | 1        |

    @GEN-3b:base @GEN-3b:mais_lento
    Esquema do Cenário: Em resposta ao Supremo de rank <supremo>, se <verbo>, pela leitura <leitura>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-38
      E um Genjutsu Supremo de rank <supremo>
      E uma ativação de rank 3 em resposta
      E sabe-se que <verbo>
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos: O que a legenda diz que ativa é ativação até onde só isso conta
        | leitura | verbo                                    | supremo | resposta                           | regra             |
        | B       | a legenda da resposta usa o verbo ativar | 3       | a ativação em resposta é recusada  | GEN-3b            |
        | B       | a legenda da resposta usa o verbo ativar | 5       | a ativação em resposta é permitida | GEN-3b:mais_lento |

      @AMB-38:A
      Exemplos: Onde tudo conta, também o é o que usa outro verbo
        | leitura | verbo                                                              | supremo | resposta                           | regra             |
        | A       | a legenda da resposta usa o verbo equipar                          | 3       | a ativação em resposta é recusada  | GEN-3b            |
        | A       | a resposta é modo ou sensorial, e a legenda não usa o verbo ativar | 5       | a ativação em resposta é permitida | GEN-3b:mais_lento |

    @GEN-3b:salvo-preve_supremo
    Cenário: A habilidade que prevê o uso contra Supremo se ativa mesmo sendo mais lenta
      Dado um Genjutsu Supremo de rank 1
      E uma ativação de rank 5 em resposta
      E a legenda diz que a habilidade pode ser ativada em resposta a um Genjutsu Supremo
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3b!preve_supremo
      E GEN-3b é afastada por GEN-3b!preve_supremo

    @GEN-3b:base
    Cenário: Sem saber o rank do Supremo, não se sabe se a ativação é permitida
      Dado um Genjutsu Supremo
      E uma ativação de rank 3 em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: depende
      E falta saber: rank do ataque

    @GEN-3b:mais_lento @GEN-2b:base
    Cenário: Acelerar o Supremo não o torna mais rápido que a ativação
      Dado um Genjutsu Supremo de rank 4
      E uma habilidade acelera o Genjutsu para o rank 2
      E uma ativação de rank 3 em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decidem GEN-3b:mais_lento e GEN-2b

    @GEN-3b:base @GEN-3b:mais_lento @AMB-37:B
    Esquema do Cenário: Se o Genjutsu pode ser acelerado, o Supremo de rank 5 acelerado para <rank> é visto nesse rank
      Dado que o comitê adota a leitura B de AMB-37
      E um Genjutsu Supremo de rank 5
      E uma habilidade acelera o Genjutsu para o rank <rank>
      E uma ativação de rank 3 em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos: Ainda mais lento que a ativação, tão rápido quanto ela, e mais rápido
        | rank | resposta                           | regra             |
        | 4    | a ativação em resposta é permitida | GEN-3b:mais_lento |
        | 3    | a ativação em resposta é recusada  | GEN-3b            |
        | 2    | a ativação em resposta é recusada  | GEN-3b            |

  Regra: Quem é imune a Genjutsu Supremo é imune a todo Genjutsu.

    @GEN-4a:base
    Esquema do Cenário: Quem é imune a Genjutsu Supremo é imune ao <genjutsu>
      Dado um <genjutsu> que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem é imune a esse Genjutsu
      E decide GEN-4a

      Exemplos:
        | genjutsu         |
        | Genjutsu comum   |
        | Genjutsu Supremo |

    @GEN-4a:base
    Cenário: O imune atingido não cai no Genjutsu
      Dado um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: o Genjutsu não prende o personagem
      E decide GEN-4a

    @GEN-4a:base
    Esquema do Cenário: O imune não precisa de defesa alguma: <defesa>, e <previsão>
      Dado um Genjutsu comum de rank 3
      E sabe-se que <defesa>
      E um teleporte de rank 2
      E <previsão>
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: o alvo, imune, não precisa de defesa
      E só decide GEN-4a

      Exemplos: Nem da que o livraria, nem da que não o livraria
        | defesa                                                         | previsão                                             |
        | o alvo opõe ao Genjutsu uma barreira                           | o ataque exclui teleporte como defesa                |
        | o alvo opõe ao Genjutsu uma barreira                           | a legenda diz que o Genjutsu prevê caber essa defesa |
        | o alvo tenta fugir do Genjutsu por teleporte ou teletransporte | o ataque prevê teleporte como defesa                 |
        | o alvo tenta fugir do Genjutsu por teleporte ou teletransporte | o ataque exclui teleporte como defesa                |

    @GEN-4a:desafio-afeta_imunes
    Esquema do Cenário: O Genjutsu diz que afeta até os imunes; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      E a legenda diz que o Genjutsu afeta até quem é imune
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                             | regra  |
        | A       | o personagem é imune a esse Genjutsu | GEN-4a |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                                 | regra               |
        | B       | o personagem não é imune a esse Genjutsu | GEN-4a!afeta_imunes |

    @GEN-4a:desafio-afeta_imunes @AMB-0:B
    Cenário: Se toda regra cede à legenda, nem as duas imunidades juntas livram do Genjutsu que afeta até os imunes
      Dado que o comitê adota a leitura B de AMB-0
      E um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      E a legenda diz que o personagem é imune a Genjutsu
      E a legenda diz que o Genjutsu afeta até quem é imune
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem não é imune a esse Genjutsu
      E só decide GEN-4a!afeta_imunes

  Regra: A imunidade a Genjutsu não vale contra Genjutsu Supremo.

    @GEN-4b:base
    Cenário: Quem é imune a Genjutsu não é imune ao Supremo
      Dado um Genjutsu Supremo que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem não é imune a esse Genjutsu
      E decide GEN-4b

    @GEN-4b:base
    Cenário: Quem não tem imunidade alguma não é imune ao Supremo, e para isso não é preciso regra
      Dado um Genjutsu Supremo que atinge o personagem
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem não é imune a esse Genjutsu
      E nenhuma regra decide

    @GEN-4b:base
    Cenário: Contra o Genjutsu comum a imunidade a Genjutsu vale, porque a legenda o diz
      Dado um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem é imune a esse Genjutsu
      E nenhuma regra decide

    @GEN-4b:base
    Cenário: O imune a Genjutsu cai no Supremo
      Dado um Genjutsu Supremo que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu
      Quando perguntam ao juiz: em que estado está o personagem?
      Então a resposta é: o personagem está inconsciente, preso no Genjutsu
      E decidem GEN-4b e GEN-1a:inconsciente

    @GEN-4a:base @GEN-4b:base
    Cenário: Quem tem as duas imunidades é imune ao Supremo
      Dado um Genjutsu Supremo que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: o personagem é imune a esse Genjutsu
      E decide GEN-4a
      E não decide GEN-4b

    @GEN-4b:desafio-imunidade_cobre_supremo
    Esquema do Cenário: A legenda estende a imunidade ao Supremo; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um Genjutsu Supremo que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu
      E a legenda diz que a imunidade a Genjutsu cobre também o Supremo
      Quando perguntam ao juiz: o personagem é imune a esse Genjutsu?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                 | regra  |
        | A       | o personagem não é imune a esse Genjutsu | GEN-4b |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                             | regra                          |
        | B       | o personagem é imune a esse Genjutsu | GEN-4b!imunidade_cobre_supremo |

    @GEN-4a:base
    Cenário: Do Genjutsu, a imunidade a ele livra o personagem
      Dado um Genjutsu Supremo que atinge o personagem
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: a imunidade livra o personagem do ataque?
      Então a resposta é: o personagem é imune ao ataque
      E decide GEN-4a

    @GEN-4b:base
    Cenário: Nenhuma imunidade a outra coisa livra do Genjutsu
      Dado um Genjutsu comum que atinge o personagem
      E a legenda diz que o personagem é imune a esse tipo de ataque
      Quando perguntam ao juiz: a imunidade livra o personagem do ataque?
      Então a resposta é: nenhuma imunidade livra do ataque
      E nenhuma regra decide

    @GEN-4a:base
    Esquema do Cenário: Nem a imunidade a Genjutsu Supremo livra de outra coisa: de <natureza>, nenhuma imunidade livra
      Dado um ataque unidirecional de status letal
      E o ataque é <natureza>
      E a legenda diz que o personagem é imune a Genjutsu Supremo
      Quando perguntam ao juiz: a imunidade livra o personagem do ataque?
      Então a resposta é: nenhuma imunidade livra do ataque
      E nenhuma regra decide

      Exemplos:
        | natureza |
        | Ninjutsu |
        | Taijutsu |

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-21
    Cenário: O livro não diz que cards ajudam a sair; se a legenda do card se cala, é omisso
      Dado um Genjutsu comum que atinge o personagem
      E o personagem quer lançar um card que ele diz ajudar a sair do Genjutsu
      Quando perguntam ao juiz: o Genjutsu deixa o personagem lançar o card?
      Então a resposta é: omisso
      E a lacuna é GAP-21

    @GAP-21
    Cenário: O livro não diz se um aliado pode despertar quem está em um Genjutsu
      Dado um Genjutsu comum que atinge o personagem
      Quando perguntam ao juiz: um aliado pode tirar o personagem do Genjutsu?
      Então a resposta é: omisso
      E a lacuna é GAP-21

    @GAP-51
    Esquema do Cenário: De imunidade ao que não é Genjutsu o livro não fala: <natureza>
      Dado um ataque unidirecional de status letal
      E o ataque é <natureza>
      E a legenda diz que o personagem é imune a esse tipo de ataque
      Quando perguntam ao juiz: a imunidade livra o personagem do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-51

      Exemplos:
        | natureza |
        | Ninjutsu |
        | Taijutsu |

    @GAP-20
    Esquema do Cenário: O livro não diz se isto livra do Genjutsu que <cabe> teleporte: <defesa>
      Dado um Genjutsu comum de rank 3
      E o ataque <cabe> teleporte como defesa
      E um teleporte de rank 2
      E sabe-se que <defesa>
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: omisso
      E a lacuna é GAP-20

      Exemplos: Só a fuga por teleporte depende de a legenda a prever
        | cabe   | defesa                                   |
        | prevê  | o alvo opõe ao Genjutsu uma barreira     |
        | exclui | o alvo opõe ao Genjutsu uma barreira     |
        | prevê  | o alvo tenta repelir o Genjutsu          |
        | exclui | o alvo tenta repelir o Genjutsu          |
        | prevê  | o alvo tenta absorver o Genjutsu         |
        | exclui | o alvo tenta absorver o Genjutsu         |
        | prevê  | o alvo opõe ao Genjutsu um sensoriamento |
        | exclui | o alvo opõe ao Genjutsu um sensoriamento |

    @GAP-20
    Esquema do Cenário: O livro não diz se a barreira <barreira> segura o ataque que é um Genjutsu
      Dada uma barreira <barreira> de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é Genjutsu
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-20
      E <vencida> é vencida por GAP-20

      Exemplos:
        | barreira               | vencida     |
        | de campo unidirecional | BAR-CAMPO-1 |
        | de campo 360°          | BAR-CAMPO-3 |
        | corporal               | BAR-CAMPO-3 |

    @GAP-20
    Cenário: Defender ataques globais não é defender o Genjutsu global
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E o ataque é Genjutsu
      E a legenda diz que a barreira defende ataques globais
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-20
      E BAR-CAMPO-2!defende_global é vencida por GAP-20

    @GAP-20
    Cenário: O Genjutsu que prevê caber a barreira é segurado como qualquer ataque
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é Genjutsu
      E a legenda diz que o Genjutsu prevê caber essa defesa
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3

    @GAP-20
    Cenário: O que o livro cala não salva a barreira de ser rompida pelo Genjutsu
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é Genjutsu
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a

    @TP-4:base @TP-4:so
    Esquema do Cenário: Do Genjutsu que <legenda> teleporte, o teleporte mais rápido <resultado>
      Dado um Genjutsu comum de rank 4
      E sabe-se que o alvo tenta fugir do Genjutsu por teleporte ou teletransporte
      E um teleporte de rank 2
      E o ataque <legenda> teleporte como defesa
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | legenda | resultado | resposta                              | regra   |
        | prevê   | escapa    | a defesa livra o alvo do Genjutsu     | TP-4    |
        | exclui  | não foge  | a defesa não livra o alvo do Genjutsu | TP-4:so |

    @TT-2:base
    Cenário: Do Genjutsu que prevê teletransporte, o teletransporte mais rápido escapa
      Dado um Genjutsu Supremo de rank 4
      E sabe-se que o alvo tenta fugir do Genjutsu por teleporte ou teletransporte
      E um teletransporte de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: a defesa livra o alvo do Genjutsu
      E decide TT-2

    @GAP-8 @AMB-50:B
    Cenário: Do Genjutsu que aprisiona, o livro não diz se quem veste a barreira corporal ainda foge por teleporte
      Dado que o comitê adota a leitura B de AMB-50
      E um Genjutsu comum de rank 4
      E o ataque é de aprisionamento
      E sabe-se que o alvo tenta fugir do Genjutsu por teleporte ou teletransporte
      E um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: omisso
      E a lacuna é GAP-8

    @GAP-20
    Cenário: A defesa que o próprio Genjutsu prevê livra o alvo
      Dado um Genjutsu comum de rank 3
      E sabe-se que o alvo tenta fugir do Genjutsu por teleporte ou teletransporte
      E a legenda diz que o Genjutsu prevê caber essa defesa
      Quando perguntam ao juiz: a defesa livra o alvo do Genjutsu?
      Então a resposta é: a defesa livra o alvo do Genjutsu
      E nenhuma regra decide
