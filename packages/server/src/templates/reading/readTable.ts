// The rows of a table in a rectangle: lines cut at the dividers, lines of one row put together, what is not wanted left out.
import type { PageLocation, TableConfig, TableTransforms } from '@tieout/sdk/contract';
import { linesOf, middleOf, wordsInside } from './canvasPage.js';
import type { CanvasPage, CanvasWord } from './canvasPage.js';

export interface TableRow {
  /** One text per column of the template, those that are left out included. */
  cells: string[];
  place: PageLocation;
}

interface Row {
  /** Per column the text of each line, empty where the line has none. */
  cells: string[][];
  place: PageLocation;
}

export function readTable(page: CanvasPage, location: PageLocation, { columns, headerRows, transforms }: TableConfig): TableRow[] {
  const starts = columnStarts(columns.map(({ columnWidthPercentage }) => columnWidthPercentage), location);
  const lines = linesOf(wordsInside(page.words, location)).map((line) => toRow(line, starts));
  const rows = mergeRows(alignToMiddle(lines.slice(headerRows), transforms), transforms);
  return rows.map(({ cells, place }) => ({ place, cells: columns.map((column, index) => cellText(cells[index] ?? [], column.line, transforms.multilineFields.includes(index) ? '\n' : transforms.separator)) }));
}

/** Widths that do not add up to the whole are stretched to it; without any the columns are alike. */
function columnStarts(widths: readonly number[], { x0, x1 }: PageLocation): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = 0;
  return widths.map((width) => {
    const start = x0 + (x1 - x0) * at;
    at += total > 0 ? width / total : 1 / widths.length;
    return start;
  });
}

function toRow(line: readonly CanvasWord[], starts: readonly number[]): Row {
  const cells = starts.map((): string[] => []);
  for (const word of line) {
    const [middle] = middleOf(word);
    const column = Math.max(0, starts.findLastIndex((start) => start <= middle));
    cells[column]!.push(word.text);
  }
  return { cells: cells.map((words) => [words.join(' ')]), place: placeOf(line) };
}

function placeOf(parts: readonly PageLocation[]): PageLocation {
  return {
    x0: Math.min(...parts.map(({ x0 }) => x0)), y0: Math.min(...parts.map(({ y0 }) => y0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)), y1: Math.max(...parts.map(({ y1 }) => y1)),
  };
}

/** The first row comes before the second one. */
function joined(first: Row, second: Row): Row {
  return { cells: first.cells.map((lines, column) => [...lines, ...second.cells[column]!]), place: placeOf([first.place, second.place]) };
}

const isFilled = ({ cells }: Row, column: number): boolean => (cells[column] ?? []).some((text) => text !== '');

/** Cells in the middle of their row stand between the lines of the others: each line goes to the nearest of them. */
function alignToMiddle(lines: readonly Row[], { alignMiddle }: TableTransforms): Row[] {
  if (!alignMiddle) return [...lines];
  const anchors = lines.filter((line) => isFilled(line, alignMiddle.referenceField));
  if (anchors.length === 0) return [...lines];
  const height = ({ place }: Row) => middleOf(place)[1];
  const nearest = (line: Row) => anchors.reduce((best, anchor) => (Math.abs(height(anchor) - height(line)) < Math.abs(height(best) - height(line)) ? anchor : best));
  const groups = new Map(anchors.map((anchor) => [anchor, [] as Row[]]));
  for (const line of lines) groups.get(nearest(line))!.push(line);
  return [...groups.values()].map((group) => group.reduce(joined));
}

/** A line that a mask describes belongs to the row before it or after it; without such a row it is one of its own. */
function mergeRows(rows: readonly Row[], { verticalMergeMasks }: TableTransforms): Row[] {
  const merged: Row[] = [];
  let waiting: Row | null = null;
  for (const row of rows) {
    const mask = verticalMergeMasks.find(({ columns }) => columns.every((wanted, column) => wanted === null || wanted === isFilled(row, column)));
    if (mask?.direction === 'next') waiting = waiting ? joined(waiting, row) : row;
    else if (mask && merged.length > 0 && !waiting) merged.push(joined(merged.pop()!, row));
    else {
      merged.push(waiting ? joined(waiting, row) : row);
      waiting = null;
    }
  }
  if (waiting) merged.push(waiting);
  return merged;
}

function cellText(lines: readonly string[], line: number | undefined, separator: string): string {
  if (line !== undefined) return lines[line - 1] ?? '';
  return lines.filter((text) => text !== '').join(separator);
}
