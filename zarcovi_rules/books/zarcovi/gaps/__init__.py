"""Where the rules are silent: each gap with its docket line, what a committee would have to decide.

The ordinary questions on which a gap shows are in `silences/`.
"""
