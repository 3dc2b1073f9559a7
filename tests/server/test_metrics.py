"""What a process counts, and how Prometheus reads it."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from agurk.server.metrics import DONE, MOST_SLUGS, OTHER, STAGES, Metrics


@pytest.fixture
def metrics():
    return Metrics()


def samples(metrics):
    """Return every sample by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_everything_is_there_before_anything_happened(metrics):
    metrics.count_rooms(dict)
    names = {key[0] for key in samples(metrics)}
    for name in (
        "agurk_rooms",
        "agurk_sockets",
        "agurk_frames_out_total",
        "agurk_slow_clients_dropped_total",
        "agurk_command_seconds_count",
        "agurk_append_rows_count",
        "agurk_bot_thought_seconds_count",
        "agurk_bot_fallbacks_total",
        "agurk_leases_lost_total",
    ):
        assert name in names


def test_two_servers_in_one_process_count_apart(metrics):
    Metrics().sockets.inc()
    assert samples(metrics)["agurk_sockets",] == 0


def test_commands_are_counted_by_outcome(metrics):
    metrics.command()
    metrics.command(DONE)
    metrics.command("stale")
    counted = samples(metrics)
    assert counted["agurk_commands_total", "done"] == 2
    assert counted["agurk_commands_total", "stale"] == 1


def test_outcomes_do_not_grow_without_end(metrics):
    for number in range(2 * MOST_SLUGS):
        metrics.command(f"slug-{number}")
    outcomes = [key for key in samples(metrics) if key[0] == "agurk_commands_total"]
    assert len(outcomes) == MOST_SLUGS + 1
    assert samples(metrics)["agurk_commands_total", OTHER] == MOST_SLUGS


def test_times_of_commands_are_counted_within_their_bounds(metrics):
    for seconds in (0.0005, 0.001, 0.002, 7.0):
        metrics.command_seconds.observe(seconds)
    metrics.frames.inc(3)
    counted = samples(metrics)
    within = [counted["agurk_command_seconds_bucket", bound] for bound in ("0.001", "5.0", "+Inf")]
    assert within == [2, 3, 4]
    assert counted["agurk_command_seconds_count",] == 4
    assert counted["agurk_command_seconds_sum",] == pytest.approx(7.0035)
    assert counted["agurk_frames_out_total",] == 3


def test_requests_are_counted_by_route_and_status(metrics):
    metrics.request("GET", "/api/tables/{table}", 200, 0.002)
    metrics.request("get away", "/api/tables/{table}", 405, 0.002)
    counted = samples(metrics)
    assert counted["agurk_http_requests_total", "GET", "/api/tables/{table}", "200"] == 1
    assert counted["agurk_http_requests_total", OTHER, "/api/tables/{table}", "405"] == 1
    assert counted["agurk_http_request_seconds_count", "/api/tables/{table}"] == 2


def test_bots_thoughts_are_timed_and_those_that_failed_counted(metrics):
    metrics.thought(0.2)
    metrics.fallback("late")
    metrics.fallback("failed")
    counted = samples(metrics)
    assert counted["agurk_bot_thought_seconds_count",] == 1
    assert counted["agurk_bot_fallbacks_total", "late"] == 1
    assert counted["agurk_bot_fallbacks_total", "failed"] == 1


def test_rooms_are_asked_for_when_the_metrics_are_read(metrics):
    rooms = {"waiting": 1}
    metrics.count_rooms(lambda: rooms)
    assert samples(metrics)["agurk_rooms", "waiting"] == 1
    rooms |= {"playing": 2, "elsewhere": 9}
    counted = samples(metrics)
    assert [counted["agurk_rooms", stage] for stage in STAGES] == [1, 2, 0, 0]
    assert ("agurk_rooms", "elsewhere") not in counted


def test_how_long_and_how_much_is_kept_in_buckets(metrics):
    metrics.command_seconds.observe(0.03)
    metrics.append_rows.observe(100)
    counted = samples(metrics)
    assert counted["agurk_command_seconds_bucket", "0.025"] == 0
    assert counted["agurk_command_seconds_bucket", "0.05"] == 1
    assert counted["agurk_append_rows_bucket", "128.0"] == 1
