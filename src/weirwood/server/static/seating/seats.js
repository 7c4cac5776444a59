// Who sits where at a table that isn't made yet.

/**
 * How many may play: by what is chosen in the form, or by the game.
 *
 * @param {GameInfo} game @param {Values} form
 * @returns {[least: number, most: number]}
 */
export function bounds(game, form) {
  for (const field of game.form) {
    const chosen = field.choices?.find((choice) => choice.value === (form[field.name] ?? field.default));
    if (chosen?.seats) return chosen.seats;
  }
  return [game.min_seats, game.max_seats];
}

/**
 * @param {GameInfo} game @param {string} who
 * @returns {NewSeat}
 */
export const newSeat = (game, who = "bot") => ({ who, bot: game.bots?.[0]?.id, form: {} });

/**
 * As many seats as may play: oneself first, then computers.
 *
 * @param {NewSeat[]} seats changed in place
 * @param {GameInfo} game @param {Values} form
 */
export function fit(seats, game, form) {
  const [least, most] = bounds(game, form);
  while (seats.length < least) seats.push(newSeat(game, seats.length ? "bot" : "me"));
  seats.length = Math.min(seats.length, most);
}

/**
 * What one seat has just chosen no other has: whoever had it gets what is left.
 *
 * @param {NewSeat[]} seats @param {NewSeat} seat @param {Field} field
 */
export function settle(seats, seat, field) {
  const { name, choices = [] } = field;
  const wanted = seat.form[name];
  if (field.kind !== "choice" || wanted === field.default) return;
  const free = choices.filter((c) => c.value !== field.default && !seats.some((other) => other.form[name] === c.value));
  for (const other of seats)
    if (other !== seat && other.form[name] === wanted)
      other.form[name] = free.length === 1 ? free[0].value : field.default;
}
