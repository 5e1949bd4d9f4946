"""What happens to a mode, how it stands afterwards, what it grants, and what the book leaves open about it.

Lowest: what comes of each thing that may be tried on an active mode, and what the end of the turn or the fight brings.

The answer to what happens is what the next post starts from: `estado_do_modo` has the values of the fact `modo.estado`.
"""

from collections.abc import Mapping

from zarcovi_rules.books.zarcovi.facts import modo
from zarcovi_rules.books.zarcovi.readings.modo import AMB_44
from zarcovi_rules.core.rulings import Link, Question
from zarcovi_rules.core.vocabulary import Text

ATIVO = modo.ESTADO.is_("ativo")
SUSPENSO = modo.ESTADO.is_("suspenso") & AMB_44.is_("B")
ENCERRADO = modo.ESTADO.is_("inativo") | (modo.ESTADO.is_("suspenso") & AMB_44.is_("A"))
"""Where what was overlaid has ended, it is like any mode that is not active."""


def _tried(name: str, about: Text, values: Mapping[str, Text]) -> Question:
    """What comes of one thing that may be tried on an active mode, whether or not somebody does."""
    refused = Text("a tentativa é recusada", "the attempt is refused")
    return Question(name=name, about=about, values={**values, "recusado": refused})


DESATIVA = _tried(
    "desativacao_do_modo",
    Text("o modo ativo se deixa desativar?", "can the active mode be deactivated?"),
    {"desativado": Text("o modo ativo se deixa desativar", "the active mode can be deactivated")},
)
SUBSTITUI = _tried(
    "substituicao_do_modo",
    Text("outro modo pode tomar o lugar do modo ativo?", "can another mode take the active mode's place?"),
    {"substituido": Text("outro modo toma o lugar do modo", "another mode takes the mode's place")},
)
MESCLA = _tried(
    "mescla_do_modo",
    Text("o modo ativo se deixa mesclar com o outro?", "can the active mode be merged with the other?"),
    {"mesclado": Text("o modo ativo se deixa mesclar", "the active mode can be merged")},
)
SOBREPOE = _tried(
    "sobreposicao_ao_modo",
    Text("o que traz ao modo ativo outro que vem sobrepor-se?", "what does a mode bring that comes to overlay it?"),
    {
        "sobreposto_e_encerrado": Text("sob o outro, o modo acaba", "under the other the mode ends"),
        "sobreposto_e_suspenso": Text("sob o outro, o modo fica suspenso", "under the other the mode is suspended"),
    },
)
REATIVA = Question(
    name="reativacao_do_modo",
    about=Text("o que traz ao modo ativo ativá-lo outra vez?", "what does activating an active mode again bring?"),
    values={
        "ativado": Text("o modo se ativa outra vez", "the mode is activated once more"),
        "permanece": Text("o modo segue como estava", "the mode stays as it was"),
    },
)
_AO_FIM = modo.OPERACAO.is_("fim_do_turno", "fim_da_luta")
FIM = Question(
    name="modo_ao_fim",
    about=Text(
        "o que o fim do turno, ou o da luta, traz ao modo ativo?",
        "what does the end of the turn, or of the fight, bring to the active mode?",
    ),
    values={
        "permanece": Text("o modo passa de um turno a outro", "the mode goes on from one turn to the next"),
        "desativado": Text("o modo acaba com o turno", "the mode ends with the turn"),
        "encerrado_com_a_luta": Text("a luta acaba, e o modo com ela", "the fight ends, and the mode with it"),
        "nao_ha": Text("nem o turno acaba nem a luta", "neither the turn ends nor the fight"),
    },
    links=(Link(name="nao_ha", when=~_AO_FIM, then="nao_ha"),),
)
# Whatever results from merging, and whatever covers a mode, all types last. A legend that would end with the turn one
# that is merged or covered is another matter.
_DURA_COMO_TODOS = ATIVO | ~modo.ACABA_COM_O_TURNO.said | modo.OPERACAO.is_("fim_da_luta")

