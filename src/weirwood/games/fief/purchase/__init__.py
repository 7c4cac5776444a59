"""Phase 4: Ransoms, bids, Troops, buildings and Titles."""
