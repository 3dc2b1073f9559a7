"""What may stand behind the question mark of an address."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Query:
    """Something that may stand behind the question mark."""

    name: str
    type: object
    """What its values are, one by one if there may be many."""
    meaning: str
    many: bool = False
