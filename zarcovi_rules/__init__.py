"""Runs the written rules of role-playing games: verdicts with their proof, and features that confirm each ruling."""

__version__ = "0.1.0"
