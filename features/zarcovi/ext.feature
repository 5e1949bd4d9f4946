# language: pt
@zarcovi
Funcionalidade: Extensão corporal
  A extensão é parte do corpo de quem a tem: o que defende um defende a outra.

  Regra: A extensão vale como parte do corpo: as defesas a cobrem sem que seja preciso dizer.

    @EXT-1:base
    Esquema do Cenário: A barreira <forma> segura o ataque que visa a extensão sem que a legenda a nomeie
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem EXT-1 e <da seção>

      Exemplos:
        | forma    | da seção          |
        | de campo | BAR-CAMPO-8:cobre |
        | em manto | BAR-CAMPO-8:cobre |
        | corporal | BAR-CORPO-1       |

    @EXT-1:base
    Cenário: A extensão não fica a salvo do que o corpo não ficaria
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2
      E não decide EXT-1

    @EXT-1:base
    Cenário: Um aliado não é extensão, e a barreira não o cobre
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-8
      E não decide EXT-1

    @EXT-1:desafio-so_o_corpo @AMB-0:A @CON-33
    Cenário: A barreira de campo que diz cobrir só o corpo cobre também a extensão
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira cobre apenas o corpo do usuário, sem a extensão
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide EXT-1
      E o juiz ignora que a barreira cobre apenas o corpo do usuário, sem a extensão
      E a resposta depende da leitura AMB-0

    @EXT-1:desafio-so_o_corpo @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira de campo pode cobrir só o corpo
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira cobre apenas o corpo do usuário, sem a extensão
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide EXT-1!so_o_corpo
      E EXT-1 é afastada por EXT-1!so_o_corpo
      E BAR-CAMPO-8:cobre é vencida por EXT-1!so_o_corpo
      E a resposta depende da leitura AMB-0

    @CON-33 @BAR-CORPO-1:salvo-so_o_corpo
    Cenário: Só na barreira corporal uma legenda pode deixar a extensão de fora
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira cobre apenas o corpo do usuário, sem a extensão
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CORPO-1!so_o_corpo
      E EXT-1 é vencida por BAR-CORPO-1!so_o_corpo

    @EXT-1:deslocamento
    Esquema do Cenário: O <deslocamento> leva a extensão com o usuário sem que ele a nomeie
      Dado um <deslocamento>
      E o usuário leva a sua extensão
      E o jogador não nomeia o passageiro
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide EXT-1:deslocamento

      Exemplos:
        | deslocamento   |
        | teleporte      |
        | teletransporte |

    @EXT-1:desafio-deixa_extensao @AMB-0:A
    Cenário: O teletransporte cuja legenda diz deixar a extensão a leva
      Dado um teletransporte
      E o usuário leva a sua extensão
      E a legenda diz que a extensão do usuário não é levada
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro viaja
      E decide EXT-1:deslocamento
      E o juiz ignora que a extensão do usuário não é levada
      E a resposta depende da leitura AMB-0

    @EXT-1:desafio-deixa_extensao @AMB-0:B
    Cenário: Se toda regra cede à legenda, o teletransporte pode deixar a extensão
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E o usuário leva a sua extensão
      E a legenda diz que a extensão do usuário não é levada
      Quando perguntam ao juiz: o deslocamento leva este passageiro?
      Então a resposta é: o passageiro fica
      E decide EXT-1:deslocamento!deixa_extensao
      E EXT-1:deslocamento é afastada por EXT-1:deslocamento!deixa_extensao
      E a resposta depende da leitura AMB-0

    @EXT-1:contagem
    Cenário: A extensão levada não conta como personagem levado
      Dado um teletransporte
      E o usuário leva a sua extensão
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro não conta como personagem levado
      E decide EXT-1:contagem

    @EXT-1:desafio-conta_extensao @AMB-0:A
    Cenário: A extensão não conta como personagem levado, ainda que a legenda a conte
      Dado um teletransporte
      E o usuário leva a sua extensão
      E a legenda diz que a extensão levada conta como aliado
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro não conta como personagem levado
      E decide EXT-1:contagem
      E o juiz ignora que a extensão levada conta como aliado
      E a resposta depende da leitura AMB-0

    @EXT-1:desafio-conta_extensao @AMB-0:B
    Cenário: Se toda regra cede à legenda, a extensão pode contar como personagem levado
      Dado que o comitê adota a leitura B de AMB-0
      E um teletransporte
      E o usuário leva a sua extensão
      E a legenda diz que a extensão levada conta como aliado
      Quando perguntam ao juiz: este passageiro conta entre os levados?
      Então a resposta é: o passageiro conta como personagem levado
      E decide EXT-1:contagem!conta_extensao
      E EXT-1:contagem é afastada por EXT-1:contagem!conta_extensao
      E a resposta depende da leitura AMB-0

    @EXT-1:fuga
    Esquema do Cenário: Contra o ataque de rank <rank>, a extensão levada <fim> com o usuário
      Dado um teletransporte de rank 2
      E o usuário leva a sua extensão
      E um ataque unidirecional de status letal
      E o ataque é de rank <rank>
      E o ataque prevê teletransporte como defesa
      Quando perguntam ao juiz: o passageiro escapa do ataque junto com o usuário?
      Então a resposta é: <resposta>
      E decide EXT-1:fuga

      Exemplos:
        | rank | fim        | resposta                |
        | 3    | escapa     | o passageiro escapa     |
        | 1    | é apanhada | o passageiro não escapa |

  Regra: Regeneração, ressurreição e drible de morte do usuário não se estendem à sua extensão.

    @EXT-2:base
    Esquema do Cenário: Quando o usuário <efeito>, a extensão fica de fora
      Dado que o usuário <efeito>
      Quando perguntam ao juiz: o efeito de que o usuário se vale se estende à extensão?
      Então a resposta é: o efeito não se estende à extensão
      E decide EXT-2

      Exemplos:
        | efeito         |
        | se regenera    |
        | ressuscita     |
        | dribla a morte |

    @EXT-2:salvo-regenera_junto
    Cenário: A extensão se regenera se a legenda diz que se regenera com o usuário
      Dado que o usuário se regenera
      E a legenda diz que a extensão se regenera com o usuário
      Quando perguntam ao juiz: o efeito de que o usuário se vale se estende à extensão?
      Então a resposta é: o efeito se estende à extensão
      E decide EXT-2!regenera_junto
      E EXT-2 é afastada por EXT-2!regenera_junto

    @EXT-2:salvo-ressuscita_junto
    Cenário: A extensão ressuscita se a legenda diz que ressuscita com o usuário
      Dado que o usuário ressuscita
      E a legenda diz que a extensão ressuscita com o usuário
      Quando perguntam ao juiz: o efeito de que o usuário se vale se estende à extensão?
      Então a resposta é: o efeito se estende à extensão
      E decide EXT-2!ressuscita_junto
      E EXT-2 é afastada por EXT-2!ressuscita_junto

    @EXT-2:salvo-dribla_a_morte_junto
    Cenário: A extensão dribla a morte se a legenda diz que a dribla com o usuário
      Dado que o usuário dribla a morte
      E a legenda diz que a extensão dribla a morte com o usuário
      Quando perguntam ao juiz: o efeito de que o usuário se vale se estende à extensão?
      Então a resposta é: o efeito se estende à extensão
      E decide EXT-2!dribla_a_morte_junto
      E EXT-2 é afastada por EXT-2!dribla_a_morte_junto

    @EXT-2:base
    Esquema do Cenário: Se o usuário <efeito>, não basta a legenda dizer que <outra coisa>
      Dado que o usuário <efeito>
      E a legenda diz que <outra coisa>
      Quando perguntam ao juiz: o efeito de que o usuário se vale se estende à extensão?
      Então a resposta é: o efeito não se estende à extensão
      E decide EXT-2

      Exemplos: A legenda fala de um efeito, e o usuário se vale de outro
        | efeito         | outra coisa                             |
        | se regenera    | a extensão ressuscita com o usuário     |
        | se regenera    | a extensão dribla a morte com o usuário |
        | ressuscita     | a extensão se regenera com o usuário    |
        | ressuscita     | a extensão dribla a morte com o usuário |
        | dribla a morte | a extensão se regenera com o usuário    |
        | dribla a morte | a extensão ressuscita com o usuário     |

  Regra: A extensão que está em campo fica intangível com o usuário sem que seja preciso dizer.

    @EXT-3a:base @EXT-3b:base
    Cenário: A extensão em campo fica intangível sem que ninguém a nomeie
      Dado que a extensão está em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E decide EXT-3a
      E não decide EXT-3b

    @EXT-3a:salvo-intangivel_so_o_usuario
    Cenário: A extensão continua tangível se a legenda diz que só o usuário fica intangível
      Dado que a extensão está em campo
      E a legenda diz que só o usuário fica intangível
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3a!intangivel_so_o_usuario
      E EXT-3a é afastada por EXT-3a!intangivel_so_o_usuario

    @EXT-3a:base @EXT-3b:dispensada
    Esquema do Cenário: Na leitura <leitura>, a extensão em campo não precisa da legenda que a dispensa de estar nele
      Dado que o comitê adota a leitura <leitura> de AMB-36
      E a extensão está em campo
      E a legenda diz que a extensão fica intangível mesmo que não esteja em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E só decide EXT-3a

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @EXT-3a:base @EXT-3b:base
    Cenário: Sem saber se a extensão está em campo, não se sabe se ela fica intangível
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: depende
      E falta saber: a extensão está em campo quando o usuário fica intangível?

  Regra: A extensão tem de estar em campo quando a intangibilidade é usada; se não está, não fica intangível.

    @EXT-3b:base
    Cenário: A extensão que não está em campo não fica intangível
      Dado que a extensão não está em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3b

    @EXT-3b:base
    Cenário: A extensão ausente não fica intangível, ainda que a legenda só fale do usuário
      Dado que a extensão não está em campo
      E a legenda diz que só o usuário fica intangível
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3b

    @EXT-3b:desafio-intangivel_mesmo_fora @AMB-0:A @AMB-36:B
    Cenário: A legenda que dispensa a extensão de estar em campo não a torna intangível
      Dado que a extensão não está em campo
      E a legenda diz que a extensão fica intangível mesmo que não esteja em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3b
      E o juiz ignora que a extensão fica intangível mesmo que não esteja em campo
      E a resposta depende da leitura AMB-0
      E a resposta depende da leitura AMB-36

    @EXT-3b:desafio-intangivel_mesmo_fora @AMB-0:B @AMB-36:B
    Cenário: Se toda regra cede à legenda, a extensão ausente fica intangível quando a legenda diz que fica
      Dado que o comitê adota a leitura B de AMB-0
      E a extensão não está em campo
      E a legenda diz que a extensão fica intangível mesmo que não esteja em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E decide EXT-3b!intangivel_mesmo_fora
      E EXT-3b é afastada por EXT-3b!intangivel_mesmo_fora
      E a resposta depende da leitura AMB-0

    @EXT-3b:dispensada @AMB-36:A
    Cenário: Se a ressalva alcança a condição, a legenda pode dispensar a extensão de estar em campo
      Dado que o comitê adota a leitura A de AMB-36
      E a extensão não está em campo
      E a legenda diz que a extensão fica intangível mesmo que não esteja em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E decide EXT-3b:dispensada
      E não decide EXT-3b
      E a resposta depende da leitura AMB-36

    @EXT-3b:base @AMB-36:A
    Cenário: Ainda que a ressalva alcance a condição, é preciso que a legenda a use
      Dado que o comitê adota a leitura A de AMB-36
      E a extensão não está em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3b
      E não decide EXT-3b:dispensada

  Regra: O que o livro não diz da extensão e da intangibilidade, o juiz declara omisso.

    @GAP-25
    Esquema do Cenário: O livro não diz se <o que falta>
      Dado que a extensão está em campo
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-25

      Exemplos:
        | o que falta                         | pergunta                                                        |
        | o que só ela sofre passa ao usuário | o que atinge só a extensão, mesmo que a mate, passa ao usuário? |
        | a extensão tem movimentação própria | a extensão tem movimentação própria?                            |

    @GAP-26
    Esquema do Cenário: O livro não diz se a intangibilidade escapa do ataque <escala> de status <status>
      Dado um ataque <escala> de status <status>
      E a extensão está em campo
      Quando perguntam ao juiz: quem está intangível escapa do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-26

      Exemplos:
        | escala        | status    |
        | unidirecional | letal     |
        | global        | ilimitado |
        | global        | supremo   |

    @GAP-26
    Esquema do Cenário: O livro não diz se a intangibilidade escapa de <efeito>
      Dado um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: quem está intangível escapa do ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-26

      Exemplos:
        | efeito    |
        | selamento |
        | paralisia |
