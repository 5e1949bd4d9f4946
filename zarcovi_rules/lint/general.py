"""Checks that no rulebook brings along: whether a file can be read at all, and what is said of comments in it.

They have codes and examples as a book's checks have, so that they can be explained, chosen and left out like those.
What they object to is found where a file is read, not by `find`. An example is a whole file.
"""

from __future__ import annotations

from zarcovi_rules.core.messages import Message, Text, msg
from zarcovi_rules.lint.checks import Check
from zarcovi_rules.lint.codes import SHEET_CODES
from zarcovi_rules.lint.findings import Detail, Finding, Fix, Severity, Status
from zarcovi_rules.source.places import Place

_GOOD = """\
livro: zarcovi
nome: Rin
"""

UNREADABLE_FILE = Check(
    code="ARQUIVO-01",
    name="arquivo_ilegivel",
    rulings=(),
    statement=Text("O arquivo não pode ser lido como texto.", "The file cannot be read as text."),
    why=Text(
        "Sem texto não há ficha: o caminho não existe, não pode ser aberto, ou o conteúdo não é UTF-8.",
        "Without text there is no sheet: the path does not exist, may not be opened, or holds no UTF-8.",
    ),
    help=Text("Confira o caminho e salve o arquivo em UTF-8.", "Check the path and save the file as UTF-8."),
    bad="",
    good=_GOOD,
)
EMPTY_FOLDER = Check(
    code="ARQUIVO-02",
    name="pasta_sem_fichas",
    rulings=(),
    statement=Text("A pasta não tem ficha nenhuma.", "The folder holds no sheet."),
    why=Text(
        "Quem pede a verificação de uma pasta espera que haja o que verificar.",
        "Whoever asks for a folder to be checked expects that there is something to check.",
    ),
    help=Text("Dê outra pasta, ou um arquivo pelo nome.", "Give another folder, or a file by its name."),
    bad="",
    good=_GOOD,
)
NO_CAPTION = Check(
    code="ARQUIVO-03",
    name="ficha_por_legenda",
    rulings=(),
    statement=Text("Isto é uma ficha, e não uma legenda solta.", "This is a sheet, and not a bare caption."),
    why=Text(
        "Lida como legenda, a ficha teria por não entendidos todos os seus campos.",
        "Read as a caption, a sheet would have none of its fields understood.",
    ),
    help=Text("Tire --caption: zarcovi lint ficha.yaml.", "Leave --caption out: zarcovi lint ficha.yaml."),
    bad="",
    good=_GOOD,
)
COMMITTEE = Check(
    code="COMITE-01",
    name="comite_invalido",
    rulings=(),
    statement=Text("O arquivo do comitê não pode ser usado.", "The committee's file cannot be used."),
    why=Text(
        "Uma decisão com erro não vale, e as fichas seriam lidas pelo livro sem ela.",
        "A decision with a mistake is not in force, and sheets would be read by the book without it.",
    ),
    help=Text("Corrija o que o achado diz.", "Mend what the finding says."),
    bad="livro: zarcovi\nleituras: {AMB-0: C}\n",
    good="livro: zarcovi\nleituras: {AMB-0: B}\n",
)
SURPRISING_COMMITTEE = Check(
    code="COMITE-02",
    name="comite_surpreende",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text("Uma decisão do comitê pode surpreender.", "A decision of the committee may surprise."),
    why=Text(
        "Ela vale, mas não muda nada, nunca decide, ou contraria outra sem a vencer.",
        "It is in force, but changes nothing, never decides, or contradicts another without overriding it.",
    ),
    help=Text("Confira se é isso o que a mesa quis.", "See whether this is what the table meant."),
    bad="",
    good="livro: zarcovi\nleituras: {AMB-0: B}\n",
)
PHRASES = Check(
    code="FRASES-01",
    name="frases_invalidas",
    rulings=(),
    statement=Text(
        "O vocabulário do comitê tem algo que não pode ser usado.",
        "The committee's vocabulary has something that cannot be used.",
    ),
    why=Text(
        "A entrada com erro fica de fora, e as legendas são lidas sem ela.",
        "An entry with a mistake is left out, and legends are read without it.",
    ),
    help=Text("Corrija o que o achado diz.", "Mend what the finding says."),
    bad='frases:\n  - frases: ["pancada seca"]\n    sim: ["tipo=ofensivo"]\n    exemplos: ["Uma pancada seca"]\n',
    good='frases:\n  - frases: ["pancada seca"]\n    sim: ["tipo=ofensiva"]\n    exemplos: ["Uma pancada seca"]\n',
)
FAULT = Check(
    code="FALHA-01",
    name="falha_nossa",
    status=Status.UNKNOWN,
    rulings=(),
    statement=Text("Uma falha do programa impediu de ler o arquivo.", "A fault of the program kept it from reading."),
    why=Text(
        "O erro é nosso e não da ficha; os outros arquivos foram verificados.",
        "The mistake is ours and not the sheet's; the other files were checked.",
    ),
    help=Text("Rode de novo com --debug e mande o que aparecer.", "Run it again with --debug and send what it prints."),
    bad="",
    good=_GOOD,
)
UNUSED_IGNORE = Check(
    code="IGNORA-01",
    name="ignorar_sem_efeito",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text("O comentário não ignora nada.", "The comment ignores nothing."),
    why=Text(
        "O que ele dispensa não foi encontrado ali; um dia esconderia outra coisa.",
        "What it excuses was not found there; one day it would hide something else.",
    ),
    help=Text("Tire o comentário.", "Take the comment away."),
    bad="# zarcovi: ignore LINT-01\nlivro: zarcovi\nnome: Rin\n",
    good=_GOOD,
)
UNKNOWN_IGNORE = Check(
    code="IGNORA-02",
    name="ignorar_desconhecido",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text(
        "O comentário não se entende, ou manda ignorar o que não existe.",
        "The comment is not understood, or asks to ignore what does not exist.",
    ),
    why=Text(
        "Ignora-se uma verificação pelo código, pelo nome ou pela regra; um erro de digitação não ignora nada.",
        "A check is ignored by its code, its name or its ruling; a slip of the pen ignores nothing.",
    ),
    help=Text(
        "Escreva um código, como em `# zarcovi: ignore LINT-18`.", "Write a code, as in `# zarcovi: ignore LINT-18`."
    ),
    bad="# zarcovi: ignore LNT-01\nlivro: zarcovi\nnome: Rin\n",
    good=_GOOD,
)
UNREADABLE_YAML = Check(
    code="YAML-01",
    name="yaml_ilegivel",
    rulings=(),
    statement=Text("O texto tem um erro de YAML.", "The text has a mistake of YAML."),
    why=Text(
        "O que não se lê, ou está escrito duas vezes, não se verifica; de muitos erros em diante nada mais se lê.",
        "What cannot be read, or is written twice, is not checked; after many a mistake nothing more is read.",
    ),
    help=Text(
        "Corrija o que o achado diz. Legendas ficam inteiras depois de `|-`, na linha de baixo e recuadas.",
        "Mend what the finding says. Legends stay whole after `|-`, on the next line and indented.",
    ),
    bad="livro: zarcovi\nnome: Rin\nhabilidades:\n  - nome: Muro\n    legenda: *Muro de lama*\n",
    good="livro: zarcovi\nnome: Rin\nhabilidades:\n  - nome: Muro\n    legenda: |-\n      *Muro de lama*\n",
)
SURPRISING_YAML = Check(
    code="YAML-02",
    name="yaml_ambiguo",
    severity=Severity.WARNING,
    status=Status.WARNING,
    rulings=(),
    statement=Text("Em YAML, isto pode não ser o que parece.", "In YAML this may not be what it seems."),
    why=Text(
        "Palavras como `no` e números como `010` mudam de sentido de um programa para outro; o que vem depois de ` #` "
        "não se lê, e há letras que não se veem.",
        "Words such as `no` and numbers such as `010` mean another thing to another program; what follows ` #` is not "
        "read, and there are letters that nobody sees.",
    ),
    help=Text("Ponha entre aspas o que for texto.", "Put in quotes what is text."),
    bad="livro: zarcovi\nnome: no\n",
    good='livro: zarcovi\nnome: "no"\n',
)
GENERAL: tuple[Check, ...] = (
    UNREADABLE_FILE,
    EMPTY_FOLDER,
    NO_CAPTION,
    COMMITTEE,
    SURPRISING_COMMITTEE,
    PHRASES,
    FAULT,
    UNUSED_IGNORE,
    UNKNOWN_IGNORE,
    UNREADABLE_YAML,
    SURPRISING_YAML,
    *SHEET_CODES,
)
"""All of them, by their codes."""


def finding(
    check: Check, place: Place, message: Message, help_: Message | None = None, fix: Fix | None = None
) -> Finding:
    """What one of these checks objects to."""
    detail = Detail(message, place, help_ or msg("{said}", said=check.help), fix)
    return Finding(check.code, check.name, check.severity, check.status, detail)
