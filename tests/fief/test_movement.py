"""Movement: what scenarios can't say in a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.conformance import play, random_game
from weirwood.games.fief import GAME
from weirwood.games.fief.model.army import occupants
from weirwood.games.fief.model.cards import NEW_LADY, NEW_LORD
from weirwood.games.fief.model.nobles import NOBLES, find
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.troops import KINDS, TROOPS
from weirwood.games.fief.movement.moves import Moves
from weirwood.games.fief.table import scenario
from weirwood.kernel import Chance, Game, seed_text


def position(players: dict[str, Any], **more: Any) -> Fief:
    """A position at the beginning of the Movement Phase, with every window open."""
    document = {"start": "movement", "players": players, **more}
    s = scenario.start(scenario.configure(document), seed_text("movement"))
    s.ask_all = True
    s.run()
    return s


def choose(s: Fief, name: str, label: str) -> None:
    """A player takes an option; everybody passes until he has it."""
    seat = s.names.index(name)
    for _ in range(50):
        for decision in s.asks:
            for option in decision.options if decision.seat == seat else ():
                if option.label == label:
                    s.take(decision, option)
                    s.run()
                    return
        decision = s.asks[0]
        passing = next((o for o in decision.options if o.verb == "pass"), None)
        assert passing is not None, f"{label}: {[o.label for o in decision.options]}"
        s.take(decision, passing)
        s.run()
    raise AssertionError(f"{name} can't {label}")


def offered(s: Fief) -> set[str]:
    return {option.label for decision in s.asks for option in decision.options}


@pytest.mark.rule("fief.house.martell.1")
def test_martell_starts_in_dorne_with_doran_or_arianne() -> None:
    seen = set()
    for seed in range(12):
        config = GAME.configure(["stark", "martell", "tully"], {}, Chance(seed_text(seed)))
        game = Game(GAME, config, seed_text(seed))
        s = game.state
        assert isinstance(s, Fief)
        (noble,) = s.house_nobles(1)
        wanted = {NEW_LORD: "Doran Martell", NEW_LADY: "Arianne Martell"}
        assert NOBLES[noble].name == wanted[s.kinds[s.noble_card[noble]]]
        seen.add(noble)
        while game.waiting[0].seat != 1:
            game.choose(game.waiting[0].options[0], game.waiting[0].seat)
        assert {o.label for o in game.waiting[0].options} == {"start Sunspear", "start Yronwood", "start Starfall"}
    assert len(seen) == 2


@pytest.mark.rule("fief.2.4.8.2", "fief.5.0.14")
def test_another_player_opens_a_secret_passage_for_a_march() -> None:
    s = position(
        {
            "alice": {"house": "stark", "nobles": {"Rob Stark": "The Twins"}, "troops": {"The Twins": {"Knights": 2}}},
            "bob": {"house": "tully", "troops": {"Riverrun": {"Men at Arms": 1}}},
            "carol": {"house": "tyrell", "hand": ["Secret Passage"]},
        }
    )
    for label in ("march Rob Stark", "take all Troops", "move Riverrun"):
        choose(s, "alice", label)
    choose(s, "carol", "play Secret Passage for alice's march")
    assert not s.hands[2]
    choose(s, "alice", "move Golden Tooth by Secret Passage")
    rob = find("Rob Stark")
    assert rob is not None and s.board.villages[s.where[rob]].name == "Golden Tooth"
    choose(s, "alice", "stop")
    assert not any("Secret Passage" in label for label in offered(s))


@pytest.mark.rule("fief.5.2.1", "fief.6.4.1.4")
def test_the_controller_enters_his_besieged_fortification_unasked() -> None:
    s = position(
        {
            "alice": {
                "house": "greyjoy",
                "nobles": {"Euron Greyjoy": "Ten Towers", "Balon Greyjoy": "Pyke"},
                "troops": {"Ten Towers": {"Knights": 2}, "Pyke": {"Men at Arms": 1}},
            },
            "bob": {"house": "lannister", "troops": {"Pyke": {"Men at Arms": 4}}, "engines": {"Pyke": 1}},
            "carol": {"house": "tyrell"},
        },
        villages={"Pyke": {"controller": "alice", "stronghold": True}},
    )
    for label in ("march Euron Greyjoy", "take all Troops", "move Pyke"):
        choose(s, "alice", label)
    euron = find("Euron Greyjoy")
    assert euron is not None and s.board.villages[s.where[euron]].name == "Pyke"


@pytest.mark.rule("fief.5.0.4", "fief.5.0.6", "fief.5.1.1", "fief.5.2.3")
@pytest.mark.parametrize("seed", range(4))
def test_random_marches_keep_their_accounts(seed: int) -> None:
    """Nobody marches who isn't there, no Noble alone, no foot in a Raid, and occupied Villages have a Controller."""

    def check(game: Game, chance: Chance) -> None:
        s = game.state
        assert isinstance(s, Fief)
        for frame in s.frames:
            if isinstance(frame, Moves):
                march_adds_up(s, frame)
        for village, controller in enumerate(s.control):
            there = occupants(s, village)
            if there and s.phase == 5 and not s.outcome and isinstance(s.frames[-1], Moves):
                assert controller in there

    game = random_game(GAME, f"marches {seed}")
    play(game, Chance(seed_text(f"marches {seed}")), check)
    s = game.state
    assert isinstance(s, Fief)
    for entry in s.log:
        if entry.kind == "step":
            assert entry.args[1] and entry.args[4], "a Noble walks alone"


def march_adds_up(s: Fief, moves: Moves) -> None:
    march, group = moves.march, moves.march.group
    raiding = moves.at == Moves.FIGHT
    if raiding:
        assert all(TROOPS[kind].mounted for kind, _ in group.troops)
    if s.frames[-1] is not moves or march.village < 0:
        return
    for kind in range(KINDS):
        there = s.troop(march.seat, march.village, kind)
        assert sum(march.paces.moved.get((march.village, kind, pace), 0) for pace in range(1, 6)) <= there
        assert sum(count for (k, _), count in group.troops.items() if k == kind) <= there
    assert all(s.where[n] == march.village for n in group.people)
