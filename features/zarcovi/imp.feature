# language: pt
@zarcovi
Funcionalidade: Impulsionar
  A habilidade suplementar que atrai ou repele serve também para impulsionar os ataques do próprio usuário: os de médio e
  longo alcance, nunca os de curto, e os globais apenas se a legenda o prevê.

  Regra: A habilidade suplementar que atrai ou repele impulsiona também ataques de médio e longo alcance do usuário.

    @IMP-1:base
    Esquema do Cenário: A habilidade que <objetivo> impulsiona o ataque de <alcance> alcance
      Dada uma habilidade suplementar que <objetivo>
      E um ataque unidirecional de <alcance> alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque pode ser impulsionado pela habilidade
      E decide IMP-1

      Exemplos:
        | objetivo       | alcance |
        | repele         | longo   |
        | repele         | médio   |
        | atrai          | médio   |
        | repele e atrai | longo   |

    @IMP-1:so
    Esquema do Cenário: A habilidade que <objetivo> não impulsiona o ataque de curto alcance
      Dada uma habilidade suplementar que <objetivo>
      E um ataque unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E só decide IMP-1:so

      Exemplos:
        | objetivo       |
        | repele         |
        | atrai          |
        | repele e atrai |

    Esquema do Cenário: A suplementar que nem atrai nem repele não impulsiona o ataque <escala> de <alcance> alcance
      Dada uma habilidade suplementar que nem repele nem atrai
      E um ataque <escala> de <alcance> alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E nenhuma regra decide

      @IMP-1:base
      Exemplos: Nem o que outra impulsionaria
        | escala        | alcance |
        | unidirecional | longo   |

      @IMP-2:base @IMP-1:so
      Exemplos: Nem o que outra não impulsionaria
        | escala | alcance |
        | global | curto   |

    @IMP-1:base @IMP-1:so
    Cenário: O combo recusado não sai, e nada há que impulsionar
      Dada uma habilidade suplementar que repele
      E um ataque não combável unidirecional de longo alcance
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E nenhuma regra decide

    @IMP-1:so @TP-5:base
    Cenário: O ataque de longo alcance que o teleporte encurtou não é impulsionado
      Dada uma habilidade suplementar que repele
      E um ataque unidirecional de longo alcance
      E um ataque combável
      E o ataque é combado com teleporte
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decidem IMP-1:so e TP-5

    @IMP-1:base
    Cenário: Sem saber o alcance do ataque, não se sabe se ele é impulsionado
      Dada uma habilidade suplementar que repele
      E um ataque unidirecional de status letal
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: depende
      E falta saber: qual é o alcance do ataque?

    @IMP-1:desafio-impulsiona_curto @AMB-0:A
    Cenário: A legenda que promete impulsionar o curto alcance não o impulsiona
      Dada uma habilidade suplementar que repele
      E a legenda diz que a habilidade impulsiona também ataques de curto alcance
      E um ataque unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decide IMP-1:so
      E o juiz ignora que a habilidade impulsiona também ataques de curto alcance
      E a resposta depende da leitura AMB-0

    @IMP-1:desafio-impulsiona_curto @AMB-0:B
    Cenário: Se toda regra cede à legenda, o curto alcance é impulsionado
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade suplementar que repele
      E a legenda diz que a habilidade impulsiona também ataques de curto alcance
      E um ataque unidirecional de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque pode ser impulsionado pela habilidade
      E decide IMP-1:so!impulsiona_curto
      E IMP-1:so é afastada por IMP-1:so!impulsiona_curto
      E a resposta depende da leitura AMB-0

  Regra: A ofensiva global não é impulsionada, salvo se a legenda o prevê.

    @IMP-2:base
    Cenário: O ataque global de longo alcance não é impulsionado
      Dada uma habilidade suplementar que repele
      E um ataque global de longo alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decide IMP-2
      E IMP-1 é vencida por IMP-2

    @IMP-2:base
    Esquema do Cenário: A habilidade que <objetivo> não impulsiona o global de curto alcance, pelas duas regras
      Dada uma habilidade suplementar que <objetivo>
      E um ataque global de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E só decidem IMP-1:so e IMP-2

      Exemplos:
        | objetivo       |
        | repele         |
        | atrai          |
        | repele e atrai |

    @IMP-2:base
    Cenário: Do ataque global nem é preciso saber o alcance
      Dada uma habilidade suplementar que repele
      E um ataque global de status letal
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decide IMP-2

    @IMP-2:salvo-impulsiona_global @IMP-2:salvo-pode_ser_impulsionado
    Esquema do Cenário: O global é impulsionado se a legenda diz que <legenda>
      Dada uma habilidade suplementar que repele
      E a legenda diz que <legenda>
      E um ataque global de longo alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque pode ser impulsionado pela habilidade
      E decide IMP-1
      E IMP-2 é afastada por IMP-2!<cláusula>

      Exemplos: A da habilidade, e a do ataque
        | legenda                                        | cláusula              |
        | a habilidade impulsiona também ataques globais | impulsiona_global     |
        | o ataque pode ser impulsionado                 | pode_ser_impulsionado |

    @IMP-1:so
    Cenário: Prever o global não é prever o curto alcance
      Dada uma habilidade suplementar que repele
      E a legenda diz que a habilidade impulsiona também ataques globais
      E um ataque global de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decide IMP-1:so
      E IMP-2 é afastada por IMP-2!impulsiona_global

    @IMP-2:base
    Cenário: Prever o curto alcance não é prever o global, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade suplementar que repele
      E a legenda diz que a habilidade impulsiona também ataques de curto alcance
      E um ataque global de curto alcance
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque não pode ser impulsionado pela habilidade
      E decide IMP-2
      E IMP-1:so!impulsiona_curto é vencida por IMP-2

    @IMP-1:base
    Cenário: O equiparado a global não é global: é impulsionado
      Dada uma habilidade suplementar que atrai
      E um ataque multidirecional de longo alcance
      E a legenda diz que o ataque é equiparado a global
      Quando perguntam ao juiz: a habilidade suplementar pode impulsionar o ataque do usuário?
      Então a resposta é: o ataque pode ser impulsionado pela habilidade
      E decide IMP-1
