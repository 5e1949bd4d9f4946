"""The checks of sheets: the inventory's, and our own. Found by walking."""
