"""The kernel: states, frames, decisions, chance, records. It knows no game."""

from .chance import Chance, UnfitResult, seed_text
from .decision import Decision, Option, Refusal
from .frame import Frame
from .game import Game, InternalError, Observation, Refused, Unplayable, load, new
from .parts.collection import Cards, Decks, Verdict
from .parts.for_computers import ForComputers, Thinking
from .parts.for_judge import ForJudge
from .parts.for_people import ForPeople
from .parts.form import Choice, Field
from .parts.telling import Roll, Standing
from .record import Record, read_record
from .rulebook import Rulebook, games, register, rulebook
from .state import Entry, Outcome, State

__all__ = [
    "Cards",
    "Chance",
    "Choice",
    "Decision",
    "Decks",
    "Entry",
    "Field",
    "ForComputers",
    "ForJudge",
    "ForPeople",
    "Frame",
    "Game",
    "InternalError",
    "Observation",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Roll",
    "Rulebook",
    "Standing",
    "State",
    "Thinking",
    "UnfitResult",
    "Unplayable",
    "Verdict",
    "games",
    "load",
    "new",
    "read_record",
    "register",
    "rulebook",
    "seed_text",
]
