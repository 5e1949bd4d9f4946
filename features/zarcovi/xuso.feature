# language: pt
@zarcovi
Funcionalidade: X de uso
  Cada habilidade pode ser usada certo número de vezes por batalha: é o seu X de uso. Outras habilidades diminuem ou
  aumentam esse número, mesmo o das que o usuário não pode utilizar no momento; o das complementares ninguém altera. O
  livro não diz o que custa usar o card além dos seus usos, nem quantos erros custam a luta.

  Regra: Cada habilidade tem um número de usos por batalha, que outras habilidades podem aumentar ou diminuir.

    @XUSO-0:base
    Esquema do Cenário: Os usos que a legenda escreve são contados, também na leitura <leitura> de AMB-46-isencao
      Dado que o comitê adota a leitura <leitura> de AMB-46-isencao
      E se sabe que a legenda diz quantos usos a habilidade tem
      Quando perguntam ao juiz: os usos da habilidade são contados?
      Então a resposta é: os usos da habilidade são contados
      E só decide XUSO-0

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @XUSO-0:base @XUSO-0:uso @XUSO-0:so
    Esquema do Cenário: A habilidade de 2 usos, com <restam>: <resposta>
      Dada uma habilidade com <restam> usos
      Quando perguntam ao juiz: pelo número de usos, a habilidade pode ser usada?
      Então a resposta é: <resposta>
      E decidem XUSO-0 e <regra>

      Exemplos: O primeiro uso e o segundo
        | restam | resposta                    | regra      |
        | 2      | a habilidade pode ser usada | XUSO-0:uso |
        | 1      | a habilidade pode ser usada | XUSO-0:uso |

      Exemplos: O terceiro
        | restam | resposta                       | regra     |
        | 0      | o uso da habilidade é recusado | XUSO-0:so |

    @XUSO-0:gasta
    Esquema do Cenário: Cada uso gasta um: de <antes> fica <depois>
      Dada uma habilidade com <antes> usos
      E o jogador usa a habilidade
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide XUSO-0:gasta

      Exemplos:
        | antes | depois |
        | 3     | 2      |
        | 2     | 1      |
        | 1     | 0      |

    @XUSO-0:so
    Cenário: O uso recusado não deixa a habilidade com menos que nada
      Dada uma habilidade com 0 usos
      E o jogador usa a habilidade
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 0
      E decide XUSO-0:so
      E não decide XUSO-0:gasta

    @XUSO-0:batalha
    Esquema do Cenário: Em outra batalha, a habilidade com <antes> de 3 usos recomeça com todos
      Dada uma habilidade com <antes> de 3 usos
      E começa outra batalha
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 3
      E decide XUSO-0:batalha

      Exemplos: Gasta, inteira e aumentada
        | antes |
        | 0     |
        | 3     |
        | 4     |

    @XUSO-0:uso @XUSO-0:so
    Cenário: Sem saber quantos usos restam, não se sabe se a habilidade pode ser usada
      Dado que o jogador usa a habilidade
      Quando perguntam ao juiz: pelo número de usos, a habilidade pode ser usada?
      Então a resposta é: depende
      E falta saber: usos que restam à habilidade

    @GAP-12
    Cenário: O card usado sem que lhe restasse uso: anulado, erro, ou as duas coisas? Omisso
      Dada uma habilidade com 0 usos
      E o jogador usa a habilidade
      Quando perguntam ao juiz: o que custa usar a habilidade além dos seus usos?
      Então a resposta é: omisso
      E a lacuna é GAP-12

    @XUSO-0:uso
    Cenário: O último uso ainda nada custa
      Dada uma habilidade com 1 uso
      E o jogador usa a habilidade
      Quando perguntam ao juiz: o que custa usar a habilidade além dos seus usos?
      Então a resposta é: o uso não passa dos que há
      E decide XUSO-0:uso

    @GAP-11
    Esquema do Cenário: Se <erros> erros custam a luta, o livro não diz
      Dado um jogador com <erros> erros
      Quando perguntam ao juiz: os erros do jogador lhe custam a luta?
      Então a resposta é: omisso
      E a lacuna é GAP-11

      Exemplos: Um, poucos e muitos
        | erros |
        | 1     |
        | 3     |
        | 12    |

    @GAP-11
    Cenário: Quem não tomou erro não perde a luta por erros
      Dado um jogador com 0 erros
      Quando perguntam ao juiz: os erros do jogador lhe custam a luta?
      Então a resposta é: os erros do jogador não lhe custam a luta

    @XUSO-0:isenta @AMB-46-isencao:A
    Esquema do Cenário: A habilidade sem usos escritos não perde nem gasta o que não tem: <acontece>
      Dada uma habilidade sem usos escritos
      E <acontece>
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: a habilidade não tem número de usos
      E decide XUSO-0:isenta
      E a resposta depende da leitura AMB-46-isencao

      Exemplos:
        | acontece                   |
        | o jogador usa a habilidade |
        | a habilidade perde 1 uso   |
        | a habilidade ganha 2 usos  |
        | começa outra batalha       |

    @XUSO-0:isenta @AMB-46-isencao:A
    Esquema do Cenário: A alteração não alcança a habilidade sem usos escritos: <acontece>
      Dada uma habilidade sem usos escritos
      E <acontece>
      Quando perguntam ao juiz: a alteração do número de usos alcança a habilidade?
      Então a resposta é: a alteração não alcança a habilidade
      E só decide XUSO-0:isenta
      E a resposta depende da leitura AMB-46-isencao

      Exemplos:
        | acontece                 |
        | a habilidade perde 1 uso |
        | a habilidade ganha 1 uso |

    @XUSO-0:isenta @AMB-46-isencao:A
    Cenário: A habilidade sem usos escritos pode ser usada sem conta
      Dada uma habilidade sem usos escritos
      Quando perguntam ao juiz: pelo número de usos, a habilidade pode ser usada?
      Então a resposta é: a habilidade pode ser usada
      E decide XUSO-0:isenta

    @XUSO-0:todas @AMB-46-isencao:B
    Cenário: Se nenhuma habilidade é isenta, a que não tem usos escritos perde dos que a mesa lhe dá
      Dado que o comitê adota a leitura B de AMB-46-isencao
      E uma habilidade sem usos escritos
      E a mesa lhe dá 3 usos
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decidem XUSO-0:todas e XUSO-1
      E a resposta depende da leitura AMB-46-isencao

    @XUSO-0:todas @AMB-46-isencao:B
    Cenário: Se nenhuma habilidade é isenta, falta saber quantos usos a mesa dá à que não os tem escritos
      Dado que o comitê adota a leitura B de AMB-46-isencao
      E uma habilidade sem usos escritos
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: depende
      E falta saber: usos que restam à habilidade

    @XUSO-0:batalha @XUSO-0:gasta @XUSO-0:so
    Esquema do Cenário: Na batalha, a Rajada de 2 usos, até o post <post>: restam <restam>
      Dada uma habilidade de 2 usos por batalha
      E a batalha:
        | quem    | usa         |
        | inimigo | Lâmina      |
        | eu      | Rajada      |
        | inimigo |             |
        | eu      | Véu, Rajada |
        | inimigo |             |
        | eu      | Rajada      |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: <restam>
      E decidem XUSO-0:batalha e <regra>

      Exemplos: Enquanto há
        | post | restam | regra        |
        | 2    | 1      | XUSO-0:gasta |
        | 5    | 0      | XUSO-0:gasta |

      Exemplos: O uso recusado
        | post | restam | regra     |
        | 6    | 0      | XUSO-0:so |

    @GAP-12
    Esquema do Cenário: Na batalha, o que custa o último uso da Rajada de 2 usos, até o post <post>: <resposta>
      Dada uma habilidade de 2 usos por batalha
      E a batalha:
        | quem    | usa    |
        | eu      | Rajada |
        | inimigo |        |
        | eu      | Rajada |
        | inimigo |        |
        | eu      | Rajada |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Rajada: o que custa o último uso da habilidade na batalha?
      Então a resposta é: <resposta>

      Exemplos: O segundo uso ainda nada custa
        | post | resposta                   |
        | 3    | o uso não passa dos que há |

      Exemplos: Do terceiro o livro não diz
        | post | resposta |
        | 5    | omisso   |

    @XUSO-0:isenta @AMB-46-isencao:A
    Cenário: Na batalha, a habilidade sem usos escritos não tem o que contar
      Dada uma habilidade sem usos escritos
      E a batalha:
        | quem    | ativa  | perde     |
        | eu      | Rajada |           |
        | inimigo |        | Rajada 2x |
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: a habilidade não tem número de usos
      E decide XUSO-0:isenta

    @XUSO-0:batalha
    Cenário: Na batalha, falta saber quantos usos a legenda dá
      Dada a batalha:
        | quem | usa    |
        | eu   | Rajada |
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: depende
      E falta saber: usos por batalha na legenda da habilidade

  Regra: A perda de usos alcança até as habilidades que o usuário não pode utilizar no momento.

    @XUSO-1:base
    Cenário: A habilidade de 3 usos, fora do alcance do usuário, perde 1 e fica com 2
      Dada uma habilidade com 3 usos
      E o usuário não pode utilizar a habilidade no momento
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-1

    @XUSO-1:base
    Cenário: Para a perda, não é preciso saber se a habilidade está ao alcance do usuário
      Dada uma habilidade com 3 usos
      E a habilidade perde 2 usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decide XUSO-1

    @XUSO-1:salvo-perda_so_das_utilizaveis
    Esquema do Cenário: A legenda que só diminui o utilizável poupa o fora de alcance, na leitura <piso> de AMB-46-piso
      Dado que o comitê adota a leitura <piso> de AMB-46-piso
      E uma habilidade com 3 usos
      E o usuário não pode utilizar a habilidade no momento
      E a legenda diz que a perda de usos só alcança as habilidades que o alvo pode utilizar
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 3
      E decide XUSO-1!perda_so_das_utilizaveis
      E XUSO-1 é afastada por XUSO-1!perda_so_das_utilizaveis

      Exemplos:
        | piso |
        | A    |
        | B    |

    @XUSO-1:base
    Cenário: Essa mesma legenda não poupa a habilidade que o usuário pode utilizar
      Dada uma habilidade com 3 usos
      E o usuário pode utilizar a habilidade no momento
      E a legenda diz que a perda de usos só alcança as habilidades que o alvo pode utilizar
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-1

    @XUSO-1:salvo-perda_so_das_utilizaveis
    Cenário: Com essa legenda, é preciso saber se o usuário pode utilizar a habilidade
      Dada uma habilidade com 3 usos
      E a legenda diz que a perda de usos só alcança as habilidades que o alvo pode utilizar
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: depende
      E falta saber: o usuário pode utilizar a habilidade no momento?

    @XUSO-1:base
    Cenário: A legenda que limita o aumento nada diz da perda
      Dada uma habilidade com 3 usos
      E o usuário não pode utilizar a habilidade no momento
      E a legenda diz que o aumento de usos só alcança as habilidades que o usuário pode utilizar
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-1

    @AMB-46-piso:A @XUSO-1:base
    Esquema do Cenário: A perda vai até 0, nunca abaixo: <antes> menos <perda>
      Dada uma habilidade com <antes> usos
      E a habilidade perde <perda> usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 0
      E decide XUSO-1

      Exemplos: Justo o que há, mais do que há, e já nada
        | antes | perda |
        | 1     | 1     |
        | 2     | 2     |
        | 2     | 5     |
        | 0     | 1     |

    @AMB-46-piso:A @AMB-46-piso:B
    Esquema do Cenário: A perda de 1 do último uso, na leitura <leitura>: <depois>
      Dado que o comitê adota a leitura <leitura> de AMB-46-piso
      E uma habilidade com 1 uso
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide XUSO-1
      E a resposta depende da leitura AMB-46-piso

      Exemplos:
        | leitura | depois |
        | A       | 0      |
        | B       | 1      |

    @AMB-46-piso:B @XUSO-1:base
    Esquema do Cenário: Se o último uso não se perde, <antes> menos <perda> dá <depois>
      Dado que o comitê adota a leitura B de AMB-46-piso
      E uma habilidade com <antes> usos
      E a habilidade perde <perda> usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide XUSO-1

      Exemplos: Sobra mais de um
        | antes | perda | depois |
        | 3     | 1     | 2      |

      Exemplos: Sobra um
        | antes | perda | depois |
        | 3     | 2     | 1      |
        | 3     | 7     | 1      |

      Exemplos: Já não havia
        | antes | perda | depois |
        | 0     | 1     | 0      |

    @XUSO-1:base @AMB-46-piso:A @AMB-46-piso:B
    Esquema do Cenário: Na batalha, a Rajada de 3 usos perde 5; na leitura <leitura>, restam <restam>
      Dado que o comitê adota a leitura <leitura> de AMB-46-piso
      E uma habilidade de 3 usos por batalha
      E a batalha:
        | quem    | usa    | perde     |
        | eu      | Rajada |           |
        | inimigo |        | Rajada 5x |
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: <restam>
      E decide XUSO-1
      Quando perguntam ao juiz da batalha, sobre a Rajada: pelos usos que lhe restam na batalha, a habilidade pode ser usada?
      Então a resposta é: <pode>
      E a resposta depende da leitura AMB-46-piso

      Exemplos:
        | leitura | restam | pode                           |
        | A       | 0      | o uso da habilidade é recusado |
        | B       | 1      | a habilidade pode ser usada    |

  Regra: O aumento de usos alcança até as habilidades que o usuário não pode utilizar no momento.

    @XUSO-2:base
    Cenário: A habilidade de 1 uso, fora do alcance do usuário, ganha 1 e fica com 2
      Dada uma habilidade com 1 uso
      E o usuário não pode utilizar a habilidade no momento
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-2

    @XUSO-2:base
    Cenário: O aumento devolve usos à habilidade que não os tinha mais
      Dada uma habilidade com 0 usos
      E a habilidade ganha 2 usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-2

    @XUSO-2:base
    Cenário: O aumento passa do número que a legenda dá
      Dada uma habilidade com 3 de 3 usos
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 4
      E decide XUSO-2

    @XUSO-2:base
    Cenário: Mesmo que o último uso não se perca, o aumento vai inteiro para a habilidade
      Dado que o comitê adota a leitura B de AMB-46-piso
      E uma habilidade com 1 uso
      E a habilidade ganha 2 usos
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 3
      E decide XUSO-2

    @XUSO-2:salvo-aumento_so_das_utilizaveis
    Esquema do Cenário: A legenda que só aumenta o que se pode utilizar; a habilidade de 1 uso fica com <depois>
      Dada uma habilidade com 1 uso
      E <alcance>
      E a legenda diz que o aumento de usos só alcança as habilidades que o usuário pode utilizar
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide <regra>

      Exemplos:
        | alcance                                             | depois | regra                             |
        | o usuário não pode utilizar a habilidade no momento | 1      | XUSO-2!aumento_so_das_utilizaveis |
        | o usuário pode utilizar a habilidade no momento     | 2      | XUSO-2                            |

    @XUSO-2:base @XUSO-1:base
    Cenário: Sem saber de quanto é a alteração, não se sabe com quantos usos a habilidade fica
      Dada uma habilidade com 3 usos
      E se sabe que algo aumenta os usos da habilidade
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: depende
      E falta saber: quantos usos se perdem ou se ganham

    @XUSO-0:gasta
    Cenário: Usar a habilidade não é alterar o seu número de usos
      Dada uma habilidade com 3 usos
      E o jogador usa a habilidade
      Quando perguntam ao juiz: a alteração do número de usos alcança a habilidade?
      Então a resposta é: nada altera o número de usos
      E nenhuma regra decide
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-0:gasta

    @XUSO-2:base @XUSO-1:base
    Esquema do Cenário: Na batalha, a Rajada de 2 usos gasta, perde e ganha: até o post <post>, restam <restam>
      Dada uma habilidade de 2 usos por batalha
      E a batalha:
        | quem    | usa    | perde     | ganha     |
        | eu      | Rajada |           |           |
        | inimigo |        | Rajada 2x |           |
        | eu      |        |           | Rajada 3x |
        | inimigo |        |           |           |
        | eu      | Rajada |           |           |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: <restam>
      E decide <regra>

      Exemplos:
        | post | restam | regra        |
        | 2    | 0      | XUSO-1       |
        | 3    | 3      | XUSO-2       |
        | 5    | 2      | XUSO-0:gasta |

  Regra: O número de usos de uma habilidade complementar não se altera.

    @XUSO-3:base @COMP-2:base
    Cenário: A complementar de 2 usos não perde nenhum
      Dada uma habilidade com 2 usos
      E a habilidade completa outra habilidade
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decidem XUSO-3 e COMP-2
      E XUSO-1 é vencida por XUSO-3 e COMP-2

    @XUSO-0:gasta @XUSO-3:base
    Cenário: A complementar gasta os seus usos como qualquer outra
      Dada uma habilidade com 2 usos
      E a habilidade completa outra habilidade
      E o jogador usa a habilidade
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 1
      E decide XUSO-0:gasta
      E não decide XUSO-3

    Esquema do Cenário: Nem usar a habilidade nem outra batalha é alteração dos usos: <habilidade>, <acontece>
      Dado que <habilidade>
      E <acontece>
      Quando perguntam ao juiz: a alteração do número de usos alcança a habilidade?
      Então a resposta é: nada altera o número de usos
      E nenhuma regra decide

      @XUSO-3:base @COMP-2:base
      Exemplos: A complementar
        | habilidade                             | acontece                   |
        | a habilidade completa outra habilidade | o jogador usa a habilidade |
        | a habilidade completa outra habilidade | começa outra batalha       |

      @XUSO-0:isenta
      Exemplos: A que não tem usos escritos
        | habilidade                                                  | acontece                   |
        | se sabe que a legenda não diz quantos usos a habilidade tem | o jogador usa a habilidade |
        | se sabe que a legenda não diz quantos usos a habilidade tem | começa outra batalha       |

    @XUSO-3:desafio-alcanca_complementares
    Esquema do Cenário: A legenda que promete alterar até as complementares, na leitura <leitura>: 2 mais 1 dá <depois>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E uma habilidade com 2 usos
      E a habilidade completa um modo
      E a legenda diz que a alteração de usos alcança também as habilidades complementares
      E a habilidade ganha 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | depois | regra  |
        | A       | 2      | XUSO-3 |

      @AMB-0:B
      Exemplos: A regra cede à legenda
        | leitura | depois | regra  |
        | B       | 3      | XUSO-2 |

    @XUSO-3:desafio-alcanca_complementares @AMB-0:A
    Cenário: O juiz ignora a promessa de tirar usos das complementares
      Dada uma habilidade com 2 usos
      E a habilidade completa um doujutsu
      E a legenda diz que a alteração de usos alcança também as habilidades complementares
      E a habilidade perde 1 uso
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: 2
      E decide XUSO-3
      E o juiz ignora que a alteração de usos alcança também as habilidades complementares
      E a resposta depende da leitura AMB-0

    @CON-28
    Esquema do Cenário: De 2 usos, <o que é>; <acontece> e fica com <depois>
      Dada uma habilidade com 2 usos
      E <o que é>
      E o usuário não pode utilizar a habilidade no momento
      E <acontece>
      Quando perguntam ao juiz: com quantos usos a habilidade fica?
      Então a resposta é: <depois>
      E decide <regra>

      Exemplos: A principal se altera
        | o que é                                 | acontece                 | depois | regra  |
        | a habilidade não completa nenhuma outra | a habilidade perde 1 uso | 1      | XUSO-1 |
        | a habilidade não completa nenhuma outra | a habilidade ganha 1 uso | 3      | XUSO-2 |

      Exemplos: A complementar não
        | o que é                                | acontece                 | depois | regra  |
        | a habilidade completa outra habilidade | a habilidade perde 1 uso | 2      | XUSO-3 |
        | a habilidade completa outra habilidade | a habilidade ganha 1 uso | 2      | XUSO-3 |

    @XUSO-3:base @COMP-2:base
    Cenário: Na batalha, a complementar gasta os seus usos, mas ninguém os tira dela nem lhe dá outros
      Dada uma habilidade de 2 usos por batalha
      E a habilidade completa um modo
      E a batalha:
        | quem    | usa    | perde     | ganha     |
        | eu      | Rajada |           |           |
        | inimigo |        | Rajada 2x |           |
        | eu      |        |           | Rajada 3x |
      Quando perguntam ao juiz da batalha, sobre a Rajada: quantos usos restam à habilidade na batalha?
      Então a resposta é: 1
      E decidem XUSO-3 e COMP-2
