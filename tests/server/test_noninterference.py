"""Non-interference as it is lived: two games that differ only in what a seat can't see, played with the same choices
through the server, send the seat and the spectators the same bytes, and answer every `why not` alike.

At a quiet table that is so to the byte for as long as nothing hidden has come to light by the rules. At any other table who
is waited for, and how many moves are counted, may tell of windows that only a hidden card opens (which is what quiet tables
are for); what is seen, read and asked is the same there too.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_hush import long_pauses, pass_by
from test_secrecy import Tap, all_games, room_of

from purses import PURSES, with_purse
from turning import TurnedLoop
from weirwood.kernel import Chance, Decision, Game, rulebook, seed_text
from weirwood.server.browsers.messages import Message
from weirwood.server.showing import seen
from weirwood.server.store.database import Database
from weirwood.server.tables import requests
from weirwood.server.tables.fair import hush
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.play import Play

__all__ = ["long_pauses"]
BEGUN = 40
"""Choices before the two part."""
STEPS = 30
SLOW = ("fief", "agot1")
GOLD = [f"{verb} {amount} gold" for verb in ("ask", "give") for amount in (0, 1, 2, 3, 5, 8, 30, 31, 99, 100)]
"""What may be said about gold in a talk, as little and as much as there can be."""


class Life:
    """A game at a table, with a tap for each seat and one for the spectators."""

    def __init__(self, hub: Hub, game: Game, quiet: bool) -> None:
        copy = game.copy()
        copy.choices = []  # a game that was dealt anew has none
        self.room = room_of(hub, copy, quiet)
        self.room.play = Play(copy, 5, quiet)
        self.quiet = quiet
        self.secrets = 0
        """How many questions there were that only those who were asked know of."""
        self.taps: dict[int | None, Tap] = {seat: Tap(seat) for seat in (*range(len(game.names)), None)}
        self.room.audience.connections.update(self.taps.values())
        for tap in self.taps.values():
            tap.send(self.room.audience.snapshot(tap.seat, tap.person))

    @property
    def game(self) -> Game:
        assert self.room.play is not None
        return self.room.play.game

    @property
    def moves(self) -> int:
        assert self.room.play is not None
        return self.room.play.seq

    async def choose(self, seat: int, label: str) -> None:
        play, tap = self.room.play, self.taps[seat]
        assert play is not None and tap is not None
        before = play.seq
        await requests.handle(self.room, tap, Message("choose", 1, play.seq, play.opened[seat], label))
        assert self.moves > before, (label, tap.bytes[-1])

    def secretly(self, seat: int | None) -> list[Decision]:
        """What others than a seat are asked that only they know of."""
        people, state = self.game.rules.people, self.game.state
        return [each for each in self.game.waiting if each.seat != seat and not people.plain(state, each)]

    async def go_on(self, seat: int | None) -> None:
        """Whoever is asked something that only they know of declines it, and the moment passes for which that is held back."""
        while asked := [each for each in self.secretly(seat) if each.declining is not None]:
            declining = asked[0].declining
            assert declining is not None
            self.secrets += 1
            await self.choose(asked[0].seat, declining.label)
        if self.quiet:
            await pass_by(2 * hush.LONGEST)

    def sent(self, seat: int | None, hidden: frozenset[str]) -> list[bytes]:
        """All that a seat was sent, without which of these options were open to it."""
        return [_without(each, hidden) for each in self.taps[seat].bytes]

    def sum(self, seat: int | None, hidden: frozenset[str]) -> bytes:
        """What the seat has of all that it was sent, however many messages and moves that took."""
        tap = self.taps[seat]
        return msgspec.json.encode([tap.view, tap.log, _bare(tap.decision, hidden)])

    def view(self, seat: int | None) -> bytes:
        """What the seat sees and reads."""
        return msgspec.json.encode([seen.view(self.game, seat), seen.lines(self.game, seat)])

    def left_to(self, seat: int | None) -> frozenset[str]:
        """What a seat is asked to choose from after others have taken theirs in secret: titles."""
        decisions = [each for each in self.game.waiting if each.seat == seat and each.kind == "title"]
        return frozenset(option.label for each in decisions for option in each.options)

    def why(self, seat: int, label: str, words: bool) -> list[Any]:
        """Why a choice isn't open to a seat: the clauses with their words, or alone."""
        found = seen.why(self.game, seat, label, None)
        return found if words else [each["rule"] for answer in found for each in answer["refusals"]]


def _without(message: bytes, hidden: frozenset[str]) -> bytes:
    if not hidden:
        return message
    read = json.loads(message)
    if "decision" in read:
        read["decision"] = _bare(read["decision"], hidden) and {
            **_bare(read["decision"], hidden),
            "id": read["decision"]["id"],
        }
    return msgspec.json.encode(read)


def _bare(decision: dict[str, Any] | None, hidden: frozenset[str]) -> dict[str, Any] | None:
    """A decision without its number, and without options that may be open or not."""
    if decision is None:
        return None
    options = [each for each in decision["options"] if each["label"] not in hidden]
    found = {**decision, "id": 0, "options": options}
    return {**found, "sensible": None, "costs": {}} if hidden else found


