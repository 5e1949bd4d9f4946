"""Run beside the package of another revision: write its book as plain data.

`python -P dumping.py PLAIN OUT LIVRO [COMITE PATH DAY]`: PLAIN is the file `audit/impact/plain.py` of the asking
package; the package that `zarcovi_rules` names there is the other one. With a committee file, the book is the one that
it plays by; what is wrong with it goes to where errors go, and the exit code is 2.
"""

from __future__ import annotations

import json
import runpy
import sys
from datetime import date
from pathlib import Path


def main(plain: str, out: str, livro: str, comite: str = "", path: str = "", day: str = "") -> int:
    """Write the book."""
    from zarcovi_rules import shelf

    book = shelf.book(livro)
    if comite:
        from zarcovi_rules.judge import committee

        text = Path(comite).read_text("utf-8")
        read = committee.read(text, path, shelf.book, shelf.books(), date.fromisoformat(day))
        for finding in read.findings:
            print(f"{finding.place}: {finding.message}", file=sys.stderr)
        if read.findings:
            return 2
        book = shelf.book(read.livro).under(read.committee)
    data = runpy.run_path(plain)["plain"](book)
    Path(out).write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
