// What the layout and its solver hand each other. Read by the type checker alone.

/** A card in play: what hangs on it, how many lines of badges it has, and whether it has strength and icons. */
interface Lying {
  tabs: number;
  badges: number;
  status: boolean;
  /** On a full table a card is lower. */
  low: boolean;
  /** And on a crammed one lower still. */
  lower?: boolean;
}

/** An area with all that has a size of its own: its strip, its identity and an open hand, in pixels. */
interface AreaLoad {
  width: number;
  field: number;
  strip: number;
  identity: number;
  open: number;
  characters: Lying[];
  others: Lying[];
}

/** A board and what lies on it; heights in pixels, 0 for what isn't there. */
interface Tabletop {
  /** On a phone the page scrolls, and nothing needs to fit its height. */
  scrolls: boolean;
  width: number;
  height: number;
  rows: number[];
  areas: AreaLoad[];
  middle: number;
  /** What the middle needs at the least. */
  calm: number;
  scores: number;
  tray: number;
  hand: number;
  /** Whether somebody has a hand, if an empty one. */
  seated: boolean;
  /** Whether its cards are lower, because the table is full. */
  low: boolean;
  /** Whether those in hand are lower still. */
  flat?: boolean;
}

/** Widths of the cards in play and in hand. */
interface Sizes {
  card: number;
  held: number;
  /** of what is to choose from; without it as large as the hand's */
  tried?: number;
  /** What is to choose from and the hand share one row. */
  beside?: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface CardPlace {
  x: number;
  y: number;
  covered: boolean;
}

interface AreaPlace extends Box {
  places: CardPlace[];
}

interface Solution extends Sizes {
  scores: Box | null;
  areas: AreaPlace[];
  middle: Box | null;
  tray: Box | null;
  hand: Box | null;
  pitch: number;
  height: number;
}

interface Group {
  cards: Lying[];
  columns: number;
  pitch: number;
  right: boolean;
}
