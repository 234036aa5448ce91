/** A block of cells as in a spreadsheet: where it began, and where it was drawn to. Columns count as they are shown. */
export interface CellRange {
  anchor: CellPlace;
  head: CellPlace;
}
export interface CellPlace { row: number; column: number }

export interface RangeBounds { top: number; bottom: number; left: number; right: number }

export function boundsOf({ anchor, head }: CellRange): RangeBounds {
  return {
    top: Math.min(anchor.row, head.row), bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column), right: Math.max(anchor.column, head.column),
  };
}

export function isInRange(range: CellRange | null, row: number, column: number): boolean {
  if (!range) return false;
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function isOneCell({ anchor, head }: CellRange): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/** Where an arrow key with shift draws the range to. */
export function extendRange({ anchor, head }: CellRange, key: string, rows: number, columns: number): CellRange {
  const [down, right] = steps[key] ?? [0, 0];
  const bound = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));
  return { anchor, head: { row: bound(head.row + down, rows), column: bound(head.column + right, columns) } };
}

/** Cells as spreadsheets put them on the clipboard: tabs between columns, line feeds between rows. */
export function formatCells(cells: readonly (readonly string[])[]): string {
  const quote = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((row) => row.map(quote).join('\t')).join('\n');
}

/** The reverse, as Excel, Sheets and LibreOffice write it: cells with line feeds stand in quotes. A file of lines may have another separator. */
export function parseCells(text: string, separator: '\t' | ',' | ';' = '\t'): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"(?=${separator}|\\r?\\n|$)|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  const trimmed = text.replace(/\r?\n$/, '');
  while (cell.lastIndex <= trimmed.length) {
    const match = cell.exec(trimmed);
    if (!match) break;
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] !== separator) rows.push([]);
  }
  return rows;
}

/** What lands in each cell: a single value fills the range, a block starts at its top left corner. */
export function layPasted(range: CellRange, pasted: readonly (readonly string[])[]): { row: number; column: number; text: string }[] {
  const { top, bottom, left, right } = boundsOf(range);
  const single = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  if (single !== undefined) {
    return Array.from({ length: bottom - top + 1 }, (_, row) => Array.from({ length: right - left + 1 }, (_unused, column) => ({ row: top + row, column: left + column, text: single }))).flat();
  }
  return pasted.flatMap((cells, row) => cells.map((text, column) => ({ row: top + row, column: left + column, text })));
}
