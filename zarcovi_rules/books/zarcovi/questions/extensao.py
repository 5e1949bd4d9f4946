"""What the extension shares with its user: the effects that save him, intangibility, and what the book leaves open."""

from zarcovi_rules.core.rulings import Question
from zarcovi_rules.core.vocabulary import Text

ESTENDE = Question(
    name="efeito_se_estende_a_extensao",
    about=Text(
        "o efeito de que o usuário se vale se estende à extensão?",
        "does the effect that the user draws on extend to the extension?",
    ),
    values={
        "sim": Text("o efeito se estende à extensão", "the effect extends to the extension"),
        "nao": Text("o efeito não se estende à extensão", "the effect does not extend to the extension"),
    },
)
INTANGIVEL = Question(
    name="extensao_fica_intangivel",
    about=Text(
        "quando o usuário fica intangível, a extensão também fica?",
        "when the user turns intangible, does the extension too?",
    ),
    values={
        "sim": Text("a extensão fica intangível", "the extension turns intangible"),
        "nao": Text("a extensão não fica intangível", "the extension does not turn intangible"),
    },
)
PASSA_AO_USUARIO = Question(
    name="efeito_na_extensao_passa_ao_usuario",
    about=Text(
        "o que atinge só a extensão, mesmo que a mate, passa ao usuário?",
        "does what befalls the extension alone, even its death, pass to its user?",
    ),
    values={
        "sim": Text("o que atinge a extensão passa ao usuário", "what befalls the extension passes to its user"),
        "nao": Text("o que atinge a extensão fica nela", "what befalls the extension stays with it"),
    },
)
AGE_POR_SI = Question(
    name="extensao_age_por_si",
    about=Text("a extensão tem movimentação própria?", "does the extension have moves of its own?"),
    values={
        "sim": Text("a extensão age por si", "the extension acts by itself"),
        "nao": Text("a extensão só age pelo usuário", "the extension acts only through its user"),
    },
)
EVITA = Question(
    name="intangibilidade_evita_o_ataque",
    about=Text("quem está intangível escapa do ataque?", "does one who is intangible escape the attack?"),
    values={
        "sim": Text("o intangível escapa do ataque", "the intangible escapes the attack"),
        "nao": Text("o intangível não escapa do ataque", "the intangible does not escape the attack"),
    },
)
