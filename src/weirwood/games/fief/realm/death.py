"""The death of a Noble: Baratheon's mercy, Titles, marriage, cards and inheritance (2.4.1, 4.4.1, 1.5)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.cards import MOTHER_OF_DRAGONS, discard
from ..model.houses import BARATHEON
from ..model.nobles import BANNERMEN, DEAD, NOBLES
from ..model.state import WALL, Fief, FiefFrame
from ..model.titles import BROTHER, FIEF, KING, LORD_COMMANDER, MOTHER, PROTECTOR, QUEEN, titles_of
from ..model.troops import QUEENSGUARD
from .bestowing import bestow_fief, lose
from .marriage import part
from .placing import PlaceNoble
from .royal import disband_guard, king_dies


def kill(s: Fief, noble: int, rule: str) -> None:
    """A Noble dies, unless Baratheon's player cancels it; a frame does it, so that the deaths of one event queue up."""
    s.push(Death(noble, rule))


class Death(FiefFrame):
    """A Noble is about to die."""

    __slots__ = ("noble", "rule")

    def __init__(self, noble: int, rule: str) -> None:
        self.at = 0
        self.noble = noble
        self.rule = rule

    def run(self, s: Fief) -> None:
        noble = self.noble
        if s.owner[noble] < 0:
            s.pop()
            return
        baratheon = s.seat_of_house(BARATHEON)
        if self.at == 0 and baratheon >= 0 and "baratheon" not in s.used_game:
            options = [make_option(f"save {NOBLES[noble].name}", "save"), make_option("pass", "pass")]
            prompt = f"{NOBLES[noble].name} is about to die: cancel it, once in the game?"
            s.ask(baratheon, "mercy", prompt, "fief.house.baratheon.2", options)
            return
        s.pop()
        die(s, noble, self.rule)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.at = 1
        if option.verb == "save":
            s.pop()
            s.used_game.append("baratheon")
            s.note("saved", self.noble, rule="fief.house.baratheon.2")
            s.captor[self.noble] = NONE
            s.dirty = True
            if self.noble == s.holder[LORD_COMMANDER]:  # alive he holds his office on the Wall (fief.1.2.2.6)
                s.where[self.noble] = WALL
            else:
                s.where[self.noble] = NONE
                s.push(PlaceNoble(self.noble))


def die(s: Fief, noble: int, rule: str) -> None:
    """A Noble leaves the game (fief.2.4.1.13)."""
    seat = s.owner[noble]
    s.note("dies", noble, rule=rule)
    heir = s.heir()
    titles = titles_of(s, noble)
    s.where[noble] = s.captor[noble] = NONE
    s.dirty = True
    part(s, noble, "fief.1.1.1.1.2", widowed=True)
    drop_titles(s, noble, seat, titles, heir if heir != noble else NONE)
    s.join(noble, NONE)
    discard(s, s.noble_card[noble])
    s.noble_card[noble] = NONE
    s.flags[noble] = 0 if noble in BANNERMEN else DEAD


def drop_titles(s: Fief, noble: int, seat: int, titles: list[int], heir: int) -> None:
    """Every Title of a Noble who dies or takes the black goes where it must (fief.1.3.13, fief.4.4.1.10)."""
    for title in titles:
        if title == KING:
            king_dies(s, seat, heir)
        elif title == PROTECTOR:
            if s.holder[PROTECTOR] == noble:
                lose(s, PROTECTOR, "fief.1.5.1.6")
        elif title == QUEEN:
            if s.holder[QUEEN] == noble:
                lose(s, QUEEN, "fief.2.4.1.13")
                disband_guard(s, seat, QUEENSGUARD, "fief.4.2.7.0.3")
        elif title >= FIEF and title != BROTHER:
            s.holder[title] = NONE
            bestow_fief(s, seat, title - FIEF, "fief.4.4.1.10", without=noble)
        else:
            lose(s, title, "fief.1.3.13", noble)
            if title == MOTHER:
                discard(s, s.kinds.index(MOTHER_OF_DRAGONS))
