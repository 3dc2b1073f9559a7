"""The rules in words: those that were asked for of late are at hand."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from agurk.rules.variant import Variant
from agurk.server.http.apart import Apart
from agurk.server.wire.http import Rules
from agurk.text.rules import rules_sections

KEPT: Final = 256
"""Of how many variants the rules in words are kept at hand."""

_BY_HOUSEHOLD: Final = 4
"""How many rules that are not at hand may be waited for from one address."""


def rules_of(variant: Variant) -> Rules:
    """Return the rules of a variant in words, which takes a while."""
    sections = tuple((section.title, section.sentences) for section in rules_sections(variant))
    return Rules(variant.name, sections)


class Wording:
    """Puts rules into words; no other work stands in its way."""

    def __init__(self, rules_of: Callable[[Variant], Rules] = rules_of) -> None:
        self._rules_of = rules_of
        self._apart = Apart(_BY_HOUSEHOLD)
        self._kept: OrderedDict[Variant, Rules] = OrderedDict()

    async def of(self, variant: Variant, household: str) -> Rules:
        """Return the rules of a variant in words.

        Args:
            variant: The variant, house rules included.
            household: Who asks, as `Caller.household` says.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        rules = self._kept.get(variant)
        if rules is None:
            rules = await self._apart.do(lambda: self._rules_of(variant), household)
            self._kept[variant] = rules
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(variant)
        return rules
