"""Setup: starting player, Houses, initial Nobles and starting Villages (Game setup, steps 1 to 10)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model import cards
from ..model.army import STRONGHOLD
from ..model.cards import MOTHER_OF_DRAGONS, NEW_LADY, NEW_LORD
from ..model.houses import HOUSES, TARGARYEN, TULLY
from ..model.nobles import find, of_house
from ..model.state import Fief, FiefFrame
from ..model.titles import MOTHER
from ..model.troops import KNIGHT, MAN_AT_ARMS, UNSULLIED

GOLD = 5
"""What each player begins with (fief.setup.23)."""
TROOPS = {KNIGHT: 1, MAN_AT_ARMS: 3}
TARGARYEN_TROOPS = {UNSULLIED: 3}


class Setup(FiefFrame):
    """The game is set up; players choose a House (if it isn't settled) and their starting Village."""

    __slots__ = ("turn",)
    FIRST, HOUSE, NOBLES, VILLAGE = range(4)

    def __init__(self) -> None:
        self.at = self.FIRST
        self.turn = 0

    def run(self, s: Fief) -> None:
        if self.at == self.FIRST:
            self.at = self.HOUSE
            s.first = s.chance.pick(list(s.names))
            s.note("first", s.first, rule="fief.setup.13")
        elif self.at == self.HOUSE:
            self.choose_houses(s)
        elif self.at == self.NOBLES:
            self.at = self.VILLAGE
            deal_cards(s)
            for seat in s.order():
                initial_noble(s, seat)
        else:
            self.choose_villages(s)

    def choose_houses(self, s: Fief) -> None:
        """In turn order, a House nobody else has (fief.setup.14)."""
        for seat in s.order():
            if s.house[seat] < 0:
                free = [house for house in HOUSES if house.number not in s.house]
                options = [make_option(f"house {house.name}", "house", (house.number,)) for house in free]
                s.ask(seat, "house", "Choose your House.", "fief.setup.14", options)
                return
        targaryen = s.seat_of_house(TARGARYEN)
        if targaryen >= 0 and s.first != targaryen:
            s.first = targaryen
            s.note("first", s.first, rule="fief.house.targaryen.3")
        self.at = self.NOBLES

    def choose_villages(self, s: Fief) -> None:
        """In turn order, Targaryen last (fief.setup.20, fief.house.targaryen.1)."""
        order = sorted(s.order(), key=lambda seat: s.house[seat] == TARGARYEN)
        if self.turn >= len(order):
            s.pop()
            return
        seat = order[self.turn]
        options = [make_option(f"start {s.board.villages[v].name}", "start", (v,)) for v in starts(s, seat)]
        rule = "fief.house.targaryen.1" if s.house[seat] == TARGARYEN else "fief.setup.20"
        s.ask(
            seat,
            "start",
            "Choose your starting Village: your first Noble, your Troops and a Stronghold begin there.",
            rule,
            options,
        )

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "house":
            s.house[seat] = option.args[0]
            s.note("house", seat, option.args[0], rule="fief.setup.14")
        else:
            self.turn += 1
            start(s, seat, option.args[0])


def starts(s: Fief, seat: int) -> list[int]:
    """Where a player may start."""
    if s.house[seat] != TARGARYEN:
        fief = s.board.fief(HOUSES[s.house[seat]].fief)
        return list(s.board.fiefs[fief].villages) if fief is not None else []
    taken = {s.board.villages[v].fief for v in range(len(s.control)) if s.control[v] >= 0}
    return [v.number for v in s.board.villages if v.coastal and v.fief not in taken]


def deal_cards(s: Fief) -> None:
    """The decks are shuffled (fief.setup.8, fief.setup.9); with Targaryen the Mother of Dragons is in play already."""
    court, fortune = cards.full_decks(s.options.wic)
    s.kinds = court + fortune
    s.known = [0] * len(s.kinds)
    s.court_deck = list(range(len(court)))
    s.fortune_deck = list(range(len(court), len(s.kinds)))
    if s.seat_of_house(TARGARYEN) >= 0:
        mother = s.kinds.index(MOTHER_OF_DRAGONS)
        s.court_deck.remove(mother)
        s.known[mother] = s.everybody
    cards.shuffle(s, s.fortune_deck)
    cards.shuffle(s, s.court_deck)


def initial_noble(s: Fief, seat: int) -> None:
    """The first Lord or Lady card turned decides (fief.setup.17); the rest of the House is the Character deck."""
    house = HOUSES[s.house[seat]]
    wanted = (NEW_LADY,) if house.number == TARGARYEN else (NEW_LORD, NEW_LADY)
    card = next(c for c in reversed(s.court_deck) if s.kinds[c] in wanted)
    s.court_deck.remove(card)
    s.known[card] = s.everybody
    cards.shuffle(s, s.court_deck)  # those turned before it are shuffled back (fief.setup.18)
    noble = find(house.lady if s.kinds[card] == NEW_LADY else house.lord)
    assert noble is not None
    s.noble_card[noble] = card
    s.join(noble, seat)
    s.character[seat] = [n for n in of_house(house.number) if n != noble]
    if house.number == TARGARYEN:
        s.holder[MOTHER] = noble
    s.note("enters", noble, seat, rule="fief.setup.17")


def start(s: Fief, seat: int, village: int) -> None:
    """Troops, Stronghold, gold and the initial Noble (fief.setup.21 to fief.setup.24)."""
    for kind, count in (TARGARYEN_TROOPS if s.house[seat] == TARGARYEN else TROOPS).items():
        s.add_troops(seat, village, kind, count)
    s.strongholds[village] = STRONGHOLD
    s.control[village] = seat
    s.gold[seat] = GOLD
    if s.house[seat] == TULLY:
        s.maester[village] = 1  # fief.house.tully.3
    for noble in s.house_nobles(seat):
        s.where[noble] = village
    s.note("starts", seat, village, rule="fief.setup.20")
