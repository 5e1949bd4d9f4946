"""The ordinary questions on which a gap of the rules shows, a module a topic."""
