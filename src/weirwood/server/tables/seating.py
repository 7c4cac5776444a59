"""Making a table, sitting down at it and getting up, and the start of its game when all seats are filled."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import func, insert, select, update

from weirwood import __version__, bots
from weirwood.errors import UserError
from weirwood.guides import guide
from weirwood.kernel import Chance, Rulebook, rulebook, seed_text
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.kernel.game import ASK_ALL, Game
from weirwood.kernel.parts.form import filled
from weirwood.server.browsers.limits import TABLES, TITLE, WAITING
from weirwood.server.browsers.line import NOBODY, Asker
from weirwood.server.browsers.names import clean, told_apart
from weirwood.server.computers.known import default, name_of
from weirwood.server.store import schema
from weirwood.server.store.ids import fresh_id, fresh_secret, hashed
from weirwood.server.store.rows import ClockRule, Move, SeatRow, Settings, TableRow
from weirwood.server.tables.books import rules_for
from weirwood.server.tables.decks.deckbox import deck_data
from weirwood.server.tables.fair import ready
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room
from weirwood.server.tables.wishes import kept


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit in a seat of a new table."""

    who: Literal["me", "friend", "open", "bot"]
    bot: str = ""
    """'': the one that the lobby offers first."""
    form: dict[str, Any] = {}


class TableWish(msgspec.Struct, frozen=True):
    """A new table."""

    game: str
    seats: list[SeatWish]
    form: dict[str, Any] = {}
    title: str = ""
    clock: ClockRule | None = None
    takeback: Literal["free", "ask", "never"] = "ask"
    spectators: bool = True
    private: bool = False
    ask_all: bool = False
    hush: bool | None = None
    """None: between people, and not against computers."""
    hints: bool | None = None
    """None: against computers, and not between people."""
    guide: bool = False


class PlayWish(msgspec.Struct, frozen=True):
    """A game against the computer, at once."""

    game: str
    form: dict[str, Any] = {}
    seat: dict[str, Any] = {}
    bot: str = ""
    """'': the one that the lobby offers first."""


async def make_table(hub: Hub, asker: Asker, name: str, wish: TableWish) -> tuple[str, list[dict[str, Any]]]:
    """A new table and the links that invite to it; its game starts at once if all seats are filled."""
    person = asker.person
    form = filled(rulebook(wish.game).people.setup_form(), "table", wish.form)
    rules = await rules_for(hub.workshop, asker, wish.game, form)
    check_seats(rules, form, len(wish.seats))
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise UserError("You can sit in one seat only.")
    clock = wish.clock
    if clock is not None and not (1 <= clock.minutes <= 24 * 60 and 0 <= clock.increment <= 3600):
        raise UserError("A clock has 1 to 1440 minutes, and an increment of 0 to 3600 seconds.")
    hush = all(seat.who != "bot" for seat in wish.seats) if wish.hush is None else wish.hush
    settings = Settings(
        form,
        clock,
        wish.takeback,
        wish.spectators,
        wish.private,
        wish.ask_all,
        hush=hush,
        hints=wish.hints,
        guide=wish.guide,
    )
    now = time.time()
    title = clean(wish.title, TITLE, "A title") or f"{name}'s table"
    row = TableRow(fresh_id(), wish.game, title, person, "open", settings, now, now)
    seats: list[SeatRow] = []
    invites: list[dict[str, Any]] = []
    for number, asked in enumerate(wish.seats):
        seat = SeatRow(number, "open")
        if asked.who == "me":
            seat.kind, seat.person, seat.name = "person", person, told_apart(name, [each.name for each in seats])
            seat.prefs = await hub.database.fetch(lambda sql: kept(sql, person, rules.id))
        elif asked.who == "bot":
            seat.kind, seat.bot = "bot", asked.bot or default(wish.game)
            bots.make(seat.bot)
            taken = [each.name for each in seats] + ([name] if any(s.who == "me" for s in wish.seats) else [])
            seat.name = told_apart(name_of(seat.bot), taken)
        elif asked.who == "friend":
            token = fresh_secret()
            seat.kind, seat.invite = "invite", hashed(token)
            invites.append({"seat": number, "link": f"/join/{token}"})
        await fill_in(hub, rules, seat, asked.form, asker, form)
        seats.append(seat)
    if ready.full(seats):
        begun(row, seats, await hub.workshop.do(asker, lambda: dealt(row, seats, rules)))
    await write_new(hub, row, seats)
    return row.id, invites


