"""What can be said of a whole rulebook, not of one case: an audit knows no book by name and decides no ruling."""
