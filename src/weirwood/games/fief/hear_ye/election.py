"""Elections: candidates, secret FOR and DECOY markers, tally, tie and award (section C, 1.2.2, 1.3, 1.4, 1.5)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..diplomacy.promises import hold, promised, reminder
from ..model.board import NONE
from ..model.houses import ARRYN
from ..model.nobles import NOBLES, OUTLAW
from ..model.state import WALL, Fief, FiefFrame, in_order
from ..model.terms import ELECTION
from ..model.titles import (
    COUNCIL,
    FIEF,
    HAND,
    KING,
    LORD_COMMANDER,
    OF_FIEF,
    PROTECTOR,
    QUEEN,
    WARDEN,
    held,
    is_member,
    is_warden,
    may_candidate,
    title_name,
)
from ..model.words import many
from ..realm.bestowing import give, remove_recruits
from ..realm.royal import crown
from ..timing.window import window

LEAST = {LORD_COMMANDER: 2, HAND: 2, KING: 3}
"""The votes a winner needs (fief.1.2.2.4, fief.1.4.5, fief.1.5.6); otherwise 1 (fief.C.10)."""
RULES = {LORD_COMMANDER: "fief.1.2.2.4", HAND: "fief.1.4.5", KING: "fief.1.5.6"}


def may_vote(s: Fief, noble: int) -> bool:
    """Captives and Outlaws give no votes (fief.C.2)."""
    return s.owner[noble] >= 0 and s.captor[noble] < 0 and not s.marked(noble, OUTLAW)


def voters(s: Fief, seat: int, title: int) -> list[int]:
    """The Nobles of a player who give a vote for Lord Commander, Hand or King."""
    nobles = [n for n in s.house_nobles(seat) if may_vote(s, n)]
    if title == LORD_COMMANDER:  # fief.1.2.2.2
        return [n for n in nobles if n in s.brother]
    if title == HAND:  # fief.1.4.7
        return [n for n in nobles if is_member(s, n)]
    return [n for n in nobles if held(s, n, OF_FIEF) or is_warden(s, n) or s.holder[QUEEN] == n]  # fief.1.5.4


def votes(s: Fief, seat: int, title: int) -> int:
    """The votes a player has in an election."""
    if not WARDEN <= title < FIEF:
        return len(voters(s, seat, title)) + (title == KING and s.house[seat] == ARRYN)
    region = s.board.regions[title - WARDEN]
    count = sum(s.control[v] == seat for v in region.villages) + (s.control[region.principal] == seat)  # fief.1.3.7
    for n in s.house_nobles(seat):  # fief.1.3.8, fief.1.3.9
        if may_vote(s, n):
            count += 2 * (is_warden(s, n) and n in s.old_holder[WARDEN:FIEF])  # of whichever Region
            count += any(s.holder[t] == n for t in COUNCIL) and any(s.old_holder[t] == n for t in COUNCIL)
    return count


def weighty(s: Fief, seats: list[int]) -> bool:
    """Whether votes for the King include two Wardens or a Member of the Small Council (fief.1.5.7)."""
    nobles = [n for seat in seats for n in voters(s, seat, KING)]
    return sum(is_warden(s, n) for n in nobles) >= 2 or any(is_member(s, n) for n in nobles)


def candidates(s: Fief, seat: int, title: int) -> list[int]:
    """The Nobles a player may put up (fief.C.1, fief.C.2)."""
    return [n for n in s.house_nobles(seat) if may_candidate(s, n, title) is None]


def due(s: Fief, title: int) -> str | None:
    """The clause that keeps an election from being held; None if it is due."""
    if s.holder[title] >= 0:
        return "fief.components.7"
    if WARDEN <= title < FIEF:
        if any(s.control[v] < 0 for v in s.board.regions[title - WARDEN].villages):
            return "fief.1.3.2"
        clause = "fief.1.3.3"
    else:
        clause = {LORD_COMMANDER: "fief.1.2.2.1", HAND: "fief.1.4.1", KING: "fief.1.5.1"}[title]
        if sum(votes(s, seat, title) for seat in range(s.seats)) < LEAST[title]:
            return clause
        if title == KING and not weighty(s, list(range(s.seats))):
            return clause
    return None if any(candidates(s, seat, title) for seat in range(s.seats)) else clause


class Election(FiefFrame):
    """One election, the complete process (fief.2.4.8)."""

    __slots__ = ("decoy", "put_up", "title", "turn", "vote")
    CANDIDATES, FOR, DECOY, TALLY, TIE = range(5)

    def __init__(self, title: int, seats: int) -> None:
        self.at = self.CANDIDATES
        self.title = title
        self.turn = 0
        self.put_up = [NONE] * seats
        self.vote = [NONE] * seats  # the seat whose candidate gets the FOR marker
        self.decoy = [NONE] * seats

    def run(self, s: Fief) -> None:
        if self.at == self.CANDIDATES:
            self.ask_candidate(s)
        elif self.at in (self.FOR, self.DECOY):
            self.ask_vote(s)
        elif self.at == self.TALLY:
            self.tally(s)
        else:
            self.ask_tie(s)

    def picks(self, seat: int) -> list[int] | None:
        """Both markers of a player are one choice."""
        return [self.vote[seat]][: self.at - self.FOR] if self.at in (self.FOR, self.DECOY) else None

    # Candidates (fief.C.1)

    def ask_candidate(self, s: Fief) -> None:
        order = s.order()
        while self.turn < s.seats:
            seat = order[self.turn]
            found = candidates(s, seat, self.title)
            if found:
                options = [make_option(f"candidate {NOBLES[n].name}", "candidate", (n,)) for n in found]
                prompt = f"The election of the {title_name(s, self.title)}: put up a candidate, or pass."
                s.ask(seat, "candidate", prompt, "fief.C.1", [*options, make_option("pass", "pass")])
                return
            self.turn += 1
        self.turn = 0
        self.at = self.FOR if any(n >= 0 for n in self.put_up) else self.TALLY

    # Votes (fief.C.4): the markers of a player are laid together

    def ask_vote(self, s: Fief) -> None:
        order = s.order()
        while self.turn < s.seats:
            seat = order[self.turn]
            if votes(s, seat, self.title):
                word = "for" if self.at == self.FOR else "decoy"
                options = [
                    make_option(f"{word} {NOBLES[n].name}", word, (of,)) for of, n in enumerate(self.put_up) if n >= 0
                ]
                count = votes(s, seat, self.title)
                prompt = (
                    f"The election of the {title_name(s, self.title)}: whom do you vote for, with {many(count, 'vote')}?"
                    + reminder(s, seat, ELECTION)
                    if word == "for"
                    else "Where do you lay your decoy? It counts nothing, and hides whom you vote for."
                )
                s.ask(seat, "vote", prompt, "fief.C.4", [*options, make_option("pass", "pass")])
                return
            self.turn += 1
        self.at = self.TALLY

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.CANDIDATES:
            self.turn += 1
            if option.verb == "candidate":
                self.put_up[seat] = option.args[0]
                s.note("candidate", option.args[0], self.title, rule="fief.C.1")
        elif self.at == self.FOR:
            self.vote[seat] = option.args[0] if option.args else NONE
            self.at = self.DECOY
        elif self.at == self.DECOY:
            self.decoy[seat] = option.args[0] if option.args else NONE
            laid = sorted(of for of in (self.vote[seat], self.decoy[seat]) if of >= 0)
            s.note("markers", seat, tuple(self.put_up[of] for of in laid), rule="fief.C.5")
            self.at = self.FOR
            self.turn += 1
        else:
            self.award(s, self.put_up[option.args[0]], "fief.1.5.16")

    # Tally (fief.C.6 to C.12)

    def counts(self, s: Fief) -> dict[int, int]:
        """The votes for each candidate, by the seat that put him up."""
        found = {of: 0 for of, n in enumerate(self.put_up) if n >= 0}
        for seat, of in enumerate(self.vote):
            if of >= 0:
                found[of] += votes(s, seat, self.title)
        return found

    def leaders(self, s: Fief) -> list[int]:
        """The seats whose candidates share the most votes; nobody without a vote (fief.C.8, fief.C.10)."""
        counts = self.counts(s)
        most = max(counts.values(), default=0)
        return [of for of, count in counts.items() if count == most > 0]

    def electable(self, s: Fief) -> list[int]:
        """Those among the leaders who have the votes the Title needs, from the sources it needs (fief.C.12)."""
        counts = self.counts(s)
        found = [of for of in self.leaders(s) if counts[of] >= LEAST.get(self.title, 1)]
        if self.title == KING:  # fief.1.5.7
            found = [of for of in found if weighty(s, [seat for seat, vote in enumerate(self.vote) if vote == of])]
        return found

    def tally(self, s: Fief) -> None:
        shown = tuple(
            (seat, self.put_up[of], votes(s, seat, self.title)) for seat, of in enumerate(self.vote) if of >= 0
        )
        counts = tuple((self.put_up[of], count) for of, count in self.counts(s).items())
        if not counts:
            self.end(s)
            return
        for seat, of in enumerate(self.vote):
            for to in promised(s, seat, ELECTION) if votes(s, seat, self.title) else ():
                if self.put_up[to] >= 0:
                    hold(s, seat, to, ELECTION, of == to)
        s.note("tally", self.title, counts, shown, rule="fief.C.6")
        tied, best = len(self.leaders(s)) > 1, self.electable(s)
        if tied and best and s.holder[PROTECTOR] >= 0:  # he decides, but the winner needs what the Title needs
            self.at = self.TIE
        elif best and not tied:
            self.award(s, self.put_up[best[0]], RULES.get(self.title, "fief.1.3.10"))
        else:
            rule = "fief.C.9" if best else "fief.C.12" if self.leaders(s) else "fief.C.10"
            s.note("not elected", self.title, rule=rule)
            self.end(s)

    def ask_tie(self, s: Fief) -> None:
        options = [make_option(f"choose {NOBLES[self.put_up[of]].name}", "choose", (of,)) for of in self.electable(s)]
        prompt = f"Break the tie for {title_name(s, self.title)}."
        s.ask(s.title_seat(PROTECTOR), "tie", prompt, "fief.1.5.16", options)

    def award(self, s: Fief, noble: int, rule: str) -> None:
        self.end(s)
        if self.title == KING:
            crown(s, noble, rule)
            return
        give(s, noble, self.title, rule)
        if self.title == LORD_COMMANDER:  # fief.1.2.2.6, fief.1.2.2.9
            s.where[noble] = WALL
            remove_recruits(s, s.owner[noble])
            if s.supplies:
                s.note("supplies", s.owner[noble], s.supplies, rule="fief.1.2.2.9")
            s.gold[s.owner[noble]] += s.supplies
            s.supplies = 0

    def end(self, s: Fief) -> None:
        s.pop()
        window(s)

    # Secrets

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Which of a player's markers is FOR and which is DECOY is only known to him (fief.C.5)."""
        order = s.order()
        voting = order[self.turn] if self.at == self.DECOY and self.turn < s.seats else NONE
        for other in range(s.seats):
            if other in (seat, voting) or self.at in (self.TALLY, self.TIE):
                continue
            laid = in_order([self.vote[other], self.decoy[other]])
            if laid[0] != laid[1]:
                first = chance.below(2)
                self.vote[other], self.decoy[other] = laid[first], laid[1 - first]
        if voting >= 0 and voting != seat:  # he has laid nothing that others see yet
            there = [NONE, *(of for of, n in enumerate(self.put_up) if n >= 0)]
            self.vote[voting] = there[chance.below(len(there))]
