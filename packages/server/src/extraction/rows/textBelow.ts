// Tables without a column of texts: each row prints its days and figures, and its texts on lines of their own below, from the margin on.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';
import { distance } from './scanState.js';

/** Rows, and the share of them that texts follow: not those at the foot of pages. */
const FEWEST = 3;
const MOST = 0.8;
/** In sizes of type: the first line of a text is right below its row. */
const CLOSE = 2.1;

export function hasTextBelow({ id, fontSize }: TableKind, { kindOf, isHeading }: TableLayout, views: readonly LineView[], lines: readonly TokenLine[], furniture: Uint8Array): boolean {
  const isRow = (index: number): boolean => kindOf[index] === id && !furniture[index] && views[index]!.filled > 0 && views[index]!.dates.length > 0 && views[index]!.label === null;
  const rows = [...lines.keys()].filter(isRow);
  if (rows.length < FEWEST || rows.some((index) => views[index]!.words.length > 0)) return false;
  const isText = (index: number): boolean => {
    const view = views[index];
    return view !== undefined && kindOf[index] === id && !isHeading[index] && !furniture[index] && view.filled === 0 && view.dates.length === 0 && view.words.length > 0;
  };
  const isClose = (index: number): boolean => lines[index]!.line.page === lines[index - 1]!.line.page && (distance(lines[index - 1]!, lines[index]!) ?? Infinity) <= CLOSE * fontSize;
  // On slips the texts stand above, that of the first row, too.
  const first = rows[0]!;
  if (first > 0 && isText(first - 1) && isClose(first)) return false;
  return rows.filter((index) => isText(index + 1) && isClose(index + 1)).length >= MOST * rows.length;
}
