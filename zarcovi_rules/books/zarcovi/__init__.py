"""The Zarcovi rulebook: rulings found by walking `rulings/`, words in `facts/`, questions in `questions/`."""
