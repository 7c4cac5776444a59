// What the page's parts hand each other. Read by the type checker alone.

/** What can be clicked: a card, a pile's card, a player. */
interface Thing {
  name: string;
  title?: string;
  zone?: string;
  player?: string;
}

/** What a page remembers of how it is looked at. */
interface Look {
  page: number;
  tab: "log" | "chat";
  list: boolean;
  unread: number;
  away?: boolean;
  read?: number;
  narrowed?: { decision: number; text: string };
  considered?: string; // the label of the option that the pointer or the focus is on
  amounts?: { decision: number; [label: string]: any };
}

/** What a picture of a table is given: what is shown, and what a click on something does. */
interface Context<V = any> {
  id: string;
  book: import("../book/book.js").Book;
  camera: import("../board/camera.js").Camera;
  ui: Look;
  redraw: () => void;
  view: V;
  decision: Decision | null;
  you: number | null;
  seats: Seat[];
  waiting?: number[];
  thinking?: number[];
  busy?: boolean;
  weighing?: boolean;
  replay?: boolean;
  result?: Result | null;
  shown?: Thing[];
  middle?: string;
  trail?: Turn[]; // what led to the moment of the past that is shown
  again: Rematch;
  rematch: () => void;
  /** How the game went, once it is over. */
  story?: { view: (you: number | null) => Child; share: (result: Result) => any };
  seatName: (seat: number) => string;
  clock?: (seat: number) => HTMLElement | null;
  choose: (option: Choice) => void;
  /** Nothing of what was clicked is chosen. */
  back?: () => void;
  /** What the computer would do; nothing where nobody plays. */
  hint?: { button: () => Child; view: () => Child };
  guide?: { view: () => Child };
  hover: (title: string | undefined, card?: Card, options?: Choice[]) => Props;
  openThing: (thing: Thing, options: Choice[], event: MouseEvent, card?: Card) => void;
  openPlayer: (seat: number, options: Choice[], event: MouseEvent) => void;
  openPile: (title: string, names: (string | null)[], zone?: string, player?: string) => void;
  openOften: (event: MouseEvent) => void;
  look: (event: MouseEvent, card: Card | Thing) => void;
}

type Child = Node | string | number | null | undefined | false | Child[];

/** An event of a control that has a value. */
type Handler<E> = (event: E & { target: any; currentTarget: any }) => any;

interface Props {
  class?: string;
  key?: string;
  vars?: Record<string, string>;
  onclick?: Handler<any> | null;
  oncontextmenu?: Handler<MouseEvent> | null;
  onkeydown?: Handler<KeyboardEvent> | null;
  oninput?: Handler<InputEvent> | null;
  onchange?: Handler<Event> | null;
  onsubmit?: Handler<SubmitEvent> | null;
  onpointerenter?: Handler<PointerEvent> | null;
  onpointerleave?: Handler<PointerEvent> | null;
  onpointerdown?: Handler<PointerEvent> | null;
  onpointerup?: Handler<PointerEvent> | null;
  onfocus?: Handler<FocusEvent> | null;
  onblur?: Handler<FocusEvent> | null;
  onpaste?: Handler<ClipboardEvent> | null;
  ontoggle?: Handler<Event> | null;
  onscroll?: Handler<Event> | null;
  [attribute: string]: any;
}

/** An entry of a menu; "-" is a line between two. */
type MenuItem = "-" | { label: string; hint?: string; main?: boolean; run: () => any };

/** What was drawn knows what it was drawn from; `kept` stands for what is built only when that has changed. */
interface Element {
  drawnFrom?: any;
  build?: () => HTMLElement;
  handlers?: Record<string, (event: any) => any>;
}

/** Draws one answer; `rest` is what is left of its label after the words it shares with others of its kind. */
type DrawAnswer = (option: Choice, rest: string | null, start?: string) => HTMLElement;

/** Who hears what a connection has to say. */
interface Listener {
  changed: (state: TableState, message: Message) => void;
  lost: (wait: number) => void;
  gone: (text: string) => void;
  notice: (kind: "error" | "info", text: string) => void;
  went: (table: string) => void;
}

/** An offer that is being put together; `counters`: the label that answers another one with it. */
interface Draft {
  to: string;
  private: boolean;
  invite: string[];
  counters?: string;
  match?: Match;
  give: TalkSide;
  ask: TalkSide;
}

/** Choices that were made in one go: how they begin, what follows in any order, and the last. */
interface Run {
  begin: string[];
  pieces: string[];
  end: string;
}

/** What the game lays over the map. */
interface Overlay {
  held: Record<string, string>;
  weather: Record<number, string[]>;
  lit: { fief: string[]; region: number[] };
  blocked: string[][];
  now: string[];
  trail: { house: string; points: Point[] }[];
}

/** A seat of a table that isn't made yet. */
interface NewSeat {
  who: string;
  bot?: string;
  form: Values;
}

/** How a card is drawn: as what, how large, and with which properties of an element. */
interface CardProps extends Props {
  tag?: string;
  full?: boolean;
  /** With its text where it is large enough. */
  text?: boolean;
  bare?: boolean;
  options?: number;
}

/** What one might do with a thing now, and why not. */
type Asking = (name: string) => Promise<WhyAnswer[]>;
