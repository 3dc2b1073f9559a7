"""Write the lists in docs/protocol.md: messages, slugs and ways to ask over HTTP."""

from pathlib import Path

from scripts import wire_page

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"


def main() -> None:
    """Write the page."""
    PAGE.write_text(wire_page.filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name}: {len(wire_page.PARTS)} lists")


if __name__ == "__main__":
    main()
