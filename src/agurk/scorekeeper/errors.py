"""What can be wrong about a score sheet."""

from agurk.rules.errors import AgurkError
from agurk.text.errors import Worded


class EntryError(Worded, ValueError):
    """An entry that a score sheet cannot take now.

    >>> error = EntryError("is-out", name="Ida", names="Bo, Saga")
    >>> print(error)
    Ida is out; still in are Bo, Saga.
    >>> error.told("da")
    'Ida er ude. Stadig med: Bo, Saga.'
    """

    slug = "score-entry"
    domain = "entries"


class SheetFileError(AgurkError, ValueError):
    """A file that is no score sheet, or that somebody else has changed."""

    slug = "score-file"
