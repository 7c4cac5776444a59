"""What people want to be asked: changing it at a table, and keeping it for their next game of the same kind."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, select

from weirwood.errors import UserError
from weirwood.server.browsers.messages import PrefsWish
from weirwood.server.store import schema
from weirwood.server.store.rows import Prefs, encode
from weirwood.server.tables.answering import bare, phase_now
from weirwood.server.tables.play import Play

MOST, LONGEST = 200, 200
"""How many things one may have wishes about, and how long their names are."""


class TooMuch(UserError):
    """More wishes than are kept."""


def changed(prefs: Prefs, wish: PrefsWish, play: Play) -> Prefs:
    """A seat's preferences with what it wants changed."""
    replace = msgspec.structs.replace
    for named in (wish.decline, wish.stops, wish.cards):
        if named is not None and (len(named) > MOST or any(len(each) > LONGEST for each in named)):
            raise TooMuch("That are too many things to have wishes about.")
    if wish.windows is not None:
        prefs = replace(prefs, windows=wish.windows)
    if wish.everything is not None:
        prefs = replace(prefs, everything=wish.everything)
    if wish.next is not None:
        prefs = replace(prefs, next=wish.next)
    if wish.until is not None:
        prefs = replace(prefs, until=wish.until, since=len(play.game.state.log))
    if wish.phase is not None:
        prefs = replace(prefs, phase=phase_now(play) if wish.phase else "")
    if wish.decline is not None:
        prefs = replace(prefs, decline=tuple(dict.fromkeys(bare(label) for label in wish.decline)))
    if wish.stops is not None:  # each only says what is to change
        prefs = replace(prefs, stops={k: v for k, v in {**prefs.stops, **wish.stops}.items() if v != "matters"})
    if wish.cards is not None:
        named = {bare(name): asked for name, asked in wish.cards.items()}
        prefs = replace(prefs, cards={k: v for k, v in {**prefs.cards, **named}.items() if v != "matters"})
    if len(prefs.stops) > MOST or len(prefs.cards) > MOST:
        raise TooMuch("That are too many things to have wishes about.")
    return prefs


def keep(sql: Sql, person: str, game: str, prefs: Prefs) -> None:
    """Keep a person's preferences for their later games."""
    w = schema.wishes
    sql.execute(delete(w).where(w.c.person == person, w.c.game == game))
    sql.execute(insert(w).values(person=person, game=game, prefs=encode(prefs.kept())))


def kept(sql: Sql, person: str, game: str) -> Prefs:
    """What a person wanted in their last game of this kind."""
    w = schema.wishes
    found = sql.execute(select(w.c.prefs).where(w.c.person == person, w.c.game == game)).scalar()
    return msgspec.json.decode(found, type=Prefs) if found else Prefs()
