"""Resolving occurrences: how each kind changes the table, once nobody interrupts any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..table import values
from ..table.event import LEAVING, Event
from ..table.state import Table
from ..table.words import CHARACTER, DEAD, DECK, DISCARD, DUPLICATE, HAND, KNELT, PLAY, REMOVED, SHADOWS, TITLE, TITLES
from ..vocabulary.describing.known import last_known
from ..vocabulary.ruling.gaining import DREW, GAINED, cards_drawn, gains_power, gold_gained
from ..vocabulary.ruling.replacements import killed_to, stand_ins
from . import entering
from .hiding import HIDING, UNPRINTED, shroud
from .purses import GOLD

Resolver = Callable[[Any, Event], None]


def _kneel(s: Table, e: Event) -> None:
    if not s.kneeling[e.card]:
        s.kneeling[e.card] = 1
        s.touch()
        e.done = True
        if e.how != "declared":
            s.note("kneel", s.called(e.card))


def _stand(s: Table, e: Event) -> None:
    if s.kneeling[e.card]:
        s.kneeling[e.card] = 0
        s.touch()
        e.done = True
        if any(effect.until == KNELT and effect.source == e.card for effect in s.lasting):
            s.keep_lasting(effect for effect in s.lasting if effect.until != KNELT or effect.source != e.card)
            s.rewire()
        if s.phase == "standing" and s.defn[e.card].type == CHARACTER:
            s.tick("phase", "player", e.by if e.by >= 0 else e.player, "stood")
        if e.how != "standing phase":
            s.note("stand", s.called(e.card))


def _power(s: Table, e: Event) -> None:
    if s.in_play(e.card) and gains_power(s, e.card):
        s.power[e.card] += e.amount
        s.check_power = True
        s.touch()
        e.done = True
        title = s.called(e.card) if s.defn[e.card].type != "faction" else ""
        s.note("power", s.name(s.ctrl[e.card]), title, e.amount, e.how)


def _move_power(s: Table, e: Event) -> None:
    moved = min(e.amount, s.power[e.card])
    s.power[e.card] -= moved
    s.power[e.other] += moved
    s.check_power = True
    s.touch()
    e.done = moved == e.amount
    s.note("move power", s.name(s.ctrl[e.card]), s.name(s.ctrl[e.other]), moved)


def _discard_power(s: Table, e: Event) -> None:
    lost = min(e.amount, s.power[e.card])
    s.power[e.card] -= lost
    s.touch()
    e.done = lost == e.amount
    s.note("discard power", s.called(e.card), lost)


def _gold(s: Table, e: Event) -> None:
    gained = gold_gained(s, e.player, e.amount)
    if not gained and e.amount:
        return
    e.amount = gained
    s.gold[e.player] += gained
    s.tick("round", "player", e.player, GAINED, n=gained)
    s.touch()
    e.done = True
    s.note("gold", s.name(e.player), gained)


def _move_gold(s: Table, e: Event) -> None:
    moved = min(e.amount, s.gold[e.player] if e.card < 0 else s.tokens.get((e.card, GOLD), 0))
    _spend(s, e.player, e.card, moved)
    s.gold[e.other] += moved
    if moved and e.by in (e.player, -1):
        s.tick("phase", "player", e.player, "gave gold", e.other)
    s.touch()
    e.done = moved == e.amount
    if moved:
        s.note("move gold", s.name(e.player), s.name(e.other), moved)


def _spend(s: Table, seat: int, card: int, amount: int) -> None:
    """Gold leaves a gold pool, or the card that it is taken from."""
    if card < 0:
        s.gold[seat] -= amount
    elif amount:
        s.tokens[card, GOLD] -= amount
        if not s.tokens[card, GOLD]:
            del s.tokens[card, GOLD]


def _pay(s: Table, e: Event) -> None:
    _spend(s, e.player, e.card, e.amount)
    s.touch()
    e.done = True


def _return_gold(s: Table, e: Event) -> None:
    returned = min(e.amount, s.gold[e.player])
    e.done = returned > 0
    if e.done:
        s.note("return gold", s.name(e.player), returned)
        s.gold[e.player] -= returned
        s.touch()


def _draw(s: Table, e: Event) -> None:
    """As many as there are, all at once."""
    most = cards_drawn(s, e.player, e.amount)
    if not most and e.amount:
        return
    e.amount = most
    cards = s.deck[e.player][:most]
    for card in cards:
        s.place(card, HAND)
        s.tick("phase", "player", e.player, DREW)
    s.tick("round", "player", e.player, DREW, n=len(cards))
    e.done = len(cards) == e.amount
    names = tuple(s.called(c) for c in cards)
    s.note("draw", s.name(e.player), len(cards), secret=names, audience=1 << e.player)


def _discard_hand(s: Table, e: Event) -> None:
    e.done = e.to == PLAY or s.zone[e.card] == HAND
    if e.done and e.to != PLAY:
        s.place(e.card, DISCARD if e.to < 0 else e.to)
        s.note("discard from hand", s.name(e.player), s.called(e.card), e.how)


def _discard_top(s: Table, e: Event) -> None:
    e.done = e.to == PLAY or s.zone[e.card] == DECK
    if e.done and e.to != PLAY:
        s.place(e.card, DISCARD)
        s.note("discard top", s.name(e.player), s.called(e.card))


TREASURY = "treasury"
"""How gold comes onto a card that is in nobody's gold pool."""


