# language: pt
@zarcovi
Funcionalidade: Sensoriamento
  Quem tem o sensoriamento ativo sente os inimigos em campo e sabe onde estão; quem tem o Corporal só sabe que estão. Há
  ataques de que só se defende quem sente: o sensorial que eles exigem tem de estar ativo antes deles.

  Regra: O sensoriamento ativo detecta a presença dos inimigos em campo e dá a localização exata deles.

    @SENS-1:base
    Esquema do Cenário: O sensoriamento detecta a presença até de quem se esconde: <inimigo>
      Dado um usuário com <sensorial>
      E sabe-se que <inimigo>
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: a presença do inimigo é detectada
      E só decide SENS-1

      Exemplos:
        | sensorial                         | inimigo                  |
        | sensoriamento já ativo            | o inimigo está escondido |
        | sensoriamento já ativo            | o inimigo está à vista   |
        | Sensorial Ocular já ativo         | o inimigo está escondido |
        | sensoriamento ativado em resposta | o inimigo está escondido |

    @SENS-1:localizacao
    Esquema do Cenário: Quem tem <sensorial> sabe exatamente onde está o inimigo escondido
      Dado um usuário com <sensorial>
      E sabe-se que o inimigo está escondido
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo é conhecida
      E decide SENS-1:localizacao

      Exemplos:
        | sensorial                         |
        | sensoriamento já ativo            |
        | Sensorial Ocular já ativo         |
        | percepção ocular já ativa         |
        | sensoriamento ativado em resposta |

    @SENS-1:base @SENS-1:localizacao
    Esquema do Cenário: Enquanto o Faro está ativo, ele detecta Caio: no post <post>, <presença>
      Dado que Iara tem por inimigo Caio
      E sabe-se que o usuário tem Sensorial Ocular
      E sabe-se que o inimigo está escondido
      E a batalha:
        | quem | ativa | desativa |
        | Iara | Faro  |          |
        | Caio |       |          |
        | Iara |       |          |
        | Caio |       |          |
        | Iara |       | Faro     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Faro: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: <presença>
      Quando perguntam ao juiz da batalha, sobre o Faro: o sensoriamento dá a localização do inimigo?
      Então a resposta é: <local>

      Exemplos:
        | post | presença                              | local                                          |
        | 1    | a presença do inimigo é detectada     | a localização exata do inimigo é conhecida     |
        | 4    | a presença do inimigo é detectada     | a localização exata do inimigo é conhecida     |
        | 5    | a presença do inimigo não é detectada | a localização exata do inimigo não é conhecida |

    @SENS-1:base @SENS-1:localizacao
    Esquema do Cenário: Sem sensoriamento ativo não se detecta o inimigo, nem se sabe onde ele está: <o que tem>
      Dado um usuário <o que tem>
      E sabe-se que o inimigo está escondido
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: a presença do inimigo não é detectada
      E nenhuma regra decide
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo não é conhecida
      E nenhuma regra decide

      Exemplos:
        | o que tem                        |
        | sem sensorial                    |
        | com sensoriamento inativo        |
        | com Sensorial Corporal inativo   |
        | com detecção específica já ativa |

    @SENS-1:base @SENS-1:localizacao
    Cenário: Quem não tem sensorial não detecta o inimigo, nem se disser que ativa um em resposta ao ataque
      Dado que se sabe que o usuário não tem sensorial nem detecção
      E se sabe que o sensorial é ativado em resposta ao ataque
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: a presença do inimigo não é detectada
      E nenhuma regra decide
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo não é conhecida
      E nenhuma regra decide

    @SENS-1:desafio-sem_localizacao
    Esquema do Cenário: O inimigo diz que ninguém sabe onde ele está; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um usuário com sensoriamento já ativo
      E a legenda diz que quem sente o personagem não fica sabendo onde ele está
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                   | regra              |
        | A       | a localização exata do inimigo é conhecida | SENS-1:localizacao |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                                       | regra                              |
        | B       | a localização exata do inimigo não é conhecida | SENS-1:localizacao!sem_localizacao |

  Regra: Quem tem Sensorial Corporal sente que o inimigo está em campo, sem saber exatamente onde.

    @SENS-2:base
    Cenário: O Sensorial Corporal detecta a presença do inimigo escondido
      Dado um usuário com Sensorial Corporal já ativo
      E sabe-se que o inimigo está escondido
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: a presença do inimigo é detectada
      E só decidem SENS-1 e SENS-2

    @SENS-2:localizacao @CON-20 @AMB-26:A
    Cenário: O Sensorial Corporal não dá a localização exata
      Dado um usuário com Sensorial Corporal já ativo
      E sabe-se que o inimigo está escondido
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo não é conhecida
      E só decide SENS-2:localizacao
      E SENS-1:localizacao é vencida por SENS-2:localizacao
      E a resposta depende da leitura AMB-26

    @SENS-2:base @SENS-2:localizacao
    Cenário: Ativado em resposta ao ataque, o Corporal sente o mesmo: a presença, sem o lugar
      Dado um usuário com Sensorial Corporal ativado em resposta
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: a presença do inimigo é detectada
      E só decidem SENS-1 e SENS-2
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo não é conhecida
      E só decide SENS-2:localizacao

    @SENS-1:localizacao @AMB-26:B
    Cenário: Se o Corporal é um sensoriamento como os outros, ele dá a localização exata
      Dado que o comitê adota a leitura B de AMB-26
      E um usuário com Sensorial Corporal já ativo
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo é conhecida
      E decide SENS-1:localizacao
      E a resposta depende da leitura AMB-26

    @SENS-2:desafio-corporal_localiza @AMB-0:A
    Cenário: A legenda que promete localização exata ao Corporal não a dá
      Dado um usuário com Sensorial Corporal já ativo
      E a legenda diz que o Sensorial Corporal dá a localização exata
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo não é conhecida
      E decide SENS-2:localizacao
      E o juiz ignora que o Sensorial Corporal dá a localização exata
      E a resposta depende da leitura AMB-0

    @SENS-2:desafio-corporal_localiza @AMB-0:B
    Cenário: Se toda regra cede à legenda, o Corporal que promete localização exata volta à regra geral
      Dado que o comitê adota a leitura B de AMB-0
      E um usuário com Sensorial Corporal já ativo
      E a legenda diz que o Sensorial Corporal dá a localização exata
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: a localização exata do inimigo é conhecida
      E decide SENS-1:localizacao
      E SENS-2:localizacao é afastada por SENS-2:localizacao!corporal_localiza
      E a resposta depende da leitura AMB-0

  Regra: A percepção ocular, embora seja só uma visão apurada, conta como Sensorial Ocular.

    @SENS-3:base
    Cenário: Contra o ataque que exige Sensorial Ocular serve a percepção ocular
      Dado um usuário com percepção ocular já ativa
      E o ataque exige Sensorial Ocular de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial está cumprido
      E decide SENS-3

    @SENS-3:base
    Cenário: A percepção ocular não é um Sensorial Corporal
      Dado um usuário com percepção ocular já ativa
      E o ataque exige Sensorial Corporal de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E decide SENS-3

    @SENS-3:base
    Esquema do Cenário: Qualquer outro sensorial só conta pelo que é: <o que tem>
      Dado que se sabe que <o que tem>
      Quando perguntam ao juiz: a habilidade conta como que tipo de sensorial?
      Então a resposta é: <conta como>
      E nenhuma regra decide

      Exemplos:
        | o que tem                                                                         | conta como                                      |
        | o usuário tem Sensorial Ocular                                                    | a habilidade conta como Sensorial Ocular        |
        | o usuário tem Sensorial Corporal                                                  | a habilidade conta como Sensorial Corporal      |
        | o usuário tem sensoriamento, sem dizer de que tipo                                | a habilidade conta como sensoriamento, sem tipo |
        | o usuário tem a detecção específica que o ataque exige, como a de fluxo de chakra | a habilidade conta como detecção específica     |
        | o usuário não tem sensorial nem detecção                                          | a habilidade não conta como sensorial           |

    @SENS-3:desafio-recusa_percepcao_ocular
    Esquema do Cenário: O ataque recusa a percepção ocular; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um usuário com percepção ocular já ativa
      E a legenda diz que a percepção ocular não conta como sensorial contra este ataque
      Quando perguntam ao juiz: a habilidade conta como que tipo de sensorial?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                 | regra  |
        | A       | a habilidade conta como Sensorial Ocular | SENS-3 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                              | regra                          |
        | B       | a habilidade não conta como sensorial | SENS-3!recusa_percepcao_ocular |

  Regra: Se a legenda admite Sensorial sem dizer qual, servem o Corporal e o Ocular.

    @SENS-4:base
    Esquema do Cenário: Se o ataque exige Sensorial, sem dizer qual, serve o de quem tem <sensorial>
      Dado um usuário com <sensorial>
      E o ataque exige Sensorial de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial está cumprido
      E decide SENS-4

      Exemplos:
        | sensorial                   |
        | Sensorial Ocular já ativo   |
        | Sensorial Corporal já ativo |
        | percepção ocular já ativa   |

    @SENS-4:base
    Esquema do Cenário: Se o ataque diz o que exige, só isso serve: exige <exigido>, e o usuário tem <sensorial>
      Dado um usuário com <sensorial>
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: <resposta>
      E nenhuma regra decide

      Exemplos: O que o ataque exige
        | exigido            | sensorial                   | resposta                            |
        | Sensorial Ocular   | Sensorial Ocular já ativo   | o requisito sensorial está cumprido |
        | Sensorial Corporal | Sensorial Corporal já ativo | o requisito sensorial está cumprido |
        | Sensorial          | sensoriamento já ativo      | o requisito sensorial está cumprido |

      Exemplos: Outro sensorial
        | exigido            | sensorial                   | resposta                                                     |
        | Sensorial Ocular   | Sensorial Corporal já ativo | o requisito sensorial não está cumprido, e a defesa não cabe |
        | Sensorial Ocular   | sensoriamento já ativo      | o requisito sensorial não está cumprido, e a defesa não cabe |
        | Sensorial Corporal | Sensorial Ocular já ativo   | o requisito sensorial não está cumprido, e a defesa não cabe |
        | Sensorial Corporal | sensoriamento já ativo      | o requisito sensorial não está cumprido, e a defesa não cabe |

      Exemplos: Detecção por sensorial, e sensorial por detecção
        | exigido             | sensorial                              | resposta                                                     |
        | Sensorial           | detecção específica já ativa           | o requisito sensorial não está cumprido, e a defesa não cabe |
        | Sensorial Ocular    | detecção específica já ativa           | o requisito sensorial não está cumprido, e a defesa não cabe |
        | Sensorial Corporal  | detecção específica já ativa           | o requisito sensorial não está cumprido, e a defesa não cabe |
        | detecção específica | sensoriamento já ativo                 | o requisito sensorial não está cumprido, e a defesa não cabe |
        | detecção específica | Sensorial Ocular já ativo              | o requisito sensorial não está cumprido, e a defesa não cabe |
        | detecção específica | Sensorial Corporal já ativo            | o requisito sensorial não está cumprido, e a defesa não cabe |
        | detecção específica | Sensorial Corporal ativado em resposta | o requisito sensorial não está cumprido, e a defesa não cabe |

    Esquema do Cenário: Quem não tem sensorial não se defende do ataque que exige <exigido>
      Dado que se sabe que o usuário não tem sensorial nem detecção
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E nenhuma regra decide

      @SENS-4:base
      Exemplos: Sensorial, sem dizer qual
        | exigido   |
        | Sensorial |

      @SENS-5:base
      Exemplos: Um dos dois
        | exigido            |
        | Sensorial Corporal |
        | Sensorial Ocular   |

      @SENS-5:deteccao
      Exemplos: Detecção
        | exigido             |
        | detecção específica |

    @SENS-4:base @SENS-5:base
    Esquema do Cenário: O ataque que não exige sensorial não o pede de ninguém, nem de quem tem <sensorial>
      Dado um usuário com <sensorial>
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: não há requisito sensorial
      E nenhuma regra decide

      Exemplos:
        | sensorial                    |
        | Sensorial Corporal já ativo  |
        | Sensorial Ocular já ativo    |
        | sensoriamento já ativo       |
        | sensoriamento inativo        |
        | detecção específica já ativa |

    @SENS-4:desafio-sensorial_quer_dizer_ocular
    Esquema do Cenário: O atacante diz que por Sensorial entende Ocular; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um usuário com Sensorial Corporal já ativo
      E o ataque exige Sensorial de quem se defende
      E a legenda diz que onde as legendas do personagem dizem Sensorial, leia-se Ocular
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                            | regra  |
        | A       | o requisito sensorial está cumprido | SENS-4 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                                                     | regra                              |
        | B       | o requisito sensorial não está cumprido, e a defesa não cabe | SENS-4!sensorial_quer_dizer_ocular |

    @SENS-4:base
    Cenário: Ao Ocular essa ressalva nada tira, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E um usuário com Sensorial Ocular já ativo
      E o ataque exige Sensorial de quem se defende
      E a legenda diz que onde as legendas do personagem dizem Sensorial, leia-se Ocular
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial está cumprido
      E decide SENS-4

  Regra: Não se ativa sensorial nem detecção específica em resposta ao ataque que a exige de quem se defende.

    @SENS-5:base
    Esquema do Cenário: Ativado em resposta, <sensorial> não cumpre o que o ataque exige: <exigido>
      Dado um usuário com <sensorial> em resposta
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E decide SENS-5

      Exemplos:
        | sensorial                  | exigido            |
        | sensoriamento ativado      | Sensorial          |
        | Sensorial Corporal ativado | Sensorial Corporal |
        | Sensorial Ocular ativado   | Sensorial Ocular   |
        | percepção ocular ativada   | Sensorial          |

    Esquema do Cenário: Inativo, nem o que o ataque exige serve: exige <exigido>, e o usuário tem <sensorial>
      Dado um usuário com <sensorial>
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E nenhuma regra decide

      @SENS-5:base
      Exemplos: Sensorial
        | exigido            | sensorial                  |
        | Sensorial          | Sensorial Corporal inativo |
        | Sensorial Corporal | Sensorial Corporal inativo |
        | Sensorial Ocular   | Sensorial Ocular inativo   |

      @SENS-5:deteccao
      Exemplos: Detecção
        | exigido             | sensorial                   |
        | detecção específica | detecção específica inativa |

    @SENS-5:base @SENS-4:base
    Esquema do Cenário: A Teia exige Sensorial, e Iara ativa o Faro no post <post>: <resposta>
      Dado que Iara tem por inimigo Caio
      E o ataque exige Sensorial de quem se defende
      E sabe-se que o usuário tem Sensorial Ocular
      E a batalha:
        | quem | usa  | ativa    |
        | Iara |      | <antes>  |
        | Caio | Teia |          |
        | Iara |      | <depois> |
      Quando perguntam ao juiz da batalha, sobre o Faro: o requisito sensorial do ataque está cumprido?
      Então a resposta é: <resposta>
      E decide <regra>

      Exemplos: Antes do ataque
        | post | antes | depois | resposta                            | regra  |
        | 1    | Faro  |        | o requisito sensorial está cumprido | SENS-4 |

      Exemplos: Em resposta a ele
        | post | antes | depois | resposta                                                     | regra  |
        | 3    |       | Faro   | o requisito sensorial não está cumprido, e a defesa não cabe | SENS-5 |

    @SENS-5:base @SENS-4:base
    Esquema do Cenário: O Faro ativado tarde para um ataque já está ativo para o seguinte: no post <post>, <resposta>
      Dado que Iara tem por inimigo Caio
      E o ataque exige Sensorial de quem se defende
      E sabe-se que o usuário tem Sensorial Ocular
      E a batalha:
        | quem | usa  | ativa | desativa |
        | Caio | Teia |       |          |
        | Iara |      | Faro  |          |
        | Caio | Teia |       |          |
        | Iara |      |       |          |
        | Caio | Teia |       |          |
        | Iara |      |       | Faro     |
      E a batalha está no post <post>
      Quando perguntam ao juiz da batalha, sobre o Faro: o requisito sensorial do ataque está cumprido?
      Então a resposta é: <resposta>

      Exemplos:
        | post | resposta                                                     |
        | 2    | o requisito sensorial não está cumprido, e a defesa não cabe |
        | 3    | o requisito sensorial está cumprido                          |
        | 4    | o requisito sensorial está cumprido                          |
        | 6    | o requisito sensorial não está cumprido, e a defesa não cabe |

    @SENS-5:base @SENS-5:deteccao
    Esquema do Cenário: O que o ataque exige não impede ativar outra coisa: exige <exigido>, e ativa-se <sensorial>
      Dado um usuário com <sensorial> em resposta
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o que o ataque exige impede ativar o sensorial em resposta a ele?
      Então a resposta é: o que o ataque exige não impede essa ativação
      E nenhuma regra decide

      Exemplos:
        | exigido             | sensorial                   |
        | detecção específica | Sensorial Ocular ativado    |
        | detecção específica | Sensorial Corporal ativado  |
        | detecção específica | sensoriamento ativado       |
        | Sensorial           | detecção específica ativada |
        | Sensorial Ocular    | detecção específica ativada |
        | Sensorial Corporal  | detecção específica ativada |

    @SENS-5:base @SENS-5:deteccao
    Esquema do Cenário: Quem não tem sensorial não tem o que o ataque impeça de ativar: exige <exigido>
      Dado que se sabe que o usuário não tem sensorial nem detecção
      E o ataque exige <exigido> de quem se defende
      Quando perguntam ao juiz: o que o ataque exige impede ativar o sensorial em resposta a ele?
      Então a resposta é: o que o ataque exige não impede essa ativação
      E nenhuma regra decide

      Exemplos:
        | exigido             |
        | Sensorial Ocular    |
        | detecção específica |

    @SENS-5:base @SENS-5:deteccao
    Cenário: O ataque que nada exige não impede ativar sensorial algum em resposta
      Dado que se sabe que o ataque não exige sensorial
      Quando perguntam ao juiz: o que o ataque exige impede ativar o sensorial em resposta a ele?
      Então a resposta é: o que o ataque exige não impede essa ativação
      E nenhuma regra decide

    @SENS-5:deteccao @AMB-27:A
    Cenário: Também a detecção específica que o ataque exige tem de estar ativa antes dele
      Dado um usuário com detecção específica ativada em resposta
      E o ataque exige detecção específica de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E decide SENS-5:deteccao
      E a resposta depende da leitura AMB-27

    @AMB-27:B
    Cenário: Se só os sensoriais contam, a detecção específica pode ser ativada em resposta
      Dado que o comitê adota a leitura B de AMB-27
      E um usuário com detecção específica ativada em resposta
      E o ataque exige detecção específica de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial está cumprido
      E nenhuma regra decide
      E a resposta depende da leitura AMB-27

    @SENS-5:deteccao
    Esquema do Cenário: A detecção específica que já estava ativa serve também na leitura <leitura>
      Dado que o comitê adota a leitura <leitura> de AMB-27
      E um usuário com detecção específica já ativa
      E o ataque exige detecção específica de quem se defende
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial está cumprido
      E nenhuma regra decide

      Exemplos:
        | leitura |
        | A       |
        | B       |

    @SENS-5:desafio-ativa_em_resposta
    Esquema do Cenário: A legenda promete ativar o sensorial em resposta; pela leitura <leitura>, <resposta>
      Dado que o comitê adota a leitura <leitura> de AMB-0
      E um usuário com Sensorial Corporal ativado em resposta
      E o ataque exige Sensorial de quem se defende
      E a legenda diz que o sensorial pode ser ativado em resposta ao ataque que o exige
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: <resposta>
      E decide <regra>
      E a resposta depende da leitura AMB-0

      @AMB-0:A
      Exemplos: A regra não cede à legenda
        | leitura | resposta                                                     | regra  |
        | A       | o requisito sensorial não está cumprido, e a defesa não cabe | SENS-5 |

      @AMB-0:B
      Exemplos: Toda regra cede à legenda
        | leitura | resposta                            | regra                    |
        | B       | o requisito sensorial está cumprido | SENS-5!ativa_em_resposta |

    @SENS-5:desafio-ativa_em_resposta @AMB-0:B
    Esquema do Cenário: Se toda regra cede à legenda, prometer ativá-lo não serve a quem não o ativa: <sensorial>
      Dado que o comitê adota a leitura B de AMB-0
      E um usuário com <sensorial>
      E o ataque exige Sensorial de quem se defende
      E a legenda diz que o sensorial pode ser ativado em resposta ao ataque que o exige
      Quando perguntam ao juiz: o requisito sensorial do ataque está cumprido?
      Então a resposta é: o requisito sensorial não está cumprido, e a defesa não cabe
      E nenhuma regra decide

      Exemplos:
        | sensorial                  |
        | Sensorial Corporal inativo |
        | sensoriamento inativo      |

  Regra: Em resposta a um Genjutsu não se ativa o sensorial que ele exige de quem se defende.

    @SENS-5:genjutsu @CON-21
    Cenário: O sensorial que o Genjutsu exige não se ativa em resposta a ele
      Dado um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E sabe-se que o que se ativa é um sensorial ou uma detecção
      E um usuário com Sensorial Ocular ativado em resposta
      E o ataque exige Sensorial de quem se defende
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é recusada
      E decide SENS-5:genjutsu
      E GEN-3a é vencida por SENS-5:genjutsu

    @GEN-3a:base
    Cenário: O sensorial que o Genjutsu não exige ativa-se em resposta a ele
      Dado um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E sabe-se que o que se ativa é um sensorial ou uma detecção
      E um usuário com Sensorial Ocular ativado em resposta
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é permitida
      E decide GEN-3a
      E não decide SENS-5:genjutsu

    @SENS-5:genjutsu
    Cenário: Nem em resposta a um Genjutsu Supremo mais lento se ativa o sensorial que ele exige
      Dado um Genjutsu Supremo de rank 5
      E uma ativação de rank 3 em resposta
      E sabe-se que o que se ativa é um sensorial ou uma detecção
      E um usuário com Sensorial Ocular ativado em resposta
      E o ataque exige Sensorial Ocular de quem se defende
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é recusada
      E decide SENS-5:genjutsu
      E GEN-3b:mais_lento é vencida por SENS-5:genjutsu

    @SENS-5:genjutsu
    Cenário: Prever o uso contra Supremo não livra o sensorial de estar ativo antes
      Dado um Genjutsu Supremo de rank 1
      E uma ativação de rank 3 em resposta
      E a legenda diz que a habilidade pode ser ativada em resposta a um Genjutsu Supremo
      E sabe-se que o que se ativa é um sensorial ou uma detecção
      E um usuário com Sensorial Ocular ativado em resposta
      E o ataque exige Sensorial Ocular de quem se defende
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é recusada
      E decide SENS-5:genjutsu
      E GEN-3b!preve_supremo é vencida por SENS-5:genjutsu

    @SENS-5:genjutsu
    Cenário: O sensorial que o Genjutsu exige não se ativa nem quando a legenda não usa o verbo ativar
      Dado que o comitê adota a leitura B de AMB-38
      E um Genjutsu comum de rank 1
      E uma ativação de rank 5 em resposta
      E sabe-se que a resposta é modo ou sensorial, e a legenda não usa o verbo ativar
      E sabe-se que o que se ativa é um sensorial ou uma detecção
      E um usuário com percepção ocular ativada em resposta
      E o ataque exige Sensorial de quem se defende
      Quando perguntam ao juiz: isso pode ser ativado em resposta ao Genjutsu?
      Então a resposta é: a ativação em resposta é recusada
      E decide SENS-5:genjutsu

  Regra: O que o capítulo não resolve, o juiz declara omisso.

    @GAP-50
    Esquema do Cenário: O livro não diz se o sensoriamento alcança outra dimensão: <sensorial>
      Dado um usuário com <sensorial>
      E sabe-se que o inimigo está em outra dimensão
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: omisso
      E a lacuna é GAP-50
      E nenhuma regra decide
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: omisso
      E a lacuna é GAP-50
      E nenhuma regra decide

      Exemplos:
        | sensorial                         |
        | sensoriamento já ativo            |
        | Sensorial Corporal já ativo       |
        | Sensorial Ocular já ativo         |
        | sensoriamento ativado em resposta |

    @GAP-50
    Esquema do Cenário: O livro não diz quem vence, <sensorial> ou a habilidade que oculta a presença
      Dado um usuário com <sensorial>
      E sabe-se que uma habilidade oculta a presença do inimigo
      Quando perguntam ao juiz: o sensoriamento detecta a presença do inimigo?
      Então a resposta é: omisso
      E a lacuna é GAP-50
      E <na presença> por GAP-50
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: omisso
      E a lacuna é GAP-50
      E <na localização> é vencida por GAP-50

      Exemplos:
        | sensorial                         | na presença                  | na localização     |
        | sensoriamento já ativo            | SENS-1 é vencida             | SENS-1:localizacao |
        | Sensorial Corporal já ativo       | SENS-1 e SENS-2 são vencidas | SENS-2:localizacao |
        | Sensorial Ocular já ativo         | SENS-1 é vencida             | SENS-1:localizacao |
        | sensoriamento ativado em resposta | SENS-1 é vencida             | SENS-1:localizacao |

    @GAP-50
    Cenário: Nem a legenda que recusa a localização preenche esse silêncio, mesmo que toda regra ceda à legenda
      Dado que o comitê adota a leitura B de AMB-0
      E um usuário com sensoriamento já ativo
      E sabe-se que uma habilidade oculta a presença do inimigo
      E a legenda diz que quem sente o personagem não fica sabendo onde ele está
      Quando perguntam ao juiz: o sensoriamento dá a localização do inimigo?
      Então a resposta é: omisso
      E SENS-1:localizacao!sem_localizacao é vencida por GAP-50
