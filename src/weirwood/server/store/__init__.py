"""The store: what the database holds, who writes it, and how processes that share it hear of each other."""
