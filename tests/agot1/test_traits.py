"""The traits that a player may name: every printed one, and each can be told."""

from __future__ import annotations

from weirwood.games.agot1.catalogue import trait_names
from weirwood.games.agot1.speech import SPEECH


def test_every_trait_that_may_be_named_can_be_said() -> None:
    names = trait_names()
    assert {"Raven", "House Tully", "Night's Watch"} <= set(names)
    assert [name for name in names if not SPEECH.has_trait(name)] == []
