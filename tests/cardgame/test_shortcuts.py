"""Shortcuts change nothing: where no card on a table says anything of the kind, what cards say isn't asked.

``Table.has`` and ``has_any`` name rules by their classes. A rule that such a list forgets would be asked only while one of
the list is there; here the same games are played with everything asked, always.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from weirwood.cardgame.table.state import Table
from weirwood.compiled import running
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.decks import decks
from weirwood.kernel import Game, new, rulebook

FACTIONS = ("baratheon", "greyjoy", "lannister", "martell", "nights-watch", "stark", "targaryen", "tyrell")


def of_the_pool(rng: random.Random) -> decks.Deck:
    """Sixty cards of one faction, or of none, from all sets, and seven plots that need nothing else (a learning deck, which no list concerns)."""
    faction = rng.choice(FACTIONS)
    cards = [
        c
        for c in CATALOGUE.by_code.values()
        if c.faction in (faction, "neutral") and c.type not in ("title", "faction")
    ]
    plots = [c for c in cards if c.type == "plot"]
    others = [c for c in cards if c.type in ("character", "location", "attachment", "event")]
    chosen = [*rng.sample(plots, 7), *rng.sample(others, 60)]
    return decks.Deck(faction, {c.code: 1 for c in chosen}, name="drawn", learning=True)


def ready(game: str, seats: int) -> Callable[[random.Random], list[Any]]:
    """Ready decks of a game."""
    return lambda rng: rng.sample(sorted(rulebook(game).decks.choices()), seats)


def houses(rng: random.Random) -> list[Any]:
    """The two decks of the HBO edition."""
    return rng.sample(["stark", "lannister"], 2)


FORMS: dict[str, tuple[str, int, Callable[[random.Random], list[Any]]]] = {
    "joust": ("agot2", 3, ready("agot2", 2)),
    "joust of all sets": ("agot2", 12, lambda rng: [of_the_pool(rng) for _ in range(2)]),
    "melee of all sets": ("agot2", 2, lambda rng: [of_the_pool(rng) for _ in range(4)]),
    "hbo": ("hbo", 3, houses),
    "first edition": ("agot1", 4, ready("agot1", 2)),
}


def told(form: str, seed: int) -> list[object]:
    """All that is asked in a game of random choices."""
    name, _, seats = FORMS[form]
    rng = random.Random(f"{form} {seed}")
    game: Game = new(name, seats=seats(rng), seed=seed)
    found: list[object] = []
    while game.waiting:
        decision = game.waiting[0]
        option = rng.choice(decision.options)
        found.append([decision.seat, decision.prompt, [each.label for each in decision.options], option.label])
        game.choose(option, seat=decision.seat)
    return found


@pytest.mark.skipif(running() == "compiled", reason="what is compiled can't be changed from outside")
@pytest.mark.parametrize(("form", "seed"), [(form, seed) for form in FORMS for seed in range(FORMS[form][1])])
def test_what_is_asked_is_the_same_with_everything_looked_at(
    form: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = told(form, seed)
    monkeypatch.setattr(Table, "has", lambda s, rule: True)
    monkeypatch.setattr(Table, "has_any", lambda s, rules: True)
    assert told(form, seed) == short
