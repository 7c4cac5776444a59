"""A table in short, for the lobby and for whoever sits at it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from weirwood.errors import UserError
from weirwood.kernel import rulebook
from weirwood.kernel.parts.introduction import Introduction
from weirwood.server.store.rows import Result, SeatRow, Settings, TableRow
from weirwood.server.tables.books import own_cards_field


def seat_of(seats: list[SeatRow], person: str) -> int | None:
    """The seat that belongs to a person, if one does."""
    return next((row.seat for row in seats if person and row.person == person), None)


def may_watch(row: TableRow, seats: list[SeatRow], person: str) -> bool:
    """Whether somebody may see what goes on: strangers only where spectators may."""
    return seat_of(seats, person) is not None or row.settings.spectators


def with_hints(settings: Settings, seats: list[SeatRow]) -> bool:
    """Whether people at a table may ask for hints: as was agreed, or else where one of them plays against computers alone."""
    if settings.hints is not None:
        return settings.hints
    return sum(row.kind != "bot" or bool(row.person) for row in seats) <= 1


def shown_seat(row: SeatRow, you: int | None, online: Collection[int], kept: float | None = None) -> dict[str, Any]:
    """A seat as everybody may know it; ``kept``: for how many seconds more if its person is away from the game."""
    return {
        "seat": row.seat,
        "name": row.name,
        "kind": row.kind,
        "bot": row.bot or None,
        "you": row.seat == you,
        "online": row.kind == "bot" or row.seat in online,
        "kept": int(kept * 1000) if kept is not None else None,
        "conceded": row.conceded,
        "clock": row.left_ms,
        "timed_out": row.timed_out,
        "plays": row.plays,
    }


def shown_result(result: Result | None) -> dict[str, Any] | None:
    found: dict[str, Any] | None = msgspec.to_builtins(result) if result is not None else None
    return found


def summary(
    row: TableRow, seats: list[SeatRow], person: str, online: Collection[int] = (), broken: bool = False
) -> dict[str, Any]:
    """A table as a person may know it from outside."""
    you = seat_of(seats, person)
    settings = row.settings
    own = own_cards_field(row.game)  # not for the eyes of other tables
    return {
        "id": row.id,
        "game": row.game,
        "game_name": game_name(row.game),
        "format": shown_format(row.game, settings.form),
        "title": row.title,
        "status": "broken" if broken and row.status == "playing" else row.status,
        "seats": [shown_seat(each, you, online) for each in seats],
        "you": you,
        "owner": row.owner == person,
        "waiting": list(row.waiting),
        "your_turn": you in row.waiting and row.status == "playing",
        "spectators": settings.spectators,
        "private": settings.private,
        "form": {name: value for name, value in settings.form.items() if name != own},
        "own_cards": bool(own and settings.form.get(own)),
        "clock": msgspec.to_builtins(settings.clock),
        "takeback": settings.takeback,
        "ask_all": settings.ask_all,
        "hush": settings.hush,
        "hints": with_hints(settings, seats),
        "guide": settings.guide,
        "situation": settings.situation,
        "created": int(row.created),
        "updated": int(row.updated),
        "choices": 0 if settings.hush and row.status == "playing" else row.seq,
        "result": shown_result(row.result),
    }


def game_name(game: str) -> str:
    try:
        return rulebook(game).name
    except UserError:
        return game


def introduction(game: str) -> Introduction:
    """How a game is introduced; nothing is said of one that is no longer there."""
    try:
        return rulebook(game).people.introduction
    except UserError:
        return Introduction()


def shown_format(game: str, form: Mapping[str, Any]) -> str:
    """In which format a table plays, as its form calls it: the choice that decides how many may play ('' if none does)."""
    try:
        fields = rulebook(game).people.setup_form()
    except UserError:
        return ""
    choices = ((field.name, choice) for field in fields for choice in field.choices if choice.seats is not None)
    return ", ".join(choice.label for name, choice in choices if form.get(name) == choice.value)
