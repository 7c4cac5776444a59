"""House abilities that a player uses in a window: Arryn, Greyjoy, Lannister, Tyrell (fief.house.*)."""

from __future__ import annotations

from ...kernel.decision import Option
from .cards import FAMINE, discard
from .houses import TYRELL
from .state import Fief

# Open: fief.house.arryn.3 and 4, fief.house.greyjoy.2 and 3, fief.house.lannister.2 and 3
# (Baratheon: death.py; Martell: movement.py; Stark: drawing.py; Tully: income.py)


def ability_offers(s: Fief, seat: int) -> list[Option]:
    """The abilities a seat may use now."""
    found: list[Option] = []
    if s.house[seat] == TYRELL and s.once("tyrell"):
        for region in s.board.regions:
            if any(s.kind_laid(card) == FAMINE for card in s.region_cards[region.number]):
                found.append(Option(f"end Famine in the {region.name}", "use house", (TYRELL, region.number)))
    return found


def use_ability(s: Fief, seat: int, option: Option) -> None:
    house, region = option.args
    if house == TYRELL:  # fief.house.tyrell.2
        s.used_round.append("tyrell")
        card = next(c for c in s.region_cards[region] if s.kind_laid(c) == FAMINE)
        s.region_cards[region].remove(card)
        discard(s, card)
        s.note("famine ended", seat, region, rule="fief.house.tyrell.2")
