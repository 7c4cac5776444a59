"""Nodes of the cards' vocabulary broken on purpose, one at a time and only in memory: does a scenario notice?

    python bench/broken_nodes.py [--game agot2] [NODE ...]

Whatever a node's class answers is turned round (yes and no, all and nobody, one more), what it does isn't done; a rule that
does nothing itself is taken off its cards, or left out of their abilities. Judged are the scenarios that name a card with the node. Exit code 1 lists the nodes
that nobody noticed.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from weirwood.cardgame.cards.definition import CONSTANT_ZONES, Card, Working
from weirwood.cardgame.grammar.node import REQUIRED, layout, replace
from weirwood.cardgame.grammar.phrase import Node
from weirwood.cardgame.vocabulary.walking import walk
from weirwood.judge import Scenario, judge, read

FOLDER = Path(__file__).parents[1] / "tests" / "scenarios"
CATALOGUES = {"agot2": "weirwood.games.agot2.catalogue", "hbo": "weirwood.games.hbo.catalogue"}
SAYING = ("say", "check", "read", "noun", "tail", "adjective", "hint", "question", "many", "words")
"""What is about a node's text, which other tests prove."""
PARTS = ("do", "choose", "costs", "condition", "trigger", "limit")
UNSEEN = {
    "ShuffleDecks": "in which order a shuffled deck lies no scenario says",
    "Uncancellable": "it is looked at when a card is made; that nobody cancels The Bounty of Highgarden is a scenario",
}
"""Nodes whose break no scenario can see, and why."""
SECONDS = 20
"""A broken node that keeps the computer busy for so long (of its own time) is noticed."""


class Busy(Exception):
    """A broken node keeps the computer busy."""


def nodes(cards: list[Card]) -> dict[type[Node], list[Card]]:
    """The classes of nodes that cards are made of, each with its cards."""
    found: dict[type[Node], list[Card]] = {}
    for card in cards:
        parts = [*card.constants, *(part for ability in card.abilities for part in parts_of(ability))]
        parts += [part for part in (card.play_only, card.x_cost) if isinstance(part, Node)]
        for kind in {type(each) for part in parts for each in walk(part) if isinstance(each, Node)}:
            found.setdefault(kind, []).append(card)
    return found


def parts_of(ability: Any) -> Iterator[Any]:
    """Whatever an ability is made of."""
    for name in PARTS:
        part = getattr(ability, name, None)
        yield from part if isinstance(part, list | tuple) and not isinstance(part, Node) else (part,)


def answers(kind: type[Node]) -> list[str]:
    """The methods by which a class of nodes does something, its own first, then what it inherits from other nodes."""
    found: list[str] = []
    for home in kind.__mro__:
        if home is Node or not issubclass(home, Node):
            break
        for name, method in vars(home).items():
            plain = isinstance(method, FunctionType) and not name.startswith("_")
            if plain and name not in (*SAYING, *found) and not getattr(method, "__isabstractmethod__", False):
                found.append(name)
    return found


def turned_round(method: Callable[..., Any], name: str) -> Callable[..., Any]:
    """A method that answers something else; what does something does nothing."""

    @wraps(method)
    def other(*given: Any, **named: Any) -> Any:
        if name in ("do", "apply"):
            return None
        found = method(*given, **named)
        if isinstance(found, bool):
            return not found
        if isinstance(found, int):
            return found + 1
        if isinstance(found, list | tuple | set | frozenset):
            return type(found)()
        return None if found is not None else ""

    return other


@contextmanager
def method_broken(kind: type[Node], name: str) -> Iterator[None]:
    """With a method of a class turned round; subclasses that have their own keep it."""
    own = vars(kind).get(name)
    setattr(kind, name, turned_round(getattr(kind, name), name))
    try:
        yield
    finally:
        if own is None:
            delattr(kind, name)
        else:
            setattr(kind, name, own)


@contextmanager
def taken_off(kind: type[Node], cards: list[Card]) -> Iterator[None]:
    """With the constant abilities that have a node of a class in them taken off the cards."""
    kept = [(card, card.constants, card.rules, card.works_in) for card in cards]
    try:
        for card in cards:
            card.constants = tuple(c for c in card.constants if not any(type(each) is kind for each in walk(c)))
            card.rules = frozenset(type(constant).__name__ for constant in card.constants)
            zones = [zone for ability in card.abilities for zone in ability.zones]
            card.works_in = {
                zone: Working(card, zone) for zone in (*zones, *(CONSTANT_ZONES if card.constants else ()))
            }
        yield
    finally:
        for card, constants, rules, works_in in kept:
            card.constants, card.rules, card.works_in = constants, rules, works_in


