"""Titles: their kinds and slots, who may hold them, and how they are given and lost (section B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .nobles import NOBLES, OUTLAW

if TYPE_CHECKING:
    from .state import Fief

(
    KING, PROTECTOR, QUEEN, HAND, LORD_COMMANDER, MASTER_OF_SHIPS, MASTER_OF_LAWS, MASTER_OF_WHISPERERS, MASTER_OF_COIN,
    MOTHER,
) = range(10)  # fmt: skip
WARDEN = 10
"""The Title of the Warden of Region r is WARDEN + r."""
FIEF = 15
"""The Title of Fief f is FIEF + f."""
BROTHER = 99
"""Brother of the Night's Watch: each House may have one, so it is kept by seat (``s.brother``)."""
MASTERS = (MASTER_OF_SHIPS, MASTER_OF_LAWS, MASTER_OF_WHISPERERS, MASTER_OF_COIN)
COUNCIL = (HAND, *MASTERS)
"""Members of the Small Council (fief.1.3.1.3)."""
HIGH_TITLES = (KING, QUEEN, LORD_COMMANDER, *COUNCIL)
ROYAL = (KING, PROTECTOR, QUEEN)
"""Titles that can't be handed on (fief.B.14)."""
OUTLAW_KEEPS = (KING, PROTECTOR, QUEEN, MOTHER)
"""Besides Fief Titles (fief.1.1.4.1.1, fief.1.1.4.1.2)."""
NAMES = (
    "King", "Protector of the Realm", "Queen", "Hand of the King", "Lord Commander", "Master of Ships", "Master of Laws",
    "Master of Whisperers", "Master of Coin", "Mother of Dragons",
)  # fmt: skip
SPECIAL, MILITARY, HIGH, OF_FIEF = "special", "military", "high", "fief"
SLOTS = {MILITARY: 1, HIGH: 1, OF_FIEF: 2}
"""How many Titles of a kind a Noble may hold (fief.B.2, fief.B.5, fief.B.6)."""


def title_kind(title: int) -> str:
    """The kind of a Title (fief.B.1)."""
    if title in (BROTHER, PROTECTOR) or WARDEN <= title < FIEF:
        return MILITARY
    if title == MOTHER:
        return SPECIAL
    return OF_FIEF if title >= FIEF else HIGH


def title_name(s: Fief, title: int, noble: int = -1) -> str:
    """A Title in words for a Noble's sex; if none is given for that of its present holder, or for a Lord's."""
    if title == BROTHER:
        return "Brother of the Night's Watch"
    if title >= FIEF:
        noble = noble if noble >= 0 else s.holder[title]
        return s.board.fiefs[title - FIEF].titles[noble >= 0 and NOBLES[noble].lady]
    if title >= WARDEN:
        return f"Warden of the {s.board.regions[title - WARDEN].name}"
    return NAMES[title]


def find_title(s: Fief, name: str) -> int | None:
    """The Title with this name ('Warden of the North', 'Lord Paramount of the Vale', a Fief's name, 'King' …)."""
    wanted = name.casefold().strip()
    for title in range(len(s.holder)):
        if title >= FIEF:
            area = s.board.fiefs[title - FIEF]
            if wanted in (area.name.casefold(), area.id) or wanted in [t.casefold() for t in area.titles]:
                return title
        elif wanted == title_name(s, title).casefold():
            return title
    return BROTHER if wanted in ("brother of the night's watch", "brother") else None


# What a Noble or a player holds


def titles_of(s: Fief, noble: int) -> list[int]:
    """The Titles a Noble holds, Brother of the Night's Watch included."""
    found = [title for title, holder in enumerate(s.holder) if holder == noble]
    return [*found, BROTHER] if noble in s.brother else found


def held(s: Fief, noble: int, kind: str) -> list[int]:
    """The Titles of one kind that a Noble holds."""
    return [title for title in titles_of(s, noble) if title_kind(title) == kind]


def free_slot(s: Fief, noble: int, title: int) -> bool:
    """Whether a Noble has a slot for a Title (fief.B.11)."""
    kind = title_kind(title)
    return kind == SPECIAL or len(held(s, noble, kind)) < SLOTS[kind]


def is_member(s: Fief, noble: int) -> bool:
    """Whether a Noble is a Member of the Small Council, the Hand included (fief.B.7)."""
    return any(s.holder[title] == noble for title in COUNCIL)


def is_warden(s: Fief, noble: int) -> bool:
    return noble in s.holder[WARDEN:FIEF]


def fief_titles(s: Fief, seat: int) -> list[int]:
    """The Fief Titles a player's Nobles hold."""
    return [title for title in range(FIEF, len(s.holder)) if s.title_seat(title) == seat]


def sealed(title: int) -> bool:
    """Whether a Title carries the red seal of a Victory Point (fief.components.11)."""
    return title in (KING, HAND, LORD_COMMANDER) or FIEF <= title < BROTHER


def victory_points(s: Fief, seat: int) -> int:
    """1 for each Fief Title, the King, the Hand and the Lord Commander (fief.8.0.2)."""
    return sum(s.title_seat(title) == seat for title in (KING, HAND, LORD_COMMANDER)) + len(fief_titles(s, seat))


def ransom(s: Fief, noble: int) -> int:
    """2 GD and 2 more for each Title (fief.4.1.2)."""
    return 2 + 2 * len(titles_of(s, noble))


# Who may hold a Title


def may_hold(s: Fief, noble: int, title: int) -> str | None:
    """The clause that keeps a Noble from a Title; None if he meets its conditions (slots aside)."""
    lady = NOBLES[noble].lady
    seat = s.owner[noble]
    if noble in s.brother and title != LORD_COMMANDER:
        return "fief.4.2.2.1.9"
    if title == BROTHER:
        return None if not lady and s.brother[seat] < 0 else "fief.4.2.2.1.6"
    if title >= FIEF:
        return may_govern(s, seat, title - FIEF)
    if WARDEN <= title < FIEF and lady:
        return "fief.1.3.5"
    if title in MASTERS:
        if not is_warden(s, noble):
            return "fief.1.3.1.2"
        return "fief.1.3.1.6" if is_member(s, noble) and s.holder[title] != noble else None
    if title == HAND:
        if not is_warden(s, noble):
            return "fief.1.4.2"
        return "fief.1.4.3" if noble in (s.holder[KING], s.holder[QUEEN], s.heir()) else None
    if title == KING:
        return None if not lady and held(s, noble, OF_FIEF) else "fief.1.5.2"
    if title == LORD_COMMANDER:
        return None if noble in s.brother else "fief.1.2.2.3"
    if title == MOTHER and not lady:
        return "fief.B.1"
    return None


def may_govern(s: Fief, seat: int, fief: int) -> str | None:
    """The clause that keeps a player from buying a Fief's Title; None if he may (fief.4.4.1.1)."""
    area = s.board.fiefs[fief]
    if s.holder[FIEF + fief] >= 0:
        return "fief.components.7"
    if any(s.control[village] != seat for village in area.villages):
        return "fief.4.4.1.1"
    if not any(s.strongholds[village] for village in area.villages):
        return "fief.4.4.1.1"
    return None


def may_candidate(s: Fief, noble: int, title: int) -> str | None:
    """The clause that keeps a Noble from standing in an election (fief.C.2 and the Title's own conditions)."""
    if s.captor[noble] >= 0 or s.marked(noble, OUTLAW):
        return "fief.C.2"
    return may_hold(s, noble, title)
