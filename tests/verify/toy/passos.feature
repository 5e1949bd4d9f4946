# language: pt
Funcionalidade: Passos que não se deixam ler

  Cenário: Sem definição
    Dado uma bela azul
    Então há 1 luz acesa

  Cenário: Tabela que o passo não quer
    Dado uma vela azul
      | a |
    Então há 1 luz acesa

  Cenário: Tabela que falta
    Dado estas luzes:
    Então há 0 luzes acesas

  Cenário: Tabela com valor desconhecido
    Dado estas luzes:
      | roxo |
    Então há 1 luz acesa

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
