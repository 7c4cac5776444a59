// The board game's table; games/fief has no view yet, so nothing is drawn as a board and the readable panels do it.
import { genericTable } from "../table/generic.js";

export const isBoard = () => false;
export const boardTable = genericTable;
