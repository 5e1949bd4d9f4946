Funcionalidade: Luzes
  Cenário: Uma
    Então uma vela azul
