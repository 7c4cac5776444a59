"""Why not: the same checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from typing import Any

from ...cardgame import reasons, refusals_challenges
from ...cardgame.catalogue import plain
from ...cardgame.definition import Ability, Context
from ...cardgame.entering import duplicate_host
from ...cardgame.naming import name_of
from ...cardgame.occurring import DUPLICATES
from ...cardgame.refusing import own_cards, theirs
from ...cardgame.state import Table
from ...cardgame.unpicked import unpicked
from ...cardgame.vocabulary.nouns import A_CARD
from ...cardgame.words import CHARACTER, HAND, listed
from ...kernel.decision import Refusal
from .actions import cost, may_duplicate, may_play
from .draft import SECOND, Draft
from .reasons import REASONS, THEN, ability_refused, held, refuse, unplayable
from .setup import SETUP_GOLD, Setup
from .timing import Occurrence, may_use

NARROWER = {("hbo.claim.2", "picked"): "hbo.highclaim.2", ("hbo.claim.2", "Type"): "hbo.types.2"}


def why_not(s: Table, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says."""
    verb, _, rest = label.strip().partition(" ")
    check = CHECKS.get(verb.lower()) if rest.strip() or verb.lower() == "mulligan" else None
    if check is not None:
        found: list[Refusal] = check(s, seat, rest.strip())
        return found
    return unpicked(s, seat, label, NARROWER) or _chosen(s, seat, verb, rest)


