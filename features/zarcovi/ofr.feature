# language: pt
@zarcovi
Funcionalidade: Ofensivas que demoram turnos
  Há ofensivas que só caem turnos depois do card. Caem onde o dono estiver ao encerrar, se no turno da queda ele não disser
  outro lugar; e não caem se, até lá, ele cair em um Genjutsu ou morrer.

  Regra: A ofensiva que demora turnos cai onde o personagem estiver no momento do encerro.

    @OFR-1:base @AMB-14-local:B
    Cenário: No turno da queda, a ofensiva cai onde o dono está ao encerrar
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai onde o dono está no encerro
      E decide OFR-1
      E a resposta depende da leitura AMB-14-local

    @OFR-1:base
    Cenário: O dono encerra em outra dimensão, e a ofensiva cai nela
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E sabe-se que o dono da ofensiva encerra em outra dimensão
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva cai em outra dimensão
      E decide OFR-1

    @OFR-1:alvo @AMB-14-local:A
    Cenário: Se o personagem é o alvo, a ofensiva cai onde ele está
      Dado que o comitê adota a leitura A de AMB-14-local
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai onde o alvo está no encerro
      E decide OFR-1:alvo
      E a resposta depende da leitura AMB-14-local

    @OFR-1:alvo
    Cenário: Se o personagem é o alvo, a ofensiva o acha até em outra dimensão
      Dado que o comitê adota a leitura A de AMB-14-local
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E sabe-se que o alvo está em outra dimensão na queda da ofensiva
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: a ofensiva pode atingir o alvo, que se defende dela
      E decide OFR-1:alvo

    @OFR-1:encerro @AMB-14-encerro:B
    Cenário: O encerro em que a ofensiva cai é o do dono dela
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      Quando perguntam ao juiz: em que momento a ofensiva cai?
      Então a resposta é: a ofensiva cai no encerro do dono
      E decide OFR-1:encerro
      E a resposta depende da leitura AMB-14-encerro

    @OFR-1:encerro_do_alvo @AMB-14-encerro:A
    Cenário: Se o encerro é o do alvo, é nele que a ofensiva cai
      Dado que o comitê adota a leitura A de AMB-14-encerro
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      Quando perguntam ao juiz: em que momento a ofensiva cai?
      Então a resposta é: a ofensiva cai no encerro do alvo
      E decide OFR-1:encerro_do_alvo
      E a resposta depende da leitura AMB-14-encerro

    @OFR-1:base
    Esquema do Cenário: Passados <turnos> dos 3 turnos que demora, a ofensiva ainda não cai
      Dada uma ofensiva que cai em 3 turnos
      E passaram <turnos> turnos desde o card da ofensiva
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva ainda não cai
      E nenhuma regra decide
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva ainda não cai
      E nenhuma regra decide
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: a ofensiva não atinge o alvo
      E nenhuma regra decide

      Exemplos:
        | turnos |
        | 0      |
        | 2      |

    @OFR-1:alvo @OFR-1:encerro_do_alvo @AMB-14-local:A @AMB-14-encerro:A
    Esquema do Cenário: Se o personagem e o encerro são os do alvo, a ofensiva de 2 turnos, passados 3: <pergunta>
      Dado que o comitê adota a leitura A de AMB-14-local
      E o comitê adota a leitura A de AMB-14-encerro
      E uma ofensiva que cai em 2 turnos
      E passaram 3 turnos desde o card da ofensiva
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | pergunta                       | resposta                                   | regra                 |
        | onde a ofensiva cai?           | a ofensiva cai onde o alvo está no encerro | OFR-1:alvo            |
        | em que momento a ofensiva cai? | a ofensiva cai no encerro do alvo          | OFR-1:encerro_do_alvo |

    @OFR-1:alvo @OFR-1:encerro_do_alvo
    Esquema do Cenário: Também no encerro do alvo, a ofensiva por cair ainda não cai: <pergunta>
      Dado que o comitê adota a leitura A de AMB-14-local
      E o comitê adota a leitura A de AMB-14-encerro
      E uma ofensiva que cai em 2 turnos
      E passa 1 turno desde o card da ofensiva
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: a ofensiva ainda não cai
      E nenhuma regra decide

      Exemplos:
        | pergunta                       |
        | onde a ofensiva cai?           |
        | em que momento a ofensiva cai? |

    @OFR-1:base
    Cenário: Sem saber quantos turnos se passaram, não se sabe se a ofensiva cai
      Dada uma ofensiva que cai em 3 turnos
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: depende
      E falta saber: turnos passados desde o card da ofensiva

    @OFR-1:base
    Cenário: A ofensiva que cai no campo pode atingir o alvo que está no campo
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: a ofensiva pode atingir o alvo, que se defende dela
      E decide OFR-1

    @OFR-1:desafio-persegue_o_alvo
    Esquema do Cenário: A legenda diz que a ofensiva cai sobre o alvo; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E a legenda diz que a ofensiva cai sobre o alvo, onde quer que ele esteja
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                   | regra |
        | A       | a ofensiva cai onde o dono está no encerro | OFR-1 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                                   | regra                 |
        | B       | a ofensiva cai onde o alvo está no encerro | OFR-1!persegue_o_alvo |

  Regra: No turno da queda o jogador pode enviar o card da ofensiva e dizer em que momento e local ela cai.

    @OFR-2:base @OFR-2:local @CON-29
    Cenário: Declarado no turno da queda, vale o local que o jogador disse, e não o do encerro
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai no local declarado
      E decidem OFR-2 e OFR-2:local
      E OFR-1 é vencida por OFR-2:local

    @OFR-2:local @CON-29
    Cenário: Também se o personagem é o alvo, vale o local que o jogador disse
      Dado que o comitê adota a leitura A de AMB-14-local
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai no local declarado
      E OFR-1:alvo é vencida por OFR-2:local

    @OFR-2:momento
    Esquema do Cenário: Vale o momento que o jogador disse, e não o encerro (leitura <leitura>)
      Dado que o comitê adota a leitura <leitura> de AMB-14-encerro
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      Quando perguntam ao juiz: em que momento a ofensiva cai?
      Então a resposta é: a ofensiva cai no momento declarado
      E decide OFR-2:momento
      E <vencida> é vencida por OFR-2:momento

      Exemplos:
        | leitura | vencida               |
        | A       | OFR-1:encerro_do_alvo |
        | B       | OFR-1:encerro         |

    @OFR-2:turno
    Esquema do Cenário: Da ofensiva de 2 turnos, passados <turnos>, declara-se <local>: <resposta>
      Dada uma ofensiva que cai em 2 turnos
      E passaram <turnos> turnos desde o card da ofensiva
      E o jogador declara <local> e o momento da queda
      Quando perguntam ao juiz: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos: Antes, no turno e depois
        | turnos | local               | resposta                                 | regra       |
        | 0      | um local ao alcance | a declaração de momento e local não vale | OFR-2:turno |
        | 1      | um local ao alcance | a declaração de momento e local não vale | OFR-2:turno |
        | 2      | um local ao alcance | a declaração de momento e local vale     | OFR-2       |
        | 3      | um local ao alcance | a declaração de momento e local não vale | OFR-2:turno |

      Exemplos: Fora do turno da queda, local nenhum vale, e por essa razão
        | turnos | local                      | resposta                                 | regra       |
        | 1      | um local fora do alcance   | a declaração de momento e local não vale | OFR-2:turno |
        | 3      | um local fora do alcance   | a declaração de momento e local não vale | OFR-2:turno |
        | 1      | um local em outra dimensão | a declaração de momento e local não vale | OFR-2:turno |

    @OFR-1:base
    Cenário: Declarada tarde, a queda foi a do encerro
      Dada uma ofensiva que cai em 2 turnos
      E passaram 3 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai onde o dono está no encerro
      E só decide OFR-1
      Quando perguntam ao juiz: em que momento a ofensiva cai?
      Então a resposta é: a ofensiva cai no encerro do dono
      E só decide OFR-1:encerro

    @OFR-1:base
    Cenário: Declarada cedo, em outra dimensão, a ofensiva por cair não cai nem atinge quem está lá
      Dada uma ofensiva que cai em 2 turnos
      E passa 1 turno desde o card da ofensiva
      E o jogador declara um local em outra dimensão e o momento da queda
      E sabe-se que o alvo está em outra dimensão na queda da ofensiva
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva ainda não cai
      E nenhuma regra decide
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: a ofensiva não atinge o alvo
      E nenhuma regra decide

    @OFR-2:base @OFR-2:turno
    Esquema do Cenário: O jogador não é obrigado a declarar: passados <turnos> de 2 turnos, na leitura <leitura> de AMB-15
      Dado que o comitê adota a leitura <leitura> de AMB-15
      E uma ofensiva que cai em 2 turnos
      E passaram <turnos> turnos desde o card da ofensiva
      Quando perguntam ao juiz: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: não há declaração de momento e local
      E nenhuma regra decide

      Exemplos:
        | leitura | turnos |
        | A       | 2      |
        | B       | 2      |
        | B       | 3      |

    @OFR-2:alcance @AMB-15:B
    Esquema do Cenário: Não vale declarar <local>
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara <local> e o momento da queda
      Quando perguntam ao juiz: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: a declaração de momento e local não vale
      E decide OFR-2:alcance
      E a resposta depende da leitura AMB-15

      Exemplos:
        | local                      |
        | um local fora do alcance   |
        | um local em outra dimensão |

    @OFR-1:base
    Cenário: Se o local declarado não vale, a ofensiva cai onde o dono está
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local em outra dimensão e o momento da queda
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva cai no campo
      E decide OFR-1
      E não decide OFR-2:local

    @OFR-1:alvo
    Cenário: Se o local declarado não vale e o personagem é o alvo, a ofensiva cai onde o alvo está
      Dado que o comitê adota a leitura A de AMB-14-local
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local em outra dimensão e o momento da queda
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva cai no campo
      E só decide OFR-1:alvo

    @OFR-2:local
    Esquema do Cenário: O local ao alcance de quem encerra <dono> é da mesma dimensão: <resposta>
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      E sabe-se que o dono da ofensiva encerra <dono>
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: <resposta>
      E só decidem OFR-2 e OFR-2:local

      Exemplos:
        | dono              | resposta                         |
        | em campo          | a ofensiva cai no campo          |
        | em outra dimensão | a ofensiva cai em outra dimensão |

    @OFR-1:base @OFR-1:encerro
    Esquema do Cenário: Iara lança o Meteoro, que cai em 2 turnos; no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E uma ofensiva que cai em 2 turnos
      E a batalha:
        | quem | usa     |
        | Iara | Meteoro |
        | Caio |         |
        | Iara |         |
        | Caio |         |
        | Iara |         |
        | Caio |         |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Meteoro: <pergunta>
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Por cair
        | post | pergunta             | resposta                 | regra           |
        | 1    | onde a ofensiva cai? | a ofensiva ainda não cai | TUR-1b          |
        | 3    | onde a ofensiva cai? | a ofensiva ainda não cai | TUR-1a:contagem |

      Exemplos: No turno da queda, e depois dele
        | post | pergunta                       | resposta                                   | regra         |
        | 5    | onde a ofensiva cai?           | a ofensiva cai onde o dono está no encerro | OFR-1         |
        | 5    | em que momento a ofensiva cai? | a ofensiva cai no encerro do dono          | OFR-1:encerro |
        | 6    | onde a ofensiva cai?           | a ofensiva cai onde o dono está no encerro | OFR-1         |

    @OFR-2:base @AMB-15:A
    Cenário: Se qualquer local serve, a ofensiva cai até em outra dimensão
      Dado que o comitê adota a leitura A de AMB-15
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local em outra dimensão e o momento da queda
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva cai em outra dimensão
      E decidem OFR-2 e OFR-2:local
      E a resposta depende da leitura AMB-15

    @OFR-2:base @AMB-15:A
    Cenário: Se qualquer local serve, vale também o que está fora do alcance
      Dado que o comitê adota a leitura A de AMB-15
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local fora do alcance e o momento da queda
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai no local declarado
      E decidem OFR-2 e OFR-2:local
      Quando perguntam ao juiz: em que dimensão a ofensiva cai?
      Então a resposta é: a ofensiva cai no campo
      E só decidem OFR-2 e OFR-2:local

    @OFR-2:base @OFR-2:turno @OFR-2:local
    Esquema do Cenário: No post <post> Iara declara a queda do Meteoro: <resposta>
      Dado que Iara tem por inimigo Caio
      E uma ofensiva que cai em 2 turnos
      E o jogador declara um local ao alcance e o momento da queda
      E a batalha:
        | quem | usa     | declara   |
        | Iara | Meteoro |           |
        | Caio |         |           |
        | Iara |         | <segundo> |
        | Caio |         |           |
        | Iara |         | <queda>   |
        | Caio |         |           |
        | Iara |         | <depois>  |
      Quando perguntam ao juiz da batalha, sobre o Meteoro: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: <resposta>
      E decide <regra>
      Quando perguntam ao juiz da batalha, sobre o Meteoro: onde a ofensiva cai?
      Então a resposta é: <onde>
      E decide <por>

      Exemplos: No turno da queda
        | post | segundo | queda   | depois | resposta                             | regra | onde                              | por         |
        | 5    |         | Meteoro |        | a declaração de momento e local vale | OFR-2 | a ofensiva cai no local declarado | OFR-2:local |

      Exemplos: Antes e depois dele
        | post | segundo | queda | depois  | resposta                                 | regra       | onde                                       | por   |
        | 3    | Meteoro |       |         | a declaração de momento e local não vale | OFR-2:turno | a ofensiva cai onde o dono está no encerro | OFR-1 |
        | 7    |         |       | Meteoro | a declaração de momento e local não vale | OFR-2:turno | a ofensiva cai onde o dono está no encerro | OFR-1 |

    @OFR-2:desafio-local_fixo
    Esquema do Cenário: A legenda diz que a queda não se escolhe; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      E a legenda diz que o momento e o local da queda da ofensiva não podem ser escolhidos
      Quando perguntam ao juiz: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                             | regra |
        | A       | a declaração de momento e local vale | OFR-2 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                                 | regra            |
        | B       | a declaração de momento e local não vale | OFR-2!local_fixo |

    @OFR-2:desafio-cai_em_qualquer_lugar
    Esquema do Cenário: A legenda diz que a ofensiva cai em qualquer lugar; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local fora do alcance e o momento da queda
      E a legenda diz que a ofensiva pode cair em qualquer lugar
      Quando perguntam ao juiz: valem o momento e o local da queda que o jogador declara?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                 | regra         |
        | A       | a declaração de momento e local não vale | OFR-2:alcance |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                             | regra                               |
        | B       | a declaração de momento e local vale | OFR-2:alcance!cai_em_qualquer_lugar |

    @OFR-2:local @OFR-1:desafio-persegue_o_alvo
    Cenário: Mesmo da ofensiva que cai sobre o alvo o jogador pode declarar o local
      Dado que o comitê adota a leitura B de AMB-0
      E uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E o jogador declara um local ao alcance e o momento da queda
      E a legenda diz que a ofensiva cai sobre o alvo, onde quer que ele esteja
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva cai no local declarado
      E decide OFR-2:local
      E OFR-1!persegue_o_alvo é vencida por OFR-2:local

  Regra: Se o dono cai em um Genjutsu ou morre enquanto a ofensiva está por cair, ela é cancelada.

    @OFR-3a:base
    Esquema do Cenário: Se antes da queda o dono <desventura>, a ofensiva é cancelada
      Dada uma ofensiva que cai em 2 turnos
      E passa 1 turno desde o card da ofensiva
      E antes da queda o dono <desventura>
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva é cancelada
      E decide OFR-3a

      Exemplos:
        | desventura         |
        | morre              |
        | cai em um Genjutsu |

    @OFR-3a:base
    Esquema do Cenário: A ofensiva cancelada não cai, nem se o jogador declara <local>: <pergunta>
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E antes da queda o dono morre
      E o jogador declara <local> e o momento da queda
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: a ofensiva não cai
      E só decide OFR-3a

      Exemplos:
        | pergunta                        | local                      |
        | onde a ofensiva cai?            | um local ao alcance        |
        | em que momento a ofensiva cai?  | um local ao alcance        |
        | em que dimensão a ofensiva cai? | um local ao alcance        |
        | em que dimensão a ofensiva cai? | um local em outra dimensão |

    @OFR-3a:base
    Esquema do Cenário: Passados <turnos> dos 2 turnos, a cancelada não cai em encerro algum (leitura <leitura>)
      Dado que o comitê adota a leitura <leitura> de AMB-14-local
      E o comitê adota a leitura <leitura> de AMB-14-encerro
      E uma ofensiva que cai em 2 turnos
      E passaram <turnos> turnos desde o card da ofensiva
      E antes da queda o dono <desventura>
      Quando perguntam ao juiz: onde a ofensiva cai?
      Então a resposta é: a ofensiva não cai
      E só decide OFR-3a
      Quando perguntam ao juiz: em que momento a ofensiva cai?
      Então a resposta é: a ofensiva não cai
      E só decide OFR-3a

      Exemplos: O encerro do dono, e o do alvo
        | leitura | turnos | desventura         |
        | B       | 1      | cai em um Genjutsu |
        | A       | 2      | morre              |

    @OFR-3a:base
    Esquema do Cenário: A ofensiva cancelada não atinge o alvo, esteja ele <alvo>
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E antes da queda o dono cai em um Genjutsu
      E sabe-se que o alvo está <alvo> na queda da ofensiva
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: a ofensiva não atinge o alvo
      E só decide OFR-3a

      Exemplos:
        | alvo              |
        | em campo          |
        | em outra dimensão |

    @OFR-3a:base
    Cenário: Se nada houve com o dono, a ofensiva segue
      Dada uma ofensiva que cai em 2 turnos
      E passa 1 turno desde o card da ofensiva
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva segue
      E nenhuma regra decide

    @OFR-3a:base
    Cenário: Recuperar-se em turno posterior não salva a ofensiva
      Dada uma ofensiva que cai em 4 turnos
      E passaram 2 turnos desde o card da ofensiva
      E antes da queda o dono cai em um Genjutsu
      E o dono se livra depois
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva é cancelada
      E só decide OFR-3a

    @CON-30
    Cenário: O dono paralisado não perde a ofensiva que já está por cair
      Dada uma ofensiva que cai em 2 turnos
      E passa 1 turno desde o card da ofensiva
      E antes da queda o dono é paralisado
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva segue
      E nenhuma regra decide

    @AMB-47:B
    Cenário: A morte driblada não é morte, e a ofensiva segue
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono dribla a morte
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva segue
      E nenhuma regra decide
      E a resposta depende da leitura AMB-47

    @OFR-3a:base @AMB-47:A
    Cenário: Se a morte driblada conta como morte, a ofensiva é cancelada
      Dado que o comitê adota a leitura A de AMB-47
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono dribla a morte
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva é cancelada
      E decide OFR-3a
      E a resposta depende da leitura AMB-47

    @OFR-3a:base @OFR-3b:base
    Esquema do Cenário: Ainda que a morte driblada conte como morte, a ofensiva segue se <dono> e <recuperação>
      Dado que o comitê adota a leitura A de AMB-47
      E uma ofensiva que cai em 2 turnos
      E se sabe que <dono>
      E se sabe que <recuperação>
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva segue
      E nenhuma regra decide

      Exemplos:
        | dono                              | recuperação                                    |
        | nada houve com o dono da ofensiva | o dono da ofensiva não se recuperou            |
        | o dono da ofensiva foi paralisado | o dono da ofensiva não se recuperou            |
        | o dono da ofensiva foi paralisado | o dono da ofensiva se recuperou no mesmo turno |

    @OFR-3a:base
    Esquema do Cenário: O dono do Meteoro sofre antes da queda (<segundo>), nela (<queda>), depois (<depois>): <resposta>
      Dado que Iara tem por inimigo Caio
      E uma ofensiva que cai em 2 turnos
      E a batalha:
        | quem | usa     | acontece  |
        | Iara | Meteoro |           |
        | Caio |         |           |
        | Iara |         | <segundo> |
        | Caio |         |           |
        | Iara |         | <queda>   |
        | Caio |         |           |
        | Iara |         | <depois>  |
      Quando perguntam ao juiz da batalha, sobre o Meteoro: a ofensiva que demora turnos segue?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Até a queda
        | segundo         | queda           | depois | resposta               | regra  |
        | morre           |                 |        | a ofensiva é cancelada | OFR-3a |
        | cai em Genjutsu |                 |        | a ofensiva é cancelada | OFR-3a |
        | cai em Genjutsu | sai do Genjutsu |        | a ofensiva é cancelada | OFR-3a |
        |                 | morre           |        | a ofensiva é cancelada | OFR-3a |
        | é paralisado    | morre           |        | a ofensiva é cancelada | OFR-3a |

      Exemplos: Depois dela
        | segundo | queda | depois          | resposta         | regra           |
        |         |       | morre           | a ofensiva segue | TUR-1a:contagem |
        |         |       | cai em Genjutsu | a ofensiva segue | TUR-1a:contagem |

    @OFR-3a:desafio-sobrevive_ao_dono
    Esquema do Cenário: A legenda diz que a ofensiva cai mesmo assim; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono morre
      E a legenda diz que a ofensiva cai mesmo que o usuário morra ou caia em um Genjutsu
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta               | regra  |
        | A       | a ofensiva é cancelada | OFR-3a |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta         | regra                    |
        | B       | a ofensiva segue | OFR-3a!sobrevive_ao_dono |

  Regra: Ressuscitar ou sair do Genjutsu no mesmo turno não salva a ofensiva que estava por cair.

    @OFR-3b:base
    Esquema do Cenário: O dono <desventura> e <recuperação>, e a ofensiva é cancelada assim mesmo
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono <desventura>
      E o dono <recuperação>
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva é cancelada
      E decide OFR-3b
      E não decide OFR-3a

      Exemplos:
        | desventura         | recuperação               |
        | morre              | ressuscita no mesmo turno |
        | cai em um Genjutsu | se livra no mesmo turno   |

    @OFR-3b:base
    Esquema do Cenário: Iara <desventura> e <recuperação> no mesmo post, e o Meteoro não cai
      Dado que Iara tem por inimigo Caio
      E uma ofensiva que cai em 3 turnos
      E a batalha:
        | quem | usa     | acontece                    |
        | Iara | Meteoro |                             |
        | Caio |         |                             |
        | Iara |         | <desventura>, <recuperação> |
        | Caio |         |                             |
        | Iara |         |                             |
      Quando perguntam ao juiz da batalha, sobre o Meteoro: a ofensiva que demora turnos segue?
      Então a resposta é: a ofensiva é cancelada
      E decide OFR-3b
      E não decide OFR-3a

      Exemplos:
        | desventura      | recuperação     |
        | morre           | ressuscita      |
        | cai em Genjutsu | sai do Genjutsu |

    @OFR-3b:desafio-segue_se_recuperado
    Esquema do Cenário: A legenda promete que a ofensiva segue; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono morre
      E o dono ressuscita no mesmo turno
      E a legenda diz que a ofensiva segue se o usuário ressuscitar ou sair do Genjutsu no mesmo turno
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta               | regra  |
        | A       | a ofensiva é cancelada | OFR-3b |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta         | regra                      |
        | B       | a ofensiva segue | OFR-3b!segue_se_recuperado |

  Regra: A ofensiva cancelada não tem o seu uso estornado.

    @OFR-3c:base
    Esquema do Cenário: Cancelada porque o dono <desventura>, da ofensiva de <usos> usos com <gastos> gasto restam <restam>
      Dada uma ofensiva que cai em 2 turnos
      E a ofensiva tem <usos> usos, dos quais <gastos> gasto
      E antes da queda o dono <desventura>
      Quando perguntam ao juiz: quantos usos da ofensiva restam?
      Então a resposta é: <restam>
      E decidem OFR-3c e OFR-3a

      Exemplos:
        | desventura         | usos | gastos | restam |
        | morre              | 3    | 1      | 2      |
        | cai em um Genjutsu | 1    | 1      | 0      |

    @OFR-3c:base
    Cenário: Nem quem ressuscita no mesmo turno tem o uso de volta
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono morre
      E o dono ressuscita no mesmo turno
      Quando perguntam ao juiz: o uso da ofensiva cancelada é estornado?
      Então a resposta é: o uso da ofensiva não é estornado
      E decidem OFR-3c e OFR-3b

    @OFR-3c:base
    Cenário: Da ofensiva que segue não há o que estornar, e o uso está gasto
      Dada uma ofensiva que cai em 2 turnos
      E a ofensiva tem 3 usos, dos quais 1 gasto
      Quando perguntam ao juiz: o uso da ofensiva cancelada é estornado?
      Então a resposta é: a ofensiva não foi cancelada
      E nenhuma regra decide
      Quando perguntam ao juiz: quantos usos da ofensiva restam?
      Então a resposta é: 2
      E nenhuma regra decide

    @OFR-3c:base
    Cenário: Dos 3 usos do Meteoro, os 2 que Iara gastou se perdem, um deles cancelado
      Dado que Iara tem por inimigo Caio
      E uma ofensiva que cai em 2 turnos
      E a ofensiva tem 3 usos
      E a batalha:
        | quem | usa     | acontece |
        | Iara | Meteoro |          |
        | Caio |         |          |
        | Iara | Meteoro |          |
        | Caio |         |          |
        | Iara |         | morre    |
      Quando perguntam ao juiz da batalha, sobre o Meteoro: o uso da ofensiva cancelada é estornado?
      Então a resposta é: o uso da ofensiva não é estornado
      E decidem OFR-3c e OFR-3a
      Quando perguntam ao juiz da batalha, sobre o Meteoro: quantos usos da ofensiva restam?
      Então a resposta é: 1
      E decide OFR-3c

    @OFR-3c:desafio-estorna_uso
    Esquema do Cenário: A legenda promete o estorno; pela leitura <leitura>, de 3 usos com 1 gasto restam <restam>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma ofensiva que cai em 2 turnos
      E a ofensiva tem 3 usos, dos quais 1 gasto
      E antes da queda o dono morre
      E a legenda diz que o uso da ofensiva é estornado se ela for cancelada
      Quando perguntam ao juiz: quantos usos da ofensiva restam?
      Então a resposta é: <restam>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | restam | regra  |
        | A       | 2      | OFR-3c |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | restam | regra              |
        | B       | 3      | OFR-3c!estorna_uso |

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-19
    Cenário: O livro não diz se segue a ofensiva de quem foi selado
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono é selado
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: omisso
      E a lacuna é GAP-19

    @GAP-19
    Esquema do Cenário: Ainda que a morte driblada conte como morte, do dono selado que <recuperação> nada se diz
      Dado que o comitê adota a leitura A de AMB-47
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono é selado
      E se sabe que o dono da ofensiva <recuperação>
      Quando perguntam ao juiz: a ofensiva que demora turnos segue?
      Então a resposta é: omisso
      E a lacuna é GAP-19

      Exemplos:
        | recuperação                 |
        | não se recuperou            |
        | se recuperou no mesmo turno |

    @GAP-19
    Esquema do Cenário: Dono <dono> e alvo <alvo>: o livro não diz se a ofensiva o atinge
      Dada uma ofensiva que cai em 2 turnos
      E passaram 2 turnos desde o card da ofensiva
      E sabe-se que o dono da ofensiva encerra <dono>
      E sabe-se que o alvo está <alvo> na queda da ofensiva
      Quando perguntam ao juiz: a ofensiva que cai pode atingir o alvo?
      Então a resposta é: omisso
      E a lacuna é GAP-19

      Exemplos:
        | dono              | alvo              |
        | em outra dimensão | em campo          |
        | em campo          | em outra dimensão |

    @GAP-49
    Cenário: O livro não diz até quando cabe a ressurreição
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono morre
      Quando perguntam ao juiz: quem morreu pode ressuscitar em turno posterior ao da morte?
      Então a resposta é: omisso
      E a lacuna é GAP-49

    @GAP-49
    Cenário: O livro não diz o que acontece com os outros efeitos pendentes de quem morreu
      Dada uma ofensiva que cai em 2 turnos
      E antes da queda o dono morre
      Quando perguntam ao juiz: outro efeito pendente do mesmo personagem segue?
      Então a resposta é: omisso
      E a lacuna é GAP-49

    @GAP-18 @GAP-49
    Esquema do Cenário: Na leitura <leitura> de AMB-47, o dono <desventura>: dos seus outros efeitos o livro nada diz
      Dado que o comitê adota a leitura <leitura> de AMB-47
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono <desventura>
      Quando perguntam ao juiz: outro efeito pendente do mesmo personagem segue?
      Então a resposta é: omisso
      E a lacuna é <lacuna>

      Exemplos: Nenhum efeito de quem se vê assim impedido
        | leitura | desventura         | lacuna |
        | B       | cai em um Genjutsu | GAP-18 |
        | B       | é paralisado       | GAP-18 |
        | B       | é selado           | GAP-18 |
        | A       | cai em um Genjutsu | GAP-18 |
        | A       | é paralisado       | GAP-18 |
        | A       | é selado           | GAP-18 |

      Exemplos: Nem os de quem morreu, se a morte driblada conta como morte
        | leitura | desventura     | lacuna |
        | A       | dribla a morte | GAP-49 |

    @GAP-49 @AMB-47:B
    Esquema do Cenário: Os outros efeitos pendentes seguem, se <dono>
      Dada uma ofensiva que cai em 2 turnos
      E se sabe que <dono>
      Quando perguntam ao juiz: outro efeito pendente do mesmo personagem segue?
      Então a resposta é: o outro efeito pendente segue

      Exemplos:
        | dono                               |
        | nada houve com o dono da ofensiva  |
        | o dono da ofensiva driblou a morte |

    @GAP-49
    Esquema do Cenário: De quem não morreu não há ressurreição a perguntar: <dono>
      Dada uma ofensiva que cai em 2 turnos
      E se sabe que <dono>
      Quando perguntam ao juiz: quem morreu pode ressuscitar em turno posterior ao da morte?
      Então a resposta é: ninguém morreu

      Exemplos:
        | dono                                   |
        | nada houve com o dono da ofensiva      |
        | o dono da ofensiva driblou a morte     |
        | o dono da ofensiva caiu em um Genjutsu |
        | o dono da ofensiva foi paralisado      |
        | o dono da ofensiva foi selado          |

    @GAP-49 @AMB-47:A
    Cenário: A morte driblada, se contar como morte, deixa em aberto até quando cabe a ressurreição
      Dado que o comitê adota a leitura A de AMB-47
      E uma ofensiva que cai em 2 turnos
      E antes da queda o dono dribla a morte
      Quando perguntam ao juiz: quem morreu pode ressuscitar em turno posterior ao da morte?
      Então a resposta é: omisso
      E a lacuna é GAP-49
      E a resposta depende da leitura AMB-47
