"""How a sensible player draws, keeps and plays cards, and what he declares in a window."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles.forces import ATTACK, under_way
from ..diplomacy import policy as policy_talk
from ..model import cards
from ..model.cards import BROWN, HAND_LIMIT
from ..model.houses import ARRYN
from ..model.state import Fief
from ..model.titles import COUNCIL, FIEF, PROTECTOR, WARDEN, is_member, sealed, titles_of
from ..model.troops import TROOPS, strength
from ..realm.bestowing import fief_heirs
from ..realm.policy import favourite, for_self, humblest
from ..round.policy import NEAR, Choice, dull, first, friends, missing, preferred, rival, whose
from .taxes import ALL

WORTH = {
    cards.NEW_LORD: 5.0, cards.NEW_LADY: 4.0, cards.MOTHER_OF_DRAGONS: 4.0, cards.JOIN_COUNCIL: 2.5, cards.TAXES: 2.5,
    cards.BOUNTIFUL_HARVEST: 1.5, cards.GOOD_WEATHER: 1.5, cards.UPRISING: 1.0, cards.SECRET_PASSAGE: 1.5,
    cards.ASSASSINATION: 4.0, cards.JUSTICE: 1.5, cards.ABDUCTION: 2.0,
}  # fmt: skip
"""What a card in the hand is worth to a player who can use it."""
BLUNT = 0.4
"""The part of it that is left while he can't."""
KEPT = 2.0
"""From this worth on a card isn't thrown away to make room for another."""
RICH = 8
"""The gold from which a player is worth a theft."""
MOB = 3
"""The Strength Points in a Village that are worth an Uprising."""


# Keeping and drawing


def worth(s: Fief, seat: int, kind: int) -> float:
    """What a card of a kind is worth in a player's hand now."""
    if kind in (cards.NEW_LORD, cards.NEW_LADY):
        useful = s.room(seat)
    elif kind == cards.JOIN_COUNCIL:
        useful = any(s.title_seat(t) == seat and not is_member(s, s.holder[t]) for t in range(WARDEN, FIEF))
    elif kind == cards.TAXES:
        useful = any(s.title_seat(t) == seat for t in (PROTECTOR, *COUNCIL, *range(WARDEN, len(s.holder))))
    elif kind in (cards.BOUNTIFUL_HARVEST, cards.GOOD_WEATHER):
        useful = any(s.mills[v] and s.control[v] == seat for v in range(len(s.control)))
    else:
        useful = True
    return WORTH.get(kind, 0.0) * (1.0 if useful else BLUNT)


