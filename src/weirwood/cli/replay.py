"""`weirwood replay`: step through a saved game, or print its log."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.cli.table.screen import Screen
    from weirwood.kernel import Game

HELP = "Enter or next: one choice on · back · a number: after so many choices · look · log · view NAME or open · quit"


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "replay",
        help="look at a saved game again",
        description="Steps through a saved game choice by choice, with everything open or as one seat saw it; "
        "exits 1 if the game can't be played again, 2 if the file can't be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--log", action="store_true", help="print the whole log with the rules cited, and no more")
    parser.add_argument("--seat", metavar="NAME", help="as this player saw it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    from weirwood.cli.table.saving import open_game
    from weirwood.cli.table.screen import Left, Screen
    from weirwood.kernel import Unplayable

    try:
        game = open_game(args.file)
    except Unplayable as error:
        print(f"weirwood: {error}", file=sys.stderr)
        return 1
    replay = Replay(game, Screen())
    if args.seat is not None:
        replay.view(args.seat)
    if args.log:
        replay.screen.say_all(replay.log())
        return 0
    try:
        replay.step_through()
    except Left:
        pass
    return 0


class Replay:
    """A saved game with a position in it."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.choices = list(game.choices)
        self.seat: int | None = None

    def view(self, name: str) -> None:
        """Look from a player's seat, or with everything open."""
        names = [each.casefold() for each in self.game.names]
        if name.casefold() == "open":
            self.seat = None
        elif name.casefold() in names:
            self.seat = names.index(name.casefold())
        else:
            raise UserError(f"There is no player {name!r}; there are {', '.join(self.game.names)} and open.")

    def log(self, since: int = 0) -> list[str]:
        """What happened, as the chosen seat saw it or with everything open."""
        from weirwood.judge.opening import open_log

        return open_log(self.game, since) if self.seat is None else self.game.log(self.seat, since)

    def look(self) -> None:
        """The position in words."""
        from weirwood.cli.table.view import discard_lines

        rules, game = self.game.rules, self.game
        for seat in range(len(game.names)) if self.seat is None else (self.seat,):
            if self.seat is None:
                self.screen.say(f"As {game.names[seat]} sees it:", "bold")
            view = game.view(seat)
            self.screen.say_all([*rules.people.table(view), *discard_lines(view)])

    def go(self, to: int) -> None:
        """Go to the moment after so many choices, and say what happened on the way."""
        if not 0 <= to <= len(self.choices):
            raise UserError(f"The game has {len(self.choices)} choices; a number from 0 to that is needed.")
        now, since = len(self.game.choices), len(self.game.state.log)
        if to < now:
            self.game.take_back(to)
            since = len(self.game.state.log)
        for seat, label in self.choices[now:to]:
            if seat < 0:
                self.game.feed(label.removeprefix("chance: "))
                continue
            if self.seat in (None, seat):
                self.screen.say(f"{self.game.names[seat]}: {label}", "bold")
            self.game.choose(label, seat)
        for line in self.log(since):
            self.screen.say(f"• {line}")
        if self.game.outcome is not None:
            self.screen.say(f"The game is over: {self.game.outcome.reason}", "bold")

    def step_through(self) -> None:
        """Read commands until the person leaves."""
        self.screen.say(f"{self.game.rules.name}: {', '.join(self.game.names)}. {len(self.choices)} choices.")
        self.screen.say(HELP)
        self.go(0)
        self.screen.say_all(f"• {line}" for line in self.log())
        while True:
            at = len(self.game.choices)
            line = self.screen.ask(f"{at}/{len(self.choices)}> ")
            word, _, rest = line.casefold().partition(" ")
            try:
                if word in ("", "next", "n"):
                    if at == len(self.choices):
                        raise UserError("This is where the record ends.")
                    self.go(at + 1)
                elif word in ("back", "b"):
                    if at == 0:
                        raise UserError("This is where the game begins.")
                    self.go(at - 1)
                elif word.isdecimal():
                    self.go(int(word))
                elif word == "look":
                    self.look()
                elif word == "log":
                    self.screen.say_all(self.log())
                elif word == "view":
                    self.view(rest)
                elif word in ("quit", "exit", "q"):
                    return
                else:
                    self.screen.say(HELP)
            except UserError as error:
                self.screen.say(str(error), "yellow")