async def lived(hub: Hub, game: Game, apart: Game, seat: int | None, chance: Chance, quiet: bool) -> tuple[int, int]:
    """Live both lives: for how many choices nothing hidden came to light, and how many questions were asked in secret."""
    one, other = (Life(hub, each, quiet) for each in (game, apart))
    hidden: frozenset[str] = frozenset()
    """What is left of what others took from in secret: it tells what they took, as the rules say."""
    for step in range(STEPS):
        for life in (one, other):
            await life.go_on(seat)
        asked_secretly = one.secrets + other.secrets
        if one.view(seat) != other.view(seat):  # what was hidden was shown to the seat, as the rules say
            return step, asked_secretly
        hidden |= one.left_to(seat) ^ other.left_to(seat)
        compare(one, other, seat, hidden, quiet or not asked_secretly)
        if one.view(None) == other.view(None):
            compare(one, other, None, frozenset(), quiet or not asked_secretly)
        asked, also = (list(life.game.waiting) for life in (one, other))
        assert [each.seat for each in asked] == [each.seat for each in also], (
            "the same are waited for, in the same order"
        )
        if not asked:
            return step, asked_secretly
        if seat is not None:
            every = (option.label for life in (one, other) for each in life.game.waiting for option in each.options)
            labels = {label for label in every if not label.endswith(" gold")}
            words = one.left_to(seat) == other.left_to(seat)  # otherwise they tell what may be answered instead
            for label in sorted(labels.union(GOLD) - hidden):
                assert one.why(seat, label, words) == other.why(seat, label, words), label
        for mine, theirs in zip(asked, also, strict=True):
            if mine.seat == seat:
                lists = [[o.label for o in each.options if o.label not in hidden] for each in (mine, theirs)]
                assert lists[0] == lists[1]
        common = sorted({option.label for option in asked[0].options} & {option.label for option in also[0].options})
        if not common:
            return step, asked_secretly
        label = common[chance.below(len(common))]
        for life in (one, other):
            await life.choose(asked[0].seat, label)
    return STEPS, one.secrets + other.secrets


def compare(one: Life, other: Life, seat: int | None, hidden: frozenset[str], exactly: bool) -> None:
    if exactly:
        assert one.sent(seat, hidden) == other.sent(seat, hidden)
    assert one.sum(seat, hidden) == other.sum(seat, hidden)


def with_a_hub(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a hub whose clock can be turned."""

    async def run() -> None:
        hub = Hub(Database(f"sqlite:///{path / 'tables.db'}"))
        try:
            await work(hub)
        finally:
            await hub.close()

    with asyncio.Runner(loop_factory=TurnedLoop) as runner:
        runner.run(run())


def dealt_anew(game: Game, seat: int | None, chance: Chance) -> tuple[Game, Game]:
    """Two games that a seat can't tell apart. (Both are dealt anew: what is indexed anew stands in another order.)"""
    one, other = (game.rules.redeal(game.state, seat, chance) for _ in range(2))
    return Game(game.rules, game.config, game.seed, one), Game(game.rules, game.config, game.seed, other)


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("name", all_games())
def test_what_a_seat_cannot_see_changes_nothing_that_it_lives_through(name: str, quiet: bool, tmp_path: Path) -> None:
    rules = rulebook(name)
    chance = Chance(seed_text(f"lived {name}"))
    game = Game(rules, rules.random_config(chance), seed_text(11))

    async def play(hub: Hub) -> None:
        steps = 0
        for number in range(BEGUN if name != "whispers" else 6):
            if not game.waiting:
                break
            decision = game.waiting[0]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
            if number % (20 if name in SLOW else 10) == 5:
                for seat in (0, None) if name in SLOW else (0, len(game.names) - 1, None):
                    steps += (await lived(hub, *dealt_anew(game, seat, chance), seat, chance, quiet))[0]
        assert steps >= 10, "the two lives must go on for a while together"

    with_a_hub(tmp_path, play)


@pytest.mark.parametrize("quiet", [False, True])
def test_what_others_have_in_their_purses_changes_nothing_that_a_seat_lives_through(
    quiet: bool, tmp_path: Path
) -> None:
    """Hidden gold (fief.general.5): in talks and over marriages, where one asks for it, nothing tells how much there is."""
    rules = rulebook("fief")
    chance = Chance(seed_text("purses"))
    config = rules.configure(["stark", "tully", "baratheon"], {"hidden_gold": True}, chance)
    game = Game(rules, config, seed_text(12))

    async def play(hub: Hub) -> None:
        kinds: dict[str, int] = {}
        for _ in range(400):
            if not game.waiting or min(kinds.get(each, 0) for each in ("offer", "courtship")) > 1:
                break
            decision = game.waiting[0]
            labels = [option.label for option in decision.options]
            talks = any(label in GOLD for label in labels)
            if talks and kinds.get(decision.kind, 0) < 2:
                kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
                for purse in PURSES[::2]:
                    apart = game
                    for other in {*range(len(game.names))} - {decision.seat}:
                        apart = with_purse(apart, other, purse)
                    await lived(hub, game, apart, decision.seat, chance, quiet)
            wanted = [label for label in labels if label.startswith(("offer ", "marry "))]
            picked = wanted or labels
            game.choose(picked[chance.below(len(picked))], decision.seat)
        assert len(kinds) > 1, kinds

    with_a_hub(tmp_path, play)
