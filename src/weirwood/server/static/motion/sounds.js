// Sounds, short and few, made on the spot. Nothing is heard before the first click or key; one switch ends them all.
import { remember, remembered } from "../preferences.js";
import { flights } from "./changes.js";

/** @typedef {"card" | "gold" | "power" | "dice" | "turn" | "end"} Sound */

/**
 * Notes as [pitch in Hz (0: a rustle), when and how long in seconds, how loud].
 *
 * @type {Record<Sound, [pitch: number, at: number, length: number, loud: number][]>}
 */
const NOTES = {
  card: [[0, 0, 0.07, 0.25]],
  gold: [
    [1480, 0, 0.09, 0.1],
    [2090, 0.06, 0.12, 0.08],
  ],
  power: [
    [523, 0, 0.16, 0.14],
    [784, 0.08, 0.22, 0.12],
  ],
  dice: [
    [0, 0, 0.03, 0.4],
    [0, 0.08, 0.03, 0.35],
    [0, 0.15, 0.03, 0.3],
    [0, 0.24, 0.04, 0.35],
  ],
  turn: [
    [659, 0, 0.18, 0.12],
    [880, 0.12, 0.26, 0.12],
  ],
  end: [
    [392, 0, 0.3, 0.14],
    [523, 0.18, 0.3, 0.14],
    [784, 0.36, 0.6, 0.14],
  ],
};
const AGAIN = 0.12; // seconds before the same is heard again
const WAITED = 1500; // ms of waiting after which one is called to one's turn

/**
 * What is heard of a change: at most two things, the rarest first.
 *
 * @param {View} before @param {View} after @param {Line[]} lines
 * @returns {Sound[]}
 */
export function heard(before, after, lines) {
  const flown = new Set(flights(before, after).map(({ kind }) => kind));
  /** @type {[boolean, Sound][]} */
  const all = [
    [lines.some((line) => line.dice?.length), "dice"],
    [flown.has("power") || flown.has("points"), "power"],
    [flown.has("gold"), "gold"],
    [lines.some((line) => line.show?.length) || inPlay(before) !== inPlay(after), "card"],
  ];
  return all
    .filter(([so]) => so)
    .map(([, sound]) => sound)
    .slice(0, 2);
}

/** @param {View} view */
const inPlay = (view) =>
  view.players
    .flatMap((player) => [...(player.cards ?? []), ...(player.nobles ?? [])])
    .map((each) => each.name)
    .sort()
    .join();

export const sounding = () => remembered("sound", true);

/** @param {boolean} on */
export const setSounding = (on) => remember("sound", on);

class Sounds {
  constructor() {
    /** @type {AudioContext | null} none before somebody has clicked */
    this.context = null;
    /** @type {AudioBuffer | null} */
    this.rustle = null;
    /** @type {Map<Sound, number>} */
    this.last = new Map();
    this.since = 0;
  }

  /** Somebody has clicked or pressed a key: from now on there may be sounds. */
  wake() {
    if (this.context || !sounding() || typeof AudioContext === "undefined") return;
    this.context = new AudioContext();
  }

  /** @param {Sound} sound */
  play(sound) {
    const { context } = this;
    if (!context || !sounding() || document.hidden) return;
    const now = context.currentTime;
    if (now - (this.last.get(sound) ?? -1) < AGAIN) return;
    this.last.set(sound, now);
    for (const [pitch, at, length, loud] of NOTES[sound]) this.note(context, pitch, now + at, length, loud);
  }

  /**
   * @param {AudioContext} context @param {number} pitch @param {number} at @param {number} length @param {number} loud
   */
  note(context, pitch, at, length, loud) {
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    volume.connect(context.destination);
    const source = pitch ? tone(context, pitch) : this.noise(context);
    source.connect(volume);
    source.start(at);
    source.stop(at + length);
  }

  /** @param {AudioContext} context */
  noise(context) {
    if (!this.rustle) {
      this.rustle = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
      const samples = this.rustle.getChannelData(0);
      for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * 0.5;
    }
    const source = context.createBufferSource();
    source.buffer = this.rustle;
    return source;
  }

  /**
   * Somebody is asked, or isn't any more; who has waited for it is called.
   *
   * @param {boolean} asked
   */
  asked(asked, now = Date.now()) {
    if (!asked) this.since = now;
    else if (this.since && now - this.since > WAITED) this.play("turn");
  }
}

/** @param {AudioContext} context @param {number} pitch */
function tone(context, pitch) {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  return source;
}

export const sounds = new Sounds();
