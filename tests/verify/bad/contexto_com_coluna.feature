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
    E outra <cor>
    Exemplos:
      | cor  |
      | azul |
