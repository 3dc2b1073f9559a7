"""The ways to play, as data: every preset, found by key or by the names people use.

>>> VARIANTS["danish"].name, find("Fünf Gurken").key, find("gúrka").key, find("gurka").key
('Danish Agurk', 'five_cucumbers', 'gurka_is', 'gurka_se')
"""

from agurk.variants.registry import ALIASES, FAMILIES, NATIONAL, VARIANTS, find, usual_players

__all__ = ["ALIASES", "FAMILIES", "NATIONAL", "VARIANTS", "find", "usual_players"]
