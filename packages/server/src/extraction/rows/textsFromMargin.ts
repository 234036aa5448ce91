// "COMPRA PINGO DOCE" and under it "02-02-2026   383,34 D", as narrow slips print: texts above their rows that begin where the days do.
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { distance } from './scanState.js';
import type { RawRow, StreamItem } from './stream.js';

const FEWEST = 4;
/** Of the rows, as many stand right under a text at least. */
const MOST = 0.9;
/** In sizes of type: from the text to its row, and how far right of the days it may begin. */
const NEXT_LINE = 2;
const AT_MARGIN = 0.6;

/** Only where no row of a table has words beside its figures, and no text stands right below the last one: that might be its own. */
export function withTextsFromMargin(items: readonly StreamItem[], lines: readonly TokenLine[]): StreamItem[] {
  const texts = new Set(items.flatMap((item) => (item.type === 'text' && /\p{L}{2}/u.test(lines[item.line]!.text) ? [item.line] : [])));
  const owners = new Map<RawRow, number>();
  const every = items.filter((item) => item.type === 'row');
  for (const kind of new Set(every.map((row) => row.kind))) {
    const rows = every.filter((row) => row.kind === kind);
    if (rows.length < FEWEST || rows.some(({ hasText, lines: own }) => hasText || own.length > 1)) continue;
    const under = rows.filter(({ lines: [first] }) => texts.has(first! - 1) && areNext(lines[first! - 1]!, lines[first!]!));
    const last = rows.at(-1)!.lines[0]!;
    const isOverText = texts.has(last + 1) && areNext(lines[last]!, lines[last + 1]!);
    if (under.length >= MOST * rows.length && !isOverText) for (const row of under) owners.set(row, row.lines[0]! - 1);
  }
  if (owners.size === 0) return [...items];
  const taken = new Set(owners.values());
  return items.flatMap((item): StreamItem[] => {
    const text = item.type === 'row' ? owners.get(item) : undefined;
    if (item.type === 'row' && text !== undefined) return [{ ...item, lines: [text, ...item.lines], words: squash(lines[text]!.text), hasText: true }];
    return item.type === 'text' && taken.has(item.line) ? [] : [item];
  });
}

function areNext(above: TokenLine, below: TokenLine): boolean {
  const apart = distance(above, below);
  return apart !== null && apart <= NEXT_LINE * below.line.fontSize && Math.abs(above.line.box[0] - below.line.box[0]) <= AT_MARGIN * below.line.fontSize;
}
