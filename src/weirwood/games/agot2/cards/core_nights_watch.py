"""Core Set: The Night's Watch."""

from __future__ import annotations

from ..vocabulary import *

WATCH = faction("nights-watch") & CHARACTER

CARDS = [
    Card(
        "01122", "Benjen Stark", CHARACTER, faction="nights-watch", unique=True, cost=5, strength=4, icons="MP",
        traits="Ranger",
        constants=[
            CannotBeBypassed(each(trait("Ranger") & CHARACTER & YOURS))
        ],
        abilities=[Interrupt(Killed(THIS), [GainPower(2), THEN, Instead(DECK)])],
    ),
    Card(
        "01123", "Ghost", CHARACTER, faction="nights-watch", unique=True, cost=4, strength=3, icons="M", traits="Direwolf",
        keywords=[NO_ATTACHMENTS, STEALTH],
        abilities=[
            Reaction(
                Bypasses(),
                Gives(IT, (Cannot(SAME, "defend"),)),
            )
        ],
    ),
    Card(
        "01124", "Jon Snow", CHARACTER, faction="nights-watch", unique=True, cost=6, strength=4, icons="I",
        traits="Bastard, Steward", keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            CountsAsParticipating(THIS, condition=All((Is(THIS, STANDING), Exists(OTHER & ATTACKING & faction("nights-watch") & CHARACTER & YOURS))))
        ],
    ),
    Card(
        "01125", "Maester Aemon", CHARACTER, faction="nights-watch", unique=True, cost=3, strength=2, icons="I",
        traits="Maester, Steward", keywords=[NO_ATTACHMENTS],
        abilities=[Interrupt(Killed(WATCH, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    Card(
        "01126", "Old Bear Mormont", CHARACTER, faction="nights-watch", loyal=True, unique=True, cost=7, strength=6,
        icons="MP", traits="Commander, Lord",
        constants=[
            NoKneel(THIS, "defending", condition=Exists(named("The Wall") & YOURS))
        ],
        abilities=[
            Interrupt(
                PhaseEnds("challenges"),
                Later(Choose(faction("nights-watch") & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                condition=NeverLost(role="defending", period=PHASE),
            )
        ],
    ),
    Card(
        "01127", "Samwell Tarly", CHARACTER, faction="nights-watch", loyal=True, unique=True, cost=2, strength=1, icons="I",
        traits="Steward", keywords=[INSIGHT], modifiers={"reserve": 1},
    ),
    Card(
        "01128", "Ser Waymar Royce", CHARACTER, faction="nights-watch", unique=True, cost=3, strength=3, icons="MP",
        traits="Knight, Ranger", keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        abilities=[Interrupt(Killed(THIS), DiscardRandom(EACH_OPPONENT))],
    ),
    Card(
        "01129", "Yoren", CHARACTER, faction="nights-watch", loyal=True, unique=True, cost=3, strength=2, icons="I",
        traits="Wandering Crow",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), PutIntoPlay(THAT, under_yours=True),
                choose=Choose(CHARACTER & cost_at_most(3) & in_pile(DISCARD, of=OPPONENT)),
            )
        ],
    ),
    Card(
        "01130", "Messenger Raven", CHARACTER, faction="nights-watch", loyal=True, cost=1, strength=1, traits="Raven",
        keywords=[NO_ATTACHMENTS],
        abilities=[DominanceAction(Draw(1), costs=[RETURN_THIS])],
    ),
    Card(
        "01131", "Old Forest Hunter", CHARACTER, faction="nights-watch", loyal=True, cost=2, strength=1, icons="M",
        traits="Ranger", keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        abilities=[Action(GainGold(1), costs=[DiscardCards()], limit=per_phase())],
    ),
    Card(
        "01132", "Ranging Party", CHARACTER, faction="nights-watch", cost=4, strength=5, icons="MP", traits="Army, Ranger",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
    ),
    Card(
        "01133", "Steward at the Wall", CHARACTER, faction="nights-watch", cost=1, strength=1, icons="I",
        traits="Ally, Steward",
        abilities=[MarshalingAction(next_costs_less(WATCH, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01134", "Veteran Builder", CHARACTER, faction="nights-watch", cost=3, strength=4, icons="P", traits="Builder",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(LOCATION))],
    ),
    Card(
        "01135", "Longclaw", ATTACHMENT, faction="nights-watch", unique=True, cost=2, traits="Valyrian Steel, Weapon",
        attach_to=WATCH,
        constants=[Gains(ATTACHED, RENOWN), Strength(ATTACHED, 1)],
    ),
    Card(
        "01136", "Castle Black", LOCATION, faction="nights-watch", unique=True, cost=2, traits="The North",
        abilities=[
            Action(
                [Stand(THAT), boost(THAT, 2, CHALLENGE)], costs=[KNEEL_THIS],
                choose=Choose(DEFENDING & faction("nights-watch") & CHARACTER),
            )
        ],
    ),
    Card(
        "01137", "The Wall", LOCATION, faction="nights-watch", unique=True, cost=4, traits="Stronghold, The North",
        constants=[Strength(each(faction("nights-watch") & CHARACTER & YOURS), 1)],
        abilities=[
            ForcedReaction(you_lose(unopposed=True), Kneel(THIS)),
            Interrupt(PhaseEnds("challenges"), GainPower(2), costs=[KNEEL_THIS]),
        ],
    ),
    Card(
        "01138", "A Meager Contribution", EVENT, quantity=2, faction="nights-watch", loyal=True, cost=0,
        abilities=[
            Reaction(CollectsIncome(OPPONENT), MoveGold(1, ITS_PLAYER), limit=max_per_round())
        ],
    ),
    Card(
        "01139", "Take the Black", EVENT, faction="nights-watch", loyal=True, cost=3,
        abilities=[
            DominanceAction(
                TakeControl(THAT), choose=Choose(~UNIQUE & CHARACTER & cost_at_most(6)), limit=max_per_round()
            )
        ],
    ),
    Card(
        "01140", "The Sword in the Darkness", EVENT, faction="nights-watch", cost=1,
        play_only=During(cards=PARTICIPATING & faction("nights-watch") & CHARACTER & YOURS),
        abilities=[
            Reaction(
                you_win(role="defending", by=5),
                GivesPlayers(CannotAttack(LOSER, whom=YOU), ROUND),
            )
        ],
    ),
]  # fmt: skip
