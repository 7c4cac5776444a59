"""Phase 5: marches, voyages and Raids."""
