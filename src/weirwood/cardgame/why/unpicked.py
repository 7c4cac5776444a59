"""Why a card is not among those that a seat may pick from."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.decision import Refusal
from ..cards.catalogue import plain
from ..cards.definition import Context
from ..table import values
from ..table.choosing import Pick
from ..table.naming import card_options, name_of, titled
from ..table.state import Table
from ..table.words import listed
from ..vocabulary.describing.nouns import A_CARD
from ..vocabulary.lines import named
from ..vocabulary.ruling.protecting import untargeted
from ..vocabulary.ruling.rules import ban, immunity
from .fitting import lacks
from .reasons import forbids, reaches, unattached

Narrower = Mapping[tuple[str, str], str]
"""The clause for a part of a description, where it isn't the one that asks: by the clause that asks, and the part."""


def unpicked(s: Table, seat: int, label: str, narrower: Narrower) -> list[Refusal]:
    """Why not; nothing if the seat isn't picking cards, or not with such a label."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Pick) or frame.seat != seat or not plain(label).startswith(plain(frame.verb) + " "):
        return []
    name = " ".join(label.split())[len(frame.verb) + 1 :]
    cards = seen(s, seat, name)
    if not cards:
        words = f"{s.name(seat)} can see no such card. What is asked: {frame.prompt.rstrip('.')}"
        return [Refusal(frame.rule, f"{name}: {words}")]
    left = [card for card in cards if card in frame.left(s)]
    if left:
        labels = [option.label for option in card_options(s, frame.verb, left, frame.seat)]
        return [Refusal(frame.rule, f"{name}: say which one is meant: {listed(labels, 'or')}")]
    if frame.attaching >= 0:
        return [Refusal(*_unattached(s, frame, cards[0]))]
    what = name_of(s, cards[0])
    return [Refusal(clause, f"{what}: {words}") for clause, words in _barred(s, frame, cards[0], narrower)]


def seen(s: Table, seat: int, name: str) -> list[int]:
    """The cards that a seat can tell and may mean by a name, those in play first."""
    wanted = plain(name)
    known = [c for c in range(len(s.defn)) if s.known[c] >> seat & 1]
    known.sort(key=lambda c: not s.in_play(c))
    exact = [c for c in known if plain(name_of(s, c)) == wanted]
    return exact or [c for c in known if titled(s, c, wanted)]


def _unattached(s: Table, frame: Pick, host: int) -> tuple[str, str]:
    clause, words = unattached(s, frame.attaching, host, frame.seat)
    if clause:
        return clause, words
    what = f"{s.called(frame.attaching)} can't be attached to {name_of(s, host)}"
    if s.host[frame.attaching] == host:
        return frame.rule, f"{what}: it is attached to it already"
    return frame.rule, f"{what}: that was no possible choice when its cost was paid, or while it is set up"


def _barred(s: Table, frame: Pick, card: int, narrower: Narrower) -> list[tuple[str, str]]:
    """The clauses that keep a card from being picked, and why in words, the most telling first."""
    if card in frame.picked:
        clause = narrower.get((frame.rule, "picked"), frame.rule)
        return [(clause, "it has been chosen already, and each is chosen once")]
    if card in frame.cards:
        return [(frame.rule, _together(s, frame, card))]
    ctx = _context(s, frame)
    if frame.fits is not None:
        field, words = lacks(s, ctx, frame.fits, card)
        if words:
            return [(narrower.get((frame.rule, field), frame.rule), f"{words}, and {_asked(s, ctx, frame)}")]
    if frame.fits is None:
        return [(frame.rule, f"it is not one of the cards that this is about ({frame.prompt.rstrip('.')})")]
    return [_protected(s, ctx, frame, card), (frame.rule, f"{_asked(s, ctx, frame)}, and not every one will do")]


def _protected(s: Table, ctx: Context, frame: Pick, card: int) -> tuple[str, str]:
    """What keeps a card from being picked that is as it should be: a card's text, or that nothing would come of it."""
    done = [getattr(effect, "verb", "") for effect in ctx.ability.do] if ctx.ability is not None else []
    for verb in filter(None, (frame.does, *done)):
        if (banned := ban(s, card, verb)) is not None:
            return s.clauses.cannot, forbids(s, banned)
    kind = reaches(s, ctx, card)
    if kind and (shield := immunity(s, card, kind, ctx.player, ctx.card)) is not None:
        return s.clauses.immune, f"it is immune to {kind} effects: {forbids(s, shield)}"
    if kind and (shield := untargeted(s, card, kind, ctx.player)) is not None:
        return s.clauses.cannot, forbids(s, shield)
    clause = s.clauses.unaffected if ctx.card >= 0 else frame.rule
    return clause, f"that could change nothing about it ({frame.prompt.rstrip('.')})"


def _context(s: Table, frame: Pick) -> Context:
    """For whom the cards are picked: the ability that asks, or the player who picks."""
    ctx = getattr(s.frames[-2], "ctx", None) if len(s.frames) > 1 else None
    return ctx if isinstance(ctx, Context) and ctx.card >= 0 else Context(-1, frame.seat)


def _asked(s: Table, ctx: Context, frame: Pick) -> str:
    assert frame.fits is not None
    if ctx.card < 0:
        return f"{A_CARD.say(frame.fits, s.speech)} is asked for"
    name = s.called(ctx.card)
    wanted = A_CARD.say(frame.fits, s.speech) or ""
    return f"{name} asks for {named(wanted, name)}"


def _together(s: Table, frame: Pick, card: int) -> str:
    """Why a card doesn't go together with those picked before it."""
    first = frame.picked[0]
    if frame.same_side and s.ctrl[card] != s.ctrl[first]:
        return f"all of them must be under one player's control, and {name_of(s, first)} is {s.name(s.ctrl[first])}'s"
    spent = sum(values.strength(s, c) for c in frame.picked)
    return f"its STR is {values.strength(s, card)}, and {frame.total - spent} of {frame.total} STR is left to choose"
