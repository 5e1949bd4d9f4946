# language: pt
@zarcovi
Funcionalidade: Modos
  O modo é uma ativação que dura até o fim da luta. Há três tipos: o que não pode ser desativado, o que pode, e o que só
  pode ser substituído. Os dois primeiros se mesclam com modos que preveem a mescla; ao terceiro outro modo apenas se
  sobrepõe. O que cada modo concede está na sua legenda. O livro não diz quantos modos cabem ao mesmo tempo, nem o que
  resulta de uma mescla, nem o que acontece com as habilidades complementares de um modo que acaba.

  Regra: O modo concede os atributos e as habilidades que a sua própria legenda prevê, enquanto está ativo.

    @MODO-0:base @MODO-0:so
    Esquema do Cenário: Do modo cuja legenda diz que <legenda>, quer-se <pedido>: <resposta>
      Dado um modo ativo
      E a legenda diz que <legenda>
      E se quer do modo <pedido>
      Quando perguntam ao juiz: o modo concede o que se quer dele?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos: A legenda prevê o que se quer
        | legenda                            | pedido              | resposta                          | regra  |
        | o modo concede voo                 | voo                 | o modo concede o que se quer dele | MODO-0 |
        | o modo concede o atributo pedido   | um atributo         | o modo concede o que se quer dele | MODO-0 |
        | o modo concede a habilidade pedida | uma habilidade nova | o modo concede o que se quer dele | MODO-0 |

      Exemplos: A legenda prevê outra coisa
        | legenda                            | pedido              | resposta                              | regra     |
        | o modo concede voo                 | um atributo         | o modo não concede o que se quer dele | MODO-0:so |
        | o modo concede voo                 | uma habilidade nova | o modo não concede o que se quer dele | MODO-0:so |
        | o modo concede o atributo pedido   | voo                 | o modo não concede o que se quer dele | MODO-0:so |
        | o modo concede o atributo pedido   | uma habilidade nova | o modo não concede o que se quer dele | MODO-0:so |
        | o modo concede a habilidade pedida | voo                 | o modo não concede o que se quer dele | MODO-0:so |
        | o modo concede a habilidade pedida | um atributo         | o modo não concede o que se quer dele | MODO-0:so |

    @MODO-0:so
    Cenário: Da legenda calada não se tira voo
      Dado um modo ativo
      E se quer do modo voo
      Quando perguntam ao juiz: o modo concede o que se quer dele?
      Então a resposta é: o modo não concede o que se quer dele
      E decide MODO-0:so

    @MODO-0:base @MODO-0:so
    Esquema do Cenário: O modo <estado> não dá voo, ainda que a legenda diga que <legenda>
      Dado um modo <estado>
      E a legenda diz que <legenda>
      E se quer do modo voo
      Quando perguntam ao juiz: o modo concede o que se quer dele?
      Então a resposta é: o modo não concede o que se quer dele
      E nenhuma regra decide

      Exemplos:
        | estado            | legenda                          |
        | inativo           | o modo concede voo               |
        | inativo           | o modo concede o atributo pedido |
        | coberto por outro | o modo concede voo               |
        | coberto por outro | o modo concede o atributo pedido |

    @MODO-0:base
    Cenário: Sem saber se o modo está ativo, não se sabe se ele concede o voo
      Dado que a legenda diz que o modo concede voo
      E se quer do modo voo
      Quando perguntam ao juiz: o modo concede o que se quer dele?
      Então a resposta é: depende
      E falta saber: como está o modo?

    @MODO-0:ativa
    Esquema do Cenário: O modo que <tipo> passa a valer quando é ativado
      Dado um modo inativo que <tipo>
      E o jogador ativa o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é ativado
      E decide MODO-0:ativa

      Exemplos:
        | tipo                    |
        | não pode ser desativado |
        | pode ser desativado     |
        | só pode ser substituído |

    @MODO-0:ativa
    Cenário: Depois de ativado, o modo está ativo
      Dado um modo inativo
      E o jogador ativa o modo
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica ativo
      E decide MODO-0:ativa

    @MODO-0:ativa
    Esquema do Cenário: Com o modo inativo, se <acontece>, não há modo com que se faça isso
      Dado um modo inativo que só pode ser substituído
      E <acontece>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: não há modo ativo com que se faça isso
      E nenhuma regra decide

      Exemplos:
        | acontece                         |
        | o jogador tenta desativar o modo |
        | outro modo vem substituí-lo      |
        | outro modo vem mesclar-se a ele  |
        | outro modo vem sobrepor-se a ele |
        | acaba o turno                    |
        | acaba o outro modo               |
        | acaba a luta                     |

    @GAP-32
    Cenário: Ativar um modo ao lado de outro que segue ativo: omisso
      Dado um modo inativo que pode ser desativado
      E já há outro modo ativo
      E o jogador ativa o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @GAP-32
    Cenário: Ativar outra vez o modo que já está ativo: omisso
      Dado um modo ativo que só pode ser substituído
      E o jogador ativa o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @GAP-32
    Esquema do Cenário: Se um modo mesclado dá voo quando a legenda diz que <legenda>, o livro não diz
      Dado um modo mesclado com outro
      E a legenda diz que <legenda>
      E se quer do modo voo
      Quando perguntam ao juiz: o modo concede o que se quer dele?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | legenda                          |
        | o modo concede voo               |
        | o modo concede o atributo pedido |

    @MODO-0:base @MODO-0:ativa
    Esquema do Cenário: Na batalha, o Manto só dá voo depois de ativado: até o post <post>, <resposta>
      Dado um modo que pode ser desativado
      E a legenda diz que o modo concede voo
      E se quer do modo voo
      E a batalha:
        | quem    | ativa | desativa |
        | eu      |       | Manto    |
        | inimigo |       |          |
        | eu      | Manto |          |
        | inimigo |       |          |
        | eu      |       | Manto    |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: o modo concede o que se quer dele neste ponto da batalha?
      Então a resposta é: <resposta>

      Exemplos:
        | post | resposta                              |
        | 1    | o modo não concede o que se quer dele |
        | 4    | o modo concede o que se quer dele     |
        | 5    | o modo não concede o que se quer dele |

    @GAP-32
    Cenário: Na batalha, o modo ativado outra vez sem ter acabado deixa omisso como ele está
      Dado um modo que pode ser desativado
      E a batalha:
        | quem    | ativa |
        | eu      | Manto |
        | inimigo |       |
        | eu      | Manto |
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @MODO-0:ativa @GAP-32
    Esquema do Cenário: Na batalha, Iara ativa a Couraça com o Manto ativo, ou no lugar dele; no post <post>, a Couraça: <resposta>
      Dado que Iara tem por inimigo Caio
      E do Manto se sabe que o modo é do tipo que pode ser desativado
      E da Couraça se sabe que o modo é do tipo que pode ser desativado
      E a batalha:
        | quem | ativa   | desativa | substitui |
        | Iara | Manto   |          |           |
        | Caio |         |          |           |
        | Iara | Couraça |          | <troca>   |
        | Caio |         |          |           |
        | Iara |         | Couraça  |           |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Couraça: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: No lugar dele
        | troca | post | resposta            | decisão             |
        | Manto | 3    | o modo está ativo   | decide MODO-0:ativa |
        | Manto | 5    | o modo está inativo | decide MODO-2a      |

      Exemplos: Por cima dele
        | troca | post | resposta | decisão           |
        |       | 3    | omisso   | a lacuna é GAP-32 |

  Regra: O modo do primeiro tipo não pode ser desativado: só cabe substituí-lo.

    @MODO-1a:base
    Cenário: Quem tenta desativar o modo que não pode ser desativado não consegue
      Dado um modo ativo que não pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-1a

    @MODO-1a:base
    Cenário: Depois da tentativa recusada, o modo segue ativo
      Dado um modo ativo que não pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica ativo
      E decide MODO-1a

    @MODO-1a:substitui
    Cenário: O modo que não pode ser desativado pode ser substituído
      Dado um modo ativo que não pode ser desativado
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é substituído pelo outro
      E decide MODO-1a:substitui

    @MODO-1a:permanece @MODO-1a:fim
    Esquema do Cenário: O modo que não pode ser desativado, quando <acaba>, <fica>
      Dado um modo ativo que não pode ser desativado
      E <acaba>
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: <fica>
      E só decide <regra>

      Exemplos:
        | acaba         | fica                | regra             |
        | acaba o turno | o modo fica ativo   | MODO-1a:permanece |
        | acaba a luta  | o modo fica inativo | MODO-1a:fim       |

    @MODO-1a:salvo-pode_ser_desativado @MODO-1a:salvo-desativado_por_habilidade
    Esquema do Cenário: Uma legenda permite desativar o modo do primeiro tipo: <legenda>
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que <legenda>
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide <salvo>
      E MODO-1a é afastada por <salvo>

      Exemplos: A do próprio modo
        | legenda                    | salvo                       |
        | o modo pode ser desativado | MODO-1a!pode_ser_desativado |

      Exemplos: A de outra habilidade
        | legenda                                                                  | salvo                             |
        | a habilidade desativa qualquer modo, mesmo o que não pode ser desativado | MODO-1a!desativado_por_habilidade |

    @MODO-1a:salvo-nao_pode_ser_substituido
    Cenário: O modo do primeiro tipo cuja legenda recusa a substituição não é substituído
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o modo não pode ser substituído
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-1a:substitui!nao_pode_ser_substituido
      E MODO-1a:substitui é afastada por MODO-1a:substitui!nao_pode_ser_substituido

    @MODO-1a:salvo-acaba_com_o_turno
    Cenário: O modo do primeiro tipo cuja legenda o faz acabar com o turno não permanece
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o modo acaba com o turno
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide MODO-1a:permanece!acaba_com_o_turno
      E MODO-1a:permanece é afastada por MODO-1a:permanece!acaba_com_o_turno

    @MODO-1a:base @MODO-2a:base
    Cenário: Sem saber o tipo do modo, não se sabe se ele pode ser desativado
      Dado um modo ativo
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: depende
      E falta saber: de que tipo é o modo?

    @MODO-1a:substitui @MODO-2a:substitui @MODO-3a:substitui
    Cenário: Para substituir o modo não é preciso saber o tipo
      Dado um modo ativo
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é substituído pelo outro
      E decidem MODO-1a:substitui, MODO-2a:substitui e MODO-3a:substitui

    @GAP-32
    Esquema do Cenário: O livro só fala de sobrepor ao terceiro tipo; ao modo que <tipo>: omisso
      Dado um modo ativo que <tipo>
      E outro modo vem sobrepor-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | tipo                    |
        | não pode ser desativado |
        | pode ser desativado     |

    @GAP-32
    Esquema do Cenário: O modo acaba; <acontece>, e das suas complementares o livro nada diz
      Dado um modo ativo que <tipo>
      E <acontece>
      Quando perguntam ao juiz: o que acontece com as habilidades complementares do modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | tipo                    | acontece                         |
        | pode ser desativado     | o jogador tenta desativar o modo |
        | não pode ser desativado | outro modo vem substituí-lo      |
        | só pode ser substituído | outro modo vem sobrepor-se a ele |

    @MODO-1a:base @MODO-1a:fim
    Esquema do Cenário: Enquanto o modo vale, valem as complementares; com a luta, tudo acaba: <acontece>
      Dado um modo ativo que não pode ser desativado
      E <acontece>
      Quando perguntam ao juiz: o que acontece com as habilidades complementares do modo?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos:
        | acontece                         | resposta                            | decisão               |
        | o jogador tenta desativar o modo | as complementares valem com o modo  | só decide MODO-1a     |
        | acaba o outro modo               | as complementares valem com o modo  | nenhuma regra decide  |
        | acaba a luta                     | as complementares acabam com o modo | só decide MODO-1a:fim |

    @MODO-1a:base @MODO-1a:permanece @MODO-1a:substitui
    Esquema do Cenário: Na batalha, o modo do primeiro tipo dura até o substituírem: até o post <post>, <resposta>
      Dado um modo que não pode ser desativado
      E a batalha:
        | quem    | ativa | desativa | substitui |
        | eu      | Manto |          |           |
        | inimigo |       | Manto    |           |
        | eu      |       | Manto    |           |
        | inimigo |       |          |           |
        | eu      |       |          | Manto     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | post | resposta            | regra             |
        | 1    | o modo está ativo   | MODO-0:ativa      |
        | 2    | o modo está ativo   | MODO-1a:permanece |
        | 3    | o modo está ativo   | MODO-1a           |
        | 5    | o modo está inativo | MODO-1a:substitui |

    @MODO-1a:salvo-acaba_com_o_turno
    Esquema do Cenário: Na batalha, o modo que acaba com o turno dura até o encerro do inimigo: até o post <post>, <resposta>
      Dado um modo que não pode ser desativado
      E a legenda diz que o modo acaba com o turno
      E a batalha:
        | quem    | ativa | encerra |
        | eu      | Manto |         |
        | inimigo |       | não     |
        | inimigo |       |         |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | post | resposta            | regra                               |
        | 2    | o modo está ativo   | MODO-0:ativa                        |
        | 3    | o modo está inativo | MODO-1a:permanece!acaba_com_o_turno |

    @MODO-1a:permanece @MODO-1a:fim
    Esquema do Cenário: O fim do turno e o da luta só trazem algo ao modo ativo quando chegam: <acontece>
      Dado que <acontece>
      Quando perguntam ao juiz: o que o fim do turno, ou o da luta, traz ao modo ativo?
      Então a resposta é: nem o turno acaba nem a luta
      E nenhuma regra decide

      Exemplos:
        | acontece                         |
        | o jogador ativa o modo           |
        | o jogador tenta desativar o modo |
        | outro modo vem substituí-lo      |
        | outro modo vem mesclar-se a ele  |
        | outro modo vem sobrepor-se a ele |
        | acaba o outro modo               |

    @AMB-44:A
    Esquema do Cenário: O modo que outro cobriu acabou: <acontece>, e <resposta>
      Dado um modo coberto por outro
      E <acontece>
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E <decisão>
      E a resposta depende da leitura AMB-44

      @MODO-0:ativa
      Exemplos: Só resta ativá-lo de novo
        | acontece               | pergunta                                                  | resposta                           | decisão                |
        | o jogador ativa o modo | o que acontece com o modo?                                | o modo é ativado                   | só decide MODO-0:ativa |
        | o jogador ativa o modo | o que acontece com as habilidades complementares do modo? | as complementares valem com o modo | só decide MODO-0:ativa |

      Exemplos: Não há modo a que algo possa acontecer
        | acontece                         | pergunta                                                  | resposta                                | decisão              |
        | acaba a luta                     | o que acontece com o modo?                                | não há modo ativo com que se faça isso  | nenhuma regra decide |
        | acaba o outro modo               | o que acontece com as habilidades complementares do modo? | não há modo ativo que elas complementem | nenhuma regra decide |
        | o jogador tenta desativar o modo | como fica o modo depois disso?                            | o modo fica inativo                     | nenhuma regra decide |

    @MODO-3b:volta @AMB-44:B
    Esquema do Cenário: Se o modo apenas dá a vez, com o fim do outro só volta o que está coberto: de um modo <estado>, <resposta>
      Dado que o comitê adota a leitura B de AMB-44
      E um modo <estado>
      E acaba o outro modo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Nem o que outro não cobre
        | estado             | pergunta                   | resposta                               | decisão              |
        | inativo            | o que acontece com o modo? | não há modo ativo com que se faça isso | nenhuma regra decide |
        | ativo              | o que acontece com o modo? | o modo permanece como está             | nenhuma regra decide |
        | mesclado com outro | o que acontece com o modo? | omisso                                 | a lacuna é GAP-32    |

      Exemplos: Com o modo voltam as suas complementares
        | estado            | pergunta                                                  | resposta                           | decisão                 |
        | coberto por outro | o que acontece com as habilidades complementares do modo? | as complementares valem com o modo | só decide MODO-3b:volta |

    @GAP-32
    Esquema do Cenário: Das complementares de um modo mesclado ou coberto o livro nada diz: na leitura <leitura>, <acontece>
      Dado que o comitê adota a leitura <leitura> de AMB-44
      E <modo>
      E <acontece>
      Quando perguntam ao juiz: o que acontece com as habilidades complementares do modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos: Mesclado
        | leitura | modo                                                | acontece      |
        | A       | um modo que pode ser desativado, mesclado com outro | acaba o turno |

      @AMB-44:B
      Exemplos: Suspenso sob o outro
        | leitura | modo                                                   | acontece                         |
        | B       | um modo ativo que só pode ser substituído              | outro modo vem sobrepor-se a ele |
        | B       | um modo que só pode ser substituído, coberto por outro | acaba o turno                    |

    @GAP-52
    Esquema do Cenário: Enquanto não se decide se o modo acaba, também o resto está em aberto: <pergunta>
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo não pode ser desativado
      E a legenda diz que a habilidade desativa qualquer modo, mesmo o que não pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-52

      Exemplos:
        | pergunta                                                  |
        | como fica o modo depois disso?                            |
        | o que acontece com as habilidades complementares do modo? |

    @GAP-32
    Esquema do Cenário: Mesmo onde o livro não diz o que acontece com o modo, só se mescla aquele a que outro vem mesclar-se: <acontece>
      Dado um modo que não pode ser desativado, mesclado com outro
      E a legenda diz que o modo acaba com o turno
      E a legenda diz que o outro modo prevê a mescla
      E <acontece>
      Quando perguntam ao juiz: de que tipo é o modo que resulta da mescla?
      Então a resposta é: nada se mescla
      E nenhuma regra decide

      Exemplos:
        | acontece                         |
        | o jogador ativa o modo           |
        | o jogador tenta desativar o modo |
        | outro modo vem substituí-lo      |
        | outro modo vem sobrepor-se a ele |
        | acaba o turno                    |
        | acaba o outro modo               |

    @MODO-1b:so
    Cenário: Da mescla recusada não resulta modo algum
      Dado um modo ativo que não pode ser desativado
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: de que tipo é o modo que resulta da mescla?
      Então a resposta é: nada se mescla
      E só decide MODO-1b:so

    @GAP-32
    Cenário: Com um modo inativo nada se mescla, nem o que prevê a mescla
      Dado um modo inativo que não pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: de que tipo é o modo que resulta da mescla?
      Então a resposta é: nada se mescla
      E nenhuma regra decide

    @MODO-2a:fim @MODO-2a:permanece
    Cenário: Ainda que a legenda faça o modo mesclado acabar com o turno, quando acaba a luta ele acaba com ela
      Dado um modo que pode ser desativado, mesclado com outro
      E a legenda diz que o modo acaba com o turno
      E acaba a luta
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo acaba com a luta
      E só decide MODO-2a:fim

  Regra: O modo do primeiro tipo se mescla com outro que preveja a mescla.

    @MODO-1b:base
    Cenário: O modo que não pode ser desativado se mescla com um que prevê a mescla
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide MODO-1b

    @MODO-1b:base
    Cenário: Depois da mescla, o modo fica mesclado
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica mesclado com o outro
      E decide MODO-1b

    @MODO-1b:so
    Cenário: O modo do primeiro tipo não se mescla com um que não prevê a mescla
      Dado um modo ativo que não pode ser desativado
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-1b:so

    @MODO-1b:desafio-recusa_mescla @AMB-0:A
    Cenário: O modo do primeiro tipo cuja legenda recusa toda mescla se mescla assim mesmo
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o modo não se mescla com nenhum outro
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide MODO-1b
      E o juiz ignora que o modo não se mescla com nenhum outro
      E a resposta depende da leitura AMB-0

    @MODO-1b:desafio-recusa_mescla @AMB-0:B
    Cenário: Se toda regra cede à legenda, o modo do primeiro tipo pode recusar a mescla
      Dado que o comitê adota a leitura B de AMB-0
      E um modo ativo que não pode ser desativado
      E a legenda diz que o modo não se mescla com nenhum outro
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-1b!recusa_mescla
      E MODO-1b é afastada por MODO-1b!recusa_mescla
      E a resposta depende da leitura AMB-0

    @MODO-1b:desafio-aceita_mescla @AMB-0:A
    Cenário: A mescla prevista de um lado só não basta
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o modo se mescla com qualquer outro
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-1b:so
      E o juiz ignora que o modo se mescla com qualquer outro
      E a resposta depende da leitura AMB-0

    @MODO-1b:desafio-aceita_mescla @AMB-0:B
    Cenário: Se toda regra cede à legenda, basta que o próprio modo preveja a mescla
      Dado que o comitê adota a leitura B de AMB-0
      E um modo ativo que não pode ser desativado
      E a legenda diz que o modo se mescla com qualquer outro
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide MODO-1b:so!aceita_mescla
      E MODO-1b:so é afastada por MODO-1b:so!aceita_mescla
      E a resposta depende da leitura AMB-0

    @GAP-32
    Esquema do Cenário: De que tipo é o modo que resulta da mescla com um que <tipo>: omisso
      Dado um modo ativo que <tipo>
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: de que tipo é o modo que resulta da mescla?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | tipo                    |
        | não pode ser desativado |
        | pode ser desativado     |

    @GAP-32
    Cenário: O que a mescla faz das complementares, o livro não diz
      Dado um modo ativo que não pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com as habilidades complementares do modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @GAP-32
    Esquema do Cenário: Do modo já mesclado o livro nada diz: <acontece>
      Dado um modo que <tipo>, mesclado com outro
      E <acontece>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | tipo                    | acontece                         |
        | pode ser desativado     | o jogador tenta desativar o modo |
        | não pode ser desativado | o jogador ativa o modo           |
        | não pode ser desativado | outro modo vem substituí-lo      |
        | não pode ser desativado | outro modo vem mesclar-se a ele  |
        | pode ser desativado     | acaba o outro modo               |

      Exemplos: Nem do que, pelo tipo, não se mesclaria
        | tipo                    | acontece                         |
        | só pode ser substituído | outro modo vem sobrepor-se a ele |

    @GAP-32
    Cenário: Do modo já mesclado cuja legenda o faz acabar com o turno, o livro nada diz
      Dado um modo que pode ser desativado, mesclado com outro
      E a legenda diz que o modo acaba com o turno
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @MODO-1a:permanece @MODO-2a:permanece
    Esquema do Cenário: Mesmo mesclado, o modo que <tipo> passa de um turno a outro
      Dado um modo que <tipo>, mesclado com outro
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo permanece como está
      E decide <regra>

      Exemplos:
        | tipo                    | regra             |
        | não pode ser desativado | MODO-1a:permanece |
        | pode ser desativado     | MODO-2a:permanece |

    @MODO-1a:fim @MODO-2a:fim
    Esquema do Cenário: Mesmo mesclado, o modo que <tipo> acaba com a luta
      Dado um modo que <tipo>, mesclado com outro
      E acaba a luta
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo acaba com a luta
      E decide <regra>

      Exemplos:
        | tipo                    | regra       |
        | não pode ser desativado | MODO-1a:fim |
        | pode ser desativado     | MODO-2a:fim |

    @MODO-1b:base @MODO-1b:so
    Esquema do Cenário: Na batalha, a Couraça vem mesclar-se ao Manto do primeiro tipo, e <legenda>: <resposta>
      Dado um modo que não pode ser desativado
      E <legenda>
      E a batalha:
        | quem    | ativa | mescla |
        | eu      | Manto |        |
        | inimigo |       |        |
        | eu      |       | Manto  |
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O outro tem de prever a mescla
        | legenda                                               | resposta                       | regra      |
        | a legenda diz que o outro modo prevê a mescla         | o modo está mesclado com outro | MODO-1b    |
        | a legenda diz que o modo se mescla com qualquer outro | o modo está ativo              | MODO-1b:so |

    @MODO-1a:permanece
    Cenário: Na batalha, a luta segue depois da mescla, e o Manto segue mesclado
      Dado um modo que não pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E a batalha:
        | quem    | ativa | mescla |
        | eu      | Manto |        |
        | inimigo |       |        |
        | eu      |       | Manto  |
        | inimigo |       |        |
        | eu      |       |        |
        | inimigo |       |        |
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: o modo está mesclado com outro
      E decide MODO-1a:permanece

  Regra: O modo do segundo tipo pode ser desativado ou substituído.

    @MODO-2a:base
    Cenário: O modo que pode ser desativado é desativado
      Dado um modo ativo que pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide MODO-2a

    @MODO-2a:base
    Cenário: Depois de desativado, o modo está inativo
      Dado um modo ativo que pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica inativo
      E decide MODO-2a

    @MODO-2a:substitui
    Cenário: O modo que pode ser desativado também pode ser substituído
      Dado um modo ativo que pode ser desativado
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é substituído pelo outro
      E decide MODO-2a:substitui

    @MODO-2a:permanece @MODO-2a:fim
    Esquema do Cenário: O modo que ninguém desativa dura a luta inteira: <acaba>
      Dado um modo ativo que pode ser desativado
      E <acaba>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | acaba         | resposta                   | regra             |
        | acaba o turno | o modo permanece como está | MODO-2a:permanece |
        | acaba a luta  | o modo acaba com a luta    | MODO-2a:fim       |

    @MODO-2a:permanece
    Cenário: O fim de outro modo, que nada tem com ele, não abala o modo ativo
      Dado um modo ativo que pode ser desativado
      E acaba o outro modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo permanece como está
      E nenhuma regra decide

    @MODO-2a:salvo-nao_pode_ser_desativado
    Cenário: Uma legenda impede que o modo do segundo tipo seja desativado
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo não pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-2a!nao_pode_ser_desativado
      E MODO-2a é afastada por MODO-2a!nao_pode_ser_desativado

    @MODO-2a:salvo-nao_pode_ser_substituido
    Cenário: Uma legenda impede que o modo do segundo tipo seja substituído
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo não pode ser substituído
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-2a:substitui!nao_pode_ser_substituido
      E MODO-2a:substitui é afastada por MODO-2a:substitui!nao_pode_ser_substituido

    @MODO-2a:salvo-acaba_com_o_turno
    Cenário: Uma legenda faz o modo do segundo tipo acabar com o turno
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo acaba com o turno
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide MODO-2a:permanece!acaba_com_o_turno
      E MODO-2a:permanece é afastada por MODO-2a:permanece!acaba_com_o_turno

    @GAP-52
    Cenário: A legenda do modo diz que ele não se desativa, a do inimigo diz que desativa qualquer modo: omisso
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo não pode ser desativado
      E a legenda diz que a habilidade desativa qualquer modo, mesmo o que não pode ser desativado
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-52
      E MODO-2a!nao_pode_ser_desativado é vencida por GAP-52

    @MODO-2a:base @MODO-2a:permanece @MODO-2a:fim @MODO-0:ativa
    Esquema do Cenário: Na batalha, o modo do segundo tipo se desativa e se ativa de novo: até o post <post>, <resposta>
      Dado um modo que pode ser desativado
      E a batalha:
        | quem    | ativa | desativa | acontece     |
        | eu      | Manto |          |              |
        | inimigo |       |          |              |
        | eu      |       | Manto    |              |
        | inimigo |       |          |              |
        | eu      | Manto |          |              |
        | inimigo |       |          | acaba a luta |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | post | resposta            | regra             |
        | 2    | o modo está ativo   | MODO-2a:permanece |
        | 4    | o modo está inativo | MODO-2a           |
        | 5    | o modo está ativo   | MODO-0:ativa      |
        | 6    | o modo está inativo | MODO-2a:fim       |

  Regra: O modo do segundo tipo se mescla com outro que preveja a mescla.

    @MODO-2b:base
    Cenário: O modo que pode ser desativado se mescla com um que prevê a mescla
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide MODO-2b

    @MODO-2b:so
    Cenário: O modo do segundo tipo não se mescla com um que não prevê a mescla
      Dado um modo ativo que pode ser desativado
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-2b:so

    @MODO-2b:desafio-recusa_mescla @AMB-0:A
    Cenário: O modo do segundo tipo cuja legenda recusa toda mescla se mescla assim mesmo
      Dado um modo ativo que pode ser desativado
      E a legenda diz que o modo não se mescla com nenhum outro
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide MODO-2b
      E o juiz ignora que o modo não se mescla com nenhum outro
      E a resposta depende da leitura AMB-0

    @MODO-2b:desafio-recusa_mescla @AMB-0:B
    Cenário: Se toda regra cede à legenda, o modo do segundo tipo pode recusar a mescla
      Dado que o comitê adota a leitura B de AMB-0
      E um modo ativo que pode ser desativado
      E a legenda diz que o modo não se mescla com nenhum outro
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-2b!recusa_mescla
      E MODO-2b é afastada por MODO-2b!recusa_mescla
      E a resposta depende da leitura AMB-0

    @MODO-2b:desafio-aceita_mescla
    Esquema do Cenário: O modo do segundo tipo que promete mesclar-se com qualquer outro, na leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um modo ativo que pode ser desativado
      E a legenda diz que o modo se mescla com qualquer outro
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                             | regra      |
        | A       | a tentativa é recusada, e o modo permanece como está | MODO-2b:so |

      @AMB-0:B
      Exemplos: A regra cede à legenda
        | leitura | resposta                     | regra                    |
        | B       | o modo se mescla com o outro | MODO-2b:so!aceita_mescla |

    @MODO-2b:base @GAP-32
    Esquema do Cenário: Na batalha, o Manto se mescla com outro que o preveja: até o post <post>, <resposta>
      Dado um modo que pode ser desativado
      E a legenda diz que o outro modo prevê a mescla
      E a batalha:
        | quem | ativa | mescla | desativa | encerra |
        | eu   | Manto |        |          | não     |
        | eu   |       | Manto  |          | não     |
        | eu   |       |        | Manto    | não     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O que o livro diz
        | post | resposta                       | regra   |
        | 2    | o modo está mesclado com outro | MODO-2b |

      Exemplos: Se o modo mesclado pode ser desativado, o livro não diz
        | post | resposta | regra   |
        | 3    | omisso   | MODO-2b |

  Regra: O modo do terceiro tipo só pode ser substituído: não pode ser desativado.

    @MODO-3a:base
    Cenário: Quem tenta desativar o modo que só pode ser substituído não consegue
      Dado um modo ativo que só pode ser substituído
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-3a

    @MODO-3a:substitui
    Cenário: O modo que só pode ser substituído dá lugar a outro
      Dado um modo ativo que só pode ser substituído
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica inativo
      E decide MODO-3a:substitui

    @MODO-3a:permanece @MODO-3a:fim
    Esquema do Cenário: O modo que só pode ser substituído vai até o fim da luta: <acaba>
      Dado um modo ativo que só pode ser substituído
      E <acaba>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | acaba         | resposta                   | regra             |
        | acaba o turno | o modo permanece como está | MODO-3a:permanece |
        | acaba a luta  | o modo acaba com a luta    | MODO-3a:fim       |

    @MODO-3a:salvo-pode_ser_desativado @MODO-3a:salvo-desativado_por_habilidade
    Esquema do Cenário: Uma legenda permite desativar o modo do terceiro tipo: <legenda>
      Dado um modo ativo que só pode ser substituído
      E a legenda diz que <legenda>
      E o jogador tenta desativar o modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide <salvo>
      E MODO-3a é afastada por <salvo>

      Exemplos: A do próprio modo
        | legenda                    | salvo                       |
        | o modo pode ser desativado | MODO-3a!pode_ser_desativado |

      Exemplos: A de outra habilidade
        | legenda                                                                  | salvo                             |
        | a habilidade desativa qualquer modo, mesmo o que não pode ser desativado | MODO-3a!desativado_por_habilidade |

    @MODO-3a:salvo-nao_pode_ser_substituido
    Cenário: O modo do terceiro tipo cuja legenda recusa a substituição não é substituído
      Dado um modo ativo que só pode ser substituído
      E a legenda diz que o modo não pode ser substituído
      E outro modo vem substituí-lo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-3a:substitui!nao_pode_ser_substituido
      E MODO-3a:substitui é afastada por MODO-3a:substitui!nao_pode_ser_substituido

    @MODO-3a:salvo-acaba_com_o_turno
    Cenário: O modo do terceiro tipo cuja legenda o faz acabar com o turno não permanece
      Dado um modo ativo que só pode ser substituído
      E a legenda diz que o modo acaba com o turno
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo é desativado
      E decide MODO-3a:permanece!acaba_com_o_turno
      E MODO-3a:permanece é afastada por MODO-3a:permanece!acaba_com_o_turno

    @MODO-3a:base @MODO-3a:permanece @MODO-3a:substitui
    Esquema do Cenário: Na batalha, o modo do terceiro tipo só cai se o substituem: até o post <post>, <resposta>
      Dado um modo que só pode ser substituído
      E a batalha:
        | quem    | ativa | desativa | substitui |
        | eu      | Manto |          |           |
        | inimigo |       | Manto    |           |
        | eu      |       |          | Manto     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decidem <regras>

      Exemplos:
        | post | resposta            | regras                      |
        | 2    | o modo está ativo   | MODO-3a e MODO-3a:permanece |
        | 3    | o modo está inativo | MODO-3a:substitui           |

  Regra: O modo do terceiro tipo não se mescla com nenhum outro; outro modo apenas se sobrepõe a ele.

    @MODO-3b:base
    Esquema do Cenário: O modo que só pode ser substituído não se mescla, <ainda que>
      Dado um modo ativo que só pode ser substituído
      E <o outro>
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-3b

      Exemplos:
        | ainda que                      | o outro                                       |
        | ainda que o outro a preveja    | a legenda diz que o outro modo prevê a mescla |
        | muito menos com outro como ele | o outro modo só pode ser substituído          |

    @MODO-3b:outro
    Esquema do Cenário: O modo que <tipo> não se mescla com um que só pode ser substituído, nem que este a preveja
      Dado um modo ativo que <tipo>
      E o outro modo só pode ser substituído
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-3b:outro
      E <vencida> é vencida por MODO-3b:outro

      Exemplos:
        | tipo                    | vencida |
        | não pode ser desativado | MODO-1b |
        | pode ser desativado     | MODO-2b |

    @MODO-3b:outro
    Cenário: Se o outro é do terceiro tipo e nem prevê a mescla, há duas razões para a recusa
      Dado um modo ativo que não pode ser desativado
      E o outro modo só pode ser substituído
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decidem MODO-1b:so e MODO-3b:outro

    @MODO-3b:desafio-outro_preve_mescla @AMB-0:A
    Cenário: A mescla que a legenda de um modo do terceiro tipo promete não vale
      Dado um modo ativo que não pode ser desativado
      E o outro modo só pode ser substituído
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica ativo
      E decide MODO-3b:outro
      E o juiz ignora que o outro modo prevê a mescla
      E a resposta depende da leitura AMB-0

    @MODO-3b:desafio-outro_preve_mescla @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o modo que <tipo> se mescla com o do terceiro tipo que o prevê
      Dado que o comitê adota a leitura B de AMB-0
      E um modo ativo que <tipo>
      E o outro modo só pode ser substituído
      E a legenda diz que o outro modo prevê a mescla
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o modo se mescla com o outro
      E decide <regra>
      E MODO-3b:outro é afastada por MODO-3b:outro!outro_preve_mescla
      E a resposta depende da leitura AMB-0

      Exemplos:
        | tipo                    | regra   |
        | não pode ser desativado | MODO-1b |
        | pode ser desativado     | MODO-2b |

    @MODO-3b:outro
    Esquema do Cenário: Ainda que toda regra ceda à legenda, o modo que <tipo> não fala pelo outro, do terceiro tipo
      Dado que o comitê adota a leitura B de AMB-0
      E um modo ativo que <tipo>
      E a legenda diz que o modo se mescla com qualquer outro
      E o outro modo só pode ser substituído
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: a tentativa é recusada, e o modo permanece como está
      E decide MODO-3b:outro
      E <vencida> é vencida por MODO-3b:outro

      Exemplos:
        | tipo                    | vencida                  |
        | não pode ser desativado | MODO-1b:so!aceita_mescla |
        | pode ser desativado     | MODO-2b:so!aceita_mescla |

    @MODO-3b:desafio-aceita_mescla
    Esquema do Cenário: O modo do terceiro tipo que promete mesclar-se com qualquer outro, na leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um modo ativo que só pode ser substituído
      E a legenda diz que o modo se mescla com qualquer outro
      E outro modo vem mesclar-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                             | regra   |
        | A       | a tentativa é recusada, e o modo permanece como está | MODO-3b |

      @AMB-0:B
      Exemplos: A regra cede à legenda
        | leitura | resposta                     | regra                 |
        | B       | o modo se mescla com o outro | MODO-3b!aceita_mescla |

    @MODO-3b:sobreposto @AMB-44:A
    Cenário: O modo a que outro se sobrepõe acaba
      Dado um modo ativo que só pode ser substituído
      E outro modo vem sobrepor-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: o outro se sobrepõe ao modo, que acaba
      E decide MODO-3b:sobreposto
      E a resposta depende da leitura AMB-44

    @MODO-3b:sobreposto @AMB-44:A
    Cenário: O modo a que outro se sobrepôs está inativo
      Dado um modo ativo que só pode ser substituído
      E outro modo vem sobrepor-se a ele
      Quando perguntam ao juiz: como fica o modo depois disso?
      Então a resposta é: o modo fica inativo
      E decide MODO-3b:sobreposto
      E a resposta depende da leitura AMB-44

    @MODO-3b:sobreposto @AMB-44:A
    Cenário: Quando acaba o modo que se sobrepôs, o de antes não volta
      Dado um modo que só pode ser substituído, coberto por outro
      E acaba o outro modo
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: não há modo ativo com que se faça isso
      E nenhuma regra decide
      E a resposta depende da leitura AMB-44

    @MODO-3b:suspenso @AMB-44:B
    Esquema do Cenário: Se o modo apenas dá a vez, o que outro cobre fica suspenso: <pergunta>
      Dado que o comitê adota a leitura B de AMB-44
      E um modo ativo que só pode ser substituído
      E outro modo vem sobrepor-se a ele
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E decide MODO-3b:suspenso
      E a resposta depende da leitura AMB-44

      Exemplos:
        | pergunta                       | resposta                                       |
        | o que acontece com o modo?     | o outro se sobrepõe ao modo, que fica suspenso |
        | como fica o modo depois disso? | o modo fica suspenso sob o outro               |

    @MODO-3b:volta @AMB-44:B
    Esquema do Cenário: Se o modo apenas dá a vez, ele volta quando acaba o outro: <pergunta>
      Dado que o comitê adota a leitura B de AMB-44
      E um modo que só pode ser substituído, coberto por outro
      E acaba o outro modo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E decide MODO-3b:volta
      E a resposta depende da leitura AMB-44

      Exemplos:
        | pergunta                       | resposta             |
        | o que acontece com o modo?     | o modo volta a valer |
        | como fica o modo depois disso? | o modo fica ativo    |

    @MODO-3a:fim @AMB-44:B
    Esquema do Cenário: O modo suspenso espera: <acaba>, <resposta>
      Dado que o comitê adota a leitura B de AMB-44
      E um modo que só pode ser substituído, coberto por outro
      E <acaba>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-44

      Exemplos:
        | acaba         | resposta                   |
        | acaba o turno | o modo permanece como está |
        | acaba a luta  | o modo acaba com a luta    |

    @GAP-32 @AMB-44:B
    Esquema do Cenário: Do que se faz com um modo suspenso o livro nada diz: <acontece>
      Dado que o comitê adota a leitura B de AMB-44
      E um modo que só pode ser substituído, coberto por outro
      E <acontece>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | acontece                         |
        | o jogador ativa o modo           |
        | o jogador tenta desativar o modo |
        | outro modo vem substituí-lo      |
        | outro modo vem mesclar-se a ele  |
        | outro modo vem sobrepor-se a ele |

    @GAP-32 @AMB-44:B
    Cenário: O modo que acabaria com o turno, suspenso, acaba? Omisso
      Dado que o comitê adota a leitura B de AMB-44
      E um modo que só pode ser substituído, coberto por outro
      E a legenda diz que o modo acaba com o turno
      E acaba o turno
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: omisso
      E a lacuna é GAP-32

    @MODO-3b:desafio-nao_pode_ser_sobreposto
    Esquema do Cenário: O modo que se diz livre de sobreposição, nas leituras <AMB-0> de AMB-0 e <AMB-44> de AMB-44
      Dado que o comitê adota a leitura <AMB-0> de AMB-0
      E o comitê adota a leitura <AMB-44> de AMB-44
      E um modo ativo que só pode ser substituído
      E a legenda diz que nenhum modo se sobrepõe ao modo
      E outro modo vem sobrepor-se a ele
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | AMB-0 | AMB-44 | resposta                                       | regra              |
        | A     | A      | o outro se sobrepõe ao modo, que acaba         | MODO-3b:sobreposto |
        | A     | B      | o outro se sobrepõe ao modo, que fica suspenso | MODO-3b:suspenso   |

      @AMB-0:B
      Exemplos: A regra cede à legenda
        | AMB-0 | AMB-44 | resposta                                             | regra                                      |
        | B     | A      | a tentativa é recusada, e o modo permanece como está | MODO-3b:sobreposto!nao_pode_ser_sobreposto |
        | B     | B      | a tentativa é recusada, e o modo permanece como está | MODO-3b:suspenso!nao_pode_ser_sobreposto   |

    @CON-26
    Esquema do Cenário: Só a mescla distingue o modo que <tipo>: <acontece>
      Dado um modo ativo que <tipo>
      E a legenda diz que o outro modo prevê a mescla
      E <acontece>
      Quando perguntam ao juiz: o que acontece com o modo?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O primeiro tipo e o terceiro respondem igual
        | tipo                    | acontece                         | resposta                                             | regra             |
        | não pode ser desativado | o jogador tenta desativar o modo | a tentativa é recusada, e o modo permanece como está | MODO-1a           |
        | só pode ser substituído | o jogador tenta desativar o modo | a tentativa é recusada, e o modo permanece como está | MODO-3a           |
        | não pode ser desativado | outro modo vem substituí-lo      | o modo é substituído pelo outro                      | MODO-1a:substitui |
        | só pode ser substituído | outro modo vem substituí-lo      | o modo é substituído pelo outro                      | MODO-3a:substitui |

      Exemplos: O primeiro se mescla, o terceiro não
        | tipo                    | acontece                        | resposta                                             | regra   |
        | não pode ser desativado | outro modo vem mesclar-se a ele | o modo se mescla com o outro                         | MODO-1b |
        | só pode ser substituído | outro modo vem mesclar-se a ele | a tentativa é recusada, e o modo permanece como está | MODO-3b |

    @MODO-3b:sobreposto @MODO-3b:suspenso @MODO-3b:volta @AMB-44:A @AMB-44:B
    Esquema do Cenário: Na batalha, outro modo cobre o Manto e depois acaba; na leitura <leitura>, até o post <post>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-44
      E um modo que só pode ser substituído
      E a batalha:
        | quem    | ativa | mescla | sobrepoe | descobre |
        | eu      | Manto |        |          |          |
        | inimigo |       |        |          |          |
        | eu      |       | Manto  |          |          |
        | inimigo |       |        |          |          |
        | eu      |       |        | Manto    |          |
        | inimigo |       |        |          |          |
        | eu      |       |        |          | Manto    |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Manto: como está o modo neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O outro fica no lugar dele
        | leitura | post | resposta            | regra              |
        | A       | 4    | o modo está ativo   | MODO-3b            |
        | A       | 6    | o modo está inativo | MODO-3b:sobreposto |
        | A       | 7    | o modo está inativo | MODO-3b:sobreposto |

      Exemplos: O modo fica suspenso, e volta
        | leitura | post | resposta                      | regra            |
        | B       | 6    | o modo está coberto por outro | MODO-3b:suspenso |
        | B       | 7    | o modo está ativo             | MODO-3b:volta    |
