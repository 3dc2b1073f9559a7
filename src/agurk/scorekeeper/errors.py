"""What can be wrong about a score sheet."""

from agurk.rules.errors import AgurkError


class EntryError(AgurkError, ValueError):
    """An entry that a score sheet cannot take now."""

    slug = "score-entry"


class SheetFileError(AgurkError, ValueError):
    """A file that is no score sheet, or that somebody else has changed."""

    slug = "score-file"