ACONTECE = Question(
    name="operacao_sobre_o_modo",
    about=Text("o que acontece com o modo?", "what happens to the mode?"),
    values={
        "ativado": Text("o modo é ativado", "the mode is activated"),
        "desativado": Text("o modo é desativado", "the mode is deactivated"),
        "substituido": Text("o modo é substituído pelo outro", "the mode is replaced by the other"),
        "mesclado": Text("o modo se mescla com o outro", "the mode merges with the other"),
        "sobreposto_e_encerrado": Text(
            "o outro se sobrepõe ao modo, que acaba", "the other overlays the mode, which ends"
        ),
        "sobreposto_e_suspenso": Text(
            "o outro se sobrepõe ao modo, que fica suspenso", "the other overlays the mode, which is suspended"
        ),
        "retomado": Text("o modo volta a valer", "the mode is in force again"),
        "permanece": Text("o modo permanece como está", "the mode stays as it is"),
        "recusado": Text(
            "a tentativa é recusada, e o modo permanece como está",
            "the attempt is refused, and the mode stays as it is",
        ),
        "encerrado_com_a_luta": Text("o modo acaba com a luta", "the mode ends with the fight"),
        "nao_ha": Text("não há modo ativo com que se faça isso", "there is no active mode to do that with"),
    },
    links=(
        Link(name="inativo", when=ENCERRADO & ~modo.OPERACAO.is_("ativar"), then="nao_ha"),
        Link(name="ativar", when=ATIVO & modo.OPERACAO.is_("ativar"), then=REATIVA),
        Link(name="sem_outro", when=ATIVO & modo.OPERACAO.is_("fim_do_outro"), then="permanece"),
        Link(name="desativar", when=ATIVO & modo.OPERACAO.is_("desativar"), then=DESATIVA),
        Link(name="substituir", when=ATIVO & modo.OPERACAO.is_("substituir"), then=SUBSTITUI),
        Link(name="mesclar", when=ATIVO & modo.OPERACAO.is_("mesclar"), then=MESCLA),
        Link(name="sobrepor", when=ATIVO & modo.OPERACAO.is_("sobrepor"), then=SOBREPOE),
        Link(name="fim", when=~ENCERRADO & _AO_FIM & _DURA_COMO_TODOS, then=FIM),
    ),
    effects=("estado_do_modo", "complementares_do_modo", "tipo_da_mescla"),
)
ACABOU = ACONTECE.is_("desativado", "substituido", "sobreposto_e_encerrado", "sobreposto_e_suspenso")
"""The mode is no longer in force, and the fight goes on."""
NADA_MUDOU = ACONTECE.is_("permanece", "recusado")

ESTADO_DEPOIS = Question(
    name="estado_do_modo",
    about=Text("como fica o modo depois disso?", "how does the mode stand after that?"),
    values={
        "inativo": Text("o modo fica inativo", "the mode is inactive afterwards"),
        "ativo": Text("o modo fica ativo", "the mode is active afterwards"),
        "mesclado": Text("o modo fica mesclado com o outro", "the mode is merged with the other afterwards"),
        "suspenso": Text("o modo fica suspenso sob o outro", "the mode is suspended under the other afterwards"),
    },
    links=(
        Link(name="vale", when=ACONTECE.is_("ativado", "retomado"), then="ativo"),
        Link(
            name="nao_vale",
            when=ACONTECE.is_("desativado", "substituido", "sobreposto_e_encerrado", "encerrado_com_a_luta", "nao_ha"),
            then="inativo",
        ),
        Link(name="mesclado", when=ACONTECE.is_("mesclado"), then="mesclado"),
        Link(name="suspenso", when=ACONTECE.is_("sobreposto_e_suspenso"), then="suspenso"),
        Link(name="como_estava", when=NADA_MUDOU, then=modo.ESTADO),
    ),
)
CONCEDE = Question(
    name="modo_concede",
    about=Text("o modo concede o que se quer dele?", "does the mode grant what is wanted of it?"),
    values={
        "sim": Text("o modo concede o que se quer dele", "the mode grants what is wanted of it"),
        "nao": Text("o modo não concede o que se quer dele", "the mode does not grant what is wanted of it"),
    },
    links=(Link(name="inativo", when=modo.ESTADO.is_("inativo", "suspenso"), then="nao"),),
)
COMPLEMENTARES = Question(
    name="complementares_do_modo",
    about=Text(
        "o que acontece com as habilidades complementares do modo?",
        "what happens to the mode's complementary abilities?",
    ),
    values={
        "valem": Text("as complementares valem com o modo", "the complementary abilities are in force with the mode"),
        "acabam": Text("as complementares acabam com o modo", "the complementary abilities end with the mode"),
        "nao_ha": Text("não há modo ativo que elas complementem", "there is no active mode that they complete"),
    },
    links=(
        Link(name="valem", when=ACONTECE.is_("ativado", "retomado") | (NADA_MUDOU & ATIVO), then="valem"),
        Link(name="fim_da_luta", when=ACONTECE.is_("encerrado_com_a_luta"), then="acabam"),
        Link(name="nao_ha", when=ACONTECE.is_("nao_ha"), then="nao_ha"),
    ),
)
TIPO_DA_MESCLA = Question(
    name="tipo_da_mescla",
    about=Text("de que tipo é o modo que resulta da mescla?", "of which type is the mode that results from merging?"),
    values={
        "nao_desativavel": Text("o modo mesclado não pode ser desativado", "the merged mode cannot be deactivated"),
        "desativavel": Text("o modo mesclado pode ser desativado", "the merged mode can be deactivated"),
        "so_substituivel": Text("o modo mesclado só pode ser substituído", "the merged mode can only be replaced"),
        "nao_ha": Text("nada se mescla", "nothing merges"),
    },
    # Where nothing comes to merge this is certain, even where it is open what happens to the mode.
    links=(Link(name="nao_ha", when=~(modo.OPERACAO.is_("mesclar") & ACONTECE.is_("mesclado")), then="nao_ha"),),
)
