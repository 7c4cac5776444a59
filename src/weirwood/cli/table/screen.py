"""What a person reads and types: plain lines, with colour only as an addition."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from weirwood.cli.table.amounts import rows

if TYPE_CHECKING:
    from rich.console import Console

    from weirwood.kernel import Decision, Refusal


class Left(Exception):
    """The person has left: end of input or Ctrl-C."""


class Screen:
    """A terminal in line mode."""

    def __init__(self) -> None:
        from weirwood.cli.console import console

        self.console: Console = console()
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys and history in input()

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line."""
        from rich.text import Text

        self.console.print(Text(text, style=style))

    def say_all(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def ask(self, prompt: str) -> str:
        """A line that the person types."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Left from None

    def wipe(self) -> None:
        """Leave nothing of what was said to be read by the next person."""
        if self.console.is_terminal:
            sys.stdout.write("\033[2J\033[3J\033[H")
            sys.stdout.flush()
        else:
            print("\n" * 40)

    def show_decision(
        self, name: str, decision: Decision, says: list[str], hints: list[str], decline: str = "", so_far: str = ""
    ) -> None:
        """The question, what was chosen for it so far, and its numbered options in words; what Enter alone means."""
        from rich.text import Text

        rule = f" [{decision.rule}]" if decision.rule else ""
        self.console.print(Text.assemble((f"{name}: {decision.prompt}", "bold"), (rule, "dim")))
        if so_far:
            self.say(so_far)
        for first, last, label in rows(says):
            hint = hints[first - 1].rstrip(".") if first == last else ""
            number = f"{first:>3}" if first == last else f"{first:>3} to {last}"
            self.console.print(Text.assemble((f"{number}. ", "cyan"), label, (f" ({hint})" if hint else "", "dim")))
        if decline:
            self.say(f"Enter alone: {decline}.", "dim")

    def show_refusals(self, refusals: list[Refusal]) -> None:
        """Why something can't be done, with the words of the rules."""
        from weirwood.rules import UnknownClause, clause

        for refusal in refusals:
            reason = refusal.reason[:1].upper() + refusal.reason[1:]
            self.say(f"{reason}.".replace("..", "."))
            if refusal.rule:
                try:
                    self.say(f"  {refusal.rule}: {clause(refusal.rule).rule}", "dim")
                except UnknownClause:
                    self.say(f"  {refusal.rule}", "dim")
