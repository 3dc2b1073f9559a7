"""Keeping score for people with real cards: entries folded to a score sheet."""
