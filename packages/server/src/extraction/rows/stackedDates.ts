// "01.05." above "03.05.": a second date under the first belongs to the same row, when that is how the whole table is set.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';

/** Lines of text between a day and the figures of its row, at most. */
const MOST_TEXTS = 5;
/** Of such days, where the last of a page may have its figures on the next one. */
const MOST_COMPLETED = 0.8;

export function hasStackedDates(kind: number, { kindOf, isHeading, kinds }: Pick<TableLayout, 'kindOf' | 'isHeading' | 'kinds'>, views: readonly LineView[], lines: readonly TokenLine[]): boolean {
  const showsRow = (view: LineView): boolean => showsOwnFigure(view, kinds[kind]!);
  let rows = 0;
  let followed = 0;
  let dateOnly = 0;
  // Days in sentences below the last row are none of the rows.
  let dateOnlyOfRows = 0;
  let completed = 0;
  let completedBelow = 0;
  let opened = 0;
  let isTop = false;
  for (let index = 0; index < views.length; index += 1) {
    if (kindOf[index] !== kind) continue;
    const view = views[index]!;
    if (isHeading[index]) isTop = true;
    else if (isTop && view.dates.length > 0 && view.label === null) {
      // The first day under the headings has no figures: they stand beside the second day of each row.
      opened += view.filled > 0 ? -1 : 1;
      isTop = false;
    }
    if (view.dates.length === 1 && showsRow(view)) {
      rows += 1;
      const next = views[index + 1];
      dateOnlyOfRows = dateOnly;
      if (next && next.dates.length === 1 && !showsRow(next)) {
        dateOnlyOfRows += 1;
        followed += 1;
        if (bringsAmount(view, views[index + 2])) completed += 1;
        const below = figuresBelow(views, index + 2);
        // "Balance on 03.01.2026" below the rows of a day is no row.
        if (lines[below]?.dates.length === 0 && bringsAmount(view, views[below])) completedBelow += 1;
      }
    } else if (view.dates.length === 1) dateOnly += 1;
  }
  if (followed > 0 && completedBelow >= MOST_COMPLETED * followed) return false;
  return rows > 0 && opened <= 0 && followed >= 0.6 * rows && completed < 0.5 * followed && dateOnlyOfRows <= 1.15 * rows;
}

/** A rate under what was paid in another currency is no figure of a row. */
export function showsOwnFigure({ cells }: LineView, { amounts }: TableKind): boolean {
  return cells.some((cell, column) => cell !== null && amounts[column]?.heading !== 'foreign');
}

/** The next line that is more than text; -1 where there is none near. */
function figuresBelow(views: readonly LineView[], from: number): number {
  const at = views.slice(from, from + MOST_TEXTS + 1).findIndex(({ dates, filled, label }) => dates.length > 0 || filled > 0 || label !== null);
  return at < 0 ? -1 : from + at;
}

/** Without a day of its own, and with a figure where the row has one: what stands between them is the day of the second figure, and not of the first. */
function bringsAmount({ cells }: LineView, next: LineView | undefined): boolean {
  return next !== undefined && next.dates.length === 0 && next.label === null && next.cells.some((cell, column) => cell !== null && cells[column] !== null && cells[column] !== undefined);
}
