"""The Night's Watch: taking the black, and the oath that keeps a Brother and his House from attacks (4.2.2.1)."""

from __future__ import annotations

from ..model.army import engine
from ..model.board import NONE
from ..model.nobles import ASSASSIN, OUTLAW
from ..model.state import Fief
from ..model.titles import BROTHER, KING, titles_of
from .bestowing import give
from .death import drop_titles


def may_take_black(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from taking the black; None if he may."""
    if not s.options.nwe or not s.is_lord(noble) or s.spouse[noble] >= 0:
        return "fief.4.2.2.1.1"
    if noble == s.holder[KING]:
        return "fief.1.1.4.4"
    if noble == s.heir():
        return "fief.1.5.2.8"
    return "fief.4.2.2.1.6" if s.brother[s.owner[noble]] >= 0 else None


def take_black(s: Fief, noble: int, rule: str) -> None:
    """A Lord becomes a Brother: markers go, his Titles as if he had died (fief.4.2.2.1.3, fief.4.2.2.1.4)."""
    s.note("takes the black", noble, rule=rule)
    s.flags[noble] &= ~(OUTLAW | ASSASSIN)
    drop_titles(s, noble, s.owner[noble], titles_of(s, noble), NONE)
    give(s, noble, BROTHER, rule)


# The oath


def sworn(s: Fief, seat: int, targets: list[int], village: int) -> bool:
    """Whether a Brother in a Village keeps his player from offensive actions against others there.

    Those who besiege his House's Fortification may be attacked (fief.4.2.2.1.11, fief.6.0.8).
    """
    brother = s.brother[seat]
    if brother < 0 or s.where[brother] != village or s.captor[brother] >= 0:
        return False
    own = s.control[village] == seat and s.strongholds[village]
    return not (own and any(engine(s, target, village) for target in targets))


def may_besiege_by_oath(s: Fief, seat: int, village: int) -> str | None:
    """The clause by which a Brother in a player's army keeps it from a Siege; None if none does."""
    if not sworn(s, seat, [s.control[village]], village):
        return None
    return "fief.4.2.2.1.12" if len(s.nobles_at(seat, village)) > 1 else "fief.4.2.2.1.11"


def may_seize_by_oath(s: Fief, abductor: int, victim: int) -> str | None:
    """The clause by which a Brother doesn't abduct somebody, or another of his House beside him; None if none does."""
    seat = s.owner[abductor]
    if not sworn(s, seat, [s.owner[victim]], s.where[abductor]):
        return None
    return "fief.4.2.2.1.11" if abductor == s.brother[seat] else "fief.4.2.2.1.12"
