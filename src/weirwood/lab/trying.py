"""A card tried in place of another: the same seeds, the same opponents, with the one and with the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import yaml

from ..cardgame.cards.catalogue import Catalogue
from ..cardgame.cards.definition import Card
from ..cardgame.play.rulebook import CardGame
from ..errors import UserError
from ..kernel import rulebook
from .betting import Interval, interval
from .playing import Line
from .setting import Setting

BLANK = "Blank"
LARGER = 10
"""How much a point of cost counts against a copy more or less, in looking for the card to replace."""


class Swap(NamedTuple):
    """A deck before and after, and what was replaced."""

    before: dict[str, Any]
    after: dict[str, Any]
    old: str
    new: str
    copies: int


def card_game(game: str, cards: str = "") -> CardGame:
    """The card game with these cards beside its own; a UserError for a game without decks."""
    rules = rulebook(game)
    if not isinstance(rules, CardGame):
        raise UserError(f"{rules.name} has no decks to try a card in.")
    return rules.with_cards(cards) if cards else rules


def in_deck(book: Catalogue, deck: dict[str, Any], title: str) -> str:
    """The code of a card of a deck; a UserError if it isn't in it."""
    code = book.key(book.find(title))
    if code not in deck["cards"]:
        raise UserError(f"There is no {title} in the deck {deck.get('name') or deck['faction']}.")
    return code


def blank(rules: CardGame, title: str) -> str:
    """A card of the same type, cost and figures whose text box is empty, as a file of cards."""
    from ..cardgame.designing.cards import say_card

    document = yaml.safe_load(say_card(rules.catalogue.find(title), rules.printing))
    document.pop("text", None)
    document.pop("code", None)
    document |= {"title": f"{BLANK} {document['title']}", "set": BLANK}
    text: str = yaml.safe_dump(document, sort_keys=False, allow_unicode=True)
    return text


def swapped(book: Catalogue, deck: dict[str, Any], old: str, new: str) -> Swap:
    """The deck with a card, by code, in place of another, copy for copy, at the same place of the list."""
    cards = {new if code == old else code: count for code, count in deck["cards"].items()}
    if len(cards) < len(deck["cards"]):
        raise UserError(f"{book.find(new).name} is in the deck already.")
    names = book.find(old).version, book.find(new).version
    return Swap(deck, deck | {"cards": cards, "learning": True}, *names, deck["cards"][old])


def nearest(book: Catalogue, deck: dict[str, Any], new: Card) -> str:
    """The code of the card of a deck that another one would take the place of: of its type, and as near in cost as can be."""
    same = [(code, book.find(code), count) for code, count in deck["cards"].items()]
    same = [each for each in same if each[1].type == new.type]
    if not same:
        raise UserError(
            f"The deck {deck.get('name') or deck['faction']} has no {new.type} to put {new.name} in place of."
        )
    wanted = new.cost or 0
    found: str = min(same, key=lambda each: (LARGER * abs((each[1].cost or 0) - wanted) - each[2], each[1].name))[0]
    return found


def settings(base: Setting, swap: Swap, cards: str) -> tuple[Setting, Setting]:
    """The run of the first side with its deck as it was, and the one with the other card; the cards are known in both."""
    options = base.options | {"cards": cards}
    made = []
    for deck in (swap.before | {"learning": True}, swap.after):
        first = msgspec.structs.replace(base.sides[0], deck=deck)
        made.append(
            msgspec.structs.replace(base, sides=(first, *base.sides[1:]), options=options, sprt=None, half_width=None)
        )
    return made[0], made[1]


class Difference(NamedTuple):
    """What a card did to a deck's victories."""

    before: float
    after: float
    gain: Interval
    """Of the second over the first; from -1 to 1."""
    games: int

    def __str__(self) -> str:
        low, mean, high = (100 * each for each in self.gain)
        return (
            f"{100 * self.before:.1f} in 100 before, {100 * self.after:.1f} with it: {mean:+.1f} ({low:+.1f} to {high:+.1f}) "
            f"in {self.games} games each"
        )


def difference(before: Iterable[Line], after: Iterable[Line]) -> Difference:
    """The games of both runs, pair by pair."""
    then = {line.job: line.score for line in before}
    now = {line.job: line.score for line in after}
    both = [job for job in then if job in now]
    sets: dict[tuple[int, int], list[float]] = {}
    for job in both:
        sets.setdefault((job.meeting, job.set), []).append((1 + now[job] - then[job]) / 2)
    found = interval(sum(each) / len(each) for each in sets.values())
    number = max(1, len(both))
    means = [sum(scores[job] for job in both) / number for scores in (then, now)]
    gain = Interval(2 * found.low - 1, means[1] - means[0], 2 * found.high - 1)
    return Difference(means[0], means[1], gain, len(both))
