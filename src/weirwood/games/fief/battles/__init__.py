"""Phase 6: Battles, Sieges and pillage. A Raid (5.2) is fought by the same Battle."""
