"""What people write: text, YAML with the place of everything, and JSON Schemas to check it."""
