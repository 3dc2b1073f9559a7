"""What the page says, by the names of its sentences, so that tests need not know the words."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

OURS = Path(__file__).parents[2] / "web/src/text"
SHARED = Path(__file__).parents[2] / "src/agurk/text"


def said(sentence, language="en", **args):
    """Return a sentence of the page's, such as `seats.rematch`."""
    domain, _, message = sentence.partition(".")
    bundle = _bundle(language, domain)
    found = bundle.get_message(message)
    assert found.value is not None, sentence
    text, wrong = bundle.format_pattern(found.value, args)
    assert not wrong, (sentence, wrong)
    return text


@cache
def _bundle(language, domain):
    files = (folder / language / f"{domain}.ftl" for folder in (OURS, SHARED))
    file = next(file for file in files if file.is_file())
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
