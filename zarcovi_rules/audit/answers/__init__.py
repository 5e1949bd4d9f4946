"""The answers of every question, stored, and what differs from them now."""
