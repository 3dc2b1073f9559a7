"""Files as they are sent: what they are, how they are packed, and what is none."""

import asyncio
import os

import pytest

from agurk.server.http.folder import ANYTHING, Folder, packings


@pytest.fixture
def folder(tmp_path):
    inside = tmp_path / "inside"
    (inside / "assets").mkdir(parents=True)
    (inside / "assets" / "a.js").write_bytes(b"plain")
    (inside / "assets" / "a.js.br").write_bytes(b"br")
    (inside / "assets" / "a.js.gz").write_bytes(b"gz")
    (inside / "b.js").write_bytes(b"one")
    (inside / ".hidden").write_bytes(b"no")
    (inside / "c.strange").write_bytes(b"odd")
    (tmp_path / "outside.txt").write_bytes(b"no")
    return Folder(inside)


def read(folder, name, accepted=""):
    return asyncio.run(folder.file(name, accepted))


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        pytest.param("gzip, deflate, br", "br", b"br", id="brotli where it is accepted"),
        pytest.param("gzip, deflate", "gzip", b"gz", id="gzip where brotli is not"),
        pytest.param("GZIP;q=0.5", "gzip", b"gz", id="gzip though it is liked less"),
        pytest.param("*", "br", b"br", id="brotli where anything is accepted"),
        pytest.param("br;q=0, gzip;q=0.0, *", "", b"plain", id="nothing that is refused"),
        pytest.param("br;q=often", "", b"plain", id="nothing that is not understood"),
        pytest.param("identity", "", b"plain", id="nothing where nothing is accepted"),
        pytest.param("", "", b"plain", id="nothing where nothing is said"),
    ],
)
def test_a_file_is_packed_with(accepted, packing, body, folder):
    file = read(folder, "assets/a.js", accepted)
    assert (file.packing, file.body, file.varies) == (packing, body, True)
    assert file.media == "text/javascript; charset=utf-8"


def test_a_file_without_packed_forms_is_the_same_for_everybody(folder):
    file = read(folder, "b.js", "br")
    assert (file.packing, file.body, file.varies) == ("", b"one", False)


def test_a_weight_that_is_no_weight_leaves_a_packing_accepted():
    assert packings("br;level=3") == ["br"]


def test_a_tag_names_the_bytes_and_not_when_they_were_written(folder):
    first = read(folder, "b.js")
    path = folder.path / "b.js"
    before = path.stat()
    path.write_bytes(b"two")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    second = read(folder, "b.js")
    path.write_bytes(b"one")
    assert (first.body, second.body) == (b"one", b"two")
    assert first.tag != second.tag
    assert first.tag == read(Folder(folder.path), "b.js").tag


def test_packed_forms_have_tags_of_their_own(folder):
    tags = {read(folder, "assets/a.js", accepted).tag for accepted in ("", "br", "gzip")}
    assert len(tags) == 3


def test_what_is_not_known_is_sent_as_bytes(folder):
    assert read(folder, "c.strange").media == ANYTHING


@pytest.mark.parametrize(
    "name",
    [
        "",
        "assets",
        "assets/",
        "assets//a.js",
        "../outside.txt",
        "assets/../b.js",
        "assets\\a.js",
        "c:b.js",
        ".hidden",
        "b.js\0",
        "nothing.js",
        "x" * 999,
        "b.js/more",
        "b\ud800.js",
    ],
)
def test_no_file_is_at(name, folder):
    assert read(folder, name) is None


def test_a_link_does_not_lead_out_of_the_folder(folder):
    (folder.path / "out.txt").symlink_to(folder.path.parent / "outside.txt")
    assert read(folder, "out.txt") is None


def test_a_file_that_goes_is_no_longer_sent(folder):
    assert read(folder, "b.js") is not None
    (folder.path / "b.js").unlink()
    assert read(folder, "b.js") is None
