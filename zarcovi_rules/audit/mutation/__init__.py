"""Do scenarios hold what the rulings say? A book with one small change, and what notices it."""
