"""Hidden gold stays hidden: games that differ only in what another player has in his purse are told apart by nothing
that a seat is shown, asked or refused (fief.general.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from positions import game_at, let, state_of

from purses import PURSES, with_purse
from weirwood.conformance import seen
from weirwood.games.fief import GAME
from weirwood.games.fief.model.nobles import NOBLES
from weirwood.games.fief.model.options import KNOWN
from weirwood.games.fief.realm.house_abilities import Theft
from weirwood.games.fief.table.rulebook import NAMES
from weirwood.kernel import Chance, Game, read_record, seed_text

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("fief-*.json"))


@cache
def written() -> frozenset[str]:
    """Labels that were chosen in golden games: of each verb and number of words the first three."""
    found: dict[tuple[str, int], list[str]] = {}
    for path in GOLDEN:
        for _, label in read_record(path.read_text("utf-8")).choices:
            alike = found.setdefault((label.partition(" ")[0], label.count(" ")), [])
            if len(alike) < 3 and label not in alike:
                alike.append(label)
    return frozenset(label for alike in found.values() for label in alike)


def labels(game: Game) -> list[str]:
    """Whatever one could think of saying in a game: all labels of all games, and those about gold and these Nobles."""
    s = state_of(game)
    nobles = [NOBLES[n].name for n in s.in_play()]
    found = {option.label for decision in game.waiting for option in decision.options} | written()
    for amount in (*range(8), *range(28, 33), 99, 100):
        found |= {f"{word} {amount} gold" for word in ("ask", "give")} | {f"bid {amount}", f"split {amount}/{amount}"}
        found |= {f"offer {amount} gold for {noble}" for noble in nobles} | {f"pay {amount} for {n}" for n in nobles}
    found |= {f"marry {one} to {other}" for one in nobles for other in nobles}
    found |= {f"{verb} {noble}" for noble in nobles for verb in ("ransom", "calm with", "black", "divorce")}
    for name in s.names:
        found |= {f"steal from {name}", f"offer {name}", f"offer {name} in private", f"accept {name}'s offer"}
    return sorted(found | {"accept", "refuse", "propose", "say nothing", "make a counter-offer"})


def told(game: Game, seat: int, words: list[str]) -> list[bytes]:
    """Everything that a seat can learn: what it sees and is asked, what has happened, and why it may not do whatever."""
    reasons = [[(each.rule, each.reason) for each in game.why_not(word, seat)] for word in words]
    return [*seen(game, seat), *(msgspec.json.encode(reason) for reason in reasons)]


def differing(game: Game, seat: int) -> list[str]:
    """The labels whose refusal, or the parts of what is seen, that tell what others have."""
    words = labels(game)
    parts = ["the view", "the decision", "the log", *words]
    found: list[str] = []
    for other in set(range(game.state.seats)) - {seat}:
        games = [with_purse(game, other, gold) for gold in PURSES]
        answers = [told(each, seat, words) for each in games]
        found += [part for part, *said in zip(parts, *answers, strict=True) if len(set(said)) > 1]
    return found


def moments(seed: int, often: int) -> Iterator[tuple[Game, int]]:
    """Positions of a random game with everything in it, so many of each kind of decision, for who decides."""
    config = GAME.configure(
        ["6"], {"options": KNOWN if seed % 2 else ["TE"], "names": NAMES, "hidden_gold": True, "rounds": 4}, Chance(seed_text(seed))
    )  # fmt: skip
    game, chance = Game(GAME, config, seed_text(seed)), Chance(seed_text(f"gold {seed}"))
    met: Counter[str] = Counter()
    while game.waiting:
        decision = game.waiting[0]
        if met[decision.kind] < often and len(game.waiting) == 1 and not isinstance(game.state.frames[-1], Theft):
            met[decision.kind] += 1
            yield game, decision.seat
        own = GAME.computers.default_choice(game.state, decision, chance)
        some = decision.options[chance.below(len(decision.options))]
        game.choose(own if chance.below(3) else some, decision.seat)


@pytest.mark.rule("fief.general.5")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_tells_what_another_player_has(seed: int) -> None:
    for game, seat in moments(seed, often=1):
        assert not differing(game, seat), (game.waiting[0], game.names[seat])


PLAYERS = {
    "alice": {"house": "stark", "gold": 5, "hand": ["Taxes"], "nobles": {"Rob Stark": "Winterfell"}},
    "bob": {"house": "tully", "gold": 5, "nobles": {"Eleanor Mooton": "Riverrun"}},
    "carol": {"house": "baratheon", "gold": 5, "nobles": {"Shireen Baratheon": "Storm's End"}},
}


@pytest.mark.rule("fief.general.5", "fief.9.1", "fief.1.1.1.9", "fief.10.3.1")
@pytest.mark.parametrize("variant", [[], ["10.3"]])
@pytest.mark.parametrize(
    ("start", "run"),
    [
        ("purchase", ["offer bob"]),
        ("purchase", ["offer bob in private"]),
        ("purchase", ["offer bob in private", "ask 2 gold"]),
        ("purchase", ["offer bob", "promise a marriage"]),
        ("hear ye", ["marry Rob Stark to Eleanor Mooton"]),
        ("hear ye", ["marry Rob Stark to Shireen Baratheon"]),
        ("hear ye", ["marry Rob Stark to Eleanor Mooton", "ask 2 gold"]),
    ],
)
def test_neither_talks_nor_marriages_tell_it(start: str, run: list[str], variant: list[str]) -> None:
    """Where their gold ends no other clause is cited (it once was)."""
    game = game_at(start, PLAYERS, config={"hidden_gold": True, "options": variant})
    let(game, 0, *run)
    assert game.waiting[0].seat == 0
    assert not differing(game, 0)
