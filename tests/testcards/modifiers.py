"""Test cards that change values for a while or for good: strength, icons, keywords and traits."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.vocabulary import *

place("Banner Hall", cost=2, constants=[Strength(each(CHARACTER & YOURS), 1)])
feat("Stripped of Rank", Action(gain_trait(THAT, "Lady", sign=-1), choose=Choose(CHARACTER)))
feat("Sudden Chill", Action(boost(each(CHARACTER), -1)))
feat("Broken Arms", Action([lose_icon(THAT, MILITARY)], choose=Choose(CHARACTER)))
place("Training Yard", Action(boost(THAT, 3), choose=Choose(CHARACTER)))
place("Sickbed", Action(boost(THAT, -4), choose=Choose(CHARACTER)))
feat("Rallying Cry", ChallengesAction(boost(each(faction("stark") & CHARACTER), 1)))
place("Song of Fame", Action(gain_keyword(THAT, RENOWN), choose=Choose(CHARACTER)))
place("Cloak of Shadows", Action(gain_keyword(THAT, STEALTH), choose=Choose(CHARACTER)))
place(
    "Blocked Road",
    Action(boost(each(CHARACTER), 1)),
    constants=[Gains(each(trait("Direwolf") & in_pile(HAND)), ambush(3), sign=-1)],
)
make("Deaf Ears", ATTACHMENT, cost=0, constants=[Icon(ATTACHED, INTRIGUE, sign=-1)])
place("Whispering Hall", Action(gain_icon(THAT, INTRIGUE), choose=Choose(CHARACTER)))
place("Giant's Draught", Action(Gives(THAT, (Strength(SAME, 2, "times"),), PHASE), choose=Choose(CHARACTER)))
place("Withering Sickness", Action(Gives(THAT, (Strength(SAME, 2, "half"),), PHASE), choose=Choose(CHARACTER)))
place("Set to Two", Action(Gives(THAT, (Strength(SAME, 2, "set"),), ROUND), choose=Choose(CHARACTER)))
place("Set to Six", Action(Gives(THAT, (Strength(SAME, 6, "set"),), PHASE), choose=Choose(CHARACTER)))
place("Enduring Wound", Action(boost(THAT, -1, ROUND), choose=Choose(CHARACTER)))
place("Dwarfing Statue", constants=[Strength(each(CHARACTER), 1, mode="set")])
feat("Broken Sword", Action(lose_icon(THAT, MILITARY), choose=Choose(CHARACTER)))
feat("Raise the Banner", Action(boost(THAT, 2), choose=Choose(PARTICIPATING & CHARACTER)))
feat("Weigh Down", Action(boost(THAT, -2), choose=Choose(CHARACTER)))
feat("Saddle Up", Action(boost(THOSE, 1), choose=Choose(CHARACTER, least=0, most=2)))
place("Keep of Stone", cost=2, constants=[SideStrength(challenges=(POWER,), value=2)])
person("Until the Phase Ends", 2, "", Action(boost(THIS, 5), limit=per_phase()))
person("Until the Round Ends", 2, "", Action(boost(THIS, 7, ROUND), limit=per_round()))
place("Empty Battlements", constants=[SideStrength(challenges=(MILITARY,), value=3, unmanned=True)])
feat("Cowed", Action(boost(THAT, -9, CHALLENGE), choose=Choose(CHARACTER), condition=During()))
person("Bold Sneak", 2, "MIP", Action(gain_keyword(THIS, STEALTH), limit=per_phase()))
person("Unburnt Queen", 3, "IP", constants=[NeverLowered(THIS)])
place("Half Rations", Action(Gives(THAT, (Strength(SAME, 2, "half"),), PHASE), choose=Choose(CHARACTER)))
place("Strangling Vine", Action(Gives(THAT, (Strength(SAME, 1, "set"),), PHASE), choose=Choose(CHARACTER)))
place("Strong Wine", Action(boost(THAT, 3), choose=Choose(CHARACTER)))
person(
    "Banner Knight",
    2,
    "MIP",
    traits="Knight",
    constants=[Strength(THIS, 1, condition=Exists(OTHER & trait("Knight") & CHARACTER & YOURS))],
)
feat("Shadow of Wings", Action(boost(each(PARTICIPATING & CHARACTER), -1, CHALLENGE)))
make("Guardian's Letter", ATTACHMENT, cost=0, constants=[TakesControl(ATTACHED)])
person(
    "Sand Dancer",
    3,
    "MI",
    Action(
        [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED), gain_icon(each(trait("Sand Snake") & YOURS), NAMED)],
        choose=Choose(CHARACTER & THEIRS),
        limit=per_phase(),
    ),
    traits="Sand Snake",
)
place("Whisper Pit", Action(gain_icon(THAT, INTRIGUE), choose=Choose(CHARACTER)))
make("Squire's Vows", ATTACHMENT, cost=1, constants=[GainsTrait(ATTACHED, "Knight")])
make(
    "Maiden's Blessing",
    ATTACHMENT,
    cost=1,
    traits="Blessing",
    constants=[Gains(ATTACHED, Keyword("no attachments", unless=("Blessing",)))],
)
feat("Faceless", Action(Gives(THAT, (LosesAll(SAME, "trait"),)), choose=Choose(CHARACTER)))
person(
    "Sweet Singer",
    1,
    "MIP",
    constants=[LosesAll(each(ATTACKING & CHARACTER), "keyword", condition=Is(THIS, DEFENDING))],
)
place("Frail Light", Action(boost(THAT, -2), choose=Choose(CHARACTER)))
make("Swift Steed", ATTACHMENT, cost=0, per_host=1, constants=[Strength(ATTACHED, 3)])
place("Counting House", constants=[Purse(phase="marshaling")])
person("Sweet Treasurer", 2, "MIP", constants=[Purse(phase="challenges")])
