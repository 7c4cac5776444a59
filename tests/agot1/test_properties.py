"""What must hold in every game of the first edition, watched over random games; and that the watch would notice.

A deck of these games is drawn from the pool of the House, from neutral cards, and from test cards that kill, save, cancel,
draw and give power, so that windows are full of answers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from watching import Watch

import weirwood
from weirwood.cardgame.table import state, words
from weirwood.cardgame.timing.initiating import CANCEL
from weirwood.games.agot1.catalogue import CATALOGUE
from weirwood.games.agot1.decks.decks import builtin
from weirwood.games.agot1.rules import table
from weirwood.games.agot1.rules.table import Agot1
from weirwood.games.agot1.timing import checks, timing
from weirwood.games.agot1.timing.executing import Before, Use
from weirwood.games.agot1.timing.timing import Window
from weirwood.kernel import Game, rulebook, seed_text

HOUSES = ("stark", "lannister", "baratheon", "targaryen")
PLAYERS = ("alice", "bob", "carol", "dave")
BUSY = (
    "Sudden Death", "Sudden Fall", "Sudden Fame", "Long Talk", "Short Talk", "No Further", "Kind Healer", "Glad Herald",
    "Slow Mourner", "Sad Mourner", "Deadly Knife", "Vain Lord", "Stout Heart", "Hidden Dagger", "Poor Cousin", "Crowned Heir",
    "Dear Talk", "Large Favor", "Small Mine", "Quick Market", "Dark Friend", "Dark Cellar", "Open Door", "Bold Hero",
)  # fmt: skip
YEARS = ("Even Year", "Other Year", "Swift Year", "Cruel Year", "Lean Year")
ROUNDS, CHOICES, SEEDS = 4, 1500, 8


def dealt(seed: int, seats: int) -> Game:
    """A table with decks of its own."""
    rng = random.Random(seed)
    players = {}
    for name in PLAYERS[:seats]:
        house = rng.choice(HOUSES)
        pool = [
            card.version
            for card in CATALOGUE.by_code.values()
            if card.written and card.type in ("character", "location", "attachment", "event")
            if card.factions & {house, "neutral"} and card.set == "Core"
        ]
        cards = [*rng.sample(pool, 26), *(2 * rng.sample(BUSY, 16))]
        rng.shuffle(cards)
        players[name] = {"house": house, "plots": list(YEARS), "hand": cards[:7], "deck": {"exactly": cards[7:]}}
    rules = rulebook("agot1")
    return Game(rules, rules.judge.scenario({"players": players}), seed_text(seed))


def ready(seed: int, seats: int) -> Game:
    """A table with ready decks."""
    return weirwood.new("agot1", random.Random(seed).sample(list(builtin()), seats), seed)


def play(seed: int, seats: int, watch: Watch, deal: Callable[[int, int], Game] = dealt) -> None:
    """A random game of a few rounds, watched at every decision."""
    game, rng = deal(seed, seats), random.Random(seed)
    watch.begin()
    while game.waiting and game.state.round <= ROUNDS and len(game.choices) < CHOICES and not watch.found:  # type: ignore[attr-defined]
        decision = game.waiting[0]
        watch.look(game.state, decision)  # type: ignore[arg-type]
        eager = [option for option in decision.options if option.verb not in ("pass", "done")]
        option = rng.choice(eager if eager and rng.random() < 0.75 else decision.options)
        watch.asked(decision)
        game.choose(option, decision.seat)


@pytest.mark.rule("faq1.window.1", "faq1.timing.6", "faq1.timing.9", "faq1.moribund.1", "faq1.drawcap.1", "faq1.3.4.1")
@pytest.mark.parametrize("seats", [2, 3, 4], ids=["joust", "melee of 3", "melee of 4"])
def test_a_random_game_keeps_every_property(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for seed in range(SEEDS):
        play(seed, seats, watch)
        assert watch.found == [], f"seed {seed}"
        play(seed, seats, watch, ready)
        assert watch.found == [], f"seed {seed}, ready decks"
    for what in ("step 4", "step 5", "step 6", "response", "save or cancel", "action", "moribund", "cancelled"):
        assert watch.seen[what], f"{what} never came up"


# Each property broken once: the watch notices


def skip_a_step(patch: pytest.MonkeyPatch) -> None:
    def next_stage(frame: Window) -> None:
        frame.stage += 2 if frame.step == 4 else 1

    patch.setattr(Window, "next_stage", next_stage)


def straight_to_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "answered", lambda frame, s: False)


def late_saves(patch: pytest.MonkeyPatch) -> None:
    def before(events: Any, begins: int) -> Before:
        for event in events:
            event.done = True
        return original(events, begins)

    original = Before
    patch.setattr(table, "Before", before)


def the_actor_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Window, "starts", lambda frame, s: frame.actor if frame.actor >= 0 else s.first)


def everybody_in_reverse(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Agot1, "left_of", lambda s, seat: (seat - 1) % s.seats)


def hands_that_keep(patch: pytest.MonkeyPatch) -> None:
    lift = state.lift
    patch.setattr(state, "lift", lambda s, card, old: None if old == words.HAND else lift(s, card, old))


def leaving_at_once(patch: pytest.MonkeyPatch) -> None:
    def lingers(s: Agot1, event: Any, to: int) -> bool:
        found = original(s, event, to)
        if found and s.zone[event.card] == words.PLAY:
            s.place(event.card, words.DISCARD)
        return found

    original = Agot1.lingers
    patch.setattr(Agot1, "lingers", lingers)


def nobody_buried(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(timing, "bury", lambda s: None)


def no_cap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checks, "draw_cap", lambda s, event: None)


def power_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    def move(s: Agot1, event: Any) -> None:
        s.power[event.other] += event.amount

    patch.setattr(Agot1, "resolvers", {**Agot1.resolvers, "move power": move})


def costs_given_back(patch: pytest.MonkeyPatch) -> None:
    def after_cancel(frame: Use, s: Agot1) -> None:
        original(frame, s)
        if frame.cancelled:
            s.gold[frame.ctx.player] += 1

    original = Use.after_cancel
    patch.setattr(Use, "after_cancel", after_cancel)


def cancelled_for_nothing(patch: pytest.MonkeyPatch) -> None:
    def after_cancel(frame: Use, s: Agot1) -> None:
        original(frame, s)
        if frame.cancelled and frame.ctx.ability is not None:
            frame.steps, frame.stage = frame.ctx.ability.do, CANCEL + 1

    original = Use.after_cancel
    patch.setattr(Use, "after_cancel", after_cancel)


@pytest.mark.parametrize(
    ("broken", "noticed"),
    [
        (skip_a_step, "steps"), (straight_to_the_end, "steps"), (late_saves, "steps"), (the_actor_first, "turn"), (everybody_in_reverse, "turn"),
        (hands_that_keep, "places"), (leaving_at_once, "moribund"), (nobody_buried, "moribund"), (no_cap, "cap"),
        (power_from_nowhere, "power"), (costs_given_back, "costs"), (cancelled_for_nothing, "cancelled"),
    ],
)  # fmt: skip
def test_a_broken_property_is_noticed(
    broken: Callable[[pytest.MonkeyPatch], None], noticed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch)
    watch = Watch(monkeypatch)
    for seed in range(SEEDS):
        for seats in (2, 3):
            if not watch.found:
                play(seed, seats, watch)
    assert any(found.startswith(noticed) for found in watch.found), watch.found
