"""The state of a game of fief: plain data, parallel lists by seat, Noble, Village, Title and card."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from ....kernel.chance import Chance
from ....kernel.frame import Frame
from ....kernel.state import State
from .board import NONE, Board
from .course import Course
from .houses import HOUSES, TARGARYEN
from .nobles import HEIRS, HOUSE_LIMIT, NOBLES, SHADOW, STORM, STORM_GAINED
from .options import Options
from .terms import Terms
from .titles import FIEF, MASTERS, WARDEN
from .troops import KINDS, MAN_AT_ARMS, TROOPS, UNSULLIED, strength

WALL = -2
"""Where a Noble is who isn't in a Village: on the Wall, or nowhere (NONE: not in play)."""
BRIBED = -2
"""Lies under a Master seat that was won by a bid, where a Join the Small Council card lies otherwise."""
PHASES = ("setup", "hear ye", "cards", "income", "purchase", "movement", "battles", "wall", "end of round")
SEASONS = ("Summer", "Autumn", "Winter")
DIPLOMACY = 3
"""Diplomacy markers of a player for the whole game (fief.9.2)."""


def in_order(numbers: list[int]) -> list[int]:
    """What is dealt anew, in an order that says nothing about where it was: the same chance deals the same from any of
    the games that look alike to a seat."""
    return sorted(numbers)


class FiefFrame(Frame):
    """A frame of this game: it may hold secrets, which a redeal replaces."""

    __slots__ = ()

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Replace what a seat can't know in this frame (bids, votes) by something it could be."""


