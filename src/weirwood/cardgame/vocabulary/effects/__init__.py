"""Effects: one class each for *could it change the game*, *do it* and *say it*."""
