"""Refusing: which cards a label means that someone asks about."""

from __future__ import annotations

from .catalogue import plain
from .naming import name_of
from .state import Table


def own_cards(s: Table, seat: int, name: str) -> list[int]:
    """The seat's cards with a name, or (with a number) the very one: in hand, in play, revealed, then in its piles."""
    title = plain(name.split(":")[0])
    bare = title.split(" #")[0].split(" (")[0].strip()
    places = [*s.hand[seat], *s.area[seat], s.plot[seat], s.agenda[seat], *s.discard[seat], *s.dead[seat]]
    found = [c for c in places if c >= 0 and (plain(name_of(s, c)) == title or plain(s.defn[c].name) == bare)]
    return [c for c in found if plain(name_of(s, c)) == title] if "#" in title else found


def in_play(s: Table, name: str) -> list[int]:
    """The cards in play that a name means: exactly, or else by title."""
    wanted = plain(name)
    cards = [c for side in s.area for c in side]
    exact = [c for c in cards if plain(name_of(s, c)) == wanted]
    return exact or [c for c in cards if plain(s.defn[c].name) == wanted.split(" #")[0]]
