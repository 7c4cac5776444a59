"""Refusing: which cards a label means that someone asks about."""

from __future__ import annotations

from ...kernel.decision import Option, Refusal
from ..cards.catalogue import plain
from ..table.naming import name_of, titled
from ..table.state import Table
from ..table.words import CHARACTER, HAND, PLAY, listed
from ..timing.entering import duplicate_host

AS_DUPLICATE = " as duplicate"


def own_cards(s: Table, seat: int, name: str) -> list[int]:
    """The seat's cards with a name, or (with a number) the very one: in hand, in play, revealed, then in its piles."""
    title = plain(name.split(":")[0])
    places = [
        *s.hand[seat],
        *s.area[seat],
        s.plot[seat],
        *s.agendas[seat],
        *s.shadows[seat],
        *s.discard[seat],
        *s.dead[seat],
    ]
    found = [c for c in places if c >= 0 and (plain(name_of(s, c)) == title or titled(s, c, title))]
    found = found or beginning(s, [c for c in places if c >= 0], title.split(" #")[0])
    return [c for c in found if plain(name_of(s, c)) == title] if "#" in title else found


def held(s: Table, seat: int, name: str) -> list[int]:
    """The cards in a seat's hand that a name means, one of each version."""
    return versions(s, [card for card in own_cards(s, seat, name) if s.zone[card] == HAND])


def which(s: Table, seat: int, verb: str, name: str) -> list[Refusal]:
    """That a name alone doesn't say which of the seat's options is meant; nothing if none of them is of that name."""
    for decision in s.asks:
        if decision.seat == seat:
            open = [option.label for option in decision.options if option.verb == verb and means(s, option, name)]
            return [Refusal(decision.rule, f"{name}: say which one is meant: {listed(open, 'or')}")] if open else []
    return []


def means(s: Table, option: Option, name: str) -> bool:
    """Whether an option is about a card of that name, in the way that is asked for."""
    card = option.args[0] if option.args else None
    title, duplicate = without_duplicate(name)
    if (
        not isinstance(card, int)
        or not 0 <= card < len(s.defn)
        or "#" in name
        or plain(title) not in plain(option.label)
    ):
        return False
    return titled(s, card, title) and duplicate == option.label.endswith(AS_DUPLICATE)


def without_duplicate(name: str) -> tuple[str, bool]:
    """A name, and whether 'as duplicate' stood behind it."""
    duplicate = name.lower().endswith(AS_DUPLICATE)
    return (name[: -len(AS_DUPLICATE)] if duplicate else name), duplicate


def versions(s: Table, cards: list[int]) -> list[int]:
    """One card of each version."""
    return list({id(s.defn[card]): card for card in reversed(cards)}.values())[::-1]


def beginning(s: Table, cards: list[int], title: str) -> list[int]:
    """The cards whose title begins so, if that can only mean one title."""
    found = [c for c in cards if title and plain(s.defn[c].name).startswith(title)]
    return found if len({s.defn[c].name for c in found}) == 1 else []


def called(s: Table, name: str) -> list[int]:
    """The cards in play that a name means: exactly, or else by title."""
    wanted = plain(name)
    cards = [c for side in s.area for c in side]
    exact = [c for c in cards if plain(name_of(s, c)) == wanted]
    return exact or [c for c in cards if titled(s, c, wanted)] or beginning(s, cards, wanted)


def in_play(s: Table, seat: int, name: str) -> list[int]:
    """The cards in play that a seat may mean by a name: its own if it has some, one of each version."""
    found = called(s, name)
    return versions(s, [c for c in found if s.ctrl[c] == seat] or found)


def theirs(s: Table, seat: int, name: str) -> list[int]:
    """Cards of that name which lie face up in play under somebody else's control."""
    return [card for card in called(s, name) if s.ctrl[card] != seat and s.known[card] >> seat & 1]


def could(s: Table, seat: int, thing: str) -> list[str]:
    """The labels of what one might think of doing with a card of one's own now."""
    labels: list[str] = []
    for card in own_cards(s, seat, thing):
        defn, name = s.defn[card], name_of(s, card)
        if s.zone[card] == HAND:
            if s.phase == "setup":
                labels.append(f"place {name}")
            elif defn.type == "event":
                labels.append(f"play {name}")
            elif s.phase == "challenges" and defn.has_keyword("ambush"):
                labels.append(f"ambush {name}")
            else:
                labels.append(f"marshal {name}{' as duplicate' if duplicate_host(s, seat, card) >= 0 else ''}")
        elif s.zone[card] == PLAY:
            if defn.type == CHARACTER and s.phase != "setup":
                labels.append(f"{'attack' if s.challenge is None or s.challenge.attacker == seat else 'defend'} {name}")
            if defn.abilities:
                labels.append(f"trigger {name}")
        elif defn.abilities:
            labels.append(f"trigger {name}")
    labels += [f"plot {s.called(c)}" for c in [*s.plots[seat], *s.used[seat]] if titled(s, c, thing)]
    if not labels:
        labels += [f"trigger {name_of(s, card)}" for card in theirs(s, seat, thing) if s.defn[card].abilities]
    return list(dict.fromkeys(labels))
