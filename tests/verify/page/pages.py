"""Pages to look at: of the shipped features, and of features that hold everything that may go wrong."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.app.calling import Ran, zarcovi

TROUBLED = """\
# language: pt
@zarcovi
Funcionalidade: A <script>alert(1)</script> & a mesa "confere"

  Contexto:
    Dada uma barreira de campo unidirecional de status ilimitado

  Regra: Uma <b>regra</b> {{ 7 * 7 }} {% raw %}

    @BAR-CAMPO-2:base
    Cenário: Um muro " onmouseover="alert(2)" não segura <script src='//x' a onda
      E um ataque global de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: a barreira não segura
      E decide BAR-CAMPO-2

    @BAR-CAMPO-1:base @AMB-4:A
    Esquema do Cenário: O muro segura o ataque <escala>
      E um ataque <escala> de status letal
      Quando perguntam ao juiz: a barreira segura o ataque?
      Então a resposta é: <resposta>

      Exemplos: "os" <em>dois</em> lados
        | escala          | resposta              |
        | unidirecional   | a barreira segura     |
        | multidirecional | a barreira não segura |

  @BAR-CAMPO-2:base
  Cenário: Um passo que não existe, escrito tudojuntosemnenhumespaçoparaqueumalinhapossaterminaremqualquerlugardatela
    Quando chove <img src=x onerror=alert(3) // em cima do muro
    Então a resposta é: a barreira segura

  @BAR-CAMPO-99:base
  Cenário: Uma etiqueta que não existe
    E um ataque unidirecional de status letal
    Quando perguntam ao juiz: a barreira segura o ataque?
    Então a resposta é: a barreira segura
"""


@cache
def shipped(lang: str = "pt") -> str:
    """The page of the shipped features."""
    return zarcovi("verify", "--format", "html", "--lang", lang).out


def troubled(folder: Path, lang: str = "pt") -> Ran:
    """The page of a feature whose words are HTML, and which fails in every way."""
    file = folder / "apuros.feature"
    file.write_text(TROUBLED, "utf-8")
    return zarcovi("verify", str(file), "--format", "html", "--lang", lang)
