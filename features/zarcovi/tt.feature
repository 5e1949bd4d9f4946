# language: pt
@zarcovi
Funcionalidade: Teletransporte
  O teletransporte é do seu usuário: só leva aliados se a legenda o prevê e o jogador os nomeia. Contra vários ataques,
  um só basta, mas cada ataque é julgado por si: pelo seu rank e pelo que a sua legenda prevê.

  Regra: O teletransporte leva só o seu usuário; leva aliados apenas se a legenda prevê.

    @TT-1a:base
    Esquema do Cenário: Sem legenda que o preveja, o teletransporte do usuário <porte> não leva <passageiro> <dele>
      Dado um teletransporte
      E o usuário é <porte>
      E o usuário leva <passageiro> <dele>
      E o jogador <nomeia> o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E só decide TT-1a

      Exemplos: Nomear não basta
        | porte           | passageiro | dele            | nomeia |
        | de porte normal | um aliado  | de porte normal | nomeia |
        | de porte normal | um inimigo | de porte normal | nomeia |

      Exemplos: Nem nomeado é
        | porte           | passageiro | dele            | nomeia     |
        | de porte normal | um aliado  | de porte normal | não nomeia |
        | de porte normal | um inimigo | de porte normal | não nomeia |

      Exemplos: O que vale do teleporte de um Gigante não vale aqui
        | porte   | passageiro | dele            | nomeia |
        | Gigante | um inimigo | de porte normal | nomeia |
        | Gigante | um inimigo | Mega Gigante    | nomeia |

    @TT-1a:base
    Esquema do Cenário: Poder levar aliados não é poder levar um inimigo, que o jogador <nomeia>
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um inimigo
      E o jogador <nomeia> o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E só decide TT-1a

      Exemplos:
        | nomeia     |
        | nomeia     |
        | não nomeia |

    @TT-1a:base @AMB-13:A @AMB-13:B
    Esquema do Cenário: Do inimigo que o teletransporte não leva, a leitura <leitura> nada muda
      Dado que o comitê adota a leitura <leitura> de AMB-13
      E um teletransporte
      E o usuário leva um inimigo
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: o deslocamento não leva o passageiro
      E decide TT-1a

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @TT-1a:legenda @TT-1b:base
    Cenário: O teletransporte cuja legenda o prevê leva o aliado nomeado
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      E o jogador nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decidem TT-1a:legenda e TT-1b
      E TT-1a é vencida por TT-1a:legenda

    @TT-1a:legenda
    Esquema do Cenário: Do porte do aliado levado pelo teletransporte não se fala: <porte>
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado <porte>
      E o jogador nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TT-1a:legenda

      Exemplos: Os limites de porte são do teleporte
        | porte        |
        | Gigante      |
        | Mega Gigante |

    @TT-1a:carga
    Esquema do Cenário: Sem legenda que o preveja, não é permitido ao usuário <porte> o teletransporte com <carga>
      Dado um teletransporte
      E o usuário é <porte>
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TT-1a:carga

      Exemplos: Em nenhum número, de nenhum porte
        | porte           | carga                              |
        | de porte normal | um de porte normal                 |
        | de porte normal | dois de porte normal               |
        | de porte normal | três de porte normal               |
        | de porte normal | um Gigante                         |
        | de porte normal | um Mega Gigante                    |
        | de porte normal | um Gigante e um de porte normal    |
        | de porte normal | dois Gigantes                      |
        | de porte normal | dois Gigantes e um de porte normal |

      Exemplos: Nem a quem é Gigante
        | porte        | carga                |
        | Mega Gigante | dois de porte normal |
        | Gigante      | três de porte normal |

    @TT-1a:carga_legenda
    Esquema do Cenário: Com legenda que o preveja, o teletransporte com <carga> é permitido
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva <carga>
      E os levados são aliados que o jogador nomeia
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E só decide TT-1a:carga_legenda

      Exemplos: Em qualquer número
        | carga                |
        | um de porte normal   |
        | dois de porte normal |
        | três de porte normal |

      Exemplos: De qualquer porte
        | carga                              |
        | um Gigante                         |
        | um Mega Gigante                    |
        | um Gigante e um de porte normal    |
        | dois Gigantes                      |
        | dois Gigantes e um de porte normal |

    @TT-1a:carga
    Cenário: Poder levar aliados não torna permitida a carga em que há um inimigo
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva dois de porte normal
      E há um inimigo entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TT-1a:carga

    @TT-1a:carga
    Cenário: Sem legenda que o preveja, nem se pergunta se o jogador nomeia o aliado
      Dado um teletransporte
      E o usuário leva um de porte normal
      E há um aliado não nomeado entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TT-1a:carga

    @TT-1a:carga_legenda
    Cenário: Sem saber quem são os levados, não se sabe se a carga é permitida
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva dois de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: depende
      E falta saber: quem são os levados?

    @TT-1a:carga
    Cenário: Sozinho, o usuário sempre pode se teletransportar
      Dado um teletransporte
      E o usuário não leva ninguém
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E nenhuma regra decide

    @TT-1a:carga_legenda
    Cenário: Quem vai sozinho não precisa da legenda que prevê levar os aliados que o jogador nomeia
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário não leva ninguém
      E os levados são aliados que o jogador nomeia
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E nenhuma regra decide

    @TT-1a:carga_legenda @TT-1b:carga
    Cenário: De quem vai sozinho nem se pergunta quem leva, ainda que a legenda preveja levar aliados
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário não leva ninguém
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E nenhuma regra decide

  Regra: Se o teletransporte pode levar aliados, é preciso especificar quais são levados.

    @TT-1b:base @TT-1b:so
    Cenário: De dois aliados, viaja o que foi nomeado
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E os passageiros são:
        | passageiro | quem   | nomeado |
        | Nara       | aliado | sim     |
        | Breno      | aliado | não     |
      Quando perguntam ao juiz, de cada passageiro: o deslocamento leva este passageiro?
      Então as respostas são:
        | passageiro | resposta           | decide   |
        | Nara       | o passageiro viaja | TT-1b    |
        | Breno      | o passageiro fica  | TT-1b:so |

    @TT-1b:so
    Cenário: O aliado que o jogador não nomeia fica, ainda que a legenda preveja levá-lo
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TT-1b:so
      E TT-1a:legenda é vencida por TT-1b:so

    @TT-1b:so
    Cenário: Se o jogador nada diz, não nomeou
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TT-1b:so

    @TT-1b:desafio-leva_sem_nomear @AMB-0:A
    Cenário: A legenda que dispensa nomear os aliados não os leva
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E a legenda diz que os aliados são levados sem precisar ser nomeados
      E o usuário leva um aliado
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TT-1b:so
      E o juiz ignora que os aliados são levados sem precisar ser nomeados
      E a resposta depende da leitura AMB-0

    @TT-1b:desafio-leva_sem_nomear @AMB-0:B
    Cenário: Se toda regra cede à legenda, o aliado não nomeado viaja
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E a legenda diz que os aliados são levados sem precisar ser nomeados
      E o usuário leva um aliado
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TT-1a:legenda
      E TT-1b:so é afastada por TT-1b:so!leva_sem_nomear

    @TT-1b:carga
    Esquema do Cenário: Não é permitida a carga de <carga> em que há um aliado que o jogador não nomeia
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva <carga>
      E há um aliado não nomeado entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TT-1b:carga
      E TT-1a:carga_legenda é vencida por TT-1b:carga

      Exemplos: Em qualquer número
        | carga                |
        | um de porte normal   |
        | dois de porte normal |
        | três de porte normal |

      Exemplos: De qualquer porte
        | carga                              |
        | um Gigante                         |
        | um Mega Gigante                    |
        | um Gigante e um de porte normal    |
        | dois Gigantes                      |
        | dois Gigantes e um de porte normal |

    @TP-2:passageiro
    Esquema do Cenário: O teleporte leva o aliado que o jogador <nomeia>: a legenda do teletransporte não o alcança
      Dado um teleporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      E o jogador <nomeia> o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E só decide TP-2:passageiro

      Exemplos: Nomear é indiferente
        | nomeia     |
        | nomeia     |
        | não nomeia |

    @TP-2:base
    Cenário: No teleporte é permitida a carga de um aliado que o jogador não nomeia
      Dado um teleporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um de porte normal
      E há um aliado não nomeado entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E só decide TP-2

    @TT-1b:desafio-leva_sem_nomear @AMB-0:A
    Cenário: A legenda que dispensa nomear os aliados não torna permitida a carga
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E a legenda diz que os aliados são levados sem precisar ser nomeados
      E o usuário leva um de porte normal
      E há um aliado não nomeado entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TT-1b:carga
      E o juiz ignora que os aliados são levados sem precisar ser nomeados
      E a resposta depende da leitura AMB-0

    @TT-1b:desafio-leva_sem_nomear @AMB-0:B
    Cenário: Se toda regra cede à legenda, a carga de aliados não nomeados é permitida
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E a legenda diz que os aliados são levados sem precisar ser nomeados
      E o usuário leva um de porte normal
      E há um aliado não nomeado entre os levados
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TT-1a:carga_legenda
      E TT-1b:carga é afastada por TT-1b:carga!leva_sem_nomear

  Regra: A extensão do personagem vai com ele sem que seja preciso especificá-la.

    @TT-1c:base @EXT-1:deslocamento
    Esquema do Cenário: A extensão vai junto no teletransporte que pode levar aliados, e o jogador <nomeia> o passageiro
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva a sua extensão
      E o jogador <nomeia> o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E só decidem TT-1c e EXT-1:deslocamento

      Exemplos: Nomear é indiferente
        | nomeia     |
        | não nomeia |
        | nomeia     |

    @TT-1c:base
    Cenário: A extensão vai junto mesmo no teletransporte que não leva aliados
      Dado um teletransporte
      E os passageiros são:
        | passageiro | quem     | nomeado |
        | a cauda    | extensao | não     |
        | Nara       | aliado   | sim     |
      Quando perguntam ao juiz, de cada passageiro: o deslocamento leva este passageiro?
      Então as respostas são:
        | passageiro | resposta           | decide |
        | a cauda    | o passageiro viaja | TT-1c  |
        | Nara       | o passageiro fica  | TT-1a  |

    @TT-1c:desafio-deixa_extensao @AMB-0:A
    Cenário: A legenda do teletransporte que deixa a extensão para trás não a deixa
      Dado um teletransporte
      E a legenda diz que a extensão do usuário não é levada
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TT-1c
      E o juiz ignora que a extensão do usuário não é levada
      E a resposta depende da leitura AMB-0

    @TT-1c:desafio-deixa_extensao @AMB-0:B
    Cenário: Se toda regra cede à legenda, o teletransporte deixa a extensão para trás
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E a legenda diz que a extensão do usuário não é levada
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TT-1c!deixa_extensao
      E TT-1c é afastada por TT-1c!deixa_extensao

    @TT-1c:base @TP-1:base @CON-43
    Esquema do Cenário: Escritas à parte, as regras tratam a extensão do mesmo modo: no <deslocamento>, ela viaja
      Dado um <deslocamento>
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide <regra>

      Exemplos:
        | deslocamento   | regra |
        | teleporte      | TP-1  |
        | teletransporte | TT-1c |

    @EXT-1:contagem
    Cenário: Nem no teletransporte a extensão conta entre os levados
      Dado um teletransporte
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro não conta como personagem levado
      E só decide EXT-1:contagem

  Regra: Um só teletransporte defende de vários ataques, se forem mais lentos ou iguais e preverem caber teletransporte.

    @TT-2:base @TT-2:so @AMB-16:A
    Cenário: Um só teletransporte contra seis ataques: cada um tem a sua resposta
      Dado um teletransporte de rank 3
      E os ataques são:
        | ataque          | rank | cabe teletransporte | só teletransporte escapa |
        | a lança         | 5    | prevê               |                          |
        | o raio          | 3    | prevê               |                          |
        | a teia do vazio | 4    |                     | sim                      |
        | a flecha        | 2    | prevê               |                          |
        | a névoa         | 6    | exclui              |                          |
        | a pedra calada  | 4    |                     |                          |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque          | resposta                         | decide  |
        | a lança         | o usuário escapa do ataque       | TT-2    |
        | o raio          | o usuário escapa do ataque       | TT-2    |
        | a teia do vazio | o usuário escapa do ataque       | TT-2    |
        | a flecha        | o usuário é atingido pelo ataque | TT-2:so |
        | a névoa         | o usuário é atingido pelo ataque | TT-2:so |
        | a pedra calada  | o usuário é atingido pelo ataque | TT-2:so |

    @TT-2:base @TT-2:so
    Cenário: Ataques que só preveem teleporte não são assunto do teletransporte
      Dado um teletransporte de rank 2
      E os ataques são:
        | ataque   | rank | cabe teleporte | cabe teletransporte |
        | a onda   | 5    | prevê          |                     |
        | o dardo  | 4    |                | prevê               |
        | o vulto  | 2    | prevê          | prevê               |
        | a brasa  | 2    | prevê          | exclui              |
        | a lâmina | 1    | prevê          | prevê               |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque   | resposta                         | decide  |
        | a onda   | o usuário é atingido pelo ataque | TT-2:so |
        | o dardo  | o usuário escapa do ataque       | TT-2    |
        | o vulto  | o usuário escapa do ataque       | TT-2    |
        | a brasa  | o usuário é atingido pelo ataque | TT-2:so |
        | a lâmina | o usuário é atingido pelo ataque | TT-2:so |

    @TT-2:base @TT-2:so
    Cenário: Ser atingido por um dos ataques não impede de escapar dos outros
      Dado um teletransporte de rank 4
      E os ataques são:
        | ataque     | rank | cabe teletransporte |
        | o trovão   | 1    | prevê               |
        | a corrente | 4    | prevê               |
        | a chuva    | 5    | prevê               |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque     | resposta                         | decide  |
        | o trovão   | o usuário é atingido pelo ataque | TT-2:so |
        | a corrente | o usuário escapa do ataque       | TT-2    |
        | a chuva    | o usuário escapa do ataque       | TT-2    |

    @AMB-16:B @TT-2:base @TT-2:so
    Cenário: Se o silêncio admite, só o ataque que exclui e o mais rápido atingem o usuário
      Dado que o comitê adota a leitura B de AMB-16
      E um teletransporte de rank 3
      E os ataques são:
        | ataque         | rank | cabe teletransporte |
        | a pedra calada | 4    |                     |
        | a névoa        | 6    | exclui              |
        | o vento calado | 2    |                     |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque         | resposta                         | decide  |
        | a pedra calada | o usuário escapa do ataque       | TT-2    |
        | a névoa        | o usuário é atingido pelo ataque | TT-2:so |
        | o vento calado | o usuário é atingido pelo ataque | TT-2:so |

    @TT-2:varios
    Cenário: Um só teletransporte pode responder a vários ataques
      Dado um teletransporte
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: um só uso responde a vários ataques
      E só decide TT-2:varios

    @TT-2:base
    Esquema do Cenário: O teletransporte de rank <teletransporte> escapa do ataque de rank <ataque> que o prevê
      Dado um teletransporte de rank <teletransporte>
      E o ataque é de rank <ataque>
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E só decide TT-2

      Exemplos: Mais lento
        | teletransporte | ataque |
        | 2              | 3      |
        | 1              | 5      |

      Exemplos: De mesmo rank
        | teletransporte | ataque |
        | 1              | 1      |
        | 2              | 2      |
        | 5              | 5      |

    @TT-2:so
    Esquema do Cenário: O teletransporte de rank <teletransporte> não escapa do ataque de rank <ataque>, mais rápido
      Dado um teletransporte de rank <teletransporte>
      E o ataque é de rank <ataque>
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TT-2:so

      Exemplos:
        | teletransporte | ataque |
        | 2              | 1      |
        | 3              | 2      |
        | 6              | 2      |

    @TT-2:so
    Cenário: Ser o único meio de escapar não torna o teletransporte mais rápido
      Dado um teletransporte de rank 4
      E o ataque é de rank 3
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TT-2:so

    @TT-2:base
    Cenário: O ataque que exige teletransporte já prevê que ele cabe
      Dado um teletransporte de rank 3
      E o ataque é de rank 3
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TT-2

    @TT-2:base @TT-2:so
    Cenário: Sem o rank do ataque, não se sabe se o teletransporte escapa
      Dado um teletransporte de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: depende
      E falta saber: rank do ataque

    @TT-2:so
    Cenário: Do ataque que exclui teletransporte nem é preciso saber o rank
      Dado um teletransporte de rank 2
      E o ataque exclui teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TT-2:so

    @TT-2:desafio-escapa_de_mais_rapidos @AMB-0:A
    Cenário: A legenda do teletransporte que promete escapar do mais rápido não escapa dele
      Dado um teletransporte de rank 3
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E os ataques são:
        | ataque   | rank | cabe teletransporte |
        | a flecha | 2    | prevê               |
        | a lança  | 5    | prevê               |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque   | resposta                         | decide  |
        | a flecha | o usuário é atingido pelo ataque | TT-2:so |
        | a lança  | o usuário escapa do ataque       | TT-2    |

    @TT-2:desafio-escapa_de_mais_rapidos @AMB-0:A
    Cenário: A promessa de escapar do mais rápido é ignorada
      Dado um teletransporte de rank 3
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E o juiz ignora que o deslocamento escapa até de ataques mais rápidos
      E a resposta depende da leitura AMB-0

    @TT-2:desafio-escapa_de_mais_rapidos @AMB-0:B
    Cenário: Se toda regra cede à legenda, o teletransporte escapa até do mais rápido
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte de rank 3
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TT-2:so!escapa_de_mais_rapidos
      E TT-2:so é afastada por TT-2:so!escapa_de_mais_rapidos

    @TT-2:desafio-escapa_de_mais_rapidos @TT-2:so @AMB-0:B
    Cenário: Escapar do mais rápido não é escapar do ataque que exclui teletransporte
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte de rank 3
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 2
      E o ataque exclui teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E só decide TT-2:so

    @TT-2:desafio-escapa_de_mais_rapidos @BAR-CORPO-3:automatico @AMB-0:B @AMB-50:B
    Cenário: Nem o teletransporte que escapa do mais rápido livra do selo automático quem veste a barreira corporal
      Dado que o comitê adota a leitura B de AMB-0
      E o comitê adota a leitura B de AMB-50
      E um teletransporte de rank 3
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o usuário veste uma barreira corporal
      E o ataque é de selamento
      E o ataque é de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E só decidem TT-2:so e BAR-CORPO-3:automatico

    @TT-2:desafio-um_ataque_por_uso @AMB-0:A
    Cenário: A legenda que gasta um teletransporte por ataque não obriga a isso
      Dado um teletransporte
      E a legenda diz que cada uso do deslocamento defende de um só ataque
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: um só uso responde a vários ataques
      E decide TT-2:varios
      E o juiz ignora que cada uso do deslocamento defende de um só ataque
      E a resposta depende da leitura AMB-0

    @TT-2:desafio-um_ataque_por_uso @AMB-0:B
    Cenário: Se toda regra cede à legenda, cada ataque pede um teletransporte
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E a legenda diz que cada uso do deslocamento defende de um só ataque
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: cada uso responde a um só ataque
      E decide TT-2:varios!um_ataque_por_uso
      E TT-2:varios é afastada por TT-2:varios!um_ataque_por_uso

    @AMB-50:A @TT-2:base
    Esquema do Cenário: Quem veste a barreira corporal ainda se teletransporta para fora do ataque de <efeito>
      Dado um teletransporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de <efeito>
      E o ataque é de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TT-2
      E a resposta depende da leitura AMB-50

      Exemplos:
        | efeito    |
        | selamento |
        | paralisia |

    @BAR-CORPO-3:automatico @BAR-CORPO-4:automatico @AMB-50:B
    Esquema do Cenário: Se o efeito é automático, <efeito> alcança quem veste a barreira corporal e se teletransporta
      Dado que o comitê adota a leitura B de AMB-50
      E um teletransporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de <efeito>
      E o ataque é de rank 2
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide <regra>
      E não decide TT-2

      Exemplos:
        | efeito    | regra                  |
        | selamento | BAR-CORPO-3:automatico |
        | paralisia | BAR-CORPO-4:automatico |

    @AMB-50:A
    Cenário: De vários ataques, a leitura sobre a barreira corporal só importa ao que sela ou paralisa
      Dado um teletransporte de rank 3
      E o usuário veste uma barreira corporal
      E os ataques são:
        | ataque  | rank | cabe teletransporte | efeito    |
        | o selo  | 4    | prevê               | selamento |
        | a lança | 4    | prevê               | dano      |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque  | resposta                   | decide |
        | o selo  | o usuário escapa do ataque | TT-2   |
        | a lança | o usuário escapa do ataque | TT-2   |

    @AMB-50:B @BAR-CORPO-3:automatico
    Cenário: De vários ataques, só ao selo automático não escapa quem veste a barreira corporal
      Dado que o comitê adota a leitura B de AMB-50
      E um teletransporte de rank 3
      E o usuário veste uma barreira corporal
      E os ataques são:
        | ataque  | rank | cabe teletransporte | efeito    |
        | o selo  | 4    | prevê               | selamento |
        | a lança | 4    | prevê               | dano      |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque  | resposta                         | decide                 |
        | o selo  | o usuário é atingido pelo ataque | BAR-CORPO-3:automatico |
        | a lança | o usuário escapa do ataque       | TT-2                   |

  Regra: O combo com teletransporte mantém o alcance da habilidade ofensiva.

    @TT-3:base
    Esquema do Cenário: O ataque de <alcance> alcance combado com teletransporte continua de <alcance> alcance
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teletransporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decide TT-3

      Exemplos:
        | alcance |
        | longo   |
        | médio   |
        | curto   |

    @TT-3:base
    Cenário: O ataque global combado com teletransporte mantém o seu alcance
      Dado um ataque combável global de longo alcance
      E o ataque é combado com teletransporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E decide TT-3

    @TT-3:salvo-combo_muda_alcance
    Esquema do Cenário: A legenda que muda o alcance ao combar leva o ataque a <novo> alcance
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com teletransporte
      E a legenda diz que o alcance do ataque muda quando ele é combado
      E sabe-se que o combo passa a <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E decide TT-3!combo_muda_alcance
      E TT-3 é afastada por TT-3!combo_muda_alcance

      Exemplos:
        | novo  |
        | médio |
        | curto |

    @TT-3:forma
    Esquema do Cenário: A forma de uso que o jogador especifica leva o combo de <alcance> a <novo> alcance
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teletransporte
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E só decide TT-3:forma
      E TT-3 é vencida por TT-3:forma

      Exemplos: A um menor
        | alcance | novo  |
        | longo   | curto |
        | longo   | médio |
        | médio   | curto |

      Exemplos: Ou ao mesmo
        | alcance | novo  |
        | médio   | médio |

    @TT-3:forma
    Cenário: Do combo com teletransporte que é recusado não se pergunta o alcance, nem com forma de uso
      Dado um ataque não combável unidirecional de médio alcance
      E o ataque é combado com teletransporte
      E o jogador especifica para o combo o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o combo não acontece, e o ataque não sai por ele
      E nenhuma regra decide

    @TT-3:forma
    Cenário: Sem saber a que alcance a forma de uso leva o combo, não se sabe o alcance
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com teletransporte
      E sabe-se que o jogador especificou uma forma de uso que muda o alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: depende
      E falta saber: a que alcance a forma de uso ou a legenda leva o combo?

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-14
    Esquema do Cenário: Do aliado que o teletransporte <leva>, a resposta é: <resposta>
      Dado um teletransporte de rank 2
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      E o jogador <nomeia> o passageiro
      E o ataque é de rank 4
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: <resposta>

      Exemplos: Só do que viaja há dúvida
        | leva     | nomeia     | resposta                |
        | leva     | nomeia     | omisso                  |
        | não leva | não nomeia | o passageiro não escapa |

    @TT-2:so
    Cenário: Com o usuário atingido, o aliado que ele leva não escapa
      Dado um teletransporte de rank 5
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário leva um aliado
      E o jogador nomeia o passageiro
      E o ataque é de rank 4
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: o passageiro não escapa
      E decide TT-2:so

    @TT-1a:base
    Cenário: O teletransporte não leva inimigo: não há ofensiva dele que valha ou deixe de valer
      Dado um teletransporte
      E o usuário leva um inimigo
      Quando perguntam ao juiz: o ataque que o inimigo levado já fez contra quem o leva ainda vale?
      Então a resposta é: nenhum inimigo é levado
      E decide TT-1a

    @EXT-1:fuga @TT-1c:base @TT-2:base @TT-2:so
    Esquema do Cenário: A extensão tem a sorte do usuário que se teletransporta do ataque de rank <ataque>
      Dado um teletransporte de rank 3
      E o usuário leva a sua extensão
      E o ataque é de rank <ataque>
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: <resposta>
      E decidem EXT-1:fuga, TT-1c e <regra>

      Exemplos:
        | ataque | resposta                | regra   |
        | 3      | o passageiro escapa     | TT-2    |
        | 2      | o passageiro não escapa | TT-2:so |

    @GAP-22
    Esquema do Cenário: Não se diz se o teletransporte também empresta o voo: turno <turno>
      Dado um teletransporte
      E a legenda diz que o teletransporte pode levar aliados
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E o jogador nomeia o passageiro
      E passaram <turno> turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: omisso
      E a lacuna é GAP-22

      Exemplos:
        | turno |
        | 0     |
        | 2     |

    @GAP-46
    Esquema do Cenário: O que se diz do teletransporte contra vários ataques não se diz quando <defesa>
      Dado um teletransporte
      E se sabe que <defesa>
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: omisso
      E a lacuna é GAP-46

      Exemplos:
        | defesa                  |
        | a defesa é uma barreira |
        | a defesa é repelir      |
