"""Every refusal that can be made: whatever could be typed in random positions, asked for its reasons, and what they say.

``go_through`` is for `make test` (few positions) and for long runs (many).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from weirwood.cardgame.table.naming import name_of
from weirwood.cardgame.table.state import Table
from weirwood.cardgame.table.words import CHALLENGES, DECK
from weirwood.conformance import random_game
from weirwood.kernel import Chance, Game, Refusal, rulebook, seed_text
from weirwood.rules import UnknownClause, clause

STEPS = 1500
"""So many choices of a random game are looked at, at most."""

ON_A_CARD = (
    "marshal", "ambush", "bring out", "play", "trigger", "attack", "defend", "place", "choose", "discard", "kneel", "attach to",
    "sacrifice", "return", "plot", "title", "draft",
)  # fmt: skip
WORDS = (
    "", "keep", "mulligan", "done", "pass", "yes", "no", "pay 1", "choose 2", "choose insight", "challenge", "stealth",
    "attack", "defend", "place", "plot", "title", "marshal", "trigger", "first", "challenge siege nobody", "sing",
    "no such thing", "choose #2", "trigger (x)",
)  # fmt: skip

EMPTY = (
    "the rules forbid it", "valid choice", "a card says", "a card's text", "cannot be done", "doesn't allow it", "[]", "None",
    "it is not allowed", "or it would change nothing", "what it answers is not happening now", "or no action may be taken",
    "or this is not the", "or it is not in play", "The rules forbid it",
)  # fmt: skip
"""What says nothing: not what is wrong, not with what, not what would have been right."""
ARTICLE = re.compile(r"\ba (?!uni|use|usu|one\b|eu)[aeiou]\w*|\ban (?!hono|hour)[bcdfghjklmnpqrstvwxyz]\w*")
MARKS = re.compile(r"~|[{}]|\.\.(?!\.)|  |: *$|^\W*$")


def fault(refusal: Refusal, ledgers: tuple[str, ...]) -> str:
    """What is wrong with a refusal; '' if nothing is."""
    reason = refusal.reason
    if not reason.strip():
        return "it says nothing"
    for phrase in EMPTY:
        if phrase in reason or phrase in str(refusal):
            return f"it only says {phrase!r}"
    if found := ARTICLE.search(reason):
        return f"the article in {found[0]!r} is wrong"
    if found := MARKS.search(reason):
        return f"there is {found[0]!r} in it"
    try:
        cited = clause(refusal.rule)
    except UnknownClause:
        return f"the clause {refusal.rule!r} doesn't exist"
    return "" if cited.ledger in ledgers else f"the clause {refusal.rule} is of another game"


def go_through(game: str, form: str, seed: int, positions: int) -> Iterator[str]:
    """Play a random game, ask at so many of its positions for everything that could be typed, and tell the faults."""
    rules = rulebook(game)
    chance = Chance(seed_text(f"refusals {seed}"))
    played = random_game(rules, seed, form)
    heard: set[str] = set()
    kinds: set[tuple[str, str]] = set()
    for _ in range(STEPS):
        if not played.waiting or positions <= 0:
            break
        decision = played.waiting[chance.below(len(played.waiting))]
        heard |= {option.label for asked in played.waiting for option in asked.options}
        kind = (decision.kind, decision.rule)
        if kind not in kinds or chance.below(40) == 0:  # each kind of question, and some positions more
            kinds.add(kind)
            positions -= 1
            other = chance.below(len(played.names))
            for seat in {decision.seat, other}:
                yield from _ask(played, seat, heard, rules.ledgers)
        played.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def _ask(game: Game, seat: int, heard: set[str], ledgers: tuple[str, ...]) -> Iterator[str]:
    decision = game.decision(seat)
    for label in labels(game, seat, heard):
        found = game.why_not(label, seat)
        open_now = decision is not None and decision.option(label) is not None
        if bool(found) == open_now:
            yield f"{label!r}: {'refused though it is open' if open_now else 'not refused, and not open either'}"
        for refusal in found:
            if wrong := fault(refusal, ledgers):
                yield f"{label!r}: {refusal}: {wrong}"


def labels(game: Game, seat: int, heard: set[str]) -> list[str]:
    """Whatever could be typed now: labels that were options once, and in a card game each verb on each card in sight."""
    state = game.state
    found = {*WORDS, *heard}
    if isinstance(state, Table):
        names = {name_of(state, card) for card in range(len(state.defn)) if _in_sight(state, seat, card)}
        found |= {f"{verb} {name}" for verb in ON_A_CARD for name in (*names, *state.names)}
        found |= {f"marshal {name} as duplicate" for name in names}
        found |= {f"challenge {kind} {name}" for kind in CHALLENGES for name in state.names}
        found |= {f"first {name}" for name in state.names}
        found |= set(_stealth(state, seat))
    return sorted(found)


def _in_sight(state: Table, seat: int, card: int) -> bool:
    return bool(state.known[card] >> seat & 1) and state.zone[card] != DECK


def _stealth(state: Table, seat: int) -> Iterator[str]:
    """Each of one's own cards past each of the others', while there is a challenge; once otherwise."""
    own = [name_of(state, card) for card in state.area[seat]]
    others = [name_of(state, card) for side in state.area for card in side]
    for user in own if state.challenge is not None else own[:1]:
        yield from (f"stealth {user} past {target}" for target in others)
