"""Which option a typed line means: a number, a label, the sentence that was shown for it, or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.errors import UserError
from weirwood.kernel import Decision, Option


def picked(line: str, decision: Decision, says: Sequence[str] = ()) -> Option:
    """The option; a UserError says what could have been meant. ``says``: each option as it was shown."""
    options = decision.options
    exact = decision.option(line)
    if exact is not None:
        return exact
    if line.isdecimal():
        if not 1 <= int(line) <= len(options):
            raise UserError(f"There is no option {line}; the options are numbered 1 to {len(options)}.")
        return options[int(line) - 1]
    wanted = " ".join(line.casefold().split())
    meant = [option for option, said in zip(options, says, strict=False) if said.casefold() == wanted]
    begin = [option for option in options if option.label.casefold().startswith(wanted)] or [
        option for option, said in zip(options, says, strict=False) if said.casefold().startswith(wanted)
    ]
    begin = meant if len(meant) == 1 else begin
    if len(begin) == 1:
        return begin[0]
    if begin:
        raise UserError(f"{line!r} could be {_named(begin, options)}.")
    within = [option for option in options if wanted in option.label.casefold()]
    if within:
        raise UserError(f"No option begins with {line!r}. Did you mean {_named(within, options)}?")
    raise UserError(f"{line!r} is not among the options. 'why not {line}' may say why, 'help' what you can type.")


def beginning(line: str, decision: Decision | None) -> Option | None:
    """The option that a label, or the beginning of one, means; None if there isn't exactly one."""
    if decision is None or line.isdecimal():
        return None
    try:
        return picked(line, decision)
    except UserError:
        return None


def _named(some: list[Option], options: list[Option]) -> str:
    names = [f"{options.index(option) + 1} ({option.label})" for option in some[:6]]
    return " or ".join(names) + (" or another" if len(some) > 6 else "")
