"""Everything that can be wrong, as errors with a slug.

Each error says what was tried and what would have been allowed; the slug is what programs and the
wire see. All derive from `AgurkError` and from the built-in that they resemble.
"""


class AgurkError(Exception):
    """Something was asked for that the game or its texts do not allow."""

    slug = "error"


class TextError(AgurkError, ValueError):
    """A text that stands for nothing: a malformed card, action or value."""

    slug = "text"


class IllegalAction(AgurkError, ValueError):
    """An action that is understood but not legal now."""

    slug = "illegal-action"


class WrongTime(AgurkError, RuntimeError):
    """A question or action that has no meaning at this point of a match."""

    slug = "wrong-time"


class DealError(AgurkError, ValueError):
    """Cards handed out that are not a correct deal: wrong number, unknown or doubled cards."""

    slug = "incorrect-deal"


class VariantError(AgurkError, ValueError):
    """Rules that contradict themselves, or a value that a rule cannot have."""

    slug = "variant"

    def __init__(self, told: str, fields: tuple[str, ...] = ()) -> None:
        """Take the sentence, and the rules that it is about."""
        super().__init__(told)
        self.fields = fields


class UnknownVariant(AgurkError, LookupError):
    """A name that no variant has."""

    slug = "unknown-variant"


class PlayersError(AgurkError, ValueError):
    """A number of players that the variant or its pack cannot serve."""

    slug = "players"


class RecordError(AgurkError, ValueError):
    """A record that cannot be read or replayed; says the line."""

    slug = "record"

    def __init__(self, told: str, line: int | None = None) -> None:
        super().__init__(told)
        self.line = line
        """The line in which something is wrong, from 1; None where it is in none by itself."""


def shorten(text: str) -> str:
    """Return a text as errors quote it: whole, or its first 37 characters and dots."""
    return text if len(text) <= 40 else text[:37] + "..."
