// Choosing several things: they are clicked in and out of a draft, and chosen when one is done. What the draft comes to
// the server says; the game has heard nothing of it until then.

/**
 * The draft after a click on an option: in if it wasn't, out if it was.
 *
 * @param {string[]} labels @param {Choice} option
 */
export function toggled(labels, option) {
  if (!option.chosen) return [...labels, ...(option.run ?? [option.label])];
  const at = labels.lastIndexOf(option.label);
  return labels.filter((_, i) => i !== at);
}

/**
 * The choices that a draft and then an answer come to. Where two questions are asked together, who declines the first
 * declines both, and what was picked for the second comes after what declines the first.
 *
 * @param {Decision} decision @param {string[]} labels @param {string} label
 */
export function runOf(decision, labels, label) {
  const firsts = decision.options.filter((option) => option.chosen && option.first),
    { decline, later } = decision;
  const run = labels.flatMap((each) => {
    const at = firsts.findIndex((option) => option.label === each);
    return at < 0 ? [each] : [...firsts.splice(at, 1).map((option) => option.first ?? ""), each];
  });
  return [...run, label, ...(later?.decline && label === decline ? [later.decline] : [])];
}

/**
 * What is picked of the parts of a run before the one that is asked for now: a challenge, where its attackers are.
 *
 * @param {Decision} decision
 */
export const partOf = (decision) =>
  decision.options
    .filter((option) => option.chosen)
    .slice(0, decision.part ?? 0)
    .map((option) => option.label);

/**
 * Tells the parts of a run apart.
 *
 * @param {Decision} decision
 */
export const keyOf = (decision) => [decision.id, ...partOf(decision)].join(" ");

/**
 * Whether a click on an option puts it into a draft, or takes it out.
 *
 * @param {Decision | null} decision @param {Choice} option
 */
export const isPressed = (decision, option) =>
  Boolean(decision && option.label !== decision.decline && (decision.several || option.waits));

/**
 * Answers of several choices among the others. What can be had for less is set aside at its full price, but for a click
 * on the card itself.
 *
 * @param {Decision | null} decision changed
 */
export function withTogether(decision) {
  for (const run of decision?.together ?? []) {
    const { options } = /** @type {Decision} */ (decision),
      alone = options.findIndex((option) => option.label === run.run?.at(-1));
    if (alone >= 0) options[alone].aside = true;
    const at = alone >= 0 ? alone : options.findLastIndex((option) => option.label !== decision?.decline) + 1;
    options.splice(at, 0, run);
  }
  if (decision) delete decision.together;
}

/**
 * Options marked as chosen at once, before the server has said what comes of it.
 *
 * @param {Choice[]} options @param {string[]} labels
 */
export function marked(options, labels) {
  const left = [...labels];
  return options.map((option) => {
    const at = left.indexOf(option.label);
    if (at >= 0) left.splice(at, 1);
    return Boolean(option.chosen) === at >= 0 ? option : { ...option, chosen: at >= 0 };
  });
}

/**
 * Options in the order in which they stood before anything was chosen, so that nothing moves under the hand.
 *
 * @param {Choice[]} before @param {Choice[]} options
 */
export function inOrder(before, options) {
  const known = new Map(before.map((option, i) => [option.label, i])),
    places = new Map();
  let last = options.some((option) => option.chosen) ? -1 : before.length;
  for (const option of options) {
    last = known.get(option.label) ?? last; // what is new stays behind what it came with
    places.set(option, last);
  }
  return [...options].sort((a, b) => places.get(a) - places.get(b));
}

export class Draft {
  /**
   * @param {(message: Ask) => Promise<Reply>} ask asks the server
   * @param {() => void} changed called when there is something else to show
   */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    /** @type {Decision | null} the question that it answers, as it stood before anything was chosen */
    this.question = null;
    /** @type {string[]} */
    this.labels = [];
    /** @type {{ view: View; decision: Decision } | null} what the server said of it */
    this.told = null;
    this.asked = 0; // only the last answer counts
    /** @type {Promise<void> | null} the server is looking at what was clicked last */
    this.weighing = null;
  }

  /**
   * What is chosen so far for an open question.
   *
   * @param {Decision | null} decision
   */
  of(decision) {
    return decision && this.question?.id === decision.id ? this.labels : [];
  }

  /**
   * The table as it is to be shown with what is chosen so far.
   *
   * @param {TableState} s
   * @returns {TableState}
   */
  state(s) {
    const labels = this.of(s?.decision);
    if (!labels.length || !this.question) return s;
    const { view, decision } = this.told ?? { view: s.view, decision: this.question };
    const options = marked(inOrder(this.question.options, decision.options), labels);
    return { ...s, view, decision: { ...decision, options } };
  }

  /**
   * A click on an option of a question: in or out.
   *
   * @param {Decision} decision as it is told, without the draft @param {Choice} option
   */
  toggle(decision, option) {
    if (this.question?.id !== decision.id) this.clear();
    this.question = decision;
    this.labels = toggled(this.labels, option);
    this.weigh();
  }

  /** The table has gone on: a draft for a question that is still open is looked at anew. */
  heard(/** @type {Decision | null} */ decision) {
    if (this.of(decision).length) this.weigh();
    else this.clear();
  }

  clear() {
    this.weighing = null;
    this.question = null;
    this.labels = [];
    this.told = null;
    this.asked += 1;
  }

  weigh() {
    this.asked += 1;
    const { question, asked } = this;
    if (!question || !this.labels.length) this.clear();
    else this.weighing = this.hear(this.ask({ t: "draft", decision: question.id, options: this.labels }), asked);
    this.changed();
  }

  /** @param {Promise<Reply>} coming @param {number} mine */
  async hear(coming, mine) {
    const answer = await coming;
    if (mine !== this.asked) return;
    this.weighing = null;
    if (answer.t !== "draft") this.clear();
    else {
      withTogether(answer.decision);
      this.told = { view: answer.view, decision: answer.decision };
      this.labels = answer.decision.options.filter((option) => option.chosen).map((option) => option.label);
    }
    this.changed();
  }
}
