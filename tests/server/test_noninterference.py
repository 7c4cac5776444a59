"""Non-interference as it is lived: two games that differ only in what a seat can't see, played with the same choices
through the server, send the seat and the spectators the same bytes, and answer every `why not` alike."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from test_secrecy import Tap, all_games, at_a_table, room_of

from weirwood.kernel import Chance, Game, rulebook, seed_text
from weirwood.server.browsers.messages import Message
from weirwood.server.showing import seen
from weirwood.server.tables import requests
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room

BEGUN = 40
"""Choices before the two part."""
STEPS = 30
SLOW = ("fief", "agot1")


class Life:
    """A game at a table, with a tap for each seat and one for the spectators."""

    def __init__(self, room: Room, game: Game) -> None:
        copy = game.copy()
        copy.choices = []  # a game that was dealt anew has none
        self.room = room_of(room.hub, copy)
        self.room.play = Play(copy, 5)
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
        await requests.handle(self.room, tap, Message("choose", 1, play.seq, play.opened[seat], label))

    def sent(self, seat: int | None) -> list[bytes]:
        return self.taps[seat].bytes

    def view(self, seat: int | None) -> bytes:
        """What the seat sees and reads."""
        return msgspec.json.encode([seen.view(self.game, seat), seen.lines(self.game, seat)])

    def left_to(self, seat: int | None) -> list[str]:
        """What a seat is asked to choose from after others have taken theirs in secret: titles."""
        decisions = [each for each in self.game.waiting if each.seat == seat and each.kind == "title"]
        return [option.label for each in decisions for option in each.options]

    def why(self, seat: int, labels: list[str]) -> bytes:
        return msgspec.json.encode([seen.why(self.game, seat, label, None) for label in labels])


async def lived(room: Room, game: Game, seat: int | None, chance: Chance) -> tuple[int, int]:
    """Live both lives; after how many choices they were still the same, and whether silence told them apart."""
    one = Life(room, game)
    other = Life(room, Game(game.rules, game.config, game.seed, game.rules.redeal(game.state, seat, chance)))
    for step in range(STEPS):
        if one.view(seat) != other.view(seat):  # what was hidden was shown to the seat, as the rules say
            return step, 0
        if one.moves != other.moves:  # a window that only a hidden card opens was passed: fair/hush is there for that
            return step, 1
        if one.left_to(seat) != other.left_to(seat):  # what is left tells what the others took, as the rules say
            return step, 0
        assert one.sent(seat) == other.sent(seat)
        if one.view(None) == other.view(None):
            assert one.sent(None) == other.sent(None)
        waiting = [decision.seat for decision in one.game.waiting]
        if waiting != [decision.seat for decision in other.game.waiting]:
            return step, 1
        if not waiting:
            return step, 0
        labels = [option.label for life in (one, other) for each in life.game.waiting for option in each.options]
        labels += [f"ask {n} gold" for n in range(0, 30, 3)]
        if seat is not None:
            for label in sorted(set(labels)):
                assert one.why(seat, [label]) == other.why(seat, [label]), label
        asked, same = one.game.waiting[0], other.game.waiting[0]
        common = sorted({option.label for option in asked.options} & {option.label for option in same.options})
        if asked.seat == seat:
            assert [option.label for option in asked.options] == [option.label for option in same.options]
        if not common:
            return step, 0
        label = common[chance.below(len(common))]
        await one.choose(asked.seat, label)
        await other.choose(asked.seat, label)
    return STEPS, 0


@pytest.mark.parametrize("name", all_games())
def test_what_a_seat_cannot_see_changes_nothing_that_it_lives_through(name: str, tmp_path: Path) -> None:
    rules = rulebook(name)
    chance = Chance(seed_text(f"lived {name}"))
    game = Game(rules, rules.random_config(chance), seed_text(11))

    async def play(room: Room, taps: list[Tap]) -> None:
        steps = 0
        for number in range(BEGUN if name != "whispers" else 6):
            if not game.waiting:
                break
            decision = game.waiting[0]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
            if number % (20 if name in SLOW else 10) == 5:
                for seat in (0, None) if name in SLOW else (0, len(game.names) - 1, None):
                    steps += (await lived(room, game, seat, chance))[0]
        assert steps >= 10, "the two lives must go on for a while together"

    at_a_table(tmp_path, game, play)
