"""Views of this edition: what it adds to every card game's, with the common supplies, setup and draft."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import viewing
from ....cardgame.play.showing import knows
from ....cardgame.play.stakes import Reward, Theatre
from ..rules.draft import CHOOSE, SECOND, Draft
from ..rules.setup import Setup
from ..rules.table import Hbo
from ..speech import SPEECH
from .face import FIGURES
from .sentences import SENTENCES

THEATRE = Theatre(SENTENCES, {"renown": Reward("1 power each")})


def view(s: Hbo, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    found = viewing.view(s, seat, player, THEATRE) | s.supplies()
    return found if s.round else found | {"first": None}


def player(s: Hbo, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    own = bit == 1 << p
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    draft = next((f for f in s.frames if isinstance(f, Draft)), None)
    placed = setup.placed[p] if setup else []
    return {
        **viewing.player(s, p, bit, FIGURES),
        "house": s.called(s.faction[p]),
        "placed": sorted(s.called(c) for c in placed) if own else [None] * len(placed),
        "drafting": sorted_known(s, draft.held[p], bit) if draft else [],
        "drafted": sorted_known(s, draft.drafted[p], bit if own else 0) if draft else [],
        "passed": passed(s, draft, p, bit) if draft and draft.at < CHOOSE else [],
        "plot_deck": sorted(s.called(c) for c in draft.chosen[p]) if draft and own else [],
    }


def sorted_known(s: Hbo, cards: list[int], bit: int) -> list[str | None]:
    """What a seat knows of some cards, in an order that tells nothing."""
    names = sorted(s.called(c) for c in cards if bit and knows(s, c, bit))
    return [*names, *[None] * (len(cards) - len(names))]


def passed(s: Hbo, draft: Draft, p: int, bit: int) -> list[str | None]:
    """The pairs a player has passed on: both players have seen them, but not which plot of a pair was kept."""
    pairs = [card for passer, kept, returned in s.pairs for card in (kept, returned) if passer == p]
    pairs += draft.held[1 - p] if draft.at == SECOND else []
    return [*sorted(s.called(card) for card in pairs)] if bit else [None] * len(pairs)


# In words

PILES = {"drafting": "To draft from", "drafted": "Drafted", "passed": "Passed on", "placed": "Placed"}


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    return viewing.table(v, player_lines, SPEECH)


def player_lines(p: dict[str, Any]) -> list[str]:
    """One player's side in words."""
    head = f"{p['name']}: {p['house']}. {p['total_power']} power ({p['power']} on the banner), {p['gold']} gold."
    piles = [f"  {title}: {viewing.hand_words(p[word])}." for word, title in PILES.items() if p[word]]
    hand = f"  Hand: {viewing.hand_words(p['hand'])}."
    return [head, *viewing.plot_lines(p, SPEECH), *piles, hand, *viewing.card_lines(p, SPEECH)]
