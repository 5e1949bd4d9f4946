# language: pt
@zarcovi
Funcionalidade: Contagem de turnos para selamento em dimensão alternativa
  Quem usa uma habilidade dimensional conta a partir do turno 0, o do uso. A sua vez abre cada turno novo; a do inimigo,
  logo antes, fecha o que corria. Quantos turnos se pode ficar fora, o livro não diz: o número é o da legenda.

  Regra: No selamento em dimensão alternativa, o turno do uso é sempre o turno 0.

    @TURDIM-1:base
    Cenário: Usada a habilidade, está-se no turno 0
      Dada a batalha:
        | quem | usa   |
        | eu   | Fenda |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 0
      E decide TURDIM-1

    @TURDIM-1:base
    Cenário: O que se passou na batalha antes do uso não entra na conta
      Dada a batalha:
        | quem    | usa   |
        | inimigo |       |
        | eu      |       |
        | inimigo |       |
        | eu      | Fenda |
        | inimigo |       |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 0
      E decide TURDIM-1

    @TURDIM-1:base
    Cenário: Usada de novo, a habilidade volta ao turno 0
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       | sim   |
        | inimigo |       |       |
        | eu      | Fenda |       |
        | inimigo |       |       |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 0
      E decide TURDIM-1

    @TURDIM-1:base
    Cenário: O post do uso marca o turno 0
      Dado que se sabe que quem conta os turnos encerra
      E que se sabe que neste post se usa a habilidade dimensional
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: o post marca o turno 0
      E decide TURDIM-1

    @TURDIM-1:contagem @AMB-3:A @AMB-3:B
    Esquema do Cenário: Na leitura <leitura>, o selamento dimensional se conta a partir do turno 0
      Dado que o comitê adota a leitura <leitura> de AMB-3
      E que se contam os turnos de um selamento dimensional
      Quando perguntam ao juiz: que contagem de turnos vale para o efeito?
      Então a resposta é: vale a contagem a partir do turno 0
      E decide TURDIM-1:contagem

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @TURDIM-1:contagem @AMB-3:B
    Esquema do Cenário: Se a contagem do turno 0 vale para tudo, vale para <efeito>
      Dado que o comitê adota a leitura B de AMB-3
      E que se contam os turnos de <efeito>
      Quando perguntam ao juiz: que contagem de turnos vale para o efeito?
      Então a resposta é: vale a contagem a partir do turno 0
      E decide TURDIM-1:contagem
      E não decide TUR-1a:contagem
      E a resposta depende da leitura AMB-3

      Exemplos:
        | efeito              |
        | um voo emprestado   |
        | uma paralisia       |
        | uma ativação        |
        | uma ofensiva tardia |

    @CON-31 @TUR-1a:contagem @TURDIM-1:contagem
    Esquema do Cenário: Cada contagem tem o seu domínio: para <efeito>, <contagem>
      Dado que se contam os turnos de <efeito>
      Quando perguntam ao juiz: que contagem de turnos vale para o efeito?
      Então a resposta é: <contagem>
      E decide <regra>
      E não decide <outra>

      Exemplos:
        | efeito                   | contagem                                | regra             | outra             |
        | um selamento dimensional | vale a contagem a partir do turno 0     | TURDIM-1:contagem | TUR-1a:contagem   |
        | uma paralisia            | vale a contagem por encerros do inimigo | TUR-1a:contagem   | TURDIM-1:contagem |

    @CON-31 @TUR-1a:base @TURDIM-1:base
    Esquema do Cenário: Na mesma batalha cada contagem dá o seu número: <número>, se perguntam <pergunta>
      Dada a batalha:
        | quem    | usa   |
        | inimigo |       |
        | eu      | Fenda |
        | inimigo |       |
      Quando perguntam ao juiz <pergunta>
      Então a resposta é: <número>
      E decide <regra>

      Exemplos:
        | pergunta                              | número | regra    |
        | quantos turnos se passaram            | 2      | TUR-1a   |
        | em que turno dimensional está a Fenda | 0      | TURDIM-1 |

    @TURDIM-1:desafio-uso_ja_conta @AMB-0:A
    Cenário: A legenda que diz que o turno do uso já é o 1 não adianta a conta
      Dada a batalha:
        | quem    | usa   |
        | eu      | Fenda |
        | inimigo |       |
        | eu      |       |
      E a legenda diz que o turno de uso já é o turno 1
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 1
      E decide TURDIM-1
      E o juiz ignora que o turno de uso já é o turno 1
      E a resposta depende da leitura AMB-0

    @TURDIM-1:desafio-uso_ja_conta @AMB-0:B
    Cenário: Se toda regra cede à legenda, o turno do uso pode já ser o 1
      Dado que o comitê adota a leitura B de AMB-0
      E a batalha:
        | quem    | usa   |
        | eu      | Fenda |
        | inimigo |       |
        | eu      |       |
      E a legenda diz que o turno de uso já é o turno 1
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 2
      E decidem TURDIM-2 e TURDIM-1!uso_ja_conta
      E TURDIM-1 é afastada por TURDIM-1!uso_ja_conta

  Regra: Cada vez que chega a minha vez, começa um novo turno.

    @TURDIM-2:base
    Esquema do Cenário: Depois do post <post>, está-se no turno dimensional <turno>
      Dada a batalha:
        | quem    | usa   |
        | eu      | Fenda |
        | inimigo |       |
        | eu      |       |
        | inimigo |       |
        | eu      |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: <turno>
      E decide TURDIM-2

      Exemplos:
        | post | turno |
        | 3    | 1     |
        | 4    | 1     |
        | 5    | 2     |

    @TURDIM-2:base
    Cenário: O turno novo começa com o primeiro post da minha vez, encerre ele ou não
      Dada a batalha:
        | quem    | usa   | encerra |
        | eu      | Fenda | sim     |
        | inimigo |       | sim     |
        | eu      |       | não     |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 1
      E decide TURDIM-2

    @TURDIM-2:base
    Cenário: A minha vez em dois posts abre um turno só
      Dada a batalha:
        | quem    | usa   | encerra |
        | eu      | Fenda | sim     |
        | inimigo |       | sim     |
        | eu      |       | não     |
        | eu      |       | sim     |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 1
      E decide TURDIM-2

    @TURDIM-1:base
    Cenário: O que acrescento antes de encerrar ainda é do turno do uso
      Dada a batalha:
        | quem | usa   | encerra |
        | eu   | Fenda | não     |
        | eu   |       | sim     |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 0
      E decide TURDIM-1
      E não decide TURDIM-2

    @TURDIM-2:base
    Cenário: Os encerros de um aliado não abrem turno na conta de quem usou a habilidade
      Dado que Iara tem por inimigo Breno
      E Iara tem por aliada Duda
      E a batalha:
        | quem  | usa   |
        | Iara  | Fenda |
        | Duda  |       |
        | Breno |       |
        | Iara  |       |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: 1
      E decide TURDIM-2

    @TURDIM-2:base
    Cenário: O post seguinte de quem usou a habilidade abre um novo turno
      Dado que se sabe que quem conta os turnos encerra
      E que se sabe que o post vem depois do uso
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: o post abre um novo turno
      E decide TURDIM-2

    @TURDIM-2:base @TURDIM-3:so
    Cenário: A minha vez abre um novo turno, ainda que outro inimigo esteja por encerrar
      Dado que se sabe que quem conta os turnos encerra
      E que se sabe que o post vem depois do uso
      E que se sabe que outro inimigo ainda encerra antes da minha movimentação
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: o post abre um novo turno
      E só decide TURDIM-2

    @TURDIM-2:desafio-vez_nao_abre_turno
    Esquema do Cenário: A legenda diz que a minha vez não inicia turno; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E que se sabe que quem conta os turnos encerra
      E que se sabe que o post vem depois do uso
      E a legenda diz que a vez do usuário não inicia novo turno na outra dimensão
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: <resposta>
      E só decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                  | regra    |
        | A       | o post abre um novo turno | TURDIM-2 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta               | regra                       |
        | B       | o turno corrente segue | TURDIM-2!vez_nao_abre_turno |

    @GAP-13
    Cenário: Dois encerros meus seguidos não dizem se o segundo abriu um turno
      Dada a batalha:
        | quem | usa   |
        | eu   | Fenda |
        | eu   |       |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TURDIM-2 é vencida por GAP-13

    @GAP-13
    Cenário: A minha vez que passa sem encerro não diz se abriu um turno
      Dada a batalha:
        | quem    | usa   | encerra |
        | eu      | Fenda | sim     |
        | inimigo |       | sim     |
        | eu      |       | pulou   |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13

    @GAP-13
    Cenário: Se um dos inimigos não encerrou antes da minha vez, não se sabe se ela abre um turno
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  | usa   |
        | Iara  | Fenda |
        | Breno |       |
        | Iara  |       |
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TURDIM-2 é vencida por GAP-13

  Regra: A vez do inimigo que vem logo antes da minha encerra o turno corrente.

    @TURDIM-3:base
    Esquema do Cenário: Depois do post <post>, já terminaram <terminados> turnos dimensionais, contado o turno 0
      Dada a batalha:
        | quem    | usa   |
        | eu      | Fenda |
        | inimigo |       |
        | eu      |       |
        | inimigo |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: <terminados>
      E decide TURDIM-3

      Exemplos:
        | post | terminados |
        | 2    | 1          |
        | 3    | 1          |
        | 4    | 2          |

    @TURDIM-1:base
    Cenário: Antes de o inimigo encerrar, nem o turno 0 terminou
      Dada a batalha:
        | quem    | usa   | encerra |
        | eu      | Fenda | sim     |
        | inimigo |       | não     |
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: 0
      E decide TURDIM-1
      E não decide TURDIM-3

    @TURDIM-3:base
    Cenário: O encerro do inimigo fecha o turno corrente
      Dado que se sabe que um inimigo encerra
      E que se sabe que o post vem depois do uso
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: o post fecha o turno corrente
      E decide TURDIM-3

    @TURDIM-3:so
    Cenário: Enquanto outro inimigo ainda encerra antes da minha vez, o turno corrente segue
      Dado que se sabe que um inimigo encerra
      E que se sabe que o post vem depois do uso
      E que se sabe que outro inimigo ainda encerra antes da minha movimentação
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: o turno corrente segue
      E decide TURDIM-3:so

    @TURDIM-3:desafio-inimigo_nao_encerra_turno
    Esquema do Cenário: A legenda diz que a vez do inimigo não encerra turno; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E que se sabe que um inimigo encerra
      E que se sabe que o post vem depois do uso
      E a legenda diz que a vez do inimigo não encerra turno na outra dimensão
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: <resposta>
      E só decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                      | regra    |
        | A       | o post fecha o turno corrente | TURDIM-3 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta               | regra                              |
        | B       | o turno corrente segue | TURDIM-3!inimigo_nao_encerra_turno |

    @GAP-13 @AMB-0:B
    Esquema do Cenário: Nem a legenda diz o que o encerro do aliado faz, se o que ela diz é que <cláusula>
      Dado que o comitê adota a leitura B de AMB-0
      E que se sabe que um aliado encerra
      E que se sabe que o post vem depois do uso
      E a legenda diz que <cláusula>
      Quando perguntam ao juiz: o que o post faz na contagem dimensional?
      Então a resposta é: omisso
      E a lacuna é GAP-13

      Exemplos:
        | cláusula                                                 |
        | a vez do usuário não inicia novo turno na outra dimensão |
        | a vez do inimigo não encerra turno na outra dimensão     |

    @TURDIM-3:base @TURDIM-3:so
    Esquema do Cenário: Contra dois inimigos, depois do post <post> terminaram <terminados> turnos dimensionais
      Dado que Iara tem por inimigos Breno e Caio
      E a batalha:
        | quem  | usa   |
        | Iara  | Fenda |
        | Caio  |       |
        | Breno |       |
        | Iara  |       |
        | Breno |       |
        | Caio  |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: <terminados>
      E decide TURDIM-3:so

      Exemplos:
        | post | terminados |
        | 2    | 0          |
        | 3    | 1          |
        | 4    | 1          |
        | 5    | 1          |
        | 6    | 2          |

    @GAP-13
    Cenário: O inimigo que encerra duas vezes não diz quantos turnos fechou
      Dada a batalha:
        | quem    | usa   |
        | eu      | Fenda |
        | inimigo |       |
        | inimigo |       |
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13
      E TURDIM-3 é vencida por GAP-13

    @GAP-13
    Cenário: A vez do inimigo que passa sem encerro não diz se fechou o turno
      Dada a batalha:
        | quem    | usa   | encerra |
        | eu      | Fenda | sim     |
        | inimigo |       | pulou   |
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13

    @GAP-13
    Cenário: Não está escrito se o encerro de um aliado fecha o turno
      Dado que Iara tem por inimigo Breno
      E Iara tem por aliada Duda
      E a batalha:
        | quem  | usa   |
        | Iara  | Fenda |
        | Duda  |       |
        | Breno |       |
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: omisso
      E a lacuna é GAP-13

  Regra: Uso no turno 0 e volta postada no início do turno 3: já se está na Terra antes de o turno 4 começar.

    @TURDIM-1:base @TURDIM-2:base @TURDIM-3:base @TURDIM-4:base @TURDIM-4:fora
    Esquema do Cenário: A batalha do livro, post a post: no post <post>, turno <turno>, e <lugar>
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       |       |
        | inimigo |       |       |
        | eu      |       |       |
        | inimigo |       |       |
        | eu      |       | sim   |
        | inimigo |       |       |
      E a batalha está no post <post>
      Quando perguntam ao juiz em que turno dimensional está a Fenda
      Então a resposta é: <turno>
      Quando perguntam ao juiz quantos turnos dimensionais terminaram desde a Fenda
      Então a resposta é: <terminados>
      Quando perguntam ao juiz onde está o usuário depois da Fenda
      Então a resposta é: <lugar>
      E decide <regra>

      Exemplos:
        | post | turno | terminados | lugar                            | regra         |
        | 1    | 0     | 0          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 2    | 0     | 1          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 3    | 1     | 1          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 4    | 1     | 2          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 5    | 2     | 2          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 6    | 2     | 3          | o usuário está em outra dimensão | TURDIM-4:fora |
        | 7    | 3     | 3          | o usuário está na Terra          | TURDIM-4      |
        | 8    | 3     | 4          | o usuário está na Terra          | TURDIM-4      |

    @TURDIM-4:desafio-volta_so_depois
    Esquema do Cenário: A legenda diz que só se chega um turno depois da volta; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E que se sabe que o usuário postou a volta para a Terra
      E a legenda diz que quem volta só chega à Terra um turno depois
      Quando perguntam ao juiz: onde está quem usou a habilidade dimensional?
      Então a resposta é: <resposta>
      E só decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                | regra    |
        | A       | o usuário está na Terra | TURDIM-4 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                         | regra                    |
        | B       | o usuário está em outra dimensão | TURDIM-4!volta_so_depois |

    @TURDIM-4:fora
    Cenário: Quem usa a habilidade de novo depois de voltar está outra vez fora
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       | sim   |
        | inimigo |       |       |
        | eu      | Fenda |       |
      Quando perguntam ao juiz onde está o usuário depois da Fenda
      Então a resposta é: o usuário está em outra dimensão
      E decide TURDIM-4:fora

    @TURDIM-4:no_prazo @TURDIM-4:fora_do_prazo @AMB-2:B
    Esquema do Cenário: A volta no turno 3, se a legenda deixa voltar até o turno <limite>: <resposta>
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       |       |
        | inimigo |       |       |
        | eu      |       |       |
        | inimigo |       |       |
        | eu      |       | sim   |
      Quando perguntam ao juiz se a volta da Fenda veio no prazo de <limite> turnos
      Então a resposta é: <resposta>
      E decidem <regra>, TURDIM-4:limita_usuario, TURDIM-1 e TURDIM-2
      E a resposta depende da leitura AMB-2

      Exemplos:
        | limite | resposta                | regra                  |
        | 2      | a volta é fora do prazo | TURDIM-4:fora_do_prazo |
        | 3      | a volta é no prazo      | TURDIM-4:no_prazo      |
        | 4      | a volta é no prazo      | TURDIM-4:no_prazo      |

    @TURDIM-4:no_prazo
    Cenário: Quem volta no próprio post do uso volta no turno 0
      Dada a batalha:
        | quem | usa   | volta |
        | eu   | Fenda | sim   |
      Quando perguntam ao juiz se a volta da Fenda veio no prazo de 0 turnos
      Então a resposta é: a volta é no prazo
      E decide TURDIM-4:no_prazo

    @TURDIM-4:no_prazo
    Cenário: A volta que conta é a primeira, e não a que se repete depois
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       | sim   |
        | inimigo |       |       |
        | eu      |       | sim   |
      E a legenda deixa voltar até o turno 1
      Quando perguntam ao juiz se a volta da Fenda veio no prazo
      Então a resposta é: a volta é no prazo
      E não decide TURDIM-4:fora_do_prazo

    @TURDIM-4:limita_usuario @AMB-2:B
    Cenário: O que a contagem limita é a permanência do próprio usuário
      Dado que o comitê adota a leitura B de AMB-2
      Quando perguntam ao juiz: a contagem dimensional limita a permanência de quem?
      Então a resposta é: a contagem limita a permanência do usuário
      E decide TURDIM-4:limita_usuario
      E a resposta depende da leitura AMB-2

    @TURDIM-4:limita_vitima @AMB-2:A
    Cenário: Se a contagem é do selamento, o que ela limita é a permanência da vítima
      Dado que o comitê adota a leitura A de AMB-2
      Quando perguntam ao juiz: a contagem dimensional limita a permanência de quem?
      Então a resposta é: a contagem limita a permanência da vítima
      E decide TURDIM-4:limita_vitima
      E a resposta depende da leitura AMB-2

    @TURDIM-4:limita_vitima @TURDIM-4:no_prazo @TURDIM-4:fora_do_prazo @AMB-2:A
    Esquema do Cenário: Se a contagem limita a vítima, e ela sai no turno <turno>, <resposta>
      Dado que o comitê adota a leitura A de AMB-2
      E que se sabe que a permanência é a da vítima selada
      E a legenda deixa voltar até o turno 3
      E a volta vem no turno dimensional <turno>
      Quando perguntam ao juiz: a volta da outra dimensão é no prazo?
      Então a resposta é: <resposta>
      E decidem <regra> e TURDIM-4:limita_vitima
      E a resposta depende da leitura AMB-2

      Exemplos:
        | turno | resposta                | regra                  |
        | 3     | a volta é no prazo      | TURDIM-4:no_prazo      |
        | 4     | a volta é fora do prazo | TURDIM-4:fora_do_prazo |

    @TURDIM-4:no_prazo @TURDIM-4:fora_do_prazo
    Cenário: Sem saber em que turno é a volta, não se sabe se é no prazo
      Dado que a legenda deixa voltar até o turno 3
      Quando perguntam ao juiz: a volta da outra dimensão é no prazo?
      Então a resposta é: depende
      E falta saber: turno dimensional da volta

    @GAP-10
    Cenário: Se a legenda não dá limite, o livro não diz até quando se pode voltar
      Dada a batalha:
        | quem    | usa   | volta |
        | eu      | Fenda |       |
        | inimigo |       |       |
        | eu      |       | sim   |
      Quando perguntam ao juiz se a volta da Fenda veio no prazo
      Então a resposta é: omisso
      E a lacuna é GAP-10

    @GAP-10
    Esquema do Cenário: Na leitura <leitura> de AMB-2, não há prazo escrito quando <permanência>
      Dado que o comitê adota a leitura <leitura> de AMB-2
      E que se sabe que <permanência>
      E a legenda deixa voltar até o turno 3
      E a volta vem no turno dimensional 3
      Quando perguntam ao juiz: a volta da outra dimensão é no prazo?
      Então a resposta é: omisso
      E a lacuna é GAP-10
      E a resposta depende da leitura AMB-2

      Exemplos:
        | leitura | permanência                        |
        | B       | a permanência é a da vítima selada |
        | A       | a permanência é a do usuário       |

    @GAP-13
    Cenário: Se a conta dos turnos se perde, também não se sabe se a volta é no prazo
      Dada a batalha:
        | quem | usa   | volta |
        | eu   | Fenda |       |
        | eu   |       |       |
        | eu   |       | sim   |
      Quando perguntam ao juiz se a volta da Fenda veio no prazo de 3 turnos
      Então a resposta é: omisso
      E a lacuna é GAP-13
