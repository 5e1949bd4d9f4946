"""A rulebook as graphs, and how they are written and drawn."""
