"""The audit: what holds of a rulebook over all situations. It knows no book by name."""
