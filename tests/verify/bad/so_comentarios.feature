# language: pt
# Cenário: um dia
