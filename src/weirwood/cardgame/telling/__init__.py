"""What people are told in words: a card's face, hints beside an option, options as sentences, the log."""
