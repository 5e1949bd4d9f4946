# language: pt
@zarcovi
Funcionalidade: Teleporte
  O teleporte serve para escapar de ataques, para levar alguém e para combar com um ataque. O que ele leva depende do
  porte do usuário; de que ele escapa depende do rank de cada ataque e do que a legenda desse ataque prevê.

  Regra: O teleporte leva também a extensão do usuário, que não conta como aliado.

    @TP-1:base @EXT-1:deslocamento
    Esquema do Cenário: A extensão <dela> vai junto no teleporte do usuário <porte> sem que o jogador a nomeie
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva a sua extensão <dela>
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E só decidem TP-1 e EXT-1:deslocamento

      Exemplos: Os limites de porte não são dela
        | porte           | dela            |
        | de porte normal | de porte normal |
        | de porte normal | Gigante         |
        | Gigante         | de porte normal |
        | Mega Gigante    | Mega Gigante    |

    @TP-1:contagem @EXT-1:contagem
    Cenário: A extensão levada não ocupa o lugar de um aliado
      Dado um teleporte
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro não conta como personagem levado
      E só decidem TP-1:contagem e EXT-1:contagem

    @TP-1:contagem
    Esquema do Cenário: Já <passageiro> ocupa um lugar no teleporte
      Dado um teleporte
      E o usuário leva <passageiro>
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro conta como personagem levado
      E nenhuma regra decide

      Exemplos:
        | passageiro |
        | um aliado  |
        | um inimigo |

    @TP-1:base @TP-2:passageiro
    Cenário: A extensão e um aliado cabem no mesmo teleporte
      Dado um teleporte
      E os passageiros são:
        | passageiro | quem     |
        | a cauda    | extensao |
        | Nara       | aliado   |
      Quando perguntam ao juiz, de cada passageiro: o deslocamento leva este passageiro?
      Então as respostas são:
        | passageiro | resposta           | decide          |
        | a cauda    | o passageiro viaja | TP-1            |
        | Nara       | o passageiro viaja | TP-2:passageiro |

    @TP-1:desafio-deixa_extensao @AMB-0:A
    Cenário: A legenda que diz deixar a extensão para trás não a deixa
      Dado um teleporte
      E a legenda diz que a extensão do usuário não é levada
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decidem TP-1 e EXT-1:deslocamento
      E o juiz ignora que a extensão do usuário não é levada
      E a resposta depende da leitura AMB-0

    @TP-1:desafio-deixa_extensao @EXT-1:desafio-deixa_extensao @AMB-0:B
    Cenário: Se toda regra cede à legenda, a extensão fica para trás
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que a extensão do usuário não é levada
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TP-1!deixa_extensao
      E TP-1 é afastada por TP-1!deixa_extensao
      E EXT-1:deslocamento é afastada por EXT-1:deslocamento!deixa_extensao

    @TP-1:desafio-conta_extensao @AMB-0:A
    Cenário: A legenda que conta a extensão como aliado não a faz contar
      Dado um teleporte
      E a legenda diz que a extensão levada conta como aliado
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro não conta como personagem levado
      E decide TP-1:contagem
      E o juiz ignora que a extensão levada conta como aliado
      E a resposta depende da leitura AMB-0

    @TP-1:desafio-conta_extensao @EXT-1:desafio-conta_extensao @AMB-0:B
    Cenário: Se toda regra cede à legenda, a extensão ocupa o lugar de um aliado
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que a extensão levada conta como aliado
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro conta como personagem levado
      E decide TP-1:contagem!conta_extensao
      E TP-1:contagem é afastada por TP-1:contagem!conta_extensao
      E EXT-1:contagem é afastada por EXT-1:contagem!conta_extensao

  Regra: O teleporte pode levar um aliado ou inimigo que não seja Gigante nem Mega Gigante.

    @TP-2:base
    Esquema do Cenário: O usuário de porte normal <leva>, e a carga é permitida
      Dado um teleporte
      E o usuário é de porte normal
      E o usuário <leva>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-2
      E não decide TP-3

      Exemplos: No máximo um, de porte normal
        | leva                    |
        | não leva ninguém        |
        | leva um de porte normal |

    @TP-2:so
    Esquema do Cenário: O usuário de porte normal leva <carga>, e a carga não é permitida
      Dado um teleporte
      E o usuário é de porte normal
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-2:so
      E não decide TP-3:so

      Exemplos: Gente demais
        | carga                |
        | dois de porte normal |
        | três de porte normal |

      Exemplos: Grande demais
        | carga                           |
        | um Gigante                      |
        | um Mega Gigante                 |
        | um Gigante e um de porte normal |
        | um Gigante e um Mega Gigante    |

    @TP-2:passageiro
    Esquema do Cenário: O teleporte leva <passageiro> de porte normal
      Dado um teleporte
      E o usuário leva <passageiro> de porte normal
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TP-2:passageiro

      Exemplos: Amigo ou não
        | passageiro |
        | um aliado  |
        | um inimigo |

    @TP-2:porte
    Esquema do Cenário: No teleporte de quem tem porte normal não vai <passageiro> <porte>
      Dado um teleporte
      E o usuário é de porte normal
      E o usuário leva <passageiro> <porte>
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TP-2:porte

      Exemplos:
        | passageiro | porte        |
        | um aliado  | Gigante      |
        | um aliado  | Mega Gigante |
        | um inimigo | Gigante      |
        | um inimigo | Mega Gigante |

    @TP-2:inimigo_defende @AMB-13:B
    Cenário: Levar um inimigo conta como ofensiva, e ele pode se defender
      Dado um teleporte
      E o usuário leva um inimigo
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: levar o passageiro conta como ofensiva no rank do deslocamento
      E decide TP-2:inimigo_defende
      E a resposta depende da leitura AMB-13

    @TP-2:inimigo @AMB-13:A
    Cenário: Se levar um inimigo é livre, ele vai sem poder se defender
      Dado que o comitê adota a leitura A de AMB-13
      E um teleporte
      E o usuário leva um inimigo
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: levar o passageiro é livre
      E decide TP-2:inimigo
      E a resposta depende da leitura AMB-13

    @AMB-13:A @AMB-13:B
    Esquema do Cenário: Levar <passageiro> é livre também na leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-13
      E um teleporte
      E o usuário leva <passageiro>
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: levar o passageiro é livre
      E <decisão>

      @TP-2:passageiro
      Exemplos: O aliado
        | passageiro | leitura | decisão                   |
        | um aliado  | A       | só decide TP-2:passageiro |
        | um aliado  | B       | só decide TP-2:passageiro |

      @TP-1:base @EXT-1:deslocamento
      Exemplos: A extensão
        | passageiro     | leitura | decisão                              |
        | a sua extensão | A       | só decidem TP-1 e EXT-1:deslocamento |
        | a sua extensão | B       | só decidem TP-1 e EXT-1:deslocamento |

    @TP-2:porte @AMB-13:A @AMB-13:B
    Esquema do Cenário: De um inimigo Gigante nem se pergunta se levá-lo é livre, pois ele fica: leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-13
      E um teleporte
      E o usuário leva um inimigo Gigante
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: o deslocamento não leva o passageiro
      E só decide TP-2:porte

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @TP-2:desafio-leva_dois @AMB-0:A
    Cenário: A legenda que promete levar dois aliados não leva mais de um
      Dado um teleporte
      E a legenda diz que o teleporte leva dois aliados
      E o usuário leva dois de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-2:so
      E o juiz ignora que o teleporte leva dois aliados
      E a resposta depende da leitura AMB-0

    @TP-2:desafio-leva_dois @AMB-0:B
    Cenário: Se toda regra cede à legenda, o teleporte leva os dois aliados prometidos
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva dois aliados
      E o usuário leva dois de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-2:so!leva_dois
      E TP-2:so é afastada por TP-2:so!leva_dois

    @TP-2:desafio-leva_gigante @AMB-0:A
    Cenário: A legenda que promete levar um Gigante não o leva
      Dado um teleporte
      E a legenda diz que o teleporte leva um Gigante
      E o usuário leva um aliado Gigante
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide TP-2:porte
      E o juiz ignora que o teleporte leva um Gigante
      E a resposta depende da leitura AMB-0

    @TP-2:desafio-leva_gigante @AMB-0:A
    Cenário: A legenda que promete levar um Gigante não torna permitida a carga
      Dado um teleporte
      E a legenda diz que o teleporte leva um Gigante
      E o usuário leva um Gigante
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-2:so
      E o juiz ignora que o teleporte leva um Gigante

    @TP-2:desafio-leva_gigante @AMB-0:B
    Cenário: Se toda regra cede à legenda, o aliado Gigante prometido viaja
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva um Gigante
      E o usuário leva um aliado Gigante
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TP-2:porte!leva_gigante
      E TP-2:porte é afastada por TP-2:porte!leva_gigante

    @TP-2:porte @TP-2:desafio-leva_gigante @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete um Gigante não leva um Mega Gigante
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva um Gigante
      E o usuário leva um inimigo Mega Gigante
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E só decide TP-2:porte

    @TP-2:desafio-leva_gigante @AMB-0:B
    Cenário: Se toda regra cede à legenda, a carga de um Gigante é permitida
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva um Gigante
      E o usuário leva um Gigante
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-2:so!leva_gigante

    @TP-2:so @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, a que diz que <legenda> não leva <carga>
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que <legenda>
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TP-2:so

      @TP-2:desafio-leva_dois
      Exemplos: Dois, mas de porte normal
        | legenda                       | carga                              |
        | o teleporte leva dois aliados | um Gigante                         |
        | o teleporte leva dois aliados | um Mega Gigante                    |
        | o teleporte leva dois aliados | um Gigante e um de porte normal    |
        | o teleporte leva dois aliados | dois Gigantes                      |
        | o teleporte leva dois aliados | três de porte normal               |
        | o teleporte leva dois aliados | dois Gigantes e um de porte normal |

      @TP-2:desafio-leva_gigante
      Exemplos: Um Gigante, mas só ele
        | legenda                     | carga                              |
        | o teleporte leva um Gigante | dois de porte normal               |
        | o teleporte leva um Gigante | um Mega Gigante                    |
        | o teleporte leva um Gigante | um Gigante e um de porte normal    |
        | o teleporte leva um Gigante | dois Gigantes                      |
        | o teleporte leva um Gigante | três de porte normal               |
        | o teleporte leva um Gigante | dois Gigantes e um de porte normal |

    @TP-2:desafio-leva_a_forca @AMB-0:A
    Cenário: A legenda que leva o inimigo à força não lhe tira a defesa
      Dado um teleporte
      E a legenda diz que o inimigo é levado sem poder se defender
      E o usuário leva um inimigo
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: levar o passageiro conta como ofensiva no rank do deslocamento
      E decide TP-2:inimigo_defende
      E o juiz ignora que o inimigo é levado sem poder se defender
      E a resposta depende da leitura AMB-0

    @TP-2:desafio-leva_a_forca @AMB-0:B
    Cenário: Se toda regra cede à legenda, o inimigo é levado à força
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o inimigo é levado sem poder se defender
      E o usuário leva um inimigo
      Quando perguntam ao juiz: levar este passageiro é livre?
      Então a resposta é: levar o passageiro é livre
      E decide TP-2:inimigo_defende!leva_a_forca
      E TP-2:inimigo_defende é afastada por TP-2:inimigo_defende!leva_a_forca

  Regra: Se o usuário for Gigante ou Mega Gigante, o teleporte leva até dois, só um deles Gigante.

    @TP-3:base
    Esquema do Cenário: O usuário <porte> leva <carga>
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva <carga>
      Quando perguntam ao juiz: quantos são os levados, e de que porte?
      Então a resposta é: <tamanho>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E só decide TP-3
      E TP-2:so é vencida por TP-3

      Exemplos: O que a quem tem porte normal não seria permitido
        | porte        | carga                           | tamanho                                  |
        | Gigante      | dois de porte normal            | levam-se dois de porte normal            |
        | Gigante      | um Gigante                      | leva-se um Gigante                       |
        | Gigante      | um Gigante e um de porte normal | levam-se um Gigante e um de porte normal |
        | Mega Gigante | dois de porte normal            | levam-se dois de porte normal            |
        | Mega Gigante | um Gigante                      | leva-se um Gigante                       |
        | Mega Gigante | um Gigante e um de porte normal | levam-se um Gigante e um de porte normal |

    @TP-3:base
    Esquema do Cenário: O usuário Gigante <leva>, como qualquer outro poderia
      Dado um teleporte
      E o usuário é Gigante
      E o usuário <leva>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-3
      E TP-2 é vencida por TP-3

      Exemplos:
        | leva                    |
        | não leva ninguém        |
        | leva um de porte normal |

    @TP-3:so
    Esquema do Cenário: Nem o usuário <porte> leva <carga>
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-3:so
      E TP-2:so é vencida por TP-3:so

      Exemplos: Mais de dois
        | porte        | carga                             |
        | Gigante      | três de porte normal              |
        | Mega Gigante | três de porte normal              |
        | Gigante      | um Gigante e dois de porte normal |

      Exemplos: Mais de um Gigante
        | porte        | carga         |
        | Gigante      | dois Gigantes |
        | Mega Gigante | dois Gigantes |

    @TP-3:passageiro
    Esquema do Cenário: Com o usuário <porte> viaja <passageiro> <dele>
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva <passageiro> <dele>
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E só decide TP-3:passageiro
      E <vencida> é vencida por TP-3:passageiro

      Exemplos: Até um Gigante
        | porte        | passageiro | dele    | vencida    |
        | Gigante      | um aliado  | Gigante | TP-2:porte |
        | Gigante      | um inimigo | Gigante | TP-2:porte |
        | Mega Gigante | um aliado  | Gigante | TP-2:porte |

      Exemplos: Como com qualquer outro, quem tem porte normal
        | porte        | passageiro | dele            | vencida         |
        | Gigante      | um inimigo | de porte normal | TP-2:passageiro |
        | Mega Gigante | um aliado  | de porte normal | TP-2:passageiro |

    @TP-3:so @TP-3:mega @AMB-12:A
    Esquema do Cenário: O usuário <porte> não leva um Mega Gigante: o texto só fala de um Gigante
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva um Mega Gigante
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-3:so
      E a resposta depende da leitura AMB-12

      Exemplos:
        | porte        |
        | Gigante      |
        | Mega Gigante |

    @TP-3:mega @AMB-12:A
    Esquema do Cenário: Mesmo que o usuário seja <porte>, fica <passageiro> Mega Gigante
      Dado um teleporte
      E o usuário é <porte>
      E o usuário leva <passageiro> Mega Gigante
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E só decide TP-3:mega
      E TP-2:porte é vencida por TP-3:mega
      E a resposta depende da leitura AMB-12

      Exemplos:
        | porte        | passageiro |
        | Gigante      | um aliado  |
        | Mega Gigante | um inimigo |

    @TP-3:passageiro @AMB-12:B
    Cenário: Se o Mega Gigante entra no lugar do Gigante, ele viaja com o usuário Gigante
      Dado que o comitê adota a leitura B de AMB-12
      E um teleporte
      E o usuário é Gigante
      E o usuário leva um aliado Mega Gigante
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide TP-3:passageiro
      E TP-2:porte é vencida por TP-3:passageiro
      E a resposta depende da leitura AMB-12

    @TP-3:base @AMB-12:B
    Esquema do Cenário: Se o Mega Gigante entra no lugar do Gigante, o usuário <porte> leva <carga>
      Dado que o comitê adota a leitura B de AMB-12
      E um teleporte
      E o usuário é <porte>
      E o usuário leva <carga>
      Quando perguntam ao juiz: quantos são os levados, e de que porte?
      Então a resposta é: leva-se um Mega Gigante, só ou com um de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-3
      E a resposta depende da leitura AMB-12

      Exemplos:
        | porte        | carga                                |
        | Gigante      | um Mega Gigante                      |
        | Gigante      | um Mega Gigante e um de porte normal |
        | Mega Gigante | um Mega Gigante e um de porte normal |

    @TP-3:so @AMB-12:A @AMB-12:B
    Esquema do Cenário: Em qualquer leitura, é demais levar <carga>: leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-12
      E um teleporte
      E o usuário é Mega Gigante
      E o usuário leva <carga>
      Quando perguntam ao juiz: quantos são os levados, e de que porte?
      Então a resposta é: <tamanho>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TP-3:so

      Exemplos: Dois, nenhum deles de porte normal
        | leitura | carga                        | tamanho                            |
        | A       | um Gigante e um Mega Gigante | entre os levados há grandes demais |
        | B       | um Gigante e um Mega Gigante | entre os levados há grandes demais |
        | B       | dois Gigantes                | levam-se dois Gigantes             |
        | B       | dois Mega Gigantes           | entre os levados há grandes demais |

      Exemplos: Mais de dois
        | leitura | carga                                  | tamanho                                           |
        | B       | três de porte normal                   | levam-se três ou mais, no máximo um deles Gigante |
        | B       | um Gigante e dois de porte normal      | levam-se três ou mais, no máximo um deles Gigante |
        | B       | um Mega Gigante e dois de porte normal | entre os levados há grandes demais                |
        | B       | dois Gigantes e um de porte normal     | entre os levados há grandes demais                |
        | B       | três Mega Gigantes                     | entre os levados há grandes demais                |

    @TP-3:desafio-leva_tres @AMB-0:A
    Cenário: A legenda do Gigante que promete levar três não leva mais de dois
      Dado um teleporte
      E a legenda diz que o teleporte leva três personagens ou mais
      E o usuário é Gigante
      E o usuário leva três de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-3:so
      E o juiz ignora que o teleporte leva três personagens ou mais
      E a resposta depende da leitura AMB-0

    @TP-3:desafio-leva_tres @AMB-0:B
    Cenário: Se toda regra cede à legenda, o Gigante leva os três prometidos
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva três personagens ou mais
      E o usuário é Gigante
      E o usuário leva três de porte normal
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-3:so!leva_tres
      E TP-3:so é afastada por TP-3:so!leva_tres
      E TP-2:so é vencida por TP-3:so!leva_tres

    @TP-3:desafio-leva_dois_gigantes @AMB-0:A
    Cenário: A legenda do Mega Gigante que promete levar dois Gigantes só leva um
      Dado um teleporte
      E a legenda diz que o teleporte leva dois Gigantes
      E o usuário é Mega Gigante
      E o usuário leva dois Gigantes
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E decide TP-3:so
      E o juiz ignora que o teleporte leva dois Gigantes
      E a resposta depende da leitura AMB-0

    @TP-3:desafio-leva_dois_gigantes @AMB-0:B
    Cenário: Se toda regra cede à legenda, o Mega Gigante leva os dois Gigantes prometidos
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleporte leva dois Gigantes
      E o usuário é Mega Gigante
      E o usuário leva dois Gigantes
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga é permitida
      E decide TP-3:so!leva_dois_gigantes
      E TP-3:so é afastada por TP-3:so!leva_dois_gigantes

    @TP-3:so @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, a do Gigante que diz que <legenda> não leva <carga>
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que <legenda>
      E o usuário é Gigante
      E o usuário leva <carga>
      Quando perguntam ao juiz: o deslocamento pode levar esta carga?
      Então a resposta é: a carga não é permitida
      E só decide TP-3:so

      @TP-3:desafio-leva_tres
      Exemplos: Três ou mais, mas só um deles Gigante
        | legenda                                   | carga                              |
        | o teleporte leva três personagens ou mais | um Mega Gigante                    |
        | o teleporte leva três personagens ou mais | dois Gigantes                      |
        | o teleporte leva três personagens ou mais | dois Gigantes e um de porte normal |

      @TP-3:desafio-leva_dois_gigantes
      Exemplos: Dois Gigantes, mas só eles
        | legenda                        | carga                              |
        | o teleporte leva dois Gigantes | um Mega Gigante                    |
        | o teleporte leva dois Gigantes | três de porte normal               |
        | o teleporte leva dois Gigantes | dois Gigantes e um de porte normal |

  Regra: Um só teleporte defende de vários ataques, se forem mais lentos ou iguais e preverem caber teleporte.

    @TP-4:base @TP-4:so
    Cenário: Contra vários ataques, um só teleporte responde a cada um por si
      Dado um teleporte de rank 3
      E os ataques são:
        | ataque          | rank | cabe teleporte | só teletransporte escapa |
        | a lança         | 5    | prevê          |                          |
        | o raio          | 3    | prevê          |                          |
        | a flecha        | 2    | prevê          |                          |
        | a névoa         | 5    | exclui         |                          |
        | a pedra calada  | 4    |                |                          |
        | a teia do vazio | 4    |                | sim                      |
      Quando perguntam ao juiz, de cada ataque: o deslocamento escapa do ataque?
      Então as respostas são:
        | ataque          | resposta                         | decide  |
        | a lança         | o usuário escapa do ataque       | TP-4    |
        | o raio          | o usuário escapa do ataque       | TP-4    |
        | a flecha        | o usuário é atingido pelo ataque | TP-4:so |
        | a névoa         | o usuário é atingido pelo ataque | TP-4:so |
        | a pedra calada  | o usuário é atingido pelo ataque | TP-4:so |
        | a teia do vazio | o usuário é atingido pelo ataque | TP-4:so |

    @TP-4:varios
    Cenário: Um só teleporte pode responder a vários ataques
      Dado um teleporte
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: um só uso responde a vários ataques
      E só decide TP-4:varios

    @TP-4:base
    Esquema do Cenário: O teleporte de rank <teleporte> escapa do ataque de rank <ataque> que prevê teleporte
      Dado um teleporte de rank <teleporte>
      E o ataque é de rank <ataque>
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E só decide TP-4

      Exemplos: Mais lento
        | teleporte | ataque |
        | 3         | 4      |
        | 1         | 6      |

      Exemplos: De mesmo rank
        | teleporte | ataque |
        | 1         | 1      |
        | 3         | 3      |
        | 6         | 6      |

    @TP-4:so
    Esquema do Cenário: O teleporte de rank <teleporte> não escapa do ataque de rank <ataque>, que é mais rápido
      Dado um teleporte de rank <teleporte>
      E o ataque é de rank <ataque>
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TP-4:so

      Exemplos:
        | teleporte | ataque |
        | 2         | 1      |
        | 4         | 3      |
        | 6         | 1      |

    @TP-4:so @AMB-16:A @AMB-16:B
    Esquema do Cenário: Por mais lento que seja o ataque, o teleporte que ele exclui não serve: leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-16
      E um teleporte de rank 1
      E o ataque é de rank 6
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E só decide TP-4:so

      Exemplos: Excluir não é calar
        | leitura |
        | A       |
        | B       |

    @TP-4:so @AMB-16:A
    Cenário: O ataque que se cala sobre as defesas não admite teleporte
      Dado um teleporte de rank 1
      E o ataque é de rank 6
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TP-4:so
      E a resposta depende da leitura AMB-16

    @TP-4:base @AMB-16:B
    Cenário: Se o silêncio admite, o teleporte escapa do ataque que se cala sobre as defesas
      Dado que o comitê adota a leitura B de AMB-16
      E um teleporte de rank 1
      E o ataque é de rank 6
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TP-4
      E a resposta depende da leitura AMB-16

    @TP-4:so @AMB-16:A
    Cenário: Prever teletransporte não é prever teleporte
      Dado um teleporte de rank 2
      E o ataque é de rank 5
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TP-4:so
      E a resposta depende da leitura AMB-16

    @TP-4:so @AMB-16:B
    Cenário: Onde o silêncio admite, exigir teletransporte continua a excluir o teleporte
      Dado que o comitê adota a leitura B de AMB-16
      E um teleporte de rank 2
      E o ataque é de rank 5
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TP-4:so

    @TP-4:base @TP-4:so
    Cenário: Sem o rank do teleporte, não se sabe se ele escapa
      Dado um teleporte
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: depende
      E falta saber: rank do deslocamento

    @TP-4:desafio-escapa_de_mais_rapidos @AMB-0:A
    Cenário: A legenda que promete escapar até do mais rápido não escapa dele
      Dado um teleporte de rank 4
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide TP-4:so
      E o juiz ignora que o deslocamento escapa até de ataques mais rápidos
      E a resposta depende da leitura AMB-0

    @TP-4:desafio-escapa_de_mais_rapidos @AMB-0:B
    Cenário: Se toda regra cede à legenda, o teleporte escapa até do mais rápido
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte de rank 4
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TP-4:so!escapa_de_mais_rapidos
      E TP-4:so é afastada por TP-4:so!escapa_de_mais_rapidos

    @TP-4:desafio-escapa_de_mais_rapidos @TP-4:so @AMB-0:B
    Cenário: Escapar do mais rápido não é escapar do ataque que exclui teleporte
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte de rank 4
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o ataque é de rank 3
      E o ataque exclui teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E só decide TP-4:so

    @TP-4:desafio-escapa_de_mais_rapidos @BAR-CORPO-3:automatico @AMB-0:B @AMB-50:B
    Cenário: Escapar do mais rápido não é livrar-se do selo automático de quem veste a barreira corporal
      Dado que o comitê adota a leitura B de AMB-0
      E o comitê adota a leitura B de AMB-50
      E um teleporte de rank 4
      E a legenda diz que o deslocamento escapa até de ataques mais rápidos
      E o usuário veste uma barreira corporal
      E o ataque é de selamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E só decidem TP-4:so e BAR-CORPO-3:automatico

    @TP-4:desafio-um_ataque_por_uso @AMB-0:A
    Cenário: A legenda que gasta um teleporte por ataque não obriga a isso
      Dado um teleporte
      E a legenda diz que cada uso do deslocamento defende de um só ataque
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: um só uso responde a vários ataques
      E decide TP-4:varios
      E o juiz ignora que cada uso do deslocamento defende de um só ataque
      E a resposta depende da leitura AMB-0

    @TP-4:desafio-um_ataque_por_uso @AMB-0:B
    Cenário: Se toda regra cede à legenda, cada ataque pede um teleporte
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que cada uso do deslocamento defende de um só ataque
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: cada uso responde a um só ataque
      E decide TP-4:varios!um_ataque_por_uso
      E TP-4:varios é afastada por TP-4:varios!um_ataque_por_uso

    @EXT-1:fuga @TP-1:base @TP-4:base @TP-4:so
    Esquema do Cenário: A extensão levada tem a sorte do usuário diante do ataque de rank <ataque>
      Dado um teleporte de rank 3
      E o usuário leva a sua extensão
      E o ataque é de rank <ataque>
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: <resposta>
      E decidem EXT-1:fuga, TP-1 e <regra>

      Exemplos:
        | ataque | resposta                | regra   |
        | 4      | o passageiro escapa     | TP-4    |
        | 3      | o passageiro escapa     | TP-4    |
        | 2      | o passageiro não escapa | TP-4:so |

    @AMB-50:A @TP-4:base
    Cenário: Quem veste a barreira corporal ainda escapa do selamento por teleporte
      Dado um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de selamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TP-4
      E não decide BAR-CORPO-3:automatico
      E a resposta depende da leitura AMB-50

    @BAR-CORPO-3:automatico @AMB-50:B
    Cenário: Se o selamento de quem veste a barreira é automático, o teleporte não o livra
      Dado que o comitê adota a leitura B de AMB-50
      E um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de selamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário é atingido pelo ataque
      E decide BAR-CORPO-3:automatico
      E não decide TP-4
      E a resposta depende da leitura AMB-50

    @BAR-CORPO-3:salvo-defende_selamento @AMB-50:B
    Cenário: A barreira corporal cuja legenda defende selamentos não prende quem a veste
      Dado que o comitê adota a leitura B de AMB-50
      E um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E a legenda diz que a barreira defende selamentos
      E o ataque é de selamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decidem TP-4 e BAR-CORPO-3:automatico!defende_selamento
      E BAR-CORPO-3:automatico é afastada por BAR-CORPO-3:automatico!defende_selamento

    @AMB-50:B @TP-4:base
    Cenário: A barreira corporal não prende quem a veste diante de um ataque de dano
      Dado que o comitê adota a leitura B de AMB-50
      E um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de dano
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: o usuário escapa do ataque
      E decide TP-4

    @GAP-8 @AMB-50:B
    Cenário: O livro não diz se a barreira corporal prende quem a veste diante de um aprisionamento
      Dado que o comitê adota a leitura B de AMB-50
      E um teleporte de rank 2
      E o usuário veste uma barreira corporal
      E o ataque é de aprisionamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o deslocamento escapa do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-8

    Esquema do Cenário: Quem <veste> barreira corporal diante do ataque de <efeito>, na leitura <leitura>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-50
      E se sabe que quem se defende <veste> barreira corporal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: <resposta>
      E <decisão>

      @AMB-50:A
      Exemplos: Se só a barreira é inútil, nenhum efeito prende quem a veste
        | leitura | veste     | efeito         | resposta                                | decisão              |
        | A       | veste uma | selamento      | nenhuma barreira corporal impede a fuga | nenhuma regra decide |
        | A       | veste uma | aprisionamento | nenhuma barreira corporal impede a fuga | nenhuma regra decide |

      @AMB-50:B @BAR-CORPO-3:automatico @BAR-CORPO-4:automatico
      Exemplos: Se o efeito é automático, o selamento e a paralisia prendem, mas só a quem a veste
        | leitura | veste     | efeito    | resposta                                    | decisão                                       |
        | B       | veste uma | selamento | por vestir a barreira, o usuário não escapa | só decide BAR-CORPO-3:automatico              |
        | B       | veste uma | paralisia | por vestir a barreira, o usuário não escapa | só decidem BAR-CORPO-4:automatico e PAR-NOTAa |
        | B       | veste uma | dano      | nenhuma barreira corporal impede a fuga     | nenhuma regra decide                          |
        | B       | não veste | selamento | nenhuma barreira corporal impede a fuga     | nenhuma regra decide                          |
        | B       | não veste | paralisia | nenhuma barreira corporal impede a fuga     | nenhuma regra decide                          |

      @AMB-50:B @GAP-8
      Exemplos: Do aprisionamento, o livro se cala
        | leitura | veste     | efeito         | resposta | decisão          |
        | B       | veste uma | aprisionamento | omisso   | a lacuna é GAP-8 |

    @GAP-8 @AMB-50:B
    Esquema do Cenário: Nem se diz, então, se <passageiro> escapa com o usuário do aprisionamento
      Dado que o comitê adota a leitura B de AMB-50
      E um teleporte de rank 2
      E o usuário leva <passageiro>
      E o usuário veste uma barreira corporal
      E o ataque é de aprisionamento
      E o ataque é de rank 3
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: omisso
      E a lacuna é GAP-8

      Exemplos:
        | passageiro |
        | um aliado  |
        | um inimigo |

  Regra: Todo combo com teleporte passa a ser de curto alcance.

    @TP-5:base
    Esquema do Cenário: O ataque de <alcance> alcance combado com teleporte acontece a curto alcance
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide TP-5

      Exemplos: Seja qual for o alcance da legenda
        | alcance |
        | longo   |
        | médio   |
        | curto   |

    @TP-5:base
    Cenário: Sem combo, o ataque acontece no alcance da sua legenda
      Dado um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E nenhuma regra decide

    @TP-5:base
    Esquema do Cenário: A forma de uso do jogador não alonga para <novo> o combo do ataque de <alcance> com teleporte
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teleporte
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E só decide TP-5

      Exemplos:
        | alcance | novo  |
        | longo   | médio |
        | médio   | longo |

    @TP-5:base
    Cenário: O multidirecional equiparado a global também acontece a curto alcance no combo com teleporte
      Dado um ataque combável multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide TP-5

    @TP-5:desafio-combo_mantem_alcance @AMB-0:A
    Cenário: A legenda que promete manter o alcance do combo com teleporte não o mantém
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com teleporte
      E a legenda diz que o combo com este teleporte mantém o alcance do ataque
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide TP-5
      E o juiz ignora que o combo com este teleporte mantém o alcance do ataque
      E a resposta depende da leitura AMB-0

    @TP-5:desafio-combo_mantem_alcance @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o combo com teleporte mantém o <alcance> alcance
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com teleporte
      E a legenda diz que o combo com este teleporte mantém o alcance do ataque
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decide TP-5!combo_mantem_alcance
      E TP-5 é afastada por TP-5!combo_mantem_alcance

      Exemplos:
        | alcance |
        | longo   |
        | médio   |

  Regra: Quem está com o voo ativo e teleporta alguém empresta o voo a ele por um único turno.

    @TP-6:base @AMB-48:A
    Esquema do Cenário: No turno do teleporte, voa com o usuário <passageiro>
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva <passageiro>
      E passaram 0 turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro voa
      E decide TP-6
      E a resposta depende da leitura AMB-48

      Exemplos: Seja quem for
        | passageiro     |
        | um aliado      |
        | um inimigo     |
        | a sua extensão |

    @TP-6:fim @AMB-48:A
    Esquema do Cenário: Passado o turno do teleporte, o passageiro já não voa: turno <turno>
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passaram <turno> turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro não voa
      E decide TP-6:fim

      Exemplos:
        | turno |
        | 1     |
        | 2     |
        | 5     |

    @TP-6:base @TP-6:fim @AMB-48:B
    Esquema do Cenário: Se o turno do voo é o seguinte, no turno <turno> <resposta>
      Dado que o comitê adota a leitura B de AMB-48
      E um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passaram <turno> turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Só no seguinte
        | turno | resposta             | regra    |
        | 0     | o passageiro não voa | TP-6:fim |
        | 1     | o passageiro voa     | TP-6     |
        | 2     | o passageiro não voa | TP-6:fim |

    @TP-6:base @TP-6:fim
    Esquema do Cenário: Quem não está voando não empresta voo: turno <turno>
      Dado um teleporte
      E o usuário leva um aliado
      E passaram <turno> turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro não voa
      E nenhuma regra decide

      Exemplos:
        | turno |
        | 0     |
        | 2     |

    @TP-6:base @TP-6:fim @TP-2:porte
    Esquema do Cenário: Quem o teleporte não leva não voa com o usuário: turno <turno>
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado Gigante
      E passaram <turno> turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro não voa
      E só decide TP-2:porte

      Exemplos:
        | turno |
        | 0     |
        | 2     |

    @TP-6:base @TP-6:fim
    Cenário: Sem saber quantos turnos se passaram, não se sabe se o passageiro ainda voa
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: depende
      E falta saber: turnos passados desde o deslocamento

    @TP-6:base @TP-6:fim @TUR-1a:contagem @AMB-3:A
    Esquema do Cenário: Na batalha, o voo emprestado acaba quando o inimigo encerra: até o post <post>, <resposta>
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E Iara tem por inimigo Caio
      E Iara tem por aliada Duda
      E a batalha:
        | quem | usa   |
        | Iara | Salto |
        | Caio |       |
        | Iara |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Salto: o passageiro ainda voa com o voo de quem o levou?
      Então a resposta é: <resposta>
      E decidem <regra> e TUR-1a:contagem

      Exemplos:
        | post | resposta             | regra    |
        | 1    | o passageiro voa     | TP-6     |
        | 2    | o passageiro não voa | TP-6:fim |
        | 3    | o passageiro não voa | TP-6:fim |

    @TP-6:desafio-voo_prolongado @AMB-0:A
    Cenário: A legenda que empresta o voo por vários turnos não passa de um
      Dado um teleporte
      E a legenda diz que o teleportado voa por vários turnos
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passaram 2 turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro não voa
      E decide TP-6:fim
      E o juiz ignora que o teleportado voa por vários turnos
      E a resposta depende da leitura AMB-0

    @TP-6:desafio-voo_prolongado @AMB-0:B
    Cenário: Se toda regra cede à legenda, o passageiro segue voando
      Dado que o comitê adota a leitura B de AMB-0
      E um teleporte
      E a legenda diz que o teleportado voa por vários turnos
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passaram 2 turnos desde o deslocamento
      Quando perguntam ao juiz: o passageiro voa com o voo de quem o levou?
      Então a resposta é: o passageiro voa
      E decide TP-6:fim!voo_prolongado
      E TP-6:fim é afastada por TP-6:fim!voo_prolongado

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-14 @TP-2:passageiro
    Cenário: Não se diz se o aliado levado também escapa do ataque
      Dado um teleporte de rank 2
      E o usuário leva um aliado
      E o ataque é de rank 4
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: omisso
      E a lacuna é GAP-14

    @TP-4:so
    Esquema do Cenário: Com o usuário atingido, <passageiro> que ele leva não escapa
      Dado um teleporte de rank 5
      E o usuário leva <passageiro>
      E o ataque é de rank 4
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: o passageiro não escapa
      E decide TP-4:so

      Exemplos:
        | passageiro |
        | um aliado  |
        | um inimigo |

    @TP-2:porte
    Cenário: O aliado que o teleporte não leva não escapa junto
      Dado um teleporte de rank 2
      E o usuário leva um aliado Gigante
      E o ataque é de rank 4
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: o passageiro não escapa
      E decide TP-2:porte

    @GAP-15
    Esquema do Cenário: Do inimigo levado à força, não se diz <o que falta>
      Dado um teleporte de rank 2
      E o usuário leva um inimigo
      E o ataque é de rank 4
      E o ataque prevê teleporte como defesa
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-15

      Exemplos:
        | o que falta                               | pergunta                                                            |
        | se escapa do ataque com quem o leva       | o passageiro escapa do ataque junto com o usuário?                  |
        | se valem os ataques que fez a quem o leva | o ataque que o inimigo levado já fez contra quem o leva ainda vale? |

    @GAP-15
    Esquema do Cenário: De <passageiro> que o usuário leva não há ofensiva que valha ou deixe de valer
      Dado um teleporte
      E o usuário leva <passageiro>
      Quando perguntam ao juiz: o ataque que o inimigo levado já fez contra quem o leva ainda vale?
      Então a resposta é: nenhum inimigo é levado
      E <decisão>

      @TP-2:passageiro
      Exemplos: Um aliado
        | passageiro | decisão                   |
        | um aliado  | só decide TP-2:passageiro |

      @TP-1:base @EXT-1:deslocamento
      Exemplos: A extensão
        | passageiro     | decisão                              |
        | a sua extensão | só decidem TP-1 e EXT-1:deslocamento |

    @GAP-16
    Cenário: Não se diz se cabe esquiva quando a legenda do ataque se cala
      Dado um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: cabe uma defesa sem regra própria, como esquiva, voo ou corrida?
      Então a resposta é: omisso
      E a lacuna é GAP-16

    @GAP-16
    Esquema do Cenário: Quando a legenda fala de <defesa>, não há omissão: <diz>
      Dado que o ataque <diz> <defesa> como defesa
      Quando perguntam ao juiz: cabe uma defesa sem regra própria, como esquiva, voo ou corrida?
      Então a resposta é: <resposta>

      Exemplos:
        | diz    | defesa  | resposta          |
        | prevê  | esquiva | a defesa cabe     |
        | prevê  | voo     | a defesa cabe     |
        | exclui | corrida | a defesa não cabe |

    @GAP-16
    Cenário: Do ataque de que apenas teletransporte escapa, não se escapa correndo
      Dado que apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: cabe uma defesa sem regra própria, como esquiva, voo ou corrida?
      Então a resposta é: a defesa não cabe

    @GAP-22
    Cenário: Não se diz de que ataques o voo emprestado livra
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passaram 0 turnos desde o deslocamento
      Quando perguntam ao juiz: o voo emprestado livra o passageiro de ataques?
      Então a resposta é: omisso
      E a lacuna é GAP-22

    @GAP-22 @TP-6:fim
    Cenário: Quem já não voa não se livra de nada pelo voo
      Dado um teleporte
      E o usuário está com o voo ativo
      E o usuário leva um aliado
      E passou 1 turno desde o deslocamento
      Quando perguntam ao juiz: o voo emprestado livra o passageiro de ataques?
      Então a resposta é: o voo não livra o passageiro
      E decide TP-6:fim

    @GAP-36
    Cenário: Não se diz se o ataque global pode ser de curto alcance
      Dado um ataque combável global de longo alcance
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: omisso
      E a lacuna é GAP-36
      E TP-5 é vencida por GAP-36

    @GAP-46
    Esquema do Cenário: Não se diz se uma só defesa responde a vários ataques quando <defesa>
      Dado um teleporte
      E se sabe que <defesa>
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: omisso
      E a lacuna é GAP-46

      Exemplos:
        | defesa                  |
        | a defesa é uma barreira |
        | a defesa é repelir      |
