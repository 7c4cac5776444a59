"""Every ability of every card tried by itself: is it there when it may be used, does it do something, is it gone when it may not?

    python bench/every_ability.py [--game agot2] [--set SoD] [--seed 1] [CODE ...]

From what an ability names (traits, factions, titles, types, where it works, its phase) positions are put together in which it could come
up, and played on at random until it is offered. Then it is used, and the table must have changed; and each thing that it needs is taken
away alone in a copy of that moment, which is asked again: its card, its standing (if it kneels for it), the gold of its price, its
phase, all its targets, its limit. Each time it must not be offered any more. What is forced can't be refused, and is only looked
at as it happens. Exit code 1 lists what went wrong, and what never came up.

It proves the engine, not how a card was read: that is what the scenarios are for.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from weirwood.cardgame.cards.definition import Ability, Card, Context
from weirwood.cardgame.table.state import Table
from weirwood.cardgame.table.words import AGENDA, DEAD, DISCARD, HAND, PLAY, PLOT, REMOVED, SHADOWS
from weirwood.cardgame.telling.counting import line_id, uses
from weirwood.cardgame.timing.initiating import limit_key
from weirwood.cardgame.vocabulary.amounts import ChosenX
from weirwood.cardgame.vocabulary.describing.cards import Cards
from weirwood.cardgame.vocabulary.describing.predicates import Faction, Named, Trait, Type
from weirwood.cardgame.vocabulary.effects.choosing import Choose
from weirwood.cardgame.vocabulary.walking import walk
from weirwood.conformance import busily
from weirwood.errors import UserError
from weirwood.kernel import Chance, Decision, Game, InternalError, Option, Rulebook, rulebook, seed_text

CATALOGUES = {"agot2": "weirwood.games.agot2.catalogue"}
PHASES = ("plot", "draw", "marshaling", "challenges", "challenges", "challenges", "dominance", "standing", "taxation")
TRIES = 60
"""Positions that are tried for an ability."""
CHOICES = 120
"""Choices that are made in each of them."""
AFTER = 30
"""Choices within which something must have changed once an ability was used."""
SIDE = 5
"""Characters of each player's, beside those that an ability asks for."""
GOLD = 12


class Found(NamedTuple):
    """A moment in which an ability is offered to somebody."""

    game: Game
    seat: int
    option: Option
    card: int


class Tried(NamedTuple):
    """What came of an ability: ``came_up`` or not, and what was wrong with it; ``looked``: what it was left without."""

    came_up: bool
    faults: list[str]
    looked: tuple[str, ...] = ()


