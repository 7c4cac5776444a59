"""Join the Small Council: the card, the seat, the Hand's consent (2.4.3, 1.3.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.cards import JOIN_COUNCIL, in_hand, show
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import FIEF, HAND, MASTER_OF_LAWS, MASTERS, WARDEN, may_hold, title_name
from ..realm.bestowing import give


def free_seats(s: Fief) -> list[int]:
    """The Master seats that nobody holds (fief.1.3.1.3)."""
    return [title for title in MASTERS if s.holder[title] < 0]


def may_join(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from joining the Small Council by the card; None if he may."""
    if s.owner[noble] < 0:
        return "fief.1.3.1.2"
    seats = free_seats(s)
    return may_hold(s, noble, seats[0]) if seats else "fief.1.3.1.3"


def refused_key(seat: int) -> str:
    """The Hand has refused this player's card: he isn't asked again this round (designed)."""
    return f"council {seat}"


def declined_key(noble: int) -> str:
    """A Noble's player has refused a Title for him: he isn't asked again this round (designed)."""
    return f"declined {noble}"


def council_offers(s: Fief, seat: int) -> list[Option]:
    """The Wardens whom a seat may put on the Small Council now."""
    if in_hand(s, seat, JOIN_COUNCIL) < 0 or not s.once(refused_key(seat)):
        return []
    wardens = sorted({n for n in s.holder[WARDEN:FIEF] if n >= 0})
    return [
        make_option(f"play Join the Small Council on {NOBLES[n].name}", "play join the small council", (n,))
        for n in wardens
        if may_join(s, n) is None and s.once(declined_key(n))
    ]


def play_council(s: Fief, seat: int, option: Option) -> None:
    show(s, seat, JOIN_COUNCIL)
    s.note("council card", seat, option.args[0], rule="fief.2.4.3.1")
    s.push(JoinCouncil(seat, option.args[0]))


def decline(s: Fief, noble: int) -> None:
    """Nobody must take a Title (fief.B.13)."""
    s.used_round.append(declined_key(noble))
    s.note("declined", s.owner[noble], noble, rule="fief.B.13")


class JoinCouncil(FiefFrame):
    """The Warden's player chooses a seat (fief.1.3.1.4) or declines (fief.B.13); the Hand's consents (fief.2.4.3.3)."""

    __slots__ = ("noble", "seat", "title")

    def __init__(self, seat: int, noble: int) -> None:
        self.at = 0
        self.seat = seat
        self.noble = noble
        self.title = NONE

    def run(self, s: Fief) -> None:
        if self.title == NONE:
            options = [make_option(f"choose {title_name(s, title)}", "choose", (title,)) for title in free_seats(s)]
            prompt = f"Choose the seat of {NOBLES[self.noble].name}."
            if s.owner[self.noble] != self.seat:
                options.append(make_option("decline", "decline"))
            s.ask(s.owner[self.noble], "seat", prompt, "fief.1.3.1.4", options)
            return
        hand = s.title_seat(HAND)
        if self.at == 0 and hand >= 0 and hand != self.seat and self.title != MASTER_OF_LAWS:  # fief.1.3.1.13
            options = [make_option("consent", "yes"), make_option("refuse", "no")]
            prompt = f"Shall {NOBLES[self.noble].name} become {title_name(s, self.title)}?"
            s.ask(hand, "consent", prompt, "fief.2.4.3.3", options)
            return
        s.pop()
        self.join(s)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "choose":
            self.title = option.args[0]
        elif option.verb == "yes":
            self.at = 1
        elif option.verb == "decline":
            s.pop()
            decline(s, self.noble)
        else:
            s.pop()
            s.used_round.append(refused_key(self.seat))
            s.note("council refused", seat, self.noble, rule="fief.2.4.3.3")

    def join(self, s: Fief) -> None:
        """The card lies on the board in place of the token (fief.1.3.1.7)."""
        card = in_hand(s, self.seat, JOIN_COUNCIL)
        s.hands[self.seat].remove(card)
        s.known[card] = s.everybody
        s.seat_card[self.title - MASTERS[0]] = card
        give(s, self.noble, self.title, "fief.2.4.3.1")
