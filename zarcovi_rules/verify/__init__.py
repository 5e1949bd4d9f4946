"""Features against the rules: reads Portuguese Gherkin, acts it out, and says which ruling is shown where.

    steps = Steps(new_play=Play)                     # steps.py: the registry; @steps.dado / .quando / .entao
    loaded = features.load([Path("features")])       # features.py: .scenarios (gherkin's pickles), .errors, .notices
    # With store=cache.Cache(folder) what has not changed is not parsed again; compiling.py parses, with gherkin.
    outcome = runner.run(steps, loaded.scenarios)    # runner.py: .found .run .passed .failed .results
    table = matrix.matrix(loaded.scenarios, catalogue)   # tags.Catalogue(cases=…, required=…, rulings=…)
    shown = matrix.coverage(outcome.confirmed, catalogue)    # only what passed is covered
    report.text(report.Report(…), say)               # report.py: text, as_json, junit, steps catalogue
    overlooked.unused(steps, loaded.scenarios)       # overlooked.py: definitions and lines that do nothing
    events.Documents().ndjson(made, steps, say)      # events.py: Cucumber messages, of features loaded with it as store

A step raises `runner.Unmet(message, proof, rulings)` when an expectation does not hold, and `core.messages.RulesError`
for a value that is not known; anything else that it raises is a fault of ours. `pytest_plugin.install` runs the same
files under pytest-bdd, `Steps.playing` has the same steps act on other plays: of the book as a table plays it. Nothing
here knows a book.
"""
