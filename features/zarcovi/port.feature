# language: pt
@zarcovi
Funcionalidade: Ataques por portal contra barreiras
  O portal leva o ataque para dentro da barreira 360° de campo, mas não para dentro da camada sobre o corpo.

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
        | efeito    | consequência  | resposta            |
        | dano      | atinge o alvo | o alvo é atingido   |
        | selamento | sela o alvo   | o alvo é selado     |
        | paralisia | paralisa      | o alvo é paralisado |

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
    Esquema do Cenário: Só o portal atravessa a barreira 360° de campo: <auxílio> não
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
    Esquema do Cenário: Por portal, contra a barreira 360° <forma>: <resposta>
      Dada uma barreira <forma> 360° de status ilimitado
      E um ataque unidirecional de status letal
      E o ataque chega por <auxílio>
      Quando perguntam ao juiz: o ataque atravessa a barreira sem enfrentá-la?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: O portal atravessa as de campo
        | forma    | auxílio | resposta                      | regra  |
        | de campo | portal  | o ataque atravessa a barreira | PORT-4 |
        | em manto | portal  | o ataque atravessa a barreira | PORT-4 |

      Exemplos: O portal não entra na corporal
        | forma    | auxílio | resposta                             | regra       |
        | corporal | portal  | o ataque tem de enfrentar a barreira | BAR-CORPO-2 |

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
