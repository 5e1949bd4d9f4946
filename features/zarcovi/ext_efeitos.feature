# language: pt
@zarcovi
Funcionalidade: O que a extensão divide com o usuário
  A extensão vale como parte do corpo, mas o que salva a vida do usuário não a salva. A intangibilidade a alcança, desde
  que ela esteja em campo.

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

    @EXT-3a:base
    Cenário: A extensão em campo fica intangível sem que ninguém a nomeie
      Dado que a extensão está em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E decide EXT-3a

    @EXT-3a:salvo-intangivel_so_o_usuario
    Cenário: A extensão continua tangível se a legenda diz que só o usuário fica intangível
      Dado que a extensão está em campo
      E a legenda diz que só o usuário fica intangível
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão não fica intangível
      E decide EXT-3a!intangivel_so_o_usuario
      E EXT-3a é afastada por EXT-3a!intangivel_so_o_usuario

    @EXT-3a:base
    Cenário: A extensão em campo não precisa da legenda que a dispensa de estar nele
      Dado que a extensão está em campo
      E a legenda diz que a extensão fica intangível mesmo que não esteja em campo
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: a extensão fica intangível
      E decide EXT-3a

    @EXT-3a:base @EXT-3b:base
    Cenário: Sem saber se a extensão está em campo, não se sabe se ela fica intangível
      Quando perguntam ao juiz: quando o usuário fica intangível, a extensão também fica?
      Então a resposta é: depende
      E falta saber extensao.em_campo

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
        | o que só ela sofre passa ao usuário | o que atinge só a extensão, até a morte dela, passa ao usuário? |
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
