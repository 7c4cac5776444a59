"""Games of the second edition at a position, and what a seat sees of them."""

from __future__ import annotations

from typing import Any

import weirwood
from weirwood.judge import judge
from weirwood.judge.document import read_text
from weirwood.kernel import Decision, Game, rulebook, seed_text

ALICE, BOB = 0, 1
EVERYBODY = (ALICE, BOB, None)
Player = dict[str, Any]


def position(alice: Player, bob: Player | None = None, seed: int = 1, **more: Any) -> Game:
    """A game at a scenario's position; alice is first unless it says otherwise."""
    rules = rulebook("agot2")
    config = rules.judge.scenario({"first": "alice", "players": {"alice": alice, "bob": bob or {}}, **more})
    return Game(rules, config, seed_text(seed))


def quiet(alice: Player, bob: Player | None = None, seed: int = 1, **more: Any) -> Game:
    """The same, with a revealed plot that does nothing for each player who isn't given one."""
    return position({"plot": "A Noble Cause", **alice}, {"plot": "A Noble Cause", **(bob or {})}, seed, **more)


def played(text: str) -> Game:
    """The game at the end of a scenario whose steps are all possible, also with a reload after every choice."""
    (scenario,) = read_text("game: agot2\nname: a position\nrules: []\n" + text)
    plain, reloaded = (judge(scenario, reload) for reload in (False, True))
    assert plain.failure is None and reloaded.failure is None, plain.failure or reloaded.failure
    assert reloaded.game.position() == plain.game.position()
    return plain.game


def from_setup(seed: int) -> Game:
    """A game of two Stark decks from its beginning."""
    return weirwood.new("agot2", seats=["stark", "stark"], names=["alice", "bob"], seed=seed)


def whole_round() -> Game:
    """A round from its plots on, with something to do in every action window."""
    plots = ["A Noble Cause", "A Feast for Crows", "Marching Orders"]
    return position(
        {"plots": plots, "play": ["Open Table", "Tireless"]},
        {"plots": plots, "play": ["Open Table", {"card": "Giant", "kneeling": True}]},
        start="plot",
    )


def answer(g: Game, wanted: tuple[str, ...] = ()) -> Decision:
    """Answer an open decision: with one of the wanted labels, else by passing, else with the first option."""
    decision = g.waiting[0]
    options = {option.label: option for option in decision.options}
    for label in (*wanted, "pass", "done", "no"):
        if label in options:
            g.choose(options[label], decision.seat)
            return decision
    g.choose(decision.options[0], decision.seat)
    return decision


def play(game: Game, *labels: str) -> None:
    """Make choices by label, whoever has them."""
    for label in labels:
        game.choose(label)


def side(game: Game, viewer: int | None, whose: int) -> dict[str, Any]:
    """A player's side of the table as a seat sees it."""
    found: dict[str, Any] = game.view(viewer)["players"][whose]
    return found


def in_play(game: Game, viewer: int | None, title: str) -> dict[str, Any]:
    """A card in play as a seat sees it."""
    return next(card for player in game.view(viewer)["players"] for card in player["cards"] if card["title"] == title)


def inside(game: Game) -> Any:
    """The state, whose fields a test may look at."""
    return game.state
