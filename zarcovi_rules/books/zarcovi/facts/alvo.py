"""Who is under attack."""

from zarcovi_rules.core.vocabulary import Fact, Text

ALVO = Fact(
    name="alvo",
    about=Text("quem o ataque visa?", "at whom is the attack aimed?"),
    values={
        "usuario": Text("o alvo é o usuário da defesa", "the target is the defence's user"),
        "extensao": Text("o alvo é a extensão do usuário", "the target is the user's extension"),
        "aliado": Text("o alvo é um aliado do usuário", "the target is an ally of the user"),
    },
    absent="usuario",
)
