"""Core Set: The Night's Watch."""

from __future__ import annotations

from ..vocabulary import *

WATCH = faction("nights-watch") & CHARACTER

CARDS = [
    card(
        "01122", "Benjen Stark",
        constants=[CannotBeBypassed(each(trait("Ranger") & CHARACTER & YOURS))],
        abilities=[Interrupt(Killed(THIS), [GainPower(2), THEN, Instead(DECK)])],
    ),
    card(
        "01123", "Ghost", NO_ATTACHMENTS, STEALTH,
        abilities=[
            Reaction(
                Bypasses(),
                Gives(IT, (Cannot(SAME, "defend"),)),
            )
        ],
    ),
    card(
        "01124", "Jon Snow", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            CountsAsParticipating(THIS, condition=All((Is(THIS, STANDING), Exists(OTHER & ATTACKING & faction("nights-watch") & CHARACTER & YOURS))))
        ],
    ),
    card(
        "01125", "Maester Aemon", NO_ATTACHMENTS,
        abilities=[Interrupt(Killed(WATCH, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card(
        "01126", "Old Bear Mormont",
        constants=[NoKneel(THIS, "defending", condition=Exists(named("The Wall") & YOURS))],
        abilities=[
            Interrupt(
                PhaseEnds("challenges"),
                Later(Choose(faction("nights-watch") & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                condition=NeverLost(role="defending", period=PHASE),
            )
        ],
    ),
    card("01127", "Samwell Tarly", INSIGHT, modifiers={"reserve": 1}),
    card(
        "01128", "Ser Waymar Royce", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Interrupt(Killed(THIS), DiscardRandom(EACH_OPPONENT))],
    ),
    card(
        "01129", "Yoren",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), PutIntoPlay(THAT, under_yours=True),
                choose=Choose(CHARACTER & cost_at_most(3) & in_pile(DISCARD, of=OPPONENT)),
            )
        ],
    ),
    card("01130", "Messenger Raven", NO_ATTACHMENTS, abilities=[DominanceAction(Draw(1), costs=[RETURN_THIS])]),
    card(
        "01131", "Old Forest Hunter", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Action(GainGold(1), costs=[DiscardCards()], limit=per_phase())],
    ),
    card("01132", "Ranging Party", NO_ATTACHMENTS_EXCEPT_WEAPON),
    card("01133", "Steward at the Wall", abilities=[MarshalingAction(next_costs_less(WATCH, 1), costs=[KNEEL_THIS])]),
    card(
        "01134", "Veteran Builder", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(LOCATION))],
    ),
    card("01135", "Longclaw", attach_to=WATCH, constants=[Gains(ATTACHED, RENOWN), Strength(ATTACHED, 1)]),
    card(
        "01136", "Castle Black",
        abilities=[
            Action(
                [Stand(THAT), boost(THAT, 2, CHALLENGE)], costs=[KNEEL_THIS],
                choose=Choose(DEFENDING & faction("nights-watch") & CHARACTER),
            )
        ],
    ),
    card(
        "01137", "The Wall",
        constants=[Strength(each(faction("nights-watch") & CHARACTER & YOURS), 1)],
        abilities=[
            ForcedReaction(you_lose(unopposed=True), Kneel(THIS)),
            Interrupt(PhaseEnds("challenges"), GainPower(2), costs=[KNEEL_THIS]),
        ],
    ),
    card(
        "01138", "A Meager Contribution",
        abilities=[Reaction(CollectsIncome(OPPONENT), MoveGold(1, ITS_PLAYER), limit=max_per_round())],
    ),
    card(
        "01139", "Take the Black",
        abilities=[
            DominanceAction(
                TakeControl(THAT), choose=Choose(~UNIQUE & CHARACTER & cost_at_most(6)), limit=max_per_round()
            )
        ],
    ),
    card(
        "01140", "The Sword in the Darkness",
        play_only=During(cards=PARTICIPATING & faction("nights-watch") & CHARACTER & YOURS),
        abilities=[
            Reaction(
                you_win(role="defending", by=5),
                GivesPlayers(CannotAttack(LOSER, whom=YOU), ROUND),
            )
        ],
    ),
]  # fmt: skip
