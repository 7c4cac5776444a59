"""Called to Arms."""

from __future__ import annotations

from ...vocabulary import *

GREYJOY = faction("greyjoy") & CHARACTER
SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED
KINGLESS = ControlsNone(EACH_OPPONENT, trait("King") & CHARACTER)

CARDS = [
    card("04021", "Donella Hornwood", constants=[Reduce(cards=LOYAL, by=1, verb="marshal or play")]),
    card(
        "04022", "Fear Cuts Deeper Than Swords",
        abilities=[Interrupt(WouldChoose(faction("stark") & CHARACTER & YOURS), [Cancel(), Stand(ITS_TARGET)])],
    ),
    card(
        "04023", "Knight of Summer",
        constants=[
            Strength(THIS, 2, condition=Outnumber(SUMMERS, WINTERS)),
            Gains(THIS, RENOWN, condition=Outnumber(SUMMERS, WINTERS)),
        ],
    ),
    card(
        "04024", "There Is My Claim", play_only=During(),
        abilities=[
            ChallengesAction(
                raise_claim(1, CHALLENGE), costs=[RevealCards(4, faction("tyrell") & CHARACTER & in_pile(HAND))],
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "04025", "Dolorous Edd",
        abilities=[
            Action(
                [
                    PutIntoPlay(THIS, kneeling=True), JoinAsDefender(THIS),
                    AtEnd(WON, (May((ReturnToHand(THIS),)),)),
                ],
                costs=[KNEEL_FACTION], condition=During(INTRIGUE, "defending"), zones=(HAND,),
            )
        ],
    ),
    card("04026", "Craven", TERMINAL, constants=[Cannot(ATTACHED, "attack")]),
    card("04027", "Maester Pylos", STEALTH),
    card(
        "04028", "The Stone Drum",
        constants=[PlotValue(figure="income", by=1, condition=Exists(trait("Kingdom") & PLOT_CARD & REVEALED))],
    ),
    card("04029", "Shae", abilities=[ChallengesAction(Stand(THIS), costs=[PayGold(1)], limit=per_phase(2))]),
    card(
        "04030", "The Boy King", attach_to=trait("Lord") & CHARACTER, constants=[GainsTrait(ATTACHED, "King")],
        abilities=[Reaction(Killed(CHARACTER & cost_at_most(3)), GainPower(1, ATTACHED), costs=[KNEEL_THIS])],
    ),
    card(
        "04031", "Balon Greyjoy", RENOWN,
        constants=[
            NoKneel(
                THIS, "attacking", MILITARY, condition=ControlsNone(DEFENDING_PLAYER, trait("King") & CHARACTER)
            )
        ],
        abilities=[
            Action(
                boost(each(LOYAL & CHARACTER & YOURS), 1, CHALLENGE),
                costs=[UseCard("kneel", faction("greyjoy") & LOCATION)], limit=per_challenge(),
            )
        ],
    ),
    card(
        "04032", "Ours is the Old Way",
        abilities=[
            ChallengesAction(
                Either(
                    (
                        (gain_keyword(each(GREYJOY & YOURS), STEALTH),),
                        (Gives(each(~faction("greyjoy") & CHARACTER), (Gains(SAME, STEALTH, -1),)),),
                    )
                )
            )
        ],
    ),
    card(
        "04033", "Doreah",
        constants=[Gains(THIS, INSIGHT, condition=Exists(PARTICIPATING & trait("Lord", "Lady") & CHARACTER & YOURS))],
    ),
    card(
        "04034", "Beggar King", attach_to=faction("targaryen") & CHARACTER,
        constants=[GainsTrait(ATTACHED, "King")],
        abilities=[
            Reaction(
                RevealsPlotCard(OPPONENT, cards=PLOT_CARD & RicherPlot()),
                GainGold(IfElse(ControlsNone(EACH_OPPONENT, trait("King") & CHARACTER), 2, 1)), costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "04035", "Starfall Cavalry", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(EntersPlay(THIS), Draw(IfElse(Several(3, PLOT_CARD & in_pile(USED)), 3, 1)))],
    ),
    card(
        "04036", "Venomous Blade", ambush(3), attach_to=faction("martell") & CHARACTER & YOURS,
        constants=[Strength(ATTACHED, 1)],
        abilities=[
            Reaction(
                EntersPlay(THIS),
                Later(
                    Choose(CHARACTER & StrengthAtMost(2, printed=True), target=False),
                    (
                        PlaceToken(THAT, kind="poison"),
                        AtEnd(PHASE, (If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT))),)),
                    ),
                ),
            )
        ],
    ),
    card(
        "04037", "Kings of Summer", deck=(AtMost(trait("Winter") & PLOT_CARD),),
        constants=[
            PlotValue(EACH_PLAYER, figure="reserve", by=1),
            PlotValue(figure="income", by=1, only=SUMMERS, condition=Absent(WINTERS)),
        ],
    ),
    card(
        "04038", "Kings of Winter", deck=(AtMost(trait("Summer") & PLOT_CARD),),
        constants=[
            PlotValue(EACH_PLAYER, figure="reserve", by=-1),
            PlotValue(
                EACH_OPPONENT, figure="income", by=-1, only=~trait("Summer") & PLOT_CARD & REVEALED,
                condition=Exists(WINTERS & YOURS),
            ),
        ],
    ),
    card("04039", "Summer Harvest", abilities=[WhenRevealed(SetsIncome(2), choose=ChoosePlayer())]),
    card(
        "04040", "Winter Festival",
        abilities=[
            Interrupt(
                PhaseEnds("challenges"), GainPower(2), condition=Absent(trait("Summer") & PLOT_CARD & REVEALED)
            )
        ],
    ),
]  # fmt: skip
