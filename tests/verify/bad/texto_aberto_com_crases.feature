# language: pt
Funcionalidade: Luzes
  Cenário: Uma
    Dado o bilhete
      ```
      """
      oi
