"""The colours of the look, for terminals: light, dark and high contrast, two or four suit colours.

Every state has a shape or a word besides its colour, so a theme is a matter of taste alone.
"""

from textual.theme import Theme

THEMES = ("dark", "light", "contrast")
"""The names of the themes, the first one unless another is chosen."""

_COLOURS = {
    "light": {
        "paper": "#F4F1E8",
        "sheet": "#FCFAF5",
        "flesh": "#E2ECD3",
        "warm-tint": "#FBE4D5",
        "ink": "#1D2721",
        "ink-2": "#525D55",
        "line": "#D8D3C4",
        "edge": "#7A827A",
        "rim": "#3E7A45",
        "green": "#2C6A3B",
        "on-green": "#FFFFFF",
        "warm": "#A8400E",
        "on-warm": "#FFFFFF",
        "card": "#FFFFFF",
        "card-off": "#EAE6DA",
        "suit-ink": "#1D2721",
        "suit-red": "#AE1C2B",
        "suit-blue": "#17579F",
        "suit-green": "#1B6631",
        "card-grey": "#465049",
        "card-dash": "#525D55",
        "card-green": "#2C6A3B",
        "card-warm": "#A8400E",
    },
    "dark": {
        "paper": "#141916",
        "sheet": "#1C231F",
        "flesh": "#22332A",
        "warm-tint": "#3A2417",
        "ink": "#ECEBE2",
        "ink-2": "#A8B2AA",
        "line": "#36403A",
        "edge": "#7D8981",
        "rim": "#5E9B62",
        "green": "#93C986",
        "on-green": "#10200F",
        "warm": "#F29A63",
        "on-warm": "#2A1204",
        "card": "#EEEADF",
        "card-off": "#C9C6BA",
        "suit-ink": "#1D2721",
        "suit-red": "#9E1524",
        "suit-blue": "#114A8C",
        "suit-green": "#14572A",
        "card-grey": "#465049",
        "card-dash": "#525D55",
        "card-green": "#2C6A3B",
        "card-warm": "#A8400E",
    },
    "contrast": {
        "paper": "#000000",
        "sheet": "#000000",
        "flesh": "#12301B",
        "warm-tint": "#40200C",
        "ink": "#FFFFFF",
        "ink-2": "#FFFFFF",
        "line": "#B8B8B8",
        "edge": "#FFFFFF",
        "rim": "#8FF09A",
        "green": "#8FF09A",
        "on-green": "#000000",
        "warm": "#FFB37A",
        "on-warm": "#000000",
        "card": "#FFFFFF",
        "card-off": "#D8D8D8",
        "suit-ink": "#000000",
        "suit-red": "#A00012",
        "suit-blue": "#003C9E",
        "suit-green": "#004D1C",
        "card-grey": "#303030",
        "card-dash": "#303030",
        "card-green": "#00541C",
        "card-warm": "#8C2E00",
    },
}


def theme_name(name: str, *, four: bool) -> str:
    """Return what a theme with two or four suit colours is called inside."""
    return f"agurk-{name}-{'four' if four else 'two'}"


def all_themes() -> list[Theme]:
    """Return every theme, with two and with four suit colours."""
    return [_theme(name, four=four) for name in THEMES for four in (False, True)]


def _theme(name: str, *, four: bool) -> Theme:
    colours = _COLOURS[name]
    suits = {
        "suit-s": colours["suit-ink"],
        "suit-h": colours["suit-red"],
        "suit-d": colours["suit-blue" if four else "suit-red"],
        "suit-c": colours["suit-green" if four else "suit-ink"],
        "suit-none": colours["suit-ink"],
    }
    return Theme(
        name=theme_name(name, four=four),
        primary=colours["green"],
        secondary=colours["rim"],
        accent=colours["warm"],
        warning=colours["warm"],
        error=colours["warm"],
        success=colours["green"],
        foreground=colours["ink"],
        background=colours["paper"],
        surface=colours["sheet"],
        panel=colours["flesh"],
        dark=name != "light",
        variables={
            **colours,
            **suits,
            "footer-background": colours["sheet"],
            "block-cursor-background": colours["green"],
            "block-cursor-foreground": colours["on-green"],
            "block-cursor-text-style": "bold",
            "input-cursor-background": colours["ink"],
            "input-cursor-foreground": colours["paper"],
            "input-selection-background": f"{colours['green']} 35%",
            "border": colours["green"],
            "border-blurred": colours["edge"],
            "scrollbar": colours["edge"],
            "scrollbar-background": colours["sheet"],
            "button-color-foreground": colours["on-green"],
        },
    )
