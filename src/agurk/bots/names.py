"""What bots are called at a table."""

from collections.abc import Iterable, Iterator

NAMES = (
    "Ida", "Bo", "Saga", "Mikkel", "Ola", "Freja", "Nils", "Tove", "Aino",
    "Ewa", "Leif", "Maja", "Odd", "Siri", "Pekka", "Runa", "Jan", "Lise",
)  # fmt: skip
"""In the order in which they sit down."""


def free_names(taken: Iterable[str] = ()) -> Iterator[str]:
    """Yield names that nobody at the table has: the known ones, then the same with numbers.

    >>> names = free_names(["ida"])
    >>> next(names), [next(names) for _ in range(17)][-1]
    ('Bo', 'Ida 2')
    """
    used = {name.casefold() for name in taken}
    number = 1
    while True:
        for name in NAMES:
            called = name if number == 1 else f"{name} {number}"
            if called.casefold() not in used:
                yield called
        number += 1
