"""The words of a legend, folded for reading: each knows the characters of the legend that it stands for.

People write captions on phones, in capitals, without accents, with decorations and look-alike letters. What is read is
folded; what is quoted is always the legend itself, by its characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from zarcovi_rules.core.tuples import NamedTuple

_LOOK_ALIKE = dict(
    zip(
        "авекмнорстухіјѕԁԛԝАВЕКМНОРСТУХІЈЅαοερτυνιχΑΒΕΖΗΙΚΜΝΟΡΤΥΧᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıø",
        "abekmhopctyxijsdqwabekmhopctyxijsaoeptuvixabezhikmnoptyxabcdefghijklmnoprstuvwyzio",
        strict=True,
    )
) | {chr(first + place): chr(0x61 + place) for first in (0x1F150, 0x1F170) for place in range(26)}
APOSTROPHES = "'‘’‚‛′´ʼʹ"
BLANKS = "*_~`"
"""Marks of chats, which are read as a blank."""

_SIGNS = {
    **dict.fromkeys(f"{BLANKS}\u00a0", " "),
    **dict.fromkeys(APOSTROPHES, "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    **dict.fromkeys("‐‑‒–—―−", "-"),
    **dict.fromkeys("•·▪►▶→⇒➜➤★☆✦", ";"),
    **dict.fromkeys("\r\u2028\u2029\x85", "\n"),
    "×": "x",
    "✖": "x",
    "º": "°",
    "°": "°",
    "│": "|",
    "┃": "|",
    "…": ".",
}


_TELLING = frozenset("✅☑✔❌❎⛔🚫➖➕▫◾◽◼◻⬛⬜🔹🔸🔷🔶🔘⚫⚪🔴🔵🟢🟡🟠🟣🟤◦○●◆◇■□➡⏩👉")
"""Pictures that begin something anew, or turn it: what stands behind them is no more of the same sentence."""

_RUN = 8
_MOST_LETTERS = 4


class _Fold(dict[int, str]):
    """What each character is read as, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        self[code] = folded = self._folded(char)
        return folded

    @staticmethod
    def _folded(char: str) -> str:
        if char in _SIGNS:
            return _SIGNS[char]
        if char in _LOOK_ALIKE:
            return _LOOK_ALIKE[char]
        category = unicodedata.category(char)
        if category == "No" and unicodedata.numeric(char, 1) % 1:
            return _FRACTION
        if category in {"Nd", "No"} and (digit := unicodedata.digit(char, None)) is not None:
            return str(digit)
        if category in {"Mn", "Me", "Cf"}:
            return ""
        plain = "".join(one for one in unicodedata.normalize("NFKD", char) if not unicodedata.combining(one)).casefold()
        if category in {"So", "Sk", "Cs", "Co", "Cn"} and not plain.isascii():
            return ";"
        if len(plain) > _MOST_LETTERS and not plain.isascii():  # a whole phrase of another script, in one character
            return plain[0]
        return plain.replace("\u2044", "/") or " "


_FOLD = _Fold()
_FOLDS_ALIKE = frozenset(map(chr, range(0x20, 0x7F))) | frozenset(
    "\náàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ°º×“”’–—…"
)
"""Characters of which each is read as exactly one."""

_JOIN_OR_PART = frozenset(".,'[")
"""Signs that make one word or number of two, or hold what is quoted; blanks too may."""

_TOKEN = re.compile(
    r"\d{1,6}(?:[.,]\d{1,3})?\s?(?:kk?|mil|mi|milhao|milhoes)(?![a-z0-9])|\d{1,3}(?:\.\d{3})+(?!\d)|(?<![\d.,])\d+[.,]\d{1,2}(?![.,]?\d)|\d+|(?<=\d)x(?=[a-z])|(?<![a-z0-9])[pcsd]/(?=\s?[a-z]|$)|[a-z]+(?:'[a-z]+)?|\|\|?|[^\sa-z0-9]|\n"
)


_COUNTED = re.compile(r"(?<=[0-9])\s?x\b")
_BEGINNING = 8
"""In so many characters most legends have a small letter."""


class Words(NamedTuple):
    """The words and signs of a text, in order, and the characters of `text` at which each starts and ends.

    `loud` tells that the legend, of which the text may be a part, is written in capitals only: they mark no names then.
    """

    words: list[str]
    starts: list[int]
    ends: list[int]
    text: str
    loud: bool

    def small(self, place: int) -> bool:
        """Whether a word begins with a small letter."""
        return self.text[self.starts[place]].islower()

    def accented(self, place: int) -> bool:
        """Whether a word is written with an accent, or any character that is no plain letter."""
        return not self.text[self.starts[place] : self.ends[place]].isascii()

    def picture(self, place: int, *, telling: bool = False) -> bool:
        """Whether a word is a picture, which may stand between any two words.

        Not one that stands there again, as what parts the legend does, nor one that may say something, unless `telling`
        asks for any.
        """
        char = self.text[self.starts[place]]
        if self.words[place] != ";" or char.isascii() or char in _SIGNS:
            return False
        return telling or (char not in _TELLING and self.text.count(char) == 1)

    def beside_pictures(self, place: int) -> tuple[int, int]:
        """The words before and after a picture and those right beside it; nobody writes many there."""
        before, after = place - 1, place + 1
        while before >= max(0, place - _RUN) and self.picture(before, telling=True):
            before -= 1
        while after < min(len(self.words), place + _RUN) and self.picture(after, telling=True):
            after += 1
        return before, after


