"""The nine Houses: home Fief and initial Nobles (fief.overview.6, fief.house.*)."""

from __future__ import annotations

from typing import NamedTuple

from ....errors import UserError

ARRYN, BARATHEON, GREYJOY, LANNISTER, MARTELL, STARK, TULLY, TYRELL, TARGARYEN = range(9)


class House(NamedTuple):
    """A House; its first initial Noble comes with a Lord card, the second with a Lady card (fief.setup.17)."""

    number: int
    id: str
    name: str
    fief: str
    lord: str
    lady: str
    ability: str
    rule: str


HOUSES = (
    House(ARRYN, "arryn", "Arryn", "vale", "Petyr Baelish", "Lysa Arryn",
          "One more vote for the King; once per round, kill a Captive held by one of your Nobles.", "fief.house.arryn.1"),
    House(BARATHEON, "baratheon", "Baratheon", "stormlands", "Stannis Baratheon", "Renly Baratheon",
          "Once per game, cancel the death of any Noble.", "fief.house.baratheon.1"),
    House(GREYJOY, "greyjoy", "Greyjoy", "pyke", "Balon Greyjoy", "Asha Greyjoy",
          "Once per game, try to steal a player's gold; 2 gold for each Mill you pillage.", "fief.house.greyjoy.1"),
    House(LANNISTER, "lannister", "Lannister", "westerlands", "Tywin Lannister", "Cersei Lannister",
          "Once per round, look at a hand; once per game, swap a card with it.", "fief.house.lannister.1"),
    House(MARTELL, "martell", "Martell", "dorne", "Doran Martell", "Arianne Martell",
          "Move first, last or in your place in the Movement Phase.", "fief.house.martell.1"),
    House(STARK, "stark", "Stark", "north", "Ned Stark", "Sansa Stark",
          "Once per round, discard a card you draw.", "fief.house.stark.1"),
    House(TULLY, "tully", "Tully", "riverlands", "Edmure Tully", "Shella Whent",
          "2 gold more income; your first Stronghold has a Maester.", "fief.house.tully.1"),
    House(TYRELL, "tyrell", "Tyrell", "reach", "Mace Tyrell", "Queen of Thorns",
          "Once per round, remove a Famine.", "fief.house.tyrell.1"),
    House(TARGARYEN, "targaryen", "Targaryen", "", "Daenerys Targaryen", "Daenerys Targaryen",
          "Unsullied instead of Men at Arms; Daenerys begins as Mother of Dragons.", "fief.house.targaryen.1"),
)  # fmt: skip


def house(name: str) -> House:
    """The House with this name, without regard to case; a UserError if there is none."""
    wanted = name.strip().casefold().removeprefix("house ")
    for each in HOUSES:
        if each.id == wanted:
            return each
    raise UserError(f"There is no House {name!r}; the Houses are {', '.join(h.id for h in HOUSES)} [fief.overview.6].")
