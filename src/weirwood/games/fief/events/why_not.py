"""Why not, for cards."""

from __future__ import annotations

from collections.abc import Callable

from ..model import cards
from ..model.board import plain
from ..model.cards import CARDS
from ..model.nobles import find
from ..model.state import Fief
from ..realm.why_not import Check, Found
from .abduction import may_abduct
from .assassination import may_assassinate
from .dragons import may_be_mother
from .drawing import Draw
from .justice import may_judge
from .playing import ANSWERS, PlayCards, may_bring_heir, may_lay, may_play_noble
from .secret_passage import may_escape
from .small_council import may_join
from .taxes import why_not_tax
from .uprising import Uprising, may_rise, may_rise_against

REASONS = {
    "fief.1.3.1.2": "only a Warden can join the Small Council",
    "fief.1.3.1.3": "all seats of Masters are taken",
    "fief.1.3.1.6": "he has a seat on the Small Council already",
    "fief.1.5.2.1": "it takes a free Queen of one's own House, a living King and no living Heir",
    "fief.10.2.3": "in this variant a player can't have his own Noble killed",
    "fief.2.2.6": "a hand holds at most three cards",
    "fief.2.4.2": "it can only be played in your own turn of the Play Cards step",
    "fief.2.4.1.2": "a House has at most four Nobles",
    "fief.2.2.1": "at most two cards are drawn, one of them a Court Event",
    "fief.2.2.5": "nothing can be played while somebody draws",
    "fief.2.4.1": "that card isn't in the hand",
    "fief.2.4.10.1": "he carries no Assassin or Outlaw marker",
    "fief.2.4.10.2": "the royal family and the Hand of the King are immune",
    "fief.2.4.11.1": "it takes an own free Noble and another player's free Noble in the same Village",
    "fief.2.4.11.2": "the Fortification protects its Controller's Nobles",
    "fief.2.4.11.3": "the Secret Passage doesn't help against a Maester or in a Battle",
    "fief.2.4.11.4": "a Whitecloak guards the royal couple",
    "fief.2.4.11.5": "his Recruit guards the Brother",
    "fief.2.4.2.1": "only a Lady can be Mother of Dragons",
    "fief.2.4.4.3": "Heavy Rain lies on the Region",
    "fief.2.4.4.4": "the same card lies there already",
    "fief.2.4.4.5": "an unlucky Noble is in the Region",
    "fief.2.4.5.2": "Famine lies on the Region",
    "fief.2.4.6.1": "none of the player's Nobles is entitled to it",
    "fief.2.4.6.1.1": "a Fief Title taxes its own Fief only",
    "fief.2.4.6.1.2": "the Protector of the Realm taxes only an ungoverned Fief",
    "fief.2.4.6.2": "all three Tax markers are on the map",
    "fief.2.4.6.2.1": "a Warden taxes his own Region only",
    "fief.2.4.6.2.2": "a Member of the Small Council taxes only a governed Region",
    "fief.2.4.6.2.5": "in his own Region he taxes as its Warden",
    "fief.2.4.7.1": "the Village is neither taxed nor starving",
    "fief.2.4.7.3": "he is no tyrant of another player and not cursed by the Gods",
    "fief.2.4.7.4": "the player has caused it himself",
    "fief.2.4.7.5": "there is a Sept",
    "fief.7.0.12": "other players boost it, not the one who suffers it",
    "fief.2.4.7.20": "the first attempt to calm the people has begun",
    "fief.2.4.8.3.1": "he is no Captive",
    "fief.2.4.9.2": "there is no Noble who could be behind it",
    "fief.6.2.3.13": "the Queen is a Captive",
}


def _play(s: Fief, seat: int, rest: str) -> Found:
    kind, target = _card(rest)
    if kind is None:
        return None
    what = CARDS[kind].name
    if cards.in_hand(s, seat, kind) < 0:
        return "fief.2.4.1", f"{s.name(seat)} and {what}"
    if any(isinstance(frame, Draw) for frame in s.frames[-1:]):
        return "fief.2.2.5", what
    if not CARDS[kind].opportunity and not any(isinstance(f, PlayCards) and f.seat == seat for f in s.frames):
        return "fief.2.4.2", what
    clause = _TARGETS[kind](s, seat, target) if kind in _TARGETS else None
    return (clause, what) if clause else None


