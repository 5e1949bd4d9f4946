"""The fields of a character sheet (source: the vocabulary of all chapters; names as the players say them)."""

from collections.abc import Mapping

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.fields import Field, Holds, Kind, Told

_ABILITY = (Kind.ABILITY,)
_CARDS = (Kind.ABILITY, Kind.MODE, Kind.ITEM, Kind.EXTENSION)
_USED = (Kind.ABILITY, Kind.MODE, Kind.ITEM)

_YES_NO = {"sim": Text("sim", "yes"), "nao": Text("não", "no")}
_RANGES = {
    "curto": Text("curto alcance", "short range"),
    "medio": Text("médio alcance", "medium range"),
    "longo": Text("longo alcance", "long range"),
}
_STATUS = {
    "letal": Text("letal", "lethal"),
    "ilimitado": Text("ilimitado", "unlimited"),
    "supremo": Text("supremo", "supreme"),
    "variavel": Text("variável", "variable"),
    "outro": Text("fora da escada do livro", "not on the book's ladder"),
}
_THINGS = {
    "unidirecional": Text("ataques unidirecionais", "unidirectional attacks"),
    "multidirecional": Text("ataques multidirecionais", "multidirectional attacks"),
    "semi_global": Text("ataques semiglobais", "semi-Global attacks"),
    "global": Text("ataques globais", "Global attacks"),
    "dimensional": Text("habilidades dimensionais", "dimensional abilities"),
    "genjutsu": Text("Genjutsu", "Genjutsu"),
    "taijutsu": Text("Taijutsu", "Taijutsu"),
    "ninjutsu": Text("Ninjutsu", "Ninjutsu"),
    "selamento": Text("selamentos", "sealings"),
    "aprisionamento": Text("selamentos de aprisionamento", "imprisonment sealings"),
    "paralisia": Text("paralisias", "paralyses"),
    "supremo": Text("Dano Supremo", "Supreme Damage"),
    "barreira": Text("quem está em barreira", "who is within a barrier"),
    "curto": Text("ataques de curto alcance", "short-range attacks"),
    "gigante": Text("Gigantes e Mega Gigantes", "Giants and Mega Giants"),
    "aliado": Text("aliados", "allies"),
}
_DEFENCES = {
    "teleporte": Text("teleporte", "teleporte"),
    "teletransporte": Text("teletransporte", "teletransporte"),
    "dimensional": Text("habilidades dimensionais", "dimensional abilities"),
    "esquiva": Text("esquiva", "dodge"),
    "voo": Text("voo", "flight"),
    "corrida": Text("corrida", "run"),
    "barreira": Text("barreira", "barrier"),
    "repelir": Text("repelir", "repelling"),
    "absorcao": Text("absorção", "absorption"),
    "contra_ataque": Text("contra-ataque", "counter-attack"),
}

