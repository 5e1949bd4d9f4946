# language: pt
@zarcovi
Funcionalidade: A nossa mesa confirma as barreiras
