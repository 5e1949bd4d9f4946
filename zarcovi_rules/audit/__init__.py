"""What can be told of a rulebook as a whole, and of each of its parts: it knows no book by name, and prints nothing."""
