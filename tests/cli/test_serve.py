"""`agurk serve`: one line that says where it is, an end without noise, and clear refusals."""

import errno
import os
import re
import signal
import webbrowser
from dataclasses import fields

import pytest

from agurk.cli import serve
from agurk.server.settings import Settings, rows
from tests.server.serving import Person, serving


@pytest.fixture
def flags():
    return {each.name for each in fields(serve.Flags)}


def test_every_setting_that_may_be_a_flag_is_one(flags):
    assert flags == {row.name for row in rows() if row.flag}


def test_the_help_tells_what_each_flag_means(agurk):
    told = " ".join(agurk("serve --help").replace("│", " ").split())
    assert all(row.flag in told for row in rows())
    assert "--keys" not in told
    assert "Where the server listens." in told
    assert "--open Open the page in the browser." in told


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "a polite end"])
def test_it_says_where_it_is_and_ends_without_a_word_on(how, tmp_path):
    with serving(tmp_path) as server:
        assert server.told == (
            f"Agurk is at {server.url} (for this machine only; --host 0.0.0.0 lets others in). "
            "Ctrl-C ends it.\n"
        )
        with Person(server, "Ann") as ann:
            assert ann.ask("GET", "/tables") == {"tables": []}
            assert ann.http.get("/").text.startswith("<!")
        assert server.end(how) == (0, "", "")
    assert (tmp_path / "agurk.db").is_file()


def test_it_says_when_others_can_reach_it(tmp_path):
    with serving(tmp_path, "--host", "0.0.0.0", "--port", "0") as server:  # noqa: S104 - on purpose
        told = f"Agurk is at http://localhost:{server.port} (for everybody who can reach"
        assert server.told.startswith(told)


def test_it_names_the_address_that_others_open(monkeypatch):
    everywhere = "0.0.0.0"  # noqa: S104 - on purpose
    monkeypatch.setattr(serve, "_own_address", {everywhere: "192.168.1.20", "::": "fd00::2"}.get)
    told = serve._told(Settings(host=everywhere), 4711)
    assert told.startswith("Agurk is at http://localhost:4711 (for everybody who can reach")
    assert "this machine, at http://192.168.1.20:4711)" in told
    assert "at http://[fd00::2]:4711)" in serve._told(Settings(host="::"), 4711)


def test_a_machine_without_a_network_names_no_other_address(monkeypatch):
    def refuse(*_):
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    monkeypatch.setattr("socket.socket.connect", refuse)
    told = serve._told(Settings(host="0.0.0.0"), 4711)  # noqa: S104 - on purpose
    assert told.count("http://") == 1


@pytest.mark.parametrize(
    ("host", "whom"),
    [("127.0.0.1", "for this machine only"), ("0.0.0.0", "for everybody who")],  # noqa: S104
)
def test_it_says_where_it_listens_when_it_is_known_by_a_name(host, whom):
    told = serve._told(Settings(base_url="https://agurk.example", host=host), 4711)
    assert re.match(rf"Agurk listens at http://\S+:4711 \({whom}", told)
    assert "is at https://agurk.example for others" in told


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path, refusal, monkeypatch):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    with serving(tmp_path / "other") as server:
        told = refusal(f"serve --port {server.port}")
    assert told.startswith(f"Port {server.port} is taken by another program")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--port x", "--port cannot be x; it is a whole number from 0 to 65535."),
        ("--host nowhere.invalid", "There is no address of this machine named nowhere.invalid"),
        ("--port 0 --bus redis://localhost:1", "The bus at redis://localhost:1 cannot be reached"),
        ("--config nix.toml", "The settings in nix.toml cannot be read"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(line, told, tmp_path, refusal, monkeypatch):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    monkeypatch.setenv("AGURK_LOG_LEVEL", "error")
    assert refusal(f"serve {line}").startswith(told)


# --- the browser


@pytest.fixture
def browser(tmp_path, monkeypatch):
    """Return a file into which the browser that is set writes what it is to open."""
    opened, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n')
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{program} %s &")
    return opened


def test_the_page_is_opened_in_the_browser(browser, tmp_path):
    with serving(tmp_path / "home", "--port", "0", "--open") as server:
        while not browser.is_file():
            os.sched_yield()
        assert browser.read_text() == f"{server.url}\n"


def test_a_program_that_is_set_as_the_browser_is_one(browser, tmp_path, monkeypatch):
    program = webbrowser.GenericBrowser(str(tmp_path / "browser"))
    monkeypatch.setattr("webbrowser.get", lambda: program)
    serve._show_now("http://localhost:1")
    assert browser.read_text() == "http://localhost:1\n"


@pytest.mark.parametrize("name", ["lynx", "w3m", "www-browser"])
def test_a_browser_for_terminals_is_not_opened(name, tmp_path, monkeypatch, capsys):
    program = tmp_path / name
    program.write_text(f"#!/bin/sh\ntouch {tmp_path}/opened\n")
    program.chmod(0o755)
    monkeypatch.setattr("webbrowser.get", lambda: webbrowser.GenericBrowser(str(program)))
    serve._show_now("http://localhost:1")
    assert capsys.readouterr().err.startswith("No browser could be opened; open http")
    assert not (tmp_path / "opened").exists()


@pytest.mark.parametrize("program", ["/nowhere/browser %s &", "false"])
def test_where_there_is_no_browser_a_hint_is_given(program, tmp_path, monkeypatch):
    monkeypatch.setenv("BROWSER", program)
    monkeypatch.setenv("PATH", str(tmp_path))
    with serving(tmp_path / "home", "--port", "0", "--open") as server:
        with Person(server, "Ann"):
            pass
        code, _, err = server.end(signal.SIGINT)
    assert code == 0
    assert err == f"No browser could be opened; open {server.url} yourself.\n"
