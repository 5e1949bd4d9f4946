"""What a legend says, read from its words."""