def discard(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Declare what is worth declaring; with a full hand the worst card makes room for another."""
    declared = declare(s, decision, chance)
    if declared is not None:
        return declared
    if len(s.hands[decision.seat]) >= HAND_LIMIT:
        found = [o for o in decision.options if o.verb == "discard"]
        worst = min(found, key=lambda o: worth(s, decision.seat, o.args[0]), default=None)
        if worst is not None and worth(s, decision.seat, worst.args[0]) < KEPT:
            return worst
    return dull(s, decision, chance)


def draw(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Court Event while there is room for Nobles, Fortune otherwise."""
    found = [o for o in decision.options if o.verb == "draw"]
    court = next((o for o in found if o.args[0] == BROWN), None)
    if court is not None and s.room(decision.seat):
        return court
    return found[chance.below(len(found))] if found else None


def throw(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Stark throws away Disasters, and of what he has drawn only what he can't use."""
    seat = decision.seat
    drawn = s.hands[seat][-1] if s.hands[seat] else -1
    if first(decision, "throw") is not None and "Disaster" in decision.options[0].label:
        return first(decision, "throw")
    poor = drawn >= 0 and worth(s, seat, s.kinds[drawn]) < 1
    return first(decision, "throw" if poor else "keep")


# Playing


def play(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Nobles first, the Tax that brings most, then good Weather and the like where the own Mills are."""
    for verb in ("heir", "noble"):
        found = first(decision, verb)
        if found is not None:
            return found
    seat = decision.seat
    taxes = [o for o in decision.options if o.verb == "tax"]
    tax = max(taxes, key=lambda o: tax_yield(s, seat, *o.args), default=None)
    if tax is not None and tax_yield(s, seat, *tax.args) > 1:
        return tax
    laid = [o for o in decision.options if o.verb == "region"]
    best = max(laid, key=lambda o: paying(s, seat, o.args[1]), default=None)
    return best if best is not None and paying(s, seat, best.args[1]) else first(decision, "done")


def paying(s: Fief, seat: int, region: int) -> int:
    """A player's Mills and Septs in a Region."""
    return sum(s.mills[v] + s.sept[v] for v in s.board.regions[region].villages if s.control[v] == seat)


def tax_yield(s: Fief, seat: int, title: int, target: int) -> int:
    """The gold that a Tax brings: 2 for a Village of a Fief, in a Region the others' Mills."""
    if title == PROTECTOR or title >= FIEF:
        return 2 * len(s.board.fiefs[target].villages)
    regions = [region for region in s.board.regions if target in (ALL, region.number) and s.warden(region.number) >= 0]
    return sum(2 * s.mills[v] for region in regions for v in region.villages if s.control[v] not in (-1, seat))


# Windows


def effect(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """What helps oneself, what hurts whoever is about to win, now and then an offer; otherwise nothing."""
    declared = declare(s, decision, chance) or policy_talk.open_talk(s, decision, chance)
    return declared or dull(s, decision, chance)


def declare(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The effect that is most worth declaring; None if none is."""
    best, most = None, 0.0
    for option in decision.options:
        gain = GAINS[option.verb](s, decision.seat, option) if option.verb in GAINS else 0.0
        if gain > most:
            best, most = option, gain
    return best


def killing(s: Fief, seat: int, option: Option) -> float:
    return blow(s, seat, option.args[0])


def abducting(s: Fief, seat: int, option: Option) -> float:
    victim = option.args[1]
    return 1.0 + len(titles_of(s, victim)) if rival(s, seat, s.owner[victim]) else 0.0


def rising(s: Fief, seat: int, option: Option) -> float:
    return mob(s, seat, option.args[0])


def honouring(s: Fief, seat: int, option: Option) -> float:
    owner = whose(s, option)
    return 3.0 if owner == seat else 1.0 if owner in friends(s, seat) else 0.0


def escaping(s: Fief, seat: int, option: Option) -> float:
    return 2.0 if whose(s, option) == seat else 0.0


def tunnelling(s: Fief, seat: int, option: Option) -> float:
    fight = under_way(s)
    return 2.0 if fight is not None and fight.leaders[ATTACK] == seat else 0.0


def granting(s: Fief, seat: int, option: Option) -> float:
    return 9.0 if s.owner[option.args[1]] in friends(s, seat) else 0.0


def accepting(s: Fief, seat: int, option: Option) -> float:
    return 1.0 if policy_talk.shortfall(s, seat, s.pending[option.args[0]]) < 0 else 0.0


def stealing(s: Fief, seat: int, option: Option) -> float:
    gold = s.gold[option.args[0]]
    return float(gold) if gold >= RICH and rival(s, seat, option.args[0]) else 0.0


def using_house(s: Fief, seat: int, option: Option) -> float:
    house, what = option.args
    return blow(s, seat, what) if house == ARRYN else float(paying(s, seat, what))


GAINS: dict[str, Callable[[Fief, int, Option], float]] = {
    "play assassination": killing, "play justice": killing, "play abduction": abducting, "play uprising": rising,
    "play join the small council": honouring, "play mother of dragons": honouring, "play secret passage": escaping,
    "tunnel": tunnelling, "grant": granting, "accept offer": accepting, "steal": stealing, "use house": using_house,
}  # fmt: skip
"""What declaring an effect is worth, by its verb; 0 for what isn't worth the card."""


def blow(s: Fief, seat: int, noble: int) -> float:
    """What a Noble's death costs whoever is about to win: VP that no heir gets, and other Titles."""
    owner = s.owner[noble]
    if not rival(s, seat, owner) or missing(s, owner) > NEAR:
        return 0.0
    orphaned = not fief_heirs(s, owner, noble)
    points = sum(sealed(t) and (t < FIEF or orphaned) for t in titles_of(s, noble))
    return 4.0 * points + 0.5 * len(titles_of(s, noble))


def mob(s: Fief, seat: int, village: int) -> float:
    """What an Uprising is worth: rivals' Troops in a Village where neither oneself nor walls are in the way."""
    if any(s.has_troops(friend, village) for friend in friends(s, seat) if friend >= 0) or s.strongholds[village]:
        return 0.0
    points = sum(strength(s.army(other, village)) for other in range(s.seats) if rival(s, seat, other))
    return 1.0 + 0.1 * points if points >= MOB else 0.0


def boost(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "pass")


def calm(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Member pays for one's own Village; no Warden risks his life."""
    frame = s.frames[-1]
    own = s.control[getattr(frame, "village", 0)] == decision.seat
    return (first(decision, "pay") if own else None) or first(decision, "pass")


def swap(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The best card of the other for the worst of one's own."""
    found = [o for o in decision.options if o.verb == "swap"]
    better = {o: worth(s, decision.seat, o.args[1]) - worth(s, decision.seat, o.args[0]) for o in found}
    best = max(found, key=lambda o: better[o], default=None)
    return best if best is not None and better[best] > 1 else dull(s, decision, chance)


def strike(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The people attack the strongest rival first."""
    return min(decision.options, key=lambda o: preferred(s, decision.seat, o.args[0]))


def council_seat(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Warden of one's own, or the ally's, or the least dangerous one; any seat will do."""
    found = [o for o in decision.options if len(o.args) == 2]
    return max(found, key=lambda o: preferred(s, decision.seat, s.owner[o.args[0]])) if found else None


def consent(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Hand lets in friends, and those who aren't about to win."""
    noble = getattr(s.frames[-1], "noble", -1)
    owner = s.owner[noble]
    return first(decision, "no" if rival(s, decision.seat, owner) and missing(s, owner) <= NEAR else "yes")


def weakest(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Troop with the least strength dies first."""
    return min(decision.options, key=lambda o: TROOPS[o.args[0]].strength)


CHOICES: dict[str, Choice] = {
    "effect": effect, "discard": discard, "draw": draw, "stark": throw, "play": play, "boost": boost, "calm": calm,
    "swap": swap, "abduction": dull, "attack": strike, "escape": for_self, "sponsor": humblest,
    "maester": favourite, "plague": weakest, "bonus": discard, "seat": council_seat, "consent": consent,
}  # fmt: skip
