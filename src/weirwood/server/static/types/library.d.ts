// What the page is sent of cards, decks and rules. Read by the type checker alone.

interface Deck {
  id: string;
  game: string;
  name: string;
  line: string;
  lines?: string[];
  data?: any;
  legal: boolean;
  refusals: Refusal[];
  by: string;
  builtin: boolean;
  group?: string; // a ready-made one: which ones it is offered with
  about?: string; // and how it plays
  played?: Against[]; // how it did in the laboratory's runs, where the server knows of any
}

interface Against {
  opponent: string;
  bot: string;
  mean: number;
  low: number;
  high: number;
  games: number;
}

interface Clause {
  id: string;
  ledger: string;
  document: string;
  section: string;
  rule: string;
  see?: string[];
  entries?: string[];
  ambiguity?: string;
}

/** A clause as the contents of the rules list it. */
interface ShortClause {
  id: string;
  rule: string;
  /** How many situations show it, if any do. */
  situations?: number;
}

interface ShortSituation {
  id: string;
  name: string;
}

interface SituationStep {
  kind: "does" | "can" | "cannot" | "then" | "chance";
  who: string;
  what: string;
  rules?: string[];
}

/** A position and what happens from there. */
interface Situation extends ShortSituation {
  /** Whether it can be tried at a table. */
  playable: boolean;
  /** Who acts first. */
  seat: string;
  rules: string[];
  /** What is so at the start: of the whole ('') and of each player. */
  position: [who: string, lines: string[]][];
  steps: SituationStep[];
}

/** The rules of one document, section by section. */
interface RulesPart {
  document: string;
  sections: { section: string; clauses: ShortClause[] }[];
}

interface Face {
  name: string;
  lines?: string[];
  type?: string;
  faction?: string;
  faction_name?: string;
  house?: string;
  loyal?: boolean;
  unique?: boolean;
  cost?: number | string | null;
  crests?: string[];
  factions?: string[];
  strength?: number | null;
  icons?: string[];
  traits?: string[];
  keywords?: string[];
  text?: string[];
  plot?: PlotValues;
  /** What it adds to its controller's figures while it is in play. */
  gives?: Record<string, number>;
  code?: string;
  set?: string;
  /** What a picture of it shows (cardgame/cards/motif.py). */
  motif?: string;
  provenance?: string;
  supports?: string[];
  rivals?: string[];
}

/** Cards that were published together. */
interface CardSet {
  code: string;
  name: string;
  cycle: string;
  cards: number;
}

type PlotValues = Record<string, number | string>;

/** What a newcomer is told where something is asked. */
interface Guidance {
  note: number;
  say: string;
  again: string;
  /** What a good choice would be; "" if nobody knows. */
  label: string;
  over: boolean;
}
