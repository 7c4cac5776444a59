"""Silence gives nothing away: pairs of games that differ only in hidden cards look the same to everybody else."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from test_secrecy import Tap

import toy
from turning import TurnedLoop
from weirwood.cardgame.play.asking import in_sight
from weirwood.cardgame.table.state import Table
from weirwood.kernel import Chance, Decision, Game, Option, rulebook, seed_text
from weirwood.kernel.rulebook import _known, register
from weirwood.server.store.database import Database
from weirwood.server.store.rows import ClockRule, Move, SeatRow, Settings, TableRow
from weirwood.server.tables.fair import hush
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.opening.replaying import replayed
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room

PAIRS = 40
TABLES = {
    "agot2": ("agot2", ["stark", "lannister"]),
    "agot2 melee": ("agot2", ["stark", "lannister", "greyjoy"]),
    "agot1": ("agot1", ["stark", "lannister"]),
    "agot1 melee": ("agot1", ["stark", "lannister", "baratheon"]),
    "hbo": ("hbo", ["stark", "lannister"]),
    "fief": ("fief", ["stark", "lannister", "martell"]),
}


class World:
    """One of two games that differ in what a seat can't see, at a table with people only."""

    def __init__(self, hub: Hub, game: Game, seat: int, quiet: bool, clock: ClockRule | None = None) -> None:
        settings = Settings(hush=quiet, clock=clock)
        row = TableRow("t", game.rules.id, "Table", "person 0", "playing", settings, 1.0, 1.0, game.config, game.seed)
        left = clock.minutes * 60000 if clock is not None else None
        seats = [SeatRow(n, "person", f"person {n}", name, left_ms=left) for n, name in enumerate(game.names)]
        self.room = Room(hub, row, seats, Play(game, hush=quiet), [])
        self.room.commit = self.written  # type: ignore[method-assign]
        self.waits: list[tuple[int, ...]] = []
        self.seat = seat
        self.taps = [Tap(seat), Tap(None)]
        self.others = {n: Tap(n) for n in range(len(game.names)) if n != seat}
        everybody = [*self.taps, *self.others.values()]
        self.room.audience.connections.update(everybody)
        for tap in everybody:
            tap.send(self.room.audience.snapshot(tap.seat, tap.person))
            tap.bytes.clear()

    async def written(self, *args: Any, **columns: Any) -> None:
        """Nothing is written: what is sent is what matters here."""

    @property
    def game(self) -> Game:
        assert self.room.play is not None
        return self.room.play.game

    def secretly(self) -> list[Decision]:
        """What others are asked that only they know of, by the game itself, whatever the server makes of it."""
        people, state = self.game.rules.people, self.game.state
        return [d for d in self.game.waiting if d.seat != self.seat and not people.plain(state, d)]

    async def take(self, seat: int, label: str, late: bool = False) -> None:
        """A choice, and then whoever is asked something that only they know of says no to it.

        ``late``: not before the moment is over for which anything is held back.
        """
        await self.room.take(seat, label)
        for _ in range(200):
            asked = self.secretly()
            if not asked:
                return
            decision = asked[0]
            declining = decision.declining
            await pass_by(0.0)
            shown = self.others[decision.seat].decision
            assert shown is not None, "whoever is asked something in secret sees it at once"
            assert [each["label"] for each in shown["options"]] == [each.label for each in decision.options]
            if declining is None:
                return
            if late:
                await pass_by(hush.LONGEST)
            await self.room.take(decision.seat, declining.label)

    def told(self) -> list[list[Any]]:
        """What the seat and whoever watches were sent."""
        return [[json.loads(each) for each in tap.bytes] for tap in self.taps]

    def public(self) -> Any:
        """What the seat may know of the game itself."""
        return self.game.view(self.seat), self.game.log(self.seat), self.game.log(None)


