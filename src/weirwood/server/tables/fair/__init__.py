"""Fair play among strangers: who may ask for what, seats that are kept, votes, stopped clocks, and the ready check."""
