// How a finished game went (docs/web-protocol.md). Read by the type checker alone.

interface EndingRound {
  round: number;
  from: number;
  to: number;
  scores: number[];
  gained: number[];
  line: Line | null;
}

interface Ending {
  names: string[];
  curve: { at: number; round: number; scores: number[] }[];
  rounds: EndingRound[];
  turns: { at: number; round: number; seat: number; label: string; good: boolean; lines: Line[] }[];
}

interface ReplayStep {
  seat: number;
  label: string | null;
  say: string | null;
  rule: string;
  prompt?: string;
  patch: Patch;
  log: Line[];
}

interface Replay {
  table: Summary;
  introduction: Introduction;
  names: string[];
  view: View;
  log: Line[];
  steps: ReplayStep[];
  result: Result | null;
}

/** What a seat's own choices cost, as it could know it. */
interface Analysed {
  choices: { at: number; said: string; best: string; mark: string; chance: number; cost: number; error: number }[];
  cost: number; // of the marked ones together
  luck: number; // what came by chance and by the others
}
