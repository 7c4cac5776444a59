// How wide words are, measured with the letters in which cards have their names.

export class Ruler {
  constructor() {
    /** @type {Map<string, string>} */
    this.widths = new Map();
    /** @type {CanvasRenderingContext2D | null} */
    this.pen = null;
  }

  ready() {
    if (!this.pen) {
      this.pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      this.pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
    }
    return this.pen;
  }

  /**
   * How wide the longest word of a name is, in ems: no word is broken, a long one is set smaller.
   *
   * @param {string} name
   */
  longest(name) {
    let found = this.widths.get(name);
    if (found === undefined) {
      const wide = name.split(/[ -]/).map((part) => this.ready().measureText(part).width / 100);
      found = Math.max(...wide).toFixed(2);
      this.widths.set(name, found);
    }
    return found;
  }
}
