"""The second edition's clauses for what the shared card engine checks, asks and tells."""

from __future__ import annotations

from ....cardgame.table.clauses import Clauses

CLAUSES = Clauses(
    choosing="rr.choose.1", targets="rr.target.1", naming="rr.challenge-icons.1", may="rr.may.1",
    either="rr.effects.3", in_order="rr.priority.1", order_of_effects="rr.priority.2", costs="rr.costs.1",
    paying="rr.costs.3", discarding="rr.costs.4", spending_gold="faq2.spending-gold.1", cancel="rr.cancel.1",
    save="rr.save.1", cannot="rr.cannot.1", immune="rr.immune.1", unaffected="rr.target.9", search="rr.search.3",
    look="rr.look.1", put_back="rr.look.3", reveal="rr.reveal.1", moving="rr.move.1", switching="rr.switch.1",
    put_attachment="rr.put-into-play.3", unique="rr.unique-cards.1", unique_taken="rr.unique-cards.3",
    unique_owned_elsewhere="faq2.unique.5", unique_of_owner="faq2.unique.3", dead="rr.dead-pile.3",
    dead_itself="rr.dead-pile.4", duplicates="faq2.duplicates.1", event_cards="rr.event-cards.4",
    attachments="rr.attachment-cards.3", attach_to="rr.attachment-cards.4", attach_to_character="rr.attachment-cards.4", no_attachments="rr.no-attachments.1",
    no_attachments_of_trait="rr.no-attachments.2", no_attachments_except="rr.no-attachments.3",
    copies_on_host="rr.limits.3", killed="rr.dead-pile.2", discarded="rr.discard-pile.2", sacrificed="rr.sacrifice.1",
    mulligan="rr.mulligan.1", setup_place="rr.setup.8", plot_revealed="rr.a1.1.3.1", plots_recycled="rr.plot-card.6",
    initiative="rr.a1.1.3.2", initiative_least_power="rr.a1.1.3.3", initiative_at_random="rr.a1.1.3.4",
    first_player="rr.a1.1.3.5", when_revealed_order="rr.a1.1.3.7", challenge_winner="rr.a1.4.2.2.1",
    dominance_totals="rr.a1.5.2.1", dominance_winner="rr.a1.5.2.2", no_dominance="rr.a1.5.2.4",
    challenge_type="rr.a1.4.2.0.5", challenge_opponent="rr.a1.4.2.0.6", challenge_active="rr.active-player.3",
    challenge_under_way="rr.a1.4.2.6.2", challenge_limit="rr.a1.4.2.0.2", challenge_moment="rr.a1.4.w.1",
    attackers="rr.a1.4.2.0.8", attackers_declared="rr.a1.4.2.0.4", attacker_type="rr.a1.4.2.0.7",
    attacker_standing="rr.a1.4.2.0.8", attacker_icon="rr.a1.4.2.0.8", attacking_already="rr.participating.1",
    defenders="rr.a1.4.2.1.2", defenders_declared="rr.a1.4.2.1.1", defender_type="rr.a1.4.2.1.2", defender_standing="rr.a1.4.2.1.2",
    defender_icon="rr.a1.4.2.1.2", defending_already="rr.participating.2", bypassed="rr.a1.4.2.1.3",
    stealth="rr.stealth.1", stealth_target="rr.stealth.1", stealth_moment="rr.a1.4.2.0.9",
    ability_elsewhere="rr.abilities.7", ability_not_own="rr.abilities.3", ability_waits="rr.triggering-condition.1",
    ability_too_late="rr.triggering-condition.3", when_revealed="rr.when-revealed.1", acting="rr.actions.1",
    marshal_from_hand="rr.marshal.1", marshal_active="rr.active-player.2", marshal_price="rr.costs.1",
    duplicate_saves="rr.duplicates.3", setup_gold="rr.setup.8", plot_choice="rr.a1.1.2.1",
    challenge_turn="rr.a1.4.2.0.1", attack="rr.a1.4.2.0.7", no_defenders="rr.a1.4.2.1.1", claim="rr.a1.4.2.4.1",
    military_claim="rr.military-claim.1", bypassing="rr.stealth.2",
    phases={
        "plot": "rr.a1.1.1.1", "draw": "rr.a1.2.1.1", "marshaling": "rr.a1.3.1.1", "challenges": "rr.a1.4.1.1",
        "dominance": "rr.a1.5.1.1", "standing": "rr.a1.6.1.1", "taxation": "rr.a1.7.1.1",
    },
    standing="rr.a1.6.2.1", marshal_attachment="rr.a1.3.w.7",
)  # fmt: skip
