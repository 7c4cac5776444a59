"""A challenge under way: its type, its two players and who takes part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .words import FOUGHT

if TYPE_CHECKING:
    from .state import Table


class Challenge:
    """One challenge from its announcement to its end."""

    __slots__ = (
        "against", "anew", "assaulted", "attacker", "attackers", "begun", "bypassed", "claim", "defender", "defenders", "kind", "lent", "loser", "margin", "must_defend", "must_die",
        "number", "over", "suffer", "unopposed", "winner", "without_strength",
    )  # fmt: skip

    def __init__(self, kind: str, attacker: int, defender: int, number: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.against = defender
        self.number = number
        self.anew = self.begun = self.over = False
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.bypassed: list[tuple[int, int]] = []
        self.assaulted: list[tuple[int, int, bool]] = []
        self.lent: list[tuple[int, str, bool]] = []
        self.must_defend: list[int] = []
        self.must_die: list[int] = []
        self.without_strength: list[int] = []
        self.winner = -1
        self.loser = -1
        self.margin = 0
        self.unopposed = False
        self.claim = ""
        self.suffer: tuple[int, ...] = ()

    def copy(self) -> Challenge:
        new = Challenge(self.kind, self.attacker, self.defender, self.number)
        new.against, new.anew, new.begun, new.over = self.against, self.anew, self.begun, self.over
        new.attackers = self.attackers[:]
        new.defenders = self.defenders[:]
        new.bypassed = self.bypassed[:]
        new.assaulted = self.assaulted[:]
        new.lent = self.lent[:]
        new.must_defend = self.must_defend[:]
        new.must_die = self.must_die[:]
        new.without_strength = self.without_strength[:]
        new.claim, new.suffer = self.claim, self.suffer
        new.winner, new.loser, new.margin, new.unopposed = self.winner, self.loser, self.margin, self.unopposed
        return new

    def side_of(self, card: int) -> str:
        """The side to which a character counts its STR, by the latest that says so ('': none does but its part in it).

        Taking part counts for as long as that lasts, what an effect lent until the challenge ends.
        """
        for lent, side, joined in reversed(self.lent):
            if lent == card and (not joined or card in (self.attackers if side == "attacking" else self.defenders)):
                return side
        return ""

    def counting(self, side: str, cards: list[int]) -> list[int]:
        """Who counts STR for a side, once each: its participants (``cards``) and those whose STR was lent to it."""
        sides = {card: self.side_of(card) for card, _, _ in self.lent}
        found = [card for card in cards if sides.get(card, "") in ("", side)]
        return found + [card for card, lent in sides.items() if lent == side and card not in found]

    @property
    def deserted(self) -> bool:
        """Whether nobody takes part any more, though attackers had been declared."""
        return self.begun and not self.attackers and not self.defenders

    def join(self, s: Table, card: int, role: str) -> None:
        """A character takes part from now on, attacking or defending."""
        (self.attackers if role == "attacking" else self.defenders).append(card)
        took_part(s, card)

    def remove(self, card: int) -> None:
        """Take a character out of the challenge."""
        if card in self.attackers:
            self.attackers.remove(card)
        if card in self.defenders:
            self.defenders.remove(card)

    def forget(self, card: int) -> None:
        """A card has left play: whatever was said of it in this challenge doesn't hold for it if it comes back."""
        self.remove(card)
        self.bypassed = [(user, target) for user, target in self.bypassed if target != card]
        self.assaulted = [each for each in self.assaulted if each[1] != card]
        self.lent = [each for each in self.lent if each[0] != card]
        self.must_defend = [c for c in self.must_defend if c != card]
        self.must_die = [c for c in self.must_die if c != card]
        self.without_strength = [c for c in self.without_strength if c != card]


def took_part(s: Table, card: int) -> None:
    """Remember until the phase ends that a character, as it is in play now, has taken part in a challenge."""
    c = s.challenge
    if c is not None and any(lent == card for lent, _, _ in c.lent):
        c.lent.append((card, "attacking" if card in c.attackers else "defending", True))
    s.tick("phase", "card", card, FOUGHT, s.entered[card])
