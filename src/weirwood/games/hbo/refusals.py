"""Why not: the same checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from typing import Any

from ...cardgame.catalogue import plain
from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.naming import name_of
from ...cardgame.refusing import in_play, own_cards
from ...cardgame.state import Table
from ...cardgame.words import CHALLENGES, HAND, article
from ...kernel.decision import Refusal
from .actions import cost, may_duplicate, may_play
from .challenges import may_attack, may_bypass, may_challenge, may_defend
from .draft import SECOND, Draft
from .setup import Setup
from .timing import Occurrence, may_use

REASONS = {
    "hbo.playing.3": "only the active player may play characters, locations and attachments, in the marshalling phase",
    "hbo.types.6": "an event is played for its effect and never enters play",
    "hbo.types.4": "there is no character in play that it could be attached to",
    "hbo.unique.1": "a copy of this unique card is in play or in the dead pile",
    "hbo.limited.1": "only one Limited card may be played each round",
    "hbo.duplicates.1": "a duplicate needs a copy of the same unique character in play, and one in hand",
    "hbo.duplicates.2": "duplicates are attached by the active player in the marshalling phase",
    "hbo.duplicates.3": "it has no duplicate that could save it now",
    "hbo.actions.1": "it is not an action",
    "hbo.actions.2": "its action belongs to another phase",
    "hbo.actions.4": "another effect must be carried out first",
    "hbo.actions.7": "the opponent must act or pass first, or no action may be taken now",
    "hbo.responses.1": "the situation that its response names is not there now",
    "hbo.responses.3": "its moment has passed",
    "hbo.save.1": "nobody is about to be killed whom it could save",
    "hbo.save.4": "a save works only against being killed",
    "hbo.playing.7": "its text doesn't allow it now",
    "hbo.playing.9": "there is no card in play for it, or it is not in play itself",
    "hbo.playing.10": "only a card in hand can be played",
    "hbo.gold.1": "there is not enough gold in the pool",
    "hbo.kneel.1": "only a standing card can be knelt",
    "hbo.house.2": "it needs a card of the right House, and a neutral one won't do",
    "hbo.golden.1": "a card's text keeps it from being done, or it would change nothing",
    "hbo.challenges.1": "only the active player may initiate challenges, in the challenges phase",
    "hbo.challenges.2": "each type of challenge may be initiated once in a turn",
    "hbo.challenges.4": "the challenge under way must be resolved first",
    "hbo.challenges.5": "first the opportunity for actions",
    "hbo.attackers.1": "a challenge needs at least one standing character with its icon",
    "hbo.attackers.2": "a kneeling character can't be declared as an attacker",
    "hbo.defenders.1": "a defender must be a standing character of the defending player",
    "hbo.anatomy.4": "it doesn't have the challenge's icon",
    "hbo.types.2": "only characters take part in challenges and die for claim",
    "hbo.stealth.1": "it is no character that Stealth could be used on, or was passed by Stealth",
    "hbo.stealth.2": "a character with Stealth can't be chosen by Stealth",
    "hbo.setup.9": "a mulligan is only possible before setup cards are placed",
    "hbo.setup.8": "only one mulligan may be taken",
    "hbo.setup.10": "cards are placed during setup only, from the setup hand",
    "hbo.setup.11": "setup cards may cost 5 gold together",
    "hbo.setup.12": "only one Limited card may be placed in setup",
    "hbo.setup.13": "only characters and locations can be placed in setup",
    "hbo.setup.14": "a second copy of a unique card can't be placed in setup",
    "hbo.plot.1": "it is not in the plot deck, or this is not the moment to choose a plot",
    "hbo.plot.3": "used plots stay out of the plot deck until its last plot is revealed",
    "hbo.highclaim.2": "the same character can't be chosen twice",
    "hbo.claim.2": "it is no character that could be chosen for this claim",
    "hbo.draft.7": "the plot deck is chosen from the House's plots and those drafted, seven in all",
    "hbo.draft.4": "exactly one of the plots dealt is kept",
    "hbo.draft.5": "exactly one of the plots passed on is kept",
}


def refuse(clause: str, what: str) -> Refusal:
    return Refusal(clause, f"{what}: {REASONS.get(clause, 'the rules forbid it')}")


def why_not(s: Table, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says."""
    verb, _, rest = label.strip().partition(" ")
    check = CHECKS.get(verb.lower())
    return check(s, seat, rest.strip()) if check is not None else []


def _marshal(s: Table, seat: int, name: str) -> list[Refusal]:
    duplicate = name.lower().endswith(" as duplicate")
    title = name[: -len(" as duplicate")] if duplicate else name
    for card in own_cards(s, seat, title)[:1]:
        what = s.defn[card].name
        clause = may_duplicate(s, seat, card) if duplicate else may_play(s, seat, card)
        if clause == "hbo.playing.1":
            missing = cost(s, seat, card) - s.gold[seat]
            return [Refusal(clause, f"{what} costs {cost(s, seat, card)} gold: {missing} gold is missing")]
        return [refuse(clause or "hbo.actions.4", what)]
    return [Refusal("hbo.playing.10", f"{s.name(seat)} has no {title} in hand")]


