# language: pt
@zarcovi
Funcionalidade: Habilidades dimensionais
  Quem gasta um uso de habilidade dimensional vai para outra dimensão, e quem vai à mesma se encontra lá. A dimensional
  não manipula o ataque global, mas manipula o que é apenas equiparado a global.

  Regra: Quem gasta um uso de habilidade dimensional, ou equiparada, tem de ir para uma dimensão que não é a atual.

    @DIM-1:base
    Esquema do Cenário: Ir da dimensão <origem> para a dimensão <destino>: <resposta>
      Dada uma habilidade dimensional
      E o usuário vai da dimensão <origem> para a dimensão <destino>
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: <resposta>
      E decide DIM-1

      Exemplos: Outra dimensão
        | origem | destino | resposta   |
        | Terra  | Véu     | o uso vale |
        | Véu    | Terra   | o uso vale |

      Exemplos: A mesma
        | origem | destino | resposta       |
        | Terra  | Terra   | o uso não vale |

    @DIM-1:base
    Cenário: Quem gasta um uso e fica onde está não usou a dimensional como deve
      Dada uma habilidade dimensional
      E o usuário não sai de onde está
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: o uso não vale
      E decide DIM-1

    @DIM-1:base
    Cenário: A habilidade comum não obriga ninguém a mudar de dimensão
      Dada uma habilidade comum
      E o usuário não sai de onde está
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: o uso vale
      E nenhuma regra decide

    @DIM-1:base
    Cenário: Sem saber para onde o usuário foi, não se sabe se o uso vale
      Dada uma habilidade dimensional
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: depende
      E falta saber: para onde o usuário vai ao usar a habilidade?

    Esquema do Cenário: Gastar <usos> usos de uma vez obriga a viajar (leitura <opção>)? <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-39
      E uma habilidade dimensional
      E a habilidade gasta <usos> usos de uma vez
      Quando perguntam ao juiz: usar a habilidade obriga o usuário a ir para outra dimensão?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-39

      @AMB-39:A @DIM-1:base
      Exemplos: Cada uso obriga
        | opção | usos | resposta                                        |
        | A     | 2    | o uso obriga o usuário a ir para outra dimensão |

      @AMB-39:B
      Exemplos: Só obriga o que gasta um
        | opção | usos | resposta                            |
        | B     | 2    | o uso não obriga o usuário a viajar |

    Esquema do Cenário: A habilidade equiparada a <equiparada> (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-40
      E uma habilidade comum
      E a legenda diz que <legenda>
      E o usuário não sai de onde está
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-40

      @AMB-40:A @DIM-1:base
      Exemplos: Equiparada a dimensional
        | opção | equiparada     | legenda                                   | resposta       |
        | A     | dimensional    | a habilidade é equiparada a dimensional   | o uso não vale |
        | A     | teletransporte | o teleporte é equiparado a teletransporte | o uso vale     |

      @AMB-40:B @DIM-1:base
      Exemplos: Equiparada a teletransporte
        | opção | equiparada     | legenda                                   | resposta       |
        | B     | dimensional    | a habilidade é equiparada a dimensional   | o uso vale     |
        | B     | teletransporte | o teleporte é equiparado a teletransporte | o uso não vale |

    @AMB-40:A @AMB-40:B
    Esquema do Cenário: A dimensional conta como tal na leitura <opção>, ainda que equiparada a teletransporte
      Dado que o comitê adota a leitura <opção> de AMB-40
      E uma habilidade dimensional
      E a legenda diz que o teleporte é equiparado a teletransporte
      Quando perguntam ao juiz: para a viagem, a habilidade conta como dimensional?
      Então a resposta é: a habilidade conta como dimensional

      Exemplos:
        | opção |
        | A     |
        | B     |

    @AMB-40:A @AMB-40:B
    Esquema do Cenário: Equiparada às duas coisas, a habilidade comum conta como dimensional na leitura <opção>
      Dado que o comitê adota a leitura <opção> de AMB-40
      E uma habilidade comum
      E a legenda diz que a habilidade é equiparada a dimensional
      E a legenda diz que o teleporte é equiparado a teletransporte
      Quando perguntam ao juiz: para a viagem, a habilidade conta como dimensional?
      Então a resposta é: a habilidade conta como dimensional

      Exemplos:
        | opção |
        | A     |
        | B     |

    @AMB-40:A @AMB-40:B
    Esquema do Cenário: Equiparada a nada, a habilidade comum não conta como dimensional na leitura <opção>
      Dado que o comitê adota a leitura <opção> de AMB-40
      E uma habilidade comum
      Quando perguntam ao juiz: para a viagem, a habilidade conta como dimensional?
      Então a resposta é: a habilidade não conta como dimensional

      Exemplos:
        | opção |
        | A     |
        | B     |

    @DIM-1:desafio-sem_viagem @AMB-0:A
    Cenário: A legenda que dispensa a dimensional da viagem não é atendida
      Dada uma habilidade dimensional
      E a legenda diz que a habilidade dimensional pode ser usada sem mudar de dimensão
      Quando perguntam ao juiz: usar a habilidade obriga o usuário a ir para outra dimensão?
      Então a resposta é: o uso obriga o usuário a ir para outra dimensão
      E decide DIM-1
      E o juiz ignora que a habilidade dimensional pode ser usada sem mudar de dimensão
      E a resposta depende da leitura AMB-0

    @DIM-1:desafio-sem_viagem @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que dispensa a viagem é atendida
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional
      E a legenda diz que a habilidade dimensional pode ser usada sem mudar de dimensão
      Quando perguntam ao juiz: usar a habilidade obriga o usuário a ir para outra dimensão?
      Então a resposta é: o uso não obriga o usuário a viajar
      E decide DIM-1!sem_viagem
      E DIM-1 é afastada por DIM-1!sem_viagem

    @CON-4
    Esquema do Cenário: O portal usado para <uso> dispensa a viagem
      Dada uma habilidade dimensional com portal
      E sabe-se que a habilidade é usada para <para quê>
      E o usuário não sai de onde está
      Quando perguntam ao juiz: este uso da habilidade vale?
      Então a resposta é: o uso vale
      E só decide <regra>
      E DIM-1 é vencida por <regra>

      @PORT-1:viagem
      Exemplos: Combar
        | uso    | para quê                | regra         |
        | combar | combar o próprio ataque | PORT-1:viagem |

      @PORT-2a:viagem
      Exemplos: Manipular
        | uso       | para quê            | regra          |
        | manipular | manipular um ataque | PORT-2a:viagem |

    @CON-4 @DIM-1:base
    Esquema do Cenário: A <habilidade>, usada para <para quê>, obriga a viajar
      Dada uma <habilidade>
      E sabe-se que a habilidade é usada para <para quê>
      Quando perguntam ao juiz: usar a habilidade obriga o usuário a ir para outra dimensão?
      Então a resposta é: o uso obriga o usuário a ir para outra dimensão
      E só decide DIM-1

      Exemplos: O portal, se é para viajar
        | habilidade                        | para quê |
        | habilidade dimensional com portal | viajar   |

      Exemplos: Sem portal, até para combar e manipular
        | habilidade             | para quê                |
        | habilidade dimensional | combar o próprio ataque |
        | habilidade dimensional | manipular um ataque     |

    @PORT-1:viagem @PORT-2a:viagem
    Esquema do Cenário: A habilidade comum, usada para <para quê>, não obriga a viajar, ainda que forme um portal
      Dada uma habilidade comum
      E a legenda diz que a habilidade dimensional forma um portal
      E sabe-se que a habilidade é usada para <para quê>
      Quando perguntam ao juiz: usar a habilidade obriga o usuário a ir para outra dimensão?
      Então a resposta é: o uso não obriga o usuário a viajar
      E nenhuma regra decide

      Exemplos:
        | para quê                |
        | combar o próprio ataque |
        | manipular um ataque     |

    @DIM-1:base
    Esquema do Cenário: Iara usa a Fenda na Terra, e dela passa pelo Véu; no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E da Fenda se sabe que a habilidade é dimensional
      E a batalha:
        | quem | usa   | vai_para | volta |
        | Iara | Fenda | Véu      |       |
        | Caio |       |          |       |
        | Iara | Fenda | Véu      |       |
        | Caio |       |          |       |
        | Iara | Fenda |          | sim   |
        | Caio |       |          |       |
        | Iara | Fenda | Terra    |       |
        | Caio |       |          |       |
        | Iara | Fenda |          |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Fenda: o último uso da habilidade na batalha vale?
      Então a resposta é: <resposta>
      E decide DIM-1

      Exemplos: Da Terra para o Véu, e do Véu para a Terra
        | post | resposta   |
        | 1    | o uso vale |
        | 5    | o uso vale |

      Exemplos: Do Véu para o Véu, da Terra para a Terra, para lugar nenhum
        | post | resposta       |
        | 3    | o uso não vale |
        | 7    | o uso não vale |
        | 9    | o uso não vale |

  Regra: Quem viaja por habilidades dimensionais, ou equiparadas, que dão acesso ao mesmo lugar se reúne nele.

    @DIM-2:base
    Cenário: Iara e Breno vão ao mesmo lugar da mesma dimensão, e lá se encontram
      Dada uma habilidade dimensional
      E Iara e Breno vão ao mesmo lugar da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram se reúnem no mesmo lugar
      E decide DIM-2

    @DIM-2:base
    Cenário: Em dimensões diferentes ninguém se encontra
      Dada uma habilidade dimensional
      E Iara vai para a dimensão Véu, e Breno, para a dimensão Poço
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram não se reúnem
      E nenhuma regra decide

    @DIM-2:base
    Cenário: Na mesma dimensão, mas em lugares diferentes dela, ninguém se encontra
      Dada uma habilidade dimensional
      E Iara e Breno vão a lugares diferentes da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram não se reúnem
      E nenhuma regra decide

    @DIM-2:base
    Cenário: De quem foi à mesma dimensão é preciso saber se foi também ao mesmo lugar
      Dada uma habilidade dimensional
      E Iara vai para a dimensão Véu, e Breno, para a dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: depende
      E falta saber: as habilidades dos que viajaram dão acesso ao mesmo lugar?

    @DIM-2:base
    Esquema do Cenário: A regra é das dimensionais: de outra viagem, <aonde>, ela não fala
      Dada uma habilidade comum
      E Iara e Breno vão <aonde> da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: ninguém viajou por habilidade dimensional
      E nenhuma regra decide

      Exemplos:
        | aonde                |
        | ao mesmo lugar       |
        | a lugares diferentes |

    @DIM-2:base
    Cenário: De quem não viajou por dimensional nem é preciso saber aonde foi
      Dada uma habilidade comum
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: ninguém viajou por habilidade dimensional
      E nenhuma regra decide

    @DIM-2:base @AMB-40:A
    Cenário: A habilidade equiparada a dimensional também reúne
      Dada uma habilidade comum
      E a legenda diz que a habilidade é equiparada a dimensional
      E Iara e Breno vão ao mesmo lugar da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram se reúnem no mesmo lugar
      E decide DIM-2
      E a resposta depende da leitura AMB-40

    @DIM-2:desafio-lugar_a_parte @AMB-0:A
    Cenário: A legenda que promete um lugar à parte não separa quem foi ao mesmo lugar
      Dada uma habilidade dimensional
      E a legenda diz que quem viaja por esta habilidade chega a um lugar à parte
      E Iara e Breno vão ao mesmo lugar da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram se reúnem no mesmo lugar
      E decide DIM-2
      E o juiz ignora que quem viaja por esta habilidade chega a um lugar à parte
      E a resposta depende da leitura AMB-0

    @DIM-2:desafio-lugar_a_parte @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete um lugar à parte separa
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional
      E a legenda diz que quem viaja por esta habilidade chega a um lugar à parte
      E Iara e Breno vão ao mesmo lugar da dimensão Véu
      Quando perguntam ao juiz: os que viajaram se reúnem no mesmo lugar?
      Então a resposta é: os que viajaram não se reúnem
      E decide DIM-2!lugar_a_parte
      E DIM-2 é afastada por DIM-2!lugar_a_parte

    @DIM-2:base
    Esquema do Cenário: Iara vai ao Véu pela Fenda, e Caio usa a Brecha; depois do post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E da Fenda se sabe que a habilidade é dimensional
      E da Brecha se sabe que a habilidade <brecha> dimensional
      E se sabe que as habilidades dos que viajaram dão acesso ao mesmo lugar
      E a batalha:
        | quem | usa    | vai_para | volta |
        | Iara | Fenda  | Véu      |       |
        | Caio | Brecha | Poço     |       |
        | Iara |        |          |       |
        | Caio | Brecha | Véu      |       |
        | Iara |        |          |       |
        | Caio | Brecha |          | sim   |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre Iara: na dimensão em que está, o personagem se reúne com outro que viajou?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Só enquanto os dois estão na mesma
        | post | brecha | resposta                                 | decisão              |
        | 2    | é      | os que viajaram não se reúnem            | nenhuma regra decide |
        | 4    | é      | os que viajaram se reúnem no mesmo lugar | decide DIM-2         |
        | 6    | é      | os que viajaram não se reúnem            | nenhuma regra decide |

      Exemplos: E só se foi por habilidade dimensional que os dois vieram
        | post | brecha | resposta                                  | decisão              |
        | 4    | não é  | ninguém viajou por habilidade dimensional | nenhuma regra decide |

  Regra: Habilidades dimensionais não manipulam ataques globais, salvo se a legenda prevê que podem.

    @DIM-3a:base
    Esquema do Cenário: A <habilidade> diante de um ataque <escala>: <resposta>
      Dada uma <habilidade> que dá outro destino ao ataque
      E o ataque é mandado contra outro alvo
      E um ataque combável <escala> de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Dimensional diante do global
        | habilidade                        | escala | resposta                  | regra  |
        | habilidade dimensional            | global | o ataque não é manipulado | DIM-3a |
        | habilidade dimensional com portal | global | o ataque não é manipulado | DIM-3a |

      Exemplos: O que não é global
        | habilidade             | escala          | resposta                       | regra |
        | habilidade dimensional | multidirecional | a habilidade manipula o ataque | MAN-2 |

      Exemplos: Quem não é dimensional
        | habilidade       | escala | resposta                       | regra |
        | habilidade comum | global | a habilidade manipula o ataque | MAN-2 |

    @DIM-3a:salvo-manipula_global
    Cenário: A dimensional cuja legenda prevê manipular globais os manipula
      Dada uma habilidade dimensional que dá outro destino ao ataque
      E a legenda diz que a habilidade dimensional pode manipular ataques globais
      E um ataque combável global de longo alcance
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decide DIM-3a!manipula_global
      E DIM-3a é afastada por DIM-3a!manipula_global

  Regra: Habilidades dimensionais podem manipular ataques equiparados a global.

    @DIM-3b:base
    Cenário: O ataque multidirecional equiparado a global é manipulado
      Dada uma habilidade dimensional que dá outro destino ao ataque
      E um ataque combável multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: a habilidade manipula o ataque
      E decide DIM-3b

    @DIM-3b:desafio-equiparado_nao_manipulavel @AMB-0:A
    Cenário: A legenda do equiparado que recusa a manipulação não é atendida
      Dada uma habilidade dimensional que dá outro destino ao ataque
      E um ataque combável multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que por ser equiparado a global, o ataque não pode ser manipulado
      Quando perguntam ao juiz: quanto à escala, o ataque pode ser manipulado?
      Então a resposta é: quanto à escala, o ataque pode ser manipulado
      E decide DIM-3b
      E o juiz ignora que por ser equiparado a global, o ataque não pode ser manipulado
      E a resposta depende da leitura AMB-0

    @DIM-3b:desafio-equiparado_nao_manipulavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, o equiparado pode recusar a manipulação
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade dimensional que dá outro destino ao ataque
      E um ataque combável multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      E a legenda diz que por ser equiparado a global, o ataque não pode ser manipulado
      Quando perguntam ao juiz: quanto à escala, o ataque pode ser manipulado?
      Então a resposta é: quanto à escala, o ataque não pode ser manipulado
      E decide DIM-3b!equiparado_nao_manipulavel
      E DIM-3b é afastada por DIM-3b!equiparado_nao_manipulavel

    @CON-44 @DIM-3b:base
    Esquema do Cenário: O equiparado a global <qual> não é manipulado: os outros limites se somam
      Dada uma habilidade dimensional com portal que dá outro destino ao ataque
      E o ataque é mandado de volta contra quem o fez
      E um ataque <combável> multidirecional de <alcance> alcance
      E o ataque é <natureza>
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a habilidade, usada a tempo, manipula o ataque?
      Então a resposta é: o ataque não é manipulado
      E decide <regra>

      Exemplos:
        | qual             | combável     | alcance | natureza | regra    |
        | não combável     | não combável | longo   | Ninjutsu | MAN-2:so |
        | de curto alcance | combável     | curto   | Ninjutsu | PORT-2b  |
        | que é Taijutsu   | combável     | longo   | Taijutsu | MANLIM-1 |

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-40
    Cenário: O livro não diz se um ataque atravessa de uma dimensão a outra
      Dado que Iara vai para a dimensão Véu, e Breno, para a dimensão Poço
      Quando perguntam ao juiz: o ataque alcança quem foi para outra dimensão?
      Então a resposta é: omisso
      E a lacuna é GAP-40

    @GAP-40
    Cenário: Na mesma dimensão não há o que atravessar
      Dado que Iara vai para a dimensão Véu, e Breno, para a dimensão Véu
      Quando perguntam ao juiz: o ataque alcança quem foi para outra dimensão?
      Então a resposta é: os dois estão na mesma dimensão

    @GAP-41
    Cenário: Morre o dono da dimensão, e o livro não diz o que acontece com quem está nela
      Dado que se sabe que o dono da dimensão morreu
      Quando perguntam ao juiz: o que acontece com quem está na dimensão, se o dono dela morrer?
      Então a resposta é: omisso
      E a lacuna é GAP-41

    @GAP-41
    Cenário: Enquanto o dono vive, nada muda para quem está na dimensão
      Dado que se sabe que o dono da dimensão está vivo
      Quando perguntam ao juiz: o que acontece com quem está na dimensão, se o dono dela morrer?
      Então a resposta é: o dono vive, e nada muda
