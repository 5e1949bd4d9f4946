"""The range of an attack (source, lines 52 to 54)."""

from zarcovi_rules.books.zarcovi.facts import alcance, ataque
from zarcovi_rules.books.zarcovi.questions.alcance import (
    DEVIDA,
    ESCOLHA,
    ESPECIFICADO,
    ESPECIFICAR,
    FIXADO,
    MENOR,
    OFERECIDO,
    UMA,
)
from zarcovi_rules.books.zarcovi.questions.alcance import MAIOR as MAIOR_DA_HABILIDADE
from zarcovi_rules.books.zarcovi.questions.deslocamento import ALCANCE, ALCANCE_UNICO, COMBO
from zarcovi_rules.core.rulings import Case, Force, Ruling, Salvo, Source
from zarcovi_rules.core.vocabulary import Text

_MAIOR = (MAIOR_DA_HABILIDADE.is_("curto") & alcance.ESCOLHIDO.is_("medio", "longo")) | (
    MAIOR_DA_HABILIDADE.is_("medio") & alcance.ESCOLHIDO.is_("longo")
)


def _source(item: str | Text, *lines: int) -> Source:
    return Source(section=Text("Alcance", "Range"), item=item, lines=lines)


ALC_1 = Ruling(
    id="ALC-1",
    texto="O jogador pode especificar em que alcance faz o ataque, desde que menor.",
    text="The player may specify at which range the attack is made, provided that it is smaller.",
    source=_source("item 1", 52),
    force=Force.ABSOLUTA,
    cases=(
        Case(question=ESPECIFICAR, when=ESPECIFICADO & MENOR & ~OFERECIDO, then="pode"),
        Case(
            name="so",
            question=ESPECIFICAR,
            when=ESPECIFICADO & _MAIOR,
            then="nao_pode",
            challenged_by=(Salvo(clause=alcance.PODE_AUMENTAR, then="pode"),),
            texto="O jogador não pode especificar um alcance maior que o do ataque.",
            text="The player may not specify a range larger than the attack's.",
        ),
        Case(
            name="alcance",
            question=ALCANCE,
            when=COMBO.is_("nenhum") & ESPECIFICAR.is_("pode"),
            then=alcance.ESCOLHIDO,
            overrides=("alcance_do_combo~sem_combo",),
            texto="O ataque acontece no alcance que o jogador especifica.",
            text="The attack strikes at the range that the player specifies.",
        ),
        Case(
            name="mantem",
            question=ALCANCE,
            when=COMBO.is_("nenhum") & ALCANCE_UNICO.is_("sim") & ESPECIFICAR.is_("nao_pode"),
            then=ataque.ALCANCE,
            texto="O ataque fica em seu alcance se o jogador especifica um maior.",
            text="The attack stays at its own range if the player specifies a larger one.",
        ),
    ),
    same_as=("PORT-3",),
)
ALC_2A = Ruling(
    id="ALC-2a",
    texto="Se a habilidade tem mais de um alcance, o jogador tem de escolher em qual a usa.",
    text="If the ability has more than one range, the player has to choose at which to use it.",
    source=_source("item 2", 54),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=DEVIDA,
            when=~UMA & FIXADO.is_("nao"),
            then="sim",
            challenged_by=(Salvo(clause=alcance.DISPENSA_ESCOLHA, then="nao"),),
        ),
        Case(
            name="fixado",
            question=DEVIDA,
            when=~UMA & FIXADO.is_("sim"),
            then="nao",
            texto="Se algo fixa o alcance, o jogador não precisa escolhê-lo.",
            text="If something fixes the range, the player need not choose it.",
        ),
    ),
)
ALC_2B = Ruling(
    id="ALC-2b",
    texto="Deixar de escolher o alcance é um erro.",
    text="Not choosing the range is an erro.",
    source=_source("item 2", 54),
    force=Force.ABSOLUTA,
    cases=(
        Case(
            question=ESCOLHA,
            when=DEVIDA.is_("sim") & ESPECIFICAR.is_("nao_ha", "nao_pode"),
            then="erro",
            challenged_by=(Salvo(clause=alcance.SEM_ESCOLHA_O_MAIOR, then="sem_erro"),),
        ),
    ),
)
