"""What holds as long as a card is there: constant abilities on cards, on players, on the game."""
