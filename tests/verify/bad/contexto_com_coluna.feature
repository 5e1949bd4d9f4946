# language: pt
Funcionalidade: Luzes
  Contexto:
    Dado uma vela <cor>
      | <luz> |
    E o bilhete
      """
      <cor> <b>
      """
  Esquema do Cenário: Uma
    Dado uma vela < cor >
    Então outra <cor>
    Exemplos:
      | cor  |
      | azul |
