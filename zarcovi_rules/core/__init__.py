"""The rules engine: facts, rulings, questions, settlement, verdicts. Pure, and it knows no book."""
