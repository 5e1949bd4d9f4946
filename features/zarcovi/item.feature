# language: pt
@zarcovi
Funcionalidade: Itens, equipamentos e ferramentas
  O personagem tem duas mãos e veste uma armadura; o que não ocupa mão não ocupa espaço. O que se equipa num rank se
  desequipa nele. Sem HP, o item só é destruído por Dano Supremo ou selamento, e só o que está na mão é roubado. Os
  itens 2 a 5 estão escritos duas vezes, palavra por palavra: cada um é uma regra só.

  Regra: Via de regra, o personagem tem duas mãos.

    @ITEM-1a:base
    Cenário: Se a legenda se cala, o personagem tem duas mãos
      Dado um item de uma mão
      Quando perguntam ao juiz: quantas mãos o personagem tem?
      Então a resposta é: 2
      E decide ITEM-1a

    @ITEM-1a:salvo-tem_outras_maos @AMB-32-maos:A
    Esquema do Cenário: A legenda pode dar ao personagem <mãos> mãos
      Dado que a legenda dá ao personagem <mãos> mãos
      Quando perguntam ao juiz: quantas mãos o personagem tem?
      Então a resposta é: <mãos>
      E decide ITEM-1a!tem_outras_maos
      E ITEM-1a é afastada por ITEM-1a!tem_outras_maos
      E a resposta depende da leitura AMB-32-maos

      Exemplos:
        | mãos |
        | 1    |
        | 4    |

    @AMB-32-maos:B
    Cenário: Pela outra leitura, são duas mãos diga a legenda o que disser
      Dado que o comitê adota a leitura B de AMB-32-maos
      E a legenda dá ao personagem 4 mãos
      Quando perguntam ao juiz: quantas mãos o personagem tem?
      Então a resposta é: 2
      E decide ITEM-1a
      E a resposta depende da leitura AMB-32-maos

  Regra: Cabem nas mãos até dois itens de uma mão cada, ou um único item de ambas as mãos.

    @ITEM-1a:base @ITEM-1b:base
    Esquema do Cenário: Com <uma> de uma mão e <ambas> de ambas já equipados, cabe mais um item <item>
      Dado um item <item>
      E já estão nas mãos <uma> itens de uma mão e <ambas> de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item cabe nas mãos
      E decidem ITEM-1a e ITEM-1b

      Exemplos:
        | item             | uma | ambas |
        | de uma mão       | 0   | 0     |
        | de uma mão       | 1   | 0     |
        | de ambas as mãos | 0   | 0     |

    @ITEM-1b:so
    Esquema do Cenário: Com <uma> de uma mão e <ambas> de ambas já equipados, não cabe mais um item <item>
      Dado um item <item>
      E já estão nas mãos <uma> itens de uma mão e <ambas> de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item não cabe nas mãos
      E decide ITEM-1b:so

      Exemplos:
        | item             | uma | ambas |
        | de uma mão       | 2   | 0     |
        | de uma mão       | 0   | 1     |
        | de ambas as mãos | 1   | 0     |
        | de ambas as mãos | 0   | 1     |

    @ITEM-1a:salvo-tem_outras_maos @ITEM-1b:base
    Esquema do Cenário: Com as <mãos> mãos da legenda e <uma> itens nelas, mais um item <item>: <resposta>
      Dado que a legenda dá ao personagem <mãos> mãos
      E um item <item>
      E já estão nas mãos <uma> itens de uma mão e 0 de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: <resposta>
      E só decidem ITEM-1a!tem_outras_maos e <regra>

      Exemplos:
        | mãos | uma | item             | resposta                 | regra      |
        | 4    | 2   | de uma mão       | o item cabe nas mãos     | ITEM-1b    |
        | 4    | 0   | de ambas as mãos | o item cabe nas mãos     | ITEM-1b    |
        | 1    | 1   | de uma mão       | o item não cabe nas mãos | ITEM-1b:so |

    @ITEM-1b:so
    Cenário: Sem saber o que está nas mãos, não se sabe se o item cabe
      Dado um item de uma mão
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: depende
      E falta saber: itens de uma mão já equipados e itens de ambas as mãos já equipados

    @ITEM-1b:desafio-dispensa_mao_livre @AMB-0:A
    Cenário: A legenda que dispensa a mão livre não faz caber o item
      Dado um item de uma mão
      E já estão nas mãos 2 itens de uma mão e 0 de ambas as mãos
      E a legenda diz que o item se equipa mesmo com as mãos ocupadas
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item não cabe nas mãos
      E decide ITEM-1b:so
      E o juiz ignora que o item se equipa mesmo com as mãos ocupadas
      E a resposta depende da leitura AMB-0

    @ITEM-1b:desafio-dispensa_mao_livre @AMB-0:B
    Cenário: Se toda regra cede à legenda, o item pode dispensar a mão livre
      Dado que o comitê adota a leitura B de AMB-0
      E um item de uma mão
      E já estão nas mãos 2 itens de uma mão e 0 de ambas as mãos
      E a legenda diz que o item se equipa mesmo com as mãos ocupadas
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item cabe nas mãos
      E decide ITEM-1b:so!dispensa_mao_livre
      E ITEM-1b:so é afastada por ITEM-1b:so!dispensa_mao_livre

    @ITEM-1b:base @GAP-29
    Esquema do Cenário: Na batalha, a Adaga <adaga> e a Clava <clava>: <resposta>
      Dado que da Adaga se sabe que o item ocupa <adaga>
      E da Clava se sabe que o item ocupa <clava>
      E a batalha:
        | quem    | equipa |
        | eu      | Adaga  |
        | inimigo | Escudo |
        | eu      | Clava  |
      Quando perguntam ao juiz da batalha, sobre a Clava: como está o item neste ponto da batalha?
      Então a resposta é: <resposta>

      Exemplos: Cabem as duas
        | adaga   | clava   | resposta             |
        | uma mão | uma mão | o item está equipado |

      Exemplos: Não cabem; o que acontece, o livro não diz
        | adaga         | clava         | resposta |
        | uma mão       | ambas as mãos | omisso   |
        | ambas as mãos | uma mão       | omisso   |

    @ITEM-1b:base
    Cenário: Na batalha, desequipada a Adaga, a Clava de ambas as mãos cabe
      Dado que da Adaga se sabe que o item ocupa uma mão
      E da Clava se sabe que o item ocupa ambas as mãos
      E a batalha:
        | quem    | equipa | desequipa |
        | eu      | Adaga  |           |
        | inimigo |        |           |
        | eu      |        | Adaga     |
        | inimigo |        |           |
        | eu      | Clava  |           |
      Quando perguntam ao juiz da batalha, sobre a Clava: como está o item neste ponto da batalha?
      Então a resposta é: o item está equipado
      E decide ITEM-1b

  Regra: O personagem pode equipar uma armadura.

    @ITEM-1c:base
    Cenário: A primeira armadura cabe
      Dada uma armadura
      E o personagem já veste 0 armaduras
      Quando perguntam ao juiz: o personagem pode equipar mais este item?
      Então a resposta é: o item cabe com o que já está equipado
      E decidem ITEM-1c e ITEM-2

    @ITEM-1c:base @ITEM-1c:maos @ITEM-1d:base @ITEM-2:corpo
    Esquema do Cenário: A quem não veste armadura nenhuma, armadura nenhuma impede o item <item>
      Dado um item <item>
      E o personagem já veste 0 armaduras
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E nenhuma regra decide

      Exemplos:
        | item                       |
        | de uma mão                 |
        | de ambas as mãos           |
        | que se equipa no pescoço   |
        | que não diz onde se equipa |

    @ITEM-1c:so
    Cenário: A segunda armadura não cabe
      Dada uma armadura
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: o personagem pode equipar mais este item?
      Então a resposta é: o item não cabe com o que já está equipado
      E decide ITEM-1c:so

    @ITEM-1c:maos
    Esquema do Cenário: De armadura, o personagem ainda equipa um item <item>
      Dado um item <item>
      E o personagem já veste 1 armadura
      E já estão nas mãos 0 itens de uma mão e 0 de ambas as mãos
      Quando perguntam ao juiz: o personagem pode equipar mais este item?
      Então a resposta é: o item cabe com o que já está equipado
      E decidem ITEM-1b e ITEM-1c:maos

      Exemplos:
        | item             |
        | de uma mão       |
        | de ambas as mãos |

    @ITEM-1c:desafio-meia_armadura @AMB-0:A @AMB-32-armaduras:B
    Cenário: A armadura que diz cobrir só parte do corpo não se soma a outra
      Dada uma armadura
      E o personagem já veste 1 armadura
      E a legenda diz que a armadura cobre só parte do corpo e se soma a outra
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: a armadura impede o item
      E decide ITEM-1c:so
      E o juiz ignora que a armadura cobre só parte do corpo e se soma a outra
      E a resposta depende da leitura AMB-32-armaduras
      E a resposta depende da leitura AMB-0

    @ITEM-1c:desafio-meia_armadura @AMB-0:B
    Cenário: Se toda regra cede à legenda, a armadura parcial se soma a outra
      Dado que o comitê adota a leitura B de AMB-0
      E uma armadura
      E o personagem já veste 1 armadura
      E a legenda diz que a armadura cobre só parte do corpo e se soma a outra
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E decide ITEM-1c:so!meia_armadura
      E ITEM-1c:so é afastada por ITEM-1c:so!meia_armadura

    @ITEM-1c:meia @AMB-32-armaduras:A
    Cenário: Pela outra leitura, a armadura que diz cobrir só parte do corpo se soma a outra
      Dado que o comitê adota a leitura A de AMB-32-armaduras
      E uma armadura
      E o personagem já veste 1 armadura
      E a legenda diz que a armadura cobre só parte do corpo e se soma a outra
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E decide ITEM-1c:meia
      E a resposta depende da leitura AMB-32-armaduras

    @ITEM-1c:so
    Cenário: Pela outra leitura, a armadura que nada diz continua a ser uma só
      Dado que o comitê adota a leitura A de AMB-32-armaduras
      E uma armadura
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: a armadura impede o item
      E decide ITEM-1c:so

    @ITEM-1c:meia @ITEM-1c:maos @ITEM-1d:base @ITEM-2:corpo
    Esquema do Cenário: Cobrir só parte do corpo só importa à segunda armadura, e não a <item> sobre <vestidas> vestida(s)
      Dado que o comitê adota a leitura A de AMB-32-armaduras
      E <item>
      E o personagem já veste <vestidas> armaduras
      E a legenda diz que a armadura cobre só parte do corpo e se soma a outra
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E só decidem <regras>

      Exemplos:
        | item                               | vestidas | regras                 |
        | uma armadura                       | 0        | ITEM-1c                |
        | um item de uma mão                 | 1        | ITEM-1c:maos           |
        | um item de ambas as mãos           | 1        | ITEM-1c:maos           |
        | um item que não diz onde se equipa | 1        | ITEM-2:corpo           |
        | um item que se equipa no pescoço   | 1        | ITEM-1d e ITEM-2:corpo |

    @ITEM-1c:base @GAP-29
    Esquema do Cenário: Na batalha, a segunda armadura só cabe depois de tirada a primeira: até o post <post>, a Couraça: <resposta>
      Dado que do Peitoral se sabe que o item é uma armadura
      E da Couraça se sabe que o item é uma armadura
      E a batalha:
        | quem    | equipa   | desequipa |
        | eu      | Peitoral |           |
        | inimigo | Elmo     |           |
        | eu      | Couraça  |           |
        | inimigo |          |           |
        | eu      |          | Peitoral  |
        | inimigo |          |           |
        | eu      | Couraça  |           |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Couraça: como está o item neste ponto da batalha?
      Então a resposta é: <resposta>

      Exemplos: Por cima da outra, e no lugar dela
        | post | resposta             |
        | 3    | omisso               |
        | 7    | o item está equipado |

  Regra: O item de braço, pescoço ou costas não é impedido pela armadura.

    @ITEM-1d:base
    Esquema do Cenário: A armadura não impede o item <item>
      Dado um item <item>
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: o personagem pode equipar mais este item?
      Então a resposta é: o item cabe com o que já está equipado
      E decide ITEM-1d

      Exemplos:
        | item                     |
        | que se equipa no braço   |
        | que se equipa no pescoço |
        | que se equipa nas costas |

    Esquema do Cenário: Lida a revisão como <leitura>, o item de pescoço cabe de armadura por <regra>
      Dado que o comitê adota a leitura <leitura> de AMB-22
      E um item que se equipa no pescoço
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E decide <regra>
      E não decide <outra>

      @AMB-22:A
      Exemplos: Já revisada, a frase sobre outros locais vale
        | leitura | regra   | outra      |
        | A       | ITEM-1d | ITEM-1c:so |

      @AMB-22:B
      Exemplos: Em revisão, resta que o item sem mão não ocupa espaço
        | leitura | regra        | outra   |
        | B       | ITEM-2:corpo | ITEM-1d |

    @ITEM-1d:desafio-nada_por_cima @ITEM-2:desafio-nada_por_cima @AMB-0:A
    Cenário: A armadura que diz não admitir nada por cima não impede o colar
      Dado um item que se equipa no pescoço
      E o personagem já veste 1 armadura
      E a legenda diz que nada se equipa por cima da armadura
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E decidem ITEM-1d e ITEM-2:corpo
      E o juiz ignora que nada se equipa por cima da armadura
      E a resposta depende da leitura AMB-0

    @ITEM-1d:desafio-nada_por_cima @ITEM-2:desafio-nada_por_cima @AMB-0:B
    Cenário: Se toda regra cede à legenda, a armadura pode impedir o colar
      Dado que o comitê adota a leitura B de AMB-0
      E um item que se equipa no pescoço
      E o personagem já veste 1 armadura
      E a legenda diz que nada se equipa por cima da armadura
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: a armadura impede o item
      E decidem ITEM-1d!nada_por_cima e ITEM-2:corpo!nada_por_cima
      E ITEM-1d é afastada por ITEM-1d!nada_por_cima
      E ITEM-2:corpo é afastada por ITEM-2:corpo!nada_por_cima

    @ITEM-1d:base
    Cenário: Na batalha, quem veste a Couraça ainda equipa o Colar no pescoço
      Dado que da Couraça se sabe que o item é uma armadura
      E do Colar se sabe que o item se equipa em outro local, como braço, pescoço ou costas
      E a batalha:
        | quem    | equipa  |
        | eu      | Couraça |
        | inimigo |         |
        | eu      | Colar   |
      Quando perguntam ao juiz da batalha, sobre o Colar: como está o item neste ponto da batalha?
      Então a resposta é: o item está equipado
      E decide ITEM-1d

  Regra: O item que não indica ocupar mão não ocupa espaço.

    @ITEM-2:base
    Cenário: Com as duas mãos cheias, o item que não diz onde se equipa ainda cabe
      Dado um item que não diz onde se equipa
      E já estão nas mãos 2 itens de uma mão e 0 de ambas as mãos
      Quando perguntam ao juiz: o personagem pode equipar mais este item?
      Então a resposta é: o item cabe com o que já está equipado
      E decide ITEM-2

    @ITEM-2:base @ITEM-1b:base
    Esquema do Cenário: Com <uma> itens nas mãos, o que não diz onde se equipa cabe porque não ocupa mão
      Dado um item que não diz onde se equipa
      E já estão nas mãos <uma> itens de uma mão e 0 de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item cabe nas mãos
      E só decide ITEM-2

      Exemplos: Mãos livres e mãos cheias
        | uma |
        | 0   |
        | 2   |

    @ITEM-2:base
    Esquema do Cenário: Das mãos, o item <item>: <resposta>
      Dado um item <item>
      Quando perguntam ao juiz: que mãos o item ocupa?
      Então a resposta é: <resposta>

      Exemplos:
        | item                       | resposta                           |
        | que não diz onde se equipa | o item não ocupa mão               |
        | que se equipa nas costas   | o item não ocupa mão               |
        | de uma mão                 | o item conta como de uma mão       |
        | de ambas as mãos           | o item conta como de ambas as mãos |

    @ITEM-2:corpo
    Cenário: De armadura, o item que não diz onde se equipa também cabe
      Dado um item que não diz onde se equipa
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: a armadura que se veste impede o item?
      Então a resposta é: armadura nenhuma impede o item
      E decide ITEM-2:corpo
      E não decide ITEM-1d

    @ITEM-2:desafio-itens_ocupam_mao @AMB-0:A
    Cenário: A legenda do inimigo não põe nas mãos o que nelas não se equipa
      Dado um item que se equipa nas costas
      E a legenda diz que todo item do alvo passa a ocupar uma mão
      Quando perguntam ao juiz: que mãos o item ocupa?
      Então a resposta é: o item não ocupa mão
      E decide ITEM-2
      E o juiz ignora que todo item do alvo passa a ocupar uma mão
      E a resposta depende da leitura AMB-0

    @ITEM-2:desafio-itens_ocupam_mao @AMB-0:B
    Cenário: Se toda regra cede à legenda, o inimigo pode pôr tudo nas mãos do alvo
      Dado que o comitê adota a leitura B de AMB-0
      E um item que se equipa nas costas
      E a legenda diz que todo item do alvo passa a ocupar uma mão
      Quando perguntam ao juiz: que mãos o item ocupa?
      Então a resposta é: o item conta como de uma mão
      E decide ITEM-2!itens_ocupam_mao
      E ITEM-2 é afastada por ITEM-2!itens_ocupam_mao

    @ITEM-2:base
    Cenário: Na batalha, com as mãos cheias, cabe ainda o Amuleto, que não diz ocupar mão
      Dado que da Adaga se sabe que o item ocupa ambas as mãos
      E a batalha:
        | quem | equipa         |
        | eu   | Adaga, Amuleto |
      Quando perguntam ao juiz da batalha, sobre o Amuleto: como está o item neste ponto da batalha?
      Então a resposta é: o item está equipado
      E decide ITEM-2

  Regra: O que se equipa ou ativa se desliga no mesmo rank em que foi ligado.

    @ITEM-3:base
    Cenário: O que se equipou no rank 3 se desequipa no rank 3
      Dado que o que se desliga foi equipado ou ativado no rank 3
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: 3
      E decide ITEM-3

    @ITEM-3:salvo-rank_proprio_de_desligar
    Esquema do Cenário: Ligado no rank 3, desliga-se no rank <rank> que a legenda dá
      Dado que o que se desliga foi equipado ou ativado no rank 3
      E a legenda dá o rank <rank> para desequipar ou desativar
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: <rank>
      E decide ITEM-3!rank_proprio_de_desligar
      E ITEM-3 é afastada por ITEM-3!rank_proprio_de_desligar

      Exemplos: Mais rápido e mais lento
        | rank |
        | 1    |
        | 5    |

    @ITEM-3:base
    Cenário: Sem saber em que rank se ligou, não se sabe em que rank se desliga
      Dado um item de uma mão
      Quando perguntam ao juiz: em que rank o item ou a ativação se desliga?
      Então a resposta é: depende
      E falta saber: rank em que foi equipado ou ativado

    @ITEM-3:base @ATV-3a:rank
    Esquema do Cenário: Na batalha, o Elmo que se equipou no rank 3 sai no rank 3, depois do post <post>
      Dado que o que se desliga foi equipado ou ativado no rank 3
      E a batalha:
        | quem    | usa   | equipa | desequipa | infringe |
        | eu      |       | Elmo   |           |          |
        | inimigo |       |        |           |          |
        | eu      |       |        | Elmo      |          |
        | inimigo |       |        |           |          |
        | eu      | Sopro | Elmo   |           | Elmo     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Elmo: em que rank o item ou a ativação se desliga na batalha?
      Então a resposta é: 3
      E <decisão>

      Exemplos: Desequipado por quem o veste, e pelo card que ele proíbe
        | post | decisão                      |
        | 3    | não decide ATV-3a:rank       |
        | 5    | decidem ITEM-3 e ATV-3a:rank |

    @ATV-3a:desliga
    Cenário: O item desequipado nada proíbe, e desequipado fica
      Dado um card proibido por item ou ativação do próprio jogador
      E se sabe que o item está desequipado
      E se sabe que o jogador usa um card que o item proíbe
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: o item fica desequipado
      E nenhuma regra decide

    @ATV-3a:desliga @ITEM-2:base
    Cenário: Equipar o item não é usar o card que ele proíbe
      Dado um card proibido por item ou ativação do próprio jogador
      E um item que não diz onde se equipa
      E se sabe que o jogador equipa o item
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: o item fica equipado
      E só decide ITEM-2

    @ATV-3a:desliga
    Cenário: O item de mão que proíbe o card usado fica desequipado
      Dado um card proibido por item ou ativação do próprio jogador
      E um item de uma mão
      E se sabe que o jogador usa um card que o item proíbe
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: o item fica desequipado
      E só decide ATV-3a:desliga

    @ATV-3b:permanece
    Cenário: O item de mão permanente que proíbe o card usado fica equipado, haja ou não mão livre
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E um item de uma mão
      E se sabe que o jogador usa um card que o item proíbe
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: o item fica equipado
      E só decide ATV-3b:permanece

    @ATV-3b:permanece
    Cenário: Também o item permanente, que proíbe o card e não cai, o jogador desequipa
      Dado um card proibido por item ou ativação do próprio jogador
      E a legenda diz que o item ou a ativação que proíbe é permanente
      E se sabe que o jogador desequipa o item
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: o item fica desequipado
      E nenhuma regra decide

  Regra: O item sem HP é destruído pelo Dano Supremo que o atinge.

    @ITEM-4:base
    Cenário: O Dano Supremo que atinge o item sem HP o destrói
      Dado um ataque unidirecional de status supremo
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decide ITEM-4

    @ITEM-4:so
    Esquema do Cenário: O ataque <status> que atinge o item sem HP não o destrói
      Dado um ataque unidirecional de status <status>
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so

      Exemplos:
        | status       |
        | ilimitado    |
        | letal        |
        | desconhecido |

    @ITEM-4:base
    Esquema do Cenário: Com Senjutsu, o ataque ilimitado <escala>: <resposta>
      Dado um ataque <escala> de status ilimitado
      E o ataque tem adição de Senjutsu
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Só o global se torna Dano Supremo
        | escala        | resposta               | regra     |
        | global        | o item é destruído     | ITEM-4    |
        | unidirecional | o item não é destruído | ITEM-4:so |

    @ITEM-4:so
    Cenário: O Dano Supremo que atinge só quem porta o item não destrói o item
      Dado um ataque unidirecional de status supremo
      E o ataque atinge só quem porta o item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so

    @ITEM-4:so
    Cenário: A paralisia, ainda que suprema, não é dano nem selamento
      Dado um ataque unidirecional de status supremo
      E o ataque é de paralisia
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so

    @ITEM-4:selamento
    Esquema do Cenário: O ataque <status> de <efeito> que atinge o item sem HP o destrói por selá-lo
      Dado um ataque unidirecional de status <status>
      E o ataque é de <efeito>
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E só decide ITEM-4:selamento

      Exemplos:
        | status  | efeito         |
        | letal   | selamento      |
        | letal   | aprisionamento |
        | supremo | selamento      |
        | supremo | aprisionamento |

    @AMB-33:A
    Cenário: O selamento de quem porta o item destrói também o item
      Dado um ataque unidirecional de status letal
      E o ataque é de selamento
      E o ataque atinge só quem porta o item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decide ITEM-4:selamento
      E a resposta depende da leitura AMB-33

    @AMB-33:B
    Cenário: Pela outra leitura, o selamento de quem porta o item não o destrói
      Dado que o comitê adota a leitura B de AMB-33
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E o ataque atinge só quem porta o item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so
      E a resposta depende da leitura AMB-33

    @AMB-33:A @AMB-33:B
    Esquema do Cenário: Na leitura <leitura> de AMB-33, o selamento que atinge <atingido>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-33
      E o ataque é de selamento
      E o ataque atinge <atingido>
      Quando perguntam ao juiz: um selamento atinge o item?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos:
        | leitura | atingido             | resposta                        |
        | A       | só quem porta o item | o item é atingido por selamento |
        | B       | só quem porta o item | nenhum selamento atinge o item  |
        | B       | o próprio item       | o item é atingido por selamento |

    @ITEM-4:desafio-indestrutivel @AMB-0:A
    Esquema do Cenário: O item que se diz indestrutível cai diante do ataque <status> de <efeito>
      Dado um ataque unidirecional de status <status>
      E o ataque é de <efeito>
      E o ataque atinge o próprio item
      E a legenda diz que o item não pode ser destruído
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decide <regra>
      E o juiz ignora que o item não pode ser destruído
      E a resposta depende da leitura AMB-0

      Exemplos:
        | status  | efeito    | regra            |
        | supremo | dano      | ITEM-4           |
        | letal   | selamento | ITEM-4:selamento |

    @ITEM-4:desafio-indestrutivel @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o item resiste ao ataque <status> de <efeito>
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status <status>
      E o ataque é de <efeito>
      E o ataque atinge o próprio item
      E a legenda diz que o item não pode ser destruído
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide <regra>!indestrutivel
      E <regra> é afastada por <regra>!indestrutivel

      Exemplos:
        | status  | efeito    | regra            |
        | supremo | dano      | ITEM-4           |
        | letal   | selamento | ITEM-4:selamento |

    @ITEM-4:desafio-destroi_equipamentos @ITEM-4:desafio-quebra_com_menos @AMB-0:A
    Esquema do Cenário: Nenhuma legenda faz o dano letal destruir o item sem HP: <cláusula>
      Dado um ataque unidirecional de status letal
      E o ataque atinge o próprio item
      E a legenda diz que <cláusula>
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so
      E o juiz ignora que <cláusula>
      E a resposta depende da leitura AMB-0

      Exemplos:
        | cláusula                                    |
        | o ataque destrói equipamentos               |
        | o item se quebra com dano abaixo do supremo |

    @ITEM-4:desafio-destroi_equipamentos @ITEM-4:desafio-quebra_com_menos @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, o dano letal pode destruir o item: <cláusula>
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status letal
      E o ataque atinge o próprio item
      E a legenda diz que <cláusula>
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decide ITEM-4:so!<nome>
      E ITEM-4:so é afastada por ITEM-4:so!<nome>

      Exemplos:
        | cláusula                                    | nome                 |
        | o ataque destrói equipamentos               | destroi_equipamentos |
        | o item se quebra com dano abaixo do supremo | quebra_com_menos     |

    @ITEM-4:desafio-destroi_equipamentos @ITEM-4:desafio-quebra_com_menos @AMB-0:B
    Esquema do Cenário: Ainda que a legenda prevaleça, <efeito> que atinge <atingido> não destrói o item: <cláusula>
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E o ataque atinge <atingido>
      E a legenda diz que <cláusula>
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E só decidem <regras>

      Exemplos: Quem só porta o item é atingido, ou o que o atinge não é dano
        | efeito    | atingido             | cláusula                                    | regras                |
        | dano      | só quem porta o item | o ataque destrói equipamentos               | ITEM-4:so             |
        | dano      | só quem porta o item | o item se quebra com dano abaixo do supremo | ITEM-4:so             |
        | paralisia | o próprio item       | o item se quebra com dano abaixo do supremo | ITEM-4:so e PAR-NOTAa |

    @ITEM-4:base @ITEM-4:selamento @ITEM-4:so
    Esquema do Cenário: Na batalha, <ataque> atinge a Espada: <resposta>
      Dado que da Espada se sabe que o item ocupa uma mão
      E do Raio se sabe que o ataque é ilimitado
      E do Raio se sabe que o ataque é unidirecional
      E do Cometa se sabe que o ataque é supremo
      E do Cometa se sabe que o ataque é unidirecional
      E do Selo se sabe que o ataque sela
      E a batalha:
        | quem    | usa      | equipa | atinge |
        | eu      |          | Espada |        |
        | inimigo | <ataque> |        | Espada |
      Quando perguntam ao juiz da batalha, sobre a Espada: como está o item neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Sem HP, só Dano Supremo ou selamento
        | ataque | resposta                | regra            |
        | Raio   | o item está equipado    | ITEM-4:so        |
        | Cometa | o item já foi destruído | ITEM-4           |
        | Selo   | o item já foi destruído | ITEM-4:selamento |

  Regra: O corte do fluxo de chakra não funciona contra equipamentos.

    @ITEM-4.1:base
    Esquema do Cenário: O corte do fluxo <duração> não afeta o item
      Dado que a legenda diz que o ataque corta o fluxo de chakra
      E <turnos>
      Quando perguntam ao juiz: o corte do fluxo de chakra afeta o item?
      Então a resposta é: o corte do fluxo não funciona no item
      E decide ITEM-4.1

      Exemplos:
        | duração                      | turnos                             |
        | por alguns turnos            | a legenda dá 2 turnos de paralisia |
        | sem dizer por quantos turnos | o ataque é de paralisia            |

    @ITEM-4.1:base
    Cenário: Se o ataque não corta o fluxo, não há corte que afete o item
      Dado um ataque unidirecional de status letal
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o corte do fluxo de chakra afeta o item?
      Então a resposta é: não há corte do fluxo
      E nenhuma regra decide

    @ITEM-4.1:base
    Cenário: A paralisia equiparada a selamento que não corta o fluxo não atinge o item
      Dado que a legenda diz que o ataque incapacita
      E a legenda diz que a paralisia é equiparada a selamento
      Quando perguntam ao juiz: um selamento atinge o item?
      Então a resposta é: nenhum selamento atinge o item
      E nenhuma regra decide

    @CON-11 @ITEM-4.1:base
    Cenário: O corte sem turnos equivale a selamento, e ainda assim não destrói o item
      Dado um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decidem ITEM-4.1 e ITEM-4:so

    @ITEM-4.1:base
    Cenário: O golpe supremo que corta o fluxo destrói o item pelo dano, não pelo corte
      Dado um ataque unidirecional de status supremo
      E a legenda diz que o ataque corta o fluxo de chakra
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decide ITEM-4
      E não decide ITEM-4:selamento

    @ITEM-4.1:desafio-corte_atinge_equipamentos @AMB-0:A
    Cenário: A legenda que estende o corte aos equipamentos não os destrói
      Dado um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      E o ataque atinge o próprio item
      E a legenda diz que o corte de fluxo atinge também os equipamentos
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4.1
      E o juiz ignora que o corte de fluxo atinge também os equipamentos
      E a resposta depende da leitura AMB-0

    @ITEM-4.1:desafio-corte_atinge_equipamentos @ITEM-4:selamento @AMB-0:B
    Cenário: Se toda regra cede à legenda, o corte sem turnos destrói o item como um selamento
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      E o ataque atinge o próprio item
      E a legenda diz que o corte de fluxo atinge também os equipamentos
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item é destruído
      E decidem ITEM-4.1!corte_atinge_equipamentos e ITEM-4:selamento
      E ITEM-4.1 é afastada por ITEM-4.1!corte_atinge_equipamentos

    @ITEM-4.1:desafio-corte_atinge_equipamentos @AMB-0:B
    Cenário: Ainda que a legenda prevaleça, o corte por turnos não é selamento e não destrói o item
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que o ataque corta o fluxo de chakra
      E a legenda dá 2 turnos de paralisia
      E o ataque atinge o próprio item
      E a legenda diz que o corte de fluxo atinge também os equipamentos
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: o item não é destruído
      E decide ITEM-4:so

    @ITEM-4.1:base
    Cenário: Na batalha, o Golpe que corta o fluxo não tira a Espada de quem a empunha
      Dado que da Espada se sabe que o item ocupa uma mão
      E do Golpe se sabe que o ataque é Taijutsu
      E a legenda do Golpe diz que o ataque corta o fluxo de chakra
      E do Golpe se sabe que o ataque é letal
      E do Golpe se sabe que o ataque é unidirecional
      E a batalha:
        | quem    | usa   | equipa | atinge |
        | eu      |       | Espada |        |
        | inimigo | Golpe |        | Espada |
      Quando perguntam ao juiz da batalha, sobre a Espada: como está o item neste ponto da batalha?
      Então a resposta é: o item está equipado
      E decidem ITEM-4.1 e ITEM-4:so

  Regra: O equipamento que permanece na mão pode ser atraído e roubado por habilidade gravitacional.

    @ITEM-5:base
    Esquema do Cenário: A gravidade rouba o item <item> que está equipado
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item <item>
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item pode ser atraído e roubado
      E decide ITEM-5

      Exemplos:
        | item             |
        | de uma mão       |
        | de ambas as mãos |

    @ITEM-5:so @CON-32
    Esquema do Cenário: A gravidade não rouba o item <item>
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item <item>
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E decide ITEM-5:so

      Exemplos:
        | item                       |
        | que se equipa no pescoço   |
        | que se equipa nas costas   |
        | que não diz onde se equipa |

    @ITEM-5:so
    Cenário: A gravidade não rouba a armadura
      Dado que se sabe que a habilidade que atrai é gravitacional
      E uma armadura
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E decide ITEM-5:so

    @ITEM-5:so
    Cenário: A habilidade que atrai sem ser gravitacional não rouba nem o que está na mão
      Dado que se sabe que a habilidade que atrai não é gravitacional
      E um item de uma mão
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E decide ITEM-5:so

    @ITEM-5:so
    Esquema do Cenário: A gravidade não rouba o item de mão, se <estado>
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item de uma mão
      E se sabe que <estado>
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E só decide ITEM-5:so

      Exemplos:
        | estado                  |
        | o item está desequipado |
        | o item já foi destruído |
        | o item já foi roubado   |

    @ITEM-5:so
    Cenário: Do item na mão, é preciso saber se a habilidade é gravitacional
      Dado um item de uma mão
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: depende
      E falta saber: a habilidade que atrai é gravitacional?

    @ITEM-5:desafio-nao_se_rouba @AMB-0:A
    Cenário: A espada que se diz impossível de roubar é roubada
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item de uma mão
      E a legenda diz que o item não pode ser roubado
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item pode ser atraído e roubado
      E decide ITEM-5
      E o juiz ignora que o item não pode ser roubado
      E a resposta depende da leitura AMB-0

    @ITEM-5:desafio-nao_se_rouba @AMB-0:B
    Cenário: Se toda regra cede à legenda, a espada pode não ser roubada
      Dado que o comitê adota a leitura B de AMB-0
      E se sabe que a habilidade que atrai é gravitacional
      E um item de uma mão
      E a legenda diz que o item não pode ser roubado
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E decide ITEM-5!nao_se_rouba
      E ITEM-5 é afastada por ITEM-5!nao_se_rouba

    @ITEM-5:desafio-rouba_qualquer_item @AMB-0:A
    Cenário: A habilidade que promete roubar qualquer equipamento não rouba o colar
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item que se equipa no pescoço
      E a legenda diz que a habilidade rouba qualquer equipamento do alvo
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E decide ITEM-5:so
      E o juiz ignora que a habilidade rouba qualquer equipamento do alvo
      E a resposta depende da leitura AMB-0

    @ITEM-5:desafio-rouba_qualquer_item @AMB-0:B
    Cenário: Se toda regra cede à legenda, a habilidade pode roubar o colar
      Dado que o comitê adota a leitura B de AMB-0
      E se sabe que a habilidade que atrai é gravitacional
      E um item que se equipa no pescoço
      E a legenda diz que a habilidade rouba qualquer equipamento do alvo
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item pode ser atraído e roubado
      E decide ITEM-5:so!rouba_qualquer_item
      E ITEM-5:so é afastada por ITEM-5:so!rouba_qualquer_item

    @ITEM-5:desafio-rouba_qualquer_item @AMB-0:B
    Esquema do Cenário: Nem se a legenda prevalece se rouba o que já não se porta: <estado>
      Dado que o comitê adota a leitura B de AMB-0
      E se sabe que a habilidade que atrai é gravitacional
      E um item de uma mão
      E se sabe que <estado>
      E a legenda diz que a habilidade rouba qualquer equipamento do alvo
      Quando perguntam ao juiz: a habilidade que atrai rouba o item?
      Então a resposta é: o item não é roubado
      E só decide ITEM-5:so

      Exemplos:
        | estado                  |
        | o item está desequipado |
        | o item já foi destruído |
        | o item já foi roubado   |

    @ITEM-5:base @ITEM-5:so
    Esquema do Cenário: Na batalha, <habilidade> atrai a Espada e o Colar; o item de que se pergunta, <item>: <resposta>
      Dado que da Espada se sabe que o item ocupa uma mão
      E da Adaga se sabe que o item ocupa uma mão
      E do Colar se sabe que o item se equipa em outro local, como braço, pescoço ou costas
      E do Peso se sabe que a habilidade que atrai é gravitacional
      E do Ímã se sabe que a habilidade que atrai não é gravitacional
      E a batalha:
        | quem    | usa          | equipa               | desequipa | atrai                |
        | eu      |              | Espada, Adaga, Colar |           |                      |
        | inimigo |              |                      |           |                      |
        | eu      |              |                      | Adaga     |                      |
        | inimigo | <habilidade> |                      |           | Espada, Adaga, Colar |
      Quando perguntam ao juiz da batalha, sobre <item>: como está o item neste ponto da batalha?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O que está na mão
        | habilidade | item   | resposta              | regra     |
        | Peso       | Espada | o item já foi roubado | ITEM-5    |
        | Ímã        | Espada | o item está equipado  | ITEM-5:so |

      Exemplos: O que não está na mão
        | habilidade | item  | resposta                | regra     |
        | Peso       | Colar | o item está equipado    | ITEM-5:so |
        | Peso       | Adaga | o item está desequipado | ITEM-5:so |

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-29
    Esquema do Cenário: Se o ataque <status> de <efeito> destrói o item com HP, o livro não diz
      Dado um ataque unidirecional de status <status>
      E o ataque é de <efeito>
      E se sabe que o item tem HP
      E o ataque atinge o próprio item
      Quando perguntam ao juiz: o ataque destrói o item?
      Então a resposta é: omisso
      E a lacuna é GAP-29

      Exemplos:
        | status  | efeito         |
        | supremo | dano           |
        | letal   | dano           |
        | letal   | aprisionamento |

    @GAP-29
    Cenário: De quem equipa com as mãos cheias, o livro não diz o que acontece
      Dado um item de uma mão
      E já estão nas mãos 2 itens de uma mão e 0 de ambas as mãos
      E se sabe que o jogador equipa o item
      Quando perguntam ao juiz: o que acontece se o jogador equipa um item que não cabe?
      Então a resposta é: omisso
      E a lacuna é GAP-29
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: omisso
      E a lacuna é GAP-29

    @GAP-29
    Cenário: De quem equipa uma segunda armadura, o livro não diz o que acontece
      Dada uma armadura
      E o personagem já veste 1 armadura
      Quando perguntam ao juiz: o que acontece se o jogador equipa um item que não cabe?
      Então a resposta é: omisso
      E a lacuna é GAP-29

    @ITEM-1b:base
    Cenário: Do item que cabe, nada mais acontece
      Dado um item de uma mão
      E já estão nas mãos 1 item de uma mão e 0 de ambas as mãos
      Quando perguntam ao juiz: o que acontece se o jogador equipa um item que não cabe?
      Então a resposta é: o item cabe: nada mais acontece
      E decide ITEM-1b

    @GAP-29
    Esquema do Cenário: Com <mãos> mãos, <uma> itens de uma e <ambas> de ambas, não se sabe se cabe um <item>
      Dado que a legenda dá ao personagem <mãos> mãos
      E um item <item>
      E já estão nas mãos <uma> itens de uma mão e <ambas> de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: omisso
      E a lacuna é GAP-29
      E ITEM-1b é vencida por GAP-29
      Quando perguntam ao juiz: o que acontece se o jogador equipa um item que não cabe?
      Então a resposta é: omisso
      E a lacuna é GAP-29

      Exemplos:
        | mãos | item             | uma | ambas |
        | 3    | de uma mão       | 0   | 1     |
        | 4    | de uma mão       | 0   | 1     |
        | 4    | de ambas as mãos | 1   | 0     |
        | 4    | de ambas as mãos | 0   | 1     |

    @ITEM-1b:so
    Esquema do Cenário: Com 4 mãos, o que passa das 4 não cabe: <uma> de uma, <ambas> de ambas, e mais um item <item>
      Dado que a legenda dá ao personagem 4 mãos
      E um item <item>
      E já estão nas mãos <uma> itens de uma mão e <ambas> de ambas as mãos
      Quando perguntam ao juiz: o item cabe nas mãos?
      Então a resposta é: o item não cabe nas mãos
      E só decidem ITEM-1b:so e ITEM-1a!tem_outras_maos

      Exemplos:
        | uma | ambas | item             |
        | 1   | 1     | de ambas as mãos |
        | 0   | 2     | de ambas as mãos |
        | 2   | 1     | de uma mão       |

    @GAP-30
    Esquema do Cenário: Do item roubado, o livro não diz: <pergunta>
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item de uma mão
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-30

      Exemplos:
        | pergunta                                       |
        | quem roubou o item pode usá-lo?                |
        | o item roubado conserva os usos que já gastou? |
        | o item roubado volta ao dono?                  |

    @GAP-30
    Cenário: De quem equipa o item que foi roubado, o livro não diz se pode
      Dado que se sabe que o item já foi roubado
      E se sabe que alguém equipa o item que foi roubado
      Quando perguntam ao juiz: como fica o item depois disso?
      Então a resposta é: omisso
      E a lacuna é GAP-30

    @GAP-30
    Cenário: Na batalha, o inimigo equipa a Espada que roubou, e o livro não diz se pode
      Dado que da Espada se sabe que o item ocupa uma mão
      E do Peso se sabe que a habilidade que atrai é gravitacional
      E a batalha:
        | quem    | usa  | atrai  | equipa |
        | eu      |      |        | Espada |
        | inimigo | Peso | Espada |        |
        | eu      |      |        |        |
        | inimigo |      |        | Espada |
      Quando perguntam ao juiz da batalha, sobre a Espada: como está o item neste ponto da batalha?
      Então a resposta é: omisso
      E a lacuna é GAP-30

    @ITEM-5:so
    Esquema do Cenário: Do item que não é roubado, a pergunta fica sem objeto: <pergunta>
      Dado que se sabe que a habilidade que atrai é gravitacional
      E um item que se equipa nas costas
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: nenhum item é roubado
      E decide ITEM-5:so

      Exemplos:
        | pergunta                                       |
        | quem roubou o item pode usá-lo?                |
        | o item roubado conserva os usos que já gastou? |
        | o item roubado volta ao dono?                  |