def _use(s: Table, seat: int, name: str) -> list[Refusal]:
    """Playing an event or using an ability: every reason that there is, the most telling first."""
    found: list[str] = []
    what = name
    for card in own_cards(s, seat, name):
        defn = s.defn[card]
        what = defn.name
        for ability in defn.abilities:
            if s.zone[card] not in ability.zones:
                found.append("hbo.playing.9")
            elif ability.trigger is None:
                found.append(may_use(s, Context(card, seat, ability)) or no_action_now(s, seat))
            else:
                found.append(answering(s, seat, card, ability))
        if s.zone[card] != HAND and s.duplicates(card):
            found.append(unsaved(s, card))
        elif not defn.abilities:
            found.append("hbo.actions.1")
    telling = sorted(dict.fromkeys(found), key=lambda c: c in ("hbo.playing.9", "hbo.responses.1", "hbo.actions.1"))
    return [refuse(clause, what) for clause in telling] or [Refusal("hbo.playing.9", f"{s.name(seat)} has no {name}")]


def no_action_now(s: Table, seat: int) -> str:
    """Why no action may be taken now although it could be used."""
    return "hbo.actions.7" if any(d.kind == "action" for d in s.asks) else "hbo.actions.4"


def answering(s: Table, seat: int, card: int, ability: Any) -> str:
    """Why a response can't be used now."""
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


def unsaved(s: Table, card: int) -> str:
    """Why a duplicate can't save its character now."""
    leaving = [
        e for f in s.frames if isinstance(f, Occurrence) for e in f.events if e.card == card and "leave" in e.kinds
    ]
    return "hbo.save.4" if any(e.kind != "kill" for e in leaving) else "hbo.duplicates.3"


def _challenge(s: Table, seat: int, rest: str) -> list[Refusal]:
    kind = rest.lower().partition(" ")[0]
    if kind not in CHALLENGES:
        return [Refusal("hbo.attackers.1", "a challenge is military, intrigue or power")]
    return [refuse(may_challenge(s, seat, kind) or "hbo.challenges.5", article(f"{kind} challenge"))]


def _attack(s: Table, seat: int, rest: str) -> list[Refusal]:
    c = s.challenge
    if c is None or c.attacker != seat:
        return [refuse("hbo.challenges.1", rest)]
    for card in in_play(s, rest)[:1]:
        own = s.ctrl[card] == seat
        return [refuse((may_attack(s, card, c.kind) if own else None) or "hbo.attackers.1", s.defn[card].name)]
    return [refuse("hbo.attackers.1", rest)]


def _defend(s: Table, seat: int, rest: str) -> list[Refusal]:
    for card in in_play(s, rest)[:1]:
        return [refuse(may_defend(s, card) or "hbo.defenders.1", s.defn[card].name)]
    return [refuse("hbo.defenders.1", rest)]


def _stealth(s: Table, seat: int, rest: str) -> list[Refusal]:
    target = rest.lower().partition(" past ")[2]
    for card in in_play(s, target)[:1] if s.challenge is not None else []:
        return [refuse(may_bypass(s, card) or "hbo.stealth.1", s.defn[card].name)]
    return [refuse("hbo.stealth.1", rest)]


def _place(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    cards = [c for c in own_cards(s, seat, rest) if s.zone[c] == HAND]
    if not isinstance(frame, Setup) or not cards:
        return [refuse("hbo.setup.10", rest)]
    left = [c for c in cards if c not in frame.placed[seat]]
    clause = frame.may_place(s, seat, left[0]) if left else None
    return [refuse(clause or "hbo.setup.10", s.defn[cards[0]].name)]


def _choose(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Draft):
        return [refuse("hbo.draft.7", rest)]
    if isinstance(frame, Pick) and frame.seat == seat:
        if frame.kind == "claim":
            again = any(plain(name_of(s, c)) == plain(rest) for c in frame.picked)
            character = any(s.defn[c].type == "character" for c in in_play(s, rest))
            return [refuse("hbo.highclaim.2" if again else "hbo.claim.2" if character else "hbo.types.2", rest)]
        return [refuse(frame.rule if frame.rule.startswith("hbo.") else "hbo.golden.1", rest)]
    return []


def _draft(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    return [refuse("hbo.draft.5" if isinstance(frame, Draft) and frame.at >= SECOND else "hbo.draft.4", rest)]


def _mulligan(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    taken = isinstance(frame, Setup) and frame.answers[seat] == "mulligan"
    return [refuse(clause, "a mulligan") for clause in (["hbo.setup.8"] if taken else []) + ["hbo.setup.9"]]


def _plot(s: Table, seat: int, rest: str) -> list[Refusal]:
    used = any(plain(s.defn[c].name) == plain(rest) for c in s.used[seat])
    return [refuse("hbo.plot.3" if used else "hbo.plot.1", rest)]


CHECKS: dict[str, Any] = {
    "marshal": _marshal,
    "play": _use,
    "trigger": _use,
    "challenge": _challenge,
    "attack": _attack,
    "defend": _defend,
    "stealth": _stealth,
    "place": _place,
    "choose": _choose,
    "kneel": _choose,
    "attach": _choose,
    "discard": _choose,
    "draft": _draft,
    "mulligan": _mulligan,
    "plot": _plot,
}
