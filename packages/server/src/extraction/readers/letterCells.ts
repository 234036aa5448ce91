// Letters of different widths set one by one into cells of one width, as forms and old printers had them: white stands beside the narrow
// ones, wherever words end. Each of them is taken to be as wide as its cell.

export interface LetterInLine {
  glyph: { advance: number };
  u: number;
  end: number;
}

/** Steps from letter to letter, at least, before a page is believed to have cells. */
const FEWEST_STEPS = 40;
/** Of the letters of a page stand in cells, at least. */
const USUAL = 0.6;
/** Of all steps lead from one cell to the next, at least. */
const MOST = 0.5;
/** Of a cell. */
const OFF = 0.04;
/** Letters of one width are typed, not set into cells. */
const UNEVEN = 0.3;

export function inCells<T extends LetterInLine>(lines: T[][]): T[][] {
  const width = cellWidth(lines);
  return width === null ? lines : lines.map((line) => (isInCells(line, width) ? line.map((placed) => ({ ...placed, end: placed.u + width })) : line));
}

/** The step that most letters of the page are from the one before them; null where there is none, or it is the width of every letter. */
function cellWidth(lines: readonly LetterInLine[][]): number | null {
  const counts = new Map<number, number>();
  let steps = 0;
  for (const line of lines) {
    for (let at = 1; at < line.length; at += 1) {
      const key = Math.round(20 * (line[at]!.u - line[at - 1]!.u));
      counts.set(key, (counts.get(key) ?? 0) + 1);
      steps += 1;
    }
  }
  const [key, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  if (key <= 0 || count < FEWEST_STEPS || count < MOST * steps) return null;
  const width = key / 20;
  const own = lines.filter((line) => isInCells(line, width)).flat().map(({ glyph }) => glyph.advance).sort((a, b) => a - b);
  return own.length >= USUAL * steps && own.at(-1)! - own[0]! > UNEVEN * width ? width : null;
}

function isInCells(line: readonly LetterInLine[], width: number): boolean {
  return line.length > 1 && line.every(({ u }, at) => at === 0 || isWhole((u - line[at - 1]!.u) / width));
}

function isWhole(cells: number): boolean {
  return cells > 0.5 && Math.abs(cells - Math.round(cells)) < OFF * Math.max(1, Math.round(cells));
}
