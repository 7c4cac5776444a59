"""Beneath the Red Keep."""

from __future__ import annotations

from ...vocabulary import *

WATCH = faction("nights-watch")
MAESTERS = trait("Maester") & CHARACTER & YOURS

CARDS = [
    card(
        "13061", "White Harbor Watchman",
        abilities=[Reaction(Emerges(CHARACTER), Kill(IT), costs=[SACRIFICE_THIS])],
    ),
    card(
        "13062", "Tower of the Hand",
        abilities=[
            Reaction(
                Emerges(YOURS), Stand(THAT), condition=Exists(trait("Winter") & PLOT_CARD & REVEALED),
                choose=Choose(faction("stark") & CHARACTER), limit=per_phase(),
            )
        ],
    ),
    card(
        "13063", "Alyce Graceford",
        abilities=[
            Action(
                gain_keyword(THAT, RENOWN), costs=[KNEEL_THIS], choose=Choose(OTHER & trait("The Seven") & CHARACTER)
            )
        ],
    ),
    card(
        "13064", "The Maidenvault", shadow(1),
        abilities=[
            Reaction(
                Emerges(THIS), [Stand(THAT), RemoveFromChallenge(THAT)],
                choose=Choose(PARTICIPATING & trait("Lady") & CHARACTER),
            ),
            Interrupt(PhaseEnds("challenges"), Hide(THIS), costs=[KNEEL_THIS]),
        ],
    ),
    card(
        "13065", "Forest Patrol", shadow(4), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Action(PutIntoPlay(THIS), costs=[UseCard("kneel", WATCH & LOCATION)], zones=(SHADOWS,))],
    ),
    card(
        "13066", "Blackbird", shadow(1), modifiers={"reserve": 1},
        abilities=[Reaction(Emerges(THIS), Stand(THAT), choose=Choose(OTHER & WATCH & LOCATION))],
    ),
    card(
        "13067", "Castle Guard", shadow(3),
        abilities=[Reaction(Emerges(THIS), Hide(THAT), choose=Choose(OTHER & CHARACTER & CAME_OUT))],
    ),
    card("13068", "Public Execution", abilities=[MarshalingAction(Kill(THAT), choose=Choose(KNEELING_CHARACTER))]),
    card(
        "13069", "Doubting Septa",
        abilities=[
            Reaction(
                you_win(INTRIGUE), GainPower(1, THAT), costs=[SACRIFICE_THIS],
                choose=Choose(OTHER & (CHARACTER | LOCATION) & YOURS),
            )
        ],
    ),
    card(
        "13070", "Tunnels of the Red Keep", shadow(2),
        abilities=[
            Action(
                [Hide(THIS), THEN, boost(each(CHARACTER & YOURS), PerCard(in_pile(SHADOWS)))],
                costs=[KNEEL_THIS], limit=max_per_phase(),
            )
        ],
    ),
    card(
        "13071", "Gorold Goodbrother", PILLAGE, RENOWN,
        abilities=[Reaction(PlacedInDiscardPile(LOCATION, whose=OPPONENT), Stand(THIS), limit=per_phase(2))],
    ),
    card(
        "13072", "Shadow of the Isles", shadow(1),
        abilities=[
            Action(
                [
                    EachChooses(LOCATION & ~HasKeyword("limited")), Discard(THOSE),
                    If(Exists(trait("War") & PLOT_CARD & REVEALED), (KEEP_EVENT,)),
                ]
            )
        ],
    ),
    card(
        "13073", "Shadowblack Assassin", shadow(2),
        abilities=[Reaction(Emerges(THIS), Kill(THAT), choose=Choose(CHARACTER & strength_at_most(1)))],
    ),
    card(
        "13074", "Dragon Skull", shadow(2), attach_to=faction("targaryen") & CHARACTER,
        constants=[
            Gains(ATTACHED, keyword, condition=Absent(trait("Dragon") & CHARACTER)) for keyword in (INTIMIDATE, RENOWN)
        ],
    ),
    card(
        "13075", "Sarella Sand",
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS, "attacking")),
                GivesPlayers(ExtraChallenge(challenge=THIS_TYPE), PHASE), limit=per_phase(),
            )
        ],
    ),
    card(
        "13076", "Meadowlark",
        abilities=[
            Reaction(RevealsPlot(), PlaceToken(THIS, kind="journey")),
            Action(SearchIntoPlay(CHARACTER & cost_at_most(PerTokenHere("journey"))), costs=[SACRIFICE_THIS]),
        ],
    ),
    card(
        "13077", "Advisor to the Crown",
        abilities=[Action(next_costs_less(trait("Maester") & CHARACTER, 1), costs=[KNEEL_THIS])],
    ),
    card("13078", "Knights of the Mind", abilities=[ChallengesAction(gain_icon(each(MAESTERS), MILITARY))]),
    card(
        "13079", "Kingdom of Shadows", deck=(MayContain(~LOYAL & CHARACTER & HasKeyword("shadow")),),
        constants=[CostsMore(cards=CHARACTER, by=1), Reduce(cards=CHARACTER, by=2, verb=BRING_OUT)],
    ),
    card(
        "13080", "City of Spiders",
        abilities=[
            WhenRevealed(
                Later(Choose(trait("City") & PLOT_CARD & in_pile(USED), target=False), (InitiateWhenRevealed(THAT),))
            )
        ],
    ),
]  # fmt: skip