def _chosen(s: Table, seat: int, verb: str, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if verb.lower() != "choose" or not isinstance(frame, Draft):
        return []
    words = (
        "the plot deck is chosen from the House's plots and those drafted when all are drafted, seven in all, each once"
    )
    return [refuse("hbo.draft.7", rest, words)]


# Playing cards


def _marshal(s: Table, seat: int, name: str) -> list[Refusal]:
    duplicate = name.lower().endswith(" as duplicate")
    title = name[: -len(" as duplicate")] if duplicate else name
    for card in own_cards(s, seat, title)[:1]:
        if s.zone[card] == HAND:
            clause = may_duplicate(s, seat, card) if duplicate else may_play(s, seat, card)
            return [_unplayed(s, seat, card, clause)]
    return [Refusal("hbo.playing.10", held(s, seat, title))]


def _unplayed(s: Table, seat: int, card: int, clause: str | None) -> Refusal:
    what, attached = s.defn[card].name, s.defn[card].attach_to
    if clause is None:
        return refuse("hbo.actions.4", what, f"it can be played when {s.name(seat)} is asked to play a card or pass")
    if clause == "hbo.playing.1":
        missing = cost(s, seat, card) - s.gold[seat]
        return Refusal(clause, f"{what} costs {cost(s, seat, card)} gold: {missing} gold is missing")
    if clause == "hbo.playing.3":
        return refuse(
            clause, what, reasons.inactive(s, "marshalling", "characters, locations and attachments are played")
        )
    if clause == "hbo.duplicates.2":
        return refuse(clause, what, reasons.inactive(s, "marshalling", "duplicates are attached"))
    if clause == "hbo.unique.1":
        return refuse(clause, what, unplayable(s, seat, card))
    if clause == "hbo.duplicates.1":
        return refuse(clause, what, _no_duplicate(s, seat, card))
    if clause == "hbo.types.4":
        on = A_CARD.say(attached, s.speech) if attached is not None else "a character"
        return refuse(clause, what, f"it is attached to {on}, and there is none in play that it could be attached to")
    return refuse(clause, what)


def _no_duplicate(s: Table, seat: int, card: int) -> str:
    if s.defn[card].type != CHARACTER or not s.defn[card].unique:
        return "it isn't a unique character, and only unique characters have duplicates"
    if duplicate_host(s, seat, card) < 0:
        return f"a duplicate is attached to a copy of the same unique character, and {s.name(seat)} has none in play"
    return "it is in play itself, and a duplicate comes from the hand"


# Abilities


def _use(s: Table, seat: int, name: str) -> list[Refusal]:
    """Playing an event or using an ability: every reason that there is, the most telling first."""
    cards = own_cards(s, seat, name)
    found = {(r.rule, r.reason): r for card in cards for r in _unused(s, seat, card)}
    telling = sorted(found.values(), key=lambda r: r.rule in ("hbo.playing.9", "hbo.responses.1", "hbo.actions.1"))
    for card in theirs(s, seat, name) if not cards else ():
        return [Refusal("hbo.playing.9", f"{name_of(s, card)} is controlled by {s.name(s.ctrl[card])}")]
    return telling or [Refusal("hbo.playing.9", f"{s.name(seat)} has no {name} in play or in hand")]


def _unused(s: Table, seat: int, card: int) -> list[Refusal]:
    """Why each of a card's abilities, and its duplicate, can't be used now."""
    found: list[Refusal] = []
    for ability in s.defn[card].abilities:
        ctx = Context(card, seat, ability)
        clause = _unusable(s, ctx, ability)
        missed = _missed(s, card, ability.index) if clause in ("hbo.playing.9", "hbo.save.1") else None
        found.append(missed or ability_refused(s, ctx, clause))
        if found[-1].rule == "hbo.passive.1":
            words = "its ability is no response, and so there is nothing to use or not to use"
            found.append(refuse("hbo.responses.1", s.defn[card].name, words))
    missed = _missed(s, card, DUPLICATES)
    if missed is not None or (s.zone[card] != HAND and s.duplicates(card)):
        found.append(missed or _unsaved(s, card))
    return found or [refuse("hbo.actions.1", s.defn[card].name)]


def _unusable(s: Table, ctx: Context, ability: Ability) -> str:
    """The clause that keeps an ability from being used now."""
    if s.zone[ctx.card] not in ability.zones:
        return "hbo.playing.9"
    if ability.kind == "when revealed":
        return "hbo.plot.9"
    if ability.kind == "passive":
        return "hbo.passive.1"
    if ability.trigger is None:
        return may_use(s, ctx) or ("hbo.actions.7" if any(d.kind == "action" for d in s.asks) else "hbo.actions.4")
    return answering(s, ctx.player, ctx.card, ability)


def answering(s: Table, seat: int, card: int, ability: Any) -> str:
    """The clause that keeps a response from being used now."""
    for depth in reversed(range(len(s.frames))):
        frame = s.frames[depth]
        if not isinstance(frame, Occurrence):
            continue
        for number, event in enumerate(frame.events):
            if any(kind in ability.trigger.kinds for kind in event.kinds):
                ctx = Context(card, seat, ability, depth, number)
                if ability.trigger.match(s, ctx, event):
                    return may_use(s, ctx) or "hbo.responses.3"
    return "hbo.save.1" if ability.trigger.would else "hbo.responses.1"


def _missed(s: Table, card: int, index: int) -> Refusal | None:
    """Why a save could not be offered when its moment was there earlier in the round."""
    missed = s.missed.get((card, index))
    if missed is None or missed.by != s.defn[card].name:
        return None
    then = reasons.leaving(missed.name, missed.event)
    killed = missed.event.kind == "kill"
    clause = missed.rule if killed else "hbo.save.4"
    return refuse(clause, s.defn[card].name, f"when {then}, {THEN.get(clause) or REASONS[clause]}")


def _unsaved(s: Table, card: int) -> Refusal:
    """Why a duplicate can't save its character now."""
    leaving = [
        e for f in s.frames if isinstance(f, Occurrence) for e in f.events if e.card == card and "leave" in e.kinds
    ]
    if any(e.kind != "kill" for e in leaving):
        return refuse("hbo.save.4", s.defn[card].name)
    words = "its duplicate saves it when it would be killed, and that isn't being asked now"
    return refuse("hbo.duplicates.3", name_of(s, card), words)


# Setup and plots


def _place(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Setup):
        now = "plots are being drafted first" if isinstance(frame, Draft) else reasons.this_is(s)
        return [refuse("hbo.setup.10", rest, f"cards are placed during setup, and {now}")]
    cards = [c for c in own_cards(s, seat, rest) if s.zone[c] == HAND]
    left = [c for c in cards if c not in frame.placed[seat]]
    if not left:
        words = "it has been placed already" if cards else f"{s.name(seat)} has no such card in the setup hand"
        return [refuse("hbo.setup.10", rest, words)]
    what, clause = s.defn[left[0]].name, frame.may_place(s, seat, left[0])
    if clause == "hbo.setup.11":
        gold = SETUP_GOLD - frame.spent(s, seat)
        return [
            refuse(clause, what, f"it costs {s.defn[left[0]].cost}, and {gold} of {SETUP_GOLD} gold are left for setup")
        ]
    if clause is None:
        return [refuse("hbo.setup.10", what, f"{s.name(seat)} isn't asked to place setup cards now")]
    return [refuse(clause, what)]


def _draft(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Draft):
        return [refuse("hbo.draft.4", rest, "plots are drafted before setup, in the variant with a plot draft")]
    return [refuse("hbo.draft.5" if frame.at >= SECOND else "hbo.draft.4", rest)]


def _mulligan(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    taken = isinstance(frame, Setup) and frame.answers[seat] == "mulligan"
    return [refuse(clause, "a mulligan") for clause in (["hbo.setup.8"] if taken else []) + ["hbo.setup.9"]]


def _plot(s: Table, seat: int, rest: str) -> list[Refusal]:
    if any(plain(s.defn[c].name) == plain(rest) for c in s.used[seat]):
        return [refuse("hbo.plot.3", rest)]
    own = [s.defn[c].name for c in s.plots[seat]]
    if any(plain(name) == plain(rest) for name in own):
        now = "one has been chosen" if s.phase == "plot" else reasons.this_is(s)
        words = f"plots are chosen at the start of the plot phase, one by each player, and {now}"
        return [refuse("hbo.plot.1", rest, words)]
    return [
        refuse("hbo.plot.1", rest, f"{s.name(seat)} has no such plot in the plot deck, only {listed(own) or 'none'}")
    ]


CHECKS: dict[str, Any] = {
    "marshal": _marshal,
    "play": _use,
    "trigger": _use,
    "challenge": refusals_challenges.challenge,
    "attack": refusals_challenges.attack,
    "defend": refusals_challenges.defend,
    "stealth": refusals_challenges.stealth,
    "place": _place,
    "draft": _draft,
    "mulligan": _mulligan,
    "plot": _plot,
}
