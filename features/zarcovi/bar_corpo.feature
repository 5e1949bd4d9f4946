# language: pt
@zarcovi
Funcionalidade: Barreiras corporais
  As barreiras que são uma fina camada sobre o corpo do usuário: o que elas seguram, por onde não se entra nelas, quem
  elas cobrem e o que acontece com elas quando o alvo é atingido.

  Regra: É corporal a barreira que é uma fina camada sobre o corpo do usuário e protege só a ele.

    @BAR-CORPO-0a:base
    Cenário: A camada sobre o corpo é barreira corporal
      Dada uma barreira corporal de status letal
      Quando perguntam ao juiz: de que seção é a barreira?
      Então a resposta é: a barreira é corporal
      E decide BAR-CORPO-0a

    @BAR-CORPO-0a:base
    Esquema do Cenário: Não basta envolver o corpo para ser corporal: a barreira <forma> não é
      Dada uma barreira <forma> 360° de status letal
      Quando perguntam ao juiz: de que seção é a barreira?
      Então a resposta é: a barreira é de campo
      E não decide BAR-CORPO-0a

      Exemplos:
        | forma    |
        | em manto |
        | de campo |

    @BAR-CORPO-0a:usuario
    Cenário: A barreira corporal segura o ataque que visa quem a veste
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque visa o usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-0a:usuario

  Regra: A barreira corporal funciona sempre como 360°.

    @BAR-CORPO-0b:base
    Cenário: A cobertura da barreira corporal é de 360° sem que seja preciso dizer
      Dada uma barreira corporal de status letal
      Quando perguntam ao juiz: que cobertura a barreira tem?
      Então a resposta é: a barreira cobre 360°
      E decide BAR-CORPO-0b

    @BAR-CORPO-0b:base
    Esquema do Cenário: A barreira corporal segura o ataque <escala>
      Dada uma barreira corporal de status ilimitado
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CORPO-0b e BAR-CAMPO-3

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |
        | global          |

    @BAR-CORPO-0b:base
    Cenário: A barreira corporal segura o ataque que vem pelas costas
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque vem pelas costas
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CORPO-0b e BAR-CAMPO-3

    @CON-40
    Esquema do Cenário: A barreira corporal de status <barreira> só segura o ataque <ataque> se ele não a rompe
      Dada uma barreira corporal de status <barreira>
      E um ataque global de status <ataque>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | barreira  | ataque    | resposta              | regra       |
        | letal     | letal     | a barreira segura     | BAR-CAMPO-3 |
        | ilimitado | letal     | a barreira segura     | BAR-CAMPO-3 |
        | ilimitado | ilimitado | a barreira segura     | BAR-CAMPO-3 |
        | letal     | ilimitado | a barreira não segura | ROMP-1a     |
        | letal     | supremo   | a barreira não segura | ROMP-1a     |
        | ilimitado | supremo   | a barreira não segura | ROMP-1a     |

    @BAR-CORPO-0b:desafio-camada_frontal @AMB-0:A
    Cenário: A camada que diz cobrir só a frente cobre 360° e segura o global
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a camada cobre apenas a frente do corpo
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-0b
      E o juiz ignora que a camada cobre apenas a frente do corpo
      E a resposta depende da leitura AMB-0

    @BAR-CORPO-0b:desafio-camada_frontal @AMB-0:B
    Cenário: Se toda regra cede à legenda, a camada pode cobrir só a frente e não segura o global
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a camada cobre apenas a frente do corpo
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decidem BAR-CORPO-0b!camada_frontal e BAR-CAMPO-2
      E BAR-CORPO-0b é afastada por BAR-CORPO-0b!camada_frontal
      E a resposta depende da leitura AMB-0

  Regra: A barreira corporal também cobre as extensões corporais do personagem.

    @BAR-CORPO-1:base
    Cenário: A barreira corporal segura o ataque que visa a extensão do usuário
      Dada uma barreira corporal de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CORPO-1 e EXT-1

    @BAR-CORPO-1:salvo-so_o_corpo
    Cenário: A barreira corporal não cobre a extensão se a sua legenda diz que cobre apenas o corpo
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira cobre apenas o corpo do usuário, sem a extensão
      E um ataque multidirecional de status letal
      E o ataque visa a extensão do usuário
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é atingido
      E decide BAR-CORPO-1!so_o_corpo
      E BAR-CORPO-1 é afastada por BAR-CORPO-1!so_o_corpo
      E EXT-1 é vencida por BAR-CORPO-1!so_o_corpo

    @BAR-CORPO-1:salvo-so_o_corpo
    Cenário: A barreira corporal que deixa a extensão de fora ainda segura o ataque que visa o usuário
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira cobre apenas o corpo do usuário, sem a extensão
      E um ataque multidirecional de status letal
      E o ataque visa o usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-0a:usuario

  Regra: Teletransportes e habilidades combinadas com portais não entram em barreira corporal.

    @BAR-CORPO-2:base
    Esquema do Cenário: O ataque que chega por <auxílio> não entra na barreira corporal, e ela o segura
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-2

      Exemplos:
        | auxílio        |
        | teletransporte |
        | portal         |

    @BAR-CORPO-2:base
    Esquema do Cenário: O ataque que chega por <auxílio> ainda pode romper a barreira corporal
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decidem BAR-CORPO-2 e ROMP-1a

      Exemplos:
        | auxílio        |
        | teletransporte |
        | portal         |

    @BAR-CORPO-2:salvo-pode_ser_invadida
    Esquema do Cenário: O ataque que chega por <auxílio> entra na barreira corporal se a legenda dela o permite
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira pode ser invadida por teletransportes e portais
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é atingido
      E decide <exceção>
      E <regra> é afastada por <exceção>

      Exemplos:
        | auxílio        | regra                 | exceção                                 |
        | teletransporte | BAR-CORPO-2           | BAR-CORPO-2!pode_ser_invadida           |
        | portal         | BAR-CORPO-2           | BAR-CORPO-2!pode_ser_invadida           |
        | teleporte      | BAR-CORPO-2:teleporte | BAR-CORPO-2:teleporte!pode_ser_invadida |

    @BAR-CORPO-2:salvo-entra_em_camada
    Esquema do Cenário: O ataque que chega por <auxílio> entra na barreira corporal se a legenda dele o diz
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      E a legenda diz que o ataque entra em barreiras corporais
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é atingido
      E decide <exceção>
      E <regra> é afastada por <exceção>

      Exemplos:
        | auxílio        | regra                 | exceção                               |
        | teletransporte | BAR-CORPO-2           | BAR-CORPO-2!entra_em_camada           |
        | portal         | BAR-CORPO-2           | BAR-CORPO-2!entra_em_camada           |
        | teleporte      | BAR-CORPO-2:teleporte | BAR-CORPO-2:teleporte!entra_em_camada |

    @BAR-CORPO-2:base
    Cenário: A legenda de entrar em barreiras corporais de nada serve ao ataque que chega por si
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque entra em barreiras corporais
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3
      E não decide BAR-CORPO-2

    Esquema do Cenário: O comitê decide se o teleporte comum entra na barreira corporal (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-10
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por teleporte
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-10

      @AMB-10:A @BAR-CORPO-2:teleporte_entra
      Exemplos: Entra
        | opção | resposta              | regra                       |
        | A     | a barreira não segura | BAR-CORPO-2:teleporte_entra |

      @AMB-10:B @BAR-CORPO-2:teleporte
      Exemplos: Não entra
        | opção | resposta          | regra                 |
        | B     | a barreira segura | BAR-CORPO-2:teleporte |

    @AMB-10:A
    Cenário: Ainda que o teleporte comum entre na barreira corporal, o teletransporte não entra
      Dado que o comitê adota a leitura A de AMB-10
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por teletransporte
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-2

    Esquema do Cenário: A leitura <opção> de <leitura> não abre a barreira <forma> ao ataque que chega por <auxílio>
      Dado que o comitê adota a leitura <opção> de <leitura>
      E uma barreira <forma> 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque tem de enfrentar a barreira
      E só decidem <regras>

      @AMB-41:A @BAR-CORPO-2:base @BAR-CORPO-2:teleporte
      Exemplos: Se o portal passa por ela, o resto não passa
        | leitura | opção | forma    | auxílio        | regras                               |
        | AMB-41  | A     | corporal | teletransporte | BAR-CORPO-2 e BAR-CORPO-0a           |
        | AMB-41  | A     | corporal | teleporte      | BAR-CORPO-2:teleporte e BAR-CORPO-0a |

      @AMB-10-campo:A @BAR-CORPO-2:teleporte
      Exemplos: Se o teleporte passa pela de campo, não passa pela corporal
        | leitura      | opção | forma    | auxílio   | regras                               |
        | AMB-10-campo | A     | corporal | teleporte | BAR-CORPO-2:teleporte e BAR-CORPO-0a |

      @AMB-10:A
      Exemplos: Se o teleporte passa pela corporal, não passa pela de campo, nem o portal pela corporal
        | leitura | opção | forma    | auxílio   | regras                     |
        | AMB-10  | A     | em manto | teleporte | BAR-CAMPO-0a               |
        | AMB-10  | A     | corporal | portal    | BAR-CORPO-2 e BAR-CORPO-0a |

    Esquema do Cenário: Leia-se <leitura> como se ler, o ataque que chega por si tem de enfrentar a barreira
      Dado que o comitê adota a leitura A de <leitura>
      E uma barreira <forma> 360° de status ilimitado
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque tem de enfrentar a barreira
      E nenhuma regra decide

      @AMB-41:A
      Exemplos: O portal na corporal
        | leitura | forma    |
        | AMB-41  | corporal |

      @AMB-10:A
      Exemplos: O teleporte na corporal
        | leitura | forma    |
        | AMB-10  | corporal |

      @AMB-10-campo:A
      Exemplos: O teleporte na de campo
        | leitura      | forma    |
        | AMB-10-campo | de campo |

  Regra: A barreira corporal não segura selamento: o alvo atingido é selado junto com ela.

    @BAR-CORPO-3:base
    Esquema do Cenário: O selamento <ataque> sela quem veste a barreira corporal de status <barreira>
      Dada uma barreira corporal de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque é de selamento
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é selado
      E decide BAR-CORPO-3

      Exemplos:
        | ataque | barreira  |
        | letal  | letal     |
        | letal  | ilimitado |

    @BAR-CORPO-3:base
    Cenário: Permanecer em campo não dá à barreira corporal defesa contra o selamento
      Dada uma barreira corporal de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CORPO-3

    @BAR-CORPO-3:barreira
    Cenário: A barreira corporal é selada junto com quem a veste
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é selada junto com quem a veste
      E decide BAR-CORPO-3:barreira

    @BAR-CORPO-3:barreira
    Cenário: A barreira corporal que o selamento rompe é destruída, e não selada
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E não decide BAR-CORPO-3:barreira

    @BAR-CORPO-3:barreira @BAR-CORPO-4:barreira
    Esquema do Cenário: O <efeito> <ataque> que entra na barreira corporal por teletransporte pega a camada com quem a veste
      Dada uma barreira corporal de status letal
      E a legenda diz que a barreira pode ser invadida por teletransportes e portais
      E um ataque unidirecional de status <ataque>
      E o ataque é de <efeito>
      E o ataque chega por teletransporte
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Rompesse-a ele ou não, se a enfrentasse
        | efeito    | ataque    | resposta                                       | regra                |
        | selamento | letal     | a barreira é selada junto com quem a veste     | BAR-CORPO-3:barreira |
        | selamento | ilimitado | a barreira é selada junto com quem a veste     | BAR-CORPO-3:barreira |
        | paralisia | letal     | a barreira é paralisada junto com quem a veste | BAR-CORPO-4:barreira |
        | paralisia | ilimitado | a barreira é paralisada junto com quem a veste | BAR-CORPO-4:barreira |

    @BAR-CORPO-2:salvo-pode_ser_invadida
    Esquema do Cenário: O <efeito> que passa pela barreira corporal por teletransporte e visa <alvo> a deixa onde está
      Dada uma barreira corporal de status letal
      E a legenda diz que a barreira pode ser invadida por teletransportes e portais
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      E o ataque visa <alvo>
      E o ataque chega por teletransporte
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CORPO-2!pode_ser_invadida

      Exemplos: O dano não a enfrenta, e o aliado não a veste
        | efeito    | alvo                 |
        | dano      | o usuário            |
        | selamento | um aliado do usuário |
        | paralisia | um aliado do usuário |

    @BAR-CORPO-3:barreira @BAR-CORPO-4:barreira
    Esquema do Cenário: O <efeito> que visa o aliado não pega quem veste a barreira, e o que é dela o livro não diz
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

      Exemplos:
        | efeito    |
        | selamento |
        | paralisia |

    @BAR-CORPO-3:salvo-defende_selamento
    Cenário: A barreira corporal segura o selamento se a sua legenda o diz
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-3!defende_selamento
      E BAR-CORPO-3 é afastada por BAR-CORPO-3!defende_selamento

    @BAR-CORPO-3:automatico @AMB-50:B
    Cenário: Se o selamento é automático para quem veste a barreira corporal, ele não tem como escapar
      Dado que o comitê adota a leitura B de AMB-50
      E o usuário veste uma barreira corporal
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: por vestir a barreira, o usuário não escapa
      E decide BAR-CORPO-3:automatico
      E a resposta depende da leitura AMB-50

    @BAR-CORPO-3:salvo-defende_selamento @AMB-50:B
    Cenário: A barreira corporal cuja legenda diz que defende selamentos não prende quem a veste
      Dado que o comitê adota a leitura B de AMB-50
      E o usuário veste uma barreira corporal
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: nenhuma barreira corporal impede a fuga
      E decide BAR-CORPO-3:automatico!defende_selamento
      E BAR-CORPO-3:automatico é afastada por BAR-CORPO-3:automatico!defende_selamento

    @AMB-50:A
    Cenário: “Caso atingido”: quem veste a barreira corporal ainda pode escapar do selamento
      Dado que o comitê adota a leitura A de AMB-50
      E o usuário veste uma barreira corporal
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: nenhuma barreira corporal impede a fuga
      E nenhuma regra decide
      E a resposta depende da leitura AMB-50

  Regra: A barreira corporal não funciona contra paralisia: o alvo atingido é paralisado junto com ela.

    @BAR-CORPO-4:base
    Esquema do Cenário: A paralisia de status <ataque> paralisa quem veste a barreira corporal de status <barreira>
      Dada uma barreira corporal de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é paralisado
      E decide BAR-CORPO-4

      Exemplos:
        | ataque    | barreira  |
        | letal     | letal     |
        | letal     | ilimitado |
        | ilimitado | ilimitado |
        | ilimitado | letal     |

    @BAR-CORPO-4:barreira
    Cenário: A barreira corporal é paralisada junto com quem a veste
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é paralisada junto com quem a veste
      E decide BAR-CORPO-4:barreira

    @BAR-CORPO-4:barreira
    Cenário: A barreira corporal que a paralisia rompe é destruída, e não paralisada
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E não decide BAR-CORPO-4:barreira

    @BAR-CORPO-4:salvo-defende_paralisia
    Cenário: A barreira corporal que segurou a paralisia permanece
      Dada uma barreira corporal de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CORPO-4!defende_paralisia

    @CON-6 @ROMP-1a:base
    Cenário: O modo gigante não livra a barreira corporal da paralisia que a rompe: ela é destruída
      Dada uma barreira corporal de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a

    @BAR-CORPO-4:salvo-defende_paralisia
    Cenário: A barreira corporal segura a paralisia se a sua legenda o diz
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-4!defende_paralisia
      E BAR-CORPO-4 é afastada por BAR-CORPO-4!defende_paralisia

    @CON-6
    Esquema do Cenário: Contra a paralisia de status <ataque>, com uma barreira <forma> letal, <resposta>
      Dada uma barreira <forma> 360° de status letal
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: A de campo segura a paralisia que não a rompe
        | forma    | ataque    | resposta            | regra          |
        | de campo | letal     | o alvo fica ileso   | BAR-CAMPO-5    |
        | em manto | letal     | o alvo fica ileso   | BAR-CAMPO-5    |
        | de campo | ilimitado | o alvo é paralisado | BAR-CAMPO-5:so |

      Exemplos: A corporal não serve, rompida ou não
        | forma    | ataque    | resposta            | regra       |
        | corporal | letal     | o alvo é paralisado | BAR-CORPO-4 |
        | corporal | ilimitado | o alvo é paralisado | BAR-CORPO-4 |

    @CON-6 @BAR-CORPO-4:base
    Cenário: A paralisia que rompe a barreira corporal passa pela regra da corporal, e não pela da barreira de campo
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o ataque passa pela barreira por seu efeito?
      Então a resposta é: o ataque passa por seu efeito
      E decide BAR-CORPO-4
      E não decide BAR-CAMPO-5:so

    @CON-6
    Esquema do Cenário: Comportar-se como modo gigante livra da paralisia a barreira de campo, não a corporal: <forma>
      Dada uma barreira <forma> 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos:
        | forma    | resposta            | regra       |
        | de campo | o alvo fica ileso   | BAR-CAMPO-6 |
        | corporal | o alvo é paralisado | BAR-CORPO-4 |

    @BAR-CORPO-4:automatico @AMB-50:B
    Cenário: Se a paralisia é automática para quem veste a barreira corporal, ele não tem como escapar
      Dado que o comitê adota a leitura B de AMB-50
      E o usuário veste uma barreira corporal
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: por vestir a barreira, o usuário não escapa
      E decide BAR-CORPO-4:automatico
      E a resposta depende da leitura AMB-50

    @BAR-CORPO-4:salvo-defende_paralisia @AMB-50:B
    Cenário: A barreira corporal cuja legenda diz que defende paralisias não prende quem a veste
      Dado que o comitê adota a leitura B de AMB-50
      E o usuário veste uma barreira corporal
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: nenhuma barreira corporal impede a fuga
      E decide BAR-CORPO-4:automatico!defende_paralisia
      E BAR-CORPO-4:automatico é afastada por BAR-CORPO-4:automatico!defende_paralisia

    @AMB-50:A
    Cenário: “Caso atingido”: quem veste a barreira corporal ainda pode escapar da paralisia
      Dado que o comitê adota a leitura A de AMB-50
      E o usuário veste uma barreira corporal
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira corporal que o usuário veste o impede de escapar?
      Então a resposta é: nenhuma barreira corporal impede a fuga
      E não decide BAR-CORPO-4:automatico
      E a resposta depende da leitura AMB-50

  Regra: A barreira corporal cobre somente o usuário e sua extensão corporal, não aliados.

    @BAR-CORPO-5:base
    Cenário: A barreira corporal não segura o ataque que visa um aliado do usuário
      Dada uma barreira corporal de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é atingido
      E decide BAR-CORPO-5

    @BAR-CORPO-5:salvo-defende_aliados
    Cenário: A barreira corporal segura o ataque que visa um aliado se a sua legenda diz que defende aliados
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende aliados
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CORPO-5!defende_aliados
      E BAR-CORPO-5 é afastada por BAR-CORPO-5!defende_aliados

    @BAR-CORPO-5:salvo-defende_aliados
    Cenário: Defender aliados não faz a barreira corporal segurar o selamento que os visa
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende aliados
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CORPO-3

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-8
    Cenário: O livro não diz se a barreira corporal segura o ataque do qual apenas teletransporte escapa
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-8

    @GAP-8
    Cenário: O livro não diz se a barreira corporal segura o selamento de aprisionamento
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-8

    @GAP-8
    Esquema do Cenário: O livro não diz se a barreira corporal segura o ataque <escala> equiparado a global
      Dada uma barreira corporal de status ilimitado
      E um ataque <escala> de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-8
      E BAR-CAMPO-3 é vencida por GAP-8

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @GAP-8
    Cenário: O que o livro cala não salva a barreira corporal de ser rompida
      Dada uma barreira corporal de status letal
      E um ataque unidirecional de status ilimitado
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a

    @GAP-47
    Esquema do Cenário: O livro não diz o que acontece com a barreira corporal que <permanência> e segurou um selamento
      Dada uma barreira corporal de status ilimitado
      E a barreira <permanência>
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

      Exemplos:
        | permanência            |
        | permanece em campo     |
        | não permanece em campo |

    @GAP-8 @GAP-18 @GAP-47
    Cenário: Sem saber se a barreira corporal segura o aprisionamento, não se sabe o que acontece com ela
      Dada uma barreira corporal de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E as lacunas são GAP-8, GAP-18 e GAP-47

    @GAP-18
    Cenário: A camada que segura selamentos, mas não globais: o livro não diz se ela continua quando o global sela
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não defende ataques globais
      E a legenda diz que a barreira defende selamentos
      E um ataque global de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

    @GAP-52
    Cenário: O selamento que nenhuma barreira segura contra a camada que segura selamentos: o livro não diz qual vence
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende selamentos
      E a legenda diz que o selamento não pode ser defendido por barreiras
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52 @AMB-0:B
    Cenário: Se toda regra cede à legenda, a camada que barra portais contra o ataque que entra em camadas fica sem resposta
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, e diz uma só que <legenda>, <resposta>
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      E a legenda diz que <legenda>
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: <resposta>
      E decidem <regras>

      @BAR-CORPO-2:base
      Exemplos: A barreira barra portais
        | auxílio | legenda                                         | resposta                             | regras                                |
        | portal  | a barreira não pode ser atravessada por portais | o ataque tem de enfrentar a barreira | BAR-CORPO-2 e PORT-4!bloqueia_portais |

      @BAR-CORPO-2:salvo-entra_em_camada
      Exemplos: O ataque entra em camadas
        | auxílio | legenda                               | resposta                      | regras                               |
        | portal  | o ataque entra em barreiras corporais | o ataque atravessa a barreira | BAR-CORPO-2!entra_em_camada e PORT-4 |

    @BAR-CORPO-2:salvo-entra_em_camada @AMB-0:B
    Cenário: Barrar portais não contradiz o teletransporte que entra em barreiras corporais
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E um ataque unidirecional de status letal
      E o ataque chega por teletransporte
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque atravessa a barreira
      E decide BAR-CORPO-2!entra_em_camada

    @BAR-CORPO-2:salvo-entra_em_camada @AMB-0:B
    Cenário: Barrar portais não contradiz o teleporte, equiparado a teletransporte, que entra em barreiras corporais
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E a legenda diz que o teleporte do combo é equiparado a teletransporte
      E um ataque unidirecional de status letal
      E o ataque chega por teleporte
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque atravessa a barreira
      E decidem BAR-CORPO-2!entra_em_camada e EQP-1:auxilio

    @BAR-CORPO-2:salvo-entra_em_camada @AMB-0:A
    Cenário: Barrar portais, contra a regra, de nada vale à camada diante do portal que entra em camadas
      Dada uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: o ataque atravessa a barreira
      E decide BAR-CORPO-2!entra_em_camada
      E o juiz ignora que a barreira não pode ser atravessada por portais

    @GAP-52 @AMB-5:B
    Cenário: Na barreira corporal, as legendas do selamento se contradizem também na leitura B de AMB-5
      Dado que o comitê adota a leitura B de AMB-5
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira defende selamentos
      E a legenda diz que o selamento não pode ser defendido por barreiras
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-8
    Cenário: De que lado venha, o livro não diz se a barreira corporal segura o ataque equiparado a global
      Dada uma barreira corporal de status ilimitado
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque é equiparado a global
      E o ataque vem pelas costas
      Quando perguntam ao juiz: o ataque passa pela barreira por sua escala?
      Então a resposta é: omisso
      E a lacuna é GAP-8

    @GAP-7
    Cenário: Rompida a camada que segura paralisias, o livro não diz se a paralisia ainda atinge quem a veste
      Dada uma barreira corporal de status letal
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: omisso
      E a lacuna é GAP-7

    @GAP-52 @AMB-0:B @AMB-41:A
    Cenário: Nem com o portal passando por camadas as legendas contrárias deixam de se contradizer
      Dado que o comitê adota a leitura B de AMB-0
      E que o comitê adota a leitura A de AMB-41
      E uma barreira corporal de status ilimitado
      E a legenda diz que a barreira não pode ser atravessada por portais
      E a legenda diz que o ataque entra em barreiras corporais
      E um ataque unidirecional de status letal
      E o ataque chega por portal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52
