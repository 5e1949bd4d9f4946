"""Rulebooks. No book imports another."""
