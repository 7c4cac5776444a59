"""What may happen at any time: Titles are given and lost, Villages change hands, Nobles marry, are captured and die."""
