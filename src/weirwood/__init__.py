"""Weirwood plays the games of Westeros with every rule enforced.

>>> import weirwood
>>> game = weirwood.new("agot2", seats=["stark", "lannister"], seed=7)
>>> while game.waiting:
...     decision = game.waiting[0]
...     game.choose(decision.options[0])
"""

from weirwood.errors import UserError
from weirwood.kernel import (
    Decision,
    Game,
    InternalError,
    Observation,
    Option,
    Outcome,
    Record,
    Refusal,
    Refused,
    load,
    new,
)

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Game",
    "InternalError",
    "Observation",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "UserError",
    "__version__",
    "load",
    "new",
]
