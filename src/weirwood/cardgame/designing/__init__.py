"""Cards that people write in rules English, and every card written so."""