async def pass_by(seconds: float) -> None:
    """Let time pass, and what is due by then happen."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, TurnedLoop)
    loop.turn(seconds)
    for _ in range(20):
        await asyncio.sleep(0)


def apart(one: Any, other: Any) -> Any:
    """Where what was sent in two worlds first differs, or who was sent more."""
    for when in range(len(one)):
        for seat in (0, 1):
            mine, theirs = one[when][seat], other[when][seat]
            if len(mine) != len(theirs):
                return "number of messages", when, seat, len(mine), len(theirs)
            for first, second in zip(mine, theirs, strict=True):
                if first != second:
                    return (
                        when,
                        seat,
                        {k: (first.get(k), second.get(k)) for k in first | second if first.get(k) != second.get(k)},
                    )
    return None


async def compare(hub: Hub, game: Game, seat: int, by: int, label: str, chance: Chance, quiet: bool, late: bool) -> Any:
    """A choice by one player in two worlds that differ in what a seat, perhaps another one's, can't see.

    What that seat was sent at once and after a while in each; None if the worlds differ in what it may know. ``late``: those
    who are asked in secret think for longer than anything is held back, and only what is sent in the end can be compared.
    """
    other = Game(game.rules, game.config, game.seed, game.rules.redeal(game.state, seat, chance))
    same = Game(game.rules, game.config, game.seed, game.state.copy())
    if (asked := other.decision(by)) is None or asked.option(label) is None or len(other.waiting) != len(game.waiting):
        return None
    if seat != by and not all(each.rules.people.plain(each.state, each.waiting[0]) for each in (same, other)):
        return None  # the seat isn't to know yet that anything was asked
    worlds = [World(hub, each, seat, quiet) for each in (same, other)]
    if worlds[0].public() != worlds[1].public():
        return None
    for world in worlds:
        await world.take(by, label, late)
        await pass_by(0.0)
    at_once = [world.told() for world in worlds]
    await pass_by(2 * hush.LONGEST)
    later = [world.told() for world in worlds]
    for world in worlds:
        if world.room.holding is not None:
            world.room.holding.cancel()
    if worlds[0].public() != worlds[1].public():
        return None  # what was hidden has come to light by chance, as it may
    return ((later[0],), (later[1],)) if late else ((at_once[0], later[0]), (at_once[1], later[1]))


def play_pairs(path: Path, name: str, quiet: bool, late: bool = False) -> tuple[Counter[bool], list[Any]]:
    """How many pairs of positions were compared, and those in which something gave hidden cards away.

    Each for the seat that chooses (True), and for all others at the table (False).
    """
    played, seats = TABLES[name]
    rules = rulebook(played)
    chance = Chance(seed_text(f"hush {name}"))
    differences: list[Any] = []
    compared: Counter[bool] = Counter()

    async def run() -> None:
        hub = Hub(Database(f"sqlite:///{path / 'tables.db'}"))
        try:
            number = 0
            while compared[True] < PAIRS and number < 12:
                number += 1
                config = rules.configure(seats, {}, chance)
                game = Game(rules, config, seed_text(f"{name} {number}"))
                for step in range(160):
                    if not game.waiting or compared[True] >= PAIRS:
                        break
                    decision = game.waiting[chance.below(len(game.waiting))]
                    others = [o for o in decision.options if o is not decision.declining] or decision.options
                    declines = decision.declining is not None and not chance.below(3)
                    option = decision.declining if declines else others[chance.below(len(others))]
                    assert option is not None
                    if len(game.waiting) == 1 and len(decision.options) > 1 and step % 3 == 0:
                        for seat in range(len(game.names)):
                            found = await compare(hub, game, seat, decision.seat, option.label, chance, quiet, late)
                            if found is not None:
                                compared[seat == decision.seat] += 1
                                if found[0] != found[1]:
                                    differences.append((seat, decision, option.label, apart(*found)))
                    game.choose(option, decision.seat)
        finally:
            await hub.close()

    with asyncio.Runner(loop_factory=TurnedLoop) as runner:
        runner.run(run())
    return compared, differences


@pytest.fixture(autouse=True)
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a pause isn't over before the clock is turned."""
    monkeypatch.setattr(hush, "SHORTEST", 500.0)
    monkeypatch.setattr(hush, "LONGEST", 1000.0)
    for module in ("fair.hush", "room"):
        monkeypatch.setattr(f"weirwood.server.tables.{module}.PATIENCE", 300_000.0)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_nobody_can_tell_hidden_cards_from_what_is_sent(name: str, late: bool, tmp_path: Path) -> None:
    compared, differences = play_pairs(tmp_path, name, quiet=True, late=late)
    assert compared[True] >= PAIRS // 2 and compared[False] >= PAIRS // 4
    assert not differences, f"{len(differences)} of {compared}: {differences[0]}"


def test_without_it_hidden_cards_are_given_away(tmp_path: Path) -> None:
    """So that the test above could fail."""
    names = ("agot2", "agot2 melee", "hbo")
    for name in names:
        (tmp_path / name).mkdir()
    found = [play_pairs(tmp_path / name, name, quiet=False) for name in names]
    told = [seat == decision.seat for _, differences in found for seat, decision, *_ in differences]
    assert True in told and False in told, "to whoever chooses, and to the others"


