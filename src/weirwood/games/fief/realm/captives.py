"""Captives: taking, guarding, handing over and freeing them (6.2.3, 4.1.7, 4.1.8)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import embattled, occupants, present
from ..model.board import NONE
from ..model.nobles import CRUEL, HEART_BREAKER, NOBLES
from ..model.state import Fief, FiefFrame
from .death import kill
from .marriage import part
from .placing import PlaceNoble


def settle_captives(s: Fief) -> None:
    """Unguarded Captives are free; lone Nobles are captured in the Movement and Battle Phases."""
    placing = {frame.noble for frame in s.frames if isinstance(frame, PlaceNoble)}
    fighting = embattled(s)
    for noble, captor in enumerate(s.captor):
        if captor < 0 or noble in placing or s.where[noble] in fighting:
            continue
        if not present(s, captor, s.where[noble]):
            free(s, noble, "fief.6.2.3.7")
    if s.phase in (5, 6):
        capture_lone_nobles(s)


def capture_lone_nobles(s: Fief) -> None:
    """A Noble without Troops of his own where another player has some is captured at once (fief.6.2.3.2)."""
    fighting = embattled(s)
    for noble in s.in_play():
        owner, village = s.owner[noble], s.where[noble]
        if village < 0 or s.captor[noble] >= 0 or village in fighting or s.has_troops(owner, village):
            continue
        others = [seat for seat in s.order() if seat != owner and s.has_troops(seat, village)]
        if others:
            capture(s, noble, others[0], "fief.6.2.3.3" if len(others) > 1 else "fief.6.2.3.2")


def capture(s: Fief, noble: int, captor: int, rule: str) -> None:
    """A Noble becomes a Captive; a cruel captor kills him, a heart breaker may end his marriage (fief.6.2.3)."""
    led_by = s.nobles_at(captor, s.where[noble])
    if any(s.has(leader, CRUEL) for leader in led_by):
        s.note("no prisoners", noble, captor, rule="fief.11.1.cruel.1")
        kill(s, noble, "fief.11.1.cruel.1")
        return
    s.captor[noble] = captor
    s.dirty = True
    s.note("captured", noble, captor, rule=rule)
    for captive in s.captives_at(s.owner[noble], s.where[noble]):  # those he guarded, if nobody is left to do it
        if not present(s, s.owner[noble], s.where[noble]):
            pass_on(s, captive, captor)
    if s.spouse[noble] >= 0 and any(s.has(leader, HEART_BREAKER) for leader in led_by):
        s.push(BreakHeart(captor, noble))


def pass_on(s: Fief, captive: int, to: int) -> None:
    """A Captive comes to another captor; the winner's own Nobles are freed (fief.6.2.3.11)."""
    if s.owner[captive] == to:
        free(s, captive, "fief.6.2.3.11")
    else:
        s.captor[captive] = to
        s.dirty = True
        s.note("passed on", captive, to, rule="fief.6.2.3.11")


def free(s: Fief, noble: int, rule: str) -> None:
    """A Captive is set free and placed like a new Noble (fief.4.1.8)."""
    s.note("freed", noble, rule=rule)
    s.captor[noble] = NONE
    s.where[noble] = NONE
    s.dirty = True
    s.push(PlaceNoble(noble))


class BreakHeart(FiefFrame):
    """The player of a heart breaker may end the marriage of a Noble he captured (fief.11.1.heart-breaker.1)."""

    __slots__ = ("noble", "seat")

    def __init__(self, seat: int, noble: int) -> None:
        self.at = 0
        self.seat = seat
        self.noble = noble

    def run(self, s: Fief) -> None:
        if s.spouse[self.noble] < 0:
            s.pop()
            return
        prompt = f"Shall the marriage of {NOBLES[self.noble].name} end?"
        s.ask(
            self.seat, "heart breaker", prompt, "fief.1.1.1.1.3", [make_option("yes", "yes"), make_option("no", "no")]
        )

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "yes":
            part(s, self.noble, "fief.1.1.1.1.3")


# Releasing and handing over Captives (effects at any time, fief.4.1.7, fief.6.2.3.10)


def captive_offers(s: Fief, seat: int) -> list[Option]:
    found: list[Option] = []
    if seat not in s.captor:
        return found
    for noble, captor in enumerate(s.captor):
        if captor == seat:
            name = NOBLES[noble].name
            found.append(make_option(f"release {name}", "release", (noble,)))
            found += [
                make_option(f"hand over {name} to {s.name(other)}", "hand over captive", (noble, other))
                for other in occupants(s, s.where[noble])
                if may_pass_on(s, seat, noble, other) is None
            ]
    return found


def may_pass_on(s: Fief, seat: int, noble: int, other: int) -> str | None:
    """The clause that keeps a captor from handing a Captive to another player; None if he may."""
    if s.captor[noble] != seat or other in (seat, s.owner[noble]) or not present(s, other, s.where[noble]):
        return "fief.6.2.3.10"
    return None


def release(s: Fief, seat: int, option: Option) -> None:
    free(s, option.args[0], "fief.4.1.7")


def hand_over_captive(s: Fief, seat: int, option: Option) -> None:
    noble, to = option.args
    s.captor[noble] = to
    s.dirty = True
    s.note("passed on", noble, to, rule="fief.6.2.3.10")


def no_offers(s: Fief, seat: int) -> list[Option]:
    """Handing over is offered together with releasing."""
    return []
