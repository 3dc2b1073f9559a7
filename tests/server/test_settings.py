"""What the server was told: which of several places counts, and what is refused."""

import re
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path

import pytest

import agurk
from agurk.server import settings
from agurk.server.bus.address import SCHEMES
from agurk.server.settings import Settings, SettingsError, flag_of, load, rows, variable_of

SECRET = "s3cr3t-" * 6


def home(folder, text=None, **variables):
    """Return an environment with its own data folder, and perhaps a file of settings in it."""
    if text is not None:
        (folder / "agurk.toml").write_text(text, encoding="utf-8")
    return {"AGURK_HOME": str(folder), "PATH": "/bin"} | variables


# --- which place counts


def test_without_anything_the_server_listens_on_this_machine_only(tmp_path):
    settings = load({}, home(tmp_path))
    assert (settings.host, settings.port) == ("127.0.0.1", 8484)
    assert settings.db == str(tmp_path / "agurk.db")
    assert settings == Settings(db=settings.db)


def test_flags_go_before_variables_before_the_file_before_defaults(tmp_path):
    environ = home(tmp_path, "port = 1\nhost = 'file'\nidle_seconds = 7")
    assert load({}, environ).port == 1
    environ |= {"AGURK_PORT": "2", "AGURK_HOST": "variable"}
    assert load({}, environ).port == 2
    settings = load({"port": 3, "host": None}, environ)
    assert (settings.port, settings.host, settings.idle_seconds) == (3, "variable", 7)


def test_a_flag_can_take_back_what_a_variable_set(tmp_path):
    assert not load({"bus": ""}, home(tmp_path, AGURK_BUS="redis://elsewhere")).bus


def test_a_file_that_is_named_replaces_the_usual_one(tmp_path):
    named, flagged = tmp_path / "named.toml", tmp_path / "flagged.toml"
    named.write_text("port = 2")
    flagged.write_text("port = 3")
    environ = home(tmp_path, "port = 1\nhost = 'usual'", AGURK_CONFIG=str(named))
    assert (load({}, environ).port, load({}, environ).host) == (2, "127.0.0.1")
    assert load({}, environ, flagged).port == 3


def test_lists_are_read_from_files_and_from_variables(tmp_path):
    environ = home(tmp_path, 'trusted_proxies = ["127.0.0.1", "::1"]')
    assert load({}, environ).trusted_proxies == (ip_network("127.0.0.1"), ip_network("::1"))
    environ["AGURK_TRUSTED_PROXIES"] = "10.0.0.0/8"
    assert load({}, environ).trusted_proxies == (ip_network("10.0.0.0/8"),)


def test_without_a_data_folder_of_ones_own_the_user_s_is_taken():
    assert load({}, {}).db.endswith("agurk/agurk.db")


@pytest.mark.parametrize("url", ["memory://", *(f"{scheme}://x" for scheme in SCHEMES)])
def test_every_bus_that_there_is_can_be_set(url, tmp_path):
    assert load({"bus": url}, home(tmp_path)).bus == url


@pytest.mark.parametrize("name", [each.name for each in fields(Settings)])
def test_every_setting_can_stand_in_every_place(name, tmp_path):
    value = {
        "host": "here",
        "db": "sqlite:///x",
        "bus": "redis://x",
        "base_url": "https://x",
        "allowed_origins": "https://x",
        "trusted_proxies": "::1",
        "log_format": "json",
        "log_level": "debug",
        "metrics_public": "yes",
        "keys": "k" * 40,
        "message_bytes": "2048",
        "body_bytes": "2048",
    }.get(name, "77")
    told = getattr(load({}, home(tmp_path, **{variable_of(name): value})), name)
    assert told != getattr(Settings(), name)
    assert getattr(load({}, home(tmp_path, f"{name} = '{value}'")), name) == told
    if name != "keys":
        assert getattr(load({name: value}, {"AGURK_HOME": str(tmp_path / "none")}), name) == told


# --- what is refused


def refusal(*told):
    with pytest.raises(SettingsError) as caught:
        load(*told)
    assert caught.value.slug == "settings"
    return str(caught.value)


def test_a_wrong_flag_is_named(tmp_path):
    assert refusal({"port": 70000}, home(tmp_path)) == (
        "--port cannot be 70000; it is a whole number from 0 to 65535."
    )


def test_a_wrong_variable_is_named(tmp_path):
    assert refusal({}, home(tmp_path, AGURK_LOG_FORMAT="xml")) == (
        "AGURK_LOG_FORMAT cannot be xml; it is console or json."
    )


def test_a_wrong_value_in_a_file_is_named(tmp_path):
    assert refusal({}, home(tmp_path, "metrics_public = 'perhaps'")) == (
        f"metrics_public in {tmp_path}/agurk.toml cannot be perhaps; it is true or false."
    )


