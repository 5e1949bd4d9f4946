# language: pt
@LUZ-1:base
Funcionalidade: Luzes
  quando a noite cai, alguém acende as luzes.

  Contexto:
    Dado uma vela azul

  Cenário: A vela do contexto está acesa
    Então há 1 luz acesa

  @LUZ-1:so
  Cenário: Este falha
    Dado que um  lampião verde.
    Então há 3 luzes acesas

  Regra: Tabelas e textos

    Contexto:
      Dado uma vela âmbar

    Cenário: A tabela acende luzes
      Dado estas luzes:
        | verde |
        | azul  |
      Então há 4 luzes acesas

  @LUZ-2
  Regra: Linhas

    @LUZ-3:a
    Esquema do Cenário: Uma luz <cor> e o bilhete <texto>
      Dado uma vela <cor>
      E o bilhete
        """
          diz <texto>
            assim
        """
      Quando apago a luz <fora>
      Então há <n> luzes acesas

      @LUZ-3:b
      Exemplos: Boas
        | cor   | fora  | n | texto |
        | verde | azul  | 1 | a-b   |
        | âmbar | âmbar | 1 | c     |

      @LUZ-3:c
      Exemplos: Más
        | cor    | fora  | n | texto |
        | verde  | âmbar | 1 | falta |
        | roxo   | azul  | 1 | cor   |
        | azul   | azul  | 2 |       |

  Regra: O contexto continua

    Contexto:
      E uma vela verde

    Cenário: O primeiro passo continua o contexto
      E um lampião âmbar
      Então há 3 luzes acesas

    Esquema do Cenário: E também o de um esquema, com <cor>
      Mas uma vela <cor>
      Então há 3 luzes acesas

      Exemplos:
        | cor   |
        | âmbar |
