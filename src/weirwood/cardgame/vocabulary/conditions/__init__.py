"""Conditions under which something holds."""
