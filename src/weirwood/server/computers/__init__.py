"""Computer players: who there is, and the processes in which they think."""
