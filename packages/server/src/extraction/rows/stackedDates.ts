// "01.05." above "03.05.": a second date under the first belongs to the same row, when that is how the whole table is set.
import type { TableLayout } from '../columns/tables.js';
import type { LineView } from './describeLine.js';

export function hasStackedDates(kind: number, { kindOf, isHeading }: Pick<TableLayout, 'kindOf' | 'isHeading'>, views: readonly LineView[]): boolean {
  let rows = 0;
  let followed = 0;
  let dateOnly = 0;
  let completed = 0;
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
    if (view.dates.length === 1 && view.filled > 0) {
      rows += 1;
      const next = views[index + 1];
      if (next && next.dates.length === 1 && next.filled === 0) {
        followed += 1;
        if (bringsAmount(view, views[index + 2])) completed += 1;
      }
    } else if (view.dates.length === 1) dateOnly += 1;
  }
  return rows > 0 && opened <= 0 && followed >= 0.6 * rows && completed < 0.5 * followed && dateOnly <= 1.15 * rows;
}

/** Without a day of its own, and with a figure where the row has one: what stands between them is the day of the second figure, and not of the first. */
function bringsAmount({ cells }: LineView, next: LineView | undefined): boolean {
  return next !== undefined && next.dates.length === 0 && next.label === null && next.cells.some((cell, column) => cell !== null && cells[column] !== null && cells[column] !== undefined);
}
