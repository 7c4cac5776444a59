"""Core Set: The Night's Watch."""

from __future__ import annotations

from ..vocabulary import *

WATCH = Cards(CHARACTER, faction="nights-watch")

CARDS = [
    Card(
        "01122", "Benjen Stark", CHARACTER, faction="nights-watch", unique=True, cost=5, strength=4, icons="MP",
        traits="Ranger",
        constants=[
            Rule(
                "cannot be bypassed", "your Ranger characters cannot be bypassed by stealth",
                who=each(Cards(CHARACTER, trait="Ranger", controller=YOU)),
            )
        ],
        abilities=[Interrupt(is_killed(THIS), [GainPower(2), THEN, Instead(DECK)])],
    ),
    Card(
        "01123", "Ghost", CHARACTER, faction="nights-watch", unique=True, cost=4, strength=3, icons="M", traits="Direwolf",
        keywords=[NO_ATTACHMENTS, STEALTH],
        abilities=[
            Reaction(
                ByThis("bypassed", "bypasses a character using stealth"),
                Mark(IT, "cannot", "cannot be among the declared defenders", PHASE, ("defend",)),
            )
        ],
    ),
    Card(
        "01124", "Jon Snow", CHARACTER, faction="nights-watch", unique=True, cost=6, strength=4, icons="I",
        traits="Bastard, Steward", keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Rule(
                "considered", "~ counts as participating in the challenge", who=THIS,
                condition=All(
                    Is(THIS, Cards(kneeling=False)),
                    Exists(Cards(CHARACTER, faction="nights-watch", participating="attacking", controller=YOU, other=True)),
                ),
            )
        ],
    ),
    Card(
        "01125", "Maester Aemon", CHARACTER, faction="nights-watch", unique=True, cost=3, strength=2, icons="I",
        traits="Maester, Steward", keywords=[NO_ATTACHMENTS],
        abilities=[Interrupt(would_be_killed(WATCH), Save(), costs=[KNEEL_THIS])],
    ),
    Card(
        "01126", "Old Bear Mormont", CHARACTER, faction="nights-watch", loyal=True, unique=True, cost=7, strength=6,
        icons="MP", traits="Commander, Lord",
        constants=[
            Rule(
                "no kneel defending", "~ does not kneel to defend", who=THIS,
                condition=Exists(Cards(name="The Wall", controller=YOU)),
            )
        ],
        abilities=[
            Interrupt(
                phase_ends("challenges"),
                Later(Choose(Cards(faction="nights-watch", controller=YOU, zone=HAND), target=False), [PutIntoPlay(THAT)]),
                condition=Happened(
                    PHASE, "lost as defender", negative=True,
                    words="you lost no challenge as defender this phase",
                ),
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
        abilities=[Interrupt(is_killed(THIS), DiscardRandom(OPPONENT))],
    ),
    Card(
        "01129", "Yoren", CHARACTER, faction="nights-watch", loyal=True, unique=True, cost=3, strength=2, icons="I",
        traits="Wandering Crow",
        abilities=[
            Reaction(
                you_marshal_this(), PutIntoPlay(THAT, under_yours=True),
                choose=Choose(Cards(CHARACTER, cost_max=3, controller=OPPONENT, zone=DISCARD)),
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
        abilities=[Action(GainGold(1), costs=[DiscardFromHandCost()], limit=per_phase())],
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
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(Cards(LOCATION)))],
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
                [Stand(THAT), Boost(THAT, 2, CHALLENGE)], costs=[KNEEL_THIS],
                choose=Choose(Cards(CHARACTER, faction="nights-watch", participating="defending")),
            )
        ],
    ),
    Card(
        "01137", "The Wall", LOCATION, faction="nights-watch", unique=True, cost=4, traits="Stronghold, The North",
        constants=[Strength(each(Cards(CHARACTER, faction="nights-watch", controller=YOU)), 1)],
        abilities=[
            ForcedReaction(you_lose(unopposed=True), Kneel(THIS), name="kneel"),
            Interrupt(phase_ends("challenges"), GainPower(2), costs=[KNEEL_THIS], name="gain power"),
        ],
    ),
    Card(
        "01138", "A Meager Contribution", EVENT, quantity=2, faction="nights-watch", loyal=True, cost=0,
        abilities=[
            Reaction(Does("income", "collects income", who=OPPONENT), MoveGold(1, "event player"), limit=max_per_round())
        ],
    ),
    Card(
        "01139", "Take the Black", EVENT, faction="nights-watch", loyal=True, cost=3,
        abilities=[
            DominanceAction(
                TakeControl(THAT), choose=Choose(Cards(CHARACTER, unique=False, cost_max=6)), limit=max_per_round()
            )
        ],
    ),
    Card(
        "01140", "The Sword in the Darkness", EVENT, faction="nights-watch", cost=1,
        play_only=DuringChallenge(
            cards=Cards(CHARACTER, faction="nights-watch", participating="any", controller=YOU)
        ),
        abilities=[
            Reaction(
                you_win(by=5, role="defending"),
                OnPlayer(LOSER, "cannot attack", "the loser cannot initiate challenges against you this round", ROUND, "me"),
            )
        ],
    ),
]  # fmt: skip