def folds_alike(text: str) -> bool:
    """Whether each character of a text is read as exactly one, and what makes its words and numbers looks so."""
    return _FOLDS_ALIKE.issuperset(text) or all(map(_is_alike, set(text) - _FOLDS_ALIKE))


def _is_alike(char: str) -> bool:
    folded = _FOLD[ord(char)]
    if len(folded) != 1 or folded.isalnum() or folded.isspace() != char.isspace():
        return False
    return folded not in _JOIN_OR_PART or char in APOSTROPHES


def words_of(text: str, loud: bool | None = None) -> Words:
    """The folded words of `text`. A number with dots between thousands is one word, without the dots.

    Whether it is `loud` must be told of a part of a legend, since the whole decides.
    """
    folded = text.translate(_FOLD)
    places = None
    if not _FOLDS_ALIKE.issuperset(text):
        places = [place for place, char in enumerate(text) for _ in _FOLD[ord(char)]]
        places.append(len(text))
    spans = [found.span() for found in _TOKEN.finditer(folded)]
    words = [folded[start:end] for start, end in spans]
    for place, word in enumerate(words):
        if word[0] in _DIGITS and not word.isdecimal():
            words[place] = _number(word)
        elif word in _CHATTED:
            words[place] = _CHATTED[word]
    starts = [start for start, _ in spans]
    ends = [end for _, end in spans]
    if places is not None:
        ends = [_with_marks(text, places[end - 1] + 1) for end in ends]
        starts = [places[start] for start in starts]
    return Words(words, starts, ends, text, is_loud(text) if loud is None else loud)


def is_loud(text: str) -> bool:
    """Whether a legend is written in capitals only, but for the x of its uses: "||4x"."""
    return text.isupper() or (text.lstrip()[:_BEGINNING].isupper() and _COUNTED.sub("", text).isupper())


def _with_marks(text: str, end: int) -> int:
    """Where a character ends with the accents that are written after it."""
    while end < len(text) and unicodedata.category(text[end]) in {"Mn", "Me"}:
        end += 1
    return end


def plainly(text: str) -> str:
    """A text as it is meant, to be kept as a value: without marks of chats and what nobody sees, blanks as one."""
    kept = "".join(" " if char in BLANKS else char for char in text if unicodedata.category(char) not in {"Cf", "Cc"})
    return " ".join(unicodedata.normalize("NFC", kept).split())


_DIGITS = frozenset("0123456789")
_CHATTED = {
    "dps": "depois",
    "dpois": "depois",
    **dict.fromkeys(("ngm", "ngn"), "ninguem"),
    **dict.fromkeys(("qq", "qlq", "qlqr", "qqr", "qlquer"), "qualquer"),
    "c/": "com",
    "s/": "sem",
    "td": "tudo",
    "tds": "todos",
    "msm": "mesmo",
    "qm": "quem",
    **dict.fromkeys(("qnd", "qdo", "qndo", "qd"), "quando"),
    "pd": "pode",
    "soh": "so",
    "naum": "nao",
    **dict.fromkeys(("tmb", "tbem"), "tambem"),
}
"""Words as they are written in a hurry, and what they are read as."""
_FRACTION = "~"
"""What a number with a point is read as: a sign that says nothing."""

_TIMES = {"k": 1_000, "kk": 1_000_000, "mil": 1_000, "mi": 1_000_000, "milhao": 1_000_000, "milhoes": 1_000_000}


def _number(word: str) -> str:
    """A number without the dots between thousands; "20k" and "1,5 mi" in digits. No rank and no count is a fraction."""
    if word[-1] in _DIGITS:
        return word.replace(".", "") if word[-3:].isdecimal() else _FRACTION
    digits = word.rstrip("kmilhaoes ").replace(",", ".")
    whole, _, part = digits.partition(".")
    times = _TIMES[word[len(digits) :].strip()]
    return str(int(whole) * times + (int(part) * times // 10 ** len(part) if part else 0))


def fold_form(text: str) -> list[str]:
    """The words of a form in a vocabulary, as they are met in a legend."""
    return words_of(text).words


_LETTERS = "aeiorstndcmlupvgbfhqxzj"


def meant(word: str, known: Collection[str]) -> str | None:
    """The one known word that differs by a letter too many, one missing, or two swapped; else None.

    Not in the last letter, which tells forms of a word apart (`defende`, `defender`), and not by another letter, which
    may make another word (`repele`, `revele`).
    """
    size = len(word)
    last = size - 1
    found = {
        other
        for at in range(last)
        if (other := f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}") in known and other != word
    }
    if size >= 7:
        found.update(other for at in range(last) if (other := word[:at] + word[at + 1 :]) in known)
        found.update(
            other for at in range(size) for letter in _LETTERS if (other := word[:at] + letter + word[at:]) in known
        )
    return found.pop() if len(found) == 1 else None
