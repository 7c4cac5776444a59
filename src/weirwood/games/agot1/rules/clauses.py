"""The clauses of the first edition for what the shared card engine checks, asks and tells."""

from __future__ import annotations

from ....cardgame.table.clauses import Clauses

CARD_TEXT = "lcg1.card.10"

CLAUSES = Clauses(
    choosing="faq1.event.5", targets="faq1.window.2", naming=CARD_TEXT, may=CARD_TEXT, either=CARD_TEXT,
    in_order="faq1.timing.4", order_of_effects="faq1.timing.4", costs="faq1.event.4", paying="faq1.window.2",
    discarding="faq1.4.5.3", spending_gold="faq1.window.2", cancel="faq1.3.4.1", save="faq1.window.3",
    cannot="faq1.4.3.1", immune="faq1.3.15.1", unaffected="faq1.event.6", search="faq1.1.2.1", look=CARD_TEXT,
    put_back=CARD_TEXT, reveal="faq1.1.3.1", moving=CARD_TEXT, switching=CARD_TEXT, put_attachment="lcg1.card.12",
    unique="faq1.3.27.1", unique_taken="faq1.3.27.1", unique_owned_elsewhere="faq1.3.27.1",
    unique_of_owner="faq1.3.27.1", dead="faq1.3.27.1", dead_itself="faq1.3.37.2", duplicates="faq1.3.27.2",
    event_cards="faq1.4.4.1", attachments="faq1.3.20b.2", attach_to="faq1.3.20b.1", attach_to_character="faq1.3.20b.2", no_attachments="lcg1.kw.8",
    no_attachments_of_trait="lcg1.kw.8", no_attachments_except="lcg1.kw.8", copies_on_host=CARD_TEXT,
    killed="faq1.4.5.2", discarded="faq1.4.5.3", sacrificed="faq1.4.5.3",
    phases={
        "plot": "faq1.phase.plot.1", "draw": "faq1.phase.draw.1", "marshalling": "faq1.phase.marshalling.1",
        "challenges": "faq1.phase.challenges.1", "dominance": "faq1.phase.dominance.1",
        "epic": "lcg1.epic.1", "standing": "faq1.phase.standing.1", "taxation": "faq1.phase.taxation.1",
    },
    standing="lcg1.round.24", mulligan="lcg1.setup.7", setup_place="lcg1.setup.2", plot_revealed="faq1.2.3.2",
    plots_recycled="faq1.3.32.1", initiative="lcg1.round.3", initiative_least_power="lcg1.round.3",
    initiative_at_random="lcg1.round.3", first_player="faq1.phase.plot.2", when_revealed_order="faq1.2.2.2",
    challenge_winner="lcg1.round.14", dominance_totals="lcg1.round.23", dominance_winner="lcg1.round.23",
    no_dominance="faq1.phase.dominance.2", challenge_type="lcg1.round.9",
    challenge_opponent="faq1.phase.challenges.1", challenge_active="lcg1.round.9",
    challenge_under_way="faq1.3.36.1", challenge_limit="lcg1.round.9", challenge_moment="faq1.phase.challenges.1",
    challenge_turn="faq1.phase.challenges.2", attack="lcg1.round.11", attackers="lcg1.round.11",
    attackers_declared="lcg1.round.11", attacker_type="lcg1.round.11", attacker_standing="lcg1.card.5",
    attacker_icon="lcg1.round.11", attacking_already="lcg1.round.11", defenders="lcg1.round.11",
    defenders_declared="lcg1.round.11", defender_type="lcg1.round.11", defender_standing="lcg1.card.5", defender_icon="lcg1.round.11",
    defending_already="lcg1.round.11", no_defenders="lcg1.round.19", claim="lcg1.round.15",
    military_claim="lcg1.round.16", bypassed="lcg1.kw.10", bypassing="lcg1.kw.10", stealth="lcg1.kw.10",
    stealth_target="lcg1.kw.10", stealth_moment="faq1.phase.challenges.1", ability_elsewhere="faq1.3.13.1",
    ability_not_own="faq1.3.10.1", ability_waits="faq1.timing.18", ability_too_late="faq1.response.2",
    when_revealed="faq1.2.2.3", acting="faq1.timing.16", marshal_from_hand="faq1.4.4.1",
    marshal_active="faq1.phase.marshalling.3", marshal_price="lcg1.round.7", marshal_attachment="lcg1.card.12",
    duplicate_saves="lcg1.card.7", setup_gold="lcg1.setup.2", plot_choice="lcg1.round.2",
)  # fmt: skip
