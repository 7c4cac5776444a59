"""Test cards for what the later rules say of STR that is lent, factions, printed text, uniqueness and legality."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.vocabulary import *

feat("Lent Sword", Action(LendStrength(THAT), choose=Choose(CHARACTER), condition=During()))
feat("Called to the Field", Action(JoinAsDefender(THAT), choose=Choose(CHARACTER & YOURS)))
feat("Led Away", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
feat("Held Back", Action(NoStrength(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
person("Reluctant Ally", 5, "MIP", constants=[NoContribution(THIS)])
place("Black Gate", constants=[GainsFaction(each(CHARACTER & YOURS), "nights-watch")])
feat("Sworn Anew", Action(Gives(THAT, (GainsFaction(SAME, "stark"),), PHASE), choose=Choose(CHARACTER)))
feat("Forsworn", Action(Gives(THAT, (GainsFaction(SAME, ""),), PHASE), choose=Choose(CHARACTER)))
place("Wolf's Den", Reaction(Killed(faction("stark") & CHARACTER), GainPower(1)))
place("Oath Stone", Action(Kneel(THAT), choose=Choose(LOYAL & CHARACTER & STANDING)))
person("Pledged Lord", 3, "MP", faction="stark", loyal=True, cost=3)
person("Unpledged Lord", 3, "MP", faction="stark", cost=3)
make("Cloak of Dusk", ATTACHMENT, cost=0, constants=[Gains(ATTACHED, shadow(2))])
feat("Search the Unhidden", Action(Kneel(THAT), choose=Choose(CHARACTER & ~HasKeyword("shadow") & STANDING)))
person("Small Purse", 2, "M", cost=1, keywords=[bestow(1)])
place("Great Purse", constants=[Gains(each(CHARACTER & YOURS), bestow(2))])
place("Like Purse", constants=[Gains(each(CHARACTER & YOURS), bestow(1))])
place("Well of Books", Action(Draw(1), limit=per_phase()))
feat(
    "Struck from the Rolls", Action([NameCard(), GivesPlayers(BarsTitle(EACH_OPPONENT, title=NAMED, how="any"), GAME)])
)
feat("Small Bones", Action(Kneel(THAT), choose=Choose(CHARACTER & STANDING & StrengthAtMost(2, printed=True))))
make("Gilded Rack", ATTACHMENT, cost=0, constants=[Strength(ATTACHED, 3)])
make("Oath of the Rack", "agenda", Action(GainGold(1), costs=[KNEEL_FACTION]))
make("Oath of the Wheel", "agenda", Action(Draw(1), costs=[KNEEL_FACTION]))
make("Vow of Single Swords", "agenda", deck=(AtMostEach(ATTACHMENT, 1),))
make("Ribbon of the Many", ATTACHMENT, cost=0, deck_limit=10)
person("Apprentice of the Chain", 1, "I", cost=1, constants=[GainsTrait(THIS, "Maester")])
make("Vow of the Chain", "agenda", deck=(AtLeast(trait("Maester") & CHARACTER, 3),))
person(
    "Gallows Crew",
    3,
    "MIP",
    Reaction(you_win(with_=TakingPart(THIS, "attacking")), TopFacedown(terminal=True)),
    cost=3,
    constants=[HoldsFacedown(play=True)],
)
person(
    "Camp Follower",
    1,
    "I",
    MarshalingAction(AttachFacedown(THAT), choose=Choose(ATTACHMENT & in_pile(HAND))),
    cost=1,
    constants=[HoldsFacedown()],
)
place("Turned Bell", Reaction(Marshals(YOU, cards=CHARACTER), GainPower(1)))
feat("Bared Shoulders", Action(Discard(THAT), choose=Choose(ATTACHMENT)))
make("Free Passage", "agenda", deck=(MayContain(faction("stark")),))
feat("Lifted Up", Action(Stand(THAT), choose=Choose(LOCATION & KNEELING)))
