"""What a device needs to put the page among its programs."""

import pytest

ALIKE = """async ([drawn, source, size]) => {
    const pixels = async address => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = size;
        const drawing = canvas.getContext("2d");
        drawing.drawImage(image, 0, 0, size, size);
        return [image.naturalWidth, drawing.getImageData(0, 0, size, size).data];
    };
    const [[width, one], [, other]] = [await pixels(drawn), await pixels(source)];
    const apart = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0);
    return [width, apart / one.length];
}"""
"""How wide a picture is, and by how much its pixels differ from those of its source."""


def test_there_are_icons_for_every_device(visit):
    page = visit("/settings")
    manifest = page.request.get("/manifest.webmanifest").json()
    offered = {(icon["type"], icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    pixels = {
        ("image/png", f"{size}x{size}", kind) for size in (192, 512) for kind in ("any", "maskable")
    }
    assert offered >= pixels
    addresses = [icon["src"] for icon in manifest["icons"]]
    addresses.append(page.locator("link[rel=icon]").get_attribute("href"))
    addresses.append(page.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    for address in addresses:
        answer = page.request.get(address)
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")


@pytest.mark.parametrize(
    ("name", "source", "size"),
    [
        pytest.param("icon-64.png", "icon.svg", 64, id="of the tab"),
        pytest.param("icon-192.png", "icon.svg", 192, id="small"),
        pytest.param("icon-512.png", "icon.svg", 512, id="large"),
        pytest.param("icon-maskable-192.png", "icon-maskable.svg", 192, id="small and maskable"),
        pytest.param("icon-maskable-512.png", "icon-maskable.svg", 512, id="large and maskable"),
        pytest.param("apple-touch-icon.png", "icon-maskable.svg", 180, id="for the home screen"),
    ],
)
def test_an_icon_is_as_wide_as_it_says_and_drawn_from_what_the_page_shows(
    visit, name, source, size
):
    page = visit("/settings")
    width, apart = page.evaluate(ALIKE, [f"/{name}", f"/{source}", size])
    assert width == size
    assert apart < 2
