"""The words of the Zarcovi rulebook: what a case may state."""