def test_whoever_is_asked_in_secret_has_no_clock_at_first_but_cannot_think_for_ever(tmp_path: Path) -> None:
    """Nor does a setting that is changed meanwhile stop it again."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TurnedLoop)
        hub = Hub(Database(f"sqlite:///{tmp_path / 'tables.db'}"))
        try:
            rules = rulebook("agot2")
            game = Game(rules, rules.configure(TABLES["agot2"][1], {}, Chance(seed_text("clock"))), seed_text("clock"))
            world = World(hub, game, 0, quiet=True, clock=ClockRule(10, 5))
            room = world.room
            while not (asked := hush.secret(room.play)):  # type: ignore[arg-type]
                decision = game.waiting[0]
                await room.take(decision.seat, decision.options[0].label)
            clocks = room.clocks
            assert clocks is not None
            assert not asked & set(clocks.running)
            loop.turn(hush.PATIENCE + 1)
            for _ in range(6000):  # however busy the machine is
                if asked <= set(clocks.running):
                    break
                await asyncio.sleep(0.01)
            assert asked <= set(clocks.running)
            assert asked <= set(json.loads(world.taps[1].bytes[-1])["clocks"]["running"])
            await room.answer_automatically()
            assert asked <= set(clocks.running)
            loop.turn(60 * 60)
            for _ in range(20):
                await asyncio.sleep(0.01)
            clocks.charge()
            for seat in asked:
                assert room.seats[seat].timed_out
        finally:
            await hub.close()

    with asyncio.Runner(loop_factory=TurnedLoop) as runner:
        runner.run(run())


def test_no_two_decisions_have_the_same_id_however_often_something_is_taken_back() -> None:
    """A choice that is said again late would answer another decision, or be taken for one that was made."""
    chance = Chance(seed_text("ids"))
    register(toy.GAME)
    try:
        config = {"names": ["Ann", "Ben"]}
        for number in range(30):
            moves: list[Move] = []
            play = replayed("whispers", config, seed_text(f"ids {number}"), moves, hush=True)
            ids = {(seat, id) for seat, id in play.opened.items()}
            made: dict[tuple[int, int], str] = {}
            while play.game.waiting and len(moves) < 60:
                was = dict(play.opened)
                choices = len(play.game.choices)
                if choices and not chance.below(4):
                    moves.append(play.back(0, chance.below(choices)))
                    was = {}
                else:
                    asked = play.game.waiting[chance.below(len(play.game.waiting))]
                    label = asked.options[chance.below(len(asked.options))].label
                    made[asked.seat, was.pop(asked.seat)] = label
                    moves.append(play.choose(asked.seat, label))
                fresh = {(seat, id) for seat, id in play.opened.items() if was.get(seat) != id}
                assert not fresh & ids and all(id <= play.seq for _, id in fresh)
                ids |= fresh
                again = replayed("whispers", config, play.game.seed, moves, hush=True)
                assert again.opened == play.opened
                for seat, id in ids:
                    for label in ("pass", "done", "toss"):
                        assert not again.answered(seat, id, label) or made[seat, id] == label
    finally:
        _known.pop("whispers", None)


def test_whoever_thinks_for_longer_than_the_moment_does_not_see_at_once_who_is_asked_next() -> None:
    held = hush.Held(0, 0.0)
    first = held.until
    held.go_on(first - 1)
    assert (held.begun, held.until) == (0.0, first), "what is answered in time changes nothing"
    held.go_on(first + 1)
    assert held.until >= first + 1 + hush.SHORTEST


def test_that_plots_are_chosen_and_hands_cut_down_is_no_secret() -> None:
    """Nor does it depend on what else is in the hand."""
    rules = rulebook("agot2")
    game = Game(rules, rules.configure(TABLES["agot2"][1], {}, Chance(seed_text("known"))), seed_text("known"))
    met = set()
    while game.waiting and len(met) < 2:
        for decision in game.waiting:
            kind = "discard" if decision.prompt.startswith("Your hand exceeds") else decision.kind
            if kind in ("plot", "discard"):
                met.add(kind)
                assert rules.people.plain(game.state, decision)
        decision = game.waiting[0]
        game.choose(decision.declining or decision.options[0], decision.seat)
    assert met == {"plot", "discard"}


def test_a_card_that_everybody_knows_is_in_sight_though_its_twin_is_meant() -> None:
    rules = rulebook("agot2")
    table = Game(rules, rules.configure(TABLES["agot2"][1], {}, Chance(seed_text("twins"))), seed_text("twins")).state
    assert isinstance(table, Table)
    one, other = table.hand[0][:2]
    option = Option("discard it", "discard", (one,))
    table.defn[other] = table.defn[one]
    assert not in_sight(table, option)
    table.known[other] = table.everyone
    assert in_sight(table, option)
