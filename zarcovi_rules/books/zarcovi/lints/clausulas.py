"""Clauses, whatever they say: what the rules forbid, and what the legend does not say."""

from zarcovi_rules.books.zarcovi.lints.sentences import in_one_breath, speaks_of_all
from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind

_TYPES = {"1": "nao_desativavel", "2": "desativavel", "3": "so_substituivel"}
_FIELD, _LAYER = ("campo", "manto"), ("camada",)
_CONCERNS: dict[str, dict[str, tuple[str, ...]]] = {
    **{f"MODO-{number}{item}": {"classe": (kind,)} for number, kind in _TYPES.items() for item in "ab"},
    **{key: {"tipo": ("teleporte",)} for key in ("TP-1", "TP-4")},
    **{key: {"tipo": ("teletransporte",)} for key in ("TT-1a", "TT-1b", "TT-1c", "TT-2")},
    **{key: {"forma": _FIELD} for key in ("BAR-CAMPO-1", "BAR-CAMPO-3", "BAR-CAMPO-4a", "BAR-CAMPO-8")},
    **{key: {"forma": _LAYER} for key in ("BAR-CORPO-3", "BAR-CORPO-5")},
}
"""Rulings that say the same of different things: a card is told of those that are about it."""

_IDLE = (
    *("usuario", "usuaria", "jogador", "jogadora", "dono", "dona", "portador", "portadora", "quem", "usa", "usou"),
    *("ele", "ela", "eu", "meu", "minha", "card", "tecnica", "jutsu", "habilidade", "ataque", "ataques", "atk"),
    *("golpe", "golpes", "ofensiva", "post", "dentro", "ali", "aqui", "disso", "mas", "porem", "contudo"),
)
"""They name the user, the card or the place spoken of, and leave what stands beside them as it is."""

FORBIDDEN = Check(
    code="CLAUSULA-01",
    name="clausula_contra_regra_absoluta",
    rulings=(),
    statement=Text("A legenda quer o que as regras não permitem.", "The legend wants what the rules do not allow."),
    why=Text(
        "Uma regra sem “salvo se previsto em legenda” não cede a legenda nenhuma: o juiz ignora a cláusula.",
        "A ruling without “unless the legend says so” yields to no legend: the judge ignores the clause.",
    ),
    help=Text("Tire isso da legenda.", "Take it out of the legend."),
    bad="{nome: Olhar Frio, natureza: genjutsu, clausulas: [contagem.encerro_proprio_conta]}",
    good="{nome: Olhar Frio, natureza: genjutsu}",
    of=tuple(Kind),
    challenges=("*",),
    permitted={
        # Of Taijutsu and of what cannot be comboed it is the rule itself; so it is of sight where Corporal is demanded.
        "ataque.nao_manipulavel_por_portal": ("natureza:taijutsu", "combavel:nao"),
        "ataque.recusa_percepcao_ocular": ("exige:corporal",),
    },
    idle_words=_IDLE,
    concerns=_CONCERNS,
    only={
        "barreira.so_o_corpo": {"forma": ("campo", "manto")},
        "barreira.bloqueia_portais": {"forma": ("campo", "manto"), "cobertura": ("360",)},
        "deslocamento.leva_a_forca": {"tipo": ("teleporte",)},
        "deslocamento.leva_sem_nomear": {"tipo": ("teletransporte",)},
        "genjutsu.nao_admite_ativacao": {"natureza": ("genjutsu",)},
        "item.dispensa_mao_livre": {"local": ("mao",)},
        "item.nao_se_rouba": {"local": ("mao",)},
        "manipulacao.devolve_curto": {"tipo": ("dimensional",)},
        "manipulacao.devolve_por_um_uso": {"tipo": ("dimensional",)},
        "modo.recusa_mescla": {"classe": ("nao_desativavel", "desativavel")},
        "modo.nao_pode_ser_sobreposto": {"classe": ("so_substituivel",)},
        "proibicao.nao_cai": {"proibicao.permanente": ("nao",)},
    },
)
UNSAID = Check(
    code="CLAUSULA-02",
    name="clausula_que_a_legenda_nao_diz",
    rulings=(),
    statement=Text("A cláusula não está na legenda.", "The clause is not in the legend."),
    why=Text(
        "Uma exceção só existe se a legenda a prevê em palavras.",
        "An exception exists only if the legend foresees it in words.",
    ),
    help=Text("Escreva isso na legenda, ou tire a cláusula.", "Write it in the legend, or take the clause away."),
    bad="{nome: Fisgada, tipo: atrair, legenda: Rank 3. ||2x, clausulas: [suplementar.atrai_outros]}",
    good="{nome: Fisgada, tipo: atrair, legenda: Rank 3. ||2x}",
    of=tuple(Kind),
    unsaid=("*",),
    doubt=speaks_of_all,
)
CONTRADICTORY = Check(
    code="CLAUSULA-03",
    name="clausulas_que_se_contradizem",
    rulings=(),
    statement=Text("A legenda diz e desdiz a mesma coisa.", "The legend says one thing and its contrary."),
    why=Text(
        "Duas cláusulas que se contradizem não valem juntas, e nenhuma regra diz qual das duas prevalece.",
        "Two clauses that contradict each other do not hold together, and no ruling says which of them prevails.",
    ),
    help=Text("Deixe só uma das duas.", "Leave only one of the two."),
    bad="{nome: Fisgada, tipo: atrair, clausulas: [suplementar.atrai_so_seres, suplementar.atrai_so_equipamentos]}",
    good="{nome: Fisgada, tipo: atrair, clausulas: [suplementar.atrai_so_seres]}",
    of=tuple(Kind),
    contradicts=("*",),
    at_odds=in_one_breath,
)