def test_an_unknown_key_gets_the_nearest_name(tmp_path):
    assert refusal({}, home(tmp_path, "prot = 1")) == (
        f'"prot" in {tmp_path}/agurk.toml is no setting. Did you mean port?'
    )


def test_an_unknown_variable_gets_the_nearest_name(tmp_path):
    assert refusal({}, home(tmp_path, AGURK_PROT="1")).startswith(
        "The variable AGURK_PROT sets nothing. Did you mean AGURK_PORT?"
    )


def test_variables_that_others_ask_for_are_none_of_the_servers_business(tmp_path):
    sources = set(Path(agurk.__file__).parent.rglob("*.py")) - {Path(settings.__file__)}
    texts = [source.read_text("utf-8") for source in sources]
    asked = {name for text in texts for name in re.findall(r'"(AGURK_[A-Z]+)"', text)}
    asked.remove("AGURK_HOME")
    assert asked >= {"AGURK_KERNEL", "AGURK_CACHE", "AGURK_BACKGROUND"}
    for name in asked:
        assert load({}, home(tmp_path, **{name: "off"})) == load({}, home(tmp_path))


def test_a_variable_that_is_like_none_gets_no_guess(tmp_path):
    told = refusal({}, home(tmp_path, AGURK_FOO="1"))
    assert told.startswith("The variable AGURK_FOO sets nothing. There are AGURK_HOST, ")
    assert "Did you mean" not in told


def test_an_unknown_flag_gets_the_nearest_name(tmp_path):
    told = refusal({"base_ulr": ""}, home(tmp_path))
    assert told == "--base-ulr is no flag for a setting. Did you mean base_url?"


def test_what_resembles_nothing_gets_all_names(tmp_path):
    told = refusal({}, home(tmp_path, "qqqqqqqq = 1"))
    assert all(each.name in told for each in fields(Settings))


def test_secrets_cannot_stand_on_a_command_line(tmp_path):
    assert "no flag" in refusal({"keys": SECRET}, home(tmp_path))


@pytest.mark.parametrize("name", ["AGURK_DB", "AGURK_BUS", "AGURK_KEYS"])
def test_a_wrong_secret_is_not_shown(name, tmp_path):
    told = refusal({}, home(tmp_path, **{name: "me://hidden"}))
    assert told.startswith(f"{name} has a value it cannot have; it is ")
    assert "hidden" not in told


def test_a_file_that_is_not_there_is_named(tmp_path):
    missing = tmp_path / "none.toml"
    assert refusal({}, home(tmp_path), missing) == (
        f"The settings in {missing} cannot be read: no such file or directory."
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        pytest.param(b"port =", "are not TOML: ", id="not TOML"),
        pytest.param(b"\xff", "cannot be read: not UTF-8 text.", id="not text"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(data, said, tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_bytes(data)
    assert refusal({}, home(tmp_path), broken).startswith(f"The settings in {broken} {said}")


# --- what follows from settings


def test_secrets_are_not_in_the_repr(tmp_path):
    shown = repr(
        load(
            {"db": f"postgresql://me:{SECRET}@h/d", "bus": f"redis://:{SECRET}@h"},
            home(tmp_path, AGURK_KEYS=SECRET),
        )
    )
    assert SECRET not in shown
    assert "8484" in shown


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        pytest.param(Settings(port=0), "http://127.0.0.1:5000", id="the port that was taken"),
        pytest.param(Settings(host="::"), "http://localhost:5000", id="all addresses"),
        pytest.param(Settings(host="::1"), "http://[::1]:5000", id="an IPv6 address"),
        pytest.param(Settings(base_url="https://agurk.example"), "https://agurk.example", id="own"),
    ],
)
def test_the_public_address_is(settings, address):
    assert settings.address(5000) == address


def test_people_come_by_https_only_where_the_public_address_says_so():
    assert Settings(base_url="https://agurk.example").secure
    assert not Settings(base_url="http://agurk.example").secure
    assert not Settings().secure


def test_somebody_thinks_for_the_bots():
    assert Settings().thinkers() >= 1
    assert Settings(bot_workers=3).thinkers() == 3


def test_the_table_for_the_documentation_has_every_setting():
    table = {row.name: row for row in rows()}
    assert list(table) == [each.name for each in fields(Settings)]
    assert table["idle_seconds"].variable == "AGURK_IDLE_SECONDS"
    assert table["idle_seconds"].flag == flag_of("idle_seconds") == "--idle-seconds"
    assert table["keys"].flag == ""
    assert table["metrics_public"].default == "false"
    assert table["port"].allowed == "a whole number from 0 to 65535"
    for row in table.values():
        assert row.meaning.endswith(".")
        assert row.allowed
        assert row.default
