"""What a person reads of an option: a sentence of its own, for every option of every game."""

from __future__ import annotations

import random

import pytest

from weirwood.kernel import Decision, Game, Option, rulebook
from weirwood.kernel.chance import Chance, seed_text
from weirwood.kernel.rulebook import games

CHOICES = 260
"""Of each game: enough for two rounds."""
CARDS = frozenset(("yes", "no", "pass", "done", "discard", "kneel", "sacrifice", "play", "name", "choose", "marshal"))
BOARD = frozenset(
    ("yes", "no", "pass", "done", "buy building", "buy troop", "buy title", "marry", "divorce", "discard", "look",
     "steal", "take", "give gold", "give card", "give", "promise", "wish", "silence", "save", "noble", "heir", "region",
     "tax", "lend passage", "swap", "throw", "keep", "place", "seek", "send", "lose", "lose troop", "lose noble",
     "black", "accept offer", "take back offer", "use house", "use title", "attack", "besiege", "pardon", "burn",
     "embrace", "free", "raid", "ask", "sail to", "release", "concede", "hand over", "hand over captive",
     "lift siege", "truce", "uprising", "passage", "pay", "less", "seat", "shadow", "tunnel", "grant", "return")
)  # fmt: skip
"""Verbs whose label is a sentence already, once it begins with a capital: of the card games, and of the board game."""


def said(game: Game, decision: Decision, option: Option) -> str:
    return game.rules.people.say(game.state, decision.seat, option)


def wrong(game: Game, option: Option, text: str) -> str:
    """What is wrong with the sentence for an option, or ''."""
    if not text or text != text.strip() or "{" in text:
        return "isn't a sentence"
    if text[0] != text[0].upper():
        return "doesn't begin with a capital"
    bare = text.casefold() == option.label.casefold()
    enough = BOARD if game.rules.id == "fief" else CARDS
    if bare and option.verb not in enough and not option.verb.startswith("play "):
        return "is the bare label"
    return ""


CASES = [
    (game, form, seed)
    for game in games()
    for form in rulebook(game).conformance_configs(Chance(seed_text(1)))
    for seed in (1, 2)
]


@pytest.mark.parametrize(("name", "form", "seed"), CASES)
def test_every_option_is_a_sentence_of_its_own(name: str, form: str, seed: int) -> None:
    rules = rulebook(name)
    chance = random.Random(seed)
    game = Game(rules, rules.conformance_configs(Chance(seed_text(seed)))[form], seed_text(seed))
    for _ in range(CHOICES):
        if game.outcome is not None:
            break
        for decision in game.waiting:
            texts = [said(game, decision, option) for option in decision.options]
            for option, text in zip(decision.options, texts, strict=True):
                assert not wrong(game, option, text), (
                    f"{decision.kind} {option!r}: {text!r} {wrong(game, option, text)}"
                )
            assert len(set(texts)) == len(texts), f"{decision.prompt} two options read the same: {texts}"
        decision = chance.choice(game.waiting)
        game.choose(chance.choice(decision.options), decision.seat)
