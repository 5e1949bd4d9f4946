"""The JSON Schema of sheets, made from a book's fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zarcovi_rules.lint.fields import Field, Kind
from zarcovi_rules.lint.law import Law
from zarcovi_rules.source.places import Finding
from zarcovi_rules.source.yaml import Document


class Schema:
    """Whether documents are sheets, and if not, why."""

    def __init__(self, fields: Mapping[Kind, Mapping[str, Field]], law: Law) -> None:
        self._fields = fields
        self._law = law

    def fits(self, data: Any) -> bool:
        """Whether data fits the schema."""
        return isinstance(data, dict)

    def misfits(self, document: Document) -> list[Finding]:
        """What is wrong with a document."""
        del document
        return []
