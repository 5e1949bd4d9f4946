"""The page for a rule committee: everything that a run showed of a rulebook, on one page that needs nothing else.

Data become a view (`view`, `scenarios`, `book`), which holds sentences in the reader's language and where each thing
stands on the page; the view becomes HTML (`render`). Only `render` needs the template engine.
"""
