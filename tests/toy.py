"""Whispers: a small game with secret simultaneous bids for 2 to 8 seats, to test what is blind to the game it serves.

Three times, everybody secretly bids a card of their hand or passes. The highest bid that nobody else made wins a point
and a reward: draw a card, toss a coin for another point, or discard any number of cards. Most points win.
"""

from __future__ import annotations

from typing import Any, Self

from weirwood.errors import UserError
from weirwood.kernel import (
    Cards,
    Chance,
    Decision,
    Entry,
    ForJudge,
    ForPeople,
    Frame,
    Option,
    Outcome,
    Refusal,
    Rulebook,
    State,
)

ROUNDS = 3
NONE = -1


class Table(State):
    """The state: hands and deck are lists of card values."""

    __slots__ = ("broken", "deck", "discard", "hands", "points", "round")

    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    points: list[int]
    round: int
    broken: bool

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        self.copy_base(new)
        new.hands = [hand[:] for hand in self.hands]
        new.deck, new.discard, new.points = self.deck[:], self.discard[:], self.points[:]
        new.round, new.broken = self.round, self.broken
        return new

    def bids_to_make(self, seat: int) -> list[Option]:
        return [*(Option(f"bid {v}", "bid", (v,)) for v in sorted(set(self.hands[seat]))), Option("pass", "pass")]


class Bidding(Frame):
    """A round: all bid at once, then the bids are shown."""

    __slots__ = ("bids",)

    def __init__(self, seats: int) -> None:
        self.at = 0
        self.bids: list[int | None] = [None] * seats

    def run(self, state: Table) -> None:
        if self.at == 0:
            self.at = 1
            state.note("round", state.round, rule="toy.round.1")
            for seat in range(state.seats):
                state.ask(seat, "bid", "Bid a card, secretly", "toy.bid.1", state.bids_to_make(seat))
        elif self.at == 1:
            self.at = 2
            for seat, bid in enumerate(self.bids):
                assert bid is not None
                if bid != NONE:
                    state.hands[seat].remove(bid)
                    state.discard.append(bid)
            state.note("shown", *self.bids, rule="toy.bid.2")
            alone = [bid for bid in self.bids if bid != NONE and self.bids.count(bid) == 1]
            if alone:
                winner = self.bids.index(max(b for b in alone if b is not None))
                state.points[winner] += 1
                state.note("won", winner, rule="toy.bid.3")
                state.push(Reward(winner))
        else:
            state.pop()
            state.round += 1
            if state.round <= ROUNDS:
                state.push(Bidding(state.seats))
            else:
                best = max(state.points)
                winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
                state.outcome = Outcome(winners, f"{best} points are the most.", "toy.end.1")

    def answer(self, state: Table, seat: int, option: Option) -> None:
        self.bids[seat] = option.args[0] if option.args else NONE


