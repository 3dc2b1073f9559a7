"""Keeping score line by line: what somebody types, and what the scorekeeper answers."""
