# language: pt
@zarcovi
Funcionalidade: Ativar e equipar
  O card que ativa ou equipa tem efeito que se propaga pelos turnos: o tempo que a legenda der ou, sem ele, para sempre.
  O card sem esses verbos vale um turno só. O que um card diz ativar pede o envio do card ativado, e o card que um item
  ou ativação proíbe derruba o que o proíbe, salvo se for permanente.

  Regra: Ativar e equipar são basicamente o mesmo: o efeito do card sobre o usuário se propaga pelos turnos.

    @ATV-0:base
    Esquema do Cenário: O card que <verbo> conta como ativação
      Dado um card cuja legenda diz que <verbo>
      Quando perguntam ao juiz: o card conta como ativação?
      Então a resposta é: o card conta como ativação: o efeito se propaga
      E decide ATV-0

      Exemplos:
        | verbo  |
        | ativa  |
        | equipa |

    @ATV-0:base
    Cenário: O card cuja legenda não fala em nenhum dos dois não é ativação
      Dado um card cuja legenda não diz que ativa nem que equipa
      Quando perguntam ao juiz: o card conta como ativação?
      Então a resposta é: o card não conta como ativação
      E nenhuma regra decide

  Regra: O que se ativa ou equipa dura o tempo que a legenda prevê.

    @ATV-1a:base
    Cenário: O que se ativa por 3 turnos dura 3 turnos
      Dado um card cuja legenda diz que ativa
      E o efeito do card dura 3 turnos
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: 3
      E decidem ATV-0 e ATV-1a
      E não decide ATV-1b

    @ATV-1a:base
    Esquema do Cenário: Do efeito de 3 turnos, contados <passados>, <resposta>
      Dado um card cuja legenda diz que equipa
      E o efeito do card dura 3 turnos
      E passaram <passados> turnos desde o uso do card
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: <resposta>
      E decide ATV-1a

      Exemplos:
        | passados | resposta                      |
        | 0        | o tempo do efeito ainda corre |
        | 2        | o tempo do efeito ainda corre |
        | 3        | o tempo do efeito acabou      |
        | 4        | o tempo do efeito acabou      |

    @ATV-1a:base
    Cenário: A legenda diz que há um tempo, mas ninguém disse de quantos turnos
      Dado um card cuja legenda diz que ativa
      E a legenda diz que o efeito do card dura um número certo de turnos
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: depende
      E falta saber: turnos que a legenda dá ao efeito

    @ATV-1a:base
    Esquema do Cenário: Na batalha, a Bruma de 2 turnos corre até o segundo encerro do inimigo: até o post <post>, <resposta>
      Dado um card cuja legenda diz que ativa
      E o efeito do card dura 2 turnos
      E a batalha:
        | quem    | ativa |
        | eu      | Bruma |
        | inimigo |       |
        | eu      |       |
        | inimigo |       |
        | eu      | Bruma |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Bruma: o tempo do efeito do card ainda corre neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide ATV-1a

      Exemplos: O primeiro uso
        | post | resposta                      |
        | 1    | o tempo do efeito ainda corre |
        | 3    | o tempo do efeito ainda corre |
        | 4    | o tempo do efeito acabou      |

      Exemplos: Usada outra vez, a conta recomeça
        | post | resposta                      |
        | 5    | o tempo do efeito ainda corre |

  Regra: O que se ativa ou equipa sem tempo previsto é permanente.

    @ATV-1b:base
    Esquema do Cenário: O que a legenda <verbo> sem dizer por quanto tempo é permanente
      Dado um card cuja legenda diz que <verbo>
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito é permanente
      E decide ATV-1b
      E não decide ATV-1b:prevista

      Exemplos:
        | verbo  |
        | ativa  |
        | equipa |

    @ATV-1b:prevista
    Cenário: O que se ativa e a legenda chama de permanente é permanente
      Dado um card cuja legenda diz que ativa
      E a legenda diz que o efeito do card é permanente
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito é permanente
      E só decidem ATV-0 e ATV-1b:prevista

    @ATV-1b:base
    Cenário: O que é permanente corre ainda depois de muitos turnos
      Dado um card cuja legenda diz que equipa
      E passaram 40 turnos desde o uso do card
      E a vez de quem usou o card voltou 40 vezes
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: o tempo do efeito ainda corre
      E decide ATV-1b

    @ATV-1b:desafio-sem_tempo_dura_um_turno @AMB-0:A
    Cenário: A legenda do inimigo não encurta o que se ativa sem tempo previsto
      Dado um card cuja legenda diz que ativa
      E a legenda diz que o que o alvo ativa sem tempo previsto dura um só turno
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito é permanente
      E decide ATV-1b
      E o juiz ignora que o que o alvo ativa sem tempo previsto dura um só turno
      E a resposta depende da leitura AMB-0

    @ATV-1b:desafio-sem_tempo_dura_um_turno @AMB-0:B
    Cenário: Se toda regra cede à legenda, o que se ativa sem tempo previsto pode ser encurtado
      Dado que o comitê adota a leitura B de AMB-0
      E um card cuja legenda diz que ativa
      E a legenda diz que o que o alvo ativa sem tempo previsto dura um só turno
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: 1
      E decide ATV-1b!sem_tempo_dura_um_turno
      E ATV-1b é afastada por ATV-1b!sem_tempo_dura_um_turno

    @ATV-1b:base
    Cenário: Na batalha, a Bruma que se ativa sem tempo previsto corre por mais que os turnos passem
      Dado um card cuja legenda diz que ativa
      E a batalha:
        | quem    | ativa |
        | eu      | Bruma |
        | inimigo |       |
        | eu      |       |
        | inimigo |       |
        | eu      |       |
      Quando perguntam ao juiz da batalha, sobre a Bruma: o tempo do efeito do card ainda corre neste ponto da batalha?
      Então a resposta é: o tempo do efeito ainda corre
      E decide ATV-1b

  Regra: O card cuja legenda não fala em ativar nem em equipar não se prolonga por mais de um turno.

    @ATV-1c:base
    Cenário: O card sem verbo dura um turno
      Dado um card cuja legenda não diz que ativa nem que equipa
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: 1
      E decide ATV-1c

    @ATV-1c:salvo-dura_tempo_previsto
    Cenário: O card sem verbo dura os turnos que a legenda prevê
      Dado um card cuja legenda não diz que ativa nem que equipa
      E o efeito do card dura 2 turnos
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: 2
      E decide ATV-1c!dura_tempo_previsto
      E ATV-1c é afastada por ATV-1c!dura_tempo_previsto

    @ATV-1c:salvo-permanente
    Cenário: O card sem verbo é permanente se a legenda o diz
      Dado um card cuja legenda não diz que ativa nem que equipa
      E a legenda diz que o efeito do card é permanente
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: o efeito é permanente
      E decide ATV-1c!permanente
      E ATV-1c é afastada por ATV-1c!permanente

    @CON-39
    Esquema do Cenário: Sem tempo previsto, o card cuja legenda <legenda> <duração>
      Dado um card cuja legenda <legenda>
      Quando perguntam ao juiz: quanto dura o efeito do card?
      Então a resposta é: <resposta>
      E decide <regra>
      E não decide <outra>

      Exemplos:
        | legenda                          | duração       | resposta              | regra  | outra  |
        | diz que equipa                   | é permanente  | o efeito é permanente | ATV-1b | ATV-1c |
        | não diz que ativa nem que equipa | dura um turno | 1                     | ATV-1c | ATV-1b |

    @AMB-28:A
    Esquema do Cenário: O turno único vai até a vez do usuário: voltou <vezes> vez, <resposta>
      Dado um card cuja legenda não diz que ativa nem que equipa
      E passou 1 turno desde o uso do card
      E a vez de quem usou o card voltou <vezes> vez
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: <resposta>
      E decide ATV-1c

      Exemplos:
        | vezes | resposta                      |
        | 0     | o tempo do efeito ainda corre |
        | 1     | o tempo do efeito acabou      |

    @AMB-28:B
    Esquema do Cenário: Pela outra leitura, vai até o encerro do inimigo: contado <turnos> turno, <resposta>
      Dado que o comitê adota a leitura B de AMB-28
      E um card cuja legenda não diz que ativa nem que equipa
      E passou <turnos> turno desde o uso do card
      E a vez de quem usou o card voltou 0 vez
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: <resposta>
      E decide ATV-1c

      Exemplos:
        | turnos | resposta                      |
        | 0      | o tempo do efeito ainda corre |
        | 1      | o tempo do efeito acabou      |

    # Todos os fins vêm ditos em cada linha, mesmo os que não são o do efeito ou que não viriam juntos.
    Esquema do Cenário: Cada efeito acaba pelo seu próprio fim, na leitura <opção> de AMB-28: <card>, <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-28
      E <card>
      E sabe-se que o tempo que a legenda dá <tempo> passou
      E sabe-se que a vez de quem usou o card <vez> voltou
      E sabe-se que desde o uso do card <turno>
      E sabe-se que o Genjutsu <desfeito> desfeito
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: <resposta>
      E só decide <regra>

      @ATV-1c:salvo-dura_tempo_previsto
      Exemplos: O tempo que a legenda dá
        | opção | card                                                              | tempo     | vez | turno                 | desfeito | resposta                      | regra                      |
        | A     | a legenda diz que o efeito do card dura um número certo de turnos | ainda não | já  | já se contou um turno | foi      | o tempo do efeito ainda corre | ATV-1c!dura_tempo_previsto |
        | B     | a legenda diz que o efeito do card dura um número certo de turnos | ainda não | já  | já se contou um turno | foi      | o tempo do efeito ainda corre | ATV-1c!dura_tempo_previsto |
        | A     | a legenda diz que o efeito do card dura um número certo de turnos | já        | não | não se contou turno   | não foi  | o tempo do efeito acabou      | ATV-1c!dura_tempo_previsto |
        | B     | a legenda diz que o efeito do card dura um número certo de turnos | já        | não | não se contou turno   | não foi  | o tempo do efeito acabou      | ATV-1c!dura_tempo_previsto |

      @ATV-1c:salvo-permanente
      Exemplos: Nenhum fim
        | opção | card                                            | tempo | vez | turno                 | desfeito | resposta                      | regra             |
        | A     | a legenda diz que o efeito do card é permanente | já    | já  | já se contou um turno | foi      | o tempo do efeito ainda corre | ATV-1c!permanente |
        | B     | a legenda diz que o efeito do card é permanente | já    | já  | já se contou um turno | foi      | o tempo do efeito ainda corre | ATV-1c!permanente |

      @AMB-28:A
      Exemplos: A vez de quem usou o card
        | opção | card                                                  | tempo     | vez | turno                 | desfeito | resposta                      | regra  |
        | A     | um card cuja legenda não diz que ativa nem que equipa | já        | não | já se contou um turno | foi      | o tempo do efeito ainda corre | ATV-1c |
        | A     | um card cuja legenda não diz que ativa nem que equipa | ainda não | já  | não se contou turno   | não foi  | o tempo do efeito acabou      | ATV-1c |

      @AMB-28:B
      Exemplos: Um turno
        | opção | card                                                  | tempo     | vez | turno                 | desfeito | resposta                      | regra  |
        | B     | um card cuja legenda não diz que ativa nem que equipa | ainda não | já  | não se contou turno   | foi      | o tempo do efeito ainda corre | ATV-1c |
        | B     | um card cuja legenda não diz que ativa nem que equipa | ainda não | não | já se contou um turno | não foi  | o tempo do efeito acabou      | ATV-1c |

      @GEN-1a:card
      Exemplos: O Genjutsu desfeito
        | opção | card                             | tempo     | vez | turno                 | desfeito | resposta                      | regra       |
        | A     | sabe-se que o card é um Genjutsu | já        | já  | já se contou um turno | não foi  | o tempo do efeito ainda corre | GEN-1a:card |
        | B     | sabe-se que o card é um Genjutsu | já        | já  | já se contou um turno | não foi  | o tempo do efeito ainda corre | GEN-1a:card |
        | A     | sabe-se que o card é um Genjutsu | ainda não | não | não se contou turno   | foi      | o tempo do efeito acabou      | GEN-1a:card |
        | B     | sabe-se que o card é um Genjutsu | ainda não | não | não se contou turno   | foi      | o tempo do efeito acabou      | GEN-1a:card |

    @AMB-28:A
    Cenário: Sem saber se a vez do usuário voltou, não se sabe se o efeito ainda corre
      Dado um card cuja legenda não diz que ativa nem que equipa
      E passou 1 turno desde o uso do card
      Quando perguntam ao juiz: o tempo do efeito do card ainda corre?
      Então a resposta é: depende
      E falta saber: vezes do usuário desde a do uso do card

    @ATV-1c:base @AMB-28:A @AMB-28:B
    Esquema do Cenário: Na batalha, a Bruma sem verbo, na leitura <leitura>, até o post <post>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-28
      E um card cuja legenda não diz que ativa nem que equipa
      E a batalha:
        | quem    | usa   | encerra |
        | eu      | Bruma | não     |
        | eu      |       |         |
        | inimigo |       |         |
        | eu      |       | não     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Bruma: o tempo do efeito do card ainda corre neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide ATV-1c

      Exemplos: Até que a vez do usuário volte
        | leitura | post | resposta                      |
        | A       | 2    | o tempo do efeito ainda corre |
        | A       | 3    | o tempo do efeito ainda corre |
        | A       | 4    | o tempo do efeito acabou      |

      Exemplos: Até que o inimigo encerre
        | leitura | post | resposta                      |
        | B       | 2    | o tempo do efeito ainda corre |
        | B       | 3    | o tempo do efeito acabou      |

  Regra: O post tem de usar o verbo da legenda: equipa o que se equipa, ativa o que se ativa.

    @ATV-OBS:base
    Esquema do Cenário: Diz que <verbo> quem usa o card que <verbo>, e não erra na leitura <leitura> de AMB-29
      Dado que o comitê adota a leitura <leitura> de AMB-29
      E um card cuja legenda diz que <verbo>
      E sabe-se que o post diz que <verbo>
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: o post não erra no verbo
      E só decide ATV-OBS

      Exemplos:
        | leitura | verbo  |
        | A       | ativa  |
        | A       | equipa |
        | B       | ativa  |
        | B       | equipa |

    @ATV-OBS:criterio @AMB-29:B
    Esquema do Cenário: O card <verbo>, mas <post>: o juiz pode contar um erro
      Dado um card cuja legenda diz que <verbo>
      E sabe-se que <post>
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: o juiz pode contar um erro pelo verbo
      E decide ATV-OBS:criterio
      E a resposta depende da leitura AMB-29

      Exemplos:
        | verbo  | post                                    |
        | equipa | o post diz que ativa                    |
        | ativa  | o post diz que equipa                   |
        | equipa | o post não diz que ativa nem que equipa |
        | ativa  | o post não diz que ativa nem que equipa |

    @ATV-OBS:sempre @AMB-29:A
    Esquema do Cenário: Pela outra leitura é sempre um erro: o card <verbo>, mas <post>
      Dado que o comitê adota a leitura A de AMB-29
      E um card cuja legenda diz que <verbo>
      E sabe-se que <post>
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: o verbo errado é um erro
      E só decide ATV-OBS:sempre
      E a resposta depende da leitura AMB-29

      Exemplos:
        | verbo  | post                                    |
        | equipa | o post diz que ativa                    |
        | ativa  | o post diz que equipa                   |
        | equipa | o post não diz que ativa nem que equipa |
        | ativa  | o post não diz que ativa nem que equipa |

    @ATV-OBS:base
    Esquema do Cenário: Se a legenda não pede verbo, não há verbo que errar: na leitura <leitura> de AMB-29, <post>
      Dado que o comitê adota a leitura <leitura> de AMB-29
      E um card cuja legenda não diz que ativa nem que equipa
      E sabe-se que <post>
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: o post não erra no verbo
      E nenhuma regra decide

      Exemplos:
        | leitura | post                                    |
        | B       | o post diz que ativa                    |
        | B       | o post diz que equipa                   |
        | A       | o post não diz que ativa nem que equipa |

    @ATV-OBS:desafio-dispensa_verbo @AMB-0:A
    Esquema do Cenário: A legenda que dispensa o verbo não livra do erro na leitura <leitura> de AMB-29
      Dado que o comitê adota a leitura <leitura> de AMB-29
      E um card cuja legenda diz que equipa
      E sabe-se que o post não diz que ativa nem que equipa
      E a legenda diz que o post não precisa dizer que ativa nem que equipa
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: <resposta>
      E decide <regra>
      E o juiz ignora que o post não precisa dizer que ativa nem que equipa
      E a resposta depende da leitura AMB-0

      Exemplos:
        | leitura | resposta                              | regra            |
        | A       | o verbo errado é um erro              | ATV-OBS:sempre   |
        | B       | o juiz pode contar um erro pelo verbo | ATV-OBS:criterio |

    @ATV-OBS:desafio-dispensa_verbo @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o verbo pode ser dispensado na leitura <leitura> de AMB-29
      Dado que o comitê adota a leitura B de AMB-0
      E que o comitê adota a leitura <leitura> de AMB-29
      E um card cuja legenda diz que equipa
      E sabe-se que o post não diz que ativa nem que equipa
      E a legenda diz que o post não precisa dizer que ativa nem que equipa
      Quando perguntam ao juiz: o post usa o verbo que a legenda do card pede?
      Então a resposta é: o post não erra no verbo
      E decide <regra>!dispensa_verbo
      E <regra> é afastada por <regra>!dispensa_verbo

      Exemplos:
        | leitura | regra            |
        | A       | ATV-OBS:sempre   |
        | B       | ATV-OBS:criterio |

    @ATV-OBS:base @ATV-OBS:criterio @AMB-29:B
    Esquema do Cenário: Na batalha, a Luva que se equipa: até o post <post>, <resposta>
      Dado um card cuja legenda diz que equipa
      E a batalha:
        | quem    | usa  | ativa | equipa |
        | eu      | Luva |       |        |
        | inimigo |      |       |        |
        | eu      |      | Luva  |        |
        | inimigo |      |       |        |
        | eu      |      |       | Luva   |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Luva: o último post que usa o card usa o verbo que a legenda dele pede?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | post | resposta                              | regra            |
        | 1    | o juiz pode contar um erro pelo verbo | ATV-OBS:criterio |
        | 3    | o juiz pode contar um erro pelo verbo | ATV-OBS:criterio |
        | 5    | o post não erra no verbo              | ATV-OBS          |

  Regra: Se o card diz que algo da página se ativa, o card disso é enviado em seguida.

    @ATV-2a:base
    Esquema do Cenário: Quem envia em seguida o card ativado não erra, na leitura <opção> de AMB-29-encerrada: <antes>
      Dado que o comitê adota a leitura <opção> de AMB-29-encerrada
      E que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que <antes>
      E se sabe que o card da habilidade ativada foi enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E só <decisão>

      Exemplos:
        | opção | antes                                                | decisão                           |
        | A     | a habilidade ainda não tinha sido ativada            | decide ATV-2a                     |
        | B     | a habilidade ainda não tinha sido ativada            | decide ATV-2a                     |
        | B     | a habilidade já estava ativa                         | decidem ATV-2a e ATV-2b           |
        | A     | a habilidade foi ativada antes e já não estava ativa | decide ATV-2a                     |
        | B     | a habilidade foi ativada antes e já não estava ativa | decidem ATV-2a e ATV-2b:encerrada |

    @ATV-2a:so
    Cenário: Quem não envia o card do que se ativou erra
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: não enviar o card ativado é um erro
      E decide ATV-2a:so

    @ATV-2a:base @ATV-2a:so
    Esquema do Cenário: Se nada da página se ativa, não há card que enviar: <ativa>; <página>; <antes>
      Dado que o comitê adota a leitura B de AMB-29-encerrada
      E que se sabe que <ativa>
      E se sabe que <página>
      E se sabe que <antes>
      E se sabe que o card da habilidade ativada <foi> enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E nenhuma regra decide

      Exemplos: Nada se ativa
        | ativa                                   | página                                            | antes                                                | foi     |
        | o card usado não ativa outra habilidade | a habilidade ativada está na página do personagem | a habilidade ainda não tinha sido ativada            | não foi |
        | o card usado não ativa outra habilidade | a habilidade ativada está na página do personagem | a habilidade já estava ativa                         | foi     |
        | o card usado não ativa outra habilidade | a habilidade ativada está na página do personagem | a habilidade foi ativada antes e já não estava ativa | foi     |

      Exemplos: O que se ativa não está na página
        | ativa                                          | página                                  | antes                                                | foi     |
        | o card usado diz que outra habilidade se ativa | a habilidade ativada não está na página | a habilidade ainda não tinha sido ativada            | não foi |
        | o card usado diz que outra habilidade se ativa | a habilidade ativada não está na página | a habilidade já estava ativa                         | foi     |
        | o card usado diz que outra habilidade se ativa | a habilidade ativada não está na página | a habilidade foi ativada antes e já não estava ativa | foi     |

    @ATV-2a:so
    Cenário: Sem saber se a habilidade está na página, não se sabe se houve erro
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: depende
      E falta saber: a habilidade ativada está na página do personagem?

    @ATV-2a:desafio-dispensa_envio @AMB-0:A
    Cenário: A legenda que dispensa o envio não livra do erro
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      E a legenda diz que o card da habilidade ativada não precisa ser enviado
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: não enviar o card ativado é um erro
      E decide ATV-2a:so
      E o juiz ignora que o card da habilidade ativada não precisa ser enviado
      E a resposta depende da leitura AMB-0

    @ATV-2a:desafio-dispensa_envio @AMB-0:B
    Cenário: Se toda regra cede à legenda, ela pode dispensar o envio
      Dado que o comitê adota a leitura B de AMB-0
      E que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      E a legenda diz que o card da habilidade ativada não precisa ser enviado
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E decide ATV-2a:so!dispensa_envio
      E ATV-2a:so é afastada por ATV-2a:so!dispensa_envio

    @ATV-2a:base @ATV-2a:so
    Esquema do Cenário: Na batalha, o Selo faz ativar o Olho, e o jogador encerra: <encerra>; depois usa <card>
      Dado que se sabe que a habilidade ativada está na página do personagem
      E a batalha:
        | quem | usa    | faz_ativar | encerra   |
        | eu   | Selo   | Olho       | <encerra> |
        | eu   | <card> |            |           |
      Quando perguntam ao juiz da batalha, sobre o Olho: o jogador erra por não enviar, na batalha, o card do que outro card ativou?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Na mesma vez, logo em seguida
        | encerra | card | resposta                    | regra  |
        | não     | Olho | o jogador não erra no envio | ATV-2a |

      Exemplos: Outro card em seguida, ou a vez já encerrada
        | encerra | card   | resposta                            | regra     |
        | não     | Lâmina | não enviar o card ativado é um erro | ATV-2a:so |
        | sim     | Olho   | não enviar o card ativado é um erro | ATV-2a:so |

    @ATV-2a:so
    Cenário: Na batalha, enquanto o jogador não postou mais nada, falta saber se ele envia o card
      Dado que se sabe que a habilidade ativada está na página do personagem
      E a batalha:
        | quem | usa  | faz_ativar | encerra |
        | eu   | Selo | Olho       | não     |
      Quando perguntam ao juiz da batalha, sobre o Olho: o jogador erra por não enviar, na batalha, o card do que outro card ativou?
      Então a resposta é: depende
      E falta saber: o card da habilidade ativada foi enviado em seguida?

  Regra: A habilidade que já estava ativa não precisa do envio do seu card.

    @ATV-2b:base
    Cenário: Do que já estava ativo não se envia o card outra vez
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade já estava ativa
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E decide ATV-2b
      E ATV-2a:so é vencida por ATV-2b

    @ATV-2b:base
    Cenário: Do que já estava ativo nem é preciso saber se o card foi enviado
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade já estava ativa
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E decide ATV-2b

    @ATV-2b:desafio-exige_reenvio @AMB-0:A
    Cenário: A legenda que pede o card outra vez não torna o silêncio um erro
      Dado que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade já estava ativa
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      E a legenda diz que o card da habilidade já ativa é enviado outra vez
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E decide ATV-2b
      E o juiz ignora que o card da habilidade já ativa é enviado outra vez
      E a resposta depende da leitura AMB-0

    @ATV-2b:desafio-exige_reenvio @AMB-0:B
    Cenário: Se toda regra cede à legenda, ela pode pedir o card do que já estava ativo
      Dado que o comitê adota a leitura B de AMB-0
      E que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade já estava ativa
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      E a legenda diz que o card da habilidade já ativa é enviado outra vez
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: não enviar o card ativado é um erro
      E decide ATV-2a:so
      E ATV-2b é afastada por ATV-2b!exige_reenvio

    @ATV-2b:desafio-exige_reenvio @AMB-0:B
    Cenário: Se toda regra cede à legenda, quem envia outra vez o card que ela pede não erra
      Dado que o comitê adota a leitura B de AMB-0
      E que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade já estava ativa
      E se sabe que o card da habilidade ativada foi enviado em seguida
      E a legenda diz que o card da habilidade já ativa é enviado outra vez
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: o jogador não erra no envio
      E só decide ATV-2a
      E ATV-2b é afastada por ATV-2b!exige_reenvio

    @ATV-2b:base @ATV-2a:so
    Esquema do Cenário: Na batalha, o Selo faz ativar outra vez o Olho: até o post <post>, <resposta>
      Dado que se sabe que a habilidade ativada está na página do personagem
      E a batalha:
        | quem    | usa  | ativa | desativa | faz_ativar |
        | eu      |      | Olho  |          |            |
        | inimigo |      |       |          |            |
        | eu      | Selo |       |          | Olho       |
        | inimigo |      |       | Olho     |            |
        | eu      | Selo |       |          | Olho       |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Olho: o jogador erra por não enviar, na batalha, o card do que outro card ativou?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Ainda ativo, e já desativado
        | post | resposta                            | regra     |
        | 3    | o jogador não erra no envio         | ATV-2b    |
        | 5    | não enviar o card ativado é um erro | ATV-2a:so |

    @ATV-2b:encerrada @AMB-29-encerrada:A @AMB-29-encerrada:B
    Esquema do Cenário: Na leitura <opção> de AMB-29-encerrada, do que já se encerrou: <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-29-encerrada
      E que se sabe que o card usado diz que outra habilidade se ativa
      E se sabe que a habilidade ativada está na página do personagem
      E se sabe que a habilidade foi ativada antes e já não estava ativa
      E se sabe que o card da habilidade ativada não foi enviado em seguida
      Quando perguntam ao juiz: o jogador erra por não enviar o card do que foi ativado?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-29-encerrada

      Exemplos: Só a que ainda está ativa, e toda a que já foi ativada
        | opção | resposta                            | regra            |
        | A     | não enviar o card ativado é um erro | ATV-2a:so        |
        | B     | o jogador não erra no envio         | ATV-2b:encerrada |

    @ATV-2b:encerrada @AMB-29-encerrada:B
    Cenário: Na leitura B de AMB-29-encerrada, nem na batalha se reenvia o card do que foi desativado
      Dado que o comitê adota a leitura B de AMB-29-encerrada
      E que se sabe que a habilidade ativada está na página do personagem
      E a batalha:
        | quem    | usa  | ativa | desativa | faz_ativar |
        | eu      |      | Olho  |          |            |
        | inimigo |      |       | Olho     |            |
        | eu      | Selo |       |          | Olho       |
      Quando perguntam ao juiz da batalha, sobre o Olho: o jogador erra por não enviar, na batalha, o card do que outro card ativou?
      Então a resposta é: o jogador não erra no envio
      E decide ATV-2b:encerrada
      E ATV-2a:so é vencida por ATV-2b:encerrada

  Regra: A proibição do próprio item ou ativação não impede a ação do card que se usa.

    @ATV-3a:base @ATV-3a:desliga @AMB-30:A
    Esquema do Cenário: A armadura proíbe o card, e o jogador o usa mesmo assim: <pergunta>
      Dado um card proibido por item ou ativação do próprio jogador
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | pergunta                                     | resposta                        | regra          |
        | o que acontece com a ação do card usado?     | nenhuma proibição impede a ação | ATV-3a         |
        | o que acontece com o que proíbe o card?      | o que proíbe se desliga         | ATV-3a:desliga |
        | o jogador recebe um erro pelo card proibido? | o jogador não recebe erro       | ATV-3a         |
        | o uso do card anulado volta para o jogador?  | não há o que estornar           | ATV-3a         |

    @ATV-3a:rank
    Cenário: O que proíbe o card cai no rank em que foi ligado
      Dado um card proibido por item ou ativação do próprio jogador
      E o que se desliga foi equipado ou ativado no rank 3
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: 3
      E decidem ATV-3a:rank e ITEM-3

    @ATV-3a:rank @ITEM-3:base
    Cenário: O permanente que proíbe o card não cai com ele; desligado, é no rank em que foi ligado
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E o que se desliga foi equipado ou ativado no rank 3
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: 3
      E só decide ITEM-3

    @CON-27
    Cenário: O que proíbe o card cai no rank que a sua legenda dá para desligar
      Dado um card proibido por item ou ativação do próprio jogador
      E o que se desliga foi equipado ou ativado no rank 3
      E a legenda dá o rank 1 para desequipar ou desativar
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: 1
      E decide ITEM-3!rank_proprio_de_desligar
      E ATV-3a:rank é vencida por ITEM-3!rank_proprio_de_desligar

    @ATV-3a:base @ATV-3a:desliga
    Esquema do Cenário: Ao card que nada proíbe, nada acontece: <pergunta>
      Dado que se sabe que nenhum item nem ativação proíbe o card
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | pergunta                                     | resposta                        |
        | o que acontece com a ação do card usado?     | nenhuma proibição impede a ação |
        | o que acontece com o que proíbe o card?      | nada proíbe o card              |
        | o jogador recebe um erro pelo card proibido? | o jogador não recebe erro       |

    Esquema do Cenário: O que já não está equipado nada mais proíbe, nem sendo permanente: <proibição>, e <estado>
      Dado que o comitê adota a leitura <leitura> de AMB-30
      E <proibição>
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E sabe-se que <estado>
      Quando perguntam ao juiz: a regra dos cards proibidos alcança este card?
      Então a resposta é: o card não é proibido
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: nenhuma proibição impede a ação
      E nenhuma regra decide
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: nada proíbe o card
      E nenhuma regra decide

      @ATV-3b:base @ATV-3b:permanece
      Exemplos: Do próprio jogador
        | leitura | proibição                                                | estado                  |
        | A       | um card proibido por item ou ativação do próprio jogador | o item está desequipado |
        | A       | um card proibido por item ou ativação do próprio jogador | o item já foi destruído |
        | A       | um card proibido por item ou ativação do próprio jogador | o item já foi roubado   |

      @AMB-30:B
      Exemplos: Do inimigo, na outra leitura
        | leitura | proibição                                        | estado                  |
        | B       | um card proibido por item ou ativação do inimigo | o item está desequipado |
        | B       | um card proibido por item ou ativação do inimigo | o item já foi destruído |
        | B       | um card proibido por item ou ativação do inimigo | o item já foi roubado   |

      @GAP-31
      Exemplos: Só por interpretação
        | leitura | proibição                                                          | estado                  |
        | A       | sabe-se que só por interpretação um item ou ativação proíbe o card | o item já foi destruído |

    @ATV-3a:base
    Cenário: O que só é permanente por não ter tempo previsto não o é por legenda
      Dado um card proibido por item ou ativação do próprio jogador
      E um card cuja legenda diz que ativa
      Quando perguntam ao juiz: o que proíbe o card conta como permanente?
      Então a resposta é: o que proíbe não conta como permanente
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: nenhuma proibição impede a ação
      E decide ATV-3a

    @ATV-3a:desafio-nao_cai @AMB-0:A
    Cenário: A legenda que promete continuar não mantém o que proíbe
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o que proíbe continua mesmo que o card proibido seja usado
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: o que proíbe se desliga
      E decide ATV-3a:desliga
      E o juiz ignora que o que proíbe continua mesmo que o card proibido seja usado
      E a resposta depende da leitura AMB-0

    @ATV-3a:desafio-nao_cai @AMB-0:B
    Cenário: Se toda regra cede à legenda, o que proíbe pode continuar
      Dado que o comitê adota a leitura B de AMB-0
      E um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o que proíbe continua mesmo que o card proibido seja usado
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: o que proíbe permanece
      E decide ATV-3a:desliga!nao_cai
      E ATV-3a:desliga é afastada por ATV-3a:desliga!nao_cai

    @ATV-3a:base @ATV-3a:desliga
    Esquema do Cenário: Na batalha, o Elmo proíbe o Sopro: <pergunta>
      Dada a batalha:
        | quem    | usa   | equipa | infringe |
        | eu      |       | Elmo   |          |
        | inimigo |       |        |          |
        | eu      | Sopro |        | Elmo     |
      Quando perguntam ao juiz da batalha, sobre o Elmo: <pergunta>
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | pergunta                                                                   | resposta                        | regra          |
        | o que acontece com a ação do último card que o item ou a ativação proíbe?  | nenhuma proibição impede a ação | ATV-3a         |
        | como está o item neste ponto da batalha?                                   | o item está desequipado         | ATV-3a:desliga |
        | o jogador recebe um erro pelo último card que o item ou a ativação proíbe? | o jogador não recebe erro       | ATV-3a         |

    @GAP-31 @AMB-30:A
    Cenário: Na batalha, se o item do inimigo cai com o card que ele proíbe, o livro não diz
      Dada a batalha:
        | quem    | usa   | equipa | infringe |
        | inimigo |       | Elmo   |          |
        | eu      | Sopro |        | Elmo     |
      Quando perguntam ao juiz da batalha, sobre o Elmo: como está o item neste ponto da batalha?
      Então a resposta é: omisso
      E a lacuna é GAP-31

    @ATV-3a:desliga @ATV-3b:permanece
    Esquema do Cenário: Na batalha, o Sopro é proibido pelo Manto, modo ativo que <tipo>: <título>
      Dado um modo que <tipo>
      E a batalha:
        | quem    | usa   | ativa | infringe |
        | eu      |       | Manto |          |
        | inimigo |       |       |          |
        | eu      | Sopro |       | Manto    |
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | tipo                    | título                    | resposta            | regra            |
        | pode ser desativado     | ele se desativa           | o modo está inativo | ATV-3a:desliga   |
        | não pode ser desativado | permanente, ele permanece | o modo está ativo   | ATV-3b:permanece |
        | só pode ser substituído | permanente, ele permanece | o modo está ativo   | ATV-3b:permanece |

  Regra: Se o que proíbe é permanente por legenda, o card proibido é anulado.

    @ATV-3b:base
    Cenário: O card que o permanente proíbe é anulado
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: a ação é anulada
      E decide ATV-3b
      E ATV-3a é vencida por ATV-3b

    @ATV-3b:permanece
    Cenário: O permanente que proíbe o card não cai
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: o que proíbe permanece
      E decide ATV-3b:permanece
      E ATV-3a:desliga é vencida por ATV-3b:permanece

    @ATV-3b:estorno
    Cenário: Do card anulado o uso se perde
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o uso do card anulado volta para o jogador?
      Então a resposta é: o uso se perde, sem estorno
      E decidem ATV-3b e ATV-3b:estorno

    @ATV-3b:erro
    Cenário: Pelo card anulado o jogador recebe ainda um erro
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o jogador recebe um erro pelo card proibido?
      Então a resposta é: o jogador recebe um erro
      E decidem ATV-3b e ATV-3b:erro

    @ATV-3b:desafio-ignora_proibicao @AMB-0:A
    Cenário: O card que diz ignorar proibições é anulado do mesmo modo
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E a legenda diz que o card pode ser usado mesmo que algo o proíba
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: a ação é anulada
      E decide ATV-3b
      E o juiz ignora que o card pode ser usado mesmo que algo o proíba
      E a resposta depende da leitura AMB-0

    @ATV-3b:desafio-ignora_proibicao @AMB-0:B
    Cenário: Se toda regra cede à legenda, o card ignora o permanente e ocorre
      Dado que o comitê adota a leitura B de AMB-0
      E um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E a legenda diz que o card pode ser usado mesmo que algo o proíba
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: nenhuma proibição impede a ação
      E decide ATV-3a
      E ATV-3b é afastada por ATV-3b!ignora_proibicao

    @ATV-3b:desafio-estorna_se_anulado @AMB-0:A
    Cenário: A legenda que promete o estorno não devolve o uso
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E a legenda diz que o uso do card anulado é estornado
      Quando perguntam ao juiz: o uso do card anulado volta para o jogador?
      Então a resposta é: o uso se perde, sem estorno
      E decide ATV-3b:estorno
      E o juiz ignora que o uso do card anulado é estornado
      E a resposta depende da leitura AMB-0

    @ATV-3b:desafio-estorna_se_anulado @AMB-0:B
    Cenário: Se toda regra cede à legenda, o uso do card anulado pode ser estornado
      Dado que o comitê adota a leitura B de AMB-0
      E um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E a legenda diz que o uso do card anulado é estornado
      Quando perguntam ao juiz: o uso do card anulado volta para o jogador?
      Então a resposta é: o uso é estornado
      E decide ATV-3b:estorno!estorna_se_anulado
      E ATV-3b:estorno é afastada por ATV-3b:estorno!estorna_se_anulado

    Esquema do Cenário: Na leitura <leitura>, ao permanente que pode ser desativado: <pergunta>
      Dado que o comitê adota a leitura <leitura> de AMB-31
      E um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E a legenda diz que a ativação que proíbe pode ser desativada
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-31

      @AMB-31:B
      Exemplos: Pode ser desativado, então é desativado
        | leitura | pergunta                                 | resposta                        | regra          |
        | B       | o que acontece com a ação do card usado? | nenhuma proibição impede a ação | ATV-3a         |
        | B       | o que acontece com o que proíbe o card?  | o que proíbe se desliga         | ATV-3a:desliga |

      @AMB-31:A
      Exemplos: A palavra “permanente” basta
        | leitura | pergunta                                 | resposta               | regra            |
        | A       | o que acontece com a ação do card usado? | a ação é anulada       | ATV-3b           |
        | A       | o que acontece com o que proíbe o card?  | o que proíbe permanece | ATV-3b:permanece |

    @ATV-3b:base
    Cenário: O item permanente não deixa de sê-lo porque o jogador tem também um modo que pode ser desativado
      Dado um modo que pode ser desativado
      E um card proibido por item ou ativação do próprio jogador
      E sabe-se que o que proíbe o card não é um modo
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o que proíbe o card conta como permanente?
      Então a resposta é: o que proíbe conta como permanente
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: a ação é anulada
      E só decide ATV-3b

    @ATV-3b:base
    Cenário: O que pode ser desativado, sem que a legenda o diga permanente, não o é em nenhuma leitura
      Dado que o comitê adota a leitura A de AMB-31
      E um card proibido por item ou ativação do próprio jogador
      E a legenda diz que a ativação que proíbe pode ser desativada
      Quando perguntam ao juiz: o que proíbe o card conta como permanente?
      Então a resposta é: o que proíbe não conta como permanente
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: nenhuma proibição impede a ação
      E só decide ATV-3a

    Esquema do Cenário: Na leitura <leitura>, ao modo proibitivo que <tipo>, pelo seu tipo: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-31
      E um card proibido por um modo que <tipo>
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-31

      @AMB-31:B
      Exemplos: O modo que pode ser desativado é desativado
        | leitura | tipo                | resposta                | regra          |
        | B       | pode ser desativado | o que proíbe se desliga | ATV-3a:desliga |

      @AMB-31:A
      Exemplos: Todo modo é permanente
        | leitura | tipo                | resposta               | regra            |
        | A       | pode ser desativado | o que proíbe permanece | ATV-3b:permanece |

    @ATV-3b:base
    Esquema do Cenário: O modo que <tipo> é permanente pelo seu tipo, e o card que ele proíbe é anulado
      Dado um card proibido por um modo que <tipo>
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: a ação é anulada
      E decide ATV-3b
      E ATV-3a é vencida por ATV-3b

      Exemplos:
        | tipo                    |
        | não pode ser desativado |
        | só pode ser substituído |

    @AMB-30:B
    Cenário: Pela outra leitura, o que o inimigo proíbe também cai
      Dado que o comitê adota a leitura B de AMB-30
      E um card proibido por item ou ativação do inimigo
      Quando perguntam ao juiz: o que acontece com o que proíbe o card?
      Então a resposta é: o que proíbe se desliga
      E decide ATV-3a:desliga
      E a resposta depende da leitura AMB-30

    @AMB-30:B
    Cenário: Nem pela outra leitura basta ser do inimigo: o card que nada proíbe não é proibido
      Dado que o comitê adota a leitura B de AMB-30
      E se sabe que o que proíbe o card é do inimigo
      E se sabe que nenhum item nem ativação proíbe o card
      Quando perguntam ao juiz: a regra dos cards proibidos alcança este card?
      Então a resposta é: o card não é proibido

    @AMB-30:B
    Cenário: Pela outra leitura, o que o inimigo proíbe de modo permanente anula o card
      Dado que o comitê adota a leitura B de AMB-30
      E um card proibido por item ou ativação do inimigo
      E a legenda diz que o item ou a ativação que proíbe é permanente
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: a ação é anulada
      E decide ATV-3b
      E a resposta depende da leitura AMB-30

    @ATV-3a:base
    Cenário: Se o que proíbe não é permanente, a ação ocorre, alcance-a a regra ou não
      Dado um card proibido por item ou ativação do inimigo
      Quando perguntam ao juiz: o que acontece com a ação do card usado?
      Então a resposta é: nenhuma proibição impede a ação

    @ATV-3b:base @ATV-3b:permanece @ATV-3b:estorno @ATV-3b:erro
    Esquema do Cenário: Na batalha, o Elmo permanente proíbe o Sopro: <pergunta>
      Dado que a legenda do Elmo diz que o item ou a ativação que proíbe é permanente
      E a batalha:
        | quem    | usa   | equipa | infringe |
        | eu      |       | Elmo   |          |
        | inimigo |       |        |          |
        | eu      | Sopro |        | Elmo     |
      Quando perguntam ao juiz da batalha, sobre o Elmo: <pergunta>
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | pergunta                                                                   | resposta                    | regra            |
        | o que acontece com a ação do último card que o item ou a ativação proíbe?  | a ação é anulada            | ATV-3b           |
        | como está o item neste ponto da batalha?                                   | o item está equipado        | ATV-3b:permanece |
        | o uso do último card que o item ou a ativação proíbe volta para o jogador? | o uso se perde, sem estorno | ATV-3b:estorno   |
        | o jogador recebe um erro pelo último card que o item ou a ativação proíbe? | o jogador recebe um erro    | ATV-3b:erro      |

    @ATV-3b:base @ATV-3b:estorno @ATV-3b:erro
    Cenário: Na batalha, o Sopro de 2 usos que o Elmo permanente proíbe é anulado: resta 1 uso, e há um erro
      Dado que a legenda do Elmo diz que o item ou a ativação que proíbe é permanente
      E uma habilidade de 2 usos por batalha
      E a batalha:
        | quem    | usa   | equipa | infringe |
        | eu      |       | Elmo   |          |
        | inimigo |       |        |          |
        | eu      | Sopro |        | Elmo     |
      Quando perguntam ao juiz da batalha, sobre o Elmo: o que acontece com a ação do último card que o item ou a ativação proíbe?
      Então a resposta é: a ação é anulada
      E decide ATV-3b
      Quando perguntam ao juiz da batalha, sobre o Sopro: quantos usos restam à habilidade na batalha?
      Então a resposta é: 1
      Quando perguntam ao juiz da batalha, sobre o Elmo: o uso do último card que o item ou a ativação proíbe volta para o jogador?
      Então a resposta é: o uso se perde, sem estorno
      E decide ATV-3b:estorno
      Quando perguntam ao juiz da batalha, sobre o Elmo: o jogador recebe um erro pelo último card que o item ou a ativação proíbe?
      Então a resposta é: o jogador recebe um erro
      E decide ATV-3b:erro

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-31 @AMB-30:A
    Esquema do Cenário: Do card que um item do inimigo proíbe, o livro não diz: <pergunta>
      Dado um card proibido por item ou ativação do inimigo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-31
      E a resposta depende da leitura AMB-30

      Exemplos:
        | pergunta                                       |
        | a regra dos cards proibidos alcança este card? |
        | o que acontece com o que proíbe o card?        |

    @GAP-31 @AMB-30:B
    Cenário: Mesmo que a regra alcance o que o inimigo proíbe, não se sabe do que ele só por interpretação proíbe
      Dado que o comitê adota a leitura B de AMB-30
      E se sabe que só por interpretação um item ou ativação proíbe o card
      E se sabe que o que proíbe o card é do inimigo
      Quando perguntam ao juiz: a regra dos cards proibidos alcança este card?
      Então a resposta é: omisso
      E a lacuna é GAP-31

    @GAP-31
    Esquema do Cenário: Do card que só por interpretação se diz proibido, o livro não diz: <pergunta>
      Dado que se sabe que só por interpretação um item ou ativação proíbe o card
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-31

      Exemplos:
        | pergunta                                       |
        | a regra dos cards proibidos alcança este card? |
        | o que acontece com o que proíbe o card?        |
