"""The window of six steps: who may act and respond, what is foreseen, and what leaves play."""
