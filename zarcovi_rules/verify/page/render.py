"""The view as HTML: one file, with its style and its script inside, that fetches nothing."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from zarcovi_rules.verify.page.view import Page
from zarcovi_rules.verify.page.words import words
from zarcovi_rules.verify.report import Say

_HERE = Path(__file__).parent


def html(view: Page, say: Say) -> str:
    """The page. Whatever the view holds is text: it is escaped, and only our own script may run."""
    environment = Environment(
        loader=FileSystemLoader(_HERE),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters |= {"breaks": _breaks, "code": _code, "slots": _slots}
    style, script = ((_HERE / name).read_text("utf-8") for name in ("page.css", "page.js"))
    return environment.get_template("page.html").render(
        page=view,
        word=words(say),
        style=Markup(style),
        script=Markup(script),
        style_hash=_hash(style),
        script_hash=_hash(script),
    )


def _breaks(name: str) -> Markup:
    """A long name with places at which a line may end."""
    return Markup(re.sub("([_-])", r"\1<wbr>", str(escape(name))))


def _code(text: str) -> Markup:
    """A sentence in which what is typed on the command line stands out."""
    return Markup(re.sub("`([^`]*)`", r"<code>\1</code>", str(escape(text))))


def _slots(text: str) -> Markup:
    """What is written in an outline, in which the places that its tables fill stand out."""
    return Markup(re.sub("&lt;([^<>&]*)&gt;", r"<var>\1</var>", str(escape(text))))


def _hash(text: str) -> str:
    """How a content security policy names an inline style or script."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
