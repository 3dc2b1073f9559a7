"""What a way to play is called in a language.

>>> from agurk.variants import VARIANTS
>>> name_of(VARIANTS["danish"]), name_of(VARIANTS["danish"].but(threshold=33, name="Ours"))
('Danish Agurk', 'Ours')
"""

from agurk.rules.variant import Variant
from agurk.text.catalogue import words
from agurk.variants import VARIANTS
from agurk.variants.house import SUFFIX


def name_of(variant: Variant, language: str = "en") -> str:
    """Return the name of a preset, or of one with house rules, as the language has it.

    A variant that was given a name of its own keeps it.
    """
    preset = VARIANTS.get(variant.key)
    if preset is None or variant.name not in {preset.name, preset.name + SUFFIX}:
        return variant.name
    names = words(language, "names")
    name = names.say(variant.key)
    return name if variant.name == preset.name else names.say("house", {"name": name})
