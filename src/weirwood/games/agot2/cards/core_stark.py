"""Core Set: House Stark."""

from __future__ import annotations

from ..vocabulary import *

STARK = faction("stark") & CHARACTER

CARDS = [
    Card(
        "01141", "Arya Stark", CHARACTER, faction="stark", unique=True, cost=3, strength=2, icons="P", traits="Lady",
        keywords=[STEALTH],
        constants=[Icon(THIS, MILITARY, condition=HasDuplicate(THIS))],
        abilities=[Reaction(EntersPlay(THIS), TopAsDuplicate())],
    ),
    Card(
        "01142", "Bran Stark", CHARACTER, faction="stark", unique=True, cost=2, strength=1, icons="P", traits="Lord",
        abilities=[Interrupt(WouldTakeEffect(("event",), opponents=True), Cancel(), costs=[SACRIFICE_THIS])],
    ),
    Card(
        "01143", "Catelyn Stark", CHARACTER, faction="stark", loyal=True, unique=True, cost=4, strength=4, icons="IP",
        traits="House Tully, Lady, The Seven",
        constants=[
            CannotTrigger(condition=Is(THIS, PARTICIPATING))
        ],
    ),
    Card(
        "01144", "Eddard Stark", CHARACTER, faction="stark", unique=True, cost=7, strength=5, icons="MP",
        traits="Lord, Small Council", keywords=[RENOWN],
        abilities=[Reaction(Initiated(against_you=True), Stand(THIS))],
    ),
    Card(
        "01145", "Grey Wind", CHARACTER, faction="stark", loyal=True, unique=True, cost=5, strength=4, icons="M",
        traits="Direwolf", keywords=[INTIMIDATE, NO_ATTACHMENTS],
        abilities=[
            ChallengesAction(
                Kill(THAT), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & strength_at_most(IfElse(Exists(named("Robb Stark") & YOURS), 2, 1))),
            )
        ],
    ),
    Card(
        "01146", "Robb Stark", CHARACTER, faction="stark", loyal=True, unique=True, cost=6, strength=5, icons="MP",
        traits="Lord", keywords=[RENOWN],
        abilities=[
            Reaction(
                SacrificedOrKilled(STARK & YOURS),
                Stand(each(CHARACTER & YOURS)), limit=per_round(),
            )
        ],
    ),
    Card(
        "01147", "Sansa Stark", CHARACTER, faction="stark", unique=True, cost=3, strength=2, icons="IP", traits="Lady",
        constants=[EntersKneeling(THIS)],
        abilities=[Reaction(Stands(THIS), GainPower(1), limit=per_round())],
    ),
    Card(
        "01148", "Summer", CHARACTER, faction="stark", loyal=True, unique=True, cost=3, strength=3, icons="M",
        traits="Direwolf", keywords=[NO_ATTACHMENTS],
        constants=[Gains(each(named("Bran Stark") & YOURS), INSIGHT)],
        abilities=[
            Reaction(
                EntersPlay(THIS),
                Later(Choose(faction("stark") & CHARACTER & StrengthAtMost(2, printed=True) & in_pile(DISCARD, DEAD), target=False), (AddToHand(THAT),)),
            )
        ],
    ),
    Card(
        "01149", "Direwolf Pup", CHARACTER, faction="stark", cost=2, strength=1, icons="M", traits="Direwolf",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, PerCard(OTHER & trait("Direwolf") & YOURS))],
    ),
    Card(
        "01150", "Tumblestone Knight", CHARACTER, faction="stark", cost=2, strength=2, icons="MP",
        traits="House Tully, Knight",
    ),
    Card(
        "01151", "Vanguard of the North", CHARACTER, faction="stark", cost=4, strength=4, icons="M", traits="Army",
        keywords=[NO_ATTACHMENTS],
        constants=[
            NoKneel(THIS, "attacking", MILITARY, condition=Exists(trait("War") & PLOT_CARD & REVEALED))
        ],
    ),
    Card(
        "01152", "Winterfell Steward", CHARACTER, faction="stark", cost=1, strength=1, icons="P", traits="Ally, Steward",
        abilities=[MarshalingAction(next_costs_less(STARK, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01153", "Ice", ATTACHMENT, faction="stark", loyal=True, unique=True, cost=3, traits="Valyrian Steel, Weapon",
        attach_to=STARK,
        constants=[Strength(ATTACHED, 2)],
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(ATTACHED)), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    Card(
        "01154", "Gates of Winterfell", LOCATION, faction="stark", unique=True, cost=2, traits="The North, Winterfell",
        abilities=[
            ChallengesAction(
                [RevealTop(), If(Is(FOUND, faction("stark")), (Draw(1),))],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    Card(
        "01155", "The Wolfswood", LOCATION, faction="stark", unique=True, cost=1, traits="The North",
        constants=[AmbushAtCost(each(trait("Direwolf") & in_pile(HAND)))],
    ),
    Card(
        "01156", "Heart Tree Grove", LOCATION, quantity=2, faction="stark", cost=0, traits="Old Gods, Winterfell", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("stark"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01157", "For the North!", EVENT, faction="stark", cost=0, play_only=During(MILITARY),
        abilities=[
            Action(
                [boost(THAT, 2, CHALLENGE), AtEnd(WON, (Draw(1),))],
                choose=Choose(PARTICIPATING & faction("stark") & CHARACTER),
            )
        ],
    ),
    Card(
        "01158", "Like Warm Rain", EVENT, faction="stark", cost=1,
        abilities=[
            Reaction(
                you_lose(INTRIGUE, role="defending"), Kill(THAT), limit=max_per_challenge(),
                costs=[UseCard(KNEEL, trait("Direwolf") & CHARACTER)],
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    Card(
        "01159", "Winter Is Coming", EVENT, faction="stark", loyal=True, cost=1, play_only=During(),
        abilities=[Action(raise_claim(1, CHALLENGE), limit=max_per_challenge())],
    ),
]  # fmt: skip
