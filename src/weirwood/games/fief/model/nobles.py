"""The Nobles: 72 of the nine Houses, three Bannermen and two Heirs, with their attributes (11.1, 11.5)."""

from __future__ import annotations

from typing import NamedTuple

from .board import plain
from .houses import HOUSES

ATTRIBUTES = (
    "cannot marry", "hard to marry", "Night's Watch Brother", "ambitious", "blessed", "coward", "cruel", "cunning", "cursed",
    "extravagant", "fearless", "heart breaker", "loyal", "persuasive", "prince", "rich", "shadow", "storm", "swift",
    "tyrant", "unlucky",
)  # fmt: skip
(
    CANNOT_MARRY, HARD_TO_MARRY, NIGHTS_WATCH, AMBITIOUS, BLESSED, COWARD, CRUEL, CUNNING, CURSED,
    EXTRAVAGANT, FEARLESS, HEART_BREAKER, LOYAL, PERSUASIVE, PRINCE, RICH, SHADOW, STORM, SWIFT,
    TYRANT, UNLUCKY,
) = (1 << n for n in range(len(ATTRIBUTES)))  # fmt: skip

OUTLAW, ASSASSIN, GODS_CURSED, DEAD, STORM_GAINED = (1 << n for n in range(5))
"""Markers on a Noble."""

ATTRIBUTE_RULES = {
    "cannot marry": "fief.11.1.cannot-marry.1", "hard to marry": "fief.11.1.hard-to-marry.1",
    "Night's Watch Brother": "fief.11.1.nights-watch.1", "ambitious": "fief.11.1.ambitious.1",
    "blessed": "fief.11.1.blessed.1", "coward": "fief.11.1.coward.1", "cruel": "fief.11.1.cruel.1",
    "cunning": "fief.11.1.cunning.1", "cursed": "fief.11.1.cursed.1", "extravagant": "fief.11.1.extravagant.1",
    "fearless": "fief.11.1.fearless.1", "heart breaker": "fief.11.1.heart-breaker.1", "loyal": "fief.11.1.loyal.1",
    "persuasive": "fief.11.1.persuasive.1", "prince": "fief.11.1.prince.1", "rich": "fief.11.1.rich.1",
    "shadow": "fief.11.1.shadow.1", "storm": "fief.11.1.storm.1", "swift": "fief.11.1.swift.1",
    "tyrant": "fief.11.1.tyrant.1", "unlucky": "fief.11.1.unlucky.1",
}  # fmt: skip


class Noble(NamedTuple):
    """A Noble card: a Lord or a Lady of a House (-1: of none)."""

    number: int
    name: str
    house: int
    lady: bool
    attributes: int

    @property
    def words(self) -> list[str]:
        """The attributes in words; an ordinary Noble has none (fief.11.1.ordinary.1)."""
        return [word for n, word in enumerate(ATTRIBUTES) if self.attributes >> n & 1]


_LISTS = {
    "arryn": (
        "Petyr Baelish: cunning, persuasive; Robin Arryn: coward; Yohn Royce: loyal; Gerold Grafton: rich; Lyn Corbray: swift",
        "Lysa Arryn: extravagant; Anya Waynwood: tyrant; Ysilla Royce",
    ),
    "baratheon": (
        "Stannis Baratheon: loyal; Renly Baratheon: extravagant; Ser Davos Seaworth: shadow; Salladhor Saan: rich; "
        "Beric Dondarrion: blessed",
        "Melissandre: blessed, cannot marry; Brienne of Tarth: fearless; Shireen Baratheon: hard to marry",
    ),
    "greyjoy": (
        "Balon Greyjoy: cruel, cursed; Theon Greyjoy: unlucky; Euron Greyjoy: swift; Victarion Greyjoy: unlucky; "
        "Aeron Greyjoy: blessed",
        "Asha Greyjoy: ambitious; Gysella Goodbrother: cursed; Gwynesse Harlaw: hard to marry",
    ),
    "lannister": (
        "Tywin Lannister: tyrant; Joffrey Baratheon: cruel; Jaime Lannister: fearless; Sandor Clegane: hard to marry; "
        "Tyrion Lannister: persuasive, hard to marry",
        "Cersei Lannister: ambitious; Jeyne Westerling: heart breaker; Myrcella Baratheon: unlucky",
    ),
    "martell": (
        "Doran Martell: coward, persuasive; Oberyn Martell: swift; Edric Dayne: cunning; Gerold Dayne: cruel; Quentyn Martell",
        "Arianne Martell: heart breaker; Obara Sand: loyal; Ellaria Sand: tyrant",
    ),
    "stark": (
        "Ned Stark: fearless, cannot marry; Jon Snow: Night's Watch Brother, fearless; Rob Stark: ambitious; "
        "Rickard Karstark: cursed; Roose Bolton: cruel",
        "Sansa Stark: heart breaker; Meera Reed: storm; Arya Stark: shadow",
    ),
    "tully": (
        "Edmure Tully: storm; Brynden Tully: shadow; Walder Frey: coward; Ryman Frey: cursed; Jason Mallister: cunning",
        "Shella Whent: heart breaker; Eleanor Mooton; Barbara Bracken: unlucky",
    ),
    "tyrell": (
        "Mace Tyrell: rich; Loras Tyrell: extravagant; Arys Oakheart: swift; Randyll Tarly: ambitious; "
        "Samwell Tarly: Night's Watch Brother",
        "Queen of Thorns: cannot marry, cunning; Margaery Tyrell: persuasive; Malora Hightower: tyrant",
    ),
    "targaryen": (
        "Grey Worm: cannot marry; Ser Jorah Mormont: loyal; Jon Connington: storm; Barristan Selmy: cunning; "
        "Young Griff: shadow; Daario Naharis: extravagant; Rakharo: cannot marry",
        "Daenerys Targaryen: blessed, rich",
    ),
}  # the clauses fief.noble.*: Lords; Ladies


def _all() -> tuple[Noble, ...]:
    found: list[Noble] = []
    for each in HOUSES:
        for lady, text in enumerate(_LISTS[each.id]):
            for row in text.split("; "):
                name, _, words = row.partition(": ")
                attributes = sum(1 << ATTRIBUTES.index(word) for word in words.split(", ") if word)
                found.append(Noble(len(found), name, each.number, bool(lady), attributes))
    for name in ("First Bannerman", "Second Bannerman", "Third Bannerman"):
        found.append(Noble(len(found), name, -1, False, 0))
    for name in ("Prince of Westeros", "Second Prince of Westeros"):
        found.append(Noble(len(found), name, -1, False, PRINCE))
    return tuple(found)


NOBLES = _all()
"""All Nobles by number: first the Houses' in the order of HOUSES, then Bannermen, then Heirs."""
BANNERMEN = tuple(n.number for n in NOBLES if n.name.endswith("Bannerman"))
HEIRS = tuple(n.number for n in NOBLES if n.attributes & PRINCE)
HOUSE_LIMIT = 4
"""Nobles a House may have in play (fief.2.4.1.2)."""

_BY_NAME = {plain(noble.name): noble.number for noble in NOBLES} | {"olenna tyrell": 0}
_BY_NAME["olenna tyrell"] = _BY_NAME[plain("Queen of Thorns")]


def find(name: str) -> int | None:
    """The Noble with this name, without regard to case."""
    return _BY_NAME.get(plain(name))


def of_house(number: int) -> list[int]:
    """The Nobles of a House."""
    return [noble.number for noble in NOBLES if noble.house == number]
