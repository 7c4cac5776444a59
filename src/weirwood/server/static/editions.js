// What is known of each game by its name, in one place: what it calls what they have in common, how a round goes in it
// and how it is won, and the houses that stand for it in the lobby.

const ROUND = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"];

/** @type {Edition} */
const SECOND = {
  houses: ["stark", "lannister", "targaryen"],
  strength: "STR",
  home: "faction card",
  round: ROUND,
  figures: { income: "gold", initiative: "init", claim: "claim", reserve: "reserve" },
  goal: "Whoever has 15 power first wins. All of it counts, on the faction card and on cards in play.",
  course:
    "A round has seven phases. Plot: everybody reveals one. Draw: two cards each. Marshaling: gold brings cards " +
    "into play. Challenges: military kills, intrigue takes cards from the hand, power takes power. Dominance: the " +
    "most STR still standing, with unspent gold, brings 1 power. Standing: all cards stand. Taxation: gold goes " +
    "back. In a melee everybody also chooses a title for the round, which makes rivals and friends.",
};

/** @type {Record<string, Partial<Edition>>} */
const EDITIONS = {
  agot2: SECOND,
  hbo: {
    houses: ["stark", "lannister"],
    strength: "strength",
    home: "House banner",
    round: ROUND.map((phase) => phase.replace("marshaling", "marshalling")),
    figures: { income: "income", initiative: "initiative", claim: "claim" },
    goal: "Whoever has 15 power first wins. All of it counts, on the House banner and on characters.",
    course:
      "A round has seven phases. Plot: both reveal one; whoever has the higher initiative says who goes first. Draw: " +
      "two cards each. Marshalling: gold brings cards into play. Challenges: military kills, intrigue takes cards " +
      "from the hand, power takes power. Dominance: the most strength still standing, with unspent gold, brings 1 " +
      "power. Standing: all cards stand. Taxation: gold goes back.",
  },
  fief: {
    houses: ["baratheon", "tyrell", "greyjoy", "martell"],
    goal:
      "Whoever has 3 victory points at the end of a round wins; two who are allied by marriage need more together. " +
      "The title of each fief is worth one, and so are the King, the Hand of the King and the Lord Commander.",
    course:
      "A round: marriages and elections, cards, income, purchases, movement, battles, the Wall if it is played with, " +
      "and the count.",
  },
};

/**
 * A game that has no words of its own is spoken of in the second edition's.
 *
 * @param {string} game
 * @returns {Edition}
 */
export const editionOf = (game) => ({
  ...SECOND,
  houses: ["neutral"],
  goal: "",
  course: "",
  ...EDITIONS[game],
});
