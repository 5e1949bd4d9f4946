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
    Cenário: A extensão não é defendida do que o corpo não seria
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
