"""Phase 1, Hear Ye: announcements, the Night's Watch and elections; what the offices are for."""
