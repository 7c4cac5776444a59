// What the server says, and what is said to it (docs/web-protocol.md). Read by the type checker alone.

interface Refusal {
  rule: string;
  reason: string;
  text: string;
  section: string;
}

interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open" | "invite";
  bot: string | null;
  you: boolean;
  online: boolean;
  kept: number | null; // for how many ms more the seat is kept for its person, who is away
  conceded: boolean;
  clock: number | null;
  timed_out: boolean;
  plays: string;
}

interface Result {
  winners: number[];
  reason: string;
  rule: string;
  by: "rules" | "concession" | "time" | "absence" | "closed";
}

type Values = Record<string, any>; // a form as it is filled in

interface Summary {
  id: string;
  game: string;
  game_name: string;
  format: string;
  title: string;
  status: "open" | "playing" | "over" | "broken" | "closed";
  seats: Seat[];
  you: number | null;
  owner: boolean;
  waiting: number[];
  your_turn: boolean;
  spectators: boolean;
  private: boolean;
  form: Values;
  own_cards: boolean;
  clock: { minutes: number; increment: number } | null;
  takeback: "free" | "ask" | "never";
  ask_all: boolean;
  hush: boolean;
  guide: boolean; // whether somebody tells a newcomer what it is about
  hints: boolean; // whether one may ask for them
  created: number;
  updated: number;
  choices: number;
  result: Result | null;
}

interface Me {
  name: string;
}

interface FieldChoice {
  value: any;
  label: string;
  help?: string;
  seats?: [number, number];
}

interface Field {
  name: string;
  label: string;
  kind: "choice" | "flag" | "number" | "deck" | "cards";
  scope: "table" | "seat";
  default: any;
  help?: string | null;
  choices?: FieldChoice[];
  min?: number;
  max?: number;
}

interface Bot {
  id: string;
  name: string;
  about: string;
  beats: string; // what it was measured to beat, "" if nothing
}

/** How a game introduces itself. */
interface Introduction {
  goal: string;
  course: string;
  phases: string[];
  words: Record<string, string>;
  figures: Record<string, string>;
  glossary?: Record<string, string>;
  signs: string[];
}

interface GameInfo {
  id: string;
  name: string;
  introduction: Introduction;
  min_seats: number;
  max_seats: number;
  form: Field[];
  decks: boolean;
  cards: boolean;
  bots: Bot[];
  guide: { title: string; minutes: number } | null;
}

interface Decks {
  builtin?: Deck[];
  mine?: Deck[];
}

type LobbyList = "mine" | "open" | "watch" | "finished";

interface About {
  name: string;
  zone?: string;
  player?: string;
}

interface Choice {
  label: string;
  say?: string;
  yours?: boolean;
  chosen?: boolean; // in a draft
  later?: boolean; // an answer to the later question of the same prompt
  first?: string; // in a draft: what declines the question before it
  aside?: boolean; // another answer leads to it too
  listed?: { say: string; hint: string }; // as it stands in the list for several that are set aside
  waits?: boolean; // it is there for what is chosen next: clicked in and out until then
  run?: string[]; // several choices as one answer: these are sent, one after the other
  would?: Record<string, number>; // what figures of the contest would be with it
  verb?: string;
  about?: About[];
  hint?: string;
}

interface Decision {
  id: number;
  kind: string;
  prompt: string;
  rule: string;
  decline: string | null;
  /** What whoever doesn't think long wants to answer; null: there is no such answer. */
  sensible: string | null;
  /** What answers cost for good, by their labels. */
  costs: Record<string, string>;
  part?: number; // in a draft: how many picks belong to earlier questions of the run
  together?: Choice[]; // answers of several choices, which the page lays among the others
  several?: boolean; // things are picked one by one until there are enough
  tally?: string; // what they come to so far
  /** The question that is asked together with this one, for whoever declines this one. */
  later?: { prompt: string; rule: string; decline: string | null; say: string };
  options: Choice[];
}

