"""Sentences for people: the rules of any variant, its fields, and what happens at a table."""
