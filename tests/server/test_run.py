"""Listening: the port that was asked for, or a sentence that says why not."""

import socket

import pytest

from agurk.server.run import PortError, listen


@pytest.fixture
def listening():
    opened = []

    def on(host, port):
        opened.extend(listen(host, port))
        return opened

    yield on
    for each in opened:
        each.close()


def test_port_0_takes_one_that_is_free(listening):
    (taken,) = listening("127.0.0.1", 0)
    host, port = taken.getsockname()
    assert (host, port > 0) == ("127.0.0.1", True)
    with socket.create_connection((host, port), timeout=5):
        pass


def test_a_name_with_several_addresses_has_one_port(listening):
    ports = {each.getsockname()[1] for each in listening("localhost", 0)}
    assert len(ports) == 1


def test_a_port_that_is_taken_is_told_with_a_way_out(listening):
    (taken,) = listening("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with pytest.raises(PortError, match=rf"Port {port} is taken .* --port 0 for any") as refused:
        listen("127.0.0.1", port)
    assert isinstance(refused.value, OSError)


def test_a_port_is_free_again_as_soon_as_the_server_has_ended(listening):
    (taken,) = listening("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with socket.create_connection(("127.0.0.1", port), timeout=5):
        taken.accept()[0].close()
    taken.close()
    listening("127.0.0.1", port)


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
def test_a_host_that_is_not_this_machine_is_told(host):
    with pytest.raises(PortError, match=r"no address of this machine.*127\.0\.0\.1"):
        listen(host, 0)