class Reward(Frame):
    """What the winner of a round may do."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, state: Table) -> None:
        seat = self.seat
        if self.at == 0:
            options = [Option("toss", "toss"), Option("pass", "pass")]
            if state.deck:
                options.insert(0, Option("draw", "draw"))
            if state.hands[seat]:
                options.insert(0, Option("discard", "discard"))
            state.ask(seat, "reward", "Take a reward", "toy.reward.1", options)
        elif self.at == 1:
            if not state.hands[seat]:
                state.pop()
                return
            options = [Option(f"discard {v}", "card", (v,)) for v in sorted(set(state.hands[seat]))]
            state.ask(seat, "discard", "Discard cards", "toy.reward.2", [*options, Option("done", "done")])
        else:
            state.pop()

    def answer(self, state: Table, seat: int, option: Option) -> None:
        self.at = 2
        if option.verb == "draw":
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.note("drew", seat, rule="toy.reward.3", secret=(card,), audience=1 << seat)
        elif option.verb == "toss":
            if state.broken:
                state.points[seat] = 99
                raise ZeroDivisionError("the coin fell off the table")
            heads = state.chance.pick(["heads", "tails"]) == 0
            state.points[seat] += heads
            state.note("tossed", seat, heads, rule="toy.reward.4")
        elif option.verb == "discard":
            self.at = 1
        elif option.verb == "card":
            self.at = 1
            state.hands[seat].remove(option.args[0])
            state.discard.append(option.args[0])


class AtTheTable(ForPeople):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Table)
        return {
            "seat": seat,
            "round": state.round,
            "points": state.points[:],
            "hand": [] if seat is None else sorted(state.hands[seat]),
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "discard": state.discard[:],
        }

    def table(self, view: dict[str, Any]) -> list[str]:
        lines = [f"Round {view['round']}. Points: {', '.join(map(str, view['points']))}."]
        if view["seat"] is not None:
            lines.append(f"Your hand: {', '.join(map(str, view['hand'])) or 'empty'}.")
        return lines

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        names = [f"seat {i}" for i in range(state.seats)]
        match entry.kind:
            case "round":
                return f"Round {entry.args[0]} begins."
            case "shown":
                return "The bids are " + ", ".join(str(bid) if bid != NONE else "none" for bid in entry.args) + "."
            case "won":
                return f"{names[entry.args[0]]} wins a point."
            case "drew":
                seen = seat is not None and entry.audience >> seat & 1
                return f"{names[entry.args[0]]} draws {entry.secret[0] if seen else 'a card'}."
            case "tossed":
                return f"{names[entry.args[0]]} tosses {'heads' if entry.args[1] else 'tails'}."
        return ""

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        assert isinstance(state, Table)
        verb, _, value = label.lower().partition(" ")
        if verb == "bid" and value.isdigit() and int(value) not in state.hands[seat]:
            return [Refusal("toy.bid.1", f"there is no {value} in your hand")]
        return []


class Positions(ForJudge):
    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        if not document.get("players"):
            raise UserError("A position needs players.")
        for name, given in document["players"].items():
            for key in given:
                if key not in ("hand", "points"):
                    raise UserError(f"{name} can't have {key!r}.")
        return {"names": list(document["players"]), "position": document["players"], **document.get("config", {})}

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        assert isinstance(state, Table)
        if subject == "game":
            winners = state.outcome.winners if state.outcome else ()
            winner = config["names"][winners[0]] if winners else None
            return {"round": state.round, "winner": winner, "discard": state.discard, "tokens": {"coin": 1}}
        if subject not in config["names"]:
            raise UserError(f"There is no {subject!r} in this game.")
        seat = config["names"].index(subject)
        return {"hand": state.hands[seat], "points": state.points[seat], "leading": state.points[seat] > 0}


class Values(Cards):
    def text(self, name: str) -> list[str]:
        if not name.isdigit():
            raise UserError(f"There is no card {name!r}.")
        return [f"The {name}", f"Worth {name}."]


class Whispers(Rulebook):
    id = "whispers"
    name = "Whispers"
    people = AtTheTable()
    judge = Positions()
    cards = Values()

    def start(self, config: dict[str, Any], seed: str) -> Table:
        seats = len(config["names"])
        state = Table(seats, seed)
        deck = [value for value in range(1, 2 * seats + 1) for _ in range(3)]
        state.chance.shuffle(deck)
        state.hands = [sorted(deck.pop() for _ in range(4)) for _ in range(seats)]
        state.deck, state.discard, state.points, state.round = deck, [], [0] * seats, 1
        state.broken = bool(config.get("broken"))
        for name, given in config.get("position", {}).items():
            seat = config["names"].index(name)
            state.hands[seat] = given.get("hand", [])[:]
            state.points[seat] = given.get("points", 0)
        state.deck = config.get("deck", state.deck)[:]
        state.push(Bidding(seats))
        return state

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Table)
        new = state.copy()
        others = [other for other in range(new.seats) if other != seat]
        hidden = new.deck + [card for other in others for card in new.hands[other]]
        chance.shuffle(hidden)
        for other in others:
            new.hands[other] = sorted(hidden.pop() for _ in new.hands[other])
        new.deck = hidden
        new.log = [e if e.kind != "drew" or e.args[0] == seat else e._replace(secret=(0,)) for e in new.log]
        frame = new.frames[-1] if new.frames else None
        if isinstance(frame, Bidding):
            for other in others:
                if frame.bids[other] is not None and frame.at == 1:
                    frame.bids[other] = [*new.hands[other], NONE][chance.below(len(new.hands[other]) + 1)]
            new.asks = [
                Decision(d.seat, d.kind, d.prompt, d.rule, new.bids_to_make(d.seat)) if d.seat != seat else d
                for d in new.asks
            ]
        elif isinstance(frame, Reward) and frame.seat != seat:
            new.asks = []
            frame.run(new)
        return new


GAME = Whispers()

QUESTION = """
game: whispers
name: a question
players:
  alice: {hand: [3, 4, 4], points: 1}
  bob: {hand: [2, 5]}
"""
"""The beginning of a scenario of it."""
