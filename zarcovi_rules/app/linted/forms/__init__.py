"""The forms in which a report of the linter is written, a module for each."""