async def write_new(hub: Hub, row: TableRow, seats: list[SeatRow], moves: Sequence[Move] = ()) -> None:
    """Write a new table of its owner, perhaps one whose game has begun."""
    person = row.owner

    def job(sql: Sql) -> None:
        t = schema.tables
        busy = select(func.count()).select_from(t).where(t.c.owner == person, t.c.status.in_(("open", "playing")))
        if (sql.execute(busy).scalar() or 0) >= TABLES:
            raise UserError(f"You have {TABLES} tables already; finish or close one first.")
        sql.execute(insert(t).values(row.values()))
        sql.execute(insert(schema.seats), [{"table": row.id, **seat.values()} for seat in seats])
        if moves:
            sql.execute(insert(schema.moves), [{"table": row.id, **msgspec.structs.asdict(move)} for move in moves])
        hub.news.tell(sql, "lobby", "")

    await hub.database.commit(row.id, job)
    hub.lobby_changed(tell=False)


def play_now(wish: PlayWish) -> TableWish:
    """The table for a game against the computer: the fewest players that the form allows."""
    rules = rulebook(wish.game)
    form = filled(rules.people.setup_form(), "table", wish.form)
    count = seat_range(rules, form)[0]
    others = [SeatWish("bot", wish.bot)] * (count - 1)
    return TableWish(wish.game, [SeatWish("me", form=wish.seat), *others], form, takeback="free", private=True)


def seat_range(rules: Rulebook, form: dict[str, Any]) -> tuple[int, int]:
    """How many players there may be for a filled-in form."""
    least, most = rules.min_seats, rules.max_seats
    for field in rules.people.setup_form():
        for choice in field.choices:
            if choice.seats is not None and form.get(field.name) == choice.value:
                least, most = max(least, choice.seats[0]), min(most, choice.seats[1])
    return least, most


def check_seats(rules: Rulebook, form: dict[str, Any], count: int) -> None:
    least, most = seat_range(rules, form)
    if not least <= count <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise UserError(f"This is a game for {wanted} players, not for {count}.")


async def fill_in(
    hub: Hub, rules: Rulebook, seat: SeatRow, values: dict[str, Any], asker: Asker, form: dict[str, Any]
) -> None:
    """A seat's part of the form: decks are looked up among those that come with the game and the person's own.

    Whether they are legal depends on the table's part of it.
    """
    fields = rules.people.setup_form()
    found = filled(fields, "seat", values)
    chosen = [
        field.name for field in fields if field.kind == "deck" and field.scope == "seat" and found.get(field.name)
    ]

    def look_up() -> str:
        for name in chosen:
            found[name] = deck_data(hub.database, rules, str(found[name]), asker.person, form)
        return rules.people.plays(found)[:200]

    seat.plays = await hub.workshop.do(asker, look_up) if chosen else rules.people.plays(found)[:200]
    seat.form = found


def dealt(row: TableRow, seats: list[SeatRow], rules: Rulebook) -> Game:
    """The game of a table at its start (takes a while): its seed is drawn here and stays secret until the end."""
    names = [seat.name for seat in seats]
    form = dict(row.settings.form)
    if all(seat.kind == "person" for seat in seats):
        form = rules.between_people(form)
    known = guide(rules.id) if row.settings.guide else None
    wanted = known.seed if known is not None else None  # a guided game is the same for everybody
    config = rules.set_up(form, [seat.form for seat in seats], names, Chance(seed_text(wanted)))
    if row.settings.ask_all:
        config = {**config, ASK_ALL: True}
    return Game(rules, config, seed_text(wanted), checkpoints=Checkpoints())


