"""One person's turn at the table: what they see, and what they can type."""

from __future__ import annotations

from pathlib import Path

from weirwood.bots.advice import advise
from weirwood.cli.table.finding import card_lines, clauses_for
from weirwood.cli.table.picking import beginning, picked
from weirwood.cli.table.saving import save
from weirwood.cli.table.screen import Screen
from weirwood.cli.table.so_far import SoFar, gathered, nothing_placed
from weirwood.cli.table.view import discard_lines
from weirwood.errors import UserError
from weirwood.kernel import Decision, Game, InternalError, Option

HELP = """\
Type the number of an option, or its words, or enough of their beginning.
  look            the position in words
  log             everything that happened so far
  hint            what the computer would do here, and why (also: ?)
  why not LABEL   which rule forbids something (or: why not CARD)
  card NAME       a card's face and text
  rule ID         a clause of the rules, or the clauses with a word in them
  undo            go back to your previous decision
  save FILE       save the game
  help            this list
  quit            save the game and leave"""


class Quit(Exception):
    """The person wants to leave."""


class Seat:
    """A person at the table."""

    def __init__(self, game: Game, seat: int, screen: Screen) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.read = 0  # how much of the log has been shown
        self.saved: Path | None = None
        self.seen: object = None  # what stage of the game the position was last shown in
        self.so_far = SoFar()

    @property
    def name(self) -> str:
        return self.game.names[self.seat]

    def catch_up(self) -> None:
        """Say what happened since the last look."""
        for line in self.game.log(self.seat, self.read):
            self.screen.say(f"• {line}")
        self.read = len(self.game.state.log)

    def look(self) -> None:
        """The position in words."""
        self.screen.say_all(self.game.rules.people.table(self.game.view(self.seat)))

    def decide(self) -> None:
        """Ask until a choice is made or the game has changed."""
        self.catch_up()
        self.screen.say()
        stage = self.game.rules.computers.horizon(self.game.state)
        if stage is None or stage != self.seen:  # the whole position once a stage; 'look' shows it at any time
            self.seen = stage
            self.look()
            self.screen.say()
        shown: Decision | None = None
        while (decision := self.game.decision(self.seat)) is not None:
            if decision is not shown:
                self._show(decision)
                shown = decision
            line = self.screen.ask("> ")
            try:
                if not line:
                    self._choose(self._declining(decision), decision)
                    return
                if decision.option(line) is None and self._command(line, decision):
                    if self.game.decision(self.seat) is not decision:
                        return
                    continue
                self._choose(picked(line, decision, self._says(decision)), decision)
                return
            except (UserError, InternalError) as error:
                self.screen.say(str(error), "yellow")

    def _show(self, decision: Decision) -> None:
        people, state = self.game.rules.people, self.game.state
        hints = [people.hint(state, self.seat, option) for option in decision.options]
        so_far = gathered(self.game.view(self.seat), self.seat, decision.kind)
        so_far = so_far or self.so_far.say(decision, len(state.log))
        decline = self._decline(decision)
        said = self._say(decline) if decline is not None else ""
        self.screen.show_decision(self.name, decision, self._says(decision), hints, said, so_far)

    def _say(self, option: Option) -> str:
        return self.game.rules.people.say(self.game.state, self.seat, option)

    def _says(self, decision: Decision) -> list[str]:
        """Each option in words, with those that harm one's own marked."""
        people, state = self.game.rules.people, self.game.state
        return [
            self._say(option) + (" [yours]" if people.yours(state, self.seat, option) else "")
            for option in decision.options
        ]

    def _decline(self, decision: Decision) -> Option | None:
        """What Enter alone means; nothing where it would end the setup with no card placed."""
        if nothing_placed(self.game.choices, self.seat, decision):
            return None
        return decision.declining

    def _declining(self, decision: Decision) -> Option:
        decline = self._decline(decision)
        if decline is not None:
            return decline
        if nothing_placed(self.game.choices, self.seat, decision):
            raise UserError("You have placed nothing yet: place a card, or type done to begin without one.")
        raise UserError("This can't be declined: choose one of the options.")

    def _choose(self, option: Option, decision: Decision) -> None:
        self.screen.say(f"You choose: {self._say(option)}.")
        self.game.choose(option.label, self.seat)
        if option == decision.declining:
            self.so_far = SoFar()
        else:
            self.so_far.note(decision, option.label, len(self.game.state.log))

    def _command(self, line: str, decision: Decision) -> bool:
        """Do what a command says; False if the line is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "help":
                self.screen.say(HELP)
            case "hint" | "?":
                self._hint()
            case "look":
                self.look()
                self.screen.say_all(discard_lines(self.game.view(self.seat)))
                self.screen.say()
                self._show(decision)
            case "log":
                self.screen.say_all(self.game.log(self.seat))
            case "undo":
                self._undo()
            case "quit" | "exit":
                raise Quit
            case "why":
                self._why_not(rest)
            case "card":
                self.screen.say_all(card_lines(self.game.rules, _needed(rest, "card NAME")))
            case "rule" | "rules":
                self._rule(_needed(rest, "rule ID"))
            case "save":
                path = Path(_needed(rest, "save FILE")).expanduser()
                save(self.game.record, path)
                self.saved = path
                self.screen.say(f"Saved to {path}.")
            case _:
                return False
        return True

    def _hint(self) -> None:
        self.screen.say("The computer thinks about it …")
        for number, each in enumerate(advise(self.game.observe(self.seat).sealed()), 1):
            sure = f": {100 * each.chance:.0f} ± {max(1, 100 * each.error):.0f} in 100 to win" if each.trials else ""
            self.screen.say(f"{number}. {self._say(each.option)}{sure}{f', {each.reason}' if each.reason else ''}.")

    def _undo(self) -> None:
        choices = self.game.choices
        own = [number for number, (seat, _) in enumerate(choices) if seat == self.seat]
        if not own:
            raise UserError("You haven't decided anything yet that could be taken back.")
        undone = choices[own[-1]][1]
        self.game.take_back(own[-1])
        self.read = min(self.read, len(self.game.state.log))
        self.seen = None
        self.so_far = SoFar()
        self.screen.say(f"Taken back: {undone}.")

    def _why_not(self, rest: str) -> None:
        label = rest.removeprefix("not").strip().rstrip("?") if rest.casefold().startswith("not") else rest.rstrip("?")
        label = _needed(label, "why not LABEL")
        for each in self.game.rules.people.could(self.game.state, self.seat, label) or [label]:
            option = beginning(each, self.game.decision(self.seat))
            refusals = [] if option else self.game.why_not(each, self.seat)
            if refusals:
                self.screen.show_refusals(refusals)
            else:
                self.screen.say(f"You can: {option.label if option else each} is among the options.")

    def _rule(self, wanted: str) -> None:
        found = clauses_for(self.game.rules, wanted)
        for each in found[:8]:
            self.screen.say(f"{each.id}: {each.rule}")
        if len(found) > 8:
            self.screen.say(f"… and {len(found) - 8} more: weirwood rules {wanted}")


def _needed(text: str, form: str) -> str:
    if not text:
        raise UserError(f"Say which: {form}.")
    return text
