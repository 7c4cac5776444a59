"""Running a game at the terminal: people take turns at the screen, bots answer for the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from weirwood.bots import Bot
from weirwood.cli.table.saving import save_somewhere
from weirwood.cli.table.screen import Left, Screen
from weirwood.cli.table.seat import Quit, Seat
from weirwood.cli.table.view import plays
from weirwood.errors import UserError
from weirwood.kernel import Decision, Game, InternalError


class Table:
    """A game, its people and its bots."""

    def __init__(
        self,
        game: Game,
        people: list[int],
        bots: dict[int, Bot],
        file: Path | None = None,
        again: str = "",
        seed: str | None = None,
    ) -> None:
        self.game = game
        self.screen = Screen()
        self.seats = {seat: Seat(game, seat, self.screen) for seat in people}
        self.bots = bots
        self.file = file
        self.again = again  # what to add to the command line that goes on with the game
        self.seed = seed or game.seed  # as it was typed
        self.at_screen: int | None = None

    def run(self) -> int:
        """Play until the game is over or the people leave; the exit code."""
        if len(self.seats) == 1 and self.game.waiting:
            for seat, each in self.seats.items():
                self.screen.say(plays(self.game.view(seat), seat, each.name), "bold")
        try:
            while self.game.waiting:
                self._answer()
                for each in self.seats.values():  # a choice taken back by one is unread by all
                    each.read = min(each.read, len(self.game.state.log))
        except (Left, Quit, KeyboardInterrupt):
            self._leave()
            return 0
        except (UserError, InternalError):
            self._leave()
            raise
        except Exception as error:
            raise InternalError("The table failed inside the program.", self.game.record) from error
        self._end()
        return 0

    def _answer(self) -> None:
        """Let one seat that is asked decide: bots first, then the person at the screen, then the next."""
        waiting = self.game.waiting
        decision = next((d for d in waiting if d.seat not in self.seats), None)
        if decision is not None:
            self._bot(decision)
            return
        seat = next((d.seat for d in waiting if d.seat == self.at_screen), waiting[0].seat)
        self._pass_screen(seat)
        self.seats[seat].decide()

    def _bot(self, decision: Decision) -> None:
        seat = decision.seat
        choice = self.bots[seat].choose(self.game.observe(seat))
        try:
            self.game.choose(choice, seat)
        except InternalError as error:
            path = save_somewhere(error.record, f"{self.game.rules.id}-error")
            self.screen.say(f"{error} The record is in {path}; {self.game.names[seat]} does something else.", "red")
            self._another(seat, choice.label, error)

    def _another(self, seat: int, failed: str, last: InternalError) -> None:
        decision = self.game.decision(seat)
        assert decision is not None
        for option in decision.options:
            if option.label != failed:
                try:
                    self.game.choose(option, seat)
                    return
                except InternalError as error:
                    last = error
        raise last  # every option fails

    def _pass_screen(self, seat: int) -> None:
        """With several people at one screen, hide what the last one saw."""
        if len(self.seats) > 1 and self.at_screen != seat:
            if self.at_screen is not None:
                self.screen.wipe()
            self.screen.ask(f"Pass the screen to {self.game.names[seat]}, who presses Enter. ")
        self.at_screen = seat

    def _leave(self) -> None:
        if not self.game.choices:
            self.screen.say("Goodbye. Nothing was decided yet, so nothing is saved.")
            return
        saved = next((seat.saved for seat in self.seats.values() if seat.saved is not None), self.file)
        path = save_somewhere(self.game.record, self.game.rules.id, saved)
        self.screen.say(f"The game is saved. To go on: weirwood play --load {path}{self.again}")

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        told = len(self.game.state.log) - 1
        if len(self.seats) == 1:
            next(iter(self.seats.values())).catch_up()
        else:
            self.screen.say_all(self.game.log(None, min(seat.read for seat in self.seats.values())))
        reason = outcome.reason.rstrip(".")
        said = any(reason in line for line in self.game.log(None, max(told, 0)))  # the log ends with it
        rule = f" [{outcome.rule}]" if outcome.rule else ""
        self.screen.say(
            f"The game is over. {self._result(outcome.winners)}{'.' if said else f': {reason}.'}{rule}", "bold"
        )
        self.screen.say(f"Its seed was {self.seed}.")
        try:
            answer = self.screen.ask("Save the game to look at it again? A file name, or Enter for no: ")
        except Left:
            return
        if answer and answer.casefold() not in ("n", "no"):
            wanted = None if answer.casefold() in ("y", "yes") else Path(answer).expanduser()
            path = save_somewhere(self.game.record, self.game.rules.id, wanted)
            self.screen.say(f"Saved. To look at it: weirwood replay {path}")

    def _result(self, winners: Sequence[int]) -> str:
        """Who wins, and to the only person at the table whether that is them."""
        names = [self.game.names[seat] for seat in winners]
        result = f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win'}" if names else "Nobody wins"
        if len(self.seats) != 1:
            return result
        own = next(iter(self.seats))
        if own not in winners:
            return f"You lose, {result}" if names else result
        others = [self.game.names[seat] for seat in winners if seat != own]
        return f"You win{' with ' + ' and '.join(others) if others else ''}"
