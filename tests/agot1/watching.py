"""Looks on as a game of the first edition is played, and keeps what it finds wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from weirwood.cardgame.cards.definition import FORCED_REACTIONS, REACTIONS, WOULD
from weirwood.cardgame.table import words
from weirwood.cardgame.table.event import LEAVING
from weirwood.cardgame.timing.initiating import CANCEL, Initiating
from weirwood.games.agot1.rules.table import Agot1
from weirwood.games.agot1.timing import timing
from weirwood.games.agot1.timing.actions import Actions
from weirwood.games.agot1.timing.executing import Before, Use
from weirwood.games.agot1.timing.timing import Window
from weirwood.kernel import Decision


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
        lost = event.kind == "discard power" or event.kind in LEAVING
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
