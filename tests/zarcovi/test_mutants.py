"""The shipped rulings are tested law: whatever small thing is changed in them, some scenario or case notices."""

from __future__ import annotations

import os
from typing import cast

from zarcovi_rules import shelf
from zarcovi_rules.audit.findings import Audit
from zarcovi_rules.audit.mutation.attempts import Attempt, of_cases, of_features
from zarcovi_rules.audit.mutation.killing import killing
from zarcovi_rules.audit.mutation.mutants import Kind, mutants
from zarcovi_rules.audit.mutation.report import Mutation
from zarcovi_rules.audit.mutation.surviving import surviving
from zarcovi_rules.shipped import shipped
from zarcovi_rules.verify import features
from zarcovi_rules.verify.rules import Play, catalogue
from zarcovi_rules.verify.sentences import Sentences
from zarcovi_rules.verify.steps import Steps

BOOK = shelf.book("zarcovi")
STEPS = cast("Steps[Play]", shelf.steps("zarcovi"))


def attempts() -> list[Attempt]:
    scenarios = features.load([shipped("features/zarcovi")], base=shipped("features").parent).scenarios
    found: list[Attempt] = [*of_features(STEPS, scenarios, BOOK, catalogue(BOOK))]
    for path in sorted(shipped("scenarios/zarcovi").glob("*.yaml")):
        found += of_cases(path.read_text("utf-8"), path.name, BOOK, shelf.logs)
    return found


def test_no_small_change_of_the_rules_passes_unnoticed() -> None:
    made = list(mutants(BOOK))
    assert {mutant.kind for mutant in made} == set(Kind)

    tried = killing(BOOK, made, attempts(), jobs=os.cpu_count() or 1)
    assert tried.failing == ()

    left = surviving(BOOK, tried.survivors, Audit(BOOK).reach)
    told = Mutation(book=BOOK, killing=tried, surviving=left, sentences=Sentences(BOOK, STEPS), say=str)
    assert left.alive == (), "\n".join(map(str, told.lines()))
