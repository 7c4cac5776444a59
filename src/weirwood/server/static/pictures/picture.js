// Which picture a view gets: cards on a table, the map, the list for whoever wants it, or plain panels.
import { boardTable, isBoard } from "../board/board.js";
import { cardTable, fits } from "./cardtable.js";
import { genericTable } from "./generic.js";
import { listTable } from "./listview.js";

/** @param {View} view @param {Look} ui */
export function picture(view, ui) {
  if (fits(view)) return ui?.list ? listTable : cardTable;
  return isBoard(view) ? boardTable : genericTable;
}
