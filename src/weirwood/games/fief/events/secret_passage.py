"""Secret Passage: the escape of Captives, and what its other uses share (2.4.8, 11.1 shadow).

The forbidden step is offered where a march goes on, the attack without penalties in a Battle; both use ``spend``.
"""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..battles.battle import Battle, fought
from ..battles.forces import ATTACK, DEFENCE, under_way
from ..model.board import NONE
from ..model.cards import SECRET_PASSAGE, discard, in_hand
from ..model.nobles import NOBLES, SHADOW
from ..model.state import Fief, FiefFrame
from ..realm.captives import free


def spend(s: Fief, seat: int, rule: str) -> None:
    """A player plays the card for one of its uses; it is discarded (fief.2.4.8.1)."""
    discard(s, in_hand(s, seat, SECRET_PASSAGE))
    s.note("passage", seat, rule=rule)


def shadow_ready(s: Fief, noble: int) -> bool:
    """Whether a Noble may use a Secret Passage effect on himself without the card (fief.2.4.8.3)."""
    return s.has(noble, SHADOW) and s.once(f"shadow {noble}")


def use_shadow(s: Fief, noble: int, rule: str = "fief.2.4.8.3") -> None:
    """A shadow Noble uses his one effect of the round (fief.11.1.shadow.1)."""
    s.used_round.append(f"shadow {noble}")
    s.note("shadow", noble, rule=rule)


def may_escape(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from freeing a Captive by a Secret Passage card; None if he may."""
    if s.captor[noble] < 0:
        return "fief.2.4.8.3.1"
    return None if in_hand(s, seat, SECRET_PASSAGE) >= 0 else "fief.2.4.8.1"


def passage_offers(s: Fief, seat: int) -> list[Option]:
    """The Captives a seat may let escape now: any with the card (fief.2.4.8.2), own shadow Nobles without."""
    found: list[Option] = []
    card = in_hand(s, seat, SECRET_PASSAGE) >= 0
    for noble, captor in enumerate(s.captor):
        if captor < 0:
            continue
        name = NOBLES[noble].name
        if card and captor != seat:
            found.append(make_option(f"play Secret Passage for {name}", "play secret passage", (noble, 0)))
        if s.owner[noble] == seat and shadow_ready(s, noble):
            found.append(make_option(f"slip away with {name}", "play secret passage", (noble, 1)))
    return found


def play_passage(s: Fief, seat: int, option: Option) -> None:
    noble, shadow = option.args
    captor, village = s.captor[noble], s.where[noble]
    if shadow:
        use_shadow(s, noble)
    else:
        spend(s, seat, "fief.2.4.8.3.1")
    s.push(Escape(seat, noble, village, captor, 1 if shadow else NONE))


class Escape(FiefFrame):
    """Others in the same Village and of the same captor may escape as well (fief.2.4.8.3.2).

    A shadow Noble takes one at most (fief.2.4.8.4).
    """

    __slots__ = ("captor", "limit", "nobles", "seat", "village")

    def __init__(self, seat: int, noble: int, village: int, captor: int, limit: int) -> None:
        self.at = 0
        self.seat = seat
        self.nobles = [noble]
        self.village = village
        self.captor = captor
        self.limit = limit

    def run(self, s: Fief) -> None:
        others = [n for n in s.captives_at(self.captor, self.village) if n not in self.nobles]
        if others and (self.limit < 0 or len(self.nobles) <= self.limit):
            options = [make_option(f"free {NOBLES[n].name}", "free", (n,)) for n in others]
            prompt = "Choose who else escapes, or stop."
            s.ask(self.seat, "escape", prompt, "fief.2.4.8.3.2", [*options, make_option("done", "done")])
            return
        self.escape(s)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.escape(s)
        else:
            self.nobles.append(option.args[0])

    def escape(self, s: Fief) -> None:
        """They are placed like new Nobles (fief.2.4.8.3.3)."""
        s.pop()
        for noble in reversed(self.nobles):
            free(s, noble, "fief.2.4.8.3.1")


# In a Battle: the attackers come from within, without penalties and without a volley (fief.2.4.8.2)


def may_tunnel(s: Fief) -> str | None:
    """The clause that keeps a Secret Passage from helping the attackers of the Battle under way; None if it may.

    A Maester keeps up the penalties (fief.4.3.4.3), but not the volley.
    """
    battle, forces = fought(s), under_way(s)
    if battle is None or forces is None or forces.passage or not forces.walls(s):
        return "fief.2.4.8.2.1"
    if battle.at == Battle.VOLLEY and forces.archers(s, DEFENCE) >= 0:
        return None
    if s.maester[forces.village]:
        return "fief.2.4.8.2.3"
    return None if forces.penalty(s) else "fief.2.4.8.2.1"


def may_slip_in(s: Fief, noble: int) -> str | None:
    """The clause that keeps a shadow Noble from doing it without the card: he attacks with one more unit at most."""
    battle = under_way(s)
    if battle is None or noble not in battle.side_nobles(s, ATTACK) or not shadow_ready(s, noble):
        return "fief.11.1.shadow.1"
    units = sum(count for _, _, count in battle.pool(s, ATTACK)) + len(battle.side_nobles(s, ATTACK))
    return "fief.11.1.shadow.2" if units > 2 else may_tunnel(s)


def tunnel_offers(s: Fief, seat: int) -> list[Option]:
    """Any player may play the card for the attackers (fief.2.4.8.2)."""
    if may_tunnel(s) is not None:
        return []
    found: list[Option] = []
    if in_hand(s, seat, SECRET_PASSAGE) >= 0:
        found.append(make_option("play Secret Passage for the attackers", "tunnel", (NONE,)))
    for noble in s.house_nobles(seat):
        if may_slip_in(s, noble) is None:
            found.append(make_option(f"slip in with {NOBLES[noble].name}", "tunnel", (noble,)))
    return found


def tunnel(s: Fief, seat: int, option: Option) -> None:
    """All Attacker Penalties of this Battle are cancelled, and no Archers shoot (fief.6.2.1.4)."""
    battle, noble = under_way(s), option.args[0]
    assert battle is not None
    if noble >= 0:
        use_shadow(s, noble)
    else:
        spend(s, seat, "fief.2.4.8.2.1")
    battle.tunnel()