def begun(row: TableRow, seats: list[SeatRow], game: Game) -> Game:
    """The table's game has begun."""
    row.config, row.seed, row.status, row.version = game.config, game.seed, "playing", __version__
    if row.settings.clock is not None:
        for seat in seats:
            seat.left_ms = row.settings.clock.minutes * 60_000
    row.waiting = tuple(decision.seat for decision in game.waiting)
    return game


async def sit(
    hub: Hub, room: Room, number: int, asker: Asker, name: str, form: dict[str, Any], token: str = ""
) -> None:
    """Take an open seat, or the one that a link invites to. The room's lock is held."""
    person = asker.person
    if not 0 <= number < len(room.seats):
        raise UserError(f"There is no seat {number}.")
    if person in room.row.settings.barred:
        raise UserError("The host has removed you from this table.")
    seat = copy(room.seats[number])
    invited = seat.kind == "invite" and bool(token) and seat.invite == hashed(token)
    if room.row.status != "open" or not (seat.kind == "open" or invited):
        raise UserError("This seat is no longer free.")
    if any(each.person == person for each in room.seats):
        raise UserError("You sit at this table already.")
    rules = await rules_for(hub.workshop, asker, room.row.game, room.row.settings.form)
    await fill_in(hub, rules, seat, form, asker, room.row.settings.form)
    prefs = await hub.database.fetch(lambda sql: kept(sql, person, rules.id))
    seat.kind, seat.person, seat.invite, seat.prefs = "person", person, ready.FRIEND if invited else "", prefs
    seat.name = told_apart(name, [each.name for each in room.seats if each.seat != number])
    await settle(hub, room, [seat], asker, None if invited else lambda sql: _not_everywhere(sql, person))


def _not_everywhere(sql: Sql, person: str) -> None:
    """One person doesn't take the free seats of all tables. (Asked where it is written: they may sit down at once.)"""
    t, s = schema.tables, schema.seats
    here = select(func.count()).select_from(s.join(t, s.c.table == t.c.id))
    waiting = here.where(s.c.person == person, t.c.status == "open", t.c.owner != person)
    if (sql.execute(waiting).scalar() or 0) > WAITING:
        raise UserError(f"You wait at {WAITING} tables already; get up from one, or begin to play.")


async def settle(
    hub: Hub,
    room: Room,
    changed: list[SeatRow],
    asker: Asker = NOBODY,
    also: Callable[[Sql], None] | None = None,
    call: bool = True,
) -> None:
    """Write who sits where, and start the game if nobody is missing; strangers are asked first whether they are there.

    ``changed``: the seats as they are to be; until that is done, nobody sees them. ``call``: whether they are asked now.
    """
    new = {each.seat: each for each in changed}
    row, seats = room.row, [new.get(each.seat, each) for each in room.seats]
    begins = row.status == "open" and ready.full(seats)
    if begins and ready.agreed(row, seats):
        rules = rulebook(row.game)
        try:
            game = await hub.workshop.do(asker, lambda: dealt(row, seats, rules))
        except Exception:
            await hub.reload(room)
            raise
        row.vote, room.seats = None, seats
        room.play = Play(begun(row, seats, game), hush=row.settings.hush)
        values = row.values()
        await room.commit(seats=seats, also=also, config=values["config"], seed=values["seed"])
        room.audience.away.since.clear()
        room.wind_clocks()
        room.audience.show_all()
        await room.answer_automatically()
        room.wake()
    else:
        if changed and ready.check(row) is not None:  # other people than were asked, or other decks
            row.vote = None
        if begins and call and row.vote is None:
            row.vote = ready.called(row, seats)
        room.seats = seats
        await room.commit(seats=changed, also=also, settings=row.values()["settings"])
        room.audience.show_all()
    room.stirred.set()
    hub.lobby_changed()


