# language: pt
Funcionalidade: Passos que não se deixam ler

  Cenário: Sem definição
    Dado uma bela azul

  Cenário: Tabela que o passo não quer
    Dado uma vela azul
      | a |

  Cenário: Tabela que falta
    Dado estas luzes:

  Cenário: Tabela com valor desconhecido
    Dado estas luzes:
      | roxo |

  Cenário: Texto entre aspas
    Dado o bilhete
      ```
      diz “oi”.
      ```
    Então o bilhete diz "diz “oi”."

  Cenário: Aspas curvas
    Dado o bilhete
      """
      oi
      """
    Então o bilhete diz “oi”.
