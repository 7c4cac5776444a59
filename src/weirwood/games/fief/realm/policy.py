"""What a sensible player does about Titles, Captives, Control and deaths, whenever they come."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..model.state import Fief
from ..model.titles import KING, QUEEN, titles_of
from ..round.policy import Choice, agree, dull, first, friends, preferred, whose


def favourite(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Of players: oneself, the ally, or who is furthest from victory."""
    return max(decision.options, key=lambda o: preferred(s, decision.seat, o.args[0]) if o.args else 0)


def title(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Lords rather than Ladies: they can become Warden and King."""
    crowned = (s.holder[KING], s.holder[QUEEN])
    found = [o for o in decision.options if o.args and 0 <= o.args[0] < len(s.owner)]
    return max(found, key=lambda o: (s.is_lord(o.args[0]), o.args[0] not in crowned)) if found else None


def humblest(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Noble with the fewest Titles takes the blame, the black or the blow."""
    found = [o for o in decision.options if o.args and 0 <= o.args[0] < len(s.owner)]
    return min(found, key=lambda o: len(titles_of(s, o.args[0]))) if found else None


def surplus(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Title too many goes to another Noble of the House, to the ally, or back."""
    found = [o for o in decision.options if o.verb == "give" and s.owner[o.args[1]] in friends(s, decision.seat)]
    return max(found, key=lambda o: preferred(s, decision.seat, s.owner[o.args[1]]), default=first(decision, "return"))


def for_self(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only for Nobles of one's own or of the ally."""
    found = [o for o in decision.options if whose(s, o) in friends(s, decision.seat) and whose(s, o) >= 0]
    return found[0] if found else dull(s, decision, chance)


def place(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Where most of one's own Troops are."""
    found = [o for o in decision.options if o.args and o.args[0] >= 0]
    return max(found, key=lambda o: sum(s.army(decision.seat, o.args[0]))) if found else None


def mercy(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Baratheon saves his own Noble, if he holds a Title or is one of few."""
    frame = s.frames[-1]
    noble = getattr(frame, "noble", -1)
    own = s.owner[noble] == decision.seat
    dear = own and (bool(titles_of(s, noble)) or len(s.house_nobles(decision.seat)) <= 2)
    return first(decision, "save" if dear else "pass")


def split(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Half in each hand."""
    return decision.options[len(decision.options) // 2]


CHOICES: dict[str, Choice] = {
    "mercy": mercy, "title": title, "surplus": surplus, "accept": agree, "place": place, "city": place,
    "controller": favourite, "captor": favourite, "heart breaker": agree, "split": split,
}  # fmt: skip