interface Line {
  text: string;
  rule?: string;
  cards?: string[];
  /** Cards that everybody is shown as it happens. */
  show?: string[];
  /** Dice that are rolled in it. */
  dice?: Roll[];
}

interface Roll {
  who: string;
  faces: number[];
  /** What comes of it, in a few words. */
  result: string;
}

interface Log {
  at: number;
  lines: Line[];
}

interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

interface Clocks {
  paused: boolean;
  by: number | null;
  running: number[];
  left: Record<number, number>;
}

interface Vote {
  kind: "takeback" | "computer" | "claim" | "pause";
  by: number;
  target: number | null;
  text: string;
  needs: number[];
  yes: number[];
  no: number[];
}

/** Who is asked before a table with strangers begins, who has said that they are there, and for how many ms more. */
interface Ready {
  needs: number[];
  yes: number[];
  left: number;
}

type Stop = "all" | "matters" | "pass";
type Often = "always" | "matters" | "never";

interface Prefs {
  windows: boolean;
  until: boolean;
  decline: string[];
  everything: boolean;
  stops: Record<string, Stop>;
  cards: Record<string, Often>;
  phase: string;
  next: boolean;
}

/** What of them is to change; phase: whether the one that is on is to be passed. */
type PrefsWish = Partial<Omit<Prefs, "phase">> & { phase?: boolean };

type Path = (string | number)[];
type Operation = [path: Path] | [path: Path, value: any] | [path: Path, start: number, removed: number, put: any[]];
type Patch = Operation[];

interface Rematch {
  table: string | null;
  wants: number[];
}

interface Told {
  table: Summary;
  introduction: Introduction;
  you: number | null;
  seq: number;
  view: View | null;
  decision: Decision | null;
  waiting: number[];
  log: Log;
  chat: ChatLine[];
  clocks: Clocks | null;
  vote: Vote | null;
  ready: Ready | null;
  rematch: Rematch | null;
  prefs: Prefs | null;
  takeback: "free" | "ask" | "no";
  result: Result | null;
  online: { seats: number[]; spectators: number };
  notice?: string | null; // why the game can't be gone on with
}

/** The table as the server has told it, kept up to date by the connection. */
interface TableState extends Told {
  thinking: number[];
  heard: number; // when the clocks were told, in ms
  looked: number; // when it was told who is there, in ms
  away: Record<number, number>; // since when somebody is known to be away, by seat
}

interface WhyAnswer {
  label: string;
  open: boolean;
  refusals: Refusal[];
}

/** An option as the computer judges it; no chance where it was not tried. */
interface Advice {
  label: string;
  chance: number | null;
  error: number | null;
  reason: string;
}

type Message =
  | ({ t: "table" } & Told)
  | {
      t: "update";
      from: number;
      seq: number;
      view?: View;
      patch?: Patch;
      decision?: Decision | null;
      waiting?: number[];
      log?: Log;
      clocks?: Clocks | null;
      takeback?: "free" | "ask" | "no";
      result?: Result | null;
      back?: boolean;
    }
  | { t: "ok"; id?: number }
  | { t: "refused"; id: number; code: string; text: string; refusals: Refusal[] }
  | { t: "why"; id: number; answers?: WhyAnswer[] }
  | { t: "draft"; id: number; view: View; decision: Decision }
  | ({ t: "guide"; id: number; decision: number } & Guidance)
  | { t: "hint"; id: number; decision: number; options: Advice[] }
  | { t: "chat"; line: ChatLine }
  | { t: "seats"; seats: Seat[]; online: { seats: number[]; spectators: number } }
  | { t: "clocks"; clocks: Clocks }
  | { t: "vote"; vote: Vote | null }
  | { t: "prefs"; prefs: Prefs }
  | { t: "thinking"; seats: number[] }
  | ({ t: "rematch" } & Rematch)
  | { t: "notice"; kind: "error" | "info"; text: string }
  | { t: "pong" };

type Reply = Extract<Message, { t: "ok" | "refused" | "why" | "draft" | "hint" | "guide" }>;

/** What the page says to the table; the connection numbers it. */
interface Ask {
  t: string;
  [more: string]: any;
}
