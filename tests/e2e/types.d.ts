// What the scripts take for granted in the page. Read by the type checker alone.

/** The player that driver.js puts into every page. */
declare var e2e: {
  said: string[];
  stamp: () => string | null;
  asked: () => boolean;
  answer: (chance: number, most: number, style?: string) => Promise<string | null>;
  busy: () => boolean;
  chance: () => number;
  drop: () => void;
  mend: () => void;
  over: () => boolean;
  play: (most: number, style: string, stop: string | null, patience: number) => Promise<number>;
  seq: () => string | null;
  turn: (most: number) => Promise<void>;
};

/** What a script looks for in a page is HTML. */
interface Element {
  dataset: DOMStringMap;
  innerText: string;
  offsetParent: Element | null;
  title: string;
  click: () => void;
  blur: () => void;
}
