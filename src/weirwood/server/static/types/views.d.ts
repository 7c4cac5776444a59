// What the games show (`game.view`), as far as the page draws it. Read by the type checker alone.

/** Any game's view; what a picture needs of it is checked by its shape (`fits`, `isBoard`). */
interface View {
  seat?: number | null;
  round?: number;
  phase?: string;
  step?: string | null;
  season?: string | null;
  first?: string | null;
  active?: string | null;
  waiting?: string[];
  outcome?: string | null;
  players: any[];
  /** Of which version a card is whose title alone means another. */
  versions?: Record<string, string>;
  [more: string]: any;
}

interface Card {
  name: string;
  title?: string;
  type?: string;
  code?: string;
  kneeling?: boolean;
  owner?: string;
  controller?: string;
  strength?: number;
  strength_parts?: [string, number][];
  icons?: string[];
  role?: "attacking" | "defending";
  keywords?: string[];
  blank?: boolean;
  /** Where it goes when the action is over. */
  leaving?: string;
  power?: number;
  tokens?: Record<string, number>;
  attachments?: Card[];
  duplicates?: (string | null)[];
  plot_values?: PlotValues;
}

interface CardPlayer {
  name: string;
  gold?: number;
  power: number;
  total_power?: number;
  plot?: string | null;
  plot_values?: PlotValues | null;
  plot_tokens?: Record<string, number>;
  plots_left?: number;
  plots?: string[] | null;
  chosen_plot?: string | null;
  has_chosen_plot?: boolean;
  hand: (string | null)[];
  deck: number;
  deck_known?: string[];
  being_played?: string[];
  cards: Card[];
  dominance?: number;
  faction?: string;
  faction_kneeling?: boolean;
  house?: string;
  house_kneeling?: boolean;
  house_attachments?: Card[];
  influence?: number;
  draws_left?: number | null;
  /** Facedown; null: one that the seat may not know. */
  shadows?: (string | null)[];
  agenda?: string | null;
  /** Each of them, where there may be several. */
  agendas?: string[];
  /** Facedown under the agenda; null: one that the seat may not know. */
  under?: (string | null)[];
  title?: string | null;
  chosen_title?: string | null;
  has_chosen_title?: boolean;
  rivals?: string[];
  supports?: string[];
  eliminated?: boolean;
  [pile: string]: any;
}

/** A player in a plot draft; what others have is null. */
interface Drafter extends CardPlayer {
  drafting: (string | null)[];
  drafted: (string | null)[];
  passed: (string | null)[];
  plot_deck: (string | null)[];
}

interface Challenge {
  type: string;
  attacker: string;
  defender: string;
  attackers: string[];
  defenders: string[];
  attacking_strength: number;
  defending_strength: number;
  winner?: string | null;
  bypassed?: string[];
  assaulted?: string[];
  /** Whether the attackers have been declared, though they may have left since. */
  declared?: boolean;
  stakes?: { if: string; who: string; lines: string[] }[];
  result?: Fought | null;
}

/** How a challenge was decided, and what followed from it. */
interface Fought {
  winner: string | null;
  by: number;
  text: string;
  followed: string[];
}

interface CardView extends View {
  players: CardPlayer[];
  challenge?: Challenge | null;
  fought?: Fought | null;
}

interface Army {
  player: string;
  nobles: string[];
  captives: string[];
  words: string;
  strength: number;
  engine: number;
}

interface Village {
  name: string;
  fief: string;
  region: string;
  principal: boolean;
  roads: string[];
  coastal?: boolean;
  blocked?: Record<string, string[]>;
  controller: string | null;
  buildings: string[];
  armies: Army[];
  besiegers: string[];
}

interface Noble {
  name: string;
  lady: boolean;
  attributes: string[];
  titles: string[];
  at: string | null;
  captor: string | null;
  ransom: number | null;
  spouse: string | null;
  marks: string[];
  player?: string; // whose it is, where it was looked up by its name
}

interface Lord {
  name: string;
  house: string | null;
  gold: number;
  income: number;
  points: number;
  track: number;
  diplomacy: number;
  ally: string | null;
  hand: string[];
  nobles: Noble[];
}

interface Fief {
  name: string;
  cost: number;
  holder: string | null;
  tallages: string[];
}

interface Region {
  number: number;
  name: string;
  warden: string | null;
  cards: string[];
  taxes: string[];
}

/** What one side of an offer says; words are numbers of promises. */
interface TalkSide {
  gold: number;
  cards: string[];
  words: number[];
}

interface WrittenOffer {
  by: string;
  to: string;
  give: TalkSide;
  ask: TalkSide;
  match?: Pick<Match, "one" | "other" | "binds"> | null;
  accept: string;
  back: string;
}

/** Another player as somebody to talk to: by which labels, and what can be asked. */
interface Partner {
  name: string;
  open: string | null;
  private: string | null;
  inside: boolean;
  gold: number;
  ravens: { give: boolean; ask: boolean };
  invite: string[];
}

interface Match {
  label: string;
  to: string;
  one: string;
  other: string;
  gold: Record<"give" | "ask", number>;
  cards: Record<"give" | "ask", boolean>;
  binds: string[];
}
interface Talks {
  goods: string;
  hand: number;
  pieces: Record<"give" | "ask", { gold: string; card: string }>;
  propose: string;
  words: { said: string; give: string; ask: string; binds: string }[];
  cards: string[];
  with: Partner[];
  matches: Match[];
  left: number | null;
  open: WrittenOffer[];
  now: (WrittenOffer & { private: boolean; proposed: boolean; counter: string | null }) | null;
  kept: { name: string; kept: number; broken: number; told: string[] }[];
}

interface BoardView extends View {
  talks?: Talks;
  round: number;
  limit: number;
  phase: string;
  step_rule: string | null;
  now: { title: string; lines: string[]; rule: string; places: string[] }[];
  goal: { alone: number; allied: number };
  season: string | null;
  wall: { value: number; castles: number; supplies?: number } | null;
  players: Lord[];
  fiefs: Fief[];
  regions: Region[];
  villages: Village[];
  titles: Record<string, string | null>;
  offers?: string[];
  promises?: string[];
  decks: Record<string, any>;
}

type Point = [x: number, y: number];

interface BoardVillage {
  id: string;
  name: string;
  fief: string;
  region: number;
  at: Point;
}

/** westeros.json: where everything lies. */
interface BoardMap {
  size: Point;
  village: BoardVillage[];
  fief: { id: string; name: string; hex: string; title_at: Point; titles: string[] }[];
  region: { number: number; name: string; label_at: Point; principal: string }[];
  land: { points: Point[] }[];
  paint: { at: Point; village: string }[];
  road: { ends: [string, string]; via?: Point[]; kind?: string }[];
}
