"""What is found of a document before its cards are checked, and of fields beside their legend.

They are described as a book's checks are, so that they can be explained, chosen and left out like those; they are found
by `lint.schema` and `lint.agreement`, not by `find`. An example is a card, or a whole file where it has no braces.
"""

from __future__ import annotations

from zarcovi_rules.core.messages import Text
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.fields import Kind
from zarcovi_rules.lint.findings import Severity, Status

UNKNOWN_FIELD = Check(
    code="FICHA-01",
    name="campo_desconhecido",
    rulings=(),
    statement=Text("O campo não existe aqui.", "The field does not exist here."),
    why=Text(
        "Um campo que ninguém lê não vale nada, e costuma ser outro mal escrito.",
        "A field that nobody reads counts for nothing, and is mostly another one misspelt.",
    ),
    help=Text("Corrija o nome do campo, ou tire-o.", "Correct the field's name, or take it out."),
    bad="{nome: Muro, rnak: 3}",
    good="{nome: Muro, rank: 3}",
    of=tuple(Kind),
)
MISSING_FIELD = Check(
    code="FICHA-02",
    name="campo_ausente",
    rulings=(),
    statement=Text("Falta um campo que a ficha precisa ter.", "A field is missing that a sheet must have."),
    why=Text(
        "Sem nome nada pode ser citado, e sem livro nada julgado.",
        "Without a name nothing can be cited, and without a livro nothing judged.",
    ),
    help=Text("Escreva o campo.", "Write the field."),
    bad="{rank: 3}",
    good="{nome: Muro, rank: 3}",
    of=tuple(Kind),
)
WRONG_VALUE = Check(
    code="FICHA-03",
    name="valor_errado",
    rulings=(),
    statement=Text("O campo não pode ter este valor.", "The field cannot have this value."),
    why=Text(
        "Um valor que não cabe no campo não pode ser comparado com as regras.",
        "A value that does not fit the field cannot be held against the rules.",
    ),
    help=Text("Escreva um valor que o campo aceita.", "Write a value that the field takes."),
    bad="{nome: Muro, status: Ilimitado}",
    good="{nome: Muro, status: ilimitado}",
    of=tuple(Kind),
)
WRONG_TYPE = Check(
    code="FICHA-04",
    name="tipo_de_valor_errado",
    rulings=(),
    statement=Text("O campo pede outro tipo de valor.", "The field wants another type of value."),
    why=Text(
        "Número, texto, lista e grupo de campos são coisas diferentes para quem lê o arquivo.",
        "A number, a text, a list and a group of fields are different things to whoever reads the file.",
    ),
    help=Text("Escreva o valor como o campo pede.", "Write the value as the field wants it."),
    bad="{nome: Muro, usos: 4x}",
    good="{nome: Muro, usos: 4}",
    of=tuple(Kind),
)
NO_SHEET = Check(
    code="FICHA-05",
    name="nao_e_ficha",
    rulings=(),
    statement=Text("Isto não é uma ficha.", "This is no sheet."),
    why=Text(
        "Uma ficha tem livro, nome e as listas de habilidades, modos e itens.",
        "A sheet has livro, nome, and the lists of abilities, modes and items.",
    ),
    help=Text("`zarcovi new ficha` mostra como é uma.", "`zarcovi new ficha` shows what one looks like."),
    bad="- Muro\n- Corte\n",
    good="livro: zarcovi\nnome: Rin\n",
    of=tuple(Kind),
)
OTHER_BOOK = Check(
    code="FICHA-06",
    name="livro_desconhecido",
    rulings=(),
    statement=Text("A ficha é de um livro que não se conhece aqui.", "The sheet is of a book that is not known here."),
    why=Text(
        "Cada livro tem seus campos e suas regras: pelos de outro, a ficha não se verifica.",
        "Each book has its own fields and rulings: by those of another a sheet cannot be checked.",
    ),
    help=Text("Escreva um livro conhecido.", "Write a book that is known."),
    bad="livro: rolimã\nnome: Rin\n",
    good="livro: zarcovi\nnome: Rin\n",
    of=tuple(Kind),
)
IN_QUOTES = Check(
    code="FICHA-07",
    name="aspas_no_nome",
    rulings=(),
    severity=Severity.WARNING,
    status=Status.WARNING,
    statement=Text("As aspas ficaram dentro do nome.", "The quotes have become a part of the name."),
    why=Text(
        "As aspas que o teclado do celular escreve são letras como as outras para quem lê o arquivo.",
        "The quotes that a phone's keyboard writes are letters like any other to whoever reads the file.",
    ),
    help=Text('Tire as aspas, ou troque por aspas retas (").', 'Take the quotes away, or write straight ones (").'),
    bad="{nome: “Muro”, rank: 3}",
    good="{nome: Muro, rank: 3}",
    of=tuple(Kind),
)
CONTRADICTS = Check(
    code="ACORDO-01",
    name="campo_contradiz_legenda",
    rulings=(),
    statement=Text("O campo não diz o mesmo que a legenda.", "The field says something else than the legend."),
    why=Text(
        "Na luta vale o que a legenda diz; um campo que a contradiz engana quem lê a ficha.",
        "In a fight what the legend says holds; a field against it misleads whoever reads the sheet.",
    ),
    help=Text("Corrija o campo, ou a legenda.", "Correct the field, or the legend."),
    bad="{nome: Muro, tipo: barreira, rank: 2, legenda: Barreira de lama. Rank 3}",
    good="{nome: Muro, tipo: barreira, rank: 3, legenda: Barreira de lama. Rank 3}",
    of=tuple(Kind),
)
UNWRITTEN = Check(
    code="ACORDO-02",
    name="legenda_diz_mais",
    rulings=(),
    severity=Severity.INFO,
    status=Status.WARNING,
    statement=Text("A legenda diz mais do que os campos.", "The legend says more than the fields."),
    why=Text(
        "O juiz lê os campos; o que só a legenda diz, cada um relê na hora da disputa.",
        "The judge reads the fields; what only the legend says, everybody reads anew when it is disputed.",
    ),
    help=Text("`lint --fix` escreve o que falta.", "`lint --fix` writes what is missing."),
    bad="{nome: Muro, tipo: barreira, legenda: Barreira de lama. Rank 3}",
    good="{nome: Muro, tipo: barreira, rank: 3, legenda: Barreira de lama. Rank 3}",
    of=tuple(Kind),
)
BEYOND = Check(
    code="ACORDO-03",
    name="campo_alem_da_legenda",
    rulings=(),
    severity=Severity.INFO,
    status=Status.UNKNOWN,
    statement=Text("Não li na legenda o que o campo diz.", "What the field says was not read in the legend."),
    why=Text(
        "Pode estar dito de um modo que não foi entendido, ou não estar; em disputa, vale a legenda.",
        "It may be said in a way that was not understood, or not be said; in a dispute the legend holds.",
    ),
    help=Text("Confira se a legenda o diz.", "See whether the legend says it."),
    bad="{nome: Muro, tipo: barreira, rank: 3, legenda: Barreira de lama.}",
    good="{nome: Muro, tipo: barreira, rank: 3, legenda: Barreira de lama. Rank 3}",
    of=tuple(Kind),
)
UNTAGGED = Check(
    code="ACORDO-04",
    name="clausula_nao_escrita",
    rulings=(),
    severity=Severity.WARNING,
    status=Status.WARNING,
    statement=Text("A lista de cláusulas diz menos que a legenda.", "The list of clauses says less than the legend."),
    why=Text(
        "Quem escreve a lista conta com que seja toda; o juiz toma as cláusulas dela.",
        "Whoever writes the list takes it for whole; the judge takes the clauses from it.",
    ),
    help=Text("`lint --fix` escreve o que falta.", "`lint --fix` writes what is missing."),
    bad="{nome: Muro, tipo: barreira, legenda: Barreira de lama que defende globais., clausulas: []}",
    good="{nome: Muro, tipo: barreira, legenda: Barreira de lama que defende globais., "
    "clausulas: [barreira.defende_global]}",
    of=tuple(Kind),
)
TWO_LEGENDS = Check(
    code="LEGENDA-04",
    name="duas_legendas",
    rulings=(),
    severity=Severity.WARNING,
    status=Status.UNKNOWN,
    statement=Text("Parecem duas legendas num texto só.", "These seem to be two legends in one text."),
    why=Text(
        "Lidas como uma, uma desdiria a outra; por isso nada do que dizem foi verificado.",
        "Read as one, each would unsay the other; so nothing of what they say was checked.",
    ),
    help=Text("Ponha uma legenda só em cada card.", "Give each card one legend only."),
    bad='{nome: Muro, tipo: barreira, legenda: "Barreira 360°. Rank 3 ||3x\\nAtaque global. Rank 2 ||4x"}',
    good="{nome: Muro, tipo: barreira, rank: 3, usos: 3, legenda: Barreira. Rank 3 ||3x}",
    of=tuple(Kind),
)

SHEET_CODES: tuple[Check, ...] = (
    UNKNOWN_FIELD, MISSING_FIELD, WRONG_VALUE, WRONG_TYPE, NO_SHEET, OTHER_BOOK,
    IN_QUOTES, CONTRADICTS, UNWRITTEN, BEYOND, UNTAGGED, TWO_LEGENDS,
)  # fmt: skip
"""All of them, by their codes."""
