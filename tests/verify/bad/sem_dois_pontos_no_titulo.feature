# language: pt
Funcionalidade Luzes
  Cenário: Uma
    Então há 1 luz acesa