def _gold_onto(s: Table, e: Event) -> None:
    """Gold goes from a gold pool, from another card, or from the treasury to a card."""
    moved = e.amount
    if e.how != TREASURY:
        moved = min(e.amount, s.gold[e.player] if e.other < 0 else s.tokens.get((e.other, GOLD), 0))
    if moved and s.in_play(e.card):
        if e.how != TREASURY:
            _spend(s, e.player, e.other, moved)
        s.tokens[e.card, GOLD] = s.tokens.get((e.card, GOLD), 0) + moved
        s.touch()
        e.done = moved == e.amount
        if e.other >= 0:
            s.note("gold between", s.called(e.other), s.called(e.card), moved)
        elif e.how == TREASURY:
            s.note("gold on card", s.called(e.card), moved)
        else:
            s.note("gold onto", s.name(e.player), s.called(e.card), moved)


def _add_to_hand(s: Table, e: Event) -> None:
    secret = e.how == "secret"
    name = s.called(e.card)
    if secret:
        s.note("add secretly", s.name(e.player), secret=(name,), audience=1 << e.player)
    else:
        s.known[e.card] = s.everyone
        s.note("add to hand", s.name(e.player), name)
    s.place(e.card, HAND)
    e.done = True


ON_ANOTHER = "marshal duplicate"
"""How a card is brought in as a duplicate; so announced, of the card that the event names."""


def _enter(s: Table, e: Event) -> None:
    name, e.to = s.called(e.card), s.zone[e.card]
    below = e.other if e.how == ON_ANOTHER else -1
    if entering.enter(s, e.card, e.player, host=e.other, below=below, kneeling=e.amount > 0):
        e.how = "duplicate" if not e.how.startswith("marshal") else ON_ANOTHER
        s.note("duplicate", s.name(e.player), name)
    else:
        s.note("enter", s.name(e.player), name, e.how, s.called(e.other) if e.other >= 0 else "")
        entering.arrived(s, e.card, e.player)
        if e.how == "ambush":
            s.tick("phase", "card", e.card, "ambushed")
    e.done = True


def _control(s: Table, e: Event) -> None:
    s.control(e.card, e.player)
    s.claim(e.card, e.player, e.how, e.source)
    e.done = True
    s.note("control", s.name(e.player), s.called(e.card))


def _token(s: Table, e: Event) -> None:
    key = (e.card, e.how)
    left = s.tokens.get(key, 0) + e.amount
    if left > 0:
        s.tokens[key] = left
    else:
        s.tokens.pop(key, None)
    s.touch()
    e.done = True
    s.note("token", s.called(e.card), e.how, e.amount)


def _leave_challenge(s: Table, e: Event) -> None:
    if s.challenge is not None and values.role(s, e.card):
        s.challenge.remove(e.card)
        s.touch()
        e.done = True
        s.note("leave challenge", s.called(e.card))


def _join(s: Table, e: Event) -> None:
    if s.challenge is not None:
        s.challenge.join(s, e.card, e.how)
        s.touch()
        e.done = True
        s.note("join", s.called(e.card), e.how)


def _nothing(s: Table, e: Event) -> None:
    e.done = True


WHERE = {
    "kill": DEAD,
    "discard": DISCARD,
    "sacrifice": DISCARD,
    "return": HAND,
    "remove": REMOVED,
    "shuffle in": DECK,
    "deck top": DECK,
    "deck bottom": DECK,
    "hide": SHADOWS,
    "entomb": DEAD,
}


FROM_PILES = ("shuffle in", "remove", "deck top", "deck bottom")
"""The ways of leaving that cards can go from a pile, too."""
ON_DECK = ("deck top", "deck bottom")
"""The ways into a deck after which it is not shuffled."""


def whither(s: Table, e: Event) -> int:
    """Where a card goes that leaves play: as the event says, or else by how it leaves."""
    if e.to >= 0:
        return e.to
    return killed_to(s, e.card, DEAD) if e.kind == "kill" else WHERE[e.kind]


