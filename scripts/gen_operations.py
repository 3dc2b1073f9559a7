"""Write the table of settings in docs/operations.md."""

from pathlib import Path

from agurk.server.settings import rows
from scripts import marks

PAGE = Path(__file__).parent.parent / "docs" / "operations.md"


def settings() -> str:
    """Return all settings as a table."""
    lines = "".join(
        f"| `{row.name}` | {f'`{row.flag}`' if row.flag else ''} | `{row.variable}` "
        f"| {row.default} | {row.allowed} | {row.meaning} |\n"
        for row in rows()
    )
    head = (
        "| setting | flag | variable | default | allowed | meaning |\n|---|---|---|---|---|---|\n"
    )
    return head + lines


PARTS = {"settings": settings}


def filled(page: str) -> str:
    """Return the page with everything between its marks made anew."""
    return marks.filled(page, PARTS)


def main() -> None:
    """Write the page."""
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name}: {len(rows())} settings")


if __name__ == "__main__":
    main()
