from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zarcovi_rules.source.lines import Lines
from zarcovi_rules.source.text import brief, fold, unprintable, visible


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("TELEPORTE", "teleporte"),
        ("Não", "nao"),
        ("ação  dupla ", "acao dupla"),
        ("Espelho d’água", "espelho d'agua"),
        ("“Rin”", '"rin"'),
        ("Fio de prata\u200b", "fio de prata"),
        ("um\u00a0alvo", "um alvo"),
        ("um\u202f\u3000alvo", "um alvo"),
        ("𝐑𝐚𝐧𝐤", "rank"),
        ("semi–global", "semi-global"),
        ("a\u0303", "ã"),
        ("Straße", "STRASSE"),
        ("３", "3"),
        ("\ufeffnome", "nome"),
    ],
)
def test_what_people_type_folds_to_what_they_mean(typed: str, meant: str) -> None:
    assert fold(typed) == fold(meant)


def test_different_words_stay_different() -> None:
    assert fold("teleporte") != fold("teletransporte")
    assert fold("2х") != fold("2x")  # Cyrillic: a look-alike is another letter, told apart and reported elsewhere


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text("aáÁàãçÇñÑ ıİßﬁſ\u0301\u0327\u200b\u00a0´`'’“\u00ad가ﬀ"))
def test_folding_twice_changes_nothing_more_in_hard_letters(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_what_is_visible_can_be_printed(text: str) -> None:
    assert visible(text).isprintable()
    if text.isprintable():
        assert visible(text) == text


@pytest.mark.parametrize("char", ["\0", "\x07", "\x7f", "\x80", "\ud800", "\ufeff", "\ufffe", "\uffff"])
def test_characters_of_no_text_are_found_where_they_are(char: str) -> None:
    [finding] = unprintable(Lines(f"é\r\nab{char}c{char}", "f.txt"))
    assert str(finding.place) == "f.txt:2:3"


def test_ordinary_text_has_none() -> None:
    assert unprintable(Lines("Não, 😀\t“é”\r\n\x85\u2028\u200b\U00010000", "f.txt")) == []


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("curto", "curto"),
        ("a" * 60, "a" * 40 + "…"),
        ("o inimigo que estiver encostado na parede encolhe", "o inimigo que estiver encostado na…"),
        ("as pessoas ao redor do usuário encostam, e encolhem", "as pessoas ao redor do usuário encostam…"),
        ("as pessoas ao redor do usuário da barreira encolhem", "as pessoas ao redor do usuário da…"),
    ],
)
def test_a_quote_is_cut_between_words(text: str, quoted: str) -> None:
    assert brief(text) == quoted