@contextmanager
def left_out(kind: type[Node], cards: list[Card]) -> Iterator[None]:
    """With the nodes of a class left out of the abilities of the cards, wherever something else or nothing may stand."""
    kept = [(ability, name, getattr(ability, name)) for card in cards for ability in card.abilities for name in PARTS]
    try:
        for ability, name, part in kept:
            if (other := without(kind, part)) != part:
                setattr(ability, name, other)
        yield
    finally:
        for ability, name, part in kept:
            setattr(ability, name, part)


def without(kind: type[Node], part: Any) -> Any:
    """A part of an ability without the nodes of a class: not among several, and the default where a field has one."""
    if isinstance(part, list | tuple) and not isinstance(part, Node) and not hasattr(part, "_fields"):
        return type(part)(without(kind, each) for each in part if type(each) is not kind)
    if not isinstance(part, Node):
        return part
    changes = {}
    for field in layout(type(part)).fields:
        name, value = field.name, getattr(part, field.name)
        if type(value) is kind and field.default is not REQUIRED:
            changes[name] = field.default
        elif (other := without(kind, value)) is not value and other != value:
            changes[name] = other
    try:
        return replace(part, **changes) if changes else part
    except (ValueError, TypeError):  # what the vocabulary itself doesn't allow to be said
        return part


def words(tree: Any) -> str:
    """Whatever is said in a document."""
    if isinstance(tree, dict):
        return " ".join(f"{words(key)} {words(value)}" for key, value in tree.items())
    if isinstance(tree, list):
        return " ".join(words(each) for each in tree)
    return str(tree).casefold()


def fails(scenario: Scenario) -> bool:
    """Whether a scenario doesn't hold, or the program doesn't."""

    def busy(number: int, frame: object) -> None:
        raise Busy

    before = signal.signal(signal.SIGVTALRM, busy)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return judge(scenario, False).failure is not None
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def noticed(kind: type[Node], cards: list[Card], scenarios: list[tuple[str, Scenario]]) -> str:
    """In which scenario a broken node is noticed, and how it was broken; '' if in none."""
    titles = [card.name.casefold() for card in cards]
    mine = [scenario for words, scenario in scenarios if any(title in words for title in titles)]
    ways = [(f"{name} turned round", method_broken(kind, name)) for name in answers(kind)]
    if any(type(each) is kind for card in cards for constant in card.constants for each in walk(constant)):
        ways.append(("taken off its cards", taken_off(kind, cards)))
    if set(answers(kind)) <= {"do"}:
        ways.append(("left out", left_out(kind, cards)))
    for way, broken in ways:
        with broken:
            found = next((scenario.name for scenario in mine if fails(scenario)), None)
        if found is not None:
            return f"{way}: {found}"
    return ""


def scenarios(game: str) -> list[tuple[str, Scenario]]:
    """The scenarios of a game with their words, the shortest first."""
    found = [scenario for path in sorted(FOLDER.rglob("*.yaml")) for scenario in read(path)]
    mine = [(words(each.document), each) for each in found if each.document.get("game", "agot2") == game]
    return sorted(mine, key=lambda each: len(each[0]))


def vocabulary(game: str) -> list[tuple[type[Node], list[Card]]]:
    """The classes of nodes that the cards of a game are made of, by name."""
    cards = import_module(CATALOGUES[game]).CATALOGUE.by_code.values()
    return sorted(nodes(list(cards)).items(), key=lambda each: each[0].__name__)


def main() -> int:
    """Break each node and say which breaks nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="agot2", choices=CATALOGUES)
    parser.add_argument("--all", action="store_true", help="say of each node in which scenario it was noticed")
    parser.add_argument("only", nargs="*", metavar="NODE")
    args = parser.parse_args()
    mine = scenarios(args.game)
    count, silent = 0, []
    for kind, cards in vocabulary(args.game):
        if args.only and kind.__name__ not in args.only:
            continue
        count += 1
        where = noticed(kind, cards, mine)
        if args.all or not where:
            print(
                f"{kind.__name__} ({len(cards)}): {where or UNSEEN.get(kind.__name__) or 'nobody noticed'}", flush=True
            )
        if not where and kind.__name__ not in UNSEEN:
            silent.append(kind.__name__)
    print(f"{count} nodes broken, {count - len(silent)} noticed, {len(silent)} not: {', '.join(silent) or '-'}")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
