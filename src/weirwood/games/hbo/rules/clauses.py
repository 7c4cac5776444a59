"""The clauses of this edition for what the shared card engine checks, asks and tells.

Where its rulebook says nothing, a card's own text is what is followed: that is its first rule.
"""

from __future__ import annotations

from ....cardgame.table.clauses import Clauses

CARD_TEXT = "hbo.golden.1"

CLAUSES = Clauses(
    choosing="hbo.actions.4", targets="hbo.actions.4", naming=CARD_TEXT, may=CARD_TEXT, either=CARD_TEXT,
    in_order="hbo.passive.3", order_of_effects="hbo.passive.3", costs="hbo.gold.1", paying="hbo.kneel.2",
    discarding="hbo.piles.2", spending_gold="hbo.gold.1", cancel=CARD_TEXT, save="hbo.save.1", cannot=CARD_TEXT,
    immune=CARD_TEXT, unaffected="hbo.playing.9", search=CARD_TEXT, look=CARD_TEXT, put_back=CARD_TEXT,
    reveal=CARD_TEXT, moving="hbo.types.4", switching="hbo.types.4", put_attachment="hbo.types.4",
    unique="hbo.unique.1", unique_taken="hbo.unique.1", unique_owned_elsewhere="hbo.unique.1",
    unique_of_owner="hbo.unique.1", dead="hbo.unique.1", dead_itself="hbo.unique.1", duplicates="hbo.duplicates.1",
    event_cards="hbo.types.6", attachments="hbo.types.4", attach_to="hbo.types.4", attach_to_character="hbo.types.4", no_attachments="hbo.anatomy.6",
    no_attachments_of_trait="hbo.anatomy.6", no_attachments_except="hbo.anatomy.6", copies_on_host=CARD_TEXT,
    killed="hbo.piles.3", discarded="hbo.piles.2", sacrificed="hbo.piles.2", mulligan="hbo.setup.8",
    setup_place="hbo.setup.10", plot_revealed="hbo.plot.1", plots_recycled="hbo.plot.4", initiative="hbo.plot.5",
    initiative_least_power="hbo.plot.6", initiative_at_random="hbo.plot.7", first_player="hbo.plot.8",
    when_revealed_order="hbo.plot.9", challenge_winner="hbo.resolve.2", dominance_totals="hbo.dominance.1",
    dominance_winner="hbo.dominance.2", no_dominance="hbo.dominance.3",
    challenge_type="hbo.attackers.1", challenge_opponent="hbo.players.1", challenge_active="hbo.challenges.1",
    challenge_under_way="hbo.challenges.4", challenge_limit="hbo.challenges.2", challenge_moment="hbo.challenges.5",
    attackers="hbo.attackers.1", attackers_declared="hbo.attackers.1", attacker_type="hbo.types.2",
    attacker_standing="hbo.attackers.2", attacker_icon="hbo.anatomy.4", attacking_already="hbo.attackers.1",
    defenders="hbo.defenders.1", defenders_declared="hbo.defenders.1", defender_type="hbo.types.2", defender_standing="hbo.defenders.1",
    defender_icon="hbo.anatomy.4", defending_already="hbo.defenders.1", bypassed="hbo.stealth.1",
    stealth="hbo.stealth.1", stealth_target="hbo.stealth.2", stealth_moment="hbo.stealth.1",
    ability_elsewhere="hbo.playing.9", ability_not_own="hbo.playing.9", ability_waits="hbo.responses.1",
    ability_too_late="hbo.responses.3", when_revealed="hbo.plot.9", acting="hbo.actions.4",
    marshal_from_hand="hbo.playing.10", marshal_active="hbo.playing.3", marshal_price="hbo.playing.1",
    duplicate_saves="hbo.duplicates.3", setup_gold="hbo.setup.11", plot_choice="hbo.plot.1",
    challenge_turn="hbo.challenges.1", attack="hbo.attackers.1", no_defenders="hbo.defenders.2", claim="hbo.claim.1",
    military_claim="hbo.claim.2", bypassing="hbo.stealth.1",
    phases={
        "plot": "hbo.plot.1", "draw": "hbo.draw.1", "marshalling": "hbo.marshalling.1", "challenges": "hbo.challenges.1",
        "dominance": "hbo.dominance.1", "standing": "hbo.standing.1", "taxation": "hbo.taxation.1",
    },
    standing="hbo.standing.1", marshal_attachment="hbo.types.4",
)  # fmt: skip
