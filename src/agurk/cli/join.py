"""`agurk join`: a seat at a table on a server, by its link."""


def join(
    link: str,
    /,
    *,
    name: str | None = None,
    watch: bool = False,
    language: str | None = None,
    theme: str | None = None,
) -> int:
    """Sit down at a table on a server, by its link.

    Whoever was cut off takes the same seat again by the same link.

    Args:
        link: The table, as https://agurk.example/t/... or the link to a seat.
        name: What the others call you.
        watch: Only look on.
        language: The language, such as da; the one chosen last if none is named.
        theme: The colours: dark, light or contrast; those chosen last if none are named.

    Raises:
        AgurkError: if the link leads nowhere, there is no seat, or no terminal.
        OSError: if who you are on the server cannot be kept.
    """
    from agurk.cli.terminal import check, fill, telling_in
    from agurk.text.catalogue import words
    from agurk.tui.joined import asking
    from agurk.tui.joined.address import read
    from agurk.tui.settings import load

    spoken = load(language)
    with telling_in(spoken.language):
        place = read(link)
    check(language, theme)
    from agurk.tui.opening import joined

    called = name or spoken.name or words(spoken.language, "tui").say("join-guest")
    with telling_in(spoken.language):
        token = asking.come(place, called, watch=watch)
    return fill(joined(place, token), language=language, theme=theme)
