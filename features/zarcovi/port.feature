# language: pt
@zarcovi
Funcionalidade: Habilidades dimensionais com “(Portal)”
  O portal mantém o alcance do ataque com que é combado, e leva esse ataque para dentro da barreira 360° de campo, mas
  não para dentro da camada sobre o corpo.

  Regra: A habilidade com “(Portal)” na legenda pode ser combada com o próprio ataque, e o alcance dele se mantém.

    @PORT-1:base
    Esquema do Cenário: O ataque <escala> de <alcance> alcance combado com portal continua de <alcance> alcance
      Dado um ataque combável <escala> de <alcance> alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decide PORT-1

      Exemplos: Também o global
        | escala        | alcance |
        | unidirecional | longo   |
        | unidirecional | médio   |
        | unidirecional | curto   |
        | global        | longo   |

    @PORT-1:base @TP-5:base
    Esquema do Cenário: O mesmo ataque de longo alcance, combado com <auxílio>: <resposta>
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Só o teleporte encurta
        | auxílio   | resposta                          | regra  |
        | portal    | o ataque acontece a longo alcance | PORT-1 |
        | teleporte | o ataque acontece a curto alcance | TP-5   |

    @PORT-1:combo
    Cenário: O ataque combável pode ser combado com portal
      Dado um ataque combável unidirecional de longo alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E decide PORT-1:combo

    @PORT-1:combo
    Cenário: Sem portal nem deslocamento, não há combo
      Dado um ataque combável unidirecional de longo alcance
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: não há combo
      E nenhuma regra decide

    @PORT-1:combo @PORT-7:combo
    Cenário: Sem saber se o ataque é combável, não se sabe se o combo com portal acontece
      Dado que se sabe que o ataque chega por um portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: depende
      E falta saber: o ataque é combável?

  Regra: Ao combar com portal, o jogador pode especificar o alcance do ataque, desde que menor.

    @PORT-3:base
    Esquema do Cenário: O jogador leva o combo com portal de <alcance> a <novo> alcance
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <novo> alcance
      E decide PORT-3
      E PORT-1 é vencida por PORT-3

      Exemplos:
        | alcance | novo  |
        | longo   | médio |
        | longo   | curto |
        | médio   | curto |

    @PORT-3:so
    Esquema do Cenário: O jogador não leva o combo com portal de <alcance> a <novo> alcance, que não é menor
      Dado um ataque combável unidirecional de <alcance> alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o <novo> alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a <alcance> alcance
      E decidem PORT-1 e PORT-3:so

      Exemplos: Maior
        | alcance | novo  |
        | curto   | médio |
        | curto   | longo |
        | médio   | longo |

      Exemplos: Igual
        | alcance | novo  |
        | médio   | médio |

    @PORT-3:desafio-portal_aumenta_alcance @AMB-0:A
    Cenário: A legenda que promete alongar o combo com portal não o alonga
      Dado um ataque combável unidirecional de curto alcance
      E o ataque é combado com portal
      E a legenda diz que o alcance do ataque pode aumentar no combo com portal
      E o jogador especifica para o combo o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a curto alcance
      E decide PORT-3:so
      E o juiz ignora que o alcance do ataque pode aumentar no combo com portal
      E a resposta depende da leitura AMB-0

    @PORT-3:desafio-portal_aumenta_alcance @AMB-0:B
    Cenário: Se toda regra cede à legenda, o combo com portal se alonga
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque combável unidirecional de curto alcance
      E o ataque é combado com portal
      E a legenda diz que o alcance do ataque pode aumentar no combo com portal
      E o jogador especifica para o combo o longo alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o ataque acontece a longo alcance
      E decide PORT-3:so!portal_aumenta_alcance
      E PORT-3:so é afastada por PORT-3:so!portal_aumenta_alcance
      E PORT-1 é vencida por PORT-3:so!portal_aumenta_alcance

  Regra: Ataques feitos com auxílio de portal podem ser feitos contra quem tem barreira 360° ativa.

    @PORT-4:base
    Esquema do Cenário: O ataque <escala> que chega por portal atravessa a barreira 360° <forma>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque <escala> de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide PORT-4

      Exemplos:
        | forma    | escala          |
        | de campo | unidirecional   |
        | de campo | multidirecional |
        | de campo | global          |
        | em manto | unidirecional   |

    @PORT-4:base
    Esquema do Cenário: O ataque que atravessa a barreira 360° por portal <consequência>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide PORT-4

      Exemplos:
        | efeito    | consequência    | resposta            |
        | dano      | atinge o alvo   | o alvo é atingido   |
        | selamento | sela o alvo     | o alvo é selado     |
        | paralisia | paralisa o alvo | o alvo é paralisado |

    @PORT-4:base
    Esquema do Cenário: A barreira de status <barreira> que o ataque <ataque> atravessa por portal permanece
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide PORT-4

      Exemplos: Não a romperia
        | barreira  | ataque |
        | ilimitado | letal  |

      Exemplos: A romperia, se a enfrentasse
        | barreira | ataque    |
        | letal    | ilimitado |

    @PORT-4:base
    Esquema do Cenário: Só o portal atravessa a barreira 360° de campo: o <auxílio>, não
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3
      E não decide PORT-4

      Exemplos:
        | auxílio        |
        | teleporte      |
        | teletransporte |

    @PORT-4:desafio-bloqueia_portais @AMB-0:A
    Cenário: A barreira 360° de campo que diz barrar portais é atravessada por eles
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide PORT-4
      E o juiz ignora que a barreira não pode ser atravessada por portais
      E a resposta depende da leitura AMB-0

    @PORT-4:desafio-bloqueia_portais @AMB-0:B
    Cenário: Se toda regra cede à legenda, a barreira 360° de campo pode barrar portais
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem PORT-4!bloqueia_portais e BAR-CAMPO-3
      E PORT-4 é afastada por PORT-4!bloqueia_portais
      E a resposta depende da leitura AMB-0

    @CON-5
    Esquema do Cenário: O portal contra a barreira 360° <forma>: <resposta>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O portal atravessa as de campo
        | forma    | resposta                      | regra  |
        | de campo | o ataque atravessa a barreira | PORT-4 |
        | em manto | o ataque atravessa a barreira | PORT-4 |

      Exemplos: O portal não entra na corporal
        | forma    | resposta                             | regra       |
        | corporal | o ataque tem de enfrentar a barreira | BAR-CORPO-2 |

    @CON-5 @BAR-CORPO-2:base
    Cenário: Na barreira corporal, a regra dela vence a dos portais
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-2
      E PORT-4 é vencida por BAR-CORPO-2

    Esquema do Cenário: O comitê decide se o portal passa também pela barreira corporal (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-41
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E <vencida> é vencida por <regra>
      E a resposta depende da leitura AMB-41

      @AMB-41:A @PORT-4:corpo
      Exemplos: Passa
        | opção | resposta              | regra        | vencida     |
        | A     | a barreira não segura | PORT-4:corpo | BAR-CORPO-2 |

      @AMB-41:B
      Exemplos: Não passa
        | opção | resposta          | regra       | vencida |
        | B     | a barreira segura | BAR-CORPO-2 | PORT-4  |

    @PORT-4:desafio-bloqueia_portais @AMB-0:B @AMB-41:A
    Cenário: Se o portal passa pela corporal, mas toda regra cede à legenda, a que diz barrar portais os barra
      Dado que o comitê adota a leitura A de AMB-41
      E o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E PORT-4:corpo é afastada por PORT-4:corpo!bloqueia_portais

  Regra: Com portal não se manipula nem se comba um ataque não combável.

    @PORT-7:combo
    Cenário: O combo do próprio ataque não combável com portal é recusado
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decide PORT-7:combo

    @PORT-7:combo
    Cenário: Recusado o combo com portal, alcance nenhum lhe cabe
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E o jogador especifica para o combo o curto alcance
      Quando perguntam ao juiz: com que alcance o ataque acontece?
      Então a resposta é: o combo não acontece, e o ataque não sai por ele
      E decide PORT-7:combo
      E não decidem PORT-1 e PORT-3

    @PORT-7:desafio-portal_comba_nao_combavel @AMB-0:A
    Cenário: A legenda que promete combar com portal o ataque não combável não é atendida
      Dado um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E a legenda diz que o combo com este portal vale também para ataques não combáveis
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo é recusado
      E decide PORT-7:combo
      E o juiz ignora que o combo com este portal vale também para ataques não combáveis
      E a resposta depende da leitura AMB-0

    @PORT-7:desafio-portal_comba_nao_combavel @AMB-0:B
    Cenário: Se toda regra cede à legenda, a que promete combar o não combável com portal é atendida
      Dado que o comitê adota a leitura B de AMB-0
      E um ataque não combável unidirecional de longo alcance
      E o ataque é combado com portal
      E a legenda diz que o combo com este portal vale também para ataques não combáveis
      Quando perguntam ao juiz: o combo acontece?
      Então a resposta é: o combo acontece
      E decide PORT-7:combo!portal_comba_nao_combavel
      E PORT-7:combo é afastada por PORT-7:combo!portal_comba_nao_combavel

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-42
    Cenário: O livro não diz se o ataque que sai de um portal passa pela barreira unidirecional
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-42

    @GAP-42
    Cenário: O global não precisa do portal para passar pela barreira unidirecional
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2

    @GAP-34
    Esquema do Cenário: Se a legenda não diz se o ataque é combável, <o que falta>
      Dado que se sabe que a legenda não diz se o ataque é combável
      E o ataque é combado com <auxílio>
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-34

      Exemplos:
        | o que falta                                | auxílio        | pergunta                              |
        | o livro não diz o que o torna combável     | portal         | este ataque conta como combável?      |
        | não se sabe se o combo com portal acontece | portal         | o combo acontece?                     |
        | nem se o combo com teletransporte acontece | teletransporte | o combo acontece?                     |
        | nem o alcance do combo com teleporte       | teleporte      | com que alcance o ataque acontece?    |

    @GAP-34
    Cenário: Um combo de duas habilidades é o menor que há; de quantas mais, o livro não diz
      Dado que o combo junta 3 habilidades
      Quando perguntam ao juiz: um combo pode juntar tantas habilidades?
      Então a resposta é: omisso
      E a lacuna é GAP-34

    @GAP-34
    Cenário: O combo do ataque com uma só habilidade está dentro do que o livro prevê
      Dado que o combo junta 2 habilidades
      Quando perguntam ao juiz: um combo pode juntar tantas habilidades?
      Então a resposta é: o combo pode juntar tantas habilidades
      E nenhuma regra decide
