"""Phase 2: drawing and playing cards, Disasters, and what each card does."""