def _leave(s: Table, e: Event) -> None:
    """A card leaves play (or a pile, for 'shuffle in'), with all that hangs on it, at once."""
    card = e.card
    if s.zone[card] == PLAY:
        e.was = last_known(s, card)
        if s.lingers(e, whither(s, e)):
            return
        for attachment in s.attachments(card):
            to = s.falls_to(attachment)
            s.place(attachment, to)
            s.note("loose attachment", s.called(attachment), to == DISCARD)
    elif s.zone[card] == TITLE:  # wherever it would go, it goes back to the pool
        e.to = TITLES
    elif s.zone[card] == DUPLICATE and e.kind == "discard":
        e.was = last_known(s, card)
    elif s.zone[card] == DUPLICATE or e.kind not in FROM_PILES:
        return
    to = whither(s, e)
    name, power = s.called(card), s.power[card]
    s.place(card, to, bottom=e.kind == "deck bottom")
    if to == DECK and e.kind not in ON_DECK:
        s.shuffle(s.owner[card])
    e.done = True
    if e.kind == "hide" and e.amount:
        shroud(s, card, e.source, e.amount == UNPRINTED)
    if e.kind == "kill" and e.was is not None:
        for faction in e.was.factions:
            s.tick("round", "player", e.was.controller, "killed", faction)
    s.note(e.kind, name, to, e.cost, power, rule=_leave_rule(s, e.kind))


def _leave_rule(s: Table, kind: str) -> str:
    clauses = s.clauses
    return {"kill": clauses.killed, "discard": clauses.discarded, "sacrifice": clauses.sacrificed}.get(kind, "")


RESOLVERS: dict[str, Resolver] = {
    "kneel": _kneel,
    "stand": _stand,
    "power": _power,
    "move power": _move_power,
    "discard power": _discard_power,
    "gold": _gold,
    "move gold": _move_gold,
    "pay": _pay,
    "return gold": _return_gold,
    "draw": _draw,
    "discard from hand": _discard_hand,
    "discard top": _discard_top,
    **HIDING,
    "gold onto": _gold_onto,
    "add to hand": _add_to_hand,
    "enter": _enter,
    "control": _control,
    "token": _token,
    "leave challenge": _leave_challenge,
    "join": _join,
    **dict.fromkeys(LEAVING, _leave),
}


def resolve(s: Table, event: Event) -> None:
    """Let an occurrence take effect, unless it was cancelled."""
    if not event.cancelled:
        s.resolvers.get(event.kind, _nothing)(s, event)


def resolve_all(s: Table, events: list[Event]) -> list[Event]:
    """Let simultaneous occurrences take effect; the answer: what took the place of some, and whose STR was raised.

    STR that a constant ability raises thereby: only modifiers that came count, not those that ended.
    """
    instead = stand_ins(s, events) if "StandsInstead" in s.statics or "StandsInstead" in s.given else []
    if events and events[0].kind in UNPLAYED:
        instead = [*instead, *entering_instead(s, events)]
    if "strength raised" not in s.listeners:
        resolvers = s.resolvers
        for event in (*events, *instead) if instead else events:
            if not event.cancelled:
                resolvers.get(event.kind, _nothing)(s, event)
        return instead
    before = raisable(s)
    for event in (*events, *instead):
        resolve(s, event)
    after = raisable(s)
    if after is before:  # nothing has changed
        return instead
    raised = [
        Event("strength raised", c, s.ctrl[c])
        for c, (old, gained) in before.items()
        if c in after and after[c][1] > gained and after[c][0] > old
    ]
    for event in raised:
        event.done = True
    return [*instead, *raised]


UNPLAYED = ("discard from hand", "discard top")


def entering_instead(s: Table, events: list[Event]) -> list[Event]:
    """The cards that enter play in place of going from hand or deck to a discard pile."""
    found = [(e.card, s.owner[e.card]) for e in events if e.kind in UNPLAYED and e.to == PLAY and not e.cancelled]
    return [Event("enter", card, seat, source=card, by=seat, how="put into play") for card, seat in found]


def raisable(s: Table) -> dict[int, tuple[int, int]]:
    """Every character's STR now, and all that raises it together; kept until the next change."""
    found: dict[int, tuple[int, int]] | None = s.memo.get("raisable")
    if found is None:
        found = {
            c: (values.strength(s, c), bonus(s, c)) for side in s.area for c in side if s.defn[c].type == CHARACTER
        }
        s.memo["raisable"] = found
    return found


def bonus(s: Table, card: int) -> int:
    """All that raises a character's STR now, together."""
    return sum([n for mode, n, _ in values.strength_parts(s, card) if n > 0 and mode in ("add", "times")])
