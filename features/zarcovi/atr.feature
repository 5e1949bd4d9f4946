# language: pt
@zarcovi
Funcionalidade: Atrair
  A habilidade suplementar que atrai puxa seres e equipamentos. Ficam de fora os Gigantes, os Mega Gigantes e as bijuus.
  A legenda pode estender ou restringir o que ela puxa.

  Regra: A habilidade suplementar que atrai pode atrair seres que não sejam Gigantes, Mega Gigantes nem bijuus.

    @ATR-1:base
    Esquema do Cenário: A habilidade que <objetivo> puxa o ser de porte normal
      Dada uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é um ser de porte normal
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-1

      Exemplos:
        | objetivo       |
        | atrai          |
        | repele e atrai |

    @ATR-1:base
    Esquema do Cenário: A habilidade que <objetivo> nada puxa: nem <o quê>
      Dada uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é <o quê>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E nenhuma regra decide

      Exemplos:
        | objetivo             | o quê                  |
        | repele               | um ser de porte normal |
        | nem repele nem atrai | um ser de porte normal |
        | repele               | um equipamento         |
        | nem repele nem atrai | um equipamento         |

      @ATR-1:gigante @ATR-1:bijuu @ATR-2:outro
      Exemplos: Nem é preciso dizer que são Gigantes, bijuus ou outra coisa
        | objetivo             | o quê           |
        | repele               | um Mega Gigante |
        | nem repele nem atrai | um Mega Gigante |
        | repele               | uma bijuu       |
        | nem repele nem atrai | uma bijuu       |
        | repele               | outra coisa     |
        | nem repele nem atrai | outra coisa     |

    @ATR-1:bijuu_tambem @AMB-24:B
    Esquema do Cenário: Nem a bijuu, se ela se junta aos seres, é puxada pela habilidade que <objetivo>
      Dado que o comitê adota a leitura B de AMB-24
      E uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é uma bijuu
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E nenhuma regra decide

      Exemplos:
        | objetivo             |
        | repele               |
        | nem repele nem atrai |

    Esquema do Cenário: Pela leitura <leitura>, a habilidade que <objetivo> diante de <quem>: <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-24
      E uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: <resposta>
      E só decidem <regras>

      @AMB-24:A
      Exemplos: Se as bijuus ficam de fora
        | leitura | objetivo       | quem                   | resposta                 | regras            |
        | A       | repele e atrai | um ser de porte normal | a habilidade o atrai     | ATR-1 e ATR-2:ser |
        | A       | repele e atrai | um Gigante             | a habilidade não o atrai | ATR-1:gigante     |
        | A       | repele e atrai | um Mega Gigante        | a habilidade não o atrai | ATR-1:gigante     |
        | A       | repele e atrai | uma bijuu              | a habilidade não o atrai | ATR-1:bijuu       |

      @AMB-24:B
      Exemplos: Se as bijuus se juntam aos seres
        | leitura | objetivo       | quem                   | resposta                 | regras                         |
        | B       | atrai          | um ser de porte normal | a habilidade o atrai     | ATR-1 e ATR-2:ser              |
        | B       | atrai          | um Gigante             | a habilidade não o atrai | ATR-1:gigante                  |
        | B       | atrai          | um Mega Gigante        | a habilidade não o atrai | ATR-1:gigante                  |
        | B       | repele e atrai | uma bijuu              | a habilidade o atrai     | ATR-1:bijuu_tambem e ATR-2:ser |

    @ATR-1:gigante
    Esquema do Cenário: <Quem> não é puxado
      Dada uma habilidade suplementar que atrai
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide ATR-1:gigante
      E ATR-2:ser é vencida por ATR-1:gigante

      Exemplos:
        | Quem         | quem            |
        | Gigante      | um Gigante      |
        | Mega Gigante | um Mega Gigante |

    @ATR-1:bijuu @AMB-24:A
    Cenário: A bijuu não é puxada
      Dada uma habilidade suplementar que atrai
      E o que se tenta atrair é uma bijuu
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide ATR-1:bijuu
      E ATR-2:ser é vencida por ATR-1:bijuu
      E a resposta depende da leitura AMB-24

    @ATR-1:bijuu_tambem @AMB-24:B
    Cenário: Se o “e” junta a bijuu aos seres, ela é puxada
      Dado que o comitê adota a leitura B de AMB-24
      E uma habilidade suplementar que atrai
      E o que se tenta atrair é uma bijuu
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-1:bijuu_tambem
      E a resposta depende da leitura AMB-24

    @ATR-1:salvo-atrai_gigantes @AMB-23:B
    Esquema do Cenário: A legenda que prevê Gigantes puxa <quem>
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive Gigantes e Mega Gigantes
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-2:ser
      E ATR-1:gigante é afastada por ATR-1:gigante!atrai_gigantes
      E a resposta depende da leitura AMB-23

      Exemplos:
        | quem            |
        | um Gigante      |
        | um Mega Gigante |

    @ATR-1:salvo-atrai_bijuus @AMB-23:B
    Cenário: A legenda que prevê bijuus puxa a bijuu
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive bijuus
      E o que se tenta atrair é uma bijuu
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-2:ser
      E ATR-1:bijuu é afastada por ATR-1:bijuu!atrai_bijuus
      E a resposta depende da leitura AMB-23

    @ATR-1:gigante @ATR-1:bijuu
    Esquema do Cenário: Prever <previsto> não é prever <quem>
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive <previsto>
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide <regra>

      Exemplos:
        | previsto                 | quem       | regra         |
        | Gigantes e Mega Gigantes | uma bijuu  | ATR-1:bijuu   |
        | bijuus                   | um Gigante | ATR-1:gigante |

    @AMB-23:A
    Esquema do Cenário: Se a ressalva é só de seres e equipamentos, a legenda não puxa <quem>
      Dado que o comitê adota a leitura A de AMB-23
      E uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive <previsto>
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide <regra>
      E a resposta depende da leitura AMB-23

      Exemplos:
        | previsto                 | quem       | regra         |
        | Gigantes e Mega Gigantes | um Gigante | ATR-1:gigante |
        | bijuus                   | uma bijuu  | ATR-1:bijuu   |

    @AMB-23:A @AMB-0:B
    Esquema do Cenário: Mesmo aí a legenda puxa <quem>, se toda regra cede à legenda
      Dado que o comitê adota a leitura A de AMB-23
      E que o comitê adota a leitura B de AMB-0
      E uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive <previsto>
      E o que se tenta atrair é <quem>
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E <regra> é afastada por <salvo>
      E a resposta depende da leitura AMB-0

      @ATR-1:salvo-atrai_gigantes
      Exemplos: O Gigante
        | quem       | previsto                 | regra         | salvo                        |
        | um Gigante | Gigantes e Mega Gigantes | ATR-1:gigante | ATR-1:gigante!atrai_gigantes |

      @ATR-1:salvo-atrai_bijuus
      Exemplos: A bijuu
        | quem      | previsto | regra       | salvo                    |
        | uma bijuu | bijuus   | ATR-1:bijuu | ATR-1:bijuu!atrai_bijuus |

    @GAP-23
    Cenário: Do ser enorme que ninguém classificou, não se sabe se é puxado: omisso
      Dada uma habilidade suplementar que atrai
      E o que se tenta atrair é um ser enorme sem classe
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: omisso
      E a lacuna é GAP-23

    @GAP-23
    Cenário: Como que classe conta o ser enorme, o livro não diz: omisso
      Dado que o que se tenta atrair é um ser enorme sem classe
      Quando perguntam ao juiz: de que classe é considerado o ser que se tenta atrair?
      Então a resposta é: omisso
      E a lacuna é GAP-23

    @GAP-23
    Esquema do Cenário: A classe que se diz do ser é a que conta: <quem>
      Dado que o que se tenta atrair é <quem>
      Quando perguntam ao juiz: de que classe é considerado o ser que se tenta atrair?
      Então a resposta é: <resposta>

      Exemplos:
        | quem                   | resposta                         |
        | um ser de porte normal | o ser conta como de porte normal |
        | um Gigante             | o ser conta como Gigante         |
        | um Mega Gigante        | o ser conta como Mega Gigante    |
        | uma bijuu              | o ser conta como bijuu           |

    @GAP-23
    Cenário: Se a legenda prevê todos eles, a classe do ser enorme não importa
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai inclusive Gigantes e Mega Gigantes
      E a legenda diz que a habilidade atrai inclusive bijuus
      E o que se tenta atrair é um ser enorme sem classe
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-2:ser

  Regra: Em geral, o que se atrai são seres e equipamentos, salvo se a legenda diz outra coisa.

    @ATR-2:base
    Esquema do Cenário: O equipamento, como a espada na mão de alguém, é puxado pela habilidade que <objetivo>
      Dada uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é um equipamento
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E só decide ATR-2

      Exemplos:
        | objetivo       |
        | atrai          |
        | repele e atrai |

    @ATR-2:ser
    Cenário: O ser de porte normal é puxado pelas duas frases
      Dada uma habilidade suplementar que atrai
      E o que se tenta atrair é um ser de porte normal
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decidem ATR-1 e ATR-2:ser

    @ATR-2:outro
    Esquema do Cenário: O que não é ser nem equipamento não é puxado pela habilidade que <objetivo>
      Dada uma habilidade suplementar que <objetivo>
      E o que se tenta atrair é outra coisa
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E só decide ATR-2:outro

      Exemplos:
        | objetivo       |
        | atrai          |
        | repele e atrai |

    @ATR-2:salvo-atrai_outros
    Cenário: A legenda pode estender a atração a outras coisas
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai também o que não é ser nem equipamento
      E o que se tenta atrair é outra coisa
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade o atrai
      E decide ATR-2:outro!atrai_outros
      E ATR-2:outro é afastada por ATR-2:outro!atrai_outros

    @ATR-2:salvo-atrai_so_seres
    Cenário: A legenda que só prevê seres não puxa equipamento
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai apenas seres
      E o que se tenta atrair é um equipamento
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide ATR-2!atrai_so_seres
      E ATR-2 é afastada por ATR-2!atrai_so_seres

    @ATR-2:salvo-atrai_so_equipamentos
    Cenário: A legenda que só prevê equipamentos não puxa ninguém
      Dada uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai apenas equipamentos
      E o que se tenta atrair é um ser de porte normal
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E decide ATR-2:ser!atrai_so_equipamentos
      E ATR-2:ser é afastada por ATR-2:ser!atrai_so_equipamentos
      E ATR-1 é vencida por ATR-2:ser!atrai_so_equipamentos

    @ATR-2:salvo-atrai_so_equipamentos
    Cenário: Nem a bijuu, ainda que a mesa a conte entre os seres
      Dado que o comitê adota a leitura B de AMB-24
      E uma habilidade suplementar que atrai
      E a legenda diz que a habilidade atrai apenas equipamentos
      E o que se tenta atrair é uma bijuu
      Quando perguntam ao juiz: a habilidade suplementar atrai aquilo?
      Então a resposta é: a habilidade não o atrai
      E ATR-1:bijuu_tambem é vencida por ATR-2:ser!atrai_so_equipamentos
