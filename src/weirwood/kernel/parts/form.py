"""The setup form of a game: what people fill in before a game starts, described so that any table can draw it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...errors import UserError


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a field, and how many players it allows if it matters."""

    value: str
    label: str
    help: str = ""
    seats: tuple[int, int] | None = None


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to fill in, once for the table or once for each seat."""

    name: str
    label: str
    kind: Literal["choice", "flag", "number", "deck", "cards"] = "choice"
    scope: Literal["table", "seat"] = "table"
    default: Any = ""
    help: str = ""
    choices: tuple[Choice, ...] = ()
    min: int = 0
    max: int = 0

    def check(self, value: Any) -> Any:
        """The value if it can be one of this field's; a UserError says what could be (decks and cards are read elsewhere)."""
        match self.kind:
            case "choice":
                allowed = [choice.value for choice in self.choices]
                if value not in allowed:
                    raise UserError(f"{self.label} can't be {value!r}; it is one of {', '.join(map(str, allowed))}.")
            case "flag":
                if not isinstance(value, bool):
                    raise UserError(f"{self.label} is yes or no (true or false), not {value!r}.")
            case "number":
                if not isinstance(value, int) or isinstance(value, bool) or not self.min <= value <= self.max:
                    raise UserError(f"{self.label} is a number from {self.min} to {self.max}, not {value!r}.")
            case "cards":
                if not isinstance(value, str):
                    raise UserError(f"{self.label} are given as the text of a YAML file.")
        return value


def filled(fields: list[Field], scope: str, values: dict[str, Any]) -> dict[str, Any]:
    """The values of a form's part with defaults for what is missing; a UserError for what can't be."""
    own = {field.name: field for field in fields if field.scope == scope}
    unknown = [name for name in values if name not in own]
    if unknown:
        raise UserError(f"There is nothing called {', '.join(map(repr, unknown))} to fill in here.")
    return {name: field.check(values.get(name, field.default)) for name, field in own.items()}
