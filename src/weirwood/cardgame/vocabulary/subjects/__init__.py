"""What belongs to one subject of a game: seasons, Shadows, promises."""
