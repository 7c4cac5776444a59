"""Test cards with costs: kneeling, sacrificing, discarding and paying for what they do."""

from __future__ import annotations

from testcards.making import OWN, feat, person, place
from weirwood.games.agot2.vocabulary import *

person(
    "Courteous Lady",
    2,
    "P",
    Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Lady") & CHARACTER)),
    traits="Lady",
)
person(
    "Hired Groom", 1, "P", Action(Stand(THAT), costs=[PayGold(2)], choose=Choose(OTHER & CHARACTER), limit=per_phase())
)
feat(
    "Costly Bargain",
    Action(Kneel(THAT), costs=[KNEEL_FACTION], choose=Choose(CHARACTER), limit=max_per_round()),
    cost=2,
)
feat("Burn the Letters", Action(GainGold(3), costs=[UseCard("remove", EVENT & in_pile(DISCARD, of=ANY))]))
place(
    "Inn of the Crossroads",
    ChallengesAction(
        [PutIntoPlay(THAT), AtEnd(PHASE, (ReturnToHand(THAT),))],
        costs=[KNEEL_THIS],
        choose=Choose(CHARACTER & in_pile(HAND)),
    ),
    cost=2,
)
place("Great Bargain", Action(next_costs_less(CHARACTER, 3)))
person(
    "Busy Healer",
    1,
    "P",
    Action(MoveAttachment(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT)),
)
feat("Trade Places", Action(Stand(THAT), costs=[UseCard(KNEEL, OWN)], choose=Choose(CHARACTER)))
person(
    "Temple Servant",
    1,
    "P",
    Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(trait("Lady") & CHARACTER)),
    cost=1,
)
person("Idle Scholar", 2, "", Action(Draw(1), costs=[KNEEL_THIS]))
place("Left Mirror", Action([Stand(each(named("Right Mirror"))), GainPower(1)], costs=[KNEEL_THIS]), unique=True)
place("Right Mirror", Action([Stand(each(named("Left Mirror"))), GainGold(1)], costs=[KNEEL_THIS]), unique=True)
person("Idle Bear", 2, "M", Action(Stand(each(named("Lazy Bear"))), costs=[KNEEL_THIS]))
person("Lazy Bear", 2, "M", Action(Stand(each(named("Idle Bear"))), costs=[KNEEL_THIS]))
person("Purse Bearer", 2, "MIP", Action(GainPower(1), costs=[SpendToken("coin")]))
feat("Forced Parade", Action([Draw(1), THEN, MayPay((UseCard(KNEEL, OWN),), (Draw(2),))]))
place("Market Stall", Action(GainPower(1), costs=[PayGold(1)], anyone=True))
feat("Blood Offering", Action(GainPower(1), costs=[UseCard("kill", OWN)]))
place(
    "Widow's Vigil",
    Action(
        Stand(THAT),
        costs=[UseCard("sacrifice", faction("stark") & CHARACTER & YOURS)],
        choose=Choose(UNIQUE & faction("stark") & CHARACTER),
        limit=per_round(),
    ),
)
feat(
    "Two Sisters",
    Action(
        Either(((Stand(each(named("Sansa Stark"))),), (Stand(each(named("Arya Stark"))),))),
        costs=[UseCard("sacrifice", named("Bran Stark") & YOURS)],
    ),
)
feat(
    "Kneel and Rise",
    Action(
        Stand(THAT), costs=[UseCard(KNEEL, named("Courteous Knight") & YOURS)], choose=Choose(trait("Lady") & CHARACTER)
    ),
)
feat("Dear Favor", Action(GainPower(1), costs=[PayGold(1)]), cost=2)
feat("Twofold Price", Action(Draw(1), costs=[UseCard("sacrifice", OWN), UseCard(KNEEL, OWN)]))
feat("Life for a Life", Action(Kill(THAT), costs=[UseCard("sacrifice", OWN)], choose=Choose(CHARACTER)))
feat("Weary Watch", Action(Kneel(THAT), costs=[UseCard(KNEEL, OWN)], choose=Choose(CHARACTER)))
feat("Shared Strength", Action(boost(THAT, 2), costs=[UseCard(KNEEL, OWN)], choose=Choose(CHARACTER)))
