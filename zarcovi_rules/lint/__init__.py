"""Sheets and their legends, checked against a rulebook. Knows no book by name."""
