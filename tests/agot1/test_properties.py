"""What must hold in every game of the first edition, watched over random games; and that the watch would notice.

A deck of these games is drawn from the pool of the House, from neutral cards, and from test cards that kill, save, cancel,
draw and give power, so that windows are full of answers.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import weirwood
from weirwood.cardgame.cards.definition import FORCED_REACTIONS, REACTIONS, WOULD
from weirwood.cardgame.table import words
from weirwood.cardgame.timing.initiating import CANCEL, Initiating
from weirwood.games.agot1 import table, timing
from weirwood.games.agot1.actions import Actions
from weirwood.games.agot1.catalogue import CATALOGUE
from weirwood.games.agot1.decks import builtin
from weirwood.games.agot1.table import Agot1
from weirwood.games.agot1.timing import Before, Use, Window
from weirwood.kernel import Decision, Game, rulebook, seed_text

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


class Watch:
    """Looks on as a game is played, and keeps what it finds wrong."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        self.turns: dict[int, tuple[Any, int]] = {}
        self.drawn: Counter[tuple[int, int]] = Counter()
        self.kept: tuple[Any, ...] | None = None
        self.burying: Counter[int] | None = None
        self.begun: dict[int, tuple[Use, int]] = {}
        self.last: Any = None
        self.idle = False
        self.seen: Counter[str] = Counter()
        for owner, name in (
            *(
                (Window, "run"),
                (Window, "answer"),
                (Window, "go_on"),
                (Initiating, "run"),
                (Use, "take_effect"),
                (Use, "finish"),
            ),
            *((Agot1, "place"), (timing, "bury")),
        ):
            patch.setattr(owner, name, self.around(getattr(self, f"{name}_{words_of(owner)}"), getattr(owner, name)))
        patch.setattr(Agot1, "resolvers", {k: self.around(self.resolving, r) for k, r in Agot1.resolvers.items()})

    def around(self, watching: Callable[..., None], original: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any, **more: Any) -> Any:
            return watching(original, *args, **more)

        return watched

    def begin(self) -> None:
        """Another game."""
        self.kept = None
        self.drawn.clear()

    def wrong(self, what: str) -> None:
        self.found.append(what)

    # In every window steps come in order

    def run_window(self, original: Any, frame: Window, s: Agot1) -> None:
        before = frame.step
        original(frame, s)
        self.seen[f"step {frame.step}"] += 1
        redirected = frame.step == 6 and s.challenge is not None and s.challenge.anew
        idle, self.idle = self.idle, False
        if frame.step not in (before, before + 1) and not redirected and not (idle and (before, frame.step) == (3, 6)):
            self.wrong(f"steps: from {before} to {frame.step}")

    def go_on_window(self, original: Any, frame: Window, s: Agot1) -> None:
        """Steps 4 and 5 may be skipped where there is nothing to do in them."""
        stage, frame.stage = frame.stage, FORCED_REACTIONS
        self.idle = not frame.responses(s, -1) and not frame.due(s) and not frame.revealed
        frame.stage = REACTIONS
        self.idle = self.idle and not any(frame.responses(s, seat) for seat in range(s.seats))
        frame.stage = stage
        original(frame, s)

    def answer_window(self, original: Any, frame: Window, s: Agot1, seat: int, option: Any) -> None:
        before = frame.step
        original(frame, s, seat, option)
        if frame.step != before and (before, frame.step, option.verb) != (5, 4, "trigger"):
            self.wrong(f"steps: an answer leads from {before} to {frame.step}")

    def run_initiating(self, original: Any, frame: Initiating, s: Agot1) -> None:
        before = frame.stage
        original(frame, s)
        if frame.stage < before and before != timing.FORESEE:
            self.wrong(f"steps: an ability goes back from {before} to {frame.stage}")

    def windows(self, s: Agot1, decision: Decision) -> None:
        """Saves and cancels in step 2, before anything has happened; the order of passives in 4; responses in 5."""
        top, window = s.frames[-1], s.window()
        if decision.kind == "save or cancel":
            assert isinstance(top, Before)
            if top.stage != WOULD or any(event.done for event in top.events):
                self.wrong("steps: saves and cancels after it has happened")
        elif decision.kind in ("response", "passive order") and isinstance(top, Window):
            if window is not top or top.step != (5 if decision.kind == "response" else 4):
                self.wrong(f"steps: {decision.kind} in another step")

    # Nobody is asked out of turn

    def asked(self, decision: Decision) -> None:
        if decision.kind in ROTATING:
            self.turns[id(self.last)] = (self.last, decision.seat)

    def in_turn(self, s: Agot1, decision: Decision) -> None:
        """Whoever is asked is the first, clockwise from whoever comes first, who has anything to use."""
        frame, kind = s.frames[-1], decision.kind
        self.last = frame
        if kind in ROTATING and isinstance(frame, Before | Window | Actions):
            held, seat = self.turns.get(id(frame), (None, -1))
            seat = (seat + 1) % s.seats if held is frame else self.first(s, frame)
            while not self.has_something(s, frame, seat):
                seat = (seat + 1) % s.seats
            self.seen[kind] += 1
        elif kind in ("passive order", "order"):
            seat = s.first
        elif kind == "challenge":
            seat = s.active
        elif kind in ("attackers", "stealth"):
            seat = s.under_way().attacker
        elif kind == "title":
            seat = next(p for p in s.order() if s.title[p] < 0)
        elif kind == "first player":
            seat = s.initiative
        else:
            return
        if seat != decision.seat:
            self.wrong(f"turn: {s.names[decision.seat]} is asked in {kind}, not {s.names[seat]}")

    def first(self, s: Agot1, frame: Any) -> int:
        if isinstance(frame, Actions):
            return s.first
        below = s.frames[-2] if isinstance(frame, Before) else None
        if isinstance(below, Use) and below.stage == CANCEL and below.ctx.ability and not below.ctx.ability.forced:
            return (below.ctx.player + 1) % s.seats
        window = s.opened()
        return s.first if window.actor < 0 else (window.actor + 1) % s.seats

    def has_something(self, s: Agot1, frame: Any, seat: int) -> bool:
        return bool(frame.options(s, seat) if isinstance(frame, Actions) else frame.responses(s, seat))

    # No card is in two places; a moribund card leaves exactly once

    def places(self, s: Agot1) -> None:
        zones = (words.DECK, words.HAND, words.PLAY, words.DISCARD, words.DEAD, words.PLOTS, words.USED, words.REMOVED)
        piles = [(z, s.pile(z, p)) for z in (*zones, words.LIMBO, words.SHADOWS, words.BESIDE) for p in range(s.seats)]
        lying = Counter(card for _, pile in piles for card in pile)
        if any(n > 1 for n in lying.values()) or any(s.zone[card] != z for z, pile in piles for card in pile):
            self.wrong("places: a card is in two places")

    def place_agot1(self, original: Any, s: Agot1, card: int, zone: int, *more: Any, **options: Any) -> None:
        self.compare(s)
        dying, before = card in s.moribund and s.zone[card] == words.PLAY, s.power[card]
        total = sum(s.power)
        original(s, card, zone, *more, **options)
        if dying and zone != words.PLAY:
            if self.burying is None:
                self.wrong("moribund: a card leaves before step 6")
            else:
                self.burying[card] += 1
        if sum(s.power) not in (total, total - before):
            self.wrong("power: a card that moves changes the power of others")
        self.kept = ledger(s)

    def bury_timing(self, original: Any, s: Agot1) -> None:
        marked, self.burying = list(s.moribund), Counter()
        self.seen["moribund"] += len(marked)
        original(s)
        if any(self.burying[card] != 1 or s.zone[card] == words.PLAY for card in marked) or s.moribund:
            self.wrong("moribund: a card doesn't leave exactly once")
        self.burying = None

    # At most three additional draws a round; power and gold change only where they are claimed, lost, paid or given

    def resolving(self, original: Any, s: Agot1, event: Any) -> None:
        self.compare(s)
        power, gold, knelt = ledger(s)
        original(s, event)
        now = ledger(s)
        change = sum(now[0]) - sum(power)
        lost = event.kind == "discard power" or event.kind in table.LEAVING
        if change != (event.amount if event.kind == "power" and event.done else 0) and not (lost and change < 0):
            self.wrong(f"power: {event.kind} changes it by {change}")
        if any(new > old for new, old in zip(now[1], gold, strict=True)) and event.kind not in ("gold", "move gold"):
            self.wrong(f"costs: {event.kind} gives gold")
        if any(old and not new for new, old in zip(now[2], knelt, strict=False)) and event.kind not in STANDS:
            self.wrong(f"costs: {event.kind} stands a card")
        if event.kind == "draw" and event.done and event.how not in ("framework", "beyond the cap"):
            self.drawn[s.round, event.player] += 1
            if self.drawn[s.round, event.player] > 3:
                self.wrong("cap: a fourth additional card")
        self.kept = ledger(s)

    def compare(self, s: Agot1) -> None:
        """Nothing but events and cards that move changes power, gold and who kneels."""
        now = ledger(s)
        if self.kept is not None and len(self.kept[0]) == len(now[0]) and self.kept != now:
            kind = "power" if self.kept[0] != now[0] else "costs"
            self.wrong(f"{kind}: changed by nothing that happened")
        self.kept = now

    # A cancelled effect changes nothing but its costs

    def take_effect_use(self, original: Any, frame: Use, s: Agot1) -> None:
        self.begun[id(frame)] = (frame, len(s.opened().events))
        original(frame, s)

    def finish_use(self, original: Any, frame: Use, s: Agot1) -> None:
        window = s.opened()
        original(frame, s)
        known, start = self.begun.get(id(frame), (None, 0))
        if known is frame and any(e.kind == "initiate" and e.cancelled for e in frame.foreseen):
            self.seen["cancelled"] += 1
            done = [e.kind for e in window.events[start:] if e.source == frame.ctx.card and e.done and not e.cost]
            if done:
                self.wrong(f"cancelled: and still {done[0]}")

    def look(self, s: Agot1, decision: Decision) -> None:
        """All that can be seen when somebody is asked."""
        self.compare(s)
        self.windows(s, decision)
        self.in_turn(s, decision)
        self.places(s)
        if s.window() is None and s.moribund:
            self.wrong("moribund: a card stays behind")


ROTATING = ("response", "save or cancel", "action")
STANDS = {"stand", "enter", "discard", "kill", "sacrifice", "return", "remove", "shuffle in"}


def words_of(owner: Any) -> str:
    return str(owner.__name__).rpartition(".")[2].lower()


def ledger(s: Agot1) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    return tuple(s.power), tuple(s.gold), tuple(s.kneeling)


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
    lift = Agot1._lift
    patch.setattr(Agot1, "_lift", lambda s, card, old: None if old == words.HAND else lift(s, card, old))


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
    patch.setattr(table, "draw_cap", lambda s, event: None)


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
