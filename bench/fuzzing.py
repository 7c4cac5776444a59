"""Long fuzzing, in portions: every deck, number of seats and option of each game, and the promises checked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from weirwood.conformance import MANNERS, Broken, check_game, decisions_are_proper, forms, play, random_game
from weirwood.kernel import Chance, Game, InternalError, Record, Rulebook, rulebook, seed_text

POOLS = 20
"""So many portions are played with decks from all cards."""


class Portion(NamedTuple):
    """Some games of one form: `what` says which."""

    game: str
    kind: str  # joust | melee | pool | houses | players | promises
    what: str
    games: int


class Fuzzed(NamedTuple):
    """What came of a portion."""

    games: int
    choices: int
    errors: list[str]
    used: dict[str, int]
    """How often each ability was used, where decks are drawn from all cards."""


def decks_of(game: str) -> list[str]:
    """The ids of the decks that come with a game."""
    return list(rulebook(game).decks.choices())


def portions() -> Iterator[Portion]:
    """Everything that is fuzzed."""
    for deck in decks_of("agot2"):
        yield Portion("agot2", "joust", deck, 10 * len(decks_of("agot2")))  # of 28 decks, each against each other
    for seats in range(3, 9):
        yield Portion("agot2", "melee", str(seats), 500)
    for number in range(POOLS):
        yield Portion("agot2", "pool", str(number), 500)
    for deck in decks_of("agot1"):
        yield Portion("agot1", "joust", deck, 50 * len(decks_of("agot1")))
    for seats in range(3, 7):
        yield Portion("agot1", "melee", str(seats), 250)
    for draft in ("", "draft"):
        yield Portion("hbo", "houses", draft, 3000)
    for players in range(3, 7):
        for options in ("none", "all", "some"):
            yield Portion("fief", "players", f"{players} {options}", 150)
    for game in ("agot1", "agot2", "hbo", "fief"):
        for form in forms(rulebook(game)):
            yield Portion(game, "promises", form, 20)


def config(portion: Portion, number: int, rules: Rulebook, chance: Chance) -> dict[str, Any]:
    """The table of one game of a portion."""
    if portion.kind in ("joust", "melee"):
        known = decks_of(portion.game)
        if portion.kind == "melee":
            return rules.configure([known[chance.below(len(known))] for _ in range(int(portion.what))], {}, chance)
        pair = [portion.what, known[number % len(known)]]
        return rules.configure(pair if number % 2 else pair[::-1], {}, chance)
    if portion.kind == "houses":
        return rules.configure(None, {"draft": bool(portion.what)}, chance)
    from weirwood.games.fief.model.options import KNOWN

    count, options = portion.what.split()
    words = [each for each in KNOWN if options == "all" or (options == "some" and chance.below(2))]
    words = [each for each in words if each != "NWE" or int(count) >= 5]
    return rules.configure([count], {"options": words, "hidden_gold": chance.below(2) == 0}, chance)


def run(portion: Portion, into: Path) -> Fuzzed:
    """Play a portion; the record of every game that goes wrong is kept."""
    choices, errors = 0, []
    used: Counter[str] = Counter()
    for number in range(portion.games):
        seed = f"soak {portion.game} {portion.kind} {portion.what} {number}"
        try:
            with rulebook(portion.game).cards.counting() if portion.kind == "pool" else nullcontext(Counter()) as count:
                choices += _one(portion, number, seed)
            used += count
        except (Broken, InternalError) as error:
            errors.append(_kept(error, error.record, seed, into))
        except Exception as error:
            errors.append(f"{seed}: {error!r}")
    return Fuzzed(portion.games, choices, errors, dict(used))


def never_used(game: str, used: Iterable[dict[str, int]]) -> list[str]:
    """The abilities of a game's cards that weren't used in any of some portions, a line each."""
    seen = {id for each in used for id in each}
    lines = rulebook(game).cards.abilities()
    return [f"{each.title} ({each.set}): {each.text}" for each in lines if each.id not in seen]


def _one(portion: Portion, number: int, seed: str) -> int:
    rules = rulebook(portion.game)
    if portion.kind == "promises":
        return len(check_game(rules, seed, every=20, form=portion.what).choices)
    if portion.kind == "pool":
        game, chance = random_game(rules, seed, pool=True), Chance(seed_text(f"play {seed}"))
        play(game, chance, _proper, every=25, manner=MANNERS[number % len(MANNERS)])
        return len(game.choices)
    game = Game(rules, config(portion, number, rules, Chance(seed_text(f"table {seed}"))), seed_text(seed))
    play(game, Chance(seed_text(f"play {seed}")), _proper, every=25)
    return len(game.choices)


_proper: Callable[[Game, Chance], None] = lambda game, _: decisions_are_proper(game)  # noqa: E731


def _kept(error: Exception, record: Record, seed: str, into: Path) -> str:
    into.mkdir(parents=True, exist_ok=True)
    path = into / f"{seed.replace(' ', '-').replace(',', '')}.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return f"{seed}: {' '.join(str(error).split())[:200]} ({path})"