async def leave(hub: Hub, room: Room, asker: Asker) -> None:
    """Get up from a table that hasn't started; if its owner does, it is closed."""
    row, person = room.row, asker.person
    if row.status != "open":
        raise UserError("The game has begun: concede it at the table, or just leave and come back later.")
    if row.owner == person:
        row.status = "closed"
        await room.commit()
        room.audience.show_all()
        hub.lobby_changed()
        return
    seat = next((each for each in room.seats if each.person == person), None)
    if seat is None:
        raise UserError("You don't sit at this table.")
    await settle(hub, room, [ready.emptied(seat)], asker)


async def fill_with_computer(hub: Hub, room: Room, number: int, bot: str, asker: Asker) -> None:
    """Put a computer into a seat that is still free."""
    bot = bot or default(room.row.game)
    bots.make(bot)
    if room.row.owner != asker.person:
        raise UserError("Only whoever made the table can do that.")
    if room.row.status != "open" or not 0 <= number < len(room.seats):
        raise UserError("The table has no such seat that is free.")
    if room.seats[number].kind not in ("open", "invite"):
        raise UserError("This seat is no longer free.")
    name = told_apart(name_of(bot), [each.name for each in room.seats])
    computer = SeatRow(number, "bot", name=name, bot=bot, form=room.seats[number].form)
    await settle(hub, room, [computer], asker)


async def new_invitation(hub: Hub, room: Room, number: int, person: str) -> str:
    """A link for a seat that is still free; the one before stops working."""
    if room.row.owner != person:
        raise UserError("Only whoever made the table can invite to it.")
    if room.row.status != "open" or not 0 <= number < len(room.seats):
        raise UserError("The table has no such seat that is free.")
    seat = copy(room.seats[number])
    if seat.kind not in ("open", "invite"):
        raise UserError("This seat is no longer free.")
    token = fresh_secret()
    seat.kind, seat.invite = "invite", hashed(token)
    await settle(hub, room, [seat])
    return f"/join/{token}"


async def same_again(room: Room, asker: Asker) -> tuple[str, Callable[[Sql], None]]:
    """A new table for the same players, who agreed to it, and the job that writes it; its game starts at once."""
    old = room.row
    now = time.time()
    row = TableRow(fresh_id(), old.game, old.title, old.owner, "open", old.settings, now, now)
    again = old.config if old.settings.situation else None  # a position is tried again, from the same seat
    turned = room.seats if again else room.seats[1:] + room.seats[:1]  # or else everybody moves on by a seat
    seats = []
    for number, seat in enumerate(turned):
        kind = "person" if seat.person else "bot"
        bot = "" if kind == "person" else seat.bot
        seats.append(SeatRow(number, kind, seat.person, seat.name, bot, seat.form, seat.plays, prefs=seat.prefs.kept()))
    rules = rulebook(row.game)

    def deal() -> Game:
        return dealt(row, seats, rules) if again is None else Game(rules, again, seed_text(None))

    begun(row, seats, await room.hub.workshop.do(asker, deal))

    def job(sql: Sql) -> None:
        sql.execute(insert(schema.tables).values(row.values()))
        sql.execute(insert(schema.seats), [{"table": row.id, **seat.values()} for seat in seats])

    return row.id, job


async def rename(hub: Hub, person: str, name: str) -> None:
    """Give a person a name (at tables that have started, they keep the one they had)."""

    def job(sql: Sql) -> None:
        p = schema.people
        if sql.execute(update(p).where(p.c.person == person).values(name=name)).rowcount == 0:
            sql.execute(insert(p).values(person=person, name=name, since=time.time()))

    await hub.database.commit("", job)
