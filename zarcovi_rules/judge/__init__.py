"""The frame that judges written cases: scenario files and committee files. It knows no book by name."""
