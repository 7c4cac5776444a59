"""Tables leave memory when nobody is at them, and nothing is lost by that."""

from __future__ import annotations

from browser import Browser, soon
from running import Running, table_for_two


def test_a_table_with_a_clock_leaves_memory_and_its_clock_goes_on(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, clock={"minutes": 30, "increment": 0})
    with ann.sit(table) as first:
        assert first.decision is not None
    hub = server.application.hub
    assert hub is not None and table in hub.rooms
    soon(lambda: server.turn(20) or table not in hub.rooms)
    server.turn(300)
    with ann.sit(table) as first:
        left = first.state["clocks"]["left"]["0"]
        assert 0 < left <= 1_800_000 - 400_000
