"""Test cards that forbid or allow: immunity, blank text, and what cannot be done."""

from __future__ import annotations

from testcards.making import make, person, place
from weirwood.games.agot2.vocabulary import *

person("Faceless Sworn Sword", 3, "M", cost=3, constants=[Cannot(THIS, "choose")])
make("Veil of Silence", ATTACHMENT, cost=1, traits="Condition", constants=[Blank(ATTACHED, all=True)])
person("Unmoved Septon", 1, "MIP", constants=[Immune(THIS)])
person(
    "Deaf Sentinel",
    3,
    "MIP",
    Action(GainGold(1), costs=[KNEEL_THIS]),
    traits="Lord, Direwolf",
    constants=[Immune(THIS, ("event",), opponents=True)],
)
place("Plugged Ears", Action(Gives(THAT, (Immune(SAME, ("event",), opponents=True),)), choose=Choose(CHARACTER)))
place("Closed Gates", constants=[CannotMarshal(types=("character", "location", "attachment"))])
person("Kneeling Guard", 2, "M", constants=[DefendsKneeling(THIS)])
person("Ageless Envoy", 2, "MIP", constants=[Cannot(THIS, "choose")])
person("Dull Envoy", 2, "MP", constants=[Cannot(THIS, "choose")])
person("Deathless Champion", 2, "MIP", constants=[Cannot(THIS, "kill")])
person("Rooted Sentinel", 2, "MIP", constants=[Cannot(THIS, "discard")])
person("Deaf Duelist", 2, "M", constants=[Immune(THIS, ("event",), opponents=True)])
place("Wax Chandler", Action(Gives(THAT, (Immune(SAME, ("event",), opponents=True),), ROUND), choose=Choose(CHARACTER)))
place("Sky Cells", Action(Gives(THAT, (Cannot(SAME, "kill"),)), choose=Choose(CHARACTER)))
person("Bound Banker", 2, "MIP", constants=[CannotWin()])
make("Gag", ATTACHMENT, cost=0, constants=[Blank(ATTACHED)])
person("Silent Herald", 1, "P", cost=0, constants=[CannotPlayEvents(EACH_PLAYER)])
person("Narrow Bridge", 1, "P", cost=0, constants=[OneParticipant()])
person("Footsore Envoy", 1, "P", cost=0, constants=[OneChallenge(EACH_OPPONENT)])
person("Gate Warden", 1, "P", cost=0, constants=[CannotMarshal(EACH_PLAYER, types=("location",))])
person("Quartermaster", 1, "P", cost=0, constants=[ExtraLimited()])
person("Peacemaker", 1, "P", cost=0, constants=[CannotInitiate(EACH_PLAYER, challenges=(MILITARY,))])
make("Tied Tongue", ATTACHMENT, cost=0, constants=[Blank(ATTACHED)])
