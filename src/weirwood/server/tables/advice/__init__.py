"""Help for people from a computer: hints while they play, and what a finished game could have been."""
