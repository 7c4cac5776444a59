"""A challenge under way: its type, its two players and who takes part."""

from __future__ import annotations


class Challenge:
    """One challenge from its announcement to its end."""

    __slots__ = (
        "attacker", "attackers", "against", "bypassed", "claim", "defender", "defenders", "kind", "loser", "margin", "must_defend",
        "number", "suffer", "unopposed", "winner", "without_strength",
    )  # fmt: skip

    def __init__(self, kind: str, attacker: int, defender: int, number: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.against = defender
        self.number = number
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.bypassed: list[tuple[int, int]] = []
        self.must_defend: list[int] = []
        self.without_strength: list[int] = []
        self.winner = -1
        self.loser = -1
        self.margin = 0
        self.unopposed = False
        self.claim = ""
        self.suffer: tuple[int, ...] = ()

    def copy(self) -> Challenge:
        new = Challenge(self.kind, self.attacker, self.defender, self.number)
        new.against = self.against
        new.attackers = self.attackers[:]
        new.defenders = self.defenders[:]
        new.bypassed = self.bypassed[:]
        new.must_defend = self.must_defend[:]
        new.without_strength = self.without_strength[:]
        new.claim, new.suffer = self.claim, self.suffer
        new.winner, new.loser, new.margin, new.unopposed = self.winner, self.loser, self.margin, self.unopposed
        return new

    def remove(self, card: int) -> None:
        """Take a character out of the challenge."""
        if card in self.attackers:
            self.attackers.remove(card)
        if card in self.defenders:
            self.defenders.remove(card)
