"""What is decided before the game: expansions, variants and the round limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ....errors import UserError

ROUNDS = 25
"""The game stops without a winner at the end of this round, unless another limit is asked for."""
OFFERS = 3
"""The offers that a player may make in a round of a game that computers may play: they would never tire of talking.

The rulebook knows no limit (fief.9.1), so there is none between people, which is written 0.
"""
NAMES = {"TE": "te", "NWE": "nwe", "WIC": "wic", "10.1": "wic", "10.2": "assassination", "10.3": "diplomacy",
         "10.4": "one_mill", "10.5": "concession"}  # fmt: skip
KNOWN = ("TE", "NWE", "WiC", "10.2", "10.3", "10.4", "10.5")


class Options(NamedTuple):
    """The expansions and variants that are on."""

    te: bool = False
    nwe: bool = False
    wic: bool = False
    assassination: bool = False
    diplomacy: bool = False
    one_mill: bool = False
    concession: bool = False

    @property
    def words(self) -> list[str]:
        """The options that are on, as a user names them."""
        return [word for word, on in zip(KNOWN, self, strict=True) if on]

    @property
    def allied_victory(self) -> int:
        """The VP with which an Alliance wins (fief.8.2.1)."""
        return 5 if self.nwe else 4


def read_options(words: Iterable[str] | str, players: int) -> Options:
    """Options from their names; a UserError says what can't be had."""
    given = [word.strip() for word in (words.split(",") if isinstance(words, str) else words)]
    on: dict[str, bool] = {}
    for word in given:
        if not word:
            continue
        if word.upper() == "WAE":
            raise UserError(
                "The Wall Expansion can't be played: its chapter doesn't exist in the rulebook, only its name [fief.sum.4]."
            )
        name = NAMES.get(word.upper())
        if name is None:
            raise UserError(f"There is no option {word!r}; there are {', '.join(KNOWN)} [fief.10.0.1].")
        on[name] = True
    if on.get("nwe") and players < 5:
        raise UserError(f"The Night's Watch Expansion needs at least five players, not {players} [fief.overview.7].")
    return Options(**on)


def read_offers(value: Any) -> int:
    """The limit of offers in a round, from a setting; 0 is none."""
    number = int(value) if isinstance(value, str) and value.isdecimal() else value
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise UserError(f"The limit of offers in a round is a number, 0 for none, not {value!r}.")
    return number
