"""`agurk tui`: Agurk with the whole terminal to itself."""


def tui(*, language: str | None = None, theme: str | None = None) -> int:
    """Play, keep score and look at records with the whole terminal.

    Args:
        language: The language, such as da; the one chosen last if none is named.
        theme: The colours: dark, light or contrast; those chosen last if none are named.

    Raises:
        AgurkError: if there is no such language, there are no such colours, or no terminal.
    """
    from agurk.cli.terminal import check, fill

    check(language, theme)
    return fill(language=language, theme=theme)
