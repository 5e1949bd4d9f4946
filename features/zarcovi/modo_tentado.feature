# language: pt
@zarcovi
Funcionalidade: O que cada tipo de modo admite
  De cada coisa que se pode tentar com um modo ativo pergunta-se à parte, ainda que ninguém a tente: se ele se deixa
  desativar, substituir, mesclar, e o que lhe traz o modo que vem sobrepor-se. A resposta está no tipo do modo, na mescla
  também no outro modo. O que acontece ao modo quando alguém de fato o tenta está em "Modos".

  Regra: O modo do primeiro tipo não pode ser desativado: só cabe substituí-lo.

    @MODO-1a:base @MODO-2a:base @MODO-3a:base
    Esquema do Cenário: Só o modo do segundo tipo se deixa desativar; o que <tipo>: <resposta>
      Dado um modo que <tipo>
      Quando perguntam ao juiz: o modo ativo se deixa desativar?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | tipo                    | resposta                        | regra   |
        | não pode ser desativado | a tentativa é recusada          | MODO-1a |
        | pode ser desativado     | o modo ativo se deixa desativar | MODO-2a |
        | só pode ser substituído | a tentativa é recusada          | MODO-3a |

    @MODO-1a:substitui @MODO-2a:substitui @MODO-3a:substitui
    Esquema do Cenário: Outro modo pode tomar o lugar de qualquer um, também do que <tipo>
      Dado um modo que <tipo>
      Quando perguntam ao juiz: outro modo pode tomar o lugar do modo ativo?
      Então a resposta é: outro modo toma o lugar do modo
      E só decide <regra>

      Exemplos:
        | tipo                    | regra             |
        | não pode ser desativado | MODO-1a:substitui |
        | pode ser desativado     | MODO-2a:substitui |
        | só pode ser substituído | MODO-3a:substitui |

  Regra: O modo do primeiro tipo se mescla com outro que preveja a mescla.

    @MODO-1b:base @MODO-2b:base @MODO-3b:base
    Esquema do Cenário: Pede-se a mescla a um modo que <tipo>, e o outro a prevê: <resposta>
      Dado um modo que <tipo>
      E a legenda diz que o outro modo prevê a mescla
      Quando perguntam ao juiz: o modo ativo se deixa mesclar com o outro?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | tipo                    | resposta                      | regra   |
        | não pode ser desativado | o modo ativo se deixa mesclar | MODO-1b |
        | pode ser desativado     | o modo ativo se deixa mesclar | MODO-2b |
        | só pode ser substituído | a tentativa é recusada        | MODO-3b |

    @MODO-1b:so @MODO-2b:so @MODO-3b:base
    Esquema do Cenário: Com um modo que não prevê a mescla nenhum outro se mescla, nem o que <tipo>
      Dado um modo que <tipo>
      Quando perguntam ao juiz: o modo ativo se deixa mesclar com o outro?
      Então a resposta é: a tentativa é recusada
      E só decide <regra>

      Exemplos:
        | tipo                    | regra      |
        | não pode ser desativado | MODO-1b:so |
        | pode ser desativado     | MODO-2b:so |
        | só pode ser substituído | MODO-3b    |

  Regra: O modo do terceiro tipo não se mescla com nenhum outro; outro modo apenas se sobrepõe a ele.

    @MODO-3b:base @MODO-3b:outro
    Cenário: Entre dois modos do terceiro tipo, cada um basta para recusar a mescla
      Dado um modo que só pode ser substituído
      E o outro modo só pode ser substituído
      E a legenda diz que o outro modo prevê a mescla
      Quando perguntam ao juiz: o modo ativo se deixa mesclar com o outro?
      Então a resposta é: a tentativa é recusada
      E só decidem MODO-3b e MODO-3b:outro

    @MODO-3b:outro @AMB-0:B
    Cenário: Ainda que toda regra ceda à legenda, um modo do terceiro tipo não fala pelo outro, que também o é
      Dado que o comitê adota a leitura B de AMB-0
      E um modo que só pode ser substituído
      E a legenda diz que o modo se mescla com qualquer outro
      E o outro modo só pode ser substituído
      Quando perguntam ao juiz: o modo ativo se deixa mesclar com o outro?
      Então a resposta é: a tentativa é recusada
      E só decide MODO-3b:outro
      E MODO-3b!aceita_mescla é vencida por MODO-3b:outro

    @MODO-3b:desafio-aceita_mescla @MODO-3b:desafio-outro_preve_mescla @AMB-0:B
    Cenário: Se toda regra cede à legenda, dois modos do terceiro tipo se mesclam quando um e outro o preveem
      Dado que o comitê adota a leitura B de AMB-0
      E um modo que só pode ser substituído
      E a legenda diz que o modo se mescla com qualquer outro
      E o outro modo só pode ser substituído
      E a legenda diz que o outro modo prevê a mescla
      Quando perguntam ao juiz: o modo ativo se deixa mesclar com o outro?
      Então a resposta é: o modo ativo se deixa mesclar
      E só decide MODO-3b!aceita_mescla

    @MODO-3b:sobreposto @MODO-3b:suspenso @AMB-44:A @AMB-44:B
    Esquema do Cenário: O que o outro traz ao modo que só pode ser substituído, na leitura <leitura> de AMB-44: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-44
      E um modo que só pode ser substituído
      Quando perguntam ao juiz: o que traz ao modo ativo outro que vem sobrepor-se?
      Então a resposta é: <resposta>
      E só decide <regra>

      Exemplos:
        | leitura | resposta                          | regra              |
        | A       | sob o outro, o modo acaba         | MODO-3b:sobreposto |
        | B       | sob o outro, o modo fica suspenso | MODO-3b:suspenso   |

    @GAP-32
    Esquema do Cenário: O que traz ao modo que <tipo> outro que se sobreponha, o livro não diz, nem na leitura <leitura> de AMB-44
      Dado que o comitê adota a leitura <leitura> de AMB-44
      E um modo que <tipo>
      Quando perguntam ao juiz: o que traz ao modo ativo outro que vem sobrepor-se?
      Então a resposta é: omisso
      E a lacuna é GAP-32

      Exemplos:
        | leitura | tipo                    |
        | A       | não pode ser desativado |
        | A       | pode ser desativado     |
        | B       | não pode ser desativado |
        | B       | pode ser desativado     |
