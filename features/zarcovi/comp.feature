# language: pt
@zarcovi
Funcionalidade: Habilidades complementares
  É complementar a habilidade que completa outra, a principal: o teleporte que um modo traz, o aumento de velocidade que
  um doujutsu dá. Disso depende se o seu número de usos pode ser alterado.

  Regra: É complementar a habilidade que completa outra, a principal.

    @COMP-0:base
    Esquema do Cenário: A habilidade que completa <principal> é complementar
      Dado que a habilidade completa <principal>
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é complementar
      E decide COMP-0

      Exemplos:
        | principal        |
        | um modo          |
        | um doujutsu      |
        | outra habilidade |

    @COMP-0:principal
    Cenário: A habilidade que não completa nenhuma outra é principal
      Dado que a habilidade não completa nenhuma outra
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é principal
      E decide COMP-0:principal

    @COMP-0:base
    Esquema do Cenário: É complementar não só a dos exemplos do livro: <o que é>, e <o que completa>
      Dado que se sabe que <o que é>
      E <o que completa>
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é complementar
      E só decide COMP-0

      Exemplos: De um modo, o que não é o seu teleporte
        | o que é                                     | o que completa                |
        | a habilidade aumenta a velocidade de outras | a habilidade completa um modo |
        | a habilidade é um modo                      | a habilidade completa um modo |
        | a habilidade é um doujutsu                  | a habilidade completa um modo |
        | a habilidade é de outra espécie             | a habilidade completa um modo |

      Exemplos: De um doujutsu, o que não é o seu aumento de velocidade
        | o que é                         | o que completa                    |
        | a habilidade é um teleporte     | a habilidade completa um doujutsu |
        | a habilidade é um modo          | a habilidade completa um doujutsu |
        | a habilidade é um doujutsu      | a habilidade completa um doujutsu |
        | a habilidade é de outra espécie | a habilidade completa um doujutsu |

      Exemplos: De qualquer outra
        | o que é                                     | o que completa                         |
        | a habilidade é um teleporte                 | a habilidade completa outra habilidade |
        | a habilidade aumenta a velocidade de outras | a habilidade completa outra habilidade |
        | a habilidade é um modo                      | a habilidade completa outra habilidade |
        | a habilidade é um doujutsu                  | a habilidade completa outra habilidade |

    @COMP-0:principal
    Esquema do Cenário: Sem principal que ela complete, não é complementar nem a que nos exemplos o seria: <o que é>
      Dado que se sabe que <o que é>
      E a habilidade não completa nenhuma outra
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é principal
      E só decide COMP-0:principal

      Exemplos:
        | o que é                                     |
        | a habilidade é um teleporte                 |
        | a habilidade aumenta a velocidade de outras |
        | a habilidade é de outra espécie             |

    @COMP-0:principal
    Cenário: Se nada se diz do que ela completa, a habilidade é principal, e os seus usos se alteram
      Dada uma habilidade com 3 usos
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-1

  Regra: O teleporte que um modo traz é complementar desse modo.

    @COMP-EXa:base @COMP-0:base
    Cenário: O teleporte de um modo é complementar
      Dado um teleporte que completa um modo
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é complementar
      E decidem COMP-0 e COMP-EXa

    @COMP-EXa:principal
    Cenário: O modo que traz o teleporte é a habilidade principal
      Dado um modo que não completa nenhuma outra
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é principal
      E só decidem COMP-0:principal e COMP-EXa:principal

    @COMP-EXa:base
    Cenário: O teleporte de um modo, de 2 usos, não ganha um terceiro
      Dado um teleporte que completa um modo
      E lhe restam 2 usos
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decidem COMP-EXa, COMP-2 e XUSO-3

    @COMP-0:principal
    Cenário: O teleporte que nenhum modo traz é principal, e ganha o terceiro uso
      Dado um teleporte que não completa nenhuma outra
      E lhe restam 2 usos
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 3
      E decide XUSO-2
      E não decide COMP-EXa

  Regra: O aumento de velocidade que um doujutsu dá a teleportes é complementar desse doujutsu.

    @COMP-EXb:base
    Cenário: O aumento de velocidade de um doujutsu é complementar
      Dado um aumento de velocidade que completa um doujutsu
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é complementar
      E decidem COMP-0 e COMP-EXb

    @COMP-EXb:principal
    Cenário: O doujutsu que aumenta a velocidade é a habilidade principal
      Dado um doujutsu que não completa nenhuma outra
      Quando perguntam ao juiz: a habilidade é complementar?
      Então a resposta é: a habilidade é principal
      E só decidem COMP-0:principal e COMP-EXb:principal

    @COMP-EXb:base
    Esquema do Cenário: O aumento de velocidade de um doujutsu, se <usos>, não ganha outros
      Dado um aumento de velocidade que completa um doujutsu
      E <usos>
      E a habilidade ganha 2 usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decidem COMP-EXb, COMP-2 e XUSO-3

      Exemplos:
        | usos              | depois |
        | lhe restam 0 usos | 0      |
        | lhe resta 1 uso   | 1      |

    @XUSO-1:base
    Cenário: O próprio doujutsu, que é principal, perde usos
      Dado um doujutsu que não completa nenhuma outra
      E lhe restam 2 usos
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decide XUSO-1
      E não decidem XUSO-3 e COMP-2

  Regra: O número de usos de uma habilidade complementar não se altera.

    @COMP-2:base
    Cenário: A complementar de 1 uso não ganha outro
      Dada uma habilidade com 1 uso
      E a habilidade completa um modo
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decidem COMP-2 e XUSO-3
      E XUSO-2 é vencida por COMP-2 e XUSO-3

    @CON-43
    Esquema do Cenário: As duas regras que dizem o mesmo decidem juntas: <acontece>
      Dada uma habilidade com 2 usos
      E a habilidade completa outra habilidade
      E <acontece>
      Quando perguntam ao juiz: a alteração do número de usos alcança a habilidade?
      Então a resposta é: a alteração não alcança a habilidade
      E decidem XUSO-3 e COMP-2

      Exemplos:
        | acontece                 |
        | a habilidade perde 1 uso |
        | a habilidade ganha 1 uso |

    @COMP-2:desafio-alcanca_complementares @AMB-0:A
    Cenário: A legenda que promete usos a mais às complementares não os dá
      Dada uma habilidade com 1 uso
      E a habilidade completa um modo
      E a legenda diz que a alteração de usos alcança também as habilidades complementares
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decide COMP-2
      E o juiz ignora que a alteração de usos alcança também as habilidades complementares
      E a resposta depende da leitura AMB-0

    @COMP-2:desafio-alcanca_complementares @AMB-0:B
    Cenário: Se toda regra cede à legenda, a complementar perde usos como qualquer outra
      Dado que o comitê adota a leitura B de AMB-0
      E uma habilidade com 2 usos
      E a habilidade completa um modo
      E a legenda diz que a alteração de usos alcança também as habilidades complementares
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decide XUSO-1
      E COMP-2 é afastada por COMP-2!alcanca_complementares
      E XUSO-3 é afastada por XUSO-3!alcanca_complementares
      E a resposta depende da leitura AMB-0

    @COMP-2:base @COMP-0:base
    Esquema do Cenário: Na batalha, o Salto que completa <principal> perde 1 dos seus 2 usos? Restam <restam>
      Dada uma habilidade de 2 usos por batalha
      E <o que é>
      E a batalha:
        | quem    | usa   | perde    |
        | inimigo |       | Salto 1x |
        | eu      | Salto |          |
      Quando perguntam ao juiz da batalha, sobre o Salto: quantos usos restam à habilidade na batalha?
      Então a resposta é: <restam>
      E decide <regra>

      Exemplos:
        | principal | o que é                                 | restam | regra  |
        | um modo   | a habilidade completa um modo           | 1      | COMP-2 |
        | nada      | a habilidade não completa nenhuma outra | 0      | XUSO-1 |
