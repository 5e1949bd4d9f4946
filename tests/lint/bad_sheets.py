"""Bad and hostile sheets, made as they are asked for, because some are large.

`every` gives names and contents of files, `lay` puts into a folder what is no file, or has a strange name.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

GOOD = """\
livro: zarcovi
nome: Rin do Vale
porte: normal
habilidades:
  - nome: Muro de Sal
    tipo: barreira
    forma: campo
    cobertura: "360"
    status: letal
    rank: 3
    usos: 4
    legenda: |-
      Barreira 360° erguida no campo. Def: Letal. Rank 3.||4x
  - nome: Passo da Garça
    tipo: teleporte
    rank: 2
    usos: 5
    legenda: |-
      Teleporte. Rank 2.||5x
itens:
  - nome: Faca Curta
    local: mao
"""

CARD = "  - nome: Card {number}\n    tipo: voo\n    rank: 2\n"


def changed(old: str, new: str, text: str = GOOD) -> str:
    """The good sheet, with `new` where `old` first stands."""
    assert old in text
    return text.replace(old, new, 1)


def with_value(written: str) -> Iterator[tuple[str, str]]:
    """The good sheet with something else where a choice, a number, a text, names, clauses and a legend are due."""
    yield "escolha", changed("    usos: 4", f"    usos: 4\n    natureza: {written}")
    yield "numero", changed("rank: 3", f"rank: {written}")
    yield "texto", changed("nome: Rin do Vale", f"nome: {written}")
    yield "nome", changed("nome: Muro de Sal", f"nome: {written}")
    yield "nomes", changed("    usos: 4", f"    usos: 4\n    complementa: {written}")
    yield "clausulas", changed("    usos: 4", f"    usos: 4\n    clausulas: {written}")
    yield "legenda", changed("legenda: |-\n      Teleporte. Rank 2.||5x", f"legenda: {written}")
    yield "cards", changed("itens:\n  - nome: Faca Curta\n    local: mao\n", f"itens: {written}\n")
    yield "card", changed("  - nome: Faca Curta\n    local: mao\n", f"  - {written}\n")


VALUES = {
    "nulo": "~",
    "vazio": '""',
    "espacos": '"   "',
    "lista_vazia": "[]",
    "campos_vazios": "{}",
    "lista_de_nulos": "[~, ~]",
    "lista_de_listas": "[[campo], [[manto]]]",
    "lista_mista": "[1, true, {a: b}, campo]",
    "logico": "true",
    "noruega": "no",
    "hora": "12:30",
    "octal": "010",
    "milhar": "50.000",
    "fracao": "2.5",
    "negativo": "-1",
    "data": "2024-01-02",
    "nan": ".nan",
    "infinito": "-.inf",
    "enorme": "9" * 5000,
    "expoente": "1e400",
    "bilhoes": "999999999999999999999",
    "interrogacao": "?x",
    "repetido": "[campo, campo]",
    "longo": "a" * 100_000,
    "nfd": "cafe\u0301",
    "zero_width": '"cam\u200bpo"',
    "cirilico": "с\u0430mpo",
    "objeto": "{nome: x, de: [y]}",
}


def bomb(levels: int, width: int) -> str:
    lines = [f"a0: &a0 [{','.join(['lol'] * width)}]"]
    lines += [f"a{level}: &a{level} [{','.join([f'*a{level - 1}'] * width)}]" for level in range(1, levels)]
    return "\n".join(lines) + "\n"


def merge_bomb(levels: int, width: int) -> str:
    lines = ["a0: &a0 {" + ", ".join(f"k{key}: 1" for key in range(width)) + "}"]
    lines += [f"a{level}: &a{level}\n  <<: [{', '.join([f'*a{level - 1}'] * width)}]" for level in range(1, levels)]
    return "\n".join(lines) + "\n"


def indented(text: str, spaces: int = 2) -> str:
    return "".join(" " * spaces + line + "\n" for line in text.splitlines())


def parsed_badly() -> Iterator[tuple[str, str | bytes]]:
    """What keeps a file from being read, or surprises in how it is read."""
    yield "bomba_de_apelidos", bomb(9, 10)
    yield "bomba_na_ficha", GOOD + bomb(9, 10)
    yield "bomba_em_campo", "extra:\n" + indented(bomb(9, 10)) + changed("rank: 3", "rank: *a8")
    yield "bomba_na_legenda", "extra:\n" + indented(bomb(5, 10)) + changed("legenda: |-", "legenda: *a4 #", GOOD)
    yield "bomba_de_fusoes", merge_bomb(7, 10)
    yield "texto_de_10_mb", changed("nome: Rin", "nome: " + "a" * 10_000_000)
    yield "bloco_de_10_mb", GOOD + "extra: |\n" + ("  " + "linha de texto " * 5 + "\n") * 130_000
    for depth in (500, 5_000, 100_000):
        yield f"colchetes_{depth}", "extra: " + "[" * depth + "]" * depth + "\n"
        yield f"listas_{depth}", "- " * depth + "x\n"
    yield "campos_2000", "".join(" " * level + "a:\n" for level in range(2000)) + " " * 2000 + "x\n"
    yield "abertos_100000", "[" * 100_000
    yield "chaves_abertas_100000", "{a: " * 100_000
    yield "muitos_campos", "".join(f"k{key}: {key}\n" for key in range(100_000))
    yield "repetido_no_topo", changed("porte: normal", "porte: normal\nporte: gigante")
    yield "repetido_no_card", changed("    rank: 3", "    rank: 3\n    rank: 4")
    yield "repetidas_as_listas", GOOD + "habilidades:\n" + CARD.format(number=1)
    yield "tabulacao", changed("    rank: 3", "\trank: 3")
    yield "tabulacao_depois", changed("rank: 3", "rank:\t3\t")
    yield "nbsp_recuo", changed("    rank: 3", "\u00a0\u00a0\u00a0\u00a0rank: 3")
    yield "nbsp_depois", changed("rank: 3", "rank:\u00a03")
    yield "bom", b"\xef\xbb\xbf" + GOOD.encode()
    yield "bom_no_meio", changed("habilidades", "\ufeffhabilidades")
    yield "utf16le", GOOD.encode("utf-16")
    yield "utf16be", b"\xfe\xff" + GOOD.encode("utf-16-be")
    yield "utf16_sem_marca", GOOD.encode("utf-16-le")
    yield "utf16_cortado", GOOD.encode("utf-16")[:-1]
    yield "utf32", GOOD.encode("utf-32")
    yield "latin1", GOOD.encode("latin-1")
    yield "misturado", GOOD.encode() + "# fúria\n".encode("latin-1")
    yield "surrogado", GOOD.encode().replace(b"Rin", b"\xed\xa0\x80")
    yield "utf8_longo_demais", GOOD.encode().replace(b"Rin", b"\xc0\xaf")
    yield "nul", GOOD.encode().replace(b"Rin", b"R\x00n")
    yield "controle", GOOD.encode().replace(b"Rin", b"R\x07n")
    yield "cor_de_terminal", changed("Rin", "\x1b[31mRin")
    yield "so_zeros", b"\0" * 4096
    yield "imagem", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4
    yield "zip", b"PK\x03\x04" + bytes(range(256))
    yield "vazio", ""
    yield "so_espacos", "   \n\n  \n"
    yield "so_comentario", "# nada\n"
    yield "so_nulo", "~\n"
    yield "so_texto", "ola\n"
    yield "so_numero", "42\n"
    yield "so_lista", "- a\n- b\n"
    yield "so_cards", "- nome: Muro\n  tipo: barreira\n"
    yield "so_tracos", "---\n---\n---\n"
    yield (
        "card_sem_espaco",
        changed("  - nome: Passo da Garça\n    tipo: teleporte\n", "  - nome:Passo\n    tipo:teleporte\n"),
    )
    yield "campo_sem_espaco", changed("    tipo: teleporte\n", "    tipo:teleporte\n")
    yield "numero_com_virgula", changed("rank: 3", "rank: 3,0")
    yield "json", '{"livro": "zarcovi", "nome": "Rin", "habilidades": [{"nome": "Muro", "tipo": "bareira"}]}'
    yield "html", "<!DOCTYPE html>\n<html><body>Rin</body></html>\n"
    yield "legenda_crua", "Barreira 360° de sal, Def: Letal. Rank: 3 ||4x\n"
    yield "dois_documentos", GOOD + "---\n" + GOOD
    yield "erro_no_segundo", GOOD + "---\n" + changed("tipo: barreira", "tipo: bareira")
    yield "erro_nos_dois", changed("rank: 3", "rank: tres") + "---\n" + changed("tipo: barreira", "tipo: bareira")
    yield "segundo_ilegivel", changed("rank: 3", "rank: tres") + "---\n" + changed("tipo: barreira", "tipo: [")
    yield "dois_mil_documentos", ("---\n" + GOOD) * 2000
    yield "mil_documentos", "---\nlivro: zarcovi\nnome: Rin\naltitude: 3\n" * 1000
    yield "tag_python", changed("nome: Rin do Vale", 'nome: !!python/object/apply:os.system ["touch PWNED"]')
    yield "tag", changed("nome: Rin", "nome: !meu Rin")
    yield "tag_na_lista", changed("habilidades:\n", "habilidades: !!set\n")
    yield "ciclo", GOOD + "extra: &x [*x]\n"
    yield "ciclo_de_campos", GOOD + "extra: &x {a: *x}\n"
    yield "ciclo_de_cards", changed("habilidades:\n", "habilidades: &h\n  - *h\n")
    yield "apelido_sem_marca", changed("rank: 3", "rank: *nada")
    yield "apelidos_de_cards", changed("  - nome: Muro", "  - &muro\n    nome: Muro") + "  - *muro\n"
    yield (
        "apelido_mil_vezes",
        (changed("  - nome: Muro", "  - &muro\n    nome: Muro").replace("itens:", "  - *muro\n" * 1000 + "itens:", 1)),
    )
    yield "marca_sem_uso", changed("nome: Rin", "nome: &a Rin")
    yield "fusao", changed("  - nome: Passo", "  - <<: {rank: 2}\n    nome: Passo")
    yield "diretiva", "%YAML 1.1\n---\n" + GOOD
    yield "diretiva_2", "%YAML 2.0\n---\n" + GOOD
    yield "diretiva_tag", "%TAG ! tag:exemplo,2000:\n---\n" + GOOD
    yield "chave_numero", GOOD + "1: x\n"
    yield "chave_nula", GOOD + "~: x\n"
    yield "chave_logica", changed("    rank: 3", "    true: 3")
    yield "chave_lista", GOOD + "? [a, b]\n: x\n"
    yield "chave_de_1_mb", GOOD + '? "' + "k" * 1_000_000 + '"\n: x\n'
    yield "aspas_abertas", changed("nome: Rin do Vale", 'nome: "Rin do Vale')
    yield "colchete_aberto", changed("tipo: barreira", "tipo: [barreira")
    yield "recuo_errado", changed("    forma: campo", "   forma: campo")
    yield "recuo_de_lista", changed("  - nome: Passo", "   - nome: Passo")
    yield "dois_pontos", changed("nome: Rin", "nome: Rin: a")
    yield "divisoria", changed("      Teleporte", "---\n      Teleporte")
    yield "crlf", GOOD.replace("\n", "\r\n")
    yield "so_cr", GOOD.replace("\n", "\r")
    yield "misto_de_linhas", changed("rank: 3", "rank: tres").replace("\n", "\r\n", 6).replace("porte", "\rporte", 1)
    yield "sem_fim_de_linha", GOOD.rstrip("\n")
    yield "nel_ls", changed("nome: Rin", "nome: a\u2028b\x85 c")
    yield "sem_fim", changed("rank: 3", "rank: tres") + "..."
    yield "depois_do_fim", GOOD + "...\nlixo\n"


def misspelt() -> Iterator[tuple[str, str | bytes]]:
    """Good YAML that is no good sheet."""
    yield "chave_nfd", GOOD + "extensoe\u0303s: []\n"
    yield "chave_com_acento", changed("    usos: 4", "    usos: 4\n    duração: 2")
    yield "chave_cirilica", changed("    rank: 3", "    r\u0430nk: 3")
    yield "chave_zero_width", changed("    rank: 3", "    ra\u200bnk: 3")
    yield "chave_larga", changed("    rank: 3", "    \uff52\uff41\uff4e\uff4b: 3")
    yield "chave_maiuscula", changed("    rank: 3", "    Rank: 3")
    yield "chave_com_espaco", changed("    rank: 3", '    "rank ": 3')
    yield "chave_vazia", changed("    rank: 3", '    "": 3')
    yield "chave_livre_em_card", changed("    rank: 3", "    idade: 3")
    yield "chave_livre_mal_escrita", changed("porte: normal", "Aparência: alta\nnivell: 3")
    yield "chave_com_outro_nome", changed("    rank: 3", "    velocidade: 3")
    yield "livre_com_campos", changed("porte: normal", "aparencia: {olhos: verdes}\nhistoria: [[a], {b: c}]")
    yield "campo_e_valor_errados", changed("    rank: 3", "    rnak: R9")
    yield "lista_campo_e_valor_errados", changed("habilidades:", "habilidads:").replace("    rank: 3", "    rnak: R9")
    yield "chave_em_negrito", changed("porte: normal", "*Porte:* normal")
    yield "card_em_italico", changed("  - nome: Faca Curta", "  - _Nome:_ Faca Curta\n  - nome: Faca Curta")
    yield "chave_riscada", changed("porte: normal", "~Porte~: normal")
    yield "nome_entre_aspas_curvas", changed("nome: Rin do Vale", "nome: “Rin do Vale”")
    yield "nome_de_card_entre_aspas_curvas", changed("nome: Muro de Sal", "nome: «Muro de Sal»")
    yield "tudo_entre_aspas_curvas", changed("rank: 3", "rank: “3”").replace("tipo: barreira", "tipo: “barreira”")
    yield "livro_entre_aspas_curvas", changed("livro: zarcovi", "livro: “zarcovi”")
    yield "chave_vazia_de_ficha", changed("porte: normal", '"": normal')
    yield "chave_errada", changed("    usos: 4", "    uzos: 4")
    yield "chave_de_outro", changed("    rank: 3", "    hp: 3")
    yield "chave_com_quebra", changed("    rank: 3", '    "ra\\nnk": 3')
    yield "mil_chaves_erradas", changed("    rank: 3", "".join(f"    chave_{key}: 3\n" for key in range(1000)).rstrip())
    yield "sem_livro", changed("livro: zarcovi\n", "")
    yield "livro_errado", changed("livro: zarcovi", "livro: zarkovi")
    yield "livro_lista", changed("livro: zarcovi", "livro: [zarcovi]")
    yield "livro_longo", changed("livro: zarcovi", "livro: " + "z" * 100_000)
    yield "sem_nome", changed("nome: Rin do Vale\n", "")
    yield "card_sem_nome", changed("  - nome: Muro de Sal\n    tipo", "  - tipo")
    yield "card_vazio", changed("  - nome: Passo", "  -\n  - nome: Passo")
    yield "cards_textos", changed("  - nome: Passo", "  - Salto\n  - nome: Passo")
    yield (
        "cards_por_nome",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n  Muro:\n    tipo: barreira\n  Passo:\n    tipo: voo\n",
    )
    yield (
        "cards_aninhados",
        changed("    usos: 4", "    usos: 4\n    habilidades:\n      - nome: Outro\n        tipo: voo"),
    )
    yield (
        "cards_na_lista",
        changed("  - nome: Muro de Sal", "  - - nome: Muro de Sal").replace("    tipo: b", "      tipo: b"),
    )
    yield "ficha_na_ficha", "ficha:\n" + indented(GOOD)
    yield (
        "fichas_em_lista",
        "".join("- " + line if not place else "  " + line for place, line in enumerate(GOOD.splitlines(keepends=True))),
    )
    yield "nomes_iguais", GOOD + "  - nome: FACA  CÚRTA\n    local: mao\n"
    yield "valor_com_maiuscula", changed("tipo: barreira", "tipo: Barreira")
    yield "valor_com_acento", changed("tipo: barreira", "tipo: absorção")
    yield "valor_errado_na_lista", changed("tipo: barreira", "tipo: [barreira, bareira, voo]")
    yield "valor_de_100_kb", changed("tipo: barreira", "tipo: " + "b" * 100_000)
    yield "clausula_errada", changed("    usos: 4", "    usos: 4\n    clausulas: [barreira.defende_aliado]")
    yield "clausula_sem_ponto", changed("    usos: 4", "    usos: 4\n    clausulas: [defende_aliados, ., barreira.]")
    yield "numero_por_extenso", changed("rank: 3", "rank: três")
    yield "numero_em_aspas", changed("rank: 3", 'rank: "3"')
    yield "numero_arabe", changed("rank: 3", "rank: ٣")
    yield "numero_largo", changed("rank: 3", "rank: \uff13")
    yield "numero_ao_quadrado", changed("rank: 3", "rank: ²")
    yield (
        "tudo_errado",
        (
            "livro: zarcovi\nnome: [a]\nporte: grande\nhabilidades:\n"
            "  - tipo: bareira\n    rank: x\n    usos: -1\n    zzz: 1\n"
            "modos: 3\nitens: [1, a, ~, {nome: 1}]\nequipado: {a: b}\nzzz: 1\n"
        ),
    )


def large() -> Iterator[tuple[str, str | bytes]]:
    """Sheets that are large, and legends that are hard to read."""
    yield (
        "mil_cards",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n" + "".join(CARD.format(number=number) for number in range(5_000)),
    )
    yield (
        "mil_cards_errados",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n"
        + "".join(CARD.format(number=number).replace("voo", "vooo") for number in range(2_000)),
    )
    yield (
        "trinta_mil_cards",
        "livro: zarcovi\nnome: Rin\nhabilidades: [" + ",\n".join(["{nome: a, tipo: [ofensva]}"] * 30_000) + "]\n",
    )
    yield "mil_cards_iguais", "livro: zarcovi\nnome: Rin\nhabilidades:\n" + CARD.format(number=1) * 2_000
    yield (
        "mil_legendas",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n"
        + "".join(f"{CARD.format(number=number)}    legenda: Voa. Rank 2.||4x\n" for number in range(2_000)),
    )
    yield (
        "clausulas_100000",
        changed(
            "    usos: 4",
            "    usos: 4\n    clausulas: [" + ", ".join(f"barreira.c{name}" for name in range(100_000)) + "]",
        ),
    )
    yield (
        "clausula_100000_vezes",
        changed(
            "    usos: 4", "    usos: 4\n    clausulas: [" + ", ".join(["barreira.defende_aliados"] * 100_000) + "]"
        ),
    )
    yield (
        "mil_clausulas_erradas",
        changed(
            "    usos: 4", "    usos: 4\n    clausulas: [" + ", ".join(f"barreira.x{n}" for n in range(1000)) + "]"
        ),
    )
    yield (
        "mil_referencias",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n"
        + "".join(f"  - {{nome: M{n}, tipo: voo, rank: 2, complementa: [N{n}x, K{n}]}}\n" for n in range(1_500)),
    )
    yield (
        "mil_equipados",
        f"livro: zarcovi\nnome: Rin\nequipado: [{', '.join(f'Faca {n}' for n in range(1_000))}]\nitens:\n"
        + "".join(f"  - {{nome: Facca {n}, local: mao}}\n" for n in range(1_500)),
    )
    yield (
        "mil_aspas_curvas",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n"
        + "".join(f"  - {{nome: “M{n}”, tipo: voo, rank: 2, complementa: [“x”]}}\n" for n in range(1_500)),
    )
    yield "dez_mil_vezes", "livro: zarcovi\nnome: Rin\n" + "idade: 3\n" * 10_000
    yield (
        "mil_campos_e_valores_errados",
        "livro: zarcovi\nnome: Rin\nhabilidades:\n" + "  - {nome: M, rnak: R3, usso: 4x}\n" * 1_000,
    )
    yield "tipos_100000", changed("tipo: barreira", "tipo: [" + ", ".join(["voo"] * 100_000) + "]")
    yield "equipado_100000", GOOD + "equipado: [" + ", ".join(f"Faca {name}" for name in range(100_000)) + "]\n"
    hostile = {
        "a": "a" * 1_000_000,
        "espacos": "a" + " " * 1_000_000 + "b",
        "palavras": "palavra qualquer " * 60_000,
        "vocabulario": "barreira que defende global e selamento " * 25_000,
        "negacoes": "não " * 250_000,
        "excecoes": "exceto " * 140_000,
        "usos": "||4x " * 200_000,
        "usos_diferentes": " ".join(f"||{uses}x" for uses in range(1, 120_000)),
        "ranks": "Rank 3 " * 140_000,
        "abre": "{" * 1_000_000,
        "colchetes": "[" * 1_000_000,
        "parenteses": "(" * 500_000 + ")" * 500_000,
        "pontos": ". " * 500_000,
        "virgulas": "barreira, " * 100_000,
        "e": "barreira e " * 90_000,
        "algarismos": "9" * 1_000_000,
        "milhares": "1" + ".000" * 250_000,
        "emoji": "🔥" * 250_000,
        "combinados": "a" + "\u0301" * 500_000,
        "ligaduras": "\ufdfa" * 50_000,
        "invisiveis": "\u200b" * 300_000,
        "cirilico": "б\u0430р\u0440\u0435\u0438\u0440\u0430 " * 100_000,
        "aspas": "'\"" * 500_000,
        "linhas": "Rank 3\n      " * 90_000,
        "longas_palavras": " ".join("ab" * 5_000 for _ in range(100)),
        "quase": "barreiraa defendee selamentoo " * 30_000,
        "letras_soltas": "b a r r e i r a " * 60_000,
    }
    for name, text in hostile.items():
        yield f"legenda_{name}", changed("      Teleporte. Rank 2.||5x", f"      {text}")


def valued() -> Iterator[tuple[str, str | bytes]]:
    """Each of the values in each of the places."""
    for value, written in VALUES.items():
        for place, text in with_value(written):
            yield f"{value}_em_{place}", text


def every() -> Iterator[tuple[str, bytes]]:
    """All kinds: the name of a file, and its content."""
    for name, text in chain(parsed_badly(), misspelt(), large(), valued()):
        yield f"{name}.yaml", text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")


NAMES = (
    "espaço ç 'aspas' 😀.yaml",
    "-x.yaml",
    "--help.yaml",
    "ficha[1].yaml",
    "linha\nnova.yaml",
    "%d{x}.YML",
    "*.yaml",
)
"""Names of files that are easily taken for something else."""


def lay(folder: Path) -> None:
    """What is no readable file, and files with strange names."""
    for name in NAMES:
        (folder / name).write_text(changed("tipo: barreira", "tipo: bareira"), encoding="utf-8")
    (folder / "pasta.yaml").mkdir()
    (folder / "vazia").mkdir()
    os.mkfifo(folder / "cano.yaml")
    (folder / "laco.yaml").symlink_to("laco.yaml")
    (folder / "solto.yaml").symlink_to("nada_aqui")
    (folder / "volta").symlink_to(".")
    (folder / "nulo.yaml").symlink_to("/dev/null")
    (folder / "zeros.yaml").symlink_to("/dev/zero")
    closed = folder / "fechado.yaml"
    closed.write_text(GOOD, encoding="utf-8")
    closed.chmod(0)
