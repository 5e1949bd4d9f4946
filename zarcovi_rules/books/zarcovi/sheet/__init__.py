"""What a character sheet of the Zarcovi rulebook may hold."""