class Fief(State):
    """Everything about a game in progress."""

    __slots__ = (
        "active", "blocks", "board", "brother", "captor", "castles", "cause", "character", "claims", "control",
        "course", "court_deck", "court_discard", "deeds", "diplomacy", "dirty", "engines", "first", "flags", "fortune_deck",
        "fortune_discard", "gold", "hands", "heir_played", "hidden_gold", "holder", "house", "kinds", "known",
        "limit", "maester", "members",
        "mills", "names", "noble_card", "offer_limit", "offers", "old_holder", "options", "owner", "pending", "phase",
        "plague_exempt", "plague_nobles", "plague_troops", "promises", "region_cards", "rhllor",
        "round", "season", "seat_card", "sept", "spouse", "steps", "strongholds", "supplies", "tallages", "taxes",
        "track", "troops", "unseen_gold", "used_game", "used_round", "wall", "where",
    )  # fmt: skip
    _shared: ClassVar[tuple[str, ...]] = (
        "active", "board", "castles", "course", "dirty", "first", "heir_played", "hidden_gold", "limit", "names",
        "offer_limit", "options", "phase", "rhllor", "round", "season", "supplies", "wall",
    )  # fmt: skip
    _lists: ClassVar[tuple[str, ...]] = (
        "blocks", "brother", "captor", "cause", "claims", "control", "court_deck", "court_discard", "deeds",
        "diplomacy", "engines", "flags", "fortune_deck", "fortune_discard", "gold", "holder", "house", "kinds", "known", "maester",
        "mills", "noble_card", "offers", "old_holder", "owner", "pending", "plague_exempt", "plague_nobles", "plague_troops",
        "promises", "seat_card", "sept", "spouse", "steps", "strongholds",
        "tallages", "taxes", "track", "troops", "unseen_gold", "used_game", "used_round", "where",
    )  # fmt: skip

    def __init__(
        self, seed: str, board: Board, names: tuple[str, ...], options: Options, limit: int, course: Course
    ) -> None:
        super().__init__(len(names), seed)
        seats, villages, nobles = len(names), len(board.villages), len(NOBLES)
        titles = FIEF + len(board.fiefs)
        self.board = board
        self.names = names
        self.options = options
        self.limit = limit
        self.course = course
        self.round = 0
        self.phase = 0
        self.first = 0
        self.active = NONE
        # By seat
        self.house = [NONE] * seats
        self.gold = [0] * seats
        self.diplomacy = [DIPLOMACY] * seats
        self.hands: list[list[int]] = [[] for _ in names]
        self.character: list[list[int]] = [[] for _ in names]
        self.members: list[list[int]] = [[] for _ in names]  # the same as owner, the other way round
        self.brother = [NONE] * seats
        self.offers = [0] * seats
        # By Noble
        self.owner = [NONE] * nobles
        self.where = [NONE] * nobles
        self.captor = [NONE] * nobles
        self.spouse = [NONE] * nobles
        self.flags = [0] * nobles
        self.noble_card = [NONE] * nobles
        self.steps = [0] * nobles
        # By Village
        self.control = [NONE] * villages
        self.cause = [NONE] * villages
        self.mills = [0] * villages
        self.strongholds = [0] * villages  # 0 none, 1 Stronghold, 2 Fortified City
        self.sept = [0] * villages
        self.maester = [0] * villages
        self.troops = [0] * (seats * villages * KINDS)
        self.engines = [0] * (seats * villages)
        self.blocks = [0] * len(board.edges)
        # By Title
        self.holder = [NONE] * titles
        self.old_holder = [NONE] * titles
        self.seat_card = [NONE] * len(MASTERS)
        self.claims = [NONE] * len(board.fiefs)
        # Cards: by number, and where they are
        self.kinds: list[int] = []
        self.known: list[int] = []
        self.court_deck: list[int] = []
        self.court_discard: list[int] = []
        self.fortune_deck: list[int] = []
        self.fortune_discard: list[int] = []
        self.track: list[int] = []
        self.region_cards: list[list[int]] = [[] for _ in board.regions]
        self.tallages: list[tuple[int, int, int]] = []  # Fief, seat, Title
        self.taxes: list[tuple[int, int, int, int]] = []  # Region, seat, Title, rank (events/taxes.py)
        # The Plague of this round: who has been through it (events/plague.py)
        self.plague_nobles: list[int] = []
        self.plague_troops: list[tuple[int, int, int, int]] = []  # seat, Village, kind, how many
        self.plague_exempt: list[tuple[int, int]] = []  # Village with a Maester, seat
        # Diplomacy (diplomacy/)
        self.offer_limit = 0  # offers that a player may make in a round, 0 for any number
        self.pending: list[Terms] = []  # offers that were left open
        self.promises: list[tuple[int, int, int, int]] = []  # by whom, to whom, what, who knows of it
        self.deeds: list[tuple[int, int, int, int, int, bool]] = []  # the same, in which round, and whether it was kept
        self.hidden_gold = False  # whether the players have agreed to keep their gold secret (fief.general.5)
        self.unseen_gold: list[
            tuple[int, int, int, int]
        ] = []  # what passed in private then: payer, payee, gold, who knows
        # The rest
        self.season = 0
        self.wall = 0
        self.castles = 3
        self.supplies = 0
        self.rhllor = False
        self.heir_played = False
        self.used_round: list[str] = []
        self.used_game: list[str] = []
        self.dirty = True

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        self.copy_base(new)
        new.active, new.board, new.castles = self.active, self.board, self.castles
        new.course, new.dirty, new.first = self.course, self.dirty, self.first
        new.heir_played, new.hidden_gold, new.limit = self.heir_played, self.hidden_gold, self.limit
        new.names, new.offer_limit, new.options = self.names, self.offer_limit, self.options
        new.phase, new.rhllor, new.round = self.phase, self.rhllor, self.round
        new.season, new.supplies, new.wall = self.season, self.supplies, self.wall
        new.blocks = self.blocks[:]
        new.brother = self.brother[:]
        new.captor = self.captor[:]
        new.cause = self.cause[:]
        new.claims = self.claims[:]
        new.control = self.control[:]
        new.court_deck = self.court_deck[:]
        new.court_discard = self.court_discard[:]
        new.deeds = self.deeds[:]
        new.diplomacy = self.diplomacy[:]
        new.engines = self.engines[:]
        new.flags = self.flags[:]
        new.fortune_deck = self.fortune_deck[:]
        new.fortune_discard = self.fortune_discard[:]
        new.gold = self.gold[:]
        new.holder = self.holder[:]
        new.house = self.house[:]
        new.kinds = self.kinds[:]
        new.known = self.known[:]
        new.maester = self.maester[:]
        new.mills = self.mills[:]
        new.noble_card = self.noble_card[:]
        new.offers = self.offers[:]
        new.old_holder = self.old_holder[:]
        new.owner = self.owner[:]
        new.pending = self.pending[:]
        new.plague_exempt = self.plague_exempt[:]
        new.plague_nobles = self.plague_nobles[:]
        new.plague_troops = self.plague_troops[:]
        new.promises = self.promises[:]
        new.seat_card = self.seat_card[:]
        new.sept = self.sept[:]
        new.spouse = self.spouse[:]
        new.steps = self.steps[:]
        new.strongholds = self.strongholds[:]
        new.tallages = self.tallages[:]
        new.taxes = self.taxes[:]
        new.track = self.track[:]
        new.troops = self.troops[:]
        new.unseen_gold = self.unseen_gold[:]
        new.used_game = self.used_game[:]
        new.used_round = self.used_round[:]
        new.where = self.where[:]
        new.hands = [hand[:] for hand in self.hands]
        new.character = [deck[:] for deck in self.character]
        new.members = [nobles[:] for nobles in self.members]
        new.region_cards = [row[:] for row in self.region_cards]
        return new

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, in a fixed order."""
        whole = {name: getattr(self, name) for name in (*self._shared, *self._lists) if name not in _NOT_PLAIN}
        return whole | {"hands": self.hands, "character": self.character, "region_cards": self.region_cards}

    def settle(self) -> None:
        """What follows at once from any change: Control, Captives, Sieges, Titles."""
        if self.dirty:
            self.dirty = False
            self.course.settle(self)

    # Seats

    @property
    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else "nobody"

    def order(self, start: int | None = None) -> list[int]:
        """The seats in turn order, clockwise from the holder of the First Player card (fief.A.3)."""
        start = self.first if start is None else start
        return [(start + n) % self.seats for n in range(self.seats)]

    def house_name(self, seat: int) -> str:
        """The House that a seat plays; '' before it has chosen one."""
        return HOUSES[self.house[seat]].name if self.house[seat] >= 0 else ""

    def seat_of_house(self, house: int) -> int:
        """The seat that plays a House; -1 if nobody does."""
        return self.house.index(house) if house in self.house else NONE

    def pay(self, seat: int, amount: int, to: int = NONE) -> None:
        """Gold goes from a seat to another one or to the bank."""
        self.gold[seat] -= amount
        if to >= 0:
            self.gold[to] += amount
        assert self.gold[seat] >= 0, f"{self.name(seat)} can't pay {amount}"

    def purse(self, seat: int | None, other: int) -> int | None:
        """The gold of a player as a seat sees it; None if it is hidden (fief.general.5)."""
        return None if self.hidden_gold and seat != other else self.gold[other]

    def once(self, key: str) -> bool:
        """Whether something that may be done once per round (fief.A.7) hasn't been done yet."""
        return key not in self.used_round

    # Nobles

    def house_nobles(self, seat: int) -> list[int]:
        """The Nobles of a player's House in play, Captives included (fief.2.4.1.2)."""
        return self.members[seat][:]

    def nobles_at(self, seat: int, village: int) -> list[int]:
        """A player's uncaptured Nobles in a Village."""
        where, captor = self.where, self.captor
        return [n for n in self.members[seat] if where[n] == village and captor[n] == NONE]

    def captives_at(self, captor: int, village: int) -> list[int]:
        """The Captives that a player holds in a Village."""
        return [n for n, c in enumerate(self.captor) if c == captor and self.where[n] == village]

    def in_play(self) -> list[int]:
        """All Nobles in play."""
        return sorted(n for nobles in self.members for n in nobles)

    def join(self, noble: int, seat: int) -> None:
        """A Noble belongs to a player from now on (-1: to nobody any more)."""
        if self.owner[noble] >= 0:
            self.members[self.owner[noble]].remove(noble)
        self.owner[noble] = seat
        if seat >= 0:
            self.members[seat].append(noble)
            self.members[seat].sort()
        self.dirty = True

    def room(self, seat: int) -> bool:
        """Whether a House has room for another Noble (fief.2.4.1.2)."""
        return len(self.members[seat]) < HOUSE_LIMIT

    def has(self, noble: int, attribute: int) -> bool:
        """Whether a Noble has an attribute, printed or gained."""
        if NOBLES[noble].attributes & attribute:
            return not (attribute in _UNTIL_KING and self.holder[0] == noble)
        if attribute == STORM:
            return bool(self.flags[noble] & STORM_GAINED)
        return attribute == SHADOW and noble in self.brother

    def is_lord(self, noble: int) -> bool:
        return not NOBLES[noble].lady

    def marked(self, noble: int, flag: int) -> bool:
        return bool(self.flags[noble] & flag)

    def heir(self) -> int:
        """The living Heir to the Iron Throne; -1 if there is none (an Heir who is King is none, fief.1.5.2.4)."""
        return next((n for n in HEIRS if self.owner[n] >= 0 and self.holder[0] != n), NONE)

    # Marriages

    def ally(self, seat: int) -> int:
        """The player allied by marriage; -1 if there is none (fief.8.2.2: at least five players)."""
        return self.spouse_seat(seat) if self.seats >= 5 else NONE

    def spouse_seat(self, seat: int) -> int:
        """The player with whom a player has a marriage; -1 without one."""
        return next((self.owner[self.spouse[n]] for n in self.house_nobles(seat) if self.spouse[n] >= 0), NONE)

    # Troops

    def army(self, seat: int, village: int) -> list[int]:
        """A player's Troops in a Village, counted by kind."""
        at = (seat * len(self.control) + village) * KINDS
        return self.troops[at : at + KINDS]

    def troop(self, seat: int, village: int, kind: int) -> int:
        return self.troops[(seat * len(self.control) + village) * KINDS + kind]

    def add_troops(self, seat: int, village: int, kind: int, count: int) -> None:
        """Put Troops into a Village, or take them off (a negative count)."""
        at = (seat * len(self.control) + village) * KINDS + kind
        self.troops[at] += count
        assert self.troops[at] >= 0
        self.dirty = True

    def has_troops(self, seat: int, village: int) -> bool:
        at = (seat * len(self.control) + village) * KINDS
        return any(self.troops[at : at + KINDS])

    def reserve(self, seat: int, kind: int) -> int:
        """The Troops of a kind left in a player's stockpile (fief.faq.4.1)."""
        troop = TROOPS[kind]
        if troop.needs and troop.needs not in self.options.words:
            return 0
        if kind == (MAN_AT_ARMS if self.house[seat] == TARGARYEN else UNSULLIED):
            return 0
        size = len(self.control) * KINDS
        return troop.limit - sum(self.troops[seat * size + kind : (seat + 1) * size : KINDS])

    def strength(self, seat: int, village: int) -> int:
        """The Strength Points of a player's army: Troops, and 1 for each uncaptured Noble (fief.6.2.0.1)."""
        return strength(self.army(seat, village)) + len(self.nobles_at(seat, village))

    # Titles and cards

    def title_seat(self, title: int) -> int:
        """The player whose Noble holds a Title; -1 if it lies on the board."""
        holder = self.holder[title]
        return self.owner[holder] if holder >= 0 else NONE

    def warden(self, region: int) -> int:
        """The Warden of a Region; -1 if it is ungoverned (fief.1.3.11)."""
        return self.holder[WARDEN + region]

    def kind_laid(self, card: int) -> int:
        """The kind of a card on the map; Disaster copies are negative numbers."""
        return self.kinds[card] if card >= 0 else -1 - card


_NOT_PLAIN = frozenset({"board", "course", "names", "options", "dirty"})
_UNTIL_KING = frozenset({1 << 14})  # an Heir who has become King is no longer Prince (fief.1.5.2.4)
