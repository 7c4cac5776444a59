"""Abduction: a Noble takes another one captive in the same Village (2.4.11)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import embattled, fortified, present
from ..model.cards import ABDUCTION, SECRET_PASSAGE, discard, in_hand, show
from ..model.nobles import CRUEL, HEART_BREAKER, NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import KING, QUEEN
from ..model.troops import RECRUIT, WHITECLOAKS
from ..realm.captives import BreakHeart, pass_on
from ..realm.death import kill
from ..realm.nights_watch import may_seize_by_oath
from .secret_passage import spend


def may_abduct(s: Fief, seat: int, abductor: int, victim: int, passage: bool = False) -> str | None:
    """The clause that keeps a player's Noble from abducting another; None if he may."""
    village = s.where[abductor]
    if s.owner[abductor] != seat or s.captor[abductor] >= 0 or village < 0 or s.where[victim] != village:
        return "fief.2.4.11.1"
    if s.owner[victim] in (seat, -1) or s.captor[victim] >= 0:
        return "fief.2.4.11.1"
    oath = may_seize_by_oath(s, abductor, victim)
    if oath is not None:
        return oath
    if victim in (s.holder[KING], s.holder[QUEEN]) and any(s.troop(s.owner[victim], village, k) for k in WHITECLOAKS):
        return "fief.2.4.11.4"
    if victim in s.brother and s.troop(s.owner[victim], village, RECRUIT):
        return "fief.2.4.11.5"
    if sheltered(s, victim) and not (passage and not s.maester[village] and not in_battle(s, village)):
        return "fief.2.4.11.3" if passage else "fief.2.4.11.2"
    return None


def sheltered(s: Fief, noble: int) -> bool:
    """Whether a Noble's player Controls a Fortification around him (fief.2.4.11.2)."""
    village = s.where[noble]
    return bool(fortified(s, village)) and s.control[village] == s.owner[noble]


def in_battle(s: Fief, village: int) -> bool:
    """Whether a Battle is under way in a Village: then no Secret Passage helps an Abduction (fief.2.4.11.3)."""
    return village in embattled(s)


def abduction_offers(s: Fief, seat: int) -> list[Option]:
    """Whom a seat's Nobles may abduct now, with a Secret Passage too if it is needed: an own one, or another player's."""
    if in_hand(s, seat, ABDUCTION) < 0:
        return []
    found: list[Option] = []
    own = in_hand(s, seat, SECRET_PASSAGE) >= 0
    for abductor in s.house_nobles(seat):
        for victim in s.in_play():
            names = f"{NOBLES[victim].name} with {NOBLES[abductor].name}"
            if may_abduct(s, seat, abductor, victim) is None:
                found.append(make_option(f"play Abduction on {names}", "play abduction", (abductor, victim, 0)))
            elif may_abduct(s, seat, abductor, victim, passage=True) is not None:
                continue
            elif own:
                label = f"play Abduction and Secret Passage on {names}"
                found.append(make_option(label, "play abduction", (abductor, victim, 1)))
            elif s.once(sought(abductor, victim)):
                label = f"ask for a Secret Passage to abduct {names}"
                found.append(make_option(label, "play abduction", (abductor, victim, 2)))
    return found


def sought(abductor: int, victim: int) -> str:
    """The others have been asked to open a Secret Passage for an Abduction: they aren't asked again this round."""
    return f"abduction {abductor} {victim}"


def play_abduction(s: Fief, seat: int, option: Option) -> None:
    abductor, victim, passage = option.args
    if passage == 2:
        s.used_round.append(sought(abductor, victim))
        show(s, seat, ABDUCTION)
        s.note("seeks abduction", abductor, victim, rule="fief.2.4.8.2")
        s.push(SeekPassage(s, seat, abductor, victim))
        return
    if passage:
        spend(s, seat, "fief.2.4.11.3")
    abduct(s, seat, abductor, victim)


def abduct(s: Fief, seat: int, abductor: int, victim: int) -> None:
    """The victim is captive at once, or dead if the abductor is cruel (fief.2.4.11.6)."""
    discard(s, in_hand(s, seat, ABDUCTION))
    s.note("abduction", abductor, victim, rule="fief.2.4.11.1")
    if s.has(abductor, CRUEL):
        kill(s, victim, "fief.2.4.11.6")
        return
    village, owner = s.where[victim], s.owner[victim]
    s.captor[victim] = seat
    s.dirty = True
    s.note("captured", victim, seat, rule="fief.2.4.11.1")
    if not present(s, owner, village):
        for captive in s.captives_at(owner, village):
            pass_on(s, captive, seat)
    if s.spouse[victim] >= 0 and s.has(abductor, HEART_BREAKER):
        s.push(BreakHeart(seat, victim))


class SeekPassage(FiefFrame):
    """The others in turn may open a Secret Passage for an Abduction (fief.2.4.8.2); without one nothing is played."""

    __slots__ = ("abductor", "seat", "victim", "waiting")

    def __init__(self, s: Fief, seat: int, abductor: int, victim: int) -> None:
        self.at = 0
        self.seat = seat
        self.abductor = abductor
        self.victim = victim
        self.waiting = [other for other in s.order(seat) if other != seat]

    def run(self, s: Fief) -> None:
        while self.waiting:
            options = []
            if in_hand(s, self.waiting[0], SECRET_PASSAGE) >= 0:
                options.append(make_option("play Secret Passage for the Abduction", "passage"))
            if options or s.ask_all:
                prompt = f"Shall {NOBLES[self.abductor].name} abduct {NOBLES[self.victim].name}?"
                s.ask(self.waiting[0], "abduction", prompt, "fief.2.4.8.2", [*options, make_option("pass", "pass")])
                return
            self.waiting = self.waiting[1:]
        s.pop()

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.waiting = self.waiting[1:]
        if option.verb == "passage":
            s.pop()
            spend(s, seat, "fief.2.4.11.3")
            abduct(s, self.seat, self.abductor, self.victim)
