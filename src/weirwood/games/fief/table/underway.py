"""What is under way, as a seat sees it: marches, battles, elections, bids, offers, each in a few sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.frame import Frame
from ..battles.battle import Battle
from ..battles.forces import ATTACK, DEFENCE, Forces
from ..diplomacy.offers import Offer, Talk
from ..events.uprising import Uprising
from ..hear_ye.courtship import Courtship
from ..hear_ye.election import LEAST, Election, votes
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.titles import FIEF, HAND, KING, LORD_COMMANDER, title_name
from ..model.troops import said as troops_said
from ..model.words import listed
from ..movement.moves import Moves
from ..purchase.bids import CouncilBid, SealedBids
from ..purchase.granting import Grant
from ..purchase.ransom import Ransoms
from ..purchase.wall_bid import WallBid
from ..timing.phase import Phase, Step

Told = dict[str, Any] | None


def step(s: Fief) -> Step | None:
    """The step of the Phase that is on."""
    phase = next((frame for frame in reversed(s.frames) if isinstance(frame, Phase)), None)
    return phase.steps[phase.reached - 1] if phase is not None and phase.reached > 0 else None


def under_way(s: Fief, seat: int | None) -> list[dict[str, Any]]:
    """What is going on within the step, the innermost last, with the Villages it concerns."""
    found = (tell(s, frame, seat) for frame in s.frames for kind, tell in TELL.items() if isinstance(frame, kind))
    return [told for told in found if told is not None]


def told(title: str, lines: list[str], rule: str, places: list[str] | None = None) -> dict[str, Any]:
    return {"title": title, "lines": [line for line in lines if line], "rule": rule, "places": places or []}


def march(s: Fief, frame: Moves, seat: int | None) -> Told:
    if not frame.march.nobles:
        return None
    where = s.board.villages[frame.march.village].name
    return told(f"{s.name(frame.seat)} marches", [f"{frame.said(s)}."], "fief.5.0.2", [where])


def battle(s: Fief, frame: Battle, seat: int | None) -> Told:
    forces = frame.forces
    where = s.board.villages[forces.village].name
    title = f"A Raid on {where}" if forces.raider >= 0 else f"The Battle of {where}"
    lines = [
        f"{' and '.join(s.name(each) for each in forces.sides[side])} {word} with {army_of(s, forces, side)}: "
        f"{forces.points(s, side)} SP, {counted(forces.dice(s, side), 'die', 'dice')}."
        for side, word in ((ATTACK, "attacking"), (DEFENCE, "defending"))
    ]
    if forces.penalty(s):
        lines.append(f"The Fortification takes {counted(forces.penalty(s), 'die', 'dice')} from the attackers.")
    if frame.rounds:
        rolls = (", ".join(map(str, each)) or "nothing" for each in frame.rolls)
        lines.append(f"Round {frame.rounds}: the attackers roll {next(rolls)}, the defenders {next(rolls)}.")
    return told(title, [*lines, at_stake(s, forces, where)], "fief.6.2.2.1", [where])


def army_of(s: Fief, forces: Forces, side: int) -> str:
    """Who fights on a side."""
    people = [NOBLES[n].name for n in forces.side_nobles(s, side)]
    return ", ".join([*people, *filter(None, [troops_said(forces.kinds(s, side))])]) or "nobody"


def at_stake(s: Fief, forces: Forces, where: str) -> str:
    """What a side stands to lose: the Village, if its Controller fights, and the Nobles."""
    holder = s.control[forces.village]
    fights = any(holder in side for side in forces.sides)
    lost = [f"{where}, which {s.name(holder)} Controls"] if fights and forces.raider < 0 else []
    nobles = any(forces.side_nobles(s, side) for side in (ATTACK, DEFENCE))
    return f"At stake: {listed([*lost, *['the freedom of the Nobles who lose'] * nobles])}." if lost or nobles else ""


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


A_WARDEN = "A Warden may tax his Region, has two more votes for other Wardens, and can sit on the Small Council."
WORTH = {
    LORD_COMMANDER: "The Lord Commander is worth 1 VP, and gets the Wall's supplies.",
    HAND: "The Hand is worth 1 VP, and may tax all Regions.",
    KING: "The King is worth 1 VP.",
}
"""What an election is about."""


def election(s: Fief, frame: Election, seat: int | None) -> Told:
    """Candidates, votes and where markers lie; which of them is the decoy stays secret (fief.C.5)."""
    order, title = s.order(), frame.title
    begun = {Election.CANDIDATES: 0, Election.FOR: frame.turn, Election.DECOY: frame.turn}
    put_up = [f"{NOBLES[n].name} ({s.name(of)})" for of, n in enumerate(frame.put_up) if n >= 0]
    weights = [f"{s.name(each)} {votes(s, each, title)}" for each in order if votes(s, each, title)]
    lines = [
        f"Candidates: {', '.join(put_up) or 'nobody yet'}.",
        f"Votes: {', '.join(weights) or 'nobody has any'}. The winner needs {LEAST.get(title, 1)}.",
        WORTH.get(title, A_WARDEN),
    ]
    for each in order[: begun.get(frame.at, s.seats)]:
        laid = sorted({of for of in (frame.vote[each], frame.decoy[each]) if of >= 0})
        if laid:
            names = " and ".join(NOBLES[frame.put_up[of]].name for of in laid)
            lines.append(f"{s.name(each)} has laid markers on {names}.")
    return told(f"The election of the {title_name(s, title)}", lines, "fief.C.1")


def bid(s: Fief, frame: SealedBids, seat: int | None) -> Told:
    """Who has locked a bid, and one's own; the amounts when all are revealed."""
    council = isinstance(frame, CouncilBid)
    lines = []
    if isinstance(frame, WallBid) and any(frame.sent):
        sent = ", ".join(f"{s.name(each)} {count}" for each, count in enumerate(frame.sent) if count)
        lines.append(f"Troops sent count: {sent}.")
    if frame.at == frame.BID:
        lines.append("Only the winner pays." if council else "Everybody pays what they bid.")
        locked = [s.name(each) for each in s.order() if frame.bids[each] >= 0]
        lines.append(f"Bids are locked by {', '.join(locked) or 'nobody yet'}.")
        if seat is not None and frame.bids[seat] >= 0:
            lines.append(f"You have bid {frame.bids[seat]} gold.")
    elif frame.at > frame.BID:
        lines.append(f"The bids: {', '.join(f'{s.name(each)} {n}' for each, n in enumerate(frame.bids))}.")
    title = "The bid for a seat on the Small Council" if council else "The bid for the Wall"
    return told(title, lines, frame.clause)


