"""Draw the page's icons as PNG, for devices that take no SVG: python -m scripts.icons."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web/public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}
"""What is drawn from which file, how many pixels wide."""


def main() -> None:
    """Draw them all."""
    finding = [ROOT / "scripts" / "browser"]
    found = subprocess.run(finding, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    if not found:
        sys.exit(1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            drawing = (PUBLIC / source).read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