class Shelf:
    """The cards that positions are put together from."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = [card for card in cards if card.type in ("character", "location", "attachment", "event", "plot")]

    def some(self, chance: Chance, count: int, fits: Callable[[Card], bool]) -> list[Card]:
        found = [card for card in self.cards if fits(card)]
        return [found[chance.below(len(found))] for _ in range(count)] if found else []

    def asked_for(self, tree: Any, chance: Chance) -> list[Card]:
        """Cards of each description that stands in an ability, two of each."""
        found: list[Card] = []
        for each in walk(tree):
            if isinstance(each, Trait):
                found += self.some(chance, 2, lambda card, trait=each.trait: trait in card.traits)  # type: ignore[misc]
            elif isinstance(each, Named):
                found += self.some(chance, 1, lambda card, title=each.title: card.name == title)  # type: ignore[misc]
            elif isinstance(each, Faction):
                found += self.some(chance, 2, lambda card, side=each.faction: card.faction == side)  # type: ignore[misc]
            elif isinstance(each, Type):
                found += self.some(chance, 2, lambda card, type=each.type: card.type == type)  # type: ignore[misc]
        return found


def parts(ability: Ability) -> tuple[Any, ...]:
    """All that an ability says."""
    return (*ability.do, *ability.choose, *ability.costs, ability.condition, ability.trigger)


# A position in which an ability could come up


def named(card: Card) -> str:
    """A title with its set: many stand in several versions."""
    return f"{card.name} ({card.set})"


def position(card: Card, ability: Ability, shelf: Shelf, factions: list[str], chance: Chance) -> dict[str, Any]:
    """A scenario's position, with the card where the ability works."""
    asked = shelf.asked_for((*parts(ability), *card.constants, card.attach_to), chance)
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        own = [each for each in asked if seat == 0 or chance.below(2)]
        own += shelf.some(chance, SIDE, lambda each: each.type == "character")
        own += shelf.some(chance, 1, lambda each: each.type == "location")
        own += shelf.some(chance, 1, lambda each: each.type == "attachment")
        side: dict[str, Any] = {
            "faction": factions[chance.below(len(factions))],
            "gold": GOLD,
            "power": chance.below(4),
            "plot": named(shelf.some(chance, 1, lambda each: each.type == "plot")[0]),
            "plots": [named(each) for each in (*asked, *shelf.some(chance, 3, lambda e: e.type == "plot")) if each.type == "plot"],
            "play": [], "hand": [], "discard": [], "dead": [], "deck": [], "shadows": [],
        }  # fmt: skip
        seen = {card.name}
        for each in own:
            if each.name in seen or each.type == "plot":
                continue
            seen.add(each.name)
            words = ("play", "play", "play", "hand", "deck", "discard", "dead")
            where = words[chance.below(7 if each.type == "character" else 6)]
            if where == "play" and each.type in ("character", "location"):
                side["play"].append(
                    {"card": named(each), "kneeling": not chance.below(5), "power": chance.below(3) // 2}
                )
            elif where == "play" and each.type == "attachment" and side["play"]:
                side["play"][-1].setdefault("attachments", []).append(named(each))
            else:
                side["hand" if where == "play" else where].append(named(each))
        sides.append(side)
    first, second = sides
    if card.faction in factions:
        first["faction"] = card.faction
    start = ability.phase or PHASES[chance.below(len(PHASES))]
    start = _lay(card, ability, first, second, start, chance)
    doc = {"game": "agot2", "players": {"alice": first, "bob": second}, "first": ("alice", "bob")[chance.below(2)]}
    return {**doc, "start": start, "lenient": True}


def _lay(
    card: Card, ability: Ability, first: dict[str, Any], second: dict[str, Any], start: str, chance: Chance
) -> str:
    """Lay the card where its ability works; the phase in which the position begins, which may be another for that."""
    title = named(card)
    where = ability.zones[chance.below(len(ability.zones))] if ability.zones else PLAY
    if card.type == "plot":
        if chance.below(2) or ability.kind == "when revealed":
            first["plots"] = [title]
            return "plot"
        first["plot"] = title
    elif where == AGENDA:
        first["agenda"] = title
    elif where in (HAND, DISCARD, DEAD, SHADOWS):
        first[{HAND: "hand", DISCARD: "discard", DEAD: "dead", SHADOWS: "shadows"}[where]].insert(0, title)
    elif where == PLOT:
        first["plot"] = title
    elif card.type == "attachment":
        hosts = [*first["play"], *second["play"]]
        if hosts and chance.below(3):
            hosts[chance.below(len(hosts))].setdefault("attachments", []).append(title)
        else:
            first["hand"].insert(0, title)
    elif chance.below(4):
        first["play"].insert(0, {"card": title, "kneeling": False, "power": chance.below(2)})
    else:
        first["hand"].insert(0, title)
    return start


# Until it is offered


def moments(
    card: Card, ability: Ability, rules: Rulebook, shelf: Shelf, seed: str
) -> Iterator[tuple[Found | None, Counter[str]]]:
    """Games in which it is offered, one after the other, or that went by without it; with what was used in each."""
    factions = [each for each in rules.factions if each != "neutral"]  # type: ignore[attr-defined]
    for number in range(TRIES):
        chance = Chance(seed_text(f"{seed} {line_id(card, ability)} {number}"))
        try:
            config = rules.judge.scenario(position(card, ability, shelf, factions, chance))
        except UserError:
            continue  # a card that such a position can't have
        game = Game(rules, config, seed_text(f"{seed} {number}"))
        with uses() as used:
            yield _offered(game, card, ability, chance), used


def _offered(game: Game, card: Card, ability: Ability, chance: Chance) -> Found | None:
    for _ in range(CHOICES):
        if not game.waiting:
            return None
        for decision in game.waiting:
            found = option_of(game, decision, card, ability)
            if found is not None:
                return Found(game, decision.seat, *found)
        decision = game.waiting[chance.below(len(game.waiting))]
        game.choose(busily(game, decision, chance), decision.seat)
    return None


def option_of(game: Game, decision: Decision, card: Card, ability: Ability) -> tuple[Option, int] | None:
    """The option to use an ability, and the card that it is of."""
    s = game.state
    assert isinstance(s, Table)
    for option in decision.options:
        if option.verb in ("trigger", "play") and len(option.args) > 1 and option.args[1] is ability:
            if s.defn[option.args[0]] is card:
                return option, option.args[0]
    return None


# What must be so then


def does_something(found: Found) -> bool:
    """Whether using it changes anything but what it costs: the log tells of more than the use."""
    game = found.game.copy()
    before = len(game.state.log)
    game.choose(found.option, found.seat)
    for _ in range(AFTER):
        told = [entry.kind for entry in game.state.log[before:]]
        if "use" in told and len(told) > told.index("use") + 1:
            return True
        if not game.waiting:
            return True  # it won the game
        decision = game.waiting[0]
        declining = decision.declining
        game.choose(declining if declining is not None else decision.options[0], decision.seat)
    return False


def without(found: Found, ability: Ability) -> Iterator[tuple[str, Callable[[Table], None]]]:
    """What an ability needs, each with how it is taken away."""
    card, seat = found.card, found.seat
    yield "its card", lambda s: s.place(card, REMOVED, s.owner[card])
    if ability.kneels:
        yield "its standing", lambda s: s.kneeling.__setitem__(card, 1)
    if ability.phase is not None:
        other = "dominance" if ability.phase != "dominance" else "standing"
        yield "its phase", lambda s: setattr(s, "phase", other)
    if ability.limit is not None and not ability.limit.per_card:
        yield "its limit", lambda s: _use_up(s, Context(card, seat, ability))
    for number, target in enumerate(ability.choose):
        if (
            not isinstance(target, Choose)
            or number
            or target.among
            or not target.least
            or not isinstance(target.cards, Cards)
        ):
            continue
        if ability.weighs_payment or any(isinstance(each, ChosenX) for each in walk(target)):
            continue  # what may be chosen hangs on what is paid
        if card not in target.cards.find(found.game.state, context(found, ability)):  # type: ignore[arg-type]
            yield "its targets", lambda s, target=target: _clear(s, context(found, ability), target)  # type: ignore[misc]


def _use_up(s: Table, ctx: Context) -> None:
    ability = ctx.ability
    assert ability is not None and ability.limit is not None
    s.tick(*limit_key(s, ctx), n=ability.limit.uses)


def context(found: Found, ability: Ability) -> Context:
    """Whose ability it is, and what it would answer."""
    number = found.option.args[2] if len(found.option.args) > 2 else -1
    depth = len(found.game.state.frames) - 1 if number >= 0 else -1
    return Context(found.card, found.seat, ability, depth, max(number, 0))


def _clear(s: Table, ctx: Context, target: Choose) -> None:
    """Take away whatever could be chosen, also what could be in its place then."""
    while cards := list(target.cards.find(s, ctx)):
        for other in cards:
            s.place(other, REMOVED, s.owner[other])


def gone(found: Found, ability: Ability, take: Callable[[Table], None]) -> bool:
    """Whether the ability isn't offered any more in a copy of the moment in which something was taken away."""
    game = found.game.copy()
    s = game.state
    assert isinstance(s, Table)
    take(s)
    s.touch()
    s.asks, s.ask_all = [], True
    s.frames[-1].run(s)
    for decision in s.asks:
        offered = option_of(game, decision, s.defn[found.card], ability)
        if offered is not None and offered[1] == found.card and decision.seat == found.seat:
            return False
    return True


def tried(card: Card, ability: Ability, rules: Rulebook, shelf: Shelf, seed: str) -> Tried:
    """What comes of an ability: what is forced is seen happening, anything else is offered, used, and taken away."""
    for found, used in moments(card, ability, rules, shelf, seed):
        if found is None:
            if used[line_id(card, ability)]:
                return Tried(True, [])
            continue
        faults = [] if does_something(found) else ["it changes nothing"]
        looked = []
        for what, take in without(found, ability):
            looked.append(what)
            if not gone(found, ability, take):
                faults.append(f"it is offered without {what}")
        return Tried(True, faults, tuple(looked))
    return Tried(False, [])


def main() -> int:
    """Try all abilities; the exit code says whether all were right."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("codes", nargs="*", metavar="CODE")
    parser.add_argument("--game", default="agot2", choices=CATALOGUES)
    parser.add_argument("--set", default="", help="of this set alone")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    book = import_module(CATALOGUES[args.game]).CATALOGUE
    cards = list(book.by_code.values())
    shelf, rules = Shelf(cards), rulebook(args.game)
    wrong: list[str] = []
    never: list[str] = []
    looked: Counter[str] = Counter()
    count = 0
    for card in cards:
        if (args.codes and card.code not in args.codes) or (args.set and card.set != args.set):
            continue
        for ability in card.abilities:
            count += 1
            name = f"{card.name} ({card.set}), ability {ability.index + 1}"
            try:
                came = tried(card, ability, rules, shelf, args.seed)
            except InternalError as error:
                came = Tried(True, [f"the program fails: {error}"])
            looked.update(came.looked)
            if not came.came_up:
                never.append(name)
            for fault in came.faults:
                wrong.append(f"{name}: {fault}")
                print(wrong[-1], flush=True)
    print(f"{count} abilities tried, {count - len(never)} came up; taken away: {dict(looked)}; {len(wrong)} wrong.")
    print(f"{len(never)} never came up{':' if never else '.'}")
    for name in never:
        print(f"  {name}")
    return 1 if wrong or never else 0


if __name__ == "__main__":
    sys.exit(main())