def offer(s: Fief, frame: Offer, seat: int | None) -> Told:
    """An open offer is everybody's to hear once it is made; a private one theirs who are in the talk (fief.9.3)."""
    who, to = s.name(frame.seat), s.name(frame.to)
    heard = frame.at > 0 and (not frame.private or (seat is not None and bool(frame.hearers(s) >> seat & 1)))
    hears = seat == frame.seat or heard
    title = f"{who} makes {to} an offer{' in private' if frame.private else ''}"
    said = f"{who} {frame.said(s)}." if hears and not frame.empty() else ""
    return told(title, [said], "fief.9.3" if frame.private else "fief.9.1")


def talk(s: Fief, frame: Talk, seat: int | None) -> Told:
    names = [s.name(each) for each in frame.members]
    return told(f"{', '.join(names[:-1])} and {names[-1]} talk in private", [], "fief.9.3")


def courtship(s: Fief, frame: Courtship, seat: int | None) -> Told:
    if frame.at == frame.CONSENT:
        return told(f"{s.name(frame.seat)} proposes a marriage", [f"{frame.said(s)}."], "fief.1.1.1.2")
    return None


def ransom(s: Fief, frame: Ransoms, seat: int | None) -> Told:
    if frame.at != frame.ANSWER:
        return None
    line = f"{s.name(frame.seat)} offers {s.name(s.captor[frame.noble])} {frame.amount} gold for {NOBLES[frame.noble].name}."
    return told("A Ransom", [line], "fief.4.1.5")


def grant(s: Fief, frame: Grant, seat: int | None) -> Told:
    if frame.at != frame.ANSWER:
        return None
    line = f"{s.name(frame.seat)} offers {NOBLES[frame.noble].name} the Title of {title_name(s, FIEF + frame.fief, frame.noble)}."
    return told("A Title is offered", [line], "fief.4.4.1.4")


def uprising(s: Fief, frame: Uprising, seat: int | None) -> Told:
    where = s.board.villages[frame.village].name
    against = f"against {NOBLES[frame.noble].name}" if frame.noble >= 0 else ""
    lines = [f"The people rise {against}".rstrip() + f" with {counted(frame.cards, 'card', 'cards')}."]
    return told(f"An Uprising in {where}", lines, "fief.2.4.7.20", [where])


TELL: dict[type[Frame], Callable[[Fief, Any, int | None], Told]] = {
    Moves: march,
    Battle: battle,
    Election: election,
    SealedBids: bid,
    Talk: talk,
    Offer: offer,
    Courtship: courtship,
    Ransoms: ransom,
    Grant: grant,
    Uprising: uprising,
}