LIVRO = Field(
    name="livro",
    about=Text("O livro de regras da ficha.", "The sheet's rulebook."),
    holds=Holds.TEXT,
    of=(Kind.CHARACTER,),
    required=True,
    read=False,
)
NOME = Field(
    name="nome",
    label=Text("nome", "name"),
    about=Text("O nome, como os outros o citam.", "The name by which others cite it."),
    holds=Holds.TEXT,
    of=(Kind.CHARACTER, *_CARDS),
    required=True,
    example="Muralha de Lama",
    told=Told.NOTHING,
)
JOGADOR = Field(
    name="jogador",
    about=Text("Quem joga com o personagem.", "Who plays the character."),
    holds=Holds.TEXT,
    of=(Kind.CHARACTER,),
    read=False,
)
PORTE = Field(
    name="porte",
    label=Text("porte", "size"),
    about=Text("O porte do personagem ou da extensão.", "The size of the character or the extension."),
    holds=Holds.CHOICE,
    of=(Kind.CHARACTER, Kind.EXTENSION),
    values={
        "normal": Text("porte normal", "normal size"),
        "gigante": Text("Gigante", "Giant"),
        "mega_gigante": Text("Mega Gigante", "Mega Giant"),
    },
    also={"grande": "gigante", "medio": "normal"},
    read=False,
)
MAOS_DO_PERSONAGEM = Field(
    name="maos",
    label=Text("mãos que ocupa", "hands that it takes"),
    about=Text("Quantas mãos o personagem tem, se não são duas.", "How many hands the character has, if not two."),
    holds=Holds.NUMBER,
    of=(Kind.CHARACTER,),
    maximum=100,
    read=False,
)
TIPO = Field(
    name="tipo",
    label=Text("tipo", "type"),
    about=Text("Que espécie de habilidade é, ou a lista delas.", "Which kind of ability it is, or a list of them."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values={
        "ofensiva": Text("ofensiva", "offence"),
        "barreira": Text("barreira", "barrier"),
        "repelir": Text("repelir", "repelling"),
        "impulsionar": Text("impulsionar", "propelling"),
        "atrair": Text("atrair", "attracting"),
        "absorcao": Text("absorção", "absorption"),
        "manipulacao": Text("manipulação de ataque", "manipulation of an attack"),
        "contra_ataque": Text("contra-ataque (devolve)", "counter-attack (returns)"),
        "teleporte": Text("teleporte", "teleporte"),
        "teletransporte": Text("teletransporte", "teletransporte"),
        "troca": Text("troca de lugar", "change of places"),
        "dimensional": Text("dimensional", "dimensional"),
        "sensorial": Text("sensoriamento", "sensing"),
        "regeneracao": Text("regeneração", "regeneration"),
        "ressurreicao": Text("ressurreição", "resurrection"),
        "drible_de_morte": Text("drible de morte", "dodge of death"),
        "intangibilidade": Text("intangibilidade", "intangibility"),
        "imunidade": Text("imunidade", "immunity"),
        "senjutsu": Text("adição de Senjutsu", "addition of Senjutsu"),
        "voo": Text("voo", "flight"),
        "velocidade": Text("aumento de velocidade", "increase of speed"),
        "outra": Text("outra", "another"),
    },
    told=Told.SOME,
    also={"ataque": "ofensiva", "golpe": "ofensiva", "escudo": "barreira", "muro": "barreira"},
)
NATUREZA = Field(
    name="natureza",
    label=Text("natureza", "nature"),
    about=Text("A natureza da habilidade.", "The nature of the ability."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values={
        "ninjutsu": Text("Ninjutsu", "Ninjutsu"),
        "taijutsu": Text("Taijutsu", "Taijutsu"),
        "genjutsu": Text("Genjutsu", "Genjutsu"),
        "genjutsu_supremo": Text("Genjutsu Supremo", "Supreme Genjutsu"),
    },
)
EFEITO = Field(
    name="efeito",
    label=Text("efeito", "effect"),
    about=Text("O que faz com quem atinge, ou a lista disso.", "What it does to whom it hits, or a list of it."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values={
        "dano": Text("causa dano", "deals damage"),
        "selamento": Text("sela", "seals"),
        "aprisionamento": Text("sela por aprisionamento", "seals by imprisonment"),
        "paralisia": Text("paralisa", "paralyses"),
    },
    told=Told.SOME,
)
FORMA = Field(
    name="forma",
    label=Text("forma", "form"),
    about=Text("A forma da barreira, ou a lista delas.", "The barrier's form, or a list of them."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values={
        "campo": Text("erguida no campo", "raised in the field"),
        "manto": Text("manto que envolve o usuário", "a mantle that wraps its user"),
        "camada": Text("fina camada sobre o corpo", "a thin layer over the body"),
    },
)
COBERTURA = Field(
    name="cobertura",
    label=Text("cobertura", "coverage"),
    about=Text("Que lados a barreira cobre.", "Which sides the barrier covers."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values={
        "unidirecional": Text("um lado só", "one side only"),
        "360": Text("todos os lados (360°)", "all sides (360°)"),
    },
)
ESCALA = Field(
    name="escala",
    label=Text("escala", "scale"),
    about=Text("A escala do ataque.", "The attack's scale."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values={
        "unidirecional": Text("unidirecional", "unidirectional"),
        "multidirecional": Text("multidirecional", "multidirectional"),
        "semi_global": Text("semiglobal", "semi-Global"),
        "global": Text("global", "Global"),
    },
)
STATUS = Field(
    name="status",
    label=Text("status", "status"),
    about=Text("O status: do dano, se ataca; da defesa, se defende.", "The status: of its damage, or of its defence."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_STATUS,
)
PERMANECE = Field(
    name="permanece",
    label=Text("permanece em campo", "stays in the field"),
    about=Text("Se a barreira permanece em campo.", "Whether the barrier stays in the field."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_YES_NO,
)
MODO_GIGANTE = Field(
    name="modo_gigante",
    label=Text("modo gigante", "giant mode"),
    about=Text("Se a barreira se comporta como modo gigante.", "Whether the barrier behaves as a giant mode."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_YES_NO,
)
COMBAVEL = Field(
    name="combavel",
    label=Text("combável", "may be comboed"),
    about=Text("Se o ataque pode ser combado.", "Whether the attack can be comboed."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_YES_NO,
)
PORTAL = Field(
    name="portal",
    label=Text("portal", "portal"),
    about=Text("Se a legenda traz “(Portal)”.", "Whether the legend has “(Portal)”."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_YES_NO,
)
DESTINO = Field(
    name="destino",
    label=Text("destino", "destination"),
    about=Text("Aonde a habilidade dimensional leva.", "Where the dimensional ability leads to."),
    holds=Holds.TEXT,
    of=_ABILITY,
    example="Jardim de Sal",
    told=Told.SOME,
)
ORIGEM = Field(
    name="origem",
    label=Text("origem", "origin"),
    about=Text("De onde parte a habilidade dimensional.", "Where the dimensional ability starts from."),
    holds=Holds.TEXT,
    of=_ABILITY,
    told=Told.SOME,
)
SENTIDO = Field(
    name="sentido",
    label=Text("sensorial", "sensing"),
    about=Text("Que sensorial a habilidade dá.", "Which sensing the ability gives."),
    holds=Holds.CHOICES,
    of=(Kind.ABILITY, Kind.MODE, Kind.ITEM),
    values={
        "corporal": Text("Sensorial Corporal", "Sensorial Corporal"),
        "ocular": Text("Sensorial Ocular ou percepção ocular", "Sensorial Ocular, or ocular perception"),
        "especifica": Text("detecção específica", "specific detection"),
        "sem_tipo": Text("Sensorial, sem dizer qual", "Sensorial, not saying which"),
    },
    told=Told.SOME,
)
RANK = Field(
    name="rank",
    label=Text("rank", "rank"),
    about=Text("O rank de velocidade; menor é mais rápido.", "The speed rank; lower is faster."),
    holds=Holds.NUMBER,
    of=_USED,
    values={"instantaneo": Text("instantâneo", "instantaneous")},
    example="3",
    synonyms=("velocidade",),
)
ALCANCE = Field(
    name="alcance",
    label=Text("alcance", "range"),
    about=Text("O alcance, ou a lista dos alcances.", "The range, or a list of the ranges."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values=_RANGES,
)
USOS = Field(
    name="usos",
    label=Text("usos", "uses"),
    about=Text("Quantas vezes se usa na luta (o “4x”).", "How many times it is used in a fight (the “4x”)."),
    holds=Holds.NUMBER,
    of=_USED,
    example="4",
    synonyms=("vezes",),
)
DURACAO = Field(
    name="duracao",
    label=Text("duração", "duration"),
    about=Text("Por quantos turnos o efeito dura.", "For how many turns the effect lasts."),
    holds=Holds.NUMBER,
    of=_USED,
    values={"permanente": Text("permanente", "permanent")},
    synonyms=("turnos",),
)
QUEDA = Field(
    name="queda",
    label=Text("turnos até cair", "turns until it lands"),
    about=Text("Em quantos turnos a ofensiva tardia cai.", "In how many turns a delayed offence lands."),
    holds=Holds.NUMBER,
    of=_ABILITY,
)
CABE = Field(
    name="cabe",
    label=Text("defesas que cabem", "defences that fit"),
    about=Text("As defesas que a legenda diz que cabem.", "The defences that the legend says fit."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values=_DEFENCES,
    told=Told.SOME,
)
NAO_CABE = Field(
    name="nao_cabe",
    label=Text("defesas que não cabem", "defences that do not fit"),
    about=Text("As defesas que a legenda diz que não cabem.", "The defences that the legend says do not fit."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values=_DEFENCES,
    told=Told.SOME,
)
SO_ESCAPA_COM = Field(
    name="so_escapa_com",
    label=Text("só se escapa com", "escaped only by"),
    about=Text("As únicas defesas que livram do ataque.", "The only defences that free from the attack."),
    holds=Holds.CHOICES,
    of=_ABILITY,
    values=_DEFENCES,
    told=Told.SOME,
)
EXIGE = Field(
    name="exige",
    label=Text("sensorial que exige", "sensing demanded"),
    about=Text("O sensorial que o ataque exige do alvo.", "The sensing that the attack demands of its target."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values={
        "sensorial": Text("Sensorial, sem dizer qual", "Sensorial, not saying which"),
        "corporal": Text("Sensorial Corporal", "Sensorial Corporal"),
        "ocular": Text("Sensorial Ocular", "Sensorial Ocular"),
        "especifica": Text("detecção específica", "specific detection"),
    },
)
VERBO = Field(
    name="verbo",
    label=Text("verbo", "verb"),
    about=Text("O verbo com que a legenda começa um efeito.", "The verb with which the legend begins an effect."),
    holds=Holds.CHOICE,
    of=_USED,
    values={
        "ativa": Text("ativa", "activates"),
        "equipa": Text("equipa", "equips"),
    },
)
ATIVA = Field(
    name="ativa",
    label=Text("o que ativa", "what it activates"),
    about=Text("O que a habilidade ativa: nomes da ficha.", "What the ability activates: names of the sheet."),
    holds=Holds.NAMES,
    of=_USED,
    told=Told.SOME,
)
COMPLEMENTAR = Field(
    name="complementar",
    label=Text("complementar", "complementary"),
    about=Text("Se é uma habilidade complementar.", "Whether it is a complementary ability."),
    holds=Holds.CHOICE,
    of=_ABILITY,
    values=_YES_NO,
)
COMPLEMENTA = Field(
    name="complementa",
    label=Text("complementar de", "complement of"),
    about=Text("De que habilidade, modo ou item é complementar.", "Whose complement it is: ability, mode or item."),
    holds=Holds.NAMES,
    of=_ABILITY,
    told=Told.SOME,
)
CLASSE = Field(
    name="classe",
    label=Text("tipo de modo", "type of mode"),
    about=Text("De que tipo é o modo.", "Of which type the mode is."),
    holds=Holds.CHOICE,
    of=(Kind.MODE,),
    values={
        "nao_desativavel": Text("permanente, não pode ser desativado", "permanent, cannot be deactivated"),
        "desativavel": Text("permanente, pode ser desativado", "permanent, can be deactivated"),
        "so_substituivel": Text("permanente, só pode ser substituído", "permanent, can only be replaced"),
    },
)
MESCLA = Field(
    name="mescla",
    label=Text("mescla com", "merges with"),
    about=Text("Os modos com que se mescla.", "The modes with which it merges."),
    holds=Holds.NAMES,
    of=(Kind.MODE,),
    told=Told.SOME,
)
LOCAL = Field(
    name="local",
    label=Text("lugar onde se equipa", "where it is worn"),
    about=Text("Onde o item se equipa.", "Where the item is worn."),
    holds=Holds.CHOICES,
    of=(Kind.ITEM,),
    values={
        "mao": Text("nas mãos", "in the hands"),
        "armadura": Text("armadura: o corpo todo", "armour: the whole body"),
        "braco": Text("no braço", "on the arm"),
        "pescoco": Text("no pescoço", "around the neck"),
        "costas": Text("nas costas", "on the back"),
        "sem_local": Text("não ocupa lugar", "takes no place"),
    },
)
MAOS = Field(
    name="maos",
    label=Text("mãos que ocupa", "hands that it takes"),
    about=Text("Quantas mãos o item ocupa.", "How many hands the item takes."),
    holds=Holds.NUMBER,
    of=(Kind.ITEM,),
    maximum=100,
)
HP = Field(
    name="hp",
    label=Text("HP", "HP"),
    about=Text("O HP do item, se tem.", "The item's HP, if it has any."),
    holds=Holds.NUMBER,
    of=(Kind.ITEM,),
    maximum=1_000_000_000,
)
RANK_DE_DESEQUIPAR = Field(
    name="rank_de_desequipar",
    label=Text("rank para desequipar", "rank for unequipping"),
    about=Text("O rank para desequipar, se a legenda dá um.", "The rank for unequipping, if the legend gives one."),
    holds=Holds.NUMBER,
    of=(Kind.ITEM, Kind.MODE),
    minimum=1,
)
LEGENDA = Field(
    name="legenda",
    about=Text(
        "A legenda do card, palavra por palavra: |- e o texto nas linhas de baixo.",
        "The card's legend, word by word: |- and the text on the lines below.",
    ),
    holds=Holds.LEGEND,
    of=(Kind.CHARACTER, *_CARDS),
    read=False,
    example="Barreira 360° erguida no campo, de status letal. Rank 3 ||4x",
    synonyms=("descricao", "texto"),
)
CLAUSULAS = Field(
    name="clausulas",
    about=Text(
        "O que a legenda diz, pelos nomes das cláusulas do livro; `lint --fix` as escreve.",
        "What the legend says, by the names of the book's clauses; `lint --fix` writes them.",
    ),
    holds=Holds.CLAUSES,
    of=(Kind.CHARACTER, *_CARDS),
    read=False,
)
HABILIDADES = Field(
    name="habilidades",
    about=Text("As habilidades do personagem.", "The character's abilities."),
    holds=Holds.CARDS,
    of=(Kind.CHARACTER,),
    read=False,
    synonyms=("tecnicas", "poderes", "cards"),
)
MODOS = Field(
    name="modos",
    about=Text("Os modos do personagem.", "The character's modes."),
    holds=Holds.CARDS,
    of=(Kind.CHARACTER,),
    read=False,
)
ITENS = Field(
    name="itens",
    about=Text("Os itens, equipamentos e ferramentas.", "Items, equipment and tools."),
    holds=Holds.CARDS,
    of=(Kind.CHARACTER,),
    read=False,
    synonyms=("equipamentos", "ferramentas", "inventario"),
)
EXTENSOES = Field(
    name="extensoes",
    about=Text("As extensões corporais do personagem.", "The character's body extensions."),
    holds=Holds.CARDS,
    of=(Kind.CHARACTER,),
    read=False,
)
EQUIPADO = Field(
    name="equipado",
    about=Text("Os itens com que o personagem começa equipado.", "The items that the character starts out wearing."),
    holds=Holds.NAMES,
    of=(Kind.CHARACTER,),
    read=False,
)

# ------------------------------------------------------------------------ what players write and no ruling speaks of


def _free(name: str, *synonyms: str, of: tuple[Kind, ...] = (Kind.CHARACTER,)) -> Field:
    about = Text(
        "Campo livre: não diz nada das regras. Fica na ficha e não é verificado.",
        "A free field: it says nothing of the rules. It stays in the sheet and is not checked.",
    )
    return Field(name=name, about=about, holds=Holds.FREE, of=of, synonyms=synonyms, read=False, told=Told.NOTHING)


LIVRES = (
    _free("idade"),
    _free("genero", "gênero", "sexo"),
    _free("altura"),
    _free("peso"),
    _free("aparencia", "aparência"),
    _free("personalidade"),
    _free("historia", "história"),
    _free("cla", "clã"),
    _free("vila"),
    _free("nivel", "nível", "level"),
    _free("imagem", "avatar", of=(Kind.CHARACTER, *_CARDS)),
    _free("anotacoes", "anotações", "observacoes", "observações", of=(Kind.CHARACTER, *_CARDS)),
)

# ------------------------------------------------------------------------------- read from a legend, never written

RANK_LETRA = Field(
    name="rank_letra",
    label=Text("rank em letras", "rank in letters"),
    about=Text("O rank em letras (B, SSS+, ?), que não é de velocidade.", "The rank in letters, not one of speed."),
    holds=Holds.TEXT,
    of=_CARDS,
    written=False,
)
MULTIPLICADOR = Field(
    name="multiplicador",
    label=Text("número do dano", "number of the damage"),
    about=Text("O número do dano (o 4 de “4xLetal”).", "The number of the damage (the 4 of “4xLetal”)."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
ATE = Field(
    name="ate",
    label=Text("até que status", "up to which status"),
    about=Text("O maior status que defende, devolve ou repele.", "The highest status that it handles."),
    holds=Holds.CHOICE,
    of=_CARDS,
    values=_STATUS,
    written=False,
)
ABSORVE = Field(
    name="absorve",
    label=Text("absorve", "absorbs"),
    about=Text("O que absorve, além do que as cláusulas dizem.", "What it absorbs, besides what the clauses say."),
    holds=Holds.CHOICES,
    of=_CARDS,
    values={
        "equiparado_a_global": Text("ataques equiparados a global", "attacks equated to Global"),
    }
    | {name: _THINGS[name] for name in ("unidirecional", "multidirecional", "semi_global", "global", "aprisionamento")},
    written=False,
)
EXCETO = Field(
    name="exceto",
    label=Text("exceto", "except"),
    about=Text("O que a legenda exclui.", "What the legend excludes."),
    holds=Holds.CHOICES,
    of=_CARDS,
    values=_THINGS,
    written=False,
)
ROMPIDA_POR = Field(
    name="rompida_por",
    label=Text("só rompida por", "broken only by"),
    about=Text("O único que rompe a barreira.", "What alone breaks the barrier."),
    holds=Holds.CHOICES,
    of=_CARDS,
    values=_THINGS,
    written=False,
)
ALCANCE_M = Field(
    name="alcance_m",
    label=Text("alcance em metros", "range in metres"),
    about=Text("O alcance em metros.", "The range in metres."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
RANK_MINIMO = Field(
    name="rank_minimo",
    label=Text("rank mínimo da defesa", "lowest rank of the defence"),
    about=Text("O rank que a defesa precisa ter: “N ou acima”.", "The rank that a defence needs: “N or above”."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
RANK_LIMITE = Field(
    name="rank_limite",
    label=Text("até que rank", "up to which rank"),
    about=Text("Até que rank atinge ou defende: “até rank N”.", "Up to which rank it reaches or holds."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
USOS_POR = Field(
    name="usos_por",
    label=Text("contagem dos usos", "count of uses"),
    about=Text("A que vale a contagem dos usos.", "What the count of uses holds for."),
    holds=Holds.CHOICE,
    of=_CARDS,
    values={
        "luta": Text("por luta", "a fight"),
        "turno": Text("por turno", "a turn"),
        "dia": Text("por dia", "a day"),
    },
    written=False,
)
ALVOS = Field(
    name="alvos",
    label=Text("alvos", "targets"),
    about=Text("Quantos alvos atinge, ao todo ou no máximo.", "How many targets it hits, in all or at most."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
TECNICAS = Field(
    name="tecnicas",
    label=Text("técnicas seladas ou cortadas", "techniques sealed or cut"),
    about=Text("Quantas técnicas do alvo sela ou corta.", "How many of the target's techniques it seals."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
SURPRESA = Field(
    name="surpresa",
    label=Text("de surpresa", "by surprise"),
    about=Text("Se pega o alvo de surpresa.", "Whether it takes the target by surprise."),
    holds=Holds.CHOICE,
    of=_CARDS,
    values=_YES_NO,
    written=False,
)
REQUER = Field(
    name="requer",
    label=Text("requer", "requires"),
    about=Text("O que a legenda exige para usar (entre colchetes).", "What the legend demands for its use."),
    holds=Holds.TEXT,
    of=_CARDS,
    many=True,
    written=False,
)
CUSTO = Field(
    name="custo",
    label=Text("custo", "cost"),
    about=Text(
        "Os preços de base, de usar e de ativar: recurso e valor.",
        "The basic prices, of use and of activation: resource and amount.",
    ),
    holds=Holds.TEXT,
    of=_CARDS,
    many=True,
    written=False,
    example="ck 50000",
)
PASSAGEIROS = Field(
    name="passageiros",
    label=Text("quantos leva junto", "how many it takes along"),
    about=Text("Quantos o deslocamento leva junto.", "How many a means of moving takes along."),
    holds=Holds.NUMBER,
    of=_CARDS,
    written=False,
)
PORTE_QUE_DA = Field(
    name="porte_que_da",
    label=Text("porte que dá", "size that it gives"),
    about=Text("O porte que o card dá ao usuário.", "The size that the card gives its user."),
    holds=Holds.CHOICE,
    of=_CARDS,
    values=PORTE.values,
    written=False,
)

LABELS: Mapping[str, Text] = {one.name: one.label for one in list(globals().values()) if isinstance(one, Field)}
"""How players call what a legend says, by the name of its field."""
