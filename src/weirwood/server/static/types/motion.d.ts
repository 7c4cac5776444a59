// What moves, and the moments between which it does. Read by the type checker alone.

/** A moment of the game, as it was told. */
interface Moment {
  seq: number;
  view: View;
  /** What the log says has led to it. */
  lines: Line[];
  /** The number of lines of the log until then. */
  end: number;
  waiting: number[];
}

/** Where power and gold lie: at a player's, or on a card in play; null: neither, but in the middle of the table. */
type Spot = { seat: number; card?: undefined } | { card: string; seat?: undefined } | null;

interface Flight {
  kind: "power" | "gold" | "points";
  n: number;
  from: Spot;
  to: Spot;
}

/** From one moment of the past to the next. */
interface Turn {
  from: View;
  to: View;
  lines: Line[];
}