def _card(rest: str) -> tuple[int | None, str]:
    """The card that a label begins with, and what comes after its name."""
    for card in CARDS:
        name = card.name.casefold()
        if rest.casefold() == name or rest.casefold().startswith(f"{name} "):
            return card.number, rest[len(name) :].strip()
    return None, ""


def _noble(s: Fief, seat: int, target: str) -> str | None:
    if plain(target) == plain("for the Heir"):
        return may_bring_heir(s, seat)
    return may_play_noble(s, seat, cards.NEW_LORD)


def _lady(s: Fief, seat: int, target: str) -> str | None:
    return "fief.1.5.2.1" if target else may_play_noble(s, seat, cards.NEW_LADY)


def _region(kind: int) -> Callable[[Fief, int, str], str | None]:
    def check(s: Fief, seat: int, target: str) -> str | None:
        region = s.board.region(target.removeprefix("on "))
        return may_lay(s, kind, region) if region is not None else None

    return check


def _uprising(s: Fief, seat: int, target: str) -> str | None:
    word, _, name = target.partition(" ")
    if word == "on":
        village = s.board.village(name)
        return may_rise(s, seat, village) if village is not None else None
    noble = find(name)
    return may_rise_against(s, seat, noble) if noble is not None else None


def _abduction(s: Fief, seat: int, target: str) -> str | None:
    passage = target.casefold().startswith("and secret passage")
    victim, _, abductor = target.partition("on ")[2].partition(" with ")
    one, other = find(abductor), find(victim)
    return may_abduct(s, seat, one, other, passage) if one is not None and other is not None else None


def _on(check: Callable[[Fief, int, int], str | None]) -> Callable[[Fief, int, str], str | None]:
    """A check of 'on <Noble>' or 'for <Noble>'."""

    def named(s: Fief, seat: int, target: str) -> str | None:
        noble = find(target.partition(" ")[2])
        return check(s, seat, noble) if noble is not None else None

    return named


_TARGETS: dict[int, Callable[[Fief, int, str], str | None]] = {
    cards.NEW_LORD: _noble,
    cards.NEW_LADY: _lady,
    cards.MOTHER_OF_DRAGONS: _on(lambda s, seat, noble: may_be_mother(s, noble)),
    cards.JOIN_COUNCIL: _on(lambda s, seat, noble: may_join(s, noble)),
    **{kind: _region(kind) for kind in ANSWERS},
    cards.TAXES: why_not_tax,
    cards.UPRISING: _uprising,
    cards.SECRET_PASSAGE: _on(may_escape),
    cards.ASSASSINATION: _on(may_assassinate),
    cards.JUSTICE: _on(lambda s, seat, noble: may_judge(s, noble)),
    cards.ABDUCTION: _abduction,
}


def _add(s: Fief, seat: int, rest: str) -> Found:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Uprising):
        return None
    if frame.at != frame.BOOST:
        return "fief.2.4.7.20", rest
    kind = cards.find(rest)
    if kind == cards.UPRISING:
        clause = frame.may_add(s, seat)
        return (clause, rest) if clause else None
    return ("fief.2.4.7.10", rest) if kind == cards.SECRET_PASSAGE and s.maester[frame.village] else None


def _draw(s: Fief, seat: int, rest: str) -> Found:
    frame = s.frames[-1] if s.frames else None
    if len(s.hands[seat]) >= cards.HAND_LIMIT:
        return "fief.2.2.6", f"drawing {rest}"
    if not isinstance(frame, Draw) or frame.seat != seat or frame.drawn >= 2:
        return "fief.2.2.1", f"drawing {rest}"
    return ("fief.2.2.2", f"drawing {rest}") if frame.court and rest.casefold() == "court event" else None


def _discard(s: Fief, seat: int, rest: str) -> Found:
    return ("fief.phase2.1", f"discarding {rest}") if isinstance(s.frames[-1] if s.frames else None, Draw) else None


CHECKS: dict[str, Check] = {
    "play": _play, "add": _add, "draw": _draw, "discard": _discard,
}  # fmt: skip
