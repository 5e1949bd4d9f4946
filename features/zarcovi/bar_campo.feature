# language: pt
@zarcovi
Funcionalidade: Barreiras de campo
  As barreiras que se erguem no campo, ou que envolvem o usuário como um manto: o que elas seguram, quem elas cobrem e o
  que acontece com elas. Onde nada se diz, o ataque causa dano, chega por si, vem pela frente e visa o usuário.

  Regra: É de campo a barreira erguida no campo ou que envolve o usuário como um manto.

    @BAR-CAMPO-0a:base
    Esquema do Cenário: A barreira <forma> é barreira de campo
      Dada uma barreira <forma> 360° de status letal
      Quando perguntam ao juiz: de que seção é a barreira?
      Então a resposta é: a barreira é de campo
      E decide BAR-CAMPO-0a

      Exemplos:
        | forma    |
        | de campo |
        | em manto |

    @BAR-CAMPO-0a:base
    Cenário: O manto segura a paralisia como as outras barreiras de campo, ainda que envolva o corpo
      Dada uma barreira em manto 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CAMPO-0a e BAR-CAMPO-5

  Regra: A barreira de campo é unidirecional ou 360°.

    @BAR-CAMPO-0b:base
    Cenário: A barreira de campo unidirecional cobre um lado só
      Dada uma barreira de campo unidirecional de status letal
      Quando perguntam ao juiz: que cobertura a barreira tem?
      Então a resposta é: a barreira cobre um lado só
      E decide BAR-CAMPO-0b

    @BAR-CAMPO-0b:360
    Cenário: A barreira de campo 360° cobre todos os lados
      Dada uma barreira de campo 360° de status letal
      Quando perguntam ao juiz: que cobertura a barreira tem?
      Então a resposta é: a barreira cobre 360°
      E decide BAR-CAMPO-0b:360

    @BAR-CAMPO-0b:base @BAR-CAMPO-0b:360
    Cenário: Sem a cobertura escrita, não se sabe se a barreira de campo segura um global
      Dada uma barreira de campo de status ilimitado
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: depende
      E falta saber: que cobertura a legenda da barreira diz?

  Regra: Barreira unidirecional segura ataques unidirecionais e multidirecionais.

    @BAR-CAMPO-1:base
    Esquema do Cenário: A barreira unidirecional segura o ataque <escala>
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-1

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @BAR-CAMPO-1:salvo-nao_defende_unidirecional
    Cenário: A barreira unidirecional não segura ataque unidirecional se a sua legenda o exclui
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira não defende ataques unidirecionais
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-1!nao_defende_unidirecional
      E BAR-CAMPO-1 é afastada por BAR-CAMPO-1!nao_defende_unidirecional

    @BAR-CAMPO-1:salvo-nao_defende_multidirecional
    Cenário: A barreira unidirecional não segura ataque multidirecional se a sua legenda o exclui
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira não defende ataques multidirecionais
      E um ataque multidirecional de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-1!nao_defende_multidirecional
      E BAR-CAMPO-1 é afastada por BAR-CAMPO-1!nao_defende_multidirecional

    @BAR-CAMPO-1:base
    Esquema do Cenário: A legenda da barreira unidirecional que exclui uma escala não exclui o ataque <escala>
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que <exclusão>
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-1

      Exemplos:
        | escala          | exclusão                                        |
        | unidirecional   | a barreira não defende ataques multidirecionais |
        | multidirecional | a barreira não defende ataques unidirecionais   |

    @BAR-CAMPO-1:salvo-ignora_barreiras
    Esquema do Cenário: Nem a barreira unidirecional segura o ataque <escala> que, pela legenda, nenhuma barreira segura
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque <escala> de status letal
      E a legenda diz que barreiras não defendem este ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-1!ignora_barreiras
      E BAR-CAMPO-1 é afastada por BAR-CAMPO-1!ignora_barreiras

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @CON-1
    Esquema do Cenário: O ataque <escala> equiparado a global continua a ser segurado pela barreira unidirecional
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque <escala> de status letal
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CAMPO-1 e EQP-2
      E EQP-1:global é vencida por EQP-2

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

  Regra: Barreira unidirecional não segura ataque global.

    Contra um global, a barreira unidirecional não serve, por mais alto que seja o seu status. A 360° serve.

    @BAR-CAMPO-1:base @BAR-CAMPO-2:base @BAR-CAMPO-3:base
    Esquema do Cenário: Barreira <cobertura> contra ataque <escala>: <resposta>
      Dada uma barreira de campo <cobertura> de status ilimitado
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Todas as escalas contra todas as coberturas
        | cobertura     | escala          | resposta              | regra       |
        | unidirecional | unidirecional   | a barreira segura     | BAR-CAMPO-1 |
        | unidirecional | multidirecional | a barreira segura     | BAR-CAMPO-1 |
        | unidirecional | global          | a barreira não segura | BAR-CAMPO-2 |
        | 360°          | unidirecional   | a barreira segura     | BAR-CAMPO-3 |
        | 360°          | multidirecional | a barreira segura     | BAR-CAMPO-3 |
        | 360°          | global          | a barreira segura     | BAR-CAMPO-3 |

    @BAR-CAMPO-2:base
    Esquema do Cenário: Contra o global <ataque>, não importa que a barreira unidirecional seja de status <barreira>
      Dada uma barreira de campo unidirecional de status <barreira>
      E um ataque global de status <ataque>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2

      Exemplos:
        | ataque    | barreira     |
        | letal     | letal        |
        | letal     | ilimitado    |
        | ilimitado | letal        |
        | ilimitado | ilimitado    |
        | supremo   | ilimitado    |
        | letal     | desconhecido |

    @BAR-CAMPO-2:base
    Esquema do Cenário: O global passa pela barreira unidirecional e atinge <alvo>
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é atingido
      E decide BAR-CAMPO-2

      Exemplos:
        | alvo                  |
        | o usuário             |
        | a extensão do usuário |
        | um aliado do usuário  |

    @BAR-CAMPO-2:salvo-defende_global
    Cenário: A barreira unidirecional segura o global se a sua legenda diz que defende globais
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira defende ataques globais
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-2!defende_global
      E BAR-CAMPO-2 é afastada por BAR-CAMPO-2!defende_global

    @BAR-CAMPO-2:salvo-defende_global
    Cenário: Defender globais não livra a barreira unidirecional de ser rompida
      Dada uma barreira de campo unidirecional de status letal
      E a legenda diz que a barreira defende ataques globais
      E um ataque global de status ilimitado
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a
      E não decide BAR-CAMPO-2

    @CON-7 @BAR-CAMPO-2:base
    Esquema do Cenário: O global passa pela barreira unidirecional também quando é de <efeito>
      Dada uma barreira de campo unidirecional de status ilimitado
      E a barreira permanece em campo
      E um ataque global de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide BAR-CAMPO-2
      E não decide <outra>

      Exemplos:
        | efeito         | resposta            | outra        |
        | selamento      | o alvo é selado     | BAR-CAMPO-4a |
        | aprisionamento | o alvo é selado     | BAR-CAMPO-4a |
        | paralisia      | o alvo é paralisado | BAR-CAMPO-5  |

    @BAR-CAMPO-2:base
    Esquema do Cenário: O global passa pela barreira unidirecional mesmo quando <circunstância>
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque global de status letal
      E sabe-se que <circunstância>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2

      Exemplos:
        | circunstância                                    |
        | o ataque vem pelas costas da defesa              |
        | a barreira enfrenta vários ataques com um só uso |

  Regra: Barreira 360° segura ataques unidirecionais, multidirecionais e globais.

    @BAR-CAMPO-3:base
    Esquema do Cenário: A barreira 360° <forma> segura o ataque <escala>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3

      Exemplos:
        | forma    | escala          |
        | de campo | unidirecional   |
        | de campo | multidirecional |
        | de campo | global          |
        | em manto | unidirecional   |
        | em manto | multidirecional |
        | em manto | global          |

    @BAR-CAMPO-3:base
    Cenário: A barreira 360° segura o ataque que vem pelas costas
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque vem pelas costas
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3

    @BAR-CAMPO-3:salvo-nao_defende_unidirecional
    Cenário: A barreira 360° não segura ataque unidirecional se a sua legenda o exclui
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não defende ataques unidirecionais
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-3!nao_defende_unidirecional
      E BAR-CAMPO-3 é afastada por BAR-CAMPO-3!nao_defende_unidirecional

    @BAR-CAMPO-3:salvo-nao_defende_multidirecional
    Cenário: A barreira 360° não segura ataque multidirecional se a sua legenda o exclui
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não defende ataques multidirecionais
      E um ataque multidirecional de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-3!nao_defende_multidirecional
      E BAR-CAMPO-3 é afastada por BAR-CAMPO-3!nao_defende_multidirecional

    @BAR-CAMPO-3:salvo-nao_defende_global
    Cenário: A barreira 360° não segura o global se a sua legenda o exclui
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira não defende ataques globais
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-3!nao_defende_global
      E BAR-CAMPO-3 é afastada por BAR-CAMPO-3!nao_defende_global

    @BAR-CAMPO-3:base
    Esquema do Cenário: A legenda da barreira 360° que exclui uma escala não exclui o ataque <escala>
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que <exclusão>
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3

      Exemplos:
        | escala          | exclusão                                        |
        | unidirecional   | a barreira não defende ataques multidirecionais |
        | unidirecional   | a barreira não defende ataques globais          |
        | multidirecional | a barreira não defende ataques unidirecionais   |
        | multidirecional | a barreira não defende ataques globais          |
        | global          | a barreira não defende ataques unidirecionais   |
        | global          | a barreira não defende ataques multidirecionais |

    @BAR-CAMPO-3:salvo-ignora_barreiras
    Esquema do Cenário: Nem a barreira 360° segura o ataque <escala> que, pela legenda, nenhuma barreira segura
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque <escala> de status letal
      E a legenda diz que barreiras não defendem este ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-3!ignora_barreiras
      E BAR-CAMPO-3 é afastada por BAR-CAMPO-3!ignora_barreiras

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |
        | global          |

    @BAR-CAMPO-3:salvo-ignora_barreiras
    Esquema do Cenário: Defender globais nada diz do ataque <escala> que, pela legenda, nenhuma barreira segura
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira defende ataques globais
      E um ataque <escala> de status letal
      E a legenda diz que barreiras não defendem este ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-3!ignora_barreiras

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @CON-40
    Esquema do Cenário: A barreira 360° de status <barreira> contra o global <ataque>: primeiro se vê se ele a rompe
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque global de status <ataque>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O ataque não rompe, e a barreira segura
        | barreira  | ataque    | resposta          | regra       |
        | letal     | letal     | a barreira segura | BAR-CAMPO-3 |
        | ilimitado | letal     | a barreira segura | BAR-CAMPO-3 |
        | ilimitado | ilimitado | a barreira segura | BAR-CAMPO-3 |

      Exemplos: O ataque rompe, e a barreira não segura
        | barreira  | ataque    | resposta              | regra   |
        | letal     | ilimitado | a barreira não segura | ROMP-1a |
        | letal     | supremo   | a barreira não segura | ROMP-1a |
        | ilimitado | supremo   | a barreira não segura | ROMP-1a |

    @CON-40
    Esquema do Cenário: O comitê decide se a barreira <cobertura> segura também quem a rompe (leitura <opção>)
      Dado que o comitê adota a leitura <opção> de AMB-43
      E uma barreira de campo <cobertura> de status letal
      E um ataque multidirecional de status ilimitado
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-43

      @AMB-43:A
      Exemplos: Segura sempre
        | opção | cobertura     | resposta          | regra       |
        | A     | unidirecional | a barreira segura | BAR-CAMPO-1 |
        | A     | 360°          | a barreira segura | BAR-CAMPO-3 |

      @AMB-43:B
      Exemplos: Só segura se não é rompida
        | opção | cobertura     | resposta              | regra   |
        | B     | unidirecional | a barreira não segura | ROMP-1a |
        | B     | 360°          | a barreira não segura | ROMP-1a |

    @CON-40 @AMB-43:B
    Esquema do Cenário: O ataque de <efeito> que rompe a barreira <forma>: <resposta>
      Dada uma barreira <forma> 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o ataque passa pela barreira por romper?
      Então a resposta é: <resposta>

      Exemplos: Quem rompe passa
        | forma    | efeito         | resposta                  |
        | de campo | dano           | o ataque passa por romper |
        | de campo | selamento      | o ataque passa por romper |
        | de campo | aprisionamento | o ataque passa por romper |
        | corporal | paralisia      | o ataque passa por romper |

      @BAR-CAMPO-5:so
      Exemplos: A paralisia que rompe a barreira de campo passa por seu efeito, que tem regra própria
        | forma    | efeito    | resposta                      |
        | de campo | paralisia | o ataque não passa por romper |

  Regra: Barreira que permanece em campo pode segurar selamento.

    @BAR-CAMPO-4a:base
    Esquema do Cenário: A barreira <cobertura> que permanece em campo segura o selamento
      Dada uma barreira de campo <cobertura> de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4a

      Exemplos:
        | cobertura     |
        | unidirecional |
        | 360°          |

    @BAR-CAMPO-4a:so
    Cenário: A barreira que não permanece em campo não segura o selamento, e o alvo é selado
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é selado
      E decide BAR-CAMPO-4a:so

    @BAR-CAMPO-4a:base @BAR-CAMPO-4a:so
    Cenário: Sem saber se a barreira permanece em campo, não se sabe se ela segura o selamento
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: depende
      E falta saber: a barreira permanece em campo?

    @BAR-CAMPO-4a:salvo-nao_defende_selamento
    Cenário: A barreira que permanece em campo não segura o selamento se a sua legenda o exclui
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira não defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4a!nao_defende_selamento
      E BAR-CAMPO-4a é afastada por BAR-CAMPO-4a!nao_defende_selamento

    @BAR-CAMPO-4a:salvo-sela_atraves_de_barreiras
    Cenário: Nem a barreira que permanece em campo segura o selamento que, pela legenda, nenhuma barreira segura
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4a!sela_atraves_de_barreiras
      E BAR-CAMPO-4a é afastada por BAR-CAMPO-4a!sela_atraves_de_barreiras

    @BAR-CAMPO-4a:salvo-defende_selamento
    Cenário: A barreira que não permanece em campo segura o selamento se a sua legenda o diz
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4a:so!defende_selamento
      E BAR-CAMPO-4a:so é afastada por BAR-CAMPO-4a:so!defende_selamento

    @BAR-CAMPO-4a:base
    Cenário: O selamento de status superior rompe a barreira que permanece em campo, e ela não o segura
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a
      E não decide BAR-CAMPO-4a

    @BAR-CAMPO-4a:so
    Esquema do Cenário: O comitê decide se só a barreira que permanece segura selamento (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-4
      E uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-4

      @AMB-4:A
      Exemplos: Só a que permanece segura
        | opção | resposta              | regra           |
        | A     | a barreira não segura | BAR-CAMPO-4a:so |

      @AMB-4:B
      Exemplos: Todas seguram
        | opção | resposta          | regra        |
        | B     | a barreira segura | BAR-CAMPO-4a |

    Esquema do Cenário: Se a legenda pode excluir o selamento, decide o comitê (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-5
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira não defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-5

      @AMB-5:A
      Exemplos: A ressalva vale para a regra inteira
        | opção | resposta              | regra                              |
        | A     | a barreira não segura | BAR-CAMPO-4a!nao_defende_selamento |

      @AMB-5:B
      Exemplos: A ressalva vale só para a última frase
        | opção | resposta          | regra        |
        | B     | a barreira segura | BAR-CAMPO-4a |

    @AMB-5:B @BAR-CAMPO-4a:so
    Cenário: Se a ressalva vale só para a última frase, a legenda não dá defesa à barreira que não permanece em campo
      Dado que o comitê adota a leitura B de AMB-5
      E uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4a:so

    @AMB-5:B @BAR-CAMPO-4a:base
    Cenário: Se a ressalva vale só para a última frase, o selamento não passa por dizê-lo a sua legenda
      Dado que o comitê adota a leitura B de AMB-5
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4a

    @BAR-CAMPO-4a:so
    Cenário: Defender o aprisionamento não contradiz a legenda do selamento comum, que passa
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4a:so

    @BAR-CAMPO-4.1:base
    Cenário: Defender selamentos não contradiz a legenda do aprisionamento, que passa
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decidem BAR-CAMPO-4.1 e BAR-CAMPO-4a!sela_atraves_de_barreiras

  Regra: Ao segurar um selamento, a barreira se retira ou se desativa.

    @BAR-CAMPO-4b:base
    Cenário: A barreira que segurou o selamento se retira
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira se retira
      E decidem BAR-CAMPO-4b e BAR-CAMPO-4a

    @BAR-CAMPO-4b:base
    Cenário: A barreira que segurou dano, e não selamento, não se retira
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E não decide BAR-CAMPO-4b

    @BAR-CAMPO-4b:salvo-fica_apos_selamento
    Cenário: A barreira que segurou o selamento continua em campo se a sua legenda o diz
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira permanece depois de defender um selamento
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-4b!fica_apos_selamento
      E BAR-CAMPO-4b é afastada por BAR-CAMPO-4b!fica_apos_selamento

    @BAR-CAMPO-4b:base @AMB-5:B
    Cenário: Se a ressalva vale só para a última frase, a legenda não impede a barreira de se retirar
      Dado que o comitê adota a leitura B de AMB-5
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira permanece depois de defender um selamento
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira se retira
      E decide BAR-CAMPO-4b
      E a resposta depende da leitura AMB-5

    @GAP-47
    Cenário: Da barreira que não permanece em campo e só por sua legenda segura o selamento, o livro não diz o destino
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47
      E não decide BAR-CAMPO-4b

    @BAR-CAMPO-4b:base
    Cenário: O selamento que visa só o aliado não faz a barreira se retirar
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E não decide BAR-CAMPO-4b

    @BAR-CAMPO-4b:base
    Cenário: A barreira que o selamento rompe não se retira: é destruída
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E não decide BAR-CAMPO-4b

    @BAR-CAMPO-4b:base
    Esquema do Cenário: Na batalha, a Muralha segura a Lança e sai com o Selo; depois do post <post>, <resposta>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E do Selo se sabe que o ataque sela
      E a batalha:
        | quem    | ativa   | usa   | atinge  |
        | eu      | Muralha |       |         |
        | inimigo |         | Lança | Muralha |
        | eu      |         |       |         |
        | inimigo |         | Selo  | Muralha |
        | eu      |         |       |         |
        | inimigo |         | Lança | Muralha |
        | eu      | Muralha |       |         |
        | inimigo |         | Lança | Muralha |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Muralha: o que acontece com a barreira neste ponto da batalha?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Até o selamento, depois dele, e erguida outra vez
        | post | resposta             | decisão                 |
        | 3    | a barreira permanece | não decide BAR-CAMPO-4b |
        | 5    | a barreira se retira | decide BAR-CAMPO-4b     |
        | 6    | a barreira se retira | decide BAR-CAMPO-4b     |
        | 8    | a barreira permanece | não decide BAR-CAMPO-4b |

  Regra: A barreira que o selamento não tem como afetar não se retira.

    @BAR-CAMPO-4c:base
    Cenário: A barreira que o selamento não afeta o segura e permanece
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o selamento não tem capacidade de afetar barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4a
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-4c
      E BAR-CAMPO-4b é vencida por BAR-CAMPO-4c

    @BAR-CAMPO-4c:salvo-retira_se_sempre
    Cenário: A barreira cuja legenda a retira diante de qualquer selamento se retira ainda que ele não a afete
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira se retira ao defender qualquer selamento
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      E a legenda diz que o selamento não tem capacidade de afetar barreiras
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira se retira
      E decidem BAR-CAMPO-4b e BAR-CAMPO-4c!retira_se_sempre
      E BAR-CAMPO-4c é afastada por BAR-CAMPO-4c!retira_se_sempre

    @BAR-CAMPO-4c:base
    Cenário: Na batalha, o Selo que não afeta barreiras atinge a Muralha duas vezes, e ela fica
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E do Selo se sabe que o ataque sela
      E a legenda do Selo diz que o selamento não tem capacidade de afetar barreiras
      E a batalha:
        | quem    | ativa   | usa  | atinge  |
        | eu      | Muralha |      |         |
        | inimigo |         | Selo | Muralha |
        | eu      |         |      |         |
        | inimigo |         | Selo | Muralha |
      Quando perguntam ao juiz da batalha, sobre a Muralha: o que acontece com a barreira neste ponto da batalha?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-4c
      E BAR-CAMPO-4b é vencida por BAR-CAMPO-4c

  Regra: Barreiras não seguram selamento de aprisionamento.

    @BAR-CAMPO-4.1:base @CON-37
    Cenário: A barreira que segura selamentos não segura o aprisionamento
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4.1
      E BAR-CAMPO-4a é vencida por BAR-CAMPO-4.1

    @BAR-CAMPO-4.1:base
    Cenário: Quem está atrás da barreira e sofre o aprisionamento é selado
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é selado
      E decide BAR-CAMPO-4.1

    @BAR-CAMPO-4.1:base
    Cenário: A legenda que fala de selamentos em geral não dá à barreira defesa contra o aprisionamento
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-4.1
      E BAR-CAMPO-4a:so!defende_selamento é vencida por BAR-CAMPO-4.1

    @BAR-CAMPO-4.1:salvo-defende_aprisionamento
    Esquema do Cenário: A barreira que <permanência> segura o aprisionamento se a sua legenda o nomeia
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira <permanência>
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4.1!defende_aprisionamento
      E BAR-CAMPO-4.1 é afastada por BAR-CAMPO-4.1!defende_aprisionamento

      Exemplos:
        | permanência            |
        | permanece em campo     |
        | não permanece em campo |

    @BAR-CAMPO-4.1:salvo-defende_aprisionamento
    Cenário: A legenda pode dar à barreira defesa só contra o aprisionamento, e não contra os outros selamentos
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira não defende selamentos
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-4.1!defende_aprisionamento
      E BAR-CAMPO-4a!nao_defende_selamento é vencida por BAR-CAMPO-4.1!defende_aprisionamento

    @BAR-CAMPO-4b:base @BAR-CAMPO-4.1:salvo-defende_aprisionamento
    Esquema do Cenário: A barreira que, por sua legenda, segura o aprisionamento que visa <alvo>: <resposta>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: <resposta>
      E <decisão>

      Exemplos: Retira-se se o segurou, e só então
        | alvo                 | resposta             | decisão                 |
        | o usuário            | a barreira se retira | decide BAR-CAMPO-4b     |
        | um aliado do usuário | a barreira permanece | não decide BAR-CAMPO-4b |

  Regra: Barreiras seguram a paralisia que não tem capacidade de rompê-las.

    @BAR-CAMPO-5:base
    Esquema do Cenário: A barreira de status <barreira> segura a paralisia de status <ataque>, que não a rompe
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo fica ileso
      E decide BAR-CAMPO-5

      Exemplos:
        | barreira  | ataque    |
        | letal     | letal     |
        | ilimitado | letal     |
        | ilimitado | ilimitado |

    @BAR-CAMPO-5:so
    Esquema do Cenário: A barreira de status <barreira> não segura a paralisia de status <ataque>, que a rompe
      Dada uma barreira de campo 360° de status <barreira>
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo é paralisado
      E decidem BAR-CAMPO-5:so e ROMP-1a

      Exemplos:
        | barreira  | ataque    |
        | letal     | ilimitado |
        | letal     | supremo   |
        | ilimitado | supremo   |

    @BAR-CAMPO-5:so
    Cenário: A paralisia cuja legenda rompe status igual passa pela barreira de status igual
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decidem BAR-CAMPO-5:so e ROMP-1b

    @BAR-CAMPO-5:base
    Cenário: A paralisia de status superior cuja legenda não rompe barreiras é segurada
      Dada uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E a legenda diz que o ataque não rompe barreiras
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decidem BAR-CAMPO-5 e ROMP-3

    @BAR-CAMPO-5:desafio-paralisa_atraves_de_barreiras @AMB-0:A
    Cenário: A paralisia que se diz capaz de atravessar barreiras sem rompê-las é segurada
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que a paralisia atravessa barreiras que não rompe
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-5
      E o juiz ignora que a paralisia atravessa barreiras que não rompe
      E a resposta depende da leitura AMB-0

    @BAR-CAMPO-5:desafio-paralisa_atraves_de_barreiras @AMB-0:B
    Cenário: Se toda regra cede à legenda, a paralisia pode atravessar a barreira que não rompe
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que a paralisia atravessa barreiras que não rompe
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-5!paralisa_atraves_de_barreiras
      E BAR-CAMPO-5 é afastada por BAR-CAMPO-5!paralisa_atraves_de_barreiras
      E a resposta depende da leitura AMB-0

    Esquema do Cenário: O comitê decide se a paralisia que rompe destrói a barreira (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-6
      E uma barreira de campo 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: <resposta>
      E decide ROMP-1a
      E a resposta depende da leitura AMB-6

      @AMB-6:A
      Exemplos: A paralisia destrói a barreira
        | opção | resposta               |
        | A     | a barreira é destruída |

      @AMB-6:B
      Exemplos: A paralisia apenas passa
        | opção | resposta             |
        | B     | a barreira permanece |

    @AMB-6:B @ROMP-1a:base
    Esquema do Cenário: Se a paralisia apenas passa pela barreira de campo que rompe, o <efeito> ainda destrói a <forma>
      Dado que o comitê adota a leitura B de AMB-6
      E uma barreira <forma> 360° de status letal
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a

      Exemplos: Os outros efeitos destroem a de campo
        | forma    | efeito         |
        | de campo | dano           |
        | de campo | selamento      |
        | de campo | aprisionamento |

      Exemplos: Também a paralisia destrói a corporal
        | forma    | efeito    |
        | corporal | paralisia |

    @BAR-CAMPO-3:base
    Cenário: Do efeito só se pergunta contra selamento e paralisia: o dano, a barreira o segura por sua escala
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de dano
      Quando perguntam ao juiz: o ataque passa pela barreira por seu efeito?
      Então a resposta é: o ataque não passa por seu efeito
      E nenhuma regra decide
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-3

    @BAR-CAMPO-5:base
    Cenário: A barreira que segurou a paralisia permanece
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-5

  Regra: Barreira que se comporta como modo gigante não é afetada por paralisia.

    @BAR-CAMPO-6:base
    Cenário: Quem está na barreira em modo gigante não sofre nem a paralisia que romperia a barreira
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: o alvo fica ileso
      E decide BAR-CAMPO-6
      E BAR-CAMPO-5:so é vencida por BAR-CAMPO-6

    @BAR-CAMPO-6:barreira
    Esquema do Cenário: A barreira de campo em modo gigante permanece diante da paralisia de status <ataque>
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status <ataque>
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-6:barreira

      Exemplos:
        | ataque    |
        | letal     |
        | ilimitado |

    @BAR-CAMPO-6:base @AMB-0:B
    Cenário: Mesmo que toda regra ceda à legenda, a paralisia que atravessa barreiras não atravessa a em modo gigante
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que a paralisia atravessa barreiras que não rompe
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-6
      E BAR-CAMPO-5!paralisa_atraves_de_barreiras é vencida por BAR-CAMPO-6

    @BAR-CAMPO-6:base
    Cenário: O modo gigante só livra da paralisia: o dano rompe a barreira como qualquer outra
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide ROMP-1a
      E não decide BAR-CAMPO-6

    @ROMP-1a:base
    Esquema do Cenário: O modo gigante nada muda para o ataque de <efeito>: <resposta>, e rompida ela é destruída
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o ataque passa pela barreira por seu efeito?
      Então a resposta é: <resposta>
      E não decidem BAR-CAMPO-6 e BAR-CAMPO-5:so
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E não decide BAR-CAMPO-6:barreira

      Exemplos:
        | efeito         | resposta                          |
        | dano           | o ataque não passa por seu efeito |
        | selamento      | o ataque não passa por seu efeito |
        | aprisionamento | o ataque passa por seu efeito     |

    @BAR-CAMPO-6:salvo-afetada_por_paralisia
    Cenário: A barreira em modo gigante não segura a paralisia que a rompe se a sua legenda diz que paralisias a afetam
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E a legenda diz que a barreira é afetada por paralisias
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-5:so
      E BAR-CAMPO-6 é afastada por BAR-CAMPO-6!afetada_por_paralisia

    @BAR-CAMPO-6:salvo-afetada_por_paralisia
    Cenário: A barreira em modo gigante que, pela legenda, paralisias afetam é destruída pela paralisia que a rompe
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E a legenda diz que a barreira é afetada por paralisias
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E BAR-CAMPO-6:barreira é afastada por BAR-CAMPO-6:barreira!afetada_por_paralisia

    @BAR-CAMPO-6:salvo-paralisa_modo_gigante
    Cenário: A paralisia que rompe passa pela barreira em modo gigante se a legenda diz que a afeta
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E a legenda diz que a paralisia afeta barreiras em modo gigante
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-5:so
      E BAR-CAMPO-6 é afastada por BAR-CAMPO-6!paralisa_modo_gigante

    @BAR-CAMPO-6:salvo-paralisa_modo_gigante
    Cenário: A paralisia que, pela legenda, afeta o modo gigante destrói a barreira que rompe
      Dada uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E a legenda diz que a paralisia afeta barreiras em modo gigante
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira é destruída
      E decide ROMP-1a
      E BAR-CAMPO-6:barreira é afastada por BAR-CAMPO-6:barreira!paralisa_modo_gigante

    @BAR-CAMPO-6:salvo-paralisa_modo_gigante
    Cenário: Afetar o modo gigante não basta à paralisia que não rompe a barreira
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que a paralisia afeta barreiras em modo gigante
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-5
      E BAR-CAMPO-6 é afastada por BAR-CAMPO-6!paralisa_modo_gigante

    Esquema do Cenário: O comitê decide se o modo gigante protege também quem está dentro (leitura <opção>): <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-7
      E uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-7

      @AMB-7:A
      Exemplos: Protege quem está dentro
        | opção | resposta          | regra       |
        | A     | o alvo fica ileso | BAR-CAMPO-6 |

      @AMB-7:B
      Exemplos: Só a barreira continua de pé
        | opção | resposta            | regra          |
        | B     | o alvo é paralisado | BAR-CAMPO-5:so |

    @AMB-7:B @BAR-CAMPO-6:barreira
    Cenário: Mesmo que quem está dentro seja paralisado, a barreira em modo gigante continua de pé
      Dado que o comitê adota a leitura B de AMB-7
      E uma barreira de campo 360° de status letal
      E a barreira se comporta como modo gigante
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: a barreira permanece
      E decide BAR-CAMPO-6:barreira

  Regra: Barreiras não seguram ataques dos quais apenas teletransporte escapa.

    @BAR-CAMPO-7:base
    Esquema do Cenário: A barreira <cobertura> não segura o ataque <escala> do qual apenas teletransporte escapa
      Dada uma barreira de campo <cobertura> de status ilimitado
      E um ataque <escala> de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-7

      Exemplos:
        | cobertura     | escala          |
        | unidirecional | unidirecional   |
        | 360°          | multidirecional |
        | 360°          | global          |

    @BAR-CAMPO-7:base
    Esquema do Cenário: Passa pela barreira o <efeito> do qual apenas teletransporte escapa: <resposta>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide BAR-CAMPO-7

      Exemplos:
        | efeito    | resposta            |
        | dano      | o alvo é atingido   |
        | selamento | o alvo é selado     |
        | paralisia | o alvo é paralisado |

    @BAR-CAMPO-7:salvo-defende_so_teletransporte
    Cenário: A barreira segura o ataque do qual apenas teletransporte escapa se a sua legenda o diz
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira defende ataques dos quais apenas teletransporte escapa
      E um ataque global de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-7!defende_so_teletransporte
      E BAR-CAMPO-7 é afastada por BAR-CAMPO-7!defende_so_teletransporte

    @BAR-CAMPO-7:salvo-defende_so_teletransporte
    Cenário: Defender do que só teletransporte escapa não dá à barreira unidirecional defesa contra globais
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira defende ataques dos quais apenas teletransporte escapa
      E um ataque global de status letal
      E apenas teletransporte escapa do ataque
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2
      E não decide BAR-CAMPO-7

  Regra: A barreira de campo cobre somente o usuário e sua extensão corporal, não aliados.

    @BAR-CAMPO-8:base
    Esquema do Cenário: A barreira <forma> não segura o ataque que visa um aliado do usuário
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-8

      Exemplos:
        | forma    |
        | de campo |
        | em manto |

    @BAR-CAMPO-8:base
    Esquema do Cenário: O ataque de <efeito> atinge o aliado, que a barreira não cobre: <resposta>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: <resposta>
      E decide BAR-CAMPO-8

      Exemplos:
        | efeito    | resposta            |
        | dano      | o alvo é atingido   |
        | selamento | o alvo é selado     |
        | paralisia | o alvo é paralisado |

    @BAR-CAMPO-8:cobre
    Esquema do Cenário: A barreira de campo segura o ataque que visa <alvo>
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa <alvo>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-8:cobre

      Exemplos:
        | alvo                  |
        | o usuário             |
        | a extensão do usuário |

    @BAR-CAMPO-8:salvo-defende_aliados
    Cenário: A barreira de campo segura o ataque que visa um aliado se a sua legenda diz que defende aliados
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira defende aliados
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira segura
      E decide BAR-CAMPO-8!defende_aliados
      E BAR-CAMPO-8 é afastada por BAR-CAMPO-8!defende_aliados

    @BAR-CAMPO-8:salvo-defende_aliados
    Cenário: Defender aliados não faz a barreira unidirecional segurar por eles o global
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira defende aliados
      E um ataque global de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2
      E não decide BAR-CAMPO-8

    Esquema do Cenário: Se o ataque à barreira <forma> visa <alvo>, <resposta>
      Dada uma barreira <forma> de status ilimitado
      E um ataque multidirecional de status letal
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o ataque passa pela barreira por visar quem a barreira não cobre?
      Então a resposta é: <resposta>
      E só decidem <regras>

      @CON-43
      Exemplos: O aliado, ela não cobre
        | forma    | alvo                 | resposta                                           | regras                     |
        | de campo | um aliado do usuário | o ataque passa por visar quem a barreira não cobre | BAR-CAMPO-8 e BAR-CAMPO-0a |
        | corporal | um aliado do usuário | o ataque passa por visar quem a barreira não cobre | BAR-CORPO-5 e BAR-CORPO-0a |

      @BAR-CAMPO-8:cobre @BAR-CORPO-0a:usuario
      Exemplos: O usuário, ela cobre
        | forma    | alvo      | resposta                                               | regras                              |
        | de campo | o usuário | o ataque não passa por visar quem a barreira não cobre | BAR-CAMPO-8:cobre e BAR-CAMPO-0a    |
        | corporal | o usuário | o ataque não passa por visar quem a barreira não cobre | BAR-CORPO-0a:usuario e BAR-CORPO-0a |

    @CON-43
    Esquema do Cenário: Na barreira de campo ou na corporal, a exceção para aliados é a mesma: a <forma> pode cobri-los
      Dada uma barreira <forma> de status ilimitado
      E a legenda diz que a barreira defende aliados
      E um ataque multidirecional de status letal
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o ataque passa pela barreira por visar quem a barreira não cobre?
      Então a resposta é: o ataque não passa por visar quem a barreira não cobre
      E decide <exceção>

      Exemplos:
        | forma    | exceção                     |
        | de campo | BAR-CAMPO-8!defende_aliados |
        | corporal | BAR-CORPO-5!defende_aliados |

    @BAR-CAMPO-8:base @BAR-CAMPO-8:cobre
    Cenário: Do mesmo ataque multidirecional, a barreira livra o usuário e a sua extensão, e o aliado é atingido
      Dada uma barreira de campo 360° de status ilimitado
      E um ataque multidirecional de status letal
      E os alvos são:
        | alvo    | quem     |
        | Iara    | usuario  |
        | a cauda | extensao |
        | Nara    | aliado   |
      Quando perguntam ao juiz, de cada alvo: o que o alvo sofre?
      Então as respostas são:
        | alvo    | resposta          | decide            |
        | Iara    | o alvo fica ileso | BAR-CAMPO-8:cobre |
        | a cauda | o alvo fica ileso | BAR-CAMPO-8:cobre |
        | Nara    | o alvo é atingido | BAR-CAMPO-8       |

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-6
    Esquema do Cenário: O livro não diz se a barreira <forma> sai ilesa do ataque também <status> que visa <alvo>
      Dada uma barreira <forma> 360° de status <status>
      E a barreira permanece em campo
      E um ataque unidirecional de status <status>
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-6

      Exemplos:
        | forma    | status    | alvo                 |
        | de campo | letal     | o usuário            |
        | de campo | ilimitado | o usuário            |
        | de campo | letal     | um aliado do usuário |
        | corporal | letal     | o usuário            |

    @GAP-6 @AMB-43:A
    Cenário: Mesmo que a barreira segure até o que a rompe, a dúvida do ataque de mesmo status é outra
      Dado que o comitê adota a leitura A de AMB-43
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-6

    @GAP-7
    Esquema do Cenário: O livro não diz o que sofre quem estava atrás da barreira que o ataque de <efeito> rompeu
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o que o alvo sofre?
      Então a resposta é: omisso
      E a lacuna é GAP-7

      Exemplos:
        | efeito    |
        | dano      |
        | selamento |

    @GAP-9
    Cenário: O livro não diz quem pode libertar o personagem selado
      Dado um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: quem pode libertar o personagem selado?
      Então a resposta é: omisso
      E a lacuna é GAP-9

    @GAP-9
    Esquema do Cenário: Do <selamento>, o livro não diz <o que falta>
      Dado um ataque unidirecional de status letal
      E o ataque é de <selamento>
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: omisso
      E a lacuna é GAP-9

      Exemplos: O que distingue um selamento do outro, e o que os desfaz
        | selamento      | o que falta               | pergunta                               |
        | selamento      | se o selado fica em campo | o personagem selado continua em campo? |
        | aprisionamento | se o selado fica em campo | o personagem selado continua em campo? |
        | selamento      | como se desfaz            | como se desfaz o selamento?            |
        | aprisionamento | como se desfaz            | como se desfaz o selamento?            |

    @GAP-9
    Esquema do Cenário: Onde não há selamento, nada há a perguntar dele: se o ataque é de <efeito>, <pergunta>
      Dado um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: <pergunta>
      Então a resposta é: o ataque não sela

      Exemplos:
        | efeito    | pergunta                               |
        | dano      | o personagem selado continua em campo? |
        | dano      | como se desfaz o selamento?            |
        | paralisia | o personagem selado continua em campo? |
        | paralisia | como se desfaz o selamento?            |

    @GAP-18
    Esquema do Cenário: O livro não diz se a barreira que <permanência> continua, se o usuário sofre <efeito> através dela
      Dada uma barreira de campo unidirecional de status <status>
      E a barreira <permanência>
      E um ataque global de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

      Exemplos: O ataque passa por sua escala
        | status    | permanência            | efeito         |
        | ilimitado | permanece em campo     | selamento      |
        | ilimitado | permanece em campo     | aprisionamento |
        | ilimitado | permanece em campo     | paralisia      |
        | letal     | não permanece em campo | selamento      |
        | letal     | não permanece em campo | aprisionamento |
        | letal     | não permanece em campo | paralisia      |

    @GAP-18
    Cenário: Nem do selamento global que visa o aliado se diz se a barreira unidirecional continua
      Dada uma barreira de campo unidirecional de status ilimitado
      E a barreira permanece em campo
      E um ataque global de status letal
      E o ataque é de selamento
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

    @GAP-18 @AMB-0:B
    Cenário: Se a legenda faz a paralisia atravessar a barreira que não rompe, o livro não diz se a barreira continua
      Dado que o comitê adota a leitura B de AMB-0
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de paralisia
      E a legenda diz que a paralisia atravessa barreiras que não rompe
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

    @GAP-18
    Esquema do Cenário: O livro não diz se continua a barreira através da qual o portal traz <efeito> de status <ataque>
      Dada uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status <ataque>
      E o ataque é de <efeito>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

      Exemplos:
        | efeito         | ataque    |
        | selamento      | letal     |
        | aprisionamento | letal     |
        | paralisia      | letal     |
        | selamento      | ilimitado |
        | paralisia      | ilimitado |

    @GAP-18 @AMB-6:B
    Cenário: Se a paralisia apenas passa pela barreira que rompe, ainda não se diz o que é da que ela nem enfrenta
      Dado que o comitê adota a leitura B de AMB-6
      E uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E o ataque é de paralisia
      E o ataque chega por portal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-18

    @GAP-42
    Esquema do Cenário: Sem saber se o portal passa pela barreira que <permanência>, não se sabe o destino dela
      Dado que o comitê adota a leitura <opção> de AMB-43
      E uma barreira de campo unidirecional de status <status>
      E a barreira <permanência>
      E um ataque unidirecional de status <ataque>
      E o ataque chega por portal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-42

      Exemplos: Passando por ela ou não
        | opção | status    | permanência            | ataque |
        | B     | ilimitado | não permanece em campo | letal  |
        | B     | letal     | permanece em campo     | letal  |

      @AMB-43:A
      Exemplos: Também se a barreira segura até o que a rompe
        | opção | status | permanência        | ataque    |
        | A     | letal  | permanece em campo | ilimitado |

    @GAP-42
    Esquema do Cenário: O livro não diz se a barreira unidirecional segura o ataque <escala> que vem pelas costas
      Dada uma barreira de campo unidirecional de status ilimitado
      E um ataque <escala> de status letal
      E o ataque vem pelas costas
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-42
      E BAR-CAMPO-1 é vencida por GAP-42

      Exemplos:
        | escala          |
        | unidirecional   |
        | multidirecional |

    @GAP-46
    Esquema do Cenário: O livro não diz se um só uso da barreira <cobertura> segura vários ataques
      Dada uma barreira de campo <cobertura> de status ilimitado
      E um ataque unidirecional de status letal
      E sabe-se que a barreira enfrenta vários ataques com um só uso
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-46
      E <regra> é vencida por GAP-46

      Exemplos:
        | cobertura     | regra       |
        | unidirecional | BAR-CAMPO-1 |
        | 360°          | BAR-CAMPO-3 |

    @GAP-46
    Cenário: O livro não diz, de barreira alguma, se um só uso responde a vários ataques
      Dado que se sabe que a defesa é uma barreira
      Quando perguntam ao juiz: um só uso da defesa pode responder a vários ataques?
      Então a resposta é: omisso
      E a lacuna é GAP-46

    @GAP-47
    Esquema do Cenário: O livro não diz o que gasta a barreira que não permanece em campo, se segurou <efeito>
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

      Exemplos:
        | efeito    |
        | dano      |
        | paralisia |

    @GAP-47 @AMB-4:B
    Cenário: Se toda barreira segura selamento, o livro não diz o que acontece com a que não permanece em campo
      Dado que o comitê adota a leitura B de AMB-4
      E uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E um ataque unidirecional de status letal
      E o ataque é de selamento
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47
      E nenhuma regra decide

    @GAP-47
    Cenário: Nem do global que passa o livro diz se gasta a barreira que não permanece em campo
      Dada uma barreira de campo unidirecional de status ilimitado
      E a barreira não permanece em campo
      E um ataque global de status letal
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

    @GAP-47
    Cenário: Ainda que o aprisionamento vise o aliado, não se diz o que é da barreira que não permanece e o seguraria
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira não permanece em campo
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      E o ataque visa um aliado do usuário
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

    @GAP-47 @AMB-43:A
    Esquema do Cenário: Se a barreira segura até o que a rompe, o que é da <forma> diante de <efeito> o livro não diz
      Dado que o comitê adota a leitura A de AMB-43
      E uma barreira <forma> 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status ilimitado
      E o ataque é de <efeito>
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

      Exemplos:
        | forma    | efeito         | alvo                 |
        | de campo | dano           | o usuário            |
        | de campo | selamento      | um aliado do usuário |
        | de campo | aprisionamento | um aliado do usuário |
        | corporal | paralisia      | o usuário            |

    @GAP-47 @AMB-43:A
    Cenário: Se a barreira segura até o que a rompe, o mesmo vale do que a rompe por sua legenda
      Dado que o comitê adota a leitura A de AMB-43
      E uma barreira de campo 360° de status letal
      E a barreira permanece em campo
      E um ataque unidirecional de status letal
      E a legenda diz que o ataque rompe barreiras de status igual
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-47

    @GAP-5
    Esquema do Cenário: Sem saber se o ataque rompe a barreira que <permanência>, não se sabe o que é dela
      Dada uma barreira de campo 360° de status letal
      E a barreira <permanência>
      E um ataque unidirecional de status desconhecido
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | permanência            |
        | permanece em campo     |
        | não permanece em campo |

    @GAP-5 @AMB-43:A
    Esquema do Cenário: Também se a barreira segura até o que a rompe é preciso saber se o <efeito> rompe a <forma>
      Dado que o comitê adota a leitura A de AMB-43
      E uma barreira <forma> 360° de status letal
      E a barreira permanece em campo
      E a legenda diz que a barreira defende paralisias
      E um ataque unidirecional de status desconhecido
      E o ataque é de <efeito>
      E o ataque visa <alvo>
      Quando perguntam ao juiz: o que acontece com a barreira?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | forma    | efeito    | alvo                 |
        | de campo | selamento | um aliado do usuário |
        | corporal | paralisia | o usuário            |

    @GAP-46
    Esquema do Cenário: Nem a legenda que prevê global diz se uma só barreira basta contra vários que vêm <lado>
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira defende ataques globais
      E sabe-se que a barreira enfrenta vários ataques com um só uso
      E um ataque global de status letal
      E o ataque vem <lado>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-46

      Exemplos: O lado não importa ao global
        | lado         |
        | pela frente  |
        | pelas costas |

    @GAP-52
    Cenário: A legenda que prevê global contra a que nenhuma barreira segura: o livro não diz qual vence
      Dada uma barreira de campo unidirecional de status ilimitado
      E a legenda diz que a barreira defende ataques globais
      E a legenda diz que barreiras não defendem este ataque
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52
    Esquema do Cenário: O <efeito> que nenhuma barreira segura contra a barreira que o segura: o livro não diz qual vence
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira <permanência> em campo
      E a legenda diz que <defesa>
      E a legenda diz que o selamento não pode ser defendido por barreiras
      E um ataque unidirecional de status letal
      E o ataque é de <efeito>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

      Exemplos:
        | efeito         | permanência   | defesa                                          |
        | selamento      | permanece     | a barreira defende selamentos                   |
        | selamento      | não permanece | a barreira defende selamentos                   |
        | aprisionamento | permanece     | a barreira defende selamentos de aprisionamento |

    @AMB-10-campo:A @AMB-10-campo:B
    Esquema do Cenário: Na leitura <opção> de AMB-10-campo, contra o ataque que chega por <auxílio> <resposta>
      Dado que o comitê adota a leitura <opção> de AMB-10-campo
      E uma barreira de campo 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>
      E a resposta depende da leitura AMB-10-campo

      Exemplos:
        | opção | auxílio        | resposta              |
        | A     | teleporte      | a barreira não segura |
        | A     | teletransporte | a barreira não segura |
        | B     | teleporte      | a barreira segura     |
        | B     | teletransporte | a barreira segura     |

    @GAP-52
    Cenário: Também a barreira 360° que prevê global fica sem resposta contra o global que nenhuma barreira segura
      Dada uma barreira de campo 360° de status ilimitado
      E a legenda diz que a barreira defende ataques globais
      E a legenda diz que barreiras não defendem este ataque
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52
    Cenário: A barreira que não segura selamentos, salvo o aprisionamento, contra o que nenhuma barreira segura
      Dada uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira não defende selamentos
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52 @AMB-5:B
    Cenário: Ainda que a ressalva do selamento valha só para a última frase, as legendas sobre aprisionamento se contradizem
      Dado que o comitê adota a leitura B de AMB-5
      E uma barreira de campo 360° de status ilimitado
      E a barreira permanece em campo
      E a legenda diz que a barreira defende selamentos de aprisionamento
      E a legenda diz que o selamento não pode ser defendido por barreiras
      E um ataque unidirecional de status letal
      E o ataque é de aprisionamento
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: omisso
      E a lacuna é GAP-52

    @GAP-52 @GAP-5
    Esquema do Cenário: As legendas do selamento não se chocam diante da paralisia, que não se sabe se rompe: <selamento>
      Dada uma barreira de campo 360° de status letal
      E a legenda diz que <selamento>
      E um ataque unidirecional de status desconhecido
      E o ataque é de paralisia
      E a legenda diz que o selamento não pode ser defendido por barreiras
      Quando perguntam ao juiz: o ataque passa pela barreira por seu efeito?
      Então a resposta é: omisso
      E a lacuna é GAP-5

      Exemplos:
        | selamento                                       |
        | a barreira defende selamentos                   |
        | a barreira defende selamentos de aprisionamento |
