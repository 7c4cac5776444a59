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
