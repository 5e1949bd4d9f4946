"""What is asked of a battle about who is taken along by a teleporte or teletransporte."""

from zarcovi_rules.books.zarcovi.facts import deslocamento
from zarcovi_rules.books.zarcovi.questions.deslocamento import VOO
from zarcovi_rules.books.zarcovi.recorded import turns, upon
from zarcovi_rules.core.vocabulary import Text

AINDA_VOA = upon(
    "passageiro_ainda_voa",
    VOO,
    about=Text("o passageiro ainda voa com o voo de quem o levou?", "does the passenger still fly by the lent flight?"),
    subject="efeito",
    counts={deslocamento.TURNOS: turns("voo_emprestado")},
)
